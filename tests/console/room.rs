//! A temporary folder in which the program runs.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use serde_json::Value;

static COUNT: AtomicU32 = AtomicU32::new(0);

/// A temporary folder, removed on drop; it holds the user's data too.
pub struct Room(PathBuf);

/// Exit code and outputs of a run.
#[derive(Debug)]
pub struct Done {
    pub code: i32,
    pub out: String,
    pub err: String,
}

impl Room {
    pub fn new() -> Self {
        let name = format!("steward-room-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    pub fn write(&self, name: &str, text: impl AsRef<[u8]>) {
        let path = self.path(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
    }

    pub fn bytes(&self, name: &str) -> Vec<u8> {
        std::fs::read(self.path(name)).unwrap()
    }

    pub fn command(&self) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_steward"));
        command.current_dir(&self.0).env("STEWARD_DATA", self.path("data"));
        for name in ["LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"] {
            command.env(name, "en_US.UTF-8");
        }
        command
    }

    pub fn run(&self, args: &[&str]) -> Done {
        self.run_with(args, "")
    }

    pub fn run_with(&self, args: &[&str], input: &str) -> Done {
        let mut command = self.command();
        command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        // A program that does not read its input may have ended already.
        let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
        let output = child.wait_with_output().unwrap();
        Done {
            code: output.status.code().unwrap_or(-1),
            out: String::from_utf8(output.stdout).unwrap(),
            err: String::from_utf8(output.stderr).unwrap(),
        }
    }

    /// Runs a command that must succeed without error output; returns its output.
    pub fn fine(&self, args: &[&str]) -> String {
        let done = self.run(args);
        assert_eq!((done.code, done.err.as_str()), (0, ""), "{args:?} {}", done.out);
        done.out
    }

    /// Runs a command that must fail with this code; returns its one line of error output.
    pub fn fails(&self, code: i32, args: &[&str]) -> String {
        let done = self.run(args);
        assert_eq!(done.code, code, "{args:?} {done:?}");
        one_line(&done.err)
    }

    pub fn json(&self, args: &[&str]) -> Value {
        serde_json::from_str(&self.fine(args)).unwrap()
    }

    /// A game of Red, Blue and Green on the practice board; Red begins.
    pub fn game(&self) -> &'static str {
        let players = ["new", "automobile", "--players", "Red,Blue,Green", "--first", "Red", "-o"];
        self.fine(&[&players[..], &["game.steward"]].concat());
        "game.steward"
    }

    /// The same game in the first round of actions.
    pub fn acting(&self) -> &'static str {
        let game = self.game();
        self.fine(&["act", game, "drawn", "red choose ford", "blue choose kettering", "green choose sloan"]);
        game
    }

    pub fn folder(&self) -> &Path {
        &self.0
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

pub fn one_line(err: &str) -> String {
    let lines: Vec<&str> = err.lines().collect();
    let [line] = lines.as_slice() else { panic!("not one line: {err:?}") };
    assert!(!line.trim().is_empty() && !line.contains("console-") && !line.contains("panicked"), "{line}");
    (*line).to_owned()
}
