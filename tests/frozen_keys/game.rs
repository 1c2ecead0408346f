//! Random sessions that choose offers by their notation, so that the order and form of offers do not matter.

use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use steward::engine::GameInfo;
use steward::engine::board::{CellKind, Value, WrittenBoard};
use steward::engine::{First, MissingValue, Offer, Rejection, Seat};
use steward::preset::{PRACTICE, PresetStore, UNREAD};
use steward::session::{Opening, Session};

use crate::frozen_keys::position;

/// The number of lines after which most sessions stop.
const LONGEST: u32 = 250;
/// Every tenth session is played to its end.
const WHOLE: u64 = 10;
/// The maximum number of lines, because some sessions never end when no player has money or cars left.
const ENDLESS: u32 = 2000;

pub struct Walk {
    game: Session,
    practice: WrittenBoard,
    dice: ChaCha8Rng,
    longest: u32,
}

impl Walk {
    pub fn begin(game: &str, seed: u64) -> Self {
        let mut dice = ChaCha8Rng::seed_from_u64(seed);
        let contents = steward::session::game(game).unwrap();
        let longest = if seed.is_multiple_of(WHOLE) { ENDLESS } else { LONGEST };
        let board = |name| PresetStore::board(None, game, &contents.schema(), name).unwrap();
        let preset = if dice.random_range(0..4) == 0 { UNREAD } else { PRACTICE };
        let opening = opening(contents, preset, board(preset), &mut dice);
        Self { game: opening.begin(contents).unwrap(), practice: board(PRACTICE), dice, longest }
    }

    /// Plays the session and passes on the text of each position.
    pub fn each(mut self, mut position: impl FnMut(String)) {
        position(position::position(&self.game));
        while self.game.stage().over.is_none() && self.game.lines() < self.longest && self.step() {
            position(position::position(&self.game));
        }
    }

    /// Enters one more line; returns false if no act is legal.
    fn step(&mut self) -> bool {
        match self.dice.random_range(0..60) {
            0 => {
                if let Some(to) = self.game.undo_target()
                    && self.game.enter_text(&format!("back {to}"), "").is_ok()
                {
                    return true;
                }
            }
            1 => {
                if let Some(step) = self.game.steps().choose(&mut self.dice).map(|step| step.id)
                    && self.game.enter_text(&format!("amend strike {step}"), "").is_ok()
                {
                    return true;
                }
            }
            _ => {}
        }
        let table = &self.game;
        let mut offers = table.offers();
        offers.sort_by_cached_key(|offer| table.written(&offer.act));
        // All verbs are equally likely, however many offers they have. Loans are rare.
        let verb = |offer: &Offer| offer.act.syntax().unwrap().word;
        let mut verbs: Vec<&str> = offers.iter().map(verb).collect();
        verbs.dedup();
        verbs.sort();
        verbs.dedup();
        if verbs.len() > 1 && self.dice.random_range(0..40) > 0 {
            verbs.retain(|verb| *verb != "loan");
        }
        let order: Vec<(&str, u32)> = verbs.into_iter().map(|verb| (verb, self.dice.random())).collect();
        let mut tried: Vec<_> = offers
            .iter()
            .map(|offer| {
                let verb = verb(offer);
                let place =
                    order.iter().find(|(known, _)| *known == verb).map_or(u32::MAX, |(_, place)| *place);
                (place, format!("{:08x}", self.dice.random::<u32>()), offer)
            })
            .collect();
        tried.sort_by(|one, other| (one.0, &one.1).cmp(&(other.0, &other.1)));
        let tried: Vec<Offer> = tried.into_iter().map(|(.., offer)| offer.clone()).collect();
        tried.into_iter().any(|offer| self.take(&offer))
    }

    fn take(&mut self, offer: &Offer) -> bool {
        if matches!(offer.answer, Err(Rejection::Refused(_))) && offer.fields.is_empty() {
            return false;
        }
        let values: Vec<i64> = offer
            .fields
            .iter()
            .map(|field| {
                let zero = field.may_be_zero && self.dice.random_bool(0.3) || field.most < field.least;
                if zero { 0 } else { self.dice.random_range(field.least..=field.most) }
            })
            .collect();
        let table = &self.game;
        let acts = offer.act.filled(&values).into_iter().chain([offer.act.clone()]);
        let texts: Vec<String> = acts.map(|act| table.written(&act)).collect();
        texts.into_iter().any(|text| self.enter(&text))
    }

    /// Enters a line with its draws and the board values it needs.
    fn enter(&mut self, text: &str) -> bool {
        loop {
            let dice = &mut self.dice;
            let due = self.game.read_act(text).and_then(|act| Some((self.game.due(&act)?, act)));
            let entered = match due {
                Some((due, act)) => {
                    let outcome = due.pool.draw(|bound| dice.random_range(0..bound));
                    self.game.enter_drawn(&act, &outcome, String::new()).map(|entry| entry.n)
                }
                None => self.game.enter_text(text, ""),
            };
            let Err(problem) = entered else { return true };
            let Some(ask) = position::asked(&problem) else { return false };
            let read = self.read(ask);
            self.game.enter_text(&read, "").unwrap();
        }
    }

    fn read(&mut self, ask: &MissingValue) -> String {
        let table = &self.game;
        let cell = table.board().schema().cell(ask.cell).unwrap();
        let known = self.practice.get(&cell.word()).map(|printed| printed.0.clone());
        let value = known.unwrap_or_else(|| match cell.kind {
            CellKind::Whole { least, most } => Value::Whole(self.dice.random_range(least..=most)),
            CellKind::Word(words) => Value::Text(words.choose(&mut self.dice).unwrap().0.to_owned()),
            CellKind::Name => Value::Text("Somewhere".to_owned()),
        });
        let value = match value {
            Value::Whole(number) => number.to_string(),
            Value::Text(text) => text,
        };
        format!("read {} {value}", cell.word())
    }
}

fn opening(contents: &'static GameInfo, preset: &str, board: WrittenBoard, dice: &mut ChaCha8Rng) -> Opening {
    let seats = dice.random_range(contents.seats.clone());
    let names = ["Anne", "Bruno", "Chloé", "David", "Élise", "Farid"];
    let rulings = contents.rulings.iter().filter_map(|form| {
        let (option, _) = form.options.choose(dice)?;
        Some((form.word.to_owned(), (*option).to_owned()))
    });
    let rulings = rulings.collect();
    let first = First { seat: Seat::new(u8::try_from(dice.random_range(0..seats)).unwrap()), drawn: true };
    Opening {
        id: "oracle".to_owned(),
        names: names.into_iter().take(seats).map(str::to_owned).collect(),
        preset: preset.to_owned(),
        board,
        rulings,
        first,
        ..Opening::default()
    }
}
