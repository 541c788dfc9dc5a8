//! Generates the dialect.

fn main() {
    isogloss_codegen::compile("defs/signal.td");
}
