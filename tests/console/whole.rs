//! A file is complete or does not exist, and two programs that write at the same time lose nothing.

use std::process::Stdio;

use crate::console::room::{Done, Room};

/// Runs a command that is killed as soon as it writes to a file.
#[cfg(unix)]
fn killed(room: &Room, args: &[&str]) -> Done {
    let program = room.command().get_program().to_owned();
    let mut shell = std::process::Command::new("sh");
    shell.arg("-c").arg("ulimit -f 0; exec \"$0\" \"$@\"").arg(program).args(args);
    shell.current_dir(room.folder()).env("STEWARD_DATA", room.path("data"));
    let output = shell.stdout(Stdio::piped()).stderr(Stdio::piped()).output().unwrap();
    Done {
        code: output.status.code().unwrap_or(-1),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_program_that_is_killed_while_it_writes_a_file_leaves_none() {
    let room = Room::new();
    let game = room.acting();
    room.fine(&["act", game, "read space 7 cost 250"]);
    let there = || {
        let mut names: Vec<String> = ["", "data/presets/automobile"]
            .iter()
            .flat_map(|folder| std::fs::read_dir(room.path(folder)).unwrap())
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    };
    let (before, own) = (there(), room.bytes("data/presets/automobile/own.json"));
    for args in [
        &["new", "autotock", "--players", "A,B,C,D", "-o", "new.steward"][..],
        &["demo", "automobile", "-o", "demo.steward"],
        &["export", game, "-o", "new.csv"],
        &[
            "board",
            "export",
            "automobile",
            "own",
            "--edition",
            "1",
            "--by",
            "A",
            "--date",
            "1",
            "-o",
            "b.json",
        ],
        &["export", game, "--bgg", "4711", "-o", "new.bgsplay"],
    ] {
        let done = killed(&room, args);
        assert_eq!(done.code, -1, "{args:?} was not killed: {done:?}");
        assert_eq!(there(), before, "{args:?}");
    }
    assert_eq!(room.bytes("data/presets/automobile/own.json"), own);
}

#[test]
fn values_that_many_games_read_at_the_same_time_are_all_kept() {
    let room = Room::new();
    let spaces: Vec<u32> = (1..=12).collect();
    for space in &spaces {
        let file = format!("{space}.steward");
        let new = ["new", "automobile", "--players", "A,B,C", "--preset", "unread", "-o", &file];
        room.fine(&new);
    }
    let running: Vec<_> = spaces
        .iter()
        .map(|space| {
            let (file, line) =
                (format!("{space}.steward"), format!("read space {space} cost {}", space * 10));
            let mut command = room.command();
            command.args(["act", &file, &line]).stdout(Stdio::piped()).stderr(Stdio::piped());
            command.spawn().unwrap()
        })
        .collect();
    for run in running {
        let output = run.wait_with_output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    }
    let own = String::from_utf8(room.bytes("data/presets/automobile/own.json")).unwrap();
    for space in &spaces {
        let row = format!("\"{space}\": [");
        assert!(own.contains(&row), "space {space} is lost: {own}");
    }
    let left = std::fs::read_dir(room.path("data/presets/automobile")).unwrap().count();
    assert_eq!(left, 1, "nothing is left over");
}

#[cfg(unix)]
#[test]
fn symlinked_presets_are_followed() {
    let room = Room::new();
    let game = room.acting();
    room.write("elsewhere/mine.json", "");
    std::fs::remove_file(room.path("elsewhere/mine.json")).unwrap();
    std::fs::create_dir_all(room.path("data/presets/automobile")).unwrap();
    let link = room.path("data/presets/automobile/own.json");
    std::os::unix::fs::symlink("../../../elsewhere/mine.json", &link).unwrap();
    for line in ["read space 7 cost 250", "read space 12 cost 350"] {
        room.fine(&["act", game, line]);
        assert!(std::fs::symlink_metadata(&link).unwrap().is_symlink());
    }
    let own = String::from_utf8(room.bytes("elsewhere/mine.json")).unwrap();
    assert!(own.contains("250") && own.contains("350"), "{own}");
}
