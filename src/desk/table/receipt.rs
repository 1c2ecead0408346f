//! The preview of an act: what is paid and got with its terms, what happens to others, and what is left.

use egui::{Label, RichText, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::desk::kit::{self, Palette, opened};
use crate::desk::table::{Subject, plain, spoken};
use crate::desk::{Action, Speech};
use crate::engine::{Holder, Measure, Movement, Outcome, Posting, Seat, Term};
use crate::msg;
use crate::session::{Session, description};
use crate::words::{Line, keys};

/// Draws the preview. Doubts and new debts come first, because the rest may need scrolling.
pub fn comes_to_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    (outcome, doubts): (&Outcome, &[Line]),
    actions: &mut Vec<Action>,
) {
    let palette = Palette::of(ui);
    let doubts = doubts.iter().map(|doubt| (speech.sentence(doubt), palette.amber));
    let new = outcome.book.debts.iter().filter(|debt| !table.book().debts.contains(debt));
    let debts = new.map(|debt| (speech.sentence(&description::debt_line(table, debt)), palette.red));
    for (text, colour) in doubts.chain(debts) {
        ui.add(Label::new(RichText::new(text).color(colour)).wrap());
    }
    ui.scope(|ui| {
        ui.spacing_mut().interact_size.y = kit::ROW;
        ui.spacing_mut().button_padding.y = 0.0;
        moves_ui(ui, speech, table, outcome, actions);
    });
    leaves_ui(ui, speech, table, outcome, actions);
}

/// Draws one of several acts with its payments.
pub fn step_of_chain_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    outcome: &Outcome,
    actions: &mut Vec<Action>,
) {
    let said = RichText::new(description(speech, table, outcome)).small().color(Palette::of(ui).ink);
    ui.add(Label::new(said).wrap());
    moves_ui(ui, speech, table, outcome, actions);
}

fn moves_ui(ui: &mut Ui, speech: Speech, table: &Session, outcome: &Outcome, actions: &mut Vec<Action>) {
    for posting in lines(table, outcome) {
        posting_ui(ui, speech, table, (&posting, one(outcome), acts(table, outcome)), actions);
    }
    for line in befalls(speech, table, outcome) {
        ui.add(Label::new(RichText::new(line).small().color(Palette::of(ui).ink)).wrap());
    }
}

fn leaves_ui(ui: &mut Ui, speech: Speech, table: &Session, outcome: &Outcome, actions: &mut Vec<Action>) {
    let last = outcome.effect.postings.last();
    if let (Some(left), Some(last)) = (leaves(speech, table, outcome), last) {
        let left = RichText::new(left).small().color(Palette::of(ui).faint);
        kit::opening(ui, left, actions, || Subject::of(&last.figure(table.chart(), last.why.cause)));
    }
}

/// Describes an act, and says so if Steward draws its outcome.
fn description(speech: Speech, table: &Session, outcome: &Outcome) -> String {
    let description = plain::description(speech, table, &table.write(&outcome.verb));
    match outcome.due {
        Some(_) => speech.say(&msg!(keys::table::LEFT_TO_STEWARD, what = description)),
        None => description,
    }
}

/// The accessible name, the label and the price of the button that enters the act.
pub fn on_button(speech: Speech, table: &Session, outcome: &Outcome) -> (String, String, String) {
    let words = description(speech, table, outcome);
    let name = speech.say(&msg!(keys::table::ACCEPT_WHAT, what = words.as_str()));
    (name, words, plain::on_button(speech, table, outcome.movements()))
}

/// The postings of common units from or to a player, those of one cause added up. Pieces with an owner are shown on the board.
fn lines(table: &Session, outcome: &Outcome) -> Vec<Posting> {
    let of_player = |holder| matches!(holder, Holder::Seat(seat) if table.seats().player(seat).is_some());
    let description = |posting: &&Posting| {
        let moved = posting.movement;
        moved.amount != 0 && moved.unit.colour.is_none() && (of_player(moved.from) || of_player(moved.to))
    };
    let mut lines: Vec<Posting> = Vec::new();
    for posting in outcome.effect.postings.iter().filter(description) {
        match lines.iter_mut().find(|line| is_alike(line, posting)) {
            Some(line) => add(line, posting),
            None => lines.push(posting.clone()),
        }
    }
    // Payments come before income.
    lines.sort_by_key(|posting| of_player(posting.movement.to));
    lines
}

/// Whether two postings have the same ends and the same cause, and one term at most.
fn is_alike(one: &Posting, other: &Posting) -> bool {
    let ends = |posting: &Posting| (posting.movement.from, posting.movement.to, posting.movement.unit);
    let plain = |posting: &Posting| match posting.terms.as_slice() {
        [] => true,
        [term] => term.times.is_none() && term.basis.is_none(),
        _ => false,
    };
    (ends(one), one.why) == (ends(other), other.why) && plain(one) && plain(other)
}

/// Adds a posting to one that is alike.
fn add(line: &mut Posting, posting: &Posting) {
    line.movement.amount += posting.movement.amount;
    match (line.terms.first_mut(), posting.terms.first()) {
        (Some(term), Some(more)) => {
            term.amount += more.amount;
            if term.what != more.what {
                term.what = msg!(keys::words::LIST_MORE, start = term.what.clone(), next = more.what.clone());
            }
        }
        (None, more) => line.terms.extend(more.cloned()),
        (Some(_), None) => {}
    }
}

/// The most moved pieces of other players that are named; the board shows all.
const MOVED: usize = 3;

/// Describes the consequences of an act. For a player's act without money, also its other findings and the pieces of others that it moves.
fn befalls(speech: Speech, table: &Session, outcome: &Outcome) -> Vec<String> {
    let money = |posting: &Posting| table.chart().measure(posting.movement.unit) == Measure::Money;
    let acts = acts(table, outcome).filter(|_| !lines(table, outcome).iter().any(money));
    let found = outcome.effect.findings.iter();
    let found = found.filter(|found| acts.is_some() || description::is_consequence(found));
    let found = found.map(|found| match found.terms.as_slice() {
        [_] if description::says_total(found) => speech.sentence(&found.what),
        _ => spoken::with_terms(speech, &description::figure_line(found), &description::figure_terms(found)),
    });
    let befalls = |posting: &&Posting| {
        let of_another = posting.movement.unit.colour.is_some_and(|owner| Some(owner) != acts);
        acts.is_some() && (of_another || description::is_sent_back(table, &posting.movement))
    };
    let moved = outcome.effect.postings.iter().filter(befalls).take(MOVED);
    found.chain(moved.map(|posting| speech.sentence(&description::befalling(table, posting)))).collect()
}

/// The player who acts.
fn acts(table: &Session, outcome: &Outcome) -> Option<Seat> {
    outcome.act()?.seat(table.seats())
}

/// The only player whose holdings change.
fn one(outcome: &Outcome) -> Option<Seat> {
    let ends = outcome.movements().iter().flat_map(|moved| [moved.from, moved.to]);
    let mut seats = ends.filter_map(|holder| if let Holder::Seat(seat) = holder { Some(seat) } else { None });
    let first = seats.next()?;
    seats.all(|seat| seat == first).then_some(first)
}

/// Draws a posting with its terms. A click opens it.
fn posting_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    (posting, one, acts): (&Posting, Option<Seat>, Option<Seat>),
    actions: &mut Vec<Action>,
) {
    let palette = Palette::of(ui);
    let moved = posting.movement;
    // A payment between players is shown from the side of the player who acts.
    let (seat, both) = match (moved.from, moved.to) {
        (Holder::Seat(from), Holder::Seat(to)) if acts == Some(to) => (to, Some((from, to))),
        (Holder::Seat(from), Holder::Seat(to)) => (from, Some((from, to))),
        (Holder::Seat(seat), _) | (_, Holder::Seat(seat)) => (seat, None),
        _ => return,
    };
    let cause = posting.why.cause;
    let measure = table.chart().measure(moved.unit);
    let terms: Vec<&Term> = posting.terms.iter().filter(|term| term.applied && term.amount != 0).collect();
    let how = terms.iter().filter_map(|term| match term.times {
        Some((count, each)) => Some(msg!(keys::sheets::PRODUCT, count = count, each = measure.of(each))),
        None if terms.len() > 1 => {
            let amount = table.amount_line(moved.unit, term.amount.saturating_abs());
            Some(msg!(keys::table::VALUE, label = term.what.clone(), value = amount))
        }
        None => None,
    });
    let how = how.map(|term| speech.say(&term)).collect::<Vec<_>>().join(" + ");
    let name = |seat| table.seats().name(seat);
    let what = match (one, both) {
        (_, Some((from, to))) => {
            speech.sentence(&msg!(keys::table::FROM_TO, from = name(from), to = name(to), what = cause))
        }
        (Some(_), None) => speech.sentence(&cause.into()),
        (None, None) => format!("{}, {}", name(seat), speech.say(&cause.into())),
    };
    let what = if how.is_empty() { what } else { format!("{what}, {how}") };
    let gain = moved.side(Holder::Seat(seat)) * moved.amount;
    let amount = plain::signed(speech, table, moved.unit, gain);
    let right = kit::one_line(ui, &amount, kit::strong(kit::BODY), palette.ink, f32::INFINITY);
    let left = ui.scope(|ui| {
        ui.set_max_width(ui.available_width() - right.size().x - kit::GAP);
        let size = kit::size_for_rows(ui, &what, [kit::BODY, kit::BODY, kit::SMALL], 1);
        kit::on_rows(ui, &what, kit::font(size), palette.faint, 3)
    });
    let left = left.inner;
    let size = vec2(ui.available_width(), left.size().y.max(kit::ROW));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, format!("{what} {amount}")));
    if response.hovered() {
        ui.painter().hline(rect.x_range(), rect.bottom(), kit::hairline(palette.edge));
    }
    let middle = |height: f32| rect.center().y - height / 2.0;
    ui.painter().galley(pos2(rect.left(), middle(left.size().y)), left, palette.faint);
    let at = pos2(rect.right() - right.size().x, middle(right.size().y));
    ui.painter().galley(at, right, palette.ink);
    opened(response, actions, || Subject::of(&posting.figure(table.chart(), cause)));
}

/// Describes what the only affected player has left of the changed units.
fn leaves(speech: Speech, table: &Session, outcome: &Outcome) -> Option<String> {
    let seat = one(outcome)?;
    let hand = Holder::Seat(seat);
    let own = outcome.movements().iter().filter(|moved| [moved.from, moved.to].contains(&hand));
    let mut units: Vec<_> = own.map(|moved| moved.unit).collect();
    units.sort_unstable();
    units.dedup();
    units.retain(|unit| unit.colour.is_none());
    let gains = |moved: &Movement| moved.unit.colour.is_none() && moved.to == hand;
    let left: Vec<String> = units
        .into_iter()
        .map(|unit| speech.say(&table.amount_line(unit, outcome.book.ledger.balance(hand, unit))))
        .collect();
    let what = left.join(" · ");
    (!left.is_empty()).then(|| match outcome.movements().iter().any(gains) {
        true => speech.say(&msg!(keys::table::NOW_HAS, name = table.seats().name(seat), what = what)),
        false => speech.say(&msg!(keys::table::LEAVES, what = what)),
    })
}
