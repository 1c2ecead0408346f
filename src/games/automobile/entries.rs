//! The rule search entries of Automobile, one for each paragraph, in the order of the rules.

use crate::engine::RuleEntry;
use crate::words::keys::{automobile as k, entries};

pub(super) const ENTRIES: &[RuleEntry] = &[
    RuleEntry { title: k::RULE_SETUP, description: entries::AUTOMOBILE_SETUP },
    RuleEntry { title: k::RULE_DEMAND_TILES, description: entries::AUTOMOBILE_DEMAND_TILES },
    RuleEntry { title: k::RULE_CHARACTERS, description: entries::AUTOMOBILE_CHARACTERS },
    RuleEntry { title: k::RULE_FORD, description: entries::AUTOMOBILE_FORD },
    RuleEntry { title: k::RULE_SLOAN, description: entries::AUTOMOBILE_SLOAN },
    RuleEntry { title: k::RULE_DURANT, description: entries::AUTOMOBILE_DURANT },
    RuleEntry { title: k::RULE_CHRYSLER, description: entries::AUTOMOBILE_CHRYSLER },
    RuleEntry { title: k::RULE_BUILD, description: entries::AUTOMOBILE_BUILD },
    RuleEntry { title: k::RULE_SKIP, description: entries::AUTOMOBILE_SKIP },
    RuleEntry { title: k::RULE_PARTS, description: entries::AUTOMOBILE_PARTS },
    RuleEntry { title: k::RULE_PLACE, description: entries::AUTOMOBILE_PLACE },
    RuleEntry { title: k::RULE_CUBES, description: entries::AUTOMOBILE_CUBES },
    RuleEntry { title: k::RULE_PRODUCE, description: entries::AUTOMOBILE_PRODUCE },
    RuleEntry { title: k::RULE_CLOSE, description: entries::AUTOMOBILE_CLOSE },
    RuleEntry { title: k::RULE_LOAN, description: entries::AUTOMOBILE_LOAN },
    RuleEntry { title: k::RULE_HOWARD, description: entries::AUTOMOBILE_HOWARD },
    RuleEntry { title: k::RULE_DISTRIBUTORS, description: entries::AUTOMOBILE_DISTRIBUTORS },
    RuleEntry { title: k::RULE_DECISIONS, description: entries::AUTOMOBILE_DECISIONS },
    RuleEntry { title: k::RULE_DEMAND, description: entries::AUTOMOBILE_DEMAND },
    RuleEntry { title: k::RULE_SALE, description: entries::AUTOMOBILE_SALE },
    RuleEntry { title: k::RULE_LOSSES, description: entries::AUTOMOBILE_LOSSES },
    RuleEntry { title: k::RULE_END_TURN, description: entries::AUTOMOBILE_END_TURN },
    RuleEntry { title: k::RULE_END, description: entries::AUTOMOBILE_END },
];
