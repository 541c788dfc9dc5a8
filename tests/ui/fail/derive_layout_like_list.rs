use isogloss::{DataLayoutType, Dialect, DialectType, Type};

#[derive(Dialect)]
#[dialect(types(BoxType))]
struct T;

#[derive(DialectType, DataLayoutType)]
#[dialect(T, mnemonic = "box", format = "`<` $members `>`")]
#[data_layout(like(members))]
struct Box<'c> {
    members: &'c [Type<'c>],
}

fn main() {
    let _ = T::dialect();
}
