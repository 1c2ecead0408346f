//! Files in the storage of the browser. All of them are in memory, where they are read. Each change is made there at once and written to
//! the database in a transaction of its own, one after the other; it is saved when the transaction is complete. If a transaction fails,
//! its change and all later ones of the file are undone, so that memory and database agree.
//!
//! One tab writes: the one that holds the lock. It announces each file that it has written, and the others load that file again.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use js_sys::{Array, Function, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{BroadcastChannel, IdbDatabase, IdbKeyRange, IdbObjectStore, IdbOpenDbRequest, IdbTransaction};

use crate::disk::{AppendFile, Astray, Disk, LARGEST, Lock, Stamp, Who, beside};
use crate::platform::web::js::{answered, call, error_text, get, listener, object, promised, window};
use crate::platform::web::{DOWNLOADS, UPLOADS, window as page};

/// The name of the database, of the lock and of the channel.
const NAME: &str = "steward";
/// The table of the database. Its keys are `[path, n]`, where `n` counts the pieces of a file.
const PIECES: &str = "pieces";

#[derive(Debug, Default)]
struct Store {
    files: BTreeMap<PathBuf, Stored>,
    /// Changes that are not in the database yet. The first one is in a transaction if `busy`.
    changes: VecDeque<Change>,
    busy: bool,
    database: Option<IdbDatabase>,
    channel: Option<BroadcastChannel>,
    /// The listeners of a transaction: complete and aborted.
    heard: Option<(Function, Function)>,
    /// Whether this tab may write.
    writes: bool,
    /// The records that this tab has open for writing.
    locked: BTreeSet<PathBuf>,
    /// The number given to the file that was opened last.
    opened: u64,
    /// Errors of changes made through open files, by the number of the file.
    failed: BTreeMap<u64, io::Error>,
    /// Errors of changes that no open file waits for.
    failed_later: Vec<(PathBuf, io::Error)>,
}

/// A file in memory.
#[derive(Clone, Debug)]
struct Stored {
    bytes: Vec<u8>,
    /// The number of its pieces in the database.
    pieces: u32,
    changed: SystemTime,
}

/// A change of a file, and how to undo it.
#[derive(Debug)]
struct Change {
    path: PathBuf,
    /// The open file that waits for it.
    by: Option<u64>,
    /// The piece to write: number 0 replaces the whole file, any other is appended. `None` removes the file.
    piece: Option<(u32, Vec<u8>)>,
    before: Before,
}

impl Change {
    fn write(&self, table: &IdbObjectStore) -> Result<(), JsValue> {
        let path = self.path.to_string_lossy();
        if !matches!(self.piece, Some((1.., _))) {
            table.delete(&pieces_of(&path)?.into())?;
        }
        if let Some((n, piece)) = &self.piece {
            table.put_with_key(&Uint8Array::from(&**piece), &key(&path, (*n).into()))?;
        }
        Ok(())
    }
}

#[derive(Debug)]
enum Before {
    /// It was shorter.
    Shorter(usize),
    Other(Option<Stored>),
}

thread_local! {
    static STORE: RefCell<Store> = RefCell::default();
}

fn with<T>(use_it: impl FnOnce(&mut Store) -> T) -> T {
    STORE.with(|store| use_it(&mut store.borrow_mut()))
}

/// The time now, as the file system of a desktop would stamp a file.
fn now() -> SystemTime {
    UNIX_EPOCH + Duration::from_secs_f64(js_sys::Date::now() / 1000.0)
}

/// Loads all files and asks for the lock.
///
/// # Errors
/// The browser has no storage, no locks or no channels.
pub(super) async fn load() -> Result<(), JsValue> {
    let navigator = window()?.navigator();
    // Asks the browser to keep the data. It may refuse; nothing depends on the answer.
    let _ = navigator.storage().persist();
    let factory = window()?.indexed_db()?.ok_or(JsValue::UNDEFINED)?;
    let request: IdbOpenDbRequest = factory.open_with_u32(NAME, 1)?;
    let asked = request.clone();
    request.set_onupgradeneeded(Some(&listener(move |_| {
        // If the table cannot be created, the first transaction fails, and the user sees that error.
        let _ = asked
            .result()
            .and_then(|database| database.unchecked_into::<IdbDatabase>().create_object_store(PIECES));
    })));
    let database: IdbDatabase = answered(&request).await?.dyn_into()?;
    let channel = BroadcastChannel::new(NAME)?;
    channel.set_onmessage(Some(&listener(|message| {
        if let Some(path) = get(&message, "data").ok().and_then(|path| path.as_string()) {
            spawn_local(async move {
                // If the file cannot be read now, it is read when it is announced again.
                let _ = read(Some(&path)).await;
                page::repaint();
            });
        }
    })));
    with(|store| {
        store.database = Some(database);
        store.channel = Some(channel);
        store.heard = Some((listener(|_| done(None)), listener(|event| done(Some(&event)))));
    });
    read(None).await?;
    let locks = get(&navigator, "locks")?;
    if locks.is_undefined() {
        return Err("no locks".into());
    }
    let (tell, told) = std::sync::mpsc::channel();
    let first = js_sys::Promise::new(&mut |answer, _| {
        let tell = tell.clone();
        let hold = listener_of_lock(move |lock| {
            let _ = tell.send(!lock.is_null());
            let _ = answer.call0(&JsValue::UNDEFINED);
            if lock.is_null() { JsValue::UNDEFINED } else { for_ever() }
        });
        let _ = call(&locks, "request", &[&NAME.into(), &object("ifAvailable", &true.into()), &hold]);
    });
    promised(first.into()).await?;
    if told.try_recv() == Ok(true) {
        with(|store| store.writes = true);
        return Ok(());
    }
    let hold = listener_of_lock(|_| {
        spawn_local(async {
            // The other tab is closed. What it wrote last is read before anything is written.
            if read(None).await.is_ok() {
                with(|store| store.writes = true);
            }
            page::repaint();
        });
        for_ever()
    });
    call(&locks, "request", &[&NAME.into(), &hold]).map(|_| ())
}

/// A callback for a request of the lock. If it returns a promise, the browser holds the lock until that promise is resolved.
fn listener_of_lock(mut hold: impl FnMut(JsValue) -> JsValue + 'static) -> JsValue {
    wasm_bindgen::closure::Closure::<dyn FnMut(JsValue) -> JsValue>::new(move |lock| hold(lock))
        .into_js_value()
}

/// A promise that is never resolved.
fn for_ever() -> JsValue {
    js_sys::Promise::new(&mut |_, _| ()).into()
}

/// Reads a file from the database, or all of them.
async fn read(path: Option<&str>) -> Result<(), JsValue> {
    let database = with(|store| store.database.clone()).ok_or(JsValue::UNDEFINED)?;
    let table = database.transaction_with_str(PIECES)?.object_store(PIECES)?;
    let range = path.map_or(Ok(JsValue::UNDEFINED), |path| pieces_of(path).map(JsValue::from))?;
    let (keys, values) = (table.get_all_keys_with_key(&range)?, table.get_all_with_key(&range)?);
    let keys: Array = answered(&keys).await?.dyn_into()?;
    let values: Array = answered(&values).await?.dyn_into()?;
    let mut files: BTreeMap<PathBuf, Stored> = BTreeMap::new();
    for (key, value) in keys.iter().zip(values.iter()) {
        let path = key.unchecked_ref::<Array>().get(0).as_string().unwrap_or_default();
        let file =
            files.entry(path.into()).or_insert(Stored { bytes: Vec::new(), pieces: 0, changed: now() });
        file.bytes.extend(value.unchecked_into::<Uint8Array>().to_vec());
        file.pieces += 1;
    }
    with(|store| {
        if let Some(path) = path {
            store.files.remove(Path::new(path));
        } else {
            // Files that the user gave the page are only in memory.
            store.files.retain(|path, _| path.starts_with(UPLOADS));
        }
        store.files.extend(files);
    });
    Ok(())
}

fn key(path: &str, piece: JsValue) -> JsValue {
    Array::of2(&path.into(), &piece).into()
}

/// The range of the keys of all pieces of a file, from `[path, 0]` to `[path, []]`: IndexedDB sorts arrays after numbers.
fn pieces_of(path: &str) -> Result<IdbKeyRange, JsValue> {
    IdbKeyRange::bound(&key(path, 0.into()), &key(path, Array::new().into()))
}

/// Whether every change is saved.
pub(super) fn saved() -> bool {
    with(|store| store.changes.is_empty())
}

impl Store {
    /// Starts the transaction of the first change.
    fn pump(&mut self) {
        while !self.busy && !self.changes.is_empty() {
            match self.transact() {
                Ok(()) => self.busy = true,
                Err(why) => self.undo(&why),
            }
        }
    }

    fn transact(&self) -> Result<(), JsValue> {
        let (Some(database), Some(change)) = (&self.database, self.changes.front()) else {
            return Err(JsValue::UNDEFINED);
        };
        // Like a flush, a strict transaction completes only when its data would survive a power failure.
        let flushed = object("durability", &"strict".into());
        let transaction: IdbTransaction =
            call(database, "transaction", &[&PIECES.into(), &"readwrite".into(), &flushed])?.dyn_into()?;
        change.write(&transaction.object_store(PIECES)?).inspect_err(|_| {
            // It has ended already if it cannot be aborted.
            let _ = transaction.abort();
        })?;
        let (complete, aborted) = self.heard.as_ref().ok_or(JsValue::UNDEFINED)?;
        transaction.set_oncomplete(Some(complete));
        transaction.set_onabort(Some(aborted));
        Ok(())
    }

    /// Undoes the first change and the later ones of the file.
    fn undo(&mut self, why: &JsValue) {
        let Some(first) = self.changes.front() else { return };
        let (path, name) = (first.path.clone(), error_text(why));
        let error = || match &*name {
            "QuotaExceededError" => io::Error::from(ErrorKind::QuotaExceeded),
            name => io::Error::other(name.to_owned()),
        };
        let (mut undone, others) =
            self.changes.drain(..).partition::<Vec<_>, _>(|change| change.path == path);
        self.changes = others.into();
        while let Some(change) = undone.pop() {
            match change.before {
                Before::Shorter(length) => {
                    if let Some(file) = self.files.get_mut(&path) {
                        file.bytes.truncate(length);
                        file.pieces -= 1;
                    }
                }
                Before::Other(Some(file)) => _ = self.files.insert(path.clone(), file),
                Before::Other(None) => _ = self.files.remove(&path),
            }
            match change.by {
                Some(file) => _ = self.failed.insert(file, error()),
                None => self.failed_later.push((path.clone(), error())),
            }
        }
    }

    /// Refuses a change unless this tab may write.
    fn writable(&self) -> io::Result<()> {
        if self.writes { Ok(()) } else { Err(ErrorKind::PermissionDenied.into()) }
    }

    /// Replaces the whole content of a file, or removes it.
    fn set(&mut self, path: &Path, by: Option<u64>, bytes: Option<Vec<u8>>) -> io::Result<()> {
        self.writable()?;
        let before = match bytes.clone() {
            Some(bytes) => self.files.insert(path.to_owned(), Stored { bytes, pieces: 1, changed: now() }),
            None => self.files.remove(path),
        };
        // A file that the user gave the page to read stays in memory and is not written to the database.
        if !path.starts_with(UPLOADS) {
            let piece = bytes.map(|bytes| (0, bytes));
            self.changes.push_back(Change {
                path: path.to_owned(),
                by,
                piece,
                before: Before::Other(before),
            });
            self.pump();
        }
        Ok(())
    }

    fn open(&mut self, path: &Path) -> Box<dyn AppendFile> {
        self.opened += 1;
        Box::new(OpenFile { path: path.to_owned(), number: self.opened, locked: false })
    }
}

/// Handles the end of a transaction.
fn done(aborted: Option<&JsValue>) {
    with(|store| {
        store.busy = false;
        match aborted {
            Some(event) => {
                let why = get(event, "target").and_then(|transaction| get(&transaction, "error"));
                store.undo(&why.unwrap_or(JsValue::UNDEFINED));
            }
            None => {
                if let (Some(change), Some(channel)) = (store.changes.pop_front(), &store.channel) {
                    // If the message cannot be sent, another tab shows this change only after the next one of the file.
                    let _ = channel.post_message(&change.path.to_string_lossy().as_ref().into());
                }
            }
        }
        store.pump();
    });
    page::repaint();
}

/// Keeps a file that was taken in, so that it can be read until the page is closed.
pub(super) fn take_in(path: &Path, bytes: Vec<u8>) {
    with(|store| {
        store.files.insert(path.to_owned(), Stored { bytes, pieces: 0, changed: now() });
    });
}

/// A record with this content, if there is one.
pub(super) fn same(folder: &Path, bytes: &[u8]) -> Option<PathBuf> {
    with(|store| {
        let mut files = store.files.iter().filter(|(path, _)| path.starts_with(folder));
        files.find(|(_, file)| file.bytes == bytes).map(|(path, _)| path.clone())
    })
}

/// The other tab.
fn other() -> Who {
    Who { pid: 0, ..Who::this() }
}

impl Who {
    /// This tab.
    pub fn this() -> Self {
        let program = format!("{} {}", env!("CARGO_PKG_NAME"), env!("CARGO_PKG_VERSION"));
        Self { pid: 0, program, since: String::new(), machine: String::new(), side: None }
    }
}

/// The files in the storage of the browser.
#[derive(Clone, Copy, Debug, Default)]
pub struct Files;

impl Disk for Files {
    fn read(&self, path: &Path) -> io::Result<Vec<u8>> {
        let bytes = with(|store| store.files.get(path).map(|file| file.bytes.clone()));
        let bytes = bytes.ok_or(ErrorKind::NotFound)?;
        if bytes.len() as u64 > LARGEST { Err(ErrorKind::FileTooLarge.into()) } else { Ok(bytes) }
    }

    fn stamp(&self, path: &Path) -> io::Result<Stamp> {
        let stamp = |file: &Stored| Stamp { length: file.bytes.len() as u64, changed: Some(file.changed) };
        with(|store| store.files.get(path).map(stamp)).ok_or_else(|| Astray::Gone.into())
    }

    fn create(&self, path: &Path, bytes: &[u8]) -> io::Result<Box<dyn AppendFile>> {
        if path.starts_with(DOWNLOADS) {
            page::hand_over(path, bytes)?;
            return Ok(with(|store| store.open(path)));
        }
        with(|store| {
            if store.files.contains_key(path) {
                return Err(ErrorKind::AlreadyExists.into());
            }
            store.set(path, None, Some(bytes.to_vec()))?;
            Ok(store.open(path))
        })
    }

    fn append(&self, path: &Path) -> io::Result<Box<dyn AppendFile>> {
        with(|store| {
            if store.files.contains_key(path) {
                Ok(store.open(path))
            } else {
                Err(ErrorKind::NotFound.into())
            }
        })
    }

    fn replace(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        with(|store| store.set(path, None, Some(bytes.to_vec())))
    }

    fn writer(&self, _: &Path) -> Option<Who> {
        (!with(|store| store.writes)).then(other)
    }

    fn failed_later(&self) -> Option<(PathBuf, io::Error)> {
        with(|store| store.failed_later.pop())
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        self.stamp(path)?;
        with(|store| store.set(path, None, None))
    }

    fn list(&self, folder: &Path) -> io::Result<Vec<PathBuf>> {
        let inside = |path: &&PathBuf| path.parent() == Some(folder);
        Ok(with(|store| store.files.keys().filter(inside).cloned().collect()))
    }
}

#[derive(Debug)]
struct OpenFile {
    path: PathBuf,
    number: u64,
    locked: bool,
}

impl AppendFile for OpenFile {
    fn lock(&mut self, _: &Who) -> io::Result<Lock> {
        let free = with(|store| store.writes && store.locked.insert(self.path.clone()));
        self.locked |= free;
        Ok(if free { Lock::Ours } else { Lock::Theirs(Some(other())) })
    }

    fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        with(|store| {
            store.writable()?;
            let file = store.files.get_mut(&self.path).ok_or(Astray::Gone)?;
            let before = Before::Shorter(file.bytes.len());
            let piece = Some((file.pieces, bytes.to_vec()));
            file.bytes.extend_from_slice(bytes);
            file.pieces += 1;
            file.changed = now();
            store.changes.push_back(Change { path: self.path.clone(), by: Some(self.number), piece, before });
            store.pump();
            Ok(())
        })
    }

    fn flush(&mut self) -> io::Result<()> {
        with(|store| match store.failed.remove(&self.number) {
            Some(why) => Err(why),
            None if store.changes.iter().any(|change| change.path == self.path) => {
                Err(ErrorKind::WouldBlock.into())
            }
            None => Ok(()),
        })
    }

    fn cut(&mut self, length: u64) -> io::Result<()> {
        let mut bytes = self.read()?;
        bytes.truncate(usize::try_from(length).unwrap_or(usize::MAX));
        with(|store| store.set(&self.path, Some(self.number), Some(bytes)))
    }

    fn stamp(&mut self) -> io::Result<Stamp> {
        Files.stamp(&self.path)
    }

    fn read(&mut self) -> io::Result<Vec<u8>> {
        Files.read(&self.path)
    }

    fn set_aside(&mut self, bytes: &[u8]) -> io::Result<PathBuf> {
        let path = (1..).map(|n| beside(&self.path, &format!("torn-{n}")));
        let mut free = path.filter(|path| Files.read(path).map_or(true, |there| there == bytes));
        let path = free.next().ok_or(ErrorKind::AlreadyExists)?;
        Files.replace(&path, bytes).map(|()| path)
    }

    fn discard(&mut self) -> io::Result<()> {
        if Files.stamp(&self.path).is_ok() { Files.remove(&self.path) } else { Ok(()) }
    }
}

impl Drop for OpenFile {
    fn drop(&mut self) {
        with(|store| {
            if self.locked {
                store.locked.remove(&self.path);
            }
            store.failed.remove(&self.number);
            // Nobody asks for the result of its last changes any more.
            let own = store.changes.iter_mut().filter(|change| change.by == Some(self.number));
            own.for_each(|change| change.by = None);
        });
    }
}
