//! Step buttons beside numbers are not tab stops; the arrow keys do the same.

use egui::accesskit::Role;
use egui::{Key, Rect};
use egui_kittest::kittest::Queryable;
use steward::msg;
use steward::words::keys::{self, automobile as k, sheets};
use steward::words::{Arg, Language};

use crate::driven::{
    Window, buttons, demo, demo_of, enabled, english, last, press, press_like, sentence, settle, table, word,
};
use crate::hand;
use crate::keys::{TO_ACTIONS, unread};

/// The names of the step buttons of a number.
fn steps(language: Language, what: impl Into<Arg>) -> [String; 2] {
    let what: Arg = what.into();
    [sheets::FEWER, sheets::MORE].map(|key| sentence(language, msg!(key, what = what.clone())))
}

fn value(window: &Window, name: &str) -> Option<String> {
    hand::field(window, name).unwrap_or_else(|| panic!("no field {name:?}")).value()
}

#[test]
fn a_choice_is_filled_in_and_booked_by_the_pointer_alone() {
    english(|language| {
        let built = ["red build 1 2", "blue build 2 2", "green build 3 1"];
        let mut window = unread(language, &[TO_ACTIONS, &built].concat(), &[]);
        press_like(&mut window, &word(language, k::VERB_PRODUCE));
        let label = msg!(k::FIELD_CARS, space = msg!(k::SPACE_NAMED, n = 1, name = "Duryea"));
        let (name, [less, more]) = (sentence(language, label.clone()), steps(language, label));
        let begun = value(&window, &name).unwrap();
        assert!(enabled(&window, &more), "{name}: {begun}");
        let mut said = Vec::new();
        while enabled(&window, &more) {
            press(&mut window, &more);
            said.push(value(&window, &name).unwrap().parse::<i64>().unwrap());
        }
        let pairs = said.windows(2);
        assert!(said.len() > 2 && pairs.into_iter().all(|pair| pair[1] == pair[0] + 1), "{said:?}");
        press(&mut window, &less);
        let cars = said[said.len() - 2];
        assert_eq!(value(&window, &name), Some(cars.to_string()));
        // The number has the focus: its arrow keys do the same, and Tab skips its step buttons.
        hand::points_at(&mut window, &name);
        hand::strikes(&mut window, Key::ArrowUp);
        assert_eq!(value(&window, &name), Some((cars + 1).to_string()));
        hand::strikes(&mut window, Key::ArrowUp);
        assert_eq!(value(&window, &name), Some((cars + 1).to_string()), "and no farther");
        hand::strikes(&mut window, Key::ArrowDown);
        hand::strikes(&mut window, Key::ArrowDown);
        assert_eq!(value(&window, &name), Some((cars - 1).to_string()));
        hand::strikes(&mut window, Key::Tab);
        for step in [&less, &more] {
            assert!(buttons(&window, step).iter().all(|button| !button.is_focused()), "{step} is no stop");
        }
        hand::points_at(&mut window, &name);
        hand::types(&mut window, "99");
        hand::strikes(&mut window, Key::Tab);
        assert_eq!(value(&window, &name).as_deref(), Some("99"), "what is too much is refused, not clamped");
        let possible = format!("{}–{}", said[0], said[said.len() - 1]);
        assert!(crate::driven::shows(&window, &possible), "{possible}: what is possible stands beside it");
        for _ in 0..99 - cars {
            press(&mut window, &less);
        }
        assert_eq!(value(&window, &name), Some(cars.to_string()));
        hand::points_at(&mut window, &name);
        hand::strikes(&mut window, Key::Enter);
        settle(&mut window);
        assert_eq!(last(&window), format!("red produce 1:{cars}"));
    });
}

#[test]
fn a_count_is_taken_by_the_pointer_and_begins_empty() {
    english(|language| {
        let mut window = demo(language, 14, &[]);
        hand::strikes(&mut window, Key::F10);
        settle(&mut window);
        let seat = table(&window).seats().iter().next().unwrap();
        let (who, kinds) = (table(&window).seats().name(seat), table(&window).chart().kinds());
        let money = kinds.iter().find(|kind| kind.money).map(|kind| sentence(language, kind.name)).unwrap();
        let name = format!("{who} {money}");
        assert_eq!(value(&window, &name).as_deref().unwrap_or_default(), "", "nobody has counted");
        let fields = |window: &Window| -> Vec<Rect> {
            window.query_all_by(|node| node.role() == Role::TextInput).map(|node| node.rect()).collect()
        };
        let before = fields(&window);
        for key in ["2", "0", "5"] {
            press(&mut window, key);
        }
        press(&mut window, &word(language, sheets::TAKE_BACK));
        assert_eq!(value(&window, &name).as_deref(), Some("20"));
        assert_eq!(fields(&window), before, "nothing moves under the finger");
        hand::points_at(&mut window, &name);
        hand::types(&mut window, "7");
        assert_eq!(
            value(&window, &name).as_deref(),
            Some("207"),
            "the keyboard goes on where the keypad was"
        );
        press(&mut window, &word(language, keys::table::LINE_ENTER));
        press(&mut window, "9");
        assert_eq!(value(&window, &name).as_deref(), Some("207"), "Enter has led to the next number");
    });
}

#[test]
fn tab_goes_from_a_counted_number_to_the_next_whatever_was_found_beside_it() {
    english(|language| {
        let mut window = demo(language, 14, &[]);
        hand::strikes(&mut window, Key::F10);
        settle(&mut window);
        let kinds = table(&window).chart().kinds();
        let money = kinds.iter().find(|kind| kind.money).map(|kind| sentence(language, kind.name)).unwrap();
        let names: Vec<String> =
            table(&window).seats().iter().map(|seat| table(&window).seats().name(seat)).collect();
        for (at, who) in names.iter().enumerate() {
            hand::types(&mut window, &format!("{}", 7 + at));
            hand::strikes(&mut window, Key::Tab);
            settle(&mut window);
            assert_eq!(value(&window, &format!("{who} {money}")), Some(format!("{}", 7 + at)), "{who}");
        }
    });
}

/// The rectangles of all plus buttons, in reading order.
fn further(window: &Window, language: Language) -> Vec<Rect> {
    let more = sentence(language, msg!(sheets::MORE, what = ""));
    buttons(window, more.trim()).iter().map(|button| button.rect()).collect()
}

#[test]
fn no_stepper_moves_at_the_first_press() {
    english(|language| {
        // The action has a term that is only known after the first number.
        let mut window = demo(language, 42, &[]);
        press_like(&mut window, &word(language, k::VERB_PRODUCE));
        let before = further(&window, language);
        let more = sentence(language, msg!(sheets::MORE, what = ""));
        let button = buttons(&window, more.trim()).into_iter().find(|button| button.rect() == before[0]);
        button.unwrap().click();
        settle(&mut window);
        assert_eq!(further(&window, language), before);
    });
}

#[test]
fn a_head_stands_above_the_numbers_of_its_column() {
    english(|language| {
        let window = demo_of("auto-brocante", language, 0, &[]);
        let drawn = crate::driven::texts(&window.output().shapes);
        let middle = |text: &str| {
            let head = drawn
                .iter()
                .find(|(_, shape)| shape.galley.text() == text && shape.pos.y < 240.0 && shape.pos.y > 200.0);
            let (_, shape) = head.unwrap_or_else(|| panic!("no head {text}"));
            shape.pos.x + shape.galley.rect.center().x
        };
        let fields = window.query_all_by(|node| node.role() == Role::SpinButton);
        let fields: Vec<f32> = fields.take(4).map(|node| node.rect().center().x).collect();
        for (head, field) in ["1", "2", "3", "4"].into_iter().zip(fields) {
            assert!((middle(head) - field).abs() < 3.0, "{head}: {} and {field}", middle(head));
        }
    });
}
