//! Compares operations with `mlir-opt`: operations of `arith` and `cf`, and operations of its test dialect that
//! `tests/ops/oracle/test.td` declares by the same names. Both tools run on the same programs,
//! `tests/ops/oracle/programs.txt`, in custom and in generic form.

use std::collections::BTreeSet;
use std::fs;

use isogloss_dialects::{arith, cf};
use isogloss_tests::ir::beside::{Answer, Beside, agree};
use isogloss_tests::ir::wrong;
use isogloss_tests::{oracle, parallel, repository};

mod test {
    use isogloss::{Diagnostic, Type};

    isogloss::dialect! { file = "ops/oracle/test.td" }

    impl InferTypeOpInferTypes for InferTypeOp<'_, '_> {
        fn infer<'c>(op: InferTypeOpAdaptor<'_, 'c>) -> Result<Vec<Type<'c>>, Diagnostic> {
            Ok(vec![op.context().integer(16)])
        }
    }
}

/// Differing answers: a piece of the program, one of each answer, and why.
const DIFFERENT: &[(&str, &str, &str, &str)] = &[
    (
        "{operandSegmentSizes",
        "branch has",
        "cond_br",
        "sizes of segments in the dictionary do not override those that the format read",
    ),
    (
        "prop = 1 : i8",
        "Expect StringAttr",
        "expected string property",
        "the conversion of the property is C++",
    ),
    ("test.", "%", "%0:", "results are not named where the definition names them"),
];

/// Whether it is known that a program is answered otherwise.
fn is_known(program: &str, (theirs, ours): &(Answer, Answer)) -> bool {
    let text = |answer: &Answer| match answer {
        Answer::Accepted(text) | Answer::Rejected(text) => text.clone(),
        Answer::None => String::new(),
    };
    let (their_text, our_text) = (text(theirs), text(ours));
    DIFFERENT.iter().any(|(piece, their_piece, our_piece, _)| {
        // Two texts that are both accepted differ in the names of results alone.
        let names = matches!((theirs, ours), (Answer::Accepted(_), Answer::Accepted(_)));
        let named = their_piece.starts_with('%');
        let same = || without_results(&their_text) == without_results(&our_text);
        program.contains(piece)
            && their_text.contains(their_piece)
            && our_text.contains(our_piece)
            && names == named
            && (!named || same())
    })
}

/// The text without the part before ` = ` in each line.
fn without_results(text: &str) -> Vec<&str> {
    text.lines().map(|line| line.split_once(" = ").map_or(line, |(_, rest)| rest)).collect()
}

fn programs() -> Vec<String> {
    let path = repository().join("tests/ops/oracle/programs.txt");
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    wrong::programs(&text)
}

#[test]
fn programs_are_answered_as_by_the_reference_tool() {
    let Some(tool) = oracle("mlir-opt") else { return };
    let programs = programs();
    let forms = [("custom", vec![]), ("generic", vec!["--mlir-print-op-generic"])];
    let found = parallel::map(&forms, |(form, flags)| {
        let mut dialects = isogloss::dialects::all();
        dialects.extend([arith::dialect(), cf::dialect(), test::dialect()]);
        let beside = Beside { tool: tool.clone(), flags: flags.clone(), dialects };
        let answers = beside.answers(&programs);
        let rejected = answers.iter().filter(|(theirs, _)| matches!(theirs, Answer::Rejected(_))).count();
        let different: BTreeSet<String> = programs
            .iter()
            .zip(&answers)
            .filter(|(program, answers)| !agree(answers) && !is_known(program, answers))
            .map(|(program, (theirs, ours))| {
                format!("{form}:\n{program}\n  theirs: {theirs:?}\n  ours:   {ours:?}")
            })
            .collect();
        (rejected, answers.len() - rejected, different)
    });
    for (rejected, accepted, _) in &found {
        assert!(*rejected >= 250 && *accepted >= 150, "{rejected} are rejected, {accepted} accepted");
    }
    let different: Vec<String> = found.into_iter().flat_map(|(.., different)| different).collect();
    assert!(different.is_empty(), "{} differences:\n{}", different.len(), different.join("\n"));
}

/// The compared features, with the heading of its programs in `tests/ops/oracle/programs.txt`.
const COMPARED: &[(&str, &str)] = &[
    ("counts of operands", "counts: operands"),
    ("counts of results, regions, successors", "counts: results, regions, successors"),
    ("Optional with 0, 1, 2 values", "optional operands and results"),
    (
        "segments: right, wrong sum, negative, absent, of wrong length, by their old name",
        "segments of operands",
    ),
    ("nested groups; segments of results; type(operands); type(results)", "operands and their types"),
    (
        "wrong class of attribute; integer without its type; attr-dict overrides the format",
        "attributes by constraint",
    ),
    ("regions of declared sizes", "regions with sizes"),
    ("region: empty, one block, entry arguments, several; left out; list", "regions in a format"),
    ("implicit terminator: plain, with operands, with attributes, other last op", "implicit terminator"),
    ("functional-type: 0, 1, 2 results", "types of results"),
    ("SymbolNameAttr bare, quoted, missing", "symbol names"),
    ("attributes {}; duplicate key", "dictionary with keyword"),
    ("else branch", "else branch"),
    ("oilist: any order, twice, unit clause", "clauses"),
    ("successors with and without operands; branch arguments; dense array; StrAttr", "branches"),
    ("terminator in the middle", "a terminator in the middle"),
    ("SameOperandsAndResultType; AllTypesMatch", "types that follow"),
    ("prior use with another type", "used before with another type"),
    ("each Same* trait; Elementwise", "traits on types"),
    ("results to bind: too many, too few", "results to bind"),
    ("enums: keyword, quoted, unknown, several bits, an attribute of their own; defaults filled in", "enums"),
    ("TypesMatchWith: transformer; failed lhs check", "a transformer"),
    ("prop-dict: lone blank, missing key, unknown key", "prop-dict"),
    ("each punctuation; blanks and new lines", "literals"),
    ("token and keyword errors of literals", "a literal is missing"),
    ("counts before properties, operands before results, traits after both", "order of checks"),
    ("isolated operation used from outside, through a nested operation", "isolation"),
    ("graph region with two blocks; uses before definitions", "graph regions"),
    ("AllTypesMatch with an attribute; inference hook", "types from attributes and hooks"),
    ("stripped and full form of attributes and types; qualified", "short and full forms"),
    ("UnitAttr anchor elided, printed when first", "unit attributes as anchors"),
    ("native properties: integer, text, bool, unit, array, default", "native properties"),
    (
        "attributes beside native properties of the same names; native properties of wrong classes",
        "native properties",
    ),
    ("options: absent, each syntax, arrays of two and of another kind", "optional native properties"),
];

/// The features that are not compared yet, and why.
const NOT_COMPARED: &[(&str, &str)] = &[
    ("a native property without a value", "a required number without a value is not initialized there"),
    ("custom<X>", "the reference tool's directives are C++"),
    (
        "a dictionary after an absent group that begins with a unit attribute",
        "the reference tool reads the dictionary as the attribute and rejects what it printed",
    ),
    ("names of results", "the definitions do not give any yet"),
];

#[test]
fn what_is_compared_has_programs() {
    let path = repository().join("tests/ops/oracle/programs.txt");
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let headings: BTreeSet<&str> = text.lines().filter_map(|line| line.strip_prefix("// ")).collect();
    let headings: BTreeSet<&str> = headings.into_iter().filter(|line| *line != "-----").collect();
    let listed: BTreeSet<&str> = COMPARED.iter().map(|(_, heading)| *heading).collect();
    assert_eq!(listed, headings);
    let names = COMPARED.iter().chain(NOT_COMPARED).map(|(name, _)| *name);
    let count = names.clone().count();
    assert_eq!(names.collect::<BTreeSet<_>>().len(), count, "a line is there twice");
}
