//! Integers and floats of any width, as values: exact bits, MLIR's literals in, MLIR's text out.
//!
//! [`ApInt`] is a two's complement integer that carries its width (0 to [`MAX_INT_WIDTH`] bits). There are also its
//! borrowed form [`ApIntRef`] and [`ApFloat`], the bits of a float in one of the formats of [`FloatKind`]. Texts equal
//! `mlir-opt`'s to the byte, which the suite `numeric_oracle` checks.
//!
//! This module does not know types, attributes or contexts: the text layer decides which literal a type takes,
//! whether the type is printed after the number, and that a one-bit integer is `true`.
//!
//! Cost: numbers of up to 64 bits, and floats of common size in formats up to `f64`, allocate nothing. Wider
//! ones are converted in time that grows a little faster than linearly with their length, not with its square: the
//! five million digits of the widest integer take seconds in an optimised build.
//!
//! ```
//! use isogloss::numeric::{ApFloat, ApInt, FloatKind, Signedness};
//!
//! let byte = ApInt::from_literal(8, Signedness::Signless, false, "0xFF")?;
//! assert_eq!(byte.display(Signedness::Signless).to_string(), "-1");
//! assert_eq!(byte.display(Signedness::Unsigned).to_string(), "255");
//!
//! let tenth = ApFloat::from_literal(FloatKind::F16, false, "0.1")?;
//! assert_eq!(tenth.to_string(), "9.997550e-02");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod float;
mod int;

pub use float::{
    ApFloat, FloatFormat, FloatKind, FloatLiteralError, FloatSpelling, NanEncoding, NonfiniteBehavior,
};
pub use int::{ApInt, ApIntRef, DisplayInt, IntLiteralError, MAX_INT_WIDTH, Signedness};
