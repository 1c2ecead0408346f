//! The call list after a payout: who pays and who gets, with the notes to move, ticked as it is handed over.
//! Ticks are nowhere recorded.

use std::collections::BTreeMap;

use egui::{RichText, Ui};

use crate::desk::table::{Echo, Subject};
use crate::desk::theme::{self, Palette};
use crate::desk::widgets::{icon_button, icons, opened};
use crate::desk::{Command, Speech};
use crate::preset::{Pieces, Shelf};
use crate::say;
use crate::session::{Net, Table};
use crate::words::{Arg, keys};

/// Who pays and who gets after a line, until it is done.
#[derive(Clone, Debug)]
pub struct CallList {
    /// The line they come from.
    line: u32,
    nets: Vec<Net>,
    ticked: Vec<bool>,
}

impl CallList {
    /// The list of a line by which several players' money moves; none while Steward keeps the money alone.
    pub fn of(table: &dyn Table, echo: &Echo) -> Option<Self> {
        let kept = |net: &Net| {
            let unit = table.chart().unit(net.unit);
            unit.is_some_and(|unit| table.facts().kept.iter().any(|word| word == unit.word))
        };
        let nets: Vec<Net> = echo.money.iter().filter(|net| !kept(net)).copied().collect();
        (nets.len() > 1).then(|| Self { line: echo.line, ticked: vec![false; nets.len()], nets })
    }
}

/// The banknotes and pieces of a box, where the record's printed values say which they are. Looked up once, when a
/// record is opened.
pub fn pieces(table: &dyn Table) -> BTreeMap<String, Pieces> {
    Shelf::pieces(Shelf::of_user().as_ref(), table.game(), table.facts().preset)
}

/// The banknotes among them.
pub fn money<'a>(table: &dyn Table, pieces: &'a BTreeMap<String, Pieces>) -> Option<&'a Pieces> {
    let money = table.chart().kinds().iter().find(|unit| unit.money)?;
    pieces.get(money.word)
}

/// "Red pays $310: 3 × $100, 1 × $10", or without the notes where they are not known.
pub fn line(speech: Speech, table: &dyn Table, pieces: Option<&Pieces>, net: &Net) -> String {
    let (key, amount) = match net.amount < 0 {
        true => (keys::table::PAYS, net.amount.saturating_neg()),
        false => (keys::table::GETS, net.amount),
    };
    let name = table.seats().name(net.seat);
    let what = say!(key, name = name, amount = table.amount_line(net.unit, amount));
    let note =
        |(count, value): (i64, i64)| say!(keys::table::NOTES, count = count, value = Arg::Money(value));
    match pieces.and_then(|pieces| pieces.parts(amount)).filter(|parts| !parts.is_empty()) {
        Some(parts) => {
            let notes: Vec<String> = parts.into_iter().map(|part| speech.say(&note(part))).collect();
            speech.say(&say!(keys::table::IN_NOTES, what = what, notes = notes.join(", ")))
        }
        None => speech.say(&what),
    }
}

/// Draws the list; says whether it is done.
pub fn call_list_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &dyn Table,
    pieces: Option<&Pieces>,
    list: &mut CallList,
    commands: &mut Vec<Command>,
) -> bool {
    let palette = Palette::of(ui);
    let mut done = false;
    theme::sheet(ui).fill(palette.raised).show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        ui.horizontal(|ui| {
            ui.label(theme::bold(speech.word(keys::table::CALL_LIST)));
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                done = ui.button(speech.word(keys::table::DONE)).clicked();
                let why = icon_button(ui, icons::ICON_HELP, speech.word(keys::table::WHY_THESE));
                opened(why, commands, || Subject::Entry(list.line));
            });
        });
        for (net, ticked) in list.nets.iter().zip(&mut list.ticked) {
            let text = line(speech, table, pieces, net);
            let name = speech.say(&say!(keys::table::TICK, what = text.as_str()));
            let colour = if *ticked { palette.faint } else { palette.ink };
            let mut rich = RichText::new(text).size(theme::HEADING).color(colour);
            if *ticked {
                rich = rich.strikethrough();
            }
            ui.checkbox(ticked, rich).accessible_name(name);
        }
    });
    done || list.ticked.iter().all(|ticked| *ticked)
}
