//! One draw: numbers below a bound, a die, an order. How numbers are made of the cipher's words is fixed here
//! and frozen by tests, so that a draw can be checked years later.

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha20Rng;

use crate::engine::Pool;

/// One draw of a record: the stream of its ordinal, from the beginning.
#[derive(Clone, Debug)]
pub struct DrawStream(ChaCha20Rng);

impl DrawStream {
    pub(super) fn new(seed: [u8; 32], ordinal: u64) -> Self {
        let mut stream = ChaCha20Rng::from_seed(seed);
        stream.set_stream(ordinal);
        Self(stream)
    }

    /// A number from zero to below a bound, each as likely as any other; zero where there is nothing to draw
    /// from. Words of 32 bits that would favour the low numbers are passed over.
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

    /// An outcome of a pool, as places in its kinds.
    pub fn from(&mut self, pool: &Pool) -> Vec<usize> {
        pool.draw(|bound| self.below(bound))
    }

    /// The numbers from zero to below a bound in a drawn order: the last place is drawn first.
    pub fn order(&mut self, count: u32) -> Vec<u32> {
        let mut all: Vec<u32> = (0..count).collect();
        self.shuffle(&mut all);
        all
    }

    /// Brings things into a drawn order: the last place is drawn first.
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            let Ok(bound) = u32::try_from(last + 1) else { return };
            things.swap(last, self.below(bound) as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::chance::Seed;

    #[test]
    fn the_first_draws_of_an_open_seed_are_frozen() {
        let mut draw = Seed::open(7).draw(1);
        let first: Vec<u32> = (0..20).map(|_| draw.below(100)).collect();
        assert_eq!(first, [23, 97, 99, 4, 80, 15, 45, 84, 29, 45, 38, 64, 87, 71, 19, 67, 37, 53, 25, 69]);
        assert_eq!(Seed::open(7).draw(2).order(12), [4, 6, 7, 5, 3, 10, 8, 0, 1, 11, 2, 9]);
        let mut dice = Seed::of([0; 32]).draw(0);
        assert_eq!((0..10).map(|_| dice.below(6)).collect::<Vec<_>>(), [0, 0, 0, 5, 5, 0, 2, 5, 4, 3]);
    }

    #[test]
    fn words_that_would_favour_low_numbers_are_passed_over() {
        let mut draw = Seed::open(7).draw(3);
        let first: Vec<u32> = (0..6).map(|_| draw.below(3_000_000_000)).collect();
        // The sixth word of the stream is 3918573498.
        assert_eq!(first, [2972121505, 2812031564, 2307558987, 253658855, 2970207152, 1982113604]);
    }

    #[test]
    fn the_cipher_is_the_published_one() {
        // RFC 8439, appendix A.1, test vector 1: key, block and nonce are zero.
        let mut draw = Seed::of([0; 32]).draw(0);
        let first = u32::from_le_bytes([0x76, 0xb8, 0xe0, 0xad]);
        assert_eq!(draw.below(u32::MAX), first % u32::MAX);
    }

    #[test]
    fn a_draw_depends_on_seed_and_ordinal_only() {
        let draws = |ordinal| Seed::open(1).draw(ordinal).order(30);
        assert_eq!(draws(5), draws(5));
        assert_ne!(draws(5), draws(6));
        assert_ne!(draws(5), Seed::open(2).draw(5).order(30));
    }

    #[test]
    fn every_number_below_the_bound_is_as_likely_as_any_other() {
        for bound in [2u32, 6, 10, 37] {
            let mut draw = Seed::open(u64::from(bound)).draw(0);
            let mut seen = vec![0i64; bound as usize];
            // A million draws of each kind.
            let each = 1_000_000 / i64::from(bound);
            for _ in 0..each * i64::from(bound) {
                seen[draw.below(bound) as usize] += 1;
            }
            // Chi-squared times `each`: its mean is bound - 1, its standard deviation sqrt(2 (bound - 1)).
            let squares: i64 = seen.iter().map(|count| (count - each) * (count - each)).sum();
            let freedom = i64::from(bound) - 1;
            assert!(squares < each * (freedom + 5 * (1 + freedom)), "{bound}: {squares}");
        }
    }

    #[test]
    fn every_order_of_three_comes_up_equally_often() {
        let mut draw = Seed::open(3).draw(0);
        let mut seen = std::collections::BTreeMap::new();
        let each = 1_000_000 / 6;
        for _ in 0..each * 6 {
            *seen.entry(draw.order(3)).or_insert(0i64) += 1;
        }
        let squares: i64 = seen.values().map(|count| (count - each) * (count - each)).sum();
        assert!(seen.len() == 6 && squares < each * (5 + 5 * 6), "{seen:?}");
    }

    #[test]
    fn nothing_to_draw_from_draws_nothing() {
        let mut draw = Seed::open(0).draw(0);
        assert_eq!(draw.below(0), 0);
        assert_eq!(draw.below(1), 0);
        assert!(draw.order(0).is_empty());
    }
}
