//! The panel for a player who comes back: the phases of the turn, what happened in it so far, who acts, who is next, and the reminders.

use egui::{Align, Label, Layout, RichText, Ui};

use crate::desk::kit::{self, Palette, icons, mark};
use crate::desk::table::{Seen, plain};
use crate::desk::{Action, Speech};
use crate::engine::{Seat, TurnStatus};
use crate::msg;
use crate::session::{Recap, Session};
use crate::words::Key;
use crate::words::keys::coach as k;

use crate::desk::Teach;
use crate::desk::table::road::stretches;

pub fn where_ui(ui: &mut Ui, speech: Speech, (table, seen): (&Session, &Seen), actions: &mut Vec<Action>) {
    let stage = &seen.stage;
    ui.set_width(ui.available_width());
    ui.columns(2, |columns| {
        let [road, description] = columns else { return };
        road_ui(road, speech, stage);
        let left = Layout::top_down(Align::Min);
        description.with_layout(left, |ui| told_ui(ui, speech, (table, seen), actions));
    });
}

/// Draws what happened, who is next, and the reminders.
fn told_ui(ui: &mut Ui, speech: Speech, (table, seen): (&Session, &Seen), actions: &mut Vec<Action>) {
    let (palette, stage) = (Palette::of(ui), &seen.stage);
    ui.spacing_mut().item_spacing.y = kit::NEAR;
    let part = |ui: &mut Ui, title: Key| {
        ui.add_space(kit::GAP);
        ui.label(kit::bold(speech.word(title)).color(palette.faint));
    };
    let said = |ui: &mut Ui, text: String| {
        ui.add(Label::new(RichText::new(text).size(kit::LEAD).color(palette.ink)).wrap());
    };
    part(ui, k::SO_FAR);
    let recap = Recap::of(table);
    let change = |(seat, unit, amount): &(Seat, _, i64)| {
        format!("{} {}", table.seats().name(*seat), plain::signed(speech, table, *unit, *amount))
    };
    let changes: Vec<String> = recap.changes.iter().map(change).collect();
    let entries = msg!(k::ENTRIES, count = recap.acts);
    said(
        ui,
        speech.say(&match changes.is_empty() {
            true => entries,
            false => msg!(k::ENTRIES_MOVED, entries = entries, changes = changes.join(", ")),
        }),
    );
    if let Some(row) = recap.last.and_then(|line| table.line(line)) {
        said(ui, speech.say(&msg!(k::LAST, what = plain::describe_row(speech, table, &row))));
    }
    part(ui, k::WHO_NEXT);
    said(ui, speech.sentence(stage.over.as_ref().unwrap_or(&stage.prompt)));
    let then: Vec<String> = following(stage).map(|seat| table.seats().name(seat)).collect();
    if !then.is_empty() {
        said(ui, speech.say(&msg!(k::THEN, names = then.join(", "))));
    }
    part(ui, k::FORGOTTEN);
    let lesson = usize::from(stage.phase).checked_sub(1).and_then(|at| table.info().lessons.get(at));
    if let Some(lesson) = lesson {
        said(ui, speech.word(lesson.forgotten));
    }
    for reminder in table.book().reminders(table.setting()) {
        said(ui, speech.sentence(&reminder.what));
    }
    ui.add_space(kit::GAP);
    if kit::Button::plain(speech.word(k::EXPLAIN)).show(ui).clicked() {
        actions.push(Action::Panel(None));
        actions.push(Action::Teach(Teach::Explain(true)));
    }
}

/// Draws the phases of the turn in a column, those of the current round indented.
fn road_ui(ui: &mut Ui, speech: Speech, stage: &TurnStatus) {
    ui.label(kit::bold(speech.say(&stage.turn_line())).color(Palette::of(ui).faint));
    for stretch in stretches(speech, stage) {
        station_ui(ui, speech.word(stretch.name), stretch.here, stretch.passed);
        if !(stretch.nested && stretch.here) {
            continue;
        }
        ui.indent(stretch.name, |ui| {
            for phase in stretch.phases {
                let name = stage.phases.get(usize::from(phase) - 1).map(|name| speech.word(*name));
                station_ui(ui, name.unwrap_or_default(), phase == stage.phase, phase < stage.phase);
            }
        });
    }
}

/// Draws a line of the column.
fn station_ui(ui: &mut Ui, name: String, here: bool, passed: bool) {
    let palette = Palette::of(ui);
    ui.horizontal(|ui| {
        let (icon, colour) = match (here, passed) {
            (true, _) => (icons::ICON_PLAY_ARROW, palette.accent),
            (false, true) => (icons::ICON_CHECK, palette.faint),
            (false, false) => (icons::ICON_REMOVE, palette.faint),
        };
        mark(ui, icon, kit::BODY, colour);
        ui.label(match here {
            true => kit::bold(name).size(kit::LEAD).color(palette.ink),
            false => RichText::new(name).color(palette.faint),
        });
    });
}

/// The players after the current one in the order of play, to the end of the round.
fn following(stage: &TurnStatus) -> impl Iterator<Item = Seat> + '_ {
    let acts = move |seat: &Seat| stage.to_act.first() == Some(seat);
    let there = stage.order.iter().flatten().any(acts);
    let order = stage.order.iter().flatten().copied().filter(move |_| there);
    order.skip_while(move |seat| !acts(seat)).skip(1)
}
