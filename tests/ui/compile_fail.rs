//! Programs that do not compile. The messages of the compiler are next to each file of `fail`, in full. After a change of one:
//! `TRYBUILD=overwrite cargo test --workspace --test compile_fail`, and review the difference.
//!
//! Not here: programs with messages that are mostly the compiler's (`words`, in the suite `crates`), and programs that compile
//! (`tests/uses_that_compile`).

#[test]
fn mistakes_are_refused_with_good_messages() {
    let cases = trybuild::TestCases::new();
    // Failing cases only: one passing case makes trybuild link every case by itself.
    cases.compile_fail("fail/*.rs");
}
