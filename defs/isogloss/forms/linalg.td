// Forms of MLIR's dialect `linalg` (22) that are C++ in its definition files.
//
// The bodies of named operations are what their names say, and are not in the text:
// they are empty in what is read.

#ifndef ISOGLOSS_FORMS_LINALG_TD
#define ISOGLOSS_FORMS_LINALG_TD

include "isogloss/Form.td"

defvar insOuts = "(`ins` `(` $inputs^ `:` type($inputs) `)`)? (`outs` `(` $outputs^ `:` type($outputs) `)`)?";
defvar results = "arrow-types(type($result_tensors))";

// The named operations.
def : OpForm<"linalg.*", !interleave(["attr-dict", insOuts, results, "hidden($region)"], " ")>;
def : OpForm<"linalg.contract",
             !interleave(["`indexing_maps` `=` $indexing_maps attr-dict", insOuts, results, "hidden($combiner)"], " ")>;
foreach name = ["matmul", "batch_matmul", "batch_reduce_matmul"] in
  def : OpForm<"linalg." # name, !interleave(
      ["(`indexing_maps` `=` $indexing_maps^)? attr-dict", insOuts, results, "hidden($region)"], " ")>;
def : OpForm<"linalg.elementwise", !interleave(
    ["`kind` `=` $kind (`indexing_maps` `=` $indexing_maps^)? attr-dict", insOuts, results, "hidden($region)"], " ")>;
def : OpForm<"linalg.generic", !interleave([
    [{dict($indexing_maps, $iterator_types, $doc, $library_call, "iterator_types=#linalg.iterator_type")}], insOuts,
    [{keyed-dict(attr-dict, "attrs", "=") $region}], results], " ")>;
def : OpForm<"linalg.transpose", [{
  `ins` `(` $input `:` type($input) `)` `outs` `(` $init `:` type($init) `)` `permutation` `=` $permutation attr-dict
  tensor-types(ref(type($init)), type($result)) hidden($region, ref(type($input)), ref(type($init)), "0")
}]>;
def : OpForm<"linalg.broadcast", [{
  `ins` `(` $input `:` type($input) `)` `outs` `(` $init `:` type($init) `)` `dimensions` `=` $dimensions attr-dict
  tensor-types(ref(type($init)), type($result)) hidden($region, ref(type($input)), ref(type($init)), "0")
}]>;
def : OpForm<"linalg.yield", "attr-dict ($values^ `:` type($values))?">;

// The short form with the name of an operation in braces is not declared.
def : OpForm<"linalg.map", [{
  (`ins` `(` $inputs^ `:` type($inputs) `)`)? `outs` `(` $init `:` type($init) `)` attr-dict arguments($mapper) $mapper
  tensor-types(ref(type($init)), type($result))
}]>;
def : OpForm<"linalg.reduce", [{
  `ins` `(` $inputs `:` type($inputs) `)` `outs` `(` $inits `:` type($inits) `)` `dimensions` `=` $dimensions attr-dict
  arguments($combiner) $combiner tensor-types(ref(type($inits)), type(results))
}]>;

#endif // ISOGLOSS_FORMS_LINALG_TD
