//! Plants one mistake in a record of 500 entries and lets the count search for it, a thousand times for each
//! kind of mistake: `cargo run --release --no-default-features --example count -- 1000`. The counts are
//! computed here from the movements alone, independently of the search.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::print_stdout,
    clippy::indexing_slicing
)]
#![allow(dead_code, missing_docs, reason = "it shares the walk of the tests")]

#[path = "../tests/common/walk.rs"]
mod walk;

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use rand::RngExt;
use rand::seq::IndexedRandom;
use steward::engine::correction::Correction;
use steward::engine::discrepancy::{Mistake, Suspect};
use steward::engine::entry::{Counted, Verb};
use steward::engine::ledger::Written;
use steward::engine::{GameInfo, Holder, Movement, Session, Unit};
use steward::games::automobile::Automobile;
use steward::games::automobile::units::{CUBES, DOLLARS, LOSSES};
use walk::Dice;

const ENTRIES: usize = 500;
const UNITS: [Unit; 3] = [DOLLARS, LOSSES, CUBES];
const KINDS: [&str; 5] = ["missed", "booked twice", "wrong player", "sign turned", "change not given"];

type Record = Session;
type Hands = BTreeMap<(Holder, Unit), i64>;

/// The values of banknotes and pieces on the practice board.
fn pieces(unit: Unit) -> Vec<i64> {
    match unit {
        DOLLARS => vec![500, 100, 50, 10],
        LOSSES => vec![5, 1],
        _ => vec![1],
    }
}

/// A random record: a game of five with payments by hand between its acts.
fn record(seed: u64, counted_every: usize) -> Record {
    let mut dice = walk::dice(seed);
    let header = walk::header::<Automobile>(5, walk::practice::<Automobile>(), &mut dice);
    let mut journal = Session::begin(GameInfo::of::<Automobile>(), header).unwrap();
    while journal.entries().len() < ENTRIES {
        let typed = walk::over(&journal) || dice.random_bool(0.55);
        if typed {
            let verb = payment(&journal, &mut dice);
            let _ = journal.enter(verb, String::new());
        } else {
            assert!(walk::step::<Automobile>(&mut journal, &mut dice).is_some());
        }
        let entries = journal.entries().len();
        if counted_every > 0 && entries.is_multiple_of(counted_every) && entries < ENTRIES {
            count(&mut journal);
        }
    }
    journal
}

fn payment(journal: &Record, dice: &mut Dice) -> Verb {
    let seats: Vec<_> = journal.setting().seats.iter().collect();
    let seat = seats.choose(dice).unwrap().to_string();
    let amount = dice.random_range(1..=250) * 10;
    let (from, to) =
        if dice.random_bool(0.5) { (seat, "bank".to_owned()) } else { ("bank".to_owned(), seat) };
    Verb::Correct(Correction::moving(vec![Written(from.into(), to.into(), "dollars".into(), amount)], ""))
}

/// Enters a count by all players that agrees with the book.
fn count(journal: &mut Record) {
    let chart = journal.book().ledger.chart().clone();
    let counted = accounts(journal).into_iter().map(|(holder, unit)| {
        Counted(
            chart.holder_word(holder).into(),
            chart.unit_word(unit).into(),
            journal.book().ledger.balance(holder, unit),
        )
    });
    let verb = Verb::Count(counted.collect());
    journal.enter(verb, String::new()).unwrap();
}

fn accounts(journal: &Record) -> Vec<(Holder, Unit)> {
    let seats: Vec<_> = journal.setting().seats.iter().collect();
    seats.into_iter().flat_map(|seat| UNITS.map(|unit| (Holder::Seat(seat), unit))).collect()
}

fn hands(journal: &Record) -> Hands {
    let has = |account: (Holder, Unit)| (account, journal.book().ledger.balance(account.0, account.1));
    accounts(journal).into_iter().map(has).collect()
}

fn give(hands: &mut Hands, holder: Holder, unit: Unit, amount: i64) {
    if let Some(held) = hands.get_mut(&(holder, unit)) {
        *held += amount;
    }
}

/// A planted mistake: the record, what the players hold, and the line at fault.
struct Planted {
    journal: Record,
    hands: Hands,
    line: u32,
}

/// A random movement by hand in the counted units, with its entry.
fn by_hand(journal: &Record, since: usize, dice: &mut Dice) -> (u32, Movement) {
    loop {
        let at = dice.random_range(0..journal.moved().len());
        let step = journal.effective_log().steps[at].id;
        let movement = journal.moved()[at].choose(dice).copied();
        if let Some(movement) = movement.filter(|movement| {
            let seat = |holder| matches!(holder, Holder::Seat(_));
            UNITS.contains(&movement.unit) && (seat(movement.from) || seat(movement.to))
        }) && step.line as usize > since
        {
            return (step.line, movement);
        }
    }
}

fn planted(base: &Record, kind: &str, since: usize, dice: &mut Dice) -> Planted {
    loop {
        let (line, movement) = by_hand(base, since, dice);
        let Movement { from, to, unit, amount } = movement;
        let (mut hands, journal) = (hands(base), base.clone());
        let seats: Vec<_> = base.setting().seats.iter().map(Holder::Seat).collect();
        let mut moves = |giver, taker, amount: i64| {
            give(&mut hands, giver, unit, -amount);
            give(&mut hands, taker, unit, amount);
        };
        let typed = matches!(&base.entry(line).unwrap().verb, Verb::Correct(_));
        match kind {
            "missed" => moves(to, from, amount),
            "wrong player" => {
                let (held, other_side) = if matches!(to, Holder::Seat(_)) { (to, from) } else { (from, to) };
                let other = *seats.choose(dice).unwrap();
                if other == held || other == other_side {
                    continue;
                }
                moves(to, from, amount);
                if held == to { moves(from, other, amount) } else { moves(other, to, amount) }
            }
            "change not given" => {
                let values = pieces(unit);
                let value = *values.choose(dice).unwrap();
                let over = (value - amount % value) % value;
                if over == 0 {
                    continue;
                }
                moves(from, to, over);
            }
            "booked twice" | "sign turned" if typed => {
                let Some(journal) = retyped(base, line, kind) else { continue };
                let mut counted = self::hands(&journal);
                for account in accounts(base) {
                    counted.insert(account, base.book().ledger.balance(account.0, account.1));
                }
                let line = if kind == "booked twice" { line + 1 } else { line };
                return Planted { journal, hands: counted, line };
            }
            _ => continue,
        }
        if hands == self::hands(base) || hands.values().any(|held| *held < 0) {
            continue;
        }
        return Planted { journal, hands, line };
    }
}

/// The record if a line had been typed twice or with the direction reversed.
fn retyped(base: &Record, line: u32, kind: &str) -> Option<Record> {
    let mut journal = Session::begin(GameInfo::of::<Automobile>(), base.header().clone()).unwrap();
    for entry in base.entries() {
        let mut verb = entry.verb.clone();
        if let Verb::Count(_) = verb {
            count(&mut journal);
            continue;
        }
        if entry.n == line
            && let Verb::Correct(correction) = &mut verb
        {
            let Written(from, to, ..) = &mut correction.moves[0];
            match kind {
                "sign turned" => std::mem::swap(from, to),
                _ => {
                    journal.enter(verb.clone(), String::new()).ok()?;
                }
            }
        }
        journal.enter(verb, String::new()).ok()?;
    }
    Some(journal)
}

fn is_kind(slip: Mistake, kind: &str) -> bool {
    match slip {
        Mistake::Missed => kind == "missed",
        Mistake::BookedTwice => kind == "booked twice",
        Mistake::Elsewhere { .. } => kind == "wrong player",
        Mistake::Turned => kind == "sign turned",
        Mistake::NoChange(_) => kind == "change not given",
        Mistake::NotBooked | Mistake::Part(_) => false,
    }
}

#[derive(Default)]
struct Score {
    tried: u32,
    first: u32,
    found: u32,
    few: u32,
    few_in_five: u32,
    took: Duration,
    longest: Duration,
    instead: BTreeMap<String, u32>,
}

fn judge(planted: &Planted, kind: &str, score: &mut Score) {
    let counted: Vec<_> =
        planted.hands.iter().map(|((holder, unit), held)| (*holder, *unit, *held)).collect();
    let began = Instant::now();
    let gaps = planted.journal.gaps(&counted);
    let suspects = planted.journal.suspects(&gaps, &pieces, &|step| format!("entry {step}"));
    let took = began.elapsed();
    score.tried += 1;
    score.took += took;
    score.longest = score.longest.max(took);
    let right = |suspect: &Suspect| is_kind(suspect.mistake, kind);
    match suspects.first() {
        Some(first) if right(first) => score.first += 1,
        Some(first) => {
            let word = format!("{:?}", first.mistake);
            let word = word.split(['(', ' ']).next().unwrap_or_default().to_owned();
            *score.instead.entry(word).or_default() += 1;
        }
        None => *score.instead.entry("nothing".to_owned()).or_default() += 1,
    }
    score.found += u32::from(
        suspects
            .iter()
            .any(|suspect| right(suspect) && suspect.step.is_some_and(|step| step.line == planted.line)),
    );
    let mut entries: Vec<u32> = Vec::new();
    let mut all: BTreeSet<u32> = BTreeSet::new();
    for line in suspects.iter().filter_map(|suspect| suspect.step).map(|step| step.line) {
        if all.insert(line) {
            entries.push(line);
        }
    }
    if all.len() <= 5 {
        score.few += 1;
        score.few_in_five += u32::from(entries.iter().take(5).any(|line| *line == planted.line));
    }
}

fn main() {
    let times = std::env::args().nth(1).and_then(|text| text.parse::<usize>().ok()).unwrap_or(1000);
    for (title, every) in [("never counted before", 0), ("counted every 100 entries before", 100)] {
        println!("\n{title}");
        println!(
            "| mistake | right fix first | entry found | five or fewer explain | entry among five | mean | longest |"
        );
        println!("|---|---|---|---|---|---|---|");
        let records: Vec<Record> = (0..20).map(|seed| record(seed, every)).collect();
        let mut sum = Score::default();
        for kind in KINDS {
            let mut dice = walk::dice(7);
            let mut score = Score::default();
            for at in 0..times {
                let base = &records[at % records.len()];
                // The last count agreed, so the mistake is planted after it.
                let since = if every > 0 { ENTRIES - every + 1 } else { 0 };
                judge(&planted(base, kind, since, &mut dice), kind, &mut score);
            }
            println!("{} | {:?}", row(kind, &score), score.instead);
            sum.tried += score.tried;
            sum.first += score.first;
            sum.found += score.found;
            sum.few += score.few;
            sum.few_in_five += score.few_in_five;
            sum.took += score.took;
            sum.longest = sum.longest.max(score.longest);
        }
        println!("{}", row("all", &sum));
    }
}

fn row(kind: &str, score: &Score) -> String {
    let share = |part: u32, of: u32| f64::from(part) * 100.0 / f64::from(of.max(1));
    format!(
        "| {kind} | {:.1} % | {:.1} % | {} | {:.1} % | {:.1} ms | {:.1} ms |",
        share(score.first, score.tried),
        share(score.found, score.tried),
        score.few,
        share(score.few_in_five, score.few),
        score.took.as_secs_f64() * 1000.0 / f64::from(score.tried.max(1)),
        score.longest.as_secs_f64() * 1000.0,
    )
}
