//! What the picture of the lots shows: every dealer's cars, and what lies in the wheel. Looked up once for each version
//! of the book.

use crate::desk::Speech;
use crate::desk::kit::figure_text;
use crate::engine::board::Printed;
use crate::engine::{Derivation, Holder, Measure, Rules, Seat, Tally, Term, Unit, View};
use crate::games::auto_brocante::board::{Printing, worth};
use crate::games::auto_brocante::units::{CARDS, CARS, GRAVEYARD, LOT, POLICIES, STOLEN};
use crate::games::auto_brocante::{AutoBrocante, Car, Step, lot};
use crate::say;
use crate::words::Line;
use crate::words::keys::{auto_brocante as rules, brocante};

/// A pile in the wheel.
#[derive(Clone, Debug, PartialEq)]
pub struct Pile {
    /// What it is called.
    pub name: String,
    /// How much lies there.
    pub count: i64,
    /// Whose account it is.
    pub account: (Holder, Unit),
}

/// A car on a lot.
#[derive(Clone, Debug, PartialEq)]
pub struct Parked {
    /// Its number.
    pub number: u8,
    /// Its number in figures.
    pub figures: String,
    /// Its name, where it has been read.
    pub name: String,
    /// Its list price with where it was read, if it has been.
    pub list: Option<Derivation>,
    /// The words that a press puts on the entry line, to be completed there.
    pub draft: Option<String>,
    /// All of it in words.
    pub words: String,
}

/// A dealer's lot.
#[derive(Clone, Debug, PartialEq)]
pub struct Lot {
    /// The dealer whose lot it is.
    pub seat: Seat,
    /// Whether it is that dealer's turn.
    pub turn: bool,
    /// How full it is, in words.
    pub count: String,
    /// Its cars by number.
    pub cars: Vec<Parked>,
}

/// What the picture shows.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// The lots in the order of the table.
    pub lots: Vec<Lot>,
    /// What lies in the wheel, in words, each with its figure.
    pub wheel: Vec<Pile>,
}

impl Picture {
    /// Looks at the table.
    pub fn of(view: View<'_, AutoBrocante>, speech: Speech) -> Self {
        let stage = AutoBrocante::stage(view);
        let lots = view.seats().iter().map(|seat| {
            let cars = lot(view, seat);
            let count = say!(brocante::LOT, cars = cars.len(), most = LOT);
            Lot {
                seat,
                turn: stage.whose.contains(&seat),
                count: speech.sentence(&count),
                cars: cars.into_iter().map(|car| parked(view, speech, seat, car)).collect(),
            }
        });
        let piles = [
            (brocante::BANK, Holder::Bank, CARS),
            (brocante::CARDS, Holder::Bank, CARDS),
            (brocante::POLICIES, Holder::Bank, POLICIES),
            (brocante::GRAVEYARD, GRAVEYARD, CARS),
            (brocante::STOLEN, STOLEN, CARS),
        ];
        let wheel = piles.map(|(name, holder, unit)| Pile {
            name: speech.word(name),
            count: view.balance(holder, unit),
            account: (holder, unit),
        });
        Self { lots: lots.collect(), wheel: wheel.into() }
    }
}

fn parked(view: View<'_, AutoBrocante>, speech: Speech, owner: Seat, car: Car) -> Parked {
    let printing = Printing::of(view);
    let list = printing.list(car).ok().map(|Printed(list, source)| {
        let tally = Tally::told().plus(list, || Term::new(printing.car(car)).printed(source));
        let what = say!(brocante::LIST_PRICE, car = printing.car(car));
        Derivation::of(what, rules::RULE_CARS, tally).counted_in(Measure::Money)
    });
    let written = list.as_ref().map(|list| speech.say(&worth(list.total))).unwrap_or_default();
    let words: Line =
        say!(brocante::PARKED, seat = view.name(owner), car = printing.car(car), list = written);
    Parked {
        number: car.number(),
        figures: figure_text(speech, car.number()),
        name: printing.known_name(car).unwrap_or_default().to_owned(),
        draft: draft(view, owner, car),
        words: speech.sentence(&words),
        list,
    }
}

/// What is most often done with a car at this moment.
fn draft(view: View<'_, AutoBrocante>, owner: Seat, car: Car) -> Option<String> {
    let state = view.state();
    let stage = AutoBrocante::stage(view);
    stage.whose.first()?;
    let verb = match (owner == state.turn, stage.phase) {
        (true, phase) if phase == Step::Option.number() => "sell",
        (true, phase) if phase == Step::Business.number() => "business",
        (false, phase) if phase == Step::Option.number() => "approach",
        _ => return None,
    };
    Some(format!("{} {verb} {car} ", view.seats().word(state.turn)))
}
