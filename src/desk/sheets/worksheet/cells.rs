//! What stands in the columns of a worksheet: figures that open, numbers to be filled in, presses, acts.

use egui::{Align, Button, Key, Label, Layout, Response, RichText, Sense, TextEdit, Ui, Vec2, vec2};

use crate::desk::kit::{self, Figure, Palette, figure_text};
use crate::desk::sheets::foot::{self, sheet_number, sheet_text};
use crate::desk::sheets::worksheet::Desk;
use crate::desk::sheets::worksheet::columns::LINE;
use crate::desk::table::{Subject, plain};
use crate::desk::{Action, Speech};
use crate::engine::worksheet::{Breath, Cell, FieldId, NumberEntry, Press, Weight};
use crate::engine::{Derivation, Field, Offer, Rejection};
use crate::page::Event;
use crate::words::{Entered, Line};

/// The width of a number in steps.
pub(super) const FIELD: f32 = 36.0;

/// The width of a large number that is typed.
const TYPED: f32 = 72.0;

/// Up to this a number has room in a small field.
const SMALL_NUMBER: i64 = 999;

/// The width of a number that is typed.
pub(super) fn number_width(field: &Field) -> f32 {
    kit::STEPS + if field.most > SMALL_NUMBER { TYPED } else { FIELD }
}

/// The width of a line of digits.
pub(super) const DIGITS: f32 = 160.0;

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
            Cell::Field(entry) if self.model_number_ui(ui, entry) => {}
            Cell::Field(entry) => self.field_ui(ui, entry),
            Cell::Typed(id, ..) if self.model_digit_ui(ui, id, &called(head)) => {}
            Cell::Typed(_, value, next) => typed_ui(ui, speech, *value, *next),
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

    /// A number that begins with another in steps, one that begins empty as it is typed.
    pub(super) fn field_ui(&mut self, ui: &mut Ui, entry: &NumberEntry) {
        match entry.field.begins {
            Some(begins) => self.stepper_ui(ui, entry, begins),
            None => self.number_ui(ui, entry),
        }
    }

    /// A number that is typed, empty until it is.
    fn number_ui(&mut self, ui: &mut Ui, entry: &NumberEntry) {
        let NumberEntry { id, field, value } = entry;
        let called = self.speech.sentence(&field.label);
        let before = self.draft.entered(id);
        let mut entered = before.clone();
        let steps = kit::next_of(field, *value);
        let size = vec2(number_width(field) - kit::STEPS, kit::PRESS);
        let whole = vec2(number_width(field), kit::PRESS);
        let number = sheet_number(id.0.clone(), &mut entered, None);
        let typed = |ui: &mut Ui| ui.add_sized(size, number).accessible_name(called);
        let (stepped, number) = ui
            .allocate_ui_with_layout(whole, Layout::left_to_right(Align::Center), |ui| {
                ui.spacing_mut().interact_size.y = kit::PRESS;
                kit::stepper(ui, self.speech, field.label.clone(), steps, typed)
            })
            .inner;
        ui.ctx().accesskit_node_builder(number.id, |node| {
            node.set_max_numeric_value(field.most.max(0) as f64);
        });
        if self.then.as_ref() == Some(id) && kit::may_take(ui, &mut true) {
            *self.then = None;
            kit::retype(&number);
        }
        if number.lost_focus() && kit::pressed_anew(ui, Key::Enter) && matches!(entered, Ok(Some(_))) {
            self.lead_on(ui, id);
        }
        self.entered(ui, &number, entry, (before, stepped.map_or(entered, |to| Ok(Some(to)))));
    }

    /// Takes over the content of a number field, and marks it if it is not allowed.
    fn entered(
        &mut self,
        ui: &Ui,
        number: &Response,
        entry: &NumberEntry,
        (before, now): (Entered, Entered),
    ) {
        kit::mark_beyond(ui, self.speech, number, &entry.field, &now);
        if now != before {
            self.changed = Some(self.draft.clone().with_entered(entry.id.clone(), now));
        }
    }

    /// From one of several numbers that are typed to the next that is empty, and from the last one to the button.
    fn lead_on(&mut self, ui: &Ui, from: &FieldId) {
        if self.typed.len() < 2 {
            return;
        }
        let at = self.typed.iter().position(|(id, _)| id == from).unwrap_or_default();
        let (before, after) = self.typed.split_at(at);
        let rest = after.iter().skip(1).chain(before);
        let next = rest.filter(|(_, empty)| *empty).map(|(id, _)| id.clone()).next();
        match next {
            Some(next) => {
                foot::leads_on(ui);
                *self.then = Some(next);
            }
            // In a table the last number is one of many; a form that is filled in is accepted.
            None if self.tabled => foot::leads_to_button(ui),
            None => {}
        }
        ui.ctx().request_repaint();
    }

    /// A number with one fewer and one more: zero, or from the least to the most.
    fn stepper_ui(&mut self, ui: &mut Ui, entry: &NumberEntry, begins: i64) {
        let NumberEntry { id, field, value } = entry;
        let called = self.speech.say(&field.label);
        let before = self.draft.entered(id);
        let mut entered = before.clone();
        let steps = kit::next_of(field, Some(value.unwrap_or(begins)));
        let number = sheet_number(id.0.clone(), &mut entered, Some(begins));
        let drawn = |ui: &mut Ui| {
            let size = vec2(FIELD, ui.spacing().interact_size.y);
            ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
                ui.spacing_mut().interact_size.x = FIELD;
                ui.add(number).accessible_name(called)
            })
            .inner
        };
        let wanted = self.then.as_ref() == Some(id) && kit::may_take(ui, &mut true);
        let (stepped, number) = ui
            .with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.spacing_mut().interact_size.y = kit::PRESS - kit::NEAR;
                kit::stepper(ui, self.speech, field.label.clone(), steps, drawn)
            })
            .inner;
        if wanted {
            *self.then = None;
            kit::retype(&number);
        }
        let entry = NumberEntry { field: field.clone().or_zero(), ..entry.clone() };
        self.entered(ui, &number, &entry, (before, stepped.map_or(entered, |to| Ok(Some(to)))));
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
        let button = if press.steps { button.sense(Sense::CLICK) } else { button };
        let name = self.speech.sentence(&press.name);
        let mut shown = kit::add_lit(ui, press.makes.is_some(), button).accessible_name(name);
        if let Some(description) = &press.description {
            let description = self.speech.sentence(description);
            shown = shown.on_hover_text(description.as_str()).on_disabled_hover_text(description);
        }
        if shown.clicked() {
            self.changed = press.makes.clone();
            self.then.clone_from(&press.then);
        }
    }

    /// An act of its own with its price; one that is refused says why.
    pub(super) fn act_ui(&mut self, ui: &mut Ui, name: &Line, label: &Line, offer: &Offer) {
        let speech = self.speech;
        let name = speech.sentence(name);
        let label = RichText::new(speech.sentence(label)).size(kit::SMALL);
        match &offer.answer {
            Ok(_) => {
                let price = RichText::new(self.price(offer)).size(kit::SMALL);
                let pressed = ui.add(Button::new(label).right_text(price)).accessible_name(name).clicked();
                if let Some(model) = self.model.as_mut().filter(|_| pressed) {
                    model.events.push(Event::Draft(offer.act.clone()));
                } else if pressed {
                    self.actions.push(Action::Enter(self.table.written(&offer.act)));
                }
            }
            Err(Rejection::Missing(missing)) => {
                let button = ui.add(Button::new(label)).accessible_name(name);
                if button.on_hover_text(speech.sentence(&missing.question)).clicked() {
                    self.actions.push(Action::Draft(self.table.written(&offer.act)));
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
                    self.actions.push(Action::Why(Subject::Offer(self.table.written(&offer.act))));
                }
            }
        }
    }

    /// The line on which digits are typed, and a button for each.
    pub(super) fn breath_ui(&mut self, ui: &mut Ui, breath: &Breath, typed: &mut String, takes: bool) {
        let before = typed.clone();
        let full = |typed: &str| typed.chars().filter(char::is_ascii_digit).count() >= breath.fields.len();
        ui.horizontal_wrapped(|ui| {
            ui.set_min_height(kit::MAIN_BUTTON);
            ui.spacing_mut().item_spacing.x = kit::NEAR;
            let name = ui.label(self.speech.word(breath.name));
            // All of it on one line, where the digits leave the field the room of a few of them.
            let digit = kit::text_width(ui, figure_text(self.speech, 0), kit::HEADING);
            let key = (digit + ui.spacing().button_padding.x * 2.0).ceil().max(kit::PRESS) + kit::NEAR;
            let keys = breath.digits.len() as f32 * key + kit::PRESS + kit::NEAR + kit::WIDE;
            let wide = (ui.available_size_before_wrap().x - keys).clamp(DIGITS * 0.4, DIGITS);
            let hint =
                RichText::new(breath.hint.as_str()).size(if wide < DIGITS { kit::SMALL } else { kit::BODY });
            let edit = TextEdit::singleline(typed).hint_text(hint).desired_width(wide);
            let response =
                ui.add(sheet_text("breath", edit.font(kit::font(kit::HEADING)))).labelled_by(name.id);
            if takes {
                response.request_focus();
            }
            typed.retain(|c| c.is_ascii_digit() || c == ' ');
            let digits = breath.digits.iter().map(|(digit, name)| (*digit, self.speech.sentence(name)));
            if let Some(keyed) = kit::keypad(ui, self.speech, digits, full(typed)) {
                keyed.write(typed);
            }
        });
        if *typed != before {
            let mut draft = self.draft.clone();
            let mut digits = typed.chars().filter_map(|c| c.to_digit(10)).map(i64::from);
            breath.fields.iter().for_each(|id| draft.set(id.clone(), digits.next()));
            self.changed = Some(draft);
        }
    }
}

/// One of the numbers that are typed in one breath.
fn typed_ui(ui: &mut Ui, speech: Speech, value: Option<i64>, next: bool) {
    let palette = Palette::of(ui);
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(kit::ROW - kit::NEAR), egui::Sense::hover());
    let edge = if next { kit::outline(palette.accent) } else { kit::hairline(palette.edge) };
    ui.painter().rect(rect, kit::CORNER, palette.raised, edge, egui::StrokeKind::Inside);
    if let Some(value) = value {
        let (font, centre) = (kit::font(kit::BODY), egui::Align2::CENTER_CENTER);
        ui.painter().text(rect.center(), centre, figure_text(speech, value), font, palette.ink);
    }
}
