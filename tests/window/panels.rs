//! The referee's panels in the window: count, question, what-if, trial balance, reminders, players, position.

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use steward::engine::{Holder, Seat, Unit};
use steward::msg;
use steward::words::Arg;
use steward::words::keys::{
    self, count as c, desk, people as p, position as o, question as q, remind as m, table as t,
    trial_balance as s, what_if as w,
};

use crate::driven::{
    Window, book, buttons, demo, demo_of, enabled, french, key, last, press, said, sentence, settle, shows,
    table, word, write,
};
use crate::hand;

/// All players have produced in turn 2; entry 45 has a car too many.
const MISTYPED: u32 = 48;

fn cash(window: &Window, seat: u8) -> i64 {
    table(window).balance(Holder::Seat(Seat::new(seat)), Unit::common(0))
}

fn with_command(window: &mut Window, pressed: Key) {
    window.key_press_modifiers(Modifiers::COMMAND, pressed);
    settle(window);
}

#[test]
fn a_count_that_agrees_is_kept() {
    french(|language| {
        let mut window = demo(language, MISTYPED, &[]);
        let cash = cash(&window, 0);
        key(&mut window, Key::F10);
        let field = format!("Anne {}", dollars(&window, language));
        write(&mut window, &field, &cash.to_string());
        key(&mut window, Key::Tab);
        assert!(shows(&window, &word(language, c::ALL_AGREES)));
        press(&mut window, &word(language, c::KEEP));
        assert_eq!(last(&window), format!("count red {cash} dollars"));
    });
}

#[test]
fn a_count_that_is_left_is_gone_on_with_and_one_that_is_kept_is_over() {
    french(|language| {
        let mut window = demo(language, MISTYPED, &[]);
        let field = format!("Anne {}", dollars(&window, language));
        let value = |window: &Window| hand::field(window, &field).and_then(|field| field.value());
        key(&mut window, Key::F10);
        write(&mut window, &field, "4x100+30");
        key(&mut window, Key::Escape);
        assert_eq!(value(&window), None, "it is put away");
        key(&mut window, Key::F10);
        assert_eq!(value(&window).as_deref(), Some("4x100+30"));
        press(&mut window, &word(language, c::KEEP));
        key(&mut window, Key::F10);
        assert_eq!(value(&window).as_deref(), Some(""));
    });
}

fn dollars(window: &Window, language: steward::words::Language) -> String {
    let name = word(language, table(window).chart().kinds()[0].name);
    let mut letters = name.chars();
    letters.next().unwrap().to_uppercase().chain(letters).collect()
}

#[test]
fn a_count_that_differs_names_its_suspects_and_one_key_applies_the_fix() {
    french(|language| {
        // The loan of $500 is booked, but the bank did not hand it over.
        let mut window = demo(language, MISTYPED, &["red loan"]);
        let before = table(&window).lines();
        let counted = cash(&window, 0) - 500;
        key(&mut window, Key::F10);
        let field = format!("Anne {}", dollars(&window, language));
        write(&mut window, &field, &format!("{counted}"));
        assert!(!shows(&window, &word(language, c::EXPLAINED)), "nothing is said of what is being typed");
        key(&mut window, Key::Tab);
        assert!(shows(&window, &word(language, c::EXPLAINED)));
        let fix = said(language, &msg!(c::FIX_IT, n = 1));
        assert!(shows(&window, &fix));
        with_command(&mut window, Key::Enter);
        assert_eq!(table(&window).lines(), before, "what is only likely is not booked unasked");
        let went = (0..60).any(|_| {
            key(&mut window, Key::Tab);
            window.query_by(|node| node.is_focused() && node.label().as_deref() == Some(&fix)).is_some()
        });
        assert!(went, "the slip is gone to by keys");
        with_command(&mut window, Key::Enter);
        assert!(table(&window).lines() > before, "the fix is entered");
        assert_eq!(cash(&window, 0), counted, "and the book agrees with the count");
        assert!(last(&window).starts_with("count red"), "which is kept: {}", last(&window));
    });
}

#[test]
fn one_key_goes_to_the_suspect() {
    let mut window = demo(steward::words::Language::ENGLISH, MISTYPED, &["red loan"]);
    let counted = cash(&window, 0) - 500;
    key(&mut window, Key::F10);
    let field = format!("Anne {}", dollars(&window, steward::words::Language::ENGLISH));
    write(&mut window, &field, &format!("{counted}"));
    key(&mut window, Key::Tab);
    with_command(&mut window, Key::G);
    let line = table(&window).lines();
    assert!(shows(&window, &said(steward::words::Language::ENGLISH, &msg!(desk::LOOKING_BACK, n = line))));
}

#[test]
fn banknotes_are_counted_by_the_keypad_alone_and_stay_when_the_sheet_is_left() {
    french(|language| {
        let mut window = demo(language, MISTYPED, &[]);
        let sheet = |window: &mut Window| key(window, Key::F10);
        sheet(&mut window);
        let field = format!("Anne {}", dollars(&window, language));
        let value = |window: &Window| hand::field(window, &field).unwrap().value().unwrap_or_default();
        window.get_by_role_and_label(Role::TextInput, &field).click();
        for sign in ["1", "×", "5", "0", "0", "+", "2", "×", "1", "0", "0"] {
            press(&mut window, sign);
        }
        assert_eq!(value(&window), "1x500+2x100");
        key(&mut window, Key::Escape);
        assert!(!shows(&window, &word(language, c::KEEP)), "Escape leaves the sheet");
        sheet(&mut window);
        assert_eq!(value(&window), "1x500+2x100", "what was typed is still there");
        key(&mut window, Key::Tab);
        let counted = table(&window).amount_line(Unit::common(0), 700);
        assert!(shows(&window, &said(language, &counted)), "banknotes are added up");
    });
}

#[test]
fn a_question_on_an_entry_shows_before_after_and_what_other_options_would_change() {
    french(|language| {
        // The demand sale of turn 1 and the losses that follow.
        let mut window = demo(language, 28, &[]);
        key(&mut window, Key::F12);
        assert!(shows(&window, &word(language, q::BEFORE)) || shows(&window, &word(language, q::SAME)));
        let here = buttons(&window, &word(language, q::FROM_NOW)).len();
        assert!(here > 0 || shows(&window, &word(language, q::NO_POINT)));
        press(&mut window, &said(language, &msg!(q::DECIDED_BY, name = "Bruno")));
        press(&mut window, &word(language, desk::CLOSE));
    });
}

#[test]
fn what_if_is_played_on_in_memory_and_dropped_or_kept() {
    french(|language| {
        let mut window = demo(language, 14, &[]);
        let (lines, before) = (table(&window).lines(), cash(&window, 0));
        with_command(&mut window, Key::I);
        assert!(shows(&window, &word(language, w::NOTHING_WRITTEN)));
        enter(&mut window, language, "red loan");
        assert_eq!(cash(&window, 0), before + 500);
        press(&mut window, &word(language, w::COMPARE));
        assert!(shows(&window, &word(language, w::COMPARED)));
        press(&mut window, &word(language, w::PLAY_ON));
        press(&mut window, &word(language, w::DROP));
        assert_eq!((table(&window).lines(), cash(&window, 0)), (lines, before), "nothing was written");
        assert!(!shows(&window, &word(language, w::NOTHING_WRITTEN)));
        with_command(&mut window, Key::I);
        enter(&mut window, language, "red loan");
        press(&mut window, &said(language, &msg!(w::KEEP, count = 1)));
        assert_eq!((last(&window).as_str(), table(&window).lines()), ("red loan", lines + 1));
        assert!(!shows(&window, &word(language, w::NOTHING_WRITTEN)));
    });
}

fn enter(window: &mut Window, language: steward::words::Language, text: &str) {
    write(window, &word(language, desk::ENTRY), text);
    key(window, Key::Enter);
}

#[test]
fn a_question_hands_what_was_typed_on_to_the_ruling() {
    french(|language| {
        let mut window = demo(language, 30, &[]);
        key(&mut window, Key::F12);
        write(&mut window, &word(language, q::BY), "Bob");
        write(&mut window, &word(language, steward::words::keys::right::REASON), "the rule says so");
        press(&mut window, &word(language, q::OTHER_QUESTION));
        let typed = |window: &Window, text: &str| {
            window
                .query_all_by_role(egui::accesskit::Role::TextInput)
                .any(|node| node.value().as_deref() == Some(text))
        };
        assert!(
            typed(&window, "Bob") && typed(&window, "the rule says so"),
            "{:#?}",
            crate::driven::description(&window)
        );
    });
}

#[test]
fn the_trial_balance_opens_and_says_where_everything_is() {
    french(|language| {
        let mut window = demo(language, 30, &["correct outside > red 100 dollars: found under the table"]);
        press(&mut window, &word(language, s::OUTSIDE_SOME));
        assert!(shows(&window, &word(language, s::NEVER_COUNTED)));
        let since = said(language, &msg!(s::SINCE, n = "31", why = ""));
        assert!(shows(&window, since.trim()), "{since}");
        let outside = said(language, &msg!(desk::FIGURE, figure = Arg::Money(-100)));
        assert!(shows(&window, &outside));
    });
}

#[test]
fn a_reminder_drafts_its_act_and_can_be_switched_off() {
    french(|language| {
        let mut window = (6..60)
            .map(|lines| demo(language, lines, &[]))
            .find(|window| !buttons(window, word(language, m::DO_IT).as_str()).is_empty());
        let window = window.as_mut().unwrap();
        settle(window);
        let reminders = table(window).book().reminders(table(window).setting());
        let act = table(window).written(&reminders.first().unwrap().act);
        let named = |key, what: &str| said(language, &msg!(key, what = what));
        let description = table(window)
            .read_act(&act)
            .map(|act| table(window).describe(&act))
            .map(|line| said(language, &line))
            .unwrap();
        let mut letters = description.chars();
        let description: String = letters.next().unwrap().to_uppercase().chain(letters).collect();
        let lines = table(window).lines();
        press(window, &named(m::DO_IT_NAMED, &description));
        assert_eq!(table(window).lines(), lines, "nothing is booked unseen");
        book(window, language);
        assert_eq!(last(window), act);
        window.key_press_modifiers(Modifiers::COMMAND, Key::Z);
        settle(window);
        let quiet = named(m::QUIET, "");
        buttons(window, quiet.trim()).first().unwrap().click();
        settle(window);
        assert_eq!(window.state().prefs().quiet.len(), 1, "kept among the habits");
    });
}

#[test]
fn names_and_colours_are_put_right_even_where_two_change_places() {
    french(|language| {
        let mut window = demo(language, 3, &[]);
        press(&mut window, &word(language, p::TITLE));
        write(&mut window, &said(language, &msg!(p::NAME_OF, name = "Anne")), "Bruno");
        write(&mut window, &said(language, &msg!(p::NAME_OF, name = "Bruno")), "Anne");
        press(&mut window, &word(language, p::PUT_NAMES_RIGHT));
        let seats = table(&window).seats();
        assert_eq!(
            (seats.name(Seat::new(0)), seats.name(Seat::new(1))),
            ("Bruno".to_owned(), "Anne".to_owned())
        );
    });
}

#[test]
fn somebody_leaves_with_what_becomes_of_the_place() {
    french(|language| {
        let mut window = demo(language, 3, &[]);
        press(&mut window, &word(language, p::TITLE));
        press(&mut window, &said(language, &msg!(p::LEAVES_NAMED, name = "Chloé")));
        write(&mut window, &word(language, p::NOTE), "Denis plays on");
        press(&mut window, &said(language, &msg!(p::LEAVES_NOW, name = "Chloé")));
        assert_eq!(last(&window), "green leaves: Denis plays on");
    });
}

#[test]
fn a_game_joined_in_turn_two_is_adopted_as_it_lies() {
    french(|language| {
        let mut window = demo(language, 0, &[]);
        press(&mut window, &word(language, o::TITLE));
        assert!(!enabled(&window, &word(language, o::ADOPT)), "nothing differs yet");
        hand::fills(&mut window, &word(language, o::BESIDE), "phase 2 1, bank > red 350 dollars");
        settle(&mut window);
        press(&mut window, &word(language, o::ADOPT));
        assert_eq!(table(&window).stage().turn, 2, "{}", last(&window));
    });
}

#[test]
fn cars_that_are_numbered_are_adopted_by_their_numbers() {
    french(|language| {
        let mut window = demo_of("auto-brocante", language, 1, &[]);
        let (cars, [one, other]) = (Unit::common(1), [0, 1].map(Seat::new));
        let of = |window: &Window, seat| table(window).numbers(cars, seat).unwrap();
        let (mut mine, mut theirs) = (of(&window, one), of(&window, other));
        press(&mut window, &word(language, o::TITLE));
        let unit = sentence(language, steward::words::keys::auto_brocante::UNIT_CARS);
        let field = |seat| format!("{} {unit}", table(&window).seats().name(seat));
        let fields = [field(one), field(other)];
        write(&mut window, &fields[0], "99");
        assert!(!enabled(&window, &word(language, o::ADOPT)), "there is no car 99");
        std::mem::swap(&mut mine[0], &mut theirs[0]);
        let typed = |cars: &[u8]| cars.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
        write(&mut window, &fields[0], &typed(&mine));
        write(&mut window, &fields[1], &typed(&theirs));
        press(&mut window, &word(language, o::ADOPT));
        mine.sort_unstable();
        theirs.sort_unstable();
        assert_eq!((of(&window, one), of(&window, other)), (mine, theirs), "{}", last(&window));
    });
}

#[test]
fn cars_on_the_board_are_adopted_as_they_are_counted_there() {
    french(|language| {
        let mut window = demo(language, MISTYPED, &[]);
        let chart = table(&window).chart();
        let own =
            |unit: &Unit| unit.colour.is_some() && chart.unit(*unit).is_some_and(|kind| kind.word == "cars");
        let places = chart.holders().into_iter().filter(|holder| matches!(holder, Holder::Place(..)));
        let lying =
            places.flat_map(|place| chart.units().into_iter().filter(own).map(move |unit| (place, unit)));
        let (place, unit) =
            lying.into_iter().find(|(place, unit)| table(&window).balance(*place, *unit) > 1).unwrap();
        let there = table(&window).balance(place, unit);
        let title = sentence(language, table(&window).holder_line(place));
        let kind = chart.unit(unit).unwrap().name;
        let name = table(&window).seats().name(unit.colour.unwrap()).to_owned();
        let field = msg!(steward::words::keys::table::UNIT_OF, unit = kind, name = name);
        let field = format!("{title} {}", sentence(language, field));
        press(&mut window, &word(language, o::TITLE));
        press(&mut window, &word(language, o::BOARD));
        window.get_by_label(&title).click();
        settle(&mut window);
        hand::fills(&mut window, &field, &(there - 1).to_string());
        key(&mut window, Key::Enter);
        press(&mut window, &word(language, o::ADOPT));
        assert_eq!(table(&window).balance(place, unit), there - 1, "{}", last(&window));
    });
}

#[test]
fn a_form_of_the_referee_takes_nothing_for_granted_and_says_what_is_missing() {
    french(|language| {
        let mut window = demo(language, MISTYPED, &[]);
        let before = table(&window).lines();
        let (plain, shift) = (Modifiers::NONE, Modifiers::SHIFT);
        for (modifiers, open, first) in [
            (plain, Key::F5, t::FORM_FROM),
            (shift, Key::F5, t::FORM_QUESTION),
            (plain, Key::F8, t::FORM_PLAYER),
        ] {
            window.key_press_modifiers(modifiers, open);
            settle(&mut window);
            let focused = window.query_all_by(|node| node.is_focused()).last().unwrap();
            assert_eq!(focused.accesskit_node().label(), Some(word(language, first)));
            hand::strikes(&mut window, Key::Enter);
            settle(&mut window);
            assert!(shows(&window, &word(language, keys::page::EMPTY)), "{modifiers:?} {open:?}");
            key(&mut window, Key::Escape);
        }
        assert_eq!(table(&window).lines(), before);
        // Once filled in, it is entered.
        hand::strikes(&mut window, Key::F5);
        settle(&mut window);
        for said in ["bank", "Bruno", "dollars", "500"] {
            hand::types(&mut window, said);
            hand::strikes(&mut window, Key::Enter);
            settle(&mut window);
        }
        assert_eq!(last(&window), "correct bank > blue 500 dollars");
    });
}

#[test]
fn a_sheet_lies_over_the_board_while_the_card_and_undo_can_be_used_and_one_is_laid_at_a_time() {
    french(|language| {
        let mut window = demo(language, MISTYPED, &["red loan"]);
        let board = |window: &Window| {
            crate::driven::description(window).iter().any(|said| said.contains("Duryea (1)"))
        };
        assert!(board(&window), "{:#?}", crate::driven::description(&window));
        key(&mut window, Key::F10);
        assert!(shows(&window, &word(language, c::HOW)));
        assert!(!board(&window), "the board lies below it");
        let before = cash(&window, 0);
        press(&mut window, &word(language, desk::UNDO));
        assert_eq!(cash(&window, 0), before - 500, "undo is pressed beside it");
        assert!(shows(&window, &word(language, c::HOW)), "and it stays");
        key(&mut window, Key::F4);
        assert!(!shows(&window, &word(language, c::HOW)), "another takes its place");
        assert!(shows(&window, &word(language, t::FORM_TEXT)));
        key(&mut window, Key::Escape);
        assert!(board(&window), "Esc takes it off");
    });
}

#[test]
fn the_keyboard_goes_to_a_sheet_and_comes_back_from_it() {
    french(|language| {
        let mut window = demo(language, MISTYPED, &[]);
        let name = sentence(language, msg!(t::PAGE_OF, name = "Bruno"));
        window.get_by_role_and_label(Role::Button, &name).focus();
        settle(&mut window);
        key(&mut window, Key::Enter);
        let page = window.get_by_role_and_label(Role::Dialog, "Bruno");
        assert!(page.query_all_by_label("Bruno").any(|node| node.is_focused()), "its title has the keyboard");
        key(&mut window, Key::Escape);
        assert!(window.query_by_role_and_label(Role::Dialog, "Bruno").is_none());
        assert!(window.get_by_role_and_label(Role::Button, &name).is_focused(), "the card has it again");
    });
}
