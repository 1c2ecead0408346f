//! A demand sale of Automobile from a small file: how many cars each player sells in each round.

use serde::Deserialize;
use serde_json::{Value as Json, json};

use crate::ask::answer::derivation;
use crate::ask::{Answer, AskError};
use crate::engine::board::{Board, Printed, Source, Value};
use crate::engine::{Derivation, Measure, Rules, Tally, Term};
use crate::games::automobile::board::{BoardValues, Price};
use crate::games::automobile::units::BONUS_COST;
use crate::games::automobile::{Automobile, Class, Space, Stock, sell_rounds};
use crate::msg;
use crate::words::keys::{ask as k, automobile as rules};
use crate::words::{Arg, Line};

/// A demand sale as stored in its file.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SaleSheet {
    /// The demand for cars of each class.
    pub demand: Wanted,
    /// The spaces with cars, in any order.
    pub spaces: Vec<Selling>,
    /// The reduced price of a mid car; required if one is sold at it.
    #[serde(default)]
    pub mid_reduced: Option<i64>,
}

/// The demand for cars of each class.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Wanted {
    pub premium: u16,
    pub mid: u16,
    pub low: u16,
}

/// A space with cars.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Selling {
    /// Its number on the track.
    pub space: Space,
    pub class: Class,
    pub owner: String,
    pub cars: u8,
    #[serde(default)]
    pub bonus: u8,
    #[serde(default)]
    pub reduced: u8,
}

/// Carries out the sale.
///
/// # Errors
/// Refuses a space given twice, more markers than a space may have or the game contains, and a missing reduced price.
pub fn sale(sheet: &SaleSheet) -> Result<Answer, AskError> {
    check(sheet)?;
    let mut board = Board::empty(Automobile::schema());
    if let (Some(price), Some(cell)) = (sheet.mid_reduced, board.schema().find("price mid reduced")) {
        board.set(cell, Printed(Value::Whole(price), Source::Rules)).map_err(AskError::new)?;
    }
    let mut steps: Vec<Line> = typed(sheet).into_iter().collect();
    let (mut figures, mut spaces) = (Vec::new(), Vec::new());
    for (class, wanted) in
        Class::ALL.into_iter().zip([sheet.demand.premium, sheet.demand.mid, sheet.demand.low])
    {
        let mut selling: Vec<&Selling> =
            sheet.spaces.iter().filter(|selling| selling.class == class).collect();
        selling.sort_by_key(|selling| std::cmp::Reverse(selling.space));
        let stocks: Vec<Stock> = selling
            .iter()
            .map(|selling| Stock {
                cars: i64::from(selling.cars),
                bonus: i64::from(selling.bonus),
                reduced: i64::from(selling.reduced),
            })
            .collect();
        let sold = sell_rounds(&stocks, i64::from(wanted));
        for one in &sold {
            if let Some(selling) = selling.get(one.stock) {
                steps.push(msg!(
                    k::SALE_STEP,
                    round = one.round,
                    class = class.key(),
                    owner = selling.owner.as_str(),
                    space = msg!(rules::SPACE, n = selling.space.number()),
                    cars = one.cars,
                ));
            }
        }
        for (at, (selling, stock)) in selling.iter().zip(stocks).enumerate() {
            let count: i64 = sold.iter().filter(|sold| sold.stock == at).map(|sold| sold.cars).sum();
            let (figure, row) = space_row(&board, selling, stock, count)?;
            spaces.push(row);
            figures.push(figure);
        }
    }
    let unsold: i64 = spaces.iter().filter_map(|row| row.get("unsold")?.as_i64()).sum();
    let sold: i64 = spaces.iter().filter_map(|row| row.get("sold")?.as_i64()).sum();
    Ok(Answer {
        headline: msg!(k::SALE_ANSWER, sold = sold, unsold = unsold),
        steps,
        figures,
        json: json!({ "ask": "sale", "sold": sold, "unsold": unsold, "spaces": spaces }),
    })
}

/// Says that the reduced price of mid cars was typed, if cars are sold at it.
fn typed(sheet: &SaleSheet) -> Option<Line> {
    sheet.spaces.iter().find(|selling| selling.class == Class::Mid && selling.reduced > 0)?;
    Some(msg!(k::SALE_TYPED, price = Arg::Money(sheet.mid_reduced?)))
}

fn check(sheet: &SaleSheet) -> Result<(), AskError> {
    for (at, selling) in sheet.spaces.iter().enumerate() {
        let space = msg!(rules::SPACE, n = selling.space.number());
        if sheet.spaces.iter().take(at).any(|other| other.space == selling.space) {
            return Err(AskError::new(msg!(k::SHEET_TWICE, space = space)));
        }
        if selling.bonus > 1
            || selling.reduced > 2
            || (selling.class == Class::Premium && selling.reduced > 0)
        {
            return Err(
                AskError::new(msg!(k::SALE_MARKERS, space = space)).suggestion(k::SALE_MARKERS_SUGGESTION)
            );
        }
        if selling.class == Class::Mid && selling.reduced > 0 && sheet.mid_reduced.is_none() {
            return Err(
                AskError::new(Line::new(k::SALE_MID_REDUCED)).suggestion(k::SALE_MID_REDUCED_SUGGESTION)
            );
        }
    }
    in_the_box(sheet)
}

/// The sets of reduced-price markers: the number of markers in a set, and how many such sets there are (Phase 6).
const SETS: [(u8, usize); 2] = [(1, 2), (2, 1)];

/// Refuses more markers than the game contains.
fn in_the_box(sheet: &SaleSheet) -> Result<(), AskError> {
    let bonus = sheet.spaces.iter().filter(|selling| selling.bonus > 0).count();
    if bonus > BONUS_COST.len() {
        let why = msg!(k::SALE_BONUS, markers = bonus, most = BONUS_COST.len());
        return Err(AskError::new(why).suggestion(k::SALE_BONUS_SUGGESTION));
    }
    for (markers, most) in SETS {
        let sets = sheet.spaces.iter().filter(|selling| selling.reduced == markers).count();
        if sets > most {
            let why = msg!(k::SALE_REDUCED, spaces = sets, markers = markers, most = most);
            return Err(AskError::new(why).suggestion(k::SALE_REDUCED_SUGGESTION));
        }
    }
    Ok(())
}

fn space_row(
    board: &Board,
    selling: &Selling,
    stock: Stock,
    count: i64,
) -> Result<(Derivation, Json), AskError> {
    let space = msg!(rules::SPACE, n = selling.space.number());
    let price = match BoardValues::on(board).price(selling.class, stock.price()) {
        Ok(price) => price,
        Err(_) => return Err(AskError::new(Line::new(k::SALE_MID_REDUCED))),
    };
    let mut takings = Tally::traced();
    takings.add_times(count, price.0, || {
        let what = match stock.price() {
            Price::Full => msg!(rules::TERM_SOLD, space = space.clone()),
            Price::Reduced => msg!(rules::TERM_SOLD_REDUCED, space = space.clone()),
        };
        Term::new(what).printed(price.1)
    });
    let unsold = stock.cars - count;
    if unsold > 0 {
        takings.note(|| Term::new(msg!(rules::TERM_DEMAND_GONE, class = selling.class.key(), cars = unsold)));
    }
    let what = msg!(k::SALE_TAKES, owner = selling.owner.as_str(), space = space);
    let figure = Derivation::of(what, rules::RULE_SALE, takings).counted_in(Measure::Money);
    let row = json!({
        "space": selling.space,
        "class": selling.class,
        "owner": selling.owner,
        "sold": count,
        "unsold": unsold,
        "takings": figure.total,
        "derivation": derivation(&figure),
    });
    Ok((figure, row))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(text: &str) -> Result<Answer, AskError> {
        sale(&serde_json::from_str(text).unwrap())
    }

    #[test]
    fn each_round_sells_from_the_most_modern_backwards() {
        let text = r#"{"demand":{"mid":6},"spaces":[
            {"space":4,"class":"mid","owner":"Blue","cars":2},
            {"space":9,"class":"mid","owner":"Red","cars":4,"bonus":1},
            {"space":12,"class":"mid","owner":"Yellow","cars":2},
            {"space":6,"class":"mid","owner":"Green","cars":2}]}"#;
        let answer = answer(text).unwrap();
        let sold: Vec<_> = answer.json["spaces"]
            .as_array()
            .unwrap()
            .iter()
            .map(|row| (row["owner"].as_str().unwrap(), row["sold"].as_i64().unwrap()))
            .collect();
        assert_eq!(sold, [("Yellow", 2), ("Red", 2), ("Green", 1), ("Blue", 1)]);
        assert_eq!(answer.json["unsold"], 4);
        assert!(answer.figures.iter().all(Derivation::adds_up));
    }

    #[test]
    fn a_mid_space_with_reduced_markers_needs_the_reduced_price() {
        let text = r#"{"demand":{"mid":6},"spaces":[{"space":4,"class":"mid","owner":"Blue","cars":2,"reduced":1}]}"#;
        assert!(answer(text).is_err());
        let text = text.replace(r#""demand""#, r#""mid_reduced":110,"demand""#);
        assert_eq!(answer(&text).unwrap().json["spaces"][0]["takings"], 220);
    }

    #[test]
    fn a_typed_reduced_price_is_not_said_to_be_read_off_the_box() {
        let text = r#"{"demand":{"mid":6},"mid_reduced":110,"spaces":[
            {"space":4,"class":"mid","owner":"Blue","cars":2,"reduced":1}]}"#;
        let reduced = answer(text).unwrap();
        let mut terms = reduced.figures.iter().flat_map(|figure| &figure.terms);
        assert!(terms.all(|term| term.source != Source::Board));
        let typed = msg!(k::SALE_TYPED, price = Arg::Money(110));
        assert_eq!(reduced.steps[0], typed);
        let full = answer(&text.replace(r#""reduced":1"#, r#""reduced":0"#)).unwrap();
        assert!(!full.steps.contains(&typed), "nothing is sold at that price");
    }

    #[test]
    fn more_markers_than_the_box_has_are_refused() {
        let spaces = |marks: &[&str]| {
            let space = |(at, marks): (usize, &&str)| {
                format!(r#"{{"space":{},"class":"low","owner":"Blue","cars":2,{marks}}}"#, at + 1)
            };
            let spaces: Vec<String> = marks.iter().enumerate().map(space).collect();
            answer(&format!(r#"{{"demand":{{"low":6}},"spaces":[{}]}}"#, spaces.join(",")))
        };
        let (bonus, one, two) = (r#""bonus":1"#, r#""reduced":1"#, r#""reduced":2"#);
        assert!(spaces(&[bonus; 3]).is_ok() && spaces(&[one, two, one]).is_ok());
        assert_eq!(spaces(&[bonus; 4]).unwrap_err().why.key, k::SALE_BONUS);
        assert_eq!(spaces(&[two, two]).unwrap_err().why.key, k::SALE_REDUCED);
        assert_eq!(spaces(&[one, one, one]).unwrap_err().why.key, k::SALE_REDUCED);
    }

    #[test]
    fn a_space_named_twice_or_a_premium_space_at_a_reduced_price_is_refused() {
        let twice = r#"{"demand":{},"spaces":[{"space":4,"class":"mid","owner":"A","cars":2},{"space":4,"class":"mid","owner":"B","cars":2}]}"#;
        assert!(answer(twice).is_err());
        let premium =
            r#"{"demand":{},"spaces":[{"space":4,"class":"premium","owner":"A","cars":2,"reduced":1}]}"#;
        assert!(answer(premium).is_err());
    }
}
