//! The scene of Autotock: squares, verges, garages and paddocks with their cars, and the buttons of the cards.

use crate::engine::board::{Board, CellId, Value};
use crate::engine::scene::{Glyph, Idle, Piece, Place, PlaceId, Scene, Tone};
use crate::engine::{Holder, Rejection, Scenes, Seat, SetupSheet};
use crate::games::autotock::carry::{Outcome, Play};
use crate::games::autotock::puncture::settled;
use crate::games::autotock::race::{Car, Race};
use crate::games::autotock::rulings::EXPERTS_YES;
use crate::games::autotock::turn::{cars_out, circuit, due_now, next_deal, race, whose};
use crate::games::autotock::{
    Act, Autotock, Card, Laid, Special, Spot, Square, View, board, candidates, describe_play, geometry,
    landings, setup_sheet,
};
use crate::msg;
use crate::words::Line;
use crate::words::keys::{autotock as k, circuit as c, desk};

impl Scenes for Autotock {
    fn disagrees(board: &Board, _: usize, cell: CellId) -> Option<Line> {
        board::disagrees(board, cell)
    }

    fn setup_sheet(board: &Board) -> SetupSheet {
        setup_sheet::setup_sheet(board)
    }

    fn scene(view: View<'_>) -> Option<Scene> {
        Some(scene(view))
    }

    /// The places that make an act: its card, where its cars land, and the cars.
    fn places(view: View<'_>, act: &Act) -> Vec<Vec<PlaceId>> {
        let Act::Play(act) = act else { return Vec::new() };
        let card = vec![key(act.how.card())];
        let Ok(circuit) = circuit(view) else { return vec![card] };
        let cars = cars_out(view);
        let race = race(view, &circuit, &cars);
        match race.carry(act.seat, &act.how) {
            Ok(outcome) => [card].into_iter().chain(steps(&race, act.seat, &act.how, &outcome)).collect(),
            Err(_) => vec![card],
        }
    }

    /// Why a card cannot be played, as far as the board is known, and what to do instead.
    fn idle(view: View<'_>, place: PlaceId) -> Option<Idle> {
        let card = Card::ALL.into_iter().find(|card| key(*card) == place)?;
        let seat = whose(view)?;
        let why = match settled(view, seat).and_then(|()| circuit(view)) {
            Ok(circuit) => {
                let cars = cars_out(view);
                let race = race(view, &circuit, &cars);
                let refused = race.judged(seat, card).into_iter().filter_map(|judged| {
                    let why = judged.result.err()?;
                    let play = describe_play(&judged.play, race.seats);
                    Some(msg!(c::REFUSED, play, why = why.why, rule = why.rule))
                });
                [msg!(c::NOTHING, seat = view.name(seat))].into_iter().chain(refused).collect()
            }
            Err(Rejection::Missing(_)) => {
                let out = cars_out(view).iter().any(|car| car.owner == seat);
                let why = if out { c::NOT_KNOWN } else { c::NOTHING };
                vec![msg!(why, seat = view.name(seat))]
            }
            Err(rejection) => vec![rejection.why().clone()],
        };
        let acts = candidates::without(view, Some(card)).into_iter().map(Into::into).collect();
        Some(Idle { why, acts })
    }

    /// The value that a click on a place enters in a cell.
    ///
    /// # Errors
    /// Says why the value cannot be there.
    fn pointed(board: &Board, asked: CellId, place: PlaceId) -> Option<Result<Value, Line>> {
        let (_, at) = spot(place)?;
        geometry::pointed(board, asked, at.square()?)
    }

    /// The icon on the button of a verb.
    fn sign(verb: &str) -> Option<Glyph> {
        Some(match verb {
            "out" => Glyph::Go,
            "move" => Glyph::Car,
            "park" => Glyph::Garage,
            "push" => Glyph::Push,
            "seven" => Glyph::Share,
            "swap" | "cross" => Glyph::Swap,
            "deal" | "discard" | "puncture" => Glyph::Card,
            _ => return None,
        })
    }
}

/// The place of a spot. All players share squares and verges.
pub const fn place(owner: Seat, spot: Spot) -> PlaceId {
    match spot {
        Spot::Square(square) => PlaceId::new("square", square.number()),
        Spot::Verge(square) => PlaceId::new("verge", square.number()),
        Spot::Garage(number) => PlaceId::of("garage", number, owner),
        Spot::Paddock => PlaceId::of("paddock", 0, owner),
    }
}

pub const fn key(card: Card) -> PlaceId {
    let number = match card {
        Card::OneEyed => Card::Joker as u8,
        Card::Queen | Card::King | Card::Joker => card as u8 - 1,
        _ => card as u8,
    };
    PlaceId::new("card", number)
}

/// The spot of a place, with its owner if each player has their own.
pub fn spot(place: PlaceId) -> Option<(Option<Seat>, Spot)> {
    let spot = match place.kind {
        "square" => Spot::Square(Square::new(place.number)?),
        "verge" => Spot::Verge(Square::new(place.number)?),
        "garage" => Spot::Garage(place.number),
        "paddock" => Spot::Paddock,
        _ => return None,
    };
    Some((place.seat, spot))
}

/// The circuit, with the buttons of the cards during a player's turn. While board values are missing, it shows what
/// is known.
pub fn scene(view: View<'_>) -> Scene {
    let experts = view.is(EXPERTS_YES);
    let Ok(circuit) = circuit(view) else {
        let mut scene = printed(view.board());
        scene.places.extend(whose(view).into_iter().flat_map(|_| keys(experts, candidates::offered(view))));
        return Scene { tray: vec![c::UNREAD.into()], ..scene };
    };
    let cars = cars_out(view);
    let mut scene = circuit_of(&race(view, &circuit, &cars));
    if let Some(seat) = whose(view) {
        scene.places.extend(keys(experts, candidates::offered(view)));
        let due = due_now(view).is_ok_and(|due| due > 0);
        scene.tray.push(msg!(if due { c::CARD_DUE } else { c::WHICH_CARD }, seat = view.name(seat)));
    } else if let Some((dealing, dealer, opener)) = next_deal(view) {
        let name = |seat| msg!(c::NAME, name = view.name(seat));
        let each = msg!(desk::FIGURE, figure = dealing.deal.cards);
        let facts = [(c::DEALER, name(dealer)), (c::EACH, each), (c::OPENER, name(opener))];
        let places = (1..).zip(facts).map(|(number, (what, said))| Place {
            number: Some(said.clone()),
            name: Some(what.into()),
            description: vec![msg!(c::DEAL_DESCRIBE, what, said)],
            ..Place::new(PlaceId::new("deal", number))
        });
        scene.places.extend(places);
    }
    scene
}

/// The circuit with its cars.
fn circuit_of(race: &Race<'_>) -> Scene {
    let squares = Square::all().map(Spot::Square);
    let verges = Square::all().map(Spot::Verge).filter(|spot| race.cars.iter().any(|car| car.at == *spot));
    let mut places: Vec<Place> = squares.chain(verges).map(|spot| common(race, spot)).collect();
    for seat in race.seats.iter() {
        let branch = place(seat, Spot::Square(race.circuit.branch(seat)));
        let garage = (1..=Spot::PLACES).map(|number| Place {
            near: Some(branch),
            tone: Tone::Free,
            ..owned(race, seat, Spot::Garage(number))
        });
        places.extend(garage);
        let go = place(seat, Spot::Square(race.circuit.go(seat)));
        places.push(Place { near: Some(go), ..owned(race, seat, Spot::Paddock) });
    }
    let square = |at: Square| PlaceId::new("square", at.number());
    let roads = Square::all().map(|at| (square(at), square(at.ahead(1)))).collect();
    Scene { places, roads, ..Scene::default() }
}

/// The buttons of the cards; cards that may not be played now are closed.
pub fn keys(experts: bool, offered: &[Card]) -> Vec<Place> {
    let there = Card::ALL.into_iter().filter(|card| *card != Card::OneEyed || experts);
    let of = |card: Card| Place {
        number: Some(card.sign()),
        sign: (card == Card::Joker).then_some(Glyph::Star),
        name: Some(card.does(experts)),
        tone: if offered.contains(&card) { Tone::Free } else { Tone::Closed },
        description: vec![card.key().into(), card.does(experts)],
        ..Place::new(key(card))
    };
    there.map(of).collect()
}

/// A square or a verge.
fn common(race: &Race<'_>, at: Spot) -> Place {
    let go = |seat: &Seat| at == Spot::Square(race.circuit.go(*seat));
    let owner = race.seats.iter().find(go);
    let special = match at {
        Spot::Square(square) => race.circuit.special(square),
        _ => None,
    };
    let there: Vec<&Car> = race.cars.iter().filter(|car| car.at == at).collect();
    let first = match owner {
        Some(seat) => msg!(c::GO_OF, seat = race.name(seat), at = at.line()),
        None => at.line(),
    };
    let known = special.map(|special| Line::new(special.key()));
    Place {
        number: at.square().map(|square| msg!(desk::FIGURE, figure = square.number())),
        sign: if owner.is_some() { Some(Glyph::Go) } else { special.map(Special::glyph) },
        owner,
        tone: if owner.is_some() { Tone::Held } else { Tone::Free },
        pieces: there.iter().map(|car| Piece::new(Glyph::Car, Some(car.owner), 1)).collect(),
        description: [first]
            .into_iter()
            .chain(known)
            .chain(there.iter().map(|car| describe_car(race, car)))
            .collect(),
        accounts: vec![at.holder(Seat::new(0))],
        ..Place::new(place(Seat::new(0), at))
    }
}

/// A place in a player's garage, or their paddock.
fn owned(race: &Race<'_>, seat: Seat, at: Spot) -> Place {
    let there = match at {
        Spot::Paddock => race.in_paddock(seat),
        _ => usize::from(race.find(seat, at).is_some()),
    };
    let count = i64::try_from(there).unwrap_or_default();
    let first = msg!(c::PLACE_OF, seat = race.name(seat), at = at.line());
    Place {
        owner: Some(seat),
        pieces: if count > 0 { vec![Piece::new(Glyph::Car, Some(seat), count)] } else { Vec::new() },
        description: vec![first, msg!(k::AMOUNT_CARS, count)],
        accounts: vec![at.holder(seat)],
        ..Place::new(place(seat, at))
    }
}

/// Describes a car, with the special square that affects it.
fn describe_car(race: &Race<'_>, car: &Car) -> Line {
    match race.held_by(car) {
        Some(special) => msg!(c::CAR_HELD, seat = race.name(car.owner), special = special.key()),
        None => msg!(c::CAR, seat = race.name(car.owner)),
    }
}

/// The places to click for a play: where its cars land, then the cars. Swapped cars may be clicked in either order.
pub fn steps(race: &Race<'_>, player: Seat, play: &Play, outcome: &Outcome) -> Vec<Vec<PlaceId>> {
    let own = race.plays_for(player);
    let lands = || landings(outcome).into_iter().map(|(owner, to)| place(owner, to)).collect();
    match play {
        Play::Out { .. } => vec![lands()],
        Play::Move { car, .. } => vec![lands(), vec![place(own, *car)]],
        Play::Push { of, car, .. } => vec![lands(), vec![place(*of, *car)]],
        Play::Seven { shares } => vec![lands(), shares.iter().map(|share| place(own, share.car)).collect()],
        Play::Swap { car, of, with, .. } => vec![vec![place(own, *car), place(*of, *with)]],
        Play::Cross { one, other } => vec![vec![place(one.0, one.1), place(other.0, other.1)]],
    }
}

/// The circuit, as far as its board values are known.
pub fn printed(board: &Board) -> Scene {
    let read = geometry::laid(board);
    let square = |at: Square| {
        let there: Vec<Laid> =
            read.iter().filter(|(square, _)| *square == at).map(|(_, laid)| *laid).collect();
        let sign = there.iter().map(|laid| match laid {
            Laid::Go(_) => Glyph::Go,
            Laid::Branch(_) => Glyph::Garage,
            Laid::Special(special) => special.glyph(),
        });
        let known = there.iter().map(|laid| laid.line());
        Place {
            number: Some(msg!(desk::FIGURE, figure = at.number())),
            sign: sign.min_by_key(|sign| *sign != Glyph::Go),
            description: [Spot::Square(at).line()].into_iter().chain(known).collect(),
            accounts: Vec::<Holder>::new(),
            ..Place::new(PlaceId::new("square", at.number()))
        }
    };
    Scene { places: Square::all().map(square).collect(), ..Scene::default() }
}
