//! Why: a figure or an entry opened up beside the table.

use egui::{RichText, ScrollArea, Ui};

use crate::desk::table::Subject;
use crate::desk::theme::Palette;
use crate::desk::widgets::derivation_ui;
use crate::desk::{Command, Speech};
use crate::engine::{Derivation, Effect};
use crate::session::{Reply, Table};
use crate::words::keys;

/// Draws what was opened.
pub fn why_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &dyn Table,
    subject: &Subject,
    commands: &mut Vec<Command>,
) {
    let modal = egui::Modal::new(egui::Id::unique("why")).show(ui, |ui| {
        ui.set_min_width(420.0);
        ScrollArea::vertical().max_height(480.0).show(ui, |ui| match subject {
            Subject::Balance(holder, unit) => {
                let derivation = table.explain_balance(*holder, *unit);
                derivation_ui(ui, speech, table.chart().unit(*unit), &derivation, 0);
            }
            Subject::Score(seat) => {
                if let Ok(standings) = table.standings()
                    && let Some(standing) = standings.iter().find(|standing| standing.seat == *seat)
                {
                    derivation_ui(ui, speech, table.chart().kinds().first(), &standing.score, 0);
                }
            }
            Subject::Entry(n) => match table.explain(*n) {
                Ok(effect) => effect_ui(ui, speech, table, &effect),
                Err(_) => {
                    ui.label(speech.word(keys::desk::NOTHING_MOVED));
                }
            },
            Subject::Offer(text) => offer_ui(ui, speech, table, text),
        });
        if ui.button(speech.word(keys::desk::CLOSE)).clicked() {
            ui.close();
        }
    });
    if modal.should_close() {
        commands.push(Command::CloseWhy);
    }
}

fn effect_ui(ui: &mut Ui, speech: Speech, table: &dyn Table, effect: &Effect) {
    if effect.postings.is_empty() && effect.findings.is_empty() {
        ui.label(speech.word(keys::desk::NOTHING_MOVED));
    }
    for (salt, posting) in effect.postings.iter().enumerate() {
        let movement = posting.movement;
        let what = crate::say!(
            keys::desk::MOVED,
            from = table.holder_line(movement.from),
            to = table.holder_line(movement.to),
            amount = table.amount_line(movement.unit, movement.amount),
            cause = posting.why.cause,
        );
        let derivation =
            Derivation { what, total: movement.amount, terms: posting.terms.clone(), rule: posting.why.rule };
        derivation_ui(ui, speech, table.chart().unit(movement.unit), &derivation, salt);
        ui.separator();
    }
    for (salt, finding) in effect.findings.iter().enumerate() {
        derivation_ui(ui, speech, None, finding, 1000 + salt);
        ui.separator();
    }
}

fn offer_ui(ui: &mut Ui, speech: Speech, table: &dyn Table, text: &str) {
    let palette = Palette::of(ui);
    ui.heading(text);
    match table.preview(text) {
        Reply::Done(outcome) => effect_ui(ui, speech, table, &outcome.effect),
        Reply::Refused(refusal) => {
            ui.label(RichText::new(speech.sentence(&refusal.why)).color(palette.red));
            if let Some(way_out) = &refusal.way_out {
                ui.label(speech.sentence(way_out));
            }
            ui.label(RichText::new(speech.word(refusal.rule)).small().color(palette.faint));
        }
        Reply::Ask(ask) => {
            ui.label(speech.sentence(&ask.question));
        }
        Reply::NotUnderstood(why) => {
            ui.label(speech.sentence(&why));
        }
    }
}
