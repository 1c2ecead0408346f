//! Results as they are told in the end: term by term. A box that books its last count leaves nothing but the sum in
//! hand; what was counted is seen right before.

use crate::engine::Standing;
use crate::session::Table;

/// Everybody's final result, each with the terms that tell most of how it came about.
pub fn results_in_terms(table: &dyn Table) -> Vec<Standing> {
    let Ok(last) = table.standings() else { return Vec::new() };
    let before = table.chain().iter().rev().filter_map(|line| table.look(*line).ok());
    let before = before.into_iter().find(|glance| glance.stage.over.is_none());
    let before = before.and_then(|glance| glance.standings.ok()).unwrap_or_default();
    let richer = |standing: Standing| {
        let then = before.iter().find(|then| then.seat == standing.seat).map(|then| &then.score);
        let same = then.filter(|then| then.total == standing.score.total);
        match same.filter(|then| then.terms.len() > standing.score.terms.len()) {
            Some(then) => Standing { score: then.clone(), ..standing },
            None => standing,
        }
    };
    last.into_iter().map(richer).collect()
}
