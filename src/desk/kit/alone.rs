//! Private input: one player at a time enters or views secret values until that player is done. The values are dots, and show only while a
//! button is held.

use egui::{Button, Id, Key, Modifiers, Response, Ui};

use crate::desk::Speech;
use crate::desk::kit::{add_lit, select_all};
use crate::msg;
use crate::words::{Arg, keys};

/// The player whose secret values are open.
#[derive(Debug)]
pub struct Alone<K> {
    open: Option<K>,
    fresh: bool,
    /// The text box that is to take the focus.
    first: Option<Id>,
}

impl<K> Default for Alone<K> {
    fn default() -> Self {
        Self { open: None, fresh: false, first: None }
    }
}

impl<K: Copy + PartialEq> Alone<K> {
    pub fn is_open(&self, who: K) -> bool {
        self.open == Some(who)
    }

    /// Draws the button that opens or closes a player's values and, while they are open, the button that shows them. Returns whether the latter
    /// is held.
    pub fn buttons(&mut self, ui: &mut Ui, speech: Speech, who: K, name: impl Into<Arg>) -> bool {
        let open = self.is_open(who);
        let key = if open { keys::desk::PUT_AWAY } else { keys::desk::ALONE };
        let button = Button::new(speech.sentence(&msg!(key, seat = name)));
        let button = add_lit(ui, open || self.open.is_none(), button);
        if button.on_disabled_hover_text(speech.word(keys::desk::NOT_ALONE)).clicked() {
            self.open = if open { None } else { Some(who) };
            self.fresh = !open;
        }
        if !open {
            return false;
        }
        let look = ui.button(speech.word(keys::desk::HOLD));
        let key = look.has_focus() && ui.input(|input| input.key_down(Key::Space));
        look.is_pointer_button_down_on() || key
    }

    /// Moves the focus to the first text box after opening, and to the next one on Enter. A focused box selects its text, so that typing
    /// replaces it.
    pub fn follow(&mut self, ui: &Ui, field: &Response, next: Option<Id>) {
        if std::mem::take(&mut self.fresh) {
            self.first = Some(field.id);
        }
        if self.first == Some(field.id) {
            // The click that opened the values takes the focus away as long as it lasts.
            let pressing = ui.input(|input| input.pointer.any_pressed() || input.pointer.any_down());
            match field.has_focus() && !pressing {
                true => self.first = None,
                false => {
                    field.request_focus();
                    ui.ctx().request_repaint();
                }
            }
        }
        if field.gained_focus() {
            select_all(field);
        }
        // Consumes the key, so that one Enter moves on by one box only.
        let enter =
            field.lost_focus() && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
        if let Some(next) = next.filter(|_| enter) {
            ui.memory_mut(|memory| memory.request_focus(next));
        }
    }
}
