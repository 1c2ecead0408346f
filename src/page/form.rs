//! The form of a draft: the inputs still open, and the resulting act. Outside worksheets and referee's forms, a draft only filters the candidates, so
//! the order of entry does not matter.

use crate::engine::board::{Board, BoardSchema, CellId, CellKind, Printed, Source, Value};
use crate::engine::entry::{BoardValue, Verb};
use crate::engine::vocabulary::{begins, same};
use crate::engine::worksheet::{Cell, NumberEntry, Press, Row};
use crate::engine::{AnyAct, Field, PlaceId, Rejection, Session, Worksheet};
use crate::page::label::{label, player_label};
use crate::page::moment::WHO;
use crate::page::{Candidate, Draft, GROUP, InputId, Moment};
use crate::words::{Key, Language, Line, keys, misread, parse_entered, parse_number, render};

/// The most acts that are listed one by one. With more, the arguments are asked for one at a time.
const MOST_ROWS: usize = 24;

/// The inputs, places, verbs and acts that match a draft.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Form {
    /// The inputs, in the order of the notation.
    pub inputs: Vec<Input>,
    /// The verb of the worksheet: the chosen verb, or the only verb possible at the pressed places.
    pub(super) verb: Option<&'static str>,
    /// The verbs that still match, while none is chosen.
    pub verbs: Vec<&'static str>,
    /// The places that may be pressed next.
    pub places: Vec<PlaceId>,
    /// The worksheet of the phase, if it is the form in use.
    pub sheet: Option<Box<Worksheet>>,
    /// The matching acts, if few enough to list.
    pub rows: Vec<AnyAct>,
    /// The complete act; or an error. `None` while the act is incomplete.
    pub act: Option<Result<AnyAct, Line>>,
    /// Whether all matching acts wait for the same board value, so it is asked before anything else.
    pub(super) asks_first: bool,
    /// The command of a referee's form, or an error; `None` while it is incomplete.
    pub line: Option<Result<Verb, Line>>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Input {
    pub id: InputId,
    pub kind: InputKind,
    /// The text as typed.
    pub text: String,
    /// Whether the act is complete without it.
    pub optional: bool,
}

/// A word that can be chosen, with its label.
#[derive(Clone, Debug, PartialEq)]
pub struct Word {
    /// The word in notation.
    pub word: String,
    /// The label. It may be typed too.
    pub label: Line,
    /// Whether the word may be typed; `false` for internal names of places and for indices of listed acts and buttons.
    pub is_notation: bool,
}

impl Word {
    /// Whether the typed text may mean this word: as a prefix of the word, of its label or of later words of the label, or as a number in the
    /// label. Ignores accents and case.
    pub fn begins_with(&self, typed: &str, language: Language) -> bool {
        let label = render(&self.label, language);
        // A later word of the label counts if the typed text starts with a letter. In labels of listed acts and places, text that starts
        // with a digit counts too.
        let signs =
            typed.starts_with(|sign: char| sign.is_alphabetic() || !self.is_notation && sign.is_numeric());
        let mut later = label.match_indices(' ').filter_map(|(at, space)| label.get(at + space.len()..));
        self.is_notation && begins(&self.word, typed)
            || begins(&label, typed)
            || signs && later.any(|rest| begins(rest, typed))
            || self.has_words(typed, language)
            || self.has_number(typed, language)
    }

    /// Whether several typed words begin words of the label in this order, such as "models 3" those of "Models: section 3".
    fn has_words(&self, typed: &str, language: Language) -> bool {
        let label = render(&self.label, language);
        let mut label = label.split_whitespace();
        typed.trim().contains(' ')
            && typed.split_whitespace().all(|word| label.any(|other| begins(other, word)))
    }

    /// Whether the typed text equals the word or its label.
    fn is(&self, typed: &str, language: Language) -> bool {
        self.is_notation && same(&self.word, typed) || same(&render(&self.label, language), typed)
    }

    /// Whether the typed text is a number of the label, such as 3 of "48 → 3".
    fn has_number(&self, typed: &str, language: Language) -> bool {
        let label = render(&self.label, language);
        let is_number =
            !self.is_notation && !typed.is_empty() && typed.chars().all(|sign| sign.is_ascii_digit());
        is_number && label.split(|sign: char| !sign.is_alphanumeric()).any(|number| number == typed)
    }

    /// The word that the typed text names: an exact match, or the only word with that number in its label.
    pub(super) fn named<'a>(words: &'a [Self], typed: &str, language: Language) -> Option<&'a Self> {
        let mut numbered = words.iter().filter(|word| word.has_number(typed, language));
        let only = numbered.next().filter(|_| numbered.next().is_none());
        words.iter().find(|word| word.is(typed, language)).or(only)
    }

    /// The word for the typed text: the one that it names, or the only word with that prefix.
    pub(super) fn meant<'a>(words: &'a [Self], typed: &str, language: Language) -> Option<&'a Self> {
        let mut begun = words.iter().filter(|word| word.begins_with(typed, language));
        let only = begun.next().filter(|_| begun.next().is_none());
        Self::named(words, typed, language).or(only)
    }
}

/// What an input accepts.
#[derive(Clone, Debug, PartialEq)]
pub enum InputKind {
    Choice(Vec<Word>),
    Number(Box<Field>),
    /// One of these digits; the next digit typed goes to the next input.
    Digit(Vec<u8>),
    Text,
}

impl InputKind {
    /// Whether the input accepts the typed text after what it already contains.
    pub(super) fn takes(&self, before: &str, text: &str, language: Language) -> bool {
        match self {
            Self::Choice(words) => {
                words.iter().any(|word| word.begins_with(&format!("{before}{text}"), language))
            }
            Self::Number(_) => {
                text.chars().all(|sign| sign.is_ascii_digit() || " ,.'’$\u{a0}\u{202f}".contains(sign))
            }
            Self::Digit(digits) => digits.iter().any(|digit| digit.to_string() == text),
            Self::Text => true,
        }
    }

    /// Whether the input is full, so that the next digit goes to the next input.
    pub(super) fn is_filled_by(&self, text: &str, inputs: usize) -> bool {
        match self {
            Self::Digit(_) => !text.is_empty(),
            Self::Number(field) => {
                let full = |number: i64| number.max(1).saturating_mul(10) > field.most;
                inputs > 1 && field.only_table_knows && text.parse().is_ok_and(full)
            }
            Self::Choice(_) | Self::Text => false,
        }
    }
}

impl Input {
    fn number_of(id: InputId, field: &Field, draft: &Draft) -> Self {
        let optional = !field.only_table_knows && (field.may_be_zero || field.begins.is_some());
        let text = draft.text(&id).to_owned();
        let named = |(name, number): (&Line, &i64)| Word {
            word: number.to_string(),
            label: name.clone(),
            is_notation: true,
        };
        let names: Vec<Word> = field.names.iter().zip(&field.among).map(named).collect();
        let kind = match names.is_empty() {
            true => InputKind::Number(Box::new(field.clone())),
            false => InputKind::Choice(names),
        };
        Self { id, kind, text, optional }
    }

    /// Fills in the value from a press, unless a text was typed.
    fn or_made(self, made: Option<i64>) -> Self {
        match made.filter(|_| self.text.is_empty()) {
            Some(made) => Self { text: made.to_string(), ..self },
            None => self,
        }
    }

    /// Whether the act waits for this input.
    pub(super) fn is_wanted(&self) -> bool {
        !self.optional && (self.text.is_empty() || matches!(self.id, InputId::Argument(_)))
    }

    /// Why the text of the input is not a valid value.
    pub(super) fn wrong(&self) -> Option<Line> {
        matches!(self.kind, InputKind::Number(_)).then(|| self.number().err()).flatten()
    }

    /// The number in the input, or why it is not valid.
    fn number(&self) -> Result<Option<i64>, Line> {
        let number = parse_entered(&self.text).map_err(|text| misread(&text))?;
        match (&self.kind, number) {
            (InputKind::Number(field), Some(number)) if field.unread.is_none() && !field.holds(number) => {
                Err(field.bounds_line(number))
            }
            _ => Ok(number),
        }
    }
}

impl Form {
    /// The form of a draft: the worksheet of the phase if its verb matches, otherwise inputs made from the candidates.
    pub fn of(session: &Session, moment: &Moment, draft: &Draft) -> Self {
        if let Some(referee) = draft.referee {
            return Self::of_referee(session, referee, draft);
        }
        if let (Some(act), Some(_)) = (&draft.act, &draft.drawn) {
            return Self { act: Some(Ok(act.clone())), ..Self::default() };
        }
        let verb = draft.verb.filter(|verb| *verb != GROUP).or_else(|| pressed_verb(moment, draft));
        let verb = verb.or(draft.verb);
        let of_verb = Draft { verb, ..draft.clone() };
        let sheet = session.book().worksheet(session.setting(), &of_verb.of_sheet());
        // A worksheet without a verb belongs to `moment.sole`, the only verb that the players to act can use. It is shown before that verb is chosen.
        let open = |sheet: &Worksheet| match verb {
            None => sheet.verb.is_none() || sheet.verb == moment.sole,
            said => sheet.verb.or(moment.sole) == said,
        };
        match sheet.filter(|sheet| open(sheet) && sheet.act.is_some()) {
            Some(sheet) => {
                let verbs = if verb.is_none() { Self::others(moment) } else { Vec::new() };
                let mut form = Self { verbs, verb, ..Self::of_sheet(sheet, moment, draft) };
                if form.places.is_empty() {
                    let fits: Vec<&Candidate> =
                        moment.candidates.iter().filter(|candidate| fits(candidate, &of_verb)).collect();
                    form.places = remaining_places(&fits, draft);
                }
                form
            }
            None => Self::of_candidates(session, moment, draft),
        }
    }

    /// The possible verbs other than `moment.sole`.
    fn others(moment: &Moment) -> Vec<&'static str> {
        moment.possible().filter(|verb| moment.sole != Some(*verb)).collect()
    }

    /// Whether the form takes only presses on the board.
    pub(super) fn is_pressed(&self) -> bool {
        let pressed = |input: &Input| matches!(input.id, InputId::Place | InputId::Row | InputId::Answer);
        self.inputs.iter().all(pressed)
    }

    /// The listed act at an index; the words of [`InputId::Row`] are indices.
    pub(super) fn row(&self, word: &str) -> Option<&AnyAct> {
        self.rows.get(word.parse::<usize>().ok()?)
    }

    /// The buttons of the worksheet that can be typed: the options of the first row without an answer; if all rows have one, those of all rows.
    fn answers(&self) -> Vec<&Press> {
        let mut rows: Vec<Vec<&Press>> = Vec::new();
        for row in self.sheet.iter().flat_map(|sheet| &sheet.rows) {
            let typed =
                |press: &&Press| press.at.is_none() && press.makes.is_some() && press.chosen.is_some();
            let options: Vec<&Press> = row.cells.iter().flat_map(Cell::presses).filter(typed).collect();
            rows.extend(Some(options).filter(|options| !options.is_empty()));
        }
        let open = |row: &&Vec<&Press>| row.iter().all(|press| press.chosen == Some(false));
        rows.iter().find(open).cloned().unwrap_or_else(|| rows.concat())
    }

    /// The button that a word of [`InputId::Answer`] stands for; these words are indices.
    pub(super) fn answer(&self, word: &str) -> Option<&Press> {
        self.answers().get(word.parse::<usize>().ok()?).copied()
    }

    /// The input in which a button is chosen by typing its label, in a worksheet without number fields.
    fn answer_input(&self) -> Option<Input> {
        let numbers = |input: &Input| matches!(input.kind, InputKind::Number(_) | InputKind::Digit(_));
        let named = |(at, press): (usize, &Press)| Word {
            word: at.to_string(),
            label: press.label.clone(),
            is_notation: false,
        };
        let words: Vec<Word> = (0..).zip(self.answers()).map(named).collect();
        let (id, kind) = (InputId::Answer, InputKind::Choice(words.clone()));
        let none = words.is_empty() || self.inputs.iter().any(numbers);
        (!none).then(|| Input { id, kind, text: String::new(), optional: true })
    }

    /// Whether no act matches the draft.
    pub(super) fn is_empty(&self) -> bool {
        self.act.is_none() && self.verbs.is_empty() && self.inputs.is_empty() && self.places.is_empty()
    }

    /// Whether the act goes on by a press on the board and nothing else.
    pub fn is_answered_on_board(&self) -> bool {
        self.sheet.is_none() && self.rows.is_empty() && !self.places.is_empty() && self.is_pressed()
    }

    /// Whether the worksheet offers alternative buttons.
    pub(super) fn offers_choices(&self) -> bool {
        let alternatives = self.sheet.iter().flat_map(|sheet| &sheet.alternatives);
        alternatives.into_iter().any(|cell| matches!(cell, Cell::Press(_)))
    }

    /// The form made from the candidates. While no verb is chosen, the acts of the verb `moment.sole`, if there is one, are listed at once, and below
    /// them the verbs that are possible at any time.
    fn of_candidates(session: &Session, moment: &Moment, draft: &Draft) -> Self {
        if let Some(sole) = moment.sole.filter(|_| draft.verb.is_none()) {
            let of_sole = Self::of_candidates(session, moment, &Draft { verb: Some(sole), ..draft.clone() });
            if !draft.is_only_an_act() && !of_sole.is_empty() {
                return of_sole;
            }
            if !of_sole.rows.is_empty() || of_sole.act.is_some() {
                let one = of_sole.rows.is_empty();
                let verbs = if one { moment.possible().collect() } else { Self::others(moment) };
                return Self { verbs, ..of_sole };
            }
        }
        let mut fits: Vec<&Candidate> =
            moment.candidates.iter().filter(|candidate| fits(candidate, draft)).collect();
        let verbs = distinct(fits.iter().map(|candidate| candidate.syntax.word));
        let mut form = Self { places: remaining_places(&fits, draft), ..Self::default() };
        let begun = draft.verb.is_some() || !draft.places.is_empty();
        if begun && few(&fits) {
            // Acts whose outcome Steward draws are listed before those with an outcome drawn at the table.
            fits.sort_by_key(|candidate| !candidate.is_drawn);
            form.rows = distinct(fits.iter().map(|candidate| candidate.offer.act.clone()));
        }
        let meant = meant(&fits, draft).filter(|_| verbs.len() == 1);
        if verbs.len() == 1 {
            let whole = meant.is_some() || draft.act.is_some() || !form.rows.is_empty();
            form.inputs = arguments(session, &fits, draft, whole);
        }
        form.inputs.extend(numbered(moment, &first_remaining_places(&fits, draft)));
        let chosen = fits.iter().find(|candidate| draft.act.as_ref() == Some(&candidate.offer.act));
        let narrowed = !draft.places.is_empty() || draft.said().next().is_some();
        let preselected = || cheapest(session, &fits).filter(|_| !form.rows.is_empty() && narrowed);
        if let Some(candidate) = chosen.copied().or(meant).or_else(preselected) {
            let told = same_with_number(&fits, candidate);
            let fields = (0..).zip(&told.unwrap_or(candidate).offer.fields);
            // A complete act already has its numbers.
            let fields = fields.filter(|_| chosen.is_none());
            let number = |(at, field)| {
                let number = Input::number_of(InputId::Number(at), field, draft);
                Input { optional: number.optional || told.is_some(), ..number }
            };
            let numbers: Vec<Input> = fields.map(number).collect();
            let is_told = numbers.iter().any(|number| !number.text.is_empty());
            form.inputs.extend(numbers);
            form.act = match told {
                Some(_) if !is_told => Some(Ok(candidate.offer.act.clone())),
                _ => form.filled(&told.unwrap_or(candidate).offer.act),
            };
        }
        // If all matching acts wait for the same board value, it is asked first.
        let alone = draft.verb.is_some() && draft.places.is_empty() && draft.said().next().is_none();
        if let Some(first) = waiting(&fits).filter(|_| alone && form.act.is_none()) {
            (form.act, form.asks_first) = (Some(Ok(first.offer.act.clone())), true);
        }
        if draft.verb.is_none_or(|verb| verb == GROUP) {
            let of_form = moment.form_verb.filter(|_| draft.is_empty()).map(|syntax| syntax.word);
            let open = |verb: &&str| verbs.contains(verb) || of_form == Some(*verb);
            form.verbs = moment.verbs.iter().map(|syntax| syntax.word).filter(open).collect();
            let in_group = draft.verb.is_some() || form.verbs.iter().all(|verb| moment.is_grouped(verb));
            moment.group(&mut form.verbs, in_group);
        }
        form
    }

    /// The act with the numbers of the form; `None` while one is missing.
    fn filled(&self, act: &AnyAct) -> Option<Result<AnyAct, Line>> {
        let mut values = Vec::new();
        for input in self.inputs.iter().filter(|input| matches!(input.id, InputId::Number(_))) {
            match input.number() {
                Ok(Some(number)) => values.push(number),
                Ok(None) if input.optional => values.push(0),
                Ok(None) => return None,
                Err(why) => return Some(Err(why)),
            }
        }
        act.filled(&values).map(Ok)
    }

    fn of_sheet(sheet: Worksheet, moment: &Moment, draft: &Draft) -> Self {
        let mut form = Self::default();
        for cell in sheet.rows.iter().flat_map(|row| &row.cells).flat_map(Cell::parts) {
            form.inputs.extend(match cell {
                Cell::Field(NumberEntry { id, field, value }) => {
                    Some(Input::number_of(InputId::Sheet(id.clone()), field, draft).or_made(*value))
                }
                Cell::Typed(id, made, _) => {
                    let digits = sheet.digit_run.iter().flat_map(|digit_run| &digit_run.digits);
                    let kind = InputKind::Digit(digits.map(|(digit, _)| *digit).collect());
                    let id = InputId::Sheet(id.clone());
                    Some(Input { text: draft.text(&id).to_owned(), id, kind, optional: false }.or_made(*made))
                }
                _ => None,
            });
        }
        let places = sheet.rows.iter().filter_map(|row| row.at.as_ref()).chain(&sheet.places);
        let presses = sheet.rows.iter().flat_map(|row| &row.cells).flat_map(Cell::presses);
        let presses = presses.filter(|press| press.makes.is_some()).filter_map(|press| press.at);
        form.places = places.map(|(place, _)| *place).chain(presses).collect();
        form.inputs.extend(numbered(moment, &form.places));
        if form.has_amounts() {
            form.ask_for_places(&sheet);
        }
        let empty = |input: &Input| !input.optional && input.text.is_empty();
        form.act = match &sheet.act {
            _ if form.inputs.iter().any(empty) => None,
            act => act.as_ref().map(|act| act.as_ref().map(|offer| offer.act.clone()).map_err(Line::clone)),
        };
        form.sheet = Some(Box::new(sheet));
        form.inputs.extend(form.answer_input());
        form
    }
}

fn distinct<T: PartialEq>(items: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut all = Vec::new();
    for item in items {
        if !all.contains(&item) {
            all.push(item);
        }
    }
    all
}

/// Removes an item from a list. Returns whether it was there.
fn take<T: PartialEq>(from: &mut Vec<T>, item: &T) -> bool {
    let at = from.iter().position(|other| other == item);
    at.map(|at| from.remove(at)).is_some()
}

/// Whether the first list is a sub-multiset of the second.
fn within<T: PartialEq>(some: &[T], all: &[T]) -> bool {
    let count = |of: &[T], item| of.iter().filter(|other| *other == item).count();
    some.iter().all(|item| count(some, item) <= count(all, item))
}

fn said(draft: &Draft) -> Vec<(&'static str, &str)> {
    draft.said().collect()
}

fn words(candidate: &Candidate) -> Vec<(&'static str, &str)> {
    candidate.words.iter().map(|(name, word)| (*name, word.as_str())).collect()
}

/// Whether an act still matches the draft.
fn fits(candidate: &Candidate, draft: &Draft) -> bool {
    let grouped = candidate.offer.behind.is_some();
    draft.verb.is_none_or(|verb| verb == candidate.syntax.word || verb == GROUP && grouped)
        && within(&draft.places, &candidate.places)
        && within(&said(draft), &words(candidate))
}

/// The first act whose words are all known, that is, entered or common to all matching acts. Numbers are ignored. Failing that, the only act whose
/// places are all pressed.
fn meant<'a>(fits: &[&'a Candidate], draft: &Draft) -> Option<&'a Candidate> {
    let (first, others) = fits.split_first()?;
    let mut known = words(first);
    for other in others {
        let mut its = words(other);
        known.retain(|word| take(&mut its, word));
    }
    for word in said(draft) {
        take(&mut known, &word);
    }
    known.extend(said(draft));
    // If an act with an outcome drawn at the table is offered too, words alone never select the act whose outcome Steward draws.
    let told = fits.iter().any(|other| !other.is_drawn && other.offer.fields.is_empty());
    let mut meant = fits.iter().filter(|candidate| !(candidate.is_drawn && told));
    let whole = meant.find(|candidate| within(&words(candidate), &known));
    let all_pressed = |candidate: &&&Candidate| within(&candidate.places, &draft.places);
    let mut pressed = fits.iter().filter(|_| !draft.places.is_empty()).filter(all_pressed);
    whole.or(pressed.next().filter(|_| pressed.next().is_none())).copied()
}

/// The arguments in which the matching acts differ, each with its possible next words. `whole`: the act is complete without them, so they are
/// optional.
fn arguments(session: &Session, fits: &[&Candidate], draft: &Draft, whole: bool) -> Vec<Input> {
    let names = distinct(fits.iter().flat_map(|candidate| &candidate.words).map(|(name, _)| *name));
    let inputs = names.into_iter().filter_map(|name| argument(session, name, fits, draft));
    inputs.map(|input| Input { optional: whole || input.optional, ..input }).collect()
}

fn argument(session: &Session, name: &'static str, fits: &[&Candidate], draft: &Draft) -> Option<Input> {
    let id = InputId::Argument(name);
    let text = draft.text(&id).to_owned();
    let left = |candidate: &Candidate| {
        let words = candidate.words.iter().filter(|(other, _)| *other == name);
        let mut left: Vec<String> = words.map(|(_, word)| word.clone()).collect();
        for word in text.split_whitespace() {
            take(&mut left, &word.to_owned());
        }
        left
    };
    let left: Vec<Vec<String>> = fits.iter().map(|candidate| left(candidate)).collect();
    let always = left.iter().all(|words| !words.is_empty());
    let choices = distinct(left.into_iter().flatten());
    // A single word is offered if some of the acts do not have it. Exception: a number, if one of the acts has a number field in which to type it.
    let filled_in = fits.iter().any(|candidate| !candidate.offer.fields.is_empty());
    let only_word = |word: &String| !(always || filled_in && word.parse::<i64>().is_ok());
    let open = choices.len() > 1 || choices.first().is_some_and(only_word);
    let label = |word: &str| if name == WHO { player_label(session, word) } else { label(session, word) };
    let words = choices.into_iter().map(|word| Word { label: label(&word), word, is_notation: true });
    let words: Vec<Word> = words.collect();
    (open || !text.is_empty()).then_some(Input {
        id,
        optional: words.is_empty(),
        kind: InputKind::Choice(words),
        text,
    })
}

/// For an act whose number is drawn: the same act with a field in which the players enter the number.
fn same_with_number<'a>(fits: &[&'a Candidate], drawn: &Candidate) -> Option<&'a Candidate> {
    let same = |other: &&&Candidate| {
        let numbered = drawn.offer.fields.is_empty() && !other.offer.fields.is_empty();
        numbered && (&other.words, &other.places) == (&drawn.words, &drawn.places)
    };
    fits.iter().find(same).copied()
}

/// The only verb with candidates at the pressed places.
fn pressed_verb(moment: &Moment, draft: &Draft) -> Option<&'static str> {
    let mut there = moment.candidates.iter().filter(|candidate| fits(candidate, draft));
    let verb = there.next().filter(|_| !draft.places.is_empty())?.syntax.word;
    there.all(|candidate| candidate.syntax.word == verb).then_some(verb)
}

/// The first of several acts, if all of them wait for the same board value.
fn waiting<'a>(fits: &[&'a Candidate]) -> Option<&'a Candidate> {
    let cell = |candidate: &&Candidate| match &candidate.offer.answer {
        Err(Rejection::Missing(missing)) => Some(missing.cell),
        _ => None,
    };
    let (first, others) = fits.split_first()?;
    let awaited = cell(first)?;
    let all = !others.is_empty() && others.iter().all(|candidate| cell(candidate) == Some(awaited));
    all.then_some(first)
}

/// Whether the acts are listed one by one: there are several but few, and none has a number field.
fn few(fits: &[&Candidate]) -> bool {
    (2..=MOST_ROWS).contains(&fits.len()) && fits.iter().all(|candidate| candidate.offer.fields.is_empty())
}

/// The act with the lowest cost to its player. `None` on a tie, or while a cost is unknown.
fn cheapest<'a>(session: &Session, fits: &[&'a Candidate]) -> Option<&'a Candidate> {
    let costs: Option<Vec<i64>> = fits.iter().map(|candidate| candidate.cost(session)).collect();
    let costs = costs?;
    // An act that brings in money is never chosen for the player.
    let least = costs.iter().min().filter(|least| **least >= 0)?;
    let mut cheap = fits.iter().zip(&costs).filter(|(_, cost)| *cost == least);
    cheap.next().filter(|_| cheap.next().is_none()).map(|(candidate, _)| *candidate)
}

/// The input that names the next place by its printed number, or by its name if several places have that number.
fn numbered(moment: &Moment, places: &[PlaceId]) -> Option<Input> {
    let there: Vec<_> = moment.numbers.iter().filter(|(id, ..)| places.contains(id)).collect();
    let alike = |number: &Line| there.iter().filter(|(_, other, _)| other == number).count() > 1;
    let word = |place: &PlaceId| {
        let (_, number, name) = there.iter().find(|(id, ..)| id == place)?;
        let label = if alike(number) { name.clone()? } else { number.clone() };
        Some(Word { word: place_word(*place), label, is_notation: false })
    };
    let words: Vec<Word> = places.iter().filter_map(word).collect();
    (!words.is_empty()).then(|| Input {
        id: InputId::Place,
        kind: InputKind::Choice(words),
        text: String::new(),
        optional: true,
    })
}

/// Fields that allow this much are for large amounts.
const LARGE_AMOUNT: i64 = 10_000;

impl InputKind {
    pub fn is_amount(&self) -> bool {
        matches!(self, Self::Number(field) if field.most >= LARGE_AMOUNT)
    }
}

impl Form {
    /// Whether the worksheet has inputs for large amounts.
    pub fn has_amounts(&self) -> bool {
        self.inputs.iter().any(|input| matches!(input.id, InputId::Sheet(_)) && input.kind.is_amount())
    }

    /// While a row that must be answered by a press on the board is still unanswered, puts the place input first and requires it. Places without a
    /// number are listed by name.
    fn ask_for_places(&mut self, sheet: &Worksheet) {
        let asked = |row: &Row| {
            let presses: Vec<&Press> = row.cells.iter().flat_map(Cell::presses).collect();
            let on_board = !presses.is_empty() && presses.iter().all(|press| press.at.is_some());
            let named = |press: &Press| {
                let word = place_word(press.at?);
                Some(Word { word, label: press.label.clone(), is_notation: false })
            };
            let answered = presses.iter().any(|press| press.chosen == Some(true));
            on_board.then(|| (answered, presses.into_iter().filter_map(named).collect::<Vec<_>>()))
        };
        let asked: Vec<_> = sheet.rows.iter().filter_map(asked).collect();
        let waits = asked.iter().any(|(answered, _)| !answered);
        let Some(at) = self.inputs.iter().position(|input| input.id == InputId::Place && waits) else {
            return;
        };
        let mut place = self.inputs.remove(at);
        if let InputKind::Choice(words) = &mut place.kind {
            words.retain(|word| word.label.key == keys::desk::FIGURE);
            let known: Vec<String> = words.iter().map(|word| word.word.clone()).collect();
            let new = asked.into_iter().flat_map(|(_, named)| named);
            words.extend(new.filter(|named| !known.contains(&named.word)));
        }
        self.inputs.insert(0, Input { optional: false, ..place });
    }
}

/// The first place of each matching act that is not pressed yet.
fn first_remaining_places(fits: &[&Candidate], draft: &Draft) -> Vec<PlaceId> {
    let next = |candidate: &&Candidate| {
        let mut said = draft.places.clone();
        candidate.places.iter().find(|place| !take(&mut said, place)).copied()
    };
    distinct(fits.iter().filter_map(next))
}

/// The word for a place in an input's choices; it is never shown.
pub(super) fn place_word(place: PlaceId) -> String {
    let seat = place.seat.map(|seat| seat.index().to_string());
    format!("{} {}{}", place.kind, place.number, seat.map(|seat| format!("/{seat}")).unwrap_or_default())
}

fn remaining_places(fits: &[&Candidate], draft: &Draft) -> Vec<PlaceId> {
    let next = |candidate: &&Candidate| {
        let mut left = candidate.places.clone();
        for place in &draft.places {
            take(&mut left, place);
        }
        left
    };
    distinct(fits.iter().flat_map(next))
}

/// The input for a board value.
pub(super) fn input_for(schema: &BoardSchema, cell: CellId, label: Line, draft: &Draft) -> Option<Input> {
    let found = schema.cell(cell)?;
    let kind = match &found.kind {
        CellKind::Whole { least, most } => {
            InputKind::Number(Box::new(Field::new(label, *least, *most).only_table_knows()))
        }
        CellKind::Word(_) => {
            let word = |(word, key): (&str, Key)| Word {
                word: word.to_owned(),
                label: key.into(),
                is_notation: true,
            };
            InputKind::Choice(schema.answers(cell).into_iter().map(word).collect())
        }
        CellKind::Name => InputKind::Text,
    };
    let id = InputId::Board(cell);
    Some(Input { text: draft.text(&id).to_owned(), id, kind, optional: false })
}

/// Parses a text as the value of a cell, and sets it on the board.
pub(super) fn board_value(board: &mut Board, cell: CellId, text: &str) -> Result<BoardValue, Line> {
    let found = board.schema().cell(cell);
    let value = match found.map(|found| found.kind) {
        Some(CellKind::Whole { .. }) => Value::Whole(parse_number(text)?),
        _ => Value::Text(text.trim().to_owned()),
    };
    let cell_word = found.map(|found| found.word()).unwrap_or_default();
    board.set(cell, Printed(value.clone(), Source::Board))?;
    Ok(BoardValue { cell: cell_word, value, source: Source::Board })
}
