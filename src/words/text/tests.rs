use super::*;
use crate::msg;

const THIN: char = '\u{202F}';

/// The messages of a language with one additional message.
fn locale(language: Language, message: &str) -> Locale {
    let mut sources: Vec<&str> = language.sources().collect();
    sources.push(message);
    Locale::new(language.code(), sources.into_iter())
}

/// Renders a line whose message is `test = ...` in English.
fn say(message: &str, line: &Line) -> String {
    write_line(line, &locale(Language::ENGLISH, &format!("test = {message}\n")), 0)
}

const TEST: Key = Key::new("test");

fn both(arg: impl Into<Arg>) -> [String; 2] {
    let line = Line::new(TEST).with("it", arg);
    [Language::ENGLISH, Language::FRENCH]
        .map(|language| write_line(&line, &locale(language, "test = { $it }\n"), 0))
}

fn items(count: u8) -> Vec<Line> {
    ["test-a", "test-b", "test-c", "test-d"]
        .into_iter()
        .map(Key::new)
        .map(Line::new)
        .take(count.into())
        .collect()
}

#[test]
fn numbers_are_grouped_as_the_language_groups_them() {
    assert_eq!(number(1_450, Language::ENGLISH), "1,450");
    assert_eq!(number(1_450, Language::FRENCH), format!("1{THIN}450"));
    assert_eq!(both(-1_234_567), ["−1,234,567".to_owned(), format!("−1{THIN}234{THIN}567")]);
    assert_eq!(both(0), ["0", "0"]);
}

#[test]
fn the_largest_numbers_are_written_exactly() {
    assert_eq!(number(i64::MIN, Language::ENGLISH), "−9,223,372,036,854,775,808");
    assert_eq!(both(i64::MAX)[0], "9,223,372,036,854,775,807");
    assert_eq!(both(i64::MIN)[1].replace(THIN, " "), "−9 223 372 036 854 775 808");
    assert_eq!(both(Arg::Money(i64::MIN))[0], "−$9,223,372,036,854,775,808");
    // Around 2^53, the last whole number that a float holds exactly.
    assert_eq!(both(9_007_199_254_740_991_i64)[0], "9,007,199,254,740,991");
    assert_eq!(both(9_007_199_254_740_992_i64)[0], "9,007,199,254,740,992");
    assert_eq!(both(-9_007_199_254_740_993_i64)[0], "−9,007,199,254,740,993");
}

#[test]
fn money_carries_its_sign_of_currency_where_the_language_puts_it() {
    assert_eq!(both(Arg::Money(1_450)), ["$1,450".to_owned(), format!("1{THIN}450\u{A0}$")]);
    assert_eq!(both(Arg::Money(-120)), ["−$120", "−120\u{A0}$"]);
    assert_eq!(both(Arg::Money(0)), ["$0", "0\u{A0}$"]);
}

#[test]
fn lists_are_joined_as_the_language_joins_them() {
    assert_eq!(both(items(0)), ["none", "aucune"]);
    assert_eq!(both(items(1)), ["test-a", "test-a"]);
    assert_eq!(both(items(2)), ["test-a and test-b", "test-a et test-b"]);
    assert_eq!(both(items(3)), ["test-a, test-b and test-c", "test-a, test-b et test-c"]);
    assert_eq!(both(items(4))[1], "test-a, test-b, test-c et test-d");
}

#[test]
fn a_line_within_a_line_is_written_in_the_same_language() {
    assert_eq!(both(shared::LANGUAGE), ["English", "Français"]);
    let money = msg!(shared::MONEY, amount = 1_450);
    assert_eq!(both(money), ["$1,450".to_owned(), format!("1{THIN}450\u{A0}$")]);
}

#[test]
fn a_count_selects_the_plural_of_its_language() {
    let message = "test = { $n ->\n [0] no cubes\n [one] { $n } cube\n *[other] { $n } cubes\n }\n";
    let written = |language, n: i64| write_line(&msg!(TEST, n = n), &locale(language, message), 0);
    assert_eq!(written(Language::ENGLISH, 0), "no cubes");
    assert_eq!(written(Language::ENGLISH, 1), "1 cube");
    assert_eq!(written(Language::ENGLISH, 1_450), "1,450 cubes");
    assert_eq!(written(Language::ENGLISH, i64::MAX), "9,223,372,036,854,775,807 cubes");
    assert_eq!(written(Language::FRENCH, -1), "−1 cube");
    assert_eq!(written(Language::FRENCH, 2), "2 cubes");
    let message = "test = { $n ->\n [one] perte\n *[other] pertes\n }\n";
    assert_eq!(write_line(&msg!(TEST, n = 0), &locale(Language::FRENCH, message), 0), "perte");
    assert_eq!(write_line(&msg!(TEST, n = 0), &locale(Language::ENGLISH, message), 0), "pertes");
}

#[test]
fn numbers_can_be_ordinal_or_written_together() {
    let nth = "{ NUMBER($n, type: \"ordinal\") ->\n [one] { $n }st\n *[other] { $n }th\n }";
    assert_eq!(say(nth, &msg!(TEST, n = 21)), "21st");
    assert_eq!(say(nth, &msg!(TEST, n = 12)), "12th");
    let year = r#"{ NUMBER($n, useGrouping: "false") }"#;
    assert_eq!(say(year, &msg!(TEST, n = 1_973)), "1973");
    assert_eq!(say(year, &msg!(TEST, n = i64::MAX)), "9,223,372,036,854,775,807");
}

#[test]
fn french_draws_articles_and_vowels_into_its_prepositions() {
    let of = |who: &str| {
        let locale = locale(Language::FRENCH, "test = { DE($who) } / { A($who) }\n");
        write_line(&Line::new(TEST).with("who", who), &locale, 0)
    };
    assert_eq!(of("Anne"), "d’Anne / à Anne");
    assert_eq!(of("Bruno"), "de Bruno / à Bruno");
    assert_eq!([of("Yves"), of("Yann")], ["d’Yves / à Yves", "de Yann / à Yann"]);
    assert_eq!(of("Émile"), "d’Émile / à Émile");
    assert_eq!(of("la banque"), "de la banque / à la banque");
    assert_eq!(of("le sac"), "du sac / au sac");
    assert_eq!(of("les pneus"), "des pneus / aux pneus");
    assert_eq!(of("Le Grand"), "de Le Grand / à Le Grand");
}

#[test]
fn names_are_written_as_they_are_with_no_isolation_marks() {
    assert_eq!(say("{ $seat } pays { $n }", &msg!(TEST, seat = "Zoé { $n }", n = 3)), "Zoé { $n } pays 3");
    assert_eq!(both("عمر 👩‍🔧")[0], "عمر 👩‍🔧");
}

#[test]
fn names_cannot_disturb_the_text_around_them() {
    assert_eq!(both("a\nb\u{1b}[2Jc")[0], "a\u{FFFD}b\u{FFFD}[2Jc");
    assert_eq!(both("a\u{202E}b\u{2067}c\u{2028}d")[1], "a\u{FFFD}b\u{FFFD}c\u{FFFD}d");
    assert_eq!(both("é".repeat(200))[0], "é".repeat(200));
    assert_eq!(both("é".repeat(201))[0], format!("{}…", "é".repeat(200)));
}

#[test]
fn what_is_missing_shows_as_keys() {
    let unknown = msg!(Key::new("no-such"), n = 1_450, each = Arg::Money(300));
    assert_eq!(render(&unknown, Language::FRENCH), "no-such(n=1450 each=$300)");
    assert_eq!(render(&Line::new(shared::MONEY), Language::ENGLISH), "words-money");
    assert_eq!(say("so: { $it }", &msg!(TEST, it = unknown)), "so: no-such(n=1450 each=$300)");
    assert_eq!(say("{ $n ->\n *[other] x\n }", &msg!(TEST, n = 1)), "x");
    assert_eq!(say("{ $n ->\n *[other] x\n }", &msg!(TEST, m = 1)), "test(m=1)");
    assert_eq!(say("{ NOTHING($n) }", &msg!(TEST, n = 1)), "test(n=1)");
    assert_eq!(say("{ NUMBER($n) }", &msg!(TEST, m = 1)), "test(m=1)");
    assert_eq!(say("{ no-such }", &Line::new(TEST)), "test");
}

#[test]
fn messages_that_name_themselves_end() {
    assert_eq!(say("{ test }", &Line::new(TEST)), "test");
}

#[test]
fn lines_inside_lines_end_somewhere() {
    let deep = (0..1_000).fold(Line::new(TEST).with("it", 0), |line, _| Line::new(TEST).with("it", line));
    assert_eq!(say("({ $it })", &deep), format!("{}test{}", "(".repeat(17), ")".repeat(17)));
    let listed = (0..1_000).fold(Line::new(TEST), |line, _| Line::new(TEST).with("it", vec![line]));
    assert_eq!(say("({ $it })", &listed), format!("{}test{}", "(".repeat(17), ")".repeat(17)));
}

#[test]
fn lines_can_be_written_from_many_threads() {
    let line = msg!(shared::MONEY, amount = 1_450);
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| assert_eq!(render(&line, Language::ENGLISH), "$1,450"));
        }
    });
}
