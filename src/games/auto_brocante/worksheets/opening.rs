//! The final count as private input: each dealer enters their own Blue Book values, which are revealed all at once.

use crate::engine::worksheet::{FieldId, NumberEntry};
use crate::engine::worksheet::{HiddenAct, PrivateInput, PrivateTurn, Secret, SecretRow};
use crate::engine::{Draft, Field, Seat};
use crate::games::auto_brocante::board::{BoardValues, worth};
use crate::games::auto_brocante::candidates::PRICE_STEP;
use crate::games::auto_brocante::{Act, Car, FinalCount, View, doubt, end, lot, shown};
use crate::msg;
use crate::words::keys::{auto_brocante as k, brocante, engine};

/// The private input from the end of the game until the values are known.
pub fn private_input(view: View<'_>, draft: &Draft) -> Option<PrivateInput> {
    if !end::ended(view) || view.state().counted.is_some() {
        return None;
    }
    let people: Vec<PrivateTurn> = view.seats().iter().map(|seat| dealer(view, seat, draft)).collect();
    let values = view.seats().iter().map(|seat| {
        let value = |car: Car| Some((car, u32::try_from(draft.value(&id(view, seat, car))?).ok()?));
        lot(view, seat).into_iter().map(value).collect()
    });
    let values: Option<Vec<Vec<(Car, u32)>>> = values.collect();
    let act = values.map(|values| Act::Final(FinalCount { values }));
    let act = Some(HiddenAct { does: k::VERB_FINAL.into(), act: act.map(Into::into) });
    Some(PrivateInput { description: brocante::CURTAIN.into(), awaited: true, people, act })
}

fn id(view: View<'_>, seat: Seat, car: Car) -> FieldId {
    FieldId(format!("{} {car}", view.seats().word(seat)))
}

fn dealer(view: View<'_>, seat: Seat, draft: &Draft) -> PrivateTurn {
    let rows = lot(view, seat).into_iter().map(|car| {
        let called = BoardValues::of(view).car(car);
        let name = msg!(k::FIELD_FINAL, seat = view.name(seat), car = called.clone());
        let field = Field::new(name, 0, 999_999_999).by(PRICE_STEP);
        let field = match shown(view, seat, car) {
            Some(value) => Field { begins: Some(value.into()), ..field },
            None => field,
        };
        let entry = NumberEntry::new(id(view, seat, car), field, draft);
        let doubted = entry.value.and_then(|value| doubt(view, seat, car, u32::try_from(value).ok()?));
        let secret = Secret {
            said: entry.value.map(worth),
            doubt: doubted.map(|why| (brocante::ODD.into(), why)),
            zero: Some(k::JUNK.into()),
            entry,
        };
        SecretRow { label: called, fields: vec![secret] }
    });
    let name = msg!(engine::HOLDER_SEAT, name = view.name(seat));
    PrivateTurn { seat, name, rows: rows.collect(), held: Vec::new(), act: None }
}
