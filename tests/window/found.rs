//! The field finds every verb of the current phase and every command by the start of its name.

use egui::Event;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT, Queryable};
use steward::desk::{Action, Search, shortcuts};
use steward::engine::Draft;
use steward::session::Session;
use steward::words::keys::{automobile, desk, find, home};
use steward::words::{Key, Language};

use crate::driven::{self, Window, both, demo_lines, demo_of, sentence, settle, table, word};

/// A window on the demo of a game, with the focus in the field.
fn in_field(game: &str, language: Language, after: u32) -> Window {
    let mut window = demo_of(game, language, after, &[]);
    window.state_mut().give(Action::Find(Search::Anything));
    settle(&mut window);
    window
}

/// The rows listed for a text in the field, from the top.
fn found(window: &mut Window, language: Language, text: &str) -> Vec<String> {
    window.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::A);
    window.step();
    window.event(Event::Text(text.to_owned()));
    window.run_steps(3);
    let name = word(language, find::FOUND);
    let list = window.query_all_by(|node| node.label().as_deref() == Some(name.as_str())).last();
    let Some(list) = list else { return Vec::new() };
    let rows = list.children_recursive().filter(|node| node.accesskit_node().role() == Role::Button);
    rows.filter_map(|row| row.accesskit_node().label()).collect()
}

/// The first letters of a name, as typed.
fn begins(name: &str) -> String {
    name.to_lowercase().chars().take(4).collect()
}

/// The number of rows that a player can be expected to read.
const SEEN: usize = 5;

#[test]
fn the_first_letters_of_every_command_find_it_among_the_first_five() {
    both(|language| {
        for game in steward::session::words() {
            let lines = u32::try_from(demo_lines(game).len()).unwrap();
            let mut window = in_field(game, language, lines / 2);
            for row in shortcuts::all().into_iter().filter(|row| row.action.is_some()) {
                let name = word(language, row.name);
                let listed = found(&mut window, language, &begins(&name));
                let seen = listed.iter().take(SEEN).any(|other| *other == name);
                assert!(seen, "{game} {language:?}: {} does not find {name}: {listed:#?}", begins(&name));
            }
        }
    });
}

/// The verbs that are possible now: the name of each, with its acts as typed.
fn verbs(window: &Window, language: Language) -> Vec<(String, Vec<String>)> {
    let table = table(window);
    let mut verbs: Vec<(Key, Vec<String>)> = Vec::new();
    let open = table.offers().into_iter().filter(|offer| offer.is_possible() && !offer.reveals_secret);
    for offer in open {
        let (verb, act) = (offer.act.syntax().unwrap().name, table.written(&offer.act));
        let written = [driven::typed(window, language, &act), act];
        match verbs.iter_mut().find(|(other, _)| *other == verb) {
            Some((_, acts)) => acts.extend(written),
            None => verbs.push((verb, written.to_vec())),
        }
    }
    verbs.into_iter().map(|(verb, acts)| (sentence(language, verb), acts)).collect()
}

#[test]
fn the_first_letters_of_every_verb_find_an_act_of_it_among_the_first_five() {
    both(|language| {
        for game in steward::session::words() {
            let lines = u32::try_from(demo_lines(game).len()).unwrap();
            for after in (13..lines).step_by(43) {
                let mut window = in_field(game, language, after);
                for (name, acts) in verbs(&window, language) {
                    let typed = begins(&name);
                    let listed = found(&mut window, language, &typed);
                    let word =
                        |row: &str| acts.iter().any(|act| act.split(' ').any(|word| word == row.trim()));
                    let of_verb = |row: &String| {
                        acts.iter().any(|act| row.ends_with(act.as_str()))
                            || row.starts_with(&name)
                            || word(row)
                    };
                    // A complete act is opened while it is typed.
                    let whole = acts.iter().any(|act| act.ends_with(&format!(" {typed}")) || *act == typed);
                    let seen = whole || listed.iter().take(SEEN).any(of_verb);
                    assert!(seen, "{game} {language:?} {after}: {typed} does not find {name}: {listed:#?}");
                }
            }
        }
    });
}

#[test]
fn a_name_that_begins_as_it_was_typed_comes_before_one_that_has_its_words() {
    let language = Language::ENGLISH;
    let mut window = in_field("automobile", language, 45);
    let listed = found(&mut window, language, "take it");
    let at = |name: &str| listed.iter().position(|row| row == name);
    let (home, back) = (at(&word(language, home::TITLE)), at(&word(language, desk::UNDO)));
    assert!(home.is_some() && back.is_none_or(|back| home < Some(back)), "{listed:#?}");
    // Distributors are placed in phase 3, and sell in the sheet of phase 5.
    for (after, finds) in [(40, "blue place "), (46, "distributors ")] {
        let mut window = in_field("automobile", language, after);
        let listed = found(&mut window, language, "dist");
        assert!(listed.iter().take(SEEN).any(|row| row.contains(finds)), "{after}: {listed:#?}");
    }
}

/// The lines of a demo after which a verb is only on the sheet, each with the verb.
fn on_the_sheet_alone(game: &str) -> Vec<(u32, &'static str)> {
    let mut session = Session::laid(game).unwrap();
    let mut moments: Vec<(u32, &'static str)> = Vec::new();
    for (line, after) in demo_lines(game).iter().zip(0..) {
        let table = &session;
        let offered =
            |verb: &str| table.offers().iter().any(|offer| offer.act.syntax().unwrap().word == verb);
        let verb = table.book().worksheet(table.setting(), &Draft::default()).and_then(|sheet| sheet.verb);
        if let Some(verb) =
            verb.filter(|verb| !moments.iter().any(|(_, other)| other == verb) && !offered(verb))
        {
            moments.push((after, verb));
        }
        session.enter_text(line, "").unwrap();
    }
    moments
}

#[test]
fn the_beginning_of_an_act_of_the_sheet_is_listed_in_the_language_of_whoever_reads() {
    let mut seen = 0;
    for game in steward::session::words() {
        for (after, verb) in on_the_sheet_alone(game) {
            let mut window = in_field(game, Language::FRENCH, after);
            let name = sentence(Language::FRENCH, table(&window).info().name(verb).unwrap());
            let begun = format!("{} ", driven::typed(&window, Language::FRENCH, verb));
            let listed = found(&mut window, Language::FRENCH, &begins(&name));
            assert!(listed.contains(&begun), "{game} {after}: {verb}, {name}: {listed:#?}");
            seen += 1;
        }
    }
    assert!(seen > 0, "every verb of a sheet is offered too");
}

#[test]
fn at_a_table_a_word_finds_rules_of_its_own_box() {
    both(|language| {
        let mut window = in_field("auto-brocante", language, 1);
        let typed = match language {
            Language::ENGLISH => "factory",
            _ => "usine",
        };
        found(&mut window, language, typed);
        let automobile = word(language, automobile::TITLE);
        let description = driven::description(&window);
        assert!(!description.iter().any(|text| text.contains(&automobile)), "{description:#?}");
    });
}

#[test]
fn a_car_of_another_dealer_is_found_by_its_number_and_its_price_is_still_to_be_agreed() {
    both(|language| {
        let mut window = in_field("auto-brocante", language, 1);
        let offers = table(&window).offers();
        let car = offers.iter().map(|offer| table(&window).written(&offer.act));
        let mut car =
            car.filter_map(|act| Some(act.strip_prefix("red approach ")?.split(' ').next()?.to_owned()));
        let (car, french) = (car.next().unwrap(), language == Language::FRENCH);
        let named = format!("({car})");
        let (verb, buy, hood) =
            if french { ("aborde", "acheter", "capot") } else { ("approach", "buy", "hood") };
        for typed in [format!("{buy} {car}"), format!("{verb} {car}")] {
            let listed = found(&mut window, language, &typed);
            let forms = listed.iter().take(2).filter(|row| row.contains('…') && row.contains(&named)).count();
            assert_eq!(forms, 2, "{typed}: {named}: {listed:#?}");
        }
        let listed = found(&mut window, language, &format!("{verb} {car} {hood}"));
        assert!(listed[0].contains('…') && listed[0].contains(hood), "{listed:#?}");
    });
}
