//! What the rules of Auto-Brocante say, paragraph by paragraph, to be looked up.

use crate::engine::RuleEntry;
use crate::words::keys::{auto_brocante as k, entries as description};

/// In the order of the rules.
pub(super) const ENTRIES: &[RuleEntry] = &[
    RuleEntry { title: k::RULE_SETUP, description: description::AUTO_BROCANTE_SETUP },
    RuleEntry { title: k::RULE_TURN, description: description::AUTO_BROCANTE_TURN },
    RuleEntry { title: k::RULE_MINIMUM, description: description::AUTO_BROCANTE_MINIMUM },
    RuleEntry { title: k::RULE_CARDS, description: description::AUTO_BROCANTE_CARDS },
    RuleEntry { title: k::RULE_SELL_CARDS, description: description::AUTO_BROCANTE_SELL_CARDS },
    RuleEntry { title: k::RULE_BUY_CARDS, description: description::AUTO_BROCANTE_BUY_CARDS },
    RuleEntry { title: k::RULE_APPROACH, description: description::AUTO_BROCANTE_APPROACH },
    RuleEntry { title: k::RULE_FORCE, description: description::AUTO_BROCANTE_FORCE },
    RuleEntry { title: k::RULE_DAMAGE, description: description::AUTO_BROCANTE_DAMAGE },
    RuleEntry { title: k::RULE_INSURANCE, description: description::AUTO_BROCANTE_INSURANCE },
    RuleEntry { title: k::RULE_BUSINESS, description: description::AUTO_BROCANTE_BUSINESS },
    RuleEntry { title: k::RULE_HOOD, description: description::AUTO_BROCANTE_HOOD },
    RuleEntry { title: k::RULE_END, description: description::AUTO_BROCANTE_END },
    RuleEntry { title: k::RULE_CARS, description: description::AUTO_BROCANTE_CARS },
    RuleEntry { title: k::RULE_OPTION_B, description: description::AUTO_BROCANTE_OPTION_B },
    RuleEntry { title: k::RULE_OPTION_D, description: description::AUTO_BROCANTE_OPTION_D },
];
