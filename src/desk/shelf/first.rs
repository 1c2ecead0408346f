//! The first card of the home page: the last session to continue, or on the first start a lesson and a demo.

use std::path::Path;

use egui::{Align, Label, Layout, Rect, RichText, Ui, vec2};

use crate::clock::date_line;
use crate::desk::kit::{self, Button, Palette, icons};
use crate::desk::shelf::games::{row_name, state_line};
use crate::desk::shelf::library::{Kept, Summary};
use crate::desk::{Action, Speech};
use crate::msg;
use crate::words::keys::shelf as k;

const BUTTON: f32 = 240.0;
const STRIPE: f32 = 8.0;

/// Draws the card that continues a session.
pub fn continue_ui(ui: &mut Ui, speech: Speech, path: &Path, kept: Option<&Kept>, actions: &mut Vec<Action>) {
    let palette = Palette::of(ui);
    let faint = |text: String| RichText::new(text).small().color(palette.faint);
    let name = row_name(speech, path, kept);
    let goes_on = msg!(k::OF_BOX, what = speech.word(k::CONTINUE), game = name);
    let button = Button::main(speech.word(k::CONTINUE)).named(speech.say(&goes_on));
    let button = button.icon(icons::ICON_PLAY_ARROW);
    let game = match kept {
        Some(Kept::Game(game)) => Some(game),
        _ => None,
    };
    let description = |ui: &mut Ui| {
        let date = game.and_then(|game| date_line(&game.last).or_else(|| date_line(&game.date)));
        ui.label(faint(date.map(|date| speech.say(&date)).unwrap_or_default()));
        let title = match game {
            Some(game) => with(speech, game),
            None => path.file_stem().unwrap_or_default().to_string_lossy().into_owned(),
        };
        ui.add(Label::new(kit::bold(title).size(kit::TITLE)).truncate());
        let state = game.map(|game| speech.sentence(&state_line(game))).unwrap_or_default();
        ui.label(state);
        let entries = game.map(|game| speech.say(&msg!(k::ENTRIES, count = game.lines)));
        ui.label(faint(entries.unwrap_or_default()));
    };
    card_ui(ui, description, |ui| {
        let goes_on = button.size(vec2(BUTTON, kit::MAIN_BUTTON)).show(ui);
        if kit::first_pressed(ui, &goes_on) {
            actions.push(Action::Open(path.to_owned()));
        }
        ui.label(faint(speech.word(k::OR_ANOTHER)));
    });
}

/// Draws the card of the first start.
pub fn welcome_ui(ui: &mut Ui, speech: Speech, actions: &mut Vec<Action>) {
    let Some(game) = crate::session::words().next() else { return };
    let description = |ui: &mut Ui| {
        ui.label(kit::bold(speech.word(k::FIRST_TITLE)).size(kit::TITLE));
        ui.add(Label::new(speech.word(k::WELCOME)).wrap());
        ui.add(Label::new(RichText::new(speech.word(k::FIRST)).color(Palette::of(ui).faint)).wrap());
    };
    card_ui(ui, description, |ui| {
        let lesson = Button::main(speech.word(k::FIRST_LESSON)).icon(icons::ICON_SCHOOL);
        let lesson = lesson.size(vec2(BUTTON, kit::MAIN_BUTTON)).show(ui);
        if kit::first_pressed(ui, &lesson) {
            actions.push(Action::Lesson(game));
        }
        if Button::quiet(speech.word(k::FIRST_DEMO)).show(ui).clicked() {
            actions.push(Action::Demo(game));
        }
    });
}

/// A card with a stripe: text at the left, buttons at the right.
fn card_ui(ui: &mut Ui, words: impl FnOnce(&mut Ui), press: impl FnOnce(&mut Ui)) {
    let palette = Palette::of(ui);
    let shown = kit::page_sheet(ui).inner_margin(kit::MARGIN_OF_CARD).show(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(kit::GAP, kit::NEAR);
        if kit::phone(ui) {
            words(ui);
            ui.add_space(kit::GAP);
            return press(ui);
        }
        ui.horizontal_top(|ui| {
            let description = ui.allocate_ui(vec2(ui.available_width() - BUTTON - kit::GROUP, 0.0), |ui| {
                ui.vertical(|ui| {
                    ui.set_width(ui.available_width());
                    words(ui);
                });
            });
            // As high as its text, to leave room for the games below.
            let beside = vec2(ui.available_width(), description.response.rect.height());
            ui.allocate_ui_with_layout(beside, Layout::right_to_left(Align::Center), |ui| {
                ui.allocate_ui_with_layout(vec2(BUTTON, 0.0), Layout::top_down(Align::Center), press);
            });
        });
    });
    let rect = shown.response.rect;
    let stripe = Rect::from_min_size(rect.min, vec2(STRIPE, rect.height()));
    let painter = ui.painter().with_clip_rect(stripe);
    painter.rect_filled(rect, kit::SHEET_CORNER, palette.accent);
}

/// The game and its players.
fn with(speech: Speech, game: &Summary) -> String {
    let names: Vec<&str> = game.players.iter().map(|player| player.name.as_str()).collect();
    speech.say(&msg!(k::WITH, game = game.title, names = names.join(", ")))
}
