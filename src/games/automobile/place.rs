//! Phase 3: placing distributors in bands.

use crate::engine::{Actor, Command, Part, Rejection, Rest, Seat, Seats, Told, Why, refuse};
use crate::games::automobile::turn::{action_done, may_act};
use crate::games::automobile::units::{DISTRIBUTORS_PER_ACTION, band, distributors};
use crate::games::automobile::{Automobile, Class, Tx};
use crate::words::Line;
use crate::words::keys::{self, automobile as k};
use crate::{act, msg};

act! {
    /// Phase 3: places up to three distributors.
    pub struct Place(Automobile, "place" / "place", "red place mid mid low", k::VERB_PLACE, k::MEANS_PLACE) {
        by seat: Seat,
        /// The number in each band, from the top: premium, mid, low.
        pub bands: [u8; 3] = Classes,
    } => |act, setting| {
        let placed = Class::ALL.into_iter().zip(act.bands).filter(|(_, count)| *count > 0);
        let bands = placed
            .map(|(class, count)| msg!(k::DESCRIBE_IN_BAND, count, class = class.key()))
            .reduce(|start, next| msg!(keys::words::LIST_MORE, start, next));
        let bands = bands.unwrap_or_else(|| keys::words::LIST_NONE.into());
        msg!(k::DESCRIBE_PLACE, seat = act.seat.told(setting), bands)
    }
}

/// Notation for the bands: the class of each distributor.
#[derive(Clone, Copy, Debug)]
struct Classes;

impl Part<Classes> for [u8; 3] {
    fn take<A: Actor>(_: Classes, rest: &mut Rest<'_, '_, A>) -> Result<Self, Line> {
        let mut bands = [0u8; 3];
        while let Some(class) = rest.optional::<Class>()? {
            bands.get_mut(class.index()).into_iter().for_each(|band| *band = band.saturating_add(1));
        }
        Ok(bands)
    }

    fn put(&self, _: Classes, seats: &Seats, line: &mut String) {
        for (class, count) in Class::ALL.into_iter().zip(*self) {
            (0..count).for_each(|_| class.put((), seats, line));
        }
    }
}

impl Command<Automobile> for Place {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { seat, bands } = *self;
        may_act(tx.view(), seat, k::RULE_PLACE)?;
        let wanted: i64 = bands.iter().map(|count| i64::from(*count)).sum();
        let refused = |why: Line| refuse(why, k::RULE_PLACE, k::PLACE_SUGGESTION);
        if !(1..=DISTRIBUTORS_PER_ACTION).contains(&wanted) {
            return refused(msg!(k::PLACE_COUNT, wanted, most = DISTRIBUTORS_PER_ACTION));
        }
        let has = tx.view().has(seat, distributors(seat));
        if wanted > has {
            return refused(msg!(k::PLACE_SHORT, seat = tx.view().name(seat), has, needs = wanted));
        }
        for (class, count) in Class::ALL.into_iter().zip(bands) {
            let why = Why::new(k::CAUSE_PLACE, k::RULE_PLACE);
            tx.hand(seat, band(class), distributors(seat), i64::from(count), why)?;
        }
        action_done(tx, seat, None)
    }
}
