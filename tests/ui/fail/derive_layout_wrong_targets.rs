use isogloss::{DataLayoutType, DialectType, Type};

#[derive(DialectType, DataLayoutType)]
#[dialect(T)]
#[data_layout(fixed(8, 1))]
enum Choice {
    One,
}

#[derive(DialectType, DataLayoutType)]
#[dialect(T)]
#[data_layout(fixed(8, 1))]
union Either {
    a: u8,
    b: i8,
}

#[derive(DialectType, DataLayoutType)]
#[dialect(T)]
#[data_layout(like(0))]
struct Tuple<'c>(Type<'c>);

fn main() {}
