//! A session: its header and its lines, the head moved by undo and redo, and the book derived from them.

use std::sync::Arc;

use crate::engine::any_book::Performed;
use crate::engine::board::Board;

use crate::engine::effective_log::{EffectiveLog, LogStep, SnapshotCache};
use crate::engine::entry::{BoardValue, Counted, Entry, Leaving, Note, Rename, Verb};
use crate::engine::ledger::amount_line;
use crate::engine::transaction::holder_line;
use crate::engine::{
    AnyAct, AnyBook, Chart, Divergence, Drawn, Game, GameInfo, Glance, Header, Holder, Movement, Offer,
    Player, Refusal, Rejection, Seat, Seats, Setting, Standing, StepId, Trace, TurnStatus, Unit, View,
};
use crate::msg;
use crate::words::{Arg, Line, keys};

/// A session: the lines of its record, and the book derived from them.
#[derive(Clone, Debug)]
pub struct Session {
    pub(super) info: &'static GameInfo,
    pub(super) header: Header,
    pub(super) setting: Setting,
    pub(super) entries: Vec<Entry>,
    pub(super) head: u32,
    /// The lines of the chain from the header to the head, in ascending order.
    pub(super) chain: Vec<u32>,
    pub(super) ahead: Vec<u32>,
    pub(super) effective_log: EffectiveLog,
    pub(super) snapshots: SnapshotCache,
    /// The log that `snapshots` were made from, if `effective_log` already has amends that are not replayed yet.
    pub(super) behind: Option<EffectiveLog>,
    /// The lines whose effect differs from the recorded one.
    pub(super) divergences: Vec<Divergence>,
}

impl Session {
    /// Opens a session from a header.
    ///
    /// # Errors
    /// Refuses a header that does not fit the game.
    pub fn begin(info: &'static GameInfo, header: Header) -> Result<Self, Rejection> {
        let setting = setting(info, &header)?;
        let snapshots = SnapshotCache::from((info.open)(&setting, &header, header.setup, Trace::Off)?.0);
        Ok(Self {
            info,
            header,
            setting,
            entries: Vec::new(),
            head: 0,
            chain: Vec::new(),
            ahead: Vec::new(),
            effective_log: EffectiveLog::default(),
            snapshots,
            behind: None,
            divergences: Vec::new(),
        })
    }

    /// The first line of the record.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// All lines after the header.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Looks up a line by its number.
    pub fn entry(&self, n: u32) -> Option<&Entry> {
        self.entries.get((n as usize).checked_sub(1)?)
    }

    /// The line that the next act follows.
    pub fn head(&self) -> u32 {
        self.head
    }

    /// The seats and the current board values.
    pub fn setting(&self) -> &Setting {
        &self.setting
    }

    /// The book at the head.
    pub fn book(&self) -> &Arc<dyn AnyBook> {
        self.snapshots.head()
    }

    /// The book at the head as a `View` of game `G`; `None` if the session is of another game.
    pub fn view<G: Game>(&self) -> Option<View<'_, G>> {
        Some(self.book().of::<G>()?.view(&self.setting))
    }

    /// The game.
    pub fn info(&self) -> &'static GameInfo {
        self.info
    }

    /// Notation as a message argument, shown in the reader's language.
    pub fn typed(&self, text: &str) -> Arg {
        (self.info.typed)(text, &self.setting.seats)
    }

    /// Translates the arguments of a command to English, as records store them.
    pub fn english(&self, text: &str) -> String {
        (self.info.english)(text, &self.setting.seats)
    }

    /// The turn, the phase and who acts.
    pub fn stage(&self) -> TurnStatus {
        self.book().stage(&self.setting)
    }

    /// All choices with their previews, including refused ones, most useful first.
    pub fn offers(&self) -> Vec<Offer> {
        self.book().offers(&self.setting)
    }

    /// The players.
    pub fn seats(&self) -> &Seats {
        &self.setting.seats
    }

    /// The current board values.
    pub fn board(&self) -> &Board {
        &self.setting.board
    }

    /// The units and the places of the game.
    pub fn chart(&self) -> &Arc<Chart> {
        self.book().ledger.chart()
    }

    /// A holder's balance of a unit.
    pub fn balance(&self, holder: Holder, unit: Unit) -> i64 {
        self.book().ledger.balance(holder, unit)
    }

    /// The results as if the game ended now.
    ///
    /// # Errors
    /// Asks for missing board values.
    pub fn standings(&self) -> Result<Vec<Standing>, Rejection> {
        self.book().standings(&self.setting)
    }

    /// An act in notation.
    pub fn written(&self, act: &AnyAct) -> String {
        act.write(self.seats())
    }

    /// An act as a sentence.
    pub fn describe(&self, act: &AnyAct) -> Line {
        act.describe(&self.setting)
    }

    /// A holder as a message: a player's name, the bank or a space.
    pub fn holder_line(&self, holder: Holder) -> Line {
        holder_line(&self.setting, self.chart(), holder)
    }

    /// An amount of a unit as a message.
    pub fn amount_line(&self, unit: Unit, amount: i64) -> Line {
        amount_line(self.chart(), unit, amount)
    }

    /// What can be seen right after a line; 0 is the setup.
    ///
    /// # Errors
    /// Refuses a line that does not exist.
    pub fn view_at(&self, line: u32) -> Result<Glance, Rejection> {
        let head = self.head_after(line).unwrap_or(line);
        Ok(Glance::of(&self.setting, &self.book_at(head)?))
    }

    /// The steps from the header to the head.
    pub fn effective_log(&self) -> &EffectiveLog {
        &self.effective_log
    }

    /// The body of a step: an act, a correction, a ruling, or an amend.
    pub fn body(&self, step: StepId) -> Option<&Verb> {
        let verb = &self.entry(step.line)?.verb;
        match (usize::from(step.part).checked_sub(1), verb) {
            (None, verb) => Some(verb).filter(|verb| verb.on_chain()),
            (Some(at), Verb::Amend(amendment)) => amendment.edits.get(at)?.brings(),
            _ => None,
        }
    }

    /// The movements of each step up to the head.
    pub fn moved(&self) -> &[Arc<[Movement]>] {
        self.snapshots.moved()
    }

    /// Checks whether an act is legal now.
    pub fn tried(&self, act: &AnyAct) -> Result<(), Rejection> {
        self.book().preview(&self.setting, act, Trace::Off)?;
        Ok(())
    }

    /// Enters an act of the game.
    ///
    /// # Errors
    /// As [`Session::enter`].
    pub fn act(&mut self, act: impl Into<AnyAct>) -> Result<&Entry, Rejection> {
        self.enter(Verb::Act(act.into()), String::new())
    }

    /// Enters a line at the head. `at` is the time, which rules never use. An amend under
    /// [`AmendPolicy::Stand`](crate::engine::entry::AmendPolicy::Stand) is completed with the movements that keep current balances.
    ///
    /// # Errors
    /// Fails if the rules refuse it or a board value is missing. The session is unchanged on error.
    pub fn enter(&mut self, verb: Verb, at: String) -> Result<&Entry, Rejection> {
        self.enter_with(verb, at, None)
    }

    pub(super) fn enter_with(
        &mut self,
        verb: Verb,
        at: String,
        draw: Option<Drawn>,
    ) -> Result<&Entry, Rejection> {
        let n = self.next_line();
        let verb = match verb {
            Verb::Amend(amendment) => Verb::Amend(self.complete_amendment(amendment)?),
            verb => verb,
        };
        if let Verb::Rename(rename) = &verb {
            rename.plain().map_err(Rejection::Unreadable)?;
        }
        let entry = Entry::new(n, self.head, at, verb);
        self.replay_entry(Entry { draw: draw.map(Box::new), ..entry })?;
        self.entry(n).ok_or_else(|| no_such_line(n))
    }

    /// Replays a recorded line and compares its effect with the recorded one. Fills in the movements and the
    /// phase if a handwritten line leaves them out.
    ///
    /// # Errors
    /// Refuses a line out of order, or one that the rules refuse.
    pub fn replay_entry(&mut self, entry: Entry) -> Result<Option<Divergence>, Rejection> {
        self.check_place(&entry)?;
        let moves = self.apply_entry(&entry)?;
        let on_chain = entry.verb.on_chain();
        let now = self.did(&entry.verb, &moves);
        let divergence = Divergence::found(&entry, &now);
        let moves = entry.moves.or_else(|| on_chain.then_some(now.moves));
        let phase = entry.phase.or_else(|| on_chain.then_some(now.phase));
        self.entries.push(Entry { moves, phase, ..entry });
        self.divergences.extend(divergence.clone());
        Ok(divergence)
    }

    /// Adds an amendment without replaying it, because another amendment follows; the last one replays them all. Any other line is replayed at
    /// once, and so is an amendment with movements, or one without a recorded phase.
    ///
    /// # Errors
    /// As [`Session::replay_entry`]. A step that the amendment breaks is reported later.
    pub fn replay_later(&mut self, entry: Entry) -> Result<Option<Divergence>, Rejection> {
        let unmoved = entry.moves.as_ref().is_some_and(|moves| moves.is_empty()) && entry.phase.is_some();
        if !unmoved || !matches!(entry.verb, Verb::Amend(_)) {
            return self.replay_entry(entry);
        }
        self.check_place(&entry)?;
        self.behind.get_or_insert_with(|| self.effective_log.clone());
        self.effective_log.follow(&entry)?;
        self.advance(&entry);
        self.entries.push(entry);
        Ok(None)
    }

    /// Checks the number, the predecessor and the draw of a line.
    fn check_place(&self, entry: &Entry) -> Result<(), Rejection> {
        let n = self.next_line();
        let why = match (entry.n == n, entry.on == self.head) {
            (false, _) => msg!(keys::engine::RECORD_NUMBER, found = entry.n, expected = n),
            (_, false) => msg!(keys::engine::RECORD_ON, found = entry.on, expected = self.head),
            _ => return self.check_draw(entry),
        };
        Err(Refusal::new(why, keys::engine::RULE_RECORD).into())
    }

    /// The number of the next line.
    pub(super) fn next_line(&self) -> u32 {
        u32::try_from(self.entries.len() + 1).unwrap_or(u32::MAX)
    }

    pub(super) fn apply_entry(&mut self, entry: &Entry) -> Result<Vec<Movement>, Rejection> {
        match &entry.verb {
            step if step.is_step() => {
                let (book, effect) = self.book().perform(&self.setting, step, Trace::Off)?;
                self.effective_log.follow(entry)?;
                self.snapshots.push(book, effect.movements.clone());
                self.advance(entry);
                return Ok(effect.movements);
            }
            Verb::Amend(amendment) => {
                let moves = self.apply_amendment(entry, amendment)?;
                self.advance(entry);
                return Ok(moves);
            }
            Verb::Back(to) => self.go(*to)?,
            Verb::Observe(board_value) => self.observe(board_value)?,
            Verb::Rename(rename) => self.take_up_name(rename)?,
            fact => self.check_fact(fact)?,
        }
        Ok(Vec::new())
    }

    /// Checks a count, a departure or a note. None of them changes the book.
    pub(super) fn check_fact(&self, fact: &Verb) -> Result<(), Rejection> {
        match fact {
            Verb::Count(counted) => self.check_count(counted),
            Verb::Leaves(leaving) => self.check_leaving(leaving),
            Verb::Note(Note { about: Some(n), .. }) if *n >= self.next_line() => Err(no_such_line(*n)),
            _ => Ok(()),
        }
    }

    /// Moves the head to a new line of the chain.
    fn advance(&mut self, entry: &Entry) {
        self.chain.push(entry.n);
        self.head = entry.n;
        self.ahead.clear();
    }

    fn observe(&mut self, board_value: &BoardValue) -> Result<(), Rejection> {
        let (changed, _) = self.with_board_value(board_value)?;
        // A new value may end a phase that was only open because the value was missing.
        let replayed = self.laid_out(changed.clone()).and_then(|trial| trial.replay(&trial.effective_log));
        self.snapshots = replayed.map_err(|why| why.suggesting(keys::engine::READ_BREAKS_SUGGESTION))?;
        self.setting = changed;
        Ok(())
    }

    fn take_up_name(&mut self, rename: &Rename) -> Result<(), Rejection> {
        let seats = &self.setting.seats;
        let Some(was) = seats.player(rename.seat) else { return Ok(seats.known(rename.seat)?) };
        let player = Player { name: rename.name.clone(), colour: rename.colour.unwrap_or(was.colour) };
        if !self.info.colours.contains(&player.colour) {
            return Err(no_such_colour(&player));
        }
        let exchange = self.exchange(rename);
        let seats = &mut self.setting.seats;
        seats.put_right(rename.seat, player).map_err(|why| {
            let why = msg!(keys::engine::SEATS_WRONG, why);
            let refusal = Refusal::new(why, keys::engine::RULE_SEATS);
            Refusal { suggestion: exchange, ..refusal }.into()
        })
    }

    /// The lines that swap the names of two players, if the new name belongs to another player.
    fn exchange(&self, Rename { seat, name, .. }: &Rename) -> Option<Line> {
        let seats = &self.setting.seats;
        let called = |other: &Seat| seats.name(*other).to_lowercase() == name.to_lowercase();
        let other = seats.iter().filter(|other| other != seat).find(called)?;
        let line = |seat: Seat, name: &str| self.typed(&format!("rename {seat} {name}"));
        Some(msg!(
            keys::engine::SEATS_EXCHANGE,
            first = line(*seat, &format!("{name}*")),
            second = line(other, &seats.name(*seat)),
            third = line(*seat, &seats.name(other)),
        ))
    }

    pub(super) fn check_count(&self, counted: &[Counted]) -> Result<(), Rejection> {
        let (chart, rule) = (self.chart(), keys::engine::RULE_COUNTS);
        for count @ Counted(holder, unit, amount) in counted {
            let unknown = || {
                let what = format!("{holder} {amount} {unit}");
                Refusal::new(msg!(keys::engine::MOVE_UNKNOWN, moved = what), rule)
            };
            let known = count.account(chart);
            let countable = |(holder, _): &(Holder, Unit)| *amount >= 0 || *holder == Holder::Outside;
            let (_, unit) = known.filter(countable).ok_or_else(unknown)?;
            chart.within_supply(unit, *amount).map_err(|why| Refusal::new(why, rule))?;
        }
        Ok(())
    }

    /// Refuses a player who has already left. A new player in the same seat, under another name, may leave.
    fn check_leaving(&self, leaving: &Leaving) -> Result<(), Rejection> {
        self.setting.seats.known(leaving.seat)?;
        let about = self.entries.iter().rev().find(|entry| match &entry.verb {
            Verb::Leaves(left) => left.seat == leaving.seat,
            Verb::Rename(rename) => rename.seat == leaving.seat,
            _ => false,
        });
        let Some(Entry { n, verb: Verb::Leaves(_), .. }) = about else { return Ok(()) };
        let name = self.setting.seats.name(leaving.seat);
        let why = msg!(keys::engine::LEFT_ALREADY, name, n = n.to_string());
        let note = self.typed(&format!("note {n}: …"));
        let suggestion = msg!(keys::engine::LEFT_ALREADY_SUGGESTION, line = note);
        Err(Refusal::new(why, keys::engine::RULE_SEATS).suggestion(suggestion).into())
    }

    /// Replays an effective log from the nearest snapshot.
    ///
    /// # Errors
    /// Fails at the first illegal step.
    pub(super) fn replay(&self, log: &EffectiveLog) -> Result<SnapshotCache, Rejection> {
        let (mut snapshots, done) = self.start_of(log)?;
        for step in log.steps.iter().skip(done) {
            let carried = self.carry_out(&mut snapshots, *step);
            carried.map_err(|rejection| self.breaks(*step, rejection))?;
        }
        Ok(snapshots)
    }

    /// Carries out the next step on the last snapshot, and adds the book after it.
    pub(super) fn carry_out(&self, snapshots: &mut SnapshotCache, step: LogStep) -> Result<(), Rejection> {
        let body = self.known_body(step)?;
        let (book, effect) = snapshots.head().perform(&self.setting, body, Trace::Off)?;
        snapshots.push(book, effect.movements);
        Ok(())
    }

    /// The snapshots that can be reused for an effective log, and how many steps they cover.
    pub(super) fn start_of(&self, log: &EffectiveLog) -> Result<(SnapshotCache, usize), Rejection> {
        let known = self.behind.as_ref().unwrap_or(&self.effective_log);
        if log.setup != known.setup {
            return Ok((SnapshotCache::from(self.opened(log, Trace::Off)?.0), 0));
        }
        let mut snapshots = self.snapshots.clone();
        let done = snapshots.cut(known.shared(log));
        Ok((snapshots, done))
    }

    /// The book after the setup of an effective log, and the effect of the setup.
    pub(super) fn opened(&self, log: &EffectiveLog, trace: Trace) -> Performed {
        (self.info.open)(&self.setting, &self.header, log.setup.unwrap_or(self.header.setup), trace)
    }

    /// A copy of the session with other board values, set up but with no step of its log replayed yet.
    pub(super) fn laid_out(&self, setting: Setting) -> Result<Self, Rejection> {
        let mut trial = Self { setting, ..self.clone() };
        trial.snapshots = SnapshotCache::from(trial.opened(&trial.effective_log, Trace::Off)?.0);
        Ok(trial)
    }
}

/// The seats and the board values of a header.
fn setting(info: &GameInfo, header: &Header) -> Result<Setting, Rejection> {
    let refused = |line, rule| Rejection::from(Refusal::new(line, rule));
    let count = header.seats.count();
    if !info.seats.contains(&count) {
        let (least, most) = (*info.seats.start(), *info.seats.end());
        let why = msg!(keys::engine::SEATS_COUNT, count, least, most);
        return Err(refused(why, keys::engine::RULE_SEATS));
    }
    header
        .seats
        .check()
        .map_err(|why| refused(msg!(keys::engine::SEATS_WRONG, why), keys::engine::RULE_SEATS))?;
    let mut players = header.seats.iter().filter_map(|seat| header.seats.player(seat));
    if let Some(player) = players.find(|player| !info.colours.contains(&player.colour)) {
        return Err(no_such_colour(player));
    }
    let board = Board::from_written(info.schema(), &header.board)
        .map_err(|line| refused(line, keys::engine::RULE_READINGS))?;
    Ok(Setting { seats: header.seats.clone(), board, seeded: header.seed.is_some() })
}

pub(super) fn no_such_line(n: u32) -> Rejection {
    Refusal::new(msg!(keys::engine::NO_SUCH_LINE, n = n.to_string()), keys::engine::RULE_RECORD).into()
}

fn no_such_colour(player: &Player) -> Rejection {
    let why = msg!(keys::engine::SEATS_COLOUR, name = player.name.as_str(), colour = player.colour.key());
    Refusal::new(why, keys::engine::RULE_SEATS).into()
}
