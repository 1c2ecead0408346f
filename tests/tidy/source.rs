//! The files of the repository as text, and the source without tests and comments.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

pub struct File {
    /// The path from the root, with slashes: `src/engine/journal.rs`.
    pub path: String,
    pub text: String,
}

impl File {
    /// The room of `src` to which it belongs, or `main` or `lib`.
    pub fn room(&self) -> &str {
        let inside = self.path.strip_prefix("src/").unwrap_or(&self.path);
        inside.split(['/', '.']).next().unwrap_or(inside)
    }

    /// The lines without tests and comments, with their numbers.
    pub fn code(&self) -> Vec<(usize, &str)> {
        let mut lines = self.text.lines().zip(1..).peekable();
        let mut code = Vec::new();
        while let Some((line, n)) = lines.next() {
            if line.trim() == "#[cfg(test)]" {
                let module = lines.next().map(|(line, _)| line).unwrap_or_default();
                if module.ends_with('{') {
                    let indent = module.len() - module.trim_start().len();
                    let end = format!("{}}}", " ".repeat(indent));
                    while lines.next().is_some_and(|(line, _)| line != end) {}
                }
                continue;
            }
            if !line.trim_start().starts_with("//") {
                code.push((n, line));
            }
        }
        code
    }

    /// The lines of code that match, as file and line number.
    pub fn lines_where(&self, fits: impl Fn(&str) -> bool) -> Vec<String> {
        let found = self.code().into_iter().filter(|(_, line)| fits(line));
        found.map(|(n, line)| format!("{}:{n}: {}", self.path, line.trim())).collect()
    }
}

pub fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split(|c: char| !c.is_alphanumeric() && c != '_')
}

pub fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// All files below a folder, sorted by path; empty if the folder does not exist.
pub fn files(folder: &str) -> Vec<File> {
    fn gather(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                gather(&path, found);
            } else {
                found.push(path);
            }
        }
    }
    let mut paths = Vec::new();
    gather(&root().join(folder), &mut paths);
    paths.sort();
    let read = |path: PathBuf| {
        let text = fs::read(&path).ok().and_then(|bytes| String::from_utf8(bytes).ok())?;
        let path = path.strip_prefix(root()).unwrap().to_string_lossy().replace('\\', "/");
        Some(File { path, text })
    };
    paths.into_iter().filter_map(read).collect()
}

/// The files of `src` that are not test modules.
pub fn source() -> Vec<File> {
    let all: Vec<File> = files("src").into_iter().filter(|file| file.path.ends_with(".rs")).collect();
    let mut tests = BTreeSet::new();
    for file in &all {
        let lines: Vec<&str> = file.text.lines().collect();
        let folder = match file.path.strip_suffix("/mod.rs").or(file.path.strip_suffix("/lib.rs")) {
            Some(folder) => folder,
            None => file.path.trim_end_matches(".rs"),
        };
        for pair in lines.windows(2) {
            if let ["#[cfg(test)]", module] = pair
                && let Some(name) = module.strip_prefix("mod ").and_then(|rest| rest.strip_suffix(';'))
            {
                tests.insert(format!("{folder}/{name}.rs"));
            }
        }
    }
    all.into_iter().filter(|file| !tests.contains(&file.path)).collect()
}

pub fn games() -> Vec<String> {
    let folders =
        fs::read_dir(root().join("src/games")).unwrap().flatten().filter(|entry| entry.path().is_dir());
    let mut names: Vec<String> =
        folders.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

#[test]
fn tests_and_comments_are_not_code() {
    let text = "//! Doc\nfn a() {}\n#[cfg(test)]\nmod tests {\n    fn b() {}\n}\nfn c() {} // so\n";
    let file = File { path: "src/words/x.rs".to_owned(), text: text.to_owned() };
    assert_eq!(file.code(), [(2, "fn a() {}"), (7, "fn c() {} // so")]);
    assert_eq!(file.room(), "words");
    assert!(source().iter().all(|file| !file.path.ends_with("text/tests.rs")));
    assert!(source().len() > 100);
}
