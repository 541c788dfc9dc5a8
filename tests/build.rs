//! Reports how long the suites take: `cargo test` itself prints nothing until one ends.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::warning=`cargo test --workspace` takes about seven minutes on two cores");
}
