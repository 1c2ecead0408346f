//! The rule search entries of The Last of the Independents, one for each paragraph, in the order of the rules.

use crate::engine::RuleEntry;
use crate::words::keys::{entries, independents as k};

pub(super) const ENTRIES: &[RuleEntry] = &[
    RuleEntry { title: k::RULE_SETUP, description: entries::INDEPENDENTS_SETUP },
    RuleEntry { title: k::RULE_ORDER, description: entries::INDEPENDENTS_ORDER },
    RuleEntry { title: k::RULE_SELECTIVE, description: entries::INDEPENDENTS_SELECTIVE },
    RuleEntry { title: k::RULE_REQUIRED, description: entries::INDEPENDENTS_REQUIRED },
    RuleEntry { title: k::RULE_CARDS, description: entries::INDEPENDENTS_CARDS },
    RuleEntry { title: k::RULE_COMPETITION, description: entries::INDEPENDENTS_COMPETITION },
    RuleEntry { title: k::RULE_MAJORITY, description: entries::INDEPENDENTS_MAJORITY },
    RuleEntry { title: k::RULE_TREND, description: entries::INDEPENDENTS_TREND },
    RuleEntry { title: k::RULE_CAR, description: entries::INDEPENDENTS_CAR },
    RuleEntry { title: k::RULE_NEW_YEAR, description: entries::INDEPENDENTS_NEW_YEAR },
    RuleEntry { title: k::RULE_END, description: entries::INDEPENDENTS_END },
];
