//! What somebody fills in on worksheets: it lasts as long as its moment, goes when it is booked, and comes back when that is
//! undone.

use egui::Vec2;

use crate::desk::scene::Lights;
use crate::engine::worksheet::{Cell, FieldId, Press};
use crate::engine::{Draft, Ledger, Offer, PlaceId, Rejection, Seat, Worksheet};
use crate::session::Session;

/// What a worksheet is filled in for: turn, phase, round, and who acts.
type Moment = (u32, u8, Option<(u8, u8)>, Vec<Seat>);

/// The worksheet of the table with what was filled in on it.
#[derive(Debug, Default)]
pub struct OpenWorksheet {
    /// What was filled in.
    pub(super) draft: Draft,
    /// What was typed in one breath.
    pub(super) typed: String,
    /// Whether nothing has been asked of it yet.
    pub(super) fresh: bool,
    /// The number that is typed next.
    then: Option<FieldId>,
    /// Whether it lies on a card of this size: what is typed in it never moves it elsewhere.
    pub(super) card: Option<(Vec2, bool)>,
    /// How high the question about a printed value is that its act asks on the card.
    asked: f32,
    seen: Option<Seen>,
    /// What was filled in before other entries.
    kept: Vec<(u32, Moment, Draft, String)>,
}

/// The worksheet as it was seen last.
#[derive(Debug)]
struct Seen {
    version: u32,
    head: u32,
    moment: Moment,
    draft: Draft,
    sheet: Option<Worksheet>,
    /// What would lie where after the act that it comes to, and the act in notation.
    drafted: Option<(Ledger, String)>,
}

impl OpenWorksheet {
    /// Takes up the verb that is chosen, and what was pressed on the board for it; says whether that is something else.
    pub fn choose(&mut self, verb: Option<&str>, pressed: &[PlaceId]) -> bool {
        if (self.draft.verb.as_deref(), self.draft.pressed.as_slice()) == (verb, pressed) {
            return false;
        }
        (self.draft.verb, self.draft.pressed) = (verb.map(str::to_owned), pressed.to_vec());
        self.card = None;
        true
    }

    /// Looks at a table.
    pub fn see(&mut self, table: &Session) {
        let (version, head) = (table.lines(), table.head());
        if self.seen.as_ref().is_some_and(|seen| seen.version == version && seen.draft == self.draft) {
            return;
        }
        self.fresh |= self.seen.is_none();
        let stage = table.stage();
        let moment = (stage.turn, stage.phase, stage.round, stage.to_act);
        if let Some(seen) = self.seen.take()
            && (seen.head, &seen.moment) != (head, &moment)
        {
            self.go_on(table, seen, head, &moment);
        }
        let sheet = table.book().worksheet(table.setting(), &self.draft);
        let act = sheet.as_ref().and_then(|sheet| sheet.act.as_ref()?.as_ref().ok());
        let drafted = act.and_then(|offer| {
            Some((table.book().ledger.after(offer.answer.as_ref().ok()?)?, table.written(&offer.act)))
        });
        self.seen = Some(Seen { version, head, moment, draft: self.draft.clone(), sheet, drafted });
    }

    /// Something was entered: what was filled in is put away where that was it, or where another moment has come.
    fn go_on(&mut self, table: &Session, seen: Seen, head: u32, moment: &Moment) {
        let booked = seen.sheet.as_ref().and_then(|sheet| sheet.act.as_ref()?.as_ref().ok());
        let last = table.line(table.lines());
        let booked = booked.zip(last).is_some_and(|(offer, line)| table.written(&offer.act) == line.text);
        let back = self.kept.iter().position(|(then, of, ..)| (*then, of) == (head, moment));
        if !booked && back.is_none() && seen.moment == *moment {
            return;
        }
        (self.fresh, self.card) = (true, None);
        let back = back.map(|at| self.kept.swap_remove(at));
        let (draft, typed) = back.map(|(.., draft, typed)| (draft, typed)).unwrap_or_default();
        let (draft, typed) =
            (std::mem::replace(&mut self.draft, draft), std::mem::replace(&mut self.typed, typed));
        if draft != Draft::default() {
            self.kept.push((seen.head, seen.moment, draft, typed));
        }
    }

    /// The worksheet as it was seen last.
    pub fn sheet(&self) -> Option<&Worksheet> {
        self.seen.as_ref().and_then(|seen| seen.sheet.as_ref())
    }

    /// Whether anything was filled in.
    pub fn begun(&self) -> bool {
        self.draft.made.is_some() || self.draft.filled().next().is_some()
    }

    /// Whether the act that it comes to asks for a printed value.
    pub fn asks(&self) -> bool {
        self.sheet().is_some_and(asks)
    }

    /// The first number of it is the one that is typed next.
    pub fn begin(&mut self) {
        self.then = self.sheet().and_then(first);
    }

    /// Fills in what a press on a place of the board fills in; says whether there is such a thing.
    pub fn fill(&mut self, place: PlaceId) -> bool {
        let rows = self.sheet().map(|sheet| sheet.rows.as_slice()).unwrap_or_default();
        let places = self.sheet().map(|sheet| sheet.places.as_slice()).unwrap_or_default();
        let filled = rows.iter().filter_map(|row| row.at.as_ref()).chain(places);
        let there = filled.into_iter().find(|(at, _)| *at == place);
        let made = there.map(|(_, draft)| draft.clone());
        let pressed = || self.presses().into_iter().find(|press| press.at == Some(place))?.makes.clone();
        made.or_else(pressed).map(|draft| self.draft = draft).is_some()
    }

    fn presses(&self) -> Vec<&Press> {
        let rows = self.sheet().into_iter().flat_map(|sheet| &sheet.rows);
        rows.flat_map(|row| &row.cells).flat_map(Cell::presses).collect()
    }

    /// Lights what of it is pressed on the board.
    pub fn light(&self, lights: &mut Lights) {
        for press in self.presses() {
            let Some(place) = press.at.filter(|_| press.makes.is_some()) else { continue };
            lights.open.insert(place);
            lights.live.insert(place);
            lights.pressed.extend((press.chosen == Some(true)).then_some(place));
        }
    }

    /// The places of the board that it is filled in by, where it is more than its rows; such a sheet leaves the board in sight.
    pub fn places(&self) -> impl Iterator<Item = PlaceId> {
        self.sheet().into_iter().flat_map(|sheet| sheet.places.iter().map(|(place, _)| *place))
    }

    /// What would lie where after the act that it comes to, where it is legal; and the act.
    pub fn drafted(&self) -> Option<(&Ledger, &str)> {
        let (ledger, act) = self.seen.as_ref()?.drafted.as_ref()?;
        Some((ledger, act))
    }

    /// The same, with what is filled in on it.
    pub(super) fn parts(&mut self) -> Option<Parts<'_>> {
        let sheet = self.seen.as_ref()?.sheet.as_ref()?;
        let (draft, typed, fresh) = (&mut self.draft, &mut self.typed, &mut self.fresh);
        Some(Parts { sheet, draft, typed, fresh, then: &mut self.then, asked: &mut self.asked })
    }
}

/// Whether the act that a worksheet comes to asks for a printed value.
pub(super) fn asks(sheet: &Worksheet) -> bool {
    matches!(&sheet.act, Some(Ok(Offer { answer: Err(Rejection::Missing(_)), .. })))
}

/// The first number of a worksheet.
pub(super) fn first(sheet: &Worksheet) -> Option<FieldId> {
    let mut fields = sheet.rows.iter().flat_map(|row| &row.cells).filter_map(|cell| match cell {
        Cell::Field(entry) => Some(&entry.id),
        _ => None,
    });
    fields.next().cloned()
}

/// A worksheet with what is filled in on it.
pub(super) struct Parts<'a> {
    /// The worksheet.
    pub sheet: &'a Worksheet,
    /// What is filled in.
    pub draft: &'a mut Draft,
    /// What was typed in one breath.
    pub typed: &'a mut String,
    /// Whether nothing has been asked of it yet.
    pub fresh: &'a mut bool,
    /// The number that is typed next.
    pub then: &'a mut Option<FieldId>,
    /// How high what its act asks is.
    pub asked: &'a mut f32,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_filled_in_stays_through_a_note_goes_when_it_is_booked_and_comes_back_when_that_is_undone() {
        let header = r#"{"steward":2,"game":"automobile","rules":2,"seats":[{"name":"A","colour":"red"},{"name":"B","colour":"blue"},{"name":"C","colour":"green"}],"setup":{"first":"p1"}}"#;
        let mut session = crate::session::begin(crate::session::GAMES, header).unwrap();
        session.enter_text("correct phase 1 7: test", "").unwrap();
        let mut form = OpenWorksheet::default();
        form.see(&session);
        let first = form.sheet().unwrap().breath.as_ref().unwrap().fields.clone();
        for (id, tile) in first.iter().zip([5, 2, 4]) {
            form.draft.set(id.clone(), Some(tile));
        }
        let filled = form.draft.clone();
        form.see(&session);
        session.enter_text("note the soup is ready", "").unwrap();
        form.see(&session);
        assert_eq!(form.draft, filled, "a note takes nothing off the sheet");
        session.enter_text("reveal 5 2 4", "").unwrap();
        form.see(&session);
        assert_eq!(form.draft.value(&FieldId::new("red 1")), None, "it is booked");
        session.enter_text("undo", "").unwrap();
        form.see(&session);
        assert_eq!(form.draft, filled, "and comes back");
    }
}
