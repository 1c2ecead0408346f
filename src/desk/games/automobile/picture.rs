//! What the picture of the board shows: every space of the track and every lane of the network, with its words
//! for whoever cannot see it. Looked up once for each version of the book.

use crate::desk::Speech;
use crate::engine::board::Printed;
use crate::engine::{Acts, Derivation, Measure, Seat, Tally, Term, Trace};
use crate::games::automobile::board::Printing;
use crate::games::automobile::track::{Ground, ground, most_modern, skip_cost};
use crate::games::automobile::units::{
    BONUS, CUBES, REDUCED, band, boxes, cars, distributors, on, parts, tiles,
};
use crate::games::automobile::{Act, Build, Class, Durant, Look, Space};
use crate::say;
use crate::words::{Arg, Line, keys};

/// What a space of the track shows.
#[derive(Clone, Debug, PartialEq)]
pub struct Spot {
    /// Which space.
    pub space: Space,
    /// The name printed on it, where it has been read.
    pub name: String,
    /// Its market, where it has been read.
    pub class: Option<Class>,
    /// What one factory tile costs, where it has been read.
    pub cost: Option<i64>,
    /// What stands on it.
    pub ground: Ground,
    /// How many factory tiles.
    pub tiles: i64,
    /// Whether a parts factory stands on it.
    pub parts: bool,
    /// How many cars.
    pub cars: i64,
    /// Bonus-sales markers.
    pub bonus: i64,
    /// Reduced-price markers.
    pub reduced: i64,
    /// Whether it is the most modern.
    pub leads: bool,
    /// The cubes for building on it, where there is something to say.
    pub skip: Option<i64>,
    /// Whether the player to act may not reach it.
    pub too_far: bool,
    /// The act that a click puts on the entry line.
    pub draft: Option<String>,
    /// What building there costs, where nobody stands.
    pub costs: Vec<Derivation>,
    /// All of it in words.
    pub words: String,
}

/// A row of distribution boxes with its band.
#[derive(Clone, Debug, PartialEq)]
pub struct Lane {
    /// Which market.
    pub class: Class,
    /// How many boxes are open this turn, where it has been read.
    pub open: Option<i64>,
    /// How many boxes there will be in the last turn, where it has been read.
    pub all: Option<i64>,
    /// Who has taken how many boxes.
    pub taken: Vec<(Seat, i64)>,
    /// Whose distributors stand in the band.
    pub band: Vec<(Seat, i64)>,
    /// Who may place distributors in the band now.
    pub places: Option<Seat>,
    /// All of it in words.
    pub words: String,
}

/// What the picture of the board shows.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// The track from the oldest space.
    pub spots: Vec<Spot>,
    /// The lanes from the top.
    pub lanes: Vec<Lane>,
}

impl Picture {
    /// Looks at the board.
    pub fn of(view: Look<'_>, speech: Speech) -> Self {
        let spots = Space::all().map(|space| spot(view, speech, space)).collect();
        Self { spots, lanes: Class::ALL.into_iter().map(|class| lane(view, speech, class)).collect() }
    }
}

fn spot(view: Look<'_>, speech: Speech, space: Space) -> Spot {
    let printing = Printing::of(view);
    let here = on(space);
    let ground = ground(view, space);
    let builder = builder(view);
    let someone = builder.or_else(|| view.seats().iter().next());
    let sum = |unit: fn(Seat) -> crate::engine::Unit| -> i64 {
        view.seats().iter().map(|seat| view.balance(here, unit(seat))).sum()
    };
    let skip = someone
        .filter(|_| ground == Ground::Free)
        .map(|seat| skip_cost(view, seat, space, Tally::new(Trace::Off)).total());
    let too_far = builder.zip(skip).is_some_and(|(seat, needs)| needs > view.has(seat, CUBES));
    let mut spot = Spot {
        space,
        name: printing.known_name(space).unwrap_or_default().to_owned(),
        class: printing.known_class(space),
        cost: printing.cost(space).ok().map(|printed| printed.0),
        ground,
        tiles: sum(tiles),
        parts: sum(parts) > 0,
        cars: sum(cars),
        bonus: view.balance(here, BONUS),
        reduced: view.balance(here, REDUCED),
        leads: most_modern(view) == Some(space),
        skip,
        too_far,
        draft: builder.and_then(|seat| draft(view, seat, space, ground)),
        costs: if ground == Ground::Free { costs(view, someone, space) } else { Vec::new() },
        words: String::new(),
    };
    let words: Vec<String> = told(view, &spot, builder).iter().map(|line| speech.sentence(line)).collect();
    spot.words = words.join(" · ");
    spot
}

/// What building on a space costs: what is printed there, and the cubes for jumping ahead.
fn costs(view: Look<'_>, builder: Option<Seat>, space: Space) -> Vec<Derivation> {
    use keys::{automobile as k, sheets};
    let line = || Printing::of(view).space(space);
    let printed = Printing::of(view).cost(space).ok().map(|Printed(cost, source)| {
        let tally = Tally::told().plus(cost, || Term::new(line()).printed(source));
        let what = say!(sheets::TILE_COST, cost = Arg::Money(cost));
        Derivation::of(what, k::RULE_BUILD, tally).counted_in(Measure::Money)
    });
    let skip = builder.map(|seat| {
        let tally = skip_cost(view, seat, space, Tally::told());
        Derivation::of(say!(sheets::SKIP, count = tally.total()), k::RULE_SKIP, tally)
    });
    printed.into_iter().chain(skip).collect()
}

/// Who may build now: the player to act in phase 3, or Durant's.
fn builder(view: Look<'_>) -> Option<Seat> {
    let state = view.state();
    match state.phase.number() {
        2 => state.builder(),
        3 => state.to_act(),
        _ => None,
    }
}

fn draft(view: Look<'_>, seat: Seat, space: Space, ground: Ground) -> Option<String> {
    let durant = view.state().builder().is_some();
    let act = match ground {
        Ground::Free if durant => Act::Durant(Durant { seat, space: Some(space) }),
        Ground::Free => Act::Build(Build { seat, space, tiles: 1, parts: false }),
        Ground::Open(owner) if owner == seat && !durant => {
            Act::Build(Build { seat, space, tiles: 1, parts: false })
        }
        _ => return None,
    };
    let text = act.write(view.seats());
    // How many tiles a press means, or a parts factory, is still to be said.
    match act {
        Act::Build(_) => text.rsplit_once(' ').map(|(begun, _)| format!("{begun} ")),
        _ => Some(text),
    }
}

/// A space in words, the most telling first.
fn told(view: Look<'_>, spot: &Spot, builder: Option<Seat>) -> Vec<Line> {
    use keys::{automobile as k, sheets};
    let mut lines = Vec::new();
    let space = Printing::of(view).space(spot.space);
    lines.push(match spot.class {
        Some(class) => say!(sheets::SPACE_CLASS, space = space, class = class.key()),
        None => space,
    });
    match spot.ground {
        Ground::Free => lines.push(sheets::FREE.into()),
        Ground::Closed => lines.push(sheets::CLOSED.into()),
        Ground::Open(seat) => {
            let mut what = Vec::new();
            if spot.tiles > 0 {
                what.push(say!(k::AMOUNT_TILES, count = spot.tiles));
            }
            if spot.parts {
                what.push(say!(k::AMOUNT_PARTS, count = 1));
            }
            lines.push(say!(sheets::OWNED, who = view.name(seat), what = what));
        }
    }
    for (count, amount) in
        [(spot.cars, k::AMOUNT_CARS), (spot.bonus, k::AMOUNT_BONUS), (spot.reduced, k::AMOUNT_REDUCED)]
    {
        if count > 0 {
            lines.push(say!(amount, count = count));
        }
    }
    if spot.leads {
        lines.push(sheets::LEADS.into());
    }
    if let Some(cost) = spot.cost {
        lines.push(say!(sheets::TILE_COST, cost = Arg::Money(cost)));
    }
    if let Some(skip) = spot.skip {
        lines.push(say!(sheets::SKIP, count = skip));
    }
    if let Some(seat) = builder.filter(|_| spot.too_far) {
        lines.push(say!(sheets::TOO_FAR, who = view.name(seat), has = view.has(seat, CUBES)));
    }
    lines
}

fn lane(view: Look<'_>, speech: Speech, class: Class) -> Lane {
    use keys::sheets;
    let printing = Printing::of(view);
    let there = |holder| {
        let held = view.seats().iter().map(|seat| (seat, view.balance(holder, distributors(seat))));
        held.filter(|(_, count)| *count > 0).collect::<Vec<_>>()
    };
    let (taken, band) = (there(boxes(class)), there(band(class)));
    let open = printing.boxes(class, view.state().turn).ok();
    let name = |(seat, count): &(Seat, i64)| say!(sheets::SO_MANY, who = view.name(*seat), count = *count);
    let list = |there: &[(Seat, i64)]| match there {
        [] => vec![Line::new(sheets::NOBODY)],
        there => there.iter().map(name).collect(),
    };
    let mut lines = vec![say!(sheets::LANE, class = class.key())];
    if let Some(open) = open {
        lines.push(say!(sheets::BOXES_OPEN, open = open, taken = list(&taken)));
    }
    lines.push(say!(sheets::IN_BAND, there = list(&band)));
    let words: Vec<String> = lines.iter().map(|line| speech.sentence(line)).collect();
    let all = printing.boxes(class, 3).ok();
    let places = builder(view).filter(|_| view.state().phase.number() == 3);
    Lane { class, open, all, taken, band, places, words: words.join(" · ") }
}
