// Forms of Shardy's dialect `sdy` (2026) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_SDY_TD
#define ISOGLOSS_FORMS_SDY_TD

include "isogloss/Form.td"

def : DirectiveForm<"StrippedTensorShardingPerValueAttr", ["shardings"],
                    "enclosed($shardings, \"#sdy.sharding_per_value<\", \">\", \"1\")">;
def : OpForm<"sdy.constant", "attr-dict $value", [AllTypesMatch<["value", "output"]>]>;
def : DirectiveForm<"SingleBlockRegionNoBlockId", ["body"], "arguments($body) $body">;

#endif // ISOGLOSS_FORMS_SDY_TD
