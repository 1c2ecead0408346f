//! Competition in the sections of a category, and its majority bonus.

use super::Independents;
use super::places::RETURN;
use super::steps::{COMPETITION, MAJORITY};
use crate::Done;
use crate::rules::{Rules, hand};

impl Independents {
    /// Whether a section of the category has more than one disk.
    pub(super) fn is_contested(&self) -> bool {
        let disks = |section| self.owners_in(section).iter().map(|(_, disks)| *disks).sum::<i64>();
        self.category.sections().into_iter().any(|section| disks(section) > 1)
    }

    /// Leaves one disk of each player who is alone in a section.
    pub(super) fn settle(&mut self) -> Done {
        self.must_be(COMPETITION, "settling")?;
        let mut settled = false;
        for section in self.category.sections() {
            if let [(seat, disks @ 2..)] = *self.owners_in(section) {
                self.move_disks(seat, section.to_string(), RETURN, disks - 1)?;
                settled = true;
            }
        }
        if !settled {
            return Err("nobody is alone with more than one disk".to_owned());
        }
        self.close_competition();
        Ok(())
    }

    /// Enters the disk drawn for a section with several players: it stays there, and the losers lose half of theirs,
    /// rounded down.
    pub(super) fn draw(&mut self, section: i64, drawn: u8) -> Done {
        self.must_be(COMPETITION, "a draw")?;
        let at = self.section(self.category, section)?;
        let owners = self.owners_in(at);
        if owners.len() < 2 || !owners.iter().any(|(seat, _)| *seat == drawn) {
            return Err(format!("p{drawn} cannot be drawn for section {section}"));
        }
        for (seat, disks) in owners {
            let (stays, lost) = if seat == drawn { (1, 0) } else { (0, disks / 2) };
            self.move_disks(seat, at.to_string(), "bank", lost)?;
            self.move_disks(seat, at.to_string(), RETURN, disks - stays - lost)?;
        }
        self.close_competition();
        Ok(())
    }

    fn close_competition(&mut self) {
        if !self.is_contested() {
            self.begin(MAJORITY);
        }
    }

    /// Gives a token to the player with the most sections, or to each player in a tie.
    pub(super) fn majority(&mut self) -> Done {
        self.must_be(MAJORITY, "the majority")?;
        let holders = self.category.sections().map(|section| self.owners_in(section));
        let winners: Vec<u8> =
            holders.iter().filter(|all| all.len() == 1).flatten().map(|one| one.0).collect();
        let won = |seat: u8| winners.iter().filter(|winner| **winner == seat).count();
        let most = self.everybody().map(won).max().unwrap_or(0);
        for seat in self.everybody().filter(|seat| most > 0 && won(*seat) == most) {
            self.shift("bank", hand(seat), "tokens", 1)?;
        }
        self.next_category();
        Ok(())
    }
}
