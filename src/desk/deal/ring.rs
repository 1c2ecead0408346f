//! The table from above: two to four places, clockwise from the first dealer, with the dealer and the player who begins.

use egui::{Align2, Pos2, Rect, RichText, TextEdit, Ui, pos2, vec2};

use crate::ask::terms::autotock::Dealing;
use crate::desk::deal::{DealPage, marks, places, words};
use crate::desk::kit::{self, Palette, figure_text, paint, text_field};
use crate::desk::{Action, Speech};
use crate::msg;
use crate::words::keys;

/// The greatest width of the picture.
const SIDE: f32 = 460.0;
/// The radius of a place, and the width of its name field.
const PLACE: f32 = 24.0;
const NAME: f32 = 132.0;
/// The longest name. A longer one would make the large words small.
const LONGEST: usize = 16;

/// Draws the table. Each place has a name field.
pub fn ring_ui(ui: &mut Ui, speech: Speech, page: &mut DealPage, now: &Dealing, actions: &mut Vec<Action>) {
    let players = page.players().unwrap_or_default();
    let side = ui.available_width().min(ui.available_height()).min(SIDE);
    let (room, _) = ui.allocate_exact_size(ui.available_size(), egui::Sense::hover());
    let centre = room.center();
    let palette = Palette::of(ui);
    // On a telephone there is no room between the places.
    if !kit::phone(ui) {
        ui.painter().circle(centre, side * 0.15, palette.raised, kit::outline(palette.rule));
        let of = speech.say(&msg!(keys::deal::OF, n = now.deal.number, of = now.of));
        let middle = Rect::from_center_size(centre, vec2(side * 0.3, kit::ROW));
        ui.put(middle, egui::Label::new(RichText::new(of).size(kit::HEADING)));
    }
    let row = field_row(ui);
    for place in 0..players {
        let turn = std::f32::consts::TAU * place as f32 / players as f32;
        let at = centre + vec2(-turn.sin(), turn.cos()) * (side * 0.5 - PLACE - row * 1.5);
        let at = pos2(at.x.clamp(room.left() + NAME / 2.0, room.right() - NAME / 2.0), at.y);
        place_ui(ui, speech, page, now, place, at - vec2(0.0, row / 2.0));
        let below = at + vec2(0.0, PLACE + row);
        let marks = Rect::from_center_size(below, vec2(NAME, row));
        ui.scope_builder(egui::UiBuilder::new().max_rect(marks), |ui| {
            marks::marks_ui(ui, speech, page, place, actions);
        });
    }
}

/// The height of a name, and of the marks below it.
fn field_row(ui: &Ui) -> f32 {
    if kit::touch(ui) { kit::FINGER } else { kit::ROW }
}

fn place_ui(ui: &mut Ui, speech: Speech, page: &mut DealPage, now: &Dealing, place: usize, at: Pos2) {
    let palette = Palette::of(ui);
    let players = page.players().unwrap_or_default();
    let row = field_row(ui);
    let disc = at - vec2(0.0, row / 2.0);
    let mark = match place {
        place if place == now.shuffler => Some((words::DEALS, palette.accent)),
        place if place == now.opener => Some((words::BEGINS, palette.amber)),
        _ => None,
    };
    let edge = mark.map_or(kit::hairline(palette.rule), |(_, colour)| kit::glow(colour));
    ui.painter().circle(disc, PLACE, palette.raised, edge);
    let number = figure_text(speech, place + 1);
    let font = kit::font(kit::TITLE);
    ui.painter().text(disc, Align2::CENTER_CENTER, number, font, palette.ink);
    if let Some((icon, colour)) = mark {
        paint(ui, disc + vec2(PLACE * 2.0, 0.0), icon, kit::TITLE, colour);
    }
    let below = Rect::from_center_size(disc + vec2(0.0, PLACE + row / 2.0 + 4.0), vec2(NAME, row));
    let hint = speech.word(places::seen_from_the_first(players, place));
    let name = speech.say(&msg!(keys::deal::NAME_OF, n = place + 1));
    if let Some(text) = page.name_mut(place) {
        let edit = TextEdit::singleline(text)
            .hint_text(hint)
            .char_limit(LONGEST)
            .align(Align2::CENTER_CENTER)
            .desired_width(NAME);
        ui.put(below, text_field(place, edit)).accessible_name(name);
    }
}
