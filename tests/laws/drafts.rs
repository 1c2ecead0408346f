//! Drafts: every possible act can be composed with its arguments in any order, whatever is known of the board.

use rand::seq::{IndexedRandom, SliceRandom};
use steward::engine::{self, AnyAct, Field, Game, GameInfo, PlaceId, Rejection, Session};
use steward::games::automobile::Automobile;
use steward::games::autotock::Autotock;
use steward::page::{Candidate, Draft, Form, Input, InputId, InputKind, Moment};

use crate::laws::walk;
use crate::laws::walk::{Dice, RngExt};

/// How much of the board is known.
#[derive(Clone, Copy, Debug)]
pub enum Read {
    All,
    Half,
    Nothing,
}

pub fn begun<G: Game>(seed: u64, read: Read, seeded: bool) -> (Session, Dice) {
    let mut dice = walk::dice(seed);
    let mut board = walk::practice::<G>();
    board.retain(|_, _| match read {
        Read::All => true,
        Read::Half => dice.random(),
        Read::Nothing => false,
    });
    let seats = dice.random_range(G::SEATS);
    let mut header = walk::header::<G>(seats, board, &mut dice);
    walk::any_rulings::<G>(&mut header, &mut dice);
    header.seed = seeded.then_some(seed);
    (Session::begin(GameInfo::of::<G>(), header).unwrap(), dice)
}

/// A possible next step in composing an act.
enum Saying {
    Word(&'static str, String),
    Place(PlaceId),
    Number(InputId, i64),
}

impl Saying {
    fn say(self, draft: &mut Draft) {
        match self {
            Self::Word(name, word) => draft.say(name, &word),
            Self::Place(place) => draft.places.push(place),
            Self::Number(id, number) => draft.set(id, number.to_string()),
        }
    }
}

pub fn number(field: &Field, dice: &mut Dice) -> i64 {
    match field.among.choose(dice) {
        Some(number) => *number,
        None if field.may_be_zero && dice.random_bool(0.3) || field.most < field.least => 0,
        None => dice.random_range(field.least..=field.most),
    }
}

fn left<T: PartialEq + Clone>(all: &[T], said: &[T]) -> Vec<T> {
    let mut left = all.to_vec();
    for one in said {
        if let Some(at) = left.iter().position(|other| other == one) {
            left.remove(at);
        }
    }
    left
}

/// The steps that the form offers towards an act with these numbers.
fn sayings(form: &Form, draft: &Draft, wanted: &Candidate, numbers: &[i64]) -> Vec<Saying> {
    let mut all = Vec::new();
    for (at, Input { id, kind, text, .. }) in form.inputs.iter().enumerate() {
        match (id, kind) {
            (InputId::Argument(name), InputKind::Choice(choices)) => {
                let words = wanted.words.iter().filter(|(other, _)| other == name);
                let words: Vec<String> = words.map(|(_, word)| word.clone()).collect();
                let said: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
                let words = left(&words, &said)
                    .into_iter()
                    .filter(|word| choices.iter().any(|choice| choice.word == *word));
                all.extend(words.map(|word| Saying::Word(name, word)));
            }
            (InputId::Number(at), _) if text.is_empty() => all.push(Saying::Number(id.clone(), numbers[*at])),
            (InputId::Sheet(_), _) if text.is_empty() => all.push(Saying::Number(id.clone(), numbers[at])),
            _ => {}
        }
    }
    let places = left(&wanted.places, &draft.places).into_iter().filter(|place| form.places.contains(place));
    all.extend(places.map(Saying::Place));
    all
}

/// Composes an act in random steps, and checks that every form on the way leads to it.
fn said(journal: &Session, moment: &Moment, wanted: &Candidate, dice: &mut Dice) {
    let fields = &wanted.offer.fields;
    let numbers: Vec<i64> = fields.iter().map(|field| number(field, dice)).collect();
    let act = wanted.offer.act.filled(&numbers).unwrap();
    let mut draft = Draft::of(wanted.syntax.word);
    loop {
        let form = Form::of(journal, moment, &draft);
        if form.act == Some(Ok(act.clone())) {
            return;
        }
        let mut open = sayings(&form, &draft, wanted, &numbers);
        assert!(!open.is_empty(), "{} leads to {:?}, not to {act:?}", journal.stage().prompt, (draft, form));
        let next = dice.random_range(0..open.len());
        open.swap_remove(next).say(&mut draft);
    }
}

/// Fills in the form of the phase in two orders, and checks that both give the same act, which is also that
/// of the offer with the same numbers.
fn filled_in(
    journal: &Session,
    moment: &Moment,
    verb: Option<&'static str>,
    dice: &mut Dice,
) -> Option<AnyAct> {
    let empty = verb.map(Draft::of).unwrap_or_default();
    let form = Form::of(journal, moment, &empty);
    let mut texts = Vec::new();
    for Input { id, kind, .. } in &form.inputs {
        let (InputId::Sheet(_), number) = (
            id,
            match kind {
                InputKind::Number(field) => number(field, dice),
                InputKind::Digit(digits) => i64::from(*digits.choose(dice).unwrap()),
                InputKind::Choice(_) | InputKind::Text => return None,
            },
        ) else {
            return None;
        };
        texts.push((id.clone(), number));
    }
    let values: Vec<i64> = texts.iter().map(|(_, number)| *number).collect();
    let filled = |texts: &[(InputId, i64)]| {
        let mut draft = empty.clone();
        texts.iter().for_each(|(id, number)| draft.set(id.clone(), number.to_string()));
        Form::of(journal, moment, &draft).act
    };
    let act = filled(&texts);
    texts.shuffle(dice);
    assert_eq!(act, filled(&texts), "{texts:?}");
    let act = act?.unwrap();
    let verb = act.syntax().unwrap().word;
    for Candidate { offer, .. } in moment.candidates.iter().filter(|candidate| candidate.syntax.word == verb)
    {
        if !values.is_empty() && offer.fields.len() == values.len() {
            assert_eq!(offer.act.filled(&values), Some(act.clone()));
        }
    }
    Some(act)
}

/// The number of acts composed and of forms filled in during a session.
fn session<G: Game>(seed: u64, read: Read) -> (usize, usize) {
    let (mut journal, mut dice) = begun::<G>(seed, read, false);
    let (mut acts, mut forms) = (0, 0);
    loop {
        let moment = Moment::of(&journal);
        let every = seed.is_multiple_of(50);
        let some: Vec<&Candidate> =
            moment.candidates.sample(&mut dice, if every { usize::MAX } else { 6 }).collect();
        for wanted in some {
            said(&journal, &moment, wanted, &mut dice);
            acts += 1;
        }
        let sheet = |verb| journal.book().worksheet(journal.setting(), &verb);
        for verb in [None, Some("produce"), Some("distributors")] {
            let mut draft = engine::Draft::default();
            draft.verb = verb.map(str::to_owned);
            if sheet(draft).is_some_and(|sheet| sheet.verb == verb && sheet.act.is_some()) {
                let act = filled_in(&journal, &moment, verb, &mut dice);
                forms += usize::from(act.is_some());
                let unread = act.map(|act| journal.tried(&act));
                if let Some(Err(Rejection::Unreadable(why))) = unread {
                    panic!("a form makes no act: {why}");
                }
            }
        }
        if walk::step::<G>(&mut journal, &mut dice).is_none() || walk::over(&journal) {
            return (acts, forms);
        }
    }
}

#[test]
fn every_act_can_be_said_in_any_order() {
    let (mut acts, mut forms) = (0, 0);
    for seed in 0..100 {
        let read = [Read::All, Read::Half, Read::Nothing][seed as usize % 3];
        for (said, filled) in [session::<Automobile>(seed, read), session::<Autotock>(seed, read)] {
            acts += said;
            forms += filled;
        }
    }
    println!("{acts} acts said, {forms} forms of a phase filled in, in 200 sessions");
    assert!(acts > 0 && forms > 0);
}
