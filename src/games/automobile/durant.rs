//! Phase 2, Durant: builds one factory tile at once on an unoccupied space.

use crate::engine::{Command, Or, Refusal, Rejection, Seat, Tally, Term, Trace, Why, refuse};
use crate::games::automobile::board::BoardValues;
use crate::games::automobile::characters::when_all_have_chosen;
use crate::games::automobile::track::skip_cost;
use crate::games::automobile::turn::{in_phase, spend};
use crate::games::automobile::units::{CUBES, DOLLARS, tiles};
use crate::games::automobile::{Automobile, Phase, Space, Tx, View, factory, loan};
use crate::words::Line;
use crate::words::keys::automobile as k;
use crate::{act, msg};

act! {
    /// Phase 2, Durant: builds one factory tile at once.
    pub struct Durant(Automobile, "durant" / "durant", "red durant 7", k::VERB_DURANT, k::MEANS_DURANT) {
        by seat: Seat,
        /// `None` if nothing can be built.
        pub space: Option<Space> = Or("none"); default,
    } => space: k::DESCRIBE_DURANT | k::DESCRIBE_DURANT_NONE
}

impl Command<Automobile> for Durant {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { seat, space } = *self;
        in_phase(tx.view(), 2, k::RULE_DURANT)?;
        let (view, name) = (tx.view(), tx.view().name(seat));
        let builder = view.state().builder();
        if builder != Some(seat) {
            let why = match builder {
                Some(builder) => msg!(k::NOT_YOUR_TURN, seat = name, turn = view.name(builder)),
                None => msg!(k::NOT_DURANT, seat = name),
            };
            return Err(Refusal::new(why, k::RULE_DURANT).into());
        }
        match space {
            Some(space) => build_one_tile(tx, seat, space)?,
            None if can_build(tx.view(), seat)? => {
                let why = msg!(k::DURANT_CAN, seat = name);
                return refuse(why, k::RULE_DURANT, k::DURANT_FIRST_SUGGESTION);
            }
            None => {
                let mut tally = tx.tally();
                tally.note(|| k::RULING_DURANT_CANNOT_KEEPS);
                tx.found(k::CHARACTER_DURANT, k::RULE_DURANT, tally);
            }
        }
        if let Phase::Characters { durant, .. } = &mut tx.state().phase {
            *durant = None;
        }
        when_all_have_chosen(tx)
    }
}

/// Builds the tile: pays the cubes for jumping ahead, takes the loans needed, pays and places the tile.
fn build_one_tile(tx: &mut Tx<'_>, seat: Seat, space: Space) -> Result<(), Rejection> {
    let view = tx.view();
    factory::unoccupied(view, space, k::RULE_DURANT)?;
    factory::tiles_fit(view, seat, space, 1, k::RULE_DURANT)?;
    factory::pay_cubes(tx, seat, space)?;
    let printed = BoardValues::of(tx.view()).cost(space)?;
    let line = BoardValues::of(tx.view()).space(space);
    let why = Why::new(k::CAUSE_BUILD, k::RULE_DURANT);
    loan::take_needed(tx, seat, |view| match loan::most(view, seat) >= printed.0 {
        true => Ok(printed.0 - view.has(seat, DOLLARS)),
        false => Ok(0), // If even all loans are not enough, none is taken.
    })?;
    let tally = tx
        .tally()
        .plus_times(1, printed.0, || Term::new(msg!(k::TERM_TILES, space = line)).printed(printed.1));
    spend(tx, seat, tally, why, Some(Line::new(k::WAY_OTHER_SPACE)))?;
    factory::put_tiles(tx, seat, space, 1, k::RULE_DURANT)
}

/// Whether Durant can build: a tile in hand, and a free space that the player can pay for, with loans if necessary.
pub fn can_build(view: View<'_>, seat: Seat) -> Result<bool, Rejection> {
    if view.has(seat, tiles(seat)) == 0 {
        return Ok(false);
    }
    let (cubes, cash) = (view.has(seat, CUBES), loan::most(view, seat));
    let reached = |space: &Space| {
        factory::unoccupied(view, *space, k::RULE_DURANT).is_ok()
            && skip_cost(view, seat, *space, Tally::new(Trace::Off)).total() <= cubes
    };
    let mut unread = None;
    for space in Space::all().filter(reached) {
        match BoardValues::of(view).cost(space) {
            Ok(cost) if cost.0 <= cash => return Ok(true),
            Ok(_) => {}
            Err(rejection) => unread = unread.or(Some(rejection)),
        }
    }
    unread.map_or(Ok(false), Err)
}
