//! A question about a printed value is whole in sight where it is asked: the verbs above step aside for it, where both have
//! no room.

use egui::{Button, Ui};

use crate::desk::kit::{self, icons};
use crate::desk::table::choices::{Choices, tiles_ui};
use crate::desk::{Action, Speech};
use crate::session::Session;
use crate::words::keys;

/// Whether the verbs have stepped aside, how high they are, and how high what stands in their place is.
#[derive(Clone, Debug, Default)]
pub(super) struct Aside {
    stepped: bool,
    verbs: f32,
    back: f32,
}

impl Choices {
    /// Decides whether the verbs step aside in so much room; `asked` as a value is asked below them.
    pub fn step_aside(&mut self, asked: bool, room: f32) {
        self.aside.stepped = asked && self.aside.verbs > kit::PRESS + kit::GAP && self.whole() > room + 0.5;
    }

    /// How much height the verbs leave that have stepped aside.
    pub fn spared(&self) -> f32 {
        if self.aside.stepped { self.aside.verbs - self.aside.back } else { 0.0 }
    }

    /// How high all of it would be with the verbs above.
    pub fn whole(&self) -> f32 {
        self.high + self.spared()
    }
}

/// Draws the verbs of the moment; where they have stepped aside, the way back to them, unless what is `answered` has its own.
pub fn verbs_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    (choices, answered): (&mut Choices, bool),
    actions: &mut Vec<Action>,
) {
    let top = ui.cursor().top();
    if !choices.aside.stepped {
        tiles_ui(ui, speech, table, choices, actions);
        choices.aside.verbs = ui.cursor().top() - top;
        return;
    }
    if !answered {
        let verb = choices.verb().and_then(|at| choices.verbs.get(at));
        let name = verb.map_or_else(|| speech.word(keys::table::BACK_TO_VERBS), |verb| verb.label.clone());
        let back = Button::new((icons::ICON_ARROW_BACK.rich_text(), kit::bold(name.as_str())));
        let back = ui.add(back).accessible_name(name);
        let back = back.on_hover_text(speech.word(keys::table::BACK_TO_VERBS));
        if back.clicked() {
            choices.let_go();
            choices.go(ui, &back, None, Vec::new());
        }
    }
    choices.aside.back = ui.cursor().top() - top;
}
