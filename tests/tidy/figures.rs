//! Figures of the window: one widget draws them, and nothing else there writes a number.

use crate::source::{File, source};

/// Where figures are drawn.
const WIDGET: &str = "src/desk/kit/figure.rs";

/// Ways to write a number, or to write the message that holds nothing else.
const WAYS: [&str; 6] = ["desk::FIGURE", "words::number", "words::money", "icu_", "{:", ".to_string()"];

/// What is no figure: paths, faults of the machine, the text of a record, names of steps and seats, what is typed.
const NO_FIGURES: [&str; 8] = [
    "display().to_string()",
    "error.to_string()",
    "why.to_string()",
    "Value::Object(",
    "step.to_string()",
    "other.to_string()",
    "typed.to_string()",
    "        .to_string()",
];

fn writes(line: &str) -> bool {
    WAYS.iter().any(|way| line.contains(way)) && !NO_FIGURES.iter().any(|other| line.contains(other))
}

fn found(files: &[File]) -> Vec<String> {
    let desk = files.iter().filter(|file| file.path.starts_with("src/desk/") && file.path != WIDGET);
    desk.flat_map(|file| file.lines_where(writes)).collect()
}

#[test]
fn only_one_widget_of_the_window_writes_figures() {
    let found = found(&source());
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn a_number_written_elsewhere_is_found() {
    let file = |line: &str| File { path: "src/desk/shelf/mod.rs".to_owned(), text: format!("{line}\n") };
    assert_eq!(found(&[file("ui.label(count.to_string());")]).len(), 1);
    assert_eq!(found(&[file("ui.label(format!(\"{:>4}\", count));")]).len(), 1);
    assert!(found(&[file("let file = path.display().to_string();")]).is_empty());
}
