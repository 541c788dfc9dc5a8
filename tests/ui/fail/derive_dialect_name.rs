use isogloss::Dialect;

#[derive(Dialect)]
#[dialect(name = "")]
struct Nameless;

#[derive(Dialect)]
#[dialect(name = "my-dialect")]
struct Hyphen;

fn main() {}
