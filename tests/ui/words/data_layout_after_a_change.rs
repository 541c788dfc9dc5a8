// says: cannot borrow `ir` as mutable because it is also borrowed as immutable
use isogloss::Context;
use isogloss::ir::Ir;
use isogloss::layout::ScopedDataLayout;

fn main() {
    let context = Context::new();
    let mut ir = Ir::parse(&context, "module {}").expect("a module");
    let layout = ScopedDataLayout::closest(ir.root().expect("a module")).expect("a layout");
    let body = ir.body();
    ir.builder_at_end(body).op("t.new").create();
    // What it would say of now is not what it was made of.
    let _ = layout.size(context.index());
}
