//! Everything that somebody at the table can do in The Last of the Independents, one name for each.

use serde::{Deserialize, Serialize};

use crate::engine::Seat;
use crate::games::independents::{Category, Company, Section, Spot};

/// An act of the game. What is left out of a draw is drawn by Steward.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Act {
    /// Before the first year: the markers behind the first one on the turn-order track.
    Order {
        /// Who follows the first player, in order.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        then: Option<Vec<Seat>>,
    },
    /// Before the first year, or bankrupt: draws a company sheet and fills its circles.
    Company {
        /// The player who gets a company.
        seat: Seat,
        /// The company drawn; none while it is left to chance.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        company: Option<Company>,
    },
    /// Step 1: places selective disks in one section.
    Place {
        /// The player who puts a disk down.
        seat: Seat,
        /// The section the disks go to.
        section: Section,
        /// How many.
        disks: u8,
    },
    /// Steps 1 and 3: passes, the marker goes to the passing lane. Trends: reveals no more cards.
    Pass {
        /// The player who passes.
        seat: Seat,
    },
    /// Step 2: places disks of the category's circles.
    Required {
        /// The player whose circles are filled.
        seat: Seat,
        /// How many in which section; none keeps them all.
        disks: Vec<(Section, u8)>,
    },
    /// Step 3: plays a card, entered by what it does.
    Card {
        /// The player of the card.
        seat: Seat,
        /// What it does to disks.
        #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
        effects: Vec<CardEffect>,
    },
    /// Step 4: settles every section in which one player is alone.
    Settle,
    /// Step 4: a disk is drawn for a section in which several players have disks.
    Draw {
        /// The section whose bag is drawn from.
        section: Section,
        /// Whose disk was drawn.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        drawn: Option<Seat>,
    },
    /// Step 5: tokens for the most sections won.
    Majority,
    /// Trends: reveals a card.
    Trend {
        /// The player who reveals.
        seat: Seat,
        /// The three sections of its trend.
        sections: Vec<Spot>,
    },
    /// Car of the Year: the next disk is drawn, for a category or for the title.
    Car {
        /// Whose disk was drawn.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        drawn: Option<Seat>,
    },
    /// New year: pools come back, everybody's status is settled, cards are drawn.
    Year {
        /// Ruling `years open`: this year was the last.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        last: bool,
    },
}

/// What a card does to the disks of one player in one section.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardEffect {
    /// Whose disks.
    pub seat: Seat,
    /// Of which category, where it is not the present one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub category: Option<Category>,
    /// In which section.
    pub section: Section,
    /// How many come from the supply; below zero, how many go there.
    pub disks: i8,
}

/// What the referee may put right beyond the ledger.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Fix {
    /// The year, the category and the step the table stands in.
    Phase {
        /// From 1.
        year: u32,
        /// The category.
        category: Category,
        /// 1 to 8.
        step: u8,
    },
    /// The turn-order track.
    Order(Vec<Seat>),
    /// The passing lane.
    Lane(Vec<Seat>),
    /// Which company somebody has. Its disks stay where they are.
    Company {
        /// The player who gets a company.
        seat: Seat,
        /// The company drawn; none while it is left to chance.
        company: Company,
    },
    /// Whose turn it is within the step.
    Next(Seat),
}
