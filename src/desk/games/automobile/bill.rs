//! The loss phase as a bill: a column for each player, from the points they carried to the cash they are left
//! with. Every figure opens; who is short is asked how they pay.

use std::collections::BTreeMap;

use egui::{Grid, RichText, Ui};

use crate::desk::Speech;
use crate::desk::games::automobile::parts::{Opened, none, opening, seat_badge};
use crate::desk::games::automobile::trial::{Asked, Filled, Kept};
use crate::desk::games::automobile::{Moment, Sheet, body, foot};
use crate::desk::theme::{self, Palette};
use crate::engine::script::Words;
use crate::engine::{Derivation, Game, Holder, Journal, Measure, Posting, Seat, Tally, Term, Unit};
use crate::games::automobile::board::Printing;
use crate::games::automobile::rulings::{SHORT_CLOSE, SHORT_TABLE};
use crate::games::automobile::track::own_spaces;
use crate::games::automobile::units::{DOLLARS, LOSSES};
use crate::games::automobile::{Act, Automobile, Look, Short};
use crate::say;
use crate::session::Reply;
use crate::words::keys::{automobile as k, sheets};
use crate::words::{Arg, Key, Line};

/// The room for the terms of a short sum beside it.
const AGES: f32 = 34.0;

/// What the bill remembers.
#[derive(Debug, Default)]
pub struct Bills {
    /// Who cannot pay, and a way that the rules would accept.
    wanted: Kept<Vec<Short>>,
    /// How they pay.
    short: Filled<Option<Vec<Short>>>,
    rows: Option<(u32, String, Vec<Row>)>,
    spent: Kept<Before>,
}

/// One line of the bill, with a figure for each player.
#[derive(Debug)]
struct Row {
    label: Line,
    cells: Vec<Option<Opened>>,
    strong: bool,
}

/// What earlier entries have done to loss points: those carried into the turn, and the postings since.
#[derive(Debug, Default)]
struct Before {
    carried: Vec<Derivation>,
    since: Vec<Posting>,
}

impl Before {
    fn of(journal: &Journal<Automobile>) -> Self {
        let steps = &journal.script().steps;
        let ends = |at: &usize| {
            let words = steps.get(*at).and_then(|step| journal.words(step.words));
            matches!(words, Some(Words::Act(Act::EndTurn)))
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

/// Draws the sheet.
pub fn sheet(ui: &mut Ui, desk: &mut Sheet<'_>, bills: &mut Bills) {
    let (speech, journal, view) = (desk.speech, desk.journal, desk.view());
    let Bills { wanted, short, rows, spent } = bills;
    let wanted = wanted.of(journal, || {
        let acts = Automobile::candidates(view).into_iter().map(|choice| choice.act);
        acts.filter_map(|act| if let Act::Losses { short } = act { Some(short) } else { None })
            .next()
            .unwrap_or_default()
    });
    let chosen = short.at(Moment::phase(view));
    let act = Act::Losses { short: chosen.clone().unwrap_or_else(|| wanted.clone()) };
    let asked = desk.trial.ask(journal, &act);
    foot(ui, speech, sheets::PAY, asked, desk.commands);
    let before = spent.of(journal, || Before::of(journal));
    let version = crate::session::Table::version(journal);
    if rows.as_ref().is_none_or(|(seen, text, _)| *seen != version || text != asked.text) {
        *rows = Some((version, asked.text.to_owned(), lay_out(view, before, asked)));
    }
    let opened = &mut *desk.opened;
    body(ui, |ui| {
        ui.spacing_mut().interact_size.y = theme::BODY * 1.4;
        remedies_ui(ui, speech, view, wanted, chosen);
        let Some((.., rows)) = rows else { return };
        Grid::new("bill").num_columns(view.seats().count() + 1).spacing([2.0, 0.0]).show(ui, |ui| {
            ui.label("");
            for player in view.seats().iter().filter_map(|seat| view.seats().player(seat)) {
                seat_badge(ui, player, 75.0);
            }
            ui.end_row();
            for row in rows {
                row_ui(ui, speech, view, row, opened);
                ui.end_row();
            }
        });
    });
}

fn row_ui(ui: &mut Ui, speech: Speech, view: Look<'_>, row: &Row, opened: &mut Option<Opened>) {
    let palette = Palette::of(ui);
    let label = RichText::new(speech.sentence(&row.label)).size(theme::SMALL);
    ui.label(if row.strong { label.strong().color(palette.ink) } else { label.color(palette.faint) });
    for (seat, cell) in view.seats().iter().zip(&row.cells) {
        let Some(cell) = cell else {
            none(ui);
            continue;
        };
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            if opening(ui, speech, cell, &view.name(seat), row.strong) {
                *opened = Some(cell.clone());
            }
            let terms = cell.derivation.terms.iter().filter(|term| term.applied);
            let terms: Vec<String> = terms.map(|term| speech.figure(term.amount)).collect();
            if terms.len() > 1 && !row.strong {
                let text = RichText::new(terms.join("+")).size(theme::TINY).color(palette.faint);
                ui.add_sized(
                    [AGES, theme::BODY],
                    egui::Label::new(text).halign(egui::Align::LEFT).truncate(),
                );
            } else {
                ui.add_space(AGES);
            }
        });
    }
}

/// How those pay who are short.
fn remedies_ui(
    ui: &mut Ui,
    speech: Speech,
    view: Look<'_>,
    wanted: &[Short],
    chosen: &mut Option<Vec<Short>>,
) {
    if wanted.is_empty() {
        return;
    }
    let palette = Palette::of(ui);
    let may_close = view.ruled(SHORT_CLOSE) || view.ruled(SHORT_TABLE);
    if !may_close {
        let who: Vec<Line> = wanted
            .iter()
            .map(|short| say!(crate::words::keys::engine::HOLDER_SEAT, name = view.name(short.seat)))
            .collect();
        let text = speech.sentence(&say!(sheets::ALL_SHORT, people = who));
        ui.label(RichText::new(text).color(palette.red));
        return;
    }
    let mut now = chosen.clone().unwrap_or_else(|| wanted.to_vec());
    for short in &mut now {
        ui.horizontal_wrapped(|ui| {
            let who = speech.sentence(&say!(sheets::SHORT, who = view.name(short.seat)));
            ui.label(RichText::new(who).color(palette.red));
            if ui.selectable_label(short.close.is_empty(), speech.sentence(&sheets::DEBT.into())).clicked() {
                short.close.clear();
            }
            for space in own_spaces(view, short.seat) {
                let line = say!(sheets::CLOSE_SPACE, space = Printing::of(view).space(space));
                let closes = short.close.contains(&space);
                if ui.selectable_label(closes, speech.sentence(&line)).clicked() {
                    match closes {
                        true => short.close.retain(|other| *other != space),
                        false => short.close.push(space),
                    }
                }
            }
        });
    }
    if now != *wanted {
        *chosen = Some(now);
    } else {
        *chosen = None;
    }
}

fn lay_out(view: Look<'_>, before: &Before, asked: Asked<'_>) -> Vec<Row> {
    let mut rows = Vec::new();
    let points = view.book.ledger.chart().unit(LOSSES);
    let open = |derivation: &Derivation| Opened { unit: points, derivation: derivation.clone() };
    rows.push(Row {
        label: sheets::CARRIED.into(),
        cells: before.carried.iter().map(|carried| Some(open(carried))).collect(),
        strong: false,
    });
    by_cause(&mut rows, view, &before.since, LOSSES);
    let (Some(effect), Reply::Done(outcome)) = (asked.effect(), asked.reply) else { return rows };
    by_cause(&mut rows, view, &effect.postings, LOSSES);
    let paid = |seat: Seat| {
        let posted = effect.postings.iter().filter(|posting| posting.movement.unit == DOLLARS);
        let mut own = posted.filter(|posting| posting.movement.from == Holder::Seat(seat));
        let name = view.name(seat);
        let due = say!(crate::words::keys::engine::DUE, name = name, cause = k::CAUSE_LOSSES);
        let found = effect.findings.iter().find(|finding| finding.what == due);
        found.cloned().or_else(|| own.find(|posting| posting.why.cause == k::CAUSE_LOSSES).map(bill_of))
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
        Row { label: label.into(), cells: cells.collect(), strong: true }
    };
    rows.push(balances(LOSSES, sheets::POINTS, true));
    for what in [k::TERM_POINTS, k::TERM_INTEREST] {
        rows.extend(term_row(view, &due, what));
    }
    let dollars = view.book.ledger.chart().unit(DOLLARS);
    let opened = due.into_iter().map(|due| due.map(|derivation| Opened { unit: dollars, derivation }));
    rows.push(Row { label: sheets::DUE.into(), cells: opened.collect(), strong: true });
    rows.push(Row { strong: false, ..balances(DOLLARS, sheets::CASH_BEFORE, false) });
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
        let derivation =
            Derivation::of(sheets::DEBT_LEFT.into(), crate::words::keys::engine::RULE_DEBTS, tally);
        owes.then_some(Opened { unit: dollars, derivation })
    });
    let debts: Vec<Option<Opened>> = debts.collect();
    if debts.iter().any(Option::is_some) {
        rows.push(Row { label: sheets::DEBT_LEFT.into(), cells: debts, strong: true });
    }
    rows
}

fn bill_of(posting: &Posting) -> Derivation {
    let what = Line::new(posting.why.cause);
    let (total, terms) = (posting.movement.amount, posting.terms.clone());
    Derivation { what, measure: Measure::Money, total, terms, rule: posting.why.rule }
}

/// One term of what is due, as a row; none where nobody has it.
fn term_row(view: Look<'_>, due: &[Option<Derivation>], what: Key) -> Option<Row> {
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
    Some(Row { label: say!(name, each = Arg::Money(each)), cells, strong: false })
}

/// One row for each cause, in the order in which they first moved something.
fn by_cause(rows: &mut Vec<Row>, view: Look<'_>, postings: &[Posting], unit: Unit) {
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
        rows.push(Row { label: label.into(), cells: cells.collect(), strong: false });
    }
}
