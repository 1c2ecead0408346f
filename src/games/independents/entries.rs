//! What the rules of The Last of the Independents say, paragraph by paragraph, to be looked up.

use crate::engine::RuleEntry;
use crate::words::keys::{entries as told, independents as k};

/// In the order of the rules.
pub(super) const ENTRIES: &[RuleEntry] = &[
    RuleEntry { title: k::RULE_SETUP, told: told::INDEPENDENTS_SETUP },
    RuleEntry { title: k::RULE_ORDER, told: told::INDEPENDENTS_ORDER },
    RuleEntry { title: k::RULE_SELECTIVE, told: told::INDEPENDENTS_SELECTIVE },
    RuleEntry { title: k::RULE_REQUIRED, told: told::INDEPENDENTS_REQUIRED },
    RuleEntry { title: k::RULE_CARDS, told: told::INDEPENDENTS_CARDS },
    RuleEntry { title: k::RULE_COMPETITION, told: told::INDEPENDENTS_COMPETITION },
    RuleEntry { title: k::RULE_MAJORITY, told: told::INDEPENDENTS_MAJORITY },
    RuleEntry { title: k::RULE_TREND, told: told::INDEPENDENTS_TREND },
    RuleEntry { title: k::RULE_CAR, told: told::INDEPENDENTS_CAR },
    RuleEntry { title: k::RULE_NEW_YEAR, told: told::INDEPENDENTS_NEW_YEAR },
    RuleEntry { title: k::RULE_END, told: told::INDEPENDENTS_END },
];
