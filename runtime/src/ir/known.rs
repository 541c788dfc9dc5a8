//! Types that a definition knows without being told: those that it spells, and those that
//! follow from others ([`TypeSource`]). Builders and the parser of formats share this.

use super::def::{OpDef, ValueGroup};
use super::format::{TypeFrom, TypeSource};
use crate::constraint::{Step, follow};
use crate::{Context, Diagnostic, Type, builtin};

/// How many types may follow from each other: more than definitions have operands and results.
const MAX_FOLLOWING: u32 = 64;

/// The type of a text of MLIR, as definitions spell types.
///
/// # Errors
/// If the text is not a type of the context.
pub(crate) fn known_type<'c>(context: &'c Context, text: &str) -> Result<Type<'c>, Diagnostic> {
    let width = text.strip_prefix('i').and_then(|digits| digits.parse::<u8>().ok());
    if let Some(width @ 1..=128) = width {
        return Ok(context.integer(width.into()));
    }
    match builtin::singleton(context, text.as_bytes()) {
        Some(ty) => Ok(ty),
        None => crate::text::parse_type(context, text),
    }
}

/// Types that definitions spell, each parsed once.
#[derive(Debug, Default)]
pub(crate) struct KnownTypes<'c> {
    /// By the address of the text. There are few: a list is searched faster than a table.
    types: Vec<(usize, Type<'c>)>,
}

impl<'c> KnownTypes<'c> {
    /// As [`known_type`].
    pub(crate) fn get(&mut self, context: &'c Context, text: &'static str) -> Result<Type<'c>, Diagnostic> {
        let key = text.as_ptr().addr();
        if let Some((_, known)) = self.types.iter().find(|(found, _)| *found == key) {
            return Ok(*known);
        }
        let ty = known_type(context, text)?;
        self.types.push((key, ty));
        Ok(ty)
    }

    /// Appends the types of a declared operand or result: those that `given` appends, or what they
    /// follow from. `count` values have one type if one is known.
    ///
    /// `Ok(false)` if the types do not follow.
    ///
    /// # Errors
    /// If the definition spells a type that the context does not know.
    pub(crate) fn append(
        &mut self,
        types: &mut Vec<Type<'c>>,
        rule: Rule,
        context: &'c Context,
        given: &mut impl FnMut(TypeFrom, &mut Vec<Type<'c>>) -> bool,
        count: usize,
    ) -> Result<bool, Diagnostic> {
        let start = types.len();
        if given(rule.of, types) {
            return Ok(true);
        }
        let single = match rule.source() {
            TypeSource::Known(text) => {
                types.push(self.get(context, text)?);
                true
            }
            TypeSource::Follows { from, steps } => {
                if rule.depth > MAX_FOLLOWING {
                    return Ok(false);
                }
                let rule = Rule { of: from, depth: rule.depth + 1, ..rule };
                if !self.append(types, rule, context, given, 1)? || !walk(types, start, steps) {
                    return Ok(false);
                }
                !steps.iter().any(|step| step.is_list())
            }
            TypeSource::Written | TypeSource::Inferred => return Ok(false),
        };
        if single && count != 1 && types.len() == start + 1 {
            let only = types[start];
            types.truncate(start);
            types.extend(std::iter::repeat_n(only, count));
        }
        Ok(true)
    }
}

/// Replaces the types from `start` on by those that steps lead to.
fn walk(types: &mut Vec<Type<'_>>, start: usize, steps: &[Step]) -> bool {
    if steps.is_empty() {
        return true;
    }
    let from: Vec<_> = types.drain(start..).collect();
    from.into_iter().all(|ty| follow(steps, ty, &mut |found| types.push(found)))
}

/// What is asked of a definition: the types of a part of it.
#[derive(Clone, Copy)]
pub(crate) struct Rule {
    def: &'static OpDef,
    of: TypeFrom,
    /// The source for a reader of text, or that for a builder.
    source: fn(&ValueGroup) -> TypeSource,
    depth: u32,
}

impl Rule {
    /// The types of a part, by the sources that `source` picks.
    pub(crate) fn new(def: &'static OpDef, of: TypeFrom, source: fn(&ValueGroup) -> TypeSource) -> Self {
        Self { def, of, source, depth: 0 }
    }

    fn source(self) -> TypeSource {
        let group = match self.of {
            TypeFrom::Operand(index) => self.def.operands.get(usize::from(index)),
            TypeFrom::Result(index) => self.def.results.get(usize::from(index)),
            TypeFrom::Property(_) => None,
        };
        group.map_or(TypeSource::Written, self.source)
    }
}
