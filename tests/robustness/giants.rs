//! Names, lines and records that are far too long or too deeply nested, or contain control characters.

use steward::session::{Opening, Session};
use steward::words::{Language, render};

use crate::robustness::doors;

/// Begins a session of each game with these names, or returns why it cannot.
fn begun(names: &[&str]) -> Vec<Result<Session, steward::session::NotBegun>> {
    let begin = |game: &str| {
        let contents = steward::session::game(game).unwrap();
        let mut names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
        while names.len() < *contents.seats.start() {
            names.push(format!("Player {}", names.len()));
        }
        Opening { names, preset: "practice".to_owned(), ..Opening::default() }.begin(contents)
    };
    steward::session::words().map(begin).collect()
}

#[test]
fn names_that_fill_or_turn_a_screen_are_refused_or_shown_safely() {
    let long = "x".repeat(10_000);
    let wide = "é\u{301}".repeat(5_000);
    for name in [&long, &wide, "", " ", "a\u{0}b", "a\nb", "a\u{1b}[2Jb", "a\u{7f}b", "a\u{85}b"] {
        for refused in begun(&[name]) {
            let line = refused.unwrap_err().line();
            for language in Language::ALL {
                let text = render(&line, *language);
                assert!(!text.contains(char::is_control) && !text.is_empty(), "{text:?}");
            }
        }
    }
    for name in
        ["\u{202e}neerG", "\u{2067}a\u{2069}", "אבג", "عربي", "a\u{200b}b", "<b>&\"'{$x}", "{ \"x\" }"]
    {
        for session in begun(&[name]).into_iter().flatten() {
            let seat = session.seats().iter().next().unwrap();
            let line = session.holder_line(steward::engine::Holder::Seat(seat));
            for language in Language::ALL {
                let text = render(&line, *language);
                assert!(!text.contains(['\u{202e}', '\u{2067}', '\u{2069}']), "{text:?}");
            }
        }
    }
}

/// A tenth of a number, or all of it if `GIANTS` is set.
fn giant(size: usize) -> usize {
    if std::env::var_os("GIANTS").is_some() { size } else { size / 10 }
}

#[test]
fn oversized_and_deeply_nested_input_is_refused_everywhere() {
    let numbers = [
        "9223372036854775807",
        "9223372036854775808",
        "-9223372036854775808",
        "-9223372036854775809",
        "18446744073709551615",
        "18446744073709551616",
        "340282366920938463463374607431768211456",
        "1e400",
        "0x10",
    ];
    let mut texts: Vec<String> = vec![
        "x".repeat(giant(1_000_000)),
        " ".repeat(giant(1_000_000)),
        "[".repeat(giant(200_000)),
        r#"{"act":"#.repeat(giant(100_000)),
        format!("{}{}", "{\"a\":".repeat(5_000), "}".repeat(5_000)),
        format!("[{}]", "1,".repeat(giant(200_000))),
        "red ".repeat(giant(100_000)),
        "amend replace 1 ".repeat(giant(10_000)),
        "amend ".to_owned() + &"strike 1; ".repeat(giant(10_000)),
        "\u{202e}".repeat(giant(10_000)),
        "\"".repeat(giant(100_001)),
        format!("note {}", "é".repeat(giant(1_000_000))),
        format!("correct {}bank > red 1 dollars", "bank > red 1 dollars, ".repeat(giant(10_000))),
        format!("rename red {}", "x".repeat(giant(10_000))),
        format!("red={}", "9".repeat(giant(100_000))),
        format!("red={}1", "1x1+".repeat(giant(100_000))),
    ];
    for number in numbers {
        for pattern in [
            "back N",
            "undo N",
            "red roll N",
            "red build 1 N",
            "red sell 1 N",
            "correct bank > red N dollars",
            "amend replace N red pass",
            "amend strike N.N",
            "red=N",
            "red=NxN",
            "red=N+N",
            "count red=N",
            r#"{"act":{"roll":{"seat":"p1","die":N}}}"#,
            r#"{"back":N}"#,
            r#"{"count":[["p1","dollars",N]]}"#,
            r#"{"correct":{"moves":[["bank","p1","dollars",N],["bank","p1","dollars",N]]}}"#,
            r#"{"correct":{"moves":[["p1","bank","dollars",N]]}}"#,
        ] {
            texts.push(pattern.replace('N', number));
        }
    }
    for text in &texts {
        doors::record(text.as_bytes());
        doors::preset(text);
        doors::sheet(text);
        for game in (0..doors::games().len()).step_by(4) {
            doors::typed(game, text);
            doors::amount(game, text);
        }
    }
}

#[test]
fn a_record_of_ten_thousand_lines_opens() {
    for game in doors::games().iter().filter(|game| game.lines() == 0) {
        let mut text = game.header_json() + "\n";
        for n in 0..10_000 {
            text.push_str(&format!("{{\"note\":{{\"text\":\"remark {n}\"}}}}\n"));
        }
        doors::record(text.as_bytes());
    }
}
