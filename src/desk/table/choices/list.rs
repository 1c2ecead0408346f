//! The choices as they are drawn: a row of verbs, below it the choices of the one that is open, below that why.

use egui::{
    Align, Atom, Button, IntoAtoms, Key, Label, Layout, Rect, Response, RichText, ScrollArea, Ui, UiBuilder,
    vec2,
};

use crate::desk::table::Subject;
use crate::desk::table::choices::shared::Shared;
use crate::desk::table::choices::{Choice, Choices, State, filling};
use crate::desk::theme::{self, Palette};
use crate::desk::widgets::{icons, opened, page, size_for_line, text_width};
use crate::desk::{Command, Speech};
use crate::say;
use crate::session::Table;
use crate::words::keys;

/// So many choices are shown at once; more are chosen word by word.
const AT_ONCE: usize = 12;
/// So many choices have a line each.
const FULL_WIDTH: usize = 6;
/// Letters that fit into a column; longer choices have a line each, so that no two look alike.
const COLUMN: usize = 30;

/// Draws the choices.
pub fn choices_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &dyn Table,
    choices: &mut Choices,
    commands: &mut Vec<Command>,
) {
    choices.hint = None;
    let free =
        ui.input(|input| input.key_pressed(Key::Escape)) && ui.memory(|memory| memory.focused().is_none());
    if free && (choices.chosen.is_some() || !choices.words.is_empty()) {
        choices.back(ui);
    }
    page(ui, ScrollArea::vertical().id_salt("choices"), |ui| {
        verbs_ui(ui, speech, choices, commands);
        if choices.filling.is_some() {
            filling::filling_ui(ui, speech, table, choices, commands);
        } else if let Some(at) = choices.verb() {
            level_ui(ui, speech, table, choices, at, commands);
        }
    });
}

/// Draws what is said of the choice under the pointer or the keyboard, where the rules answer the entry line.
pub fn hint_ui(ui: &mut Ui, place: Rect, choices: &Choices) {
    let palette = Palette::of(ui);
    if let Some((hint, legal)) = &choices.hint {
        let colour = if *legal { palette.ink } else { palette.amber };
        ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
            ui.shrink_clip_rect(place);
            ui.add(Label::new(RichText::new(hint.as_str()).color(colour)).wrap());
        });
    }
}

fn verbs_ui(ui: &mut Ui, speech: Speech, choices: &mut Choices, commands: &mut Vec<Command>) {
    let acts = choices.acts();
    if acts.is_empty() {
        ui.label(speech.word(keys::table::NO_CHOICE));
    }
    if matches!(acts.as_slice(), [only] if choices.verb() == Some(*only)) {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        for at in acts {
            let Some(verb) = choices.verbs.get(at).cloned() else { continue };
            let only = match verb.choices.as_slice() {
                [only] => Some(only),
                _ => None,
            };
            let priced = only.filter(|only| only.fields.is_empty());
            let price = Price::Beside(priced.map_or("", |only| only.price.as_str()));
            let look = Look { open: verb.open(), selected: choices.verb() == Some(at), ..Look::default() };
            let response = button_ui(ui, speech, (&verb.label, &verb.label), price, look);
            if let Some(only) = priced {
                price_ui(ui, speech, only, theme::SMALL, commands);
            }
            if std::mem::take(&mut choices.focus) {
                response.request_focus();
            }
            if let Some(only) = only {
                hint(choices, &response, only);
            }
            if choices.pressed(ui, &response) {
                match only {
                    Some(only) => choices.take(ui, &response, at, only, commands),
                    None if choices.chosen == Some(at) && choices.words.is_empty() => {
                        choices.go(ui, &response, None, Vec::new());
                    }
                    None => choices.go(ui, &response, Some(at), Vec::new()),
                }
            }
        }
    });
    ui.add_space(theme::GAP);
}

/// One level of the choices of a verb: whole choices, or the next word of those there are.
fn level_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &dyn Table,
    choices: &mut Choices,
    at: usize,
    commands: &mut Vec<Command>,
) {
    let Some(verb) = choices.verbs.get(at) else { return };
    let depth = choices.words.len();
    let below: Vec<Choice> =
        verb.choices.iter().filter(|choice| choice.words.starts_with(&choices.words)).cloned().collect();
    if depth > 0 {
        let words = choices.words.clone();
        let here: Vec<String> = words.iter().map(|word| choices.label(speech, table, word).0).collect();
        let here = here.join(" ");
        ui.horizontal(|ui| {
            let back = (icons::ICON_ARROW_BACK.rich_text(), theme::bold(here.as_str()));
            let response = ui.add(Button::new(back)).accessible_name(here);
            if response.on_hover_text(speech.word(keys::table::BACK_TO_VERBS)).clicked() {
                choices.back(ui);
            }
        });
    }
    let mut nodes: Vec<(String, Vec<Choice>)> = Vec::new();
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
    let whole = |(_, all): &(String, Vec<Choice>)| match all.as_slice() {
        [only] => Some(only.told.clone()),
        _ => None,
    };
    let told: Vec<String> = nodes.iter().map_while(whole).collect();
    let all: Vec<&str> = told.iter().map(String::as_str).collect();
    let several = all.len() > FULL_WIDTH && all.len() == nodes.len();
    let shared = if several { Shared::of(&all) } else { None };
    let own = |at: usize, told: &str| match &shared {
        Some(shared) => shared.own(at, told).to_owned(),
        None => told.to_owned(),
    };
    if let Some(shared) = &shared {
        ui.label(RichText::new(shared.once.as_str()).color(Palette::of(ui).faint));
    }
    let long = |(at, (_, all)): (usize, &(String, Vec<Choice>))| match all.as_slice() {
        [only] => {
            let shown = own(at, &only.told);
            // One of another kind stands on two lines.
            let other = shared.is_some() && shown == only.told;
            !other && shown.chars().count() + only.price.chars().count() > COLUMN
        }
        _ => false,
    };
    let least = match nodes.len() {
        few if few <= FULL_WIDTH || nodes.iter().enumerate().any(long) => ui.available_width(),
        some if some <= AT_ONCE => theme::CHOICE.0,
        _ => theme::CHOICE.1,
    };
    let gap = theme::GAP / 2.0;
    let columns = ((ui.available_width() + gap) / (least + gap)).floor().max(1.0);
    let width = (ui.available_width() - gap * (columns - 1.0)) / columns - 1.0;
    ui.spacing_mut().item_spacing = vec2(gap, gap);
    ui.spacing_mut().interact_size.y = 0.0;
    for (from, row) in (0..).step_by(columns as usize).zip(nodes.chunks(columns as usize)) {
        ui.horizontal(|ui| {
            for (place, (word, all)) in (from..).zip(row) {
                match all.as_slice() {
                    [only] => {
                        let shown = own(place, &only.told);
                        whole_ui(ui, speech, choices, at, (only, &shown), width, commands);
                    }
                    all => node_ui(ui, speech, table, choices, at, word, all, width),
                }
            }
        });
    }
}

fn whole_ui(
    ui: &mut Ui,
    speech: Speech,
    choices: &mut Choices,
    at: usize,
    (choice, shown): (&Choice, &str),
    width: f32,
    commands: &mut Vec<Command>,
) {
    let open = !matches!(choice.state, State::Refused(_));
    let (text, height) = measures(width);
    let row = Layout::left_to_right(Align::Center);
    let response = ui.allocate_ui_with_layout(vec2(width, height), row, |ui| {
        ui.set_min_width(width);
        let price = price_width(ui, choice, text);
        let look = Look { open, selected: false, column: width, width: (width - price).max(0.0) };
        let words = (shown, choice.told.as_str());
        let response = button_ui(ui, speech, words, Price::Beside(&choice.price), look);
        price_ui(ui, speech, choice, text, commands);
        response
    });
    let response = response.inner;
    if std::mem::take(&mut choices.focus) {
        response.request_focus();
    }
    hint(choices, &response, choice);
    if choices.pressed(ui, &response) {
        choices.take(ui, &response, at, choice, commands);
    }
}

#[allow(clippy::too_many_arguments, reason = "a button with everything it may need")]
fn node_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &dyn Table,
    choices: &mut Choices,
    at: usize,
    word: &str,
    all: &[Choice],
    width: f32,
) {
    let open = all.iter().find(|choice| choice.state == State::Legal);
    let open = open.or_else(|| all.iter().find(|choice| matches!(choice.state, State::Unread(_))));
    let look = Look { open: open.is_some(), selected: false, column: width, width };
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

/// How a button looks: one of a row of verbs, or one of a column so wide.
#[derive(Clone, Copy, Debug, Default)]
struct Look {
    open: bool,
    selected: bool,
    column: f32,
    width: f32,
}

/// What stands at the right of a label.
#[derive(Clone, Copy, Debug)]
enum Price<'a> {
    /// A price, in a figure of its own beside the button; the button names it too.
    Beside(&'a str),
    /// Of which kind the label is.
    Within(&'a str),
}

/// How large the letters of a column are, and how high its rows.
fn measures(column: f32) -> (f32, f32) {
    match column {
        0.0 => theme::VERB,
        column if column < theme::CHOICE.0 => (theme::SMALL, theme::ROW - theme::GAP / 2.0),
        _ => (theme::BODY, theme::ROW),
    }
}

/// How wide the price of a choice is, with what keeps it apart.
fn price_width(ui: &Ui, choice: &Choice, size: f32) -> f32 {
    if choice.price.is_empty() {
        return 0.0;
    }
    text_width(ui, &choice.price, size) + ui.spacing().button_padding.x * 2.0 + ui.spacing().item_spacing.x
}

/// Draws what a choice costs or brings; it opens.
pub(in crate::desk::table) fn price_ui(
    ui: &mut Ui,
    speech: Speech,
    choice: &Choice,
    size: f32,
    commands: &mut Vec<Command>,
) {
    if choice.price.is_empty() {
        return;
    }
    let text = RichText::new(choice.price.as_str()).size(size).color(Palette::of(ui).accent);
    let name = say!(keys::table::WHY_PRICE, what = choice.told.as_str(), price = choice.price.as_str());
    let price = ui.add(Button::new(text).frame_when_inactive(false)).accessible_name(speech.say(&name));
    opened(price, commands, || Subject::Offer(choice.text.clone()));
}

/// Draws a button that shows a label and is called by a name.
fn button_ui(
    ui: &mut Ui,
    speech: Speech,
    (label, name): (&str, &str),
    price: Price<'_>,
    look: Look,
) -> Response {
    let palette = Palette::of(ui);
    let ink = match (look.open, look.selected) {
        (_, true) => palette.on_accent,
        (true, false) => palette.ink,
        (false, false) => palette.faint,
    };
    let (size, height) = measures(look.column);
    let kind = match price {
        Price::Within(kind) if !kind.is_empty() => text_width(ui, kind, size) + ui.spacing().icon_spacing,
        _ => 0.0,
    };
    let room = look.width - ui.spacing().button_padding.x * 2.0 - kind;
    // Too long for its line, it stands on two in smaller letters.
    let letters = if look.width > 0.0 {
        size_for_line(ui, label, size, room).max(theme::SMALL.min(size))
    } else {
        size
    };
    let text = RichText::new(label).size(letters).color(ink);
    let price_colour = match (look.selected, look.open) {
        (true, _) => ink,
        (false, true) => palette.accent,
        (false, false) => palette.faint,
    };
    let atoms = match price {
        Price::Within(kind) => {
            (text, Atom::grow(), RichText::new(kind).size(size).color(price_colour)).into_atoms()
        }
        Price::Beside(_) if look.column == 0.0 => text.into_atoms(),
        Price::Beside(_) => (text, Atom::grow()).into_atoms(),
    };
    let (Price::Within(price) | Price::Beside(price)) = price;
    let fill = match (look.open, look.selected) {
        (_, true) => palette.accent,
        (true, false) => palette.raised,
        (false, false) => palette.ground,
    };
    let mut button = Button::new(atoms).fill(fill).min_size(vec2(look.width, height));
    if look.width > 0.0 {
        button = button.wrap();
    }
    let size = vec2(look.width, height);
    let response = match look.width > 0.0 {
        true => ui.add_sized(size, button),
        false => ui.add(button),
    };
    let name = match (look.open, price) {
        (false, _) => speech.say(&say!(keys::table::NOT_NOW, what = name)),
        (true, "") => name.to_owned(),
        (true, price) => speech.say(&say!(keys::table::VALUE, label = name, value = price)),
    };
    response.accessible_name(name)
}

/// What is said of the choice under the pointer or the keyboard.
fn hint(choices: &mut Choices, response: &Response, choice: &Choice) {
    if !(response.hovered() || response.has_focus()) {
        return;
    }
    choices.hint = Some(match &choice.state {
        State::Legal if choice.price.is_empty() => (choice.told.clone(), true),
        State::Legal => (format!("{} · {}", choice.told, choice.price), true),
        State::Unread(question) => (question.clone(), false),
        State::Refused(why) => (why.clone(), false),
    });
}
