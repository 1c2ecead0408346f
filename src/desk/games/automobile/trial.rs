//! What a sheet of Automobile remembers: the answer of the rules to its act, what was looked up, what was filled in.

use crate::desk::games::automobile::Moment;
use crate::desk::games::foot;
use crate::engine::{Acts, Effect, Holder, Journal, Unit};
use crate::games::automobile::{Act, Automobile};
use crate::session::Timeline;

pub use crate::desk::games::foot::{Asked, accept_ui};

/// An act with the answer of the rules to it.
#[derive(Debug, Default)]
pub struct Trial(foot::Trial);

impl Trial {
    /// Asks the rules, unless they have answered this already.
    pub fn ask<'a>(&'a mut self, journal: &'a Journal<Automobile>, act: &Act) -> Asked<'a> {
        self.0.ask(journal, act.write(&journal.setting().seats))
    }
}

/// Something looked up for one version of the book.
#[derive(Debug)]
pub struct Kept<T>(Option<(u32, T)>);

impl<T> Default for Kept<T> {
    fn default() -> Self {
        Self(None)
    }
}

impl<T> Kept<T> {
    /// Looks it up again if something was entered since.
    pub fn of(&mut self, journal: &Journal<Automobile>, look: impl FnOnce() -> T) -> &T {
        let version = journal.version();
        if self.0.as_ref().is_some_and(|(seen, _)| *seen != version) {
            self.0 = None;
        }
        &self.0.get_or_insert_with(|| (version, look())).1
    }
}

/// What somebody has filled in on a sheet, as long as its moment lasts.
#[derive(Debug, Default)]
pub struct Filled<T> {
    moment: Option<Moment>,
    /// What was filled in.
    pub values: T,
}

impl<T: Default> Filled<T> {
    /// Begins with an empty sheet in another moment.
    pub fn at(&mut self, moment: Moment) -> &mut T {
        if self.moment != Some(moment) {
            *self = Self { moment: Some(moment), values: T::default() };
        }
        &mut self.values
    }
}

/// What moves into a hand less what moves out of it, of one unit.
pub fn net(effect: &Effect, holder: Holder, unit: Unit) -> i64 {
    let of = effect.movements.iter().filter(|movement| movement.unit == unit);
    of.map(|movement| movement.gain(holder)).sum()
}
