//! How every game answers a [`Table`].

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::engine::alternatives::Alternative;
use crate::engine::board::Board;
use crate::engine::entry::{AmendPolicy, StepId, Verb};
use crate::engine::explain::Side;
use crate::engine::ruling::Rulings;
use crate::engine::slips::{Gap, Suspect};
use crate::engine::transaction::{amount_line, holder_line};
use crate::engine::trial_balance::{LastCount, Part, TrialBalance};
use crate::engine::{
    Acts, Chart, Colour, Column, Debt, Derivation, Drawn, Due, Effect, Game, Halt, Header, Holder, Journal,
    Ledger, Lesson, Offer, Reminder, ReminderForm, RuleEntry, Scales, Seat, Seats, SecondHand, Setting,
    Stage, Standing, Unit, Unseeded, Weighed, notation,
};
use crate::session::{
    Amended, Asked, Facts, Glance, Mended, Reply, StepText, Table, TableRuling, TimelineRow, amending,
    answering, asking, line, prices, steps, telling,
};
use crate::words::{Key, Line};

impl<G: Game> Table for Journal<G> {
    fn game(&self) -> &'static str {
        G::WORD
    }

    fn title(&self) -> Key {
        G::TITLE
    }

    fn rules(&self) -> u32 {
        G::RULES
    }

    fn seats(&self) -> &Seats {
        &self.setting().seats
    }

    fn colours(&self) -> &'static [Colour] {
        G::COLOURS
    }

    fn columns(&self) -> Vec<Column> {
        G::columns()
    }

    fn standing_name(&self) -> Key {
        G::standing_name()
    }

    fn chart(&self) -> &Arc<Chart> {
        self.book().ledger.chart()
    }

    fn setting(&self) -> &Setting {
        self.setting()
    }

    fn board(&self) -> &Board {
        &self.setting().board
    }

    fn facts(&self) -> Facts<'_> {
        let Header { id, date, rules, preset, kept, seed, .. } = self.header();
        Facts { id, date, rules: *rules, preset, kept, seed: seed.as_ref() }
    }

    fn header_json(&self) -> String {
        serde_json::to_string(self.header()).unwrap_or_default()
    }

    fn stage(&self) -> Stage {
        G::stage(self.view())
    }

    fn ledger(&self) -> &Ledger {
        &self.book().ledger
    }

    fn balance(&self, holder: Holder, unit: Unit) -> i64 {
        self.book().ledger.balance(holder, unit)
    }

    fn debts(&self) -> &[Debt] {
        &self.book().debts
    }

    fn rulings(&self) -> &Rulings {
        &self.book().rulings
    }

    fn beside(&self) -> BTreeMap<String, String> {
        G::beside(self.view())
    }

    fn balanced(&self) -> bool {
        self.balanced()
    }

    fn standings(&self) -> Result<Vec<Standing>, Halt> {
        G::standings(self.view())
    }

    fn lines(&self) -> u32 {
        u32::try_from(self.entries().len()).unwrap_or(u32::MAX)
    }

    fn line(&self, n: u32) -> Option<TimelineRow<'_>> {
        let entry = self.entry(n)?;
        Some(TimelineRow {
            n,
            on: entry.on,
            at: &entry.at,
            verb: entry.verb.word(),
            text: notation::shown_verb(&entry.verb, &self.setting().seats),
            moves: entry.moves.as_deref().unwrap_or_default(),
            phase: entry.phase.as_deref().unwrap_or_default(),
            draw: entry.draw.as_deref(),
            live: !entry.verb.on_chain() || self.chain().binary_search(&n).is_ok(),
        })
    }

    fn line_json(&self, n: u32) -> Option<String> {
        serde_json::to_string(self.entry(n)?).ok()
    }

    fn head(&self) -> u32 {
        self.head()
    }

    fn undo_target(&self) -> Option<u32> {
        self.undo_target()
    }

    fn redo_target(&self) -> Option<u32> {
        self.redo_target()
    }

    fn chain(&self) -> &[u32] {
        self.chain()
    }

    fn branches(&self) -> Box<dyn Iterator<Item = u32> + '_> {
        Box::new(self.branches())
    }

    fn put_right(&self) -> BTreeMap<u32, u32> {
        steps::put_right(self)
    }

    fn steps(&self) -> Vec<StepText> {
        steps::standing(self)
    }

    fn mended(&self) -> BTreeMap<StepId, Vec<Mended>> {
        steps::mended(self)
    }

    fn offers_before(&self, step: StepId) -> Result<Vec<Offer<String>>, Halt> {
        steps::offers_before(self, step)
    }

    fn put_in(&self, n: u32) -> Result<Vec<(StepText, Effect)>, Halt> {
        steps::put_in(self, n)
    }

    fn look(&self, line: u32) -> Result<Glance, Halt> {
        let head = self.head_after(line).unwrap_or(line);
        Ok(Glance::of(self, &*self.book_at(head)?))
    }

    fn preview(&self, text: &str) -> Reply {
        answering::reply(self, text)
    }

    fn preview_amend(&self, edits: &str, was: AmendPolicy) -> Result<Amended, Halt> {
        amending::previewed(self, edits, was)
    }

    fn position(&self, sheet: &str) -> Result<String, Halt> {
        line::adopted(self, sheet)
    }

    fn phase_fix(&self, turn: u32, phase: u8) -> Option<String> {
        Some(G::write_fix(&G::phase_fix(self.view(), turn, phase)?, &self.setting().seats))
    }

    fn doubts(&self, text: &str) -> Vec<Line> {
        match self.parse(text) {
            Ok(Verb::Act(act)) => G::doubts(self.view(), &act),
            _ => Vec::new(),
        }
    }

    fn numbers(&self, unit: Unit, seat: Seat) -> Option<Vec<u8>> {
        G::numbered(unit).then(|| G::numbers(self.view(), unit, seat))
    }

    fn piece_fix(&self, unit: Unit, number: u8, to: Option<Seat>) -> Option<String> {
        Some(G::write_fix(&G::piece_fix(unit, number, to)?, &self.setting().seats))
    }

    fn sheet(&self) -> String {
        Journal::sheet(self)
    }

    fn preview_reading(&self, text: &str) -> Option<Amended> {
        let Verb::Read(reading) = line::verb(self, text).ok()? else { return None };
        let preview = Journal::preview_reading(self, &reading).ok()??;
        Some(amending::amended(self, text.to_owned(), preview))
    }

    fn due(&self, text: &str) -> Option<Due> {
        line::due(self, &line::verb(self, text).ok()?)
    }

    fn draws(&self) -> Vec<(u32, &Drawn)> {
        self.entries().iter().filter_map(|entry| Some((entry.n, entry.draw.as_deref()?))).collect()
    }

    fn unseeded(&self) -> Vec<Unseeded> {
        Journal::unseeded(self)
    }

    fn published(&self) -> Option<&str> {
        Journal::published(self)
    }

    fn offers(&self) -> Vec<Offer<String>> {
        let written = |offer: Offer<G::Act>| Offer {
            act: offer.act.write(&self.setting().seats),
            fields: offer.fields,
            answer: offer.answer,
            reveals_secret: offer.reveals_secret,
        };
        self.offers().into_iter().map(written).collect()
    }

    fn instead(&self, text: &str) -> Option<String> {
        let Verb::Act(refused) = line::verb(self, text).ok()? else { return None };
        Some(Journal::instead(self, &refused)?.write(&self.setting().seats))
    }

    fn fill(&self, text: &str, values: &[i64]) -> Result<String, Line> {
        let seats = &self.setting().seats;
        G::Act::read(text, seats).map(|act| G::fill(&act, values).write(seats))
    }

    fn trial_balances(&self) -> Vec<TrialBalance> {
        Journal::trial_balances(self)
    }

    fn last_count(&self) -> Option<LastCount> {
        Journal::last_count(self)
    }

    fn gaps(&self, counted: &[(Holder, Unit, i64)]) -> Vec<Gap> {
        Journal::gaps(self, counted)
    }

    fn suspects(&self, gaps: &[Gap], pieces: &dyn Fn(Unit) -> Vec<i64>) -> Vec<Suspect> {
        Journal::suspects(self, gaps, pieces)
    }

    fn mend(&self, edits: &str, was: AmendPolicy) -> Result<Amended, Halt> {
        amending::mended(self, edits, was)
    }

    fn alternatives(&self) -> Vec<Alternative<String>> {
        prices::alternatives(self)
    }

    fn bill(&self, seat: Seat) -> Result<Option<Derivation>, Halt> {
        Journal::bill(self, seat)
    }

    fn lessons(&self) -> &'static [Lesson] {
        G::LESSONS
    }
    fn entries(&self) -> &'static [RuleEntry] {
        G::ENTRIES
    }

    fn scales(&self) -> Option<Scales> {
        G::SCALES
    }

    fn weighed(&self) -> Result<Vec<Weighed>, Halt> {
        Journal::weighed(self)
    }

    fn reminder_forms(&self) -> &'static [ReminderForm] {
        G::REMINDERS
    }

    fn reminders(&self) -> Vec<Reminder<String>> {
        prices::reminders(self)
    }

    fn question(&self, step: StepId) -> Result<Asked, Halt> {
        asking::asked(self, Journal::question(self, step)?)
    }

    fn table_rulings(&self) -> Vec<TableRuling> {
        asking::rulings(self)
    }

    fn fill_offer(&self, at: usize, values: &[i64]) -> Option<String> {
        let choice = G::candidates(self.view()).into_iter().nth(at)?;
        Some(G::fill(&choice.act, values).write(&self.setting().seats))
    }

    fn told(&self, text: &str) -> Option<Line> {
        match line::verb(self, text).ok()? {
            Verb::Act(act) => Some(act.tell(Journal::setting(self))),
            _ => None,
        }
    }

    fn told_line(&self, n: u32) -> Option<Line> {
        let entry = self.entry(n)?;
        let moves = entry.moves.as_deref().unwrap_or_default();
        let moved: Vec<_> = moves.iter().filter_map(|moved| moved.read(self.book().ledger.chart())).collect();
        match &entry.verb {
            Verb::Act(act) => Some(G::tell_done(act, Journal::setting(self), &moved)),
            _ => None,
        }
    }

    fn second_hands(&self) -> Vec<SecondHand> {
        G::second_hands(&self.setting().seats)
    }

    fn verb(&self, word: &str) -> Option<Key> {
        G::Act::name(word)
    }

    fn explain(&self, line: u32) -> Result<Effect, Halt> {
        match self.entry(line) {
            Some(entry) if !entry.verb.on_chain() => Ok(Effect::default()),
            _ => self.explain(line),
        }
    }

    fn decided(&self, line: u32) -> Vec<Line> {
        telling::deciding_lines(G::RULINGS, &Journal::decided(self, line))
    }

    fn decides(&self, text: &str) -> Vec<Line> {
        let decides = line::verb(self, text).map(|verb| Journal::decides(self, &verb));
        telling::deciding_lines(G::RULINGS, &decides.unwrap_or_default())
    }

    fn explain_balance(&self, holder: Holder, unit: Unit) -> Derivation {
        self.explain_balance(holder, unit)
    }

    fn explain_balance_at(&self, line: u32, holder: Holder, unit: Unit) -> Result<Derivation, Halt> {
        self.explain_balance_at(line, holder, unit)
    }

    fn explain_balance_around(
        &self,
        step: StepId,
        side: Side,
        holder: Holder,
        unit: Unit,
    ) -> Result<Derivation, Halt> {
        Journal::explain_balance_around(self, step, side, holder, unit)
    }

    fn balance_amended(&self, edits: &str, holder: Holder, unit: Unit) -> Result<Derivation, Halt> {
        amending::balance(self, edits, holder, unit)
    }

    fn step_amended(&self, edits: &str, step: StepId) -> Result<Effect, Halt> {
        amending::step(self, edits, step)
    }

    fn explain_debt(&self, debt: &Debt) -> Derivation {
        Journal::explain_debt(self, debt)
    }

    fn explain_trial_balance(&self, unit: Unit, part: Part) -> Derivation {
        Journal::explain_trial_balance(self, unit, part)
    }

    fn holder_line(&self, holder: Holder) -> Line {
        holder_line(self.setting(), self.book().ledger.chart(), holder)
    }

    fn amount_line(&self, unit: Unit, amount: i64) -> Line {
        amount_line(self.book().ledger.chart(), unit, amount)
    }
}
