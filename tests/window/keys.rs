//! Keys and presses as people use them: a question takes no text that is still being typed, an answer does
//! not book, no typed text is lost, and one Escape closes one thing.

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use steward::desk::Action;
use steward::games::automobile::Automobile;
use steward::msg;
use steward::session::Session;
use steward::words::Language;
use steward::words::keys::{automobile as k, desk, find, menu, page, sheets, table as t, trial_balance};

use crate::driven::{
    self, FRAME, Window, buttons, demo, demo_lines, draft, english, enter, key, last, open, place, press,
    press_like, record, said, sentence, settle, shows, table, timeline, word,
};
use crate::hand;
use crate::page::header;

pub const TO_ACTIONS: &[&str] = &["drawn", "red choose ford", "blue choose kettering", "green choose sloan"];

/// All players have built in the first round.
fn built() -> Vec<&'static str> {
    [TO_ACTIONS, &["red build 1 2", "blue build 2 2", "green build 3 1"]].concat()
}

/// A window on a session of Anne, Bob and Chloé after these lines, without these board values.
pub fn unread(language: Language, lines: &[&str], unread: &[&str]) -> Window {
    let mut header = header::<Automobile>(&[]);
    for word in unread {
        header.board.remove(*word);
    }
    let header = serde_json::to_string(&header).unwrap();
    open(language, &record(&header, lines.iter().copied()), FRAME)
}

/// The first choice of a character asks for the order in which they are printed.
fn order_asked(language: Language) -> Window {
    let who = ["ford", "kettering", "sloan", "howard", "durant", "chrysler"];
    let places: Vec<String> = who.iter().map(|who| format!("character {who} place")).collect();
    let places: Vec<&str> = places.iter().map(String::as_str).collect();
    let mut window = unread(language, &TO_ACTIONS[..3], &places);
    draft(&mut window, TO_ACTIONS[3]);
    window
}

/// Types the position of each character in the order in which they are asked for.
fn answers_order(window: &mut Window) {
    hand::types(window, "253146");
    hand::strikes(window, Key::Enter);
    settle(window);
}

pub fn line(window: &Window, language: Language) -> String {
    hand::field(window, &word(language, desk::ENTRY)).and_then(|line| line.value()).unwrap_or_default()
}

fn on_the_line(window: &Window, language: Language) -> bool {
    hand::field(window, &word(language, desk::ENTRY)).is_some_and(|line| line.is_focused())
}

fn to_the_line(window: &mut Window, language: Language) {
    hand::points_at(window, &word(language, desk::ENTRY));
}

#[test]
fn a_question_takes_nothing_that_is_being_typed() {
    english(|language| {
        let mut window = unread(language, TO_ACTIONS, &["space 1 cost"]);
        // Something was drafted and discarded before.
        draft(&mut window, "red cubes");
        hand::strikes(&mut window, Key::Escape);
        hand::strikes(&mut window, Key::Escape);
        to_the_line(&mut window, language);
        hand::types(&mut window, "red build 1 1");
        assert_eq!(line(&window, language), "red build 1 1");
        assert!(shows(&window, &said(language, &msg!(k::ASK_SPACE_COST, n = 1))));
        hand::strikes(&mut window, Key::Enter);
        settle(&mut window);
        assert_eq!(table(&window).lines(), 4, "nothing is read and nothing entered");
        hand::types(&mut window, "300");
        hand::strikes(&mut window, Key::Enter);
        settle(&mut window);
        assert_eq!(last(&window), "read space 1 cost 300", "Enter went to the question");
        assert!(driven::drafts(&window, language, "red build 1 1"), "the act waits");
    });
}

#[test]
fn no_answer_of_a_question_is_chosen_beforehand() {
    english(|language| {
        let lines: Vec<&str> = TO_ACTIONS
            .iter()
            .copied()
            .chain(["red build 1 2", "blue build 2 2", "green build 3 1"])
            .chain(["red place mid mid low", "blue place low low", "green place mid"])
            .collect();
        let mut window = unread(language, &lines, &["space 1 class"]);
        let before = table(&window).lines();
        draft(&mut window, "red bonus 1");
        draft(&mut window, "red produce 1:5");
        for _ in 0..3 {
            hand::strikes(&mut window, Key::Enter);
            settle(&mut window);
        }
        let read =
            (1..=table(&window).lines()).filter(|n| table(&window).line(*n).unwrap().verb.word() == "read");
        assert_eq!(read.count(), 0, "a stray Enter answers nothing");
        assert!(table(&window).lines() <= before + 1);
    });
}

#[test]
fn the_caret_stands_at_the_end_of_a_text_that_was_put_on_the_line() {
    english(|language| {
        let mut window = unread(language, TO_ACTIONS, &[]);
        let line_of = |end: &str| format!("correct bank > red 100 dollars{end}");
        enter(&mut window, &line_of(""));
        window.state_mut().give(Action::TakeBack);
        settle(&mut window);
        hand::types(&mut window, ": soup");
        assert_eq!(line(&window, language), line_of(": soup"));
    });
}

#[test]
fn the_places_of_the_characters_are_read_together_from_left_to_right() {
    english(|language| {
        let mut window = order_asked(language);
        assert!(shows(&window, &sentence(language, msg!(page::ORDER, what = k::TABLE_CHARACTER))));
        answers_order(&mut window);
        let read: Vec<String> = (4..=9).map(|n| table(&window).line(n).unwrap().text).collect();
        assert_eq!(read[0], "read character ford place 2");
        assert_eq!(read[5], "read character chrysler place 6");
        assert_eq!(table(&window).lines(), 9, "the act is not entered with the answer");
        assert!(driven::drafts(&window, language, TO_ACTIONS[3]));
    });
}

#[test]
fn a_press_on_a_choice_takes_the_digits_that_follow_it() {
    english(|language| {
        let mut window = unread(language, &built(), &[]);
        press_like(&mut window, &word(language, k::VERB_PRODUCE));
        hand::types(&mut window, "5");
        let name = msg!(k::FIELD_CARS, space = msg!(k::SPACE_NAMED, n = 1, name = "Duryea"));
        let name = sentence(language, name);
        let field = hand::field(&window, &name).unwrap_or_else(|| panic!("{name}"));
        assert_eq!(field.value().as_deref(), Some("5"));
        hand::strikes(&mut window, Key::Enter);
        settle(&mut window);
        assert_eq!(last(&window), "red produce 1:5", "Enter in the field of a complete choice books it");
    });
}

#[test]
fn build_and_place_stay_where_they_are_whether_there_is_anything_to_produce() {
    english(|language| {
        let at = |window: &Window, verb| {
            let verb = word(language, verb);
            buttons(window, &verb)[0].rect().min
        };
        let without = unread(language, TO_ACTIONS, &[]);
        let with = unread(language, &built(), &[]);
        assert!(!buttons(&with, &word(language, k::VERB_PRODUCE)).is_empty());
        for verb in [k::VERB_BUILD, k::VERB_PLACE] {
            assert_eq!(at(&without, verb), at(&with, verb));
        }
    });
}

#[test]
fn no_act_is_called_as_the_button_that_closes() {
    english(|language| assert_ne!(word(language, k::VERB_CLOSE), word(language, desk::CLOSE)));
}

#[test]
fn keys_within_one_frame_are_two_lines_and_not_one() {
    let mut window = unread(Language::ENGLISH, TO_ACTIONS, &[]);
    to_the_line(&mut window, Language::ENGLISH);
    let enter = hand::enter;
    let typed = |text: &str| Event::Text(text.to_owned());
    let all = [typed("red cubes"), enter(true), enter(false), typed("blue cubes"), enter(true), enter(false)];
    window.input_mut().events.extend(all);
    settle(&mut window);
    let texts: Vec<String> =
        (5..=table(&window).lines()).map(|n| table(&window).line(n).unwrap().text).collect();
    assert_eq!(texts, ["red cubes", "blue cubes"]);
}

#[test]
fn a_key_held_down_books_no_second_time() {
    let mut window = unread(Language::ENGLISH, TO_ACTIONS, &[]);
    window.key_down(Key::Enter);
    settle(&mut window);
    draft(&mut window, "red cubes");
    window.key_down(Key::Enter);
    settle(&mut window);
    assert_eq!(table(&window).lines(), 4, "it went down before the act was there");
}

#[test]
fn the_pencil_asks_before_it_undoes() {
    english(|language| {
        let mut window = demo(language, 9, &[]);
        let (head, text) = (table(&window).head(), last(&window));
        press(&mut window, &word(language, desk::REDO_MINE));
        assert_eq!(table(&window).head(), head, "nothing is undone yet");
        press(&mut window, &word(language, t::TAKE_BACK_NOT));
        assert_eq!(table(&window).head(), head);
        press(&mut window, &word(language, desk::REDO_MINE));
        press(&mut window, &word(language, t::TAKE_BACK));
        assert!(table(&window).head() < head);
        assert!(driven::drafts(&window, language, &text));
        window.key_press_modifiers(egui::Modifiers::COMMAND, Key::E);
        settle(&mut window);
        let undone = table(&window).head();
        key(&mut window, Key::Enter);
        assert!(table(&window).head() < undone, "Enter takes back what the key has asked for");
    });
}

#[test]
fn one_escape_closes_one_thing() {
    english(|language| {
        let mut window = unread(language, TO_ACTIONS, &[]);
        to_the_line(&mut window, language);
        hand::types(&mut window, "red bui");
        assert!(shows(&window, "red build 1 1"), "what completes it is listed");
        hand::strikes(&mut window, Key::Escape);
        assert_eq!(line(&window, language), "red bui", "the list alone is put away");
        assert!(!shows(&window, "red build 1 1"));
        hand::strikes(&mut window, Key::Escape);
        assert_eq!(line(&window, language), "");
        assert!(on_the_line(&window, language));
        hand::strikes(&mut window, Key::Escape);
        assert!(!on_the_line(&window, language), "an empty line lets the keyboard go");

        press_like(&mut window, &word(language, k::VERB_BUILD));
        let lit = said(language, &msg!(t::LIT, place = ""));
        assert!(shows(&window, &lit));
        hand::strikes(&mut window, Key::F1);
        settle(&mut window);
        hand::strikes(&mut window, Key::Escape);
        settle(&mut window);
        assert!(shows(&window, &lit), "the choices stay under what was closed");
        hand::strikes(&mut window, Key::Escape);
        assert!(!shows(&window, &lit), "and are put away next");
    });
}

#[test]
fn the_timeline_follows_the_newest_entry() {
    let language = Language::ENGLISH;
    let notes: Vec<String> = (1..=60).map(|n| format!("note {n}")).collect();
    let lines: Vec<&str> = TO_ACTIONS.iter().copied().chain(notes.iter().map(String::as_str)).collect();
    let mut window = unread(language, &lines, &[]);
    timeline(&mut window, language);
    let newest = |window: &Window| {
        let name = said(language, &msg!(t::ENTRY_OF, n = table(window).lines(), what = ""));
        shows(window, name.trim_end())
    };
    assert!(newest(&window));
    let earlier = window.ctx.content_rect().right_center() - egui::vec2(440.0, 0.0);
    window.event(Event::PointerMoved(earlier));
    window.event(Event::MouseWheel {
        unit: egui::MouseWheelUnit::Point,
        delta: egui::vec2(0.0, 900.0),
        modifiers: Modifiers::NONE,
        phase: egui::TouchPhase::Move,
        source: egui::MouseWheelSource::Wheel,
    });
    settle(&mut window);
    assert!(!newest(&window), "somebody looks at earlier ones");
    enter(&mut window, "note found");
    assert!(newest(&window));
}

#[test]
fn what_is_typed_stays_while_a_fact_is_written_down() {
    english(|language| {
        let mut window = unread(language, TO_ACTIONS, &[]);
        to_the_line(&mut window, language);
        hand::types(&mut window, "red build");
        enter(&mut window, "note pizza");
        assert_eq!(line(&window, language), "red build");
    });
}

#[test]
fn a_sheet_that_waits_for_a_reading_has_its_box_and_an_unread_box_is_named() {
    english(|language| {
        let lines: Vec<&str> = TO_ACTIONS
            .iter()
            .copied()
            .chain(["red build 1 2", "blue build 2 2", "green build 3 1"])
            .chain(["red place mid mid low", "blue place low low", "green place mid"])
            .chain(["red produce 1:5", "blue produce 2:5", "green produce 3:3"])
            .collect();
        let boxes = ["boxes low from-1"];
        let mut window = unread(language, &lines, &boxes);
        press(&mut window, &word(language, k::VERB_DISTRIBUTORS));
        assert!(!shows(&window, &word(language, sheets::ALL_SOLD)), "nobody knows that");
        let question = said(language, &msg!(k::ASK_BOXES_1, class = k::CLASS_LOW));
        assert!(shows(&window, &question), "{:#?}", crate::driven::description(&window));
        let field = sentence(language, msg!(k::ASK_BOXES_1, class = k::CLASS_LOW));
        hand::fills(&mut window, &field, "12");
        hand::strikes(&mut window, Key::Enter);
        settle(&mut window);
        assert_eq!(last_fact(&window), "read boxes low from-1 12");
    });
}

/// A window on a demo after this many lines without these board values, and the question of its sheet.
fn waits(language: Language, game: &str, lines: u32, unread: &str) -> (Window, String) {
    let laid = Session::laid(game).unwrap();
    let mut header: serde_json::Value = serde_json::from_str(&laid.header_json()).unwrap();
    header["board"].as_object_mut().unwrap().remove(unread);
    let lines = &demo_lines(game)[..lines as usize];
    let window = open(language, &record(&header.to_string(), lines.iter().map(String::as_str)), FRAME);
    let form = table(&window).board().schema();
    let question = sentence(language, form.cell(form.find(unread).unwrap()).unwrap().question.clone());
    (window, question)
}

#[test]
fn the_circuit_that_waits_for_a_reading_has_its_box_too() {
    english(|language| {
        let (mut window, question) = waits(language, "autotock", 1, "corner 1 go");
        let ace = place(&window, &sentence(language, steward::words::keys::autotock::CARD_ACE));
        press(&mut window, &ace);
        hand::fills(&mut window, &question, "48");
        hand::strikes(&mut window, Key::Enter);
        settle(&mut window);
        assert_eq!(last_fact(&window), "read corner 1 go 48");
        assert!(hand::field(&window, &question).is_none(), "it is asked once");
    });
}

fn last_fact(window: &Window) -> String {
    table(window).line(table(window).lines()).unwrap().text
}

#[test]
fn both_buttons_of_a_box_stay_where_they_are_once_somebody_has_played() {
    use crate::room::{Folder, desk as shelf, speaking};
    let order = |played: bool| {
        let folder = Folder::new();
        let mut prefs = speaking(Language::ENGLISH);
        if played {
            prefs.recent.push(folder.game("friday", ["Anne", "Bob", "Chloé"]));
        }
        let window = shelf(&folder, prefs);
        let left = |name: &str| window.get_by_role_and_label(Role::Button, name).rect().left();
        [left("New game: Automobile"), left("Watch a demo: Automobile")]
    };
    assert_eq!(order(false), order(true));
}

#[test]
fn a_letter_at_the_table_begins_in_the_field_and_none_is_lost() {
    english(|language| {
        let mut window = unread(language, TO_ACTIONS, &[]);
        assert!(!on_the_line(&window, language), "at rest it does not have the keyboard");
        hand::types(&mut window, "red cubes");
        assert_eq!(line(&window, language), "red cubes");
        hand::strikes(&mut window, Key::Enter);
        settle(&mut window);
        assert_eq!(last(&window), "red cubes");
        assert!(!on_the_line(&window, language), "the keyboard rests on the head of the card");
        hand::types(&mut window, "blue cubes");
        hand::strikes(&mut window, Key::Enter);
        settle(&mut window);
        assert_eq!(last(&window), "blue cubes", "and the next act is typed as quickly");
        hand::types(&mut window, "/");
        assert!(on_the_line(&window, language));
        assert_eq!(line(&window, language), "", "a stroke only leads there");
    });
}

#[test]
fn what_is_typed_within_one_frame_keeps_its_spaces() {
    english(|language| {
        let mut window = unread(language, TO_ACTIONS, &[]);
        let key = |key: Key, pressed: bool| {
            let modifiers = egui::Modifiers::NONE;
            Event::Key { key, physical_key: None, pressed, repeat: false, modifiers }
        };
        let typed = |letter: char| {
            let of = if letter == ' ' {
                Key::Space
            } else {
                Key::from_name(&letter.to_uppercase().to_string()).unwrap()
            };
            [key(of, true), Event::Text(letter.to_string()), key(of, false)]
        };
        let all = ["red cubes", "blue cubes"]
            .into_iter()
            .flat_map(|line| line.chars().flat_map(typed).chain([hand::enter(true), hand::enter(false)]));
        window.input_mut().events.extend(all.collect::<Vec<_>>());
        window.run_steps(30);
        settle(&mut window);
        let texts: Vec<String> =
            (5..=table(&window).lines()).map(|n| table(&window).line(n).unwrap().text).collect();
        assert_eq!(texts, ["red cubes", "blue cubes"]);
    });
}

#[test]
fn a_letter_that_another_field_takes_stays_there() {
    english(|language| {
        let mut window = unread(language, TO_ACTIONS, &[]);
        hand::strikes(&mut window, Key::F4);
        settle(&mut window);
        hand::types(&mut window, "pizza");
        assert_eq!(line(&window, language), "");
        let text = hand::field(&window, &word(language, t::FORM_TEXT)).and_then(|field| field.value());
        assert_eq!(text.as_deref(), Some("pizza"));
    });
}

#[test]
fn whoever_acts_may_be_left_out_of_an_act_that_is_typed() {
    english(|language| {
        let mut window = unread(language, TO_ACTIONS, &[]);
        hand::types(&mut window, "build 1 2");
        assert!(shows(
            &window,
            &sentence(
                language,
                table(&window).read_act("red build 1 2").map(|act| table(&window).describe(&act)).unwrap()
            )
        ));
        hand::strikes(&mut window, Key::Enter);
        settle(&mut window);
        assert_eq!(last(&window), "red build 1 2");
    });
}

#[test]
fn what_is_chosen_may_be_typed_without_its_verb_though_it_is_the_verb_of_another_phase() {
    english(|language| {
        for (typed, to) in [("howard", 1), ("kettering", 1), ("sloan", 2)] {
            let mut window = unread(language, &TO_ACTIONS[..to], &[]);
            let who = ["red", "blue"][to - 1];
            hand::types(&mut window, typed);
            for _ in 0..2 {
                hand::strikes(&mut window, Key::Enter);
                settle(&mut window);
            }
            assert_eq!(last(&window), format!("{who} choose {typed}"));
        }
        let mut window = unread(language, &TO_ACTIONS[..2], &[]);
        hand::types(&mut window, "ford");
        hand::strikes(&mut window, Key::Enter);
        settle(&mut window);
        assert_eq!(last(&window), TO_ACTIONS[1], "Anne has Ford already");
    });
}

#[test]
fn enter_behind_a_verb_chooses_none_of_its_acts() {
    english(|language| {
        let mut window = unread(language, TO_ACTIONS, &[]);
        let before = table(&window).lines();
        hand::types(&mut window, "buil");
        hand::strikes(&mut window, Key::Enter);
        settle(&mut window);
        assert_eq!(line(&window, language), "", "its acts are on the card");
        hand::strikes(&mut window, Key::Enter);
        settle(&mut window);
        assert_eq!(table(&window).lines(), before, "nothing is booked by its name alone");
        hand::strikes(&mut window, Key::ArrowDown);
        hand::strikes(&mut window, Key::Enter);
        settle(&mut window);
        assert!(last(&window).starts_with("red build "), "{}", last(&window));
    });
}

#[test]
fn a_command_is_found_by_its_name_in_both_languages_and_done_by_enter() {
    english(|language| {
        for (typed, night) in
            [("dark theme", true), ("light theme", false), ("thème sombre", true), ("thème clair", false)]
        {
            let mut window = unread(language, TO_ACTIONS, &[]);
            window.ctx.set_theme(if night { egui::Theme::Light } else { egui::Theme::Dark });
            settle(&mut window);
            hand::types(&mut window, typed);
            hand::strikes(&mut window, Key::Enter);
            settle(&mut window);
            assert_eq!(window.state().prefs().night, Some(night), "{typed}");
            assert_eq!(line(&window, language), "");
        }
        for (typed, opened) in
            [("count", steward::words::keys::count::TITLE), ("compter", steward::words::keys::count::TITLE)]
        {
            let mut window = unread(language, TO_ACTIONS, &[]);
            hand::types(&mut window, typed);
            hand::strikes(&mut window, Key::Enter);
            settle(&mut window);
            assert!(
                shows(&window, &word(language, opened)),
                "{language} {typed} {:#?}",
                crate::driven::description(&window)
            );
            assert!(
                shows(&window, &word(language, steward::words::keys::count::KEEP)),
                "{typed} {:#?}",
                crate::driven::description(&window)
            );
        }
    });
}

#[test]
fn players_and_entries_are_found_too() {
    english(|language| {
        let mut window = unread(language, TO_ACTIONS, &[]);
        hand::types(&mut window, "chloé");
        hand::strikes(&mut window, Key::Enter);
        settle(&mut window);
        let own = steward::words::keys::people::TITLE;
        assert!(
            !buttons(&window, &word(language, own)).is_empty(),
            "{:#?}",
            crate::driven::description(&window)
        );
        let mut window = unread(language, TO_ACTIONS, &[]);
        hand::types(&mut window, "kettering");
        let description = sentence(language, table(&window).describe_line(3).unwrap());
        assert!(shows(&window, &description), "{description}");
    });
}

#[test]
fn f6_goes_round_the_parts_of_the_table_and_back() {
    english(|language| {
        let mut window = unread(language, TO_ACTIONS, &[]);
        let at = |window: &Window| window.get_by(|node| node.is_focused()).rect();
        for _ in 0..6 {
            hand::strikes(&mut window, Key::F6);
        }
        let head = at(&window);
        let mut stops = vec![head];
        for _ in 0..5 {
            hand::strikes(&mut window, Key::F6);
            stops.push(at(&window));
        }
        let [now, board, tray, players, bar, road] = stops.as_slice() else { panic!("{stops:?}") };
        assert!(now.left() > board.right(), "first what happens now, then the board at its left");
        assert!(now.left() > tray.left() && tray.top() > board.bottom(), "then the tray at its foot");
        assert!(players.top() > tray.bottom() && players.top() > now.bottom(), "then the players");
        assert!(bar.bottom() < now.top() && bar.bottom() < board.top(), "then the bar");
        assert!(road.bottom() < now.top() && road.left() > bar.right(), "then the road of phases in it");
        hand::strikes(&mut window, Key::F6);
        assert_eq!(at(&window), head, "and round");
        for stop in stops.iter().rev() {
            window.key_press_modifiers(Modifiers::SHIFT, Key::F6);
            window.run_steps(2);
            assert_eq!(at(&window), *stop);
        }
    });
}

#[test]
fn every_command_of_the_menu_says_what_it_is_for_under_the_pointer_and_to_whoever_listens() {
    english(|language| {
        let mut window = unread(language, TO_ACTIONS, &[]);
        hand::strikes(&mut window, Key::F1);
        settle(&mut window);
        let mut sentences = std::collections::BTreeSet::new();
        let (mut drawn, mut heights) = (0, std::collections::BTreeSet::new());
        for row in steward::desk::shortcuts::all() {
            let (name, description) = (word(language, row.name), word(language, row.description));
            assert!(sentences.insert(description.clone()), "{name}: {description} is said of another one");
            assert!(
                description != name && description.contains(' ') && !description.ends_with('.'),
                "{name}: {description}"
            );
            let buttons = window.query_all_by(|node| node.description().as_ref() == Some(&description));
            let shown = buttons.filter(|node| node.accesskit_node().label().as_ref() == Some(&name));
            for button in shown {
                drawn += 1;
                heights.insert(button.rect().height() as i32);
            }
        }
        assert_eq!(drawn, 24, "{:#?}", driven::description(&window));
        assert_eq!(heights.len(), 1, "all rows are of one size: {heights:?}");
        let (name, description) = (word(language, trial_balance::OPEN), word(language, menu::TRIAL_BALANCE));
        let place = window.get_by_label(&name).rect().center();
        assert!(!shows(&window, &description));
        window.event(Event::PointerMoved(place));
        window.run_steps(8);
        assert!(shows(&window, &description), "{:#?}", driven::description(&window));
        press(&mut window, &word(language, find::ALL_COMMANDS));
        settle(&mut window);
        let wanted = steward::desk::shortcuts::all().into_iter().filter(|row| row.action.is_some());
        for row in wanted {
            let name = word(language, row.name);
            let listed = !driven::buttons(&window, &name).is_empty();
            assert!(listed, "{name} is in the list of all commands: {:#?}", driven::description(&window));
        }
        hand::types(&mut window, &word(language, t::RENAME));
        hand::strikes(&mut window, Key::Enter);
        settle(&mut window);
        assert!(shows(&window, &word(language, t::RENAME)), "the list does what is chosen in it");
    });
}

#[test]
fn no_key_has_two_meanings() {
    let mut seen = std::collections::BTreeMap::new();
    for row in steward::desk::shortcuts::all() {
        for key in row.keys {
            let other = seen.insert(format!("{key:?}"), row.name);
            assert!(other.is_none(), "{key:?}: {:?} and {other:?}", row.name);
        }
    }
}

#[test]
fn whoever_looks_a_rule_up_books_nothing() {
    english(|language| {
        let mut window = unread(language, TO_ACTIONS, &[]);
        let before = table(&window).lines();
        window.key_press_modifiers(Modifiers::COMMAND, Key::F);
        window.run_steps(2);
        hand::types(&mut window, if language == Language::FRENCH { "prêt" } else { "loan" });
        let rule = word(language, steward::words::keys::entries::AUTOMOBILE_LOAN);
        assert!(shows(&window, &rule), "the rule is read where it is found");
        for _ in 0..3 {
            hand::strikes(&mut window, Key::Enter);
        }
        settle(&mut window);
        assert_eq!(table(&window).lines(), before, "though the word is an act too");
    });
}

#[test]
fn values_that_answer_one_question_are_one_line_of_the_history_that_opens() {
    english(|language| {
        let mut window = order_asked(language);
        answers_order(&mut window);
        timeline(&mut window, language);
        let title = table(&window).info().schema().table("character").unwrap();
        let one = said(language, &msg!(t::READ_FOLDED, what = word(language, title), count = 6));
        let rows = |window: &Window| (4..=9).filter(|n| has_row(window, language, *n)).count();
        assert!(shows(&window, &one), "{:#?}", crate::driven::description(&window));
        assert_eq!(rows(&window), 0, "each is behind the one line");
        press(&mut window, &sentence(language, msg!(t::READS_OPEN, what = one.as_str())));
        assert_eq!(rows(&window), 6);
        press(&mut window, &sentence(language, msg!(t::READS_FOLD, what = one.as_str())));
        assert_eq!(rows(&window), 0);
    });
}

/// Whether the history has a separate row for an entry.
fn has_row(window: &Window, language: Language, n: u32) -> bool {
    let name = sentence(language, msg!(t::ENTRY_OF, n = n, what = ""));
    buttons(window, name.trim_end())
        .iter()
        .any(|row| row.accesskit_node().label().is_some_and(|label| label.starts_with(name.trim_end())))
}
