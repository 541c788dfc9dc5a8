//! Generates the part of the dialect that is in a definition file.

fn main() {
    isogloss_codegen::compile("defs/device.td");
}
