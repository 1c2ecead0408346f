//! The choices as they are drawn: a row of verbs, below it the choices of the one that is open, below that why.

use egui::{Align, Button, Label, Layout, Response, RichText, ScrollArea, Ui, UiBuilder, vec2};

use crate::desk::kit::{self, Palette, icons, text_width};
use crate::desk::table::choices::button::{
    Look, Price, beside_price, button_ui, measures, price_ui, price_width, together,
};
use crate::desk::table::choices::forced::forced_ui;
use crate::desk::table::choices::hint::{hint, hint_said};
use crate::desk::table::choices::shared::Shared;
use crate::desk::table::choices::there::{fitting_ui, on_board_ui};
use crate::desk::table::choices::{Choices, OfferedChoice, State, Verb, filling};
use crate::desk::{Action, Speech};
use crate::msg;
use crate::session::Session;
use crate::words::keys;

/// So many choices are shown at once; more are chosen word by word, and those that are not possible now stand small
/// below the others.
pub(super) const AT_ONCE: usize = 20;
/// So many choices have a line each.
pub(super) const FULL_WIDTH: usize = 6;

/// Draws the choices.
pub fn choices_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    choices: &mut Choices,
    otherwise: Option<String>,
    actions: &mut Vec<Action>,
) {
    if !choices.begun() {
        forced_ui(ui, speech, table, choices, actions);
    }
    // What is said of a choice stands below them, where they leave it the room.
    let all = ui.available_rect_before_wrap();
    let sole = choices.sole().map(|(at, verb)| (at, verb.clone()));
    let room = all.with_max_y(all.bottom() - if sole.is_some() { kit::BOOK } else { 0.0 });
    let said = hint_said(choices, Palette::of(ui), otherwise).map(|(said, colour)| {
        let size = kit::size_for_rows(ui, &said, [kit::BODY, kit::SMALL, kit::SMALL], 3);
        ui.painter().layout(said, kit::font(size), colour, room.width())
    });
    let needed = said.as_ref().map_or(0.0, |said| said.size().y + kit::NEAR).max(kit::REPLY);
    let hint = if ui.max_rect().height() - choices.high < needed { 0.0 } else { needed };
    let (above, below) = room.split_top_bottom_at_y(room.bottom() - hint);
    let drawn = ui.scope_builder(UiBuilder::new().max_rect(above), |ui| {
        ScrollArea::vertical().id_salt("choices").auto_shrink(false).show(ui, |ui| {
            kit::rows(ui, |ui| offered_ui(ui, speech, table, choices, actions));
        })
    });
    choices.stands(ui, &drawn.inner, all.bottom() - room.bottom());
    if let Some(said) = said.filter(|_| hint > 0.0) {
        ui.scope_builder(UiBuilder::new().max_rect(below), |ui| ui.add(Label::new(said)));
    }
    ui.advance_cursor_after_rect(room);
    if let Some((at, verb)) = sole {
        sole_ui(ui, choices, at, &verb, actions);
    }
}

/// Draws what is filled in or asked, else the choices of the verb that is open, else what may be meant.
fn offered_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    choices: &mut Choices,
    actions: &mut Vec<Action>,
) {
    if filling::asked_ui(ui, speech, table, choices, actions) {
        return;
    }
    if let Some(at) = choices.verb() {
        match choices.verbs.get(at).is_some_and(|verb| choices.on_board(verb)) {
            true => on_board_ui(ui, speech, table, choices, actions),
            false => level_ui(ui, speech, table, choices, at, actions),
        }
    } else if choices.opened.is_some() {
        on_board_ui(ui, speech, table, choices, actions);
    } else {
        fitting_ui(ui, speech, table, choices, actions);
    }
}

/// Draws the only act of the moment as the button that books it.
fn sole_ui(ui: &mut Ui, choices: &mut Choices, at: usize, verb: &Verb, actions: &mut Vec<Action>) {
    let [only] = verb.choices.as_slice() else { return };
    ui.add_space(kit::NEAR);
    let button = kit::Button::booking(ui, std::slice::from_ref(&verb.label), &only.price).show(ui);
    pressed_ui(ui, choices, at, only, &button, actions);
}

/// One level of the choices of a verb: whole choices, or the next word of those there are.
fn level_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    choices: &mut Choices,
    at: usize,
    actions: &mut Vec<Action>,
) {
    let Some(verb) = choices.verbs.get(at) else { return };
    let (depth, shut_open) = (choices.words.len(), choices.shut);
    let below: Vec<OfferedChoice> =
        verb.choices.iter().filter(|choice| choice.words.starts_with(&choices.words)).cloned().collect();
    if depth > 0 {
        let words = choices.words.clone();
        let here: Vec<String> = words.iter().map(|word| choices.label(speech, table, word).0).collect();
        let here = here.join(" ");
        ui.horizontal(|ui| {
            let back = (icons::ICON_ARROW_BACK.rich_text(), kit::bold(here.as_str()));
            let response = ui.add(Button::new(back)).accessible_name(here);
            if response.on_hover_text(speech.word(keys::table::BACK_TO_VERBS)).clicked() {
                choices.step_back(ui);
            }
        });
    }
    let mut nodes: Vec<(String, Vec<OfferedChoice>)> = Vec::new();
    if below.len() > AT_ONCE {
        for choice in &below {
            let word = choice.words.get(depth).cloned().unwrap_or_default();
            match nodes.iter_mut().find(|(other, _)| *other == word) {
                Some((_, all)) => all.push(choice.clone()),
                None => nodes.push((word, vec![choice.clone()])),
            }
        }
    } else {
        nodes = below.into_iter().map(|choice| (String::new(), vec![choice])).collect();
    }
    let whole = |(_, all): &(String, Vec<OfferedChoice>)| match all.as_slice() {
        [only] => Some(only.description.clone()),
        _ => None,
    };
    let description: Vec<String> = nodes.iter().map_while(whole).collect();
    let all: Vec<&str> = description.iter().map(String::as_str).collect();
    let several = all.len() > FULL_WIDTH && all.len() == nodes.len();
    let shared = if several { Shared::of(&all) } else { None };
    let own = |at: usize, description: &str| match &shared {
        Some(shared) => shared.own(at, description).to_owned(),
        None => description.to_owned(),
    };
    if let Some(shared) = &shared {
        ui.label(RichText::new(shared.once.as_str()).color(Palette::of(ui).faint));
    }
    // One of another kind stands on two lines.
    let other = |only: &OfferedChoice, shown: &str| shared.is_some() && shown == only.description;
    let wide = |(at, (_, all)): &(usize, (String, Vec<OfferedChoice>))| match all.as_slice() {
        [only] => {
            let shown = own(*at, &only.description);
            let words = text_width(ui, &shown, kit::SMALL) + ui.spacing().button_padding.x * 2.0;
            if other(only, &shown) { 0.0 } else { words + price_width(ui, only, kit::SMALL) }
        }
        _ => 0.0,
    };
    let long = nodes.len() > AT_ONCE;
    let possible = |(_, (_, all)): &(usize, (String, Vec<OfferedChoice>))| {
        !long || all.iter().any(|choice| !matches!(choice.state, State::Refused(_)))
    };
    let (open, shut): (Vec<_>, Vec<_>) = nodes.into_iter().enumerate().partition(possible);
    let widest = || open.iter().map(wide).fold(0.0, f32::max);
    let half = (ui.available_width() - kit::NEAR * 2.0) / 2.0;
    let priced = open.iter().any(|(_, (_, all))| all.iter().any(|choice| !choice.price.is_empty()));
    let least = match open.len() {
        few if few <= FULL_WIDTH && shut.is_empty() => ui.available_width(),
        // Where nothing has a price, those that are longer stand on two lines, so that all stand side by side.
        some if some <= AT_ONCE && !priced && widest() < half * 1.9 => half.max(kit::CHOICE.1),
        some if some <= AT_ONCE => widest().max(kit::CHOICE.1),
        _ => widest().max(kit::CHOICE.1),
    };
    let gap = ui.spacing().item_spacing.y.min(kit::NEAR);
    let columns = ((ui.available_width() + gap) / (least + gap)).floor().max(1.0);
    let width = (ui.available_width() - gap * (columns - 1.0)) / columns - 1.0;
    ui.spacing_mut().item_spacing = vec2(gap, gap);
    ui.spacing_mut().interact_size.y = 0.0;
    if columns > 1.0 {
        ui.spacing_mut().button_padding.y = 0.0;
        ui.spacing_mut().item_spacing.y = kit::NEAR / 2.0;
    }
    let labels = open.iter().filter_map(|(place, (_, all))| match all.as_slice() {
        [only] => Some((only, own(*place, &only.description))),
        _ => None,
    });
    let labels: Vec<(&OfferedChoice, String)> = labels.collect();
    let letters = together(ui, labels.iter().map(|(choice, label)| (*choice, label.as_str())), width);
    let mut node =
        |ui: &mut Ui, (place, (word, all)): &(usize, (String, Vec<OfferedChoice>)), width: f32| match all
            .as_slice()
        {
            [only] => {
                let shown = own(*place, &only.description);
                whole_ui(ui, speech, choices, at, (only, &shown), (width, letters), actions);
            }
            all => node_ui(ui, speech, table, choices, at, word, all, (width, letters)),
        };
    for row in open.chunks(columns as usize) {
        ui.horizontal(|ui| row.iter().for_each(|one| node(ui, one, width)));
    }
    if shut.is_empty() {
        return;
    }
    let name = speech.say(&msg!(keys::table::SHUT, count = shut.len()));
    let shown = ui.add(Button::new(RichText::new(name).small()).frame_when_inactive(false)).clicked();
    if shut_open {
        ui.spacing_mut().item_spacing.y = gap;
        ui.horizontal_wrapped(|ui| shut.iter().for_each(|one| node(ui, one, 0.0)));
    }
    if shown {
        choices.shut = !shut_open;
    }
}

/// Draws a whole choice, with its price beside it or below.
pub(super) fn whole_ui(
    ui: &mut Ui,
    speech: Speech,
    choices: &mut Choices,
    at: usize,
    (choice, shown): (&OfferedChoice, &str),
    (width, letters): (f32, f32),
    actions: &mut Vec<Action>,
) {
    let open = !matches!(choice.state, State::Refused(_));
    let words = (shown, choice.description.as_str());
    if width == 0.0 {
        let response = button_ui(ui, speech, words, Price::Beside(""), Look::CHIP);
        return pressed_ui(ui, choices, at, choice, &response, actions);
    }
    let (text, height) = measures(ui, width);
    let own = beside_price(ui, choice, width);
    let look = Look { open, selected: false, column: width, width: own, letters };
    // A price that leaves its choice no room stands below it.
    if own == width && !choice.price.is_empty() {
        let response = ui.vertical(|ui| {
            let response = button_ui(ui, speech, words, Price::Beside(&choice.price), look);
            price_ui(ui, speech, choice, text, actions);
            response
        });
        return pressed_ui(ui, choices, at, choice, &response.inner, actions);
    }
    let row = Layout::left_to_right(Align::Center);
    let response = ui.allocate_ui_with_layout(vec2(width, height), row, |ui| {
        ui.set_min_width(width);
        let response = button_ui(ui, speech, words, Price::Beside(&choice.price), look);
        price_ui(ui, speech, choice, text, actions);
        response
    });
    pressed_ui(ui, choices, at, choice, &response.inner, actions);
}

/// Does what a press of a whole choice does, and says what is said of it.
pub(super) fn pressed_ui(
    ui: &Ui,
    choices: &mut Choices,
    at: usize,
    choice: &OfferedChoice,
    response: &Response,
    actions: &mut Vec<Action>,
) {
    if std::mem::take(&mut choices.focus) {
        response.request_focus();
    }
    hint(choices, response, choice);
    if choices.pressed(ui, response) {
        choices.take(ui, response, at, choice, actions);
    }
}

#[allow(clippy::too_many_arguments, reason = "a button with everything it may need")]
fn node_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    choices: &mut Choices,
    at: usize,
    word: &str,
    all: &[OfferedChoice],
    (width, letters): (f32, f32),
) {
    let open = all.iter().find(|choice| choice.state == State::Legal);
    let open = open.or_else(|| all.iter().find(|choice| matches!(choice.state, State::Unread(_))));
    let look = match width {
        0.0 => Look::CHIP,
        width => Look { open: open.is_some(), selected: false, column: width, width, letters },
    };
    let (label, kind) = choices.label(speech, table, word);
    let response = button_ui(ui, speech, (&label, &label), Price::Within(&kind), look);
    if std::mem::take(&mut choices.focus) {
        response.request_focus();
    }
    if let Some(choice) = open.or(all.first()) {
        hint(choices, &response, choice);
    }
    if choices.pressed(ui, &response) {
        let words = choices.words.iter().cloned().chain([word.to_owned()]).collect();
        choices.go(ui, &response, Some(at), words);
    }
}
