//! Quick answers.

use serde_json::json;

use crate::console::room::Room;

#[test]
fn skipping_three_spaces_costs_six_cubes() {
    let room = Room::new();
    let text = room.fine(&["ask", "skip", "3"]);
    assert!(text.starts_with("3 spaces beyond the most modern one: 6 R&D cubes\n"), "{text}");
    assert_eq!(room.json(&["ask", "skip", "3", "--json"])["cubes"], 6);
    assert_eq!(room.json(&["ask", "--json", "skip", "3"])["cubes"], 6);
}

#[test]
fn a_payout_is_shown_with_its_terms() {
    let room = Room::new();
    let asked = ["ask", "payout", "--turn", "3", "--losses", "7", "--loans", "2"];
    let text = room.fine(&asked);
    assert!(text.contains("$310"), "{text}");
    assert!(text.starts_with("Pay $310 for 7 points and 2 loans\n"), "{text}");
    assert!(text.contains("\n  $30 a point, as Steward assumes"), "nobody has read it: {text}");
    assert!(text.contains("7 × $30 loss points = $210\n"), "{text}");
    assert!(text.contains("2 × $50 interest on loans = $100"), "{text}");
    assert_eq!(room.json(&[&asked[..], &["--json"]].concat())["due"], 310);
    assert_eq!(room.json(&[&asked[..], &["--sloan", "--json"]].concat())["due"], 190);
    assert_eq!(room.json(&[&asked[..], &["--chrysler", "--json"]].concat())["due"], 220);
    let both = room.fails(2, &[&asked[..], &["--sloan", "--chrysler"]].concat());
    assert!(both.contains("--chrysler") && both.contains("steward ask payout --help"), "{both}");
}

#[test]
fn a_payout_without_loans_speaks_of_none() {
    let room = Room::new();
    let text = room.fine(&["ask", "payout", "--turn", "3", "--losses", "3", "--rate", "25"]);
    assert!(text.starts_with("Pay $75 for 3 points\n"), "{text}");
}

#[test]
fn a_deal_is_shown() {
    let room = Room::new();
    assert_eq!(room.json(&["ask", "deal", "4", "--json"])["deals"], json!([5, 4, 4]));
    let refused = room.fails(2, &["ask", "deal", "6"]);
    assert_eq!(refused, "Autotock is for 2 to 4 players, not 6: ask for 2, 3 or 4");
}

#[test]
fn a_sale_and_a_loss_phase_are_read_from_a_file_or_the_input() {
    let room = Room::new();
    let sale = r#"{"demand":{"mid":3},"spaces":[
        {"space":4,"class":"mid","owner":"Blue","cars":2},{"space":9,"class":"mid","owner":"Red","cars":2}]}"#;
    room.write("sale.json", sale);
    assert_eq!(room.json(&["ask", "sale", "sale.json", "--json"])["unsold"], 1);
    let done = room.run_with(&["ask", "sale", "-"], sale);
    assert_eq!(done.code, 0);
    assert!(done.out.contains("Red"), "{}", done.out);
    let losses = r#"{"turn":3,"spaces":[],"players":[{"name":"Red","points":7,"loans":2}]}"#;
    room.write("losses.json", losses);
    assert_eq!(room.json(&["ask", "losses", "losses.json", "--json"])["players"][0]["due"], 310);
    assert!(room.fine(&["ask", "losses", "losses.json"]).contains("$310"));
}

#[test]
fn an_unreadable_sheet_is_reported_with_its_line() {
    let room = Room::new();
    room.write("sale.json", "{\n\"demand\": 3}");
    let line = room.fails(2, &["ask", "sale", "sale.json"]);
    assert!(line.contains("sale.json, line 2"), "{line}");
    assert!(room.fails(2, &["ask", "losses", "nowhere.json"]).contains("nowhere.json"));
}

#[test]
fn answers_are_in_french_when_asked() {
    let room = Room::new();
    let text = room.fine(&["ask", "payout", "--turn", "3", "--losses", "7", "--loans", "2", "--lang", "fr"]);
    assert!(text.contains("310\u{A0}$") || text.contains("310\u{202F}$") || text.contains("310 $"), "{text}");
}
