//! Whether the draws of a record are those of its seed. An open seed proves them at any time, a sealed one once it
//! is published: then anybody can draw again.

use serde::Deserialize;

use crate::chance::Seed;
use crate::engine;
use crate::say;
use crate::session::Table;
use crate::words::Line;
use crate::words::keys::record as k;

/// The draw of a record that says who begins.
const FIRST_DRAW: u64 = 0;

/// What is known of the seed of a record.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Known {
    /// It has none: the table draws by hand.
    #[default]
    None,
    /// Everybody has known it from the beginning: its number.
    Open(u64),
    /// Its hash stands in the header, the seed is kept on this machine until the game is over.
    Sealed,
    /// Its hash stands in the header, the game is over, and the seed is on this machine: the next line publishes it.
    Due,
    /// Its hash stands in the header, and the seed is not on this machine.
    Lost,
    /// It was sealed and has been published.
    Published,
}

/// A draw, or a seed, that is not what the record promised.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Broken {
    /// Draws by Steward stand in the record: how many, and its header names no seed.
    NoSeed(usize),
    /// The published seed is not the one that was sealed.
    Seal,
    /// The line, what it says was drawn, and what the seed gives; line 0 is the set-up.
    Draw {
        /// The line.
        n: u32,
        /// What the record says.
        found: String,
        /// What the seed gives.
        expected: String,
    },
}

/// What proving the draws of a record found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Proof {
    /// What is known of the seed.
    pub seed: Known,
    /// How many draws Steward made, that of the set-up among them.
    pub draws: u32,
    /// What is not as promised.
    pub broken: Vec<Broken>,
}

impl Proof {
    /// What the draws rest on, where nothing is broken.
    pub fn line(&self) -> Option<Line> {
        let count = self.draws;
        match self.seed {
            Known::None => None,
            Known::Sealed => Some(say!(k::DRAWS_SEALED, count = count)),
            Known::Due => Some(say!(k::DRAWS_DUE, count = count)),
            Known::Lost => Some(say!(k::DRAWS_LOST, count = count)),
            Known::Open(_) | Known::Published if !self.broken.is_empty() => None,
            Known::Open(seed) => Some(say!(k::DRAWS_OPEN, count = count, seed = seed.to_string())),
            Known::Published => Some(say!(k::DRAWS_PUBLISHED, count = count)),
        }
    }
}

/// Draws again what can be drawn again. Whether a sealed seed is kept here is not asked.
pub(super) fn prove(table: &dyn Table) -> Proof {
    let sealed = match table.facts().seed {
        None => {
            let draws = table.draws().len();
            let broken = if draws > 0 { vec![Broken::NoSeed(draws)] } else { Vec::new() };
            return Proof { broken, ..Proof::default() };
        }
        Some(engine::Seed::Open(number)) => return proof(table, Known::Open(*number), Seed::open(*number)),
        Some(engine::Seed::Commitment(sealed)) => sealed,
    };
    let Some(published) = table.published() else {
        let draws = table.draws().len() + usize::from(first(table).is_some());
        let draws = u32::try_from(draws).unwrap_or(u32::MAX);
        return Proof { seed: Known::Sealed, draws, broken: Vec::new() };
    };
    match published.parse::<Seed>() {
        Ok(seed) if seed.commitment() == *sealed => proof(table, Known::Published, seed),
        _ => Proof { seed: Known::Published, draws: 0, broken: vec![Broken::Seal] },
    }
}

fn proof(table: &dyn Table, known: Known, seed: Seed) -> Proof {
    let mut proof = Proof { seed: known, ..Proof::default() };
    let mut compare = |n, found: String, expected: String| {
        proof.draws += 1;
        if found != expected {
            proof.broken.push(Broken::Draw { n, found, expected });
        }
    };
    if let Some(first) = first(table) {
        compare(0, first.to_string(), first_drawn(&seed, table.seats().count()).to_string());
    }
    for (n, drawn) in table.draws() {
        let outcome = seed.draw(drawn.ordinal).from(&drawn.pool);
        compare(n, drawn.outcome.join(", "), drawn.pool.words(&outcome).join(", "));
    }
    proof
}

/// Who begins, by the seed.
pub fn first_drawn(seed: &Seed, seats: usize) -> engine::Seat {
    let below = seed.draw(FIRST_DRAW).below(u32::try_from(seats).unwrap_or(u32::MAX));
    engine::Seat::new(u8::try_from(below).unwrap_or_default())
}

/// Who begins, where the header says that Steward drew it.
fn first(table: &dyn Table) -> Option<engine::Seat> {
    // A set-up may hold more than this, or nobody who begins.
    #[derive(Deserialize)]
    struct Setup {
        first: engine::Seat,
        #[serde(default)]
        drawn: bool,
    }
    #[derive(Deserialize)]
    struct Header {
        setup: Setup,
    }
    let Header { setup: Setup { first, drawn } } = serde_json::from_str(&table.header_json()).ok()?;
    drawn.then_some(first)
}
