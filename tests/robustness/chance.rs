//! Random input: arbitrary text, and valid input with one part changed.

use proptest::prelude::*;
use proptest::sample::{Index, select};
use serde_json::Value;
use steward::preset::{demo, practice};
use steward::session::Session;

use crate::robustness::doors;

fn config() -> ProptestConfig {
    let few = ProptestConfig { failure_persistence: None, ..ProptestConfig::default() };
    if std::env::var_os("PROPTEST_CASES").is_some() { few } else { ProptestConfig { cases: 60, ..few } }
}

/// Words that have broken programs, and words of the notation.
const WORDS: [&str; 46] = [
    "0",
    "-1",
    "1",
    "255",
    "256",
    "65536",
    "4294967295",
    "4294967296",
    "9223372036854775807",
    "9223372036854775808",
    "-9223372036854775808",
    "18446744073709551615",
    "18446744073709551616",
    "1e400",
    "٣",
    "½",
    "red",
    "blue",
    "p1",
    "p0",
    "p300",
    "bank",
    "outside",
    "dollars",
    "undo",
    "redo",
    "back",
    "amend",
    "replace",
    "strike",
    "swap",
    "insert",
    "correct",
    "ruling",
    ">",
    "=",
    ":",
    ",",
    ";",
    "\"",
    "\\",
    "{",
    "\u{0}",
    "\u{1b}[31m",
    "\u{202e}abc",
    "\u{feff}é\u{301}",
];

fn word() -> impl Strategy<Value = String> {
    prop_oneof![6 => select(&WORDS[..]).prop_map(str::to_owned), 1 => any::<i64>().prop_map(|n| n.to_string()), 1 => ".{0,8}"]
}

/// A line of a demo with a word or two replaced, inserted or removed.
fn notation() -> impl Strategy<Value = String> {
    let lines: Vec<&str> = steward::session::words().flat_map(|game| demo(game).unwrap().lines()).collect();
    let edits = prop::collection::vec((any::<Index>(), 0..3, word()), 0..3);
    (select(lines), edits).prop_map(|(line, edits)| {
        let mut words: Vec<String> = line.split(' ').map(str::to_owned).collect();
        for (at, how, word) in edits {
            let at = at.index(words.len());
            match how {
                0 => words[at] = word,
                1 => words.insert(at, word),
                _ => drop(words.remove(at)),
            }
            if words.is_empty() {
                words.push(String::new());
            }
        }
        words.join(" ")
    })
}

fn odd_value() -> impl Strategy<Value = Value> {
    prop_oneof![
        word().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        select(vec![i64::MAX, i64::MIN, 0, -1, 256, 1 << 32]).prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        Just(Value::Null),
        Just(Value::Array(Vec::new())),
        Just(serde_json::json!([[1, 2], {"a": {}}])),
    ]
}

/// Changes one random part of a JSON value.
fn change(value: &mut Value, path: &[Index], odd: Value) {
    let Some((here, path)) = path.split_first() else {
        *value = odd;
        return;
    };
    match value {
        Value::Array(items) if !items.is_empty() => {
            let at = here.index(items.len());
            change(&mut items[at], path, odd);
        }
        Value::Object(fields) if !fields.is_empty() => {
            let at = here.index(fields.len());
            let Some(inside) = fields.values_mut().nth(at) else { return };
            change(inside, path, odd);
        }
        leaf => *leaf = odd,
    }
}

fn changed(values: Vec<Value>) -> impl Strategy<Value = String> {
    (select(values), prop::collection::vec(any::<Index>(), 1..6), odd_value()).prop_map(
        |(mut value, path, odd)| {
            change(&mut value, &path, odd);
            value.to_string()
        },
    )
}

fn records() -> Vec<Vec<String>> {
    let whole = doors::games().iter().filter(|game| (25..70).contains(&game.lines()));
    let lines = |game: &Session| {
        let table = game;
        std::iter::once(table.header_json())
            .chain((1..=table.lines()).filter_map(|n| table.line_json(n)))
            .collect()
    };
    whole.map(lines).collect()
}

fn json_lines() -> Vec<Value> {
    let verb = |line: &String| {
        let Value::Object(mut fields) = serde_json::from_str(line).unwrap() else { panic!() };
        fields
            .retain(|field, _| !["n", "on", "at", "moves", "phase", "draw", "sum"].contains(&field.as_str()));
        Value::Object(fields)
    };
    records().iter().flat_map(|lines| lines.iter().skip(1).map(verb)).collect()
}

/// A record without checksums in which one line is changed or replaced.
fn record() -> impl Strategy<Value = String> {
    let one = select(records()).prop_flat_map(|lines| {
        let values = lines.iter().map(|line| serde_json::from_str(line).unwrap()).collect();
        (Just(lines), any::<Index>(), prop_oneof![5 => changed(values), 1 => notation(), 1 => ".*"])
    });
    one.prop_map(|(mut lines, at, line)| {
        let at = at.index(lines.len());
        lines[at] = line;
        lines.join("\n")
    })
}

fn presets() -> Vec<Value> {
    steward::session::words().map(|game| serde_json::from_str(practice(game).unwrap()).unwrap()).collect()
}

const SALE: &str = r#"{"demand":{"mid":7,"low":2},"mid_reduced":110,"spaces":[{"space":1,"class":"mid","owner":"C",
    "cars":3},{"space":3,"class":"mid","owner":"A","cars":2,"bonus":1},{"space":4,"class":"mid","owner":"C","cars":4,
    "reduced":2},{"space":2,"class":"low","owner":"B","cars":2}]}"#;
const LOSSES: &str = r#"{"turn":3,"rate":30,"spaces":[{"space":12,"class":"mid","owner":"A"},{"space":6,"class":"mid"},
    {"space":26,"class":"premium","owner":"B"}],"players":[{"name":"A","points":7,"loans":2},{"name":"B","points":1,
    "character":"sloan"},{"name":"C","cash":0,"loans":2}]}"#;

fn sheets() -> Vec<Value> {
    [SALE, LOSSES].map(|text| serde_json::from_str(text).unwrap()).to_vec()
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn random_bytes_are_refused_or_open_as_a_record(bytes in any::<Vec<u8>>()) {
        doors::record(&bytes);
    }

    #[test]
    fn a_record_with_one_thing_changed_opens_or_is_refused(text in record(), end in "[\n\r ]?") {
        doors::record(format!("{text}{end}").as_bytes());
    }

    #[test]
    fn random_text_is_refused_as_a_preset(text in ".*") {
        doors::preset(&text);
    }

    #[test]
    fn a_preset_with_one_thing_changed_is_read_or_refused(text in changed(presets())) {
        doors::preset(&text);
    }

    #[test]
    fn random_text_is_parsed_or_refused(game in 0usize..100, text in ".*") {
        doors::typed(game, &text);
    }

    #[test]
    fn notation_with_words_changed_is_parsed_or_refused(game in 0usize..100, text in notation()) {
        doors::typed(game, &text);
    }

    #[test]
    fn json_with_one_thing_changed_is_parsed_or_refused(game in 0usize..100, text in changed(json_lines())) {
        doors::typed(game, &text);
    }

    #[test]
    fn random_counts_are_parsed_or_refused(game in 0usize..100, text in prop_oneof![
        "(Red|red|p1|Anne|bank|space 7|.{0,3})=[0-9$,+x× ]{0,30}[a-z ]{0,8}", "[0-9x×+=$ ]{0,40}", ".*"
    ]) {
        doors::amount(game, &text);
        doors::amount(game, &format!("{}={text}", doors::games()[game % doors::games().len()].seats().iter().next()
            .map(|seat| doors::games()[game % doors::games().len()].seats().name(seat)).unwrap_or_default()));
    }

    #[test]
    fn a_sheet_with_one_thing_changed_is_answered_or_refused(text in prop_oneof![9 => changed(sheets()), 1 => ".*"]) {
        doors::sheet(&text);
    }

    #[test]
    fn random_questions_are_answered_or_refused(
        figures in prop::array::uniform4(prop_oneof![
            0i64..8, any::<i64>(), select(vec![i64::MAX, i64::MIN, -1, 255, 256, 10_000, 4_294_967_295])
        ]),
    ) {
        doors::question(&figures);
    }
}
