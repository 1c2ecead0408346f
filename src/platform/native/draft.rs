//! Writes a file completely before it gets its name, so that a full disk or a killed program leaves no partial file under that name.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// The age at which an unfinished file must have been left by a killed program.
const STALE: Duration = Duration::from_secs(24 * 60 * 60);

/// A file that does not have its final name yet.
#[derive(Debug)]
struct Draft {
    file: File,
    name: Option<Scrap>,
}

/// A temporary name, which is removed when this is dropped.
#[derive(Debug)]
struct Scrap(PathBuf);

impl Drop for Scrap {
    fn drop(&mut self) {
        // The file may have been renamed, or the error of the disk is already reported.
        let _ = fs::remove_file(&self.0);
    }
}

/// Writes a new file with all of its bytes, or not at all, and returns it open for reading and appending.
pub(super) fn create(path: &Path, bytes: &[u8]) -> io::Result<File> {
    match fs::symlink_metadata(path) {
        Ok(_) => return Err(ErrorKind::AlreadyExists.into()),
        Err(why) if why.kind() == ErrorKind::NotFound => {}
        Err(why) => return Err(why),
    }
    let file = written(path, bytes, Draft::link)?;
    if let Err(why) = sync_folder(path) {
        // The name might not survive a power failure, so it is removed. The error is already reported.
        let _ = fs::remove_file(path);
        return Err(why);
    }
    Ok(file)
}

/// Replaces a file, keeping its owner and its permissions. If the path is a symbolic link, the link is kept
/// and its target is replaced.
pub(super) fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let path = followed(path);
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    written(&path, bytes, Draft::rename)?;
    // If the flush of the folder fails, the file has been replaced nevertheless.
    let _ = sync_folder(&path);
    Ok(())
}

/// Writes a draft and publishes it under its name. Uses an unnamed file where the file system supports that.
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

    /// Links the draft to a name, which must be free.
    fn link(&self, path: &Path) -> io::Result<()> {
        let Some(Scrap(name)) = &self.name else { return link_unnamed(&self.file, path) };
        match fs::hard_link(name, path) {
            Err(why) if why.kind() != ErrorKind::AlreadyExists => {
                // The file system has no hard links, so the name is reserved first and then replaced.
                drop(OpenOptions::new().write(true).create_new(true).open(path)?);
                fs::rename(name, path).inspect_err(|_| drop(fs::remove_file(path)))
            }
            linked => linked,
        }
    }

    /// Renames the draft to a name, replacing any file there.
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

/// Options for opening a draft, for reading and appending.
fn options() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.read(true).append(true);
    options
}

/// Creates something next to a file under the first temporary name that is free. Removes files left by killed programs.
fn scrap<T>(path: &Path, mut make: impl FnMut(&Path) -> io::Result<T>) -> io::Result<(T, Scrap)> {
    let file = path.file_name().unwrap_or_default().to_string_lossy();
    let file: String = file.chars().take(40).collect();
    for n in 1..1000 {
        let name = folder_of(path).join(format!(".{file}.{n}.steward-part"));
        if stale(&name) {
            // If it cannot be removed, the next name is used.
            let _ = fs::remove_file(&name);
        }
        match make(&name) {
            Err(why) if why.kind() == ErrorKind::AlreadyExists => {}
            made => return Ok((made?, Scrap(name))),
        }
    }
    Err(ErrorKind::AlreadyExists.into())
}

/// Whether a temporary file is so old that its program must have been killed.
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

/// Gives a new file the owner and the permissions of the file it will replace.
fn like(file: &File, path: &Path) -> io::Result<()> {
    let Ok(before) = fs::metadata(path) else { return Ok(()) };
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        // Only an administrator can change the owner.
        let _ = std::os::unix::fs::fchown(file, Some(before.uid()), Some(before.gid()));
    }
    file.set_permissions(before.permissions())
}

/// Follows symbolic links, including to a target that does not exist.
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

/// Flushes the folder of a new file so that its name survives a power failure, on systems where folders can be flushed.
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
