//! The rule search entries of Auto-Brocante, one for each paragraph, in the order of the rules.

use crate::engine::RuleEntry;
use crate::words::keys::{auto_brocante as k, entries};

pub(super) const ENTRIES: &[RuleEntry] = &[
    RuleEntry { title: k::RULE_SETUP, description: entries::AUTO_BROCANTE_SETUP },
    RuleEntry { title: k::RULE_TURN, description: entries::AUTO_BROCANTE_TURN },
    RuleEntry { title: k::RULE_MINIMUM, description: entries::AUTO_BROCANTE_MINIMUM },
    RuleEntry { title: k::RULE_CARDS, description: entries::AUTO_BROCANTE_CARDS },
    RuleEntry { title: k::RULE_SELL_CARDS, description: entries::AUTO_BROCANTE_SELL_CARDS },
    RuleEntry { title: k::RULE_BUY_CARDS, description: entries::AUTO_BROCANTE_BUY_CARDS },
    RuleEntry { title: k::RULE_APPROACH, description: entries::AUTO_BROCANTE_APPROACH },
    RuleEntry { title: k::RULE_FORCE, description: entries::AUTO_BROCANTE_FORCE },
    RuleEntry { title: k::RULE_DAMAGE, description: entries::AUTO_BROCANTE_DAMAGE },
    RuleEntry { title: k::RULE_INSURANCE, description: entries::AUTO_BROCANTE_INSURANCE },
    RuleEntry { title: k::RULE_BUSINESS, description: entries::AUTO_BROCANTE_BUSINESS },
    RuleEntry { title: k::RULE_HOOD, description: entries::AUTO_BROCANTE_HOOD },
    RuleEntry { title: k::RULE_END, description: entries::AUTO_BROCANTE_END },
    RuleEntry { title: k::RULE_CARS, description: entries::AUTO_BROCANTE_CARS },
    RuleEntry { title: k::RULE_OPTION_B, description: entries::AUTO_BROCANTE_OPTION_B },
    RuleEntry { title: k::RULE_OPTION_D, description: entries::AUTO_BROCANTE_OPTION_D },
];
