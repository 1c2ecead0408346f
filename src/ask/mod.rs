//! Quick answers without a session: one phase, one price, one deal, by the rules of the whole game.

mod answer;
mod deal;
mod losses;
mod payout;
mod sale;
mod skip;
pub mod terms;

pub use answer::{Answer, AskError};
pub use deal::deal;
pub use losses::{LossSheet, Payer, Standing, losses};
pub use payout::{Payout, payout};
pub use sale::{SaleSheet, Selling, Wanted, sale};
pub use skip::skip;
