//! Draws that anybody can check: a published cipher, a seed, and one stream for each draw. The only use of
//! chance; what a draw gave is a field of an act, so that replay never draws again.

mod seed;
mod stream;

pub use seed::{Seed, SeedUnread};
pub use stream::DrawStream;
