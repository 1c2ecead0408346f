//! The screen stays on while a game is open: people look at it for hours without touching it.

use std::sync::mpsc::{Receiver, Sender, channel};

/// Keeps the screen on until it is dropped. A machine that cannot do that is left alone.
#[derive(Debug)]
pub struct Awake {
    _until: Sender<()>,
}

impl Awake {
    /// Keeps the screen on, from a thread of its own: the machine may take its time to agree.
    pub fn new(title: String) -> Self {
        let (until, end) = channel();
        // Without a thread the screen goes dark as it always did.
        let _ = std::thread::Builder::new().name("awake".to_owned()).spawn(move || keep(title, &end));
        Self { _until: until }
    }
}

fn keep(title: String, end: &Receiver<()>) {
    let kept =
        keepawake::Builder::default().display(true).idle(true).reason(title).app_name("Steward").create();
    // Nothing is ever sent: this waits until the other end is dropped.
    let _ = end.recv();
    drop(kept);
}
