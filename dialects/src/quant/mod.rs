//! The `quant` dialect: types of quantized values, and casts from and to them (MLIR, "'quant' Dialect").
//!
//! ```
//! use isogloss::{Context, text::parse_type};
//! use isogloss_dialects::quant::UniformQuantizedType;
//! let ctx = Context::with_dialects([isogloss_dialects::quant::dialect()]);
//! let ty = parse_type(&ctx, "!quant.uniform<i8<-8:7>:f32, 0.5:3>")?;
//! let uniform = ty.dyn_cast::<UniformQuantizedType<'_>>().expect("a type with a scale");
//! assert_eq!((uniform.scale().to_f64(), uniform.zero_point(), uniform.storage_type_min()), (0.5, 3, -8));
//! # Ok::<(), isogloss::Diagnostic>(())
//! ```

mod bytecode;
mod casts;
#[rustfmt::skip]
mod generated;
mod syntax;
mod verify;

pub use generated::*;

use isogloss::Type;

/// The bit of the flags of a type whose stored integers are signed.
const SIGNED: u32 = 1;

/// The common parameters of all types but the calibrated one.
#[derive(Clone, Copy, Debug)]
struct Storage<'c> {
    flags: u32,
    ty: Type<'c>,
    expressed: Option<Type<'c>>,
    min: i64,
    max: i64,
}

impl<'c> Storage<'c> {
    /// The storage of a type; `None` if it is not a quantized type, or has none.
    fn of(ty: Type<'c>) -> Option<Self> {
        macro_rules! storage {
            ($ty:expr, $expressed:expr) => {
                Self {
                    flags: $ty.flags(),
                    ty: $ty.storage_type(),
                    expressed: $expressed,
                    min: $ty.storage_type_min(),
                    max: $ty.storage_type_max(),
                }
            };
        }
        if let Some(any) = ty.dyn_cast::<AnyQuantizedType<'_>>() {
            return Some(storage!(any, any.expressed_type()));
        }
        if let Some(uniform) = ty.dyn_cast::<UniformQuantizedType<'_>>() {
            return Some(storage!(uniform, Some(uniform.expressed_type())));
        }
        if let Some(uniform) = ty.dyn_cast::<UniformQuantizedPerAxisType<'_>>() {
            return Some(storage!(uniform, Some(uniform.expressed_type())));
        }
        let uniform = ty.dyn_cast::<UniformQuantizedSubChannelType<'_>>()?;
        Some(storage!(uniform, Some(uniform.expressed_type())))
    }

    fn is_signed(self) -> bool {
        self.flags & SIGNED != 0
    }
}

/// The integers of some bits; for an unsigned type of 64 bits, up to the largest `i64`.
fn range(is_signed: bool, bits: u32) -> (i64, i64) {
    let values = 1_i128 << bits.min(64);
    if is_signed {
        ((-values / 2) as i64, (values / 2 - 1) as i64)
    } else {
        (0, i64::try_from(values - 1).unwrap_or(i64::MAX))
    }
}

/// The type of the floats that the values of a quantized type approximate.
fn expressed_type(ty: Type<'_>) -> Option<Type<'_>> {
    match ty.dyn_cast::<CalibratedQuantizedType<'_>>() {
        Some(calibrated) => Some(calibrated.expressed_type()),
        None => Storage::of(ty)?.expressed,
    }
}
