//! The page of refusals in each language: the line typed, the refusal, the suggestion and the legal act.
//! Every refusal checked in a test is added to the page, and its suggestion is tried.

use std::collections::BTreeMap;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;

use steward::engine::entry::{Rename, Verb};
use steward::engine::{Game, Refusal, Rejection, Session, notation};
use steward::msg;
use steward::words::{Language, keys, render};

/// The environment variable with the folder in which a full test run collects refusals.
const KEPT: &str = "STEWARD_TEST_REFUSALS";

/// Serializes writes to it.
static HAND: Mutex<()> = Mutex::new(());

/// The parts of a refusal in each language: reason and suggestion.
const LANGUAGES: [Language; 2] = [Language::ENGLISH, Language::FRENCH];

/// Tries every line in a suggestion, and adds the refusal to the page.
#[track_caller]
pub fn keep<G: Game>(journal: &Session, verb: &Verb, refusal: &Refusal) {
    let suggestion = refusal.suggestion.as_ref().unwrap();
    let tried = notation::write_verb(verb, journal.setting());
    let instead = match verb {
        Verb::Act(act) => journal.instead(act),
        _ => None,
    };
    let instead =
        instead.map(|act| notation::shown_verb(&Verb::Act(act), journal.setting()).0).unwrap_or_default();
    for language in LANGUAGES {
        for line in quoted(&render(suggestion, language)) {
            let done = done(journal, line);
            assert_eq!(done, Ok(()), "{tried}: the suggestion names {line:?}");
        }
    }
    let Some(path) = std::env::var_os(KEPT) else { return };
    let test = std::thread::current().name().unwrap_or_default().to_owned();
    let said = LANGUAGES.map(|language| description(journal, verb, [&tried, &instead], language));
    let keys = (refusal.why.key.id(), suggestion.key.id());
    let kept = serde_json::json!([G::ID, keys, test, said]);
    let _hand = HAND.lock().unwrap();
    let mut file = OpenOptions::new().create(true).append(true).open(path).unwrap();
    writeln!(file, "{kept}").unwrap();
}

/// An entry of the page in a language, with players named after their colours: the line, the reason, the suggestion and the legal act.
fn description(journal: &Session, verb: &Verb, lines: [&str; 2], language: Language) -> [String; 4] {
    let mut journal = journal.clone();
    let seats = journal.setting().seats.clone();
    for (seat, player) in seats.iter().filter_map(|seat| Some((seat, seats.player(seat)?))) {
        let name = capital(&render(&player.colour.key().into(), language));
        if name != player.name {
            let rename = Verb::Rename(Rename { seat, name, colour: None });
            journal.enter(rename, String::new()).unwrap();
        }
    }
    let Err(Rejection::Refused(refusal)) = journal.enter(verb.clone(), String::new()) else {
        panic!("{verb:?}")
    };
    let suggestion = render(refusal.suggestion.as_ref().unwrap(), language);
    let typed = |text: &str| {
        let typed = journal.typed(text);
        render(&msg!(keys::engine::DESCRIBE, text = typed), language)
    };
    let [tried, instead] = lines.map(typed);
    [tried, render(&refusal.why, language), suggestion, instead]
}

/// A word with a capital first letter.
fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// The texts in quotation marks, in either language.
fn quoted(said: &str) -> Vec<&str> {
    let pieces = said.split(['\u{201c}', '\u{ab}']).skip(1);
    pieces
        .filter_map(|piece| piece.split(['\u{201d}', '\u{bb}']).next())
        .map(|piece| piece.trim_matches(['\u{a0}', '\u{202f}', ' ']))
        .collect()
}

/// Enters a line in a copy of the session.
fn done(journal: &Session, line: &str) -> Result<(), String> {
    let mut journal = journal.clone();
    let verb = journal.parse(line).map_err(|why| why.to_string())?;
    journal.enter(verb, String::new()).map(|_| ()).map_err(|rejection| rejection.to_string())
}

/// A refusal on the page: its keys, the test it comes from, and in each language the line, the reason, the
/// suggestion and the legal act.
type Kept = (String, (String, String), String, [[String; 4]; 2]);

#[test]
fn every_refusal_agrees_with_its_page_in_each_language() {
    if std::env::var_os(KEPT).is_some() {
        return; // only runs on its own, to collect the refusals of the other tests
    }
    let kept = std::env::temp_dir().join(format!("steward-refusals-{}", std::process::id()));
    let all =
        Command::new(std::env::current_exe().unwrap()).arg("rulebook::").env(KEPT, &kept).output().unwrap();
    assert!(all.status.success(), "{}", String::from_utf8_lossy(&all.stdout));
    let text = fs::read_to_string(&kept).unwrap();
    fs::remove_file(&kept).unwrap();
    let mut page: BTreeMap<_, Kept> = BTreeMap::new();
    for line in text.lines() {
        let kept: Kept = serde_json::from_str(line).unwrap();
        let key = (kept.0.clone(), kept.1.clone());
        if page.get(&key).is_none_or(|other| kept.2 < other.2) {
            page.insert(key, kept);
        }
    }
    for (at, language) in LANGUAGES.into_iter().enumerate() {
        let mut said = String::new();
        let mut game = "";
        for (box_word, _, _, description) in page.values() {
            if game != box_word {
                said.push_str(&format!("# {box_word}\n\n"));
                game = box_word;
            }
            let [tried, why, suggestion, instead] = &description[at];
            said.push_str(&format!("- `{tried}`  \n  {why}  \n  {suggestion}\n"));
            if !instead.is_empty() {
                said.push_str(&format!("  `{instead}`\n"));
            }
        }
        golden(&path(language), &said);
    }
}

fn path(language: Language) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/rulebook/refusals.{}.md", language.code()))
}

#[track_caller]
fn golden(path: &Path, said: &str) {
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(path, said).unwrap();
    }
    let written = fs::read_to_string(path).unwrap_or_default();
    let differs = written.lines().zip(said.lines()).find(|(one, other)| one != other);
    assert!(written == said, "{}: {differs:?}; UPDATE_GOLDEN=1 writes it anew", path.display());
}
