//! What the picture shows, looked up once for each version of the book: the central track with its pawns and the
//! cards on the board, or the race with its order and its balls.

use crate::desk::Speech;
use crate::engine::{Colour, Derivation, Holder, Tally, Term, Unit};
use crate::games::sponsors::board::Printing;
use crate::games::sponsors::sides::{cars, colour, holder, name};
use crate::games::sponsors::units::{ENERGY, PILE, STOCK, cards, sponsors};
use crate::games::sponsors::{
    Car, Category, Kind, Look, Sponsor, Square, cards_left, next_car, square_of, to_act,
};
use crate::say;
use crate::words::Line;
use crate::words::keys::{engine, racing as k, sponsors as rules};

/// A square of the central track.
#[derive(Clone, Debug, PartialEq)]
pub struct Spot {
    /// Its number.
    pub number: u8,
    /// What it is, where it has been read.
    pub kind: Option<Kind>,
    /// Its zone, where it has been read.
    pub zone: Option<Colour>,
    /// The pawns on it.
    pub pawns: Vec<Colour>,
    /// Whether the car to act stands on it.
    pub acting: bool,
    /// All of it in words.
    pub words: String,
}

/// A pile of cards.
#[derive(Clone, Debug, PartialEq)]
pub struct Heap {
    /// What it is called.
    pub name: String,
    /// How many cards, and of what.
    pub count: Derivation,
}

/// A car in the race.
#[derive(Clone, Debug, PartialEq)]
pub struct Runner {
    /// Its place, from 1.
    pub place: usize,
    /// Its colour.
    pub colour: Colour,
    /// Where its things lie.
    pub holder: Holder,
    /// What it is called.
    pub name: String,
    /// On what it stands; nothing once it has finished.
    pub on: Option<Square>,
    /// What is told of it: cards, tokens, off the track, finished.
    pub more: String,
    /// Whether it acts now.
    pub acting: bool,
    /// How many balls it has in the roulette.
    pub balls: u8,
}

/// What the picture shows.
#[derive(Clone, Debug, PartialEq)]
pub enum Picture {
    /// The central track, the cards on the board and the sponsor pile.
    Track {
        /// The squares in order; none while nobody has read how many there are.
        spots: Vec<Spot>,
        /// The cards on the board by category, then the sponsor pile.
        heaps: Vec<Heap>,
    },
    /// The race: every car, leader first, those that have finished before all.
    Race(Vec<Runner>),
}

impl Picture {
    /// Looks at the board.
    pub fn of(view: Look<'_>, speech: Speech) -> Self {
        match view.state().phase {
            5 => Self::Race(runners(view, speech)),
            _ => Self::Track { spots: spots(view, speech), heaps: heaps(view, speech) },
        }
    }
}

fn spots(view: Look<'_>, speech: Speech) -> Vec<Spot> {
    let printing = Printing::of(view);
    let acting = (view.state().phase == 2).then(|| to_act(view)).flatten();
    let on = |car: Car, number: u8| square_of(view, car).ok() == Some(number);
    let spot = |number: u8| {
        let here: Vec<Car> = cars(view.seats()).filter(|car| on(*car, number)).collect();
        let (kind, zone) = (printing.kind(number).ok(), printing.zone(number).ok());
        let mut words = vec![say!(k::SQUARE, n = number)];
        words.extend(kind.map(|kind| say!(k::KIND, kind = kind.key())));
        words.extend(zone.map(|zone| say!(k::ZONE, zone = zone.key())));
        words.extend(here.iter().map(|car| name(view.seats(), *car)));
        Spot {
            number,
            kind,
            zone,
            pawns: here.iter().map(|car| colour(view.seats(), *car)).collect(),
            acting: acting.is_some_and(|car| here.contains(&car)),
            words: told(speech, &words),
        }
    };
    (1..=printing.squares().unwrap_or_default()).map(spot).collect()
}

fn heaps(view: Look<'_>, speech: Speech) -> Vec<Heap> {
    let pile: Vec<Unit> = Sponsor::ALL.iter().map(|colour| sponsors(*colour)).collect();
    let category = |category: &Category| Heap {
        name: speech.sentence(&category.key().into()),
        count: lying(view, &category.key().into(), STOCK, &[cards(*category)]),
    };
    let pile = Heap {
        name: speech.sentence(&rules::PILE.into()),
        count: lying(view, &rules::PILE.into(), PILE, &pile),
    };
    Category::ALL.iter().map(category).chain([pile]).collect()
}

/// How many cards lie somewhere, kind by kind.
fn lying(view: Look<'_>, what: &Line, place: Holder, units: &[Unit]) -> Derivation {
    let mut tally = Tally::told();
    for unit in units {
        let name = view.book.ledger.chart().unit(*unit).map_or(rules::PILE, |kind| kind.name);
        tally.add(view.balance(place, *unit), || Term::new(name.into()).read_from(place, *unit));
    }
    Derivation::of(what.clone(), engine::RULE_LEDGER, tally)
}

fn runners(view: Look<'_>, speech: Speech) -> Vec<Runner> {
    let race = &view.state().race;
    let acting = next_car(view);
    let all = race.finished.iter().chain(&race.order);
    let runner = |(at, car): (usize, &Car)| {
        let own = holder(view.seats(), *car);
        let finished = race.finished.contains(car);
        let mut more = Vec::new();
        if finished {
            more.push(Line::new(k::FINISHED));
        } else {
            more.extend(race.off.contains_key(car).then(|| Line::new(k::OFF)));
            more.push(say!(k::CARDS, count = cards_left(view, *car)));
            more.push(say!(rules::AMOUNT_ENERGY, count = view.balance(own, ENERGY)));
        }
        let added = race.spin.filter(|spin| spin.car == *car).map_or(0, |spin| spin.added);
        Runner {
            place: at + 1,
            colour: colour(view.seats(), *car),
            holder: own,
            name: speech.sentence(&name(view.seats(), *car)),
            on: race.on.get(car).copied().filter(|_| !finished),
            more: told(speech, &more),
            acting: acting == Some(*car) && !view.state().over,
            balls: if finished { 0 } else { 1 + added },
        }
    };
    all.enumerate().map(runner).collect()
}

fn told(speech: Speech, lines: &[Line]) -> String {
    lines.iter().map(|line| speech.sentence(line)).collect::<Vec<_>>().join(" · ")
}
