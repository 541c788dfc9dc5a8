// says: cannot find value `is_flat` in the crate root
// says: cannot find type `Angel` in the crate root
// says: expected `u32`, found `&str`
// says: cannot find function `weight_of`
// says: `BoxType<'_>` needs an `impl BoxTypeVerify`

// The Rust of `rust_of_a_definition_file.td` is wrong; the compiler's errors are at its name.
isogloss::dialect! {
    crate = "::isogloss",
    file = "rust_of_a_definition_file.td",
}

pub const SIZE: &str = "large";

fn main() {
    let _ = isogloss::Context::with_dialects([dialect()]);
}
