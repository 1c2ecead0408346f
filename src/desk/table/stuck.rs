//! A band over the table while nothing that is entered reaches the disk: why, and what helps.

use egui::{Label, Panel, RichText, Ui};

use crate::desk::kit::{self, Palette, icons, mark};
use crate::desk::{Command, Speech};
use crate::record::{ReadOnly, Record, Saved};
use crate::say;
use crate::session::Session;
use crate::words::{Line, keys};

/// Draws the band where a record is only read, where its last lines are not safe, or where one was never finished.
pub fn stuck_ui(
    ui: &mut Ui,
    speech: Speech,
    saved: &Saved,
    record: &Record<Session>,
    commands: &mut Vec<Command>,
) {
    let palette = Palette::of(ui);
    let (read_only, unfinished) = (record.read_only(), record.unfinished());
    let (icon, why, colour, way_out) = match (read_only, saved, unfinished) {
        (Some(why @ ReadOnly::Held(_)), ..) => {
            (icons::ICON_LOCK, why.line(), palette.amber, keys::desk::HELD_WAY_OUT)
        }
        (Some(why), ..) => (icons::ICON_LOCK, why.line(), palette.amber, keys::record::OWN_COPY),
        (None, Saved::Not(lines, why), _) => {
            let why = say!(keys::desk::NOT_SAVED, lines = *lines, why = why.clone());
            (icons::ICON_WARNING, why, palette.red, keys::record::RETRY)
        }
        (None, _, Some(n)) => {
            let why = say!(keys::desk::UNFINISHED, n = n);
            (icons::ICON_WARNING, why, palette.amber, keys::desk::UNFINISHED_WAY_OUT)
        }
        (None, Saved::All | Saved::Writing(_), None) => return,
    };
    let stuck = read_only.is_some() || matches!(saved, Saved::Not(..));
    kit::on_ground(Panel::top("stuck")).resizable(false).show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            mark(ui, icon, kit::BODY, colour);
            ui.add(Label::new(RichText::new(speech.sentence(&why)).color(colour)).wrap());
            if let Some(still) = record.stands_still() {
                ui.add(Label::new(RichText::new(speech.sentence(still)).color(palette.red)).wrap());
            }
            ui.add(Label::new(speech.sentence(&Line::new(way_out))).wrap());
            if read_only.is_some() && ui.button(speech.word(keys::desk::WRITE_HERE)).clicked() {
                commands.push(Command::WriteHere);
            }
            if stuck && read_only.is_none() && ui.button(speech.word(keys::desk::RETRY)).clicked() {
                commands.push(Command::Retry);
            }
            if stuck && ui.button(speech.word(keys::desk::SAVE_COPY)).clicked() {
                commands.push(Command::BrowseCopy);
            }
        });
    });
}
