//! Corrections: movements by hand first, then what is not on the ledger.

use serde_json::Value;

use super::board::CIRCUIT;
use super::cars::At;
use super::table::Table;
use crate::audit::Done;
use crate::audit::books::Reckoning;
use crate::audit::json::{list_if_any, object, part, seat, tagged, text, whole};

impl Table {
    /// A correction.
    pub(super) fn correct(&mut self, correction: &Value) -> Done {
        let map = object(correction, &["moves", "fixes", "reason"])?;
        list_if_any(map, "moves")?.iter().try_for_each(|moved| self.by_hand(moved))?;
        list_if_any(map, "fixes")?.iter().try_for_each(|fix| self.fix(fix))?;
        self.must_be_possible()
    }

    /// Refuses two cars on one square, and two in one place of a garage.
    pub(super) fn must_be_possible(&self) -> Done {
        for square in 1..=CIRCUIT {
            let there: i64 = (1..=self.seats).map(|owner| self.standing(owner, At::Square(square))).sum();
            if there > 1 {
                return Err(format!("{there} cars stand on square {square}"));
            }
        }
        let crowded = |place| (1..=self.seats).any(|owner| self.standing(owner, At::Garage(place)) > 1);
        if (1..=3).any(crowded) { Err("two cars stand in one garage place".to_owned()) } else { Ok(()) }
    }

    /// One movement by hand. A car that was put by hand carries nothing along.
    pub(super) fn by_hand(&mut self, moved: &Value) -> Done {
        self.of_this_table(moved)?;
        self.held.by_hand(moved, &["outside"])?;
        self.forget_the_gone();
        Ok(())
    }

    pub(super) fn fix(&mut self, fix: &Value) -> Done {
        let (name, body) = tagged(fix)?;
        match name {
            "deal" => self.deal = whole(body, 1, u16::MAX.into())?,
            "next" => (self.turn, self.settled) = (seat(body, self.seats)?, false),
            "settled" => (self.turn, self.settled) = (seat(body, self.seats)?, true),
            "owes" => {
                let map = object(body, &["seat", "cards"])?;
                let owing = seat(part(map, "seat")?, self.seats)?;
                if self.on_turn() == Some(owing) {
                    self.settled = false;
                }
                self.owes.insert(owing, whole(part(map, "cards")?, 0, 54)?);
            }
            "held" => {
                let map = object(body, &["seat", "car", "held", "driven"])?;
                let owner = seat(part(map, "seat")?, self.seats)?;
                let at = At::read(text(part(map, "car")?)?)?;
                if self.standing(owner, at) < 1 || matches!(at, At::Garage(_)) {
                    return Err(format!("p{owner} has no car at {} that a square could hold", at.word()));
                }
                let mark = self.marks.entry((owner, at)).or_default();
                match text(part(map, "held")?)? {
                    "fresh" => (mark.fresh, mark.stopped) = (true, true),
                    "stopped" => mark.stopped = true,
                    "free" => mark.stopped = false,
                    other => return Err(format!("no car is {other:?}")),
                }
                if let Some(driven) = map.get("driven") {
                    mark.driven = Some(whole(driven, i16::MIN.into(), i16::MAX.into())?);
                }
            }
            _ => return Err(format!("there is no fix {name:?}")),
        }
        Ok(())
    }
}
