//! The sources and licences of all dependencies and fonts, and the absence of network code.

use std::collections::BTreeSet;
use std::process::Command;

use serde_json::Value;

use crate::tidy::source::{root, source};

/// The only registry allowed for dependencies.
const SOURCE: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// The licences accepted in `packaging/about.toml`, which require only a notice.
fn accepted() -> Vec<String> {
    let text = std::fs::read_to_string(root().join("packaging/about.toml")).unwrap();
    let (_, list) = text.split_once("accepted = [").unwrap();
    let list = list.split(']').next().unwrap();
    list.split('"').skip(1).step_by(2).map(str::to_owned).collect()
}

/// Exceptions, each checked by hand. MPL-2.0 only covers changes to its own files, and there are none.
const EXCEPTIONS: [(&str, &str); 1] = [("option-ext", "MPL-2.0")];

/// All packages in the lock file, as `cargo metadata` lists them.
fn packages() -> Vec<Value> {
    let metadata = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--locked"])
        .current_dir(root())
        .output()
        .unwrap();
    assert!(metadata.status.success(), "{}", String::from_utf8_lossy(&metadata.stderr));
    let metadata: Value = serde_json::from_slice(&metadata.stdout).unwrap();
    metadata["packages"].as_array().unwrap().clone()
}

/// Whether a licence expression is allowed: one side of each OR, both sides of each AND.
fn allowed(licence: &str) -> bool {
    // Old manifests write `/` for OR.
    let licence = licence.replace('/', " OR ").split_whitespace().collect::<Vec<_>>().join(" ");
    let whole = split_outside(&licence, " AND ");
    if whole.len() > 1 {
        return whole.iter().all(|part| allowed(part));
    }
    let either = split_outside(&licence, " OR ");
    if either.len() > 1 {
        return either.iter().any(|part| allowed(part));
    }
    match licence.strip_prefix('(').and_then(|inner| inner.strip_suffix(')')) {
        Some(inner) => allowed(inner),
        None => accepted().contains(&licence),
    }
}

/// Splits a text at a word outside brackets.
fn split_outside<'a>(text: &'a str, word: &str) -> Vec<&'a str> {
    let (mut parts, mut depth, mut from) = (Vec::new(), 0, 0);
    for (at, c) in text.char_indices() {
        match c {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ if depth == 0 && at >= from && text[at..].starts_with(word) => {
                parts.push(&text[from..at]);
                from = at + word.len();
            }
            _ => {}
        }
    }
    parts.push(&text[from..]);
    parts
}

#[test]
fn licence_expressions_are_evaluated() {
    for good in ["MIT", "GPL-3.0-only OR MIT", "MIT/Apache-2.0", "(MIT OR Apache-2.0) AND Unicode-3.0"] {
        assert!(allowed(good), "{good}");
    }
    for bad in ["GPL-3.0-only", "MIT AND GPL-3.0-only", "(MIT OR GPL-2.0-only) AND AGPL-3.0-only", ""] {
        assert!(!allowed(bad), "{bad}");
    }
}

#[test]
fn every_dependency_is_from_the_registry_under_an_allowed_licence() {
    let mut wrong = Vec::new();
    for part in packages() {
        let name = part["name"].as_str().unwrap();
        let licence = part["license"].as_str().unwrap_or_default();
        if !allowed(licence) && !EXCEPTIONS.contains(&(name, licence)) {
            wrong.push(format!("{name}: {licence}"));
        }
        if part["source"].as_str().is_some_and(|source| source != SOURCE) {
            wrong.push(format!("{name}: {}", part["source"]));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_bundled_font_is_named_with_its_licence() {
    let page = std::fs::read_to_string(root().join("docs/notices.txt")).unwrap();
    for font in ["IBM Plex Sans", "Hack", "Material Symbols", "Cantarell"] {
        assert!(page.contains(font), "{font}");
    }
    for licence in ["SIL Open Font License", "MIT License", "Bitstream Vera", "Apache License, Version 2.0"] {
        assert!(page.contains(licence), "{licence}");
    }
}

/// The libraries of the program on each system, one per line, with version and licence.
fn libraries() -> String {
    let mut lines = BTreeSet::new();
    let systems = ["x86_64-unknown-linux-gnu", "x86_64-pc-windows-gnu", "aarch64-apple-darwin"];
    for target in systems.into_iter().chain(["wasm32-unknown-unknown"]) {
        let tree = Command::new(env!("CARGO"))
            .args(["tree", "--locked", "--package", "steward", "--edges", "normal", "--target", target])
            .args(["--prefix", "none", "--format", "{p}|{l}"])
            .current_dir(root())
            .output()
            .unwrap();
        assert!(tree.status.success(), "{}", String::from_utf8_lossy(&tree.stderr));
        for line in String::from_utf8(tree.stdout).unwrap().lines() {
            let (package, licence) = line.trim_end_matches(" (*)").split_once('|').unwrap();
            let mut words = package.split(' ');
            let (name, version) = (words.next().unwrap(), words.next().unwrap());
            if name != "steward" {
                lines.insert(format!("{name} {}: {licence}\n", version.trim_start_matches('v')));
            }
        }
    }
    lines.into_iter().collect()
}

#[test]
fn the_list_of_libraries_is_that_of_the_program() {
    let (path, libraries) = (root().join("docs/libraries.txt"), libraries());
    if std::env::var_os("UPDATE_GOLDEN").is_some_and(|value| value == "1") {
        std::fs::write(&path, &libraries).unwrap();
    }
    let listed = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(listed, libraries, "UPDATE_GOLDEN=1 renews docs/libraries.txt");
}

#[test]
fn nothing_in_the_source_uses_the_network() {
    let ways = ["std::net", "TcpStream", "UdpSocket", "reqwest::", "ureq::", "hyper::"];
    let opens = |line: &str| ways.iter().any(|way| line.contains(way));
    let found: Vec<String> = source().iter().flat_map(|file| file.lines_where(opens)).collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}
