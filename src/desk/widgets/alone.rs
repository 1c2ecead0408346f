//! A curtain: somebody is alone with what is secret. It falls after a while without a key, on Escape, and when
//! somebody looks elsewhere; what lies behind it shows only while a button is held.

use std::time::Duration;

use egui::{Event, Key, Ui};

use crate::desk::Speech;
use crate::say;
use crate::words::{Arg, keys};

/// Seconds without a key after which the curtain falls.
const PATIENCE: f64 = 5.0;

/// Who is alone with what is secret, and since when.
#[derive(Debug)]
pub struct Alone<K> {
    open: Option<(K, f64)>,
}

impl<K> Default for Alone<K> {
    fn default() -> Self {
        Self { open: None }
    }
}

impl<K: Copy + PartialEq> Alone<K> {
    /// Lets the curtain fall when nobody has typed for a while, on Escape, and when somebody looks elsewhere.
    pub fn close_in_time(&mut self, ui: &Ui) {
        let Some((who, since)) = self.open else { return };
        let (now, busy, gone) = ui.input(|input| {
            let gone = !input.focused || input.key_pressed(Key::Escape);
            // A hand that only passes over the table keeps nothing open.
            let typed = |event: &Event| {
                matches!(event, Event::Key { .. } | Event::Text(_) | Event::PointerButton { .. })
            };
            (input.time, input.events.iter().any(typed), gone)
        });
        let since = if busy { now } else { since };
        let left = since + PATIENCE - now;
        if gone || left <= 0.0 {
            self.open = None;
        } else {
            self.open = Some((who, since));
            ui.request_repaint_after(Duration::from_secs_f64(left));
        }
    }

    /// Whether it is open for somebody.
    pub fn is_open(&self, who: K) -> bool {
        self.open.is_some_and(|(open, _)| open == who)
    }

    /// Draws the button that opens the curtain for somebody or closes it, and, while it is open, the one to be held;
    /// whether that one is held.
    pub fn buttons(&mut self, ui: &mut Ui, speech: Speech, who: K, name: impl Into<Arg>) -> bool {
        let open = self.is_open(who);
        let key = if open { keys::desk::PUT_AWAY } else { keys::desk::ALONE };
        if ui.button(speech.sentence(&say!(key, seat = name))).clicked() {
            let now = ui.input(|input| input.time);
            self.open = if open { None } else { Some((who, now)) };
        }
        if !open {
            return false;
        }
        let look = ui.button(speech.word(keys::desk::HOLD));
        let key = look.has_focus() && ui.input(|input| input.key_down(Key::Space));
        look.is_pointer_button_down_on() || key
    }
}
