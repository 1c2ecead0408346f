//! Digits and letters typed where numbers, or signs of one letter, are keys side by side.

use egui::{Event, Id, Popup, Ui};

/// Where it is noted which key waits for a further digit.
fn waiting() -> Id {
    Id::unique("a number that waits for a digit")
}

/// The number that is typed for keys that are drawn. Where a longer one may begin so, its key takes the keyboard instead, and
/// waits there for one more digit, or for Enter.
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

/// Takes a digit that nobody else takes.
fn typed_digit(ui: &Ui) -> Option<i64> {
    typed(ui, |text| if text.len() == 1 { text.parse::<i64>().ok() } else { None })
}

/// Takes what is typed where nobody else takes it and it means something; a key held down types nothing.
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
