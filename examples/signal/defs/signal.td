include "isogloss/Op.td"

def Signal_Dialect : Dialect {
  let name = "signal";
  let summary = "Sequences of samples, and what is computed with them.";
  let hasConstantMaterializer = 1;
}

class Signal_Op<string mnemonic, list<Trait> traits = []> : Op<Signal_Dialect, mnemonic, traits>;

def Signal_StreamType : TypeDef<Signal_Dialect, "Stream"> {
  let summary = "A sequence of samples.";
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
