//! The new year: how every company stands before the year is accepted, with what came back and which circles are empty, term
//! by term.

use super::without;
use crate::engine::worksheet::{Cell, Label, Row, Tried};
use crate::engine::{Command, Derivation, Journal, Term, Worksheet};
use crate::games::independents::{Act, Independents, NewYear};
use crate::say;
use crate::words::Line;
use crate::words::keys::{desk, independents as k};

/// What the new year would decide; nothing of it where it is not possible yet, and entering it says why.
pub fn worksheet(journal: &Journal<Independents>) -> Worksheet<Act> {
    let tried = Tried::new(journal, NewYear { last: false });
    let decided: Vec<Derivation> = tried.effect().map(|effect| effect.findings.clone()).unwrap_or_default();
    let columns = columns(&decided);
    let (does, beside, act) = match without(journal) {
        // Where it is open whether this year was the last, each of both is an act of its own.
        several if several.len() > 1 => (k::VERB_YEAR.into(), several, None),
        _ => (NewYear { last: false }.tell(journal.setting()), Vec::new(), tried.offer()),
    };
    let heads = columns.iter().map(|what| Label::of(what.clone()));
    Worksheet {
        heads: [Label::default(), Label::of(k::DISKS_LEFT)].into_iter().chain(heads).collect(),
        rows: decided.iter().map(|company| row(company, &columns)).collect(),
        beside,
        act,
        ..Worksheet::of(does)
    }
}

/// What the terms of the companies are, each once, in their order; what has one term alone says it itself.
fn columns(decided: &[Derivation]) -> Vec<Line> {
    let mut columns: Vec<Line> = Vec::new();
    for term in decided.iter().filter(|company| company.terms.len() > 1).flat_map(|company| &company.terms) {
        if !columns.contains(&term.what) {
            columns.push(term.what.clone());
        }
    }
    columns
}

/// A company: what is left, and why, term by term.
fn row(company: &Derivation, columns: &[Line]) -> Row<Act> {
    let told = |term: &Term| Cell::Told(say!(desk::FIGURE, figure = term.amount), company.clone());
    let term = |what: &Line| company.terms.iter().find(|term| term.what == *what);
    let terms: Vec<Cell<Act>> = match company.terms.len() {
        0 | 1 => Vec::new(),
        _ => columns.iter().map(|what| term(what).map_or(Cell::None, told)).collect(),
    };
    let cells = [Cell::strong(company.clone())].into_iter().chain(terms).collect();
    Row { cells, ..Row::of(Label::of(company.what.clone())) }
}
