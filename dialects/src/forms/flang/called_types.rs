//! `called-types(ref($callee), type($operands), type(results), $arg_attrs, $res_attrs)`: the types of what `called` has, with attributes:
//! `(i32 {d.x}, f32) -> i32`. Without a symbol the first operand has the function type.

use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::FunctionSignature;
use isogloss::ir::text::print_function_type;
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [callee, types, results, arg_attrs, res_attrs] = arguments.bound() else { return Ok(false) };
    if !parser.asm().at(Tok::LParen) {
        return Ok(false);
    }
    let at = parser.asm().span().start;
    let context = parser.asm().context();
    let signature = FunctionSignature::parse_types(parser)?;
    let mut list = signature.inputs.clone();
    let of_first = arguments.property(callee).is_none();
    if of_first {
        list.insert(0, signature.function_type(context).into());
    }
    for (argument, list) in [arg_attrs, res_attrs].into_iter().zip(signature.attribute_lists(context)) {
        if let Some(list) = list {
            arguments.set_property(argument, list.into());
        }
    }
    arguments.add_types(types, &list, at);
    arguments.add_types(results, &signature.results, at);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [callee, types, results, arg_attrs, res_attrs] = arguments else { return };
    let property = |argument: &OpArgument| argument.property_of(op);
    let inputs = types.types_of(op);
    let first = usize::from(property(callee).is_none()).min(inputs.len());
    let lists = [property(arg_attrs), property(res_attrs)];
    let results = results.types_of(op);
    print_function_type([&inputs[first..], &results], lists, None, false, printer);
    // A call says that it has no results.
    if results.is_empty() {
        printer.write(" -> ()");
    }
}
