//! Whole games written out in notation, one line for each act, as a person would write them down. One of
//! them is the demo of its box; the others are played by tests.

use crate::engine::board::WrittenBoard;
use crate::engine::{FORMAT, Game, Header, Journal, Player, Seats};
use crate::preset::{self, Fault, Preset};
use crate::say;
use crate::words::{Line, keys};

const AUTOMOBILE: &str = include_str!("../presets/automobile/demo.txt");

/// The text of the demo of a box, if it has one.
pub fn demo(game: &str) -> Option<&'static str> {
    match game {
        "automobile" => Some(AUTOMOBILE),
        _ => None,
    }
}

/// A game written out in notation: how the table was set up, and what was entered.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Playthrough {
    /// Which box.
    pub game: String,
    /// The name of the preset with the printed values; empty where nothing has been read.
    pub preset: String,
    /// The players in the order in which they sit.
    pub players: Vec<Player>,
    /// Who begins, as a name or a colour, where the box asks it at set-up.
    pub first: Option<String>,
    /// Rulings that differ from the default: question and option.
    pub rulings: Vec<(String, String)>,
    /// What was entered.
    pub lines: Vec<Typed>,
}

/// A line of notation and where it stands in the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Typed {
    /// The line of the text, from 1.
    pub at: usize,
    /// The notation.
    pub text: String,
}

impl Playthrough {
    /// Reads a game. The set-up goes to the first empty line: `game`, `preset`, `players`, `first`, `ruling`. What
    /// stands behind `#` is a remark.
    ///
    /// # Errors
    /// Names the line and the word it begins with.
    pub fn read(text: &str) -> Result<Self, Fault> {
        let mut whole = Self::default();
        let mut playing = false;
        for (line, at) in text.lines().zip(1usize..) {
            if line.trim().is_empty() {
                playing |= !whole.game.is_empty();
                continue;
            }
            let text = without_remark(line);
            if text.is_empty() {
                continue;
            }
            if playing {
                whole.lines.push(Typed { at, text: text.to_owned() });
                continue;
            }
            let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
            whole.set_up(word, rest.trim()).map_err(|example| Fault {
                line: at,
                field: word.to_owned(),
                what: say!(keys::engine::NOTATION_HOW, example = example),
            })?;
        }
        Ok(whole)
    }

    /// Takes up a line of the set-up, or says how it is written.
    fn set_up(&mut self, word: &str, rest: &str) -> Result<(), &'static str> {
        const PLAYERS: &str = "players Anne red, Bruno blue, Chloe green";
        match word {
            "game" if !rest.is_empty() => self.game = rest.to_owned(),
            "preset" => self.preset = rest.to_owned(),
            "players" => self.players = rest.split(',').map(player).collect::<Option<_>>().ok_or(PLAYERS)?,
            "first" if !rest.is_empty() => self.first = Some(rest.to_owned()),
            "ruling" => {
                let (id, option) = rest.split_once(' ').ok_or("ruling tie losses")?;
                self.rulings.push((id.to_owned(), option.trim().to_owned()));
            }
            "first" => return Err("first Anne"),
            _ => return Err("game automobile"),
        }
        Ok(())
    }

    /// The header of the record that the game would have.
    ///
    /// # Errors
    /// Names what of the set-up does not fit the box.
    pub fn header<G: Game>(&self) -> Result<Header<G>, Fault> {
        let fault = |field: &str, what| Fault { line: 0, field: field.to_owned(), what };
        let seats = Seats::taken(self.players.clone()).map_err(|what| fault("players", what))?;
        let mut setup = serde_json::Map::new();
        if let Some(first) = &self.first {
            let seat = seats.find(first).ok_or_else(|| {
                fault(
                    "first",
                    say!(keys::engine::NOTATION_HOW, example = format!("first {}", names(&self.players))),
                )
            })?;
            setup.insert("first".to_owned(), seat.to_string().into());
        }
        Ok(Header {
            steward: FORMAT,
            game: self.game.clone(),
            rules: G::RULES,
            id: "demo".to_owned(),
            date: String::new(),
            seats,
            preset: self.preset.clone(),
            board: self.board::<G>()?,
            rulings: self.rulings.iter().cloned().collect(),
            kept: Vec::new(),
            seed: None,
            setup: serde_json::from_value(setup.into()).map_err(|why| fault("first", unread(&why)))?,
            position: None,
        })
    }

    fn board<G: Game>(&self) -> Result<WrittenBoard, Fault> {
        if self.preset.is_empty() {
            return Ok(WrittenBoard::new());
        }
        let known = preset::practice(&self.game).filter(|_| self.preset == preset::PRACTICE);
        let text = known.ok_or_else(|| Fault {
            line: 0,
            field: "preset".to_owned(),
            what: say!(keys::engine::NOTATION_HOW, example = "preset practice"),
        })?;
        Preset::read(text)?.board(&G::form(), text)
    }

    /// The table set up, before the first line.
    ///
    /// # Errors
    /// Names what of the set-up does not fit the box.
    pub fn begin<G: Game>(&self) -> Result<Journal<G>, Fault> {
        Journal::begin(self.header()?).map_err(|halt| Fault {
            line: 0,
            field: "players".to_owned(),
            what: match halt {
                crate::engine::Halt::Refused(refusal) => refusal.why,
                crate::engine::Halt::Ask(ask) => ask.question,
            },
        })
    }
}

/// A line up to its remark.
fn without_remark(line: &str) -> &str {
    let line = line.trim();
    match line.strip_prefix('#') {
        Some(_) => "",
        None => line.split_once(" #").map_or(line, |(text, _)| text.trim_end()),
    }
}

/// `Anne red`: a name, then a colour.
fn player(text: &str) -> Option<Player> {
    let (name, colour) = text.trim().rsplit_once(' ')?;
    Some(Player { name: name.trim().to_owned(), colour: colour.parse().ok()? })
}

fn names(players: &[Player]) -> String {
    players.iter().map(|player| player.name.as_str()).collect::<Vec<_>>().join(" | ")
}

fn unread(why: &serde_json::Error) -> Line {
    say!(keys::engine::PRESET_JSON, error = why.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::automobile::Automobile;

    const SHORT: &str = "\
# A remark before everything.
game automobile
preset practice
players Anne red, Bruno blue, Chloe green
first Bruno
ruling tie losses   # decided before

drawn
# Turn 1
blue choose ford   # goes first
";

    #[test]
    fn a_game_is_read_with_the_places_of_its_lines() {
        let game = Playthrough::read(SHORT).unwrap();
        assert_eq!(game.rulings, [("tie".to_owned(), "losses".to_owned())]);
        let lines: Vec<(usize, &str)> = game.lines.iter().map(|line| (line.at, line.text.as_str())).collect();
        assert_eq!(lines, [(8, "drawn"), (10, "blue choose ford")]);
        let header = game.header::<Automobile>().unwrap();
        assert_eq!(header.setup.first.to_string(), "p2");
        assert_eq!(header.seats.count(), 3);
        assert!(!header.board.is_empty());
    }

    #[test]
    fn a_line_of_the_set_up_that_is_not_understood_is_named() {
        let fault = |from: &str, to: &str| {
            let text = SHORT.replacen(from, to, 1);
            let read = Playthrough::read(&text).and_then(|game| game.begin::<Automobile>());
            read.map(|_| ()).unwrap_err()
        };
        assert_eq!(
            (fault("Anne red", "Anne rod").line, fault("Anne red", "Anne rod").field.as_str()),
            (4, "players")
        );
        assert_eq!(fault("first Bruno", "frist Bruno").field, "frist");
        assert_eq!(fault("first Bruno", "first Zoe").field, "first");
        assert_eq!(fault("practice", "practise").field, "preset");
        assert_eq!(fault("Anne red, ", "").field, "players");
        assert_eq!(fault("tie losses", "tie").field, "ruling");
    }
}
