//! What the rules of Automobile say, paragraph by paragraph, to be looked up.

use crate::engine::RuleEntry;
use crate::words::keys::{automobile as k, entries as told};

/// In the order of the rules.
pub(super) const ENTRIES: &[RuleEntry] = &[
    RuleEntry { title: k::RULE_SETUP, told: told::AUTOMOBILE_SETUP },
    RuleEntry { title: k::RULE_DEMAND_TILES, told: told::AUTOMOBILE_DEMAND_TILES },
    RuleEntry { title: k::RULE_CHARACTERS, told: told::AUTOMOBILE_CHARACTERS },
    RuleEntry { title: k::RULE_FORD, told: told::AUTOMOBILE_FORD },
    RuleEntry { title: k::RULE_SLOAN, told: told::AUTOMOBILE_SLOAN },
    RuleEntry { title: k::RULE_DURANT, told: told::AUTOMOBILE_DURANT },
    RuleEntry { title: k::RULE_CHRYSLER, told: told::AUTOMOBILE_CHRYSLER },
    RuleEntry { title: k::RULE_BUILD, told: told::AUTOMOBILE_BUILD },
    RuleEntry { title: k::RULE_SKIP, told: told::AUTOMOBILE_SKIP },
    RuleEntry { title: k::RULE_PARTS, told: told::AUTOMOBILE_PARTS },
    RuleEntry { title: k::RULE_PLACE, told: told::AUTOMOBILE_PLACE },
    RuleEntry { title: k::RULE_CUBES, told: told::AUTOMOBILE_CUBES },
    RuleEntry { title: k::RULE_PRODUCE, told: told::AUTOMOBILE_PRODUCE },
    RuleEntry { title: k::RULE_CLOSE, told: told::AUTOMOBILE_CLOSE },
    RuleEntry { title: k::RULE_LOAN, told: told::AUTOMOBILE_LOAN },
    RuleEntry { title: k::RULE_HOWARD, told: told::AUTOMOBILE_HOWARD },
    RuleEntry { title: k::RULE_DISTRIBUTORS, told: told::AUTOMOBILE_DISTRIBUTORS },
    RuleEntry { title: k::RULE_DECISIONS, told: told::AUTOMOBILE_DECISIONS },
    RuleEntry { title: k::RULE_DEMAND, told: told::AUTOMOBILE_DEMAND },
    RuleEntry { title: k::RULE_SALE, told: told::AUTOMOBILE_SALE },
    RuleEntry { title: k::RULE_LOSSES, told: told::AUTOMOBILE_LOSSES },
    RuleEntry { title: k::RULE_END_TURN, told: told::AUTOMOBILE_END_TURN },
    RuleEntry { title: k::RULE_END, told: told::AUTOMOBILE_END },
];
