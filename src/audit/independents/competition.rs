//! Competition in the sections of a category, and its majority bonus.

use super::questions::RETURN;
use super::table::{COMPETITION, MAJORITY, Table};
use crate::audit::Done;

impl Table {
    /// Whether a section of the category holds more than one disk.
    pub(super) fn is_contested(&self) -> bool {
        Self::sections(self.category).into_iter().any(|at| {
            let disks: i64 = self.owners(&[at]).iter().map(|(_, disks)| *disks).sum();
            disks > 1
        })
    }

    /// Whoever is alone in a section keeps one disk there.
    pub(super) fn settle(&mut self) -> Done {
        self.must_be(COMPETITION, "settling")?;
        let mut settled = false;
        for at in Self::sections(self.category) {
            if let [(seat, disks @ 2..)] = *self.owners(std::slice::from_ref(&at)) {
                self.disks(seat, &at, RETURN, disks - 1)?;
                settled = true;
            }
        }
        if !settled {
            return Err("nobody is alone with more than one disk".to_owned());
        }
        self.close_competition();
        Ok(())
    }

    /// A disk is drawn for a section with disks of several players.
    pub(super) fn draw(&mut self, section: i64, drawn: u8) -> Done {
        self.must_be(COMPETITION, "a draw")?;
        let at = self.section(self.category, section)?;
        let owners = self.owners(std::slice::from_ref(&at));
        if owners.len() < 2 || !owners.iter().any(|(seat, _)| *seat == drawn) {
            return Err(format!("p{drawn} cannot be drawn for section {section}"));
        }
        for (seat, disks) in owners {
            if seat == drawn {
                self.disks(seat, &at, RETURN, disks - 1)?;
            } else {
                self.disks(seat, &at, "bank", disks / 2)?;
                self.disks(seat, &at, RETURN, disks - disks / 2)?;
            }
        }
        self.close_competition();
        Ok(())
    }

    fn close_competition(&mut self) {
        if !self.is_contested() {
            self.begin(MAJORITY);
        }
    }

    /// A token for who has won most sections, or for each of those who have.
    pub(super) fn majority(&mut self) -> Done {
        self.must_be(MAJORITY, "the majority")?;
        let sections = Self::sections(self.category);
        let holders = sections.iter().map(|at| self.owners(std::slice::from_ref(at)));
        let winners: Vec<u8> = holders.filter(|all| all.len() == 1).flatten().map(|(seat, _)| seat).collect();
        let won = |seat: u8| winners.iter().filter(|winner| **winner == seat).count();
        let wins: Vec<(u8, usize)> = (1..=self.seats).map(|seat| (seat, won(seat))).collect();
        let most = wins.iter().map(|(_, won)| *won).max().unwrap_or(0);
        for (seat, _) in wins.into_iter().filter(|(_, won)| most > 0 && *won == most) {
            self.shift("bank", &format!("p{seat}"), "tokens", 1)?;
        }
        self.next_category();
        Ok(())
    }
}
