// Forms of flang's dialect `hlfir` (22) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_HLFIR_TD
#define ISOGLOSS_FORMS_HLFIR_TD

include "isogloss/Form.td"

def : DirectiveForm<"DesignatorIndices", ["indices", "triplets"], "designator($indices, $triplets)", "hlfir">;
def : DirectiveForm<"DesignatorComplexPart", ["part"], "flag-word($part, \"real\", \"imag\")", "hlfir">;

// Assignments with masks.
def : DirectiveForm<"YieldOpCleanup", ["cleanup"], "(`cleanup` $cleanup^):(` `)?", "hlfir">;
def : DirectiveForm<"AssignmentMaskOpBody", ["body"], "$body", "hlfir">;
def : DirectiveForm<"ForallOpBody", ["body"], "` ` arguments($body) $body", "hlfir">;
// The arguments of an assignment by a procedure are in its region.
def : OpForm<"hlfir.region_assign", [{
  $rhs_region `to` $lhs_region (`user_defined_assign` $user_defined_assignment^)? attr-dict
}]>;

#endif // ISOGLOSS_FORMS_HLFIR_TD
