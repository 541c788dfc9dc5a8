use isogloss::interface;

#[interface(Kind)]
pub trait Nothing {}

#[interface(Type, name = "a")]
pub trait Base: 'static {
    const N: usize;
    fn by_reference(&self) -> u64;
    fn generic<T>(self, value: T);
    fn twice(self);
    fn twice(self);
    fn pattern(self, (a, b): (u8, u8)) -> u8 {
        a + b
    }
}

fn main() {}
