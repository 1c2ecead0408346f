//! Divergences: descriptions of lines whose effect has changed, and of the correction back to what was played.

use crate::engine::ledger::Written;
use crate::engine::{Divergence, LineEffect, Resolution};
use crate::msg;
use crate::session::Session;
use crate::session::description::movement_line;
use crate::words::keys::session as k;
use crate::words::{Line, keys};

/// Describes recorded movements. Movements that the game does not have are shown in words from the record.
fn written_lines(table: &Session, written: &[Written]) -> Vec<Line> {
    let line = |written: &Written| match written.read(table.chart()) {
        Some(movement) => movement_line(table, &movement),
        None => msg!(keys::record::AS_READ, why = written.to_string()),
    };
    written.iter().map(line).collect()
}

/// Describes a divergence and the decision about it. `act` is the line as a sentence or in notation.
pub fn divergence_line(divergence: &Divergence, act: String) -> Line {
    let n = divergence.n.to_string();
    let what = match divergence.then.moves == divergence.now.moves {
        true => msg!(k::LEADS_ELSE, n = n, act = act),
        false => msg!(k::MOVES_ELSE, n = n, act = act),
    };
    match divergence.resolved {
        None => what,
        Some(Resolution::ByTheRule) => msg!(k::SETTLED_BY_RULE, what = what),
        Some(Resolution::AsPlayed(None)) => msg!(k::SETTLED_AS_PLAYED, what = what),
        Some(Resolution::AsPlayed(Some(by))) => {
            msg!(k::SETTLED_AS_PLAYED_BY, what = what, by = by.to_string())
        }
    }
}

pub fn then_and_now(table: &Session, divergence: &Divergence) -> [Line; 2] {
    let same = divergence.then.phase == divergence.now.phase;
    let did = |did: &LineEffect| {
        let mut what = written_lines(table, &did.moves);
        if what.is_empty() {
            what.push(k::NO_MOVE.into());
        }
        if !same {
            what.push(msg!(k::LEADS_TO, phase = did.phase.as_str()));
        }
        what
    };
    [msg!(k::DID_THEN, what = did(&divergence.then)), msg!(k::DOES_NOW, what = did(&divergence.now))]
}

/// The reason of a correction back to what was played, which lists the lines.
pub fn as_played_line(lines: &[u32]) -> Line {
    let count = i64::try_from(lines.len()).unwrap_or(i64::MAX);
    let lines: Vec<String> = lines.iter().map(ToString::to_string).collect();
    msg!(k::AS_PLAYED, count = count, lines = lines.join(", "))
}
