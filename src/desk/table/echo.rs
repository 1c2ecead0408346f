//! The echo: what was entered last, large enough to be read at a metre and a half, and what was refused.

use egui::{RichText, Ui};

use crate::desk::Speech;
use crate::desk::theme::{self, Palette};
use crate::engine::ledger::Movement;
use crate::session::Table;
use crate::words::Line;

/// What was entered last.
#[derive(Clone, Debug)]
pub struct Echo {
    text: String,
    moved: Vec<Line>,
}

impl Echo {
    /// The echo of a line.
    pub fn of(table: &dyn Table, n: u32) -> Option<Self> {
        let row = table.line(n)?;
        let moved = row.moves.iter().filter_map(|moved| moved.read(table.chart()));
        let money = |movement: &Movement| table.chart().unit(movement.unit).is_some_and(|unit| unit.money);
        let line = |movement: Movement| table.amount_line(movement.unit, movement.amount);
        Some(Self { text: row.text, moved: moved.filter(money).map(line).collect() })
    }
}

/// Draws the echo, or what is in the way.
pub fn echo_ui(ui: &mut Ui, speech: Speech, echo: Option<&Echo>, trouble: Option<&(Line, Option<Line>)>) {
    let palette = Palette::of(ui);
    ui.horizontal_wrapped(|ui| {
        ui.set_min_height(theme::ECHO + theme::GAP);
        if let Some((why, way_out)) = trouble {
            ui.label(RichText::new(speech.sentence(why)).size(theme::HEADING).color(palette.red));
            if let Some(way_out) = way_out {
                ui.label(RichText::new(speech.sentence(way_out)).size(theme::HEADING));
            }
        } else if let Some(echo) = echo {
            ui.label(RichText::new(echo.text.as_str()).size(theme::ECHO).strong());
            for line in &echo.moved {
                ui.label(RichText::new(speech.say(line)).size(theme::ECHO).color(palette.accent));
            }
        }
    });
}
