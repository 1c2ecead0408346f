//! Cars of Autotock put on a circuit without a game, and what a card can do there: every landing, what it hits, and
//! why not.

use serde_json::{Value as Json, json};

use crate::ask::playing::playing;
use crate::ask::{Answer, AskError};
use crate::engine::board::{Board, WrittenBoard};
use crate::engine::ruling::Rulings;
use crate::engine::{Acts, Argument, Colour, Halt, PlaceId, Rules, Scene, Seat, Seats, Trace};
use crate::games::autotock::rulings::RULINGS;
use crate::games::autotock::{
    Act, Autotock, Car, Card, Circuit, Judged, Mark, PLAYERS, PlayCard, Race, Spot, landings, scene, splits,
    tell_outcome,
};
use crate::preset::{self, Preset};
use crate::say;
use crate::words::Line;
use crate::words::keys::ask as k;
use crate::words::keys::autotock;

/// Cars on the circuit of a board.
#[derive(Clone, Debug, PartialEq)]
pub struct Position {
    seats: Seats,
    rulings: Rulings,
    circuit: Circuit,
    /// The cars outside their paddocks.
    pub cars: Vec<Car>,
}

impl Position {
    /// An empty circuit of a board for so many players, red first, under rulings.
    ///
    /// # Errors
    /// Refuses a number of players or a ruling that the box does not know; asks for what the board does not say.
    pub fn new(board: &WrittenBoard, players: usize, decided: &[(String, String)]) -> Result<Self, AskError> {
        if !PLAYERS.contains(&players) {
            return Err(
                AskError::new(say!(k::DEAL_PLAYERS, players = players)).way_out(k::DEAL_PLAYERS_WAY_OUT)
            );
        }
        let names: Vec<&str> = Autotock::COLOURS.iter().take(players).map(|colour| colour.word()).collect();
        let seats = Seats::named(&names, Autotock::COLOURS).map_err(AskError::new)?;
        let mut rulings = Rulings::defaults(RULINGS);
        for (id, option) in decided {
            rulings.decide(id, option).map_err(AskError::new)?;
        }
        let board = Board::read(Autotock::form(), board).map_err(AskError::new)?;
        let circuit = Circuit::of(&board, players, &rulings).map_err(halted)?;
        Ok(Self { seats, rulings, circuit, cars: Vec::new() })
    }

    /// Calls the players as somebody who speaks another language does; notation keeps the words of the colours.
    #[must_use]
    pub fn called(mut self, name: impl Fn(Colour) -> String) -> Self {
        let players: Vec<String> =
            self.seats.iter().filter_map(|seat| Some(name(self.seats.player(seat)?.colour))).collect();
        let names: Vec<&str> = players.iter().map(String::as_str).collect();
        // Two colours of one name would leave the players as they are.
        self.seats = Seats::named(&names, Autotock::COLOURS).unwrap_or(self.seats);
        self
    }

    /// The players, named by their colours.
    pub fn seats(&self) -> &Seats {
        &self.seats
    }

    /// The position as the rules of movement ask for it.
    pub fn race(&self) -> Race<'_> {
        let Self { circuit, rulings, seats, cars } = self;
        Race { circuit, rulings, seats, cars, trace: Trace::Off }
    }

    /// Puts a car, written `red=12`, `blue=v30`, `red=g2`; with `+` behind it, it ended a move there.
    ///
    /// # Errors
    /// Says how a car is written, that a player has three, and that two would stand on one square.
    pub fn put(&mut self, text: &str) -> Result<(), AskError> {
        let wrong = || AskError::new(say!(k::CAR_UNREAD, car = text)).way_out(k::CAR_WAY_OUT);
        let (who, place) = text.split_once('=').ok_or_else(wrong)?;
        let owner = self.seats.find(who).ok_or_else(wrong)?;
        let (place, stopped) = match place.strip_suffix('+') {
            Some(place) => (place, true),
            None => (place, false),
        };
        let at = Spot::read(place, &self.seats).map_err(|why| AskError::new(why).way_out(k::CAR_WAY_OUT))?;
        if self.race().in_paddock(owner) == 0 {
            let why = say!(k::CAR_FOURTH, seat = self.seats.name(owner));
            return Err(AskError::new(why).way_out(k::CAR_WAY_OUT));
        }
        let car = Car { owner, at, mark: Mark { stopped, ..Mark::default() } };
        if let Some(other) = self.cars.iter().find(|other| other.crowds(&car)) {
            let (seat, other) = (self.seats.name(owner), self.seats.name(other.owner));
            let why = say!(autotock::FIX_TWO_CARS, at = at.line(), seat = seat, other = other);
            return Err(AskError::new(why).way_out(k::CAR_WAY_OUT));
        }
        self.cars.push(car);
        Ok(())
    }

    /// The circuit with its cars, and the keys of all cards.
    pub fn scene(&self) -> Scene {
        let mut scene = scene::circuit_of(&self.race());
        scene.places.extend(scene::keys(self.race().experts(), &Card::ALL));
        scene
    }

    /// Presses a place of the scene: a car is put there instead of another, then held by the square, then put off the road
    /// where experts play, then taken away; without a player in hand, whatever stands there is.
    ///
    /// # Errors
    /// Says that a player has three cars.
    pub fn touch(&mut self, hand: Option<Seat>, place: PlaceId) -> Result<(), Line> {
        let Some((owner, spot)) = scene::spot(place) else { return Ok(()) };
        let inside = matches!(spot, Spot::Garage(_));
        let Some(hand) = hand else {
            self.cars.retain(|car| car.at != spot || inside && Some(car.owner) != owner);
            return Ok(());
        };
        if spot == Spot::Paddock || inside && owner != Some(hand) {
            return Ok(());
        }
        let special = spot.square().and_then(|square| self.circuit.special(square));
        let experts = self.race().experts();
        match self.cars.iter().position(|car| car.owner == hand && car.at == spot) {
            Some(at) => match (self.cars.get_mut(at), spot) {
                (Some(car), _) if special.is_some() && !car.mark.stopped => car.mark.stopped = true,
                (Some(car), Spot::Square(square)) if experts => car.at = Spot::Verge(square),
                _ => _ = self.cars.remove(at),
            },
            None if self.race().in_paddock(hand) > 0 => {
                let car = Car { owner: hand, at: spot, mark: Mark::default() };
                self.cars.retain(|other| !other.crowds(&car));
                self.cars.push(car);
            }
            None => return Err(say!(k::CAR_FOURTH, seat = self.seats.name(hand))),
        }
        Ok(())
    }

    /// What a player can do with the card of a key: the answer, and each play with the places where its cars land, those that
    /// may be done first. Nothing where the place is no key.
    pub fn plays(&self, seat: Seat, place: PlaceId) -> Option<(Line, Vec<WayToPlay>)> {
        let card = Card::ALL.into_iter().find(|card| scene::key(*card) == place)?;
        let race = self.race();
        let way = |judged: Judged| {
            let title = playing(&judged.play, race.seats);
            match &judged.verdict {
                Ok(outcome) => {
                    let lands = landings(outcome).into_iter();
                    let at = lands.map(|(owner, to)| scene::place(owner, to)).collect();
                    WayToPlay { title, what: tell_outcome(&race, outcome), legal: true, at }
                }
                Err(refusal) => {
                    let why = say!(k::NOT_ALLOWED, why = refusal.why.clone(), rule = refusal.rule);
                    WayToPlay { title, what: vec![why], legal: false, at: Vec::new() }
                }
            }
        };
        let mut ways: Vec<WayToPlay> = race.judged(seat, race.as_played(card)).into_iter().map(way).collect();
        ways.sort_by_key(|way| !way.legal);
        Some((self.headline(seat, card, ways.iter().filter(|way| way.legal).count()), ways))
    }

    fn headline(&self, seat: Seat, card: Card, legal: usize) -> Line {
        let seat = self.seats.name(seat);
        match legal {
            0 => say!(k::MOVES_NONE, seat = seat, card = card.key()),
            legal => say!(k::MOVES_MUST, seat = seat, card = card.key(), legal = legal),
        }
    }
}

/// A way of playing a card.
#[derive(Clone, Debug, PartialEq)]
pub struct WayToPlay {
    /// The play in words.
    pub title: Line,
    /// What it leads to, or why it is not allowed.
    pub what: Vec<Line>,
    /// Whether it is allowed.
    pub legal: bool,
    /// Where its cars land.
    pub at: Vec<PlaceId>,
}

/// The circuit of the practice board.
///
/// # Errors
/// The program was built with a practice board that is none.
pub fn practice_circuit() -> Result<WrittenBoard, AskError> {
    let text = preset::practice(Autotock::WORD).unwrap_or_default();
    let written = Preset::read(text).and_then(|preset| preset.board(&Autotock::form(), text));
    written.map_err(|fault| AskError::new(fault.what))
}

fn halted(halt: Halt) -> AskError {
    match halt {
        Halt::Missing(missing) => AskError::new(missing.question).way_out(k::BOARD_WAY_OUT),
        other => other.into(),
    }
}

/// What somebody can do with a card: each play with where it ends, or why not.
///
/// # Errors
/// Refuses a card, a car or a player that is none.
pub fn moves(position: &Position, who: &str, card: &str) -> Result<Answer, AskError> {
    let seats = position.seats();
    let seat = seats
        .find(who)
        .ok_or_else(|| AskError::new(say!(k::CAR_UNREAD, car = who)).way_out(k::CAR_WAY_OUT))?;
    let asked = Card::read(card, seats).map_err(AskError::new)?;
    let race = position.race();
    let card = race.as_played(asked);
    let judged = race.judged(seat, card);
    let legal = judged.iter().filter(|judged| judged.verdict.is_ok()).count();
    let headline = position.headline(seat, card, legal);
    let plain = (card != asked).then(|| Line::new(k::MOVES_ONE_EYED));
    let steps = plain.into_iter().chain(judged.iter().map(|judged| judged_line(&race, judged))).collect();
    let (legal, refused): (Vec<_>, Vec<_>) = judged.iter().partition(|judged| judged.verdict.is_ok());
    let plays = |judged: Vec<&Judged>| -> Vec<Json> {
        judged.into_iter().map(|judged| written(position, seat, judged)).collect()
    };
    let json = json!({
        "ask": "move",
        "card": asked.word(),
        "played_as": card.word(),
        "who": seats.word(seat),
        "must": !legal.is_empty(),
        "legal": plays(legal),
        "refused": plays(refused),
    });
    Ok(Answer { headline, steps, figures: Vec::new(), json })
}

/// A play with what it leads to, or why not, on one line.
fn judged_line(race: &Race<'_>, judged: &Judged) -> Line {
    let play = playing(&judged.play, race.seats);
    match &judged.verdict {
        Ok(outcome) => say!(k::MOVE_LEGAL, play = play, what = tell_outcome(race, outcome)),
        Err(refusal) => say!(k::MOVE_REFUSED, play = play, why = refusal.why.clone(), rule = refusal.rule),
    }
}

fn written(position: &Position, seat: Seat, judged: &Judged) -> Json {
    let seats = position.seats();
    let line = Act::from(PlayCard { seat, how: judged.play.clone() }).write(seats);
    match &judged.verdict {
        Ok(outcome) => {
            let moved = outcome
                .shifts
                .iter()
                .map(|shift| json!({ "car": seats.word(shift.owner), "from": shift.from, "to": shift.to }));
            json!({ "play": line, "moves": moved.collect::<Vec<_>>(), "punctures": outcome.punctures.len() })
        }
        Err(refusal) => {
            json!({ "play": line, "reason": refusal.why.key.id(), "rule": refusal.rule.id() })
        }
    }
}

/// The ways of sharing a 7 out among one to three cars.
///
/// # Errors
/// Refuses other numbers of cars.
pub fn seven(cars: Option<u8>) -> Result<Answer, AskError> {
    let wanted: Vec<u8> = match cars {
        None => vec![1, 2, 3],
        Some(cars @ 1..=3) => vec![cars],
        Some(cars) => {
            return Err(AskError::new(say!(k::SEVEN_NO_CARS, cars = cars)).way_out(k::SEVEN_WAY_OUT));
        }
    };
    let all: Vec<Vec<u8>> = wanted.into_iter().flat_map(splits).collect();
    let sum = |split: &Vec<u8>| split.iter().map(u8::to_string).collect::<Vec<_>>().join(" + ");
    let steps = all.iter().map(|split| say!(k::SEVEN_SPLIT, cars = split.len(), sum = sum(split))).collect();
    let json = json!({ "ask": "seven", "splits": all });
    Ok(Answer { headline: say!(k::SEVEN_ANSWER, count = all.len()), steps, figures: Vec::new(), json })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::board::{Printed, Source, Value};

    fn asked(cars: &[&str], who: &str, card: &str) -> Result<Answer, AskError> {
        let mut position = Position::new(&practice_circuit()?, 4, &[])?;
        cars.iter().try_for_each(|car| position.put(car))?;
        moves(&position, who, card)
    }

    #[test]
    fn a_car_before_a_protected_one_may_go_one_but_not_two_or_five() {
        let must = |card| asked(&["red=10", "blue=12"], "red", card).unwrap().json["must"].clone();
        assert_eq!([must("ace"), must("2"), must("5")], [true, false, false]);
    }

    #[test]
    fn a_landing_says_what_it_hits() {
        let answer = asked(&["red=10", "green=19", "blue=13"], "red", "9").unwrap();
        assert_eq!(
            answer.json["legal"][0]["moves"][0],
            json!({ "car": "green", "from": "19", "to": "paddock" })
        );
        assert_eq!(answer.json["legal"][0]["moves"][1]["to"], "19");
    }

    #[test]
    fn a_one_eyed_jack_is_a_jack_like_any_other_without_the_experts_cards() {
        let asked = |decided: &[(String, String)], card| {
            let mut position = Position::new(&practice_circuit().unwrap(), 4, decided).unwrap();
            ["red=10", "blue=20", "green=30"].iter().try_for_each(|car| position.put(car)).unwrap();
            moves(&position, "red", card).unwrap()
        };
        let (jack, one_eyed) = (asked(&[], "jack"), asked(&[], "one-eyed"));
        assert_eq!(
            (&one_eyed.json["legal"], &one_eyed.json["refused"]),
            (&jack.json["legal"], &jack.json["refused"])
        );
        assert_eq!(
            (&one_eyed.json["card"], &one_eyed.json["played_as"]),
            (&json!("one-eyed"), &json!("jack"))
        );
        assert_eq!(one_eyed.steps[0].key, k::MOVES_ONE_EYED);
        let special = asked(&[("experts".into(), "yes".into())], "one-eyed");
        let crosses = |play: &&Json| play["play"].as_str().unwrap().starts_with("red cross");
        assert_eq!(special.json["legal"].as_array().unwrap().iter().filter(crosses).count(), 1);
        assert_eq!(special.json["played_as"], "one-eyed");
    }

    #[test]
    fn legal_and_refused_plays_are_apart_and_each_refusal_has_its_reason() {
        let answer = asked(&["red=10", "blue=12", "green=30"], "red", "jack").unwrap();
        let legal = answer.json["legal"].as_array().unwrap();
        assert!(legal.iter().all(|play| play["moves"].is_array() && play["reason"].is_null()), "{legal:?}");
        assert!(!legal.is_empty());
        let refused = &answer.json["refused"][0];
        assert_eq!(
            (&refused["reason"], &refused["rule"]),
            (&json!("autotock-protected-pass"), &json!("autotock-rule-go"))
        );
    }

    #[test]
    fn a_board_that_lacks_a_square_is_asked_for_it() {
        let mut board = practice_circuit().unwrap();
        board.remove("corner 2 go");
        let asked = Position::new(&board, 4, &[]).unwrap_err();
        assert_eq!(asked.why.to_string(), "autotock-ask-go(n=2)");
        board.insert("corner 2 go".into(), Printed(Value::Whole(11), Source::Board));
        let mut position = Position::new(&board, 4, &[]).unwrap();
        position.put("blue=11").unwrap();
        position.put("red=9").unwrap();
        assert_eq!(
            moves(&position, "red", "3").unwrap().json["must"],
            false,
            "blue is protected on its own Go"
        );
    }

    #[test]
    fn what_is_no_question_is_refused() {
        let board = practice_circuit().unwrap();
        assert!(Position::new(&board, 5, &[]).is_err());
        assert!(Position::new(&board, 2, &[("experts".into(), "maybe".into())]).is_err());
        for cars in [["red 12"], ["pink=12"], ["red=49"]] {
            assert!(asked(&cars, "red", "2").is_err(), "{cars:?}");
        }
        assert!(asked(&["red=1", "red=2", "red=4", "red=5"], "red", "2").is_err());
        assert!(asked(&["red=1"], "red", "11").is_err() && asked(&["red=1"], "nobody", "2").is_err());
    }

    #[test]
    fn a_7_is_shared_out_in_eight_ways() {
        assert_eq!(seven(None).unwrap().steps.len(), 8);
        assert_eq!(
            seven(Some(3)).unwrap().json["splits"],
            json!([[5, 1, 1], [4, 2, 1], [3, 3, 1], [3, 2, 2]])
        );
        assert!(seven(Some(4)).is_err());
    }
}
