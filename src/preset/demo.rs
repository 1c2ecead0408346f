//! Demo games: players, who begins, and every line in notation, played on the practice board.

/// The demo game of a box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Demo {
    /// The name of its record.
    pub id: &'static str,
    /// Who plays.
    pub players: &'static [&'static str],
    /// Which of them begins, from 0.
    pub first: u8,
    text: &'static str,
}

impl Demo {
    /// Its lines in notation, in order.
    pub fn lines(&self) -> impl Iterator<Item = &'static str> {
        self.text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'))
    }
}

/// The demo game of a box, if it has one.
pub fn demo(game: &str) -> Option<Demo> {
    match game {
        "automobile" => Some(Demo {
            id: "demo",
            players: &["Red", "Blue", "Green"],
            first: 0,
            text: include_str!("../../presets/automobile/demo.txt"),
        }),
        _ => None,
    }
}
