use isogloss::DialectEnum;

#[derive(Clone, Copy, DialectEnum)]
enum Side {
    #[dialect(text = "left")]
    Left,
    #[dialect(text = "left")]
    Right,
    Both(u8),
}

fn main() {
    let _ = Side::Left;
}
