//! `dimension-list($a, $b)`: integers as sizes, `16x8`; of a dense array the elements, of which the smallest integer is `?`.

use crate::builtin::{DenseArrayAttr, IntegerAttr};
use crate::ir::OpRef;
use crate::ir::format::{Arguments, OpArgument};
use crate::ir::text::{OpParser, OpPrinter};
use crate::text::Parsed;
use crate::{Attribute, Type};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let Some(def) = arguments.def() else { return Ok(false) };
    let span = parser.asm().span();
    let bound = arguments.bound();
    let sizes = parser.asm().dimensions(bound.len() == 1)?;
    let context = parser.asm().context();
    if let [array] = bound {
        arguments.set_property(array, DenseArrayAttr::i64s(context, &sizes).into());
        return Ok(true);
    }
    if sizes.len() != bound.len() {
        let message = format!("expected {} dimensions in dimension list", bound.len());
        return Err(parser.error_at(message, span));
    }
    for (argument, size) in bound.iter().zip(sizes) {
        let property = argument.property_index().and_then(|at| def.properties.get(at));
        let ty = [32, 64].map(|width| context.integer(width));
        let accepts = |ty: &Type<'c>| {
            let value: Attribute<'c> = IntegerAttr::get(*ty, size).into();
            property
                .and_then(|property| property.constraint)
                .is_none_or(|constraint| constraint.accepts(value))
        };
        let ty = ty.into_iter().find(accepts).unwrap_or_else(|| context.index());
        arguments.set_property(argument, IntegerAttr::get(ty, size).into());
    }
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let mut sizes = Vec::new();
    for value in arguments.iter().filter_map(|argument| op.property(argument.property_index()?)) {
        if let Some(array) = value.dyn_cast::<DenseArrayAttr<'_>>().and_then(DenseArrayAttr::to_i64s) {
            sizes.extend(array);
        } else if let Some(size) = value.dyn_cast::<IntegerAttr<'_>>().and_then(|size| size.value().to_i64())
        {
            sizes.push(size);
        }
    }
    for (at, size) in sizes.into_iter().enumerate() {
        printer.write(if at == 0 { "" } else { "x" });
        printer.asm().dimension(size);
    }
}
