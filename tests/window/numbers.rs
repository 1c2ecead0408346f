//! A typed number is booked exactly as typed or not at all; in that case the text stays and the error is shown.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT, Queryable};
use steward::msg;
use steward::words::keys::{auto_brocante as k, brocante, independents, table as t};
use steward::words::{Language, misread};

use crate::auto_brocante::car;
use crate::driven::{
    self, Window, both, demo_of, description, last, press, press_like, sentence, settle, shows, table, word,
};
use crate::hand;

/// The card with which Anne sells car 9 at its Blue Book value is open.
fn blue_book(language: Language) -> (Window, String) {
    let mut window = demo_of("auto-brocante", language, 1, &[]);
    let book = sentence(language, msg!(brocante::SELLS, base = k::BASE_BOOK));
    press(&mut window, &sentence(language, msg!(brocante::PLAY_CARDS, count = 2)));
    press_like(&mut window, &sentence(language, msg!(t::LIT, place = book)));
    car(&mut window, language, 9);
    (window, sentence(language, k::FIELD_VALUE))
}

#[test]
fn a_price_is_booked_as_the_buttons_beside_it_write_it() {
    both(|language| {
        for text in ["6500", "6,500", "6 500", "6.500", "6’500", "$6500", "6\u{A0}500\u{A0}$"] {
            let (mut window, value) = blue_book(language);
            hand::fills(&mut window, &value, text);
            hand::strikes(&mut window, Key::Enter);
            settle(&mut window);
            assert_eq!(last(&window), "red sell 9 book 6500", "{text}: {:#?}", description(&window));
        }
    });
}

#[test]
fn a_text_that_is_no_number_stays_and_is_never_booked() {
    both(|language| {
        for text in ["8,00", "1,2", "0,5", "99999999999"] {
            let (mut window, value) = blue_book(language);
            let before = table(&window).lines();
            hand::fills(&mut window, &value, text);
            hand::strikes(&mut window, Key::Enter);
            hand::strikes(&mut window, Key::Enter);
            settle(&mut window);
            assert_eq!(table(&window).lines(), before, "{text}");
            let field = hand::field(&window, &value).unwrap();
            assert_eq!(field.value().as_deref(), Some(text), "it stays");
            let said = description(&window);
            assert!(said.iter().any(|line| line.contains(text)), "{text}: {said:#?}");
        }
    });
}

#[test]
fn a_correction_is_made_of_the_amount_that_was_typed() {
    both(|language| {
        let mut window = driven::demo_of("independents", language, 1, &[]);
        for (text, why) in [("1,2", true), ("1250,50", true), ("$1,250", false)] {
            hand::strikes(&mut window, Key::F5);
            settle(&mut window);
            let amount = word(language, t::FORM_AMOUNT);
            hand::fills(&mut window, &amount, text);
            if why {
                hand::strikes(&mut window, Key::Enter);
            }
            settle(&mut window);
            assert_eq!(hand::field(&window, &amount).unwrap().value().as_deref(), Some(text));
            let said = sentence(language, misread(text));
            assert_eq!(shows(&window, &said), why, "{text}: {:#?}", description(&window));
            window.key_press(Key::Escape);
            settle(&mut window);
            window.key_press(Key::Escape);
            settle(&mut window);
        }
    });
}

#[test]
fn a_number_that_no_act_can_hold_is_refused_and_not_left_out() {
    both(|language| {
        let mut window = crate::independents::required(language);
        let field = sentence(
            language,
            msg!(independents::FIELD_SECTION, section = crate::independents::section("Sedan", 1)),
        );
        hand::fills(&mut window, &field, "479");
        hand::strikes(&mut window, Key::Enter);
        settle(&mut window);
        assert!(!last(&window).contains("required 1:"), "{}", last(&window));
        let accept = sentence(language, msg!(t::ACCEPT_WHAT, what = ""));
        let mut buttons = window.query_all_by_role(Role::Button);
        let ready = buttons
            .any(|node| node.accesskit_node().label().is_some_and(|label| label.starts_with(accept.trim())));
        assert!(!ready, "{:#?}", description(&window));
        assert!(description(&window).iter().any(|line| line.contains("479")), "{:#?}", description(&window));
    });
}
