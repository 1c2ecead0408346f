//! The stream of one draw. Tests fix how numbers are made from the words of the cipher, so that a draw
//! repeated after an undo has the same outcome in any later version.

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha20Rng;
use sha2::{Digest, Sha256};

use crate::engine::Pool;

/// The random stream of one draw.
#[derive(Clone, Debug)]
pub struct DrawStream(ChaCha20Rng);

/// The stream for the draw with this number in a record. Each draw has its own, so none depends on how much
/// another one used. The key is the SHA-256 of the seed's eight bytes in little-endian order.
pub fn draw(seed: u64, ordinal: u64) -> DrawStream {
    DrawStream::keyed(Sha256::digest(seed.to_le_bytes()).into(), ordinal)
}

impl DrawStream {
    fn keyed(key: [u8; 32], ordinal: u64) -> Self {
        let mut stream = ChaCha20Rng::from_seed(key);
        stream.set_stream(ordinal);
        Self(stream)
    }

    /// A uniformly distributed number below a bound; zero if the bound is zero. Rejects 32-bit words that would favour low numbers.
    pub fn below(&mut self, bound: u32) -> u32 {
        if bound == 0 {
            return 0;
        }
        let fair = (1u64 << 32) / u64::from(bound) * u64::from(bound);
        loop {
            let word = self.0.next_u32();
            if u64::from(word) < fair {
                return word % bound;
            }
        }
    }

    /// Draws an outcome from a pool, as indices into its kinds.
    pub fn from(&mut self, pool: &Pool) -> Vec<usize> {
        pool.draw(|bound| self.below(bound))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_draws_of_an_open_seed_are_frozen() {
        let mut drawn = draw(7, 1);
        let first: Vec<u32> = (0..20).map(|_| drawn.below(100)).collect();
        assert_eq!(first, [23, 97, 99, 4, 80, 15, 45, 84, 29, 45, 38, 64, 87, 71, 19, 67, 37, 53, 25, 69]);
        let mut dice = DrawStream::keyed([0; 32], 0);
        assert_eq!((0..10).map(|_| dice.below(6)).collect::<Vec<_>>(), [0, 0, 0, 5, 5, 0, 2, 5, 4, 3]);
    }

    #[test]
    fn words_that_would_favour_low_numbers_are_passed_over() {
        let mut drawn = draw(7, 3);
        let first: Vec<u32> = (0..6).map(|_| drawn.below(3_000_000_000)).collect();
        // The sixth word of the stream is 3918573498.
        assert_eq!(first, [2972121505, 2812031564, 2307558987, 253658855, 2970207152, 1982113604]);
    }

    #[test]
    fn the_cipher_is_the_published_one() {
        // RFC 8439, appendix A.1, test vector 1: key, block and nonce are zero.
        let mut drawn = DrawStream::keyed([0; 32], 0);
        let first = u32::from_le_bytes([0x76, 0xb8, 0xe0, 0xad]);
        assert_eq!(drawn.below(u32::MAX), first % u32::MAX);
    }

    #[test]
    fn a_draw_depends_on_seed_and_ordinal_only() {
        let draws = |seed, ordinal| {
            let mut drawn = draw(seed, ordinal);
            (0..30).map(|_| drawn.below(30)).collect::<Vec<_>>()
        };
        assert_eq!(draws(1, 5), draws(1, 5));
        assert_ne!(draws(1, 5), draws(1, 6));
        assert_ne!(draws(1, 5), draws(2, 5));
    }

    #[test]
    fn every_number_below_the_bound_is_as_likely_as_any_other() {
        for bound in [2u32, 6, 10, 37] {
            let mut drawn = draw(u64::from(bound), 0);
            let mut seen = vec![0i64; bound as usize];
            // A million draws of each kind.
            let each = 1_000_000 / i64::from(bound);
            for _ in 0..each * i64::from(bound) {
                seen[drawn.below(bound) as usize] += 1;
            }
            // Chi-squared times `each`. Chi-squared has mean bound - 1 and standard deviation sqrt(2 (bound - 1)).
            let squares: i64 = seen.iter().map(|count| (count - each) * (count - each)).sum();
            let freedom = i64::from(bound) - 1;
            assert!(squares < each * (freedom + 5 * (1 + freedom)), "{bound}: {squares}");
        }
    }

    #[test]
    fn nothing_to_draw_from_draws_nothing() {
        let mut drawn = draw(0, 0);
        assert_eq!(drawn.below(0), 0);
        assert_eq!(drawn.below(1), 0);
    }
}
