use isogloss::DialectEnum;

#[derive(Clone, Copy, PartialEq, Eq, DialectEnum)]
#[dialect(case(READ = 1), case(WRITE = 2, text = "read"), case(3), cases(ALL = 4))]
pub struct Access(u32);

#[derive(Clone, Copy, PartialEq, Eq, DialectEnum)]
#[dialect(case(HUGE = 256))]
pub struct Small(u8);

#[derive(Clone, Copy, PartialEq, Eq, DialectEnum)]
pub struct Empty(u32);

#[derive(Clone, Copy, PartialEq, Eq, DialectEnum)]
#[dialect(case(ONE = 1))]
pub struct Signed(i32);

fn main() {}
