//! The widget for figures: right-aligned, with digits of equal width, in the chosen language. A click opens the derivation.

use egui::accesskit::HasPopup;
use egui::{Align, Button, Layout, Response, RichText, Ui, WidgetText};

use crate::desk::kit::{self, Palette};
use crate::desk::table::Subject;
use crate::desk::{Action, Speech};
use crate::engine::Measure;
use crate::engine::ledger::UnitKind;
use crate::msg;
use crate::words::{Arg, Line, keys};

#[derive(Clone, Debug)]
pub struct Figure {
    amount: Arg,
    label: String,
    width: f32,
    size: f32,
    low: bool,
    strong: bool,
    marked: bool,
}

impl Figure {
    /// An amount of a unit, with an accessible name.
    pub fn of(unit: Option<&UnitKind>, amount: i64, label: impl Into<String>) -> Self {
        Self::counted(unit.map_or(Measure::Number, UnitKind::measure), amount, label)
    }

    /// An amount of a measure, with an accessible name.
    pub fn counted(measure: Measure, amount: i64, label: impl Into<String>) -> Self {
        let amount = measure.of(amount);
        Self {
            amount,
            label: label.into(),
            width: 64.0,
            size: kit::BODY,
            low: false,
            strong: false,
            marked: false,
        }
    }

    /// Sets the least width, so that nothing moves when the figure grows.
    #[must_use]
    pub fn width(mut self, width: f32) -> Self {
        self.width = width;
        self
    }

    /// Sets the font size.
    #[must_use]
    pub fn size(mut self, size: f32) -> Self {
        self.size = size;
        self
    }

    /// Reduces the height, for dense rows.
    #[must_use]
    pub fn low(mut self) -> Self {
        self.low = true;
        self
    }

    /// The size to allocate in a row.
    fn room(&self, ui: &Ui) -> egui::Vec2 {
        let row = ui.spacing().interact_size.y.min(kit::BODY * 1.4);
        egui::vec2(self.width, if self.low { row } else { kit::ROW })
    }

    /// Makes it bold and fully opaque.
    #[must_use]
    pub fn strong(mut self) -> Self {
        self.strong = true;
        self
    }

    /// Highlights it: it has just changed, or depends on an invented value.
    #[must_use]
    pub fn marked(mut self, marked: bool) -> Self {
        self.marked = marked;
        self
    }

    fn text(&self, ui: &Ui, speech: Speech) -> RichText {
        let palette = Palette::of(ui);
        let colour = if self.marked {
            palette.accent
        } else if self.strong {
            palette.ink
        } else {
            palette.faint
        };
        let text = figure_text(speech, self.amount.clone());
        let text = if self.strong { kit::bold(text) } else { RichText::new(text) };
        text.size(self.size).color(colour)
    }

    /// Draws it as a button.
    pub fn button(self, ui: &mut Ui, speech: Speech) -> Response {
        let text = self.text(ui, speech);
        let name = format!("{}: {}", self.label, text.text());
        let mut size = self.room(ui);
        if size.x == 0.0 {
            // As wide as its text, so that a wrapped row breaks correctly.
            size.x = rich_width(ui, text.clone()) + kit::GAP;
        }
        ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
            ui.set_min_width(self.width);
            ui.spacing_mut().button_padding = egui::vec2(kit::GAP / 2.0, 0.0);
            ui.spacing_mut().interact_size.y = size.y;
            let button = Button::new(text).frame_when_inactive(false).sense(kit::stop(ui));
            ui.add(button).accessible_name(name)
        })
        .inner
    }

    /// Draws it as a button that opens its explanation.
    pub fn opens(
        self,
        ui: &mut Ui,
        speech: Speech,
        actions: &mut Vec<Action>,
        subject: impl FnOnce() -> Subject,
    ) -> Response {
        opened(self.button(ui, speech), actions, subject)
    }

    /// Draws it as text, within its own derivation.
    pub(super) fn show(self, ui: &mut Ui, speech: Speech) -> Response {
        let text = self.text(ui, speech);
        let size = self.room(ui);
        ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
            ui.set_min_width(self.width);
            ui.label(text)
        })
        .inner
    }
}

/// The width of a text.
fn rich_width(ui: &Ui, text: RichText) -> f32 {
    let text = egui::WidgetText::from(text);
    text.into_galley(ui, Some(egui::TextWrapMode::Extend), f32::INFINITY, egui::TextStyle::Button).size().x
}

/// Draws a text as a button that opens an explanation.
pub fn opening(
    ui: &mut Ui,
    text: impl Into<WidgetText>,
    actions: &mut Vec<Action>,
    subject: impl FnOnce() -> Subject,
) -> Response {
    let padding = std::mem::take(&mut ui.spacing_mut().button_padding);
    let response = ui.add(Button::new(text.into()).frame(false).wrap());
    ui.spacing_mut().button_padding = padding;
    if response.hovered() {
        let line = kit::hairline(Palette::of(ui).edge);
        ui.painter().hline(response.rect.x_range(), response.rect.bottom(), line);
    }
    opened(response, actions, subject)
}

/// Makes a widget open an explanation, and tells screen readers so.
pub fn opened(response: Response, actions: &mut Vec<Action>, subject: impl FnOnce() -> Subject) -> Response {
    response.ctx.accesskit_node_builder(response.id, |node| node.set_has_popup(HasPopup::Dialog));
    if response.clicked() || response.secondary_clicked() {
        actions.push(Action::Why(subject()));
    }
    response
}

/// A figure as text, for painting.
pub fn figure_text(speech: Speech, amount: impl Into<Arg>) -> String {
    speech.say(&figure_line(amount))
}

/// A figure as a line, for sentences.
pub fn figure_line(amount: impl Into<Arg>) -> Line {
    msg!(keys::desk::FIGURE, figure = amount)
}
