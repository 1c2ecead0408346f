//! The tab stops at a table and their order: the bar, the card, the board, its tray, the players.

use std::collections::BTreeSet;

use egui::{Key, Modifiers, Rect};
use egui_kittest::kittest::{NodeT, Queryable};
use steward::desk::Page;
use steward::msg;
use steward::session::Session;
use steward::words::{Language, keys};

use crate::driven::{Window, demo_of, enter, french, key, said, sentence, settle, shows, table, word};
use crate::hand;

/// The rectangles of the landmarks, in the order of F6.
fn parts(window: &Window) -> Vec<Rect> {
    match window.state().page() {
        Page::Table(page) => page.parts(),
        page => panic!("no table lies open: {page:?}"),
    }
}

fn focused(window: &Window) -> Option<(String, Rect)> {
    let found = window.query_all_by(|node| node.is_focused());
    found.last().map(|node| (node.accesskit_node().label().unwrap_or_default(), node.rect()))
}

/// The index of the landmark with the focus.
fn part(window: &Window) -> Option<usize> {
    let (_, place) = focused(window)?;
    parts(window).iter().rposition(|part| part.contains(place.center()))
}

/// Moves the focus to a landmark.
pub fn to_part(window: &mut Window, wanted: usize) {
    for _ in 0..parts(window).len() {
        hand::strikes(window, Key::F6);
        if part(window) == Some(wanted) {
            return;
        }
    }
    panic!("F6 does not lead to part {wanted}");
}

#[test]
fn tab_goes_through_the_parts_of_every_table_in_the_order_in_which_they_are_read() {
    let mut trays = Vec::new();
    for game in steward::session::words() {
        let lines = Session::demo(game).unwrap().unwrap().lines();
        let mut window = demo_of(game, Language::ENGLISH, lines / 2, &[]);
        let all = parts(&window).len();
        // Go around once from the bar, which is drawn first; the phases are within it.
        let (bar, road) = (all - 2, all - 1);
        to_part(&mut window, bar);
        let first = focused(&window);
        let mut met: Vec<usize> = vec![bar];
        for _ in 0..80 {
            hand::strikes(&mut window, Key::Tab);
            if focused(&window) == first {
                break;
            }
            met.extend(part(&window));
        }
        assert_eq!(focused(&window), first, "{game}: Tab comes round");
        // The card and the bar have several tab stops; the phases, the board, its tray and the players have one each.
        let run = |part: usize| met.iter().filter(|at| **at == part).count();
        let order = met.chunk_by(|one, next| one == next).map(|run| run[0]).collect::<Vec<_>>();
        let boards = table(&window).scene().map_or(0, |scene| scene.places.len());
        assert_eq!((&order[..3], run(road)), (&[bar, road, bar][..], 1), "{game}");
        let order = &order[3..];
        match (all, boards) {
            (6, _) => assert_eq!((order, run(1), run(2), run(3)), (&[0, 1, 2, 3][..], 1, 1, 1)),
            (_, 0) => assert_eq!((order, run(2)), (&[0, 2][..], 1), "{game} has no board"),
            (_, _) => assert_eq!((order, run(1), run(2)), (&[0, 1, 2][..], 1, 1), "{game}"),
        }
        trays.extend((all == 6).then_some(game));
    }
    assert_eq!(
        trays,
        ["automobile", "sponsors", "independents", "autotock"],
        "the others lie without one now"
    );
}

#[test]
fn arrows_walk_the_cards_of_the_players_and_tab_comes_back_to_where_they_stood() {
    french(|language| {
        let mut window = demo_of("automobile", language, 40, &[]);
        let strip = parts(&window)[3];
        to_part(&mut window, 3);
        let (name, at) = focused(&window).unwrap();
        let anne = table(&window).seats().name(table(&window).seats().iter().next().unwrap());
        assert!(name.contains(&anne), "it begins with the first card: {name}");
        // To the right end and no further.
        let mut seen = BTreeSet::from([name]);
        let mut last = at;
        for _ in 0..12 {
            hand::strikes(&mut window, Key::ArrowRight);
            let (name, at) = focused(&window).unwrap();
            assert!(strip.contains(at.center()) && at.left() >= last.left(), "{name} {at:?}");
            seen.insert(name);
            last = at;
        }
        for seat in table(&window).seats().iter() {
            let name = table(&window).seats().name(seat);
            assert!(seen.iter().any(|seen| seen.contains(&name)), "{name} in {seen:?}");
        }
        hand::strikes(&mut window, Key::ArrowDown);
        let (name, stood) = focused(&window).unwrap();
        assert!(stood.center().y > last.center().y, "below the large figure lie the others");
        // Tab leaves the cards directly, and Shift+Tab returns.
        hand::strikes(&mut window, Key::Tab);
        assert_ne!(part(&window), Some(3));
        window.key_press_modifiers(Modifiers::SHIFT, Key::Tab);
        window.run_steps(3);
        assert_eq!(focused(&window), Some((name.clone(), stood)));
        // Enter opens the derivation of the figure.
        hand::strikes(&mut window, Key::Enter);
        settle(&mut window);
        assert!(
            window.ctx.memory(|memory| memory.top_modal_layer().is_some()),
            "the reason lies over the table"
        );
        key(&mut window, Key::Escape);
        settle(&mut window);
        assert!(window.ctx.memory(|memory| memory.top_modal_layer().is_none()));
        assert_eq!(focused(&window), Some((name, stood)), "the keyboard is where it was before");
        // On a name, Enter opens the page of the player.
        to_part(&mut window, 3);
        for _ in 0..20 {
            hand::strikes(&mut window, Key::ArrowLeft);
        }
        hand::strikes(&mut window, Key::ArrowUp);
        assert_eq!(focused(&window).map(|(name, _)| name), Some(page_of(&window, language)));
        hand::strikes(&mut window, Key::Enter);
        settle(&mut window);
        assert!(shows(&window, &word(language, keys::people::TITLE)));
    });
}

#[test]
fn the_road_is_a_stop_of_its_own_that_begins_where_the_game_stands_and_arrows_walk_its_stations() {
    french(|language| {
        let mut window = demo_of("automobile", language, 45, &[]);
        let station = |window: &Window, phase: u8| {
            let stage = table(window).stage();
            let name = stage.phases[usize::from(phase) - 1];
            let key = if stage.phase == phase { keys::table::PHASE_NOW } else { keys::table::PHASE_NAMED };
            said(language, &msg!(key, n = phase, name = word(language, name)))
        };
        let on = |window: &Window| focused(window).map(|(name, _)| name).unwrap_or_default();
        let phase = table(&window).stage().phase;
        window.key_press_modifiers(Modifiers::SHIFT, Key::F6);
        window.run_steps(2);
        assert_eq!(on(&window), station(&window, phase), "before what happens now comes the road");
        for next in [phase + 1, phase + 2] {
            hand::strikes(&mut window, Key::ArrowRight);
            assert_eq!(on(&window), station(&window, next));
        }
        // Tab leaves it, and Shift+Tab returns to the same station.
        hand::strikes(&mut window, Key::Tab);
        window.key_press_modifiers(Modifiers::SHIFT, Key::Tab);
        window.run_steps(2);
        assert_eq!(on(&window), station(&window, phase + 2));
        for _ in 0..9 {
            hand::strikes(&mut window, Key::ArrowLeft);
        }
        assert_eq!(on(&window), station(&window, 1), "and no farther");
        hand::strikes(&mut window, Key::Enter);
        settle(&mut window);
        let forgotten = word(language, keys::coach::AUTOMOBILE_1_FORGOTTEN);
        assert!(shows(&window, &forgotten), "its page lies open");
        hand::strikes(&mut window, Key::Escape);
        settle(&mut window);
        assert_eq!(on(&window), station(&window, 1), "the keyboard is where it was before");
    });
}

/// The name of the control for the first player on the card.
fn page_of(window: &Window, language: Language) -> String {
    let seat = table(window).seats().iter().next().unwrap();
    let name = table(window).seats().name(seat);
    sentence(language, msg!(keys::table::PAGE_OF, name = name.as_str()))
}

/// Whether the focus is on an act, a verb, or a number of its form.
fn does(window: &Window, language: Language) -> bool {
    let node = window.get_by(|node| node.is_focused());
    let name = node.accesskit_node().label().unwrap_or_default();
    let offers = table(window).offers();
    let mut verbs = offers.iter().map(|offer| sentence(language, offer.act.syntax().unwrap().name));
    let mut acts = offers.iter().map(|offer| sentence(language, table(window).describe(&offer.act)));
    let accept = sentence(language, msg!(keys::table::ACCEPT_WHAT, what = ""));
    let is_input = node.accesskit_node().role() == egui::accesskit::Role::SpinButton;
    // Private input is not an act on the card.
    let behind_curtain = offers.iter().all(|offer| offer.reveals_secret);
    // A bag is pressed on the board.
    let on_board = name == word(language, keys::page::FILL);
    is_input
        || behind_curtain
        || on_board
        || verbs.any(|verb| name.ends_with(&verb))
        || offers.iter().filter_map(|offer| offer.behind.clone()).any(|of| sentence(language, of) == name)
        || acts.any(|act| act == name)
        || name.starts_with(accept.trim())
}

#[test]
fn after_an_act_the_keyboard_is_on_what_can_be_done() {
    french(|language| {
        for game in steward::session::words() {
            let lines = driven_lines(game);
            for after in [lines / 3, lines / 2, lines - 2] {
                let mut window = demo_of(game, language, after, &[]);
                let act = crate::driven::demo_lines(game)[after as usize].clone();
                enter(&mut window, &act);
                let (name, _) = focused(&window).unwrap();
                assert_eq!(part(&window), Some(0), "{game} {act}: {name}");
                // Among several nothing is chosen beforehand.
                if name == word(language, steward::words::keys::page::CHOOSE) {
                    crate::hand::strikes(&mut window, egui::Key::ArrowDown);
                }
                assert!(does(&window, language), "{game} {act}: {name}");
            }
        }
    });
}

fn driven_lines(game: &str) -> u32 {
    u32::try_from(crate::driven::demo_lines(game).len()).unwrap()
}
