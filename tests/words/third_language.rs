//! A new folder of messages becomes a language when the program is built; tested with an invented one.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

#[allow(dead_code, reason = "its main is for cargo")]
#[path = "../../build.rs"]
mod build;

/// A folder with English, French and an invented language.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let n = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("steward-languages-{}-{n}", std::process::id()));
        let here = Path::new(env!("CARGO_MANIFEST_DIR")).join("i18n");
        for (code, from) in [("en", "en"), ("fr", "fr"), ("xx", "en")] {
            std::fs::create_dir_all(folder.join("i18n").join(code)).unwrap();
            for file in std::fs::read_dir(here.join(from)).unwrap() {
                let file = file.unwrap();
                let text = std::fs::read_to_string(file.path()).unwrap();
                std::fs::write(folder.join("i18n").join(code).join(file.file_name()), text).unwrap();
            }
        }
        std::fs::create_dir_all(folder.join("out")).unwrap();
        Self(folder)
    }

    fn build(&self) -> Result<String, String> {
        build::generate(&self.0.join("i18n"), &self.0.join("out"))?;
        Ok(std::fs::read_to_string(self.0.join("out/languages.rs")).unwrap())
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_new_folder_of_messages_is_a_language_when_the_program_is_built() {
    let folder = Folder::new();
    let languages = folder.build().unwrap();
    assert!(languages.contains("const EN: usize = 0;"), "{languages}");
    assert!(languages.contains("const FR: usize = 1;") && languages.contains("const XX: usize = 2;"));
    assert!(languages.contains("Source { code: \"xx\""));
    for file in std::fs::read_dir(folder.0.join("i18n/en")).unwrap() {
        let name = file.unwrap().file_name().into_string().unwrap();
        assert!(languages.contains(&format!("/i18n/xx/{name}")), "{name}");
    }
}

#[test]
fn a_message_of_the_new_language_that_cannot_be_read_stops_the_build_with_its_place() {
    let folder = Folder::new();
    std::fs::write(folder.0.join("i18n/xx/desk.ftl"), "desk-steward = { $open\n").unwrap();
    let why = folder.build().unwrap_err();
    assert!(why.contains("i18n/xx/desk.ftl"), "{why}");
}
