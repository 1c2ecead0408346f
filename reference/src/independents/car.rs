//! Car of the Year: a draw for each category, then the title.

use super::Independents;
use super::places::{CAR, CATEGORIES, RETURN};
use super::steps::{CAR_OF_THE_YEAR, NEW_YEAR};
use crate::Done;
use crate::rules::{Rules, hand};

impl Independents {
    /// The places of the disks for the next draw: a category's sections, or the Car of the Year section; empty when
    /// nothing is left to draw.
    pub(super) fn next_bag(&self) -> Vec<String> {
        let categories =
            CATEGORIES.map(|category| category.sections().map(|section| section.to_string()).to_vec());
        let mut bags = categories.into_iter().chain([vec![CAR.to_owned()]]);
        bags.find(|places| !self.owners(places).is_empty()).unwrap_or_default()
    }

    /// Makes one draw. The winner's disks in a category go to the Car of the Year section; the draw from there gives
    /// a token.
    pub(super) fn car_of_the_year(&mut self, drawn: u8) -> Done {
        self.must_be(CAR_OF_THE_YEAR, "a draw for Car of the Year")?;
        let places = self.next_bag();
        let owners = self.owners(&places);
        if !owners.iter().any(|(seat, _)| *seat == drawn) {
            return Err(format!("p{drawn} has no disk in the bag"));
        }
        let title = places.iter().any(|place| place == CAR);
        if title {
            self.shift("bank", hand(drawn), "tokens", 1)?;
        }
        for (seat, _) in owners {
            let to = if seat == drawn && !title { CAR } else { RETURN };
            for place in &places {
                self.move_disks(seat, place, to, self.disks_at(seat, place))?;
            }
        }
        if self.next_bag().is_empty() {
            self.begin(NEW_YEAR);
        }
        Ok(())
    }
}
