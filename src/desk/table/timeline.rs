//! The timeline: every line of the record, newest last, to look back at, to go back to, to open.

use egui::{RichText, ScrollArea, Ui};

use crate::desk::table::{Seen, Subject};
use crate::desk::theme::{self, Palette};
use crate::desk::widgets::{icon_button, icons};
use crate::desk::{Command, Speech};
use crate::session::Table;
use crate::{say, words::keys};

/// Draws the timeline.
pub fn timeline_ui(ui: &mut Ui, speech: Speech, table: &dyn Table, seen: &Seen, commands: &mut Vec<Command>) {
    ui.horizontal(|ui| {
        ui.label(RichText::new(speech.word(keys::desk::TIMELINE)).strong());
        ui.add_enabled_ui(table.undo_target().is_some(), |ui| {
            if icon_button(ui, icons::ICON_UNDO, speech.word(keys::desk::UNDO)).clicked() {
                commands.push(Command::Undo);
            }
        });
        ui.add_enabled_ui(table.redo_target().is_some(), |ui| {
            if icon_button(ui, icons::ICON_REDO, speech.word(keys::desk::REDO)).clicked() {
                commands.push(Command::Redo);
            }
        });
    });
    let rows = seen.lines as usize;
    ScrollArea::vertical().id_salt("timeline").stick_to_bottom(true).auto_shrink(false).show_rows(
        ui,
        theme::ROW,
        rows,
        |ui, range| {
            for at in range {
                row_ui(ui, speech, table, u32::try_from(at + 1).unwrap_or(u32::MAX), commands);
            }
        },
    );
}

fn row_ui(ui: &mut Ui, speech: Speech, table: &dyn Table, n: u32, commands: &mut Vec<Command>) {
    let palette = Palette::of(ui);
    let Some(row) = table.line(n) else { return };
    ui.horizontal(|ui| {
        ui.set_height(theme::ROW);
        let number = speech.figure(n);
        ui.label(RichText::new(number).small().color(palette.faint));
        let mut text = RichText::new(row.text.as_str());
        if !row.live {
            text = text.strikethrough().color(palette.faint);
        }
        let entry = ui.add(egui::Button::new(text).frame(false).truncate());
        if entry.clicked() {
            commands.push(Command::Why(Subject::Entry(n)));
        }
        egui::Popup::context_menu(&entry).show(|ui| {
            if ui.button(speech.word(keys::desk::LOOK_BACK)).clicked() {
                commands.push(Command::Look(Some(n)));
            }
            if ui.button(speech.word(keys::desk::UNDO_TO_HERE)).clicked() {
                commands.push(Command::BackTo(n));
            }
        });
    });
}

/// Draws the banner of a look back.
pub fn looking_ui(ui: &mut Ui, speech: Speech, line: u32, commands: &mut Vec<Command>) {
    let palette = Palette::of(ui);
    ui.horizontal(|ui| {
        let text = speech.say(&say!(keys::desk::LOOKING_BACK, n = line));
        ui.label(RichText::new(text).heading().color(palette.amber));
        if ui.button(speech.word(keys::desk::LOOK_NOW)).clicked() {
            commands.push(Command::Look(None));
        }
        if ui.button(speech.word(keys::desk::UNDO_TO_HERE)).clicked() {
            commands.push(Command::BackTo(line));
        }
    });
}
