//! The items of the dialects of one run, by name: the definitions and interfaces that conditions refer to.

use super::constraint::{Class, ClassKind};
use super::{Def, Dialect, Enum, ForeignDef, Interface, last_name};
use proc_macro2::TokenStream;
use std::collections::BTreeMap;

/// The items of some dialects, and those of other crates that they name.
#[derive(Debug)]
pub(crate) struct Index<'a> {
    /// Interfaces that are generated in the same run, by name.
    pub(crate) interfaces: BTreeMap<&'a str, &'a Interface>,
    /// Interfaces that operations implement, of this run and of others, by name.
    pub(crate) op_interfaces: BTreeMap<&'a str, &'a Interface>,
    /// Types and attributes that are generated in the same run, by class.
    defs: BTreeMap<(&'a str, &'a str), &'a Def>,
    /// Types and attributes of dialects of other crates, by class.
    foreign_defs: BTreeMap<(&'a str, &'a str), &'a ForeignDef>,
    /// The paths of the traits of interfaces that are not generated, by name.
    foreign_traits: BTreeMap<&'a str, &'a TokenStream>,
    /// Enums that are generated in the same run, or are of dialects of other crates, by class.
    enums: BTreeMap<&'a str, &'a Enum>,
}

impl<'a> Index<'a> {
    /// The index of dialects that are generated in one run.
    pub(crate) fn new(dialects: &'a [Dialect]) -> Self {
        let by_name = |interface: &'a Interface| (interface.class.as_str(), interface);
        let interfaces = dialects.iter().flat_map(|dialect| &dialect.interfaces).map(by_name);
        let foreign = dialects.iter().flat_map(|dialect| &dialect.foreign_interfaces).map(by_name);
        let of_dialect = |dialect: &'a Dialect| {
            dialect.defs.iter().map(|def| ((dialect.prefix(), def.class.as_str()), def))
        };
        let foreign_defs = dialects.iter().flat_map(|dialect| &dialect.foreign_defs);
        let foreign_traits = dialects.iter().flat_map(|dialect| &dialect.foreign_traits);
        let enums = dialects.iter().flat_map(|dialect| &dialect.enums);
        Self {
            interfaces: interfaces.clone().collect(),
            op_interfaces: foreign.chain(interfaces).collect(),
            defs: dialects.iter().flat_map(of_dialect).collect(),
            foreign_defs: foreign_defs.map(|def| ((def.dialect.as_str(), def.class.as_str()), def)).collect(),
            foreign_traits: foreign_traits.map(|(class, path)| (class.as_str(), path)).collect(),
            enums: enums.map(|item| (item.full_class.as_str(), item)).collect(),
        }
    }

    /// The type or attribute of a class of a dialect that is generated in the same run.
    pub(crate) fn def_named(&self, dialect: &str, class: &str) -> Option<&'a Def> {
        self.defs.get(&(dialect, class)).copied()
    }

    /// The type or attribute for a class, if it is generated in the same run.
    pub(crate) fn def_of(&self, class: &Class) -> Option<&'a Def> {
        match &class.kind {
            ClassKind::Definition { dialect } => self.def_named(dialect, &class.name),
            ClassKind::Builtin => self.def_named("builtin", &class.name),
            ClassKind::Interface { .. } | ClassKind::EnumAttr { .. } | ClassKind::Unknown => None,
        }
    }

    /// The type or attribute of a class, of a dialect of another crate.
    pub(crate) fn foreign_def(&self, dialect: &str, class: &str) -> Option<&'a ForeignDef> {
        self.foreign_defs.get(&(dialect, class)).copied()
    }

    /// The enum of a full C++ name that is generated in the same run, or of a dialect of another crate.
    pub(crate) fn enum_named(&self, class: &str) -> Option<&'a Enum> {
        self.enums.get(class).copied()
    }

    /// The interface of a full C++ name that is generated in the same run.
    pub(crate) fn interface(&self, full: &str) -> Option<&'a Interface> {
        self.interfaces.get(last_name(full)).copied().filter(|interface| interface.full_class == full)
    }

    /// The path of the trait of an interface by its full C++ name, if it is not generated.
    pub(crate) fn foreign_trait(&self, full: &str) -> Option<&'a TokenStream> {
        self.foreign_traits.get(full).copied()
    }

    /// The parameter that an accessor of a class reads.
    pub(crate) fn parameter(&self, class: &Class, method: &str) -> Option<(&'a Def, &'a str)> {
        let def = self.def_of(class)?;
        let is_read = |name: &str| super::lower::is_accessor(method, name);
        let param = def.params.iter().map(|param| param.name.text.as_str()).find(|name| is_read(name))?;
        Some((def, param))
    }

    /// The text of a type without required parameters.
    pub(crate) fn type_text(&self, class: &Class) -> Option<String> {
        let def = self.def_of(class)?;
        let is_required = def.params.iter().any(|param| matches!(param.presence, super::Presence::Required));
        (!is_required).then(|| format!("!{}", def.unique_name))
    }
}
