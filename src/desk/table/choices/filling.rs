//! A choice with numbers to be filled in: a number for each field, what it would do, and one button to accept it.

use egui::{Align, Button, Id, Key, Label, Layout, RichText, Ui, vec2};

use crate::desk::kit::{
    self, Palette, figure_text, mark_beyond, may_take, number_field, opening, pressed_anew, retype,
};
use crate::desk::reading::{Keyboard, misread_ui, on_sheet_ui};
use crate::desk::table::choices::verbs::refused;
use crate::desk::table::choices::{Choices, OfferedChoice};
use crate::desk::table::{Subject, plain, receipt};
use crate::desk::{Action, Speech};
use crate::engine::board::CellId;
use crate::engine::{AnyAct, Field, Ledger, Rejection};
use crate::msg;
use crate::session::Session;
use crate::words::{Entered, Line, keys, misread};

/// So many values are buttons side by side; more are a number to be typed.
const SIDE_BY_SIDE: i64 = 4;

/// The widths of a count, of an amount, and of the shortcuts beside them.
const COUNT: f32 = 44.0;
const AMOUNT: f32 = 64.0;
const SHORTCUTS: f32 = 76.0;

/// A choice being filled in.
#[derive(Clone, Debug)]
pub struct Filling {
    act: AnyAct,
    fields: Vec<Field>,
    values: Vec<Entered>,
    answer: Option<(Vec<i64>, u32, Answer)>,
    /// What would lie where after it, and the act.
    pub(super) drafted: Option<(Ledger, String)>,
}

/// What the rules say to the values.
#[derive(Clone, Debug)]
enum Answer {
    Legal(String, String),
    Refused(String, String, Vec<CellId>),
    Unread(String, String),
}

impl Filling {
    /// A choice with nothing filled in yet but what was typed for one that asks for the same.
    pub fn of(choice: &OfferedChoice, typed: &[(Line, i64)]) -> Self {
        let kept =
            |field: &Field| typed.iter().find(|(label, _)| *label == field.label).map(|(_, value)| *value);
        // What nobody has said is not there to be accepted; leaving out is nothing, and one value is no question.
        let value = |field: &Field| match kept(field).or(field.begins) {
            Some(begins) => Ok(Some(begins)),
            None if field.may_be_zero && field.least > 0 => Ok(Some(0)),
            None if field.least == field.most => Ok(Some(field.least)),
            None => Ok(None),
        };
        let values = choice.fields.iter().map(value).collect();
        Self { act: choice.act.clone(), fields: choice.fields.clone(), values, answer: None, drafted: None }
    }

    /// What stands in its fields, by their names.
    pub fn typed(&self) -> Vec<(Line, i64)> {
        let all = self.fields.iter().map(|field| field.label.clone()).zip(&self.values);
        all.filter_map(|(label, value)| Some((label, value.clone().ok()??))).collect()
    }

    /// The numbers, if every field has one.
    fn numbers(&self) -> Option<Vec<i64>> {
        self.values.iter().map(|value| value.clone().ok()?).collect()
    }

    /// What must be filled in before the rules are asked.
    fn missing(&self) -> Line {
        let text = self.values.iter().find_map(|value| value.as_ref().err());
        text.map_or_else(|| keys::table::FILL_IN.into(), |text| misread(text))
    }

    fn answer(&mut self, speech: Speech, table: &Session) -> Option<&Answer> {
        let Some(numbers) = self.numbers() else {
            self.drafted = None;
            return None;
        };
        let fresh =
            |(values, version, _): &(Vec<i64>, u32, Answer)| *values == numbers && *version == table.lines();
        if !self.answer.as_ref().is_some_and(fresh) {
            let Some(act) = self.act.filled(&numbers) else {
                self.drafted = None;
                let why = speech.word(keys::engine::FILLED_BEYOND);
                self.answer = Some((numbers, table.lines(), Answer::Refused(String::new(), why, Vec::new())));
                return self.answer.as_ref().map(|(_, _, answer)| answer);
            };
            let (reply, text) = (table.preview_act(&act), table.written(&act));
            self.drafted = reply.as_ref().ok().map(|outcome| (outcome.book.ledger.clone(), text.clone()));
            let answer = match reply {
                Ok(outcome) => Answer::Legal(text, plain::price(speech, table, outcome.movements())),
                Err(Rejection::Refused(refusal)) => {
                    Answer::Refused(text, refused(speech, &refusal), refusal.misread)
                }
                Err(Rejection::Missing(missing)) => Answer::Unread(text, speech.sentence(&missing.question)),
                Err(Rejection::Unreadable(_)) => {
                    Answer::Refused(text, speech.word(keys::table::FILL_IN), Vec::new())
                }
            };
            self.answer = Some((numbers, table.lines(), answer));
        }
        self.answer.as_ref().map(|(_, _, answer)| answer)
    }
}

/// Draws the numbers to be filled in, or the printed value that is asked before anything else; says whether either is.
pub fn asked_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    choices: &mut Choices,
    actions: &mut Vec<Action>,
) -> bool {
    if choices.filling.is_some() {
        filling_ui(ui, speech, table, choices, actions);
        return true;
    }
    let Some(missing) = choices.asked_there() else { return false };
    let keyboard = if may_take(ui, &mut choices.focus) { Keyboard::Take } else { Keyboard::Leave };
    ui.horizontal_wrapped(|ui| on_sheet_ui(ui, speech, table.board(), &missing, keyboard, actions));
    true
}

/// Draws the fields and what they would do.
fn filling_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    choices: &mut Choices,
    actions: &mut Vec<Action>,
) {
    let palette = Palette::of(ui);
    let Some(mut filling) = choices.filling.take() else { return };
    let mut first = may_take(ui, &mut choices.focus);
    let mut entered = None;
    let width = match filling.fields.len() {
        0..=5 => ui.available_width().min(kit::CHOICE.0 * 2.0),
        _ => kit::CHOICE.0 + kit::SPACE,
    };
    ui.horizontal_wrapped(|ui| {
        for (field, value) in filling.fields.iter().zip(&mut filling.values) {
            let typed = field_ui(ui, speech, field, value, width, std::mem::take(&mut first));
            entered = entered.or(typed);
        }
    });
    for (field, value) in filling.fields.iter().zip(&mut filling.values) {
        among_ui(ui, speech, field, value);
    }
    ui.add_space(kit::GAP);
    if let Some(answer) = filling.answer(speech, table).cloned() {
        let mut again = Vec::new();
        let (legal, price, text, said) = match answer {
            Answer::Legal(text, price) => (Some(Action::Enter(text.clone())), price.clone(), text, price),
            Answer::Unread(text, question) => {
                (Some(Action::Draft(text.clone())), String::new(), text, question)
            }
            Answer::Refused(text, why, misread) => {
                again = misread;
                (None, String::new(), text, why)
            }
        };
        let description = plain::description(speech, table, &text);
        let response = match legal {
            Some(_) => receipt::accept(ui, speech, &description, price).show(ui),
            None => {
                let words = kit::bold(speech.word(keys::table::ACCEPT)).size(kit::LEAD).color(palette.ink);
                let size = vec2(ui.available_width(), kit::MAIN_BUTTON);
                let accept = Button::new(words).min_size(size).fill(palette.ground);
                let name = msg!(keys::table::NOT_NOW, what = speech.word(keys::table::ACCEPT));
                ui.add(accept).accessible_name(speech.say(&name))
            }
        };
        if let (Some(field), None) = (entered, &legal) {
            // What is in the way stands below the button.
            ui.memory_mut(|memory| memory.request_focus(field));
        }
        if entered.is_some() && legal.is_some() {
            actions.extend(legal.clone());
        } else if choices.pressed(ui, &response) {
            actions.push(legal.clone().unwrap_or(Action::Why(Subject::Offer(text.clone()))));
        }
        let shown = match legal {
            Some(_) if said.is_empty() => RichText::new(description),
            Some(_) => RichText::new(format!("{description} · {said}")),
            None => RichText::new(said).color(palette.red),
        };
        opening(ui, shown, actions, || Subject::Offer(text));
        misread_ui(ui, speech, &again, actions);
    }
    if filling.numbers().is_none() {
        if let Some(field) = entered {
            ui.memory_mut(|memory| memory.request_focus(field));
        }
        let accept = speech.word(keys::table::ACCEPT);
        let name = speech.say(&msg!(keys::table::NOT_NOW, what = accept.as_str()));
        kit::Button::booking(ui, &[accept], "").named(name).enabled(false).show(ui);
        ui.label(RichText::new(speech.sentence(&filling.missing())).color(palette.amber));
    }
    choices.filling = Some(filling);
}

/// Draws the only numbers that a field can be, each to be pressed, by what it stands for where that has a name.
fn among_ui(ui: &mut Ui, speech: Speech, field: &Field, value: &mut Entered) {
    let label = speech.sentence(&field.label);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::Vec2::splat(kit::NEAR);
        for (what, name) in field.each() {
            let text = name.map_or_else(|| figure_text(speech, what), |name| speech.sentence(name));
            _ = key_ui(ui, speech, &label, (what, text), value);
        }
    });
}

/// Draws a key for something that a field can be.
fn key_ui(
    ui: &mut Ui,
    speech: Speech,
    label: &str,
    (what, text): (i64, String),
    value: &mut Entered,
) -> egui::Response {
    let named = msg!(keys::table::VALUE, label = label, value = text.as_str());
    let button = kit::Button::plain(text).named(speech.say(&named)).chosen(*value == Ok(Some(what)));
    let button = button.size(egui::Vec2::splat(kit::PRESS)).show(ui);
    if button.clicked() {
        *value = Ok(Some(what));
    }
    button
}

/// Draws a field; says which it is where Enter was pressed in it.
fn field_ui(
    ui: &mut Ui,
    speech: Speech,
    field: &Field,
    value: &mut Entered,
    width: f32,
    focus: bool,
) -> Option<Id> {
    let label = speech.sentence(&field.label);
    let few = !field.may_be_zero && field.among.is_empty() && field.most - field.least < SIDE_BY_SIDE;
    let size = vec2(width, if few { kit::PRESS } else { kit::ROW });
    let drawn = ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_size(size);
        let shortcuts = field.may_be_zero && field.most >= field.least;
        let wide = if field.most > 999 { AMOUNT } else { COUNT };
        let stepped = wide + kit::STEPS + kit::GAP;
        let beside = match (few, shortcuts) {
            (true, _) => (field.most - field.least + 1).max(0) as f32 * (kit::PRESS + kit::NEAR),
            (false, true) => stepped + SHORTCUTS,
            (false, false) => stepped,
        };
        let text = vec2(size.x - beside, size.y);
        ui.allocate_ui_with_layout(text, Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_width(text.x);
            ui.add(Label::new(RichText::new(label.as_str()).small()).truncate())
                .on_hover_text(label.as_str());
        });
        ui.spacing_mut().item_spacing.x = kit::NEAR;
        ui.spacing_mut().button_padding.x = kit::NEAR;
        let named =
            |what: String| speech.say(&msg!(keys::table::VALUE, label = label.as_str(), value = what));
        let small = |ui: &mut Ui, word: &str, what: i64, value: &mut Entered| {
            let button = Button::selectable(*value == Ok(Some(what)), RichText::new(word).small());
            if ui.add(button).accessible_name(named(word.to_owned())).clicked() {
                *value = Ok(Some(what));
            }
        };
        if few {
            for what in field.least..=field.most {
                let key = key_ui(ui, speech, &label, (what, figure_text(speech, what)), value);
                if focus && what == field.least {
                    key.request_focus();
                }
            }
            return None;
        }
        let steps = kit::next_of(field, value.clone().ok().flatten());
        // Whatever is typed stands there: what is too much the rules refuse, with the figures.
        let size = vec2(wide, kit::step_height(ui));
        let typed = number_field(label.as_str(), value, None);
        let number = |ui: &mut Ui| ui.add_sized(size, typed).accessible_name(label.as_str());
        let (stepped, response) = kit::stepper(ui, speech, field.label.clone(), steps, number);
        if stepped.is_some() {
            *value = Ok(stepped);
        }
        mark_beyond(ui, speech, &response, field, value);
        if focus {
            retype(&response);
        }
        if shortcuts {
            small(ui, &figure_text(speech, 0), 0, value);
            small(ui, &figure_text(speech, field.least), field.least, value);
            small(ui, &figure_text(speech, field.most), field.most, value);
        }
        (response.lost_focus() && pressed_anew(ui, Key::Enter)).then_some(response.id)
    });
    drawn.inner
}
