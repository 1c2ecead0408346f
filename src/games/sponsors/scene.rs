//! The scene of Les Sponsors: the central track with its pawns, the cards on the board, the sponsor cards of each
//! car, the die, and the figures that each verb shows. `ribbon` shows the race.

use crate::engine::board::{Board, CellId, Value};
use crate::engine::scene::{Glyph, Idle, Mark, Piece, Place, PlaceId, Scene, Tone};
use crate::engine::{Colour, Derivation, Holder, Scenes, SetupSheet, Tally, Term, Unit};
use crate::games::sponsors::board::BoardValues;
use crate::games::sponsors::rulings::CASHIER;
use crate::games::sponsors::sides::{cars, colour, holder, name, owner};
use crate::games::sponsors::track::square_of;
use crate::games::sponsors::units::{PILE, SPONSORS_IN_HAND, STOCK, cards, sponsors};
use crate::games::sponsors::{
    Act, Buy, Car, Category, DrawSponsor, Kind, Move, Phase, Roll, Sell, Sponsor, Sponsors, Step, Swap, View,
    board, printed, ribbon, setup_sheet, sponsor_square, turn,
};
use crate::msg;
use crate::words::Line;
use crate::words::keys::{desk, engine, racing as r, sponsors as k};

/// A pile with at most this many cards is marked as the last cards.
const LAST_CARDS: i64 = 1;

impl Scenes for Sponsors {
    fn setup_sheet(board: &Board) -> SetupSheet {
        setup_sheet::setup_sheet(board)
    }

    fn scene(view: View<'_>) -> Option<Scene> {
        Some(scene(view))
    }

    fn places(view: View<'_>, act: &Act) -> Vec<Vec<PlaceId>> {
        match act {
            Act::Roll(Roll { die: side, squares: None, .. }) => vec![vec![die(side.unwrap_or_default())]],
            Act::Move(Move { car, squares }) => {
                landing(view, *car, *squares).map(|(to, _)| vec![vec![square(to)]]).unwrap_or_default()
            }
            Act::Buy(Buy { category, .. }) | Act::Swap(Swap { category, .. }) => vec![vec![stock(*category)]],
            // The card comes from another car, not from the board.
            Act::Force(_) => Vec::new(),
            Act::Sponsor(DrawSponsor { car, drawn, drop }) => {
                let under = drop.map(|drop| vec![held(*car, drop)]);
                [vec![pile(*drawn)]].into_iter().chain(under).collect()
            }
            Act::Sell(Sell { car, cards }) => vec![cards.iter().map(|colour| held(*car, *colour)).collect()],
            act => ribbon::places(act),
        }
    }

    /// The figures that a verb shows: where each throw of the die leads.
    fn figures(view: View<'_>, verb: &str) -> Vec<(PlaceId, Vec<Mark>)> {
        let Some(car) = turn::to_act(view).filter(|_| view.state().phase == Phase::Workshop) else {
            return Vec::new();
        };
        let there = |squares: u8| {
            let (to, tally) = landing(view, car, squares)?;
            let what = msg!(r::MOVES, count = squares);
            let figure = Derivation::of(what, k::RULE_DIE, tally);
            Some((square(to), vec![Mark::Figure(figure, Some(Glyph::Go))]))
        };
        match verb {
            "roll" | "move" => (1..=5).filter_map(there).collect(),
            _ => Vec::new(),
        }
    }

    /// For a square that the die may lead to: the throws that lead there.
    fn idle(view: View<'_>, place: PlaceId) -> Option<Idle> {
        let throws = view.state().phase == Phase::Workshop && view.state().step == Step::Throw;
        let car = turn::to_act(view).filter(|_| throws)?;
        let leads = |squares: &u8| landing(view, car, *squares).is_some_and(|(to, _)| square(to) == place);
        let squares = (1..=5).find(leads)?;
        let throw = Roll { car, die: Some(squares), squares: None };
        let six = Roll { car, die: Some(6), squares: Some(squares) };
        Some(Idle { why: Vec::new(), acts: [throw, six].map(|act| Act::from(act).into()).to_vec() })
    }

    fn disagrees(board: &Board, _: usize, cell: CellId) -> Option<Line> {
        board::disagrees(board, cell)
    }

    fn pointed(_: &Board, asked: CellId, place: PlaceId) -> Option<Result<Value, Line>> {
        printed::pointed(asked, place).map(Ok)
    }

    /// The icon on the button of a verb.
    fn sign(verb: &str) -> Option<Glyph> {
        Some(match verb {
            "roll" | "move" => Glyph::Go,
            "buy" | "sponsor" | "play" | "dealt" => Glyph::Card,
            "swap" | "force" | "exchange" => Glyph::Swap,
            "sell" => Glyph::Money,
            "energy" | "give" => Glyph::Nitro,
            "ball" | "spin" => Glyph::Disk,
            _ => return None,
        })
    }
}

/// The place of a square of the central track.
pub const fn square(number: u8) -> PlaceId {
    PlaceId::new("square", number)
}

/// The place of a category's cards on the board.
pub const fn stock(category: Category) -> PlaceId {
    PlaceId::new("stock", category as u8)
}

/// The place of a colour's sponsor cards in the pile.
pub const fn pile(colour: Sponsor) -> PlaceId {
    PlaceId::new("pile", colour as u8)
}

/// The place of a car's sponsor cards of one colour.
fn held(car: Car, colour: Sponsor) -> PlaceId {
    PlaceId::new("held", (car.number() - 1) * 3 + colour as u8)
}

/// The place of a side of the die; 0 lets Steward throw.
const fn die(side: u8) -> PlaceId {
    PlaceId::new("die", side)
}

pub fn scene(view: View<'_>) -> Scene {
    match view.state().phase {
        Phase::BeforeRace | Phase::Race => ribbon::scene(view),
        _ => workshop(view),
    }
}

/// The square where a car lands after this many squares, and the tally of the squares.
fn landing(view: View<'_>, car: Car, squares: u8) -> Option<(u8, Tally)> {
    let from = square_of(view, car).ok()?;
    let round = BoardValues::of(view).squares().ok()?.max(1);
    let tally = Tally::traced().plus(i64::from(squares), || k::TERM_DIE);
    Some(((from - 1 + squares) % round + 1, tally))
}

fn workshop(view: View<'_>) -> Scene {
    let round = BoardValues::of(view).squares().unwrap_or_default();
    let mut places: Vec<Place> = (1..=round).map(|number| of_square(view, number)).collect();
    places.extend(Category::ALL.into_iter().map(|category| of_stock(view, category)));
    places.extend(Sponsor::ALL.into_iter().map(|colour| of_pile(view, colour)));
    for car in cars(view.seats()) {
        places.push(of_car(view, car));
        places.extend(Sponsor::ALL.into_iter().map(|colour| of_hand(view, car, colour)));
    }
    let throws = view.state().phase == Phase::Workshop && view.state().step == Step::Throw;
    places.extend((0..=6u8).filter(|_| throws).map(|side| of_die(view, side)));
    for place in &mut places {
        place.near = Some(square(round));
    }
    let unread = (round == 0).then(|| r::TRACK_UNREAD.into());
    Scene { places, roads: Vec::new(), tray: unread.into_iter().collect() }
}

/// What a kind of square allows, in a word or two.
pub fn does(kind: Kind) -> Line {
    match kind {
        Kind::A => r::DOES_A,
        Kind::V => r::DOES_V,
        Kind::S => r::DOES_S,
        Kind::E => r::DOES_E,
    }
    .into()
}

fn of_square(view: View<'_>, number: u8) -> Place {
    let printing = BoardValues::of(view);
    let here = cars(view.seats()).filter(|car| square_of(view, *car).ok() == Some(number));
    let here: Vec<Car> = here.collect();
    let (kind, zone) = (printing.kind(number).ok(), printing.zone(number).ok());
    let categories = zone.filter(|_| kind == Some(Kind::V)).and_then(|zone| printing.categories(zone).ok());
    let mut description = vec![msg!(r::SQUARE, n = number)];
    description.extend(kind.map(|kind| msg!(r::KIND, kind = kind.key())));
    description.extend(kind.map(does));
    description.extend(categories.map(|[one, other]| msg!(r::TWO, one = one.key(), other = other.key())));
    description.extend(zone.map(|zone| msg!(r::ZONE, zone = zone.key())));
    description.extend(here.iter().map(|car| name(view.seats(), *car)));
    let read = kind.filter(|_| zone.is_some());
    let figure = msg!(desk::FIGURE, figure = number);
    Place {
        number: Some(kind.map_or(r::UNREAD.into(), |kind| kind.key().into())),
        // A square of unknown kind shows its number instead of what it allows.
        name: Some(read.map_or(figure.clone(), does)),
        counted: read.map(|_| figure),
        tint: zone,
        pieces: here.iter().map(|car| pawn(view, *car)).collect(),
        description,
        ..Place::new(square(number))
    }
}

pub fn pawn(view: View<'_>, car: Car) -> Piece {
    Piece::new(Glyph::Sign(colour(view.seats(), car)), Some(owner(view.seats(), car)), 1)
}

/// The number of cards at a place.
fn lying(view: View<'_>, what: Line, at: Holder, unit: Unit) -> Derivation {
    let name = view.book.ledger.chart().unit(unit).map_or(k::PILE, |kind| kind.name);
    let count = view.balance(at, unit);
    let tally = Tally::traced().plus(count, || Term::new(name).read_from(at, unit));
    Derivation::of(what, engine::RULE_LEDGER, tally)
}

fn number(count: i64) -> Option<Line> {
    Some(msg!(desk::FIGURE, figure = count))
}

fn of_stock(view: View<'_>, category: Category) -> Place {
    let count = view.balance(STOCK, cards(category));
    let price = BoardValues::of(view).price(category).ok().filter(|_| !view.is(CASHIER));
    let price = price.filter(|_| count > 0).map(|printed| {
        let what = msg!(r::PRICE, price = printed.0);
        let term = || Term::new(msg!(k::TERM_PRICE, category = category.key())).printed(printed.1);
        Derivation::of(what, k::RULE_SQUARES, Tally::traced().plus(printed.0, term))
    });
    let last = (1..=LAST_CARDS).contains(&count) && view.state().phase == Phase::Workshop;
    let last = last.then(|| msg!(r::LAST_CARDS, count));
    let mut description = vec![category.key().into(), msg!(r::ON_BOARD, count)];
    description.extend(last.clone());
    Place {
        number: number(count),
        is_count: true,
        name: Some(category.key().into()),
        tone: if count > 0 { Tone::Free } else { Tone::Closed },
        marks: price
            .map(|price| Mark::Figure(price, Some(Glyph::Money)))
            .into_iter()
            .chain(last.map(Mark::Word))
            .collect(),
        accounts: vec![STOCK],
        unit: Some(cards(category)),
        description,
        ..Place::new(stock(category))
    }
}

const fn tint(colour: Sponsor) -> Colour {
    match colour {
        Sponsor::Blue => Colour::Blue,
        Sponsor::Red => Colour::Red,
        Sponsor::Yellow => Colour::Yellow,
    }
}

fn of_pile(view: View<'_>, colour: Sponsor) -> Place {
    let count = view.balance(PILE, sponsors(colour));
    let what = msg!(r::SPONSOR_CARDS, colour = colour.key());
    Place {
        number: number(count),
        is_count: true,
        name: Some(what.clone()),
        tint: Some(tint(colour)),
        tone: if count > 0 { Tone::Free } else { Tone::Closed },
        description: vec![what, msg!(r::IN_PILE, count)],
        accounts: vec![PILE],
        unit: Some(sponsors(colour)),
        ..Place::new(pile(colour))
    }
}

fn of_car(view: View<'_>, car: Car) -> Place {
    let (count, own) = (sponsor_square::in_hand(view, car), colour(view.seats(), car));
    let of = msg!(r::OF_THREE, count, most = SPONSORS_IN_HAND);
    Place {
        sign: Some(Glyph::Sign(own)),
        name: Some(of.clone()),
        description: vec![name(view.seats(), car), msg!(r::SPONSORS_HELD, of)],
        accounts: vec![holder(view.seats(), car)],
        ..Place::new(PlaceId::new("car", car.number()))
    }
}

fn of_hand(view: View<'_>, car: Car, colour: Sponsor) -> Place {
    let own = holder(view.seats(), car);
    let what = msg!(r::SPONSOR_CARDS, colour = colour.key());
    let figure = lying(view, what.clone(), own, sponsors(colour));
    let count = figure.total;
    Place {
        number: number(count),
        is_count: true,
        tint: Some(tint(colour)),
        tone: if count > 0 { Tone::Free } else { Tone::Closed },
        description: vec![name(view.seats(), car), what, msg!(r::CARDS, count)],
        accounts: vec![own],
        unit: Some(sponsors(colour)),
        ..Place::new(held(car, colour))
    }
}

fn of_die(view: View<'_>, side: u8) -> Place {
    let leads = turn::to_act(view).filter(|_| (1..=5).contains(&side));
    let leads = leads.and_then(|car| landing(view, car, side)).map(|(to, _)| to);
    let does: Line = match side {
        0 => r::STEWARD_THROWS.into(),
        6 => r::ONE_TO_FIVE.into(),
        side => msg!(r::MOVES, count = side),
    };
    let number = if side == 0 { Some(r::UNREAD.into()) } else { number(side.into()) };
    let first = if side == 0 { k::VERB_ROLL.into() } else { msg!(r::DIE, side) };
    let mut description = vec![first, does.clone()];
    description.extend(leads.map(|to| msg!(r::SQUARE, n = to)));
    description.extend(leads.and_then(|to| BoardValues::of(view).kind(to).ok()).map(self::does));
    Place { number, description, name: Some(does), to: leads.map(square), ..Place::new(die(side)) }
}
