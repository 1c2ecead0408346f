//! Everything that somebody at the table can do in Auto-Brocante, one name for each.

use serde::{Deserialize, Serialize};

use crate::engine::Seat;
use crate::games::auto_brocante::{Car, Where};
use crate::words::Key;
use crate::words::keys::auto_brocante as k;

/// What is paid for the top car of the bank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Price {
    /// The fixed price, before the car is seen.
    Fixed,
    /// Its list price, once it has been taken.
    List,
    /// The price on a card "buy from the bank".
    Card,
}

impl Price {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Fixed, Self::List, Self::Card];

    /// Its word in notation.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Fixed => "fixed",
            Self::List => "list",
            Self::Card => "card",
        }
    }
}

/// How a policy is come by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Means {
    /// Bought (option C).
    #[default]
    Cash,
    /// By a card "free policy".
    Card,
}

/// What a customer pays by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Base {
    /// The list price.
    List,
    /// The seller's Blue Book value, shown; 0 is junk.
    Book(u32),
}

/// What is done to an opponent's car.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Damage {
    /// It burns.
    Fire,
    /// It is hit.
    Collision,
    /// It is stolen.
    Theft,
}

impl Damage {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Fire, Self::Collision, Self::Theft];

    /// Its word in notation.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Fire => "fire",
            Self::Collision => "collision",
            Self::Theft => "theft",
        }
    }

    /// Its name as a message.
    pub const fn key(self) -> Key {
        match self {
            Self::Fire => k::DAMAGE_FIRE,
            Self::Collision => k::DAMAGE_COLLISION,
            Self::Theft => k::DAMAGE_THEFT,
        }
    }
}

/// A kind of insurance policy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Policy {
    /// Against fire.
    Fire,
    /// Against theft.
    Theft,
    /// Against collision.
    Collision,
    /// Against all three.
    Comprehensive,
    /// "Sans responsabilité".
    FlyByNight,
}

impl Policy {
    /// All of them.
    pub const ALL: [Self; 5] =
        [Self::Fire, Self::Theft, Self::Collision, Self::Comprehensive, Self::FlyByNight];

    /// Its word in notation.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Fire => "fire",
            Self::Theft => "theft",
            Self::Collision => "collision",
            Self::Comprehensive => "comprehensive",
            Self::FlyByNight => "fly-by-night",
        }
    }

    /// Its name as a message.
    pub const fn key(self) -> Key {
        match self {
            Self::Fire => k::POLICY_FIRE,
            Self::Theft => k::POLICY_THEFT,
            Self::Collision => k::POLICY_COLLISION,
            Self::Comprehensive => k::POLICY_COMPREHENSIVE,
            Self::FlyByNight => k::POLICY_FLY_BY_NIGHT,
        }
    }
}

/// What the owner of a car under attack does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reply {
    /// Nothing: the car is lost.
    #[default]
    Lost,
    /// Has it repaired after a collision.
    Repaired,
    /// Plays "stolen car recovered".
    Recovered,
    /// Shows a policy and claims the list price from the attacker.
    Claim(Policy),
}

/// How a deal between two dealers ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bargain {
    /// They agreed on a price, in dollars.
    Agreed(u32),
    /// The buyer looked under the hood.
    Hood {
        /// What the seller had asked, in dollars.
        asked: u32,
        /// The seller's Blue Book value, in dollars; 0 is junk.
        value: u32,
    },
    /// The buyer walked away.
    Walked,
    /// The opponent played "lot closed".
    Closed,
}

/// An act of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Act {
    /// Before the first turn: the cars that each dealer begins with, in the order of the table.
    Deal {
        /// The cars of each dealer.
        cars: Vec<Vec<Car>>,
    },
    /// Takes the top car of the bank: for the minimum, as option B, or by a card.
    Buy {
        /// The dealer who buys from the bank.
        seat: Seat,
        /// Which car it was.
        car: Car,
        /// What is paid for it.
        price: Price,
    },
    /// Cannot pay for the minimum and plays on below it (ruling `min-short below`).
    Below {
        /// The dealer who buys below the book.
        seat: Seat,
    },
    /// Takes a policy: option C, or by a card.
    Policy {
        /// The dealer who takes a policy.
        seat: Seat,
        /// Bought or by a card.
        #[serde(default, skip_serializing_if = "is_cash")]
        by: Means,
    },
    /// Option D: puts the hand of cards under the pile and draws as many.
    Exchange {
        /// The dealer who exchanges a policy.
        seat: Seat,
    },
    /// Option E: none of the options.
    None {
        /// The dealer who uses no option.
        seat: Seat,
    },
    /// A card: sells a car to a customer.
    Sell {
        /// The seller.
        seat: Seat,
        /// Which car.
        car: Car,
        /// What the customer pays by.
        base: Base,
        /// What the customer pays beyond that, in dollars.
        #[serde(default, skip_serializing_if = "is_zero")]
        plus: u32,
    },
    /// A card: takes a policy away from a dealer.
    Cancel {
        /// The player who cancels the deal.
        seat: Seat,
        /// Whose policy goes back.
        dealer: Seat,
    },
    /// A card: takes cards out of opponents' hands.
    Take {
        /// The dealer who takes the car.
        seat: Seat,
        /// How many from whom.
        from: Vec<(Seat, u8)>,
    },
    /// A card: fire, collision or theft on an opponent's car, with what the owner does.
    Attack {
        /// Who attacks.
        seat: Seat,
        /// With which card.
        damage: Damage,
        /// Which car.
        car: Car,
        /// What its owner does.
        #[serde(default, skip_serializing_if = "is_lost")]
        reply: Reply,
    },
    /// A card: takes a stolen car back (ruling `recovered later`).
    Recover {
        /// The owner who gets the car back.
        seat: Seat,
        /// Which car.
        car: Car,
    },
    /// A card: buys a car of one's choice from another dealer.
    Approach {
        /// Who buys.
        seat: Seat,
        /// Which car.
        car: Car,
        /// How it ended.
        bargain: Bargain,
    },
    /// A card: makes another dealer buy a car of that dealer's choice.
    Force {
        /// Who sells.
        seat: Seat,
        /// Who has to buy.
        dealer: Seat,
        /// Which car; none where "lot closed" came first.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        car: Option<Car>,
        /// How it ended.
        bargain: Bargain,
    },
    /// Open for business: a car is sold to one of the bidders.
    Business {
        /// Who sells.
        seat: Seat,
        /// Which car.
        car: Car,
        /// The bidder whom the seller picked.
        buyer: Seat,
        /// How it ended.
        bargain: Bargain,
    },
    /// Draws a card and ends the turn.
    Draw {
        /// The dealer who draws a card.
        seat: Seat,
    },
    /// The final count: the Blue Book values of the cars left, in the order of the table.
    Final {
        /// For each dealer the cars with their values in dollars; 0 is junk.
        values: Vec<Vec<(Car, u32)>>,
    },
}

fn is_cash(means: &Means) -> bool {
    *means == Means::Cash
}

fn is_zero(plus: &u32) -> bool {
    *plus == 0
}

fn is_lost(reply: &Reply) -> bool {
    *reply == Reply::Lost
}

impl Act {
    /// Who does it; nobody in particular for what the whole table does.
    pub fn actor(&self) -> Option<Seat> {
        match self {
            Self::Deal { .. } | Self::Final { .. } => None,
            Self::Buy { seat, .. }
            | Self::Below { seat }
            | Self::Policy { seat, .. }
            | Self::Exchange { seat }
            | Self::None { seat }
            | Self::Sell { seat, .. }
            | Self::Cancel { seat, .. }
            | Self::Take { seat, .. }
            | Self::Attack { seat, .. }
            | Self::Recover { seat, .. }
            | Self::Approach { seat, .. }
            | Self::Force { seat, .. }
            | Self::Business { seat, .. }
            | Self::Draw { seat } => Some(*seat),
        }
    }

    /// The other dealers it names.
    pub fn others(&self) -> Vec<Seat> {
        match self {
            Self::Cancel { dealer, .. } | Self::Force { dealer, .. } => vec![*dealer],
            Self::Business { buyer, .. } => vec![*buyer],
            Self::Take { from, .. } => from.iter().map(|(seat, _)| *seat).collect(),
            _ => Vec::new(),
        }
    }
}

/// What the referee may put right beyond the ledger.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Fix {
    /// Where a car is.
    Car {
        /// The car that is moved.
        car: Car,
        /// Where it lies on the table.
        at: Where,
    },
    /// The round of turns and the step of the turn the table stands in.
    Phase {
        /// From 1.
        round: u32,
        /// 1 to 5.
        phase: u8,
    },
    /// Whose turn begins.
    Next(Seat),
    /// How many cards have been played in this turn.
    Cards(u8),
}
