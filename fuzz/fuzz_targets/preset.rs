//! Text that is read as a preset of each box, and as a game in notation.
#![no_main]

#[path = "../../tests/robustness/doors.rs"]
#[allow(dead_code)]
mod doors;
#[path = "../../tests/common/memory.rs"]
#[allow(dead_code)]
mod memory;

libfuzzer_sys::fuzz_target!(|text: &str| doors::preset(text));
