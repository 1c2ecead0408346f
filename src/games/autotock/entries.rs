//! The rule search entries of Autotock, one for each paragraph, in the order of the rules.

use crate::engine::RuleEntry;
use crate::words::keys::{autotock as k, entries};

pub(super) const ENTRIES: &[RuleEntry] = &[
    RuleEntry { title: k::RULE_DEALS, description: entries::AUTOTOCK_DEALS },
    RuleEntry { title: k::RULE_TURNS, description: entries::AUTOTOCK_TURNS },
    RuleEntry { title: k::RULE_OUT, description: entries::AUTOTOCK_OUT },
    RuleEntry { title: k::RULE_GO, description: entries::AUTOTOCK_GO },
    RuleEntry { title: k::RULE_PUNCTURE, description: entries::AUTOTOCK_PUNCTURE },
    RuleEntry { title: k::REVERSE, description: entries::AUTOTOCK_REVERSE },
    RuleEntry { title: k::NITRO, description: entries::AUTOTOCK_NITRO },
    RuleEntry { title: k::RULE_GARAGE, description: entries::AUTOTOCK_GARAGE },
    RuleEntry { title: k::RULE_COLLISION, description: entries::AUTOTOCK_COLLISION },
    RuleEntry { title: k::RULE_BLOCKED, description: entries::AUTOTOCK_BLOCKED },
    RuleEntry { title: k::RULE_GENERAL, description: entries::AUTOTOCK_GENERAL },
    RuleEntry { title: k::RULE_CARDS, description: entries::AUTOTOCK_CARDS },
    RuleEntry { title: k::RULE_SEVEN, description: entries::AUTOTOCK_SEVEN },
    RuleEntry { title: k::RULE_JACKS, description: entries::AUTOTOCK_JACKS },
    RuleEntry { title: k::RULE_JOKER, description: entries::AUTOTOCK_JOKER },
    RuleEntry { title: k::RULE_EXPERTS, description: entries::AUTOTOCK_EXPERTS },
    RuleEntry { title: k::RULE_WIN, description: entries::AUTOTOCK_WIN },
];
