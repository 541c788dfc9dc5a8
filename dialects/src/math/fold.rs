//! The folds of the operations of `math`.
//!
//! As in MLIR, functions of `f32` and `f64` are the system C library's, through the standard library. Functions that
//! the standard library computes otherwise or lacks do not fold: `asinh`, `acosh`, `atanh`, `erf`, `erfc`.

use super::{
    AbsFOp, AbsIOp, AcosOp, AsinOp, Atan2Op, AtanOp, CeilOp, CopySignOp, CosOp, CoshOp, CountLeadingZerosOp,
    CountTrailingZerosOp, CtPopOp, Exp2Op, ExpM1Op, ExpOp, FloorOp, IPowIOp, IsFiniteOp, IsInfOp, IsNaNOp,
    IsNormalOp, Log1pOp, Log2Op, Log10Op, LogOp, MathDialect, PowFOp, RoundEvenOp, RoundOp, SinOp, SinhOp,
    SqrtOp, TanOp, TanhOp, TruncOp,
};
use crate::arith;
use crate::folding::{Folder, folds};
use isogloss::ir::fold::{Fold, MaterializeConstant};
use isogloss::ir::{Builder, ValueId};
use isogloss::numeric::{ApFloat, ApInt, FloatKind};
use isogloss::{Attribute, Type};

impl MaterializeConstant for MathDialect {
    fn materialize_constant<'c>(
        builder: &mut Builder<'_, 'c>,
        value: Attribute<'c>,
        ty: Type<'c>,
    ) -> Option<ValueId> {
        arith::materialize(builder, value, ty)
    }
}

/// The count of bits, as an integer of the same width.
fn counted(value: &ApInt, count: u32) -> ApInt {
    ApInt::from_u64_wrapping(value.width(), count.into())
}

/// A signed number to the power of a signed number, modulo 2 to the width; `None` for 0 to a negative power.
fn power(base: &ApInt, exponent: &ApInt) -> Option<ApInt> {
    let one = ApInt::from_u64_wrapping(base.width(), 1);
    if exponent.sign_bit() {
        // All others are fractions.
        let is_odd = exponent.bit(0);
        return match () {
            () if base.is_zero() => None,
            () if *base == one => Some(one),
            () if base.is_all_ones() => Some(if is_odd { base.clone() } else { one }),
            () => Some(ApInt::zero(base.width())),
        };
    }
    let (mut result, mut square) = (one, base.clone());
    for bit in 0..exponent.active_bits() {
        if exponent.bit(bit) {
            result = result.wrapping_mul(&square);
        }
        square = square.wrapping_mul(&square);
    }
    Some(result)
}

/// A function of `f32` and of `f64`.
#[derive(Clone, Copy)]
struct Function {
    single: fn(f32) -> f32,
    double: fn(f64) -> f64,
}

/// The function of both types with that name in the standard library.
macro_rules! function {
    ($name:ident) => {
        Function { single: f32::$name, double: f64::$name }
    };
}

impl Function {
    fn of(self, value: ApFloat) -> Option<ApFloat> {
        match value.kind() {
            FloatKind::F64 => Some(ApFloat::from_f64((self.double)(value.to_f64()))),
            FloatKind::F32 => Some(ApFloat::from_f32((self.single)(single(value)))),
            _ => None,
        }
    }
}

/// The float of that kind as `f32`.
fn single(value: ApFloat) -> f32 {
    f32::from_bits(value.to_bits() as u32)
}

/// A float without its fraction. The kinds that are wider than `f64` are not rounded.
fn rounded(value: ApFloat, round: fn(f64) -> f64) -> Option<ApFloat> {
    if value.is_nan() {
        return Some(value.quiet());
    }
    if value.kind().format().precision > FloatKind::F64.format().precision {
        return None;
    }
    Some(ApFloat::from_f64(round(value.to_f64())).convert(value.kind()))
}

impl<'c> Folder<'_, '_, 'c> {
    fn function(self, function: Function) -> Option<Fold<'c>> {
        self.computed(|[value]: [&ApFloat; 1]| function.of(*value))
    }

    /// A function of numbers that are not negative.
    fn root_or_logarithm(self, function: Function) -> Option<Fold<'c>> {
        self.computed(|[value]: [&ApFloat; 1]| function.of(*value).filter(|_| !value.is_negative()))
    }

    fn rounds(self, round: fn(f64) -> f64) -> Option<Fold<'c>> {
        self.computed(|[value]: [&ApFloat; 1]| rounded(*value, round))
    }

    fn function_of_two(self, one: fn(f32, f32) -> f32, two: fn(f64, f64) -> f64) -> Option<Fold<'c>> {
        self.computed(|[a, b]: [&ApFloat; 2]| match a.kind() {
            FloatKind::F64 => Some(ApFloat::from_f64(two(a.to_f64(), b.to_f64()))),
            FloatKind::F32 => Some(ApFloat::from_f32(one(single(*a), single(*b)))),
            _ => None,
        })
    }

    fn counts(self, count: impl Fn(&ApInt) -> u32) -> Option<Fold<'c>> {
        self.computed(|[value]: [&ApInt; 1]| Some(counted(value, count(value))))
    }

    fn classified(self, is: fn(ApFloat) -> bool) -> Option<Fold<'c>> {
        self.computed(|[value]: [&ApFloat; 1]| Some(ApInt::from_bool(is(*value))))
    }
}

/// Whether a number has the full precision of its kind.
fn is_normal(value: ApFloat) -> bool {
    let format = value.kind().format();
    let field = value.abs().to_bits() >> format.fraction_bits();
    !(value.is_zero() || value.is_infinite() || value.is_nan()) && (field != 0 || !format.has_zero)
}

folds! {
    AbsIOp: |f| f.computed(|[value]: [&ApInt; 1]| {
        Some(if value.sign_bit() { value.clone().wrapping_neg() } else { value.clone() })
    });
    CountLeadingZerosOp: |f| f.counts(|value| value.width() - value.active_bits());
    CountTrailingZerosOp: |f| f.counts(|value| (0..value.width()).find(|bit| value.bit(*bit)).unwrap_or(value.width()));
    CtPopOp: |f| f.counts(|value| value.words().iter().map(|word| word.count_ones()).sum());
    IPowIOp: |f| f.computed(|[base, exponent]: [&ApInt; 2]| power(base, exponent));
    AbsFOp: |f| f.computed(|[value]: [&ApFloat; 1]| Some(value.abs()));
    CopySignOp: |f| f.computed(|[value, sign]: [&ApFloat; 2]| Some(value.with_sign(sign.is_negative())));
    CeilOp: |f| f.rounds(f64::ceil);
    FloorOp: |f| f.rounds(f64::floor);
    RoundEvenOp: |f| f.rounds(f64::round_ties_even);
    RoundOp: |f| f.function(function!(round));
    TruncOp: |f| f.function(function!(trunc));
    SqrtOp: |f| f.root_or_logarithm(function!(sqrt));
    LogOp: |f| f.root_or_logarithm(function!(ln));
    Log2Op: |f| f.root_or_logarithm(function!(log2));
    Log10Op: |f| f.root_or_logarithm(function!(log10));
    Log1pOp: |f| f.computed(|[value]: [&ApFloat; 1]| {
        function!(ln_1p).of(*value).filter(|_| value.is_nan() || value.to_f64() >= -1.0)
    });
    AcosOp: |f| f.function(function!(acos));
    AsinOp: |f| f.function(function!(asin));
    AtanOp: |f| f.function(function!(atan));
    CosOp: |f| f.function(function!(cos));
    CoshOp: |f| f.function(function!(cosh));
    ExpOp: |f| f.function(function!(exp));
    Exp2Op: |f| f.function(function!(exp2));
    ExpM1Op: |f| f.function(function!(exp_m1));
    SinOp: |f| f.function(function!(sin));
    SinhOp: |f| f.function(function!(sinh));
    TanOp: |f| f.function(function!(tan));
    TanhOp: |f| f.function(function!(tanh));
    Atan2Op: |f| f.function_of_two(f32::atan2, f64::atan2);
    PowFOp: |f| f.function_of_two(f32::powf, f64::powf);
    IsFiniteOp: |f| f.classified(|value| !value.is_infinite() && !value.is_nan());
    IsInfOp: |f| f.classified(ApFloat::is_infinite);
    IsNaNOp: |f| f.classified(ApFloat::is_nan);
    IsNormalOp: |f| f.classified(is_normal);
}
