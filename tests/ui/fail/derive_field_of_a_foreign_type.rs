use isogloss::{Dialect, DialectType};

#[derive(Dialect)]
#[dialect(types(BoxType))]
struct T;

struct Opaque;

#[derive(DialectType)]
#[dialect(T, mnemonic = "box", format = "`<` $of `>`")]
struct Box {
    of: Opaque,
}

fn main() {
    let _ = T::dialect();
}
