//! Contrast of texts, figures of equal width, and seats that can be distinguished without colour.

use std::collections::BTreeSet;

use egui::{Color32, FontFamily, FontId, Shape};
use egui_kittest::Harness;
use steward::desk::kit::{
    self, DAY, FACES, NIGHT, ON_FACE, ON_WHAT_IF, Palette, WHAT_IF, icons, letters, seat_colours, seat_line,
    shape,
};
use steward::desk::{Desk, Prefs, Room};
use steward::engine::Colour;
use steward::words::Language;

/// The minimum contrast of a text and of the outline of a control (WCAG 2.2, 1.4.3 and 1.4.11).
const TEXT: f64 = 4.5;
const OUTLINE: f64 = 3.0;

/// The distance in CIELAB at which two colours are distinct; 2.3 is just noticeable side by side.
const APART: f64 = 20.0;

/// Vision without red, green or blue cones, in linear light: Machado, Oliveira, Fernandes, "A
/// Physiologically-based Model for Simulation of Color Vision Deficiency", 2009, table of severity 1.0.
const EYES: [(&str, [[f64; 3]; 3]); 4] = [
    ("all cones", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "no red",
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
    ),
    (
        "no green",
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
    ),
    (
        "no blue",
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]],
    ),
];

/// A colour in linear light.
fn linear(colour: Color32) -> [f64; 3] {
    [colour.r(), colour.g(), colour.b()].map(|part| {
        let part = f64::from(part) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    })
}

fn luminance([red, green, blue]: [f64; 3]) -> f64 {
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

fn contrast(one: Color32, other: Color32) -> f64 {
    let (one, other) = (luminance(linear(one)), luminance(linear(other)));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// A colour as seen by an eye, in CIELAB under daylight.
fn seen(colour: Color32, eye: [[f64; 3]; 3]) -> [f64; 3] {
    let light = linear(colour);
    let times = |rows: [[f64; 3]; 3], by: [f64; 3]| {
        rows.map(|row| row.iter().zip(by).map(|(factor, part)| factor * part).sum::<f64>())
    };
    let light = times(eye, light).map(|part| part.clamp(0.0, 1.0));
    let to_xyz = [[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]];
    let [x, y, z] = times(to_xyz, light);
    let bend = |part: f64| match part > 216.0 / 24389.0 {
        true => part.cbrt(),
        false => (24389.0 / 27.0 * part + 16.0) / 116.0,
    };
    let (x, y, z) = (bend(x / 0.95047), bend(y), bend(z / 1.08883));
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

fn apart(one: [f64; 3], other: [f64; 3]) -> f64 {
    one.iter().zip(other).map(|(one, other)| (one - other).powi(2)).sum::<f64>().sqrt()
}

/// All text colours with the backgrounds on which they may be.
fn texts(palette: &Palette) -> Vec<(&'static str, Color32, Color32)> {
    let grounds = [palette.ground, palette.sheet, palette.raised];
    let inks = [
        ("ink", palette.ink),
        ("faint", palette.faint),
        ("accent", palette.accent),
        ("good", palette.good),
        ("amber", palette.amber),
        ("red", palette.red),
    ];
    let on_paper = inks.into_iter().flat_map(|(name, ink)| grounds.map(|ground| (name, ink, ground)));
    let on_colour = [
        ("on the accent", palette.on_accent, palette.accent),
        ("looking back", palette.ground, palette.amber),
        ("what-if", ON_WHAT_IF, WHAT_IF),
    ];
    let faces = FACES.map(|ground| ("face of a box", ON_FACE, ground));
    let seats = Colour::ALL.into_iter().flat_map(|colour| {
        let seat = seat_colours(colour, palette);
        [("on a seat", seat.ink, seat.fill), ("on its tint", palette.ink, seat.tint)]
    });
    let chosen = [("chosen", palette.ink, palette.chosen)];
    on_paper.chain(on_colour).chain(faces).chain(seats).chain(chosen).collect()
}

#[test]
fn every_text_stands_out_from_its_ground_by_day_and_by_night() {
    for palette in [&DAY, &NIGHT] {
        for (name, ink, ground) in texts(palette) {
            let found = contrast(ink, ground);
            assert!(found >= TEXT, "{name} {ink:?} on {ground:?}: {found:.2}");
        }
    }
}

#[test]
fn the_outline_of_a_control_and_the_ring_of_the_keyboard_stand_out() {
    for palette in [&DAY, &NIGHT] {
        for line in [palette.edge, palette.accent] {
            for ground in [palette.ground, palette.sheet, palette.raised] {
                let found = contrast(line, ground);
                assert!(found >= OUTLINE, "{line:?} on {ground:?}: {found:.2}");
            }
        }
    }
}

#[test]
fn the_edge_of_every_piece_stands_out_from_every_ground() {
    for palette in [&DAY, &NIGHT] {
        for colour in Colour::ALL {
            let edge = seat_colours(colour, palette).edge;
            for ground in [palette.ground, palette.sheet, palette.raised] {
                let found = contrast(edge, ground);
                assert!(found >= OUTLINE, "{colour:?} {edge:?} on {ground:?}: {found:.2}");
            }
        }
    }
}

#[test]
fn the_window_draws_with_the_values_that_were_measured() {
    let ctx = egui::Context::default();
    kit::install(&ctx);
    for (kind, palette) in [(egui::Theme::Light, &DAY), (egui::Theme::Dark, &NIGHT)] {
        let visuals = &ctx.style_of(kind).visuals;
        let widgets = &visuals.widgets;
        for widget in [widgets.inactive, widgets.hovered, widgets.active, widgets.open] {
            assert!(contrast(widget.fg_stroke.color, widget.weak_bg_fill) >= TEXT);
            assert!(contrast(widget.bg_stroke.color, palette.ground) >= OUTLINE);
        }
        assert!(contrast(visuals.text_color(), visuals.panel_fill) >= TEXT);
        assert!(contrast(visuals.weak_text_color(), visuals.window_fill) >= TEXT);
    }
}

#[test]
fn the_line_of_every_seat_stands_out_from_a_sheet_by_day_and_by_night() {
    for palette in [&DAY, &NIGHT] {
        for colour in Colour::ALL {
            let stands_out = contrast(seat_line(palette, colour), palette.sheet);
            assert!(stands_out >= OUTLINE, "{colour:?}: {stands_out:.2}");
        }
    }
}

#[test]
fn the_pieces_of_two_seats_are_told_apart_by_every_eye() {
    for palette in [&DAY, &NIGHT] {
        for (eye, cones) in EYES {
            for (at, one) in Colour::ALL.iter().enumerate() {
                for other in Colour::ALL.iter().skip(at + 1) {
                    let [here, there] =
                        [one, other].map(|colour| seen(seat_colours(*colour, palette).fill, cones));
                    let found = apart(here, there);
                    assert!(found >= APART, "{eye}: {one:?} and {other:?} are {found:.1} apart");
                }
            }
        }
    }
}

#[test]
fn blue_and_purple_as_they_once_were_would_be_one_colour_without_red() {
    let (blue, purple) = (Color32::from_rgb(0x2B, 0x6C, 0xC4), Color32::from_rgb(0x7D, 0x4B, 0xB3));
    let (_, no_red) = EYES[1];
    assert!(apart(seen(blue, no_red), seen(purple, no_red)) < APART, "the measure tells nothing");
}

#[test]
fn every_seat_has_a_shape_of_its_own_beside_its_colour() {
    let shapes = Colour::ALL.map(|colour| format!("{:?}", shape(colour)));
    assert_eq!(shapes.iter().collect::<BTreeSet<_>>().len(), Colour::ALL.len(), "{shapes:?}");
}

#[test]
fn all_figures_are_equally_wide_plain_and_bold() {
    let window = Harness::builder().with_context_setup(kit::install).build_ui(|_| {});
    let ctx = &window.ctx;
    for family in [FontFamily::Proportional, letters::bold()] {
        for size in [kit::SMALL, kit::BODY, kit::LEAD, kit::HEADING, kit::TITLE] {
            let font = FontId::new(size, family.clone());
            let widths: BTreeSet<u32> = ('0'..='9')
                .map(|digit| ctx.fonts_mut(|fonts| fonts.glyph_width(&font, digit)).to_bits())
                .collect();
            assert_eq!(widths.len(), 1, "{family:?} at {size}");
        }
    }
}

#[test]
fn every_sign_that_the_messages_use_has_a_letter_plain_and_bold() {
    let window = Harness::builder().with_context_setup(kit::install).build_ui(|_| {});
    let ctx = &window.ctx;
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("i18n");
    let mut signs = BTreeSet::new();
    for folder in std::fs::read_dir(root).unwrap() {
        for file in std::fs::read_dir(folder.unwrap().path()).unwrap() {
            signs.extend(std::fs::read_to_string(file.unwrap().path()).unwrap().chars());
        }
    }
    for family in [FontFamily::Proportional, letters::bold()] {
        let font = FontId::new(kit::BODY, family);
        let missing: Vec<char> = signs
            .iter()
            .copied()
            .filter(|sign| !sign.is_control() && !ctx.fonts_mut(|fonts| fonts.has_glyph(&font, *sign)))
            .collect();
        assert!(missing.is_empty(), "{font:?}: {missing:?}");
    }
}

#[test]
fn every_icon_of_the_window_is_in_the_font_that_was_cut() {
    let window = Harness::builder().with_context_setup(kit::install).build_ui(|_| {});
    let ctx = &window.ctx;
    for icon in icons::ALL {
        let font = FontId::new(kit::ICON, icon.font_family());
        let sign = icon.codepoint.chars().next().unwrap();
        assert!(
            ctx.fonts_mut(|fonts| fonts.has_glyph(&font, sign)),
            "{sign:?}: run src/desk/kit/letters/cut"
        );
    }
}

#[test]
fn the_notices_of_fonts_and_libraries_are_in_the_program() {
    let [fonts, libraries] = letters::NOTICES;
    assert!(fonts.contains("Reserved Font Name \"Plex\""));
    assert!(fonts.contains("SIL OPEN FONT LICENSE Version 1.1"));
    assert!(libraries.contains("\negui "));
}

#[test]
fn the_ground_lies_under_everything_on_every_page() {
    for lines in [Some(20), None] {
        let window = match lines {
            Some(lines) => crate::driven::demo(Language::ENGLISH, lines, &[]),
            None => {
                let room = Room::within(&std::env::temp_dir(), crate::room::nowhere);
                crate::driven::window(Desk::in_room(Prefs::default(), room), 0.25)
            }
        };
        let whole = window.ctx.viewport_rect();
        let ground = window.output().shapes.iter().any(|painted| match &painted.shape {
            Shape::Rect(rect) => {
                let all = rect.rect.contains_rect(whole) && painted.clip_rect.contains_rect(whole);
                all && [DAY.ground, NIGHT.ground].contains(&rect.fill)
            }
            _ => false,
        });
        assert!(ground, "{lines:?}");
    }
}
