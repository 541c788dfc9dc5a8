//! [`AffineExpr`]: the interned expression, its parts and its traversal.

use super::rules;
use crate::context::Context;
use crate::def::{Def, DefKind};
use crate::key::Key;
use crate::node::Node;
use crate::param::Param;
use rustc_hash::{FxHashMap, FxHashSet};
use std::ops::{Add, Mul, Neg, Sub};

/// An affine expression over numbered dimensions and symbols.
///
/// `+`, `-`, `*` and the methods [`modulo`](Self::modulo),
/// [`floor_div`](Self::floor_div) and [`ceil_div`](Self::ceil_div) build larger
/// ones and apply MLIR's rules: constants fold and move right, symbols move right of
/// dimensions, equal terms are added up. Two expressions of one context are
/// equal if they have the same structure, not if they always have the same value.
///
/// ```
/// use isogloss::{Context, affine::AffineExpr};
/// let ctx = Context::new();
/// let (d0, d1) = (AffineExpr::dim(&ctx, 0), AffineExpr::dim(&ctx, 1));
/// assert_eq!(d1 + 2 + d0 - 2, d0 + d1);
/// assert_eq!((d0 * 4 + d1).floor_div(2).to_string(), "d0 * 2 + d1 floordiv 2");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct AffineExpr<'c>(Node<'c>);

/// An operator of an affine expression.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AffineOp {
    /// `+`; a difference is a sum with a product by a negative constant.
    Add,
    /// `*`; in an affine expression one side is constant or symbolic.
    Mul,
    /// `mod`: never negative, defined for a right side of at least one.
    Mod,
    /// `floordiv`: rounds towards negative infinity.
    FloorDiv,
    /// `ceildiv`: rounds towards positive infinity.
    CeilDiv,
}

impl AffineOp {
    /// The text of the operator.
    #[must_use]
    pub const fn symbol(self) -> &'static str {
        match self {
            Self::Add => "+",
            Self::Mul => "*",
            Self::Mod => "mod",
            Self::FloorDiv => "floordiv",
            Self::CeilDiv => "ceildiv",
        }
    }

    /// The value of the operator. `None` for a division by zero, a modulus below one, or
    /// a result outside of 64 bits.
    #[must_use]
    pub const fn apply(self, left: i64, right: i64) -> Option<i64> {
        match self {
            Self::Add => left.checked_add(right),
            Self::Mul => left.checked_mul(right),
            Self::Mod if right < 1 => None,
            Self::Mod => Some(left.rem_euclid(right)),
            Self::FloorDiv | Self::CeilDiv => {
                let (Some(quotient), Some(rest)) = (left.checked_div(right), left.checked_rem(right)) else {
                    return None;
                };
                let negative = (rest < 0) != (right < 0);
                Some(match self {
                    Self::FloorDiv if rest != 0 && negative => quotient - 1,
                    Self::CeilDiv if rest != 0 && !negative => quotient + 1,
                    Self::Add | Self::Mul | Self::Mod | Self::FloorDiv | Self::CeilDiv => quotient,
                })
            }
        }
    }

    const fn def(self) -> &'static Def {
        match self {
            Self::Add => &ADD,
            Self::Mul => &MUL,
            Self::Mod => &MOD,
            Self::FloorDiv => &FLOOR_DIV,
            Self::CeilDiv => &CEIL_DIV,
        }
    }
}

/// The kind of an expression, for matching.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum AffineExprKind<'c> {
    /// A number.
    Constant(i64),
    /// The dimension at a position, `d0`.
    Dim(u32),
    /// The symbol at a position, `s0`.
    Symbol(u32),
    /// An operator with its two sides.
    Binary(AffineOp, AffineExpr<'c>, AffineExpr<'c>),
}

static CONSTANT: Def = Def::new(DefKind::Affine, "", "affine.constant", "AffineExpr");
static DIM: Def = Def::new(DefKind::Affine, "", "affine.dim", "AffineExpr");
static SYMBOL: Def = Def::new(DefKind::Affine, "", "affine.symbol", "AffineExpr");
static ADD: Def = Def::new(DefKind::Affine, "", "affine.add", "AffineExpr");
static MUL: Def = Def::new(DefKind::Affine, "", "affine.mul", "AffineExpr");
static MOD: Def = Def::new(DefKind::Affine, "", "affine.mod", "AffineExpr");
static FLOOR_DIV: Def = Def::new(DefKind::Affine, "", "affine.floordiv", "AffineExpr");
static CEIL_DIV: Def = Def::new(DefKind::Affine, "", "affine.ceildiv", "AffineExpr");

/// Facts about a binary expression, computed once when it is made. Its node stores them, unless both sides are leaves,
/// so that no level above recomputes them.
#[derive(Clone, Copy)]
struct Facts {
    /// One more than the greatest position of a dimension and of a symbol.
    dims: u32,
    symbols: u32,
    /// Leaves and operators of the tree, a shared part counted each time.
    size: u32,
    pure_affine: bool,
    divisor: u64,
}

impl Facts {
    const LEAF: Self = Self { dims: 0, symbols: 0, size: 1, pure_affine: true, divisor: 1 };

    fn encode(self) -> [Param<'static>; 3] {
        [
            Param::UInt(u64::from(self.dims) << 32 | u64::from(self.symbols)),
            Param::UInt(u64::from(self.size) << 1 | u64::from(self.pure_affine)),
            Param::UInt(self.divisor),
        ]
    }

    fn decode(params: &[Param<'_>]) -> Self {
        match *params {
            [_, _, Param::UInt(places), Param::UInt(size), Param::UInt(divisor)] => Self {
                dims: (places >> 32) as u32,
                symbols: places as u32,
                size: (size >> 1) as u32,
                pure_affine: size & 1 == 1,
                divisor,
            },
            _ => Self::LEAF,
        }
    }

    fn of(Binary { op, left, right }: Binary<'_>) -> Self {
        let (l, r) = (left.facts(), right.facts());
        let constant = right.as_constant();
        let divisor = match op {
            AffineOp::Add | AffineOp::Mod => gcd(l.divisor, r.divisor),
            AffineOp::Mul => l.divisor.wrapping_mul(r.divisor),
            AffineOp::FloorDiv | AffineOp::CeilDiv => match constant.map(i64::unsigned_abs) {
                Some(by) if by != 0 && l.divisor.is_multiple_of(by) => l.divisor / by,
                _ => 1,
            },
        };
        let pure = match op {
            AffineOp::Add => true,
            AffineOp::Mul => constant.is_some() || left.as_constant().is_some(),
            AffineOp::Mod | AffineOp::FloorDiv | AffineOp::CeilDiv => constant.is_some(),
        };
        Self {
            dims: l.dims.max(r.dims),
            symbols: l.symbols.max(r.symbols),
            size: l.size.saturating_add(r.size).saturating_add(1).min(u32::MAX >> 1),
            pure_affine: pure && l.pure_affine && r.pure_affine,
            divisor,
        }
    }
}

/// The key of a binary expression: its facts follow from the sides, and only a new node needs them.
#[derive(Clone, Copy)]
struct Binary<'c> {
    op: AffineOp,
    left: AffineExpr<'c>,
    right: AffineExpr<'c>,
}

impl Key for Binary<'_> {
    fn hash(&self, def: &'static Def) -> u64 {
        Key::hash(&(self.left.0, self.right.0), def)
    }
    fn is(&self, params: &[Param<'_>]) -> bool {
        matches!(*params, [Param::Node(left), Param::Node(right), ..] if left == self.left.0 && right == self.right.0)
    }
    fn with_params<R>(&self, then: impl FnOnce(&[Param<'_>]) -> R) -> R {
        let (left, right) = (Param::Node(self.left.0), Param::Node(self.right.0));
        if self.left.is_leaf() && self.right.is_leaf() {
            return then(&[left, right]);
        }
        let [places, size, divisor] = Facts::of(*self).encode();
        then(&[left, right, places, size, divisor])
    }
}

/// The greatest common divisor; for 0 and a number, that number.
pub(super) fn gcd(mut a: u64, mut b: u64) -> u64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

impl<'c> AffineExpr<'c> {
    /// A constant.
    #[must_use]
    pub fn constant(context: &'c Context, value: i64) -> Self {
        Self(context.intern_key(&CONSTANT, (value,)))
    }

    /// The dimension at that position, `d0` for 0.
    #[must_use]
    pub fn dim(context: &'c Context, position: u32) -> Self {
        Self(context.intern_key(&DIM, (u64::from(position),)))
    }

    /// The symbol at that position, `s0` for 0.
    #[must_use]
    pub fn symbol(context: &'c Context, position: u32) -> Self {
        Self(context.intern_key(&SYMBOL, (u64::from(position),)))
    }

    /// The expression of that operator, after MLIR's rules have been applied.
    ///
    /// It need not be affine: `d0 * d1` is built, and
    /// [`is_semi_affine`](Self::is_semi_affine) is then false.
    ///
    /// # Panics
    /// When the two sides belong to different contexts.
    #[must_use]
    #[track_caller]
    pub fn binary(op: AffineOp, left: Self, right: Self) -> Self {
        assert!(
            std::ptr::eq(left.context(), right.context()),
            "`{left}` and `{right}` belong to different contexts; create both in one `Context`"
        );
        rules::binary(op, left, right, RULES)
    }

    /// The node of that operator, without applying a rule.
    pub(super) fn raw(op: AffineOp, left: Self, right: Self) -> Self {
        Self(left.context().intern_key(op.def(), Binary { op, left, right }))
    }

    /// The remainder, never negative (`mod`).
    #[must_use]
    #[track_caller]
    pub fn modulo(self, by: impl AffineOperand<'c>) -> Self {
        Self::binary(AffineOp::Mod, self, by.expr(self.context()))
    }

    /// The quotient rounded towards negative infinity (`floordiv`).
    #[must_use]
    #[track_caller]
    pub fn floor_div(self, by: impl AffineOperand<'c>) -> Self {
        Self::binary(AffineOp::FloorDiv, self, by.expr(self.context()))
    }

    /// The quotient rounded towards positive infinity (`ceildiv`).
    #[must_use]
    #[track_caller]
    pub fn ceil_div(self, by: impl AffineOperand<'c>) -> Self {
        Self::binary(AffineOp::CeilDiv, self, by.expr(self.context()))
    }

    /// The expression in this node, if it is one.
    #[must_use]
    pub fn from_node(node: Node<'c>) -> Option<Self> {
        Self::kind_of(node).map(|_| Self(node))
    }

    /// The expression that a map or a set holds.
    #[inline]
    pub(super) fn held(part: Param<'c>) -> Self {
        match part {
            Param::Node(node) => Self(node),
            _ => unreachable!("maps and sets hold expressions"),
        }
    }

    /// The interned node itself.
    #[must_use]
    pub const fn node(self) -> Node<'c> {
        self.0
    }

    /// The context that owns it.
    #[must_use]
    pub fn context(self) -> &'c Context {
        self.0.context()
    }

    fn kind_of(node: Node<'c>) -> Option<AffineExprKind<'c>> {
        let def = node.def();
        Some(match *node.params() {
            [Param::Int(value)] if node.is(&CONSTANT) => AffineExprKind::Constant(value),
            [Param::UInt(at)] if node.is(&DIM) => AffineExprKind::Dim(at as u32),
            [Param::UInt(at)] if node.is(&SYMBOL) => AffineExprKind::Symbol(at as u32),
            [Param::Node(left), Param::Node(right), ..] => {
                use AffineOp::{Add, CeilDiv, FloorDiv, Mod, Mul};
                let op =
                    [Add, Mul, Mod, FloorDiv, CeilDiv].into_iter().find(|op| std::ptr::eq(op.def(), def))?;
                AffineExprKind::Binary(op, Self(left), Self(right))
            }
            _ => return None,
        })
    }

    /// Its kind, with its parts.
    ///
    /// # Panics
    /// Never: only nodes that have a kind become expressions.
    #[must_use]
    pub fn kind(self) -> AffineExprKind<'c> {
        match Self::kind_of(self.0) {
            Some(kind) => kind,
            None => unreachable!("`{}` was made into an expression", self.0.def().name),
        }
    }

    /// The value, if it is a constant.
    #[must_use]
    pub fn as_constant(self) -> Option<i64> {
        match *self.0.params() {
            [Param::Int(value)] => Some(value),
            _ => None,
        }
    }

    /// The position, if it is a dimension.
    #[must_use]
    pub fn as_dim(self) -> Option<u32> {
        match *self.0.params() {
            [Param::UInt(position)] if self.0.is(&DIM) => Some(position as u32),
            _ => None,
        }
    }

    /// The position, if it is a symbol.
    #[must_use]
    pub fn as_symbol(self) -> Option<u32> {
        match *self.0.params() {
            [Param::UInt(position)] if self.0.is(&SYMBOL) => Some(position as u32),
            _ => None,
        }
    }

    /// The two sides, if it is that operator.
    #[must_use]
    pub fn as_binary(self, op: AffineOp) -> Option<(Self, Self)> {
        match *self.0.params() {
            [Param::Node(left), Param::Node(right), ..] if self.0.is(op.def()) => {
                Some((Self(left), Self(right)))
            }
            _ => None,
        }
    }

    /// The expression `x` and the number `c` of `x * c`.
    pub(super) fn as_scaled(self) -> Option<(Self, i64)> {
        let (expr, factor) = self.as_binary(AffineOp::Mul)?;
        Some((expr, factor.as_constant()?))
    }

    fn is_leaf(self) -> bool {
        self.0.params().len() == 1
    }

    fn facts(self) -> Facts {
        match *self.0.params() {
            [_, _] => match self.kind() {
                AffineExprKind::Binary(op, left, right) => Facts::of(Binary { op, left, right }),
                AffineExprKind::Constant(_) | AffineExprKind::Dim(_) | AffineExprKind::Symbol(_) => {
                    Facts::LEAF
                }
            },
            [Param::Int(value)] => Facts { divisor: value.unsigned_abs(), ..Facts::LEAF },
            [Param::UInt(at)] => {
                let needed = (at as u32).saturating_add(1);
                if self.0.is(&DIM) {
                    Facts { dims: needed, ..Facts::LEAF }
                } else {
                    Facts { symbols: needed, ..Facts::LEAF }
                }
            }
            ref params => Facts::decode(params),
        }
    }

    /// The number of dimensions that a map of it needs: one more than the greatest position, 0 without dimensions.
    #[must_use]
    pub fn dims_needed(self) -> u32 {
        self.facts().dims
    }

    /// The number of symbols that a map of it needs.
    #[must_use]
    pub fn symbols_needed(self) -> u32 {
        self.facts().symbols
    }

    /// The numbers of dimensions and symbols that a map of it needs.
    pub(super) fn inputs_needed(self) -> (u32, u32) {
        let Facts { dims, symbols, .. } = self.facts();
        (dims, symbols)
    }

    /// The number of its leaves and operators, a part that occurs twice counted
    /// twice; saturates at 2³¹-1.
    #[must_use]
    pub fn size(self) -> usize {
        self.facts().size as usize
    }

    /// Whether it contains no dimension.
    #[must_use]
    pub fn is_symbolic_or_constant(self) -> bool {
        self.facts().dims == 0
    }

    /// Whether products and divisions are by constants only.
    #[must_use]
    pub fn is_pure_affine(self) -> bool {
        self.facts().pure_affine
    }

    /// Whether products and divisions are by expressions without dimensions, as the textual form requires.
    #[must_use]
    pub fn is_semi_affine(self) -> bool {
        self.is_pure_affine()
            || self.fold(
                |_| true,
                |op, expr, left, right| {
                    let AffineExprKind::Binary(_, l, r) = expr.kind() else { return false };
                    let linear = match op {
                        AffineOp::Add => true,
                        AffineOp::Mul => l.is_symbolic_or_constant() || r.is_symbolic_or_constant(),
                        AffineOp::Mod | AffineOp::FloorDiv | AffineOp::CeilDiv => r.is_symbolic_or_constant(),
                    };
                    linear && left && right
                },
            )
    }

    /// A number that divides every value of the expression; 0 for the constant 0.
    ///
    /// ```
    /// use isogloss::{Context, affine::AffineExpr};
    /// let ctx = Context::new();
    /// let (d0, d1) = (AffineExpr::dim(&ctx, 0), AffineExpr::dim(&ctx, 1));
    /// assert_eq!((d0 * 12 + d1 * 8).largest_known_divisor(), 4);
    /// ```
    #[must_use]
    pub fn largest_known_divisor(self) -> u64 {
        self.facts().divisor
    }

    /// Whether every value is known to be a multiple of that number.
    #[must_use]
    pub fn is_multiple_of(self, factor: i64) -> bool {
        match factor.unsigned_abs() {
            0 => self.as_constant() == Some(0),
            factor => self.largest_known_divisor().is_multiple_of(factor),
        }
    }

    /// Whether it contains the dimension of that position.
    #[must_use]
    pub fn uses_dim(self, position: u32) -> bool {
        self.dims_needed() > position
            && self.fold(|leaf| leaf == AffineExprKind::Dim(position), |_, _, left, right| left || right)
    }

    /// Whether it contains the symbol of that position.
    #[must_use]
    pub fn uses_symbol(self, position: u32) -> bool {
        self.symbols_needed() > position
            && self.fold(|leaf| leaf == AffineExprKind::Symbol(position), |_, _, left, right| left || right)
    }

    /// Computes a value from the leaves up, without recursion: `leaf` for each leaf,
    /// `binary` for each operator, with the values of its sides. A part that occurs
    /// several times is visited once or more often.
    pub fn fold<T: Clone>(
        self,
        mut leaf: impl FnMut(AffineExprKind<'c>) -> T,
        mut binary: impl FnMut(AffineOp, Self, T, T) -> T,
    ) -> T {
        /// Walking smaller trees is faster than memoizing them.
        const SHARED: usize = 64;
        // A value may be as large as its part, so only values with further uses are copied.
        let mut repeated = if self.size() > SHARED { self.repeated_parts() } else { FxHashMap::default() };
        let mut shared: Vec<T> = Vec::new();
        let mut work = vec![(self, false)];
        let mut values: Vec<T> = Vec::new();
        while let Some((expr, ready)) = work.pop() {
            let AffineExprKind::Binary(op, left, right) = expr.kind() else {
                values.push(leaf(expr.kind()));
                continue;
            };
            if ready {
                if let (Some(r), Some(l)) = (values.pop(), values.pop()) {
                    let value = binary(op, expr, l, r);
                    if let Some(index) = repeated.get_mut(&expr.0.address()) {
                        *index = Some(shared.len());
                        shared.push(value.clone());
                    }
                    values.push(value);
                }
            } else if let Some(Some(index)) = repeated.get(&expr.0.address()) {
                values.push(shared[*index].clone());
            } else {
                work.extend([(expr, true), (right, false), (left, false)]);
            }
        }
        match values.pop() {
            Some(value) => value,
            None => unreachable!("the root leaves a value"),
        }
    }

    /// The operators that are in the expression more than once, by address. The values are empty: slots for indices.
    fn repeated_parts(self) -> FxHashMap<usize, Option<usize>> {
        let mut seen = FxHashSet::default();
        let mut repeated = FxHashMap::default();
        let mut work = vec![self];
        while let Some(expr) = work.pop() {
            let AffineExprKind::Binary(_, left, right) = expr.kind() else { continue };
            if seen.insert(expr.0.address()) {
                work.extend([right, left]);
            } else {
                repeated.insert(expr.0.address(), None);
            }
        }
        repeated
    }

    /// The same expression with its leaves replaced and the rules reapplied.
    #[must_use]
    pub fn map_leaves(self, mut leaf: impl FnMut(AffineExprKind<'c>) -> Option<Self>) -> Self {
        let context = self.context();
        let rebuild = |kind| match kind {
            AffineExprKind::Constant(value) => Self::constant(context, value),
            AffineExprKind::Dim(position) => Self::dim(context, position),
            AffineExprKind::Symbol(position) => Self::symbol(context, position),
            AffineExprKind::Binary(op, left, right) => Self::raw(op, left, right),
        };
        self.fold(
            |kind| leaf(kind).unwrap_or_else(|| rebuild(kind)),
            |op, expr, left, right| match expr.kind() {
                AffineExprKind::Binary(_, l, r) if l == left && r == right => expr,
                AffineExprKind::Constant(_)
                | AffineExprKind::Dim(_)
                | AffineExprKind::Symbol(_)
                | AffineExprKind::Binary(..) => Self::binary(op, left, right),
            },
        )
    }

    /// The same expression with `dims[i]` for `di` and `symbols[i]` for `si`; positions beyond the slices stay.
    #[must_use]
    pub fn replace(self, dims: &[Self], symbols: &[Self]) -> Self {
        self.map_leaves(|leaf| match leaf {
            AffineExprKind::Dim(at) => dims.get(at as usize).copied(),
            AffineExprKind::Symbol(at) => symbols.get(at as usize).copied(),
            AffineExprKind::Constant(_) | AffineExprKind::Binary(..) => None,
        })
    }

    /// The same expression with the positions of the dimensions from `from` on
    /// moved by `by`.
    #[must_use]
    pub fn shift_dims(self, from: u32, by: u32) -> Self {
        let context = self.context();
        self.map_leaves(|leaf| match leaf {
            AffineExprKind::Dim(at) if at >= from => Some(Self::dim(context, at + by)),
            AffineExprKind::Constant(_)
            | AffineExprKind::Dim(_)
            | AffineExprKind::Symbol(_)
            | AffineExprKind::Binary(..) => None,
        })
    }

    /// As [`shift_dims`](Self::shift_dims), for the symbols.
    #[must_use]
    pub fn shift_symbols(self, from: u32, by: u32) -> Self {
        let context = self.context();
        self.map_leaves(|leaf| match leaf {
            AffineExprKind::Symbol(at) if at >= from => Some(Self::symbol(context, at + by)),
            AffineExprKind::Constant(_)
            | AffineExprKind::Dim(_)
            | AffineExprKind::Symbol(_)
            | AffineExprKind::Binary(..) => None,
        })
    }

    /// Its value for these dimensions and symbols. `None` for a division by zero, a
    /// modulus below one, a value outside of 64 bits, and a dimension or symbol that
    /// is not given.
    #[must_use]
    pub fn evaluate(self, dims: &[i64], symbols: &[i64]) -> Option<i64> {
        self.fold(
            |leaf| match leaf {
                AffineExprKind::Constant(value) => Some(value),
                AffineExprKind::Dim(at) => dims.get(at as usize).copied(),
                AffineExprKind::Symbol(at) => symbols.get(at as usize).copied(),
                AffineExprKind::Binary(..) => None,
            },
            |op, _, left, right| op.apply(left?, right?),
        )
    }
}

/// The maximum depth of rules that call each other: see [`rules::RULE_DEPTH`].
const RULES: u32 = rules::RULE_DEPTH;

/// The right operand of an operator: an expression, or a number.
pub trait AffineOperand<'c> {
    /// The operand as an expression of that context.
    fn expr(self, context: &'c Context) -> AffineExpr<'c>;
}

impl<'c> AffineOperand<'c> for AffineExpr<'c> {
    fn expr(self, _: &'c Context) -> AffineExpr<'c> {
        self
    }
}

impl<'c> AffineOperand<'c> for i64 {
    fn expr(self, context: &'c Context) -> AffineExpr<'c> {
        AffineExpr::constant(context, self)
    }
}

impl<'c, T: AffineOperand<'c>> Add<T> for AffineExpr<'c> {
    type Output = Self;
    #[track_caller]
    fn add(self, right: T) -> Self {
        Self::binary(AffineOp::Add, self, right.expr(self.context()))
    }
}

impl<'c, T: AffineOperand<'c>> Sub<T> for AffineExpr<'c> {
    type Output = Self;
    #[track_caller]
    fn sub(self, right: T) -> Self {
        self + -right.expr(self.context())
    }
}

impl<'c, T: AffineOperand<'c>> Mul<T> for AffineExpr<'c> {
    type Output = Self;
    #[track_caller]
    fn mul(self, right: T) -> Self {
        Self::binary(AffineOp::Mul, self, right.expr(self.context()))
    }
}

impl Neg for AffineExpr<'_> {
    type Output = Self;
    #[track_caller]
    fn neg(self) -> Self {
        self * -1
    }
}

affine_node!(AffineExpr);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operators_round_as_the_affine_dialect_says() {
        use AffineOp::{CeilDiv, FloorDiv, Mod};
        for (op, left, right, value) in [
            (FloorDiv, -5, 3, Some(-2)),
            (CeilDiv, -5, 3, Some(-1)),
            (Mod, -5, 3, Some(1)),
            (FloorDiv, 5, -3, Some(-2)),
            (CeilDiv, 5, -3, Some(-1)),
            (FloorDiv, -6, -3, Some(2)),
            (FloorDiv, -7, -3, Some(2)),
            (CeilDiv, -7, -3, Some(3)),
            (Mod, 5, -3, None),
            (FloorDiv, 1, 0, None),
            (FloorDiv, i64::MIN, -1, None),
        ] {
            assert_eq!(op.apply(left, right), value, "{left} {} {right}", op.symbol());
        }
    }

    #[test]
    fn chains_of_any_length_fit_on_a_small_stack() {
        let ctx = Context::new();
        let sum = (0..100_000).fold(AffineExpr::constant(&ctx, 0), |sum, i| sum + AffineExpr::dim(&ctx, i));
        assert_eq!((sum.dims_needed(), sum.size()), (100_000, 199_999));
        assert_eq!(sum.evaluate(&vec![1; 100_000], &[]), Some(100_000));
        let divided = sum.floor_div(7);
        assert_eq!(divided.evaluate(&vec![7; 100_000], &[]), Some(100_000));
        assert_eq!(sum.shift_dims(0, 1).dims_needed(), 100_001);
        assert!(sum.to_string().ends_with("+ d99998 + d99999"));
    }

    #[test]
    fn shared_parts_are_walked_once() {
        let ctx = Context::new();
        let mut expr = AffineExpr::dim(&ctx, 0);
        for _ in 0..200 {
            expr = expr.floor_div(3) + expr.ceil_div(2);
        }
        assert_eq!(expr.size(), (1 << 31) - 1);
        assert_eq!(expr.evaluate(&[0], &[]), Some(0));
        assert!(expr.uses_dim(0) && !expr.uses_dim(1));
    }
}
