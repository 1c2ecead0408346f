//! Values typed on the set-up sheet that are not in the file of their board yet: they last with the plan, so that a window that
//! closes loses none, until Begin or Keep writes them.

use std::collections::BTreeMap;

use egui::Context;

use crate::clock::now;
use crate::desk::Action;
use crate::desk::errand::{Errand, Looked};
use crate::desk::notice::Notice;
use crate::desk::setup::boards::write_own;
use crate::desk::setup::{Own, SetupPage};
use crate::engine::board::{BoardSchema, Printed, WrittenBoard};
use crate::preset::Unusable;

/// What is to be written into a board, by its cells; nothing where a value was taken out.
pub type Edits = BTreeMap<String, Option<Printed>>;

/// A board on its way into its file.
#[derive(Debug)]
pub struct Keeping {
    errand: Errand<Result<(), Unusable>>,
    name: String,
    board: WrittenBoard,
    /// The game that begins once it is there.
    then: Option<String>,
}

/// A board with what was typed since.
pub fn with(board: &WrittenBoard, edits: Option<&Edits>) -> WrittenBoard {
    let mut board = board.clone();
    for (word, printed) in edits.into_iter().flatten() {
        match printed {
            Some(printed) => _ = board.insert(word.clone(), printed.clone()),
            None => _ = board.remove(word),
        }
    }
    board
}

/// What was typed between two boards.
pub fn between(before: &WrittenBoard, after: &WrittenBoard) -> Edits {
    let gone = before.keys().filter(|word| !after.contains_key(*word)).map(|word| (word.clone(), None));
    let typed = after.iter().filter(|(word, printed)| before.get(*word) != Some(printed));
    typed.map(|(word, printed)| (word.clone(), Some(printed.clone()))).chain(gone).collect()
}

/// What of it this version of the box has cells for.
pub fn fitting(edits: &mut Edits, form: &BoardSchema) {
    edits.retain(|word, printed| {
        let fits = |slot| printed.as_ref().is_none_or(|printed| form.check(slot, &printed.0).is_ok());
        form.find(word).is_some_and(fits)
    });
}

impl SetupPage {
    /// One of the table's own boards as far as it has been read, kept or not.
    pub(super) fn read_of(&self, name: &str) -> Option<WrittenBoard> {
        let Own::Read(own) = &self.own else { return None };
        let board = own.get(name)?.as_ref().ok()?;
        Some(with(board, self.plan.unkept.get(name)))
    }

    /// Notes what has been read of a board.
    pub(super) fn note(&mut self, name: &str, now: &WrittenBoard) {
        let Own::Read(own) = &self.own else { return };
        let Some(Ok(before)) = own.get(name) else { return };
        let edits = between(before, now);
        match edits.is_empty() {
            true => _ = self.plan.unkept.remove(name),
            false => _ = self.plan.unkept.insert(name.to_owned(), edits),
        }
    }

    /// How many values of the chosen board are not kept yet.
    pub(super) fn unkept(&self) -> usize {
        self.plan.unkept.get(&self.plan.board).map_or(0, BTreeMap::len)
    }

    /// Writes the chosen board; a game that waits for it begins afterwards.
    pub(super) fn keep(&mut self, ctx: &Context, then: Option<String>) {
        let name = self.plan.board.clone();
        let (Some(shelf), Some(board)) = (self.shelf.clone(), self.read_of(&name)) else { return };
        let (game, form) = (self.contents.game, self.contents.schema().clone());
        let (called, written) = (name.clone(), board.clone());
        let errand = Errand::run(ctx, move || write_own(&shelf, (game, &called), &form, &written));
        self.keeping = Some(Keeping { errand, name, board, then });
    }

    /// Begins a game, after what has been read for it is kept.
    pub(super) fn begin(&mut self, ctx: &Context, header: String, actions: &mut Vec<Action>) {
        if self.unkept() > 0 && self.shelf.is_some() {
            self.keep(ctx, Some(header));
        } else {
            actions.push(Action::Begin(header));
        }
    }

    /// Takes up what was written; a game begins whether the disk took its values or not, since it has them itself.
    pub(super) fn kept(&mut self, actions: &mut Vec<Action>) {
        let Some(Keeping { errand, name, board, then }) = self.keeping.take() else { return };
        match errand.look() {
            Looked::NotYet => {
                self.keeping = Some(Keeping { errand, name, board, then });
                return;
            }
            Looked::Found(Err(why)) => {
                actions.push(Action::Tell(Box::new(Notice::trouble(why.line(), why.suggestion()))));
            }
            Looked::Found(Ok(())) => {
                let typed = self.read_of(&name);
                if let Own::Read(own) = &mut self.own {
                    own.insert(name.clone(), Ok(board));
                }
                self.days.insert(name.clone(), now().chars().take(10).collect());
                typed.into_iter().for_each(|typed| self.note(&name, &typed));
            }
            Looked::Over => {}
        }
        actions.extend(then.map(Action::Begin));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::board::{Source, Value};

    #[test]
    fn what_was_typed_between_two_boards_makes_the_second_of_the_first() {
        let read = |cells: &[(&str, i64)]| -> WrittenBoard {
            let printed = |value| Printed(Value::Whole(value), Source::Board);
            cells.iter().map(|(word, value)| ((*word).to_owned(), printed(*value))).collect()
        };
        let (before, after) = (read(&[("a", 1), ("b", 2), ("c", 3)]), read(&[("a", 1), ("b", 5), ("d", 4)]));
        let edits = between(&before, &after);
        assert_eq!(edits.len(), 3);
        assert_eq!(with(&before, Some(&edits)), after);
        assert!(between(&after, &after).is_empty());
    }
}
