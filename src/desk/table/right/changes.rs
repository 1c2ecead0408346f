//! The changes of an amend: balances, later entries that become illegal, and later entries with another effect.

use egui::{Grid, Label, RichText, Ui};

use crate::desk::kit::{self, Figure, Palette, opening};
use crate::desk::table::right::mends::{self, Mends};
use crate::desk::table::{Subject, plain, spoken, why};
use crate::desk::{Action, Speech};
use crate::engine::amend::Amended;
use crate::engine::{Holder, Ledger, Movement, Seat, StepId, Unit};
use crate::msg;
use crate::session::Session;
use crate::words::keys::{right as k, table as t};

/// Draws why the edit itself is illegal, or the later entries that it would break. Returns whether the user keeps their effects as corrections.
pub(super) fn broken_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    amended: &Amended,
    own: StepId,
    mends: &mut Mends,
    actions: &mut Vec<Action>,
) -> bool {
    let palette = Palette::of(ui);
    let edited = |step: StepId| step == own || step.line > table.lines();
    for (.., rejection) in amended.broken.iter().filter(|(step, ..)| edited(*step)) {
        let why = RichText::new(speech.sentence(&rejection.line())).color(palette.red);
        ui.add(Label::new(why).wrap());
        if let Some(suggestion) = rejection.suggestion() {
            ui.add(Label::new(speech.sentence(&suggestion)).wrap());
        }
        ui.add_space(kit::GAP);
    }
    let later: Vec<_> = amended.broken.iter().filter(|(step, ..)| !edited(*step)).collect();
    // An illegal edit also breaks later entries, which is not worth saying.
    if later.is_empty() || later.len() < amended.broken.len() {
        return false;
    }
    let text = speech.say(&msg!(k::BROKEN, count = later.len()));
    ui.add(Label::new(kit::bold(text).color(palette.red)).wrap());
    let mut keep = false;
    ui.horizontal(|ui| {
        keep = ui.button(speech.word(k::KEEP_ALL)).clicked();
        if later.len() > 1 && ui.button(speech.word(k::STRIKE_ALL)).clicked() {
            for (step, ..) in &later {
                mends.set(*step, mends::Mend::Strike);
            }
        }
    });
    for (step, text, rejection) in later {
        kit::raised(ui).show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            mends::entry_ui(ui, speech, table, *step, text);
            let why = speech.sentence(&rejection.line());
            ui.add(Label::new(RichText::new(why).small().color(palette.red)).wrap());
            mends::ways_out_ui(ui, speech, table, *step, mends, actions);
        });
    }
    ui.add_space(kit::GAP);
    keep
}

/// Draws what would change on the board and in the balances.
pub(super) fn balances_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    amended: &Amended,
    actions: &mut Vec<Action>,
) {
    let palette = Palette::of(ui);
    let (now, then) = (&table.book().ledger, &amended.book.ledger);
    let mut accounts: Vec<(Seat, Unit)> = Vec::new();
    for seat in table.seats().iter() {
        let own = |unit: &Unit| unit.colour.is_none_or(|colour| colour == seat);
        let holder = Holder::Seat(seat);
        let changes = |unit: &Unit| now.balance(holder, *unit) != then.balance(holder, *unit);
        accounts
            .extend(table.chart().units().into_iter().filter(own).filter(changes).map(|unit| (seat, unit)));
    }
    let held = |holder| matches!(holder, Holder::Seat(_));
    let beside_hands: Vec<&Movement> =
        amended.put_right.iter().filter(|moved| !held(moved.from) && !held(moved.to)).collect();
    for moved in &beside_hands {
        ui.add(Label::new(spoken::moved(speech, table, moved)).wrap());
    }
    if accounts.is_empty() {
        if beside_hands.is_empty() {
            ui.add(Label::new(RichText::new(speech.word(k::SAME_HANDS)).color(palette.good)).wrap());
        }
        return;
    }
    Grid::new("balances").num_columns(4).spacing([kit::SPACE, 0.0]).show(ui, |ui| {
        ui.label(kit::bold(speech.word(k::BALANCES)));
        ui.label("");
        for key in [k::NOW, k::THEN] {
            kit::heading(ui, speech.word(key), 80.0);
        }
        ui.end_row();
        for (seat, unit) in accounts {
            let holder = Holder::Seat(seat);
            let name = table.seats().name(seat);
            ui.label(name.as_str());
            let kind = table.chart().unit(unit);
            let unit_name = kind.map_or_else(String::new, |kind| speech.sentence(&kind.name.into()));
            ui.label(RichText::new(unit_name.as_str()).color(palette.faint));
            let figure = |ledger: &Ledger| {
                let figure = Figure::of(kind, ledger.balance(holder, unit), format!("{name} {unit_name}"));
                figure.width(80.0).size(kit::LEAD)
            };
            figure(now).opens(ui, speech, actions, || Subject::Balance(holder, unit));
            figure(then).strong().marked(true).opens(ui, speech, actions, || {
                let then = trial(table, amended);
                then.map_or(Subject::Balance(holder, unit), |then| {
                    Subject::of(&then.explain_balance(holder, unit))
                })
            });
            ui.end_row();
        }
    });
}

/// The session after an amend.
fn trial(table: &Session, amended: &Amended) -> Option<Session> {
    Some(table.amended(&amended.as_book()?).ok()?.1)
}

/// Draws the later entries whose effect would change.
pub(super) fn later_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    amended: &Amended,
    own: StepId,
    actions: &mut Vec<Action>,
) {
    let palette = Palette::of(ui);
    let broken = |step: StepId| amended.broken.iter().any(|(other, ..)| *other == step);
    let later: Vec<_> = amended
        .changed
        .iter()
        .filter(|changed| changed.step != own && !changed.text.is_empty() && !broken(changed.step))
        .collect();
    if later.is_empty() {
        return;
    }
    ui.add_space(kit::GAP);
    ui.add(Label::new(kit::bold(speech.say(&msg!(k::LATER, count = later.len())))).wrap());
    for changed in later {
        mends::entry_ui(ui, speech, table, changed.step, &changed.text);
        let step = changed.step;
        let name = step.to_string();
        let amended = || {
            let effect = trial(table, amended).and_then(|then| {
                let at = then.effective_log().place(step).ok()?;
                then.explain_step(at).ok()
            });
            effect.map_or(Subject::Entry(step.line), |effect| Subject::Figures(why::figures(table, &effect)))
        };
        let sides: [(_, _, &[Movement], &dyn Fn() -> Subject); 2] = [
            (k::WAS, k::WAS_OF, &changed.then, &|| Subject::Entry(step.line)),
            (k::BECOMES, k::BECOMES_OF, &changed.now, &amended),
        ];
        for (key, named, moved, behind) in sides {
            let price = plain::price(speech, table, moved);
            let price = if price.is_empty() { spoken_moves(speech, table, moved) } else { price };
            let text = speech.say(&msg!(t::VALUE, label = speech.word(key), value = price.as_str()));
            let text = RichText::new(text).small().color(palette.faint);
            let name = speech.say(&msg!(named, entry = name.as_str(), what = price));
            opening(ui, text, actions, behind).accessible_name(name);
        }
    }
}

/// Draws who would hand what to whom, with a link to the balances before and after.
pub(in crate::desk::table) fn handed_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    amended: &Amended,
    movement: &Movement,
    actions: &mut Vec<Action>,
) {
    let text = RichText::new(spoken::moved(speech, table, movement));
    opening(ui, text.small().color(Palette::of(ui).faint), actions, || {
        let hands =
            [movement.from, movement.to].into_iter().filter(|holder| matches!(holder, Holder::Seat(_)));
        let figures = hands.flat_map(|holder| {
            let then = trial(table, amended).map(|then| then.explain_balance(holder, movement.unit));
            [Some(table.explain_balance(holder, movement.unit)), then].into_iter().flatten()
        });
        Subject::Figures(figures.collect())
    });
}

/// Describes movements one by one, for those that change no money.
fn spoken_moves(speech: Speech, table: &Session, moved: &[Movement]) -> String {
    if moved.is_empty() {
        return speech.word(crate::words::keys::desk::NOTHING_MOVED);
    }
    moved.iter().map(|movement| spoken::moved(speech, table, movement)).collect::<Vec<_>>().join(" · ")
}
