//! `steward count FILE NAME=AMOUNT…`: compares counted holdings with the book, and lists mistakes that would
//! explain the differences, each with the command that repairs it.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use crate::console::args::Count;
use crate::console::files;
use crate::console::out::{Console, Fault};
use crate::disk::Disk;
use crate::engine::Unit;
use crate::engine::discrepancy::{Gap, Suspect};
use crate::msg;
use crate::preset::{Pieces, PresetStore};
use crate::record::Trouble;
use crate::session::counting::{self, Counted};
use crate::session::{Session, description, guard};
use crate::words::Line;
use crate::words::keys::console as k;

/// The largest number of explanations shown, and of entries for each.
const SHOWN: usize = 5;

pub(super) fn run(args: &Count, console: &mut Console) -> Result<(), Fault> {
    let mut record = files::open(&args.file, args.after, console)?;
    let counted: Vec<Counted> = args
        .counts
        .iter()
        .map(|text| counting::parse(record.session(), text))
        .collect::<Result<_, Line>>()
        .map_err(|why| Fault::request(why).suggestion(k::COUNT_HOW))?;
    let entry = counting::entry(record.session(), &counted);
    let n = record.enter_verb(entry).map_err(|trouble| match trouble {
        Trouble::Rejected(rejection) => files::rejected(&rejection, record.session(), &args.file),
        other => files::trouble(&other, &mut record, &args.file),
    })?;
    console.did(msg!(k::ENTERED_AS, n = n.to_string()));
    files::unfinished(&record, console);
    let table = record.session();
    let gaps = table.gaps(&counted);
    let pieces = pieces(console.disk(), table);
    for gap in &gaps {
        console.say(counting::gap_line(table, gap));
        let values = pieces.get(&gap.unit.kind).map(Vec::as_slice).unwrap_or_default();
        if let Some(doubt) = guard::uncountable(table, gap.unit, gap.counted, values) {
            console.below(doubt);
        }
    }
    for (unit, off) in counting::differences(&gaps) {
        console.say(counting::difference_line(table, unit, off));
    }
    console.say(msg!(k::COUNT_KEPT, n = n.to_string()));
    let differ = gaps.iter().filter(|gap| gap.off() != 0).count();
    if differ == 0 {
        return Ok(());
    }
    let values = |unit: Unit| pieces.get(&unit.kind).cloned().unwrap_or_default();
    let found = table.suspects(&gaps, &values, &|step| console.words(description::because_of(step)));
    suspects(table, &gaps, &found, &args.file, console);
    let suggestion = if found.is_empty() { k::COUNT_SUGGESTION } else { k::COUNT_FIX_SUGGESTION };
    Err(Fault::wrong(msg!(k::COUNT_DIFFERS, differ = differ, count = gaps.len())).suggestion(suggestion))
}

/// The values of banknotes and pieces by kind of unit.
pub(super) fn pieces(disk: Arc<dyn Disk>, table: &Session) -> BTreeMap<u8, Vec<i64>> {
    let known: BTreeMap<String, Pieces> =
        PresetStore::pieces(PresetStore::of_user(disk).as_ref(), table.info().game, &table.header().preset);
    let kind = |unit: &Unit| table.chart().unit(*unit).and_then(|kind| known.get(kind.word));
    let units = table.chart().units();
    units.iter().filter_map(|unit| Some((unit.kind, kind(unit)?.values.clone()))).collect()
}

/// Shows the explanations, most likely first, each with the entries it may concern.
fn suspects(table: &Session, gaps: &[Gap], found: &[Suspect], file: &Path, console: &mut Console) {
    if found.is_empty() {
        console.say(k::COUNT_UNEXPLAINED);
        return;
    }
    let all = |suspect: &Suspect| gaps.iter().filter(|gap| gap.off() != 0).all(|gap| suspect.explains(gap));
    console.say(if found.iter().all(all) { k::COUNT_EXPLAINED } else { k::COUNT_EXPLAINED_EACH });
    let same = |one: &Suspect, other: &Suspect| {
        one.off == other.off && std::mem::discriminant(&one.mistake) == std::mem::discriminant(&other.mistake)
    };
    for group in found.chunk_by(same).take(SHOWN) {
        let Some(first) = group.first() else { continue };
        console.below(counting::suspect_line(table, first));
        let command = format!(
            "steward act {} \"{}\"",
            files::quoted(file),
            console.typed(table, &table.write(&first.fix)).replace('"', "\\\"")
        );
        console.term(msg!(k::COUNT_BOOK, command = command));
        let hand_over: Vec<Line> =
            first.hand_over.iter().map(|movement| description::movement_line(table, movement)).collect();
        console.term(msg!(k::COUNT_TABLE, what = hand_over));
        let others: Vec<String> = group
            .iter()
            .skip(1)
            .take(SHOWN)
            .filter_map(|suspect| suspect.step)
            .map(|step| step.to_string())
            .collect();
        if !others.is_empty() {
            let more = group.len() - 1 - others.len();
            console.term(msg!(k::COUNT_OTHERS, entries = others.join(", "), more = more));
        }
    }
}
