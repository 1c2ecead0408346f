//! Contact sheets of the screens for review: every screen in French in the dark theme at 1280 x 720 and in
//! English in the light theme in the smallest window, the fullest tables in both sizes, and the eight main
//! screens in both languages, both themes and six sizes. Each screen has its own picture, and there are
//! twelve to a sheet. This needs a graphics driver (a software one will do: `mesa-vulkan-drivers`).
//!
//! ```text
//! cargo run --features pictures --example contact-sheets -- FOLDER [main | manual | PART OF A NAME] [PART OF A FOLDER]
//! ```
//!
//! With `manual` it draws the pictures of the manual, in the light theme in both languages; `docs/manual/draw` calls it.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::print_stderr,
    reason = "a tool ends this way"
)]

mod drawn;
#[path = "../common/fullest.rs"]
mod fullest;
mod manual;
mod screens;

use std::fs::create_dir_all;
use std::path::{Path, PathBuf};

use image::RgbaImage;
use image::imageops::{FilterType, overlay, resize};
use steward::desk::Prefs;
use steward::words::Language;

use drawn::{RenderOptions, Screen};

/// The number of pictures across and down a sheet.
const BESIDE: u32 = 3;
const BELOW: u32 = 4;
const SMALL: [u32; 2] = [640, 400];

/// Common window sizes, in points.
const SIZES: [[f32; 2]; 6] =
    [[1024.0, 640.0], [1280.0, 720.0], [1440.0, 900.0], [1536.0, 864.0], [1920.0, 1080.0], [2560.0, 1440.0]];

/// Draws the screens whose name contains `part`, each to a file, and arranges them on sheets. A third
/// argument restricts it to folders whose name contains it.
fn draw(folder: &Path, options: RenderOptions, screens: &[Screen], part: &str) {
    let only = std::env::args().nth(3).unwrap_or_default();
    if !folder.file_name().is_some_and(|name| name.to_string_lossy().contains(&only)) {
        return;
    }
    create_dir_all(folder).expect("a folder");
    let room = folder.join("room");
    let mut small = Vec::new();
    for screen in screens.iter().filter(|screen| screen.name.contains(part)) {
        let _ = std::fs::remove_dir_all(&room);
        create_dir_all(&room).expect("a folder");
        let mut window = drawn::window(&room, options, Prefs::default());
        if !drawn::go(&mut window, &room, options, &screen.steps) {
            continue;
        }
        let picture = drawn::picture(&mut window);
        picture.save(folder.join(format!("{}.png", screen.name))).expect("a picture");
        small.push(reduced(&picture));
    }
    for (at, pictures) in small.chunks((BESIDE * BELOW) as usize).enumerate() {
        sheet(pictures).save(folder.join(format!("sheet-{}.png", at + 1))).expect("a sheet");
    }
    let _ = std::fs::remove_dir_all(&room);
    eprintln!("{}: {} screens", folder.display(), small.len());
}

fn reduced(picture: &RgbaImage) -> RgbaImage {
    let scale = (SMALL[0] as f32 / picture.width() as f32).min(SMALL[1] as f32 / picture.height() as f32);
    let side = |points: u32| (points as f32 * scale) as u32;
    resize(picture, side(picture.width()), side(picture.height()), FilterType::Triangle)
}

fn sheet(pictures: &[RgbaImage]) -> RgbaImage {
    let rows = (pictures.len() as u32).div_ceil(BESIDE);
    let mut sheet = RgbaImage::new(BESIDE * SMALL[0], rows * SMALL[1]);
    for (at, picture) in (0..).zip(pictures) {
        let (x, y) = (at % BESIDE * SMALL[0], at / BESIDE * SMALL[1]);
        overlay(&mut sheet, picture, x.into(), y.into());
    }
    sheet
}

fn main() {
    let mut words = std::env::args().skip(1);
    let folder = PathBuf::from(words.next().expect("a folder for the pictures"));
    let part = words.next().unwrap_or_default();
    let size = egui::vec2(1280.0, 720.0);
    if part == "manual" {
        for language in [Language::ENGLISH, Language::FRENCH] {
            let options = RenderOptions { language, night: false, size };
            draw(&folder.join(language.code()), options, &manual::pictures(), "");
        }
        return;
    }
    let options = RenderOptions { language: Language::FRENCH, night: true, size };
    // `main` leaves out everything but the eight main screens.
    let (part, all) = if part == "main" { ("", false) } else { (part.as_str(), true) };
    if all {
        draw(&folder.join("every"), options, &screens::every(), part);
        let small = egui::vec2(1024.0, 640.0);
        let other = RenderOptions { language: Language::ENGLISH, night: false, size: small };
        draw(&folder.join("every-1024"), other, &screens::every(), part);
        let fullest = screens::fullest();
        draw(&folder.join("fullest-1280"), options, &fullest, part);
        draw(&folder.join("fullest-1024"), RenderOptions { size: small, ..options }, &fullest, part);
    }
    for language in [Language::ENGLISH, Language::FRENCH] {
        for night in [false, true] {
            for size in SIZES {
                let size = egui::Vec2::from(size);
                let name = format!("{language}-{}-{}", if night { "night" } else { "day" }, size.x);
                draw(&folder.join(name), RenderOptions { language, night, size }, &screens::main(), part);
            }
        }
    }
}
