//! `hidden($body, ref(type($a)), ref(type($b)), "0")`: a region that the text does not have, such as the body of a named operation
//! that its name decides. It is empty in what is read. With types and a number, it has a block with arguments of their element
//! types, and the terminator that the operation implies has the argument of that number.

use crate::Type;
use crate::builtin::ShapedType;
use crate::ir::OpRef;
use crate::ir::format::{Arguments, OpArgument};
use crate::ir::text::{OpParser, OpPrinter};
use crate::text::Parsed;

pub(super) fn parse<'c>(
    parser: &mut OpParser<'_, '_, 'c>,
    arguments: &mut Arguments<'c>,
) -> Parsed<bool> {
    let [body, types @ .., OpArgument::Text(number)] = arguments.bound() else { return Ok(true) };
    let (Ok(number), Some(def)) = (number.parse::<usize>(), arguments.def) else { return Ok(false) };
    let element = |ty: &Type<'c>| ty.dyn_cast::<ShapedType<'_>>().map_or(*ty, ShapedType::element_type);
    let list: Vec<Type<'c>> = types.iter().flat_map(|types| arguments.types(types)).map(element).collect();
    let loc = parser.op_loc();
    let ir = parser.ir();
    let (region, block) = (ir.create_region(), ir.create_block());
    ir.append_block(region, block);
    let values: Vec<_> = list.iter().map(|ty| ir.add_argument(block, *ty, loc)).collect();
    if let Some(terminator) = def.implicit_terminator {
        ir.ensure_terminator(region, terminator, loc);
        let last = ir.block(block).last_op().map(OpRef::id);
        if let (Some(last), Some(value)) = (last, values.get(number)) {
            ir.set_operands(last, &[*value]);
        }
    }
    arguments.add_region(body, region);
    Ok(true)
}

pub(super) fn print<'a, 'c>(_: OpRef<'a, 'c>, _: &mut OpPrinter<'_, 'a, 'c>, _: &'static [OpArgument]) {}
