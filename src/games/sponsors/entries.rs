//! What the rules of Les Sponsors say, paragraph by paragraph, to be looked up.

use crate::engine::RuleEntry;
use crate::words::keys::{entries as told, sponsors as k};

/// In the order of the rules.
pub(super) const ENTRIES: &[RuleEntry] = &[
    RuleEntry { title: k::RULE_SETUP, told: told::SPONSORS_SETUP },
    RuleEntry { title: k::RULE_ORDER, told: told::SPONSORS_ORDER },
    RuleEntry { title: k::RULE_DIE, told: told::SPONSORS_DIE },
    RuleEntry { title: k::RULE_SQUARES, told: told::SPONSORS_SQUARES },
    RuleEntry { title: k::RULE_SPONSOR_SQUARE, told: told::SPONSORS_SPONSOR_SQUARE },
    RuleEntry { title: k::RULE_SPONSORS, told: told::SPONSORS_SPONSORS },
    RuleEntry { title: k::RULE_ENERGY, told: told::SPONSORS_ENERGY },
    RuleEntry { title: k::RULE_THREE, told: told::SPONSORS_THREE },
    RuleEntry { title: k::RULE_SIDES, told: told::SPONSORS_SIDES },
    RuleEntry { title: k::RULE_GRID, told: told::SPONSORS_GRID },
    RuleEntry { title: k::RULE_RACE, told: told::SPONSORS_RACE },
    RuleEntry { title: k::RULE_CARDS, told: told::SPONSORS_CARDS },
    RuleEntry { title: k::RULE_ROULETTE, told: told::SPONSORS_ROULETTE },
    RuleEntry { title: k::RULE_VIOLET, told: told::SPONSORS_VIOLET },
    RuleEntry { title: k::RULE_MOVES, told: told::SPONSORS_MOVES },
    RuleEntry { title: k::RULE_FINISH, told: told::SPONSORS_FINISH },
];
