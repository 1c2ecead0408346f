//! Looking under the hood: the buyer takes the car at the seller's Blue Book value, and one of the two is fined (7.).

use crate::engine::Tally;
use crate::games::auto_brocante::units::FINE;

use crate::words::keys::auto_brocante as k;

/// The payments after a look under the hood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hood {
    /// What the buyer pays to the seller: the value, and the fine if the buyer is fined.
    pub buyer_pays: Tally,
    /// What the seller pays to the buyer: the fine if the seller is fined.
    pub seller_pays: Tally,
}

/// The payments for an asked price and the seller's value. `empty` is the tally that both start from.
pub fn lift(asked: u32, value: u32, empty: &Tally) -> Hood {
    let what = if value == 0 { k::TERM_JUNK } else { k::TERM_VALUE };
    let mut buyer_pays = empty.clone().plus(i64::from(value), || what);
    let mut seller_pays = empty.clone();
    // The rule text says "equal or lower" for the first case; its next sentence shows that "higher" is meant.
    match value >= asked {
        true => buyer_pays.add(FINE, || k::TERM_FINE_BUYER),
        false => seller_pays.add(FINE, || k::TERM_FINE_SELLER),
    }
    Hood { buyer_pays, seller_pays }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn paid(asked: u32, value: u32) -> (i64, i64) {
        let hood = lift(asked, value, &Tally::traced());
        (hood.buyer_pays.total(), hood.seller_pays.total())
    }

    #[test]
    fn a_car_worth_what_was_asked_costs_its_value_and_the_fine() {
        assert_eq!(paid(6000, 8000), (9000, 0));
        assert_eq!(paid(6000, 6000), (7000, 0));
        assert_eq!(paid(0, 0), (1000, 0));
    }

    #[test]
    fn a_car_worth_less_costs_its_value_and_junk_nothing_and_the_seller_is_fined() {
        assert_eq!(paid(6001, 6000), (6000, 1000));
        assert_eq!(paid(5000, 0), (0, 1000));
    }
}
