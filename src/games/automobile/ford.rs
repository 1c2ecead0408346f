//! Phase 3, Ford: one more piece, just before or after the player's action.

use crate::engine::{Command, Rejection, Seat, Told, Why, refuse};
use crate::games::automobile::board::BoardValues;
use crate::games::automobile::factory::{pay_pieces, tiles_fit};
use crate::games::automobile::rulings::FORD_SAME_NO;
use crate::games::automobile::turn::in_phase;
use crate::games::automobile::units::{on, tiles};
use crate::games::automobile::{Automobile, Character, Phase, Space, Tx};
use crate::words::keys::automobile as k;
use crate::words::{Key, Line};
use crate::{act, msg};

act! {
    /// Phase 3, Ford: builds one more piece just before or after the player's action.
    pub struct Ford(Automobile, "ford" / "ford", "red ford 7 parts", k::VERB_FORD, k::MEANS_FORD) {
        by seat: Seat,
        pub space: Space,
        /// Whether it is the parts factory.
        pub parts: bool = "parts"; default,
    } => |act, setting| {
        let pieces = if act.parts { k::DESCRIBE_PARTS } else { k::DESCRIBE_ONE_MORE };
        msg!(k::DESCRIBE_FORD, seat = setting.seats.name(act.seat), pieces, space = act.space.told(setting))
    }
}

impl Command<Automobile> for Ford {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { seat, space, parts: with_parts } = *self;
        let refused = |why: Line, suggestion: Key| refuse(why, k::RULE_FORD, suggestion);
        let view = tx.view();
        let name = view.name(seat);
        if view.state().holder(Character::Ford) != Some(seat) {
            return refused(msg!(k::NOT_FORD, seat = name), k::NOT_FORD_SUGGESTION);
        }
        let after = view.state().ford_just_acted().is_some();
        if !after {
            in_phase(view, 3, k::RULE_FORD)?;
        }
        if view.state().ford_used {
            return refused(msg!(k::FORD_USED, seat = name), k::FORD_USED_SUGGESTION);
        }
        let acting = matches!(view.state().phase, Phase::Actions { .. });
        let before = acting && view.state().to_act() == Some(seat);
        if !before && !after {
            return refused(msg!(k::FORD_NOT_NOW, seat = name), k::FORD_NOT_NOW_SUGGESTION);
        }
        if view.balance(on(space), tiles(seat)) == 0 {
            let line = BoardValues::of(view).space(space);
            return refused(msg!(k::FORD_NO_TILES, seat = name, space = line), k::FORD_NO_TILES_SUGGESTION);
        }
        if view.is(FORD_SAME_NO) && view.state().ford_just_built(space) {
            let line = BoardValues::of(view).space(space);
            return refused(msg!(k::FORD_SAME, space = line), k::FORD_SAME_SUGGESTION);
        }
        let count = i64::from(!with_parts);
        tiles_fit(view, seat, space, count, k::RULE_FORD)?;
        pay_pieces(tx, seat, space, count, with_parts, Why::new(k::CAUSE_FORD, k::RULE_FORD), None)?;
        let state = tx.state();
        state.ford_used = true;
        Ok(())
    }
}
