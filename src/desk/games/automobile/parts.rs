//! Small parts of sheets: a space with its market's letter, a number with one fewer and one more, a figure that
//! opens its derivation.

use egui::{DragValue, RichText, Sense, Ui, vec2};

use crate::desk::games::automobile::paint::Brush;
use crate::desk::table::Subject;
use crate::desk::theme::{self, Palette};
use crate::desk::widgets::{self, Basis, Figure, badge_size, icon_button, icons, symbol};
use crate::desk::{Command, Speech};
use crate::engine::ledger::UnitKind;
use crate::engine::{Derivation, Player};
use crate::games::automobile::board::Printing;
use crate::games::automobile::{Class, Space};
use crate::say;
use crate::words::{Line, keys};

/// The width of a figure that opens.
const OPENING: f32 = 58.0;

/// Draws the letter of a market.
pub fn letter(ui: &mut Ui, speech: Speech, class: Option<Class>) {
    let (rect, _) = ui.allocate_exact_size(vec2(16.0, 16.0), Sense::hover());
    Brush::new(ui, 1.0).market(speech, rect.right_top(), class);
}

/// Draws a space: its market's letter and its name, cut to a width.
pub fn space_label(ui: &mut Ui, speech: Speech, printing: Printing<'_>, space: Space, width: f32) {
    let name = speech.say(&printing.space(space));
    ui.horizontal(|ui| {
        letter(ui, speech, printing.known_class(space));
        let size = vec2(width, ui.spacing().interact_size.y);
        ui.allocate_ui_with_layout(size, egui::Layout::left_to_right(egui::Align::Center), |ui| {
            ui.set_min_width(width);
            ui.add(egui::Label::new(RichText::new(name).size(theme::SMALL)).truncate());
        });
    });
}

/// A number to be filled in: zero, or from the least to the most.
pub fn stepper(ui: &mut Ui, speech: Speech, name: &Line, value: &mut u8, least: u8, most: u8) {
    let called = speech.say(name);
    *value = (*value).min(most);
    let named = |key| speech.sentence(&say!(key, what = name.clone()));
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 1.0;
        ui.spacing_mut().button_padding = vec2(3.0, 1.0);
        ui.add_enabled_ui(*value > 0, |ui| {
            if icon_button(ui, icons::ICON_REMOVE, named(keys::sheets::FEWER)).clicked() {
                *value = if *value <= least { 0 } else { *value - 1 };
            }
        });
        ui.add(DragValue::new(value).range(0..=most).speed(0.05)).accessible_name(called);
        ui.add_enabled_ui(*value < most, |ui| {
            if icon_button(ui, icons::ICON_ADD, named(keys::sheets::MORE)).clicked() {
                *value = if *value < least { least } else { *value + 1 };
            }
        });
    });
}

/// A figure that opens its derivation.
#[derive(Clone, Debug)]
pub struct Opened {
    /// The unit it is in.
    pub unit: Option<&'static UnitKind>,
    /// The figure.
    pub derivation: Derivation,
}

/// Draws a figure that opens its derivation; says so once it is pressed.
pub fn opening(ui: &mut Ui, speech: Speech, opened: &Opened, owner: &str, strong: bool) -> bool {
    let what = speech.say(&opened.derivation.what);
    let named = if owner.is_empty() { what } else { format!("{owner}, {what}") };
    let figure = Figure::of(opened.unit, opened.derivation.total, named).width(OPENING).low();
    let figure = if strong { figure.strong() } else { figure };
    figure.button(ui, speech).clicked()
}

/// Draws the derivation that was opened, over everything else.
pub fn opened_ui(ui: &mut Ui, speech: Speech, opened: &mut Option<Opened>, commands: &mut Vec<Command>) {
    let Some(what) = opened else { return };
    let modal = egui::Modal::new(egui::Id::unique("sheet-figure")).show(ui, |ui| {
        ui.set_width(theme::WHY.0);
        let pressed = widgets::opened_ui(ui, speech, what.unit, &what.derivation, 7000);
        commands.extend(pressed.map(|basis| {
            Command::Why(match basis {
                Basis::Entry(line) => Subject::Entry(line),
                Basis::Account(holder, unit) => Subject::Balance(holder, unit),
            })
        }));
        let pressed = pressed.is_some();
        if ui.button(speech.word(keys::desk::CLOSE)).clicked() {
            ui.close();
        }
        pressed
    });
    if modal.inner || modal.should_close() {
        *opened = None;
    }
}

/// Writes the head of a column.
pub fn head(ui: &mut Ui, speech: Speech, line: impl Into<Line>) {
    let palette = Palette::of(ui);
    let text = speech.sentence(&line.into());
    ui.label(RichText::new(text).size(theme::TINY).color(palette.faint));
}

/// Writes a plain figure of a column.
pub fn number(ui: &mut Ui, speech: Speech, amount: i64) {
    Figure::of(None, amount, "").width(26.0).low().strong().show(ui, speech);
}

/// Draws a player's symbol and name, cut to a width.
pub fn seat_badge(ui: &mut Ui, player: &Player, width: f32) {
    let size = vec2(width, ui.spacing().interact_size.y);
    ui.allocate_ui_with_layout(size, egui::Layout::left_to_right(egui::Align::Center), |ui| {
        ui.set_min_width(width);
        ui.set_max_width(width);
        let (rect, _) = ui.allocate_exact_size(vec2(badge_size(), badge_size()), Sense::hover());
        symbol(ui, rect, player.colour);
        ui.add(egui::Label::new(player.name.as_str()).truncate());
    });
}

/// Writes that there is no figure, where one would stand.
pub fn none(ui: &mut Ui) {
    let palette = Palette::of(ui);
    let size = vec2(OPENING, ui.spacing().interact_size.y);
    ui.allocate_ui_with_layout(size, egui::Layout::right_to_left(egui::Align::Center), |ui| {
        ui.set_min_width(OPENING);
        ui.label(RichText::new("–").color(palette.rule));
    });
}
