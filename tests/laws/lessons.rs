//! Every lesson, played to its end, with random turns.

use std::collections::BTreeSet;

use steward::engine::{Game, Movement, QuizAnswer, QuizQuestion, Rejection, Session};
use steward::words::keys::coach as k;

/// Checks the lesson of each phase of a random session: it has a text; its quiz questions are about offered
/// acts, without repetition or secrets; the answer marked right agrees with the act.
pub fn is_taught<G: Game>(journal: &Session, asked: &mut BTreeSet<(u8, String)>) {
    let table: &Session = journal;
    let (stage, contents) = (table.stage(), table.info());
    let lesson = &contents.lessons[usize::from(stage.phase) - 1];
    assert_eq!(lesson.name, stage.phases[usize::from(stage.phase) - 1]);
    let chapters = table.book().talk(table.setting());
    assert!(chapters.len() >= 3 && chapters.iter().all(|chapter| !chapter.description.is_empty()));
    if let Some(scene) = table.scene() {
        let lights = |kind: &&str| scene.places.iter().any(|place| place.id.kind == *kind);
        let lit = chapters.iter().flat_map(|chapter| chapter.lit).filter(|kind| lights(kind)).count();
        assert!(lit > 0, "the board lights nothing of what is spoken of");
    }
    let quiz_questions = QuizQuestion::all(table);
    let questions: BTreeSet<String> =
        quiz_questions.iter().map(|quiz_question| format!("{:?}", quiz_question.question)).collect();
    assert_eq!(questions.len(), quiz_questions.len(), "a question is asked twice");
    for quiz_question in &quiz_questions {
        let act = quiz_question.act.of::<G::Act>().unwrap();
        assert!(!G::reveals_secret(journal.view::<G>().unwrap(), act), "{:?}", quiz_question.act);
        let answer = journal.tried(&quiz_question.act);
        match &quiz_question.answer {
            QuizAnswer::Among(choices, right) => {
                assert!(choices.len() >= 2 && choices.get(*right).is_some(), "{quiz_question:?}");
                let once = choices.iter().filter(|choice| **choice == choices[*right]).count();
                assert_eq!(once, 1, "{quiz_question:?}");
                let reply = table.preview_act(&quiz_question.act);
                let does = match quiz_question.question.key {
                    k::ASK_MAY => reply.is_ok() == (*right == 0),
                    k::ASK_NEXT => reply.is_ok_and(|done| {
                        let seats: Vec<_> = table.seats().iter().collect();
                        done.stage.to_act == [seats[*right]]
                    }),
                    k::ASK_THEN => reply.is_ok_and(|done| {
                        let then = done.stage.phase;
                        then != stage.phase && choices[*right].key == stage.phases[usize::from(then) - 1]
                    }),
                    _ => reply.is_ok_and(|done| {
                        let moved = |m: &Movement| table.amount_line(m.unit, m.amount) == choices[*right];
                        done.movements().iter().any(moved)
                    }),
                };
                assert!(does, "{quiz_question:?}");
            }
            QuizAnswer::Places(places) => {
                let after = table.scene_after(&quiz_question.act).unwrap();
                assert!(!places.is_empty() && places.iter().all(|place| after.place(*place).is_some()));
            }
        }
        assert!(
            !matches!(answer, Err(Rejection::Missing(_) | Rejection::Unreadable(_))),
            "{quiz_question:?}"
        );
        asked.insert((stage.phase, format!("{:?}", quiz_question.question)));
    }
}
