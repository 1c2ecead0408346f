//! What the rules of Automobile say, paragraph by paragraph, to be looked up.

use crate::engine::RuleEntry;
use crate::words::keys::{automobile as k, entries as description};

/// In the order of the rules.
pub(super) const ENTRIES: &[RuleEntry] = &[
    RuleEntry { title: k::RULE_SETUP, description: description::AUTOMOBILE_SETUP },
    RuleEntry { title: k::RULE_DEMAND_TILES, description: description::AUTOMOBILE_DEMAND_TILES },
    RuleEntry { title: k::RULE_CHARACTERS, description: description::AUTOMOBILE_CHARACTERS },
    RuleEntry { title: k::RULE_FORD, description: description::AUTOMOBILE_FORD },
    RuleEntry { title: k::RULE_SLOAN, description: description::AUTOMOBILE_SLOAN },
    RuleEntry { title: k::RULE_DURANT, description: description::AUTOMOBILE_DURANT },
    RuleEntry { title: k::RULE_CHRYSLER, description: description::AUTOMOBILE_CHRYSLER },
    RuleEntry { title: k::RULE_BUILD, description: description::AUTOMOBILE_BUILD },
    RuleEntry { title: k::RULE_SKIP, description: description::AUTOMOBILE_SKIP },
    RuleEntry { title: k::RULE_PARTS, description: description::AUTOMOBILE_PARTS },
    RuleEntry { title: k::RULE_PLACE, description: description::AUTOMOBILE_PLACE },
    RuleEntry { title: k::RULE_CUBES, description: description::AUTOMOBILE_CUBES },
    RuleEntry { title: k::RULE_PRODUCE, description: description::AUTOMOBILE_PRODUCE },
    RuleEntry { title: k::RULE_CLOSE, description: description::AUTOMOBILE_CLOSE },
    RuleEntry { title: k::RULE_LOAN, description: description::AUTOMOBILE_LOAN },
    RuleEntry { title: k::RULE_HOWARD, description: description::AUTOMOBILE_HOWARD },
    RuleEntry { title: k::RULE_DISTRIBUTORS, description: description::AUTOMOBILE_DISTRIBUTORS },
    RuleEntry { title: k::RULE_DECISIONS, description: description::AUTOMOBILE_DECISIONS },
    RuleEntry { title: k::RULE_DEMAND, description: description::AUTOMOBILE_DEMAND },
    RuleEntry { title: k::RULE_SALE, description: description::AUTOMOBILE_SALE },
    RuleEntry { title: k::RULE_LOSSES, description: description::AUTOMOBILE_LOSSES },
    RuleEntry { title: k::RULE_END_TURN, description: description::AUTOMOBILE_END_TURN },
    RuleEntry { title: k::RULE_END, description: description::AUTOMOBILE_END },
];
