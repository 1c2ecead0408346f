//! The numbers printed on the board of Autotock: the cells that hold them, and the circuit they make of Go squares,
//! garage branches and special squares.

use std::collections::BTreeMap;

use crate::engine::board::{Board, CellId, CellKind, Cells, Legend, Printed, Value};

use crate::engine::ruling::Rulings;
use crate::engine::{Glyph, Refusal, Rejection, Seat};
use crate::games::autotock::rulings::{CORNERS_NEXT, UNUSED_GO_NO};
use crate::games::autotock::spot::Square;
use crate::words::keys::autotock as k;
use crate::words::{Key, Line};
use crate::{msg, named, schema, titles};

/// How many paddocks the board has.
pub const CORNERS: u8 = 4;

const WHERE: &[(&str, Key)] = &[("every", k::WHERE_EVERY), ("once", k::WHERE_ONCE)];
pub(super) const SPECIALS: u16 = 2 * CORNERS as u16;
pub(super) const COUNTED: u16 = SPECIALS + 3;

/// The numbers of the special squares as the rule text gives them: steps from a Go.
const NUMBERED: &[(&str, i64)] =
    &[("special nitro steps", 3), ("special puncture steps", 6), ("special reverse steps", 9)];

titles! { "autotock";
    tables: "corner", "special", "specials";
    columns: "go", "branch", "steps", "counted";
    rows: "nitro" = "nitro", "puncture" = "puncture", "reverse" = "reverse";
}

schema!(Legend { given: NUMBERED, ..TITLES });

fn cells(cells: &mut Cells) {
    for corner in 1..=CORNERS {
        let (square, mut row) = (CellKind::whole(1, Square::COUNT), cells.row("corner", corner));
        row.put("go", msg!(k::ASK_GO, n = corner), square);
        row.put("branch", msg!(k::ASK_BRANCH, n = corner), square);
    }
    for special in Special::ALL {
        let question = msg!(k::ASK_STEPS, special = special.key());
        let steps = CellKind::whole(1, Square::COUNT - 1);
        cells.row("special", special.word()).put("steps", question, steps);
    }
    cells.row("specials", "").put("counted", k::ASK_COUNTED, CellKind::Word(WHERE));
}

named! {
    Special {
        /// The next move is doubled.
        Nitro = "nitro", k::NITRO;
        /// A card must be given.
        Puncture = "puncture", k::PUNCTURE;
        /// The next move goes backwards.
        Reverse = "reverse", k::REVERSE;
    }
}

impl Special {
    pub const fn glyph(self) -> Glyph {
        match self {
            Self::Nitro => Glyph::Nitro,
            Self::Puncture => Glyph::Puncture,
            Self::Reverse => Glyph::Reverse,
        }
    }
}

/// Why a Go cannot be on its square: another one is there.
pub fn disagrees(board: &Board, cell: CellId) -> Option<Line> {
    let go = |cell| board.value(cell).map(|printed| &printed.0);
    let gos = (0..u16::from(CORNERS)).map(|corner| CellId(corner * 2));
    let (asked, mut others): (Vec<CellId>, Vec<CellId>) = gos.partition(|other| *other == cell);
    others.retain(|other| go(*other).is_some() && go(*other) == go(cell));
    match (asked.first().and_then(|asked| go(*asked)), others.first()) {
        (Some(Value::Whole(n)), Some(_)) => Some(msg!(k::GO_SAME, n = *n)),
        _ => None,
    }
}

/// The circuit of a session: each player's Go and garage branch, and the special squares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Circuit {
    homes: Vec<Home>,
    specials: BTreeMap<Square, Special>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Home {
    go: Square,
    branch: Square,
}

impl Circuit {
    /// The circuit of a board for a number of players. Each square has one role: a Go, otherwise the last special
    /// square that falls on it.
    ///
    /// # Errors
    /// Asks for the first missing board value. Refuses two Go squares in the same place.
    pub fn of(board: &Board, seats: usize, rulings: &Rulings) -> Result<Self, Rejection> {
        let opposite = seats == 2 && !rulings.is(CORNERS_NEXT);
        let stride = if opposite { 2 } else { 1 };
        let mut corners = Vec::new();
        for corner in 0..u16::from(CORNERS) {
            let go = square(board, corner * 2)?;
            // A corner without a player needs no garage branch.
            let used = usize::from(corner) % stride == 0 && usize::from(corner) / stride < seats;
            let branch = if used { square(board, corner * 2 + 1)? } else { go };
            if let Some(other) =
                (0..).zip(&corners).find_map(|(at, other): (u16, &Home)| (other.go == go).then_some(at))
            {
                let why = msg!(k::GO_SAME, n = go.number());
                let suggestion = msg!(k::GO_SAME_SUGGESTION, corner = corner + 1);
                let cells = [other, corner].map(|corner| CellId(corner * 2));
                return Err(Refusal::new(why, k::RULE_GO).suggestion(suggestion).misread(cells).into());
            }
            corners.push(Home { go, branch });
        }
        let homes: Vec<Home> = corners.iter().copied().step_by(stride).take(seats).collect();
        let every = board.word(CellId(COUNTED))?.0 == 0;
        let gos: Vec<Square> = corners.iter().map(|corner| corner.go).collect();
        let counted: Vec<Home> = match (every, rulings.is(UNUSED_GO_NO)) {
            (false, _) => corners.first().copied().into_iter().collect(),
            (true, true) => homes.clone(),
            (true, false) => corners,
        };
        let mut specials = BTreeMap::new();
        for (slot, special) in (SPECIALS..).zip(Special::ALL) {
            let Printed(steps, _) = board.whole(CellId(slot))?;
            let steps = i16::try_from(steps).unwrap_or_default();
            let squares = counted.iter().map(|home| home.go.ahead(steps));
            specials.extend(squares.filter(|square| !gos.contains(square)).map(|square| (square, special)));
        }
        Ok(Self { homes, specials })
    }

    /// The Go square of a player; square 1 for a seat that is not in the game.
    pub fn go(&self, seat: Seat) -> Square {
        self.home(seat).map_or(Square::FIRST, |home| home.go)
    }

    /// The square where a player's garage branches off.
    pub fn branch(&self, seat: Seat) -> Square {
        self.home(seat).map_or(Square::FIRST, |home| home.branch)
    }

    /// How many squares a car drives from its Go to its garage. The lap is one full round longer if the garage
    /// branches off at Go or in the half of the circuit behind it.
    pub fn lap(&self, seat: Seat) -> u8 {
        match self.go(seat).to(self.branch(seat)) {
            behind if behind < Square::COUNT / 2 => Square::COUNT + behind,
            lap => lap,
        }
    }

    pub fn special(&self, square: Square) -> Option<Special> {
        self.specials.get(&square).copied()
    }

    fn home(&self, seat: Seat) -> Option<&Home> {
        self.homes.get(seat.index())
    }
}

fn square(board: &Board, slot: u16) -> Result<Square, Rejection> {
    let Printed(number, _) = board.whole(CellId(slot))?;
    Ok(u8::try_from(number).ok().and_then(Square::new).unwrap_or(Square::FIRST))
}
