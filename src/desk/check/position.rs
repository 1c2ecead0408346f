//! Cars put on the circuit without a game: pick a card, and see every landing, what it hits, and why not.

use egui::{Button, RichText, Ui, vec2};

use crate::ask::Position;
use crate::desk::Speech;
use crate::desk::circuit::{Deck, Picture, Touch, deck_ui, picture_ui};
use crate::desk::theme::{self, Palette};
use crate::desk::widgets::{figure_text, icons};
use crate::engine::{Player, Seat};
use crate::games::autotock::{Car, Mark, PLAYERS, Spot};
use crate::say;
use crate::words::Language;
use crate::words::keys::{circuit as k, deal};

/// The room for the card.
const CARDS: f32 = 380.0;

/// The cars as they were put.
#[derive(Debug)]
pub struct PositionPage {
    position: Option<Position>,
    players: usize,
    experts: bool,
    hand: Option<Seat>,
    who: Seat,
    deck: Deck,
    seen: Option<(Vec<Car>, Language, Picture)>,
}

impl Default for PositionPage {
    fn default() -> Self {
        let mut page = Self {
            position: None,
            players: 4,
            experts: false,
            hand: Some(Seat::new(0)),
            who: Seat::new(0),
            deck: Deck::default(),
            seen: None,
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
    /// An empty circuit for the players and the cards chosen.
    fn lay(&mut self) {
        let experts = if self.experts { "yes" } else { "no" };
        let rulings = [("experts".to_owned(), experts.to_owned())];
        let cars = self.position.take().map(|position| position.cars).unwrap_or_default();
        self.position = Position::new(self.players, &rulings).ok();
        if let Some(position) = &mut self.position {
            position.cars = cars.into_iter().filter(|car| car.owner.index() < self.players).collect();
        }
        self.seen = None;
        if self.who.index() >= self.players {
            self.who = Seat::new(0);
        }
        self.hand = self.hand.filter(|hand| hand.index() < self.players);
    }

    /// A place was pressed: a car is put there, then held by the square, then taken away.
    fn touch(&mut self, owner: Option<Seat>, spot: Spot) {
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
            Some(at) => match position.cars.get_mut(at) {
                Some(car) if special.is_some() && !car.mark.stopped => car.mark.stopped = true,
                _ => _ = position.cars.remove(at),
            },
            None if position.race().in_paddock(hand) > 0 => {
                position.cars.push(Car { owner: hand, at: spot, mark: Mark::default() });
            }
            None => {}
        }
    }

    fn look(&mut self, speech: Speech) {
        let Some(position) = &self.position else { return };
        let fresh = self.seen.as_ref();
        if fresh.is_some_and(|(cars, language, _)| *cars == position.cars && *language == speech.language) {
            return;
        }
        let picture = Picture::of(&position.race(), speech);
        self.seen = Some((position.cars.clone(), speech.language, picture));
    }
}

/// Draws the circuit to be touched, and the card.
pub fn position_ui(ui: &mut Ui, speech: Speech, page: &mut PositionPage) {
    egui::Panel::top("position-table").show(ui, |ui| table_ui(ui, speech, page));
    page.look(speech);
    egui::Panel::right("position-card").resizable(false).exact_size(CARDS).show(ui, |ui| {
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
        deck_ui(ui, speech, &position.race(), *who, deck);
    });
    let pressed = egui::CentralPanel::default()
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
        if ui.checkbox(&mut page.experts, speech.word(k::EXPERTS)).changed() {
            page.lay();
        }
        ui.separator();
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
        if ui.add(take.min_size(vec2(theme::ROW, theme::ROW))).accessible_name(name).clicked() {
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
    ui.label(RichText::new(speech.word(k::HINT)).size(theme::SMALL).color(palette.faint));
}
