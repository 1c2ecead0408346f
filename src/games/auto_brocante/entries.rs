//! What the rules of Auto-Brocante say, paragraph by paragraph, to be looked up.

use crate::engine::RuleEntry;
use crate::words::keys::{auto_brocante as k, entries as told};

/// In the order of the rules.
pub(super) const ENTRIES: &[RuleEntry] = &[
    RuleEntry { title: k::RULE_SETUP, told: told::AUTO_BROCANTE_SETUP },
    RuleEntry { title: k::RULE_TURN, told: told::AUTO_BROCANTE_TURN },
    RuleEntry { title: k::RULE_MINIMUM, told: told::AUTO_BROCANTE_MINIMUM },
    RuleEntry { title: k::RULE_CARDS, told: told::AUTO_BROCANTE_CARDS },
    RuleEntry { title: k::RULE_SELL_CARDS, told: told::AUTO_BROCANTE_SELL_CARDS },
    RuleEntry { title: k::RULE_BUY_CARDS, told: told::AUTO_BROCANTE_BUY_CARDS },
    RuleEntry { title: k::RULE_APPROACH, told: told::AUTO_BROCANTE_APPROACH },
    RuleEntry { title: k::RULE_FORCE, told: told::AUTO_BROCANTE_FORCE },
    RuleEntry { title: k::RULE_DAMAGE, told: told::AUTO_BROCANTE_DAMAGE },
    RuleEntry { title: k::RULE_INSURANCE, told: told::AUTO_BROCANTE_INSURANCE },
    RuleEntry { title: k::RULE_BUSINESS, told: told::AUTO_BROCANTE_BUSINESS },
    RuleEntry { title: k::RULE_HOOD, told: told::AUTO_BROCANTE_HOOD },
    RuleEntry { title: k::RULE_END, told: told::AUTO_BROCANTE_END },
    RuleEntry { title: k::RULE_CARS, told: told::AUTO_BROCANTE_CARS },
    RuleEntry { title: k::RULE_OPTION_B, told: told::AUTO_BROCANTE_OPTION_B },
    RuleEntry { title: k::RULE_OPTION_D, told: told::AUTO_BROCANTE_OPTION_D },
];
