//! Pictures of the eight main screens at 1280 x 720, in English in the light theme and in French in the dark theme, compared with
//! those in `tests/snapshots`. They need a graphics driver (a software one will do: `mesa-vulkan-drivers`), so they need the feature
//! `pictures`. The example `contact-sheets` in this folder draws all screens.
//!
//! ```text
//! cargo test --features pictures --test pictures
//! UPDATE_SNAPSHOTS=true cargo test --features pictures --test pictures
//! cargo run --features pictures --example contact-sheets -- FOLDER
//! ```

#![cfg(feature = "pictures")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests fail this way")]

mod drawn;
#[path = "../common/fullest.rs"]
mod fullest;
mod screens;

use drawn::{RenderOptions, go, picture, window};
use egui_kittest::{SnapshotOptions, SnapshotResults, try_image_snapshot_options};
use steward::desk::Prefs;
use steward::words::Language;

#[test]
fn every_main_screen_looks_as_it_did() {
    let folder = std::env::temp_dir().join(format!("steward-pictures-{}", std::process::id()));
    let snapshot = SnapshotOptions::new().max_failed_pixels(200);
    let mut results = SnapshotResults::new();
    for (language, night) in [(Language::ENGLISH, false), (Language::FRENCH, true)] {
        let options = RenderOptions { language, night, size: egui::vec2(1280.0, 720.0) };
        for screen in screens::main() {
            std::fs::create_dir_all(&folder).unwrap();
            let mut window = window(&folder, options, Prefs::default());
            assert!(go(&mut window, &folder, options, &screen.steps), "{}", screen.name);
            let name = format!("{}-{language}-{}", screen.name, if night { "night" } else { "day" });
            results.add(try_image_snapshot_options(&picture(&mut window), name, &snapshot));
            std::fs::remove_dir_all(&folder).unwrap();
        }
    }
}
