// Forms of flang's dialect `hlfir` (22) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_HLFIR_TD
#define ISOGLOSS_FORMS_HLFIR_TD

include "isogloss/Form.td"

def : DirectiveForm<"DesignatorIndices", ["indices", "triplets"], "designator($indices, $triplets)", "hlfir">;
def : DirectiveForm<"DesignatorComplexPart", ["part"], "flag-word($part, \"real\", \"imag\")", "hlfir">;

// Assignments with masks. Regions end with `fir.end`, which their text does not have.
def : DirectiveForm<"YieldOpCleanup", ["cleanup"], "(`cleanup` whole-region($cleanup, \"fir.end\")^):(` `)?", "hlfir">;
def : DirectiveForm<"AssignmentMaskOpBody", ["body"], "whole-region($body, \"fir.end\")", "hlfir">;
def : DirectiveForm<"ForallOpBody", ["body"], "` ` arguments($body) whole-region($body, \"fir.end\")", "hlfir">;
def : OpForm<"hlfir.region_assign", [{
  $rhs_region `to` $lhs_region
  (`user_defined_assign` ` ` arguments($user_defined_assignment, "to")^ whole-region($user_defined_assignment, "fir.end"))?
  attr-dict
}]>;

#endif // ISOGLOSS_FORMS_HLFIR_TD
