//! The number of a box at BoardGameGeek, given once and kept beside the user's own board data.

use std::fs;
use std::path::PathBuf;

use crate::preset::shelf::write_whole;
use crate::preset::{Shelf, Unusable};

impl Shelf {
    /// The number of a box at BoardGameGeek; none where nobody has given it.
    pub fn number(&self, game: &str) -> Option<u32> {
        fs::read_to_string(self.number_path(game)).ok()?.trim().parse().ok()
    }

    /// Keeps the number of a box at BoardGameGeek, or forgets it.
    ///
    /// # Errors
    /// The disk does not take it.
    pub fn keep_number(&self, game: &str, number: Option<u32>) -> Result<(), Unusable> {
        let path = self.number_path(game);
        let kept = match number {
            Some(number) => write_whole(&path, format!("{number}\n").as_bytes()),
            None if path.exists() => fs::remove_file(&path),
            None => Ok(()),
        };
        kept.map_err(|why| Unusable::Disk(path, why.to_string()))
    }

    fn number_path(&self, game: &str) -> PathBuf {
        self.path(game, "bgg").with_extension("txt")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_kept_for_its_box_alone_until_it_is_taken_back() {
        let folder = std::env::temp_dir().join(format!("steward-number-{}", std::process::id()));
        let shelf = Shelf::at(&folder);
        assert_eq!(shelf.number("automobile"), None);
        shelf.keep_number("automobile", Some(4711)).unwrap();
        assert_eq!((shelf.number("automobile"), shelf.number("autotock")), (Some(4711), None));
        shelf.keep_number("automobile", None).unwrap();
        assert_eq!(shelf.number("automobile"), None);
        fs::remove_dir_all(&folder).unwrap();
    }
}
