//! The laws of the page, checked with random events on random sessions, with the board known, partly known and unknown.

use rand::seq::IndexedRandom;
use steward::engine::board::{CellKind, Printed, Source, Value};
use steward::engine::entry::{BoardValue, Verb};
use steward::engine::worksheet::{self, Cell};
use steward::engine::{AnyAct, Game, Offer, PlaceId, Session};
use steward::games::auto_brocante::AutoBrocante;
use steward::games::automobile::Automobile;
use steward::games::autotock::Autotock;
use steward::games::independents::Independents;
use steward::games::sponsors::Sponsors;
use steward::page::{
    ANYTIME_SLOT, Effect, Event, Feedback, FocusTarget, Input, InputId, InputKind, Lasting, Mode, PageModel,
    Referee, RowView, Step, Word,
};

use steward::words::{Language, Line, render};

use crate::laws::drafts::{Read, begun, number};
use crate::laws::walk;
use crate::laws::walk::{Dice, RngExt};

/// A page with its session, and a shell that carries out its effects.
struct Table {
    page: PageModel,
    session: Session,
    dice: Dice,
    booked: usize,
    drawn: usize,
}

impl Table {
    fn begun<G: Game>(seed: u64, read: Read) -> Self {
        let (mut session, mut dice) = begun::<G>(seed, read, seed.is_multiple_of(2));
        for _ in 0..dice.random_range(0..60) {
            if walk::over(&session) || walk::step::<G>(&mut session, &mut dice).is_none() {
                break;
            }
        }
        Self { page: PageModel::of(&session), session, dice, booked: 0, drawn: 0 }
    }

    fn does(&mut self, event: Event) {
        let (before, accepts) = (self.page.clone(), matches!(event, Event::Accept | Event::Main));
        let effects = self.page.update(event.clone(), &self.session);
        self.answers(&before, &event, &effects);
        self.loses_nothing(&before, &event);
        let ready = matches!(before.step, Step::Ready(_) | Step::Forced(_));
        for effect in effects {
            let drawn = matches!(event, Event::Drawn(..));
            let by_accept = accepts && ready || drawn;
            match effect {
                Effect::Enter(verb) => {
                    let act = matches!(verb, Verb::Act(_));
                    // A line typed in the field is a referee verb.
                    assert!(!act || by_accept, "{event:?} enters {verb:?}, which was not in sight");
                    let entered = self.session.enter(verb, String::new()).map(drop).map_err(|why| why.line());
                    assert!(!act || entered.is_ok(), "an act in sight is not entered: {entered:?}");
                    self.booked += usize::from(act);
                    let form = self.page.draft.referee.is_some();
                    self.does(match entered {
                        Ok(()) if act || form => Event::Booked,
                        Ok(()) => Event::Changed,
                        Err(why) => Event::Failed(why),
                    });
                }
                Effect::Keep(values) => {
                    let all = values.into_iter().try_for_each(|value| {
                        self.session.enter(Verb::Observe(value), String::new()).map(drop)
                    });
                    self.does(all.map_or_else(|why| Event::Failed(why.line()), |()| Event::Changed));
                }
                Effect::PutRight(value, _) => {
                    assert!(by_accept || event == Event::ForThisGame, "{event:?} puts {value:?} right");
                    let entered = self.session.enter(Verb::Observe(value), String::new()).map(drop);
                    self.does(entered.map_or_else(|why| Event::Failed(why.line()), |()| Event::Booked));
                }
                Effect::Draw(act) => {
                    let due = self.session.due(&act).unwrap();
                    let outcome = due.pool.draw(|bound| self.dice.random_range(0..bound));
                    self.does(Event::Drawn(act, outcome));
                }
                Effect::EnterDrawn(act, outcome) => {
                    assert!(by_accept, "{event:?} enters a draw");
                    let entered = self.session.enter_drawn(&act, &outcome, String::new()).map(drop);
                    assert!(entered.is_ok(), "a draw in sight is not entered: {entered:?}");
                    (self.booked, self.drawn) = (self.booked + 1, self.drawn + 1);
                    self.does(Event::Booked);
                }
            }
        }
        self.has_one_focus();
        self.tells_rows_apart();
    }

    /// Checks that every act in the list is shown, and that no two look alike.
    fn tells_rows_apart(&self) {
        let rows = self.page.view(&self.session).rows;
        assert_eq!(rows.len(), self.page.form.rows.len());
        for (n, row) in rows.iter().enumerate() {
            let alike = |other: &RowView| (&other.label, &other.hits) == (&row.label, &row.hits);
            let other = rows.iter().skip(n + 1).find(|other| alike(other));
            assert!(other.is_none(), "{:?} is shown as {:?}", other.map(|other| &other.act), row);
        }
    }

    /// Checks that exactly one element has the focus, and that a required input gets it before the main
    /// button. The start of a word is only shown where it can become one.
    fn has_one_focus(&self) {
        for Input { id, kind, .. } in self.page.inputs() {
            let begun = self.page.draft.begun(id);
            let fits = matches!(kind, InputKind::Choice(words) if words.iter().any(|word| word.begins_with(begun, self.page.language)));
            assert!(begun.is_empty() || fits, "{begun:?} begins no word of {id:?}");
        }
        match self.page.focus() {
            FocusTarget::Input(id) => assert!(self.page.input(&id).is_some(), "{id:?} is no input"),
            FocusTarget::List(at) => {
                assert!(at.is_none_or(|at| at < self.page.choices().len()), "the list has no place {at:?}");
                let waits = self.page.inputs().iter().any(|input| !input.optional && input.text.is_empty());
                assert!(!waits, "{:?} waits without the keyboard", self.page.inputs());
            }
            FocusTarget::Field => assert!(self.page.field.is_some()),
            FocusTarget::History => assert_ne!(self.page.mode, Mode::Live),
            FocusTarget::Main => {}
        }
    }

    /// Checks that every event changes something or is explained.
    fn answers(&self, before: &PageModel, event: &Event, effects: &[Effect]) {
        let page = &self.page;
        let changed = before.draft != page.draft
            || before.field != page.field
            || before.mode != page.mode
            || before.cursor != page.cursor
            || before.focus() != page.focus()
            || *event == Event::SelectAll && page.draft.replaces
            || before.said.is_some() && page.said.is_none() && matches!(event, Event::Back | Event::Erase);
        if let (Event::Accept, Step::Ask(asked)) = (event, &before.step) {
            let said = |input: &&Input| !input.text.is_empty() || !before.draft.begun(&input.id).is_empty();
            let unsaid = asked.inputs.iter().find(|input| !said(input));
            assert!(
                unsaid.is_none_or(|input| page.draft.text(&input.id).is_empty()),
                "{unsaid:?} is answered"
            );
        }
        let shell = matches!(event, Event::Booked | Event::Changed);
        let there = matches!(event, Event::GoTo(id) if before.focus() == FocusTarget::Input(id.clone()));
        assert!(
            !there || page.said.is_none(),
            "{event:?} is where the keyboard is, and says {:?}",
            page.said
        );
        assert!(
            changed || shell || there || page.said.is_some() || !effects.is_empty(),
            "{event:?} does nothing and says nothing at {:?}",
            page.step
        );
    }

    /// Checks that typed text appears in the field or in an input, unless nothing can be typed.
    fn loses_nothing(&self, before: &PageModel, event: &Event) {
        let Event::Text(text) = event else { return };
        let (page, text) = (&self.page, text.to_lowercase());
        let shut = before.mode != Mode::Live || before.draft.drawn.is_some();
        let in_field = page.field.as_ref().is_some_and(|field| field.to_lowercase().ends_with(&text));
        let mut inputs = page.inputs().iter().chain(&page.form.inputs);
        let in_input = inputs.any(|input| input.text.to_lowercase().ends_with(&text));
        let begun = page.inputs().iter().any(|input| page.draft.begun(&input.id).ends_with(&text));
        let more = page.draft.places.len() > before.draft.places.len();
        let words = PageModel::of(&self.session).inputs().iter().find_map(|input| match &input.kind {
            InputKind::Choice(words) if input.id == InputId::Place => Some(words.clone()),
            _ => None,
        });
        let named = |place: &PlaceId| {
            let is = |word: &&Word| word.word == format!("{} {}", place.kind, place.number);
            let word = words.iter().flatten().find(is);
            word.is_some_and(|word| word.begins_with(&text, page.language))
        };
        // Typing the number of a place on a form does the same as pressing it.
        let pressed = page.form.sheet.is_some() && page.draft.of_sheet() != before.draft.of_sheet();
        let on_board = more || pressed || page.draft.places.iter().any(named);
        // A character that no input accepts selects the act that starts with it.
        let begins = |row: &RowView| {
            let label = row.label.first().map(|label| render(label, page.language));
            label.is_some_and(|label| label.to_lowercase().starts_with(&text))
        };
        let rows = page.view(&self.session).rows;
        let walked = rows.iter().any(|row| page.draft.act.as_ref() == Some(&row.act) && begins(row));
        let refused =
            matches!(&page.said, Some(Feedback::NoneOf(said)) if said.to_lowercase().ends_with(&text));
        assert!(
            in_field || in_input || begun || on_board || walked || refused || shut,
            "{text:?} is lost at {:?} after {:?}",
            page.draft,
            before.draft
        );
    }

    /// A random event that a user could cause now.
    fn anything(&mut self) -> Event {
        let scene = self.session.scene().map(|scene| scene.places).unwrap_or_default();
        let places: Vec<PlaceId> = scene.into_iter().map(|place| place.id).collect();
        let verbs: Vec<&'static str> = self.page.form.verbs.clone();
        let inputs: Vec<Input> = self.page.inputs().to_vec();
        let dice = &mut self.dice;
        match dice.random_range(0..20) {
            0..4 => places.choose(dice).map_or(Event::Accept, |place| Event::Press(*place)),
            4 => verbs.choose(dice).map_or(Event::Back, |verb| Event::Choose(verb)),
            5..8 => Event::Pick(dice.random_range(0..4)),
            8..11 => Event::Text(
                ["1", "2", "7", "12", "0", "m", "x", "as", "parts"].choose(dice).unwrap().to_string(),
            ),
            11 => Event::Erase,
            12..16 => Event::Accept,
            16 => Event::Back,
            17 => Event::Next(dice.random()),
            18 => match inputs.choose(dice) {
                Some(Input { id, kind: InputKind::Number(field), .. }) => {
                    Event::SetNumber(id.clone(), number(field, dice))
                }
                Some(input) => Event::GoTo(input.id.clone()),
                None => Event::Arrow([-1, 1][dice.random_range(0..2)]),
            },
            19 if dice.random_ratio(1, 3) => {
                let read = self.session.board().schema().cells().map(|(cell, _)| Referee::Read(cell));
                let all: Vec<Referee> = Referee::ALL.into_iter().chain(read.take(12)).collect();
                Event::Open(*all.choose(dice).unwrap())
            }
            _ if dice.random_ratio(1, 4) => {
                let offers = self.session.offers();
                let lines: Vec<String> =
                    offers.iter().map(|offer| self.session.written(&offer.act)).collect();
                Event::Field(lines.choose(dice).cloned())
            }
            _ => {
                let others = [
                    Event::LookBy(-1),
                    Event::LookBy(1),
                    Event::Undo,
                    Event::Redo,
                    Event::OpenField,
                    Event::Arrow(1),
                    Event::ForThisGame,
                    Event::SelectAll,
                ];
                others.choose(dice).unwrap().clone()
            }
        }
    }

    /// The drafts that presses on the form would make, without those that change nothing.
    fn presses(&self) -> Vec<worksheet::Draft> {
        let Some(sheet) = &self.page.form.sheet else { return Vec::new() };
        let cells = sheet.rows.iter().flat_map(|row| &row.cells).chain(&sheet.alternatives);
        let open = cells.flat_map(Cell::presses).filter(|press| press.chosen != Some(true));
        open.filter_map(|press| press.makes.clone()).collect()
    }

    /// The next event of a user who wants to proceed.
    fn on(&mut self) -> Event {
        if self.page.draft.referee.is_some() && self.page.field.is_none() {
            return Event::Back;
        }
        if matches!(self.page.said, Some(Feedback::NoneOf(_))) {
            return Event::Erase;
        }
        let refused = matches!(self.page.step, Step::Refused(_));
        let empty = |input: &Input| matches!(input.id, InputId::Sheet(_)) && input.text.is_empty();
        let filled = !self.page.inputs().iter().any(empty);
        // The first number entered may be the one that is too large.
        if refused
            && self.dice.random_ratio(1, 2)
            && let Some(input) = self.page.inputs().choose(&mut self.dice).cloned()
        {
            match &input.kind {
                InputKind::Number(field) => return Event::SetNumber(input.id, number(field, &mut self.dice)),
                InputKind::Digit(digits) => {
                    let digit = digits.choose(&mut self.dice).copied().unwrap();
                    return Event::SetNumber(input.id, digit.into());
                }
                InputKind::Choice(_) | InputKind::Text => {}
            }
        }
        if let Step::Refused(refused) = &self.page.step
            && let Some(instead) = refused.instead.clone().filter(|_| self.dice.random_ratio(1, 4))
        {
            return Event::Draft(instead);
        }
        if self.page.field.is_some() || self.page.mode != Mode::Live || refused && filled {
            return Event::Back;
        }
        if let Some(makes) = self.presses().choose(&mut self.dice).filter(|_| !refused)
            && self.dice.random_ratio(2, 3)
        {
            return Event::Make(Box::new(makes.clone()));
        }
        let FocusTarget::Input(id) = self.page.focus() else {
            let count = self.page.choices().len();
            let choosing = matches!(self.page.step, Step::Choose | Step::Fill);
            let pressed =
                self.page.form.inputs.iter().all(|input| matches!(input.id, InputId::Place | InputId::Row));
            return match self.page.form.places.choose(&mut self.dice) {
                _ if choosing && count > 0 => Event::Pick(self.dice.random_range(0..count)),
                Some(place) if choosing && pressed => Event::Press(*place),
                _ => Event::Accept,
            };
        };
        let input = self.page.input(&id).unwrap().clone();
        match &input.kind {
            _ if matches!(self.page.said, Some(Feedback::Wrong(..) | Feedback::Failed(_))) => Event::Erase,
            _ if !input.text.is_empty() && !matches!(id, InputId::Argument(_)) => Event::Accept,
            InputKind::Number(_) if let InputId::Board(cell) = id => {
                let CellKind::Whole { least, most } = self.session.board().schema().cell(cell).unwrap().kind
                else {
                    return Event::Accept;
                };
                let word = self.session.board().schema().cell(cell).unwrap().word();
                let known = walk::practice_of(self.session.info()).remove(&word);
                let number = match known {
                    Some(Printed(Value::Whole(number), _)) => number,
                    _ => self.dice.random_range(least..=most),
                };
                Event::SetNumber(id, number)
            }
            InputKind::Number(field) => Event::SetNumber(id, number(field, &mut self.dice)),
            InputKind::Digit(digits) => Event::Text(digits.choose(&mut self.dice).unwrap().to_string()),
            InputKind::Choice(words) if words.is_empty() => Event::Accept,
            InputKind::Choice(words) => Event::Pick(self.dice.random_range(0..words.len())),
            InputKind::Text => Event::Text("Somewhere".to_owned()),
        }
    }
}

const READ: [Read; 3] = [Read::All, Read::Half, Read::Nothing];

/// Tables of every game.
fn tables_of(seeds: u64) -> impl Iterator<Item = Table> {
    (0..seeds).zip(READ.into_iter().cycle()).flat_map(|(seed, read)| {
        [
            Table::begun::<Automobile>(seed, read),
            Table::begun::<Autotock>(seed, read),
            Table::begun::<Independents>(seed, read),
            Table::begun::<AutoBrocante>(seed, read),
            Table::begun::<Sponsors>(seed, read),
        ]
    })
}

fn tables() -> impl Iterator<Item = Table> {
    tables_of(14)
}

#[test]
fn every_event_is_answered_and_nothing_typed_is_lost() {
    let (mut events, mut booked, mut drawn) = (0, 0, 0);
    for mut table in tables() {
        for _ in 0..250 {
            let event = table.anything();
            table.does(event);
            events += 1;
        }
        (booked, drawn) = (booked + table.booked, drawn + table.drawn);
    }
    println!("{events} events, {booked} acts entered, {drawn} of them drawn");
    assert!(booked > 0 && drawn > 0);
}

#[test]
fn every_position_leads_to_an_act() {
    let mut most = 0;
    // Forms that are filled in by pressing cannot be filled in at random.
    let pressed = |table: &Table| ["auto-brocante", "sponsors"].contains(&table.session.info().game);
    for mut table in tables_of(40).filter(|table| !pressed(table)) {
        for _ in 0..12 {
            for _ in 0..table.dice.random_range(0..8) {
                let event = table.anything();
                table.does(event);
            }
            let (booked, mut count) = (table.booked, 0);
            while table.booked == booked && !walk::over(&table.session) {
                let event = table.on();
                table.does(event);
                count += 1;
                let game = table.session.info().game;
                assert!(count < 400, "{game}: {:?} leads nowhere: {:?}", table.page.draft, table.page.step);
            }
            most = most.max(count);
        }
    }
    println!("an act after at most {most} events");
}

#[test]
fn what_is_typed_stands_in_the_place_of_a_number_that_was_stepped_to() {
    let mut seen = 0;
    for mut table in tables_of(20) {
        for _ in 0..60 {
            let event = table.on();
            table.does(event);
            let FocusTarget::Input(id) = table.page.focus() else { continue };
            if !matches!(table.page.input(&id).unwrap().kind, InputKind::Number(_)) {
                continue;
            }
            table.does(Event::SetNumber(id.clone(), 9));
            // A number that is complete moves the focus on.
            if table.page.focus() != FocusTarget::Input(id.clone()) {
                continue;
            }
            table.does(Event::GoTo(id.clone()));
            table.does(Event::Text("7".to_owned()));
            assert_eq!(table.page.input(&id).unwrap().text, "7");
            table.does(Event::Erase);
            assert_eq!(table.page.input(&id).unwrap().text, "");
            table.does(Event::SetNumber(id.clone(), 12));
            table.does(Event::SelectAll);
            table.does(Event::Erase);
            assert_eq!(table.page.input(&id).unwrap().text, "");
            // A question that follows the first digit waits for the second.
            let InputKind::Number(field) = &table.page.input(&id).unwrap().kind else { continue };
            if field.most >= 12 && (table.page.inputs().len() == 1 || !matches!(id, InputId::Board(_))) {
                table.does(Event::Text("1".to_owned()));
                table.does(Event::Text("2".to_owned()));
                assert_eq!(table.page.input(&id).unwrap().text, "12");
            }
            seen += 1;
        }
    }
    assert!(seen > 20, "{seen}");
}

#[test]
fn the_main_button_books_what_it_names_wherever_the_keyboard_is() {
    let mut beside = 0;
    for mut table in tables_of(20) {
        for _ in 0..80 {
            if walk::over(&table.session) {
                break;
            }
            let typed = matches!(table.page.focus(), FocusTarget::Input(InputId::Sheet(_)));
            if matches!(table.page.step, Step::Ready(_)) {
                let booked = table.booked;
                table.does(Event::Main);
                // A drawn act may need a board value before it is booked.
                let asks = table.page.draft.drawn.is_some() && matches!(table.page.step, Step::Ask(_));
                assert!(table.booked == booked + 1 || asks, "{:?}", table.page.draft);
                beside += usize::from(typed);
            } else {
                let event = table.on();
                table.does(event);
            }
        }
    }
    assert!(beside > 0);
}

#[test]
fn every_card_leads_to_an_act_whether_the_board_is_read_or_not() {
    let mut idle = 0;
    for (seed, read) in (0..20).zip(READ.into_iter().cycle()) {
        let session = Table::begun::<Autotock>(seed, read).session;
        let places = session.scene().map(|scene| scene.places).unwrap_or_default();
        for place in places.iter().map(|place| place.id).filter(|place| place.kind == "card") {
            let mut page = PageModel::of(&session);
            page.update(Event::Press(place), &session);
            let act = match &page.said {
                Some(Feedback::Idle(_, _, acts)) => acts.first().cloned(),
                said => {
                    assert!(said.is_none() && !page.draft.is_empty(), "{place:?}: {said:?}");
                    continue;
                }
            };
            page.update(Event::Draft(act.expect("an act without the card")), &session);
            assert!(matches!(page.step, Step::Ready(_) | Step::Ask(_)), "{place:?}: {:?}", page.step);
            idle += 1;
        }
    }
    assert!(idle > 0);
}

#[test]
fn a_printed_value_that_cannot_be_is_refused_in_its_input() {
    let (mut session, _) = begun::<Automobile>(1, Read::Nothing, false);
    let position = ["drawn", "correct red > space 5 1 tiles red, phase 1 3", "read space 5 class low"];
    for line in position {
        session.enter(session.read(line).unwrap(), String::new()).unwrap();
    }
    let mut page = PageModel::of(&session);
    page.update(Event::Choose("produce"), &session);
    let mut typed = |number: &str| {
        page.update(Event::Text(number.to_owned()), &session);
        let effects = page.update(Event::Main, &session);
        let read = effects.into_iter().next();
        if let Some(Effect::Keep(values)) = &read {
            values.iter().for_each(|value| {
                session.enter(Verb::Observe(value.clone()), String::new()).unwrap();
            });
            page.update(Event::Changed, &session);
        }
        (read.is_some(), page.said.clone())
    };
    assert_eq!(typed("5"), (true, None), "the least");
    let (read, said) = typed("3");
    assert!(!read && matches!(said, Some(Feedback::Wrong(InputId::Board(_), _))), "{said:?}");
    assert_eq!(typed("7"), (true, None), "it stands in the place of what was refused");
}

#[test]
fn escape_leads_to_the_empty_draft() {
    for mut table in tables() {
        for _ in 0..20 {
            for _ in 0..table.dice.random_range(1..12) {
                let event = table.anything();
                table.does(event);
            }
            for _ in 0..60 {
                let (open, before) = (table.page.field.is_some(), table.page.draft.clone());
                table.does(Event::Back);
                let (field, now) = (&table.page.field, &table.page.draft);
                assert!(
                    !open || field.is_none() && (now.verb, &now.places) == (before.verb, &before.places),
                    "the entry line alone closes: {before:?}, {now:?}"
                );
            }
            let page = &table.page;
            // A drawn act cannot be given up.
            assert!(page.draft.drawn.is_some() || page.draft.is_empty(), "{:?}", page.draft);
            assert!(page.field.is_none() && page.mode == Mode::Live);
        }
    }
}

#[test]
fn every_form_of_the_referee_leads_to_its_line_and_back_to_the_act_that_was_begun() {
    let (mut entered, mut kept) = (0, 0);
    for mut table in tables() {
        table.does(Event::Pick(0));
        for referee in Referee::ALL {
            let begun = table.page.draft.clone();
            table.does(Event::Open(Referee::Note));
            table.does(Event::Open(referee));
            let verb = (0..400).find_map(|_| {
                let event = match table.page.focus() {
                    FocusTarget::Input(id) => match &table.page.input(&id).unwrap().kind {
                        InputKind::Choice(words) => Event::Pick(table.dice.random_range(0..words.len())),
                        InputKind::Number(_) | InputKind::Digit(_) => Event::Text("1".to_owned()),
                        InputKind::Text => Event::Text("Zoé".to_owned()),
                    },
                    _ => Event::Accept,
                };
                let main = matches!(table.page.step, Step::Ready(_));
                let event = if main { Event::Main } else { event };
                let effects = table.page.update(event, &table.session);
                if matches!(table.page.step, Step::Refused(_)) {
                    table.page.update(Event::Open(referee), &table.session);
                }
                effects.into_iter().find_map(|effect| match effect {
                    Effect::Enter(verb) => Some(verb),
                    _ => None,
                })
            });
            let verb = verb.unwrap_or_else(|| panic!("{referee:?}: {:?}", table.page.draft));
            let meant = match referee {
                Referee::Note => matches!(verb, Verb::Note(_)),
                Referee::Correct => matches!(verb, Verb::Correct(_)),
                Referee::Ruling => matches!(verb, Verb::Ruling(_)),
                Referee::Pause => matches!(verb, Verb::Pause(_)),
                Referee::Rename => matches!(verb, Verb::Rename(_)),
                Referee::Read(_) => false,
            };
            assert!(meant, "{referee:?} enters {verb:?}");
            let changes = matches!(verb, Verb::Correct(_) | Verb::Ruling(_));
            table.session.enter(verb, String::new()).unwrap();
            table.does(Event::Booked);
            entered += 1;
            if !changes {
                assert_eq!(table.page.draft.places, begun.places);
                assert_eq!(table.page.draft.verb, begun.verb);
                kept += usize::from(!begun.is_empty());
            }
        }
    }
    println!("{entered} lines of the referee entered, {kept} of them over an act that was begun");
    assert!(kept > 20);
}

#[test]
fn a_place_and_its_number_are_typed_apart_or_with_a_colon() {
    let (mut lines, mut same) = (0, 0);
    for table in tables_of(6) {
        for step in &table.session.effective_log().steps {
            let Some(Verb::Act(act)) = table.session.standing_body(step.id) else { continue };
            let before = table.session.before(step.id, &[]).unwrap();
            let text = before.written(act);
            let words: Vec<&str> = text.split(' ').collect();
            let number = |word: &str| word.bytes().all(|sign| sign.is_ascii_digit());
            let pair = words.windows(2).position(|two| two.iter().all(|word| number(word)));
            let other = match pair {
                _ if text.contains(':') => text.replace(':', " "),
                Some(at) => [words[..=at].join(" "), words[at + 1..].join(" ")].join(":"),
                None => continue,
            };
            let meant = steward::page::meant(&before, &other);
            assert!(meant.is_err() || meant == Ok(Verb::Act(act.clone())), "{other}: {meant:?}");
            let pairs = ["build", "produce"].contains(&words[1]);
            assert!(!pairs || meant.is_ok(), "{other}: {meant:?}");
            (lines, same) = (lines + 1, same + usize::from(meant.is_ok()));
        }
    }
    println!("{same} of {lines} lines mean the same with a colon and apart");
    assert!(same * 20 > lines * 19, "{same} of {lines}");
}

#[test]
fn every_act_that_was_booked_can_be_said_again_where_it_was_booked() {
    let (mut acts, mut in_words) = (0, 0);
    for table in tables_of(6) {
        let session = &table.session;
        let words = !["auto-brocante", "sponsors"].contains(&session.info().game);
        for step in &session.effective_log().steps {
            let Some(Verb::Act(act)) = session.standing_body(step.id) else { continue };
            let before = session.before(step.id, &[]).unwrap();
            let mut page = PageModel::of(&before);
            page.update(Event::SayAgain(Verb::Act(act.clone())), &before);
            assert_eq!(page.act(), Some(act), "{}", session.written(act));
            let ready = matches!(&page.step, Step::Ready(outcome) if outcome.act() == Some(act));
            assert!(ready, "{}: {:?}", session.written(act), page.step);
            // Acts of forms filled in by pressing are entered as a whole.
            acts += usize::from(words);
            in_words += usize::from(words && page.draft.verb.is_some());
        }
    }
    println!("{acts} acts said again, {in_words} of them word by word");
    assert!(in_words * 10 > acts * 8, "{in_words} of {acts} acts are said word by word");
}

#[test]
fn the_sign_of_another_card_stands_in_the_place_of_an_act_that_was_said() {
    let mut changed = 0;
    for (seed, read) in (0..12).zip(READ.into_iter().cycle()) {
        let session = Table::begun::<Autotock>(seed, read).session;
        for step in &session.effective_log().steps {
            let Some(Verb::Act(act)) = session.standing_body(step.id) else { continue };
            let before = session.before(step.id, &[]).unwrap();
            let mut page = PageModel::of(&before);
            let place = page.inputs().iter().find(|input| input.id == InputId::Place).cloned();
            let Some(InputKind::Choice(words)) = place.map(|place| place.kind) else { continue };
            let card = words.iter().find(|word| word.begins_with("8", page.language));
            let Some(card) = card.map(|card| card.word.clone()) else { continue };
            page.update(Event::Draft(act.clone()), &before);
            page.update(Event::Text("8".to_owned()), &before);
            page.update(Event::Accept, &before);
            let said =
                page.draft.places.iter().any(|place| format!("{} {}", place.kind, place.number) == card);
            let said = said || page.draft.text(&InputId::Argument("card")) == "8";
            assert!(said, "{}: {:?} {:?}", session.written(act), page.draft, page.said);
            changed += 1;
        }
    }
    println!("{changed} acts said again of another card");
    assert!(changed > 20);
}

#[test]
fn history_stops_at_every_step_of_the_game_as_it_stands() {
    for mut table in tables() {
        if table.session.effective_log().steps.is_empty() {
            continue;
        }
        let mut stops = 0;
        while table.page.mode != Mode::History(0) {
            table.does(Event::LookBy(-1));
            stops += 1;
            assert!(stops <= table.session.effective_log().steps.len(), "{:?}", table.page.mode);
        }
        assert_eq!(stops, table.session.effective_log().steps.len());
    }
}

/// Enters the rest of the practice board. A value that breaks earlier entries is left out.
fn read_on(session: &Session) -> Session {
    let mut read = session.clone();
    for (cell, Printed(value, _)) in walk::practice_of(read.info()) {
        let id = read.board().schema().find(&cell).unwrap();
        if read.board().value(id).is_none() {
            _ = read.enter(Verb::Observe(BoardValue { cell, value, source: Source::Board }), String::new());
        }
    }
    read
}

/// Compares the bounds on a page with those after the board is completed.
fn bounds_hold(page: &PageModel, read: &Session) -> usize {
    let mut then = page.clone();
    then.update(Event::Changed, read);
    let mut compared = 0;
    for Input { id, kind, .. } in &page.form.inputs {
        // Where each value has a name, it is chosen.
        let bounds = |kind: &InputKind| match kind {
            InputKind::Number(field) => Some((field.least, field.most)),
            InputKind::Choice(words) => {
                let numbers = || words.iter().filter_map(|word| word.word.parse().ok());
                numbers().min().zip(numbers().max())
            }
            InputKind::Digit(_) | InputKind::Text => None,
        };
        let now = then.form.inputs.iter().find(|then| then.id == *id).and_then(|then| bounds(&then.kind));
        let (InputKind::Number(field), Some(now)) = (kind, now) else { continue };
        if field.unread.is_none() {
            assert_eq!((field.least, field.most), now, "{id:?} of {:?}", page.draft.verb);
            compared += 1;
        }
    }
    compared
}

#[test]
fn bounds_do_not_rest_on_values_that_nobody_has_read() {
    let mut compared = 0;
    for mut table in tables() {
        for _ in 0..6 {
            for _ in 0..10 {
                let event = table.anything();
                table.does(event);
            }
            let read = read_on(&table.session);
            compared += bounds_hold(&table.page, &read);
            for _ in 0..40 {
                table.does(Event::Back);
            }
            for verb in table.page.form.verbs.clone() {
                let mut page = table.page.clone();
                page.update(Event::Choose(verb), &table.session);
                compared += bounds_hold(&page, &read);
            }
        }
    }
    println!("{compared} bounds compared");
    assert!(compared > 0);
}

/// Enters the rest of the board with the least or the greatest values. A value that breaks earlier entries is left out.
fn read_far(session: &Session, dice: &mut Dice) -> Session {
    let mut read = session.clone();
    let cells: Vec<_> = read.board().schema().cells().map(|(id, cell)| (id, cell.clone())).collect();
    for (id, cell) in cells {
        let value = match cell.kind {
            _ if read.board().value(id).is_some() => continue,
            CellKind::Whole { least, most } => Value::Whole([least, most][dice.random_range(0..2)]),
            CellKind::Word(words) => Value::Text(words.choose(dice).unwrap().0.to_owned()),
            CellKind::Name => continue,
        };
        let value = BoardValue { cell: cell.word(), value, source: Source::Board };
        _ = read.enter(Verb::Observe(value), String::new());
    }
    // Enters what is still open.
    read_on(&read)
}

#[test]
fn numbers_of_listed_acts_are_not_bounded_by_values_that_nobody_has_read() {
    let (mut compared, mut unread) = (0, 0);
    for seed in 0..12 {
        let (session, dice) = begun::<Independents>(seed, Read::Nothing, true);
        let at_start = Table { page: PageModel::of(&session), session, dice, booked: 0, drawn: 0 };
        let later = [
            Table::begun::<Independents>(seed, Read::Nothing),
            Table::begun::<AutoBrocante>(seed, Read::Nothing),
        ];
        for mut table in later.into_iter().chain([at_start]) {
            let (near, far) = (read_on(&table.session), read_far(&table.session, &mut table.dice));
            for verb in table.page.form.verbs.clone() {
                for pick in 0..3 {
                    let mut page = PageModel::of(&table.session);
                    page.update(Event::Choose(verb), &table.session);
                    if let Some(Input { id: id @ InputId::Argument(_), .. }) =
                        page.form.inputs.first().cloned()
                    {
                        page.update(Event::GoTo(id), &table.session);
                    }
                    page.update(Event::Pick(pick), &table.session);
                    let is_unread = |input: &&Input| matches!(&input.kind, InputKind::Number(field) if field.unread.is_some());
                    unread += page.form.inputs.iter().filter(is_unread).count();
                    compared += bounds_hold(&page, &near) + bounds_hold(&page, &far);
                }
            }
        }
    }
    println!("{compared} bounds compared, {unread} of unread values");
    assert!(compared > 0 && unread > 0);
}

/// The number of presses to enter a suitable act. A press is a place, a verb, a choice, one of several acts
/// of the same cost, or the main button.
fn presses(session: &Session, suits: &dyn Fn(&AnyAct) -> bool) -> Option<usize> {
    let enters = |page: &PageModel| {
        let then = page.clone().update(Event::Main, session);
        then.iter().any(|effect| matches!(effect, Effect::Enter(Verb::Act(act)) if suits(act)))
    };
    let page = PageModel::of(session);
    let places = page.pressable().map(Event::Press);
    let first: Vec<Event> = places.chain((0..page.choices().len()).map(Event::Pick)).collect();
    let after = |page: &PageModel, press: Event| {
        let mut page = page.clone();
        page.update(press, session).is_empty().then_some(page)
    };
    let pages: Vec<PageModel> = first.into_iter().filter_map(|press| after(&page, press)).collect();
    if pages.iter().any(enters) {
        return Some(2);
    }
    let picks = |page: &PageModel| {
        let rows = (0..page.form.rows.len()).filter_map(|row| after(page, Event::Pick(row)));
        !matches!(page.step, Step::Ready(_)) && rows.collect::<Vec<_>>().iter().any(enters)
    };
    pages.iter().any(picks).then_some(3)
}

#[test]
fn an_act_takes_two_presses_and_one_of_several_a_third() {
    let verbs = [
        "choose", "bonus", "cubes", "durant", "ford", "pass", "deal", "discard", "out", "park", "build",
        "move",
    ];
    let word = |act: &AnyAct| act.syntax().unwrap().word;
    let mut count = [0, 0];
    for seed in 0..6 {
        let tables = [Table::begun::<Automobile>(seed, Read::All), Table::begun::<Autotock>(seed, Read::All)];
        for table in tables {
            for step in &table.session.effective_log().steps {
                let Some(Verb::Act(act)) = table.session.standing_body(step.id) else { continue };
                let before = table.session.before(step.id, &[]).unwrap();
                if verbs.contains(&word(act)) {
                    // What is built first is the cheapest.
                    let suits = |other: &AnyAct| match word(act) {
                        "build" => word(other) == "build",
                        _ => other == act,
                    };
                    let presses = presses(&before, &suits);
                    let presses = presses.unwrap_or_else(|| panic!("{} takes more", before.written(act)));
                    count[presses - 2] += 1;
                    let one_of_several =
                        ["bonus", "durant", "ford", "out", "park", "move"].contains(&word(act));
                    assert!(presses == 2 || one_of_several, "{}", before.written(act));
                }
            }
        }
    }
    println!("{count:?} acts take two and three presses");
    assert!(count[0] > 100 && count[1] > 10, "{count:?}");
}

#[test]
fn all_sales_of_the_distributors_begin_with_each_in_its_own_row() {
    let (mut whole, mut to_choose) = (0, 0);
    for seed in 0..8 {
        let (mut session, mut dice) = begun::<Automobile>(seed, Read::All, false);
        while !walk::over(&session) && session.entries().len() < 160 {
            let mut page = PageModel::of(&session);
            if page.form.verbs.contains(&"distributors") {
                page.update(Event::Choose("distributors"), &session);
                match &page.step {
                    Step::Ready(_) => {
                        let effects = page.update(Event::Main, &session);
                        assert!(matches!(&effects[..], [Effect::Enter(Verb::Act(_))]), "{effects:?}");
                        whole += 1;
                    }
                    step => {
                        assert!(matches!(step, Step::Fill), "{step:?}");
                        assert!(!page.form.sheet.as_ref().unwrap().alternatives.is_empty());
                        to_choose += 1;
                    }
                }
            }
            if walk::step::<Automobile>(&mut session, &mut dice).is_none() {
                break;
            }
        }
    }
    println!("{whole} phases of sales in two presses, {to_choose} with a choice");
    // Most phases need no choice, because each distributor begins in its own row.
    assert!(whole > 3 * to_choose && to_choose > 0);
}

#[test]
fn a_line_of_the_referee_can_be_said_again_as_it_stands() {
    let mut session = Session::laid("automobile").unwrap();
    for text in [
        "correct bank > red 40 dollars: found under the table",
        "correct bank > red 2 cubes",
        "ruling parts-alone yes by Anne: we always play it so",
        "read space 3 cost 240",
    ] {
        let verb = session.read(text).unwrap();
        let mut page = PageModel::of(&session);
        page.update(Event::SayAgain(verb.clone()), &session);
        assert!(matches!(&page.step, Step::Ready(outcome) if outcome.verb == verb), "{:?}", page.step);
        let booked = match verb.clone() {
            Verb::Observe(value) => Effect::PutRight(value, Lasting::ForGood),
            verb => Effect::Enter(verb),
        };
        assert_eq!(page.update(Event::Main, &session), [booked]);
        session.enter_text(text, "").unwrap();
    }
}

#[test]
fn a_number_filled_in_for_the_distributors_outlasts_the_forced_sales() {
    let mut kept = 0;
    for seed in 0..8 {
        let (mut session, mut dice) = begun::<Automobile>(seed, Read::All, false);
        while !walk::over(&session) && session.entries().len() < 160 {
            let mut page = PageModel::of(&session);
            if page.form.verbs.contains(&"distributors") {
                page.update(Event::Choose("distributors"), &session);
                let typed: Vec<InputId> = page.inputs().iter().map(|input| input.id.clone()).collect();
                for id in typed {
                    page.update(Event::Choose("distributors"), &session);
                    page.update(Event::SetNumber(id.clone(), 1), &session);
                    for helper in page.form.sheet.clone().unwrap().helpers.into_iter().skip(1) {
                        let mut page = page.clone();
                        page.update(Event::Make(Box::new(helper.makes.unwrap())), &session);
                        let number: i64 = page.input(&id).unwrap().text.parse().unwrap();
                        assert!(number >= 1, "{id:?}: {number}");
                        kept += 1;
                    }
                }
            }
            if walk::step::<Automobile>(&mut session, &mut dice).is_none() {
                break;
            }
        }
    }
    assert!(kept > 20, "{kept}");
}

#[test]
fn arrows_walk_past_an_act_that_asks_for_a_printed_value() {
    let mut walked = 0;
    for table in tables_of(20) {
        let (mut page, session) = (table.page.clone(), &table.session);
        for event in page.form.verbs.clone().into_iter().take(1).map(Event::Choose) {
            page.update(event, session);
        }
        // A board value that all acts in the list need is asked for first.
        if page.question().is_some() {
            continue;
        }
        // A draw by Steward is selected first, wherever it is in the list.
        for at in page.cursor.map_or(0, |at| at + 1)..page.form.rows.len() {
            page.update(Event::Arrow(1), session);
            assert_eq!(page.focus(), FocusTarget::List(Some(at)), "{:?}", page.step);
            if matches!(page.step, Step::Ask(_)) {
                let mut chosen = page.clone();
                assert_eq!(chosen.update(Event::Accept, session), []);
                assert!(
                    matches!(chosen.focus(), FocusTarget::Input(InputId::Board(_))),
                    "{:?}",
                    chosen.focus()
                );
                walked += 1;
            }
        }
    }
    assert!(walked > 0);
}

#[test]
fn a_word_that_a_form_of_the_referee_does_not_know_is_refused_there() {
    for table in tables_of(3) {
        let (mut page, session) = (PageModel::of(&table.session), &table.session);
        page.update(Event::Open(Referee::Correct), session);
        page.update(Event::Text("x".to_owned()), session);
        assert_eq!(page.said, Some(Feedback::NoneOf("x".to_owned())));
        assert!(page.field.is_none() && matches!(page.focus(), FocusTarget::Input(InputId::Detail(_))));
    }
}

#[test]
fn enter_behind_refused_text_and_one_enter_too_many_do_nothing() {
    let (mut refused, mut unchosen) = (0, 0);
    for mut table in tables_of(30) {
        for _ in 0..30 {
            let event = table.anything();
            table.does(event);
            let mut page = table.page.clone();
            if matches!(page.said, Some(Feedback::NoneOf(_))) {
                let mut without = page.clone();
                without.said = None;
                assert_eq!(page.update(Event::Accept, &table.session), []);
                assert_eq!(page.draft, without.draft);
                assert!(matches!(page.said, Some(Feedback::LeftOut(_))), "{:?}", page.said);
                // The next Enter goes on as if nothing had been refused.
                let effects = without.update(Event::Accept, &table.session);
                assert_eq!(page.update(Event::Accept, &table.session), effects);
                assert_eq!(page.draft, without.draft);
                refused += 1;
            }
            let mut page = PageModel::of(&table.session);
            if matches!(page.step, Step::Choose) && page.choices().len() > 1 {
                assert_eq!(page.update(Event::Accept, &table.session), []);
                assert!(page.draft.is_empty(), "{:?}", page.draft);
                unchosen += 1;
            }
        }
    }
    println!("{refused} refused texts, {unchosen} lists without a choice");
    assert!(refused > 50 && unchosen > 50);
}

#[test]
fn undo_leaves_no_draft_to_the_player_before() {
    let mut undone = 0;
    for mut table in tables_of(30) {
        for _ in 0..20 {
            let event = table.anything();
            table.does(event);
            let mut page = table.page.clone();
            if page.draft.drawn.is_none() && table.session.undo_target().is_some() && !page.draft.is_empty() {
                assert_ne!(page.update(Event::Undo, &table.session), []);
                assert!(page.draft.is_empty(), "{:?}", page.draft);
                undone += 1;
            }
        }
    }
    println!("{undone} undone with something drafted");
    assert!(undone > 50);
}

#[test]
fn a_worksheet_is_filled_in_row_by_row_before_it_asks_for_a_board_value() {
    let mut count = 0;
    for seed in 0..60 {
        let mut table = Table::begun::<Automobile>(seed, READ[1 + seed as usize % 2]);
        if !table.page.form.verbs.contains(&"produce") {
            continue;
        }
        table.does(Event::Choose("produce"));
        while table.page.question().is_some() {
            let event = table.on();
            table.does(event);
        }
        let of_form = |input: &&Input| matches!(input.id, InputId::Sheet(_));
        let numbers: Vec<Input> = table.page.form.inputs.iter().filter(of_form).cloned().collect();
        let [first, second, ..] = numbers.as_slice() else { continue };
        let InputKind::Number(field) = &first.kind else { continue };
        table.does(Event::SetNumber(first.id.clone(), field.least.max(1)));
        if table.page.question().is_none() {
            continue;
        }
        table.does(Event::Accept);
        assert_eq!(table.page.focus(), FocusTarget::Input(second.id.clone()), "{:?}", table.page.draft);
        assert!(table.page.asks().is_none());
        count += 1;
    }
    println!("{count} worksheets gone on with before a question");
    assert!(count > 0);
}

#[test]
fn what_an_act_of_the_list_is_called_may_be_typed_and_enter_takes_it() {
    let mut count = 0;
    for seed in 0..20 {
        let table = Table::begun::<Automobile>(seed, Read::All);
        let (mut page, session) = (PageModel::of(&table.session), &table.session);
        if !page.form.verbs.contains(&"place") {
            continue;
        }
        page.update(Event::Choose("place"), session);
        for row in page.view(session).rows {
            let label: Vec<String> = row.label.iter().map(|label| render(label, page.language)).collect();
            let mut page = page.clone();
            for sign in label.join(", ").chars() {
                assert_eq!(page.update(Event::Text(sign.to_string()), session), []);
                assert_eq!((&page.field, &page.said), (&None, &None), "{label:?}");
            }
            assert_eq!(page.update(Event::Accept, session), []);
            assert_eq!(page.draft.act.as_ref(), Some(&row.act), "{label:?}");
            count += 1;
        }
    }
    println!("{count} acts typed as they are called");
    assert!(count > 10);
}

#[test]
fn a_square_that_was_misread_is_put_right_by_a_press_on_the_board() {
    let (session, _) = begun::<Autotock>(0, Read::All, false);
    let session = &session;
    let cell = session.board().schema().find("corner 1 go").unwrap();
    let mut page = PageModel::of(session);
    page.update(Event::Open(Referee::Read(cell)), session);
    let other = |place: &PlaceId| (session.info().pointed)(session.board(), cell, *place);
    let lit = page.view(session).lit;
    let to = *lit.iter().find(|place| place.number == 5).unwrap();
    let Some(Ok(value)) = other(&to) else { panic!("{to:?}") };
    assert_eq!(value, Value::Whole(5));
    page.update(Event::Press(to), session);
    let Step::Ready(outcome) = &page.step else { panic!("{:?} {:?}", page.step, page.said) };
    assert!(matches!(&outcome.verb, Verb::Observe(read) if read.value == value), "{:?}", outcome.verb);
}

#[test]
fn what_steward_may_draw_may_be_told_by_the_table() {
    let mut told = 0;
    for seed in 0..20 {
        let (mut session, mut dice) = begun::<Independents>(seed, Read::All, true);
        while !session.offers().iter().any(|offer| offer.act.syntax().unwrap().word == "company") {
            walk::step::<Independents>(&mut session, &mut dice).unwrap();
        }
        let mut page = PageModel::of(&session);
        page.update(Event::Choose("company"), &session);
        if matches!(page.focus(), FocusTarget::Input(InputId::Argument(_))) {
            page.update(Event::Pick(0), &session);
        }
        let Step::Ready(drawn) = &page.step else { panic!("{:?}", page.step) };
        assert!(drawn.due.is_some());
        let input = page.inputs().iter().find(|input| input.id == InputId::Number(0)).unwrap();
        let InputKind::Choice(words) = &input.kind else { panic!("{input:?}") };
        let last = words.last().unwrap().word.clone();
        page.update(Event::Say(InputId::Number(0), last.clone()), &session);
        let Step::Ready(outcome) = &page.step else { panic!("{:?}", page.step) };
        assert!(session.written(outcome.act().unwrap()).ends_with(&format!("company {last}")));
        told += 1;
    }
    assert_eq!(told, 20);
}

/// Enters a board value in the referee form; returns whether the page accepts it.
fn reads(session: &mut Session, cell: &str, text: &str) -> bool {
    let (mut page, id) = (PageModel::of(session), session.board().schema().find(cell).unwrap());
    page.update(Event::Open(Referee::Read(id)), session);
    let input = page.inputs()[0].clone();
    match input.kind {
        InputKind::Choice(_) => page.update(Event::Say(input.id, text.to_owned()), session),
        _ => text.chars().flat_map(|sign| page.update(Event::Text(sign.to_string()), session)).collect(),
    };
    match page.update(Event::Accept, session).as_slice() {
        [Effect::PutRight(value, _)] => session.enter(Verb::Observe(value.clone()), String::new()).is_ok(),
        _ => false,
    }
}

#[test]
fn values_that_cannot_be_right_together_are_not_kept_and_one_that_was_misread_is_put_right() {
    let (mut sponsors, _) = begun::<Sponsors>(0, Read::Nothing, true);
    let (mut independents, _) = begun::<Independents>(0, Read::Nothing, true);
    let kept_or_not = "track squares 12 yes, zone red start 13 no, zone red start 4 yes, zone green start 4 no, \
        zone green start 7 yes, zone red first tyres yes, zone red second tyres no, zone red second engine yes, \
        box companies count 1 no, box companies count 9 yes, company 1 models 4 yes, company 1 engineering 4 yes, \
        company 1 promotions 4 no, company 1 promotions 2 yes, company 1 engineering 3 yes, company 1 promotions 3 yes";
    for reading in kept_or_not.split(", ") {
        let [kept, text, column, row] = reading.rsplitn(4, ' ').collect::<Vec<_>>()[..] else {
            panic!("{reading}")
        };
        let cell = format!("{row} {column}");
        let session =
            if sponsors.board().schema().find(&cell).is_some() { &mut sponsors } else { &mut independents };
        assert_eq!(reads(session, &cell, text), kept == "yes", "{reading}");
    }
}

/// The first lines of the demo of a game.
fn demo_up_to(game: &str, line: u32) -> Session {
    let whole = Session::demo(game).unwrap().unwrap();
    let mut session = Session::laid(game).unwrap();
    for text in (1..=line).map(|n| whole.line(n).unwrap().text) {
        session.enter_text(&text, "").unwrap();
    }
    session
}

#[test]
fn a_deal_that_was_picked_is_filled_in_but_for_its_numbers() {
    let (mut picked, mut typed) = (0, 0);
    for session in (1..40).map(|line| demo_up_to("auto-brocante", line)) {
        let deals = |offer: &Offer| {
            let word = offer.act.syntax().unwrap().word;
            ["business", "approach", "force"].contains(&word) && offer.is_possible()
        };
        for offer in session.offers().into_iter().filter(deals) {
            let mut page = PageModel::of(&session);
            page.update(Event::Draft(offer.act.clone()), &session);
            let number = |input: &Input| match &input.kind {
                InputKind::Number(field) => Some((input.id.clone(), field.label.clone())),
                _ => None,
            };
            let asked: Vec<_> = page.form.inputs.iter().filter_map(number).collect();
            let labels: Vec<Line> = offer.fields.iter().map(|field| field.label.clone()).collect();
            let shown: Vec<Line> = asked.iter().map(|(_, label)| label.clone()).collect();
            assert_eq!(shown, labels, "{}", session.written(&offer.act));
            for (id, _) in &asked {
                page.update(Event::SetNumber(id.clone(), 500), &session);
                typed += 1;
            }
            let act = offer.act.filled(&vec![500; asked.len()]).unwrap();
            assert_eq!(page.act(), Some(&act), "{}", session.written(&offer.act));
            picked += 1;
        }
    }
    println!("{picked} deals picked, {typed} numbers typed");
    assert!(picked > 100 && typed > 100);
}

#[test]
fn a_number_that_others_fill_in_is_no_choice_of_words() {
    let session = demo_up_to("sponsors", 97);
    let mut page = PageModel::of(&session);
    page.update(Event::Choose("energy"), &session);
    let ids: Vec<&InputId> = page.inputs().iter().map(|input| &input.id).collect();
    assert_eq!(ids, [&InputId::Argument("who")]);
}

#[test]
fn a_letter_of_no_name_on_the_board_is_no_number_of_a_place() {
    let session = demo_up_to("sponsors", 106);
    // A car may stop in places 1 and 2; the square is red, among other things.
    let mut page = PageModel::of(&session);
    page.update(Event::Text("r".to_owned()), &session);
    page.update(Event::Accept, &session);
    assert_eq!(page.said, None);
    assert_eq!(page.draft.of_sheet().filled().count(), 1);
}

#[test]
fn what_everybody_may_keeps_its_place_beside_what_one_other_player_may() {
    // Anne holds Ford and has just built; it is Chloé's turn.
    let session = demo_up_to("automobile", 35);
    let mut page = PageModel::of(&session);
    let names = page.view(&session).verbs.into_iter().map(|verb| render(&verb.name, Language::ENGLISH));
    let names: Vec<String> = names.collect();
    assert_eq!(names.get(ANYTIME_SLOT).map(String::as_str), Some("Loan"), "{names:?}");
    assert!(names.contains(&"Ford’s extra piece: Anne".to_owned()), "{names:?}");
    page.update(Event::Choose("loan"), &session);
    let seats: Vec<_> = page.form.rows.iter().map(|act| act.seat(session.seats()).unwrap()).collect();
    assert_eq!(seats, session.seats().iter().collect::<Vec<_>>());
}
