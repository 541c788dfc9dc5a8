// says: `Opaque` cannot be a parameter of a type or an attribute
// says: implementing `isogloss::Parameter` and `isogloss::ParamSyntax`
use isogloss::{Dialect, DialectType};

#[derive(Dialect)]
#[dialect(types(BoxType))]
struct T;

struct Opaque;

#[derive(DialectType)]
#[dialect(T, mnemonic = "box", format = "`<` $of `>`")]
struct Box {
    of: Opaque,
}

fn main() {
    let _ = T::dialect();
}
