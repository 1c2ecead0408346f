//! What can be asked of any game. The trait is object-safe, so that a panel that serves every box takes a
//! `&dyn Table`; nothing in it changes the game.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::sync::Arc;

use crate::engine::alternatives::Alternative;
use crate::engine::board::Board;
use crate::engine::entry::{AmendPolicy, StepId};
use crate::engine::explain::Side;
use crate::engine::ledger::{Movement, Written};
use crate::engine::ruling::Rulings;
use crate::engine::slips::{Gap, Suspect};
use crate::engine::trial_balance::{LastCount, Part, TrialBalance};
use crate::engine::{
    Book, Chart, Column, Debt, Derivation, Drawn, Due, Effect, Game, Halt, Holder, Journal, Ledger, Lesson,
    Offer, Reminder, ReminderForm, RuleEntry, Scales, Seat, Seats, SecondHand, Seed, Setting, Stage,
    Standing, Unit, Unseeded, View, Weighed,
};
use crate::session::{Amended, Asked, Divergences, Mended, StepText, TableRuling};
use crate::words::{Key, Line};

/// A game of any box, to be looked at. Whatever is costly is computed once per [`Table::version`] by who asks.
pub trait Table: Divergences + Debug + Send + Sync {
    /// The word of the game on the command line and in records.
    fn game(&self) -> &'static str;
    /// Its title.
    fn title(&self) -> Key;
    /// The version of its rules in this program.
    fn rules(&self) -> u32;
    /// What is taught of its phases, in order.
    fn lessons(&self) -> &'static [Lesson];
    /// What its rules say, paragraph by paragraph.
    fn entries(&self) -> &'static [RuleEntry];
    /// What a turn lays against each other, where the box has such things.
    fn scales(&self) -> Option<Scales>;
    /// What that came to, turn by turn.
    ///
    /// # Errors
    /// Halts where a step cannot be replayed.
    fn weighed(&self) -> Result<Vec<Weighed>, Halt>;
    /// What is shown of each player, row by row.
    fn columns(&self) -> Vec<Column>;
    /// What its standings are called before it is over.
    fn standing_name(&self) -> Key;
    /// The players.
    fn seats(&self) -> &Seats;
    /// The colours in the box, in the order in which they are handed out.
    fn colours(&self) -> &'static [crate::engine::Colour];
    /// Units and places.
    fn chart(&self) -> &Arc<Chart>;
    /// Seats and printed values as they are known now.
    fn setting(&self) -> &Setting;
    /// The printed values as they are known now.
    fn board(&self) -> &Board;
    /// What the header says of the record itself.
    fn facts(&self) -> Facts<'_>;
    /// The header as the first line of a record has it.
    fn header_json(&self) -> String;

    /// Where the game stands.
    fn stage(&self) -> Stage;
    /// All balances.
    fn ledger(&self) -> &Ledger;
    /// What a holder has of a unit.
    fn balance(&self, holder: Holder, unit: Unit) -> i64;
    /// What could not be paid, oldest first.
    fn debts(&self) -> &[Debt];
    /// The rulings in force.
    fn rulings(&self) -> &Rulings;
    /// What the box keeps beside the ledger, word by word, as records name things.
    fn beside(&self) -> BTreeMap<String, String>;
    /// Whether each unit adds up to what the box held when it was opened.
    fn balanced(&self) -> bool;
    /// Everybody's result, as if the game ended now.
    ///
    /// # Errors
    /// Asks for printed values that have not been read.
    fn standings(&self) -> Result<Vec<Standing>, Halt>;

    /// How many lines follow the header.
    fn lines(&self) -> u32;
    /// A number that grows whenever anything was entered.
    fn version(&self) -> u32 {
        self.lines()
    }
    /// One line.
    fn line(&self, n: u32) -> Option<TimelineRow<'_>>;
    /// A line as a record has it, without its checksum.
    fn line_json(&self, n: u32) -> Option<String>;
    /// The line that the next act follows.
    fn head(&self) -> u32;
    /// The line that one undo goes back to.
    fn undo_target(&self) -> Option<u32>;
    /// The line that one redo goes forward to.
    fn redo_target(&self) -> Option<u32>;
    /// The lines from the header to the head, in order.
    fn chain(&self) -> &[u32];
    /// Ends of branches that were left, newest first.
    fn branches(&self) -> Box<dyn Iterator<Item = u32> + '_>;
    /// The lines on the chain that have been put right since, each with the amend that did it last.
    fn put_right(&self) -> BTreeMap<u32, u32>;
    /// The steps that lead to the head as they stand now, in order.
    fn steps(&self) -> Vec<StepText>;
    /// Every time that a step on the chain was put right, in order; step 0 is the set-up.
    fn mended(&self) -> BTreeMap<StepId, Vec<Mended>>;
    /// Every choice there was before a step, with the answer of the rules.
    ///
    /// # Errors
    /// Refuses a step that is not there.
    fn offers_before(&self, step: StepId) -> Result<Vec<Offer<String>>, Halt>;
    /// The steps that an amend put in or gave other words, each with what it does now.
    ///
    /// # Errors
    /// Halts where a step cannot be replayed.
    fn put_in(&self, n: u32) -> Result<Vec<(StepText, Effect)>, Halt>;
    /// The table as it was right after a line; 0 is the set-up.
    ///
    /// # Errors
    /// Refuses a line that is not there.
    fn look(&self, line: u32) -> Result<Glance, Halt>;

    /// What entering a text would do: notation or JSON.
    fn preview(&self, text: &str) -> Reply;
    /// What amending would do, the edits in notation: `replace 31 red pass; strike 32`.
    ///
    /// # Errors
    /// Says what was not understood, or which step is not there. A step broken by it is reported.
    fn preview_amend(&self, edits: &str, was: AmendPolicy) -> Result<Amended, Halt>;
    /// The correction, in JSON, that leads from the book to what a sheet says: each line what lies where, or a fix.
    ///
    /// # Errors
    /// Names what is not understood, and what does not add up.
    fn position(&self, sheet: &str) -> Result<String, Halt>;
    /// The fix that goes to the beginning of a phase of a turn, in notation, where the box can say it.
    fn phase_fix(&self, turn: u32, phase: u8) -> Option<String>;
    /// What the box questions about a line before it is entered; nothing where the line is no act.
    fn doubts(&self, text: &str) -> Vec<Line>;
    /// The numbers of the pieces of a unit that a player has; nothing where they are only counted.
    fn numbers(&self, unit: Unit, seat: Seat) -> Option<Vec<u8>>;
    /// The fix that puts a numbered piece before a player, or back in the bank, in notation.
    fn piece_fix(&self, unit: Unit, number: u8, to: Option<Seat>) -> Option<String>;
    /// What lies on the table, as such a sheet.
    fn sheet(&self) -> String;
    /// What reading a printed value anew would change, as an amend is previewed; nothing for any other text, and where
    /// the value was not known before.
    fn preview_reading(&self, text: &str) -> Option<Amended>;
    /// The draw that a text leaves open: an act without its outcome, for Steward to draw or the table to type.
    fn due(&self, text: &str) -> Option<Due>;
    /// The draws that Steward made, each with its line; undone ones too.
    fn draws(&self) -> Vec<(u32, &Drawn)>;
    /// What happened beside the draws of the seed: undone ones, typed outcomes, draws put right. Looks through the whole
    /// record.
    fn unseeded(&self) -> Vec<Unseeded>;
    /// The seed that has been published, once the game was over.
    fn published(&self) -> Option<&str>;
    /// Every choice in notation with the answer of the rules, refused ones too, most useful first.
    fn offers(&self) -> Vec<Offer<String>>;
    /// The legal act, in notation, that is nearest to one that the rules refuse; see [`Journal::instead`].
    fn instead(&self, text: &str) -> Option<String>;
    /// An offer with its fields filled in, in order: notation again.
    ///
    /// # Errors
    /// Says what was not understood.
    fn fill(&self, text: &str, values: &[i64]) -> Result<String, Line>;
    /// The trial balance of every unit.
    fn trial_balances(&self) -> Vec<TrialBalance>;

    /// The last count, and how it compared with the book of its moment.
    fn last_count(&self) -> Option<LastCount>;

    /// What was counted by hand, beside the book.
    fn gaps(&self, counted: &[(Holder, Unit, i64)]) -> Vec<Gap>;

    /// Every single slip of the hand that explains all gaps, the most probable first. `pieces` are the values
    /// of the banknotes or pieces of a unit.
    fn suspects(&self, gaps: &[Gap], pieces: &dyn Fn(Unit) -> Vec<i64>) -> Vec<Suspect>;

    /// An amend with further edits so that it breaks no later entry: what can be kept becomes corrections. Its
    /// [`Amended::text`] is what is entered.
    ///
    /// # Errors
    /// As [`Table::preview_amend`].
    fn mend(&self, edits: &str, was: AmendPolicy) -> Result<Amended, Halt>;

    /// Every choice with its price, in notation: cost now, the bill if it came right after, money left.
    fn alternatives(&self) -> Vec<Alternative<String>>;

    /// What a player would have to pay if the bill came now, where the box has one.
    ///
    /// # Errors
    /// Asks for printed values that have not been read.
    fn bill(&self, seat: Seat) -> Result<Option<Derivation>, Halt>;

    /// What this box can remind of, by the words with which each is switched off.
    fn reminder_forms(&self) -> &'static [ReminderForm];

    /// What is about to be forgotten now, each with the act in notation that does it; legal, all of them.
    fn reminders(&self) -> Vec<Reminder<String>>;

    /// The question about an entry, or about what an amend put in: `31`, `40.2`.
    ///
    /// # Errors
    /// Refuses an entry on which the book does not rest.
    fn question(&self, step: StepId) -> Result<Asked, Halt>;

    /// The rulings of the table so far, in order.
    fn table_rulings(&self) -> Vec<TableRuling>;

    /// The offer at a place of [`Table::offers`] with its fields filled in, in order: notation. Unlike the text of
    /// an offer this knows the fields that stand at zero.
    fn fill_offer(&self, at: usize, values: &[i64]) -> Option<String>;

    /// A text in plain words: an act of the game; nothing for what is not one.
    fn told(&self, text: &str) -> Option<Line>;

    /// What a line entered, in plain words: an act of the game; nothing for what is not one.
    fn told_line(&self, n: u32) -> Option<Line>;

    /// Hands that do not lie with their player, where a player has more than one.
    fn second_hands(&self) -> Vec<SecondHand>;

    /// What a verb of notation is called on a button.
    fn verb(&self, word: &str) -> Option<Key>;

    /// What a line did, with every term; 0 is the set-up, a fact did nothing.
    ///
    /// # Errors
    /// Refuses a line that is not there.
    fn explain(&self, line: u32) -> Result<Effect, Halt>;
    /// The open points that decided what a line did: where another option would have come to something else.
    fn decided(&self, line: u32) -> Vec<Line>;
    /// The open points that decide what a text would do now, or why it is refused.
    fn decides(&self, text: &str) -> Vec<Line>;
    /// Why a holder has what it has.
    fn explain_balance(&self, holder: Holder, unit: Unit) -> Derivation;
    /// Why a holder had what it had right after a line.
    ///
    /// # Errors
    /// Refuses a line that is not there.
    fn explain_balance_at(&self, line: u32, holder: Holder, unit: Unit) -> Result<Derivation, Halt>;
    /// Why a holder has what it has right before a step as the steps stand now, or right after it.
    ///
    /// # Errors
    /// Refuses a step that is not there.
    fn explain_balance_around(
        &self,
        step: StepId,
        side: Side,
        holder: Holder,
        unit: Unit,
    ) -> Result<Derivation, Halt>;
    /// Why a holder would have what it would have after an amend, before anything is let stand; the edits as
    /// [`Table::preview_amend`] takes them.
    ///
    /// # Errors
    /// As [`Table::preview_amend`].
    fn balance_amended(&self, edits: &str, holder: Holder, unit: Unit) -> Result<Derivation, Halt>;
    /// What a step would do after an amend, with every term; the edits as [`Table::preview_amend`] takes them.
    ///
    /// # Errors
    /// As [`Table::preview_amend`]; refuses a step that would not be there.
    fn step_amended(&self, edits: &str, step: StepId) -> Result<Effect, Halt>;
    /// Why somebody owes something: every entry along which the debt grew or shrank.
    fn explain_debt(&self, debt: &Debt) -> Derivation;
    /// A part of a trial balance with everybody and every place that holds some of it.
    fn explain_trial_balance(&self, unit: Unit, part: Part) -> Derivation;
    /// A holder as a line: a player's name, the bank, a space.
    fn holder_line(&self, holder: Holder) -> Line;
    /// An amount of a unit as a line.
    fn amount_line(&self, unit: Unit, amount: i64) -> Line;
}

/// What the header says of the record itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facts<'a> {
    /// A name for this record that no other has.
    pub id: &'a str,
    /// When it was begun, with the offset of the place.
    pub date: &'a str,
    /// The version of the rules it was begun with.
    pub rules: u32,
    /// Where the printed values came from.
    pub preset: &'a str,
    /// The words of the units that Steward keeps alone.
    pub kept: &'a [String],
    /// The commitment to the seed of its draws, or the seed.
    pub seed: Option<&'a Seed>,
}

/// One line of the record, for a timeline.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TimelineRow<'a> {
    /// Its number.
    pub n: u32,
    /// The line it follows.
    pub on: u32,
    /// When it was entered; empty in a record written by hand.
    pub at: &'a str,
    /// The word of its verb in records: `act`, `back`, `note`.
    pub verb: &'static str,
    /// What was entered, in notation.
    pub text: String,
    /// The movements it made when it was entered; none for a fact.
    pub moves: &'a [Written],
    /// The phase it led to; empty for a fact.
    pub phase: &'a str,
    /// The draw by Steward that its outcome comes from.
    pub draw: Option<&'a Drawn>,
    /// Whether the book stands on it; a fact always counts.
    pub live: bool,
}

/// The table at one moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Glance {
    /// All balances.
    pub ledger: Ledger,
    /// What could not be paid.
    pub debts: Vec<Debt>,
    /// The rulings in force.
    pub rulings: Rulings,
    /// Where the game stands.
    pub stage: Stage,
    /// Everybody's result, or the printed value that is missing.
    pub standings: Result<Vec<Standing>, Halt>,
}

/// The table after what is only tried: nobody asks for its results.
#[derive(Clone, Debug, PartialEq)]
pub struct After {
    /// All balances.
    pub ledger: Ledger,
    /// What could not be paid.
    pub debts: Vec<Debt>,
    /// Where the game would stand.
    pub stage: Stage,
}

impl Glance {
    /// A book looked at.
    pub(super) fn of<G: Game>(journal: &Journal<G>, book: &Book<G>) -> Self {
        let view = View { setting: journal.setting(), book };
        Self {
            ledger: book.ledger.clone(),
            debts: book.debts.clone(),
            rulings: book.rulings.clone(),
            stage: G::stage(view),
            standings: G::standings(view),
        }
    }
}

impl After {
    pub(super) fn of<G: Game>(view: View<'_, G>) -> Self {
        let (ledger, debts) = (view.book.ledger.clone(), view.book.debts.clone());
        Self { ledger, debts, stage: G::stage(view) }
    }
}

/// What entering a text would do, or why it cannot be entered.
pub type Reply = Result<Outcome, Halt>;

/// What a text would do, and the table after it.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    /// The text in the notation that the record would show.
    pub text: String,
    /// The draw that it leaves open; nothing moves before that is made.
    pub due: Option<Due>,
    /// Movements with causes and terms, and figures that decided something.
    pub effect: Effect,
    /// The table after it.
    pub after: After,
}

impl Outcome {
    /// What would move.
    pub fn movements(&self) -> &[Movement] {
        &self.effect.movements
    }
}
