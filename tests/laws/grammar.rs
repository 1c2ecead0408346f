//! The syntax of the acts of every game: examples are parsed and written back in both languages, and no two acts share a
//! verb.

use std::collections::{BTreeMap, BTreeSet};

use steward::engine::localized_notation::typed;
use steward::engine::ruling::RulingForm;
use steward::engine::{Acts, Rules, Seats};
use steward::games::auto_brocante::Act as Brocante;
use steward::games::automobile::Act as Automobile;
use steward::games::autotock::Act as Autotock;
use steward::games::independents::Act as Independents;
use steward::games::sponsors::Act as Sponsors;
use steward::msg;
use steward::words::{Language, keys, render};

/// Words of rulings that are the same in both languages.
const SAME: &[&str] = &["table", "places", "base", "experts", "circuit", "double"];

/// Checks the acts of a game with people's names, and with colours as names.
fn check_grammar<A: Acts>() {
    let names = ["one", "two", "three", "four", "five", "six"].map(str::to_owned);
    let colours = A::Game::COLOURS.iter().map(|colour| render(&colour.key().into(), Language::FRENCH));
    check_grammar_among::<A>(&names);
    check_grammar_among::<A>(&colours.collect::<Vec<_>>());
}

fn check_grammar_among<A: Acts>(names: &[String]) {
    let names: Vec<&str> = names.iter().map(String::as_str).take(*A::Game::SEATS.end()).collect();
    let seats = Seats::named(&names, A::Game::COLOURS).unwrap();
    let mut of: BTreeMap<(bool, &str), usize> = BTreeMap::new();
    let syntax =
        A::GRAMMAR.iter().enumerate().flat_map(|(at, act)| act.syntax.iter().map(move |of| (at, of)));
    let mut examples = 0;
    for (at, syntax) in syntax {
        for word in [syntax.word, syntax.french] {
            let other = of.insert((syntax.named, word), at);
            assert!(other.is_none_or(|other| other == at), "two acts are called {word:?}");
        }
        let act =
            A::parse(syntax.example, &seats).unwrap_or_else(|why| panic!("{}: {why:?}", syntax.example));
        let line = act.write(&seats);
        assert_eq!(A::parse(&line, &seats).as_ref(), Ok(&act), "{line}");
        let french =
            render(&msg!(keys::engine::DESCRIBE, text = typed::<A>(&line, &seats)), Language::FRENCH);
        assert_eq!(A::parse(&french, &seats).as_ref(), Ok(&act), "{french}");
        let bare: String = french.chars().map(unaccented).collect();
        assert_eq!(A::parse(&bare.to_uppercase(), &seats).as_ref(), Ok(&act), "{bare}");
        assert!(A::syntax(syntax.french).is_some(), "{french} has no button");
        let verb =
            render(&msg!(keys::engine::DESCRIBE, text = typed::<A>(syntax.word, &seats)), Language::FRENCH);
        assert_eq!(verb, syntax.french, "the verb alone");
        examples += 1;
    }
    assert!(examples >= A::GRAMMAR.len());
    let rulings = <A::Game as Rules>::RULINGS;
    let mut unsaid = Vec::new();
    for form in rulings {
        let options = form.words().map(|(word, _)| word).collect::<BTreeSet<_>>();
        assert_eq!(options.len(), form.options.len(), "{}", form.word);
        for word in [form.word, form.french_word()] {
            assert_eq!(RulingForm::called(rulings, word), Some(form), "{word}");
        }
        for (word, french) in form.words() {
            assert_eq!([word, french].map(|typed| form.option(typed)), [Some(word); 2], "{}", form.word);
            let line = format!("ruling {} {word}", form.word);
            let shown =
                render(&msg!(keys::engine::DESCRIBE, text = typed::<A>(&line, &seats)), Language::FRENCH);
            assert_eq!(shown, format!("décide {} {french}", form.french_word()));
        }
        let said = form.words().chain([(form.word, form.french_word())]);
        unsaid.extend(
            said.filter(|(word, french)| {
                word == french && !SAME.contains(word) && word.parse::<u8>().is_err()
            }),
        );
    }
    assert!(unsaid.is_empty(), "{unsaid:?}");
    for (english, french) in A::WORDS {
        let same =
            |(one, other): &&(&str, &str)| one == english || other == french || one == french && other != one;
        let found: Vec<_> = A::WORDS.iter().filter(same).filter(|(one, _)| one != english).collect();
        assert!(found.is_empty(), "{english} is {french} and so is {found:?}");
        assert_eq!(A::WORDS.iter().filter(|(one, _)| one == english).count(), 1, "{english} stands twice");
    }
}

fn unaccented(letter: char) -> char {
    match letter {
        'à' | 'â' => 'a',
        'é' | 'è' | 'ê' => 'e',
        'î' => 'i',
        'ô' => 'o',
        'ç' => 'c',
        letter => letter,
    }
}

#[test]
fn a_player_is_typed_by_colour_in_either_language_by_name_or_by_first_letters() {
    let seats = Seats::named(&["Anne", "Vert", "Bruno"], <Automobile as Acts>::Game::COLOURS).unwrap();
    let pass = |text: &str| Automobile::parse(text, &seats).map(|act| act.write(&seats));
    let colours: Vec<String> = seats.iter().map(|seat| seats.word(seat)).collect();
    assert_eq!(colours, ["red", "green", "blue"]);
    for text in ["red pass", "rouge passe", "ROUGE pass", "anne passe", "a pass", "ro passe"] {
        assert_eq!(pass(text).as_deref(), Ok("red pass"), "{text}");
    }
    for text in ["v passe", "vert passe", "g pass"] {
        assert_eq!(pass(text).as_deref(), Ok("green pass"), "{text}");
    }
    assert_eq!(pass("b passe").as_deref(), Ok("blue pass"));
    assert_eq!(pass("r passe").as_deref(), Ok("red pass"));
    let several = pass("distributors a 1:3 5:2, v 8:3, bru 3:2");
    assert_eq!(several.as_deref(), Ok("distributors red 1:3 5:2, green 8:3, blue 3:2"));
    let seats = Seats::named(&["Marc", "Marie", "Blanche"], <Automobile as Acts>::Game::COLOURS).unwrap();
    let why = Automobile::parse("mar passe", &seats).unwrap_err();
    assert_eq!(why.key, keys::engine::NOTATION_AMBIGUOUS);
    assert!(render(&why, Language::ENGLISH).contains("may be Marc or Marie"), "{why}");
    assert!(render(&why, Language::FRENCH).contains("peut être Marc ou Marie"), "{why}");
}

#[test]
fn every_example_is_read_and_written_back_in_both_languages_and_no_two_verbs_are_alike() {
    check_grammar::<Automobile>();
    check_grammar::<Autotock>();
    check_grammar::<Independents>();
    check_grammar::<Sponsors>();
    check_grammar::<Brocante>();
}
