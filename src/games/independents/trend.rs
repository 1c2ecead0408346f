//! Trends: in the order that the card step of Promotions leaves, each player may reveal cards. In each section of the
//! trend where the player has a disk, they get one more; a player with disks in all three gets a token.

use crate::engine::ledger::Movement;
use crate::engine::{
    Actor, Command, Filled, Holder, Part, Rejection, Rest, Seat, Seats, Setting, Term, Told, Why, refuse,
};
use crate::games::independents::board::BoardValues;
use crate::games::independents::rulings::{TREND_CARDS_ONE, TREND_FROM_RETURN, TREND_ONCE};
use crate::games::independents::step::{Step, TRENDS};
use crate::games::independents::turn::{go_on, in_step, on_turn};
use crate::games::independents::units::{CARDS, RETURN, TOKENS, TREND, disks, on};
use crate::games::independents::{Independents, Spot, Tx, View, cards, selective, supply};
use crate::words::Line;
use crate::words::keys::independents as k;
use crate::{act, msg};

const WHY: Why = Why::new(k::CAUSE_TREND, k::RULE_TREND);

/// Notation for sections, each after its category.
#[derive(Clone, Copy, Debug)]
pub struct TwoWords;

impl Part<TwoWords> for Vec<Spot> {
    fn take<A: Actor>(_: TwoWords, rest: &mut Rest<'_, '_, A>) -> Result<Self, Line> {
        let typed = rest.typed();
        rest.all().chunks(2).map(|pair| typed.argument(&pair.join(" "))).collect()
    }

    fn put(&self, _: TwoWords, seats: &Seats, line: &mut String) {
        self.put((), seats, line);
    }

    fn fill(&mut self, _: TwoWords, filled: &mut Filled<'_>) {
        self.iter_mut().for_each(|spot| filled.number(&mut spot.section));
    }
}

act! {
    /// Trends: reveals a card.
    pub struct Trend(Independents, "trend" / "révèle", "red trend models 2 engineering 1 promotions 3", k::VERB_TREND, k::MEANS_TREND) {
        by seat: Seat,
        /// The three sections on the card.
        pub sections: Vec<Spot> = TwoWords,
    } => |act, setting| {
        msg!(k::DESCRIBE_TREND, seat = act.seat.told(setting), sections = act.lines(setting))
    }
}

impl Trend {
    /// Describes the act, with the disks and the token that it brought.
    pub fn describe_got(&self, setting: &Setting, moved: &[Movement]) -> Line {
        let own = moved.iter().filter(|moved| moved.unit == disks(self.seat));
        let got: i64 = own.map(|moved| moved.amount).sum();
        let token = moved.iter().any(|moved| moved.unit == TOKENS);
        let key = if token { k::DESCRIBE_TREND_TOKEN } else { k::DESCRIBE_TREND_GOT };
        let seat = setting.seats.name(self.seat);
        msg!(key, seat, sections = self.lines(setting), disks = got)
    }

    fn lines(&self, setting: &Setting) -> Vec<Line> {
        let printing = BoardValues::on(&setting.board);
        self.sections.iter().map(|spot| printing.spot(*spot)).collect()
    }
}

impl Command<Independents> for Trend {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { seat, sections: trend } = self;
        in_step(tx.view(), TRENDS, WHY.rule)?;
        on_turn(tx.view(), *seat, WHY.rule)?;
        let view = tx.view();
        let twice =
            trend.iter().enumerate().any(|(at, spot)| trend.iter().take(at).any(|other| other == spot));
        if trend.len() != TREND || twice {
            let why = msg!(k::TREND_THREE, sections = trend.len());
            return refuse(why, WHY.rule, k::TREND_THREE_SUGGESTION);
        }
        trend.iter().try_for_each(|spot| selective::there(view, *spot))?;
        let one = view.is(TREND_CARDS_ONE);
        cards::discard(tx, *seat, WHY)?;
        if cover(tx, *seat, trend)? {
            let token = tx.tally().plus(1, || k::TERM_ALL_THREE);
            tx.post(Holder::Bank, *seat, TOKENS, token, WHY)?;
        }
        match one || tx.view().has(*seat, CARDS) == 0 {
            true => go_on(tx, *seat),
            false => Ok(()),
        }
    }
}

/// Adds a disk to each section in which the player has one; returns whether all three do.
fn cover(tx: &mut Tx<'_>, seat: Seat, trend: &[Spot]) -> Result<bool, Rejection> {
    let held: Vec<Spot> =
        trend.iter().copied().filter(|spot| tx.view().balance(on(*spot), disks(seat)) > 0).collect();
    record_covered(tx, seat, trend, &held);
    for spot in &held {
        if !has_had_disk(tx.view(), seat, *spot) {
            give(tx, seat, *spot)?;
        }
    }
    if let Step::Trends { had_disk, .. } = &mut tx.state().step {
        had_disk.get_mut(seat).into_iter().for_each(|had_disk| had_disk.extend(held.iter().copied()));
    }
    Ok(held.len() == trend.len())
}

/// Whether a section has already had its trend disk of this player (ruling `trend-stack once`).
fn has_had_disk(view: View<'_>, seat: Seat, spot: Spot) -> bool {
    view.is(TREND_ONCE) && view.state().step.had_disk(seat).contains(&spot)
}

/// Records which sections of the trend are covered, which are not, and which have already had their disk.
fn record_covered(tx: &mut Tx<'_>, seat: Seat, trend: &[Spot], held: &[Spot]) {
    let (view, mut covered) = (tx.view(), tx.tally());
    for spot in trend {
        let line = BoardValues::of(view).spot(*spot);
        if held.contains(spot) {
            covered.add(1, || Term::new(line).read_from(on(*spot), disks(seat)));
        } else {
            covered.note(|| msg!(k::TERM_NOT_COVERED, section = line));
        }
    }
    for spot in held.iter().filter(|spot| has_had_disk(view, seat, **spot)) {
        let line = BoardValues::of(view).spot(*spot);
        covered.note(|| msg!(k::TERM_TREND_HAD, section = line));
    }
    let what = msg!(k::TREND_COVERED, seat = view.name(seat));
    tx.found(what, WHY.rule, covered);
}

/// Adds a disk to a section, from the supply or, by the ruling, from the player's return pool.
fn give(tx: &mut Tx<'_>, seat: Seat, spot: Spot) -> Result<(), Rejection> {
    let line = BoardValues::of(tx.view()).spot(spot);
    let term = Term::new(msg!(k::TERM_TREND, section = line));
    if !tx.view().is(TREND_FROM_RETURN) {
        let tally = tx.tally().plus(1, || term);
        return supply::take(tx, seat, on(spot), tally, WHY);
    }
    let there = tx.view().balance(RETURN, disks(seat)).min(1);
    if there == 0 {
        let what = msg!(k::SUPPLY_NOTHING, seat = tx.view().name(seat));
        let mut tally = tx.tally();
        tally.note(|| k::TERM_RETURN_EMPTY);
        tx.found(what, WHY.rule, tally);
        return Ok(());
    }
    let tally = tx.tally().plus(there, || term);
    tx.post(RETURN, on(spot), disks(seat), tally, WHY)
}
