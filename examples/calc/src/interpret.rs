//! An interpreter that walks the operations through their typed handles.

use crate::{AddOp, CmpOp, ConstantOp, DivOp, ForOp, IfOp, MulOp, Predicate, RemOp, SubOp, TruthOp, YieldOp};
use crate::{Error, MAX_DEPTH, MAX_STEPS};
use isogloss::dialects::func::{CallOp, FuncOp, ReturnOp};
use isogloss::ir::{Ir, OpRef, RegionRef, SymbolTables, ValueId, ValueRef};
use std::collections::HashMap;

/// The values of one call. A truth value is 0 or 1.
type Frame = HashMap<ValueId, i64>;

struct Interpreter<'a, 'c> {
    symbols: SymbolTables<'a, 'c>,
    depth: u32,
    steps: u64,
}

/// Calls a function without parameters of verified IR and returns its value; a truth value is 0 or 1.
///
/// # Errors
/// If there is no such function, an operand is outside of its operation's domain, a limit is reached, or the interpreter
/// does not know an operation.
pub fn run(ir: &Ir<'_>, name: &str) -> Result<i64, Error> {
    let mut interpreter = Interpreter { symbols: SymbolTables::default(), depth: 0, steps: 0 };
    let found = ir.root().and_then(|root| interpreter.symbols.lookup_in(root, name.as_bytes()));
    match found.and_then(|op| op.dyn_cast::<FuncOp<'_, '_>>()) {
        Some(function) if function.body().entry().is_some_and(|entry| entry.arguments().len() == 0) => {
            interpreter.region(function.body(), &mut Frame::new())
        }
        _ => Err(Error { place: None, message: format!("no function `{name}` without parameters") }),
    }
}

fn get(frame: &Frame, value: ValueRef<'_, '_>) -> i64 {
    frame.get(&value.id()).copied().expect("verified IR defines values before their uses")
}

/// The operands of an operation and the function that computes its result.
macro_rules! binary {
    ($op:ident, $frame:ident, $($handle:ident => $compute:ident),*) => {
        $(if let Some(op) = $op.dyn_cast::<$handle<'_, '_>>() {
            (get($frame, op.lhs()), get($frame, op.rhs()), i64::$compute as fn(i64, i64) -> Option<i64>)
        } else)* {
            return Err(Error::of($op.location(), format!("'{}' cannot be interpreted", $op.name())));
        }
    };
}

impl<'a, 'c> Interpreter<'a, 'c> {
    /// Executes the block of a region and returns the value that it yields or returns.
    fn region(&mut self, region: RegionRef<'a, 'c>, frame: &mut Frame) -> Result<i64, Error> {
        self.depth += 1;
        for op in region.entry().into_iter().flat_map(|block| block.ops()) {
            self.steps += 1;
            if self.depth > MAX_DEPTH || self.steps > MAX_STEPS {
                return Err(Error::of(
                    op.location(),
                    "the program does not end within the limits of depth and steps",
                ));
            }
            if op.isa::<YieldOp<'_, '_>>() || op.isa::<ReturnOp<'_, '_>>() {
                self.depth -= 1;
                return Ok(op.operand(0).map_or(0, |value| get(frame, value)));
            }
            let value = self.operation(op, frame)?;
            frame.extend(op.result(0).map(|result| (result.id(), value)));
        }
        Err(Error { place: None, message: "a function without a body was called".to_owned() })
    }

    fn operation(&mut self, op: OpRef<'a, 'c>, frame: &mut Frame) -> Result<i64, Error> {
        if let Some(op) = op.dyn_cast::<ConstantOp<'_, '_>>() {
            Ok(op.value())
        } else if let Some(op) = op.dyn_cast::<TruthOp<'_, '_>>() {
            Ok(i64::from(op.value()))
        } else if let Some(op) = op.dyn_cast::<CmpOp<'_, '_>>() {
            let (lhs, rhs) = (get(frame, op.lhs()), get(frame, op.rhs()));
            Ok(i64::from(match op.predicate() {
                Predicate::Eq => lhs == rhs,
                Predicate::Ne => lhs != rhs,
                Predicate::Lt => lhs < rhs,
                Predicate::Le => lhs <= rhs,
                Predicate::Gt => lhs > rhs,
                Predicate::Ge => lhs >= rhs,
            }))
        } else if let Some(op) = op.dyn_cast::<IfOp<'_, '_>>() {
            let taken = if get(frame, op.condition()) == 0 { op.alternative() } else { op.consequent() };
            self.region(taken, frame)
        } else if let Some(op) = op.dyn_cast::<ForOp<'_, '_>>() {
            let mut value = get(frame, op.init());
            let arguments = op.body().entry().into_iter().flat_map(|entry| entry.arguments());
            for index in get(frame, op.lower())..get(frame, op.upper()) {
                frame.extend(arguments.clone().map(ValueRef::id).zip([index, value]));
                value = self.region(op.body(), frame)?;
            }
            Ok(value)
        } else if let Some(op) = op.dyn_cast::<CallOp<'_, '_>>() {
            let callee = self.symbols.lookup(*op, op.callee()).and_then(|op| op.dyn_cast::<FuncOp<'_, '_>>());
            let function = callee.expect("verified IR calls functions");
            let parameters = function.body().entry().into_iter().flat_map(|entry| entry.arguments());
            let arguments = op.operands().map(|value| get(frame, value));
            let mut inner = parameters.map(ValueRef::id).zip(arguments).collect();
            self.region(function.body(), &mut inner)
        } else {
            let (lhs, rhs, compute) = binary!(op, frame,
                AddOp => checked_add, SubOp => checked_sub, MulOp => checked_mul,
                DivOp => checked_div, RemOp => checked_rem);
            let message = if rhs == 0 { "division by zero" } else { "the result has more than 64 bits" };
            compute(lhs, rhs).ok_or_else(|| Error::of(op.location(), message))
        }
    }
}
