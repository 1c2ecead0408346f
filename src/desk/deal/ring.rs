//! The table from above: two to four places, clockwise from the first dealer, with the dealer and the player who begins.

use egui::{Align2, Label, Rect, RichText, TextEdit, Ui, Vec2, vec2};

use crate::ask::terms::autotock::Dealing;
use crate::desk::deal::{DealPage, marks, places, words};
use crate::desk::kit::{self, Palette, figure_text, paint, text_field};
use crate::desk::{Action, Speech};
use crate::msg;
use crate::words::keys;

/// The greatest size of the picture.
const SIDE: f32 = 460.0;
/// The radius of a number, and the width of its name field.
const PLACE: f32 = 24.0;
const NAME: f32 = 146.0;
/// The longest name. A longer one would make the large words small.
const LONGEST: usize = 16;

/// Draws the table. Each place has a name field.
pub fn ring_ui(ui: &mut Ui, speech: Speech, page: &mut DealPage, now: &Dealing, actions: &mut Vec<Action>) {
    let players = page.players().unwrap_or_default();
    let (room, _) = ui.allocate_exact_size(ui.available_size(), egui::Sense::hover());
    let blocks = blocks(room, players, kit::press(ui));
    let of = speech.say(&msg!(keys::deal::OF, n = now.deal.number, of = now.of));
    let size = kit::text_width(ui, &of, kit::HEADING) + kit::SPACE * 2.0;
    let middle = Rect::from_center_size(room.center(), Vec2::splat(size));
    // The table is left out if there is no room for it between the places.
    let of_at = if blocks.iter().any(|block| block.intersects(middle)) {
        Rect::from_min_size(room.min, vec2(size, kit::ROW))
    } else {
        let palette = Palette::of(ui);
        ui.painter().circle(middle.center(), size / 2.0, palette.raised, kit::outline(palette.rule));
        middle
    };
    ui.put(of_at, Label::new(RichText::new(of).size(kit::HEADING)));
    for (place, block) in blocks.into_iter().enumerate() {
        place_ui(ui, speech, page, now, place, block);
        let marks = block.with_min_y(block.bottom() - kit::press(ui));
        ui.scope_builder(egui::UiBuilder::new().max_rect(marks), |ui| {
            marks::marks_ui(ui, speech, page, place, actions);
        });
    }
}

/// The places, each with its number, its name and its cars one below the other, in controls of a height.
fn blocks(room: Rect, players: usize, press: f32) -> Vec<Rect> {
    let wide = NAME.min(room.width() / 3.0 - kit::GAP);
    let size = vec2(wide, PLACE * 2.0 + (kit::NEAR + press) * 2.0);
    let radii = (room.size().min(Vec2::splat(SIDE)) - size) / 2.0;
    let block = |place: usize| {
        let turn = std::f32::consts::TAU * place as f32 / players as f32;
        Rect::from_center_size(room.center() + vec2(-turn.sin(), turn.cos()) * radii, size)
    };
    (0..players).map(block).collect()
}

fn place_ui(ui: &mut Ui, speech: Speech, page: &mut DealPage, now: &Dealing, place: usize, block: Rect) {
    let palette = Palette::of(ui);
    let players = page.players().unwrap_or_default();
    let disc = block.center_top() + vec2(0.0, PLACE);
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
    let below = Rect::from_min_size(
        block.left_top() + vec2(0.0, PLACE * 2.0 + kit::NEAR),
        vec2(block.width(), kit::press(ui)),
    );
    let hint = speech.word(places::seen_from_the_first(players, place));
    let name = speech.say(&msg!(keys::deal::NAME_OF, n = place + 1));
    if let Some(text) = page.name_mut(place) {
        let edit = TextEdit::singleline(text)
            .hint_text(hint)
            .char_limit(LONGEST)
            .align(Align2::CENTER_CENTER)
            .desired_width(block.width());
        ui.put(below, text_field(place, edit)).accessible_name(name);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::pos2;

    #[test]
    fn places_never_overlap() {
        for size in [vec2(360.0, 462.0), vec2(460.0, 370.0), vec2(460.0, 626.0), vec2(812.0, 470.0)] {
            let room = Rect::from_min_size(pos2(4.0, 52.0), size);
            for (players, press) in
                (2..=4).flat_map(|players| [(players, kit::PRESS), (players, kit::FINGER)])
            {
                let blocks = blocks(room, players, press);
                for (at, block) in blocks.iter().enumerate() {
                    assert!(room.expand(0.1).contains_rect(*block), "{size}, {players} players: {block}");
                    let over = blocks.iter().skip(at + 1).find(|other| block.intersects(**other));
                    assert_eq!(over, None, "{size}, {players} players: {block}");
                }
            }
        }
    }
}
