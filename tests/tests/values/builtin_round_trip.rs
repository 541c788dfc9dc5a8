//! Builtin types and attributes are parsed and printed as in `mlir-opt`, and rejected with its
//! message at its location.
//!
//! `builtin/*.cases` have inputs with their expected results: `= text` as it is printed, or `!
//! column: message`. Each is parsed as the value of an attribute of an operation, so that both
//! tools parse the same text. If `mlir-opt` is installed, the expectations are compared with
//! its answers; `~` in front marks an intended difference, with the reason in the comment
//! above. With `ISOGLOSS_BLESS` set, its answers are written into the files.

use isogloss::Context;
use isogloss::text::{AsmParser, AsmPrinter, LineIndex, ParserOptions, PrintOptions, Tok};
use isogloss_tests::TemporaryFile;
use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// The text before each input, and after it.
const BEFORE: &str = "\"a\"() {x = ";
const BEHIND: &str = "} : () -> ()\n";

struct Case {
    place: String,
    input: String,
    expected: String,
    /// We differ from `mlir-opt` on purpose.
    differs: bool,
}

fn files() -> Vec<PathBuf> {
    let directory = isogloss_tests::repository().join("tests/builtin");
    let mut files: Vec<PathBuf> = fs::read_dir(&directory)
        .expect("the directory is there")
        .map(|entry| entry.expect("it can be read").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "cases"))
        .collect();
    files.sort();
    files
}

fn cases() -> Vec<Case> {
    files().iter().flat_map(cases_of).collect()
}

fn cases_of(file: &PathBuf) -> Vec<Case> {
    let text = fs::read_to_string(file).expect("it can be read");
    let mut lines = text.lines().enumerate().filter(|(_, line)| !line.is_empty() && !line.starts_with("// "));
    let mut cases = Vec::new();
    while let Some((index, input)) = lines.next() {
        let (_, expected) = lines.next().expect("every input has an expectation");
        let expected = expected.strip_prefix("    ").expect("expectations are indented");
        let differs = expected.starts_with('~');
        cases.push(Case {
            place: format!("{}:{}", file.display(), index + 1),
            input: input.to_owned(),
            expected: expected.strip_prefix("~ ").unwrap_or(expected).to_owned(),
            differs,
        });
    }
    cases
}

/// Our answer to an input, in the notation of the case files.
fn ours(input: &str) -> String {
    let context = Context::new();
    let text = format!("{BEFORE}{input}{BEHIND}");
    let options = ParserOptions::default().allow_unregistered(true).old_syntax(false);
    let mut parser = AsmParser::new(&context, text.as_bytes(), options).expect("the text is small");
    parser.resume_at(BEFORE.len() as u32 - 1);
    let attribute = parser.attribute().and_then(|attribute| {
        parser.expect_as(Tok::RBrace, "expected '}' in attribute dictionary")?;
        Ok(attribute)
    });
    match attribute {
        Ok(attribute) => format!("= {}", printed(attribute)),
        Err(error) => {
            let start = error.span().expect("errors have a place").start;
            let (line, column) = LineIndex::new(text.as_bytes()).line_column(start);
            assert_eq!(line, 1, "{input}");
            format!("! {}: {}", column as i64 - BEFORE.len() as i64, error.message())
        }
    }
}

fn printed(attribute: isogloss::Attribute<'_>) -> String {
    let (mut out, options) = (Vec::new(), PrintOptions::default());
    AsmPrinter::new(&mut out, &options).attribute(attribute);
    String::from_utf8(out).expect("this attribute is UTF-8")
}

/// The answers of `mlir-opt` to inputs, in the notation of the case files. One run reads all of them: each is a chunk
/// of one line, and another line is between two chunks.
fn theirs(tool: &PathBuf, inputs: &[&str]) -> Vec<String> {
    let chunks: Vec<String> = inputs.iter().map(|input| format!("{BEFORE}{input}{BEHIND}")).collect();
    let file = TemporaryFile::new("builtin_round_trip.mlir", chunks.join("// -----\n"));
    let output = Command::new(tool)
        .args(["--allow-unregistered-dialect", "--mlir-print-op-generic", "--mlir-print-local-scope"])
        .arg("--split-input-file")
        .arg(&*file)
        .output()
        .expect("the tool runs");
    let (text, errors) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    let mut results: Vec<String> = text.split("// -----").map(accepted).collect();
    assert_eq!(results.len(), inputs.len(), "{errors}");
    for error in errors.lines().filter_map(|line| line.split_once(": error: ")) {
        let mut place =
            error.0.rsplit(':').map(|number| number.parse::<usize>().expect("a line and a column"));
        let (column, line) = (place.next().expect("a column"), place.next().expect("a line"));
        let result = &mut results[(line - 1) / 2];
        if result.is_empty() {
            *result = format!("! {}: {}", column as i64 - BEFORE.len() as i64, error.1);
        }
    }
    results
}

/// The attribute's text in the printed chunk; empty if the chunk prints nothing.
fn accepted(chunk: &str) -> String {
    let value = chunk
        .lines()
        .find_map(|line| line.trim_start().strip_prefix("\"a\"() {x")?.strip_suffix("} : () -> ()"));
    value.map_or_else(String::new, |value| match value.strip_prefix(" = ") {
        Some(value) => format!("= {value}"),
        None => "= unit".to_owned(),
    })
}

#[test]
fn every_case_is_as_expected() {
    let mut wrong = String::new();
    let cases = cases();
    assert!(cases.len() > 400, "only {} cases", cases.len());
    for case in &cases {
        let ours = ours(&case.input);
        if ours != case.expected {
            let _ = writeln!(
                wrong,
                "{}: {}\n  expected {}\n  found    {ours}",
                case.place, case.input, case.expected
            );
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

#[test]
fn what_is_printed_is_read_as_the_same() {
    for case in cases() {
        if let Some(text) = case.expected.strip_prefix("= ") {
            assert_eq!(ours(text), case.expected, "{}", case.place);
        }
    }
}

#[test]
fn the_expectations_are_those_of_the_reference() {
    let Some(tool) = isogloss_tests::oracle("mlir-opt") else { return };
    let cases = cases();
    let inputs: Vec<&str> = cases.iter().map(|case| case.input.as_str()).collect();
    if std::env::var_os("ISOGLOSS_BLESS").is_some() {
        bless(&tool);
        return;
    }
    let mut wrong = String::new();
    for (case, theirs) in cases.iter().zip(theirs(&tool, &inputs)) {
        if (theirs == case.expected) == case.differs {
            let _ = writeln!(
                wrong,
                "{}: {}\n  expected {}\n  theirs   {theirs}",
                case.place, case.input, case.expected
            );
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

/// Writes the reference's answers into the case files, except the ones marked `~`. A new input needs any indented line
/// after it.
fn bless(tool: &PathBuf) {
    for file in files() {
        let cases = cases_of(&file);
        let inputs: Vec<&str> = cases.iter().map(|case| case.input.as_str()).collect();
        let mut answers = cases.iter().zip(theirs(tool, &inputs)).map(|(case, answer)| {
            if case.differs { format!("    ~ {}", case.expected) } else { format!("    {answer}") }
        });
        let text = fs::read_to_string(&file).expect("it can be read");
        let blessed: Vec<String> =
            text.lines()
                .map(|line| {
                    if line.starts_with("    ") {
                        answers.next().expect("an answer")
                    } else {
                        line.to_owned()
                    }
                })
                .collect();
        fs::write(&file, blessed.join("\n") + "\n").expect("it can be written");
    }
}

/// Numbers that look random, and are the same every time.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }
}

/// The text with a few bytes removed, doubled, replaced or swapped with pieces of another text.
fn mutated(text: &str, other: &str, random: &mut Random) -> Vec<u8> {
    const ALPHABET: &[u8] = b"<>[]{}(),:\"#!@%^-?*x0123456789aeif .=\\\xC3\n";
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=random.below(3) {
        let at = random.below(bytes.len() + 1);
        match random.below(4) {
            0 if at < bytes.len() => drop(bytes.remove(at)),
            1 => bytes.insert(at, ALPHABET[random.below(ALPHABET.len())]),
            2 if at < bytes.len() => bytes[at] = ALPHABET[random.below(ALPHABET.len())],
            _ => {
                let from = random.below(other.len());
                let to = (from + random.below(12)).min(other.len());
                let piece = other.as_bytes()[from..to].to_vec();
                bytes.splice(at..at, piece);
            }
        }
    }
    bytes
}

/// The printed bytes of an attribute, if the text is one.
fn reprinted(text: &[u8]) -> Option<Vec<u8>> {
    let context = Context::new();
    let options = ParserOptions::default().allow_unregistered(true);
    let attribute = isogloss::text::parse_attribute_with(&context, text, options);
    let attribute = attribute.map_err(|error| assert!(error.span().is_some(), "{error}: {text:?}")).ok()?;
    let (mut out, options) = (Vec::new(), PrintOptions::default());
    AsmPrinter::new(&mut out, &options).attribute(attribute);
    Some(out)
}

/// The number of damaged versions of each case: `ISOGLOSS_ROUNDS`, or little enough for every run of the suite.
fn rounds() -> usize {
    std::env::var("ISOGLOSS_ROUNDS").ok().and_then(|rounds| rounds.parse().ok()).unwrap_or(40)
}

#[test]
fn damaged_text_is_an_error_or_prints_as_a_fixed_point() {
    let cases = cases();
    let mut random = Random(0x1505_1055);
    let mut accepted = 0;
    for round in 0..rounds() {
        for case in &cases {
            let other = &cases[random.below(cases.len())].input;
            let text = mutated(&case.input, other, &mut random);
            let Some(printed) = reprinted(&text) else { continue };
            accepted += 1;
            // The text that the reference, and so we, print for `@""` cannot be read, decimal text of wide floats is
            // rounded to 64 bits, and a file without a name gets one the second time.
            let odd = [&b"INVALID"[..], b"f80", b"f128", b"\"\":"];
            if odd.iter().any(|odd| printed.windows(odd.len()).any(|bytes| bytes == *odd)) {
                continue;
            }
            let shown = String::from_utf8_lossy(&text);
            assert_eq!(reprinted(&printed).as_ref(), Some(&printed), "round {round}: {shown}");
        }
    }
    assert!(accepted > 1000, "only {accepted} texts were accepted");
}
