//! An idle window draws no frames.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui_kittest::Harness;
use steward::desk::{Action, Desk, Prefs, Room, Search, kit};
use steward::platform::Files;
use steward::record::Record;
use steward::words::Language;

use crate::counts::busiest;

/// A window on the home page, or on a record once it is loaded.
pub fn opened(folder: &Path, path: Option<PathBuf>) -> Harness<'static, Desk> {
    let room = Room::within(folder, |_| Box::pin(std::future::ready(None)));
    let prefs = Prefs { language: Some(Language::ENGLISH), ..Prefs::default() };
    let mut desk = Desk::in_room(prefs, room);
    path.into_iter().for_each(|path| desk.give(Action::Open(path)));
    let builder = Harness::builder().with_size([1280.0, 720.0]).with_context_setup(kit::install);
    let mut window = builder.build_ui_state(|ui, desk: &mut Desk| desk.show(ui), desk);
    window.step();
    while window.state().busy() {
        std::thread::yield_now();
        window.step();
    }
    window
}

/// The number of frames that an idle desk asks for in a minute.
fn frames_at_rest(commands: Vec<Action>) -> u32 {
    let folder = std::env::temp_dir().join(format!("steward-rest-{}-{}", std::process::id(), commands.len()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join("friday.steward");
    drop(Record::create_of(Arc::new(Files), &path, busiest(0)).unwrap());
    let mut window = opened(&folder, (!commands.is_empty()).then_some(path));
    for command in commands {
        window.state_mut().give(command);
        window.step();
    }
    // Let animations end.
    window.run_steps(12);
    let mut frames = 0;
    // The harness steps a quarter of a second at a time.
    for _ in 0..240 {
        let asked = window.ctx.has_requested_repaint();
        if !asked {
            break;
        }
        window.step();
        frames += 1;
    }
    drop(window);
    std::fs::remove_dir_all(&folder).unwrap();
    frames
}

#[test]
fn a_window_at_rest_draws_nothing() {
    assert_eq!(frames_at_rest(Vec::new()), 0, "the shelf");
    assert_eq!(frames_at_rest(vec![Action::Find(Search::Anything)]), 0, "the entry line in focus");
    let act = busiest(0).offers().into_iter().find(|offer| offer.is_possible()).unwrap().act;
    assert_eq!(frames_at_rest(vec![Action::Draft(act)]), 0, "an act on the card");
}
