//! Operations: handle, table and accessors.

use super::constraint::Constraints;
use super::op_attrs::Value;
use super::{Emitter, docs};
use crate::model::op::{
    Arity, AttrForm, AttrPresence, CoreTrait, OpSyntax, OpTraitKind, Operation, PartRef, ResultTypes,
    Segments, ValueGroup,
};
use crate::names;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use std::cell::RefCell;

/// The name of the property with the sizes of operand groups.
const OPERAND_SEGMENT_SIZES: &str = "operandSegmentSizes";
/// The name of the property with the sizes of result groups.
const RESULT_SEGMENT_SIZES: &str = "resultSegmentSizes";

/// The index of an attribute or a property in the table: attributes come first, then
/// properties, then segment sizes.
pub(super) fn slot(operation: &Operation, part: PartRef) -> Option<usize> {
    match part {
        PartRef::Attribute(index) => Some(index),
        PartRef::Property(index) => Some(operation.attributes.len() + index),
        _ => None,
    }
}

pub(super) fn index(value: usize) -> Literal {
    Literal::usize_unsuffixed(value)
}

impl Emitter<'_> {
    /// All items of one operation.
    pub(crate) fn operation(&self, operation: &Operation, statics: &RefCell<Constraints>) -> TokenStream {
        let runtime = self.runtime;
        let handle = names::type_name(&operation.class);
        let table = names::constant(&operation.class);
        let docs = docs::item(&operation.docs, &format!("The operation `{}`.", operation.full_name()));
        let fields = self.op_fields(operation, statics);
        let (dialect, name) = (&operation.dialect, operation.full_name());
        let accessors = self.op_accessors(operation);
        let builders = self.op_builders(operation);
        let short = self.short_form(operation);
        let setters = self.op_setters(operation);
        let (declared, declared_hook) = self.op_declared_builders(operation);
        let hooks = self.op_hooks(operation);
        let interfaces = self.op_interface_impls(operation);
        quote! {
            #docs
            #[derive(Clone, Copy, Debug, PartialEq, Eq)]
            pub struct #handle<'a, 'c>(#runtime::ir::OpRef<'a, 'c>);
            #runtime::op_handle!(#handle, #table);
            static #table: #runtime::ir::OpDef = {
                use #runtime::plumbing::op as p;
                #runtime::ir::OpDef { #(#fields,)* ..#runtime::ir::OpDef::new(#dialect, #name) }
            };
            impl<'a, 'c> #handle<'a, 'c> {
                #builders
                #declared
                #accessors
            }
            #setters
            #short
            #declared_hook
            #hooks
            #interfaces
        }
    }

    // ---- the table ---------------------------------------------------------------

    fn op_fields(&self, operation: &Operation, statics: &RefCell<Constraints>) -> Vec<TokenStream> {
        let runtime = self.runtime;
        let mut fields = vec![quote!(counted: true)];
        let summary = &operation.docs.summary;
        if !summary.is_empty() {
            fields.push(quote!(summary: #summary));
        }
        let bits = trait_bits(operation);
        if !bits.is_empty() {
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
        for (field, segments, offset) in [
            ("operand_segments", operation.operand_segments, 0),
            ("result_segments", operation.result_segments, 1),
        ] {
            let field = format_ident!("{field}");
            match segments {
                Segments::Counted => {}
                Segments::Equal => fields.push(quote!(#field: p::Segments::Equal)),
                Segments::Sized => {
                    let own = operation.attributes.len() + operation.properties.len();
                    let before = usize::from(offset == 1 && operation.operand_segments == Segments::Sized);
                    let property = index(own + before);
                    fields.push(quote!(#field: p::Segments::Sized { property: #property }));
                }
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
        fields.extend(self.trait_fields(operation));
        fields.extend(self.op_interface_fields(operation));
        if let OpSyntax::Format(format) = &operation.syntax {
            fields.extend(self.op_format_fields(operation, format));
        }
        if let OpSyntax::Custom = operation.syntax {
            let handle = names::type_name(&operation.class);
            fields.push(quote!(syntax: Some(p::custom_syntax::<#handle<'static, 'static>>())));
        }
        if names_results(operation) {
            fields.push(quote!(result_names: Some(p::declared_names)));
        }
        if let Some(dialect) = &operation.default_dialect {
            fields.push(quote!(default_dialect: Some(#dialect)));
        }
        let handle = names::type_name(&operation.class);
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
            fields.push(quote!(fold: Some(#runtime::plumbing::folder::<#handle<'static, 'static>>())));
        }
        if matches!(operation.result_types, ResultTypes::Hook) {
            let name = operation.full_name();
            fields.push(quote!(infer: Some(#runtime::ir::infer::InferTypes {
                name: #name, infer: <#handle<'_, '_> as #runtime::ir::infer::InferResultTypes>::infer, compatible: None,
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
        let arity = match &group.arity {
            Arity::One => quote!(One),
            Arity::Optional => quote!(Optional),
            Arity::Variadic => quote!(Variadic),
            Arity::Nested { sizes } => {
                let found = operation.find(sizes).and_then(|part| slot(operation, part)).unwrap_or_default();
                let found = index(found);
                quote!(Nested { property: #found })
            }
        };
        let source = self.written_source(operation, at, is_result);
        let inferred = if is_result { self.inferred_source(operation, group, at) } else { None };
        let source = source.map(|source| quote!(.ty(#source)));
        let inferred = inferred.map(|source| quote!(.inferred(#source)));
        let arity = (group.arity != Arity::One).then(|| quote!(.arity(p::Arity::#arity)));
        quote!(p::group(#name, #constraint) #arity #source #inferred)
    }

    fn property_defs(&self, operation: &Operation, statics: &RefCell<Constraints>) -> Vec<TokenStream> {
        let bound = super::op_format::bound_properties(operation);
        let in_format = |part: PartRef| bound.contains(&part).then(|| quote!(.in_format()));
        let attributes = operation.attributes.iter().enumerate().map(|(at, attribute)| {
            let name = &attribute.name.text;
            let constraint = self.constraint(&attribute.constraint, operation, statics);
            let value = self.attribute_value(attribute);
            let storage = value.storage(self).map(|storage| quote!(.storage(#storage)));
            let presence = match &attribute.presence {
                AttrPresence::Required => quote!(.required()),
                AttrPresence::Optional | AttrPresence::Unit => quote!(),
                AttrPresence::Default(default) => {
                    let default = self.default_function(&value, &attribute.form, &default.text);
                    quote!(.default(#default))
                }
                AttrPresence::OptionalDefault(default) => {
                    let default = self.default_function(&value, &attribute.form, &default.text);
                    quote!(.optional_default(#default))
                }
            };
            let text = match (&attribute.form, &attribute.presence) {
                (_, AttrPresence::Unit) => quote!(.text(p::Text::Unit)),
                (AttrForm::SymbolName, _) => quote!(.text(p::Text::SymbolName)),
                _ => value
                    .text(self, attribute.value_type.as_ref())
                    .map_or(quote!(), |text| quote!(.text(#text))),
            };
            let bound = in_format(PartRef::Attribute(at));
            quote!(p::property(#name).constraint(#constraint) #storage #presence #text #bound)
        });
        let properties = operation.properties.iter().enumerate().map(|(at, property)| {
            let name = &property.name.text;
            let constraint = self.constraint(&property.constraint, operation, statics);
            let value = self.property_value(property);
            let storage = match property.unit {
                true => {
                    let runtime = self.runtime;
                    Some(quote!(<#runtime::builtin::UnitAttr<'static> as #runtime::Handle>::accepts))
                }
                false => value.storage(self),
            };
            let storage = storage.map(|storage| quote!(.storage(#storage)));
            let presence = match &property.default {
                Some(default) => {
                    let default = self.default_function(&value, &AttrForm::Attribute, &default.text);
                    quote!(.default(#default))
                }
                None if property.unit => quote!(),
                None => quote!(.required()),
            };
            let text = if property.unit { Some(quote!(p::Text::Unit)) } else { value.text(self, None) };
            let text = text.map(|text| quote!(.text(#text)));
            let bound = in_format(PartRef::Property(at));
            quote!(p::property(#name).native().constraint(#constraint) #storage #presence #text #bound)
        });
        let sized = |segments, name: &'static str| {
            let written = super::op_format::writes_sizes(operation, name == RESULT_SEGMENT_SIZES);
            (segments == Segments::Sized).then(|| match written {
                true => quote!(p::segment_sizes(#name)),
                false => quote!(p::printed_segment_sizes(#name)),
            })
        };
        attributes
            .chain(properties)
            .chain(sized(operation.operand_segments, OPERAND_SEGMENT_SIZES))
            .chain(sized(operation.result_segments, RESULT_SEGMENT_SIZES))
            .collect()
    }

    fn trait_fields(&self, operation: &Operation) -> Vec<TokenStream> {
        let (mut native, mut predicates, mut fields) = (Vec::new(), Vec::new(), Vec::new());
        for item in &operation.traits {
            match &item.kind {
                OpTraitKind::Core(core) => {
                    native.extend(native_trait(*core).map(|name| quote!(p::t::#name)));
                }
                OpTraitKind::Interface(interface) if interface.name == "InferTypeOpInterface" => {
                    native.push(quote!(p::t::INFERRED_RESULT_TYPES));
                }
                OpTraitKind::Interface(interface) => native.extend(self.interface_check(interface)),
                OpTraitKind::Foreign { name, path, .. } => native.push(match path {
                    Some(path) => path.parse().unwrap_or_default(),
                    None => quote!(p::t::OpTrait::marker(#name)),
                }),
                OpTraitKind::HasParent(parents) => {
                    let parents: Vec<&str> = parents
                        .iter()
                        .map(|parent| parent.name.as_deref().unwrap_or(&parent.class))
                        .collect();
                    fields.push(quote!(parents: &[#(#parents),*]));
                    native.push(quote!(p::t::HAS_PARENT));
                }
                OpTraitKind::ImplicitTerminator(terminator) => {
                    let name = terminator.name.as_deref().unwrap_or(&terminator.class);
                    fields.push(quote!(implicit_terminator: Some(#name)));
                    native.push(quote!(p::t::SINGLE_BLOCK_IMPLICIT_TERMINATOR));
                }
                OpTraitKind::Predicate(predicate) => {
                    let summary = &predicate.summary;
                    let pred = self.predicate_trait(operation, predicate, item.span);
                    predicates.push(quote!(c::Constraint::new(#summary, #pred)));
                }
                _ => {}
            }
        }
        if !native.is_empty() {
            fields.push(quote!(native_traits: &[#(&#native),*]));
        }
        if !predicates.is_empty() {
            let runtime = self.runtime;
            fields.push(quote!(predicates: { use #runtime::constraint as c; &[#(#predicates),*] }));
        }
        fields
    }

    // ---- accessors ---------------------------------------------------------------

    fn op_accessors(&self, operation: &Operation) -> TokenStream {
        let runtime = self.runtime;
        let values =
            |groups: &[ValueGroup], what: &str, range: TokenStream, result: bool| -> Vec<TokenStream> {
                let mut fixed = true;
                groups
                .iter()
                .enumerate()
                .filter_map(|(at, group)| {
                    let at_fixed = fixed;
                    fixed &= group.arity == Arity::One;
                    let name = group.name.as_ref()?;
                    let docs = docs::line(&group.summary, &format!("The {what} `{}`.", name.text));
                    let (method, at) = (names::part_accessor(operation, &name.text), index(at));
                    let of = if result { format_ident!("result") } else { format_ident!("operand") };
                    let group_of = format_ident!("{of}_group");
                    Some(match group.arity {
                        Arity::One if at_fixed => quote! {
                            #docs
                            #[inline]
                            #[must_use]
                            pub fn #method(self) -> #runtime::ir::ValueRef<'a, 'c> {
                                #runtime::plumbing::op::#of(self.0, #at)
                            }
                        },
                        Arity::One => quote! {
                            #docs
                            #[must_use]
                            pub fn #method(self) -> #runtime::ir::ValueRef<'a, 'c> {
                                #runtime::plumbing::op::only(self.0, self.0.#group_of(#at))
                            }
                        },
                        Arity::Optional => quote! {
                            #docs
                            #[must_use]
                            pub fn #method(self) -> ::core::option::Option<#runtime::ir::ValueRef<'a, 'c>> {
                                self.0.#group_of(#at).next()
                            }
                        },
                        Arity::Variadic | Arity::Nested { .. } => quote! {
                            #docs
                            #[must_use]
                            pub fn #method(self) -> #runtime::ir::#range<'a, 'c> {
                                self.0.#group_of(#at)
                            }
                        },
                    })
                })
                .collect()
            };
        let operands = values(&operation.operands, "operand", quote!(Operands), false);
        let results = values(&operation.results, "result", quote!(Results), true);
        let attributes = operation.attributes.iter().enumerate().map(|(at, attribute)| {
            let value = self.attribute_value(attribute);
            let default = match &attribute.presence {
                AttrPresence::Default(text) | AttrPresence::OptionalDefault(text) => {
                    value.plain(self, &text.text)
                }
                _ => None,
            };
            // An absent optional attribute reads as its default if that is a plain value.
            let optional = match attribute.presence {
                AttrPresence::Optional => true,
                AttrPresence::OptionalDefault(_) => default.is_none(),
                _ => false,
            };
            let unit = matches!(attribute.presence, AttrPresence::Unit);
            let name = &attribute.name.text;
            self.property_accessor(operation, name, &attribute.summary, at, &value, optional, unit, default)
        });
        let first = operation.attributes.len();
        let properties = operation.properties.iter().enumerate().map(|(at, property)| {
            let value = self.property_value(property);
            let default = property.default.as_ref().and_then(|text| value.plain(self, &text.text));
            let (at, name, unit) = (first + at, &property.name.text, property.unit);
            self.property_accessor(operation, name, &property.summary, at, &value, false, unit, default)
        });
        let regions = operation.regions.iter().enumerate().filter_map(|(at, region)| {
            let name = region.name.as_ref()?;
            let docs = docs::lines(&format!("The region `{}`.", name.text));
            let (method, at) = (names::part_accessor(operation, &name.text), index(at));
            Some(match region.variadic {
                true => quote! {
                    #docs
                    #[must_use]
                    pub fn #method(self) -> impl ::core::iter::ExactSizeIterator<Item = #runtime::ir::RegionRef<'a, 'c>> {
                        self.0.region_group(#at)
                    }
                },
                false => quote! {
                    #docs
                    #[must_use]
                    pub fn #method(self) -> #runtime::ir::RegionRef<'a, 'c> {
                        #runtime::plumbing::op::only(self.0, self.0.region_group(#at))
                    }
                },
            })
        });
        let successors = operation.successors.iter().enumerate().filter_map(|(at, successor)| {
            let name = successor.name.as_ref()?;
            let docs = docs::lines(&format!("The successor `{}`.", name.text));
            let method = names::part_accessor(operation, &name.text);
            let skip = (at > 0).then(|| {
                let at = index(at);
                quote!(.skip(#at))
            });
            Some(match successor.variadic {
                true => quote! {
                    #docs
                    #[must_use]
                    pub fn #method(self) -> impl ::core::iter::ExactSizeIterator<Item = #runtime::ir::BlockRef<'a, 'c>> {
                        self.0.successors()#skip
                    }
                },
                false => quote! {
                    #docs
                    #[must_use]
                    pub fn #method(self) -> #runtime::ir::BlockRef<'a, 'c> {
                        #runtime::plumbing::op::only(self.0, self.0.successors()#skip)
                    }
                },
            })
        });
        quote!(#(#operands)* #(#results)* #(#attributes)* #(#properties)* #(#regions)* #(#successors)*)
    }

    #[allow(clippy::too_many_arguments)]
    fn property_accessor(
        &self,
        operation: &Operation,
        name: &str,
        summary: &str,
        at: usize,
        value: &Value,
        optional: bool,
        unit: bool,
        default: Option<TokenStream>,
    ) -> TokenStream {
        let runtime = self.runtime;
        let docs = docs::line(summary, &format!("The attribute `{name}`."));
        let (method, at) = (names::part_accessor(operation, name), index(at));
        if unit {
            return quote! {
                #docs
                #[must_use]
                pub fn #method(self) -> bool { self.0.property(#at).is_some() }
            };
        }
        let (ty, reader) = (value.rust(self), value.reader());
        if optional {
            return quote! {
                #docs
                #[must_use]
                pub fn #method(self) -> ::core::option::Option<#ty> {
                    #runtime::plumbing::op::#reader(self.0, #at)
                }
            };
        }
        if let Some(default) = default {
            return quote! {
                #docs
                #[must_use]
                pub fn #method(self) -> #ty {
                    #runtime::plumbing::op::#reader(self.0, #at).unwrap_or(#default)
                }
            };
        }
        quote! {
            #docs
            #[must_use]
            pub fn #method(self) -> #ty {
                #runtime::plumbing::op::required(self.0, #at, #runtime::plumbing::op::#reader(self.0, #at))
            }
        }
    }
}

/// Whether the printer uses the names of results in the definition: if several results are
/// declared, and the author does not name them by `OpAsmOpInterface`.
fn names_results(operation: &Operation) -> bool {
    operation.results.len() > 1
        && operation.results.iter().any(|result| result.name.is_some())
        && operation.interface("OpAsmOpInterface").is_none()
}

/// The names of the runtime's trait bits that an operation has.
fn trait_bits(operation: &Operation) -> Vec<Ident> {
    let mut bits = Vec::new();
    for item in &operation.traits {
        let bit = match &item.kind {
            OpTraitKind::Core(core) => match core {
                CoreTrait::IsTerminator => "TERMINATOR",
                CoreTrait::NoTerminator => "NO_TERMINATOR",
                CoreTrait::SingleBlock => "SINGLE_BLOCK",
                CoreTrait::NoRegionArguments => "NO_REGION_ARGUMENTS",
                CoreTrait::IsIsolatedFromAbove => "ISOLATED_FROM_ABOVE",
                CoreTrait::SymbolTable => "SYMBOL_TABLE",
                CoreTrait::HasOnlyGraphRegion => "GRAPH_REGION",
                CoreTrait::AffineScope => "AFFINE_SCOPE",
                CoreTrait::AutomaticAllocationScope => "AUTOMATIC_ALLOCATION_SCOPE",
                CoreTrait::IsCommutative => "COMMUTATIVE",
                CoreTrait::IsIdempotent => "IDEMPOTENT",
                CoreTrait::IsInvolution => "INVOLUTION",
                CoreTrait::ConstantLike => "CONSTANT_LIKE",
                CoreTrait::ReturnLike => "RETURN_LIKE",
                CoreTrait::HasRecursiveMemoryEffects => "RECURSIVE_MEMORY_EFFECTS",
                CoreTrait::AlwaysSpeculatable => "ALWAYS_SPECULATABLE",
                CoreTrait::RecursivelySpeculatable => "RECURSIVELY_SPECULATABLE",
                CoreTrait::HasParallelRegion => "PARALLEL_REGION",
                CoreTrait::MemRefsNormalizable => "MEMREFS_NORMALIZABLE",
                CoreTrait::Scalarizable => "SCALARIZABLE",
                CoreTrait::Vectorizable => "VECTORIZABLE",
                CoreTrait::Tensorizable => "TENSORIZABLE",
                _ => continue,
            },
            OpTraitKind::ImplicitTerminator(_) => "SINGLE_BLOCK",
            OpTraitKind::Interface(interface) if interface.name == "SymbolOpInterface" => "SYMBOL",
            OpTraitKind::Interface(interface) if interface.name == "FunctionOpInterface" => "SYMBOL",
            _ => continue,
        };
        let bit = format_ident!("{bit}");
        if !bits.contains(&bit) {
            bits.push(bit);
        }
    }
    bits
}

/// The runtime's static for a trait that has a verifier.
fn native_trait(core: CoreTrait) -> Option<Ident> {
    let name = match core {
        CoreTrait::SameTypeOperands => "SAME_TYPE_OPERANDS",
        CoreTrait::SameOperandsShape => "SAME_OPERANDS_SHAPE",
        CoreTrait::SameOperandsElementType => "SAME_OPERANDS_ELEMENT_TYPE",
        CoreTrait::SameOperandsAndResultShape => "SAME_OPERANDS_AND_RESULT_SHAPE",
        CoreTrait::SameOperandsAndResultElementType => "SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE",
        CoreTrait::SameOperandsAndResultType => "SAME_OPERANDS_AND_RESULT_TYPE",
        CoreTrait::SameOperandsAndResultRank => "SAME_OPERANDS_AND_RESULT_RANK",
        CoreTrait::ResultsBroadcastableShape => "RESULTS_BROADCASTABLE_SHAPE",
        CoreTrait::ResultsAreFloatLike => "RESULTS_ARE_FLOAT_LIKE",
        CoreTrait::Elementwise => "ELEMENTWISE",
        CoreTrait::IsTerminator => "IS_TERMINATOR",
        CoreTrait::SingleBlock => "SINGLE_BLOCK",
        CoreTrait::NoRegionArguments => "NO_REGION_ARGUMENTS",
        CoreTrait::AttrSizedOperandSegments => "ATTR_SIZED_OPERAND_SEGMENTS",
        CoreTrait::AttrSizedResultSegments => "ATTR_SIZED_RESULT_SEGMENTS",
        CoreTrait::IsIsolatedFromAbove => "IS_ISOLATED_FROM_ABOVE",
        CoreTrait::SymbolTable => "SYMBOL_TABLE",
        _ => return None,
    };
    Some(format_ident!("{name}"))
}

/// The name of a hook of an operation, or of its builder.
pub(super) fn op_hook(operation: &Operation, what: &str) -> Ident {
    names::type_name(&format!("{}{what}", operation.class))
}
