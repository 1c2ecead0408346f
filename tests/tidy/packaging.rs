//! What packages are made of: the entry in the menu, the kind of file, the icons, and what the package names.

use crate::source::root;

fn text(path: &str) -> String {
    std::fs::read_to_string(root().join(path)).unwrap_or_else(|why| panic!("{path}: {why}"))
}

#[test]
fn the_entry_in_the_menu_speaks_every_language_and_opens_the_kind_of_file_that_is_declared() {
    let (entry, kind) = (text("packaging/steward.desktop"), text("packaging/steward.xml"));
    let languages = std::fs::read_dir(root().join("i18n")).unwrap();
    for code in languages.map(|folder| folder.unwrap().file_name().into_string().unwrap()) {
        if code == "en" {
            continue;
        }
        for key in ["GenericName", "Comment", "Keywords"] {
            assert!(entry.contains(&format!("\n{key}[{code}]=")), "{key} in {code}");
        }
        assert!(kind.contains(&format!("xml:lang=\"{code}\"")), "{code}");
    }
    let (_, mime) = entry.split_once("MimeType=").unwrap();
    let mime = mime.split(';').next().unwrap();
    assert!(kind.contains(&format!("type=\"{mime}\"")), "{mime}");
    assert!(kind.contains("pattern=\"*.steward\""));
    assert!(entry.contains("Exec=steward %f\n") && entry.contains("Icon=steward\n"));
    let record = text("tests/records/automobile-format-1-rules-1.steward");
    let (_, magic) = kind.split_once("value=\"").unwrap();
    let magic = magic.split('"').next().unwrap().replace("&quot;", "\"");
    assert!(record.starts_with(&magic), "{magic}");
}

#[test]
fn every_icon_has_the_size_that_its_name_says() {
    let build = text("packaging/build");
    let (_, sizes) = build.split_once("for size in ").unwrap();
    let sizes: Vec<u32> =
        sizes.split(';').next().unwrap().split(' ').map(|size| size.parse().unwrap()).collect();
    assert!(sizes.contains(&16) && sizes.contains(&256), "{sizes:?}");
    for size in sizes {
        let icon = image::open(root().join(format!("packaging/icons/{size}.png"))).unwrap();
        assert_eq!((icon.width(), icon.height()), (size, size));
    }
}

#[test]
fn what_the_package_takes_along_is_made_by_the_command_that_builds_it() {
    let (cargo, build) = (text("Cargo.toml"), text("packaging/build"));
    let (_, assets) = cargo.split_once("\nassets = [").unwrap();
    let assets = assets.split("\n]").next().unwrap();
    for path in assets.lines().filter_map(|line| line.trim().strip_prefix("[\"")?.split('"').next()) {
        let below = path.strip_prefix("packaging/made/tree/").unwrap_or_else(|| panic!("{path}"));
        let named = below.split(['/', '*']).filter(|part| !part.is_empty() && *part != "share").nth(1);
        let known = named.is_none_or(|part| build.contains(part));
        assert!(known, "{path} is made nowhere");
    }
    for library in ["libxkbcommon-x11-0", "libegl1", "libgl1", "libx11-xcb1", "libxcursor1", "libxi6"] {
        assert!(cargo.contains(library), "the window looks for {library}");
    }
}
