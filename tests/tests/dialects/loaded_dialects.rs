//! MLIR's own dialects, loaded from the installed definition files, beside `mlir-opt`: programs made from the loaded
//! tables, in both forms, and wrong ones. `ISOGLOSS_LOADED=all` takes every dialect, `ISOGLOSS_LOADED=tosa,shape` some.
//!
//! A program that both accept is compared as it is. If the tool rejects all programs of an operation, by C++ that Isogloss
//! does not run, texts of such programs are compared without a verifier on either side.

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use isogloss::Context;
use isogloss::def::Dialect;
use isogloss::ir::OpDef;
use isogloss_load::find::Index;
use isogloss_load::{DialectReport, Loader};
use isogloss_tests::Folder;
use isogloss_tests::ir::beside::{Answer, Beside, agree};
use isogloss_tests::ir::ours;
use isogloss_tests::programs::{Generator, Spec};
use isogloss_tests::{oracle, oracle_include, parallel, repository};

/// The dialects of every run.
const DIALECTS: [&str; 8] = ["async", "bufferization", "emitc", "pdl", "shape", "smt", "tosa", "x86vector"];

/// How many programs are made at a time for each operation, and how often, until the tool accepts one.
const COUNT: usize = 2;
const ROUNDS: usize = 3;

/// The flags without a verifier.
const UNVERIFIED: [&str; 2] =
    ["--mlir-very-unsafe-disable-verifier-on-parsing", "--mlir-print-assume-verified"];

/// Dialects that `mlir-opt` 22 does not register.
const ABSENT: [&str; 1] = ["vcix"];

/// What was found for a dialect.
#[derive(Default)]
struct Found {
    name: String,
    report: DialectReport,
    /// Operations whose text needs no C++.
    declared: Vec<&'static OpDef>,
    /// Operations for which no program was found.
    without_program: Vec<&'static str>,
    programs: usize,
    /// Operations with a program that both accept, with equal text in both directions.
    equal: BTreeSet<&'static str>,
    /// Other operations with a program whose text is equal in both directions, without a verifier.
    equal_unverified: BTreeSet<&'static str>,
    /// Operations all of whose programs differ without a verifier, with an example.
    differ_unverified: BTreeMap<&'static str, String>,
    /// Operations of which a program has a type or an attribute that C++ parses.
    with_cpp: BTreeSet<&'static str>,
    /// Programs that the tool rejects and the generator does not: C++ that is not run, or an old spelling.
    unchecked: usize,
    /// Operations whose custom form is C++, so that only their generic form was compared.
    without_form: BTreeSet<&'static str>,
    /// Wrong programs: those with equal answers, and those of operations with C++ that is not run.
    wrong_equal: usize,
    wrong_unchecked: usize,
    different: Vec<String>,
}

/// Programs whose custom forms are answered otherwise on purpose, and why.
const DIFFERENT: [(&str, &str); 1] = [(
    "transform.smt.constrain_params",
    "mlir-opt does not load the dialect `smt` for it, and does not know the terminator that it adds",
)];

/// The reference tool and the loaded dialects.
struct Tools<'t> {
    tool: &'t Path,
    all: &'t [&'static Dialect],
    /// The types and attributes of loaded dialects that C++ parses or verifies, by their names.
    in_cpp: &'t [&'t str],
    /// The types and attributes that C++ parses.
    verbatim: &'t [&'t str],
    /// The operations whose custom form is C++.
    without_form: &'t [&'static str],
    dialect: &'static Dialect,
}

impl Tools<'_> {
    fn answers(&self, flags: &[&'static str], texts: &[String]) -> Vec<(Answer, Answer)> {
        let beside =
            Beside { tool: self.tool.to_owned(), flags: flags.to_vec(), dialects: self.all.to_vec() };
        beside.answers(texts)
    }
}

/// Whether a text has one of these types and attributes, `!name.of` or `!name<of`.
fn has_any(names: &[&str], text: &str) -> bool {
    let has = |name: &str| {
        text.match_indices(name).any(|(at, _)| at > 0 && matches!(text.as_bytes()[at - 1], b'!' | b'#'))
    };
    names.iter().any(|name| has(name) || has(&name.replacen('.', "<", 1)))
}

/// A program made for an operation.
#[derive(Clone)]
struct Program {
    op: &'static OpDef,
    spec: Spec,
}

impl Program {
    fn texts(programs: &[Self]) -> Vec<String> {
        programs.iter().map(|program| program.spec.text()).collect()
    }
}

fn compare(tools: &Tools<'_>, report: &DialectReport) -> Found {
    let dialect = tools.dialect;
    let context = Context::with_dialects(tools.all.iter().copied());
    let mut generator = Generator::new(&context, 1).in_functions();
    let mut found = Found { name: dialect.name.to_owned(), report: report.clone(), ..Found::default() };
    found.declared = dialect.ops.iter().copied().filter(|op| op.missing_form.is_none()).collect();
    let mut open = dialect.ops.to_vec();
    let mut valid: Vec<Program> = Vec::new();
    for round in 0..ROUNDS {
        let mut programs: Vec<Program> = Vec::new();
        for op in &open {
            let made: Vec<_> = (0..COUNT).map_while(|_| generator.valid(op)).collect();
            if made.is_empty() && round == 0 {
                found.without_program.push(op.name);
            }
            programs.extend(made.into_iter().map(|spec| Program { op, spec }));
        }
        valid.extend(found.add_valid(tools, &programs));
        let is_open = |op: &&'static OpDef| {
            let of = |names: &BTreeSet<&str>| names.contains(op.name);
            !of(&found.equal) && !of(&found.without_form) && !found.without_program.contains(&op.name)
        };
        open.retain(is_open);
    }
    for _ in 0..ROUNDS {
        let of = |names: &BTreeSet<&str>, op: &OpDef| names.contains(op.name);
        let open =
            found.declared.iter().filter(|op| !of(&found.equal, op) && !of(&found.equal_unverified, op));
        let programs: Vec<Program> = open
            .flat_map(|op| [*op; 2 * COUNT])
            .map(|op| Program { op, spec: generator.unverified(op) })
            .collect();
        found.add_unverified(tools, &programs);
    }
    // The types and attributes of such an operation are C++.
    let not_equal = found.not_equal();
    let is_cpp = |op: &str| found.with_cpp.contains(op) && !found.differ_unverified.contains_key(op);
    found.declared.retain(|op| !not_equal.contains(&op.name) || !is_cpp(op.name));
    let wrong: Vec<Spec> = valid.iter().map(|program| generator.mutated(&program.spec)).collect();
    found.add_wrong(tools, &wrong);
    found
}

impl Found {
    /// A line of the table.
    fn line(&self) -> String {
        let Self { name, report, without_program, programs, equal, unchecked, without_form, .. } = self;
        let known = report.conditions - report.unknown_conditions;
        let unknown = report.unchecked.iter().filter(|op| !op.conditions.is_empty()).count();
        let (declared, both, unverified) = (self.declared.len(), equal.len(), self.equal_unverified.len());
        format!(
            "{name}: {} operations: {declared} declarative, {} equal both ways ({:.1} %), {both} of them verified, {} \
             without a custom form; conditions {known} of {}, {} operations whole; {programs} programs, {unchecked} \
             rejected by the tool; wrong programs: {} equal, {} of operations with C++; {} different; without program: \
             {without_program:?}; not equal: {:?}\n",
            report.operations,
            both + unverified,
            100.0 * (both + unverified) as f64 / declared.max(1) as f64,
            without_form.len(),
            report.conditions,
            report.operations - unknown,
            self.wrong_equal,
            self.wrong_unchecked,
            self.different.len(),
            self.not_equal(),
        )
    }

    /// Operations whose text needs no C++, and for which no equal program was found.
    fn not_equal(&self) -> Vec<&'static str> {
        let of = |name: &str| self.equal.contains(name) || self.equal_unverified.contains(name);
        self.declared.iter().map(|op| op.name).filter(|name| !of(name)).collect()
    }

    /// Compares programs that are valid here, in both forms. Returns those with equal answers.
    fn add_valid(&mut self, tools: &Tools<'_>, programs: &[Program]) -> Vec<Program> {
        let texts = Program::texts(programs);
        self.programs += texts.len();
        let mut custom = Vec::new();
        for ((program, text), answers) in programs.iter().zip(&texts).zip(&tools.answers(&[], &texts)) {
            let without_form = tools.without_form.iter().any(|op| text.contains(&format!("\"{op}\"(")));
            match answers {
                (Answer::Rejected(_) | Answer::None, Answer::Accepted(_)) => self.unchecked += 1,
                // The generator reads old spellings, as `!llvm.ptr<f32>`.
                (Answer::Rejected(_), Answer::Rejected(_)) if agree(answers) => self.unchecked += 1,
                (Answer::Accepted(_), Answer::Accepted(_)) if without_form => {
                    if program.op.missing_form.is_some() {
                        self.without_form.insert(program.op.name);
                    }
                }
                (Answer::Accepted(theirs), _) if same_text(answers) => custom.push((program, theirs.clone())),
                _ if has_any(tools.verbatim, text) => drop(self.with_cpp.insert(program.op.name)),
                (theirs, ours) => {
                    self.different.push(format!("{text}  theirs: {theirs:?}\n  ours:   {ours:?}"));
                }
            }
        }
        let texts: Vec<String> = custom.iter().map(|(_, text)| text.clone()).collect();
        let answers = tools.answers(&["--mlir-print-op-generic"], &texts);
        let mut equal = Vec::new();
        for ((program, text), answers) in custom.iter().zip(&answers) {
            if agree(answers) {
                self.equal.insert(program.op.name);
                equal.push((*program).clone());
            } else if let (Answer::Rejected(_), Answer::Rejected(_)) = answers {
                // The text has another meaning, so that both reject it.
                self.unchecked += 1;
            } else if !DIFFERENT.iter().any(|(piece, _)| text.contains(piece)) {
                let (theirs, ours) = answers;
                self.different.push(format!("custom form:\n{text}  theirs: {theirs:?}\n  ours:   {ours:?}"));
            }
        }
        equal
    }

    /// Compares texts of programs that need not be valid, in both forms.
    fn add_unverified(&mut self, tools: &Tools<'_>, programs: &[Program]) {
        let texts = Program::texts(programs);
        let mut custom = Vec::new();
        for ((program, text), answers) in programs.iter().zip(&texts).zip(&tools.answers(&UNVERIFIED, &texts))
        {
            match answers {
                (Answer::Accepted(theirs), _) if same_text(answers) => custom.push((program, theirs.clone())),
                _ if has_any(tools.verbatim, text) => drop(self.with_cpp.insert(program.op.name)),
                (theirs, ours) => {
                    let example = format!("{text}  theirs: {theirs:?}\n  ours:   {ours:?}");
                    self.differ_unverified.insert(program.op.name, example);
                }
            }
        }
        let texts: Vec<String> = custom.iter().map(|(_, text)| text.clone()).collect();
        let flags = [&UNVERIFIED[..], &["--mlir-print-op-generic"]].concat();
        for ((program, text), answers) in custom.iter().zip(&tools.answers(&flags, &texts)) {
            if matches!(answers, (Answer::Accepted(_), _)) && same_text(answers) {
                self.equal_unverified.insert(program.op.name);
            } else {
                let (theirs, ours) = answers;
                let example = format!("custom form:\n{text}  theirs: {theirs:?}\n  ours:   {ours:?}");
                self.differ_unverified.insert(program.op.name, example);
            }
        }
        let equal = &self.equal_unverified;
        self.differ_unverified.retain(|op, _| !equal.contains(op));
    }

    /// Compares programs that are wrong, or may be.
    fn add_wrong(&mut self, tools: &Tools<'_>, programs: &[Spec]) {
        let texts: Vec<String> = programs.iter().map(Spec::text).collect();
        for (text, answers) in texts.iter().zip(&tools.answers(&[], &texts)) {
            let mut is_unchecked =
                self.report.unchecked.iter().any(|op| text.contains(&format!("\"{}\"", op.name)));
            is_unchecked |= has_any(tools.in_cpp, text);
            match answers {
                answers if same_text(answers) => self.wrong_equal += 1,
                // C++ may reject the program, or another part of it.
                (Answer::Rejected(_), _) if is_unchecked => self.wrong_unchecked += 1,
                (theirs, ours) => {
                    self.different.push(format!("wrong:\n{text}  theirs: {theirs:?}\n  ours:   {ours:?}"));
                }
            }
        }
    }
}

/// Whether answers agree but for the names of values, which `OpAsmOpInterface` gives in C++.
fn same_text(answers: &(Answer, Answer)) -> bool {
    match answers {
        (Answer::Accepted(theirs), Answer::Accepted(ours)) if numbered(theirs) == numbered(ours) => true,
        answers => agree(answers),
    }
}

/// A text with values numbered in the order in which they are named. Results that share a name have one each.
fn numbered(text: &str) -> String {
    let is_name = |byte: char| byte.is_ascii_alphanumeric() || "_$.-#".contains(byte);
    let mut names: Vec<String> = Vec::new();
    let mut number = |name: String| {
        names.iter().position(|known| *known == name).unwrap_or_else(|| {
            names.push(name);
            names.len() - 1
        })
    };
    let mut pieces = text.split('%');
    let mut renamed = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let end = piece.find(|byte| !is_name(byte)).unwrap_or(piece.len());
        let (name, mut rest) = piece.split_at(end);
        let count = rest.strip_prefix(':').and_then(|count| count.split_once(' '));
        let shared = count.and_then(|(count, after)| Some((count.parse::<usize>().ok()?, after)));
        match shared.filter(|(_, after)| after.starts_with(['=', ','])) {
            Some((count, after)) => {
                let all: Vec<String> =
                    (0..count).map(|at| format!("%{}", number(format!("{name}#{at}")))).collect();
                let _ = write!(renamed, "{} ", all.join(", "));
                rest = after;
            }
            None => {
                let _ = write!(renamed, "%{}", number(name.to_owned()));
            }
        }
        renamed.push_str(rest);
    }
    renamed
}

#[test]
fn programs_of_loaded_dialects_are_answered_as_by_the_reference_tool() {
    let (Some(tool), Some(include)) = (oracle("mlir-opt"), oracle_include()) else { return };
    let wanted = env::var("ISOGLOSS_LOADED").unwrap_or_else(|_| DIALECTS.join(","));
    let mut loader = Loader::new(isogloss_cli::known_dialects()).include_dir(include);
    let loaded = if wanted == "all" { loader.all() } else { loader.by_name(wanted.split(',')) };
    loaded.unwrap_or_else(|error| panic!("{error}"));
    let all = loader.dialects();
    let found = loader.loaded();
    let pairs: Vec<_> = found
        .dialects
        .iter()
        .zip(&found.reports)
        .filter(|(dialect, _)| !ABSENT.contains(&dialect.name))
        .filter(|(dialect, _)| wanted == "all" || wanted.split(',').any(|name| name == dialect.name))
        .collect();
    let in_cpp: Vec<&str> = found
        .reports
        .iter()
        .flat_map(|report| report.verbatim.iter().map(|(name, _)| name).chain(&report.verified))
        .map(String::as_str)
        .collect();
    let verbatim = found.reports.iter().flat_map(|report| &report.verbatim).map(|(name, _)| name.as_str());
    let verbatim: Vec<&str> = verbatim.collect();
    let without_form: Vec<&str> = all
        .iter()
        .flat_map(|dialect| dialect.ops)
        .filter(|op| op.missing_form.is_some())
        .map(|op| op.name)
        .collect();
    let found = parallel::map(&pairs, |(dialect, report)| {
        let tools = Tools {
            tool: &tool,
            all: &all,
            in_cpp: &in_cpp,
            verbatim: &verbatim,
            without_form: &without_form,
            dialect,
        };
        let found = compare(&tools, report);
        print!("{}", found.line());
        found
    });
    let table: String = found.iter().map(Found::line).collect();
    let different: Vec<&str> = found.iter().flat_map(|found| &found.different).map(String::as_str).collect();
    let sum = |count: &dyn Fn(&Found) -> usize| -> usize { found.iter().map(count).sum() };
    let equal = sum(&|found| found.equal.len());
    let unverified = sum(&|found| found.equal_unverified.len());
    let declared = sum(&|found| found.declared.len());
    let (conditions, unknown) =
        (sum(&|found| found.report.conditions), sum(&|found| found.report.unknown_conditions));
    let wrong = sum(&|found| found.wrong_equal);
    println!(
        "in all: {} operations, {declared} declarative, {} equal both ways, {equal} of them verified; {} of {conditions} \
         conditions; {wrong} wrong programs equal",
        sum(&|found| found.report.operations),
        equal + unverified,
        conditions - unknown
    );
    for (op, example) in found.iter().flat_map(|found| &found.differ_unverified) {
        println!("{op}, without a verifier:\n{example}");
    }
    let share = 100 * (equal + unverified) / declared.max(1);
    assert!(share >= 95, "only {share} % of the declarative operations are equal both ways:\n{table}");
    assert!(equal >= 15 * found.len(), "only {equal} operations with valid programs are equal:\n{table}");
    assert!(wrong >= 15 * found.len(), "only {wrong} wrong programs are answered alike:\n{table}");
    assert!(unknown * 20 <= conditions, "{unknown} of {conditions} conditions are not understood");
    assert!(different.is_empty(), "{} differences:\n{}", different.len(), different.join("\n"));
}

/// Forms with directives that several dialects of MLIR share.
const SHARED_DIRECTIVES: &str = "\
func.func @f(%i: index, %b: index) {
  %0:3 = affine.delinearize_index %i into (4, %b, 8) : index, index, index
  %1 = affine.linearize_index [%i, %i] by (%b, 3) : index
  %2 = affine.linearize_index disjoint [%i] by () : index
  return
}
func.func @g(%t: !transform.any_op) {
  %a, %l:2 = transform.structured.tile_using_for %t tile_sizes [4, [8]] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.structured.vectorize %t vector_sizes [[4], 2] : !transform.any_op
  transform.structured.vectorize %t : !transform.any_op
  transform.print {assume_verified}
  return
}
";

/// Texts and truth values in the forms of operations.
const ATTRIBUTES: &str = "\
func.func @f(%p: i1) {
  %0 = shape.const_witness true
  %1 = shape.const_witness false {note = \"a\"}
  %2 = shape.cstr_require %p, \"a \\22b\\22\"
  %3 = shape.cstr_require %p, \"\"
  return
}
";

/// Nested symbols and types in the forms of operations, whose verifiers are C++.
const SYMBOLS_AND_TYPES: &str = "\
func.func @f(%t: tensor<4xi32>, %c: !irdl.attribute) {
  ml_program.global_store @a = %t : tensor<4xi32>
  ml_program.global_store @a::@b::@\"a b\" = %t : tensor<4xi32>
  %0 = irdl.parametric @a::@b<>
  %1 = irdl.parametric @\"\\22\"::@b<%c, %0> {note}
  %2 = irdl.base @a::@b
  %3 = irdl.base \"!builtin.integer\"
  %4 = ptr.type_offset i32 : index
  %5 = ptr.type_offset tensor<2x!ptr.ptr<#ptr.generic_space>> : index
  %6 = ptr.type_offset () -> i32 {note = @a::@b} : index
  %7 = ptr.type_offset (i32) -> (i8, f32) : i32
  %8 = pdl.type : tuple<i1, memref<4xf32>>
  %9 = pdl.type
  return
}
";

/// Directives of `pdl` that are C++ in MLIR: names of attributes, types of ranges and of results.
const PATTERN: &str = "\
pdl.pattern : benefit(1) {
  %t = type
  %a = attribute
  %b = attribute = 10 : i64
  %0 = operation \"foo.op\" {\"x\" = %a, \"y\\22z\" = %b} -> (%t : !pdl.type)
  %1 = result 0 of %0
  %2 = operation (%1 : !pdl.value) -> (%t : !pdl.type)
  %3 = results of %2
  %4 = results 1 of %2 -> !pdl.range<value>
  %5 = results 2 of %2 -> !pdl.value
  %6 = operation \"bar.op\" (%3, %4, %5 : !pdl.range<value>, !pdl.range<value>, !pdl.value) {\"only\" = %a}
  rewrite %6 {
    %7 = range %1, %4 : !pdl.value, !pdl.range<value>
    %8 = range %t : !pdl.type
    %9 = range %8, %t : !pdl.range<type>, !pdl.type
    %10 = range : !pdl.range<type>
    %11 = range : !pdl.range<value> {note}
    erase %0
  }
}
";

#[test]
fn shared_directives_are_read_as_by_the_reference_tool() {
    accepted_alike(&["affine", "transform"], &[], SHARED_DIRECTIVES);
    accepted_alike(&["pdl"], &[], PATTERN);
}

/// Operations whose forms, which are C++ in MLIR, the library declares.
const DECLARED_FORMS: &str = "\
func.func @f(%i: index, %n: index) -> index {
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%n]
  %1 = affine.apply affine_map<()[s0] -> (s0)>()[%n] {a}
  %2 = affine.apply affine_map<(d0, d1) -> (d0 - d1)> (%i, %0)
  %3 = affine.min affine_map<(d0)[s0] -> (d0, s0 + 3)>(%1)[%n]
  %4 = affine.max affine_map<() -> (3)>() {x = 1 : i8}
  return %2 : index
}
";

#[test]
fn declared_forms_are_read_as_by_the_reference_tool() {
    accepted_alike(&["affine"], &[], DECLARED_FORMS);
}

#[test]
fn attributes_are_written_as_by_the_reference_tool() {
    accepted_alike(&["shape"], &[], ATTRIBUTES);
    accepted_alike(&["ml_program", "irdl", "ptr", "pdl"], &UNVERIFIED, SYMBOLS_AND_TYPES);
}

/// Options, which the definition file of MLIR describes in C++.
const OPTIONS: &str = "\
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %v: f32) {
  %0 = ptr.load %p : !ptr.ptr<#ptr.generic_space> -> f32
  %1 = ptr.load volatile %p nontemporal alignment = 8 : !ptr.ptr<#ptr.generic_space> -> f32
  %2 = ptr.load %p alignment = none : !ptr.ptr<#ptr.generic_space> -> f32
  %3 = \"ptr.load\"(%p) <{alignment = [16 : i8]}> : (!ptr.ptr<#ptr.generic_space>) -> f32
  %4 = \"ptr.load\"(%p) <{alignment = []}> : (!ptr.ptr<#ptr.generic_space>) -> f32
  ptr.store %v, %p alignment = 8 : f32, !ptr.ptr<#ptr.generic_space>
  ptr.store %v, %p : f32, !ptr.ptr<#ptr.generic_space>
  return
}
";

#[test]
fn options_are_read_as_by_the_reference_tool() {
    accepted_alike(&["ptr"], &[], OPTIONS);
}

/// Conditions on parts of types that only C++ knows, which accept everything, and an attribute of a dialect with a type.
const PARTS_IN_CPP: &str = "\
func.func @f(%p: !pdl.operation, %m: memref<?x?xf32>, %i: index) {
  %0 = amx.tile_zero : !amx.tile<16x16xf32>
  amx.tile_store %m[%i, %i], %0 : memref<?x?xf32>, !amx.tile<16x16xf32>
  %1 = ptr.constant #ptr.null : !ptr.ptr<#ptr.generic_space>
  %2 = pdl_interp.get_operands of %p : !pdl.range<value>
  return
}
";

#[test]
fn conditions_on_parts_that_only_cpp_knows_accept() {
    accepted_alike(&["amx", "ptr", "pdl_interp"], &[], PARTS_IN_CPP);
}

/// Parameters that are dense arrays: the text is that of the elements alone.
const DENSE_ARRAYS: &str = "\
func.func @f(%v: vector<32x64xf16>) attributes {a = #spirv.entry_point_abi<workgroup_size = [32, 1, 1], subgroup_size = 64>} {
  %0 = xegpu.convert_layout %v <{input_layout = #xegpu.layout<inst_data = [16, 16]>, target_layout = #xegpu.layout<inst_data = [8, 16]>}> : vector<32x64xf16>
  return
}
";

#[test]
fn parameters_that_are_dense_arrays_are_read_as_by_the_reference_tool() {
    accepted_alike(&["xegpu", "spirv"], &[], DENSE_ARRAYS);
}

/// Cases of enums that are attribute constraints, too: several are not quoted.
const ENUMS: &str = "\
func.func @f(%v: vector<4xf32>) {
  amdgpu.sched_barrier allow = <valu|all_vmem>
  amdgpu.sched_barrier allow = <\"valu\">
  spirv.MemoryBarrier <Device>, <Acquire|UniformMemory>
  vector.print %v : vector<4xf32> punctuation <comma>
  return
}
";

#[test]
fn cases_of_enums_are_read_as_by_the_reference_tool() {
    accepted_alike(&["amdgpu", "spirv", "vector"], &[], ENUMS);
}

/// Programs with wrong cases.
const WRONG_ENUMS: [(&str, &str); 7] = [
    ("vector", "vector.print punctuation <foo>"),
    ("vector", "vector.print punctuation <>"),
    ("spirv", "spirv.MemoryBarrier <Device>, <Acquire|Foo>"),
    ("spirv", "spirv.MemoryBarrier <Device>, <Acquire|>"),
    ("amdgpu", "amdgpu.sched_barrier allow = <valu|x>"),
    ("nvvm", "nvvm.prefetch level = foo, %p : !llvm.ptr"),
    ("nvvm", "nvvm.prefetch level = %p, %p : !llvm.ptr"),
];

#[test]
fn wrong_cases_of_enums_have_the_errors_of_the_reference_tool() {
    for (dialect, operation) in WRONG_ENUMS {
        let program = format!("func.func @f(%p: !llvm.ptr) {{\n  {operation}\n  return\n}}\n");
        let Some((theirs, ours)) = answers_to(&[dialect], &[], &program) else { return };
        assert!(matches!(&theirs, Answer::Rejected(error) if error.contains("expected")), "{theirs:?}");
        assert_eq!(ours, theirs);
    }
}

/// All installed dialects, loaded at once.
fn all_dialects() -> Option<&'static [&'static Dialect]> {
    static ALL: OnceLock<Vec<&'static Dialect>> = OnceLock::new();
    let include = oracle_include()?;
    let load = || {
        let mut loader = Loader::new(isogloss_cli::known_dialects()).include_dir(include);
        loader.all().unwrap_or_else(|error| panic!("{error}"));
        assert!(loader.skipped().is_empty(), "{:?}", loader.skipped());
        loader.dialects()
    };
    Some(ALL.get_or_init(load))
}

/// The operations of a dialect of which programs are made, at most.
const SAMPLED: usize = 8;

/// Programs of one dialect, valid and wrong ones: a name of a class in its definitions means the same whether or not other
/// dialects have classes of that name.
#[test]
fn programs_are_answered_alike_with_a_dialect_alone_and_with_all_others() {
    let (Some(include), Some(all)) = (oracle_include(), all_dialects()) else { return };
    let index = Index::read([&include]).unwrap_or_else(|error| panic!("{error}"));
    let names: Vec<&str> = index.names().collect();
    let with = |dialects: &[&'static Dialect]| Beside {
        tool: PathBuf::new(),
        flags: vec!["--mlir-print-op-generic"],
        dialects: dialects.to_vec(),
    };
    let found = parallel::map(&names, |name| {
        let mut loader = Loader::new(isogloss_cli::known_dialects()).include_dir(&include);
        loader.by_name([name]).unwrap_or_else(|error| panic!("{error}"));
        let alone = loader.dialects();
        let context = Context::with_dialects(alone.iter().copied());
        let mut generator = Generator::new(&context, 1).in_functions();
        let tables = loader.loaded().dialects.iter().filter(|dialect| dialect.name == *name);
        let ops: Vec<&OpDef> = tables.flat_map(|dialect| dialect.ops).copied().collect();
        let step =
            if env::var_os("ISOGLOSS_LOADED").is_some() { 1 } else { ops.len().div_ceil(SAMPLED).max(1) };
        let mut programs = Vec::new();
        for op in ops.into_iter().step_by(step) {
            if let Some(valid) = generator.valid(op) {
                programs.push(generator.mutated(&valid).text());
                programs.push(valid.text());
            }
            programs.push(generator.unverified(op).text());
        }
        let answers = with(&alone).own_answers(&programs).into_iter().zip(with(all).own_answers(&programs));
        let accepted = answers.clone().filter(|(alone, _)| matches!(alone, Answer::Accepted(_))).count();
        let different = programs.iter().zip(answers).filter(|(_, (alone, among))| alone != among);
        let different = different.map(|(text, (alone, among))| {
            format!("{name}:\n{text}  alone:      {alone:?}\n  with others: {among:?}\n")
        });
        (programs.len(), accepted, different.collect::<String>())
    });
    let different: String = found.iter().map(|(.., different)| different.as_str()).collect();
    assert!(different.is_empty(), "{different}");
    let sum = |count: fn(&(usize, usize, String)) -> usize| found.iter().map(count).sum::<usize>();
    let (programs, accepted) = (sum(|found| found.0), sum(|found| found.1));
    assert!(programs >= 300 && accepted >= 100, "only {accepted} of {programs} programs are accepted");
}

/// Fortran programs, as HLFIR and as FIR, are printed as the reference tool prints them: byte for byte.
#[test]
fn fortran_is_read_as_by_the_reference_tool() {
    let (Some(flang), Some(tool), Some(include)) = (oracle("flang"), oracle("fir-opt"), oracle_include())
    else {
        return;
    };
    if !include.join("flang/Optimizer/Dialect/FIROps.td").exists() {
        eprintln!("skipped: the definition files of flang are not installed (libflang-dev)");
        return;
    }
    let mut loader = Loader::new(isogloss_cli::known_dialects()).include_dir(include);
    loader.by_name(["fir", "hlfir"]).unwrap_or_else(|error| panic!("{error}"));
    let folder = repository().join("tests/fortran");
    let files =
        folder.read_dir().expect("the folder of programs").map(|entry| entry.expect("an entry").path());
    let mut files: Vec<PathBuf> = files.collect();
    files.sort();
    assert!(files.len() >= 4, "{files:?}");
    for (file, form) in files.iter().flat_map(|file| [(file, "-emit-hlfir"), (file, "-emit-fir")]) {
        // The compiler writes the modules of a file into the current directory.
        let modules = Folder::new(env!("CARGO_TARGET_TMPDIR"), "fortran");
        let lowered = modules.path().join("lowered.mlir");
        let output = Command::new(&flang)
            .current_dir(modules.path())
            .args(["-fc1", form, "-o"])
            .args([&lowered, file])
            .output()
            .expect("the compiler starts");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let output = Command::new(&tool).arg("--mlir-print-op-generic").arg(&lowered).output();
        let theirs = output.expect("the reference tool starts").stdout;
        let ours =
            ours::run_with(&loader.dialects(), &["--mlir-print-op-generic"], "in.mlir", theirs.clone());
        let ours = ours.expect("a known flag");
        assert!(ours.success, "{} {form}: {}", file.display(), ours.messages);
        assert!(ours.text == theirs, "{} {form}", file.display());
    }
}

/// Fails unless a program of loaded dialects has the same text in both forms, with these flags.
fn accepted_alike(names: &[&str], flags: &[&'static str], program: &str) {
    for form in [&[][..], &["--mlir-print-op-generic"]] {
        match answers_to(names, &[flags, form].concat(), program) {
            Some((Answer::Accepted(theirs), Answer::Accepted(ours))) => {
                assert_eq!(ours, theirs);
                let flags = [flags, form].concat();
                let among = all_dialects().map(|all| {
                    Beside { tool: PathBuf::new(), flags, dialects: all.to_vec() }
                        .own_answers(&[program.to_owned()])
                });
                assert_eq!(among, Some(vec![Answer::Accepted(ours)]), "with all other dialects");
            }
            None => {}
            answers => panic!("{answers:?}"),
        }
    }
}

/// The answers to a program of loaded dialects, with these flags; `None` without the reference tool.
fn answers_to(names: &[&str], flags: &[&'static str], program: &str) -> Option<(Answer, Answer)> {
    let (tool, include) = (oracle("mlir-opt")?, oracle_include()?);
    let mut loader = Loader::new(isogloss_cli::known_dialects()).include_dir(include);
    loader.by_name(names.iter().copied()).unwrap_or_else(|error| panic!("{error}"));
    let all = loader.dialects();
    let found = loader.loaded();
    let tools = Tools {
        tool: &tool,
        all: &all,
        in_cpp: &[],
        verbatim: &[],
        without_form: &[],
        dialect: found.dialects[0],
    };
    tools.answers(flags, &[program.to_owned()]).pop()
}

/// A loader that has loaded dialects by name from files of these names and texts.
fn loaded_from(files: &[(&str, &str)], names: &[&str]) -> (Folder, Loader) {
    let folder = Folder::new(env!("CARGO_TARGET_TMPDIR"), "names");
    files.iter().for_each(|(name, text)| folder.write(name, text));
    let mut loader = Loader::new(isogloss_cli::known_dialects()).include_dir(folder.path());
    loader.by_name(names.iter().copied()).unwrap_or_else(|error| panic!("{error}"));
    (folder, loader)
}

/// The answer to a program.
fn answer(loader: &Loader, program: &str) -> Answer {
    let beside = Beside { tool: PathBuf::new(), flags: Vec::new(), dialects: loader.dialects() };
    beside.own_answers(&[program.to_owned()]).remove(0)
}

/// The text that is printed for a program that has no errors.
fn printed(loader: &Loader, program: &str) -> String {
    match answer(loader, program) {
        Answer::Accepted(text) => text,
        other => panic!("{program}: {other:?}"),
    }
}

/// A dialect whose classes have names of MLIR's.
const OWN_CLASSES: &str = r#"
    include "isogloss/Op.td"
    include "isogloss/Enum.td"
    def Q_Dialect : Dialect { let name = "q"; let cppNamespace = "::x::q"; }
    def Q_Integer : TypeDef<Q_Dialect, "Integer"> { let mnemonic = "int"; }
    def Q_Index : TypeDef<Q_Dialect, "Index"> { let mnemonic = "index"; }
    def Q_IntegerAttr : AttrDef<Q_Dialect, "Integer"> {
      let mnemonic = "int";
      let parameters = (ins "int64_t":$v);
      let assemblyFormat = "`<` $v `>`";
    }
    def Q_Both : TypeDef<Q_Dialect, "Both"> {
      let mnemonic = "both";
      let parameters = (ins "IntegerType":$own, "::mlir::IntegerType":$theirs, "mlir::Type":$any);
      let assemblyFormat = "`<` $own `,` $theirs `,` $any `>`";
    }
    def IsOwn : Type<CPred<"::llvm::isa<IntegerType>($_self)">, "own integer">;
    def IsTheirs : Type<CPred<"::llvm::isa<::mlir::IntegerType>($_self)">, "integer of MLIR">;
    def MakesOwn : Type<IsOwn.predicate, "own integer">, BuildableType<"$_builder.getType<q::IntegerType>()">;
    def MakesTheirs : Type<CPred<"$_self.isIndex()">, "index">, BuildableType<"$_builder.getType<::mlir::IndexType>()">;
    def Q_LibraryOp : Op<Q_Dialect, "library"> { let arguments = (ins I1:$c, AnyInteger:$n, Index:$i); }
    def Q_TextOp : Op<Q_Dialect, "text"> { let arguments = (ins IsOwn:$own, IsTheirs:$theirs, Q_Integer:$def); }
    def Q_BoundOp : Op<Q_Dialect, "bound"> {
      let arguments = (ins I32Attr:$n, Q_IntegerAttr:$own);
      let assemblyFormat = "$n `,` $own attr-dict";
    }
    def Q_MakeOp : Op<Q_Dialect, "make"> {
      let results = (outs MakesOwn:$own, MakesTheirs:$theirs);
      let assemblyFormat = "attr-dict";
    }
"#;

/// A class of the dialect is meant before those of MLIR, and only where a text of the dialect names it.
#[test]
fn classes_with_names_of_classes_of_mlir_are_others() {
    let (_folder, loader) = loaded_from(&[("q.td", OWN_CLASSES)], &["q"]);
    let program = "\
func.func @f(%c: i1, %n: i32, %i: index, %q: !q.int, %b: !q.both<<>, i8, f32>) {
  \"q.library\"(%c, %n, %i) : (i1, i32, index) -> ()
  \"q.text\"(%q, %n, %q) : (!q.int, i32, !q.int) -> ()
  q.bound 10, <3>
  %0:2 = q.make
  \"q.text\"(%0#0, %n, %0#0) : (!q.int, i32, !q.int) -> ()
  \"q.library\"(%c, %n, %0#1) : (i1, i32, index) -> ()
  return
}
";
    let text = printed(&loader, &program.replace("!q.both<<>, i8, f32>", "!q.both<!q.int, i8, f32>"));
    assert!(text.contains("q.bound 10, <3>") && text.contains("q.make"), "{text}");
    assert_eq!(loader.loaded().reports[0].unknown_conditions, 0);
    for (wrong, message) in [
        (
            "\"q.library\"(%q, %n, %i) : (!q.int, i32, index) -> ()",
            "operand #0 must be 1-bit signless integer, but got '!q.int'",
        ),
        (
            "\"q.library\"(%c, %q, %i) : (i1, !q.int, index) -> ()",
            "operand #1 must be integer, but got '!q.int'",
        ),
        (
            "\"q.text\"(%n, %n, %q) : (i32, i32, !q.int) -> ()",
            "operand #0 must be own integer, but got 'i32'",
        ),
        (
            "\"q.text\"(%q, %q, %q) : (!q.int, !q.int, !q.int) -> ()",
            "operand #1 must be integer of MLIR, but got '!q.int'",
        ),
        ("\"q.bound\"() <{n = #q.int<1>, own = #q.int<2>}> : () -> ()", "Invalid attribute `n`"),
        ("\"q.bound\"() <{n = 1 : i32, own = 2 : i32}> : () -> ()", "Invalid attribute `own`"),
        ("%0 = \"a.b\"() : () -> !q.both<i8, i8, f32>", "expected"),
    ] {
        let program =
            format!("func.func @f(%c: i1, %n: i32, %i: index, %q: !q.int) {{\n  {wrong}\n  return\n}}\n");
        match answer(&loader, &program) {
            Answer::Rejected(error) => assert!(error.contains(message), "{wrong}: {error}"),
            other => panic!("{wrong}: {other:?}"),
        }
    }
}

/// Two dialects with classes of the same names, and one that names both.
const TWO_DIALECTS: [(&str, &str); 3] = [
    (
        "A.td",
        r#"
        #ifndef A_TD
        #define A_TD
        include "isogloss/Op.td"
        include "isogloss/Enum.td"
        def A_Dialect : Dialect { let name = "a"; let cppNamespace = "::x::a"; }
        def A_Qubit : TypeDef<A_Dialect, "Qubit"> { let mnemonic = "bit"; }
        def A_Color : I32EnumAttr<"Color", "a color", [I32EnumAttrCase<"Red", 0>]> { let cppNamespace = "::x::a"; }
        def A_UseOp : Op<A_Dialect, "use"> {
          let arguments = (ins A_Qubit:$q, A_Color:$color);
          let assemblyFormat = "$q $color attr-dict";
        }
        def A_EndOp : Op<A_Dialect, "end", [Terminator]> { let assemblyFormat = "attr-dict"; }
        #endif
        "#,
    ),
    (
        "B.td",
        r#"
        #ifndef B_TD
        #define B_TD
        include "isogloss/Op.td"
        include "isogloss/Enum.td"
        def B_Dialect : Dialect { let name = "b"; let cppNamespace = "::x::b"; }
        def B_Qubit : TypeDef<B_Dialect, "Qubit"> { let mnemonic = "qubit"; }
        def B_Color : I32EnumAttr<"Color", "b color", [I32EnumAttrCase<"Blue", 0>]> { let cppNamespace = "::x::b"; }
        def B_IsQubit : Type<CPred<"::llvm::isa<QubitType>($_self)">, "qubit">,
                        BuildableType<"$_builder.getType<QubitType>()">;
        def B_UseOp : Op<B_Dialect, "use"> {
          let arguments = (ins B_IsQubit:$q, B_Color:$color);
          let assemblyFormat = "$q $color attr-dict";
        }
        def B_EndOp : Op<B_Dialect, "end", [Terminator]> { let assemblyFormat = "attr-dict"; }
        #endif
        "#,
    ),
    (
        "C.td",
        r#"
        include "A.td"
        include "B.td"
        def C_Dialect : Dialect { let name = "c"; let cppNamespace = "::x::c"; }
        def C_IsB : Type<CPred<"::llvm::isa<b::QubitType>($_self)">, "qubit of b">;
        def C_IsA : Type<CPred<"::llvm::isa<::x::a::QubitType>($_self)">, "qubit of a">;
        def C_IsNone : Type<CPred<"::llvm::isa<QubitType>($_self)">, "qubit of nobody">;
        def C_UseOp : Op<C_Dialect, "use"> {
          let arguments = (ins Variadic<B_Qubit>:$q);
          let assemblyFormat = "$q attr-dict";
        }
        def C_BothOp : Op<C_Dialect, "both"> { let arguments = (ins C_IsA:$a, C_IsB:$b, C_IsNone:$any); }
        def C_RegionOp : Op<C_Dialect, "region", [SingleBlockImplicitTerminator<"b::EndOp">]> {
          let regions = (region AnyRegion:$body);
          let assemblyFormat = "$body attr-dict";
        }
        "#,
    ),
];

#[test]
fn classes_of_one_name_in_two_dialects_are_told_apart_in_any_order() {
    let program = "\
%0 = \"x.make\"() : () -> !a.bit
%1 = \"x.make\"() : () -> !b.qubit
a.use %0 Red
b.use %1 Blue
c.use %1, %1
\"c.both\"(%0, %1, %1) : (!a.bit, !b.qubit, !b.qubit) -> ()
c.region {
}
";
    for names in [["a", "b", "c"], ["c", "b", "a"], ["b", "c", "a"]] {
        let (_folder, loader) = loaded_from(&TWO_DIALECTS, &names);
        let text = printed(&loader, program);
        assert!(text.contains("b.use %1 Blue") && text.contains("c.use %1, %1"), "{text}");
        let wrong = [
            ("b.use %0 Blue", ""),
            ("\"b.use\"(%0) <{color = 0 : i32}> : (!a.bit) -> ()", "must be qubit, but got '!a.bit'"),
            ("b.use %1 Red", "Blue"),
            ("\"c.both\"(%1, %1, %1) : (!b.qubit, !b.qubit, !b.qubit) -> ()", "qubit of a"),
            ("\"c.both\"(%0, %0, %1) : (!a.bit, !a.bit, !b.qubit) -> ()", "qubit of b"),
            ("\"c.region\"() ({ a.end }) : () -> ()", "b.end"),
        ];
        for (line, message) in wrong {
            let program = program.lines().take(2).map(|line| format!("{line}\n")).collect::<String>();
            match answer(&loader, &format!("{program}{line}\n")) {
                Answer::Rejected(error) => assert!(error.contains(message), "{line}: {error}"),
                other => panic!("{line}: {other:?}"),
            }
        }
        let reports = &loader.loaded().reports;
        let of = |name: &str| reports.iter().find(|report| report.name == name).expect("a report");
        assert_eq!(of("b").unknown_conditions, 0);
        // The class that is in none of the namespaces around the text.
        assert_eq!(of("c").unknown_conditions, 1);
        let conditions: Vec<&str> =
            of("c").unchecked[0].conditions.iter().map(|code| code.text.as_str()).collect();
        assert_eq!(conditions, ["QubitType"]);
    }
}

/// Files of which one is not TableGen, one has a wrong format, and one includes a file that does not exist.
#[test]
fn a_wrong_definition_does_not_take_the_others_with_it() {
    let dialect = |name: &str, rest: &str| {
        format!(
            "include \"isogloss/Op.td\"\ndef {name}_Dialect : Dialect {{ let name = \"{name}\"; }}\n\
             def {name}_GoodOp : Op<{name}_Dialect, \"good\"> {{ let assemblyFormat = \"attr-dict\"; }}\n{rest}"
        )
    };
    let wrong_format =
        "def w_BadOp : Op<w_Dialect, \"bad\"> { let assemblyFormat = \"$nothing attr-dict\"; }\n";
    let files = [
        ("g.td", dialect("g", "")),
        ("n.td", dialect("n", "def n_BadOp : Op<n_Dialect\n")),
        ("w.td", dialect("w", wrong_format)),
        ("m.td", dialect("m", "include \"nowhere.td\"\n")),
    ];
    let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (*name, text.as_str())).collect();
    let (folder, mut loader) = loaded_from(&files, &[]);
    loader.all().unwrap_or_else(|error| panic!("{error}"));
    let text = printed(&loader, "g.good\nw.good\n\"w.bad\"() : () -> ()\n");
    assert!(text.contains("g.good") && text.contains("w.good"), "{text}");
    let skipped: Vec<(&str, String)> = loader
        .skipped()
        .iter()
        .map(|skipped| {
            let error = &skipped.errors.diagnostics[0];
            let place = skipped.errors.sources.location(error.span());
            let file = Path::new(place.file).file_name().expect("a file").to_string_lossy().into_owned();
            (skipped.dialect.as_str(), format!("{file}:{}: {}", place.line, error.message))
        })
        .collect();
    let expected = [("m", "m.td:4: "), ("n", "n.td:5: "), ("w", "w.td:4: unknown operand")];
    assert_eq!(skipped.len(), expected.len(), "{skipped:?}");
    for ((dialect, message), (expected, begin)) in skipped.iter().zip(expected) {
        assert!(
            *dialect == expected && message.starts_with(begin.split(": ").next().unwrap_or(begin)),
            "{skipped:?}"
        );
    }
    // A file of one's own is refused.
    let error = Loader::new([]).files([folder.path().join("w.td")]).expect_err("a wrong format");
    assert!(error.to_string().contains("nothing"), "{error}");
}

/// A directory that is searched, and one inside of it: each file has two names.
#[test]
fn directories_that_are_searched_may_be_nested() {
    let dialect = "#ifndef D\n#define D\ninclude \"isogloss/Op.td\"\ndef F_Dialect : Dialect { let name = \"f\"; }\n#endif\n";
    let op = |include: &str, name: &str| {
        format!(
            "include \"{include}\"\ndef F_{name}Op : Op<F_Dialect, \"{name}\"> {{ let assemblyFormat = \"attr-dict\"; }}\n"
        )
    };
    let folder = Folder::new(env!("CARGO_TARGET_TMPDIR"), "nested");
    folder.write("inc/f/Dialect.td", dialect);
    folder.write("inc/f/A.td", &op("f/Dialect.td", "a"));
    folder.write("other/B.td", &op("inc/f/Dialect.td", "b"));
    for directories in [["inc", "."], [".", "inc"]] {
        let known = isogloss_cli::known_dialects();
        let mut loader = directories
            .iter()
            .fold(Loader::new(known), |loader, directory| loader.include_dir(folder.path().join(directory)));
        loader.by_name(["f"]).unwrap_or_else(|error| panic!("{error}"));
        let text = printed(&loader, "f.a\nf.b\n");
        assert!(text.contains("f.a") && text.contains("f.b"), "{text}");
        assert_eq!(loader.loaded().reports[0].operations, 2);
    }
}

/// Traits with checks of the runtime, by name and by path, and one whose check is an author's Rust.
const TRAITS: &str = r#"
    include "isogloss/Op.td"
    def T_Dialect : Dialect { let name = "t"; }
    def Alike : NativeOpTrait<"Alike"> { let rustPath = "::isogloss::ir::traits::SAME_TYPE_OPERANDS"; }
    def Floats : NativeOpTrait<"ResultsAreFloatLike">;
    def Even : NativeOpTrait<"Even"> { let rustPath = "crate::EVEN"; }
    def Marked : NativeOpTrait<"Marked">;
    class T_Op<string name, list<Trait> traits> : Op<T_Dialect, name, traits> {
      let arguments = (ins Variadic<AnyType>:$items);
      let results = (outs Variadic<AnyType>:$all);
    }
    def T_LibraryOp : T_Op<"library", [SameOperandsElementType]>;
    def T_PathOp : T_Op<"path", [Alike]>;
    def T_NameOp : T_Op<"name", [Floats]>;
    def T_EvenOp : T_Op<"even", [Even]>;
    def T_MarkedOp : T_Op<"marked", [Marked]>;
"#;

#[test]
fn traits_with_checks_of_the_runtime_are_checked() {
    let (_folder, loader) = loaded_from(&[("t.td", TRAITS)], &["t"]);
    let program = |op: &str, operands: &str, results: &str| {
        let types = operands.replace("%i", "i32").replace("%f", "f32");
        format!(
            "func.func @f(%i: i32, %f: f32) {{\n  \"t.{op}\"({operands}) : ({types}) -> {results}\n  return\n}}\n"
        )
    };
    for (op, operands, results) in [
        ("library", "%i, %i", "()"),
        ("path", "%i, %i", "()"),
        ("name", "%i", "f32"),
        // An author's Rust is not run.
        ("even", "%i", "()"),
        ("marked", "%i, %f", "i32"),
    ] {
        printed(&loader, &program(op, operands, results));
    }
    for (op, operands, results, message) in [
        ("library", "%i, %f", "()", "'t.library' op requires the same element type for all operands"),
        ("path", "%i, %f", "()", "'t.path' op requires all operands to have the same type"),
        ("name", "%i", "i32", "'t.name' op requires a floating point type"),
    ] {
        let found = answer(&loader, &program(op, operands, results));
        assert!(format!("{found:?}").contains(message), "{op}: {found:?}");
    }
    let report = &loader.loaded().reports[0];
    let unchecked: Vec<_> = report.unchecked.iter().map(|found| found.name.as_str()).collect();
    assert_eq!(unchecked, ["t.even"]);
    assert_eq!(report.unchecked[0].traits[0].to_string(), "`crate::EVEN` in Rust");
    let summary = "dialect `t`: Rust that runs in the compiled dialect only: 1 traits";
    assert_eq!(report.summary().as_deref(), Some(summary));
}
