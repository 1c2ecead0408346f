//! The program: the command line, or the window.

fn main() {}
