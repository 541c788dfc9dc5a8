//! The locations of arguments of regions that have no text, as `mlir-opt` gives them.

use super::opt;
use isogloss_tests::{Folder, oracle, oracle_include};
use std::process::Command;

/// Values that are arguments and results, whose locations are positions, texts, aliases that are defined at the end, and values that are
/// defined later.
const PROGRAM: &str = r#"
func.func @arguments(%a: tensor<2x3xf32>, %b: tensor<3x2xf32> loc("b"), %c: tensor<2xf32> loc(#named)) {
  %0 = linalg.transpose ins(%a : tensor<2x3xf32>) outs(%b : tensor<3x2xf32>) permutation = [1, 0]
  %1 = linalg.broadcast ins(%c : tensor<2xf32>) outs(%a : tensor<2x3xf32>) dimensions = [1] loc("own")
  return
}
func.func @results(%n: index) {
  %0 = tensor.empty(%n) : tensor<?xf32> loc("empty")
  %1:2 = "test.pair"() : () -> (tensor<?x4xf32>, tensor<4x?xf32>) loc(#named)
  %2 = linalg.transpose ins(%1#0 : tensor<?x4xf32>) outs(%1#1 : tensor<4x?xf32>) permutation = [1, 0]
  %3 = linalg.broadcast ins(%0 : tensor<?xf32>) outs(%1#0 : tensor<?x4xf32>) dimensions = [1]
  return
}
func.func @buffers(%a: memref<2x3xf32>, %b: memref<3x2xf32>, %c: memref<2xf32>) {
  linalg.transpose ins(%a : memref<2x3xf32>) outs(%b : memref<3x2xf32>) permutation = [1, 0]
  linalg.broadcast ins(%c : memref<2xf32>) outs(%a : memref<2x3xf32>) dimensions = [1]
  return
}
func.func @blocks(%a: memref<2xf32>) {
  cf.br ^bb2
^bb1:
  linalg.transpose ins(%b : memref<2x3xf32>) outs(%c : memref<3x2xf32>) permutation = [1, 0]
  return
^bb2:
  %b, %c = "test.pair"() : () -> (memref<2x3xf32>, memref<3x2xf32>)
  cf.br ^bb1
}
#named = loc("named"(fused["x.py":3:4, "y"]))
"#;

#[test]
fn arguments_of_named_operations_have_the_locations_of_the_operands() {
    let (Some(tool), Some(include)) = (oracle("mlir-opt"), oracle_include()) else { return };
    let folder = Folder::new(env!("CARGO_TARGET_TMPDIR"), "region-locations");
    folder.write("t.mlir", PROGRAM);
    let include = include.display().to_string();
    let flags =
        ["--allow-unregistered-dialect", "--mlir-print-debuginfo", "--mlir-print-op-generic", "t.mlir"];
    for local in [&[][..], &["--mlir-print-local-scope"]] {
        let mut command = Command::new(&tool);
        let theirs = command.args(flags).args(local).current_dir(folder.path()).output().expect("it runs");
        assert!(theirs.status.success(), "{}", String::from_utf8_lossy(&theirs.stderr));
        let own = [&["-I", &*include, "--load", "linalg"], &flags[..], local].concat();
        let (fine, text, messages) = opt(&folder, &own);
        assert!(fine, "{messages}");
        assert_eq!(text, String::from_utf8_lossy(&theirs.stdout), "{local:?}");
    }
}
