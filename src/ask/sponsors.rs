//! What one to three sponsor cards of Les Sponsors bring.

use serde_json::json;

use crate::ask::answer::derivation;
use crate::ask::{Answer, AskError};
use crate::engine::{Derivation, Tally};
use crate::games::sponsors::{Sale, Sponsor, sale};
use crate::say;
use crate::words::Line;
use crate::words::keys::{ask as k, sponsors as rules};

/// Three of different colours bring 7 million, three alike 10, any other 1 each.
///
/// # Errors
/// Refuses no card and more than three: a car holds three at most.
pub fn sponsors(cards: &[Sponsor]) -> Result<Answer, AskError> {
    if cards.is_empty() || cards.len() > 3 {
        let why = say!(k::SPONSORS_COUNT, count = cards.len());
        return Err(AskError::new(why).way_out(k::SPONSORS_COUNT_WAY_OUT));
    }
    let (set, tally) = sale(cards, Tally::told());
    let named: Vec<Line> = cards.iter().map(|card| Line::new(card.key())).collect();
    let what = say!(k::SPONSORS, cards = named.clone());
    let figure = Derivation::of(what, rules::RULE_SPONSORS, tally);
    let word = match set {
        Sale::Colours => "three-colours",
        Sale::Alike => "three-alike",
        Sale::Each => "each",
    };
    Ok(Answer {
        headline: say!(k::SPONSORS_ANSWER, cards = named, millions = figure.total),
        steps: Vec::new(),
        json: json!({
            "ask": "sponsors",
            "cards": cards,
            "sold_as": word,
            "millions": figure.total,
            "derivation": derivation(&figure),
        }),
        figures: vec![figure],
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use Sponsor::{Blue, Red, Yellow};

    #[test]
    fn cards_bring_what_they_are_sold_for() {
        let millions = |cards: &[Sponsor]| sponsors(cards).unwrap().json["millions"].clone();
        assert_eq!(millions(&[Blue, Red, Yellow]), 7);
        assert_eq!(millions(&[Red, Red, Red]), 10);
        assert_eq!(millions(&[Red, Red, Blue]), 3);
        assert_eq!(millions(&[Yellow]), 1);
        assert!(sponsors(&[]).is_err() && sponsors(&[Red; 4]).is_err());
        assert!(sponsors(&[Red, Red, Blue]).unwrap().figures.iter().all(Derivation::adds_up));
    }
}
