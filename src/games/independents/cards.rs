//! Step 3, cards: one card a turn, entered by its effects on disks.

use serde::{Deserialize, Serialize};

use crate::engine::{
    Command, Declared, Filled, Holder, Refusal, Rejection, Seat, Seats, Setting, Syntax, Typed, Why,
};
use crate::games::independents::effect::{CARD, CardEffect};
use crate::games::independents::step::CARD_STEP;
use crate::games::independents::turn::{go_round, in_step, on_turn};
use crate::games::independents::units::CARDS;
use crate::games::independents::{Independents, Tx};
use crate::msg;
use crate::words::Line;
use crate::words::keys::independents as k;

/// Step 3: plays a card, entered by its effects.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayCard {
    pub seat: Seat,
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub effects: Vec<CardEffect>,
}

impl Declared<Independents> for PlayCard {
    const SYNTAX: &'static [Syntax] =
        &[Syntax::player("card", "joue", [k::VERB_CARD, k::MEANS_CARD], "red card red 3 +2, blue 3 -1")];

    fn arguments(&self, seats: &Seats) -> String {
        let effects: Vec<String> = self.effects.iter().map(|effect| effect.write(seats)).collect();
        if effects.is_empty() { "none".to_owned() } else { effects.join(", ") }
    }

    fn parse(typed: &Typed<'_>) -> Result<Self, Line> {
        let effects = match typed.parts().as_slice() {
            [] => return Err(typed.because(k::CARD_WITHOUT_EFFECT.into())),
            ["none"] => Vec::new(),
            parts => parts.iter().map(|part| typed.argument(part)).collect::<Result<_, _>>()?,
        };
        Ok(Self { seat: typed.by()?, effects })
    }

    fn fill(&mut self, filled: &mut Filled<'_>) {
        for effect in &mut self.effects {
            let mut size = effect.disks.saturating_abs();
            filled.count(&mut size);
            effect.disks = if effect.disks < 0 { -size } else { size };
        }
    }

    fn describe(&self, setting: &Setting) -> Line {
        let seat = setting.seats.name(self.seat);
        if self.effects.is_empty() {
            return msg!(k::DESCRIBE_CARD, seat = seat);
        }
        let effects: Vec<Line> = self.effects.iter().map(|effect| effect.describe(setting)).collect();
        msg!(k::DESCRIBE_CARD_EFFECTS, seat = seat, effects = effects)
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

/// Takes a card from a hand, which must have one.
pub fn discard(tx: &mut Tx<'_>, seat: Seat, why: Why) -> Result<(), Rejection> {
    if tx.view().has(seat, CARDS) == 0 {
        let why_not = msg!(k::NO_CARD, seat = tx.view().name(seat));
        return Err(Refusal::new(why_not, why.rule).suggestion(k::NO_CARD_SUGGESTION).into());
    }
    tx.hand(Holder::Seat(seat), Holder::Bank, CARDS, 1, why)
}
