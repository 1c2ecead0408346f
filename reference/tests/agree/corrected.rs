//! Every game while the referee makes corrections: fixes, amends in the three ways, position sheets. The program and
//! the reference must accept and refuse the same ones.

use std::marker::PhantomData;

use rand::seq::{IndexedRandom, SliceRandom};
use reference::Reference;
use serde_json::json;
use steward::engine::GameInfo;
use steward::engine::entry::{Edit, Verb};
use steward::engine::{Game, Header, Rejection, Rules, Session};
use steward::games::auto_brocante::AutoBrocante;
use steward::games::sponsors::Sponsors;

use super::compare::{compare, replay};
use super::count;
use super::near::near;
use super::referees::{COLOURS, ErringReferee};
use super::walk::{self, Dice, RngExt};

/// A session and its reference, which get the same lines.
pub(super) struct Both<G: Game> {
    pub(super) journal: Session,
    reference: Box<dyn Reference>,
    pub(super) dice: Dice,
    game: PhantomData<G>,
}

impl<G: ErringReferee> Both<G> {
    fn begin(seed: u64) -> Self {
        let mut dice = walk::dice(seed);
        let seats = *G::SEATS.start() + usize::try_from(seed).unwrap() % G::SEATS.count();
        let mut header = walk::header::<G>(seats, walk::practice::<G>(), &mut dice);
        walk::any_rulings::<G>(&mut header, &mut dice);
        Self::of(header, dice)
    }

    fn of(header: Header, dice: Dice) -> Self {
        let reference = reference::open(&serde_json::to_value(&header).unwrap()).unwrap();
        Self {
            journal: Session::begin(GameInfo::of::<G>(), header).unwrap(),
            reference,
            dice,
            game: PhantomData,
        }
    }

    pub(super) fn pick<'a>(&mut self, words: &[&'a str]) -> &'a str {
        words.choose(&mut self.dice).unwrap()
    }

    pub(super) fn number(&mut self, most: u32) -> u32 {
        self.dice.random_range(0..=most)
    }

    pub(super) fn some(&mut self, words: &[&str], most: usize) -> String {
        let mut words = words.to_vec();
        words.shuffle(&mut self.dice);
        words.truncate(self.dice.random_range(0..=most));
        words.join(" ")
    }

    /// The colours at this table.
    pub(super) fn colours(&self) -> Vec<&'static str> {
        COLOURS.into_iter().take(self.journal.setting().seats.count()).collect()
    }

    /// One of the colours at this table, rarely one that is not there.
    pub(super) fn who(&mut self) -> &'static str {
        let all = self.colours();
        if self.number(30) == 0 { "black" } else { self.pick(&all) }
    }

    pub(super) fn ruling(&mut self) -> String {
        let form = G::RULINGS.choose(&mut self.dice).unwrap();
        let (option, _) = form.options.choose(&mut self.dice).unwrap();
        format!("ruling {} {option}", form.word)
    }

    /// A correction of one to three of the game's own fixes, or a ruling.
    fn referee(&mut self) -> String {
        let parts: Vec<String> = (0..=self.number(6) / 3).map(|_| G::correction(self)).collect();
        if self.number(12) == 0 { self.ruling() } else { format!("correct {}", parts.join(", ")) }
    }

    /// An amend of some entry in one of the three ways; most are made whole first.
    fn amend(&mut self) -> Option<Verb> {
        let steps: Vec<String> =
            self.journal.effective_log().steps.iter().map(|step| step.id.to_string()).collect();
        let step = steps.choose(&mut self.dice)?.clone();
        let words = match self.number(3) {
            0 => Some(self.referee()),
            _ => near::<G>(&self.journal, &mut self.dice),
        };
        let edit = match self.number(4) {
            0 | 1 => format!("strike {step}"),
            2 => format!("swap {step}"),
            3 => format!("insert {step} {}", words?),
            _ => format!("replace {step} {}", words?),
        };
        let was = self.pick(&["book", "table", "stand"]);
        let Verb::Amend(amendment) = self.journal.parse(&format!("amend {was} {edit}")).ok()? else {
            return None;
        };
        let amendment = match self.number(4) {
            0 => amendment,
            _ => self.journal.mend(&amendment, &|step| format!("entry {step}")).ok()?,
        };
        // What is left to chance is drawn where it is entered, and not in an amend.
        let brought = amendment.edits.iter().filter_map(Edit::brings);
        let mut acts = brought.filter_map(Verb::act);
        let open = acts.any(|act| self.journal.due(act).is_some());
        (!open).then_some(Verb::Amend(amendment))
    }

    /// Says a line to both; whether it was entered. They must say the same.
    fn say(&mut self, text: &str) -> bool {
        match self.journal.parse(text) {
            Ok(verb) => self.say_verb(verb, text),
            Err(_) => false,
        }
    }

    fn say_verb(&mut self, verb: Verb, text: &str) -> bool {
        let known = self.journal.entries().len();
        let mut line = serde_json::to_value(&verb).unwrap();
        line["n"] = (known + 1).into();
        line["on"] = self.journal.head().into();
        let entered = match self.journal.enter(verb, String::new()).map(|_| ()) {
            Ok(()) => true,
            Err(Rejection::Refused(_)) => false,
            Err(_) => return false,
        };
        if entered {
            line = serde_json::to_value(self.journal.entries().last().unwrap()).unwrap();
        }
        let judged = self.reference.enter(&line);
        assert_eq!(entered, judged.is_ok(), "{text}: {judged:?}\n{}", self.record());
        assert_eq!(compare(&self.journal, &*self.reference), None, "{text}\n{}", self.record());
        entered
    }

    /// A legal step, so that games go on.
    fn step(&mut self) {
        let known = self.journal.entries().len();
        walk::step::<G>(&mut self.journal, &mut self.dice);
        for entry in self.journal.entries().iter().skip(known) {
            let line = serde_json::to_value(entry).unwrap();
            let judged = self.reference.enter(&line);
            assert!(judged.is_ok(), "{line}: {judged:?}\n{}", self.record());
        }
        assert_eq!(compare(&self.journal, &*self.reference), None, "{}", self.record());
    }

    /// Takes the game up from a sheet of what lies on the table, with something more said on it or not. Whether that
    /// was a table.
    fn take_up(&mut self) -> bool {
        let lines: Vec<String> = self.journal.sheet().into_iter().map(|line| line.text).collect();
        let mut sheet = lines.join("\n");
        if self.number(1) == 0 {
            sheet = format!("{sheet}\n{}", G::correction(self));
        }
        let mut header = self.journal.header().clone();
        header.position = None;
        let Ok(position) = Session::begin(GameInfo::of::<G>(), header.clone()).unwrap().position(&sheet)
        else {
            return false;
        };
        header.position = Some(position);
        let reference = reference::open(&serde_json::to_value(&header).unwrap());
        let begun = match Session::begin(GameInfo::of::<G>(), header.clone()) {
            Ok(journal) => journal,
            Err(Rejection::Refused(why)) => {
                assert!(reference.is_err(), "{why:?}\n{sheet}\n{}", json!(header));
                return false;
            }
            Err(_) => return false,
        };
        let reference = reference.unwrap_or_else(|why| panic!("{why}\n{sheet}\n{}", json!(header)));
        (self.journal, self.reference) = (begun, reference);
        assert_eq!(compare(&self.journal, &*self.reference), None, "{sheet}\n{}", self.record());
        true
    }

    /// The whole record, to compare when they differ.
    fn record(&self) -> String {
        let lines = self.journal.entries().iter().map(|entry| serde_json::to_string(entry).unwrap());
        let header = serde_json::to_string(self.journal.header()).unwrap();
        std::iter::once(header).chain(lines).collect::<Vec<_>>().join("\n")
    }
}

/// How often the referee did what.
#[derive(Debug, Default)]
struct Count {
    corrected: u32,
    refused: u32,
    amended: u32,
    draft_of_act: u32,
}

/// Plays games in which the referee steps in at every eighth line, and now and then an entry is put right or the game
/// is taken up from a sheet. `CORRECTED=2000` plays so many of each box.
pub fn corrections_agree<G: ErringReferee>() {
    let games = count("CORRECTED", 40);
    let from = count("SEED", 4000);
    let mut count = Count::default();
    for seed in from..from + games {
        let mut both = Both::<G>::begin(seed);
        for _ in 0..120 {
            match both.dice.random_range(0..48) {
                0..6 => {
                    let text = both.referee();
                    let correction = u32::from(text.starts_with("correct"));
                    match both.say(&text) {
                        true => count.corrected += correction,
                        false => count.refused += correction,
                    }
                }
                6 => {
                    if let Some(verb) = both.amend() {
                        count.amended += u32::from(both.say_verb(verb, "amend"));
                    }
                }
                7 => count.draft_of_act += u32::from(both.take_up()),
                8..32 if !walk::over(&both.journal) => both.step(),
                _ => {
                    if let Some(text) = near::<G>(&both.journal, &mut both.dice) {
                        both.say(&text);
                    }
                }
            }
        }
    }
    println!("{}: {games} games agree: {count:?}", G::ID);
    let each = u32::try_from(games).unwrap();
    let enough = count.corrected > each && count.refused > each / 2 && count.amended > each / 4;
    assert!(enough && count.draft_of_act > each / 8, "{}: {count:?}", G::ID);
}

/// Four players on the practice board.
#[track_caller]
fn agree(game: &str, lines: &str) {
    let seats = COLOURS.map(|colour| json!({"name": colour, "colour": colour}));
    let (board, rules) = match game {
        "sponsors" => (walk::practice::<Sponsors>(), Sponsors::RULES),
        _ => (walk::practice::<AutoBrocante>(), AutoBrocante::RULES),
    };
    let header = json!({"steward":2, "game": game, "rules": rules, "seats": seats, "board": board,
        "setup": {"first": "p1"}});
    let lines = lines.lines().map(|line| json!({ "act": line.trim() }).to_string());
    replay(&header.to_string(), lines);
}

#[test]
fn a_race_that_a_correction_begins_goes_on_as_the_book_says() {
    agree(
        "sponsors",
        "dealt\ncorrect phase 3\ncorrect phase 4 7\ncorrect phase 5 1\ncorrect next green\ngreen pass",
    );
    agree(
        "sponsors",
        "dealt\nred roll 1\ncorrect next blue\nblue roll 2\nblue done\ncorrect phase 2\nred roll 3",
    );
    agree(
        "sponsors",
        "dealt\ncorrect phase 4\ngrid blue red green yellow\ncorrect next green\ngreen play engine 3\n\
         correct next yellow\nyellow play engine 2\ncorrect order red green blue yellow\ncorrect finished yellow\n\
         red play engine 2\nred finish",
    );
}

#[test]
fn a_race_begun_anew_is_the_first_turn_of_a_new_race() {
    agree(
        "sponsors",
        "dealt\ncorrect phase 4\ngrid blue red green yellow\nblue play engine 7\nblue finish\ncorrect red off\n\
         correct phase 4\ngrid red blue green yellow",
    );
}

#[test]
fn a_turn_of_a_dealer_that_a_correction_moves_goes_on_as_the_book_says() {
    const DEAL: &str = "deal red 1 2 3, blue 5 6 7, green 9 10 11, yellow 13 14 15";
    agree(
        "auto-brocante",
        &format!("{DEAL}\ncorrect phase 2 2\nred none\ncorrect cards 2, phase 2 3\nred draw"),
    );
    agree(
        "auto-brocante",
        &format!(
            "{DEAL}\ncorrect car 1 bank, car 2 bank, next red\ncorrect cards 2\ncorrect car 1 red\nred draw"
        ),
    );
    agree("auto-brocante", &format!("correct next blue\n{DEAL}\nblue none"));
}

#[test]
fn an_exchange_with_the_stock_needs_a_card_to_give() {
    let mut dice = walk::dice(0);
    let header = walk::header::<Sponsors>(4, walk::practice::<Sponsors>(), &mut dice);
    let mut both = Both::<Sponsors>::of(header, dice);
    for line in ["dealt", "correct red at 1, red > played 1 1 engine, next red", "red roll 3"] {
        assert!(both.say(line), "{line}");
    }
    assert!(!both.say("red swap engine"));
    assert!(both.say("red swap body"));
}
