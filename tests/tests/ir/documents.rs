//! The statements of the five documents that the project implements, with a verdict on each:
//! `tests/documents/verdicts`. The suite checks the evidence of every line.

use isogloss::builtin::SymbolRefAttr;
use isogloss::bytecode::{self, BytecodeWriteOptions};
use isogloss::def::Dialect;
use isogloss::ir::Ir;
use isogloss::ir::symbol::SymbolTables;
use isogloss::llvm::{self, LLVMStructType};
use isogloss::text::{AsmParser, ParserOptions, Tok, parse_type};
use isogloss::{BodyError, Context};
use isogloss_cli::opt::{OptOptions, run_opt};
use isogloss_tests::repository;
use std::collections::BTreeMap;
use std::fs;

const DOCUMENTS: [&str; 5] =
    ["langref", "data-layout", "dlti-dialect", "contiguous-layout-rfc", "llvm-types-rfc"];

/// One line of the list.
struct Statement<'t> {
    line: &'t str,
    place: &'t str,
    words: &'t str,
    verdict: &'t str,
    evidence: &'t str,
    reason: &'t str,
}

fn statements(text: &str) -> Vec<Statement<'_>> {
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines
        .map(|line| {
            let fields: Vec<_> = line.split(" |").map(str::trim).collect();
            let [place, words, verdict, evidence, reason] = fields[..] else { panic!("five fields: {line}") };
            let (document, number) = place.split_once(':').unwrap_or_else(|| panic!("no place: {line}"));
            assert!(DOCUMENTS.contains(&document) && number.parse::<u32>().is_ok(), "{line}");
            assert!(!words.is_empty(), "{line}");
            Statement { line, place, words, verdict, evidence, reason }
        })
        .collect()
}

/// The printed form of a type or an attribute, and whether there were warnings.
fn read(text: &str, old_syntax: bool) -> Result<(String, bool), String> {
    let context = Context::with_dialects(isogloss::dialects::all());
    let options = ParserOptions::default().allow_unregistered(true).old_syntax(old_syntax);
    let mut parser = AsmParser::new(&context, text.as_bytes(), options).expect("the text is small");
    let attribute = parser.attribute().map_err(|error| error.message().to_owned())?;
    if !parser.at(Tok::Eof) {
        return Err("something is left".to_owned());
    }
    Ok((attribute.to_string(), !parser.take_warnings().is_empty()))
}

/// The output of `isogloss opt` for a program in generic form, and whether there are warnings.
fn opt(dialects: &[&'static Dialect], text: &str, old_syntax: bool) -> Result<(String, bool), String> {
    let mut options = OptOptions::default();
    options.set_flag("--allow-unregistered-dialect");
    options.set_flag("--mlir-print-op-generic");
    options.parser.old_syntax = old_syntax;
    let done = run_opt(dialects, text.as_bytes().to_vec(), &options);
    if !done.success {
        return Err(done.messages);
    }
    Ok((String::from_utf8_lossy(&done.text).into_owned(), done.messages.contains("warning: ")))
}

/// The words of a text with one blank between them, without the marks of comments.
fn words(text: &str) -> String {
    let lines = text.lines().map(|line| {
        let line = line.trim_start();
        ["//!", "///", "//"].into_iter().find_map(|mark| line.strip_prefix(mark)).unwrap_or(line)
    });
    lines.flat_map(str::split_whitespace).collect::<Vec<_>>().join(" ")
}

/// Checks that a text contains the words of a statement, or its place and its words.
fn cites(text: &str, statement: &Statement<'_>, only_by_place: bool) -> Result<(), String> {
    let (text, stated) = (words(text), words(statement.words));
    let cited = format!("{}: {stated}", statement.place);
    if text.contains(&cited) || (!only_by_place && text.contains(&stated)) {
        return Ok(());
    }
    Err(format!("it does not cite `{cited}`"))
}

/// The problem with the evidence of a statement.
fn check(statement: &Statement<'_>) -> Result<(), String> {
    let (kind, evidence) = statement.evidence.split_once(' ').unwrap_or((statement.evidence, ""));
    let found = match kind {
        "none" => return Ok(()),
        "test" => return cites(&test_text(evidence)?, statement, true),
        "refused" => {
            return match (read(evidence, true), read(evidence, false)) {
                (Err(_), Err(_)) => Ok(()),
                _ => Err("it is read".to_owned()),
            };
        }
        "ir-refused" => {
            let text = evidence.replace("\\n", "\n");
            return match (opt(&shipped(), &text, true), opt(&shipped(), &text, false)) {
                (Err(_), Err(_)) => Ok(()),
                _ => Err("it is read".to_owned()),
            };
        }
        "ir" => {
            let (text, printed) = evidence.split_once(" => ").unwrap_or((evidence, ""));
            let text = text.replace("\\n", "\n");
            let read_old = opt(&shipped(), &text, true);
            if let Ok((found, _)) = &read_old {
                if !found.contains(printed) {
                    return Err(format!("printed as\n{found}"));
                }
                if opt(&shipped(), found, false).map(|(found, _)| found).as_ref() != Ok(found) {
                    return Err(format!("printed as\n{found}\nwhich is not read as the same"));
                }
            }
            (read_old.map(|(_, warned)| warned), opt(&shipped(), &text, false).is_err())
        }
        "file" | "program" => {
            let (folder, dialects) = if kind == "file" {
                ("tests/documents", shipped())
            } else {
                ("examples/std/programs", std_dialect::all().to_vec())
            };
            let text = fs::read_to_string(repository().join(folder).join(evidence));
            let text = text.map_err(|error| format!("{evidence}: {error}"))?;
            cites(&text, statement, false)?;
            let read_old = opt(&dialects, &text, true);
            (read_old.map(|(_, warned)| warned), opt(&dialects, &text, false).is_err())
        }
        "type" | "attr" => {
            let (text, printed) = evidence.split_once(" => ").unwrap_or((evidence, ""));
            let read_old = read(text, true);
            if let Ok((found, _)) = &read_old {
                if !printed.is_empty() && found != printed {
                    return Err(format!("printed as {found}"));
                }
                let again = read(found, false).map(|(found, _)| found);
                if again.as_ref() != Ok(found) {
                    return Err(format!("printed as {found}, which is read as {again:?}"));
                }
            }
            (read_old.map(|(_, warned)| warned), read(text, false).is_err())
        }
        _ => return Err("unknown kind of evidence".to_owned()),
    };
    match (statement.verdict, found) {
        (_, (Err(error), _)) => Err(error),
        // A program of the document has other old spellings, too.
        ("works", (Ok(true), _)) if !matches!(kind, "file" | "program") => Err("it is warned of".to_owned()),
        ("warned", (Ok(false), _)) => Err("it is not warned of".to_owned()),
        ("warned", (Ok(true), false)) => Err("it is read without the old syntax too".to_owned()),
        _ => Ok(()),
    }
}

fn shipped() -> Vec<&'static Dialect> {
    isogloss::dialects::all()
}

/// The text of a test, with the comments and attributes before it.
fn test_text(evidence: &str) -> Result<String, String> {
    let (path, name) = evidence.split_once("::").ok_or("no name of a test")?;
    let text = fs::read_to_string(repository().join(path)).map_err(|error| format!("{path}: {error}"))?;
    let lines: Vec<&str> = text.lines().collect();
    let head = format!("fn {name}()");
    let found = lines.iter().position(|line| line.trim_start().starts_with(&head));
    let found = found.ok_or_else(|| format!("{path} has no test {name}"))?;
    let is_before = |line: &&&str| ["//", "#["].iter().any(|mark| line.trim_start().starts_with(mark));
    let before = lines[..found].iter().rev().take_while(is_before).count();
    let indent = lines[found].len() - lines[found].trim_start().len();
    let is_end = |line: &&str| line.len() == indent + 1 && line.ends_with('}');
    let end = lines[found..].iter().position(is_end).map_or(lines.len(), |length| found + length);
    Ok(lines[found - before..end].join("\n"))
}

#[test]
fn the_verdict_on_every_statement_holds() {
    let path = repository().join("tests/documents/verdicts");
    let text = fs::read_to_string(path).expect("checked in");
    let statements = statements(&text);
    let mut counts: BTreeMap<&str, u32> = BTreeMap::new();
    let mut wrong = Vec::new();
    for statement in &statements {
        *counts.entry(statement.verdict).or_default() += 1;
        let explained = match statement.verdict {
            "works" | "warned" | "rationale" => true,
            "otherwise" | "missing" => !statement.reason.is_empty(),
            _ => false,
        };
        if !explained {
            wrong.push(format!("{}\n  no such verdict, or no reason", statement.line));
        }
        let empty = matches!(statement.verdict, "missing" | "rationale");
        if empty != (statement.evidence == "none") {
            wrong.push(format!(
                "{}\n  a verdict with evidence that must have none, or without evidence that must have it",
                statement.line
            ));
        }
        if let Err(error) = check(statement) {
            wrong.push(format!("{}\n  {error}", statement.line));
        }
    }
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), statements.len(), wrong.join("\n"));
    assert!(statements.len() >= 336, "{counts:?}");
    assert_eq!(counts.get("missing"), None, "{counts:?}");
}

/// Language reference of 2020, "Regions": "Region of code nested under "accelerator.launch", it can reference %a but
/// not %value."
// langref:255: it can reference %a but not %value
#[test]
fn a_region_without_parentheses() {
    let run = |inner: &str, old_syntax: bool| {
        let text = format!(
            "func.func @accelerator_compute(%a: i64, %cond: i1) -> i64 {{\n\
               \"accelerator.launch\"() {{\n^bb0:\n\
                 \"accelerator.do_something\"({inner}) : (i64) -> ()\n\
               }}\n\
               %value = \"op.convert\"(%a) : (i64) -> i64\n\
               return %value : i64\n}}\n"
        );
        let mut options = OptOptions::default();
        options.set_flag("--allow-unregistered-dialect");
        options.parser.old_syntax = old_syntax;
        let done = run_opt(&isogloss::dialects::all(), text.into_bytes(), &options);
        (done.success, String::from_utf8_lossy(&done.text).into_owned(), done.messages)
    };
    let (read, printed, said) = run("%a", true);
    assert!(read && said.contains("warning: old spelling; regions are in parentheses"), "{said}");
    assert!(
        printed.contains("\"accelerator.launch\"() ({\n      \"accelerator.do_something\"(%arg0)"),
        "{printed}"
    );
    assert!(!run("%a", false).0 && !run("%value", true).0);
}

/// LLVM types RFC, "Closedness".
// llvm-types-rfc:28: MLIR integer types can have signed semantics, unlike those in LLVM IR
#[test]
fn compatible_types_are_those_of_llvm() {
    let ctx = Context::with_dialects([llvm::dialect()]);
    let is_compatible = |text: &str| llvm::is_compatible_type(parse_type(&ctx, text).expect(text));
    for ty in ["i32", "f64", "vector<4xf32>", "vector<[4]xi8>", "!llvm.ptr", "!llvm.struct<(i8)>"] {
        assert!(is_compatible(ty), "{ty}");
    }
    for ty in ["si32", "ui8", "index", "vector<2x4xf32>", "tensor<4xf32>", "!llvm.struct<(si8)>"] {
        assert!(!is_compatible(ty), "{ty}");
    }
}

/// LLVM types RFC, "Identified Structs": `getIdentified(MLIRContext *, StringRef, TypeRange, bool isPacked)`. "If an
/// identified struct with the given name already exists, it will be returned instead."
// llvm-types-rfc:106: getIdentified(MLIRContext *, StringRef, TypeRange, bool isPacked)
#[test]
fn a_struct_with_its_body_is_one_call() {
    let ctx = Context::with_dialects([llvm::dialect()]);
    let pair = LLVMStructType::identified_with_body(&ctx, "a", &[ctx.i32()], false).expect("new");
    assert_eq!(pair.to_string(), "!llvm.struct<\"a\", (i32)>");
    assert_eq!(LLVMStructType::identified_with_body(&ctx, "a", &[ctx.i32()], false), Ok(pair));
    for (members, packed) in [(&[ctx.i64()][..], false), (&[ctx.i32()], true), (&[], false)] {
        let other = LLVMStructType::identified_with_body(&ctx, "a", members, packed);
        assert_eq!(other, Err(BodyError::Different));
    }
}

/// The output of `isogloss opt` for a program of today in generic form, or its messages.
fn today(text: &str) -> Result<String, String> {
    opt(&shipped(), text, false).map(|(printed, _)| printed)
}

/// Fails unless a program of today is refused with a message that has these words.
#[track_caller]
fn assert_refused(text: &str, words: &str) {
    let said = today(text).expect_err(text);
    assert!(said.contains(words), "{text}\n{said}");
}

/// Language reference of 2020, the introduction: "The different forms all describe the same semantic content."
// langref:3: textual form suitable for debugging, an in-memory form, and a compact serialized form
#[test]
fn the_three_forms_are_of_one_module() {
    let ctx = Context::with_dialects(shipped());
    let calls = |name: &str| {
        format!("  func.call @{name}(%a, %b) : (memref<4x?xf32>, tensor<8xi16>) -> ()\n").repeat(100)
    };
    let text = format!(
        "func.func private @g(memref<4x?xf32>, tensor<8xi16>)\n\
         func.func @f(%a: memref<4x?xf32>, %b: tensor<8xi16>) attributes {{t.mark = 1.5 : f64}} {{\n{}  return\n}}\n",
        calls("g")
    );
    let serialized = |ir: &Ir<'_>| {
        let written =
            bytecode::write_bytecode(ir.root().expect("a module"), &BytecodeWriteOptions::default());
        written.expect("all of it can be written").bytes
    };
    let mut ir = Ir::parse(&ctx, &text).expect("a module");
    for mark in ["[@g, unit]", "7 : i8"] {
        let bytes = serialized(&ir);
        let of_bytes = Ir::read_bytecode(&ctx, &bytes).expect("its own bytecode");
        let of_text = Ir::parse(&ctx, &ir.to_string()).expect("its own text");
        for other in [&of_bytes, &of_text] {
            assert_eq!(other.to_string(), ir.to_string());
            let names = |ir: &Ir<'_>| {
                let ops = ir.root().into_iter().flat_map(|root| root.walk());
                ops.map(|op| op.name().to_string()).collect::<Vec<_>>()
            };
            assert_eq!(names(other), names(&ir));
        }
        assert!(
            bytes.len() * 4 < ir.to_string().len(),
            "{} bytes of {} are not compact",
            bytes.len(),
            ir.to_string().len()
        );
        assert_eq!(serialized(&of_bytes), bytes);
        // The other forms follow the form in memory.
        let before = (ir.to_string(), bytes);
        let function =
            ir.root().into_iter().flat_map(|root| root.walk()).find(|op| op.attribute("t.mark").is_some());
        let function = function.expect("the function").id();
        let value = isogloss::text::parse_attribute(&ctx, mark).expect("an attribute");
        ir.set_attribute(function, "t.mark", Some(value));
        assert!(ir.to_string().contains(&format!("attributes {{t.mark = {mark}}}")));
        assert!(ir.to_string() != before.0 && serialized(&ir) != before.1);
    }
}

/// Language reference of 2020, "Identifiers and keywords": `suffix-id ::= (digit+ | ((letter|id-punct)
/// (letter|id-punct|digit)*))`, of values and of blocks. Those of symbols are in the suite `old_language`.
// langref:89: suffix-id ::= (digit+ or (letter or id-punct)...)
#[test]
fn suffix_ids() {
    let value = |id: &str| format!("%{id} = \"t.a\"() : () -> i8\n\"t.b\"(%{id}) : (i8) -> ()\n");
    let block = |id: &str| {
        format!("\"t.r\"() ({{\n\"t.br\"()[^{id}] : () -> ()\n^{id}:\n\"t.e\"() : () -> ()\n}}) : () -> ()\n")
    };
    let firsts = ["a", "Z", "$", ".", "_", "-"];
    let mut ids: Vec<String> = ["0", "42", "007"].map(str::to_owned).into();
    for first in firsts {
        ids.push(first.to_owned());
        for second in firsts.into_iter().chain(["7"]) {
            ids.extend(["", "x", "9-"].map(|rest| format!("{first}{second}{rest}")));
        }
    }
    assert_eq!(ids.len(), 3 + 6 + 6 * 7 * 3);
    for id in &ids {
        let printed = today(&value(id)).unwrap_or_else(|said| panic!("%{id}: {said}"));
        assert!(printed.contains("%0 = \"t.a\"() : () -> i8\n  \"t.b\"(%0) : (i8) -> ()"), "{printed}");
        let printed = today(&block(id)).unwrap_or_else(|said| panic!("^{id}: {said}"));
        assert!(printed.contains("[^bb1] : () -> ()\n  ^bb1:"), "{printed}");
    }
    for id in ["", "4a", "4-", "4_", "a~", "a%", "a:b", "ä", "a b", "\"a\""] {
        assert!(today(&value(id)).is_err(), "%{id}");
        assert!(today(&block(id)).is_err(), "^{id}");
    }
}

/// "MLIR guarantees identifiers never collide with keywords by prefixing identifiers with a sigil (e.g. %, #, @, ^, !)."
// langref:106: identifiers never collide with keywords by prefixing identifiers with a sigil
#[test]
fn no_identifier_is_a_keyword() {
    for keyword in [
        "module",
        "func",
        "loc",
        "true",
        "false",
        "unit",
        "dense",
        "array",
        "affine_map",
        "affine_set",
        "strided",
        "opaque",
        "sparse",
        "callsite",
        "fused",
        "unknown",
        "f32",
        "i32",
        "index",
        "none",
        "memref",
        "tensor",
        "vector",
        "complex",
        "tuple",
        "attributes",
        "private",
        "public",
        "nested",
        "return",
        "call",
        "to",
        "max",
        "min",
        "mod",
        "ceildiv",
        "floordiv",
        "symbol",
        "x",
        "offset",
        "builtin",
        "type",
        "bf16",
        "for",
        "dense_resource",
        "distinct",
        "ssa",
        "size",
    ] {
        let text = format!(
            "#{keyword} = 7 : i8\n!{keyword} = i16\nmodule @{keyword} {{\n  func.func @f(%{keyword}: !{keyword}) {{\n    \
             \"t.br\"(%{keyword})[^{keyword}] {{a = #{keyword}, s = @{keyword}}} : (!{keyword}) -> ()\n  \
             ^{keyword}:\n    return\n  }}\n}}\n"
        );
        let printed = today(&text).unwrap_or_else(|said| panic!("{keyword}: {said}"));
        let expected = format!("\"t.br\"(%arg0)[^bb1] {{a = 7 : i8, s = @{keyword}}} : (i16) -> ()");
        assert!(printed.contains(&expected), "{printed}");
    }
}

/// "The scope of SSA values is defined based on the standard definition of dominance."
// langref:116: The scope of SSA values is defined based on the standard definition of dominance
#[test]
fn values_are_in_scope_where_they_dominate() {
    let program = |early: &str, other: &str, last: &str| {
        format!(
            "func.func @f() {{\n  {early}\n  %x = \"t.def\"() : () -> i32\n  \"t.br\"()[^a, ^b] : () -> ()\n^a:\n  \
             %y = \"t.def\"() : () -> i32\n  {other}\n  \"t.br\"()[^b] : () -> ()\n^b:\n  \
             \"t.r\"() ({{\n    {last}\n  }}) : () -> ()\n  return\n}}\n"
        )
    };
    let (x, y) = ("\"t.use\"(%x) : (i32) -> ()", "\"t.use\"(%y) : (i32) -> ()");
    assert_eq!(today(&program("", y, x)).map(|printed| printed.matches("t.use").count()), Ok(2));
    assert_eq!(today(&program("", x, x)).map(|printed| printed.matches("t.use").count()), Ok(2));
    for (early, other, last) in [(x, "", ""), (y, "", ""), ("", "", y)] {
        assert_refused(&program(early, other, last), "operand #0 does not dominate this use");
    }
}

/// "Argument identifiers in mapping functions are in scope for the mapping body."
// langref:116: Argument identifiers in mapping functions are in scope for the mapping body
#[test]
fn arguments_of_mappings_are_in_scope_in_their_bodies() {
    let of = |maps: &str| today(&format!("\"t.a\"() {{a = [{maps}]}} : () -> ()"));
    let printed = of(
        "affine_map<(i, j)[n] -> (j + n, i * 2)>, affine_map<(j) -> (j)>, affine_set<(i)[n] : (i - n >= 0)>",
    );
    let expected = "affine_map<(d0, d1)[s0] -> (d1 + s0, d0 * 2)>, affine_map<(d0) -> (d0)>, affine_set<(d0)[s0] : (d0 - s0 >= 0)>";
    let printed = printed.expect("each body names its own arguments");
    let found = printed.replace("#map = ", "").replace("#map1 = ", "").replace("#set = ", "");
    for map in expected.split(">, ") {
        assert!(found.contains(map.trim_end_matches('>')), "{map} in {printed}");
    }
    for maps in [
        "affine_map<(i) -> (j)>",
        "affine_map<(i) -> (i)>, affine_map<(j) -> (i)>",
        "affine_set<(i) : (n >= 0)>",
    ] {
        let said = of(maps).expect_err(maps);
        assert!(said.contains("use of undeclared identifier"), "{said}");
    }
}

/// "Function identifiers and mapping identifiers are visible across the entire module."
// langref:116: Function identifiers and mapping identifiers are visible across the entire module
#[test]
fn functions_and_mappings_are_visible_in_the_whole_module() {
    let module = |callee: &str, map: &str| {
        format!(
            "#m = affine_map<(i) -> (i + 1)>\nmodule {{\n  func.func @first() {{\n    call @{callee}() : () -> ()\n    \
             \"t.br\"()[^a] : () -> ()\n  ^a:\n    \"t.use\"() {{m = {map}}} : () -> ()\n    return\n  }}\n  \
             func.func @last() {{\n    call @first() : () -> ()\n    \"t.use\"() {{m = {map}}} : () -> ()\n    return\n  }}\n}}\n"
        )
    };
    let printed = today(&module("last", "#m")).expect("both are visible");
    assert_eq!(printed.matches("{m = #map}").count(), 2, "{printed}");
    assert_eq!(printed.matches("\"func.call\"() <{callee = @").count(), 2, "{printed}");
    assert_refused(&module("other", "#m"), "'other' does not reference a valid function");
    assert_refused(&module("last", "#n"), "undefined symbol alias id 'n'");
    // Visible in the module, not outside of it.
    assert_refused(
        "module @a {\n  func.func private @g()\n}\nmodule @b {\n  func.func @f() {\n    call @g() : () -> ()\n    return\n  }\n}\n",
        "'g' does not reference a valid function",
    );
}

mod one {
    isogloss::dialect! { r#"
include "isogloss/Op.td"
def One_Dialect : Dialect { let name = "one"; }
def One_SameType : TypeDef<One_Dialect, "Same"> {
  let mnemonic = "same";
  let parameters = (ins "u32":$bits);
  let assemblyFormat = "`<` $bits `>`";
}
def One_SameAttr : AttrDef<One_Dialect, "Same"> {
  let mnemonic = "same";
  let parameters = (ins "Type":$of);
  let assemblyFormat = "`<` $of `>`";
}
def One_SameOp : Op<One_Dialect, "same"> {
  let arguments = (ins One_SameType:$in, One_SameAttr:$mark);
  let assemblyFormat = "$in $mark attr-dict `:` type($in)";
}
"# }
}

mod two {
    isogloss::dialect! { r#"
include "isogloss/Op.td"
def Two_Dialect : Dialect { let name = "two"; }
def Two_SameType : TypeDef<Two_Dialect, "Same"> { let mnemonic = "same"; }
def Two_SameAttr : AttrDef<Two_Dialect, "Same"> { let mnemonic = "same"; }
def Two_SameOp : Op<Two_Dialect, "same"> { let assemblyFormat = "attr-dict"; }
"# }
}

/// Language reference of 2020, "Dialects".
// langref:118: They allow for defining new operations, as well as attributes and types
#[test]
fn a_dialect_defines_operations_attributes_and_types() {
    let program = |ty: &str, mark: &str| {
        format!(
            "%0 = \"t.make\"() : () -> {ty}\none.same %0 {mark} : {ty}\n\"t.use\"() {{m = #one.same<f32>}} : () -> ()\n"
        )
    };
    let (printed, _) =
        opt(&[one::dialect()], &program("!one.same<4>", "<i8>"), false).expect("all are defined");
    assert!(
        printed.contains("\"one.same\"(%0) <{mark = #one.same<i8>}> : (!one.same<4>) -> ()"),
        "{printed}"
    );
    assert!(printed.contains("\"t.use\"() {m = #one.same<f32>} : () -> ()"), "{printed}");
    assert!(opt(&[], &program("!one.same<4>", "<i8>"), false).is_err(), "nothing defines the operation");
    for (ty, mark, words) in [
        ("i8", "<i8>", "expected '<'"),
        ("!one.same<x>", "<i8>", "expected integer value"),
        ("!one.same<4>", "<4>", "expected"),
        ("!one.other", "<i8>", "unknown"),
    ] {
        let said = opt(&[one::dialect()], &program(ty, mark), false).expect_err(ty);
        assert!(said.contains(words), "{ty}, {mark}: {said}");
    }
}

/// "Each dialect is given a unique namespace that is prefixed to each defined attribute/operation/type."
// langref:119: Each dialect is given a unique namespace
#[test]
fn each_dialect_has_a_namespace() {
    let both = [one::dialect(), two::dialect()];
    let text = "%0 = \"t.make\"() {a = #one.same<i8>, b = #two.same} : () -> !one.same<4>\n\
                one.same %0 <i8> : !one.same<4>\ntwo.same\n\"t.use\"() : () -> !two.same\n";
    let (printed, _) = opt(&both, text, false).expect("each name is that of one dialect");
    for part in [
        "{a = #one.same<i8>, b = #two.same} : () -> !one.same<4>",
        "\"two.same\"() : () -> ()",
        "() -> !two.same",
    ] {
        assert!(printed.contains(part), "{part} in {printed}");
    }
    let ctx = Context::with_dialects(both);
    let [one, two] = ["!one.same<4>", "!two.same"].map(|text| parse_type(&ctx, text).expect(text));
    assert!(one.isa::<one::SameType<'_>>() && !one.isa::<two::SameType<'_>>());
    assert!(two.isa::<two::SameType<'_>>() && !two.isa::<one::SameType<'_>>());
    for text in ["!one.same", "!two.same<4>", "!same", "!same<4>"] {
        assert!(parse_type(&ctx, text).is_err(), "{text}");
    }
    assert!(opt(&both, "same", false).is_err());
    // Two dialects cannot have one namespace.
    static OTHER: Dialect = Dialect::new("one");
    assert!(Dialect::join([one::dialect(), two::dialect()]).is_ok());
    assert!(Dialect::join([one::dialect(), &OTHER]).is_err());
}

/// Language reference of 2020, "Module".
// langref:172: It contains a single region containing a single block
// langref:172: Operations within this region must not implicitly capture values defined above it
// langref:172: Modules have an optional symbol name
#[test]
fn a_module_is_one_isolated_block_with_an_optional_name() {
    let ctx = Context::with_dialects(shipped());
    let ir =
        Ir::parse(&ctx, "module {\n  \"t.a\"() : () -> ()\n  \"t.b\"() : () -> ()\n}").expect("a module");
    let module = ir.root().expect("a module");
    assert_eq!(module.regions().len(), 1);
    assert_eq!(module.regions().map(|region| region.blocks().count()).collect::<Vec<_>>(), [1]);
    let block = "^a:\n\"t.b\"() : () -> ()\n";
    let with = |regions: &str| format!("\"builtin.module\"() ({regions}) : () -> ()");
    assert!(today(&with(&format!("{{\n{block}}}"))).is_ok());
    assert_refused(
        &with(&format!("{{\n{block}{}}}", block.replace("^a", "^b"))),
        "expects region #0 to have 0 or 1 blocks",
    );
    assert_refused(&with(&format!("{{\n{block}}}, {{\n{block}}}")), "requires one region");

    let using = |op: &str| format!("%x = \"t.a\"() : () -> i32\n{op} {{\n  \"t.use\"(%x) : (i32) -> ()\n}}");
    assert_refused(&using("module"), "using value defined outside the region");
    // Other regions may.
    let captured =
        today("%x = \"t.a\"() : () -> i32\n\"t.r\"() ({\n  \"t.use\"(%x) : (i32) -> ()\n}) : () -> ()");
    assert!(captured.is_ok(), "{captured:?}");

    // The name refers to the module in operations.
    let text = "module @outer {\n  module @inner {\n    func.func private @f()\n  }\n  module {\n  }\n  \
                \"t.use\"() {whole = @inner, part = @inner::@f} : () -> ()\n}";
    let ir = Ir::parse(&ctx, text).expect("modules");
    assert_eq!(ir.verify().map_err(|_| ()), Ok(()));
    let ops: Vec<_> = ir.root().into_iter().flat_map(|root| root.walk()).collect();
    let user = ops.iter().find(|op| op.name() == "t.use").expect("the user");
    let symbol = |name: &str| {
        let symbol =
            user.attribute(name).and_then(|name| name.dyn_cast::<SymbolRefAttr<'_>>()).expect("a symbol");
        let found = SymbolTables::default().lookup(*user, symbol).expect("it is there");
        (found.name().to_string(), found.attribute("sym_name").map(|name| name.to_string()))
    };
    assert_eq!(symbol("whole"), ("builtin.module".to_owned(), Some("\"inner\"".to_owned())));
    assert_eq!(symbol("part"), ("func.func".to_owned(), Some("\"f\"".to_owned())));
    let unnamed = ops.iter().filter(|op| op.name() == "builtin.module" && op.attribute("sym_name").is_none());
    assert_eq!(unnamed.count(), 1);
    assert_refused(
        &text.replace("@inner {", "@outer {").replace("module {", "module @outer {"),
        "redefinition of symbol named 'outer'",
    );
}

/// Language reference of 2020, "Functions". As in MLIR, it holds for arguments and results; on the function itself the
/// document's own example has `fruit`.
// langref:189: Only dialect attribute names may be specified in the attribute dictionaries for function arguments
#[test]
fn arguments_and_results_of_functions_have_attributes_of_dialects() {
    let function = |argument: &str, result: &str, itself: &str| {
        format!("func.func private @f(i32 {{{argument}}}) -> (f64 {{{result}}}) attributes {{{itself}}}\n")
    };
    assert!(today(&function("a.b = 1", "a.b, c.d = \"x\"", "a.b")).is_ok());
    assert_refused(&function("fruit = 1", "a.b", "a.b"), "arguments may only have dialect attributes");
    assert_refused(&function("a.b, fruit", "a.b", "a.b"), "arguments may only have dialect attributes");
    assert_refused(&function("a.b", "fruit", "a.b"), "results may only have dialect attributes");
    let printed = today(&function("a.b", "a.b", "fruit = \"banana\"")).expect("as in MLIR");
    assert!(printed.contains("fruit = \"banana\""), "{printed}");
    // In a function with a body, too.
    assert_refused(
        "func.func @f(%x: i32 {fruit}) {\n  return\n}\n",
        "arguments may only have dialect attributes",
    );
}

/// Language reference of 2020, "Dialect Types": "Sufficiently complex dialect types are required to use the verbose form".
// langref:312: Dialect types that are simple enough can use the pretty format
// langref:312: a lighter weight syntax that is equivalent to the above forms
#[test]
fn simple_dialect_types_have_a_pretty_form() {
    for text in [
        "!tf.string",
        "!foo.something<abcd>",
        "!foo.a<b<c>, [d, (e)], {f = \"<\"}>",
        "!foo.a<1, -> i32>",
        "!foo.a.b",
        "!llvm.ptr",
        "!llvm.struct<(i8, ptr)>",
    ] {
        assert_eq!(read(text, false), Ok((text.to_owned(), false)));
    }
    // "the more complex type shown above wouldn't be valid in the lighter syntax"
    for text in ["!foo.something<a%%123^^^>>>", "!foo.something<(>", "!foo.something<a"] {
        assert!(read(text, false).is_err(), "{text}");
    }
    for text in ["!foo<\"something<a%%123^^^>>>\">", "!foo<\"(\">"] {
        assert_eq!(read(text, false), Ok((text.to_owned(), false)));
    }
    // The verbose form of an unknown dialect's type keeps its spelling, and dialects that are known have no such form.
    assert_eq!(read("!foo<\"something<abcd>\">", false), Ok(("!foo<\"something<abcd>\">".to_owned(), false)));
    assert!(read("!llvm<\"ptr\">", false).is_err());
    // The parts of a known dialect's type are checked in the pretty form.
    for text in ["!llvm.strct<(i8)>", "!llvm.struct<i8>", "!llvm.ptr<x>"] {
        assert!(read(text, false).is_err(), "{text}");
    }
}

/// Language reference of 2020, "Vector Type": "Vector shapes must be positive decimal integers." In MLIR 22 a vector may have
/// no dimension, and a dimension may be scalable.
// langref:611: static-dimension-list ::= (decimal-literal `x`)+
#[test]
fn dimensions_of_vectors_are_static() {
    for (text, printed) in [
        ("vector<4xf32>", "vector<4xf32>"),
        ("vector<16 x f32>", "vector<16xf32>"),
        ("vector<3x42xi32>", "vector<3x42xi32>"),
        ("vector<1 x 2x3 x 4xindex>", "vector<1x2x3x4xindex>"),
        ("vector<f32>", "vector<f32>"),
        ("vector<[4]x2xf32>", "vector<[4]x2xf32>"),
    ] {
        assert_eq!(read(text, false), Ok((printed.to_owned(), false)));
    }
    for text in [
        "vector<?xf32>",
        "vector<4x?xf32>",
        "vector<*xf32>",
        "vector<0xf32>",
        "vector<4x0xf32>",
        "vector<-1xf32>",
        "vector<xf32>",
        "vector<4xx2xf32>",
        "vector<4,2xf32>",
        "vector<4f32>",
        "vector<4x>",
        "vector<>",
        "vector<0x42xi32>",
        "vector<\"4\"xf32>",
        "vector<1.5xf32>",
        "vector<nxf32>",
    ] {
        assert!(read(text, true).is_err() && read(text, false).is_err(), "{text}");
    }
}
