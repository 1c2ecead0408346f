//! A figure opened up: its terms one below the other, the total, the paragraph of the rules, what did not
//! apply, and which ruling decided.

use egui::{Grid, RichText, Ui};

use crate::desk::Speech;
use crate::desk::theme::Palette;
use crate::desk::widgets::Figure;
use crate::engine::board::Source;
use crate::engine::ledger::UnitKind;
use crate::engine::{Derivation, Term};
use crate::say;
use crate::words::{Arg, keys};

/// Draws a derivation. `salt` tells apart several on one screen.
pub fn derivation_ui(
    ui: &mut Ui,
    speech: Speech,
    unit: Option<&UnitKind>,
    derivation: &Derivation,
    salt: usize,
) {
    let palette = Palette::of(ui);
    ui.label(RichText::new(speech.sentence(&derivation.what)).strong());
    Grid::new(("derivation", salt)).num_columns(3).spacing([16.0, 2.0]).show(ui, |ui| {
        for term in &derivation.terms {
            term_row(ui, speech, unit, term);
            ui.end_row();
        }
        ui.label(RichText::new(speech.word(keys::desk::TOTAL)).strong());
        ui.label("");
        let label = speech.say(&derivation.what);
        Figure::of(unit, derivation.total, label).strong().show(ui, speech);
        ui.end_row();
    });
    ui.label(RichText::new(speech.word(derivation.rule)).small().color(palette.faint));
}

fn term_row(ui: &mut Ui, speech: Speech, unit: Option<&UnitKind>, term: &Term) {
    let palette = Palette::of(ui);
    let mut text = speech.say(&term.what);
    if term.source == Source::Assumed {
        text = speech.say(&say!(keys::desk::ASSUMED, what = text));
    }
    if let Some(ruling) = term.ruling {
        text = speech.say(&say!(keys::desk::BY_RULING, what = text, ruling = ruling));
    }
    let colour = if term.applied { palette.ink } else { palette.faint };
    ui.label(RichText::new(text).color(colour));
    match term.times {
        Some((count, each)) => {
            let money = unit.is_some_and(|unit| unit.money);
            let each = if money { Arg::Money(each) } else { Arg::Number(each) };
            ui.label(speech.say(&say!(keys::desk::TIMES, count = count, each = each)));
        }
        None => {
            ui.label("");
        }
    }
    if term.applied {
        Figure::of(unit, term.amount, speech.say(&term.what)).strong().show(ui, speech);
    } else {
        ui.label(RichText::new(speech.word(keys::desk::NOT_APPLIED)).color(palette.faint));
    }
}
