//! How much of the foot of the card is drawn: all of it, all but the entries before the last, or what cannot be left out.

use egui::Ui;

use crate::desk::kit;

/// What of the foot is drawn, and how high that is.
#[derive(Debug, Default)]
pub struct Foot {
    high: f32,
    /// How high it was without the entries before the last, at this version of the game.
    whole: (u32, f32),
    /// How high it is with what cannot be left out.
    short: f32,
    crowded: bool,
    older: bool,
}

/// The share of the card that its foot takes at most.
const MOST: f32 = 0.6;

impl Foot {
    /// Decides what is drawn in a card so high, whose choices are so high; where an act was begun, they need the room of
    /// what just happened.
    pub fn see(&mut self, ui: &Ui, version: u32, (room, choices): (f32, f32), begun: bool) {
        if self.whole.0 != version {
            (self.whole, self.short) = ((version, 0.0), kit::PRESS + kit::SPACE);
        }
        let left = room - self.whole.1 - choices;
        self.crowded = begun && left < 0.0;
        // What is said of the choices goes before what is past; the timeline beside the board tells that too.
        let said = if begun { 0.0 } else { kit::REPLY };
        self.older = !self.crowded && left >= kit::OLDER + said && !kit::third_column(ui);
    }

    /// Whether the choices need the room of what just happened.
    pub const fn crowded(&self) -> bool {
        self.crowded
    }

    /// Whether the entries before the last have room.
    pub const fn older(&self) -> bool {
        self.older
    }

    /// How high it is in a card so high.
    pub fn height(&self, room: f32) -> f32 {
        self.high.min(room * MOST)
    }

    /// The most height that it leaves in a card so high.
    pub fn leaves(&self, room: f32) -> f32 {
        room - self.short
    }

    /// It needed this height; where that has changed, nobody sees the frame before.
    pub fn needed(&mut self, ui: &Ui, high: f32) {
        let high = high.ceil();
        let kept = if self.crowded { &mut self.short } else { &mut self.whole.1 };
        *kept = kept.max(high - if self.older { kit::OLDER } else { 0.0 });
        if (high - self.high).abs() > 0.5 {
            self.high = high;
            kit::again(ui, "the foot of the card has another height");
        }
    }
}
