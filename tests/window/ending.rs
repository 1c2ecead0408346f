//! The end of a game, and what is taken home from it.

use egui::Rect;
use egui::accesskit::Role;
use egui::epaint::TextShape;
use egui_kittest::kittest::Queryable;
use steward::desk::Action;
use steward::export::Paper;
use steward::msg;
use steward::record::Record;
use steward::session::{Session, what_decided};
use steward::words::keys::{desk, engine, home as k, table as t};

use crate::driven::{
    SIZES, demo_of, english, press, said, sentence, settle, shows, table, texts, with_longest_names, word,
};
use crate::fullest;
use crate::room::{self, Folder, speaking};

#[test]
fn the_end_says_who_has_won_and_every_result_opens() {
    english(|language| {
        for game in steward::session::words() {
            let lines = Session::demo(game).unwrap().unwrap().lines();
            let mut window = demo_of(game, language, lines, &[]);
            let standings = table(&window).standings().unwrap();
            let named = |name: &String| msg!(engine::DESCRIBE, text = name.as_str());
            let first: Vec<_> = standings.iter().filter(|standing| standing.rank == 1).collect();
            let names: Vec<_> = first.iter().map(|one| table(&window).seats().name(one.seat)).collect();
            let won = match names.as_slice() {
                [one] => msg!(k::WINS, name = one.as_str()),
                several => msg!(k::SHARED, names = several.iter().map(named).collect::<Vec<_>>()),
            };
            assert!(shows(&window, &said(language, &won)), "{game}");
            assert!(shows(&window, &word(language, t::FINAL)), "{game}");
            for decided in standings.iter().filter_map(|standing| what_decided(table(&window), standing)) {
                assert!(shows(&window, &said(language, &decided)), "{game}: what decided");
            }
            for standing in standings {
                let name = table(&window).seats().name(standing.seat);
                let result = window.get_all_by(|node| {
                    node.role() == Role::Button && node.label().is_some_and(|label| label.starts_with(&name))
                });
                result.last().unwrap().click();
                settle(&mut window);
                press(&mut window, &word(language, desk::CLOSE));
            }
        }
    });
}

#[test]
fn the_boxes_of_the_result_are_of_one_height_whatever_names_are_in_them() {
    english(|language| {
        for (game, name) in fullest::GAMES {
            let mut window = with_longest_names(language, game, name);
            for size in SIZES {
                window.set_size(size);
                settle(&mut window);
                let boxes: Vec<Rect> = table(&window)
                    .standings()
                    .unwrap()
                    .iter()
                    .map(|standing| {
                        let name = table(&window).seats().name(standing.seat);
                        let place = msg!(k::PLACE, rank = standing.rank, name = name.as_str());
                        window.get_by_label(&said(language, &place)).rect()
                    })
                    .collect();
                let shapes = texts(&window.output().shapes);
                for at in &boxes {
                    assert_eq!(at.height(), boxes[0].height(), "{game} {name} {size:?}: {boxes:?}");
                    let drawn = |text: &&(Rect, &TextShape)| at.expand(1.0).contains(text.1.pos);
                    let (_, text) = shapes.iter().find(drawn).unwrap();
                    assert_eq!(text.galley.rows.len(), 1, "{game} {name} {size:?}");
                    let shown: String = text.galley.rows[0].glyphs.iter().map(|glyph| glyph.chr).collect();
                    assert!(shown.ends_with('…') || !text.galley.elided, "{game} {name} {size:?}: {shown}");
                }
            }
        }
    });
}

#[test]
fn every_paper_is_written_beside_the_record_and_no_file_is_touched() {
    english(|language| {
        let folder = Folder::new();
        let demo = Session::demo("automobile").unwrap().unwrap();
        let path = folder.path().join("friday.steward");
        let header = demo.header_json();
        let files = std::sync::Arc::new(steward::platform::Files);
        let mut record = Record::create(files, &path, &header).unwrap();
        for n in 1..=demo.lines() {
            record.enter(&demo.line(n).unwrap().text).unwrap();
        }
        drop(record);
        let mut window = room::desk(&folder, speaking(language));
        window.state_mut().give(Action::Open(path));
        settle(&mut window);
        press(&mut window, &word(language, k::TITLE));
        for paper in Paper::ALL.into_iter().chain([Paper::Protocol]) {
            let write = said(language, &msg!(k::WRITE, paper = paper.name()));
            crate::driven::press_anywhere(&mut window, &write);
            assert!(shows(&window, &sentence(language, paper.name())), "{paper:?}");
        }
        let file = |name: &str| std::fs::read_to_string(folder.path().join(name)).unwrap();
        for paper in Paper::ALL {
            assert!(!file(&format!("friday-{}.{}", paper.word(), paper.ending())).is_empty(), "{paper:?}");
        }
        assert_eq!(
            file("friday-protocol.html"),
            file("friday-protocol-2.html"),
            "written again beside the first"
        );
    });
}

#[test]
fn the_course_of_every_box_is_a_chart_with_its_table_turn_by_turn() {
    english(|language| {
        for game in steward::session::words() {
            let lines = Session::demo(game).unwrap().unwrap().lines();
            let window = demo_of(game, language, lines, &[]);
            let course = steward::session::course(table(&window)).unwrap();
            let last = course.turns.last().unwrap().figures.clone();
            for figure in &last {
                let written = msg!(desk::FIGURE, figure = course.measure.of(*figure));
                assert!(shows(&window, &said(language, &written)), "{game}: {figure}");
            }
            let results: Vec<i64> = table(&window)
                .seats()
                .iter()
                .map(|seat| {
                    let standings = table(&window).standings().unwrap();
                    standings.iter().find(|one| one.seat == seat).unwrap().score.total
                })
                .collect();
            assert_eq!(last, results, "{game}: the course ends with the results");
        }
    });
}

#[test]
fn a_count_may_come_before_the_result_is_taken_home() {
    english(|language| {
        let lines = Session::demo("sponsors").unwrap().unwrap().lines();
        let mut window = demo_of("sponsors", language, lines, &[]);
        let standings = table(&window).standings().unwrap();
        let first = standings.iter().find(|one| one.rank == 1).unwrap();
        let won = msg!(k::WINS, name = table(&window).seats().name(first.seat));
        assert!(shows(&window, &said(language, &won)));
        press(&mut window, &word(language, steward::words::keys::count::FIRST));
        assert!(shows(&window, &word(language, steward::words::keys::count::TITLE)));
    });
}
