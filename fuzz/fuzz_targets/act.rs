//! An act in JSON, entered in a game. The first byte selects the game and its position.
#![no_main]

#[path = "../../tests/robustness/doors.rs"]
#[allow(dead_code)]
mod doors;
#[path = "../../tests/common/memory.rs"]
#[allow(dead_code)]
mod memory;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let Some((game, text)) = bytes.split_first() else { return };
    let Ok(text) = std::str::from_utf8(text) else { return };
    doors::typed((*game).into(), &format!("{{{text}"));
});
