//! What the rules of Les Sponsors say, paragraph by paragraph, to be looked up.

use crate::engine::RuleEntry;
use crate::words::keys::{entries as description, sponsors as k};

/// In the order of the rules.
pub(super) const ENTRIES: &[RuleEntry] = &[
    RuleEntry { title: k::RULE_SETUP, description: description::SPONSORS_SETUP },
    RuleEntry { title: k::RULE_ORDER, description: description::SPONSORS_ORDER },
    RuleEntry { title: k::RULE_DIE, description: description::SPONSORS_DIE },
    RuleEntry { title: k::RULE_SQUARES, description: description::SPONSORS_SQUARES },
    RuleEntry { title: k::RULE_SPONSOR_SQUARE, description: description::SPONSORS_SPONSOR_SQUARE },
    RuleEntry { title: k::RULE_SPONSORS, description: description::SPONSORS_SPONSORS },
    RuleEntry { title: k::RULE_ENERGY, description: description::SPONSORS_ENERGY },
    RuleEntry { title: k::RULE_THREE, description: description::SPONSORS_THREE },
    RuleEntry { title: k::RULE_SIDES, description: description::SPONSORS_SIDES },
    RuleEntry { title: k::RULE_GRID, description: description::SPONSORS_GRID },
    RuleEntry { title: k::RULE_RACE, description: description::SPONSORS_RACE },
    RuleEntry { title: k::RULE_CARDS, description: description::SPONSORS_CARDS },
    RuleEntry { title: k::RULE_ROULETTE, description: description::SPONSORS_ROULETTE },
    RuleEntry { title: k::RULE_VIOLET, description: description::SPONSORS_VIOLET },
    RuleEntry { title: k::RULE_MOVES, description: description::SPONSORS_MOVES },
    RuleEntry { title: k::RULE_FINISH, description: description::SPONSORS_FINISH },
];
