//! The sheets and the figures of quick answers.

#![no_main]

#[path = "../../tests/nonsense/doors.rs"]
#[allow(dead_code)]
mod doors;
#[path = "../../tests/record/memory.rs"]
#[allow(dead_code)]
mod memory;

libfuzzer_sys::fuzz_target!(|asked: ([i64; 4], &str)| {
    let (figures, text) = asked;
    doors::sheet(text);
    let words: Vec<String> = text.split([' ', ',']).take(8).map(str::to_owned).collect();
    doors::question(&figures, &words);
});
