//! A band over the table while nothing that is entered reaches the disk: why, and what helps.

use egui::{Label, Panel, RichText, Ui};

use crate::desk::theme::{self, Palette};
use crate::desk::widgets::{icons, mark};
use crate::desk::{Command, Speech};
use crate::record::{ReadOnly, Saved};
use crate::say;
use crate::words::{Line, keys};

/// Draws the band where a record is only read, or where its last lines are not safe.
pub fn stuck_ui(
    ui: &mut Ui,
    speech: Speech,
    saved: &Saved,
    read_only: Option<&ReadOnly>,
    commands: &mut Vec<Command>,
) {
    let palette = Palette::of(ui);
    let (icon, why, colour) = match (read_only, saved) {
        (Some(why), _) => (icons::ICON_LOCK, why.line(), palette.amber),
        (None, Saved::Not(lines, why)) => {
            let why = say!(keys::desk::NOT_SAVED, lines = *lines, why = why.clone());
            (icons::ICON_WARNING, why, palette.red)
        }
        (None, Saved::All | Saved::Writing(_)) => return,
    };
    Panel::top("stuck").resizable(false).show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            mark(ui, icon, theme::BODY, colour);
            ui.add(Label::new(RichText::new(speech.sentence(&why)).color(colour)).wrap());
            let way_out = match read_only {
                Some(_) => keys::record::OWN_COPY,
                None => keys::record::RETRY,
            };
            ui.add(Label::new(speech.sentence(&Line::new(way_out))).wrap());
            if read_only.is_none() && ui.button(speech.word(keys::desk::RETRY)).clicked() {
                commands.push(Command::Retry);
            }
            if ui.button(speech.word(keys::desk::SAVE_COPY)).clicked() {
                commands.push(Command::BrowseCopy);
            }
        });
    });
}
