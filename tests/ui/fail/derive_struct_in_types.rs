use isogloss::{Dialect, DialectType, Type};

#[derive(Dialect)]
#[dialect(types(Length))]
pub struct Units;

#[derive(DialectType)]
#[dialect(Units, mnemonic = "length", format = "`<` $repr `>`")]
pub struct Length<'c> {
    repr: Type<'c>,
}

fn main() {
    let _ = isogloss::Context::with_dialects([Units::dialect()]);
}
