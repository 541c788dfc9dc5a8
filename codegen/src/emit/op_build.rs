//! The builders of an operation: `create` with required parts, a builder with setters for
//! optional parts and regions, and a function that returns the results.
//!
//! An operation that needs regions has the builder only. Its type parameter tracks the regions that are set.

use super::op_attrs::Value;
use super::{Emitter, docs};
use crate::model::Name;
use crate::model::op::{ArgumentRef, Arity, AttrPresence, Operation, PartRef, ResultTypes, ValueGroup};
use crate::names;
use heck::ToUpperCamelCase;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

impl Emitter<'_> {
    /// The call of the macro that makes the builders.
    pub(super) fn op_builder(&self, operation: &Operation) -> TokenStream {
        let runtime = self.runtime;
        let (handle, table) = (names::type_name(&operation.class), names::table(&operation.class));
        let arguments = self.required(operation);
        let name = operation.full_name();
        let regions = operation.regions.iter().filter(|region| !region.variadic).count();
        let regions = Literal::usize_unsuffixed(regions);
        let fixed = operation.results.iter().all(|result| result.arity == Arity::One);
        let results = match operation.results.len() {
            1 if fixed => quote!(value),
            count @ 2.. if fixed => {
                let count = Literal::usize_unsuffixed(count);
                quote!([#count])
            }
            _ => quote!(op),
        };
        let (setters, needed) = (self.setters(operation), needed_regions(operation));
        // Without default builders, the author's own builders call these.
        let function = match (operation.default_builders, needed.is_empty()) {
            (true, true) => {
                let function = names::op_function(&operation.name.text);
                quote!(pub fn #function)
            }
            (false, true) => quote!(pub(crate) fn create),
            (true, false) => quote!(pub builder),
            (false, false) => quote!(pub(crate) builder),
        };
        let builder = op_hook(operation, "Builder");
        let setters = if !needed.is_empty() {
            let state = op_hook(operation, "Regions");
            Some(quote!(#builder<#state> { #(#setters),* } needs #(#needed),*))
        } else {
            (!setters.is_empty()).then(|| quote!(#builder { #(#setters),* }))
        };
        let omitted = omitted(operation);
        quote! {
            #runtime::op_builder! {
                #handle<'c> = #table, #name, #regions regions #(#omitted)*;
                #function(#(#arguments),*) -> #results;
                #setters
            }
        }
    }

    /// The required arguments: result types that are not inferred, operands, required
    /// attributes, successors, and the number of variadic regions.
    fn required(&self, operation: &Operation) -> Vec<TokenStream> {
        let mut arguments = Vec::new();
        let values = |group: &ValueGroup, what: &str, at: usize| {
            let name = value_name(group.name.as_ref(), what, at);
            let kind = match &group.arity {
                Arity::One => what.to_owned(),
                Arity::Optional => return None,
                Arity::Variadic => format!("{what}s"),
                Arity::Nested { .. } => format!("{what}_groups"),
            };
            let kind = names::ident(&kind);
            Some(quote!(#name: #kind))
        };
        let results = given_results(operation).iter().enumerate();
        arguments.extend(results.filter_map(|(at, result)| values(result, "result", at)));
        // In the order of the definition.
        for argument in &operation.arguments {
            match *argument {
                ArgumentRef::Operand(at) => arguments.extend(values(&operation.operands[at], "operand", at)),
                ArgumentRef::Attribute(at) => {
                    let attribute = &operation.attributes[at];
                    let name = &attribute.name.text;
                    if attribute.presence == AttrPresence::Required && !is_nested_sizes(operation, name) {
                        arguments.push(self.property_argument(
                            &names::value(name),
                            at,
                            &self.attribute_value(attribute),
                        ));
                    }
                }
                ArgumentRef::Property(at) => {
                    let property = &operation.properties[at];
                    if property.is_required() {
                        let slot = operation.slot(PartRef::Property(at)).unwrap_or_default();
                        let name = names::value(&property.name.text);
                        arguments.push(self.property_argument(&name, slot, &self.property_value(property)));
                    }
                }
            }
        }
        for (at, successor) in operation.successors.iter().enumerate() {
            let name = value_name(successor.name.as_ref(), "successor", at);
            arguments.push(if successor.variadic {
                quote!(#name: successors)
            } else {
                quote!(#name: successor)
            });
        }
        if let Some(region) = operation.regions.iter().find(|region| region.variadic) {
            let name = value_name(region.name.as_ref(), "regions", 0);
            arguments.push(quote!(#name: regions));
        }
        arguments
    }

    /// The setters of the parts that a valid operation may lack.
    fn setters(&self, operation: &Operation) -> Vec<TokenStream> {
        let accessor = |name: &str| names::part_accessor(operation, name);
        let values = |groups, what: &'static str| {
            optional_groups(groups).map(move |(at, group)| {
                let name = part_name(group.name.as_ref(), what, at);
                let (name, setter) = (accessor(&name), names::ident(&format!("optional_{what}")));
                let at = Literal::usize_unsuffixed(at);
                quote!(#name: #setter(#at))
            })
        };
        let results = values(given_results(operation), "result");
        let operands = values(&operation.operands, "operand");
        let unit = |name: &str, at: usize| {
            let (name, at) = (accessor(name), Literal::usize_unsuffixed(at));
            quote!(#name: unit(#at) bool)
        };
        let attributes = operation.attributes.iter().enumerate().filter_map(|(at, attribute)| {
            let name = &attribute.name.text;
            match attribute.presence {
                AttrPresence::Required => None,
                AttrPresence::Unit => Some(unit(name, at)),
                AttrPresence::Optional | AttrPresence::Default(_) | AttrPresence::OptionalDefault(_) => {
                    Some(self.optional_argument(&accessor(name), at, &self.attribute_value(attribute)))
                }
            }
        });
        let properties = operation.properties.iter().enumerate().filter_map(|(at, property)| {
            let (name, at) = (&property.name.text, operation.slot(PartRef::Property(at))?);
            if property.is_presence() {
                return Some(unit(name, at));
            }
            (!property.is_required())
                .then(|| self.optional_argument(&accessor(name), at, &self.property_value(property)))
        });
        let regions = operation.regions.iter().enumerate().filter(|(_, region)| !region.needs_block());
        let regions = regions.map(|(at, region)| {
            let name = accessor(&part_name(region.name.as_ref(), "region", at));
            let at = Literal::usize_unsuffixed(at);
            if region.variadic { quote!(#name: regions(#at)) } else { quote!(#name: region(#at)) }
        });
        results.chain(operands).chain(attributes).chain(properties).chain(regions).collect()
    }

    fn property_argument(&self, name: &Ident, at: usize, value: &Value) -> TokenStream {
        let (store, arguments) = value.store(at);
        let (store, ty) = (names::ident(store), value.argument(self));
        quote!(#name: #store(#arguments) #ty)
    }

    fn optional_argument(&self, name: &Ident, at: usize, value: &Value) -> TokenStream {
        let (store, arguments) = value.store(at);
        let (store, ty) = (maybe(store), value.argument(self));
        quote!(#name: #store(#arguments) #ty)
    }

    /// The hooks that an author implements.
    pub(super) fn op_hooks(&self, operation: &Operation) -> TokenStream {
        let (runtime, handle) = (self.runtime, names::type_name(&operation.class));
        let hook = |what: &str, method: &str, why: &str, field: &str| {
            let name = op_hook(operation, what);
            let method = names::ident(method);
            let signature = quote!(fn #method(self) -> ::core::result::Result<(), #runtime::Diagnostic>);
            let note = format!("the definition of `{}` sets `{field}`", operation.class);
            let missing = self.want_own(&name, &quote!(#handle<'_, '_>), &note, vec![signature.clone()]);
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
                    #signature;
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
        let infer = matches!(operation.result_types, ResultTypes::Hook).then(|| {
            let (name, adaptor) = (op_hook(operation, "InferTypes"), op_hook(operation, "Adaptor"));
            let signature = quote! {
                fn infer<'c>(
                    op: #adaptor<'_, 'c>
                ) -> ::core::result::Result<::std::vec::Vec<#runtime::Type<'c>>, #runtime::Diagnostic>
            };
            let note = format!("the definition of `{}` lists `InferTypeOpInterface`", operation.class);
            let missing = self.want_own(&name, &quote!(#handle<'_, '_>), &note, vec![signature.clone()]);
            let docs = docs::lines(&format!(
                "The inference of the types of the results of [`{}`], which the dialect's author implements.",
                operation.class
            ));
            quote! {
                #docs
                #missing
                pub trait #name {
                    /// The types of the results.
                    ///
                    /// # Errors
                    /// If they cannot be inferred.
                    #signature;
                }
            }
        });
        quote!(#verify #regions #infer)
    }
}

/// The name of a hook of an operation, or of its builder.
pub(super) fn op_hook(operation: &Operation, what: &str) -> Ident {
    names::type_name(&format!("{}{what}", operation.class))
}

/// The method of the runtime's `Properties` that stores a value or removes it.
pub(super) fn maybe(store: &str) -> Ident {
    names::ident(&format!("maybe_{store}"))
}

/// The regions that must be given, each with the states of the builder before and after.
fn needed_regions(operation: &Operation) -> Vec<TokenStream> {
    let needed: Vec<_> = operation
        .regions
        .iter()
        .enumerate()
        .filter(|(_, region)| region.needs_block())
        .map(|(at, region)| (at, part_name(region.name.as_ref(), "region", at)))
        .collect();
    let mut states: Vec<_> = needed
        .iter()
        .map(|(_, name)| op_hook(operation, &format!("Needs{}", name.to_upper_camel_case())))
        .map(|state| quote!(#state))
        .collect();
    states.push(quote!(()));
    let regions = needed.iter().zip(states.windows(2)).map(|((at, name), states)| {
        let (name, at) = (names::part_accessor(operation, name), Literal::usize_unsuffixed(*at));
        quote!(#name(#at): #(#states)=>*)
    });
    regions.collect()
}

/// The declared results whose types the builder does not infer.
fn given_results(operation: &Operation) -> &[ValueGroup] {
    match operation.result_types {
        ResultTypes::Given | ResultTypes::FirstAttribute => &operation.results,
        ResultTypes::Inferred(_) | ResultTypes::Hook => &[],
    }
}

/// The optional values, with their positions among all values.
fn optional_groups(groups: &[ValueGroup]) -> impl Iterator<Item = (usize, &ValueGroup)> {
    groups.iter().enumerate().filter(|(_, group)| group.arity == Arity::Optional)
}

/// The steps that reserve a position for each optional value. They come after the steps of required values.
fn omitted(operation: &Operation) -> Vec<TokenStream> {
    let omit = |(at, _)| Literal::usize_unsuffixed(at);
    let operands = optional_groups(&operation.operands).map(omit).map(|at| quote!(, omit_operand(#at)));
    let results = optional_groups(given_results(operation)).map(omit).map(|at| quote!(, omit_result(#at)));
    operands.chain(results).collect()
}

/// The name of a part in the definition, or one made from its position.
fn part_name(name: Option<&Name>, what: &str, at: usize) -> String {
    name.map_or_else(|| format!("{what}_{at}"), |name| name.text.clone())
}

/// Whether an attribute has the sizes of a nested operand, which the builder computes.
fn is_nested_sizes(operation: &Operation, name: &str) -> bool {
    operation
        .operands
        .iter()
        .any(|operand| matches!(&operand.arity, Arity::Nested { sizes } if sizes == name))
}

/// The name of a part as an argument, different from `builder` and `context`.
fn value_name(name: Option<&Name>, what: &str, at: usize) -> Ident {
    let name = names::value(&part_name(name, what, at));
    if name == "builder" || name == "context" { names::ident(&format!("{name}_")) } else { name }
}
