//! The games on the home page, each with a picture and buttons for a new session, a lesson and a demo.

use egui::{Align, Label, Layout, Rect, RichText, Ui, UiBuilder, vec2};

use crate::desk::kit::{self, Button, Palette};
use crate::desk::shelf::faces;
use crate::desk::{Action, Speech};
use crate::engine::GameInfo;
use crate::msg;
use crate::words::{Key, keys};

/// The height of a game's card and of its picture.
const BOX: f32 = 276.0;
const FACE: f32 = 84.0;

/// Draws the games side by side.
pub fn boxes_ui(ui: &mut Ui, speech: Speech, actions: &mut Vec<Action>) {
    let boxes: Vec<&'static GameInfo> = crate::session::GAMES.to_vec();
    let fits = ((ui.available_width() + kit::SPACE) / (kit::BOX_LEAST + kit::SPACE)).floor().max(1.0);
    let in_row = boxes.len().clamp(1, fits as usize);
    let rows = boxes.len().div_ceil(in_row) as f32;
    let wide = ((ui.available_width() + kit::SPACE) / in_row as f32 - kit::SPACE).floor();
    let high = BOX + (kit::press(ui) - kit::PRESS) * 2.0;
    let size = vec2(ui.available_width(), (high + kit::SPACE) * rows - kit::SPACE);
    let (whole, _) = ui.allocate_exact_size(size, egui::Sense::hover());
    let place = |at: usize| {
        let step = vec2(wide + kit::SPACE, high + kit::SPACE);
        let corner = vec2((at % in_row) as f32 * step.x, (at / in_row) as f32 * step.y);
        Rect::from_min_size(whole.min + corner, vec2(wide, high))
    };
    kit::one_stop_of_page(ui, "boxes", |ui| {
        // Tab leads to the new sessions first, which are used most.
        for (at, contents) in boxes.iter().enumerate() {
            new_ui(ui, speech, contents, place(at), actions);
        }
        for (at, contents) in boxes.iter().enumerate() {
            box_ui(ui, speech, contents, place(at), actions);
        }
        None
    });
}

/// Draws a game's card with the button for a new session, above the last line.
fn new_ui(ui: &mut Ui, speech: Speech, contents: &'static GameInfo, area: Rect, actions: &mut Vec<Action>) {
    ui.painter().add(kit::sheet(ui).inner_margin(0).paint(area));
    let inside = area.shrink(kit::SPACE);
    let corner = inside.left_bottom() - vec2(0.0, kit::press(ui) * 2.0);
    let place = Rect::from_min_size(corner, vec2(inside.width(), kit::press(ui)));
    let new = Button::plain(speech.word(keys::desk::NEW_GAME)).size(place.size());
    let new = new.named(of_box(speech, &speech.word(keys::desk::NEW_GAME), contents));
    let place = UiBuilder::new().max_rect(place).id_salt(("new", contents.game));
    if new.show(&mut ui.new_child(place)).clicked() {
        actions.push(Action::NewGame(contents.game));
    }
}

fn box_ui(ui: &mut Ui, speech: Speech, contents: &'static GameInfo, area: Rect, actions: &mut Vec<Action>) {
    let palette = Palette::of(ui);
    let (face, words) = area.split_top_bottom_at_y(area.top() + FACE);
    faces::face_ui(ui, face, contents.game);
    let inside = words.shrink(kit::SPACE);
    let mut inside = ui.new_child(UiBuilder::new().max_rect(inside).id_salt(contents.game));
    inside.scope(|ui| {
        ui.set_clip_rect(area.intersect(ui.clip_rect()));
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.with_layout(Layout::bottom_up(Align::Center), |ui| {
            ui.horizontal(|ui| {
                let lesson = quiet(speech, keys::shelf::LESSON, keys::shelf::LESSON, contents);
                if lesson.show(ui).clicked() {
                    actions.push(Action::Lesson(contents.game));
                }
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    let demo = quiet(speech, keys::shelf::DEMO, keys::desk::WATCH_DEMO, contents);
                    if demo.show(ui).clicked() {
                        actions.push(Action::Demo(contents.game));
                    }
                });
            });
            ui.add_space(kit::press(ui));
            ui.with_layout(Layout::top_down(Align::Min), |ui| {
                ui.add(Label::new(kit::bold(speech.word(contents.title)).size(kit::LEAD)).wrap());
                let (least, most) = (*contents.seats.start(), *contents.seats.end());
                let players = speech.say(&msg!(keys::shelf::PLAYERS, least = least, most = most));
                ui.label(RichText::new(players).small().color(palette.faint));
                ui.add(Label::new(RichText::new(speech.word(faces::does(contents.game))).small()).wrap());
            });
        });
    });
}

/// A quiet button whose accessible name includes the game.
fn quiet(speech: Speech, word: Key, name: Key, of: &'static GameInfo) -> Button {
    Button::quiet(speech.word(word)).named(of_box(speech, &speech.word(name), of))
}

/// The accessible name of a game's button.
pub fn of_box(speech: Speech, name: &str, contents: &'static GameInfo) -> String {
    speech.say(&msg!(keys::shelf::OF_BOX, what = name, game = contents.title))
}
