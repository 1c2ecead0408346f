//! The acts offered now, for buttons, completion and random walks; some have number fields to fill in. The rules
//! decide which are legal.

use std::collections::BTreeMap;

use crate::engine::{Choice, Field, Seat, Trace};
use crate::games::automobile::board::BoardValues;
use crate::games::automobile::demand::drawn_by_each;
use crate::games::automobile::track::own_spaces;
use crate::games::automobile::turn::whose;
use crate::games::automobile::units::{BONUS_COST, cars};
use crate::games::automobile::{
    Act, Bid, Bonus, Build, Character, Choose, Class, Close, Cubes, Durant, Ford, Howard, Loan, Losses, Pass,
    Phase, Place, Produce, Reduced, Reveal, Sell, Short, Space, Tx, View, distributors, howard, produce,
    sheet, short,
};
use crate::msg;
use crate::words::Line;
use crate::words::keys::automobile as k;

/// The acts offered now, legal or not, most useful first.
pub fn candidates(view: View<'_>) -> Vec<Choice<Act>> {
    let state = view.state();
    let mut all = match &state.phase {
        Phase::Tiles => vec![Choice::whole(Act::Drawn)],
        Phase::Characters { .. } => characters(view),
        Phase::Actions { .. } => state.to_act().map_or_else(Vec::new, |seat| actions(view, seat)),
        Phase::Howard => state.to_act().map_or_else(Vec::new, |seat| howard_sales(view, seat)),
        Phase::Distributors { .. } => distributor_sales(view),
        Phase::Decisions { .. } => state.to_act().map_or_else(Vec::new, |seat| decisions(view, seat)),
        Phase::Sale if state.demand.is_none() => vec![reveal(view)],
        Phase::Sale => vec![Choice::whole(Act::Sale)],
        Phase::Losses { .. } => loss_phase(view),
        Phase::End => vec![Choice::whole(Act::EndTurn)],
        Phase::Over => return Vec::new(),
    };
    if !matches!(state.phase, Phase::Actions { .. }) && state.ford_just_acted().is_some() {
        all.extend(extra_pieces(view));
    }
    all.extend(view.seats().iter().map(|seat| Choice::whole(Loan { seat })));
    all
}

fn characters(view: View<'_>) -> Vec<Choice<Act>> {
    let state = view.state();
    if super::bid::bids_due(view) {
        let bids = vec![0; view.seats().count()];
        let fields = view.seats().iter().map(|seat| {
            Field::new(msg!(k::FIELD_BID, seat = view.name(seat)), 0, view.has(seat, super::units::DOLLARS))
                .by(10)
                .or_zero()
                .only_table_knows()
        });
        return vec![Choice::new(Bid { bids }, fields.collect())];
    }
    if let Some(seat) = state.builder() {
        let spaces = Space::all().map(|space| Choice::whole(Durant { seat, space: Some(space) }));
        return spaces.chain([Choice::whole(Durant { seat, space: None })]).collect();
    }
    let Some(seat) = state.to_act() else { return Vec::new() };
    Character::ALL.into_iter().map(|character| Choice::whole(Choose { seat, character })).collect()
}

fn actions(view: View<'_>, seat: Seat) -> Vec<Choice<Act>> {
    let mut all = Vec::new();
    for space in Space::all() {
        for (tiles, parts) in [(2, false), (1, false), (1, true), (0, true)] {
            all.push(Choice::whole(Build { seat, space, tiles, parts }));
        }
    }
    for premium in 0..=3u8 {
        for mid in 0..=3 - premium {
            for low in 0..=3 - premium - mid {
                if premium + mid + low > 0 {
                    all.push(Choice::whole(Place { seat, bands: [premium, mid, low] }));
                }
            }
        }
    }
    all.push(Choice::whole(Cubes { seat }));
    // Acts that are not always available come last.
    all.extend(production(view, seat));
    all.extend(own_spaces(view, seat).into_iter().map(|space| Choice::whole(Close { seat, space })));
    all.extend(extra_pieces(view));
    all
}

/// Ford's extra piece, a tile or the parts factory.
fn extra_pieces(view: View<'_>) -> impl Iterator<Item = Choice<Act>> {
    let spaces = view
        .state()
        .ford()
        .into_iter()
        .flat_map(move |seat| own_spaces(view, seat).into_iter().map(move |at| (seat, at)));
    spaces.flat_map(|(seat, space)| [false, true].map(|parts| Choice::whole(Ford { seat, space, parts })))
}

/// Production of the minimum on the player's cheapest space, with a number field for each of their spaces.
fn production(view: View<'_>, seat: Seat) -> Option<Choice<Act>> {
    let spaces: Vec<Space> =
        own_spaces(view, seat).into_iter().filter(|space| produce::size(view, seat, *space) > 0).collect();
    let all = view.is(super::rulings::LEAVE_OUT_NO);
    let mut limits = BTreeMap::new();
    for space in &spaces {
        match produce::limits(view, seat, *space) {
            Ok(bounds) => limits.insert(*space, bounds),
            // The act asks for the missing board value.
            Err(_) => return Some(Choice::whole(Produce { seat, cars: vec![(*space, 1)] })),
        };
    }
    let limits = |space: Space| limits.get(&space).copied().unwrap_or_default();
    let cost = |space: &Space| {
        let each = BoardValues::of(view).car(*space).map(|printed| printed.0);
        each.map_or(i64::MAX, |each| limits(*space).0.max(1).saturating_mul(each))
    };
    let cheapest = spaces.iter().copied().min_by_key(cost)?;
    let hand = view.has(seat, cars(seat));
    let mut left = hand;
    let mut made = Vec::new();
    let mut fields = Vec::new();
    for space in spaces {
        let (least, most) = limits(space);
        let wanted = if all || space == cheapest { least.max(1) } else { 0 };
        let count = if wanted <= left { wanted } else { 0 };
        left -= count;
        made.push((space, u8::try_from(count).unwrap_or_default()));
        let label = msg!(k::FIELD_CARS, space = BoardValues::of(view).space(space));
        fields.push(Field::new(label, least, most.min(hand)).or_zero());
    }
    Some(Choice::new(Produce { seat, cars: made }, fields))
}

fn howard_sales(view: View<'_>, seat: Seat) -> Vec<Choice<Act>> {
    let lots = howard::for_sale(view, seat);
    let must = howard::may_sell(view);
    if must == 0 {
        return vec![Choice::whole(Howard { seat, cars: Vec::new() })];
    }
    if must == 1 {
        return lots.iter().map(|(space, _)| Choice::whole(Howard { seat, cars: vec![*space] })).collect();
    }
    let mut all = Vec::new();
    for (at, (first, count)) in lots.iter().enumerate() {
        if *count > 1 {
            all.push(Choice::whole(Howard { seat, cars: vec![*first, *first] }));
        }
        for (second, _) in lots.iter().skip(at + 1) {
            all.push(Choice::whole(Howard { seat, cars: vec![*first, *second] }));
        }
    }
    all
}

fn distributor_sales(view: View<'_>) -> Vec<Choice<Act>> {
    let Some(seat) = whose(view) else { return vec![Choice::whole(sheet::empty(view))] };
    distributors::sales(view, seat).map(|(space, band)| Choice::whole(Sell { seat, space, band })).collect()
}

fn decisions(view: View<'_>, seat: Seat) -> Vec<Choice<Act>> {
    let taken = view.state().taken;
    let mut all = vec![Choice::whole(Pass { seat })];
    for space in own_spaces(view, seat) {
        if usize::from(taken.bonus) < BONUS_COST.len() {
            all.push(Choice::whole(Bonus { seat, space }));
        }
        for markers in [2, 1] {
            all.push(Choice::whole(Reduced { seat, space, markers }));
        }
        all.push(Choice::whole(Close { seat, space }));
    }
    all
}

/// Revealing the demand tiles, with a number field for each tile.
fn reveal(view: View<'_>) -> Choice<Act> {
    let state = view.state();
    let each = drawn_by_each(state.turn);
    let mut numbers = [2u8, 3, 4, 5].into_iter().cycle();
    let mut next = || numbers.next().unwrap_or(2);
    let tile = |label: Line| Field::new(label, 2, 5).only_table_knows();
    let mut fields = Vec::new();
    let mut tiles = Vec::new();
    for seat in view.seats().iter() {
        tiles.push((0..each).map(|_| next()).collect());
        fields.extend((1..=each).map(|n| tile(msg!(k::FIELD_TILE, seat = view.name(seat), n))));
    }
    let premium = (state.turn >= 3).then(&mut next);
    let bonus = (state.turn == 4).then(&mut next);
    fields.extend(premium.map(|_| tile(msg!(k::FIELD_DRAWN, class = Class::Premium.key()))));
    fields.extend(bonus.map(|_| tile(msg!(k::FIELD_DRAWN, class = Class::Low.key()))));
    Choice::new(Reveal { tiles, premium, bonus }, fields)
}

fn loss_phase(view: View<'_>) -> Vec<Choice<Act>> {
    let mut tx = Tx::begin(view.setting, view.book.clone(), Trace::Off);
    let short: Vec<Short> = short::remedies(&mut tx).unwrap_or_default();
    vec![Choice::whole(Losses { short })]
}
