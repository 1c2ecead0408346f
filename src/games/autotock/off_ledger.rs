//! What Autotock keeps off the ledger, as text to compare two books by.

use std::collections::BTreeMap;

use crate::games::autotock::View;

/// The entries that are not empty: `deal`, `next`, `settled`, `owes p1`, `stopped p1 12`, `fresh p1 12`.
pub fn off_ledger(view: View<'_>) -> BTreeMap<String, String> {
    let state = view.state();
    let mut words = BTreeMap::from([
        ("deal".to_owned(), state.deal.to_string()),
        ("next".to_owned(), state.next.to_string()),
    ]);
    if state.settled {
        words.insert("settled".to_owned(), "yes".to_owned());
    }
    for (seat, owed) in state.owed.iter().filter(|(_, owed)| **owed > 0) {
        words.insert(format!("owes {seat}"), owed.to_string());
    }
    for ((seat, at), mark) in &state.marks {
        let there = view.balance(at.holder(*seat), super::units::cars(*seat)) > 0;
        for (word, _) in
            [("stopped", mark.stopped), ("fresh", mark.fresh)].iter().filter(|(_, is)| *is && there)
        {
            words.insert(format!("{word} {seat} {at}"), "yes".to_owned());
        }
        if let Some(driven) = mark.driven.filter(|_| there) {
            words.insert(format!("driven {seat} {at}"), driven.to_string());
        }
    }
    words
}
