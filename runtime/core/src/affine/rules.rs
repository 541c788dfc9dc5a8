//! The rules that bring an expression into MLIR's canonical form while it is built.
//! They are local and applied in MLIR's order, so that texts agree. The module `linear`
//! simplifies whole expressions.

use super::expr::{AffineExpr, AffineExprKind, AffineOp};

/// The maximum depth to which the rules follow a sum or a product whose parts must be rewritten. The rest of a longer
/// chain is not simplified.
pub const RULE_DEPTH: u32 = 256;

/// The canonical expression of an operator; `fuel` is the rest of [`RULE_DEPTH`].
pub(super) fn binary<'c>(
    op: AffineOp,
    left: AffineExpr<'c>,
    right: AffineExpr<'c>,
    fuel: u32,
) -> AffineExpr<'c> {
    let rewritten = fuel.checked_sub(1).and_then(|fuel| match op {
        AffineOp::Add => add(left, right, fuel),
        AffineOp::Mul => mul(left, right, fuel),
        AffineOp::Mod => modulo(left, right, fuel),
        AffineOp::FloorDiv => floor_div(left, right, fuel),
        AffineOp::CeilDiv => ceil_div(left, right),
    });
    rewritten.unwrap_or_else(|| AffineExpr::raw(op, left, right))
}

fn constant<'c>(like: AffineExpr<'c>, value: i64) -> AffineExpr<'c> {
    AffineExpr::constant(like.context(), value)
}

/// `Some(folded)` for two numbers, where folding may fail.
fn fold<'c>(op: AffineOp, left: AffineExpr<'c>, right: AffineExpr<'c>) -> Option<Option<AffineExpr<'c>>> {
    let (l, r) = (left.as_constant()?, right.as_constant()?);
    Some(op.apply(l, r).map(|value| constant(left, value)))
}

/// Whether the two sides of a commutative operator are out of order: `d1, d0`, `s1, s0`, a symbolic side before one
/// with dimensions, a number first.
fn out_of_order(left: AffineExpr<'_>, right: AffineExpr<'_>) -> bool {
    match (left.kind(), right.kind()) {
        (AffineExprKind::Dim(l), AffineExprKind::Dim(r))
        | (AffineExprKind::Symbol(l), AffineExprKind::Symbol(r)) => l > r,
        (AffineExprKind::Constant(_), _) => true,
        (AffineExprKind::Dim(_) | AffineExprKind::Symbol(_) | AffineExprKind::Binary(..), _) => {
            left.is_symbolic_or_constant() && !right.is_symbolic_or_constant()
        }
    }
}

fn add<'c>(left: AffineExpr<'c>, right: AffineExpr<'c>, fuel: u32) -> Option<AffineExpr<'c>> {
    let plus = |l, r| binary(AffineOp::Add, l, r, fuel);
    if let Some(folded) = fold(AffineOp::Add, left, right) {
        return folded;
    }
    if out_of_order(left, right) {
        return Some(plus(right, left));
    }
    let number = right.as_constant();
    if number == Some(0) {
        return Some(left);
    }
    let inner = left.as_binary(AffineOp::Add).and_then(|(l, r)| Some((l, r.as_constant()?)));
    if let (Some((rest, a)), Some(b)) = (inner, number) {
        return Some(plus(rest, constant(left, a.wrapping_add(b))));
    }
    // c * x + d * x, where a factor of 1 may be implicit.
    let (l, r) = (left.as_scaled().unwrap_or((left, 1)), right.as_scaled().unwrap_or((right, 1)));
    if l.0 == r.0 {
        return Some(binary(AffineOp::Mul, l.0, constant(left, l.1.wrapping_add(r.1)), fuel));
    }
    if let Some((rest, a)) = inner {
        return Some(plus(plus(rest, right), constant(left, a)));
    }
    remainder(left, right, fuel)
}

/// `x - x floordiv q * q` is `x mod q`.
fn remainder<'c>(left: AffineExpr<'c>, right: AffineExpr<'c>, fuel: u32) -> Option<AffineExpr<'c>> {
    let (product, factor) = right.as_binary(AffineOp::Mul)?;
    if factor.as_constant() == Some(-1)
        && let Some((quotient, q)) = product.as_binary(AffineOp::Mul)
    {
        let (x, by) = quotient.as_binary(AffineOp::FloorDiv)?;
        return (by == q && x == left).then(|| binary(AffineOp::Mod, left, q, fuel));
    }
    let (x, by) = product.as_binary(AffineOp::FloorDiv)?;
    // A modulus is positive.
    if x == left && by == -factor && by.as_constant().is_some_and(|q| q > 0) {
        return Some(binary(AffineOp::Mod, left, by, fuel));
    }
    // The quotient may cancel the last part of a sum.
    let (rest, last) = left.as_binary(AffineOp::Add)?;
    Some(binary(AffineOp::Add, rest, add(last, right, fuel.checked_sub(1)?)?, fuel))
}

fn mul<'c>(left: AffineExpr<'c>, right: AffineExpr<'c>, fuel: u32) -> Option<AffineExpr<'c>> {
    let times = |l, r| binary(AffineOp::Mul, l, r, fuel);
    if let Some(folded) = fold(AffineOp::Mul, left, right) {
        return folded;
    }
    if !left.is_symbolic_or_constant() && !right.is_symbolic_or_constant() {
        return None;
    }
    if out_of_order(left, right) {
        return Some(times(right, left));
    }
    let number = right.as_constant();
    match number {
        Some(1) => return Some(left),
        Some(0) => return Some(right),
        _ => {}
    }
    let (inner, a) = left.as_scaled()?;
    Some(match number {
        Some(b) => times(inner, constant(left, a.wrapping_mul(b))),
        None => times(times(inner, right), constant(left, a)),
    })
}

fn floor_div<'c>(left: AffineExpr<'c>, right: AffineExpr<'c>, fuel: u32) -> Option<AffineExpr<'c>> {
    let by = right.as_constant()?;
    if let Some(exact) = exact_division(AffineOp::FloorDiv, left, by) {
        return exact;
    }
    let (l, r) = left.as_binary(AffineOp::Add)?;
    (l.is_multiple_of(by) || r.is_multiple_of(by)).then(|| {
        let part = |expr| binary(AffineOp::FloorDiv, expr, right, fuel);
        binary(AffineOp::Add, part(l), part(r), fuel)
    })
}

fn ceil_div<'c>(left: AffineExpr<'c>, right: AffineExpr<'c>) -> Option<AffineExpr<'c>> {
    exact_division(AffineOp::CeilDiv, left, right.as_constant()?).flatten()
}

/// The exact divisions. `Some(None)`: no other rule applies either.
fn exact_division<'c>(op: AffineOp, left: AffineExpr<'c>, by: i64) -> Option<Option<AffineExpr<'c>>> {
    if by == 0 {
        return Some(None);
    }
    if let Some(value) = left.as_constant() {
        return Some(op.apply(value, by).map(|value| constant(left, value)));
    }
    if by == 1 {
        return Some(Some(left));
    }
    let (expr, factor) = left.as_scaled()?;
    (factor.checked_rem(by)? == 0).then(|| Some(expr * (factor / by)))
}

fn modulo<'c>(left: AffineExpr<'c>, right: AffineExpr<'c>, fuel: u32) -> Option<AffineExpr<'c>> {
    let by = right.as_constant().filter(|by| *by >= 1)?;
    if let Some(value) = left.as_constant() {
        return Some(constant(left, value.rem_euclid(by)));
    }
    if left.is_multiple_of(by) {
        return Some(constant(left, 0));
    }
    let rest = |expr| Some(binary(AffineOp::Mod, expr, right, fuel));
    if let Some((l, r)) = left.as_binary(AffineOp::Add) {
        if l.is_multiple_of(by) {
            return rest(r);
        }
        if r.is_multiple_of(by) {
            return rest(l);
        }
    }
    let (inner, wider) = left.as_binary(AffineOp::Mod)?;
    // `x mod 8 mod 4`, but not `x mod s0 mod 4`.
    (wider.as_constant()? >= 1 && wider.is_multiple_of(by)).then(|| rest(inner)).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Context;

    #[test]
    fn wrapping_sums_read_as_in_mlir() {
        let ctx = Context::new();
        let d0 = AffineExpr::dim(&ctx, 0);
        assert_eq!((d0 + i64::MAX + 1).to_string(), "d0 - -9223372036854775808");
        let max = AffineExpr::constant(&ctx, i64::MAX);
        assert_eq!((max + 1).to_string(), "9223372036854775807 + 1");
    }

    #[test]
    fn symbolic_remainders_are_found() {
        let ctx = Context::new();
        let (d0, s0) = (AffineExpr::dim(&ctx, 0), AffineExpr::symbol(&ctx, 0));
        assert_eq!(d0 - d0.floor_div(s0) * s0, d0.modulo(s0));
        assert_eq!(d0 - d0.floor_div(-4) * -4, d0 + d0.floor_div(-4) * 4);
    }
}
