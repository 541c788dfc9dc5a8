// Forms of MLIR's dialect `x86vector` (22) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_X86VECTOR_TD
#define ISOGLOSS_FORMS_X86VECTOR_TD

include "isogloss/Form.td"

def : TypeFunction<
    "VectorType::get({::llvm::cast<VectorType>($_self).getShape()[0]}, IntegerType::get($_self.getContext(), 1))", "", "i1">;
def : OpForm<"x86vector.avx512.mask.rndscale", [{
  $src `,` $k `,` $a `,` $imm `,` $rounding attr-dict `:` type($dst) computed-types(type($imm), "i{0.0}", ref(type($dst)))
}]>;
def : OpForm<"x86vector.avx512.mask.scalef", [{
  $src `,` $a `,` $b `,` $k `,` $rounding attr-dict `:` type($dst) computed-types(type($k), "i{0.0}", ref(type($dst)))
}]>;

#endif // ISOGLOSS_FORMS_X86VECTOR_TD
