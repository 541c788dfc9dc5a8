use isogloss::{DataLayoutType, Dialect, DialectType};

#[derive(Dialect)]
#[dialect(types(BoxType))]
struct T;

#[derive(DialectType, DataLayoutType)]
#[dialect(T, mnemonic = "box", format = "`<` $n `>`")]
#[data_layout(array(n, "n * 2"))]
struct Box {
    n: u32,
}

fn main() {
    let _ = T::dialect();
}
