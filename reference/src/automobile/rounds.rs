//! Searches all possible courses of phase 5, car by car, for one that ends as a sheet says.

use std::collections::BTreeSet;

/// The number of cars in each row.
pub(super) type Rows = [i64; 3];

/// The entry for a row, 1 to 3.
pub(super) fn in_row<T: Copy + Default>(rows: &[T; 3], row: i64) -> T {
    (1..).zip(rows).find(|(other, _)| *other == row).map(|(_, what)| *what).unwrap_or_default()
}

/// One player's part of a sheet.
pub(super) struct Part {
    /// Cars sold per row.
    pub(super) sold: Rows,
    /// For each way to use distributors, the rows that must be full when this player stops.
    pub(super) ways: Vec<[bool; 3]>,
}

/// All ways to use the distributors of these bands for these sales. Each is given by the rows that must then be full
/// because an unused distributor could still sell there.
pub(super) fn ways_to_stop(bands: Rows, sold: Rows, unsold: Rows) -> Vec<[bool; 3]> {
    let mut ends = BTreeSet::new();
    send(bands, sold, &mut BTreeSet::new(), &mut ends);
    let mut ways = BTreeSet::new();
    for left in ends {
        let mut full = [false; 3];
        for (row, full) in full.iter_mut().enumerate() {
            let reached = left.iter().enumerate().any(|(band, idle)| *idle > 0 && band.abs_diff(row) <= 1);
            *full = reached && unsold.get(row).is_some_and(|cars| *cars > 0);
        }
        ways.insert(full);
    }
    // A way that needs all the full rows of another way and more is useless.
    let asks_less =
        |one: &[bool; 3], other: &[bool; 3]| one != other && one.iter().zip(other).all(|(a, b)| a <= b);
    ways.iter().filter(|way| !ways.iter().any(|other| asks_less(other, way))).copied().collect()
}

fn send(bands: Rows, to_sell: Rows, seen: &mut BTreeSet<(Rows, Rows)>, ends: &mut BTreeSet<Rows>) {
    if !seen.insert((bands, to_sell)) {
        return;
    }
    if to_sell == [0; 3] {
        ends.insert(bands);
        return;
    }
    for row in 0..3usize {
        for band in (0..3usize).filter(|band| band.abs_diff(row) <= 1) {
            let (mut fewer, mut rest) = (bands, to_sell);
            if take_one(&mut fewer, band) && take_one(&mut rest, row) {
                send(fewer, rest, seen, ends);
            }
        }
    }
}

fn take_one(rows: &mut Rows, at: usize) -> bool {
    match rows.get_mut(at).filter(|number| **number > 0) {
        Some(number) => {
            *number -= 1;
            true
        }
        None => false,
    }
}

/// Tries all combinations of the players' ways to stop.
pub(super) fn some_way(order: &[&Part], free: Rows) -> bool {
    let mut picks: Vec<Vec<[bool; 3]>> = vec![Vec::new()];
    for part in order {
        picks = picks
            .into_iter()
            .flat_map(|pick| {
                part.ways.iter().map(move |way| {
                    let mut longer = pick.clone();
                    longer.push(*way);
                    longer
                })
            })
            .collect();
    }
    let sold: Vec<Rows> = order.iter().map(|part| part.sold).collect();
    picks.iter().any(|stops| Round { stops, tried: BTreeSet::new() }.ends(0, &sold, free))
}

/// Phase 5, played car by car.
struct Round<'a> {
    stops: &'a [[bool; 3]],
    tried: BTreeSet<(usize, Vec<Rows>)>,
}

impl Round<'_> {
    /// Whether the phase can end as wanted, from this player on and with these cars still to sell.
    fn ends(&mut self, next: usize, to_sell: &[Rows], free: Rows) -> bool {
        if !self.tried.insert((next, to_sell.to_vec())) {
            return false;
        }
        let Some((mine, stop)) = to_sell.get(next).zip(self.stops.get(next)) else { return true };
        let after = if next + 1 < to_sell.len() { next + 1 } else { 0 };
        let stuck = |stop: &[bool; 3]| stop.iter().zip(free).all(|(full, free)| !full || free == 0);
        if to_sell.iter().all(|rows| *rows == [0; 3]) {
            return self.stops.iter().all(stuck);
        }
        if *mine == [0; 3] {
            return stuck(stop) && self.ends(after, to_sell, free);
        }
        (0..3).any(|row| {
            let (mut rest, mut fewer) = (to_sell.to_vec(), free);
            let sold =
                rest.get_mut(next).is_some_and(|rows| take_one(rows, row)) && take_one(&mut fewer, row);
            sold && self.ends(after, &rest, fewer)
        })
    }
}
