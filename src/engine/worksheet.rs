//! A worksheet: an act of a whole phase, or one with many numbers, as rows of figures that open and of numbers to be filled
//! in. A box makes it alternatives its rules from what was filled in so far; whoever shows it computes nothing.

use crate::engine::private_input::PrivateInput;
use crate::engine::{
    Acts, Choice, Derivation, Field, Game, Holder, Journal, Offer, PlaceId, Rules, Seat, Seats, Unit,
};
use crate::words::{Key, Line};

/// What a box fills in on worksheets.
pub trait Worksheets: Rules {
    /// The worksheet of what the table does now, where there is one, as it stands with this filled in.
    fn worksheet(_journal: &Journal<Self>, _draft: &Draft) -> Option<Worksheet<Self::Act>>
    where
        Self: Game,
    {
        None
    }

    /// What players tell or look at behind a curtain now, as it stands with this told; nothing where nothing is secret.
    fn private_input(_journal: &Journal<Self>, _told: &Draft) -> Option<PrivateInput<Self::Act>>
    where
        Self: Game,
    {
        None
    }
}

/// Which number of a worksheet: words of notation, as `red 7`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FieldId(pub String);

impl FieldId {
    /// A number known by these words.
    pub fn new(words: impl ToString) -> Self {
        Self(words.to_string())
    }
}

/// What somebody has filled in on a worksheet, in the order in which it was. What it knows and the worksheet does not rests:
/// nothing that was typed is lost.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Draft {
    filled: Vec<(FieldId, i64)>,
    /// The verb that is chosen, in notation.
    pub verb: Option<String>,
    /// What was pressed on the board for it.
    pub pressed: Vec<PlaceId>,
    /// Acts in notation that were chosen one after the other, for a phase whose order matters; nothing where nobody has begun to
    /// choose.
    pub made: Option<Vec<String>>,
}

impl Draft {
    /// What was filled in somewhere.
    pub fn value(&self, at: &FieldId) -> Option<i64> {
        self.filled.iter().find(|(id, _)| id == at).map(|(_, value)| *value)
    }

    /// The same with something filled in, or taken out again; acts chosen one after the other give way to it.
    #[must_use]
    pub fn with(mut self, at: FieldId, value: Option<i64>) -> Self {
        self.made = None;
        self.set(at, value);
        self
    }

    /// Fills something in, or takes it out again.
    pub fn set(&mut self, at: FieldId, value: Option<i64>) {
        let old = self.filled.iter().position(|(id, _)| *id == at);
        match (old, value) {
            (Some(old), Some(value)) => self.filled.iter_mut().skip(old).take(1).for_each(|it| it.1 = value),
            (Some(old), None) => _ = self.filled.remove(old),
            (None, Some(value)) => self.filled.push((at, value)),
            (None, None) => {}
        }
    }

    /// Everything that was filled in, the oldest first.
    pub fn filled(&self) -> impl Iterator<Item = (&FieldId, i64)> {
        self.filled.iter().map(|(id, value)| (id, *value))
    }
}

/// An act as rows of figures and of numbers to be filled in.
#[derive(Clone, Debug, PartialEq)]
pub struct Worksheet<A> {
    /// What it does, on its button.
    pub does: Line,
    /// The verb that it fills in, in notation; none where it is all of its phase.
    pub verb: Option<&'static str>,
    /// What stands above each column, the first above the labels.
    pub heads: Vec<Label>,
    /// Its rows.
    pub rows: Vec<Row<A>>,
    /// Places of the board alternatives those of its rows, each with what a press on it fills in.
    pub places: Vec<(PlaceId, Draft)>,
    /// What is said below them.
    pub notes: Vec<Line>,
    /// What fills in several numbers at once.
    pub helpers: Vec<Press>,
    /// Numbers of one digit that may be typed in one breath.
    pub breath: Option<Breath>,
    /// Acts that may be done in its place.
    pub alternatives: Vec<Cell<A>>,
    /// The act that it comes to with the answer of the rules, or what is still missing; nothing where it only offers others.
    pub act: Option<Result<Offer<A>, Line>>,
    /// Whether what was filled in last ends that act: it is done at once.
    pub ends: bool,
}

impl<A> Worksheet<A> {
    /// An empty one that is all of its phase.
    pub fn of(does: impl Into<Line>) -> Self {
        Self {
            does: does.into(),
            verb: None,
            heads: Vec::new(),
            rows: Vec::new(),
            places: Vec::new(),
            notes: Vec::new(),
            helpers: Vec::new(),
            breath: None,
            alternatives: Vec::new(),
            act: None,
            ends: false,
        }
    }
}

/// What a row or a column is about.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Label {
    /// A player, drawn as on every page.
    pub seat: Option<Seat>,
    /// A class of things that has a letter on the board.
    pub class: Option<Class>,
    /// In words; a player alone needs none.
    pub what: Option<Line>,
}

/// A class of things that has a letter on the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Class {
    /// Its place in the order of the box.
    pub at: usize,
    /// Its letter.
    pub letter: Line,
    /// Its name.
    pub name: Key,
}

impl Label {
    /// In words.
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

/// A row.
#[derive(Clone, Debug, PartialEq)]
pub struct Row<A> {
    /// Whose this row is and those below it, on the first of them.
    pub whose: Option<Label>,
    /// What it is about.
    pub label: Label,
    /// What stands in its columns; nothing behind the last.
    pub cells: Vec<Cell<A>>,
    /// What is said of it in small letters, and the figure that this opens.
    pub small: Option<(Line, Option<Derivation>)>,
    /// Whether that has a line of its own, however short it is: it grows while something is typed, and nothing may move.
    pub below: bool,
    /// The place on the board that it is about, with what a press on that fills in.
    pub at: Option<(PlaceId, Draft)>,
}

impl<A> Row<A> {
    /// A row about something.
    pub fn of(label: Label) -> Self {
        Self { whose: None, label, cells: Vec::new(), small: None, below: false, at: None }
    }
}

/// What stands in a column of a row.
#[derive(Clone, Debug, PartialEq)]
pub enum Cell<A> {
    /// Nothing.
    Empty,
    /// That there is no figure.
    None,
    /// A figure with its terms.
    Figure(Derivation, Weight),
    /// What lies somewhere; its history opens.
    Lying(Holder, Unit, i64),
    /// Words.
    Words(Line),
    /// A figure told in words, which opens it.
    Told(Line, Derivation),
    /// A number to be filled in.
    Field(NumberEntry),
    /// One of the numbers that are typed in one breath, and whether it is the next.
    Typed(FieldId, Option<i64>, bool),
    /// Something that fills in with one press.
    Press(Press),
    /// An act of its own alternatives the worksheet: what it is called, what stands on its button.
    Act(Line, Line, Box<Offer<A>>),
    /// Several of these alternatives each other.
    Several(Vec<Cell<A>>),
}

impl<A> Cell<A> {
    /// The presses in it.
    pub fn presses(&self) -> Vec<&Press> {
        match self {
            Self::Press(press) => vec![press],
            Self::Several(cells) => cells.iter().flat_map(Self::presses).collect(),
            _ => Vec::new(),
        }
    }

    /// A figure that is one of many.
    pub fn plain(figure: Derivation) -> Self {
        Self::Figure(figure, Weight::Plain)
    }

    /// An act of its own, called as its button is labelled.
    pub fn act<G: Game<Act = A>>(journal: &Journal<G>, name: impl Into<Line>, act: impl Into<A>) -> Self {
        let name = name.into();
        Self::Act(name.clone(), name, Box::new(journal.offer(Choice::whole(act.into()))))
    }

    /// A figure that counts.
    pub fn strong(figure: Derivation) -> Self {
        Self::Figure(figure, Weight::Strong)
    }
}

/// How much a figure counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// One of many.
    Plain,
    /// A result.
    Strong,
    /// What the act would change.
    Changed,
}

/// A number to be filled in, and what is in it.
#[derive(Clone, Debug, PartialEq)]
pub struct NumberEntry {
    /// Which one.
    pub id: FieldId,
    /// Its name and its bounds.
    pub field: Field,
    /// What was filled in.
    pub value: Option<i64>,
}

impl NumberEntry {
    /// A number with what a draft has for it.
    pub fn new(id: FieldId, field: Field, draft: &Draft) -> Self {
        let value = draft.value(&id);
        Self { id, field, value }
    }
}

/// Something that fills in numbers with one press.
#[derive(Clone, Debug, PartialEq)]
pub struct Press {
    /// What it is called.
    pub name: Line,
    /// What stands on it.
    pub label: Line,
    /// What it does, in a sentence.
    pub description: Option<Line>,
    /// Whether it is chosen, where it is one of several.
    pub chosen: Option<bool>,
    /// What is filled in after it; nothing where it would do nothing now.
    pub makes: Option<Draft>,
    /// The number that is typed next.
    pub then: Option<FieldId>,
    /// The place on the board that is pressed for the same.
    pub at: Option<PlaceId>,
    /// Whether it steps the number alternatives it, which the keyboard types.
    pub steps: bool,
}

impl Press {
    /// A press that is called as it is labelled.
    pub fn new(name: impl Into<Line>, makes: Draft) -> Self {
        let (name, makes) = (name.into(), Some(makes));
        Self {
            label: name.clone(),
            name,
            description: None,
            chosen: None,
            makes,
            then: None,
            at: None,
            steps: false,
        }
    }

    /// One of several answers, of which this one is chosen or not.
    #[must_use]
    pub fn chosen(self, chosen: bool) -> Self {
        Self { chosen: Some(chosen), ..self }
    }

    /// The same is pressed on the board.
    #[must_use]
    pub fn at(self, place: PlaceId) -> Self {
        Self { at: Some(place), ..self }
    }
}

/// Numbers of one digit, typed one after the other.
#[derive(Clone, Debug, PartialEq)]
pub struct Breath {
    /// What they are.
    pub name: Key,
    /// An example.
    pub hint: String,
    /// In the order in which they are typed.
    pub fields: Vec<FieldId>,
    /// The digits there are, each by its name.
    pub digits: Vec<(u8, Line)>,
}

impl<A: Acts> Worksheet<A> {
    /// The same in notation.
    pub fn written(self, seats: &Seats) -> Worksheet<String> {
        let offer = |offer: Offer<A>| offer.written(seats);
        let Self { does, verb, heads, rows, places, notes, helpers, breath, alternatives, act, ends } = self;
        let alternatives = alternatives.into_iter().map(|cell| cell.map(&offer)).collect();
        let rows = rows.into_iter().map(|Row { whose, label, cells, small, below, at }| {
            let cells = cells.into_iter().map(|cell| cell.map(&offer)).collect();
            Row { whose, label, cells, small, below, at }
        });
        let rows = rows.collect();
        let act = act.map(|act| act.map(&offer));
        Worksheet { does, verb, heads, rows, places, notes, helpers, breath, alternatives, act, ends }
    }
}

impl<A> Cell<A> {
    fn map<B>(self, offer: &impl Fn(Offer<A>) -> Offer<B>) -> Cell<B> {
        match self {
            Self::Empty => Cell::Empty,
            Self::None => Cell::None,
            Self::Figure(figure, weight) => Cell::Figure(figure, weight),
            Self::Lying(holder, unit, count) => Cell::Lying(holder, unit, count),
            Self::Words(line) => Cell::Words(line),
            Self::Told(line, figure) => Cell::Told(line, figure),
            Self::Field(entry) => Cell::Field(entry),
            Self::Typed(id, value, next) => Cell::Typed(id, value, next),
            Self::Press(press) => Cell::Press(press),
            Self::Act(name, label, act) => Cell::Act(name, label, Box::new(offer(*act))),
            Self::Several(cells) => Cell::Several(cells.into_iter().map(|cell| cell.map(offer)).collect()),
        }
    }
}
