//! Parses message files for tests: the messages, their arguments and their text.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use fluent_syntax::unicode::unescape_unicode_to_string;

/// A piece of a rendered message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A character of a message's text.
    Text(char),
    /// A character of a quoted literal. It was typed on purpose, so it may be a straight quote.
    Literal(char),
    /// The value of an argument, or of anything else that is not known here.
    Value(String),
}

/// What a message refers to, including in its selectors and variants.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Uses {
    /// The names of its arguments.
    pub args: BTreeSet<String>,
    /// The functions it calls.
    pub functions: BTreeSet<String>,
    /// The messages and terms it references.
    pub quoted: BTreeSet<String>,
}

/// One message or term.
#[derive(Debug, Default)]
pub struct Message {
    /// What it needs from outside.
    pub uses: Uses,
    /// Its possible texts, one for each combination of variants.
    pub readings: Vec<Vec<Piece>>,
}

/// The codes of the languages: the folders under `i18n`.
pub fn languages() -> Vec<String> {
    names(&Path::new(env!("CARGO_MANIFEST_DIR")).join("i18n"))
}

/// Every message file of a language: its name and its text.
pub fn files(language: &str) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("i18n").join(language);
    names(&folder)
        .into_iter()
        .map(|name| (name.clone(), fs::read_to_string(folder.join(name)).unwrap()))
        .collect()
}

fn names(folder: &Path) -> Vec<String> {
    let names = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = names.collect();
    names.sort();
    names
}

/// The messages and terms of one file, by name.
pub fn read(source: &str) -> BTreeMap<String, Message> {
    let resource = parser::parse(source).unwrap_or_else(|(_, faults)| panic!("{faults:?}"));
    let entries = resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some((message.id.name.to_owned(), message.value.as_ref()?)),
        Entry::Term(term) => Some((format!("-{}", term.id.name), &term.value)),
        _ => None,
    });
    entries
        .map(|(id, pattern)| {
            let mut uses = Uses::default();
            let readings = pattern_readings(pattern, &mut uses);
            (id, Message { uses, readings })
        })
        .collect()
}

/// All possible texts of a pattern. The variants of one message multiply, but there are few in a sentence.
fn pattern_readings(pattern: &Pattern<&str>, uses: &mut Uses) -> Vec<Vec<Piece>> {
    let mut readings = vec![Vec::new()];
    for element in &pattern.elements {
        let next = match element {
            PatternElement::TextElement { value } => vec![value.chars().map(Piece::Text).collect()],
            PatternElement::Placeable { expression } => expression_readings(expression, uses),
        };
        readings = readings
            .iter()
            .flat_map(|before| next.iter().map(move |after| [before.as_slice(), after].concat()))
            .collect();
    }
    readings
}

fn expression_readings(expression: &Expression<&str>, uses: &mut Uses) -> Vec<Vec<Piece>> {
    match expression {
        Expression::Inline(inline) => inline_readings(inline, uses),
        Expression::Select { selector, variants } => {
            inline_readings(selector, uses);
            variants.iter().flat_map(|variant| pattern_readings(&variant.value, uses)).collect()
        }
    }
}

fn inline_readings(inline: &InlineExpression<&str>, uses: &mut Uses) -> Vec<Vec<Piece>> {
    let piece = match inline {
        InlineExpression::StringLiteral { value } => {
            return vec![unescape_unicode_to_string(value).chars().map(Piece::Literal).collect()];
        }
        InlineExpression::Placeable { expression } => return expression_readings(expression, uses),
        InlineExpression::NumberLiteral { value } => (*value).to_owned(),
        InlineExpression::VariableReference { id } => {
            uses.args.insert(id.name.to_owned());
            id.name.to_owned()
        }
        InlineExpression::FunctionReference { id, arguments } => {
            call_args(arguments, uses);
            uses.functions.insert(id.name.to_owned());
            id.name.to_owned()
        }
        InlineExpression::MessageReference { id, .. } => {
            uses.quoted.insert(id.name.to_owned());
            id.name.to_owned()
        }
        InlineExpression::TermReference { id, arguments, .. } => {
            arguments.iter().for_each(|arguments| call_args(arguments, uses));
            uses.quoted.insert(format!("-{}", id.name));
            format!("-{}", id.name)
        }
    };
    vec![vec![Piece::Value(piece)]]
}

fn call_args(arguments: &CallArguments<&str>, uses: &mut Uses) {
    let named = arguments.named.iter().map(|argument| &argument.value);
    arguments.positional.iter().chain(named).for_each(|argument| {
        inline_readings(argument, uses);
    });
}
