//! `steward ask …`: quick answers without a game.

use std::path::Path;

use serde::de::DeserializeOwned;

use crate::ask::{
    Answer, Payout as Asked, Position, bag, deal, hood, losses, moves, payout, roulette, sale, seven, skip,
    sponsors,
};

use crate::console::fault::Fault;
use crate::console::files;
use crate::console::out::Console;
use crate::console::quick::{Ask, Move, Payout, Quick};
use crate::engine::notation::english;
use crate::engine::{Argument, Colour, Rules, Seats};
use crate::games::automobile::Character;
use crate::games::autotock::{self, Autotock};
use crate::games::sponsors::{self as sponsors_box, Sponsor};
use crate::preset::Shelf;
use crate::say;
use crate::session::telling;
use crate::words::keys::console as k;
use crate::words::{render, unreadable};

/// Does it.
pub(super) fn run(args: &Ask, console: &mut Console) -> Result<(), Fault> {
    let answer = match &args.question {
        Quick::Skip { spaces } => skip(*spaces)?,
        Quick::Deal { players } => deal(*players)?,
        Quick::Bag { disks } => bag(disks)?,
        Quick::Payout(args) => payout(asked(args))?,
        Quick::Sale { sheet } => sale(&read(sheet)?)?,
        Quick::Losses { sheet } => losses(&read(sheet)?)?,
        Quick::Move(args) => moved(args, console)?,
        Quick::Seven { cars } => seven(*cars)?,
        Quick::Sponsors { cards } => sponsors(&colours(cards)?)?,
        Quick::Roulette(balls) => roulette(balls.cars, balls.extra)?,
        Quick::Hood(args) => hood(args.asked, args.book)?,
    };
    if args.json {
        return console.json(&answer.json);
    }
    told(&answer, console);
    Ok(())
}

/// The colours of sponsor cards.
fn colours(words: &[String]) -> Result<Vec<Sponsor>, Fault> {
    let nobody = Seats::default();
    let colour = |word: &String| Sponsor::read(&english::<sponsors_box::Act>(word, &nobody), &nobody);
    words.iter().map(|word| colour(word).map_err(Fault::request)).collect()
}

fn asked(args: &Payout) -> Asked {
    let character = match (args.sloan, args.chrysler) {
        (true, _) => Some(Character::Sloan),
        (_, true) => Some(Character::Chrysler),
        _ => None,
    };
    Asked { turn: args.turn, losses: args.losses, loans: args.loans, character, rate: args.rate }
}

/// A card on a circuit; without a name, the first car's owner plays it.
fn moved(args: &Move, console: &Console) -> Result<Answer, Fault> {
    let decided = |ruling: &String| match ruling.split_once('=') {
        Some((id, option)) => (id.to_owned(), option.to_owned()),
        None => (ruling.clone(), String::new()),
    };
    let rulings: Vec<(String, String)> = args.rulings.iter().map(decided).collect();
    let shelf = Shelf::of_user(console.disk());
    let board = Shelf::board(shelf.as_ref(), Autotock::WORD, &Autotock::form(), &args.preset)?;
    let named = |colour: Colour| render(&colour.key().into(), console.language);
    let mut position = Position::new(&board, args.seats, &rulings)?.called(named);
    args.on.iter().try_for_each(|car| position.put(car))?;
    let first = args.on.first().and_then(|car| car.split('=').next()).unwrap_or_default();
    let card = english::<autotock::Act>(&args.card, position.seats());
    Ok(moves(&position, args.who.as_deref().unwrap_or(first), &card)?)
}

/// A sheet from a file, or from the input.
fn read<T: DeserializeOwned>(path: &Path) -> Result<T, Fault> {
    let text = files::text(path)?;
    serde_json::from_str(&text).map_err(|why| {
        let (file, n) = (path.display().to_string(), why.line().to_string());
        Fault::request(say!(k::SHEET_UNREAD, file = file, n = n, why = unreadable(&why)))
    })
}

fn told(answer: &Answer, console: &mut Console) {
    console.say(answer.headline.clone());
    for step in &answer.steps {
        console.below(step.clone());
    }
    for figure in &answer.figures {
        console.below(telling::figure_line(figure));
        for term in telling::figure_terms(figure) {
            console.term(term);
        }
    }
}
