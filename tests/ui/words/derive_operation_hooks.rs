// says: `VerifiedOp<'_, '_>` needs an `impl VerifiedOpVerify`
// says: `Directed` needs an `impl DirectedPartsDirective`

use isogloss::ir::ValueId;
use isogloss::{Dialect, Operation};

#[derive(Dialect)]
#[dialect(operations(VerifiedOp, DirectedOp))]
struct Calc;

#[derive(Operation)]
#[dialect(Calc, verify)]
struct Verified {}

#[derive(Operation)]
#[dialect(Calc, format = "custom<Parts>($parts) attr-dict `:` type($parts)")]
struct Directed {
    #[operand]
    parts: Vec<ValueId>,
}

fn main() {
    let _ = Calc::dialect();
}
