//! The notation of the fixes.

use crate::engine::{Actor, Argument, Seats};
use crate::games::sponsors::fixes::Thrown;
use crate::games::sponsors::{Bonus, Car, Category, Fix, Square};
use crate::msg;
use crate::words::{Line, keys};

/// Writes a fix: `phase 2 3`, `next red`, `red at 7`, `order blue red`, `red on violet`, `red off`.
pub fn write_fix(fix: &Fix, seats: &Seats) -> String {
    let who = |car: &Car| car.word(seats);
    let all = |cars: &[Car]| cars.iter().map(|car| format!(" {}", who(car))).collect::<String>();
    let numbers = |all: &[u8]| all.iter().map(|number| format!(" {number}")).collect::<String>();
    match fix {
        Fix::Phase { phase, turn: None } => format!("phase {phase}"),
        Fix::Phase { phase, turn: Some(turn) } => format!("phase {phase} {turn}"),
        Fix::Next(car) => format!("next {}", who(car)),
        Fix::At { car, square } => format!("{} at {square}", who(car)),
        Fix::Order(order) => format!("order{}", all(order)),
        Fix::Finished(finished) => format!("finished{}", all(finished)),
        Fix::On { car, square } => format!("{} on {}", who(car), square.word()),
        Fix::Off(car) => format!("{} off", who(car)),
        Fix::Back(car) => format!("{} back", who(car)),
        Fix::Step(Thrown::Choose) => "step choose".to_owned(),
        Fix::Step(Thrown::Square) => "step square".to_owned(),
        Fix::Fuelled(cars) => format!("fuelled{}", all(cars)),
        Fix::Exchanged { car, exchanges } => format!("{} exchanged {exchanges}", who(car)),
        Fix::Hand { car, category, values } => {
            format!("{} hand {}{}", who(car), category.word(), numbers(values))
        }
        Fix::Started(order) => format!("started{}", all(order)),
        Fix::Waiting(cars) => format!("waiting{}", all(cars)),
        Fix::Returns { car, squares } => format!("{} returns {squares}", who(car)),
        Fix::Had { car, bonus } => format!("{} had {}", who(car), bonus.word()),
        Fix::Slipped(car) => format!("{} slipped", who(car)),
        Fix::Spin { car, added } => format!("{} spins {added}", who(car)),
        Fix::Due { n, car, squares, origin, bonus, ran } => {
            let bonus = bonus.map_or_else(String::new, |bonus| format!(" {}{}", bonus.word(), numbers(ran)));
            format!("due {n} {} {squares} {}{bonus}", who(car), origin.word())
        }
        Fix::Over => "over".to_owned(),
    }
}

/// Parses a fix.
///
/// # Errors
/// Says how the fix is written.
pub fn read_fix(text: &str, seats: &Seats) -> Result<Fix, Line> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let wrong = || {
        msg!(
            keys::engine::NOTATION_HOW,
            example = "correct phase 2 3, next red, red at 7, order blue red green, red on violet: reason"
        )
    };
    let car = |word: &str| <Car as Argument>::parse(word, seats);
    let cars = |words: &[&str]| words.iter().map(|who| car(who)).collect::<Result<Vec<_>, _>>();
    let number = |word: &str| u8::parse(word, seats);
    match words.as_slice() {
        ["phase", phase] => Ok(Fix::Phase { phase: u8::parse(phase, seats)?, turn: None }),
        ["phase", phase, turn] => {
            Ok(Fix::Phase { phase: u8::parse(phase, seats)?, turn: Some(turn.parse().map_err(|_| wrong())?) })
        }
        ["next", who] => Ok(Fix::Next(car(who)?)),
        ["order", order @ ..] => Ok(Fix::Order(cars(order)?)),
        ["finished", finished @ ..] => Ok(Fix::Finished(cars(finished)?)),
        [who, "at", n] => Ok(Fix::At { car: car(who)?, square: u8::parse(n, seats)? }),
        [who, "on", on] => Ok(Fix::On { car: car(who)?, square: Square::parse(on, seats)? }),
        [who, "off"] => Ok(Fix::Off(car(who)?)),
        [who, "back"] => Ok(Fix::Back(car(who)?)),
        ["step", "choose"] => Ok(Fix::Step(Thrown::Choose)),
        ["step", "square"] => Ok(Fix::Step(Thrown::Square)),
        ["over"] => Ok(Fix::Over),
        ["fuelled", named @ ..] => Ok(Fix::Fuelled(cars(named)?)),
        ["started", order @ ..] => Ok(Fix::Started(cars(order)?)),
        ["waiting", named @ ..] => Ok(Fix::Waiting(cars(named)?)),
        ["due", n, who, squares, origin, bonus @ ..] => {
            let (bonus, ran) = match bonus {
                [] => (None, [0; 3]),
                [bonus, base, green, slip] => {
                    (Some(Bonus::parse(bonus, seats)?), [number(base)?, number(green)?, number(slip)?])
                }
                _ => return Err(wrong()),
            };
            let (car, origin) = (car(who)?, origin.parse().map_err(|()| wrong())?);
            Ok(Fix::Due { n: number(n)?, car, squares: number(squares)?, origin, bonus, ran })
        }
        [who, "exchanged", exchanges] => Ok(Fix::Exchanged { car: car(who)?, exchanges: number(exchanges)? }),
        [who, "hand", category, values @ ..] => {
            let values = values.iter().map(|value| number(value)).collect::<Result<_, _>>()?;
            Ok(Fix::Hand { car: car(who)?, category: Category::parse(category, seats)?, values })
        }
        [who, "returns", squares] => Ok(Fix::Returns { car: car(who)?, squares: number(squares)? }),
        [who, "had", bonus] => Ok(Fix::Had { car: car(who)?, bonus: Bonus::parse(bonus, seats)? }),
        [who, "slipped"] => Ok(Fix::Slipped(car(who)?)),
        [who, "spins", added] => Ok(Fix::Spin { car: car(who)?, added: number(added)? }),
        _ => Err(wrong()),
    }
}
