//! Links the command so that it starts faster.

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let target = |part: &str| std::env::var(format!("CARGO_CFG_TARGET_{part}")).unwrap_or_default();
    // The tables of the shipped dialects hold some 20,000 addresses. In a static executable at a fixed position they
    // are constants in the file; otherwise the loader relocates each of them at every start, and dirties their pages.
    let is_static = target("FEATURE").split(',').any(|feature| feature == "crt-static");
    if target("OS") == "linux" && target("ENV") == "gnu" && !is_static {
        println!("cargo:rustc-link-arg-bins=-no-pie");
    }
}
