//! Limits on the numbers of controls, font sizes and filled buttons on a page.

use std::collections::BTreeSet;

use egui::accesskit::HasPopup;
use egui::{FontFamily, Rect, Shape};
use egui_kittest::Node;
use egui_kittest::kittest::{NodeT, Queryable};
use steward::desk::kit::{DAY, NIGHT};
use steward::session::Session;
use steward::words::Language;

use crate::driven::{Window, demo_of, is_control, place, press, table, texts, word};

/// The controls on the card and the bar. Stations count as one control, figures too; places on the board do not count.
fn controls(window: &Window) -> Vec<String> {
    let language = Language::ENGLISH;
    let stage = table(window).stage();
    let stations: Vec<String> = stage.phases.iter().map(|name| word(language, *name)).collect();
    let all = window.query_all_by(|node| is_control(node.role()) && !node.is_disabled());
    let beside_board = |rect: Rect| rect.top() < 52.0 || rect.left() > 940.0 && rect.top() < 615.0;
    let figure = |node: &Node<'_>| node.accesskit_node().has_popup() == Some(HasPopup::Dialog);
    let named = all.filter(|node| beside_board(node.rect()) && !figure(node));
    let named = named.map(|node| node.accesskit_node().label().unwrap_or_default());
    named
        .filter(|name| !stations.iter().any(|station| name.contains(station.as_str())))
        .chain(["the road", "the figures"].map(str::to_owned))
        .collect()
}

/// The font sizes, without those of icons.
fn sizes(window: &Window) -> BTreeSet<u32> {
    let shapes = &window.output().shapes;
    let sections = texts(shapes).into_iter().flat_map(|(_, text)| text.galley.job.sections.clone());
    let icons = |family: &FontFamily| matches!(family, FontFamily::Name(name) if name.contains("material"));
    let letters = sections.filter(|section| !icons(&section.format.font_id.family));
    letters.map(|section| (section.format.font_id.size * 10.0).round() as u32).collect()
}

/// The number of areas filled with the accent colour.
fn filled(window: &Window) -> usize {
    fn count(shape: &Shape) -> usize {
        match shape {
            Shape::Vec(all) => all.iter().map(count).sum(),
            Shape::Rect(rect) => {
                usize::from([DAY.accent, NIGHT.accent].contains(&rect.fill) && rect.rect.height() > 20.0)
            }
            _ => 0,
        }
    }
    window.output().shapes.iter().map(|clipped| count(&clipped.shape)).sum()
}

/// The line of the demo at which building is offered.
const BUILDING: u32 = 39;

#[test]
fn at_no_moment_there_is_more_to_press_than_an_eye_takes_in_nor_more_than_five_sizes_of_letters() {
    for game in steward::session::words() {
        let whole = Session::demo(game).unwrap().unwrap();
        if whole.scene().is_none() {
            continue;
        }
        let lines = whole.lines();
        for line in (1..lines).step_by(7) {
            let window = demo_of(game, Language::ENGLISH, line, &[]);
            let (there, sizes) = (controls(&window), sizes(&window));
            assert!(there.len() <= 25, "{game} after {line}: {there:#?}");
            let named = [120, 140, 160, 200, 250];
            assert!(sizes.iter().all(|size| named.contains(size)), "{game} after {line}: {sizes:?}");
            assert!(filled(&window) <= 1, "{game} after {line}: {} filled", filled(&window));
        }
    }
}

#[test]
fn the_act_of_building_has_one_filled_button_and_less_than_twenty_nine_controls_with_everything() {
    let mut window = demo_of("automobile", Language::ENGLISH, BUILDING, &[]);
    press(&mut window, "Build");
    let free = place(&window, "Ford T (10)");
    press(&mut window, &free);
    let there = controls(&window);
    assert!(there.len() <= 28, "{there:#?}");
    assert_eq!(filled(&window), 1, "{there:#?}");
}
