//! The directives of forms for modules with ports, members of types, reductions and omitted attributes: compiled,
//! loaded, and read back.

use super::forms::{answer, check_programs, definitions};

definitions! { r##"
include "isogloss/Op.td"

def X_Dialect : Dialect { let name = "x"; }
class X_Op<string name, list<Trait> traits = []> : Op<X_Dialect, name, traits>;

def X_SymbolAttr : AttrDef<X_Dialect, "Symbol"> {
  let mnemonic = "symbol";
  let parameters = (ins "Attribute":$name);
  let assemblyFormat = "`<` $name `>`";
}
def X_BundleType : TypeDef<X_Dialect, "Bundle"> {
  let mnemonic = "bundle";
  let parameters = (ins StringRefParameter<>:$first, "Type":$one, StringRefParameter<>:$second, "Type":$other);
  let assemblyFormat = "`<` $first `:` $one `,` $second `:` $other `>`";
}
def X_BoxType : TypeDef<X_Dialect, "Box"> {
  let mnemonic = "box";
  let parameters = (ins "Type":$of);
  let assemblyFormat = "`<` $of `>`";
}

// Modules with ports.
class X_Ports<string name> : X_Op<name, [IsolatedFromAbove, SingleBlock, NoTerminator]> {
  let arguments = (ins SymbolNameAttr:$sym_name, DenseBoolArrayAttr:$directions, ArrayAttr:$names, ArrayAttr:$types,
    ArrayAttr:$lists, ArrayAttr:$symbols, ArrayAttr:$domains, StrAttr:$kind);
  let regions = (region AnyRegion:$body);
}
def X_PlacedOp : X_Op<"placed"> {
  let arguments = (ins DenseBoolArrayAttr:$directions, ArrayAttr:$names, ArrayAttr:$types, ArrayAttr:$locations);
  let assemblyFormat = [{
    `of` port-lists($directions, $names, $types, "", "", "", $locations, "", "") attr-dict
  }];
}
def X_ModuleOp : X_Ports<"module"> {
  let assemblyFormat = [{
    $sym_name port-lists($directions, $names, $types, $lists, $symbols, "#x.symbol<", "", $domains, $body)
    implied-dict(attr-dict, "attributes", ref($names), "kind", "\"plain\"") $body
  }];
}
def X_DeclarationOp : X_Ports<"declaration"> {
  let assemblyFormat = [{
    $sym_name port-lists($directions, $names, $types, $lists, $symbols, "#x.symbol<", "", $domains, "")
    implied-dict(attr-dict, "", "kind", "\"plain\"") hidden($body)
  }];
}
def X_InstanceOp : X_Op<"instance"> {
  let arguments = (ins DenseBoolArrayAttr:$directions, ArrayAttr:$names, ArrayAttr:$lists, StrAttr:$name);
  let results = (outs Variadic<AnyType>:$values);
  let assemblyFormat = [{
    `of` port-lists($directions, $names, type($values), $lists, "", "", "", "", "") implied-dict(attr-dict, "", "name", "@")
  }];
}
def X_ComponentOp : X_Op<"component", [SingleBlock, NoTerminator]> {
  let arguments = (ins TypeAttrOf<FunctionType>:$type, ArrayAttr:$names, ArrayAttr:$lists, AnyAttr:$directions);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = [{
    symbol("sym_name") two-port-lists($type, $names, $lists, $directions, $body) $body attr-dict
  }];
}
def X_ClassOp : X_Op<"class", [SingleBlock, NoTerminator]> {
  let arguments = (ins ArrayAttr:$names, DictionaryAttr:$types, ArrayAttr:$parameters);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "`of` members($names, $types, $parameters, $body) attr-dict-with-keyword $body";
}
def X_FuncOp : X_Op<"func", [SingleBlock, NoTerminator]> {
  let arguments = (ins TypeAttrOf<FunctionType>:$type);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "`of` signature($type, \"...\", $body) attr-dict-with-keyword $body";
}

class X_Entry<string name> : X_Op<name, [SingleBlock, NoTerminator]> {
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttr:$type, StrAttr:$called);
  let regions = (region AnyRegion:$body);
}
def X_EntryOp : X_Entry<"entry"> {
  let assemblyFormat = [{
    $sym_name typed-arguments($type, "!x.bundle", "=", $body) unless-equal($called, ref($sym_name), "called") attr-dict-with-keyword
    $body
  }];
}
def X_SequenceOp : X_Entry<"sequence"> {
  let assemblyFormat = [{
    $sym_name typed-arguments($type, "tuple", "", $body) unless-equal($called, ref($sym_name), "called") attr-dict-with-keyword
    $body
  }];
}

// Types that are parts of others.
def X_MemberOp : X_Op<"member"> {
  let arguments = (ins AnyType:$from, I32Attr:$index);
  let results = (outs AnyType:$value);
  let assemblyFormat = "$from `` member($index, attr-dict, type($from), type($value), \"\")";
}
def X_QuotedOp : X_Op<"quoted"> {
  let arguments = (ins AnyType:$from, I32Attr:$index);
  let results = (outs AnyType:$value);
  let assemblyFormat = "$from `` member($index, attr-dict, type($from), type($value), \"\", \"\\\"\")";
}
def X_PartOp : X_Op<"part"> {
  let arguments = (ins AnyType:$from);
  let results = (outs AnyType:$value, AnyType:$boxed);
  let assemblyFormat = [{
    $from attr-dict `:` type($from) type-part(ref(type($from)), type($value), "1", "")
    wrapped-types(ref(type($from)), type($boxed), "!x.box<", ">")
  }];
}
def X_ElementOp : X_Op<"element"> {
  let arguments = (ins AnyType:$from, Optional<AnyType>:$with);
  let assemblyFormat = [{
    $from (`with` $with^)? attr-dict `:` type($from) type-part(ref(type($from)), type($with), "x", "")
  }];
}
def X_MakeOp : X_Op<"make"> {
  let arguments = (ins Variadic<AnyType>:$values);
  let results = (outs AnyType:$bundle);
  let assemblyFormat = [{
    `(` ($values^)? `)` attr-dict `:` type($bundle) type-part(ref(type($bundle)), type($values), ":", "")
  }];
}

// Operands and attributes.
def X_ConnectOp : X_Op<"connect"> {
  let arguments = (ins AnyType:$to, AnyType:$from, AnyAttr:$kind);
  let assemblyFormat = [{
    implied-word($kind, "\"", "\"", "small", "large", "huge") $to `,` $from attr-dict `:` shared-type(type($to), type($from))
  }];
}
// What spaces itself may write nothing: what follows is set apart all the same.
def X_WireOp : X_Op<"wire"> {
  let arguments = (ins AnyAttr:$kind, UnitAttr:$forced);
  let assemblyFormat = "`` implied-word($kind, \"\\\"\", \"\\\"\", \"small\", \"large\") (`forced` $forced^)? attr-dict";
}
def X_ConstantOp : X_Op<"constant"> {
  let arguments = (ins AnyAttr:$value);
  let results = (outs AnyType:$result);
  let assemblyFormat = "sized-integer($value, attr-dict, type($result))";
}
def X_ForkOp : X_Op<"fork"> {
  let arguments = (ins AnyType:$from);
  let results = (outs Variadic<AnyType>:$values);
  let assemblyFormat = "counted($from, attr-dict, type($from), type($values))";
}
def X_AssignOp : X_Op<"assign"> {
  let arguments = (ins I8:$to, I8:$from, Optional<I1>:$guard);
  let assemblyFormat = "$to `=` guarded($guard, $from) attr-dict";
}
def X_AlwaysOp : X_Op<"always"> {
  let arguments = (ins ArrayAttr:$events, Variadic<I1>:$clocks);
  let assemblyFormat = "word-operands($events, $clocks, \"up\", \"down\") attr-dict";
}
def X_DotOp : X_Op<"dot"> {
  let arguments = (ins AnyAttr:$dimensions, OptionalAttr<ArrayAttr>:$precision, OptionalAttr<TypeAttr>:$with);
  let assemblyFormat = [{
    paired-fields($dimensions, "{", "}", "batch", "lhs_batch", "rhs_batch", "sum", "lhs_sum", "rhs_sum")
    stripped-fields($precision, "precision", "\"", "\"", $with, "with", "tuple", "") attr-dict
  }];
}
def X_FlagsOp : X_Op<"flags"> {
  let arguments = (ins ArrayAttr:$flags);
  let assemblyFormat = "numbered-words($flags, \"none=0\", \"row=2\", \"huge=9000000000\") attr-dict";
}
def X_PathOp : X_Op<"path"> {
  let arguments = (ins ArrayAttr:$symbols);
  let assemblyFormat = "nested-symbols($symbols, \"#x.symbol<\", \">\") attr-dict";
}
def X_SumOp : X_Op<"sum", [Commutative]> {
  let arguments = (ins AnyType:$a, AnyType:$b);
  let results = (outs AnyType:$c);
  let assemblyFormat = "$a `,` $b attr-dict `:` type($a) `,` type($b) `->` type($c)";
}
def X_GiveOp : X_Op<"give", [Terminator]> {
  let arguments = (ins Variadic<AnyType>:$values);
  let assemblyFormat = "($values^ `:` type($values))? attr-dict";
}
def X_ReduceOp : X_Op<"reduce", [SameVariadicOperandSize]> {
  let arguments = (ins Variadic<AnyType>:$inputs, Variadic<AnyType>:$inits, DenseI64ArrayAttr:$dimensions);
  let results = (outs Variadic<AnyType>:$values);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = [{
    reduction($inputs, type($inputs), $inits, type($inits), type(results), $dimensions, attr-dict, $body, "x.give")
  }];
}
"## }

#[test]
fn ports_members_and_reductions_are_read_and_printed_compiled_and_loaded() {
    check_programs("ports", dialects(), 20);
}

#[test]
fn ports_have_locations() {
    for dialect in dialects() {
        let generic = answer(dialect, "x.placed of(in a: i1 loc(\"f\":1:2), out b: i1 loc(unknown))", true);
        assert!(generic.contains("#loc = loc(\"f\":1:2)\n"), "{generic}");
        assert!(generic.contains("locations = [#loc, #loc1]"), "{generic}");
        assert_eq!(answer(dialect, &generic, false), "module {\n  x.placed of(in a: i1, out b: i1)\n}\n");
    }
}
