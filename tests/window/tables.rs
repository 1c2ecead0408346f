//! Les Sponsors with every number of players, from the setup on: a round of the workshop and a turn of the race, driven by labels.

use egui_kittest::kittest::{NodeT, Queryable};
use steward::desk::Action;
use steward::games::sponsors::Category;
use steward::msg;
use steward::words::keys::{racing as r, shelf as s, sponsors as k};
use steward::words::{Key as Message, Language, Line};

use crate::driven::{
    Window, book, both, buttons, description, last, place, press, press_like, sentence, settle, shows, table,
    word,
};
use crate::room::{Folder, desk, speaking};

const NAMES: [&str; 4] = ["Anne", "Bob", "Chlo\u{e9}", "Dora"];

/// A game set up in the window: this many players, Anne begins, on the practice board, with these options of rulings.
fn set_up(language: Language, players: usize, rulings: &[(Message, Message)]) -> Window {
    let folder = Folder::new();
    let mut prefs = speaking(language);
    prefs.names = NAMES.map(str::to_owned).to_vec();
    let mut window = desk(&folder, prefs);
    window.state_mut().give(Action::NewGame("sponsors"));
    settle(&mut window);
    for name in NAMES.iter().take(players) {
        press(&mut window, &sentence(language, msg!(s::SEAT_THEM, name = *name)));
    }
    choose(&mut window, &word(language, s::PRINTED_PRACTICE));
    for (ruling, option) in rulings {
        choose(&mut window, &format!("{} {}", word(language, *ruling), word(language, *option)));
    }
    choose(&mut window, &sentence(language, msg!(s::BEGINS, name = "Anne")));
    press(&mut window, &word(language, s::BEGIN));
    window
}

fn choose(window: &mut Window, name: &str) {
    window.get_by_label(name).click_accesskit();
    settle(window);
}

/// Enters a line.
fn enter(window: &mut Window, text: &str) {
    crate::driven::enter(window, text);
    assert_eq!(last(window), text);
}

/// The cars in turn order, by display name and in notation.
fn cars(players: usize) -> Vec<(String, &'static str)> {
    let colours = ["red", "blue", "green", "yellow"];
    let cars = if players == 3 { 3 } else { 4 };
    let name = |car: usize| match players {
        2 => format!("{} ({})", NAMES[car % 2], colours[car]),
        _ => NAMES[car].to_owned(),
    };
    (0..cars).map(|car| (name(car), colours[car])).collect()
}

/// Presses the choice that enters an act.
fn press_act(window: &mut Window, language: Language, text: &str) {
    let description =
        sentence(language, table(window).read_act(text).map(|act| table(window).describe(&act)).unwrap());
    press_like(window, &description);
    if last(window) != text {
        book(window, language);
    }
    assert_eq!(last(window), text);
}

/// Presses the place on the board whose name starts with this text, and books the act unless the press already did.
fn press_place(window: &mut Window, language: Language, begins: impl Into<Line>, text: &str) {
    let place = place(window, &sentence(language, begins));
    press(window, &place);
    if last(window) != text {
        book(window, language);
    }
    assert_eq!(last(window), text);
}

/// Leaves the square as it is, by the button of the verb or the line among choices.
fn nothing(window: &mut Window, language: Language, text: &str) {
    let verb = word(language, k::VERB_DONE);
    if buttons(window, "").iter().any(|node| node.accesskit_node().label().as_deref() == Some(&verb)) {
        press(window, &verb);
        book(window, language);
        assert_eq!(last(window), text);
    } else {
        press_act(window, language, text);
    }
}

/// A round of the workshop by its buttons: a sponsor card, a card of the zone, the move after a 6, nothing.
fn workshop(window: &mut Window, language: Language, players: usize) {
    press_like(window, &word(language, k::VERB_DEALT));
    book(window, language);
    for (at, (_, colour)) in cars(players).into_iter().enumerate() {
        let die = [2, 1, 6, 3][at];
        press_place(window, language, msg!(r::DIE, side = die), &format!("{colour} roll {die}"));
        match at {
            0 => {
                let blue = msg!(r::SPONSOR_CARDS, colour = k::SPONSOR_BLUE);
                press_place(window, language, blue, "red sponsor blue");
            }
            1 => press_place(window, language, Category::Body.key(), "blue buy body"),
            2 => {
                press_place(window, language, msg!(r::SQUARE, n = 16), "green move 3");
                nothing(window, language, "green done");
            }
            _ => nothing(window, language, &format!("{colour} done")),
        }
    }
    assert_eq!(table(window).stage().word(), "2.2");
}

/// A turn of the race with its sheets: every car plays a 3 and stays where it is.
fn race(window: &mut Window, language: Language, players: usize) {
    enter(window, "correct phase 4: the rest of the workshop at another table");
    let order: Vec<&str> = cars(players).iter().map(|(_, colour)| *colour).collect();
    enter(window, &format!("grid {}", order.join(" ")));
    for (at, (_, colour)) in cars(players).iter().enumerate() {
        let tests = Category::Tests.key();
        for begins in [tests.into(), msg!(r::VALUE_NAMED, value = 3)] {
            let place = place(window, &sentence(language, begins));
            press(window, &place);
        }
        book(window, language);
        assert_eq!(last(window), format!("{colour} play tests 3"));
        let of = |keys: [steward::words::Key; 2]| keys.map(|key| sentence(language, key)).join(" · ");
        let plain = of([r::STANDS_ON, steward::words::keys::sponsors::SQUARE_PLAIN]);
        let follows = [format!("{} ", at + 1), of([r::BEHIND, r::BEHIND_NOBODY])];
        for begins in follows.into_iter().filter(|_| at > 0).chain([plain]) {
            let place = place(window, &begins);
            press(window, &place);
        }
        book(window, language);
        assert_eq!(last(window), format!("{colour} stop {} plain", at + 1));
    }
    assert_eq!(table(window).stage().word(), "2.5");
}

#[test]
fn two_three_and_four_players_play_a_round_and_a_race_turn_from_the_set_up_on() {
    both(|language| {
        for players in [2, 3, 4] {
            let mut window = set_up(language, players, &[]);
            workshop(&mut window, language, players);
            race(&mut window, language, players);
        }
    });
}

#[test]
fn teams_are_formed_at_the_set_up_and_partners_exchange_before_the_race() {
    let mut window = set_up(Language::ENGLISH, 4, &[(k::RULING_SIDES, k::RULING_SIDES_OPPOSITE)]);
    assert!(shows(&window, "Anne plays with Chlo\u{e9}"), "{:#?}", description(&window));
    workshop(&mut window, Language::ENGLISH, 4);
    enter(&mut window, "correct phase 4: the rest of the workshop at another table");
    press(&mut window, &word(Language::ENGLISH, k::VERB_EXCHANGE));
    press_act(&mut window, Language::ENGLISH, "red exchange green engine");
    race(&mut window, Language::ENGLISH, 4);
    // The sheet of the race stays open through every spin and every ball.
    for (colour, more) in [("red", "red finish"), ("blue", "blue finish"), ("green", "green finish")] {
        enter(&mut window, &format!("{colour} spin 0 engine"));
        enter(&mut window, &format!("ball {colour}"));
        assert!(shows(&window, &word(Language::ENGLISH, r::STANDS_ON)), "{:#?}", description(&window));
        press(&mut window, &word(Language::ENGLISH, r::FINISHES));
        book(&mut window, Language::ENGLISH);
        assert_eq!(last(&window), more);
    }
    assert!(table(&window).stage().over.is_some());
    assert!(shows(&window, "Anne and Chlo\u{e9} win together"), "{:#?}", description(&window));
}

#[test]
fn the_acts_of_a_second_car_are_called_by_its_name() {
    let mut window = set_up(Language::FRENCH, 2, &[]);
    enter(&mut window, "dealt");
    enter(&mut window, "correct phase 3");
    press(&mut window, &word(Language::FRENCH, k::VERB_ENERGY));
    for who in ["Anne", "Anne (vert)", "Bob", "Bob (jaune)"] {
        assert!(!buttons(&window, who).is_empty(), "{who}: {:#?}", description(&window));
    }
    assert!(buttons(&window, "Green").is_empty() && buttons(&window, "green").is_empty());
}

#[test]
fn the_second_cars_of_two_players_have_columns_of_their_own() {
    let mut window = set_up(Language::ENGLISH, 2, &[]);
    workshop(&mut window, Language::ENGLISH, 2);
    assert_eq!(table(&window).stage().hand.map(|hand| hand.word()), Some("red"), "her first car acts");
    for who in ["Anne", "Bob", "Anne (green)", "Bob (yellow)"] {
        assert!(shows(&window, &format!("{who} Millions: ")), "{who}: {:#?}", description(&window));
    }
}
