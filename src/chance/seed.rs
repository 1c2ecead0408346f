//! The seed of a record's draws: fresh from the machine, kept sealed while the game goes on, or given openly.

use std::fmt;
use std::str::FromStr;

use rand::TryRng;
use rand::rngs::{SysError, SysRng};
use sha2::{Digest, Sha256};

use crate::chance::DrawStream;

/// The seed of a record's draws.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

/// A text that is no seed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a seed is written as 64 hexadecimal figures")]
pub struct SeedUnread;

impl Seed {
    /// A seed that nobody knows yet.
    ///
    /// # Errors
    /// The machine has no chance to give.
    pub fn fresh() -> Result<Self, SysError> {
        let mut bytes = [0; 32];
        SysRng.try_fill_bytes(&mut bytes)?;
        Ok(Self(bytes))
    }

    /// The seed of a number that everybody knows: SHA-256 of its eight bytes, lowest first.
    pub fn open(number: u64) -> Self {
        Self(Sha256::digest(number.to_le_bytes()).into())
    }

    /// The seed of these bytes.
    pub const fn of(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// What a header holds while the seed is kept: SHA-256 of its 32 bytes, in hexadecimal.
    pub fn commitment(&self) -> String {
        hexadecimal(&Sha256::digest(self.0))
    }

    /// A draw of the record, by its ordinal. Each has a stream of its own, so that no draw depends on how much
    /// another one took.
    pub fn draw(&self, ordinal: u64) -> DrawStream {
        DrawStream::new(self.0, ordinal)
    }
}

/// Written as 64 hexadecimal figures.
impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hexadecimal(&self.0))
    }
}

/// Does not show the seed: a log is no place for it.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed({})", self.commitment())
    }
}

impl FromStr for Seed {
    type Err = SeedUnread;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let text = text.trim();
        if text.len() != 64 || !text.is_ascii() {
            return Err(SeedUnread);
        }
        let mut bytes = [0; 32];
        for (at, byte) in bytes.iter_mut().enumerate() {
            let pair = text.get(2 * at..2 * at + 2).filter(|pair| !pair.contains('+')).ok_or(SeedUnread)?;
            *byte = u8::from_str_radix(pair, 16).map_err(|_| SeedUnread)?;
        }
        Ok(Self(bytes))
    }
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_written_and_read_back_and_does_not_show_itself() {
        let seed = Seed::fresh().unwrap();
        assert_eq!(seed.to_string().parse(), Ok(seed.clone()));
        assert!(!format!("{seed:?}").contains(&seed.to_string()));
        for wrong in ["", "12", &"g".repeat(64), &"+1".repeat(32), &"é".repeat(32)] {
            assert_eq!(wrong.parse::<Seed>(), Err(SeedUnread), "{wrong}");
        }
    }

    #[test]
    fn a_seal_is_the_plain_hash_that_any_tool_computes() {
        let sealed = Seed::of([0; 32]).commitment();
        assert_eq!(sealed, "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
    }

    #[test]
    fn two_fresh_seeds_differ() {
        assert_ne!(Seed::fresh().unwrap(), Seed::fresh().unwrap());
    }
}
