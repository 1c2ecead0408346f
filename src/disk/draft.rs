//! Files written whole before they get their name: a full disk, or a program that is killed, leaves nothing under it.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// A file of this age that was never finished belongs to a program that was killed.
const STALE: Duration = Duration::from_secs(24 * 60 * 60);

/// A file that is not under its name yet.
#[derive(Debug)]
struct Draft {
    file: File,
    name: Option<Scrap>,
}

/// A name for as long as a file is written; it goes with this.
#[derive(Debug)]
struct Scrap(PathBuf);

impl Drop for Scrap {
    fn drop(&mut self) {
        // The name may have become another, or the disk has said no already.
        let _ = fs::remove_file(&self.0);
    }
}

/// Writes a file that is not there yet, with all of its bytes or not at all; it is open to be read and written at its end.
pub(super) fn create(path: &Path, bytes: &[u8]) -> io::Result<File> {
    match fs::symlink_metadata(path) {
        Ok(_) => return Err(ErrorKind::AlreadyExists.into()),
        Err(why) if why.kind() == ErrorKind::NotFound => {}
        Err(why) => return Err(why),
    }
    let file = written(path, bytes, Draft::link)?;
    if let Err(why) = sync_folder(path) {
        // A name that would not survive is taken away again. The disk has said no already.
        let _ = fs::remove_file(path);
        return Err(why);
    }
    Ok(file)
}

/// Puts a file in the place of another, which keeps its owner and its permissions. A link stays, and what it leads to is
/// replaced.
pub(super) fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let path = followed(path);
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    written(&path, bytes, Draft::rename)?;
    // A folder whose flush fails has the new file all the same.
    let _ = sync_folder(&path);
    Ok(())
}

/// Writes a draft and gives it its name; without a name first, where the disk keeps such files.
fn written(path: &Path, bytes: &[u8], publish: fn(&Draft, &Path) -> io::Result<()>) -> io::Result<File> {
    let whole = |mut draft: Draft| {
        draft.file.write_all(bytes)?;
        draft.file.sync_all()?;
        publish(&draft, path)?;
        Ok(draft.file)
    };
    let settled = [ErrorKind::AlreadyExists, ErrorKind::StorageFull, ErrorKind::QuotaExceeded];
    match Draft::unnamed(folder_of(path)).and_then(whole) {
        Err(why) if !settled.contains(&why.kind()) => Draft::named(path).and_then(whole),
        done => done,
    }
}

impl Draft {
    #[cfg(target_os = "linux")]
    fn unnamed(folder: &Path) -> io::Result<Self> {
        use std::os::unix::fs::OpenOptionsExt;
        let flags = rustix::fs::OFlags::TMPFILE.bits().cast_signed();
        Ok(Self { file: options().custom_flags(flags).open(folder)?, name: None })
    }

    #[cfg(not(target_os = "linux"))]
    fn unnamed(_: &Path) -> io::Result<Self> {
        Err(ErrorKind::Unsupported.into())
    }

    fn named(path: &Path) -> io::Result<Self> {
        let (file, name) = scrap(path, |name| options().create_new(true).open(name))?;
        Ok(Self { file, name: Some(name) })
    }

    /// Gives it a name that is free.
    fn link(&self, path: &Path) -> io::Result<()> {
        let Some(Scrap(name)) = &self.name else { return link_unnamed(&self.file, path) };
        match fs::hard_link(name, path) {
            Err(why) if why.kind() != ErrorKind::AlreadyExists => {
                // The disk knows no second name for a file: the name is taken first.
                drop(OpenOptions::new().write(true).create_new(true).open(path)?);
                fs::rename(name, path).inspect_err(|_| drop(fs::remove_file(path)))
            }
            linked => linked,
        }
    }

    /// Puts it in the place of another.
    fn rename(&self, path: &Path) -> io::Result<()> {
        like(&self.file, path)?;
        match &self.name {
            Some(Scrap(name)) => fs::rename(name, path),
            None => {
                let ((), name) = scrap(path, |name| link_unnamed(&self.file, name))?;
                fs::rename(&name.0, path)
            }
        }
    }
}

/// How a draft is opened: as a file that is written at its end.
fn options() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.read(true).append(true);
    options
}

/// Makes something next to a file under the first temporary name that is free or was left by a killed program.
fn scrap<T>(path: &Path, mut make: impl FnMut(&Path) -> io::Result<T>) -> io::Result<(T, Scrap)> {
    let file = path.file_name().unwrap_or_default().to_string_lossy();
    let file: String = file.chars().take(40).collect();
    for n in 1..1000 {
        let name = folder_of(path).join(format!(".{file}.{n}.steward-part"));
        if stale(&name) {
            // If it stays, the next name is taken.
            let _ = fs::remove_file(&name);
        }
        match make(&name) {
            Err(why) if why.kind() == ErrorKind::AlreadyExists => {}
            made => return Ok((made?, Scrap(name))),
        }
    }
    Err(ErrorKind::AlreadyExists.into())
}

/// Whether a file is so old that the program writing it must have been killed.
fn stale(path: &Path) -> bool {
    let changed = fs::symlink_metadata(path).and_then(|found| found.modified());
    changed.is_ok_and(|changed| SystemTime::now().duration_since(changed).is_ok_and(|age| age > STALE))
}

#[cfg(target_os = "linux")]
fn link_unnamed(file: &File, path: &Path) -> io::Result<()> {
    use std::os::fd::AsRawFd;

    use rustix::fs::{AtFlags, CWD, linkat};
    let open = format!("/proc/self/fd/{}", file.as_raw_fd());
    Ok(linkat(CWD, open, CWD, path, AtFlags::SYMLINK_FOLLOW)?)
}

#[cfg(not(target_os = "linux"))]
fn link_unnamed(_: &File, _: &Path) -> io::Result<()> {
    Err(ErrorKind::Unsupported.into())
}

/// Gives a new file the owner and the permissions of the one whose place it takes.
fn like(file: &File, path: &Path) -> io::Result<()> {
    let Ok(before) = fs::metadata(path) else { return Ok(()) };
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        // Only an administrator can give files away.
        let _ = std::os::unix::fs::fchown(file, Some(before.uid()), Some(before.gid()));
    }
    file.set_permissions(before.permissions())
}

/// Where a path leads at last, also where nothing is there yet.
fn followed(path: &Path) -> PathBuf {
    let mut path = path.to_owned();
    for _ in 0..40 {
        match fs::read_link(&path) {
            Ok(next) => path = folder_of(&path).join(next),
            Err(_) => break,
        }
    }
    path
}

/// The folder of a file.
pub(super) fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Makes sure that a new file's name survives too, where folders can be flushed.
fn sync_folder(path: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(folder_of(path))?.sync_all() } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_disk_that_keeps_no_file_without_a_name_has_nothing_left_over_either() {
        let folder = std::env::temp_dir().join(format!("steward-draft-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let left = |ending: &str, age: Duration| {
            let path = folder.join(format!(".friday.{ending}.steward-part"));
            File::create(&path).unwrap().set_modified(SystemTime::now() - age).unwrap();
            path
        };
        let (killed, working) = (left("1", STALE * 2), left("2", Duration::ZERO));
        let path = folder.join("friday");
        let named = |publish: fn(&Draft, &Path) -> io::Result<()>, bytes: &[u8]| {
            let mut draft = Draft::named(&path).unwrap();
            draft.file.write_all(bytes).unwrap();
            publish(&draft, &path)
        };
        named(Draft::link, b"one").unwrap();
        assert_eq!(named(Draft::link, b"two").unwrap_err().kind(), ErrorKind::AlreadyExists);
        assert_eq!(fs::read(&path).unwrap(), b"one");
        named(Draft::rename, b"two").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"two");
        assert!(
            !killed.exists() && working.exists(),
            "only what is old was left by a program that was killed"
        );
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 2);
        fs::remove_dir_all(folder).unwrap();
    }
}
