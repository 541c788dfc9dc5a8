//! Generates the dialects.

fn main() {
    isogloss_codegen::compile("defs/std.td");
}
