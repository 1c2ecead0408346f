//! The program that writes a record.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use crate::clock::moment;
use crate::msg;
use crate::words::{Line, keys};

/// The holder of a lock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Who {
    /// The process id; 0 for another tab of a browser.
    pub pid: u32,
    /// The name of the program.
    pub program: String,
    pub since: String,
    /// The name of the machine; empty if it has none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub machine: String,
    /// The side file, if it serves as the lock. It stays if the machine stops.
    #[serde(skip)]
    pub side: Option<PathBuf>,
}

impl Who {
    /// Describes the holder.
    pub fn line(&self) -> Line {
        let (program, pid, since) = (self.program.as_str(), self.pid.to_string(), moment(&self.since));
        match &self.side {
            _ if self.pid == 0 => keys::record::WHO_TAB.into(),
            Some(side) => {
                let file = side.display().to_string();
                msg!(keys::record::WHO_BY_SIDE, program = program, pid = pid, since = since, file = file)
            }
            None => msg!(keys::record::WHO, program = program, pid = pid, since = since),
        }
    }
}
