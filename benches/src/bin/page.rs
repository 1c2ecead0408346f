//! Writes `docs/speed.md` and `docs/speed.svg` from the figures gathered by `benches/run`, each row with its budget.
//!
//! `page --criterion FOLDER` prints the medians of criterion as figures; `page FIGURES PAGE PICTURE` writes the page.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "a measure that cannot go on stops"
)]

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use serde_json::Value;
use steward_benches::LENGTHS;

/// Figures by name; the median of several measurements.
struct Figures(BTreeMap<String, Vec<f64>>);

impl Figures {
    fn read(path: &Path) -> Self {
        let text = std::fs::read_to_string(path).unwrap();
        let mut figures: BTreeMap<String, Vec<f64>> = BTreeMap::new();
        for (name, value) in text.lines().filter_map(|line| line.split_once('\t')) {
            figures.entry(name.to_owned()).or_default().push(value.trim().parse().unwrap());
        }
        Self(figures)
    }

    fn get(&self, name: &str) -> Option<f64> {
        let mut all = self.0.get(name)?.clone();
        all.sort_by(f64::total_cmp);
        all.get(all.len() / 2).copied()
    }
}

/// A row of the table: the label, the figure, its limit, and a remark.
struct Row {
    what: String,
    figure: Option<f64>,
    unit: &'static str,
    budget: f64,
    /// Whether the limit is a minimum.
    at_least: bool,
    beside: String,
}

impl Row {
    fn new(what: &str, figure: Option<f64>, unit: &'static str, budget: f64) -> Self {
        let what = what.to_owned();
        Self { what, figure, unit, budget, at_least: false, beside: String::new() }
    }

    fn at_least(self) -> Self {
        Self { at_least: true, ..self }
    }

    fn beside(self, beside: impl Into<String>) -> Self {
        Self { beside: beside.into(), ..self }
    }

    fn met(&self) -> Option<bool> {
        let figure = self.figure?;
        Some(if self.at_least { figure >= self.budget } else { figure <= self.budget })
    }

    fn written(&self) -> String {
        let (figure, met) = match (self.figure, self.met()) {
            (Some(figure), Some(true)) => (number(figure), "met"),
            (Some(figure), _) => (number(figure), "**missed**"),
            (None, _) => ("-".to_owned(), "not measured"),
        };
        let sign = if self.at_least { "at least" } else { "at most" };
        let (what, unit, budget, beside) = (&self.what, self.unit, number(self.budget), &self.beside);
        format!("| {what} | {figure} {unit} | {sign} {budget} {unit} | {met} | {beside} |\n")
    }
}

/// Formats a figure with a sensible number of decimals.
fn number(value: f64) -> String {
    match value.abs() {
        v if v == 0.0 || v >= 100.0 => format!("{value:.0}"),
        v if v >= 10.0 => format!("{value:.1}"),
        v if v >= 0.1 => format!("{value:.2}"),
        _ => format!("{value:.4}"),
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["--criterion", folder] => criterion(Path::new(folder), ""),
        [figures, page, picture] => {
            let figures = Figures::read(Path::new(figures));
            let rows = rows(&figures);
            let missed = rows.iter().filter(|row| row.met() != Some(true)).count();
            std::fs::write(page, text(&rows, &figures)).unwrap();
            std::fs::write(picture, svg(&figures)).unwrap();
            rows.iter().for_each(|row| print!("{}", row.written()));
            println!("{} rows, {missed} not met", rows.len());
        }
        _ => panic!("page --criterion FOLDER | page FIGURES PAGE PICTURE"),
    }
}

/// Prints the medians of criterion in microseconds.
fn criterion(folder: &Path, name: &str) {
    for entry in std::fs::read_dir(folder).unwrap().flatten() {
        let path = entry.path();
        let part = entry.file_name().to_string_lossy().into_owned();
        if part == "new" {
            let text = std::fs::read_to_string(path.join("estimates.json")).unwrap();
            let estimates: Value = serde_json::from_str(&text).unwrap();
            let median = estimates["median"]["point_estimate"].as_f64().unwrap();
            println!("criterion{name}/us\t{:.4}", median / 1e3);
        } else if path.is_dir() && part != "report" {
            criterion(&path, &format!("{name}/{part}"));
        }
    }
}

const LONGEST: u32 = LENGTHS[LENGTHS.len() - 1];

fn rows(figures: &Figures) -> Vec<Row> {
    let get = |name: &str| figures.get(name);
    let ratio = |name: &str, peer: &str| Some(get(name)? / get(peer)?);
    let scaled = |name: &str, by: f64| get(name).map(|value| value * by);
    let micro = |name: &str| get(&format!("criterion/{name}/us"));
    let grown = |name: &str, by: f64| Some(micro(&format!("growth/{name}/{LONGEST}"))? * by);
    let beside =
        |name: &str, unit: &str| get(name).map_or_else(String::new, |v| format!("{} {unit}", number(v)));
    let bare = beside("bare/first-ms", "ms");
    let mut rows = vec![
        Row::new(
            "start to the first frame, relative to the bare window",
            ratio("shelf/first-ms", "bare/first-ms"),
            "×",
            1.25,
        )
        .beside(format!("{}; bare {bare}", beside("shelf/first-ms", "ms"))),
        Row::new(
            "start to a game of 500 entries, relative to the bare window",
            ratio("game/first-ms", "bare/first-ms"),
            "×",
            1.4,
        )
        .beside(format!(
            "{}; the last frame is painted after {}, bare {}",
            beside("game/first-ms", "ms"),
            beside("game/rest-ms", "ms"),
            beside("bare/rest-ms", "ms")
        )),
    ];
    for (name, what) in [
        ("shelf", "Home"),
        ("entry", "a game, entry field focused"),
        ("table-view", "a game, table view open"),
    ] {
        rows.push(Row::new(
            &format!("frames in an idle minute: {what}"),
            get(&format!("rest/{name}/frames")),
            "",
            0.0,
        ));
        rows.push(
            Row::new(
                &format!("processor use in an idle minute: {what}"),
                scaled(&format!("rest/{name}/cpu-ms"), 100.0 / 60_000.0),
                "%",
                0.05,
            )
            .beside(format!(
                "{}; bare {}",
                beside(&format!("rest/{name}/cpu-ms"), "ms"),
                beside("rest/bare/cpu-ms", "ms")
            )),
        );
    }
    let gallery = |of: &str| beside(&format!("frame/gallery/{of}-ms"), "ms");
    rows.extend([
        Row::new("a frame of the busiest screen, median", get("frame/1000/median-ms"), "ms", 2.0)
            .beside(format!("egui’s widget gallery {}", gallery("median"))),
        Row::new("the same, 99th percentile", get("frame/1000/p99-ms"), "ms", 4.0)
            .beside(format!("egui’s widget gallery {}", gallery("p99"))),
        Row::new(
            "the same at 100,000 entries, relative to 1,000",
            ratio("frame/100000/median-ms", "frame/1000/median-ms"),
            "×",
            1.1,
        )
        .beside(beside("frame/100000/median-ms", "ms")),
        Row::new("previewing an act", micro("preview"), "µs", 20.0)
            .beside("Automobile, five players, turn 4; boardgame.io: 174 µs a move at 500 moves"),
        Row::new("entering an act", micro("act"), "µs", 20.0).beside("boardgame.io: 959 µs a move at 5,000"),
        Row::new("replaying 500 acts", micro("replay").map(|v| v / 1e3), "ms", 5.0)
            .beside("the 18xx engine: 106 ms for 457 actions of a richer game"),
        Row::new("opening a record of 100,000 entries", grown("open", 1e-6), "s", 0.4),
        Row::new("memory of such a record, per entry", get("memory/100000/bytes-an-entry"), "bytes", 1024.0),
        Row::new("undoing the last of 100,000 entries", grown("undo", 1e-3), "ms", 0.1)
            .beside("boardgame.io: 15 to 19 µs, the last move only"),
        Row::new("jumping to the middle of 100,000 entries", grown("jump", 1e-3), "ms", 4.0),
        Row::new("viewing the middle of 100,000 entries", grown("look", 1e-3), "ms", 0.3),
        Row::new("previewing an amend in the middle of 100,000 entries", grown("amend", 1e-6), "s", 0.5),
        Row::new("entering and writing a line, processor time only", get("append/cpu-us"), "µs", 100.0)
            .beside("one write and one flush: `cargo test --test files record`"),
        Row::new(
            "searching for the mistake behind a count, 500 entries",
            micro("count").map(|v| v / 1e3),
            "ms",
            5.0,
        ),
    ]);
    for game in steward::session::words() {
        let acts = beside(&format!("games/{game}/acts-a-game"), "acts per game");
        let row = Row::new(
            &format!("random games per second, one core: {game}"),
            get(&format!("games/{game}/a-second")),
            "",
            100.0,
        );
        rows.push(row.at_least().beside(acts));
    }
    let more = get("game/memory-kb").zip(get("bare/memory-kb")).map(|(game, bare)| (game - bare) / 1024.0);
    rows.extend([
        Row::new("the program of `cargo build --release`", scaled("binary/bytes", 1e-6), "MB", 24.0).beside(
            format!(
                "bare window {}",
                scaled("binary/bare-bytes", 1e-6).map_or_else(String::new, |v| format!("{} MB", number(v)))
            ),
        ),
        Row::new("memory with a game of 500 entries, more than the bare window", more, "MB", 25.0)
            .beside(beside("game/memory-kb", "kB")),
        Row::new("clean release build", get("build/clean/s"), "s", 300.0),
        Row::new("debug build after a change to one rule", get("build/touched/s"), "s", 20.0),
    ]);
    rows
}

/// The figures in the growth chart: name and label.
const GROWTH: [(&str, &str); 6] = [
    ("open", "open"),
    ("act", "enter"),
    ("undo", "undo"),
    ("jump", "jump"),
    ("look", "look back"),
    ("amend", "amend preview"),
];

fn text(rows: &[Row], figures: &Figures) -> String {
    let mut text = String::from(
        "# How fast it is\n\n`benches/run` measures every row and writes this page; `benches/run --clean` also measures the two builds. The machine was shared and\n\
         had two cores and no graphics card: figures are medians, and start times are ratios to a *bare window*, an empty egui window built\n\
         the same way and started in the same run. `cargo test --test files counts` tests what does not depend on the machine: writes, flushes,\n\
         allocations and frames.\n\n",
    );
    text.push_str("| what | figure | budget | | compared with |\n|---|---|---|---|---|\n");
    rows.iter().for_each(|row| text.push_str(&row.written()));
    text.push_str("\n## By length of the record\n\nMilliseconds by the number of entries; memory in bytes per entry.\n\n| entries |");
    GROWTH.iter().for_each(|(_, name)| write!(text, " {name} |").unwrap());
    text.push_str(" memory |\n|---|---|---|---|---|---|---|---|\n");
    for length in LENGTHS {
        write!(text, "| {length} |").unwrap();
        for (name, _) in GROWTH {
            let value = figures.get(&format!("criterion/growth/{name}/{length}/us"));
            write!(text, " {} |", value.map_or_else(|| "-".to_owned(), |us| number(us / 1e3))).unwrap();
        }
        let memory = figures.get(&format!("memory/{length}/bytes-an-entry"));
        writeln!(text, " {} |", memory.map_or_else(|| "-".to_owned(), number)).unwrap();
    }
    text.push_str("\n![time by length of the record](speed.svg)\n\n");
    text.push_str(include_str!("../../why.md"));
    text
}

/// Draws the growth chart on logarithmic scales.
fn svg(figures: &Figures) -> String {
    const COLOURS: [&str; 6] = ["#7b3f00", "#0b6e4f", "#274690", "#b3202a", "#6b4e9b", "#8a6d00"];
    let (width, height, left, bottom) = (640.0, 400.0, 70.0, 360.0);
    // From a microsecond to ten seconds, as powers of ten in milliseconds.
    let (least, most) = (-3.0, 4.0);
    let x = |length: u32| left + (f64::from(length).log10() - 2.0) * 130.0;
    let y = |ms: f64| bottom - (ms.log10().clamp(least, most) - least) / (most - least) * 330.0;
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\" font-size=\"12\">\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"#fffdf7\"/>\n"
    );
    for tens in -3..=4 {
        let (at, ms) = (y(10f64.powi(tens)), number(10f64.powi(tens)));
        writeln!(text, "<path d=\"M{left} {at:.1}H470\" stroke=\"#ddd\"/><text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{ms} ms</text>", left - 6.0, at + 4.0).unwrap();
    }
    for length in LENGTHS {
        writeln!(
            text,
            "<text x=\"{:.1}\" y=\"{}\" text-anchor=\"middle\">{length}</text>",
            x(length),
            bottom + 18.0
        )
        .unwrap();
    }
    for (at, ((name, called), colour)) in GROWTH.iter().zip(COLOURS).enumerate() {
        let points = LENGTHS.iter().filter_map(|length| {
            let us = figures.get(&format!("criterion/growth/{name}/{length}/us"))?;
            Some(format!("{:.1},{:.1}", x(*length), y(us / 1e3)))
        });
        let points: Vec<String> = points.collect();
        let down = 40.0 + 20.0 * at as f64;
        writeln!(
            text,
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"/>",
            points.join(" ")
        )
        .unwrap();
        writeln!(text, "<text x=\"500\" y=\"{down}\" fill=\"{colour}\">{called}</text>").unwrap();
    }
    text.push_str("</svg>\n");
    text
}
