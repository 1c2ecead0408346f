//! The scene of Auto-Brocante: every dealer's lot with its cars, the piles in the middle, and the kinds of cards
//! during option A.

use crate::engine::board::{Board, Printed};
use crate::engine::scene::{Glyph, Idle, Mark, Piece, Place, PlaceId, Scene, Tone};
use crate::engine::{Derivation, Holder, Measure, Scenes, Seat, SetupSheet, Tally, Term, Unit};
use crate::games::auto_brocante::board::{BoardValues, worth};
use crate::games::auto_brocante::deck::{self, Kind};
use crate::games::auto_brocante::units::{CARDS, CARDS_A_TURN, CARS, GRAVEYARD, LOT, POLICIES, STOLEN};
use crate::games::auto_brocante::{
    Act, Attack, AutoBrocante, Bargain, Car, Means, Price, Reply, Sell, Step, View, Where, end, lot, lots,
    setup_sheet, turn,
};
use crate::msg;
use crate::words::Line;
use crate::words::keys::{auto_brocante as k, brocante, desk, engine};

impl Scenes for AutoBrocante {
    fn setup_sheet(board: &Board) -> SetupSheet {
        setup_sheet::setup_sheet(board)
    }

    fn scene(view: View<'_>) -> Option<Scene> {
        Some(scene(view))
    }

    fn places(view: View<'_>, act: &Act) -> Vec<Vec<PlaceId>> {
        places(view, act)
    }

    /// The button that an act belongs to: all cards of option A share one.
    fn behind(view: View<'_>, act: &Act) -> Option<Line> {
        let of_a_card =
            places(view, act).first().is_some_and(|first| first.iter().any(|at| at.kind == "card"));
        of_a_card.then(|| msg!(brocante::PLAY_CARDS, count = left(view)))
    }

    /// The figures that a verb shows on the cars: for an attack, the highest possible claim.
    fn figures(view: View<'_>, verb: &str) -> Vec<(PlaceId, Vec<Mark>)> {
        if !matches!(verb, "fire" | "collision" | "theft") {
            return Vec::new();
        }
        let cars = lots::others(view, view.state().turn)
            .flat_map(|owner| lot(view, owner).into_iter().map(move |car| (owner, car)));
        let worst = cars.filter_map(|(owner, one)| {
            let what = msg!(brocante::WORST, seat = view.name(owner), car = BoardValues::of(view).car(one));
            let worst = listed(view, one, what)?;
            Some((car(one), vec![Mark::Figure(worst, Some(Glyph::Loss))]))
        });
        worst.collect()
    }

    /// The letter of an option, as on the chart in the Blue Book.
    fn letter(view: View<'_>, verb: &str) -> Option<char> {
        let choosing = turn::step_now(view) == Step::Option && view.state().cards == 0;
        choosing.then_some(())?;
        Some(match verb {
            "buy" => 'B',
            "policy" => 'C',
            "exchange" => 'D',
            "none" => 'E',
            _ => return None,
        })
    }

    /// Why a card that only answers another card cannot be played first.
    fn idle(view: View<'_>, place: PlaceId) -> Option<Idle> {
        Some(Idle { why: deck::answers(view, place)?, acts: Vec::new() })
    }

    /// The icon on the button of a verb.
    fn sign(verb: &str) -> Option<Glyph> {
        Some(match verb {
            "buy" | "approach" => Glyph::Car,
            "policy" | "cancel" => Glyph::Policy,
            "exchange" => Glyph::Swap,
            "draw" | "take" => Glyph::Card,
            "sell" => Glyph::Money,
            "business" => Glyph::Shop,
            "none" | "below" => Glyph::Push,
            _ => return None,
        })
    }
}

pub const fn car(car: Car) -> PlaceId {
    PlaceId::new("car", car.number())
}

pub const fn yard(seat: Seat) -> PlaceId {
    PlaceId::of("lot", 0, seat)
}

/// A slot of a lot, with `at` from 0. The number of lots makes the tens of its number.
fn slot(view: View<'_>, seat: Seat, at: usize) -> PlaceId {
    PlaceId::of("slot", u8::try_from(view.seats().count() * 10 + at).unwrap_or(u8::MAX), seat)
}

const BANK: PlaceId = PlaceId::new("pile", 1);
const GRAVES: PlaceId = PlaceId::new("pile", 2);
const COVER: PlaceId = PlaceId::new("pile", 3);
const HANDS: PlaceId = PlaceId::new("pile", 4);
const GONE: PlaceId = PlaceId::new("pile", 5);

pub fn scene(view: View<'_>) -> Scene {
    let mut places: Vec<Place> = view.seats().iter().flat_map(|seat| of_lot(view, seat)).collect();
    let pile = |id, name, holder: Holder, unit: Unit| {
        let count = msg!(desk::FIGURE, figure = view.balance(holder, unit));
        Place {
            number: Some(count.clone()),
            is_count: true,
            name: Some(Line::new(name)),
            description: vec![msg!(brocante::PILE, name, count)],
            accounts: vec![holder],
            near: Some(slot(view, Seat::new(0), 0)),
            ..Place::new(id)
        }
    };
    places.extend([
        pile(BANK, brocante::BANK, Holder::Bank, CARS),
        pile(GRAVES, brocante::GRAVEYARD, GRAVEYARD, CARS),
        pile(COVER, brocante::POLICIES, Holder::Bank, POLICIES),
        pile(HANDS, brocante::CARDS, Holder::Bank, CARDS),
    ]);
    if view.balance(STOLEN, CARS) > 0 {
        places.push(pile(GONE, brocante::STOLEN, STOLEN, CARS));
    }
    let open = !end::ended(view) && view.state().counted.is_none() && turn::step_now(view) == Step::Option;
    let mut tray = Vec::new();
    if open {
        places.extend(deck::keys(view));
        tray.push(msg!(brocante::CARDS_LEFT, count = left(view)));
    }
    Scene { places, roads: Vec::new(), tray }
}

/// How many more cards may be played in this turn.
fn left(view: View<'_>) -> u8 {
    CARDS_A_TURN.saturating_sub(view.state().cards)
}

/// A lot with its cars and empty slots. Slots below the minimum of the current turn are marked as still to fill.
fn of_lot(view: View<'_>, seat: Seat) -> Vec<Place> {
    let cars = lot(view, seat);
    let acts = view.state().turn == seat && view.state().step != Step::Deal && view.state().counted.is_none();
    let missing = if acts { usize::try_from(turn::missing(view)).unwrap_or_default() } else { 0 };
    let most = usize::try_from(LOT).unwrap_or_default();
    let counts = [(Glyph::Card, CARDS, k::AMOUNT_CARDS), (Glyph::Policy, POLICIES, k::AMOUNT_POLICIES)];
    let held = counts.map(|(glyph, unit, amount)| (glyph, view.has(seat, unit), amount));
    let full = msg!(brocante::LOT, cars = cars.len(), most = LOT);
    let amounts = held.iter().map(|(_, count, amount)| msg!(*amount, count = *count));
    let head = Place {
        number: Some(full.clone()),
        name: Some(msg!(engine::HOLDER_SEAT, name = view.name(seat))),
        owner: Some(seat),
        tone: Tone::Held,
        leads: acts,
        pieces: held.iter().map(|(glyph, count, _)| Piece::new(*glyph, None, *count)).collect(),
        description: [msg!(brocante::LOT_OF, seat = view.name(seat), cars = full)]
            .into_iter()
            .chain(amounts)
            .collect(),
        accounts: vec![Holder::Seat(seat)],
        near: Some(slot(view, seat, 0)),
        ..Place::new(yard(seat))
    };
    let parked = cars.iter().enumerate().map(|(at, car)| parked(view, seat, *car, slot(view, seat, at)));
    let empty = (cars.len()..most).map(|at| {
        let wanted = at < cars.len() + missing;
        let cars = if wanted { brocante::WANTED } else { brocante::ROOM };
        Place {
            name: wanted.then(|| Line::new(brocante::WANTED)),
            tone: if wanted { Tone::Wanted } else { Tone::Closed },
            description: vec![msg!(brocante::LOT_OF, seat = view.name(seat), cars)],
            accounts: vec![Holder::Seat(seat)],
            near: Some(slot(view, seat, at)),
            ..Place::new(slot(view, seat, at))
        }
    });
    [head].into_iter().chain(parked).chain(empty).collect()
}

/// A car on a lot, with its list price if known.
fn parked(view: View<'_>, seat: Seat, one: Car, at: PlaceId) -> Place {
    let printing = BoardValues::of(view);
    let list = listed(view, one, msg!(brocante::LIST_PRICE, car = printing.car(one)));
    let written = list.as_ref().map(|list| worth(list.total));
    let description = match written {
        Some(list) => msg!(brocante::PARKED, seat = view.name(seat), car = printing.car(one), list),
        None => msg!(brocante::PARKED_UNREAD, seat = view.name(seat), car = printing.car(one)),
    };
    Place {
        number: Some(msg!(desk::FIGURE, figure = one.number())),
        name: printing.known_name(one).map(|name| msg!(brocante::NAMED, name)),
        owner: Some(seat),
        tone: Tone::Held,
        marks: list.map(|list| Mark::Figure(list, None)).into_iter().collect(),
        description: vec![description],
        accounts: vec![Holder::Seat(seat)],
        near: Some(at),
        ..Place::new(car(one))
    }
}

/// The list price of a car with this label; `None` if not known.
fn listed(view: View<'_>, car: Car, what: Line) -> Option<Derivation> {
    let printing = BoardValues::of(view);
    let Printed(list, source) = printing.list(car).ok()?;
    let tally = Tally::traced().plus(list, || Term::new(printing.car(car)).printed(source));
    Some(Derivation::of(what, k::RULE_CARS, tally).counted_in(Measure::Money))
}

/// The places that make an act: its card, the lot and the car.
pub fn places(view: View<'_>, act: &Act) -> Vec<Vec<PlaceId>> {
    let key = |kind| vec![deck::key(view, kind)];
    let ends = |bargain: Bargain| (bargain == Bargain::Closed).then(|| key(Kind::Closed));
    let drawn = turn::step_now(view) == Step::Option;
    match act {
        Act::Buy(act) if act.price == Price::Card && drawn => vec![key(Kind::Bank)],
        Act::Buy(_) => vec![vec![BANK]],
        Act::Policy(act) if act.by == Means::Card => vec![key(Kind::Policy)],
        Act::Policy(_) => vec![vec![COVER]],
        Act::Exchange(_) => vec![vec![HANDS]],
        Act::Sell(Sell { car: one, base, plus, .. }) => vec![key(Kind::Sell(*base, *plus)), vec![car(*one)]],
        Act::Attack(Attack { damage, car: one, reply, .. }) => {
            // A claim also starts from the owner's lot, whose policy is shown.
            let shows = matches!(reply, Reply::Claim(_)).then(|| lots::owner(view, *one)).flatten();
            let shows = shows.map(|owner| vec![yard(owner)]);
            [key(Kind::Attack(*damage)), vec![car(*one)]].into_iter().chain(shows).collect()
        }
        Act::Recover(_) => vec![key(Kind::Recovered), vec![GONE]],
        Act::Approach(act) => {
            [key(Kind::Approach), vec![car(act.car)]].into_iter().chain(ends(act.bargain)).collect()
        }
        Act::Force(act) => {
            let which = act.car.map(|one| vec![car(one)]);
            let all = [key(Kind::Force), vec![yard(act.dealer)]];
            all.into_iter().chain(which).chain(ends(act.bargain)).collect()
        }
        Act::Cancel(act) => vec![key(Kind::Cancel), vec![yard(act.dealer)]],
        Act::Take(_) => vec![key(Kind::Take)],
        Act::Business(act) => vec![vec![car(act.car)], vec![yard(act.buyer)]],
        _ => Vec::new(),
    }
}

/// The last car on a lot that was clicked, with its owner.
pub fn pressed_car(view: View<'_>, places: &[PlaceId]) -> Option<(Car, Seat)> {
    let cars = places.iter().filter(|place| place.kind == "car").filter_map(|place| Car::new(place.number));
    cars.rev().find_map(|car| match view.state().place(car) {
        Where::Lot(owner) => Some((car, owner)),
        _ => None,
    })
}
