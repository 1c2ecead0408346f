//! Buttons: one main button in the accent colour, plain ones, and quiet ones without a frame. A disabled button changes its background, not
//! its text.

use egui::{Atom, IntoAtoms, Response, RichText, Ui, Vec2, vec2};
use egui_material_icons::MaterialIcon;

use crate::desk::kit::{
    GAP, LEAD, MAIN_BUTTON, NEAR, PRESS, Palette, bold, hairline, note_main, outline, press, stop,
};

/// Adds a button of a row. A disabled one has the colour of the ground.
pub fn add_lit(ui: &mut Ui, lit: bool, button: egui::Button<'_>) -> Response {
    let palette = Palette::of(ui);
    let button = if lit { button } else { button.fill(palette.ground).stroke(hairline(palette.rule)) };
    ui.add_enabled(lit, button)
}

/// The emphasis of a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Weight {
    Main,
    Plain,
    Quiet,
}

#[derive(Clone, Debug)]
#[must_use = "a button is there once it is shown"]
pub struct Button {
    words: String,
    weight: Weight,
    icon: Option<MaterialIcon>,
    right: Option<String>,
    name: Option<String>,
    size: Vec2,
    enabled: bool,
    chosen: Option<bool>,
}

impl Button {
    fn new(words: impl Into<String>, weight: Weight) -> Self {
        let size = vec2(0.0, if weight == Weight::Main { MAIN_BUTTON } else { PRESS });
        Self {
            words: words.into(),
            weight,
            icon: None,
            right: None,
            name: None,
            size,
            enabled: true,
            chosen: None,
        }
    }

    /// The main button, the only one in the accent colour.
    pub fn main(words: impl Into<String>) -> Self {
        Self::new(words, Weight::Main)
    }

    pub fn plain(words: impl Into<String>) -> Self {
        Self::new(words, Weight::Plain)
    }

    /// A button without a frame until it is hovered or focused.
    pub fn quiet(words: impl Into<String>) -> Self {
        Self::new(words, Weight::Quiet)
    }

    /// Adds an icon before the label.
    pub fn icon(mut self, icon: impl Into<Option<MaterialIcon>>) -> Self {
        self.icon = icon.into();
        self
    }

    /// Adds a text at the right end, such as a price or a keyboard shortcut.
    pub fn right(mut self, right: impl Into<String>) -> Self {
        self.right = Some(right.into());
        self
    }

    /// Sets an accessible name for a label that says too little.
    pub fn named(mut self, name: impl Into<String>) -> Self {
        self.name = Some(name.into());
        self
    }

    /// Sets the least size.
    pub fn size(mut self, size: Vec2) -> Self {
        self.size = size.max(vec2(0.0, PRESS));
        self
    }

    /// Sets whether it can be clicked.
    pub fn enabled(mut self, enabled: bool) -> Self {
        self.enabled = enabled;
        self
    }

    /// Makes it one of several options, selected or not.
    pub fn chosen(mut self, chosen: bool) -> Self {
        self.chosen = Some(chosen);
        self
    }

    pub fn show(self, ui: &mut Ui) -> Response {
        let palette = Palette::of(ui);
        let ink = match self.weight {
            Weight::Main if self.enabled => palette.on_accent,
            Weight::Quiet => palette.accent,
            Weight::Main | Weight::Plain => palette.ink,
        };
        let words = match self.weight {
            Weight::Main => bold(self.words.as_str()).size(LEAD),
            Weight::Quiet => bold(self.words.as_str()),
            Weight::Plain => RichText::new(self.words.as_str()),
        };
        let words = words.color(ink);
        let mut atoms = match self.icon {
            Some(icon) => (icon.rich_text().color(ink), words).into_atoms(),
            None => words.into_atoms(),
        };
        if let Some(right) = &self.right {
            atoms.push_right(Atom::grow());
            atoms.push_right(bold(right.as_str()).color(ink));
        }
        let button = egui::Button::new(atoms)
            .min_size(self.size.max(vec2(0.0, press(ui))))
            .gap(GAP - NEAR / 2.0)
            .sense(stop(ui));
        let button = match (self.weight, self.enabled, self.chosen) {
            (_, false, _) => button.fill(palette.ground).stroke(hairline(palette.rule)),
            (_, true, Some(true)) => button.selected(true).fill(palette.raised).stroke(outline(palette.ink)),
            (_, true, Some(false)) => button.selected(false),
            (Weight::Main, true, None) => button.fill(palette.accent).stroke(hairline(palette.accent)),
            (Weight::Plain, true, None) => button,
            (Weight::Quiet, true, None) => button.frame_when_inactive(false),
        };
        let response = ui.add_enabled(self.enabled, button);
        if self.weight == Weight::Main {
            note_main(ui, &response);
        }
        response.accessible_name(self.name.unwrap_or(self.words))
    }
}
