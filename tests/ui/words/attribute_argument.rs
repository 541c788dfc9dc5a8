// says: `{integer}` is neither an attribute nor an `Option` of one
// says: `ctx.i32_attr(1)`

fn set(ir: &mut isogloss::ir::Ir<'_>, op: isogloss::ir::OpId) {
    ir.set_attribute(op, "a", 1);
}

fn main() {}
