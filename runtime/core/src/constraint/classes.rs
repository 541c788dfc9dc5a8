//! The classes of types and attributes that conditions name: the builtin ones, and
//! families of several (MLIR's C++ classes, by their names without namespaces).
//!
//! Generated code names a class by its static; a loader finds it by its name.

use super::pred::Class;
use crate::affine::{AffineMapAttr, IntegerSetAttr};
use crate::attribute::Attribute;
use crate::builtin::*;
use crate::def::ParamKind;
use crate::handle::{DefHandle, Handle};
use crate::node::Node;
use crate::types::Type;

macro_rules! classes {
    ($($constant:ident = $name:literal: $accepts:expr $(, of $def:ident)?;)*) => {
        $(
            #[doc = concat!("`", $name, "`.")]
            pub static $constant: Class = Class { name: $name, accepts: $accepts, def: classes!(@def $($def)?) };
        )*

        /// All classes.
        static ALL: &[&Class] = &[$(&$constant),*];
    };
    (@def) => { None };
    (@def $handle:ident) => { Some(<$handle<'static> as DefHandle>::DEF) };
}

/// The class with a name.
///
/// ```
/// use isogloss::{Context, constraint::classes};
/// let ctx = Context::new();
/// let float = classes::find("FloatType").expect("a class");
/// assert!((float.accepts)(ctx.f32().node()));
/// ```
#[must_use]
pub fn find(name: &str) -> Option<&'static Class> {
    ALL.iter().copied().find(|class| class.name == name)
}

classes! {
    TYPE = "Type": |node| Type::from_node(node).is_some();
    ATTRIBUTE = "Attribute": |node| Attribute::from_node(node).is_some();
    // Types.
    COMPLEX_TYPE = "ComplexType": ComplexType::accepts, of ComplexType;
    FUNCTION_TYPE = "FunctionType": FunctionType::accepts, of FunctionType;
    INDEX_TYPE = "IndexType": IndexType::accepts, of IndexType;
    INTEGER_TYPE = "IntegerType": IntegerType::accepts, of IntegerType;
    MEM_REF_TYPE = "MemRefType": MemRefType::accepts, of MemRefType;
    NONE_TYPE = "NoneType": NoneType::accepts, of NoneType;
    TOKEN_TYPE = "TokenType": TokenType::accepts, of TokenType;
    OPAQUE_TYPE = "OpaqueType": OpaqueType::accepts, of OpaqueType;
    RANKED_TENSOR_TYPE = "RankedTensorType": RankedTensorType::accepts, of RankedTensorType;
    TUPLE_TYPE = "TupleType": TupleType::accepts, of TupleType;
    UNRANKED_MEM_REF_TYPE = "UnrankedMemRefType": UnrankedMemRefType::accepts, of UnrankedMemRefType;
    UNRANKED_TENSOR_TYPE = "UnrankedTensorType": UnrankedTensorType::accepts, of UnrankedTensorType;
    VECTOR_TYPE = "VectorType": VectorType::accepts, of VectorType;
    // Families of types.
    BASE_MEM_REF_TYPE = "BaseMemRefType": |node| MemRefType::accepts(node) || UnrankedMemRefType::accepts(node);
    FLOAT_TYPE = "FloatType": |node| node.implements(&FLOAT_TYPE_INTERFACE);
    SHAPED_TYPE = "ShapedType": |node| ShapedType::accepts(node) || is_shaped_by_cpp(node);
    TENSOR_TYPE = "TensorType": |node| RankedTensorType::accepts(node) || UnrankedTensorType::accepts(node);
    // Float types, by the names that MLIR gives them.
    B_FLOAT16_TYPE = "BFloat16Type": BFloat16Type::accepts, of BFloat16Type;
    FLOAT16_TYPE = "Float16Type": Float16Type::accepts, of Float16Type;
    FLOAT_TF32_TYPE = "FloatTF32Type": FloatTF32Type::accepts, of FloatTF32Type;
    FLOAT32_TYPE = "Float32Type": Float32Type::accepts, of Float32Type;
    FLOAT64_TYPE = "Float64Type": Float64Type::accepts, of Float64Type;
    FLOAT80_TYPE = "Float80Type": Float80Type::accepts, of Float80Type;
    FLOAT128_TYPE = "Float128Type": Float128Type::accepts, of Float128Type;
    FLOAT8_E5M2_TYPE = "Float8E5M2Type": Float8E5M2Type::accepts, of Float8E5M2Type;
    FLOAT8_E4M3_TYPE = "Float8E4M3Type": Float8E4M3Type::accepts, of Float8E4M3Type;
    FLOAT8_E4M3FN_TYPE = "Float8E4M3FNType": Float8E4M3FNType::accepts, of Float8E4M3FNType;
    FLOAT8_E5M2FNUZ_TYPE = "Float8E5M2FNUZType": Float8E5M2FNUZType::accepts, of Float8E5M2FNUZType;
    FLOAT8_E4M3FNUZ_TYPE = "Float8E4M3FNUZType": Float8E4M3FNUZType::accepts, of Float8E4M3FNUZType;
    FLOAT8_E4M3B11FNUZ_TYPE = "Float8E4M3B11FNUZType": Float8E4M3B11FNUZType::accepts, of Float8E4M3B11FNUZType;
    FLOAT8_E3M4_TYPE = "Float8E3M4Type": Float8E3M4Type::accepts, of Float8E3M4Type;
    FLOAT8_E8M0FNU_TYPE = "Float8E8M0FNUType": Float8E8M0FNUType::accepts, of Float8E8M0FNUType;
    FLOAT4_E2M1FN_TYPE = "Float4E2M1FNType": Float4E2M1FNType::accepts, of Float4E2M1FNType;
    FLOAT6_E2M3FN_TYPE = "Float6E2M3FNType": Float6E2M3FNType::accepts, of Float6E2M3FNType;
    FLOAT6_E3M2FN_TYPE = "Float6E3M2FNType": Float6E3M2FNType::accepts, of Float6E3M2FNType;
    // Attributes.
    AFFINE_MAP_ATTR = "AffineMapAttr": AffineMapAttr::accepts, of AffineMapAttr;
    ARRAY_ATTR = "ArrayAttr": ArrayAttr::accepts, of ArrayAttr;
    DENSE_ARRAY_ATTR = "DenseArrayAttr": DenseArrayAttr::accepts, of DenseArrayAttr;
    DENSE_RESOURCE_ELEMENTS_ATTR = "DenseResourceElementsAttr": DenseResourceElementsAttr::accepts, of DenseResourceElementsAttr;
    DENSE_STRING_ELEMENTS_ATTR = "DenseStringElementsAttr": DenseStringElementsAttr::accepts, of DenseStringElementsAttr;
    DICTIONARY_ATTR = "DictionaryAttr": DictionaryAttr::accepts, of DictionaryAttr;
    DISTINCT_ATTR = "DistinctAttr": DistinctAttr::accepts, of DistinctAttr;
    FLOAT_ATTR = "FloatAttr": FloatAttr::accepts, of FloatAttr;
    INTEGER_ATTR = "IntegerAttr": IntegerAttr::accepts, of IntegerAttr;
    INTEGER_SET_ATTR = "IntegerSetAttr": IntegerSetAttr::accepts, of IntegerSetAttr;
    OPAQUE_ATTR = "OpaqueAttr": OpaqueAttr::accepts, of OpaqueAttr;
    SPARSE_ELEMENTS_ATTR = "SparseElementsAttr": SparseElementsAttr::accepts, of SparseElementsAttr;
    STRING_ATTR = "StringAttr": StringAttr::accepts, of StringAttr;
    SYMBOL_REF_ATTR = "SymbolRefAttr": SymbolRefAttr::accepts, of SymbolRefAttr;
    TYPE_ATTR = "TypeAttr": TypeAttr::accepts, of TypeAttr;
    UNIT_ATTR = "UnitAttr": UnitAttr::accepts, of UnitAttr;
    // Families of attributes.
    BOOL_ATTR = "BoolAttr": |node| integer_width(node) == Some(1);
    DENSE_ELEMENTS_ATTR = "DenseElementsAttr": |node| {
        DenseElementsAttr::accepts(node) || DenseStringElementsAttr::accepts(node)
    };
    DENSE_FP_ELEMENTS_ATTR = "DenseFPElementsAttr": |node| {
        dense_element(node).is_some_and(|element| float_kind(element).is_some())
    };
    DENSE_INT_ELEMENTS_ATTR = "DenseIntElementsAttr": |node| {
        dense_element(node).is_some_and(|ty| ty.isa::<IntegerType<'_>>() || ty.isa::<IndexType<'_>>())
    };
    DENSE_INT_OR_FP_ELEMENTS_ATTR = "DenseIntOrFPElementsAttr": DenseElementsAttr::accepts;
    DENSE_BOOL_ARRAY_ATTR = "DenseBoolArrayAttr": |node| array_of(node, Some(1), false);
    DENSE_I8_ARRAY_ATTR = "DenseI8ArrayAttr": |node| array_of(node, Some(8), false);
    DENSE_I16_ARRAY_ATTR = "DenseI16ArrayAttr": |node| array_of(node, Some(16), false);
    DENSE_I32_ARRAY_ATTR = "DenseI32ArrayAttr": |node| array_of(node, Some(32), false);
    DENSE_I64_ARRAY_ATTR = "DenseI64ArrayAttr": |node| array_of(node, Some(64), false);
    DENSE_F32_ARRAY_ATTR = "DenseF32ArrayAttr": |node| array_of(node, Some(32), true);
    DENSE_F64_ARRAY_ATTR = "DenseF64ArrayAttr": |node| array_of(node, Some(64), true);
    ELEMENTS_ATTR = "ElementsAttr": is_elements;
    FLAT_SYMBOL_REF_ATTR = "FlatSymbolRefAttr": |node| {
        SymbolRefAttr::from_node(node).is_some_and(|symbol| symbol.path().len() == 1)
    };
    LOCATION_ATTR = "LocationAttr": Location::accepts;
    TYPED_ATTR = "TypedAttr": |node| {
        IntegerAttr::accepts(node) || FloatAttr::accepts(node) || StringAttr::accepts(node)
            || is_elements(node) || OpaqueAttr::accepts(node)
            || node.def().params.iter().any(|param| matches!(param.kind, ParamKind::SelfType))
            || lists(node, "TypedAttr")
    };
}

/// The width of the type of an integer attribute, in bits.
fn integer_width(node: Node<'_>) -> Option<u32> {
    let ty = IntegerAttr::from_node(node)?.ty();
    ty.dyn_cast::<IntegerType<'_>>().map(IntegerType::width)
}

/// The type of the elements of a dense attribute of numbers.
fn dense_element(node: Node<'_>) -> Option<Type<'_>> {
    DenseElementsAttr::from_node(node).map(DenseElementsAttr::element_type)
}

fn array_of(node: Node<'_>, width: Option<u32>, float: bool) -> bool {
    let Some(array) = DenseArrayAttr::from_node(node) else { return false };
    let element = array.element_type();
    match float_kind(element) {
        Some(kind) => float && Some(kind.width()) == width,
        None => {
            let integer = element.dyn_cast::<IntegerType<'_>>();
            !float
                && integer
                    .is_some_and(|ty| Some(ty.width()) == width && ty.signedness() == Signedness::Signless)
        }
    }
}

/// Whether a type lists MLIR's `ShapedType` (functions in C++), or the runtime's interface with functions in the crate
/// of a loaded dialect: its shape and elements are not known.
pub(crate) fn is_shaped_by_cpp(node: Node<'_>) -> bool {
    (lists(node, "ShapedType") || lists(node, "ShapedTypeInterface")) && !ShapedType::accepts(node)
}

/// Whether a def lists an interface of MLIR, by its C++ name.
fn lists(node: Node<'_>, interface: &str) -> bool {
    node.def().interfaces.iter().any(|item| item.interface.name == interface)
}

fn is_elements(node: Node<'_>) -> bool {
    [
        DenseElementsAttr::DEF,
        DenseStringElementsAttr::DEF,
        DenseResourceElementsAttr::DEF,
        SparseElementsAttr::DEF,
    ]
    .iter()
    .any(|def| node.is(def))
        || lists(node, "ElementsAttr")
}

/// Whether an attribute has a type or elements that only C++ knows.
pub(super) fn is_typed_by_cpp(node: Node<'_>) -> bool {
    lists(node, "TypedAttr") || lists(node, "ElementsAttr")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Context;
    use crate::text::parse_attribute;

    #[test]
    fn families_of_attributes_differ() {
        let ctx = Context::new();
        let is = |class: &str, text: &str| {
            let node = parse_attribute(&ctx, text).expect("an attribute").node();
            (find(class).expect("a class").accepts)(node)
        };
        assert!(is("BoolAttr", "true") && !is("BoolAttr", "1 : i2"));
        assert!(is("DenseI32ArrayAttr", "array<i32: 1>") && !is("DenseI32ArrayAttr", "array<f32: 1.0>"));
        assert!(is("DenseF32ArrayAttr", "array<f32: 1.0>"));
        assert!(is("DenseFPElementsAttr", "dense<1.0> : tensor<2xf32>"));
        assert!(is("DenseIntElementsAttr", "dense<1> : tensor<2xindex>"));
        assert!(is("FlatSymbolRefAttr", "@a") && !is("FlatSymbolRefAttr", "@a::@b"));
        assert!(is("TypedAttr", "1.0 : f32") && !is("TypedAttr", "unit"));
        assert!(is("LocationAttr", "loc(unknown)"));
    }

    #[test]
    fn names_are_unique() {
        for (index, class) in ALL.iter().enumerate() {
            assert!(ALL[..index].iter().all(|other| other.name != class.name), "{}", class.name);
        }
    }
}
