// One record at least of every class that both libraries have. What includes this
// file includes the one library or the other.

def T_Dialect : Dialect { let name = "t"; }

//===- Types -------------------------------------------------------------------===//

def T_AnyI7 : AnyI<7>;
def T_I7 : I<7>;
def T_SI7 : SI<7>;
def T_UI7 : UI<7>;
def T_AnyInt : AnyIntOfWidths<[1, 8]>;
def T_Signless : SignlessIntOfWidths<[8, 16, 32]>;
def T_Signed : SignedIntOfWidths<[8, 16]>;
def T_Unsigned : UnsignedIntOfWidths<[8]>;
def T_Floats : FloatOfWidths<[16, 32]>;
def T_Complex : Complex<F32>;
def T_ComplexAny : Complex<AnyFloat>;
def T_Opaque : OpaqueType<"t", "thing", "a thing">;
def T_Alias : TypeAlias<I32>;
def T_AliasNamed : TypeAlias<I32, "an int">;
def T_AnyOf : AnyTypeOf<[I32, F32, Index]>;
def T_AnyOfOne : AnyTypeOf<[I32]>;
def T_AnyOfNone : AnyTypeOf<[]>;
def T_AnyOfNamed : AnyTypeOf<[I32, F32], "a number">;
def T_AllOf : AllOfType<[AnyTensor, AnyStaticShapeTensor]>;
def T_AllOfNamed : AllOfType<[AnyTensor, AnyStaticShapeTensor], "both">;
def T_Confined : ConfinedType<AnyMemRef, [HasStaticShapePred]>;
def T_ConfinedNamed : ConfinedType<AnyMemRef, [HasStaticShapePred], "a still memref">;
def T_Variadic : Variadic<Index>;
def T_VariadicOfVariadic : VariadicOfVariadic<Index, "sizes">;
def T_Optional : Optional<AnyFloat>;
def T_ValueSemantics : ValueSemanticsContainerOf<[I1, I8]>;
def T_Vector : VectorOfAnyRankOf<[F32, F64]>;
def T_VectorNonZero : VectorOfNonZeroRankOf<[F32]>;
def T_FixedVector : FixedVectorOfAnyRank<[F32]>;
def T_FixedVectorNonZero : FixedVectorOfNonZeroRankOf<[F32]>;
def T_ScalableVector : ScalableVectorOfAnyRank<[F32]>;
def T_TrailingVector : VectorWithTrailingDimScalableOf<[F32]>;
def T_VectorRank : VectorOfRank<[1, 2]>;
def T_FixedVectorRank : FixedVectorOfRank<[1, 2]>;
def T_ScalableVectorRank : ScalableVectorOfRank<[1, 2]>;
def T_VectorRankType : VectorOfRankAndType<[1, 2], [F32, I8]>;
def T_FixedVectorRankType : FixedVectorOfRankAndType<[1], [F32]>;
def T_VectorLength : VectorOfLength<[2, 4]>;
def T_VectorMin : VectorOfMinLength<2>;
def T_VectorMax : VectorOfMaxLength<9>;
def T_FixedVectorLength : FixedVectorOfLength<[2]>;
def T_ScalableVectorLength : ScalableVectorOfLength<[4]>;
def T_VectorLengthType : VectorOfLengthAndType<[2, 4], [F32, I8]>;
def T_VectorMinMax : VectorOfMinMaxLengthAndType<2, 9, [F32]>;
def T_FixedVectorShape : FixedVectorOfShapeAndType<[2, 3], F32>;
def T_FixedVectorLengthType : FixedVectorOfLengthAndType<[2, 4], [F32]>;
def T_ScalableVectorLengthType : ScalableVectorOfLengthAndType<[4], [I32]>;
def T_ScalableVectorRankLength : ScalableVectorOfRankAndLengthAndType<[1], [4], [I32]>;
def T_NthDim : ShapedTypeWithNthDimOfSize<-1, [4, 8]>;
def T_TrailingSize : VectorWithTrailingDimScalableOfSizeAndType<[4], [I32]>;
def T_Shaped : ShapedContainerType<[I32], IsShapedTypePred, "shape">;
def T_Tensor : TensorOf<[I32, F32]>;
def T_TensorNamed : TensorOf<[I32], [HasStaticShapePred], "still tensor">;
def T_RankedTensor : RankedTensorOf<[I32]>;
def T_UnrankedTensor : UnrankedTensorOf<[I32]>;
def T_Non0Tensor : Non0RankedTensorOf<[I32]>;
def T_TensorRank : TensorRankOf<[I32], [1, 3]>;
def T_0D : 0DTensorOf<[I32]>;
def T_1D : 1DTensorOf<[I32]>;
def T_2D : 2DTensorOf<[I32]>;
def T_3D : 3DTensorOf<[I32]>;
def T_4D : 4DTensorOf<[I32]>;
def T_StaticTensor : StaticShapeTensorOf<[I32]>;
def T_MemRef : MemRefOf<[I32]>;
def T_UnrankedMemRef : UnrankedMemRefOf<[I32]>;
def T_AnyRankMemRef : RankedOrUnrankedMemRefOf<[I32]>;
def T_Non0MemRef : Non0RankedMemRefOf<[I32]>;
def T_MemRefRank : MemRefRankOf<[I32], [1, 2]>;
def T_StaticMemRef : StaticShapeMemRefOf<[I32]>;
def T_StridedMemRef : StridedMemRefOf<[I32]>;
def T_StridedMemRefRank : StridedMemRefRankOf<[I32], [1, 2]>;
def T_StridedOfRank : AnyStridedMemRefOfRank<2>;
def T_TensorOrMemRef : TensorOrMemRef<[I32]>;
def T_Tuple : TupleOf<[I32, F32]>;
def T_NestedTuple : NestedTupleOf<[I32]>;
def T_Like : TypeOrValueSemanticsContainer<F32, "f32-like">;
def T_TypeInterface : TypeInterface<"SomeType">;
def T_AttrInterface : AttrInterface<"SomeAttr">;
def T_PromisedType : PromisedTypeInterface<T_TypeInterface>;
def T_PromisedAttr : PromisedAttrInterface<T_AttrInterface>;

//===- Attributes --------------------------------------------------------------===//

def T_OptionalAttr : OptionalAttr<I32Attr>;
def T_DefaultAttr : DefaultValuedAttr<I32Attr, "7">;
def T_DefaultOptionalAttr : DefaultValuedOptionalAttr<I32Attr, "7">;
def T_DefaultStr : DefaultValuedStrAttr<StrAttr, "text">;
def T_DefaultOptionalStr : DefaultValuedOptionalStrAttr<StrAttr, "text">;
def T_AnyAttrOf : AnyAttrOf<[I32Attr, StrAttr]>;
def T_AnyAttrOfNamed : AnyAttrOf<[I32Attr, StrAttr], "a thing">;
def T_AllAttrOf : AllAttrOf<[IntPositive, IntPowerOf2]>;
def T_ConfinedAttr : ConfinedAttr<I64Attr, [IntPositive]>;
def T_ConfinedTwice : ConfinedAttr<ArrayAttr, [ArrayMinCount<1>, ArrayMaxCount<4>]>;
def T_ConfinedOptional : ConfinedAttr<T_OptionalAttr, [IntPositive]>;
def T_ConfinedDefault : ConfinedAttr<T_DefaultAttr, [IntPositive]>;
def T_TypedStr : TypedStrAttr<I32>;
def T_TypeAttrOf : TypeAttrOf<AnyFloat>;
def T_IntElements : IntElementsAttrOf<8>;
def T_SignlessElements : SignlessIntElementsAttr<8>;
def T_RankedElements : RankedSignlessIntElementsAttr<8, [2, 3]>;
def T_RankedI32 : RankedI32ElementsAttr<[2]>;
def T_RankedI64 : RankedI64ElementsAttr<[2]>;
def T_FloatElements : FloatElementsAttr<32>;
def T_RankedFloat : RankedFloatElementsAttr<32, [2, 3]>;
def T_RankedF32 : RankedF32ElementsAttr<[2]>;
def T_RankedF64 : RankedF64ElementsAttr<[2]>;
def T_TypedArray : TypedArrayAttrBase<I8Attr, "array of bytes">;
def T_Derived : DerivedAttr<"int", "return 1;">;
def T_DerivedType : DerivedTypeAttr<"return t;">;
def T_Constant : ConstantAttr<I32Attr, "7">;
def T_ConstantStr : ConstantStrAttr<StrAttr, "text">;
def T_ConstantF32 : ConstF32Attr<"1.0">;
def T_NotEqual : IntNEQValue<3>;
def T_Min : IntMinValue<3>;
def T_Max : IntMaxValue<3>;
def T_OneOf : IntIsOneOf<[1, 2, 4]>;
def T_Alignment : IntValidAlignment<I64Attr>;
def T_ArrayCount : ArrayCount<3>;
def T_DenseCount : DenseArrayCount<3>;
def T_DenseMax : DenseArrayMaxCt<3>;
def T_DenseMin : DenseArrayMinCt<3>;
def T_DensePositive : DenseArrayStrictlyPositive<DenseI64ArrayAttr>;
def T_DenseNonNegative : DenseArrayNonNegative<DenseI64ArrayAttr>;
def T_DenseSorted : DenseArraySorted<DenseI64ArrayAttr>;
def T_DenseStrictlySorted : DenseArrayStrictlySorted<DenseI64ArrayAttr>;
def T_NthEq : IntArrayNthElemEq<0, 4>;
def T_NthMin : IntArrayNthElemMinValue<0, 4>;
def T_NthMax : IntArrayNthElemMaxValue<0, 4>;
def T_NthRange : IntArrayNthElemInRange<0, 4, 8>;

//===- Enums -------------------------------------------------------------------===//

def T_Red : I32EnumAttrCase<"Red", 0, "red">;
def T_Blue : I32EnumAttrCase<"Blue", 1, "blue">;
def T_Color : I32EnumAttr<"Color", "a color", [T_Red, T_Blue]>;
def T_Unnamed : I32EnumAttr<"Unnamed", "", [T_Red, T_Blue]>;
def T_Plain : I32EnumAttr<"Plain", "a color", [T_Red, T_Blue]> {
  let genSpecializedAttr = 0;
}
def T_NewRed : I32EnumCase<"Red", 0>;
def T_NewBlue : I32EnumCase<"Blue", 1>;
def T_New : I32Enum<"New", "", [T_NewRed, T_NewBlue]>;
def T_NewAttr : EnumAttr<T_Dialect, T_New, "new">;
def T_BitA : I32BitEnumAttrCaseBit<"A", 0>;
def T_BitB : I32BitEnumAttrCaseBit<"B", 1>;
def T_Bits : I32BitEnumAttr<"Bits", "some bits", [T_BitA, T_BitB]>;
def T_DefaultEnum : DefaultValuedEnumAttr<T_Color, T_Red>;
def T_OptionalEnum : OptionalAttr<T_Color>;

//===- Properties --------------------------------------------------------------===//

def T_IntProp : IntProp<"uint8_t", "a byte">;
def T_DefaultProp : DefaultValuedProp<I64Prop, "7">;
def T_OptionalProp : OptionalProp<I64Prop>;
def T_OptionalNamed : OptionalProp<T_IntProp>;
def T_ConfinedProp : ConfinedProp<T_IntProp, HasStaticShapePred>;
def T_ConfinedPropNamed : ConfinedProp<T_IntProp, HasStaticShapePred, "a small byte">;
def T_ConstantProp : ConstantProp<T_IntProp, "7">;
def T_ArrayProp : ArrayProp<T_IntProp>;
def T_ArrayPropNamed : ArrayProp<T_IntProp, "bytes">;
def T_IntArrayProp : IntArrayProp<I64Prop>;
def T_EnumProp : EnumProp<T_New>;

//===- Regions and successors --------------------------------------------------===//

def T_Sized : SizedRegion<1>;
def T_MinSized : MinSizedRegion<1>;
def T_MaxSized : MaxSizedRegion<2>;
def T_VariadicRegion : VariadicRegion<T_Sized>;
def T_VariadicSuccessor : VariadicSuccessor<AnySuccessor>;

//===- Traits ------------------------------------------------------------------===//

def T_Terminated : SingleBlockImplicitTerminator<"YieldOp">;
def T_Parent : HasParent<"FuncOp">;
def T_Parents : ParentOneOf<["FuncOp", "ModuleOp"]>;
def T_Native : NativeOpTrait<"Mine", [SingleBlock]>;
def T_ParamNative : ParamNativeOpTrait<"Mine", "7">;
def T_Internal : GenInternalOpTrait<"Mine">;
def T_Types : AllTypesMatch<["a", "b"]>;
def T_Ranks : AllRanksMatch<["a", "b"]>;
def T_Shapes : AllShapesMatch<["a", "b"]>;
def T_ElementTypes : AllElementTypesMatch<["a", "b"]>;
def T_ElementCounts : AllElementCountsMatch<["a", "b"]>;
def T_TypeIds : AllTypeIDsMatch<["a", "b"]>;
def T_SameOperator : AllMatchSameOperatorTrait<["a", "b"], "$_self.x", "thing">;
def T_AllMatch : AllMatch<["$a", "$b"], "a and b match">;
def T_MatchWith : TypesMatchWith<"b is a's", "a", "b", "$_self">;
def T_OptionalMatchWith : OptionalTypesMatchWith<"b is a's", "a", "b", "$_self">;
def T_RangedMatchWith : RangedTypesMatchWith<"bs are as", "a", "b", "$_self">;
def T_CountAndTypes : ShapedTypeMatchesElementCountAndTypes<"a", "b">;
def T_TypeIs : TypeIs<"a", I32>;
def T_ElementTypeIs : ElementTypeIs<"a", I32>;
def T_InputTypes : InputMatchesTypes<["a", "b"], [I32, F32]>;
def T_Combination : InputAddressIsCombinationOf<["a"], [[I32], [F32]]>;
def T_CombinationNamed : InputAddressIsCombinationOf<["a"], [[I32]], "an a">;
def T_Effects : MemoryEffects<[MemRead, MemWrite]>;
def T_ReadAt : MemReadAt<1, FullEffect>;
def T_Resource : Resource<"::t::Heap">;
def T_Alloc : MemAlloc<T_Resource, 2>;
def T_Declared : DeclareOpInterfaceMethods<Symbol, ["isDeclaration"]>;
