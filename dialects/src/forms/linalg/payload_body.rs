//! `payload-body($body, ref(type($a)), ref(type($b)), "first")`: the region that `payload` has not: its arguments and its body, on a line of
//! their own, `(%a: i32, %b: i32) {...}`. The region of `payload` has arguments of the element types of these types here.

use super::payload::{applied, ordered};
use isogloss::Type;
use isogloss::builtin::ShapedType;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::ir::{Loc, OpRef, OperationState, ValueRef};
use isogloss::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let ([body @ OpArgument::Region(index), rest @ ..], Some(def)) = (arguments.bound(), arguments.def())
    else {
        return Ok(false);
    };
    let Some(region) = arguments.region(body) else {
        if !parser.asm().at(Tok::LParen) {
            return Ok(false);
        }
        let entry = parser.typed_arguments()?;
        let region = parser.region(&entry)?;
        parser.add_declared_region(def, arguments, *index, region);
        return Ok(true);
    };
    let is_first = OpArgument::texts(rest).next().is_some();
    let element = |ty: &Type<'c>| ty.dyn_cast::<ShapedType<'_>>().map_or(*ty, ShapedType::element_type);
    let list: Vec<Type<'c>> = rest.iter().flat_map(|types| arguments.types(types)).map(element).collect();
    let loc = parser.op_loc();
    let ir = parser.ir();
    let Some(block) = ir.region(region).entry() else { return Ok(false) };
    let Some(named) = block.first_op() else { return Ok(false) };
    let context = named.context();
    let mut state = OperationState::default();
    state.attributes.extend(
        named
            .all_attributes()
            .map(|(name, value)| (isogloss::builtin::StringAttr::get(context, name), value)),
    );
    state.result_types.extend(list.last());
    let (name, named, block) = (named.name().to_owned(), named.id(), block.id());
    let values: Vec<_> = list.iter().map(|ty| ir.add_argument(block, *ty, Loc::UNKNOWN)).collect();
    state.operands.extend(ordered(values.into_iter(), is_first));
    ir.erase(named);
    let inner = ir.create(name.as_str(), &state, loc)?;
    ir.append_op(block, inner);
    if let Some(terminator) = def.implicit_terminator {
        let mut state = OperationState::default();
        state.operands.extend(ir.op(inner).results().map(ValueRef::id));
        let end = ir.create(terminator, &state, loc)?;
        ir.append_op(block, end);
    }
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [OpArgument::Region(index), rest @ ..] = arguments else { return };
    let is_first = OpArgument::texts(rest).next().is_some();
    let Some(region) = op.region_group(usize::from(*index)).next() else { return };
    if applied(region, is_first).is_some() {
        return;
    }
    printer.indented(|printer| {
        printer.new_line();
        printer.typed_arguments(region);
        printer.write(" ");
        printer.region(region, false, true);
    });
}
