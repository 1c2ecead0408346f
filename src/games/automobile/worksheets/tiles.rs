//! The worksheet of the demand tiles. They are typed as one number, one digit after the other through all players,
//! while the demand adds up.

use super::of_class;
use crate::engine::worksheet::{Cell, DigitRun, FieldId, Label, Row};
use crate::engine::{Draft, PreviewedAct, Seat, Worksheet};
use crate::games::automobile::demand::{demand_of_turn, derivation, drawn_by_each};
use crate::games::automobile::{Class, Reveal, View};
use crate::msg;
use crate::words::Line;
use crate::words::keys::{desk, sheets};

const VALUES: [u8; 4] = [2, 3, 4, 5];

pub fn worksheet(view: View<'_>, draft: &Draft) -> Worksheet {
    let turn = view.state().turn;
    let hands: Vec<(Seat, Vec<FieldId>)> =
        view.seats().iter().map(|seat| (seat, of_hand(view, seat))).collect();
    let drawn: Vec<Class> = [(turn >= 3, Class::Premium), (turn >= 4, Class::Low)]
        .iter()
        .filter(|(drawn, _)| *drawn)
        .map(|(_, class)| *class)
        .collect();
    let drawn_id = |class: Class| FieldId::new(class.word());
    let fields: Vec<FieldId> = hands
        .iter()
        .flat_map(|(_, hand)| hand.clone())
        .chain(drawn.iter().map(|class| drawn_id(*class)))
        .collect();
    let next = fields.iter().find(|id| draft.value(id).is_none()).cloned();
    let tile = |id: &FieldId| draft.value(id).and_then(|tile| u8::try_from(tile).ok());
    let cell = |id: &FieldId| Cell::Typed(id.clone(), draft.value(id), next.as_ref() == Some(id));
    let of_class_drawn = |class| drawn.contains(&class).then(|| tile(&drawn_id(class))).flatten();
    let tiles: Vec<Vec<u8>> = hands.iter().map(|(_, hand)| hand.iter().filter_map(tile).collect()).collect();
    let (premium, low) = (of_class_drawn(Class::Premium), of_class_drawn(Class::Low));
    let whole: Vec<Vec<u8>> =
        tiles.iter().filter(|hand| hand.len() == drawn_by_each(turn)).cloned().collect();
    let demand = demand_of_turn(turn, &whole, premium, low);
    let mut rows: Vec<Row> = hands
        .iter()
        .map(|(seat, hand)| {
            let cells = vec![Cell::Several(hand.iter().map(cell).collect()), Cell::Empty];
            Row { cells, ..Row::of(Label::seat(*seat)) }
        })
        .collect();
    rows.extend(drawn.iter().map(|class| {
        let label = Label::of(msg!(sheets::DRAWN_NOW, class = class.key()));
        Row { cells: vec![cell(&drawn_id(*class))], ..Row::of(label) }
    }));
    rows.extend(Class::ALL.map(|class| {
        let demand = derivation(&demand, class);
        let terms: Vec<String> = demand.terms.iter().map(|term| term.amount.to_string()).collect();
        let terms = match terms.as_slice() {
            [] => Cell::Empty,
            terms => Cell::Told(msg!(desk::FIGURE, figure = terms.join(" + ")), demand.clone()),
        };
        let label = Label { what: Some(demand.what.clone()), ..Label::class(of_class(class)) };
        Row { cells: vec![Cell::strong(demand), terms], ..Row::of(label) }
    }));
    Worksheet {
        heads: [Label::of(sheets::PLAYER), Label::of(sheets::TILES_TYPED), Label::default()].to_vec(),
        rows,
        digit_run: Some(DigitRun {
            name: sheets::TILES_TYPED,
            hint: hint(view, &drawn),
            fields,
            digits: VALUES.map(|tile| (tile, named(tile))).to_vec(),
        }),
        act: PreviewedAct::new(view, Reveal { tiles, premium, bonus: low }).offer(),
        ..Worksheet::of(sheets::REVEAL)
    }
}

fn named(tile: u8) -> Line {
    msg!(sheets::TILE, tile)
}

fn of_hand(view: View<'_>, seat: Seat) -> Vec<FieldId> {
    let who = view.seats().word(seat);
    (1..=drawn_by_each(view.state().turn)).map(|tile| FieldId(format!("{who} {tile}"))).collect()
}

/// An example of the notation for this number of players.
fn hint(view: View<'_>, drawn: &[Class]) -> String {
    let each = drawn_by_each(view.state().turn);
    let sample = ["52", "44", "32", "53", "22"].into_iter().take(view.seats().count());
    let words = sample.filter_map(|word| word.get(..each)).chain(drawn.iter().map(|_| "4"));
    words.collect::<Vec<_>>().join(" ")
}
