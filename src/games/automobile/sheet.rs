//! Phase 5 as one sheet: what each player sold. It is accepted if these sales are possible in some legal order.

use crate::engine::{Command, Dash, Each, Holder, Rejection, Seat, Tally, refuse};
use crate::games::automobile::board::{BoardValues, Price};
use crate::games::automobile::distributors::{WHY, end_phase_5, free_boxes};
use crate::games::automobile::track::stock;
use crate::games::automobile::turn::{in_phase, whose};
use crate::games::automobile::units::{DOLLARS, band, boxes, cars, distributors, on};
use crate::games::automobile::{Automobile, Class, Phase, Space, Tx, View};
use crate::words::Line;
use crate::words::keys::automobile as k;
use crate::{act, msg};

/// One number for each class, from the top row.
type Rows = [i64; 3];

/// One player's line of the sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Seller {
    seat: Seat,
    /// Cars sold of each class.
    sold: Rows,
    /// Distributors in each band before the phase.
    bands: Rows,
    /// Cars of each class that are left after the phase.
    left: Rows,
}

impl Seller {
    fn sales(&self) -> i64 {
        self.sold.iter().sum()
    }

    /// Whether distributors used in these numbers from each band can have made the sales. Each reaches its own row
    /// and the next one up or down, so only premium and low sales are limited.
    fn can_use(&self, used: Rows) -> bool {
        let ([premium, _, low], [from_premium, from_mid, from_low]) = (self.sold, used);
        used.iter().sum::<i64>() == self.sales()
            && premium <= from_premium + from_mid
            && low <= from_low + from_mid
    }

    /// Whether a full row could be the reason why one of the player's distributors goes back to hand.
    fn may_be_stuck(&self, row: Class) -> bool {
        let reach =
            Class::ALL.into_iter().zip(self.bands).any(|(from, count)| count > 0 && from.reaches(row));
        reach && self.left.get(row.index()) > Some(&0)
    }

    /// All possible numbers of distributors used from each band, those first that move most of them in their own row.
    fn uses(&self) -> Vec<Rows> {
        let [premium, mid, low] = self.bands;
        let [sold_premium, _, sold_low] = self.sold;
        let mut uses = Vec::new();
        for from_premium in 0..=premium {
            for from_mid in 0..=mid {
                let from_low = self.sales() - from_premium - from_mid;
                let used = [from_premium, from_mid, from_low];
                if (0..=low).contains(&from_low) && self.can_use(used) {
                    uses.push(used);
                }
            }
        }
        uses.sort_by_key(|[from_premium, _, from_low]| {
            (sold_premium - from_premium).abs() + (sold_low - from_low).abs()
        });
        uses
    }

    /// The rows that must have been full because distributors that were not used could not sell there.
    fn blocked(&self, used: Rows) -> [bool; 3] {
        let mut rows = [false; 3];
        for (from, (stood, moved)) in Class::ALL.into_iter().zip(self.bands.into_iter().zip(used)) {
            for ((row, blocked), left) in Class::ALL.into_iter().zip(&mut rows).zip(self.left) {
                *blocked |= stood > moved && from.reaches(row) && left > 0;
            }
        }
        rows
    }
}

/// The empty sheet, which ends the phase when no player can sell.
pub fn empty(view: View<'_>) -> Distributors {
    Distributors { sold: vec![Vec::new(); view.seats().count()] }
}

act! {
    /// Phase 5: enters the sales of the whole phase.
    pub struct Distributors(Automobile, "distributors" / "distributeurs", "distributors red 3:2 7:1, blue 4:2, green -", k::VERB_DISTRIBUTORS, k::MEANS_DISTRIBUTORS) {
        /// For each player, in the order of the table, how many cars they sold from each space.
        pub sold: Vec<Vec<(Space, u8)>> = Each(Dash),
    } => |act, _setting| {
        let count: u32 = act.sold.iter().flatten().map(|(_, count)| u32::from(*count)).sum();
        msg!(k::DESCRIBE_DISTRIBUTORS, count)
    }
}

impl Command<Automobile> for Distributors {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { sold } = self;
        in_phase(tx.view(), 5, k::RULE_DISTRIBUTORS)?;
        let begun = matches!(tx.view().state().phase, Phase::Distributors { selling: true, .. });
        if begun && whose(tx.view()).is_some() {
            return refused(k::SHEET_TOO_LATE, k::SHEET_TOO_LATE_SUGGESTION);
        }
        let count = tx.view().seats().count();
        if sold.len() != count {
            return refused(msg!(k::SHEET_COUNT, found = sold.len(), expected = count), k::SHEET_SUGGESTION);
        }
        let sellers = sellers(tx.view(), sold)?;
        let uses = legal(tx.view(), &sellers)?;
        for (seller, used) in sellers.iter().zip(uses) {
            book(tx, seller, used, sold.get(seller.seat.index()).map_or(&[][..], Vec::as_slice))?;
        }
        end_phase_5(tx)
    }
}

fn refused<T>(why: impl Into<Line>, suggestion: impl Into<Line>) -> Result<T, Rejection> {
    refuse(why, k::RULE_DISTRIBUTORS, suggestion)
}

/// The lines of the sheet in the order of play.
fn sellers(view: View<'_>, sold: &[Vec<(Space, u8)>]) -> Result<Vec<Seller>, Rejection> {
    let mut sellers = Vec::new();
    for seat in view.state().from_next() {
        let sales = sold.get(seat.index()).map_or(&[][..], Vec::as_slice);
        let stock = stock(view, seat);
        let bands = Class::ALL.map(|class| view.balance(band(class), distributors(seat)));
        let mut seller = Seller { seat, sold: [0; 3], bands, left: [0; 3] };
        if sales.is_empty() && bands == [0; 3] {
            sellers.push(seller);
            continue;
        }
        let sold: i64 = sales.iter().map(|(_, count)| i64::from(*count)).sum();
        // Unsold cars matter only if the player has an unused distributor.
        let idle = bands.iter().sum::<i64>() > sold;
        for (space, there) in stock.iter().filter(|_| idle) {
            let row = BoardValues::of(view).class(*space)?;
            add(&mut seller.left, row, *there);
        }
        for (at, (space, count)) in sales.iter().enumerate() {
            let there = stock.iter().find(|(other, _)| other == space).map_or(0, |(_, there)| *there);
            let line = BoardValues::of(view).space(*space);
            if sales.iter().take(at).any(|(other, _)| other == space) {
                return refused(msg!(k::SHEET_TWICE, space = line), k::SHEET_SUGGESTION);
            }
            if i64::from(*count) > there {
                let why = msg!(
                    k::SHEET_CARS,
                    seat = view.name(seat),
                    space = line,
                    has = there,
                    needs = i64::from(*count),
                );
                return refused(why, k::SHEET_SUGGESTION);
            }
            let row = BoardValues::of(view).class(*space)?;
            add(&mut seller.sold, row, i64::from(*count));
            add(&mut seller.left, row, if idle { -i64::from(*count) } else { 0 });
        }
        sellers.push(seller);
    }
    Ok(sellers)
}

fn add(rows: &mut Rows, class: Class, amount: i64) {
    if let Some(row) = rows.get_mut(class.index()) {
        *row += amount;
    }
}

/// The distributors that each player used, if these sales are possible in some order.
///
/// All players sell one car a turn until they are done, so each player only chooses the order of their own sales. A
/// row must be full by the turn in which the first player is blocked by it, so all sales in that row must happen
/// before that turn.
fn legal(view: View<'_>, sellers: &[Seller]) -> Result<Vec<Rows>, Rejection> {
    let mut full = [false; 3];
    for (row, full) in Class::ALL.into_iter().zip(&mut full) {
        let total: i64 = sellers.iter().filter_map(|seller| seller.sold.get(row.index())).sum();
        let concerned = total > 0 || sellers.iter().any(|seller| seller.may_be_stuck(row));
        if concerned {
            let open = free_boxes(view, row)?;
            if total > open {
                let why = msg!(k::SHEET_BOXES, row = row.key(), sold = total, open);
                return refused(why, k::SHEET_SUGGESTION);
            }
            *full = total == open;
        }
    }
    let mut options = Vec::new();
    for seller in sellers {
        let uses = seller.uses();
        if uses.is_empty() {
            let why = msg!(k::SHEET_REACH, seat = view.name(seller.seat), sold = seller.sales());
            return refused(why, k::SHEET_REACH_SUGGESTION);
        }
        let stuck: Vec<Rows> = uses
            .into_iter()
            .filter(|used| seller.blocked(*used).iter().zip(full).all(|(blocked, full)| !blocked || full))
            .collect();
        if stuck.is_empty() {
            let why = msg!(k::SHEET_FORCED, seat = view.name(seller.seat));
            return refused(why, k::SHEET_FORCED_SUGGESTION);
        }
        options.push(fewest_blocked(seller, stuck));
    }
    let mut chosen = Vec::new();
    if in_time(sellers, &options, &mut chosen) {
        return Ok(chosen);
    }
    refused(k::SHEET_NO_ORDER, k::SHEET_FORCED_SUGGESTION)
}

/// Keeps one use for each minimal set of blocked rows.
fn fewest_blocked(seller: &Seller, uses: Vec<Rows>) -> Vec<Rows> {
    let mut kept: Vec<([bool; 3], Rows)> = Vec::new();
    for used in uses {
        let rows = seller.blocked(used);
        let within = |small: &[bool; 3], large: &[bool; 3]| small.iter().zip(large).all(|(a, b)| !a || *b);
        if kept.iter().any(|(other, _)| within(other, &rows)) {
            continue;
        }
        kept.retain(|(other, _)| !within(&rows, other));
        kept.push((rows, used));
    }
    kept.into_iter().map(|(_, used)| used).collect()
}

/// Searches all combinations of uses for one that meets the deadlines.
fn in_time(sellers: &[Seller], options: &[Vec<Rows>], chosen: &mut Vec<Rows>) -> bool {
    let Some(uses) = options.get(chosen.len()) else { return deadlines_met(sellers, chosen) };
    for used in uses {
        chosen.push(*used);
        if in_time(sellers, options, chosen) {
            return true;
        }
        chosen.pop();
    }
    false
}

fn deadlines_met(sellers: &[Seller], uses: &[Rows]) -> bool {
    let mut stuck: Vec<(i64, usize, [bool; 3])> = sellers
        .iter()
        .zip(uses)
        .enumerate()
        .map(|(at, (seller, used))| (seller.sales(), at, seller.blocked(*used)))
        .filter(|(_, _, rows)| rows.contains(&true))
        .collect();
    stuck.sort();
    let mut needed = [false; 3];
    for (round, turn, rows) in stuck {
        needed.iter_mut().zip(rows).for_each(|(needed, row)| *needed |= row);
        let all_in_time = sellers.iter().enumerate().all(|(at, seller)| {
            let turns_had = seller.sales().min(round + i64::from(at < turn));
            let sales: i64 =
                seller.sold.iter().zip(needed).filter(|(_, needed)| *needed).map(|(sold, _)| sold).sum();
            sales <= turns_had
        });
        if !all_in_time {
            return false;
        }
    }
    true
}

/// Books one player's line: distributors move into boxes, cars go back to hand, and the bank pays.
fn book(tx: &mut Tx<'_>, seller: &Seller, used: Rows, sales: &[(Space, u8)]) -> Result<(), Rejection> {
    let seat = seller.seat;
    let ([premium, mid, low], [from_premium, from_mid, from_low]) = (seller.sold, used);
    let up = (premium - from_premium).max(0);
    let down = (low - from_low).max(0);
    let moves = [
        (Class::Premium, Class::Premium, premium - up),
        (Class::Premium, Class::Mid, from_premium - (premium - up)),
        (Class::Low, Class::Low, low - down),
        (Class::Low, Class::Mid, from_low - (low - down)),
        (Class::Mid, Class::Premium, up),
        (Class::Mid, Class::Low, down),
        (Class::Mid, Class::Mid, from_mid - up - down),
    ];
    debug_assert_eq!(
        mid,
        moves.iter().filter(|(_, row, _)| *row == Class::Mid).map(|(.., n)| n).sum::<i64>()
    );
    for (from, row, count) in moves {
        tx.hand(band(from), boxes(row), distributors(seat), count, WHY)?;
    }
    let takings = takings(tx.view(), sales, tx.tally())?;
    for (space, count) in sales {
        tx.hand(on(*space), seat, cars(seat), i64::from(*count), WHY)?;
    }
    tx.post(Holder::Bank, seat, DOLLARS, takings, WHY)
}

/// The takings of one line of the sheet, space by space.
///
/// # Errors
/// Asks for the class of a space if it is not known.
pub fn takings(view: View<'_>, sales: &[(Space, u8)], mut tally: Tally) -> Result<Tally, Rejection> {
    for (space, count) in sales {
        let printing = BoardValues::of(view);
        let line = printing.space(*space);
        let price = printing.price(printing.class(*space)?, Price::Full)?;
        tally.add_times(i64::from(*count), price.0, || msg!(k::TERM_SOLD, space = line));
    }
    Ok(tally)
}
