//! Whether two spellings are one name.

use icu_normalizer::ComposingNormalizerBorrowed;

/// Whether two names are the same to whoever reads them: capitals, spaces around them, and how their accents are put together
/// make no difference.
pub fn same_name(one: &str, other: &str) -> bool {
    folded(one) == folded(other)
}

/// A name as it is compared.
pub fn folded(name: &str) -> String {
    ComposingNormalizerBorrowed::new_nfc().normalize(&name.trim().to_lowercase()).into_owned()
}
