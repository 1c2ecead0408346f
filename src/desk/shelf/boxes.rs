//! The boxes on the shelf, each with its demo and a new game; beside them what can be asked without a game.

use egui::{RichText, Role, Ui, Vec2, WidgetInfo, vec2};
use egui_material_icons::MaterialIcon;

use crate::desk::kit::{self, Palette, icons};
use crate::desk::{Command, Prefs, Speech};
use crate::say;
use crate::session::{Contents, Session};
use crate::words::keys;

/// The width of what stands beside the boxes.
const BESIDE: f32 = 270.0;

/// Draws the boxes.
pub fn boxes_ui(ui: &mut Ui, speech: Speech, prefs: &Prefs, commands: &mut Vec<Command>) {
    let first_run = prefs.recent.is_empty();
    ui.horizontal_top(|ui| {
        ui.vertical(|ui| {
            ui.set_width(ui.available_width() - BESIDE - kit::GROUP);
            kit::title(ui, speech.word(keys::shelf::BOXES));
            if first_run {
                ui.add_space(kit::GAP);
                ui.label(speech.word(keys::shelf::WELCOME));
            }
            for contents in Session::GAMES.iter().filter_map(|game| Session::contents(game)) {
                ui.add_space(kit::SPACE);
                box_ui(ui, speech, &contents, first_run, commands);
            }
        });
        ui.add_space(kit::GROUP);
        ui.vertical(|ui| {
            ui.set_width(BESIDE);
            kit::title(ui, speech.word(keys::shelf::WITHOUT_A_GAME));
            ui.add_space(kit::GAP);
            for (icon, name, command) in [
                (icons::ICON_PLAYING_CARDS, keys::shelf::DEAL, Command::Deal),
                (icons::ICON_CALCULATE, keys::shelf::CHECK, Command::Check),
            ] {
                let name = speech.word(name);
                let text = (icon.rich_text(), name.as_str());
                let button = egui::Button::new(text).min_size(vec2(BESIDE, kit::MAIN_BUTTON));
                if ui.add(button).accessible_name(name).clicked() {
                    commands.push(command);
                }
            }
        });
    });
}

/// Whether a button is the one that most people want now.
#[derive(Clone, Copy)]
enum Weight {
    Main,
    Plain,
}

/// The width of a button of a box.
const BUTTON: f32 = 160.0;
/// The room for both, in the language of the longest words.
const BUTTONS: f32 = 420.0;

fn box_ui(ui: &mut Ui, speech: Speech, contents: &Contents, first_run: bool, commands: &mut Vec<Command>) {
    let palette = Palette::of(ui);
    ui.horizontal(|ui| {
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.set_width(ui.available_width() - BUTTONS);
            ui.label(RichText::new(speech.word(contents.title)).size(kit::HEADING));
            let (least, most) = (*contents.seats.start(), *contents.seats.end());
            let players = speech.say(&say!(keys::shelf::PLAYERS, least = least, most = most));
            ui.label(RichText::new(players).small().color(palette.faint));
        });
        let height = vec2(BUTTON, kit::MAIN_BUTTON);
        let demo =
            (icons::ICON_PLAY_ARROW, speech.word(keys::desk::WATCH_DEMO), Command::Demo(contents.game));
        let new = (icons::ICON_ADD, speech.word(keys::desk::NEW_GAME), Command::NewGame(contents.game));
        // Both stay where they are; what most people want first is in the accent.
        let mut pressed = None;
        let mut button =
            |ui: &mut Ui, (icon, name, command): (MaterialIcon, String, Command), weight: Weight| {
                let spoken = of_box(speech, &name, contents);
                let button = match weight {
                    Weight::Main => kit::Button::main(name).icon(icon).size(height).show(ui),
                    Weight::Plain => ui.add(egui::Button::new((icon.rich_text(), name)).min_size(height)),
                };
                button.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
                if button.clicked() {
                    pressed = Some(command);
                }
            };
        let (first, second) =
            if first_run { (Weight::Plain, Weight::Main) } else { (Weight::Main, Weight::Plain) };
        button(ui, new, first);
        let lesson = speech.word(keys::shelf::LESSON);
        let named = of_box(speech, &lesson, contents);
        let school = egui::Button::new(icons::ICON_SCHOOL.rich_text().size(kit::ICON));
        let school = ui.add(school.min_size(Vec2::splat(kit::MAIN_BUTTON)));
        if school.accessible_name(named.as_str()).on_hover_text(named).clicked() {
            commands.push(Command::Lesson(contents.game));
        }
        button(ui, demo, second);
        commands.extend(pressed);
    });
}

/// What a button of a box is called where the box cannot be seen.
fn of_box(speech: Speech, name: &str, contents: &Contents) -> String {
    speech.say(&say!(keys::shelf::OF_BOX, what = name, game = contents.title))
}
