//! What several choices have in common is said once above them: the rest has room on a line.

use std::ops::Range;

/// The words that all choices begin and end with, and what each says by itself.
#[derive(Debug, PartialEq, Eq)]
pub struct Shared {
    /// What is said once: `Red builds on … (Durant)`.
    pub once: String,
    own: Vec<Range<usize>>,
}

impl Shared {
    /// Looks through choices, of which the first or the last may be of another kind; none where the others have less
    /// than three words in common.
    pub fn of(all: &[&str]) -> Option<Self> {
        let whole = |text: &&str| 0..text.len();
        Self::of_all(all)
            .or_else(|| {
                let (last, but) = all.split_last()?;
                let mut shared = Self::of_all(but)?;
                shared.own.push(whole(last));
                Some(shared)
            })
            .or_else(|| {
                let (first, but) = all.split_first()?;
                let mut shared = Self::of_all(but)?;
                shared.own.insert(0, whole(first));
                Some(shared)
            })
    }

    fn of_all(all: &[&str]) -> Option<Self> {
        let (first, rest) = all.split_first()?;
        let words: Vec<&str> = first.split(' ').collect();
        let common = |head: bool| {
            let at = |text: &str, n: usize| match head {
                true => text.split(' ').nth(n).map(str::to_owned),
                false => text.rsplit(' ').nth(n).map(str::to_owned),
            };
            (0..words.len()).take_while(|n| rest.iter().all(|text| at(text, *n) == at(first, *n))).count()
        };
        let (head, tail) = (common(true), common(false));
        let shortest = all.iter().map(|text| text.split(' ').count()).min()?;
        if head + tail < 3 || head == 0 || head + tail >= shortest {
            return None;
        }
        let length = |words: &[&str]| words.iter().map(|word| word.len() + 1).sum::<usize>();
        let (before, after) = (length(words.get(..head)?), length(words.get(words.len() - tail..)?));
        let own = all.iter().map(|text| before..text.len() - after).collect();
        let once = format!("{}… {}", first.get(..before)?, first.get(first.len() - after..)?.trim_start());
        Some(Self { once: once.trim_end().to_owned(), own })
    }

    /// What the choice at a place says by itself; nothing is announced that is said once above.
    pub fn own<'a>(&self, at: usize, description: &'a str) -> &'a str {
        let Some(own) = self.own.get(at).and_then(|own| description.get(own.clone())) else {
            return description;
        };
        own.trim_end_matches(|letter: char| letter == ':' || letter.is_whitespace())
    }
}

#[cfg(test)]
mod tests {
    use super::Shared;

    #[test]
    fn what_choices_have_in_common_is_said_once_and_each_says_the_rest() {
        let all = ["Red builds on Duryea (1) (Durant)", "Red builds on Olds Curved Dash (2) (Durant)"];
        let shared = Shared::of(&all).expect("words in common");
        assert_eq!(shared.once, "Red builds on … (Durant)");
        assert_eq!([shared.own(0, all[0]), shared.own(1, all[1])], ["Duryea (1)", "Olds Curved Dash (2)"]);
    }

    #[test]
    fn what_a_choice_says_by_itself_ends_in_no_colon() {
        let all = [
            "Bleu veut acheter auto 1\u{a0}: terrain fermé",
            "Bleu veut obliger Vert à acheter\u{a0}: terrain fermé",
        ];
        let shared = Shared::of(&all).expect("words in common");
        assert_eq!(shared.once, "Bleu veut … terrain fermé");
        assert_eq!(
            [shared.own(0, all[0]), shared.own(1, all[1])],
            ["acheter auto 1", "obliger Vert à acheter"]
        );
    }

    #[test]
    fn choices_that_begin_each_in_their_way_are_said_whole() {
        assert_eq!(Shared::of(&["Red passes", "Blue passes the turn", "Red sells"]), None);
        assert_eq!(Shared::of_all(&["Red sells a car", "Red sells a car"]), None);
        assert_eq!(Shared::of_all(&["Red sells a car now", "Red sells a car"]), None);
        assert_eq!(Shared::of(&[]), None);
    }

    #[test]
    fn a_choice_of_another_kind_before_or_behind_the_others_is_said_whole() {
        let all = ["Red builds on Duryea", "Red builds on Olds", "Red lets it be"];
        let shared = Shared::of(&all).expect("words in common");
        assert_eq!(shared.once, "Red builds on …");
        assert_eq!([shared.own(0, all[0]), shared.own(2, all[2])], ["Duryea", "Red lets it be"]);
        let all = ["Red lets it be", "Red builds on Duryea", "Red builds on Olds"];
        let shared = Shared::of(&all).expect("words in common");
        assert_eq!([shared.own(0, all[0]), shared.own(1, all[1])], ["Red lets it be", "Duryea"]);
    }

    #[test]
    fn letters_of_several_bytes_are_not_cut() {
        let all = ["Zoé achète à l’État « é »", "Zoé achète à l’État « à »"];
        let shared = Shared::of(&all).expect("words in common");
        assert_eq!((shared.once.as_str(), shared.own(1, all[1])), ("Zoé achète à l’État « … »", "à"));
    }
}
