//! Operations: handle, table and accessors.

use super::constraint::Constraints;
use super::op_attrs::Value;
use super::op_build::op_hook;
use super::{Emitter, docs};
use crate::model::op::{
    Arity, AttrForm, AttrPresence, CachedAttribute, CoreKind, DefaultDialect, NameHint, OpProperty, OpSyntax,
    OpTraitKind, Operation, OptionSyntax, PartRef, ResultTypes, Segments, ValueGroup,
};
use crate::model::{Name, TypeSource};
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
        let fields = self.op_fields(operation, statics);
        let (dialect, name) = (&operation.dialect, operation.full_name());
        let value = quote!(p::OpDef { #(#fields,)* ..p::declared(#dialect, #name) });
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

    fn op_fields(&self, operation: &Operation, statics: &RefCell<Constraints>) -> Vec<TokenStream> {
        let runtime = self.runtime;
        let mut fields = Vec::new();
        let summary = &operation.docs.summary;
        if !summary.is_empty() {
            fields.push(quote!(summary: #summary));
        }
        let bits = operation.trait_bits();
        if !bits.is_empty() {
            let bits = bits.into_iter().map(|(constant, _)| format_ident!("{constant}"));
            fields.push(quote!(traits: p::traits(&[#(p::T::#bits),*])));
        }
        for (field, groups, results) in
            [("operands", &operation.operands, false), ("results", &operation.results, true)]
        {
            if !groups.is_empty() {
                let field = format_ident!("{field}");
                let groups: Vec<_> = groups
                    .iter()
                    .enumerate()
                    .map(|(at, group)| self.value_group(operation, group, at, results, statics))
                    .collect();
                fields.push(quote!(#field: &[#(#groups),*]));
            }
        }
        for (field, segments, of_results) in [
            ("operand_segments", operation.operand_segments, false),
            ("result_segments", operation.result_segments, true),
        ] {
            let field = format_ident!("{field}");
            if segments == Segments::Equal {
                fields.push(quote!(#field: p::Segments::Equal));
            } else if let Some(property) = operation.segment_slot(of_results).map(index) {
                fields.push(quote!(#field: p::Segments::Sized { property: #property }));
            }
        }
        let properties = self.property_defs(operation, statics);
        if !properties.is_empty() {
            fields.push(quote!(properties: &[#(#properties),*]));
        }
        if !operation.regions.is_empty() {
            let regions = operation.regions.iter().map(|region| {
                let name = region.name.as_ref().map_or("", |name| &name.text);
                let (variadic, constraint) =
                    (region.variadic, self.constraint(&region.constraint, operation, statics));
                quote!(p::region(#name, #variadic, #constraint))
            });
            fields.push(quote!(regions: &[#(#regions),*]));
        }
        if !operation.successors.is_empty() {
            let successors = operation.successors.iter().map(|successor| {
                let name = successor.name.as_ref().map_or("", |name| &name.text);
                let variadic = successor.variadic;
                quote!(p::successor(#name, #variadic))
            });
            fields.push(quote!(successors: &[#(#successors),*]));
        }
        fields.extend(self.trait_fields(operation, statics));
        fields.extend(self.op_interface_fields(operation));
        if let OpSyntax::Format(format) = &operation.syntax {
            fields.extend(self.op_format_fields(operation, format));
        }
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
        if !operation.hints.is_empty() {
            let hints = operation.hints.iter().map(|hint| match hint {
                NameHint::Result(at, name) => {
                    let at = index(*at);
                    quote!(#runtime::ir::NameHint::Result(#at, #name))
                }
                NameHint::Argument(at, name) => {
                    let at = index(*at);
                    quote!(#runtime::ir::NameHint::Argument(#at, #name))
                }
            });
            let hints: Vec<_> = hints.collect();
            fields.push(quote!(hints: &[#(#hints),*]));
        }
        if !operation.cached.is_empty() {
            let cached = operation.cached.iter().map(|CachedAttribute { name, value, symbols }| {
                let symbols = symbols.iter().map(|(attribute, default)| quote!((#attribute, #default)));
                let symbols: Vec<_> = symbols.collect();
                quote! {
                    #runtime::ir::CachedAttribute { name: #name, value: #value, symbols: &[#(#symbols),*] }
                }
            });
            let cached: Vec<_> = cached.collect();
            fields.push(quote!(cached: &[#(#cached),*]));
        }
        if operation.names_results() {
            fields.push(quote!(result_names: Some(p::declared_names)));
        }
        let unknown =
            operation.attributes.iter().enumerate().filter(|(_, attribute)| attribute.unknown_default);
        let written: Vec<_> = unknown
            .filter(|(at, _)| operation.always_writes(PartRef::Attribute(*at)))
            .map(|(at, _)| index(at))
            .collect();
        if !written.is_empty() {
            fields.push(quote!(always_written: &[#(#written),*]));
        }
        if operation.prints_all_properties {
            fields.push(quote!(prints_all_properties: true));
        }
        if let DefaultDialect::Named(dialect) = &operation.default_dialect {
            fields.push(quote!(default_dialect: Some(#dialect)));
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

    fn value_group(
        &self,
        operation: &Operation,
        group: &ValueGroup,
        at: usize,
        is_result: bool,
        statics: &RefCell<Constraints>,
    ) -> TokenStream {
        let name = group.name.as_ref().map_or("", |name| &name.text);
        let constraint = self.constraint(&group.constraint, operation, statics);
        let written = operation.written_type(at, is_result);
        let built = if is_result { operation.built_type(at) } else { None };
        let same = written == built.as_ref();
        let source = |source: &TypeSource, when: Option<&str>| {
            let warn = |text: String| when.map(|when| self.warn_of_type(operation, group, at, &text, when));
            self.type_source(operation, source).map_err(warn).ok()
        };
        // A builder that takes the types needs no source.
        let is_inferred = matches!(operation.result_types, ResultTypes::Inferred(_));
        let (when_written, when_built) = match (same, is_inferred) {
            (true, true) => ("parsed or built", None),
            (false, true) => ("parsed", Some("built")),
            (_, false) => ("parsed", None),
        };
        let written = written.and_then(|written| source(written, Some(when_written)));
        let built = built.and_then(|built| source(&built, when_built));
        let group = match &group.arity {
            Arity::One => quote!(p::one(#name, #constraint)),
            Arity::Optional => quote!(p::optional(#name, #constraint)),
            Arity::Variadic => quote!(p::variadic(#name, #constraint)),
            Arity::Nested { sizes } => {
                let found = operation.find(sizes).and_then(|part| operation.slot(part)).unwrap_or_default();
                let found = index(found);
                quote!(p::nested(#name, #constraint, #found))
            }
        };
        match (written, built) {
            (Some(written), Some(_)) if same => quote!(#group.derived(#written)),
            (written, built) => {
                let written = written.map(|source| quote!(.ty(#source)));
                let built = built.map(|source| quote!(.inferred(#source)));
                quote!(#group #written #built)
            }
        }
    }

    fn property_defs(&self, operation: &Operation, statics: &RefCell<Constraints>) -> Vec<TokenStream> {
        let bound = operation.bound_properties();
        let in_format = |part: PartRef| bound.contains(&part).then(|| quote!(.in_format()));
        let attributes = operation.attributes.iter().enumerate().map(|(at, attribute)| {
            let name = &attribute.name.text;
            let constraint = self.constraint(&attribute.constraint, operation, statics);
            let value = self.attribute_value(attribute);
            let text = attribute.default_text.as_deref();
            let presence = match &attribute.presence {
                AttrPresence::Required => quote!(.required()),
                AttrPresence::Optional | AttrPresence::Unit => quote!(),
                AttrPresence::Default(default) => {
                    let default = self.default_function(&value, &default.text, text);
                    quote!(.default(#default))
                }
                AttrPresence::OptionalDefault(default) => {
                    let default = self.default_function(&value, &default.text, text);
                    quote!(.optional_default(#default))
                }
            };
            let stored = if attribute.presence == AttrPresence::Unit {
                quote!(.unit())
            } else if attribute.form == AttrForm::SymbolName {
                quote!(.symbol_name())
            } else {
                let stored = value.stored(self, attribute.value_type.as_ref());
                if matches!(value, Value::Enum { .. }) && attribute.stores_any_integer() {
                    quote!(#stored.class(&c::classes::INTEGER_ATTR))
                } else {
                    stored
                }
            };
            let bound = in_format(PartRef::Attribute(at));
            let place = self.place_of_enum(&value);
            quote!(#place p::attribute(#name, #constraint) #stored #presence #bound)
        });
        let properties = operation.properties.iter().enumerate().map(|(at, property)| {
            let name = &property.name.text;
            let constraint = self.constraint(&property.constraint, operation, statics);
            let value = self.property_value(property);
            let presence = match &property.default {
                Some(default) => {
                    let default = self.default_function(&value, &default.text, None);
                    match property.option {
                        Some(_) => quote!(.default(|context| p::some(#default, context))),
                        None => quote!(.default(#default)),
                    }
                }
                None if property.unknown_default => quote!(.unknown_default().required()),
                None if property.is_required() => quote!(.required()),
                None => quote!(),
            };
            // The calls before `option` describe the value inside.
            let option = option_call(property.option);
            let stored = self.stored_property(property, &value);
            let bound = in_format(PartRef::Property(at));
            let place = self.place_of_enum(&value);
            quote!(#place p::property(#name, #constraint) #stored #option #presence #bound)
        });
        let sizes = operation.segment_sizes().map(|sizes| {
            let name = sizes.name;
            if operation.writes_sizes(sizes.of_results) {
                quote!(p::segment_sizes(#name))
            } else {
                quote!(p::printed_segment_sizes(#name))
            }
        });
        attributes.chain(properties).chain(sizes).collect()
    }

    /// The calls that set the stored form of a native property, and its text.
    fn stored_property(&self, property: &OpProperty, value: &Value) -> TokenStream {
        match value {
            _ if let Some(element) = &property.element => {
                let option = option_call(element.option);
                let stored = self.stored_property(element, &self.property_value(element));
                quote!(.elements(const { &p::element() #stored #option }))
            }
            _ if let Some(inside) = &property.inside => {
                let option = option_call(inside.option);
                let stored = self.stored_property(inside, &self.property_value(inside));
                quote!(.nested(const { &p::element() #stored #option }))
            }
            Value::Bool => quote!(.truth_value()),
            Value::Enum { class, bits, .. } => {
                let (keyword, expected) = (&property.keyword, &property.expected);
                let bits = Literal::u32_unsuffixed(*bits);
                quote!(.cases::<#class, #bits>(#keyword, #expected))
            }
            _ => value.stored(self, None),
        }
    }

    fn trait_fields(&self, operation: &Operation, statics: &RefCell<Constraints>) -> Vec<TokenStream> {
        let (mut native, mut predicates, mut fields) = (Vec::new(), Vec::new(), Vec::new());
        let named = |name: &str| quote!(p::named(#name));
        for item in &operation.traits {
            match &item.kind {
                OpTraitKind::Core(core) if core.kind() == CoreKind::Check => native.push(named(core.name())),
                OpTraitKind::Interface(interface) if interface.infers_types() => {
                    native.push(named(&interface.name));
                }
                OpTraitKind::Interface(interface) => native.extend(self.interface_check(interface)),
                OpTraitKind::Foreign { name, path, .. } => native.push(match path {
                    Some(path) => path.parse().unwrap_or_default(),
                    None => named(name),
                }),
                OpTraitKind::HasParent(parents) => {
                    let parents: Vec<&str> = parents
                        .iter()
                        .map(|parent| parent.name.as_deref().unwrap_or(&parent.class))
                        .collect();
                    fields.push(quote!(parents: &[#(#parents),*]));
                    native.push(named("HasParent"));
                }
                OpTraitKind::ImplicitTerminator(terminator) => {
                    let name = terminator.name.as_deref().unwrap_or(&terminator.class);
                    fields.push(quote!(implicit_terminator: Some(#name)));
                    native.push(named("SingleBlockImplicitTerminator"));
                }
                OpTraitKind::Predicate(predicate) => {
                    let summary = &predicate.summary;
                    let pred = self.predicate_trait(operation, predicate, item.span);
                    let value = quote!(c::Constraint::new(#summary, #pred));
                    predicates.push(Self::shared_predicate(value, self.runtime, statics));
                }
                OpTraitKind::Core(_) | OpTraitKind::Effects(_) => {}
            }
        }
        if !native.is_empty() {
            fields.push(quote!(native_traits: &[#(&#native),*]));
        }
        if !predicates.is_empty() {
            fields.push(quote!(predicates: &[#(#predicates),*]));
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

/// The call that makes a property an option.
fn option_call(syntax: Option<OptionSyntax>) -> Option<TokenStream> {
    Some(match syntax? {
        OptionSyntax::Alone => quote!(.option(p::OptionText::Alone)),
        OptionSyntax::Some => quote!(.option(p::OptionText::Some)),
    })
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
