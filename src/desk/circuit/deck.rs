//! A card is picked, and everything it can do is listed: what must be played, how a 7 may be shared out, and what
//! may not be, with the rule. Asked of the rules again only when the cars, the card or the player change.

use std::collections::BTreeMap;

use egui::{Button, DragValue, RichText, ScrollArea, Ui, vec2};

use crate::desk::Speech;
use crate::desk::circuit::picture::reached;
use crate::desk::kit::{self, Palette, number_field, page, row_button};
use crate::engine::ruling::Rulings;
use crate::engine::{Acts, Refusal, Seat};
use crate::games::autotock::{
    Act, Car, Card, Judged, Play, PlayCard, Race, Spot, landings, tell_outcome, tell_play,
};
use crate::say;
use crate::words::Language;
use crate::words::keys::circuit as k;

/// A play with its words.
#[derive(Clone, Debug)]
struct Shown {
    play: Play,
    legal: bool,
    line: String,
    title: String,
    what: String,
    lands: Vec<(Seat, Spot)>,
}

#[derive(Clone, Debug, PartialEq)]
struct Asked {
    cars: Vec<Car>,
    rulings: Rulings,
    seat: Seat,
    card: Card,
    language: Language,
}

/// The card that was picked, and what it can do.
#[derive(Clone, Debug, Default)]
pub struct Deck {
    card: Option<Card>,
    shares: BTreeMap<Spot, u8>,
    asked: Option<Asked>,
    shown: Vec<Shown>,
    under: Option<usize>,
    /// The place that was pressed, where more than one play ends.
    narrowed: Option<(Option<Seat>, Spot)>,
}

impl Deck {
    /// Puts the card away.
    pub fn clear(&mut self) {
        *self = Self::default();
    }

    /// The card that was picked, where it can do nothing.
    pub fn idle(&self) -> Option<Card> {
        self.card.filter(|_| self.asked.is_some() && !self.shown.iter().any(|shown| shown.legal))
    }

    /// The places to light up: those of the play under the pointer, or of every legal one.
    pub fn lit(&self) -> Vec<(Seat, Spot)> {
        match self.under.and_then(|at| self.shown.get(at)) {
            Some(shown) => shown.lands.clone(),
            None => self.fitting().flat_map(|shown| shown.lands.clone()).collect(),
        }
    }

    /// A place was pressed: gives back the line of the only legal play that ends there. Where there are more, only they
    /// are shown, until the place is pressed again.
    pub fn press(&mut self, owner: Option<Seat>, spot: Spot) -> Option<String> {
        let before = self.narrowed.take();
        let there = self.fitting().filter(|shown| reached(&shown.lands, owner, spot));
        let there: Vec<&str> = there.map(|shown| shown.line.as_str()).collect();
        if there.len() < 2 {
            return there.first().map(|line| (*line).to_owned());
        }
        self.narrowed = Some((owner, spot)).filter(|pressed| before != Some(*pressed));
        None
    }

    /// The legal plays that agree with the shares that were filled in and the place that was pressed.
    fn fitting(&self) -> impl Iterator<Item = &Shown> {
        self.shown.iter().filter(|shown| shown.legal && self.fits(shown))
    }

    fn fits(&self, shown: &Shown) -> bool {
        self.agrees(&shown.play)
            && self.narrowed.is_none_or(|(owner, spot)| reached(&shown.lands, owner, spot))
    }

    fn agrees(&self, play: &Play) -> bool {
        let wanted = |spot: &Spot, steps: u8| match play {
            Play::Seven { shares } => shares.iter().any(|share| share.car == *spot && share.steps == steps),
            _ => false,
        };
        self.shares.iter().all(|(spot, steps)| *steps == 0 || wanted(spot, *steps))
    }

    fn ask(&mut self, race: &Race<'_>, seat: Seat, speech: Speech, hand: &Hand<'_>) {
        let Some(card) = self.card else { return };
        let (cars, rulings, language) = (race.cars.to_vec(), race.rulings.clone(), speech.language);
        let asked = Asked { cars, rulings, seat, card, language };
        if self.asked.as_ref() == Some(&asked) {
            return;
        }
        self.shown = race
            .judged(seat, card)
            .into_iter()
            .map(|judged| shown(race, seat, speech, hand, judged))
            .collect();
        self.shown.sort_by_key(|shown| !shown.legal);
        self.asked = Some(asked);
        self.under = None;
        self.narrowed = None;
        self.shares.clear();
    }
}

fn shown(race: &Race<'_>, seat: Seat, speech: Speech, hand: &Hand<'_>, judged: Judged) -> Shown {
    let line = Act::from(PlayCard { seat, how: judged.play.clone() }).write(race.seats);
    let title = speech.sentence(&tell_play(&judged.play, race.seats));
    let verdict = judged.verdict.and_then(|outcome| match (hand.refused)(&line) {
        Some(refusal) => Err(refusal),
        None => Ok(outcome),
    });
    let (legal, what, lands) = match &verdict {
        Ok(outcome) => {
            let what: Vec<String> =
                tell_outcome(race, outcome).iter().map(|line| speech.sentence(line)).collect();
            (true, what.join(" · "), landings(outcome))
        }
        Err(refusal) => {
            let why = say!(k::REFUSED, why = refusal.why.clone(), rule = refusal.rule);
            (false, speech.sentence(&why), Vec::new())
        }
    };
    Shown { play: judged.play, legal, line, title, what, lands }
}

/// What may be played beside what the circuit allows.
pub struct Hand<'a> {
    /// The cards of which one may be played.
    pub offered: &'a [Card],
    /// Why the table does not take a play that the circuit allows.
    pub refused: &'a dyn Fn(&str) -> Option<Refusal>,
    /// Whether something else may be done than to play one of them.
    pub spared: bool,
}

impl Hand<'_> {
    /// Any card, where no game is played.
    pub const ANY: Hand<'static> = Hand { offered: &Card::ALL, refused: &|_| None, spared: false };
}

/// Draws the cards and what the picked one can do; gives back the line of a play that was pressed.
pub fn deck_ui(
    ui: &mut Ui,
    speech: Speech,
    race: &Race<'_>,
    seat: Seat,
    hand: &Hand<'_>,
    deck: &mut Deck,
) -> Option<String> {
    cards_ui(ui, speech, race, hand, deck);
    deck.ask(race, seat, speech, hand);
    let palette = Palette::of(ui);
    if deck.card.is_none() {
        ui.label(RichText::new(speech.word(k::PICK)).color(palette.faint));
        return None;
    }
    let legal = deck.shown.iter().filter(|shown| shown.legal).count();
    let (text, colour) = match legal {
        0 => (say!(k::NOTHING, seat = race.name(seat)), palette.amber),
        legal if hand.spared => (say!(k::MAY, seat = race.name(seat), count = legal), palette.accent),
        legal => (say!(k::MUST, seat = race.name(seat), count = legal), palette.accent),
    };
    ui.label(kit::bold(speech.sentence(&text)).size(kit::BODY).color(colour));
    if deck.card == Some(Card::Seven) {
        shares_ui(ui, speech, race, seat, deck);
    }
    let mut pressed = None;
    let mut under = None;
    page(ui, ScrollArea::vertical().id_salt("plays"), |ui| {
        for (at, shown) in deck.shown.iter().enumerate().filter(|(_, shown)| !shown.legal || deck.fits(shown))
        {
            let response = play_ui(ui, shown);
            if response.hovered() || response.has_focus() {
                under = Some(at);
            }
            if shown.legal && response.clicked() {
                pressed = Some(shown.line.clone());
            }
        }
    });
    if under != deck.under {
        deck.under = under;
        ui.request_repaint();
    }
    pressed
}

fn cards_ui(ui: &mut Ui, speech: Speech, race: &Race<'_>, hand: &Hand<'_>, deck: &mut Deck) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(kit::NEAR, kit::NEAR);
        ui.spacing_mut().button_padding.x = kit::GAP;
        for card in Card::ALL.into_iter().filter(|card| *card != Card::OneEyed || race.experts()) {
            let name = speech.sentence(&card.key().into());
            let button =
                Button::selectable(deck.card == Some(card), name).min_size(vec2(kit::PRESS, kit::ROW));
            if ui.add_enabled(hand.offered.contains(&card), button).clicked() {
                deck.card = Some(card);
            }
        }
    });
}

/// A share for each car, with the live total.
fn shares_ui(ui: &mut Ui, speech: Speech, race: &Race<'_>, seat: Seat, deck: &mut Deck) {
    let palette = Palette::of(ui);
    ui.horizontal_wrapped(|ui| {
        for car in race.of(race.plays_for(seat)) {
            let name = speech.sentence(&car.at.line());
            ui.label(RichText::new(name.as_str()).size(kit::SMALL));
            let share = deck.shares.entry(car.at).or_default();
            let field = DragValue::new(share).range(0..=Card::Seven.value()).speed(0.05);
            ui.add(number_field(name.as_str(), field)).accessible_name(name);
        }
        let total: u32 = deck.shares.values().map(|share| u32::from(*share)).sum();
        let colour = if total == u32::from(Card::Seven.value()) { palette.good } else { palette.amber };
        ui.label(RichText::new(speech.say(&say!(k::TOTAL, total = total))).color(colour));
    });
}

/// A play as one button, as high as its words need.
fn play_ui(ui: &mut Ui, shown: &Shown) -> egui::Response {
    let palette = Palette::of(ui);
    let (ink, small) = if shown.legal { (palette.ink, palette.accent) } else { (palette.faint, palette.red) };
    let wide = ui.available_width();
    let line = |text: &str, size: f32, colour| {
        ui.painter().layout(text.to_owned(), kit::font(size), colour, wide - kit::WIDE)
    };
    let (title, what) = (line(&shown.title, kit::BODY, ink), line(&shown.what, kit::SMALL, small));
    let size = vec2(wide, title.size().y + what.size().y + kit::GAP);
    let name = format!("{}: {}", shown.title, shown.what);
    row_button(ui, size, name.as_str(), shown.legal, |ui, rect| {
        let below = rect.min + vec2(0.0, title.size().y);
        ui.painter().galley(rect.min, title, ink);
        ui.painter().galley(below, what, small);
    })
}
