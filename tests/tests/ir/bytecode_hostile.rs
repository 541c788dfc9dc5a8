//! Invalid bytecode: every truncation and every mutation of a file is quickly rejected, or
//! accepted as a valid module.

use isogloss::bytecode;
use isogloss::ir::Ir;
use isogloss::ir::text::FileOptions;
use isogloss::text::{Limits, ParserOptions};
use isogloss_tests::bytecode::{assemble, assemble_version, check, checked_in, context};
use isogloss_tests::irgen::{self, Profile, Random};
use isogloss_tests::{TemporaryFile, parallel, repository};
use std::fs;

const MUTATIONS: usize = 2000;

/// Numbers that reach the limits of every field.
const EXTREME: [&[u8]; 6] = [
    &[0x00, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
    &[0x00, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F],
    &[0xF0, 0xFF, 0xFF, 0xFF, 0x0F],
    &[0x00, 0, 0, 0, 0x10, 0, 0, 0, 0],
    &[0xFF],
    &[0x01],
];

/// Real files: of the checked-in modules that are read, and random ones.
fn files() -> Vec<Vec<u8>> {
    let context = context();
    let texts = checked_in().into_iter().map(|(_, text)| text);
    let random = (0..40).map(|seed| irgen::module(seed, Profile::VARIED));
    let mut files = Vec::new();
    for (index, text) in texts.chain(random).enumerate() {
        if Ir::parse(&context, &text).is_ok_and(|ir| ir.verify().is_ok()) {
            files.push(assemble_version(&text, index as u64 % 7));
        }
    }
    let newer = repository().join("tests/bytecode/newer");
    for entry in newer.read_dir().expect("the files of newer versions") {
        let path = entry.expect("a file").path();
        // The operations of one file are not those of the context.
        let is_known = path.file_stem().is_some_and(|name| !name.to_string_lossy().starts_with("properties"));
        if is_known && path.extension().is_some_and(|extension| extension == "mlirbc") {
            files.push(fs::read(path).expect("a file"));
        }
    }
    assert!(files.len() >= 200, "only {} files", files.len());
    files
}

fn mutated(file: &[u8], random: &mut Random) -> Vec<u8> {
    let mut bytes = file.to_vec();
    for _ in 0..=random.below(3) {
        let at = random.below(bytes.len());
        match random.below(5) {
            0 => bytes[at] ^= 1 << random.below(8),
            1 => bytes[at] = random.below(256) as u8,
            2 => {
                let number = EXTREME[random.below(EXTREME.len())];
                bytes.splice(at..at + 1, number.iter().copied());
            }
            3 => {
                let end = (at + 1 + random.below(16)).min(bytes.len());
                let piece = bytes[at..end].to_vec();
                let to = random.below(bytes.len());
                bytes.splice(to..to, piece);
            }
            _ => {
                let end = (at + 1 + random.below(8)).min(bytes.len());
                bytes.drain(at..end);
                if bytes.is_empty() {
                    bytes.push(0);
                }
            }
        }
    }
    bytes
}

#[test]
fn files_are_kept() {
    let files = files();
    let lost = parallel::map(&files, |file| {
        let context = context();
        match Ir::read_bytecode(&context, file) {
            Ok(_) if check(file) => None,
            Ok(ir) => Some(format!("{:?}\n{ir}", ir.verify())),
            Err(error) => Some(error.to_string()),
        }
    });
    let lost: Vec<String> = lost.into_iter().flatten().collect();
    assert!(lost.is_empty(), "{}", lost.join("\n"));
}

/// The seeds of the fuzz target, files of the reference tool, and earlier findings.
#[test]
fn seeds_of_the_fuzz_target_are_kept() {
    let directory = repository().join("tests/bytecode/seeds");
    let seeds: Vec<_> =
        directory.read_dir().expect("the seeds").map(|entry| entry.expect("a seed").path()).collect();
    assert!(seeds.len() >= 60, "only {} seeds", seeds.len());
    for seed in seeds {
        assert!(check(&fs::read(&seed).expect("a seed")), "{}", seed.display());
    }
}

#[test]
fn mutations_are_errors_or_what_they_say() {
    let files = files();
    let numbers: Vec<usize> = (0..MUTATIONS).collect();
    let accepted = parallel::map(&numbers, |number| {
        let mut random = Random::new(*number as u64);
        check(&mutated(&files[number % files.len()], &mut random))
    });
    let accepted = accepted.iter().filter(|accepted| **accepted).count();
    // Nearly all are invalid, but a location or a name may be another one.
    assert!((1..MUTATIONS / 2).contains(&accepted), "{accepted} were accepted");
}

#[test]
fn every_cut_is_an_error() {
    let text = "module @m { func.func @f(%a: i32) -> i32 { return %a : i32 }\n \"t.a\"() <{b = dense<1> : tensor<4xi64>}> \
                ({ ^bb0(%x: f32 loc(\"here\")): \"t.b\"(%x)[^bb1] : (f32) -> () ^bb1: \"t.c\"() : () -> () }) : () -> () }";
    for version in 0..=6 {
        let file = assemble_version(text, version);
        assert!(check(&file));
        for end in 0..file.len() {
            assert!(!check(&file[..end]), "version {version}, cut at {end} of {}", file.len());
        }
    }
}

/// A number of up to 28 bits.
fn number(value: usize) -> Vec<u8> {
    let bytes = (usize::BITS - value.leading_zeros()).div_ceil(7).max(1);
    assert!(bytes <= 4);
    ((value << 1 | 1) << (bytes - 1)).to_le_bytes()[..bytes as usize].to_vec()
}

/// A file of version 6 of these sections; strings, dialects `builtin` and `t`, and `builtin.module` are there.
fn container(attributes: &[(&[u8], bool)], types: &[(&[u8], bool)], ir: &[u8]) -> Vec<u8> {
    let section = |id: u8, data: &[u8]| [&[id][..], &number(data.len()), data].concat();
    let mut file = b"ML\xEFR\x0Dtest\0".to_vec();
    // The dialect and one name, `builtin.module`.
    file.extend(section(1, &[&[3, 1][..], &[3], &[1, 3, 7]].concat()));
    let mut offsets = [number(attributes.len()), number(types.len())].concat();
    let mut data = Vec::new();
    for table in [attributes, types] {
        if !table.is_empty() {
            offsets.extend([number(0), number(table.len())].concat());
        }
        for (bytes, custom) in table {
            offsets.extend(number(bytes.len() << 1 | usize::from(*custom)));
            data.extend_from_slice(bytes);
        }
    }
    file.extend(section(3, &offsets));
    file.extend(section(2, &data));
    file.extend(section(4, ir));
    file.extend(section(0, b"\x05\x0F\x11builtin\0module\0"));
    file.extend(section(8, &[3, 5, 1, 1]));
    file
}

/// One `builtin.module` whose location is attribute 0, with one block of no operations.
const MODULE: &[u8] = &[5, 1, 0x50, 1, 1, 7, 4, 7, 3, 1, 1];

fn error_of(file: &[u8]) -> String {
    let context = context();
    match Ir::read_bytecode(&context, file) {
        Ok(ir) => panic!("accepted: {ir}"),
        Err(error) => error.message().to_owned(),
    }
}

/// The error about a file that is read with these limits, unless there is none.
fn error_within(limits: Limits, file: &[u8]) -> Option<String> {
    let context = context();
    let options = FileOptions::default().parser(ParserOptions::default().limits(limits));
    let read = bytecode::read_bytecode(&context, file, &options);
    read.errors.first().map(|error| error.message().to_owned())
}

#[test]
fn the_smallest_file_is_read() {
    let file = container(&[(&[31], true)], &[], MODULE);
    let context = context();
    let ir = Ir::read_bytecode(&context, &file).expect("it is right");
    assert_eq!(ir.to_string(), "module {\n}\n");
}

#[test]
fn depth_beyond_a_limit_is_an_error() {
    let unknown: (&[u8], bool) = (&[31], true);
    // Tuples in tuples.
    let numbers: Vec<Vec<u8>> = (1..60u16)
        .map(|inner| [&[31, 3][..], &(u32::from(inner) << 3 | 4).to_le_bytes()[..3]].concat())
        .chain([vec![3]])
        .collect();
    let types: Vec<(&[u8], bool)> = numbers.iter().map(|bytes| (&bytes[..], true)).collect();
    let file = container(&[unknown], &types, MODULE);
    let error = error_within(Limits::default().nesting(40), &file);
    assert_eq!(error.as_deref(), Some("type nested deeper than the limit of 40 levels"));
    assert_eq!(error_within(Limits::default(), &file), None);
}

#[test]
fn shared_attributes_do_not_explode() {
    // Each is an array of the next one, twice: 2 to the power of 17 when it is printed.
    let entries: Vec<Vec<u8>> = (2..19u8).map(|next| vec![1, 5, next << 1 | 1, next << 1 | 1]).collect();
    let mut attributes: Vec<(&[u8], bool)> = vec![(&[31], true)];
    attributes.extend(entries.iter().map(|bytes| (&bytes[..], true)));
    attributes.push((&[15], true));
    let file = container(&attributes, &[], MODULE);
    let error = error_within(Limits::default().parts(0), &file);
    assert!(error.as_ref().is_some_and(|error| error.starts_with("attribute with more than")), "{error:?}");
    assert_eq!(error_within(Limits::default(), &file), None);
}

#[test]
fn counts_beyond_the_input_are_errors() {
    let large = number(1_000);
    let unknown: (&[u8], bool) = (&[31], true);
    let with = |code: u8| [&[code][..], &large].concat();
    for code in [1, 3, 25] {
        let entry = with(code);
        let error = error_of(&container(&[unknown, (&entry, true)], &[], MODULE));
        assert!(error.contains("do not fit in the"), "attribute code {code}: {error}");
    }
    for code in [5, 27, 31, 39] {
        let entry = with(code);
        let error = error_of(&container(&[unknown], &[(&entry, true)], MODULE));
        assert!(error.contains("do not fit in the"), "type code {code}: {error}");
    }
    for mask in [0x02, 0x04, 0x08, 0x10] {
        let ir = [&[5, 1, mask, 1][..], &large].concat();
        let error = error_of(&container(&[unknown], &[], &ir));
        assert!(error.contains("do not fit in the"), "mask {mask}: {error}");
    }
}

#[test]
fn what_text_cannot_say_is_an_error() {
    let unknown: (&[u8], bool) = (&[31], true);
    let f32: (&[u8], bool) = (&[11], true);
    let i32: (&[u8], bool) = (&[1, 2, 2], true);
    let i32_type: (&[u8], bool) = (&[1, 0x02, 0x02], true);
    let of = |attribute: &[u8], types: &[(&[u8], bool)]| {
        error_of(&container(&[unknown, (attribute, true)], types, MODULE))
    };
    assert_eq!(of(&[17, 1, 3], &[f32]), "'f32' is not a type of integers");
    assert_eq!(of(&[19, 1, 3], &[i32]), "'i32' is not a type of floats");
    assert!(
        of(&[35, 1, 7, 17, 0, 0, 0, 0, 0, 0, 0, 0], &[i32_type]).contains("are not an array of 3 elements")
    );
    assert_eq!(of(&[53], &[]), "unknown attribute code: 26");
    assert_eq!(of(&[15, 15], &[]), "unexpected trailing bytes after attribute entry");
    let of_type = |ty: &[u8]| error_of(&container(&[unknown], &[(ty, true), f32], MODULE));
    assert_eq!(of_type(&[1, 7]), "invalid signedness: 3");
    assert_eq!(of_type(&[69]), "unknown type code: 34");
    assert_eq!(of_type(&[27, 3, 19, 3]), "invalid tensor dimension size");
    assert!(of_type(&[39, 3, 1, 3]).contains("vector types must have positive constant sizes"));
}

/// The entry of a map with this number of dimensions, and the fields after it.
fn map(dims: usize, kind: usize, fields: &[u8]) -> Vec<u8> {
    [&[47][..], &number(dims << 2 | kind), fields].concat()
}

#[test]
fn maps_and_sets_that_text_cannot_say_are_errors() {
    let unknown: (&[u8], bool) = (&[31], true);
    let of = |entry: &[u8]| error_of(&container(&[unknown, (entry, true)], &[], MODULE));
    // A permutation and a projection with a dimension that is not there, or twice.
    assert_eq!(of(&map(2, 1, &[1, 5])), "invalid dimension 2: there are 2");
    assert_eq!(of(&map(2, 1, &[3, 3])), "the dimension 1 occurs twice in a permutation");
    assert_eq!(of(&map(4, 2, &[5, 1, 1])), "the dimension 0 occurs twice in a permutation");
    assert!(of(&map(3, 1, &[1, 3])).contains("do not fit in the"));
    // Leaves, operators and products of dimensions.
    assert_eq!(of(&map(1, 3, &[1, 3, 3, 1])), "invalid symbol 0: there are 0");
    assert_eq!(of(&map(1, 3, &[1, 3, 17, 1])), "unknown code of an affine expression: 8");
    assert_eq!(
        of(&map(1, 3, &[1, 3, 0, 255, 255, 255, 255, 255, 255, 255, 255])),
        "unknown code of an affine expression: 18446744073709551615"
    );
    assert!(of(&map(1, 3, &[1, 3, 9, 1, 1, 1, 1])).starts_with("non-affine expression"));
    assert!(of(&map(1, 3, &[1, 3, 11, 5, 7, 1, 1])).starts_with("non-affine expression"));
    assert!(of(&map(1, 3, &[1, 255])).contains("do not fit in the"));
    assert!(of(&map(1, 3, &[1, 3, 7, 1])).contains("at the end of the bytecode"));
    // Sets without constraints, with an unknown relation, and one relation too few.
    assert_eq!(of(&[49, 1, 1, 1]), "an integer set without constraints");
    assert_eq!(of(&[49, 1, 1, 3, 5, 1, 2]), "expected a flag, but got the byte 2");
    assert!(of(&[49, 1, 1, 5, 5, 1, 5, 1, 1]).contains("at the end of the bytecode"));
    // Strides that are not there, and bytes that are too many.
    assert!(of(&[51, 1, 7, 1]).contains("do not fit in the"));
    assert_eq!(of(&[51, 1, 1, 1]), "unexpected trailing bytes after attribute entry");
}

#[test]
fn dimensions_without_bytes_are_limited() {
    let unknown: (&[u8], bool) = (&[31], true);
    let large = [&[47, 0][..], &(1u64 << 60).to_le_bytes()].concat();
    let error = error_of(&container(&[unknown, (&large, true)], &[], MODULE));
    assert!(error.contains("dimensions and symbols, in a file of"), "{error}");
    let symbols = [&map(0, 3, &[0])[..], &u64::MAX.to_le_bytes(), &[1]].concat();
    let error = error_of(&container(&[unknown, (&symbols, true)], &[], MODULE));
    assert!(error.contains("dimensions and symbols, in a file of"), "{error}");
    // One of a hundred thousand dimensions is read, but not a hundred of them.
    let entries: Vec<Vec<u8>> = (0..100).map(|more| map(100_000 + more, 0, &[])).collect();
    let mut attributes: Vec<(&[u8], bool)> = vec![unknown, (&entries[0], true)];
    assert_eq!(error_within(Limits::default(), &container(&attributes, &[], MODULE)), None);
    attributes.extend(entries[1..].iter().map(|entry| (&entry[..], true)));
    let error = error_of(&container(&attributes, &[], MODULE));
    assert!(error.contains("dimensions and symbols, in a file of"), "{error}");
}

/// Chains of operators are read without recursion; the depth of their text is limited.
#[test]
fn deep_expressions_are_limited() {
    let unknown: (&[u8], bool) = (&[31], true);
    let with = |operators: &[u8], leaves: &[u8], depth: usize| {
        let mut fields = vec![3, 3];
        fields.extend(operators.repeat(depth));
        fields.extend([3, 1]);
        fields.extend(leaves.repeat(depth));
        map(0, 3, &fields)
    };
    // `s0 + s0 mod 2 + ..`: a sum nests in text only on the right side.
    let sum = with(&[7], &[11, 3, 1, 5, 9], 5_000);
    let file = container(&[unknown, (&sum, true)], &[], MODULE);
    assert_eq!(error_within(Limits::default().nesting(40), &file), None);
    // `((s0 + 1) floordiv 3 + 1) floordiv 3`
    let nested = with(&[13, 7], &[5, 5, 5, 13], 200);
    let file = container(&[unknown, (&nested, true)], &[], MODULE);
    assert_eq!(error_within(Limits::default(), &file), None);
    let error = error_within(Limits::default().nesting(40), &file);
    assert_eq!(error.as_deref(), Some("an affine expression nested deeper than the limit of 40 levels"));
}

#[test]
fn an_error_says_where_and_in_what() {
    let context = context();
    let file = assemble("module { }");
    let error = Ir::read_bytecode(&context, &file[..file.len() - 1]).expect_err("it is cut");
    let notes: Vec<&str> = error.notes().iter().map(|note| note.message()).collect();
    assert!(notes.iter().any(|note| note.starts_with("at byte ")), "{notes:?}");
    assert!(
        notes.iter().any(|note| note.starts_with("in bytecode version 6 produced by: Isogloss")),
        "{notes:?}"
    );
    let file = container(&[(&[53], true)], &[], MODULE);
    let error = Ir::read_bytecode(&context, &file).expect_err("it is wrong");
    assert!(error.notes()[0].message().ends_with("in the AttrType section"), "{error}");
}

/// Counts bytes and lines, and keeps the longest piece that it gets.
#[derive(Default)]
struct Measure {
    bytes: usize,
    lines: usize,
    longest: usize,
}

impl std::io::Write for Measure {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.bytes += bytes.len();
        self.lines += bytes.iter().filter(|byte| **byte == b'\n').count();
        self.longest = self.longest.max(bytes.len());
        Ok(bytes.len())
    }
    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// Its lines do not grow with the depth, and it is never in memory as a whole.
#[test]
fn a_dump_of_deep_regions_is_small() {
    // Each level is an operation with a region, which is not a section of its own, of one block with one operation.
    let ir = [&[5][..], &[1, 0x10, 1, 5, 3, 1, 5].repeat(1_000), &[1, 0, 1]].concat();
    let file = container(&[(&[31], true)], &[], &ir);
    let mut measure = Measure::default();
    let read = bytecode::dump_bytecode_to(&file, &mut measure).expect("the sink takes everything");
    assert_eq!(read.map_err(|error| error.to_string()), Ok(()));
    assert!(measure.lines > 4_000, "{} lines", measure.lines);
    assert!(measure.bytes < 130 * measure.lines, "{} bytes of {} lines", measure.bytes, measure.lines);
    assert!(measure.longest < 100, "a piece of {} bytes", measure.longest);
    let dump = bytecode::dump_bytecode(&file).expect("it can be shown");
    assert_eq!(dump.len(), measure.bytes);
    assert!(dump.contains("  (depth 1001) operation \"builtin.module\""), "{}", &dump[dump.len() - 1000..]);

    // The error of a sink is returned, and what precedes an error of the file is written.
    let mut full: &mut [u8] = &mut [0; 10];
    assert!(bytecode::dump_bytecode_to(&file, &mut full).is_err());
    let mut out = Vec::new();
    let cut = container(&[(&[31], true)], &[], &ir[..ir.len() - 1]);
    let error = bytecode::dump_bytecode_to(&cut, &mut out).expect("a vector takes everything");
    assert!(error.is_err() && out.len() > measure.bytes - 1000);
}

/// The size in bytes of the largest parts of the files that are made to take much memory.
const LARGE: usize = 1 << 20;

/// Files that are small in relation to their contents, valid or not.
fn large_files() -> Vec<(&'static str, Vec<u8>)> {
    let unknown: (&[u8], bool) = (&[31], true);
    let none: (&[u8], bool) = (&[25], true);
    let i32: (&[u8], bool) = (&[1, 0x02, 0x02], true);
    // One `builtin.module` with one region of this many blocks and values, and these bytes.
    let module = |blocks: usize, values: usize, body: &[u8]| {
        let region = [number(blocks), number(values), body.to_vec()].concat();
        [&[5, 1, 0x50, 1, 1, 7, 4][..], &number(region.len()), &region].concat()
    };
    let attributes = |entry: &'static [u8], count: usize| {
        let mut all = vec![unknown];
        all.resize(count, (entry, true));
        container(&all, &[none], MODULE)
    };
    let ir = |ir: &[u8]| container(&[unknown], &[none, i32], ir);
    // An operation in a block of one: name 0, no parts except the mask's, the location.
    let op = |mask: u8, parts: &[u8]| [&number(1 << 1)[..], &[1, mask, 1], parts].concat();
    let many = |count: usize, byte: u8| [number(count), vec![byte; count]].concat();
    let ops = [number((LARGE / 3) << 1), [1, 0, 1].repeat(LARGE / 3)].concat();
    let regions = [number(LARGE << 1), vec![1; LARGE]].concat();
    let arguments = [number(1), number(LARGE), vec![1; LARGE], vec![0]].concat();
    let text = format!("[{}unit]\0", "[],".repeat(LARGE / 3));
    let list = [vec![1], many(LARGE, 1)].concat();
    let program = irgen::module(1, Profile { operations: 4000, ..Profile::VARIED });
    vec![
        ("attributes", attributes(&[15], LARGE / 2)),
        ("distinct attributes", attributes(&[43, 1], LARGE / 2)),
        ("a list", container(&[unknown, (&list, true)], &[], MODULE)),
        ("text", container(&[unknown, (text.as_bytes(), false)], &[], MODULE)),
        ("operations", ir(&module(1, 0, &ops))),
        ("blocks", ir(&module(LARGE, 0, &vec![1; LARGE]))),
        ("arguments", ir(&module(1, LARGE, &arguments))),
        ("results", ir(&module(1, LARGE, &op(2, &many(LARGE, 1))))),
        ("operands", ir(&module(1, 1, &op(4, &many(LARGE, 1))))),
        ("successors", ir(&module(1, 0, &op(8, &many(LARGE, 1))))),
        ("regions", ir(&module(1, 0, &op(16, &regions)))),
        ("values that are not there", ir(&module(1, LARGE, &vec![1; LARGE]))),
        ("a program", assemble(&program)),
    ]
}

/// 64 bytes for each byte of the file, and 64 MiB.
#[test]
#[cfg(target_os = "linux")]
fn memory_is_bounded_by_the_file() {
    let too_much: Vec<String> = large_files()
        .into_iter()
        .filter_map(|(name, bytes)| {
            let path = TemporaryFile::new(name, &bytes);
            let output = std::process::Command::new(env!("CARGO_BIN_EXE_bytecode_peak")).arg(&*path).output();
            let output = output.expect("the reader can be run");
            assert!(output.status.success(), "{name}: {}", String::from_utf8_lossy(&output.stderr));
            let said = String::from_utf8_lossy(&output.stdout).into_owned();
            let peak: usize = said.split_whitespace().next()?.parse().expect("a number of bytes");
            let each = peak.saturating_sub(64 << 20) as f64 / bytes.len() as f64;
            println!(
                "{name}: {} bytes take {peak} ({:.1} each), accepted: {said}",
                bytes.len(),
                peak as f64 / bytes.len() as f64
            );
            (each > 64.0).then(|| format!("{name}: {peak} bytes for {}", bytes.len()))
        })
        .collect();
    assert!(too_much.is_empty(), "{}", too_much.join("\n"));
}
