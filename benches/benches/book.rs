//! Benchmarks of the book: the cost of entering, looking back and amending, and its growth with the record.

#![allow(clippy::unwrap_used, missing_docs, reason = "a measure that cannot go on stops")]

use std::hint::black_box;
use std::sync::Arc;

use criterion::{BatchSize, BenchmarkId, Criterion, SamplingMode, criterion_group, criterion_main};
use steward::engine::entry::{AmendPolicy, Amendment};
use steward::engine::{Holder, Seat};
use steward::games::automobile::units::DOLLARS;
use steward::platform::Files;
use steward::record::Record;
use steward::session::{GAMES, Session, begin};
use steward_benches::{LENGTHS, busiest, folder, written};

const SELL: &str = "blue sell 15 premium";

/// Previews and enters one act in the busiest session.
fn act(bench: &mut Criterion) {
    let session = busiest(500);
    assert!(matches!(session.preview_text(SELL), Ok(_)));
    bench.bench_function("preview", |bench| bench.iter(|| black_box(session.preview_text(SELL))));
    let play = |session: &mut Session| session.enter_text(SELL, "").unwrap();
    bench.bench_function("act", |bench| {
        bench.iter_batched_ref(|| session.clone(), play, BatchSize::SmallInput);
    });
}

/// Replays 500 entries of a game of five, as opening a record does.
fn replay(bench: &mut Criterion) {
    let whole = busiest(500);
    let lines: Vec<String> = (1..=500).filter_map(|n| whole.line_json(n)).collect();
    let begun = begin(GAMES, &whole.header_json()).unwrap();
    let replay = |mut session: Session| {
        for line in &lines {
            session.replay_line(line, false).unwrap();
        }
        session
    };
    bench.bench_function("replay", |bench| {
        bench.iter_batched(|| begun.clone(), replay, BatchSize::LargeInput);
    });
}

/// A copy with spare capacity for lines, like a record that grew line by line. A plain copy has none, so its
/// first new line would move all the others.
fn grown(session: &Session) -> Session {
    let mut copy = session.clone();
    copy.enter_text("note salt", "").unwrap();
    copy
}

/// Measures everything that may take longer as the record grows.
fn growth(bench: &mut Criterion) {
    let mut group = bench.benchmark_group("growth");
    group.sample_size(10).sampling_mode(SamplingMode::Flat);
    for length in LENGTHS {
        let session = busiest(length);
        let path = written(&folder(), &format!("grown-{length}"), session.clone());
        let of = |name: &str| BenchmarkId::new(name, length);
        group.bench_function(of("open"), |bench| {
            bench.iter_with_large_drop(|| Record::open_read_only(Arc::new(Files), &path).unwrap());
        });
        let chain = session.chain();
        let (last, middle) = (session.undo_target().unwrap(), chain[chain.len() / 2]);
        let undo = |session: &mut Session| session.enter_text(&format!("back {last}"), "").unwrap();
        group.bench_function(of("undo"), |bench| {
            bench.iter_batched_ref(|| grown(&session), undo, BatchSize::PerIteration);
        });
        let jump = |session: &mut Session| session.enter_text(&format!("back {middle}"), "").unwrap();
        group.bench_function(of("jump"), |bench| {
            bench.iter_batched_ref(|| grown(&session), jump, BatchSize::PerIteration);
        });
        group.bench_function(of("look"), |bench| {
            bench.iter(|| session.view_at(black_box(middle)).unwrap());
        });
        let edits = session.read_edits(&format!("insert {middle} correct bank > green 10 dollars")).unwrap();
        let edit = Amendment::of(edits, AmendPolicy::Table);
        assert!(session.preview_amend(&edit).is_ok());
        group.bench_function(of("amend"), |bench| {
            bench.iter(|| session.preview_amend(black_box(&edit)).unwrap());
        });
        group.bench_function(of("act"), |bench| {
            let play = |session: &mut Session| session.enter_text("note soup", "").unwrap();
            bench.iter_batched_ref(|| grown(&session), play, BatchSize::PerIteration);
        });
    }
    group.finish();
}

/// Searches for the mistake that explains a count.
fn count(bench: &mut Criterion) {
    let session = busiest(500);
    let seat = Seat::new(0);
    let held = session.balance(Holder::Seat(seat), DOLLARS);
    let gaps = session.gaps(&[(Holder::Seat(seat), DOLLARS, held - 30)]);
    let pieces = |_| vec![500, 100, 50, 10];
    bench.bench_function("count", |bench| {
        bench.iter(|| black_box(session.suspects(&gaps, &pieces, &|step| format!("entry {step}"))));
    });
}

criterion_group!(book, act, replay, growth, count);
criterion_main!(book);
