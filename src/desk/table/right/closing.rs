//! The end of an amend: three buttons that say whether the book or the table was wrong, or that the balances stay.

use egui::{Align, Button, Layout, Response, RichText, TextEdit, Ui, vec2};

use crate::desk::kit::{self, Palette, text_field};
use crate::desk::table::right::Right;
use crate::desk::{Action, Speech};
use crate::engine::entry::AmendPolicy;
use crate::words::Key;
use crate::words::keys::right as k;

/// The three answers with their consequences.
const ANSWERS: [(AmendPolicy, Key, Key); 3] = [
    (AmendPolicy::Book, k::BOOK_WRONG, k::BOOK_WRONG_MEANS),
    (AmendPolicy::Table, k::TABLE_WRONG, k::TABLE_WRONG_MEANS),
    (AmendPolicy::Stand, k::LET_STAND, k::LET_STAND_MEANS),
];

/// Draws the reason and the three buttons.
pub(super) fn closing_ui(ui: &mut Ui, speech: Speech, right: &mut Right, actions: &mut Vec<Action>) {
    kit::part(ui);
    // The buttons stay within the visible width if the panel scrolls sideways.
    let seen = ui.available_width().min(ui.clip_rect().right() - ui.cursor().left() - kit::GAP);
    ui.set_max_width(seen);
    ui.horizontal(|ui| {
        let name = ui.label(speech.word(k::REASON));
        let field = TextEdit::singleline(&mut right.reason).hint_text(speech.word(k::REASON_HINT));
        // The frame adds to the width of the field.
        let field = field.desired_width(ui.available_width() - kit::SPACE);
        let field = ui.add(text_field("reason", field)).labelled_by(name.id);
        if std::mem::take(&mut right.leads) {
            field.request_focus();
        }
    });
    ui.add_space(kit::GAP);
    let whole = right.whole().map(|amended| amended.edits.clone());
    let palette = Palette::of(ui);
    let width = ((seen - ui.spacing().item_spacing.x * 2.0) / 3.0).floor();
    ui.horizontal(|ui| {
        for (was, name, means) in ANSWERS {
            let main = was == AmendPolicy::Book;
            let pressed =
                answer(ui, whole.is_some(), main, width, speech.word(name), &speech.word(means)).clicked();
            if let (true, Some(edits)) = (pressed, whole.clone()) {
                let reason = right.reason.trim().to_owned();
                actions.push(Action::Amend { edits: Ok(edits), was, reason });
            }
        }
    });
    ui.add_space(kit::GAP);
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        if ui.button(speech.word(k::CANCEL)).clicked() {
            ui.close();
        }
        let text = if whole.is_some() || right.found.is_none() { k::CLOSING_HINT } else { k::CLOSING_BROKEN };
        ui.label(RichText::new(speech.word(text)).small().color(palette.faint));
    });
}

/// Draws an answer with its consequence; the main one in the accent colour.
pub fn answer(ui: &mut Ui, ready: bool, main: bool, width: f32, name: String, means: &str) -> Response {
    let palette = Palette::of(ui);
    let (ink, fill) = match (ready, main) {
        (true, true) => (palette.on_accent, palette.accent),
        (true, false) => (palette.ink, palette.raised),
        (false, _) => (palette.ink, palette.ground),
    };
    let mut job = egui::text::LayoutJob::default();
    job.append(&name, 0.0, egui::TextFormat::simple(kit::strong(kit::LEAD), ink));
    job.append("\n", 0.0, egui::TextFormat::simple(kit::font(kit::SMALL), ink));
    job.append(means, 0.0, egui::TextFormat::simple(kit::font(kit::SMALL), ink));
    job.wrap.max_width = width - kit::GROUP - kit::NEAR;
    let button = Button::new(job).fill(fill).wrap().min_size(vec2(width, kit::ANSWER));
    let shown = ui.scope(|ui| {
        ui.set_max_width(width);
        kit::add_lit(ui, ready, button)
    });
    if main {
        kit::note_main(ui, &shown.inner);
    }
    shown.inner.accessible_name(name)
}
