//! A whole game in French, from the home page to the exports, shows no English words.

use std::collections::{BTreeMap, BTreeSet};

use egui::Key;
use egui_kittest::kittest::NodeT;
use steward::desk::check::{CheckAction, CheckKind};
use steward::desk::table::{Panel, Subject};
use steward::desk::{Action, Teach, WhatIfCommand};
use steward::engine::board::Value;
use steward::engine::{Acts, Holder, Words};
use steward::export::{Copy, Paper};
use steward::games::{auto_brocante, automobile, autotock, independents, sponsors};
use steward::session::Session;
use steward::words::{Language, keys, render};

use crate::driven::{Window, demo_lines, record, settle, sheets, table, texts, typed, write_in_field};
use crate::ftl::{Piece, files, read};
use crate::hand;
use crate::room::{self, Folder, speaking};

const FRENCH: Language = Language::FRENCH;

/// The games on the home page.
const BOXES: [&str; 5] = ["automobile", "auto-brocante", "autotock", "independents", "sponsors"];

/// English that is not in any message, such as errors of parsers.
const OF_THE_MACHINE: [&str; 12] = [
    "unknown", "variant", "expected", "missing", "invalid", "string", "integer", "field", "column", "char",
    "trailing", "eof",
];

/// The words of a text in lower case.
fn words(text: &str) -> impl Iterator<Item = String> + '_ {
    text.split(|letter: char| !letter.is_alphabetic()).filter(|word| word.len() > 1).map(str::to_lowercase)
}

/// All words in the text of the messages of a language.
fn of_messages(language: &str) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for (_, source) in files(language) {
        for message in read(&source).into_values() {
            for reading in message.readings {
                let text: String = reading.iter().map(letter).collect();
                all.extend(words(&text));
            }
        }
    }
    all
}

/// A piece of a message as a letter. Arguments separate words.
fn letter(piece: &Piece) -> char {
    match piece {
        Piece::Text(letter) | Piece::Literal(letter) => *letter,
        Piece::Value(_) => ' ',
    }
}

/// The words of a game's notation in English and in French.
fn of_notation<A: Acts>() -> [Vec<&'static str>; 2] {
    let verbs = A::GRAMMAR.iter().flat_map(|act| act.syntax).map(|syntax| (syntax.word, syntax.french));
    let behind: Words = A::WORDS;
    let all = verbs.chain(behind.iter().copied());
    let (english, french) = all.unzip();
    [english, french]
}

/// The words that are English but not French, among those that the program uses.
fn english() -> BTreeSet<String> {
    let mut english = of_messages("en");
    let mut french = of_messages("fr");
    english.extend(OF_THE_MACHINE.map(str::to_owned));
    for [own, other] in [
        of_notation::<automobile::Act>(),
        of_notation::<auto_brocante::Act>(),
        of_notation::<autotock::Act>(),
        of_notation::<independents::Act>(),
        of_notation::<sponsors::Act>(),
    ] {
        english.extend(own.into_iter().flat_map(words));
        french.extend(other.into_iter().flat_map(words));
    }
    &english - &french
}

/// Names that are the same in both languages: games, cars and characters.
fn names() -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for game in BOXES {
        let contents = steward::session::game(game).unwrap();
        names.extend(words(&render(&contents.title.into(), FRENCH)));
        let whole = Session::demo(game).unwrap().unwrap();
        let seats = whole.seats();
        names.extend(seats.iter().flat_map(|seat| words(&seats.name(seat)).collect::<Vec<_>>()));
    }
    names
}

/// Texts that are not translated: reasons typed by users, names printed on boards, names of languages.
fn as_written() -> Vec<String> {
    let mut all: Vec<String> =
        Language::ALL.iter().map(|language| render(&keys::words::LANGUAGE.into(), *language)).collect();
    for game in BOXES {
        let table = Session::demo(game).unwrap().unwrap();
        let table = table;
        let names = table.board().written().into_values().filter_map(|printed| match printed.0 {
            Value::Text(name) if name.starts_with(char::is_uppercase) => Some(name),
            _ => None,
        });
        all.extend(names);
        let reasons = demo_lines(game).into_iter().filter(|line| !line.starts_with("amend"));
        all.extend(reasons.filter_map(|line| Some(line.split_once(": ")?.1.to_owned())));
        all.extend(
            demo_lines(game).into_iter().filter_map(|line| Some(line.strip_prefix("note ")?.to_owned())),
        );
    }
    all.sort_by_key(|text| std::cmp::Reverse(text.len()));
    all.dedup();
    all
}

/// The English words seen, each with its screen and text.
struct Ear {
    english: BTreeSet<String>,
    written: Vec<String>,
    heard: BTreeMap<String, (String, BTreeSet<String>)>,
    texts: usize,
}

impl Ear {
    fn new() -> Self {
        Self { english: &english() - &names(), written: as_written(), heard: BTreeMap::new(), texts: 0 }
    }

    fn hears(&mut self, at: &str, text: &str) {
        self.texts += 1;
        let own = self.written.iter().fold(text.to_owned(), |text, written| text.replace(written, ""));
        for word in words(&own).filter(|word| self.english.contains(word)) {
            let (_, texts) = self.heard.entry(word).or_insert_with(|| (at.to_owned(), BTreeSet::new()));
            if texts.len() < 3 {
                let text: String = text.chars().take(160).collect();
                texts.insert(format!("{text} [{at}]"));
            }
        }
    }

    /// Checks all texts of a window, accessible and painted.
    fn sees(&mut self, at: &str, window: &Window) {
        let mut found = Vec::new();
        for node in window.root().children_recursive() {
            let node = node.accesskit_node();
            found.extend([
                node.label(),
                node.value(),
                node.description(),
                node.placeholder().map(str::to_owned),
            ]);
        }
        let painted =
            texts(&window.output().shapes).into_iter().map(|(_, text)| Some(text.galley.text().to_owned()));
        found.extend(painted);
        let found: BTreeSet<String> = found.into_iter().flatten().collect();
        found.iter().for_each(|text| self.hears(at, text));
    }

    fn is_content(&self) {
        let lines: Vec<String> =
            self.heard.iter().map(|(word, (_, texts))| format!("{word}: {texts:#?}")).collect();
        assert!(
            lines.is_empty(),
            "{} English words in {} texts:\n{}",
            lines.len(),
            self.texts,
            lines.join("\n")
        );
    }
}

/// Sends an action to the window and checks its texts.
fn asks(window: &mut Window, ear: &mut Ear, at: &str, action: Action) {
    let called = format!("{at}, {action:?}").chars().take(90).collect::<String>();
    window.state_mut().give(action);
    settle(window);
    ear.sees(&called, window);
}

/// Opens every panel of the table in turn.
fn lays_all(window: &mut Window, ear: &mut Ear, at: &str) {
    let table = table(window);
    let seats: Vec<_> = table.seats().iter().collect();
    let last = table.lines();
    let phases = table.stage().phases.len() as u8;
    let offers = table.offers();
    let holders = table.chart().holders().into_iter();
    let places = holders.filter(|holder| matches!(holder, Holder::Place(..)));
    let mut lays = sheets(last);
    lays.extend([
        Panel::Printed(Vec::new()),
        Panel::Player(seats[0]),
        Panel::Differs,
        Panel::Where,
        Panel::Lying(places.take(1).collect()),
    ]);
    lays.extend((1..=phases).map(Panel::Phase));
    for lay in lays {
        asks(window, ear, at, Action::Panel(Some(lay)));
    }
    asks(window, ear, at, Action::Panel(None));
    let refused = offers.iter().filter(|offer| offer.answer.is_err()).take(3);
    let possible = offers.iter().filter(|offer| offer.answer.is_ok()).take(3);
    for offer in refused.chain(possible) {
        asks(window, ear, at, Action::Draft(offer.act.clone()));
        asks(window, ear, at, Action::Why(Subject::Offer(offer.act.clone())));
        asks(window, ear, at, Action::CloseWhy);
    }
    for _ in 0..2 {
        hand::strikes(window, Key::Escape);
    }
    for subject in [Subject::Entry(last), Subject::Score(seats[0])] {
        asks(window, ear, at, Action::Why(subject));
        asks(window, ear, at, Action::CloseWhy);
    }
    asks(window, ear, at, Action::Look(Some(last)));
    asks(window, ear, at, Action::Look(None));
    asks(window, ear, at, Action::Keys);
    asks(window, ear, at, Action::Keys);
    asks(window, ear, at, Action::Teach(Teach::Talk(Some(0))));
    asks(window, ear, at, Action::Teach(Teach::Talk(None)));
    asks(window, ear, at, Action::Teach(Teach::TryIt(true)));
    asks(window, ear, at, Action::Teach(Teach::TryIt(false)));
    asks(window, ear, at, Action::WhatIf(WhatIfCommand::Begin));
    asks(window, ear, at, Action::WhatIf(WhatIfCommand::Begin));
    asks(window, ear, at, Action::WhatIf(WhatIfCommand::Drop));
    asks(window, ear, at, Action::Break);
    asks(window, ear, at, Action::Break);
}

/// Plays the demo of a game from its first line. Each act is drafted and then entered.
fn evening(game: &str) {
    let mut ear = Ear::new();
    let header = Session::laid(game).unwrap().header_json();
    let path = record(&header, []);
    let mut desk = steward::desk::Desk::new(speaking(FRENCH));
    desk.give(Action::Open(path));
    let mut window = crate::driven::window(desk, crate::driven::FRAME);
    let mut phases = BTreeSet::new();
    for (n, line) in demo_lines(game).into_iter().enumerate() {
        let at = format!("{game} {n}");
        let stage = table(&window).stage();
        if phases.insert(stage.phase) {
            lays_all(&mut window, &mut ear, &at);
        }
        let verb = table(&window).read(&line).unwrap();
        match verb.act().cloned() {
            Some(act) => asks(&mut window, &mut ear, &at, Action::Draft(act)),
            None => {
                let text = typed(&window, FRENCH, &line);
                write_in_field(&mut window, FRENCH, &text);
                ear.sees(&at, &window);
            }
        }
        asks(&mut window, &mut ear, &at, Action::Enter(verb));
    }
    lays_all(&mut window, &mut ear, game);
    let session = Session::demo(game).unwrap().unwrap();
    let copy =
        Copy { table: &session, language: FRENCH, fingerprint: "0123456789abcdef", minutes: 45, bgg: None };
    for paper in Paper::ALL.into_iter().filter(|paper| !matches!(paper, Paper::Book | Paper::PlayLog)) {
        let text = paper.write(&copy).unwrap();
        let name = format!("{game}, {paper:?}");
        seen_on_paper(&text).for_each(|part| ear.hears(&name, part));
    }
    ear.is_content();
}

/// The text of an HTML page between its tags, without its style sheet.
fn seen_on_paper(text: &str) -> impl Iterator<Item = &str> {
    let body = text.rsplit_once("</style>").map_or(text, |(_, body)| body);
    body.split('<')
        .map(|part| part.split_once('>').map_or(part, |(_, after)| after))
        .filter(|part| !part.trim().is_empty())
}

#[test]
fn a_french_evening_of_automobile_has_no_english_word() {
    evening("automobile");
}

#[test]
fn a_french_evening_of_auto_brocante_has_no_english_word() {
    evening("auto-brocante");
}

#[test]
fn a_french_evening_of_autotock_has_no_english_word() {
    evening("autotock");
}

#[test]
fn a_french_evening_of_the_independents_has_no_english_word() {
    evening("independents");
}

#[test]
fn a_french_evening_of_les_sponsors_has_no_english_word() {
    evening("sponsors");
}

#[test]
fn the_shelf_the_set_up_the_manual_and_the_quick_answers_have_no_english_word() {
    let mut ear = Ear::new();
    let folder = Folder::new();
    let mut window = room::desk(&folder, speaking(FRENCH));
    ear.sees("shelf", &window);
    for game in BOXES {
        asks(&mut window, &mut ear, "set-up", Action::NewGame(game));
    }
    for action in
        [Action::Group, Action::Deal, Action::Backups, Action::Manual, Action::Manual, Action::Check]
    {
        asks(&mut window, &mut ear, "desk", action);
    }
    for kind in CheckKind::ALL {
        asks(&mut window, &mut ear, "quick answers", Action::Checked(CheckAction::To(kind)));
    }
    ear.is_content();
}
