//! How large everything is drawn: as large as the window allows, until somebody chooses.

use egui::{Context, Vec2, gui_zoom, vec2};

/// The room that every page fits into, in points.
const PAGE: Vec2 = vec2(1280.0, 720.0);
/// Steps in a whole zoom, so that a window drawn wider by hand does not flicker.
const STEPS: f32 = 20.0;
/// Beyond this, more room is better than larger letters.
const MOST: f32 = 2.5;

/// The zoom that was set last, to see when somebody else has changed it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Zoom(Option<f32>);

impl Zoom {
    /// Fits the page into the window, or keeps what somebody chose by the keys of the window; the key for the usual
    /// size forgets the choice.
    pub fn fit(&mut self, ctx: &Context, chosen: &mut Option<f32>) {
        let now = ctx.zoom_factor();
        if self.0.is_some_and(|last| last != now) {
            *chosen = Some(now);
        }
        if ctx.input_mut(|input| input.consume_shortcut(&gui_zoom::kb_shortcuts::ZOOM_RESET)) {
            *chosen = None;
        }
        let zoom = chosen.unwrap_or_else(|| fitting(ctx.content_rect().size() * now));
        ctx.set_zoom_factor(zoom);
        self.0 = Some(zoom);
    }
}

/// The zoom at which a page still fits into a window of this size, never below the plain one.
fn fitting(window: Vec2) -> f32 {
    let fits = (window / PAGE).min_elem();
    ((fits * STEPS).floor() / STEPS).clamp(1.0, MOST)
}
