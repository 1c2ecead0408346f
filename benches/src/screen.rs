//! The desk without a window: a frame is the ui and its triangles, as the window makes them, without the work of the graphics driver.

use std::path::Path;
use std::time::{Duration, Instant};

use egui::{Context, Event, Pos2, RawInput, Rect, Vec2};
use steward::desk::{Action, Desk, Prefs, Room, kit};
use steward::words::Language;

const SIZE: Vec2 = Vec2::new(1280.0, 720.0);

/// The pointer on its way over the screen.
pub fn wander(n: u32) -> Vec<Event> {
    vec![Event::PointerMoved(Pos2::new((n * 37 % 1280) as f32, (n * 23 % 720) as f32))]
}

/// A ui drawn off screen.
pub struct Screen<S> {
    context: Context,
    pub state: S,
    draw: fn(&mut egui::Ui, &mut S),
    frames: u32,
}

impl<S> Screen<S> {
    /// Creates a screen that draws this state.
    pub fn of(state: S, setup: fn(&Context), draw: fn(&mut egui::Ui, &mut S)) -> Self {
        let context = Context::default();
        setup(&context);
        Self { context, state, draw, frames: 0 }
    }

    /// Draws a frame with these events and returns the number of triangles.
    pub fn frame(&mut self, events: Vec<Event>) -> usize {
        self.frames += 1;
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, SIZE)),
            time: Some(f64::from(self.frames) / 60.0),
            events,
            ..RawInput::default()
        };
        let output = self.context.run_ui(input, |ui| (self.draw)(ui, &mut self.state));
        let drawn = self.context.tessellate(output.shapes, output.pixels_per_point);
        drawn
            .iter()
            .map(|part| match &part.primitive {
                egui::epaint::Primitive::Mesh(mesh) => mesh.indices.len() / 3,
                egui::epaint::Primitive::Callback(_) => 0,
            })
            .sum()
    }

    /// The duration of a frame with these events.
    pub fn timed(&mut self, events: Vec<Event>) -> Duration {
        let begun = Instant::now();
        let triangles = self.frame(events);
        let took = begun.elapsed();
        assert!(triangles > 0, "nothing was drawn");
        took
    }

    /// The durations of this many frames while the pointer moves over the screen.
    pub fn frames(&mut self, count: u32) -> Vec<Duration> {
        (0..count).map(|n| self.timed(wander(n))).collect()
    }
}

impl Screen<Desk> {
    /// The desk with a record open, once everything is loaded.
    pub fn desk(folder: &Path, record: &Path) -> Self {
        let prefs = Prefs { language: Some(Language::ENGLISH), ..Prefs::default() };
        let room = Room::within(folder, |_| Box::pin(std::future::ready(None)));
        let mut desk = Desk::in_room(prefs, room);
        desk.give(Action::Open(record.to_owned()));
        let mut screen = Self::of(desk, kit::install, |ui, desk| desk.show(ui));
        screen.frame(Vec::new());
        while screen.state.busy() {
            std::thread::yield_now();
            screen.frame(Vec::new());
        }
        assert!(matches!(screen.state.page(), steward::desk::Page::Table(_)), "no table lies open");
        screen.frames(30);
        screen
    }
}
