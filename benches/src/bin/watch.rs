//! Watches the window of a program through the X server: when it is first painted, when it becomes idle, how
//! often it is painted after that, and the resources used in the meantime.
//!
//! `watch [--keys KEY,...] SECONDS PROGRAM [ARGUMENT...]` prints `first-ms`, `rest-ms`, `start-frames`, `frames`, `cpu-ms`, `memory-kb`.
//! Keys are X11 key codes. They are pressed once the window is idle, before the measured seconds.

#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a measure that cannot go on stops"
)]

use std::process::{Child, Command, ExitCode};
use std::time::{Duration, Instant};

use x11rb::connection::Connection;
use x11rb::protocol::Event;
use x11rb::protocol::damage::{ConnectionExt as _, ReportLevel};
use x11rb::protocol::xproto::{
    ChangeWindowAttributesAux, ConnectionExt as _, EventMask, InputFocus, KEY_PRESS_EVENT, KEY_RELEASE_EVENT,
    Window,
};
use x11rb::protocol::xtest::ConnectionExt as _;
use x11rb::rust_connection::RustConnection;

/// A window that has not been painted for this long is idle.
const REST: Duration = Duration::from_millis(1500);

/// The X connection and the paint events seen.
struct Screen {
    connection: RustConnection,
    root: Window,
    painted: Vec<Instant>,
    top: Option<Window>,
}

impl Screen {
    fn open() -> Self {
        let (connection, at) = x11rb::connect(None).unwrap();
        let root = connection.setup().roots[at].root;
        let notify = ChangeWindowAttributesAux::new().event_mask(EventMask::SUBSTRUCTURE_NOTIFY);
        connection.change_window_attributes(root, &notify).unwrap();
        connection.damage_query_version(1, 1).unwrap().reply().unwrap();
        connection.flush().unwrap();
        Self { connection, root, painted: Vec::new(), top: None }
    }

    /// Handles pending events.
    fn look(&mut self) {
        while let Some(event) = self.connection.poll_for_event().unwrap() {
            let now = Instant::now();
            match event {
                Event::CreateNotify(made) if made.parent == self.root && made.width > 100 => {
                    let damage = self.connection.generate_id().unwrap();
                    let level = ReportLevel::RAW_RECTANGLES;
                    // A window that has already closed is not watched.
                    let _ = self.connection.damage_create(damage, made.window, level).unwrap().check();
                }
                Event::MapNotify(shown) => self.top = Some(shown.window),
                Event::DamageNotify(damage) if damage.area.width > 0 => self.painted.push(now),
                _ => {}
            }
        }
    }

    /// Waits for this long, or until nothing has been painted for `rest`.
    fn wait(&mut self, at_most: Duration, rest: Option<Duration>) {
        let begun = Instant::now();
        while begun.elapsed() < at_most {
            self.look();
            let last = self.painted.last().map(Instant::elapsed);
            if rest.zip(last).is_some_and(|(rest, last)| last > rest) {
                return;
            }
            std::thread::sleep(Duration::from_micros(500));
        }
    }

    /// Gives the window the keyboard focus and presses keys.
    fn press(&self, keys: &[u8]) {
        let Some(top) = self.top else { return };
        self.connection.set_input_focus(InputFocus::PARENT, top, 0u32).unwrap().check().unwrap();
        for key in keys {
            for event in [KEY_PRESS_EVENT, KEY_RELEASE_EVENT] {
                self.connection
                    .xtest_fake_input(event, *key, 0, self.root, 0, 0, 0)
                    .unwrap()
                    .check()
                    .unwrap();
                std::thread::sleep(Duration::from_millis(50));
            }
        }
    }
}

/// The processor time of a program in milliseconds, over all its threads.
fn cpu(program: &Child) -> f64 {
    let threads = std::fs::read_dir(format!("/proc/{}/task", program.id())).unwrap();
    let spent = |task: std::io::Result<std::fs::DirEntry>| {
        let text = std::fs::read_to_string(task.ok()?.path().join("schedstat")).ok()?;
        text.split(' ').next()?.parse::<f64>().ok()
    };
    threads.filter_map(spent).sum::<f64>() / 1e6
}

/// The private memory of a program in kilobytes.
fn memory(program: &Child) -> u64 {
    let text = std::fs::read_to_string(format!("/proc/{}/status", program.id())).unwrap();
    let line = text.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
    line.split_whitespace().next().unwrap().parse().unwrap()
}

fn main() -> ExitCode {
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    let mut keys: Vec<u8> = Vec::new();
    if arguments.first().is_some_and(|first| first == "--keys") {
        keys = arguments[1].split(',').map(|key| key.parse().unwrap()).collect();
        arguments.drain(..2);
    }
    let [seconds, command, rest @ ..] = arguments.as_slice() else {
        eprintln!("watch [--keys KEY,...] SECONDS PROGRAM [ARGUMENT...]");
        return ExitCode::from(2);
    };
    let mut screen = Screen::open();
    let begun = Instant::now();
    let mut program = Command::new(command).args(rest).spawn().unwrap();
    screen.wait(Duration::from_secs(30), Some(REST));
    let (Some(first), Some(last)) = (screen.painted.first(), screen.painted.last()) else {
        eprintln!("nothing was painted");
        program.kill().unwrap();
        program.wait().unwrap();
        return ExitCode::FAILURE;
    };
    println!("first-ms\t{:.1}", (*first - begun).as_secs_f64() * 1e3);
    println!("rest-ms\t{:.1}", (*last - begun).as_secs_f64() * 1e3);
    println!("start-frames\t{}", screen.painted.len());
    screen.press(&keys);
    // Receiving the keyboard focus repaints the window, so wait until that is over.
    screen.wait(REST, None);
    screen.wait(Duration::from_secs(10), Some(REST));
    let (painted, spent) = (screen.painted.len(), cpu(&program));
    println!("start-cpu-ms\t{spent:.1}");
    screen.wait(Duration::from_secs(seconds.parse().unwrap()), None);
    println!("frames\t{}", screen.painted.len() - painted);
    println!("cpu-ms\t{:.1}", cpu(&program) - spent);
    println!("memory-kb\t{}", memory(&program));
    program.kill().unwrap();
    program.wait().unwrap();
    ExitCode::SUCCESS
}
