use isogloss::{Dialect, DialectType, Type};

#[derive(Dialect)]
#[dialect(types(BoxType))]
struct T;

#[derive(DialectType)]
#[dialect(T, mnemonik = "box", verifi)]
struct Box<'c> {
    #[dialect(defualt = "1")]
    of: Type<'c>,
}

fn main() {
    let _ = T::dialect();
}
