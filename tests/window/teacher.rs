//! The teacher at the table, in both languages: the talk, the led first turn, the practice lesson, the page
//! of a phase, the state of the game.

use egui::Key;
use egui_kittest::kittest::NodeT;
use steward::desk::table::{Panel, plain};
use steward::desk::{Action, Level, Speech, Teach};
use steward::engine::{QuizAnswer, QuizQuestion};
use steward::msg;
use steward::session::Session;
use steward::words::keys::{coach as k, talk};
use steward::words::{Language, Line, keys};

use crate::driven::{
    Window, both, buttons, demo_lines, demo_of, description, draft, enter, key, press, press_anywhere, said,
    sentence, settle, shows, table, texts, word,
};
use crate::room::{self, Folder, speaking};

fn give(window: &mut Window, action: Action) {
    window.state_mut().give(action);
    settle(window);
}

fn says(window: &Window, language: Language, what: impl Into<Line>) -> bool {
    shows(window, &said(language, &what.into()))
}

/// The lesson of the current phase.
fn lesson(window: &Window) -> steward::engine::Lesson {
    table(window).info().lessons[usize::from(table(window).stage().phase) - 1]
}

#[test]
fn the_talk_of_every_game_is_turned_by_any_key_and_names_whoever_sits_there() {
    both(|language| {
        for game in steward::session::words() {
            let mut window = demo_of(game, language, 0, &[]);
            press(&mut window, &word(language, talk::TITLE));
            let chapters = table(&window).book().talk(table(&window).setting());
            assert!(chapters.len() >= 3, "{game}");
            let keys = [Key::Space, Key::Enter, Key::ArrowRight, Key::X, Key::PageDown];
            for (at, (chapter, turns)) in chapters.iter().zip(keys.into_iter().cycle()).enumerate() {
                let (title, all) = (word(language, chapter.title), chapters.len());
                let head = msg!(talk::PAGE, title = title, n = at + 1, all = all);
                assert!(says(&window, language, head), "{game} {at}: {:#?}", description(&window));
                for line in &chapter.description {
                    for part in sentence(language, line.clone()).split("\n\n") {
                        assert!(shows(&window, part), "{game} {at}: {part}");
                    }
                }
                key(&mut window, turns);
            }
            assert!(!shows(&window, &word(language, talk::BEGIN)), "{game}: the talk is over");
            assert_eq!(table(&window).lines(), 0, "{game}: no key entered anything");
            let names = table(&window).seats().iter().map(|seat| table(&window).seats().name(seat));
            let first = said(language, &chapters[0].description[0]);
            names.for_each(|name| assert!(first.contains(&name), "{game}: {name}: {first}"));
        }
    });
}

#[test]
fn a_page_of_the_talk_is_turned_back_and_the_talk_is_left_in_the_middle() {
    both(|language| {
        let mut window = demo_of("sponsors", language, 0, &[]);
        give(&mut window, Action::Teach(Teach::Talk(Some(1))));
        press(&mut window, &word(language, talk::BACK));
        assert!(shows(&window, &word(language, talk::WANT)));
        press(&mut window, &word(language, talk::NEXT));
        key(&mut window, Key::ArrowLeft);
        assert!(shows(&window, &word(language, talk::WANT)));
        key(&mut window, Key::Escape);
        assert!(!shows(&window, &word(language, talk::NEXT)));
    });
}

#[test]
fn after_the_talk_the_first_turn_is_led_and_the_second_is_quiet() {
    both(|language| {
        for game in steward::session::words() {
            let mut window = demo_of(game, language, 0, &[]);
            assert!(!says(&window, language, lesson(&window).why), "{game}: nobody has asked");
            give(&mut window, Action::Teach(Teach::Talk(Some(0))));
            give(&mut window, Action::Teach(Teach::Talk(None)));
            for text in demo_lines(game) {
                let stage = table(&window).stage();
                let (first, description) = (stage.turn == 1 && stage.over.is_none(), lesson(&window));
                for sentence in [description.why, description.now] {
                    assert_eq!(says(&window, language, sentence), first, "{game} before {text}");
                }
                if !first || table(&window).lines() > 25 {
                    break;
                }
                enter(&mut window, &text);
            }
        }
    });
}

#[test]
fn one_press_explains_a_turn_to_whoever_acts_and_to_nobody_else() {
    both(|language| {
        let mut window = demo_of("automobile", language, 1, &[]);
        let acts = table(&window).stage().to_act[0];
        press(&mut window, &word(language, k::EXPLAIN));
        assert!(says(&window, language, lesson(&window).why));
        let chooses = (table(&window).info().syntax)("choose").unwrap().means;
        assert!(says(&window, language, chooses), "each verb in a sentence");
        let next = demo_lines("automobile")[1].clone();
        enter(&mut window, &next);
        assert_ne!(table(&window).stage().to_act[0], acts);
        assert!(!says(&window, language, lesson(&window).why), "the next player has not asked");
        give(&mut window, Action::Undo);
        press(&mut window, &word(language, k::QUIET));
        assert!(!says(&window, language, lesson(&window).why));
    });
}

#[test]
fn who_is_led_is_told_what_an_act_leaves_out_of_reach() {
    both(|language| {
        let lines = ["drawn", "red choose ford", "blue choose kettering", "green choose sloan", "red loan"];
        let mut window = crate::table::window(language, &lines);
        give(&mut window, Action::Coach(Level::Teach));
        let dear = table(&window).offers().into_iter().filter(|offer| offer.answer.is_ok());
        let mut dear = dear.map(|offer| table(&window).written(&offer.act));
        let build = dear.rfind(|act| act.starts_with("red build")).unwrap();
        draft(&mut window, &build);
        let offers = table(&window).offers();
        let outcome = table(&window).preview_text(&build).unwrap();
        let shut = steward::session::shuts(table(&window), &offers, &outcome);
        assert!(!shut.is_empty(), "{build}");
        for line in shut {
            assert!(shows(&window, &sentence(language, line.clone())), "{:#?}", description(&window));
        }
    });
}

#[test]
fn small_questions_are_answered_by_a_press_never_asked_twice_and_explained() {
    both(|language| {
        for game in steward::session::words() {
            let lines = demo_lines(game).len() as u32;
            let mut window = demo_of(game, language, lines / 3, &[]);
            let quiz_questions = QuizQuestion::all(table(&window));
            give(&mut window, Action::Teach(Teach::TryIt(true)));
            for quiz_question in &quiz_questions {
                let question = sentence(language, quiz_question.question.clone());
                assert!(shows(&window, &question), "{game}: {question}: {:#?}", description(&window));
                if let QuizAnswer::Among(choices, right) = &quiz_question.answer {
                    press(&mut window, &sentence(language, choices[*right].clone()));
                    assert!(says(&window, language, k::RIGHT), "{game}: {question}");
                    for line in quiz_question.because(table(&window)) {
                        assert!(shows(&window, &sentence(language, line)), "{game}: {question}");
                    }
                }
                give(&mut window, Action::Teach(Teach::TryIt(true)));
            }
            assert!(says(&window, language, k::NO_QUESTION), "{game}");
            assert_eq!(table(&window).lines(), lines / 3, "{game}: nothing was entered");
            give(&mut window, Action::Teach(Teach::TryIt(false)));
            assert!(!says(&window, language, k::NO_QUESTION), "{game}");
        }
    });
}

#[test]
fn while_a_small_question_waits_nothing_else_answers_it() {
    both(|language| {
        for game in steward::session::words() {
            let lines = demo_lines(game).len() as u32;
            let moment = lines / 2;
            let mut window = demo_of(game, language, moment, &[]);
            let quiz_questions = QuizQuestion::all(table(&window));
            let acts = table(&window).offers().into_iter().filter(|offer| !offer.reveals_secret);
            let offered = acts.map(|offer| table(&window).describe(&offer.act));
            let offered: Vec<String> = offered.map(|description| sentence(language, description)).collect();
            let just = table(&window).line(moment).unwrap();
            let just = plain::describe_row(Speech::new(language), table(&window), &just);
            for quiz_question in quiz_questions.iter().take(4) {
                let act = table(&window).written(&quiz_question.act);
                draft(&mut window, &act);
                let drafted = description(&window);
                give(&mut window, Action::Teach(Teach::TryIt(true)));
                let question = sentence(language, quiz_question.question.clone());
                let waiting = description(&window);
                assert!(waiting.contains(&question), "{game}: {question}: {waiting:#?}");
                let because = quiz_question.because(table(&window)).into_iter();
                // The prompt stays visible with any question.
                let now = sentence(language, table(&window).stage().prompt);
                let because =
                    because.map(|line| sentence(language, line)).filter(|description| *description != now);
                let because: Vec<String> = because.collect();
                for text in waiting.iter().filter(|text| **text != question && !text.contains(&just)) {
                    let describes = |description: &String| text.contains(description.as_str());
                    assert!(!because.iter().any(describes), "{game}: {question}: {text}");
                    assert!(!offered.iter().any(describes), "{game}: {question}: {text}");
                }
                key(&mut window, Key::Enter);
                assert_eq!(
                    table(&window).lines(),
                    moment,
                    "{game}: {question}: what lies unseen is not booked"
                );
                give(&mut window, Action::Teach(Teach::TryIt(false)));
                assert_eq!(description(&window), drafted, "{game}: {question}: everything is back");
            }
        }
    });
}

/// In the first demand sale, spaces show the order of sale once the tiles are revealed.
#[test]
fn the_board_hides_quiz_answers() {
    both(|language| {
        let mut window = demo_of("automobile", language, 27, &[]);
        let ones = |window: &Window| {
            let painted = texts(&window.output().shapes).into_iter();
            painted.filter(|(_, text)| text.galley.text() == "1").count()
        };
        crate::driven::to_board(&mut window, language);
        let marked = ones(&window);
        let class = msg!(k::ASK_FIRST, class = keys::automobile::CLASS_MID);
        give(&mut window, Action::Teach(Teach::TryIt(true)));
        assert!(shows(&window, &sentence(language, class)), "{:#?}", description(&window));
        assert_eq!(ones(&window), marked - 1, "the first of the order is not marked while it is asked for");
        press_anywhere(&mut window, "Franklin A (3), ");
        assert!(says(&window, language, k::WRONG_PLACE));
        assert_eq!(ones(&window), marked, "the order is there again");
        let spaces = buttons(&window, "Franklin A (3), ");
        assert!(spaces.iter().any(|space| space.rect().height() > 44.0), "{spaces:?}");
    });
}

#[test]
fn escape_puts_a_sheet_away_and_then_the_small_question_below_it() {
    both(|language| {
        let mut window = demo_of("automobile", language, 61, &[]);
        give(&mut window, Action::Teach(Teach::TryIt(true)));
        let questions = QuizQuestion::all(table(&window)).into_iter();
        let mut questions = questions.map(|asked| sentence(language, asked.question));
        let question = questions.find(|question| shows(&window, question)).unwrap();
        give(&mut window, Action::Panel(Some(Panel::Where)));
        key(&mut window, Key::Escape);
        assert!(shows(&window, &question), "the question waits again");
        key(&mut window, Key::Escape);
        assert!(!shows(&window, &question), "{:#?}", description(&window));
    });
}

#[test]
fn where_something_lands_is_answered_by_pressing_the_board_and_another_place_is_wrong() {
    let pressed = std::cell::Cell::new(0);
    both(|language| {
        for game in steward::session::words() {
            let lines = demo_lines(game).len() as u32;
            let moment = (1..8).map(|part| lines * part / 8).find(|line| {
                let window = demo_of(game, language, *line, &[]);
                QuizQuestion::all(table(&window))
                    .iter()
                    .any(|quiz_question| matches!(quiz_question.answer, QuizAnswer::Places(_)))
            });
            let Some(moment) = moment else { continue };
            let mut window = demo_of(game, language, moment, &[]);
            let quiz_questions = QuizQuestion::all(table(&window));
            for right in [true, false] {
                give(&mut window, Action::Teach(Teach::TryIt(true)));
                let lands = |quiz_question: &&QuizQuestion| {
                    let asked = shows(&window, &sentence(language, quiz_question.question.clone()));
                    asked && matches!(quiz_question.answer, QuizAnswer::Places(_))
                };
                let Some(quiz_question) = quiz_questions.iter().find(lands) else { continue };
                let QuizAnswer::Places(places) = &quiz_question.answer else { continue };
                let scene = table(&window).scene().unwrap();
                let meant = scene.places.iter().filter(|place| places.contains(&place.id) == right);
                // The name of a place starts with the first line of its description.
                let called = |label: &String| label.split_once(" · ").map(|(first, _)| first.to_owned());
                let control = |first: String| {
                    let labels = buttons(&window, &first).into_iter();
                    let mut labels = labels.filter_map(|node| node.accesskit_node().label());
                    labels.find(|label| called(label).as_ref() == Some(&first))
                };
                let first =
                    meant.filter_map(|place| Some(sentence(language, place.description.first()?.clone())));
                let found = first.filter_map(control).next();
                let name = found.unwrap_or_else(|| panic!("{game}: {right}: {quiz_question:?}"));
                press(&mut window, &name);
                assert_eq!(says(&window, language, k::RIGHT), right, "{game}: {name}: {quiz_question:?}");
                assert_eq!(says(&window, language, k::WRONG_PLACE), !right, "{game}: {name}");
                for line in quiz_question.because(table(&window)) {
                    assert!(shows(&window, &sentence(language, line)), "{game}: {name}");
                }
                assert_eq!(table(&window).lines(), moment, "{game}: nothing was entered");
                pressed.set(pressed.get() + 1);
            }
        }
    });
    assert!(pressed.get() > 0);
}

#[test]
fn how_much_is_taught_unasked_is_remembered() {
    both(|language| {
        for (level, taught) in [(Level::Silent, false), (Level::Prompt, false), (Level::Teach, true)] {
            let mut window = demo_of("automobile", language, 3, &[]);
            give(&mut window, Action::Coach(level));
            assert_eq!(says(&window, language, lesson(&window).why), taught, "{level:?}");
            assert_eq!(window.state().prefs().coach, level);
        }
    });
}

#[test]
fn a_station_of_the_road_opens_the_page_of_its_phase_with_rules_open_points_and_an_example() {
    both(|language| {
        for game in steward::session::words() {
            let mut window = demo_of(game, language, 4, &[]);
            let contents = table(&window).info();
            for (n, lesson) in (1u8..).zip(contents.lessons) {
                give(&mut window, Action::Panel(Some(Panel::Phase(n))));
                assert!(says(&window, language, lesson.why), "{game} {n}");
                let ruled = contents.entries.iter().filter(|entry| lesson.rules.contains(&entry.title));
                for entry in ruled {
                    let name = word(language, entry.title);
                    let line = msg!(keys::table::NAMED, name = name, what = entry.description);
                    assert!(says(&window, language, line), "{game} {n}: {:?}", entry.title);
                }
                for (at, form) in (0..).zip(contents.rulings) {
                    let option = usize::from(table(&window).book().rulings.option(at));
                    let key = if option == 0 { k::PLAYED } else { k::HOUSE_RULE };
                    let line = msg!(key, question = form.question, option = form.options[option].1);
                    let here = lesson.open.contains(&form.word);
                    assert_eq!(says(&window, language, line), here, "{game} {n}: {}", form.word);
                }
                let speech = Speech::new(language);
                let examples = Session::examples(game, n, |colour| speech.sentence(&colour.key().into()));
                assert!(!examples.is_empty(), "{game} {n}");
                for (at, example) in examples.iter().enumerate() {
                    let act = plain::description(speech, &example.before, &example.act);
                    assert!(shows(&window, &act), "{game} {n}: {act}");
                    let lies = example.after.scene().unwrap_or_default();
                    let changed = example.changed.iter().filter_map(|place| lies.place(*place));
                    // The bag of all disks is not on the board.
                    for place in changed.filter(|place| place.id.kind != "bag") {
                        let lies = sentence(language, place.description[0].clone());
                        assert!(
                            shows(&window, &lies),
                            "{game} {n}: {act}: {lies}: {:#?}",
                            description(&window)
                        );
                    }
                    if at + 1 < examples.len() {
                        press_anywhere(&mut window, &word(language, k::ANOTHER_EXAMPLE));
                    }
                }
            }
        }
        let mut window = demo_of("automobile", language, 4, &[]);
        let name = table(&window).stage().phases[4];
        press(&mut window, &sentence(language, msg!(keys::table::PHASE_NAMED, n = 5, name = name)));
        assert!(says(&window, language, table(&window).info().lessons[4].why));
    });
}

#[test]
fn who_comes_back_sees_the_road_what_happened_and_who_is_next() {
    both(|language| {
        for game in steward::session::words() {
            let lines = demo_lines(game).len() as u32;
            let mut window = demo_of(game, language, lines / 2, &[]);
            give(&mut window, Action::Panel(Some(Panel::Where)));
            let stage = table(&window).stage();
            let (rounds, within) = stage.round_names.unwrap_or((&[], 0));
            let inside = stage.phase <= within;
            let phases = stage.phases.iter().skip(if inside { 0 } else { within.into() });
            for name in rounds.iter().chain(phases) {
                assert!(says(&window, language, *name), "{game}: {name:?}: {:#?}", description(&window));
            }
            assert!(shows(&window, &sentence(language, stage.prompt.clone())), "{game}");
            assert!(says(&window, language, lesson(&window).forgotten), "{game}");
            let recap = steward::session::Recap::of(table(&window));
            let last = table(&window).line(recap.last.unwrap()).unwrap();
            let last = plain::describe_row(Speech::new(language), table(&window), &last);
            assert!(says(&window, language, msg!(k::LAST, what = last)), "{game}");
        }
    });
}

#[test]
fn while_a_small_question_waits_nothing_beside_the_board_asks_for_a_card() {
    both(|language| {
        let mut window = demo_of("autotock", language, 30, &[]);
        let scene = table(&window).scene().unwrap();
        let asked = sentence(language, scene.tray[0].clone());
        assert!(shows(&window, &asked), "{asked}: {:#?}", description(&window));
        give(&mut window, Action::Teach(Teach::TryIt(true)));
        assert!(!shows(&window, &asked), "{asked}");
    });
}

#[test]
fn a_turn_in_which_nothing_has_moved_yet_is_told_whole() {
    both(|language| {
        let mut window = crate::table::window(language, &["drawn", "red choose ford"]);
        give(&mut window, Action::Panel(Some(Panel::Where)));
        assert!(steward::session::Recap::of(table(&window)).changes.is_empty());
        assert!(says(&window, language, msg!(k::ENTRIES, count = 2)), "{:#?}", description(&window));
    });
}

#[test]
fn the_lesson_of_every_box_is_its_first_turn_step_by_step_on_the_practice_board() {
    let language = Language::FRENCH;
    let speech = Speech::new(language);
    for game in steward::session::words() {
        let folder = Folder::new();
        let mut window = room::desk(&folder, speaking(language));
        window.state_mut().give(Action::Lesson(game));
        settle(&mut window);
        let (_, acts) = Session::lesson(game).unwrap().unwrap();
        assert!(acts.len() > 3, "{game}: {}", acts.len());
        for (at, act) in acts.iter().enumerate() {
            let doing = plain::description(speech, table(&window), act);
            let step = msg!(k::LESSON_STEP, n = at + 1, steps = acts.len(), act = doing);
            assert!(
                shows(&window, &said(language, &step)),
                "{game}: {}: {:#?}",
                said(language, &step),
                description(&window)
            );
            if at < 4 {
                press(&mut window, &word(language, k::LESSON_DO));
            } else {
                enter(&mut window, act);
            }
            assert_eq!(table(&window).lines() as usize, at + 1, "{game}: {act}: {:#?}", description(&window));
        }
        assert!(shows(&window, &word(language, k::LESSON_OVER)), "{game}");
    }
}
