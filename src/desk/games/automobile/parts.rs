//! Small parts of sheets: a space with its market's letter, a number with one fewer and one more, a figure that
//! opens its derivation.

use egui::{DragValue, Rect, RichText, Sense, Ui, UiBuilder, Vec2, vec2};

use crate::desk::games::automobile::paint::Brush;
use crate::desk::games::foot::sheet_number;
use crate::desk::kit::{self, Figure, Palette, badge_size, name_size, size_for_words, symbol};
use crate::desk::table::Subject;
use crate::desk::{Command, Speech};
use crate::engine::ledger::UnitKind;
use crate::engine::{Derivation, Holder, Measure, Player, Posting, Unit};
use crate::games::automobile::board::Printing;
use crate::games::automobile::units::DOLLARS;
use crate::games::automobile::{Class, Look, Space};
use crate::say;
use crate::words::{Line, keys};

/// The width of a figure that opens.
pub const OPENING: f32 = 58.0;

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
            ui.add(egui::Label::new(RichText::new(name).size(kit::SMALL)).wrap());
        });
    });
}

/// A number to be filled in: zero, or from the least to the most.
pub fn stepper(ui: &mut Ui, speech: Speech, name: &Line, value: &mut u8, least: u8, most: u8) {
    let called = speech.say(name);
    let names = [keys::sheets::FEWER, keys::sheets::MORE];
    let names = names.map(|key| speech.sentence(&say!(key, what = name.clone())));
    let now = *value;
    let less = (now > 0).then(|| if now <= least { 0 } else { now - 1 });
    let more = (now < most).then(|| if now < least { least } else { now + 1 });
    let field = sheet_number(called.clone(), DragValue::new(value).speed(0.05));
    let stepped = kit::stepper(ui, names, [less, more], |ui| ui.add(field).accessible_name(called));
    *value = stepped.unwrap_or(*value);
}

/// A figure that opens its derivation.
#[derive(Clone, Debug)]
pub struct Opened {
    /// The unit it is in.
    pub unit: Option<&'static UnitKind>,
    /// The figure.
    pub derivation: Derivation,
}

impl Opened {
    /// What opens.
    pub fn subject(&self) -> Subject {
        let measure = self.unit.map_or(self.derivation.measure, UnitKind::measure);
        Subject::of(&self.derivation.clone().counted_in(measure))
    }
}

/// Draws a figure that opens its derivation.
pub fn opening(
    ui: &mut Ui,
    speech: Speech,
    opened: &Opened,
    owner: &str,
    strong: bool,
    commands: &mut Vec<Command>,
) {
    let what = speech.say(&opened.derivation.what);
    let named = if owner.is_empty() { what } else { format!("{owner}, {what}") };
    let figure = Figure::of(opened.unit, opened.derivation.total, named).width(OPENING).low();
    let figure = if strong { figure.strong() } else { figure };
    figure.opens(ui, speech, commands, || opened.subject());
}

/// Writes the head of a column.
pub fn head(ui: &mut Ui, speech: Speech, line: impl Into<Line>) {
    let palette = Palette::of(ui);
    let text = speech.sentence(&line.into());
    ui.label(RichText::new(text).size(kit::PICTURE_LETTERS).color(palette.faint));
}

/// Writes the head of a column that is no wider than this, on as many lines as it needs.
pub fn narrow_head(ui: &mut Ui, speech: Speech, line: impl Into<Line>, width: f32) {
    let text = speech.sentence(&line.into());
    let size = size_for_words(ui, &text, kit::PICTURE_LETTERS, width);
    let text = RichText::new(text).size(size).color(Palette::of(ui).faint);
    ui.scope(|ui| {
        ui.set_max_width(width);
        ui.add(egui::Label::new(text).wrap());
    });
}

/// Draws something on a line of its own over the columns of a grid, which it does not widen.
pub fn over_columns(ui: &mut Ui, size: Vec2, draw: impl FnOnce(&mut Ui)) {
    let (line, _) = ui.allocate_exact_size(vec2(0.0, size.y), Sense::hover());
    draw(&mut ui.new_child(UiBuilder::new().max_rect(Rect::from_min_size(line.min, size))));
    ui.end_row();
}

/// Draws what lies somewhere, in a column; it opens.
pub fn lying(
    ui: &mut Ui,
    desk: (Speech, Look<'_>),
    account: (Holder, Unit),
    owner: String,
    commands: &mut Vec<Command>,
) {
    let ((speech, view), (holder, unit)) = (desk, account);
    let figure = Figure::of(None, view.balance(holder, unit), owner).width(26.0).low().strong();
    figure.opens(ui, speech, commands, || Subject::Balance(holder, unit));
}

/// Draws what a posting moved, in a column; it opens.
pub fn posted(
    ui: &mut Ui,
    speech: Speech,
    posting: Option<&Posting>,
    owner: &str,
    commands: &mut Vec<Command>,
) {
    let Some(posting) = posting else { return none(ui) };
    let named = format!("{owner}, {}", speech.word(posting.why.cause));
    let figure = Figure::of(None, posting.movement.amount, named).width(34.0).low().strong();
    figure.opens(ui, speech, commands, || Subject::of(&derived(posting, posting.why.cause)));
}

/// What a posting moved, with its terms.
pub fn derived(posting: &Posting, what: impl Into<Line>) -> Derivation {
    let measure = if posting.movement.unit == DOLLARS { Measure::Money } else { Measure::Number };
    let (total, terms) = (posting.movement.amount, posting.terms.clone());
    Derivation { what: what.into(), measure, total, terms, rule: posting.why.rule }
}

/// Draws a player's symbol and name, cut to a width.
pub fn seat_badge(ui: &mut Ui, player: &Player, width: f32) {
    let size = vec2(width, ui.spacing().interact_size.y);
    ui.allocate_ui_with_layout(size, egui::Layout::left_to_right(egui::Align::Center), |ui| {
        ui.set_min_width(width);
        ui.set_max_width(width);
        let (rect, _) = ui.allocate_exact_size(vec2(badge_size(), badge_size()), Sense::hover());
        symbol(ui, rect, player.colour);
        let size = size_for_words(ui, &player.name, name_size(player), ui.available_width());
        ui.add(egui::Label::new(RichText::new(player.name.as_str()).size(size)).wrap());
    });
}

/// Writes that there is no figure, where one would stand.
pub fn none(ui: &mut Ui) {
    none_in(ui, OPENING);
}

/// The same in a column of a width.
pub fn none_in(ui: &mut Ui, width: f32) {
    let palette = Palette::of(ui);
    let size = vec2(width, ui.spacing().interact_size.y);
    ui.allocate_ui_with_layout(size, egui::Layout::right_to_left(egui::Align::Center), |ui| {
        ui.set_min_width(width);
        ui.label(RichText::new("–").color(palette.rule));
    });
}
