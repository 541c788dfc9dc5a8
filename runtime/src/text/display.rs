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
