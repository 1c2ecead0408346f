//! The explanation of a figure or an entry, in a dialog. A term opens its own explanation in the same place, and Back returns.

use std::borrow::Cow;

use egui::{Label, Response, RichText, ScrollArea, Ui};

use crate::desk::kit::{self, Palette, dialog, opened_ui};
use crate::desk::table::right::{Remedies, printed_in, printed_on};
use crate::desk::table::{Panel, Subject, plain};
use crate::desk::{Action, Speech};
use crate::engine::board::CellId;
use crate::engine::{AnyAct, Basis, Derivation, Effect, Holder, Rejection, Tally, Term, Unit};
use crate::msg;
use crate::session::{Session, description};
use crate::words::{Key, Line, keys};

/// The open explanations, each opened from the one before.
#[derive(Clone, Debug, Default)]
pub struct Why {
    opened: Vec<Subject>,
    /// The history line that was shown when it was opened.
    at: Option<u32>,
    found: Option<(u32, Found)>,
}

/// The explanation on top.
#[derive(Clone, Debug)]
struct Found {
    title: Title,
    figures: Vec<Derivation>,
    /// The text if there are no figures.
    description: Option<String>,
    /// The house rules that decided it.
    ruled: Vec<Line>,
    refused: Option<(Line, Option<Line>, Option<crate::words::Key>)>,
    line: Option<u32>,
    /// The board values that may be wrong, if it depends on any.
    printed: Option<Vec<CellId>>,
}

#[derive(Clone, Debug)]
enum Title {
    None,
    Entry(u32),
    Act(AnyAct),
}

impl Why {
    /// Opens an explanation, as of now or after a line.
    pub fn open(&mut self, subject: Subject, at: Option<u32>) {
        (self.found, self.at) = (None, at);
        self.opened.push(subject);
    }

    pub fn close(&mut self) {
        *self = Self::default();
    }

    pub fn back(&mut self) {
        self.found = None;
        self.opened.pop();
    }

    pub fn subject(&self) -> Option<&Subject> {
        self.opened.last()
    }

    fn find(&mut self, table: &Session) -> Option<&Found> {
        let subject = self.opened.last()?;
        if self.found.as_ref().is_none_or(|(version, _)| *version != table.lines()) {
            let mut found = found(table, subject, self.at);
            found.printed = match subject {
                Subject::Lying(places) => Some(printed_on(table, places)).filter(|all| !all.is_empty()),
                _ => printed_in(table, &found.figures),
            };
            self.found = Some((table.lines(), found));
        }
        self.found.as_ref().map(|(_, found)| found)
    }
}

fn found(table: &Session, subject: &Subject, at: Option<u32>) -> Found {
    let none = Found {
        title: Title::None,
        figures: Vec::new(),
        description: None,
        ruled: Vec::new(),
        refused: None,
        line: None,
        printed: None,
    };
    match subject {
        Subject::Balance(holder, unit) => {
            Found { figures: vec![seen(table, at).explain_balance(*holder, *unit)], ..none }
        }
        Subject::Score(seat) => {
            let standings = seen(table, at).standings().unwrap_or_default();
            let mine = standings.into_iter().filter(|standing| standing.seat == *seat);
            Found { figures: mine.map(|standing| standing.score).collect(), ..none }
        }
        Subject::Accounts(name, accounts) => Found { figures: together(table, *name, accounts, at), ..none },
        Subject::Figures(figures) => Found { figures: figures.clone(), ..none },
        Subject::Lying(places) => {
            let all = places.iter().flat_map(|holder| lying(table, *holder, at));
            Found { figures: all.collect(), ..none }
        }
        Subject::Told(words) => Found { description: Some(words.clone()), ..none },
        Subject::Figure(derivation) => Found { figures: vec![(**derivation).clone()], ..none },
        Subject::Entry(n) => {
            let figures = table.explain(*n).map(|effect| figures(table, &effect)).unwrap_or_default();
            Found {
                title: Title::Entry(*n),
                figures,
                ruled: description::deciding_lines(table, &table.decided(*n)),
                line: Some(*n),
                ..none
            }
        }
        Subject::Offer(act) => {
            let ruled = description::deciding_lines(table, &table.decides(act));
            let found = Found { title: Title::Act(act.clone()), ruled, ..none };
            match table.preview_act(act) {
                Ok(outcome) => Found { figures: figures(table, &outcome.effect), ..found },
                Err(Rejection::Refused(refusal)) => {
                    Found { refused: Some((refusal.why, refusal.suggestion, Some(refusal.rule))), ..found }
                }
                Err(other) => Found { refused: Some((other.why().clone(), None, None)), ..found },
            }
        }
    }
}

/// The session now, or right after a line.
fn seen(table: &Session, at: Option<u32>) -> Cow<'_, Session> {
    let then = at.and_then(|line| table.standing_after(line).ok());
    then.map_or(Cow::Borrowed(table), Cow::Owned)
}

/// Explains the sum of several accounts, then each one that is not empty.
fn together(table: &Session, name: Key, accounts: &[(Holder, Unit)], at: Option<u32>) -> Vec<Derivation> {
    let seen = seen(table, at);
    let balance = |(holder, unit): &(Holder, Unit)| seen.explain_balance(*holder, *unit);
    let all: Vec<_> = accounts.iter().map(|account| (*account, balance(account))).collect();
    let Some((_, first)) = all.first() else { return Vec::new() };
    let (rule, measure) = (first.rule, first.measure);
    let mut sum = Tally::traced();
    for ((holder, unit), balance) in all.iter().filter(|(_, balance)| balance.total != 0) {
        sum.add(balance.total, || Term::new(balance.what.clone()).read_from(*holder, *unit));
    }
    let whole = Derivation::of(name, rule, sum).counted_in(measure);
    let parts = all.into_iter().map(|(_, balance)| balance).filter(|balance| balance.total != 0);
    std::iter::once(whole).chain(parts).collect()
}

/// Whether any of the places holds something, now or after a line.
pub fn lies(table: &Session, places: &[Holder], at: Option<u32>) -> bool {
    places.iter().any(|holder| !lying(table, *holder, at).is_empty())
}

/// Explains everything that a place holds, now or after a line.
fn lying(table: &Session, holder: Holder, at: Option<u32>) -> Vec<Derivation> {
    let seen = seen(table, at);
    let balance = |unit| seen.explain_balance(holder, unit);
    table.chart().units().into_iter().map(balance).filter(|balance| balance.total != 0).collect()
}

/// Movements and findings as figures with their terms.
pub(super) fn figures(table: &Session, effect: &Effect) -> Vec<Derivation> {
    let moved = effect.postings.iter().map(|posting| {
        let movement = posting.movement;
        let what = msg!(
            keys::desk::MOVED,
            from = description::holder_of(table, movement.from, movement.unit),
            to = description::holder_of(table, movement.to, movement.unit),
            amount = description::amount_moved(table, &movement),
            cause = posting.why.cause,
        );
        let rule = posting.why.rule;
        let (measure, terms) = (table.chart().measure(movement.unit), posting.terms.clone());
        Derivation { what, measure, total: movement.amount, terms, rule }
    });
    moved.chain(effect.findings.iter().cloned()).collect()
}

pub fn why_ui(ui: &mut Ui, speech: Speech, table: &Session, why: &mut Why, actions: &mut Vec<Action>) {
    let deep = why.opened.len() > 1;
    let lies = match (why.subject(), why.at) {
        (Some(Subject::Lying(places)), None) => places.clone(),
        _ => Vec::new(),
    };
    let Some(found) = why.find(table) else { return };
    let mut back = false;
    let closes = dialog(ui, "why", |ui| {
        ui.set_width(kit::WHY.0.min(ui.ctx().content_rect().width() - 60.0));
        // The scroll bar takes its own room, so that it does not cover the figures.
        ui.spacing_mut().scroll.floating = false;
        let drawn = ScrollArea::vertical().max_height(kit::WHY.1).auto_shrink([false, true]);
        let drawn = drawn.show(ui, |ui| found_ui(ui, speech, table, found, actions));
        kit::part(ui);
        ui.horizontal(|ui| {
            let close = ui.button(speech.word(keys::desk::CLOSE));
            if close.clicked() {
                ui.close();
            }
            if deep {
                back = ui.button(speech.word(keys::table::BACK_WHY)).clicked();
            }
            if let Some(printed) = &found.printed
                && ui.button(speech.word(keys::reading::VALUES)).clicked()
            {
                actions.extend([Action::CloseWhy, Action::Panel(Some(Panel::Printed(printed.clone())))]);
            }
            if !lies.is_empty() && ui.button(speech.word(keys::position::HERE_OPEN)).clicked() {
                actions.extend([Action::CloseWhy, Action::Panel(Some(Panel::Lying(lies)))]);
            }
            if let Some(line) = found.line {
                let way = Remedies::of(table, line);
                if ui.button(speech.word(keys::desk::LOOK_BACK)).clicked() {
                    actions.extend([Action::CloseWhy, Action::Look(Some(line))]);
                }
                if ui.button(speech.word(keys::desk::UNDO_TO_HERE)).clicked() {
                    actions.extend([Action::CloseWhy, Action::AskBackTo(line)]);
                }
                if way.ask && ui.button(speech.word(keys::question::ASK)).clicked() {
                    actions.extend([Action::CloseWhy, Action::Panel(Some(Panel::Question(line)))]);
                }
                if way.mend && ui.button(speech.word(keys::right::PUT_RIGHT)).clicked() {
                    actions.extend([Action::CloseWhy, Action::Panel(Some(Panel::Right(line)))]);
                }
            }
            drawn.inner.unwrap_or(close)
        })
        .inner
    });
    if closes {
        actions.push(Action::CloseWhy);
    } else if back {
        why.back();
    }
}

/// Draws the explanation. Returns its first line.
fn found_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    found: &Found,
    actions: &mut Vec<Action>,
) -> Option<Response> {
    let palette = Palette::of(ui);
    let title = match &found.title {
        Title::None => None,
        Title::Act(act) => Some(plain::act(speech, table, act)),
        Title::Entry(0) => Some(speech.word(keys::table::SET_UP)),
        Title::Entry(n) => table.line(*n).map(|row| {
            let description = plain::describe_row(speech, table, &row);
            speech.say(&msg!(keys::table::ENTRY_OF, n = *n, what = description))
        }),
    };
    let mut head = None;
    // The keyboard focus starts on the first line.
    let mut first = |ui: &Ui, said: Response, text: &str| {
        head.get_or_insert_with(|| kit::rests_on(ui, &said, text));
    };
    if let Some(title) = title {
        let said = ui.add(Label::new(kit::bold(&title).color(palette.ink)).wrap());
        first(ui, said, &title);
        ui.add_space(kit::GAP);
    }
    if let Some((why, suggestion, rule)) = &found.refused {
        let why = speech.sentence(why);
        let said = RichText::new(why.as_str()).size(kit::HEADING).color(palette.red);
        let said = ui.add(Label::new(said).wrap());
        first(ui, said, &why);
        if let Some(suggestion) = suggestion {
            ui.add(Label::new(RichText::new(speech.sentence(suggestion)).size(kit::HEADING)).wrap());
        }
        if let Some(rule) = rule {
            ui.label(RichText::new(speech.word(*rule)).small().color(palette.faint));
        }
        ruled_ui(ui, speech, &found.ruled);
        return head;
    }
    if found.figures.is_empty() {
        let nothing = found.description.clone().unwrap_or_else(|| speech.word(keys::desk::NOTHING_MOVED));
        let said = ui.label(nothing.as_str());
        first(ui, said, &nothing);
    }
    for (salt, derivation) in found.figures.iter().enumerate() {
        let derivation = in_sentences(speech, table, derivation);
        let (said, pressed) = opened_ui(ui, speech, None, &derivation, salt);
        first(ui, said, &speech.sentence(&derivation.what));
        match pressed {
            // An entry that a previewed amend would insert has no line yet.
            Some(Basis::Entry(step)) if step.line > table.lines() => {}
            Some(Basis::Entry(step)) => actions.push(Action::Why(Subject::Entry(step.line))),
            Some(Basis::Account(holder, unit)) => actions.push(Action::Why(Subject::Balance(holder, unit))),
            None => {}
        }
        ui.add_space(kit::SPACE);
    }
    ruled_ui(ui, speech, &found.ruled);
    head
}

/// The figure, with its entries described as in the timeline.
fn in_sentences(speech: Speech, table: &Session, derivation: &Derivation) -> Derivation {
    let mut description = derivation.clone();
    let steps =
        if description.terms.iter().any(|term| term.basis.is_some()) { table.steps() } else { Vec::new() };
    for term in &mut description.terms {
        let Some(Basis::Entry(id)) = term.basis else { continue };
        if let Some(step) = steps.iter().find(|step| step.id == id) {
            let what = plain::description(speech, table, &step.text);
            term.what = msg!(keys::table::ENTRY_OF, n = step.id.line, what = what);
        }
    }
    description
}

/// Draws the house rules that decided it.
fn ruled_ui(ui: &mut Ui, speech: Speech, ruled: &[Line]) {
    for line in ruled {
        let text = RichText::new(speech.sentence(line)).color(Palette::of(ui).faint);
        ui.add(Label::new(text).wrap());
    }
}
