//! Keys that act, one to a frame. A page is drawn once a frame: what is typed behind an Enter, a Tab or a press within the
//! same frame belongs to what that leads to, and waits for the next one.

use std::collections::HashMap;

use egui::{Context, Event, Key, Plugin, RawInput, ViewportId};

/// What waits for its frame, window by window.
#[derive(Debug, Default)]
pub struct Keystrokes {
    waiting: HashMap<ViewportId, Vec<Event>>,
}

/// Whether it acts: what comes behind it is meant for another moment.
fn acts(event: &Event) -> bool {
    match event {
        Event::Key { key, pressed: true, modifiers, .. } => {
            matches!(key, Key::Enter | Key::Tab | Key::Escape)
                || modifiers.command
                || key.name().len() > 1 && key.name().starts_with('F')
        }
        Event::PointerButton { pressed: false, .. } => true,
        _ => false,
    }
}

/// Whether it is typed.
fn typed(event: &Event) -> bool {
    matches!(event, Event::Text(_) | Event::Paste(_) | Event::Ime(_) | Event::Key { pressed: true, .. })
}

/// How many events belong to this frame: those before the first that acts, or that one alone.
fn first(events: &[Event]) -> usize {
    let Some(at) = events.iter().position(acts) else { return events.len() };
    let before = events.iter().take(at).any(typed);
    if before { at } else { at + 1 }
}

impl Plugin for Keystrokes {
    fn debug_name(&self) -> &'static str {
        "keystrokes"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        let waiting = self.waiting.entry(input.viewport_id).or_default();
        let mut events = std::mem::take(waiting);
        events.append(&mut input.events);
        let rest = events.split_off(first(&events));
        if !rest.is_empty() {
            ctx.request_repaint_of(input.viewport_id);
        }
        *waiting = rest;
        input.events = events;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::Modifiers;

    fn key(key: Key) -> Event {
        Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers: Modifiers::NONE }
    }

    #[test]
    fn a_key_that_acts_has_a_frame_of_its_own_and_what_is_typed_keeps_its_order() {
        let text = |text: &str| Event::Text(text.to_owned());
        assert_eq!(first(&[text("6"), key(Key::Num5), text("5")]), 3, "what is typed stays together");
        assert_eq!(first(&[text("6"), key(Key::Enter), text("5")]), 1, "it is whole before Enter");
        assert_eq!(first(&[key(Key::Enter), text("5")]), 1, "and what follows is another line");
        assert_eq!(first(&[key(Key::F), text("f"), text("5")]), 3, "F is a letter");
        assert_eq!(first(&[key(Key::F4), text("5")]), 1, "F4 is not");
    }
}
