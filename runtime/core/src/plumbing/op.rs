//! Shared code of the tables and accessors of generated operations.

pub use super::op_format as f;
pub use super::op_tables::{
    attribute, declared, element, follows, like_operand, like_property, like_result, nested, one, optional,
    printed_segment_sizes, property, region, segment_sizes, successor, variadic,
};
pub use crate::constraint as c;
pub use crate::ir::format::{OptionText, PropertyText as Text, TypeFrom as From, TypeSource as Source};
pub use crate::ir::interfaces as i;
pub use crate::ir::{CachedAttribute, NameHint, OpDef, OpTraits as T, SegmentPolicy as Segments};

/// The names in the tables of operations.
pub mod prelude {
    pub use super::{c, f, i};
    pub use crate::plumbing::op as p;
    pub use core::convert::Into;
    pub use core::option::Option::Some;
}

use crate::attribute::Attribute;
use crate::builtin::{
    ArrayAttr, IntegerAttr, Signedness, SymbolRefAttr, TypeAttr, UnitAttr, integer_format, is_zero,
};
use crate::context::Context;
use crate::def::{EnumDef, ParamKind};
use crate::diagnostic::Diagnostic;
use crate::handle::Handle;
use crate::ir::infer::Operation;
use crate::ir::text::OpFormat;
use crate::ir::traits::OpTrait;
use crate::ir::{
    BlockId, BlockRef, Builder, Building, IntoSymbol, IntoText, Ir, OpDefHandle, OpId, OpRef, OpSyntax,
    OptionalAttribute, OptionalSymbol, OptionalText, OptionalType, RegionRef, ValueId, ValueRef,
};
use crate::node::Node;
use crate::param::{Param, Parameter};
use crate::param_syntax::ParamSyntax;
use crate::types::Type;

/// A trait by its name.
#[must_use]
pub const fn named(name: &'static str) -> OpTrait {
    OpTrait::marker(name)
}

/// A set of traits.
#[must_use]
pub const fn traits(all: &[T]) -> T {
    let (mut set, mut index) = (T::NONE, 0);
    while index < all.len() {
        set = set.union(all[index]);
        index += 1;
    }
    set
}

/// The custom form that an author writes for a handle.
#[must_use]
pub const fn custom_syntax<H: OpFormat>() -> OpSyntax {
    OpSyntax { parse: H::parse, print: H::print }
}

/// The handle of an operation that is of its definition.
///
/// # Panics
/// If it is of another one.
#[inline]
#[track_caller]
pub fn cast<'a, 'c, H: OpDefHandle>(op: OpRef<'a, 'c>) -> H::Of<'a, 'c> {
    match H::from_op(op) {
        Some(handle) => handle,
        None => panic!("`{}` is not an operation `{}`", crate::ir::first_line(op), H::DEF.name),
    }
}

/// An operation that exists, to be changed by its definition.
///
/// # Panics
/// If the operation is not of the handle's definition.
#[track_caller]
pub fn at<'i, 'c, H: OpDefHandle>(ir: &'i mut Ir<'c>, op: OpId) -> Placed<'i, 'c> {
    let _ = cast::<H>(ir.op(op));
    Placed { ir, op }
}

/// An existing operation, with setters of its operands, properties and successors.
#[derive(Debug)]
#[must_use]
pub struct Placed<'i, 'c> {
    ir: &'i mut Ir<'c>,
    op: OpId,
}

/// Setters that store Rust values in the properties of an existing operation, or of one under construction, by the
/// methods `context` and `store`.
macro_rules! stores {
    ($($store:ty),*) => {$(
        #[doc(hidden)]
        impl<'c> $store {
            /// Stores a text.
            #[inline]
            pub fn text(self, index: usize, value: impl IntoText<'c>) -> Self {
                let value = value.into_text(self.context());
                self.store(index, Some(value.into()))
            }

            /// As [`Self::text`], or removes the property.
            #[inline]
            pub fn maybe_text(self, index: usize, value: impl OptionalText<'c>) -> Self {
                let value = value.into_option(self.context());
                self.store(index, value.map(Into::into))
            }

            /// Stores a reference to a symbol.
            #[inline]
            pub fn symbol(self, index: usize, value: impl IntoSymbol<'c>) -> Self {
                let value = value.into_symbol(self.context());
                self.store(index, Some(value.into()))
            }

            /// As [`Self::symbol`], or removes the property.
            #[inline]
            pub fn maybe_symbol(self, index: usize, value: impl OptionalSymbol<'c>) -> Self {
                let value = value.into_option(self.context());
                self.store(index, value.map(Into::into))
            }

            /// Stores a type.
            #[inline]
            pub fn ty(self, index: usize, value: impl Into<Type<'c>>) -> Self {
                let value = TypeAttr::get(self.context(), value.into());
                self.store(index, Some(value.into()))
            }

            /// As [`Self::ty`], or removes the property.
            #[inline]
            pub fn maybe_ty(self, index: usize, value: impl OptionalType<'c>) -> Self {
                let value = value.into_option().map(|value| TypeAttr::get(self.context(), value).into());
                self.store(index, value)
            }

            /// Stores any attribute.
            #[inline]
            pub fn attribute(self, index: usize, value: impl Into<Attribute<'c>>) -> Self {
                self.store(index, Some(value.into()))
            }

            /// As [`Self::attribute`], or removes the property.
            #[inline]
            pub fn maybe_attribute(self, index: usize, value: impl OptionalAttribute<'c>) -> Self {
                self.store(index, value.into_option())
            }

            /// Stores a truth value or an attribute.
            #[inline]
            pub fn set(self, index: usize, value: impl PropertyValue<'c>) -> Self {
                let value = value.into_attribute(self.context());
                self.store(index, Some(value))
            }

            /// Stores a signless integer of a width.
            ///
            /// # Panics
            /// If the value does not fit.
            #[inline]
            #[track_caller]
            pub fn int(self, index: usize, bits: u32, value: impl Number) -> Self {
                let value = value.stored(self.context().integer(bits));
                self.store(index, Some(value.into()))
            }

            /// Stores an integer of a type that is spelled.
            ///
            /// # Panics
            /// If the value does not fit.
            #[track_caller]
            pub fn int_of(self, index: usize, ty: &str, value: impl Number) -> Self {
                let value = match crate::text::parse_type(self.context(), ty) {
                    Ok(ty) => Some(value.stored(ty).into()),
                    Err(_) => None,
                };
                self.store(index, value)
            }

            /// Stores the case of an enum as an integer of a width.
            #[inline]
            #[track_caller]
            pub fn case(self, index: usize, bits: u32, value: impl Parameter<'c>) -> Self {
                let value = enum_attribute(self.context(), bits, value);
                self.store(index, Some(value))
            }

            /// Stores a value in the attribute that a function makes of it.
            pub fn wrap<V, A: Into<Attribute<'c>>>(
                self,
                index: usize,
                attribute: impl FnOnce(&'c Context, V) -> A,
                value: V,
            ) -> Self {
                let value = attribute(self.context(), value).into();
                self.store(index, Some(value))
            }

            /// Stores a unit attribute, or removes it.
            pub fn unit(self, index: usize, value: bool) -> Self {
                let value = value.then(|| UnitAttr::get(self.context()).into());
                self.store(index, value)
            }

            /// As [`Self::set`], or removes the property.
            pub fn maybe_set(self, index: usize, value: Option<impl PropertyValue<'c>>) -> Self {
                match value {
                    Some(value) => self.set(index, value),
                    None => self.store(index, None),
                }
            }

            /// As [`Self::wrap`], or removes the property.
            pub fn maybe_wrap<V, A: Into<Attribute<'c>>>(
                self,
                index: usize,
                attribute: impl FnOnce(&'c Context, V) -> A,
                value: Option<V>,
            ) -> Self {
                match value {
                    Some(value) => self.wrap(index, attribute, value),
                    None => self.store(index, None),
                }
            }

            /// Stores a unit that is set, or `false`.
            pub fn flag(self, index: usize, is_set: bool) -> Self {
                let value = flag_attribute(self.context(), is_set);
                self.store(index, Some(value))
            }

            /// As [`Self::flag`], or removes the property.
            pub fn maybe_flag(self, index: usize, is_set: Option<bool>) -> Self {
                match is_set {
                    Some(is_set) => self.flag(index, is_set),
                    None => self.store(index, None),
                }
            }

            /// As [`Self::int`], or removes the property.
            pub fn maybe_int(self, index: usize, bits: u32, value: Option<impl Number>) -> Self {
                match value {
                    Some(value) => self.int(index, bits, value),
                    None => self.store(index, None),
                }
            }

            /// As [`Self::int_of`], or removes the property.
            pub fn maybe_int_of(self, index: usize, ty: &str, value: Option<impl Number>) -> Self {
                match value {
                    Some(value) => self.int_of(index, ty, value),
                    None => self.store(index, None),
                }
            }

            /// As [`Self::case`], or removes the property.
            pub fn maybe_case(self, index: usize, bits: u32, value: Option<impl Parameter<'c>>) -> Self {
                match value {
                    Some(value) => self.case(index, bits, value),
                    None => self.store(index, None),
                }
            }
        }
    )*};
}

stores!(Placed<'_, 'c>, Building<'_, '_, 'c>);

impl<'c> Placed<'_, 'c> {
    fn context(&self) -> &'c Context {
        self.ir.context()
    }

    fn store(self, index: usize, value: Option<Attribute<'c>>) -> Self {
        let property = self.ir.op(self.op).def().and_then(|def| def.properties.get(index));
        let value = property.map_or(value, |property| property.stored(self.context(), value));
        self.ir.set_property(self.op, index, value);
        self
    }

    /// Replaces the value of a declared operand.
    #[track_caller]
    pub fn operand(self, index: usize, value: ValueId) -> Self {
        self.operands(index, &[value])
    }

    /// Replaces the value of a declared operand that is optional, or removes it.
    #[track_caller]
    pub fn maybe_operand(self, index: usize, value: Option<ValueId>) -> Self {
        self.operands(index, value.as_slice())
    }

    /// Replaces the values of a declared operand that is variadic.
    #[track_caller]
    pub fn operands(self, index: usize, values: &[ValueId]) -> Self {
        self.ir.set_operand_group(self.op, index, values);
        self
    }

    /// Replaces the groups of values of a declared operand (ODS `VariadicOfVariadic`).
    #[track_caller]
    pub fn operand_groups(self, index: usize, groups: &[&[ValueId]]) -> Self {
        self.ir.set_operand_groups(self.op, index, groups);
        self
    }

    /// Replaces a successor.
    #[track_caller]
    pub fn successor(self, index: usize, block: BlockId) -> Self {
        self.ir.set_successor(self.op, index, block);
        self
    }

    /// Replaces the successors from an index on.
    #[track_caller]
    pub fn successors(self, index: usize, blocks: &[BlockId]) -> Self {
        let mut all: Vec<BlockId> = self.ir.op(self.op).successors().take(index).map(BlockRef::id).collect();
        all.extend(blocks);
        self.ir.set_successors(self.op, &all);
        self
    }
}

/// A value that one kind of attribute stores without further information.
pub trait PropertyValue<'c> {
    /// The attribute.
    fn into_attribute(self, context: &'c Context) -> Attribute<'c>;
}

impl<'c, H: Into<Attribute<'c>>> PropertyValue<'c> for H {
    #[inline]
    fn into_attribute(self, _context: &'c Context) -> Attribute<'c> {
        self.into()
    }
}

impl<'c> PropertyValue<'c> for bool {
    fn into_attribute(self, context: &'c Context) -> Attribute<'c> {
        IntegerAttr::bool(context, self).into()
    }
}

/// An integer of at most 64 bits.
pub trait Number {
    /// The attribute of a type.
    ///
    /// # Panics
    /// If the value does not fit.
    fn stored(self, ty: Type<'_>) -> IntegerAttr<'_>;
}

/// The table of an enum (`DialectEnum`).
///
/// # Panics
/// If it is not an enum; in a constant this is an error of the compiler.
#[must_use]
pub const fn enum_def<E: ParamSyntax>() -> &'static EnumDef {
    match E::KIND {
        ParamKind::Enum(def) => def,
        _ => panic!("the type is not an enum of a dialect: derive `DialectEnum` for it"),
    }
}

/// Whether a node is a reference to a symbol by one name.
#[must_use]
pub fn is_flat_symbol(node: Node<'_>) -> bool {
    SymbolRefAttr::from_node(node).is_some_and(|found| found.path().len() == 1)
}

/// Names results as the definition does (MLIR's generated `getAsmResultNames`).
pub fn declared_names(op: OpRef<'_, '_>, name: &mut dyn FnMut(usize, &str)) {
    let Some(def) = op.def() else { return };
    let mut start = 0;
    for (index, result) in def.results.iter().enumerate() {
        let len = op.result_group(index).len();
        if len > 0 && !result.name.is_empty() {
            name(start, result.name);
        }
        start += len;
    }
}

#[cold]
#[track_caller]
fn missing(op: OpRef<'_, '_>, what: &str) -> ! {
    panic!("`{}` has no `{what}`; its accessor needs a verified operation", op.name())
}

/// The operand at an index; `name` is the accessor's.
///
/// # Panics
/// If there is none; so for the next three.
#[inline]
#[track_caller]
pub fn operand<'a, 'c>(op: OpRef<'a, 'c>, name: &str, index: usize) -> ValueRef<'a, 'c> {
    required(op, name, op.operand(index))
}

/// The result at an index.
#[inline]
#[track_caller]
pub fn result<'a, 'c>(op: OpRef<'a, 'c>, name: &str, index: usize) -> ValueRef<'a, 'c> {
    required(op, name, op.result(index))
}

/// The one value, region or successor of a group.
#[inline]
#[track_caller]
pub fn only<T>(op: OpRef<'_, '_>, name: &str, mut group: impl Iterator<Item = T>) -> T {
    required(op, name, group.next())
}

/// A required part.
#[inline]
#[track_caller]
pub fn required<T>(op: OpRef<'_, '_>, name: &str, value: Option<T>) -> T {
    match value {
        Some(value) => value,
        None => missing(op, name),
    }
}

/// The value in the option that the property at an index stores.
#[inline]
#[must_use]
pub fn held<'c>(op: OpRef<'_, 'c>, index: usize) -> Option<Attribute<'c>> {
    op.property(index).and_then(|option| crate::ir::held(option).ok().flatten())
}

/// The type of a declared operand of an operation that is not created yet.
///
/// # Errors
/// If it is missing.
pub fn adaptor_operand<'c>(op: Operation<'_, 'c>, name: &str, index: usize) -> Result<Type<'c>, Diagnostic> {
    op.required("operand", name, op.operand_group(index).first().copied())
}

/// The value of a required attribute of an operation that is not created yet.
///
/// # Errors
/// If it is missing.
pub fn adaptor_attribute<V>(op: Operation<'_, '_>, index: usize, value: Option<V>) -> Result<V, Diagnostic> {
    op.required("attribute", op.def.properties.get(index).map_or("", |property| property.name), value)
}

/// A declared region of an operation that is not created yet.
///
/// # Errors
/// If it is missing.
pub fn adaptor_region<'a, 'c>(
    op: Operation<'a, 'c>,
    name: &str,
    index: usize,
) -> Result<RegionRef<'a, 'c>, Diagnostic> {
    op.required("region", name, op.region_group(index).next())
}

/// As [`held`], for an operation that is not created yet.
#[must_use]
pub fn adaptor_held<'c>(op: Operation<'_, 'c>, index: usize) -> Option<Attribute<'c>> {
    op.property(index).and_then(|option| crate::ir::held(option).ok().flatten())
}

/// Whether a present unit is set: a native one may be `false`.
#[must_use]
pub fn is_set(unit: Attribute<'_>) -> bool {
    !is_zero(unit)
}

/// The attribute of a unit that is set or not.
#[must_use]
pub fn flag_attribute(context: &Context, is_set: bool) -> Attribute<'_> {
    if is_set { UnitAttr::get(context).into() } else { IntegerAttr::bool(context, false).into() }
}

/// Whether the unit of a property or of its option is set.
#[must_use]
pub fn flag(value: Option<Attribute<'_>>) -> Option<bool> {
    value.map(is_set)
}

/// The number, truth value or type of a property.
#[inline]
#[track_caller]
pub fn plain<'c, V: AttributeValue<'c>>(value: Option<Attribute<'c>>) -> Option<V> {
    value.and_then(V::of)
}

/// The attribute of a property, as a handle.
#[inline]
#[track_caller]
pub fn handle<'c, H: Parameter<'c>>(value: Option<Attribute<'c>>) -> Option<H> {
    value.and_then(|value| H::decode(Param::Attr(value)))
}

/// The first parameter of a property's attribute.
#[inline]
pub fn inner<'c, V: Parameter<'c>>(value: Option<Attribute<'c>>) -> Option<V> {
    value?.node().params().first().and_then(|value| V::decode(*value))
}

/// The attribute of a name, as a handle.
#[must_use]
#[track_caller]
pub fn discardable<'c, H: Parameter<'c>>(op: OpRef<'_, 'c>, name: &str) -> Option<H> {
    op.attribute(name).and_then(|value| H::decode(Param::Attr(value)))
}

/// The enum case of a property.
#[inline]
#[track_caller]
pub fn case<'c, E: Parameter<'c>>(value: Option<Attribute<'c>>) -> Option<E> {
    let value = value?.dyn_cast::<IntegerAttr<'_>>()?.value();
    value.to_u64().and_then(|bits| E::decode(Param::UInt(bits)))
}

/// Decides about a node.
pub(super) type Accepts = fn(Node<'_>) -> bool;

/// Whether an attribute is an integer of that many bits that is a case of an enum.
#[must_use]
pub fn is_case_of<E: ParamSyntax, const BITS: u32>(node: Node<'_>) -> bool {
    is_case(node, BITS, enum_def::<E>())
}

fn is_case(node: Node<'_>, bits: u32, def: &'static EnumDef) -> bool {
    let Some(integer) = IntegerAttr::from_node(node) else { return false };
    integer_format(integer.ty()) == Some((bits, Signedness::Signless))
        && c::Pred::Case(def).holds(c::Subject::Attr(integer.into()), None)
}

/// Whether a type or an attribute is an instance of a handle: a condition of constraints.
#[must_use]
pub fn is_handle<H: Handle>(subject: crate::constraint::Subject<'_>) -> bool {
    match subject {
        crate::constraint::Subject::Type(ty) => H::accepts(ty.node()),
        crate::constraint::Subject::Attr(attribute) => H::accepts(attribute.node()),
        crate::constraint::Subject::Value(_) | crate::constraint::Subject::Nothing => false,
    }
}

/// The results of an operation that was just created.
///
/// # Panics
/// If it has fewer: a bug of the generator.
#[inline]
#[track_caller]
pub fn results<const N: usize>(builder: &mut Builder<'_, '_>, op: OpId) -> [ValueId; N] {
    crate::ir::first_results(builder.ir(), op)
}

/// An enum's value as the integer attribute that stores it.
pub fn enum_attribute<'c>(context: &'c Context, bits: u32, value: impl Parameter<'c>) -> Attribute<'c> {
    let number = match value.encode() {
        Param::UInt(number) => number as i64,
        Param::Int(number) => number,
        _ => 0,
    };
    IntegerAttr::get(context.integer(bits), number).into()
}

/// The attribute of a text.
///
/// # Panics
/// If the text is not an attribute: a bug of the generator.
#[must_use]
pub fn attribute_of_text<'c>(context: &'c Context, text: &str) -> Attribute<'c> {
    match crate::text::parse_attribute(context, text) {
        Ok(attribute) => attribute,
        Err(error) => panic!("`{text}`: {error}"),
    }
}

/// The attribute of an option with the value that a function makes.
pub fn some<'c>(make: impl FnOnce(&'c Context) -> Attribute<'c>, context: &'c Context) -> Attribute<'c> {
    ArrayAttr::get(context, &[make(context)]).into()
}

/// The value that an accessor returns for an attribute.
pub trait AttributeValue<'c>: Sized {
    /// The value of an attribute; `None` for one of another kind.
    fn of(attribute: Attribute<'c>) -> Option<Self>;
}

macro_rules! integers {
    ($($int:ident: $make:ident($wide:ident)),*) => {$(
        impl Number for $int {
            #[inline]
            #[track_caller]
            fn stored(self, ty: Type<'_>) -> IntegerAttr<'_> {
                IntegerAttr::$make(ty, $wide::from(self))
            }
        }

        impl<'c> AttributeValue<'c> for $int {
            #[inline]
            fn of(attribute: Attribute<'c>) -> Option<Self> {
                let integer = attribute.dyn_cast::<IntegerAttr<'_>>()?;
                match integer_format(integer.ty()) {
                    Some((_, Signedness::Unsigned)) => integer.value().to_u64().map(|value| value as $int),
                    _ => integer.to_i64().map(|value| value as $int),
                }
            }
        }
    )*};
}

integers!(
    i8: get(i64), i16: get(i64), i32: get(i64), i64: get(i64),
    u8: get(i64), u16: get(i64), u32: get(i64), u64: of_unsigned(u64)
);

/// The integer attribute of an unsigned number.
///
/// # Panics
/// If the value does not fit.
#[must_use]
#[track_caller]
pub fn unsigned_integer(ty: Type<'_>, value: u64) -> IntegerAttr<'_> {
    value.stored(ty)
}

impl<'c> AttributeValue<'c> for bool {
    #[inline]
    fn of(attribute: Attribute<'c>) -> Option<Self> {
        attribute.dyn_cast::<IntegerAttr<'_>>().map(|integer| !integer.is_zero())
    }
}

impl<'c> AttributeValue<'c> for Type<'c> {
    #[inline]
    fn of(attribute: Attribute<'c>) -> Option<Self> {
        attribute.dyn_cast::<TypeAttr<'_>>().map(TypeAttr::value)
    }
}
