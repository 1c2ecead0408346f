//! Bytes opened as a record.
#![no_main]

#[path = "../../tests/robustness/doors.rs"]
#[allow(dead_code)]
mod doors;
#[path = "../../tests/common/memory.rs"]
#[allow(dead_code)]
mod memory;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| doors::record(bytes));
