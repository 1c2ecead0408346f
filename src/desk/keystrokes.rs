//! Delays key presses so that each frame handles one key that acts. Text typed after Enter, Tab or a click in the same frame belongs to what
//! that key leads to. The next input takes the focus a few frames later, so text typed in between waits.

use std::collections::{HashMap, HashSet};

use egui::{Context, Event, Key, Plugin, Pos2, RawInput, ViewportId};

use crate::desk::table::take;

/// The most frames until the next input has the focus: the act is entered at the end of a frame, the next frame draws what follows, and after
/// a click a field takes the focus one frame later.
const ON_ITS_WAY: u8 = 4;

/// The waiting events of each window.
#[derive(Debug, Default)]
pub struct Keystrokes {
    windows: HashMap<ViewportId, Waiting>,
}

#[derive(Debug, Default)]
struct Waiting {
    events: Vec<Event>,
    /// For how many frames text may still wait for an input.
    frames: u8,
    /// The keys that are held down.
    down: HashSet<Key>,
    /// Where the pointer is.
    pointer: Option<Pos2>,
    /// Whether egui was told that the pointer is gone.
    hidden: bool,
}

impl Waiting {
    /// Takes the pointer away while the user types, so that no tooltip covers the page. A movement or the wheel brings it back.
    fn hide_pointer(&mut self, events: &mut Vec<Event>) {
        for at in (0..events.len()).rev() {
            match (events.get(at), self.pointer) {
                (Some(Event::MouseWheel { .. }), Some(pointer)) if self.hidden => {
                    events.insert(at, Event::PointerMoved(pointer));
                    self.hidden = false;
                }
                _ => {}
            }
        }
        for event in events.iter() {
            if let Event::PointerMoved(to) | Event::PointerButton { pos: to, .. } = event {
                (self.pointer, self.hidden) = (Some(*to), false);
            }
        }
        if !self.hidden && self.pointer.is_some() && events.iter().any(typed) {
            events.push(Event::PointerGone);
            self.hidden = true;
        }
    }

    /// Marks key repeats, which the window does not report and egui detects too late. Drops repeats of Enter and Escape.
    fn without_held(&mut self, events: &mut Vec<Event>) {
        events.retain_mut(|event| match event {
            Event::Key { key, pressed: true, repeat, .. } => {
                *repeat = !self.down.insert(*key);
                !(*repeat && matches!(key, Key::Enter | Key::Escape))
            }
            Event::Key { key, pressed: false, .. } => {
                self.down.remove(key);
                true
            }
            Event::WindowFocused(_) => {
                self.down.clear();
                true
            }
            _ => true,
        });
    }
}

/// Whether later events of the frame must wait.
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

/// Whether the focused input should get it: text or Enter, but no key that moves the focus or opens something.
fn meant_for_input(event: &Event) -> bool {
    use Key::{ArrowDown, ArrowLeft, ArrowRight, ArrowUp, End, Enter, Home};
    let enters = matches!(event, Event::Key { key: Enter, .. });
    let walks =
        matches!(event, Event::Key { key: ArrowUp | ArrowDown | ArrowLeft | ArrowRight | Home | End, .. });
    typed(event) && !walks && (enters || !acts(event))
}

fn typed(event: &Event) -> bool {
    matches!(event, Event::Text(_) | Event::Paste(_) | Event::Ime(_) | Event::Key { pressed: true, .. })
}

/// The number of events for this frame: those before the first that acts, or that one alone.
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
        let waiting = self.windows.entry(input.viewport_id).or_default();
        waiting.without_held(&mut input.events);
        waiting.hide_pointer(&mut input.events);
        let mut events = std::mem::take(&mut waiting.events);
        events.append(&mut input.events);
        take(ctx, input.viewport_id, &mut events, acts);
        waiting.frames = if ctx.text_edit_focused() { 0 } else { waiting.frames.saturating_sub(1) };
        let next = events.iter().position(typed);
        let held = next.filter(|at| waiting.frames > 0 && events.get(*at).is_some_and(meant_for_input));
        let now = held.unwrap_or_else(|| first(&events));
        waiting.events = events.split_off(now);
        if events.iter().any(acts) {
            waiting.frames = ON_ITS_WAY;
        }
        if !waiting.events.is_empty() {
            ctx.request_repaint_of(input.viewport_id);
        }
        input.events = events;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{Modifiers, TextEdit, Ui};
    use egui_kittest::Harness;

    fn key(key: Key) -> Event {
        Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers: Modifiers::NONE }
    }

    fn text(text: &str) -> Event {
        Event::Text(text.to_owned())
    }

    #[test]
    fn text_after_enter_goes_to_the_next_input() {
        // A page on which Enter moves to another field after so many frames.
        for late in 0..3 {
            let mut to_second = None;
            let mut installed = false;
            let page = move |ui: &mut Ui, numbers: &mut [String; 2]| {
                // The fonts are available from the next frame on.
                if !std::mem::replace(&mut installed, true) {
                    return crate::desk::kit::install(ui.ctx());
                }
                let second = to_second == Some(0);
                to_second = to_second.map(|frames: u32| frames.saturating_sub(1));
                let [first, next] = numbers;
                let name = ui.label("number").id;
                let edit = TextEdit::singleline(if second { next } else { first });
                let field = ui.add(edit).labelled_by(name);
                match field.lost_focus() {
                    true if !second => to_second = Some(late),
                    _ if to_second.is_none_or(|frames| frames == 0) => field.request_focus(),
                    _ => {}
                }
            };
            let mut window = Harness::new_ui_state(page, [String::new(), String::new()]);
            window.run_steps(2);
            window.input_mut().events.extend([text("250"), key(Key::Enter), text("5"), text("30")]);
            window.run_steps(8);
            assert_eq!(*window.state(), ["250", "530"], "{late} frames later");
        }
    }

    #[test]
    fn acting_keys_get_their_own_frame_in_order() {
        assert_eq!(first(&[text("6"), key(Key::Num5), text("5")]), 3, "what is typed stays together");
        assert_eq!(first(&[text("6"), key(Key::Enter), text("5")]), 1, "it is whole before Enter");
        assert_eq!(first(&[key(Key::Enter), text("5")]), 1, "and what follows is another line");
        assert_eq!(first(&[key(Key::F), text("f"), text("5")]), 3, "F is a letter");
        assert_eq!(first(&[key(Key::F4), text("5")]), 1, "F4 is not");
    }
}
