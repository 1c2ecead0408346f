//! Saves board values to their file while they are typed, so that closing the window loses none.

use egui::Context;

use crate::clock::now;
use crate::desk::Action;
use crate::desk::errand::{Errand, Looked};
use crate::desk::notice::Notice;
use crate::desk::setup::boards::write_own;
use crate::desk::setup::{Own, SetupPage};
use crate::engine::board::WrittenBoard;

impl SetupPage {
    /// The values entered so far of a user's board.
    pub(super) fn read_of(&self, name: &str) -> Option<&WrittenBoard> {
        let Own::Read(own) = &self.own else { return None };
        own.get(name)?.as_ref().ok()
    }

    /// Notes a change of a user's board.
    pub(super) fn note(&mut self, name: &str, now: &WrittenBoard) {
        let Own::Read(own) = &mut self.own else { return };
        if let Some(Ok(board)) = own.get_mut(name).filter(|board| board.as_ref() != Ok(now)) {
            board.clone_from(now);
            self.unwritten.insert(name.to_owned());
            self.checked = None;
        }
    }

    /// Writes the changed boards one by one. A session that waits for this starts even if writing fails, because its header contains the values.
    pub(super) fn write(&mut self, ctx: &Context, actions: &mut Vec<Action>) {
        if let Some((errand, name)) = self.writing.take() {
            match errand.look() {
                Looked::NotYet => {
                    self.writing = Some((errand, name));
                    return;
                }
                Looked::Found(Err(why)) => {
                    actions.push(Action::Tell(Box::new(Notice::trouble(why.line(), why.suggestion()))));
                }
                Looked::Found(Ok(())) => _ = self.days.insert(name, now().chars().take(10).collect()),
                Looked::Over => {}
            }
        }
        let next = self.shelf.clone().and_then(|shelf| Some((shelf, self.unwritten.pop_first()?)));
        if let Some((shelf, name)) = next {
            let (game, form) = (self.contents.game, self.contents.schema().clone());
            let (board, of) = (self.read_of(&name).cloned().unwrap_or_default(), name.clone());
            let errand = Errand::run(ctx, move || write_own(&shelf, (game, &of), &form, &board));
            self.writing = Some((errand, name));
        } else {
            actions.extend(self.begins.take().map(Action::Begin));
        }
    }
}
