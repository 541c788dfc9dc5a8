//! Emission of the model as Rust source.
//!
//! The generated code is small: handles, accessors and static tables that the runtime
//! interprets. All paths begin at the root of a crate, so that the code compiles in any
//! module. `quote` builds the tokens.

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
mod op;
mod op_attrs;
mod op_build;
mod op_directive;
mod op_interfaces;
mod op_table;
mod op_types;
mod pattern;
mod print;
mod types;
mod wanted;

pub(crate) use wanted::{Subject, Wanted};

use crate::model::index::Index;
use crate::model::{AuthorCode, Def, DefKind, Dialect, Enum, Name, OperationOwner};
use crate::source::comment;
use crate::{Options, names};
use constraint::Constraints;
use isogloss_tablegen::{Record, Records, SourceMap, Span};
use proc_macro2::TokenStream;
use quote::{format_ident, quote, quote_spanned};
use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};

/// The items of the operations that a derive declares.
pub(crate) fn declared_operations(
    options: &Options,
    dialects: &[Dialect],
    owner: &OperationOwner,
) -> TokenStream {
    let runtime = &options.runtime();
    let emitter = Emitter { owner: Some(owner), ..Emitter::new(runtime, dialects) };
    let operations = dialects.iter().flat_map(|dialect| &dialect.operations);
    let items = operations.map(|operation| {
        // Each operation has its own statics, because a module may contain several derives.
        let statics = RefCell::new(Constraints::with_prefix(&operation.class));
        emitter.collect_directives(std::slice::from_ref(operation));
        let items = emitter.operation(operation, &statics);
        let directives = emitter.op_directives();
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
    quote!(#items #check)
}

/// Emits the model as Rust.
pub(crate) struct Emitter<'a> {
    /// The path of the runtime crate.
    pub(crate) runtime: &'a TokenStream,
    /// The items that conditions refer to.
    index: Index<'a>,
    /// Rust types that the author writes for C++ types.
    opaque: BTreeMap<&'a str, &'a str>,
    /// The struct of a derive that declares the operation.
    owner: Option<&'a OperationOwner>,
    places: Places<'a>,
    /// The directives of the operations that are being emitted.
    directives: RefCell<op_directive::Directives>,
    /// The items that the author must write for the item that is being emitted.
    wanted: RefCell<Vec<Wanted>>,
    wanted_by_subject: RefCell<HashMap<Subject, Vec<Wanted>>>,
}

/// The items of several dialects.
pub(crate) struct Emitted {
    pub(crate) tokens: TokenStream,
    /// The items that authors must write, by subject.
    pub(crate) wanted: HashMap<Subject, Vec<Wanted>>,
}

/// The items of all dialects, for source or for a macro.
pub(crate) fn all(options: &Options, dialects: &[Dialect], records: &Records, is_source: bool) -> Emitted {
    let runtime = &options.runtime();
    let sources = records.sources();
    let places = if is_source { Places::Comments(sources) } else { Places::Macros(sources) };
    let emitter = Emitter { places, ..Emitter::new(runtime, dialects) };
    let tokens = emitter.dialects(dialects);
    Emitted { tokens, wanted: emitter.take_wanted() }
}

/// The items of one record, for source.
pub(crate) fn record(options: &Options, dialects: &[Dialect], record: Record<'_>) -> Option<TokenStream> {
    let runtime = &options.runtime();
    let places = Places::Comments(record.records().sources());
    Emitter { places, ..Emitter::new(runtime, dialects) }.record(dialects, record)
}

/// How the generated code refers to the source location of the author's Rust.
#[derive(Clone, Copy)]
enum Places<'a> {
    /// Not at all: the code has the author's own tokens.
    None,
    /// In comments, for source.
    Comments(&'a SourceMap),
    /// In the names of macros, for tokens.
    Macros(&'a SourceMap),
}

impl<'a> Emitter<'a> {
    /// An emitter for items of these dialects.
    pub(crate) fn new(runtime: &'a TokenStream, dialects: &'a [Dialect]) -> Self {
        Self {
            runtime,
            index: Index::new(dialects),
            opaque: dialects
                .iter()
                .flat_map(|dialect| &dialect.opaque_types)
                .map(|(name, cpp)| (name.as_str(), cpp.as_str()))
                .collect(),
            owner: None,
            places: Places::None,
            directives: RefCell::default(),
            wanted: RefCell::default(),
            wanted_by_subject: RefCell::default(),
        }
    }

    /// A comment with the location of the author's code.
    fn mark(&self, place: Span) -> TokenStream {
        match self.places {
            Places::Comments(sources) if !place.is_none() => comment::tokens(&comment::place(sources, place)),
            Places::Comments(_) | Places::Macros(_) | Places::None => TokenStream::new(),
        }
    }

    /// The statements of a body that the author has written. In tokens, a macro whose name has the location expands to
    /// them: the compiler reports that an error originates in that macro.
    fn body(&self, body: &AuthorCode) -> TokenStream {
        let AuthorCode { tokens, place } = body;
        match self.places {
            Places::Macros(sources) if !place.is_none() => {
                let name = comment::name(&comment::place(sources, *place));
                quote! {
                    macro_rules! #name {
                        () => {{ #tokens }};
                    }
                    #name!()
                }
            }
            Places::Comments(_) | Places::Macros(_) | Places::None => {
                let mark = self.mark(*place);
                quote!(#mark #tokens)
            }
        }
    }

    /// A reference to the table of an enum that is generated in the same run.
    fn enum_table(&self, class: &str) -> Option<TokenStream> {
        let item = self.index.enum_named(class)?;
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

    /// The static of an interface of a full C++ name that is generated in the same run.
    fn interface_of(&self, full: &str) -> Option<TokenStream> {
        let name = interfaces::static_name(&self.index.interface(full)?.class);
        Some(quote!(#name))
    }

    /// The static of an interface of types or attributes by its full C++ name, if it is not generated: a sibling of the
    /// trait.
    fn foreign_interface_static(&self, full: &str) -> Option<TokenStream> {
        let path = self.index.foreign_trait(full)?;
        let name = interfaces::static_name(&types::last(path).to_string());
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

    /// The items of one record, with the statics that they need; `None` for a record without items, such as a
    /// constraint.
    fn record(&self, dialects: &[Dialect], record: Record<'_>) -> Option<TokenStream> {
        let is_it = |name: &Name| name.text == record.name() && name.span == record.span();
        let of_dialect = record.get::<&str>("name").ok().filter(|_| record.is_subclass_of("Dialect"));
        dialects.iter().find_map(|dialect| {
            if let Some(name) = dialect.name.as_ref().filter(|name| of_dialect == Some(&*name.text)) {
                return Some(self.dialect_table(dialect, &name.text));
            }
            if let Some(def) = dialect.defs.iter().find(|def| is_it(&def.record)) {
                return Some(self.def(def, dialect.prefix()));
            }
            if let Some(item) = dialect.enums.iter().find(|item| is_it(&item.record)) {
                return Some(self.enumeration(item));
            }
            if let Some(interface) = dialect.interfaces.iter().find(|interface| is_it(&interface.record)) {
                return Some(self.interface(interface));
            }
            let statics = RefCell::new(Constraints::default());
            let items = if let Some(operation) = dialect.operations.iter().find(|op| is_it(&op.record)) {
                self.collect_directives(std::slice::from_ref(operation));
                let items = self.operation(operation, &statics);
                let directives = self.op_directives();
                quote!(#items #directives)
            } else {
                let pattern = dialect.patterns.iter().find(|pattern| is_it(&pattern.record))?;
                self.pattern(pattern, &statics)
            };
            let constraints = Self::constraint_statics(statics);
            Some(quote!(#items #constraints))
        })
    }

    /// The items of one dialect.
    fn dialect(&self, dialect: &Dialect) -> TokenStream {
        let table = dialect.name.as_ref().map(|name| {
            let subject = Subject::Dialect(name.text.clone());
            self.for_subject(subject, || self.dialect_table(dialect, &name.text))
        });
        let record = |name: &Name| Subject::Record(name.text.clone());
        let enums = dialect.enums.iter().filter(|item| item.path.is_none());
        let enums = enums.map(|item| self.enumeration(item));
        let interfaces = dialect
            .interfaces
            .iter()
            .map(|interface| self.for_subject(record(&interface.record), || self.interface(interface)));
        let defs = dialect
            .defs
            .iter()
            .map(|def| self.for_subject(record(&def.record), || self.def(def, dialect.prefix())));
        let holder = self.dialect_holder(dialect);
        let helpers = self.discardable_attributes(dialect);
        let statics = RefCell::new(Constraints::default());
        self.collect_directives(&dialect.operations);
        let operations = dialect.operations.iter().map(|operation| {
            self.for_subject(record(&operation.record), || self.operation(operation, &statics))
        });
        let operations: Vec<TokenStream> = operations.collect();
        let directives = self.op_directives();
        let patterns = self.patterns(dialect, &statics);
        let constraints = Self::constraint_statics(statics);
        quote! {
            #table #(#enums)* #(#interfaces)* #(#defs)* #(#operations)* #directives #patterns #constraints #holder #helpers
        }
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
        if let Some(models) = &dialect.external_models {
            fields.push(quote!(models: #models.values));
            fields.push(quote!(op_models: #models.operations));
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
            // Spans of all tokens of the call are at the name, so that the compiler reports an error there.
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
