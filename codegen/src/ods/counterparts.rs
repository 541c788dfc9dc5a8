//! Interfaces that MLIR's own files define. They have no Rust path, but the library has an interface of the same C++
//! name, and its Rust trait is used.

use super::classes::interface_kind;
use super::cpp_names::{CppNames, namespace_of};
use super::cpp_table::constraints_of;
use super::forms::FormTable;
use super::op_traits::HOOKS;
use super::scopes::Scope;
use super::types::Types;
use super::{Extent, Ods};
use crate::Options;
use crate::model::op::InterfaceVerify;
use crate::model::{Dialect, Interface, InterfaceKind, last_name};
use isogloss_tablegen::{Diagnostic, Record, Records};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

/// The library's interfaces of operations, types and attributes.
const INTERFACES: &str = r#"
include "isogloss/OpInterfaces.td"
include "isogloss/BuiltinTypeInterfaces.td"
include "isogloss/BuiltinAttributeInterfaces.td"
include "isogloss/DataLayoutInterfaces.td"
include "isogloss/MemRefLayoutInterface.td"
"#;

/// The records of [`INTERFACES`], evaluated once.
fn library_interfaces() -> &'static Records {
    static LIBRARY: OnceLock<Records> = OnceLock::new();
    LIBRARY.get_or_init(|| crate::library().evaluate_str("isogloss-defs", INTERFACES))
}

/// The Rust traits for the interfaces in [`INTERFACES`], sorted by their C++ names, which they share, and the kinds of
/// their verifiers. With this table the definitions need not be evaluated to know the interfaces. A test compares the
/// two.
const KNOWN: &[(&str, InterfaceVerify)] = &[
    ("::isogloss::ir::interfaces::AlignmentAttrOpInterface", InterfaceVerify::None),
    ("::isogloss::ir::interfaces::ArgAndResultAttrsOpInterface", InterfaceVerify::None),
    ("::isogloss::ir::interfaces::BranchOpInterface", InterfaceVerify::Before),
    ("::isogloss::ir::interfaces::CallOpInterface", InterfaceVerify::None),
    ("::isogloss::ir::interfaces::CallableOpInterface", InterfaceVerify::None),
    ("::isogloss::ir::interfaces::CastOpInterface", InterfaceVerify::Before),
    ("::isogloss::ir::interfaces::ConditionallySpeculatable", InterfaceVerify::None),
    ("::isogloss::layout::DLTIQueryInterface", InterfaceVerify::None),
    ("::isogloss::layout::DataLayoutEntryInterface", InterfaceVerify::None),
    ("::isogloss::layout::DataLayoutOpInterface", InterfaceVerify::None),
    ("::isogloss::layout::DataLayoutSpecInterface", InterfaceVerify::None),
    ("::isogloss::layout::DataLayoutTypeInterface", InterfaceVerify::None),
    ("::isogloss::ir::interfaces::DestinationStyleOpInterface", InterfaceVerify::After),
    ("::isogloss::builtin::FloatTypeInterface", InterfaceVerify::None),
    ("::isogloss::ir::interfaces::FunctionOpInterface", InterfaceVerify::Before),
    ("::isogloss::ir::interfaces::InParallelOpInterface", InterfaceVerify::None),
    ("::isogloss::ir::interfaces::LoopLikeOpInterface", InterfaceVerify::After),
    ("::isogloss::builtin::MemRefElementTypeInterface", InterfaceVerify::None),
    ("::isogloss::memref::MemRefLayoutAttrInterface", InterfaceVerify::None),
    ("::isogloss::ir::interfaces::MemoryEffectOpInterface", InterfaceVerify::None),
    ("::isogloss::builtin::MemorySpaceAttrInterface", InterfaceVerify::None),
    ("::isogloss::ir::interfaces::OffsetSizeAndStrideOpInterface", InterfaceVerify::Before),
    ("::isogloss::builtin::OpAsmAttrInterface", InterfaceVerify::None),
    ("::isogloss::ir::interfaces::OpAsmOpInterface", InterfaceVerify::None),
    ("::isogloss::builtin::OpAsmTypeInterface", InterfaceVerify::None),
    ("::isogloss::ir::interfaces::ParallelCombiningOpInterface", InterfaceVerify::None),
    ("::isogloss::ir::interfaces::RegionBranchOpInterface", InterfaceVerify::After),
    ("::isogloss::ir::interfaces::RegionBranchTerminatorOpInterface", InterfaceVerify::None),
    ("::isogloss::ir::interfaces::RegionKindInterface", InterfaceVerify::None),
    ("::isogloss::ir::interfaces::SelectLikeOpInterface", InterfaceVerify::None),
    ("::isogloss::ir::interfaces::ShapedDimOpInterface", InterfaceVerify::None),
    ("::isogloss::builtin::ShapedTypeInterface", InterfaceVerify::None),
    ("::isogloss::ir::interfaces::SymbolOpInterface", InterfaceVerify::Before),
    ("::isogloss::ir::interfaces::SymbolUserOpInterface", InterfaceVerify::None),
    ("::isogloss::layout::TargetDeviceSpecInterface", InterfaceVerify::None),
    ("::isogloss::layout::TargetSystemSpecInterface", InterfaceVerify::None),
    ("::isogloss::builtin::VectorElementTypeInterface", InterfaceVerify::None),
    ("::isogloss::ir::interfaces::ViewLikeOpInterface", InterfaceVerify::None),
    ("::isogloss::ir::interfaces::WeightedBranchOpInterface", InterfaceVerify::Before),
    ("::isogloss::ir::interfaces::WeightedRegionBranchOpInterface", InterfaceVerify::Before),
];

/// The library's interfaces that replace interfaces of a definition file.
#[derive(Debug)]
pub(super) struct Counterparts {
    known: Vec<(&'static str, InterfaceVerify)>,
}

impl Counterparts {
    /// `None` if every interface has a Rust path or is generated.
    pub(super) fn find(records: &Records, selected: &[Scope<'_>]) -> Option<Self> {
        let missing: Vec<&str> = interfaces(records)
            .filter(|interface| !selected.iter().any(|scope| scope.interfaces.contains(interface)))
            .filter(|interface| interface.find::<&str>("rustPath").unwrap_or("").is_empty())
            .filter(|interface| is_core(*interface))
            .filter_map(|interface| interface.find("cppInterfaceName"))
            .filter(|class| !HOOKS.contains(class))
            .collect();
        if missing.is_empty() {
            return None;
        }
        Some(Self::with(|class| missing.contains(&class)))
    }

    /// The counterparts for some C++ names.
    fn with(is_wanted: impl Fn(&str) -> bool) -> Self {
        let known = KNOWN.iter().copied().filter(|(path, _)| is_wanted(last_name(path)));
        Self { known: known.collect() }
    }

    /// Whether the library has an interface of this C++ name.
    fn has(&self, class: &str) -> bool {
        self.known.iter().any(|(path, _)| last_name(path) == class)
    }

    /// The C++ names, the paths of the traits and the kinds of the verifiers.
    pub(super) fn traits(&self) -> impl Iterator<Item = (&str, &str, InterfaceVerify)> {
        self.known.iter().map(|(path, verify)| (last_name(path), *path, *verify))
    }

    /// The interfaces for some C++ names; `None` if the definition file's own interface is used.
    pub(super) fn read(
        &self,
        classes: &[&str],
        options: &Options,
        errors: &mut Vec<Diagnostic>,
    ) -> Vec<Option<Interface>> {
        let records = library_interfaces();
        let names = CppNames::with(records, None);
        let types = Types::new(records, options, &names, &[], errors);
        let constraints = constraints_of(records, options, &names);
        let forms = FormTable::read(records, errors);
        let mut reader = Ods::new(records, types, constraints, forms, errors);
        let own: BTreeMap<&str, Record<'_>> = with_traits(records).collect();
        let mut read = |class: &&str| reader.interface(*own.get(class).filter(|_| self.has(class))?);
        classes.iter().map(&mut read).collect()
    }
}

impl Ods<'_, '_> {
    /// Reads the interfaces of other files that operations implement.
    pub(super) fn foreign_interfaces(
        &mut self,
        dialects: &mut [Dialect],
        counterparts: Option<&Counterparts>,
        extent: Extent,
        options: &Options,
    ) {
        let own: BTreeSet<String> = dialects
            .iter()
            .flat_map(|dialect| &dialect.interfaces)
            .map(|interface| interface.class.clone())
            .collect();
        let mut seen = BTreeSet::new();
        for dialect in dialects {
            let traits = dialect.operations.iter().flat_map(|operation| &operation.traits);
            let used: Vec<(String, String)> = traits
                .filter_map(|item| item.kind.interface().filter(|interface| interface.path.is_some()))
                .filter(|interface| !own.contains(&interface.name) && seen.insert(interface.name.clone()))
                .map(|interface| (interface.name.clone(), interface.record.text.clone()))
                .collect();
            // Interfaces of types, attributes and dialects are needed for a report only.
            let of_defs = dialect.defs.iter().flat_map(|def| &def.interfaces);
            let others: Vec<String> = of_defs
                .chain(&dialect.dialect_interfaces)
                .map(|used| &used.name.text)
                .filter(|name| !own.contains(*name) && seen.insert((*name).clone()))
                .cloned()
                .collect();
            if used.is_empty() && others.is_empty() {
                continue;
            }
            let records = others.iter().map(|class| self.interface_record(class));
            let records: Vec<String> = records.collect();
            let of_operations = used.len();
            let used: Vec<(String, String)> =
                used.into_iter().chain(others.into_iter().zip(records)).collect();
            let is_known = |class: &str| counterparts.is_some_and(|counterparts| counterparts.has(class));
            let classes: Vec<&str> = used.iter().map(|(class, _)| class.as_str()).collect();
            let known = match counterparts {
                Some(counterparts) if extent == Extent::All => {
                    counterparts.read(&classes, options, self.errors)
                }
                Some(_) | None => vec![None; used.len()],
            };
            let mut own = |index: usize, record: &str| {
                let errors = self.errors.len();
                let record = self.records.def(record)?;
                self.enter(namespace_of(record));
                let found = self.interface(record);
                if index >= of_operations {
                    // The generated code does not depend on it.
                    self.errors.truncate(errors);
                }
                found
            };
            let found = known.into_iter().zip(&used).enumerate();
            let found = found.filter(|(_, (_, (class, _)))| !(extent != Extent::All && is_known(class)));
            dialect.foreign_interfaces = found
                .filter_map(|(index, (known, (_, record)))| known.or_else(|| own(index, record)))
                .collect();
        }
    }

    /// The name of the record of an interface; empty if there is none.
    fn interface_record(&self, class: &str) -> String {
        let found = self.records.derived_from("Interface").find(|record| {
            !record.is_subclass_of("DeclareInterfaceMethods")
                && super::interfaces::interface_name(*record) == class
        });
        found.map_or_else(String::new, |record| record.name().to_owned())
    }
}

/// The interfaces of operations, types and attributes.
fn interfaces(records: &Records) -> impl Iterator<Item = Record<'_>> {
    records
        .derived_from("Interface")
        .filter(|interface| interface_kind(*interface).is_some_and(|kind| kind != InterfaceKind::Dialects))
}

/// The interfaces that have a Rust trait, by their C++ names.
fn with_traits(library: &Records) -> impl Iterator<Item = (&str, Record<'_>)> {
    let own = interfaces(library).filter(|own| !own.is_subclass_of("DeclareInterfaceMethods"));
    let own = own.filter(|own| own.find::<&str>("rustPath").is_some_and(|path| !path.is_empty()));
    own.filter_map(|own| Some((own.find("cppInterfaceName")?, own)))
}

/// Whether an interface is in MLIR's own namespace.
fn is_core(interface: Record<'_>) -> bool {
    interface.find::<&str>("cppNamespace").is_some_and(|namespace| namespace.trim_matches(':') == "mlir")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ods::classes::verify_of;

    const FILE: &str = "
        include \"isogloss/Op.td\"
        class Core<string name> : OpInterface<name> { let cppNamespace = \"::mlir\"; }
        def Element : TypeInterface<\"VectorElementTypeInterface\"> { let cppNamespace = \"::mlir\"; }
        def Branch : Core<\"BranchOpInterface\"> { let verify = [{ return ::mlir::detail::verify($_op); }]; }
        def Tiling : Core<\"TilingInterface\">;
        def T_Dialect : Dialect { let name = \"t\"; }
        def T_AOp : Op<T_Dialect, \"a\", [Branch, Tiling]>;";

    #[test]
    fn an_interface_of_mlir_has_the_trait_of_its_name() {
        let records = crate::session().parse_str("file.td", FILE.to_owned()).expect("records");
        let counterparts = Counterparts::find(&records, &[]).expect("two interfaces have no path");
        let found: Vec<_> = counterparts.traits().collect();
        let expected = [
            ("BranchOpInterface", "::isogloss::ir::interfaces::BranchOpInterface", InterfaceVerify::Before),
            (
                "VectorElementTypeInterface",
                "::isogloss::builtin::VectorElementTypeInterface",
                InterfaceVerify::None,
            ),
        ];
        assert_eq!(found, expected);
        let mut errors = Vec::new();
        let classes = ["BranchOpInterface", "TilingInterface"];
        let interfaces = counterparts.read(&classes, &Options::default(), &mut errors);
        let methods: Vec<_> =
            interfaces.iter().map(|found| found.as_ref().map(|found| found.methods.len())).collect();
        assert_eq!((methods, errors.len()), (vec![Some(3), None], 0));
    }

    #[test]
    fn the_table_has_the_interfaces_of_the_library() {
        let interfaces: BTreeMap<&str, Record<'_>> = with_traits(library_interfaces()).collect();
        let expected: Vec<(&str, InterfaceVerify)> =
            interfaces.values().map(|own| (own.find("rustPath").expect("a path"), verify_of(*own))).collect();
        assert!(KNOWN == expected, "the table is {expected:#?}");
        assert!(KNOWN.iter().map(|(path, _)| last_name(path)).eq(interfaces.into_keys()));
    }

    #[test]
    fn the_interfaces_of_the_library_have_no_errors() {
        let every = Counterparts::with(|_| true);
        let classes: Vec<&str> = every.traits().map(|(class, ..)| class).collect();
        let mut errors = Vec::new();
        let interfaces = every.read(&classes, &Options::default(), &mut errors);
        assert!(errors.is_empty() && interfaces.iter().all(Option::is_some), "{errors:?}");
        assert!(classes.len() > 10, "{classes:?}");
    }
}
