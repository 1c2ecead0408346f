//! Reads one step of a record and carries it out.

use serde_json::{Map, Value};

use super::attacks::Reply;
use super::bargain::Bargain;
use super::options::{Base, Price};
use super::table::Table;
use crate::audit::Done;
use crate::audit::chain::Kept;
use crate::audit::json::{list, object, part, seat, tagged, text, whole};

/// The most dollars that are typed.
const MOST: i64 = 1_000_000_000;

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
                self.owe(kept.owed)?;
                self.cars_agree()
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
            "deal" => {
                let lots = list(part(object(body, &["cars"])?, "cars")?)?;
                let lots = lots.iter().map(|lot| list(lot)?.iter().map(car).collect());
                return self.deal(&lots.collect::<Result<Vec<Vec<u8>>, String>>()?);
            }
            "final" => {
                let lots = list(part(object(body, &["values"])?, "values")?)?;
                let lots = lots.iter().map(|lot| list(lot)?.iter().map(valued).collect());
                return self.count(&lots.collect::<Result<Vec<Vec<(u8, i64)>>, String>>()?);
            }
            _ => {}
        }
        let names: &[&str] = match name {
            "buy" => &["seat", "car", "price"],
            "below" | "exchange" | "none" | "draw" => &["seat"],
            "policy" => &["seat", "by"],
            "sell" => &["seat", "car", "base", "plus"],
            "attack" => &["seat", "damage", "car", "reply"],
            "cancel" => &["seat", "dealer"],
            "take" => &["seat", "from"],
            "recover" => &["seat", "car"],
            "approach" => &["seat", "car", "bargain"],
            "force" => &["seat", "dealer", "car", "bargain"],
            "business" => &["seat", "car", "buyer", "bargain"],
            _ => return Err(format!("there is no act {name:?}")),
        };
        let map = object(body, names)?;
        let who = seat(part(map, "seat")?, self.seats)?;
        self.act_of_a_seat(name, who, map)
    }

    fn act_of_a_seat(&mut self, name: &str, who: u8, map: &Map<String, Value>) -> Done {
        let the_car = || car(part(map, "car")?);
        let other = |name: &str| seat(part(map, name)?, self.seats);
        match name {
            "buy" => {
                let price = match text(part(map, "price")?)? {
                    "fixed" => Price::Fixed,
                    "list" => Price::List,
                    "card" => Price::Card,
                    word => return Err(format!("no price is {word:?}")),
                };
                self.buy(who, the_car()?, price)
            }
            "below" => self.below(who),
            "exchange" => self.exchange(who),
            "none" => self.none(who),
            "draw" => self.draw(who),
            "policy" => self.policy(who, map.get("by").is_some_and(|by| by.as_str() == Some("card"))),
            "sell" => {
                let base = match tagged(part(map, "base")?)? {
                    ("list", _) => Base::List,
                    ("book", value) => Base::Book(whole(value, 0, MOST)?),
                    (word, _) => return Err(format!("nothing is sold by {word:?}")),
                };
                let plus = map.get("plus").map_or(Ok(0), |plus| whole(plus, 0, MOST))?;
                self.sell(who, the_car()?, base, plus)
            }
            "attack" => {
                let reply = match map.get("reply").filter(|reply| !reply.is_null()).map(tagged).transpose()? {
                    None | Some(("nothing", _)) => Reply::Nothing,
                    Some(("repaired", _)) => Reply::Repaired,
                    Some(("recovered", _)) => Reply::Recovered,
                    Some(("claim", kind)) => Reply::Claim(text(kind)?.to_owned()),
                    Some((word, _)) => return Err(format!("no reply is {word:?}")),
                };
                self.attack(who, text(part(map, "damage")?)?, the_car()?, &reply)
            }
            "cancel" => self.cancel(who, other("dealer")?),
            "take" => {
                let from = list(part(map, "from")?)?.iter().map(|pair| match list(pair)? {
                    [dealer, count] => Ok((seat(dealer, self.seats)?, whole(count, 0, 100)?)),
                    _ => Err(format!("{pair} should be a dealer and a number of cards")),
                });
                let from = from.collect::<Result<Vec<_>, String>>()?;
                self.take(who, &from)
            }
            "recover" => self.recover(who, the_car()?),
            "approach" => self.approach(who, the_car()?, bargain(part(map, "bargain")?)?),
            "force" => {
                let picked = map.get("car").filter(|car| !car.is_null()).map(car).transpose()?;
                self.force(who, other("dealer")?, picked, bargain(part(map, "bargain")?)?)
            }
            _ => self.business(who, the_car()?, other("buyer")?, bargain(part(map, "bargain")?)?),
        }
    }
}

/// A car by its number.
pub(super) fn car(value: &Value) -> Result<u8, String> {
    whole(value, 1, i64::from(super::table::CARS)).map(|car| u8::try_from(car).unwrap_or(0))
}

fn valued(pair: &Value) -> Result<(u8, i64), String> {
    match list(pair)? {
        [number, value] => Ok((car(number)?, whole(value, 0, MOST)?)),
        _ => Err(format!("{pair} should be a car and its value")),
    }
}

fn bargain(value: &Value) -> Result<Bargain, String> {
    match tagged(value)? {
        ("agreed", price) => Ok(Bargain::Agreed(whole(price, 0, MOST)?)),
        ("hood", body) => {
            let map = object(body, &["asked", "value"])?;
            let number = |name: &str| whole(part(map, name)?, 0, MOST);
            Ok(Bargain::Hood { asked: number("asked")?, value: number("value")? })
        }
        ("walked", _) => Ok(Bargain::Walked),
        ("closed", _) => Ok(Bargain::Closed),
        (word, _) => Err(format!("no bargain ends {word:?}")),
    }
}
