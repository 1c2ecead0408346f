//! Steward: the command line, or the window.

fn main() {
    let path = std::env::args_os().nth(1).map(Into::into);
    if let Err(error) = steward::desk::run(path) {
        eprintln!("{error}");
    }
}
