// Forms of MLIR's dialect `sparse_tensor` (22) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_SPARSE_TENSOR_TD
#define ISOGLOSS_FORMS_SPARSE_TENSOR_TD

include "isogloss/Form.td"
include "isogloss/RustType.td"

def : AttrAlias<"sparse_tensor.encoding", "sparse">;

// Ranges of levels: one level is `1`.
def : CppType<"::mlir::sparse_tensor::Level", "u64">;
foreach name = ["iter_space", "iterator"] in
  def : TypeForm<"sparse_tensor." # name, "`<` $encoding `,` `lvls` `=` $loLvl (`to` $hiLvl^)? `>`",
                 ["hiLvl = loLvl + 1"]>;
def : OpForm<"sparse_tensor.extract_iteration_space", [{
  $tensor (`at` $parentIter^)? `lvls` `=` $loLvl unless-equal($hiLvl, ref($loLvl), "to", "1") attr-dict `:` type($tensor)
  (`,` type($parentIter)^)? `->` qualified(type($extractedSpace))
}]>;

// Loops over spaces. C++ reads a dictionary of attributes after them, and loses it when it prints; here it is kept.
defvar parts = "type($initArgs), type($results), \"!sparse_tensor.iter_space<\", \"!sparse_tensor.iterator<\", ";
def : OpForm<"sparse_tensor.iterate",
             !strconcat("space-loop($iterSpace, $initArgs, $crdUsedLvls, type($iterSpace), ", parts,
                        "$region) whole-region($region, ref(type($initArgs))) attr-dict")>;
def : OpForm<"sparse_tensor.coiterate",
             !strconcat("space-cases($iterSpaces, $initArgs, $crdUsedLvls, type($iterSpaces), ", parts,
                        "$cases, $caseRegions) attr-dict")>;

#endif // ISOGLOSS_FORMS_SPARSE_TENSOR_TD
