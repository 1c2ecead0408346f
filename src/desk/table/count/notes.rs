//! A hand counted by banknotes and pieces: how many of each value. It only writes the sum into the field.

use egui::{DragValue, Ui, vec2};

use crate::desk::Speech;
use crate::desk::kit::{self, number_field, retype};
use crate::desk::table::count::Count;
use crate::engine::{Holder, Seat, Unit};
use crate::say;
use crate::session::Table;
use crate::words::keys::count as k;

/// Banknotes and pieces being counted.
#[derive(Debug)]
pub(super) struct Notes {
    seat: Seat,
    unit: Unit,
    /// How many of which value.
    of: Vec<(i64, i64)>,
    fresh: bool,
}

impl Notes {
    /// Nothing counted yet of the first unit that has banknotes or pieces.
    pub fn of(table: &dyn Table, count: &Count, seat: Seat) -> Option<Self> {
        let units = table.chart().units().into_iter();
        let known = |unit: &Unit| !count.values(table, *unit).is_empty();
        let unit = units.filter(|unit| unit.colour().is_none()).find(known)?;
        let of = count.values(table, unit).into_iter().map(|value| (0, value)).collect();
        Some(Self { seat, unit, of, fresh: true })
    }
}

/// Draws a number for each value.
pub(super) fn notes_ui(ui: &mut Ui, speech: Speech, table: &dyn Table, count: &mut Count) {
    let Some(notes) = &mut count.notes else { return };
    let name = table.seats().name(notes.seat);
    let mut done = false;
    ui.horizontal_wrapped(|ui| {
        ui.label(kit::bold(speech.say(&say!(k::NOTES_OF, name = name.as_str()))));
        let mut changed = false;
        for (number, value) in &mut notes.of {
            let each = speech.sentence(&table.amount_line(notes.unit, *value));
            let label =
                say!(k::NOTES_OF_VALUE, name = name.as_str(), value = table.amount_line(notes.unit, *value));
            let field = DragValue::new(number).range(0..=999).speed(0.1);
            let field = ui
                .add_sized(vec2(44.0, kit::PRESS), number_field(*value, field))
                .accessible_name(speech.say(&label));
            if std::mem::take(&mut notes.fresh) {
                retype(&field);
            }
            changed |= field.changed();
            ui.label(speech.say(&say!(k::TIMES_VALUE, value = each)));
            ui.add_space(kit::GAP);
        }
        if changed {
            let some = notes.of.iter().filter(|(number, _)| *number > 0);
            let parts: Vec<String> = some.map(|(number, value)| format!("{number}x{value}")).collect();
            let text = if parts.is_empty() { "0".to_owned() } else { parts.join("+") };
            count.typed.insert((Holder::Seat(notes.seat), notes.unit), text);
        }
        done = ui.button(speech.word(k::NOTES_DONE)).clicked();
    });
    if done {
        count.notes = None;
    }
}
