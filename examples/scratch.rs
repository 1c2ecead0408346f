//! scratch
use std::sync::Arc;
use steward::engine::{Answer, FORMAT, Game, Header, Seat, Seats};
use steward::games::automobile::{Automobile, Setup};
use steward::preset::{AUTOMOBILE_PRACTICE, Preset};
use steward::record::{Files, Record};
use steward::session::Session;
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let (path, names, lines) = (&args[1], &args[2], args[3].parse::<usize>().unwrap());
    let board = if args.get(4).map(String::as_str) == Some("unread") {
        Default::default()
    } else {
        Preset::read(AUTOMOBILE_PRACTICE).unwrap().board(&Automobile::form(), AUTOMOBILE_PRACTICE).unwrap()
    };
    let names: Vec<&str> = names.split(',').collect();
    let header = Header::<Automobile> {
        steward: FORMAT,
        game: "automobile".into(),
        rules: 1,
        id: "x".into(),
        date: "2026-11-20".into(),
        seats: Seats::named(&names, Automobile::COLOURS).unwrap(),
        preset: "practice".into(),
        board,
        rulings: Default::default(),
        kept: vec![],
        seed: None,
        setup: Setup { first: Seat::new(0), drawn: true },
        position: None,
    };
    let _ = std::fs::remove_file(path);
    let mut record = Record::<Session>::create(
        Arc::new(Files),
        std::path::Path::new(path),
        &serde_json::to_string(&header).unwrap(),
    )
    .unwrap();
    let mut x: u64 = 7;
    for _ in 0..lines {
        let offers = record.table().offers();
        let legal: Vec<_> = offers
            .iter()
            .filter(|o| matches!(o.answer, Answer::Legal(_)) && !o.act.contains("loan"))
            .collect();
        if legal.is_empty() {
            break;
        }
        x = x.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        // prefer variety of verbs
        let mut verbs: Vec<&str> = legal.iter().map(|o| o.act.split(' ').nth(1).unwrap_or(&o.act)).collect();
        verbs.dedup();
        let verb = verbs[(x >> 33) as usize % verbs.len()];
        let of: Vec<_> = legal.iter().filter(|o| o.act.split(' ').nth(1).unwrap_or(&o.act) == verb).collect();
        let act = of[(x >> 40) as usize % of.len()].act.clone();
        println!("{act}");
        record.enter(&act).unwrap();
    }
}
