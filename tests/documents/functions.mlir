// Language reference of 2020, "Functions" and "Unit Attribute", the examples to the letter; the layout
// map that one of them uses is defined.
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
