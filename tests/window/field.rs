//! The entry field in use: what Enter enters and what it never does, and where the focus is afterwards.

use std::collections::BTreeSet;

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use steward::desk::{Action, Page, Search};
use steward::engine::Rejection;
use steward::msg;
use steward::words::Language;
use steward::words::keys::{automobile as k, desk, find, lookup};

use crate::driven::{self, both, demo_lines, demo_of, last, press, sentence, settle, shows, table, word};
use crate::hand;
use crate::keys::{TO_ACTIONS, line, unread};
use crate::room::{self, Folder, speaking};

#[test]
fn a_legal_act_is_found_before_a_command_of_the_window_and_enter_undoes_nothing() {
    both(|language| {
        let lines = demo_lines("auto-brocante").iter().position(|line| line.contains(" take ")).unwrap();
        let mut window = demo_of("auto-brocante", language, u32::try_from(lines).unwrap(), &[]);
        let (version, head) = (table(&window).lines(), table(&window).head());
        for typed in ["take", "prend"] {
            hand::types(&mut window, typed);
            hand::strikes(&mut window, Key::Enter);
            settle(&mut window);
            assert_eq!((table(&window).lines(), table(&window).head()), (version, head), "{typed}");
            assert!(
                window.ctx.memory(|memory| memory.top_modal_layer().is_none()),
                "{typed}: nothing is asked"
            );
            for _ in 0..3 {
                hand::strikes(&mut window, Key::Escape);
            }
            settle(&mut window);
        }
    });
}

#[test]
fn a_command_that_undoes_is_taken_by_its_whole_name_alone() {
    both(|language| {
        let mut window = unread(language, TO_ACTIONS, &[]);
        for typed in ["und", "annul", "take", "repren", "reprend"] {
            let (version, head) = (table(&window).lines(), table(&window).head());
            hand::types(&mut window, typed);
            hand::strikes(&mut window, Key::Enter);
            settle(&mut window);
            assert_eq!((table(&window).lines(), table(&window).head()), (version, head), "{typed}");
            for _ in 0..3 {
                hand::strikes(&mut window, Key::Escape);
            }
            settle(&mut window);
        }
        let head = table(&window).head();
        hand::types(&mut window, &word(language, desk::UNDO));
        hand::strikes(&mut window, Key::Enter);
        settle(&mut window);
        assert_ne!(table(&window).head(), head, "its whole name was typed");
    });
}

#[test]
fn enter_leads_into_no_old_entry_unless_an_arrow_has_marked_it_and_three_keys_lead_out() {
    both(|language| {
        let mut window = unread(language, TO_ACTIONS, &[]);
        let back = word(language, desk::LOOK_NOW);
        hand::types(&mut window, "kettering");
        hand::strikes(&mut window, Key::Enter);
        settle(&mut window);
        assert!(!shows(&window, &back), "nobody has asked for what was");
        for key in [Key::Escape, Key::Home, Key::End] {
            for _ in 0..3 {
                hand::strikes(&mut window, Key::Escape);
            }
            hand::types(&mut window, "kettering");
            hand::strikes(&mut window, Key::ArrowUp);
            hand::strikes(&mut window, Key::Enter);
            settle(&mut window);
            assert!(shows(&window, &back), "an arrow has marked it");
            hand::strikes(&mut window, key);
            settle(&mut window);
            assert!(!shows(&window, &back), "{key:?}");
            window.state_mut().give(Action::Look(Some(2)));
            settle(&mut window);
            hand::types(&mut window, "/");
            assert!(shows(&window, &back));
            hand::strikes(&mut window, key);
            settle(&mut window);
            assert!(!shows(&window, &back), "{key:?} from the field");
        }
    });
}

#[test]
fn the_field_says_what_enter_does() {
    both(|language| {
        let mut window = unread(language, TO_ACTIONS, &[]);
        let (books, does) = (word(language, find::ENTER_BOOKS), word(language, find::ENTER_SHOWS));
        hand::types(&mut window, "buil");
        assert!(shows(&window, &does) && !shows(&window, &books), "it is found, and shown first");
        hand::strikes(&mut window, Key::Enter);
        settle(&mut window);
        assert!(!shows(&window, &does) && line(&window, language).is_empty(), "its acts are on the card");
        hand::strikes(&mut window, Key::ArrowDown);
        hand::strikes(&mut window, Key::Enter);
        settle(&mut window);
        assert!(last(&window).starts_with("red build "), "{}", last(&window));
        hand::types(&mut window, "blue build 2 1");
        assert!(shows(&window, &books) && !shows(&window, &does), "it is whole");
    });
}

#[test]
fn a_value_that_cannot_be_and_none_at_all_leave_the_keyboard_in_its_field() {
    both(|language| {
        let mut window = unread(language, TO_ACTIONS, &["space 1 cost"]);
        let asked = sentence(language, msg!(k::ASK_SPACE_COST, n = 1));
        hand::types(&mut window, "red build 1 1");
        hand::strikes(&mut window, Key::Enter);
        settle(&mut window);
        for typed in ["", "999999"] {
            hand::types(&mut window, typed);
            hand::strikes(&mut window, Key::Enter);
            settle(&mut window);
            let field = hand::field(&window, &asked).unwrap_or_else(|| panic!("{asked}"));
            assert!(field.is_focused(), "after {typed:?}");
        }
        assert_eq!(table(&window).lines(), 4);
        hand::types(&mut window, "300");
        hand::strikes(&mut window, Key::Enter);
        settle(&mut window);
        assert_eq!(last(&window), "read space 1 cost 300");
        assert!(driven::drafts(&window, language, "red build 1 1"), "and the act waits");
    });
}

#[test]
fn enter_with_nothing_typed_books_nothing_but_the_act_that_the_button_names() {
    for game in steward::session::words() {
        for lines in (0..40).step_by(9) {
            let mut window = demo_of(game, Language::ENGLISH, lines, &[]);
            let before = table(&window).lines();
            let accept = driven::accepts(Language::ENGLISH);
            let named = driven::buttons(&window, &accept).iter().any(|button| button.is_focused());
            hand::strikes(&mut window, Key::Enter);
            settle(&mut window);
            assert_eq!(table(&window).lines(), before + u32::from(named), "{game} after {lines}");
        }
    }
}

#[test]
fn letters_on_the_button_that_begins_are_the_name_of_one_player_more() {
    let folder = Folder::new();
    let mut window = room::desk(&folder, speaking(Language::ENGLISH));
    window.state_mut().give(Action::NewGame("automobile"));
    settle(&mut window);
    for name in ["Anne", "Bob", "anne"] {
        hand::types(&mut window, name);
        hand::strikes(&mut window, Key::Enter);
    }
    let third = hand::field(&window, "Name of player 3").unwrap();
    assert!(third.is_focused(), "two are called Anne: the name at fault has the keyboard");
    hand::fills(&mut window, "Name of player 3", "Chloé");
    hand::strikes(&mut window, Key::Enter);
    assert!(window.get_by_label("Begin").is_focused());
    hand::types(&mut window, "Dora");
    let fourth = hand::field(&window, "Name of player 4").unwrap();
    assert_eq!(fourth.value().as_deref(), Some("Dora"));
    assert!(fourth.is_focused() && !window.get_by_label("Begin").accesskit_node().is_disabled());
    hand::strikes(&mut window, Key::Enter);
    hand::strikes(&mut window, Key::Enter);
    settle(&mut window);
    assert_eq!(table(&window).seats().count(), 4);
}

#[test]
fn the_menu_leads_to_the_field_and_to_the_rules_by_mouse() {
    both(|language| {
        let mut window = demo_of("automobile", language, 30, &[]);
        for (name, rules) in [(find::TITLE, false), (lookup::TITLE, true)] {
            press(&mut window, &word(language, desk::MENU));
            press(&mut window, &word(language, name));
            settle(&mut window);
            let called = word(language, desk::ENTRY);
            let field = window.get_by_role_and_label(Role::TextInput, &called);
            assert!(field.is_focused(), "{rules}: the field has the keyboard");
            assert_eq!(shows(&window, &word(language, k::RULE_LOAN)), rules, "its list of rules");
            hand::strikes(&mut window, Key::Escape);
        }
    });
}

#[test]
fn escape_out_of_the_field_leads_to_where_the_keyboard_rests() {
    both(|language| {
        let mut window = unread(language, TO_ACTIONS, &[]);
        let rests = window.get_by(|node| node.is_focused()).rect();
        for typed in ["/", "red bui", "kettering"] {
            hand::types(&mut window, typed);
            for _ in 0..3 {
                hand::strikes(&mut window, Key::Escape);
            }
            assert_eq!(line(&window, language), "");
            assert_eq!(window.get_by(|node| node.is_focused()).rect(), rests, "after {typed}");
        }
        hand::types(&mut window, "red cubes");
        hand::strikes(&mut window, Key::Enter);
        settle(&mut window);
        assert_eq!(last(&window), "red cubes", "and the next act is typed from there");
    });
}

#[test]
fn what_was_refused_is_amended_by_an_arrow_and_gives_way_to_what_is_typed() {
    both(|language| {
        let mut window = unread(language, TO_ACTIONS, &[]);
        let refuse = |window: &mut driven::Window, text: &str| {
            let lines = table(window).lines();
            hand::types(window, text);
            hand::strikes(window, Key::Enter);
            settle(window);
            assert_eq!(table(window).lines(), lines, "{text} is refused");
            assert_eq!(line(window, language), text, "and nothing typed is lost");
        };
        refuse(&mut window, "red build 1 9");
        hand::types(&mut window, "red cubes");
        assert_eq!(line(&window, language), "red cubes", "another line stands in its place");
        for _ in 0..3 {
            hand::strikes(&mut window, Key::Escape);
        }
        refuse(&mut window, "red build 1 9");
        hand::strikes(&mut window, Key::End);
        hand::strikes(&mut window, Key::Backspace);
        hand::types(&mut window, "2");
        assert_eq!(line(&window, language), "red build 1 2", "it is amended");
        // The focus leaves the field and returns to the old line.
        hand::strikes(&mut window, Key::F6);
        window.key_press_modifiers(Modifiers::COMMAND, Key::K);
        window.run_steps(2);
        hand::types(&mut window, "red cubes");
        assert_eq!(line(&window, language), "red cubes");
        hand::strikes(&mut window, Key::Enter);
        settle(&mut window);
        assert_eq!(last(&window), "red cubes");
    });
}

/// The rows found, with their visible text, their name, and whether the text is cut off.
fn found(window: &driven::Window, language: Language) -> Vec<(String, String, bool)> {
    let name = word(language, find::FOUND);
    let list = window.query_all_by(|node| node.label().as_deref() == Some(name.as_str())).last();
    let Some(list) = list else { return Vec::new() };
    let drawn = driven::texts(&window.output().shapes);
    let rows = list.children_recursive().filter(|node| node.accesskit_node().role() == Role::Button);
    let seen = rows.map(|row| {
        let place = row.rect();
        let within = drawn.iter().filter(|(clip, text)| {
            let inside = place.contains(text.pos + text.galley.rect.center().to_vec2());
            // Text below the list has another clip rectangle.
            inside && clip.intersects(place) && (clip.width() - place.width()).abs() < 40.0
        });
        let within: Vec<_> = within.map(|(_, text)| &text.galley).collect();
        let text = within.iter().map(|galley| galley.text()).collect::<Vec<_>>().join(" / ");
        let cut = within.iter().any(|galley| galley.elided);
        (text, row.accesskit_node().label().unwrap_or_default(), cut)
    });
    seen.collect()
}

#[test]
fn acts_that_begin_alike_are_told_apart_in_what_is_found() {
    both(|language| {
        for game in steward::session::words() {
            let lines = u32::try_from(demo_lines(game).len()).unwrap();
            for after in (26..lines).step_by(39) {
                let mut window = demo_of(game, language, after, &[]);
                let offers = table(&window).offers();
                let verbs = offers.iter().filter_map(|offer| {
                    let typed = driven::typed(&window, language, &table(&window).written(&offer.act));
                    let words: Vec<&str> = typed.split(' ').collect();
                    words.get(..words.len().min(2)).map(|words| words.join(" "))
                });
                let verbs: BTreeSet<String> = verbs.collect();
                for verb in verbs {
                    window.state_mut().give(Action::Find(Search::Anything));
                    settle(&mut window);
                    window.event(Event::Text(verb.clone()));
                    window.run_steps(2);
                    let found = found(&window, language);
                    for (at, (seen, called, cut)) in found.iter().enumerate() {
                        assert!(!cut, "{game} after {after}, {verb}: {seen}");
                        // Rows that are scrolled out of sight are not drawn.
                        let alike = |(other, name, _): &(String, String, bool)| {
                            name == called || !seen.is_empty() && other == seen
                        };
                        let alike = found[..at].iter().any(alike);
                        assert!(!alike, "{game} after {after}, {verb}: twice {called}, {seen}");
                    }
                    for _ in 0..3 {
                        hand::strikes(&mut window, Key::Escape);
                    }
                }
            }
        }
    });
}

#[test]
fn a_new_game_of_the_same_box_is_asked_for_by_name_and_the_present_one_stays_in_its_record() {
    both(|language| {
        for typed in ["new game", "nouvelle partie"] {
            let mut window = demo_of("auto-brocante", language, 26, &[]);
            let path = room::on_table(&window).unwrap();
            hand::types(&mut window, typed);
            hand::strikes(&mut window, Key::Enter);
            settle(&mut window);
            match window.state().page() {
                Page::Setup(setup) => assert_eq!(setup.game(), "auto-brocante"),
                page => panic!("{typed}: {page:?}"),
            }
            window.state_mut().give(Action::Open(path.clone()));
            settle(&mut window);
            assert_eq!((room::on_table(&window), table(&window).lines()), (Some(path), 26));
        }
    });
}

#[test]
fn a_verb_of_another_phase_says_why_it_cannot_be_done_now() {
    both(|language| {
        // The bank deals, so there is no player to act.
        let mut window = demo_of("sponsors", language, 0, &[]);
        let typed = driven::typed(&window, language, "red move 4");
        hand::types(&mut window, typed.split_once(' ').unwrap().1);
        let why = table(&window).preview_text("red move 4").unwrap_err();
        assert!(matches!(why, Rejection::Refused(_)), "{why:?}");
        assert!(
            shows(&window, &sentence(language, why.why().clone())),
            "{:#?}",
            driven::description(&window)
        );
    });
}

#[test]
fn a_list_that_the_pointer_happens_to_rest_on_goes_once_something_of_it_is_taken() {
    both(|language| {
        let mut window = driven::demo_of("sponsors", language, 96, &[]);
        let energy = driven::typed(&window, language, "red energy 1");
        hand::types(&mut window, energy.trim_end_matches(" 1"));
        let list = word(language, find::FOUND);
        let rows = |window: &driven::Window| {
            let found = window.query_all_by(|node| node.label().as_deref() == Some(list.as_str())).last();
            let inside = found.map(|list| list.children_recursive().collect::<Vec<_>>()).unwrap_or_default();
            let rows = inside.into_iter().filter(|node| node.accesskit_node().role() == Role::Button);
            rows.map(|row| row.rect()).collect::<Vec<_>>()
        };
        let place = rows(&window)[0].center();
        window.event(egui::Event::PointerMoved(place));
        settle(&mut window);
        hand::strikes(&mut window, Key::Enter);
        settle(&mut window);
        assert!(rows(&window).is_empty(), "{:#?}", driven::description(&window));
    });
}
