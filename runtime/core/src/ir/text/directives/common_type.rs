//! `common-type(type($a), type($b), type($result))`: one type if all types are equal; otherwise the types of the operands and
//! results as a function type.

use crate::builtin::FunctionType;
use crate::ir::OpRef;
use crate::ir::format::{Arguments, OpArgument, TypesOf};
use crate::ir::text::{OpParser, OpPrinter};
use crate::text::Parsed;

/// Whether an argument has the types of results, rather than of operands.
fn is_of_results(argument: &OpArgument) -> bool {
    matches!(argument, OpArgument::Types(TypesOf::Result(_) | TypesOf::Results))
}

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    if !parser.asm().at_type() {
        return Ok(false);
    }
    let at = parser.asm().span();
    let ty = parser.asm().ty()?;
    let counts: Vec<usize> = arguments.bound().iter().map(|argument| arguments.count(argument)).collect();
    let Some(function) = ty.dyn_cast::<FunctionType<'_>>() else {
        for (argument, count) in arguments.bound().iter().zip(counts) {
            arguments.add_types(argument, &vec![ty; count], at.start);
        }
        return Ok(true);
    };
    for (of_results, types, what) in
        [(false, function.inputs(), "operand"), (true, function.results(), "result")]
    {
        let parts = || {
            let parts = arguments.bound().iter().zip(&counts);
            parts.filter(|(argument, _)| is_of_results(argument) == of_results)
        };
        let expected: usize = parts().map(|(_, count)| *count).sum();
        if types.len() != expected {
            let (s, found) = (if expected == 1 { "" } else { "s" }, types.len());
            return Err(
                parser.error_at(format_args!("expected {expected} {what} type{s}, but got {found}"), at)
            );
        }
        let mut rest = types;
        let parts: Vec<(&'static OpArgument, usize)> = parts().map(|(part, count)| (part, *count)).collect();
        for (argument, count) in parts {
            let (own, others) = rest.split_at(count);
            arguments.add_types(argument, own, at.start);
            rest = others;
        }
    }
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let (results, operands): (Vec<&OpArgument>, Vec<&OpArgument>) =
        arguments.iter().partition(|argument| is_of_results(argument));
    let [inputs, results] = [operands, results]
        .map(|parts| parts.into_iter().flat_map(|part| part.types_of(op)).collect::<Vec<_>>());
    let mut all = inputs.iter().chain(&results);
    match all.next() {
        Some(first) if !first.isa::<FunctionType<'_>>() && all.all(|ty| ty == first) => printer.ty(*first),
        _ => printer.function_type(inputs, results.into_iter()),
    }
}
