// Elements that MLIR's parser could not tell apart: `attr-dict` before a region, an attribute before a `:`, and `oilist`
// before its own literals. Optional elements and groups between them do not help.
include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_FooAttr : AttrDef<T_Dialect, "Foo"> { let mnemonic = "foo"; let parameters = (ins "unsigned":$n); let assemblyFormat = "`<` $n `>`"; }
def T_A1Op : Op<T_Dialect, "a1", [NoTerminator]> {
  let regions = (region AnyRegion:$r);
  let assemblyFormat = "attr-dict $r";
}
def T_A2Op : Op<T_Dialect, "a2", [NoTerminator]> {
  let regions = (region AnyRegion:$r);
  let assemblyFormat = "attr-dict ($r^)?";
}
def T_A3Op : Op<T_Dialect, "a3", [NoTerminator]> {
  let regions = (region AnyRegion:$r);
  let assemblyFormat = "attr-dict ($r^ `x`)?";
}
def T_A4Op : Op<T_Dialect, "a4", [NoTerminator]> {
  let regions = (region VariadicRegion<AnyRegion>:$q);
  let assemblyFormat = "attr-dict ($q^)?";
}
def T_A5Op : Op<T_Dialect, "a5", [NoTerminator]> {
  let regions = (region VariadicRegion<AnyRegion>:$q);
  let assemblyFormat = "attr-dict $q";
}
def T_A6Op : Op<T_Dialect, "a6", [NoTerminator]> {
  let regions = (region VariadicRegion<AnyRegion>:$q);
  let assemblyFormat = "attr-dict regions";
}
def T_A7Op : Op<T_Dialect, "a7", [NoTerminator]> {
  let regions = (region AnyRegion:$q);
  let assemblyFormat = "attr-dict regions";
}
def T_A8Op : Op<T_Dialect, "a8", [NoTerminator]> {
  let regions = (region AnyRegion:$r);
  let assemblyFormat = "attr-dict `x` $r";
}
def T_A9Op : Op<T_Dialect, "a9", [NoTerminator]> {
  let regions = (region AnyRegion:$r);
  let assemblyFormat = "attr-dict ` ` $r";
}
def T_A10Op : Op<T_Dialect, "a10", [NoTerminator]> {
  let regions = (region AnyRegion:$r);
  let assemblyFormat = "attr-dict `` $r";
}
def T_A11Op : Op<T_Dialect, "a11", [NoTerminator]> {
  let regions = (region AnyRegion:$r);
  let assemblyFormat = "attr-dict (` ` $r^)?";
}
def T_A12Op : Op<T_Dialect, "a12", [NoTerminator]> {
  let regions = (region AnyRegion:$r);
  let assemblyFormat = "attr-dict-with-keyword ($r^)?";
}
def T_A13Op : Op<T_Dialect, "a13", [NoTerminator]> {
  let arguments = (ins OptionalAttr<I32Attr>:$a);
  let regions = (region AnyRegion:$r);
  let assemblyFormat = "attr-dict (`x` $a^)? $r";
}
def T_A14Op : Op<T_Dialect, "a14", [NoTerminator]> {
  let arguments = (ins OptionalAttr<I32Attr>:$a);
  let regions = (region AnyRegion:$r);
  let assemblyFormat = "attr-dict ($a^)? $r";
}
def T_A15Op : Op<T_Dialect, "a15", [NoTerminator]> {
  let arguments = (ins OptionalAttr<I32Attr>:$a);
  let regions = (region AnyRegion:$r);
  let assemblyFormat = "attr-dict $a $r";
}
def T_A16Op : Op<T_Dialect, "a16", [NoTerminator]> {
  let arguments = (ins DefaultValuedAttr<I32Attr, "0">:$a);
  let regions = (region AnyRegion:$r);
  let assemblyFormat = "attr-dict $a $r";
}
def T_A17Op : Op<T_Dialect, "a17", [NoTerminator]> {
  let arguments = (ins I32Attr:$a);
  let regions = (region AnyRegion:$r);
  let assemblyFormat = "attr-dict $a $r";
}
def T_A18Op : Op<T_Dialect, "a18", [NoTerminator]> {
  let arguments = (ins Optional<I32>:$a);
  let regions = (region AnyRegion:$r);
  let assemblyFormat = "attr-dict $a $r";
}
def T_A19Op : Op<T_Dialect, "a19", [NoTerminator]> {
  let arguments = (ins Optional<I32>:$a);
  let regions = (region AnyRegion:$r);
  let assemblyFormat = "attr-dict (`(` $a^ `)`)? $r";
}
def T_A20Op : Op<T_Dialect, "a20", [NoTerminator]> {
  let arguments = (ins Optional<I32>:$a);
  let regions = (region AnyRegion:$r);
  let assemblyFormat = "attr-dict (`(` $a^ `)`) : (`n` $r)?";
}
def T_A21Op : Op<T_Dialect, "a21", [NoTerminator]> {
  let arguments = (ins Optional<I32>:$a);
  let regions = (region VariadicRegion<AnyRegion>:$r);
  let assemblyFormat = "attr-dict (`(` $a^ `)`) : ($r)?";
}
def T_A22Op : Op<T_Dialect, "a22", [NoTerminator]> {
  let arguments = (ins Optional<I32>:$a);
  let regions = (region VariadicRegion<AnyRegion>:$r);
  let assemblyFormat = "attr-dict (`(` $a^ `)` $r)?";
}
def T_A23Op : Op<T_Dialect, "a23", [NoTerminator]> {
  let arguments = (ins Variadic<I32>:$a);
  let regions = (region AnyRegion:$r);
  let assemblyFormat = "attr-dict $a $r";
}
def T_A24Op : Op<T_Dialect, "a24", [NoTerminator]> {
  let arguments = (ins I32:$a);
  let regions = (region AnyRegion:$r);
  let assemblyFormat = "attr-dict $a $r";
}
def T_A25Op : Op<T_Dialect, "a25", [NoTerminator, Terminator]> {
  let regions = (region AnyRegion:$r);
  let successors = (successor AnySuccessor:$s);
  let assemblyFormat = "attr-dict $s $r";
}
def T_A26Op : Op<T_Dialect, "a26", [NoTerminator, Terminator]> {
  let regions = (region AnyRegion:$r);
  let successors = (successor VariadicSuccessor<AnySuccessor>:$s);
  let assemblyFormat = "attr-dict $s $r";
}
def T_A27Op : Op<T_Dialect, "a27", [NoTerminator, Terminator]> {
  let regions = (region AnyRegion:$r);
  let successors = (successor VariadicSuccessor<AnySuccessor>:$s);
  let assemblyFormat = "attr-dict successors $r";
}
def T_A28Op : Op<T_Dialect, "a28", [NoTerminator]> {
  let regions = (region AnyRegion:$p, AnyRegion:$r);
  let assemblyFormat = "$p attr-dict custom<X>($r)";
}
def T_A29Op : Op<T_Dialect, "a29", [NoTerminator]> {
  let arguments = (ins OptionalAttr<UnitAttr>:$a);
  let regions = (region AnyRegion:$r);
  let assemblyFormat = "attr-dict custom<X>($a) $r";
}
def T_A30Op : Op<T_Dialect, "a30", [NoTerminator]> {
  let arguments = (ins OptionalAttr<I32Attr>:$a);
  let regions = (region AnyRegion:$r);
  let assemblyFormat = "attr-dict oilist(`x` $a) $r";
}
def T_A31Op : Op<T_Dialect, "a31", [NoTerminator]> {
  let arguments = (ins Variadic<AnyType>:$v);
  let regions = (region AnyRegion:$r);
  let assemblyFormat = "$v attr-dict type($v) $r";
}
def T_A32Op : Op<T_Dialect, "a32", [NoTerminator]> {
  let arguments = (ins Optional<AnyType>:$v);
  let regions = (region AnyRegion:$r);
  let assemblyFormat = "$v attr-dict (`:` type($v)^)? $r";
}
def T_A33Op : Op<T_Dialect, "a33", [NoTerminator]> {
  let regions = (region AnyRegion:$r);
  let assemblyFormat = "attr-dict prop-dict $r";
}
def T_A34Op : Op<T_Dialect, "a34", [NoTerminator]> {
  let regions = (region AnyRegion:$r);
  let assemblyFormat = "prop-dict attr-dict $r";
}
def T_A35Op : Op<T_Dialect, "a35", [NoTerminator]> {
  let regions = (region AnyRegion:$r);
  let assemblyFormat = "attr-dict `\\n` $r";
}
def T_A36Op : Op<T_Dialect, "a36", [NoTerminator]> {
  let arguments = (ins OptionalAttr<I32Attr>:$a);
  let regions = (region AnyRegion:$r);
  let assemblyFormat = "(`x` $a^ attr-dict)? $r";
}
def T_A37Op : Op<T_Dialect, "a37", [NoTerminator]> {
  let arguments = (ins UnitAttr:$a);
  let regions = (region AnyRegion:$r);
  let assemblyFormat = "attr-dict (`x` $a^)? $r";
}
def T_A38Op : Op<T_Dialect, "a38", [NoTerminator]> {
  let arguments = (ins UnitAttr:$a);
  let regions = (region AnyRegion:$r);
  let assemblyFormat = "attr-dict $a $r";
}
def T_A39Op : Op<T_Dialect, "a39", [NoTerminator]> {
  let arguments = (ins UnitAttr:$a);
  let regions = (region VariadicRegion<AnyRegion>:$r);
  let assemblyFormat = "attr-dict (`x` $a^) : ($r)?";
}
def T_A40Op : Op<T_Dialect, "a40", [NoTerminator]> {
  let arguments = (ins UnitAttr:$a);
  let regions = (region VariadicRegion<AnyRegion>:$r);
  let assemblyFormat = "attr-dict (`x` $a^) : (`y` $r)?";
}
def T_A41Op : Op<T_Dialect, "a41"> {
  let arguments = (ins AnyType:$v, AnyAttr:$x);
  let assemblyFormat = "$v $x attr-dict `:` type($v)";
}
def T_A42Op : Op<T_Dialect, "a42"> {
  let arguments = (ins AnyType:$v, AnyAttr:$x);
  let assemblyFormat = "$v $x `:` type($v) attr-dict";
}
def T_A43Op : Op<T_Dialect, "a43"> {
  let arguments = (ins AnyType:$v, OptionalAttr<AnyAttr>:$x);
  let assemblyFormat = "$v (`x` $x^)? attr-dict `:` type($v)";
}
def T_A44Op : Op<T_Dialect, "a44"> {
  let arguments = (ins AnyType:$v, OptionalAttr<AnyAttr>:$x);
  let assemblyFormat = "$v (`x` $x^)? `y` attr-dict `:` type($v)";
}
def T_A45Op : Op<T_Dialect, "a45"> {
  let arguments = (ins AnyType:$v, OptionalAttr<AnyAttr>:$x);
  let assemblyFormat = "$v (`x` $x^ `y`)? attr-dict `:` type($v)";
}
def T_A46Op : Op<T_Dialect, "a46"> {
  let arguments = (ins AnyType:$v, OptionalAttr<AnyAttr>:$x);
  let assemblyFormat = "$v (`x` $x^ ` `)? attr-dict ` ` `:` type($v)";
}
def T_A47Op : Op<T_Dialect, "a47"> {
  let arguments = (ins AnyType:$v, OptionalAttr<AnyAttr>:$x, OptionalAttr<I32Attr>:$b);
  let assemblyFormat = "$v (`x` $x^)? (`z` $b^)? attr-dict `:` type($v)";
}
def T_A48Op : Op<T_Dialect, "a48"> {
  let arguments = (ins AnyType:$v, OptionalAttr<AnyAttr>:$x, OptionalAttr<I32Attr>:$b);
  let assemblyFormat = "$v (`x` $x^) : (`z` $b)? attr-dict `:` type($v)";
}
def T_A49Op : Op<T_Dialect, "a49"> {
  let arguments = (ins AnyType:$v, OptionalAttr<AnyAttr>:$x, OptionalAttr<I32Attr>:$b);
  let assemblyFormat = "$v (`x` $b^) : (`z` $x)? attr-dict `:` type($v)";
}
def T_A50Op : Op<T_Dialect, "a50"> {
  let arguments = (ins Optional<AnyType>:$v, AnyAttr:$x);
  let assemblyFormat = "$x attr-dict ($v^ `:` type($v))?";
}
def T_A51Op : Op<T_Dialect, "a51"> {
  let arguments = (ins Optional<AnyType>:$v, AnyAttr:$x);
  let assemblyFormat = "$v $x attr-dict (`:` type($v)^)?";
}
def T_A52Op : Op<T_Dialect, "a52"> {
  let arguments = (ins Variadic<AnyType>:$v, AnyAttr:$x);
  let assemblyFormat = "$x $v attr-dict `:` type($v)";
}
def T_A53Op : Op<T_Dialect, "a53"> {
  let arguments = (ins Variadic<AnyType>:$v, AnyAttr:$x);
  let assemblyFormat = "$x operands attr-dict `:` type($v)";
}
def T_A54Op : Op<T_Dialect, "a54"> {
  let arguments = (ins AnyType:$v, AnyAttr:$x);
  let assemblyFormat = "$v qualified($x) attr-dict `:` type($v)";
}
def T_A55Op : Op<T_Dialect, "a55"> {
  let arguments = (ins AnyType:$v, T_FooAttr:$x);
  let assemblyFormat = "$v qualified($x) attr-dict `:` type($v)";
}
def T_A56Op : Op<T_Dialect, "a56"> {
  let arguments = (ins AnyType:$v, T_FooAttr:$x);
  let assemblyFormat = "$v $x attr-dict `:` type($v)";
}
def T_A57Op : Op<T_Dialect, "a57"> {
  let arguments = (ins AnyType:$v, I32Attr:$x);
  let assemblyFormat = "$v $x attr-dict `:` type($v)";
}
def T_A58Op : Op<T_Dialect, "a58"> {
  let arguments = (ins AnyType:$v, StrAttr:$x);
  let assemblyFormat = "$v $x attr-dict `:` type($v)";
}
def T_A59Op : Op<T_Dialect, "a59"> {
  let arguments = (ins AnyType:$v, APIntAttr:$x);
  let assemblyFormat = "$v $x attr-dict `:` type($v)";
}
def T_A60Op : Op<T_Dialect, "a60"> {
  let arguments = (ins AnyType:$v, TypedAttrInterface:$x);
  let assemblyFormat = "$v $x `:` type($v) attr-dict";
}
def T_A61Op : Op<T_Dialect, "a61"> {
  let arguments = (ins AnyType:$v, TypedAttrInterface:$x);
  let assemblyFormat = "$v $x attr-dict `:` type($v)";
}
def T_A62Op : Op<T_Dialect, "a62"> {
  let arguments = (ins AnyType:$v, ElementsAttr:$x);
  let assemblyFormat = "$v $x attr-dict `:` type($v)";
}
def T_A63Op : Op<T_Dialect, "a63"> {
  let arguments = (ins AnyType:$v, DictionaryAttr:$x);
  let assemblyFormat = "$v $x attr-dict `:` type($v)";
}
def T_A64Op : Op<T_Dialect, "a64"> {
  let arguments = (ins AnyType:$v, ArrayAttr:$x);
  let assemblyFormat = "$v $x attr-dict `:` type($v)";
}
def T_A65Op : Op<T_Dialect, "a65"> {
  let arguments = (ins AnyType:$v, TypeAttr:$x);
  let assemblyFormat = "$v $x attr-dict `:` type($v)";
}
def T_A66Op : Op<T_Dialect, "a66"> {
  let arguments = (ins AnyType:$v, F32Attr:$x);
  let assemblyFormat = "$v $x attr-dict `:` type($v)";
}
def T_A67Op : Op<T_Dialect, "a67"> {
  let arguments = (ins AnyType:$v, AnyAttrOf<[I32Attr, StrAttr]>:$x);
  let assemblyFormat = "$v $x attr-dict `:` type($v)";
}
def T_A68Op : Op<T_Dialect, "a68"> {
  let arguments = (ins AnyType:$v, SymbolRefAttr:$x);
  let assemblyFormat = "$v $x attr-dict `:` type($v)";
}
def T_A69Op : Op<T_Dialect, "a69"> {
  let arguments = (ins AnyType:$v, ConfinedAttr<AnyAttr, []>:$x);
  let assemblyFormat = "$v $x attr-dict `:` type($v)";
}
def T_A70Op : Op<T_Dialect, "a70"> {
  let arguments = (ins AnyType:$v, AnyAttr:$x);
  let assemblyFormat = "$v custom<X>($x) attr-dict `:` type($v)";
}
def T_A71Op : Op<T_Dialect, "a71"> {
  let arguments = (ins AnyType:$v, AnyAttr:$x);
  let assemblyFormat = "$v $x custom<X>(type($v)) attr-dict `:`";
}
def T_A72Op : Op<T_Dialect, "a72"> {
  let arguments = (ins AnyType:$v, OptionalAttr<AnyAttr>:$x);
  let assemblyFormat = "$v oilist(`x` $x) attr-dict `:` type($v)";
}
def T_A73Op : Op<T_Dialect, "a73"> {
  let arguments = (ins AnyType:$v, OptionalAttr<AnyAttr>:$x, UnitAttr:$b);
  let assemblyFormat = "$v oilist(`x` $x `:` | `b` $b) attr-dict `:` type($v)";
}
def T_A74Op : Op<T_Dialect, "a74"> {
  let arguments = (ins AnyType:$v, OptionalAttr<AnyAttr>:$x, UnitAttr:$b);
  let assemblyFormat = "$v oilist(`b` $b) `b` attr-dict `:` type($v)";
}
def T_A75Op : Op<T_Dialect, "a75"> {
  let arguments = (ins AnyType:$v, OptionalAttr<AnyAttr>:$x, UnitAttr:$b);
  let assemblyFormat = "$v oilist(`b` $b) ` ` `b` attr-dict `:` type($v)";
}
def T_A76Op : Op<T_Dialect, "a76"> {
  let arguments = (ins AnyType:$v, UnitAttr:$x, UnitAttr:$b);
  let assemblyFormat = "$v oilist(`b` $b) oilist(`b` $x) attr-dict `:` type($v)";
}
def T_A77Op : Op<T_Dialect, "a77"> {
  let arguments = (ins AnyType:$v, UnitAttr:$x, UnitAttr:$b);
  let assemblyFormat = "$v oilist(`b` $b) oilist(`c` $x) `b` attr-dict `:` type($v)";
}
def T_A78Op : Op<T_Dialect, "a78"> {
  let arguments = (ins AnyType:$v, UnitAttr:$x, UnitAttr:$b);
  let assemblyFormat = "$v oilist(`b` $b) (`b` $x^)? attr-dict `:` type($v)";
}
def T_A79Op : Op<T_Dialect, "a79"> {
  let arguments = (ins AnyType:$v, UnitAttr:$x, UnitAttr:$b);
  let assemblyFormat = "$v oilist(`b` $b | `b` $x) attr-dict `:` type($v)";
}
def T_A80Op : Op<T_Dialect, "a80"> {
  let arguments = (ins AnyType:$v, UnitAttr:$x, UnitAttr:$b);
  let assemblyFormat = "$v oilist(`b` $b) ` ` (`b` $x^)? attr-dict `:` type($v)";
}
def T_A81Op : Op<T_Dialect, "a81"> {
  let arguments = (ins AnyType:$v, AnyAttr:$x, UnitAttr:$b);
  let assemblyFormat = "$v $x attr-dict (`c` $b^ `:`)? type($v)";
}
def T_A82Op : Op<T_Dialect, "a82"> {
  let arguments = (ins AnyType:$v, AnyAttr:$x, UnitAttr:$b);
  let assemblyFormat = "$v $x attr-dict (`:` $b^)? type($v)";
}
def T_A83Op : Op<T_Dialect, "a83"> {
  let arguments = (ins AnyType:$v, AnyAttr:$x, AnyAttr:$b);
  let assemblyFormat = "$v $x $b attr-dict type($v) `:`";
}
def T_A84Op : Op<T_Dialect, "a84"> {
  let arguments = (ins AnyType:$v, AnyAttr:$x);
  let assemblyFormat = "$v custom<X>(type($v)) $x attr-dict";
}
def T_A85Op : Op<T_Dialect, "a85", [NoTerminator]> {
  let arguments = (ins AnyType:$v, OptionalAttr<AnyAttr>:$x);
  let regions = (region AnyRegion:$r);
  let assemblyFormat = "$v (`x` $x^)? attr-dict $r `:` type($v)";
}
