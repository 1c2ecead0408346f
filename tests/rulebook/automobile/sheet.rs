//! Phase 5 as one sheet, which is legal if and only if some legal order of play leads to these sales.

use std::collections::{BTreeSet, HashSet};

use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use steward::engine::{Rejection, Trace};
use steward::games::automobile::{Act, Distributors, Sell, Space};
use steward::words::keys::automobile as k;

use super::distributors::case_8;
use super::table::Table;

const COLOURS: [&str; 3] = ["red", "blue", "green"];
/// One space of each class (premium, mid, low) for each player on the practice board.
const SPACES: [[u8; 3]; 3] = [[6, 1, 2], [10, 3, 5], [13, 4, 7]];

type Rows = [u8; 3];
type Sales = [Rows; 3];

/// A small position before phase 5, players in the order of the table.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Position {
    order: [usize; 3],
    bands: [Rows; 3],
    cars: [Rows; 3],
    boxes: Rows,
}

impl Position {
    fn any(dice: &mut ChaCha8Rng) -> Self {
        let mut order = [0, 1, 2];
        order.shuffle(dice);
        let mut rows =
            |most: u8| std::array::from_fn(|_| std::array::from_fn(|_| dice.random_range(0..=most)));
        let (mut bands, cars): (Sales, Sales) = (rows(2), rows(2));
        for band in &mut bands {
            while band.iter().sum::<u8>() > 3 {
                *band = std::array::from_fn(|_| dice.random_range(0..=2));
            }
        }
        Self { order, bands, cars, boxes: std::array::from_fn(|_| dice.random_range(0..=3)) }
    }

    /// Sets up the position in a session, in phase 5.
    fn table(&self) -> Table {
        let mut table = Table::of(3);
        let mut moves = Vec::new();
        for (row, (name, open)) in ["premium", "mid", "low"].iter().zip(self.boxes).enumerate() {
            table.play(&format!("read boxes {name} from-1 {open}"));
            for (seat, who) in COLOURS.iter().enumerate() {
                let (cars, idle) = (self.cars[seat][row], self.bands[seat][row]);
                if cars > 0 {
                    moves.push(format!("{who} > space {} {cars} cars {who}", SPACES[seat][row]));
                }
                if idle > 0 {
                    moves.push(format!("{who} > band {} {idle} distributors {who}", row + 1));
                }
            }
        }
        moves.push("phase 1 5".to_owned());
        moves.push(format!("order {}", self.order.map(|seat| COLOURS[seat]).join(" ")));
        table.play(&format!("correct {}", moves.join(", ")));
        table
    }

    /// All possible sales, found by trying every order of play.
    fn outcomes(&self) -> BTreeSet<Sales> {
        let mut found = BTreeSet::new();
        let mut seen = HashSet::new();
        self.clone().try_all(0, [[0; 3]; 3], &mut seen, &mut found);
        found
    }

    fn try_all(
        self,
        turn: usize,
        sold: Sales,
        seen: &mut HashSet<(Self, usize)>,
        found: &mut BTreeSet<Sales>,
    ) {
        if !seen.insert((self.clone(), turn)) {
            return;
        }
        for step in 0..3 {
            let at = (turn + step) % 3;
            let seat = self.order[at];
            let mut can_sell = false;
            for row in 0..3usize {
                for band in 0..3usize {
                    let there = self.cars[seat][row] > 0 && self.boxes[row] > 0 && self.bands[seat][band] > 0;
                    if there && row.abs_diff(band) <= 1 {
                        can_sell = true;
                        let (mut next, mut sold) = (self.clone(), sold);
                        next.cars[seat][row] -= 1;
                        next.boxes[row] -= 1;
                        next.bands[seat][band] -= 1;
                        sold[seat][row] += 1;
                        next.try_all((at + 1) % 3, sold, seen, found);
                    }
                }
            }
            if can_sell {
                return;
            }
        }
        found.insert(sold);
    }
}

fn sheet(sold: &Sales) -> Act {
    let line = |(seat, rows): (usize, &Rows)| {
        let cars = rows.iter().enumerate().filter(|(_, count)| **count > 0);
        cars.map(|(row, count)| (Space::new(SPACES[seat][row]).unwrap(), *count)).collect()
    };
    Act::Distributors(Distributors { sold: sold.iter().enumerate().map(line).collect() })
}

fn accepted(table: &Table, sold: &Sales) -> bool {
    match table.view().preview(&sheet(sold), Trace::Off) {
        Ok(_) => true,
        Err(Rejection::Refused(_)) => false,
        Err(rejection) => panic!("{rejection:?}"),
    }
}

/// Sales that differ by one car from possible ones, and random ones.
fn neighbours(outcomes: &BTreeSet<Sales>, cars: &Sales, dice: &mut ChaCha8Rng) -> Vec<Sales> {
    let all: Vec<&Sales> = outcomes.iter().collect();
    let near = |dice: &mut ChaCha8Rng| {
        let mut sold = **all.choose(dice).unwrap();
        for _ in 0..dice.random_range(1..=2) {
            let (seat, row) = (dice.random_range(0..3), dice.random_range(0..3));
            sold[seat][row] = dice.random_range(0..=cars[seat][row]);
        }
        sold
    };
    let mut wanted: Vec<Sales> = (0..40).map(|_| near(dice)).collect();
    wanted.extend((0..5).map(|_| cars.map(|rows| rows.map(|most| dice.random_range(0..=most)))));
    wanted
}

#[test]
fn a_sheet_is_accepted_exactly_when_some_order_of_play_gives_it() {
    let mut dice = ChaCha8Rng::seed_from_u64(5);
    let (mut legal, mut refused) = (0, 0);
    for _ in 0..2000 {
        let position = Position::any(&mut dice);
        let table = position.table();
        let outcomes = position.outcomes();
        for sold in &outcomes {
            assert!(accepted(&table, sold), "{position:?} gives {sold:?}");
            legal += 1;
        }
        for sold in neighbours(&outcomes, &position.cars, &mut dice) {
            let can_be = outcomes.contains(&sold);
            assert_eq!(accepted(&table, &sold), can_be, "{position:?}: {sold:?}");
            refused += usize::from(!can_be);
        }
    }
    assert!(legal > 5000 && refused > 40_000, "{legal} legal and {refused} refused sheets are too few");
}

#[test]
fn what_was_sold_one_by_one_is_accepted_as_a_sheet_with_the_same_book() {
    let mut dice = ChaCha8Rng::seed_from_u64(8);
    for _ in 0..400 {
        let position = Position::any(&mut dice);
        let (mut one_by_one, mut at_once) = (position.table(), position.table());
        let mut sold = [[0; 3]; 3];
        while one_by_one.stage() == "1.5" {
            let choices = one_by_one.view().choices();
            let sales: Vec<&Act> =
                choices.iter().map(|choice| &choice.act).filter(|act| !matches!(act, Act::Loan(_))).collect();
            let act = (*sales.choose(&mut dice).unwrap()).clone();
            if let Act::Sell(Sell { seat, space, .. }) = act {
                let row = SPACES[seat.index()].iter().position(|own| *own == space.number()).unwrap();
                sold[seat.index()][row] += 1;
            }
            one_by_one.0.act(act).unwrap();
        }
        at_once.0.act(sheet(&sold)).unwrap();
        assert_eq!(one_by_one.0.book(), at_once.0.book(), "{position:?}: {sold:?}");
    }
}

/// Case 8 as one sheet.
#[test]
fn the_example_of_the_rules_is_one_sheet() {
    let mut table = case_8();
    table.play("distributors yellow 1:2 2:1, red 3:2 5:2, blue 4:2, green 6:2");
    assert_eq!(table.purses(), [2500, 2300, 2400, 2400]);
    assert_eq!(table.points(), [0, 0, 1, 0]);
    let description = table.description();
    assert!(
        description.contains(&"bank > yellow 400 dollars: 2 x 150 sold; 1 x 100 sold".to_owned()),
        "{description:?}"
    );
}

#[test]
fn a_sheet_that_no_order_gives_is_refused_with_what_is_wrong() {
    let mut table = case_8();
    let wrong = [
        ("red 3:3", k::SHEET_CARS, k::SHEET_SUGGESTION),
        ("red 3:1 3:1", k::SHEET_TWICE, k::SHEET_SUGGESTION),
        ("yellow 1:2 2:1, red 3:2 5:2, blue 4:2, green 6:2 8:1", k::SHEET_BOXES, k::SHEET_SUGGESTION),
        ("yellow 1:2 2:1, red 3:2 5:2, blue 4:2, green 6:1", k::SHEET_FORCED, k::SHEET_FORCED_SUGGESTION),
        ("yellow 1:2 2:1, red 3:2 5:1, blue 4:2, green 6:2", k::SHEET_FORCED, k::SHEET_FORCED_SUGGESTION),
    ];
    for (lines, why, suggestion) in wrong {
        table.refused(&format!("distributors {lines}"), why, suggestion);
    }
    table.play("correct blue > band 2 1 distributors blue, blue > space 6 1 cars blue");
    let too_many = "distributors yellow 1:2 2:1, red 3:2 5:2, blue 4:2 6:1, green 6:2 8:1";
    table.refused(too_many, k::SHEET_BOXES, k::SHEET_SUGGESTION);
}

#[test]
fn a_sheet_needs_distributors_that_reach() {
    let mut table = Table::of(3);
    table.play("correct red > space 2 2 cars red, red > space 1 1 cars red, red > band 1 2 distributors red");
    table.play("correct phase 1 5");
    table.refused("distributors red 2:1", k::SHEET_REACH, k::SHEET_REACH_SUGGESTION);
    table.play("distributors red 1:1");
    assert_eq!(table.points()[0], 1);
}

/// Red, who is before Blue in order, has one car and two distributors. The only mid box cannot be full when
/// Red's second distributor is stuck unless Blue has sold before.
#[test]
fn a_row_must_have_been_full_when_its_seller_was_stuck() {
    let mut table = Table::of(3);
    table.play("read boxes mid from-1 2\nread boxes low from-1 3");
    table.play(
        "correct red > space 1 2 cars red, red > band 2 2 distributors red, blue > space 3 2 cars blue, \
         blue > space 5 3 cars blue, blue > band 2 3 distributors blue, phase 1 5",
    );
    table.refused("distributors blue 3:2 5:1", k::SHEET_NO_ORDER, k::SHEET_FORCED_SUGGESTION);
    table.play("distributors red 1:1, blue 3:1 5:2");
    assert_eq!(table.points(), [1, 0, 0]);
}

#[test]
fn a_sheet_comes_before_the_first_sale_and_names_every_player() {
    let mut table = case_8();
    let short = Act::Distributors(Distributors { sold: vec![Vec::new(); 3] });
    let refusal = table.refused_verb(steward::engine::entry::Verb::Act(short.into()));
    assert_eq!((refusal.why.key, refusal.suggestion), (k::SHEET_COUNT, Some(k::SHEET_SUGGESTION.into())));
    table.play("yellow sell 1 mid");
    table.refused("distributors red -", k::SHEET_TOO_LATE, k::SHEET_TOO_LATE_SUGGESTION);
}
