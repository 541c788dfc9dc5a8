//! What the directives of tied results and of types with sizes share: `%a as tensor<?xf32>{%d}`.
//!
//! A result that is *tied* to an operand has the operand's memory. An array of integers has for each result the number of its
//! operand, or -1. A type with dynamic dimensions is followed by a value for each of them; so is a type whose name the
//! directive has as a text, by one value. With `?` after the name, it is as many values as the text of the type has `?`.

use isogloss::Type;
use isogloss::builtin::{ArrayAttr, DYNAMIC, FunctionType, IntegerAttr, ShapedType};
use isogloss::ir::format::OpArgument;
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::ir::{OpRef, ValueRef};
use isogloss::text::{Delimiter, Parsed, Tok};
use isogloss::{Attribute, Context};

use isogloss::ir::text::UnresolvedOperand;

/// What is parsed of a list of results.
#[derive(Default)]
pub(super) struct TiedResults<'c> {
    pub(super) types: Vec<Type<'c>>,
    /// The values of the dynamic dimensions of all types.
    pub(super) sizes: Vec<UnresolvedOperand>,
    /// For each result the number of its operand, or -1.
    pub(super) ties: Vec<i64>,
}

impl<'c> TiedResults<'c> {
    /// Parses one result: a type; `%operand as type`; or `%operand`, whose type it has.
    pub(super) fn one(
        &mut self,
        parser: &mut OpParser<'_, '_, 'c>,
        (names, types): (&[UnresolvedOperand], &[Type<'c>]),
        sized: Option<&[OpArgument]>,
    ) -> Parsed<()> {
        let mut tie = -1;
        let mut ty = None;
        if parser.asm().at(Tok::PercentId) {
            let name = parser.operand()?;
            let is_same = |known: &UnresolvedOperand| known.is_same(&name);
            let Some(at) = names.iter().position(is_same) else {
                return Err(parser.error_at("expected one of the operands before", name.span()));
            };
            tie = at as i64;
            if !parser.asm().eat_keyword("as") {
                ty = types.get(at).copied();
            }
        }
        let ty = match ty {
            Some(ty) => ty,
            None if parser.asm().at(Tok::LParen) => parser.asm().ty()?,
            None => parser.asm().non_function_type()?,
        };
        self.types.push(ty);
        self.ties.push(tie);
        if let Some(names) = sized {
            self.sizes.extend(sizes(parser, ty, names)?);
        }
        Ok(())
    }

    /// The attribute with the numbers of operands, if a result is tied, or there are results at all.
    pub(super) fn attribute(&self, context: &'c Context) -> Option<Attribute<'c>> {
        let numbers = self.ties.iter().map(|tie| IntegerAttr::get(context.index(), *tie).into());
        let numbers: Vec<Attribute<'c>> = numbers.collect();
        (!numbers.is_empty()).then(|| ArrayAttr::get(context, &numbers).into())
    }
}

/// Parses `{%a, %b}`, if values follow a type.
pub(super) fn sizes<'c>(
    parser: &mut OpParser<'_, '_, 'c>,
    ty: Type<'c>,
    names: &[OpArgument],
) -> Parsed<Vec<UnresolvedOperand>> {
    let count = size_count(ty, names);
    if count == 0 {
        return Ok(Vec::new());
    }
    parser.delimited_operands(Delimiter::Brace, Some(count))
}

/// The number of the operand that each result is tied to.
pub(super) fn ties(op: OpRef<'_, '_>, argument: Option<&OpArgument>) -> Vec<i64> {
    let list = argument.and_then(OpArgument::property_index).and_then(|at| op.property(at));
    let list = list.and_then(|list| list.dyn_cast::<ArrayAttr<'_>>());
    let number = |value: &Attribute<'_>| {
        let value = value.dyn_cast::<IntegerAttr<'_>>().and_then(|number| number.value().to_i64());
        value.unwrap_or(-1)
    };
    list.map_or_else(Vec::new, |list| list.elements().iter().map(number).collect())
}

/// How many values follow a type.
fn size_count(ty: Type<'_>, names: &[OpArgument]) -> usize {
    if let Some(shaped) = ty.dyn_cast::<ShapedType<'_>>() {
        return shaped.shape().map_or(0, |shape| shape.iter().filter(|dim| **dim == DYNAMIC).count());
    }
    let name = ty.def().name;
    for text in OpArgument::texts(names) {
        if text == name {
            return 1;
        }
        if text.strip_suffix('?') == Some(name) {
            return ty.to_string().matches('?').count();
        }
    }
    0
}

/// Prints a type, and the values of its dynamic dimensions, which it takes from `sizes`.
pub(super) fn print_sized<'a, 'c>(
    printer: &mut OpPrinter<'_, 'a, 'c>,
    ty: Type<'c>,
    sizes: &mut impl Iterator<Item = ValueRef<'a, 'c>>,
    names: &[OpArgument],
) {
    printer.ty(ty);
    print_sizes(printer, ty, sizes, names);
}

/// Prints the values of the dynamic dimensions of a type.
pub(super) fn print_sizes<'a, 'c>(
    printer: &mut OpPrinter<'_, 'a, 'c>,
    ty: Type<'c>,
    sizes: &mut impl Iterator<Item = ValueRef<'a, 'c>>,
    names: &[OpArgument],
) {
    let values: Vec<ValueRef<'a, 'c>> = sizes.take(size_count(ty, names)).collect();
    if !values.is_empty() {
        printer.write("{");
        printer.operands(values);
        printer.write("}");
    }
}

/// Prints results, each with the operand that it is tied to; in parentheses, if there is not exactly one.
pub(super) fn print_results<'a, 'c>(
    printer: &mut OpPrinter<'_, 'a, 'c>,
    types: &[Type<'c>],
    ties: &[i64],
    operands: &[ValueRef<'a, 'c>],
    mut after: impl FnMut(&mut OpPrinter<'_, 'a, 'c>, Type<'c>),
) {
    let bare = matches!(types, [only] if !only.isa::<FunctionType<'_>>());
    printer.write(if bare { "" } else { "(" });
    for (index, ty) in types.iter().enumerate() {
        printer.write(if index == 0 { "" } else { ", " });
        let tied = ties.get(index).and_then(|tie| operands.get(usize::try_from(*tie).ok()?));
        if let Some(operand) = tied {
            printer.operand(*operand);
            printer.write(if operand.ty() == *ty { "" } else { " as " });
        }
        if tied.is_none_or(|operand| operand.ty() != *ty) {
            printer.ty(*ty);
        }
        after(printer, *ty);
    }
    printer.write(if bare { "" } else { ")" });
}
