//! Functions that the generated code of operations' directives `custom<X>(...)` calls: the arguments of a directive as
//! Rust values.
//!
//! An author's function that parses returns a value for each argument, so that none can be forgotten; the function that
//! prints gets one for each. The types of these values follow from the definition, and select the implementation of a
//! trait here that stores or reads them. Attributes and properties have the conversions of accessors and builders
//! (`plumbing::op`).

use crate::attribute::Attribute;
use crate::builtin::{DictionaryAttr, StringAttr};
use crate::context::Context;
use crate::diagnostic::Diagnostic;
use crate::ir::format::{Arguments, OpArgument, TypesOf};
use crate::ir::text::{OpParser, OpPrinter, UnresolvedOperand};
use crate::ir::{BlockId, BlockRef, OpRef, Operands, RegionId, RegionRef, ValueRef};
use crate::types::Type;

/// The argument at an index of the directive that is running.
///
/// # Panics
/// If there is none: a bug of the generator, since the loader compares the arguments of directives.
fn argument(arguments: &Arguments<'_>, index: usize) -> &'static OpArgument {
    &arguments.bound()[index]
}

/// The context of a parser.
pub fn context<'c>(parser: &mut OpParser<'_, '_, 'c>) -> &'c Context {
    parser.asm().context()
}

/// The byte offset of the next token, for errors about the parsed text of a directive.
pub fn offset(parser: &mut OpParser<'_, '_, '_>) -> usize {
    parser.asm().span().start
}

// ---- values that a directive parsed ---------------------------------------------------------

/// A value that a directive parsed for an operand, types, a region or a successor.
pub trait ParsedValue<'c> {
    /// Stores it; `at` is the byte offset of the text of the directive.
    fn set(self, arguments: &mut Arguments<'c>, argument: &'static OpArgument, at: usize);
}

/// Stores the parsed value of the argument at an index.
pub fn set<'c>(arguments: &mut Arguments<'c>, index: usize, value: impl ParsedValue<'c>, at: usize) {
    let argument = argument(arguments, index);
    value.set(arguments, argument, at);
}

/// Stores an attribute or property; `None` leaves it absent, or gives it its default value.
pub fn set_property<'c>(arguments: &mut Arguments<'c>, index: usize, value: Option<Attribute<'c>>) {
    let OpArgument::Property(slot) = *argument(arguments, index) else { return };
    let slot = usize::from(slot);
    let property = arguments.def.and_then(|def| def.properties.get(slot));
    // An option that is absent is stored, too.
    let value = match (property, value) {
        (Some(property), Some(value)) => property.stored(value.context(), Some(value)),
        (_, value) => value,
    };
    if let Some(stored) = arguments.properties.get_mut(slot) {
        *stored = value;
    }
}

/// Stores a dictionary that a directive parsed for `attr-dict`.
///
/// # Errors
/// If an attribute of the definition in it does not satisfy its constraint.
pub fn set_attr_dict<'c>(
    parser: &mut OpParser<'_, '_, 'c>,
    arguments: &mut Arguments<'c>,
    value: DictionaryAttr<'c>,
    at: usize,
) -> Result<(), Diagnostic> {
    match arguments.def {
        Some(def) => parser.add_dictionary(def, arguments, value, at),
        None => Ok(()),
    }
}

/// Stores a dictionary that a directive parsed for `prop-dict`.
///
/// # Errors
/// If a property is missing, unknown or of another kind.
pub fn set_prop_dict<'c>(arguments: &mut Arguments<'c>, value: DictionaryAttr<'c>) -> Result<(), Diagnostic> {
    match arguments.def {
        Some(def) => arguments.set_prop_dict(def, value.into()),
        None => Ok(()),
    }
}

impl<'c> ParsedValue<'c> for &[UnresolvedOperand] {
    fn set(self, arguments: &mut Arguments<'c>, argument: &'static OpArgument, at: usize) {
        arguments.set_operands(argument, self, at);
    }
}

impl<'c> ParsedValue<'c> for Vec<Vec<UnresolvedOperand>> {
    fn set(self, arguments: &mut Arguments<'c>, argument: &'static OpArgument, at: usize) {
        arguments.set_operand_groups(argument, &self, at);
    }
}

impl<'c> ParsedValue<'c> for &[Type<'c>] {
    fn set(self, arguments: &mut Arguments<'c>, argument: &'static OpArgument, at: usize) {
        arguments.add_types(argument, self, at);
    }
}

impl<'c> ParsedValue<'c> for Vec<Vec<Type<'c>>> {
    fn set(self, arguments: &mut Arguments<'c>, argument: &'static OpArgument, at: usize) {
        arguments.add_types(argument, &self.concat(), at);
    }
}

impl<'c> ParsedValue<'c> for RegionId {
    fn set(self, arguments: &mut Arguments<'c>, argument: &'static OpArgument, _: usize) {
        arguments.add_region(argument, self);
    }
}

impl<'c> ParsedValue<'c> for BlockId {
    fn set(self, arguments: &mut Arguments<'c>, argument: &'static OpArgument, _: usize) {
        arguments.add_successor(argument, self);
    }
}

/// One, optional and variadic values.
macro_rules! as_slices {
    ($($value:ty),*) => {$(
        impl<'c> ParsedValue<'c> for $value {
            fn set(self, arguments: &mut Arguments<'c>, argument: &'static OpArgument, at: usize) {
                [self].as_slice().set(arguments, argument, at);
            }
        }

        impl<'c> ParsedValue<'c> for Option<$value> {
            fn set(self, arguments: &mut Arguments<'c>, argument: &'static OpArgument, at: usize) {
                self.as_slice().set(arguments, argument, at);
            }
        }

        impl<'c> ParsedValue<'c> for Vec<$value> {
            fn set(self, arguments: &mut Arguments<'c>, argument: &'static OpArgument, at: usize) {
                self.as_slice().set(arguments, argument, at);
            }
        }
    )*};
}

as_slices!(UnresolvedOperand, Type<'c>);

/// Lists of values that are added one by one.
macro_rules! one_by_one {
    ($($value:ty),*) => {$(
        impl<'c> ParsedValue<'c> for Vec<$value> {
            fn set(self, arguments: &mut Arguments<'c>, argument: &'static OpArgument, at: usize) {
                self.into_iter().for_each(|value| value.set(arguments, argument, at));
            }
        }
    )*};
}

one_by_one!(RegionId, BlockId);

// ---- values parsed before -------------------------------------------------------------------

/// A value that was parsed before a directive that refers to it (ODS `ref`). `'r`: as long as the arguments are borrowed.
pub trait ReferredValue<'r, 'c>: Sized {
    /// The value; `None` if there should be one but the text has none.
    fn read(arguments: &'r Arguments<'c>, argument: &'static OpArgument) -> Option<Self>;
}

/// The value of the argument at an index, which was parsed before.
///
/// # Errors
/// If the text does not have it.
pub fn referred<'r, 'c, V: ReferredValue<'r, 'c>>(
    parser: &OpParser<'_, '_, 'c>,
    arguments: &'r Arguments<'c>,
    index: usize,
) -> Result<V, Diagnostic> {
    there(parser, arguments, V::read(arguments, argument(arguments, index)))
}

/// The value of a required attribute or property, which was parsed before.
///
/// # Errors
/// If the text does not have it.
pub fn there<V>(
    parser: &OpParser<'_, '_, '_>,
    arguments: &Arguments<'_>,
    value: Option<V>,
) -> Result<V, Diagnostic> {
    let missing = "refers to a part that the text does not have";
    value.ok_or_else(|| parser.error_at(missing, arguments.name_span()))
}

/// The attribute of the argument at an index, which was parsed before.
#[must_use]
pub fn property<'c>(arguments: &Arguments<'c>, index: usize) -> Option<Attribute<'c>> {
    arguments.property(argument(arguments, index))
}

/// As [`property`], for the value in an option.
#[must_use]
pub fn held<'c>(arguments: &Arguments<'c>, index: usize) -> Option<Attribute<'c>> {
    crate::ir::held(property(arguments, index)?).ok().flatten()
}

/// The dictionary that was parsed before for `attr-dict`.
#[must_use]
pub fn attr_dict<'c>(context: &'c Context, arguments: &Arguments<'c>) -> DictionaryAttr<'c> {
    // A format has one `attr-dict`.
    arguments
        .dictionaries
        .last()
        .map_or_else(|| DictionaryAttr::empty(context), |(dictionary, _)| *dictionary)
}

/// The properties of a `prop-dict` that was parsed before.
#[must_use]
pub fn prop_dict<'c>(context: &'c Context, arguments: &Arguments<'c>) -> DictionaryAttr<'c> {
    let defs = arguments.def.map_or(&[][..], |def| def.properties);
    let slots = defs.iter().zip(&arguments.properties).filter(|(property, _)| !property.in_format);
    dictionary(context, slots.filter_map(|(property, value)| Some((property.name.as_bytes(), (*value)?))))
}

/// The dictionary of attributes of one operation, whose names differ.
pub(crate) fn dictionary<'c, 'n>(
    context: &'c Context,
    entries: impl Iterator<Item = (&'n [u8], Attribute<'c>)>,
) -> DictionaryAttr<'c> {
    let entries = entries.map(|(name, value)| (StringAttr::get(context, name), value)).collect();
    DictionaryAttr::of_entries(context, entries).unwrap_or_else(|_| DictionaryAttr::empty(context))
}

/// The string argument at an index.
#[must_use]
pub fn text(arguments: &Arguments<'_>, index: usize) -> &'static str {
    text_of(argument(arguments, index))
}

fn text_of(argument: &'static OpArgument) -> &'static str {
    argument.text().unwrap_or_default()
}

impl<'r, 'c> ReferredValue<'r, 'c> for &'r [UnresolvedOperand] {
    fn read(arguments: &'r Arguments<'c>, argument: &'static OpArgument) -> Option<Self> {
        Some(arguments.operand_names(argument))
    }
}

impl<'r, 'c> ReferredValue<'r, 'c> for Vec<&'r [UnresolvedOperand]> {
    fn read(arguments: &'r Arguments<'c>, argument: &'static OpArgument) -> Option<Self> {
        Some(grouped(arguments, argument, arguments.operand_names(argument)))
    }
}

impl<'r, 'c> ReferredValue<'r, 'c> for &'r [Type<'c>] {
    fn read(arguments: &'r Arguments<'c>, argument: &'static OpArgument) -> Option<Self> {
        Some(arguments.types(argument))
    }
}

impl<'r, 'c> ReferredValue<'r, 'c> for Vec<&'r [Type<'c>]> {
    fn read(arguments: &'r Arguments<'c>, argument: &'static OpArgument) -> Option<Self> {
        Some(grouped(arguments, argument, arguments.types(argument)))
    }
}

/// Names or types of a variadic of variadics, by groups.
fn grouped<'r, V>(arguments: &Arguments<'_>, argument: &OpArgument, mut all: &'r [V]) -> Vec<&'r [V]> {
    let operand = operand(argument);
    let sizes = arguments.groups.iter().rfind(|(index, _)| Some(usize::from(*index)) == operand);
    let sizes = sizes.map_or(&[][..], |(_, sizes)| sizes);
    let groups = sizes.iter().map(|size| {
        let (group, rest) = all.split_at(all.len().min(usize::try_from(*size).unwrap_or(0)));
        all = rest;
        group
    });
    groups.collect()
}

macro_rules! single {
    ($($value:ty),*) => {$(
        impl<'r, 'c: 'r> ReferredValue<'r, 'c> for $value {
            fn read(arguments: &'r Arguments<'c>, argument: &'static OpArgument) -> Option<Self> {
                <&[Self]>::read(arguments, argument)?.first().copied()
            }
        }

        impl<'r, 'c: 'r> ReferredValue<'r, 'c> for Option<$value> {
            fn read(arguments: &'r Arguments<'c>, argument: &'static OpArgument) -> Option<Self> {
                Some(<&[$value]>::read(arguments, argument)?.first().copied())
            }
        }
    )*};
}

single!(UnresolvedOperand, Type<'c>);

impl<'c> ReferredValue<'_, 'c> for Vec<RegionId> {
    fn read(arguments: &Arguments<'c>, argument: &'static OpArgument) -> Option<Self> {
        let OpArgument::Ref(OpArgument::Region(index)) = argument else { return None };
        Some(arguments.regions.iter().filter(|(of, _)| of == index).map(|(_, region)| *region).collect())
    }
}

impl<'c> ReferredValue<'_, 'c> for RegionId {
    fn read(arguments: &Arguments<'c>, argument: &'static OpArgument) -> Option<Self> {
        Vec::<Self>::read(arguments, argument)?.first().copied()
    }
}

impl<'c> ReferredValue<'_, 'c> for Vec<BlockId> {
    fn read(arguments: &Arguments<'c>, argument: &'static OpArgument) -> Option<Self> {
        let OpArgument::Ref(OpArgument::Successor(index)) = argument else { return None };
        Some(arguments.successors.iter().filter(|(of, _)| of == index).map(|(_, block)| *block).collect())
    }
}

impl<'c> ReferredValue<'_, 'c> for BlockId {
    fn read(arguments: &Arguments<'c>, argument: &'static OpArgument) -> Option<Self> {
        Vec::<Self>::read(arguments, argument)?.first().copied()
    }
}

// ---- values that a directive prints ---------------------------------------------------------

/// A value of an operation that a directive prints.
pub trait PrintedValue<'a, 'c>: Sized {
    /// The value of an argument; `None` if the operation lacks it.
    fn of(op: OpRef<'a, 'c>, argument: &'static OpArgument) -> Option<Self>;
}

/// The arguments of a directive of an operation that is printed.
#[derive(Clone, Copy, Debug)]
pub struct Printed<'a, 'c> {
    op: OpRef<'a, 'c>,
    arguments: &'static [OpArgument],
}

/// Prints by the values of arguments. An operation that lacks one is not valid: it is printed in generic form, unless
/// its printer assumes that it is verified.
pub fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    arguments: &'static [OpArgument],
    print: impl FnOnce(Printed<'a, 'c>) -> Option<()>,
) {
    let _: Option<()> = print(Printed { op, arguments });
}

impl<'a, 'c> Printed<'a, 'c> {
    /// The value of the argument at an index.
    #[must_use]
    pub fn get<V: PrintedValue<'a, 'c>>(self, index: usize) -> Option<V> {
        V::of(self.op, self.arguments.get(index)?)
    }

    /// The attribute of the argument at an index.
    #[must_use]
    pub fn property(self, index: usize) -> Option<Attribute<'c>> {
        self.arguments.get(index)?.property_of(self.op)
    }

    /// The value in the option of the argument at an index.
    #[must_use]
    pub fn held(self, index: usize) -> Option<Attribute<'c>> {
        crate::ir::held(self.property(index)?).ok().flatten()
    }

    /// The attributes that the format does not name.
    #[must_use]
    pub fn attr_dict(self, printer: &OpPrinter<'_, 'a, 'c>) -> Option<DictionaryAttr<'c>> {
        Some(printer.attr_dict_of(self.op, self.op.def()?))
    }

    /// The properties that the format does not name.
    #[must_use]
    pub fn prop_dict(self, printer: &OpPrinter<'_, 'a, 'c>) -> Option<DictionaryAttr<'c>> {
        Some(printer.prop_dict_of(self.op, self.op.def()?))
    }

    /// The string argument at an index.
    #[must_use]
    pub fn text(self, index: usize) -> Option<&'static str> {
        self.arguments.get(index).map(text_of)
    }
}

/// The index of the operand of an argument or of its `ref`, or of the operand whose types it has.
fn operand(argument: &OpArgument) -> Option<usize> {
    match argument {
        OpArgument::Operand(index) | OpArgument::Types(TypesOf::Operand(index)) => Some(usize::from(*index)),
        OpArgument::Ref(inner) => operand(inner),
        OpArgument::Types(TypesOf::Result(_) | TypesOf::Operands | TypesOf::Results)
        | OpArgument::Property(_)
        | OpArgument::Region(_)
        | OpArgument::Successor(_)
        | OpArgument::AttrDict
        | OpArgument::PropDict
        | OpArgument::Text(_)
        | OpArgument::Elements(_) => None,
    }
}

impl<'a, 'c> PrintedValue<'a, 'c> for Operands<'a, 'c> {
    fn of(op: OpRef<'a, 'c>, argument: &'static OpArgument) -> Option<Self> {
        operand(argument).map(|index| op.operand_group(index))
    }
}

impl<'a, 'c> PrintedValue<'a, 'c> for Option<ValueRef<'a, 'c>> {
    fn of(op: OpRef<'a, 'c>, argument: &'static OpArgument) -> Option<Self> {
        Operands::of(op, argument).map(|mut values| values.next())
    }
}

impl<'a, 'c> PrintedValue<'a, 'c> for ValueRef<'a, 'c> {
    fn of(op: OpRef<'a, 'c>, argument: &'static OpArgument) -> Option<Self> {
        Operands::of(op, argument)?.next()
    }
}

impl<'a, 'c> PrintedValue<'a, 'c> for Vec<Operands<'a, 'c>> {
    fn of(op: OpRef<'a, 'c>, argument: &'static OpArgument) -> Option<Self> {
        operand(argument).map(|index| op.nested_operand_groups(index).collect())
    }
}

impl<'c> PrintedValue<'_, 'c> for Vec<Type<'c>> {
    fn of(op: OpRef<'_, 'c>, argument: &'static OpArgument) -> Option<Self> {
        Some(match argument {
            OpArgument::Types(TypesOf::Operand(index)) => {
                op.operand_group(usize::from(*index)).map(ValueRef::ty).collect()
            }
            OpArgument::Types(TypesOf::Result(index)) => {
                op.result_group(usize::from(*index)).map(ValueRef::ty).collect()
            }
            OpArgument::Types(TypesOf::Operands) => op.operands().map(ValueRef::ty).collect(),
            OpArgument::Types(TypesOf::Results) => op.results().map(ValueRef::ty).collect(),
            OpArgument::Ref(inner) => return Self::of(op, inner),
            OpArgument::Operand(_)
            | OpArgument::Property(_)
            | OpArgument::Region(_)
            | OpArgument::Successor(_)
            | OpArgument::AttrDict
            | OpArgument::PropDict
            | OpArgument::Text(_)
            | OpArgument::Elements(_) => return None,
        })
    }
}

impl<'c> PrintedValue<'_, 'c> for Option<Type<'c>> {
    fn of(op: OpRef<'_, 'c>, argument: &'static OpArgument) -> Option<Self> {
        Vec::of(op, argument).map(|types| types.first().copied())
    }
}

impl<'c> PrintedValue<'_, 'c> for Type<'c> {
    fn of(op: OpRef<'_, 'c>, argument: &'static OpArgument) -> Option<Self> {
        Vec::of(op, argument)?.first().copied()
    }
}

impl<'c> PrintedValue<'_, 'c> for Vec<Vec<Type<'c>>> {
    fn of(op: OpRef<'_, 'c>, argument: &'static OpArgument) -> Option<Self> {
        let groups = operand(argument).map(|index| op.nested_operand_groups(index))?;
        Some(groups.map(|group| group.map(ValueRef::ty).collect()).collect())
    }
}

impl<'a, 'c> PrintedValue<'a, 'c> for Vec<RegionRef<'a, 'c>> {
    fn of(op: OpRef<'a, 'c>, argument: &'static OpArgument) -> Option<Self> {
        match argument {
            OpArgument::Region(index) => Some(op.region_group(usize::from(*index)).collect()),
            OpArgument::Ref(inner) => Self::of(op, inner),
            OpArgument::Operand(_)
            | OpArgument::Property(_)
            | OpArgument::Successor(_)
            | OpArgument::Types(_)
            | OpArgument::AttrDict
            | OpArgument::PropDict
            | OpArgument::Text(_)
            | OpArgument::Elements(_) => None,
        }
    }
}

impl<'a, 'c> PrintedValue<'a, 'c> for RegionRef<'a, 'c> {
    fn of(op: OpRef<'a, 'c>, argument: &'static OpArgument) -> Option<Self> {
        Vec::of(op, argument)?.first().copied()
    }
}

impl<'a, 'c> PrintedValue<'a, 'c> for Vec<BlockRef<'a, 'c>> {
    fn of(op: OpRef<'a, 'c>, argument: &'static OpArgument) -> Option<Self> {
        match argument {
            // A successor that is variadic is the last.
            OpArgument::Successor(index) => Some(op.successors().skip(usize::from(*index)).collect()),
            OpArgument::Ref(inner) => Self::of(op, inner),
            OpArgument::Operand(_)
            | OpArgument::Property(_)
            | OpArgument::Region(_)
            | OpArgument::Types(_)
            | OpArgument::AttrDict
            | OpArgument::PropDict
            | OpArgument::Text(_)
            | OpArgument::Elements(_) => None,
        }
    }
}

impl<'a, 'c> PrintedValue<'a, 'c> for BlockRef<'a, 'c> {
    fn of(op: OpRef<'a, 'c>, argument: &'static OpArgument) -> Option<Self> {
        Vec::of(op, argument)?.first().copied()
    }
}
