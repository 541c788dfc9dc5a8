//! All of MLIR's own operations are read into the model, or rejected with a known reason.
//!
//! The diagnostics are in `ops/upstream_refused.txt`, with the reasons. After a change:
//! `UPDATE_EXPECT=1 cargo test -p isogloss-tests --test definitions operations_upstream::`; lines without a
//! reason are listed below the last one.

use isogloss_codegen::model::constraint::{Predicate, Test};
use isogloss_codegen::model::last_name;
use isogloss_codegen::model::op::{
    Meaning, OpAttribute, OpSyntax, OpTraitKind, Operation, PartRef, ResultTypes, Transformer,
};
use isogloss_codegen::{Options, definitions, session};
use isogloss_tablegen::{Record, Severity};
use isogloss_tests::{definition_files, oracle_include, parallel, repository};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::{env, fs};

/// The number of operations of MLIR 22.
const OPERATIONS: usize = 2633;

/// Counts of the parts of one operation, by a word for each.
type Counts = BTreeMap<String, usize>;

/// Counts, and whether all conditions of an operation are structural.
fn count(operation: &Operation, counts: &mut Counts, unknown: &mut Counts) {
    let mut add = |word: &str, number: usize| *counts.entry(word.to_owned()).or_default() += number;
    add("operations", 1);
    add("operands", operation.operands.len());
    add("results", operation.results.len());
    add("attributes", operation.attributes.len());
    add("properties", operation.properties.len());
    add("regions", operation.regions.len());
    add("successors", operation.successors.len());
    add("builders", operation.builders.len());
    match operation.syntax {
        OpSyntax::Generic => add("generic form only", 1),
        OpSyntax::Custom => add("hand-written syntax", 1),
        OpSyntax::Function => add("the form of functions", 1),
        OpSyntax::Format(_) => add("assembly format", 1),
    }
    match operation.result_types {
        ResultTypes::Inferred(_) => add("inferred result types", 1),
        ResultTypes::Hook => add("result types by a hook", 1),
        _ => {}
    }
    let mut conditions: Vec<&Predicate> = Vec::new();
    let values = operation.operands.iter().chain(&operation.results).map(|group| &group.constraint);
    let attributes = operation.attributes.iter().map(|attribute| &attribute.constraint);
    let properties = operation.properties.iter().map(|property| &property.constraint);
    let regions = operation.regions.iter().map(|region| &region.constraint);
    let successors = operation.successors.iter().map(|successor| &successor.constraint);
    let all = values.chain(attributes).chain(properties).chain(regions).chain(successors);
    conditions.extend(all.map(|constraint| &constraint.predicate));
    for item in &operation.traits {
        match &item.kind {
            OpTraitKind::Core(_) => add("traits of the runtime", 1),
            OpTraitKind::HasParent(_) | OpTraitKind::ImplicitTerminator(_) => {
                add("traits with operations", 1);
            }
            OpTraitKind::Predicate(predicate) => {
                add("predicate traits", 1);
                match &predicate.meaning {
                    Meaning::Condition(condition) => conditions.push(condition),
                    Meaning::TypesMatchWith { transformer, .. } => {
                        let known = !matches!(transformer, Transformer::Cpp(_));
                        if let Transformer::Cpp(text) = transformer {
                            *unknown.entry(format!("transformer: {}", text.text.trim())).or_default() += 1;
                        }
                        add(if known { "transformers known" } else { "transformers of C++" }, 1);
                    }
                    _ => {}
                }
            }
            OpTraitKind::Interface(_) => add("interfaces", 1),
            OpTraitKind::Effects(_) => add("effects", 1),
            OpTraitKind::Foreign { .. } => add("foreign traits", 1),
        }
    }
    let (mut structural, mut decidable) = (true, true);
    for condition in conditions {
        condition.leaves(&mut |leaf| {
            add("leaves", 1);
            match leaf {
                Predicate::Test(Test::Named { name, .. }) => {
                    structural = false;
                    add("leaves by name", 1);
                    *unknown.entry(format!("by name: {}", name.text)).or_default() += 1;
                }
                Predicate::Cpp { text, .. } => {
                    (structural, decidable) = (false, false);
                    add("leaves of C++", 1);
                    *unknown.entry(format!("C++: {text}")).or_default() += 1;
                }
                _ => add("leaves known", 1),
            }
        });
    }
    add("operations with structural conditions only", usize::from(structural));
    add("operations without conditions in C++", usize::from(decidable));
}

/// The operations that a file defines, by name, and the messages about them.
fn read(include: &Path, path: &Path) -> (Vec<Operation>, Vec<String>) {
    let Ok(records) = session().include_dir(include).parse_file(path) else { return Default::default() };
    let name = |dialect: Record<'_>| dialect.get::<&str>("name").ok().map(str::to_owned);
    let dialects = records.derived_from("Dialect").filter_map(name);
    let mut options = Options::default();
    options.dialects = dialects.collect();
    let mut diagnostics = Vec::new();
    let dialects = definitions(&records, &options, &mut diagnostics);
    let operations = dialects.into_iter().flat_map(|dialect| dialect.operations).collect();
    let lines = diagnostics
        .iter()
        .filter(|diagnostic| {
            let code = diagnostic.code.unwrap_or("");
            code.starts_with("E08")
                || code.starts_with("E03")
                || code == "E0406"
                || diagnostic.message.contains("operation")
        })
        .map(|diagnostic| {
            let level = if diagnostic.severity == Severity::Error { "error" } else { "warning" };
            format!("{level} {}: {}", diagnostic.code.unwrap_or(""), diagnostic.message)
        })
        .collect();
    (operations, lines)
}

#[test]
fn all_operations_are_read() {
    let Some(include) = oracle_include() else { return };
    let files = definition_files(&include.join("mlir"));
    let files: Vec<_> = files
        .into_iter()
        .filter(|path| fs::read_to_string(path).is_ok_and(|text| text.contains("Op")))
        .collect();
    let found = parallel::map(&files, |path| read(&include, path));
    let (mut counts, mut unknown) = (Counts::new(), Counts::new());
    let (mut names, mut lines, mut maps) = (BTreeSet::new(), BTreeSet::new(), 0);
    for (operations, said) in &found {
        lines.extend(said.iter().cloned());
        for operation in operations {
            if names.insert((operation.full_name(), operation.record.text.clone())) {
                count(operation, &mut counts, &mut unknown);
                maps += affine_maps(operation);
            }
        }
    }
    for (word, number) in &counts {
        eprintln!("{number:7} {word}");
    }
    let mut unknown: Vec<_> = unknown.iter().collect();
    unknown.sort_by_key(|(_, number)| std::cmp::Reverse(**number));
    for (text, number) in unknown.iter().take(60) {
        eprintln!("{number:7} {text}");
    }
    assert_eq!(counts["operations"], OPERATIONS);
    let leaves = counts["leaves"];
    assert!(counts["leaves known"] * 100 >= leaves * 80, "{counts:?}");
    assert_eq!(maps, 17, "attributes of affine maps");
    check_said(&lines);
}

/// The number of attributes of an operation that are affine maps. Its format, if it is declarative, has none of them:
/// that is why no suite compares an affine map in a format with the reference tool.
fn affine_maps(operation: &Operation) -> usize {
    let is_map = |attribute: &OpAttribute| last_name(&attribute.storage) == "AffineMapAttr";
    for part in operation.bound_properties() {
        let in_format = matches!(part, PartRef::Attribute(at) if is_map(&operation.attributes[at]));
        assert!(!in_format, "the format of {} has an affine map: compare it", operation.full_name());
    }
    operation.attributes.iter().filter(|attribute| is_map(attribute)).count()
}

/// Compares the messages with the golden list.
fn check_said(lines: &BTreeSet<String>) {
    let path = repository().join("tests/ops/upstream_refused.txt");
    let listed = fs::read_to_string(&path).unwrap_or_default();
    let known: BTreeSet<&str> =
        listed.lines().filter(|line| !line.starts_with('#') && !line.is_empty()).collect();
    let found: BTreeSet<&str> = lines.iter().map(String::as_str).collect();
    if env::var_os("UPDATE_EXPECT").is_some() {
        let kept = listed.lines().filter(|line| line.starts_with('#') || found.contains(line));
        let lines: Vec<&str> = kept.chain(found.difference(&known).copied()).collect();
        fs::write(&path, lines.join("\n") + "\n").expect("the folder is writable");
        return;
    }
    let new: Vec<_> = found.difference(&known).collect();
    let gone: Vec<_> = known.difference(&found).collect();
    assert!(new.is_empty() && gone.is_empty(), "new: {new:#?}\ngone: {gone:#?}");
}
