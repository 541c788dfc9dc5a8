//! Assembly formats of operations as the tables that the runtime interprets.

use super::{Emitter, dialect_hooks, docs};
use crate::model::op::{Operation, PartRef};
use crate::model::{CustomArgument, FormatElement, Leaf, OpFormat, OpLeaf, Values};
use crate::names;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{ToTokens, format_ident, quote};
use std::collections::BTreeMap;

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
                    let (hook, holder) = (self.directive_trait(name), self.directive_holder(operation));
                    self.want(&hook, quote!(impl #hook for #holder), self.directive_signatures());
                    self.directive_static(name).to_token_stream()
                } else {
                    let directive = names::constant(&name.replace('-', "_"));
                    quote!(f::#directive)
                };
                let arguments: Vec<TokenStream> =
                    arguments.iter().filter_map(|argument| argument_of(operation, argument)).collect();
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

    /// The traits and statics of custom directives: one of each for all operations whose
    /// formats have a directive of that name.
    pub(super) fn op_directives(&self, operations: &[Operation]) -> TokenStream {
        let mut found: BTreeMap<String, Vec<Use<'_>>> = BTreeMap::new();
        for operation in operations {
            operation.visit_format(&mut |leaf| {
                if let OpLeaf::Custom { name, by_author: true, arguments, .. } = leaf {
                    let uses = found.entry(name.clone()).or_default();
                    let signature: Vec<String> = arguments.iter().map(argument_kind).collect();
                    let used = Use { operation, signature: signature.join(", ") };
                    let is_known = |known: &Use<'_>| {
                        known.operation.class == operation.class && known.signature == used.signature
                    };
                    if !uses.iter().any(is_known) {
                        uses.push(used);
                    }
                }
            });
        }
        let directives = found.iter().map(|(name, uses)| self.op_directive(name, uses));
        quote!(#(#directives)*)
    }

    fn op_directive(&self, name: &str, uses: &[Use<'_>]) -> TokenStream {
        let runtime = self.runtime;
        let (hook, table) = (self.directive_trait(name), self.directive_static(name));
        let holder = self.directive_holder(uses[0].operation);
        let listed =
            uses.iter().map(|used| format!("- in [`{}`]: `{}`\n", used.operation.class, used.signature));
        let docs = docs::lines(&format!(
            "The directive `custom<{name}>`, which the dialect's author implements for [`{holder}`]. \
             Assembly formats that have it, with its arguments:\n\n{}",
            listed.collect::<String>()
        ));
        let mut classes: Vec<String> =
            uses.iter().map(|used| format!("`{}`", used.operation.class)).collect();
        classes.dedup();
        let why = format!("`custom<{name}>` is in the assembly format of {}", classes.join(", "));
        let [parse, print] = self.directive_signatures();
        let shown = [&parse, &print].map(|signature| self.shown(signature));
        let missing = self.missing(&hook, &why, &shown);
        quote! {
            #docs
            #missing
            #[allow(clippy::elidable_lifetime_names)]
            pub trait #hook {
                /// Parses the arguments of the directive. `false` if the text does not begin
                /// with what the directive parses, and the group around it is optional.
                ///
                /// # Errors
                /// A syntax error.
                #parse;
                /// Prints the arguments.
                #print;
            }
            static #table: #runtime::ir::format::OpDirective = #runtime::ir::format::OpDirective {
                name: #name,
                parse: <#holder as #hook>::parse,
                print: <#holder as #hook>::print,
            };
        }
    }
}

impl Emitter<'_> {
    /// The signatures of the functions of a directive.
    fn directive_signatures(&self) -> [TokenStream; 2] {
        let runtime = self.runtime;
        let parse = quote! {
            fn parse<'c>(
                parser: &mut #runtime::ir::text::OpParser<'_, '_, 'c>,
                arguments: &mut #runtime::ir::format::Arguments<'c>,
            ) -> ::core::result::Result<bool, #runtime::Diagnostic>
        };
        let print = quote! {
            fn print<'a, 'c>(
                op: #runtime::ir::OpRef<'a, 'c>,
                printer: &mut #runtime::ir::text::OpPrinter<'_, 'a, 'c>,
                arguments: &'static [#runtime::ir::format::OpArgument],
            )
        };
        [parse, print]
    }

    /// The type for which an author implements the directives of an operation's dialect.
    fn directive_holder(&self, operation: &Operation) -> Ident {
        self.owner.map_or_else(|| dialect_hooks::holder_of(&operation.dialect), |owner| owner.ident.clone())
    }

    /// The name of a directive, prefixed with the struct for a derived operation.
    fn directive_name(&self, name: &str) -> String {
        match self.owner {
            Some(owner) => format!("{}{name}Directive", owner.ident),
            None => format!("{name}Directive"),
        }
    }

    fn directive_static(&self, name: &str) -> Ident {
        names::constant(&self.directive_name(name))
    }

    /// The trait that the author implements for a directive.
    fn directive_trait(&self, name: &str) -> Ident {
        names::type_name(&self.directive_name(name))
    }
}

/// An operation whose format has a directive.
struct Use<'m> {
    operation: &'m Operation,
    /// The kinds of the arguments.
    signature: String,
}

/// The kind of an argument of a directive, for documentation.
fn argument_kind(argument: &CustomArgument) -> String {
    match argument {
        CustomArgument::Part(part) => match part {
            PartRef::Operand(_) => "operands",
            PartRef::Result(_) => "results",
            PartRef::Attribute(_) => "attribute",
            PartRef::Property(_) => "property",
            PartRef::Region(_) => "region",
            PartRef::Successor(_) => "successor",
        }
        .to_owned(),
        CustomArgument::Type(_) => "types".to_owned(),
        CustomArgument::AttrDict => "attr-dict".to_owned(),
        CustomArgument::PropDict => "prop-dict".to_owned(),
        CustomArgument::Ref(inner) => format!("ref({})", argument_kind(inner)),
        CustomArgument::Text(text) => format!("{text:?}"),
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
    })
}
