//! The statements of the five documents that the project implements, with a verdict on each:
//! `tests/documents/verdicts`. The suite checks the evidence of every line.

use isogloss::BodyError;
use isogloss::Context;
use isogloss::def::Dialect;
use isogloss::llvm::{self, LLVMStructType};
use isogloss::text::{AsmParser, ParserOptions, Tok, parse_type};
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

/// What a type or an attribute is printed as, and whether there were warnings.
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

/// What `isogloss opt` prints for a program in generic form, and whether it warns of something.
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

/// What is wrong with the evidence of a statement.
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
