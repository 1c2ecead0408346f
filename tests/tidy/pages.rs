//! The links in README, ARCHITECTURE and `docs` have targets.

use crate::tidy::source::{File, files, root};

fn pages() -> Vec<File> {
    let mut pages = files("docs");
    pages.retain(|page| page.path.ends_with(".md"));
    for name in ["README.md", "ARCHITECTURE.md"] {
        let text = std::fs::read_to_string(root().join(name)).unwrap();
        pages.push(File { path: name.to_owned(), text });
    }
    pages
}

/// The targets of the links on a page, without web addresses.
fn links(text: &str) -> Vec<&str> {
    let targets = text.split("](").skip(1).filter_map(|rest| rest.split_once(')').map(|(target, _)| target));
    targets.filter(|target| !target.contains("://")).collect()
}

/// The anchor that Markdown renderers give a heading.
fn anchor(heading: &str) -> String {
    let plain = heading.trim_start_matches('#').trim().to_lowercase();
    plain.chars().filter(|c| c.is_alphanumeric() || "- _".contains(*c)).collect::<String>().replace(' ', "-")
}

#[test]
fn every_link_of_a_page_has_a_target() {
    let mut broken = Vec::new();
    for page in pages() {
        let folder = root().join(&page.path).parent().unwrap().to_owned();
        for link in links(&page.text) {
            let (file, wanted) = link.split_once('#').unwrap_or((link, ""));
            let target = if file.is_empty() { root().join(&page.path) } else { folder.join(file) };
            let text = std::fs::read_to_string(&target).unwrap_or_default();
            let known =
                wanted.is_empty() || text.lines().any(|line| line.starts_with('#') && anchor(line) == wanted);
            if !target.exists() || !known {
                broken.push(format!("{}: {link}", page.path));
            }
        }
    }
    assert!(broken.is_empty(), "{}", broken.join("\n"));
}

#[test]
fn links_and_anchors_are_found() {
    assert_eq!(links("see [a](docs/a.md#b), [c](https://c.org) and [d](#e)"), ["docs/a.md#b", "#e"]);
    assert_eq!(anchor("## The acts of Automobile"), "the-acts-of-automobile");
}
