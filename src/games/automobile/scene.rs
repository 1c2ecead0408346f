//! The scene of Automobile: the factory track, the markets with their distributors, and the figures that each verb
//! shows on them.

use crate::engine::board::{Board, Printed};
use crate::engine::scene::{Face, Glyph, How, Mark, Piece, Place, PlaceId, Scene, Slot, Tone};
use crate::engine::{Derivation, Measure, Scenes, Seat, SetupSheet, Tally, Term, Unit};
use crate::games::automobile::board::BoardValues;
use crate::games::automobile::produce::limits;
use crate::games::automobile::sale::offered;
use crate::games::automobile::track::{Ground, ground, most_modern, own_spaces, skip_cost};
use crate::games::automobile::units::{
    BONUS, CUBES, REDUCED, band, boxes, cars, distributors, on, parts, tiles,
};
use crate::games::automobile::worksheets::of_class;
use crate::games::automobile::{
    Act, Automobile, Character, Class, Phase, Space, View, close, losses, setup_sheet, tray,
};
use crate::msg;
use crate::words::keys::{automobile as k, desk, sheets};
use crate::words::{Arg, Line};

impl Scenes for Automobile {
    fn setup_sheet(board: &Board) -> SetupSheet {
        setup_sheet::setup_sheet(board)
    }

    fn scene(view: View<'_>) -> Option<Scene> {
        Some(scene(view))
    }

    fn places(_: View<'_>, act: &Act) -> Vec<Vec<PlaceId>> {
        let places = match act {
            Act::Build(act) => vec![space(act.space)],
            Act::Ford(act) => vec![space(act.space)],
            Act::Durant(act) => act.space.map(space).into_iter().collect(),
            Act::Close(act) => vec![space(act.space)],
            Act::Bonus(act) => vec![space(act.space)],
            Act::Reduced(act) => vec![space(act.space)],
            Act::Howard(act) => act.cars.iter().copied().map(space).collect(),
            Act::Sell(act) => vec![market(act.band), space(act.space)],
            Act::Place(act) => {
                let bands = Class::ALL.into_iter().zip(act.bands);
                bands.flat_map(|(class, count)| (0..count).map(move |_| market(class))).collect()
            }
            Act::Produce(act) => act.cars.iter().map(|(at, _)| space(*at)).collect(),
            _ => Vec::new(),
        };
        vec![places]
    }

    /// What a character gives: its power, and its cubes if known.
    fn face(view: View<'_>, act: &Act) -> Option<Face> {
        let Act::Choose(choose) = act else { return None };
        let power = match choose.character {
            Character::Ford => k::GIVES_FORD.into(),
            Character::Kettering => k::GIVES_KETTERING.into(),
            Character::Sloan => k::GIVES_SLOAN.into(),
            Character::Howard => k::GIVES_HOWARD.into(),
            Character::Durant => k::GIVES_DURANT.into(),
            Character::Chrysler => msg!(k::GIVES_CHRYSLER, points = view.state().turn),
        };
        let gives = match BoardValues::of(view).cubes(choose.character) {
            Ok(Printed(count, _)) => msg!(k::GIVES_WITH_CUBES, count, power),
            Err(_) => power,
        };
        Some(Face { name: choose.character.key().into(), gives })
    }

    /// The figures that a verb shows on the spaces.
    fn figures(view: View<'_>, verb: &str) -> Vec<(PlaceId, Vec<Mark>)> {
        let acting = view.state().builder().or_else(|| view.state().to_act());
        let Some(seat) = acting else { return Vec::new() };
        let own = || own_spaces(view, seat).into_iter();
        match verb {
            "build" | "durant" => Space::all()
                .filter(|at| matches!(ground(view, *at), Ground::Free) || own().any(|own| own == *at))
                .map(|at| (space(at), costs(view, seat, at)))
                .collect(),
            "close" => own()
                .filter_map(|at| {
                    let refund = close::refund(view, seat, at, Tally::traced()).ok()?;
                    let refund = Derivation::of(k::CAUSE_CLOSE, k::RULE_CLOSE, refund);
                    let refund = refund.counted_in(Measure::Money);
                    Some((space(at), vec![Mark::Figure(refund, None)]))
                })
                .collect(),
            "produce" => own()
                .filter_map(|at| {
                    let (cost, (least, most)) =
                        (BoardValues::of(view).car(at).ok()?, limits(view, seat, at).ok()?);
                    let what = msg!(sheets::MADE_AT, cost = Arg::Money(cost.0));
                    let each = Term::new(BoardValues::of(view).space(at)).printed(cost.1);
                    let tally = Tally::traced().plus(cost.0, || each);
                    let cost = Derivation::of(what, k::RULE_PRODUCE, tally).counted_in(Measure::Money);
                    let count = Mark::Word(msg!(sheets::FROM_TO, least, most));
                    Some((space(at), vec![Mark::Figure(cost, None), count]))
                })
                .collect(),
            _ => Vec::new(),
        }
    }

    /// The icon on the button of a verb.
    fn sign(verb: &str) -> Option<Glyph> {
        Some(match verb {
            "build" | "durant" | "ford" => Glyph::Factory,
            "produce" | "howard" | "sell" => Glyph::Car,
            "place" => Glyph::Shop,
            "cubes" => Glyph::Cubes,
            "close" => Glyph::Closed,
            "bonus" => Glyph::More,
            "reduced" => Glyph::Less,
            "loan" => Glyph::Money,
            _ => return None,
        })
    }
}

pub const fn space(space: Space) -> PlaceId {
    PlaceId::new("space", space.number())
}

/// A market: its distribution boxes and its band of distributors.
pub const fn market(class: Class) -> PlaceId {
    PlaceId::new("market", class.number())
}

pub fn scene(view: View<'_>) -> Scene {
    let marks = marks(view);
    let track = Space::all().map(|at| of_space(view, at, &marks));
    let roads = Space::all().zip(Space::all().skip(1)).map(|(from, to)| (space(from), space(to)));
    Scene {
        places: track.chain(Class::ALL.into_iter().map(|class| of_market(view, class))).collect(),
        roads: roads.collect(),
        tray: tray::tray(view),
    }
}

fn of_space(view: View<'_>, at: Space, marks: &[(PlaceId, Mark)]) -> Place {
    let (printing, here, ground) = (BoardValues::of(view), on(at), ground(view, at));
    let mut pieces = Vec::new();
    let mut lay = |glyph, owner, count: i64| {
        if count > 0 {
            pieces.push(Piece { glyph, owner, count, how: How::Placed });
        }
    };
    for seat in view.seats().iter() {
        lay(Glyph::Factory, Some(seat), view.balance(here, tiles(seat)));
        lay(Glyph::Parts, Some(seat), view.balance(here, parts(seat)));
    }
    lay(Glyph::More, None, view.balance(here, BONUS));
    lay(Glyph::Less, None, view.balance(here, REDUCED));
    for seat in view.seats().iter() {
        lay(Glyph::Car, Some(seat), view.balance(here, cars(seat)));
    }
    let id = space(at);
    let shown = marks.iter().filter(|(place, _)| *place == id).map(|(_, mark)| mark.clone());
    let shown: Vec<Mark> = match ground {
        Ground::Closed => vec![Mark::Word(sheets::CLOSED.into())],
        Ground::Free | Ground::Open(_) => shown.collect(),
    };
    Place {
        number: Some(figure(at.number().into())),
        name: printing.known_name(at).map(|name| msg!(sheets::NAMED, name)),
        class: printing.known_class(at).map(of_class),
        owner: match ground {
            Ground::Open(seat) => Some(seat),
            Ground::Free | Ground::Closed => None,
        },
        tone: match ground {
            Ground::Open(_) => Tone::Held,
            Ground::Free => Tone::Free,
            Ground::Closed => Tone::Closed,
        },
        leads: most_modern(view) == Some(at),
        description: describe_space(view, at, ground),
        accounts: vec![here],
        pieces,
        marks: shown,
        ..Place::new(id)
    }
}

/// Describes a space, the most important facts first.
fn describe_space(view: View<'_>, at: Space, ground: Ground) -> Vec<Line> {
    let (printing, here) = (BoardValues::of(view), on(at));
    let sum = |unit: fn(Seat) -> Unit| -> i64 {
        view.seats().iter().map(|seat| view.balance(here, unit(seat))).sum()
    };
    let name = printing.space(at);
    let mut lines = vec![match printing.known_class(at) {
        Some(class) => msg!(sheets::SPACE_CLASS, space = name, class = class.key()),
        None => name,
    }];
    lines.push(match ground {
        Ground::Free => sheets::FREE.into(),
        Ground::Closed => sheets::CLOSED.into(),
        Ground::Open(seat) => {
            let (tiles, parts) = (sum(tiles), sum(parts));
            let built = [(tiles, k::AMOUNT_TILES), (parts, k::AMOUNT_PARTS)];
            let built = built.into_iter().filter(|(count, _)| *count > 0);
            let built: Vec<Line> = built.map(|(count, amount)| msg!(amount, count)).collect();
            msg!(sheets::OWNED, who = view.name(seat), what = built)
        }
    });
    let lying = [
        (sum(cars), k::AMOUNT_CARS),
        (view.balance(here, BONUS), k::AMOUNT_BONUS),
        (view.balance(here, REDUCED), k::AMOUNT_REDUCED),
    ];
    lines
        .extend(lying.into_iter().filter(|(count, _)| *count > 0).map(|(count, amount)| msg!(amount, count)));
    if most_modern(view) == Some(at) {
        lines.push(sheets::LEADS.into());
    }
    lines
}

fn of_market(view: View<'_>, class: Class) -> Place {
    let there = |holder| {
        let held = view.seats().iter().map(move |seat| (seat, view.balance(holder, distributors(seat))));
        held.filter(|(_, count)| *count > 0).collect::<Vec<_>>()
    };
    let (taken, standing) = (there(boxes(class)), there(band(class)));
    let printed =
        |turn| BoardValues::of(view).open_boxes(class, turn).ok().and_then(|open| usize::try_from(open).ok());
    let open = printed(view.state().turn);
    let all = printed(3).max(open).unwrap_or_default();
    let takers = taken.iter().flat_map(|(seat, count)| (0..*count).map(|_| Slot::Taken(*seat)));
    let mut row: Vec<Slot> = takers.collect();
    row.extend((row.len()..open.unwrap_or_default()).map(|_| Slot::Open));
    row.extend((row.len()..all).map(|_| Slot::Later));
    let name = |(seat, count): &(Seat, i64)| msg!(sheets::SO_MANY, who = view.name(*seat), count = *count);
    let list = |there: &[(Seat, i64)]| match there {
        [] => vec![Line::new(sheets::NOBODY)],
        there => there.iter().map(name).collect(),
    };
    let open = open.map(|open| msg!(sheets::BOXES_OPEN, open, taken = list(&taken)));
    let description = [msg!(sheets::LANE, class = class.key())].into_iter().chain(open);
    Place {
        name: Some(class.key().into()),
        class: Some(of_class(class)),
        boxes: row,
        pieces: standing.iter().map(|(seat, count)| Piece::new(Glyph::Seat, Some(*seat), *count)).collect(),
        description: description.chain([msg!(sheets::IN_BAND, there = list(&standing))]).collect(),
        accounts: vec![boxes(class), band(class)],
        ..Place::new(market(class))
    }
}

/// The marks of phases 7 and 8: the order in which spaces sell, and the loss points for their age.
fn marks(view: View<'_>) -> Vec<(PlaceId, Mark)> {
    let state = view.state();
    match &state.phase {
        Phase::Sale if state.demand.is_some() => {
            let lots = Class::ALL.into_iter().flat_map(|class| {
                let lots = offered(view, class).unwrap_or_default().into_iter().enumerate();
                lots.map(|(at, lot)| (space(lot.space), Mark::Order(at + 1)))
            });
            lots.collect()
        }
        Phase::Losses { .. } => {
            let aged = Class::ALL.into_iter().flat_map(|class| {
                let spaces = losses::points_by_space(view, class).unwrap_or_default();
                spaces.into_iter().map(move |(_, at, points)| (at, class, points))
            });
            aged.map(|(at, class, points)| (space(at), age(view, at, class, points))).collect()
        }
        _ => Vec::new(),
    }
}

/// The loss points that a space brings for its age.
fn age(view: View<'_>, at: Space, class: Class, points: i64) -> Mark {
    let term = || msg!(k::TERM_AGE, space = BoardValues::of(view).space(at), class = class.key());
    let tally = Tally::traced().plus(points, term);
    Mark::Figure(Derivation::of(msg!(k::AGED, count = points), k::RULE_LOSSES, tally), Some(Glyph::Loss))
}

/// The cost of building on a space: the printed cost, and the cubes for jumping ahead, faint if the player lacks
/// them.
fn costs(view: View<'_>, seat: Seat, at: Space) -> Vec<Mark> {
    let skip = skip_cost(view, seat, at, Tally::traced());
    let cubes = skip.total();
    let within = cubes <= view.has(seat, CUBES);
    let printed = BoardValues::of(view).cost(at).ok().map(|printed| {
        let tally =
            Tally::traced().plus(printed.0, || Term::new(BoardValues::of(view).space(at)).printed(printed.1));
        let what = msg!(sheets::TILE_COST, cost = Arg::Money(printed.0));
        Derivation::of(what, k::RULE_BUILD, tally).counted_in(Measure::Money)
    });
    let skip = Derivation::of(msg!(sheets::SKIP, count = cubes), k::RULE_SKIP, skip);
    let mark = |figure, glyph| match within {
        true => Mark::Figure(figure, glyph),
        false => Mark::Faint(figure, glyph),
    };
    // A cost in cubes that no player can pay is not shown.
    let most = view.seats().iter().map(|seat| view.has(seat, CUBES)).max().unwrap_or_default();
    let skip = (1..=most.max(1)).contains(&cubes).then(|| mark(skip, Some(Glyph::Cube)));
    printed.map(|cost| mark(cost, None)).into_iter().chain(skip).collect()
}

fn figure(figure: i64) -> Line {
    msg!(desk::FIGURE, figure)
}
