//! The legal act that a refusal suggests.

use steward::engine::GameInfo;
use steward::engine::{Acts, AnyAct, Draw, Game, Session};

use crate::laws::walk;

/// Acts that are mostly refused now: refused offers, and acts that were legal earlier.
fn mostly_refused<G: Game>(journal: &Session, before: Vec<G::Act>) -> Vec<G::Act> {
    let offers = journal.offers().into_iter().filter(|offer| !offer.is_possible());
    before.into_iter().chain(offers.filter_map(|offer| offer.act.of().cloned())).step_by(5).collect()
}

/// Checks the legal act suggested for a refused one, if any.
fn instead<G: Game>(journal: &Session, act: &G::Act) -> Option<()> {
    let seats = &journal.setting().seats;
    let refused = AnyAct::from(act.clone());
    let rejection = journal.tried(&refused).err()?;
    let other = journal.instead(&refused).filter(|_| rejection.is_refused())?.of::<G::Act>().unwrap().clone();
    let line = other.write(seats);
    let read = G::Act::parse(&line, seats).unwrap();
    assert!(journal.tried(&read.into()).is_ok(), "{line} instead of {}", act.write(seats));
    let drawn = |act: &G::Act| {
        matches!(G::draw(journal.view::<G>().unwrap(), act), Some(Draw { outcome: Some(_), .. }))
    };
    assert!(!drawn(&other), "{line}: nobody has drawn that");
    let alike = |other: &G::Act| other.actor() == act.actor() && other.verb() == act.verb();
    let alone = journal.offers().iter().filter(|offer| offer.answer.is_ok()).count() == 1;
    assert!(alike(&other) || alone, "{line} instead of {}", act.write(seats));
    Some(())
}

struct Instead;

impl crate::laws::Visitor for Instead {
    fn game<G: Game>(&mut self) {
        let mut all = 0;
        for (seats, seed) in G::SEATS.zip(0..) {
            let mut dice = walk::dice(seed);
            let header = walk::header::<G>(seats, walk::practice::<G>(), &mut dice);
            let mut journal = Session::begin(GameInfo::of::<G>(), header).unwrap();
            let mut before = Vec::new();
            while !walk::over(&journal) && journal.head() < 40 {
                let refused = mostly_refused::<G>(&journal, before);
                all += refused.iter().filter_map(|act| instead::<G>(&journal, act)).count();
                before =
                    journal.view::<G>().unwrap().choices().into_iter().map(|choice| choice.act).collect();
                if walk::step::<G>(&mut journal, &mut dice).is_none() {
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
