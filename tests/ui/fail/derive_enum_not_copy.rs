use isogloss::DialectEnum;

#[derive(Debug, PartialEq, Eq, DialectEnum)]
pub enum Unit {
    Metre,
    Second,
}

fn main() {}
