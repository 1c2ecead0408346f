//! The worksheet for placing disks, by clicks on the board or typed numbers, and for the effects of a card, with
//! buttons for each player in the section that was clicked.

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
    /// Selective disks, in one section a turn.
    Selective,
    /// The disks on the circles, in any sections.
    Required,
    /// The effect of a card: more or fewer disks of any player, in any category.
    Cards,
}

impl Purpose {
    /// The verb, and the label of the button for the act.
    const fn verb(self) -> (&'static str, Key) {
        match self {
            Self::Selective => ("place", k::VERB_PLACE),
            Self::Required => ("required", k::VERB_REQUIRED),
            Self::Cards => ("card", k::VERB_CARD),
        }
    }

    /// The pool that is spent: its name, holder and unit.
    fn pool(self, view: View<'_>, seat: Seat) -> (Key, Holder, Unit) {
        match self {
            Self::Selective => (k::POOL_SELECTIVE, Holder::Seat(seat), disks(seat)),
            Self::Required => (k::POOL_REQUIRED, sheet(view.state().category), disks(seat)),
            Self::Cards => (k::POOL_CARDS, Holder::Seat(seat), CARDS),
        }
    }
}

/// The draft of the player to act, with its context.
struct Plan<'a> {
    view: View<'a>,
    draft: &'a Draft,
    purpose: Purpose,
    seat: Seat,
}

pub fn worksheet(view: View<'_>, seat: Seat, draft: &Draft) -> Worksheet {
    let purpose = match turn::step(view) {
        1 => Purpose::Selective,
        2 => Purpose::Required,
        _ => Purpose::Cards,
    };
    Plan { view, draft, purpose, seat }.worksheet()
}

/// The worksheet while the number of sections is not known: an act in the first one asks for it. Selective disks need none, since each of
/// their acts names one section.
pub fn unread(view: View<'_>, seat: Seat) -> Option<Worksheet> {
    let section = Section::all().next()?;
    let (purpose, act): (Purpose, Act) = match turn::step(view) {
        2 => (Purpose::Required, Required { seat, disks: vec![(section, 1)] }.into()),
        3 => {
            let effect = CardEffect { seat, category: None, section, disks: 1 };
            (Purpose::Cards, PlayCard { seat, effects: vec![effect] }.into())
        }
        _ => return None,
    };
    let (verb, does) = purpose.verb();
    let act = PreviewedAct::new(view, act).offer();
    Some(Worksheet { verb: Some(verb), alternatives: without(view), act, ..Worksheet::of(does) })
}

/// The field for how many required disks the next click on a section places.
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

    /// The row of the pool, with how many are left in it.
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

    /// How many disks the draft adds; negative if it removes disks.
    fn planned(&self, spot: Spot, seat: Seat) -> i64 {
        self.draft.value(&self.id(spot, seat)).unwrap_or_default()
    }

    /// All pairs of section and player, in the order of the board.
    fn spots(&self) -> impl Iterator<Item = (Spot, Seat)> {
        let spots = Category::ALL
            .into_iter()
            .flat_map(|category| Section::all().map(move |section| Spot::new(category, section)));
        spots.flat_map(|spot| self.view().seats().iter().map(move |seat| (spot, seat)))
    }

    /// All changes in the draft, in the order of the board.
    fn all(&self) -> Vec<(Spot, Seat, i64)> {
        let planned = self.spots().map(|(spot, seat)| (spot, seat, self.planned(spot, seat)));
        planned.filter(|(.., count)| *count != 0).collect()
    }

    /// The field that marks the section open for changes by a card.
    fn opening(&self, spot: Spot) -> FieldId {
        FieldId(format!("in {} {}", spot.category.word(), spot.section))
    }

    fn opened(&self, spot: Spot) -> bool {
        self.draft.value(&self.opening(spot)).is_some()
    }

    /// What is missing while the draft changes no disks.
    fn missing(&self) -> Key {
        let opened = self.spots().any(|(spot, _)| self.opened(spot));
        if opened { k::MISSING_DISKS } else { k::MISSING_SECTION }
    }

    /// The act that the draft makes; `None` while it changes no disks.
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
                // Removed disks come first, since added disks may use them.
                effects.sort_by_key(|effect| effect.disks > 0);
                Some(PlayCard { seat, effects }.into())
            }
        }
    }

    /// The draft with this number of disks in a section. Selective disks go to one section only, so those in others
    /// are taken back.
    fn with(&self, spot: Spot, seat: Seat, count: i64) -> Draft {
        let mut then = self.draft.clone();
        if self.purpose == Purpose::Selective {
            self.all().into_iter().for_each(|(other, seat, _)| then.set(self.id(other, seat), None));
        }
        then.set(self.id(spot, seat), (count != 0).then_some(count));
        then
    }

    /// How many disks a click on a section places.
    fn hand(&self) -> i64 {
        let own = self.draft.value(&FieldId::new(HAND)).filter(|_| self.purpose == Purpose::Required);
        own.unwrap_or(1)
    }

    /// The places on the board, each with the draft that a click on it makes.
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

    /// How many disks of the pool the draft leaves.
    fn left(&self) -> i64 {
        let (_, holder, unit) = self.purpose.pool(self.view(), self.seat);
        let planned: i64 = self.all().iter().map(|(.., count)| count).sum();
        self.view().balance(holder, unit) - planned
    }

    /// The draft after a click on a section. It adds disks there, or sets them to zero if too few are left; for a
    /// card, it opens the section for changes.
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

    /// Notes on the disks in hand and on sections that were already used.
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

    /// The row of a section: a number field or, for a card, buttons for one fewer and one more.
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
