//! Boards: every place that an offered act or a worksheet is pressed at is on the board.

use steward::engine::{Draft, First, Game, Journal};

use crate::laws::walk;

struct Boards(usize);

impl crate::laws::Visitor for Boards {
    fn game<G: Game<Setup: From<First>>>(&mut self) {
        for seats in G::SEATS {
            let mut dice = walk::dice(11);
            let mut header = walk::header::<G>(seats, walk::practice::<G>(), &mut dice);
            walk::any_rulings(&mut header, &mut dice);
            let mut journal = Journal::begin(header).unwrap();
            loop {
                let view = journal.view();
                let Some(scene) = G::scene(view) else { break };
                for choice in journal.choices() {
                    for place in G::places(view, &choice.act).concat() {
                        assert!(scene.place(place).is_some(), "{} {:?}: {place:?}", G::ID, choice.act);
                        self.0 += 1;
                    }
                }
                let sheet = G::worksheet(&journal, &Draft::default());
                for (place, draft) in sheet.into_iter().flat_map(|sheet| sheet.places) {
                    assert!(scene.place(place).is_some(), "{}: {place:?} of a worksheet", G::ID);
                    assert!(G::worksheet(&journal, &draft).is_some(), "{}: {draft:?}", G::ID);
                    self.0 += 1;
                }
                if walk::over(&journal) || walk::step(&mut journal, &mut dice).is_none() {
                    break;
                }
            }
        }
    }
}

#[test]
fn the_places_of_every_offered_act_are_on_the_board() {
    let mut boards = Boards(0);
    crate::laws::visit(&mut boards);
    assert!(boards.0 > 1000, "{} places", boards.0);
}
