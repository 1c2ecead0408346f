//! The off-ledger state of a game as text, for comparing two books.

use std::collections::BTreeMap;

use steward::engine::{Game, Rules, Seat, Session, View};
use steward::games::auto_brocante::{AutoBrocante, Car as OldCar, Where};
use steward::games::automobile::{self, Automobile, Class, Taken};
use steward::games::autotock::{self, Autotock};
use steward::games::independents::{self, Independents};
use steward::games::sponsors::{self, Car, Sponsors, sides::cars};

/// The off-ledger state of one of the five games; empty for any other.
pub fn off_ledger(table: &Session) -> BTreeMap<String, String> {
    of(table, automobile)
        .or_else(|| of(table, auto_brocante))
        .or_else(|| of(table, sponsors))
        .or_else(|| of(table, independents))
        .or_else(|| of(table, autotock))
        .unwrap_or_default()
}

fn of<G: Game>(
    table: &Session,
    state: fn(View<'_, G>) -> BTreeMap<String, String>,
) -> Option<BTreeMap<String, String>> {
    table.view().map(state)
}

fn automobile(view: View<'_, Automobile>) -> BTreeMap<String, String> {
    let state = view.state();
    let one = |seat: Option<Seat>| seat.map_or_else(String::new, |seat| seat.to_string());
    let many = |seats: &[Seat]| seats.iter().map(Seat::to_string).collect::<Vec<_>>().join(" ");
    let yes = |is: bool| if is { "yes" } else { "no" }.to_owned();
    let mut all = BTreeMap::new();
    let mut put = |word: String, what: String| {
        all.insert(word, what);
    };
    put("over".into(), yes(state.over()));
    put("next".into(), one(automobile::whose(view).filter(|_| !state.over())));
    for (seat, character) in state.characters.iter() {
        put(format!("character {seat}"), character.map_or_else(String::new, |held| held.word().to_owned()));
    }
    if state.phase.number() <= 2 {
        put("choosing".into(), many(&state.choosing));
        put("durant".into(), one(state.durant_due()));
        put("first choice".into(), yes(state.first_choice));
    } else {
        put("order".into(), many(&state.order));
        put("passed".into(), many(&state.passed));
    }
    let after = state.ford_just_acted();
    put("ford after".into(), one(after.map(|acted| acted.seat)));
    let built = after.and_then(|acted| acted.built);
    put("ford built".into(), built.map_or_else(String::new, |space| space.to_string()));
    match &state.phase {
        automobile::Phase::Actions { round, .. } => {
            put("round".into(), round.to_string());
            put("ford used".into(), yes(state.ford_used));
        }
        automobile::Phase::Distributors { selling, .. } => put("selling".into(), yes(*selling)),
        automobile::Phase::Decisions { .. } => {
            let Taken { close, bonus, pair, singles } = state.taken;
            put("taken".into(), [bonus, pair.into(), singles, close.into()].map(|n| n.to_string()).join(" "));
        }
        automobile::Phase::Sale => {
            let demand = state.demand.as_ref();
            let demand = demand.map(|demand| Class::ALL.map(|class| demand.of(class).to_string()).join(" "));
            put("demand".into(), demand.unwrap_or_default());
        }
        automobile::Phase::Losses { loans } => {
            loans.iter().for_each(|(seat, loans)| put(format!("loans before {seat}"), loans.to_string()));
        }
        automobile::Phase::Tiles
        | automobile::Phase::Characters { .. }
        | automobile::Phase::Howard
        | automobile::Phase::End
        | automobile::Phase::Over => {}
    }
    all
}

fn place(place: Where) -> String {
    match place {
        Where::Bank => "bank".to_owned(),
        Where::Lot(seat) => seat.to_string(),
        Where::Graveyard => "graveyard".to_owned(),
        Where::Stolen(seat) => format!("stolen {seat}"),
    }
}

fn auto_brocante(view: View<'_, AutoBrocante>) -> BTreeMap<String, String> {
    let state = view.state();
    let mut words = BTreeMap::from([
        ("round".to_owned(), state.round.to_string()),
        ("turn".to_owned(), state.turn.to_string()),
        ("phase".to_owned(), AutoBrocante::stage(view).phase.to_string()),
        ("cards played".to_owned(), state.cards.to_string()),
    ]);
    words.extend(OldCar::all().map(|car| (format!("car {car}"), place(state.place(car)))));
    let seen =
        |((seat, car), value): (&(Seat, OldCar), &u32)| (format!("seen {seat} {car}"), value.to_string());
    words.extend(state.shown.iter().map(seen));
    for (_, worth) in state.counted.iter().flat_map(|counted| counted.iter()) {
        words.extend(worth.iter().map(|(car, value)| (format!("value {car}"), value.to_string())));
    }
    words
}

fn sponsors(view: View<'_, Sponsors>) -> BTreeMap<String, String> {
    let state = view.state();
    let race = &state.race;
    let list = |cars: &[Car]| cars.iter().map(Car::to_string).collect::<Vec<_>>().join(" ");
    let mut all = BTreeMap::new();
    let mut say = |word: &str, what: String| {
        all.insert(word.to_owned(), what);
    };
    say("phase", if state.over { "over".to_owned() } else { state.phase.number().to_string() });
    if !state.over {
        say("next", sponsors::whose(view).map_or_else(|| "-".to_owned(), |car| car.to_string()));
    }
    match state.phase {
        sponsors::Phase::Workshop => {
            say("round", state.round.to_string());
            let step = match state.step {
                sponsors::Step::Throw => "throw",
                sponsors::Step::Choose => "choose",
                sponsors::Step::Square => "square",
            };
            say("step", step.to_owned());
        }
        sponsors::Phase::Race => {
            say("turn", race.turn.to_string());
            say("order", list(&race.order));
            say("finished", list(&race.finished));
            say("to-play", list(&race.to_play));
            say("off", list(&race.off.keys().copied().collect::<Vec<_>>()));
            let dues = race.dues.iter().map(|due| format!("{}:{}", due.car, due.squares));
            say("due", dues.collect::<Vec<_>>().join(" "));
            say("spin", race.spin.map_or_else(String::new, |spin| format!("{}:{}", spin.car, spin.added)));
            for (car, on) in &race.on {
                say(&format!("on {car}"), on.word().to_owned());
            }
        }
        _ => {}
    }
    for car in cars(view.seats()) {
        if let Some(square) = state.at.get(&car) {
            say(&format!("square {car}"), square.to_string());
        }
    }
    for ((car, category), values) in state.hands.iter().filter(|(_, values)| !values.is_empty()) {
        let values: Vec<String> = values.iter().map(u8::to_string).collect();
        say(&format!("hand {car} {}", category.word()), values.join(" "));
    }
    all
}

fn independents(view: View<'_, Independents>) -> BTreeMap<String, String> {
    let state = view.state();
    let seats = |seats: &[Seat]| words(seats.iter());
    let mut all = BTreeMap::new();
    let mut put = |word: String, what: String| all.insert(word, what);
    put("year".into(), state.year.to_string());
    put("category".into(), state.category.word().to_owned());
    put("step".into(), independents::turn::step(view).to_string());
    put("order".into(), seats(&state.order));
    put("lane".into(), seats(state.step.lane()));
    put("turn".into(), independents::turn::whose(view).map_or_else(String::new, |seat| seat.to_string()));
    put("discarded".into(), words(state.discarded.iter()));
    put("over".into(), if state.over { "yes" } else { "no" }.to_owned());
    for seat in view.seats().iter() {
        let company = state.companies.of(seat).map_or_else(String::new, |company| company.to_string());
        put(format!("company {seat}"), company);
        put(format!("used {seat}"), words(state.step.used(seat).iter()));
        put(format!("trended {seat}"), words(state.step.had_disk(seat).iter()));
        put(format!("counted {seat}"), state.disks_at_end.of(seat).to_string());
    }
    all
}

fn words(things: impl Iterator<Item = impl ToString>) -> String {
    things.map(|thing| thing.to_string()).collect::<Vec<_>>().join(" ")
}

fn autotock(view: View<'_, Autotock>) -> BTreeMap<String, String> {
    let state = view.state();
    let mut words = BTreeMap::from([
        ("deal".to_owned(), state.deal.to_string()),
        ("next".to_owned(), state.next.to_string()),
    ]);
    if state.settled {
        words.insert("settled".to_owned(), "yes".to_owned());
    }
    for (seat, owed) in state.owed.iter().filter(|(_, owed)| **owed > 0) {
        words.insert(format!("owes {seat}"), owed.to_string());
    }
    for ((seat, at), mark) in &state.marks {
        let there = view.balance(at.holder(*seat), autotock::units::cars(*seat)) > 0;
        for (word, _) in
            [("stopped", mark.stopped), ("fresh", mark.fresh)].iter().filter(|(_, is)| *is && there)
        {
            words.insert(format!("{word} {seat} {at}"), "yes".to_owned());
        }
        if let Some(driven) = mark.driven.filter(|_| there) {
            words.insert(format!("driven {seat} {at}"), driven.to_string());
        }
    }
    words
}
