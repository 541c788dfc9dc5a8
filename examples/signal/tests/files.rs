//! Runs the files in `tests/mlir`. `UPDATE_EXPECT=1` writes their checks.

#[test]
fn files() {
    isogloss_testing::folder("tests/mlir").opt("signal-opt", [signal::dialect()]).run();
}
