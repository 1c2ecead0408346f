//! Reads one step of a record and carries it out.

use serde_json::Value;

use super::Done;
use super::printed::CLASSES;
use super::spaces::{cars, space};
use super::table::Table;
use crate::audit::chain::Kept;
use crate::audit::json::{count, flag, list, list_if_any, nothing, object, part, seat, tagged, text, whole};

impl Table {
    /// Carries out one step: an act, a correction, a ruling, or the movements that keep balances.
    pub(super) fn step(&mut self, verb: &str, body: &Value) -> Done {
        match verb {
            "act" => self.act(body),
            "correct" => self.correct(body),
            "ruling" => {
                let map = object(body, &["id", "option", "by", "reason"])?;
                self.rulings.decide(text(part(map, "id")?)?, text(part(map, "option")?)?)
            }
            "stand" => self.keep(&Kept::of(body)?),
            _ => Err(format!("{verb:?} is no step of a record")),
        }
    }

    fn act(&mut self, act: &Value) -> Done {
        if self.over {
            return Err("the game is over".to_owned());
        }
        let (name, body) = tagged(act)?;
        let in_rounds = self.phase == 3;
        self.act_named(name, body)?;
        if !in_rounds && !["loan", "ford"].contains(&name) {
            self.just = None;
        }
        Ok(())
    }

    fn act_named(&mut self, name: &str, body: &Value) -> Done {
        match name {
            "drawn" => nothing(body).and_then(|()| self.drawn()),
            "sale" => nothing(body).and_then(|()| self.sale()),
            "end-turn" => nothing(body).and_then(|()| self.end_turn()),
            "bid" => {
                let bids = list(part(object(body, &["bids"])?, "bids")?)?;
                let bids =
                    bids.iter().map(|bid| whole(bid, 0, u32::MAX.into())).collect::<Result<Vec<_>, _>>()?;
                self.bid(&bids)
            }
            "distributors" => {
                let sold = list(part(object(body, &["sold"])?, "sold")?)?;
                let sold = sold.iter().map(cars).collect::<Result<Vec<_>, _>>()?;
                self.distributors(&sold)
            }
            "reveal" => self.read_reveal(body),
            "losses" => self.read_losses(body),
            _ => self.act_of_a_seat(name, body),
        }
    }

    fn act_of_a_seat(&mut self, name: &str, body: &Value) -> Done {
        let more: &[&str] = match name {
            "choose" => &["seat", "character"],
            "durant" | "close" | "bonus" => &["seat", "space"],
            "build" => &["seat", "space", "tiles", "parts"],
            "ford" => &["seat", "space", "parts"],
            "place" => &["seat", "bands"],
            "produce" | "howard" => &["seat", "cars"],
            "sell" => &["seat", "space", "band"],
            "reduced" => &["seat", "space", "markers"],
            "cubes" | "pass" | "loan" => &["seat"],
            _ => return Err(format!("there is no act {name:?}")),
        };
        let map = object(body, more)?;
        let who = seat(part(map, "seat")?, self.seats)?;
        let at = || space(part(map, "space")?);
        match name {
            "choose" => self.choose(who, text(part(map, "character")?)?),
            "durant" => {
                let at = map.get("space").filter(|at| !at.is_null()).map(space).transpose()?;
                self.durant(who, at)
            }
            "build" => self.build(who, at()?, count(part(map, "tiles")?)?, flag(map, "parts")?),
            "ford" => self.ford(who, at()?, flag(map, "parts")?),
            "place" => match list(part(map, "bands")?)? {
                [premium, mid, low] => self.place(who, [count(premium)?, count(mid)?, count(low)?]),
                bands => Err(format!("there are 3 bands, not {}", bands.len())),
            },
            "cubes" => self.cubes(who),
            "produce" => self.produce(who, &cars(part(map, "cars")?)?),
            "close" => self.close(who, at()?),
            "howard" => {
                let from = list(part(map, "cars")?)?.iter().map(space).collect::<Result<Vec<_>, _>>()?;
                self.howard(who, &from)
            }
            "sell" => {
                let word = text(part(map, "band")?)?;
                let band = (1..).zip(CLASSES).find(|(_, class)| *class == word);
                let (band, _) = band.ok_or_else(|| format!("there is no band {word:?}"))?;
                self.sell(who, at()?, band)
            }
            "bonus" => self.bonus(who, at()?),
            "reduced" => self.reduced(who, at()?, count(part(map, "markers")?)?),
            "pass" => self.pass(who),
            _ => self.borrow(who),
        }
    }

    fn read_reveal(&mut self, body: &Value) -> Done {
        let map = object(body, &["tiles", "premium", "bonus"])?;
        let numbers = |own: &Value| list(own)?.iter().map(count).collect::<Result<Vec<_>, _>>();
        let tiles = list(part(map, "tiles")?)?.iter().map(numbers).collect::<Result<Vec<_>, _>>()?;
        let one = |name: &str| map.get(name).filter(|tile| !tile.is_null()).map(count).transpose();
        self.reveal(&tiles, one("premium")?, one("bonus")?)
    }

    fn read_losses(&mut self, body: &Value) -> Done {
        let mut short = Vec::new();
        for one in list_if_any(object(body, &["short"])?, "short")? {
            let map = object(one, &["seat", "close"])?;
            let close = list_if_any(map, "close")?.iter().map(space).collect::<Result<Vec<_>, _>>()?;
            short.push((seat(part(map, "seat")?, self.seats)?, close));
        }
        self.losses(&short)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::super::fixture::acting;

    #[test]
    fn an_act_with_a_part_too_many_or_too_few_is_refused() {
        let mut table = acting(&[]);
        for wrong in [
            json!("cubes"),
            json!({"cubes": {}}),
            json!({"cubes": {"seat": "p4"}}),
            json!({"cubes": {"seat": "p1", "space": 1}}),
            json!({"build": {"seat": "p1", "space": 27, "tiles": 1}}),
            json!({"build": {"seat": "p1", "space": 1, "tiles": -1}}),
            json!({"build": {"seat": "p1", "space": 1, "tiles": 1, "parts": 1}}),
            json!({"place": {"seat": "p1", "bands": [1, 1]}}),
            json!({"drive": {"seat": "p1"}}),
            json!({"cubes": {"seat": "p1"}, "pass": {"seat": "p1"}}),
        ] {
            assert!(table.step("act", &wrong).is_err(), "{wrong}");
        }
        table.step("act", &json!({"cubes": {"seat": "p1"}})).unwrap();
    }

    #[test]
    fn a_loan_is_taken_at_any_time() {
        let mut table = acting(&[]);
        table.step("act", &json!({"loan": {"seat": "p3"}})).unwrap();
        assert_eq!(table.cash(3), 2500);
        table.over = true;
        assert!(table.step("act", &json!({"loan": {"seat": "p3"}})).is_err());
    }

    #[test]
    fn a_ruling_holds_from_then_on() {
        let mut table = acting(&[]);
        let alone = json!({"build": {"seat": "p1", "space": 1, "tiles": 0, "parts": true}});
        assert!(table.clone().step("act", &alone).is_err());
        table.step("ruling", &json!({"id": "parts-alone", "option": "yes", "by": "all"})).unwrap();
        table.step("act", &alone).unwrap();
    }
}
