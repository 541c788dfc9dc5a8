// Operations of the reference tool with native properties, in our words.

include "isogloss/Op.td"
include "isogloss/Property.td"

def Test_Dialect : Dialect {
  let name = "test";
}

def Test_PropertiesOp : Op<Test_Dialect, "with_properties"> {
  let arguments = (ins I64Prop:$a, StrAttr:$b, StringProp:$c, BoolProp:$flag, IntArrayProp<I64Prop>:$array,
                       IntArrayProp<I32Prop>:$array32);
}

def Test_DefaultsOp : Op<Test_Dialect, "with_default_valued_properties"> {
  let arguments = (ins DefaultValuedAttr<I32Attr, "0">:$a, DefaultValuedProp<StringProp, "\"\"">:$b,
                       DefaultValuedProp<I32Prop, "-1">:$c, UnitProp:$unit);
}
