//! Phase 3: places distributors in bands.

use serde::{Deserialize, Serialize};

use crate::engine::{
    Command, Declared, Holder, Refusal, Rejection, Seat, Seats, Setting, Syntax, Typed, Why,
};
use crate::games::automobile::turn::{action_done, may_act};
use crate::games::automobile::units::{DISTRIBUTORS_PER_ACTION, band, distributors};
use crate::games::automobile::{Automobile, Class, Tx};
use crate::msg;
use crate::words::Line;
use crate::words::keys::{self, automobile as k};

/// Phase 3: places up to three distributors.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    pub seat: Seat,
    /// How many in each band, from the top: premium, mid, low.
    pub bands: [u8; 3],
}

impl Declared<Automobile> for Place {
    const SYNTAX: &'static [Syntax] =
        &[Syntax::player("place", "place", [k::VERB_PLACE, k::MEANS_PLACE], "red place mid mid low")];

    fn arguments(&self, _: &Seats) -> String {
        let bands = Class::ALL.into_iter().zip(self.bands);
        let words = bands.flat_map(|(class, count)| std::iter::repeat_n(class.word(), usize::from(count)));
        words.collect::<Vec<_>>().join(" ")
    }

    fn parse(typed: &Typed<'_>) -> Result<Self, Line> {
        let mut bands = [0u8; 3];
        for word in typed.words() {
            let class: Class = typed.argument(word)?;
            if let Some(band) = bands.get_mut(class.index()) {
                *band = band.saturating_add(1);
            }
        }
        Ok(Self { seat: typed.by()?, bands })
    }

    fn describe(&self, setting: &Setting) -> Line {
        let placed = Class::ALL.into_iter().zip(self.bands).filter(|(_, count)| *count > 0);
        let bands = placed
            .map(|(class, count)| msg!(k::DESCRIBE_IN_BAND, count = count, class = class.key()))
            .reduce(|start, next| msg!(keys::words::LIST_MORE, start = start, next = next));
        let bands = bands.unwrap_or_else(|| keys::words::LIST_NONE.into());
        msg!(k::DESCRIBE_PLACE, seat = setting.seats.name(self.seat), bands = bands)
    }
}

impl Command<Automobile> for Place {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { seat, bands } = *self;
        may_act(tx.view(), seat, k::RULE_PLACE)?;
        let wanted: i64 = bands.iter().map(|count| i64::from(*count)).sum();
        let refused = |why| Rejection::from(Refusal::new(why, k::RULE_PLACE).suggestion(k::PLACE_SUGGESTION));
        if !(1..=DISTRIBUTORS_PER_ACTION).contains(&wanted) {
            return Err(refused(msg!(k::PLACE_COUNT, wanted = wanted, most = DISTRIBUTORS_PER_ACTION)));
        }
        let has = tx.view().has(seat, distributors(seat));
        if wanted > has {
            return Err(refused(msg!(
                k::PLACE_SHORT,
                seat = tx.view().name(seat),
                has = has,
                needs = wanted
            )));
        }
        for (class, count) in Class::ALL.into_iter().zip(bands) {
            let why = Why::new(k::CAUSE_PLACE, k::RULE_PLACE);
            tx.hand(Holder::Seat(seat), band(class), distributors(seat), i64::from(count), why)?;
        }
        action_done(tx, seat, None)
    }
}
