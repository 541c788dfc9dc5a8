//! The `builtin` dialect: the types and attributes that every context knows
//! (LangRef, "Builtin Types" and "Builtin Attributes").

mod types;

pub use types::{FunctionType, IndexType, IntegerType, Signedness, VectorType};

use crate::Context;
use crate::def::Dialect;
use crate::types::Type;

/// The dialect's table.
#[must_use]
pub fn dialect() -> &'static Dialect {
    static BUILTIN: Dialect = Dialect {
        types: types::DEFS,
        attributes: &[&crate::affine::AFFINE_MAP_ATTR, &crate::affine::INTEGER_SET_ATTR],
        ..Dialect::new("builtin")
    };
    &BUILTIN
}

/// Which pin of the interner keeps which singleton; integers of up to
/// [`Self::INTEGERS`] bits have their width as pin.
pub(crate) struct Pin;

impl Pin {
    pub(crate) const INTEGERS: u32 = 128;
    pub(crate) const INDEX: usize = 129;
}

impl Context {
    /// The signless integer type of that many bits, `i32`.
    ///
    /// # Panics
    /// When there are more than [`IntegerType::MAX_WIDTH`] bits.
    #[inline]
    #[must_use]
    pub fn integer(&self, width: u32) -> Type<'_> {
        IntegerType::get(self, width, Signedness::Signless).into()
    }

    /// `i32`.
    #[inline]
    #[must_use]
    pub fn i32(&self) -> Type<'_> {
        self.integer(32)
    }
}
