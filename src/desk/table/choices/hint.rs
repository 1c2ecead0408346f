//! What is said below the choices of the one that is met.

use egui::{Color32, Response};

use crate::desk::kit::Palette;
use crate::desk::table::choices::{Choices, OfferedChoice, State};

/// What is said of the choice under the pointer or the keyboard; where it rests on none, or numbers are filled in that say it
/// themselves, what `otherwise` is forgotten most.
pub(super) fn hint_said(
    choices: &Choices,
    palette: &Palette,
    otherwise: Option<String>,
) -> Option<(String, Color32)> {
    match choices.hint.as_ref().filter(|_| choices.filling.is_none()) {
        Some((hint, true)) => Some((hint.clone(), palette.ink)),
        Some((hint, false)) => Some((hint.clone(), palette.amber)),
        None => otherwise.map(|otherwise| (otherwise, palette.faint)),
    }
}

/// What is said of the choice under the pointer or the keyboard.
pub(super) fn hint(choices: &mut Choices, response: &Response, choice: &OfferedChoice) {
    if !(response.hovered() || response.has_focus()) {
        return;
    }
    choices.hint = Some(match &choice.state {
        State::Legal if choice.price.is_empty() => (choice.description.clone(), true),
        State::Legal => (format!("{} · {}", choice.description, choice.price), true),
        State::Unread(question) => (question.clone(), false),
        State::Refused(why) => (why.clone(), false),
    });
}
