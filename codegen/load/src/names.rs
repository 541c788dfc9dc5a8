//! Items by their C++ classes: items being loaded, and items of existing dialects.

use crate::{interfaces, leak};
use isogloss::builtin;
use isogloss::constraint::{Class, classes};
use isogloss::def::{Def, Dialect, EnumCase, EnumDef, FormatElement, Interface, InterfaceImpl};
use isogloss::ir::OpDef;
use isogloss::ir::format::{OpArgument, OpDirective, OpElement, OpPart};
use isogloss::layout::DataLayoutTypeInterfaceTable;
use isogloss_codegen::model::constraint::{Class as Named, ClassKind};
use isogloss_codegen::{CppNames, model};
use isogloss_dialects::forms::directives;
use isogloss_tablegen::Records;
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, OnceLock};

/// The slot of a def whose table may not exist yet.
pub(crate) type DefSlot = &'static OnceLock<&'static Def>;

/// An enum, and the width of its values in bits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct KnownEnum {
    pub(crate) def: &'static EnumDef,
    pub(crate) bits: u32,
}

/// Items by their C++ names in definitions. While a dialect is being loaded its own items take precedence.
#[derive(Debug, Default)]
pub(crate) struct Names {
    own: Items,
    others: Items,
    /// Interfaces of compiled dialects by name; their namespaces are not known.
    compiled: HashMap<&'static str, &'static Interface>,
    /// The names of the interfaces that compiled types and attributes implement.
    of_values: HashSet<&'static str>,
    /// The names of the compiled dialects, in the lower-case spelling of namespaces.
    compiled_dialects: HashSet<String>,
    cpp: Arc<CppNames>,
    /// Uses of directives in formats of compiled operations, by the names of the directives.
    directives: HashMap<&'static str, Vec<DirectiveUse>>,
}

/// A use of a directive `custom<X>` in the format of a compiled operation.
#[derive(Clone, Copy, Debug)]
struct DirectiveUse {
    def: &'static OpDef,
    directive: &'static OpDirective,
    arguments: &'static [OpArgument],
}

impl DirectiveUse {
    /// Whether the directive accepts these arguments of an operation.
    fn takes(&self, def: &OpDef, arguments: &[OpArgument]) -> bool {
        self.arguments.len() == arguments.len()
            && self.arguments.iter().zip(arguments).all(|(own, other)| own.is_like(self.def, other, def))
    }
}

/// Types, attributes and enums.
#[derive(Debug, Default)]
struct Items {
    /// By their classes without namespaces, with the names of their dialects.
    defs: HashMap<String, Vec<(&'static str, DefSlot)>>,
    /// By their full C++ names.
    enums: HashMap<String, KnownEnum>,
}

impl Items {
    /// The slot of a dialect's def, if there is one.
    fn find(&self, dialect: &str, class: &str) -> Option<DefSlot> {
        self.defs.get(class)?.iter().find(|(other, _)| *other == dialect).map(|(_, slot)| *slot)
    }

    /// The slot of a dialect's def, added if missing.
    fn place(&mut self, dialect: &str, class: &str) -> DefSlot {
        let slots = self.defs.entry(class.to_owned()).or_default();
        if let Some((_, slot)) = slots.iter().find(|(other, _)| *other == dialect) {
            return slot;
        }
        let slot: DefSlot = leak::value(OnceLock::new());
        slots.push((leak::text(dialect), slot));
        slot
    }
}

impl Names {
    /// The items of existing dialects.
    pub(crate) fn of(dialects: &[&'static Dialect]) -> Self {
        let mut names = Self::default();
        // Loaded types implement it by their rules.
        names.add_interfaces(&[DataLayoutTypeInterfaceTable::by_rule()]);
        let cpp = Arc::make_mut(&mut names.cpp);
        for def in dialects.iter().flat_map(|dialect| dialect.types.iter().chain(dialect.attributes)) {
            cpp.add_compiled(def.dialect, def.class);
        }
        let builtin = builtin::dialect();
        for def in builtin.types.iter().chain(builtin.attributes) {
            names.add_interfaces_of_values(def.interfaces);
        }
        for dialect in dialects {
            names.compiled_dialects.insert(dialect.name.to_ascii_lowercase());
            for def in dialect.types.iter().chain(dialect.attributes) {
                let _ = names.others.place(def.dialect, def.class).set(def);
                names.add_interfaces_of_values(def.interfaces);
            }
            for op in dialect.ops {
                names.add_directives(op, op.format.unwrap_or_default());
                names.add_interfaces(op.interfaces);
            }
        }
        names
    }

    fn add_interfaces_of_values(&mut self, implemented: &[InterfaceImpl]) {
        self.add_interfaces(implemented);
        self.of_values.extend(implemented.iter().map(|item| item.interface.name));
    }

    fn add_interfaces(&mut self, implemented: &[InterfaceImpl]) {
        for InterfaceImpl { interface, .. } in implemented {
            self.compiled.entry(interface.name).or_insert(interface);
        }
    }

    /// Ends the loading of dialects: their items become items of existing dialects.
    pub(crate) fn settle(&mut self) {
        let Items { defs, enums } = std::mem::take(&mut self.own);
        defs.into_iter().for_each(|(name, slots)| {
            self.others.defs.entry(name).or_default().extend(slots);
        });
        enums.into_iter().for_each(|(name, found)| {
            self.others.enums.entry(name).or_insert(found);
        });
    }

    fn add_directives(&mut self, def: &'static OpDef, elements: &'static [OpElement]) {
        for element in elements {
            match element {
                FormatElement::Part { part: OpPart::Custom { directive, arguments }, .. } => {
                    let known = self.directives.entry(directive.name).or_default();
                    known.push(DirectiveUse { def, directive, arguments });
                }
                FormatElement::Part { part: OpPart::Clauses(clauses), .. } => {
                    clauses.iter().for_each(|clause| self.add_directives(def, clause.elements));
                }
                FormatElement::Optional { then, otherwise, .. } => {
                    self.add_directives(def, then);
                    self.add_directives(def, otherwise);
                }
                FormatElement::Literal { .. } | FormatElement::Whitespace(_) | FormatElement::Part { .. } => {
                }
            }
        }
    }

    /// Adds the C++ names of further files. Returns the names of all files.
    pub(crate) fn add_cpp(&mut self, evaluated: &[Records]) -> Arc<CppNames> {
        Arc::make_mut(&mut self.cpp).add(evaluated);
        Arc::clone(&self.cpp)
    }

    /// Adds a slot for a def that is being loaded.
    pub(crate) fn declare(&mut self, dialect: &str, class: &str) {
        self.own.place(dialect, class);
    }

    /// Registers an existing def while the items of its dialect are being loaded.
    pub(crate) fn define(&mut self, def: &'static Def) {
        let _ = self.own.place(def.dialect, def.class).set(def);
    }

    /// The slot of a def of a dialect.
    pub(crate) fn slot(&self, dialect: &str, class: &str) -> Option<DefSlot> {
        self.own.find(dialect, class).or_else(|| self.others.find(dialect, class))
    }

    /// A def of a dialect, if its table exists.
    pub(crate) fn def(&self, dialect: &str, class: &str) -> Option<&'static Def> {
        self.slot(dialect, class)?.get().copied()
    }

    /// The def of a class, if its table exists.
    pub(crate) fn def_of(&self, named: &Named) -> Option<&'static Def> {
        match &named.kind {
            ClassKind::Definition { dialect } => self.def(dialect, &named.name),
            ClassKind::Builtin => class(&named.name)?.def,
            ClassKind::Interface { .. } | ClassKind::EnumAttr { .. } | ClassKind::Unknown => None,
        }
    }

    /// Creates the table of an enum.
    pub(crate) fn add_enum(&mut self, item: &model::Enum) {
        let cases = item.cases.iter().map(|case| EnumCase {
            symbol: leak::text(&case.symbol.text),
            text: leak::text(&case.text),
            value: case.value,
        });
        let bit_set = item.bit_set.as_ref();
        let def = leak::value(EnumDef {
            name: leak::text(&item.class),
            summary: leak::text(&item.docs.summary),
            cases: leak::slice(cases.collect()),
            separator: bit_set.map(|set| leak::text(&set.separator)),
            signed: false,
            quoted: bit_set.is_some_and(|set| set.quoted),
            primary_groups: bit_set.is_some_and(|set| set.primary_groups),
        });
        self.own.enums.insert(item.full_class.clone(), KnownEnum { def, bits: item.bits });
    }

    /// The enum of a full C++ name.
    pub(crate) fn enumeration(&self, class: &str) -> Option<KnownEnum> {
        self.own.enums.get(class).or_else(|| self.others.enums.get(class)).copied()
    }

    /// The interface of a full C++ name, which is unique.
    pub(crate) fn interface(&self, full: &str) -> &'static Interface {
        if let Some(found) = self.compiled_interface(full) {
            return found;
        }
        leak::interface(full, || {
            // MLIR's interfaces are looked up by name, which another namespace must not reuse.
            let last = model::last_name(full);
            let is_taken = full.strip_prefix("mlir::") != Some(last)
                && (self.compiled.contains_key(last) || class(last).is_some());
            if is_taken { full.to_owned() } else { last.to_owned() }
        })
    }

    /// The interface of a compiled dialect with a full C++ name, in MLIR's namespace or in a namespace with the name of
    /// a dialect.
    fn compiled_interface(&self, full: &str) -> Option<&'static Interface> {
        let (namespace, name) = full.rsplit_once("::").unwrap_or(("", full));
        let found = self.compiled.get(name)?;
        let dialect = namespace.strip_prefix("mlir::").unwrap_or(namespace).to_ascii_lowercase();
        let is_it = matches!(namespace, "" | "mlir") || self.compiled_dialects.contains(&dialect);
        is_it.then_some(*found)
    }

    /// The interface of a class, if a definition lists it. C++ implements interfaces for types of other dialects, too:
    /// an interface that no definition lists is unknown.
    pub(crate) fn implemented(&self, named: &Named) -> Option<&'static Interface> {
        let ClassKind::Interface { class, is_listed } = &named.kind else { return None };
        let is_compiled =
            || self.compiled_interface(class).is_some_and(|found| self.of_values.contains(found.name));
        (*is_listed || is_compiled()).then(|| self.interface(class))
    }

    /// The entry of a def or an operation for an interface that is known by its full C++ name only.
    pub(crate) fn named_interface(&self, full: &str) -> InterfaceImpl {
        interfaces::of_mlir(full).unwrap_or_else(|| InterfaceImpl::new(self.interface(full), &()))
    }

    /// The functions of a custom directive in operations' formats for arguments of these kinds: from the dialect
    /// itself, compiled or of MLIR, or else from the first dialect with a directive of that name.
    pub(crate) fn directive(
        &self,
        dialect: &str,
        name: &str,
        def: &OpDef,
        arguments: &[OpArgument],
    ) -> Option<&'static OpDirective> {
        let known = self.directives.get(name).map_or(&[][..], Vec::as_slice).iter();
        let mut known = known.filter(|known| known.takes(def, arguments));
        let own = known.clone().find(|known| known.def.dialect == dialect);
        own.map(|known| known.directive)
            .or_else(|| directives::custom(dialect, name))
            .or_else(|| known.next().map(|known| known.directive))
    }
}

/// The class of the runtime with a name.
pub(crate) fn class(name: &str) -> Option<&'static Class> {
    classes::find(name)
}
