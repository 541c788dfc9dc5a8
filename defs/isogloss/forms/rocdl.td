// Forms of MLIR's dialect `rocdl` (22) that are C++ in its definition file.

#ifndef ISOGLOSS_FORMS_ROCDL_TD
#define ISOGLOSS_FORMS_ROCDL_TD

include "isogloss/Form.td"

// The types of the operands that the form does not have are the same in all operations.
class Types {
  string text = [{
    given-type(type($rsrc), "vector<4xi32>") given-type(type($offset), "i32") given-type(type($soffset), "i32")
    given-type(type($aux), "i32")
  }];
}
def :
    OpForm<"rocdl.raw.buffer.load", "$rsrc `,` $offset `,` $soffset `,` $aux `:` type($res) attr-dict " # Types<>.text>;
foreach name = ["store", "atomic.fadd", "atomic.fmax", "atomic.smax", "atomic.umin"] in
  def : OpForm<"rocdl.raw.buffer." # name,
               "$vdata `,` $rsrc `,` $offset `,` $soffset `,` $aux `:` type($vdata) attr-dict " # Types<>.text>;

#endif // ISOGLOSS_FORMS_ROCDL_TD
