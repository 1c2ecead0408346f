//! The list of things to hand back after an amend or a count. It stays until everything is ticked. Ticks are not part of the record.

use egui::{RichText, ScrollArea, Ui};

use crate::desk::kit::{self, Palette, icon_button, icons, opened};
use crate::desk::table::{Subject, spoken};
use crate::desk::{Action, Speech};
use crate::engine::ledger::Written;
use crate::engine::{Holder, Movement};
use crate::msg;
use crate::session::Session;
use crate::words::keys::right as k;

/// A movement to hand back.
#[derive(Clone, Debug)]
struct Back {
    movement: Movement,
    ticked: bool,
    /// The amend that it follows from; `None` for a count.
    amend: Option<u32>,
}

/// The things to hand back.
#[derive(Clone, Debug, Default)]
pub struct HandList(Vec<Back>);

impl HandList {
    /// Adds the movements of an amend that the players make by hand. Returns whether there are any. Replaces a list that is done.
    pub fn add(&mut self, table: &Session, moves: &[Movement], amend: Option<u32>) -> bool {
        let kept = |movement: &Movement| {
            let unit = table.chart().unit(movement.unit);
            unit.is_some_and(|unit| table.header().kept.iter().any(|word| word == unit.word))
        };
        let shown = |movement: &&Movement| !kept(movement) && movement.to != Holder::Outside;
        let back = |movement: &Movement| Back { movement: *movement, ticked: false, amend };
        let new: Vec<Back> = moves.iter().filter(shown).map(back).collect();
        let any = !new.is_empty();
        if any && self.left(table) == 0 {
            self.0.clear();
        }
        self.0.extend(new);
        any
    }

    /// The number of open movements, without those of undone amends.
    pub fn left(&self, table: &Session) -> usize {
        self.0.iter().filter(|back| !back.ticked && back.stands(table)).count()
    }

    /// What is saved of the list; empty once it is done.
    pub fn kept(&self, table: &Session) -> Vec<(Written, bool, Option<u32>)> {
        let written = |back: &Back| (back.movement.written(table.chart()), back.ticked, back.amend);
        match self.0.iter().all(|back| back.ticked) {
            true => Vec::new(),
            false => self.0.iter().map(written).collect(),
        }
    }

    /// Restores a saved list.
    pub fn take_up(&mut self, table: &Session, kept: &[(Written, bool, Option<u32>)]) {
        let read = |(written, ticked, amend): &(Written, bool, Option<u32>)| {
            Some(Back { movement: written.read(table.chart())?, ticked: *ticked, amend: *amend })
        };
        self.0 = kept.iter().filter_map(read).collect();
    }
}

impl Back {
    fn stands(&self, table: &Session) -> bool {
        self.amend.is_none_or(|line| table.line(line).is_some_and(|row| row.live))
    }
}

pub fn hand_ui(ui: &mut Ui, speech: Speech, table: &Session, list: &mut HandList, actions: &mut Vec<Action>) {
    let palette = Palette::of(ui);
    ScrollArea::vertical().id_salt("hand-back").max_height(kit::list(ui, 1.0)).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = kit::SPACE;
        for back in list.0.iter_mut().filter(|back| back.stands(table)) {
            let Back { movement, ticked, .. } = back;
            let text = spoken::moved(speech, table, movement);
            let name = speech.say(&msg!(crate::words::keys::table::TICK, what = text.as_str()));
            let colour = if *ticked { palette.faint } else { palette.ink };
            let mut rich = RichText::new(text.as_str()).size(kit::TITLE).color(colour);
            if *ticked {
                rich = rich.strikethrough();
            }
            ui.horizontal(|ui| {
                ui.checkbox(ticked, rich).accessible_name(name);
                let hands = [movement.from, movement.to].into_iter();
                if let Some(hand) = hands.into_iter().find(|holder| matches!(holder, Holder::Seat(_))) {
                    let name = speech.say(&msg!(k::WHY_HANDED, what = text));
                    let why = icon_button(ui, icons::ICON_HELP, name);
                    opened(why, actions, || Subject::Balance(hand, movement.unit));
                }
            });
        }
    });
    kit::part(ui);
    ui.horizontal(|ui| {
        if ui.button(speech.word(k::HAND_DONE)).clicked() {
            ui.close();
        }
        let left = msg!(k::HAND_LEFT, count = list.left(table));
        ui.label(RichText::new(speech.say(&left)).color(palette.faint));
    });
}
