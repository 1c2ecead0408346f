//! One line for each act, written here: `red buy 7 fixed`, `red business 7 blue 3000`, `green draw`.

use crate::engine::Seats;
use crate::games::auto_brocante::{Act, Bargain, Base, Fix, Means, Reply, Where};

/// The line of an act.
pub fn write(act: &Act, seats: &Seats) -> String {
    let line = words(act, seats);
    match act.actor() {
        Some(seat) => format!("{} {line}", seats.word(seat)),
        None => line,
    }
}

fn words(act: &Act, seats: &Seats) -> String {
    match act {
        Act::Deal { cars } => {
            let lots = seats.iter().zip(cars).map(|(seat, cars)| {
                let cars: Vec<String> = cars.iter().map(ToString::to_string).collect();
                format!("{} {}", seats.word(seat), cars.join(" "))
            });
            format!("deal {}", lots.collect::<Vec<_>>().join(", "))
        }
        Act::Buy { car, price, .. } => format!("buy {car} {}", price.word()),
        Act::Below { .. } => "below".to_owned(),
        Act::Policy { by: Means::Cash, .. } => "policy".to_owned(),
        Act::Policy { by: Means::Card, .. } => "policy card".to_owned(),
        Act::Exchange { .. } => "exchange".to_owned(),
        Act::None { .. } => "none".to_owned(),
        Act::Sell { car, base, plus, .. } => {
            let plus = if *plus == 0 { String::new() } else { format!("+{plus}") };
            match base {
                Base::List => format!("sell {car} list{plus}"),
                Base::Book(value) => format!("sell {car} book{plus} {}", worth(*value)),
            }
        }
        Act::Cancel { dealer, .. } => format!("cancel {}", seats.word(*dealer)),
        Act::Take { from, .. } => {
            let taken = from.iter().filter(|(_, count)| *count > 0);
            let words = taken.map(|(seat, count)| format!("{}:{count}", seats.word(*seat)));
            format!("take {}", words.collect::<Vec<_>>().join(" "))
        }
        Act::Attack { damage, car, reply, .. } => match reply {
            Reply::Lost => format!("{} {car}", damage.word()),
            Reply::Repaired => format!("{} {car} repaired", damage.word()),
            Reply::Recovered => format!("{} {car} recovered", damage.word()),
            Reply::Claim(policy) => format!("{} {car} claim {}", damage.word(), policy.word()),
        },
        Act::Recover { car, .. } => format!("recover {car}"),
        Act::Approach { car, bargain, .. } => format!("approach {car} {}", ending(*bargain)),
        Act::Force { dealer, car, bargain, .. } => {
            let car = car.map(|car| format!(" {car}")).unwrap_or_default();
            format!("force {}{car} {}", seats.word(*dealer), ending(*bargain))
        }
        Act::Business { car, buyer, bargain, .. } => {
            format!("business {car} {} {}", seats.word(*buyer), ending(*bargain))
        }
        Act::Draw { .. } => "draw".to_owned(),
        Act::Final { values } => {
            let lots = seats.iter().zip(values).map(|(seat, cars)| {
                let cars: Vec<String> =
                    cars.iter().map(|(car, value)| format!("{car}:{}", worth(*value))).collect();
                let cars = if cars.is_empty() { "-".to_owned() } else { cars.join(" ") };
                format!("{} {cars}", seats.word(seat))
            });
            format!("final {}", lots.collect::<Vec<_>>().join(", "))
        }
    }
}

fn worth(value: u32) -> String {
    if value == 0 { "junk".to_owned() } else { value.to_string() }
}

fn ending(bargain: Bargain) -> String {
    match bargain {
        Bargain::Agreed(price) => price.to_string(),
        Bargain::Hood { asked, value } => format!("asked {asked} value {}", worth(value)),
        Bargain::Walked => "walks".to_owned(),
        Bargain::Closed => "closed".to_owned(),
    }
}

/// The line of a fix: `car 7 red`, `phase 2 3`, `next red`, `cards 1`.
pub fn write_fix(fix: &Fix, seats: &Seats) -> String {
    match fix {
        Fix::Car { car, at: Where::Bank } => format!("car {car} bank"),
        Fix::Car { car, at: Where::Graveyard } => format!("car {car} graveyard"),
        Fix::Car { car, at: Where::Lot(seat) } => format!("car {car} {}", seats.word(*seat)),
        Fix::Car { car, at: Where::Stolen(seat) } => format!("car {car} stolen {}", seats.word(*seat)),
        Fix::Phase { round, phase } => format!("phase {round} {phase}"),
        Fix::Next(seat) => format!("next {}", seats.word(*seat)),
        Fix::Cards(cards) => format!("cards {cards}"),
    }
}
