//! Reads the message files. Each English message becomes a constant, so that a missing key is a compile error, and each folder under
//! `i18n` becomes a language. On Windows, the program gets its icon, version and manifest.

#![allow(clippy::print_stdout, reason = "that is how a build script speaks to cargo")]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use fluent_syntax::ast::{Entry, Message, Resource};
use fluent_syntax::parser::{self, ParserError};
use fluent_syntax::serializer;

/// The language whose files name the messages.
const SOURCE: &str = "en";

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let folders = || -> Result<(String, String), String> {
        Ok((variable("CARGO_MANIFEST_DIR")?, variable("OUT_DIR")?))
    };
    let built =
        folders().and_then(|(root, out)| generate(&PathBuf::from(root).join("i18n"), &PathBuf::from(out)));
    if let Err(fault) = built {
        println!("cargo::error={}", fault.replace('\n', " "));
    }
    if env::var_os("CARGO_CFG_WINDOWS").is_some()
        && let Err(fault) =
            folders().and_then(|(root, out)| resources(&PathBuf::from(root), &PathBuf::from(out)))
    {
        println!("cargo::warning=steward.exe has no icon: {}", fault.replace('\n', " "));
    }
}

/// The Windows resources: icon, version and manifest.
fn resources(root: &Path, out: &Path) -> Result<(), String> {
    println!("cargo::rerun-if-changed=packaging/windows");
    println!("cargo::rerun-if-changed=packaging/icons/steward.ico");
    let version = variable("CARGO_PKG_VERSION")?;
    let shown = root.join("packaging/windows/steward.rc");
    let source = fs::read_to_string(&shown).map_err(|fault| format!("{}: {fault}", shown.display()))?;
    let source = source.replace("@numbers@", &version.replace('.', ",")).replace("@version@", &version);
    let gnu = variable("CARGO_CFG_TARGET_ENV")? == "gnu";
    let (script, object) =
        (out.join("steward.rc"), out.join(if gnu { "resources.o" } else { "resources.res" }));
    save(&script, &source)?;
    let compilers = if gnu { ["x86_64-w64-mingw32-windres", "windres"] } else { ["rc", "llvm-rc"] };
    let mut fault = String::new();
    for compiler in compilers {
        let mut command = Command::new(compiler);
        command.current_dir(root);
        match gnu {
            true => command.arg(&script).args(["-O", "coff", "-o"]).arg(&object),
            false => command.arg("/fo").arg(&object).arg(&script),
        };
        match command.status() {
            Ok(done) if done.success() => {
                println!("cargo::rustc-link-arg-bins={}", object.display());
                return Ok(());
            }
            Ok(done) => fault = format!("{compiler}: {done}"),
            Err(why) if fault.is_empty() => fault = format!("{compiler}: {why}"),
            Err(_) => {}
        }
    }
    Err(fault)
}

/// Writes `keys.rs` and `languages.rs` from the folders in `root`. The error names the file and what is wrong.
pub fn generate(root: &Path, out: &Path) -> Result<(), String> {
    println!("cargo::rerun-if-changed={}", root.display());
    let mut keys = String::new();
    let mut languages = String::new();
    let mut table = String::new();
    for (place, folder) in sorted(root, |path| path.is_dir())?.iter().enumerate() {
        println!("cargo::rerun-if-changed={}", folder.display());
        let code = name(folder)?;
        let mut files = String::new();
        for file in sorted(folder, |path| path.extension().is_some_and(|ext| ext == "ftl"))? {
            let module = constants(&file, &code)?;
            if code == SOURCE {
                keys.push_str(&module);
            }
            let (file, path) = (name(&file)?, format!("/i18n/{code}/{}", name(&file)?));
            let text = format!("include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), {path:?}))");
            files.push_str(&format!("        ({file:?}, {text}),\n"));
        }
        let constant = screaming(&code);
        languages.push_str(&format!("pub(super) const {constant}: usize = {place};\n"));
        table.push_str(&format!("    Source {{ code: {code:?}, files: &[\n{files}    ] }},\n"));
    }
    let languages = format!("{languages}pub(super) const TABLE: &[Source] = &[\n{table}];\n");
    save(&out.join("keys.rs"), &keys)?;
    save(&out.join("languages.rs"), &languages)
}

/// The module of constants for a message file. The files of all languages are checked this way.
fn constants(file: &Path, code: &str) -> Result<String, String> {
    let shown = format!("i18n/{code}/{}", name(file)?);
    let stem = name(file)?.trim_end_matches(".ftl").to_owned();
    let source = fs::read_to_string(file).map_err(|fault| format!("{shown}: {fault}"))?;
    let resource = parser::parse(source.as_str())
        .map_err(|(_, faults)| format!("{shown}: {}", syntax(&source, &faults)))?;
    let mut seen = BTreeSet::new();
    let mut module = format!("pub mod {} {{\n    use crate::words::Key;\n", stem.replace('-', "_"));
    for entry in resource.body {
        match entry {
            Entry::Message(message) => {
                let id = message.id.name;
                let constant = constant(&stem, id).map_err(|why| format!("{shown}: `{id}` {why}"))?;
                if message.value.is_none() || !message.attributes.is_empty() {
                    return Err(format!("{shown}: `{id}` must have a text and no attributes"));
                }
                if !seen.insert(constant.clone()) {
                    return Err(format!("{shown}: `{id}` is there twice"));
                }
                module.push_str(&documented(message, &constant));
            }
            Entry::Term(term) if !term.id.name.starts_with(&format!("{stem}-")) => {
                return Err(format!("{shown}: the term `-{}` must begin with `-{stem}-`", term.id.name));
            }
            _ => {}
        }
    }
    if seen.is_empty() {
        return Err(format!("{shown}: there is no message in it"));
    }
    module.push_str("}\n");
    Ok(module)
}

/// The name of the constant for a message: its id without the name of its file.
fn constant(stem: &str, id: &str) -> Result<String, String> {
    let rest = id.strip_prefix(stem).and_then(|rest| rest.strip_prefix('-'));
    let rest = rest.ok_or_else(|| format!("must begin with `{stem}-`, the name of its file"))?;
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if !rest.starts_with(|c: char| c.is_ascii_lowercase()) || !rest.chars().all(plain) {
        return Err("must be small letters, figures and hyphens, a letter first".to_owned());
    }
    Ok(screaming(rest))
}

/// A constant with its English message as documentation.
fn documented(message: Message<&str>, constant: &str) -> String {
    let id = message.id.name;
    let text = serializer::serialize(&Resource { body: vec![Entry::Message(message)] });
    let mut item = String::from("    /// ```text\n");
    for line in text.trim_end().lines() {
        item.push_str(&format!("    /// {line}").trim_end().replace("```", "'''"));
        item.push('\n');
    }
    item.push_str(&format!("    /// ```\n    pub const {constant}: Key = Key::new({id:?});\n"));
    item
}

/// The first syntax error of a file, with its line.
fn syntax(source: &str, faults: &[ParserError]) -> String {
    faults.first().map_or_else(String::new, |fault| {
        let line = source.get(..fault.pos.start).map_or(0, |before| before.matches('\n').count()) + 1;
        format!("line {line}: {fault}")
    })
}

/// The contents of a folder, sorted by name.
fn sorted(folder: &Path, wanted: impl Fn(&Path) -> bool) -> Result<Vec<PathBuf>, String> {
    let found = fs::read_dir(folder).map_err(|fault| format!("{}: {fault}", folder.display()))?;
    let mut paths = Vec::new();
    for entry in found {
        let path = entry.map_err(|fault| format!("{}: {fault}", folder.display()))?.path();
        if wanted(&path) {
            paths.push(path);
        }
    }
    paths.sort();
    Ok(paths)
}

fn name(path: &Path) -> Result<String, String> {
    let name = path.file_name().and_then(|name| name.to_str());
    name.map(str::to_owned).ok_or_else(|| format!("{} has no readable name", path.display()))
}

fn screaming(name: &str) -> String {
    name.to_ascii_uppercase().replace('-', "_")
}

fn variable(name: &str) -> Result<String, String> {
    env::var(name).map_err(|fault| format!("{name}: {fault}"))
}

fn save(path: &Path, text: &str) -> Result<(), String> {
    fs::write(path, text).map_err(|fault| format!("{}: {fault}", path.display()))
}
