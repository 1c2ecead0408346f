//! Man pages and completions cover every command.

use std::fs;

use crate::console::room::Room;

/// The commands that help shows: the first word of each indented line.
fn commands(room: &Room) -> Vec<String> {
    let help = room.fine(&["--help"]);
    let (_, list) = help.split_once("Commands:").unwrap();
    let (list, _) = list.split_once("Arguments:").unwrap();
    let named = list.lines().filter(|line| line.starts_with("  "));
    named.filter_map(|line| line.split_whitespace().next()).map(str::to_owned).collect()
}

#[test]
fn the_manual_names_every_command_and_each_has_a_page_in_both_languages() {
    let room = Room::new();
    let page = |code: &str, name: &str| {
        let folder = room.path(code);
        fs::create_dir_all(&folder).unwrap();
        room.fine(&["man", folder.to_str().unwrap(), "--lang", code]);
        fs::read_to_string(folder.join(name)).unwrap()
    };
    let whole = page("en", "steward.6").replace("\\-", "-");
    let commands = commands(&room);
    assert!(commands.len() >= 15 && commands.contains(&"what-if".to_owned()), "{commands:?}");
    for command in commands.into_iter().filter(|command| command != "help") {
        assert!(whole.contains(&format!("steward-{command}(6)")), "{command}: {whole}");
        let [english, french] = ["en", "fr"].map(|code| page(code, &format!("steward-{command}.6")));
        assert!(english.contains(".TH") && english != french, "{command}");
        let [(_, english), (_, french)] = [(&english, "EXIT STATUS"), (&french, "CODE DE RETOUR")]
            .map(|(page, section)| page.split_once(&format!(".SH \"{section}\"")).unwrap());
        for status in ["0", "1", "2", "3"].map(|status| format!("\\fB{status}\\fR")) {
            assert!(english.contains(&status) && french.contains(&status), "{command}: {status}");
        }
    }
    let nothing = room.fails(2, &["man", "nowhere"]);
    assert!(nothing.contains("nowhere"), "{nothing}");
}

#[test]
fn completions_of_every_shell_name_every_command() {
    let room = Room::new();
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = room.fine(&["completions", shell]);
        for command in commands(&room) {
            assert!(script.contains(&command), "{shell}: {command}");
        }
    }
    assert!(room.fails(2, &["completions", "teapot"]).contains("teapot"));
}

#[test]
fn the_manual_for_people_is_listed_and_shown_page_by_page_without_its_pictures() {
    let room = Room::new();
    for code in ["en", "fr"] {
        let list = room.fine(&["manual", "--lang", code]);
        for page in steward::manual::PAGES {
            assert!(list.contains(page.word), "{list}");
            let shown = room.fine(&["manual", page.word, "--lang", code]);
            let title = shown.lines().next().unwrap().trim_start_matches("# ");
            assert!(list.contains(title) && !shown.contains("!["), "{}: {shown}", page.word);
        }
    }
    let nothing = room.fails(2, &["manual", "chess"]);
    assert!(nothing.contains("chess") && nothing.contains("first-game"), "{nothing}");
}
