//! Affine maps, memref layouts and LLVM types are parsed, printed and rejected as in
//! `mlir-opt`; syntax that only Isogloss has behaves as the entries expect.

use isogloss::text::{AsmParser, AsmPrinter, ParserOptions, PrintOptions, parse_attribute_with};
use isogloss::{Attribute, Context, llvm};
use isogloss_tests::oracle;
use isogloss_tests::texts::{Answer, Entry, ask_mlir_opt, count, entries};

/// Reads the texts of a file one by one, each in a context of its own.
fn check(name: &str, options: &ParserOptions) -> Vec<Entry> {
    let entries = entries(name);
    let wrong: Vec<_> = entries
        .iter()
        .filter_map(|entry| {
            let ours = answer(&entry.text, options);
            (ours != entry.answer)
                .then(|| format!("{}\n  ours     {ours}\n  expected {}", entry.text, entry.answer))
        })
        .collect();
    assert!(wrong.is_empty(), "{name}: {} of {} differ:\n{}", wrong.len(), entries.len(), wrong.join("\n"));
    entries
}

/// The answer to a text as the value of an attribute in a dictionary.
fn answer(text: &str, options: &ParserOptions) -> Answer {
    const BEFORE: &str = "{m = ";
    let context = Context::with_dialects([llvm::dialect()]);
    let source = format!("{BEFORE}{text}}}");
    match parse_attribute_with(&context, source.as_bytes(), options.clone()) {
        Ok(dictionary) => {
            let text = print(dictionary);
            Answer::Printed(text[BEFORE.len()..text.len() - 1].to_owned())
        }
        Err(error) => {
            let place = error.span().unwrap_or_else(|| panic!("{text}: `{error}` has no place"));
            Answer::Refused { column: place.start + 1 - BEFORE.len(), message: error.message().to_owned() }
        }
    }
}

fn print(attribute: Attribute<'_>) -> String {
    let (mut out, options) = (Vec::new(), PrintOptions::default());
    AsmPrinter::new(&mut out, &options).attribute(attribute);
    String::from_utf8(out).expect("bytes that are not ASCII are escaped")
}

/// The expectations of a file are today's answers of `mlir-opt`.
fn verify(name: &str) {
    let Some(mlir_opt) = oracle("mlir-opt") else { return };
    let entries = entries(name);
    let texts: Vec<_> = entries.iter().map(|entry| &*entry.text).collect();
    for (entry, theirs) in entries.iter().zip(ask_mlir_opt(&mlir_opt, &texts)) {
        assert_eq!(entry.reference.as_ref().unwrap_or(&entry.answer), &theirs, "{}", entry.text);
    }
}

fn strict() -> ParserOptions {
    ParserOptions::default().allow_unregistered(true).old_syntax(false)
}

const SHARED: [&str; 3] = ["affine.txt", "memref_layouts.txt", "llvm_types.txt"];

#[test]
fn affine_maps_and_sets() {
    check("affine.txt", &strict());
}

#[test]
fn memref_layouts() {
    check("memref_layouts.txt", &strict());
}

#[test]
fn llvm_types() {
    check("llvm_types.txt", &strict());
}

/// As the RFC "Add a contiguous layout, use as identity layout" has them.
#[test]
fn contiguous_layouts() {
    check("contiguous_layouts.txt", &strict());
}

/// As the RFC "First-Party Support for LLVM Types" has them.
#[test]
fn old_spellings_of_llvm_types() {
    let entries = check("llvm_old_spellings.txt", &ParserOptions::default());
    for Entry { text, warnings, .. } in entries {
        let context = Context::with_dialects([llvm::dialect()]);
        let mut parser =
            AsmParser::new(&context, text.as_bytes(), ParserOptions::default()).expect("less than 4 GiB");
        // Errors were compared above.
        let _ = parser.attribute();
        let warned: Vec<_> =
            parser.take_warnings().iter().map(|warning| warning.message().to_owned()).collect();
        assert_eq!(warned, warnings, "{text}");
    }
}

/// Cut short, and with bytes dropped, doubled or replaced, every text is read, or rejected with a location inside of
/// it.
#[test]
fn damaged_texts_are_errors_with_a_place() {
    let context = Context::with_dialects([llvm::dialect()]);
    let mut read = 0;
    let files = SHARED.into_iter().chain(["contiguous_layouts.txt", "llvm_old_spellings.txt"]);
    for entry in files.flat_map(entries) {
        let text = entry.text.as_bytes();
        for at in 0..text.len() {
            let (before, after) = text.split_at(at);
            let other = b"<>()[],:=-+*?\"!#x0 "[(at * 7 + text.len()) % 19];
            for damaged in [
                before.to_vec(),
                [before, &after[1..]].concat(),
                [before, &after[..1], after].concat(),
                [before, &[other], &after[1..]].concat(),
            ] {
                match parse_attribute_with(&context, &damaged, ParserOptions::default()) {
                    Ok(attribute) => assert!(!print(attribute).is_empty()),
                    Err(error) => {
                        let place = error.span().unwrap_or_else(|| panic!("{damaged:?}: {error}"));
                        assert!(
                            place.start <= damaged.len() && place.start <= place.end,
                            "{damaged:?}: {error}"
                        );
                    }
                }
                read += 1;
            }
        }
    }
    assert!(read > 100_000, "{read}");
}

#[test]
fn there_are_enough_texts() {
    let all: Vec<_> = SHARED.iter().flat_map(|name| entries(name)).collect();
    let (printed, refused) = count(&all);
    assert!(printed >= 400 && refused >= 150, "{printed} printed, {refused} refused");
}

#[test]
fn mlir_opt_still_answers_so() {
    SHARED.into_iter().for_each(verify);
}
