//! The numbers that are printed on the cards of Auto-Brocante but not in its rule text: the cells that hold them, and
//! the questions that the rules ask.

use crate::engine::board::{Board, CellId, CellKind, Cells, Legend, Printed, Source};
use crate::engine::{Rejection, Setting, Told};
use crate::games::auto_brocante::View;
use crate::games::auto_brocante::{Base, Car, Damage, Policy};
use crate::words::keys::auto_brocante as k;
use crate::words::{Arg, Key, Line};
use crate::{board_values, msg, schema, titles};

const BASES: &[(&str, Key)] = &[("list", k::BASE_LIST), ("book", k::BASE_BOOK)];
const COVERS: &[(&str, Key)] = &[
    ("nothing", k::COVERS_NOTHING),
    ("fire", k::DAMAGE_FIRE),
    ("collision", k::DAMAGE_COLLISION),
    ("theft", k::DAMAGE_THEFT),
    ("all", k::COVERS_ALL),
];
/// What each policy covers according to its name. "Fly-by-night" says nothing about it.
const NAMED: &[(&str, &[&str])] = &[
    ("policy fire covers", &["fire"]),
    ("policy theft covers", &["theft"]),
    ("policy collision covers", &["collision"]),
    ("policy comprehensive covers", &["all"]),
];

/// How many kinds of "sell" cards there are.
const SELL_CARDS: u8 = 5;
/// The list prices for which the Blue Books print possible values.
const LIST_PRICES: [u32; 8] = [2000, 3000, 4000, 5000, 6000, 8000, 9000, 10_000];
/// The highest list price.
pub const DEAREST_LIST: u32 = 10_000;
const VALUES: [&str; 8] = ["1", "2", "3", "4", "5", "6", "7", "8"];

const SELL: u16 = Car::COUNT as u16 * 2;
const BUY: u16 = SELL + SELL_CARDS as u16 * 2;
const TAKE: u16 = BUY + 1;
const COVERED: u16 = TAKE + 1;
const VALUE: u16 = COVERED + Policy::ALL.len() as u16;
const OPTION_B: u16 = VALUE + (LIST_PRICES.len() * VALUES.len()) as u16;

titles! { "auto-brocante";
    tables: "car", "sell", "card", "policy", "value", "option";
    columns: "name", "list", "base", "plus", "price", "cards", "covers";
    rows: "buy", "take", "comprehensive" = "policy-comprehensive", "fly-by-night",
        "b" = "row-option-b";
}

schema!(Legend { offered: NAMED, ..TITLES });

fn cells(cells: &mut Cells) {
    let dollars = CellKind::whole(0, 100_000);
    for car in Car::all() {
        let (n, mut row) = (car.number(), cells.row("car", car));
        row.put("name", msg!(k::ASK_CAR_NAME, n), CellKind::Name);
        row.put("list", msg!(k::ASK_CAR_LIST, n), CellKind::whole(0, DEAREST_LIST));
    }
    for n in 1..=SELL_CARDS {
        let mut row = cells.row("sell", n);
        row.put("base", msg!(k::ASK_SELL_BASE, n), CellKind::Word(BASES));
        row.put("plus", msg!(k::ASK_SELL_PLUS, n), dollars);
    }
    cells.row("card", "buy").put("price", k::ASK_CARD_BUY, dollars);
    cells.row("card", "take").put("cards", k::ASK_CARD_TAKE, CellKind::whole(1, 40));
    for policy in Policy::ALL {
        let question = msg!(k::ASK_POLICY_COVERS, policy = policy.key());
        cells.row("policy", policy.word()).put("covers", question, CellKind::Word(COVERS));
    }
    for list in LIST_PRICES {
        let mut row = cells.row("value", list);
        for (n, column) in (1u8..).zip(VALUES) {
            row.put(column, msg!(k::ASK_VALUE, n, list = Arg::Money(list.into())), dollars);
        }
    }
    cells.row("option", "b").put("price", k::ASK_OPTION_B, dollars);
}

board_values!();

impl Told for Car {
    fn told(&self, setting: &Setting) -> Arg {
        BoardValues::on(&setting.board).car(*self).into()
    }
}

impl<'a> BoardValues<'a> {
    /// The name of a car: "Jaguar 1971 (11)", or "car 11" if its name is not known.
    pub fn car(self, car: Car) -> Line {
        match self.known_name(car) {
            Some(name) => msg!(k::CAR_NAMED, name, n = car.number()),
            None => msg!(k::CAR, n = car.number()),
        }
    }

    /// The name printed on a car, if known.
    pub fn known_name(self, car: Car) -> Option<&'a str> {
        self.0.name(CellId(u16::from(car.number() - 1) * 2))
    }

    pub fn list(self, car: Car) -> Result<Printed<i64>, Rejection> {
        self.0.whole(CellId(u16::from(car.number() - 1) * 2 + 1))
    }

    pub fn known_list(self, car: Car) -> Option<i64> {
        self.list(car).ok().map(|printed| printed.0)
    }

    /// Whether a card sells at this price, and the source of that. Any price is accepted as printed on the card
    /// played while not all "sell" cards are known.
    pub fn sells(self, base: Base, plus: u32) -> Option<Source> {
        let wanted = match base {
            Base::List => 0,
            Base::Book(_) => 1,
        };
        let card = |at: u16| Some((self.0.word(CellId(at)).ok()?.0, self.0.whole(CellId(at + 1)).ok()?));
        let cards: Vec<_> = (SELL..BUY).step_by(2).map(card).collect();
        let same = |(base, more): &(usize, Printed<i64>)| *base == wanted && more.0 == i64::from(plus);
        let read = cards.iter().flatten().find(|card| same(card)).map(|(_, more)| more.1);
        read.or(cards.contains(&None).then_some(Source::Board))
    }

    /// Whether all "sell" cards are known.
    pub fn sell_cards_read(self) -> bool {
        (SELL..BUY).all(|at| self.0.value(CellId(at)).is_some())
    }

    /// The known "sell" cards: the base, and the amount beyond it. One for each base while not all are known.
    pub fn sell_cards(self) -> Vec<(Base, u32)> {
        let cards = (SELL..BUY).step_by(2).filter_map(|at| {
            let base = match self.0.word(CellId(at)).ok()?.0 {
                0 => Base::List,
                _ => Base::Book(0),
            };
            Some((base, u32::try_from(self.0.whole(CellId(at + 1)).ok()?.0).ok()?))
        });
        match self.sell_cards_read() {
            true => cards.collect(),
            false => vec![(Base::List, 0), (Base::Book(0), 0)],
        }
    }

    /// The price of the card "buy from the bank".
    pub fn card_price(self) -> Result<Printed<i64>, Rejection> {
        self.0.whole(CellId(BUY))
    }

    /// The fixed price of option B, paid before the car is seen.
    pub fn fixed_price(self) -> Result<Printed<i64>, Rejection> {
        self.0.whole(CellId(OPTION_B))
    }

    /// How many cards the card "take cards from opponents" takes.
    pub fn cards_taken(self) -> Result<Printed<i64>, Rejection> {
        self.0.whole(CellId(TAKE))
    }

    /// Whether a policy covers a damage.
    pub fn covers(self, policy: Policy, damage: Damage) -> Result<bool, Rejection> {
        let word = self.0.word(CellId(COVERED + policy as u16))?.0;
        let covers = COVERS.get(word).map(|(word, _)| *word);
        Ok(covers == Some("all") || covers == Some(damage.word()))
    }

    /// The known Blue Book values for a car, by its list price; 0 is junk.
    pub fn values(self, car: Car) -> Vec<i64> {
        let list = self.known_list(car);
        let Some(row) = LIST_PRICES.iter().position(|price| list == Some(i64::from(*price))) else {
            return Vec::new();
        };
        let count = VALUES.len();
        let slots = (row * count..(row + 1) * count).filter_map(|at| Some(VALUE + u16::try_from(at).ok()?));
        slots.filter_map(|slot| Some(self.0.whole(CellId(slot)).ok()?.0)).collect()
    }

    /// Questions a Blue Book value that is not printed for the list price of the car.
    pub fn doubt(self, car: Car, value: u32) -> Option<Line> {
        let values = self.values(car);
        let odd = !values.is_empty() && !values.contains(&i64::from(value));
        let list = self.known_list(car).filter(|_| odd)?;
        let known: Vec<Line> = values.into_iter().map(worth).collect();
        Some(msg!(
            k::DOUBT,
            value = worth(i64::from(value)),
            list = Arg::Money(list),
            values = known,
            car = self.car(car)
        ))
    }
}

/// Describes a Blue Book value.
pub fn worth(value: i64) -> Line {
    if value == 0 { Line::new(k::JUNK) } else { msg!(k::AMOUNT_DOLLARS, count = Arg::Money(value)) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Rules;
    use crate::engine::board::Value;
    use crate::games::auto_brocante::AutoBrocante;

    #[test]
    fn policy_cover_is_limited_by_name_and_known_values_are_kept() {
        let schema = AutoBrocante::schema();
        let of = |policy: Policy| schema.find(&format!("policy {} covers", policy.word())).unwrap();
        let answers = |policy| schema.answers(of(policy)).iter().map(|(word, _)| *word).collect::<Vec<_>>();
        assert_eq!(answers(Policy::Theft), ["theft"]);
        assert_eq!(answers(Policy::Comprehensive), ["all"]);
        assert_eq!(answers(Policy::FlyByNight).len(), COVERS.len());
        let once = schema.check(of(Policy::Theft), &Value::Text("fire".into()));
        assert!(once.is_ok(), "what was read otherwise is taken");
        let given = schema.with_given(Default::default());
        let printed = given.get("policy theft covers");
        assert_eq!(printed, Some(&Printed(Value::Text("theft".into()), Source::Rules)), "nobody is asked");
        assert!(!given.contains_key("policy fly-by-night covers"));
        let all: Vec<&str> = NAMED.iter().map(|(cell, _)| *cell).collect();
        assert!(all.iter().all(|cell| schema.find(cell).is_some()), "{all:?}");
    }

    #[test]
    fn cell_ids_match_the_schema() {
        let schema = AutoBrocante::schema();
        let word = |slot| schema.cell(CellId(slot)).unwrap().word();
        assert_eq!(word(11 * 2 - 1), "car 11 list");
        assert_eq!(word(SELL), "sell 1 base");
        assert_eq!(word(BUY), "card buy price");
        assert_eq!(word(TAKE), "card take cards");
        assert_eq!(word(COVERED), "policy fire covers");
        assert_eq!(word(VALUE - 1), "policy fly-by-night covers");
        assert_eq!(word(VALUE), "value 2000 1");
        assert_eq!(word(OPTION_B), "option b price");
        assert_eq!(schema.cells().count(), usize::from(OPTION_B) + 1);
    }
}
