use isogloss::{DataLayoutType, Dialect, DialectType};

#[derive(Dialect)]
#[dialect(types(BoxType))]
struct T;

#[derive(DialectType, DataLayoutType)]
#[dialect(T, mnemonic = "box", format = "`<` $inner `>`")]
#[data_layout(like(inner))]
struct Box<'c> {
    inner: BoxType<'c>,
}

fn main() {
    let _ = T::dialect();
}
