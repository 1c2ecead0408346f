//! Import and export of board data. The source of the data is shown, and the differences before anything is replaced.

use std::path::PathBuf;

use egui::{Context, Grid, Label, Response, RichText, ScrollArea, TextEdit, Ui};

use crate::desk::errand::{Errand, Looked};
use crate::desk::kit::{self, Palette, dialog, text_field};
use crate::desk::notice::Notice;
use crate::desk::setup::{Own, SetupPage, boards, list};
use crate::desk::{Action, Speech};
use crate::disk::{Disk, create_free, names};
use crate::engine::GameInfo;
use crate::engine::board::{BoardSchema, WrittenBoard};
use crate::msg;
use crate::platform::{Files, exports_folder};
use crate::preset::{Incoming, OWN, Preset, Provenance, Unusable, differences, is_own_name};
use crate::words::Line;
use crate::words::keys::{self, shared as k};

/// An import or export of board data.
#[derive(Debug)]
pub enum Sharing {
    /// A file is being read.
    Reading(Errand<Result<Incoming, Unusable>>),
    /// The data of a file, the name to store them under, and what is stored under that name.
    In(Box<Incoming>, String, Option<(String, Option<Preset>)>),
    /// A board to export, and its provenance.
    Out(String, Provenance),
    /// Data are being written.
    Writing(Errand<Result<Written, Unusable>>),
}

/// The message after writing and, for a stored board, its name and all boards.
type Written = (Line, Option<(String, boards::Own)>);

impl SetupPage {
    /// Reads a file of board data, or a list of values for this game.
    pub fn import(&mut self, ctx: &Context, speech: Speech, path: PathBuf) {
        let (contents, form) = (self.contents, self.contents.schema());
        self.sharing = Some(Sharing::Reading(Errand::run(ctx, move || {
            let text = Incoming::text(&Files, &path)?;
            if text.trim_start().starts_with('{') {
                let form_of = |game: &str| Some(crate::session::game(game)?.schema());
                return Incoming::parse(&path, &text, &form_of);
            }
            let given = form.with_given(WrittenBoard::new());
            let (board, _) = list::fill((contents, speech), &given, None, &text)
                .map_err(|(line, why)| Unusable::at(&path, line, why))?;
            let name = path.file_stem().unwrap_or_default().to_string_lossy();
            Ok(Incoming::listed(contents.game, &name, &form, board))
        })));
    }

    /// Whether anything is being read or written.
    pub fn busy(&self) -> bool {
        self.writing.is_some()
            || self.begins.is_some()
            || matches!(self.own, Own::Reading(_))
            || matches!(self.sharing, Some(Sharing::Reading(_) | Sharing::Writing(_)))
    }

    /// Draws the import and export buttons.
    pub(super) fn share_ui(&mut self, ui: &mut Ui, speech: Speech, actions: &mut Vec<Action>) {
        let Own::Read(own) = &self.own else { return };
        let ready = own
            .get(&self.plan.board)
            .is_some_and(|board| board.as_ref().is_ok_and(|board| !board.is_empty()));
        kit::in_line(ui, |ui| {
            if ui.button(speech.word(k::IMPORT)).clicked() {
                actions.push(Action::BrowseBoard);
            }
            if ready && ui.button(speech.say(&msg!(k::EXPORT, name = called(&self.plan.board)))).clicked() {
                let known = self.shelf.as_ref().and_then(|shelf| {
                    shelf.own(self.contents.game, &self.contents.schema(), &self.plan.board).ok()
                });
                let said = known.map(|preset| preset.provenance).unwrap_or_default();
                self.sharing = Some(Sharing::Out(self.plan.board.clone(), said));
            }
        });
    }

    /// Handles what was read or written. Returns a notice to show.
    pub(super) fn shared(&mut self) -> Option<Notice> {
        let sharing = self.sharing.take()?;
        match &sharing {
            Sharing::Reading(errand) => match errand.look() {
                Looked::Found(Ok(incoming)) if incoming.preset.game != self.contents.game => {
                    let other =
                        crate::session::game(&incoming.preset.game).map(|other| Line::new(other.title));
                    let game = other.unwrap_or_else(|| msg!(k::VALUE, value = incoming.preset.game.as_str()));
                    return Some(Notice::trouble(msg!(k::OTHER_BOX, game = game), None));
                }
                Looked::Found(Ok(incoming)) => {
                    let name = incoming.preset.name.clone();
                    self.sharing = Some(Sharing::In(Box::new(incoming), name, None));
                    return None;
                }
                Looked::Found(Err(why)) => return Some(Notice::trouble(why.line(), why.suggestion())),
                Looked::Over => return None,
                Looked::NotYet => {}
            },
            Sharing::Writing(errand) => match errand.look() {
                Looked::Found(Ok((said, kept))) => {
                    if let Some((name, own)) = kept {
                        (self.own, self.plan.board, self.checked) = (Own::Read(own), name, None);
                    }
                    return Some(Notice::news(said));
                }
                Looked::Found(Err(why)) => return Some(Notice::trouble(why.line(), why.suggestion())),
                Looked::Over => return None,
                Looked::NotYet => {}
            },
            Sharing::In(..) | Sharing::Out(..) => {}
        }
        self.sharing = Some(sharing);
        None
    }

    /// Draws the import or export dialog.
    pub(super) fn sharing_ui(&mut self, ui: &Ui, speech: Speech) {
        let Some(shelf) = self.shelf.clone() else { return };
        let contents = self.contents;
        let (game, form) = (contents.game, contents.schema().clone());
        let records = self.records.clone();
        let Own::Read(own) = &self.own else { return };
        let mut write = None;
        let mut stays = true;
        match &mut self.sharing {
            Some(Sharing::In(incoming, name, kept)) => {
                let now = name.trim();
                if kept.as_ref().is_none_or(|(of, _)| of != now) {
                    *kept = Some((now.to_owned(), shelf.own(game, &form, now).ok()));
                }
                let before = kept.as_ref().and_then(|(_, preset)| preset.as_ref());
                let otherwise = before.filter(|before| before.says_otherwise(&incoming.preset));
                let there = own.get(now).and_then(|board| board.as_ref().ok());
                let mut done = false;
                let closes = dialog(ui, "import", |ui| {
                    let (field, takes) = in_ui(ui, speech, contents, incoming, name, there, otherwise);
                    done = takes;
                    field
                });
                stays = !closes;
                if done {
                    let (incoming, name, form) = (incoming.clone(), name.trim().to_owned(), form.clone());
                    write = Some(Errand::run(ui.ctx(), move || {
                        let file = shelf.take_over(&incoming, &name)?.display().to_string();
                        let own = boards::read_own(&shelf, game, &form);
                        Ok((msg!(k::TAKEN, name = called(&name), file = file), Some((name, own))))
                    }));
                }
            }
            Some(Sharing::Out(name, said)) => {
                let mut done = false;
                let closes = dialog(ui, "export", |ui| {
                    let (field, writes) = out_ui(ui, speech, said);
                    done = writes;
                    field
                });
                stays = !closes;
                if done {
                    let (name, said, form) = (name.clone(), said.clone(), form.clone());
                    write = Some(Errand::run(ui.ctx(), move || {
                        let text = shelf.shared(game, &form, &name, &said)?;
                        let stem = format!("{game}-{name}");
                        let written = Files.make_folder(&records).and_then(|()| {
                            create_free(
                                &Files,
                                names(exports_folder(&records), &stem, "json"),
                                text.as_bytes(),
                            )
                        });
                        let path = written.map_err(|why| Unusable::Disk(records, why.to_string()))?;
                        let file = path.display().to_string();
                        Ok((msg!(k::EXPORTED, name = called(&name), file = file), None))
                    }));
                }
            }
            Some(Sharing::Reading(_) | Sharing::Writing(_)) | None => {}
        }
        if let Some(errand) = write {
            self.sharing = Some(Sharing::Writing(errand));
        } else if !stays {
            self.sharing = None;
        }
    }
}

/// Draws the imported data next to the stored ones. Returns the name field, and whether to import.
fn in_ui(
    ui: &mut Ui,
    speech: Speech,
    contents: &'static GameInfo,
    incoming: &Incoming,
    name: &mut String,
    there: Option<&WrittenBoard>,
    otherwise: Option<&Preset>,
) -> (Response, bool) {
    let palette = Palette::of(ui);
    ui.set_width(kit::WHY.0.min(ui.available_width()));
    kit::title(ui, speech.word(k::IMPORT_TITLE));
    let (count, cells) = contents.read_of(&incoming.board);
    ui.label(speech.say(&msg!(k::READ, name = incoming.preset.name.as_str(), count = count, cells = cells)));
    let said = incoming.preset.provenance.line();
    let colour = if incoming.preset.provenance.is_whole() { palette.ink } else { palette.amber };
    ui.add(Label::new(RichText::new(speech.sentence(&said)).color(colour)).wrap());
    ui.add_space(kit::GAP);
    let field = ui.horizontal(|ui| {
        let label = ui.label(speech.word(k::NAME));
        ui.add(text_field("name", TextEdit::singleline(name).desired_width(200.0))).labelled_by(label.id)
    });
    let found = there.map(|there| differences(there, &incoming.board)).unwrap_or_default();
    // An empty board needs no warning.
    let replaces = there.is_some_and(|there| !there.is_empty()) && !found.is_empty();
    if let Some(before) = otherwise {
        let said = msg!(k::SAID_OTHERWISE, name = called(name.trim()), what = before.provenance.line());
        ui.add(Label::new(RichText::new(speech.sentence(&said)).color(palette.amber)).wrap());
    }
    if replaces {
        let differs = msg!(k::DIFFERENCES, name = called(name.trim()), count = found.len());
        ui.label(RichText::new(speech.sentence(&differs)).color(palette.amber));
        ScrollArea::vertical().id_salt("differences").max_height(kit::WHY.1 / 2.0).show(ui, |ui| {
            Grid::new("differences").num_columns(2).striped(true).show(ui, |ui| {
                for one in &found {
                    ui.label(asked(speech, &contents.schema(), &one.cell));
                    ui.label(speech.say(&one.line()));
                    ui.end_row();
                }
            });
        });
    }
    kit::part(ui);
    let mut take = false;
    ui.horizontal(|ui| {
        let named = is_own_name(name.trim());
        let text = match replaces || otherwise.is_some() {
            true => speech.say(&msg!(k::REPLACE, name = called(name.trim()))),
            false => speech.word(k::TAKE),
        };
        take = kit::Button::main(text).enabled(named).show(ui).clicked();
        if ui.button(speech.word(k::CANCEL)).clicked() {
            ui.close();
        }
    });
    (field.inner, take)
}

/// Draws the provenance of an export. Returns its first field, and whether to write the file.
fn out_ui(ui: &mut Ui, speech: Speech, said: &mut Provenance) -> (Response, bool) {
    ui.set_width(kit::DIALOG.min(ui.available_width()));
    kit::title(ui, speech.word(k::EXPORT_TITLE));
    ui.label(RichText::new(speech.word(k::EXPORT_WHY)).color(Palette::of(ui).faint));
    let parts = [(k::EDITION, &mut said.edition), (k::BY, &mut said.by), (k::DATE, &mut said.date)];
    let fields = Grid::new("provenance").num_columns(2).show(ui, |ui| {
        parts.map(|(title, part)| {
            let label = ui.label(speech.word(title));
            let edit = TextEdit::singleline(part).desired_width(280.0);
            let field = ui.add(text_field(title.id(), edit)).labelled_by(label.id);
            ui.end_row();
            field
        })
    });
    let [first, ..] = fields.inner;
    kit::part(ui);
    let mut write = false;
    ui.horizontal(|ui| {
        write = kit::Button::main(speech.word(k::WRITE)).enabled(said.is_whole()).show(ui).clicked();
        if ui.button(speech.word(k::CANCEL)).clicked() {
            ui.close();
        }
    });
    (first, write)
}

/// The question of a cell.
fn asked(speech: Speech, form: &BoardSchema, cell: &str) -> String {
    let found = form.find(cell).and_then(|slot| form.cell(slot));
    found.map_or_else(|| cell.to_owned(), |cell| speech.sentence(&cell.question))
}

/// The display name of a board. The user's first board has no name of its own.
fn called(name: &str) -> Line {
    if name == OWN { keys::shelf::PRINTED_OWN.into() } else { msg!(k::VALUE, value = name) }
}
