//! Printing parameters by the elements of a format.

use crate::def::{FormatElement, ParamDef, Presence, StructField};
use crate::node::Node;
use crate::param::Param;
use crate::text::AsmPrinter;

/// A def and its parameters, or those of its body.
#[derive(Clone, Copy)]
struct Printed<'c> {
    node: Node<'c>,
    declared: &'static [ParamDef],
    values: &'c [Param<'c>],
}

impl<'c> Printed<'c> {
    /// Whether a parameter is printed: it is present and not the default value.
    fn is_present(&self, index: u8) -> bool {
        let index = usize::from(index);
        let Some(value) = self.values.get(index) else { return false };
        match self.declared.get(index).map(|param| param.presence) {
            None | Some(Presence::Required) => true,
            Some(Presence::Optional) => *value != Param::None,
            Some(Presence::Default(default)) => *value != default(self.node.context()),
        }
    }

    /// The parameters at some indices.
    fn values(&self, indices: &[u8]) -> Vec<Param<'c>> {
        indices.iter().filter_map(|index| self.values.get(usize::from(*index)).copied()).collect()
    }
}

impl<'c> AsmPrinter<'_, 'c> {
    /// Prints what follows the mnemonic, by a format.
    pub(crate) fn format(&mut self, node: Node<'c>, elements: &[FormatElement]) {
        self.elements(Printed { node, declared: node.def().params, values: node.params() }, elements);
    }

    fn elements(&mut self, of: Printed<'c>, elements: &[FormatElement]) {
        for element in elements {
            self.format_element(of, element);
        }
    }

    fn format_element(&mut self, of: Printed<'c>, element: &FormatElement) {
        match element {
            FormatElement::Literal { text, space } => {
                self.space(*space);
                self.write(text);
            }
            FormatElement::Whitespace(text) => self.write(text),
            FormatElement::Param { index, space, qualified } => {
                if of.is_present(*index) {
                    self.space(*space);
                    self.param(of, *index, *qualified);
                }
            }
            FormatElement::Params { indices, space } => {
                let present: Vec<u8> = indices.iter().copied().filter(|i| of.is_present(*i)).collect();
                self.space(*space && !present.is_empty());
                self.comma_separated(present, |p, index| p.param(of, index, false));
            }
            FormatElement::Struct { fields, space } => {
                let present = || fields.iter().filter(|field| of.is_present(field.index));
                self.space(*space && present().next().is_some());
                self.comma_separated(present(), |p, field| p.struct_field(of, field));
            }
            FormatElement::Custom { directive, bound, refs, space } => {
                self.space(*space);
                (directive.print)(self, of.node, &of.values(bound), &of.values(refs));
            }
            FormatElement::Optional { anchor, inverted, then, otherwise } => {
                let present = anchor.iter().any(|index| of.is_present(*index));
                self.elements(of, if present != *inverted { then } else { otherwise });
            }
            // Inside of its own body, the name is the whole text; so it is for a body that is not set.
            FormatElement::Body(elements) => {
                let node = of.node;
                if let Some(values) = node.body()
                    && self.begin_body(node)
                {
                    self.elements(Printed { node, declared: node.def().body, values }, elements);
                    self.end_body();
                }
            }
        }
    }

    fn space(&mut self, space: bool) {
        if space {
            self.write(" ");
        }
    }

    fn param(&mut self, of: Printed<'c>, index: u8, qualified: bool) {
        let index = usize::from(index);
        if let (Some(param), Some(value)) = (of.declared.get(index), of.values.get(index)) {
            self.value(&param.kind, *value, qualified);
        }
    }

    fn struct_field(&mut self, of: Printed<'c>, field: &StructField) {
        let Some(param) = of.declared.get(usize::from(field.index)) else { return };
        self.write(param.name);
        self.write(" = ");
        match field.custom {
            None => self.param(of, field.index, false),
            Some(directive) => (directive.print)(self, of.node, &of.values(&[field.index]), &[]),
        }
    }
}
