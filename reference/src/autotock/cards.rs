//! What cards do, and what happens to a card that cannot be played.

use serde::Deserialize;

use super::Autotock;
use super::cars::{At, Mark};
use super::moves::{Drive, Passed};
use super::say::{Card, Way};
use crate::Done;
use crate::line::{Seat, Whole};
use crate::rules::Rules;

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum How {
    /// Brings a car out.
    Out { card: Card },
    /// Moves a car.
    Move { card: Card, car: At, way: Option<Way> },
    /// Shares a 7 among several cars.
    Seven { shares: Vec<Share> },
    /// Swaps one of the player's cars with another player's.
    Swap { card: Card, car: At, of: Seat, with: At },
    /// Moves another player's car with an expert's 5.
    Push { of: Seat, car: At, way: Option<Way> },
    /// Swaps two cars of other players with a one-eyed jack.
    Cross { one: (Seat, At), other: (Seat, At) },
}

/// One car's share of a 7.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Share {
    pub(super) car: At,
    pub(super) steps: Whole<1, 7>,
    #[serde(default)]
    pub(super) way: Way,
}

impl How {
    fn card(&self) -> Card {
        match self {
            Self::Out { card } | Self::Move { card, .. } | Self::Swap { card, .. } => *card,
            Self::Seven { .. } => Card("7"),
            Self::Push { .. } => Card("5"),
            Self::Cross { .. } => Card("one-eyed"),
        }
    }
}

impl Autotock {
    /// Plays a card.
    pub(super) fn play(&mut self, seat: u8, how: &How) -> Done {
        self.lay_cards(seat, 1)?;
        let moved = if let How::Move { car, .. } = how { Some(*car) } else { None };
        self.spare(seat, how.card(), moved)?;
        self.carry_out(seat, how)?;
        if !self.is_over() {
            self.turn_passes(seat);
        }
        Ok(())
    }

    /// Gives a card and passes, because no card can be played.
    pub(super) fn discard(&mut self, seat: u8, shown: Option<Card>) -> Done {
        self.must_have_settled(seat)?;
        let free = self.settled && self.is("puncture-block", "first");
        if let Some(card) = shown {
            if free {
                return Err("the puncture card was the discard".to_owned());
            }
            self.must_be_unplayable(seat, card)?;
        }
        self.lay_cards(seat, i64::from(!free))?;
        self.turn_passes(seat);
        Ok(())
    }

    /// Gives a card that was laid and cannot be played; by the ruling it is taken back instead.
    pub(super) fn laid(&mut self, seat: u8, card: Card) -> Done {
        self.must_have_settled(seat)?;
        self.must_be_unplayable(seat, card)?;
        if self.is("laid-card", "back") {
            return Err(format!("the {} is taken back", card.0));
        }
        self.lay_cards(seat, 1)?;
        self.turn_passes(seat);
        Ok(())
    }

    fn must_be_unplayable(&self, seat: u8, card: Card) -> Done {
        self.must_be_a_card(card)?;
        if self.can_play(seat, card) { Err(format!("a {} can be played", card.0)) } else { Ok(()) }
    }

    fn experts(&self) -> bool {
        self.is("experts", "yes")
    }

    /// Refuses a one-eyed jack without the experts' cards, where it is an ordinary jack.
    fn must_be_a_card(&self, card: Card) -> Done {
        if card == Card("one-eyed") && !self.experts() {
            return Err("without the experts' rules a one-eyed jack is a jack".to_owned());
        }
        Ok(())
    }

    /// Carries out the effect of a card, without laying the card.
    pub(super) fn carry_out(&mut self, seat: u8, how: &How) -> Done {
        self.must_be_a_card(how.card())?;
        let crosses = matches!(how, How::Cross { .. });
        if how.card() == Card("one-eyed") && self.is("one-eyed", "only") && !crosses {
            return Err("a one-eyed jack only swaps cars of others".to_owned());
        }
        match how {
            How::Out { card } => self.bring_out(seat, *card),
            How::Move { card, car, way } => self.move_by(seat, *card, *car, way.unwrap_or_default()),
            How::Seven { shares } => self.share_out(seat, shares),
            How::Swap { card, car, of, with } => self.swap(seat, *card, *car, (*of, *with)),
            How::Push { of: Seat(of), car, way } => self.push(seat, *of, *car, way.unwrap_or_default()),
            How::Cross { one, other } => self.cross(seat, *one, *other),
        }
    }

    /// Brings a car out onto Go with an ace, queen, king or joker.
    fn bring_out(&mut self, seat: u8, Card(card): Card) -> Done {
        if !["ace", "queen", "king", "joker"].contains(&card) {
            return Err(format!("a {card} brings no car out"));
        }
        let owner = self.plays_for(seat);
        let go = self.go(owner)?;
        self.must_be_free_to_pass(go)?;
        self.hit(go, None)?;
        self.set_out(owner, At::Square(go))?;
        self.marks.insert((owner, At::Square(go)), Mark { driven: Some(0), fresh: true, stopped: true });
        self.came_to(owner, At::Square(go), seat);
        Ok(())
    }

    /// Moves one of the player's cars by the value of the card.
    fn move_by(&mut self, seat: u8, card: Card, car: At, way: Way) -> Done {
        if card == Card("5") && self.experts() {
            return Err("an expert's 5 moves another player's car".to_owned());
        }
        if card == Card("4") && matches!(car, At::Garage(_)) {
            return Err("a 4 moves no car in the garage".to_owned());
        }
        let passed = match card.0 {
            "joker" => Passed::Home,
            "8" if self.experts() => Passed::OffTheRoad,
            _ => Passed::Stay,
        };
        let owner = self.plays_for(seat);
        let squares = self.squares(card, card.squares(), owner, car)?;
        let at = self.drive_or_enter(&Drive { owner, from: car, squares, way, passed, stops: true })?;
        self.came_to(owner, at, seat);
        Ok(())
    }

    /// Shares a 7 among two or three cars, in the announced order. A car hit by an earlier share cannot move.
    fn share_out(&mut self, seat: u8, shares: &[Share]) -> Done {
        let total: i64 = shares.iter().map(|share| share.steps.0).sum();
        if !(2..=3).contains(&shares.len()) || total != 7 {
            return Err("two or three cars share exactly 7".to_owned());
        }
        let owner = self.plays_for(seat);
        for Share { car, .. } in shares {
            let named = shares.iter().filter(|other| other.car == *car).count();
            if self.standing(owner, *car) < i64::try_from(named).unwrap_or(i64::MAX) {
                return Err(format!("p{owner} has no {named} cars at {car}"));
            }
        }
        let mut ended: Vec<At> = Vec::new();
        for Share { car, steps, way } in shares {
            if ended.contains(car) {
                return Err(format!("the car at {car} was hit by an earlier share"));
            }
            let squares = self.squares(Card("7"), steps.0, owner, *car)?;
            let passed = Passed::Stay;
            let at =
                self.drive_or_enter(&Drive { owner, from: *car, squares, way: *way, passed, stops: true })?;
            self.came_to(owner, at, seat);
            if ended.contains(&at) && self.is("seven-same-square", "refused") {
                return Err(format!("two shares end on square {at}"));
            }
            ended.push(at);
        }
        Ok(())
    }

    /// Refuses to swap a car in a garage, or on its own Go unless it is the player's own and may leave it.
    fn may_be_swapped(&self, (Seat(owner), at): (Seat, At), own: bool) -> Done {
        if self.standing(owner, at) < 1 {
            return Err(format!("p{owner} has no car at {at}"));
        }
        match at {
            At::Square(square) if self.go(owner)? == square && !(own && self.is("swap-go", "leave")) => {
                Err(format!("no swap takes the car of p{owner} from its own Go"))
            }
            At::Square(_) => Ok(()),
            At::Verge(_) if self.is("swap-where", "verge") => Ok(()),
            _ => Err(format!("no swap takes a car at {at}")),
        }
    }

    /// Swaps the places of two cars, which lose their marks.
    fn change_places(&mut self, (Seat(one), here): (Seat, At), (Seat(other), there): (Seat, At)) -> Done {
        self.send_home(one, here)?;
        self.send_home(other, there)?;
        self.set_out(one, there)?;
        self.set_out(other, here)
    }

    /// Swaps one of the player's cars with another player's, with a jack.
    fn swap(&mut self, seat: u8, Card(card): Card, car: At, with: (Seat, At)) -> Done {
        if !["jack", "one-eyed"].contains(&card) {
            return Err(format!("a {card} swaps no cars"));
        }
        let own = (Seat(self.plays_for(seat)), car);
        if with.0 == own.0 {
            return Err("a jack swaps with another player's car".to_owned());
        }
        self.may_be_swapped(own, true)?;
        self.may_be_swapped(with, false)?;
        self.change_places(own, with)
    }

    /// Swaps any two cars of other players, with an expert's one-eyed jack.
    fn cross(&mut self, seat: u8, one: (Seat, At), other: (Seat, At)) -> Done {
        let own = Seat(self.plays_for(seat));
        if [one.0, other.0].contains(&own) || one == other {
            return Err("a one-eyed jack swaps two cars of others".to_owned());
        }
        self.may_be_swapped(one, false)?;
        self.may_be_swapped(other, false)?;
        self.change_places(one, other)
    }

    /// Moves another player's car with an expert's 5.
    fn push(&mut self, seat: u8, of: u8, car: At, way: Way) -> Done {
        if !self.experts() {
            return Err("only an expert's 5 moves another player's car".to_owned());
        }
        let own = of == seat || of == self.plays_for(seat);
        if own || self.is("five-who", "not-partner") && self.partner(seat) == Some(of) {
            return Err(format!("the 5 may not move a car of p{of}"));
        }
        if let At::Square(square) = car
            && self.is_protected(of, square)?
        {
            return Err(format!("the car of p{of} is protected on its own Go"));
        }
        if matches!(car, At::Garage(_)) {
            return Err("a 5 moves no car in a garage".to_owned());
        }
        let all = self.is("pushed-effects", "all");
        if way == Way::Garage && !all {
            return Err("a car moved by a 5 does not enter the garage".to_owned());
        }
        let squares = if all { self.squares(Card("5"), 5, of, car)? } else { self.count_at(5, car)? };
        let drive = Drive { owner: of, from: car, squares, way, passed: Passed::Stay, stops: all };
        let at = if all { self.drive_or_enter(&drive)? } else { self.drive(&drive)? };
        self.came_to(of, at, of);
        Ok(())
    }
}
