//! Printing of expressions, maps and sets as `mlir-opt` prints them.

use super::expr::{AffineExpr, AffineExprKind, AffineOp};
use super::map::AffineMap;
use super::set::{IntegerSet, Relation};
use std::fmt::{self, Display, Formatter};

/// The output of printed expressions, maps and sets.
pub(crate) trait Output {
    /// Writes text.
    fn text(&mut self, text: &str) -> fmt::Result;
    /// Writes a prefix and a number.
    fn number(&mut self, prefix: &str, value: i64) -> fmt::Result;
}

impl Output for Formatter<'_> {
    fn text(&mut self, text: &str) -> fmt::Result {
        self.write_str(text)
    }
    fn number(&mut self, prefix: &str, value: i64) -> fmt::Result {
        write!(self, "{prefix}{value}")
    }
}

/// A part of an expression.
#[derive(Clone, Copy)]
enum Piece<'c> {
    Text(&'static str),
    Number(i64),
    /// The flag: it is an operand of an operator that binds more strongly than `+`.
    Expr(AffineExpr<'c>, bool),
}

impl<'c> Piece<'c> {
    /// The pieces of an operator in the order they are written.
    fn of(op: AffineOp, left: AffineExpr<'c>, right: AffineExpr<'c>) -> [Self; 5] {
        use Piece::{Expr, Number, Text};
        const NOTHING: Piece<'static> = Text("");
        if op != AffineOp::Add {
            if op == AffineOp::Mul && right.as_constant() == Some(-1) {
                return [Text("-"), Expr(left, true), NOTHING, NOTHING, NOTHING];
            }
            return [Expr(left, true), Text(" "), Text(op.symbol()), Text(" "), Expr(right, true)];
        }
        let left = Expr(left, false);
        match (right.as_constant(), right.as_scaled()) {
            (Some(number), _) if number < 0 => {
                [left, Text(" - "), Number(number.wrapping_neg()), NOTHING, NOTHING]
            }
            (_, Some((expr, -1))) => {
                let sum = expr.as_binary(AffineOp::Add).is_some();
                [left, Text(" - "), Expr(expr, sum), NOTHING, NOTHING]
            }
            (_, Some((expr, factor))) if factor < -1 => {
                [left, Text(" - "), Expr(expr, true), Text(" * "), Number(factor.wrapping_neg())]
            }
            _ => [left, Text(" + "), Expr(right, false), NOTHING, NOTHING],
        }
    }
}

/// The maximum depth at which expressions are written by recursion.
const RECURSION: u32 = 64;

/// Writes an expression. The flag: below an operator that binds more strongly than `+`.
fn write_expr(out: &mut impl Output, expr: AffineExpr<'_>, strong: bool, depth: u32) -> fmt::Result {
    let (op, left, right) = match expr.kind() {
        AffineExprKind::Constant(value) => return out.number("", value),
        AffineExprKind::Dim(position) => return out.number("d", position.into()),
        AffineExprKind::Symbol(position) => return out.number("s", position.into()),
        AffineExprKind::Binary(op, left, right) => (op, left, right),
    };
    if depth == 0 {
        return write_deep(out, expr, strong);
    }
    if strong {
        out.text("(")?;
    }
    for piece in Piece::of(op, left, right) {
        match piece {
            Piece::Text(text) => out.text(text)?,
            Piece::Number(value) => out.number("", value)?,
            Piece::Expr(expr, strong) => write_expr(out, expr, strong, depth - 1)?,
        }
    }
    if strong { out.text(")") } else { Ok(()) }
}

/// As [`write_expr`], with a stack of pending pieces in place of recursion.
fn write_deep(out: &mut impl Output, expr: AffineExpr<'_>, strong: bool) -> fmt::Result {
    let mut pieces = vec![Piece::Expr(expr, strong)];
    while let Some(piece) = pieces.pop() {
        match piece {
            Piece::Text(text) => out.text(text)?,
            Piece::Number(value) => out.number("", value)?,
            Piece::Expr(expr, strong) => match expr.kind() {
                AffineExprKind::Binary(op, left, right) => {
                    if strong {
                        out.text("(")?;
                        pieces.push(Piece::Text(")"));
                    }
                    pieces.extend(Piece::of(op, left, right).into_iter().rev());
                }
                AffineExprKind::Constant(_) | AffineExprKind::Dim(_) | AffineExprKind::Symbol(_) => {
                    write_expr(out, expr, strong, 1)?;
                }
            },
        }
    }
    Ok(())
}

/// Writes items with `, ` between.
fn list<W: Output, T>(
    out: &mut W,
    items: impl Iterator<Item = T>,
    mut each: impl FnMut(&mut W, T) -> fmt::Result,
) -> fmt::Result {
    for (index, item) in items.enumerate() {
        if index > 0 {
            out.text(", ")?;
        }
        each(out, item)?;
    }
    Ok(())
}

/// Writes `(d0, d1)[s0]`.
fn inputs(out: &mut impl Output, dims: u32, symbols: u32) -> fmt::Result {
    out.text("(")?;
    list(out, 0..dims, |out, at| out.number("d", at.into()))?;
    out.text(")")?;
    if symbols > 0 {
        out.text("[")?;
        list(out, 0..symbols, |out, at| out.number("s", at.into()))?;
        out.text("]")?;
    }
    Ok(())
}

impl AffineExpr<'_> {
    /// Writes it. Dimensions are numbers after `d`, and symbols after `s`.
    pub(crate) fn write(self, out: &mut impl Output) -> fmt::Result {
        write_expr(out, self, false, RECURSION)
    }
}

impl AffineMap<'_> {
    /// Writes `(d0)[s0] -> (d0 + s0)`, without `affine_map<>` around it.
    pub(super) fn write(self, out: &mut impl Output) -> fmt::Result {
        inputs(out, self.num_dims(), self.num_symbols())?;
        out.text(" -> (")?;
        list(out, self.results(), |out, expr| write_expr(out, expr, false, RECURSION))?;
        out.text(")")
    }
}

impl IntegerSet<'_> {
    /// Writes `(d0)[s0] : (d0 - s0 >= 0)`, without `affine_set<>` around it.
    pub(super) fn write(self, out: &mut impl Output) -> fmt::Result {
        inputs(out, self.num_dims(), self.num_symbols())?;
        out.text(" : (")?;
        list(out, self.constraints(), |out, constraint| {
            write_expr(out, constraint.expr, false, RECURSION)?;
            out.text(match constraint.relation {
                Relation::Equal => " == 0",
                Relation::AtLeast => " >= 0",
            })
        })?;
        out.text(")")
    }
}

impl Display for AffineExpr<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.write(f)
    }
}

impl Display for AffineMap<'_> {
    /// `(d0)[s0] -> (d0 + s0)`, without `affine_map<>` around it.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.write(f)
    }
}

impl Display for IntegerSet<'_> {
    /// `(d0)[s0] : (d0 - s0 >= 0)`, without `affine_set<>` around it.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.write(f)
    }
}
