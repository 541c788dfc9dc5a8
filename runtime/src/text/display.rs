//! `Display` of types and attributes: their text without aliases.

use super::{AsmPrinter, PrintOptions, TypeElision};
use crate::attribute::Attribute;
use crate::node::Node;
use crate::types::Type;
use std::fmt;

/// Writes a node in full, with the default options. For `Display` of handles.
pub(crate) fn display(node: Node<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let (mut out, options) = (Vec::new(), PrintOptions::default());
    AsmPrinter::new(&mut out, &options).expanded(node, TypeElision::Never);
    f.pad(&String::from_utf8_lossy(&out))
}

/// The most characters, elements and levels of nesting that `Debug` of a handle shows.
const DEBUG_LENGTH: usize = 200;
const DEBUG_ELEMENTS: u64 = 16;
const DEBUG_NESTING: u32 = 8;

/// Writes the beginning of the text of a node. For `Debug` of handles.
pub(crate) fn abbreviate(node: Node<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let mut out = Vec::new();
    let options = PrintOptions {
        elide_elements_above: Some(DEBUG_ELEMENTS),
        nesting: DEBUG_NESTING,
        ..PrintOptions::default()
    };
    AsmPrinter::new(&mut out, &options).expanded(node, TypeElision::Never);
    let text = String::from_utf8_lossy(&out);
    match text.char_indices().nth(DEBUG_LENGTH) {
        Some((end, _)) => write!(f, "{}…", &text[..end]),
        None => f.write_str(&text),
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
