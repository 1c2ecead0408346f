//! Every public item is used outside its file.

use std::collections::{BTreeMap, BTreeSet};

use crate::tidy::source::{File, files, source, words};

const KINDS: [&str; 8] = ["fn", "struct", "enum", "trait", "const", "static", "type", "mod"];

/// The lines of a file without its re-exports, and the names that re-exports rename.
struct Code {
    path: String,
    lines: Vec<String>,
    renamed: Vec<(String, String)>,
}

impl Code {
    fn of(file: &File) -> Self {
        let (mut lines, mut renamed, mut reexport) = (Vec::new(), Vec::new(), false);
        for (_, line) in file.code() {
            reexport |= line.trim_start().starts_with("pub use ");
            if reexport {
                let parts = line.split([',', '{', '}', ';']).filter_map(|part| part.split_once(" as "));
                let last = |path: &str| path.rsplit("::").next().unwrap_or(path).trim().to_owned();
                renamed.extend(parts.map(|(item, name)| (last(item), name.trim().to_owned())));
                reexport = !line.contains(';');
            } else {
                lines.push(line.to_owned());
            }
        }
        Self { path: file.path.clone(), lines, renamed }
    }

    /// The kind and name of each public item.
    fn items(&self) -> Vec<(&str, &str)> {
        self.lines.iter().filter_map(|line| item(line)).collect()
    }

    /// Whether a type occurs in a signature or field of the file.
    fn in_signature(&self, name: &str) -> bool {
        let says = |line: &str| {
            ["pub ", "-> ", "type "].iter().any(|word| line.contains(word)) || line.contains(": ")
        };
        let mut lines = self.lines.iter().filter(|line| words(line).any(|word| word == name));
        lines.any(|line| says(line) && item(line).is_none_or(|(_, item)| item != name))
    }
}

/// The kind and name of the public item declared on a line.
fn item(line: &str) -> Option<(&str, &str)> {
    let mut words = line.trim_start().strip_prefix("pub ")?.split_whitespace();
    let mut kind = words.next()?;
    let mut name = words.next()?;
    if kind == "const" && name == "fn" {
        (kind, name) = ("fn", words.next()?);
    }
    let end = name.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(name.len());
    KINDS.contains(&kind).then_some((kind, &name[..end]))
}

/// The public items of the source that no other file mentions.
fn unused(source: &[File], others: &[File]) -> Vec<String> {
    let source: Vec<Code> = source.iter().map(Code::of).collect();
    let others: Vec<Code> = others.iter().map(Code::of).collect();
    let mut named: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for code in source.iter().chain(&others) {
        for word in code.lines.iter().flat_map(|line| words(line)) {
            named.entry(word).or_default().insert(&code.path);
        }
    }
    let elsewhere =
        |name: &str, path: &str| named.get(name).is_some_and(|files| files.iter().any(|file| *file != path));
    let renamed: Vec<&(String, String)> = source.iter().flat_map(|code| &code.renamed).collect();
    let mut found = Vec::new();
    for code in &source {
        for (kind, name) in code.items() {
            let other_names =
                renamed.iter().filter(|(item, _)| item == name).map(|(_, other)| other.as_str());
            let used = std::iter::once(name).chain(other_names).any(|name| elsewhere(name, &code.path));
            let a_type = ["struct", "enum", "trait", "type"].contains(&kind);
            if !(used || a_type && code.in_signature(name)) {
                found.push(format!("{}: {kind} {name}", code.path));
            }
        }
    }
    found
}

/// Tests, benches, examples and fuzz targets.
fn users() -> Vec<File> {
    let folders = ["tests", "benches", "examples", "fuzz/fuzz_targets", "reference/tests"];
    let all = folders.into_iter().flat_map(files);
    all.filter(|file| file.path.ends_with(".rs") && !file.path.contains("/target/")).collect()
}

#[test]
fn every_public_item_is_used_outside_its_own_file() {
    let found = unused(&source(), &users());
    assert!(found.is_empty(), "make these private or delete them:\n{}", found.join("\n"));
}

#[test]
fn a_public_item_that_only_its_own_file_uses_is_found() {
    let file = |path: &str, text: &str| File { path: path.to_owned(), text: text.to_owned() };
    let one =
        "pub fn used() {}\npub const fn alone() -> Answer {}\npub struct Answer(u8);\nfn b() { alone() }";
    let two = "pub use one::{alone, other as\n    another};\nfn b() { used(); another() }\npub mod nowhere;";
    let three = "pub fn other() {}\n#[cfg(test)]\nmod tests {\n    use crate::nowhere;\n}";
    let source = [file("src/one.rs", one), file("src/two.rs", two), file("src/three.rs", three)];
    let found = ["src/one.rs: fn alone", "src/two.rs: mod nowhere", "src/three.rs: fn other"];
    assert_eq!(unused(&source, &[]), found);
    assert_eq!(unused(&source, &[file("tests/a.rs", "nowhere::alone(); other()")]), [""; 0]);
}
