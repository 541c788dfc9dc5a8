//! Writes the encodings.

use super::codes::{attribute as code, ty as type_code};
use super::{added, keywords};
use crate::affine::{AffineMap, AffineMapAttr};
use crate::builtin::*;
use crate::bytecode::BytecodeWriter;
use crate::handle::DefHandle;

use crate::{Attribute, Param, Type};

/// Writes an attribute; `false` if it has no encoding.
pub(super) fn attribute<'c>(attribute: Attribute<'c>, to: &mut dyn BytecodeWriter<'c>) -> bool {
    let def = attribute.def();
    let is = |other| std::ptr::eq(def, other);
    let node = attribute.node();
    if is(FileLineColRange::DEF) {
        file_range(node.cast::<FileLineColRange<'_>>(), to);
    } else if is(StringAttr::DEF) {
        let string = node.cast::<StringAttr<'_>>();
        match string.ty() {
            None => {
                to.varint(code::STRING);
                to.string(string.bytes());
            }
            Some(ty) => {
                to.varint(code::TYPED_STRING);
                to.string(string.bytes());
                to.ty(ty);
            }
        }
    } else if is(IntegerAttr::DEF) {
        let integer = node.cast::<IntegerAttr<'_>>();
        let width = integer_format(integer.ty()).map_or(0, |(width, _)| width);
        to.varint(code::INTEGER);
        to.ty(integer.ty());
        bits(integer.bits(), width, to);
    } else if is(DictionaryAttr::DEF) {
        let entries = node.cast::<DictionaryAttr<'_>>();
        dictionary(entries.names(), entries.values(), to);
    } else if is(ArrayAttr::DEF) {
        to.varint(code::ARRAY);
        attributes(node.cast::<ArrayAttr<'_>>().elements(), to);
    } else if is(TypeAttr::DEF) {
        to.varint(code::TYPE);
        to.ty(node.cast::<TypeAttr<'_>>().value());
    } else if is(FloatAttr::DEF) {
        let float = node.cast::<FloatAttr<'_>>();
        let width = float_kind(float.ty()).map_or(0, |kind| kind.width());
        to.varint(code::FLOAT);
        to.ty(float.ty());
        bits(float.bits(), width, to);
    } else if is(SymbolRefAttr::DEF) {
        symbol(node.cast::<SymbolRefAttr<'_>>(), to);
    } else if is(UnitAttr::DEF) {
        to.varint(code::UNIT);
    } else if is(DenseArrayAttr::DEF) {
        let array = node.cast::<DenseArrayAttr<'_>>();
        to.varint(code::DENSE_ARRAY);
        to.ty(array.element_type());
        to.varint(array.size());
        to.blob(array.raw_data());
    } else if is(DenseElementsAttr::DEF) {
        elements(node.cast::<DenseElementsAttr<'_>>(), to);
    } else {
        return location(attribute, to) || large(attribute, to) || added::write(attribute, to);
    }
    true
}

/// Writes a dictionary: names in ascending order, and a value for each.
pub(crate) fn dictionary<'c>(
    names: &[Attribute<'c>],
    values: &[Attribute<'c>],
    to: &mut dyn BytecodeWriter<'c>,
) {
    to.varint(code::DICTIONARY);
    to.varint(names.len() as u64);
    for (name, value) in names.iter().zip(values) {
        to.attribute(*name);
        to.attribute(*value);
    }
}

fn file_range<'c>(range: FileLineColRange<'c>, to: &mut dyn BytecodeWriter<'c>) {
    let (start, end) = ((range.start_line(), range.start_column()), (range.end_line(), range.end_column()));
    let place = range.numbers() == 2;
    to.varint(if place { code::FILE_LINE_COL_LOC } else { code::FILE_RANGE });
    to.attribute(range.filename().into());
    let all = [start.0, start.1, end.0, end.1];
    let numbers = match (start, end) {
        _ if place => &all[..2],
        ((0, 0), (0, 0)) => &[],
        // The encoding has no last column without a first one.
        ((line, 0), (last, _)) if line == last => &all[..1],
        (start, end) if start == end => &all[..2],
        ((line, _), (last, _)) if line == last => &[start.0, start.1, end.1],
        _ => &all[..],
    };
    if !place {
        to.varint(numbers.len() as u64);
    }
    numbers.iter().for_each(|number| to.varint((*number).into()));
}

fn symbol<'c>(symbol: SymbolRefAttr<'c>, to: &mut dyn BytecodeWriter<'c>) {
    match symbol.path() {
        [root] => {
            to.varint(code::SYMBOL);
            to.attribute(*root);
        }
        [root, nested @ ..] => {
            to.varint(code::NESTED_SYMBOL);
            to.attribute(*root);
            to.varint(nested.len() as u64);
            for name in nested {
                to.attribute(SymbolRefAttr::nested(root.context(), &[*name]).into());
            }
        }
        [] => {}
    }
}

fn location<'c>(attribute: Attribute<'c>, to: &mut dyn BytecodeWriter<'c>) -> bool {
    if let Some(name) = attribute.dyn_cast::<NameLoc<'_>>() {
        to.varint(code::NAME_LOC);
        to.attribute(name.name().into());
        to.attribute(name.child().into());
    } else if let Some(call) = attribute.dyn_cast::<CallSiteLoc<'_>>() {
        to.varint(code::CALL_SITE_LOC);
        to.attribute(call.callee().into());
        to.attribute(call.caller().into());
    } else if let Some(fused) = attribute.dyn_cast::<FusedLoc<'_>>() {
        match fused.metadata() {
            None => {
                to.varint(code::FUSED_LOC);
                attributes(fused.locations(), to);
            }
            Some(metadata) => {
                to.varint(code::FUSED_LOC_WITH_METADATA);
                attributes(fused.locations(), to);
                to.attribute(metadata);
            }
        }
    } else if attribute.isa::<UnknownLoc<'_>>() {
        to.varint(code::UNKNOWN_LOC);
    } else {
        return false;
    }
    true
}

/// The rarer attributes.
fn large<'c>(attribute: Attribute<'c>, to: &mut dyn BytecodeWriter<'c>) -> bool {
    if let Some(strings) = attribute.dyn_cast::<DenseStringElementsAttr<'_>>() {
        to.varint(code::DENSE_STRINGS);
        to.ty(strings.ty());
        to.varint(strings.is_splat().into());
        for string in strings.strings() {
            if let Param::Bytes(text) = string {
                to.string(text);
            }
        }
    } else if let Some(resource) = attribute.dyn_cast::<DenseResourceElementsAttr<'_>>() {
        to.varint(code::DENSE_RESOURCE);
        to.ty(resource.ty());
        to.resource("builtin", resource.key());
    } else if let Some(sparse) = attribute.dyn_cast::<SparseElementsAttr<'_>>() {
        to.varint(code::SPARSE_ELEMENTS);
        to.ty(sparse.ty());
        to.attribute(sparse.indices());
        to.attribute(sparse.values());
    } else if let Some(distinct) = attribute.dyn_cast::<DistinctAttr<'_>>() {
        to.varint(code::DISTINCT);
        to.attribute(distinct.referenced());
    } else {
        return false;
    }
    true
}

fn elements<'c>(elements: DenseElementsAttr<'c>, to: &mut dyn BytecodeWriter<'c>) {
    to.varint(code::DENSE_ELEMENTS);
    to.ty(elements.ty());
    let data = elements.raw_data();
    match (element_storage_bits(elements.element_type()), elements.is_splat()) {
        // A splat of `i1` is a byte with all bits equal.
        (Some(1), true) => to.blob(if data == [0] { &[0] } else { &[0xFF] }),
        _ => to.blob(data),
    }
}

fn attributes<'c>(list: &[Attribute<'c>], to: &mut dyn BytecodeWriter<'c>) {
    to.varint(list.len() as u64);
    list.iter().for_each(|attribute| to.attribute(*attribute));
}

fn types<'c>(list: &[Type<'c>], to: &mut dyn BytecodeWriter<'c>) {
    to.varint(list.len() as u64);
    list.iter().for_each(|ty| to.ty(*ty));
}

pub(super) fn shape<'c>(sizes: &[i64], to: &mut dyn BytecodeWriter<'c>) {
    to.varint(sizes.len() as u64);
    sizes.iter().for_each(|size| to.signed(*size));
}

/// Writes the bits of a number: a byte, a signed number, or several words.
fn bits<'c>(bits: Param<'c>, width: u32, to: &mut dyn BytecodeWriter<'c>) {
    let one;
    let words = match bits {
        Param::UInt(word) => {
            one = [word];
            &one[..]
        }
        Param::Words(words) => words,
        _ => &[0],
    };
    let first = words.first().copied().unwrap_or(0);
    match width {
        0..=8 => to.byte(first as u8),
        9..=64 => to.signed(first as i64),
        _ => {
            let len = words.iter().rposition(|word| *word != 0).map_or(1, |last| last + 1);
            to.varint(len as u64);
            words[..len].iter().for_each(|word| to.signed(*word as i64));
        }
    }
}

/// Writes a type; `false` if it has no encoding.
pub(super) fn ty<'c>(ty: Type<'c>, to: &mut dyn BytecodeWriter<'c>) -> bool {
    let node = ty.node();
    let is = |other| std::ptr::eq(node.def(), other);
    if is(IntegerType::DEF) {
        let integer = node.cast::<IntegerType<'_>>();
        to.varint(type_code::INTEGER);
        to.varint(u64::from(integer.width()) << 2 | integer.signedness() as u64);
    } else if let Some(keyword) = keywords::of(node.def()) {
        if keyword.since > to.target() {
            return false;
        }
        to.varint(keyword.code);
    } else if is(FunctionType::DEF) {
        let function = node.cast::<FunctionType<'_>>();
        to.varint(type_code::FUNCTION);
        types(function.inputs(), to);
        types(function.results(), to);
    } else if is(MemRefType::DEF) {
        memref(node.cast::<MemRefType<'_>>(), to);
    } else if is(RankedTensorType::DEF) {
        let tensor = node.cast::<RankedTensorType<'_>>();
        match tensor.encoding() {
            None => to.varint(type_code::TENSOR),
            Some(encoding) => {
                to.varint(type_code::ENCODED_TENSOR);
                to.attribute(encoding);
            }
        }
        shape(tensor.shape(), to);
        to.ty(tensor.element_type());
    } else if is(VectorType::DEF) {
        let vector = node.cast::<VectorType<'_>>();
        let scalable = vector.scalable_dims();
        if scalable.contains(&true) {
            to.varint(type_code::SCALABLE_VECTOR);
            to.varint(scalable.len() as u64);
            scalable.iter().for_each(|flag| to.byte((*flag).into()));
        } else {
            to.varint(type_code::VECTOR);
        }
        shape(vector.shape(), to);
        to.ty(vector.element_type());
    } else if is(TupleType::DEF) {
        to.varint(type_code::TUPLE);
        types(node.cast::<TupleType<'_>>().types(), to);
    } else if is(ComplexType::DEF) {
        to.varint(type_code::COMPLEX);
        to.ty(node.cast::<ComplexType<'_>>().element_type());
    } else if is(UnrankedTensorType::DEF) {
        to.varint(type_code::UNRANKED_TENSOR);
        to.ty(node.cast::<UnrankedTensorType<'_>>().element_type());
    } else if is(UnrankedMemRefType::DEF) {
        let memref = node.cast::<UnrankedMemRefType<'_>>();
        match memref.memory_space() {
            None => to.varint(type_code::UNRANKED_MEMREF),
            Some(space) => {
                to.varint(type_code::UNRANKED_MEMREF_IN_SPACE);
                to.attribute(space);
            }
        }
        to.ty(memref.element_type());
    } else {
        return false;
    }
    true
}

fn memref<'c>(memref: MemRefType<'c>, to: &mut dyn BytecodeWriter<'c>) {
    match memref.memory_space() {
        None => to.varint(type_code::MEMREF),
        Some(space) => {
            to.varint(type_code::MEMREF_IN_SPACE);
            to.attribute(space);
        }
    }
    shape(memref.shape(), to);
    to.ty(memref.element_type());
    // The encoding has the identity layout, too.
    let identity = || {
        let context = memref.element_type().context();
        AffineMapAttr::get(context, AffineMap::identity(context, memref.shape().len() as u32)).into()
    };
    to.attribute(memref.layout().unwrap_or_else(identity));
}
