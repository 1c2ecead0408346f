//! Comparison of names.

use icu_normalizer::ComposingNormalizerBorrowed;

/// Whether two names look the same, ignoring case, surrounding spaces and the Unicode composition of accents.
pub fn same_name(one: &str, other: &str) -> bool {
    folded(one) == folded(other)
}

/// The form of a name used for comparison.
pub fn folded(name: &str) -> String {
    ComposingNormalizerBorrowed::new_nfc().normalize(&name.trim().to_lowercase()).into_owned()
}
