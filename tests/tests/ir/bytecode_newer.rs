//! Bytecode of MLIR 24: native encodings of affine maps, sets, strided layouts and small types, and properties that newer
//! definitions have. The files in `tests/bytecode/newer` are those of a tool of that version, see the `README.md` there.

use isogloss::Context;
use isogloss::bytecode::{BytecodeInfo, CURRENT_VERSION};
use isogloss::ir::Ir;
use isogloss_tests::bytecode::{PRINT, context, ours, theirs, write_flags};
use isogloss_tests::irgen::Random;
use isogloss_tests::{TemporaryFile, oracle, repository};
use std::fs;

/// The producer string of the files.
const PRODUCER: &str = "--emit-bytecode-producer=MLIR24.0.0git";

/// The files without registered operations, whose properties may differ.
const NATIVE: [&str; 3] = ["maps", "layouts", "keywords"];

const VERSIONS: [u64; 3] = [0, 4, 6];

fn text(name: &str) -> Vec<u8> {
    fs::read(repository().join(format!("tests/bytecode/newer/{name}.mlir"))).expect("a text")
}

fn file(name: &str, version: u64) -> Vec<u8> {
    fs::read(repository().join(format!("tests/bytecode/newer/{name}.{version}.mlirbc"))).expect("a file")
}

/// The flags that write bytecode of a version for a target.
fn flags(version: u64, target: u16) -> Vec<String> {
    let mut flags = write_flags(version);
    flags.extend([format!("--target-version={target}"), PRODUCER.to_owned()]);
    flags
}

/// What a file is as generic text with locations.
fn printed(name: &str, bytes: Vec<u8>) -> String {
    let text = ours(&PRINT, name, bytes).unwrap_or_else(|error| panic!("{name}: {error}"));
    String::from_utf8(text).expect("text")
}

#[test]
fn files_of_version_24_are_read_as_their_texts() {
    for name in NATIVE {
        let source = format!("newer-{name}.mlir");
        for version in VERSIONS {
            assert_eq!(
                printed(&source, file(name, version)),
                printed(&source, text(name)),
                "{name} {version}"
            );
        }
    }
    assert_eq!(
        printed("newer-properties.mlir", file("properties", 6)),
        printed("newer-properties.mlir", text("properties"))
    );
}

#[test]
fn files_for_version_24_are_the_same_bytes() {
    for name in NATIVE {
        for version in VERSIONS {
            let written =
                ours(&flags(version, 24), &format!("newer-{name}.mlir"), text(name)).expect("it is right");
            assert!(written == file(name, version), "{name} {version}");
        }
    }
}

/// Without a target, the bytes are those that version 22 writes and reads.
#[test]
fn files_for_version_22_have_texts() {
    for name in NATIVE {
        for version in VERSIONS {
            let source = format!("newer-{name}.mlir");
            let written = ours(&flags(version, 22), &source, file(name, version)).expect("it is right");
            assert!(written != file(name, version), "{name} {version}");
            assert_eq!(printed(&source, written.clone()), printed(&source, text(name)));
            let default = [&write_flags(version)[..], &[PRODUCER.to_owned()]].concat();
            assert_eq!(ours(&default, &source, file(name, version)).as_ref(), Ok(&written));
            // Version 22 has no `token`.
            if let Some(tool) = oracle("mlir-opt").filter(|_| name != "keywords") {
                let bytecode = TemporaryFile::new("a.mlirbc", &written);
                let read = theirs(&tool, &PRINT, &bytecode).expect("it is right");
                assert_eq!(String::from_utf8(read).expect("text"), printed(&source, text(name)));
            }
        }
    }
}

#[test]
fn a_target_that_does_not_exist() {
    let mut options = isogloss_cli::opt::OptOptions::default();
    assert!(options.set_flag("--target-version=24"));
    for wrong in ["21", "23", "25", "24.0", ""] {
        assert!(!options.set_flag(&format!("--target-version={wrong}")), "{wrong}");
    }
}

/// The text of an expression of up to three dimensions and two symbols.
fn expr(random: &mut Random, depth: usize) -> String {
    let leaf = |random: &mut Random| match random.below(3) {
        0 => format!("d{}", random.below(3)),
        1 => format!("s{}", random.below(2)),
        _ => format!("{}", random.below(200)),
    };
    if depth == 0 {
        return leaf(random);
    }
    let left = expr(random, depth - 1);
    match random.below(6) {
        0 => leaf(random),
        1 => format!("({left} + {})", expr(random, depth - 1)),
        2 => format!("({left} - {})", expr(random, depth - 1)),
        3 => format!("({left} * {})", ["s0", "-3", "7", "(s1 + 2)"][random.below(4)]),
        4 => format!("({left} mod {})", ["4", "s1", "(s0 + 9)"][random.below(3)]),
        _ => format!("({left} {} 5)", ["floordiv", "ceildiv"][random.below(2)]),
    }
}

#[test]
fn random_maps_and_sets_are_kept() {
    let mut random = Random::new(56);
    for case in 0..400 {
        let (count, depth) = (1 + random.below(4), random.below(6));
        let exprs: Vec<String> = (0..count).map(|_| expr(&mut random, depth)).collect();
        let attribute = if case % 2 == 0 {
            format!("affine_map<(d0, d1, d2)[s0, s1] -> ({})>", exprs.join(", "))
        } else {
            let relations = [" >= 0", " == 0"];
            let constraints: Vec<String> =
                exprs.iter().map(|expr| format!("{expr}{}", relations[random.below(2)])).collect();
            format!("affine_set<(d0, d1, d2)[s0, s1] : ({})>", constraints.join(", "))
        };
        let text = format!("\"t.op\"() {{a = {attribute}}} : () -> ()\n");
        let version = case % (CURRENT_VERSION + 1);
        let written = ours(&flags(version, 24), "a.mlir", text.clone().into_bytes()).expect("it is right");
        assert_eq!(printed("a.mlir", written), printed("a.mlir", text.into_bytes()));
    }
}

/// All permutations and projections of up to four dimensions.
#[test]
fn permutations_and_projections_are_kept() {
    let mut lines = Vec::new();
    for dims in 0..5_usize {
        for results in 0..dims.pow(dims as u32).min(300) {
            let mut rest = results;
            let mut positions = Vec::new();
            for _ in 0..dims {
                positions.push(rest % dims);
                rest /= dims;
            }
            positions.truncate(1 + results % dims.max(1));
            let inputs: Vec<String> = (0..dims).map(|at| format!("d{at}")).collect();
            let outputs: Vec<String> = positions.iter().map(|at| format!("d{at}")).collect();
            let map = format!("affine_map<({}) -> ({})>", inputs.join(", "), outputs.join(", "));
            lines.push(format!("\"t.op\"() {{a = {map}}} : () -> ()\n"));
        }
    }
    let text = lines.concat();
    let written = ours(&flags(6, 24), "a.mlir", text.clone().into_bytes()).expect("it is right");
    assert_eq!(printed("a.mlir", written), printed("a.mlir", text.into_bytes()));
}

/// A file with one operation, whose properties are replaced.
fn with_properties(text: &str, properties: &[u8]) -> Vec<u8> {
    let file = ours(&write_flags(6), "a.mlir", text.as_bytes().to_vec()).expect("it is right");
    let info = BytecodeInfo::of(&file).expect("it is right");
    let last = info.sections.last().expect("a section");
    assert_eq!(last.kind.name(), "Properties");
    // Its id and its length are a byte each; the module's properties come first.
    let start = last.offset;
    let module = [5, 1, 1];
    assert_eq!(file[start..start + 6], [&[8, file[start + 1], 5][..], &module].concat());
    let blob = [&[(properties.len() * 2 + 1) as u8], properties].concat();
    let data = [&[5][..], &module, &blob].concat();
    [&file[..start], &[8, (data.len() * 2 + 1) as u8], &data].concat()
}

#[test]
fn absent_properties_of_newer_definitions_are_skipped() {
    let text = "%0 = \"t.value\"() : () -> f32\n%1 = arith.addf %0, %0 : f32\n";
    let read = |properties: &[u8]| {
        let context = Context::with_dialects(isogloss_cli::known_dialects());
        let file = with_properties(text, properties);
        let options = isogloss::ir::text::FileOptions::default()
            .parser(isogloss::text::ParserOptions::default().allow_unregistered(true));
        let read = isogloss::bytecode::read_bytecode(&context, &file, &options);
        match read.errors.first() {
            None => Ok(read.ir.to_string()),
            Some(error) => Err((
                error.message().to_owned(),
                error.notes().iter().map(|note| note.message().to_owned()).collect::<Vec<_>>(),
            )),
        }
    };
    // The flags are absent, and so are one, two or three newer attributes.
    let expected = read(&[1]).expect("it is right");
    assert!(expected.contains("arith.addf %0, %0 : f32"), "{expected}");
    for more in [&[1, 1][..], &[1, 1, 1], &[1, 1, 1, 1]] {
        assert_eq!(read(more).as_ref(), Ok(&expected), "{more:?}");
    }
    // A value of a newer attribute, or bytes that are none.
    for wrong in [&[1, 3][..], &[1, 1, 3], &[1, 3, 1], &[1, 0], &[1, 0xFE, 1], &[1; 40]] {
        let (message, notes) = read(wrong).expect_err("it is wrong");
        assert_eq!(message, "unexpected trailing bytes after the properties of 'arith.addf'", "{wrong:?}");
        assert!(notes.iter().any(|note| note.contains("a newer definition")), "{notes:?}");
        assert!(notes.iter().any(|note| note.contains("--emit-bytecode-version=4")), "{notes:?}");
    }
}

/// Which attribute a value belongs to is not known if a newer one may be before it.
#[test]
fn ambiguous_properties_of_newer_definitions_are_errors() {
    let text = "module attributes {t.name = \"x\"} {\n}\n";
    let context = context();
    let of = |blob: &[u8]| {
        let file = ours(&write_flags(6), "a.mlir", text.as_bytes().to_vec()).expect("it is right");
        let info = BytecodeInfo::of(&file).expect("it is right");
        let last = info.sections.last().expect("a section");
        let data = [&[3, (blob.len() * 2 + 1) as u8][..], blob].concat();
        let file = [&file[..last.offset], &[8, (data.len() * 2 + 1) as u8], &data].concat();
        Ir::read_bytecode(&context, &file)
            .map(|ir| ir.to_string())
            .map_err(|error| error.message().to_owned())
    };
    // Of the name and the visibility of a module, neither, and then only the name.
    assert!(of(&[1, 1, 1]).is_ok());
    let strings: Vec<u8> = (0..6).map(|index| (index << 1 | 1) << 1 | 1).collect();
    let name = strings.iter().find(|index| of(&[**index, 1]).is_ok()).expect("a string");
    assert!(of(&[*name, 1, 1]).is_ok(), "only the first one may be meant");
    let error = of(&[1, *name, 1]).expect_err("a newer one may be before");
    assert_eq!(error, "unexpected trailing bytes after the properties of 'builtin.module'");
}
