//! Valid text with a few tokens changed: both tools accept it and print the same, or both
//! reject it with the same first line of the first error.
//!
//! By default the suite tries a few thousand programs. `ISOGLOSS_IR_PROGRAMS` sets their
//! number, `ISOGLOSS_IR_SEED` the first seed; see CONTRIBUTING.md.

use isogloss_tests::dialects;
use isogloss_tests::ir::beside::Beside;
use isogloss_tests::ir::trial::{BATCH, Trial};
use isogloss_tests::ir::{MARKER, accepted, rejected};
use isogloss_tests::irgen::mutate::mutate;
use isogloss_tests::irgen::{self, Profile, Random};

const FLAGS: [&[&str]; 4] = [
    &["--mlir-print-op-generic"],
    &[],
    &["--mlir-print-op-generic", "--mlir-print-debuginfo"],
    &["--mlir-print-local-scope"],
];

/// The parts of the checked-in inputs.
fn checked_in() -> Vec<String> {
    let paths = accepted::all().into_iter().map(|input| input.path);
    let paths = paths.chain(rejected::all().into_iter().map(|input| input.path));
    let texts = paths.filter_map(|path| std::fs::read_to_string(path).ok());
    let parts = texts.flat_map(|text| text.split(MARKER).map(str::to_owned).collect::<Vec<_>>());
    // Long ones are about limits.
    parts.filter(|part| part.len() < 2000).collect()
}

/// Programs of operations of `isogloss-dialects`.
fn of_dialects() -> Vec<String> {
    ["arith", "cf", "ub"].into_iter().flat_map(dialects::programs).collect()
}

fn program(seed: u64, checked_in: &[String], of_dialects: &[String]) -> String {
    let mut random = Random::new(seed);
    loop {
        let text = match random.below(10) {
            0..4 => random.pick(checked_in).clone(),
            4..6 => random.pick(of_dialects).clone(),
            _ => irgen::module(seed, Profile { operations: 3, ..Profile::VARIED }),
        };
        let mutated = mutate(&text, &mut random);
        let is_different = has_ignored_suffix(&mutated)
            || has_other_dialect(&mutated)
            || has_unregistered_elements(&mutated)
            || has_unread_encoding(&mutated)
            || has_unknown_gpu_attribute(&mutated);
        if !is_different {
            return mutated;
        }
    }
}

/// Whether the name of a described type or attribute contains `-`: the reference tool parses `!llvm.ptr-<3>` as
/// `!llvm.ptr` and ignores the rest of the token, which is an error here.
fn has_ignored_suffix(text: &str) -> bool {
    ["!llvm.", "#llvm.", "#dlti.", "#gpu.", "#arith.", "#ub."].iter().any(|dialect| {
        text.match_indices(dialect).any(|(at, _)| {
            let name =
                text[at + 1..].split(|next: char| !next.is_ascii_alphanumeric() && !"_$.-".contains(next));
            name.take(1).any(|name| name.contains('-'))
        })
    })
}

/// Whether a text has a type or an attribute of a dialect that the reference tool registers, but the command does not:
/// the tool refuses all of its spellings, or parses them by a grammar of its own.
fn has_other_dialect(text: &str) -> bool {
    OTHER_DIALECTS.iter().any(|dialect| {
        text.match_indices(dialect).any(|(at, _)| {
            let ends = text[at + dialect.len()..].chars().next();
            at > 0
                && matches!(text.as_bytes()[at - 1], b'!' | b'#')
                && ends.is_none_or(|next| !next.is_ascii_alphanumeric() && next != '_' && next != '$')
        })
    })
}

/// Whether a memref or a vector has elements of an unregistered dialect, which are accepted here
/// (`ir/errors/differences.txt`): an error after them is not the first error of the reference tool.
fn has_unregistered_elements(text: &str) -> bool {
    ["memref<", "vector<"].iter().any(|start| {
        text.match_indices(start).any(|(at, _)| {
            let shape = text[at + start.len()..].split([',', '>']).next().unwrap_or_default();
            shape.contains('!') && !shape.contains("!llvm.")
        })
    })
}

/// Whether the encoding of a tensor is an attribute that the reference tool prints and does not read
/// (`ir/errors/differences.txt`).
fn has_unread_encoding(text: &str) -> bool {
    text.match_indices("tensor<").any(|(at, start)| {
        let after =
            text[at + start.len()..].split_once(',').map_or("", |(_, encoding)| encoding.trim_start());
        ["array", "distinct", "strided"].iter().any(|keyword| after.starts_with(keyword))
    })
}

/// Whether an attribute of `gpu` is not known here: such attributes are kept as text.
fn has_unknown_gpu_attribute(text: &str) -> bool {
    text.match_indices("#gpu.").any(|(at, start)| {
        let name = text[at + start.len()..]
            .split(|next: char| !next.is_ascii_alphanumeric() && !"_$.".contains(next));
        name.take(1).any(|name| name != "address_space")
    })
}

/// Dialects whose names are keywords of types, so that a changed token can name them.
const OTHER_DIALECTS: [&str; 5] = ["affine", "memref", "tensor", "vector", "func"];

#[test]
fn programs_with_changed_tokens_are_answered_as_by_the_reference_tool() {
    let Some(transcript) = Trial::transcript("ir-changed-tokens", "mlir-opt") else { return };
    let (checked_in, of_dialects) = (checked_in(), of_dialects());
    let beside = |start: u64| Beside {
        tool: transcript.tool().to_owned(),
        flags: FLAGS[(start / BATCH) as usize % FLAGS.len()].to_vec(),
        dialects: isogloss_cli::known_dialects(),
    };
    let trial = Trial::of_environment(2000);
    trial.run(&transcript, beside, |seed| program(seed, &checked_in, &of_dialects)).check();
    transcript.finish();
}
