//! Bytecode compared with the reference tool: both write the same bytes, and we read the tool's bytes as the text that
//! it prints. As the bytes are the same, the tool reads ours as its own.
//!
//! Many modules are the parts of one file, so that the tool is started for each file rather than for each module.
//! `ISOGLOSS_IR_PROGRAMS` and `ISOGLOSS_IR_SEED` choose other random modules than in every run, `ISOGLOSS_PROGRAMS=SEED:COUNT`
//! other programs of dialects.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::Path;

use isogloss::Context;
use isogloss::bytecode::CURRENT_VERSION;
use isogloss_tests::bytecode::{
    PRINT, checked_in, ours, ours_in_parts, theirs, theirs_in_parts, write_flags,
};
use isogloss_tests::ir::MARKER;
use isogloss_tests::ir::trial::Trial;
use isogloss_tests::irgen::{self, Profile};
use isogloss_tests::programs::{self, Generator, seed_and_count};
use isogloss_tests::transcript::Transcript;
use isogloss_tests::{TemporaryFile, dialects, oracle, parallel, passes};

/// The versions that files take turns with: mostly the newest.
const VERSIONS: [u64; 10] = [6, 5, 6, 4, 6, 3, 6, 2, 1, 0];

/// The number of modules in a file.
const BATCH: usize = 50;

/// The number of programs of dialects in a file.
const DIALECT_BATCH: usize = 120;

/// The number of bytecode files of a batch that the tool reads, one by one: files that the print of the text says
/// nothing about.
const READ_BACK: usize = 5;

/// The text before the key of a resource.
const RESOURCE: &[u8] = b"dense_resource<";

/// Modules made at random.
const RANDOM: u64 = 2000;

/// Programs of each dialect, made from its table; more if it has more operations.
const FROM_TABLES: usize = 100;

/// Operations whose random programs are not given to the reference tool.
const OMITTED: [&str; 3] = ["llvm.indirectbr", "llvm.intr.vector.extract", "llvm.intr.vector.insert"];

/// Larger programs of many modules each, and their size in bytes.
const PROGRAMS: u64 = 6;
const PROGRAM_BYTES: u64 = 150_000;

/// The output for each part of a file; nothing for invalid ones.
fn parts(output: &[u8]) -> Vec<Vec<u8>> {
    let marker = format!("{MARKER}\n").into_bytes();
    let mut parts = vec![Vec::new()];
    let mut rest = output;
    while let Some(at) = rest.windows(marker.len()).position(|window| window == marker) {
        parts.last_mut().expect("there is a part").extend_from_slice(&rest[..at]);
        parts.push(Vec::new());
        rest = &rest[at + marker.len()..];
    }
    parts.last_mut().expect("there is a part").extend_from_slice(rest);
    parts
}

/// The keys of the resources in a text.
fn keys(text: &[u8]) -> BTreeSet<&[u8]> {
    let mut keys = BTreeSet::new();
    let mut rest = text;
    while let Some(at) = rest.windows(RESOURCE.len()).position(|window| window == RESOURCE) {
        rest = &rest[at + RESOURCE.len()..];
        keys.insert(rest.split(|byte| *byte == b'>').next().unwrap_or_default());
    }
    keys
}

/// Compares the modules of a file in a version; returns how many could be compared. Modules that the reference tool
/// rejects must be rejected.
fn compare(tool: &Path, name: &str, modules: &[String], version: u64) -> Result<usize, String> {
    let fail = |part: usize, what: &str| {
        Err(format!("{name}, version {version}, module {part}: {what}\n{}", modules[part]))
    };
    let text = modules.join(&format!("\n{MARKER}\n"));
    let source_name = format!("{name}.mlir");
    let source = TemporaryFile::new(&source_name, &text);
    let split = |flags: &[String]| [flags, &["--split-input-file".to_owned()]].concat();
    let flags = split(&write_flags(version));
    let written = parts(&theirs_in_parts(tool, &flags, &source));
    let own = parts(&ours_in_parts(&flags, &source_name, text.into_bytes()));
    if written.len() != own.len() {
        // The shorter one ends with the module that could not be written.
        let last = written.len().min(own.len()) - 1;
        return fail(last, &format!("{} parts instead of {}", own.len(), written.len()));
    }
    let print: Vec<String> = PRINT.iter().map(|flag| (*flag).to_owned()).collect();
    let printed = parts(&theirs_in_parts(tool, &split(&print), &source));
    let (mut compared, mut read_back) = (0, 0);
    for (part, (written, own)) in written.iter().zip(&own).enumerate() {
        if written != own {
            let at = written.iter().zip(own).position(|(a, b)| a != b).unwrap_or(0);
            let lengths = format!("first at byte {at}, {} and {} bytes", written.len(), own.len());
            return fail(part, &format!("the bytes differ: {lengths}"));
        }
        if written.is_empty() {
            continue;
        }
        compared += 1;
        let binary_name = format!("{name}-{part}-{version}.mlirbc");
        let read = ours(&PRINT, &binary_name, written.clone());
        // Its output for the text and, where an encoding loses something, for its bytecode.
        let same = read.as_ref().is_ok_and(|read| Some(read) == printed.get(part));
        if (same && part > 0) || (read.is_ok() && read_back == READ_BACK) {
            continue;
        }
        read_back += 1;
        let binary = TemporaryFile::new(&binary_name, written);
        match theirs(tool, &PRINT, &binary) {
            Ok(expected) if read.as_ref() == Ok(&expected) => {}
            // The tool takes the key of a resource in a text entry for another one's.
            Ok(expected) if printed.get(part).is_some_and(|text| !keys(&expected).is_subset(&keys(text))) => {
                continue;
            }
            // A file of its own that it cannot read proves nothing about ours.
            Err(_) => {}
            Ok(_) => return fail(part, &read.err().unwrap_or_else(|| "the text differs".to_owned())),
        }
        // Bytecode to bytecode keeps even the order of uses.
        let flags = write_flags(version);
        if let Ok(again) = theirs(tool, &flags, &binary)
            && ours(&flags, &binary_name, written.clone()).as_ref() != Ok(&again)
        {
            return fail(part, "bytecode to bytecode differs");
        }
    }
    Ok(compared)
}

/// All that [`compare`] compares of ours: the bytes of each module, what they are read as, and the bytes of what is read.
fn own(name: &str, modules: &[String], version: u64) -> String {
    let flags = write_flags(version);
    let split = [&flags[..], &["--split-input-file".to_owned()]].concat();
    let text = modules.join(&format!("\n{MARKER}\n"));
    let written = parts(&ours_in_parts(&split, &format!("{name}.mlir"), text.into_bytes()));
    let mut out = String::new();
    for (part, written) in written.into_iter().enumerate() {
        let binary_name = format!("{name}-{part}-{version}.mlirbc");
        // Writing to a String does not fail.
        let _ = writeln!(out, "{}", written.escape_ascii());
        if written.is_empty() {
            continue;
        }
        let again = (part < READ_BACK).then(|| ours(&flags, &binary_name, written.clone()));
        let read =
            ours(&PRINT, &binary_name, written).map(|text| String::from_utf8_lossy(&text).into_owned());
        let _ = writeln!(out, "{read:?} {again:?}");
    }
    out
}

/// Compares modules, in files of so many, in these versions; returns how many could be compared.
fn compare_all(
    transcript: &Transcript,
    name: &str,
    modules: &[String],
    versions: impl Fn(usize) -> Vec<u64>,
) -> usize {
    compare_batches(transcript, name, modules, BATCH, versions)
}

/// As [`compare_all`], with that many modules in a file.
fn compare_batches(
    transcript: &Transcript,
    name: &str,
    modules: &[String],
    size: usize,
    versions: impl Fn(usize) -> Vec<u64>,
) -> usize {
    let batches: Vec<(usize, u64)> = (0..modules.len().div_ceil(size))
        .flat_map(|batch| versions(batch).into_iter().map(move |version| (batch, version)))
        .collect();
    let outcomes = parallel::map(&batches, |(batch, version)| {
        let modules = &modules[batch * size..modules.len().min((batch + 1) * size)];
        let name = format!("{name}-{batch}-{version}");
        let input: Vec<&str> =
            [name.as_str()].into_iter().chain(modules.iter().map(String::as_str)).collect();
        let compared = transcript.compare(&input, &own(&name, modules, *version), || {
            compare(transcript.tool(), &name, modules, *version).map(|count| count.to_string())
        });
        // A new input without the tool has no count; `finish` fails.
        compared.map(|count| count.parse::<usize>().unwrap_or(modules.len()))
    });
    let compared = outcomes.iter().filter_map(|outcome| outcome.as_ref().ok()).sum();
    let wrong: Vec<String> = outcomes.into_iter().filter_map(Result::err).collect();
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), batches.len(), wrong.join("\n"));
    compared
}

#[test]
fn checked_in_modules_are_the_same_bytes_and_texts() {
    let transcript = Transcript::new("bytecode-checked-in", "mlir-opt");
    let modules: Vec<String> = checked_in().into_iter().map(|(_, text)| text).collect();
    let compared = compare_all(&transcript, "checked-in", &modules, |_| (0..=CURRENT_VERSION).collect());
    assert!(compared >= 7 * 300, "only {compared} comparisons of {} modules", modules.len());
    transcript.finish();
}

/// An operation has its attributes as a list, or as a dictionary that it shares with others or with an attribute.
#[test]
fn shared_dictionaries_are_the_same_bytes_and_texts() {
    let text = r#"
"t.in_list"() {x = 1 : i32, y = "s"} : () -> ()
"t.in_attribute"() {d = {x = 1 : i32, y = "s"}} : () -> ()
"t.again"() {x = 1 : i32, y = "s"} : () -> ()
"t.attribute_first"() {d = {q = 3 : i32}} : () -> ()
"t.in_both"() <{q = 3 : i32}> {q = 3 : i32} : () -> ()
"t.empty"() {d = {}} : () -> ()
"t.in_location"() {q = 3 : i32} : () -> () loc(fused<{q = 3 : i32}>["a.x":1:2])
"t.with_region"() ({
^bb0(%a: i32 loc("a.x":1:2), %b: i32):
  "t.inside"(%b) {x = 1 : i32, y = "s"} : (i32) -> ()
}) {z} : () -> ()
"#;
    let transcript = Transcript::new("bytecode-dictionaries", "mlir-opt");
    let versions = |_| (0..=CURRENT_VERSION).collect();
    let compared = compare_all(&transcript, "dictionaries", &[text.to_owned()], versions);
    assert!(compared >= 7, "only {compared} comparisons");
    transcript.finish();
}

/// The tool cannot read its own output, because `>=` closes a bracket of the text; the bytes are the same.
#[test]
fn text_entries_with_comparisons_are_the_same_bytes() {
    let text = r#"#s = affine_set<(d0)[s0] : (d0 - s0 >= 0)>
"t.a"() {a = #dlti.dl_spec<"a" = #s, "b" = i32>, b = #dlti.map<"a" = #s>, c = #dlti.map<"a" = i32>} : () -> ()
"#;
    let transcript = Transcript::new("bytecode-comparisons", "mlir-opt");
    let versions = |_| (0..=CURRENT_VERSION).collect();
    let compared = compare_all(&transcript, "comparisons", &[text.to_owned()], versions);
    assert!(compared >= 6, "only {compared} comparisons");
    transcript.finish();
}

#[test]
fn programs_of_dialects_are_the_same_bytes_and_texts() {
    let context = Context::with_dialects(isogloss_cli::known_dialects());
    let is_valid = |text: &String| isogloss_tests::ir::ours::is_valid(&context, text);
    let mut modules = Vec::new();
    for name in dialects::NAMES {
        let mut programs = dialects::programs(name);
        programs.retain(is_valid);
        assert!(programs.len() >= 10, "{name}: only {} programs are valid", programs.len());
        modules.extend(programs);
    }
    let count = modules.len().div_ceil(DIALECT_BATCH);
    let transcript = Transcript::new("bytecode-dialects", "mlir-opt");
    let compared = compare_batches(&transcript, "dialects", &modules, DIALECT_BATCH, |batch| {
        // Old versions also at times.
        vec![if batch < count / 2 { CURRENT_VERSION } else { VERSIONS[batch % VERSIONS.len()] }]
    });
    println!("{compared} of {} programs compared", modules.len());
    assert!(compared >= modules.len() - 10, "only {compared} of {} programs compared", modules.len());
    transcript.finish();
}

#[test]
fn programs_from_the_tables_are_the_same_bytes_and_texts() {
    let (seed, count) = seed_and_count(FROM_TABLES);
    let context = Context::with_dialects(isogloss_cli::known_dialects());
    let modules = parallel::map(&programs::dialects(), |dialect| {
        let mut generator = Generator::new(&context, seed);
        let mut operations = Generator::operations(dialect);
        operations.retain(|op| !OMITTED.contains(&op.name));
        let each = count.div_ceil(operations.len());
        let candidates = operations.iter().flat_map(|op| std::iter::repeat_n(*op, each));
        candidates.filter_map(|op| generator.valid(op)).map(|program| program.text()).collect::<Vec<_>>()
    });
    let modules = modules.concat();
    let Some(transcript) = Transcript::unless_set(&["ISOGLOSS_PROGRAMS"], "bytecode-tables", "mlir-opt")
    else {
        return;
    };
    let version = |batch: usize| vec![VERSIONS[batch % VERSIONS.len()]];
    let compared = compare_batches(&transcript, "tables", &modules, DIALECT_BATCH, version);
    assert!(compared >= modules.len(), "only {compared} of {} were compared", modules.len());
    transcript.finish();
}

#[test]
fn output_of_passes_is_the_same_bytes_and_texts() {
    let Some(tool) = oracle("mlir-opt") else { return };
    let modules = passes::programs(&tool);
    let transcript = Transcript::of_the_tool_alone(&tool);
    let compared = compare_all(&transcript, "passes", &modules, |_| vec![CURRENT_VERSION]);
    assert_eq!(compared, modules.len());
    transcript.finish();
}

#[test]
fn random_modules_are_the_same_bytes_and_texts() {
    let version = |batch: usize| VERSIONS[batch % VERSIONS.len()];
    let trial = Trial::of_environment(RANDOM);
    let module = |index: u64| {
        // Older versions lose something of most modules, so that the tool must print the bytecode that it reads. There
        // it takes the key of a resource in a text entry for another one's.
        let resources = version(index as usize / BATCH) >= 4;
        irgen::module(trial.first + index, Profile { resources, ..Profile::VARIED })
    };
    let modules: Vec<String> = (0..trial.count).map(module).collect();
    let Some(transcript) = Trial::transcript("bytecode-random", "mlir-opt") else { return };
    let compared = compare_all(&transcript, "random", &modules, |batch| vec![version(batch)]);
    assert!(compared >= modules.len() / 2, "only {compared} of {} modules could be compared", modules.len());
    transcript.finish();
}

#[test]
fn random_programs_are_the_same_bytes_and_texts() {
    let program = |seed| {
        let mut text = String::new();
        let append = |piece: &str| -> Result<(), std::convert::Infallible> {
            text.push_str(piece);
            Ok(())
        };
        let Ok(()) = irgen::program(seed, PROGRAM_BYTES, append);
        text
    };
    let transcript = Transcript::new("bytecode-programs", "mlir-opt");
    for seed in 0..PROGRAMS {
        let version = VERSIONS[seed as usize % VERSIONS.len()];
        let name = format!("program-{seed}");
        assert!(compare_all(&transcript, &name, &[program(seed)], |_| vec![version]) >= 1);
    }
    transcript.finish();
}
