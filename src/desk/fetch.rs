//! Loads records on a thread: opens or creates them, or sets up a demo. Loading replays the record, and a disk may be slow.

use std::borrow::Cow;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::Context;
use serde_json::{Map, Value, json};

use crate::chance;
use crate::clock::now;
use crate::desk::errand::Errand;
use crate::desk::files::RECORD;
use crate::desk::notice::Notice;
use crate::desk::room::{Room, free_name, same_file};
use crate::disk::{Disk, Lock, Who};
use crate::msg;
use crate::platform::Task;
use crate::record::{Backups, Cause, Fault, Record, new_id, save_good};
use crate::session::Listed;
use crate::session::Session;
use crate::words::{Line, keys};

/// A loaded record.
#[derive(Debug)]
pub struct Fetched {
    pub record: Record,
    /// Whether it is a new session.
    pub begun: bool,
    /// A notice to show.
    pub news: Option<Notice>,
    /// The acts of the lesson, if it is one.
    pub lesson: Option<Vec<String>>,
}

/// A record that is loading.
#[derive(Debug)]
pub struct Fetch {
    /// Its display name.
    pub name: String,
    pub wanted: Wanted,
    /// The header of a new session.
    pub header: Option<String>,
    /// The result; `None` if the record is already open.
    pub errand: Errand<Result<Option<Fetched>, Fault>>,
}

/// The record to load.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// An existing record.
    Record(PathBuf),
    /// A new record with this header.
    New(String),
    /// A new record with this header in this file.
    NewAt(String, PathBuf),
    /// The demo of a game.
    Demo(&'static str),
    /// The lesson of a game.
    Lesson(&'static str),
    /// A copy of the readable beginning of a damaged record.
    Good(PathBuf),
    /// A backup, copied to the records under a new name.
    Restored(PathBuf),
}

impl Wanted {
    /// Whether it is the record that is already loading. A double click starts one session only.
    pub fn same(&self, other: &Self) -> bool {
        let begins = |wanted: &Self| matches!(wanted, Self::New(_) | Self::NewAt(..));
        self == other || (begins(self) && begins(other))
    }
}

impl Fetch {
    /// Loads a record, unless it is already open. Waits first for a record that is being closed.
    pub fn run(ctx: &Context, room: Room, wanted: Wanted, open: Option<PathBuf>, away: Option<Task>) -> Self {
        let shown = |path: &Path| path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let name = match &wanted {
            Wanted::Record(path) | Wanted::Good(path) | Wanted::Restored(path) | Wanted::NewAt(_, path) => {
                shown(path)
            }
            Wanted::New(_) => String::new(),
            Wanted::Demo(game) | Wanted::Lesson(game) => (*game).to_owned(),
        };
        let header = match &wanted {
            Wanted::New(header) | Wanted::NewAt(header, _) => Some(header.clone()),
            _ => None,
        };
        let bell = ctx.clone();
        let asked = wanted.clone();
        let errand = Errand::run(ctx, move || {
            away.into_iter().for_each(Task::join);
            if let (Wanted::Record(path), Some(open)) = (&asked, &open)
                && same_file(path, open)
            {
                return Ok(None);
            }
            let mut fetched = fetch(&room, asked)?;
            room.back_up(&fetched.record, Backups::opened);
            if let Some(line) = fetched.record.no_locks() {
                room.news.say("locks", Notice::news(line));
            }
            fetched.record.write_away(Box::new(move || bell.request_repaint()))?;
            Ok(Some(fetched))
        });
        Self { name, wanted, header, errand }
    }
}

fn fetch(room: &Room, wanted: Wanted) -> Result<Fetched, Fault> {
    let of = |record, begun, news| Fetched { record, begun, news, lesson: None };
    let begun = |record: Record| Ok(of(record, true, None));
    let disk = || Arc::clone(&room.disk);
    let vacant = |path: PathBuf| make_room(&*room.disk, &path).map_err(|why| Fault::unwritten(&path, &why));
    match wanted {
        Wanted::Record(path) => Ok(of(Record::open(disk(), &path)?, false, None)),
        Wanted::New(header) => begun(begin(room, &header)?),
        Wanted::NewAt(header, path) => begun(begin_at(room, &header, &path)?),
        Wanted::Demo(game) => {
            let path = vacant(room.demo(game))?;
            let missing = || Fault { path: path.clone(), place: None, cause: Cause::Missing };
            let demo = Session::demo(game).and_then(Result::ok).ok_or_else(missing)?;
            Ok(of(Record::create_of(disk(), &path, demo)?, false, None))
        }
        Wanted::Lesson(game) => {
            let path = vacant(room.lesson(game))?;
            let missing = || Fault { path: path.clone(), place: None, cause: Cause::Missing };
            let (begun, acts) = Session::lesson(game).and_then(Result::ok).ok_or_else(missing)?;
            let record = Record::create_of(disk(), &path, begun)?;
            Ok(Fetched { lesson: Some(acts), ..of(record, false, None) })
        }
        Wanted::Restored(path) => {
            room.disk.make_folder(&room.records).map_err(|why| Fault::unwritten(&room.records, &why))?;
            let kept = Record::open_read_only(disk(), &path)?;
            let (day, game): (String, _) = (now().chars().take(10).collect(), kept.session().info().game);
            let restored = free_name(&room.records, &format!("{day}-{game}"));
            kept.save_copy(&restored)?;
            let news = msg!(keys::shelf::RESTORED, file = restored.display().to_string());
            Ok(of(Record::open(disk(), &restored)?, false, Some(Notice::news(news))))
        }
        Wanted::Good(path) => {
            let copy = free_name(path.parent().unwrap_or(Path::new("")), &format!("{}-2", stem(&path)));
            let count = save_good::<Listed>(&*room.disk, &path, &copy)?;
            let news = msg!(keys::shelf::SAVED_GOOD, count = count, file = copy.display().to_string());
            Ok(of(Record::open(disk(), &copy)?, false, Some(Notice::news(news))))
        }
    }
}

/// Creates a record in the user's folder.
fn begin(room: &Room, header: &str) -> Result<Record, Fault> {
    let folder = &room.records;
    if folder.as_os_str().is_empty() {
        let cause = Cause::Unwritten(keys::record::NO_HOME.into());
        return Err(Fault { path: format!("{}.{RECORD}", new_name(header)).into(), place: None, cause });
    }
    let begun = room.disk.make_folder(folder).and_then(|()| complete(header));
    let header = begun.map_err(|why| Fault::unwritten(folder, &why))?;
    Record::create(Arc::clone(&room.disk), &free_name(folder, &new_name(&header)), &header)
}

/// Creates a record in a chosen file.
fn begin_at(room: &Room, header: &str, path: &Path) -> Result<Record, Fault> {
    let header = complete(header).map_err(|why| Fault::unwritten(path, &why))?;
    Record::create(Arc::clone(&room.disk), path, &header)
}

/// The file name of a new session without extension: the date and the game.
pub fn new_name(header: &str) -> String {
    let day: String = now().chars().take(10).collect();
    let game = field(header, "game").and_then(|game| game.as_str().map(str::to_owned)).unwrap_or_default();
    format!("{day}-{game}")
}

/// Completes a header with an id, the date, a seed, and a first player if that is drawn. A header with an id is complete.
fn complete(header: &str) -> io::Result<String> {
    let mut fields: Map<String, Value> = serde_json::from_str(header)?;
    if fields.contains_key("id") {
        return Ok(header.to_owned());
    }
    let seed = chance::fresh().map_err(io::Error::other)?;
    fields.insert("seed".to_owned(), json!(seed));
    fields.insert("id".to_owned(), json!(new_id()?));
    fields.insert("date".to_owned(), json!(now()));
    let seats = fields.get("seats").and_then(Value::as_array).map_or(0, Vec::len);
    if let Some(Value::Object(setup)) = fields.get_mut("setup")
        && setup.get("drawn") == Some(&Value::Bool(true))
    {
        setup.insert("first".to_owned(), json!(chance::first(seed, seats)));
    }
    Ok(Value::Object(fields).to_string())
}

/// Says who plays first, if that was drawn.
pub fn begins(session: &Session) -> Option<Line> {
    let setup = field(&session.header_json(), "setup")?;
    let first = setup.get("first")?.as_str()?.parse().ok()?;
    (setup.get("drawn") == Some(&Value::Bool(true)))
        .then(|| msg!(keys::shelf::BEGINS, name = session.seats().name(first)))
}

fn field(header: &str, name: &str) -> Option<Value> {
    serde_json::from_str::<Map<String, Value>>(header).ok()?.remove(name)
}

/// Prepares the file of a demo, and deletes an old one. If another window plays that demo, uses the next free name.
fn make_room(disk: &dyn Disk, wanted: &Path) -> io::Result<PathBuf> {
    if let Some(folder) = wanted.parent() {
        disk.make_folder(folder)?;
    }
    let mut path = wanted.to_owned();
    for next in 2.. {
        let mut there = match disk.append(&path) {
            Ok(there) => there,
            Err(why) if why.kind() == io::ErrorKind::NotFound => break,
            Err(why) => return Err(why),
        };
        if matches!(there.lock(&Who::this())?, Lock::Ours | Lock::BySide) {
            there.discard()?;
            break;
        }
        path = wanted.with_file_name(format!("{}-{next}.steward", stem(wanted)));
    }
    Ok(path)
}

fn stem(path: &Path) -> Cow<'_, str> {
    path.file_stem().unwrap_or_default().to_string_lossy()
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEADER: &str = r#"{"seats":[{},{},{}],"setup":{"first":"p1","drawn":true}}"#;

    #[test]
    fn who_begins_is_drawn_from_the_seed_of_the_header() {
        let header = complete(HEADER).unwrap();
        let seed = field(&header, "seed").and_then(|seed| seed.as_u64()).unwrap();
        let first = format!("p{}", chance::draw(seed, 0).below(3) + 1);
        assert_eq!(field(&header, "setup").unwrap(), json!({"first": first, "drawn": true}));
        assert_eq!(complete(&header).unwrap(), header, "a whole header stays as it is");
    }

    #[test]
    fn who_begins_stays_where_the_table_chose() {
        let header = complete(&HEADER.replace("true", "false")).unwrap();
        assert_eq!(field(&header, "setup").unwrap(), json!({"first": "p1", "drawn": false}));
    }
}
