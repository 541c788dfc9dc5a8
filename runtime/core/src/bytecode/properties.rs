//! The encoding of an operation's properties, determined by its definition.
//!
//! The encoding has the attributes, sorted by name, then the native properties in the order of their declaration, then
//! the sizes of operand and result segments. Version 5 has the sizes among the attributes.

use super::entries::BytecodeReader;
use super::format::since;
use super::input::Read;
use super::interface::BytecodeWriter;
use crate::builtin::{ArrayAttr, DenseArrayAttr, IntegerAttr, StringAttr, integer_format, is_zero};
use crate::ir::format::PropertyText;
use crate::ir::{OpDef, OpRef, PropertyDef, held};
use crate::plumbing::op::flag_attribute;
use crate::sort::sort_by_key;
use crate::text::known_type;
use crate::{Attribute, Context, Diagnostic};

/// The encoding of the properties of a definition's operations in a version.
#[derive(Clone, Default)]
pub(super) struct Layout {
    /// The indices of slots with their encodings, in the order of the file.
    fields: Vec<(usize, Field)>,
}

/// The encoding of a property.
#[derive(Clone, Copy)]
enum Field {
    /// A required attribute.
    Attribute,
    /// An optional attribute.
    Optional,
    /// A native number of a type, in MLIR's text.
    Number(&'static str),
    /// A native number without a sign.
    Unsigned(&'static str),
    /// A case of an enum; the width of its integer in bits.
    Enum(u32),
    /// A byte that is 1 if the property is present.
    Unit,
    /// A byte that is 0 or 1.
    Bool,
    /// A string.
    String,
    /// How many numbers of a type, and each of them.
    Array(&'static str),
    /// How many native properties, and each of them.
    Elements(&'static PropertyDef),
    /// A native property.
    Nested(&'static PropertyDef),
    /// The sizes of segments, and their number.
    Segments(usize),
}

impl Layout {
    /// The layout for a definition in a version of at least [`since::PROPERTIES`].
    pub(super) fn new(def: &'static OpDef, version: u64) -> Self {
        let is_segments = |index: usize| def.segment_properties().any(|(property, _)| property == index);
        let (mut attributes, mut rest) = (Vec::new(), Vec::new());
        for (index, property) in def.properties.iter().enumerate() {
            let attribute = if property.required { Field::Attribute } else { Field::Optional };
            if is_segments(index) {
                if version < since::SPARSE_SEGMENTS {
                    attributes.push((index, Field::Attribute));
                }
            } else if property.native {
                let inside = if property.option.is_some() { Field::Attribute } else { attribute };
                rest.push((index, native(property.text).unwrap_or(inside)));
            } else {
                attributes.push((index, attribute));
            }
        }
        sort_by_key(&mut attributes, |(index, _)| def.properties[*index].name);
        if version >= since::SPARSE_SEGMENTS {
            rest.extend(def.segment_properties().map(|(index, groups)| (index, Field::Segments(groups))));
        }
        attributes.append(&mut rest);
        Self { fields: attributes }
    }

    /// The name of a required property that an operation lacks. It cannot be written, because the encoding cannot
    /// represent an absent attribute.
    pub(super) fn missing(&self, op: OpRef<'_, '_>) -> Option<&'static str> {
        let def = op.def()?;
        let missing = |(index, field): &&(usize, Field)| {
            let is_option = def.properties[*index].option.is_some();
            matches!(field, Field::Attribute) && !is_option && op.property(*index).is_none()
        };
        let (index, _) = self.fields.iter().find(missing)?;
        Some(def.properties[*index].name)
    }

    /// Writes the properties of an operation that has all required ones.
    pub(super) fn write<'c, W: BytecodeWriter<'c> + ?Sized>(&self, op: OpRef<'_, 'c>, to: &mut W) {
        let Some(def) = op.def() else { return };
        for (index, field) in &self.fields {
            field.write_of(&def.properties[*index], op.property(*index), to);
        }
    }

    /// Checks the bytes after the properties. A newer definition may have more optional attributes, whose absence may
    /// be encoded at the end. It may also be encoded in between, so that the same bytes have another meaning: that is
    /// an error, although `mlir-opt` ignores all remaining bytes. Returns the reason.
    pub(super) fn check_rest(
        &self,
        def: &'static OpDef,
        slots: &[Option<Attribute<'_>>],
        rest: &[u8],
    ) -> Result<(), &'static str> {
        /// The encoding of an absent optional attribute.
        const ABSENT: u8 = 1;
        /// More attributes than a definition is expected to gain.
        const MOST: usize = 16;
        if rest.is_empty() {
            return Ok(());
        }
        let is_attribute = |(_, field): &(usize, Field)| matches!(field, Field::Attribute | Field::Optional);
        if rest.len() > MOST
            || rest.iter().any(|byte| *byte != ABSENT)
            || !self.fields.iter().all(is_attribute)
        {
            return Err("a newer definition of the operation has properties that this one does not have");
        }
        if self.is_ambiguous(def, slots, rest.len()) {
            return Err(
                "a newer definition of the operation has more optional properties, and several of them may be meant",
            );
        }
        Ok(())
    }

    /// Whether the attributes may belong to other properties if a newer definition has `more` absent attributes.
    fn is_ambiguous(&self, def: &'static OpDef, slots: &[Option<Attribute<'_>>], more: usize) -> bool {
        let value = |field: usize| self.fields.get(field).and_then(|(index, _)| slots[*index]);
        // By the number of absent attributes so far: whether it is possible, and whether a property then differs.
        let mut possible = vec![(false, false); more + 1];
        possible[0].0 = true;
        for (field, (index, kind)) in self.fields.iter().enumerate() {
            for absent in 0..more {
                if value(field + absent).is_none() {
                    let (is_possible, differs) = possible[absent];
                    possible[absent + 1].0 |= is_possible;
                    possible[absent + 1].1 |= differs;
                }
            }
            for (absent, state) in possible.iter_mut().enumerate() {
                let found = value(field + absent);
                let fits = match found {
                    Some(found) => def.properties[*index].can_hold(found),
                    None => matches!(kind, Field::Optional),
                };
                if !fits {
                    *state = (false, false);
                } else if found != value(field) {
                    *state = (false, state.0 || state.1);
                }
            }
        }
        possible.iter().any(|(_, differs)| *differs)
    }

    /// Reads properties into slots.
    pub(super) fn read<'c>(
        &self,
        def: &'static OpDef,
        from: &mut BytecodeReader<'_, '_, 'c>,
        slots: &mut [Option<Attribute<'c>>],
    ) -> Read<()> {
        for (index, field) in &self.fields {
            let start = from.offset();
            let property = &def.properties[*index];
            let value = field.read_of(property, from)?;
            if let Some(value) = value
                && !property.can_hold(value)
            {
                let expected =
                    property.constraint.map_or("an attribute of another kind", |found| found.summary);
                let message = format!("expected {expected} for '{}', but got: {value}", property.name);
                return Err(Diagnostic::error(message).at(start..start));
            }
            slots[*index] = value;
        }
        Ok(())
    }
}

/// The encoding of a native property; `None` if it is encoded as an attribute. The text type `i1` is a truth value,
/// `none` a string.
fn native(text: PropertyText) -> Option<Field> {
    match text {
        PropertyText::Bool | PropertyText::OfType("i1") => Some(Field::Bool),
        PropertyText::String | PropertyText::OfType("none") => Some(Field::String),
        PropertyText::Integer(ty) | PropertyText::OfType(ty) => Some(Field::Number(ty)),
        PropertyText::Unsigned(ty) => Some(Field::Unsigned(ty)),
        PropertyText::Enum { width, .. } | PropertyText::Cases { width, .. } => Some(Field::Enum(width)),
        PropertyText::Unit => Some(Field::Unit),
        PropertyText::List(ty @ ("i32" | "i64")) => Some(Field::Array(ty)),
        PropertyText::Elements(element) => Some(Field::Elements(element)),
        PropertyText::Nested(inside) => Some(Field::Nested(inside)),
        PropertyText::Full | PropertyText::OfDef(_) | PropertyText::List(_) | PropertyText::SymbolName => {
            None
        }
    }
}

/// The low 64 bits of a number, sign-extended if `signed`.
fn number_bits(number: IntegerAttr<'_>, signed: bool) -> u64 {
    let value = number.value();
    match number.to_i64() {
        Some(value) if signed => value as u64,
        _ => value.words().first().copied().unwrap_or(0),
    }
}

impl Field {
    /// The encoding of a native property in another.
    fn of_nested(property: &PropertyDef) -> Self {
        native(property.text).unwrap_or(Self::Attribute)
    }

    /// Writes a property. A byte, which is 1 if an option has a value, comes before the encoding of the value.
    fn write_of<'c, W: BytecodeWriter<'c> + ?Sized>(
        self,
        property: &PropertyDef,
        value: Option<Attribute<'c>>,
        to: &mut W,
    ) {
        if property.option.is_none() {
            return self.write(value, to);
        }
        let inside = value.and_then(|option| held(option).ok().flatten());
        to.byte(inside.is_some().into());
        if inside.is_some() {
            self.write(inside, to);
        }
    }

    fn read_of<'c>(
        self,
        property: &PropertyDef,
        from: &mut BytecodeReader<'_, '_, 'c>,
    ) -> Read<Option<Attribute<'c>>> {
        Ok(match property.option {
            Some(_) if !from.flag()? => property.stored(from.context(), None),
            Some(_) => property.stored(from.context(), self.read(from)?),
            None => self.read(from)?,
        })
    }

    fn write<'c, W: BytecodeWriter<'c> + ?Sized>(self, value: Option<Attribute<'c>>, to: &mut W) {
        match self {
            // `Numbering` has rejected operations without it: see `Layout::missing`.
            Self::Attribute => value.into_iter().for_each(|value| to.attribute(value)),
            Self::Optional => to.optional_attribute(value),
            Self::Number(_) | Self::Unsigned(_) | Self::Enum(_) => {
                let number = value.and_then(|value| value.dyn_cast::<IntegerAttr<'_>>());
                to.varint(number.map_or(0, |number| number_bits(number, matches!(self, Self::Number(_)))));
            }
            // A missing unit attribute is `false`.
            Self::Unit | Self::Bool => to.byte(value.is_some_and(|value| !is_zero(value)).into()),
            Self::String => {
                let text = value.and_then(|value| value.dyn_cast::<StringAttr<'_>>());
                to.string(text.map_or(&[], StringAttr::bytes));
            }
            Self::Array(_) => {
                let numbers = value.and_then(|value| value.dyn_cast::<DenseArrayAttr<'_>>());
                let numbers = numbers.and_then(DenseArrayAttr::to_i64s).unwrap_or_default();
                to.varint(numbers.len() as u64);
                numbers.iter().for_each(|number| to.varint(*number as u64));
            }
            Self::Elements(element) => {
                let array = value.and_then(|value| value.dyn_cast::<ArrayAttr<'_>>());
                let elements = array.map_or(&[][..], ArrayAttr::elements);
                to.varint(elements.len() as u64);
                let field = Self::of_nested(element);
                elements.iter().for_each(|value| field.write_of(element, Some(*value), to));
            }
            Self::Nested(inside) => Self::of_nested(inside).write_of(inside, value, to),
            Self::Segments(_) => write_sparse(&segment_sizes(value), to),
        }
    }

    fn read<'c>(self, from: &mut BytecodeReader<'_, '_, 'c>) -> Read<Option<Attribute<'c>>> {
        let context = from.context();
        Ok(match self {
            Self::Attribute => Some(from.attribute()?),
            Self::Optional => from.optional_attribute()?,
            Self::Number(ty) | Self::Unsigned(ty) => Some(number(context, ty, from)?),
            Self::Enum(width) => {
                let value = from.varint()?;
                Some(IntegerAttr::get_wrapping(context.integer(width), value as i64).into())
            }
            Self::Unit => Some(flag_attribute(context, from.flag()?)),
            Self::Bool => Some(IntegerAttr::bool(context, from.flag()?).into()),
            Self::String => Some(StringAttr::get(context, from.string()?).into()),
            Self::Array(ty) => {
                let start = from.offset();
                let numbers = from.list(|from| Ok(from.varint()? as i64))?;
                let narrow: Result<Vec<i32>, _> =
                    numbers.iter().map(|number| i32::try_from(*number)).collect();
                Some(match (ty, narrow) {
                    ("i64", _) => DenseArrayAttr::i64s(context, &numbers).into(),
                    (_, Ok(narrow)) => DenseArrayAttr::i32s(context, &narrow).into(),
                    (_, Err(_)) => {
                        return Err(
                            Diagnostic::error(format!("a number does not fit into '{ty}'")).at(start..start)
                        );
                    }
                })
            }
            Self::Elements(element) => {
                let field = Self::of_nested(element);
                let elements = from.list(|from| field.read_of(element, from))?;
                let elements: Vec<Attribute<'_>> = elements.into_iter().flatten().collect();
                Some(ArrayAttr::get(context, &elements).into())
            }
            Self::Nested(inside) => Self::of_nested(inside).read_of(inside, from)?,
            Self::Segments(groups) => Some(DenseArrayAttr::i32s(context, &read_sparse(groups, from)?).into()),
        })
    }
}

fn number<'c>(
    context: &'c Context,
    ty: &'static str,
    from: &mut BytecodeReader<'_, '_, 'c>,
) -> Read<Attribute<'c>> {
    let start = from.offset();
    let value = from.varint()?;
    let ty = known_type(context, ty)?;
    match integer_format(ty) {
        Some((width, _)) => {
            let shift = 64 - width.clamp(1, 64);
            if value << shift >> shift != value && (value as i64) << shift >> shift != value as i64 {
                let message = format!("the number {value} does not fit into '{ty}'");
                return Err(Diagnostic::error(message).at(start..start));
            }
            Ok(IntegerAttr::get_wrapping(ty, value as i64).into())
        }
        None => Err(Diagnostic::error(format!("'{ty}' is not a type of numbers")).at(start..start)),
    }
}

fn segment_sizes(value: Option<Attribute<'_>>) -> Vec<i64> {
    let array = value.and_then(|value| value.dyn_cast::<DenseArrayAttr<'_>>());
    array.and_then(DenseArrayAttr::to_i64s).unwrap_or_default()
}

/// Writes the sizes of segments: all of them, or the nonzero ones with their indices.
fn write_sparse<'c, W: BytecodeWriter<'c> + ?Sized>(values: &[i64], to: &mut W) {
    const MOST: usize = 256;
    let word = |value: i64| u64::from(value as u32);
    let used = values.iter().filter(|value| **value != 0).count();
    let last = values.iter().rposition(|value| *value != 0).unwrap_or(0);
    if last > MOST || used > values.len() / 2 {
        to.varint((values.len() as u64) << 1);
        values.iter().for_each(|value| to.varint(word(*value)));
        return;
    }
    to.varint((used as u64) << 1 | 1);
    if used > 0 {
        let bits = usize::BITS - last.leading_zeros();
        to.varint(bits.into());
        for (index, value) in values.iter().enumerate().filter(|(_, value)| **value != 0) {
            to.varint(word(*value) << bits | index as u64);
        }
    }
}

fn read_sparse(len: usize, from: &mut BytecodeReader<'_, '_, '_>) -> Read<Vec<i32>> {
    let start = from.offset();
    let error = |message: String| Err(Diagnostic::error(message).at(start..start));
    let word = from.varint()?;
    let (count, sparse) = (word >> 1, word & 1 == 1);
    if count > len as u64 {
        return error(format!("{count} sizes of segments instead of {len}"));
    }
    let mut values = vec![0; len];
    let size = |value: u64| match u32::try_from(value) {
        Ok(value) => Ok(value as i32),
        Err(_) => Err(Diagnostic::error(format!("the size of a segment is {value}")).at(start..start)),
    };
    if !sparse {
        if count != len as u64 {
            return error(format!("{count} sizes of segments instead of {len}"));
        }
        for value in &mut values {
            *value = size(from.varint()?)?;
        }
    } else if count > 0 {
        let bits = from.varint()?;
        if bits > 8 {
            return error(format!("the index of a segment has {bits} bits instead of at most 8"));
        }
        for _ in 0..count {
            let word = from.varint()?;
            let index = (word & ((1 << bits) - 1)) as usize;
            match values.get_mut(index) {
                Some(value) => *value = size(word >> bits)?,
                None => return error(format!("the index of a segment is {index}, of {len}")),
            }
        }
    }
    Ok(values)
}
