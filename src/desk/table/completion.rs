//! What completes the entry line: the choices that begin as it does. Down and Up choose, Tab takes what they have
//! in common, Enter the one that is chosen.

use egui::{AtomExt, Button, Popup, Rect, RectAlign, Response, RichText, Ui};

use crate::desk::Speech;
use crate::desk::kit::{self, Palette};
use crate::desk::table::{Seen, entry::EntryLine, plain};
use crate::session::Table;
use crate::words::keys;

/// How many completions are shown.
const SHOWN: usize = 8;

/// Which completion is chosen.
#[derive(Clone, Debug, Default)]
pub struct Completion {
    chosen: Option<usize>,
    /// Where the list was drawn, so that a press on it keeps it open.
    place: Option<Rect>,
    found: Option<(String, u32, Vec<String>)>,
    /// The text at which the list was put away.
    closed: Option<String>,
}

impl Completion {
    /// The choices that go on as a text begins.
    pub(super) fn fitting(&mut self, seen: &Seen, text: &str) -> Vec<String> {
        let typed = text.trim_start().to_lowercase();
        if typed.is_empty() || self.closed.as_deref() == Some(text) {
            return Vec::new();
        }
        match &self.found {
            Some((of, version, found)) if *of == typed && *version == seen.version() => found.clone(),
            _ => {
                let offers = seen.open_offers().filter(|(_, offer)| offer.is_possible());
                let acts = offers.map(|(_, offer)| offer.act.clone());
                let found: Vec<String> =
                    acts.filter(|act| act.starts_with(&typed) && *act != typed.trim_end()).collect();
                self.found = Some((typed, seen.version(), found.clone()));
                found
            }
        }
    }

    /// The next one down.
    pub(super) fn down(&mut self, count: usize) {
        self.chosen = Some(self.chosen.map_or(0, |at| (at + 1) % count.clamp(1, SHOWN)));
    }

    /// The next one up.
    pub(super) fn up(&mut self, count: usize) {
        let last = count.clamp(1, SHOWN) - 1;
        self.chosen = Some(self.chosen.and_then(|at| at.checked_sub(1)).unwrap_or(last));
    }

    /// Another text: none is chosen.
    pub(super) fn typed(&mut self) {
        (self.chosen, self.closed) = (None, None);
    }

    /// Puts the list away until another text is typed.
    pub(super) fn close(&mut self, text: &str) {
        self.closed = Some(text.to_owned());
    }

    /// The one that is chosen.
    pub(super) fn chosen(&self, fitting: &[String]) -> Option<String> {
        fitting.get(self.chosen?).cloned()
    }

    /// What Tab makes of a text: the one that is chosen, else as much as all have in common, else the first.
    pub(super) fn tab(&self, text: &str, fitting: &[String]) -> Option<String> {
        let chosen = self.chosen(fitting);
        chosen
            .or_else(|| common(fitting).filter(|common| common.len() > text.trim_start().len()))
            .or_else(|| fitting.first().cloned())
    }
}

/// The longest beginning that all texts share.
fn common(texts: &[String]) -> Option<String> {
    let (first, rest) = texts.split_first()?;
    let shared =
        |other: &String| first.bytes().zip(other.bytes()).take_while(|(one, two)| one == two).count();
    let length = rest.iter().map(shared).min().unwrap_or(first.len());
    first.get(..length).map(str::to_owned)
}

/// Draws the list above the line; says which was pressed.
pub(super) fn list_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &dyn Table,
    response: &Response,
    line: &mut EntryLine,
    fitting: &[String],
) -> Option<String> {
    let pointer = ui.input(|input| input.pointer.interact_pos());
    let under = line.completion.place.zip(pointer).is_some_and(|(place, pointer)| place.contains(pointer));
    if fitting.is_empty() || !(response.has_focus() || under) {
        line.completion.place = None;
        return None;
    }
    let palette = Palette::of(ui);
    let chosen = line.completion.chosen;
    let mut pressed = None;
    let popup = Popup::from_response(response).open(true).align(RectAlign::BOTTOM_END).gap(kit::GAP);
    let name = speech.word(keys::table::COMPLETIONS);
    let shown = popup.accessible_name(name).width(response.rect.width()).show(|ui| {
        ui.set_min_width(response.rect.width());
        ui.spacing_mut().item_spacing.y = 0.0;
        for (at, act) in fitting.iter().take(SHOWN).enumerate() {
            let told = RichText::new(plain::told(speech, table, act)).small().color(palette.ink);
            let told = told.atom_shrink(true);
            let atoms = (RichText::new(act.as_str()), egui::Atom::grow(), told);
            let mut button = Button::new(atoms).truncate().frame_when_inactive(chosen == Some(at));
            button = button.min_size(egui::vec2(ui.available_width(), kit::PRESS));
            if chosen == Some(at) {
                button = button.fill(palette.chosen);
            }
            if ui.add(button).accessible_name(act.as_str()).clicked() {
                pressed = Some(act.clone());
            }
        }
    });
    line.completion.place = shown.map(|shown| shown.response.rect);
    pressed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tab_takes_what_all_have_in_common_and_then_the_first() {
        let fitting = ["red build 7 2".to_owned(), "red build 7 1".to_owned()];
        let completion = Completion::default();
        assert_eq!(completion.tab("red b", &fitting).as_deref(), Some("red build 7 "));
        assert_eq!(completion.tab("red build 7 ", &fitting).as_deref(), Some("red build 7 2"));
    }

    #[test]
    fn down_and_up_go_round_and_enter_takes_the_one_that_is_chosen() {
        let fitting = ["a".to_owned(), "b".to_owned()];
        let mut completion = Completion::default();
        assert_eq!(completion.chosen(&fitting), None);
        completion.down(2);
        completion.down(2);
        assert_eq!(completion.chosen(&fitting).as_deref(), Some("b"));
        completion.down(2);
        completion.up(2);
        assert_eq!(completion.chosen(&fitting).as_deref(), Some("b"));
    }
}
