//! A play in a few lines of text, to be pasted into the log of a site.

use crate::engine::Holder;
use crate::export::Copy;
use crate::export::play::{moment, ranked};
use crate::say;
use crate::words::keys::export as k;

/// The game, when it was played, and everybody's result, best first.
pub fn summary(copy: &Copy<'_>) -> String {
    let table = copy.table;
    let mut text = copy.words(table.title());
    let date = moment(table.facts().date);
    if !date.is_empty() {
        text.push_str(&format!(" · {date}"));
    }
    text.push('\n');
    let mut standings = ranked(copy);
    standings.sort_by_key(|standing| standing.rank);
    for standing in standings {
        let name = table.holder_line(Holder::Seat(standing.seat));
        let score = standing.score.measure.of(standing.score.total);
        text.push_str(&copy.words(say!(k::SUMMARY_PLACE, rank = standing.rank, name = name, score = score)));
        text.push('\n');
    }
    let stage = table.stage();
    text.push_str(&copy.sentence(stage.over.unwrap_or(stage.now)));
    text.push('\n');
    text
}
