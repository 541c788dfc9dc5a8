use isogloss::{DataLayoutType, DialectAttr, DialectType, Type};

#[derive(DialectType, DataLayoutType)]
#[dialect(T, mnemonic = "pair")]
#[data_layout(structure(first, second))]
struct Pair<'c> {
    first: Type<'c>,
    second: Type<'c>,
}

#[derive(DialectAttr)]
#[dialect(T, mnemonic = "width")]
struct Width {
    bits: u32,
}

#[derive(DialectType)]
#[dialect(T, mnemonic = "!t.node")]
struct Node;

fn main() {}
