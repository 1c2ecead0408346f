//! Playthroughs: complete games in notation, one line per entry. Each game has one as its demo; tests play the others.

use crate::msg;
use crate::preset::{Fault, UNREAD};
use crate::words::keys;

/// A playthrough: the setup and the lines entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Playthrough {
    pub game: String,
    /// The name of the preset with the board values.
    pub preset: String,
    /// The players in seating order.
    pub players: Vec<String>,
    /// The first player, if not the first in the list.
    pub first: Option<String>,
    /// Rulings that differ from the default, as open point and option.
    pub rulings: Vec<(String, String)>,
    /// The lines entered.
    pub lines: Vec<Typed>,
}

/// A line of notation and its position in the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Typed {
    /// The line number in the file, from 1.
    pub at: usize,
    pub text: String,
}

impl Playthrough {
    /// Parses a playthrough. The setup (`game`, `preset`, `players`, `first`, `ruling`) ends at the first
    /// empty line. `#` starts a comment.
    ///
    /// # Errors
    /// Names the line and its first word.
    pub fn parse(text: &str) -> Result<Self, Fault> {
        let mut whole = Self {
            game: String::new(),
            preset: UNREAD.to_owned(),
            players: Vec::new(),
            first: None,
            rulings: Vec::new(),
            lines: Vec::new(),
        };
        let mut playing = false;
        for (line, at) in text.lines().zip(1usize..) {
            let typed = without_remark(line);
            if line.trim().is_empty() {
                playing |= !whole.game.is_empty();
            } else if playing && !typed.is_empty() {
                whole.lines.push(Typed { at, text: typed.to_owned() });
            } else if !typed.is_empty() {
                let (word, rest) = typed.split_once(' ').unwrap_or((typed, ""));
                whole.set_up(word, rest.trim()).map_err(|example| Fault {
                    line: at,
                    field: word.to_owned(),
                    what: msg!(keys::engine::NOTATION_HOW, example = example),
                })?;
            }
        }
        Ok(whole)
    }

    /// Parses a line of the setup. The error is an example of the correct form.
    fn set_up(&mut self, word: &str, rest: &str) -> Result<(), &'static str> {
        match (word, rest.split_once(' ')) {
            ("game", None) if !rest.is_empty() => self.game = rest.to_owned(),
            ("preset", None) if !rest.is_empty() => self.preset = rest.to_owned(),
            ("players", Some(_)) => {
                self.players = rest.split(',').map(|name| name.trim().to_owned()).collect();
            }
            ("first", None) if !rest.is_empty() => self.first = Some(rest.to_owned()),
            ("ruling", Some((id, option))) => {
                self.rulings.push((id.to_owned(), option.trim().to_owned()));
            }
            ("preset", _) => return Err("preset practice"),
            ("players", _) => return Err("players Anne, Bruno, Chloe"),
            ("first", _) => return Err("first Anne"),
            ("ruling", _) => return Err("ruling tie losses"),
            _ => return Err("game automobile"),
        }
        Ok(())
    }
}

/// A line without its comment.
fn without_remark(line: &str) -> &str {
    let line = line.trim();
    match line.strip_prefix('#') {
        Some(_) => "",
        None => line.split_once(" #").map_or(line, |(text, _)| text.trim_end()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHORT: &str = "\
# A remark before everything.
game automobile
preset practice
players Anne, Bruno, Chloe
first Bruno
ruling tie losses   # decided before

drawn
# Turn 1
blue choose ford   # goes first
";

    #[test]
    fn a_game_is_read_with_the_places_of_its_lines() {
        let game = Playthrough::parse(SHORT).unwrap();
        assert_eq!(game.players, ["Anne", "Bruno", "Chloe"]);
        assert_eq!(game.rulings, [("tie".to_owned(), "losses".to_owned())]);
        let lines: Vec<(usize, &str)> = game.lines.iter().map(|line| (line.at, line.text.as_str())).collect();
        assert_eq!(lines, [(8, "drawn"), (10, "blue choose ford")]);
    }

    #[test]
    fn a_line_of_the_set_up_that_is_not_understood_is_named() {
        let fault = |from: &str, to: &str| {
            let fault = Playthrough::parse(&SHORT.replacen(from, to, 1)).unwrap_err();
            (fault.line, fault.field)
        };
        assert_eq!(fault("first Bruno", "frist Bruno"), (5, "frist".to_owned()));
        assert_eq!(fault("first Bruno", "first"), (5, "first".to_owned()));
        assert_eq!(fault("tie losses", "tie"), (6, "ruling".to_owned()));
        assert_eq!(fault("game automobile", "game"), (2, "game".to_owned()));
    }
}
