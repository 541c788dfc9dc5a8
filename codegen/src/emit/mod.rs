//! Emission of the model as Rust source.
//!
//! The generated code is small: handles, accessors and static tables that the runtime
//! interprets. All paths begin at the root of a crate, so that the code compiles in any
//! module. `quote` builds the tokens, `syn` parses them as a check, and `prettyplease` formats
//! them.

mod builders;
mod constraint;
mod declared;
mod def;
mod dialect_hooks;
mod docs;
mod enums;
mod format;
mod hooks;
mod interfaces;
mod items;
mod layout;
pub(crate) mod mark;
mod needed;
mod op;
mod op_attrs;
mod op_build;
mod op_format;
mod op_interfaces;
mod op_types;
mod source;
mod types;

pub(crate) use constraint::is_known_class;
pub(crate) use types::is_stored_plainly;

use crate::model::constraint::{Class, ClassKind};
use crate::model::{Def, DefKind, Dialect, Enum, ForeignDef, Interface, Name, ParamType, last_name};
use crate::{OperationOwner, Options, names};
use constraint::Constraints;
use isogloss_tablegen::{Diagnostic, SourceMap, Span};
use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use quote::{format_ident, quote, quote_spanned};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::mem;
use syn::Item;

/// The items of the operations that a derive declares, and warnings about parts that are not
/// verified.
pub(crate) fn declared_operations(
    options: &Options,
    dialects: &mut [Dialect],
    owner: &OperationOwner,
) -> (TokenStream, Vec<Diagnostic>) {
    let runtime = &options.runtime();
    let mut warnings = op_types::drop_unreadable_defaults(runtime, dialects);
    warnings.extend(op_types::unverified_parts(dialects));
    let has_prelude = !options.no_implicit_prelude;
    let emitter = Emitter { owner: Some(owner), has_prelude, ..Emitter::new(runtime, dialects) };
    let operations = dialects.iter().flat_map(|dialect| &dialect.operations);
    let items = operations.map(|operation| {
        // Each operation has its own statics, because a module may contain several derives.
        let statics = RefCell::new(Constraints::with_prefix(&operation.class));
        let items = emitter.operation(operation, &statics);
        let directives = emitter.op_directives(std::slice::from_ref(operation));
        let constraints = Emitter::constraint_statics(statics);
        quote!(#items #directives #constraints)
    });
    let items: TokenStream = items.collect();
    let OperationOwner { dialect, dialect_name, .. } = owner;
    let message =
        format!("the dialect is not named `{dialect_name}`: add `dialect = \"...\"` to `#[dialect(...)]`");
    let check = quote!(
        const _: () = ::core::assert!(#runtime::plumbing::same_text(#dialect::NAME, #dialect_name), #message);
    );
    warnings.append(&mut emitter.take_warnings());
    (for_prelude(quote!(#items #check), options), warnings)
}

/// Emits the model as Rust.
pub(crate) struct Emitter<'a> {
    /// The path of the runtime crate.
    pub(crate) runtime: &'a TokenStream,
    /// Interfaces that are generated in the same run, by name.
    interfaces: BTreeMap<&'a str, &'a Interface>,
    /// Interfaces that operations implement, of this run and of others, by name.
    op_interfaces: BTreeMap<&'a str, &'a Interface>,
    /// Types and attributes that are generated in the same run, by class.
    defs: BTreeMap<(&'a str, &'a str), &'a Def>,
    /// Types and attributes of dialects of other crates, by class.
    foreign_defs: BTreeMap<(&'a str, &'a str), &'a ForeignDef>,
    /// The paths of the traits of interfaces that are not generated, by name.
    foreign_traits: BTreeMap<&'a str, &'a TokenStream>,
    /// Enums that are generated in the same run, or are of dialects of other crates, by class.
    enums: BTreeMap<&'a str, &'a Enum>,
    /// Rust types that the author writes for C++ types.
    opaque: BTreeMap<&'a str, &'a str>,
    /// Warnings about parts of definitions that have no effect.
    warnings: RefCell<Vec<Diagnostic>>,
    /// Conditions that cannot be verified, recorded since the last warning.
    unknown: RefCell<Vec<Name>>,
    /// The struct of a derive that declares the operation.
    owner: Option<&'a OperationOwner>,
    /// The definition files, if the places of paths are marked.
    sources: Option<&'a SourceMap>,
    /// Whether the methods of the prelude's traits are in scope of the code.
    has_prelude: bool,
}

/// The items of all dialects, and warnings about parts that are not verified.
pub(crate) fn all(
    options: &Options,
    dialects: &mut [Dialect],
    sources: &SourceMap,
) -> (TokenStream, Vec<Diagnostic>) {
    let runtime = &options.runtime();
    let mut warnings = op_types::drop_unreadable_defaults(runtime, dialects);
    warnings.extend(op_types::unverified_parts(dialects));
    let has_prelude = !options.no_implicit_prelude;
    let emitter = Emitter { sources: Some(sources), has_prelude, ..Emitter::new(runtime, dialects) };
    let tokens = emitter.dialects(dialects);
    warnings.append(&mut emitter.take_warnings());
    (for_prelude(tokens, options), warnings)
}

/// The conversion of a value to the type that its place expects, in a module with the standard prelude or without.
pub(crate) fn converted(value: &TokenStream, has_prelude: bool) -> TokenStream {
    if has_prelude { quote!(#value.into()) } else { quote!(::core::convert::Into::into(#value)) }
}

/// The items, as a module without the standard prelude needs them if the options are for one:
/// names of the prelude are paths, and `#[diagnostic::...]`, which the compiler does not resolve
/// there, is left out.
pub(crate) fn for_prelude(items: TokenStream, options: &Options) -> TokenStream {
    if options.no_implicit_prelude { without_prelude(items) } else { items }
}

fn without_prelude(items: TokenStream) -> TokenStream {
    let mut tokens = items.into_iter().peekable();
    let mut kept: Vec<TokenTree> = Vec::new();
    while let Some(token) = tokens.next() {
        match (token, tokens.peek()) {
            (TokenTree::Punct(mark), Some(TokenTree::Group(group)))
                if mark.as_char() == '#' && starts_with(group, "diagnostic") =>
            {
                tokens.next();
            }
            (TokenTree::Group(group), _) => {
                let contents = if starts_with(&group, "derive") {
                    derive_by_path(group.stream())
                } else {
                    without_prelude(group.stream())
                };
                kept.push(in_group(&group, contents));
            }
            (TokenTree::Ident(name), Some(TokenTree::Group(group)))
                if group.delimiter() == Delimiter::Parenthesis && !ends_a_path(&kept) =>
            {
                match name.to_string().as_str() {
                    "Some" => kept.extend(quote!(::core::option::Option::#name)),
                    "Ok" | "Err" => kept.extend(quote!(::core::result::Result::#name)),
                    _ => kept.push(TokenTree::Ident(name)),
                }
            }
            (token, _) => kept.push(token),
        }
    }
    kept.into_iter().collect()
}

/// A group with other contents.
fn in_group(group: &Group, contents: TokenStream) -> TokenTree {
    let mut new = Group::new(group.delimiter(), contents);
    new.set_span(group.span());
    TokenTree::Group(new)
}

fn starts_with(group: &Group, word: &str) -> bool {
    matches!(group.stream().into_iter().next(), Some(TokenTree::Ident(first)) if first == word)
}

/// Whether a name after these tokens is part of a path, a method, or the name of a function.
fn ends_a_path(tokens: &[TokenTree]) -> bool {
    match tokens {
        [.., TokenTree::Punct(first), TokenTree::Punct(second)]
            if first.as_char() == ':' && second.as_char() == ':' =>
        {
            true
        }
        [.., TokenTree::Punct(mark)] => mark.as_char() == '.',
        [.., TokenTree::Ident(keyword)] => keyword == "fn",
        _ => false,
    }
}

/// A `derive(...)` whose traits are named by their paths.
fn derive_by_path(derive: TokenStream) -> TokenStream {
    let mut kept: Vec<TokenTree> = Vec::new();
    for token in derive {
        match token {
            TokenTree::Group(list) => kept.push(in_group(&list, derive_by_path(list.stream()))),
            TokenTree::Ident(name) if !ends_a_path(&kept) => match name.to_string().as_str() {
                "Clone" => kept.extend(quote!(::core::clone::#name)),
                "Copy" => kept.extend(quote!(::core::marker::#name)),
                "Debug" => kept.extend(quote!(::core::fmt::#name)),
                "PartialEq" | "Eq" | "PartialOrd" | "Ord" => kept.extend(quote!(::core::cmp::#name)),
                "Hash" => kept.extend(quote!(::core::hash::#name)),
                "Default" => kept.extend(quote!(::core::default::#name)),
                _ => kept.push(TokenTree::Ident(name)),
            },
            token => kept.push(token),
        }
    }
    kept.into_iter().collect()
}

impl<'a> Emitter<'a> {
    /// An emitter for items of these dialects.
    pub(crate) fn new(runtime: &'a TokenStream, dialects: &'a [Dialect]) -> Self {
        let by_name = |interface: &'a Interface| (interface.class.as_str(), interface);
        let interfaces = dialects.iter().flat_map(|dialect| &dialect.interfaces).map(by_name);
        let foreign = dialects.iter().flat_map(|dialect| &dialect.foreign_interfaces).map(by_name);
        let of_dialect = |dialect: &'a Dialect| {
            dialect.defs.iter().map(|def| ((dialect.prefix(), def.class.as_str()), def))
        };
        let defs = dialects.iter().flat_map(of_dialect);
        let enums = dialects.iter().flat_map(|dialect| &dialect.enums);
        let foreign_defs = dialects.iter().flat_map(|dialect| &dialect.foreign_defs);
        let foreign_traits = dialects.iter().flat_map(|dialect| &dialect.foreign_traits);
        Self {
            runtime,
            interfaces: interfaces.clone().collect(),
            op_interfaces: foreign.chain(interfaces).collect(),
            defs: defs.collect(),
            foreign_defs: foreign_defs.map(|def| ((def.dialect.as_str(), def.class.as_str()), def)).collect(),
            foreign_traits: foreign_traits.map(|(class, path)| (class.as_str(), path)).collect(),
            enums: enums.map(|item| (item.full_class.as_str(), item)).collect(),
            opaque: dialects
                .iter()
                .flat_map(|dialect| &dialect.opaque_types)
                .map(|(name, cpp)| (name.as_str(), cpp.as_str()))
                .collect(),
            warnings: RefCell::default(),
            unknown: RefCell::default(),
            owner: None,
            sources: None,
            has_prelude: true,
        }
    }

    /// The mark of a path that the author has written.
    fn mark(&self, place: Span) -> TokenStream {
        self.sources.map(|sources| mark::at(sources, place)).unwrap_or_default()
    }

    pub(crate) fn take_warnings(&self) -> Vec<Diagnostic> {
        self.warnings.take()
    }

    fn warn(&self, warning: Diagnostic) {
        self.warnings.borrow_mut().push(warning);
    }

    /// The type or attribute of a class of a dialect that is generated in the same run.
    fn def_named(&self, dialect: &str, class: &str) -> Option<&'a Def> {
        self.defs.get(&(dialect, class)).copied()
    }

    /// The type or attribute that a class is and that is generated in the same run.
    fn def_of(&self, class: &Class) -> Option<&'a Def> {
        match &class.kind {
            ClassKind::Definition { dialect } => self.def_named(dialect, &class.name),
            ClassKind::Builtin => self.def_named("builtin", &class.name),
            ClassKind::Interface { .. } | ClassKind::EnumAttr { .. } | ClassKind::Unknown => None,
        }
    }

    /// The type or attribute of a class, of a dialect of another crate.
    fn foreign_def(&self, dialect: &str, class: &str) -> Option<&'a ForeignDef> {
        self.foreign_defs.get(&(dialect, class)).copied()
    }

    /// The enum of a full C++ name that is generated in the same run, or of a dialect of another crate.
    fn enum_named(&self, class: &str) -> Option<&'a Enum> {
        self.enums.get(class).copied()
    }

    /// A reference to the table of an enum that is generated in the same run.
    fn enum_table(&self, class: &str) -> Option<TokenStream> {
        let item = self.enum_named(class)?;
        let table = names::constant(&format!("{}_enum", item.class));
        let runtime = self.runtime;
        Some(match self.enum_path(item) {
            Some(path) => quote!(#runtime::plumbing::op::enum_def::<#path>()),
            None => quote!(&#table),
        })
    }

    /// The path of an enum that is not generated.
    fn enum_path(&self, item: &Enum) -> Option<TokenStream> {
        item.path.as_ref()?.parse().ok()
    }

    /// The static of an interface that is generated in the same run.
    fn interface_static(&self, name: &str) -> Option<TokenStream> {
        let interface = self.interfaces.get(name)?;
        let name = interfaces::static_name(&interface.class);
        Some(quote!(#name))
    }

    /// The static of an interface of a full C++ name that is generated in the same run.
    fn interface_of(&self, full: &str) -> Option<TokenStream> {
        let name = last_name(full);
        let is_it = self.interfaces.get(name).is_some_and(|interface| interface.full_class == full);
        is_it.then(|| self.interface_static(name))?
    }

    /// The static of an interface of types or attributes of a full C++ name that is not generated: it is beside the trait.
    fn foreign_interface_static(&self, full: &str) -> Option<TokenStream> {
        let path = self.foreign_traits.get(full)?;
        let name = interfaces::static_name(&interfaces::last(path).to_string());
        Some(interfaces::sibling(path, &name))
    }

    /// The items of all dialects: of a single one in the root, of several in one module each.
    pub(crate) fn dialects(&self, dialects: &[Dialect]) -> TokenStream {
        match dialects {
            [dialect] => self.dialect(dialect),
            _ => {
                let modules = dialects.iter().map(|dialect| {
                    let name = names::value(dialect.prefix());
                    let docs = docs::item(&dialect.docs, &format!("The dialect `{}`.", dialect.prefix()));
                    let items = self.dialect(dialect);
                    quote! {
                        #docs
                        pub mod #name { #items }
                    }
                });
                quote!(#(#modules)*)
            }
        }
    }

    /// The items of one dialect.
    fn dialect(&self, dialect: &Dialect) -> TokenStream {
        let table = dialect.name.as_ref().map(|name| self.dialect_table(dialect, &name.text));
        let enums = dialect.enums.iter().filter(|item| item.path.is_none());
        let enums = enums.map(|item| self.enumeration(item));
        let interfaces = dialect.interfaces.iter().map(|interface| self.interface(interface));
        let defs = dialect.defs.iter().map(|def| self.def(def, dialect.prefix()));
        let holder = self.dialect_holder(dialect);
        let helpers = self.discardable_attributes(dialect);
        let statics = RefCell::new(Constraints::default());
        let operations: Vec<TokenStream> =
            dialect.operations.iter().map(|operation| self.operation(operation, &statics)).collect();
        let directives = self.op_directives(&dialect.operations);
        let constraints = Self::constraint_statics(statics);
        quote!(#table #(#enums)* #(#interfaces)* #(#defs)* #(#operations)* #directives #constraints #holder #helpers)
    }

    /// `pub const fn dialect()` with the table that a context is built from.
    fn dialect_table(&self, dialect: &Dialect, name: &str) -> TokenStream {
        let mut fields = Vec::new();
        if !dialect.docs.summary.is_empty() {
            let summary = &dialect.docs.summary;
            fields.push(quote!(summary: #summary));
        }
        for (field, kind) in [("types", DefKind::Type), ("attributes", DefKind::Attribute)] {
            let (field, defs) = (format_ident!("{field}"), self.listed_defs(dialect, kind));
            if !defs.is_empty() {
                fields.push(quote!(#field: &[#(#defs),*]));
            }
        }
        if !dialect.operations.is_empty() {
            let ops = dialect.operations.iter().map(|operation| names::table(&operation.class));
            fields.push(quote!(ops: &[#(&#ops),*]));
        }
        if !dialect.dependencies.is_empty() {
            let dependencies = &dialect.dependencies;
            fields.push(quote!(dependencies: &[#(#dependencies()),*]));
        }
        if let Some(base) = &dialect.extends {
            fields.push(quote!(extends: ::core::option::Option::Some(#base::dialect())));
        }
        fields.extend(self.hook_fields(dialect));
        if let Some(declared) = &dialect.declared {
            return self.declared_dialect(declared, name, &fields);
        }
        let docs = docs::item(&dialect.docs, &format!("The dialect `{name}`."));
        let note = docs::lines(&format!("\n{TABLE_DOCS}"));
        let function = self.table_function(name, &fields);
        quote!(#docs #note #function)
    }

    /// The function that returns the table with these fields.
    fn table_function(&self, name: &str, fields: &[TokenStream]) -> TokenStream {
        let runtime = self.runtime;
        quote! {
            #[must_use]
            pub const fn dialect() -> &'static #runtime::def::Dialect {
                static DIALECT: #runtime::def::Dialect = #runtime::def::Dialect {
                    #(#fields,)*
                    ..#runtime::def::Dialect::new(#name)
                };
                &DIALECT
            }
        }
    }

    /// The tables of the types or of the attributes of a dialect.
    fn listed_defs(&self, dialect: &Dialect, kind: DefKind) -> Vec<TokenStream> {
        let runtime = self.runtime;
        let own = dialect.defs.iter().filter(|def| def.kind == kind).map(|def| {
            let table = names::table(&def.class);
            quote!(&#table)
        });
        let listed = dialect.declared.iter().flat_map(|declared| match kind {
            DefKind::Type => &declared.types,
            DefKind::Attribute => &declared.attributes,
        });
        let listed = listed.map(|path| {
            // The compiler reports a mistake at the name: all tokens of the call are there.
            let call_site = proc_macro2::Span::call_site();
            let name = path.clone().into_iter().last();
            let place = name.map_or(call_site, |name| name.span().resolved_at(call_site));
            let runtime = runtime.clone().into_iter().map(|mut token| {
                token.set_span(place);
                token
            });
            let runtime: TokenStream = runtime.collect();
            quote_spanned!(place=> #runtime::plumbing::listed::<#path>())
        });
        own.chain(listed).collect()
    }

    /// The base of a handle: `Type` or `Attribute`.
    fn base(def: &Def) -> TokenStream {
        match def.kind {
            DefKind::Type => quote!(Type),
            DefKind::Attribute => quote!(Attribute),
        }
    }
}

/// The documentation of the function that returns a dialect's table.
const TABLE_DOCS: &str = "The table that registers the dialect in a context.";

/// Tokens as formatted source.
///
/// Statics and macro calls, which are most of the items, are formatted by [`source`] without being parsed; their
/// expressions come from the model, and the compiler reads them.
///
/// # Errors
/// If the tokens of another item are not Rust, because of a bug in the emitter or an invalid expression of the author.
pub(crate) fn pretty(tokens: TokenStream) -> Result<String, String> {
    let mut tables = Vec::new();
    let tokens = items::without_tables(tokens, &mut tables);
    let text = tokens.clone();
    let mut file: syn::File = syn::parse2(tokens).map_err(|error| format!("{error} in:\n{text}"))?;
    file.items = spaced(file.items);
    let laid_out = prettyplease::unparse(&file);
    let mut source = String::with_capacity(laid_out.len() + tables.iter().map(String::len).sum::<usize>());
    let mut tables = tables.iter();
    for line in laid_out.lines() {
        let item = line.trim_start();
        let indent = &line[..line.len() - item.len()];
        match item {
            BLANK_LINE => source.push('\n'),
            TABLE => {
                for line in tables.next().into_iter().flat_map(|table| table.lines()) {
                    source.push_str(if line.is_empty() { "" } else { indent });
                    source.push_str(line);
                    source.push('\n');
                }
            }
            _ => {
                source.push_str(line);
                source.push('\n');
            }
        }
    }
    Ok(mark::as_comments(&source))
}

/// A type as formatted source, on one line.
pub(crate) fn type_text(ty: &TokenStream) -> String {
    let fallback = || ty.to_string();
    let Ok(file) = syn::parse2::<syn::File>(quote!(type T = #ty;)) else { return fallback() };
    let text = prettyplease::unparse(&file);
    let ty = text.trim().strip_prefix("type T = ").and_then(|text| text.strip_suffix(';'));
    ty.map_or_else(fallback, |ty| ty.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// The source of the type of an argument that is borrowed for a call only.
pub(crate) fn argument_text(runtime: &TokenStream, ty: &ParamType) -> String {
    Emitter::new(runtime, &[]).borrowed(ty, types::Life::Context).to_string()
}

/// The signature of a function of a trait as formatted source, on one line.
fn signature_text(signature: &TokenStream) -> String {
    let fallback = || signature.to_string();
    let Ok(file) = syn::parse2::<syn::File>(quote!(trait T { #signature })) else { return fallback() };
    let text = prettyplease::unparse(&file);
    let text = text.trim().strip_prefix("trait T {").and_then(|text| text.strip_suffix('}'));
    let Some(text) = text else { return fallback() };
    let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
    words.replace("( ", "(").replace(", )", ")")
}

/// The formatted text of an item that marks a blank line, because no token does.
const BLANK_LINE: &str = "__blank_line! {}";

/// The formatted text of an item that marks the place of the next table.
const TABLE: &str = "__table! {}";

/// Inserts blank lines before documented items, so that a def is one paragraph.
fn spaced(items: Vec<Item>) -> Vec<Item> {
    let mut paragraphs = Vec::with_capacity(items.len() * 2);
    for mut item in items {
        if !paragraphs.is_empty() && is_documented(&item) {
            paragraphs.push(syn::parse_quote!(__blank_line! {}));
        }
        if let Item::Mod(module) = &mut item
            && let Some((_, content)) = &mut module.content
        {
            *content = spaced(mem::take(content));
        }
        paragraphs.push(item);
    }
    paragraphs
}

fn is_documented(item: &Item) -> bool {
    let attributes = match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        _ => return false,
    };
    attributes.iter().any(|attribute| attribute.path().is_ident("doc"))
}

#[cfg(test)]
mod tests {
    use super::{pretty, type_text};
    use quote::quote;

    #[test]
    fn types_are_formatted() {
        assert_eq!(type_text(&quote!(::isogloss::Type<'c>)), "::isogloss::Type<'c>");
        assert_eq!(type_text(&quote!(&'c [Option<u32>])), "&'c [Option<u32>]");
    }

    #[test]
    fn a_documented_item_begins_a_paragraph() {
        let tokens = quote! {
            /// A.
            struct A;
            impl A {}
            /// M.
            mod m {
                /// B.
                struct B;
                /// C.
                struct C;
            }
        };
        let expected = "\
/// A.
struct A;
impl A {}

/// M.
mod m {
    /// B.
    struct B;

    /// C.
    struct C;
}
";
        assert_eq!(pretty(tokens).as_deref(), Ok(expected));
    }
}
