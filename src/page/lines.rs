//! The forms of the referee, which every game has, and the entries that they make.

use crate::engine::board::CellId;
use crate::engine::correction::Correction;
use crate::engine::entry::{Decision, Note, Rename, Verb};
use crate::engine::{Field, Movement, Session, Unit};
use crate::msg;
use crate::page::form::{board_value, input_for};
use crate::page::{Detail, Draft, Form, Input, InputId, InputKind, Referee, Word};
use crate::words::{Line, keys, keys::table as k, parse_number};

fn choice<W: Into<String>>(words: impl Iterator<Item = (W, Line)>) -> InputKind {
    InputKind::Choice(
        words.map(|(word, label)| Word { word: word.into(), label, is_notation: true }).collect(),
    )
}

fn holders(session: &Session) -> InputKind {
    let chart = session.chart();
    choice(chart.holders().into_iter().map(|at| (chart.holder_word(at), session.holder_line(at))))
}

fn units(session: &Session) -> InputKind {
    let chart = session.chart();
    let label = |unit: Unit| {
        let name = chart.unit(unit).map_or(k::FORM_UNIT, |kind| kind.name);
        match unit.colour {
            Some(seat) => msg!(k::UNIT_OF, unit = name, name = session.seats().name(seat)),
            None => name.into(),
        }
    };
    choice(chart.units().into_iter().map(|unit| (chart.unit_word(unit), label(unit))))
}

fn players(session: &Session) -> InputKind {
    let seats = session.seats();
    choice(seats.iter().map(|seat| (seats.word(seat), msg!(keys::engine::DESCRIBE, text = seats.name(seat)))))
}

impl Form {
    pub(super) fn of_referee(session: &Session, referee: Referee, draft: &Draft) -> Self {
        let text = |detail| draft.text(&InputId::Detail(detail)).trim();
        let owned = |detail| text(detail).to_owned();
        let input = |detail, kind, optional| {
            let id = InputId::Detail(detail);
            Input { text: draft.text(&id).to_owned(), id, kind, optional }
        };
        let free = |detail, optional| input(detail, InputKind::Text, optional);
        let reason = || free(Detail::Reason, true);
        let (inputs, line) = match referee {
            Referee::Note => {
                let note = Note { text: owned(Detail::Text), about: None };
                (vec![free(Detail::Text, false)], Some(Verb::Note(note)))
            }
            Referee::Pause => (vec![free(Detail::Text, true)], Some(Verb::Pause(owned(Detail::Text)))),
            Referee::Rename => {
                let seat = session.seats().find(text(Detail::Player));
                let rename = |seat| Verb::Rename(Rename { seat, name: owned(Detail::Name), colour: None });
                let inputs = vec![input(Detail::Player, players(session), false), free(Detail::Name, false)];
                (inputs, seat.map(rename))
            }
            Referee::Correct => {
                let chart = session.chart();
                let amount = Field::new(Detail::Amount.name(), 1, u32::MAX.into()).only_table_knows();
                let inputs = vec![
                    input(Detail::From, holders(session), false),
                    input(Detail::To, holders(session), false),
                    input(Detail::Unit, units(session), false),
                    input(Detail::Amount, InputKind::Number(Box::new(amount)), false),
                    reason(),
                ];
                let movement = || {
                    Some(Movement {
                        from: chart.find_holder(text(Detail::From))?,
                        to: chart.find_holder(text(Detail::To))?,
                        unit: chart.find_unit(text(Detail::Unit))?,
                        amount: parse_number(text(Detail::Amount)).ok()?,
                    })
                };
                let moved = movement().map(|movement| vec![movement.written(chart)]);
                (inputs, moved.map(|moves| Verb::Correct(Correction::moving(moves, text(Detail::Reason)))))
            }
            Referee::Ruling => {
                let forms = session.book().rulings.forms;
                let questions = forms.iter().map(|form| (form.word.to_owned(), form.question.into()));
                let mut inputs = vec![input(Detail::Question, choice(questions), false)];
                if let Some(form) = forms.iter().find(|form| form.word == text(Detail::Question)) {
                    let options = form.options.iter().map(|(word, key)| ((*word).to_owned(), (*key).into()));
                    inputs.push(input(Detail::Option, choice(options), false));
                }
                inputs.extend([free(Detail::By, true), reason()]);
                let decision = Decision {
                    by: owned(Detail::By),
                    reason: owned(Detail::Reason),
                    ..Decision::of(text(Detail::Question), text(Detail::Option))
                };
                (inputs, Some(Verb::Ruling(decision)))
            }
            Referee::Read(cell) => return Self::of_reading(session, cell, draft),
        };
        let whole = inputs.iter().all(|input| input.optional || !input.text.trim().is_empty());
        Self { line: line.filter(|_| whole).map(Ok), inputs, ..Self::default() }
    }

    /// The form that corrects a misread board value.
    fn of_reading(session: &Session, cell: CellId, draft: &Draft) -> Self {
        let schema = session.board().schema();
        let input =
            schema.cell(cell).and_then(|found| input_for(schema, cell, found.question.clone(), draft));
        let Some(input) = input else { return Self::default() };
        let read = || board_value(&mut session.board().clone(), cell, &input.text).map(Verb::Observe);
        let line = (!input.text.is_empty()).then(read);
        Self { inputs: vec![input], line, ..Self::default() }
    }
}
