//! The examples of `docs/ask.md`: each question is asked and gives the answer shown.

use serde_json::Value;
use steward::ask::{Answer, losses, sale};
use steward::words::{Language, render};

use crate::docs::page::{blocks, every_block_is_of_a_kind};
use crate::docs::readme::output;

const PAGE: &str = "docs/ask.md";

/// An answer without its derivations.
fn plain(mut json: Value) -> Value {
    match &mut json {
        Value::Object(fields) => {
            fields.remove("derivation");
            fields.values_mut().for_each(|value| *value = plain(value.take()));
        }
        Value::Array(values) => values.iter_mut().for_each(|value| *value = plain(value.take())),
        _ => {}
    }
    json
}

#[test]
fn every_question_of_the_page_gives_the_answer_shown() {
    every_block_is_of_a_kind(PAGE, &["sale", "losses", "says", "answer", "choices", "legal"]);
    let mut answer: Option<Answer> = None;
    let mut answered = 0;
    for block in blocks(PAGE) {
        let at = format!("{PAGE}:{}", block.line);
        match (block.kind.as_str(), &answer) {
            ("sale", _) => {
                let sheet = serde_json::from_str(&block.text).unwrap_or_else(|why| panic!("{at}: {why}"));
                answer = Some(sale(&sheet).unwrap_or_else(|why| panic!("{at}: {why}")));
            }
            ("losses", _) => {
                let sheet = serde_json::from_str(&block.text).unwrap_or_else(|why| panic!("{at}: {why}"));
                answer = Some(losses(&sheet).unwrap_or_else(|why| panic!("{at}: {why}")));
            }
            ("says", Some(answer)) => {
                let lines = std::iter::once(&answer.headline).chain(&answer.steps);
                let said: String = lines.map(|line| render(line, Language::ENGLISH) + "\n").collect();
                assert_eq!(block.text, said, "{at}");
            }
            ("answer", Some(answer)) => {
                let expected: Value = serde_json::from_str(&block.text).unwrap();
                let given = plain(answer.json.clone());
                assert_eq!(expected, given, "{at}\n{given:#}");
                answered += 1;
            }
            ("choices" | "legal", _) => {}
            _ => panic!("{at}: an answer without a question"),
        }
    }
    assert_eq!(answered, 2);
}

#[test]
fn the_choices_of_the_page_are_among_those_of_its_game() {
    let folder = std::env::temp_dir().join(format!("steward-choices-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    let of_kind = |kind: &str| blocks(PAGE).into_iter().find(|block| block.kind == kind).unwrap().text;
    let said: Vec<String> = of_kind("choices").lines().map(|command| output(command, &folder)).collect();
    let answer = said.last().unwrap();
    std::fs::remove_dir_all(&folder).unwrap();
    let answer: Value = serde_json::from_str(answer).unwrap_or_else(|why| panic!("{answer}: {why}"));
    let shown: Value = serde_json::from_str(&of_kind("legal")).unwrap();
    let kinds: Vec<&String> = shown.as_object().unwrap().keys().collect();
    assert_eq!(kinds, answer.as_object().unwrap().keys().collect::<Vec<_>>());
    for (kind, choices) in shown.as_object().unwrap() {
        for choice in choices.as_array().unwrap() {
            assert!(answer[kind].as_array().unwrap().contains(choice), "{kind}: {choice}\n{answer:#}");
        }
    }
}
