//! Quick answers without a session about one phase, one price or one deal, computed by the rules of the games.

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
