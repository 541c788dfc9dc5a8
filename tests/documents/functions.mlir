// Language reference of 2020, "Functions" and "Unit Attribute", the examples to the letter; the layout
// map that one of them uses is defined.
// langref:174: function ::= `func` function-signature function-attributes? function-body?
// langref:177: argument-list ::= named-argument list
// langref:179: named-argument ::= ssa-id `:` type attribute-dict?
// langref:180: function-result-list
// langref:185: function-result ::= type attribute-dict?
// langref:186: function-attributes ::= `attributes` attribute-dict
// langref:187: function-body ::= region
// langref:188: An external function declaration has no body
// langref:639: a swift.self function argument attribute that indicates an argument is the self/context
// parameter
// langref:762: One example of such an attribute could be the swift.self attribute
#layout_map0 = (d0, d1) -> (d1, d0)
func @abort()
func @scribble(i32, i64, memref<? x 128 x f32, #layout_map0>) -> f64

func @count(%x: i64) -> (i64, i64)
  attributes {fruit: "banana"} {
  return %x, %x: i64, i64
}

func @example_fn_arg(%x: i32 {swift.self = unit})
func @example_fn_result() -> (f64 {dialectName.attrName = 0 : i64})
func @example_fn_attr() attributes {dialectName.attrName = false}

func @verbose_form(i1) attributes {dialectName.unitAttr = unit}
func @simple_form(i1) attributes {dialectName.unitAttr}
