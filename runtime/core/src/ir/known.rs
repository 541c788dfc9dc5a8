//! Types that a definition determines: it spells them, or they follow from other types ([`TypeSource`]). Builders and
//! the parser of formats share this module.

use super::def::{OpDef, ValueGroup};
use super::format::{TypeFrom, TypeSource};
use crate::constraint::{Step, follow};
use crate::text::known_type;
use crate::{Context, Diagnostic, Type};

/// The maximum length of a chain of types that follow from each other. Real definitions have
/// fewer operands and results.
const MAX_FOLLOWING: u32 = 64;

/// Types that definitions spell, each parsed once.
#[derive(Debug, Default)]
pub(crate) struct KnownTypes<'c> {
    /// By the address of the text. A short list is faster than a hash table.
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

    /// Appends the types of a declared operand or result, from `given` or as the definition determines them. A single
    /// type is repeated for `count` values.
    ///
    /// Returns `Ok(false)` if the definition does not determine the types.
    ///
    /// # Errors
    /// If the definition spells a type that the context does not know.
    pub(crate) fn append(
        &mut self,
        types: &mut Vec<Type<'c>>,
        rule: TypeQuery,
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
                let rule = TypeQuery { of: from, depth: rule.depth + 1, ..rule };
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

/// Replaces the types from `start` on by the types that `steps` derives from them.
fn walk(types: &mut Vec<Type<'_>>, start: usize, steps: &[Step]) -> bool {
    if steps.is_empty() {
        return true;
    }
    let end = types.len();
    let found = (start..end).all(|at| follow(steps, types[at], &mut |found| types.push(found)));
    types.drain(start..end);
    found
}

/// A query for the types of a part of a definition.
#[derive(Clone, Copy)]
pub(crate) struct TypeQuery {
    def: &'static OpDef,
    of: TypeFrom,
    /// Selects the source for the parser or the source for builders.
    source: fn(&ValueGroup) -> TypeSource,
    depth: u32,
}

impl TypeQuery {
    /// A query for the types of a part, from the sources that `source` selects.
    pub(crate) fn new(def: &'static OpDef, of: TypeFrom, source: fn(&ValueGroup) -> TypeSource) -> Self {
        Self { def, of, source, depth: 0 }
    }

    fn source(self) -> TypeSource {
        self.def.values(self.of).map_or(TypeSource::Written, self.source)
    }
}
