//! Assembly formats of operations as the tables that the runtime interprets.

use super::op::{op_hook, slot};
use super::{Emitter, docs, hooks};
use crate::model::op::{AttrPresence, OpSyntax, Operation, PartRef};
use crate::model::{CustomArgument, FormatElement, Leaf, OpFormat, OpLeaf, Values};
use crate::names;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use std::collections::BTreeSet;

/// The attributes and properties that the format writes.
pub(super) fn bound_properties(operation: &Operation) -> Vec<PartRef> {
    let mut found = Vec::new();
    if let OpSyntax::Format(format) = &operation.syntax {
        visit(&format.elements, &mut |leaf| match leaf {
            OpLeaf::Part { part, .. } | OpLeaf::Flag(part) => found.push(*part),
            OpLeaf::Custom { arguments, .. } => {
                found.extend(arguments.iter().filter_map(|argument| match argument {
                    CustomArgument::Part(part) => Some(*part),
                    _ => None,
                }));
            }
            _ => {}
        });
    }
    found
}

/// Calls `see` with every leaf of a format.
fn visit(elements: &[FormatElement], see: &mut dyn FnMut(&OpLeaf)) {
    for element in elements {
        match element {
            FormatElement::Leaf { leaf: Leaf::Operation(leaf), .. } => {
                see(leaf);
                if let OpLeaf::OiList(clauses) = leaf {
                    clauses.iter().for_each(|clause| visit(clause, see));
                }
            }
            FormatElement::Optional { then, otherwise, .. } => {
                visit(then, see);
                visit(otherwise, see);
            }
            _ => {}
        }
    }
}

fn number(index: usize) -> Literal {
    Literal::usize_unsuffixed(index)
}

impl Emitter<'_> {
    /// The fields of the table that a format fills.
    pub(super) fn op_format_fields(&self, operation: &Operation, format: &OpFormat) -> Vec<TokenStream> {
        let elements = self.op_elements(operation, &format.elements);
        let mut fields = vec![quote!(format: Some(&[#(#elements),*]))];
        let mut has_prop_dict = false;
        visit(&format.elements, &mut |leaf| has_prop_dict |= *leaf == OpLeaf::PropDict);
        if has_prop_dict {
            fields.push(quote!(has_prop_dict: true));
        }
        fields
    }

    fn op_elements(&self, operation: &Operation, elements: &[FormatElement]) -> Vec<TokenStream> {
        elements.iter().filter_map(|element| self.op_element(operation, element, false)).collect()
    }

    /// One element. In a clause, what says something by being there needs no text: the
    /// keyword of the clause is enough.
    fn op_element(
        &self,
        operation: &Operation,
        element: &FormatElement,
        in_clause: bool,
    ) -> Option<TokenStream> {
        Some(match element {
            FormatElement::Literal { text, space } => quote!(p::E::Literal { text: #text, space: #space }),
            FormatElement::Whitespace(text) if text.is_empty() => return None,
            FormatElement::Whitespace(text) => quote!(p::E::Whitespace(#text)),
            FormatElement::Leaf { leaf: Leaf::Operation(leaf), space } => {
                return self.op_leaf(operation, leaf, *space, in_clause);
            }
            FormatElement::Leaf { .. } => return None,
            FormatElement::Optional { anchor, inverted, then, otherwise } => {
                let anchors: Vec<TokenStream> =
                    anchor.iter().filter_map(|part| anchor_of(operation, operation.part(*part)?)).collect();
                let anchor = match anchors.as_slice() {
                    [only] => quote!(#only),
                    several => quote!(p::Anchor::Any(&[#(#several),*])),
                };
                let then = self.op_elements(operation, then);
                let otherwise = self.op_elements(operation, otherwise);
                quote!(p::E::Optional {
                    anchor: #anchor, inverted: #inverted, then: &[#(#then),*], otherwise: &[#(#otherwise),*],
                })
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
        Some(match leaf {
            OpLeaf::Part { part, .. } if in_clause && is_unit(operation, *part) => {
                let (_, index) = part_of(operation, *part)?;
                quote!(p::E::Flag { index: #index })
            }
            OpLeaf::Part { part, qualified } => {
                let (kind, index) = part_of(operation, *part)?;
                match part {
                    PartRef::Attribute(_) | PartRef::Property(_) => {
                        quote!(p::E::Property { index: #index, space: #space, qualified: #qualified })
                    }
                    _ => quote!(p::E::#kind { index: #index, space: #space }),
                }
            }
            OpLeaf::Flag(part) => {
                let (_, index) = part_of(operation, *part)?;
                quote!(p::E::Flag { index: #index })
            }
            OpLeaf::Type { of, qualified } => {
                let of = values_of(*of);
                quote!(p::E::Type { of: #of, space: #space, qualified: #qualified })
            }
            OpLeaf::FunctionalType { inputs, results } => {
                let (inputs, results) = (values_of(*inputs), values_of(*results));
                quote!(p::E::FunctionalType { inputs: #inputs, results: #results, space: #space })
            }
            OpLeaf::AttrDict { keyword } => quote!(p::E::AttrDict { keyword: #keyword }),
            OpLeaf::PropDict => quote!(p::E::PropDict),
            OpLeaf::Operands => quote!(p::E::Operands { space: #space }),
            OpLeaf::Regions => quote!(p::E::Regions { space: #space }),
            OpLeaf::Successors => quote!(p::E::Successors { space: #space }),
            OpLeaf::Custom { name, arguments, .. } => {
                let directive = directive_static(operation, name);
                let arguments: Vec<TokenStream> =
                    arguments.iter().filter_map(|argument| argument_of(operation, argument)).collect();
                quote!(p::E::Custom { directive: &#directive, arguments: &[#(#arguments),*], space: #space })
            }
            OpLeaf::OiList(clauses) => {
                let clauses = clauses.iter().filter_map(|clause| self.clause(operation, clause));
                quote!(p::E::Clauses(&[#(#clauses),*]))
            }
        })
    }

    /// A clause: a keyword, what follows it, and what decides whether it is printed.
    fn clause(&self, operation: &Operation, clause: &[FormatElement]) -> Option<TokenStream> {
        let (FormatElement::Literal { text, space }, rest) = clause.split_first()? else { return None };
        let mut anchors = Vec::new();
        visit(rest, &mut |leaf| match leaf {
            OpLeaf::Part { part, .. } | OpLeaf::Flag(part) => anchors.extend(anchor_of(operation, *part)),
            _ => {}
        });
        let elements: Vec<TokenStream> =
            rest.iter().filter_map(|element| self.op_element(operation, element, true)).collect();
        Some(quote!(p::Clause {
            keyword: #text, space: #space, elements: &[#(#elements),*], anchors: &[#(#anchors),*],
        }))
    }

    /// The traits and statics of the directives that the author implements.
    pub(super) fn op_directives(&self, operation: &Operation) -> TokenStream {
        let OpSyntax::Format(format) = &operation.syntax else { return TokenStream::new() };
        let mut names_found = BTreeSet::new();
        visit(&format.elements, &mut |leaf| {
            if let OpLeaf::Custom { name, .. } = leaf {
                names_found.insert(name.clone());
            }
        });
        let runtime = self.runtime;
        let handle = names::type_name(&operation.class);
        let directives = names_found.iter().map(|name| {
            let (hook, table) = (op_hook(operation, name), directive_static(operation, name));
            let docs = docs::lines(&format!(
                "The directive `custom<{name}>` in the assembly format of [`{}`], which the dialect's author \
                 implements for it.",
                operation.class
            ));
            let why = format!("the assembly format of `{}` has `custom<{name}>`", operation.class);
            let missing = hooks::missing(&hook, &why);
            quote! {
                #docs
                #missing
                pub trait #hook {
                    /// Parses the arguments of the directive. `false` if the text does not begin
                    /// with what the directive parses, and the group around it is optional.
                    ///
                    /// # Errors
                    /// What is wrong with the text.
                    fn parse<'c>(
                        parser: &mut #runtime::ir::text::OpParser<'_, '_, 'c>,
                        arguments: &mut #runtime::ir::format::Arguments<'c>,
                    ) -> ::core::result::Result<bool, #runtime::Diagnostic>;
                    /// Prints them.
                    fn print<'a, 'c>(
                        op: #runtime::ir::OpRef<'a, 'c>,
                        printer: &mut #runtime::ir::text::OpPrinter<'_, 'a, 'c>,
                        arguments: &'static [#runtime::ir::format::OpArgument],
                    );
                }
                static #table: #runtime::ir::format::OpDirective = #runtime::ir::format::OpDirective {
                    name: #name,
                    parse: <#handle<'static, 'static> as #hook>::parse,
                    print: <#handle<'static, 'static> as #hook>::print,
                };
            }
        });
        quote!(#(#directives)*)
    }
}

/// Whether an attribute or a property says something by being there.
fn is_unit(operation: &Operation, part: PartRef) -> bool {
    match part {
        PartRef::Attribute(index) => operation.attributes[index].presence == AttrPresence::Unit,
        PartRef::Property(index) => operation.properties[index].unit,
        _ => false,
    }
}

fn directive_static(operation: &Operation, name: &str) -> Ident {
    names::constant(&format!("{}_{name}_directive", operation.class))
}

/// The kind of a part as the runtime names it, and its index there.
fn part_of(operation: &Operation, part: PartRef) -> Option<(Ident, Literal)> {
    let (kind, index) = match part {
        PartRef::Operand(index) => ("Operand", index),
        PartRef::Result(index) => ("Result", index),
        PartRef::Attribute(_) | PartRef::Property(_) => ("Property", slot(operation, part)?),
        PartRef::Region(index) => ("Region", index),
        PartRef::Successor(index) => ("Successor", index),
    };
    Some((format_ident!("{kind}"), number(index)))
}

fn anchor_of(operation: &Operation, part: PartRef) -> Option<TokenStream> {
    let (kind, index) = part_of(operation, part)?;
    Some(quote!(p::Anchor::#kind(#index)))
}

fn values_of(values: Values) -> TokenStream {
    match values {
        Values::Operand(index) => {
            let index = number(index);
            quote!(p::TypesOf::Operand(#index))
        }
        Values::Result(index) => {
            let index = number(index);
            quote!(p::TypesOf::Result(#index))
        }
        Values::Operands => quote!(p::TypesOf::Operands),
        Values::Results => quote!(p::TypesOf::Results),
    }
}

fn argument_of(operation: &Operation, argument: &CustomArgument) -> Option<TokenStream> {
    Some(match argument {
        CustomArgument::Part(part) => {
            let (kind, index) = part_of(operation, *part)?;
            quote!(p::Argument::#kind(#index))
        }
        CustomArgument::Type(values) => {
            let values = values_of(*values);
            quote!(p::Argument::Types(#values))
        }
        CustomArgument::AttrDict => quote!(p::Argument::AttrDict),
        CustomArgument::PropDict => quote!(p::Argument::PropDict),
        CustomArgument::Ref(inner) => {
            let inner = argument_of(operation, inner)?;
            quote!(p::Argument::Ref(&#inner))
        }
        CustomArgument::Text(text) => quote!(p::Argument::Text(#text)),
    })
}
