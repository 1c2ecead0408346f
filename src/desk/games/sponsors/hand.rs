//! Hands that the book knows card by card: each is told, and looked at, by its player alone. Values are dots while they
//! are typed, and nothing of a hand is seen unless a button is held.

use std::collections::BTreeMap;

use egui::{Id, Label, RichText, ScrollArea, TextEdit, Ui, vec2};

use crate::desk::kit::{self, Alone, Palette, figure_text, page};
use crate::desk::{Command, Speech};
use crate::engine::{Acts, Journal};
use crate::games::sponsors::hands::{silent, told, untold};
use crate::games::sponsors::sides::{cars, name};
use crate::games::sponsors::units::HIGHEST_CARD;
use crate::games::sponsors::{Act, Car, Category, Sponsors, TellHand, to_act};
use crate::say;
use crate::words::keys::{racing as k, sponsors as rules};

/// What has been typed, and who is alone with it.
#[derive(Default)]
pub struct Hand {
    typed: BTreeMap<(Car, Category, usize), String>,
    alone: Alone<Car>,
}

impl std::fmt::Debug for Hand {
    /// Says nothing of the values: they are secret.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Hand").field("typed", &self.typed.len()).finish_non_exhaustive()
    }
}

impl Hand {
    fn value(&self, card: (Car, Category, usize)) -> Option<u8> {
        self.typed.get(&card)?.trim().parse().ok().filter(|value| *value <= HIGHEST_CARD)
    }

    fn cards(&self, car: Car, untold: &[(Category, usize)]) -> Option<BTreeMap<Category, Vec<u8>>> {
        let values = |category, count: usize| -> Option<Vec<u8>> {
            (0..count).map(|at| self.value((car, category, at))).collect()
        };
        untold.iter().map(|(category, count)| Some((*category, values(*category, *count)?))).collect()
    }
}

/// Whether somebody has cards to tell before the race.
pub fn to_be_told(journal: &Journal<Sponsors>) -> bool {
    let view = journal.view();
    (2..=4).contains(&view.state().phase) && silent(view).next().is_some()
}

/// Whether the game waits for a hand: that of the car to throw the die, or any before the race.
pub fn awaited(journal: &Journal<Sponsors>) -> bool {
    let view = journal.view();
    let acting = match view.state().phase {
        2 => to_act(view),
        4 => silent(view).next(),
        _ => None,
    };
    acting.is_some_and(|car| !untold(view, car).is_empty())
}

/// Draws the sheet: every car, its cards to be told, and its hand to be looked at.
pub fn hands_ui(
    ui: &mut Ui,
    speech: Speech,
    journal: &Journal<Sponsors>,
    state: &mut Hand,
    commands: &mut Vec<Command>,
) {
    page(ui, ScrollArea::vertical().id_salt("hands"), |ui| {
        ui.add(Label::new(speech.word(k::HANDS)).wrap());
        ui.add_space(kit::GAP);
        for car in cars(journal.view().seats()) {
            kit::raised(ui).inner_margin(egui::Margin::symmetric(kit::MARGIN, 0)).show(ui, |ui| {
                ui.set_width(ui.available_width());
                car_ui(ui, speech, journal, car, state, commands);
            });
        }
    });
}

fn car_ui(
    ui: &mut Ui,
    speech: Speech,
    journal: &Journal<Sponsors>,
    car: Car,
    state: &mut Hand,
    commands: &mut Vec<Command>,
) {
    let view = journal.view();
    let palette = Palette::of(ui);
    let untold = untold(view, car);
    look_ui(ui, speech, journal, car, state);
    let open: usize = untold.iter().map(|(_, count)| count).sum();
    let colour = if untold.is_empty() { palette.good } else { palette.faint };
    let line = if untold.is_empty() { k::ALL_TOLD.into() } else { say!(k::TO_TELL, count = open) };
    ui.label(RichText::new(speech.sentence(&line)).color(colour));
    if !state.alone.is_open(car) || untold.is_empty() {
        return;
    }
    let single = |(category, count): &(Category, usize)| {
        let category = *category;
        (0..*count).map(move |at| field(car, category, at))
    };
    let fields: Vec<Id> = untold.iter().flat_map(single).collect();
    for row in untold.chunks(2) {
        ui.horizontal(|ui| {
            for (category, count) in row {
                fields_ui(ui, speech, state, (car, *category, *count), &fields);
            }
        });
    }
    let cards = state.cards(car, &untold);
    if kit::Button::main(speech.word(rules::VERB_HAND)).enabled(cards.is_some()).show(ui).clicked()
        && let Some(cards) = cards
    {
        commands.push(Command::Enter(Act::Hand(TellHand { car, cards }).write(view.seats())));
        state.typed.retain(|(other, ..), _| *other != car);
    }
}

/// The field of a card.
fn field(car: Car, category: Category, at: usize) -> Id {
    Id::unique(("hand", car, category, at))
}

/// Draws a field of dots for each card of a category, among all of them in order.
fn fields_ui(
    ui: &mut Ui,
    speech: Speech,
    state: &mut Hand,
    (car, category, count): (Car, Category, usize),
    fields: &[Id],
) {
    ui.allocate_ui(vec2(110.0, kit::ROW), |ui| {
        ui.set_min_width(110.0);
        ui.label(speech.sentence(&category.key().into()));
    });
    ui.horizontal(|ui| {
        ui.set_min_width(110.0);
        for at in 0..count {
            let called = say!(k::CARD_TO_TELL, category = category.key(), n = at + 1);
            let text = state.typed.entry((car, category, at)).or_default();
            let own = field(car, category, at);
            let edit = TextEdit::singleline(text).id(own).password(true).char_limit(1).desired_width(22.0);
            let edit = ui.add(edit).accessible_name(speech.sentence(&called));
            let next = fields.iter().skip_while(|other| **other != own).nth(1);
            state.alone.follow(ui, &edit, next.copied());
        }
    });
}

/// Draws the button that leaves a player alone with the hand, and the hand while the other button is held.
pub fn look_ui(ui: &mut Ui, speech: Speech, journal: &Journal<Sponsors>, car: Car, state: &mut Hand) {
    let view = journal.view();
    let called = name(view.seats(), car);
    let looking = ui.horizontal_wrapped(|ui| state.alone.buttons(ui, speech, car, called)).inner;
    if !looking {
        return;
    }
    let mut squares = 0;
    let mut held = Vec::new();
    for category in Category::ALL.iter().copied() {
        let values = told(view, car, category);
        squares += values.iter().map(|value| u32::from(*value)).sum::<u32>();
        if !values.is_empty() {
            let values: Vec<String> = values.iter().map(|value| figure_text(speech, *value)).collect();
            held.push(format!("{} {}", speech.sentence(&category.key().into()), values.join(" ")));
        }
    }
    let sum = speech.sentence(&say!(k::HAND_SQUARES, count = squares));
    let text = RichText::new(format!("{} · {sum}", held.join(" · "))).size(kit::BODY);
    ui.add(Label::new(text.color(Palette::of(ui).ink)).wrap());
}

/// The look at the hand of the car that plays, where the book knows hands.
pub fn playing_ui(ui: &mut Ui, speech: Speech, journal: &Journal<Sponsors>, car: Car, state: &mut Hand) {
    state.alone.leave_all_but(car);
    ui.scope(|ui| {
        // As wide as the keys of the cards below: what lies beside them does not move.
        ui.set_max_width(kit::ROW * 10.0);
        look_ui(ui, speech, journal, car, state);
    });
}
