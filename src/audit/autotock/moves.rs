//! One car moves, square by square.

use super::board::{CIRCUIT, distance, next_square};
use super::cars::{At, Mark};
use super::table::Table;
use crate::audit::Done;

/// What happens to the cars that are passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Passed {
    /// It stays where it is.
    Stay,
    /// A joker: they go to their paddocks.
    Home,
    /// An expert's 8: they go off the road.
    OffTheRoad,
}

/// A car that moves.
#[derive(Clone, Copy, Debug)]
pub(super) struct Drive {
    pub(super) owner: u8,
    pub(super) from: At,
    /// How far; below zero backwards.
    pub(super) squares: i64,
    /// Whether it ends in the garage.
    pub(super) garage: bool,
    pub(super) passed: Passed,
    /// Whether the square it ends on can hold it.
    pub(super) stops: bool,
}

impl Table {
    /// Moves a car, and says where it came to stand.
    pub(super) fn drive(&mut self, drive: &Drive) -> Result<At, String> {
        if self.standing(drive.owner, drive.from) < 1 {
            return Err(format!("p{} has no car at {}", drive.owner, drive.from.word()));
        }
        match drive.from {
            At::Garage(place) => self.move_up(drive, place),
            At::Square(square) | At::Verge(square) if drive.garage => self.enter_garage(drive, square),
            At::Square(square) | At::Verge(square) => self.go_round(drive, square),
        }
    }

    fn move_up(&mut self, drive: &Drive, place: i64) -> Result<At, String> {
        if drive.squares < 1 || !drive.garage {
            return Err("a car in the garage only moves further up".to_owned());
        }
        self.park(drive, place + 1, place + drive.squares)
    }

    /// A car goes to a garage place, past all from the first one.
    fn park(&mut self, drive: &Drive, first: i64, place: i64) -> Result<At, String> {
        if place > 3 {
            return Err(format!("the garage has no place {place}"));
        }
        if (first..=place).any(|place| self.standing(drive.owner, At::Garage(place)) > 0) {
            return Err("a car stands in the way in the garage".to_owned());
        }
        self.relocate(drive.owner, drive.from, Some(At::Garage(place)))?;
        Ok(At::Garage(place))
    }

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
        let leaves_behind_go = past_go < CIRCUIT / 2;
        let lap = if leaves_behind_go { CIRCUIT + past_go } else { past_go };
        if gone < lap && self.rulings.is("full-lap", "yes") {
            return Err(format!("{gone} squares are no full lap"));
        }
        if gone < lap && leaves_behind_go && driven >= 0 {
            return Err(format!("{gone} squares: the garage is come by for the first time"));
        }
        let mut square = start;
        let mut way = Vec::new();
        while square != branch {
            square = next_square(square, 1);
            self.must_be_free_to_pass(square)?;
            way.push(square);
        }
        let at = self.park(drive, 1, place)?;
        self.pass(drive, &way)?;
        Ok(at)
    }

    fn go_round(&mut self, drive: &Drive, start: i64) -> Result<At, String> {
        let mut square = start;
        let mut way = Vec::new();
        for left in (0..drive.squares.abs()).rev() {
            square = next_square(square, drive.squares.signum());
            self.must_be_free_to_pass(square)?;
            if left > 0 {
                way.push(square);
            }
        }
        self.must_be_free_to_pass(square)?;
        let to = At::Square(square);
        let driven = self.driven(drive.owner, drive.from)? + drive.squares;
        self.pass(drive, &way)?;
        self.send_home(square, None)?;
        self.relocate(drive.owner, drive.from, Some(to))?;
        let mark = Mark { driven: Some(driven), fresh: false, stopped: drive.stops };
        self.marks.insert((drive.owner, to), mark);
        Ok(to)
    }

    fn pass(&mut self, drive: &Drive, way: &[i64]) -> Done {
        let (spared, off_the_road) = match drive.passed {
            Passed::Stay => return Ok(()),
            Passed::Home => (self.rulings.is("joker-own", "no"), false),
            Passed::OffTheRoad => (self.rulings.is("eight-own", "no"), true),
        };
        let spared = spared.then_some(drive.owner);
        for square in way {
            if !off_the_road {
                self.send_home(*square, spared)?;
                continue;
            }
            for owner in self.owners_on(*square).into_iter().filter(|owner| Some(*owner) != spared) {
                let mark = self.mark(owner, At::Square(*square));
                self.relocate(owner, At::Square(*square), Some(At::Verge(*square)))?;
                // Two cars of one player on one verge share what they carry along.
                self.marks.entry((owner, At::Verge(*square))).or_insert(mark).stopped |= mark.stopped;
            }
        }
        Ok(())
    }
}
