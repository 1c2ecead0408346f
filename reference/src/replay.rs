//! A session of any game, replayed from its lines.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::Deserialize;
use serde_json::{Map, Value, json};

use crate::ledger::Ledger;
use crate::line::{Amendment, Correction, Header, Line, Movement, Reading, Ruling, Setup, Verb, read};
use crate::rules::{Book, OffLedger, Rules, hand};
use crate::rulings::Rulings;
use crate::steps::Steps;
use crate::{Done, Reference};

type Printed = BTreeMap<String, Value>;

#[derive(Clone, Debug)]
pub(crate) struct Replay<R> {
    header: Header,
    printed: Arc<Printed>,
    lines: Vec<Line>,
    head: usize,
    steps: Steps,
    pub(super) table: R,
}

impl<R: Rules> Replay<R> {
    /// Opens a record by its header, the first line.
    ///
    /// # Errors
    /// Says what is wrong in the header.
    pub(crate) fn open(header: &Value) -> Result<Self, String> {
        let header = Header::deserialize(header).map_err(|why| why.to_string())?;
        if header.game != R::GAME {
            return Err(format!("the record is of {}, not {}", header.game, R::GAME));
        }
        let read = header.board.iter().map(|(cell, (value, _))| (cell.clone(), value.clone()));
        let printed = Arc::new(read.collect());
        let steps = Steps::default();
        let table = replay(&header, &steps, &printed)?;
        Ok(Self { header, printed, lines: Vec::new(), head: 0, steps, table })
    }

    fn back(&mut self, to: usize) -> Done {
        let mut path = Vec::new();
        let mut at = to;
        while at > 0 {
            let line = self.lines.get(at - 1).ok_or_else(|| format!("there is no line {at}"))?;
            if !line.verb.is_on_the_chain() {
                return Err(format!("nothing follows line {at}"));
            }
            path.push(line);
            at = line.on;
        }
        let mut steps = Steps::default();
        for line in path.into_iter().rev() {
            steps.follow(line.n, &line.verb)?;
        }
        self.table = replay(&self.header, &steps, &self.printed)?;
        (self.steps, self.head) = (steps, to);
        Ok(())
    }

    /// Enters a board value. A value applies from the start of the game, so a corrected one does too.
    fn read(&mut self, reading: &Reading) -> Done {
        let mut printed = (*self.printed).clone();
        printed.insert(reading.cell.clone(), reading.value.clone());
        let printed = Arc::new(printed);
        self.table = replay(&self.header, &self.steps, &printed)?;
        self.printed = printed;
        Ok(())
    }
}

impl<R: Rules> Reference for Replay<R> {
    fn enter(&mut self, line: &Value) -> Result<(), String> {
        let line = Line::deserialize(line).map_err(|why| why.to_string())?;
        let (n, on) = (line.n, line.on);
        if n != self.lines.len() + 1 {
            return Err(format!("line {n} follows line {}", self.lines.len()));
        }
        if on != self.head {
            return Err(format!("line {n} is written on {on}, and the head is {}", self.head));
        }
        match &line.verb {
            Verb::Back(to) => self.back(*to)?,
            Verb::Read(reading) => self.read(reading)?,
            verb if verb.is_on_the_chain() => {
                let mut steps = self.steps.clone();
                steps.follow(n, verb)?;
                self.table = match verb {
                    Verb::Amend(_) => replay(&self.header, &steps, &self.printed)?,
                    _ => {
                        let mut table = self.table.clone();
                        perform(&mut table, verb)?;
                        table
                    }
                };
                (self.steps, self.head) = (steps, n);
            }
            _ => {}
        }
        self.lines.push(line);
        Ok(())
    }

    fn balances(&self) -> BTreeMap<(String, String), i64> {
        self.table.book().ledger.balances()
    }

    fn debts(&self) -> BTreeMap<String, i64> {
        let owes = |seat| (hand(seat), self.table.book().ledger.owes(&hand(seat)));
        self.table.everybody().map(owes).collect()
    }

    fn phase(&self) -> String {
        if self.table.is_over() { "over".to_owned() } else { self.table.phase() }
    }

    fn off_ledger(&self) -> BTreeMap<String, String> {
        let mut all = OffLedger::default();
        self.table.off_ledger(&mut all);
        all.0
    }

    fn fortunes(&self) -> Vec<i64> {
        match self.table.is_over() {
            true => self.table.everybody().map(|seat| self.table.fortune(seat)).collect(),
            false => Vec::new(),
        }
    }
}

/// The game before its first entry.
fn open<R: Rules>(header: &Header, setup: &Setup, printed: &Arc<Printed>) -> Result<R, String> {
    let count = header.seats.len();
    let seats = u8::try_from(count).ok().filter(|seats| R::SEATS.contains(seats));
    let seats = seats.ok_or_else(|| format!("{count} players; {} is for {:?}", R::GAME, R::SEATS))?;
    if !(1..=seats).contains(&setup.first.0) {
        return Err(format!("{} begins, and is not at this table", setup.first));
    }
    let mut table = R::lay_out(Book {
        seats,
        first: setup.first.0,
        colours: header.seats.iter().map(|player| player.colour.clone()).collect(),
        printed: Arc::clone(printed),
        rulings: Rulings::decided(R::QUESTIONS, &header.rulings)?,
        ledger: Ledger::empty(R::MONEY, R::is_endless),
    })?;
    if let Some(position) = &header.position {
        correct(&mut table, position)?;
    }
    Ok(table)
}

fn replay<R: Rules>(header: &Header, steps: &Steps, printed: &Arc<Printed>) -> Result<R, String> {
    let mut table = open(header, steps.setup.as_ref().unwrap_or(&header.setup), printed)?;
    steps.list.iter().try_for_each(|(_, verb)| perform(&mut table, verb))?;
    Ok(table)
}

/// Carries out one entry.
pub(crate) fn perform<R: Rules>(table: &mut R, verb: &Verb) -> Done {
    match verb {
        Verb::Act(_) if table.is_over() => Err("the game is over".to_owned()),
        Verb::Act(act) => table.act(read(act, table.book().seats)?),
        Verb::Correct(correction) => correct(table, correction),
        Verb::Ruling(Ruling { id, option, .. }) => {
            if R::AT_SET_UP.contains(&id.as_str()) {
                return Err(format!("{id} is decided at set-up"));
            }
            table.book_mut().rulings.decide(id, option)
        }
        Verb::Amend(kept) => stand(table, kept),
        _ => Err(format!("{verb:?} is not carried out")),
    }
}

/// Carries out a correction: movements first, then facts off the ledger, then debts.
fn correct<R: Rules>(table: &mut R, Correction { moves, stands, owed, .. }: &Correction) -> Done {
    moves.iter().try_for_each(|moved| by_hand(table, moved))?;
    let facts = set(table, stands)?;
    if !owed.is_empty() {
        table.book_mut().ledger.owe(owed);
    }
    table.corrected(&facts)
}

/// Keeps today's state after an amend: facts off the ledger, then balances, then debts.
fn stand<R: Rules>(table: &mut R, kept: &Amendment) -> Done {
    let facts = set(table, &kept.pieces)?;
    kept.stand.iter().try_for_each(|moved| by_hand(table, moved))?;
    table.book_mut().ledger.owe(&kept.owed);
    table.corrected(&facts)
}

/// Sets the facts of a correction in the order that the game defines, whatever their order in the record.
fn set<R: Rules>(table: &mut R, said: &Map<String, Value>) -> Result<Vec<R::Fact>, String> {
    let seats = table.book().seats;
    if let Some(unknown) = said.keys().find(|field| !R::FACTS.contains(&field.as_str())) {
        return Err(format!("a correction of this game says nothing of {unknown:?}"));
    }
    let facts = R::FACTS.iter().filter_map(|field| said.get_key_value(*field));
    let facts = facts.map(|(field, value)| read(&json!({ field.as_str(): value }), seats));
    let facts = facts.collect::<Result<Vec<R::Fact>, _>>()?;
    facts.iter().try_for_each(|fact| table.set(fact))?;
    Ok(facts)
}

fn by_hand<R: Rules>(table: &mut R, moved: &Movement) -> Done {
    let (from, to, thing, _) = moved;
    if let Some(place) = [from, to].into_iter().find(|place| !table.counts(place, thing)) {
        return Err(format!("there is no {thing} at {place:?}"));
    }
    table.book_mut().ledger.by_hand(moved)?;
    table.moved();
    Ok(())
}
