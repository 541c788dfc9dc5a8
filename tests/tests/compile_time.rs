//! What compiles and what does not: `ui/pass` runs, `ui/fail` is refused with the messages that lie beside each file.
//!
//! After a change of a message: `TRYBUILD=overwrite cargo test -p isogloss-tests --test compile_time`, and read the
//! difference.

#[test]
fn uses_compile_or_are_refused_with_good_messages() {
    let cases = trybuild::TestCases::new();
    cases.pass("ui/pass/*.rs");
    cases.compile_fail("ui/fail/*.rs");
}
