//! A hand counted by banknotes and pieces: how many of each value. It only writes the sum into the field.

use std::ops::RangeInclusive;

use egui::{Grid, Ui, vec2};

use crate::desk::Speech;
use crate::desk::kit::{self, number_field, retype};
use crate::desk::table::count::Count;
use crate::engine::{Holder, Seat, Unit};
use crate::msg;
use crate::session::Session;
use crate::words::Entered;
use crate::words::keys::count as k;

/// Banknotes and pieces being counted.
#[derive(Debug)]
pub(super) struct Notes {
    seat: Seat,
    unit: Unit,
    /// How many of which value.
    of: Vec<(Entered, i64)>,
    fresh: bool,
}

impl Notes {
    /// Nothing counted yet of the first unit that has banknotes or pieces.
    pub fn of(table: &Session, count: &Count, seat: Seat) -> Option<Self> {
        let units = table.chart().units().into_iter();
        let known = |unit: &Unit| !count.values(table, *unit).is_empty();
        let unit = units.filter(|unit| unit.colour.is_none()).find(known)?;
        let of = count.values(table, unit).into_iter().map(|value| (Ok(Some(0)), value)).collect();
        Some(Self { seat, unit, of, fresh: true })
    }

    /// So many rows high they are, with their title and the room around them.
    pub fn rows(&self) -> f32 {
        1.5 + self.of.len().div_ceil(IN_A_ROW) as f32
    }
}

/// How many of a value somebody may have.
const MOST: RangeInclusive<i64> = 0..=999;

/// So many values stand in a row.
const IN_A_ROW: usize = 4;

/// Draws a number for each value, with a button for one less and one for one more.
pub(super) fn notes_ui(ui: &mut Ui, speech: Speech, table: &Session, count: &mut Count) {
    let Some(notes) = &mut count.notes else { return };
    let name = table.seats().name(notes.seat);
    let (mut changed, mut done) = (false, false);
    ui.horizontal(|ui| {
        ui.label(kit::bold(speech.say(&msg!(k::NOTES_OF, name = name.as_str()))));
        done = ui.button(speech.word(k::NOTES_DONE)).clicked();
    });
    Grid::new("notes").num_columns(IN_A_ROW).spacing([kit::WIDE, kit::NEAR]).show(ui, |ui| {
        for (at, (number, value)) in (1..).zip(&mut notes.of) {
            let each = table.amount_line(notes.unit, *value);
            let what = msg!(k::NOTES_OF_VALUE, name = name.as_str(), value = each.clone());
            let now = number.clone().ok().flatten().unwrap_or_default();
            let steps = [now - 1, now + 1].map(|to| Some(to).filter(|to| MOST.contains(to)));
            ui.horizontal(|ui| {
                let (stepped, _) = kit::stepper(ui, speech, what.clone(), steps, |ui| {
                    let field = number_field(*value, number, None);
                    let field = ui.add_sized(vec2(44.0, kit::step_height(ui)), field);
                    let field = field.accessible_name(speech.say(&what));
                    if kit::may_take(ui, &mut notes.fresh) {
                        retype(&field);
                    }
                    changed |= field.changed();
                    field
                });
                if let Some(stepped) = stepped {
                    *number = Ok(Some(stepped));
                    changed = true;
                }
                ui.label(speech.say(&msg!(k::TIMES_VALUE, value = speech.sentence(&each))));
            });
            if at % IN_A_ROW == 0 {
                ui.end_row();
            }
        }
    });
    if changed {
        let part = |(number, value): &(Entered, i64)| match number {
            Ok(None | Some(0)) => None,
            Ok(Some(number)) => Some(format!("{number}x{value}")),
            // It is refused when the hand is parsed.
            Err(text) => Some(format!("{text}x{value}")),
        };
        let parts: Vec<String> = notes.of.iter().filter_map(part).collect();
        let text = if parts.is_empty() { "0".to_owned() } else { parts.join("+") };
        count.typed.insert((Holder::Seat(notes.seat), notes.unit), text);
    }
    if done {
        count.notes = None;
    }
}
