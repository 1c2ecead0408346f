//! The number of cards dealt to each player in Autotock.

use serde_json::json;

use crate::ask::{Answer, AskError};
use crate::games::autotock::deals;
use crate::msg;
use crate::words::Line;
use crate::words::keys::ask as k;

/// The deals from one full deck.
///
/// # Errors
/// Refuses a number of players that the game does not allow.
pub fn deal(players: usize) -> Result<Answer, AskError> {
    let Some((deals, aside)) = deals(players) else {
        return Err(
            AskError::new(msg!(k::DEAL_PLAYERS, players = players)).suggestion(k::DEAL_PLAYERS_SUGGESTION)
        );
    };
    let cards: Vec<String> = deals.iter().map(|deal| deal.cards.to_string()).collect();
    Ok(Answer {
        headline: msg!(k::DEAL_ANSWER, players = players, cards = cards.join(" ")),
        steps: vec![msg!(k::DEAL_ASIDE, aside = aside), Line::new(k::DEAL_FIRST), Line::new(k::DEAL_NEXT)],
        figures: Vec::new(),
        json: json!({
            "ask": "deal",
            "players": players,
            "deals": deals.iter().map(|deal| deal.cards).collect::<Vec<_>>(),
            "aside": aside,
        }),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_players_are_dealt_5_4_4_and_two_cards_stay_aside() {
        let answer = deal(4).unwrap();
        assert_eq!(answer.json["deals"], json!([5, 4, 4]));
        assert_eq!(answer.json["aside"], 2);
        assert!(deal(6).is_err());
    }
}
