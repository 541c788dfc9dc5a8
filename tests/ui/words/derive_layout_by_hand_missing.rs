// says: needs an `impl DataLayoutTypeInterface`
// says: a rule is
use isogloss::{DataLayoutType, Dialect, DialectType, Type};

#[derive(Dialect)]
#[dialect(types(BoxType))]
struct T;

#[derive(DialectType, DataLayoutType)]
#[dialect(T, mnemonic = "box", format = "`<` $of `>`")]
#[data_layout(by_hand)]
struct Box<'c> {
    of: Type<'c>,
}

fn main() {
    let _ = T::dialect();
}
