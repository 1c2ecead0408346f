//! `steward verify-draws FILE`: every draw of a record, from what it was drawn, and whether the seed gives it.

use crate::console::args::VerifyDraws;
use crate::console::check::{draws, unproved};
use crate::console::fault::Fault;
use crate::console::files;
use crate::console::out::Console;
use crate::engine::lot::told;
use crate::say;
use crate::words::keys::console as k;

/// Does it.
pub(super) fn run(args: &VerifyDraws, console: &mut Console) -> Result<(), Fault> {
    let record = files::look(&args.file, console)?;
    let table = record.table();
    for (n, drawn) in table.draws() {
        let (ordinal, outcome) = (drawn.ordinal.to_string(), drawn.outcome.join(", "));
        let pool = told(&drawn.pool);
        console.say(say!(
            k::DRAWN_AGAIN,
            n = n.to_string(),
            ordinal = ordinal,
            pool = pool,
            outcome = outcome
        ));
    }
    let proof = record.check().proof;
    draws(&proof, console);
    proof.broken.first().map_or(Ok(()), |broken| Err(Fault::wrong(unproved(broken))))
}
