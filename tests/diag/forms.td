// Forms that do not fit the operations that they are of.
include "isogloss/Op.td"
include "isogloss/Form.td"

def W_Dialect : Dialect { let name = "w"; }
class W_Op<string name> : Op<W_Dialect, name>;

def W_ConstantOp : W_Op<"constant"> {
  let arguments = (ins TypedAttrInterface:$value);
  let results = (outs AnyType:$result);
  let hasCustomAssemblyFormat = 1;
}
// The type of the result is nowhere.
def : OpForm<"w.constant", "$value attr-dict">;

def W_LoopOp : W_Op<"loop"> {
  let arguments = (ins Variadic<AnyType>:$inputs, OptionalAttr<StrAttr>:$mode, I32Attr:$count);
  let regions = (region AnyRegion:$body, VariadicRegion<AnyRegion>:$others);
  let hasCustomAssemblyFormat = 1;
}
def : OpForm<"w.loop", "bindings($inputs, $body) keyword($mode) attr-dict">;

class W_Loop<string name> : W_Op<name> {
  let arguments = W_LoopOp.arguments;
  let regions = W_LoopOp.regions;
}
// Parts in the wrong places.
def W_Loop1Op : W_Loop<"loop1"> { let assemblyFormat = "$body bindings($inputs, type($inputs), $body) attr-dict"; }
def W_Loop2Op : W_Loop<"loop2"> { let assemblyFormat = "bindings($inputs, type($inputs), $others) attr-dict"; }
def W_Loop3Op : W_Loop<"loop3"> { let assemblyFormat = "keyword($mode) keyword($count) attr-dict"; }
def W_Loop4Op : W_Loop<"loop4"> { let assemblyFormat = "bindings($inputs, type($inputs), $body) bindings($inputs, type($inputs), $body) attr-dict"; }
def W_Loop5Op : W_Loop<"loop5"> { let assemblyFormat = "common-type($inputs) keyword(\"a\") signature attr-dict"; }

// Directives.
class W_Moded<string name, string format> : W_Op<name> {
  let arguments = (ins StrAttr:$mode);
  let assemblyFormat = format;
}
def W_Mode1Op : W_Moded<"mode1", "custom<Mode>($mode) attr-dict">;
def W_Mode2Op : W_Moded<"mode2", "custom<Mode>($mode, $mode) attr-dict">;
def W_Mode3Op : W_Moded<"mode3", "custom<Round>($mode) attr-dict">;
def W_Mode4Op : W_Moded<"mode4", "custom<Typed>($mode) attr-dict">;
def : DirectiveForm<"Mode", ["mode"], "`mode` keyword($mod)">;
def : DirectiveForm<"Round", ["mode"], "`a` custom<About>($mode)">;
def : DirectiveForm<"About", ["mode"], "`b` custom<Round>($mode)">;
def : DirectiveForm<"Typed", ["mode"], "`mode` common-type($mode)">;
def : DirectiveForm<"Unread", ["mode"], "`mode">;
def : TypeFunction<"getPointee", "pointee">;
def W_BoxType : TypeDef<W_Dialect, "Box"> {
  let mnemonic = "box";
  let parameters = (ins "u32":$size);
  let hasCustomAssemblyFormat = 1;
}
def : TypeForm<"w.box", "(`<` $size^ `>`)?", ["size = many", "sise = 4"]>;
def W_Options1Op : W_Loop<"options1"> { let assemblyFormat = "struct($mode) attr-dict"; }
def W_Options2Op : W_Loop<"options2"> { let assemblyFormat = "struct($mode, $inputs) attr-dict"; }

// Forms that grow.
def W_GrowOp : W_Moded<"grow", "custom<Grow6>($mode) attr-dict">;
def W_WideOp : W_Moded<"wide", "custom<Wide6>($mode) attr-dict">;
foreach i = 1...6 in {
  defvar uses = !foldl("", !range(0, 12), text, index, text # " custom<Grow" # !sub(i, 1) # ">($a)");
  def : DirectiveForm<"Grow" # i, ["a"], uses>;
  defvar arguments = !foldl("$a", !range(0, 12), text, index, text # ", $a");
  def : DirectiveForm<"Wide" # i, ["a"], "custom<Wide" # !sub(i, 1) # ">(common-type(" # arguments # "))">;
}
def : DirectiveForm<"Grow0", ["a"], "`a long literal that is repeated`">;
def : DirectiveForm<"Wide0", ["a"], "$a">;

// No such items.
def : OpForm<"w.lop", "attr-dict">;
def : TypeForm<"w.ptr", "">;
def : AttrForm<"kind", "">;
