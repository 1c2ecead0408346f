//! Typing the number of one of several keys on the screen.

use egui::{Event, Id, Popup, Ui};

/// The id under which the key that waits for another digit is kept.
fn waiting() -> Id {
    Id::unique("a number that waits for a digit")
}

/// The number typed for one of the keys. If a longer number starts with the same digit, its key takes the focus and waits for another digit or
/// for Enter.
pub fn typed_number(ui: &Ui, keys: &[(i64, Id)]) -> Option<i64> {
    let digit = typed_digit(ui)?;
    let begun: Option<(i64, Id)> = ui.data(|data| data.get_temp(waiting()));
    ui.data_mut(|data| data.remove::<(i64, Id)>(waiting()));
    let focused = ui.memory(|memory| memory.focused());
    let begun = begun.filter(|(_, key)| Some(*key) == focused).map_or(0, |(number, _)| number);
    let key = |number: i64| keys.iter().find(|(other, _)| *other == number).copied();
    let (number, id) = key(begun * 10 + digit).or_else(|| key(digit))?;
    if !keys.iter().any(|(other, _)| *other >= 10 && other / 10 == number) {
        return Some(number);
    }
    ui.memory_mut(|memory| memory.request_focus(id));
    ui.data_mut(|data| data.insert_temp(waiting(), (number, id)));
    None
}

/// Takes a typed digit, unless another widget handles it.
fn typed_digit(ui: &Ui) -> Option<i64> {
    typed(ui, |text| if text.len() == 1 { text.parse::<i64>().ok() } else { None })
}

/// Takes typed text that has a meaning here, unless another widget handles it. Ignores key repeats.
fn typed<T>(ui: &Ui, means: impl Fn(&str) -> Option<T>) -> Option<T> {
    let layer = ui.layer_id();
    let free = !ui.text_edit_focused()
        && !Popup::is_any_open(ui)
        && ui.memory(|memory| memory.allows_interaction(layer));
    let read = |event: &Event| match event {
        Event::Text(text) => means(text),
        _ => None,
    };
    let held = |event: &Event| matches!(event, Event::Key { pressed: true, repeat: true, .. });
    if !free || ui.input(|input| input.modifiers.command || input.events.iter().any(held)) {
        return None;
    }
    ui.input_mut(|input| {
        let at = input.events.iter().position(|event| read(event).is_some())?;
        read(&input.events.remove(at))
    })
}
