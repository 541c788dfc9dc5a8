//! Assembly formats of operations as the tables that the runtime interprets.

use super::Emitter;
use crate::model::op::{Operation, PartRef};
use crate::model::{CustomArgument, FormatElement, Home, Leaf, OpFormat, OpLeaf, Values};
use crate::names;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

fn number(index: usize) -> Literal {
    Literal::usize_unsuffixed(index)
}

impl Emitter<'_> {
    /// The fields of the table that a format fills.
    pub(super) fn op_format_fields(&self, operation: &Operation, format: &OpFormat) -> Vec<TokenStream> {
        let elements = self.op_elements(operation, &format.elements);
        let mut fields = vec![quote!(format: Some(&[#(#elements),*]))];
        if format.has_prop_dict() {
            fields.push(quote!(has_prop_dict: true));
        }
        fields
    }

    fn op_elements(&self, operation: &Operation, elements: &[FormatElement]) -> Vec<TokenStream> {
        elements.iter().filter_map(|element| self.op_element(operation, element, false)).collect()
    }

    /// One element. In a clause a unit attribute or property has no text: the keyword of the
    /// clause expresses its presence.
    fn op_element(
        &self,
        operation: &Operation,
        element: &FormatElement,
        in_clause: bool,
    ) -> Option<TokenStream> {
        Some(match element {
            FormatElement::Literal { text, space: true } => quote!(f::spaced(#text)),
            FormatElement::Literal { text, space: false } => quote!(f::lit(#text)),
            FormatElement::Whitespace(text) if text.is_empty() => return None,
            FormatElement::Whitespace(text) => quote!(f::whitespace(#text)),
            FormatElement::Leaf { leaf: Leaf::Operation(leaf), space } => {
                return self.op_leaf(operation, leaf, *space, in_clause);
            }
            FormatElement::Leaf { .. } | FormatElement::Body(_) => return None,
            FormatElement::Optional { anchor, inverted, then, otherwise } => {
                let anchors: Vec<TokenStream> =
                    anchor.iter().filter_map(|part| anchor_of(operation, operation.part(*part)?)).collect();
                let anchor = match anchors.as_slice() {
                    [only] => quote!(#only),
                    several => quote!(f::Anchor::Any(&[#(#several),*])),
                };
                let then = self.op_elements(operation, then);
                let otherwise = self.op_elements(operation, otherwise);
                match (inverted, otherwise.as_slice()) {
                    (false, []) => quote!(f::group(#anchor, &[#(#then),*])),
                    (false, _) => quote!(f::either(#anchor, &[#(#then),*], &[#(#otherwise),*])),
                    (true, _) => quote!(f::unless(#anchor, &[#(#then),*], &[#(#otherwise),*])),
                }
            }
        })
    }

    fn op_leaf(
        &self,
        operation: &Operation,
        leaf: &OpLeaf,
        space: bool,
        in_clause: bool,
    ) -> Option<TokenStream> {
        let joined = (!space).then(|| quote!(.joined()));
        let prefixed = |qualified: bool| qualified.then(|| quote!(.qualified()));
        Some(match leaf {
            OpLeaf::Part { part, .. } if in_clause && operation.is_flag(*part) => {
                let (_, index) = part_of(operation, *part)?;
                quote!(f::flag(#index))
            }
            OpLeaf::Part { part, qualified, optional } => {
                let (kind, index) = part_of(operation, *part)?;
                let kind = format_ident!("{}", kind.to_string().to_lowercase());
                let qualified = prefixed(*qualified && kind == "property");
                let optional = optional.then(|| quote!(.optional()));
                quote!(f::#kind(#index) #qualified #optional #joined)
            }
            OpLeaf::Flag(part) => {
                let (_, index) = part_of(operation, *part)?;
                quote!(f::flag(#index))
            }
            OpLeaf::Type { of, qualified } => {
                let qualified = prefixed(*qualified);
                let types = match *of {
                    Values::Operand(index) => {
                        let index = number(index);
                        quote!(f::operand_type(#index))
                    }
                    Values::Result(index) => {
                        let index = number(index);
                        quote!(f::result_type(#index))
                    }
                    Values::Operands => quote!(f::operand_types()),
                    Values::Results => quote!(f::result_types()),
                };
                quote!(#types #qualified #joined)
            }
            OpLeaf::FunctionalType { inputs, results } => {
                let (inputs, results) = (values_of(*inputs), values_of(*results));
                quote!(f::functional_type(#inputs, #results) #joined)
            }
            OpLeaf::Bare(bare) => {
                let constructor = format_ident!("{}", bare.name().replace('-', "_"));
                let joined = joined.filter(|_| !bare.spaces_itself());
                quote!(f::#constructor() #joined)
            }
            OpLeaf::Custom { name, by_author, arguments, .. } => {
                let directive = if *by_author {
                    self.used_directive(operation, name, arguments)?
                } else {
                    let directive = names::constant(&name.replace('-', "_"));
                    match Home::of(name) {
                        Home::Runtime => quote!(f::#directive),
                        Home::Forms => quote!(::isogloss_dialects::forms::directives::#directive),
                    }
                };
                let arguments: Vec<TokenStream> = arguments
                    .iter()
                    .filter_map(|argument| match argument {
                        CustomArgument::Elements(elements) => {
                            let elements = elements
                                .iter()
                                .filter_map(|element| self.op_element(operation, element, true));
                            Some(quote!(f::Argument::Elements(&[#(#elements),*])))
                        }
                        argument => argument_of(operation, argument),
                    })
                    .collect();
                quote!(f::custom(&#directive, &[#(#arguments),*]) #joined)
            }
            OpLeaf::OiList(clauses) => {
                let clauses = clauses.iter().filter_map(|clause| self.clause(operation, clause));
                quote!(f::oilist(&[#(#clauses),*]))
            }
        })
    }

    /// A clause: a keyword, the elements after it, and the anchors whose presence selects it.
    fn clause(&self, operation: &Operation, clause: &[FormatElement]) -> Option<TokenStream> {
        let (FormatElement::Literal { text, space }, rest) = clause.split_first()? else { return None };
        let anchors = OpLeaf::clause_anchors(rest);
        let anchors = anchors.into_iter().filter_map(|part| anchor_of(operation, part));
        let elements: Vec<TokenStream> =
            rest.iter().filter_map(|element| self.op_element(operation, element, true)).collect();
        Some(quote!(f::clause(#text, #space, &[#(#elements),*], &[#(#anchors),*])))
    }
}

/// The kind of a part as the runtime names it, and its index there.
fn part_of(operation: &Operation, part: PartRef) -> Option<(Ident, Literal)> {
    let (kind, index) = match part {
        PartRef::Operand(index) => ("Operand", index),
        PartRef::Result(index) => ("Result", index),
        PartRef::Attribute(_) | PartRef::Property(_) => ("Property", operation.slot(part)?),
        PartRef::Region(index) => ("Region", index),
        PartRef::Successor(index) => ("Successor", index),
    };
    Some((format_ident!("{kind}"), number(index)))
}

fn anchor_of(operation: &Operation, part: PartRef) -> Option<TokenStream> {
    let (kind, index) = part_of(operation, part)?;
    Some(quote!(f::Anchor::#kind(#index)))
}

fn values_of(values: Values) -> TokenStream {
    match values {
        Values::Operand(index) => {
            let index = number(index);
            quote!(f::TypesOf::Operand(#index))
        }
        Values::Result(index) => {
            let index = number(index);
            quote!(f::TypesOf::Result(#index))
        }
        Values::Operands => quote!(f::TypesOf::Operands),
        Values::Results => quote!(f::TypesOf::Results),
    }
}

fn argument_of(operation: &Operation, argument: &CustomArgument) -> Option<TokenStream> {
    Some(match argument {
        CustomArgument::Part(part) => {
            let (kind, index) = part_of(operation, *part)?;
            quote!(f::Argument::#kind(#index))
        }
        CustomArgument::Type(values) => {
            let values = values_of(*values);
            quote!(f::Argument::Types(#values))
        }
        CustomArgument::AttrDict => quote!(f::Argument::AttrDict),
        CustomArgument::PropDict => quote!(f::Argument::PropDict),
        CustomArgument::Ref(inner) => {
            let inner = argument_of(operation, inner)?;
            quote!(f::Argument::Ref(&#inner))
        }
        CustomArgument::Text(text) => quote!(f::Argument::Text(#text)),
        // The format writes them in the same way.
        CustomArgument::Elements(_) => return None,
    })
}
