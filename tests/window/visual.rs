//! Visual faults that were found on contact sheets and fixed.

use egui::accesskit::Role;
use egui::{Key, Rect, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use steward::desk::table::plain;
use steward::desk::{Action, Speech, Teach, WhatIfCommand};
use steward::msg;
use steward::session::Session;
use steward::words::{Language, keys};

use crate::driven::{
    FRAME, SIZES, Window, both, buttons, demo, demo_lines, demo_of, description, draft, key, open, place,
    press, record, said, settle, shows, table, texts, word,
};
use crate::faults::overlapping;
use crate::fullest;
use crate::room::{self, Folder, speaking};

fn give(window: &mut Window, action: Action) {
    window.state_mut().give(action);
    settle(window);
}

/// The demo of Automobile at the start of a phase in its second turn.
fn in_phase(language: Language, phase: u8) -> Window {
    let whole = Session::demo("automobile").unwrap().unwrap();
    let there = |line: &u32| {
        whole.view_at(*line).is_ok_and(|glance| (glance.stage.turn, glance.stage.phase) == (2, phase))
    };
    let line = (1..=whole.lines()).find(there).unwrap();
    demo(language, line, &[])
}

#[test]
fn what_is_offered_in_place_of_a_refused_act_is_as_high_as_any_button() {
    both(|language| {
        let mut window = demo(language, 2, &[]);
        draft(&mut window, "green choose ford");
        let instead = said(language, &msg!(keys::desk::INSTEAD, act = ""));
        let found = buttons(&window, instead.trim_end());
        assert!(!found.is_empty(), "{:#?}", description(&window));
        assert!(found.iter().all(|button| button.rect().height() >= 32.0), "{found:?}");
    });
}

#[test]
fn the_talk_has_the_board_beside_it_in_the_smallest_window_of_parts_side_by_side() {
    let mut window = demo_of("automobile", Language::ENGLISH, 0, &[]);
    window.set_size(vec2(1024.0, 640.0));
    give(&mut window, Action::Teach(Teach::Talk(Some(2))));
    assert!(
        description(&window).iter().any(|text| text.contains("Duryea (1)") && text.contains("possible here"))
    );
}

#[test]
fn factories_that_would_run_into_cars_are_drawn_once_with_how_many_there_are() {
    let mut window = in_phase(Language::ENGLISH, 5);
    let counted = |window: &Window| {
        let plate = window.get_by_label(&place(window, "Duryea (1)")).rect();
        let painted = texts(&window.output().shapes);
        painted.iter().any(|(_, text)| plate.contains(text.pos) && text.galley.text() == "3")
    };
    assert!(!counted(&window), "in a wide plate each is drawn");
    window.set_size(vec2(1024.0, 640.0));
    settle(&mut window);
    assert!(counted(&window));
}

#[test]
fn no_name_is_written_over_a_price_on_the_lots_of_five_dealers() {
    let (game, name) = fullest::GAMES.into_iter().find(|(game, _)| *game == "auto-brocante").unwrap();
    let (header, lines) = fullest::game(game, name);
    let path = record(&header, lines.iter().take(25).map(String::as_str));
    let mut window = open(Language::FRENCH, &path, FRAME);
    window.set_size(vec2(1024.0, 640.0));
    settle(&mut window);
    let lots = Rect::from_min_max(egui::pos2(0.0, 95.0), egui::pos2(690.0, 330.0));
    let painted = texts(&window.output().shapes);
    let painted =
        painted.iter().filter(|(_, text)| lots.contains(text.pos) && !text.galley.text().is_empty());
    let placed: Vec<(Rect, &str)> = painted
        .map(|(_, text)| (text.galley.rect.translate(text.pos.to_vec2()).shrink(2.0), text.galley.text()))
        .collect();
    for (at, (one, name)) in placed.iter().enumerate() {
        let over = placed.iter().skip(at + 1).find(|(other, _)| other.intersects(*one));
        assert!(over.is_none(), "{name:?} {one:?} and {over:?}");
    }
}

#[test]
fn on_a_led_board_in_the_smallest_window_nothing_is_written_over_anything() {
    let lines = demo_lines("automobile").len() as u32;
    for line in (0..lines).step_by(4) {
        let mut window = demo_of("automobile", Language::FRENCH, line, &[]);
        window.set_size(vec2(1024.0, 640.0));
        give(&mut window, Action::Teach(Teach::Explain(true)));
        // An icon with an outline is painted more than once in its place.
        let sign = format!("{:?}", steward::desk::kit::icons::ICON_SETTINGS.codepoint);
        let wrong = overlapping(&window).into_iter().filter(|fault| !fault.contains(&sign));
        assert_eq!(wrong.collect::<Vec<_>>(), [""; 0], "after entry {line}");
    }
}

#[test]
fn every_row_of_small_figures_lies_whole_on_the_cards_of_many_players() {
    for game in ["automobile", "auto-brocante", "independents"] {
        let (_, name) = fullest::GAMES.into_iter().find(|(of, _)| *of == game).unwrap();
        let (header, lines) = fullest::game(game, name);
        both(|language| {
            for size in SIZES {
                let path = record(&header, lines.iter().map(String::as_str));
                let mut window = open(language, &path, FRAME);
                window.set_size(size);
                let mut moments = fullest::moments(table(&window));
                moments.push(table(&window).lines());
                let mut seen = 0;
                for line in moments.into_iter().rev() {
                    give(&mut window, Action::BackTo(line));
                    let painted = texts(&window.output().shapes);
                    let foot =
                        |clip: &egui::Rect| clip.top() > size.y - 140.0 && clip.bottom() > size.y - 20.0;
                    for (clip, text) in painted.iter().filter(|(clip, _)| foot(clip)) {
                        let place = text.galley.rect.translate(text.pos.to_vec2());
                        let shown = text.galley.text();
                        let whole = place.bottom() <= clip.bottom() + 2.0;
                        assert!(whole, "{game} at {line}: {shown:?} {place:?} in {clip:?}");
                        seen += 1;
                    }
                }
                assert!(seen > 50, "{game}: {seen}");
            }
        });
    }
}

#[test]
fn every_row_of_a_count_is_in_sight_in_the_smallest_window_of_parts_side_by_side() {
    both(|language| {
        for game in ["automobile", "auto-brocante", "sponsors", "independents", "autotock"] {
            let lines = Session::demo(game).unwrap().unwrap().lines() / 2;
            let mut window = demo_of(game, language, lines, &[]);
            window.set_size(vec2(1024.0, 640.0));
            settle(&mut window);
            key(&mut window, Key::F10);
            assert!(shows(&window, &word(language, keys::count::KEEP)), "{:#?}", description(&window));
            let bars = window.query_all_by(|node| node.role() == Role::ScrollBar).map(|node| node.rect());
            assert_eq!(bars.collect::<Vec<_>>(), [], "{game}");
        }
    });
}

#[test]
fn the_ways_out_of_a_mode_are_in_sight_beside_a_full_field_and_those_of_a_what_if_stay_where_they_are() {
    let what_if = (Action::WhatIf(WhatIfCommand::Begin), [keys::what_if::DROP, keys::what_if::COMPARE]);
    let looking = (Action::Look(Some(20)), [keys::desk::LOOK_NOW, keys::desk::UNDO_TO_HERE]);
    both(|language| {
        for (size, (mode, ways)) in
            SIZES.into_iter().flat_map(|size| [&what_if, &looking].map(|mode| (size, mode)))
        {
            let mut window = demo(language, 30, &[]);
            window.set_size(size);
            give(&mut window, mode.clone());
            let ways = ways.map(|key| word(language, key));
            let places = |window: &Window| {
                ways.each_ref().map(|way| buttons(window, way).first().map(|node| node.rect()))
            };
            let entry = word(language, keys::desk::ENTRY);
            let field = |window: &Window| window.get_by_role_and_label(Role::TextInput, &entry).rect();
            let (before, at_rest) = (places(&window), field(&window));
            window.get_by_role_and_label(Role::TextInput, &entry).focus();
            settle(&mut window);
            window.event(egui::Event::Text("red build 7 2 and a good deal more".to_owned()));
            settle(&mut window);
            assert!(field(&window).width() > at_rest.width(), "it is wider while something stands in it");
            let after = places(&window);
            for place in after.into_iter().flatten() {
                assert!(place.right() <= field(&window).left(), "{size:?}: {place:?}");
            }
            if !matches!(mode, Action::WhatIf(_)) {
                continue;
            }
            assert_eq!(after, before, "{size:?}");
            let last = after[1].unwrap();
            let painted = texts(&window.output().shapes);
            let said = word(language, keys::what_if::NOTHING_WRITTEN);
            let bar = painted.iter().find(|(_, text)| text.galley.text().ends_with(&said)).unwrap();
            let sentence = bar.1.galley.rect.translate(bar.1.pos.to_vec2());
            assert!(sentence.right() <= last.left() && !bar.1.galley.elided, "{size:?}: {sentence:?}");
        }
    });
}

#[test]
fn a_sheet_that_is_too_large_for_the_card_is_booked_from_the_card_while_the_board_is_in_sight() {
    let (header, lines) = fullest::game("automobile", "5-players");
    let path = record(&header, lines.iter().map(String::as_str));
    both(|language| {
        let mut window = open(language, &path, FRAME);
        window.set_size(SIZES[1]);
        let lines = 1..=table(&window).lines();
        let served = |n: &u32| table(&window).line(*n).is_some_and(|row| row.text == "sale");
        let before = lines.filter(served).nth(1).unwrap() - 1;
        give(&mut window, Action::BackTo(before));
        press(&mut window, &word(language, keys::table::TAB_BOARD));
        let then = description(&window).into_iter().filter(|text| text.contains(" \u{2192} ")).count();
        assert!(then > 4, "the cards of the players say what it comes to");
        let entries = table(&window).lines();
        crate::driven::book(&mut window, language);
        let row = table(&window).line(table(&window).lines()).unwrap();
        assert_eq!((table(&window).lines(), row.text.as_str()), (entries + 1, "sale"));
    });
}

/// The font size of a painted text.
fn size_of(text: &egui::epaint::TextShape) -> f32 {
    text.galley.job.sections.first().map_or(0.0, |section| section.format.font_id.size)
}

#[test]
fn choices_that_stand_together_have_letters_of_one_size() {
    both(|language| {
        let mut together = 0;
        for line in [20, 30, 39, 44, 60, 77] {
            let mut window = demo(language, line, &[]);
            window.set_size(vec2(1024.0, 640.0));
            settle(&mut window);
            let name = |node: &egui_kittest::Node<'_>| node.accesskit_node().label().unwrap_or_default();
            let lit = buttons(&window, " \u{b7} ").into_iter().filter(|node| node.rect().right() < 715.0);
            let places: Vec<String> = lit.map(|node| name(&node)).take(5).collect();
            for place in places {
                press(&mut window, &place);
                let offers = table(&window).offers();
                let description = |act| plain::act(Speech { language }, table(&window), act);
                let description: Vec<String> = offers.iter().map(|offer| description(&offer.act)).collect();
                let choice = |at: egui::Pos2| {
                    buttons(&window, "").into_iter().any(|node| {
                        let called = name(&node);
                        node.rect().contains(at)
                            && description.iter().any(|description| called.starts_with(description))
                    })
                };
                let painted = texts(&window.output().shapes);
                let choices = painted.iter().filter(|(clip, text)| {
                    let at = text.galley.rect.translate(text.pos.to_vec2()).center();
                    // Prices beside choices have their own font size.
                    let words = text.galley.text().contains(' ') && !text.galley.text().starts_with('−');
                    words && at.x > 720.0 && clip.contains(at) && choice(at)
                });
                let sizes: Vec<(f32, &str)> =
                    choices.map(|(_, text)| (size_of(text), text.galley.text())).collect();
                together += usize::from(sizes.len() > 1);
                assert!(sizes.windows(2).all(|pair| pair[0].0 == pair[1].0), "{line} {place}: {sizes:?}");
                key(&mut window, Key::Escape);
            }
        }
        assert!(together >= 2, "{together}");
    });
}

/// The baseline of each row painted to the right of a position.
fn baselines(window: &Window, from: f32) -> Vec<(Rect, f32, String, Rect)> {
    let mut rows = Vec::new();
    for (clip, text) in texts(&window.output().shapes) {
        for row in &text.galley.rows {
            let place = row.rect_without_leading_space().translate(text.pos.to_vec2());
            let Some(glyph) = row.glyphs.first() else { continue };
            let line = text.pos.y + row.pos.y + glyph.pos.y;
            if place.left() > from && clip.contains_rect(place) {
                rows.push((place, line, row.glyphs.iter().map(|glyph| glyph.chr).collect(), clip));
            }
        }
    }
    rows
}

#[test]
fn a_link_of_the_manual_stands_on_the_line_of_its_text() {
    both(|language| {
        let folder = Folder::new();
        let mut window = room::desk(&folder, speaking(language));
        press(&mut window, &word(language, keys::manual::TITLE));
        for page in steward::manual::PAGES {
            let title = page.title(language).replace('\u{202F}', "\u{A0}");
            buttons(&window, &title).into_iter().next_back().unwrap().click();
            settle(&mut window);
            let rows = baselines(&window, 370.0);
            let links: Vec<Rect> =
                window.query_all_by(|node| node.role() == Role::Link).map(|node| node.rect()).collect();
            for (place, line, text, page) in &rows {
                if !links.iter().any(|link| link.expand(2.0).contains_rect(*place)) {
                    continue;
                }
                // Texts behind the manual or beside its page have another clip rectangle.
                let beside = rows.iter().filter(|(other, _, _, clip)| {
                    let level = other.y_range().intersection(place.y_range()).span();
                    clip == page && level > place.height() / 2.0
                });
                for (other, baseline, words, _) in beside {
                    let level = (line - baseline).abs() < 1.5;
                    assert!(level, "{title}: {text:?} {place:?} beside {words:?} {other:?}");
                }
            }
        }
    });
}
