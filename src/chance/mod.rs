//! Draws: a published cipher, the seed of a record, and one stream for each draw. The only use of chance; what a draw gave
//! is a field of an act, so that replay never draws again.

mod stream;

use rand::TryRng;
use rand::rngs::{SysError, SysRng};

use crate::engine::Seat;

pub use stream::{DrawStream, draw};

/// A number that nobody has seen yet: a seed.
///
/// # Errors
/// The machine has no chance to give.
pub fn fresh() -> Result<u64, SysError> {
    SysRng.try_next_u64()
}

/// Who begins, by the seed.
pub fn first(seed: u64, seats: usize) -> Seat {
    let below = draw(seed, 0).below(u32::try_from(seats).unwrap_or(u32::MAX));
    Seat::new(u8::try_from(below).unwrap_or_default())
}
