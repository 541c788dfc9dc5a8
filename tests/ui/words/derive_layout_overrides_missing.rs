// says: needs an `impl LayoutRuleOverrides`
// says: every method may be left out
use isogloss::{DataLayoutType, Dialect, DialectType, Type};

#[derive(Dialect)]
#[dialect(types(BoxType))]
struct T;

#[derive(DialectType, DataLayoutType)]
#[dialect(T, mnemonic = "box", format = "`<` $count `x` $of `>`")]
#[data_layout(like(of), overrides)]
struct Box<'c> {
    count: u32,
    of: Type<'c>,
}

fn main() {
    let _ = T::dialect();
}
