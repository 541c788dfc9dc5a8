// The quant dialect: types of quantized values, and casts from and to them (MLIR, "'quant' Dialect").

include "isogloss/Op.td"
include "isogloss/Interface.td"
include "isogloss/Parameter.td"

def Quant_Dialect : Dialect {
  let name = "quant";
  let summary = "Types of quantized values, and casts from and to them.";
  let cppNamespace = "::mlir::quant";
  // Three types begin with `uniform`.
  let hasCustomTypeSyntax = 1;
  let interfaces = [BytecodeDialectInterface];
}

//===-- Types ------------------------------------------------------------------===//

// The parameters that all types but the calibrated one have: 1 if stored integers are signed, else 0; the type of stored
// integers; that of the floats that they express; the least and the greatest integer.
defvar quant_storage = (ins "uint32_t":$flags, "::mlir::Type":$storageType);
defvar quant_range = (ins "int64_t":$storageTypeMin, "int64_t":$storageTypeMax);

class Quant_Type<string name, string unique> : TypeDef<Quant_Dialect, name> {
  let typeName = "quant." # unique;
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

def Quant_AnyQuantizedType : Quant_Type<"AnyQuantized", "any"> {
  let summary = "A quantized value whose scale is not given: `!quant.any<i8<-8:7>:f32>`.";
  let parameters = !con(quant_storage, (ins OptionalParameter<"::mlir::Type">:$expressedType), quant_range);
}

def Quant_UniformQuantizedType : Quant_Type<"UniformQuantized", "uniform"> {
  let summary = "A quantized value with a scale and a zero point: `!quant.uniform<i8:f32, 2.0:10>`.";
  let parameters = !con(quant_storage,
                        (ins "::mlir::Type":$expressedType, APFloatParameter<"">:$scale, "int64_t":$zeroPoint),
                        quant_range);
}

def Quant_UniformQuantizedPerAxisType : Quant_Type<"UniformQuantizedPerAxis", "uniform_per_axis"> {
  let summary = "As `UniformQuantizedType`, with a scale for each index of a dimension of a tensor: "
                # "`!quant.uniform<i8:f32:1, {2.0:10,3.0}>`.";
  let parameters = !con(quant_storage,
                        (ins "::mlir::Type":$expressedType, ArrayRefParameter<"::llvm::APFloat">:$scales,
                             ArrayRefParameter<"int64_t">:$zeroPoints, "int32_t":$quantizedDimension),
                        quant_range);
}

def Quant_UniformQuantizedSubChannelType : Quant_Type<"UniformQuantizedSubChannel", "uniform_sub_channel"> {
  let summary = "As `UniformQuantizedType`, with a scale for each block of a tensor: "
                # "`!quant.uniform<i8:f32:{0:2, 1:4}, {{2.0:10, 3.0}, {4.0, 5.0}}>`.";
  let parameters = !con(quant_storage,
                        (ins "::mlir::Type":$expressedType, "::mlir::DenseElementsAttr":$scales,
                             "::mlir::DenseElementsAttr":$zeroPoints, ArrayRefParameter<"int32_t">:$quantizedDimensions,
                             ArrayRefParameter<"int64_t">:$blockSizes),
                        quant_range);
}

def Quant_CalibratedQuantizedType : Quant_Type<"CalibratedQuantized", "calibrated"> {
  let summary = "A float in a range that was measured: `!quant.calibrated<f32<-1.0:1.0>>`.";
  let parameters = (ins "::mlir::Type":$expressedType, APFloatParameter<"">:$min, APFloatParameter<"">:$max);
}

//===-- Operations -------------------------------------------------------------===//

class quant_ScalarOrTensorOf<Type element>
    : Type<Or<[element.predicate, TensorOf<[element]>.predicate]>, "scalar or tensor of " # element.summary>;

def quant_QuantizedType : Type<CPred<"::llvm::isa<::mlir::quant::QuantizedType>($_self)">, "quantized type">;
def quant_IntegerOrQuantizedType :
    AnyTypeOf<[AnySignlessInteger, quant_QuantizedType], "signless integer or quantized type">;
defvar quant_scalar = AnyTypeOf<[AnySignlessInteger, AnyFloat, quant_QuantizedType]>;
defvar quant_floats = quant_ScalarOrTensorOf<AnyFloat>;
defvar quant_integers = quant_ScalarOrTensorOf<AnySignlessInteger>;
defvar quant_quantized = quant_ScalarOrTensorOf<quant_QuantizedType>;
defvar quant_stored = quant_ScalarOrTensorOf<quant_IntegerOrQuantizedType>;

// Whether both values have types of a kind.
class quant_Both<Type kind> : And<[TypeIsPred<"input", kind>, TypeIsPred<"result", kind>]>;

def quant_SameScalarOrTensorShape
    : PredOpTrait<"input and result are both scalars or both tensors with matching shape",
                  Or<[quant_Both<quant_scalar>, quant_Both<AnyUnrankedTensor>,
                      And<[quant_Both<AnyRankedTensor>, Same<["$input.type.shape", "$result.type.shape"]>]>]>>;

def quant_IntegerAndQuantizedCombination
    : PredOpTrait<"input must be integer and result must be quantized, or vice versa",
                  Or<[And<[TypeIsPred<"input", quant_quantized>, TypeIsPred<"result", quant_integers>]>,
                      And<[TypeIsPred<"input", quant_integers>, TypeIsPred<"result", quant_quantized>]>]>>;

class Quant_CastOp<string mnemonic, Type from, Type to, list<Trait> traits = []>
    : Op<Quant_Dialect, mnemonic, [Pure, quant_SameScalarOrTensorShape] # traits> {
  let arguments = (ins from:$input);
  let results = (outs to:$result);
  let assemblyFormat = "$input attr-dict `:` type($input) `to` type($result)";
  let hasVerifier = 1;
}

def Quant_DequantizeCastOp : Quant_CastOp<"dcast", quant_quantized, quant_floats> {
  let summary = "Converts quantized values to floats.";
}
def Quant_QuantizeCastOp : Quant_CastOp<"qcast", quant_floats, quant_quantized> {
  let summary = "Converts floats to quantized values.";
}
def Quant_StorageCastOp
    : Quant_CastOp<"scast", quant_stored, quant_stored, [quant_IntegerAndQuantizedCombination]> {
  let summary = "Converts a quantized value to the integer that is stored, or back.";
}
