//! Random draws from a published cipher, seeded by the record, with one stream per draw. Nothing else in the
//! program is random. Outcomes are fields of acts, so replay never draws again.

mod stream;

use rand::TryRng;
use rand::rngs::{SysError, SysRng};

use crate::engine::Seat;

pub use stream::{DrawStream, draw};

/// A new random seed.
///
/// # Errors
/// Fails if the system provides no random numbers.
pub fn fresh() -> Result<u64, SysError> {
    SysRng.try_next_u64()
}

/// Draws the first player from the seed.
pub fn first(seed: u64, seats: usize) -> Seat {
    let below = draw(seed, 0).below(u32::try_from(seats).unwrap_or(u32::MAX));
    Seat::new(u8::try_from(below).unwrap_or_default())
}
