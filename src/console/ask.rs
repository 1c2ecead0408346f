//! `steward ask …`: quick answers without a session.

use std::path::Path;

use serde::de::DeserializeOwned;

use crate::ask::{Answer, Payout as Asked, deal, losses, payout, sale, skip};
use crate::console::files;
use crate::console::out::{Console, Fault};
use crate::console::quick::{Ask, Payout, Quick};
use crate::games::automobile::Character;
use crate::msg;
use crate::session::description;
use crate::words::keys::console as k;
use crate::words::unreadable;

pub(super) fn run(args: &Ask, console: &mut Console) -> Result<(), Fault> {
    let answer = match &args.question {
        Quick::Skip { spaces } => skip(*spaces)?,
        Quick::Deal { players } => deal(*players)?,
        Quick::Payout(args) => payout(asked(args))?,
        Quick::Sale { sheet } => sale(&load(sheet)?)?,
        Quick::Losses { sheet } => losses(&load(sheet)?)?,
    };
    if args.json {
        return console.json(&answer.json);
    }
    show(&answer, console);
    Ok(())
}

fn asked(args: &Payout) -> Asked {
    let character = match (args.sloan, args.chrysler) {
        (true, _) => Some(Character::Sloan),
        (_, true) => Some(Character::Chrysler),
        _ => None,
    };
    Asked { turn: args.turn, losses: args.losses, loans: args.loans, character, rate: args.rate }
}

/// Loads a sheet from a file or standard input.
fn load<T: DeserializeOwned>(path: &Path) -> Result<T, Fault> {
    let text = files::text(path)?;
    serde_json::from_str(&text).map_err(|why| {
        let (file, n) = (path.display().to_string(), why.line().to_string());
        Fault::request(msg!(k::SHEET_UNREAD, file = file, n = n, why = unreadable(&why)))
    })
}

fn show(answer: &Answer, console: &mut Console) {
    console.say(answer.headline.clone());
    for step in &answer.steps {
        console.below(step.clone());
    }
    for figure in &answer.figures {
        console.below(description::figure_line(figure));
        for term in description::figure_terms(figure) {
            console.term(term);
        }
    }
}
