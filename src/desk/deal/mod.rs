//! The dealing table of Autotock: who shuffles, how many cards are dealt, who begins. It needs no set-up, no names and one key.

mod marks;
mod page;
mod places;
mod ring;
mod words;

pub use page::deal_ui;

use serde::{Deserialize, Serialize};

use crate::ask::terms::autotock::{Dealing, Special, dealing};
use marks::Marks;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DealAction {
    /// Sets the number of players.
    Players(usize),
    Next,
    /// Undoes the last step.
    Back,
    /// Starts again with the same players.
    Again,
    /// Sets or removes the mark of a car: the place, and which of its cars.
    Mark(usize, usize, Option<Special>),
}

/// Deals with the same players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Run {
    players: usize,
    dealt: usize,
    names: Vec<String>,
    marks: Vec<Marks>,
}

/// The dealing table with all deals so far, so that every step can be undone.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct DealPage {
    runs: Vec<Run>,
}

impl DealPage {
    /// A table for so many players; `None` asks first.
    pub fn new(players: Option<usize>) -> Self {
        let mut page = Self::default();
        if let Some(players) = players {
            page.take(DealAction::Players(players));
        }
        page
    }

    /// The number of players, once chosen.
    pub fn players(&self) -> Option<usize> {
        self.runs.last().map(|run| run.players)
    }

    /// The current deal.
    pub fn dealing(&self) -> Option<Dealing> {
        self.runs.last().and_then(|run| dealing(run.players, run.dealt))
    }

    /// Whether there is a step to undo.
    pub fn begun(&self) -> bool {
        self.runs.len() > 1 || self.runs.last().is_some_and(|run| run.dealt > 0)
    }

    /// Executes an action.
    pub fn take(&mut self, step: DealAction) {
        match step {
            DealAction::Players(players) => self.seat(players),
            DealAction::Next => {
                if let Some(run) = self.runs.last_mut() {
                    run.dealt += 1;
                }
            }
            DealAction::Back => {
                let several = self.runs.len() > 1;
                match self.runs.last_mut() {
                    Some(run) if run.dealt > 0 => run.dealt -= 1,
                    Some(_) if several => {
                        self.runs.pop();
                    }
                    _ => {}
                }
            }
            DealAction::Again => {
                if let Some(run) = self.runs.last().filter(|run| run.dealt > 0) {
                    let marks = vec![Marks::default(); run.players];
                    let run = Run { dealt: 0, marks, ..run.clone() };
                    self.runs.push(run);
                }
            }
            DealAction::Mark(place, car, special) => {
                let Some(run) = self.runs.last_mut() else { return };
                run.marks.resize(run.players, Marks::default());
                let marks = run.marks.get_mut(place);
                if let Some(mark) = marks.and_then(|marks| marks.get_mut(car)) {
                    *mark = special;
                }
            }
        }
    }

    /// Changes the number of players, which is possible with a full deck. The next dealer becomes the first dealer, and the names rotate
    /// accordingly.
    fn seat(&mut self, players: usize) {
        if dealing(players, 0).is_none() {
            return;
        }
        let Some(now) = self.dealing() else {
            let (names, marks) = (vec![String::new(); players], vec![Marks::default(); players]);
            self.runs.push(Run { players, dealt: 0, names, marks });
            return;
        };
        let Some(run) = self.runs.last_mut() else { return };
        if !now.full_deck() || run.players == players {
            return;
        }
        let mut names = run.names.clone();
        names.rotate_left(now.shuffler % run.players.max(1));
        names.resize(players, String::new());
        let mut marks = run.marks.clone();
        marks.rotate_left(now.shuffler % run.players.max(1));
        marks.resize(players, Marks::default());
        if run.dealt == 0 {
            (run.players, run.names, run.marks) = (players, names, marks);
        } else {
            self.runs.push(Run { players, dealt: 0, names, marks });
        }
    }

    /// The name at a place.
    fn name(&self, place: usize) -> Option<&str> {
        let name = self.runs.last()?.names.get(place)?.trim();
        (!name.is_empty()).then_some(name)
    }

    fn marks(&self, place: usize) -> Marks {
        self.runs.last().and_then(|run| run.marks.get(place)).copied().unwrap_or_default()
    }

    fn name_mut(&mut self, place: usize) -> Option<&mut String> {
        self.runs.last_mut()?.names.get_mut(place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(page: &DealPage) -> Option<u8> {
        page.dealing().map(|dealing| dealing.deal.cards)
    }

    #[test]
    fn every_step_is_taken_back() {
        let mut page = DealPage::new(Some(4));
        assert!(!page.begun());
        for _ in 0..3 {
            page.take(DealAction::Next);
        }
        page.take(DealAction::Players(2));
        page.take(DealAction::Next);
        assert_eq!((page.players(), cards(&page)), (Some(2), Some(6)));
        page.take(DealAction::Again);
        for _ in 0..3 {
            page.take(DealAction::Back);
        }
        assert_eq!((page.players(), page.dealing().map(|now| now.shuffler)), (Some(4), Some(1)));
        for _ in 0..9 {
            page.take(DealAction::Back);
        }
        assert_eq!(page, DealPage::new(Some(4)));
    }

    #[test]
    fn players_change_only_when_the_deck_is_full() {
        let mut page = DealPage::new(Some(3));
        page.take(DealAction::Players(4));
        assert_eq!(page.players(), Some(4), "nothing was dealt yet");
        page.take(DealAction::Next);
        page.take(DealAction::Players(2));
        assert_eq!(page.players(), Some(4), "in the middle of the deck");
        page.take(DealAction::Players(7));
        assert_eq!(page.players(), Some(4));
        page.take(DealAction::Next);
        page.take(DealAction::Next);
        page.take(DealAction::Players(3));
        assert_eq!((page.players(), cards(&page)), (Some(3), Some(5)));
    }

    #[test]
    fn a_mark_survives_the_next_deal_and_is_gone_when_its_car_moves() {
        let mut page = DealPage::new(Some(4));
        page.take(DealAction::Mark(1, 2, Some(Special::Nitro)));
        page.take(DealAction::Mark(1, 0, Some(Special::Puncture)));
        page.take(DealAction::Next);
        assert_eq!(page.marks(1), [Some(Special::Puncture), None, Some(Special::Nitro)]);
        page.take(DealAction::Mark(1, 2, None));
        assert_eq!(page.marks(1), [Some(Special::Puncture), None, None], "the other car has not moved");
        page.take(DealAction::Mark(9, 9, None));
    }

    #[test]
    fn names_move_round_to_the_next_dealer() {
        let mut page = DealPage::new(Some(4));
        for (place, name) in ["Alice", "Bruno", "Chloé", "David"].into_iter().enumerate() {
            page.name_mut(place).unwrap().push_str(name);
        }
        for _ in 0..3 {
            page.take(DealAction::Next);
        }
        page.take(DealAction::Players(3));
        let names: Vec<_> = (0..4).map(|place| page.name(place)).collect();
        assert_eq!(names, [Some("Bruno"), Some("Chloé"), Some("David"), None]);
    }
}
