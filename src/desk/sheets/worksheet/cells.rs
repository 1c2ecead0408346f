//! Draws the cells of a worksheet: figures, number fields, buttons and acts.

use egui::{Button, Label, RichText, Ui};

use crate::desk::Action;
use crate::desk::kit::{self, Figure, Palette};
use crate::desk::sheets::worksheet::Desk;
use crate::desk::sheets::worksheet::columns::LINE;
use crate::desk::table::{Subject, plain};
use crate::engine::worksheet::{Cell, Press, Weight};
use crate::engine::{Derivation, Field, Offer, Rejection};
use crate::page::Event;
use crate::words::Line;

/// The width of a number field.
pub(super) const FIELD: f32 = 36.0;

/// The width of a field for large numbers.
const TYPED: f32 = 72.0;

/// The greatest number for a small field.
const SMALL_NUMBER: i64 = 999;

/// The width of a number field with its stepper.
pub(super) fn number_width(ui: &Ui, field: &Field) -> f32 {
    steps_width(ui, field) + if field.most > SMALL_NUMBER { TYPED } else { FIELD }
}

/// The width of the stepper alone.
pub(super) fn steps_width(ui: &Ui, field: &Field) -> f32 {
    if field.step == 0 { 0.0 } else { kit::steps_width(ui) }
}

impl Desk<'_> {
    pub(super) fn price(&self, offer: &Offer) -> String {
        offer.answer.as_ref().map(|moved| plain::price(self.speech, self.table, moved)).unwrap_or_default()
    }

    pub(super) fn cell_ui(&mut self, ui: &mut Ui, cell: &Cell, named: &str, head: &str) {
        let speech = self.speech;
        let called = |what: &str| match (named, what) {
            ("", what) | (what, "") => what.to_owned(),
            (named, what) => format!("{named}, {what}"),
        };
        match cell {
            Cell::Empty => {}
            Cell::None => _ = ui.label(RichText::new("–").color(Palette::of(ui).rule)),
            Cell::Figure(figure, weight) => self.figure_ui(ui, figure, *weight, called(head)),
            Cell::Balance(holder, unit, count) => {
                let measure = self.table.chart().measure(*unit);
                let figure = Figure::counted(measure, *count, called(head)).width(0.0).low().strong();
                figure.opens(ui, speech, self.actions, || Subject::Balance(*holder, *unit));
            }
            Cell::Words(words) => {
                let text = RichText::new(speech.say(words)).size(kit::BODY).color(Palette::of(ui).faint);
                ui.add(Label::new(text).extend());
            }
            Cell::Told(words, figure) => {
                let text = RichText::new(speech.say(words)).size(kit::BODY).color(Palette::of(ui).faint);
                ui.spacing_mut().interact_size.y = LINE;
                kit::opening(ui, text, self.actions, || Subject::of(figure));
            }
            Cell::Field(entry) => self.number_ui(ui, entry),
            Cell::Typed(id, ..) => self.digit_ui(ui, id, &called(head)),
            Cell::Press(press) => self.press_ui(ui, press),
            Cell::Act(name, label, offer) => self.act_ui(ui, name, label, offer),
            Cell::Several(cells) => {
                ui.spacing_mut().item_spacing.x = kit::NEAR;
                cells.iter().for_each(|cell| self.cell_ui(ui, cell, named, head));
            }
        }
    }

    pub(super) fn figure_ui(&mut self, ui: &mut Ui, figure: &Derivation, weight: Weight, called: String) {
        let shown = Figure::counted(figure.measure, figure.total, called).width(0.0).low();
        let shown = match weight {
            Weight::Plain => shown,
            Weight::Strong => shown.strong(),
            Weight::Changed => shown.strong().marked(true),
        };
        shown.opens(ui, self.speech, self.actions, || Subject::of(figure));
    }

    pub(super) fn press_ui(&mut self, ui: &mut Ui, press: &Press) {
        let label = RichText::new(self.speech.sentence(&press.label)).size(kit::SMALL);
        let button = Button::new(label);
        let button = match press.chosen {
            Some(true) => {
                let palette = Palette::of(ui);
                button.selected(true).fill(palette.raised).stroke(kit::outline(palette.ink))
            }
            Some(false) => button.selected(false),
            None => button,
        };
        let name = self.speech.sentence(&press.name);
        let mut shown = kit::add_lit(ui, press.makes.is_some(), button).accessible_name(name);
        if let Some(description) = &press.description {
            let description = self.speech.sentence(description);
            shown = shown.on_hover_text(description.as_str()).on_disabled_hover_text(description);
        }
        if shown.clicked() {
            self.model.stays = shown.has_focus();
            let made = press.makes.clone().map(Box::new);
            self.model.events.extend(made.map(Event::Make));
        }
    }

    /// Draws an act with its price, or a refused one with the reason.
    pub(super) fn act_ui(&mut self, ui: &mut Ui, name: &Line, label: &Line, offer: &Offer) {
        let speech = self.speech;
        let name = speech.sentence(name);
        let label = RichText::new(speech.sentence(label)).size(kit::SMALL);
        match &offer.answer {
            Ok(_) => {
                let price = RichText::new(self.price(offer)).size(kit::SMALL);
                let pressed = ui.add(Button::new(label).right_text(price)).accessible_name(name).clicked();
                if pressed {
                    self.model.events.push(Event::Draft(offer.act.clone()));
                }
            }
            Err(Rejection::Missing(missing)) => {
                let button = ui.add(Button::new(label)).accessible_name(name);
                if button.on_hover_text(speech.sentence(&missing.question)).clicked() {
                    self.model.events.push(Event::Draft(offer.act.clone()));
                }
            }
            Err(refused) => {
                let label = label.color(Palette::of(ui).faint);
                let mut button = ui.add(Button::new(label).frame(false)).accessible_name(name);
                if let Rejection::Refused(refusal) = refused {
                    let suggestion = refusal.suggestion.as_ref().map(|line| speech.sentence(line));
                    let why = speech.sentence(&refusal.why);
                    button = button.on_hover_text(format!("{why}\n{}", suggestion.unwrap_or_default()));
                }
                if button.clicked() {
                    self.actions.push(Action::Why(Subject::Offer(offer.act.clone())));
                }
            }
        }
    }
}
