//! The move of one car: along the circuit, into the garage, or further up in it.

use super::Autotock;
use super::cars::{At, Mark};
use super::circuit::{distance, next_square};
use super::say::Way;
use crate::Done;
use crate::rules::Rules;

/// What happens to cars that are passed.
#[derive(Clone, Copy, Debug)]
pub(super) enum Passed {
    Stay,
    /// A joker sends them to their paddocks.
    Home,
    /// An expert's 8 pushes them off the road.
    OffTheRoad,
}

/// The move of a car.
#[derive(Clone, Copy, Debug)]
pub(super) struct Drive {
    pub(super) owner: u8,
    pub(super) from: At,
    /// How far; negative if backwards.
    pub(super) squares: i64,
    pub(super) way: Way,
    pub(super) passed: Passed,
    /// Whether the move ends with a stop, so that the square affects the car.
    pub(super) stops: bool,
}

impl Autotock {
    /// Moves a car and returns its new place.
    pub(super) fn drive(&mut self, drive: &Drive) -> Result<At, String> {
        if self.standing(drive.owner, drive.from) < 1 {
            return Err(format!("p{} has no car at {}", drive.owner, drive.from));
        }
        match (drive.from, drive.way) {
            (At::Garage(place), Way::Garage) if drive.squares >= 1 => {
                self.park(drive, place + 1, place + drive.squares)
            }
            (At::Garage(_), _) => Err("a car in the garage only moves further up".to_owned()),
            (At::Square(square) | At::Verge(square), Way::Garage) => self.enter_garage(drive, square),
            (At::Square(square) | At::Verge(square), Way::Circuit) => self.go_round(drive, square),
        }
    }

    /// Moves a car, but refuses the circuit if the ruling makes it enter the garage and it can.
    pub(super) fn drive_or_enter(&mut self, drive: &Drive) -> Result<At, String> {
        if drive.way == Way::Circuit && self.is("garage-choice", "enter") {
            let enters = Drive { way: Way::Garage, ..*drive };
            if self.clone().drive(&enters).is_ok() {
                return Err("the count fits the garage, and the car must enter".to_owned());
            }
        }
        self.drive(drive)
    }

    /// Moves a car to a place in the garage; all places from `first` on must be free.
    fn park(&mut self, drive: &Drive, first: i64, place: i64) -> Result<At, String> {
        if place > 3 {
            return Err(format!("the garage has no place {place}"));
        }
        if (first..=place).any(|place| self.standing(drive.owner, At::Garage(place)) > 0) {
            return Err("a car stands in the way in the garage".to_owned());
        }
        self.relocate(drive.owner, drive.from, At::Garage(place))?;
        Ok(At::Garage(place))
    }

    /// Enters the garage: never backwards, and not when the car reaches its branch for the first time.
    fn enter_garage(&mut self, drive: &Drive, start: i64) -> Result<At, String> {
        let branch = self.branch(drive.owner)?;
        let to_branch = distance(start, branch);
        let place = drive.squares - to_branch;
        if drive.squares < 0 || !(1..=3).contains(&place) {
            return Err(format!("{} squares from {start} do not end in the garage", drive.squares));
        }
        let driven = self.driven(drive.owner, drive.from)?;
        let gone = driven + to_branch;
        let past_go = distance(self.go(drive.owner)?, branch);
        let branches_behind_go = past_go < 24;
        let lap = if branches_behind_go { 48 + past_go } else { past_go };
        if gone < lap && self.is("full-lap", "yes") {
            return Err(format!("{gone} squares are no full lap"));
        }
        if gone < lap && branches_behind_go && driven >= 0 {
            return Err(format!("{gone} squares: the garage is come by for the first time"));
        }
        let way = self.way(start, to_branch, 1)?;
        let at = self.park(drive, 1, place)?;
        self.pass(drive, &way)?;
        Ok(at)
    }

    fn go_round(&mut self, drive: &Drive, start: i64) -> Result<At, String> {
        let mut way = self.way(start, drive.squares.abs(), drive.squares.signum())?;
        let square = way.pop().unwrap_or(start);
        self.must_be_free_to_pass(square)?;
        let driven = self.driven(drive.owner, drive.from)? + drive.squares;
        self.pass(drive, &way)?;
        self.hit(square, None)?;
        let to = At::Square(square);
        self.relocate(drive.owner, drive.from, to)?;
        self.marks
            .insert((drive.owner, to), Mark { driven: Some(driven), fresh: false, stopped: drive.stops });
        Ok(to)
    }

    /// The squares that a car passes, including the last. Refuses if a protected car blocks the way.
    fn way(&self, start: i64, squares: i64, direction: i64) -> Result<Vec<i64>, String> {
        let mut way = Vec::new();
        let mut square = start;
        for _ in 0..squares {
            square = next_square(square, direction);
            self.must_be_free_to_pass(square)?;
            way.push(square);
        }
        Ok(way)
    }

    fn pass(&mut self, drive: &Drive, way: &[i64]) -> Done {
        let own = Some(drive.owner);
        for square in way {
            match drive.passed {
                Passed::Stay => {}
                Passed::Home => self.hit(*square, own.filter(|_| self.is("joker-own", "no")))?,
                Passed::OffTheRoad => self.push_off(*square, own.filter(|_| self.is("eight-own", "no")))?,
            }
        }
        Ok(())
    }

    /// Pushes cars to the verge beside their square. Two cars of one player on the same verge share a mark.
    fn push_off(&mut self, square: i64, but: Option<u8>) -> Done {
        for owner in self.owners_on(square).into_iter().filter(|owner| Some(*owner) != but) {
            let mark = self.mark(owner, At::Square(square));
            self.relocate(owner, At::Square(square), At::Verge(square))?;
            self.marks.entry((owner, At::Verge(square))).or_insert(mark).stopped |= mark.stopped;
        }
        Ok(())
    }
}
