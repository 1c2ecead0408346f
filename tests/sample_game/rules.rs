//! The rules of the sample game.

use std::ops::RangeInclusive;
use std::sync::{Arc, OnceLock};

use steward::engine::board::{BoardSchema, Cell, CellId, CellKind, Legend, Printed, Value};
use steward::engine::ledger::{PlaceKind, UnitKind};
use steward::engine::ruling::RulingForm;
use steward::engine::{
    Acts, Chance, Chapter, Choice, Colour, Derivation, Description, Draw, Field, First, Holder, Lesson, Pool,
    Referee, Refusal, Rejection, Rules, Scenes, Seat, Secrets, Setting, Standing, Stateful, Teaching, Term,
    Transaction, TurnStatus, View, Why, Worksheets,
};
use steward::msg;
use steward::words::{Key, Line};

use super::{
    Act, Buy, DOLLARS, FORGIVE, JAR, LAST_TURN, Pass, PhaseOf, Roll, STAMPS, SampleGame, Stands, State,
};

const RULE: Key = Key::new("toy-rule");
const PAY: Why = Why::new(Key::new("toy-pay"), RULE);
const PURSE: Why = Why::new(Key::new("toy-purse"), RULE);
const SALE: Why = Why::new(Key::new("toy-sale"), RULE);
const TAX: Why = Why::new(Key::new("toy-tax"), RULE);
const PHASES: &[Key] = &[Key::new("toy-rolling"), Key::new("toy-buying"), Key::new("toy-taxing")];

/// The number in a board cell, if known.
fn whole(setting: &Setting, cell: &str) -> Option<i64> {
    match setting.board.value(setting.board.schema().find(cell)?)? {
        Printed(Value::Whole(number), _) => Some(*number),
        Printed(Value::Text(_), _) => None,
    }
}

impl Stateful for SampleGame {
    type State = State;
}

impl Rules for SampleGame {
    type Act = Act;
    type Stands = Stands;
    const ID: &'static str = "toy";
    const RULES: u32 = 2;
    const TITLE: Key = Key::new("toy-title");
    const UNITS: &'static [UnitKind] = super::UNITS;
    const PLACES: &'static [PlaceKind] = super::PLACES;
    const RULINGS: &'static [RulingForm] = super::RULINGS;
    const COLOURS: &'static [Colour] = super::COLOURS;
    const SEATS: RangeInclusive<usize> = 2..=4;

    fn schema() -> Arc<BoardSchema> {
        static SCHEMA: OnceLock<Arc<BoardSchema>> = OnceLock::new();
        let cell = |column, kind| Cell {
            table: "tax",
            row: String::new(),
            column,
            question: Line::new(Key::new("toy-which")),
            kind,
        };
        Arc::clone(SCHEMA.get_or_init(|| {
            let rate = cell("rate", CellKind::Whole { least: 0, most: 500 });
            let turns = cell("turns", CellKind::Whole { least: 0, most: 1000 });
            let purse = cell("purse", CellKind::Whole { least: -1, most: i64::MAX });
            Arc::new(BoardSchema::new(
                vec![rate, cell("office", CellKind::Name), turns, purse],
                Legend::default(),
            ))
        }))
    }

    fn initial_state(setting: &Setting, _: First) -> Result<State, Refusal> {
        let turns = whole(setting, "tax turns").map_or(3, |turns| u32::try_from(turns).unwrap());
        if turns == 0 {
            return Err(Refusal::new(Line::new(Key::new("toy-no-turn")), RULE));
        }
        Ok(State { turn: 1, turns, phase: 1, done: 0 })
    }

    /// All players get the same amount; a first player who was drawn gets fifty dollars more.
    fn set_up(tx: &mut Transaction<'_, Self>, first: First) -> Result<(), Rejection> {
        let purse = whole(tx.view().setting, "tax purse").unwrap_or(100);
        for seat in tx.view().seats().iter() {
            tx.hand(Holder::Bank, Holder::Seat(seat), DOLLARS, purse, PURSE)?;
        }
        if first.drawn {
            tx.hand(Holder::Bank, Holder::Seat(first.seat), DOLLARS, 50, PURSE)?;
        }
        Ok(())
    }

    fn apply(tx: &mut Transaction<'_, Self>, act: &Act) -> Result<(), Rejection> {
        let (phase, next) = (tx.view().state().phase, Seat::new(tx.view().state().done));
        let (wanted, seat) = match act {
            Act::Roll(Roll { seat, .. }) => (1, Some(*seat)),
            Act::Buy(Buy { seat, .. }) | Act::Pass(Pass { seat }) => (2, Some(*seat)),
            Act::Tax => (3, None),
        };
        if phase != wanted || seat.is_some_and(|seat| seat != next) {
            let why = msg!(Key::new("toy-not-now"), phase = phase, seat = next.to_string());
            return Err(Refusal::new(why, RULE).suggestion(Key::new("toy-wait")).into());
        }
        act.apply(tx)?;
        let seats = tx.view().seats().count();
        let state = tx.state();
        state.done += 1;
        if usize::from(state.done) == seats || phase == 3 {
            (state.done, state.phase) = (0, phase % 3 + 1);
            state.turn += u32::from(phase == 3);
        }
        Ok(())
    }

    fn candidates(view: View<'_, Self>) -> Vec<Choice<Act>> {
        let seat = Seat::new(view.state().done);
        let field = |most| Field::new(Line::new(Key::new("toy-how-many")), 1, most);
        if over(view) {
            return Vec::new();
        }
        match view.state().phase {
            1 => {
                let typed = Choice { act: Act::Roll(Roll { seat, die: Some(1) }), fields: vec![field(6)] };
                vec![typed, Choice::whole(Act::Roll(Roll { seat, die: None }))]
            }
            2 => {
                let most = (view.has(seat, DOLLARS) / 15).min(view.balance(Holder::Bank, STAMPS));
                let buy = Choice { act: Act::Buy(Buy { seat, count: 1 }), fields: vec![field(most.max(1))] };
                vec![buy, Choice::whole(Act::Pass(Pass { seat }))]
            }
            _ => vec![Choice::whole(Act::Tax)],
        }
    }

    fn stage(view: View<'_, Self>) -> TurnStatus {
        let state = view.state();
        TurnStatus {
            label: Key::new("toy-turn"),
            turn: state.turn,
            turns: Some(state.turns),
            phase: state.phase,
            phases: PHASES,
            round_names: None,
            round: None,
            hand: None,
            order: Default::default(),
            roles: Default::default(),
            to_act: if state.phase == 3 { Vec::new() } else { vec![Seat::new(state.done)] },
            prompt: Line::new(Key::new("toy-now")),
            over: over(view).then(|| Line::new(Key::new("toy-over"))),
        }
    }

    fn standings(view: View<'_, Self>) -> Result<Vec<Standing>, Rejection> {
        let scores: Vec<i64> = view.seats().iter().map(|seat| view.has(seat, DOLLARS)).collect();
        let standing = |(seat, score): (Seat, &i64)| {
            let tally = steward::engine::Tally::traced().plus(*score, || Term::new(Line::new(PAY.cause)));
            let rank = 1 + scores.iter().filter(|other| *other > score).count();
            Standing::new(seat, rank, Derivation::of(Line::new(PAY.cause), RULE, tally))
        };
        Ok(view.seats().iter().zip(&scores).map(standing).collect())
    }
}

impl Chance for SampleGame {
    fn draw(view: View<'_, Self>, act: &Act) -> Option<Draw> {
        let Act::Roll(Roll { die, .. }) = act else { return None };
        let outcome = die.map(|die| vec![usize::from(die).wrapping_sub(1)]);
        let moment = view.state().phase == 1 && !over(view) && die != &Some(0);
        moment.then(|| Draw { pool: Pool::die(6), outcome })
    }

    fn with_outcome(act: &Act, outcome: &[usize]) -> Act {
        match (act, outcome) {
            (Act::Roll(Roll { seat, .. }), [side]) => {
                Act::Roll(Roll { seat: *seat, die: u8::try_from(side + 1).ok() })
            }
            _ => act.clone(),
        }
    }
}

impl Referee for SampleGame {
    fn correct(tx: &mut Transaction<'_, Self>, said: &Stands) -> Result<(), Rejection> {
        let Some(PhaseOf { turn, phase }) = said.turn.clone() else { return Ok(()) };
        if !(1..=3).contains(&phase) {
            return Err(Refusal::new(msg!(Key::new("toy-no-phase"), phase = phase), RULE).into());
        }
        let state = tx.state();
        (state.turn, state.phase, state.done) = (turn, phase, 0);
        Ok(())
    }

    /// Corrections can only set the beginning of a phase.
    fn stands(view: View<'_, Self>) -> Stands {
        let State { turn, phase, .. } = *view.state();
        Stands { turn: Some(PhaseOf { turn, phase }) }
    }
}

impl Description for SampleGame {}

impl Secrets for SampleGame {}

impl Worksheets for SampleGame {}

impl Scenes for SampleGame {
    fn setup_sheet(_: &steward::engine::board::Board) -> steward::engine::SetupSheet {
        steward::engine::SetupSheet::default()
    }
}

impl Teaching for SampleGame {
    const LESSONS: &'static [Lesson] = &[];

    fn talk(_: View<'_, SampleGame>) -> Vec<Chapter> {
        Vec::new()
    }
}

fn over(view: View<'_, SampleGame>) -> bool {
    view.state().turn > view.state().turns || view.is(LAST_TURN)
}

pub(super) fn roll(tx: &mut Transaction<'_, SampleGame>, seat: Seat, die: u8) -> Result<(), Rejection> {
    if !(1..=6).contains(&die) {
        return Err(Refusal::new(msg!(Key::new("toy-no-die"), die = die), RULE).into());
    }
    let pips = tx.tally().plus_times(i64::from(die), 10, || Term::new(Line::new(PAY.cause)));
    tx.post(Holder::Bank, Holder::Seat(seat), DOLLARS, pips, PAY)
}

pub(super) fn buy(tx: &mut Transaction<'_, SampleGame>, seat: Seat, count: u8) -> Result<(), Rejection> {
    if count == 0 {
        return Err(Refusal::new(Line::new(Key::new("toy-no-stamp")), RULE)
            .suggestion(Key::new("toy-pass"))
            .into());
    }
    tx.hand(Holder::Bank, Holder::Seat(seat), STAMPS, i64::from(count), SALE)?;
    let price = tx.tally().plus_times(i64::from(count), 15, || Term::new(Line::new(SALE.cause)));
    tx.post(Holder::Seat(seat), Holder::Bank, DOLLARS, price, SALE)
}

pub(super) fn tax(tx: &mut Transaction<'_, SampleGame>) -> Result<(), Rejection> {
    let Printed(rate, source) = tx.view().board().whole(CellId(0))?;
    for seat in tx.view().seats().iter() {
        let stamps = tx.view().has(seat, STAMPS);
        let due = tx.tally().plus_times(stamps, rate, || {
            Term::new(Line::new(TAX.cause)).printed(source).read_from(Holder::Seat(seat), STAMPS)
        });
        if !tx.view().is(FORGIVE) {
            tx.pay_or_owe(seat, JAR, DOLLARS, due, TAX)?;
        } else if due.total() <= tx.view().has(seat, DOLLARS) {
            tx.post(Holder::Seat(seat), JAR, DOLLARS, due, TAX)?;
        }
    }
    Ok(())
}
