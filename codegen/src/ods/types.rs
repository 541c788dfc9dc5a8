//! Resolution of type spellings to Rust types, by `CppType` records and by the classes in the definition files.

use super::classes::{def_kind, interface_kind};
use super::cpp_in_rust;
use super::cpp_names::{CppNames, MLIR, candidates, enum_name, joined, namespace_of};
use super::rust_path::{RustPath, in_runtime, rust_path};
use super::scopes::Scope;
use crate::model::constraint::{Class, ClassKind};
use crate::model::op::InterfaceVerify;
use crate::model::{
    DefKind, EnumType, ForeignDef, Handle, InterfaceKind, ParamType, Presence, Text, TypeSyntax,
    TypeSyntaxKind, dialect_class, last_name, parse_type,
};
use crate::{Options, codes, names};
use isogloss_tablegen::{DagValue, Diagnostic, Record, Records, Span};
use proc_macro2::{TokenStream, TokenTree};
use quote::quote;
use std::cell::{OnceCell, RefCell};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::sync::{Arc, OnceLock};

/// The types that a definition can name.
pub(super) struct Types<'r> {
    /// By full C++ names without the leading colons. A record `CppType` may omit the namespaces: it applies in any of
    /// them. Other names may be in the library's table.
    by_name: BTreeMap<String, KnownType>,
    /// The types of the library's table, made on first use.
    of_library: Vec<OnceCell<ParamType>>,
    /// The names of records `CppType` that omit the namespaces.
    anywhere: BTreeSet<String>,
    /// The C++ names of the definitions.
    pub(super) names: Arc<CppNames>,
    /// The namespace of the current texts.
    namespace: RefCell<String>,
    /// The files of the library, whose texts are in MLIR's namespace.
    library: Vec<Span>,
    templates: BTreeMap<String, Template>,
    /// Paths of modules of dialects whose items definitions can name, by the class name.
    dialects: BTreeMap<String, TokenStream>,
    /// As `dialects`, by the C++ namespaces of the dialects; `None` for a dialect without a known module.
    by_namespace: HashMap<&'r str, Option<TokenStream>>,
    /// Paths of modules of the records `CppDialect`, by the class name.
    listed_dialects: BTreeMap<String, TokenStream>,
    /// Paths of interfaces' traits, by full names.
    interfaces: BTreeMap<String, RustPath>,
    /// Interfaces with the trait of the library's counterpart, by full names.
    counterparts: BTreeMap<String, InterfaceVerify>,
    /// The enums that are sets of bits, by full names.
    bit_sets: BTreeSet<String>,
    /// The cases of enums, by full names.
    cases: BTreeMap<String, Cases<'r>>,
    /// The parameters of the constructors of generated types and attributes, by full names.
    constructors: BTreeMap<String, Vec<String>>,
    /// Types and attributes of dialects of other crates.
    foreign_defs: Vec<ForeignDef>,
    /// The path of the runtime.
    pub(super) runtime: TokenStream,
    /// Whether the definitions are of MLIR's own classes, and their code is C++.
    pub(super) of_mlir: bool,
    /// The names of the Rust types for C++ types without a counterpart, with the C++ types.
    opaque: BTreeMap<String, String>,
    /// The path before the names of opaque types.
    root: TokenStream,
    /// Where the author's `CppType` records name Rust types, by path.
    written: BTreeMap<String, Span>,
    /// The Rust types of the arguments of builders, by their C++ texts in the current namespace. Most builders share
    /// them.
    of_builders: RefCell<HashMap<String, Option<String>>>,
}

/// The path of the Rust type of a value, or of the elements of a list.
fn path_of(ty: &ParamType) -> Option<&TokenStream> {
    match ty {
        ParamType::Rust(path) => Some(path),
        ParamType::Enum(ty) => Some(&ty.path),
        ParamType::Handle(handle) => Some(&handle.path),
        ParamType::List(element) | ParamType::Option(element) => path_of(element),
        _ => None,
    }
}

/// A named type.
struct KnownType {
    /// The Rust path and the kind in a record `CppType` of the library, from which the type is made on first use.
    written: [String; 2],
    ty: OnceCell<ParamType>,
}

impl From<ParamType> for KnownType {
    fn from(ty: ParamType) -> Self {
        Self { written: Default::default(), ty: OnceCell::from(ty) }
    }
}

/// The cases of an enum, read on first use.
struct Cases<'r> {
    record: Record<'r>,
    is_bit_set: bool,
    /// The names in Rust.
    in_rust: OnceCell<Vec<String>>,
}

impl Cases<'_> {
    fn in_rust(&self) -> &[String] {
        self.in_rust.get_or_init(|| {
            let cases: Vec<Record<'_>> = self.record.find("enumerants").unwrap_or_default();
            let symbols = cases.iter().filter_map(|case| case.find::<&str>("symbol"));
            let in_rust = |symbol| if self.is_bit_set { names::flag(symbol) } else { names::variant(symbol) };
            symbols.map(|symbol| in_rust(symbol).to_string()).collect()
        })
    }
}

#[derive(Clone, Copy)]
enum Template {
    List,
    Optional,
}

/// The library's table of types, which no definition changes. It is read once, because a language server checks a file
/// after each edit. A Rust path in it is parsed when a definition names the type.
struct Library {
    records: &'static Records,
    /// The positions in `types`, by names as in [`Types::by_name`].
    by_name: BTreeMap<&'static str, usize>,
    /// The Rust type of each record `CppType` and its kind.
    types: Vec<[&'static str; 2]>,
    /// The fields of the records as written.
    written: HashSet<[&'static str; 3]>,
}

fn library() -> &'static Library {
    static RECORDS: OnceLock<Records> = OnceLock::new();
    static LIBRARY: OnceLock<Library> = OnceLock::new();
    LIBRARY.get_or_init(|| {
        let records = RECORDS.get_or_init(|| {
            let include = format!("include \"{}\"\n", isogloss_defs::RUST_TYPES);
            crate::library().evaluate_str("isogloss-defs", include)
        });
        let types: Vec<[&str; 3]> = records.derived_from("CppType").filter_map(cpp_type).collect();
        Library {
            records,
            by_name: types.iter().enumerate().map(|(at, [cpp, ..])| (full_name(cpp), at)).collect(),
            types: types.iter().map(|[_, rust, kind]| [*rust, *kind]).collect(),
            written: types.iter().copied().collect(),
        }
    })
}

/// The C++ name, the Rust type and the kind of a record `CppType`.
fn cpp_type(record: Record<'_>) -> Option<[&str; 3]> {
    let field = |name| record.get::<&str>(name).ok();
    Some([field("cpp")?, field("rust")?, field("kind")?])
}

/// The name of a record `CppType` without blanks and leading colons.
fn full_name(cpp: &str) -> &str {
    cpp.trim().trim_start_matches("::")
}

impl<'r> Types<'r> {
    pub(super) fn new(
        records: &'r Records,
        options: &Options,
        names: &Arc<CppNames>,
        selected: &[Scope<'r>],
        errors: &mut Vec<Diagnostic>,
    ) -> Self {
        let mut types = Self {
            by_name: PRIMITIVES.into_iter().map(|(name, ty)| (name.to_owned(), ty.into())).collect(),
            of_library: vec![OnceCell::new(); library().types.len()],
            anywhere: PRIMITIVES
                .iter()
                .map(|(name, _)| *name)
                .filter(|name| !matches!(*name, "Type" | "Attribute"))
                .map(str::to_owned)
                .collect(),
            names: Arc::clone(names),
            namespace: RefCell::new(MLIR.to_owned()),
            library: library_files(records).collect(),
            written: BTreeMap::new(),
            templates: BTreeMap::new(),
            dialects: BTreeMap::new(),
            by_namespace: HashMap::new(),
            listed_dialects: BTreeMap::new(),
            interfaces: BTreeMap::new(),
            counterparts: BTreeMap::new(),
            bit_sets: BTreeSet::new(),
            cases: BTreeMap::new(),
            constructors: BTreeMap::new(),
            foreign_defs: Vec::new(),
            runtime: options.runtime(),
            of_mlir: super::foreign::is_of_mlir(records),
            opaque: BTreeMap::new(),
            root: if selected.len() > 1 { quote!(super::) } else { quote!() },
            of_builders: RefCell::default(),
        };
        types.add_templates_and_dialects(library().records, errors);
        types.add_templates_and_dialects(records, errors);
        types.add_listed(records, errors);
        for (class, path) in &options.extern_dialects {
            if let Some(path) = rust_path(path, &types.runtime) {
                types.dialects.insert(class.clone(), path);
            }
        }
        types.add_definitions(selected);
        types.add_foreign(records, selected);
        types.add_interfaces(records, selected);
        types
    }

    /// Adds the records `CppDialect` and `CppTemplate`.
    fn add_templates_and_dialects(&mut self, records: &Records, errors: &mut Vec<Diagnostic>) {
        for record in records.derived_from("CppTemplate") {
            if let (Ok(cpp), Ok(kind)) = (record.get::<&str>("cpp"), record.get::<&str>("kind")) {
                let template = if kind == "list" { Template::List } else { Template::Optional };
                self.templates.insert(cpp.to_owned(), template);
            }
        }
        for record in records.derived_from("CppDialect") {
            if let (Ok(cpp), Ok(rust)) = (record.get::<&str>("cpp"), record.get::<&str>("rust")) {
                match rust_path(rust, &self.runtime) {
                    Some(path) => {
                        self.listed_dialects.insert(last_name(cpp).to_owned(), path);
                    }
                    None => {
                        let message = format!("`{rust}` is not the path of a Rust module");
                        let error = super::field_error(record, "rust", message).code(codes::TYPE_SYNTAX);
                        errors.push(error.help("as in `::my_crate::my`"));
                    }
                }
            }
        }
    }

    /// Adds the records `CppType`, except those of the library's table, which a file includes again.
    fn add_listed(&mut self, records: &Records, errors: &mut Vec<Diagnostic>) {
        let mut known = HashSet::new();
        for record in records.derived_from("CppType") {
            let Some(written) = cpp_type(record) else { continue };
            if library().written.contains(&written) || !known.insert(written) {
                continue;
            }
            let [cpp, rust, kind] = written;
            let found = cpp_in_rust::find(rust, true);
            let is_of_library = self.library.iter().any(|file| file.contains(record.span()));
            let ty: KnownType = if let Some(known) = self.known(rust) {
                known.clone().into()
            } else if let Some(found) = found {
                let message = format!("the Rust type of `{cpp}` is C++: {}", found.what);
                let error = super::field_error(record, "rust", message).code(codes::TYPE_SYNTAX);
                errors.push(error.help(format!("in Rust: {}", found.rust)));
                continue;
            } else if is_of_library && names::is_plain_path(rust) {
                KnownType { written: [rust.to_owned(), kind.to_owned()], ty: OnceCell::new() }
            } else if let Some(ty) = self.at_path(rust, kind) {
                ty.into()
            } else {
                let message = format!("`{rust}` is not the path of a Rust type");
                let error = super::field_error(record, "rust", message).code(codes::TYPE_SYNTAX);
                errors.push(error.help("as in `crate::Angle`"));
                continue;
            };
            if let Some(path) = ty.ty.get().filter(|_| !is_of_library).and_then(path_of) {
                self.written.insert(path.to_string(), super::field_place(record, "rust"));
            }
            let name = full_name(cpp);
            if !name.contains("::") {
                self.anywhere.insert(name.to_owned());
            }
            self.by_name.insert(name.to_owned(), ty);
        }
    }

    /// The type at a Rust path of a record `CppType`; `None` if it is not a path.
    fn at_path(&self, rust: &str, kind: &str) -> Option<ParamType> {
        let path = rust_path(rust, &self.runtime)?;
        Some(match kind {
            "type" => ParamType::Handle(self.handle(path, DefKind::Type)),
            "attribute" => ParamType::Handle(self.handle(path, DefKind::Attribute)),
            "enum" => ParamType::Enum(EnumType { path, class: String::new() }),
            _ => ParamType::Rust(path),
        })
    }

    /// The type of a full name.
    fn known(&self, full: &str) -> Option<&ParamType> {
        let of_library = || {
            let at = *library().by_name.get(full)?;
            let [rust, kind] = library().types[at];
            let read = || match primitive(rust) {
                Some(primitive) => primitive,
                // All entries of the library are paths: a test reads them.
                None => self.at_path(rust, kind).unwrap_or_else(|| ParamType::Rust(TokenStream::new())),
            };
            Some(self.of_library[at].get_or_init(read))
        };
        let read = |[rust, kind]: &[String; 2]| {
            self.at_path(rust, kind).unwrap_or_else(|| ParamType::Rust(TokenStream::new()))
        };
        let known = self.by_name.get(full).map(|known| known.ty.get_or_init(|| read(&known.written)));
        known.or_else(of_library)
    }

    /// The full names of the known types.
    fn full_names(&self) -> impl Iterator<Item = &str> {
        self.by_name.keys().map(String::as_str).chain(library().by_name.keys().copied())
    }

    /// The handle at a Rust path that a record names.
    fn handle(&self, path: TokenStream, kind: DefKind) -> Handle {
        let text: String = path.to_string().split_whitespace().collect();
        let runtime: String = self.runtime.to_string().split_whitespace().collect();
        let (module, name) = text.rsplit_once("::").unwrap_or(("", &text));
        let is_of_runtime = module
            .strip_prefix(&runtime)
            .is_some_and(|module| ["::builtin", "::affine", "::memref"].contains(&module));
        let class = if is_of_runtime {
            self.names.class(&format!("::{MLIR}::{name}"), "")
        } else {
            Class { name: name.to_owned(), kind: ClassKind::Unknown }
        };
        Handle { path, kind, class }
    }

    /// Resolves the following texts in a namespace.
    pub(super) fn enter(&self, namespace: &str) {
        if *self.namespace.borrow() != namespace {
            namespace.clone_into(&mut self.namespace.borrow_mut());
            self.of_builders.borrow_mut().clear();
        }
    }

    /// The span where a definition names a Rust type that is neither generated nor known, for the type or the elements
    /// of a list: in a record, else `spelled`. [`Span::NONE`] for types of the runtime and types that this run
    /// generates.
    pub(super) fn place_of(&self, ty: &ParamType, spelled: Span) -> Span {
        let Some(path) = path_of(ty) else { return Span::NONE };
        let text = path.to_string();
        if let Some(place) = self.written.get(&text) {
            return *place;
        }
        let mut known = [self.runtime.to_string(), ":: core".to_owned(), ":: std".to_owned()].into_iter();
        let is_known = known.any(|known| text.starts_with(&known));
        let is_global = match path.clone().into_iter().next() {
            Some(TokenTree::Ident(first)) => first == "crate",
            Some(TokenTree::Punct(first)) => first.as_char() == ':',
            _ => false,
        };
        if is_global && !is_known { spelled } else { Span::NONE }
    }

    /// Adds the items that this run generates.
    fn add_definitions(&mut self, selected: &[Scope<'r>]) {
        let several = selected.len() > 1;
        for scope in selected {
            let module = if several {
                let module = names::value(&scope.module);
                quote!(super::#module)
            } else {
                quote!(self)
            };
            let item = |class: &str| {
                let class = names::type_name(class);
                if several { quote!(#module::#class) } else { quote!(#class) }
            };
            for def in &scope.defs {
                if let Ok(class) = def.get::<&str>("cppClassName") {
                    let full = joined(scope.namespace(), class);
                    let handle =
                        Handle { path: item(class), kind: def_kind(*def), class: self.class_of(&full) };
                    self.by_name.insert(full.clone(), ParamType::Handle(handle).into());
                    let is_private = def.find::<bool>("skipDefaultBuilders").unwrap_or(false);
                    if let (false, Ok(parameters)) = (is_private, def.get::<DagValue<'_>>("parameters")) {
                        let names = parameters.args().map(|(name, _)| name.unwrap_or("_").to_owned());
                        self.constructors.insert(full, names.collect());
                    }
                }
            }
            for item_record in &scope.enums {
                if let Ok(class) = item_record.get::<&str>("className") {
                    let path = item_record.find::<&str>("rustPath").and_then(|path| self.path(path));
                    if let Some(path) = &path {
                        self.written.insert(path.to_string(), super::field_place(*item_record, "rustPath"));
                    }
                    let (path, full) = (path.unwrap_or_else(|| item(class)), enum_name(*item_record));
                    if namespace_of(*item_record).is_empty() {
                        // An enum without a namespace is in the namespace of the dialect.
                        let ty = EnumType { path: path.clone(), class: full.clone() };
                        let beside = joined(scope.namespace(), class);
                        self.add_if_new(beside.clone(), ParamType::Enum(ty));
                        self.add_cases(beside, *item_record);
                    }
                    self.by_name
                        .insert(full.clone(), ParamType::Enum(EnumType { path, class: full.clone() }).into());
                    self.add_cases(full, *item_record);
                }
            }
            for interface in &scope.interfaces {
                let Ok(class) = interface.get::<&str>("cppInterfaceName") else { continue };
                let full = joined(namespace_of(*interface), class);
                self.interfaces.insert(full.clone(), item(class).into());
                if let Some(InterfaceKind::Values(kind)) = interface_kind(*interface) {
                    let path = item(&format!("Any{class}"));
                    let class = self.class_of(&full);
                    self.by_name.insert(full, ParamType::Handle(Handle { path, kind, class }).into());
                }
            }
            if let Some(record) = scope.record {
                // The C++ name of the class, as in `dependentDialects`.
                self.dialects.insert(record.name().replace('_', ""), module.clone());
            }
            self.dialects.insert(dialect_class(&scope.module), module);
        }
    }

    /// Adds a type if its name is not taken.
    fn add_if_new(&mut self, full: String, ty: ParamType) {
        if !library().by_name.contains_key(full.as_str()) {
            self.by_name.entry(full).or_insert_with(|| ty.into());
        }
    }

    /// The class of a full name.
    fn class_of(&self, full: &str) -> Class {
        self.names.class(&format!("::{full}"), "")
    }

    fn add_cases(&mut self, class: String, item: Record<'r>) {
        let is_bit_set = item.is_subclass_of("BitEnumBase");
        if is_bit_set {
            self.bit_sets.insert(class.clone());
        }
        self.cases.insert(class, Cases { record: item, is_bit_set, in_rust: OnceCell::new() });
    }

    /// Looks a C++ name up in a table, in the namespace of the current texts.
    fn find<'t, T>(&self, table: &'t BTreeMap<String, T>, name: &str) -> Option<&'t T> {
        find_in(table, name, &self.namespace.borrow())
    }

    /// The cases of an enum by their names in Rust, if the definition files have them.
    pub(super) fn cases(&self, class: &str) -> Option<&[String]> {
        self.find(&self.cases, class).map(|cases| cases.in_rust())
    }

    /// The parameters of the constructor of a generated type or attribute.
    pub(super) fn constructor(&self, class: &str) -> Option<&[String]> {
        self.find(&self.constructors, class).map(Vec::as_slice)
    }

    /// Adds the defs and enums of dialects of other crates.
    fn add_foreign(&mut self, records: &'r Records, selected: &[Scope<'r>]) {
        let mut modules: HashMap<&str, Option<TokenStream>> = HashMap::new();
        let mut module_of = |types: &Self, name: &'r str| {
            modules.entry(name).or_insert_with(|| types.dialects.get(&dialect_class(name)).cloned()).clone()
        };
        for dialect in records.derived_from("Dialect") {
            let Some(namespace) = dialect.find::<&str>("cppNamespace").filter(|name| !name.is_empty()) else {
                continue;
            };
            if !self.by_namespace.contains_key(namespace) {
                let module = dialect.find("name").and_then(|name| module_of(self, name));
                self.by_namespace.insert(namespace, module);
            }
        }
        for def in records.derived_from("TypeDef").chain(records.derived_from("AttrDef")) {
            let Ok(dialect) = def.get::<Record<'_>>("dialect") else { continue };
            if selected.iter().any(|scope| scope.record == Some(dialect)) {
                continue;
            }
            let (Ok(name), Ok(class)) = (dialect.get::<&str>("name"), def.get::<&str>("cppClassName")) else {
                continue;
            };
            let extension =
                selected.iter().filter(|scope| scope.module == name).find_map(|scope| scope.record);
            let module = match extension {
                Some(extension) => self.extended(extension),
                None => module_of(self, name),
            };
            if let Some(module) = module {
                let ident = names::type_name(class);
                let (path, kind) = (quote!(#module::#ident), def_kind(def));
                let full = joined(namespace_of(dialect), class);
                let (dialect, class) = (name.to_owned(), class.to_owned());
                self.foreign_defs.push(ForeignDef { dialect, class, kind, path: path.clone() });
                let class = self.class_of(&full);
                self.add_if_new(full, ParamType::Handle(Handle { path, kind, class }));
            }
        }
        let is_own = |item: &Record<'_>| selected.iter().any(|scope| scope.enums.contains(item));
        for item in records.derived_from("EnumInfo").filter(|item| !is_own(item)) {
            if let Some(path) = self.foreign_enum(item) {
                let class = enum_name(item);
                let ty = ParamType::Enum(EnumType { path, class: class.clone() });
                self.add_if_new(class.clone(), ty);
                self.add_cases(class, item);
            }
        }
    }

    /// The path of an enum in the namespace of a dialect of another crate.
    pub(super) fn foreign_enum(&self, item: Record<'_>) -> Option<TokenStream> {
        let namespace = item.find::<&str>("cppNamespace")?;
        let class = names::type_name(item.find("className")?);
        let module = self.by_namespace.get(namespace)?.as_ref()?;
        Some(quote!(#module::#class))
    }

    /// Types and attributes of dialects of other crates.
    pub(super) fn foreign_defs(&self) -> &[ForeignDef] {
        &self.foreign_defs
    }

    /// Adds interfaces that are not generated. As parameter types they accept any type or any
    /// attribute; their traits are given by `rustPath`.
    fn add_interfaces(&mut self, records: &Records, selected: &[Scope<'_>]) {
        for interface in records.derived_from("Interface") {
            let Some(kind) = interface_kind(interface) else { continue };
            if selected.iter().any(|scope| scope.interfaces.contains(&interface)) {
                continue;
            }
            let Ok(class) = interface.get::<&str>("cppInterfaceName") else { continue };
            let any = match kind {
                InterfaceKind::Values(DefKind::Type) => Some(ParamType::Type),
                InterfaceKind::Values(DefKind::Attribute) => Some(ParamType::Attribute),
                InterfaceKind::Operations | InterfaceKind::Dialects => None,
            };
            if let Some(any) = any {
                self.add_if_new(joined(namespace_of(interface), class), any);
            }
            let path = interface.find::<&str>("rustPath").filter(|path| !path.is_empty());
            if let Some(path) = path.and_then(|path| RustPath::read(path, &self.runtime)) {
                self.interfaces.insert(joined(namespace_of(interface), class), path);
            }
        }
    }

    /// Gives interfaces of MLIR's own files the traits of the library's: the C++ names without the namespace, the paths
    /// of the traits and the kinds of the verifiers.
    pub(super) fn add_counterparts<'i>(
        &mut self,
        traits: impl Iterator<Item = (&'i str, &'i str, InterfaceVerify)>,
    ) {
        for (class, path, verify) in traits {
            if let Some(path) = RustPath::read(path, &self.runtime) {
                let full = joined(MLIR, class);
                self.interfaces.insert(full.clone(), path);
                self.counterparts.insert(full, verify);
            }
        }
    }

    /// The kind of the verifier of an interface with the trait of the library's counterpart.
    pub(super) fn counterpart(&self, full: &str) -> Option<InterfaceVerify> {
        self.counterparts.get(full).copied()
    }

    /// The module of a dialect, by its class name.
    pub(super) fn dialect(&self, class: &str) -> Option<&TokenStream> {
        self.dialects.get(class).or_else(|| self.listed_dialects.get(class))
    }

    /// The known class name of a dialect that is closest to an unknown one.
    pub(super) fn closest_dialect(&self, class: &str) -> Option<&str> {
        const SUFFIX: &str = "Dialect";
        let name = class.strip_suffix(SUFFIX).unwrap_or(class);
        let known = self.dialects.keys().chain(self.listed_dialects.keys()).map(String::as_str);
        let close =
            isogloss_tablegen::closest(name, known.clone().filter_map(|known| known.strip_suffix(SUFFIX)))?;
        known.into_iter().find(|known| known.strip_suffix(SUFFIX) == Some(close))
    }

    /// The module of the dialect that a dialect extends.
    pub(super) fn extended(&self, dialect: Record<'_>) -> Option<TokenStream> {
        dialect.find::<&str>("extends").filter(|path| !path.is_empty()).and_then(|path| self.path(path))
    }

    /// The list of the interfaces that a dialect attaches; the error is a text that is not a path.
    pub(super) fn external_models(&self, dialect: Record<'_>) -> Option<Result<TokenStream, String>> {
        let path = dialect.find::<&str>("externalModels").filter(|path| !path.is_empty())?;
        Some(self.path(path).ok_or_else(|| path.to_owned()))
    }

    /// A Rust path of a definition file, with `::isogloss` replaced by the path of the
    /// runtime.
    pub(super) fn path(&self, path: &str) -> Option<TokenStream> {
        syn::parse_str::<syn::Path>(path).ok()?;
        Some(in_runtime(path.parse().ok()?, &self.runtime))
    }

    /// The trait of an interface of a full C++ name.
    pub(super) fn interface(&self, full: &str) -> Option<&TokenStream> {
        self.interfaces.get(full).map(|path| path.tokens(&self.runtime))
    }

    /// The text of [`Self::interface`].
    pub(super) fn interface_text(&self, full: &str) -> Option<&str> {
        self.interfaces.get(full).map(|path| path.text(&self.runtime))
    }

    /// Whether an enum is a set of bits.
    pub(super) fn is_bit_set(&self, class: &str) -> bool {
        candidates(class, &self.namespace.borrow()).any(|full| self.bit_sets.contains(&full))
    }

    /// The names of the known types.
    pub(super) fn names(&self) -> impl Iterator<Item = &str> {
        self.full_names().map(last_name)
    }

    /// The type with a C++ name.
    pub(super) fn named(&self, name: &str) -> Option<&ParamType> {
        self.named_in(name, &self.namespace.borrow())
    }

    fn named_in(&self, name: &str, namespace: &str) -> Option<&ParamType> {
        let anywhere = || {
            let last = last_name(name);
            // A name in the library's table without namespaces.
            let is_listed = self.anywhere.contains(last) || library().by_name.contains_key(last);
            self.known(last).filter(|_| is_listed)
        };
        candidates(name, namespace).find_map(|full| self.known(&full)).or_else(anywhere)
    }

    /// The type that a part of a text spells.
    fn spelled(&self, syntax: &TypeSyntax, text: Text<'_>) -> Option<&ParamType> {
        let place = (text.locate)(syntax.range.clone());
        let is_of_library = !place.is_none() && self.library.iter().any(|file| file.contains(place));
        let name = syntax.name()?;
        if is_of_library { self.named_in(&name, MLIR) } else { self.named(&name) }
    }

    /// The known type name that is closest to an unknown one: with its namespace if only that is missing.
    fn closest(&self, name: &str) -> Option<String> {
        let elsewhere = self.full_names().filter(|known| last_name(known) == name).min();
        elsewhere
            .map(str::to_owned)
            .or_else(|| isogloss_tablegen::closest(name, self.names()).map(str::to_owned))
    }

    /// As [`Self::read`]; in MLIR's definitions, a C++ type without a counterpart becomes a Rust type of the author,
    /// with the error about it.
    pub(super) fn read_or_opaque(
        &mut self,
        text: Text<'_>,
    ) -> Result<(ParamType, Option<Box<Diagnostic>>), Box<Diagnostic>> {
        match self.read(text) {
            Ok(known) => Ok((known, None)),
            Err(error) if self.of_mlir => {
                let name = super::foreign::opaque_name(text.text);
                let (root, ident) = (&self.root, names::type_name(&name));
                let ty = ParamType::Rust(quote!(#root #ident));
                self.opaque.insert(name, text.text.trim().to_owned());
                Ok((ty, Some(error)))
            }
            Err(error) => Err(error),
        }
    }

    /// The author's function for a default value in C++.
    pub(super) fn foreign_default(&self, cpp: &str) -> Presence {
        Presence::Function { path: self.root.clone(), name: names::value(&super::foreign::default_name(cpp)) }
    }

    /// The names of the Rust types for C++ types without a counterpart, with the C++ texts.
    pub(super) fn opaque(&self) -> &BTreeMap<String, String> {
        &self.opaque
    }

    /// The Rust type of an argument of a builder, cached by text in the current namespace; `read` computes it.
    pub(super) fn of_builder(&self, text: &str, read: impl FnOnce() -> Option<String>) -> Option<String> {
        if let Some(known) = self.of_builders.borrow().get(text) {
            return known.clone();
        }
        let found = read();
        self.of_builders.borrow_mut().insert(text.to_owned(), found.clone());
        found
    }

    /// The type that a text spells.
    pub(super) fn read(&self, text: Text<'_>) -> Result<ParamType, Box<Diagnostic>> {
        self.resolve(&parse_type(text)?, text)
    }

    fn resolve(&self, syntax: &TypeSyntax, text: Text<'_>) -> Result<ParamType, Box<Diagnostic>> {
        let unsupported = |what: &str| {
            let spelled = &text.text[syntax.range.clone()];
            let message = format!("`{}` {what}", spelled.trim());
            Err(Box::new(text.error(codes::UNSUPPORTED_TYPE, syntax.range.clone(), message)))
        };
        let list = |element: &TypeSyntax| match self.resolve(element, text)? {
            ParamType::List(_) | ParamType::Option(_) | ParamType::ApInt => Err(Box::new(text.error(
                codes::UNSUPPORTED_TYPE,
                element.range.clone(),
                format!("unsupported list element type `{}`", text.text[element.range.clone()].trim()),
            ))),
            element => Ok(ParamType::List(Box::new(element))),
        };
        match &syntax.kind {
            TypeSyntaxKind::Pointer => unsupported("is a pointer, which cannot be a parameter"),
            TypeSyntaxKind::Integer(_) => unsupported("is not a type"),
            TypeSyntaxKind::Slice(element) => match &element.kind {
                TypeSyntaxKind::Path(path, _) if path.as_slice() == ["u8"] => Ok(ParamType::Bytes),
                TypeSyntaxKind::Path(..)
                | TypeSyntaxKind::Slice(_)
                | TypeSyntaxKind::Pointer
                | TypeSyntaxKind::Integer(_) => list(element),
            },
            TypeSyntaxKind::Path(path, arguments) => {
                let name = path.last().map_or("", String::as_str);
                let template = match name {
                    "Option" => Some(Template::Optional),
                    _ => self.templates.get(name).copied(),
                };
                match (template, arguments.as_slice()) {
                    (Some(Template::List), [element, ..]) => return list(element),
                    (Some(Template::Optional), [value]) => {
                        return match self.resolve(value, text)? {
                            ParamType::Option(_) => unsupported("is optional twice"),
                            value => Ok(ParamType::Option(Box::new(value))),
                        };
                    }
                    (Some(Template::List | Template::Optional) | None, _) => {}
                }
                if matches!(path[0].as_str(), "crate" | "super" | "self") {
                    let spelled = &text.text[syntax.range.clone()];
                    return match spelled.parse::<TokenStream>() {
                        Ok(path) => Ok(ParamType::Rust(path)),
                        Err(_) => unsupported("is not the path of a Rust type"),
                    };
                }
                if let Some(known) = self.spelled(syntax, text) {
                    return Ok(known.clone());
                }
                let message = format!("unknown type `{name}`");
                let mut error = text.error(codes::UNKNOWN_TYPE, syntax.range.clone(), message);
                if matches!(name, "f16" | "f32" | "f64" | "float" | "double") {
                    let help = "a parameter that is a float has its format, too: `APFloatParameter<\"\">`; an attribute is \
                                `\"::mlir::FloatAttr\"`";
                    return Err(Box::new(error.help(help)));
                }
                if let Some(close) = self.closest(name) {
                    error = error.help(format!("did you mean `{close}`?"));
                }
                Err(Box::new(error.help(format!(
                    "a type of your crate is named by its path, `crate::{name}`, or by a record \
                     `def : CppType<\"{name}\", \"crate::{name}\">;`"
                ))))
            }
        }
    }
}

/// Looks a C++ name up in a table, in a namespace.
fn find_in<'t, T>(table: &'t BTreeMap<String, T>, name: &str, namespace: &str) -> Option<&'t T> {
    candidates(name, namespace).find_map(|full| table.get(&full))
}

/// The files of the library.
fn library_files(records: &Records) -> impl Iterator<Item = Span> {
    let files = records.sources().files().iter();
    files.filter(|file| file.name().starts_with("isogloss/")).map(|file| file.span())
}

/// Rust's primitive types, and types that need no record.
const PRIMITIVES: [(&str, ParamType); 14] = [
    ("i8", ParamType::Int { bits: 8, signed: true }),
    ("u8", ParamType::Int { bits: 8, signed: false }),
    ("i16", ParamType::Int { bits: 16, signed: true }),
    ("u16", ParamType::Int { bits: 16, signed: false }),
    ("i32", ParamType::Int { bits: 32, signed: true }),
    ("u32", ParamType::Int { bits: 32, signed: false }),
    ("i64", ParamType::Int { bits: 64, signed: true }),
    ("u64", ParamType::Int { bits: 64, signed: false }),
    ("bool", ParamType::Bool),
    ("ApInt", ParamType::ApInt),
    ("str", ParamType::Str),
    ("&str", ParamType::Str),
    ("Type", ParamType::Type),
    ("Attribute", ParamType::Attribute),
];

fn primitive(name: &str) -> Option<ParamType> {
    PRIMITIVES.into_iter().find(|(known, _)| *known == name).map(|(_, ty)| ty)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn types() -> Types<'static> {
        let names = CppNames::with(library().records, None);
        Types::new(library().records, &Options::default(), &names, &[], &mut Vec::new())
    }

    #[test]
    fn the_library_names_types_of_rust() {
        let types = types();
        for (name, at) in &library().by_name {
            let [rust, _] = library().types[*at];
            let is_path = primitive(rust).is_some() || rust_path(rust, &types.runtime).is_some();
            assert!(is_path, "{name}: {rust}");
            let found = types.known(name).expect("a type");
            let found = format!("{found:?}");
            let expected = primitive(name).map(|expected| format!("{expected:?}"));
            assert!(expected.is_none_or(|expected| expected == found), "{name} is a primitive type");
        }
    }
}
