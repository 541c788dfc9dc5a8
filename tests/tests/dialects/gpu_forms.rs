//! Operations of `gpu` that are not built in, read with the definition file of the dialect, beside `mlir-opt`.

use super::loaded_bytecode::loaded;
use isogloss_tests::bytecode::{ours_with, theirs};
use isogloss_tests::{TemporaryFile, oracle};

/// Valid and wrong texts.
const PROGRAMS: &[&str] = &[
    "%0 = gpu.thread_id x",
    "gpu.thread_id z",
    "%0 = gpu.thread_id y upper_bound 32",
    "%0 = gpu.thread_id x upper_bound -1",
    "%0 = gpu.thread_id x {a.b = 1 : i8}",
    "%0 = gpu.thread_id x\n%1 = gpu.thread_id x",
    "%0 = \"gpu.thread_id\"() {dimension = #gpu<dim y>} : () -> index",
    "%0 = gpu.block_id z\n%1 = gpu.block_dim x\n%2 = gpu.grid_dim y\n%3 = gpu.global_id z upper_bound 7",
    "%0 = gpu.lane_id\n%1 = gpu.subgroup_id : index\n%2 = gpu.subgroup_size upper_bound 64 : index",
    "gpu.barrier",
    "gpu.barrier {a}",
    "\"gpu.barrier\"() : () -> ()",
    "gpu.thread_id w",
    "%0 = gpu.thread_id",
    "%0 = gpu.thread_id x, y",
    "%0 = gpu.thread_id x : i32",
    "%0 = \"gpu.thread_id\"() : () -> index",
    "%0 = \"gpu.thread_id\"() {dimension = #gpu<dim x>} : () -> i32",
    "gpu.barrier x",
    "gpu.barrier : i32",
    "%0 = gpu.barrier",
];

/// The text, or the first line of the messages.
fn answer(result: Result<Vec<u8>, String>) -> Result<String, String> {
    match result {
        Ok(text) => Ok(String::from_utf8_lossy(&text).into_owned()),
        Err(messages) => Err(messages.lines().next().unwrap_or_default().to_owned()),
    }
}

#[test]
fn ids_and_barriers_are_those_of_the_reference() {
    let (Some(tool), Some(dialects)) = (oracle("mlir-opt"), loaded(&["gpu"])) else { return };
    let (mut accepted, mut refused) = (0, 0);
    for program in PROGRAMS {
        let source = TemporaryFile::new("gpu.mlir", program.as_bytes());
        let name = source.file_name().and_then(|name| name.to_str()).expect("the file has a name").to_owned();
        for flags in [&[][..], &["--mlir-print-op-generic"]] {
            let expected = answer(theirs(&tool, flags, &source));
            let found = answer(ours_with(&dialects, flags, &name, program.as_bytes().to_vec()));
            assert_eq!(found, expected, "{program}");
            if expected.is_ok() { accepted += 1 } else { refused += 1 }
        }
    }
    assert_eq!((accepted, refused), (24, 18));
}
