//! A format has a warning exactly if some program is not read back as it was printed: the programs are comments before the
//! definitions of `diag/op_format_first_sets.td`, whose warnings `definition_errors` compares.

use std::fs;
use std::path::PathBuf;

use isogloss_load::Loader;
use isogloss_tests::ir::beside::{Answer, Beside};
use isogloss_tests::repository;

/// The programs of a definition file: lines of comments that begin with an operation, or define a value.
fn programs(text: &str) -> Vec<String> {
    let lines = text.lines().map(|line| line.strip_prefix("// ").filter(|line| line.starts_with(['"', '%'])));
    let mut found = vec![String::new()];
    for line in lines {
        match (line, found.last_mut()) {
            (Some(line), Some(last)) => *last += &format!("{line}\n"),
            (None, Some(last)) if !last.is_empty() => found.push(String::new()),
            _ => {}
        }
    }
    found.pop();
    found
}

#[test]
fn formats_are_read_back_unless_there_is_a_warning() {
    let path = repository().join("tests/diag/op_format_first_sets.td");
    let text = fs::read_to_string(&path).expect("the definitions");
    let mut loader = Loader::new([]);
    loader.files([&path]).unwrap_or_else(|error| panic!("{error}"));
    let answers = |flags: &[&'static str], programs: &[String]| {
        let beside = Beside { tool: PathBuf::new(), flags: flags.to_vec(), dialects: loader.dialects() };
        beside.own_answers(programs)
    };
    let (wrong, right) = text.split_once("// These are read back.").expect("two parts");
    for (text, is_read_back, count) in [(wrong, false, 13), (right, true, 6)] {
        let programs = programs(text);
        assert_eq!(programs.len(), count, "{programs:?}");
        let generic = answers(&["--mlir-print-op-generic"], &programs);
        let printed: Vec<String> = answers(&[], &programs)
            .into_iter()
            .zip(&programs)
            .map(|(answer, program)| match answer {
                Answer::Accepted(text) => text,
                other => panic!("{program}: {other:?}"),
            })
            .collect();
        let read = answers(&["--mlir-print-op-generic"], &printed);
        for ((printed, expected), read) in printed.iter().zip(generic).zip(read) {
            assert_eq!(expected == read, is_read_back, "{printed}{read:?}");
        }
    }
}
