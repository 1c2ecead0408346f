//! The choices of a verb that are a few of a kind, as characters: keys of one size in a grid, each with its name, what it is
//! for and what it brings.

use egui::{Align, Label, Layout, RichText, Sense, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo, vec2};

use crate::desk::kit::{self, Palette};
use crate::desk::table::choices::list::pressed_ui;
use crate::desk::table::choices::{Choices, OfferedChoice, State};
use crate::desk::{Action, Speech};
use crate::msg;
use crate::words::keys;

/// So many keys lie beside each other.
const BESIDE: usize = 2;

/// Draws choices that all have a face.
pub(super) fn faces_ui(
    ui: &mut Ui,
    speech: Speech,
    choices: &mut Choices,
    (at, all): (usize, &[OfferedChoice]),
    actions: &mut Vec<Action>,
) {
    ui.spacing_mut().item_spacing = Vec2::splat(kit::NEAR);
    let width = ((ui.available_width() - kit::NEAR) / BESIDE as f32).floor();
    let size = vec2(width, height(ui, all, width - kit::GAP * 2.0));
    for row in all.chunks(BESIDE) {
        ui.horizontal(|ui| {
            for choice in row {
                face_ui(ui, speech, choices, (at, choice), size, actions);
            }
        });
    }
}

/// How high a key is: its name, the most lines that what one is for has, and what it brings.
fn height(ui: &Ui, all: &[OfferedChoice], room: f32) -> f32 {
    let high =
        |text: &str, font| ui.painter().layout(text.to_owned(), font, Palette::of(ui).ink, room).size().y;
    let of = |choice: &OfferedChoice| {
        let (name, gives) = choice.face.as_ref().map_or(("", ""), |face| (&face.0, &face.1));
        high(name, kit::strong(kit::BODY)) + high(gives, kit::font(kit::SMALL))
    };
    let price = if all.iter().any(|choice| !choice.price.is_empty()) { price_height(ui) } else { 0.0 };
    all.iter().map(of).fold(0.0, f32::max) + price + kit::NEAR * 3.0
}

fn price_height(ui: &Ui) -> f32 {
    ui.fonts_mut(|fonts| fonts.row_height(&kit::font(kit::SMALL)))
}

fn face_ui(
    ui: &mut Ui,
    speech: Speech,
    choices: &mut Choices,
    (at, choice): (usize, &OfferedChoice),
    size: Vec2,
    actions: &mut Vec<Action>,
) {
    let Some((name, gives)) = &choice.face else { return };
    let palette = Palette::of(ui);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let (fill, edge) = match choice.state {
        State::Refused(_) => (palette.ground, palette.rule),
        _ if response.hovered() => (palette.raised, palette.ink),
        _ => (palette.raised, palette.edge),
    };
    ui.painter().rect(rect, kit::CORNER, fill, kit::hairline(edge), StrokeKind::Inside);
    if response.has_focus() {
        let line = kit::outline(palette.accent);
        ui.painter().rect_stroke(rect, kit::CORNER, line, StrokeKind::Inside);
    }
    let inner = rect.shrink2(vec2(kit::GAP, kit::NEAR));
    let mut words = ui.new_child(UiBuilder::new().max_rect(inner).layout(Layout::top_down(Align::Min)));
    words.spacing_mut().item_spacing.y = 0.0;
    let name = kit::bold(name).size(kit::BODY).color(palette.ink);
    words.add(Label::new(name).selectable(false).wrap());
    words.add(Label::new(RichText::new(gives).small().color(palette.ink)).selectable(false).wrap());
    let foot = inner.with_min_y(inner.bottom() - price_height(ui));
    let row = Layout::left_to_right(Align::Center);
    let mut price = ui.new_child(UiBuilder::new().max_rect(foot).layout(row));
    price.add(Label::new(RichText::new(&choice.price).small().color(palette.accent)).selectable(false));
    let description = called(speech, choice);
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, description.as_str()));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(gives.as_str()));
    pressed_ui(ui, choices, at, choice, &response, actions);
}

/// How a screen reader calls a choice.
fn called(speech: Speech, choice: &OfferedChoice) -> String {
    let description = choice.description.as_str();
    match (&choice.state, choice.price.as_str()) {
        (State::Refused(_), _) => speech.say(&msg!(keys::table::NOT_NOW, what = description)),
        (_, "") => description.to_owned(),
        (_, price) => speech.say(&msg!(keys::table::VALUE, label = description, value = price)),
    }
}
