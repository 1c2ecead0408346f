//! Quick answers: sheets in JSON, and figures.
#![no_main]

#[path = "../../tests/robustness/doors.rs"]
#[allow(dead_code)]
mod doors;
#[path = "../../tests/common/memory.rs"]
#[allow(dead_code)]
mod memory;

libfuzzer_sys::fuzz_target!(|text: &str| {
    doors::sheet(text);
    let mut figures = text.split_whitespace().filter_map(|word| word.parse().ok());
    doors::question(&std::array::from_fn(|_| figures.next().unwrap_or(0)));
});
