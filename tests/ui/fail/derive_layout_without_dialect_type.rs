use isogloss::{DataLayoutType, Type};

#[derive(DataLayoutType)]
#[data_layout(like(of))]
struct Box<'c> {
    of: Type<'c>,
}

fn main() {}
