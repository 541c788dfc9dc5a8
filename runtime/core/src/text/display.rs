//! `Display` of types and attributes: their text without aliases.

use super::{AsmPrinter, PrintOptions, TypeElision};
use crate::attribute::Attribute;
use crate::node::Node;
use crate::types::Type;
use std::fmt::{self, Write as _};

/// Writes a node in full, with the default options. For `Display` of handles.
pub(crate) fn display(node: Node<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let (mut out, options) = (Vec::new(), PrintOptions::default());
    AsmPrinter::new(&mut out, &options).expanded(node, TypeElision::Never);
    f.pad(&String::from_utf8_lossy(&out))
}

/// The text of a node; types and attributes after that many bytes are omitted, as `...`.
#[cfg(feature = "pictures")]
pub(crate) fn beginning(node: Node<'_>, bytes: usize) -> String {
    let (mut out, options) = (Vec::new(), PrintOptions::default());
    AsmPrinter::new(&mut out, &options).limit(bytes).expanded(node, TypeElision::Never);
    String::from_utf8_lossy(&out).into_owned()
}

/// The maximum number of characters and elements that `Debug` of a handle shows.
const DEBUG_LENGTH: usize = 200;
const DEBUG_ELEMENTS: u64 = 16;
/// The maximum nesting: more levels than characters, so that it affects only text that is not shown. It is small,
/// because a program may call `Debug` where the stack is almost full.
const DEBUG_NESTING: u32 = 256;

/// The maximum number of bytes of these characters.
const DEBUG_BYTES: usize = 4 * (DEBUG_LENGTH + 1);

/// Writes the beginning of the text of a node. For `Debug` of handles.
pub(crate) fn abbreviate(node: Node<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let mut out = Vec::new();
    let options = PrintOptions {
        elide_elements_above: Some(DEBUG_ELEMENTS),
        nesting: DEBUG_NESTING,
        ..PrintOptions::default()
    };
    AsmPrinter::new(&mut out, &options).limit(DEBUG_BYTES).expanded(node, TypeElision::Never);
    out.truncate(DEBUG_BYTES);
    abbreviate_text(&String::from_utf8_lossy(&out), f)
}

/// Writes the beginning of the displayed text, and computes little more. For `Debug` of handles whose text is long.
pub(crate) fn abbreviate_display(value: impl fmt::Display, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    struct Beginning(String);
    impl fmt::Write for Beginning {
        fn write_str(&mut self, text: &str) -> fmt::Result {
            self.0.push_str(text);
            if self.0.len() > DEBUG_BYTES { Err(fmt::Error) } else { Ok(()) }
        }
    }
    let mut beginning = Beginning(String::new());
    // The error says that there is more.
    let _ = write!(beginning, "{value}");
    abbreviate_text(&beginning.0, f)
}

fn abbreviate_text(text: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match text.char_indices().nth(DEBUG_LENGTH) {
        Some((end, _)) => write!(f, "{}…", &text[..end]),
        None => f.write_str(text),
    }
}

impl fmt::Display for Type<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        display(self.node(), f)
    }
}

impl fmt::Display for Attribute<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        display(self.node(), f)
    }
}
