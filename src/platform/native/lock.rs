//! The lock that allows only one writer per record. It is a lock of the system on the open record itself, so a record with two names
//! has one lock, and it ends with the program that holds it. A side file names the holder. The side file is always created anew; any
//! other file with its name is left untouched. On a disk without locks, the side file itself is the lock.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::clock::now;
use crate::disk::{Held, Who};
use crate::platform::native::draft;
#[cfg(unix)]
use crate::platform::native::files::holds;

/// The maximum size of a side file in bytes.
const LONGEST: u64 = 1_000;

impl Who {
    /// This process.
    pub fn this() -> Self {
        let program = format!("{} {}", env!("CARGO_PKG_NAME"), env!("CARGO_PKG_VERSION"));
        Self { pid: std::process::id(), program, since: now(), machine: machine(), side: None }
    }

    fn text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads a side file; `None` if this program did not write it.
    #[cfg(unix)]
    fn read(side: &Path) -> Option<Self> {
        let found = fs::symlink_metadata(side).ok()?;
        let text = (found.is_file() && found.len() < LONGEST).then(|| fs::read_to_string(side).ok())??;
        let who: Self = serde_json::from_str(&text).ok()?;
        (who.text() == text).then_some(who)
    }

    /// Whether the holder was a program on this machine that has ended.
    #[cfg(unix)]
    fn has_ended(&self) -> bool {
        use rustix::process::{Pid, test_kill_process};
        let pid = i32::try_from(self.pid).ok().and_then(Pid::from_raw);
        // A process of another user may not be signalled, but it exists.
        let gone = |pid| matches!(test_kill_process(pid), Err(rustix::io::Errno::SRCH));
        !self.machine.is_empty() && self.machine == machine() && pid.is_some_and(gone)
    }
}

/// The name of this machine; empty if it has none.
#[cfg(unix)]
fn machine() -> String {
    rustix::system::uname().nodename().to_string_lossy().into_owned()
}

#[cfg(not(unix))]
fn machine() -> String {
    std::env::var("COMPUTERNAME").unwrap_or_default()
}

/// A lock held by this process, and its side file.
#[derive(Debug)]
pub(super) struct Lease {
    #[cfg(unix)]
    side: PathBuf,
    /// The content of the side file; empty if it could not be created.
    #[cfg(unix)]
    text: String,
    /// The locked file: the record, or the side file on systems where a locked file cannot be read by others.
    /// `None` on a disk without locks.
    file: Option<File>,
}

impl Lease {
    /// Whether the side file is the lock.
    pub(super) fn is_by_side(&self) -> bool {
        self.file.is_none()
    }

    #[cfg(unix)]
    fn of_folder(file: File) -> Self {
        Self { side: PathBuf::new(), text: String::new(), file: Some(file) }
    }

    #[cfg(not(unix))]
    fn of_folder(file: File) -> Self {
        Self { file: Some(file) }
    }
}

impl Held for Lease {}

/// Takes the lock of an open record. If another program holds it, returns the holder, if known.
#[cfg(unix)]
pub(super) fn take(file: &File, side: &Path, who: &Who) -> io::Result<Result<Lease, Option<Who>>> {
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => Ok(Err(Who::read(side))),
        Err(TryLockError::Error(_)) => claim(side, who),
        Ok(()) => {
            let file = file.try_clone()?;
            // The lock works without a side file, but other programs then cannot see who holds it.
            let text = sign(side, who).unwrap_or_default();
            Ok(Ok(Lease { side: side.to_owned(), text, file: Some(file) }))
        }
    }
}

/// The holder named in a side file, unless it has ended.
#[cfg(unix)]
pub(super) fn writer(side: &Path) -> Option<Who> {
    Who::read(side).filter(|who| !who.has_ended())
}

/// `None`, because a locked side file cannot be read on this system.
#[cfg(not(unix))]
pub(super) fn writer(_: &Path) -> Option<Who> {
    None
}

/// Takes the lock on a disk without locks, by creating the side file.
#[cfg(unix)]
fn claim(side: &Path, who: &Who) -> io::Result<Result<Lease, Option<Who>>> {
    match Who::read(side) {
        Some(other) if !other.has_ended() => {
            return Ok(Err(Some(Who { side: Some(side.to_owned()), ..other })));
        }
        _ => {}
    }
    match sign(side, who) {
        Err(why) if why.kind() == ErrorKind::AlreadyExists && Who::read(side).is_some() => Ok(Err(None)),
        signed => Ok(Ok(Lease { side: side.to_owned(), text: signed?, file: None })),
    }
}

/// Writes the holder to a new side file, after removing one left by a program that has ended.
#[cfg(unix)]
fn sign(side: &Path, who: &Who) -> io::Result<String> {
    if Who::read(side).is_some() {
        fs::remove_file(side)?;
    }
    let mut file = OpenOptions::new().write(true).create_new(true).open(side)?;
    let text = who.text();
    if let Err(why) = file.write_all(text.as_bytes()) {
        if still_there(&file, side)? {
            fs::remove_file(side)?;
        }
        return Err(why);
    }
    Ok(text)
}

/// Locks a record through its side file, because other programs could not read a locked record on this system.
#[cfg(not(unix))]
pub(super) fn take(_: &File, side: &Path, who: &Who) -> io::Result<Result<Lease, Option<Who>>> {
    let mut how = OpenOptions::new();
    how.read(true).write(true);
    let mut file = match how.clone().create_new(true).open(side) {
        Err(why) if why.kind() == ErrorKind::AlreadyExists => how.open(side)?,
        made => made?,
    };
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => return Ok(Err(None)),
        Err(TryLockError::Error(why)) => return Err(why),
        Ok(()) => {}
    }
    let plain = fs::symlink_metadata(side)?.is_file();
    let mut there = String::new();
    let read = io::Read::read_to_string(&mut io::Read::take(&file, LONGEST), &mut there);
    if !plain || read.is_err() || !(there.is_empty() || serde_json::from_str::<Who>(&there).is_ok()) {
        // Some other file has the name of the side file.
        return Err(ErrorKind::AlreadyExists.into());
    }
    file.set_len(0)?;
    io::Seek::rewind(&mut file)?;
    file.write_all(who.text().as_bytes())?;
    Ok(Ok(Lease { file: Some(file) }))
}

/// How often and how long to wait for other programs, which takes far longer than any of them holds a file.
const WAITS: u32 = 500;
const WAIT: Duration = Duration::from_millis(10);

/// Locks the folder of a file, so that no other program reads and replaces the file at the same time. Leaves nothing behind.
pub(super) fn hold(path: &Path) -> io::Result<Box<dyn Held>> {
    let folder = draft::folder_of(path);
    fs::create_dir_all(folder)?;
    #[cfg(unix)]
    let file = File::open(folder)?;
    #[cfg(not(unix))]
    let file =
        OpenOptions::new().create(true).truncate(false).write(true).open(folder.join("steward.lock"))?;
    for _ in 0..WAITS {
        match file.try_lock() {
            Ok(()) => return Ok(Box::new(Lease::of_folder(file))),
            Err(TryLockError::WouldBlock) => {}
            #[cfg(unix)]
            Err(TryLockError::Error(_)) => {
                if let Ok(lease) = claim(&crate::disk::beside(path, "lock"), &Who::this())? {
                    return Ok(Box::new(lease));
                }
            }
            #[cfg(not(unix))]
            Err(TryLockError::Error(why)) => return Err(why),
        }
        std::thread::sleep(WAIT);
    }
    Err(ErrorKind::TimedOut.into())
}

/// Removes the side file if its content is unchanged. On systems where the side file is locked, it stays, empty.
impl Drop for Lease {
    fn drop(&mut self) {
        // A side file that stays locks nothing.
        #[cfg(unix)]
        if !self.text.is_empty() && holds(&self.side, self.text.as_bytes()) {
            let _ = fs::remove_file(&self.side);
        }
        if let Some(file) = &self.file {
            #[cfg(not(unix))]
            let _ = file.set_len(0);
            // Unlocked explicitly, because a child process that is just starting may have a copy of the open file.
            let _ = file.unlock();
        }
    }
}

/// Whether an open file is still the file at its path.
#[cfg(unix)]
pub(super) fn still_there(file: &File, path: &Path) -> io::Result<bool> {
    use std::os::unix::fs::MetadataExt;
    let ours = file.metadata()?;
    match fs::metadata(path) {
        Ok(there) => Ok(ours.ino() == there.ino() && ours.dev() == there.dev()),
        Err(why) if why.kind() == ErrorKind::NotFound => Ok(false),
        Err(why) => Err(why),
    }
}

/// Always true, since this system cannot tell whether an open file is still the file at its path.
#[cfg(not(unix))]
pub(super) fn still_there(_: &File, _: &Path) -> io::Result<bool> {
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_copy_of_the_open_file_in_a_program_being_started_keeps_no_lock() {
        let folder = std::env::temp_dir().join(format!("steward-lock-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let (path, side) = (folder.join("game.steward"), folder.join("game.lock"));
        let record = File::create(&path).unwrap();
        let copy = record.try_clone().unwrap();
        let lease = take(&record, &side, &Who::this()).unwrap().unwrap();
        assert!(take(&File::open(&path).unwrap(), &side, &Who::this()).unwrap().is_err());
        drop((lease, record));
        assert!(take(&File::open(&path).unwrap(), &side, &Who::this()).unwrap().is_ok());
        drop(copy);
        fs::remove_dir_all(folder).unwrap();
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn on_a_disk_without_locks_the_side_file_keeps_a_second_writer_out() {
        use std::os::unix::fs::OpenOptionsExt;
        let folder = std::env::temp_dir().join(format!("steward-no-locks-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let (path, side) = (folder.join("game.steward"), folder.join("game.lock"));
        fs::write(&path, "").unwrap();
        // A file opened by path only cannot be locked.
        let flags = rustix::fs::OFlags::PATH.bits().cast_signed();
        let record = OpenOptions::new().read(true).custom_flags(flags).open(&path).unwrap();
        let lease = take(&record, &side, &Who::this()).unwrap().unwrap();
        assert!(lease.is_by_side());
        let other = take(&record, &side, &Who::this()).unwrap().unwrap_err().unwrap();
        assert_eq!((other.pid, other.side.as_deref()), (std::process::id(), Some(&*side)));
        drop(lease);
        assert!(!side.exists());
        // A process id that is not in use, on this machine and on another.
        let ended = Who { pid: i32::MAX.cast_unsigned(), ..Who::this() };
        fs::write(&side, ended.text()).unwrap();
        drop(take(&record, &side, &Who::this()).unwrap().unwrap());
        let elsewhere = Who { machine: "another machine".to_owned(), ..ended };
        fs::write(&side, elsewhere.text()).unwrap();
        assert!(take(&record, &side, &Who::this()).unwrap().is_err());
        fs::write(&side, "somebody else's").unwrap();
        assert!(take(&record, &side, &Who::this()).is_err());
        assert_eq!(fs::read_to_string(&side).unwrap(), "somebody else's");
        fs::remove_dir_all(folder).unwrap();
    }
}
