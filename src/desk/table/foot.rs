//! How much of the foot of the card is drawn: all of it, all but the entries before the last, or what cannot be left out.

use egui::Ui;

use crate::desk::kit;

/// What of the foot is drawn, and how high that is.
#[derive(Debug, Default)]
pub struct Foot {
    high: f32,
    /// Of which version of the game, and how many lists of what changes hands lie open.
    of: (u32, usize),
    /// How high it was without the entries before the last.
    whole: f32,
    /// How high it is with what cannot be left out.
    short: f32,
    crowded: bool,
    older: bool,
    /// How high the choices above it are.
    choices: f32,
}

/// The share of the card that its foot takes at most where the choices need the rest.
const MOST: f32 = 0.6;
/// The height of what takes the last entry back.
const LEAST: f32 = kit::PRESS + kit::SPACE;

impl Foot {
    /// Decides what is drawn in a card so high, whose choices are so high; where an act was begun, they need the room of
    /// what just happened.
    pub fn see(&mut self, ui: &Ui, of: (u32, usize), (room, choices): (f32, f32), begun: bool) {
        if self.of != of {
            (self.of, self.whole, self.short) = (of, 0.0, LEAST);
        }
        self.choices = choices;
        let left = room - self.whole - choices;
        self.crowded = begun && left < 0.0;
        // What is said of the choices goes before what is past; the timeline beside the board tells that too.
        let said = if begun { 0.0 } else { kit::REPLY };
        let fits = left >= kit::OLDER + said && self.whole + kit::OLDER <= room * MOST;
        self.older = !self.crowded && fits && !kit::third_column(ui);
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
        self.high.min(self.most(room))
    }

    /// The most height that it takes in a card so high: its share, or what the choices leave.
    pub fn most(&self, room: f32) -> f32 {
        (room * MOST).max(room - self.choices)
    }

    /// The most height that it leaves in a card so high.
    pub fn leaves(&self, room: f32) -> f32 {
        room - self.short
    }

    /// The most height that it would leave with what changes hands folded to a line.
    pub fn leaves_folded(room: f32) -> f32 {
        room - LEAST - kit::PRESS - kit::SPACE
    }

    /// It needed this height; where that has changed, nobody sees the frame before.
    pub fn needed(&mut self, ui: &Ui, high: f32) {
        let high = high.ceil();
        let kept = if self.crowded { &mut self.short } else { &mut self.whole };
        *kept = kept.max(high - if self.older { kit::OLDER } else { 0.0 });
        if (high - self.high).abs() > 0.5 {
            self.high = high;
            kit::again(ui, "the foot of the card has another height");
        }
    }
}
