//! Text parsed as a preset of each game and as a playthrough.
#![no_main]

#[path = "../../tests/robustness/doors.rs"]
#[allow(dead_code)]
mod doors;
#[path = "../../tests/common/memory.rs"]
#[allow(dead_code)]
mod memory;

libfuzzer_sys::fuzz_target!(|text: &str| doors::preset(text));
