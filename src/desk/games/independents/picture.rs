//! What the picture shows: every section with its disks, and what everybody has on sheet and in pools. Looked up
//! once for each version of the book.

use crate::desk::Speech;
use crate::engine::{Acts, Holder, Seat};
use crate::games::independents::board::Printing;
use crate::games::independents::competition::{Bag, bag};
use crate::games::independents::units::{CAR, CARDS, RETURN, disks, on, sheet};
use crate::games::independents::{Act, Category, Look, Place, Section, Spot, turn};
use crate::say;
use crate::words::keys::independents as k;

/// A section of a category.
#[derive(Clone, Debug, PartialEq)]
pub struct Cell {
    /// Its name, or its number.
    pub name: String,
    /// The same where there is little room.
    pub title: String,
    /// Where it is.
    pub place: Holder,
    /// Whose disks lie there.
    pub bag: Bag,
    /// The act that a press puts on the entry line.
    pub draft: Option<String>,
}

/// A category with its sections.
#[derive(Clone, Debug, PartialEq)]
pub struct CategoryRow {
    /// The category of the models.
    pub category: Category,
    /// Whether the table is in it.
    pub now: bool,
    /// Its sections.
    pub cells: Vec<Cell>,
}

/// What somebody has.
#[derive(Clone, Debug, PartialEq)]
pub struct Company {
    /// The player who runs it.
    pub seat: Seat,
    /// The company, once a sheet is drawn.
    pub name: String,
    /// Disks on the circles of each category, and how many circles there are where that has been read.
    pub circles: [(i64, Option<i64>); 3],
    /// Selective pool, return pool, Car of the Year, cards in hand.
    pub pools: [i64; 4],
}

/// What the picture shows.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// The categories.
    pub rows: Vec<CategoryRow>,
    /// Everybody in the order of the table.
    pub companies: Vec<Company>,
    /// The turn-order track.
    pub track: Vec<Seat>,
    /// The passing lane.
    pub lane: Vec<Seat>,
}

impl Picture {
    /// Looks at the board.
    pub fn of(view: Look<'_>, speech: Speech) -> Self {
        Self {
            rows: Category::ALL.into_iter().map(|category| row(view, speech, category)).collect(),
            companies: view.seats().iter().map(|seat| company(view, speech, seat)).collect(),
            track: view.state().order.clone(),
            lane: view.state().lane.clone(),
        }
    }
}

/// The sections there are; where nobody has read how many, the first six and those with disks.
fn row(view: Look<'_>, speech: Speech, category: Category) -> CategoryRow {
    let there = Printing::of(view).sections(category).unwrap_or(6);
    let state = view.state();
    let now = state.category == category && state.phase <= 5 && !state.over;
    let spots = Section::all().map(|section| Spot::new(category, section));
    let shown =
        spots.filter(|spot| i64::from(spot.section.number()) <= there || !bag(view, on(*spot)).is_empty());
    let placer = turn::whose(view).filter(|_| now && state.phase == 1);
    let cell = |spot: Spot| Cell {
        name: speech.sentence(&Printing::of(view).section(spot)),
        title: speech.sentence(&Printing::of(view).section_short(spot)),
        place: on(spot),
        bag: bag(view, on(spot)),
        draft: placer
            .map(|seat| Act::from(Place { seat, section: spot.section, disks: 1 }).write(view.seats())),
    };
    CategoryRow { category, now, cells: shown.map(cell).collect() }
}

fn company(view: Look<'_>, speech: Speech, seat: Seat) -> Company {
    let unit = disks(seat);
    let company = view.state().companies.of(seat);
    let printed = company.and_then(|company| Printing::of(view).circles(company).ok());
    let circles = Category::ALL.map(|category| {
        let most = printed.and_then(|circles| circles.get(category as usize).map(|printed| printed.0));
        (view.balance(sheet(category), unit), most)
    });
    let line = company.map(|company| Printing::of(view).company(company));
    Company {
        seat,
        name: speech.sentence(&line.unwrap_or_else(|| say!(k::NO_COMPANY))),
        circles,
        pools: [
            view.has(seat, unit),
            view.balance(RETURN, unit),
            view.balance(CAR, unit),
            view.has(seat, CARDS),
        ],
    }
}
