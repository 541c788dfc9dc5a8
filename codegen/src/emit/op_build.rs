//! The builders of an operation: `create` with required parts, a builder with setters for
//! optional parts, and a function that returns the results.

use super::op::{op_hook, slot};
use super::op_attrs::Value;
use super::{Emitter, docs};
use crate::model::op::{
    ArgumentRef, Arity, AttrPresence, OpRegion, Operation, PartRef, ResultTypes, ValueGroup,
};
use crate::names;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

/// One argument of a builder, and the call that it makes on the runtime's `Building`.
struct Argument {
    name: Ident,
    ty: TokenStream,
    /// The call.
    step: TokenStream,
}

/// Whether a setter of an attribute can also remove it.
#[derive(Clone, Copy)]
enum Presence {
    Always,
    Maybe,
    /// The attribute is a unit attribute: present or absent.
    Unit,
}

impl Emitter<'_> {
    /// `create`, and `builder` for an operation with optional parts or regions.
    pub(super) fn op_builders(&self, operation: &Operation) -> TokenStream {
        let runtime = self.runtime;
        // Without default builders these are for the author's own builders.
        let (visibility, dead) = match operation.default_builders {
            true => (quote!(pub), quote!()),
            false => (quote!(pub(crate)), quote!(#[allow(dead_code)])),
        };
        let arguments = self.required(operation);
        let parameters = parameters(&arguments);
        let names: Vec<&Ident> = arguments.iter().map(|argument| &argument.name).collect();
        let steps = arguments.iter().map(|argument| &argument.step);
        let table = names::constant(&operation.class);
        let fixed = operation.regions.iter().filter(|region| !region.variadic).count();
        let regions = (fixed > 0).then(|| {
            let fixed = Literal::usize_unsuffixed(fixed);
            quote!(.regions(#fixed))
        });
        let building = quote!(#runtime::ir::Building::new(builder, &#table) #regions #(#steps)*);
        let allow = (arguments.len() > 6).then(|| quote!(#[allow(clippy::too_many_arguments)]));
        let name = operation.full_name();
        if !self.has_builder_struct(operation) {
            let docs = docs::lines(&format!("Creates a `{name}`."));
            return quote! {
                #docs
                #allow
                #dead
                #visibility fn create(builder: &mut #runtime::ir::Builder<'_, 'c>, #parameters) -> #runtime::ir::OpId {
                    #building.create()
                }
            };
        }
        let builder = op_hook(operation, "Builder");
        let begin = docs::lines(&format!(
            "Begins a `{name}`; the setters of the returned builder set the optional parts."
        ));
        let create = docs::lines(&format!("Creates a `{name}` without optional parts."));
        quote! {
            #begin
            #allow
            #dead
            #visibility fn builder<'b, 'i>(
                builder: &'b mut #runtime::ir::Builder<'i, 'c>, #parameters
            ) -> #builder<'b, 'i, 'c> {
                #builder(#building)
            }
            #create
            #allow
            #dead
            #visibility fn create(builder: &mut #runtime::ir::Builder<'_, 'c>, #parameters) -> #runtime::ir::OpId {
                Self::builder(builder, #(#names),*).create()
            }
        }
    }

    /// The struct with setters, and the function named as the operation.
    pub(super) fn short_form(&self, operation: &Operation) -> TokenStream {
        let runtime = self.runtime;
        let handle = names::type_name(&operation.class);
        let setters = self.builder_struct(operation);
        if !operation.default_builders {
            return setters;
        }
        let arguments = self.required(operation);
        let parameters = parameters(&arguments);
        let given: Vec<&Ident> = arguments.iter().map(|argument| &argument.name).collect();
        let allow = (arguments.len() > 6).then(|| quote!(#[allow(clippy::too_many_arguments)]));
        let function = names::ident(&operation.name.text.replace('.', "_"));
        let create = quote!(#handle::create(builder, #(#given),*));
        let results = quote!(let op = #create; #runtime::plumbing::op::results(builder, op));
        let fixed = operation.results.iter().all(|result| result.arity == Arity::One);
        let (returns, what, body) = match operation.results.len() {
            1 if fixed => {
                let body = quote!(let [value] = { #results }; value);
                (quote!(#runtime::ir::ValueId), "the result of a new", body)
            }
            count @ 2.. if fixed => {
                let count = Literal::usize_unsuffixed(count);
                (quote!([#runtime::ir::ValueId; #count]), "the results of a new", results)
            }
            _ => (quote!(#runtime::ir::OpId), "a new", create),
        };
        let docs = docs::lines(&format!("Creates {what} `{}`.", operation.full_name()));
        quote! {
            #setters
            #docs
            #allow
            pub fn #function<'c>(
                builder: &mut #runtime::ir::Builder<'_, 'c>, #parameters
            ) -> #returns { #body }
        }
    }

    fn builder_struct(&self, operation: &Operation) -> TokenStream {
        if !self.has_builder_struct(operation) {
            return quote!();
        }
        let optional = self.optional(operation);
        let runtime = self.runtime;
        let builder = op_hook(operation, "Builder");
        let handle = &operation.class;
        let docs = docs::lines(&format!("The builder of a [`{handle}`]."));
        let setters = optional.iter().map(|argument| {
            let (name, ty, step) = (&argument.name, &argument.ty, &argument.step);
            let docs = docs::lines(&format!("Sets `{name}`."));
            let method = names::part_accessor(operation, &name.to_string().replace("r#", ""));
            quote! {
                #docs
                pub fn #method(self, #name: #ty) -> Self {
                    Self(self.0 #step)
                }
            }
        });
        let bodies =
            operation.regions.iter().enumerate().map(|(at, region)| self.body_setter(operation, region, at));
        let value = match operation.results.as_slice() {
            [only] if only.arity == Arity::One => quote! {
                /// As [`Self::create`], but returns the result.
                pub fn create_value(self) -> #runtime::ir::ValueId { self.0.create_value() }
            },
            _ => quote!(),
        };
        let dead = (!operation.default_builders).then(|| quote!(#[allow(dead_code)]));
        quote! {
            #docs
            #dead
            #[must_use = "an operation is created by `create`"]
            #[derive(Debug)]
            pub struct #builder<'b, 'i, 'c>(#runtime::ir::Building<'b, 'i, 'c>);
            #dead
            impl<'c> #builder<'_, '_, 'c> {
                #(#setters)*
                #(#bodies)*
                /// Creates the operation at the builder's insertion point.
                pub fn create(self) -> #runtime::ir::OpId { self.0.create() }
                #value
            }
        }
    }

    /// Whether the operation has optional parts or regions, which a builder sets.
    fn has_builder_struct(&self, operation: &Operation) -> bool {
        !operation.regions.is_empty() || !self.optional(operation).is_empty()
    }

    /// The method that builds the one block of a region.
    fn body_setter(&self, operation: &Operation, region: &OpRegion, at: usize) -> TokenStream {
        let runtime = self.runtime;
        let name = region.name.as_ref().map_or_else(|| format!("region_{at}"), |name| name.text.clone());
        let method = names::part_accessor(operation, &name);
        let first = Literal::usize_unsuffixed(at);
        let (docs, index, at) = match region.variadic {
            true => {
                let at = if at == 0 { quote!(index) } else { quote!(#first + index) };
                (
                    format!("Builds one block in the region `{name}` at an index."),
                    Some(quote!(index: usize,)),
                    at,
                )
            }
            false => (format!("Builds one block in the region `{name}`."), None, quote!(#first)),
        };
        let docs = docs::lines(&docs);
        quote! {
            #docs
            pub fn #method<A: #runtime::ir::ArgumentTypes<'c>, R: #runtime::ir::RegionOutcome>(
                self, #index arguments: A,
                build: impl ::core::ops::FnOnce(&mut #runtime::ir::Builder<'_, 'c>, A::Values) -> R,
            ) -> R::Of<Self> {
                self.0.body(#at, arguments, build, Self)
            }
        }
    }

    /// The functions that set and remove operands, attributes, properties and successors of an
    /// existing operation.
    pub(super) fn op_setters(&self, operation: &Operation) -> TokenStream {
        let attributes = operation.attributes.iter().enumerate().map(|(at, attribute)| {
            let presence = match attribute.presence {
                AttrPresence::Required | AttrPresence::Default(_) => Presence::Always,
                AttrPresence::Optional | AttrPresence::OptionalDefault(_) => Presence::Maybe,
                AttrPresence::Unit => Presence::Unit,
            };
            self.setter(&attribute.name.text, at, &self.attribute_value(attribute), presence)
        });
        let properties = operation.properties.iter().enumerate().filter_map(|(at, property)| {
            let presence = if property.unit { Presence::Unit } else { Presence::Always };
            let at = slot(operation, PartRef::Property(at))?;
            Some(self.setter(&property.name.text, at, &self.property_value(property), presence))
        });
        let runtime = self.runtime;
        let part = |name: &str, (ty, store): (TokenStream, &str), at: usize| {
            let (method, store) = (names::part_setter(name), names::ident(store));
            let at = Literal::usize_unsuffixed(at);
            quote!(#method: #ty = #store(#at);)
        };
        let operands = operation.operands.iter().enumerate().filter_map(|(at, group)| {
            let value = quote!(#runtime::ir::ValueId);
            let store = match group.arity {
                Arity::One => (value, "operand"),
                Arity::Optional => (quote!(::core::option::Option<#value>), "maybe_operand"),
                Arity::Variadic => (quote!(&[#value]), "operands"),
                Arity::Nested { .. } => (quote!(&[&[#value]]), "operand_groups"),
            };
            Some(part(&group.name.as_ref()?.text, store, at))
        });
        let successors = operation.successors.iter().enumerate().filter_map(|(at, successor)| {
            let block = quote!(#runtime::ir::BlockId);
            let store = match successor.variadic {
                true => (quote!(&[#block]), "successors"),
                false => (block, "successor"),
            };
            Some(part(&successor.name.as_ref()?.text, store, at))
        });
        let setters: Vec<TokenStream> =
            operands.chain(attributes).chain(properties).chain(successors).collect();
        if setters.is_empty() {
            return quote!();
        }
        let handle = names::type_name(&operation.class);
        quote!(#runtime::op_setters! { #handle<'c> #(#setters)* })
    }

    fn setter(&self, name: &str, at: usize, value: &Value, presence: Presence) -> TokenStream {
        let runtime = self.runtime;
        let method = names::part_setter(name);
        let ty = if value.is_any() { quote!(#runtime::Attribute<'c>) } else { value.argument(self) };
        let (store, arguments) = value.store(at);
        let (ty, store, arguments) = match presence {
            Presence::Always => (ty, store.to_owned(), arguments),
            Presence::Maybe => (quote!(::core::option::Option<#ty>), format!("maybe_{store}"), arguments),
            Presence::Unit => (quote!(bool), "unit".to_owned(), {
                let at = Literal::usize_unsuffixed(at);
                quote!(#at)
            }),
        };
        let store = names::ident(&store);
        quote!(#method: #ty = #store(#arguments);)
    }

    /// The required arguments: result types that are not inferred, operands, required
    /// attributes, successors, and the number of variadic regions.
    fn required(&self, operation: &Operation) -> Vec<Argument> {
        let runtime = self.runtime;
        let mut arguments = Vec::new();
        if matches!(operation.result_types, ResultTypes::Given | ResultTypes::FirstAttribute) {
            for (at, result) in operation.results.iter().enumerate() {
                let name = value_name(result.name.as_ref().map(|name| name.text.as_str()), "result", at);
                let (ty, step) = match &result.arity {
                    Arity::One => (quote!(#runtime::Type<'c>), quote!(.results([#name]))),
                    Arity::Optional => {
                        (quote!(::core::option::Option<#runtime::Type<'c>>), quote!(.results(#name)))
                    }
                    Arity::Variadic | Arity::Nested { .. } => {
                        (quote!(&[#runtime::Type<'c>]), quote!(.results(#name.iter().copied())))
                    }
                };
                arguments.push(Argument { name, ty, step });
            }
        }
        // In the order of the definition.
        for argument in &operation.arguments {
            match *argument {
                ArgumentRef::Operand(at) => {
                    arguments.push(self.operand_argument(&operation.operands[at], at));
                }
                ArgumentRef::Attribute(at) => {
                    let attribute = &operation.attributes[at];
                    let name = &attribute.name.text;
                    if attribute.presence == AttrPresence::Required && !is_nested_sizes(operation, name) {
                        arguments.push(self.property_argument(name, at, &self.attribute_value(attribute)));
                    }
                }
                ArgumentRef::Property(at) => {
                    let property = &operation.properties[at];
                    if property.default.is_none() && !property.unit {
                        let slot = slot(operation, PartRef::Property(at)).unwrap_or_default();
                        let value = self.property_value(property);
                        arguments.push(self.property_argument(&property.name.text, slot, &value));
                    }
                }
            }
        }
        for (at, successor) in operation.successors.iter().enumerate() {
            let name = value_name(successor.name.as_ref().map(|name| name.text.as_str()), "successor", at);
            let (ty, step) = match successor.variadic {
                false => (quote!(#runtime::ir::BlockId), quote!(.successor(#name))),
                true => (quote!(&[#runtime::ir::BlockId]), quote!(.successors(#name.iter().copied()))),
            };
            arguments.push(Argument { name, ty, step });
        }
        if let Some(region) = operation.regions.iter().find(|region| region.variadic) {
            let name = value_name(region.name.as_ref().map(|name| name.text.as_str()), "regions", 0);
            arguments.push(Argument { ty: quote!(usize), step: quote!(.regions(#name)), name });
        }
        arguments
    }

    fn operand_argument(&self, operand: &ValueGroup, at: usize) -> Argument {
        let runtime = self.runtime;
        let name = value_name(operand.name.as_ref().map(|name| name.text.as_str()), "operand", at);
        let (ty, step) = match &operand.arity {
            Arity::One => (quote!(#runtime::ir::ValueId), quote!(.operand(#name))),
            Arity::Optional => {
                (quote!(::core::option::Option<#runtime::ir::ValueId>), quote!(.operands(#name)))
            }
            Arity::Variadic => (quote!(&[#runtime::ir::ValueId]), quote!(.operands(#name.iter().copied()))),
            Arity::Nested { .. } => (quote!(&[&[#runtime::ir::ValueId]]), quote!(.operand_groups(#name))),
        };
        Argument { name, ty, step }
    }

    /// The optional parts, which have setters.
    fn optional(&self, operation: &Operation) -> Vec<Argument> {
        let attributes =
            operation.attributes.iter().enumerate().filter_map(|(at, attribute)| match attribute.presence {
                AttrPresence::Required => None,
                AttrPresence::Unit => Some(self.unit_argument(&attribute.name.text, at)),
                _ => Some(self.property_argument(&attribute.name.text, at, &self.attribute_value(attribute))),
            });
        let properties = operation.properties.iter().enumerate().filter_map(|(at, property)| {
            let at = slot(operation, PartRef::Property(at))?;
            if property.unit {
                return Some(self.unit_argument(&property.name.text, at));
            }
            property.default.as_ref()?;
            Some(self.property_argument(&property.name.text, at, &self.property_value(property)))
        });
        attributes.chain(properties).collect()
    }

    fn property_argument(&self, name: &str, at: usize, value: &Value) -> Argument {
        let name = names::value(name);
        let (store, arguments) = value.store(at);
        let store = names::ident(store);
        Argument { ty: value.argument(self), step: quote!(.#store(#arguments, #name)), name }
    }

    fn unit_argument(&self, name: &str, at: usize) -> Argument {
        let (name, at) = (names::value(name), Literal::usize_unsuffixed(at));
        Argument { ty: quote!(bool), step: quote!(.unit(#at, #name)), name }
    }

    /// The hooks that an author implements.
    pub(super) fn op_hooks(&self, operation: &Operation) -> TokenStream {
        let runtime = self.runtime;
        let hook = |what: &str, method: &str, why: &str, field: &str| {
            let name = op_hook(operation, what);
            let method = names::ident(method);
            let missing = super::hooks::missing_with(
                &name,
                &format!("the definition of `{}` sets `{field}`", operation.class),
                &[format!("fn {method}(self) -> Result<(), Diagnostic>;")],
            );
            let docs = docs::lines(&format!(
                "The verifier of [`{}`], which the dialect's author implements. It runs {why}.",
                operation.class
            ));
            quote! {
                #docs
                #missing
                pub trait #name {
                    /// Verifies the operation.
                    ///
                    /// # Errors
                    /// A diagnostic if the operation is invalid.
                    fn #method(self) -> ::core::result::Result<(), #runtime::Diagnostic>;
                }
            }
        };
        let verify = operation
            .hooks
            .verify
            .then(|| hook("Verify", "verify", "after the checks of the definition", "hasVerifier"));
        let regions = operation.hooks.verify_regions.then(|| {
            hook(
                "RegionVerify",
                "verify_regions",
                "after the verification of its regions",
                "hasRegionVerifier",
            )
        });
        quote!(#verify #regions)
    }
}

fn parameters(arguments: &[Argument]) -> TokenStream {
    let parameters = arguments.iter().map(|argument| {
        let (name, ty) = (&argument.name, &argument.ty);
        quote!(#name: #ty)
    });
    quote!(#(#parameters),*)
}

/// Whether an attribute has the sizes of a nested operand, which the builder computes.
fn is_nested_sizes(operation: &Operation, name: &str) -> bool {
    operation
        .operands
        .iter()
        .any(|operand| matches!(&operand.arity, Arity::Nested { sizes } if sizes == name))
}

/// The name of a part as an argument, different from `builder` and `context`.
fn value_name(name: Option<&str>, what: &str, at: usize) -> Ident {
    let name = match name {
        Some(name) => names::value(name),
        None => names::ident(&format!("{what}_{at}")),
    };
    if name == "builder" || name == "context" { names::ident(&format!("{name}_")) } else { name }
}
