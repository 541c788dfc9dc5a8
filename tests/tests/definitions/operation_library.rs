//! Compares the library of operations, `isogloss/Op.td`, with MLIR's: the same names with the
//! same summaries, because messages print summaries, and the same fields of traits, interfaces
//! and attributes.
//!
//! The differences are in `ops/library_differences.txt`, with the reasons. After a change:
//! `UPDATE_EXPECT=1 cargo test -p isogloss-tests --test definitions operation_library::`; differences
//! without a reason are listed below the last one.

use isogloss_codegen::session;
use isogloss_tablegen::{Record, Records, Value};
use isogloss_tests::{oracle_include, repository};
use std::collections::{BTreeMap, BTreeSet};
use std::{env, fs};

/// The files of MLIR's library that ours replaces.
const THEIRS: &[&str] = &[
    "IR/OpBase.td",
    "IR/CommonAttrConstraints.td",
    "IR/EnumAttr.td",
    "IR/OpAsmInterface.td",
    "IR/RegionKindInterface.td",
    "IR/SymbolInterfaces.td",
    "Interfaces/CallInterfaces.td",
    "Interfaces/CastInterfaces.td",
    "Interfaces/ControlFlowInterfaces.td",
    "Interfaces/DataLayoutInterfaces.td",
    "Interfaces/FunctionInterfaces.td",
    "Interfaces/InferTypeOpInterface.td",
    "Interfaces/SideEffectInterfaces.td",
];

/// The records of the instances, of a library.
fn evaluate(head: &str) -> Records {
    let instances =
        fs::read_to_string(repository().join("tests/ops/library_instances.td")).expect("the instances");
    let mut session = session();
    if let Some(include) = oracle_include() {
        session = session.include_dir(include);
    }
    session
        .parse_str("instances.td", format!("{head}{instances}"))
        .unwrap_or_else(|errors| panic!("{:?}", errors.diagnostics))
}

/// The names of records; for a record without a name, its kind.
fn names(records: Vec<Record<'_>>) -> String {
    let name = |record: &Record<'_>| {
        let field = |field| record.get::<&str>(field).ok().map(str::to_owned);
        let members = || record.get::<Vec<Record<'_>>>("traits").ok().map(names);
        let known =
            if record.is_anonymous() { field("trait").or(field("summary")).or_else(members) } else { None };
        known.unwrap_or_else(|| record.name().to_owned())
    };
    records.iter().map(name).collect::<Vec<_>>().join(", ")
}

/// The facts about a record that both libraries must agree on.
fn facts(record: Record<'_>) -> BTreeMap<String, String> {
    let mut facts = BTreeMap::new();
    let mut fact = |name: &str, value: Option<String>| {
        if let Some(value) = value {
            facts.insert(name.to_owned(), value);
        }
    };
    let text = |field: &str| record.get::<&str>(field).ok().map(str::to_owned);
    let list = |field: &str| record.get::<Vec<Record<'_>>>(field).ok().map(names);
    let flag = |field: &str| record.get::<bool>(field).ok().map(|flag| flag.to_string());
    if ["Constraint", "PredTrait"].iter().any(|class| record.is_subclass_of(class)) {
        fact("summary", text("summary"));
    }
    if record.is_subclass_of("Trait") {
        fact("trait", text("trait"));
        fact("traits", list("traits"));
        fact("dependentTraits", list("dependentTraits"));
        fact("values", record.get::<Vec<&str>>("values").ok().map(|values| values.join(", ")));
        fact("lhs", text("lhs"));
        fact("rhs", text("rhs"));
        fact("structural", Some(record.is_subclass_of("StructuralOpTrait").to_string()));
    }
    if record.is_subclass_of("OpInterface") {
        fact("interface", text("cppInterfaceName"));
        fact("bases", list("baseInterfaces"));
        fact("verify", text("verify").map(|verify| (!verify.trim().is_empty()).to_string()));
        fact("verifyWithRegions", flag("verifyWithRegions"));
        fact("overridden", record.get::<Vec<&str>>("alwaysOverriddenMethods").ok().map(|m| m.join(", ")));
    }
    if record.is_subclass_of("SideEffect") {
        fact("effect", text("effect"));
        fact("resource", text("resource"));
        fact("stage", record.get::<i64>("stage").ok().map(|stage| stage.to_string()));
        fact("full", flag("effectOnFullRegion"));
    }
    if record.is_subclass_of("Attr") {
        fact("isOptional", flag("isOptional"));
        fact("defaultValue", text("defaultValue"));
        fact("valueType", record.get::<Record<'_>>("valueType").ok().map(|ty| ty.name().to_owned()));
    }
    if record.is_subclass_of("Type") {
        fact("buildable", text("builderCall").map(|call| (!call.is_empty()).to_string()));
    }
    if record.is_subclass_of("Property") {
        fact("default", text("defaultValue"));
    }
    facts
}

/// The methods of an interface.
fn methods(record: Record<'_>) -> BTreeSet<String> {
    let methods: Vec<Record<'_>> = record.get("methods").unwrap_or_default();
    methods.iter().filter_map(|method| method.get::<&str>("name").ok().map(str::to_owned)).collect()
}

/// Lines about the differences, in order.
fn differences(ours: &Records, theirs: &Records) -> Vec<String> {
    let mut lines = Vec::new();
    for class in theirs.classes_by_name() {
        if ours.class(class.name()).is_none() {
            lines.push(format!("class {}: missing", class.name()));
        }
    }
    for record in theirs.defs_by_name().filter(|record| !record.is_anonymous()) {
        let name = record.name();
        let Some(own) = ours.def(name) else {
            lines.push(format!("def {name}: missing"));
            continue;
        };
        let (own_facts, their_facts) = (facts(own), facts(record));
        let fields: BTreeSet<&String> = own_facts.keys().chain(their_facts.keys()).collect();
        for field in fields {
            let (own, their) = (own_facts.get(field), their_facts.get(field));
            if own != their {
                let show =
                    |fact: Option<&String>| fact.map_or("nothing".to_owned(), |fact| format!("`{fact}`"));
                lines.push(format!("def {name}: {field}: {} for {}", show(own), show(their)));
            }
        }
        if record.is_subclass_of("OpInterface") {
            for method in methods(own).difference(&methods(record)) {
                lines.push(format!("def {name}: method {method}: ours only"));
            }
        }
    }
    lines
}

#[test]
fn the_library_says_what_mlirs_says() {
    let path = repository().join("tests/ops/library_differences.txt");
    let Some(_) = oracle_include() else { return };
    let ours = evaluate("include \"isogloss/Op.td\"\n");
    let head: String = THEIRS.iter().map(|file| format!("include \"mlir/{file}\"\n")).collect();
    let theirs = evaluate(&head);
    let found = differences(&ours, &theirs);
    let compared = theirs.defs_by_name().filter(|record| ours.def(record.name()).is_some()).count();
    eprintln!("{compared} records compared, {} differences", found.len());
    assert!(compared >= 450, "only {compared} records compared");
    let listed = fs::read_to_string(&path).unwrap_or_default();
    let known: BTreeSet<&str> = listed.lines().filter(|line| !line.starts_with('#')).collect();
    if env::var_os("UPDATE_EXPECT").is_some() {
        let still: BTreeSet<&str> = found.iter().map(String::as_str).collect();
        let kept = listed.lines().filter(|line| line.starts_with('#') || still.contains(line));
        let new = found.iter().map(String::as_str).filter(|line| !known.contains(line));
        let lines: Vec<&str> = kept.chain(new).collect();
        fs::write(&path, lines.join("\n") + "\n").expect("the folder is writable");
        return;
    }
    let found: BTreeSet<&str> = found.iter().map(String::as_str).collect();
    let new: Vec<_> = found.difference(&known).collect();
    let gone: Vec<_> = known.difference(&found).collect();
    assert!(new.is_empty() && gone.is_empty(), "new: {new:#?}\ngone: {gone:#?}");
    let first = listed.lines().next().unwrap_or("");
    assert!(first.starts_with('#'), "the list of differences begins with a reason");
}

/// Every predicate of the library is structural: no C++ text except types, attributes and interfaces that a definition
/// file defines, and `true`.
#[test]
fn predicates_are_structural() {
    let ours = evaluate("include \"isogloss/Op.td\"\n");
    let of_definition = |text: &str| text == "(true)" || text == "()" || text.starts_with("(::llvm::isa<");
    for record in ours.derived_from("CPred") {
        let text: &str = record.get("predExpr").expect("a text");
        assert!(of_definition(text), "{text}");
    }
    let mut tests = 0;
    for record in ours.derived_from("StructuralPred") {
        let Some(Value::String(name)) = record.value("test") else { panic!("a test without a name") };
        assert!(!name.text().is_empty());
        tests += 1;
    }
    assert!(tests >= 120, "{tests}");
}
