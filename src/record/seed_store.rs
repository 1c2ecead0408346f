//! The seed while the game goes on: the header holds its hash, the seed itself lies in the user's own folder.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::chance::Seed;
use crate::disk::{Disk, data_folder};
use crate::engine;

/// Where seeds are kept until their games end: one file for each, named as the record's own name.
#[derive(Clone, Debug)]
pub struct SeedStore {
    disk: Arc<dyn Disk>,
    folder: PathBuf,
}

impl SeedStore {
    /// The seeds in the user's data folder; none where the machine has no such folder.
    pub fn of_user(disk: Arc<dyn Disk>) -> Option<Self> {
        Some(Self::at(disk, &data_folder()?.join("seeds")))
    }

    /// The seeds in this folder.
    pub fn at(disk: Arc<dyn Disk>, folder: &Path) -> Self {
        Self { disk, folder: folder.to_owned() }
    }

    /// Keeps the seed of a record and returns what its header holds instead. A seed kept before is never replaced.
    ///
    /// # Errors
    /// The name is not one that [`new_id`] makes, or the seed cannot be written.
    pub fn keep(&self, id: &str, seed: &Seed) -> io::Result<engine::Seed> {
        let path = self.path(id).ok_or(ErrorKind::InvalidInput)?;
        let mut file = self.disk.create_private(&path)?;
        let kept = file.write(format!("{seed}\n").as_bytes()).and_then(|()| file.flush());
        kept.inspect_err(|_| self.forget(id))?;
        Ok(engine::Seed::Commitment(seed.commitment()))
    }

    /// Takes away the seed of a record that was not begun after all.
    pub fn forget(&self, id: &str) {
        if let Some(path) = self.path(id) {
            // What stays behind is a seed of no game.
            let _ = self.disk.remove(&path);
        }
    }

    /// The seed that a header commits to: the open one, or the kept one if it fits the seal.
    pub fn seed(&self, id: &str, header: &engine::Seed) -> Option<Seed> {
        match header {
            engine::Seed::Open(number) => Some(Seed::open(*number)),
            engine::Seed::Commitment(sealed) => {
                let text = self.disk.read(&self.path(id)?).ok()?;
                let seed: Seed = std::str::from_utf8(&text).ok()?.parse().ok()?;
                (seed.commitment() == *sealed).then_some(seed)
            }
        }
    }

    /// The file of a record's seed. The name comes from a file and must not lead out of the folder.
    fn path(&self, id: &str) -> Option<PathBuf> {
        let plain = !id.is_empty() && id.len() <= 64 && id.bytes().all(|byte| byte.is_ascii_alphanumeric());
        plain.then(|| self.folder.join(format!("{id}.seed")))
    }
}

/// A name for a record that no other has.
///
/// # Errors
/// The machine has no chance to give.
pub fn new_id() -> io::Result<String> {
    let seed = Seed::fresh().map_err(io::Error::other)?;
    Ok(seed.commitment().chars().take(20).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::disk::Files;

    #[test]
    fn a_sealed_seed_is_found_again_only_under_its_name_and_seal() {
        let id = new_id().unwrap();
        let store = SeedStore::at(Arc::new(Files), &std::env::temp_dir().join(format!("steward-seeds-{id}")));
        let seed = Seed::open(1);
        let header = store.keep(&id, &seed).unwrap();
        assert_eq!(store.seed(&id, &header), Some(seed.clone()));
        assert_eq!(store.seed(&id, &engine::Seed::Commitment(Seed::open(2).commitment())), None);
        assert_eq!(store.seed("other", &header), None);
        assert_eq!(store.keep(&id, &Seed::open(2)).unwrap_err().kind(), ErrorKind::AlreadyExists);
        std::fs::remove_dir_all(&store.folder).unwrap();
    }

    #[test]
    fn a_name_from_a_file_does_not_lead_out_of_the_folder() {
        let store = SeedStore::at(Arc::new(Files), Path::new("seeds"));
        for id in ["", "../x", "a/b", "a.b", "c:\\x", "é", &"a".repeat(65)] {
            assert_eq!(store.path(id), None, "{id}");
        }
        assert_eq!(store.path("ab12"), Some(PathBuf::from("seeds/ab12.seed")));
    }
}
