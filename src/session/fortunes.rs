//! Final results with their terms. A game that books its final scoring leaves only the total in hand, so the
//! terms are taken from just before that act.

use crate::engine::Standing;
use crate::session::Session;

/// The final results, with the terms from just before the end if they have the same total and are more detailed.
pub fn results_in_terms(table: &Session) -> Vec<Standing> {
    let Ok(last) = table.standings() else { return Vec::new() };
    let stretches = table.stretches(&|one, next| one.over.is_none() == next.over.is_none());
    let before = stretches.into_iter().rev().find(|(_, glance)| glance.stage.over.is_none());
    let before = before.and_then(|(_, glance)| glance.standings.ok()).unwrap_or_default();
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
