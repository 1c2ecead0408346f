//! Measures a frame of the busiest screen and one of egui's widget gallery. Each figure is printed on a line: name, tab, value.

#![allow(clippy::print_stdout, reason = "what is measured is printed")]

use std::time::Duration;

use egui_demo_lib::{View, WidgetGallery};
use steward_benches::screen::Screen;
use steward_benches::{LENGTHS, busiest, folder, written};

const FRAMES: u32 = 600;

fn say(name: impl std::fmt::Display, value: f64) {
    println!("{name}\t{value:.4}");
}

fn milliseconds(times: &mut [Duration], share: f64) -> f64 {
    times.sort_unstable();
    let at = ((times.len() - 1) as f64 * share).round() as usize;
    times[at].as_secs_f64() * 1e3
}

/// Measures the busiest screen at each length and the gallery in between, so that a slowdown of the machine affects both.
fn main() {
    let mut gallery = Screen::of(
        WidgetGallery::default(),
        |_| {},
        |ui, gallery| {
            egui::CentralPanel::default().show(ui, |ui| gallery.ui(ui));
        },
    );
    gallery.frames(30);
    let mut screens: Vec<(u32, Screen<steward::desk::Desk>)> = LENGTHS
        .into_iter()
        .filter(|length| *length >= 1_000)
        .map(|length| {
            let path = written(&folder(), &format!("frames-{length}"), busiest(length));
            (length, Screen::desk(&folder(), &path))
        })
        .collect();
    let mut peer = Vec::new();
    let mut times = vec![Vec::new(); screens.len()];
    for _ in 0..10 {
        peer.extend(gallery.frames(FRAMES / 10));
        for ((_, screen), times) in screens.iter_mut().zip(&mut times) {
            times.extend(screen.frames(FRAMES / 10));
        }
    }
    say("frame/gallery/median-ms", milliseconds(&mut peer, 0.5));
    say("frame/gallery/p99-ms", milliseconds(&mut peer, 0.99));
    for ((length, _), times) in screens.iter().zip(&mut times) {
        say(format!("frame/{length}/median-ms"), milliseconds(times, 0.5));
        say(format!("frame/{length}/p99-ms"), milliseconds(times, 0.99));
    }
}
