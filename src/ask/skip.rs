//! The cost in R&D cubes of skipping spaces beyond the most modern one.

use serde_json::json;

use crate::ask::answer::derivation;
use crate::ask::{Answer, AskError};
use crate::engine::{Derivation, Tally, Term};
use crate::games::automobile::{Space, track};
use crate::msg;
use crate::words::keys::{ask as k, automobile};

/// 1 + 2 + … + k cubes for the k-th space beyond the most modern one.
///
/// # Errors
/// Refuses more spaces than the track has.
pub fn skip(spaces: u8) -> Result<Answer, AskError> {
    if spaces > Space::COUNT {
        return Err(AskError::new(msg!(k::SKIP_TOO_FAR, spaces = spaces, most = Space::COUNT)));
    }
    let tally =
        track::steps(i64::from(spaces), Tally::traced(), |step| Term::new(msg!(k::SKIP_TERM, n = step)));
    let figure = Derivation::of(msg!(k::SKIP, spaces = spaces), automobile::RULE_SKIP, tally);
    let cubes = figure.total;
    Ok(Answer {
        headline: msg!(k::SKIP_ANSWER, spaces = spaces, cubes = cubes),
        steps: Vec::new(),
        json: json!({ "ask": "skip", "spaces": spaces, "cubes": cubes, "derivation": derivation(&figure) }),
        figures: vec![figure],
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn skipping_costs_1_3_6_10_cubes() {
        let cubes: Vec<_> = (0..=4).map(|spaces| skip(spaces).unwrap().json["cubes"].clone()).collect();
        assert_eq!(cubes, [0, 1, 3, 6, 10]);
        assert!(skip(27).is_err());
        assert!(skip(3).unwrap().figures.iter().all(Derivation::adds_up));
    }
}
