// says: the condition of `Constraint<CPred<"my::isOdd($_self)">, "odd">` is not understood: `my::isOdd` has no counterpart in Rust
// says: help: name a Rust function in its place: `RustPred<"crate::holds">`, `fn holds(subject: Subject<'_>) -> bool`
// says: derive_constraint_unknown.rs:18:9
#![deny(warnings)]
use isogloss::{Context, Dialect, DialectType};

/// A dialect.
#[derive(Dialect)]
#[dialect(types(OddType))]
pub struct Odds;

/// A number.
#[derive(Clone, Copy, Debug, DialectType)]
#[dialect(Odds, mnemonic = "odd", format = "`<` $number `>`")]
pub struct Odd {
    /// Not one that two divides.
    #[dialect(constraint = "Constraint<CPred<\"my::isOdd($_self)\">, \"odd\">")]
    pub number: u32,
}

fn main() {
    let _ = Context::with_dialects([Odds::dialect()]);
}
