use isogloss::{Dialect, DialectType, Type};

#[derive(Dialect)]
#[dialect(types(BoxType))]
struct T;

#[derive(DialectType)]
#[dialect(T, mnemonic = "a box", format = "`<` $off `,` $of $of `>`")]
struct Box<'c> {
    of: Type<'c>,
}

fn main() {
    let _ = T::dialect();
}
