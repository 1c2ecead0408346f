//! A draw from the bag: everybody's exact chance, and what it leaves them in The Last of the Independents.

use serde_json::json;

use crate::ask::{Answer, AskError};
use crate::engine::Rules;
use crate::games::independents::{Independents, competition};
use crate::say;
use crate::words::Line;
use crate::words::keys::ask as k;

/// The most disks of one colour that can be asked about.
const MOST: u32 = 1000;

/// Everybody's chance in a draw from a bag with so many disks of each colour.
///
/// # Errors
/// Refuses a bag without a disk, of more colours than the box has, or of more disks than lie in any box.
pub fn bag(disks: &[u32]) -> Result<Answer, AskError> {
    let (players, most) = (disks.len(), *Independents::SEATS.end());
    if players > most {
        return Err(
            AskError::new(say!(k::BAG_PLAYERS, players = players, most = most)).way_out(k::BAG_WAY_OUT)
        );
    }
    if let Some(count) = disks.iter().find(|count| **count > MOST) {
        return Err(AskError::new(say!(k::BAG_TOO_MANY, disks = *count, most = MOST)).way_out(k::BAG_WAY_OUT));
    }
    let all: u32 = disks.iter().sum();
    if all == 0 {
        return Err(AskError::new(Line::new(k::BAG_EMPTY)).way_out(k::BAG_WAY_OUT));
    }
    let mut steps = Vec::new();
    let mut chances = Vec::new();
    let alone = disks.contains(&all);
    for (player, count) in (1u32..).zip(disks).filter(|(_, count)| **count > 0) {
        let common = common_divisor(*count, all);
        let (numerator, denominator) = (count / common, all / common);
        let percent = (count * 200 + all) / (all * 2);
        let (back, lost) = competition::halved(i64::from(*count));
        let drawn = json!({ "stays": 1, "returned": count - 1 });
        let not_drawn = (!alone).then(|| json!({ "returned": back, "lost": lost }));
        chances.push(json!({
            "player": player,
            "disks": count,
            "numerator": numerator,
            "denominator": denominator,
            "drawn": drawn,
            "not_drawn": not_drawn,
        }));
        if alone {
            steps.push(say!(k::BAG_ALONE, player = player, wins = *count - 1));
            continue;
        }
        steps.push(say!(
            k::BAG_CHANCE,
            player = player,
            disks = *count,
            all = all,
            chance = format!("{numerator}/{denominator}"),
            percent = percent,
        ));
        steps.push(say!(k::BAG_LEAVES, player = player, wins = *count - 1, back = back, lost = lost));
    }
    Ok(Answer {
        headline: say!(k::BAG_ANSWER, disks = all, players = chances.len()),
        steps,
        figures: Vec::new(),
        json: json!({ "ask": "bag", "disks": all, "chances": chances }),
    })
}

/// The greatest number that divides both.
fn common_divisor(one: u32, other: u32) -> u32 {
    if other == 0 { one } else { common_divisor(other, one % other) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_exact_and_in_lowest_terms() {
        let answer = bag(&[4, 3, 1]).unwrap();
        let chances = answer.json["chances"].as_array().unwrap();
        let fraction = |at: usize| (chances[at]["numerator"].clone(), chances[at]["denominator"].clone());
        assert_eq!(fraction(0), (json!(1), json!(2)));
        assert_eq!(fraction(1), (json!(3), json!(8)));
        assert_eq!(fraction(2), (json!(1), json!(8)));
        assert_eq!(chances[1]["not_drawn"], json!({ "returned": 2, "lost": 1 }));
    }

    #[test]
    fn one_colour_alone_loses_nothing() {
        let answer = bag(&[0, 6]).unwrap();
        assert_eq!(answer.steps, [say!(k::BAG_ALONE, player = 2u32, wins = 5u32)]);
        let chance = &answer.json["chances"][0];
        assert_eq!(chance["drawn"], json!({ "stays": 1, "returned": 5 }));
        assert_eq!(chance["not_drawn"], json!(null));
    }

    #[test]
    fn an_empty_bag_too_many_colours_or_disks_are_refused() {
        assert!(bag(&[]).is_err() && bag(&[0, 0]).is_err());
        assert!(bag(&[1; 7]).is_err() && bag(&[1; 6]).is_ok());
        assert!(bag(&[1001]).is_err() && bag(&[1000, 1000]).is_ok());
    }
}
