//! Reads one step of a record and carries it out.

use serde_json::{Map, Value};

use super::moves::Stop;
use super::questions::{AT_SET_UP, category, sponsor};
use super::table::Table;
use crate::audit::Done;
use crate::audit::chain::Kept;
use crate::audit::json::{list, list_if_any, nothing, object, part, tagged, text, whole};

/// What a car may stand on in the race.
const SQUARES: [&str; 4] = ["plain", "green", "red", "violet"];

impl Table {
    /// Carries out one step: an act, a correction, a ruling, or the movements that keep balances.
    pub(super) fn carry_out(&mut self, verb: &str, body: &Value) -> Done {
        match verb {
            "act" => self.act(body),
            "correct" => self.correct(body),
            "ruling" => {
                let map = object(body, &["id", "option", "by", "reason", "about"])?;
                let id = text(part(map, "id")?)?;
                if AT_SET_UP.contains(&id) {
                    return Err(format!("{id} is decided at set-up"));
                }
                self.rulings.decide(id, text(part(map, "option")?)?)
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
            return Err("the race is over".to_owned());
        }
        let (name, body) = tagged(act)?;
        match name {
            "dealt" => return nothing(body).and_then(|()| self.deal()),
            "grid" => {
                let order = list(part(object(body, &["order"])?, "order")?)?;
                let order = order.iter().map(|car| self.car(car)).collect::<Result<Vec<u8>, _>>()?;
                return self.grid(&order);
            }
            "ball" => {
                let fell = part(object(body, &["fell"])?, "fell")?;
                return match tagged(fell)? {
                    ("violet", _) => self.ball(None),
                    ("car", car) => {
                        let car = self.car(car)?;
                        self.ball(Some(car))
                    }
                    (other, _) => Err(format!("there is no ball {other:?}")),
                };
            }
            _ => {}
        }
        let names: &[&str] = match name {
            "sell" | "hand" => &["car", "cards"],
            "roll" => &["car", "die", "squares"],
            "move" => &["car", "squares"],
            "buy" => &["car", "category", "paid"],
            "sponsor" => &["car", "drawn", "drop"],
            "swap" => &["car", "category"],
            "force" | "exchange" => &["car", "with", "category"],
            "done" | "finish" | "pass" => &["car"],
            "energy" => &["car", "tokens"],
            "give" => &["car", "to", "tokens"],
            "play" => &["car", "category", "value"],
            "spin" => &["car", "added", "zero"],
            "stop" => &["car", "place", "on", "behind", "first", "only"],
            "miss" => &["car", "place", "on"],
            _ => return Err(format!("there is no act {name:?}")),
        };
        let map = object(body, names)?;
        let car = self.car(part(map, "car")?)?;
        self.act_of_a_car(name, car, map)
    }

    fn act_of_a_car(&mut self, name: &str, car: u8, map: &Map<String, Value>) -> Done {
        let number = |name: &str| whole(part(map, name)?, 0, 100);
        let of = |name: &str| category(text(part(map, name)?)?);
        match name {
            "hand" => self.hand(car, part(map, "cards")?),
            "sell" => {
                let cards = list_if_any(map, "cards")?.iter().map(|card| sponsor(text(card)?));
                self.sell(car, &cards.collect::<Result<Vec<_>, _>>()?)
            }
            "roll" => self.roll(car, number("die")?, optional(map, "squares")?),
            "move" => self.choose(car, number("squares")?),
            "buy" => self.buy(car, of("category")?, optional(map, "paid")?),
            "sponsor" => {
                let dropped = map.get("drop").filter(|drop| !drop.is_null());
                let dropped = dropped.map(|drop| sponsor(text(drop)?)).transpose()?;
                self.draw(car, sponsor(text(part(map, "drawn")?)?)?, dropped)
            }
            "swap" => self.swap(car, of("category")?),
            "force" => self.force(car, self.car(part(map, "with")?)?, of("category")?),
            "exchange" => self.exchange(car, self.car(part(map, "with")?)?, of("category")?),
            "done" => self.done(car),
            "finish" => self.finish(car),
            "pass" => self.pass(car),
            "energy" => self.energy(car, number("tokens")?),
            "give" => self.give(car, self.car(part(map, "to")?)?, number("tokens")?),
            "play" => self.play(car, of("category")?, number("value")?),
            "spin" => {
                let zero = map.get("zero").filter(|zero| !zero.is_null());
                let zero = zero.map(|zero| category(text(zero)?)).transpose()?;
                self.spins(car, optional(map, "added")?.unwrap_or(0), zero)
            }
            "miss" => {
                let place = optional(map, "place")?.and_then(|place| usize::try_from(place).ok());
                let on = map.get("on").filter(|on| !on.is_null()).map(square).transpose()?;
                self.miss(car, place.zip(on))
            }
            _ => {
                let first = map.get("first").filter(|first| !first.is_null()).map(text).transpose()?;
                let stop = Stop {
                    car,
                    place: usize::try_from(number("place")?).unwrap_or(0),
                    on: square(part(map, "on")?)?,
                    behind: optional(map, "behind")?,
                    slip_first: first.map(|first| first == "slip"),
                    only: optional(map, "only")?,
                };
                self.stop(&stop)
            }
        }
    }

    /// A car of this table by its number.
    pub(super) fn car(&self, value: &Value) -> Result<u8, String> {
        let car = whole(value, 1, 4)?;
        self.known(u8::try_from(car).unwrap_or(0))
    }
}

/// A square of the race track by its word.
pub(super) fn square(value: &Value) -> Result<String, String> {
    let word = text(value)?;
    if SQUARES.contains(&word) { Ok(word.to_owned()) } else { Err(format!("no square is {word:?}")) }
}

fn optional(map: &Map<String, Value>, name: &str) -> Result<Option<i64>, String> {
    map.get(name).filter(|value| !value.is_null()).map(|value| whole(value, 0, 1_000_000)).transpose()
}
