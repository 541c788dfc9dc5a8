// Forms of IREE's dialect `iree_codegen` (3.10) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_IREE_CODEGEN_TD
#define ISOGLOSS_FORMS_IREE_CODEGEN_TD

include "isogloss/Form.td"

// A level without an interchange and without scalable sizes.
def : AttrForm<"iree_codegen.lowering_config_level", "`[` ($sizes^)? `]`", ["sizes ="]>;
def : OpForm<"iree_codegen.inner_tiled", [{
  `ins` `(` $inputs `)` `outs` `(` $outputs `)` attr-dict `:` type($inputs) `into` type($outputs)
  same-types(ref(type($outputs)), type($results))
}]>;

#endif // ISOGLOSS_FORMS_IREE_CODEGEN_TD
