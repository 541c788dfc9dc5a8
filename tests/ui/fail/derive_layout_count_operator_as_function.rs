use isogloss::{DataLayoutType, DialectType};

#[derive(DialectType, DataLayoutType)]
#[dialect(T, mnemonic = "a", format = "`<` $bits `>`")]
#[data_layout(computed("bits", "ceildiv(bits, 8)"))]
struct Prefix {
    bits: u32,
}

#[derive(DialectType, DataLayoutType)]
#[dialect(T, mnemonic = "b", format = "`<` $bits `>`")]
#[data_layout(computed("bits", "8 + mod(bits, 8)"))]
struct Operand {
    bits: u32,
}

#[derive(DialectType, DataLayoutType)]
#[dialect(T, mnemonic = "c", format = "`<` $bits `>`")]
#[data_layout(computed("bits max 8", "8"))]
struct Infix {
    bits: u32,
}

fn main() {}
