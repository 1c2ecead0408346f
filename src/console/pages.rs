//! `steward man [COMMAND]` and `steward completions SHELL`: pages of the manual and completions, from the definition of
//! the command line itself, for whoever makes a package.

use clap_mangen::Man as Page;

use crate::console::args::{Completions, Man};
use crate::console::fault::Fault;
use crate::console::help;
use crate::console::out::Console;
use crate::say;
use crate::words::keys::console as k;

/// The page of the program, or of one of its commands.
pub(super) fn man(args: &Man, console: &mut Console) -> Result<(), Fault> {
    let mut whole = help::command(console.language);
    whole.build();
    let command = match &args.about {
        None => whole,
        Some(name) => whole.find_subcommand(name).cloned().ok_or_else(|| {
            let known: Vec<&str> = whole.get_subcommands().map(clap::Command::get_name).collect();
            let why = say!(k::ARG_VALUE, arg = "COMMAND", value = name.as_str());
            Fault::request(why).way_out(say!(k::MAN_COMMANDS, known = known.join(", ")))
        })?,
    };
    let mut page = Vec::new();
    Page::new(command)
        .render(&mut page)
        .map_err(|why| Fault::request(say!(k::NO_OUTPUT, why = why.to_string())))?;
    console.page(&String::from_utf8_lossy(&page));
    Ok(())
}

/// The completions of a shell.
pub(super) fn completions(args: &Completions, console: &mut Console) -> Result<(), Fault> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut help::command(console.language), "steward", &mut script);
    console.page(&String::from_utf8_lossy(&script));
    Ok(())
}
