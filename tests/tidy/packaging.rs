//! The files for packages: menu entry, file type, icons, assets, installer.

use crate::tidy::source::root;

fn text(path: &str) -> String {
    std::fs::read_to_string(root().join(path)).unwrap_or_else(|why| panic!("{path}: {why}"))
}

#[test]
fn the_menu_entry_is_in_every_language_and_opens_the_declared_file_type() {
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
    let record = text("docs/by-hand.steward");
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
fn every_asset_of_the_package_is_made_by_the_build() {
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

#[test]
fn the_metainfo_has_the_file_type_of_the_menu_entry_and_every_language() {
    let (info, entry) = (text("packaging/steward.metainfo.xml"), text("packaging/steward.desktop"));
    let (_, mime) = entry.split_once("MimeType=").unwrap();
    assert!(info.contains(&format!("<mediatype>{}</mediatype>", mime.split(';').next().unwrap())));
    assert!(info.contains("<launchable type=\"desktop-id\">steward.desktop</launchable>"));
    for folder in std::fs::read_dir(root().join("i18n")).unwrap() {
        let code = folder.unwrap().file_name().into_string().unwrap();
        assert!(code == "en" || info.contains(&format!("<summary xml:lang=\"{code}\">")), "{code}");
    }
    assert!(!info.contains("http"), "addresses come from the build");
    let screenshots = info.split("@address@/raw/v@version@/").skip(1);
    let pictures: Vec<&str> = screenshots.map(|rest| rest.split('<').next().unwrap()).collect();
    assert!(!pictures.is_empty());
    for picture in pictures {
        let picture = image::open(root().join(picture)).unwrap();
        assert!(info.contains(&format!("width=\"{}\" height=\"{}\"", picture.width(), picture.height())));
    }
}

#[test]
fn the_changelog_begins_with_this_version() {
    let changelog = text("CHANGELOG.md");
    let first = changelog.lines().find_map(|line| line.strip_prefix("## ")).unwrap();
    assert!(first.starts_with(concat!(env!("CARGO_PKG_VERSION"), " (")), "{first}");
}

#[test]
fn the_uninstaller_of_windows_removes_what_the_installer_writes() {
    let (installer, build) = (text("packaging/windows/steward.nsi"), text("packaging/build"));
    let (_, papers) = build.split_once("install -m 644 LICENSE").unwrap();
    let papers = papers.lines().next().unwrap().split_whitespace().filter(|word| word.contains('.'));
    let papers = papers.map(|path| path.rsplit('/').next().unwrap());
    for file in papers.chain(["steward.exe", "record.ico", "LICENSE", "licences.txt", "uninstall.exe"]) {
        assert!(installer.contains(&format!("\n  Delete \"$INSTDIR\\{file}\"\n")), "{file} stays behind");
    }
    let (installed, removed) = installer.split_once("\nSection un.").unwrap();
    for key in ["Steward.Game\"", "App Paths\\steward.exe\"", "${KEY}\""] {
        assert!(installed.contains(key) && removed.contains(&format!("{key}\n")), "{key} stays behind");
    }
    assert!(!removed.contains("RMDir /r \"$INSTDIR\""), "the folder may hold records");
}
