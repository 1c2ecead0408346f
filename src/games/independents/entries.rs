//! What the rules of The Last of the Independents say, paragraph by paragraph, to be looked up.

use crate::engine::RuleEntry;
use crate::words::keys::{entries as description, independents as k};

/// In the order of the rules.
pub(super) const ENTRIES: &[RuleEntry] = &[
    RuleEntry { title: k::RULE_SETUP, description: description::INDEPENDENTS_SETUP },
    RuleEntry { title: k::RULE_ORDER, description: description::INDEPENDENTS_ORDER },
    RuleEntry { title: k::RULE_SELECTIVE, description: description::INDEPENDENTS_SELECTIVE },
    RuleEntry { title: k::RULE_REQUIRED, description: description::INDEPENDENTS_REQUIRED },
    RuleEntry { title: k::RULE_CARDS, description: description::INDEPENDENTS_CARDS },
    RuleEntry { title: k::RULE_COMPETITION, description: description::INDEPENDENTS_COMPETITION },
    RuleEntry { title: k::RULE_MAJORITY, description: description::INDEPENDENTS_MAJORITY },
    RuleEntry { title: k::RULE_TREND, description: description::INDEPENDENTS_TREND },
    RuleEntry { title: k::RULE_CAR, description: description::INDEPENDENTS_CAR },
    RuleEntry { title: k::RULE_NEW_YEAR, description: description::INDEPENDENTS_NEW_YEAR },
    RuleEntry { title: k::RULE_END, description: description::INDEPENDENTS_END },
];
