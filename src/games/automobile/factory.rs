//! Building: one or two pieces on one space, the cubes for jumping ahead, and Ford's extra piece.

use serde::{Deserialize, Serialize};

use crate::engine::{
    Arguments, Command, Declared, Holder, Rejection, Seat, Setting, Syntax, Term, Told, Typed, Why, refuse,
};
use crate::games::automobile::board::BoardValues;
use crate::games::automobile::rulings::{CLOSED_REBUILD_YES, PARTS_ALONE_YES};
use crate::games::automobile::track::{Ground, ground, reach, skip_cost};
use crate::games::automobile::turn::{action_done, may_act, spend};
use crate::games::automobile::units::{
    CLOSED, CUBES, DOLLARS, PARTS_COST, TILES_PER_SPACE, cars, on, parts, tiles,
};
use crate::games::automobile::{Automobile, Space, Tx, View, loan};
use crate::msg;
use crate::words::keys::automobile as k;
use crate::words::{Key, Line};

/// Phase 3: builds one or two pieces on one space.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Build {
    pub seat: Seat,
    pub space: Space,
    /// How many factory tiles.
    pub tiles: u8,
    /// Whether one of the pieces is the parts factory.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub parts: bool,
}

impl Declared<Automobile> for Build {
    const SYNTAX: &'static [Syntax] =
        &[Syntax::new(true, "build", "construit", [k::VERB_BUILD, k::MEANS_BUILD], "red build 7 1 parts")];

    fn actor(&self) -> Option<Seat> {
        Some(self.seat)
    }

    fn arguments(&self, line: &mut Arguments<'_>) {
        let tiles = (self.tiles > 0 || !self.parts).then_some(self.tiles);
        line.put("space", &self.space).put("tiles", &tiles).put_as("parts", &self.parts, "parts");
    }

    fn parse(typed: &Typed<'_>) -> Result<Self, Line> {
        let words = typed.words();
        let (space, tiles, parts) = match words.as_slice() {
            [space] => (space, 1, false),
            [space, "parts"] => (space, 0, true),
            [space, tiles] => (space, typed.argument(tiles)?, false),
            [space, tiles, "parts"] => (space, typed.argument(tiles)?, true),
            _ => return Err(typed.how()),
        };
        Ok(Self { seat: typed.by()?, space: typed.argument(space)?, tiles, parts })
    }

    fn describe(&self, setting: &Setting) -> Line {
        let (seat, space) = (self.seat.told(setting), self.space.told(setting));
        msg!(k::DESCRIBE_BUILD, seat, pieces = pieces(self.tiles, self.parts), space)
    }
}

impl Command<Automobile> for Build {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { seat, space, tiles: new_tiles, parts: with_parts } = *self;
        may_act(tx.view(), seat, k::RULE_BUILD)?;
        let pieces = u32::from(new_tiles) + u32::from(with_parts);
        if !(1..=2).contains(&pieces) {
            let why = msg!(k::BUILD_PIECES, pieces);
            return refuse(why, k::RULE_BUILD, k::BUILD_PIECES_SUGGESTION);
        }
        if ground(tx.view(), space) != Ground::Open(seat) {
            unoccupied(tx.view(), space, k::RULE_BUILD)?;
        }
        tiles_fit(tx.view(), seat, space, i64::from(new_tiles), k::RULE_BUILD)?;
        pay_cubes(tx, seat, space)?;
        let fewer = (new_tiles == 2).then(|| Line::new(k::WAY_ONE_TILE));
        pay_pieces(
            tx,
            seat,
            space,
            i64::from(new_tiles),
            with_parts,
            Why::new(k::CAUSE_BUILD, k::RULE_BUILD),
            fewer,
        )?;
        action_done(tx, seat, Some(space))
    }
}

/// Refuses a space that cannot be built on: taken, or closed without the ruling that allows building again.
pub fn unoccupied(view: View<'_>, space: Space, rule: Key) -> Result<(), Rejection> {
    let line = BoardValues::of(view).space(space);
    match ground(view, space) {
        Ground::Free => Ok(()),
        Ground::Open(owner) => {
            let why = msg!(k::SPACE_TAKEN, space = line, owner = view.name(owner));
            refuse(why, rule, k::WAY_OTHER_SPACE)
        }
        Ground::Closed if !view.is(CLOSED_REBUILD_YES) => {
            let why = msg!(k::SPACE_CLOSED, space = line);
            refuse(why, rule, k::WAY_OTHER_SPACE)
        }
        Ground::Closed => {
            let left: i64 = view.seats().iter().map(|seat| view.balance(on(space), cars(seat))).sum();
            if left == 0 {
                return Ok(());
            }
            let why = msg!(k::SPACE_HAS_CARS, space = line, cars = left);
            refuse(why, rule, k::SPACE_HAS_CARS_SUGGESTION)
        }
    }
}

/// Pays the cubes for jumping ahead.
pub fn pay_cubes(tx: &mut Tx<'_>, seat: Seat, space: Space) -> Result<(), Rejection> {
    let tally = skip_cost(tx.view(), seat, space, tx.tally());
    let (has, needs) = (tx.view().has(seat, CUBES), tally.total());
    if needs > has {
        let why = msg!(
            k::SHORT_OF_CUBES,
            seat = tx.view().name(seat),
            has,
            needs,
            space = BoardValues::of(tx.view()).space(space),
        );
        return refuse(why, k::RULE_SKIP, cube_suggestion(tx.view(), has));
    }
    if needs == 0 {
        tx.found(k::CAUSE_SKIP, k::RULE_SKIP, tally);
        return Ok(());
    }
    tx.post(seat, Holder::Bank, CUBES, tally, Why::new(k::CAUSE_SKIP, k::RULE_SKIP))
}

/// Suggests the farthest space that the cubes reach.
fn cube_suggestion(view: View<'_>, cubes: i64) -> Line {
    match reach(view, cubes) {
        Some(space) => msg!(k::WAY_SKIP_REACH, space = BoardValues::of(view).space(space)),
        None => Line::new(k::WAY_MORE_CUBES),
    }
}

/// Pays for tiles and parts factory and puts them on the space.
pub fn pay_pieces(
    tx: &mut Tx<'_>,
    seat: Seat,
    space: Space,
    new_tiles: i64,
    with_parts: bool,
    why: Why,
    fewer: Option<Line>,
) -> Result<(), Rejection> {
    let view = tx.view();
    let line = BoardValues::of(view).space(space);
    if with_parts {
        if view.has(seat, parts(seat)) == 0 {
            let why_not = msg!(k::NO_PARTS_LEFT, seat = view.name(seat));
            return refuse(why_not, k::RULE_PARTS, k::NO_PARTS_LEFT_SUGGESTION);
        }
        let alone = new_tiles == 0 && view.balance(on(space), tiles(seat)) == 0;
        if alone && !view.is(PARTS_ALONE_YES) {
            let why_not = msg!(k::PARTS_ALONE, space = line);
            return refuse(why_not, k::RULE_PARTS, k::PARTS_ALONE_SUGGESTION);
        }
    }
    let (has, most) = (view.has(seat, DOLLARS), loan::most(view, seat));
    let mut tally = tx.tally();
    let mut one_tile_less = 0;
    if new_tiles > 0 {
        let printed = BoardValues::of(view).cost(space)?;
        tally.add_times(new_tiles, printed.0, || {
            Term::new(msg!(k::TERM_TILES, space = line.clone())).printed(printed.1)
        });
        one_tile_less = printed.0;
    }
    if with_parts {
        tally.add(PARTS_COST, || k::TERM_PARTS);
    }
    let needs = tally.total();
    let at_hand = if needs > most { most } else { has };
    let fewer = fewer.filter(|_| needs - one_tile_less <= at_hand);
    spend(tx, seat, tally, why, fewer)?;
    put_tiles(tx, seat, space, new_tiles, why.rule)?;
    if with_parts {
        let why = Why::new(k::CAUSE_BUILD, k::RULE_PARTS);
        tx.hand(seat, on(space), parts(seat), 1, why)?;
    }
    Ok(())
}

/// Refuses more tiles than the space can hold or the player has.
pub fn tiles_fit(view: View<'_>, seat: Seat, space: Space, count: i64, rule: Key) -> Result<(), Rejection> {
    let line = BoardValues::of(view).space(space);
    let (stands, hand) = (view.balance(on(space), tiles(seat)), view.has(seat, tiles(seat)));
    if stands + count > TILES_PER_SPACE {
        let why = msg!(k::SPACE_FULL, space = line, stands, most = TILES_PER_SPACE);
        return refuse(why, rule, k::WAY_OTHER_SPACE);
    }
    if count > hand {
        let why = msg!(k::NO_TILES_LEFT, seat = view.name(seat), has = hand, needs = count);
        return refuse(why, rule, k::NO_TILES_LEFT_SUGGESTION);
    }
    Ok(())
}

/// Describes the pieces built: tiles, parts factory or both.
pub fn pieces(tiles: u8, parts: bool) -> Line {
    match (tiles, parts) {
        (0, _) => Line::new(k::DESCRIBE_PARTS),
        (_, true) => msg!(k::DESCRIBE_TILES_PARTS, tiles),
        (_, false) => msg!(k::DESCRIBE_TILES, tiles),
    }
}

/// Moves tiles from hand to a space; a closing marker on it goes back to the bank.
pub fn put_tiles(tx: &mut Tx<'_>, seat: Seat, space: Space, count: i64, rule: Key) -> Result<(), Rejection> {
    let why = Why::new(k::CAUSE_BUILD, rule);
    if tx.view().balance(on(space), CLOSED) > 0 {
        tx.hand(on(space), Holder::Bank, CLOSED, 1, why)?;
    }
    tx.hand(seat, on(space), tiles(seat), count, why)
}
