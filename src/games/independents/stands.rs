//! Describes a position of The Last of the Independents in plain words.

use crate::engine::Setting;
use crate::games::independents::Fix;
use crate::games::independents::board::BoardValues;
use crate::games::independents::stage::step_name;
use crate::msg;
use crate::words::keys::{engine, independents as k};
use crate::words::{Arg, Line};

/// Describes a fix.
pub fn describe_fix(fix: &Fix, setting: &Setting) -> Line {
    let name = |seat| setting.seats.name(seat);
    let printed = BoardValues::on(&setting.board);
    let numbered = |n: u8| msg!(k::SECTION, n = n);
    match fix {
        Fix::Phase { year, category, step } => msg!(
            k::STANDS_STEP,
            year = *year,
            step = *step,
            name = step_name(*step),
            category = category.key()
        ),
        Fix::Order(order) if order.is_empty() => Line::new(k::STANDS_NO_ORDER),
        Fix::Order(order) => msg!(k::STANDS_ORDER, order = setting.names(order)),
        Fix::Lane(lane) => msg!(k::STANDS_LANE, lane = setting.names(lane)),
        Fix::Company { seat, company } => {
            msg!(k::STANDS_COMPANY, seat = name(*seat), company = printed.company(*company))
        }
        Fix::NoCompany(seat) => msg!(k::STANDS_NO_COMPANY, seat = name(*seat)),
        Fix::Bankrupt(companies) if companies.is_empty() => Line::new(k::STANDS_NONE_BANKRUPT),
        Fix::Bankrupt(companies) => {
            let companies = companies.iter().map(|company| printed.company(*company)).collect();
            msg!(k::STANDS_BANKRUPT, companies = Arg::List(companies))
        }
        Fix::Next(seat) => msg!(engine::STANDS_NEXT, seat = name(*seat)),
        Fix::Used { seat, sections } => {
            let sections = sections.iter().map(|section| numbered(section.number())).collect();
            msg!(k::STANDS_USED, seat = name(*seat), sections = Arg::List(sections))
        }
        Fix::Trended { seat, sections } => {
            let sections = sections.iter().map(|spot| printed.spot(*spot)).collect();
            msg!(k::STANDS_TRENDED, seat = name(*seat), sections = Arg::List(sections))
        }
        Fix::Counted { seat, disks } => msg!(k::STANDS_COUNTED, seat = name(*seat), disks = *disks),
        Fix::Over => Line::new(engine::STANDS_OVER),
    }
}
