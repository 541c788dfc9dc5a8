//! The generator accepts MLIR's own definition files and generates valid Rust, or rejects
//! definitions with a known reason.

use isogloss_codegen::model::{CppExpr, Text};
use isogloss_codegen::{Options, Status, definitions, generate, generate_with_report, session};
use isogloss_tablegen::{Severity, Span};
use isogloss_tests::{definition_files, oracle_include};
use std::collections::BTreeMap;
use std::fs;

#[test]
fn installed_definitions_are_generated_or_refused_with_a_reason() {
    let Some(include) = oracle_include() else { return };
    let mut predicates: BTreeMap<String, bool> = BTreeMap::new();
    let mut reasons: BTreeMap<String, usize> = BTreeMap::new();
    let mut examples: BTreeMap<String, String> = BTreeMap::new();
    let (mut files, mut sound, mut defs, mut lines) = (0, 0, 0, 0);
    for path in definition_files(&include.join("mlir")) {
        // Most files define operations only, and take long to evaluate.
        let text = fs::read_to_string(&path).expect("an installed file");
        if !["Def<", ": Dialect", "Enum", "Attr<"].iter().any(|word| text.contains(word))
            || text.len() > 200_000
        {
            continue;
        }
        let Ok(records) = session().include_dir(&include).parse_file(&path) else { continue };
        for predicate in records.derived_from("CPred") {
            let text: &str = predicate.get("predExpr").expect("a predicate has an expression");
            predicates
                .entry(text.to_owned())
                .or_insert_with(|| CppExpr::parse(Text { text, locate: &|_| Span::NONE }).is_ok());
        }
        let mut diagnostics = Vec::new();
        let options = Options::default();
        let dialects = definitions(&records, &options, &mut diagnostics);
        let count: usize = dialects.iter().map(|d| d.defs.len() + d.enums.len() + d.interfaces.len()).sum();
        if count == 0 {
            continue;
        }
        files += 1;
        let errors: Vec<_> = diagnostics.iter().filter(|d| d.severity == Severity::Error).collect();
        for error in &errors {
            let code = error.code.unwrap_or("none").to_owned();
            examples.entry(format!("{code} {}", error.message)).or_insert_with(|| path.display().to_string());
            *reasons.entry(code).or_default() += 1;
        }
        if errors.is_empty() {
            match generate(&records, &options) {
                Ok(generated) => {
                    sound += 1;
                    defs += count;
                    lines += generated.source.lines().count();
                }
                Err(errors) => {
                    panic!("{}: {:?}", path.display(), errors.iter().map(|e| &e.message).collect::<Vec<_>>())
                }
            }
        }
    }
    let accepted = predicates.values().filter(|accepted| **accepted).count();
    eprintln!("{sound} of {files} files, {defs} items, {lines} lines; refused: {reasons:?}");
    eprintln!("{accepted} of {} predicates", predicates.len());
    for (message, path) in &examples {
        eprintln!("  {message} ({path})");
    }
    for (text, _) in predicates.iter().filter(|(_, accepted)| !**accepted) {
        eprintln!("  no predicate: {text}");
    }
    assert!(sound == files && defs >= 1000, "{sound} of {files} files, with {defs} items");
    assert!(reasons.is_empty(), "refused: {reasons:?}");
    assert!(accepted * 100 >= predicates.len() * 98, "{accepted} of {} predicates", predicates.len());
}

/// Operations that list interfaces of MLIR's own files, which have no Rust path.
const INTERFACES: &str = r#"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/TilingInterface.td"
def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; }
def T_JumpOp : Op<T_Dialect, "jump", [DeclareOpInterfaceMethods<BranchOpInterface>, Pure, Terminator]> {
  let arguments = (ins Variadic<AnyType>:$passed);
  let successors = (successor AnySuccessor:$next);
  let assemblyFormat = "$next `(` $passed `:` type($passed) `)` attr-dict";
}
def T_TileOp : Op<T_Dialect, "tile", [TilingInterface]>;
"#;

#[test]
fn interfaces_of_mlir_are_those_of_the_library_or_warned_of() {
    let Some(include) = oracle_include() else { return };
    let records = session().include_dir(&include).parse_str("t.td", INTERFACES.to_owned()).expect("records");
    let generated = generate(&records, &Options::default()).expect("Rust");
    for used in ["i::BranchOpInterfaceTable::entry", "BRANCH_OP_INTERFACE_VERIFIER"] {
        assert!(generated.source.contains(used), "no `{used}` in:\n{}", generated.source);
    }
    let warnings: Vec<_> = generated.warnings.iter().map(|warning| warning.message.as_str()).collect();
    assert_eq!(warnings, ["the interface `TilingInterface` has no Rust trait, so it is ignored"]);
    assert_eq!(records.sources().snippet(generated.warnings[0].span()), "TilingInterface");
}

/// A dialect with interfaces of types and attributes that MLIR's own files define.
const VALUE_INTERFACES: &str = r#"
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/Interfaces/DataLayoutInterfaces.td"
def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; }
def T_Element : TypeConstraint<CPred<"::llvm::isa<::mlir::VectorElementTypeInterface>($_self)">, "element">;
def T_Spec : Attr<CPred<"::llvm::isa<::mlir::DataLayoutSpecInterface>($_self)">, "specification">;
def T_UseOp : Op<T_Dialect, "use"> {
  let arguments = (ins T_Element:$a, AnyShaped:$b, AnyFloat:$c, ElementsAttr:$d, T_Spec:$e);
}
def T_Item : TypeDef<T_Dialect, "Item", [VectorElementTypeInterface, MemRefElementTypeInterface]> {
  let mnemonic = "item";
}
def T_Space : AttrDef<T_Dialect, "Space", [DeclareAttrInterfaceMethods<DLTIQueryInterface>]> {
  let mnemonic = "space";
}
"#;

#[test]
fn interfaces_of_values_are_those_of_the_library() {
    let Some(include) = oracle_include() else { return };
    let records =
        session().include_dir(&include).parse_str("t.td", VALUE_INTERFACES.to_owned()).expect("records");
    let generated = generate(&records, &Options::default()).expect("Rust");
    for used in [
        "c::Pred::Interface(&::isogloss::builtin::VECTOR_ELEMENT_TYPE_INTERFACE)",
        "c::Pred::Interface(&::isogloss::layout::DATA_LAYOUT_SPEC_INTERFACE)",
        "c::Pred::Class(&c::classes::SHAPED_TYPE)",
        "c::Pred::Class(&c::classes::ELEMENTS_ATTR)",
        "::isogloss::builtin::MemRefElementTypeInterfaceTable::",
        "::isogloss::layout::DLTIQueryInterfaceTable::",
    ] {
        assert!(generated.source.contains(used), "no `{used}` in:\n{}", generated.source);
    }
    let warnings: Vec<_> = generated.warnings.iter().map(|warning| warning.message.as_str()).collect();
    assert!(warnings.is_empty(), "{warnings:?}");
}

/// C++ that Rust does not have: a type, a default value, a body, a dialect.
const FOREIGN: &str = r#"
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
def T_Dialect : Dialect {
  let name = "t";
  let cppNamespace = "::t";
  let dependentDialects = ["::other::OtherDialect"];
}
def T_Item : TypeDef<T_Dialect, "Item"> {
  let mnemonic = "item";
  let parameters = (ins
    "::other::Level":$level,
    DefaultValuedParameter<"::mlir::Type", "::mlir::IntegerType::get($_ctxt, 64)">:$element
  );
  let assemblyFormat = "`<` $level (`,` $element^)? `>`";
}
def T_Sized : TypeInterface<"Sized"> {
  let cppNamespace = "::t";
  let methods = [
    InterfaceMethod<"", "unsigned", "getSize", (ins), [{ return $_type.getLevel(); }]>,
    InterfaceMethod<"", "unsigned", "getSize", (ins "unsigned":$scale), "", [{ return scale; }]>
  ];
}
"#;

#[test]
fn cpp_is_left_to_the_author_and_never_copied() {
    let Some(include) = oracle_include() else { return };
    let records = session().include_dir(&include).parse_str("t.td", FOREIGN.to_owned()).expect("records");
    let (generated, report) = generate_with_report(&records, &Options::default()).expect("Rust");
    for cpp in ["_type.getLevel", "IntegerType::get(", "OtherDialect"] {
        assert!(!generated.source.contains(cpp), "`{cpp}` in:\n{}", generated.source);
    }
    let entry = |name: &str| {
        let entry = report.entries.iter().find(|entry| entry.def == name).expect("an entry");
        let heads: Vec<&str> = entry.hooks.iter().map(|hook| hook.implement.as_str()).collect();
        (entry.status, entry.reason.as_str(), heads)
    };
    assert_eq!(
        entry("T_Item"),
        (
            Status::NeedsUserCode,
            "unknown type `Level`",
            vec![
                "pub struct CppLevel",
                "impl<'c> ::isogloss::Parameter<'c> for CppLevel",
                "impl ::isogloss::ParamSyntax for CppLevel",
            ]
        )
    );
    assert_eq!(
        entry("T_Sized"),
        (Status::NeedsUserCode, "the body of `getSize` is C++: each implementation has its own", Vec::new())
    );
    let dialect = entry("T_Dialect");
    assert_eq!((dialect.0, dialect.1), (Status::Generated, "unknown dialect `OtherDialect`"));
    assert!(generated.source.contains("fn size_2(self, scale: u32) -> u32;"), "{}", generated.source);
}
