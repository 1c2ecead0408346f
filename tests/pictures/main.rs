//! Pictures of the main screens at 1280 x 720, compared with those kept in `tests/snapshots`. They need a graphics
//! driver (a software one will do: `mesa-vulkan-drivers`), so they are behind the feature `pictures`:
//!
//! ```text
//! cargo test --features pictures --test pictures
//! UPDATE_SNAPSHOTS=true cargo test --features pictures --test pictures
//! ```

#![cfg(feature = "pictures")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests fail this way")]

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use egui_kittest::{Harness, SnapshotOptions, SnapshotResults};
use steward::desk::check::{Kind, Step};
use steward::desk::{Command, Desk, Prefs, Room, theme};
use steward::words::Language;

/// A record to be looked at: the shortest there is, with what a table enters first.
const RECORD: &str = r#"{"steward":1,"game":"automobile","rules":1,"seats":[{"name":"Alice","colour":"red"},{"name":"Bruno","colour":"blue"},{"name":"Chloé","colour":"green"}],"setup":{"first":"p1"}}
{"act":"drawn"}
{"act":"red choose kettering"}
"#;

/// The screens whose pictures are kept; the others are drawn too, and must only be drawable.
const KEPT: [&str; 2] = ["shelf", "table"];

fn screens(record: &Path) -> Vec<(&'static str, Vec<Command>)> {
    vec![
        ("shelf", vec![]),
        ("table", vec![Command::Open(record.to_owned())]),
        ("deal", vec![Command::Deal]),
        ("check-sale", vec![Command::Check, Command::Checked(Step::To(Kind::Sale))]),
        ("check-losses", vec![Command::Check, Command::Checked(Step::To(Kind::Losses))]),
    ]
}

fn draw(folder: &Path, language: Language, night: bool, commands: Vec<Command>) -> Harness<'static, Desk> {
    let prefs = Prefs { language: Some(language), deal_players: Some(4), ..Prefs::default() };
    let mut desk = Desk::in_room(prefs, Room::within(folder, |_| Box::pin(std::future::ready(None))));
    desk.give(Command::Night(night));
    commands.into_iter().for_each(|command| desk.give(command));
    let mut harness = Harness::builder()
        .with_size(egui::vec2(1280.0, 720.0))
        .with_theme(if night { egui::Theme::Dark } else { egui::Theme::Light })
        .with_context_setup(theme::install)
        .wgpu()
        .build_ui_state(|ui, desk: &mut Desk| desk.show(ui), desk);
    let begun = Instant::now();
    harness.run_ok();
    while harness.state().busy() && begun.elapsed() < Duration::from_secs(60) {
        std::thread::yield_now();
        harness.step();
    }
    harness.run_ok();
    harness
}

#[test]
fn every_screen_looks_as_it_did() {
    let folder = std::env::temp_dir().join(format!("steward-pictures-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let shown = std::env::var_os("STEWARD_PICTURES").map(PathBuf::from);
    let options = SnapshotOptions::new().max_failed_pixels(200);
    let mut results = SnapshotResults::new();
    for language in [Language::ENGLISH, Language::FRENCH] {
        for night in [false, true] {
            let record = folder.join(format!("{language}-{night}.steward"));
            std::fs::write(&record, RECORD).unwrap();
            for (screen, commands) in screens(&record) {
                let mut harness = draw(&folder, language, night, commands);
                let name = format!("{screen}-{language}-{}", if night { "night" } else { "day" });
                let picture = harness.render().expect("a picture");
                if let Some(shown) = &shown {
                    picture.save(shown.join(format!("{name}.png"))).unwrap();
                }
                if KEPT.contains(&screen) && !night {
                    results.add(harness.try_snapshot_options(&name, &options));
                }
            }
        }
    }
    std::fs::remove_dir_all(&folder).unwrap();
}
