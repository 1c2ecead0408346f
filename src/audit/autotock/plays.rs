//! What a card can do.

use super::cars::{At, Mark};
use super::moves::{Drive, Passed};
use super::questions::card;
use super::table::Table;
use crate::audit::Done;

/// One share of a 7.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Share {
    pub(super) car: At,
    pub(super) steps: i64,
    pub(super) garage: bool,
}

/// How a card is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum How {
    /// A car is brought out.
    Out { card: &'static str },
    /// A car moves.
    Move { card: &'static str, car: At, garage: bool },
    /// A 7 is shared out.
    Seven(Vec<Share>),
    /// An own car changes places with another player's.
    Swap { card: &'static str, car: At, of: u8, with: At },
    /// An expert's 5.
    Push { of: u8, car: At, garage: bool },
    /// A one-eyed jack: two cars of others change places.
    Cross([(u8, At); 2]),
}

impl How {
    /// The card that is played.
    pub(super) fn card(&self) -> &'static str {
        match self {
            Self::Out { card } | Self::Move { card, .. } | Self::Swap { card, .. } => card,
            Self::Seven(_) => "7",
            Self::Push { .. } => "5",
            Self::Cross(_) => "one-eyed",
        }
    }
}

impl Table {
    fn experts(&self) -> bool {
        self.rulings.is("experts", "yes")
    }

    /// Refuses a one-eyed jack where it is a jack.
    pub(super) fn must_be_a_card(&self, card: &str) -> Done {
        if card == "one-eyed" && !self.experts() {
            return Err("without the experts' rules a one-eyed jack is a jack".to_owned());
        }
        Ok(())
    }

    /// A player does something with a card; the card is not laid here.
    pub(super) fn carry_out(&mut self, seat: u8, how: &How) -> Done {
        self.must_be_a_card(how.card())?;
        let jack = how.card() == "one-eyed";
        if jack && self.rulings.is("one-eyed", "only") && !matches!(how, How::Cross(_)) {
            return Err("a one-eyed jack only swaps cars of others".to_owned());
        }
        match how {
            How::Out { card } => self.bring_out(seat, card),
            How::Move { card, car, garage } => self.move_by(seat, card, *car, *garage),
            How::Seven(shares) => self.share_out(seat, shares),
            How::Swap { card, car, of, with } => self.swap(seat, card, *car, *of, *with),
            How::Push { of, car, garage } => self.push(seat, *of, *car, *garage),
            How::Cross([one, other]) => self.cross(seat, *one, *other),
        }
    }

    fn bring_out(&mut self, seat: u8, card: &str) -> Done {
        if !["ace", "queen", "king", "joker"].contains(&card) {
            return Err(format!("a {card} brings no car out"));
        }
        let owner = self.plays_for(seat);
        let go = self.go(owner)?;
        self.must_be_free_to_pass(go)?;
        self.send_home(go, None)?;
        let at = At::Square(go);
        self.held.shift(&format!("p{owner}"), &at.holder(), &super::cars::cars(owner), 1, &[])?;
        self.marks.insert((owner, at), Mark { driven: Some(0), fresh: true, stopped: true });
        self.came_to(owner, at, seat);
        Ok(())
    }

    fn move_by(&mut self, seat: u8, name: &'static str, car: At, garage: bool) -> Done {
        let (_, value) = card(name)?;
        if name == "5" && self.experts() {
            return Err("an expert's 5 moves another player's car".to_owned());
        }
        if name == "4" && matches!(car, At::Garage(_)) {
            return Err("a 4 moves no car in the garage".to_owned());
        }
        let passed = match name {
            "joker" => Passed::Home,
            "8" if self.experts() => Passed::OffTheRoad,
            _ => Passed::Stay,
        };
        let owner = self.plays_for(seat);
        let squares = self.squares(name, value, owner, car)?;
        let drive = Drive { owner, from: car, squares, garage, passed, stops: true };
        let at = self.drive_or_enter(&drive)?;
        self.came_to(owner, at, seat);
        Ok(())
    }

    /// Moves a car; where a count that fits the garage must be taken there, it is refused on the circuit.
    fn drive_or_enter(&mut self, drive: &Drive) -> Result<At, String> {
        if !drive.garage && self.rulings.is("garage-choice", "enter") {
            let mut other = self.clone();
            if other.drive(&Drive { garage: true, ..*drive }).is_ok() {
                return Err("the count fits the garage, and the car must enter".to_owned());
            }
        }
        self.drive(drive)
    }

    /// A 7 on two or three cars, in the announced order; the car that an earlier share hit has none.
    fn share_out(&mut self, seat: u8, shares: &[Share]) -> Done {
        let total: i64 = shares.iter().map(|share| share.steps).sum();
        if !(2..=3).contains(&shares.len()) || total != 7 || shares.iter().any(|share| share.steps < 1) {
            return Err("two or three cars share exactly 7".to_owned());
        }
        let owner = self.plays_for(seat);
        for share in shares {
            let named = shares.iter().filter(|other| other.car == share.car).count();
            if self.standing(owner, share.car) < i64::try_from(named).unwrap_or(i64::MAX) {
                return Err(format!("p{owner} has no {named} cars at {}", share.car.word()));
            }
        }
        let mut ended: Vec<At> = Vec::new();
        for share in shares {
            if ended.contains(&share.car) {
                return Err(format!("the car at {} was hit by an earlier share", share.car.word()));
            }
            let squares = self.squares("7", share.steps, owner, share.car)?;
            let drive = Drive {
                owner,
                from: share.car,
                squares,
                garage: share.garage,
                passed: Passed::Stay,
                stops: true,
            };
            let at = self.drive_or_enter(&drive)?;
            self.came_to(owner, at, seat);
            if ended.contains(&at) && self.rulings.is("seven-same-square", "refused") {
                return Err(format!("two shares end on square {}", at.word()));
            }
            ended.push(at);
        }
        Ok(())
    }

    /// Where a car stands that may be swapped.
    fn may_be_swapped(&self, owner: u8, at: At, own: bool) -> Done {
        if self.standing(owner, at) < 1 {
            return Err(format!("p{owner} has no car at {}", at.word()));
        }
        match at {
            At::Square(square) if self.go(owner)? == square => {
                if own && self.rulings.is("swap-go", "leave") {
                    Ok(())
                } else {
                    Err(format!("no swap takes the car of p{owner} from its own Go"))
                }
            }
            At::Square(_) => Ok(()),
            At::Verge(_) if self.rulings.is("swap-where", "verge") => Ok(()),
            _ => Err(format!("no swap takes a car at {}", at.word())),
        }
    }

    fn change_places(&mut self, one: (u8, At), other: (u8, At)) -> Done {
        self.relocate(one.0, one.1, None)?;
        self.relocate(other.0, other.1, None)?;
        for (owner, at) in [(one.0, other.1), (other.0, one.1)] {
            self.held.shift(&format!("p{owner}"), &at.holder(), &super::cars::cars(owner), 1, &[])?;
        }
        Ok(())
    }

    fn swap(&mut self, seat: u8, card: &str, car: At, of: u8, with: At) -> Done {
        if !["jack", "one-eyed"].contains(&card) {
            return Err(format!("a {card} swaps no cars"));
        }
        let owner = self.plays_for(seat);
        if of == owner {
            return Err("a jack swaps with another player's car".to_owned());
        }
        self.may_be_swapped(owner, car, true)?;
        self.may_be_swapped(of, with, false)?;
        self.change_places((owner, car), (of, with))
    }

    fn cross(&mut self, seat: u8, one: (u8, At), other: (u8, At)) -> Done {
        if [one.0, other.0].contains(&self.plays_for(seat)) || one == other {
            return Err("a one-eyed jack swaps two cars of others".to_owned());
        }
        self.may_be_swapped(one.0, one.1, false)?;
        self.may_be_swapped(other.0, other.1, false)?;
        self.change_places(one, other)
    }

    fn push(&mut self, seat: u8, of: u8, car: At, garage: bool) -> Done {
        if !self.experts() {
            return Err("only an expert's 5 moves another player's car".to_owned());
        }
        let partner = self.partner(seat);
        let own = of == seat || of == self.plays_for(seat);
        if own || self.rulings.is("five-who", "not-partner") && partner == Some(of) {
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
        let all = self.rulings.is("pushed-effects", "all");
        if garage && !all {
            return Err("a car moved by a 5 does not enter the garage".to_owned());
        }
        let squares = if all { self.squares("5", 5, of, car)? } else { self.count_at(5, car)? };
        let drive = Drive { owner: of, from: car, squares, garage, passed: Passed::Stay, stops: all };
        let at = if all { self.drive_or_enter(&drive)? } else { self.drive(&drive)? };
        self.came_to(of, at, of);
        Ok(())
    }
}
