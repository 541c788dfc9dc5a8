//! The layout interface of the builtin types: MLIR's defaults, and how entries change them.

use super::generated::*;
use super::interfaces::FLOAT_TYPE_INTERFACE;
use crate::diagnostic::Diagnostic;
use crate::handle::Handle;
use crate::layout::aggregate::TypeShape;
use crate::layout::data_layout::TypeLayout;
use crate::layout::entry::DataLayoutEntry;
use crate::layout::error::LayoutError;
use crate::layout::interface::answers_of_layout;
use crate::layout::interpret::{closest, relaxes, verify_alignment};
use crate::layout::query::LayoutQuery;
use crate::layout::rule::EntryValue;
use crate::layout::size::TypeSize;
use crate::layout::verify::UNEXPECTED_ENTRIES;
use crate::layout::{DataLayoutTypeInterface, DataLayoutTypeInterfaceTable, values};
use crate::node::Node;
use crate::numeric::FloatKind;
use crate::types::Type;

/// The width of `index` without an entry.
const INDEX_WIDTH: u64 = 64;

type Answer = Result<TypeLayout, LayoutError>;

impl<'c> DataLayoutTypeInterface<'c> for IntegerType<'c> {
    answers_of_layout!();

    fn layout(self, query: LayoutQuery<'_, 'c>, entries: &[DataLayoutEntry<'c>]) -> Answer {
        integer(self, query.byte_width(), entries)
    }
    fn deciding_entry(self, entries: &[DataLayoutEntry<'c>]) -> Option<DataLayoutEntry<'c>> {
        closest_integer(self, entries).copied()
    }
    fn are_compatible(
        self,
        outer: &[DataLayoutEntry<'c>],
        inner: &[DataLayoutEntry<'c>],
        _: &[DataLayoutEntry<'c>],
    ) -> bool {
        alignments_relax(outer, inner)
    }
    fn verify_entries(self, entries: &[DataLayoutEntry<'c>]) -> Result<(), Diagnostic> {
        entries.iter().try_for_each(verify_alignment)
    }
}

/// A float of any dialect.
#[derive(Clone, Copy)]
struct AnyFloat<'c>(Type<'c>, FloatKind);

/// The table of every type that implements [`FLOAT_TYPE_INTERFACE`], as in MLIR.
pub(crate) static FLOAT_TABLE: DataLayoutTypeInterfaceTable =
    DataLayoutTypeInterfaceTable::of::<AnyFloat<'static>>();

impl Handle for AnyFloat<'_> {
    type Of<'c> = AnyFloat<'c>;
    fn accepts(node: Node<'_>) -> bool {
        Self::from_node(node).is_some()
    }
    fn from_node(node: Node<'_>) -> Option<AnyFloat<'_>> {
        let ty = Type::from_node(node)?;
        Some(AnyFloat(ty, float_kind(ty)?))
    }
}

impl<'c> From<AnyFloat<'c>> for Type<'c> {
    fn from(float: AnyFloat<'c>) -> Self {
        float.0
    }
}

impl<'c> From<AnyFloat<'c>> for Node<'c> {
    fn from(float: AnyFloat<'c>) -> Self {
        float.0.node()
    }
}

impl<'c> DataLayoutTypeInterface<'c> for AnyFloat<'c> {
    answers_of_layout!();

    fn layout(self, query: LayoutQuery<'_, 'c>, entries: &[DataLayoutEntry<'c>]) -> Answer {
        float(self.0, self.1, query.byte_width(), entries)
    }
    fn deciding_entry(self, entries: &[DataLayoutEntry<'c>]) -> Option<DataLayoutEntry<'c>> {
        entry_of(self.0, entries).copied()
    }
    fn are_compatible(
        self,
        outer: &[DataLayoutEntry<'c>],
        inner: &[DataLayoutEntry<'c>],
        _: &[DataLayoutEntry<'c>],
    ) -> bool {
        alignments_relax(outer, inner)
    }
    fn verify_entries(self, entries: &[DataLayoutEntry<'c>]) -> Result<(), Diagnostic> {
        entries.iter().try_for_each(verify_alignment)
    }
}

impl<'c> DataLayoutTypeInterface<'c> for IndexType<'c> {
    answers_of_layout!();

    fn layout(self, query: LayoutQuery<'_, 'c>, entries: &[DataLayoutEntry<'c>]) -> Answer {
        index(self.into(), query, entries)
    }
    /// Another width would be another type for values that cross the scope.
    fn are_compatible(
        self,
        outer: &[DataLayoutEntry<'c>],
        inner: &[DataLayoutEntry<'c>],
        _: &[DataLayoutEntry<'c>],
    ) -> bool {
        let pairs = outer.iter().zip(inner);
        pairs.into_iter().all(|(outer, inner)| values::integer(outer.value) == values::integer(inner.value))
    }
    fn verify_entries(self, entries: &[DataLayoutEntry<'c>]) -> Result<(), Diagnostic> {
        match entries.iter().find(|entry| values::integer(entry.value).is_none()) {
            None => Ok(()),
            Some(_) => Err(Diagnostic::error(format!(
                "expected integer attribute in the data layout entry for '{}'",
                Type::from(self)
            ))),
        }
    }
}

impl<'c> DataLayoutTypeInterface<'c> for VectorType<'c> {
    answers_of_layout!();

    fn layout(self, query: LayoutQuery<'_, 'c>, _: &[DataLayoutEntry<'c>]) -> Answer {
        vector(self, query)
    }
    fn shape(
        self,
        query: LayoutQuery<'_, 'c>,
        _: &[DataLayoutEntry<'c>],
    ) -> Result<TypeShape<'c>, LayoutError> {
        let (element, whole) = (self.element_type(), query.size(self.into())?.min_value());
        let stride = query.size(element)?.min_value();
        let count = whole.checked_div(stride).unwrap_or(0);
        Ok(TypeShape::Array { element, count, stride })
    }
    fn verify_entries(self, _: &[DataLayoutEntry<'c>]) -> Result<(), Diagnostic> {
        Err(takes_no_entries())
    }
}

impl<'c> DataLayoutTypeInterface<'c> for ComplexType<'c> {
    answers_of_layout!();

    fn layout(self, query: LayoutQuery<'_, 'c>, _: &[DataLayoutEntry<'c>]) -> Answer {
        complex(self, query)
    }
    fn shape(
        self,
        query: LayoutQuery<'_, 'c>,
        _: &[DataLayoutEntry<'c>],
    ) -> Result<TypeShape<'c>, LayoutError> {
        let (element, layout) = (self.element_type(), query.layout(self.into())?);
        let part = query.size_in_bits(element)?.min_value();
        let stride = (layout.size_in_bits.min_value() - part) / query.byte_width();
        Ok(TypeShape::Array { element, count: 2, stride })
    }
    fn verify_entries(self, _: &[DataLayoutEntry<'c>]) -> Result<(), Diagnostic> {
        Err(takes_no_entries())
    }
}

/// The error for entries of types that have a layout but take no entries.
fn takes_no_entries() -> Diagnostic {
    Diagnostic::error(UNEXPECTED_ENTRIES)
}

/// Whether every inner entry relaxes the alignment of the outer one with the same key, as MLIR's documentation describes.
fn alignments_relax(outer: &[DataLayoutEntry<'_>], inner: &[DataLayoutEntry<'_>]) -> bool {
    inner.iter().all(|inner| {
        let same_key = outer.iter().find(|outer| outer.key == inner.key);
        same_key.is_none_or(|outer| relaxes(EntryValue::Alignment, outer, inner))
    })
}

/// The entry whose key is this type.
fn entry_of<'e, 'c>(ty: Type<'c>, entries: &'e [DataLayoutEntry<'c>]) -> Option<&'e DataLayoutEntry<'c>> {
    entries.iter().find(|entry| entry.key_type() == Some(ty))
}

/// The format of a float type of any dialect.
fn float_kind(ty: Type<'_>) -> Option<FloatKind> {
    ty.def().interface(&FLOAT_TYPE_INTERFACE)?.downcast_ref().copied()
}

/// The least power of two that is not below `value`, and 0 for 0.
fn power_of_two_ceil(value: u64, ty: Type<'_>) -> Result<u64, LayoutError> {
    if value == 0 {
        Ok(0)
    } else {
        value.checked_next_power_of_two().ok_or_else(|| LayoutError::overflow(ty))
    }
}

/// A value of that many bits, aligned to the least power of two of bytes that holds it.
fn natural(bits: u64, byte_width: u64, ty: Type<'_>) -> Answer {
    let size = bits.div_ceil(byte_width);
    let alignment = power_of_two_ceil(size, ty)?;
    Ok(TypeLayout {
        size: TypeSize::fixed(size),
        size_in_bits: TypeSize::fixed(bits),
        abi_alignment: alignment,
        preferred_alignment: alignment,
        index_bit_width: None,
    })
}

fn integer<'c>(ty: IntegerType<'c>, byte_width: u64, entries: &[DataLayoutEntry<'c>]) -> Answer {
    let width = u64::from(ty.width());
    let layout = natural(width, byte_width, ty.into())?;
    match closest_integer(ty, entries) {
        Some(entry) => aligned(layout, ty.into(), byte_width, entry),
        // As in LLVM's default data layout string.
        None if width >= 64 => Ok(TypeLayout { abi_alignment: 32u64.div_ceil(byte_width), ..layout }),
        None => Ok(layout),
    }
}

/// The entry that applies to an integer of any signedness.
fn closest_integer<'e, 'c>(
    ty: IntegerType<'c>,
    entries: &'e [DataLayoutEntry<'c>],
) -> Option<&'e DataLayoutEntry<'c>> {
    let keys = entries.iter().filter_map(|entry| {
        let key = entry.key_type()?.dyn_cast::<IntegerType<'_>>()?;
        Some((u64::from(key.width()), entry))
    });
    closest(u64::from(ty.width()), keys)
}

/// `layout` with the alignments of an entry, which are in bits.
fn aligned(layout: TypeLayout, ty: Type<'_>, byte_width: u64, entry: &DataLayoutEntry<'_>) -> Answer {
    let bits = entry.alignment_bits().ok_or_else(|| LayoutError::entry(ty, entry))?;
    Ok(TypeLayout {
        abi_alignment: bits.abi / byte_width,
        preferred_alignment: bits.preferred / byte_width,
        ..layout
    })
}

fn float<'c>(ty: Type<'c>, kind: FloatKind, byte_width: u64, entries: &[DataLayoutEntry<'c>]) -> Answer {
    let layout = natural(u64::from(kind.width()), byte_width, ty)?;
    match entry_of(ty, entries) {
        Some(entry) => aligned(layout, ty, byte_width, entry),
        None => Ok(layout),
    }
}

/// Two elements. MLIR queries the element as if the scope had no entries for it, with
/// one exception: the preferred alignment of a float is its ABI alignment in the scope.
/// There is no padding after the second element.
fn complex<'c>(complex: ComplexType<'c>, query: LayoutQuery<'_, 'c>) -> Answer {
    let (ty, element) = (Type::from(complex), complex.element_type());
    let overflow = || LayoutError::overflow(ty);
    let mut part = query.default_layout(element, &[])?;
    if float_kind(element).is_some() {
        part.preferred_alignment = query.abi_alignment(element)?;
    }
    if part.preferred_alignment == 0 {
        return Err(LayoutError::zero_alignment(element));
    }
    let bits = part.size_in_bits.fixed_value().ok_or_else(|| LayoutError::scalable(element))?;
    let byte_width = query.byte_width();
    let stride =
        part.preferred_alignment.checked_mul(byte_width).and_then(|unit| bits.checked_next_multiple_of(unit));
    let size_in_bits = TypeSize::fixed(stride.and_then(|at| at.checked_add(bits)).ok_or_else(overflow)?);
    Ok(TypeLayout { size: size_in_bits.div_ceil(byte_width), size_in_bits, index_bit_width: None, ..part })
}

/// The integer whose width the entry gives.
fn index<'c>(ty: Type<'c>, query: LayoutQuery<'_, 'c>, entries: &[DataLayoutEntry<'c>]) -> Answer {
    let width = match entries.first() {
        Some(entry) => values::integer(entry.value).ok_or_else(|| LayoutError::entry(ty, entry))?,
        None => INDEX_WIDTH,
    };
    let bits = u32::try_from(width).ok().filter(|bits| *bits <= IntegerType::MAX_WIDTH);
    let bits = bits.ok_or_else(|| LayoutError::overflow(ty))?;
    let integer = IntegerType::get(ty.context(), bits, Signedness::Signless);
    Ok(TypeLayout { index_bit_width: Some(width), ..query.layout(integer.into())? })
}

/// The product of the dimensions, the last one rounded up to a power of two, times the
/// element's size in whole bytes; one element for rank 0.
fn vector<'c>(vector: VectorType<'c>, query: LayoutQuery<'_, 'c>) -> Answer {
    let ty = Type::from(vector);
    let overflow = || LayoutError::overflow(ty);
    let element = query.size(vector.element_type())?;
    let mut bytes = element;
    if let [outer @ .., last] = vector.shape() {
        let dimension = |value: i64| u64::try_from(value).map_err(|_| overflow());
        bytes = bytes.checked_mul(power_of_two_ceil(dimension(*last)?, ty)?).ok_or_else(overflow)?;
        for size in outer {
            bytes = bytes.checked_mul(dimension(*size)?).ok_or_else(overflow)?;
        }
    }
    let scalable = element.is_scalable() || vector.scalable_dims().contains(&true);
    let size = TypeSize::new(bytes.min_value(), scalable);
    let alignment = power_of_two_ceil(size.min_value(), ty)?;
    Ok(TypeLayout {
        size,
        size_in_bits: size.checked_mul(query.byte_width()).ok_or_else(overflow)?,
        abi_alignment: alignment,
        preferred_alignment: alignment,
        index_bit_width: None,
    })
}

#[cfg(test)]
mod tests {
    use crate::layout::{DataLayout, LayoutError, TypeSize};
    use crate::text::{parse_attribute, parse_type};
    use crate::{Context, dlti};

    /// Size in bits, ABI and preferred alignment of a type in scopes, outermost first.
    fn ask(specs: &[&str], ty: &str) -> Result<(u64, u64, u64), LayoutError> {
        let ctx = Context::with_dialects([dlti::dialect()]);
        let read = |entries: &&str| parse_attribute(&ctx, &format!("#dlti.dl_spec<{entries}>"));
        let specs: Vec<_> = specs.iter().map(|entries| read(entries).expect(entries)).collect();
        let layout = DataLayout::with_specs(&ctx, &specs)?.layout(parse_type(&ctx, ty).expect(ty))?;
        Ok((layout.size_in_bits.min_value(), layout.abi_alignment, layout.preferred_alignment))
    }

    /// The answers of libMLIR 22.1.
    // data-layout:8: This ensures that data layout queries always have a valid result
    // data-layout:53: It is expected to provide a valid result even if the list of entries is empty
    // data-layout:72: If the type does not implement the interface, an unrecoverable fatal error is produced
    // data-layout:73: The default implementation of the data layout interfaces directly handles queries for a
    // subset of built-in types
    // data-layout:80: size of built-in integers and floats in bytes is computed as ceildiv(bitwidth, 8)
    // data-layout:81: The ABI alignment of integer types with bitwidth 64 and above is 4 bytes
    // data-layout:81: The ABI alignment of integer types with bitwidth below 64 and of the float types is the
    // closest from above power-of-two number of bytes
    // data-layout:82: vectors: rounding their number of elements in the innermost dimension
    // data-layout:88: alignment of vector types is computed by taking the innermost dimension
    // data-layout:97: index is assumed to be a 64-bit integer
    #[test]
    fn types_without_entries() {
        for (ty, answers) in [
            ("i0", (0, 0, 0)),
            ("i1", (1, 1, 1)),
            ("si17", (17, 4, 4)),
            ("i63", (63, 8, 8)),
            ("i64", (64, 4, 8)),
            ("i129", (129, 4, 32)),
            ("index", (64, 4, 8)),
            ("tf32", (19, 4, 4)),
            ("f80", (80, 16, 16)),
            ("f4E2M1FN", (4, 1, 1)),
            ("complex<i3>", (11, 1, 1)),
            ("complex<f80>", (208, 16, 16)),
            ("complex<i64>", (128, 4, 8)),
            ("vector<8xi1>", (64, 8, 8)),
            ("vector<3x4xf32>", (384, 64, 64)),
            ("vector<2x3xf32>", (256, 32, 32)),
            ("vector<3xf80>", (320, 64, 64)),
            ("vector<f32>", (32, 4, 4)),
            ("vector<[4]x3xi8>", (128, 16, 16)),
        ] {
            assert_eq!(ask(&[], ty), Ok(answers), "{ty}");
        }
        for ty in ["tensor<4xi8>", "none", "tuple<>", "() -> ()", "memref<4xi8>"] {
            let expected = LayoutError::Unsupported { ty: ty.into() };
            assert_eq!(ask(&[], ty), Err(expected));
        }
    }

    /// The answers of libMLIR 22.1.
    // data-layout:36: a type class will be supplied with all entries with keys belonging to this type class
    // data-layout:44: alignment could be computed by taking that of the closest from above integer type
    // data-layout:96: All other layout properties of index match those of the integer type with the same
    // bitwidth
    // data-layout:100: complex type is treated like a 2 element structure
    #[test]
    fn types_with_entries() {
        let ints = "i8 = dense<16> : vector<1xi64>";
        let steps = "i16 = dense<[4, 24]> : vector<2xi64>, si16 = dense<64> : vector<1xi64>, i64 = dense<64> : \
                     tensor<2xi64>";
        let f32 = "f32 = dense<[64, 128]> : vector<2xi64>";
        let f80 = "f80 = dense<[32, 128]> : vector<2xi64>";
        for (spec, ty, answers) in [
            (ints, "i64", (64, 2, 2)),
            (ints, "index", (64, 2, 2)),
            (ints, "i1", (1, 2, 2)),
            (steps, "i8", (8, 0, 3)),
            (steps, "ui17", (17, 8, 8)),
            (steps, "i200", (200, 8, 8)),
            (f32, "f32", (32, 8, 16)),
            (f32, "f64", (64, 8, 8)),
            (f32, "complex<f32>", (96, 4, 8)),
            (f32, "vector<2xf32>", (64, 8, 8)),
            (f80, "complex<f80>", (176, 16, 4)),
            ("index = 24 : i64", "index", (24, 4, 4)),
            ("index = 32 : i32", "vector<3xindex>", (128, 16, 16)),
        ] {
            assert_eq!(ask(&[spec], ty), Ok(answers), "{ty} with {spec}");
        }
        assert!(matches!(ask(&["i8 = unit"], "i8"), Err(LayoutError::Entry { .. })));
    }

    // data-layout:9: scopes can progressively relax alignment requirements on a type
    // data-layout:9: the layout defined in a nested scope is expected to be compatible with that of the outer
    // scope
    #[test]
    fn inner_scopes_relax_alignments() {
        let (outer, inner) = ("i32 = dense<64> : vector<1xi64>", "i32 = dense<32> : vector<1xi64>");
        assert_eq!(ask(&[outer, inner], "i32"), Ok((32, 4, 4)));
        assert!(matches!(ask(&[inner, outer], "i32"), Err(LayoutError::Custom(_))));
        assert_eq!(ask(&[outer, "f32 = dense<8> : vector<1xi64>"], "i32"), Ok((32, 8, 8)));
        assert_eq!(ask(&[outer, "i8 = dense<8> : vector<1xi64>"], "i32"), Ok((32, 8, 8)));
        assert_eq!(ask(&["index = 32 : i32", "index = 32 : i64"], "index"), Ok((32, 4, 4)));
        assert!(ask(&["index = 32 : i32", "index = 64 : i32"], "index").is_err());
        assert!(ask(&["\"a.b\" = 1 : i32", "\"a.b\" = 1 : i32"], "i8").is_ok());
        assert!(ask(&["\"a.b\" = 1 : i32", "\"a.b\" = 1 : i64"], "i8").is_err());
    }

    #[test]
    fn properties_of_a_scope_are_found_by_their_keys() {
        let ctx = Context::with_dialects([dlti::dialect()]);
        let spec = r#"#dlti.dl_spec<"dlti.endianness" = "big", "dlti.stack_alignment" = 128 : i64>"#;
        let spec = parse_attribute(&ctx, spec).expect("valid");
        let layout = DataLayout::with_specs(&ctx, &[spec]).expect("a layout");
        assert_eq!(layout.endianness().map(|value| value.to_string()), Some("\"big\"".to_owned()));
        assert_eq!((layout.stack_alignment(), layout.mangling_mode()), (Ok(128), None));
        assert_eq!(DataLayout::new(&ctx).stack_alignment(), Ok(0));
        assert_eq!(layout.size(ctx.index()), Ok(TypeSize::fixed(8)));
    }
}
