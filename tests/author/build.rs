//! Generates the dialect.

fn main() {
    isogloss_codegen::Config::new().runtime_path("::core_ir").compile("defs/author.td");
}
