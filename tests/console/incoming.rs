//! Input from outside in every form: amounts, names, text from other editors, endless text.

use crate::console::room::Room;

#[test]
fn an_amount_in_a_line_is_read_as_the_screen_shows_it_and_refused_in_the_language_of_the_player() {
    let room = Room::new();
    let game = room.acting();
    let cash = || room.json(&["replay", game, "--json"])["seats"][0]["dollars"].as_i64().unwrap();
    for amount in ["1,250 dollars", "$1250", "1 250 dollars"] {
        let before = cash();
        room.fine(&["act", game, &format!("correct bank > red {amount}")]);
        assert_eq!(cash(), before + 1250, "{amount}");
    }
    room.fine(&["act", game, "corrige banque > rouge 1\u{202F}250 dollars", "--lang", "fr"]);
    let before = room.bytes(game);
    for (line, why) in [
        ("correct red > red 100 dollars", "both giver and taker"),
        ("correct bank > red 0 dollars", "an amount is at least 1"),
        ("correct bank > red -100 dollars", "an amount is at least 1"),
        ("correct bank > red 1,2 dollars", "isn’t a whole number"),
        ("correct bank > red 99 cars red", "more than there is"),
        ("red produce 1:1,5", "isn’t a whole number"),
    ] {
        let said = room.fails(2, &["act", game, line]);
        assert!(said.contains(why), "{line}: {said}");
    }
    for text in ["Red=abc", "Red=1,2", "Red=8m", "Red=1e3", "Red=2 0 0 0", "Red=-5"] {
        room.fails(2, &["count", game, text]);
    }
    let said = room.fails(2, &["count", game, "Red=1,2", "--lang", "fr"]);
    assert!(said.contains("n’est pas un nombre entier"), "{said}");
    assert_eq!(room.bytes(game), before, "nothing is booked");
}

#[test]
fn a_name_in_two_spellings_is_one_name_at_a_table_and_in_a_group() {
    let room = Room::new();
    let (composed, apart) = ("Zo\u{E9}", "ZOE\u{301}");
    let said = room.fails(
        2,
        &["new", "automobile", "--players", &format!("{composed},{apart},Bob"), "-o", "one.steward"],
    );
    assert!(said.contains("two players are called"), "{said}");
    let game = room.acting();
    room.fine(&["act", game, &format!("rename red {composed}")]);
    room.fails(2, &["act", game, &format!("rename blue {apart}")]);
    room.fine(&["act", game, &format!("{} build 1 1", apart.to_lowercase())]);
}

#[test]
fn a_text_is_read_however_an_editor_writes_it() {
    let room = Room::new();
    let sheet = "# Turn 2\r\nanne 1,250 dollars\r\nphase 2 3 2\r\n";
    let mut wide = vec![0xFF, 0xFE];
    wide.extend(sheet.encode_utf16().flat_map(u16::to_le_bytes));
    for (name, bytes) in [("marked", format!("\u{FEFF}{sheet}").into_bytes()), ("wide", wide)] {
        room.write(name, bytes);
        let game = format!("{name}.steward");
        let args = ["new", "automobile", "--players", "Anne,Bob,Cy", "--position", name, "-o", &game];
        room.fine(&args);
        let page = room.json(&["replay", &game, "--json"]);
        assert_eq!(page["seats"][0]["dollars"], 1250, "{name}");
    }
    room.write("bytes", [0x61, 0x00, 0xC3]);
    let args = ["new", "automobile", "--players", "Anne,Bob,Cy", "--position", "bytes", "-o", "b.steward"];
    assert!(room.fails(2, &args).contains("it is not text"));
    let acting = room.acting();
    let done = room.run_with(&["act", acting, "-"], "\u{FEFF}note one\r\nnote two\r\n");
    assert_eq!(done.code, 0, "{done:?}");
}

#[cfg(unix)]
#[test]
fn a_text_without_an_end_is_refused_in_a_sentence() {
    let room = Room::new();
    let args =
        ["new", "automobile", "--players", "Anne,Bob,Cy", "--position", "/dev/zero", "-o", "z.steward"];
    let said = room.fails(2, &args);
    assert!(said.contains("longer than 4 MB, or has no end"), "{said}");
}

#[test]
fn a_value_that_no_list_has_is_entered_only_by_who_is_sure() {
    let room = Room::new();
    room.fine(&["demo", "auto-brocante", "-o", "all.steward"]);
    let all = String::from_utf8(room.bytes("all.steward")).unwrap();
    let dealt: Vec<&str> = all.lines().take(2).collect();
    room.write("g.steward", dealt.join("\n") + "\n");
    let said = room.fails(2, &["act", "g.steward", "red sell 9 book 7999"]);
    assert!(said.contains("is not one of the values printed") && said.contains("--sure"), "{said}");
    assert_eq!(room.run_with(&["act", "g.steward", "--sure", "red sell 9 book 7999"], "").code, 0);
}
