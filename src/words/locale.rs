//! The parsed messages and number formats of a language, built when first used.

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentNumber;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use intl_memoizer::concurrent::IntlLangMemoizer;
use unic_langid::LanguageIdentifier;

use super::figures::{Figures, Grouping};
use super::language::{COUNT, Language};

/// The largest whole number that Fluent, which uses floats, represents exactly.
const EXACT: u64 = 1 << 53;

static VOICES: [OnceLock<Locale>; COUNT] = [const { OnceLock::new() }; COUNT];

/// The messages and number formats of a language.
pub(super) struct Locale {
    bundle: FluentBundle<FluentResource>,
    figures: Figures,
    french: bool,
}

impl Locale {
    /// The locale of a language, built when first used.
    pub(super) fn of(language: Language) -> Option<&'static Self> {
        let place = VOICES.get(language.place())?;
        Some(place.get_or_init(|| Self::new(language.code(), language.sources())))
    }

    /// Parses message files. Text that does not parse is left out, so its messages are missing.
    pub(super) fn new<'a>(code: &str, sources: impl Iterator<Item = &'a str>) -> Self {
        let language: LanguageIdentifier = code.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(write_value));
        // Ignored: only this program adds functions, so the name is free.
        let _ = bundle.add_function("NUMBER", number_function);
        let _ = bundle.add_function("DE", |given, _| behind(given, ["de ", "du ", "des "]));
        let _ = bundle.add_function("A", |given, _| behind(given, ["à ", "au ", "aux "]));
        for source in sources {
            let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(read, _)| read);
            // The first of two messages with the same id is kept. The build refuses both duplicates and syntax errors.
            let _ = bundle.add_resource(resource);
        }
        let french = code == Language::FRENCH.code();
        Self { bundle, figures: Figures::new(code, Grouping::Apart), french }
    }

    /// The form of a line of notation for this language: French has its own, all others use English.
    pub(super) fn typed<'a>(&self, forms: &'a [String; 2]) -> &'a str {
        let [english, french] = forms;
        if self.french { french } else { english }
    }

    pub(super) fn figures(&self) -> &Figures {
        &self.figures
    }

    /// The text of a message; `None` if the message or one of its arguments is missing.
    pub(super) fn message(&self, id: &str, args: &FluentArgs<'_>) -> Option<String> {
        let pattern = self.bundle.get_message(id)?.value()?;
        let mut faults = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut faults);
        faults.is_empty().then(|| text.into_owned())
    }

    /// A number as an argument that messages can select on, or as text if a float cannot represent it exactly.
    pub(super) fn number(&self, number: i64) -> FluentValue<'static> {
        if number.unsigned_abs() <= EXACT {
            FluentValue::from(number)
        } else {
            FluentValue::from(self.figures.write(number))
        }
    }
}

/// Formats whole numbers in the language; leaves all other values to Fluent.
fn write_value(value: &FluentValue<'_>, intls: &IntlLangMemoizer) -> Option<String> {
    let FluentValue::Number(FluentNumber { value, options }) = value else { return None };
    let whole = *value as i64;
    if whole as f64 != *value || options.minimum_fraction_digits.is_some_and(|digits| digits > 0) {
        return None;
    }
    let grouping = if options.use_grouping { Grouping::Apart } else { Grouping::Together };
    intls.with_try_get::<Figures, _, _>((grouping,), |figures| figures.write(whole)).ok()
}

/// `NUMBER($n, type: "ordinal")` selects an ordinal; `NUMBER($n, useGrouping: "false")` formats a year.
fn number_function<'a>(positional: &[FluentValue<'a>], named: &FluentArgs<'_>) -> FluentValue<'a> {
    match positional.first() {
        Some(FluentValue::Number(number)) => {
            let mut number = number.clone();
            number.options.merge(named);
            FluentValue::Number(number)
        }
        // A number too large to select on is passed as text.
        Some(FluentValue::String(text)) => FluentValue::String(text.clone()),
        _ => FluentValue::Error,
    }
}

/// `DE($who)` and `A($who)`: a name after one of these French prepositions, with contraction and elision.
fn behind(positional: &[FluentValue<'_>], [bare, one, many]: [&str; 3]) -> FluentValue<'static> {
    let Some(FluentValue::String(who)) = positional.first() else { return FluentValue::Error };
    let said = if let Some(rest) = who.strip_prefix("le ") {
        format!("{one}{rest}")
    } else if let Some(rest) = who.strip_prefix("les ") {
        format!("{many}{rest}")
    } else if bare == "de " && elides(who) {
        format!("d’{who}")
    } else {
        format!("{bare}{who}")
    };
    FluentValue::from(said)
}

/// Whether `de` is elided before a name: d'Yves and d'Anne, but de Yann.
fn elides(name: &str) -> bool {
    let mut letters = name.chars().flat_map(char::to_lowercase);
    let vowel = |letter: char| "aàâäeéèêëiîïoôöuùûü".contains(letter);
    match letters.next() {
        Some('y') => letters.next().is_some_and(|next| !vowel(next)),
        Some(letter) => vowel(letter),
        None => false,
    }
}
