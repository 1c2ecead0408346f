//! What every game needs besides its rules.

use steward::session::Session;

#[test]
fn tables_columns_and_rows_of_every_board_have_names() {
    for game in steward::session::words() {
        let form = steward::session::game(game).unwrap();
        let form = form.schema();
        for (_, cell) in form.cells() {
            let number = |word: &str| word.parse::<u32>().is_ok();
            let at = format!("{game}: {}", cell.word());
            assert!(form.table(cell.table).is_some(), "{at}: the table");
            assert!(number(cell.column) || form.column(cell.column).is_some(), "{at}: the column");
            let mut row = cell.row.split(' ').filter(|part| !part.is_empty());
            assert!(row.all(|part| number(part) || form.row(part).is_some()), "{at}: the row");
        }
    }
}

#[test]
fn every_phase_of_every_game_has_a_lesson() {
    for game in steward::session::words() {
        let demo = Session::demo(game).unwrap().unwrap();
        let table = demo;
        let contents = table.info();
        assert_eq!(contents.lessons.len(), table.stage().phases.len(), "{game}");
        for lesson in contents.lessons {
            let there =
                |title: &steward::words::Key| contents.entries.iter().any(|entry| entry.title == *title);
            assert!(!lesson.rules.is_empty() && lesson.rules.iter().all(there), "{game}: {:?}", lesson.name);
            let asked = |word: &&str| contents.rulings.iter().any(|form| form.word == *word);
            assert!(lesson.open.iter().all(asked), "{game}: {:?}", lesson.open);
        }
        let taught =
            |title: &steward::words::Key| contents.lessons.iter().any(|lesson| lesson.rules.contains(title));
        for entry in
            contents.entries.iter().filter(|entry| Some(**entry) != contents.entries.first().copied())
        {
            assert!(taught(&entry.title), "{game}: {:?} belongs to a phase", entry.title);
        }
    }
}
