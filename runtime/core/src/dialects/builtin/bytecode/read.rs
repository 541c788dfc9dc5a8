//! Reads the encodings of `write`. A value that has no text is an error.

use super::codes::{attribute as code, ty as type_code};
use super::{added, keywords};
use crate::builtin::*;
use crate::bytecode::BytecodeReader;
use crate::numeric::{ApFloat, ApInt};
use crate::{Attribute, Diagnostic, Handle, Type};

pub(super) type Read<T> = Result<T, Diagnostic>;
pub(super) type Reader<'r, 'b, 'c> = BytecodeReader<'r, 'b, 'c>;

/// Reads an attribute.
pub(super) fn attribute<'c>(from: &mut Reader<'_, '_, 'c>) -> Read<Attribute<'c>> {
    let context = from.context();
    let start = from.offset();
    let at = |error: Diagnostic| error.with_default_span(start..start);
    Ok(match from.varint()? {
        code::FILE_LINE_COL_LOC => {
            let file = cast::<StringAttr<'_>>(from, "mlir::StringAttr")?;
            let (line, column) = (number(from)?, number(from)?);
            FileLineColRange::of_numbers(context, file, line, &[column]).into()
        }
        code::STRING => StringAttr::get(context, from.string()?).into(),
        code::TYPED_STRING => {
            let text = from.string()?;
            let ty = from.ty()?;
            if ty.isa::<NoneType<'_>>() {
                return Err(from.error("a string of type `none` is a string without a type"));
            }
            StringAttr::with_type(context, text, Some(ty)).into()
        }
        code::INTEGER => integer(from)?,
        code::DICTIONARY => dictionary(from)?,
        code::ARRAY => {
            let (mut few, mut many) = ([UnitAttr::get(context).into(); FEW], Vec::new());
            let elements = places(from.count()?, &mut few, &mut many);
            from.each(elements.len(), |from, index| {
                elements[index] = from.attribute()?;
                Ok(())
            })?;
            ArrayAttr::get(context, elements).into()
        }
        code::TYPE => TypeAttr::get(context, from.ty()?).into(),
        code::FLOAT => float(from)?,
        code::SYMBOL => {
            let name = untyped_string(from)?;
            SymbolRefAttr::nested(context, &[name.into()]).into()
        }
        code::NESTED_SYMBOL => {
            let root = untyped_string(from)?;
            let nested = from.list(|from| cast::<SymbolRefAttr<'_>>(from, "mlir::FlatSymbolRefAttr"))?;
            let mut path = vec![Attribute::from(root)];
            for symbol in nested {
                let [name] = symbol.path() else {
                    return Err(from.error(format!("expected mlir::FlatSymbolRefAttr, but got: {symbol}")));
                };
                path.push(*name);
            }
            SymbolRefAttr::nested(context, &path).into()
        }
        code::UNIT => UnitAttr::get(context).into(),
        code::DENSE_ARRAY => dense_array(from)?,
        code::DENSE_ELEMENTS => {
            let ty = from.ty()?;
            dense_elements(from, ty)?
        }
        code::NAME_LOC => {
            let name = cast::<StringAttr<'_>>(from, "mlir::StringAttr")?;
            NameLoc::base_get(context, name, location(from)?).into()
        }
        code::CALL_SITE_LOC => {
            let (callee, caller) = (location(from)?, location(from)?);
            CallSiteLoc::get(context, callee, caller).into()
        }
        code::FUSED_LOC => fused(from, false)?,
        code::FUSED_LOC_WITH_METADATA => fused(from, true)?,
        code::UNKNOWN_LOC => UnknownLoc::get(context).into(),
        code::DENSE_RESOURCE => {
            let ty = from.ty()?;
            let key = from.resource("builtin")?;
            DenseResourceElementsAttr::get(ty, key).map_err(at)?.into()
        }
        code::DENSE_STRINGS => dense_strings(from)?,
        code::SPARSE_ELEMENTS => {
            let ty = from.ty()?;
            let indices = cast::<DenseElementsAttr<'_>>(from, "mlir::DenseIntElementsAttr")?;
            let values = from.attribute()?;
            sparse_values(from, ty, values)?;
            SparseElementsAttr::get(ty, indices, values).map_err(at)?.into()
        }
        code::DISTINCT => DistinctAttr::create(from.attribute()?).into(),
        code::FILE_RANGE => file_range(from)?,
        other => match added::by_code(other) {
            Some(added) => (added.read)(from).map_err(at)?,
            None => {
                return Err(Diagnostic::error(format!("unknown attribute code: {other}")).at(start..start));
            }
        },
    })
}

/// The length of lists up to which reading allocates no memory.
const FEW: usize = 8;

/// That many slots, in `few` or in `many`.
fn places<'p, 'c>(
    count: usize,
    few: &'p mut [Attribute<'c>; FEW],
    many: &'p mut Vec<Attribute<'c>>,
) -> &'p mut [Attribute<'c>] {
    if count <= FEW {
        return &mut few[..count];
    }
    many.resize(count, few[0]);
    many
}

fn dictionary<'c>(from: &mut Reader<'_, '_, 'c>) -> Read<Attribute<'c>> {
    let context = from.context();
    let count = from.count()?;
    let vacant = UnitAttr::get(context).into();
    let (mut few_names, mut many_names) = ([vacant; FEW], Vec::new());
    let (mut few_values, mut many_values) = ([vacant; FEW], Vec::new());
    let names = places(count, &mut few_names, &mut many_names);
    let values = places(count, &mut few_values, &mut many_values);
    from.each(count, |from, index| {
        let name = cast::<StringAttr<'_>>(from, "mlir::StringAttr");
        // Reads the value even if the key must be decoded first.
        let value = from.attribute();
        (names[index], values[index]) = (name?.into(), value?);
        Ok(())
    })?;
    if let Some(typed) = names.iter().find(|name| name.node().cast::<StringAttr<'_>>().ty().is_some()) {
        return Err(from.error(format!("the key {typed} of a dictionary has a type")));
    }
    if names.is_sorted_by(|a, b| string_bytes(*a) < string_bytes(*b)) {
        return Ok(DictionaryAttr::of_sorted(context, names, values).into());
    }
    let names = names.iter().map(|name| name.node().cast::<StringAttr<'_>>());
    let dictionary = DictionaryAttr::of_entries(context, names.zip(values.iter().copied()).collect());
    dictionary.map(Attribute::from).map_err(|twice| {
        let key = String::from_utf8_lossy(twice.bytes()).into_owned();
        Diagnostic::error(format!("duplicate key '{key}' in dictionary attribute"))
    })
}

/// Reads an attribute of a kind; `what` is its name in MLIR.
fn cast<'c, H: Handle>(from: &mut Reader<'_, '_, 'c>, what: &str) -> Read<H::Of<'c>> {
    let start = from.offset();
    let attribute = from.attribute()?;
    attribute
        .dyn_cast::<H>()
        .ok_or_else(|| Diagnostic::error(format!("expected {what}, but got: {attribute}")).at(start..start))
}

fn location<'c>(from: &mut Reader<'_, '_, 'c>) -> Read<Location<'c>> {
    cast::<Location<'_>>(from, "mlir::LocationAttr")
}

fn untyped_string<'c>(from: &mut Reader<'_, '_, 'c>) -> Read<StringAttr<'c>> {
    let string = cast::<StringAttr<'_>>(from, "mlir::StringAttr")?;
    if string.ty().is_some() {
        return Err(from.error(format!("the symbol {string} has a type")));
    }
    Ok(string)
}

/// Reads a number of at most 32 bits.
fn number(from: &mut Reader<'_, '_, '_>) -> Read<u32> {
    let start = from.offset();
    let value = from.varint()?;
    u32::try_from(value)
        .map_err(|_| Diagnostic::error(format!("the number {value} has more than 32 bits")).at(start..start))
}

fn fused<'c>(from: &mut Reader<'_, '_, 'c>, has_metadata: bool) -> Read<Attribute<'c>> {
    let locations = from.list(location)?;
    let metadata = if has_metadata { Some(from.attribute()?) } else { None };
    if locations.is_empty() {
        return Err(from.error("a fused location without locations"));
    }
    let context = from.context();
    Ok(match metadata {
        // Repeated locations become one, as in MLIR.
        None => FusedLoc::fuse(context, &locations, None).into(),
        Some(_) => {
            let locations: Vec<Attribute<'c>> = locations.into_iter().map(Attribute::from).collect();
            FusedLoc::base_get(context, &locations, metadata).into()
        }
    })
}

fn file_range<'c>(from: &mut Reader<'_, '_, 'c>) -> Read<Attribute<'c>> {
    let context = from.context();
    let file = cast::<StringAttr<'_>>(from, "mlir::StringAttr")?;
    let start = from.offset();
    let count = from.varint()?;
    if count > 4 {
        let message = format!("a range in a file has {count} numbers instead of at most 4");
        return Err(Diagnostic::error(message).at(start..start));
    }
    let mut numbers = [0; 4];
    for place in &mut numbers[..count as usize] {
        *place = number(from)?;
    }
    Ok(match count {
        0 => FileLineColRange::of_file(context, file).into(),
        count => FileLineColRange::of_numbers(context, file, numbers[0], &numbers[1..count as usize]).into(),
    })
}

// ---- numbers ------------------------------------------------------------------------

/// Reads the words of a number of `width` bits.
fn words(from: &mut Reader<'_, '_, '_>, width: u32) -> Read<Vec<u64>> {
    let start = from.offset();
    let error = |message: String| Diagnostic::error(message).at(start..start);
    match width {
        0..=8 => {
            let byte = from.byte()?;
            // A negative number may be sign-extended.
            Ok(vec![u64::from(byte)])
        }
        9..=64 => Ok(vec![from.signed()? as u64]),
        _ => {
            let words = from.list(|from| Ok(from.signed()? as u64))?;
            if words.is_empty() || words.len() > (width as usize).div_ceil(64) {
                return Err(error(format!("a number of {width} bits in {} words", words.len())));
            }
            Ok(words)
        }
    }
}

fn integer<'c>(from: &mut Reader<'_, '_, 'c>) -> Read<Attribute<'c>> {
    let ty = from.ty()?;
    let Some((width, _)) = integer_format(ty) else {
        return Err(from.error(format!("'{ty}' is not a type of integers")));
    };
    let words = words(from, width)?;
    if width <= 64 {
        return Ok(IntegerAttr::get_wrapping(ty, words[0] as i64).into());
    }
    Ok(IntegerAttr::of_value(ty, &ApInt::from_words(width, &words)).into())
}

fn float<'c>(from: &mut Reader<'_, '_, 'c>) -> Read<Attribute<'c>> {
    let ty = from.ty()?;
    let Some(kind) = float_kind(ty) else {
        return Err(from.error(format!("'{ty}' is not a type of floats")));
    };
    let words = words(from, kind.width())?;
    let high = words.get(1).copied().unwrap_or(0);
    let bits = u128::from(high) << 64 | u128::from(words[0]);
    let bits = if kind.width() < 128 { bits & ((1 << kind.width()) - 1) } else { bits };
    Ok(FloatAttr::of_value(ty, ApFloat::from_bits(kind, bits)).into())
}

fn dense_array<'c>(from: &mut Reader<'_, '_, 'c>) -> Read<Attribute<'c>> {
    let start = from.offset();
    let element = from.ty()?;
    let size = from.varint()?;
    let data = from.blob()?;
    if array_element_bytes(element) == Some(1)
        && integer_format(element).is_some_and(|(width, _)| width == 1)
        && data.iter().any(|byte| *byte > 1)
    {
        return Err(Diagnostic::error("an element of `i1` in an array is 0 or 1").at(start..start));
    }
    DenseArrayAttr::of_bytes(element, size, data).map(Attribute::from).ok_or_else(|| {
        let message = format!("{} bytes are not an array of {size} elements of '{element}'", data.len());
        Diagnostic::error(message).at(start..start)
    })
}

fn dense_elements<'c>(from: &mut Reader<'_, '_, 'c>, ty: Type<'c>) -> Read<Attribute<'c>> {
    let start = from.offset();
    let data = from.blob()?;
    DenseElementsAttr::of_bytes(ty, data).map(Attribute::from).map_err(|error| error.at(start..start))
}

fn dense_strings<'c>(from: &mut Reader<'_, '_, 'c>) -> Read<Attribute<'c>> {
    let start = from.offset();
    let error = |message: String| Diagnostic::error(message).at(start..start);
    let ty = from.ty()?;
    let is_splat = match from.varint()? {
        0 => false,
        1 => true,
        other => return Err(error(format!("expected a flag, but got the number {other}"))),
    };
    let elements = ty.dyn_cast::<ShapedType<'_>>().and_then(ShapedType::elements_up_to_max);
    let Some(elements) = elements else {
        return Err(error("elements literal type must have static shape".to_owned()));
    };
    let count = if is_splat { 1 } else { from.checked_count(elements)? };
    let mut strings = Vec::with_capacity(count);
    for _ in 0..count {
        strings.push(from.string()?);
    }
    DenseStringElementsAttr::get(ty, &strings).map(Attribute::from).map_err(|found| found.at(start..start))
}

/// Checks that the values of sparse elements have the element type of `ty`.
fn sparse_values<'c>(from: &Reader<'_, '_, 'c>, ty: Type<'c>, values: Attribute<'c>) -> Read<()> {
    let of = |ty: Type<'c>| ty.dyn_cast::<ShapedType<'_>>().map(ShapedType::element_type);
    let found = values
        .dyn_cast::<DenseElementsAttr<'_>>()
        .map(DenseElementsAttr::ty)
        .or_else(|| values.dyn_cast::<DenseStringElementsAttr<'_>>().map(DenseStringElementsAttr::ty));
    match found.and_then(of) {
        Some(element) if Some(element) == of(ty) => Ok(()),
        _ => Err(from.error(format!("expected dense elements for '{ty}', but got: {values}"))),
    }
}

// ---- types --------------------------------------------------------------------------

/// Reads a type.
pub(super) fn ty<'c>(from: &mut Reader<'_, '_, 'c>) -> Read<Type<'c>> {
    let context = from.context();
    let start = from.offset();
    let at = |error: Diagnostic| error.with_default_span(start..start);
    Ok(match from.varint()? {
        type_code::INTEGER => {
            let word = from.varint()?;
            let signedness = match word & 3 {
                0 => Signedness::Signless,
                1 => Signedness::Signed,
                2 => Signedness::Unsigned,
                other => return Err(at(Diagnostic::error(format!("invalid signedness: {other}")))),
            };
            match u32::try_from(word >> 2) {
                Ok(width) if width <= IntegerType::MAX_WIDTH => {
                    IntegerType::get(context, width, signedness).into()
                }
                _ => {
                    let limit = IntegerType::MAX_WIDTH;
                    let message = format!("integer bitwidth is limited to {limit} bits");
                    return Err(at(Diagnostic::error(message)));
                }
            }
        }
        type_code::FUNCTION => {
            let inputs = from.types()?;
            let results = from.types()?;
            FunctionType::get(context, &inputs, &results).into()
        }
        type_code::COMPLEX => {
            let element = from.ty()?;
            ComplexType::get_checked(context, element).map_err(at)?.into()
        }
        type_code::MEMREF => memref(from, None)?,
        type_code::MEMREF_IN_SPACE => {
            let space = from.attribute()?;
            memref(from, Some(space))?
        }
        type_code::TENSOR => tensor(from, None)?,
        type_code::ENCODED_TENSOR => {
            let encoding = from.attribute()?;
            tensor(from, Some(encoding))?
        }
        type_code::TUPLE => TupleType::get(context, &from.types()?).into(),
        type_code::UNRANKED_MEMREF => {
            let element = from.ty()?;
            UnrankedMemRefType::get_checked(context, element, None).map_err(at)?.into()
        }
        type_code::UNRANKED_MEMREF_IN_SPACE => {
            let space = from.attribute()?;
            let element = from.ty()?;
            UnrankedMemRefType::get_checked(context, element, Some(space)).map_err(at)?.into()
        }
        type_code::UNRANKED_TENSOR => {
            let element = from.ty()?;
            UnrankedTensorType::get_checked(context, element).map_err(at)?.into()
        }
        type_code::VECTOR => vector(from, None)?,
        type_code::SCALABLE_VECTOR => {
            let scalable = from.list(Reader::flag)?;
            vector(from, Some(scalable))?
        }
        other => match keywords::by_code(context, other) {
            Some(keyword) => keyword,
            None => return Err(at(Diagnostic::error(format!("unknown type code: {other}")))),
        },
    })
}

pub(super) fn shape(from: &mut Reader<'_, '_, '_>) -> Read<Vec<i64>> {
    from.list(Reader::signed)
}

fn memref<'c>(from: &mut Reader<'_, '_, 'c>, space: Option<Attribute<'c>>) -> Read<Type<'c>> {
    let start = from.offset();
    let shape = shape(from)?;
    let element = from.ty()?;
    let layout = from.attribute()?;
    MemRefType::get_checked(from.context(), &shape, element, Some(layout), space)
        .map(Type::from)
        .map_err(|error| error.at(start..start))
}

fn tensor<'c>(from: &mut Reader<'_, '_, 'c>, encoding: Option<Attribute<'c>>) -> Read<Type<'c>> {
    let start = from.offset();
    let shape = shape(from)?;
    let element = from.ty()?;
    RankedTensorType::get_checked(from.context(), &shape, element, encoding)
        .map(Type::from)
        .map_err(|error| error.at(start..start))
}

fn vector<'c>(from: &mut Reader<'_, '_, 'c>, scalable: Option<Vec<bool>>) -> Read<Type<'c>> {
    let start = from.offset();
    let shape = shape(from)?;
    let element = from.ty()?;
    let scalable = scalable.unwrap_or_else(|| vec![false; shape.len()]);
    VectorType::get_checked(from.context(), &shape, element, &scalable)
        .map(Type::from)
        .map_err(|error| error.at(start..start))
}
