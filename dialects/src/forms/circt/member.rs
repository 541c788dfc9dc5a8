//! `member($index, attr-dict, type($x), type($y), "!d.")`: a member of a type with names, `[a] {...} : !d.bundle<a: t, b flip: u>`.
//! `$index` is its number, and `$y` has its type, with the last text before it, unless it is complete. With the string `"` at the end
//! the name is printed in quotes.

use isogloss::builtin::IntegerAttr;
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::type_text::{inside, made_of_part, parts};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let ([index, _, types, other, OpArgument::Text(prefix), ..], Some(def)) =
        (arguments.bound(), arguments.def())
    else {
        return Ok(false);
    };
    if !parser.asm().eat(Tok::LSquare) {
        return Ok(false);
    }
    let span = parser.asm().span();
    let token = parser.asm().token();
    let given = parser.asm().optional_string().map(std::borrow::Cow::into_owned);
    let name = match given {
        Some(name) => name,
        None => {
            parser.asm().advance();
            parser.asm().text(token).to_vec()
        }
    };
    parser.asm().expect(Tok::RSquare)?;
    parser.attr_dict(def, arguments, false)?;
    parser.asm().expect(Tok::Colon)?;
    let at = parser.asm().span().start;
    let ty = parser.asm().ty()?;
    let text = ty.to_string();
    let members = parts(inside(&text)).map(name_and_type);
    let Some((number, (_, member))) = members.enumerate().find(|(_, (own, _))| own.as_bytes() == name) else {
        let name = String::from_utf8_lossy(&name).into_owned();
        return Err(parser.error_at(format_args!("expected a member of '{ty}', which has no '{name}'"), span));
    };
    let context = parser.asm().context();
    arguments.set_property(index, IntegerAttr::get(context.integer(32), number as i64).into());
    arguments.add_types(types, &[ty], at);
    let member = made_of_part(parser, member, prefix)?;
    arguments.add_types(other, &[member], at);
    Ok(true)
}

/// The name of a member, and its type.
fn name_and_type(member: &str) -> (&str, &str) {
    let (name, ty) = member.split_once(':').unwrap_or((member, ""));
    let name = name.trim();
    let name = match name.strip_prefix('"').and_then(|rest| rest.split_once('"')) {
        Some((name, _)) => name,
        // Words about the member may follow.
        None => name.split_whitespace().next().unwrap_or(name),
    };
    (name, ty)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let ([index, _, types, _, _, quotes @ ..], Some(def)) = (arguments, op.def()) else { return };
    let number = index.property_of(op);
    let number = number.and_then(|number| number.dyn_cast::<IntegerAttr<'_>>()).and_then(IntegerAttr::to_i64);
    let types = types.types_of(op);
    let text = types.first().map(ToString::to_string).unwrap_or_default();
    let member = number.and_then(|number| parts(inside(&text)).nth(usize::try_from(number).ok()?));
    printer.write("[");
    let name = name_and_type(member.unwrap_or_default()).0.as_bytes();
    match quotes {
        [] => printer.asm().keyword_or_string(name),
        [..] => printer.asm().string(name),
    }
    printer.write("]");
    printer.attr_dict(op, def, false);
    printer.write(" : ");
    printer.types(types);
}
