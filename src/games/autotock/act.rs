//! The acts of Autotock.

use crate::engine::Seat;
use crate::games::autotock::deal::DealCards;
use crate::games::autotock::discard::{Discard, LaidCard};
use crate::games::autotock::play::PlayCard;
use crate::games::autotock::puncture::Puncture;
use crate::games::autotock::{Autotock, Card};
use crate::words::keys::autotock as k;
use crate::{arguments, commands};

commands! { Autotock, Seat;
    Deal(DealCards);
    Puncture(Puncture), Play(PlayCard), Discard(Discard), Laid(LaidCard);
    "ace" / "as", "jack" / "valet", "queen" / "dame", "king" / "roi", "one-eyed" / "borgne", "in" / "dedans",
    "cards" / "cartes", "cars" / "voitures", "square" / "case", "verge" / "accotement", "pile" / "pioche",
    "deal" / "donne", "next" / "suivant", "settled" / "réglé", "stopped" / "arrêtée", "free" / "libre",
    "fresh" / "neuve", "driven" / "parcouru", "corner" / "coin", "special" / "spécial",
    "specials" / "spéciales", "steps" / "pas", "counted" / "comptées",
}

arguments!(Act; Card: k::NOTATION_CARD);
