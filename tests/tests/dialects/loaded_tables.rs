//! One model, two back ends: the tables that the loader makes of a shipped definition file equal the generated Rust,
//! except for functions of the author, which only Rust has.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use isogloss::Context;
use isogloss::constraint::{Constraint, Pred, Step};
use isogloss::def::{Def, Dialect, EnumDef, FormatElement, ParamDef, ParamKind, ParamPart, Syntax};
use isogloss::ir::format::{OpElement, OpPart, PropertyText, TypeSource};
use isogloss::ir::{OpDef, PropertyDef, RegionDef, ValueGroup};
use isogloss_codegen::session;
use isogloss_load::{Loader, load};
use isogloss_tests::ir::{self, beside::Beside};
use isogloss_tests::{dialects, parallel};

/// The compiled dialects, and the files that define them.
fn compiled() -> Vec<(&'static Dialect, PathBuf)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../defs");
    let file = |dialect: &'static Dialect| (dialect, folder.join(format!("{}.td", dialect.name)));
    let plain = |dialect: &&'static Dialect| dialect.extends.is_none() && dialect.name != "builtin";
    let all = isogloss_cli::known_dialects().into_iter().filter(plain).map(file);
    all.filter(|(_, file)| file.exists()).collect()
}

/// Handles of several definitions, which only Rust names: a loaded parameter takes any attribute.
const FAMILIES: [&str; 5] = ["DINodeAttr", "DIScopeAttr", "DITypeAttr", "DIVariableAttr", "FusedLoc"];

/// Tables that differ, and why.
const DIFFERENT: [(&str, &str); 2] = [
    ("#gpu.address_space", "written by hand, not in the definition file"),
    ("ub.poison", "a function of the dialect makes the default value"),
];

/// A table as text: functions are omitted, and other tables are named.
#[derive(Default)]
struct Text(String);

impl Text {
    fn field(&mut self, name: &str, value: impl std::fmt::Debug) {
        let _ = writeln!(self.0, "  {name}: {value:?}");
    }
}

fn steps(steps: &[Step]) -> String {
    format!("{steps:?}")
}

fn path(path: &isogloss::constraint::Path) -> String {
    format!("{:?}{}", path.start, steps(path.steps))
}

fn pred(of: &Pred) -> String {
    let all = |parts: &[Pred]| parts.iter().map(pred).collect::<Vec<_>>().join(", ");
    match of {
        Pred::All(parts) => format!("all({})", all(parts)),
        Pred::Any(parts) => format!("any({})", all(parts)),
        Pred::Not(part) => format!("not({})", pred(part)),
        Pred::Def(def) => format!("def {}", def.class),
        // A class of one def is that def.
        Pred::Class(class) => match class.def {
            Some(def) => format!("def {}", def.class),
            None => format!("class {}", class.name),
        },
        Pred::Interface(interface) => format!("interface {}", interface.name),
        Pred::Case(found) => format!("case {}", found.name),
        Pred::Within(at, part) => format!("within {} {}", path(at), pred(part)),
        Pred::Same(paths) => format!("same {:?}", paths.iter().map(path).collect::<Vec<_>>()),
        Pred::SameLists(a, b) => format!("lists {} {}", path(a), path(b)),
        Pred::Broadcastable(a, b) => format!("broadcastable {} {}", path(a), path(b)),
        // Only Rust has the function.
        Pred::Leaf(_) | Pred::Unknown(_) => "?".to_owned(),
        other => format!("{other:?}"),
    }
}

fn constraint(of: &Constraint) -> String {
    format!("{:?} {}", of.summary, pred(&of.pred))
}

fn source(of: TypeSource) -> String {
    match of {
        TypeSource::Follows { from, steps: found } => format!("{from:?} {}", steps(found)),
        // A function of the author computes it.
        TypeSource::Inferred => "Written".to_owned(),
        other => format!("{other:?}"),
    }
}

fn group(of: &ValueGroup) -> String {
    let ValueGroup { name, arity, constraint: condition, ty, inferred } = *of;
    let (ty, inferred) = (source(ty), source(inferred));
    format!("{name} {arity:?} {} ty {ty} inferred {inferred}", constraint(condition))
}

fn cases(of: &EnumDef) -> String {
    let EnumDef { name, summary, cases, separator, signed, quoted, primary_groups } = of;
    let flags = (signed, quoted, primary_groups);
    // The symbol of a case is the name of the Rust variant or the name in C++.
    let cases: Vec<_> = cases.iter().map(|case| (case.text, case.value)).collect();
    format!("{name} {summary:?} {} {flags:?} {cases:?}", separator.unwrap_or("-"))
}

fn property(of: &PropertyDef, context: &Context) -> String {
    let PropertyDef { name, required, default, unknown_default, optional, in_format, native, option, .. } =
        *of;
    // The storage of a property is a function if compiled, a condition if loaded.
    let PropertyDef { constraint: condition, text, storage: _, .. } = *of;
    let text = match text {
        PropertyText::OfDef(def) => format!("def {}", def.class),
        PropertyText::Enum { def, width } => format!("enum {} {width}", cases(def)),
        PropertyText::Cases { keyword, def, width, expected } => {
            format!("cases {keyword} {} {width} {expected}", cases(def))
        }
        PropertyText::Elements(element) => format!("elements {}", property(element, context)),
        PropertyText::Nested(inside) => format!("nested {}", property(inside, context)),
        other => format!("{other:?}"),
    };
    let default = default.map(|default| default.make(context).to_string());
    let condition = condition.map(constraint);
    let flags = (required, unknown_default, optional, in_format, native, option);
    format!("{name} {flags:?} default {default:?} text {text} constraint {condition:?}")
}

fn element(of: &OpElement) -> String {
    let all = |elements: &[OpElement]| elements.iter().map(element).collect::<Vec<_>>().join(" ");
    match of {
        FormatElement::Optional { anchor, inverted, then, otherwise } => {
            format!("({anchor:?} {inverted} {} | {})", all(then), all(otherwise))
        }
        FormatElement::Part { part: OpPart::Clauses(clauses), space } => {
            let clause = |clause: &isogloss::ir::format::Clause| {
                format!("{} {} {} {:?}", clause.keyword, clause.space, all(clause.elements), clause.anchors)
            };
            format!("clauses {space} {:?}", clauses.iter().map(clause).collect::<Vec<_>>())
        }
        other => format!("{other:?}"),
    }
}

fn operation(op: &OpDef, context: &Context) -> String {
    // All fields are named: new ones are compared, too.
    let OpDef {
        dialect,
        name,
        summary,
        traits,
        operands,
        operand_segments,
        results,
        result_segments,
        regions,
        successors,
        counted,
        properties,
        parents,
        implicit_terminator,
        native_traits,
        predicates,
        default_dialect,
        format,
        has_prop_dict,
        prints_all_properties,
        always_written,
        missing_form,
        result_names,
        hints,
        cached,
        effects,
        // Functions of the author.
        interfaces: _,
        verify: _,
        verify_signature: _,
        verify_regions: _,
        infer: _,
        syntax: _,
        fold: _,
        // Only loaded operations have one.
        compiled: _,
    } = op;
    let mut text = Text::default();
    text.field("names", (dialect, name, summary));
    text.field("traits", traits);
    text.field("operands", operands.iter().map(group).collect::<Vec<_>>());
    text.field("results", results.iter().map(group).collect::<Vec<_>>());
    text.field("segments", (operand_segments, result_segments));
    text.field("properties", properties.iter().map(|found| property(found, context)).collect::<Vec<_>>());
    let regions = regions
        .iter()
        .map(|&RegionDef { name, variadic, constraint: condition }| (name, variadic, constraint(condition)));
    text.field("regions", regions.collect::<Vec<_>>());
    text.field("successors", successors);
    text.field("counted", counted);
    text.field("parents", parents);
    text.field("implicit terminator", implicit_terminator);
    // Checks of interfaces are functions of the author.
    let native_traits = native_traits.iter().filter(|found| !found.name.ends_with("Interface"));
    text.field("native traits", native_traits.collect::<Vec<_>>());
    text.field("predicates", predicates.iter().map(constraint).collect::<Vec<_>>());
    text.field("default dialect", default_dialect);
    text.field("printed", (prints_all_properties, always_written, result_names.is_some(), hints));
    text.field("cached", cached);
    text.field("effects", effects);
    // A loaded operation without the functions of its format has none.
    if missing_form.is_none() {
        let form = format.map(|elements| elements.iter().map(element).collect::<Vec<_>>());
        text.field("format", (form, has_prop_dict));
    }
    text.0
}

fn kind(of: &ParamKind) -> String {
    match of {
        ParamKind::Type(found) => format!("type {:?}", found.map(|found| found.name)),
        ParamKind::Attr(found) => {
            let name = found.map(|found| found.name).filter(|name| !FAMILIES.contains(name));
            format!("attribute {name:?}")
        }
        ParamKind::Enum(found) => format!("enum {}", cases(found)),
        ParamKind::NamedEnum(found, name) => format!("enum {name} {}", cases(found)),
        ParamKind::Array(element) => format!("list of {}", kind(element)),
        ParamKind::Custom(_) => "custom".to_owned(),
        other => format!("{other:?}"),
    }
}

fn def(def: &Def) -> String {
    let Def { kind, dialect, name, mnemonic, class, summary, params, body, layout, alias, bytecode, .. } =
        def;
    // Functions of the author.
    let Def { syntax: form, verify: _, verify_body: _, interfaces: _, .. } = def;
    let mut text = Text::default();
    text.field("names", (kind, dialect, name, mnemonic, class, summary));
    text.field("flags", (alias, bytecode));
    if !matches!(form, Syntax::Custom(_) | Syntax::Printed(_) | Syntax::Verbatim) {
        text.field("params", params.iter().map(param).collect::<Vec<_>>());
        text.field("body", body.iter().map(param).collect::<Vec<_>>());
        text.field("syntax", syntax(*form));
        text.field("layout", layout);
    }
    text.0
}

fn param(of: &ParamDef) -> String {
    let presence = format!("{:?}", of.presence);
    format!("{} {} {presence} {:?}", of.name, kind(&of.kind), of.constraint.map(constraint))
}

fn syntax(of: Syntax) -> String {
    let Syntax::Format(elements) = of else { return format!("{of:?}") };
    fn all(elements: &[FormatElement]) -> String {
        let element = |element: &FormatElement| match element {
            FormatElement::Optional { anchor, inverted, then, otherwise } => {
                format!("({anchor:?} {inverted} {} | {})", all(then), all(otherwise))
            }
            FormatElement::Part { part: ParamPart::Custom { directive, bound, refs }, space } => {
                format!("custom {} {bound:?} {refs:?} {space}", directive.name)
            }
            other => format!("{other:?}"),
        };
        elements.iter().map(element).collect::<Vec<_>>().join(" ")
    }
    all(elements)
}

/// The tables of a dialect as texts, by name.
fn tables(dialect: &'static Dialect, others: &[&'static Dialect]) -> BTreeMap<String, String> {
    let context = Context::with_dialects(others.iter().copied().chain([dialect]));
    let types = dialect.types.iter().map(|found| (format!("!{}", found.name), def(found)));
    let attributes = dialect.attributes.iter().map(|found| (format!("#{}", found.name), def(found)));
    let ops = dialect.ops.iter().map(|found| (found.name.to_owned(), operation(found, &context)));
    types.chain(attributes).chain(ops).collect()
}

/// Whether a dialect is the one of a name, or depends on it.
fn needs(dialect: &Dialect, name: &str) -> bool {
    let all = dialect.dependencies.iter().copied().chain(dialect.extends);
    dialect.name == name || all.into_iter().any(|needed| needs(needed, name))
}

#[test]
fn loaded_tables_are_the_compiled_ones() {
    let compiled = compiled();
    assert!(
        compiled.len() >= 10,
        "{:?}",
        compiled.iter().map(|(dialect, _)| dialect.name).collect::<Vec<_>>()
    );
    let mut different = String::new();
    let (mut count, mut equal) = (0, 0);
    for (dialect, file) in &compiled {
        let records =
            session().parse_file(file).unwrap_or_else(|errors| panic!("{}: {errors}", file.display()));
        let others: Vec<_> =
            isogloss_cli::known_dialects().into_iter().filter(|other| !needs(other, dialect.name)).collect();
        let loaded = load(&records, &others);
        let found = loaded.dialects.iter().find(|found| found.name == dialect.name);
        let found = found.unwrap_or_else(|| panic!("{} defines `{}`", file.display(), dialect.name));
        let (ours, theirs) = (tables(found, &others), tables(dialect, &others));
        for (name, expected) in &theirs {
            count += 1;
            let got = ours.get(name).map_or("nothing", String::as_str);
            // Values that are C++ or Rust differ as a whole.
            let lines = expected.lines().zip(got.lines()).filter(|(a, b)| a != b);
            let lines: Vec<_> = lines.filter(|(_, got)| !got.contains('?')).collect();
            if lines.is_empty() && got != "nothing" {
                equal += 1;
            } else if !DIFFERENT.iter().any(|(known, _)| known == name) {
                let _ = writeln!(different, "{name}:");
                for (expected, got) in lines {
                    let same = expected.bytes().zip(got.bytes()).take_while(|(a, b)| a == b).count();
                    let from = |line: &str| {
                        line.get(same.saturating_sub(40)..)
                            .unwrap_or(line)
                            .chars()
                            .take(200)
                            .collect::<String>()
                    };
                    let _ = writeln!(different, "  compiled: {}\n  loaded:   {}", from(expected), from(got));
                }
            }
        }
    }
    println!("{equal} of {count} tables are equal");
    assert!(different.is_empty(), "{different}");
}

/// The dialects of the library, loaded from their definition files, with the hand-written Rust of the compiled ones.
fn loaded_with_hooks() -> Vec<&'static Dialect> {
    let compiled = isogloss_cli::known_dialects();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../defs");
    let mut loader = Loader::new([]).hooks_of(compiled.iter().copied()).include_dir(&folder);
    let names: BTreeSet<&str> = compiled.iter().map(|dialect| dialect.name).collect();
    let loaded = loader.by_name(names.iter().filter(|name| folder.join(format!("{name}.td")).exists()));
    loaded.unwrap_or_else(|error| panic!("{error}"));
    let without: Vec<&str> = loader
        .loaded()
        .dialects
        .iter()
        .flat_map(|dialect| dialect.ops)
        .filter(|op| op.compiled.is_none() || op.missing_form.is_some())
        .map(|op| op.name)
        .collect();
    assert!(without.is_empty(), "operations without a compiled one: {without:?}");
    loader.dialects()
}

/// The text suites of the shipped dialects: the programs of each, and the modules of `tests/ir`.
fn suites() -> Vec<(String, Vec<String>)> {
    let read =
        |path: &Path| fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let programs = dialects::NAMES.map(|name| (name.to_owned(), dialects::programs(name)));
    let modules: Vec<String> = ir::files(&ir::directory()).iter().map(|path| read(path)).collect();
    programs.into_iter().chain([("tests/ir".to_owned(), modules)]).collect()
}

#[test]
fn texts_have_the_same_answers_in_loaded_dialects() {
    let loaded = loaded_with_hooks();
    let answers = |dialects: &[&'static Dialect], flag: Option<&'static str>, programs: &[String]| {
        let beside =
            Beside { tool: PathBuf::new(), flags: flag.into_iter().collect(), dialects: dialects.to_vec() };
        beside.own_answers(programs)
    };
    let cases: Vec<_> = suites()
        .into_iter()
        .flat_map(|(name, programs)| {
            [None, Some("--mlir-print-op-generic")].map(|flag| (name.clone(), flag, programs.clone()))
        })
        .collect();
    let found = parallel::map(&cases, |(name, flag, programs)| {
        let expected = answers(&isogloss_cli::known_dialects(), *flag, programs);
        let got = answers(&loaded, *flag, programs);
        let pairs = programs.iter().zip(expected.iter().zip(&got));
        let different = pairs.filter(|(_, (expected, got))| expected != got);
        let different: Vec<String> = different
            .map(|(text, (expected, got))| {
                format!("{name} {flag:?}:\n{text}\n  compiled: {expected:?}\n  loaded:   {got:?}")
            })
            .collect();
        (programs.len(), different)
    });
    let count: usize = found.iter().map(|(count, _)| count).sum();
    let different: Vec<String> = found.into_iter().flat_map(|(_, different)| different).collect();
    assert!(different.is_empty(), "{} differences:\n{}", different.len(), different.join("\n"));
    assert!(count >= 20_000, "{count} programs");
}
