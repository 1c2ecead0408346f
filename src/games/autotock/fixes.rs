//! Autotock's own corrections: the deal, whose turn it is, cards owed, and what a car's square does to it. The places
//! of cars are corrected on the ledger.

use serde::{Deserialize, Serialize};

use crate::engine::correction::refused;
use crate::engine::{Argument, Referee, Refusal, Rejection, Seat, Seats, Setting};
use crate::games::autotock::deal_cycle::DECK;
use crate::games::autotock::race::Mark;
use crate::games::autotock::turn::cars_out;
use crate::games::autotock::units::cars;
use crate::games::autotock::{Autotock, Spot, Tx, View, stands, turn};
use crate::msg;
use crate::words::Line;
use crate::words::keys::{self, autotock as k};

/// A correction beyond the ledger, in the order in which a whole position is set up.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Fix {
    /// The current deal, counted from 1 through the game; it has been dealt.
    Deal(u16),
    /// How many cards a player owes for punctures.
    Owes {
        seat: Seat,
        cards: u8,
    },
    /// Whether the special square under a car affects it.
    Held {
        seat: Seat,
        car: Spot,
        held: Held,
        /// The squares driven since it was brought out; unchanged if `None`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        driven: Option<i16>,
    },
    Next(Seat),
    /// Whose turn it is, with the cards for punctures given already.
    Settled(Seat),
}

/// How a car came to its square, which decides whether the square affects it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Held {
    /// It was brought out there and has not moved since.
    Fresh,
    /// It ended a move there.
    Stopped,
    /// It came there in another way.
    Free,
}

impl Held {
    const ALL: [Self; 3] = [Self::Fresh, Self::Stopped, Self::Free];

    const fn word(self) -> &'static str {
        match self {
            Self::Stopped => "stopped",
            Self::Free => "free",
            Self::Fresh => "fresh",
        }
    }
}

impl Referee for Autotock {
    fn moved_by_hand(tx: &mut Tx<'_>) {
        turn::tidy(tx);
    }

    fn fix(tx: &mut Tx<'_>, fix: &Fix) -> Result<(), Rejection> {
        match fix {
            Fix::Deal(0) => return Err(refused(Line::new(k::FIX_DEAL))),
            Fix::Deal(deal) => tx.state().deal = *deal,
            Fix::Next(seat) | Fix::Settled(seat) => {
                tx.view().seats().known(*seat)?;
                tx.state().next = *seat;
                tx.state().settled = matches!(fix, Fix::Settled(_));
            }
            Fix::Owes { seat, cards } => {
                tx.view().seats().known(*seat)?;
                if usize::from(*cards) > DECK {
                    return Err(refused(msg!(k::FIX_OWES, cards = *cards, most = DECK)));
                }
                tx.state().owed.set(*seat, *cards);
                if turn::whose(tx.view()) == Some(*seat) {
                    tx.state().settled = false;
                }
            }
            Fix::Held { seat, car, held, driven } => {
                tx.view().seats().known(*seat)?;
                hold(tx, *seat, *car, *held, *driven)?;
            }
        }
        Ok(())
    }

    fn lay_out(fixes: &mut [Fix]) {
        fixes.sort();
    }

    /// Refuses impossible positions: two cars on one square or on one place of a garage.
    fn validate(view: View<'_>, _: &[Fix]) -> Result<(), Refusal> {
        let cars = turn::cars_out(view);
        let pairs = cars
            .iter()
            .enumerate()
            .flat_map(|(n, car)| cars.iter().skip(n + 1).map(move |other| (car, other)));
        let Some((car, other)) = pairs.into_iter().find(|(car, other)| car.crowds(other)) else {
            return Ok(());
        };
        let (seat, with) = (view.name(car.owner), view.name(other.owner));
        let why = msg!(k::FIX_TWO_CARS, at = car.at.line(), seat = seat, other = with);
        Err(Refusal::new(why, keys::engine::RULE_CORRECTIONS).suggestion(k::FIX_TWO_CARS_SUGGESTION))
    }

    /// The fixes that set up this position from any other: the deal, cards owed, marks of cars, whose turn.
    fn fixes_to(view: View<'_>) -> Vec<Fix> {
        let state = view.state();
        let deal = (state.deal > 0).then_some(Fix::Deal(state.deal));
        let owes = state.owed.iter().map(|(seat, cards)| Fix::Owes { seat, cards: *cards });
        let on_squares = cars_out(view).into_iter().filter(|car| car.at.square().is_some());
        let held = on_squares.flat_map(|car| {
            let Mark { fresh, stopped, driven } = car.mark;
            let held = [(Held::Fresh, fresh), (Held::Stopped, stopped && !fresh), (Held::Free, !stopped)];
            let said = held.into_iter().filter(|(_, is)| *is);
            said.map(move |(held, _)| Fix::Held { seat: car.owner, car: car.at, held, driven })
        });
        let next = if state.settled { Fix::Settled(state.next) } else { Fix::Next(state.next) };
        deal.into_iter().chain(owes).chain(held).chain([next]).collect()
    }

    /// Parses a fix.
    ///
    /// # Errors
    /// Says how the fix is written.
    fn read_fix(text: &str, seats: &Seats) -> Result<Fix, Line> {
        const HOW: &str =
            "correct deal 5, next red, settled red, red owes 1, red 12 stopped driven 20: reason";
        let words: Vec<&str> = text.split_whitespace().collect();
        let wrong = || msg!(keys::engine::NOTATION_HOW, example = HOW);
        let seat = |word: &str| seats.find(word).ok_or_else(wrong);
        match words.as_slice() {
            ["deal", deal] => deal.parse().map(Fix::Deal).map_err(|_| wrong()),
            ["next", who] => Ok(Fix::Next(seat(who)?)),
            ["settled", who] => Ok(Fix::Settled(seat(who)?)),
            [who, "owes", cards] => {
                Ok(Fix::Owes { seat: seat(who)?, cards: cards.parse().map_err(|_| wrong())? })
            }
            [who, car, held, driven @ ..] => {
                let held = Held::ALL.into_iter().find(|known| known.word() == *held).ok_or_else(wrong)?;
                let driven = match driven {
                    [] => None,
                    ["driven", squares] => Some(squares.parse().map_err(|_| wrong())?),
                    _ => return Err(wrong()),
                };
                Ok(Fix::Held { seat: seat(who)?, car: Spot::parse(car, seats)?, held, driven })
            }
            _ => Err(wrong()),
        }
    }

    fn describe_fix(fix: &Fix, setting: &Setting) -> Line {
        stands::describe_fix(fix, setting)
    }

    /// Writes a fix: `deal 5`, `next red`, `red owes 1`, `red 12 stopped`, `red 12 free driven 20`.
    fn write_fix(fix: &Fix, seats: &Seats) -> String {
        match fix {
            Fix::Deal(deal) => format!("deal {deal}"),
            Fix::Owes { seat, cards } => format!("{} owes {cards}", seats.word(*seat)),
            Fix::Held { seat, car, held, driven } => {
                let driven = driven.map(|driven| format!(" driven {driven}")).unwrap_or_default();
                format!("{} {car} {}{driven}", seats.word(*seat), held.word())
            }
            Fix::Next(seat) => format!("next {}", seats.word(*seat)),
            Fix::Settled(seat) => format!("settled {}", seats.word(*seat)),
        }
    }
}

fn hold(tx: &mut Tx<'_>, seat: Seat, at: Spot, held: Held, driven: Option<i16>) -> Result<(), Rejection> {
    if at.square().is_none() || tx.view().balance(at.holder(seat), cars(seat)) <= 0 {
        return Err(refused(msg!(k::FIX_NO_CAR, seat = tx.view().name(seat), at = at.line())));
    }
    let mark: &mut Mark = tx.state().marks.entry((seat, at)).or_default();
    mark.stopped = held != Held::Free;
    mark.fresh |= held == Held::Fresh;
    mark.driven = driven.or(mark.driven);
    Ok(())
}
