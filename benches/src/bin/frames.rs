//! Measures a frame of the busiest screen and one of egui's widget gallery. Each figure is printed on a line: name, tab, value.

#![allow(clippy::print_stdout, reason = "what is measured is printed")]

use std::path::Path;
use std::time::Duration;

use egui::{Event, Key, Modifiers};
use egui_demo_lib::{View, WidgetGallery};
use steward_benches::screen::{Screen, wander};
use steward_benches::{LENGTHS, busiest, folder, written};

const FRAMES: u32 = 600;
const ACTS: u32 = 15;
const FRAME: Duration = Duration::from_millis(16);

fn say(name: impl std::fmt::Display, value: f64) {
    println!("{name}\t{value:.4}");
}

fn milliseconds(times: &mut [Duration], share: f64) -> f64 {
    times.sort_unstable();
    let at = ((times.len() - 1) as f64 * share).round() as usize;
    times[at].as_secs_f64() * 1e3
}

fn typed(text: &str) -> Event {
    Event::Text(text.to_owned())
}

/// A key pressed and released.
fn stroke(key: Key) -> Vec<Event> {
    let event =
        |pressed| Event::Key { key, physical_key: None, pressed, repeat: false, modifiers: Modifiers::NONE };
    vec![event(true), event(false)]
}

/// Measures a frame of a game, and the longest frame of an act: the one that enters it. Frames come as often as in a window.
/// `tests/web/speed.mjs` compares both with those of the page in a browser.
fn game(path: &Path) {
    let mut screen = Screen::desk(&folder(), path);
    let mut timed = |events| {
        std::thread::sleep(FRAME);
        screen.timed(events)
    };
    let mut frames: Vec<Duration> = (0..FRAMES).map(|n| timed(wander(n))).collect();
    say("game/frame/median-ms", milliseconds(&mut frames, 0.5));
    let mut acts: Vec<Duration> = (0..ACTS)
        .filter_map(|n| {
            for events in [stroke(Key::F2), vec![typed(&format!("note n{n}"))]] {
                timed(events);
                timed(Vec::new());
            }
            let entered = timed(stroke(Key::Enter));
            (0..ACTS).map(|_| timed(Vec::new())).chain([entered]).max()
        })
        .collect();
    say("game/act/median-ms", milliseconds(&mut acts, 0.5));
    let entries = std::fs::read_to_string(path).unwrap();
    assert!(entries.contains(&format!("n{}", ACTS - 1)), "the acts were not entered");
}

/// Measures the busiest screen at each length and the gallery in between, so that a slowdown of the machine affects both. With the path of
/// a record, measures that game instead and adds 15 notes to it.
fn main() {
    if let Some(path) = std::env::args_os().nth(1) {
        return game(path.as_ref());
    }
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
