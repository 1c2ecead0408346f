//! Step 3, cards: one card a turn. What the card does to disks is entered by hand.

use crate::engine::{
    Actor, Command, Filled, Holder, Part, Rejection, Rest, Seat, Seats, Told, Why, push_word, refuse,
};
use crate::games::independents::effect::{CARD, CardEffect};
use crate::games::independents::step::CARD_STEP;
use crate::games::independents::turn::{go_round, in_step, on_turn};
use crate::games::independents::units::CARDS;
use crate::games::independents::{Independents, Tx};
use crate::words::Line;
use crate::words::keys::independents as k;
use crate::{act, msg};

act! {
    /// Step 3: plays a card and enters its effects on disks.
    pub struct PlayCard(Independents, "card" / "joue", "red card red 3 +2, blue 3 -1", k::VERB_CARD, k::MEANS_CARD) {
        by seat: Seat,
        pub effects: Vec<CardEffect> = Effects; default,
    } => |act, setting| {
        let effects = act.effects.iter().map(|effect| effect.describe(setting)).collect::<Vec<_>>();
        match effects.as_slice() {
            [] => msg!(k::DESCRIBE_CARD, seat = act.seat.told(setting)),
            _ => msg!(k::DESCRIBE_CARD_EFFECTS, seat = act.seat.told(setting), effects),
        }
    }
}

/// Notation for the effects of a card: separated by commas, or `none`.
#[derive(Clone, Copy, Debug)]
struct Effects;

impl Part<Effects> for Vec<CardEffect> {
    fn take<A: Actor>(_: Effects, rest: &mut Rest<'_, '_, A>) -> Result<Self, Line> {
        let typed = rest.typed();
        rest.all();
        match typed.parts().as_slice() {
            [] => Err(typed.because(k::CARD_WITHOUT_EFFECT.into())),
            ["none"] => Ok(Self::new()),
            parts => parts.iter().map(|part| typed.argument(part)).collect(),
        }
    }

    fn put(&self, _: Effects, seats: &Seats, line: &mut String) {
        let effects: Vec<String> = self.iter().map(|effect| effect.write(seats)).collect();
        let effects = effects.join(", ");
        push_word(line, if effects.is_empty() { "none" } else { &effects });
    }

    fn fill(&mut self, _: Effects, filled: &mut Filled<'_>) {
        for effect in self {
            let mut size = effect.disks.saturating_abs();
            filled.count(&mut size);
            effect.disks = if effect.disks < 0 { -size } else { size };
        }
    }
}

impl Command<Independents> for PlayCard {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { seat, effects } = self;
        effects.iter().try_for_each(|effect| tx.view().seats().known(effect.seat))?;
        in_step(tx.view(), CARD_STEP, CARD.rule)?;
        on_turn(tx.view(), *seat, CARD.rule)?;
        discard(tx, *seat, CARD)?;
        effects.iter().try_for_each(|effect| effect.work(tx))?;
        go_round(tx, *seat)
    }
}

/// Discards a card from a hand; refuses if it has none.
pub fn discard(tx: &mut Tx<'_>, seat: Seat, why: Why) -> Result<(), Rejection> {
    if tx.view().has(seat, CARDS) == 0 {
        let why_not = msg!(k::NO_CARD, seat = tx.view().name(seat));
        return refuse(why_not, why.rule, k::NO_CARD_SUGGESTION);
    }
    tx.hand(seat, Holder::Bank, CARDS, 1, why)
}
