//! Text from outside the program: files, standard input and the clipboard.

use std::io::{self, ErrorKind, Read};

/// The maximum size of such a text in bytes, far more than any state sheet needs.
pub const LONGEST_TEXT: u64 = 4 << 20;

/// Reads a text to its end, up to [`LONGEST_TEXT`].
///
/// # Errors
/// Fails if reading fails, with `FileTooLarge` if the text is too long and `InvalidData` if it is not text.
pub fn read_text(from: impl Read) -> io::Result<String> {
    let mut bytes = Vec::new();
    from.take(LONGEST_TEXT + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > LONGEST_TEXT {
        return Err(ErrorKind::FileTooLarge.into());
    }
    decoded(bytes).ok_or_else(|| ErrorKind::InvalidData.into())
}

/// Decodes UTF-8, or UTF-16 with a byte order mark as Windows editors write it, and normalizes line endings.
/// `None` if the bytes are not text.
pub fn decoded(bytes: Vec<u8>) -> Option<String> {
    let utf_16 = |rest: &[u8], unit: fn([u8; 2]) -> u16| {
        let (pairs, []) = rest.as_chunks::<2>() else { return None };
        let units: Vec<u16> = pairs.iter().map(|pair| unit(*pair)).collect();
        String::from_utf16(&units).ok()
    };
    let text = match bytes.as_slice() {
        [0xFF, 0xFE, rest @ ..] => utf_16(rest, u16::from_le_bytes)?,
        [0xFE, 0xFF, rest @ ..] => utf_16(rest, u16::from_be_bytes)?,
        _ => String::from_utf8(bytes).ok()?,
    };
    let text = text.strip_prefix('\u{FEFF}').map(str::to_owned).unwrap_or(text);
    (!text.contains('\0')).then(|| if text.contains('\r') { text.replace("\r\n", "\n") } else { text })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_the_same_however_an_editor_writes_it() {
        let utf_16 = |mark: [u8; 2], of: fn(u16) -> [u8; 2]| {
            mark.into_iter().chain("é 1\r\n2".encode_utf16().flat_map(of)).collect::<Vec<u8>>()
        };
        for bytes in [
            "é 1\n2".as_bytes().to_vec(),
            "\u{FEFF}é 1\r\n2".as_bytes().to_vec(),
            utf_16([0xFF, 0xFE], u16::to_le_bytes),
            utf_16([0xFE, 0xFF], u16::to_be_bytes),
        ] {
            assert_eq!(decoded(bytes).as_deref(), Some("é 1\n2"));
        }
        assert_eq!([vec![0xFF, 0xFE, 0x31], vec![0xC3], vec![0]].map(decoded), [None, None, None]);
    }

    #[test]
    fn a_text_without_an_end_is_given_up() {
        let endless = read_text(io::repeat(b'1')).map_err(|why| why.kind());
        assert_eq!(endless, Err(ErrorKind::FileTooLarge));
    }
}
