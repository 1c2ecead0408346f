//! The acts of The Last of the Independents.

use crate::commands;
use crate::engine::Seat;
use crate::games::independents::{
    Car, DrawCompany, DrawDisk, Independents, Majority, NewYear, Order, Pass, Place, PlayCard, Required,
    Settle, Trend,
};

commands! { Independents, Seat;
    Settle(Settle), Majority(Majority);
    Order(Order), Draw(DrawDisk), Car(Car), Year(NewYear), Company(DrawCompany), Place(Place), Pass(Pass),
    Required(Required), Card(PlayCard), Trend(Trend);
    "models" / "modèles", "engineering" / "technique", "promotions" / "promotion", "none" / "aucune",
    "last" / "dernière", "disks" / "disques", "tokens" / "jetons", "cards" / "cartes", "sheet" / "fiche",
    "return" / "retour", "car" / "voiture", "order" / "ordre", "lane" / "file", "next" / "suivant",
    "over" / "fini", "bankrupt" / "faillite", "has" / "a", "used" / "utilisé", "trended" / "tendance",
    "counted" / "compté", "company" / "société", "circles" / "cercles",
}
