//! The words of the acts of every box: what is shown as an example is read, written and read again, in both languages,
//! and no two acts have a verb alike.

use std::collections::BTreeMap;

use steward::engine::{Acts, Rules, Seats};
use steward::games::auto_brocante::Act as Brocante;
use steward::games::automobile::Act as Automobile;
use steward::games::autotock::Act as Autotock;
use steward::games::independents::Act as Independents;
use steward::games::sponsors::Act as Sponsors;

fn well_said<A: Acts>() {
    let names = ["one", "two", "three", "four", "five", "six"];
    let seats = Seats::named(&names[..*A::Game::SEATS.end()], A::Game::COLOURS).unwrap();
    let mut of: BTreeMap<(bool, &str), usize> = BTreeMap::new();
    let syntax =
        A::GRAMMAR.iter().enumerate().flat_map(|(at, act)| act.syntax().iter().map(move |of| (at, of)));
    let mut examples = 0;
    for (at, syntax) in syntax {
        for word in [syntax.word, syntax.french] {
            let other = of.insert((syntax.named, word), at);
            assert!(other.is_none_or(|other| other == at), "two acts are called {word:?}");
        }
        let act = A::read(syntax.example, &seats).unwrap_or_else(|why| panic!("{}: {why:?}", syntax.example));
        let line = act.write(&seats);
        assert_eq!(A::read(&line, &seats).as_ref(), Ok(&act), "{line}");
        let french = line.replacen(syntax.word, syntax.french, 1);
        assert_eq!(A::read(&french, &seats).as_ref(), Ok(&act), "{french}");
        assert!(A::name(syntax.french).is_some(), "{french} has no button");
        examples += 1;
    }
    assert!(examples >= A::GRAMMAR.len());
}

#[test]
fn every_example_is_read_and_written_back_in_both_languages_and_no_two_verbs_are_alike() {
    well_said::<Automobile>();
    well_said::<Autotock>();
    well_said::<Independents>();
    well_said::<Sponsors>();
    well_said::<Brocante>();
}
