use isogloss::Dialect;

#[derive(Dialect)]
#[dialect(types(BoxType))]
struct T;

mod inner {
    use super::T as Other;
    use isogloss::DialectType;

    #[derive(DialectType)]
    #[dialect(Other, mnemonic = "box")]
    pub struct Box;
}
use inner::BoxType;

fn main() {
    let _ = T::dialect();
}
