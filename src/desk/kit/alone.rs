//! A curtain: somebody is alone with what is secret until that person says to be done; nobody else can open it before
//! that. What lies behind it is dots, and shows only while a button is held.

use egui::{Button, Id, Key, Modifiers, Response, Ui};

use crate::desk::Speech;
use crate::desk::kit::{add_lit, select_all};
use crate::msg;
use crate::words::{Arg, keys};

/// Who is alone with what is secret.
#[derive(Debug)]
pub struct Alone<K> {
    open: Option<K>,
    /// Whether it has just been opened.
    fresh: bool,
    /// The box that waits for the keyboard.
    first: Option<Id>,
}

impl<K> Default for Alone<K> {
    fn default() -> Self {
        Self { open: None, fresh: false, first: None }
    }
}

impl<K: Copy + PartialEq> Alone<K> {
    /// Whether it is open for somebody.
    pub fn is_open(&self, who: K) -> bool {
        self.open == Some(who)
    }

    /// Draws the button that opens the curtain for somebody or says that this one is done, and, while it is open, the
    /// one to be held; whether that one is held.
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

    /// Gives the keyboard to the first box when the curtain opens, and to the next one on Enter; the boxes come in
    /// order. What is typed in a box stands in place of what it held: nobody sees the dots grow.
    pub fn follow(&mut self, ui: &Ui, field: &Response, next: Option<Id>) {
        if std::mem::take(&mut self.fresh) {
            self.first = Some(field.id);
        }
        if self.first == Some(field.id) {
            // The press that opened the curtain takes the keyboard away again as long as it lasts.
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
        // One press leads one box on: the next one does not get to see it.
        let enter =
            field.lost_focus() && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
        if let Some(next) = next.filter(|_| enter) {
            ui.memory_mut(|memory| memory.request_focus(next));
        }
    }
}
