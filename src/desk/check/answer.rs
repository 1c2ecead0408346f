//! The answer of a phase check: a sentence, the steps, and the figures with their derivations.

use egui::{RichText, ScrollArea, Ui};

use crate::ask::terms::automobile;
use crate::ask::{Answer, AskError};
use crate::desk::check::CheckAction;
use crate::desk::kit::{self, Figure, Palette, derivation_ui};
use crate::desk::{Action, Speech};
use crate::engine::Derivation;
use crate::engine::ledger::UnitKind;
use crate::words::keys::ask as k;

/// The most figures whose derivations all show. With more, one is opened at a time.
const AT_ONCE: usize = 2;
/// The width of a figure's name.
const NAME: f32 = 250.0;

/// Draws an answer, or what is wrong with the question.
pub fn answer_ui(
    ui: &mut Ui,
    speech: Speech,
    answer: &Result<Answer, AskError>,
    opened: usize,
    actions: &mut Vec<Action>,
) {
    ScrollArea::vertical().id_salt("answer").auto_shrink(false).show(ui, |ui| match answer {
        Ok(answer) => {
            let palette = Palette::of(ui);
            let headline = kit::bold(speech.sentence(&answer.headline));
            ui.label(headline.size(kit::TITLE).color(palette.ink));
            for step in &answer.steps {
                ui.label(speech.sentence(step));
            }
            ui.add_space(kit::GAP);
            figures_ui(ui, speech, &answer.figures, opened, actions);
        }
        Err(question) => question_ui(ui, speech, question),
    });
}

fn question_ui(ui: &mut Ui, speech: Speech, question: &AskError) {
    let palette = Palette::of(ui);
    ui.label(RichText::new(speech.sentence(&question.why)).size(kit::HEADING).color(palette.red));
    if let Some(suggestion) = &question.suggestion {
        ui.label(speech.sentence(suggestion));
    }
}

fn figures_ui(ui: &mut Ui, speech: Speech, figures: &[Derivation], opened: usize, actions: &mut Vec<Action>) {
    if figures.len() <= AT_ONCE {
        for (salt, figure) in figures.iter().enumerate() {
            sheet_ui(ui, speech, figure, salt);
        }
        return;
    }
    egui::Grid::new("figures").num_columns(2).spacing([kit::WIDE, 0.0]).show(ui, |ui| {
        for (at, figure) in figures.iter().enumerate() {
            ui.allocate_ui(egui::vec2(NAME, kit::ROW), |ui| {
                ui.set_min_width(NAME);
                let what = speech.sentence(&figure.what);
                ui.label(if at == opened { kit::bold(what) } else { RichText::new(what) });
            });
            let value = Figure::of(unit(figure), figure.total, speech.sentence(&figure.what));
            if value.strong().marked(at == opened).button(ui, speech).clicked() {
                actions.push(Action::Checked(CheckAction::Open(at)));
            }
            ui.end_row();
        }
    });
    ui.add_space(kit::GAP);
    if let Some(figure) = figures.get(opened).or(figures.last()) {
        sheet_ui(ui, speech, figure, opened);
    }
}

fn sheet_ui(ui: &mut Ui, speech: Speech, figure: &Derivation, salt: usize) {
    kit::raised(ui).show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        derivation_ui(ui, speech, unit(figure), figure, salt);
    });
}

/// The unit of money, if the figure is money.
fn unit(figure: &Derivation) -> Option<&'static UnitKind> {
    let money = [k::PAYOUT_DUE, k::LOSSES_DUE, k::SALE_TAKES].contains(&figure.what.key);
    automobile::money().filter(|_| money)
}
