//! The interfaces of an operation: the entries of its table, and implementations by accessors
//! and declarations.

use super::Emitter;
use super::interfaces::{self, entry, entry_of, verifier_name};
use super::types::{self, Life};
use crate::model::op::{Arity, AttrPresence, InterfaceVerify, OpInterface, OpTraitKind, Operation, PartRef};
use crate::model::{DeclaredInterface, Interface, InterfaceUse, MEMORY_EFFECTS, Method, MethodBody};
use crate::names;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

/// How an interface is implemented for an operation.
enum Implementation {
    /// By the definition alone: a function of the interface's table returns the entry.
    Declared(Ident),
    /// By the handle, through its accessors or the author's `impl`.
    Handle,
}

impl Emitter<'_> {
    /// The entries of its interfaces in the table.
    pub(super) fn op_interfaces(&self, operation: &Operation) -> Vec<TokenStream> {
        let handle = names::type_name(&operation.class);
        let mut entries: Vec<TokenStream> = used(operation)
            .map(|(interface, used)| {
                let short = InterfaceUse { path: self.short(&used.path), ..used.clone() };
                match implementation(operation, interface) {
                    Implementation::Declared(maker) => entry(&short, &quote!(#maker)),
                    Implementation::Handle => {
                        if self.op_interface_impl(operation, interface, &used).is_none() {
                            self.want_interface(&used, &handle);
                        }
                        entry_of(&short, &quote!(#handle<'static, 'static>))
                    }
                }
            })
            .collect();
        if operation.declares_memory_effects() && operation.interface(MEMORY_EFFECTS).is_none() {
            entries.push(quote!(i::MemoryEffectOpInterfaceTable::declared()));
        }
        entries.extend(self.canonicalizers(operation));
        entries
    }

    /// The entries for the author's patterns, and for the `canonicalize` method.
    fn canonicalizers(&self, operation: &Operation) -> Vec<TokenStream> {
        let (runtime, handle) = (self.runtime, names::type_name(&operation.class));
        let mut entries = Vec::new();
        if operation.hooks.canonicalizer {
            self.want_canonicalization_patterns(&quote!(#handle<'_, '_>));
            entries.push(quote!(
                #runtime::rewrite::CanonicalizationPatternsTable::entry::<#handle<'static, 'static>>()
            ));
        }
        if operation.hooks.canonicalize {
            let path = quote!(#runtime::rewrite::OpCanonicalize);
            let signature =
                quote!(fn canonicalize(self) -> ::core::option::Option<#runtime::rewrite::Edit<'c>>);
            self.want(&path, quote!(impl<'a, 'c> #path<'a, 'c> for #handle<'a, 'c>), [signature]);
            entries.push(quote!(#runtime::plumbing::rewrite::canonicalize::<#handle<'static, 'static>>()));
        }
        entries
    }

    /// The path of an interface, through the module `i` of `plumbing::op` if it is one of the runtime.
    fn short(&self, path: &TokenStream) -> TokenStream {
        let runtime = self.runtime;
        let module = quote!(#runtime::ir::interfaces::).to_string();
        match path.to_string().strip_prefix(&module).map(str::parse::<TokenStream>) {
            Some(Ok(rest)) => quote!(i::#rest),
            _ => path.clone(),
        }
    }

    /// The verifier of an interface, as an entry of the operation's traits.
    pub(super) fn interface_check(&self, interface: &OpInterface) -> Option<TokenStream> {
        let path = path(interface).filter(|_| interface.verify != InterfaceVerify::None)?;
        let name = types::last(&path).to_string();
        // A verifier of MLIR is C++; a warning about it was given before.
        if self.index.interfaces.get(&*name).is_some_and(|own| own.verifier.is_none()) {
            return None;
        }
        let verifier = verifier_name(&name);
        Some(interfaces::sibling(&path, &verifier))
    }

    /// Implementations of the interfaces that the author does not declare to implement, and
    /// whose required methods are all accessors of the operation.
    pub(super) fn op_interface_impls(&self, operation: &Operation) -> TokenStream {
        let impls = used(operation)
            .filter_map(|(interface, used)| self.op_interface_impl(operation, interface, &used));
        quote!(#(#impls)*)
    }

    fn op_interface_impl(
        &self,
        operation: &Operation,
        interface: &OpInterface,
        used: &InterfaceUse,
    ) -> Option<TokenStream> {
        if interface.declared || matches!(implementation(operation, interface), Implementation::Declared(_)) {
            return None;
        }
        let (path, handle) = (&used.path, names::type_name(&operation.class));
        let known = self.index.op_interfaces.get(interface.name.as_str())?;
        if known.full_class != interface.full_class {
            return None;
        }
        let required = known.methods.iter().filter(|method| matches!(method.body, MethodBody::Required));
        let methods = required
            .map(|method| self.by_accessor(operation, known, method))
            .collect::<Option<Vec<TokenStream>>>()?;
        Some(quote!(impl<'a, 'c> #path<'a, 'c> for #handle<'a, 'c> { #(#methods)* }))
    }

    /// A method implemented by the accessor with its name and type.
    fn by_accessor(
        &self,
        operation: &Operation,
        interface: &Interface,
        method: &Method,
    ) -> Option<TokenStream> {
        if method.is_static || !method.arguments.is_empty() {
            return None;
        }
        let runtime = self.runtime;
        let wanted = names::method(&method.name.text);
        let part = operation.part_names().find(|name| names::value(&name.text) == wanted)?;
        let found = operation.find(&part.text)?;
        let values = |arity: &Arity, range: TokenStream| match arity {
            Arity::One => quote!(#runtime::ir::ValueRef<'a, 'c>),
            Arity::Optional => quote!(::core::option::Option<#runtime::ir::ValueRef<'a, 'c>>),
            Arity::Variadic => quote!(#runtime::ir::#range<'a, 'c>),
            // Each group is a range.
            Arity::Nested { .. } => quote!(impl Iterator),
        };
        let ty = match found {
            PartRef::Operand(at) => values(&operation.operands[at].arity, quote!(Operands)),
            PartRef::Result(at) => values(&operation.results[at].arity, quote!(Results)),
            PartRef::Attribute(at) => {
                let attribute = &operation.attributes[at];
                let ty = self.attribute_value(attribute).rust(self);
                match attribute.presence {
                    AttrPresence::Unit => quote!(bool),
                    AttrPresence::Optional => quote!(::core::option::Option<#ty>),
                    AttrPresence::Required | AttrPresence::Default(_) | AttrPresence::OptionalDefault(_) => {
                        ty
                    }
                }
            }
            PartRef::Region(at) if !operation.regions[at].variadic => quote!(#runtime::ir::RegionRef<'a, 'c>),
            PartRef::Successor(at) if !operation.successors[at].variadic => {
                quote!(#runtime::ir::BlockRef<'a, 'c>)
            }
            PartRef::Property(_) | PartRef::Region(_) | PartRef::Successor(_) => return None,
        };
        let result = self.value(method.result.as_ref()?, Life::Operation);
        if result.to_string() != ty.to_string() {
            return None;
        }
        let (handle, accessor) =
            (names::type_name(&operation.class), names::part_accessor(operation, &part.text));
        let signature = self.signature(interface, method, &quote!(self,));
        Some(quote!(#signature { <#handle<'a, 'c>>::#accessor(self) }))
    }
}

/// The interfaces of an operation that have a Rust trait.
fn used(operation: &Operation) -> impl Iterator<Item = (&OpInterface, InterfaceUse)> {
    operation.traits.iter().filter_map(|item| {
        let OpTraitKind::Interface(interface) = &item.kind else { return None };
        let used = InterfaceUse {
            name: interface.record.clone(),
            full_class: interface.full_class.clone(),
            path: path(interface)?,
            by_hand: interface.declared,
        };
        Some((interface, used))
    })
}

/// The path of an interface's trait.
fn path(interface: &OpInterface) -> Option<TokenStream> {
    interface.path.as_ref()?.parse().ok()
}

/// How an interface is implemented.
fn implementation(operation: &Operation, interface: &OpInterface) -> Implementation {
    match operation.declared(interface) {
        None => Implementation::Handle,
        Some(DeclaredInterface::MemoryEffects | DeclaredInterface::Speculatability) => {
            Implementation::Declared(format_ident!("declared"))
        }
        Some(DeclaredInterface::GraphRegions) => Implementation::Declared(format_ident!("graph_regions")),
        Some(DeclaredInterface::ReturnLike) => Implementation::Declared(format_ident!("return_like")),
    }
}
