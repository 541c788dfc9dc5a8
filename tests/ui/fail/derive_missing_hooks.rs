use isogloss::{Dialect, DialectType, Type};

#[derive(Dialect)]
#[dialect(types(RangeType))]
pub struct Ranges;

#[derive(DialectType)]
#[dialect(Ranges, mnemonic = "range", format = "`<` custom<Bounds>($low) `of` $of `>`", verify, interfaces(Counted))]
pub struct Range<'c> {
    low: u64,
    of: Type<'c>,
}

/// What can be counted.
#[isogloss::interface(Type)]
pub trait Counted {
    /// The number of elements.
    fn elements(self) -> u64;
    /// The type of an element.
    fn element(self) -> Type<'c>;
}

fn main() {}
