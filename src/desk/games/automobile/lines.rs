//! The lines of the bill of a loss phase: what earlier entries have done to loss points in this turn, and what the
//! act that is about to be entered would add, with the derivation of each figure.

use std::collections::BTreeMap;

use crate::desk::games::automobile::parts::Opened;
use crate::desk::games::automobile::trial::Asked;
use crate::engine::effective_log::StepBody;
use crate::engine::{Derivation, Holder, Journal, Measure, Posting, Seat, Tally, Term, Unit};
use crate::games::automobile::units::{DOLLARS, LOSSES};
use crate::games::automobile::{Act, Automobile, Look};
use crate::say;
use crate::words::keys::{automobile as k, engine, sheets};
use crate::words::{Arg, Key, Line};

/// One line of the bill, with a figure for each player.
#[derive(Debug)]
pub struct BillRow {
    /// What it says.
    pub label: Line,
    /// A figure for each seat.
    pub cells: Vec<Option<Opened>>,
    /// Whether it is a result.
    pub strong: bool,
}

/// What earlier entries have done to loss points: those carried into the turn, and the postings since.
#[derive(Debug, Default)]
pub struct Before {
    carried: Vec<Derivation>,
    since: Vec<Posting>,
}

impl Before {
    /// Looks through the entries of this turn.
    pub fn of(journal: &Journal<Automobile>) -> Self {
        let steps = &journal.effective_log().steps;
        let ends = |at: &usize| {
            let body = steps.get(*at).and_then(|step| journal.body(step.body));
            matches!(body, Some(StepBody::Act(Act::EndTurn)))
        };
        let from = (0..steps.len()).rev().find(ends).map_or(0, |at| at + 1);
        let touches = |at: &usize| {
            let moved = journal.moved().get(*at);
            moved.is_some_and(|moved| moved.iter().any(|movement| movement.unit == LOSSES))
        };
        let mut since = Vec::new();
        for at in (from..steps.len()).filter(touches) {
            let postings = journal.explain_step(at).map(|effect| effect.postings).unwrap_or_default();
            since.extend(postings.into_iter().filter(|posting| posting.movement.unit == LOSSES));
        }
        let start = journal.book_before(from).ok();
        let seats = journal.setting().seats.iter();
        let carried = seats.map(|seat| {
            let holder = Holder::Seat(seat);
            let points = start.as_ref().map_or(0, |book| book.ledger.balance(holder, LOSSES));
            let what = Line::new(sheets::CARRIED);
            let tally = Tally::told().plus(points, || Term::new(what.clone()).read_from(holder, LOSSES));
            Derivation::of(what, k::RULE_LOSSES, tally)
        });
        Self { carried: carried.collect(), since }
    }
}

/// All lines, from the points carried to the cash left.
pub fn lay_out(view: Look<'_>, before: &Before, asked: Asked<'_>) -> Vec<BillRow> {
    let mut rows = Vec::new();
    let points = view.book.ledger.chart().unit(LOSSES);
    let open = |derivation: &Derivation| Opened { unit: points, derivation: derivation.clone() };
    rows.push(BillRow {
        label: sheets::CARRIED.into(),
        cells: before.carried.iter().map(|carried| Some(open(carried))).collect(),
        strong: false,
    });
    by_cause(&mut rows, view, &before.since, LOSSES);
    let (Some(effect), Ok(outcome)) = (asked.effect(), asked.reply) else { return rows };
    by_cause(&mut rows, view, &effect.postings, LOSSES);
    let paid = |seat: Seat| {
        let bill = effect.bill(seat, DOLLARS, k::CAUSE_LOSSES)?;
        let what = match effect.dues.contains(bill) {
            true => say!(engine::DUE, name = view.name(seat), cause = bill.why.cause),
            false => bill.why.cause.into(),
        };
        let (total, terms) = (bill.movement.amount, bill.terms.clone());
        Some(Derivation { what, measure: Measure::Money, total, terms, rule: bill.why.rule })
    };
    let due: Vec<Option<Derivation>> = view.seats().iter().map(paid).collect();
    let balances = |unit, label: Key, after: bool| {
        let cells = view.seats().iter().map(|seat| {
            let ledger = if after { &outcome.after.ledger } else { &view.book.ledger };
            let amount = ledger.balance(Holder::Seat(seat), unit);
            let what = Line::new(label);
            let tally = Tally::told().plus(amount, || Term::new(what.clone()));
            let derivation = Derivation::of(what, k::RULE_LOSSES, tally);
            Some(Opened { unit: view.book.ledger.chart().unit(unit), derivation })
        });
        BillRow { label: label.into(), cells: cells.collect(), strong: true }
    };
    rows.push(balances(LOSSES, sheets::POINTS, true));
    for what in [k::TERM_POINTS, k::TERM_INTEREST] {
        rows.extend(term_row(view, &due, what));
    }
    let dollars = view.book.ledger.chart().unit(DOLLARS);
    let opened = due.into_iter().map(|due| due.map(|derivation| Opened { unit: dollars, derivation }));
    rows.push(BillRow { label: sheets::DUE.into(), cells: opened.collect(), strong: true });
    rows.push(BillRow { strong: false, ..balances(DOLLARS, sheets::CASH_BEFORE, false) });
    let other: Vec<Posting> =
        effect.postings.iter().filter(|posting| posting.why.cause != k::CAUSE_LOSSES).cloned().collect();
    by_cause(&mut rows, view, &other, DOLLARS);
    rows.push(balances(DOLLARS, sheets::CASH_AFTER, true));
    let debts = view.seats().iter().map(|seat| {
        let own = outcome.after.debts.iter().filter(|debt| debt.from == seat && debt.unit == DOLLARS);
        let mut tally = Tally::told();
        for debt in own {
            tally.add(debt.amount, || Term::new(debt.cause.clone()));
        }
        let owes = tally.total() > 0;
        let derivation = Derivation::of(sheets::DEBT_LEFT.into(), engine::RULE_DEBTS, tally);
        owes.then_some(Opened { unit: dollars, derivation })
    });
    let debts: Vec<Option<Opened>> = debts.collect();
    if debts.iter().any(Option::is_some) {
        rows.push(BillRow { label: sheets::DEBT_LEFT.into(), cells: debts, strong: true });
    }
    rows
}

/// One term of what is due, as a row; none where nobody has it.
fn term_row(view: Look<'_>, due: &[Option<Derivation>], what: Key) -> Option<BillRow> {
    let unit = view.book.ledger.chart().unit(DOLLARS);
    let cells: Vec<Option<Opened>> = due
        .iter()
        .map(|due| {
            let due = due.as_ref()?;
            let term = due.terms.iter().find(|term| term.what.key == what && term.amount != 0)?;
            let (total, terms) = (term.amount, vec![term.clone()]);
            let derivation =
                Derivation { what: term.what.clone(), measure: due.measure, total, terms, rule: due.rule };
            Some(Opened { unit, derivation })
        })
        .collect();
    let first = cells.iter().flatten().find_map(|cell| cell.derivation.terms.first()?.times);
    let (_, each) = first?;
    let name = if what == k::TERM_POINTS { sheets::TIMES_RATE } else { sheets::TIMES_INTEREST };
    Some(BillRow { label: say!(name, each = Arg::Money(each)), cells, strong: false })
}

/// One row for each cause, in the order in which they first moved something.
fn by_cause(rows: &mut Vec<BillRow>, view: Look<'_>, postings: &[Posting], unit: Unit) {
    let mut causes: Vec<Key> = Vec::new();
    let mut found: BTreeMap<(Key, Seat), Derivation> = BTreeMap::new();
    for posting in postings.iter().filter(|posting| posting.movement.unit == unit) {
        let moved = posting.movement;
        let (seat, sign) = match (moved.from, moved.to) {
            (_, Holder::Seat(seat)) => (seat, 1),
            (Holder::Seat(seat), _) => (seat, -1),
            _ => continue,
        };
        let cause = posting.why.cause;
        if !causes.contains(&cause) {
            causes.push(cause);
        }
        let entry = found.entry((cause, seat)).or_insert_with(|| Derivation {
            what: cause.into(),
            measure: view.book.ledger.chart().measure(unit),
            total: 0,
            terms: Vec::new(),
            rule: posting.why.rule,
        });
        entry.total += sign * moved.amount;
        entry.terms.extend(posting.terms.iter().map(|term| Term {
            amount: sign * term.amount,
            times: term.times.map(|(count, each)| (count, sign * each)),
            ..term.clone()
        }));
    }
    let of = view.book.ledger.chart().unit(unit);
    for cause in causes {
        let cells = view.seats().iter().map(|seat| {
            let derivation = found.get(&(cause, seat)).cloned()?;
            Some(Opened { unit: of, derivation })
        });
        let label = match cause {
            k::CAUSE_DISTRIBUTORS => sheets::IDLE_ONES,
            k::CAUSE_AGE => sheets::AGES,
            cause => cause,
        };
        rows.push(BillRow { label: label.into(), cells: cells.collect(), strong: false });
    }
}
