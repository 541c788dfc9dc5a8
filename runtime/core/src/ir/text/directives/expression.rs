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
use crate::ir::{BlockId, Ir, Loc, OperationState, ValueId, ValueRef};
use crate::text::{parse_attribute, parse_type};
use crate::{Attribute, Context, Type};

/// How deeply expressions and the functions of rules may nest.
const DEPTH: usize = 64;

/// An argument of a function.
#[derive(Clone, Copy)]
enum Argument<'c> {
    Value(usize),
    Type(Type<'c>),
}

/// The operations that compute an expression, with arguments of certain types.
#[derive(Default)]
pub(super) struct Recipe<'c> {
    steps: Vec<Step<'c>>,
    /// The value of the expression; `None` if a part of it is not known.
    value: Option<usize>,
    /// The attributes whose words decided about it, with these words.
    words: Vec<(String, Option<String>)>,
}

/// An operation. Values are numbers: first those of the arguments, then those of the steps.
struct Step<'c> {
    name: String,
    operands: Vec<usize>,
    ty: Type<'c>,
    attributes: Vec<(StringAttr<'c>, Attribute<'c>)>,
}

impl<'c> Recipe<'c> {
    /// The recipe of an expression. `word_of` gives the word of the attribute of a name.
    pub(super) fn of(
        text: &str,
        arguments: &[Type<'c>],
        rules: Vec<&'static str>,
        context: &'c Context,
        word_of: &dyn Fn(&str) -> Option<String>,
    ) -> Self {
        let (recipe, types) = (Self::default(), arguments.to_vec());
        let all: Vec<usize> = (0..arguments.len()).collect();
        let mut expressions = Expressions { context, rules, word_of, recipe, types };
        let value = expressions.value(text, &all, DEPTH);
        Self { value, ..expressions.recipe }
    }

    /// Whether it is that of an operation whose attributes have these words.
    pub(super) fn is_for(&self, word_of: &dyn Fn(&str) -> Option<String>) -> bool {
        self.words.iter().all(|(name, word)| word_of(name) == *word)
    }

    /// Makes the operations at the end of a block, whose values it adds to those of the arguments. Returns the value of the
    /// expression. `state` is memory for the parts of an operation.
    pub(super) fn make(
        &self,
        ir: &mut Ir<'c>,
        block: BlockId,
        loc: Loc,
        values: &mut Vec<ValueId>,
        state: &mut OperationState<'c>,
    ) -> Option<ValueId> {
        for step in &self.steps {
            state.clear();
            state.operands.extend(step.operands.iter().filter_map(|at| values.get(*at)));
            state.result_types.push(step.ty);
            state.attributes.extend(step.attributes.iter().copied());
            let op = ir.create(step.name.as_str(), state, loc).ok()?;
            ir.append_op(block, op);
            values.push(ir.op(op).result(0).map(ValueRef::id)?);
        }
        values.get(self.value?).copied()
    }
}

/// What a recipe is made with.
struct Expressions<'i, 'c> {
    context: &'c Context,
    rules: Vec<&'static str>,
    word_of: &'i dyn Fn(&str) -> Option<String>,
    recipe: Recipe<'c>,
    /// The types of the values.
    types: Vec<Type<'c>>,
}

impl<'c> Expressions<'_, 'c> {
    /// The value of an expression; `None` if a part of it is not known.
    fn value(&mut self, text: &str, arguments: &[usize], depth: usize) -> Option<usize> {
        match self.argument(text.trim(), arguments, depth)? {
            Argument::Value(value) => Some(value),
            Argument::Type(_) => None,
        }
    }

    fn argument(&mut self, text: &str, arguments: &[usize], depth: usize) -> Option<Argument<'c>> {
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
            return Some(Argument::Value(self.create(name, &[], ty, &attributes)));
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
        operands: &[usize],
        ty: Type<'c>,
        attributes: &[(StringAttr<'c>, Attribute<'c>)],
    ) -> usize {
        self.recipe.steps.push(Step {
            name: name.to_owned(),
            operands: operands.to_vec(),
            ty,
            attributes: attributes.to_vec(),
        });
        self.types.push(ty);
        self.types.len() - 1
    }

    fn call(&mut self, function: &str, given: &[Argument<'c>], depth: usize) -> Option<usize> {
        let depth = depth.checked_sub(1)?;
        let named;
        let function = match function.strip_prefix('$') {
            Some(attribute) => {
                let (attribute, otherwise) = attribute.split_once('|').unwrap_or((attribute, ""));
                let word = (self.word_of)(attribute);
                self.recipe.words.push((attribute.to_owned(), word.clone()));
                named = word.unwrap_or_else(|| otherwise.to_owned());
                named.as_str()
            }
            None => function,
        };
        let of = |this: &Self, argument: &Argument<'c>| match argument {
            Argument::Value(value) => this.types[*value],
            Argument::Type(ty) => *ty,
        };
        let types: Vec<Type<'c>> = given.iter().map(|argument| of(self, argument)).collect();
        let values = given.iter().filter_map(|argument| match argument {
            Argument::Value(value) => Some(*value),
            Argument::Type(_) => None,
        });
        let values: Vec<usize> = values.collect();
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
                return Some(self.create(name, &operands, *types.first()?, &[]));
            }
            // A function between types has one operand.
            let operands = if values.len() < types.len() || condition.contains(['<', '>', '-']) {
                1
            } else {
                values.len()
            };
            return Some(self.create(operation, values.get(..operands)?, *types.last()?, &[]));
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
