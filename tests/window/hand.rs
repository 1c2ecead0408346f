//! Presses with the pointer and types one key a frame, and checks in every window of the tests that focus leaves a field
//! only by Tab, Escape, Enter, an arrow to another row, a list that is pasted, or a press.

use egui::accesskit::Role;
use egui::{Context, Event, FullOutput, Id, Key, Modifiers, Plugin, RawInput};
use egui_kittest::kittest::Queryable;
use egui_kittest::{Harness, Node};
use steward::desk::kit;

/// Sets a window up as the program does, and watches its focus.
pub fn install(ctx: &Context) {
    kit::install(ctx);
    ctx.add_plugin(Law::default());
}

/// The same where a page is still on its way, until the window has come to rest.
pub fn arrives(ctx: &Context) {
    install(ctx);
    ctx.data_mut(|data| data.insert_temp(Id::unique(EXCUSED), true));
}

/// How many frames after a key or a press the focus may still be on its way.
const ON_ITS_WAY: u8 = 3;

/// Which field has the keyboard, and for how many frames it may leave it.
#[derive(Debug, Default)]
struct Law {
    field: Option<Id>,
    free: u8,
}

/// Whether an event may move the focus out of a field: Tab, Escape, Enter, an arrow to another row, a shortcut, a pasted list, a press.
fn frees(event: &Event) -> bool {
    match event {
        Event::Key { key, pressed: true, modifiers, .. } => {
            matches!(key, Key::Tab | Key::Escape | Key::Enter | Key::ArrowUp | Key::ArrowDown)
                || modifiers.command
                || modifiers.alt
                || key.name().len() > 1 && key.name().starts_with('F')
        }
        Event::PointerButton { .. } | Event::AccessKitActionRequest(_) | Event::Paste(_) => true,
        _ => false,
    }
}

impl Plugin for Law {
    fn debug_name(&self) -> &'static str {
        "law of the focus"
    }

    fn input_hook(&mut self, _: &Context, input: &mut RawInput) {
        let frees = input.events.iter().any(frees);
        self.free = if frees { ON_ITS_WAY } else { self.free.saturating_sub(1) };
    }

    fn output_hook(&mut self, ctx: &Context, _: &mut FullOutput) {
        let now = ctx.memory(|memory| memory.focused()).filter(|_| ctx.text_edit_focused());
        let lost = self.field.is_some() && now != self.field && self.free == 0;
        assert!(!lost || flag(ctx, EXCUSED), "a field has lost the keyboard though nobody pressed anything");
        self.field = now;
    }
}

/// Marks that the test acts on the window other than by keys and pointer.
const EXCUSED: &str = "beside the hand";

fn flag(ctx: &Context, name: &str) -> bool {
    ctx.data_mut(|data| data.get_temp(Id::unique(name))).unwrap_or_default()
}

/// Sets whether the test acts on the window other than by keys and pointer: turns a page, enters a line.
pub fn beside<S>(window: &Harness<'_, S>, does: bool) {
    window.ctx.data_mut(|data| data.insert_temp(Id::unique(EXCUSED), does));
}

/// Types a text, one letter a frame.
pub fn types<S>(window: &mut Harness<'_, S>, text: &str) {
    for letter in text.chars() {
        window.event(Event::Text(letter.to_string()));
        window.step();
    }
    window.run_steps(2);
}

/// Presses a key, in frames of its own.
pub fn strikes<S>(window: &mut Harness<'_, S>, key: Key) {
    window.key_press(key);
    window.run_steps(2);
}

/// Enter going down or up, to be put among what else happens within one frame.
pub fn enter(pressed: bool) -> egui::Event {
    let (key, modifiers) = (Key::Enter, egui::Modifiers::NONE);
    egui::Event::Key { key, physical_key: None, pressed, repeat: false, modifiers }
}

/// The text or number field of this name.
pub fn field<'a, S>(window: &'a Harness<'_, S>, name: &'a str) -> Option<Node<'a>> {
    let typed = |role| matches!(role, Role::TextInput | Role::SpinButton | Role::PasswordInput);
    let found = window.query_all_by(move |node| typed(node.role()) && node.label().as_deref() == Some(name));
    found.into_iter().next()
}

/// Presses a field with the pointer, or reaches it by keys if it is scrolled out of sight.
pub fn points_at<S>(window: &mut Harness<'_, S>, name: &str) {
    let node = field(window, name).unwrap_or_else(|| panic!("no field {name:?}"));
    node.scroll_to_me();
    window.run_steps(2);
    let inside = window.ctx.content_rect().shrink(40.0);
    let node = field(window, name).unwrap_or_else(|| panic!("no field {name:?} any more"));
    if inside.contains(node.rect().center()) {
        node.click();
        window.run_steps(2);
    }
    let node = field(window, name).unwrap_or_else(|| panic!("{name:?} is gone after the press"));
    if !node.is_focused() {
        node.focus();
        window.run_steps(2);
    }
}

/// Presses a field and replaces its content.
pub fn fills<S>(window: &mut Harness<'_, S>, name: &str, text: &str) {
    points_at(window, name);
    window.key_press_modifiers(Modifiers::COMMAND, Key::A);
    window.run_steps(1);
    types(window, text);
}
