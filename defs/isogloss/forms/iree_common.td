// Forms of directives that the dialects of IREE (3.10) share and that are C++ there.

#ifndef ISOGLOSS_FORMS_IREE_COMMON_TD
#define ISOGLOSS_FORMS_IREE_COMMON_TD

include "isogloss/Form.td"

def :
    DirectiveForm<"SymbolVisibility", ["visibility"], "(keyword($visibility, \"public\", \"private\", \"nested\")^)?">;
def : DirectiveForm<"TypeOrAttr", ["type", "value"], "type-or-value($type, $value)">;
def : DirectiveForm<"OperandTypeList", ["types"], "type-list($types)">;
def : DirectiveForm<"TiedFunctionResultList", ["operands", "types", "results", "ties"],
                    "tied-types($operands, $types, $results, $ties)">;
def : DirectiveForm<"SizeAwareType", ["type", "size"],
    "sized-types($type, $size, \"stream.resource\", \"util.buffer\", \"iree_tensor_ext.dispatch.tensor?\")">;
def : DirectiveForm<"ShapedTypeList", ["types", "sizes"],
    "sized-types($types, $sizes, \"stream.resource\", \"util.buffer\", \"iree_tensor_ext.dispatch.tensor?\")">;
def : DirectiveForm<"ShapedFunctionType", ["operands", "types", "sizes", "results", "result_sizes", "ties"],
    "sized-function($operands, $types, $sizes, $results, $result_sizes, $ties, \"stream.resource\", \"util.buffer\", \"iree_tensor_ext.dispatch.tensor?\")">;
def : DirectiveForm<"ShapedTiedResult", ["type", "sizes"],
    "tied-type($type, $sizes, \"stream.resource\", \"util.buffer\", \"iree_tensor_ext.dispatch.tensor?\")">;
def : DirectiveForm<"ShapedTiedResult", ["type", "sizes", "ties"],
    "tied-type($type, $sizes, $ties, \"stream.resource\", \"util.buffer\", \"iree_tensor_ext.dispatch.tensor?\")">;

def : DirectiveForm<"SymbolAlias", ["name", "symbol"], "renamed-symbol($name, $symbol)">;
def : DirectiveForm<"DispatchEntryPoints", ["symbols"], "one-or-more($symbols)">;
def : DirectiveForm<"ExportConditionRegion", ["body"], "arguments($body) `->` `i1` $body">;
def : DirectiveForm<"WorkgroupCountRegion", ["body"],
                    "arguments($body) `->` `(` `index` `,` `index` `,` `index` `)` $body">;
def : DirectiveForm<"RangeList", ["offsets", "lengths"], "each(`[` $offsets `for` $lengths `]`)">;

def : DirectiveForm<"TypeAlias", ["type", "value"], "aliased-type($type, $value)">;
def : DirectiveForm<"DispatchOperands", ["operands", "offsets", "ends", "lengths"],
                    "sliced-operands($operands, $offsets, $ends, $lengths, \"stream.resource\")">;
def : DirectiveForm<"ResourceRegion", ["operands", "types", "sizes", "results", "result_sizes", "ties", "body"], [{
  captures($operands, $types, $sizes, $body, "stream.resource")
  (`->` tied-types(ref($operands), ref($types), $results, $ties, $result_sizes, "stream.resource")^)? $body
}]>;
def : DirectiveForm<"ExplicitResourceRegion", ["operands", "types", "sizes", "body"],
                    "captures($operands, $types, $sizes, $body, \"stream.resource\") $body">;
def : DirectiveForm<"DispatchWorkgroupBody", ["types", "results", "body"], "arguments($body) $body">;
def : DirectiveForm<"DispatchWorkgroupsCountRegion", ["body"], [{
  (`count` arguments($body)^ `->` `(` `index` `,` `index` `,` `index` `)` $body)?
}]>;

#endif // ISOGLOSS_FORMS_IREE_COMMON_TD
