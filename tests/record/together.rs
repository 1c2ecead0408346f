//! Lines entered together are written at once, or none is entered.

use crate::record::memory::Memory;
use crate::record::{GAME, begin, path};

#[test]
fn lines_entered_together_are_one_write_and_none_is_entered_where_one_is_refused() {
    let disk = Memory::default();
    let mut record = begin(&disk);
    record.enter(GAME[0]).unwrap();
    let (before, (writes, flushes)) = (disk.has(path()), disk.counts());
    let texts = |texts: [&str; 2]| texts.map(str::to_owned);
    assert!(record.enter_all(&texts(["note one", "red fly"])).is_err());
    assert_eq!((record.session().lines(), disk.has(path()), disk.counts()), (1, before, (writes, flushes)));
    assert_eq!(record.enter_all(&texts(["note one", "note two"])), Ok(3));
    assert_eq!(disk.counts(), (writes + 1, flushes + 1));
    drop(record);
    let record = crate::record::Record::open(disk.arc(), path()).unwrap();
    assert_eq!((record.session().lines(), record.check().without_sum), (3, 0));
}
