//! The quick answers: the sheets in JSON, and figures and words apart.
#![no_main]

#[path = "../../tests/nonsense/doors.rs"]
#[allow(dead_code)]
mod doors;
#[path = "../../tests/record/memory.rs"]
#[allow(dead_code)]
mod memory;

libfuzzer_sys::fuzz_target!(|text: &str| {
    doors::sheet(text);
    let (figures, words): (Vec<_>, Vec<_>) = text.split_whitespace().partition(|word| word.parse::<i64>().is_ok());
    let figure = |at: usize| figures.get(at).and_then(|word| word.parse().ok()).unwrap_or(0);
    doors::question(&[figure(0), figure(1), figure(2), figure(3)], &words.into_iter().map(str::to_owned).collect::<Vec<_>>());
});
