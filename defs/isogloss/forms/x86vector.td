// Forms of MLIR's dialect `x86vector` (22) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_X86VECTOR_TD
#define ISOGLOSS_FORMS_X86VECTOR_TD

include "isogloss/Form.td"

def : OpForm<"x86vector.avx512.mask.compress", [{
  $k `,` $a (`,` $src^)? attr-dict `:` type($dst) (`,` type($src)^)?
  computed-types(type($k), "vector<{0.0}xi1>", ref(type($dst))) same-types(ref(type($dst)), type($a))
}]>;
def : OpForm<"x86vector.avx512.vp2intersect", [{
  $a `,` $b attr-dict `:` type($a) computed-types(type($k1), "vector<{0.0}xi1>", ref(type($a)))
  computed-types(type($k2), "vector<{0.0}xi1>", ref(type($a))) same-types(ref(type($a)), type($b))
}]>;
def : OpForm<"x86vector.avx512.mask.rndscale", [{
  $src `,` $k `,` $a `,` $imm `,` $rounding attr-dict `:` type($dst) computed-types(type($imm), "i{0.0}", ref(type($dst)))
}]>;
def : OpForm<"x86vector.avx512.mask.scalef", [{
  $src `,` $a `,` $b `,` $k `,` $rounding attr-dict `:` type($dst) computed-types(type($k), "i{0.0}", ref(type($dst)))
}]>;

#endif // ISOGLOSS_FORMS_X86VECTOR_TD
