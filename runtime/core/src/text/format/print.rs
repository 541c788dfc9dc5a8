//! Printing parameters by the elements of a format.

use super::{CaseFormat, FormatPrinter};
use crate::def::{FormatElement, ParamDef, ParamPart, Presence, StructField};
use crate::node::Node;
use crate::param::Param;
use crate::text::AsmPrinter;

/// A def, and the parameters of it or of its body.
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
        let presence = self.declared.get(index).map_or(Presence::Required, |param| param.presence);
        let earlier = |index: u8| self.values.get(usize::from(index)).copied();
        match presence.default(self.node.context(), earlier) {
            Some(default) => *value != default,
            None => matches!(presence, Presence::Required) || *value != Param::None,
        }
    }

    /// The parameters at some indices.
    fn values(&self, indices: &[u8]) -> Vec<Param<'c>> {
        indices.iter().filter_map(|index| self.values.get(usize::from(*index)).copied()).collect()
    }
}

impl<'c> AsmPrinter<'_, 'c> {
    /// Prints the text after the mnemonic, by a format.
    pub(crate) fn format(&mut self, node: Node<'c>, elements: &'static [FormatElement]) {
        self.elements(Printed { node, declared: node.def().params, values: node.params() }, elements);
    }

    /// Prints an attribute that is a case of an enum without its mnemonic and angle brackets; any other one as [`Self::stripped`].
    pub(crate) fn bare_case(&mut self, node: Node<'c>) {
        match CaseFormat::of(node.def()) {
            // Without the blank that the format may have before it.
            Some(_) => {
                self.param(Printed { node, declared: node.def().params, values: node.params() }, 0, false);
            }
            None => self.stripped(node),
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
            None => self.param(of, field.index, field.qualified),
            Some(directive) => (directive.print)(self, of.node, &of.values(&[field.index]), &[]),
        }
    }
}

impl<'c> FormatPrinter<Printed<'c>> for AsmPrinter<'_, 'c> {
    type Part = ParamPart;
    type Anchor = &'static [u8];

    fn text(&mut self, text: &'static str) {
        self.write(text);
    }

    fn white_space(&mut self, text: &'static str) {
        self.write(text);
    }

    fn part(&mut self, of: Printed<'c>, part: &'static ParamPart, space: bool) {
        match part {
            ParamPart::Param { index, qualified, .. } => {
                if of.is_present(*index) {
                    self.space(space);
                    self.param(of, *index, *qualified);
                }
            }
            ParamPart::Params(indices) => {
                let present: Vec<u8> = indices.iter().copied().filter(|i| of.is_present(*i)).collect();
                self.space(space && !present.is_empty());
                self.comma_separated(present, |p, index| p.param(of, index, false));
            }
            ParamPart::Struct(fields) => {
                let present = || fields.iter().filter(|field| of.is_present(field.index));
                self.space(space && present().next().is_some());
                self.comma_separated(present(), |p, field| p.struct_field(of, field));
            }
            ParamPart::Custom { directive, bound, refs } => {
                self.space(space);
                (directive.print)(self, of.node, &of.values(bound), &of.values(refs));
            }
            // Inside of its own body, the name is the whole text; so it is for a body that is not set.
            ParamPart::Body(elements) => {
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

    fn is_present(&self, of: Printed<'c>, anchor: &&'static [u8]) -> bool {
        anchor.iter().any(|index| of.is_present(*index))
    }
}
