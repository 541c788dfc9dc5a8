//! The dialects of `isogloss-dialects` compared with `mlir-opt`: both answer the same programs,
//! `tests/ir/NAME/programs.txt`, in the custom and in the generic form.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use isogloss::Context;
use isogloss::ir::Ir;
use isogloss_tests::dialects::{NAMES, is_different, programs, rejecting_verifier};
use isogloss_tests::ir::beside::{Answer, Beside, agree};
use isogloss_tests::ir::ours;
use isogloss_tests::transcript::Transcript;
use isogloss_tests::{oracle, parallel, passes};

/// Types and attributes with a verifier, and pieces of its messages.
const VERIFIED: [(&str, &[&str]); 11] = [
    ("llvm.array", &["invalid array element type"]),
    ("llvm.func", &["invalid function result type", "invalid function argument type"]),
    ("llvm.struct", &["invalid LLVM structure element type"]),
    ("llvm.alias_scope", &["id of an alias scope must be"]),
    ("llvm.target_features", &["target features "]),
    ("llvm.mlir.module_flag", &["key expects a", "only integer and string values are"]),
    ("quant.any", &["illegal storage min and storage max"]),
    ("quant.uniform", &["out of expressed type range"]),
    ("quant.uniform_per_axis", &["illegal quantized dimension"]),
    ("quant.uniform_sub_channel", &["illegal block size"]),
    ("quant.calibrated", &["illegal min and max"]),
];

/// Types and attributes whose verifier no text reaches, and why.
const UNREACHED: [(&str, &str); 2] = [
    ("complex.number", "the syntax has a float type, of which it makes the complex type"),
    ("llvm.constant_range", "the syntax has one type for both numbers"),
];

/// The minimum number of programs that each verifier rejects.
const WRONG: usize = 10;

/// The number of programs in one run.
const CHUNK: usize = 400;

/// The answers to some programs.
#[derive(Default)]
struct Found {
    accepted: usize,
    /// Programs that both tools reject with one message; the message, and the operation whose verifier it is from.
    rejected: Vec<(String, String, Option<&'static str>)>,
    different: Vec<String>,
}

fn beside(tool: &Path, flag: Option<&'static str>) -> Beside {
    Beside {
        tool: tool.to_owned(),
        flags: flag.into_iter().collect(),
        dialects: isogloss_cli::known_dialects(),
    }
}

/// What the reference tool did with a program: a letter of a list that is kept.
const ACCEPTED: char = 'a';
/// With the message of ours.
const REJECTED: char = 'r';
const OTHER: char = 'o';

/// The letter of each program, or the differences.
fn compared(tool: &Path, programs: &[String]) -> Result<String, Vec<String>> {
    let mut different = Vec::new();
    let mut add = |program: &str, answers: &(Answer, Answer)| {
        if !agree(answers) && !is_different(program) {
            let (theirs, ours) = answers;
            different.push(format!("{program}\n  theirs: {theirs:?}\n  ours:   {ours:?}"));
        }
    };
    let mut letters = String::new();
    let mut accepted = Vec::new();
    for (program, answers) in programs.iter().zip(beside(tool, None).answers(programs)) {
        add(program, &answers);
        letters.push(match answers {
            (Answer::Accepted(_), _) => {
                accepted.push(program.clone());
                ACCEPTED
            }
            (Answer::Rejected(theirs), Answer::Rejected(ours)) if theirs == ours => REJECTED,
            _ => OTHER,
        });
    }
    let generic = beside(tool, Some("--mlir-print-op-generic")).answers(&accepted);
    for (program, answers) in accepted.iter().zip(generic) {
        add(program, &answers);
    }
    if different.is_empty() { Ok(letters) } else { Err(different) }
}

fn run(transcript: &Transcript, programs: &[String]) -> Found {
    let ours = beside(transcript.tool(), None).own_answers(programs);
    let generic = beside(transcript.tool(), Some("--mlir-print-op-generic")).own_answers(programs);
    let input: Vec<&str> = programs.iter().map(String::as_str).collect();
    let kept =
        transcript.compare(&input, &format!("{ours:?}{generic:?}"), || compared(transcript.tool(), programs));
    let letters = match kept {
        Ok(letters) => letters,
        Err(different) => return Found { different, ..Found::default() },
    };
    let context = Context::with_dialects(isogloss_cli::known_dialects());
    let mut found = Found::default();
    for ((program, answer), letter) in programs.iter().zip(ours).zip(letters.chars()) {
        match answer {
            _ if letter == ACCEPTED => found.accepted += 1,
            Answer::Rejected(message) if letter == REJECTED => {
                found.rejected.push((program.clone(), message, rejecting_verifier(&context, program)));
            }
            Answer::Accepted(_) | Answer::Rejected(_) | Answer::None => {}
        }
    }
    found
}

#[test]
fn programs_are_answered_as_by_the_reference_tool() {
    let transcript = Transcript::new("dialects-programs", "mlir-opt");
    let programs: Vec<String> = NAMES.iter().flat_map(|name| programs(name)).collect();
    let chunks: Vec<&[String]> = programs.chunks(CHUNK).collect();
    let found = parallel::map(&chunks, |programs| run(&transcript, programs));
    let accepted: usize = found.iter().map(|found| found.accepted).sum();
    let rejected: usize = found.iter().map(|found| found.rejected.len()).sum();
    println!("{accepted} of {} accepted", programs.len());
    let different: Vec<&str> = found.iter().flat_map(|found| &found.different).map(String::as_str).collect();
    assert!(different.is_empty(), "{} differences:\n{}", different.len(), different.join("\n"));
    assert!(accepted >= 4000 && rejected >= 8000, "{accepted} accepted, {rejected} rejected");
    each_verifier_rejects_enough(&found);
    transcript.finish();
}

#[test]
fn output_of_passes_is_read_and_printed_as_by_the_reference_tool() {
    let Some(tool) = oracle("mlir-opt") else { return };
    let programs = passes::programs(&tool);
    let found = run(&Transcript::of_the_tool_alone(&tool), &programs);
    assert!(found.different.is_empty(), "{}", found.different.join("\n"));
    assert_eq!(found.accepted, programs.len());
    assert!(programs.len() >= 15, "{} programs", programs.len());
}

/// The reference tool takes the type for a vector without a check.
#[test]
fn only_a_vector_is_a_fixed_length_vector() {
    let context = Context::with_dialects(isogloss_cli::known_dialects());
    for ty in ["ui32", "!llvm.struct<(i32)>", "complex<f32>"] {
        let text = format!(
            "%0:2 = \"t.value\"() : () -> (!llvm.ptr, {ty})
             %1 = \"llvm.atomicrmw\"(%0#0, %0#1) <{{bin_op = 0 : i64, ordering = 4 : i64}}> : (!llvm.ptr, {ty}) -> {ty}"
        );
        let ir = Ir::parse(&context, &text).expect("it is not verified");
        let errors = ir.verify().expect_err("it is wrong");
        let expected = "op operand #1 must be floating point LLVM type or LLVM pointer type or signless integer or \
                        LLVM dialect-compatible fixed-length vector type";
        assert!(errors.to_string().contains(expected), "{ty}: {errors}");
    }
}

/// The reference tool makes the type without a check, and cannot read its own output.
#[test]
fn a_wrong_function_type_is_reported_at_the_function() {
    let text = b"\n  llvm.func @f() -> !llvm.func<void ()>\n".to_vec();
    let messages = ours::run_with::<&str>(&isogloss_cli::known_dialects(), &[], "f.mlir", text)
        .expect("known flags")
        .messages;
    let expected = "f.mlir:2:3: error: invalid function result type: '!llvm.func<void ()>'\n";
    assert!(messages.starts_with(expected), "{messages}");
}

/// Every operation, type and attribute with a verifier has [`WRONG`] programs that its own verifier rejects, with the
/// message of the reference tool.
fn each_verifier_rejects_enough(found: &[Found]) {
    let context = Context::with_dialects(isogloss_cli::known_dialects());
    let mut counts: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for name in NAMES {
        let Some(dialect) = context.dialect(name) else { continue };
        for def in dialect.types.iter().chain(dialect.attributes).filter(|def| def.verify.is_some()) {
            let name = def.mnemonic.map_or(def.name.to_owned(), |name| format!("{}.{name}", def.dialect));
            let mut listed =
                VERIFIED.iter().map(|(name, _)| *name).chain(UNREACHED.iter().map(|(name, _)| *name));
            assert!(listed.any(|listed| listed == name), "the verifier of {name} is not listed");
        }
        let ops = dialect.ops.iter();
        let verified = ops.filter(|op| op.verify.is_some() || op.verify_regions.is_some());
        counts.extend(verified.map(|op| (op.name, BTreeSet::new())));
    }
    let mut attributes = BTreeMap::new();
    for (program, message, op) in found.iter().flat_map(|found| &found.rejected) {
        for (name, pieces) in &VERIFIED {
            let programs: &mut BTreeSet<&str> = attributes.entry(*name).or_default();
            if pieces.iter().any(|piece| message.contains(piece)) {
                programs.insert(program);
            }
        }
        if let Some(programs) = op.and_then(|op| counts.get_mut(op)) {
            programs.insert(program);
        }
    }
    let few = counts.iter().chain(&attributes).filter(|(_, programs)| programs.len() < WRONG);
    let few: Vec<String> = few.map(|(op, programs)| format!("{op}: {}", programs.len())).collect();
    println!(
        "{} verifiers, {} of them with fewer than {WRONG} wrong programs",
        counts.len() + attributes.len(),
        few.len()
    );
    assert!(few.is_empty(), "verifiers with fewer than {WRONG} wrong programs:\n{}", few.join("\n"));
}
