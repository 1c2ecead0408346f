//! The id of a game at BoardGameGeek, entered once and stored with the user's presets.

use std::io::ErrorKind;
use std::path::PathBuf;

use crate::preset::{PresetStore, Unusable};

impl PresetStore {
    /// The number of a game at BoardGameGeek, if it was given.
    pub fn number(&self, game: &str) -> Option<u32> {
        let text = self.disk.read(&self.number_path(game)).ok()?;
        std::str::from_utf8(&text).ok()?.trim().parse().ok()
    }

    /// Stores or deletes the id of a game at BoardGameGeek.
    ///
    /// # Errors
    /// Fails if the file cannot be written.
    pub fn keep_number(&self, game: &str, number: Option<u32>) -> Result<(), Unusable> {
        let path = self.number_path(game);
        let kept = match number {
            Some(number) => self.disk.replace(&path, format!("{number}\n").as_bytes()),
            None => match self.disk.remove(&path) {
                Err(why) if why.kind() == ErrorKind::NotFound => Ok(()),
                removed => removed,
            },
        };
        kept.map_err(|why| Unusable::Disk(path, why.to_string()))
    }

    fn number_path(&self, game: &str) -> PathBuf {
        self.path(game, "bgg").with_extension("txt")
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::platform::Files;

    #[test]
    fn bgg_ids_are_stored_per_game() {
        let folder = std::env::temp_dir().join(format!("steward-number-{}", std::process::id()));
        let shelf = PresetStore::at(Arc::new(Files), &folder);
        assert_eq!(shelf.number("automobile"), None);
        shelf.keep_number("automobile", Some(4711)).unwrap();
        assert_eq!((shelf.number("automobile"), shelf.number("autotock")), (Some(4711), None));
        shelf.keep_number("automobile", None).unwrap();
        assert_eq!(shelf.number("automobile"), None);
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
