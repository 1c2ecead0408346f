//! The sections: everybody's disks in each section of a category, with one fewer and one more for what is placed or what a card
//! moves.

use super::without;
use crate::engine::worksheet::{Cell, FieldId, Label, Press, Row, Tried};
use crate::engine::{Draft, Halt, Holder, Journal, Seat, Unit, Worksheet};
use crate::games::independents::board::Printing;
use crate::games::independents::units::{CARDS, disks, on, sheet};
use crate::games::independents::{
    Act, CardEffect, Category, Independents, Look, Place, PlayCard, Required, Section, Spot, turn,
};
use crate::say;
use crate::words::keys::{desk, independents as k, sheets};
use crate::words::{Key, Line};

/// What disks are put down for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Purpose {
    /// Selective disks: one section a turn.
    Selective,
    /// The disks of the circles: any sections.
    Required,
    /// A card: anybody's disks, more or fewer, in any category.
    Cards,
}

impl Purpose {
    /// What the button says that accepts it.
    const fn verb(self) -> Key {
        match self {
            Self::Selective => k::VERB_PLACE,
            Self::Required => k::VERB_REQUIRED,
            Self::Cards => k::VERB_CARD,
        }
    }

    /// Where it comes from: what that is called, who holds it, and what it is.
    fn pool(self, view: Look<'_>, seat: Seat) -> (Key, Holder, Unit) {
        match self {
            Self::Selective => (k::POOL_SELECTIVE, Holder::Seat(seat), disks(seat)),
            Self::Required => (k::POOL_REQUIRED, sheet(view.state().category), disks(seat)),
            Self::Cards => (k::POOL_CARDS, Holder::Seat(seat), CARDS),
        }
    }
}

/// The disks that are about to be placed or moved, and what lies in front of whoever does it.
struct Plan<'a> {
    journal: &'a Journal<Independents>,
    draft: &'a Draft,
    purpose: Purpose,
    /// Who acts.
    seat: Seat,
    /// Whose disks change.
    whose: Seat,
    /// The sections of which category are shown.
    category: Category,
}

/// The worksheet of whoever acts.
pub fn worksheet(journal: &Journal<Independents>, seat: Seat, draft: &Draft) -> Worksheet<Act> {
    let view = journal.view();
    let purpose = match turn::step(view) {
        1 => Purpose::Selective,
        2 => Purpose::Required,
        _ => Purpose::Cards,
    };
    let chosen = |word: &str| draft.value(&FieldId::new(word)).and_then(|at| usize::try_from(at).ok());
    let whose = chosen(WHOSE).and_then(|at| view.seats().iter().nth(at)).unwrap_or(seat);
    let category = chosen(CATEGORY).and_then(|at| Category::ALL.get(at).copied());
    let category = category.unwrap_or(view.state().category);
    Plan { journal, draft, purpose, seat, whose, category }.worksheet()
}

const WHOSE: &str = "whose";
const CATEGORY: &str = "category";

impl Plan<'_> {
    fn worksheet(&self) -> Worksheet<Act> {
        let view = self.journal.view();
        let there = Printing::of(view).sections(self.category).unwrap_or(i64::from(Section::COUNT));
        let sections = Section::all().filter(|section| i64::from(section.number()) <= there);
        let spots: Vec<Spot> = sections.map(|section| Spot::new(self.category, section)).collect();
        let mut refusals: Vec<Line> = spots.iter().filter_map(|spot| self.closed(*spot)).collect();
        refusals.dedup();
        let tried = self.act().map(|act| Tried::new(self.journal, act));
        let mut rows = vec![self.pool(tried.as_ref())];
        rows.extend(spots.into_iter().map(|spot| self.row(spot)));
        let seats = view.seats().iter().map(Label::seat);
        Worksheet {
            heads: [Label::default()].into_iter().chain(seats).collect(),
            rows,
            notes: refusals,
            helpers: if self.purpose == Purpose::Cards { self.reach() } else { Vec::new() },
            beside: without(self.journal),
            act: tried.map_or(Some(Err(k::MISSING_SECTION.into())), Tried::offer),
            ..Worksheet::of(self.purpose.verb())
        }
    }

    /// What it comes from, and what is left there.
    fn pool(&self, tried: Option<&Tried<Independents>>) -> Row<Act> {
        let view = self.journal.view();
        let (name, holder, unit) = self.purpose.pool(view, self.seat);
        let label = Label::of(say!(name, category = view.state().category.key()));
        let after = tried.and_then(|tried| tried.answer.as_ref().ok());
        let left = after.map(|(book, _)| say!(k::POOL_THEN, count = book.ledger.balance(holder, unit)));
        let cells = vec![Cell::Several(vec![Cell::Lying(holder, unit, view.balance(holder, unit))])];
        Row { cells, small: left.map(|left| (left, None)), ..Row::of(label) }
    }

    fn id(&self, spot: Spot, seat: Seat) -> FieldId {
        let who = self.journal.view().seats().word(seat);
        FieldId(format!("{who} {} {}", spot.category.word(), spot.section))
    }

    /// How many disks more, or fewer below zero.
    fn planned(&self, spot: Spot, seat: Seat) -> i64 {
        self.draft.value(&self.id(spot, seat)).unwrap_or_default()
    }

    /// Everything that is planned, in the order of the board.
    fn all(&self) -> Vec<(Spot, Seat, i64)> {
        let spots = Category::ALL
            .into_iter()
            .flat_map(|category| Section::all().map(move |section| Spot::new(category, section)));
        let seats = || self.journal.view().seats().iter();
        let planned = spots.flat_map(|spot| seats().map(move |seat| (spot, seat)));
        let planned = planned.map(|(spot, seat)| (spot, seat, self.planned(spot, seat)));
        planned.filter(|(.., count)| *count != 0).collect()
    }

    /// The act that it makes; none before the first disk.
    fn act(&self) -> Option<Act> {
        let (seat, all) = (self.seat, self.all());
        let placed = || all.iter().filter_map(|(spot, _, n)| Some((spot.section, u8::try_from(*n).ok()?)));
        match self.purpose {
            _ if all.is_empty() => None,
            Purpose::Selective => {
                placed().next().map(|(section, disks)| Place { seat, section, disks }.into())
            }
            Purpose::Required => Some(Required { seat, disks: placed().collect() }.into()),
            Purpose::Cards => {
                let now = self.journal.view().state().category;
                let effect = |(spot, seat, disks): &(Spot, Seat, i64)| CardEffect {
                    seat: *seat,
                    category: (spot.category != now).then_some(spot.category),
                    section: spot.section,
                    disks: i8::try_from(*disks).unwrap_or(i8::MAX),
                };
                let mut effects: Vec<CardEffect> = all.iter().map(effect).collect();
                // What a card takes away is there for what it gives.
                effects.sort_by_key(|effect| effect.disks > 0);
                Some(PlayCard { seat, effects }.into())
            }
        }
    }

    /// The same with so many disks somewhere. Selective disks lie in one section: those elsewhere come back first.
    fn with(&self, spot: Spot, seat: Seat, count: i64) -> Draft {
        let mut then = self.draft.clone();
        if self.purpose == Purpose::Selective {
            self.all().into_iter().for_each(|(other, seat, _)| then.set(self.id(other, seat), None));
        }
        then.set(self.id(spot, seat), (count != 0).then_some(count));
        then
    }

    /// Why a first selective disk cannot go there.
    fn closed(&self, spot: Spot) -> Option<Line> {
        let first = Act::from(Place { seat: self.seat, section: spot.section, disks: 1 });
        let answer = || self.journal.offer(crate::engine::Choice::whole(first)).answer;
        match self.purpose {
            Purpose::Selective => match answer() {
                Err(Halt::Refused(refusal)) => Some(refusal.why),
                _ => None,
            },
            _ => None,
        }
    }

    /// A section with everybody's disks, those changed that are about to change.
    fn row(&self, spot: Spot) -> Row<Act> {
        let view = self.journal.view();
        let line = Printing::of(view).section(spot);
        let closed = self.closed(spot).is_some();
        let cell = |seat: Seat| {
            let there = view.balance(on(spot), disks(seat));
            let planned = self.planned(spot, seat);
            let lying = Cell::Lying(on(spot), disks(seat), there);
            if seat != self.whose {
                return Cell::Several([Some(lying), added(planned)].into_iter().flatten().collect());
            }
            let least = if self.purpose == Purpose::Cards { -there } else { 0 };
            let what = say!(k::DISKS_THERE, seat = view.name(seat), section = line.clone());
            let step = |key: Key, sign: Key, by: i64, may: bool| {
                let name = say!(key, what = what.clone());
                let makes = may.then(|| self.with(spot, seat, planned + by));
                Cell::Press(Press { label: sign.into(), makes, ..Press::new(name, Draft::default()) })
            };
            let fewer = step(sheets::FEWER, k::SIGN_FEWER, -1, planned > least);
            let more = step(sheets::MORE, k::SIGN_MORE, 1, !closed);
            // As wide whatever is planned: nothing beside it moves.
            let between = added(planned).unwrap_or(Cell::Words(say!(k::ADDED, count = planned)));
            Cell::Several(vec![lying, fewer, between, more])
        };
        let cells = view.seats().iter().map(cell).collect();
        Row { cells, ..Row::of(Label::of(line.clone())) }
    }

    /// What a card may reach: the categories, of which those bear a mark in which something is planned, and everybody.
    fn reach(&self) -> Vec<Press> {
        let view = self.journal.view();
        let put = |word: &str, at: usize| {
            let mut then = self.draft.clone();
            then.set(FieldId::new(word), i64::try_from(at).ok());
            then
        };
        let touched: Vec<Category> = self.all().iter().map(|(spot, ..)| spot.category).collect();
        let categories = Category::ALL.into_iter().enumerate().map(|(at, category)| {
            let name = say!(k::SECTIONS_OF, category = category.key());
            let label = match touched.contains(&category) && category != self.category {
                true => say!(k::TOUCHED, category = category.key()),
                false => category.key().into(),
            };
            Press { label, ..Press::new(name, put(CATEGORY, at)).chosen(category == self.category) }
        });
        let people = view.seats().iter().enumerate().map(|(at, seat)| {
            let name = say!(k::DISKS_OF, seat = view.name(seat));
            let label = say!(desk::FIGURE, figure = view.name(seat));
            Press { label, ..Press::new(name, put(WHOSE, at)).chosen(seat == self.whose) }
        });
        categories.chain(people).collect()
    }
}

/// What is planned, with its sign.
fn added(planned: i64) -> Option<Cell<Act>> {
    match planned {
        0 => None,
        1.. => Some(Cell::Words(say!(k::ADDED, count = planned))),
        _ => Some(Cell::Words(say!(desk::FIGURE, figure = planned))),
    }
}
