include "isogloss/Op.td"

def Signal_Dialect : Dialect {
  let name = "signal";
  let summary = "Sequences of samples, and what is computed with them.";
  let hasConstantMaterializer = 1;
  let hasCanonicalizer = 1;
  let externalModels = "crate::model::MODELS";
}

class Signal_Op<string mnemonic, list<Trait> traits = []> : Op<Signal_Dialect, mnemonic, traits>;

def Signal_StreamType : TypeDef<Signal_Dialect, "Stream"> {
  let summary = "a stream of samples";
  let mnemonic = "stream";
  let parameters = (ins "Type":$sample);
  let assemblyFormat = "`<` $sample `>`";
}

def Signal_ConstantOp : Signal_Op<"constant", [ConstantLike, Pure]> {
  let summary = "An integer.";
  let arguments = (ins I64Attr:$value);
  let results = (outs I64:$result);
  let assemblyFormat = "$value attr-dict";
  let hasFolder = 1;
}

def Signal_AddOp : Signal_Op<"add", [Commutative, Pure]> {
  let summary = "The sum of two integers.";
  let arguments = (ins I64:$lhs, I64:$rhs);
  let results = (outs I64:$sum);
  let assemblyFormat = "$lhs `,` $rhs attr-dict";
  let hasFolder = 1;
}

def Signal_Shape : I32EnumAttr<"Shape", "What a filter lets through.", [
  I32EnumAttrCase<"low", 0>, I32EnumAttrCase<"high", 1>
]>;

def Signal_FilterOp : Signal_Op<"filter", [Pure, AllTypesMatch<["input", "output"]>]> {
  let summary = "A stream without some of its frequencies.";
  let arguments = (ins Signal_StreamType:$input, Signal_Shape:$shape, DefaultValuedAttr<I64Attr, "1">:$order,
                       OptionalAttr<DenseI64ArrayAttr>:$taps);
  let results = (outs Signal_StreamType:$output);
  let assemblyFormat = "$input $shape (`order` $order^)? (`taps` $taps^)? attr-dict `:` type($input)";
  let hasVerifier = 1;
}

include "isogloss/InferTypeOpInterface.td"

def Signal_JoinOp : Signal_Op<"join", [Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "The samples of the streams in a stream, one after the other.";
  let arguments = (ins Signal_StreamType:$streams);
  let results = (outs Signal_StreamType:$joined);
  let assemblyFormat = "$streams attr-dict `:` type($streams)";
}

def Signal_WindowOp : Signal_Op<"window", [Pure, AllTypesMatch<["input", "output"]>]> {
  let summary = "A part of a stream.";
  let arguments = (ins Signal_StreamType:$input, I64Attr:$first, I64Attr:$last);
  let results = (outs Signal_StreamType:$output);
  let assemblyFormat = "$input custom<Range>($first, $last) attr-dict `:` type($input)";
}

def Signal_MapOp : Signal_Op<"map", [SingleBlock, RecursiveMemoryEffects]> {
  let summary = "A stream with each sample computed from one of another stream.";
  let arguments = (ins Signal_StreamType:$input);
  let results = (outs Signal_StreamType:$output);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$input $body attr-dict `:` type($input) `->` type($output)";
  let hasRegionVerifier = 1;
}

def Signal_YieldOp : Signal_Op<"yield", [Pure, Terminator, HasParent<"MapOp">]> {
  let summary = "The sample that the body of a `map` computes.";
  let arguments = (ins AnyType:$sample);
  let assemblyFormat = "$sample attr-dict `:` type($sample)";
}

def Signal_BranchOp
    : Signal_Op<"branch", [AttrSizedOperandSegments, DeclareOpInterfaceMethods<BranchOpInterface>, Pure, Terminator]> {
  let summary = "Goes to the first block if a number is positive, and else to the second one.";
  let arguments = (ins I64:$number, Variadic<AnyType>:$positiveOperands, Variadic<AnyType>:$otherOperands);
  let successors = (successor AnySuccessor:$positive, AnySuccessor:$other);
  let assemblyFormat = [{
    $number `,` $positive (`(` $positiveOperands^ `:` type($positiveOperands) `)`)? `,`
    $other (`(` $otherOperands^ `:` type($otherOperands) `)`)? attr-dict
  }];
}

def Signal_MixOp : Signal_Op<"mix", [Pure]> {
  let summary = "A weighted sum.";
  let arguments = (ins Variadic<I64>:$parts, DenseI64ArrayAttr:$weights);
  let results = (outs I64:$sum);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def Signal_Costly : OpInterface<"Costly"> {
  let description = "An operation with a cost.";
  let methods = [
    InterfaceMethod<"The number of cycles.", "u64", "cycles">,
    InterfaceMethod<"Whether it costs nothing.", "bool", "isFree", (ins), [{}], "self.cycles() == 0">
  ];
}

def Signal_ScaleOp : Signal_Op<"scale", [Pure, DeclareOpInterfaceMethods<Signal_Costly>]> {
  let summary = "A number times a constant.";
  let arguments = (ins I64:$input, I64Attr:$factor);
  let results = (outs I64:$output);
  let assemblyFormat = "$input `by` $factor attr-dict";
}
