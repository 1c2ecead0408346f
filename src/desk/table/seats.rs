//! Who holds what: seats down, units across, and every figure opens.

use egui::{Grid, RichText, ScrollArea, Ui};

use crate::desk::table::{Seen, Subject};
use crate::desk::theme::{self, Palette};
use crate::desk::widgets::{Figure, badge};
use crate::desk::{Command, Speech};
use crate::engine::{Holder, Ledger, Seat, Unit};
use crate::session::Table;
use crate::words::keys;

/// Draws the seats with what they hold in hand, and their results so far.
pub fn seats_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &dyn Table,
    ledger: &Ledger,
    seen: &Seen,
    commands: &mut Vec<Command>,
) {
    let palette = Palette::of(ui);
    ScrollArea::both().id_salt("seats").show(ui, |ui| {
        let seats: Vec<Seat> = table.seats().iter().collect();
        Grid::new("seats").num_columns(seats.len() + 1).spacing([theme::GAP, 2.0]).show(ui, |ui| {
            ui.label("");
            for seat in &seats {
                if let Some(player) = table.seats().player(*seat) {
                    let acting = seen.stage.whose.contains(seat);
                    ui.vertical(|ui| {
                        badge(ui, player);
                        let mark = if acting { speech.word(keys::desk::ACTS_NOW) } else { String::new() };
                        ui.label(RichText::new(mark).small().color(palette.accent));
                    });
                }
            }
            ui.end_row();
            for (kind, unit) in (0u8..).zip(table.chart().kinds()) {
                let name = speech.sentence(&unit.name.into());
                ui.label(name.as_str());
                for seat in &seats {
                    let held = if unit.per_colour() { Unit::of(kind, *seat) } else { Unit::common(kind) };
                    let amount = ledger.balance(Holder::Seat(*seat), held);
                    let label = format!("{} {name}", table.seats().name(*seat));
                    if Figure::of(Some(unit), amount, label).strong().button(ui, speech).clicked() {
                        commands.push(Command::Why(Subject::Balance(Holder::Seat(*seat), held)));
                    }
                }
                ui.end_row();
            }
            ui.label(RichText::new(speech.word(keys::desk::IF_IT_ENDED_NOW)).color(palette.faint));
            for seat in &seats {
                match seen.score(*seat) {
                    Some(score) => {
                        let label = speech.say(&score.what);
                        let unit = table.chart().kinds().first();
                        if Figure::of(unit, score.total, label).button(ui, speech).clicked() {
                            commands.push(Command::Why(Subject::Score(*seat)));
                        }
                    }
                    None => {
                        ui.label(speech.word(keys::desk::UNKNOWN));
                    }
                }
            }
            ui.end_row();
        });
    });
}
