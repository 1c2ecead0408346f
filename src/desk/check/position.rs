//! Cars put on the circuit without a game: pick a card, and see every landing, what it hits, and why not.

use egui::{Button, RichText, Ui, vec2};

use crate::ask::{Position, Question, practice_circuit};
use crate::desk::Speech;
use crate::desk::circuit::{Deck, Hand, Picture, Touch, deck_ui, picture_ui};
use crate::desk::errand::{Errand, Looked};
use crate::desk::kit::{self, Palette, figure_text, icons};
use crate::desk::setup::boards;
use crate::engine::board::WrittenBoard;
use crate::engine::{Player, Rules, Seat};
use crate::games::autotock::{Autotock, Car, Mark, PLAYERS, Spot};
use crate::preset::{OWN, PRACTICE, Shelf};
use crate::say;
use crate::words::keys::{ask, circuit as k, deal, shelf};
use crate::words::{Language, Line};

/// The room for the card.
const CARDS: f32 = 380.0;

/// The cars as they were put, and the board they were put on.
#[derive(Debug)]
pub struct PositionPage {
    position: Option<Position>,
    /// The cars while the chosen board cannot carry any.
    aside: Vec<Car>,
    boards: Boards,
    players: usize,
    experts: bool,
    hand: Option<Seat>,
    who: Seat,
    deck: Deck,
    seen: Option<(Vec<Car>, Language, Picture)>,
    /// Why the last press put nothing down.
    told: Option<Line>,
}

/// The boards there are, and the one that lies on the table.
#[derive(Debug)]
struct Boards {
    name: String,
    shelf: Option<Shelf>,
    reading: Option<Errand<boards::Own>>,
    read: Option<boards::Own>,
    /// What the chosen board lacks.
    wrong: Option<Question>,
}

impl Default for Boards {
    fn default() -> Self {
        Self { name: PRACTICE.to_owned(), shelf: None, reading: None, read: None, wrong: None }
    }
}

impl Boards {
    /// The board that lies on the table.
    fn chosen(&self) -> Result<WrittenBoard, Question> {
        match self.read.as_ref().and_then(|own| own.get(&self.name)) {
            Some(board) => board.clone().map_err(Question::new),
            None => practice_circuit(),
        }
    }

    /// Sends for the user's own boards, once; says whether they have just come.
    fn arrived(&mut self, ctx: &egui::Context) -> bool {
        if self.read.is_some() {
            return false;
        }
        let Some(shelf) = &self.shelf else { return false };
        let reading = self.reading.get_or_insert_with(|| {
            let shelf = shelf.clone();
            Errand::run(ctx, move || boards::read_own(&shelf, Autotock::WORD, &Autotock::form()))
        });
        self.read = match reading.look() {
            Looked::NotYet => return false,
            Looked::Found(own) => Some(own.into_iter().filter(|(_, board)| begun(board)).collect()),
            Looked::Over => Some(boards::Own::new()),
        };
        if self.read.as_ref().is_some_and(|own| !own.contains_key(&self.name)) {
            self.name = PRACTICE.to_owned();
        }
        true
    }
}

/// Whether a board has been begun, or cannot be read: an empty one is not offered.
fn begun(board: &Result<WrittenBoard, Line>) -> bool {
    board.as_ref().map_or(true, |board| !board.is_empty())
}

impl Default for PositionPage {
    fn default() -> Self {
        let mut page = Self {
            position: None,
            aside: Vec::new(),
            boards: Boards::default(),
            players: 4,
            experts: false,
            hand: Some(Seat::new(0)),
            who: Seat::new(0),
            deck: Deck::default(),
            seen: None,
            told: None,
        };
        page.lay();
        if let Some(position) = &mut page.position {
            for (owner, at) in [(0, "10"), (0, "44"), (1, "12"), (1, "16"), (2, "19")] {
                if let Ok(at) = at.parse() {
                    position.cars.push(Car { owner: Seat::new(owner), at, mark: Mark::default() });
                }
            }
        }
        page
    }
}

impl PositionPage {
    /// The user's own boards are read again.
    pub fn turned_to(&mut self, shelf: Option<Shelf>) {
        self.boards.shelf = shelf;
        self.boards.reading = None;
        self.boards.read = None;
    }

    /// A circuit for the board, the players and the cards chosen, with the cars that are still at the table.
    fn lay(&mut self) {
        let experts = if self.experts { "yes" } else { "no" };
        let rulings = [("experts".to_owned(), experts.to_owned())];
        if let Some(position) = self.position.take() {
            self.aside = position.cars;
        }
        let position = self.boards.chosen().and_then(|board| Position::new(&board, self.players, &rulings));
        self.boards.wrong = position.as_ref().err().cloned();
        self.position = position.ok();
        if let Some(position) = &mut self.position {
            let seated = |car: &Car| car.owner.index() < self.players;
            position.cars = std::mem::take(&mut self.aside).into_iter().filter(seated).collect();
        }
        self.seen = None;
        if self.who.index() >= self.players {
            self.who = Seat::new(0);
        }
        self.hand = self.hand.filter(|hand| hand.index() < self.players);
    }

    /// A place was pressed: a car is put there instead of another, then held by the square, then put off the road
    /// where experts play, then taken away.
    fn touch(&mut self, owner: Option<Seat>, spot: Spot) {
        self.told = None;
        let Some(position) = &mut self.position else { return };
        let inside = matches!(spot, Spot::Garage(_));
        let Some(hand) = self.hand else {
            position.cars.retain(|car| car.at != spot || inside && Some(car.owner) != owner);
            return;
        };
        if spot == Spot::Paddock || inside && owner != Some(hand) {
            return;
        }
        let special = spot.square().and_then(|square| position.race().circuit.special(square));
        match position.cars.iter().position(|car| car.owner == hand && car.at == spot) {
            Some(at) => match (position.cars.get_mut(at), spot) {
                (Some(car), _) if special.is_some() && !car.mark.stopped => car.mark.stopped = true,
                (Some(car), Spot::Square(square)) if self.experts => car.at = Spot::Verge(square),
                _ => _ = position.cars.remove(at),
            },
            None if position.race().in_paddock(hand) > 0 => {
                let car = Car { owner: hand, at: spot, mark: Mark::default() };
                position.cars.retain(|other| !other.crowds(&car));
                position.cars.push(car);
            }
            None => self.told = Some(say!(ask::CAR_FOURTH, seat = position.seats().name(hand))),
        }
    }

    fn look(&mut self, speech: Speech) {
        let fresh = |position: &Position| {
            let seen = self.seen.as_ref();
            seen.is_some_and(|(cars, language, _)| *cars == position.cars && *language == speech.language)
        };
        let Some(position) = self.position.take_if(|position| !fresh(position)) else { return };
        let position = position.called(|colour| speech.sentence(&colour.key().into()));
        let picture = Picture::of(&position.race(), speech);
        self.seen = Some((position.cars.clone(), speech.language, picture));
        self.position = Some(position);
    }
}

/// Draws the circuit to be touched, and the card.
pub fn position_ui(ui: &mut Ui, speech: Speech, page: &mut PositionPage) {
    if page.boards.arrived(ui) {
        page.lay();
    }
    kit::on_ground(egui::Panel::top("position-table"))
        .resizable(false)
        .show(ui, |ui| table_ui(ui, speech, page));
    if let Some(wrong) = &page.boards.wrong {
        let way_out = wrong.way_out.as_ref().map(|line| speech.sentence(line));
        ui.label(RichText::new(speech.sentence(&wrong.why)).size(kit::HEADING).color(Palette::of(ui).amber));
        ui.label(way_out.unwrap_or_default());
    }
    page.look(speech);
    kit::on_sheet(ui, egui::Panel::right("position-card")).resizable(false).exact_size(CARDS).show(
        ui,
        |ui| {
            let PositionPage { position: Some(position), who, deck, .. } = page else { return };
            ui.horizontal(|ui| {
                ui.label(speech.word(k::WHO));
                for seat in position.seats().iter() {
                    let Some(player) = position.seats().player(seat) else { continue };
                    if ui.add(Button::selectable(*who == seat, colour(speech, player))).clicked() {
                        *who = seat;
                    }
                }
            });
            deck_ui(ui, speech, &position.race(), *who, &Hand::ANY, deck);
        },
    );
    let pressed = kit::central(ui)
        .show(ui, |ui| {
            let (.., picture) = page.seen.as_ref()?;
            picture_ui(ui, speech, picture, &page.deck.lit(), Touch::Press)
        })
        .inner;
    if let Some((owner, spot)) = pressed {
        page.touch(owner, spot);
        ui.request_repaint();
    }
}

fn colour(speech: Speech, player: &Player) -> String {
    speech.sentence(&player.colour.key().into())
}

/// On which board: the one for practice, or one of the user's own.
fn boards_ui(ui: &mut Ui, speech: Speech, page: &mut PositionPage) {
    let own: Vec<String> = page.boards.read.iter().flat_map(|own| own.keys().cloned()).collect();
    if own.is_empty() {
        return;
    }
    kit::part(ui);
    ui.label(speech.word(k::BOARD));
    for name in std::iter::once(PRACTICE.to_owned()).chain(own) {
        let title = match name.as_str() {
            PRACTICE => speech.word(shelf::PRINTED_PRACTICE),
            OWN => speech.word(shelf::PRINTED_OWN),
            other => speech.say(&say!(shelf::PRINTED_OTHER, preset = other)),
        };
        if ui.add(Button::selectable(page.boards.name == name, title)).clicked() {
            page.boards.name = name;
            page.lay();
        }
    }
    kit::part(ui);
}

/// How many play, with which cards, and what a press puts down.
fn table_ui(ui: &mut Ui, speech: Speech, page: &mut PositionPage) {
    let palette = Palette::of(ui);
    ui.horizontal_wrapped(|ui| {
        ui.label(speech.word(deal::PLAYERS));
        for players in PLAYERS {
            let button = Button::selectable(page.players == players, figure_text(speech, players));
            let name = speech.say(&say!(deal::N_PLAYERS, n = players));
            if ui.add(button).accessible_name(name).clicked() {
                page.players = players;
                page.lay();
            }
        }
        boards_ui(ui, speech, page);
        if ui.checkbox(&mut page.experts, speech.word(k::EXPERTS)).changed() {
            page.lay();
        }
        kit::part(ui);
        ui.label(speech.word(k::PUT));
        let seats = page.position.as_ref().map(|position| position.seats().clone());
        for seat in seats.iter().flat_map(|seats| seats.iter()) {
            let Some(player) = seats.as_ref().and_then(|seats| seats.player(seat)) else { continue };
            let name = speech.say(&say!(k::PUT_CAR, colour = player.colour.key()));
            let button = Button::selectable(page.hand == Some(seat), colour(speech, player));
            if ui.add(button).accessible_name(name).clicked() {
                page.hand = Some(seat);
            }
        }
        let name = speech.word(k::TAKE);
        let take =
            Button::selectable(page.hand.is_none(), (icons::ICON_INK_ERASER.rich_text(), name.as_str()));
        if ui.add(take.min_size(vec2(kit::PRESS, kit::ROW))).accessible_name(name).clicked() {
            page.hand = None;
        }
        let name = speech.word(k::CLEAR);
        if ui
            .add(Button::new((icons::ICON_DELETE.rich_text(), name.as_str())))
            .accessible_name(name)
            .clicked()
        {
            if let Some(position) = &mut page.position {
                position.cars.clear();
            }
            page.deck.clear();
        }
    });
    let (text, colour) = match &page.told {
        Some(told) => (speech.sentence(told), palette.amber),
        None if page.experts => (speech.word(k::HINT_EXPERTS), palette.faint),
        None => (speech.word(k::HINT), palette.faint),
    };
    ui.label(RichText::new(text).size(kit::SMALL).color(colour));
}
