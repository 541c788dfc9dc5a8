//! Short constructors of common types and attributes: methods of [`Context`].

use super::{
    ArrayAttr, BFloat16Type, ComplexType, DenseArrayAttr, Float16Type, Float32Type, Float64Type, FloatAttr,
    FunctionType, IndexType, IntegerAttr, IntegerType, MemRefType, NoneType, RankedTensorType, Signedness,
    StringAttr, SymbolRefAttr, TupleType, TypeAttr, UnitAttr, VectorType,
};
use crate::{Attribute, Context, Type};

macro_rules! types {
    ($($name:ident $text:literal = $make:expr;)*) => {$(
        #[doc = concat!("The type `", $text, "`.")]
        #[inline]
        #[must_use]
        pub fn $name(&self) -> Type<'_> {
            $make(self).into()
        }
    )*};
}

/// Common types (MLIR `Builder::getI32Type` and the like).
///
/// ```
/// use isogloss::builtin::DYNAMIC;
/// # let ctx = isogloss::Context::new();
/// assert_eq!(ctx.vector(&[4], ctx.f32()).to_string(), "vector<4xf32>");
/// assert_eq!(ctx.tensor(&[DYNAMIC, 2], ctx.i8()).to_string(), "tensor<?x2xi8>");
/// assert_eq!(ctx.memref(&[8], ctx.complex(ctx.f64())).to_string(), "memref<8xcomplex<f64>>");
/// assert_eq!(ctx.tuple(&[ctx.bf16(), ctx.none()]).to_string(), "tuple<bf16, none>");
/// assert_eq!(ctx.function(&[ctx.index()], &[ctx.i1()]).to_string(), "(index) -> i1");
/// ```
impl Context {
    types! {
        i1 "i1" = |context| IntegerType::get(context, 1, Signedness::Signless);
        i8 "i8" = |context| IntegerType::get(context, 8, Signedness::Signless);
        i16 "i16" = |context| IntegerType::get(context, 16, Signedness::Signless);
        i32 "i32" = |context| IntegerType::get(context, 32, Signedness::Signless);
        i64 "i64" = |context| IntegerType::get(context, 64, Signedness::Signless);
        i128 "i128" = |context| IntegerType::get(context, 128, Signedness::Signless);
        index "index" = IndexType::get;
        f16 "f16" = Float16Type::get;
        bf16 "bf16" = BFloat16Type::get;
        f32 "f32" = Float32Type::get;
        f64 "f64" = Float64Type::get;
        none "none" = NoneType::get;
    }

    /// The signless integer type with that number of bits, `i32`.
    ///
    /// # Panics
    /// If there are more than [`IntegerType::MAX_WIDTH`] bits.
    #[inline]
    #[must_use]
    #[track_caller]
    pub fn integer(&self, width: u32) -> Type<'_> {
        IntegerType::get(self, width, Signedness::Signless).into()
    }

    /// The function type with these inputs and results.
    #[must_use]
    #[track_caller]
    pub fn function<'c>(&'c self, inputs: &[Type<'c>], results: &[Type<'c>]) -> FunctionType<'c> {
        FunctionType::get(self, inputs, results)
    }

    /// The tuple of these types.
    #[must_use]
    #[track_caller]
    pub fn tuple<'c>(&'c self, types: &[Type<'c>]) -> TupleType<'c> {
        TupleType::get(self, types)
    }

    /// The complex numbers whose parts are of that type.
    ///
    /// # Panics
    /// In debug builds, if it is neither an integer nor a float type.
    #[must_use]
    #[track_caller]
    pub fn complex<'c>(&'c self, element: impl Into<Type<'c>>) -> ComplexType<'c> {
        ComplexType::get(self, element.into())
    }

    /// The vector type of that shape. [`VectorType::get`] makes scalable ones, too.
    ///
    /// # Panics
    /// In debug builds, if a size is not positive, or the element is not of a type that vectors have.
    #[must_use]
    #[track_caller]
    pub fn vector<'c>(&'c self, shape: &[i64], element: impl Into<Type<'c>>) -> VectorType<'c> {
        VectorType::get(self, shape, element.into(), &vec![false; shape.len()])
    }

    /// The ranked tensor type of that shape, [`DYNAMIC`](super::DYNAMIC) for unknown sizes.
    ///
    /// # Panics
    /// In debug builds, if a size is negative, or the element is not of a type that tensors have.
    #[must_use]
    #[track_caller]
    pub fn tensor<'c>(&'c self, shape: &[i64], element: impl Into<Type<'c>>) -> RankedTensorType<'c> {
        RankedTensorType::get(self, shape, element.into(), None)
    }

    /// The memref type of that shape, [`DYNAMIC`](super::DYNAMIC) for unknown sizes, with the identity layout and the default memory
    /// space.
    ///
    /// # Panics
    /// In debug builds, if a size is negative, or the element is not of a type that memrefs have.
    #[must_use]
    #[track_caller]
    pub fn memref<'c>(&'c self, shape: &[i64], element: impl Into<Type<'c>>) -> MemRefType<'c> {
        MemRefType::get(self, shape, element.into(), None, None)
    }
}

/// Common attributes (MLIR `Builder::getI32IntegerAttr` and the like).
///
/// ```
/// # let ctx = isogloss::Context::new();
/// assert_eq!(ctx.i32_attr(-1).to_string(), "-1 : i32");
/// assert_eq!(ctx.f32_attr(0.5).to_string(), "5.000000e-01 : f32");
/// assert_eq!(ctx.array_attr([ctx.string_attr("a"), ctx.string_attr("b")]).to_string(), "[\"a\", \"b\"]");
/// assert_eq!(ctx.type_attr(ctx.tuple(&[])).to_string(), "tuple<>");
/// assert_eq!(ctx.symbol_attr("f").to_string(), "@f");
/// ```
impl Context {
    /// The attribute `unit`, whose presence is its only information.
    #[inline]
    #[must_use]
    pub fn unit_attr(&self) -> UnitAttr<'_> {
        UnitAttr::get(self)
    }

    /// `true` or `false`, an integer of the type `i1`.
    #[inline]
    #[must_use]
    pub fn bool_attr(&self, value: bool) -> IntegerAttr<'_> {
        IntegerAttr::bool(self, value)
    }

    /// The integer of the type `i32`.
    #[must_use]
    pub fn i32_attr(&self, value: i32) -> IntegerAttr<'_> {
        IntegerAttr::get(self.i32(), i64::from(value))
    }

    /// The integer of the type `i64`.
    #[must_use]
    pub fn i64_attr(&self, value: i64) -> IntegerAttr<'_> {
        IntegerAttr::get(self.i64(), value)
    }

    /// The integer of the type `index`.
    #[must_use]
    pub fn index_attr(&self, value: i64) -> IntegerAttr<'_> {
        IntegerAttr::get(self.index(), value)
    }

    /// The float of the type `f32`.
    #[must_use]
    pub fn f32_attr(&self, value: f32) -> FloatAttr<'_> {
        FloatAttr::get(self.f32(), f64::from(value))
    }

    /// The float of the type `f64`.
    #[must_use]
    pub fn f64_attr(&self, value: f64) -> FloatAttr<'_> {
        FloatAttr::get(self.f64(), value)
    }

    /// The string with these bytes, without a type.
    #[must_use]
    pub fn string_attr(&self, bytes: impl AsRef<[u8]>) -> StringAttr<'_> {
        StringAttr::get(self, bytes)
    }

    /// A reference to a symbol, `@name`.
    #[must_use]
    pub fn symbol_attr(&self, name: impl AsRef<[u8]>) -> SymbolRefAttr<'_> {
        SymbolRefAttr::get(self, name)
    }

    /// A type as an attribute.
    #[must_use]
    #[track_caller]
    pub fn type_attr<'c>(&'c self, ty: impl Into<Type<'c>>) -> TypeAttr<'c> {
        TypeAttr::get(self, ty.into())
    }

    /// The array of these attributes.
    #[must_use]
    #[track_caller]
    pub fn array_attr<'c>(
        &'c self,
        elements: impl IntoIterator<Item = impl Into<Attribute<'c>>>,
    ) -> ArrayAttr<'c> {
        let elements: Vec<Attribute<'c>> = elements.into_iter().map(Into::into).collect();
        ArrayAttr::get(self, &elements)
    }

    /// The dense array of `i32`, `array<i32: 1, 2>`.
    #[must_use]
    pub fn i32_array_attr(&self, values: &[i32]) -> DenseArrayAttr<'_> {
        DenseArrayAttr::i32s(self, values)
    }

    /// The dense array of `i64`, `array<i64: 1, 2>`.
    #[must_use]
    pub fn i64_array_attr(&self, values: &[i64]) -> DenseArrayAttr<'_> {
        DenseArrayAttr::i64s(self, values)
    }
}
