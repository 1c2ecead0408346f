//! How many cards each player is dealt, deal after deal, until the deck has gone round once.

/// One deal of the cycle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deal {
    /// Which deal of the cycle, from 1.
    pub number: usize,
    /// Cards for each player.
    pub cards: u8,
}

/// The cards of the deck, two jokers included.
pub const DECK: usize = 54;

/// The deals of one full deck, and how many cards stay aside; nothing for a number of players that the box
/// does not know (Distribution).
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

/// Who shuffles and deals the n-th deal of an evening, both counted from zero: the same player until the deck
/// has gone round, then the left neighbour.
pub fn shuffler(players: usize, deal: usize) -> Option<usize> {
    let (cycle, _) = deals(players)?;
    Some(deal / cycle.len() % players)
}

/// Who plays first in the n-th deal of an evening: the dealer's left neighbour, in every deal.
pub fn opener(players: usize, deal: usize) -> Option<usize> {
    Some((shuffler(players, deal)? + 1) % players)
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
}
