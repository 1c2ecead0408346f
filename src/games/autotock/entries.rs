//! What the rules of Autotock say, paragraph by paragraph, to be looked up.

use crate::engine::RuleEntry;
use crate::words::keys::{autotock as k, entries as description};

/// In the order of the rules.
pub(super) const ENTRIES: &[RuleEntry] = &[
    RuleEntry { title: k::RULE_DEALS, description: description::AUTOTOCK_DEALS },
    RuleEntry { title: k::RULE_TURNS, description: description::AUTOTOCK_TURNS },
    RuleEntry { title: k::RULE_OUT, description: description::AUTOTOCK_OUT },
    RuleEntry { title: k::RULE_GO, description: description::AUTOTOCK_GO },
    RuleEntry { title: k::RULE_PUNCTURE, description: description::AUTOTOCK_PUNCTURE },
    RuleEntry { title: k::REVERSE, description: description::AUTOTOCK_REVERSE },
    RuleEntry { title: k::NITRO, description: description::AUTOTOCK_NITRO },
    RuleEntry { title: k::RULE_GARAGE, description: description::AUTOTOCK_GARAGE },
    RuleEntry { title: k::RULE_COLLISION, description: description::AUTOTOCK_COLLISION },
    RuleEntry { title: k::RULE_BLOCKED, description: description::AUTOTOCK_BLOCKED },
    RuleEntry { title: k::RULE_GENERAL, description: description::AUTOTOCK_GENERAL },
    RuleEntry { title: k::RULE_CARDS, description: description::AUTOTOCK_CARDS },
    RuleEntry { title: k::RULE_SEVEN, description: description::AUTOTOCK_SEVEN },
    RuleEntry { title: k::RULE_JACKS, description: description::AUTOTOCK_JACKS },
    RuleEntry { title: k::RULE_JOKER, description: description::AUTOTOCK_JOKER },
    RuleEntry { title: k::RULE_EXPERTS, description: description::AUTOTOCK_EXPERTS },
    RuleEntry { title: k::RULE_WIN, description: description::AUTOTOCK_WIN },
];
