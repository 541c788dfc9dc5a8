//! `reduction($inputs, type($inputs), $inits, type($inits), type(results), $dimensions, attr-dict, $body, "d.return")`: values, each with what its
//! reduction begins with, and the region that reduces two:
//! `(%a init: %b), (%c init: %d) across dimensions = [1] {...} : (...) -> t reducer(%x: t, %y: t) (%z: u, %w: u) {...}`. A region with one
//! commutative operation of the same dialect may be written by its name: `(%a init: %b) applies d.add across dimensions = [1] : ...`; it
//! ends with `d.return`.

use isogloss::Type;
use isogloss::builtin::{DenseArrayAttr, FunctionType, RankedTensorType, ShapedType};
use isogloss::ir::OpRef;
use isogloss::ir::OpTraits;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::EntryArgument;
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::ir::{OperationState, RegionRef, ValueRef};
use isogloss::text::{Delimiter, Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let (
        [inputs, input_types, inits, init_types, results, dimensions, _, body, OpArgument::Text(terminator)],
        Some(def),
    ) = (arguments.bound(), arguments.def())
    else {
        return Ok(false);
    };
    let at = parser.asm().span().start;
    let (mut values, mut firsts) = (Vec::new(), Vec::new());
    while parser.asm().eat(Tok::LParen) {
        values.push(parser.operand()?);
        parser.asm().expect_keyword("init")?;
        parser.asm().expect(Tok::Colon)?;
        firsts.push(parser.operand()?);
        parser.asm().expect(Tok::RParen)?;
        if !parser.asm().eat(Tok::Comma) {
            break;
        }
    }
    arguments.set_operands(inputs, &values, at);
    arguments.set_operands(inits, &firsts, at);
    let mut applied = None;
    if parser.asm().eat_keyword("applies") {
        let span = parser.asm().span();
        let given = parser.asm().optional_string().map(std::borrow::Cow::into_owned);
        let given = given.or_else(|| parser.asm().optional_keyword().map(|word| word.as_bytes().to_vec()));
        let name = String::from_utf8_lossy(&given.unwrap_or_default()).into_owned();
        let known = parser.asm().context().op(&name).filter(|known| {
            known.dialect == def.dialect
                && known.traits.contains(OpTraits::COMMUTATIVE)
                && known.regions.is_empty()
        });
        if known.is_none() {
            let dialect = def.dialect;
            let message =
                format_args!("expected a commutative operation of the dialect '{dialect}' without regions");
            return Err(parser.error_at(message, span));
        }
        applied = known;
    }
    for word in ["across", "dimensions"] {
        parser.asm().expect_keyword(word)?;
    }
    parser.asm().expect(Tok::Equal)?;
    let mut list = Vec::new();
    parser.comma_separated(Delimiter::Square, |parser| {
        list.push(parser.asm().integer::<i64>()?);
        Ok(())
    })?;
    let context = parser.asm().context();
    arguments.set_property(dimensions, DenseArrayAttr::i64s(context, &list).into());
    parser.attr_dict(def, arguments, false)?;
    parser.asm().expect(Tok::Colon)?;
    let span = parser.asm().span();
    let ty = parser.asm().ty()?;
    let Some(function) =
        ty.dyn_cast::<FunctionType<'_>>().filter(|ty| ty.inputs().len() == values.len() + firsts.len())
    else {
        return Err(parser.error_at("expected a function type with an input for each operand", span));
    };
    let (of_inputs, of_inits) = function.inputs().split_at(values.len());
    arguments.add_types(input_types, of_inputs, span.start);
    arguments.add_types(init_types, of_inits, span.start);
    arguments.add_types(results, function.results(), span.start);
    let Some(applied) = applied else {
        parser.asm().expect_keyword("reducer")?;
        let (mut entry, mut second) = (Vec::new(), Vec::new());
        while parser.asm().eat(Tok::LParen) {
            entry.push(argument(parser)?);
            parser.asm().expect(Tok::Comma)?;
            second.push(argument(parser)?);
            parser.asm().expect(Tok::RParen)?;
        }
        entry.append(&mut second);
        let region = parser.region(&entry)?;
        arguments.add_region(body, region);
        return Ok(true);
    };
    let element =
        of_inputs.first().and_then(|ty| ty.dyn_cast::<ShapedType<'_>>()).map(ShapedType::element_type);
    let Some(element) = element else { return Err(parser.error_at("expected a shaped type", span)) };
    let ty: Type<'c> = RankedTensorType::get_checked(element.context(), &[], element, None)
        .map_err(|error| parser.error_at(error.message(), span))?
        .into();
    let loc = parser.op_loc();
    let ir = parser.ir();
    let (region, block) = (ir.create_region(), ir.create_block());
    ir.append_block(region, block);
    let mut state = OperationState::default();
    state.operands.extend([ir.add_argument(block, ty, loc), ir.add_argument(block, ty, loc)]);
    state.result_types.push(ty);
    let inner = ir.create(applied, &state, loc)?;
    ir.append_op(block, inner);
    let mut state = OperationState::default();
    state.operands.extend(ir.op(inner).results().map(ValueRef::id));
    let end = ir.create(*terminator, &state, loc)?;
    ir.append_op(block, end);
    arguments.add_region(body, region);
    Ok(true)
}

/// Parses `%a: type` and its location.
fn argument<'c>(parser: &mut OpParser<'_, '_, 'c>) -> Parsed<EntryArgument<'c>> {
    let name = parser.argument_name()?;
    parser.asm().expect(Tok::Colon)?;
    let ty = parser.asm().ty()?;
    let mut argument = parser.entry_argument(name, ty);
    argument.loc = parser.optional_location()?.unwrap_or(argument.loc);
    Ok(argument)
}

/// The operation that a region applies to its two arguments, and whose result is the region's, if it is nothing else.
fn applied<'a, 'c>(op: OpRef<'a, 'c>, region: RegionRef<'a, 'c>, terminator: &str) -> Option<OpRef<'a, 'c>> {
    let entry = region.entry().filter(|entry| entry.next().is_none())?;
    let inner = entry.first_op()?;
    let end = inner.next().filter(|end| end.next().is_none() && end.name() == terminator)?;
    let def = inner.def().filter(|def| {
        Some(def.dialect) == op.def().map(|def| def.dialect)
            && def.traits.contains(OpTraits::COMMUTATIVE)
            && def.regions.is_empty()
    })?;
    let element = op.operands().next()?.ty().dyn_cast::<ShapedType<'_>>().map(ShapedType::element_type)?;
    let ty: Type<'c> = RankedTensorType::get_checked(element.context(), &[], element, None).ok()?.into();
    let is_plain = inner.all_attributes().next().is_none()
        && end.all_attributes().next().is_none()
        && def.regions.is_empty();
    let same = |left: &mut dyn Iterator<Item = ValueRef<'a, 'c>>,
                right: &mut dyn Iterator<Item = ValueRef<'a, 'c>>| {
        left.map(ValueRef::id).eq(right.map(ValueRef::id))
    };
    let types = entry.arguments().chain(inner.results()).all(|value| value.ty() == ty);
    let uses = same(&mut entry.arguments(), &mut inner.operands())
        && same(&mut inner.results(), &mut end.operands());
    (is_plain && types && uses && inner.results().len() == 1 && entry.arguments().len() == 2).then_some(inner)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let ([inputs, _, inits, _, _, dimensions, _, body, OpArgument::Text(terminator)], Some(def)) =
        (arguments, op.def())
    else {
        return;
    };
    let pairs = inputs.operands_of(op).zip(inits.operands_of(op));
    for (index, (value, first)) in pairs.enumerate() {
        printer.write(if index == 0 { "(" } else { ", (" });
        printer.operand(value);
        printer.write(" init: ");
        printer.operand(first);
        printer.write(")");
    }
    let region = body.region_of(op);
    let inner = region.and_then(|region| applied(op, region, terminator));
    if let Some(inner) = inner {
        printer.write(" applies ");
        printer.write(inner.name());
    }
    printer.write(" across dimensions = [");
    let list = dimensions.property_of(op);
    let list = list.and_then(|list| list.dyn_cast::<DenseArrayAttr<'_>>()).and_then(DenseArrayAttr::to_i64s);
    for (index, dimension) in list.unwrap_or_default().into_iter().enumerate() {
        printer.write(if index == 0 { "" } else { ", " });
        printer.write(&dimension.to_string());
    }
    printer.write("]");
    printer.attr_dict(op, def, false);
    printer.write(" : ");
    printer.function_type(op.operands().map(ValueRef::ty), op.results().map(ValueRef::ty));
    let (Some(region), None) = (region, inner) else { return };
    printer.new_line();
    printer.write(" reducer");
    let entry: Vec<_> = region.entry().into_iter().flat_map(|entry| entry.arguments()).collect();
    let (first, second) = entry.split_at(entry.len() / 2);
    for (one, other) in first.iter().zip(second) {
        printer.write("(");
        printer.region_argument(*one, None);
        printer.write(", ");
        printer.region_argument(*other, None);
        printer.write(") ");
    }
    printer.write(" ");
    printer.region(region, false, true);
}
