//! The put-right list: who hands what back to whom, in lines that are read across the table and ticked off. Ticks are
//! nowhere recorded.

use egui::{RichText, ScrollArea, Ui};

use crate::desk::table::{Subject, spoken};
use crate::desk::theme::{self, Palette};
use crate::desk::widgets::{icon_button, icons, opened};
use crate::desk::{Command, Speech};
use crate::engine::{Holder, Movement};
use crate::say;
use crate::session::Table;
use crate::words::keys::right as k;

/// Who hands what back to whom, until all of it is done.
#[derive(Clone, Debug, Default)]
pub struct HandList {
    moves: Vec<(Movement, bool)>,
    /// The amend that it follows from; none where a count asked for it.
    amend: Option<u32>,
}

impl HandList {
    /// The list of some movements; none where nothing that lies on the table changes hands.
    pub fn of(table: &dyn Table, moves: &[Movement]) -> Option<Self> {
        let kept = |movement: &Movement| {
            let unit = table.chart().unit(movement.unit);
            unit.is_some_and(|unit| table.facts().kept.iter().any(|word| word == unit.word))
        };
        let shown = |movement: &&Movement| !kept(movement) && movement.to != Holder::Outside;
        let moves: Vec<_> = moves.iter().filter(shown).map(|movement| (*movement, false)).collect();
        (!moves.is_empty()).then_some(Self { moves, amend: None })
    }

    /// The list as it follows from the amend that was entered last.
    #[must_use]
    pub fn of_amend(self, table: &dyn Table) -> Self {
        Self { amend: Some(table.head()), ..self }
    }

    /// Whether it still holds: an amend that was taken back asks for nothing any more.
    pub fn holds(&self, table: &dyn Table) -> bool {
        self.amend.is_none_or(|line| table.line(line).is_some_and(|row| row.live))
    }

    /// How many lines are left.
    pub fn left(&self) -> usize {
        self.moves.iter().filter(|(_, ticked)| !ticked).count()
    }
}

/// Draws the list.
pub fn hand_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &dyn Table,
    list: &mut HandList,
    commands: &mut Vec<Command>,
) {
    let palette = Palette::of(ui);
    ui.set_width(theme::laid(ui).0);
    theme::ledger_heading(ui, speech.word(k::HAND_BACK));
    ScrollArea::vertical().id_salt("hand-back").max_height(theme::laid(ui).1).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = theme::SPACE;
        for (movement, ticked) in &mut list.moves {
            let text = spoken::moved(speech, table, movement);
            let name = speech.say(&say!(crate::words::keys::table::TICK, what = text.as_str()));
            let colour = if *ticked { palette.faint } else { palette.ink };
            let mut rich = RichText::new(text.as_str()).size(theme::HAND_BACK).color(colour);
            if *ticked {
                rich = rich.strikethrough();
            }
            ui.horizontal(|ui| {
                ui.checkbox(ticked, rich).accessible_name(name);
                let hands = [movement.from, movement.to].into_iter();
                if let Some(hand) = hands.into_iter().find(|holder| matches!(holder, Holder::Seat(_))) {
                    let name = speech.say(&say!(k::WHY_HANDED, what = text));
                    let why = icon_button(ui, icons::ICON_HELP, name);
                    opened(why, commands, || Subject::Balance(hand, movement.unit));
                }
            });
        }
    });
    ui.separator();
    ui.horizontal(|ui| {
        if ui.button(speech.word(k::HAND_DONE)).clicked() {
            ui.close();
        }
        let left = say!(k::HAND_LEFT, count = list.left());
        ui.label(RichText::new(speech.say(&left)).color(palette.faint));
    });
}
