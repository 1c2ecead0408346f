//! Keyboard input of the table page, handled in order before any widget sees it.

use egui::{Context, Event as Input, Id, Key, ViewportId};

use crate::page::Event;

/// The keys that the page handles in the next frame.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Listening {
    /// Whether typed text goes to the page: no text field has the focus, and nothing covers the page.
    pub text: bool,
    /// Whether the page handles keys such as Enter, because the focus is on a widget of the model.
    pub keys: bool,
    /// Whether Tab moves between inputs of the page, backward and forward.
    pub tab: [bool; 2],
    /// Whether Escape goes a step back.
    pub back: bool,
    /// How many choices the up and down arrows move; `None` if the arrows belong to the board.
    pub rows: Option<isize>,
}

fn listening() -> Id {
    Id::unique("page-listening")
}

fn typed() -> Id {
    Id::unique("page-typed")
}

/// Sets the keys that the page handles from now on.
pub fn listen(ctx: &Context, what: Listening) {
    ctx.data_mut(|data| data.insert_temp(listening(), what));
}

/// What was typed since the last frame, as page events with the original input.
pub fn take_typed(ctx: &Context) -> Vec<(Event, Input)> {
    ctx.data_mut(|data| data.remove_temp(typed())).unwrap_or_default()
}

/// Passes input on to the next frame, where another widget may have the focus. Each key is released before the next.
pub fn put_back(ctx: &Context, inputs: impl Iterator<Item = Input>) {
    let whole = |input: Input| match input.clone() {
        Input::Key { key, physical_key, pressed: true, repeat, modifiers } => {
            let let_go = Input::Key { key, physical_key, pressed: false, repeat, modifiers };
            // The text of a space was taken with its key.
            let text = (key == Key::Space).then(|| Input::Text(" ".to_owned()));
            [Some(input), text, Some(let_go)]
        }
        _ => [Some(input), None, None],
    };
    let inputs: Vec<Input> = inputs.flat_map(whole).flatten().collect();
    ctx.data_mut(|data| data.insert_temp(left(), inputs));
    ctx.request_repaint();
}

fn left() -> Id {
    Id::unique("page-left-to-the-next-frame")
}

/// The page event for an input; `Some(None)` for one that is swallowed.
fn read(input: &Input, what: Listening) -> Option<Option<Event>> {
    match input {
        // The space key itself is handled, not its text.
        Input::Text(text) if text == " " && what.keys => Some(None),
        Input::Text(text) if text == "/" => Some(Some(Event::OpenField)),
        Input::Text(text) | Input::Paste(text) => Some(Some(Event::Text(text.trim_end().to_owned()))),
        Input::Key { key, pressed: true, repeat, modifiers, .. } => {
            let plain = modifiers.is_none() || *key == Key::Tab && modifiers.shift_only();
            let by = what.rows.unwrap_or_default();
            let event = match key {
                Key::Enter if modifiers.command_only() => Event::Main,
                Key::Enter if what.keys && plain => Event::Accept,
                Key::Space if what.keys && plain => Event::Text(" ".to_owned()),
                Key::Escape if what.back && plain => Event::Back,
                Key::Tab if what.tab[usize::from(!modifiers.shift)] && plain => Event::Next(!modifiers.shift),
                Key::Backspace if what.keys && plain => Event::Erase,
                Key::A if what.keys && modifiers.command_only() => Event::SelectAll,
                Key::ArrowUp if what.keys && by > 0 && plain => Event::Arrow(-by),
                Key::ArrowDown if what.keys && by > 0 && plain => Event::Arrow(by),
                Key::ArrowLeft if what.keys && by > 0 && plain => Event::Arrow(-1),
                Key::ArrowRight if what.keys && by > 0 && plain => Event::Arrow(1),
                _ => return None,
            };
            let held = *repeat && matches!(event, Event::Accept | Event::Main | Event::Back | Event::Text(_));
            Some((!held).then_some(event))
        }
        _ => None,
    }
}

/// Removes the page's input from the events of a frame, up to a key with another effect.
pub fn take(ctx: &Context, viewport: ViewportId, events: &mut Vec<Input>, acts: fn(&Input) -> bool) {
    if viewport != ViewportId::ROOT {
        return;
    }
    // The setting lasts for one frame, so a closed page gets no input.
    let what: Listening = ctx.data_mut(|data| data.remove_temp(listening())).unwrap_or_default();
    let left: Vec<Input> = ctx.data_mut(|data| data.remove_temp(left())).unwrap_or_default();
    events.splice(0..0, left);
    if !what.text {
        return;
    }
    let (mut all, mut before) = (Vec::<(Event, Input)>::new(), true);
    events.retain(|event| match read(event, what).filter(|_| before) {
        Some(read) => {
            all.extend(read.map(|read| (read, event.clone())));
            false
        }
        None => {
            before &= !acts(event);
            true
        }
    });
    if !all.is_empty() {
        ctx.data_mut(|data| data.get_temp_mut_or_default::<Vec<(Event, Input)>>(typed()).extend(all));
    }
}
