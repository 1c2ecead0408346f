//! A button of the choices: a verb, one of a column, or one of many that are not possible now; and the price beside it.

use egui::{Atom, Button, IntoAtoms, Response, RichText, Ui, vec2};

use crate::desk::kit::{self, Palette, opened, size_for_line, text_width};
use crate::desk::table::Subject;
use crate::desk::table::choices::{OfferedChoice, State};
use crate::desk::{Action, Speech};
use crate::msg;
use crate::words::keys;

/// The share of a line that a choice has at least beside its price.
const LEAST: f32 = 0.4;

/// How a button looks: one of a row of verbs, or one of a column so wide.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Look {
    /// Whether it may be chosen.
    pub open: bool,
    /// Whether it is the one that is open now.
    pub selected: bool,
    /// The width of its column; none for a verb.
    pub column: f32,
    /// Its own width there, beside its price; as wide as its words where it is none.
    pub width: f32,
    /// How large its letters are at most: one size for all that stand together.
    pub letters: f32,
}

impl Look {
    /// One of many that are not possible now, as wide as its words.
    pub const CHIP: Self =
        Self { open: false, selected: false, column: 1.0, width: 0.0, letters: f32::INFINITY };
}

/// What stands at the right of a label.
#[derive(Clone, Copy, Debug)]
pub(super) enum Price<'a> {
    /// A price, in a figure of its own beside the button; the button names it too.
    Beside(&'a str),
    /// Of which kind the label is.
    Within(&'a str),
}

/// How large the letters of a column are, and how high its rows.
pub(super) fn measures(ui: &Ui, column: f32) -> (f32, f32) {
    match (column, kit::low(ui)) {
        (0.0, _) => (kit::BODY, kit::PRESS),
        (column, true) if column < kit::CHOICE.0 => (kit::SMALL, kit::ROW - kit::NEAR),
        (column, false) if column < kit::CHOICE.0 => (kit::SMALL, kit::ROW),
        (_, low) => (kit::BODY, if low { kit::ROW } else { kit::PRESS }),
    }
}

/// How large the letters of a label are on a button with so much room: too long for its line, it stands on two in smaller
/// ones.
fn letters_of(ui: &Ui, label: &str, size: f32, room: f32) -> f32 {
    size_for_line(ui, label, size, room - ui.spacing().button_padding.x * 2.0).max(kit::SMALL.min(size))
}

/// How large the letters of choices that stand together are in a column: as small as the longest of them needs.
pub(super) fn together<'a>(
    ui: &Ui,
    all: impl IntoIterator<Item = (&'a OfferedChoice, &'a str)>,
    column: f32,
) -> f32 {
    let (size, _) = measures(ui, column);
    let own = |(choice, label): (&OfferedChoice, &str)| {
        letters_of(ui, label, size, beside_price(ui, choice, column))
    };
    all.into_iter().map(own).fold(size, f32::min)
}

/// How wide a choice is beside its price in a column; a price that leaves it too little stands below it.
pub(super) fn beside_price(ui: &Ui, choice: &OfferedChoice, column: f32) -> f32 {
    let price = price_width(ui, choice, measures(ui, column).0);
    if column - price < column * LEAST { column } else { column - price }
}

/// How wide the price of a choice is, with what keeps it apart.
pub(super) fn price_width(ui: &Ui, choice: &OfferedChoice, size: f32) -> f32 {
    if choice.price.is_empty() {
        return 0.0;
    }
    text_width(ui, &choice.price, size) + ui.spacing().button_padding.x * 2.0 + ui.spacing().item_spacing.x
}

/// Draws what a choice costs or brings; it opens. What must be read off the box first is asked.
pub fn price_ui(ui: &mut Ui, speech: Speech, choice: &OfferedChoice, size: f32, actions: &mut Vec<Action>) {
    if choice.price.is_empty() {
        return;
    }
    let text = RichText::new(choice.price.as_str()).size(size).color(Palette::of(ui).accent);
    let name =
        msg!(keys::table::WHY_PRICE, what = choice.description.as_str(), price = choice.price.as_str());
    let price = ui.add(Button::new(text).frame_when_inactive(false)).accessible_name(speech.say(&name));
    match choice.state {
        State::Unread(_) if price.clicked() => actions.push(Action::Draft(choice.text.clone())),
        State::Unread(_) => {}
        _ => drop(opened(price, actions, || Subject::Offer(choice.text.clone()))),
    }
}

/// Draws a button that shows a label and is called by a name.
pub(super) fn button_ui(
    ui: &mut Ui,
    speech: Speech,
    (label, name): (&str, &str),
    price: Price<'_>,
    look: Look,
) -> Response {
    let palette = Palette::of(ui);
    let (size, height) = measures(ui, look.column);
    let kind = match price {
        Price::Within(kind) if !kind.is_empty() => text_width(ui, kind, size) + ui.spacing().icon_spacing,
        _ => 0.0,
    };
    let room = look.width - kind;
    let letters = if look.width > 0.0 { letters_of(ui, label, size, room).min(look.letters) } else { size };
    let text = RichText::new(label).size(letters).color(palette.ink);
    let atoms = match price {
        Price::Within(kind) => {
            (text, Atom::grow(), RichText::new(kind).size(size).color(palette.faint)).into_atoms()
        }
        Price::Beside(_) if look.column == 0.0 => text.into_atoms(),
        Price::Beside(_) => (text, Atom::grow()).into_atoms(),
    };
    let (Price::Within(price) | Price::Beside(price)) = price;
    let (fill, edge) = match (look.open, look.selected) {
        (_, true) => (palette.raised, kit::outline(palette.ink)),
        (true, false) => (palette.raised, kit::hairline(palette.edge)),
        (false, false) => (palette.ground, kit::hairline(palette.rule)),
    };
    let mut button = Button::new(atoms).fill(fill).stroke(edge).min_size(vec2(look.width, height));
    if look.width > 0.0 {
        button = button.wrap();
    }
    let size = vec2(look.width, height);
    let response = match look.width > 0.0 {
        true => ui.add_sized(size, button),
        false => ui.add(button),
    };
    let name = match (look.open, price) {
        (false, _) => speech.say(&msg!(keys::table::NOT_NOW, what = name)),
        (true, "") => name.to_owned(),
        (true, price) => speech.say(&msg!(keys::table::VALUE, label = name, value = price)),
    };
    response.accessible_name(name)
}
