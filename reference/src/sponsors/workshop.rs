//! The workshop: the die, the squares, sponsor cards; then the last sales and energy.

use serde::Deserialize;

use super::Sponsors;
use super::say::{CATEGORIES, Category, SPONSORS, Sponsor, ZONES};
use crate::Done;
use crate::rules::Rules;

/// The step of a car's turn in the workshop.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Step {
    /// The die has not been thrown.
    #[default]
    #[serde(skip)]
    Throw,
    /// A 6 has been thrown, and its number of squares is still open.
    Choose,
    /// The car uses its square.
    Square,
}

impl Sponsors {
    /// Deals the cards: one of each category to each car, and with three cars one out of the game; the rest go on the
    /// board.
    pub(super) fn deal(&mut self) -> Done {
        self.must_be(1, "dealing")?;
        for category in CATEGORIES {
            let count = self.printed(format!("cards {category} count"))?;
            self.shift("bank", "stock 1", category, count)?;
            if self.book.seats == 3 {
                self.shift("stock 1", "removed 1", category, 1)?;
            }
            for car in self.cars() {
                self.shift("stock 1", self.place_of(car), category, 1)?;
            }
        }
        for colour in SPONSORS {
            let count = self.printed(format!("sponsors {colour} count"))?;
            self.shift("bank", "pile 1", Sponsor(colour).thing(), count)?;
        }
        (self.phase, self.round, self.at, self.step) = (2, 1, 0, Step::Throw);
        Ok(())
    }

    /// Refuses an act that belongs to another phase.
    pub(super) fn must_be(&self, phase: u8, what: &str) -> Done {
        if self.phase == phase {
            Ok(())
        } else {
            Err(format!("{what} belongs to phase {phase}, and this is {}", self.phase()))
        }
    }

    fn its_turn(&self, car: u8, step: Step, what: &str) -> Done {
        self.must_be(2, what)?;
        match self.on_turn() {
            Some(next) if next == car && self.step == step => Ok(()),
            Some(next) if next == car => Err(format!("{what} is not what comes now")),
            next => Err(format!("it is the turn of car {}", next.unwrap_or(0))),
        }
    }

    /// Sells one to three sponsor cards.
    pub(super) fn sell(&mut self, car: u8, cards: &[Sponsor]) -> Done {
        match self.phase {
            3 => self.must_be_without_supply(car)?,
            _ => self.its_turn(car, Step::Throw, "selling")?,
        }
        let of = |colour: &str| cards.iter().filter(|card| card.0 == colour).count();
        let price = match (cards.len(), SPONSORS.map(of)) {
            (3, [1, 1, 1]) => 7,
            (3, counts) if counts.contains(&3) => 10,
            (count @ 1..=3, _) => i64::try_from(count).unwrap_or(0),
            (count, _) => return Err(format!("one to three cards are sold at once, not {count}")),
        };
        let to = if self.is("sponsor-sold", "aside") { "sold 1" } else { "pile 1" };
        for card in cards {
            self.shift(self.place_of(car), to, card.thing(), 1)?;
        }
        self.shift("bank", self.place_of(car), "millions", price)
    }

    fn must_be_without_supply(&self, car: u8) -> Done {
        self.known(car)?;
        let has = self.supplied.contains(&car);
        if has { Err(format!("car {car} has bought its tokens already")) } else { Ok(()) }
    }

    /// Throws the die; a 6 may come with the number of squares.
    pub(super) fn roll(&mut self, car: u8, die: i64, squares: Option<i64>) -> Done {
        self.its_turn(car, Step::Throw, "the die")?;
        self.must_be_known(car)?;
        match (die, squares) {
            (1..=5, None) => self.advance(car, die),
            (6, Some(squares @ 1..=5)) => self.advance(car, squares),
            (6, None) => {
                self.step = Step::Choose;
                Ok(())
            }
            _ => Err(format!("{die} on the die does not move that far")),
        }
    }

    /// Chooses how far a 6 moves the car.
    pub(super) fn choose(&mut self, car: u8, squares: i64) -> Done {
        self.its_turn(car, Step::Choose, "moving")?;
        if (1..=5).contains(&squares) {
            self.advance(car, squares)
        } else {
            Err("a 6 moves 1 to 5".to_owned())
        }
    }

    fn advance(&mut self, car: u8, squares: i64) -> Done {
        let round = self.printed("track squares")?;
        let from = match self.pawns.get(&car) {
            Some(at) => *at,
            None => {
                let colour = self.colours.get(usize::from(car) - 1).ok_or("the car has no colour")?;
                self.printed(format!("zone {colour} start"))?
            }
        };
        let to = (from + squares - 1).rem_euclid(round) + 1;
        self.pawns.insert(car, to);
        self.step = Step::Square;
        self.kind(car).map(|_| ())
    }

    fn square(&self, car: u8) -> Result<i64, String> {
        self.pawns.get(&car).copied().ok_or_else(|| format!("car {car} has not moved"))
    }

    fn kind(&self, car: u8) -> Result<&str, String> {
        let square = self.square(car)?;
        let printed = self.printed_word(format!("square {square} kind"));
        printed.or_else(|unread| self.zone_from(square).map(|_| "a").ok_or(unread))
    }

    fn zone(&self, car: u8) -> Result<&str, String> {
        let square = self.square(car)?;
        let printed = self.printed_word(format!("square {square} zone"));
        printed.or_else(|unread| self.zone_from(square).ok_or(unread))
    }

    /// The zone that starts on a square, which is then an A.
    fn zone_from(&self, square: i64) -> Option<&'static str> {
        ZONES.into_iter().find(|zone| self.printed(format!("zone {zone} start")) == Ok(square))
    }

    fn must_stand_on(&self, car: u8, kinds: &[&str], what: &str) -> Done {
        self.its_turn(car, Step::Square, what)?;
        let kind = self.kind(car)?;
        if kinds.contains(&kind) { Ok(()) } else { Err(format!("a square {kind} does not allow {what}")) }
    }

    /// Squares A and V: buys a card, at the printed price or for what was paid.
    pub(super) fn buy(&mut self, car: u8, category: Category, paid: Option<i64>) -> Done {
        self.must_stand_on(car, &["a", "v"], "buying")?;
        if self.kind(car)? == "v" {
            let zone = self.zone(car)?;
            let sold = ["first", "second"].map(|at| self.printed_word(format!("zone {zone} {at}")));
            if !sold.contains(&Ok(category.0)) {
                let [first, second] = sold;
                return Err(format!("zone {zone} sells {} and {}, not {}", first?, second?, category.0));
            }
        }
        let price = match (self.is("price", "cashier"), paid) {
            (true, Some(paid)) => paid,
            (true, None) => return Err("what was paid must be said".to_owned()),
            (false, Some(_)) => return Err("the price is printed".to_owned()),
            (false, None) if self.printed_word("price kind")? == "one" => {
                self.printed("price one millions")?
            }
            (false, None) => self.printed(format!("price {} millions", category.0))?,
        };
        self.shift(self.place_of(car), "bank", "millions", price)?;
        self.shift("stock 1", self.place_of(car), category.0, 1)?;
        self.next_turn();
        Ok(())
    }

    /// Square S: draws a sponsor card. A car with four puts one under the pile.
    pub(super) fn draw(&mut self, car: u8, drawn: Sponsor, dropped: Option<Sponsor>) -> Done {
        self.must_stand_on(car, &["s"], "drawing")?;
        let all = SPONSORS.map(|colour| Sponsor(colour).thing());
        if all.iter().all(|card| self.has("pile 1", card) == 0) {
            for card in &all {
                self.shift_all("sold 1", "pile 1", card)?;
            }
        }
        let at = self.place_of(car);
        self.shift("pile 1", &at, drawn.thing(), 1)?;
        let holds: i64 = all.iter().map(|card| self.has(&at, card)).sum();
        match dropped {
            Some(card) if holds == 4 => self.shift(&at, "pile 1", card.thing(), 1)?,
            None if holds <= 3 => {}
            _ => return Err(format!("with {holds} cards one is dropped at four, none before")),
        }
        self.next_turn();
        Ok(())
    }

    /// Square E in the car's own zone: exchanges a card with the board.
    pub(super) fn swap(&mut self, car: u8, category: Category) -> Done {
        self.must_stand_on(car, &["e"], "an exchange")?;
        if self.car_of_zone(self.zone(car)?) != Some(car) {
            return Err("this is not the own zone".to_owned());
        }
        let at = self.place_of(car);
        if self.has(&at, category.0) < 1 {
            return Err(format!("car {car} has no {}", category.0));
        }
        self.forget(car, category);
        if self.is("e-stock", "table") {
            self.shift(&at, "stock 1", category.0, 1)?;
            self.shift("stock 1", &at, category.0, 1)?;
        } else {
            self.shift("stock 1", &at, category.0, 1)?;
            self.shift(&at, "stock 1", category.0, 1)?;
        }
        self.next_turn();
        Ok(())
    }

    /// Square E in the zone of another car: exchanges a card with that car.
    pub(super) fn force(&mut self, car: u8, with: u8, category: Category) -> Done {
        self.must_stand_on(car, &["e"], "an exchange")?;
        if with == car || self.car_of_zone(self.zone(car)?) != Some(with) {
            return Err(format!("this is not the zone of car {with}"));
        }
        if self.driver(with) == self.driver(car) && self.is("e-no-owner", "nothing") {
            return Err("in the zone of one's own other car nothing happens".to_owned());
        }
        if self.book.seats == 4 && self.side(with) == self.side(car) {
            return Err("a partner is no opponent".to_owned());
        }
        self.card_for_card(car, with, category)?;
        self.next_turn();
        Ok(())
    }

    /// Exchanges a card of one category between two cars.
    pub(super) fn card_for_card(&mut self, car: u8, with: u8, category: Category) -> Done {
        let (one, other) = (self.place_of(car), self.place_of(with));
        if self.has(&other, category.0) < 1 {
            return Err(format!("car {with} has no {}", category.0));
        }
        self.crossed(car, with, category);
        self.shift(&one, &other, category.0, 1)?;
        self.shift(&other, &one, category.0, 1)
    }

    /// Does nothing more in this turn.
    pub(super) fn done(&mut self, car: u8) -> Done {
        self.its_turn(car, Step::Square, "being done")?;
        self.next_turn();
        Ok(())
    }

    fn next_turn(&mut self) {
        (self.step, self.at) = (Step::Throw, self.at + 1);
        if self.at < self.cars().count() {
            return;
        }
        self.at = 0;
        if CATEGORIES.iter().all(|category| self.has("stock 1", category) == 0) {
            self.phase = 3;
        } else {
            self.round += 1;
        }
    }

    /// Buys energy tokens for a million each, at most ten for a car. Money that is left is lost.
    pub(super) fn energy(&mut self, car: u8, tokens: i64) -> Done {
        self.must_be(3, "energy")?;
        self.must_be_without_supply(car)?;
        let at = self.place_of(car);
        if !(0..=10).contains(&(self.has(&at, "energy") + tokens)) {
            return Err("a car holds at most ten tokens".to_owned());
        }
        self.shift(&at, "bank", "millions", tokens)?;
        self.shift("bank", &at, "energy", tokens)?;
        self.shift_all(&at, "bank", "millions")?;
        self.supplied.push(car);
        if self.supplied.len() == self.cars().count() {
            self.phase = 4;
        }
        Ok(())
    }
}
