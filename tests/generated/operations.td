// Operations: what is read, built and set, and what the author writes.

include "isogloss/Op.td"

def Loops_Dialect : Dialect { let name = "loops"; let summary = "Loops and sums."; }

def Loops_Kind : I32EnumAttr<"Kind", "How to go.", [I32EnumAttrCase<"up", 0>, I32EnumAttrCase<"down", 1>]>;

class Loops_Op<string name, list<Trait> traits = []> : Op<Loops_Dialect, name, traits>;

// Two results with names, a default, something optional and something there or not.
def Loops_AddOp : Loops_Op<"add", [Commutative, Pure]> {
  let summary = "Adds, and says whether that was too much.";
  let arguments = (ins I64:$lhs, I64:$rhs, DefaultValuedAttr<Loops_Kind, "Kind::up">:$kind,
    OptionalAttr<I64Attr>:$limit, OptionalAttr<AnyAttr>:$note, UnitAttr:$exact);
  let results = (outs I64:$sum, I1:$overflow);
  let assemblyFormat = "$lhs `,` $rhs attr-dict";
}

// A region whose end need not be built, an operand of any length and successors of none.
def Loops_ForOp : Loops_Op<"for", [SingleBlockImplicitTerminator<"EndOp">]> {
  let arguments = (ins I64:$lower, I64:$upper, Variadic<AnyType>:$init);
  let results = (outs Variadic<AnyType>:$values);
  let regions = (region SizedRegion<1>:$body);
}
def Loops_EndOp : Loops_Op<"end", [Terminator]> { let assemblyFormat = "attr-dict"; }

// Any number of regions, and parts with names that every operation has.
def Loops_ChooseOp : Loops_Op<"choose"> {
  let arguments = (ins I64:$properties, StrAttr:$create, OptionalAttr<StrAttr>:$builder);
  let results = (outs I64:$results);
  let regions = (region AnyRegion:$otherwise, VariadicRegion<AnyRegion>:$cases);
}
def Loops_JumpOp : Loops_Op<"jump", [Terminator]> {
  let successors = (successor AnySuccessor:$next, VariadicSuccessor<AnySuccessor>:$others);
}

// Properties that are options: a number, a text and a truth value.
def Loops_HintOp : Loops_Op<"hint"> {
  let arguments = (ins OptionalProp<I64Prop>:$unroll, OptionalProp<StringProp>:$label, OptionalProp<BoolProp, 0>:$parallel);
  let assemblyFormat = "(`unroll` $unroll^)? (`label` $label^)? (`parallel` $parallel^)? attr-dict";
}

// Built as its author says only.
def Loops_RangeOp : Loops_Op<"range"> {
  let arguments = (ins I64Attr:$from, I64Attr:$to, Variadic<I64>:$steps);
  let results = (outs AnyType:$range);
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "int64_t":$to, CArg<"ValueRange", "{}">:$steps)>,
    OpBuilder<(ins "Type":$range, "const APInt &":$from, "ArrayRef<int64_t>":$builder)>,
    OpBuilder<(ins)>,
    DeprecatedOpBuilder<"count from 0", (ins "int64_t":$to, "::mlir::ValueRange":$steps)>
  ];
}

// The same for a type.
def Loops_SpanType : TypeDef<Loops_Dialect, "Span"> {
  let mnemonic = "span";
  let parameters = (ins "int64_t":$from, "int64_t":$to, "Type":$element);
  let assemblyFormat = "`<` $from `,` $to `,` $element `>`";
  let builders = [
    TypeBuilder<(ins "int64_t":$to)>,
    TypeBuilderWithInferredContext<(ins "Type":$element)>
  ];
}

// A condition of the author: a comment in the table says where it is named.
def Plain : Type<RustPred<"::isogloss::llvm::conditions::is_compatible_type">, "plain type">;
def Loops_PlainOp : Loops_Op<"plain"> {
  let arguments = (ins Plain:$value);
}

// Names that are not identifiers, or that Rust has: a dash, classes in capitals, parts called `self` and `crate`.
def Loops_AddAllOp : Loops_Op<"add-all"> { let results = (outs I64:$sum); }
def JAL : Loops_Op<"jal">;
def X : Loops_Op<"x">;
def Loops_NegOp : Loops_Op<"neg"> {
  let arguments = (ins I64:$self, I64Attr:$crate);
  let results = (outs I64:$super);
  let assemblyFormat = "$self `from` $crate attr-dict";
}
