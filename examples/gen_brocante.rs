use rand::{
    RngExt, SeedableRng,
    seq::{IndexedRandom, SliceRandom},
};
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeMap;
use steward::engine::*;
use steward::games::auto_brocante::board::Printing;
use steward::games::auto_brocante::*;
use steward::preset::{self, Preset};

#[derive(Clone, Copy, PartialEq, Debug)]
enum Card {
    Fire,
    Collision,
    Theft,
    Buy,
    Free,
    Sell(bool, u32),
    Closed,
    Take,
    Cancel,
    Approach,
    Force,
    Recovered,
}
use Card::*;

struct Sim {
    j: Journal<AutoBrocante>,
    dice: ChaCha8Rng,
    pile: Vec<Card>,
    hands: Vec<Vec<Card>>,
    pols: Vec<Policy>,
    held: Vec<Vec<Policy>>,
    book: Vec<BTreeMap<Car, u32>>,
    cars: Vec<Car>,
    lines: Vec<String>,
    remarks: bool,
}

impl Sim {
    fn act(&mut self, act: Act) -> bool {
        let text = AutoBrocante::write(&act, &self.j.setting().seats);
        match self.j.act(act) {
            Ok(_) => {
                self.lines.push(text);
                true
            }
            Err(h) => {
                eprintln!("# {text}: {h}");
                false
            }
        }
    }
    fn ok(&self, act: &Act) -> bool {
        matches!(self.j.preview(act, Telling::Silent), Preview::Done(_))
    }
    fn seat(&self) -> Seat {
        self.j.view().state().turn
    }
    fn lot(&self, s: Seat) -> Vec<Car> {
        lot(self.j.view(), s)
    }
    fn cash(&self, s: Seat) -> i64 {
        self.j.view().has(s, units::DOLLARS)
    }
    fn list(&self, c: Car) -> u32 {
        Printing::of(self.j.view()).known_list(c).unwrap() as u32
    }
    fn val(&self, s: Seat, c: Car) -> u32 {
        self.book[s.index()][&c]
    }
    fn bank(&self) -> i64 {
        self.j.view().balance(Holder::Bank, units::CARS)
    }
    fn over(&self) -> bool {
        AutoBrocante::stage(self.j.view()).whose.is_empty()
    }
    fn has(&self, s: Seat, c: Card) -> bool {
        self.hands[s.index()].contains(&c)
    }
    fn discard(&mut self, s: Seat, c: Card) {
        let h = &mut self.hands[s.index()];
        let at = h.iter().position(|x| *x == c).unwrap();
        h.remove(at);
        self.pile.push(c);
    }
    fn others(&self, s: Seat) -> Vec<Seat> {
        self.j.setting().seats.iter().filter(|o| *o != s).collect()
    }
    /// price two dealers come to, or a lifted hood
    fn haggle(&mut self, seller: Seat, buyer: Seat, car: Car) -> Option<Bargain> {
        let (low, high) = (self.val(seller, car), self.val(buyer, car));
        let list = self.list(car);
        let ask = ((low.max(list) as f64) * self.dice.random_range(0.8..1.5) / 500.0).round() as u32 * 500;
        if self.dice.random_bool(0.25) {
            return Some(Bargain::Hood { asked: ask, value: low });
        }
        if (ask as i64) <= self.cash(buyer) && ask < high + 1500 {
            return Some(Bargain::Agreed(ask));
        }
        let mid = ((list + low) / 2 / 500 * 500).max(500);
        if mid as i64 <= self.cash(buyer) && mid <= high + 500 && mid + 1500 > low {
            return Some(Bargain::Agreed(mid));
        }
        None
    }
    fn take_bank(&mut self, price: Price) -> bool {
        let s = self.seat();
        let car = *self.cars.first().unwrap();
        let act = Act::Buy { seat: s, car, price };
        if self.lot(s).len() < 6 && self.act(act) {
            self.cars.remove(0);
            if price == Price::Card {
                self.discard(s, Buy);
            }
            true
        } else {
            false
        }
    }
    fn damage(&mut self, s: Seat, d: Damage, card: Card) -> bool {
        let mut best: Vec<(u32, Car, Seat)> = self
            .others(s)
            .into_iter()
            .flat_map(|o| self.lot(o).into_iter().map(move |c| (c, o)).collect::<Vec<_>>())
            .map(|(c, o)| (self.list(c), c, o))
            .collect();
        best.sort();
        best.reverse();
        let Some((_, car, owner)) = best.first().copied() else { return false };
        let i = owner.index();
        let covers = |p: &Policy| *p == Policy::Comprehensive || p.word() == d.word();
        let reply = if let Some(p) = self.held[i].iter().find(|p| covers(p)).copied() {
            Reply::Claim(p)
        } else if d == Damage::Theft && self.has(owner, Recovered) {
            Reply::Recovered
        } else if d == Damage::Collision
            && self.val(owner, car) > self.list(car) / 2
            && self.cash(owner) >= self.list(car) as i64 / 2
        {
            Reply::Repaired
        } else {
            Reply::Lost
        };
        if !self.act(Act::Attack { seat: s, damage: d, car, reply }) {
            return false;
        }
        self.discard(s, card);
        match reply {
            Reply::Claim(p) => {
                let at = self.held[i].iter().position(|x| *x == p).unwrap();
                self.held[i].remove(at);
                self.pols.push(p);
                self.pols.shuffle(&mut self.dice);
            }
            Reply::Recovered => self.discard(owner, Recovered),
            Reply::Lost if d != Damage::Fire => self.cars.push(car),
            _ => {}
        }
        true
    }
    fn card(&mut self, s: Seat) -> bool {
        let mut hand = self.hands[s.index()].clone();
        hand.shuffle(&mut self.dice);
        hand.sort_by_key(|c| match c {
            Sell(_, _) => 0,
            Approach | Force => 1,
            Buy => 2,
            _ => 3,
        });
        for c in hand {
            let lot = self.lot(s);
            let done = match c {
                Sell(book, plus) => {
                    if lot.len() < 2 && self.bank() > 3 {
                        false
                    } else {
                        let gain = |c: &Car| {
                            let v = self.val(s, *c) as i64;
                            let p = plus as i64 + if book { v } else { self.list(*c) as i64 };
                            p - v
                        };
                        let min = if book { if plus > 0 { 1000 } else { 0 } } else { 1000 };
                        match lot.iter().copied().max_by_key(|c| (gain(c), self.val(s, *c))) {
                            Some(car) if gain(&car) >= min || lot.len() > 3 => {
                                let base = if book { Base::Book(self.val(s, car)) } else { Base::List };
                                let ok = self.act(Act::Sell { seat: s, car, base, plus });
                                if ok {
                                    self.discard(s, c);
                                }
                                ok
                            }
                            _ => false,
                        }
                    }
                }
                Buy => self.bank() > 0 && lot.len() < 5 && self.take_bank(Price::Card),
                Free => {
                    if self.pols.is_empty() {
                        false
                    } else {
                        let ok = self.act(Act::Policy { seat: s, by: Means::Card });
                        if ok {
                            self.discard(s, Free);
                            let p = self.pols.remove(0);
                            self.held[s.index()].push(p);
                        }
                        ok
                    }
                }
                Fire => self.damage(s, Damage::Fire, Fire),
                Collision => self.damage(s, Damage::Collision, Collision),
                Theft => self.damage(s, Damage::Theft, Theft),
                Take => {
                    let o = self.others(s);
                    let mut left = 3u8;
                    let mut from = vec![];
                    for x in o {
                        let n = (self.hands[x.index()].len() as u8).min(left).min(2);
                        if n > 0 {
                            from.push((x, n));
                            left -= n;
                        }
                    }
                    if left > 0 {
                        false
                    } else {
                        let ok = self.act(Act::Take { seat: s, from: from.clone() });
                        if ok {
                            self.discard(s, Take);
                            for (x, n) in from {
                                for _ in 0..n {
                                    let k = self.dice.random_range(0..self.hands[x.index()].len());
                                    let c = self.hands[x.index()].remove(k);
                                    self.hands[s.index()].push(c);
                                }
                            }
                        }
                        ok
                    }
                }
                Cancel => {
                    let o: Vec<Seat> =
                        self.others(s).into_iter().filter(|o| !self.held[o.index()].is_empty()).collect();
                    match o.choose(&mut self.dice).copied() {
                        Some(d) => {
                            let ok = self.act(Act::Cancel { seat: s, dealer: d });
                            if ok {
                                self.discard(s, Cancel);
                                let p = self.held[d.index()].remove(0);
                                self.pols.push(p);
                            }
                            ok
                        }
                        None => false,
                    }
                }
                Approach => {
                    let mut all: Vec<(i64, Car, Seat)> = self
                        .others(s)
                        .into_iter()
                        .flat_map(|o| self.lot(o).into_iter().map(move |c| (c, o)).collect::<Vec<_>>())
                        .map(|(c, o)| (self.val(s, c) as i64 - self.list(c) as i64, c, o))
                        .collect();
                    all.sort();
                    match all.pop() {
                        Some((g, car, o)) if g > 1500 && lot.len() < 6 => {
                            let b = if self.has(o, Closed) && self.dice.random_bool(0.7) {
                                Bargain::Closed
                            } else {
                                self.haggle(o, s, car).unwrap_or(Bargain::Walked)
                            };
                            let ok = self.act(Act::Approach { seat: s, car, bargain: b });
                            if ok {
                                self.discard(s, Approach);
                                if b == Bargain::Closed {
                                    self.discard(o, Closed);
                                }
                            }
                            ok
                        }
                        _ => false,
                    }
                }
                Force => {
                    let Some(car) = lot
                        .iter()
                        .copied()
                        .filter(|c| self.val(s, *c) < self.list(*c))
                        .min_by_key(|c| self.val(s, *c))
                    else {
                        continue;
                    };
                    let o: Vec<Seat> =
                        self.others(s).into_iter().filter(|o| self.lot(*o).len() < 6).collect();
                    let Some(d) = o.choose(&mut self.dice).copied() else { continue };
                    let (car, b) = if self.has(d, Closed) {
                        (None, Bargain::Closed)
                    } else {
                        let v = self.val(s, car);
                        (
                            Some(car),
                            self.haggle(s, d, car)
                                .unwrap_or(Bargain::Hood { asked: self.list(car), value: v }),
                        )
                    };
                    let ok = self.act(Act::Force { seat: s, dealer: d, car, bargain: b });
                    if ok {
                        self.discard(s, Force);
                        if b == Bargain::Closed {
                            self.discard(d, Closed);
                        }
                    }
                    ok
                }
                _ => false,
            };
            if done {
                return true;
            }
        }
        false
    }
    fn turn(&mut self) {
        let s = self.seat();
        let step = |me: &Self| AutoBrocante::stage(me.j.view()).phase;
        while !self.over() && step(self) == 2 && self.seat() == s {
            if self.has(s, Buy) && self.j.view().state().cards < 2 {
                self.take_bank(Price::Card);
            } else if self.cash(s) >= 15000 && self.dice.random_bool(0.3) && self.take_bank(Price::List) {
            } else if self.cash(s) >= 4000 {
                self.take_bank(Price::Fixed);
            } else {
                self.act(Act::Below { seat: s });
            }
        }
        if self.over() {
            return;
        }
        if step(self) == 3 {
            let played = self.j.view().state().cards;
            if played == 0 && self.dice.random_bool(0.12) && self.cash(s) > 9000 && !self.pols.is_empty() {
                self.act(Act::Policy { seat: s, by: Means::Cash });
                let p = self.pols.remove(0);
                self.held[s.index()].push(p);
            } else if played == 0
                && self.dice.random_bool(0.3)
                && self.cash(s) > 8000
                && self.lot(s).len() < 4
                && self.bank() > 0
            {
                let p = if self.cash(s) > 14000 && self.dice.random_bool(0.4) {
                    Price::List
                } else {
                    Price::Fixed
                };
                self.take_bank(p);
            } else {
                let any = self.card(s);
                if self.over() {
                    return;
                }
                if any {
                    if step(self) == 3 && self.dice.random_bool(0.6) {
                        self.card(s);
                        if self.over() {
                            return;
                        }
                    }
                } else if played == 0 {
                    if self.bank() > 0 && self.cash(s) > 6000 && self.lot(s).len() < 4 {
                        self.take_bank(Price::Fixed);
                    } else if self.hands[s.index()].len() > 2 && self.dice.random_bool(0.7) {
                        self.act(Act::Exchange { seat: s });
                        let h = std::mem::take(&mut self.hands[s.index()]);
                        let n = h.len();
                        self.pile.extend(h);
                        self.hands[s.index()] = self.pile.drain(..n).collect();
                    } else {
                        self.act(Act::None { seat: s });
                    }
                }
            }
        }
        if self.over() {
            return;
        }
        if step(self) != 5 && (self.dice.random_bool(0.3) || self.bank() == 0) {
            let lot = self.lot(s);
            let mut best: Option<(i64, Car, Seat)> = None;
            for c in lot.iter().copied() {
                for o in self.others(s) {
                    if self.lot(o).len() < 6 {
                        let g = self.val(o, c) as i64 - self.val(s, c) as i64;
                        if best.is_none_or(|b| b.0 < g) {
                            best = Some((g, c, o));
                        }
                    }
                }
            }
            if let Some((_, car, buyer)) = best
                && (lot.len() > 1 || self.bank() == 0)
            {
                if let Some(b) = self.haggle(s, buyer, car) {
                    self.act(Act::Business { seat: s, car, buyer, bargain: b });
                }
            }
        }
        if self.over() {
            return;
        }
        if self.act(Act::Draw { seat: s }) && !self.pile.is_empty() {
            let c = self.pile.remove(0);
            self.hands[s.index()].push(c);
        }
    }
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let (players, seed): (usize, u64) = (args[1].parse().unwrap(), args[2].parse().unwrap());
    let mut dice = ChaCha8Rng::seed_from_u64(seed);
    let names = &["Anne", "Bruno", "Chloé", "David", "Emma"][..players];
    let text = preset::practice("auto-brocante").unwrap();
    let first = dice.random_range(0..players as u8);
    let header = Header::<AutoBrocante> {
        steward: FORMAT,
        game: "auto-brocante".into(),
        rules: 1,
        id: "x".into(),
        date: String::new(),
        seats: Seats::named(names, AutoBrocante::COLOURS).unwrap(),
        preset: "practice".into(),
        board: Preset::read(text).unwrap().board(&AutoBrocante::form(), text).unwrap(),
        rulings: Default::default(),
        kept: vec![],
        seed: None,
        setup: First { seat: Seat::new(first), drawn: false },
        position: None,
    };
    let j = Journal::begin(header).unwrap();
    let mut pile = vec![];
    for (n, c) in [
        (3, Fire),
        (3, Collision),
        (2, Theft),
        (3, Buy),
        (2, Free),
        (1, Sell(true, 3000)),
        (4, Sell(true, 0)),
        (4, Sell(false, 0)),
        (2, Sell(false, 2000)),
        (1, Sell(false, 3000)),
        (2, Closed),
        (1, Take),
        (2, Cancel),
        (6, Approach),
        (6, Force),
        (3, Recovered),
    ] {
        for _ in 0..n {
            pile.push(c);
        }
    }
    pile.shuffle(&mut dice);
    let mut pols = vec![];
    for (n, p) in [
        (2, Policy::Fire),
        (2, Policy::Theft),
        (2, Policy::Collision),
        (1, Policy::Comprehensive),
        (3, Policy::FlyByNight),
    ] {
        for _ in 0..n {
            pols.push(p);
        }
    }
    pols.shuffle(&mut dice);
    let mut cars: Vec<Car> = Car::all().collect();
    cars.shuffle(&mut dice);
    let hands: Vec<Vec<Card>> = (0..players).map(|_| pile.drain(..5).collect()).collect();
    let held: Vec<Vec<Policy>> = (0..players).map(|_| pols.drain(..1).collect()).collect();
    let book = (0..players)
        .map(|_| {
            Car::all()
                .map(|c| {
                    let v: Vec<i64> = Printing::of(j.view()).values(c);
                    (c, *v.choose(&mut dice).unwrap() as u32)
                })
                .collect()
        })
        .collect();
    let each = [4, 3, 2][players - 3];
    let dealt: Vec<Vec<Car>> = (0..players)
        .map(|_| {
            let mut l: Vec<Car> = cars.drain(..each).collect();
            l.sort();
            l
        })
        .collect();
    let mut sim = Sim { j, dice, pile, hands, pols, held, book, cars, lines: vec![], remarks: false };
    let _ = sim.remarks;
    sim.act(Act::Deal { cars: dealt });
    let mut n = 0;
    while !sim.over() && n < 400 {
        sim.turn();
        n += 1;
    }
    let values = sim
        .j
        .setting()
        .seats
        .iter()
        .map(|s| sim.lot(s).into_iter().map(|c| (c, sim.val(s, c))).collect())
        .collect();
    sim.act(Act::Final { values });
    println!(
        "game auto-brocante\npreset practice\nplayers {}\nfirst {}\n",
        names.join(", "),
        names[first as usize]
    );
    for l in &sim.lines {
        println!("{l}");
    }
    eprintln!(
        "# {} lines, {:?}",
        sim.lines.len(),
        AutoBrocante::standings(sim.j.view()).unwrap().iter().map(|s| s.score.total).collect::<Vec<_>>()
    );
    let _ = sim.ok(&Act::Draw { seat: Seat::new(0) });
}
