//! Every language has the same messages, and each message the same arguments.

use std::collections::BTreeMap;

use steward::words::{Key, Language, Line, keys, number, render};

use crate::words::ftl::{Message, files, languages, read};

/// The differences between two languages in one file.
fn differences(ours: &BTreeMap<String, Message>, theirs: &BTreeMap<String, Message>) -> Vec<String> {
    let missing = ours.keys().filter(|id| !theirs.contains_key(*id)).map(|id| format!("{id} is missing"));
    let unknown = theirs.keys().filter(|id| !ours.contains_key(*id)).map(|id| format!("{id} is not English"));
    let changed = ours.iter().filter_map(|(id, message)| {
        let other = theirs.get(id)?;
        let differs = message.uses.args != other.uses.args;
        differs.then(|| format!("{id} has {:?}, English {:?}", other.uses.args, message.uses.args))
    });
    // Terms may differ between languages.
    missing.chain(unknown).chain(changed).filter(|fault| !fault.starts_with('-')).collect()
}

#[test]
fn every_language_has_the_same_messages_with_the_same_arguments() {
    let english = files("en");
    for language in languages() {
        let theirs = files(&language);
        let names = |files: &[(String, String)]| files.iter().map(|file| file.0.clone()).collect::<Vec<_>>();
        assert_eq!(names(&theirs), names(&english), "the files of {language}");
        for ((name, ours), (_, theirs)) in english.iter().zip(&theirs) {
            let faults = differences(&read(ours), &read(theirs));
            assert!(faults.is_empty(), "{language}/{name}: {}", faults.join("; "));
        }
    }
}

#[test]
fn a_missing_message_and_a_missing_argument_are_found() {
    let ours = read("a = { $n ->\n [one] { $seat }\n *[other] x\n }\nb = b\n-t = t\n");
    let theirs = read("a = { $seat } x\nc = c\n");
    let found = differences(&ours, &theirs);
    let expected =
        ["b is missing", "c is not English", r#"a has {"seat"}, English {"n", "seat"}"#].map(str::to_owned);
    assert_eq!(found, expected);
}

#[test]
fn every_folder_of_messages_is_a_language_with_a_name_of_its_own() {
    let codes: Vec<&str> = Language::ALL.iter().map(|language| language.code()).collect();
    assert_eq!(codes, languages());
    for language in Language::ALL {
        let name = language.name();
        assert!(!name.is_empty() && !name.starts_with("words-"), "{language}: {name}");
    }
}

#[test]
fn every_message_without_arguments_is_found_and_written() {
    for language in Language::ALL {
        for (file, source) in files(language.code()) {
            for (id, message) in read(&source) {
                if message.uses.args.is_empty() && !id.starts_with('-') {
                    let key = Key::new(id.clone().leak());
                    assert_ne!(render(&Line::new(key), *language), id, "{language}/{file}");
                }
            }
        }
    }
}

/// The functions and referenced messages that do not exist.
fn undefined(messages: &BTreeMap<String, Message>) -> Vec<String> {
    let functions = messages.values().flat_map(|message| &message.uses.functions);
    let quoted = messages.values().flat_map(|message| &message.uses.quoted);
    let unknown = functions.filter(|name| !["NUMBER", "DE", "A"].contains(&name.as_str()));
    unknown.chain(quoted.filter(|id| !messages.contains_key(*id))).cloned().collect()
}

#[test]
fn every_function_called_and_every_message_quoted_is_there() {
    for language in languages() {
        let all = files(&language).iter().flat_map(|(_, source)| read(source)).collect();
        assert_eq!(undefined(&all), [""; 0], "{language}");
    }
    let found = undefined(&read("a = { b } { c } { -t } { NOW($n) } { NUMBER($n) }\nb = b\n"));
    assert_eq!(found, ["NOW", "-t", "c"]);
}

#[test]
fn a_generated_key_carries_its_message() {
    assert_eq!(keys::words::LANGUAGE.id(), "words-language");
    assert_eq!(render(&keys::words::LANGUAGE.into(), Language::FRENCH), "Français");
    assert_eq!(number(12_000, Language::FRENCH), "12\u{202F}000");
}
