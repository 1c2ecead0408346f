//! A play in a few lines of text, to paste into an online log.

use crate::export::Copy;
use crate::export::play::ranked;
use crate::session::{standing_line, won};

/// The game, the date, the results, best first, with broken ties explained, and the winners.
pub fn summary(copy: &Copy<'_>) -> String {
    let table = copy.table;
    let mut text = copy.words(table.info().title);
    let date = copy.when(&table.header().date);
    if !date.is_empty() {
        text.push_str(&format!(" · {date}"));
    }
    text.push('\n');
    let mut standings = ranked(copy);
    standings.sort_by_key(|standing| standing.rank);
    for standing in &standings {
        text.push_str(&copy.words(standing_line(table, standing)));
        text.push('\n');
    }
    let stage = table.stage();
    let over = stage.over.is_some();
    text.push_str(&copy.sentence(stage.over.unwrap_or(stage.prompt)));
    text.push('\n');
    if let Some(won) = won(table, &standings).filter(|_| over) {
        text.push_str(&copy.words(won));
        text.push('\n');
    }
    text
}
