//! Reads one step of a record and carries it out.

use serde_json::Value;

use super::lay::Effect;
use super::questions::{CATEGORIES, MOST, category, section};
use super::table::Table;
use crate::audit::Done;
use crate::audit::chain::Kept;
use crate::audit::json::{flag, list, list_if_any, nothing, object, part, seat, tagged, text, whole};

/// The most disks that are typed.
const MANY: i64 = 1_000_000;

impl Table {
    /// Carries out one step: an act, a correction, a ruling, or the movements that keep balances.
    pub(super) fn carry_out(&mut self, verb: &str, body: &Value) -> Done {
        match verb {
            "act" => self.act(body),
            "correct" => self.correct(body),
            "ruling" => {
                let map = object(body, &["id", "option", "by", "reason", "about"])?;
                self.rulings.decide(text(part(map, "id")?)?, text(part(map, "option")?)?)
            }
            "stand" => {
                let kept = Kept::of(body)?;
                kept.fixes.iter().try_for_each(|fix| self.fix(fix))?;
                kept.moves.iter().try_for_each(|moved| self.by_hand(moved))?;
                Ok(())
            }
            _ => Err(format!("{verb:?} is no step of a record")),
        }
    }

    fn act(&mut self, act: &Value) -> Done {
        if self.over {
            return Err("the game is over".to_owned());
        }
        let (name, body) = tagged(act)?;
        match name {
            "settle" => nothing(body).and_then(|()| self.settle()),
            "majority" => nothing(body).and_then(|()| self.majority()),
            "order" => {
                let then = list(part(object(body, &["then"])?, "then")?)?;
                let then = then.iter().map(|word| seat(word, self.seats)).collect::<Result<Vec<_>, _>>()?;
                self.lay_markers(&then)
            }
            "draw" => {
                let map = object(body, &["section", "drawn"])?;
                let drawn = seat(part(map, "drawn")?, self.seats)?;
                self.draw(section(part(map, "section")?)?, drawn)
            }
            "car" => {
                let drawn = seat(part(object(body, &["drawn"])?, "drawn")?, self.seats)?;
                self.car_of_the_year(drawn)
            }
            "year" => {
                let last = flag(object(body, &["last"])?, "last")?;
                self.new_year(last)
            }
            _ => self.act_of_a_seat(name, body),
        }
    }

    fn act_of_a_seat(&mut self, name: &str, body: &Value) -> Done {
        let names: &[&str] = match name {
            "company" => &["seat", "company"],
            "place" => &["seat", "section", "disks"],
            "pass" => &["seat"],
            "required" => &["seat", "disks"],
            "card" => &["seat", "effects"],
            "trend" => &["seat", "sections"],
            _ => return Err(format!("there is no act {name:?}")),
        };
        let map = object(body, names)?;
        let who = seat(part(map, "seat")?, self.seats)?;
        match name {
            "company" => self.draw_company(who, whole(part(map, "company")?, 1, MOST)?),
            "place" => {
                let disks = whole(part(map, "disks")?, 1, MANY)?;
                self.place(who, section(part(map, "section")?)?, disks)
            }
            "pass" => self.pass(who),
            "required" => {
                let laid = list(part(map, "disks")?)?.iter().map(|pair| match list(pair)? {
                    [at, disks] => Ok((section(at)?, whole(disks, 1, MANY)?)),
                    _ => Err(format!("{pair} should be a section and a number of disks")),
                });
                let laid = laid.collect::<Result<Vec<_>, String>>()?;
                self.require(who, &laid)
            }
            "card" => {
                let effects = list_if_any(map, "effects")?.iter().map(|effect| self.effect(effect));
                let effects = effects.collect::<Result<Vec<_>, _>>()?;
                self.card(who, &effects)
            }
            _ => {
                let sections = list(part(map, "sections")?)?.iter().map(any_section);
                self.trend(who, &sections.collect::<Result<Vec<_>, _>>()?)
            }
        }
    }

    fn effect(&self, effect: &Value) -> Result<Effect, String> {
        let map = object(effect, &["seat", "category", "section", "disks"])?;
        let at = map.get("category").map_or(Ok(self.category), category)?;
        let disks = whole(part(map, "disks")?, -MANY, MANY)?;
        Ok((seat(part(map, "seat")?, self.seats)?, at, section(part(map, "section")?)?, disks))
    }
}

/// A section with its category, such as `models 2`.
fn any_section(value: &Value) -> Result<(usize, i64), String> {
    let words = text(value)?.split_once(' ');
    let at = words.and_then(|(word, number)| {
        CATEGORIES.iter().position(|name| *name == word).zip(number.parse::<i64>().ok())
    });
    at.filter(|(_, number)| (1..=MOST).contains(number)).ok_or_else(|| format!("there is no section {value}"))
}
