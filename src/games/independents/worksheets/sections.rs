//! Disks placed by pressing the board, or typed section by section; disks moved by a card, stepped player by player
//! in the pressed section.

use super::without;
use crate::engine::worksheet::{Cell, FieldId, Label, NumberEntry, Press, Row};
use crate::engine::{Draft, Field, Holder, PlaceId, PreviewedAct, Seat, Unit, Worksheet};
use crate::games::independents::board::BoardValues;
use crate::games::independents::units::{CARDS, disks, on, sheet};
use crate::games::independents::{
    Act, CardEffect, Category, Independents, Place, PlayCard, Required, Section, Spot, View, scene, turn,
};
use crate::msg;
use crate::words::keys::{desk, independents as k, sheets};
use crate::words::{Key, Line};

/// Why disks are placed or moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Purpose {
    /// Selective disks: one section a turn.
    Selective,
    /// The disks of the circles: any sections.
    Required,
    /// A card: any player's disks, more or fewer, in any category.
    Cards,
}

impl Purpose {
    /// The verb, and the label of the button that enters the act.
    const fn verb(self) -> (&'static str, Key) {
        match self {
            Self::Selective => ("place", k::VERB_PLACE),
            Self::Required => ("required", k::VERB_REQUIRED),
            Self::Cards => ("card", k::VERB_CARD),
        }
    }

    /// Where the disks come from: the name, the holder and the unit.
    fn pool(self, view: View<'_>, seat: Seat) -> (Key, Holder, Unit) {
        match self {
            Self::Selective => (k::POOL_SELECTIVE, Holder::Seat(seat), disks(seat)),
            Self::Required => (k::POOL_REQUIRED, sheet(view.state().category), disks(seat)),
            Self::Cards => (k::POOL_CARDS, Holder::Seat(seat), CARDS),
        }
    }
}

/// The disks that are about to be placed or moved, and the pool of the player to act.
struct Plan<'a> {
    view: View<'a>,
    draft: &'a Draft,
    purpose: Purpose,
    seat: Seat,
}

/// The worksheet of the player to act.
pub fn worksheet(view: View<'_>, seat: Seat, draft: &Draft) -> Worksheet {
    let purpose = match turn::step(view) {
        1 => Purpose::Selective,
        2 => Purpose::Required,
        _ => Purpose::Cards,
    };
    Plan { view, draft, purpose, seat }.worksheet()
}

/// The field for how many disks of the circles the next press on a section places.
const HAND: &str = "hand";

impl Plan<'_> {
    fn view(&self) -> View<'_> {
        self.view
    }

    fn worksheet(&self) -> Worksheet {
        let tried = self.act().map(|act| PreviewedAct::new(self.view, act));
        let planned = self.all();
        let mut rows = vec![self.pool(tried.as_ref())];
        let shown = self.spots().filter(|(spot, seat)| self.planned(*spot, *seat) != 0 || self.opened(*spot));
        rows.extend(shown.map(|(spot, seat)| self.row(spot, seat)));
        let (verb, does) = self.purpose.verb();
        let typed = self.purpose != Purpose::Cards && !planned.is_empty();
        Worksheet {
            verb: Some(verb),
            heads: if typed { vec![Label::default(), Label::of(k::FIELD_DISKS)] } else { Vec::new() },
            rows,
            notes: self.notes(),
            places: self.places(),
            alternatives: if planned.is_empty() { without(self.view) } else { Vec::new() },
            act: tried.map_or(Some(Err(self.missing().into())), PreviewedAct::offer),
            ..Worksheet::of(does)
        }
    }

    /// The pool that the disks come from, and how many are left in it.
    fn pool(&self, tried: Option<&PreviewedAct<Independents>>) -> Row {
        let view = self.view();
        let (name, holder, unit) = self.purpose.pool(view, self.seat);
        let label = Label::of(msg!(name, category = view.state().category.key()));
        let after = tried.and_then(|tried| tried.answer.as_ref().ok());
        let left = after.map(|(book, _)| msg!(k::POOL_THEN, count = book.ledger.balance(holder, unit)));
        let cells = vec![Cell::Several(vec![Cell::Balance(holder, unit, view.balance(holder, unit))])];
        Row { cells, small: left.map(|left| (left, None)), ..Row::of(label) }
    }

    fn id(&self, spot: Spot, seat: Seat) -> FieldId {
        let who = self.view().seats().word(seat);
        FieldId(format!("{who} {} {}", spot.category.word(), spot.section))
    }

    /// How many disks are added; negative for disks removed.
    fn planned(&self, spot: Spot, seat: Seat) -> i64 {
        self.draft.value(&self.id(spot, seat)).unwrap_or_default()
    }

    /// Every player in every section, in the order of the board.
    fn spots(&self) -> impl Iterator<Item = (Spot, Seat)> {
        let spots = Category::ALL
            .into_iter()
            .flat_map(|category| Section::all().map(move |section| Spot::new(category, section)));
        spots.flat_map(|spot| self.view().seats().iter().map(move |seat| (spot, seat)))
    }

    /// All planned disks, in the order of the board.
    fn all(&self) -> Vec<(Spot, Seat, i64)> {
        let planned = self.spots().map(|(spot, seat)| (spot, seat, self.planned(spot, seat)));
        planned.filter(|(.., count)| *count != 0).collect()
    }

    /// The field for the section in which a card changes disks next.
    fn opening(&self, spot: Spot) -> FieldId {
        FieldId(format!("in {} {}", spot.category.word(), spot.section))
    }

    fn opened(&self, spot: Spot) -> bool {
        self.draft.value(&self.opening(spot)).is_some()
    }

    /// What is missing while nothing is planned.
    fn missing(&self) -> Key {
        let opened = self.spots().any(|(spot, _)| self.opened(spot));
        if opened { k::MISSING_DISKS } else { k::MISSING_SECTION }
    }

    /// The act that the plan makes; `None` before the first disk.
    fn act(&self) -> Option<Act> {
        let (seat, all) = (self.seat, self.all());
        let placed = || all.iter().filter_map(|(spot, _, n)| Some((spot.section, u8::try_from(*n).ok()?)));
        match self.purpose {
            _ if all.is_empty() => None,
            Purpose::Selective => {
                placed().next().map(|(section, disks)| Place { seat, disks: (section, disks) }.into())
            }
            Purpose::Required => Some(Required { seat, disks: placed().collect() }.into()),
            Purpose::Cards => {
                let now = self.view().state().category;
                let effect = |(spot, seat, disks): &(Spot, Seat, i64)| CardEffect {
                    seat: *seat,
                    category: (spot.category != now).then_some(spot.category),
                    section: spot.section,
                    disks: i8::try_from(*disks).unwrap_or(i8::MAX),
                };
                let mut effects: Vec<CardEffect> = all.iter().map(effect).collect();
                // Disks that a card removes can be used for those it adds.
                effects.sort_by_key(|effect| effect.disks > 0);
                Some(PlayCard { seat, effects }.into())
            }
        }
    }

    /// The draft with a number of disks in a section. Selective disks go to one section: those elsewhere come back
    /// first.
    fn with(&self, spot: Spot, seat: Seat, count: i64) -> Draft {
        let mut then = self.draft.clone();
        if self.purpose == Purpose::Selective {
            self.all().into_iter().for_each(|(other, seat, _)| then.set(self.id(other, seat), None));
        }
        then.set(self.id(spot, seat), (count != 0).then_some(count));
        then
    }

    /// How many disks a press on a section places.
    fn hand(&self) -> i64 {
        let own = self.draft.value(&FieldId::new(HAND)).filter(|_| self.purpose == Purpose::Required);
        own.unwrap_or(1)
    }

    /// The places of the board, each with the draft that a press on it makes.
    fn places(&self) -> Vec<(PlaceId, Draft)> {
        let (view, now) = (self.view(), self.view().state().category);
        let there = |category| BoardValues::of(view).sections(category).unwrap_or_default();
        let categories: &[Category] = if self.purpose == Purpose::Cards { &Category::ALL } else { &[now] };
        let spots = categories.iter().flat_map(|category| {
            let all = Section::all().filter(|section| i64::from(section.number()) <= there(*category));
            all.map(|section| Spot::new(*category, section))
        });
        let used = view.state().step.used(self.seat);
        let open = spots.filter(|spot| self.purpose != Purpose::Selective || !used.contains(&spot.section));
        let mut places: Vec<_> = open.map(|spot| (scene::section(spot), self.pressed(spot))).collect();
        if self.purpose == Purpose::Required {
            let left = self.left();
            let taken = view.balance(sheet(now), disks(self.seat)) - left;
            let circle = |n: i64| {
                let place = scene::circle(now, u8::try_from(taken + n).ok()?, self.seat);
                Some((place, self.draft.clone().with(FieldId::new(HAND), Some(n))))
            };
            places.extend((1..=left).filter_map(circle));
        }
        places
    }

    /// How many disks are left that nothing is planned for.
    fn left(&self) -> i64 {
        let (_, holder, unit) = self.purpose.pool(self.view(), self.seat);
        let planned: i64 = self.all().iter().map(|(.., count)| count).sum();
        self.view().balance(holder, unit) - planned
    }

    /// The draft after a press on a section: so many more disks, or none again if none are left; for a card, whose
    /// disks change there.
    fn pressed(&self, spot: Spot) -> Draft {
        let (seat, by) = (self.seat, self.hand());
        let planned = self.planned(spot, seat);
        let room = match self.purpose {
            Purpose::Selective => planned < self.view().has(seat, disks(seat)),
            Purpose::Required => by <= self.left(),
            Purpose::Cards => {
                let closed = self
                    .spots()
                    .fold(self.draft.clone(), |draft, (other, _)| draft.with(self.opening(other), None));
                return closed.with(self.opening(spot), Some(1));
            }
        };
        let mut then = self.with(spot, seat, if room { planned + by } else { 0 });
        then.set(FieldId::new(HAND), None);
        then
    }

    /// The disks in hand, and the sections where no more can be placed.
    fn notes(&self) -> Vec<Line> {
        let view = self.view();
        let hand = self.draft.value(&FieldId::new(HAND)).filter(|_| self.purpose == Purpose::Required);
        let used = view.state().step.used(self.seat).iter().filter(|_| self.purpose == Purpose::Selective);
        let line =
            |section: &Section| BoardValues::of(view).section(Spot::new(view.state().category, *section));
        let used =
            used.map(|section| msg!(k::SECTION_USED, seat = view.name(self.seat), section = line(section)));
        let reach = (self.purpose == Purpose::Cards).then(|| Line::new(k::REACH));
        let hand = hand.map(|disks| msg!(k::IN_HAND, disks));
        reach.into_iter().chain(hand).chain(used).collect()
    }

    /// The plan for a section: a number to be typed; for a card one fewer or one more.
    fn row(&self, spot: Spot, seat: Seat) -> Row {
        let view = self.view();
        let near = spot.category == view.state().category;
        let line = if near { BoardValues::of(view).section(spot) } else { BoardValues::of(view).spot(spot) };
        let planned = self.planned(spot, seat);
        if self.purpose != Purpose::Cards {
            let (_, holder, unit) = self.purpose.pool(view, self.seat);
            let field =
                Field::new(msg!(k::FIELD_SECTION, section = line.clone()), 1, view.balance(holder, unit));
            let entry = NumberEntry::new(
                self.id(spot, seat),
                Field { begins: Some(0), ..field.or_zero() },
                self.draft,
            );
            return Row { cells: vec![Cell::Field(entry)], ..Row::of(Label::of(line)) };
        }
        let there = view.balance(on(spot), disks(seat));
        let what = msg!(k::DISKS_THERE, seat = view.name(seat), section = line.clone());
        let step = |key: Key, sign: Key, by: i64| {
            let name = msg!(key, what = what.clone());
            let makes = (there + planned + by >= 0).then(|| self.with(spot, seat, planned + by));
            Cell::Press(Press { label: sign.into(), makes, ..Press::new(name, Draft::default()) })
        };
        let count = match planned {
            1.. => msg!(k::ADDED, count = planned),
            _ => msg!(desk::FIGURE, figure = planned),
        };
        let steps =
            [step(sheets::FEWER, k::SIGN_FEWER, -1), Cell::Words(count), step(sheets::MORE, k::SIGN_MORE, 1)];
        let label = Label { seat: Some(seat), class: None, what: Some(line) };
        Row { cells: vec![Cell::Several(steps.into())], ..Row::of(label) }
    }
}
