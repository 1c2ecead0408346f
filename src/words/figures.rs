//! Formats whole numbers in a language: digits, grouping and minus sign.

use std::convert::Infallible;

use icu_decimal::DecimalFormatter;
use icu_decimal::input::Decimal;
use icu_decimal::options::{DecimalFormatterOptions, GroupingStrategy};
use icu_locale_core::Locale;
use intl_memoizer::Memoizable;
use unic_langid::LanguageIdentifier;

/// Whether thousands are grouped. They are in amounts, but not in entry numbers or years.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Grouping {
    Apart,
    Together,
}

/// The number formatter of a language.
pub(super) struct Figures(Option<DecimalFormatter>);

impl Figures {
    /// The formatter of a language; a plain one if the library does not know the language.
    pub(super) fn new(code: &str, grouping: Grouping) -> Self {
        let locale = Locale::try_from_str(code).unwrap_or(Locale::UNKNOWN);
        let mut options = DecimalFormatterOptions::default();
        options.grouping_strategy = Some(match grouping {
            Grouping::Apart => GroupingStrategy::Auto,
            Grouping::Together => GroupingStrategy::Never,
        });
        Self(DecimalFormatter::try_new(locale.into(), options).ok())
    }

    /// Formats a whole number exactly.
    pub(super) fn write(&self, number: impl Into<Decimal>) -> String {
        let number = number.into();
        let text = match &self.0 {
            Some(formatter) => formatter.format(&number).to_string(),
            None => number.to_string(),
        };
        if text.contains('-') { text.replace('-', "−") } else { text }
    }
}

impl Memoizable for Figures {
    type Args = (Grouping,);
    type Error = Infallible;

    fn construct(language: LanguageIdentifier, (grouping,): Self::Args) -> Result<Self, Infallible> {
        Ok(Self::new(&language.to_string(), grouping))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_language_groups_thousands_its_own_way() {
        assert_eq!(Figures::new("en", Grouping::Apart).write(1_450), "1,450");
        assert_eq!(Figures::new("fr", Grouping::Apart).write(1_450), "1\u{202F}450");
        assert_eq!(Figures::new("de", Grouping::Apart).write(1_450), "1.450");
    }

    #[test]
    fn numbers_written_together_have_no_mark() {
        assert_eq!(Figures::new("en", Grouping::Together).write(1_450), "1450");
        assert_eq!(Figures::new("fr", Grouping::Together).write(-1_450), "−1450");
    }

    #[test]
    fn an_unknown_language_still_writes_its_numbers() {
        assert_eq!(Figures::new("no such language", Grouping::Together).write(-7), "−7");
    }
}
