//! Acts in JSON; the first letter says in which game.

#![no_main]

#[path = "../../tests/nonsense/doors.rs"]
#[allow(dead_code)]
mod doors;
#[path = "../../tests/record/memory.rs"]
#[allow(dead_code)]
mod memory;

libfuzzer_sys::fuzz_target!(|text: (u8, &str)| doors::typed(text.0.into(), &format!("{{{}", text.1)));
