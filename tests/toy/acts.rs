//! What can be done at the toy table.

use serde::{Deserialize, Serialize};
use steward::commands;
use steward::engine::{Acts, Command, Halt, Seat, Seats, Setting, Syntax, Transaction, Typed};
use steward::say;
use steward::words::{Key, Line, keys};

use super::{Toy, rules};

const NAME: Key = Key::new("toy-verb");

/// Phase 1: ten dollars for each pip; the die is thrown by hand, or left to chance.
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

commands! { Toy, seat: Seat; Tax(Tax); ; Roll(Roll), Buy(Buy), Pass(Pass); "stamps" / "timbres" }

fn told(act: impl Into<Act>, setting: &Setting) -> Line {
    say!(keys::engine::TOLD, text = act.into().write(&setting.seats))
}

impl Command<Toy> for Roll {
    const SYNTAX: &'static [Syntax] = &[Syntax::player("roll", "lance", [NAME, NAME], "red roll 4")];

    fn arguments(&self, _: &Seats) -> String {
        self.die.map(|die| die.to_string()).unwrap_or_default()
    }

    fn read(typed: &Typed<'_>) -> Result<Self, Line> {
        Ok(Self { seat: typed.by()?, die: typed.at_most_one()? })
    }

    fn tell(&self, setting: &Setting) -> Line {
        told(self.clone(), setting)
    }

    fn apply(&self, tx: &mut Transaction<'_, Toy>) -> Result<(), Halt> {
        rules::roll(tx, self.seat, self.die.unwrap_or_default())
    }
}

impl Command<Toy> for Buy {
    const SYNTAX: &'static [Syntax] = &[Syntax::player("buy", "achète", [NAME, NAME], "red buy 2")];

    fn arguments(&self, _: &Seats) -> String {
        self.count.to_string()
    }

    fn read(typed: &Typed<'_>) -> Result<Self, Line> {
        match typed.words()[..] {
            [count] => Ok(Self { seat: typed.by()?, count: typed.argument(count)? }),
            _ => Err(typed.how()),
        }
    }

    fn tell(&self, setting: &Setting) -> Line {
        told(self.clone(), setting)
    }

    fn apply(&self, tx: &mut Transaction<'_, Toy>) -> Result<(), Halt> {
        rules::buy(tx, self.seat, self.count)
    }
}

impl Command<Toy> for Pass {
    const SYNTAX: &'static [Syntax] = &[Syntax::player("pass", "passe", [NAME, NAME], "red pass")];

    fn read(typed: &Typed<'_>) -> Result<Self, Line> {
        typed.alone(Self { seat: typed.by()? })
    }

    fn tell(&self, setting: &Setting) -> Line {
        told(self.clone(), setting)
    }

    fn apply(&self, _: &mut Transaction<'_, Toy>) -> Result<(), Halt> {
        Ok(())
    }
}

impl Command<Toy> for Tax {
    const SYNTAX: &'static [Syntax] = &[Syntax::table("tax", "taxe", [NAME, NAME], "tax")];

    fn read(typed: &Typed<'_>) -> Result<Self, Line> {
        typed.alone(Self)
    }

    fn tell(&self, setting: &Setting) -> Line {
        told(*self, setting)
    }

    fn apply(&self, tx: &mut Transaction<'_, Toy>) -> Result<(), Halt> {
        rules::tax(tx)
    }
}
