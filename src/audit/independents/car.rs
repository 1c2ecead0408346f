//! Car of the Year: a draw for each category, then the title.

use super::questions::{CAR, CATEGORIES, RETURN};
use super::table::{CAR_OF_THE_YEAR, NEW_YEAR, Table};
use crate::audit::Done;

impl Table {
    /// Where the disks of the next draw lie: a category, or the Car of the Year section; nowhere when all is drawn.
    pub(super) fn next_bag(&self) -> Vec<String> {
        let categories = (0..CATEGORIES.len()).map(Self::sections);
        let mut bags = categories.chain([vec![CAR.to_owned()]]);
        bags.find(|places| !self.owners(places).is_empty()).unwrap_or_default()
    }

    /// One draw.
    pub(super) fn car_of_the_year(&mut self, drawn: u8) -> Done {
        self.must_be(CAR_OF_THE_YEAR, "a draw for Car of the Year")?;
        let places = self.next_bag();
        let owners = self.owners(&places);
        if !owners.iter().any(|(seat, _)| *seat == drawn) {
            return Err(format!("p{drawn} has no disk in the bag"));
        }
        let title = places.iter().any(|place| place == CAR);
        if title {
            self.shift("bank", &format!("p{drawn}"), "tokens", 1)?;
        }
        for (seat, _) in owners {
            let to = if seat == drawn && !title { CAR } else { RETURN };
            for place in &places {
                let disks = self.disks_at(seat, place);
                self.disks(seat, place, to, disks)?;
            }
        }
        if self.next_bag().is_empty() {
            self.begin(NEW_YEAR);
        }
        Ok(())
    }
}
