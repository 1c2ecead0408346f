//! What a lifted hood costs in Auto-Brocante: who pays whom, and the fine.

use serde_json::json;

use crate::ask::answer::derivation;
use crate::ask::{Answer, AskError};
use crate::engine::{Derivation, Measure, Tally};
use crate::games::auto_brocante::{Fined, lift};
use crate::say;
use crate::words::Arg;
use crate::words::keys::{ask as k, auto_brocante};

/// What buyer and seller pay each other when the seller asked this and the Blue Book says that; a book of 0 is junk.
///
/// # Errors
/// Refuses a price of 0: nothing asked lifts no hood.
pub fn hood(asked: u32, book: u32) -> Result<Answer, AskError> {
    if asked == 0 {
        return Err(AskError::new(k::HOOD_NOTHING_ASKED).way_out(auto_brocante::HOOD_ASKED_WAY_OUT));
    }
    let hood = lift(asked, book, &Tally::told());
    let (buyer, seller) = (hood.buyer_pays.total(), hood.seller_pays.total());
    let key = match hood.fined {
        Fined::Buyer => k::HOOD_BUYER,
        Fined::Seller if book == 0 => k::HOOD_JUNK,
        Fined::Seller => k::HOOD_SELLER,
    };
    let figure =
        |what, tally| Derivation::of(say!(what), auto_brocante::RULE_HOOD, tally).counted_in(Measure::Money);
    let mut figures = vec![figure(k::HOOD_BUYER_PAYS, hood.buyer_pays)];
    if seller > 0 {
        figures.push(figure(k::HOOD_SELLER_PAYS, hood.seller_pays));
    }
    let fined = match hood.fined {
        Fined::Buyer => "buyer",
        Fined::Seller => "seller",
    };
    let derivations: Vec<_> = figures.iter().map(derivation).collect();
    Ok(Answer {
        headline: say!(key, buyer = Arg::Money(buyer), seller = Arg::Money(seller)),
        steps: Vec::new(),
        json: json!({
            "ask": "hood", "asked": asked, "book": book, "fined": fined,
            "buyer_pays": buyer, "seller_pays": seller, "derivations": derivations,
        }),
        figures,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_nothing_is_asked_no_hood_is_lifted() {
        assert_eq!(hood(0, 5000).unwrap_err().why.key, k::HOOD_NOTHING_ASKED);
        assert!(hood(1, 0).is_ok());
    }

    #[test]
    fn a_hood_is_answered_by_the_rules_of_the_game() {
        for (asked, book, fined, buyer, seller) in [
            (6000, 8000, "buyer", 9000, 0),
            (6000, 6000, "buyer", 7000, 0),
            (6000, 5000, "seller", 5000, 1000),
            (5000, 0, "seller", 0, 1000),
        ] {
            let answer = hood(asked, book).unwrap();
            assert_eq!(answer.json["fined"], fined);
            assert_eq!(
                (&answer.json["buyer_pays"], &answer.json["seller_pays"]),
                (&json!(buyer), &json!(seller))
            );
            assert!(answer.figures.iter().all(Derivation::adds_up));
        }
    }
}
