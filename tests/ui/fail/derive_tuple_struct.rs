use isogloss::{Dialect, DialectType, Type};

#[derive(Dialect)]
#[dialect(types(BoxType))]
struct T;

#[derive(DialectType)]
#[dialect(T, mnemonic = "box")]
struct Box<'c>(Type<'c>);

fn main() {
    let _ = T::dialect();
}
