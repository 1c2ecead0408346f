//! The three large words of a deal, to be read across the table: who shuffles, how many cards each, who begins.

use egui::accesskit::Live;
use egui::{RichText, Ui};
use egui_material_icons::MaterialIcon;

use crate::ask::terms::autotock::Dealing;
use crate::desk::Speech;
use crate::desk::deal::{DealPage, places};
use crate::desk::kit::{self, Palette, icons, mark};
use crate::msg;
use crate::words::keys;

/// The icon of the player who shuffles.
pub const DEALS: MaterialIcon = icons::ICON_STYLE;
/// The icon of the player who begins.
pub const BEGINS: MaterialIcon = icons::ICON_FLAG;

/// Draws the three words as large as fits.
pub fn words_ui(ui: &mut Ui, speech: Speech, page: &DealPage, now: &Dealing) {
    let palette = Palette::of(ui);
    let deals = if now.full_deck() { keys::deal::SHUFFLES } else { keys::deal::DEALS };
    let cards = speech.say(&msg!(keys::deal::CARDS, cards = now.deal.cards));
    let rows = [
        (DEALS, speech.word(deals), places::called(page, speech, now.shuffler), palette.accent),
        (icons::ICON_PLAYING_CARDS, speech.word(keys::deal::EACH), cards.clone(), palette.ink),
        (BEGINS, speech.word(keys::deal::BEGINS), places::called(page, speech, now.opener), palette.amber),
    ];
    // The rows fill the sheet, and no more.
    ui.spacing_mut().item_spacing.y = 0.0;
    let room = ui.available_size();
    let row = room.y / 3.0;
    let caption = kit::TITLE;
    let tallest = (row - caption - 3.0 * kit::SPACE) / 1.2;
    let places = page.players().unwrap_or_default();
    let longest = (0..places).map(|place| places::called(page, speech, place)).chain([cards.clone()]);
    // One size for all, set by the longest name, so that nothing jumps from deal to deal.
    let size = longest.map(|text| fitting(ui, text, room.x)).fold(tallest, f32::min).max(kit::BODY);
    let description = msg!(
        keys::deal::DESCRIBE,
        deals = deals,
        dealer = places::called(page, speech, now.shuffler),
        cards = cards,
        opener = places::called(page, speech, now.opener),
    );
    for (icon, what, word, colour) in rows {
        ui.allocate_ui(egui::vec2(room.x, row), |ui| {
            ui.set_min_height(row);
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.horizontal(|ui| {
                mark(ui, icon, caption, colour);
                ui.label(RichText::new(what).size(caption).color(palette.faint));
            });
            ui.label(RichText::new(word).size(size).color(colour));
        });
    }
    announce(ui, speech.say(&description));
}

/// The font size at which a text is as wide as the given width.
fn fitting(ui: &Ui, text: String, width: f32) -> f32 {
    kit::HUGE * width / kit::text_width(ui, &text, kit::HUGE).max(1.0)
}

/// Announces a new deal to screen readers.
fn announce(ui: &mut Ui, text: String) {
    let (_, place) = ui.allocate_exact_size(egui::Vec2::ZERO, egui::Sense::hover());
    ui.ctx().accesskit_node_builder(place.id, |node| {
        node.set_role(egui::accesskit::Role::Status);
        node.set_label(text);
        node.set_live(Live::Polite);
    });
}
