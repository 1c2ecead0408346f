//! Phase 5 as one sheet: what each player sold. The numbers are typed, or made sale by sale, with one button for all
//! forced sales. Both ways enter one act.

use super::{heads, of_class, of_seat, of_space};
use crate::engine::tally::Trace;
use crate::engine::worksheet::{Cell, FieldId, Label, NumberEntry, Press, Row, Weight};
use crate::engine::{
    Acts, Book, Derivation, Draft, Field, Holder, Measure, Offer, PreviewedAct, Rejection, Seat, Setting,
    Tally, Worksheet,
};
use crate::games::automobile::board::BoardValues;
use crate::games::automobile::track::stock;
use crate::games::automobile::turn::whose;
use crate::games::automobile::units::{LOSSES, band, cars, distributors, on};
use crate::games::automobile::{Act, Automobile, Class, Distributors, Phase, Sell, Space, View, takings};
use crate::msg;
use crate::words::Key;
use crate::words::keys::{automobile as k, sheets};

/// The worksheet; `None` once a sale was entered on its own, since the phase then goes on sale by sale.
pub fn worksheet(view: View<'_>, draft: &Draft) -> Option<Worksheet> {
    let begun = matches!(view.state().phase, Phase::Distributors { selling: true, .. });
    if begun && whose(view).is_some() {
        return None;
    }
    let sold = view.seats().iter().map(|seat| line(view, seat, draft)).collect();
    let tried = PreviewedAct::new(view, Distributors { sold });
    let order = view.state().order.iter();
    let mut rows: Vec<Row> = order.flat_map(|seat| of_player(view, *seat, draft, &tried)).collect();
    rows.push(boxes(view, draft));
    let mut heads = heads(&[sheets::SPACE, sheets::CARS_THERE, sheets::SOLD, sheets::TAKINGS]);
    heads.extend(Class::ALL.map(|class| Label::class(of_class(class))));
    heads.push(Label::of(sheets::IDLE));
    let mut sheet = one_by_one(view, draft);
    // The button that clears the sheet comes first, so that it does not move.
    sheet.helpers.insert(0, Press::new(sheets::CLEAR, Draft::default()));
    Some(Worksheet { verb: Some("distributors"), heads, rows, act: tried.offer(), ..sheet })
}

/// The field for the number of cars that a player sold from a space.
fn id(view: View<'_>, seat: Seat, space: Space) -> FieldId {
    FieldId(format!("{} {space}", view.seats().word(seat)))
}

fn filled(view: View<'_>, seat: Seat, space: Space, draft: &Draft) -> u8 {
    let value = draft.value(&id(view, seat, space)).unwrap_or_default();
    u8::try_from(value).unwrap_or_default()
}

fn line(view: View<'_>, seat: Seat, draft: &Draft) -> Vec<(Space, u8)> {
    let spaces = stock(view, seat).into_iter();
    spaces
        .map(|(space, _)| (space, filled(view, seat, space, draft)))
        .filter(|(_, count)| *count > 0)
        .collect()
}

/// A row for each of a player's spaces; figures for the player as a whole are in the first row.
fn of_player(view: View<'_>, seat: Seat, draft: &Draft, tried: &PreviewedAct<Automobile>) -> Vec<Row> {
    let mut rows: Vec<Row> = stock(view, seat)
        .into_iter()
        .map(|(space, there)| {
            let name =
                msg!(sheets::FIELD_SOLD, who = view.name(seat), space = BoardValues::of(view).space(space));
            let entry = NumberEntry::new(
                id(view, seat, space),
                Field { begins: Some(0), ..Field::new(name, 0, there) },
                draft,
            );
            let cells = vec![Cell::Balance(on(space), cars(seat), there), Cell::Field(entry)];
            Row { cells, ..Row::of(of_space(view, space)) }
        })
        .collect();
    if rows.is_empty() {
        rows.push(Row { cells: vec![Cell::Empty, Cell::Empty], ..Row::of(Label::of(sheets::NO_CARS)) });
    }
    if let Some(first) = rows.first_mut() {
        first.whose = Some(Label::seat(seat));
        first.cells.push(takes(view, seat, draft));
        first.cells.extend(Class::ALL.map(|class| in_band(view, seat, class, tried)));
        first.cells.push(tried.effect().map_or(Cell::None, |effect| {
            let chart = view.book.ledger.chart();
            let idle = effect.after(chart, (Holder::Seat(seat), LOSSES), 0, of_seat(view, seat));
            let weight = if idle.total > 0 { Weight::Changed } else { Weight::Plain };
            Cell::Figure(idle, weight)
        }));
    }
    rows
}

/// The takings of a player, space by space.
fn takes(view: View<'_>, seat: Seat, draft: &Draft) -> Cell {
    let sold = line(view, seat, draft);
    match takings(view, &sold, Tally::new(Trace::On)) {
        Ok(tally) => {
            let all = Derivation::of(of_seat(view, seat), k::RULE_DISTRIBUTORS, tally);
            Cell::strong(all.counted_in(Measure::Money))
        }
        Err(_) => Cell::None,
    }
}

/// The player's distributors in a band after the phase, highlighted if the number changes.
fn in_band(view: View<'_>, seat: Seat, class: Class, tried: &PreviewedAct<Automobile>) -> Cell {
    let (holder, unit) = (band(class), distributors(seat));
    let now = view.balance(holder, unit);
    let Some(effect) = tried.effect() else { return Cell::Balance(holder, unit, now) };
    let what = msg!(sheets::BAND_OF, who = view.name(seat), band = class.key());
    let after = effect.after(view.book.ledger.chart(), (holder, unit), now, what);
    match after.total {
        total if total != now => Cell::Figure(after, Weight::Changed),
        0 => Cell::plain(after),
        _ => Cell::strong(after),
    }
}

/// The row of the distribution boxes: cars sold and open boxes of each class.
fn boxes(view: View<'_>, draft: &Draft) -> Row {
    let printing = BoardValues::of(view);
    let in_row = Class::ALL.map(|class| {
        let lines = view.seats().iter().flat_map(|seat| line(view, seat, draft));
        let of_class = lines.filter(|(space, _)| printing.known_class(*space) == Some(class));
        let sold: i64 = of_class.map(|(_, count)| i64::from(count)).sum();
        match printing.open_boxes(class, view.state().turn) {
            Ok(open) => Cell::Words(msg!(sheets::OF, sold, open)),
            Err(_) => Cell::Words(msg!(crate::words::keys::desk::FIGURE, figure = sold)),
        }
    });
    let cells = [Cell::Empty, Cell::Empty, Cell::Empty].into_iter().chain(in_row).collect();
    Row { cells, ..Row::of(Label::of(sheets::IN_BOXES)) }
}

/// Sale by sale, on a copy of the book: one button for all forced sales, then a button for each choice of the next
/// player.
fn one_by_one(view: View<'_>, draft: &Draft) -> Worksheet {
    let sheet = Worksheet::of(sheets::SELL);
    let made = draft.made.iter().flatten().filter_map(|act| act.of().cloned()).collect();
    let sold = Played { setting: view.setting, book: view.book.clone(), made, typed: Vec::new() }.sold();
    let typed = draft.filled().filter(|(id, count)| Some(*count) > sold.value(id));
    let typed = typed.map(|(id, count)| (id.clone(), count)).collect();
    let mut played = Played { setting: view.setting, book: view.book.clone(), made: Vec::new(), typed };
    let made = draft.made.iter().flatten().filter_map(|act| act.of().cloned());
    made.for_each(|act| _ = played.sell(act));
    let mut ahead = played.clone();
    // Errors are ignored here: a missing board value is reported when the act is entered.
    ahead.forced();
    ahead.as_typed();
    let forced = ahead.draft();
    ahead.in_own_rows();
    let begun = ahead.draft();
    let helper =
        |name, describe: Key, draft| Press { description: Some(describe.into()), ..Press::new(name, draft) };
    let helpers = vec![
        helper(sheets::FORCED, sheets::FORCED_DESCRIBE, forced),
        helper(sheets::OWN_ROWS, sheets::OWN_ROWS_DESCRIBE, begun.clone()),
    ];
    if draft.made.is_none() {
        return Worksheet { helpers, begun, ..sheet };
    }
    let sheet = Worksheet { helpers, ..sheet };
    // A missing board value is asked for by the act of the sheet.
    let Ok(choices) = played.choices() else { return sheet };
    let Some(seat) = choices.first().and_then(Acts::actor) else {
        return Worksheet { notes: vec![sheets::ALL_SOLD.into()], ..sheet };
    };
    let presses = choices.into_iter().filter_map(|act| {
        let Act::Sell(Sell { space, band, .. }) = &act else { return None };
        let space = BoardValues::of(view).space(*space);
        let name = msg!(sheets::SELL_FROM, space, band = band.key());
        let mut then = played.clone();
        then.sell(act).ok()?;
        then.forced();
        Some(Cell::Press(Press::new(name, then.draft())))
    });
    let notes = vec![msg!(sheets::CHOOSES, who = view.name(seat))];
    Worksheet { alternatives: presses.collect(), notes, ..sheet }
}

/// The sales made so far, and the position after them.
#[derive(Clone)]
struct Played<'a> {
    setting: &'a Setting,
    book: Book<Automobile>,
    made: Vec<Act>,
    /// The numbers that the user typed and the sales do not cover.
    typed: Vec<(FieldId, i64)>,
}

impl Played<'_> {
    fn view(&self) -> View<'_> {
        View { setting: self.setting, book: &self.book }
    }

    fn sell(&mut self, act: Act) -> Result<(), Rejection> {
        self.book = self.view().perform(&act, Trace::Off)?.0;
        self.made.push(act);
        Ok(())
    }

    /// All legal next sales.
    fn choices(&self) -> Result<Vec<Act>, Rejection> {
        let mut legal = Vec::new();
        for Offer { act, answer, .. } in self.view().offers() {
            let Some(act @ Act::Sell(_)) = act.of() else { continue };
            match answer {
                Ok(_) => legal.push(act.clone()),
                Err(Rejection::Refused(_)) => {}
                Err(unread) => return Err(unread),
            }
        }
        Ok(legal)
    }

    /// Makes all forced sales up to the next choice.
    fn forced(&mut self) {
        let (forced, book) = self.view().forced();
        self.made.extend(forced.into_iter().map(|(act, _)| act));
        self.book = book;
    }

    /// Makes the sales that were typed, in the order of play, with the forced sales that follow.
    fn as_typed(&mut self) {
        let filled_in = |played: &Self, act: &Act| {
            let Act::Sell(Sell { seat, space, .. }) = act else { return false };
            let (at, sold) = (id(played.view(), *seat, *space), played.sold());
            played.typed.iter().any(|(id, count)| *id == at && Some(*count) > sold.value(id))
        };
        while let Some(act) =
            self.choices().ok().and_then(|acts| acts.into_iter().find(|act| filled_in(self, act)))
            && self.sell(act).is_ok()
        {
            self.forced();
        }
    }

    /// Sells a car in its own row with every distributor, until a player has to choose a space or another row.
    fn in_own_rows(&mut self) {
        while let Some(act) = self.in_own_row() {
            if self.sell(act).is_err() {
                return;
            }
            self.forced();
        }
    }

    fn in_own_row(&self) -> Option<Act> {
        let choices = self.choices().ok()?;
        let printing = BoardValues::of(self.view());
        let own = |act: &&Act| matches!(act, Act::Sell(sell) if printing.known_class(sell.space) == Some(sell.band));
        let own: Vec<&Act> = choices.iter().filter(own).collect();
        let band = |act: &Act| if let Act::Sell(sell) = act { Some(sell.band) } else { None };
        let alone = |act: &&&Act| own.iter().filter(|other| band(other) == band(act)).count() == 1;
        own.iter().find(alone).map(|act| (*act).clone())
    }

    /// The sales made so far as a draft; typed numbers that cannot be sold remain.
    fn draft(&self) -> Draft {
        let mut draft = self.sold();
        for (id, count) in &self.typed {
            let count = draft.value(id).max(Some(*count));
            draft.set(id.clone(), count);
        }
        draft.made = Some(self.made.iter().cloned().map(Into::into).collect());
        draft
    }

    /// The number of cars sold from each space so far, as a draft.
    fn sold(&self) -> Draft {
        let mut draft = Draft::default();
        let view = self.view();
        for act in &self.made {
            let Act::Sell(Sell { seat, space, .. }) = act else { continue };
            let id = id(view, *seat, *space);
            let count = draft.value(&id).unwrap_or_default() + 1;
            draft.set(id, Some(count));
        }
        draft
    }
}
