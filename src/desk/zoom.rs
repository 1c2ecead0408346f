//! The zoom of the window: the largest that fits, or the user's choice.

use std::ops::RangeInclusive;

use egui::{Context, Vec2, gui_zoom, vec2};

use crate::desk::kit::enlarges_contents;

/// The size that every page fits into, in points.
const PAGE: Vec2 = vec2(1280.0, 720.0);
/// Zoom steps per unit, so that the text does not flicker while the window is resized.
const STEPS: f32 = 20.0;
/// The greatest automatic zoom, because more room is then better than larger text; and how much more room that is.
const MOST: f32 = 1.25;
const ROOM: f32 = 1.6;

/// The zooms that keys can choose. A preferences file may contain anything.
const USABLE: RangeInclusive<f32> = 0.2..=5.0;

/// The last zoom, to notice a change by egui's own shortcuts.
#[derive(Clone, Copy, Debug, Default)]
pub struct Zoom {
    last: Option<f32>,
    /// How far two fingers have zoomed since they came down, in steps that are not whole yet.
    pinched: f32,
}

impl Zoom {
    /// Maximizes a new window that is larger than the free part of its screen.
    pub fn open(self, ctx: &Context) {
        let viewport = ctx.input(|input| input.viewport().clone());
        let Some(screen) = viewport.monitor_size.filter(|_| self.last.is_none()) else { return };
        if viewport.maximized != Some(true) && too_large(ctx.content_rect().size(), screen) {
            ctx.send_viewport_cmd(egui::ViewportCommand::Maximized(true));
        }
    }

    /// Sets the zoom that fits the window, or the user's choice. The shortcut for the usual size resets the choice.
    pub fn fit(&mut self, ctx: &Context, chosen: &mut Option<f32>) {
        let now = ctx.zoom_factor();
        if self.last.is_some_and(|last| last != now) {
            *chosen = Some(now);
        }
        if let Some(pinched) = self.pinched(ctx, now) {
            *chosen = Some(pinched);
        }
        if ctx.input_mut(|input| input.consume_shortcut(&gui_zoom::kb_shortcuts::ZOOM_RESET)) {
            *chosen = None;
        }
        *chosen = chosen.filter(|zoom| USABLE.contains(zoom));
        let zoom = chosen.unwrap_or_else(|| fitting(ctx.content_rect().size() * now));
        ctx.set_zoom_factor(zoom);
        self.last = Some(zoom);
    }

    /// The zoom that two fingers choose, in whole steps.
    fn pinched(&mut self, ctx: &Context, now: f32) -> Option<f32> {
        let Some(fingers) = ctx.multi_touch().filter(|at| !enlarges_contents(ctx, at.start_pos)) else {
            self.pinched = now;
            return None;
        };
        self.pinched = (self.pinched * fingers.zoom_delta).clamp(*USABLE.start(), *USABLE.end());
        let zoom = (self.pinched * STEPS).round() / STEPS;
        (zoom != now).then_some(zoom)
    }
}

/// What a screen needs around a window: its bars and the title bar.
const AROUND: Vec2 = vec2(16.0, 96.0);

/// Whether a new window is larger than the free part of a screen.
fn too_large(window: Vec2, screen: Vec2) -> bool {
    let free = screen - AROUND;
    window.x > free.x || window.y > free.y
}

/// The largest zoom at which a page fits the window, at least 1.
fn fitting(window: Vec2) -> f32 {
    let fits = (window / PAGE).min_elem();
    let zoom = fits.min(MOST).max(fits / ROOM).max(1.0);
    (zoom * STEPS).floor() / STEPS
}

#[cfg(test)]
mod tests {
    use egui::{Pos2, RawInput, Rect, ViewportCommand, ViewportId};

    use super::*;

    /// The commands of a window of the usual size that opens on a screen.
    fn opened(screen: Vec2) -> Vec<ViewportCommand> {
        let mut input =
            RawInput { screen_rect: Some(Rect::from_min_size(Pos2::ZERO, PAGE)), ..RawInput::default() };
        input.viewports.entry(ViewportId::ROOT).or_default().monitor_size = Some(screen);
        let mut output = Context::default().run_ui(input, |ui| Zoom::default().open(ui));
        output.textures_delta.clear();
        let asked = output.viewport_output.into_values().flat_map(|viewport| viewport.commands);
        asked.filter(|command| matches!(command, ViewportCommand::Maximized(_))).collect()
    }

    #[test]
    fn a_zoom_that_no_key_can_choose_is_forgotten() {
        for wrong in [f32::NAN, 0.0, -1.0, 1e30, f32::INFINITY] {
            let mut chosen = Some(wrong);
            let ctx = Context::default();
            let input =
                RawInput { screen_rect: Some(Rect::from_min_size(Pos2::ZERO, PAGE)), ..RawInput::default() };
            let mut output = ctx.run_ui(input, |ui| Zoom::default().fit(ui, &mut chosen));
            output.textures_delta.clear();
            assert_eq!((chosen, ctx.zoom_factor()), (None, 1.0), "{wrong}");
        }
    }

    #[test]
    fn a_window_opens_no_larger_than_the_free_part_of_its_screen() {
        for small in [vec2(1024.0, 600.0), vec2(1366.0, 768.0), vec2(1280.0, 1024.0)] {
            assert_eq!(opened(small), [ViewportCommand::Maximized(true)], "{small:?}");
        }
        assert!(opened(vec2(1920.0, 1080.0)).is_empty());
    }
}
