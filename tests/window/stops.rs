//! Where Tab stops at a table, and in which order: the bar, what happens now, the board, its tray, the players.

use std::collections::BTreeSet;

use egui::{Key, Modifiers, Rect};
use egui_kittest::kittest::{NodeT, Queryable};
use steward::desk::Page;
use steward::msg;
use steward::session::Session;
use steward::words::{Language, keys};

use crate::driven::{Window, demo_of, french, key, said, sentence, settle, shows, table, word};
use crate::hand;

/// The rectangles of the parts, in the order of F6.
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

/// Which part has the keyboard.
fn part(window: &Window) -> Option<usize> {
    let (_, place) = focused(window)?;
    parts(window).iter().rposition(|part| part.contains(place.center()))
}

/// Leads the keyboard to a part.
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
        // Once round from the bar, which is drawn first; the road is within it.
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
        // The card and the bar have several stops; the road, the board, its tray and the players one each.
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
        // To the right end, and no farther.
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
        // Tab leaves the cards at once, Shift+Tab comes back.
        hand::strikes(&mut window, Key::Tab);
        assert_ne!(part(&window), Some(3));
        window.key_press_modifiers(Modifiers::SHIFT, Key::Tab);
        window.run_steps(3);
        assert_eq!(focused(&window), Some((name.clone(), stood)));
        // Enter opens what the figure is made of.
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
        // On a name Enter opens the page of its player.
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
        // Tab leaves it, and comes back to the station that was left.
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

/// The name of the control of the first player on the card.
fn page_of(window: &Window, language: Language) -> String {
    let seat = table(window).seats().iter().next().unwrap();
    let name = table(window).seats().name(seat);
    sentence(language, msg!(keys::table::PAGE_OF, name = name.as_str()))
}

/// The buttons of what happens now that are so, row by row.
fn on_card(
    window: &Window,
    so: impl Fn(&egui_kittest::kittest::AccessKitNode<'_>) -> bool,
) -> Vec<(String, Rect)> {
    let card = parts(window)[0];
    let found =
        window.query_all_by(|node| node.role() == egui::accesskit::Role::Button && !node.is_disabled());
    let found = found.filter(|node| so(&node.accesskit_node()) && card.contains(node.rect().center()));
    let mut all: Vec<_> =
        found.map(|node| (node.accesskit_node().label().unwrap_or_default(), node.rect())).collect();
    all.sort_by(|(_, one), (_, other)| {
        one.top().total_cmp(&other.top()).then(one.left().total_cmp(&other.left()))
    });
    all
}

/// Walks from the first of these to the last with one arrow, and back with the other.
fn walks(window: &mut Window, all: &[(String, Rect)]) {
    let rows = all.chunk_by(|(_, one), (_, next)| one.top() == next.top()).count();
    assert!(rows > 1, "they lie in one row: {all:#?}");
    window.query_all_by(|node| node.label().as_ref() == Some(&all[0].0)).last().unwrap().focus();
    window.run_steps(2);
    for (way, all) in [
        (Key::ArrowRight, all.iter().collect::<Vec<_>>()),
        (Key::ArrowLeft, all.iter().rev().collect::<Vec<_>>()),
    ] {
        for (name, at) in all.iter().skip(1) {
            hand::strikes(window, way);
            assert_eq!(focused(window).as_ref().map(|(name, _)| name), Some(name), "{way:?} to {at:?}");
        }
        // At the end it stays.
        let last = focused(window);
        hand::strikes(window, way);
        assert_eq!(focused(window), last);
    }
}

#[test]
fn an_arrow_at_the_end_of_a_row_of_choices_leads_to_the_next_row() {
    french(|language| {
        // Characters, each with what it is for.
        let mut window = demo_of("automobile", language, 1, &[]);
        let all = on_card(&window, |node| node.description().is_some());
        let all: Vec<_> = all.into_iter().filter(|(_, at)| at.height() > 60.0).collect();
        walks(&mut window, &all);
        // Verbs, which are chosen.
        let mut window = demo_of("automobile", language, 40, &[]);
        let offers = table(&window).offers().into_iter();
        let named = offers.map(|offer| offer.act.syntax().unwrap().name);
        let verbs: BTreeSet<String> = named.map(|verb| sentence(language, verb)).collect();
        let all = on_card(&window, |node| node.label().is_some_and(|label| verbs.contains(&label)));
        let high = all[0].1.height();
        let all: Vec<_> = all.into_iter().filter(|(_, at)| at.height() == high).collect();
        walks(&mut window, &all);
    });
}

#[test]
fn after_an_act_one_tab_leads_to_the_first_thing_that_can_be_done() {
    french(|language| {
        for game in steward::session::words() {
            let lines = driven_lines(game);
            for after in [lines / 3, lines / 2, lines - 2] {
                let mut window = demo_of(game, language, after, &[]);
                let act = crate::driven::demo_lines(game)[after as usize].clone();
                window.state_mut().give(steward::desk::Action::Enter(act.clone()));
                settle(&mut window);
                let (name, head) = focused(&window).unwrap();
                if game == "autotock" {
                    // On this page the keyboard is there already.
                    let offers = table(&window).offers().into_iter();
                    let mut verbs = offers.map(|offer| sentence(language, offer.act.syntax().unwrap().name));
                    assert!(verbs.any(|verb| name == verb), "{act}: {name}");
                    continue;
                }
                let explains = [keys::coach::EXPLAIN, keys::coach::QUIET].map(|key| word(language, key));
                assert_eq!(part(&window), Some(0), "{game} {act}: the keyboard rests on the head");
                hand::strikes(&mut window, Key::Tab);
                let (name, place) = focused(&window).unwrap();
                assert!(!explains.contains(&name), "{game} {act}: {name}");
                assert!(place.top() >= head.bottom(), "{game} {act}: {name} {place:?} below {head:?}");
                // Explanations can still be focused.
                let come = (0..60).any(|_| {
                    hand::strikes(&mut window, Key::Tab);
                    focused(&window).is_some_and(|(name, _)| explains.contains(&name))
                });
                assert!(come, "{game} {act}");
            }
        }
    });
}

fn driven_lines(game: &str) -> u32 {
    u32::try_from(crate::driven::demo_lines(game).len()).unwrap()
}
