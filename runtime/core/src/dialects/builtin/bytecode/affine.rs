//! The encodings of affine maps, integer sets and strided layouts.
//!
//! A map begins with a number, four times its dimensions plus a kind. The kinds are in [`kind`]; only the general one has symbols
//! and expressions. An expression is written before its parts, as a number of [`OPERATORS`] or a leaf.

use super::read::{Read, Reader, shape as read_shape};
use super::write::shape as write_shape;
use crate::affine::{
    AffineExpr, AffineExprKind, AffineMap, AffineMapAttr, AffineOp, Constraint, IntegerSet, IntegerSetAttr,
    MAX_SIZE, Relation,
};
use crate::bytecode::BytecodeWriter;
use crate::memref::StridedLayoutAttr;
use crate::{Attribute, Diagnostic};

/// The kinds of maps.
mod kind {
    /// All dimensions in order; nothing follows.
    pub(super) const IDENTITY: u64 = 0;
    /// All dimensions in another order: one number for each.
    pub(super) const PERMUTATION: u64 = 1;
    /// Some dimensions, none twice: their count and their numbers.
    pub(super) const PROJECTION: u64 = 2;
    /// The number of symbols, and a list of expressions.
    pub(super) const GENERAL: u64 = 3;
}

/// The leaves of expressions.
mod leaf {
    pub(super) const DIMENSION: u64 = 0;
    pub(super) const SYMBOL: u64 = 1;
    pub(super) const CONSTANT: u64 = 2;
}

/// The operators of expressions, from number 3 on.
const OPERATORS: [AffineOp; 5] =
    [AffineOp::Add, AffineOp::Mul, AffineOp::Mod, AffineOp::FloorDiv, AffineOp::CeilDiv];
const FIRST_OPERATOR: u64 = 3;

// ---- writing ------------------------------------------------------------------------

pub(super) fn write_map<'c>(code: u64, attribute: Attribute<'c>, to: &mut dyn BytecodeWriter<'c>) -> bool {
    let map = attribute.node().cast::<AffineMapAttr<'_>>().map();
    // The results may share parts; an encoding repeats them.
    if map.size() > MAX_SIZE {
        return false;
    }
    to.varint(code);
    let head = |kind: u64| u64::from(map.num_dims()) << 2 | kind;
    if map.is_identity() && map.num_symbols() == 0 {
        to.varint(head(kind::IDENTITY));
        return true;
    }
    match map.projection() {
        Some(positions) if positions.len() == map.num_dims() as usize => {
            to.varint(head(kind::PERMUTATION));
            positions.iter().for_each(|at| to.varint((*at).into()));
        }
        Some(positions) => {
            to.varint(head(kind::PROJECTION));
            to.varint(positions.len() as u64);
            positions.iter().for_each(|at| to.varint((*at).into()));
        }
        None => {
            to.varint(head(kind::GENERAL));
            to.varint(map.num_symbols().into());
            to.varint(map.num_results() as u64);
            map.results().for_each(|expr| write_expr(expr, to));
        }
    }
    true
}

pub(super) fn write_set<'c>(code: u64, attribute: Attribute<'c>, to: &mut dyn BytecodeWriter<'c>) -> bool {
    let set = attribute.node().cast::<IntegerSetAttr<'_>>().set();
    let size = set.constraints().fold(0, |size: usize, of| size.saturating_add(of.expr.size()));
    if size > MAX_SIZE {
        return false;
    }
    to.varint(code);
    to.varint(set.num_dims().into());
    to.varint(set.num_symbols().into());
    to.varint(set.constraints().len() as u64);
    set.constraints().for_each(|constraint| write_expr(constraint.expr, to));
    set.constraints().for_each(|constraint| to.byte((constraint.relation == Relation::Equal).into()));
    true
}

pub(super) fn write_strided<'c>(
    code: u64,
    attribute: Attribute<'c>,
    to: &mut dyn BytecodeWriter<'c>,
) -> bool {
    let layout = attribute.node().cast::<StridedLayoutAttr<'_>>();
    to.varint(code);
    to.signed(layout.offset());
    write_shape(layout.strides(), to);
    true
}

fn write_expr<'c>(expr: AffineExpr<'c>, to: &mut dyn BytecodeWriter<'c>) {
    let mut rest = vec![expr];
    while let Some(expr) = rest.pop() {
        match expr.kind() {
            AffineExprKind::Dim(at) => {
                to.varint(leaf::DIMENSION);
                to.varint(at.into());
            }
            AffineExprKind::Symbol(at) => {
                to.varint(leaf::SYMBOL);
                to.varint(at.into());
            }
            AffineExprKind::Constant(value) => {
                to.varint(leaf::CONSTANT);
                to.signed(value);
            }
            AffineExprKind::Binary(op, left, right) => {
                let index = OPERATORS.iter().position(|other| *other == op).unwrap_or_default();
                to.varint(FIRST_OPERATOR + index as u64);
                rest.extend([right, left]);
            }
        }
    }
}

// ---- reading ------------------------------------------------------------------------

/// The dimensions and symbols that an expression may use.
#[derive(Clone, Copy)]
struct Inputs {
    dims: u32,
    symbols: u32,
}

impl Inputs {
    /// Checks the numbers of dimensions and symbols, which take no bytes of their own.
    fn new(from: &mut Reader<'_, '_, '_>, dims: u64, symbols: u64) -> Read<Self> {
        from.count_implied(dims.saturating_add(symbols), "dimensions and symbols")?;
        match (u32::try_from(dims), u32::try_from(symbols)) {
            (Ok(dims), Ok(symbols)) => Ok(Self { dims, symbols }),
            _ => Err(from.error(format!("{dims} dimensions and {symbols} symbols are too many"))),
        }
    }

    fn dim(self, from: &mut Reader<'_, '_, '_>) -> Read<u32> {
        position(from, self.dims, "dimension")
    }

    fn symbol(self, from: &mut Reader<'_, '_, '_>) -> Read<u32> {
        position(from, self.symbols, "symbol")
    }
}

/// Reads the number of a dimension or symbol.
fn position(from: &mut Reader<'_, '_, '_>, bound: u32, what: &str) -> Read<u32> {
    let start = from.offset();
    let value = from.varint()?;
    match u32::try_from(value) {
        Ok(at) if at < bound => Ok(at),
        _ => Err(Diagnostic::error(format!("invalid {what} {value}: there are {bound}")).at(start..start)),
    }
}

pub(super) fn read_map<'c>(from: &mut Reader<'_, '_, 'c>) -> Read<Attribute<'c>> {
    let context = from.context();
    let head = from.varint()?;
    let dims = head >> 2;
    let map = match head & 3 {
        kind::IDENTITY => AffineMap::identity(context, Inputs::new(from, dims, 0)?.dims),
        kind::PERMUTATION => {
            let count = from.checked_count(dims)?;
            distinct(from, dims, count)?
        }
        kind::PROJECTION => {
            let count = from.count()?;
            distinct(from, dims, count)?
        }
        _ => {
            let symbols = from.varint()?;
            let inputs = Inputs::new(from, dims, symbols)?;
            let results = from.list(|from| expr(from, inputs))?;
            AffineMap::get(context, inputs.dims, inputs.symbols, &results)
        }
    };
    Ok(AffineMapAttr::get(context, map).into())
}

/// Reads a map whose results are different dimensions.
fn distinct<'c>(from: &mut Reader<'_, '_, 'c>, dims: u64, count: usize) -> Read<AffineMap<'c>> {
    let inputs = Inputs::new(from, dims, 0)?;
    let context = from.context();
    let mut used = vec![false; inputs.dims as usize];
    let mut results = Vec::with_capacity(count);
    for _ in 0..count {
        let start = from.offset();
        let at = inputs.dim(from)?;
        if std::mem::replace(&mut used[at as usize], true) {
            return Err(Diagnostic::error(format!("the dimension {at} occurs twice in a permutation"))
                .at(start..start));
        }
        results.push(AffineExpr::dim(context, at));
    }
    Ok(AffineMap::get(context, inputs.dims, 0, &results))
}

pub(super) fn read_set<'c>(from: &mut Reader<'_, '_, 'c>) -> Read<Attribute<'c>> {
    let context = from.context();
    let (dims, symbols) = (from.varint()?, from.varint()?);
    let inputs = Inputs::new(from, dims, symbols)?;
    let exprs = from.list(|from| expr(from, inputs))?;
    if exprs.is_empty() {
        return Err(from.error("an integer set without constraints"));
    }
    let mut constraints = Vec::with_capacity(exprs.len());
    for expr in exprs {
        constraints.push(if from.flag()? { Constraint::equal(expr) } else { Constraint::at_least(expr) });
    }
    let set = IntegerSet::get(context, inputs.dims, inputs.symbols, &constraints);
    Ok(IntegerSetAttr::get(context, set).into())
}

pub(super) fn read_strided<'c>(from: &mut Reader<'_, '_, 'c>) -> Read<Attribute<'c>> {
    let offset = from.signed()?;
    let strides = read_shape(from)?;
    Ok(StridedLayoutAttr::get(from.context(), &strides, offset).into())
}

/// Reads an expression, without recursion. It must be one that text can say.
fn expr<'c>(from: &mut Reader<'_, '_, 'c>, inputs: Inputs) -> Read<AffineExpr<'c>> {
    let context = from.context();
    let start = from.offset();
    let error = |message: String| Diagnostic::error(message).at(start..start);
    // The operators whose parts are not complete, each with its left side if that is.
    let mut open: Vec<(AffineOp, Option<AffineExpr<'c>>)> = Vec::new();
    let read = 'read: loop {
        let at = from.offset();
        let mut value = match from.varint()? {
            leaf::DIMENSION => AffineExpr::dim(context, inputs.dim(from)?),
            leaf::SYMBOL => AffineExpr::symbol(context, inputs.symbol(from)?),
            leaf::CONSTANT => AffineExpr::constant(context, from.signed()?),
            code => {
                let index = usize::try_from(code - FIRST_OPERATOR).ok();
                let Some(op) = index.and_then(|index| OPERATORS.get(index)) else {
                    let message = format!("unknown code of an affine expression: {code}");
                    return Err(Diagnostic::error(message).at(at..at));
                };
                open.push((*op, None));
                continue;
            }
        };
        loop {
            match open.pop() {
                None => break 'read value,
                Some((op, None)) => {
                    open.push((op, Some(value)));
                    break;
                }
                Some((op, Some(left))) => {
                    let linear = value.is_symbolic_or_constant()
                        || op == AffineOp::Add
                        || op == AffineOp::Mul && left.is_symbolic_or_constant();
                    if !linear {
                        let symbol = op.symbol();
                        return Err(error(format!("non-affine expression: `{symbol}` of two dimensions")));
                    }
                    value = AffineExpr::binary(op, left, value);
                    if value.size() > MAX_SIZE {
                        return Err(error(format!("an affine expression has at most {MAX_SIZE} parts")));
                    }
                }
            }
        }
    };
    let limit = from.limits().nesting;
    if parentheses(read) > limit {
        let message = format!("an affine expression nested deeper than the limit of {limit} levels");
        return Err(error(message));
    }
    Ok(read)
}

/// At least the depth of parentheses in the text of an expression.
fn parentheses(expr: AffineExpr<'_>) -> u32 {
    expr.fold(
        |_| 0,
        |op, expr, left: u32, right: u32| {
            let AffineExprKind::Binary(_, l, r) = expr.kind() else { return 0 };
            let is_sum = |side: AffineExpr<'_>| side.as_binary(AffineOp::Add).is_some();
            let is_binary = |side: AffineExpr<'_>| matches!(side.kind(), AffineExprKind::Binary(..));
            let left_parens = op != AffineOp::Add && is_sum(l);
            (left + u32::from(left_parens)).max(right + u32::from(is_binary(r)))
        },
    )
}
