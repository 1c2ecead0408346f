//! How events change the page.

use crate::engine::board::{self, Board, CellId, CellKind, Printed, Source, Value};
use crate::engine::entry::{BoardValue, Verb};
use crate::engine::vocabulary::same;
use crate::engine::worksheet::{self, Cell};
use crate::engine::{AnyAct, MissingValue, Offer, Outcome, PlaceId, Rejection, Session, Syntax, Worksheet};
use crate::msg;
use crate::page::form::{board_value, input_for, place_word};
use crate::page::model::{Asked, Effect, Event, Feedback, FocusTarget, Mode, PageModel, Refused, Step};
use crate::page::view::RowView;
use crate::page::{
    Candidate, Draft, Form, Input, InputId, InputKind, Lasting, Moment, PageView, Referee, Word, meant,
};
use crate::words::{Arg, Key, Line, keys, render};

impl PageModel {
    /// Applies an event and returns what the window must do. All changes of the page go through it, except the language.
    pub fn update(&mut self, event: Event, session: &Session) -> Vec<Effect> {
        // Text that nothing accepted is still shown: the first Enter, Escape or Backspace only removes it.
        if let Some(Feedback::NoneOf(text)) = self.said.take()
            && matches!(event, Event::Accept | Event::Back | Event::Erase)
        {
            self.said = (event == Event::Accept).then_some(Feedback::LeftOut(text));
            return Vec::new();
        }
        let before = (self.draft.clone(), self.field.clone(), self.mode, self.cursor, self.focus());
        let answered = match &event {
            Event::Booked | Event::Changed | Event::LookAt(_) => true,
            Event::SelectAll => matches!(self.focus(), FocusTarget::Input(_)),
            // Focusing the focused input changes nothing, and that is no mistake.
            Event::GoTo(id) => self.focus() == FocusTarget::Input(id.clone()),
            _ => false,
        };
        if std::mem::take(&mut self.draft.replaces) && self.clear_replaced_input(&event) {
            self.recompute(session);
        }
        let read = event == Event::Changed && self.question().is_some();
        let typed = if let Event::Text(text) = &event { Some(text.clone()) } else { None };
        // If the highlighted act needs a board value, the first Enter only chooses it, and the question appears.
        let chosen = matches!(event, Event::Accept | Event::Main) && std::mem::take(&mut self.draft.pointed);
        if chosen && matches!(self.step, Step::Ask(_)) {
            return Vec::new();
        }
        let effects = self.apply(event, session);
        self.recompute(session);
        if read && self.question().is_none() {
            self.draft.at = self.next_to_fill_in();
            // Drops the refused act, so that the list shows what is possible with the new value.
            if matches!(self.step, Step::Refused(_)) && self.draft.act.take().is_some() {
                self.recompute(session);
            }
        }
        let after = (self.draft.clone(), self.field.clone(), self.mode, self.cursor, self.focus());
        if before == after && !answered && effects.is_empty() {
            let nothing = match (typed, &self.step) {
                (Some(text), _) => Feedback::NoneOf(text),
                (None, Step::Refused(refused)) => Feedback::Failed(refused.why.clone()),
                (None, _) => Feedback::Nothing,
            };
            self.said.get_or_insert(nothing);
        }
        effects
    }

    /// The worksheet input after the last one with typed text.
    fn next_to_fill_in(&self) -> Option<InputId> {
        let typed = |input: &Input| !self.draft.text(&input.id).is_empty();
        let of_sheet = |input: &&Input| matches!(input.id, InputId::Sheet(_));
        let numbers: Vec<&Input> = self.form.inputs.iter().filter(of_sheet).collect();
        let last = numbers.iter().rposition(|input| typed(input))?;
        numbers.get(last + 1).map(|input| input.id.clone())
    }

    /// Whether the event erases the focused input, or replaces it with typed text that it accepts. If so, clears the input, unless it is an argument.
    fn clear_replaced_input(&mut self, event: &Event) -> bool {
        let FocusTarget::Input(id) = self.focus() else { return false };
        let Some(input) = self.input(&id).filter(|input| !input.text.is_empty()) else { return false };
        let replaced = match event {
            Event::Text(text) => input.kind.takes("", text, self.language),
            Event::Erase => true,
            _ => false,
        };
        if replaced && !matches!(id, InputId::Argument(_)) {
            self.draft.set(id.clone(), "");
            self.draft.at = Some(id);
        }
        replaced
    }

    fn apply(&mut self, event: Event, session: &Session) -> Vec<Effect> {
        match event {
            Event::Booked => {
                self.draft.leave();
                (self.field, self.cursor) = (None, None);
            }
            // The page already shows the last entry. Board values typed since answer the next question, so they are kept.
            Event::Changed if self.moment.lines == session.entries().len() => {}
            Event::Changed => self.draft.forget_board(),
            Event::Failed(why) => self.said = Some(Feedback::Failed(why)),
            Event::Drawn(act, outcome) => {
                (self.draft, self.field) = (Draft::drawn(act, outcome), None);
                self.recompute(session);
                if let Step::Ready(outcome) = &self.step {
                    return self.enter(outcome);
                }
            }
            Event::Back if self.field.is_some() => self.field = None,
            // A press may answer the question that the drawn act waits for.
            Event::Press(place) if self.draft.drawn.is_some() && self.question().is_some() => {
                return self.press(place, session);
            }
            // A drawn outcome cannot be abandoned.
            event if self.draft.drawn.is_some() && event.abandons_draft() => {
                self.said = Some(Feedback::Failed(keys::page::DRAWN_FIRST.into()));
            }
            Event::LookBy(by) => self.mode = self.along_the_game(by, session),
            Event::LookAt(Some(line)) if line <= session.lines() => self.mode = Mode::History(line),
            Event::LookAt(_) => self.mode = Mode::Live,
            Event::Arrow(by) if self.mode != Mode::Live => self.mode = self.along_the_game(by, session),
            Event::Undo | Event::Redo => return self.walk(event == Event::Undo, session),
            Event::OpenField => self.field = Some(String::new()),
            Event::Field(text) => self.field = text,
            Event::Back => self.back(session),
            _ if self.mode != Mode::Live => {
                self.said = Some(Feedback::Failed(keys::page::LOOKING_BACK.into()))
            }
            event if self.field.is_some() && event.is_pressed() => {
                self.field = None;
                // The typed act becomes the draft to return to when the referee's form closes.
                if let (Event::Open(_), Some(act)) = (&event, self.typed.take()) {
                    self.draft = self.draft_of_act(act, true, session);
                }
                return self.apply(event, session);
            }
            // Closes the referee's form first: these events change the act's draft.
            Event::Choose(_) | Event::Draft(_) | Event::SayAgain(_) if self.draft.referee.is_some() => {
                self.draft.leave();
                self.recompute(session);
                return self.apply(event, session);
            }
            Event::Press(place) if self.draft.referee.is_some() => self.point_at(place, session),
            Event::Press(place) => return self.press(place, session),
            Event::Choose(verb) => self.choose(verb, session),
            Event::Open(referee) => {
                (self.draft, self.cursor) = (std::mem::take(&mut self.draft).of_referee(referee), None);
                self.recompute(session);
                self.draft.at = self.inputs().first().map(|input| input.id.clone());
            }
            Event::Say(id, word) => return self.say(id, &word, session),
            Event::Make(made) => self.draft.make(*made),
            Event::Pick(at) => return self.pick(at, session),
            Event::GoTo(id) => (self.draft.at, self.draft.replaces) = (Some(id), true),
            Event::Text(text) => return self.text(&text, session),
            Event::Erase => self.erase(),
            Event::SelectAll => self.draft.replaces = matches!(self.focus(), FocusTarget::Input(_)),
            Event::SetNumber(id, number) => {
                let takes = |input: &Input| match &input.kind {
                    InputKind::Number(_) => true,
                    InputKind::Digit(digits) => digits.iter().any(|digit| i64::from(*digit) == number),
                    InputKind::Choice(_) | InputKind::Text => false,
                };
                if self.input(&id).is_some_and(takes) {
                    self.draft.set(id.clone(), number.to_string());
                    (self.draft.at, self.draft.replaces) = (Some(id), true);
                }
            }
            Event::Accept => return self.accept(session),
            Event::Main => match &self.step {
                Step::Ready(outcome) => return self.enter(outcome),
                Step::Ask(asked) if asked.is_answered() => {
                    return self.keep(asked.clone(), session);
                }
                // Here the main button says that a value is needed. Pressing it leads to the question, even from the middle of a worksheet.
                Step::Ask(asked) if self.asks().is_none() => {
                    self.draft.at = asked.inputs.first().map(|input| input.id.clone());
                }
                Step::Ask(_) | Step::Forced(_) => return self.accept(session),
                Step::Refused(_) | Step::Over(_) => {}
                Step::Choose | Step::Fill => self.said = Some(Feedback::Unfinished),
            },
            Event::ForThisGame => match &self.step {
                Step::Ready(outcome) if let Verb::Observe(value) = &outcome.verb => {
                    return vec![Effect::PutRight(value.clone(), Lasting::ThisGame)];
                }
                _ => {}
            },
            Event::Next(on) => self.next(on),
            Event::Arrow(by) => self.arrow(by),
            Event::Draft(act) if self.form.rows.contains(&act) => {
                (self.draft.act, self.draft.pointed) = (Some(act), false);
            }
            Event::Draft(act) => self.draft = self.draft_of_act(act, false, session),
            Event::SayAgain(Verb::Act(act)) => {
                self.draft = self.draft_of_act(act, true, session);
                // Its number is what is changed most often.
                let number = InputId::Number(0);
                if !self.draft.text(&number).is_empty() {
                    (self.draft.at, self.draft.replaces) = (Some(number), true);
                }
            }
            Event::SayAgain(verb) => self.draft = Draft::saying_again(session, &verb).unwrap_or_default(),
        }
        Vec::new()
    }

    /// Recomputes everything that follows from the draft: form, status, cursor.
    pub(super) fn recompute(&mut self, session: &Session) {
        if self.moment.lines != session.entries().len() {
            self.moment = Moment::of(session);
            // After a new entry, removes from the draft what no longer matches, latest first. A complete act stays.
            let act = self.draft.act.take();
            let stands = |page: &Self| {
                page.draft.verb.is_none_or(|verb| page.moment.offers(verb))
                    && !Form::of(session, &page.moment, &page.draft).is_empty()
            };
            while !stands(self) && self.draft.take_back() {
                self.said = Some(Feedback::Failed(keys::page::NO_LONGER.into()));
            }
            self.draft.act = act;
        }
        self.form = Form::of(session, &self.moment, &self.draft);
        self.form.inputs.extend(self.row_input(session));
        self.draft.pointed &= self.draft.act.is_some();
        self.typed =
            self.field.as_ref().filter(|_| self.draft.drawn.is_none()).and_then(|text| {
                match meant(session, text) {
                    Ok(Verb::Act(act)) => Some(act),
                    _ => None,
                }
            });
        self.step = match &self.typed {
            Some(act) => step_of(session, act, &self.draft),
            None if self.draft.is_empty() && self.field.is_none() && !self.moment.forced.is_empty() => {
                Step::Forced(self.moment.forced.clone())
            }
            None => step(session, &self.form, &self.draft),
        };
        let there = |at: &InputId| self.input(at).is_some();
        if !self.draft.at.as_ref().is_some_and(there) {
            self.draft.at = None;
        }
        let may_become = |(id, begun): &(InputId, String)| {
            self.input(id).is_some_and(|input| input.kind.takes("", begun, self.language))
        };
        if !self.draft.begun.as_ref().is_some_and(may_become) {
            self.draft.begun = None;
        }
        let drafted = self.form.act.as_ref().and_then(|act| act.as_ref().ok());
        let row = drafted.and_then(|act| self.form.rows.iter().position(|row| row == act));
        self.cursor = row.or(self.cursor).filter(|at| *at < self.choices().len());
    }

    /// The input that chooses a listed act by typing its label.
    fn row_input(&self, session: &Session) -> Option<Input> {
        let word = |(at, row): (usize, RowView)| {
            let label = row
                .label
                .into_iter()
                .reduce(|start, next| msg!(keys::words::LIST_MORE, start = start, next = next));
            Some(Word { word: at.to_string(), label: label?, is_notation: false })
        };
        let words: Vec<Word> = self.rows(session).into_iter().enumerate().filter_map(word).collect();
        let (id, kind) = (InputId::Row, InputKind::Choice(words));
        (!self.form.rows.is_empty()).then(|| Input { id, kind, text: String::new(), optional: true })
    }

    /// Turns an act into a draft. Tries in order: a row of the list, words and numbers, the worksheet opened by the act's places or filled in with
    /// its numbers, the empty worksheet; otherwise a draft with the complete act. `said`: its numbers are wanted as they are, because they
    /// were typed or entered before.
    fn draft_of_act(&self, act: AnyAct, said: bool, session: &Session) -> Draft {
        let numbers = |candidate: &Candidate| {
            let fields = candidate.offer.fields.len();
            let words = act.arguments(session.seats());
            let mut values: Vec<i64> = words.words().filter_map(|(_, word)| word.parse().ok()).collect();
            let values = values.split_off(values.len().saturating_sub(fields));
            (candidate.offer.act.filled(&values).as_ref() == Some(&act)).then_some(values)
        };
        let found = self.moment.candidates.iter().find_map(|candidate| {
            // An act equal to an offered one still has its number fields to fill in, unless it was typed: then its numbers are those the player
            // wants.
            let open = candidate.offer.act == act && (!said || candidate.offer.fields.is_empty());
            Some((candidate, if open { Vec::new() } else { numbers(candidate)? }))
        });
        let one_of_several = found.as_ref().map(|(candidate, _)| Draft {
            places: candidate.places.clone(),
            act: Some(act.clone()),
            ..Draft::of(candidate.syntax.word)
        });
        let is_listed = |draft: &Draft| {
            !draft.places.is_empty() && Form::of(session, &self.moment, draft).rows.contains(&act)
        };
        if let Some(draft) = one_of_several.filter(is_listed) {
            return draft;
        }
        let in_words = found.as_ref().map(|(candidate, values)| {
            let mut draft = Draft::in_words(candidate);
            for (at, value) in values.iter().enumerate() {
                draft.set(InputId::Number(at), value.to_string());
            }
            draft
        });
        let means_it = |draft: &Draft| {
            let form = Form::of(session, &self.moment, draft);
            form.sheet.is_none() && form.act.is_none_or(|meant| meant.as_ref() == Ok(&act))
        };
        let by_places = || {
            let (candidate, values) = found.as_ref()?;
            let open = !said && values.is_empty() && !candidate.offer.fields.is_empty();
            self.opened_by(candidate, (!open).then_some(values), &act, session)
        };
        let by_presses = || {
            let (candidate, values) = found.as_ref()?;
            self.pressed_and_filled(candidate, values, &act, session)
        };
        let in_form = || self.filled_in(&act, session);
        // The worksheet of the phase may make this act before anything is filled in.
        let alone = || {
            let draft = Draft::of(act.syntax()?.word);
            let form = Form::of(session, &self.moment, &draft);
            (form.sheet.is_some() && form.act.as_ref() == Some(&Ok(act.clone()))).then_some(draft)
        };
        // The offered act still has number fields to fill in, so the worksheet does not make it yet.
        let open = || {
            let numbers = |(candidate, _): &(&Candidate, Vec<i64>)| !candidate.offer.fields.is_empty();
            let mut draft = Draft::of(act.syntax()?.word);
            let sheet = Form::of(session, &self.moment, &draft).sheet?;
            found.as_ref().filter(|found| !said && numbers(found))?;
            draft.make(sheet.begun);
            Some(draft)
        };
        let draft = in_words
            .filter(means_it)
            .or_else(by_places)
            .or_else(by_presses)
            .or_else(in_form)
            .or_else(alone)
            .or_else(open);
        draft.unwrap_or_else(|| Draft::whole(act))
    }

    /// The worksheet opened by the places of an offered act and at most one button, such as "look under the hood" in Auto-Brocante. It must ask for
    /// the same numbers as the offer. `values`, if given, are filled in and must make the act.
    fn opened_by(
        &self,
        candidate: &Candidate,
        values: Option<&Vec<i64>>,
        act: &AnyAct,
        session: &Session,
    ) -> Option<Draft> {
        let base = Draft { places: candidate.places.clone(), ..Draft::of(candidate.syntax.word) };
        let sheet = Form::of(session, &self.moment, &base).sheet?;
        let presses = sheet.rows.iter().flat_map(|row| &row.cells).flat_map(Cell::presses);
        let made = presses.filter_map(|press| press.makes.clone()).map(|made| {
            let mut draft = base.clone();
            draft.make(made);
            draft
        });
        let asked: Vec<&Line> = candidate.offer.fields.iter().map(|field| &field.label).collect();
        std::iter::once(base.clone()).chain(made).find_map(|mut draft| {
            let form = Form::of(session, &self.moment, &draft);
            let numbers: Vec<(&InputId, &Line)> = form
                .inputs
                .iter()
                .filter_map(|input| match &input.kind {
                    InputKind::Number(field) => Some((&input.id, &field.label)),
                    _ => None,
                })
                .collect();
            if numbers.iter().map(|(_, label)| *label).ne(asked.iter().copied()) {
                return None;
            }
            for ((id, _), value) in numbers.iter().zip(values.into_iter().flatten()) {
                draft.set((*id).clone(), value.to_string());
            }
            let makes_it = || Form::of(session, &self.moment, &draft).act.as_ref() == Some(&Ok(act.clone()));
            (values.is_none() || makes_it()).then_some(draft)
        })
    }

    /// The worksheet in which the places of an offered act were pressed one after the other, filled in with its numbers so that it makes the act.
    fn pressed_and_filled(
        &self,
        candidate: &Candidate,
        values: &[i64],
        act: &AnyAct,
        session: &Session,
    ) -> Option<Draft> {
        let mut draft = Draft::of(candidate.syntax.word);
        for place in &candidate.places {
            let made = press_result(Form::of(session, &self.moment, &draft).sheet.as_deref()?, *place)?;
            draft.make(made);
        }
        let inputs = Form::of(session, &self.moment, &draft).inputs;
        let numbers = inputs.iter().filter(|input| matches!(input.kind, InputKind::Number(_)));
        for (input, value) in numbers.zip(values) {
            draft.set(input.id.clone(), value.to_string());
        }
        (Form::of(session, &self.moment, &draft).act.as_ref() == Some(&Ok(act.clone()))).then_some(draft)
    }

    /// The worksheet filled in so that it makes this act. If the act has n numbers, tries them, in order, in every selection of n
    /// inputs: at most 35 selections, because there are at most 7 inputs.
    fn filled_in(&self, act: &AnyAct, session: &Session) -> Option<Draft> {
        let empty = Draft::of(act.syntax()?.word);
        let form = Form::of(session, &self.moment, &empty);
        form.sheet.as_ref().filter(|_| form.inputs.len() < 8)?;
        let arguments = act.arguments(session.seats());
        let number = |(_, word): (_, &str)| word.rsplit(':').next()?.parse::<i64>().ok();
        let values: Vec<i64> = arguments.words().filter_map(number).collect();
        let some_filled =
            (0..1_u32 << form.inputs.len()).filter(|some| some.count_ones() as usize == values.len());
        let mut drafts = some_filled.map(|some| {
            let mut draft = empty.clone();
            let filled = (0..).zip(&form.inputs).filter(|(at, _)| some & (1 << at) != 0);
            for ((_, input), value) in filled.zip(&values) {
                draft.set(input.id.clone(), value.to_string());
            }
            draft
        });
        drafts.find(|draft| Form::of(session, &self.moment, draft).act.as_ref() == Some(&Ok(act.clone())))
    }

    /// Moves along the list, and drafts the act reached.
    fn arrow(&mut self, by: isize) {
        if let FocusTarget::Input(id @ (InputId::Board(_) | InputId::Detail(_))) = self.focus() {
            return self.step_answer(id, by);
        }
        if self.draft.begun.take_if(|(id, _)| *id == InputId::Row).is_some() {
            self.draft.at = None;
        }
        let Some(to) = self.beside(by) else { return };
        self.cursor = Some(to);
        if matches!(self.focus(), FocusTarget::List(_)) && !self.form.rows.is_empty() {
            (self.draft.act, self.draft.pointed) = (self.form.rows.get(to).cloned(), true);
        }
    }

    /// The position reached by moving `by` choices from the cursor. In a list that contains only verbs, moves in screen order and skips disabled
    /// verbs.
    fn beside(&self, by: isize) -> Option<usize> {
        let choices = self.choices();
        let Some(now) = self.chosen().filter(|at| *at < choices.len()) else {
            return if by < 0 {
                choices.len().checked_sub(1)
            } else {
                Some(0).filter(|_| !choices.is_empty())
            };
        };
        let verbs_alone = choices.iter().all(|choice| matches!(choice, Event::Choose(_)));
        let Some(Event::Choose(now)) = choices.get(now).filter(|_| verbs_alone && by != 0) else {
            return now.checked_add_signed(by).filter(|to| *to < choices.len());
        };
        let shown = self.shown_verbs();
        let mut at = shown.iter().position(|verb| verb == now)?;
        loop {
            at = at.checked_add_signed(by)?;
            let verb = shown.get(at)?;
            if let Some(to) = choices.iter().position(|choice| *choice == Event::Choose(verb)) {
                return Some(to);
            }
        }
    }

    /// Chooses the answer before or after the current one; without a current one, the first or the last.
    fn step_answer(&mut self, id: InputId, by: isize) {
        let Some(Input { kind: InputKind::Choice(words), text, .. }) = self.input(&id) else { return };
        let to = match words.iter().position(|word| word.word == *text) {
            Some(now) => now.saturating_add_signed(by).min(words.len() - 1),
            None if by < 0 => words.len().saturating_sub(1),
            None => 0,
        };
        if let Some(word) = words.get(to).map(|word| word.word.clone()) {
            (self.cursor, self.draft.at) = (Some(to), Some(id.clone()));
            self.draft.set(id, word);
        }
    }

    /// The choices of the list: the words of the focused input; otherwise the listed acts, then the verbs.
    pub fn choices(&self) -> Vec<Event> {
        if let FocusTarget::Input(id) = self.focus()
            && let Some(Input { kind: InputKind::Choice(words), .. }) = self.input(&id)
        {
            return words.iter().map(|word| Event::Say(id.clone(), word.word.clone())).collect();
        }
        let rows = self.form.rows.iter().cloned().map(Event::Draft);
        let verbs = self.form.verbs.iter().map(|verb| Event::Choose(verb));
        rows.chain(verbs).collect()
    }

    fn pick(&mut self, at: usize, session: &Session) -> Vec<Effect> {
        let choice = self.choices().into_iter().nth(at);
        choice.map(|choice| self.apply(choice, session)).unwrap_or_default()
    }

    /// Adds a verb to the draft, or starts a new draft with it.
    fn choose(&mut self, verb: &'static str, session: &Session) {
        let mut more = Draft { act: None, ..self.draft.clone() };
        more.verb = Some(verb);
        let fits = |draft: &Draft| !Form::of(session, &self.moment, draft).is_empty();
        match [more, Draft::of(verb)].into_iter().find(fits) {
            // A verb that is possible at any time opens over the current draft, which comes back afterwards.
            Some(draft) if self.anytime() == Some(verb) && !self.draft.is_empty() => {
                let begun = std::mem::replace(&mut self.draft, draft);
                self.draft.behind = Some(Box::new(begun)).filter(|begun| begun.verb != Some(verb));
                self.cursor = None;
            }
            Some(draft) => {
                let begins = draft == Draft::of(verb);
                let sheet = Form::of(session, &self.moment, &draft).sheet.filter(|_| begins);
                (self.draft, self.cursor) = (draft, None);
                if let Some(sheet) = sheet {
                    self.draft.make(sheet.begun);
                }
            }
            None => self.said = self.why_not(verb, session).map(Feedback::Failed),
        }
    }

    /// Why no act of a verb is possible now.
    fn why_not(&self, verb: &str, session: &Session) -> Option<Line> {
        let of_verb = |offer: &Offer| offer.act.syntax().is_some_and(|syntax| syntax.word == verb);
        let offer = session.offers().into_iter().find(of_verb)?;
        offer.answer.err().map(|rejection| rejection.why().clone())
    }

    /// Chooses a word in an input, or removes it.
    fn say(&mut self, id: InputId, word: &str, session: &Session) -> Vec<Effect> {
        let offered = |input: &Input| matches!(&input.kind, InputKind::Choice(words) if words.iter().any(|other| other.word == word));
        let offered = self.input(&id).is_some_and(offered);
        self.draft.begun = None;
        self.cursor = None;
        match (offered, &id) {
            (true, InputId::Place) => {
                let place = self.form.places.iter().find(|place| place_word(**place) == word).copied();
                self.draft.at = None;
                return place.map(|place| self.press(place, session)).unwrap_or_default();
            }
            (true, InputId::Answer) => {
                let made = self.form.answer(word).and_then(|press| press.makes.clone());
                made.into_iter().for_each(|made| self.draft.make(made));
            }
            (true, InputId::Row) => {
                self.draft.at = None;
                (self.draft.act, self.draft.pointed) = (self.form.row(word).cloned(), false);
            }
            (true, InputId::Argument(name)) => {
                self.draft.act = None;
                self.draft.say(name, word);
            }
            (true, _) => {
                let again = self.draft.text(&id) == word;
                self.draft.set(id.clone(), if again { "" } else { word });
                if matches!(id, InputId::Detail(_)) || self.inputs().len() > 1 && !again {
                    self.draft.at = None;
                }
            }
            (false, InputId::Argument(name)) => self.draft.unsay(name, word),
            (false, _) => {}
        }
        Vec::new()
    }

    /// Fills in a referee's form from a press on the board: a board value, or an account.
    fn point_at(&mut self, place: PlaceId, session: &Session) {
        if let Some(Referee::Read(cell)) = self.draft.referee {
            let id = InputId::Board(cell);
            match (session.info().pointed)(session.board(), cell, place) {
                Some(Ok(Value::Whole(number))) => self.draft.set(id, number.to_string()),
                Some(Ok(Value::Text(word))) => self.draft.set(id, word),
                Some(Err(why)) => self.said = Some(Feedback::Wrong(id, why)),
                None => {}
            }
        }
        let FocusTarget::Input(id) = self.focus() else { return };
        let Some(InputKind::Choice(words)) = self.input(&id).map(|input| &input.kind) else { return };
        let places = session.scene().map(|scene| scene.places).unwrap_or_default();
        let at = places.into_iter().find(|other| other.id == place);
        let accounts = at.into_iter().flat_map(|at| at.accounts).map(|at| session.chart().holder_word(at));
        if let Some(word) = accounts.into_iter().find(|word| words.iter().any(|other| other.word == *word)) {
            self.draft.set(id, word);
        }
    }

    /// Handles a press on the board: answers a question, adds or removes the place, or starts a new draft.
    fn press(&mut self, place: PlaceId, session: &Session) -> Vec<Effect> {
        if let Some(asked) = self.question() {
            match (session.info().pointed)(session.board(), asked.missing.cell, place) {
                Some(Ok(value)) => {
                    let id = InputId::Board(asked.missing.cell);
                    let cell = session.board().schema().cell(asked.missing.cell);
                    let cell = cell.map(|cell| cell.word()).unwrap_or_default();
                    let value = BoardValue { cell, value, source: Source::Board };
                    return match disagrees(session, &value) {
                        Some(why) => self.refuse(&id, why),
                        None => vec![Effect::Keep(vec![value])],
                    };
                }
                Some(Err(why)) => {
                    self.said = Some(Feedback::Wrong(InputId::Board(asked.missing.cell), why));
                    return Vec::new();
                }
                None => {}
            }
        }
        let fits = |draft: &Draft| !Form::of(session, &self.moment, draft).is_empty();
        let mut more = Draft { act: None, begun: None, ..self.draft.clone() };
        more.places.push(place);
        let made = self.form.sheet.as_ref().and_then(|sheet| press_result(sheet, place));
        if let (None, Some(form)) = (&made, self.form_at(place, session)) {
            self.draft = form;
        } else if let Some(made) = made {
            self.draft.make(made);
        } else if self.form.places.contains(&place) {
            self.draft = more;
        } else if let [at] = self.draft.positions(place)[..] {
            self.draft.places.remove(at);
            self.draft.act = None;
        } else {
            let alone = |verb: Option<&'static str>| {
                let mut draft = verb.map(Draft::of).unwrap_or_default();
                draft.places.push(place);
                draft
            };
            // If one place of this kind is pressed, a press on another replaces it. If several are pressed, they stay, and the answer
            // says why nothing can be done at the new place.
            let same_kind = |other: &&PlaceId| other.kind == place.kind;
            let pressed = self.draft.places.iter().filter(same_kind).count();
            let instead = || {
                let at = self.draft.places.iter().position(|other| same_kind(&other))?;
                let mut draft = Draft { act: None, begun: None, ..self.draft.clone() };
                draft.places.splice(at..=at, [place]);
                Some(draft)
            };
            // A chosen verb that is refused at the place is not given up for another one.
            let refused =
                self.draft.verb.map(|verb| session.refused_there(place, Some(verb))).unwrap_or_default();
            let others = if refused.is_empty() { Some(alone(None)) } else { None };
            let drafts = instead().into_iter().chain([alone(self.draft.verb)]).chain(others);
            match drafts.into_iter().filter(|_| pressed < 2).find(fits) {
                Some(draft) => self.draft = draft,
                None => {
                    let idle = session.book().idle(session.setting(), place);
                    let (why, acts) = idle.map(|idle| (idle.why, idle.acts)).unwrap_or_default();
                    let number = self.moment.numbers.iter().find(|(id, ..)| *id == place);
                    let (drafted, next) = (self.act().filter(|_| !self.draft.is_empty()), self.answers());
                    let elsewhere = match (drafted, number) {
                        (Some(act), _) => vec![msg!(keys::page::ELSEWHERE, act = session.describe(act))],
                        (None, Some((_, number, _))) if !next.is_empty() => {
                            vec![msg!(keys::page::ONE_OF, text = number.clone(), answers = Arg::List(next))]
                        }
                        _ => vec![session.stage().prompt],
                    };
                    let why = [refused, why, session.refused_there(place, None), elsewhere];
                    let why = why.into_iter().find(|why| !why.is_empty()).unwrap_or_default();
                    self.said = Some(Feedback::Idle(place, why, acts));
                }
            }
        }
        Vec::new()
    }

    /// The draft of the phase's worksheet after a press on a place. `None` if a draft is open or another verb is possible there.
    fn form_at(&self, place: PlaceId, session: &Session) -> Option<Draft> {
        let sheet = session.book().worksheet(session.setting(), &worksheet::Draft::default())?;
        let verb = sheet.verb.filter(|_| self.draft.is_empty())?;
        let about = |candidate: &&Candidate| candidate.places.contains(&place);
        let mut there = self.moment.candidates.iter().filter(about);
        let made =
            press_result(&sheet, place).filter(|_| there.all(|candidate| candidate.syntax.word == verb))?;
        let mut draft = Draft::of(verb);
        draft.make(made);
        Some(draft)
    }

    /// Passes typed text to the focused input, otherwise to another input that accepts it, otherwise to the entry line.
    fn text(&mut self, text: &str, session: &Session) -> Vec<Effect> {
        if let Some(field) = &mut self.field {
            field.push_str(text);
            return Vec::new();
        }
        let focus = self.focus();
        let focused_input = match &focus {
            FocusTarget::Input(id) => self.input(id),
            _ => None,
        };
        // Text that is exactly the name of a choice goes to the input with that choice, even if it also begins a name in the focused input.
        let whole = self.draft.begun.as_ref().map_or("", |(_, begun)| begun.as_str()).to_owned() + text;
        let chooses = focused_input.is_none_or(|input| {
            matches!(input.kind, InputKind::Choice(_))
                && !matches!(input.id, InputId::Board(_) | InputId::Detail(_))
        });
        let exact = |input: &&Input| matches!(&input.kind, InputKind::Choice(words) if Word::named(words, &whole, self.language).is_some());
        if let Some(input) = self.inputs().iter().find(exact).filter(|_| chooses).cloned() {
            self.draft.begun = None;
            return self.type_into(input, &whole, session);
        }
        let takes = |input: &&Input| input.kind.takes(self.draft.begun(&input.id), text, self.language);
        // A word begun in one input does not continue in another.
        let others =
            |input: &&Input| self.draft.begun.is_none() && input.kind != InputKind::Text && takes(input);
        let inputs = || self.inputs().iter();
        match (focused_input.filter(takes).cloned(), inputs().find(others).cloned()) {
            (Some(input), _) => self.type_into(input, text, session),
            (None, Some(input)) => {
                if !matches!(input.kind, InputKind::Choice(_)) {
                    self.draft.set(input.id.clone(), "");
                }
                self.type_into(Input { text: String::new(), ..input }, text, session)
            }
            (None, None) if let Some(anew) = self.begun_anew(&focus, text, session) => {
                self.draft = anew;
                self.recompute(session);
                self.text(text, session)
            }
            // A word that does not continue here may be a command.
            (None, None)
                if let Some((id, begun)) = self.draft.begun.clone().filter(|(_, begun)| is_word(begun))
                    && !matches!(id, InputId::Detail(_) | InputId::Board(_)) =>
            {
                self.draft.begun = None;
                self.field = Some(begun + text);
                Vec::new()
            }
            // Text is rejected, not moved to the entry line, if it starts with a digit, if the focus is in a referee's form or question, or if a word
            // is partly typed.
            (None, None)
                if self.draft.begun.is_some()
                    || matches!(focus, FocusTarget::Input(InputId::Detail(_) | InputId::Board(_)))
                    || text.starts_with(|sign: char| sign.is_ascii_digit()) =>
            {
                let begun = self.draft.begun.as_ref().map_or("", |(_, word)| word);
                self.said = Some(Feedback::NoneOf(format!("{begun}{text}")));
                Vec::new()
            }
            (None, None) => {
                self.field = Some(text.to_owned());
                Vec::new()
            }
        }
    }

    /// A draft with the same verb or none, and without the places pressed so far, in which the typed text may name a place.
    fn begun_anew(&self, focus: &FocusTarget, text: &str, session: &Session) -> Option<Draft> {
        let idle = self.draft.begun.is_none() && self.draft.drawn.is_none() && self.draft.referee.is_none();
        if !idle || self.draft.is_empty() || matches!(focus, FocusTarget::Input(_)) {
            return None;
        }
        let whole = self.draft.places.is_empty() && self.form.rows.is_empty();
        let same_kind =
            |word: &&Word| whole || self.draft.places.iter().any(|place| word.word.starts_with(place.kind));
        let takes = |draft: &Draft| {
            let inputs = Form::of(session, &self.moment, draft).inputs;
            inputs.iter().any(|input| match &input.kind {
                InputKind::Choice(words) if input.id == InputId::Place => {
                    let mut of_kind = words.iter().filter(same_kind);
                    of_kind.any(|word| word.begins_with(text, self.language))
                }
                _ => false,
            })
        };
        let same_verb = self.draft.verb.map(Draft::of);
        same_verb.into_iter().chain([Draft::default()]).find(takes)
    }

    fn type_into(&mut self, input: Input, text: &str, session: &Session) -> Vec<Effect> {
        let Input { id, kind, .. } = input;
        let before = self.draft.text(&id).to_owned();
        match kind {
            InputKind::Choice(words) => {
                let begun = format!("{}{}", self.draft.begun(&id), text);
                let one_sign = |word: &Word| render(&word.label, self.language).chars().count() == 1;
                let meant = Word::meant(&words, &begun, self.language);
                // If all labels are single characters, a match is chosen at once.
                if let Some(word) = meant.filter(|_| words.iter().all(one_sign)) {
                    return self.say(id, &word.word.clone(), session);
                }
                self.draft.begun = Some((id.clone(), begun));
                self.draft.at = Some(id);
            }
            kind if kind.is_filled_by(&before, self.inputs().len()) => {
                let next = self.after(&id).unwrap_or(id);
                self.draft.set(next.clone(), text);
                self.draft.at = Some(next);
            }
            _ => {
                self.draft.set(id.clone(), before + text);
                self.draft.at = Some(id);
            }
        }
        Vec::new()
    }

    fn erase(&mut self) {
        if let Some(field) = &mut self.field {
            if field.pop().is_none() {
                self.field = None;
            }
            return;
        }
        let FocusTarget::Input(id) = self.focus() else { return };
        let text = self.input(&id).map(|input| input.text.clone()).unwrap_or_default();
        let begun = self.draft.begun.as_mut().filter(|(begun, _)| *begun == id);
        let shorter = begun.and_then(|(_, word)| word.pop()).is_some();
        if self.draft.begun.take_if(|(_, word)| word.is_empty()).is_some() {
            self.draft.at = None;
        }
        if !shorter && !matches!(id, InputId::Argument(_)) {
            let mut signs = text.chars();
            signs.next_back();
            // The rest counts as typed text from now on, so the number that a press had filled in is removed.
            if let InputId::Sheet(field) = &id {
                self.draft.made.set(field.clone(), None);
            }
            self.draft.set(id.clone(), signs.as_str());
            self.draft.at = Some(id);
        }
    }

    fn after(&self, id: &InputId) -> Option<InputId> {
        let at = self.inputs().iter().position(|input| input.id == *id)?;
        self.inputs().get(at + 1).map(|input| input.id.clone())
    }

    /// The next worksheet input below an input.
    fn sheet_below(&self, id: &InputId) -> Option<InputId> {
        let below = self.form.inputs.iter().skip_while(|input| input.id != *id).skip(1);
        let mut numbers = below.filter(|input| matches!(input.id, InputId::Sheet(_)));
        numbers.next().map(|input| input.id.clone())
    }

    /// Whether the refused act can still be filled in further.
    pub fn is_refused_half_filled(&self) -> bool {
        let Step::Refused(refused) = &self.step else { return false };
        // A worksheet whose act is incomplete, rather than refused by the rules, also counts as half filled.
        let asks = || {
            self.form.sheet.is_some()
                && refused.act.is_none()
                && !self.form.inputs.iter().any(|input| input.wrong().is_some())
        };
        self.next_empty().is_some() || asks()
    }

    /// The next empty input of the worksheet after the focused one, starting again from the top.
    fn next_empty(&self) -> Option<InputId> {
        let inputs = self.inputs();
        let at = inputs.iter().position(|input| self.focus() == FocusTarget::Input(input.id.clone()));
        let (before, after) = inputs.split_at(at.map_or(0, |at| at + 1));
        let empty = |input: &&Input| matches!(input.id, InputId::Sheet(_)) && input.text.is_empty();
        after.iter().chain(before).find(empty).map(|input| input.id.clone())
    }

    fn next(&mut self, on: bool) {
        let ids = self.tab_stops();
        let now = if let FocusTarget::Input(id) = self.focus() {
            ids.iter().position(|other| *other == id)
        } else {
            None
        };
        let next = match (now, on) {
            (Some(at), true) => at + 1,
            (Some(at), false) => at.wrapping_sub(1),
            (None, true) => 0,
            (None, false) => ids.len().wrapping_sub(1),
        };
        (self.draft.at, self.draft.replaces) = (ids.get(next).cloned(), true);
    }

    /// Leaves the history; otherwise takes back the last input, and further ones until the shown page changes.
    fn back(&mut self, session: &Session) {
        if self.mode != Mode::Live {
            self.mode = Mode::Live;
            return;
        }
        let before = self.seen(session);
        while self.draft.take_back() {
            self.cursor = None;
            self.recompute(session);
            if self.draft.is_empty() || self.seen(session) != before {
                break;
            }
        }
    }

    /// What the page shows of the draft.
    fn seen(&self, session: &Session) -> (PageView, Vec<(InputId, String)>) {
        let shown = |input: &&Input| !matches!(input.id, InputId::Argument(_));
        let texts = self.inputs().iter().filter(shown).map(|input| (input.id.clone(), input.text.clone()));
        (PageView { lit: Vec::new(), ..self.view(session) }, texts.collect())
    }

    fn walk(&mut self, back: bool, session: &Session) -> Vec<Effect> {
        let to = if back { session.undo_target() } else { session.redo_target() };
        match to {
            // The draft was made for another moment, perhaps by another player.
            Some(to) => {
                self.draft = Draft::default();
                vec![Effect::Enter(Verb::Back(to))]
            }
            None => {
                let why = if back { keys::engine::NOTHING_TO_UNDO } else { keys::engine::NOTHING_TO_REDO };
                self.said = Some(Feedback::Failed(why.into()));
                Vec::new()
            }
        }
    }

    /// The mode after moving `by` lines along the effective log, which has no undone lines; `Live` at its end.
    fn along_the_game(&self, by: isize, session: &Session) -> Mode {
        let mut lines: Vec<u32> = session.effective_log().steps.iter().map(|step| step.id.line).collect();
        lines.insert(0, 0);
        lines.dedup();
        // A line that an amend inserted has a higher number than the lines after it.
        let at = |from: u32| {
            let same = lines.iter().position(|line| *line == from);
            same.or_else(|| lines.iter().rposition(|line| *line <= from)).unwrap_or_default()
        };
        let now = self.looks_at().map_or(lines.len() - 1, at);
        let to = now.saturating_add_signed(by);
        lines.get(to).filter(|_| to + 1 < lines.len()).map_or(Mode::Live, |line| Mode::History(*line))
    }

    /// Handles Enter: moves to the next empty input, or enters what is ready.
    fn accept(&mut self, session: &Session) -> Vec<Effect> {
        if let Some(text) = self.field.clone() {
            return self.accept_field(text, session);
        }
        if let FocusTarget::Input(id) = self.focus()
            && let Some(input) = self.input(&id).cloned()
        {
            if let Some(wrong) = input.wrong() {
                self.said = Some(Feedback::Wrong(id, wrong));
                self.draft.replaces = true;
                return Vec::new();
            }
            let typed = self.draft.begun(&id);
            if let InputKind::Choice(words) = &input.kind
                && (input.is_wanted() || !typed.is_empty())
            {
                // Questions, referee's forms, places and worksheet buttons have no default answer.
                let asks =
                    matches!(id, InputId::Board(_) | InputId::Detail(_) | InputId::Place | InputId::Answer);
                let chosen = typed.is_empty() && !asks;
                let at_cursor = self.cursor.and_then(|at| words.get(at)).filter(|_| chosen);
                return match at_cursor.or_else(|| Word::meant(words, typed, self.language)) {
                    Some(word) => self.say(id, &word.word, session),
                    None if typed.is_empty() => {
                        self.said = Some(Feedback::Empty(id));
                        Vec::new()
                    }
                    None => {
                        self.said = Some(Feedback::Several(typed.to_owned()));
                        Vec::new()
                    }
                };
            }
        }
        // Enter goes down a worksheet row by row; what the act still needs is asked after the last one.
        if let FocusTarget::Input(id @ InputId::Sheet(_)) = self.focus()
            && self.input(&id).is_some_and(|input| !input.text.is_empty())
            && let Some(next) = self.sheet_below(&id)
        {
            (self.draft.at, self.draft.replaces) = (Some(next), true);
            return Vec::new();
        }
        let wrong = |input: &Input| Some((input.id.clone(), input.wrong()?));
        if let Some((id, why)) = self.inputs().iter().find_map(wrong) {
            return self.refuse(&id, why);
        }
        if let Step::Forced(acts) = &self.step {
            return acts.iter().cloned().map(|act| Effect::Enter(Verb::Act(act))).collect();
        }
        if let Some(id) = self.inputs().iter().find(|input| input.is_wanted()).map(|input| input.id.clone()) {
            if self.focus() == FocusTarget::Input(id.clone()) {
                self.said = Some(Feedback::Empty(id.clone()));
            }
            self.draft.at = Some(id);
            return Vec::new();
        }
        if let (Step::Refused(_), Some(empty)) = (&self.step, self.next_empty()) {
            self.draft.at = Some(empty);
            return Vec::new();
        }
        match &self.step {
            Step::Ready(outcome) => self.enter(outcome),
            Step::Ask(asked) => self.keep(asked.clone(), session),
            Step::Choose | Step::Fill => {
                self.draft.at = None;
                let first = self.inputs().first().map(|input| input.id.clone());
                if let Some(first) = first.filter(|_| self.form.sheet.is_some()) {
                    self.draft.at = Some(first.clone());
                    self.said = Some(Feedback::Empty(first));
                    return Vec::new();
                }
                match self.chosen() {
                    Some(at) => self.pick(at, session),
                    None => {
                        self.said = Some(Feedback::Unfinished);
                        Vec::new()
                    }
                }
            }
            Step::Refused(_) | Step::Over(_) | Step::Forced(_) => Vec::new(),
        }
    }

    /// Enters the act; a random outcome is drawn first.
    fn enter(&self, outcome: &Outcome) -> Vec<Effect> {
        if let (Some(_), Verb::Observe(value)) = (self.draft.referee, &outcome.verb) {
            return vec![Effect::PutRight(value.clone(), Lasting::ForGood)];
        }
        vec![match (&self.draft.act, &self.draft.drawn, outcome.act()) {
            (.., Some(act)) if outcome.due.is_some() => Effect::Draw(act.clone()),
            (Some(act), Some(drawn), _) => Effect::EnterDrawn(act.clone(), drawn.clone()),
            _ => Effect::Enter(outcome.verb.clone()),
        }]
    }

    /// Checks the values of a question and enters them together.
    fn keep(&mut self, asked: Asked, session: &Session) -> Vec<Effect> {
        let (schema, mut board) = (session.board().schema(), session.board().clone());
        let mut values = Vec::new();
        for input in &asked.inputs {
            let InputId::Board(cell) = input.id else { continue };
            if input.optional && input.text.is_empty() {
                continue;
            }
            match board_value(&mut board, cell, &input.text) {
                Ok(value) => values.push(value),
                Err(why) => return self.refuse(&input.id, why),
            }
        }
        let ordered = !schema.order(asked.missing.cell).is_empty() && values.len() > 1;
        let twice = |at: &usize| {
            values
                .iter()
                .take(*at)
                .any(|other| Some(&other.value) == values.get(*at).map(|value| &value.value))
        };
        if let Some(input) =
            (1..values.len()).find(twice).filter(|_| ordered).and_then(|at| asked.inputs.get(at))
        {
            return self.refuse(&input.id, msg!(keys::page::TWICE, n = input.text.as_str()));
        }
        let wrong = |input: &Input| match input.id {
            InputId::Board(cell) => Some((input.id.clone(), disagreement(session, &board, cell)?)),
            _ => None,
        };
        match asked.inputs.iter().find_map(wrong) {
            Some((id, why)) => self.refuse(&id, why),
            None => vec![Effect::Keep(values)],
        }
    }

    /// Says why an input is not valid, and focuses it.
    fn refuse(&mut self, id: &InputId, why: Line) -> Vec<Effect> {
        self.said = Some(Feedback::Wrong(id.clone(), why));
        (self.draft.at, self.draft.replaces) = (Some(id.clone()), true);
        Vec::new()
    }

    /// Handles Enter in the entry line: enters a legal act, drafts an incomplete one, leaves a refused one in the line.
    fn accept_field(&mut self, text: String, session: &Session) -> Vec<Effect> {
        // A drawn outcome is entered before anything else.
        if self.draft.drawn.is_some() {
            self.said = Some(Feedback::Failed(keys::page::DRAWN_FIRST.into()));
            return Vec::new();
        }
        if let Some(act) = self.typed.take() {
            if let Step::Ready(outcome) = self.step.clone() {
                // An act that is possible at any time leaves the draft as it is.
                if act.syntax().map(|syntax| syntax.word) == self.anytime() && !self.draft.is_empty() {
                    let begun = std::mem::replace(&mut self.draft, Draft::whole(act));
                    self.draft.behind = Some(Box::new(begun));
                }
                return self.enter(&outcome);
            }
            // A verb typed without arguments is chosen as if it had been picked from the list.
            let said = act.arguments(session.seats()).words().next().is_some();
            let verb = act.syntax().map(|syntax| Draft::of(syntax.word)).filter(|_| !said);
            let verb = verb.filter(|verb| !Form::of(session, &self.moment, verb).is_empty());
            match (&self.step, verb) {
                (Step::Refused(refused), None) => self.said = Some(Feedback::Failed(refused.why.clone())),
                (_, verb) => {
                    let draft = verb.unwrap_or_else(|| self.draft_of_act(act, true, session));
                    (self.draft, self.field) = (draft, None);
                }
            }
            return Vec::new();
        }
        let names = |verb: &&&Syntax| {
            verb.is(text.trim()) || same(&render(&verb.name.into(), self.language), text.trim())
        };
        if let Some(verb) = self.moment.verbs.iter().find(names).map(|verb| verb.word) {
            self.field = None;
            self.choose(verb, session);
            return Vec::new();
        }
        match meant(session, &text) {
            Ok(verb) => {
                self.field = None;
                vec![Effect::Enter(verb)]
            }
            Err(why) => {
                // These two messages list all commands, which suits the console.
                let unknown = [keys::engine::NOTATION_WHO, keys::engine::NOTATION_VERB];
                let unknown = unknown.contains(&why.why().key);
                let none = || msg!(keys::page::NONE_OF, text = text.trim());
                self.said = Some(Feedback::Unknown(if unknown { none() } else { why.line() }));
                Vec::new()
            }
        }
    }
}

fn is_word(text: &str) -> bool {
    text.starts_with(char::is_alphabetic)
}

/// The worksheet's draft after a press on a place.
fn press_result(sheet: &Worksheet, place: PlaceId) -> Option<worksheet::Draft> {
    let at = sheet.rows.iter().filter_map(|row| row.at.as_ref()).chain(&sheet.places);
    let by_place = at.into_iter().find(|(other, _)| *other == place).map(|(_, made)| made.clone());
    let presses = sheet.rows.iter().flat_map(|row| &row.cells).flat_map(Cell::presses);
    by_place.or_else(|| presses.into_iter().find(|press| press.at == Some(place))?.makes.clone())
}

fn step(session: &Session, form: &Form, draft: &Draft) -> Step {
    let refused = |why: Line| Step::Refused(Refused::because(why));
    match &form.line {
        Some(Ok(Verb::Observe(value))) if let Some(why) = disagrees(session, value) => return refused(why),
        Some(Ok(verb)) => {
            return match session.preview(verb.clone()) {
                Ok(outcome) => Step::Ready(Box::new(outcome)),
                Err(rejection) => match broken_by(session, verb) {
                    0 => refused(rejection.why().clone()),
                    count => refused(msg!(keys::right::BROKEN, count = count)),
                },
            };
        }
        Some(Err(why)) => return refused(why.clone()),
        None if draft.referee.is_some() => return Step::Fill,
        None => {}
    }
    if let Some(over) = session.stage().over {
        return Step::Over(over);
    }
    let act = match (&draft.act, &form.act) {
        (Some(act), _) => {
            draft.drawn.as_ref().map_or_else(|| act.clone(), |outcome| act.with_outcome(outcome))
        }
        (None, Some(Ok(act))) => act.clone(),
        // A form that is answered on the board is incomplete, not refused, before the first press.
        (None, Some(Err(_))) if form.is_pressed() && !draft.fills_in() => return Step::Fill,
        (None, Some(Err(why))) => return refused(why.clone()),
        (None, None) if draft.is_empty() && form.is_pressed() => return Step::Choose,
        (None, None) => return Step::Fill,
    };
    if let Some(wrong) = form.inputs.iter().find_map(Input::wrong) {
        return refused(wrong);
    }
    match step_of(session, &act, draft) {
        // An empty worksheet, or one that still offers a choice, is incomplete rather than refused.
        Step::Refused(_) if form.sheet.is_some() && (!draft.fills_in() || form.offers_choices()) => {
            Step::Fill
        }
        step => step,
    }
}

/// Why a board value contradicts the others.
fn disagreement(session: &Session, board: &Board, cell: CellId) -> Option<Line> {
    (session.info().disagrees)(board, session.seats().count(), cell)
}

/// Why a new board value contradicts the others; `None` for a correction, since several values may have to be corrected one by one.
fn disagrees(session: &Session, value: &BoardValue) -> Option<Line> {
    let mut board = session.board().clone();
    let cell = board.schema().find(&value.cell).filter(|cell| board.value(*cell).is_none())?;
    board.set(cell, Printed(value.value.clone(), value.source)).ok()?;
    disagreement(session, &board, cell)
}

/// The number of entries that a corrected board value makes illegal.
fn broken_by(session: &Session, verb: &Verb) -> usize {
    let Verb::Observe(value) = verb else { return 0 };
    let changes = session.preview_board_value(value).ok().flatten();
    changes.map_or(0, |changes| changes.broken.len())
}

fn step_of(session: &Session, act: &AnyAct, draft: &Draft) -> Step {
    match session.preview_act(act) {
        Ok(outcome) => Step::Ready(Box::new(outcome)),
        Err(Rejection::Missing(missing)) => Step::Ask(asked(session, act, *missing, draft)),
        Err(rejection) => Step::Refused(Refused {
            why: rejection.why().clone(),
            act: Some(act.clone()),
            misread: if let Rejection::Refused(refusal) = &rejection {
                refusal.misread.clone()
            } else {
                Vec::new()
            },
            suggestion: rejection.suggestion(),
            instead: session.suggested(act, &rejection),
        }),
    }
}

/// The question for a board value and for the values entered together with it.
fn asked(session: &Session, act: &AnyAct, missing: MissingValue, draft: &Draft) -> Asked {
    let (read, schema) = (session.board(), session.board().schema());
    let unread = |cell: &CellId| read.value(*cell).is_none();
    let order =
        Some(schema.order(missing.cell)).filter(|order| !order.is_empty() && order.iter().all(unread));
    let ordered = order.is_some();
    let cells: Vec<CellId> =
        order.unwrap_or_else(|| schema.together(missing.cell)).into_iter().filter(unread).collect();
    let cells = if cells.len() > 1 { cells } else { vec![missing.cell] };
    let column = schema.is_column(&cells);
    let title = |key: Option<Key>, word: &str| {
        key.map_or_else(|| msg!(keys::engine::DESCRIBE, text = word), Line::from)
    };
    let question = match schema.cell(missing.cell).filter(|_| cells.len() > 1) {
        Some(cell) if ordered => msg!(keys::page::ORDER, what = title(schema.table(cell.table), cell.table)),
        Some(cell) => {
            let table = title(schema.table(cell.table), cell.table);
            match column {
                true => msg!(keys::table::READ_EACH, what = table),
                false => {
                    let row = title(schema.row(&cell.row), &cell.row);
                    msg!(keys::table::READ_TOGETHER, what = table, row = row)
                }
            }
        }
        None => missing.question.clone(),
    };
    let label = |cell: &board::Cell| match (cells.len(), column) {
        (1, _) => cell.question.clone(),
        (_, true) => title(schema.row(&cell.row), &cell.row),
        (_, false) => title(schema.column(cell.column), cell.column),
    };
    let of = |cell: &CellId| input_for(schema, *cell, label(schema.cell(*cell)?), draft);
    let inputs = cells.iter().filter_map(of);
    // If the row also has a name cell (such as a space's name), its name is asked too, as an option.
    let of_row = schema.cell(missing.cell).map(|of| (of.table, &of.row));
    let is_name =
        |found: &board::Cell| found.kind == CellKind::Name && of_row == Some((found.table, &found.row));
    let name = schema.cells().find(|(_, found)| is_name(found)).map(|(cell, _)| cell);
    let name = name.filter(|cell| cells.len() > 1 && !column && unread(cell));
    let named = |cell: &CellId| {
        let input = input_for(schema, *cell, keys::reading::NAME.into(), draft)?;
        Some(Input { optional: true, ..input })
    };
    let inputs = inputs.chain(name.as_ref().and_then(named)).collect();
    Asked { act: act.clone(), inputs, missing, question }
}
