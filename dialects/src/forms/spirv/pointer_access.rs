//! `pointer-access($p, $values, $access, $alignment, attr-dict, type($p), type($x), "!d.ptr<", ">", "#d.access<")`: a pointer after the last part of
//! its type in quotes, values, attributes in brackets, and the type of what it points to: `"Private" %p, %x ["Aligned", 4] {...} : i8`,
//! where `%p` is a `!d.ptr<i8, Private>`. Without values there is a result.

use isogloss::builtin::IntegerAttr;
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::attribute_text::{set, word};
use isogloss::ir::text::type_text::{inside, made, parts};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [
        pointer,
        rest @ ..,
        access,
        alignment,
        _,
        types,
        others,
        OpArgument::Text(before),
        OpArgument::Text(after),
        OpArgument::Text(kind),
    ] = arguments.bound()
    else {
        return Ok(false);
    };
    if !parser.asm().at(Tok::String) {
        return Ok(false);
    }
    let class = String::from_utf8_lossy(&parser.asm().string()?).into_owned();
    let at = parser.asm().span();
    let operand = parser.operand()?;
    arguments.set_operands(pointer, &[operand], at.start);
    for value in rest {
        parser.asm().expect(Tok::Comma)?;
        let at = parser.asm().span().start;
        let operand = parser.operand()?;
        arguments.set_operands(value, &[operand], at);
    }
    if parser.asm().eat(Tok::LSquare) {
        let text = parser.asm().string()?;
        let text = format!("{kind}{}>", String::from_utf8_lossy(&text));
        set(parser, arguments, access, &text)?;
        if parser.asm().eat(Tok::Comma) {
            let number = parser.integer()?;
            let ty = parser.known_type("i32")?;
            arguments.set_property(alignment, IntegerAttr::get(ty, number).into());
        }
        parser.asm().expect(Tok::RSquare)?;
    }
    let dictionary = parser.asm().span().start;
    let attributes = parser.attribute_dictionary()?;
    arguments.add_attributes(attributes, dictionary);
    parser.asm().expect(Tok::Colon)?;
    let ty = parser.asm().ty()?;
    let of_pointer = made(parser, &format!("{before}{ty}, {class}{after}"))?;
    arguments.add_types(types, &[of_pointer], at.start);
    arguments.add_types(others, &[ty], at.start);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [pointer, rest @ .., access, alignment, _, types, others, _, _, OpArgument::Text(kind)] = arguments
    else {
        return;
    };
    let ty = types.types_of(op).first().map(|ty| ty.to_string()).unwrap_or_default();
    let class = parts(inside(&ty)).last().unwrap_or_default().trim();
    printer.asm().string(class.as_bytes());
    printer.write(" ");
    printer.operands(pointer.operands_of(op));
    for value in rest {
        printer.write(", ");
        printer.operands(value.operands_of(op));
    }
    if let Some(word) = word(op, access, kind, ">") {
        printer.write(" [");
        printer.asm().string(word.as_bytes());
        let number = alignment.property_of(op);
        let number = number.and_then(|number| number.dyn_cast::<IntegerAttr<'_>>()?.to_i64());
        if let Some(number) = number {
            printer.write(", ");
            printer.asm().integer(number);
        }
        printer.write("]");
    }
    printer.discardable(op);
    printer.write(" : ");
    printer.types(others.types_of(op));
}
