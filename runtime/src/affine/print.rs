//! Printing of expressions, maps and sets as `mlir-opt` prints them.

use super::expr::{AffineExpr, AffineExprKind, AffineOp};
use super::map::AffineMap;
use super::set::{IntegerSet, Relation};
use std::fmt::{self, Display, Formatter, Write};

/// An item that is still to be printed. A stack of them replaces recursion.
enum Piece<'c> {
    Text(&'static str),
    Number(i64),
    /// The flag: it is an operand of an operator that binds more strongly than `+`.
    Expr(AffineExpr<'c>, bool),
}

impl<'c> Piece<'c> {
    /// The pieces of an operator in the order of printing.
    fn of(op: AffineOp, left: AffineExpr<'c>, right: AffineExpr<'c>) -> Vec<Self> {
        use Piece::{Expr, Number, Text};
        if op != AffineOp::Add {
            if op == AffineOp::Mul && right.as_constant() == Some(-1) {
                return vec![Text("-"), Expr(left, true)];
            }
            return vec![Expr(left, true), Text(" "), Text(op.symbol()), Text(" "), Expr(right, true)];
        }
        let left = Expr(left, false);
        match (right.as_constant(), right.as_scaled()) {
            (Some(number), _) if number < 0 => vec![left, Text(" - "), Number(number.wrapping_neg())],
            (_, Some((expr, -1))) => {
                let sum = expr.as_binary(AffineOp::Add).is_some();
                vec![left, Text(" - "), Expr(expr, sum)]
            }
            (_, Some((expr, factor))) if factor < -1 => {
                vec![left, Text(" - "), Expr(expr, true), Text(" * "), Number(factor.wrapping_neg())]
            }
            _ => vec![left, Text(" + "), Expr(right, false)],
        }
    }
}

impl Display for AffineExpr<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let mut pieces = vec![Piece::Expr(*self, false)];
        while let Some(piece) = pieces.pop() {
            let (expr, strong) = match piece {
                Piece::Text(text) => {
                    f.write_str(text)?;
                    continue;
                }
                Piece::Number(number) => {
                    write!(f, "{number}")?;
                    continue;
                }
                Piece::Expr(expr, strong) => (expr, strong),
            };
            match expr.kind() {
                AffineExprKind::Constant(value) => write!(f, "{value}")?,
                AffineExprKind::Dim(position) => write!(f, "d{position}")?,
                AffineExprKind::Symbol(position) => write!(f, "s{position}")?,
                AffineExprKind::Binary(op, left, right) => {
                    if strong {
                        f.write_char('(')?;
                        pieces.push(Piece::Text(")"));
                    }
                    pieces.extend(Piece::of(op, left, right).into_iter().rev());
                }
            }
        }
        Ok(())
    }
}

/// Prints the separator of the items of a list.
fn list<T>(
    f: &mut Formatter<'_>,
    items: impl Iterator<Item = T>,
    mut each: impl FnMut(&mut Formatter<'_>, T) -> fmt::Result,
) -> fmt::Result {
    for (index, item) in items.enumerate() {
        if index > 0 {
            f.write_str(", ")?;
        }
        each(f, item)?;
    }
    Ok(())
}

/// Prints `(d0, d1)[s0]`.
fn inputs(f: &mut Formatter<'_>, dims: u32, symbols: u32) -> fmt::Result {
    f.write_char('(')?;
    list(f, 0..dims, |f, at| write!(f, "d{at}"))?;
    f.write_char(')')?;
    if symbols > 0 {
        f.write_char('[')?;
        list(f, 0..symbols, |f, at| write!(f, "s{at}"))?;
        f.write_char(']')?;
    }
    Ok(())
}

impl Display for AffineMap<'_> {
    /// `(d0)[s0] -> (d0 + s0)`, without `affine_map<>` around it.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        inputs(f, self.num_dims(), self.num_symbols())?;
        f.write_str(" -> (")?;
        list(f, self.results(), |f, expr| write!(f, "{expr}"))?;
        f.write_char(')')
    }
}

impl Display for IntegerSet<'_> {
    /// `(d0)[s0] : (d0 - s0 >= 0)`, without `affine_set<>` around it.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        inputs(f, self.num_dims(), self.num_symbols())?;
        f.write_str(" : (")?;
        list(f, self.constraints(), |f, constraint| {
            let relation = match constraint.relation {
                Relation::Equal => "==",
                Relation::AtLeast => ">=",
            };
            write!(f, "{} {relation} 0", constraint.expr)
        })?;
        f.write_char(')')
    }
}
