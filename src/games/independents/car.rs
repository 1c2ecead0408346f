//! Car of the Year: in each category, one of all disks is drawn. The winner's disks there go to Car of the Year, all
//! others to the return pools. The last draw, from the disks in Car of the Year, decides who gets the token.

use crate::engine::{Command, Holder, Refusal, Rejection, Seat, Why};
use crate::games::independents::competition::{Bag, drawn_from, record_chances};
use crate::games::independents::step::{CAR_OF_THE_YEAR, NEW_YEAR, Step};
use crate::games::independents::turn::{enter, in_step};
use crate::games::independents::units::{CAR, RETURN, TOKENS, disks, on};
use crate::games::independents::{Category, Independents, Section, Spot, Tx, View, competition};
use crate::words::Line;
use crate::words::keys::independents as k;
use crate::{act, msg};

/// A draw: for a category, or the last one for the title.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Round {
    Category(Category),
    /// Draws from all disks in Car of the Year.
    Title,
}

impl Round {
    /// Describes what is drawn for.
    pub fn line(self) -> Line {
        match self {
            Self::Category(category) => msg!(k::CAR_CATEGORY, category = category.key()),
            Self::Title => Line::new(k::CAR_TITLE),
        }
    }
}

/// The next draw, if any. Categories without disks are left out.
pub fn due(view: View<'_>) -> Option<Round> {
    let category = Category::ALL.into_iter().map(Round::Category);
    category.chain([Round::Title]).find(|round| !lying(view, *round).is_empty())
}

/// All disks that take part in a draw, by player.
pub fn lying(view: View<'_>, round: Round) -> Bag {
    let Round::Category(category) = round else { return competition::bag(view, CAR) };
    let of = |seat: Seat| spots(category).map(|spot| view.balance(on(spot), disks(seat))).sum::<i64>();
    view.seats().iter().map(|seat| (seat, of(seat))).filter(|(_, count)| *count > 0).collect()
}

fn spots(category: Category) -> impl Iterator<Item = Spot> {
    Section::all().map(move |section| Spot::new(category, section))
}

act! {
    /// Car of the Year: draws the next disk, for a category or for the title.
    #[derive(Copy)]
    pub struct Car(Independents, "car" / "élit", "car red", k::VERB_CAR, k::MEANS_CAR) {
        /// The owner of the disk drawn; `None` before a random draw.
        pub drawn: Option<Seat>; default,
    } => |act, setting| match act.drawn {
        None => Line::new(k::DESCRIBE_CAR_OPEN),
        Some(seat) => msg!(k::DESCRIBE_CAR, seat = setting.seats.name(seat)),
    }
}

impl Command<Independents> for Car {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let rule = k::RULE_CAR;
        self.drawn.into_iter().try_for_each(|seat| tx.view().seats().known(seat))?;
        let round = due(tx.view());
        if round.is_some() || tx.view().state().step != Step::CarOfTheYear {
            in_step(tx.view(), CAR_OF_THE_YEAR, rule)?;
        }
        let Some(round) = round else {
            return Err(Rejection::from(Refusal::new(Line::new(k::CAR_NOTHING), rule)));
        };
        let (bag, line) = (lying(tx.view(), round), round.line());
        let winner = drawn_from(tx.view(), &bag, self.drawn, line.clone())?;
        record_chances(tx, &bag, &line, rule);
        match round {
            Round::Category(category) => gather(tx, category, winner)?,
            Round::Title => title(tx, winner)?,
        }
        match due(tx.view()) {
            Some(_) => Ok(()),
            None => enter(tx, NEW_YEAR),
        }
    }
}

/// Moves the winner's disks in a category to Car of the Year, and all others to the return pools.
fn gather(tx: &mut Tx<'_>, category: Category, winner: Seat) -> Result<(), Rejection> {
    for spot in spots(category) {
        for (seat, count) in competition::bag(tx.view(), on(spot)) {
            let (to, cause) = match seat == winner {
                true => (CAR, k::CAUSE_CAR),
                false => (RETURN, k::CAUSE_CAR_LOST),
            };
            tx.hand(on(spot), to, disks(seat), count, Why::new(cause, k::RULE_CAR))?;
        }
    }
    Ok(())
}

/// Gives the winner the token for Car of the Year; all disks in it go to the return pools.
fn title(tx: &mut Tx<'_>, winner: Seat) -> Result<(), Rejection> {
    let why = Why::new(k::CAUSE_TITLE, k::RULE_CAR);
    let token = tx.tally().plus(1, || why.cause);
    tx.post(Holder::Bank, winner, TOKENS, token, why)?;
    for (seat, count) in competition::bag(tx.view(), CAR) {
        tx.hand(CAR, RETURN, disks(seat), count, Why::new(k::CAUSE_CAR_LOST, k::RULE_CAR))?;
    }
    Ok(())
}
