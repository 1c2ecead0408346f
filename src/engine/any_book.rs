//! The book of any game, with its rules.

use std::any::Any;
use std::fmt::Debug;
use std::ops::Deref;
use std::sync::Arc;

use crate::engine::correcting::{correct, helped, stand};
use crate::engine::entry::Verb;
use crate::engine::ruling::Rulings;
use crate::engine::scene::{Idle, Mark};
use crate::engine::worksheet::PrivateInput;
use crate::engine::{
    Accounts, AnyAct, AnyStands, Book, Chapter, Chart, Derivation, Document, Draft, Draw, Effect, First,
    Game, GameInfo, Header, Ledger, Offer, PlaceId, QuizQuestion, Refusal, Rejection, Reminder, Scene, Seat,
    Setting, Standing, Trace, Transaction, TurnStatus, Unit, Worksheet,
};
use crate::words::{Line, keys};

/// A book after a step, and the effect of the step.
pub type Performed = Result<(Arc<dyn AnyBook>, Effect), Rejection>;

/// The book of some game at one moment. It asks the rules the same questions as [`Game`], with acts of any
/// game; an act of another game is refused.
pub trait AnyBook: Questions + Any + Debug + Send + Sync {
    /// Balances, debts and rulings.
    fn accounts(&self) -> &Accounts;

    /// Whether another book is equal.
    fn same(&self, other: &dyn AnyBook) -> bool;

    /// The book with other rulings in force.
    fn under(&self, rulings: Rulings) -> Arc<dyn AnyBook>;

    /// Carries out a step on a copy. Of an amend, only the part that keeps balances is carried out.
    ///
    /// # Errors
    /// Fails as the act does; the book is unchanged.
    fn perform(&self, setting: &Setting, step: &Verb, trace: Trace) -> Performed;

    /// As [`crate::engine::View::preview`].
    ///
    /// # Errors
    /// Fails as the act does.
    fn preview(&self, setting: &Setting, act: &AnyAct, trace: Trace) -> Performed;

    /// The draw of an act.
    fn draw(&self, setting: &Setting, act: &AnyAct) -> Option<Draw>;

    /// As [`crate::engine::View::offers`].
    fn offers(&self, setting: &Setting) -> Vec<Offer>;

    /// As [`crate::engine::View::forced`].
    fn forced(&self, setting: &Setting) -> Vec<(AnyAct, Effect)>;

    /// Whether offering this act now would reveal a secret.
    fn reveals_secret(&self, setting: &Setting, act: &AnyAct) -> bool;

    /// Questions to ask about a legal act before it is entered.
    fn doubts(&self, setting: &Setting, act: &AnyAct) -> Vec<Line>;

    /// Doubts about values in a legal act that the board does not list.
    fn unlisted(&self, setting: &Setting, act: &AnyAct) -> Vec<Line>;

    /// The reminders that are due now, each with a legal act.
    fn reminders(&self, setting: &Setting) -> Vec<Reminder>;

    /// The form for the current phase with this draft filled in, if the phase has one.
    fn worksheet(&self, setting: &Setting, draft: &Draft) -> Option<Worksheet>;

    /// As [`crate::engine::View::scene`].
    fn scene(&self, setting: &Setting) -> Option<Scene>;

    /// The whole off-ledger state, without numbered pieces; `None` if the game has none.
    fn stands(&self, setting: &Setting) -> Option<AnyStands>;

    /// The state at the beginning of a phase; `None` if the game does not define it.
    fn at_phase(&self, setting: &Setting, turn: u32, phase: u8) -> Option<AnyStands>;

    /// The positions of numbered pieces in another book, where they differ; `None` if none does.
    fn pieces_to(&self, setting: &Setting, other: &dyn AnyBook) -> Option<AnyStands>;

    /// The book with its numbered pieces at these positions, unchecked.
    ///
    /// # Errors
    /// Refuses an impossible position.
    fn placed(&self, setting: &Setting, pieces: &AnyStands) -> Result<Arc<dyn AnyBook>, Rejection>;
}

/// Declares questions that are passed on to the rules unchanged.
macro_rules! questions {
    ($($(#[$doc:meta])* fn $ask:ident($($with:ident: $ty:ty),*) -> $answer:ty;)+) => {
        /// The questions that the rules answer about the book of any game.
        pub trait Questions {
            $($(#[$doc])* fn $ask(&self, setting: &Setting, $($with: $ty),*) -> $answer;)+
        }

        impl<G: Game> Questions for Book<G> {
            $(fn $ask(&self, setting: &Setting, $($with: $ty),*) -> $answer {
                G::$ask(self.view(setting), $($with),*)
            })+
        }
    };
}

questions! {
    /// The turn, the phase and who acts.
    fn stage() -> TurnStatus;

    /// The results, as if the game ended now.
    ///
    /// # Errors
    /// Asks for missing board values.
    fn standings() -> Result<Vec<Standing>, Rejection>;

    /// What a player would pay if payments were collected now.
    ///
    /// # Errors
    /// Asks for missing board values.
    fn bill(seat: Seat) -> Result<Option<Derivation>, Rejection>;

    /// The introduction read out before the first turn, by chapter.
    fn talk() -> Vec<Chapter>;

    /// Quiz questions of the game itself.
    fn quiz_questions() -> Vec<QuizQuestion>;

    /// The private input due now with this draft filled in, if any.
    fn private_input(draft: &Draft) -> Option<PrivateInput>;

    /// The letter that the game's chart uses for a verb now.
    fn letter(verb: &str) -> Option<char>;

    /// What to show on places while a verb is selected.
    fn figures(verb: &str) -> Vec<(PlaceId, Vec<Mark>)>;

    /// Why a press on a place does nothing while no verb is selected, and which acts help.
    fn idle(place: PlaceId) -> Option<Idle>;

    /// The numbers of the pieces of a unit that a player has, in ascending order.
    fn numbers(unit: Unit, seat: Seat) -> Vec<u8>;
}

impl dyn AnyBook {
    /// The book as that of a given game; `None` if it belongs to another.
    pub fn of<G: Game>(&self) -> Option<&Book<G>> {
        (self as &dyn Any).downcast_ref()
    }
}

impl Deref for dyn AnyBook {
    type Target = Accounts;

    fn deref(&self) -> &Accounts {
        self.accounts()
    }
}

impl PartialEq for dyn AnyBook {
    fn eq(&self, other: &Self) -> bool {
        self.same(other)
    }
}

fn held<G: Game>((book, effect): (Book<G>, Effect)) -> (Arc<dyn AnyBook>, Effect) {
    (Arc::new(book), effect)
}

/// Refuses an act of another game.
fn foreign() -> Rejection {
    Rejection::Unreadable(keys::engine::NOTATION_EMPTY.into())
}

impl<G: Game> AnyBook for Book<G> {
    fn accounts(&self) -> &Accounts {
        &self.accounts
    }

    fn same(&self, other: &dyn AnyBook) -> bool {
        other.of() == Some(self)
    }

    fn under(&self, rulings: Rulings) -> Arc<dyn AnyBook> {
        Arc::new(Self { accounts: Accounts { rulings, ..self.accounts.clone() }, state: self.state.clone() })
    }

    fn perform(&self, setting: &Setting, step: &Verb, trace: Trace) -> Performed {
        if let Verb::Act(act) = step {
            return self.view(setting).perform(act.of().ok_or_else(foreign)?, trace).map(held);
        }
        let mut tx = Transaction::<G>::begin(setting, self.clone(), trace);
        match step {
            Verb::Correct(correction) => correct(&mut tx, correction)
                .map_err(|rejection| helped(GameInfo::of::<G>(), setting, self, rejection))?,
            Verb::Ruling(decision) => tx.decide(&decision.id, &decision.option, &decision.by)?,
            Verb::Amend(amendment) => stand(&mut tx, amendment)?,
            _ => {}
        }
        Ok(held(tx.commit()))
    }

    fn preview(&self, setting: &Setting, act: &AnyAct, trace: Trace) -> Performed {
        self.view(setting).preview(act.of().ok_or_else(foreign)?, trace).map(held)
    }

    fn draw(&self, setting: &Setting, act: &AnyAct) -> Option<Draw> {
        G::draw(self.view(setting), act.of()?)
    }

    fn offers(&self, setting: &Setting) -> Vec<Offer> {
        self.view(setting).offers()
    }

    fn forced(&self, setting: &Setting) -> Vec<(AnyAct, Effect)> {
        let forced = self.view(setting).forced().0.into_iter();
        forced.map(|(act, effect)| (act.into(), effect)).collect()
    }

    fn reveals_secret(&self, setting: &Setting, act: &AnyAct) -> bool {
        act.of().is_some_and(|act| G::reveals_secret(self.view(setting), act))
    }

    fn doubts(&self, setting: &Setting, act: &AnyAct) -> Vec<Line> {
        act.of().map(|act| G::doubts(self.view(setting), act)).unwrap_or_default()
    }

    fn unlisted(&self, setting: &Setting, act: &AnyAct) -> Vec<Line> {
        let view = self.view(setting);
        let legal = act.of().filter(|act| view.preview(act, Trace::Off).is_ok());
        legal.map(|act| G::unlisted(view, act)).unwrap_or_default()
    }

    fn reminders(&self, setting: &Setting) -> Vec<Reminder> {
        let view = self.view(setting);
        let mut all = G::reminders(view);
        all.retain(|reminder| reminder.act.of().is_some_and(|act| view.preview(act, Trace::Off).is_ok()));
        all
    }

    fn worksheet(&self, setting: &Setting, draft: &Draft) -> Option<Worksheet> {
        Some(G::worksheet(self.view(setting), draft)?.as_typed(draft))
    }

    fn scene(&self, setting: &Setting) -> Option<Scene> {
        self.view(setting).scene()
    }

    fn stands(&self, setting: &Setting) -> Option<AnyStands> {
        G::stands(self.view(setting)).said()
    }

    fn at_phase(&self, setting: &Setting, turn: u32, phase: u8) -> Option<AnyStands> {
        G::at_phase(self.view(setting), turn, phase).said()
    }

    fn pieces_to(&self, setting: &Setting, other: &dyn AnyBook) -> Option<AnyStands> {
        G::pieces_to(self.view(setting), other.of()?.view(setting)).said()
    }

    fn placed(&self, setting: &Setting, pieces: &AnyStands) -> Result<Arc<dyn AnyBook>, Rejection> {
        let mut tx = Transaction::<G>::begin(setting, self.clone(), Trace::Off);
        G::correct(&mut tx, pieces.of().ok_or_else(foreign)?)?;
        Ok(Arc::new(tx.commit().0))
    }
}

/// The book after setup: rulings in force, pieces handed out, and the position from the header, if any.
pub(super) fn open<G: Game>(setting: &Setting, header: &Header, setup: First, trace: Trace) -> Performed {
    let chart = Arc::new(Chart::new(G::UNITS, G::PLACES, setting.seats.count()));
    let mut rulings = Rulings::defaults(G::RULINGS);
    for (id, option) in &header.rulings {
        rulings.decide(id, option).map_err(|line| Refusal::new(line, keys::engine::RULE_RULINGS))?;
    }
    let state = G::initial_state(setting, setup)?;
    let accounts = Accounts { ledger: Ledger::open(chart), debts: Vec::new(), rulings };
    let mut tx = Transaction::begin(setting, Book::<G> { accounts, state }, trace);
    G::set_up(&mut tx, setup)?;
    if let Some(position) = &header.position {
        correct(&mut tx, position)?;
    }
    let (book, effect) = tx.commit();
    Ok((Arc::new(book), effect))
}

/// A session at one moment, summarised.
#[derive(Clone, Debug)]
pub struct Glance {
    /// The book.
    pub book: Arc<dyn AnyBook>,
    /// The turn, the phase and who acts.
    pub stage: TurnStatus,
    /// The results, or the board value that is missing for them.
    pub standings: Result<Vec<Standing>, Rejection>,
}

impl Glance {
    /// Summarises a session with this book.
    pub fn of(setting: &Setting, book: &Arc<dyn AnyBook>) -> Self {
        Self { stage: book.stage(setting), standings: book.standings(setting), book: Arc::clone(book) }
    }
}
