//! [`Arguments`]: the parameters of a definition as a tuple of their Rust values.

use crate::param::{Param, Parameter};

/// The parameters of a definition as a tuple of at most twelve. A definition with more
/// parameters passes them encoded.
pub trait Arguments<'c>: Sized {
    /// An array of the stored forms.
    type Encoded: AsRef<[Param<'c>]>;
    /// The stored forms.
    fn encode(self) -> Self::Encoded;
    /// The inverse of [`encode`](Self::encode); `None` for any other value.
    fn decode(params: &[Param<'c>]) -> Option<Self>;
}

impl<'c, const N: usize> Arguments<'c> for [Param<'c>; N] {
    type Encoded = Self;
    #[inline]
    fn encode(self) -> Self {
        self
    }
    fn decode(params: &[Param<'c>]) -> Option<Self> {
        params.try_into().ok()
    }
}

macro_rules! tuples {
    ($($length:literal: $($name:ident)*;)*) => {$(
        impl<'c, $($name: Parameter<'c>),*> Arguments<'c> for ($($name,)*) {
            type Encoded = [Param<'c>; $length];
            #[inline]
            #[allow(non_snake_case, reason = "a variable for each type")]
            fn encode(self) -> [Param<'c>; $length] {
                let ($($name,)*) = self;
                [$($name.encode()),*]
            }
            #[inline]
            #[allow(non_snake_case, reason = "a variable for each type")]
            fn decode(params: &[Param<'c>]) -> Option<Self> {
                let [$($name),*] = *params else { return None };
                Some(($($name::decode($name)?,)*))
            }
        }
    )*};
}

tuples! {
    0: ;
    1: A;
    2: A B;
    3: A B C;
    4: A B C D;
    5: A B C D E;
    6: A B C D E F;
    7: A B C D E F G;
    8: A B C D E F G H;
    9: A B C D E F G H I;
    10: A B C D E F G H I J;
    11: A B C D E F G H I J K;
    12: A B C D E F G H I J K L;
}
