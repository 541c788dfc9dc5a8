//! The parts of an operation that its format omits: types that follow from others, the sizes of groups, and the properties
//! in dictionaries. Runs when the text of the operation was parsed.

use super::generic::check_segments;
use super::parse::OpParser;
use crate::builtin::{DenseArrayAttr, DictionaryAttr};
use crate::constraint::type_of;
use crate::ir::OperationState;
use crate::ir::def::{Arity, OpDef};
use crate::ir::format::{Arguments, TypeFrom, TypeSource, Written};
use crate::ir::infer::Operation;
use crate::ir::known::TypeQuery;
use crate::sort::sort_by_key;
use crate::text::Parsed;
use crate::{Attribute, Context, Type};
use rustc_hash::FxHashMap;

/// Whether the operations of a definition have no regions, successors, nested groups of operands, or sizes of groups in
/// properties. Most have none, so this is found once and not for each operation.
pub(super) fn is_plain(def: &OpDef) -> bool {
    def.regions.is_empty()
        && def.successors.is_empty()
        && !def.operands.iter().any(|group| matches!(group.arity, Arity::Nested { .. }))
        && def.operand_segments.property().is_none()
        && def.result_segments.property().is_none()
}

/// The sizes of the groups of operands or results as attributes: a file repeats the same few.
#[derive(Default)]
pub(super) struct SegmentSizes<'c> {
    known: FxHashMap<Box<[i32]>, Attribute<'c>>,
    /// The sizes that are looked up.
    sizes: Vec<i32>,
}

impl<'c> SegmentSizes<'c> {
    /// The maximum number of cached attributes.
    const MOST: usize = 1024;

    fn of(&mut self, context: &'c Context, sizes: impl Iterator<Item = i32>) -> Attribute<'c> {
        self.sizes.clear();
        self.sizes.extend(sizes);
        if let Some(known) = self.known.get(self.sizes.as_slice()) {
            return *known;
        }
        if self.known.len() >= Self::MOST {
            self.known.clear();
        }
        let attribute = DenseArrayAttr::i32s(context, &self.sizes).into();
        self.known.insert(self.sizes.as_slice().into(), attribute);
        attribute
    }
}

impl<'c> OpParser<'_, '_, 'c> {
    /// Infers types, resolves operands, and fills the state and the properties. Returns the
    /// discardable attributes.
    pub(super) fn assemble(
        &mut self,
        def: &'static OpDef,
        is_plain: bool,
        read: &mut Arguments<'c>,
        at: usize,
        state: &mut OperationState<'c>,
    ) -> Parsed<Option<DictionaryAttr<'c>>> {
        // The format of any operation may have directives that parse these.
        let is_plain = is_plain && read.successors.is_empty() && !read.all_regions;
        if !is_plain {
            self.regions_successors_and_sizes(def, read, state);
        }
        let attributes = if read.dictionaries.is_empty() { None } else { self.dictionaries(def, read) };
        if !is_plain {
            // Inference of result types may ask for groups of operands.
            self.operand_segments(def, read);
        }
        let result_sizes = self.operands_and_results(def, read, at, state)?;
        if !is_plain {
            self.result_segments(def, read, &result_sizes);
        }
        Ok(attributes)
    }

    /// Fills the parts that a plain operation does not have: see [`is_plain`].
    #[inline(never)]
    fn regions_successors_and_sizes(
        &mut self,
        def: &'static OpDef,
        read: &mut Arguments<'c>,
        state: &mut OperationState<'c>,
    ) {
        if read.all_regions {
            state.regions.extend(read.regions.iter().map(|(_, region)| *region));
        }
        for (index, declared) in def.regions.iter().enumerate().filter(|_| !read.all_regions) {
            let before = state.regions.len();
            let written = read.regions.iter().filter(|(of, _)| usize::from(*of) == index);
            state.regions.extend(written.map(|(_, region)| *region));
            // A region that the text omits is empty.
            if state.regions.len() == before && !declared.variadic {
                state.regions.push(self.ir.create_region());
            }
        }
        // The text may name them in another order.
        sort_by_key(&mut read.successors, |(of, _)| *of);
        state.successors.extend(read.successors.iter().map(|(_, block)| *block));
        let context = self.asm.context();
        for (index, groups) in &read.groups {
            let group = def.operands.get(usize::from(*index));
            if let Some(Arity::Nested { property }) = group.map(|group| group.arity)
                && let Some(sizes) = read.properties.get_mut(property as usize)
            {
                *sizes = Some(DenseArrayAttr::i32s(context, groups).into());
            }
        }
        // A group around the operands may be absent.
        for group in def.operands {
            if let Arity::Nested { property } = group.arity
                && let Some(sizes) = read.properties.get_mut(property as usize)
            {
                sizes.get_or_insert_with(|| DenseArrayAttr::i32s(context, &[]).into());
            }
        }
    }

    /// Applies the inherent attributes in the dictionaries, which override the format's with a warning. Returns the
    /// other entries, the discardable attributes.
    #[inline(never)]
    fn dictionaries(&mut self, def: &'static OpDef, read: &mut Arguments<'c>) -> Option<DictionaryAttr<'c>> {
        let mut discardable: Option<DictionaryAttr<'c>> = None;
        for (dictionary, at) in &read.dictionaries {
            let is_inherent = |name: &[u8]| def.inherent_index(name).is_some();
            if !dictionary.entries().any(|(name, _)| is_inherent(name)) {
                let before = discardable.into_iter().flat_map(DictionaryAttr::entries);
                discardable = match discardable {
                    None => Some(*dictionary),
                    Some(_) => Some(self.ir.dictionary(before.chain(dictionary.entries()))),
                };
                continue;
            }
            let rest = dictionary.entries().filter(|(name, _)| !is_inherent(name));
            let before = discardable.into_iter().flat_map(DictionaryAttr::entries);
            discardable = Some(self.ir.dictionary(before.chain(rest)));
            for (name, value) in dictionary.entries() {
                let Some(index) = def.inherent_index(name) else { continue };
                let property = &def.properties[index];
                let slot = &mut read.properties[index];
                if property.in_format && slot.is_some_and(|read| read != value) {
                    let message =
                        format!("`{}` in the dictionary overrides the value in the format", property.name);
                    self.asm.warn(message, *at..*at + 1);
                }
                *slot = Some(value).filter(|value| property.can_hold(*value));
            }
        }
        discardable
    }

    /// Returns the sizes of the groups of results if a property holds them and the text has types by group.
    fn operands_and_results(
        &mut self,
        def: &'static OpDef,
        read: &mut Arguments<'c>,
        at: usize,
        state: &mut OperationState<'c>,
    ) -> Parsed<Vec<i32>> {
        // As in MLIR, errors about results come first.
        let mut inferred = false;
        let mut result_sizes = Vec::new();
        if let Some(all) = read.all_result_types {
            state.result_types.extend_from_slice(&read.types[all.range()]);
        } else {
            for (index, group) in def.results.iter().enumerate() {
                let is_single = group.arity == Arity::One;
                let size = match self.source_types(def, read, TypeFrom::Result(index as u16))? {
                    Some(run) => {
                        state.result_types.extend_from_slice(&read.types[run.range()]);
                        run.range().len() as i32
                    }
                    None => {
                        // Otherwise the text omitted the optional group with the types.
                        inferred |= def.infer.is_some() || is_single;
                        is_single.into()
                    }
                };
                if def.result_segments.property().is_some() {
                    result_sizes.push(size);
                }
            }
        }
        match (read.all_operands, read.all_operand_types) {
            (Some(names), Some(types)) => self.resolve_run(read, names, types, state)?,
            // All names at once, types by group.
            (Some(names), None) => {
                let mut types = Vec::new();
                for index in 0..def.operands.len() {
                    match self.source_types(def, read, TypeFrom::Operand(index as u16))? {
                        Some(run) => types.extend_from_slice(&read.types[run.range()]),
                        // The text left out the optional group with the types.
                        None if def.operands[index].arity != Arity::One => {}
                        None => return Err(self.error_at("operand types cannot be inferred", at..at + 1)),
                    }
                }
                self.resolve_all(&read.names[names.range()], &types, names.at as usize, state)?;
            }
            // All types at once, names by group.
            (None, Some(types)) => {
                let runs = read.operands.of_all(def.operands.len()).flatten();
                let names: Vec<_> = runs.flat_map(|run| &read.names[run.range()]).copied().collect();
                self.resolve_all(&names, &read.types[types.range()], read.name_at, state)?;
            }
            (None, None) => {
                for index in 0..def.operands.len() {
                    let Some(names) = read.operands.get(index as u16) else { continue };
                    let types = self.source_types(def, read, TypeFrom::Operand(index as u16))?;
                    match types {
                        Some(types) => self.resolve_run(read, names, types, state)?,
                        // The text left out the optional group with the types.
                        None if def.operands[index].arity != Arity::One => {
                            self.resolve_all(&read.names[names.range()], &[], names.at as usize, state)?;
                        }
                        None => return Err(self.error_at("operand types cannot be inferred", at..at + 1)),
                    }
                }
            }
        }
        if inferred {
            state.result_types = self.infer(def, at, read, state)?;
        }
        Ok(result_sizes)
    }

    /// Resolves a run of names to values of a run of types.
    fn resolve_run(
        &mut self,
        read: &Arguments<'c>,
        names: Written,
        types: Written,
        state: &mut OperationState<'c>,
    ) -> Parsed<()> {
        let (names_of, types_of) = (&read.names[names.range()], &read.types[types.range()]);
        self.resolve_all(names_of, types_of, names.at as usize, state)
    }

    /// Checks a type of the text before another one is derived from it.
    fn check_source(&self, def: &'static OpDef, read: &Arguments<'c>, of: TypeFrom) -> Parsed<()> {
        let Some(TypeSource::Follows { from, steps: [_, ..] }) = def.values(of).map(|group| group.ty) else {
            return Ok(());
        };
        let Some(source) = def.values(from) else { return Ok(()) };
        let types = read.types_of(from).map_or(&[][..], |run| &read.types[run.range()]);
        match types.iter().find(|ty| !source.constraint.accepts(**ty)) {
            None => Ok(()),
            Some(ty) => {
                let (name, summary) = (source.name, source.constraint.summary);
                let message = format!("'{name}' must be {summary}, but got '{ty}'");
                Err(self.error_at(message, read.name_at..read.name_at + 1))
            }
        }
    }

    /// The types of a declared operand or result, from the text or from the definition. `None` if the
    /// operation infers them.
    #[inline]
    fn source_types(
        &mut self,
        def: &'static OpDef,
        read: &mut Arguments<'c>,
        of: TypeFrom,
    ) -> Parsed<Option<Written>> {
        if let Some(written) = read.types_of(of) {
            return Ok(Some(written));
        }
        // A single type is repeated for all names.
        let count = match of {
            TypeFrom::Operand(index) => read.operands.get(index).map_or(1, |run| run.range().len()),
            TypeFrom::Result(_) | TypeFrom::Property(_) => 1,
        };
        // The usual case: the types of another part of the text, as many as there are names.
        if let Some(TypeSource::Follows { from, steps: [] }) = def.values(of).map(|group| group.ty)
            && let Some(run) = read.types_of(from).filter(|run| run.range().len() == count)
        {
            return Ok(Some(run));
        }
        self.derived_types(def, read, of, count)
    }

    /// The types of a declared operand or result that the text does not have, for this many values.
    #[inline(never)]
    fn derived_types(
        &mut self,
        def: &'static OpDef,
        read: &mut Arguments<'c>,
        of: TypeFrom,
        count: usize,
    ) -> Parsed<Option<Written>> {
        self.check_source(def, read, of)?;
        let context = self.asm.context();
        let Arguments { types, operand_types, result_types, properties, .. } = read;
        let mut given = |of: TypeFrom, types: &mut Vec<Type<'c>>| {
            let run = match of {
                TypeFrom::Operand(index) => operand_types.get(index),
                TypeFrom::Result(index) => result_types.get(index),
                TypeFrom::Property(index) => {
                    let ty = properties[usize::from(index)].and_then(type_of);
                    types.extend(ty);
                    return ty.is_some();
                }
            };
            run.is_some_and(|run| {
                types.extend_from_within(run.range());
                true
            })
        };
        let start = types.len() as u32;
        let rule = TypeQuery::new(def, of, |group| group.ty);
        match self.known.append(types, rule, context, &mut given, count) {
            Ok(true) => Ok(Some(Written { start, end: types.len() as u32, at: self.asm.token().start() })),
            Ok(false) => Ok(None),
            Err(error) => Err(self.error(format_args!("has a format with a wrong type: {error}"))),
        }
    }
}

impl<'c> OpParser<'_, '_, 'c> {
    /// The types of the results that the operation infers.
    #[inline(never)]
    fn infer(
        &mut self,
        def: &'static OpDef,
        at: usize,
        read: &Arguments<'c>,
        state: &OperationState<'c>,
    ) -> Parsed<Vec<Type<'c>>> {
        let Some(infer) = def.infer else {
            return Err(self.error_at("result types cannot be inferred", at..at + 1));
        };
        let context = self.asm.context();
        let operands: Vec<Type<'c>> = state.operands.iter().map(|value| self.ir.value(*value).ty()).collect();
        let mut properties = read.properties.clone();
        def.fill_defaults(context, &mut properties);
        let operation = Operation {
            ir: self.ir,
            def,
            operands: &operands,
            properties: &properties,
            regions: &state.regions,
        };
        // MLIR does not name the operation in such a message.
        let about = || format!("the result types of `{}` are inferred from its other parts", def.name);
        (infer.infer)(&operation).map_err(|error| error.at(at..at + 1).note(about()))
    }

    /// Sets the property that holds the sizes of the groups of operands, unless a dictionary has a size for each group. As in
    /// MLIR, other values for it in a dictionary are ignored.
    fn operand_segments(&mut self, def: &'static OpDef, read: &mut Arguments<'c>) {
        if let Some(slot) = def.operand_segments.property().filter(|_| read.all_operands.is_none())
            && read.properties[slot].is_none_or(|given| check_segments(given, def.operands.len()).is_err())
        {
            let runs = read.operands.of_all(def.operands.len());
            let sizes = runs.map(|run| run.map_or(0, |run| run.range().len() as i32));
            read.properties[slot] = Some(self.segment_sizes.of(self.asm.context(), sizes));
        }
    }

    /// The same for the groups of results.
    fn result_segments(&mut self, def: &'static OpDef, read: &mut Arguments<'c>, sizes: &[i32]) {
        if let Some(slot) = def.result_segments.property().filter(|_| read.all_result_types.is_none())
            && read.properties[slot].is_none_or(|given| check_segments(given, def.results.len()).is_err())
        {
            read.properties[slot] = Some(self.segment_sizes.of(self.asm.context(), sizes.iter().copied()));
        }
    }
}
