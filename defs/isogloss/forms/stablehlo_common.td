// Forms of directives that StableHLO's dialects (1.13) and MHLO share and that are C++ there.

#ifndef ISOGLOSS_FORMS_STABLEHLO_COMMON_TD
#define ISOGLOSS_FORMS_STABLEHLO_COMMON_TD

include "isogloss/Form.td"

def : DirectiveForm<"SameOperandsAndResultType", ["a", "result"], "common-type($a, $result)">;
def : DirectiveForm<"SameOperandsAndResultType", ["a", "b", "result"], "common-type($a, $b, $result)">;
def : DirectiveForm<"SameOperandsAndResultType", ["a", "b", "c", "result"], "common-type($a, $b, $c, $result)">;
def :
    DirectiveForm<"VariadicSameOperandsAndResultType", ["operands", "types", "result"], "common-type($types, $result)">;
def : DirectiveForm<"SliceRanges", ["starts", "limits", "strides"], "ranges($starts, $limits, $strides)">;
def : DirectiveForm<"CustomCallTarget", ["name"], "symbol($name)">;
def : DirectiveForm<"ConvolutionDimensions", ["dimensions"],
                    "enclosed($dimensions, \"#stablehlo.conv<\", \">\", \"3\")", "stablehlo">;
def : DirectiveForm<"ConvolutionDimensions", ["dimensions"], "enclosed($dimensions, \"#mhlo.conv<\", \">\", \"3\")",
                    "mhlo">;
def : DirectiveForm<"WindowAttributes", ["strides", "padding", "lhs", "rhs", "reversal"], [{
  renamed-fields($strides, "stride", $padding, "pad", $lhs, "lhs_dilate", $rhs, "rhs_dilate", $reversal, "reverse")
}]>;

#endif // ISOGLOSS_FORMS_STABLEHLO_COMMON_TD
