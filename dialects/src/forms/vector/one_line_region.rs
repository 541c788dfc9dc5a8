//! `one-line-region($body, "d.yield")`: a region of one operation in one line, `{ d.x %a : i32 }`. The terminator, which has the
//! results of the operation, is not written.

use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::ir::{OpRef, OperationState, ValueRef};
use isogloss::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [body, OpArgument::Text(terminator)] = arguments.bound() else { return Ok(false) };
    if !parser.asm().at(Tok::LBrace) {
        return Ok(false);
    }
    let region = parser.region(&[])?;
    let loc = parser.op_loc();
    let ir = parser.ir();
    let block = match ir.region(region).entry() {
        Some(block) => block.id(),
        None => {
            let block = ir.create_block();
            ir.append_block(region, block);
            block
        }
    };
    let last = ir.block(block).last_op();
    if last.is_none_or(|last| last.name() != *terminator) {
        let mut state = OperationState::default();
        state.operands.extend(last.into_iter().flat_map(|last| last.results().map(ValueRef::id)));
        let end = ir.create(*terminator, &state, loc)?;
        ir.append_op(block, end);
    }
    arguments.add_region(body, region);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [body, OpArgument::Text(_)] = arguments else { return };
    let region = body.region_of(op);
    printer.write("{ ");
    if let Some(first) = region.and_then(|region| region.entry()).and_then(|entry| entry.first_op()) {
        printer.operation_alone(first);
    }
    printer.write(" }");
}
