use isogloss::{DataLayoutType, Dialect, DialectType, Type};

#[derive(Dialect)]
#[dialect(types(BoxType))]
struct T;

#[derive(DialectType, DataLayoutType)]
#[dialect(T, mnemonic = "box", format = "`<` $count `x` $of `>`")]
#[data_layout(array(of, "of * 2"))]
struct Box<'c> {
    count: u32,
    of: Type<'c>,
}

fn main() {
    let _ = T::dialect();
}
