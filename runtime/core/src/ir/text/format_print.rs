//! Prints operations by the elements of their formats.

use super::directives;
use super::print::OpPrinter;
use super::property::UNIT_ABSENT;
use crate::builtin::{ArrayAttr, DictionaryAttr, IntegerAttr, StringAttr, is_zero};
use crate::def::EnumDef;
use crate::ir::def::{Arity, OpDef};
use crate::ir::format::{Anchor, Clause, OpElement, OpPart, OptionText, PropertyText, TypesOf};
use crate::ir::segments::segment_sizes;
use crate::ir::{OpRef, OpTraits, PropertyDef, RegionRef, ValueRef, held};
use crate::plumbing::op_directive::dictionary;
use crate::plumbing::text_of;
use crate::sort::sort_by_key;
use crate::text::format::FormatPrinter;
use crate::{Attribute, Type};

impl<'a, 'c> OpPrinter<'_, 'a, 'c> {
    /// Writes the text after the name of an operation that has a format.
    pub(super) fn formatted(
        &mut self,
        op: OpRef<'a, 'c>,
        def: &'static OpDef,
        elements: &'static [OpElement],
    ) {
        self.elements((op, def), elements);
    }

    fn operand_group(&mut self, op: OpRef<'a, 'c>, def: &'static OpDef, index: u16) {
        let arity = def.operands.get(usize::from(index)).map(|group| group.arity);
        let Some(Arity::Nested { property }) = arity else {
            // The usual case: each group has one value.
            return match single_operand(op, def, index) {
                Some(operand) => self.operand(operand),
                None => self.operands(op.operand_group(index.into())),
            };
        };
        let mut values = op.operand_group(index.into());
        for (position, size) in nested_sizes(op, property).into_iter().enumerate() {
            self.write(if position == 0 { "(" } else { ", (" });
            let members: Vec<ValueRef<'a, 'c>> = values.by_ref().take(size).collect();
            self.operands(members);
            self.write(")");
        }
    }

    fn types_of(&mut self, op: OpRef<'a, 'c>, def: &'static OpDef, of: TypesOf, qualified: bool) {
        let group = match of {
            TypesOf::Operand(index) => def.operands.get(usize::from(index)),
            TypesOf::Result(index) => def.results.get(usize::from(index)),
            TypesOf::Operands | TypesOf::Results => None,
        };
        match group.map(|group| group.arity) {
            Some(Arity::Nested { property }) => {
                let mut types = types(op, of).into_iter();
                for (position, size) in nested_sizes(op, property).into_iter().enumerate() {
                    self.write(if position == 0 { "(" } else { ", (" });
                    self.types(types.by_ref().take(size));
                    self.write(")");
                }
            }
            Some(Arity::One)
                if !qualified && group.is_some_and(|group| group.constraint.only_def().is_some()) =>
            {
                for ty in types(op, of) {
                    self.asm().stripped(ty.node());
                }
            }
            Some(Arity::One | Arity::Optional | Arity::Variadic) | None => {
                // The usual case: each group has one value.
                let single = match of {
                    TypesOf::Operand(index) => single_operand(op, def, index),
                    TypesOf::Result(index) => single_result(op, def, index),
                    TypesOf::Operands | TypesOf::Results => None,
                };
                match (single, of) {
                    (Some(value), _) => self.ty(value.ty()),
                    (None, TypesOf::Operand(index)) => {
                        self.types(op.operand_group(index.into()).map(ValueRef::ty));
                    }
                    (None, TypesOf::Result(index)) => {
                        self.types(op.result_group(index.into()).map(ValueRef::ty));
                    }
                    (None, TypesOf::Operands) => self.types(op.operands().map(ValueRef::ty)),
                    (None, TypesOf::Results) => self.types(op.results().map(ValueRef::ty)),
                }
            }
        }
    }

    fn property(&mut self, op: OpRef<'a, 'c>, def: &'static OpDef, index: u16, qualified: bool) {
        let Some(property) = def.properties.get(usize::from(index)) else { return };
        let Some(value) = op.property(index.into()) else { return };
        self.attribute_of(property, value, qualified);
    }

    /// Writes a property that is a case of an enum, without the angle brackets of its attribute.
    pub(super) fn case(&mut self, op: OpRef<'a, 'c>, def: &'static OpDef, index: u16) {
        let property = def.properties.get(usize::from(index));
        let is_of_def = property.is_some_and(|property| matches!(property.text, PropertyText::OfDef(_)));
        match op.property(index.into()).filter(|_| is_of_def) {
            Some(value) => self.asm().bare_case(value.node()),
            None => self.property(op, def, index, false),
        }
    }

    /// Writes the value of a property as a format does, with the prefix of its dialect if it is `qualified`.
    pub fn attribute_of(&mut self, property: &PropertyDef, value: Attribute<'c>, qualified: bool) {
        match property.option.map(|text| (text, held(value))) {
            Some((OptionText::Some, Ok(Some(inside)))) => {
                self.write("some<");
                self.property_value(property, inside, qualified);
                self.write(">");
            }
            Some((OptionText::Alone, Ok(Some(inside)))) => self.property_value(property, inside, qualified),
            Some((_, Ok(None))) => self.write("none"),
            // An operation that was not verified may have any attribute.
            Some((_, Err(_))) => self.attribute(value),
            None => self.property_value(property, value, qualified),
        }
    }

    /// Writes the attribute of a property or of its option.
    fn property_value(&mut self, property: &PropertyDef, value: Attribute<'c>, qualified: bool) {
        match property.text {
            _ if qualified => self.attribute(value),
            PropertyText::Full => self.attribute(value),
            PropertyText::OfType(_) => self.asm().attribute_without_type(value),
            PropertyText::OfDef(_) => self.asm().stripped(value.node()),
            PropertyText::List(_) => self.asm().dense_array_in_brackets(value),
            PropertyText::Elements(element) => match value.dyn_cast::<ArrayAttr<'_>>() {
                Some(array) => {
                    self.write("[");
                    for (index, value) in array.elements().iter().enumerate() {
                        self.write(if index == 0 { "" } else { ", " });
                        self.attribute_of(element, *value, false);
                    }
                    self.write("]");
                }
                None => self.attribute(value),
            },
            PropertyText::Nested(inside) => self.attribute_of(inside, value, false),
            PropertyText::SymbolName => match value.dyn_cast::<StringAttr<'_>>() {
                Some(name) => self.asm().symbol(name.bytes()),
                None => self.attribute(value),
            },
            PropertyText::Enum { def, .. } => match case_value(value) {
                Some(number) => self.keyword_or_quoted(def, number),
                None => self.attribute(value),
            },
            PropertyText::Cases { keyword, def, .. } => match case_value(value) {
                Some(number) if keyword.is_empty() => self.asm().enum_value(def, number, def.quoted),
                Some(number) => {
                    self.write(keyword);
                    self.write("<");
                    self.asm().enum_value(def, number, def.quoted);
                    self.write(">");
                }
                None => self.attribute(value),
            },
            PropertyText::Unit if property.native && is_zero(value) => self.write(UNIT_ABSENT),
            // This is the first element of a group; elsewhere the format has a flag.
            PropertyText::Unit => self.attribute(value),
            PropertyText::Unsigned(_) => {
                match value.dyn_cast::<IntegerAttr<'_>>().and_then(|number| number.value().to_u64()) {
                    Some(number) => self.write(&number.to_string()),
                    None => self.attribute(value),
                }
            }
            PropertyText::Integer(_) | PropertyText::Bool | PropertyText::String => {
                self.asm().attribute_without_type(value);
            }
        }
    }

    /// Writes an attribute that is a case of an enum as one keyword, or in quotes: several cases, a text that is not a
    /// keyword, and a case of a bit enum with no bit or several.
    fn keyword_or_quoted(&mut self, def: &'static EnumDef, value: i64) {
        let text = text_of(def, value);
        if def.separator.is_some() && value.count_ones() != 1 {
            self.asm().string(text.as_bytes());
        } else {
            self.asm().keyword_or_string(text.as_bytes());
        }
    }

    /// Whether there are attributes that the format does not name.
    #[must_use]
    pub fn has_attr_dict(&self, op: OpRef<'a, 'c>, def: &'static OpDef) -> bool {
        let mut properties = def.properties.iter().enumerate();
        !op.discardable().0.is_empty()
            || properties.any(|(index, property)| !is_elided(op, def, index, property))
    }

    /// Writes the attributes that the format does not name after a space, and with `keyword` after ` attributes`; nothing if
    /// there are none.
    pub fn attr_dict(&mut self, op: OpRef<'a, 'c>, def: &'static OpDef, keyword: bool) {
        if !self.has_attr_dict(op, def) {
            return;
        }
        match (def.has_prop_dict, keyword) {
            (true, true) => self.discardable_with_keyword(op),
            (true, false) => self.discardable(op),
            (false, true) => self.some_entries(" attributes ", attr_dict_entries(op, def)),
            (false, false) => self.some_entries(" ", attr_dict_entries(op, def)),
        }
    }

    /// Writes the properties that the format does not name. The blank is written even
    /// if there are none, as in MLIR.
    pub(super) fn prop_dict(&mut self, op: OpRef<'a, 'c>, def: &'static OpDef) {
        self.write(" ");
        let entries = self.prop_dict_entries(op, def);
        if entries.is_empty() {
            return;
        }
        self.write("<");
        self.entries(entries.into_iter().map(|(name, value)| (name.as_bytes(), value)));
        self.write(">");
    }

    /// The properties that [`Self::prop_dict`] writes, by name.
    fn prop_dict_entries(
        &self,
        op: OpRef<'a, 'c>,
        def: &'static OpDef,
    ) -> Vec<(&'static str, Attribute<'c>)> {
        let mut entries: Vec<(&'static str, Attribute<'c>)> = def
            .properties
            .iter()
            .enumerate()
            .filter_map(|(index, property)| Some((index, property, op.property(index)?)))
            .filter(|(index, property, value)| {
                def.prints_all_properties || !property.in_format && !is_default(op, *index, property, *value)
            })
            .map(|(_, property, value)| (property.name, value))
            .collect();
        sort_by_key(&mut entries, |(name, _)| *name);
        entries
    }

    /// The attributes that [`Self::attr_dict`] writes.
    pub(crate) fn attr_dict_of(&self, op: OpRef<'a, 'c>, def: &'static OpDef) -> DictionaryAttr<'c> {
        if def.has_prop_dict {
            let entries = op.dictionary_entries();
            return dictionary(op.context(), entries.filter(|(name, _)| def.property(name).is_none()));
        }
        dictionary(op.context(), attr_dict_entries(op, def))
    }

    /// The properties that [`Self::prop_dict`] writes.
    pub(crate) fn prop_dict_of(&self, op: OpRef<'a, 'c>, def: &'static OpDef) -> DictionaryAttr<'c> {
        let entries = self.prop_dict_entries(op, def).into_iter();
        dictionary(op.context(), entries.map(|(name, value)| (name.as_bytes(), value)))
    }

    pub(super) fn successors_of(&mut self, op: OpRef<'a, 'c>, def: &'static OpDef, index: Option<u16>) {
        let successors = op.successors();
        let (skip, take) = match index.map(usize::from) {
            None => (0, successors.len()),
            Some(index) if def.successors.get(index).is_some_and(|one| one.variadic) => {
                (index, successors.len())
            }
            Some(index) => (index, 1),
        };
        for (position, block) in successors.skip(skip).take(take).enumerate() {
            if position > 0 {
                self.write(", ");
            }
            self.successor(block);
        }
    }

    pub(super) fn region_list(
        &mut self,
        def: &'static OpDef,
        regions: impl Iterator<Item = RegionRef<'a, 'c>>,
    ) {
        for (position, region) in regions.enumerate() {
            if position > 0 {
                self.write(", ");
            }
            self.declared_region(def, region, true);
        }
    }

    /// Writes a declared region, without the terminator that the operation implies.
    pub fn declared_region(&mut self, def: &'static OpDef, region: RegionRef<'a, 'c>, entry_arguments: bool) {
        let terminators = match def.implicit_terminator {
            Some(_) => region.blocks().next().and_then(|block| block.last_op()).is_none_or(must_be_printed),
            None => true,
        };
        self.region(region, entry_arguments, terminators);
    }

    /// Collects the types and attributes of a part that need an alias.
    fn collect_part(&mut self, op: OpRef<'a, 'c>, def: &'static OpDef, part: &'static OpPart) {
        match part {
            OpPart::Operand(_) | OpPart::Successor(_) | OpPart::Flag(_) => {}
            OpPart::Type { .. } | OpPart::FunctionalType { .. } if self.skips_types() => {}
            OpPart::Type { .. }
            | OpPart::FunctionalType { .. }
            | OpPart::Property { .. }
            | OpPart::Region(_)
            | OpPart::Bare(_)
            | OpPart::Custom { .. }
            | OpPart::Clauses(_) => self.any_part(op, def, part),
        }
    }

    /// Writes a part. [`FormatPrinter::part`] has the most frequent kinds itself.
    #[inline(never)]
    fn any_part(&mut self, op: OpRef<'a, 'c>, def: &'static OpDef, part: &'static OpPart) {
        match *part {
            OpPart::Operand(index) => self.operand_group(op, def, index),
            OpPart::Type { of, qualified } => self.types_of(op, def, of, qualified),
            OpPart::Bare(bare) => (bare.print)(self, op, def),
            OpPart::Property { index, qualified, .. } => self.property(op, def, index, qualified),
            OpPart::Flag(_) => {}
            OpPart::Successor(index) => self.successors_of(op, def, Some(index)),
            OpPart::Region(index) => self.region_list(def, op.region_group(index.into())),
            OpPart::FunctionalType { inputs, results } => {
                let inputs = types(op, inputs);
                let results = types(op, results);
                self.function_type(inputs, results.into_iter());
            }
            OpPart::Custom { directive, arguments } => (directive.print)(op, self, arguments),
            OpPart::Clauses(clauses) => {
                for clause in clauses.iter().filter(|clause| is_printed(op, def, clause)) {
                    self.space(clause.space);
                    self.write(clause.keyword);
                    self.formatted(op, def, clause.elements);
                }
            }
        }
    }
}

impl<'a, 'c> FormatPrinter<(OpRef<'a, 'c>, &'static OpDef)> for OpPrinter<'_, 'a, 'c> {
    type Part = OpPart;
    type Anchor = Anchor;

    fn text(&mut self, text: &'static str) {
        match text.as_bytes() {
            [byte] => self.asm().write_byte(*byte),
            _ => self.write(text),
        }
    }

    fn white_space(&mut self, text: &'static str) {
        match text {
            "\n" => self.new_line(),
            text => self.write(text),
        }
    }

    #[inline]
    fn has_text(&self) -> bool {
        !self.is_collecting()
    }

    #[inline]
    fn part(&mut self, (op, def): (OpRef<'a, 'c>, &'static OpDef), part: &'static OpPart, space: bool) {
        if self.is_collecting() {
            return self.collect_part(op, def, part);
        }
        self.space(space);
        match *part {
            OpPart::Operand(index) => self.operand_group(op, def, index),
            OpPart::Type { of, qualified } => self.types_of(op, def, of, qualified),
            OpPart::Bare(bare) => (bare.print)(self, op, def),
            OpPart::Property { .. }
            | OpPart::Flag(_)
            | OpPart::Successor(_)
            | OpPart::Region(_)
            | OpPart::FunctionalType { .. }
            | OpPart::Custom { .. }
            | OpPart::Clauses(_) => self.any_part(op, def, part),
        }
    }

    fn is_present(&self, (op, def): (OpRef<'a, 'c>, &'static OpDef), anchor: &Anchor) -> bool {
        is_present(op, def, *anchor)
    }
}

/// The operand of a group if each group has one.
#[inline]
fn single_operand<'a, 'c>(op: OpRef<'a, 'c>, def: &OpDef, index: u16) -> Option<ValueRef<'a, 'c>> {
    let operands = op.operands();
    let is_single = operands.len() == def.operands.len() && def.operand_segments.property().is_none();
    operands.get(index.into()).filter(|_| is_single)
}

/// The result of a group if each group has one.
#[inline]
fn single_result<'a, 'c>(op: OpRef<'a, 'c>, def: &OpDef, index: u16) -> Option<ValueRef<'a, 'c>> {
    let results = op.results();
    let is_single = results.len() == def.results.len() && def.result_segments.property().is_none();
    results.get(index.into()).filter(|_| is_single)
}

/// The number of an attribute that is a case of an enum.
fn case_value(value: Attribute<'_>) -> Option<i64> {
    value.dyn_cast::<IntegerAttr<'_>>().and_then(IntegerAttr::to_i64)
}

/// Whether a terminator differs from the implicit one, which is omitted.
fn must_be_printed(terminator: OpRef<'_, '_>) -> bool {
    !terminator.has(OpTraits::TERMINATOR)
        || !terminator.operands().is_empty()
        || !terminator.results().is_empty()
        || terminator.all_attributes().next().is_some()
}

fn types<'c>(op: OpRef<'_, 'c>, of: TypesOf) -> Vec<Type<'c>> {
    match of {
        TypesOf::Operand(index) => op.operand_group(index.into()).map(ValueRef::ty).collect(),
        TypesOf::Result(index) => op.result_group(index.into()).map(ValueRef::ty).collect(),
        TypesOf::Operands => op.operands().map(ValueRef::ty).collect(),
        TypesOf::Results => op.results().map(ValueRef::ty).collect(),
    }
}

/// The sizes of the groups of a variadic of variadics, which a property holds.
fn nested_sizes(op: OpRef<'_, '_>, property: u32) -> Vec<usize> {
    let sizes = op.property(property as usize).into_iter().flat_map(segment_sizes);
    sizes.map(|size| usize::try_from(size).unwrap_or(0)).collect()
}

fn is_printed(op: OpRef<'_, '_>, def: &'static OpDef, clause: &Clause) -> bool {
    clause.anchors.iter().any(|anchor| is_present(op, def, *anchor))
}

/// As [`PropertyDef::is_default`], for the property at an index.
#[inline]
fn is_default<'c>(op: OpRef<'_, 'c>, index: usize, property: &PropertyDef, value: Attribute<'c>) -> bool {
    if property.default.is_none() {
        return false;
    }
    let ir = op.ir();
    match ir.names.known_default(ir.name(op.id), index) {
        Some(default) => value == default,
        None => property.is_default(value),
    }
}

/// Whether the attribute dictionary omits the property at an index.
fn is_elided(op: OpRef<'_, '_>, def: &OpDef, index: usize, property: &PropertyDef) -> bool {
    let is_sizes = |arity| matches!(arity, Arity::Nested { property } if property as usize == index);
    property.in_format
        || property.native
        || def.operands.iter().any(|group| is_sizes(group.arity))
        || op.property(index).is_none_or(|value| is_default(op, index, property, value))
}

/// Whether the dictionary of `attr-dict` has an attribute of an operation.
#[must_use]
pub fn is_in_attr_dict(op: OpRef<'_, '_>, def: &'static OpDef, index: Option<usize>, name: &[u8]) -> bool {
    !index.is_some_and(|index| is_elided(op, def, index, &def.properties[index]))
        && !def.format.into_iter().flat_map(directives::undeclared).any(|written| written.as_bytes() == name)
}

/// The entries of the dictionary of `attr-dict` of an operation without a dictionary of properties.
pub fn attr_dict_entries<'c>(
    op: OpRef<'_, 'c>,
    def: &'static OpDef,
) -> impl Iterator<Item = (&'c [u8], Attribute<'c>)> {
    let entries = op.dictionary_entries().indexed();
    let entries = entries.filter(move |(index, name, _)| is_in_attr_dict(op, def, *index, name));
    entries.map(|(_, name, value)| (name, value))
}

/// Whether the anchor of a group is present.
pub(crate) fn is_present(op: OpRef<'_, '_>, def: &'static OpDef, anchor: Anchor) -> bool {
    match anchor {
        Anchor::Operand(index) => !op.operand_group(index.into()).is_empty(),
        Anchor::Result(index) => !op.result_group(index.into()).is_empty(),
        Anchor::Property(index) => {
            let index = usize::from(index);
            let property = def.properties.get(index);
            op.property(index)
                .is_some_and(|value| property.is_none_or(|property| !is_default(op, index, property, value)))
        }
        Anchor::Region(index) => {
            let variadic = def.regions.get(usize::from(index)).is_some_and(|region| region.variadic);
            op.region_group(index.into()).any(|region| variadic || !region.is_empty())
        }
        Anchor::Successor(index) => op.successors().len() > usize::from(index),
        Anchor::Operands => !op.operands().is_empty(),
        Anchor::Results => !op.results().is_empty(),
        Anchor::Regions => op.regions().any(|region| !region.is_empty()),
        Anchor::Successors => op.successors().len() != 0,
        Anchor::Any(anchors) => anchors.iter().any(|anchor| is_present(op, def, *anchor)),
        Anchor::Always => true,
    }
}
