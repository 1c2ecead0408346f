//! The rule search entries of Les Sponsors, one for each paragraph, in the order of the rules.

use crate::engine::RuleEntry;
use crate::words::keys::{entries, sponsors as k};

pub(super) const ENTRIES: &[RuleEntry] = &[
    RuleEntry { title: k::RULE_SETUP, description: entries::SPONSORS_SETUP },
    RuleEntry { title: k::RULE_ORDER, description: entries::SPONSORS_ORDER },
    RuleEntry { title: k::RULE_DIE, description: entries::SPONSORS_DIE },
    RuleEntry { title: k::RULE_SQUARES, description: entries::SPONSORS_SQUARES },
    RuleEntry { title: k::RULE_SPONSOR_SQUARE, description: entries::SPONSORS_SPONSOR_SQUARE },
    RuleEntry { title: k::RULE_SPONSORS, description: entries::SPONSORS_SPONSORS },
    RuleEntry { title: k::RULE_ENERGY, description: entries::SPONSORS_ENERGY },
    RuleEntry { title: k::RULE_THREE, description: entries::SPONSORS_THREE },
    RuleEntry { title: k::RULE_SIDES, description: entries::SPONSORS_SIDES },
    RuleEntry { title: k::RULE_GRID, description: entries::SPONSORS_GRID },
    RuleEntry { title: k::RULE_RACE, description: entries::SPONSORS_RACE },
    RuleEntry { title: k::RULE_CARDS, description: entries::SPONSORS_CARDS },
    RuleEntry { title: k::RULE_ROULETTE, description: entries::SPONSORS_ROULETTE },
    RuleEntry { title: k::RULE_VIOLET, description: entries::SPONSORS_VIOLET },
    RuleEntry { title: k::RULE_MOVES, description: entries::SPONSORS_MOVES },
    RuleEntry { title: k::RULE_FINISH, description: entries::SPONSORS_FINISH },
];
