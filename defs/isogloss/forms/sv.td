// Forms of CIRCT's dialect `sv` (2026) that are C++ in its definition files.

#ifndef ISOGLOSS_FORMS_SV_TD
#define ISOGLOSS_FORMS_SV_TD

include "isogloss/Form.td"

def : DirectiveForm<"ImplicitSSAName", ["name"], "value-name($name)", "sv">;

def : DirectiveForm<"ImplicitInitType", ["of", "value", "type"], "type-part($of, $type, \"0\", \"\")", "sv">;
def : DirectiveForm<"EventList", ["events", "clocks"],
                    "word-operands($events, $clocks, \"posedge\", \"negedge\", \"edge\")", "sv">;
def : OpForm<"sv.read_inout",
             "$input attr-dict `:` qualified(type($input)) type-part(ref(type($input)), type($result), \"0\", \"\")">;
foreach name = ["assign", "bpassign", "passign"] in
  def : OpForm<"sv." # name, [{
    $dest `,` $src attr-dict `:` qualified(type($src)) wrapped-types(ref(type($src)), type($dest), "!hw.inout<", ">")
  }]>;

#endif // ISOGLOSS_FORMS_SV_TD
