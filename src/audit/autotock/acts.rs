//! Reads one step of a record and carries it out.

use serde_json::Value;

use super::cars::At;
use super::plays::{How, Share};
use super::questions::{AT_SET_UP, card};
use super::table::Table;
use crate::audit::Done;
use crate::audit::chain::Kept;
use crate::audit::json::{list, nothing, object, part, seat, tagged, text, whole};

impl Table {
    /// Carries out one step: an act, a correction, a ruling, or the movements that keep balances.
    pub(super) fn step(&mut self, verb: &str, body: &Value) -> Done {
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
                self.must_be_possible()
            }
            _ => Err(format!("{verb:?} is no step of a record")),
        }
    }

    fn act(&mut self, act: &Value) -> Done {
        if self.is_over() {
            return Err("the game is over".to_owned());
        }
        let (name, body) = tagged(act)?;
        if name == "deal" {
            return nothing(body).and_then(|()| self.deals());
        }
        let names: &[&str] = match name {
            "play" => &["seat", "how"],
            "puncture" => &["seat"],
            "discard" | "laid" => &["seat", "card"],
            _ => return Err(format!("there is no act {name:?}")),
        };
        let map = object(body, names)?;
        let player = seat(part(map, "seat")?, self.seats)?;
        if self.on_turn() != Some(player) {
            return Err(format!("it is not the turn of p{player}"));
        }
        let shown = match map.get("card").filter(|shown| !shown.is_null()) {
            Some(shown) => Some(card(text(shown)?)?.0),
            None => None,
        };
        match (name, shown) {
            ("puncture", _) => self.puncture(player),
            ("discard", shown) => self.discard(player, shown),
            ("laid", Some(shown)) => self.laid(player, shown),
            ("laid", None) => Err("which card was laid?".to_owned()),
            _ => {
                let how = self.how(part(map, "how")?)?;
                self.play(player, &how)
            }
        }
    }

    fn play(&mut self, player: u8, how: &How) -> Done {
        let moved = match how {
            How::Move { car, .. } => Some(*car),
            _ => None,
        };
        self.lay_cards(player, 1)?;
        self.spare(player, how.card(), moved)?;
        self.carry_out(player, how)?;
        if !self.is_over() {
            self.turn_passes(player);
        }
        Ok(())
    }

    /// Who cannot play gives a card and passes.
    fn discard(&mut self, player: u8, shown: Option<&'static str>) -> Done {
        if self.must_settle(player) {
            return Err(format!("p{player} owes a puncture card first"));
        }
        let free = self.settled && self.rulings.is("puncture-block", "first");
        if let Some(card) = shown {
            if free {
                return Err("the puncture card was the discard".to_owned());
            }
            self.must_be_unplayable(player, card)?;
        }
        self.lay_cards(player, i64::from(!free))?;
        self.turn_passes(player);
        Ok(())
    }

    /// A laid card that cannot be played counts as the discard, or is taken back.
    fn laid(&mut self, player: u8, card: &'static str) -> Done {
        if self.must_settle(player) {
            return Err(format!("p{player} owes a puncture card first"));
        }
        self.must_be_unplayable(player, card)?;
        if self.rulings.is("laid-card", "back") {
            return Err(format!("the {card} is taken back"));
        }
        self.lay_cards(player, 1)?;
        self.turn_passes(player);
        Ok(())
    }

    fn must_be_unplayable(&self, player: u8, card: &'static str) -> Done {
        self.must_be_a_card(card)?;
        if self.can_play(player, card) { Err(format!("a {card} can be played")) } else { Ok(()) }
    }

    fn how(&self, how: &Value) -> Result<How, String> {
        let (name, body) = tagged(how)?;
        let names: &[&str] = match name {
            "out" => &["card"],
            "move" => &["card", "car", "way"],
            "seven" => &["shares"],
            "swap" => &["card", "car", "of", "with"],
            "push" => &["of", "car", "way"],
            "cross" => &["one", "other"],
            _ => return Err(format!("no card is played as {name:?}")),
        };
        let map = object(body, names)?;
        let card = || Ok::<_, String>(card(text(part(map, "card")?)?)?.0);
        let at = |name: &str| At::read(text(part(map, name)?)?);
        let of = || seat(part(map, "of")?, self.seats);
        Ok(match name {
            "out" => How::Out { card: card()? },
            "move" => How::Move { card: card()?, car: at("car")?, garage: garage(map.get("way"))? },
            "seven" => How::Seven(list(part(map, "shares")?)?.iter().map(share).collect::<Result<_, _>>()?),
            "swap" => How::Swap { card: card()?, car: at("car")?, of: of()?, with: at("with")? },
            "push" => How::Push { of: of()?, car: at("car")?, garage: garage(map.get("way"))? },
            _ => How::Cross([self.car_of(part(map, "one")?)?, self.car_of(part(map, "other")?)?]),
        })
    }

    fn car_of(&self, value: &Value) -> Result<(u8, At), String> {
        let [of, car] = list(value)? else {
            return Err(format!("{value} should be a player and a car"));
        };
        Ok((seat(of, self.seats)?, At::read(text(car)?)?))
    }
}

fn share(value: &Value) -> Result<Share, String> {
    let map = object(value, &["car", "steps", "way"])?;
    let car = At::read(text(part(map, "car")?)?)?;
    Ok(Share { car, steps: whole(part(map, "steps")?, 1, 7)?, garage: garage(map.get("way"))? })
}

/// Whether a car ends in the garage.
fn garage(way: Option<&Value>) -> Result<bool, String> {
    match way.map(text).transpose()? {
        None | Some("circuit") => Ok(false),
        Some("garage") => Ok(true),
        Some(other) => Err(format!("no car goes the way {other:?}")),
    }
}
