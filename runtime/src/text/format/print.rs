//! Printing parameters by the elements of a format.

use crate::def::{Def, FormatElement, Presence, StructField};
use crate::node::Node;
use crate::param::Param;
use crate::text::AsmPrinter;

/// Whether a parameter is printed: it is present and not the default value.
fn is_present(def: &Def, node: Node<'_>, index: u8) -> bool {
    let Some(value) = node.params().get(usize::from(index)) else { return false };
    match def.params.get(usize::from(index)).map(|param| param.presence) {
        None | Some(Presence::Required) => true,
        Some(Presence::Optional) => *value != Param::None,
        Some(Presence::Default(default)) => *value != default(node.context()),
    }
}

impl<'c> AsmPrinter<'_, 'c> {
    /// Prints what follows the mnemonic, by a format.
    pub(crate) fn format(&mut self, node: Node<'c>, elements: &[FormatElement]) {
        for element in elements {
            self.format_element(node, element);
        }
    }

    fn format_element(&mut self, node: Node<'c>, element: &FormatElement) {
        let def = node.def();
        match element {
            FormatElement::Literal { text, space } => {
                self.space(*space);
                self.write(text);
            }
            FormatElement::Whitespace(text) => self.write(text),
            FormatElement::Param { index, space, qualified } => {
                if is_present(def, node, *index) {
                    self.space(*space);
                    self.param(node, *index, *qualified);
                }
            }
            FormatElement::Params { indices, space } => {
                let present: Vec<u8> =
                    indices.iter().copied().filter(|i| is_present(def, node, *i)).collect();
                self.space(*space && !present.is_empty());
                self.comma_separated(present, |p, index| p.param(node, index, false));
            }
            FormatElement::Struct { fields, space } => {
                let present = || fields.iter().filter(|field| is_present(def, node, field.index));
                self.space(*space && present().next().is_some());
                self.comma_separated(present(), |p, field| p.struct_field(node, field));
            }
            FormatElement::Custom { directive, bound, refs, space } => {
                self.space(*space);
                (directive.print)(self, node, &values(node, bound), &values(node, refs));
            }
            FormatElement::Optional { anchor, inverted, then, otherwise } => {
                let present = anchor.iter().any(|index| is_present(def, node, *index));
                self.format(node, if present != *inverted { then } else { otherwise });
            }
        }
    }

    fn space(&mut self, space: bool) {
        if space {
            self.write(" ");
        }
    }

    fn param(&mut self, node: Node<'c>, index: u8, qualified: bool) {
        let index = usize::from(index);
        if let (Some(param), Some(value)) = (node.def().params.get(index), node.params().get(index)) {
            self.value(&param.kind, *value, qualified);
        }
    }

    fn struct_field(&mut self, node: Node<'c>, field: &StructField) {
        let Some(param) = node.def().params.get(usize::from(field.index)) else { return };
        self.write(param.name);
        self.write(" = ");
        match field.custom {
            None => self.param(node, field.index, false),
            Some(directive) => (directive.print)(self, node, &values(node, &[field.index]), &[]),
        }
    }
}

/// The parameters at some indices.
fn values<'c>(node: Node<'c>, indices: &[u8]) -> Vec<Param<'c>> {
    indices.iter().filter_map(|index| node.params().get(usize::from(*index)).copied()).collect()
}
