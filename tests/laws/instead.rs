//! The legal act that a refusal suggests.

use steward::engine::tally::Trace;
use steward::engine::{Acts, Draw, First, Game, Journal};

use crate::laws::walk;

/// Acts that are mostly refused now: offers that were refused, and acts that were legal before.
fn mostly_refused<G: Game>(journal: &Journal<G>, before: Vec<G::Act>) -> Vec<G::Act> {
    let offers = journal.offers().into_iter().filter(|offer| !offer.is_possible());
    before.into_iter().chain(offers.filter_map(|offer| offer.act.of().cloned())).step_by(5).collect()
}

/// The legal act suggested for a refused one, if any.
fn instead<G: Game>(journal: &Journal<G>, act: &G::Act) -> Option<()> {
    let seats = &journal.setting().seats;
    let rejection = journal.preview(act, Trace::Off).err()?;
    let other = journal.instead(act).filter(|_| rejection.is_refused())?.of::<G::Act>().unwrap().clone();
    let line = other.write(seats);
    let read = G::Act::parse(&line, seats).unwrap();
    assert!(journal.preview(&read, Trace::Off).is_ok(), "{line} instead of {}", act.write(seats));
    let drawn = |act: &G::Act| matches!(G::draw(journal.view(), act), Some(Draw { outcome: Some(_), .. }));
    assert!(!drawn(&other), "{line}: nobody has drawn that");
    let alike = |other: &G::Act| other.actor() == act.actor() && other.words(seats).0 == act.words(seats).0;
    let alone = journal.offers().iter().filter(|offer| offer.answer.is_ok()).count() == 1;
    assert!(alike(&other) || alone, "{line} instead of {}", act.write(seats));
    Some(())
}

struct Instead;

impl crate::laws::Visitor for Instead {
    fn game<G: Game<Setup: From<First>>>(&mut self) {
        let mut all = 0;
        for (seats, seed) in G::SEATS.zip(0..) {
            let mut dice = walk::dice(seed);
            let header = walk::header::<G>(seats, walk::practice::<G>(), &mut dice);
            let mut journal = Journal::begin(header).unwrap();
            let mut before = Vec::new();
            while !walk::over(&journal) && journal.head() < 40 {
                let refused = mostly_refused(&journal, before);
                all += refused.iter().filter_map(|act| instead(&journal, act)).count();
                before = journal.choices().into_iter().map(|choice| choice.act).collect();
                if walk::step(&mut journal, &mut dice).is_none() {
                    break;
                }
            }
        }
        assert!(all > 0, "{}: nothing is ever legal instead", G::ID);
    }
}

#[test]
fn the_act_suggested_for_a_refused_one_can_be_entered() {
    crate::laws::every_game(&mut Instead);
}
