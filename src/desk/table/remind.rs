//! Reminders at the foot of the card, each with the act that it is about. Each can be switched off on this computer.

use std::collections::BTreeSet;

use egui::{Button, RichText, Ui};

use crate::desk::kit::{self, Palette, icon_button, icons, mark, opening};
use crate::desk::table::Subject;
use crate::desk::{Action, Speech};
use crate::engine::{Reminder, Worksheet};
use crate::msg;
use crate::session::Session;
use crate::words::keys::remind as k;

/// The most reminders shown: only one in a low window.
fn shown(ui: &Ui) -> usize {
    if ui.ctx().content_rect().height() < kit::TALL { 1 } else { 2 }
}

/// The reminders, computed once for each version of the book.
#[derive(Debug, Default)]
pub struct Reminders {
    of: Option<u32>,
    all: Vec<Reminder>,
    /// The ids of reminders that are switched off.
    quiet: BTreeSet<String>,
}

/// The id of a game's reminder in the preferences.
pub fn habit(table: &Session, word: &str) -> String {
    format!("{} {word}", table.info().game)
}

impl Reminders {
    /// Sets the reminders that are switched off.
    pub fn set_quiet(&mut self, quiet: &BTreeSet<String>) {
        self.quiet.clone_from(quiet);
    }

    /// The current reminders, except one for the act `verb`, which the worksheet includes.
    fn now(&mut self, table: &Session, verb: Option<&str>) -> Vec<&Reminder> {
        if self.of != Some(table.lines()) {
            self.of = Some(table.lines());
            self.all = table.book().reminders(table.setting());
        }
        let loud = |reminder: &&Reminder| !self.quiet.contains(&habit(table, reminder.word));
        let included = |reminder: &&Reminder| reminder.act.syntax().is_some_and(|act| Some(act.word) == verb);
        self.all.iter().filter(|reminder| loud(reminder) && !included(reminder)).collect()
    }

    pub fn forget(&mut self) {
        self.of = None;
    }
}

/// Draws the current reminders, except one that the worksheet includes.
pub fn remind_ui(
    ui: &mut Ui,
    speech: Speech,
    (table, sheet): (&Session, Option<&Worksheet>),
    reminders: &mut Reminders,
    actions: &mut Vec<Action>,
) {
    let palette = Palette::of(ui);
    let act = sheet.and_then(|sheet| sheet.act.as_ref()?.as_ref().ok());
    let verb = act.and_then(|offer| offer.act.syntax()).map(|syntax| syntax.word);
    let now = reminders.now(table, verb);
    let shown = shown(ui);
    let more = now.len().saturating_sub(shown);
    for (at, reminder) in (1..).zip(now.iter().take(shown)) {
        let what = speech.sentence(&reminder.what);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = kit::NEAR;
            mark(ui, icons::ICON_NOTIFICATIONS, kit::BODY, palette.amber);
            let text = RichText::new(what.as_str()).small().color(palette.ink);
            opening(ui, text, actions, || behind(table, reminder)).on_hover_text(what.as_str());
        });
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = kit::NEAR;
            ui.add_space(kit::BODY + kit::NEAR);
            let act = crate::desk::table::plain::act(speech, table, &reminder.act);
            let name = speech.say(&msg!(k::DO_IT_NAMED, what = act.as_str()));
            let button = Button::new(RichText::new(speech.word(k::DO_IT)).small());
            if ui.add(button).accessible_name(name).on_hover_text(act).clicked() {
                actions.push(Action::Draft(reminder.act.clone()));
            }
            let name = speech.say(&msg!(k::QUIET, what = what.as_str()));
            if icon_button(ui, icons::ICON_NOTIFICATIONS_OFF, name).clicked() {
                actions.push(Action::Remind(habit(table, reminder.word), false));
            }
            if more > 0 && at == shown {
                more_ui(ui, speech, more, actions);
            }
        });
    }
}

/// Draws a button that opens all reminders.
fn more_ui(ui: &mut Ui, speech: Speech, more: usize, actions: &mut Vec<Action>) {
    let text = speech.say(&msg!(k::MORE, count = more));
    let button = Button::new(RichText::new(text).small().color(Palette::of(ui).faint));
    if ui.add(button.frame_when_inactive(false)).clicked() {
        actions.push(Action::Panel(Some(crate::desk::table::Panel::Reminders)));
    }
}

/// What explains a reminder: the player's bill, or the preview of its act.
fn behind(table: &Session, reminder: &Reminder) -> Subject {
    let bill = reminder.seat.and_then(|seat| table.book().bill(table.setting(), seat).ok().flatten());
    bill.map_or_else(|| Subject::Offer(reminder.act.clone()), |bill| Subject::of(&bill))
}

/// Draws all current reminders, and a switch for each that the game has.
pub fn reminders_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    reminders: &mut Reminders,
    actions: &mut Vec<Action>,
) {
    let now = reminders.now(table, None);
    if now.is_empty() {
        ui.label(RichText::new(speech.word(k::NOTHING)).color(Palette::of(ui).faint));
    }
    for reminder in now {
        ui.horizontal_wrapped(|ui| {
            ui.label(speech.sentence(&reminder.what));
            let act = crate::desk::table::plain::act(speech, table, &reminder.act);
            let name = speech.say(&msg!(k::DO_IT_NAMED, what = act.as_str()));
            if ui.button(RichText::new(act).small()).accessible_name(name).clicked() {
                actions.extend([Action::Panel(None), Action::Draft(reminder.act.clone())]);
            }
        });
    }
    kit::part(ui);
    ui.label(kit::bold(speech.word(k::SWITCHES)));
    for form in table.info().reminders {
        let habit = habit(table, form.word);
        let mut on = !reminders.quiet.contains(&habit);
        if ui.checkbox(&mut on, speech.sentence(&form.name.into())).changed() {
            actions.push(Action::Remind(habit, on));
        }
    }
}
