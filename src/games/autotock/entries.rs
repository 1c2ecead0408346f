//! What the rules of Autotock say, paragraph by paragraph, to be looked up.

use crate::engine::RuleEntry;
use crate::words::keys::{autotock as k, entries as told};

/// In the order of the rules.
pub(super) const ENTRIES: &[RuleEntry] = &[
    RuleEntry { title: k::RULE_DEALS, told: told::AUTOTOCK_DEALS },
    RuleEntry { title: k::RULE_TURNS, told: told::AUTOTOCK_TURNS },
    RuleEntry { title: k::RULE_OUT, told: told::AUTOTOCK_OUT },
    RuleEntry { title: k::RULE_GO, told: told::AUTOTOCK_GO },
    RuleEntry { title: k::RULE_PUNCTURE, told: told::AUTOTOCK_PUNCTURE },
    RuleEntry { title: k::REVERSE, told: told::AUTOTOCK_REVERSE },
    RuleEntry { title: k::NITRO, told: told::AUTOTOCK_NITRO },
    RuleEntry { title: k::RULE_GARAGE, told: told::AUTOTOCK_GARAGE },
    RuleEntry { title: k::RULE_COLLISION, told: told::AUTOTOCK_COLLISION },
    RuleEntry { title: k::RULE_BLOCKED, told: told::AUTOTOCK_BLOCKED },
    RuleEntry { title: k::RULE_GENERAL, told: told::AUTOTOCK_GENERAL },
    RuleEntry { title: k::RULE_CARDS, told: told::AUTOTOCK_CARDS },
    RuleEntry { title: k::RULE_SEVEN, told: told::AUTOTOCK_SEVEN },
    RuleEntry { title: k::RULE_JACKS, told: told::AUTOTOCK_JACKS },
    RuleEntry { title: k::RULE_JOKER, told: told::AUTOTOCK_JOKER },
    RuleEntry { title: k::RULE_EXPERTS, told: told::AUTOTOCK_EXPERTS },
    RuleEntry { title: k::RULE_WIN, told: told::AUTOTOCK_WIN },
];
