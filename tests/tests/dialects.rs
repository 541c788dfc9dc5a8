//! The dialects of `isogloss-dialects` beside `mlir-opt`: both answer the same programs, `tests/dialects/NAME.txt`, in
//! the custom and in the generic form.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use isogloss::Context;
use isogloss_tests::dialects::{NAMES, programs, rejecting_verifier};
use isogloss_tests::ir::beside::{Answer, Beside, agree};
use isogloss_tests::{oracle, parallel};

/// Programs that are answered otherwise on purpose, and why.
const DIFFERENT: [(&str, &str); 10] = [
    ("#ub.poison<>", "mlir-opt ignores empty brackets after an attribute without parameters"),
    (
        "({ ^bb0: scf.yield }) : (index, index, index)",
        "mlir-opt counts -1 arguments, as 18446744073709551615",
    ),
    ("index.cmp (%0", "messages from inside an attribute have no prefix with the operation's name"),
    ("index.cmp <eq>", "as above"),
    ("index.cmp 5", "as above"),
    ("gpu.mask", "the gpu dialect is not defined here, so masks are not known from mappings"),
    ("memref<10x2xf32, affine_map<(d0, d1) -> (d1, d0)>>", "maps that permute dimensions have strides here"),
    ("memref<3x2xf32, affine_map<(d0, d1) -> (d1, d0)>>", "as above"),
    ("@u(0 : i32) {addr_space = 2 : i32}", "of two errors, mlir-opt reports the second one first"),
    ("tail_call_kind = <foo>", "messages from inside an attribute have no prefix with the operation's name"),
];

/// Types and attributes with a verifier, and pieces of its messages.
const VERIFIED: [(&str, &[&str]); 6] = [
    ("llvm.array", &["invalid array element type"]),
    ("llvm.func", &["invalid function result type", "invalid function argument type"]),
    ("llvm.struct", &["invalid LLVM structure element type"]),
    ("llvm.alias_scope", &["id of an alias scope must be"]),
    ("llvm.target_features", &["target features "]),
    ("llvm.mlir.module_flag", &["key expects a", "only integer and string values are"]),
];

/// Types and attributes whose verifier no text reaches, and why.
const UNREACHED: [(&str, &str); 2] = [
    ("complex.number", "the syntax has a float type, of which it makes the complex type"),
    ("llvm.constant_range", "the syntax has one type for both numbers"),
];

/// How many programs each verifier rejects at least.
const WRONG: usize = 10;

#[test]
fn programs_are_answered_as_by_the_reference_tool() {
    let Some(tool) = oracle("mlir-opt") else { return };
    let cases: Vec<(&str, Option<&str>)> =
        NAMES.iter().flat_map(|name| [(*name, None), (*name, Some("--mlir-print-op-generic"))]).collect();
    let found = parallel::map(&cases, |(name, flag)| {
        let programs = programs(name);
        let beside = Beside {
            tool: tool.clone(),
            directory: Path::new(env!("CARGO_TARGET_TMPDIR")).join("dialects"),
            flags: flag.iter().copied().collect(),
            dialects: isogloss_cli::known_dialects(),
        };
        let answers = beside.answers(&programs);
        let answers_count = answers.len();
        let accepted = answers.iter().filter(|(theirs, _)| matches!(theirs, Answer::Accepted(_))).count();
        let different: Vec<String> = programs
            .iter()
            .zip(&answers)
            .filter(|(program, answers)| {
                !agree(answers) && !DIFFERENT.iter().any(|(piece, _)| program.contains(piece))
            })
            .map(|(program, (theirs, ours))| {
                format!("{flag:?}:\n{program}\n  theirs: {theirs:?}\n  ours:   {ours:?}")
            })
            .collect();
        println!("{name} {flag:?}: {accepted} of {} accepted", answers.len());
        let compared = programs.into_iter().zip(answers).filter(|(_, answers)| answers.0 == answers.1);
        let rejected = compared.filter_map(|(program, (theirs, _))| match theirs {
            Answer::Rejected(message) => Some((program, message)),
            _ => None,
        });
        let rejected: Vec<(String, String)> = if flag.is_none() { rejected.collect() } else { Vec::new() };
        (accepted, answers_count - accepted, different, rejected)
    });
    let accepted: usize = found.iter().map(|(accepted, ..)| accepted).sum();
    let rejected: usize = found.iter().map(|(_, rejected, ..)| rejected).sum();
    let wrong: Vec<(String, String)> = found.iter().flat_map(|(.., wrong)| wrong).cloned().collect();
    let different: Vec<String> = found.into_iter().flat_map(|(_, _, different, _)| different).collect();
    assert!(different.is_empty(), "{} differences:\n{}", different.len(), different.join("\n"));
    assert!(accepted >= 1000 && rejected >= 1000, "{accepted} accepted, {rejected} rejected");
    each_verifier_rejects_enough(&wrong);
}

/// Every operation, type and attribute with a verifier has [`WRONG`] programs that its own verifier rejects, with the
/// message of the reference tool. The programs are those that both tools reject with one message.
fn each_verifier_rejects_enough(wrong: &[(String, String)]) {
    let context = Context::with_dialects(isogloss_cli::known_dialects());
    let mut counts: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for name in NAMES {
        let Some(dialect) = context.dialect(name) else { continue };
        for def in dialect.types.iter().chain(dialect.attributes).filter(|def| def.verify.is_some()) {
            let name = format!("{}.{}", def.dialect, def.mnemonic.unwrap_or_default());
            let mut listed =
                VERIFIED.iter().map(|(name, _)| *name).chain(UNREACHED.iter().map(|(name, _)| *name));
            assert!(listed.any(|listed| listed == name), "the verifier of {name} is not listed");
        }
        let ops = dialect.ops.iter();
        let verified = ops.filter(|op| op.verify.is_some() || op.verify_regions.is_some());
        counts.extend(verified.map(|op| (op.name, BTreeSet::new())));
    }
    let mut attributes = BTreeMap::new();
    for (program, message) in wrong {
        for (name, pieces) in &VERIFIED {
            let programs: &mut BTreeSet<&str> = attributes.entry(*name).or_default();
            if pieces.iter().any(|piece| message.contains(piece)) {
                programs.insert(program);
            }
        }
        if let Some(programs) = rejecting_verifier(&context, program).and_then(|op| counts.get_mut(op)) {
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
