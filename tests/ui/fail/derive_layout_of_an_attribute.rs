use isogloss::{DataLayoutType, Dialect, DialectAttr, Type};

#[derive(Dialect)]
#[dialect(attributes(BoxAttr))]
struct T;

#[derive(DialectAttr, DataLayoutType)]
#[dialect(T, mnemonic = "box", format = "`<` $of `>`")]
#[data_layout(like(of))]
struct Box<'c> {
    of: Type<'c>,
}

fn main() {
    let _ = T::dialect();
}
