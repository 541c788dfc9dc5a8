use isogloss::{DataLayoutType, Dialect, DialectType};

#[derive(Dialect)]
#[dialect(types(BoxType))]
struct T;

#[derive(DialectType, DataLayoutType)]
#[dialect(T, mnemonic = "box", format = "`<` $of `>`")]
#[data_layout(like(of))]
struct Box<E> {
    of: E,
}

fn main() {
    let _ = T::dialect();
}
