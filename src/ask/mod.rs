//! Quick answers without a game: one phase, one price, one deal, on the same rules code as a whole game.

mod answer;
mod bag;
mod chance;
mod deal;
mod hood;
mod losses;
mod payout;
mod playing;
mod position;
mod roulette;
mod sale;
mod skip;
mod sponsors;
pub mod terms;

pub use answer::{Answer, AskError};
pub use bag::bag;
pub use deal::deal;
pub use hood::hood;
pub use losses::{LossSheet, Payer, Standing, losses};
pub use payout::{Payout, payout};
pub use position::{Position, WayToPlay, moves, practice_circuit, seven};
pub use roulette::{CARS as MOST_CARS, roulette};
pub use sale::{SaleSheet, Selling, Wanted, sale};
pub use skip::skip;
pub use sponsors::sponsors;
