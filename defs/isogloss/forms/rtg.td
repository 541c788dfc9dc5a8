// Forms of CIRCT's dialect `rtg` (2026) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_RTG_TD
#define ISOGLOSS_FORMS_RTG_TD

include "isogloss/Form.td"

def : OpForm<"rtg.test", [{
  $sym_name typed-arguments($targetType, "!rtg.dict", "=", $bodyRegion) unless-equal($templateName, ref($sym_name), "template")
  (`target` $target^)? attr-dict-with-keyword $bodyRegion
}]>;
def : OpForm<"rtg.sequence",
    "$sym_name typed-arguments($sequenceType, \"!rtg.sequence\", \"\", $bodyRegion) attr-dict-with-keyword $bodyRegion">;

#endif // ISOGLOSS_FORMS_RTG_TD
