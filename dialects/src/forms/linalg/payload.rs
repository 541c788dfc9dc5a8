//! `payload($body, "first")`: a region of one operation that is applied to the arguments, by its name: `{ d.add {a = 1} }`; nothing if the
//! region is another one. `payload-body` has the region then. The operation has the arguments of the region but for the last one,
//! or, with `first`, the last argument before the others. Other strings are the names of attributes that are not printed if they have
//! their default values.

use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::ir::{OpRef, OperationState, RegionRef};
use isogloss::text::{Parsed, Tok};

/// The string with which the operation has the last argument before the others.
pub(super) const FIRST: &str = "first";

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [body, ..] = arguments.bound() else { return Ok(false) };
    if !parser.asm().eat(Tok::LBrace) {
        return Ok(true);
    }
    let name = parser.asm().keyword()?.to_owned();
    let mut state = OperationState::default();
    if parser.asm().at(Tok::LBrace) {
        parser.optional_attributes(&mut state)?;
    }
    parser.asm().expect(Tok::RBrace)?;
    let loc = parser.op_loc();
    let ir = parser.ir();
    let (region, block) = (ir.create_region(), ir.create_block());
    ir.append_block(region, block);
    // Without operands; `payload-body` knows their types.
    let op = ir.create(name.as_str(), &state, loc)?;
    ir.append_op(block, op);
    if let Some(index) = body.region_index() {
        arguments.add_region(&OpArgument::Region(index as u16), region);
    }
    Ok(true)
}

/// The only operation of a region, if it is applied to the arguments.
pub(super) fn applied<'a, 'c>(region: RegionRef<'a, 'c>, is_first: bool) -> Option<OpRef<'a, 'c>> {
    let entry = region.entry().filter(|entry| entry.next().is_none())?;
    let inner = entry.first_op()?;
    let end = inner.next().filter(|end| end.next().is_none())?;
    let is_applied = !inner.operands().is_empty()
        && inner.operands().eq(ordered(entry.arguments(), is_first))
        && inner.results().eq(end.operands())
        && inner.regions().len() == 0;
    is_applied.then_some(inner)
}

/// The arguments that the operation has.
pub(super) fn ordered<T>(
    mut arguments: impl DoubleEndedIterator<Item = T>,
    is_first: bool,
) -> impl Iterator<Item = T> {
    let last = arguments.next_back().filter(|_| is_first);
    last.into_iter().chain(arguments)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [body, texts @ ..] = arguments else { return };
    let is_first = OpArgument::texts(texts).any(|text| text == FIRST);
    let region = body.region_of(op);
    let Some(inner) = region.and_then(|region| applied(region, is_first)) else { return };
    printer.write(" { ");
    printer.write(inner.name());
    let is_default = |name: &&str| {
        inner
            .def()
            .and_then(|def| def.properties.iter().find(|property| property.name == *name))
            .is_some_and(|property| inner.attribute(name).is_some_and(|value| property.is_default(value)))
    };
    let elided: Vec<&str> = OpArgument::texts(texts).filter(is_default).collect();
    printer.op_attributes(inner, &elided);
    printer.write(" }");
}
