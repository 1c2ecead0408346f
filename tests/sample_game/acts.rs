//! The acts of the sample game.

use serde::{Deserialize, Serialize};
use steward::commands;
use steward::engine::{Acts, Command, Declared, Rejection, Seat, Seats, Setting, Syntax, Transaction, Typed};
use steward::msg;
use steward::words::{Key, Line, keys};

use super::{SampleGame, rules};

const NAME: Key = Key::new("toy-verb");

/// Phase 1: ten dollars for each pip; the die is rolled by hand or drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Roll {
    pub seat: Seat,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub die: Option<u8>,
}

/// Phase 2: stamps at fifteen dollars.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Buy {
    pub seat: Seat,
    pub count: u8,
}

/// Phase 2: no stamp.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pass {
    pub seat: Seat,
}

/// Phase 3: everybody pays the printed rate for each stamp into the jar.
#[derive(Clone, Copy, Debug)]
pub struct Tax;

commands! { SampleGame, seat: Seat; Tax(Tax); ; Roll(Roll), Buy(Buy), Pass(Pass); "stamps" / "timbres" }

fn description(act: impl Into<Act>, setting: &Setting) -> Line {
    msg!(keys::engine::DESCRIBE, text = act.into().write(&setting.seats))
}

impl Declared<SampleGame> for Roll {
    const SYNTAX: &'static [Syntax] = &[Syntax::player("roll", "lance", [NAME, NAME], "red roll 4")];

    fn arguments(&self, _: &Seats) -> String {
        self.die.map(|die| die.to_string()).unwrap_or_default()
    }

    fn parse(typed: &Typed<'_>) -> Result<Self, Line> {
        Ok(Self { seat: typed.by()?, die: typed.at_most_one()? })
    }

    fn describe(&self, setting: &Setting) -> Line {
        description(self.clone(), setting)
    }
}

impl Command<SampleGame> for Roll {
    fn apply(&self, tx: &mut Transaction<'_, SampleGame>) -> Result<(), Rejection> {
        rules::roll(tx, self.seat, self.die.unwrap_or_default())
    }
}

impl Declared<SampleGame> for Buy {
    const SYNTAX: &'static [Syntax] = &[Syntax::player("buy", "achète", [NAME, NAME], "red buy 2")];

    fn arguments(&self, _: &Seats) -> String {
        self.count.to_string()
    }

    fn parse(typed: &Typed<'_>) -> Result<Self, Line> {
        match typed.words()[..] {
            [count] => Ok(Self { seat: typed.by()?, count: typed.argument(count)? }),
            _ => Err(typed.how()),
        }
    }

    fn describe(&self, setting: &Setting) -> Line {
        description(self.clone(), setting)
    }
}

impl Command<SampleGame> for Buy {
    fn apply(&self, tx: &mut Transaction<'_, SampleGame>) -> Result<(), Rejection> {
        rules::buy(tx, self.seat, self.count)
    }
}

impl Declared<SampleGame> for Pass {
    const SYNTAX: &'static [Syntax] = &[Syntax::player("pass", "passe", [NAME, NAME], "red pass")];

    fn parse(typed: &Typed<'_>) -> Result<Self, Line> {
        typed.alone(Self { seat: typed.by()? })
    }

    fn describe(&self, setting: &Setting) -> Line {
        description(self.clone(), setting)
    }
}

impl Command<SampleGame> for Pass {
    fn apply(&self, _: &mut Transaction<'_, SampleGame>) -> Result<(), Rejection> {
        Ok(())
    }
}

impl Declared<SampleGame> for Tax {
    const SYNTAX: &'static [Syntax] = &[Syntax::table("tax", "taxe", [NAME, NAME], "tax")];

    fn parse(typed: &Typed<'_>) -> Result<Self, Line> {
        typed.alone(Self)
    }

    fn describe(&self, setting: &Setting) -> Line {
        description(*self, setting)
    }
}

impl Command<SampleGame> for Tax {
    fn apply(&self, tx: &mut Transaction<'_, SampleGame>) -> Result<(), Rejection> {
        rules::tax(tx)
    }
}
