//! `steward man FOLDER` and `steward completions SHELL`: pages of the manual and completions, from the definition of
//! the command line itself, for whoever makes a package.

use std::path::Path;

use clap_complete::Shell;

use crate::console::fault::Fault;
use crate::console::help;
use crate::console::out::Console;
use crate::say;
use crate::words::keys::console as k;

/// Writes the page of the program, and of each of its commands, into a folder.
pub(super) fn man(folder: &Path, console: &Console) -> Result<(), Fault> {
    clap_mangen::generate_to(help::command(console.language), folder).map_err(|why| {
        let folder = folder.display().to_string();
        Fault::request(say!(k::NO_PAGES, folder = folder, why = why.to_string()))
    })
}

/// The completions of a shell.
pub(super) fn completions(shell: Shell, console: &mut Console) -> Result<(), Fault> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut help::command(console.language), "steward", &mut script);
    console.page(&String::from_utf8_lossy(&script));
    Ok(())
}
