//! Guidance below the board during a led turn: the purpose of the phase and what each verb does; in the practice lesson also the next act.

use egui::text::{LayoutJob, TextFormat};
use egui::{Align, Label, Layout, RichText, Ui};

use crate::desk::kit::{self, Palette, icon_button, icons};
use crate::desk::table::teach::Teacher;
use crate::desk::table::{Panel, Seen, plain};
use crate::desk::{Action, Speech, Teach};
use crate::msg;
use crate::session::Session;
use crate::words::keys::{self, coach as k};
use crate::words::{Arg, Key};

/// Draws the guidance, with or without its verbs.
pub fn led_ui(
    ui: &mut Ui,
    speech: Speech,
    (table, seen): (&Session, &Seen),
    (teacher, verbs): (&Teacher, bool),
    actions: &mut Vec<Action>,
) {
    let (palette, stage) = (Palette::of(ui), &seen.stage);
    let Some(lesson) = usize::from(stage.phase).checked_sub(1).and_then(|at| table.info().lessons.get(at))
    else {
        return;
    };
    ui.spacing_mut().item_spacing.y = kit::NEAR;
    if let Some(step) = teacher.step(table) {
        step_ui(ui, speech, table, step, actions);
    }
    let said = |ui: &mut Ui, what: Key| {
        ui.add(Label::new(RichText::new(speech.word(what)).color(palette.ink)).wrap());
    };
    beside(
        ui,
        |ui| said(ui, lesson.why),
        |ui| {
            if icon_button(ui, icons::ICON_MENU_BOOK, speech.word(k::RULES)).clicked() {
                actions.push(Action::Panel(Some(Panel::Phase(stage.phase))));
            }
            if icon_button(ui, icons::ICON_SCHOOL, speech.word(k::TRY)).clicked() {
                actions.push(Action::Teach(Teach::TryIt(true)));
            }
        },
    );
    said(ui, lesson.now);
    if verbs {
        verbs_ui(ui, speech, seen);
    }
}

/// Draws the next step of the practice lesson, with a button that does it.
fn step_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    (act, done, steps): (Option<&str>, usize, usize),
    actions: &mut Vec<Action>,
) {
    let Some(act) = act else {
        ui.add(Label::new(kit::bold(speech.word(k::LESSON_OVER)).color(Palette::of(ui).ink)).wrap());
        return;
    };
    let step =
        msg!(k::LESSON_STEP, n = done + 1, steps = steps, act = plain::description(speech, table, act));
    let step = kit::bold(speech.say(&step)).color(Palette::of(ui).ink);
    beside(
        ui,
        |ui| _ = ui.add(Label::new(step).wrap()),
        |ui| {
            if kit::Button::plain(speech.word(k::LESSON_DO)).show(ui).clicked() {
                actions.extend(table.read(act).map(Action::Enter));
            }
        },
    );
}

/// Draws text with buttons at its right.
fn beside(ui: &mut Ui, words: impl FnOnce(&mut Ui), buttons: impl FnOnce(&mut Ui)) {
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            buttons(ui);
            ui.with_layout(Layout::left_to_right(Align::Center), words);
        });
    });
}

/// The possible verbs, each with its purpose.
fn verbs(seen: &Seen) -> Vec<(Key, Key)> {
    let mut verbs: Vec<(Key, Key)> = Vec::new();
    for (_, offer) in seen.open_offers().filter(|(_, offer)| offer.is_possible()) {
        let verb = offer.act.syntax().map(|syntax| (syntax.name, syntax.means));
        verbs.extend(verb.filter(|verb| !verbs.contains(verb)));
    }
    verbs
}

pub fn verbs_ui(ui: &mut Ui, speech: Speech, seen: &Seen) {
    let palette = Palette::of(ui);
    let verbs = verbs(seen);
    let columns = if kit::narrow(ui) || verbs.len() < 3 { 1 } else { 2 };
    ui.columns(columns, |columns| {
        let rows = verbs.len().div_ceil(columns.len()).max(1);
        for (ui, verbs) in columns.iter_mut().zip(verbs.chunks(rows)) {
            for (name, means) in verbs {
                let (name, means) = (speech.word(*name), speech.word(*means));
                let format = |font| TextFormat { font_id: font, color: palette.ink, ..TextFormat::default() };
                let mut description = LayoutJob::default();
                description.append(&format!("{name}  "), 0.0, format(kit::strong(kit::BODY)));
                description.append(&format!("{means}.  "), 0.0, format(kit::font(kit::BODY)));
                ui.with_layout(Layout::top_down(Align::Min), |ui| ui.add(Label::new(description).wrap()));
            }
        }
    });
}

/// A text with its label in front.
pub(super) fn named(speech: Speech, name: Key, what: impl Into<Arg>) -> String {
    speech.say(&msg!(keys::table::NAMED, name = speech.word(name), what = what))
}
