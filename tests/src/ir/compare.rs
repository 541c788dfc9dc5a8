//! The first difference of two texts.

/// A readable message with the first line in which `actual` differs from `expected`; `None` if
/// they are equal.
#[must_use]
pub fn first_difference(expected: &[u8], actual: &[u8]) -> Option<String> {
    if expected == actual {
        return None;
    }
    let (expected, actual) = (String::from_utf8_lossy(expected), String::from_utf8_lossy(actual));
    let mut lines = (expected.split('\n'), actual.split('\n'));
    let mut number = 0;
    loop {
        number += 1;
        match (lines.0.next(), lines.1.next()) {
            (None, None) => return Some("bytes that are no text".to_owned()),
            (expected, actual) if expected != actual => {
                let show = |line: Option<&str>| {
                    line.map_or_else(|| "the end".to_owned(), |line| format!("`{line}`"))
                };
                return Some(format!(
                    "line {number}\n    expected: {}\n    actual:   {}",
                    show(expected),
                    show(actual)
                ));
            }
            _ => {}
        }
    }
}

/// The parts of a split output, each without the marker before it.
#[must_use]
pub fn parts(text: &[u8]) -> Vec<String> {
    let separator = format!("{}\n", super::MARKER);
    String::from_utf8_lossy(text).split(separator.as_str()).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_line_that_differs_is_named() {
        assert_eq!(first_difference(b"a\nb\n", b"a\nb\n"), None);
        let difference = first_difference(b"a\nb\nc", b"a\nx\nc").expect("a difference");
        assert!(
            difference.starts_with("line 2\n") && difference.contains("`b`") && difference.contains("`x`")
        );
        let difference = first_difference(b"a", b"a\nb").expect("a difference");
        assert!(difference.contains("the end"));
    }
}
