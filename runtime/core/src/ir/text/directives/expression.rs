//! The body of a region as an expression, `add(2, mul(signed(0, 2), signed(1, 2)))`: for [`hidden`](super::hidden).
//!
//! A number is an argument of the block, and `a.constant{value = 5 : i32} : i32` an operation without operands. A name is a
//! function, whose arguments are expressions or types; `*` is a list of all arguments of the block but the last one. `$kind`
//! instead of a name is the function that the attribute `kind` of the operation names; with `$kind|add` it is `add` if the
//! attribute is absent.
//!
//! A rule says which operations a function is: `add complex=a.addc float=a.addf i1=a.or integer=a.addi`, by the type of
//! its first operand. `float=a.mulf(0, 0)` has the operands of the operation, expressions whose numbers are the arguments
//! of the function; `$0` in them is the type of the first one. A function between types has rules by the types of its two
//! arguments: `signed integer<integer=a.ext integer>integer=a.trunc integer-float=a.convert`; `<` is to more bits, `>` to
//! fewer. If no rule applies and the types are equal, the function is its first argument; otherwise there is no expression.

use crate::builtin::{ComplexType, DictionaryAttr, IndexType, IntegerType, StringAttr};
use crate::ir::{Ir, Loc, OperationState, ValueId, ValueRef};
use crate::text::{parse_attribute, parse_type};
use crate::{Attribute, Context, Type};

/// How deeply expressions and the functions of rules may nest.
pub(super) const DEPTH: usize = 64;

/// An argument of a function.
#[derive(Clone, Copy)]
enum Argument<'c> {
    Value(ValueId),
    Type(Type<'c>),
}

/// What an expression is made in.
pub(super) struct Expressions<'i, 'c> {
    pub(super) ir: &'i mut Ir<'c>,
    pub(super) context: &'c Context,
    pub(super) block: crate::ir::BlockId,
    pub(super) loc: Loc,
    pub(super) rules: Vec<&'static str>,
    /// The word of the attribute of this name.
    pub(super) word_of: &'i dyn Fn(&str) -> Option<String>,
}

impl<'c> Expressions<'_, 'c> {
    /// The value of an expression, whose operations are at the end of the block; `None` if a part of it is not known.
    pub(super) fn value(&mut self, text: &str, arguments: &[ValueId], depth: usize) -> Option<ValueId> {
        match self.argument(text.trim(), arguments, depth)? {
            Argument::Value(value) => Some(value),
            Argument::Type(_) => None,
        }
    }

    fn argument(&mut self, text: &str, arguments: &[ValueId], depth: usize) -> Option<Argument<'c>> {
        let depth = depth.checked_sub(1)?;
        if let Ok(number) = text.parse::<usize>() {
            return arguments.get(number).copied().map(Argument::Value);
        }
        if let Some((function, list)) = text.strip_suffix(')').and_then(|text| text.split_once('(')) {
            let mut given = Vec::new();
            for part in parts(list).into_iter().map(str::trim) {
                match part {
                    "*" => given.extend(arguments.split_last()?.1.iter().copied().map(Argument::Value)),
                    part => given.push(self.argument(part, arguments, depth)?),
                }
            }
            return self.call(function.trim(), &given, depth).map(Argument::Value);
        }
        if let Some((name, rest)) = text.split_once('{') {
            let (attributes, ty) = rest.rsplit_once('}')?;
            let attributes = parse_attribute(self.context, &format!("{{{attributes}}}")).ok()?;
            let attributes: Vec<_> = attributes.dyn_cast::<DictionaryAttr<'_>>()?.entries().collect();
            let attributes: Vec<_> = attributes
                .into_iter()
                .map(|(name, value)| (StringAttr::get(self.context, name), value))
                .collect();
            let ty = parse_type(self.context, ty.trim().strip_prefix(':')?.trim()).ok()?;
            return self.create(name, &[], ty, &attributes).map(Argument::Value);
        }
        parse_type(self.context, text).ok().map(Argument::Type)
    }

    /// The alternatives of a function.
    fn rule(&self, function: &str) -> Option<&'static str> {
        let after = |rule: &&'static str| rule.strip_prefix(function)?.strip_prefix(' ');
        self.rules.iter().find_map(after)
    }

    fn create(
        &mut self,
        name: &str,
        operands: &[ValueId],
        ty: Type<'c>,
        attributes: &[(StringAttr<'c>, Attribute<'c>)],
    ) -> Option<ValueId> {
        let mut state = OperationState::default();
        state.operands.extend(operands);
        state.result_types.push(ty);
        state.attributes.extend(attributes);
        let op = self.ir.create(name, &state, self.loc).ok()?;
        self.ir.append_op(self.block, op);
        self.ir.op(op).result(0).map(ValueRef::id)
    }

    fn call(&mut self, function: &str, given: &[Argument<'c>], depth: usize) -> Option<ValueId> {
        let depth = depth.checked_sub(1)?;
        let named;
        let function = match function.strip_prefix('$') {
            Some(attribute) => {
                let (attribute, otherwise) = attribute.split_once('|').unwrap_or((attribute, ""));
                named = (self.word_of)(attribute).unwrap_or_else(|| otherwise.to_owned());
                named.as_str()
            }
            None => function,
        };
        let of = |this: &Self, argument: &Argument<'c>| match argument {
            Argument::Value(value) => this.ir.value(*value).ty(),
            Argument::Type(ty) => *ty,
        };
        let types: Vec<Type<'c>> = given.iter().map(|argument| of(self, argument)).collect();
        let values = given.iter().filter_map(|argument| match argument {
            Argument::Value(value) => Some(*value),
            Argument::Type(_) => None,
        });
        let values: Vec<ValueId> = values.collect();
        for alternative in alternatives(self.rule(function)?) {
            let (condition, operation) = alternative.split_once('=')?;
            if !applies(condition, &types) {
                continue;
            }
            if let Some((name, list)) = operation.strip_suffix(')').and_then(|text| text.split_once('(')) {
                let list = list.replace("$0", &types.first()?.to_string());
                let mut operands = Vec::new();
                for part in parts(&list) {
                    operands.push(self.value(part, &values, depth)?);
                }
                return self.create(name, &operands, *types.first()?, &[]);
            }
            // A function between types has one operand.
            let operands = if values.len() < types.len() || condition.contains(['<', '>', '-']) {
                1
            } else {
                values.len()
            };
            return self.create(operation, values.get(..operands)?, *types.last()?, &[]);
        }
        (types.first() == types.get(1)).then(|| values.first().copied()).flatten()
    }
}

/// The parts of a list between its commas that are not inside of parentheses.
fn parts(list: &str) -> Vec<&str> {
    split(list, ',')
}

/// The alternatives of a rule.
fn alternatives(rule: &'static str) -> Vec<&'static str> {
    split(rule, ' ').into_iter().filter(|part| !part.is_empty()).collect()
}

fn split(text: &str, at: char) -> Vec<&str> {
    let (mut depth, mut start, mut found) = (0_usize, 0, Vec::new());
    for (index, character) in text.char_indices() {
        match character {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            character if character == at && depth == 0 => {
                found.push(&text[start..index]);
                start = index + character.len_utf8();
            }
            _ => {}
        }
    }
    found.push(&text[start..]);
    found
}

/// Whether types are those of an alternative.
fn applies(condition: &str, types: &[Type<'_>]) -> bool {
    let Some(at) = condition.find(['<', '>', '-']) else {
        return types.first().is_some_and(|ty| is_kind(*ty, condition));
    };
    let (from, to) = (&condition[..at], &condition[at + 1..]);
    let [first, second, ..] = types else { return false };
    let width = |ty: &Type<'_>| ty.int_or_float_width();
    let sizes = match &condition[at..=at] {
        "<" => width(first) < width(second),
        ">" => width(first) > width(second),
        _ => true,
    };
    sizes && is_kind(*first, from) && is_kind(*second, to)
}

/// Whether a type is of a kind.
fn is_kind(ty: Type<'_>, kind: &str) -> bool {
    match kind {
        "any" => true,
        "float" => ty.float_kind().is_some(),
        "complex" => ty.dyn_cast::<ComplexType<'_>>().is_some(),
        "index" => ty.dyn_cast::<IndexType<'_>>().is_some(),
        "integer" => ty.dyn_cast::<IntegerType<'_>>().is_some(),
        other => ty.to_string() == other,
    }
}
