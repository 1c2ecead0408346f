//! The disks that a player is about to place or that a card is about to move, and the act that they make.

use std::collections::BTreeMap;

use crate::engine::{Holder, Seat, Unit};
use crate::games::independents::units::{CARDS, disks, sheet};
use crate::games::independents::{Act, CardEffect, Category, Look, Place, PlayCard, Required, Spot, turn};
use crate::words::Key;
use crate::words::keys::independents as k;

/// What disks are put down for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// Selective disks: one section a turn.
    Selective,
    /// The disks of the circles: any sections.
    Required,
    /// A card: anybody's disks, more or fewer.
    Cards,
}

impl Purpose {
    /// The step that the table stands in.
    pub fn of(view: Look<'_>) -> Self {
        match turn::step(view) {
            1 => Self::Selective,
            2 => Self::Required,
            _ => Self::Cards,
        }
    }

    /// What the button says that accepts it.
    pub const fn verb(self) -> Key {
        match self {
            Self::Selective => k::VERB_PLACE,
            Self::Required => k::VERB_REQUIRED,
            Self::Cards => k::VERB_CARD,
        }
    }

    /// Where it comes from: what that is called, who holds it, and what it is.
    pub fn pool(self, view: Look<'_>, seat: Seat) -> (Key, Holder, Unit) {
        match self {
            Self::Selective => (k::POOL_SELECTIVE, Holder::Seat(seat), disks(seat)),
            Self::Required => (k::POOL_REQUIRED, sheet(view.state().category), disks(seat)),
            Self::Cards => (k::POOL_CARDS, Holder::Seat(seat), CARDS),
        }
    }
}

/// How many disks more, or fewer below zero, of whom in which section; a card may reach another category.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan(BTreeMap<(Spot, Seat), i8>);

impl Plan {
    /// What is planned there.
    pub fn there(&self, spot: Spot, seat: Seat) -> i8 {
        self.0.get(&(spot, seat)).copied().unwrap_or_default()
    }

    /// Whether anything is planned in a category.
    pub fn touches(&self, category: Category) -> bool {
        self.0.keys().any(|(spot, _)| spot.category == category)
    }

    /// One more, or one fewer. Selective disks lie in one section: those elsewhere come back first.
    pub fn change(&mut self, step: Purpose, spot: Spot, seat: Seat, by: i8) {
        if step == Purpose::Selective {
            self.0.retain(|(other, _), _| *other == spot);
        }
        let count = self.there(spot, seat).saturating_add(by);
        self.0.insert((spot, seat), count);
        self.0.retain(|_, count| *count != 0);
    }

    /// The act that it makes in a category; none before the first disk.
    pub fn act(&self, step: Purpose, seat: Seat, now: Category) -> Option<Act> {
        let placed =
            || self.0.iter().filter_map(|((spot, _), n)| Some((spot.section, u8::try_from(*n).ok()?)));
        match step {
            _ if self.0.is_empty() => None,
            Purpose::Selective => {
                placed().next().map(|(section, disks)| Place { seat, section, disks }.into())
            }
            Purpose::Required => Some(Required { seat, disks: placed().collect() }.into()),
            Purpose::Cards => {
                let effect = |((spot, seat), disks): (&(Spot, Seat), &i8)| CardEffect {
                    seat: *seat,
                    category: (spot.category != now).then_some(spot.category),
                    section: spot.section,
                    disks: *disks,
                };
                let mut effects: Vec<CardEffect> = self.0.iter().map(effect).collect();
                // What a card takes away is there for what it gives.
                effects.sort_by_key(|effect| effect.disks > 0);
                Some(PlayCard { seat, effects }.into())
            }
        }
    }
}
