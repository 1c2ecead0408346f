//! Ranks explanations. The weight of a kind of mistake is its frequency at real tables, times the share of all mistakes of that kind
//! that would leave exactly these gaps. So a coincidence does not outrank a mistake that fits many entries, and a kind that can
//! happen in a thousand ways does not crowd out one that can happen in three.

use std::collections::HashMap;

use crate::engine::discrepancy::Mistake;
use crate::engine::discrepancy::effect::Off;
use crate::engine::discrepancy::search::{Finds, Found, Kind};

/// The relative frequency of a kind of mistake.
const fn often(mistake: Mistake) -> u64 {
    match mistake {
        Mistake::Missed => 12,
        Mistake::Part(_) => 8,
        Mistake::NotBooked => 3,
        _ => 10,
    }
}

/// Among this many possible mistakes, one pair of identical entries is expected that is none.
const ALIKE: u64 = 300;

/// The suspects with their weights in thousandths, most likely explanation first, newest entry first within one.
pub(super) fn ranked(finds: Finds) -> Vec<(u32, Found)> {
    let Finds { found, possible } = finds;
    let mut weights: HashMap<(Kind, Vec<Off>), u64> = HashMap::new();
    for one in &found {
        let kind = one.kind();
        let missed = (std::mem::discriminant(&Mistake::Missed), one.measure);
        let mut of = possible.get(&kind).copied().unwrap_or(1).max(1);
        if one.mistake == Mistake::BookedTwice {
            of += possible.get(&missed).copied().unwrap_or_default() / ALIKE;
        }
        let share = often(one.mistake).saturating_mul(1_000_000) / of;
        let weight = weights.entry((kind, one.off.clone())).or_default();
        *weight = weight.saturating_add(share.max(1));
    }
    let sum = weights.values().fold(0u64, |sum, weight| sum.saturating_add(*weight)).max(1);
    let weight = |one: &Found| {
        let weight = weights.get(&(one.kind(), one.off.clone())).copied().unwrap_or_default();
        u32::try_from(weight.saturating_mul(1000) / sum).unwrap_or(1000)
    };
    let mut all: Vec<(u32, Found)> = found.into_iter().map(|one| (weight(&one), one)).collect();
    all.sort_by(|(one_weight, one), (other_weight, other)| {
        let key = |weight: u32, found: &Found| (std::cmp::Reverse(weight), found.off.clone());
        key(*one_weight, one)
            .cmp(&key(*other_weight, other))
            .then_with(|| other.step.map(|step| step.0).cmp(&one.step.map(|step| step.0)))
    });
    all
}
