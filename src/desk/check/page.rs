//! The page of the checked phases: all of them along the top, the form on the left, the answer on the right.

use egui::{Button, RichText, ScrollArea, Ui};

use crate::desk::check::form::{CheckForm, Sheet};
use crate::desk::check::{CheckAction, CheckKind, CheckPage, answer};
use crate::desk::kit::{self, Palette, icons};
use crate::desk::{Action, Speech};
use crate::words::{Key, keys};

/// The room for the form.
const FORM: f32 = 600.0;

impl CheckKind {
    /// What the phase is called.
    pub const fn name(self) -> Key {
        match self {
            Self::Skip => keys::check::SKIP,
            Self::Payout => keys::check::PAYOUT,
            Self::Sale => keys::check::SALE,
            Self::Losses => keys::check::LOSSES,
            Self::Deal => keys::check::DEAL,
        }
    }
}

/// Draws the phases checked without a game.
pub fn check_ui(ui: &mut Ui, speech: Speech, page: &mut CheckPage, actions: &mut Vec<Action>) {
    kit::column(ui, kit::SHEETS, |ui| kinds_ui(ui, speech, page, actions));
}

fn kinds_ui(ui: &mut Ui, speech: Speech, page: &mut CheckPage, actions: &mut Vec<Action>) {
    kit::on_ground(egui::Panel::top("check-kinds")).resizable(false).show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().button_padding.x = kit::GAP;
            for kind in CheckKind::ALL {
                let text = RichText::new(speech.word(kind.name())).size(kit::BODY);
                if ui.add(Button::selectable(kind == page.kind, text)).clicked() {
                    actions.push(Action::Checked(CheckAction::To(kind)));
                }
            }
        });
    });
    match page.kind {
        CheckKind::Skip => sheet_ui(ui, speech, &mut page.skip, actions),
        CheckKind::Payout => sheet_ui(ui, speech, &mut page.payout, actions),
        CheckKind::Sale => sheet_ui(ui, speech, &mut page.sale, actions),
        CheckKind::Losses => sheet_ui(ui, speech, &mut page.losses, actions),
        CheckKind::Deal => sheet_ui(ui, speech, &mut page.deal, actions),
    }
}

fn sheet_ui<F: CheckForm>(ui: &mut Ui, speech: Speech, sheet: &mut Sheet<F>, actions: &mut Vec<Action>) {
    kit::on_sheet(ui, egui::Panel::left("check-form")).resizable(false).exact_size(FORM).show(ui, |ui| {
        example_ui(ui, speech, sheet.is_example(), actions);
        ScrollArea::vertical().id_salt("form").auto_shrink(false).show(ui, |ui| {
            sheet.fields(ui, speech, actions);
        });
    });
    kit::central(ui).show(ui, |ui| {
        let opened = sheet.opened;
        if let Some(answer) = sheet.answer() {
            answer::answer_ui(ui, speech, answer, opened, actions);
        }
    });
}

/// Says that the figures are an example, or gives the way back to it.
fn example_ui(ui: &mut Ui, speech: Speech, example: bool, actions: &mut Vec<Action>) {
    let palette = Palette::of(ui);
    ui.horizontal(|ui| {
        let (text, colour) = match example {
            true => (keys::check::EXAMPLE, palette.amber),
            false => (keys::check::YOURS, palette.faint),
        };
        ui.label(RichText::new(speech.word(text)).color(colour));
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let name = speech.word(keys::check::BACK_TO_EXAMPLE);
            let back = Button::new((icons::ICON_RESTART_ALT.rich_text(), name.as_str()));
            if kit::add_lit(ui, !example, back).accessible_name(name).clicked() {
                actions.push(Action::Checked(CheckAction::Example));
            }
        });
    });
    kit::part(ui);
}
