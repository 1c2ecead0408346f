//! Invalid arguments, languages, help, and outputs that cannot be written.

use std::process::Stdio;

use crate::console::room::Room;

#[test]
fn arguments_that_make_no_sense_are_refused_in_one_line_and_never_crash() {
    let room = Room::new();
    room.acting();
    let long = "x".repeat(100_000);
    let table: &[&[&str]] = &[
        &["replay"],
        &["replay", "game.steward", "--at", "-1"],
        &["replay", "game.steward", "--at", "99999999999999999999"],
        &["replay", "game.steward", "--at", "4294967295"],
        &["replay", "game.steward", "--at"],
        &["replay", "game.steward", "more"],
        &["replay", "game.steward", "--nonsense"],
        &["check", ""],
        &["explain", "game.steward"],
        &["explain", "game.steward", "4294967295"],
        &["explain", "game.steward", "-3"],
        &["explain", "game.steward", "one"],
        &["ask"],
        &["ask", "skip"],
        &["ask", "skip", "-1"],
        &["ask", "skip", "27"],
        &["ask", "skip", "256"],
        &["ask", "skip", "٣"],
        &["ask", "deal", "0"],
        &["ask", "deal", "18446744073709551616"],
        &["ask", "payout"],
        &["ask", "payout", "--turn", "0", "--losses", "1"],
        &["ask", "payout", "--turn", "5", "--losses", "1"],
        &["ask", "payout", "--turn", "1", "--losses", "9223372036854775807"],
        &["ask", "payout", "--turn", "1", "--losses", "-9223372036854775808"],
        &["ask", "payout", "--turn", "1", "--losses", "1", "--loans", "-1"],
        &["ask", "payout", "--turn", "1", "--turn", "2", "--losses", "1"],
        &["ask", "payout", "--turn", "3", "--losses", "1", "--rate", "9223372036854775807"],
        &["ask", "sale", "game.steward"],
        &["ask", "nothing"],
        &["new"],
        &["new", "automobile"],
        &["new", "automobile", "--players", "A,B,C"],
        &["new", "automobile", "--players", "A,B,C", "-o", ""],
        &["new", "automobile", "--players", "A,B,C", "-o", "."],
        &["new", "automobile", "--players", "A,B\u{7}C,D", "-o", "x.steward"],
        &["new", "automobile", "--players", &long, "-o", "x.steward"],
        &["new", "automobile", "--players", "A,B,C", "--seed", "-1", "-o", "x.steward"],
        &["new", "automobile", "--players", "A,B,C", "--preset", "../../etc/passwd", "-o", "x.steward"],
        &["new", "../automobile", "--players", "A,B,C", "-o", "x.steward"],
        &["act"],
        &["act", "game.steward"],
        &["act", "game.steward", ""],
        &["act", "game.steward", "{"],
        &["act", "game.steward", "{}"],
        &["act", "game.steward", "[[[["],
        &["act", "game.steward", "--", "--help"],
        &["act", "game.steward", "red build 255 255"],
        &["act", "game.steward", "red build 1 99999999999999999999"],
        &["act", "game.steward", "back 4294967295"],
        &["act", "game.steward", "undo 18446744073709551615"],
        &["act", "game.steward", "correct bank > red 9223372036854775807 dollars"],
        &["act", "game.steward", "correct bank > red -5 dollars"],
        &["act", "game.steward", "amend replace 4294967295 red pass"],
        &["act", "game.steward", "rename red"],
        &["act", "game.steward", "é è"],
        &["act", "game.steward", &long],
        &["amend", "game.steward"],
        &["amend", "game.steward", "1"],
        &["amend", "game.steward", "4294967296", "strike"],
        &["amend", "game.steward", "1.99999", "strike"],
        &["amend", "game.steward", "; strike 1", "swap"],
        &["count", "game.steward"],
        &["count", "game.steward", "===="],
        &["count", "game.steward", "Red=é"],
        &["demo"],
        &["demo", "automobile"],
        &["game.steward", "replay"],
        &["nowhere"],
        &["--nonsense"],
        &["--lang", "tlh"],
        &["--lang"],
        &["--lang", "fr", "--lang", "en"],
        &["replay", "game.steward", "--lang", ""],
        &[&long],
        &["\u{1b}[31m"],
    ];
    // With a window, a single word is a record to open in it.
    let lone = |args: &[&str]| cfg!(feature = "window") && args.len() == 1 && !args[0].starts_with('-');
    for args in
        table.iter().filter(|args| !lone(args) || ["replay", "ask", "new", "act", "demo"].contains(&args[0]))
    {
        let shown: Vec<String> = args.iter().map(|arg| arg.chars().take(60).collect()).collect();
        let done = room.run(args);
        assert_eq!(done.code, 2, "{shown:?}: {} {}", done.out, done.err);
        assert_eq!(done.err.lines().count(), 1, "{shown:?}: {}", done.err);
        assert!(!done.err.contains("panicked") && !done.err.contains('\u{1b}'), "{shown:?}: {}", done.err);
    }
    assert_eq!(room.json(&["replay", "game.steward", "--json"])["entries"], 4);
    assert!(!room.path("x.steward").exists());
}

#[cfg(unix)]
#[test]
fn an_argument_that_is_not_text_is_refused() {
    use std::os::unix::ffi::OsStrExt;
    let room = Room::new();
    let mut command = room.command();
    let output = command.arg("act").arg("x").arg(std::ffi::OsStr::from_bytes(b"\xff")).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    let output = room.command().arg("replay").arg(std::ffi::OsStr::from_bytes(b"\xff")).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn every_refusal_of_arguments_names_the_help_that_helps() {
    let room = Room::new();
    let line = room.fails(2, &["replay"]);
    assert_eq!(line, "<FILE> is missing: see “steward replay --help”");
    let line = room.fails(2, &["replay", "--lang", "fr"]);
    assert!(line.contains("voyez «\u{A0}steward replay --help\u{A0}»"), "{line}");
    let line = room.fails(2, &["ask", "payout", "--turn", "x"]);
    assert!(line.starts_with("“x” is not a valid value for --turn <N>"), "{line}");
}

#[test]
fn help_and_version_are_shown_in_the_language_asked_for() {
    let room = Room::new();
    let english = room.fine(&["--help"]);
    let french = room.fine(&["--help", "--lang", "fr"]);
    for command in ["replay", "check", "explain", "ask", "new", "act", "preview", "amend", "count", "demo"] {
        assert!(english.contains(command) && french.contains(command), "{command}");
        let own = room.fine(&[command, "--help"]);
        assert!(own.starts_with(|c: char| c.is_uppercase()) && own.contains("Usage: steward"), "{own}");
    }
    assert!(french.contains("Usage\u{A0}: steward") && french.contains("Commandes"), "{french}");
    assert!(room.fine(&["--version"]).starts_with("steward "));
}

#[test]
fn a_closed_pipe_is_not_an_error() {
    let room = Room::new();
    let game = room.acting();
    for args in [&["replay", game][..], &["explain", game, "0"], &["--help"]] {
        let mut child =
            room.command().args(args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{args:?}");
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{args:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_behind_the_output_is_reported() {
    let room = Room::new();
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let output = room.command().arg("--help").stdout(full).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).starts_with("the answer could not be written"));
}

#[test]
fn the_language_of_the_system_is_the_default() {
    let room = Room::new();
    let mut command = room.command();
    for name in ["LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"] {
        command.env(name, "fr_CA.UTF-8");
    }
    let output = command.arg("replay").output().unwrap();
    assert!(String::from_utf8_lossy(&output.stderr).contains("voyez"), "{output:?}");
}

#[test]
fn no_command_writes_outside_its_folder() {
    let room = Room::new();
    let game = room.acting();
    let mut names: Vec<String> = std::fs::read_dir(room.folder())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name != "game.steward.lock")
        .collect();
    names.sort();
    assert_eq!(names, [game]);
}

#[test]
fn a_line_that_is_far_too_long_is_refused_before_it_is_parsed() {
    let room = Room::new();
    let game = room.acting();
    let before = room.bytes(game);
    for (language, said) in [("en", "an entry has at most 1,024 kB of text"), ("fr", "1\u{202f}024")] {
        let done = room.run_with(&["act", game, "-", "--lang", language], &"red fly ".repeat(150_000));
        assert!(done.code == 2 && done.err.contains(said), "{}", done.err.get(..200).unwrap_or(&done.err));
    }
    assert_eq!(room.bytes(game), before);
}
