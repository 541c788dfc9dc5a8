// The intrinsics of the LLVM dialect: a class for each kind, and a definition for each intrinsic. What they compute is
// in the language reference of LLVM under the name after `llvm.intr.`.

#ifndef LLVM_INTRINSICS_TD
#define LLVM_INTRINSICS_TD

include "llvm_op_base.td"

class LLVM_Intrinsic<string name, list<Trait> traits = [], dag values = (ins), dag made = (outs), string text = "">
    : LLVM_Op<"intr." # name, traits> {
  let summary = "The intrinsic `llvm." # name # "`.";
  let arguments = values;
  let results = made;
  let assemblyFormat = !if(!empty(text), ?, text);
}
defvar one = (outs LLVM_Type:$res);
defvar call_text = "`(` operands `)` attr-dict `:` functional-type(operands, results)";
defvar function_text = "attr-dict `:` functional-type(operands, results)";
defvar qualified_pointer = "$ptr attr-dict `:` qualified(type($ptr))";

//===- Arithmetic ----------------------------------------------------------===//

class LLVM_SameTypeIntrinsic<string name, dag values, list<Trait> traits = []>
    : LLVM_Intrinsic<name, traits # [Pure, SameOperandsAndResultType], values, one, call_text>;
class LLVM_IntUnary<string name> : LLVM_SameTypeIntrinsic<name, (ins LLVM_Ints:$in)>;
class LLVM_IntBinary<string name> : LLVM_SameTypeIntrinsic<name, (ins LLVM_Ints:$a, LLVM_Ints:$b)>;
class LLVM_IntTernary<string name>
    : LLVM_SameTypeIntrinsic<name, (ins LLVM_Ints:$a, LLVM_Ints:$b, LLVM_Ints:$c)>;
class LLVM_FloatIntrinsic<string name, dag values>
    : LLVM_SameTypeIntrinsic<name, !con(values, fastmath), [FastmathFlagsInterface]>;
class LLVM_FloatUnary<string name> : LLVM_FloatIntrinsic<name, (ins LLVM_Floats:$in)>;
class LLVM_FloatBinary<string name> : LLVM_FloatIntrinsic<name, (ins LLVM_Floats:$a, LLVM_Floats:$b)>;
class LLVM_FloatTernary<string name>
    : LLVM_FloatIntrinsic<name, (ins LLVM_Floats:$a, LLVM_Floats:$b, LLVM_Floats:$c)>;

def LLVM_BitReverseOp : LLVM_IntUnary<"bitreverse">;
def LLVM_ByteSwapOp : LLVM_IntUnary<"bswap">;
def LLVM_CtPopOp : LLVM_IntUnary<"ctpop">;
def LLVM_SMaxOp : LLVM_IntBinary<"smax">;
def LLVM_SMinOp : LLVM_IntBinary<"smin">;
def LLVM_UMaxOp : LLVM_IntBinary<"umax">;
def LLVM_UMinOp : LLVM_IntBinary<"umin">;
def LLVM_SAddSat : LLVM_IntBinary<"sadd.sat">;
def LLVM_UAddSat : LLVM_IntBinary<"uadd.sat">;
def LLVM_SSubSat : LLVM_IntBinary<"ssub.sat">;
def LLVM_USubSat : LLVM_IntBinary<"usub.sat">;
def LLVM_SSHLSat : LLVM_IntBinary<"sshl.sat">;
def LLVM_USHLSat : LLVM_IntBinary<"ushl.sat">;
def LLVM_FshlOp : LLVM_IntTernary<"fshl">;
def LLVM_FshrOp : LLVM_IntTernary<"fshr">;

def LLVM_ACosOp : LLVM_FloatUnary<"acos">;
def LLVM_ASinOp : LLVM_FloatUnary<"asin">;
def LLVM_ATanOp : LLVM_FloatUnary<"atan">;
def LLVM_CosOp : LLVM_FloatUnary<"cos">;
def LLVM_CoshOp : LLVM_FloatUnary<"cosh">;
def LLVM_Exp10Op : LLVM_FloatUnary<"exp10">;
def LLVM_Exp2Op : LLVM_FloatUnary<"exp2">;
def LLVM_ExpOp : LLVM_FloatUnary<"exp">;
def LLVM_FAbsOp : LLVM_FloatUnary<"fabs">;
def LLVM_FCeilOp : LLVM_FloatUnary<"ceil">;
def LLVM_FFloorOp : LLVM_FloatUnary<"floor">;
def LLVM_FTruncOp : LLVM_FloatUnary<"trunc">;
def LLVM_Log10Op : LLVM_FloatUnary<"log10">;
def LLVM_Log2Op : LLVM_FloatUnary<"log2">;
def LLVM_LogOp : LLVM_FloatUnary<"log">;
def LLVM_NearbyintOp : LLVM_FloatUnary<"nearbyint">;
def LLVM_RintOp : LLVM_FloatUnary<"rint">;
def LLVM_RoundEvenOp : LLVM_FloatUnary<"roundeven">;
def LLVM_RoundOp : LLVM_FloatUnary<"round">;
def LLVM_SinOp : LLVM_FloatUnary<"sin">;
def LLVM_SinhOp : LLVM_FloatUnary<"sinh">;
def LLVM_SqrtOp : LLVM_FloatUnary<"sqrt">;
def LLVM_TanOp : LLVM_FloatUnary<"tan">;
def LLVM_TanhOp : LLVM_FloatUnary<"tanh">;
def LLVM_ATan2Op : LLVM_FloatBinary<"atan2">;
def LLVM_CopySignOp : LLVM_FloatBinary<"copysign">;
def LLVM_MaxNumOp : LLVM_FloatBinary<"maxnum">;
def LLVM_MaximumOp : LLVM_FloatBinary<"maximum">;
def LLVM_MinNumOp : LLVM_FloatBinary<"minnum">;
def LLVM_MinimumOp : LLVM_FloatBinary<"minimum">;
def LLVM_PowOp : LLVM_FloatBinary<"pow">;
def LLVM_FMAOp : LLVM_FloatTernary<"fma">;
def LLVM_FMulAddOp : LLVM_FloatTernary<"fmuladd">;

// A float and an exponent.
class LLVM_FloatPower<string name>
    : LLVM_Intrinsic<name, [FastmathFlagsInterface, Pure],
                     !con((ins LLVM_Floats:$val, AnySignlessInteger:$power), fastmath), one, call_text>;
def LLVM_LoadExpOp : LLVM_FloatPower<"ldexp">;
def LLVM_PowIOp : LLVM_FloatPower<"powi">;
// A struct of two parts.
class LLVM_FloatParts<string name>
    : LLVM_Intrinsic<name, [FastmathFlagsInterface, Pure], !con((ins LLVM_Floats:$val), fastmath), one, call_text>;
def LLVM_FractionExpOp : LLVM_FloatParts<"frexp">;
def LLVM_SincosOp : LLVM_FloatParts<"sincos"> {
  let hasVerifier = 1;
}
// A float rounded to an integer.
class LLVM_IntRound<string name, Type type = LLVM_Floats>
    : LLVM_Intrinsic<name, [Pure], (ins type:$val), one, call_text>;
def LLVM_LlrintOp : LLVM_IntRound<"llrint">;
def LLVM_LlroundOp : LLVM_IntRound<"llround", LLVM_AnyFloat>;
def LLVM_LrintOp : LLVM_IntRound<"lrint">;
def LLVM_LroundOp : LLVM_IntRound<"lround">;

class LLVM_CompareIntrinsic<string name>
    : LLVM_Intrinsic<name, [Pure, SameTypeOperands], (ins LLVM_Ints:$a, LLVM_Ints:$b), (outs LLVM_Ints:$res),
                     call_text>;
def LLVM_SCmpOp : LLVM_CompareIntrinsic<"scmp">;
def LLVM_UCmpOp : LLVM_CompareIntrinsic<"ucmp">;

class LLVM_CountZeros<string name>
    : LLVM_Intrinsic<name, [Pure, SameOperandsAndResultType], (ins LLVM_Ints:$in, I1Attr:$is_zero_poison), one>;
def LLVM_CountLeadingZerosOp : LLVM_CountZeros<"ctlz">;
def LLVM_CountTrailingZerosOp : LLVM_CountZeros<"cttz">;
def LLVM_AbsOp : LLVM_Intrinsic<"abs", [Pure], (ins LLVM_Ints:$in, I1Attr:$is_int_min_poison), one>;
def LLVM_IsFPClass : LLVM_Intrinsic<"is.fpclass", [Pure], (ins LLVM_Floats:$in, I32Attr:$bit), one>;

class LLVM_WithOverflow<string name>
    : LLVM_Intrinsic<name # ".with.overflow", [Pure, SameOperandsElementType], (ins LLVM_Ints, LLVM_Ints), one>;
def LLVM_SAddWithOverflowOp : LLVM_WithOverflow<"sadd">;
def LLVM_SMulWithOverflowOp : LLVM_WithOverflow<"smul">;
def LLVM_SSubWithOverflowOp : LLVM_WithOverflow<"ssub">;
def LLVM_UAddWithOverflowOp : LLVM_WithOverflow<"uadd">;
def LLVM_UMulWithOverflowOp : LLVM_WithOverflow<"umul">;
def LLVM_USubWithOverflowOp : LLVM_WithOverflow<"usub">;

defvar rounding = (ins ValidRoundingModeAttr:$roundingmode);
class LLVM_ConstrainedCast<string name, dag mode = rounding, list<Trait> traits = [RoundingModeOpInterface],
                           string text = "$roundingmode ">
    : LLVM_Intrinsic<"experimental.constrained." # name, [Pure, FPExceptionBehaviorOpInterface] # traits,
                     !con((ins LLVM_Type:$arg_0), mode, (ins FPExceptionBehaviorAttr:$fpExceptionBehavior)), one,
                     "$arg_0 " # text # "$fpExceptionBehavior attr-dict `:` type($arg_0) `to` type(results)">;
def LLVM_ConstrainedFPExtIntr : LLVM_ConstrainedCast<"fpext", (ins), [], "">;
def LLVM_ConstrainedFPTruncIntr : LLVM_ConstrainedCast<"fptrunc">;
def LLVM_ConstrainedSIToFP : LLVM_ConstrainedCast<"sitofp">;
def LLVM_ConstrainedUIToFP : LLVM_ConstrainedCast<"uitofp">;

//===- Memory --------------------------------------------------------------===//

class LLVM_MemoryIntrinsic<string name, dag values>
    : LLVM_Intrinsic<name, [AccessGroupOpInterface, AliasAnalysisOpInterface, ArgAndResultAttrsOpInterface],
                     !con(values, (ins I1Attr:$isVolatile), access_attributes, list_attributes)>;
class LLVM_Copy<string name, dag length>
    : LLVM_MemoryIntrinsic<name, !con((ins Arg<LLVM_AnyPointer, "", [MemWrite]>:$dst,
                                           Arg<LLVM_AnyPointer, "", [MemRead]>:$src), length)>;
class LLVM_Fill<string name, dag length>
    : LLVM_MemoryIntrinsic<name, !con((ins Arg<LLVM_AnyPointer, "", [MemWrite]>:$dst, I8:$val), length)>;
defvar any_length = (ins AnySignlessInteger:$len);
defvar fixed_length = (ins APIntAttr:$len);
def LLVM_MemcpyOp : LLVM_Copy<"memcpy", any_length>;
def LLVM_MemmoveOp : LLVM_Copy<"memmove", any_length>;
def LLVM_MemcpyInlineOp : LLVM_Copy<"memcpy.inline", fixed_length>;
def LLVM_MemsetOp : LLVM_Fill<"memset", any_length>;
def LLVM_MemsetInlineOp : LLVM_Fill<"memset.inline", fixed_length>;

def LLVM_Prefetch
    : LLVM_Intrinsic<"prefetch", [], (ins LLVM_AnyPointer:$addr, I32Attr:$rw, I32Attr:$hint, I32Attr:$cache)>;
def LLVM_NoAliasScopeDeclOp
    : LLVM_Intrinsic<"experimental.noalias.scope.decl", [], (ins LLVM_AliasScopeAttr:$scope), (outs),
                     "$scope attr-dict">;
def LLVM_PtrMaskOp
    : LLVM_Intrinsic<"ptrmask", [Pure, AllTypesMatch<["ptr", "res"]>],
                     (ins LLVM_Pointers:$ptr, LLVM_ScalarOrVectorOf<AnyInteger>:$mask), (outs LLVM_Pointers:$res),
                     !strconcat("$ptr `,` $mask ", function_text)>;
class LLVM_PointerUse<string name> : LLVM_Intrinsic<name, [], (ins LLVM_AnyPointer:$ptr), (outs), qualified_pointer>;
def LLVM_LifetimeStartOp : LLVM_PointerUse<"lifetime.start">;
def LLVM_LifetimeEndOp : LLVM_PointerUse<"lifetime.end">;
def LLVM_StackRestoreOp : LLVM_PointerUse<"stackrestore">;
def LLVM_StackSaveOp : LLVM_Intrinsic<"stacksave", [], (ins), one, "attr-dict `:` qualified(type($res))">;
def LLVM_InvariantStartOp
    : LLVM_Intrinsic<"invariant.start", [], (ins I64Attr:$size, LLVM_AnyPointer:$ptr), (outs LLVM_DefaultPointer:$res),
                     !strconcat("$size `,` ", qualified_pointer)>;
def LLVM_InvariantEndOp
    : LLVM_Intrinsic<"invariant.end", [], (ins LLVM_DefaultPointer:$start, I64Attr:$size, LLVM_AnyPointer:$ptr), (outs),
                     !strconcat("$start `,` $size `,` ", qualified_pointer)>;
class LLVM_InvariantGroup<string name>
    : LLVM_Intrinsic<name # ".invariant.group", [SameOperandsAndResultType], (ins LLVM_AnyPointer:$ptr),
                     (outs LLVM_AnyPointer:$res), qualified_pointer>;
def LLVM_LaunderInvariantGroupOp : LLVM_InvariantGroup<"launder">;
def LLVM_StripInvariantGroupOp : LLVM_InvariantGroup<"strip">;
def LLVM_ThreadlocalAddressOp
    : LLVM_Intrinsic<"threadlocal.address", [Pure], (ins LLVM_AnyPointer:$global), one>;

//===- Hints, variadic functions and exceptions ------------------------------------===//

def LLVM_AssumeOp
    : LLVM_Intrinsic<"assume", [], !con((ins I1:$cond), bundles), (outs),
                     "$cond (custom<OpBundles>($op_bundle_operands, type($op_bundle_operands), $op_bundle_tags)^)? "
                     "`:` type($cond) attr-dict"> {
  let hasVerifier = 1;
}
def LLVM_SSACopyOp
    : LLVM_Intrinsic<"ssa.copy", [Pure, SameOperandsAndResultType], (ins AnyType:$operand), one,
                     "$operand attr-dict `:` type($operand)">;
def LLVM_IsConstantOp : LLVM_Intrinsic<"is.constant", [Pure], (ins LLVM_Type:$val), (outs I1:$res)>;
def LLVM_ExpectOp
    : LLVM_Intrinsic<"expect", [Pure, SameOperandsAndResultType],
                     (ins AnySignlessInteger:$val, AnySignlessInteger:$expected), one,
                     "$val `,` $expected attr-dict `:` type($val)">;
def LLVM_ExpectWithProbabilityOp
    : LLVM_Intrinsic<"expect.with.probability", [Pure, AllTypesMatch<["val", "expected", "res"]>],
                     (ins AnySignlessInteger:$val, AnySignlessInteger:$expected, F64Attr:$prob), one,
                     "$val `,` $expected `,` $prob attr-dict `:` type($val)">;

class LLVM_ListUse<string name>
    : LLVM_Intrinsic<name, [], (ins LLVM_AnyPointer:$arg_list), (outs),
                     "$arg_list attr-dict `:` qualified(type($arg_list))">;
def LLVM_VaStartOp : LLVM_ListUse<"vastart">;
def LLVM_VaEndOp : LLVM_ListUse<"vaend">;
def LLVM_VaCopyOp
    : LLVM_Intrinsic<"vacopy", [], (ins LLVM_AnyPointer:$dest_list, LLVM_AnyPointer:$src_list), (outs),
                     "$src_list `to` $dest_list attr-dict `:` type(operands)">;
def LLVM_EhTypeidForOp
    : LLVM_Intrinsic<"eh.typeid.for", [], (ins LLVM_AnyPointer:$type_info), one,
                     !strconcat("$type_info ", function_text)>;

defvar annotation = (ins LLVM_AnyPointer:$annotation, LLVM_AnyPointer:$fileName, I32:$line);
defvar annotation_attr = (ins LLVM_AnyPointer:$attr);
def LLVM_VarAnnotation
    : LLVM_Intrinsic<"var.annotation", [AllTypesMatch<["annotation", "fileName", "attr"]>],
                     !con((ins LLVM_AnyPointer:$val), annotation, annotation_attr)>;
def LLVM_PtrAnnotation
    : LLVM_Intrinsic<"ptr.annotation",
                     [AllTypesMatch<["res", "ptr"]>, AllTypesMatch<["annotation", "fileName", "attr"]>],
                     !con((ins LLVM_AnyPointer:$ptr), annotation, annotation_attr), (outs LLVM_AnyPointer:$res)>;
def LLVM_Annotation
    : LLVM_Intrinsic<"annotation", [AllTypesMatch<["res", "integer"]>, AllTypesMatch<["annotation", "fileName"]>],
                     !con((ins AnySignlessInteger:$integer), annotation), (outs AnySignlessInteger:$res)>;
def LLVM_Trap : LLVM_Intrinsic<"trap", [], (ins), (outs), "attr-dict">;
def LLVM_DebugTrap : LLVM_Intrinsic<"debugtrap", [], (ins), (outs), "attr-dict">;
def LLVM_UBSanTrap
    : LLVM_Intrinsic<"ubsantrap", [], (ins I8Attr:$failureKind), (outs), "prop-dict attr-dict">;

class LLVM_DebugValue<string name, dag value, string operand>
    : LLVM_Intrinsic<"dbg." # name, [],
                     !con(value, (ins LLVM_LocalVariable:$varInfo,
                                      DefaultValuedAttr<LLVM_Expression, "no expression">:$locationExpr)), (outs),
                     "qualified($varInfo) (qualified($locationExpr)^)? `=` $" # operand # " `:` qualified(type($"
                     # operand # ")) attr-dict">;
def LLVM_DbgDeclareOp : LLVM_DebugValue<"declare", (ins LLVM_AnyPointer:$addr), "addr">;
def LLVM_DbgValueOp : LLVM_DebugValue<"value", (ins LLVM_Type:$value), "value">;
def LLVM_DbgLabelOp : LLVM_Intrinsic<"dbg.label", [], (ins LLVM_Label:$label), (outs), "$label attr-dict">;

//===- Coroutines ----------------------------------------------------------===//

class LLVM_Coroutine<string name, dag values, string text, dag made = one>
    : LLVM_Intrinsic<"coro." # name, [], values, made, text>;
def LLVM_CoroIdOp
    : LLVM_Coroutine<"id",
                     (ins I32:$align, LLVM_AnyPointer:$promise, LLVM_AnyPointer:$coroaddr, LLVM_AnyPointer:$fnaddrs),
                     !strconcat("$align `,` $promise `,` $coroaddr `,` $fnaddrs ", function_text)>;
def LLVM_CoroBeginOp
    : LLVM_Coroutine<"begin", (ins LLVM_AnyToken:$token, LLVM_AnyPointer:$mem),
                     !strconcat("$token `,` $mem ", function_text)>;
def LLVM_CoroSizeOp : LLVM_Coroutine<"size", (ins), "attr-dict `:` type($res)">;
def LLVM_CoroAlignOp : LLVM_Coroutine<"align", (ins), "attr-dict `:` type($res)">;
def LLVM_CoroSaveOp : LLVM_Coroutine<"save", (ins LLVM_AnyPointer:$handle), !strconcat("$handle ", function_text)>;
def LLVM_CoroSuspendOp
    : LLVM_Coroutine<"suspend", (ins LLVM_AnyToken:$save, I1:$final), "$save `,` $final attr-dict `:` type($res)">;
def LLVM_CoroEndOp
    : LLVM_Coroutine<"end", (ins LLVM_AnyPointer:$handle, I1:$unwind, LLVM_AnyToken:$retvals),
                     !strconcat("$handle `,` $unwind `,` $retvals ", function_text)>;
def LLVM_CoroFreeOp
    : LLVM_Coroutine<"free", (ins LLVM_AnyToken:$id, LLVM_AnyPointer:$handle),
                     !strconcat("$id `,` $handle ", function_text)>;
def LLVM_CoroResumeOp
    : LLVM_Coroutine<"resume", (ins LLVM_AnyPointer:$handle), "$handle attr-dict `:` qualified(type($handle))", (outs)>;
def LLVM_CoroPromiseOp
    : LLVM_Coroutine<"promise", (ins LLVM_AnyPointer:$handle, I32:$align, I1:$from),
                     !strconcat("$handle `,` $align `,` $from ", function_text), (outs LLVM_AnyPointer:$res)>;

//===- Vectors -------------------------------------------------------------===//

class LLVM_ReduceInts<string name>
    : LLVM_Intrinsic<"vector.reduce." # name, [Pure, SameOperandsAndResultElementType],
                     (ins LLVM_VectorOf<AnySignlessInteger>:$in), one>;
class LLVM_ReduceFloats<string name>
    : LLVM_Intrinsic<"vector.reduce." # name, [FastmathFlagsInterface, Pure, SameOperandsAndResultElementType],
                     !con((ins LLVM_VectorOf<AnyFloat>:$in), fastmath), one, call_text>;
class LLVM_AccumulateFloats<string name>
    : LLVM_Intrinsic<"vector.reduce." # name, [FastmathFlagsInterface, Pure, SameOperandsAndResultElementType],
                     !con((ins AnyFloat:$start_value, LLVM_VectorOf<AnyFloat>:$input), fastmath), one>;
def LLVM_VectorReduceAddOp : LLVM_ReduceInts<"add">;
def LLVM_VectorReduceAndOp : LLVM_ReduceInts<"and">;
def LLVM_VectorReduceMulOp : LLVM_ReduceInts<"mul">;
def LLVM_VectorReduceOrOp : LLVM_ReduceInts<"or">;
def LLVM_VectorReduceSmaxOp : LLVM_ReduceInts<"smax">;
def LLVM_VectorReduceSminOp : LLVM_ReduceInts<"smin">;
def LLVM_VectorReduceUmaxOp : LLVM_ReduceInts<"umax">;
def LLVM_VectorReduceUminOp : LLVM_ReduceInts<"umin">;
def LLVM_VectorReduceXorOp : LLVM_ReduceInts<"xor">;
def LLVM_VectorReduceFmaxOp : LLVM_ReduceFloats<"fmax">;
def LLVM_VectorReduceFmaximumOp : LLVM_ReduceFloats<"fmaximum">;
def LLVM_VectorReduceFminOp : LLVM_ReduceFloats<"fmin">;
def LLVM_VectorReduceFminimumOp : LLVM_ReduceFloats<"fminimum">;
def LLVM_VectorReduceFaddOp : LLVM_AccumulateFloats<"fadd">;
def LLVM_VectorReduceFmulOp : LLVM_AccumulateFloats<"fmul">;

def LLVM_MatrixColumnMajorLoadOp
    : LLVM_Intrinsic<"matrix.column.major.load", [],
                     (ins LLVM_AnyPointer:$data, AnySignlessInteger:$stride, I1Attr:$isVolatile, I32Attr:$rows,
                          I32Attr:$columns), (outs LLVM_AnyVector:$res),
                     "$data `,` `<` `stride` `=` $stride `>` attr-dict `:` type($res) `from` qualified(type($data)) "
                     "`stride` type($stride)">;
def LLVM_MatrixColumnMajorStoreOp
    : LLVM_Intrinsic<"matrix.column.major.store", [],
                     (ins LLVM_AnyVector:$matrix, LLVM_AnyPointer:$data, AnySignlessInteger:$stride, I1Attr:$isVolatile,
                          I32Attr:$rows, I32Attr:$columns), (outs),
                     "$matrix `,` $data `,` `<` `stride` `=` $stride `>` attr-dict `:` type($matrix) `to` "
                     "qualified(type($data)) `stride` type($stride)">;
def LLVM_MatrixMultiplyOp
    : LLVM_Intrinsic<"matrix.multiply", [],
                     (ins LLVM_AnyVector:$lhs, LLVM_AnyVector:$rhs, I32Attr:$lhs_rows, I32Attr:$lhs_columns,
                          I32Attr:$rhs_columns), (outs LLVM_AnyVector:$res),
                     "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type($res)">;
def LLVM_MatrixTransposeOp
    : LLVM_Intrinsic<"matrix.transpose", [], (ins LLVM_AnyVector:$matrix, I32Attr:$rows, I32Attr:$columns),
                     (outs LLVM_AnyVector:$res), "$matrix attr-dict `:` type($matrix) `into` type($res)">;

def LLVM_GetActiveLaneMaskOp
    : LLVM_Intrinsic<"get.active.lane.mask", [Pure], (ins AnySignlessInteger:$base, AnySignlessInteger:$n), one,
                     "$base `,` $n attr-dict `:` type($base) `,` type($n) `to` type($res)">;
def LLVM_MaskedLoadOp
    : LLVM_Intrinsic<"masked.load", [],
                     (ins LLVM_AnyPointer:$data, LLVM_Mask:$mask, Optional<LLVM_AnyVector>:$pass_thru,
                          I32Attr:$alignment, UnitAttr:$nontemporal), (outs LLVM_AnyVector:$res),
                     !strconcat("operands ", function_text)>;
def LLVM_MaskedStoreOp
    : LLVM_Intrinsic<"masked.store", [],
                     (ins LLVM_AnyVector:$value, LLVM_AnyPointer:$data, LLVM_Mask:$mask, I32Attr:$alignment), (outs),
                     "$value `,` $data `,` $mask attr-dict `:` type($value) `,` type($mask) `into` "
                     "qualified(type($data))">;
def LLVM_MaskedGatherOp
    : LLVM_Intrinsic<"masked.gather", [],
                     (ins LLVM_VectorOf<LLVM_AnyPointer>:$ptrs, LLVM_Mask:$mask, Variadic<LLVM_AnyVector>:$pass_thru,
                          I32Attr:$alignment), (outs LLVM_AnyVector:$res), !strconcat("operands ", function_text)> {
  let hasVerifier = 1;
}
def LLVM_MaskedScatterOp
    : LLVM_Intrinsic<"masked.scatter", [],
                     (ins LLVM_AnyVector:$value, LLVM_VectorOf<LLVM_AnyPointer>:$ptrs, LLVM_Mask:$mask,
                          I32Attr:$alignment), (outs),
                     "$value `,` $ptrs `,` $mask attr-dict `:` type($value) `,` type($mask) `into` type($ptrs)"> {
  let hasVerifier = 1;
}
def LLVM_MaskedExpandloadOp
    : LLVM_Intrinsic<"masked.expandload", [ArgAndResultAttrsOpInterface],
                     !con((ins LLVM_AnyPointer:$ptr, LLVM_Mask:$mask, LLVM_AnyVector:$passthru), list_attributes), one>;
def LLVM_MaskedCompressstoreOp
    : LLVM_Intrinsic<"masked.compressstore", [ArgAndResultAttrsOpInterface],
                     !con((ins LLVM_AnyVector:$value, LLVM_AnyPointer:$ptr, LLVM_Mask:$mask), list_attributes)>;
def LLVM_VscaleOp : LLVM_Intrinsic<"vscale", [], (ins), one>;
def LLVM_StepVectorOp
    : LLVM_Intrinsic<"stepvector", [Pure], (ins), (outs LLVM_VectorOf<AnySignlessInteger>:$res),
                     "attr-dict `:` type($res)">;

class LLVM_MaxVectorBits<string first, string second>
    : PredOpTrait<"vectors are not bigger than 2^17 bits.",
                  And<[Within<"$" # first # ".type", LLVM_Is<"is_small_vector">>,
                       Within<"$" # second # ".type", LLVM_Is<"is_small_vector">>]>>;
class LLVM_ScalableIfScalable<string narrow, string wide, string line>
    : PredOpTrait<line, Or<[Neg<Within<"$" # narrow # ".type", Is<"scalable">>>,
                            Within<"$" # wide # ".type", Is<"scalable">>]>>;
def LLVM_VectorInsertOp
    : LLVM_Intrinsic<"vector.insert",
                     [Pure, AllTypesMatch<["dstvec", "res"]>, LLVM_MaxVectorBits<"srcvec", "dstvec">,
                      LLVM_ScalableIfScalable<"srcvec", "dstvec",
                                              "it is not inserting scalable into fixed-length vectors.">],
                     (ins LLVM_AnyVector:$dstvec, LLVM_AnyVector:$srcvec, I64Attr:$pos), (outs LLVM_AnyVector:$res),
                     "$srcvec `,` $dstvec `[` $pos `]` attr-dict `:` type($srcvec) `into` type($res)">;
def LLVM_VectorExtractOp
    : LLVM_Intrinsic<"vector.extract",
                     [Pure, LLVM_MaxVectorBits<"srcvec", "res">,
                      LLVM_ScalableIfScalable<"res", "srcvec",
                                              "it is not extracting scalable from fixed-length vectors.">],
                     (ins LLVM_AnyVector:$srcvec, I64Attr:$pos), (outs LLVM_AnyVector:$res),
                     "$srcvec `[` $pos `]` attr-dict `:` type($res) `from` type($srcvec)">;
def LLVM_VectorInterleave2Op
    : LLVM_Intrinsic<"vector.interleave2",
                     [Pure, AllTypesMatch<["vec1", "vec2"]>,
                      TypesMatchWith<"result has twice as many elements as 'vec1'", "vec1", "res",
                                     "crate::llvm::types::twice_as_long">],
                     (ins LLVM_AnyVector:$vec1, LLVM_AnyVector:$vec2), one>;
def LLVM_VectorDeinterleave2Op
    : LLVM_Intrinsic<"vector.deinterleave2", [Pure], (ins LLVM_AnyVector:$vec), one>;

//===- Vectors with a mask and a length ----------------------------------------------===//

defvar masked = (ins LLVM_Mask:$mask, I32:$evl);
class LLVM_VPIntrinsic<string name, dag values, list<Trait> traits = [Pure], dag made = one>
    : LLVM_Intrinsic<name, traits, !con(values, masked), made>;
class LLVM_VPBinary<string name, Type element>
    : LLVM_VPIntrinsic<"vp." # name, (ins LLVM_VectorOf<element>:$lhs, LLVM_VectorOf<element>:$rhs)>;
class LLVM_VPBinaryI<string name> : LLVM_VPBinary<name, AnySignlessInteger>;
class LLVM_VPBinaryF<string name> : LLVM_VPBinary<name, AnyFloat>;
class LLVM_VPTernaryF<string name>
    : LLVM_VPIntrinsic<"vp." # name,
                       (ins LLVM_VectorOf<AnyFloat>:$op1, LLVM_VectorOf<AnyFloat>:$op2, LLVM_VectorOf<AnyFloat>:$op3)>;
// The name of the first operand is spelt as upstream.
class LLVM_VPReduction<string name, Type element>
    : LLVM_VPIntrinsic<"vp.reduce." # name, (ins element:$satrt_value, LLVM_VectorOf<element>:$val)>;
class LLVM_VPReductionI<string name> : LLVM_VPReduction<name, AnySignlessInteger>;
class LLVM_VPReductionF<string name> : LLVM_VPReduction<name, AnyFloat>;
class LLVM_VPSelect<string name>
    : LLVM_Intrinsic<"vp." # name, [Pure],
                     (ins LLVM_Mask:$cond, LLVM_AnyVector:$true_val, LLVM_AnyVector:$false_val, I32:$evl), one>;
class LLVM_VPCast<string name, Type element>
    : LLVM_VPIntrinsic<"vp." # name, (ins LLVM_VectorOf<element>:$src)>;
class LLVM_VPCastI<string name> : LLVM_VPCast<name, AnySignlessInteger>;
class LLVM_VPCastF<string name> : LLVM_VPCast<name, AnyFloat>;

def LLVM_VPAddOp : LLVM_VPBinaryI<"add">;
def LLVM_VPSubOp : LLVM_VPBinaryI<"sub">;
def LLVM_VPMulOp : LLVM_VPBinaryI<"mul">;
def LLVM_VPSDivOp : LLVM_VPBinaryI<"sdiv">;
def LLVM_VPUDivOp : LLVM_VPBinaryI<"udiv">;
def LLVM_VPSRemOp : LLVM_VPBinaryI<"srem">;
def LLVM_VPURemOp : LLVM_VPBinaryI<"urem">;
def LLVM_VPAShrOp : LLVM_VPBinaryI<"ashr">;
def LLVM_VPLShrOp : LLVM_VPBinaryI<"lshr">;
def LLVM_VPShlOp : LLVM_VPBinaryI<"shl">;
def LLVM_VPOrOp : LLVM_VPBinaryI<"or">;
def LLVM_VPAndOp : LLVM_VPBinaryI<"and">;
def LLVM_VPXorOp : LLVM_VPBinaryI<"xor">;
def LLVM_VPSMaxOp : LLVM_VPBinaryI<"smax">;
def LLVM_VPSMinOp : LLVM_VPBinaryI<"smin">;
def LLVM_VPUMaxOp : LLVM_VPBinaryI<"umax">;
def LLVM_VPUMinOp : LLVM_VPBinaryI<"umin">;
def LLVM_VPFAddOp : LLVM_VPBinaryF<"fadd">;
def LLVM_VPFSubOp : LLVM_VPBinaryF<"fsub">;
def LLVM_VPFMulOp : LLVM_VPBinaryF<"fmul">;
def LLVM_VPFDivOp : LLVM_VPBinaryF<"fdiv">;
def LLVM_VPFRemOp : LLVM_VPBinaryF<"frem">;
def LLVM_VPFNegOp : LLVM_VPIntrinsic<"vp.fneg", (ins LLVM_VectorOf<AnyFloat>:$op)>;
def LLVM_VPFMulAddOp : LLVM_VPTernaryF<"fmuladd">;
def LLVM_VPFmaOp : LLVM_VPTernaryF<"fma">;
def LLVM_VPReduceAddOp : LLVM_VPReductionI<"add">;
def LLVM_VPReduceMulOp : LLVM_VPReductionI<"mul">;
def LLVM_VPReduceAndOp : LLVM_VPReductionI<"and">;
def LLVM_VPReduceOrOp : LLVM_VPReductionI<"or">;
def LLVM_VPReduceXorOp : LLVM_VPReductionI<"xor">;
def LLVM_VPReduceSMaxOp : LLVM_VPReductionI<"smax">;
def LLVM_VPReduceSMinOp : LLVM_VPReductionI<"smin">;
def LLVM_VPReduceUMaxOp : LLVM_VPReductionI<"umax">;
def LLVM_VPReduceUMinOp : LLVM_VPReductionI<"umin">;
def LLVM_VPReduceFAddOp : LLVM_VPReductionF<"fadd">;
def LLVM_VPReduceFMulOp : LLVM_VPReductionF<"fmul">;
def LLVM_VPReduceFMaxOp : LLVM_VPReductionF<"fmax">;
def LLVM_VPReduceFMinOp : LLVM_VPReductionF<"fmin">;
def LLVM_VPSelectMinOp : LLVM_VPSelect<"select">;
def LLVM_VPMergeMinOp : LLVM_VPSelect<"merge">;
def LLVM_VPLoadOp : LLVM_VPIntrinsic<"vp.load", (ins LLVM_AnyPointer:$ptr), []>;
def LLVM_VPStoreOp
    : LLVM_VPIntrinsic<"vp.store", (ins LLVM_AnyVector:$val, LLVM_AnyPointer:$ptr), [], (outs)>;
def LLVM_VPStridedLoadOp
    : LLVM_VPIntrinsic<"experimental.vp.strided.load", (ins LLVM_AnyPointer:$ptr, AnySignlessInteger:$stride), []>;
def LLVM_VPStridedStoreOp
    : LLVM_VPIntrinsic<"experimental.vp.strided.store",
                       (ins LLVM_AnyVector:$val, LLVM_AnyPointer:$ptr, AnySignlessInteger:$stride), [], (outs)>;
def LLVM_VPTruncOp : LLVM_VPCastI<"trunc">;
def LLVM_VPZExtOp : LLVM_VPCastI<"zext">;
def LLVM_VPSExtOp : LLVM_VPCastI<"sext">;
def LLVM_VPFPTruncOp : LLVM_VPCastF<"fptrunc">;
def LLVM_VPFPExtOp : LLVM_VPCastF<"fpext">;
def LLVM_VPFPToUIOp : LLVM_VPCastF<"fptoui">;
def LLVM_VPFPToSIOp : LLVM_VPCastF<"fptosi">;
def LLVM_VPUIToFPOp : LLVM_VPCastI<"uitofp">;
def LLVM_VPSIToFPOp : LLVM_VPCastI<"sitofp">;
def LLVM_VPPtrToIntOp : LLVM_VPCast<"ptrtoint", LLVM_AnyPointer>;
def LLVM_VPIntToPtrOp : LLVM_VPCastI<"inttoptr">;

#endif // LLVM_INTRINSICS_TD
