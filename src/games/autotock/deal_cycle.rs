//! The cycle of deals: how many cards each player gets in each deal, until the deck runs out.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deal {
    /// Counted from 1 in the cycle.
    pub number: usize,
    pub cards: u8,
}

/// How many players the game allows.
pub const PLAYERS: std::ops::RangeInclusive<usize> = 2..=4;
/// The number of cards in the deck, with two jokers.
pub const DECK: usize = 54;

/// The deals of one full deck, and how many cards are left over; `None` for an unsupported number of players
/// (Distribution).
pub fn deals(players: usize) -> Option<(Vec<Deal>, usize)> {
    let cards: &[u8] = match players {
        2 => &[6, 6, 5, 5, 5],
        3 => &[5, 5, 4, 4],
        4 => &[5, 4, 4],
        _ => return None,
    };
    let dealt: usize = cards.iter().map(|cards| usize::from(*cards) * players).sum();
    let deals = cards.iter().zip(1..).map(|(cards, number)| Deal { number, cards: *cards }).collect();
    Some((deals, DECK - dealt))
}

/// The player who shuffles and deals in the n-th deal of a session, both counted from zero. The same player deals
/// until the deck runs out, then the left neighbour.
pub fn shuffler(players: usize, deal: usize) -> Option<usize> {
    let (cycle, _) = deals(players)?;
    Some(deal / cycle.len() % players)
}

/// The player who goes first in the n-th deal of a session: the dealer's left neighbour.
pub fn opener(players: usize, deal: usize) -> Option<usize> {
    Some((shuffler(players, deal)? + 1) % players)
}

/// A deal of a session, with its dealer and first player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dealing {
    pub deal: Deal,
    /// How many deals there are in a full deck.
    pub of: usize,
    /// How many cards are left over.
    pub aside: usize,
    /// The dealer, counted clockwise from the first dealer, who is 0.
    pub shuffler: usize,
    /// The player who goes first, counted in the same way.
    pub opener: usize,
}

impl Dealing {
    /// Whether the whole deck is shuffled for this deal. Players may join or leave before it.
    pub const fn full_deck(&self) -> bool {
        self.deal.number == 1
    }

    /// How many deals there are until the whole deck is shuffled again, with this one.
    pub const fn to_full_deck(&self) -> usize {
        self.of + 1 - self.deal.number
    }
}

/// The n-th deal of a session, counted from zero; `None` for an unsupported number of players.
pub fn dealing(players: usize, nth: usize) -> Option<Dealing> {
    let (cycle, aside) = deals(players)?;
    let deal = *cycle.get(nth % cycle.len())?;
    let (shuffler, opener) = (shuffler(players, nth)?, opener(players, nth)?);
    Some(Dealing { deal, of: cycle.len(), aside, shuffler, opener })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(players: usize) -> Vec<u8> {
        deals(players).map(|(deals, _)| deals.iter().map(|deal| deal.cards).collect()).unwrap_or_default()
    }

    #[test]
    fn two_players_get_6_6_5_5_5_three_5_5_4_4_four_5_4_4() {
        assert_eq!(cards(2), [6, 6, 5, 5, 5]);
        assert_eq!(cards(3), [5, 5, 4, 4]);
        assert_eq!(cards(4), [5, 4, 4]);
        assert_eq!(deals(2).unwrap().1, 0);
        assert_eq!(deals(3).unwrap().1, 0);
        assert_eq!(deals(4).unwrap().1, 2);
        assert_eq!(deals(5), None);
        assert_eq!(deals(1), None);
    }

    #[test]
    fn the_dealer_changes_when_the_deck_has_gone_round() {
        let dealers: Vec<_> = (0..8).map(|deal| shuffler(4, deal).unwrap()).collect();
        assert_eq!(dealers, [0, 0, 0, 1, 1, 1, 2, 2]);
        assert_eq!(opener(4, 2), Some(1));
        assert_eq!(opener(4, 3), Some(2));
        assert_eq!(opener(4, 9), Some(0));
    }

    #[test]
    fn the_players_may_change_when_the_whole_deck_is_shuffled() {
        let full: Vec<_> = (0..6).map(|nth| dealing(4, nth).unwrap().full_deck()).collect();
        assert_eq!(full, [true, false, false, true, false, false]);
        let left: Vec<_> = (0..4).map(|nth| dealing(3, nth).unwrap().to_full_deck()).collect();
        assert_eq!(left, [4, 3, 2, 1]);
        assert_eq!(dealing(2, 7).map(|dealing| (dealing.deal.cards, dealing.shuffler)), Some((5, 1)));
        assert!(PLAYERS.clone().all(|players| dealing(players, 0).is_some()));
        assert_eq!(dealing(5, 0), None);
    }
}
