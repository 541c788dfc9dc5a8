//! White space and comments in all languages.

/// Line breaks in a text; `\r\n` is one.
pub(crate) fn line_breaks(text: &str) -> u32 {
    let bytes = text.as_bytes();
    let breaks = bytes
        .iter()
        .enumerate()
        .filter(|&(at, &byte)| byte == b'\n' || (byte == b'\r' && bytes.get(at + 1) != Some(&b'\n')));
    breaks.count() as u32
}

/// The line end of a text, taken from its first line.
pub(crate) fn line_end(text: &str) -> &'static str {
    match text.find('\n') {
        Some(end) if text[..end].ends_with('\r') => "\r\n",
        Some(_) | None => "\n",
    }
}

/// Whether a comment switches the formatter on or off.
pub(crate) fn switch(comment: &str) -> Option<bool> {
    let comment = comment.trim_start_matches('/').trim();
    let switch = comment.strip_prefix("isogloss-format").or(comment.strip_prefix("clang-format"))?;
    match switch.trim() {
        "off" => Some(false),
        "on" => Some(true),
        _ => None,
    }
}

/// A text with its white space replaced: each change is a range of the text, line breaks and blanks.
pub(crate) fn rewrite(
    text: &str,
    for_each_change: impl FnOnce(&mut dyn FnMut(std::ops::Range<usize>, u32, u32)),
) -> String {
    let mut result = String::with_capacity(text.len() + text.len() / 8);
    let line_end = line_end(text);
    let mut at = 0;
    for_each_change(&mut |range, newlines, blanks| {
        result.push_str(&text[at..range.start]);
        (0..newlines).for_each(|_| result.push_str(line_end));
        result.extend(std::iter::repeat_n(' ', blanks as usize));
        at = range.end;
    });
    result.push_str(&text[at..]);
    result
}

/// The changes of [`rewrite`] with an effect, as edits.
pub(crate) fn edits(
    text: &str,
    for_each_change: impl FnOnce(&mut dyn FnMut(std::ops::Range<usize>, u32, u32)),
) -> Vec<isogloss_tree::Edit> {
    let line_end = line_end(text);
    let mut edits = Vec::new();
    for_each_change(&mut |range, newlines, blanks| {
        let space = line_end.repeat(newlines as usize) + &" ".repeat(blanks as usize);
        if text[range.clone()] != space {
            edits.push(isogloss_tree::Edit::replace(range, space));
        }
    });
    edits
}
