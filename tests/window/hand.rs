//! Presses with the pointer and types one key per frame. In every window of the tests, checks that focus
//! leaves a field only by Tab, Escape, Enter, an arrow key to another row, a pasted list, or a press.

use egui::accesskit::Role;
use egui::{Context, Event, FullOutput, Id, Key, Modifiers, Plugin, RawInput};
use egui_kittest::kittest::Queryable;
use egui_kittest::{Harness, Node};
use steward::desk::kit;

/// Sets up a window as the program does, and watches its focus.
pub fn install(ctx: &Context) {
    kit::install(ctx);
    ctx.add_plugin(Law::default());
}

/// The same for a page that is still loading, until the window is idle.
pub fn arrives(ctx: &Context) {
    install(ctx);
    ctx.data_mut(|data| data.insert_temp(Id::unique(EXCUSED), true));
}

/// How many frames after a key or a press the focus may still change.
const ON_ITS_WAY: u8 = 3;

/// The field with the focus, and for how many frames the focus may leave it.
#[derive(Debug, Default)]
struct Law {
    field: Option<Id>,
    free: u8,
}

/// Whether an event may move the focus out of a field: Tab, Escape, Enter, an arrow key to another row, a
/// shortcut, a pasted list, a press.
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

/// Marks that the test acts on the window by other means than keys and the pointer.
const EXCUSED: &str = "beside the hand";

fn flag(ctx: &Context, name: &str) -> bool {
    ctx.data_mut(|data| data.get_temp(Id::unique(name))).unwrap_or_default()
}

/// Sets whether the test acts on the window by other means than keys and the pointer, such as opening a page or entering a line.
pub fn beside<S>(window: &Harness<'_, S>, does: bool) {
    window.ctx.data_mut(|data| data.insert_temp(Id::unique(EXCUSED), does));
}

/// Types a text, one letter per frame.
pub fn types<S>(window: &mut Harness<'_, S>, text: &str) {
    for letter in text.chars() {
        window.event(Event::Text(letter.to_string()));
        window.step();
    }
    window.run_steps(2);
}

/// Presses a key in frames of its own.
pub fn strikes<S>(window: &mut Harness<'_, S>, key: Key) {
    window.key_press(key);
    window.run_steps(2);
}

/// The press or release of Enter as an event, to be combined with others in a frame.
pub fn enter(pressed: bool) -> egui::Event {
    let (key, modifiers) = (Key::Enter, egui::Modifiers::NONE);
    egui::Event::Key { key, physical_key: None, pressed, repeat: false, modifiers }
}

/// The text or number field with this name.
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
