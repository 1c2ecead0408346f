//! Keeps the screen on while a session is open, because players look at it for hours without touching it.

use std::sync::mpsc::{Receiver, Sender, channel};

/// Keeps the screen on until it is dropped. Does nothing on a system that does not support it.
#[derive(Debug)]
pub struct Awake {
    _until: Sender<()>,
}

impl Awake {
    /// Keeps the screen on. Runs on a thread, because the system may take its time to answer.
    pub fn new(title: String) -> Self {
        let (until, end) = channel();
        // Without a thread the screen turns off as usual.
        let _ = std::thread::Builder::new().name("awake".to_owned()).spawn(move || keep(title, &end));
        Self { _until: until }
    }
}

fn keep(title: String, end: &Receiver<()>) {
    let kept =
        keepawake::Builder::default().display(true).idle(true).reason(title).app_name("Steward").create();
    // Nothing is ever sent: this waits until the sender is dropped.
    let _ = end.recv();
    drop(kept);
}
