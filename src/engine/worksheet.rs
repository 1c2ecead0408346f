//! Worksheets: forms for an act that covers a whole phase or has many numbers, as rows of figures and fields; and the private input of
//! players. The game computes them from its rules and a draft; the screen computes nothing.

use crate::engine::{AnyAct, Derivation, Field, Holder, Offer, PlaceId, Rejection, Rules, Seat, Unit, View};
use crate::msg;
use crate::words::{Entered, Key, Line, keys};

/// The worksheets of a game.
pub trait Worksheets: Rules {
    /// The form for the current phase with this draft filled in, if the phase has one.
    fn worksheet(_view: View<'_, Self>, _draft: &Draft) -> Option<Worksheet> {
        None
    }

    /// The private input due now with this draft filled in, if any.
    fn private_input(_view: View<'_, Self>, _draft: &Draft) -> Option<PrivateInput> {
        None
    }
}

/// The largest count that an act can hold.
const LARGEST_COUNT: i64 = u8::MAX as i64;

/// The id of a field, in words of notation such as `red 7`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FieldId(pub String);

impl FieldId {
    /// The id with these words.
    pub fn new(words: impl ToString) -> Self {
        Self(words.to_string())
    }
}

/// The state of a form: the values filled in, in order. Values of fields that the form does not show now are
/// kept, so that no input is lost.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Draft {
    /// The number in each field, or the typed text if it is not a number.
    filled: Vec<(FieldId, Result<i64, String>)>,
    /// The selected verb, in notation.
    pub verb: Option<String>,
    /// The places pressed on the board for the selected verb.
    pub pressed: Vec<PlaceId>,
    /// The acts chosen so far in a phase whose order matters; `None` before the first choice.
    pub made: Option<Vec<AnyAct>>,
}

impl Draft {
    /// The value of a field.
    pub fn value(&self, at: &FieldId) -> Option<i64> {
        self.filled().find(|(id, _)| *id == at).map(|(_, value)| value)
    }

    /// The content of a number field.
    pub fn entered(&self, at: &FieldId) -> Entered {
        self.filled.iter().find(|(id, _)| id == at).map(|(_, entered)| entered.clone()).transpose()
    }

    /// Sets the content of a number field and returns the draft. Acts chosen in order are discarded.
    #[must_use]
    pub fn with_entered(mut self, at: FieldId, entered: Entered) -> Self {
        self.made = None;
        self.put(at, entered.transpose());
        self
    }

    /// Sets or clears a field and returns the draft. Acts chosen in order are discarded.
    #[must_use]
    pub fn with(self, at: FieldId, value: Option<i64>) -> Self {
        self.with_entered(at, Ok(value))
    }

    /// Sets or clears a field.
    pub fn set(&mut self, at: FieldId, value: Option<i64>) {
        self.put(at, value.map(Ok));
    }

    fn put(&mut self, at: FieldId, entered: Option<Result<i64, String>>) {
        let old = self.filled.iter_mut().find(|(id, _)| *id == at);
        match (old, entered) {
            (Some(old), Some(entered)) => old.1 = entered,
            (None, Some(entered)) => self.filled.push((at, entered)),
            (_, None) => self.filled.retain(|(id, _)| *id != at),
        }
    }

    /// All values, oldest first.
    pub fn filled(&self) -> impl Iterator<Item = (&FieldId, i64)> {
        self.filled.iter().filter_map(|(id, entered)| Some((id, *entered.as_ref().ok()?)))
    }
}

/// An act as rows of figures and fields.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Worksheet {
    /// The label of its button.
    pub does: Line,
    /// The verb that it fills in, in notation; `None` if it covers the whole phase.
    pub verb: Option<&'static str>,
    /// The headings of the columns, beginning with the column of labels.
    pub heads: Vec<Label>,
    /// Its rows.
    pub rows: Vec<Row>,
    /// Further places on the board to press, each with the draft after a press.
    pub places: Vec<(PlaceId, Draft)>,
    /// Notes shown below the rows.
    pub notes: Vec<Line>,
    /// Buttons that fill in several fields at once.
    pub helpers: Vec<Press>,
    /// The initial draft when its verb is selected.
    pub begun: Draft,
    /// One-digit fields that may be typed as one number.
    pub digit_run: Option<DigitRun>,
    /// Buttons for other acts or choices, shown below the form.
    pub alternatives: Vec<Cell>,
    /// The resulting act with its preview, or what is missing; `None` if the form only offers alternatives.
    pub act: Option<Result<Offer, Line>>,
}

impl Worksheet {
    /// An empty form for a whole phase.
    pub fn of(does: impl Into<Line>) -> Self {
        Self { does: does.into(), ..Self::default() }
    }

    /// For a form whose field bounds depend on a missing board value. Its act becomes one that is rejected because the value is missing, so that the
    /// page asks for the value.
    #[must_use]
    pub fn asking(self, act: impl Into<AnyAct>, unread: Rejection) -> Self {
        let offer = Offer::of(act, Err(unread));
        Self { act: Some(Ok(offer)), ..self }
    }
}

/// The label of a row or a column.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Label {
    /// A player, shown in the usual style.
    pub seat: Option<Seat>,
    /// A class, which is shown as a letter on the board.
    pub class: Option<Class>,
    /// The text; `None` if the player or the class is the whole label.
    pub what: Option<Line>,
}

/// A class of things, shown as a letter on the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Class {
    /// Its index in the game's order.
    pub at: usize,
    /// Its letter.
    pub letter: Line,
    /// Its name.
    pub name: Key,
}

impl Label {
    /// A text.
    pub fn of(what: impl Into<Line>) -> Self {
        Self { what: Some(what.into()), ..Self::default() }
    }

    /// A player.
    pub fn seat(seat: Seat) -> Self {
        Self { seat: Some(seat), ..Self::default() }
    }

    /// A class.
    pub fn class(class: Class) -> Self {
        Self { class: Some(class), ..Self::default() }
    }
}

/// A row of a worksheet.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// On the first of several related rows: their common label.
    pub whose: Option<Label>,
    /// What it is about.
    pub label: Label,
    /// Its cells; missing cells at the end are empty.
    pub cells: Vec<Cell>,
    /// A note in small print, and the figure that a press on it opens.
    pub small: Option<(Line, Option<Derivation>)>,
    /// Whether the note always takes a line of its own, so that rows do not move when it grows while typing.
    pub below: bool,
    /// The place on the board for this row, with the draft after a press on it.
    pub at: Option<(PlaceId, Draft)>,
}

impl Row {
    /// A row with a label.
    pub fn of(label: Label) -> Self {
        Self { whose: None, label, cells: Vec::new(), small: None, below: false, at: None }
    }
}

/// A cell of a row.
#[derive(Clone, Debug, PartialEq)]
pub enum Cell {
    /// An empty cell.
    Empty,
    /// A dash for a figure that does not exist.
    None,
    /// A figure with its terms.
    Figure(Derivation, Weight),
    /// A balance; a press opens its history.
    Balance(Holder, Unit, i64),
    /// Text.
    Words(Line),
    /// Text; a press opens a figure.
    Told(Line, Derivation),
    /// A number field.
    Field(NumberEntry),
    /// One of several one-digit fields typed as one number: its id, its digit, and whether it is next.
    Typed(FieldId, Option<i64>, bool),
    /// A button that fills in fields.
    Press(Press),
    /// An alternative act: its name, the label of its button, and the offer.
    Act(Line, Line, Box<Offer>),
    /// Several cells side by side.
    Several(Vec<Cell>),
}

impl Cell {
    /// The cells shown side by side in it; the cell itself if it is only one.
    pub fn parts(&self) -> &[Self] {
        if let Self::Several(cells) = self { cells } else { std::slice::from_ref(self) }
    }

    /// Its number fields.
    pub fn entries(&self) -> impl Iterator<Item = &NumberEntry> {
        self.parts().iter().filter_map(|cell| if let Self::Field(entry) = cell { Some(entry) } else { None })
    }

    /// Its buttons.
    pub fn presses(&self) -> impl Iterator<Item = &Press> {
        self.parts().iter().filter_map(|cell| if let Self::Press(press) = cell { Some(press) } else { None })
    }

    /// A figure in normal weight.
    pub fn plain(figure: Derivation) -> Self {
        Self::Figure(figure, Weight::Plain)
    }

    /// A figure in strong weight.
    pub fn strong(figure: Derivation) -> Self {
        Self::Figure(figure, Weight::Strong)
    }
}

/// The visual weight of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// An ordinary figure.
    Plain,
    /// A result.
    Strong,
    /// A figure that the act would change.
    Changed,
}

/// A field and its value.
#[derive(Clone, Debug, PartialEq)]
pub struct NumberEntry {
    /// Which one.
    pub id: FieldId,
    /// Its label and bounds.
    pub field: Field,
    /// The value filled in.
    pub value: Option<i64>,
}

impl NumberEntry {
    /// A field with its value from a draft.
    pub fn new(id: FieldId, field: Field, draft: &Draft) -> Self {
        let value = draft.value(&id);
        Self { id, field, value }
    }
}

/// A button that fills in fields.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Press {
    /// Its name for screen readers and tooltips.
    pub name: Line,
    /// Its label.
    pub label: Line,
    /// Its effect, in one sentence.
    pub description: Option<Line>,
    /// Whether it is selected, for one of several options.
    pub chosen: Option<bool>,
    /// The draft after a press; `None` disables it.
    pub makes: Option<Draft>,
    /// The place on the board with the same effect.
    pub at: Option<PlaceId>,
}

impl Press {
    /// A button whose label is also its name.
    pub fn new(name: impl Into<Line>, makes: Draft) -> Self {
        let name = name.into();
        Self { label: name.clone(), name, makes: Some(makes), ..Self::default() }
    }

    /// Makes it an option, selected or not.
    #[must_use]
    pub fn chosen(self, chosen: bool) -> Self {
        Self { chosen: Some(chosen), ..self }
    }
}

/// One-digit fields that are typed as one number.
#[derive(Clone, Debug, PartialEq)]
pub struct DigitRun {
    /// Their common name.
    pub name: Key,
    /// An example.
    pub hint: String,
    /// The fields in typing order.
    pub fields: Vec<FieldId>,
    /// The digits allowed, each with its name.
    pub digits: Vec<(u8, Line)>,
}

impl Worksheet {
    /// Withholds the act while a number field contains text that is not a number, or a number too large for the act.
    #[must_use]
    pub fn as_typed(self, draft: &Draft) -> Self {
        let cells = self.rows.iter().flat_map(|row| &row.cells);
        let wrong =
            cells.flat_map(Cell::entries).find_map(|NumberEntry { id, field, .. }| match draft.entered(id) {
                Err(text) => Some(msg!(keys::words::NOT_A_NUMBER, text)),
                // The act cannot hold such a number, so the rules would never see it.
                Ok(Some(number)) if number > LARGEST_COUNT && field.most <= LARGEST_COUNT => {
                    Some(field.bounds_line(number))
                }
                Ok(_) => None,
            });
        match wrong {
            Some(wanted) => Self { act: self.act.map(|_| Err(wanted)), ..self },
            None => self,
        }
    }
}

/// The private input of all players, one after another.
#[derive(Clone, Debug, PartialEq)]
pub struct PrivateInput {
    /// The instruction shown above it.
    pub description: Line,
    /// Whether the game is waiting for it.
    pub awaited: bool,
    /// The players who have something to enter or to view, in seating order.
    pub people: Vec<PrivateTurn>,
    /// The resulting act, if there is one act for the whole table.
    pub act: Option<HiddenAct>,
}

/// The private input of one player.
#[derive(Clone, Debug, PartialEq)]
pub struct PrivateTurn {
    /// The player.
    pub seat: Seat,
    /// The name shown: the player's, or that of one of the player's two hands (see `SecondHand`).
    pub name: Line,
    /// The fields to fill in.
    pub rows: Vec<SecretRow>,
    /// What is shown while a button is held down.
    pub held: Vec<Line>,
    /// The resulting act, if each player has an act of their own.
    pub act: Option<HiddenAct>,
}

impl PrivateTurn {
    /// All fields to fill in.
    pub fn fields(&self) -> impl Iterator<Item = &Secret> {
        self.rows.iter().flat_map(|row| &row.fields)
    }

    /// The number of fields filled in.
    pub fn done(&self) -> usize {
        self.fields().filter(|field| field.entry.value.is_some()).count()
    }
}

/// A row of secret fields.
#[derive(Clone, Debug, PartialEq)]
pub struct SecretRow {
    /// Its label.
    pub label: Line,
    /// The fields, from left to right.
    pub fields: Vec<Secret>,
}

/// A number that only one player may see.
#[derive(Clone, Debug, PartialEq)]
pub struct Secret {
    /// The field and its value. A number that is already known is the initial value of the field.
    pub entry: NumberEntry,
    /// The word shown instead of zero, if any.
    pub zero: Option<Line>,
    /// The entered value in words.
    pub said: Option<Line>,
    /// For a doubtful value: a warning that does not reveal it, and the reason.
    pub doubt: Option<(Line, Line)>,
}

/// An act that stays hidden until it is entered.
#[derive(Clone, Debug, PartialEq)]
pub struct HiddenAct {
    /// The label of its button.
    pub does: Line,
    /// The act; `None` until all fields are filled in.
    pub act: Option<AnyAct>,
}
