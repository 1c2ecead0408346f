//! Quick answers.

use serde_json::json;

use crate::room::Room;

#[test]
fn skipping_three_spaces_costs_six_cubes() {
    let room = Room::new();
    let text = room.fine(&["ask", "skip", "3"]);
    assert!(text.starts_with("3 spaces beyond the most modern one: 6 R&D cubes\n"), "{text}");
    assert_eq!(room.json(&["ask", "skip", "3", "--json"])["cubes"], 6);
    assert_eq!(room.json(&["ask", "--json", "skip", "3"])["cubes"], 6);
}

#[test]
fn a_payout_is_told_with_its_terms() {
    let room = Room::new();
    let asked = ["ask", "payout", "--turn", "3", "--losses", "7", "--loans", "2"];
    let text = room.fine(&asked);
    assert!(text.contains("$310"), "{text}");
    assert!(text.starts_with("Pay $310 for 7 points and 2 loans\n"), "{text}");
    assert!(
        text.contains("\n  $30 a point, as Steward takes it to be printed"),
        "nobody has read it: {text}"
    );
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
fn a_card_is_the_subject_of_what_it_can_do_in_both_languages() {
    let room = Room::new();
    let asked = ["ask", "move", "jack", "red=10", "blue=12", "green=20", "--players", "4"];
    let text = room.fine(&asked);
    assert!(text.contains("The jack swaps the car (square 10) with "), "{text}");
    let text = room.fine(&[&asked[..], &["--lang", "fr"]].concat());
    assert!(text.contains("Le valet échange la voiture de la case 10 avec "), "{text}");
}

#[test]
fn a_deal_is_told() {
    let room = Room::new();
    assert_eq!(room.json(&["ask", "deal", "4", "--json"])["deals"], json!([5, 4, 4]));
    let refused = room.fails(2, &["ask", "deal", "6"]);
    assert_eq!(refused, "Autotock is for 2 to 4 players, not for 6: ask for 2, 3 or 4");
}

#[test]
fn the_chances_of_a_bag_are_exact() {
    let room = Room::new();
    let text = room.fine(&["ask", "bag", "4", "3", "1"]);
    assert!(text.contains("Player 1: 4 in 8 = 1/2") && text.contains("Player 2: 3 in 8 = 3/8"), "{text}");
    assert!(
        text.contains("Player 2: drawn, one stays and 2 return; not drawn, 2 return and one is lost"),
        "{text}"
    );
    let json = room.json(&["ask", "bag", "4", "3", "1", "--json"]);
    assert_eq!(json["chances"][2]["denominator"], 8);
    assert!(room.fails(2, &["ask", "bag", "0"]).contains("steward ask bag 4 3 1"));
    assert!(room.fails(2, &["ask", "bag"]).contains("steward ask bag"));
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
fn a_sheet_that_is_none_is_named_with_its_line() {
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

#[test]
fn a_card_is_asked_about_on_a_circuit() {
    let room = Room::new();
    let text = room.fine(&["ask", "move", "9", "red=10", "blue=13", "green=19"]);
    assert!(text.contains("in one way, and must") && text.contains("is hit (square 19)"), "{text}");
    let asked = ["ask", "move", "2", "red=10", "blue=12", "--json"];
    let answer = room.json(&asked);
    assert_eq!(
        (answer["must"].clone(), answer["refused"][0]["rule"].clone()),
        (json!(false), json!("autotock-rule-go"))
    );
    let pushed = ["ask", "move", "5", "red=10", "blue=30", "--ruling", "experts=yes", "--json"];
    assert_eq!(room.json(&pushed)["legal"][0]["play"], "red push blue 30");
    assert_eq!(
        room.json(&["ask", "move", "king", "red=10", "--who", "blue", "--players", "2", "--json"])["who"],
        "blue"
    );
    let line = room.fails(2, &["ask", "move", "5", "red-10"]);
    assert!(line.contains("red-10") && line.contains("red=12"), "{line}");
    let french = ["ask", "move", "5", "red=10", "blue=30", "--ruling", "experts=oui", "--json"];
    assert_eq!(room.json(&french), room.json(&pushed), "the words of either language");
    room.fails(2, &["ask", "move", "5", "red=10", "--ruling", "experts"]);
}

#[test]
fn the_shares_of_a_7_are_told() {
    let room = Room::new();
    let text = room.fine(&["ask", "seven"]);
    assert!(text.contains("8 ways") && text.contains("3 cars: 4 + 2 + 1"), "{text}");
    assert_eq!(room.json(&["ask", "seven", "2", "--json"])["splits"], json!([[6, 1], [5, 2], [4, 3]]));
}

#[test]
fn sponsor_cards_bring_their_best() {
    let room = Room::new();
    let text = room.fine(&["ask", "sponsors", "red", "red", "blue"]);
    assert!(text.starts_with("Red, red and blue: 3 million\n"), "{text}");
    assert_eq!(room.json(&["ask", "sponsors", "blue", "red", "yellow", "--json"])["millions"], 7);
    let refused = room.fails(2, &["ask", "sponsors", "green"]);
    assert!(refused.contains("green") && refused.contains("blue, red, yellow"), "{refused}");
    let many = room.fails(2, &["ask", "sponsors", "red", "red", "red", "red"]);
    assert!(many.contains("4 cards") && many.contains("steward ask sponsors red red blue"), "{many}");
}

#[test]
fn the_chances_of_the_roulette_are_told_exactly() {
    let room = Room::new();
    let asked = ["ask", "roulette", "--cars", "4", "--extra", "2"];
    let text = room.fine(&asked);
    assert!(text.starts_with("Own ball: 3 in 7 (3/7, 42.86%)\n"), "{text}");
    assert!(text.contains("The violet ball, 1/7, 14.29%"), "{text}");
    let json = room.json(&[&asked[..], &["--json"]].concat());
    assert_eq!(json["own"], json!({ "fraction": "3/7", "percent": "42.86" }));
    let refused = room.fails(2, &["ask", "roulette", "--cars", "4", "--extra", "5"]);
    assert!(refused.contains("5 balls are more than the 4"), "{refused}");
    assert!(room.fails(2, &["ask", "roulette", "--cars", "9"]).contains("not 9"));
}

#[test]
fn a_lifted_hood_says_who_pays_whom() {
    let room = Room::new();
    let text = room.fine(&["ask", "hood", "--asked", "6000", "--book", "8000"]);
    assert!(text.contains("$9,000"), "{text}");
    let json = room.json(&["ask", "hood", "--asked", "5000", "--book", "0", "--json"]);
    assert_eq!((&json["fined"], &json["seller_pays"]), (&"seller".into(), &1000.into()));
}
