//! The worked cases of the rule pages are shown on the page of their phase, with the same figures.

use steward::engine::Colour;
use steward::session::{Session, description};
use steward::words::{Language, Line, render};

fn said(line: Line) -> String {
    render(&line, Language::ENGLISH)
}

/// The movements of an example with their terms.
fn description(session: &Session, act: &str) -> String {
    let table = session;
    let outcome = table.preview_text(act).unwrap_or_else(|rejection| panic!("{act}: {rejection:?}"));
    let postings = outcome.effect.postings.iter().map(|posting| {
        let terms = description::posting_terms(table, posting).into_iter().map(said);
        format!(
            "{}: {}\n",
            said(description::posting_line(table, posting)),
            terms.collect::<Vec<_>>().join("; ")
        )
    });
    let findings =
        outcome.effect.findings.iter().map(|found| format!("{}\n", said(description::figure_line(found))));
    postings.chain(findings).collect()
}

/// The worked cases: game, phase, movements and terms.
const CASES: &[(&str, u8, &[&[&str]])] = &[
    ("automobile", 2, &[&["1 R&D cube from blue", "blue pays the bank $200"]]),
    ("automobile", 3, &[&["10 R&D cubes from red"], &["3 R&D cubes from green"]]),
    ("automobile", 5, &[&["1 distributor", "1 loss point from the bank to green"]]),
    ("automobile", 6, &[&["4 loss points from red to the bank"]]),
    (
        "automobile",
        7,
        &[&["to yellow", "to red", "to green", "to blue"], &["mid: 19", "low: 13", "premium: 0"]],
    ),
    (
        "automobile",
        8,
        &[
            &["1 loss point from the bank to red", "3 loss points from the bank to blue"],
            &["$310"],
            &["3 loss points from red"],
        ],
    ),
    ("auto-brocante", 1, &[&["Reo 1905 (12)"]]),
    ("auto-brocante", 2, &[&["Checker cab (14)"]]),
    ("auto-brocante", 3, &[&["red pays green $8,000"], &["red pays the bank $4,500"]]),
    ("auto-brocante", 4, &[&["blue pays red $9,000"], &["blue pays red $7,000"], &["red pays blue $1,000"]]),
    ("sponsors", 2, &[&["7 million"], &["10 million"], &[]]),
    ("sponsors", 3, &[&["10 energy tokens", "3 million from red to the bank: money left"]]),
    ("sponsors", 5, &[&["squares run so far: 7"], &["2 energy tokens"]]),
    ("independents", 2, &[&["Models, section 1"]]),
    (
        "independents",
        4,
        &[
            &["5 disks (red)"],
            &["2 disks (red) from Models, section 1 to the supply", "2 disks (blue)", "1 disk (green)"],
        ],
    ),
    ("independents", 5, &[&["1 victory token from the bank to red"]]),
    ("independents", 8, &[&["success, disks left: 8"], &["red: bankruptcy"]]),
    ("autotock", 1, &[&["6 cards from the bank to red"]]),
    ("autotock", 2, &[&["1 card from red to the pile"]]),
    (
        "autotock",
        3,
        &[&["to square 19"], &["to square 14", "to square 22", "to square 29"], &["to square 11"]],
    ),
];

#[test]
fn every_worked_case_is_shown_on_the_page_of_its_phase() {
    let called = |colour: Colour| said(colour.key().into());
    for game in steward::session::words() {
        let contents = steward::session::game(game).unwrap();
        for (phase, lesson) in (1u8..).zip(contents.lessons) {
            let case = CASES.iter().find(|(of, at, _)| (*of, *at) == (game, phase));
            let cases = case.map(|(_, _, cases)| *cases).unwrap_or_default();
            assert_eq!(lesson.worked.len(), cases.len(), "{game} {phase}");
            let examples = Session::examples(game, phase, called);
            assert_eq!(examples.len(), cases.len().max(1), "{game} {phase}: not all can be laid out");
            for (example, figures) in examples.iter().zip(cases) {
                let (act, description) = (&example.act, description(&example.before, &example.act));
                for figure in *figures {
                    assert!(
                        description.contains(figure),
                        "{game} {phase}, {act}: no {figure:?} in\n{description}"
                    );
                }
            }
        }
    }
}
