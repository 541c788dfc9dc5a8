//! Operations: handle, table and accessors.

use super::constraint::Constraints;
use super::op_attrs::Value;
use super::op_build::op_hook;
use super::op_table::OpTokens;
use super::print::OpDef;
use super::{Emitter, docs};
use crate::model::Name;
use crate::model::op::{Arity, AttrPresence, OpSyntax, Operation, ResultTypes};
use crate::model::op_def;
use crate::names;
use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};
use std::cell::RefCell;

pub(super) fn index(value: usize) -> Literal {
    Literal::usize_unsuffixed(value)
}

impl Emitter<'_> {
    /// All items of one operation.
    pub(crate) fn operation(&self, operation: &Operation, statics: &RefCell<Constraints>) -> TokenStream {
        let runtime = self.runtime;
        let handle = names::type_name(&operation.class);
        let table = names::table(&operation.class);
        let docs = docs::item(&operation.docs, &format!("The operation `{}`.", operation.full_name()));
        let mut items = OpTokens { emitter: self, statics };
        let mut definition = OpDef::of(operation, &mut items);
        if let OpSyntax::Format(format) = &operation.syntax {
            definition.format = op_def::format::elements(operation, &format.elements, &mut items).ok();
        }
        let value = definition.print_with(self.op_functions(operation));
        let parts = self.op_parts(operation);
        let builders = self.op_builder(operation);
        let (declared, declared_hook) = self.op_declared_builders(operation);
        let declared = (!declared.is_empty()).then(|| quote!(impl<'c> #handle<'_, 'c> { #declared }));
        let hooks = self.op_hooks(operation);
        let adaptor = matches!(operation.result_types, ResultTypes::Hook).then(|| {
            let adaptor = op_hook(operation, "Adaptor");
            quote!(, adaptor #adaptor)
        });
        let interfaces = self.op_interface_impls(operation);
        quote! {
            #runtime::op_handle! {
                #docs
                pub struct #handle<'a, 'c> = #table #adaptor;
                #(#parts)*
            }
            static #table: #runtime::ir::OpDef = {
                use #runtime::plumbing::op::prelude::*;
                #value
            };
            #builders
            #declared
            #declared_hook
            #hooks
            #interfaces
        }
    }

    // ---- the table ---------------------------------------------------------------

    /// The fields of the table that hold functions of the author or of the runtime.
    fn op_functions(&self, operation: &Operation) -> Vec<TokenStream> {
        let runtime = self.runtime;
        let mut fields = Vec::new();
        let handle = names::type_name(&operation.class);
        if let OpSyntax::Custom = operation.syntax {
            let (path, result) = (
                quote!(#runtime::ir::text::OpFormat),
                quote!(::core::result::Result<(), #runtime::Diagnostic>),
            );
            let parse = quote! {
                fn parse<'c>(
                    parser: &mut #runtime::ir::text::OpParser<'_, '_, 'c>,
                    state: &mut #runtime::ir::OperationState<'c>,
                ) -> #result
            };
            let print = quote! {
                fn print<'a, 'c>(
                    op: #runtime::ir::OpRef<'a, 'c>, printer: &mut #runtime::ir::text::OpPrinter<'_, 'a, 'c>,
                )
            };
            self.want(&path, quote!(impl #path for #handle<'_, '_>), [parse, print]);
            fields.push(quote!(syntax: Some(p::custom_syntax::<#handle<'static, 'static>>())));
        }
        if let OpSyntax::Function = operation.syntax {
            let text = quote!(#runtime::ir::text);
            fields.push(quote! {
                syntax: Some(#runtime::ir::OpSyntax { parse: #text::parse_function, print: #text::print_function })
            });
        }
        if operation.names_results() {
            fields.push(quote!(result_names: Some(p::declared_names)));
        }
        let (verify, regions) = (op_hook(operation, "Verify"), op_hook(operation, "RegionVerify"));
        if operation.hooks.verify {
            fields.push(quote!(verify: Some(|op| <#handle<'_, '_> as #verify>::verify(p::cast::<#handle<'_, '_>>(op)))));
        }
        if operation.hooks.verify_regions {
            fields.push(quote!(
                verify_regions: Some(|op| <#handle<'_, '_> as #regions>::verify_regions(p::cast::<#handle<'_, '_>>(op)))
            ));
        }
        if operation.hooks.fold {
            let path = quote!(#runtime::ir::fold::OpFold);
            let fold = quote! {
                fn fold(
                    self, constants: #runtime::ir::fold::Constants<'_, 'a, 'c>
                ) -> ::core::option::Option<#runtime::ir::fold::Fold<'c>>
            };
            self.want(&path, quote!(impl<'a, 'c> #path<'a, 'c> for #handle<'a, 'c>), [fold]);
            fields.push(quote!(fold: Some(#runtime::plumbing::folder::<#handle<'static, 'static>>())));
        }
        if matches!(operation.result_types, ResultTypes::Hook) {
            let (name, hook) = (operation.full_name(), op_hook(operation, "InferTypes"));
            let adaptor = op_hook(operation, "Adaptor");
            fields.push(quote!(infer: Some(#runtime::ir::infer::InferTypes {
                name: #name,
                infer: |operation| <#handle<'_, '_> as #hook>::infer(#adaptor(*operation)),
                compatible: ::core::option::Option::None,
            })));
        }
        fields
    }

    // ---- accessors and setters -----------------------------------------------------

    /// The lines of the handle's macro: kind, name and index of each part, and its setter.
    fn op_parts(&self, operation: &Operation) -> Vec<TokenStream> {
        let mut parts = Vec::new();
        let accessor = |name: &Name| {
            let (method, alias) =
                (names::part_accessor(operation, &name.text), names::cpp_getter(&name.text));
            quote!(#method #alias)
        };
        for (groups, what) in [(&operation.operands, "operand"), (&operation.results, "result")] {
            let mut fixed = true;
            for (at, group) in groups.iter().enumerate() {
                let at_fixed = fixed;
                fixed &= group.arity == Arity::One;
                let Some(name) = &group.name else { continue };
                let docs = docs::line(&group.summary, &format!("The {what} `{}`.", name.text));
                let kind = match group.arity {
                    Arity::One if at_fixed => what.to_owned(),
                    Arity::One => format!("later_{what}"),
                    Arity::Optional => format!("optional_{what}"),
                    Arity::Variadic => format!("{what}s"),
                    Arity::Nested { .. } => format!("{what}_groups"),
                };
                let setter = names::part_setter(&name.text);
                let setter = (what == "operand").then(|| quote!(, #setter));
                let (kind, method, at) = (names::ident(&kind), accessor(name), index(at));
                parts.push(quote!(#docs #kind #method(#at #setter);));
            }
        }
        for (at, attribute) in operation.attributes.iter().enumerate() {
            let value = self.attribute_value(attribute);
            let (default, presence) = match &attribute.presence {
                AttrPresence::Default(text) => (value.plain(self, &text.text), PartPresence::Always),
                AttrPresence::OptionalDefault(text) => {
                    (value.plain(self, &text.text), PartPresence::Optional)
                }
                AttrPresence::Optional => (None, PartPresence::Optional),
                AttrPresence::Required => (None, PartPresence::Always),
                AttrPresence::Unit => (None, PartPresence::Unit),
            };
            let docs = docs::line(&attribute.summary, &format!("The attribute `{}`.", attribute.name.text));
            let method = accessor(&attribute.name);
            let part = self.property_part(&attribute.name.text, &method, at, &value, presence, default);
            parts.push(quote!(#docs #part));
        }
        for (at, property) in operation.properties.iter().enumerate() {
            let value = self.property_value(property);
            // The default of an option is not a default of the value inside.
            let default = property.default.as_ref().filter(|_| property.option.is_none());
            let default = default.and_then(|text| value.plain(self, &text.text));
            let docs = docs::line(&property.summary, &format!("The attribute `{}`.", property.name.text));
            let (at, method) = (operation.attributes.len() + at, accessor(&property.name));
            let presence = match property.option {
                Some(_) => PartPresence::Option,
                None if property.is_presence() => PartPresence::Unit,
                None => PartPresence::Always,
            };
            let part = self.property_part(&property.name.text, &method, at, &value, presence, default);
            parts.push(quote!(#docs #part));
        }
        for (at, region) in operation.regions.iter().enumerate() {
            let Some(name) = &region.name else { continue };
            let docs = docs::lines(&format!("The region `{}`.", name.text));
            let kind = format_ident!("{}", if region.variadic { "regions" } else { "region" });
            let (method, at) = (accessor(name), index(at));
            parts.push(quote!(#docs #kind #method(#at);));
        }
        for (at, successor) in operation.successors.iter().enumerate() {
            let Some(name) = &successor.name else { continue };
            let docs = docs::lines(&format!("The successor `{}`.", name.text));
            let kind = format_ident!("{}", if successor.variadic { "successors" } else { "successor" });
            let (method, setter, at) = (accessor(name), names::part_setter(&name.text), index(at));
            parts.push(quote!(#docs #kind #method(#at, #setter);));
        }
        parts
    }

    /// The line of an attribute or a property.
    fn property_part(
        &self,
        name: &str,
        method: &TokenStream,
        at: usize,
        value: &Value,
        presence: PartPresence,
        default: Option<TokenStream>,
    ) -> TokenStream {
        let setter = names::part_setter(name);
        let slot = index(at);
        if presence == PartPresence::Unit {
            return quote!(unit #method(#slot, #setter););
        }
        let (ty, reader) = (value.rust(self), value.reader());
        let may_be_absent = matches!(presence, PartPresence::Optional | PartPresence::Option);
        let (store, arguments) = value.store(at);
        let setter = if may_be_absent {
            let store = super::op_build::maybe(store);
            quote!(#setter = #store(#arguments))
        } else if store == "set" {
            quote!(#setter)
        } else {
            let store = names::ident(store);
            quote!(#setter = #store(#arguments))
        };
        match default {
            Some(default) => quote!(default #method(#reader #slot -> #ty = #default, #setter);),
            None if presence == PartPresence::Option => {
                quote!(option #method(#reader #slot -> #ty, #setter);)
            }
            None if may_be_absent => quote!(optional #method(#reader #slot -> #ty, #setter);),
            None => quote!(required #method(#reader #slot -> #ty, #setter);),
        }
    }
}

/// How an attribute or a property may be absent.
#[derive(Clone, Copy, PartialEq, Eq)]
enum PartPresence {
    /// Never: it is required, or has a default.
    Always,
    /// Its setter can remove it. It reads as an `Option` unless its default is a plain value.
    Optional,
    /// Always present, with an optional value.
    Option,
    /// Its presence is a truth value.
    Unit,
}
