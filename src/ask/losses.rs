//! A loss phase of Automobile from a small file: what each player pays.

use serde::Deserialize;
use serde_json::json;

use crate::ask::answer::derivation;
use crate::ask::payout::{in_the_game, rate, rate_or, whence};
use crate::ask::{Answer, AskError};
use crate::engine::any_book::Performed;
use crate::engine::board::{Printed, Source, Value, WrittenBoard};
use crate::engine::correction::Correction;
use crate::engine::ledger::Written;
use crate::engine::{
    Derivation, Effect, FORMAT, First, GameInfo, Header, Holder, Measure, Offer, Rules, Seat, Seats, Session,
    Tally, Term, Trace,
};
use crate::games::automobile::units::{DOLLARS, LOANS_TAKEN, LOSSES, START_CASH};
use crate::games::automobile::{Act, Automobile, Character, Class, Losses, PhaseOf, Space, Stands};
use crate::msg;
use crate::words::keys::{ask as k, automobile as rules, engine};
use crate::words::{Arg, Line};

/// A loss phase as stored in its file.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LossSheet {
    /// The turn, 1 to 4.
    pub turn: u8,
    /// Dollars per point in turns 2 and 3, if the board does not say 20 and 30.
    #[serde(default)]
    pub rate: Option<i64>,
    /// All spaces ever built, in any order.
    pub spaces: Vec<Standing>,
    /// The players, in any order.
    pub players: Vec<Payer>,
}

/// A built space.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// Its number on the track.
    pub space: Space,
    pub class: Class,
    /// The owner; `None` for a closed space.
    #[serde(default)]
    pub owner: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Payer {
    pub name: String,
    /// Loss points so far, including those for unsold cars and idle distributors.
    #[serde(default)]
    pub points: u16,
    #[serde(default)]
    pub loans: u8,
    /// Cash before paying; unlimited if left out.
    #[serde(default)]
    pub cash: Option<u32>,
    /// The character held this turn, if Sloan or Chrysler.
    #[serde(default)]
    pub character: Option<Character>,
}

const PLENTY: u32 = 1_000_000;

/// What each player pays in a loss phase, computed by the rules of the game.
///
/// # Errors
/// Refuses a sheet that cannot occur in a game.
pub fn losses(sheet: &LossSheet) -> Result<Answer, AskError> {
    in_the_game(sheet.turn, 0)?;
    for payer in &sheet.players {
        in_the_game(sheet.turn, i64::from(payer.loans))?;
    }
    rate_or(sheet.turn, sheet.rate)?;
    let session = Session::begin(GameInfo::of::<Automobile>(), header(sheet)?)?;
    let (book, effect) = carry_out(&session)?;
    let mut steps: Vec<Line> = whence(sheet.turn, sheet.rate).into_iter().collect();
    let (mut figures, mut players) = (Vec::new(), Vec::new());
    for (seat, payer) in session.setting().seats.iter().zip(&sheet.players) {
        let name = payer.name.as_str();
        let points = points(&effect, seat, i64::from(payer.points), name);
        let mut due = bill(&effect, seat, name);
        // The rate is the only board value here, and it was not read off a board.
        due.terms.iter_mut().for_each(|term| term.source = Source::Rules);
        let loans = book.ledger.balance(Holder::Seat(seat), LOANS_TAKEN);
        let debt = book.owed_by(seat, DOLLARS);
        let cash = payer.cash.map(|_| book.ledger.balance(Holder::Seat(seat), DOLLARS));
        let taken = loans - i64::from(payer.loans);
        if taken > 0 {
            steps.push(msg!(k::LOSSES_TAKES, name = name, loans = taken));
        }
        if let (Some(before), Some(after)) = (payer.cash, cash) {
            let before = Arg::Money(i64::from(before));
            steps.push(msg!(k::LOSSES_CASH, name = name, before = before, after = Arg::Money(after)));
        }
        if debt > 0 {
            steps.push(msg!(k::LOSSES_SHORT, name = name, debt = Arg::Money(debt)));
        }
        players.push(json!({
            "name": name,
            "points": points.total,
            "due": due.total,
            "loans": loans,
            "loans_taken_now": taken,
            "cash": cash,
            "debt": debt,
            "derivation": { "points": derivation(&points), "due": derivation(&due) },
        }));
        figures.push(points);
        figures.push(due);
    }
    let total: i64 = players.iter().filter_map(|player| player.get("due")?.as_i64()).sum();
    Ok(Answer {
        headline: msg!(k::LOSSES_ANSWER, total = Arg::Money(total), turn = sheet.turn),
        steps,
        figures,
        json: json!({ "ask": "losses", "turn": sheet.turn, "players": players }),
    })
}

/// Carries out the loss phase. A player who cannot pay ends up with a debt.
fn carry_out(session: &Session) -> Performed {
    let of_losses = |offer: &Offer| matches!(offer.act.of(), Some(Act::Losses(_)));
    let offered = session.offers().into_iter().find(of_losses).map(|offer| offer.act);
    let act = offered.unwrap_or_else(|| Act::Losses(Losses { short: Vec::new() }).into());
    session.book().preview(session.setting(), &act, Trace::On)
}

/// The points of a seat: those carried over and all changes.
fn points(effect: &Effect, seat: Seat, carried: i64, name: &str) -> Derivation {
    let mut tally = Tally::traced();
    tally.add(carried, || Term::new(Line::new(k::PAYOUT_CARRIED)));
    let hand = Holder::Seat(seat);
    let points = effect.postings.iter().filter(|posting| posting.movement.unit == LOSSES);
    for posting in points.filter(|posting| posting.movement.side(hand) != 0) {
        let sign = posting.movement.side(hand);
        for term in &posting.terms {
            tally.add(sign * term.amount, || Term { times: None, ..term.clone() });
        }
    }
    Derivation::of(msg!(k::LOSSES_POINTS, name = name), rules::RULE_LOSSES, tally)
}

/// The full amount due from a seat, paid or owed.
fn bill(effect: &Effect, seat: Seat, name: &str) -> Derivation {
    let what = msg!(k::LOSSES_DUE, name = name);
    let (total, terms) = match effect.bill(seat, DOLLARS, rules::CAUSE_LOSSES) {
        Some(bill) => (bill.movement.amount, bill.terms.clone()),
        None => (0, Vec::new()),
    };
    Derivation { what, measure: Measure::Money, total, terms, rule: rules::RULE_LOSSES }
}

/// The header of a session that begins in this loss phase.
fn header(sheet: &LossSheet) -> Result<Header, AskError> {
    let mut names: Vec<&str> = sheet.players.iter().map(|payer| payer.name.as_str()).collect();
    let nobody = ["(1)", "(2)", "(3)"];
    names.extend(nobody.into_iter().skip(names.len()));
    let seats = Seats::named(&names, Automobile::COLOURS)
        .map_err(|why| AskError::new(msg!(engine::SEATS_WRONG, why = why)))?;
    let mut board = WrittenBoard::new();
    let mut moves = Vec::new();
    let phase = Some(PhaseOf { turn: sheet.turn, phase: 8, round: None });
    let mut stands = Stands { phase, ..Stands::default() };
    for standing in &sheet.spaces {
        let space = format!("space {}", standing.space);
        let class = Printed(Value::Text(standing.class.word().to_owned()), Source::Board);
        if board.insert(format!("{space} class"), class).is_some() {
            let line = msg!(rules::SPACE, n = standing.space.number());
            return Err(AskError::new(msg!(k::SHEET_TWICE, space = line)));
        }
        let owner = match &standing.owner {
            None => None,
            Some(owner) => Some(
                sheet
                    .players
                    .iter()
                    .zip(seats.iter())
                    .find(|(payer, _)| payer.name == *owner)
                    .ok_or_else(|| {
                        AskError::new(msg!(k::LOSSES_OWNER, owner = owner.as_str(), names = names.join(", ")))
                    })?
                    .1,
            ),
        };
        // Tiles come from Outside, because a sheet may have more spaces than a player has tiles.
        moves.push(match owner {
            Some(seat) => Written("outside".into(), space.into(), format!("tiles {seat}").into(), 1),
            None => Written("bank".into(), space.into(), "closed".into(), 1),
        });
    }
    for turn in [2u8, 3] {
        let printed = match sheet.rate.filter(|_| turn == sheet.turn) {
            Some(dollars) => Printed(Value::Whole(dollars), Source::Board),
            None => Printed(Value::Whole(rate(turn).0), Source::Board),
        };
        board.insert(format!("rate {turn} dollars"), printed);
    }
    for (seat, payer) in seats.iter().zip(&sheet.players) {
        let hand = seat.to_string();
        let mut give = |unit: &str, amount: i64| match amount {
            0 => {}
            less if less < 0 => moves.push(Written(hand.as_str().into(), "bank".into(), unit.into(), -less)),
            more => moves.push(Written("bank".into(), hand.as_str().into(), unit.into(), more)),
        };
        give("losses", i64::from(payer.points));
        give("loans", i64::from(payer.loans));
        give("dollars", i64::from(payer.cash.unwrap_or(PLENTY)) - START_CASH);
        if let Some(character) = payer.character {
            stands.characters.insert(seat, character);
        }
    }
    Ok(Header {
        steward: FORMAT,
        game: Automobile::ID.to_owned(),
        rules: Automobile::RULES,
        id: String::new(),
        date: String::new(),
        seats,
        preset: String::new(),
        board,
        rulings: Default::default(),
        kept: Vec::new(),
        seed: None,
        setup: First::default(),
        position: Some(Correction::moving(moves, "").standing(stands)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(text: &str) -> Result<Answer, AskError> {
        losses(&serde_json::from_str(text).unwrap())
    }

    const FOUR_SPACES: &str = r#"{"turn":3,
        "spaces":[{"space":4,"class":"mid","owner":"Blue"},{"space":12,"class":"mid","owner":"Red"},
                  {"space":9,"class":"mid","owner":"Green"},{"space":6,"class":"mid"},
                  {"space":26,"class":"premium","owner":"Red"}],
        "players":[{"name":"Red","points":7,"loans":2},{"name":"Blue","points":1,"character":"sloan"},
                   {"name":"Green","cash":0,"loans":2}]}"#;

    #[test]
    fn a_closed_space_keeps_its_place_and_takes_nothing() {
        let answer = answer(FOUR_SPACES).unwrap();
        let players = answer.json["players"].as_array().unwrap();
        let row = |at: usize| (players[at]["points"].clone(), players[at]["due"].clone());
        assert_eq!(row(0), (json!(7), json!(310)));
        assert_eq!(row(1), (json!(2), json!(60)), "one and three, halved by Sloan");
        assert_eq!(row(2), (json!(1), json!(130)));
        assert_eq!(players[2]["debt"], 130);
        assert_eq!(players[2]["cash"], 0);
        assert!(answer.figures.iter().all(Derivation::adds_up), "{:#?}", answer.figures);
        let halved = |figure: &&Derivation| figure.terms.iter().any(|term| term.what.key == rules::TERM_HALF);
        assert_eq!(answer.figures.iter().filter(halved).count(), 1, "nobody else’s points are told of Sloan");
    }

    #[test]
    fn loans_are_taken_as_few_as_are_enough() {
        let text = r#"{"turn":4,"spaces":[],"players":[{"name":"Red","points":12,"cash":100}]}"#;
        let answer = answer(text).unwrap();
        assert_eq!(answer.json["players"][0]["loans_taken_now"], 1);
        assert_eq!(answer.json["players"][0]["due"], 530);
        assert_eq!(answer.json["players"][0]["cash"], 70);
        let steps: Vec<_> = answer.steps.iter().map(|step| step.key).collect();
        assert_eq!(steps, [k::LOSSES_TAKES, k::LOSSES_CASH]);
    }

    #[test]
    fn a_typed_rate_is_not_marked_as_board_value() {
        let answer = answer(&FOUR_SPACES.replace(r#""turn":3"#, r#""turn":3,"rate":25"#)).unwrap();
        assert_eq!(answer.json["players"][0]["due"], 275);
        assert_eq!(answer.steps[0].key, k::PAYOUT_TYPED);
        let mut terms = answer.figures.iter().flat_map(|figure| &figure.terms);
        assert!(terms.all(|term| term.source != Source::Board));
    }

    #[test]
    fn a_sheet_that_no_game_can_come_to_is_refused() {
        let unknown = FOUR_SPACES.replace(r#""owner":"Blue""#, r#""owner":"Pink""#);
        assert!(answer(&unknown).unwrap_err().why.to_string().contains("Pink"));
        let twice = FOUR_SPACES.replace(r#""space":9"#, r#""space":12"#);
        assert!(answer(&twice).is_err());
        for turn in [0, 5] {
            let turn = FOUR_SPACES.replace(r#""turn":3"#, &format!(r#""turn":{turn}"#));
            assert_eq!(answer(&turn).unwrap_err().why.key, k::PAYOUT_TURN);
        }
        let rate = FOUR_SPACES.replace(r#""turn":3"#, r#""turn":1,"rate":25"#);
        assert_eq!(answer(&rate).unwrap_err().why.key, k::PAYOUT_RATE_FIXED);
        let loans = FOUR_SPACES.replace(r#""loans":2"#, r#""loans":3"#);
        assert_eq!(answer(&loans).unwrap_err().why.key, k::PAYOUT_LOANS);
    }
}
