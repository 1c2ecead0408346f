//! The acts of the sample game.

use steward::engine::{Acts, Command, Declared, Rejection, Rest, Seat, Setting, Syntax, Transaction, Typed};
use steward::words::{Key, Line, keys};
use steward::{act, commands, msg};

use super::{SampleGame, rules};

const NAME: Key = Key::new("toy-verb");

commands! { SampleGame, Seat;
Tax(Tax);
Roll(Roll), Buy(Buy), Pass(Pass); "stamps" / "timbres" }

fn description(act: impl Into<Act>, setting: &Setting) -> Line {
    msg!(keys::engine::DESCRIBE, text = act.into().write(&setting.seats))
}

act! {
    /// Phase 1: ten dollars per pip. The die is rolled by hand or drawn.
    pub struct Roll(SampleGame, "roll" / "lance", "red roll 4", NAME, NAME) {
        by seat: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pub die: Option<u8>,
    } => |act, setting| description(act.clone(), setting)
}

act! {
    /// Phase 2: buy stamps at fifteen dollars each.
    pub struct Buy(SampleGame, "buy" / "achète", "red buy 2", NAME, NAME) {
        by seat: Seat,
        pub count: u8,
    } => |act, setting| description(act.clone(), setting)
}

act! {
    /// Phase 2: buy no stamps.
    pub struct Pass(SampleGame, "pass" / "passe", "red pass", NAME, NAME) {
        by seat: Seat,
    } => |act, setting| description(act.clone(), setting)
}

/// Phase 3: all players pay the printed rate per stamp into the jar.
#[derive(Clone, Copy, Debug)]
pub struct Tax;

impl Declared<SampleGame> for Tax {
    const SYNTAX: &'static [Syntax] = &[Syntax::new(false, "tax", "taxe", [NAME, NAME], "tax")];

    fn parse(typed: &Typed<'_>) -> Result<Self, Line> {
        Rest::of(typed).end().map(|()| Self)
    }

    fn describe(&self, setting: &Setting) -> Line {
        description(*self, setting)
    }
}

impl Command<SampleGame> for Roll {
    fn apply(&self, tx: &mut Transaction<'_, SampleGame>) -> Result<(), Rejection> {
        rules::roll(tx, self.seat, self.die.unwrap_or_default())
    }
}

impl Command<SampleGame> for Buy {
    fn apply(&self, tx: &mut Transaction<'_, SampleGame>) -> Result<(), Rejection> {
        rules::buy(tx, self.seat, self.count)
    }
}

impl Command<SampleGame> for Pass {
    fn apply(&self, _: &mut Transaction<'_, SampleGame>) -> Result<(), Rejection> {
        Ok(())
    }
}

impl Command<SampleGame> for Tax {
    fn apply(&self, tx: &mut Transaction<'_, SampleGame>) -> Result<(), Rejection> {
        rules::tax(tx)
    }
}
