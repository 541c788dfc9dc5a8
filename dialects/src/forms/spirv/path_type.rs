//! `path-type(ref($indices), ref(type($x)), type($y))`: no text. `$y` has the type of the part of `$x` that an array of integers leads to: members
//! of `!d.struct<(i8, i32)>`, elements of `!d.array<4 x i8>`, also without blanks, and `vector<4xi8>`.

use isogloss::builtin::{ArrayAttr, IntegerAttr, ShapedType};
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::type_text::{inside, made, parts};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::Parsed;

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [indices, types, other] = arguments.bound() else { return Ok(false) };
    let at = parser.asm().span();
    let indices = arguments.property(indices).and_then(|list| list.dyn_cast::<ArrayAttr<'_>>());
    let indices = indices.map_or(&[][..], ArrayAttr::elements);
    let Some(mut ty) = arguments.types(types).first().copied() else { return Ok(false) };
    for index in indices {
        if let Some(shaped) = ty.dyn_cast::<ShapedType<'_>>() {
            ty = shaped.element_type();
            continue;
        }
        let text = ty.to_string();
        let inside = inside(&text);
        let members =
            inside.strip_prefix('(').and_then(|text| text.rsplit_once(')')).map(|(members, _)| members);
        let part = match members {
            Some(members) => {
                let number = index.dyn_cast::<IntegerAttr<'_>>().and_then(IntegerAttr::to_i64);
                let member = number.and_then(|number| parts(members).nth(usize::try_from(number).ok()?));
                // What is in brackets after the type of a member is not of the type.
                member.map(|member| member.rsplit_once(" [").map_or(member, |(ty, _)| ty))
            }
            None => {
                // `4 x i8` or `4xi8`.
                let rest = inside.trim_start_matches(|digit: char| digit.is_ascii_digit()).trim_start();
                let element = rest.strip_prefix('x').filter(|_| rest.len() < inside.len());
                element.map(|rest| rest.split_once(", stride=").map_or(rest, |(ty, _)| ty))
            }
        };
        let Some(part) = part else {
            return Err(parser.error_at(format_args!("expected a type with parts, but got '{ty}'"), at));
        };
        ty = made(parser, part.trim())?;
    }
    arguments.add_types(other, &[ty], at.start);
    Ok(true)
}

pub(super) fn print<'a, 'c>(_: OpRef<'a, 'c>, _: &mut OpPrinter<'_, 'a, 'c>, _: &'static [OpArgument]) {}
