//! The declarations of a dialect's records, as lines that can be compared with the lines of other records: operations
//! with their operands, results, attributes, regions, successors, traits and formats; attributes, types and enums.

use std::collections::{BTreeMap, BTreeSet};

use isogloss_tablegen::{DagValue, FromValue, Record, Records, Value};

/// The facts about each item of a dialect, by the item: `op arith.addi`, `enum CmpIPredicate`, `attribute overflow`.
pub type Facts = BTreeMap<String, Item>;

/// The facts about one item.
#[derive(Debug, Default)]
pub struct Item {
    /// Facts that are compared one by one.
    pub facts: BTreeSet<String>,
    /// The traits of an operation, in the order in which they are verified.
    pub traits: Vec<String>,
}

/// The facts that records state about a dialect.
#[must_use]
pub fn facts(records: &Records, dialect: &str) -> Facts {
    let of_dialect = |record: &Record<'_>, field: &str| {
        field_of::<Record<'_>>(*record, field).and_then(|found| field_of::<&str>(found, "name"))
            == Some(dialect)
    };
    let mut facts = Facts::new();
    for op in records.derived_from("Op").filter(|op| of_dialect(op, "opDialect")) {
        let name = field_of::<&str>(op, "opName").unwrap_or_default();
        facts.insert(format!("op {dialect}.{name}"), operation(op));
    }
    for (class, what) in [("AttrDef", "attribute"), ("TypeDef", "type")] {
        for def in records.derived_from(class).filter(|def| of_dialect(def, "dialect")) {
            let name = field_of::<&str>(def, "mnemonic").or_else(|| field_of(def, "cppClassName"));
            facts.insert(format!("{what} {}", name.unwrap_or_default()), definition(def));
        }
    }
    let namespace = records
        .derived_from("Dialect")
        .find(|record| field_of::<&str>(*record, "name") == Some(dialect))
        .and_then(|record| field_of::<&str>(record, "cppNamespace"));
    for item in records.derived_from("EnumInfo") {
        // Or in a namespace inside of the dialect's.
        let inside = |namespace: &str| {
            let rest = field_of::<&str>(item, "cppNamespace")?.strip_prefix(namespace)?;
            Some(rest.is_empty() || rest.starts_with("::"))
        };
        if namespace.and_then(inside) == Some(true) {
            let name = field_of::<&str>(item, "className").unwrap_or_default();
            facts.insert(format!("enum {name}"), enumeration(item));
        }
    }
    facts
}

/// The differences between our facts and the installed records', one a line: `op arith.addi: without trait X`.
#[must_use]
pub fn differences(ours: &Facts, theirs: &Facts) -> Vec<String> {
    let mut found = Vec::new();
    let names: BTreeSet<&String> = ours.keys().chain(theirs.keys()).collect();
    for name in names {
        let (ours, theirs) = match (ours.get(name), theirs.get(name)) {
            (Some(ours), Some(theirs)) => (ours, theirs),
            (None, _) => {
                found.push(format!("{name}: is missing"));
                continue;
            }
            (_, None) => {
                found.push(format!("{name}: is not MLIR's"));
                continue;
            }
        };
        found.extend(theirs.facts.difference(&ours.facts).map(|fact| format!("{name}: without {fact}")));
        found.extend(ours.facts.difference(&theirs.facts).map(|fact| format!("{name}: with {fact}")));
        let common = |from: &Item, other: &Item| -> Vec<String> {
            from.traits.iter().filter(|item| other.traits.contains(item)).cloned().collect()
        };
        let missing = theirs.traits.iter().filter(|item| !ours.traits.contains(item));
        found.extend(missing.map(|item| format!("{name}: without trait {item}")));
        let more = ours.traits.iter().filter(|item| !theirs.traits.contains(item));
        found.extend(more.map(|item| format!("{name}: with trait {item}")));
        let order = common(ours, theirs);
        if order != common(theirs, ours) {
            found.push(format!("{name}: with traits in the order {}", order.join(", ")));
        }
    }
    found
}

fn field_of<'a, T: FromValue<'a>>(record: Record<'a>, field: &str) -> Option<T> {
    record.get::<T>(field).ok()
}

fn flag(record: Record<'_>, field: &str) -> bool {
    field_of::<bool>(record, field).unwrap_or(false)
}

/// Text with single blanks.
fn squeezed(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A format without the blanks between its elements.
fn without_blanks(format: &str) -> String {
    let mut quoted = false;
    format
        .chars()
        .filter(|letter| {
            quoted ^= *letter == '`';
            quoted || !letter.is_whitespace()
        })
        .collect()
}

fn summary(record: Record<'_>) -> String {
    squeezed(field_of::<&str>(record, "summary").unwrap_or_default())
}

/// The arguments of a dag: their names and records.
fn arguments<'a>(record: Record<'a>, field: &str) -> Vec<(&'a str, Record<'a>)> {
    let Some(dag) = field_of::<DagValue<'a>>(record, field) else { return Vec::new() };
    let record = |value: Value<'a>| match value {
        Value::Record(record) => Some(record),
        _ => None,
    };
    dag.args().filter_map(|(name, value)| Some((name.unwrap_or_default(), record(value)?))).collect()
}

fn operation(op: Record<'_>) -> Item {
    let mut item = Item::default();
    let mut order = Vec::new();
    for field in ["arguments", "results"] {
        for (name, constraint) in arguments(op, field) {
            let what = if field == "results" { "result" } else { "operand" };
            let (fact, kind) = value(what, name, constraint);
            if kind == what {
                order.push(name);
            }
            item.facts.insert(fact);
        }
    }
    item.facts.insert(format!("values in the order {}", order.join(", ")));
    for (field, what) in [("regions", "region"), ("successors", "successor")] {
        for (index, (name, constraint)) in arguments(op, field).into_iter().enumerate() {
            let variadic =
                ["VariadicRegion", "VariadicSuccessor"].iter().any(|class| constraint.is_subclass_of(class));
            let arity = if variadic { "variadic " } else { "" };
            item.facts.insert(format!("{what} #{index} {name}: {arity}{}", summary(constraint)));
        }
    }
    if let Some(format) = field_of::<&str>(op, "assemblyFormat") {
        item.facts.insert(format!("format {}", without_blanks(format)));
    }
    for hook in ["hasVerifier", "hasRegionVerifier", "hasCustomAssemblyFormat", "hasFolder"] {
        if flag(op, hook) {
            item.facts.insert(hook.to_owned());
        }
    }
    add_traits(op, &mut item.traits);
    item
}

/// The fact about an operand, a result, an attribute or a property, and its kind.
fn value(what: &'static str, name: &str, mut constraint: Record<'_>) -> (String, &'static str) {
    let mut effects = Vec::new();
    if constraint.is_subclass_of("OpVariable") {
        for effect in field_of::<Vec<Record<'_>>>(constraint, "decorators").unwrap_or_default() {
            let effect: &str = field_of(effect, "effect").unwrap_or_default();
            effects.push(format!(" ({})", effect.rsplit("::").next().unwrap_or_default()));
        }
        if let Some(inner) = field_of(constraint, "constraint") {
            constraint = inner;
        }
    }
    let (effects, line) = (effects.concat(), summary(constraint));
    let is = |class: &str| constraint.is_subclass_of(class);
    if is("Property") {
        return (format!("property {name}: {line}"), "property");
    }
    if is("AttrConstraint") {
        let default = field_of::<&str>(constraint, "defaultValue").filter(|text| !text.is_empty());
        // Names of C++ and Rust differ in their namespaces.
        let default = default.map(|text| format!(" = {}", text.rsplit("::").next().unwrap_or_default()));
        let optional = if flag(constraint, "isOptional") { "optional " } else { "" };
        return (format!("attribute {name}: {optional}{line}{}", default.unwrap_or_default()), "attribute");
    }
    let arity = match () {
        () if is("VariadicOfVariadic") => "variadic of variadic ",
        () if is("Variadic") => "variadic ",
        () if is("Optional") => "optional ",
        () => "",
    };
    (format!("{what} {name}: {arity}{line}{effects}"), what)
}

fn add_traits(record: Record<'_>, names: &mut Vec<String>) {
    for item in field_of::<Vec<Record<'_>>>(record, "traits").unwrap_or_default() {
        if item.is_subclass_of("TraitList") {
            add_traits(item, names);
            continue;
        }
        let name = match () {
            () if item.is_subclass_of("PredTrait") => format!("that {}", summary(item)),
            () if item.is_subclass_of("SideEffectsTraitBase") => {
                let effects = field_of::<Vec<Record<'_>>>(item, "effects").unwrap_or_default();
                let effects = effects.into_iter().filter_map(|effect| field_of::<&str>(effect, "effect"));
                let effects: Vec<_> = effects.filter_map(|effect| effect.rsplit("::").next()).collect();
                format!("MemoryEffects<{}>", effects.join(", "))
            }
            () => {
                let class = field_of::<&str>(item, "cppInterfaceName").filter(|class| !class.is_empty());
                class.or_else(|| field_of::<&str>(item, "trait")).unwrap_or_else(|| item.name()).to_owned()
            }
        };
        // Parameters are named with and without namespaces.
        let name = name.replace("::Impl", "").replace("::mlir::", "");
        if !names.contains(&name) {
            names.push(name);
        }
    }
}

fn definition(def: Record<'_>) -> Item {
    let mut item = Item::default();
    if let Some(dag) = field_of::<DagValue<'_>>(def, "parameters") {
        let names: Vec<_> = dag.args().map(|(name, _)| name.unwrap_or_default()).collect();
        item.facts.insert(format!("parameters {}", names.join(", ")));
    }
    if let Some(format) = field_of::<&str>(def, "assemblyFormat") {
        item.facts.insert(format!("format {}", without_blanks(format)));
    }
    add_traits(def, &mut item.traits);
    item
}

fn enumeration(record: Record<'_>) -> Item {
    let mut item = Item::default();
    item.facts.insert(format!("summary {}", summary(record)));
    for case in field_of::<Vec<Record<'_>>>(record, "enumerants").unwrap_or_default() {
        let text: &str = field_of(case, "str").unwrap_or_default();
        let value: i64 = field_of(case, "value").unwrap_or_default();
        item.facts.insert(format!("case {text} = {value}"));
    }
    for field in ["separator", "bitwidth", "printBitEnumPrimaryGroups", "genSpecializedAttr"] {
        if let Some(text) = field_of::<&str>(record, field) {
            item.facts.insert(format!("{field} {text:?}"));
        } else if let Some(number) = field_of::<i64>(record, field) {
            item.facts.insert(format!("{field} {number}"));
        }
    }
    item
}
