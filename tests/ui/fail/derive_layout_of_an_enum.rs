use isogloss::{DataLayoutType, DialectEnum};

#[derive(DialectEnum, DataLayoutType, Clone, Copy)]
#[data_layout(fixed(8, 1))]
enum Level {
    #[dialect(text = "low")]
    Low,
    #[dialect(text = "high")]
    High,
}

#[derive(DataLayoutType)]
#[data_layout(fixed(8, 1))]
union Either {
    a: u8,
    b: i8,
}

fn main() {}
