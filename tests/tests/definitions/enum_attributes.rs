//! Enums that double as attributes of operations: integers of the enum's width, whatever the names of other classes are.

use isogloss::Context;
use isogloss::ir::Ir;

isogloss::dialect! { r#"
include "isogloss/Op.td"
def E_Dialect : Dialect { let name = "e"; let cppNamespace = "::e"; }
// Its class in C++ has the name of a builtin one.
def E_Unit : I32EnumAttr<"Unit", "unit of length", [I32EnumAttrCase<"Metre", 4, "metre">]> {
  let cppNamespace = "::e::unit";
}
// Its class in C++ has the name of an attribute in another namespace.
def E_Size : I64EnumAttr<"Size", "size of a box", [I64EnumAttrCase<"Small", 4, "small">]> {
  let cppNamespace = "::e::size";
}
def E_SizeAttr : EnumAttr<E_Dialect, E_Size, "size">;
def E_Color : I32BitEnumAttr<"Color", "colors", [I32BitEnumAttrCaseBit<"Red", 2, "red">]> {
  let genSpecializedAttr = 0;
}
def E_BoxOp : Op<E_Dialect, "box"> {
  let arguments = (ins E_Unit:$unit, E_Size:$size, E_SizeAttr:$wrapped, E_Color:$color);
}
"# }

/// The first line of the verifier's answer to an operation with these properties.
fn answer(unit: &str, size: &str, wrapped: &str, color: &str) -> String {
    let ctx = Context::with_dialects([dialect()]);
    let text = format!(
        "\"e.box\"() <{{color = {color}, size = {size}, unit = {unit}, wrapped = {wrapped}}}> : () -> ()"
    );
    let error = match Ir::parse(&ctx, &text) {
        Ok(ir) => ir.verify().err().map(|error| error.to_string()),
        Err(error) => Some(error.message().to_owned()),
    };
    let error = error.unwrap_or_else(|| "valid".to_owned());
    error.lines().next().unwrap_or_default().rsplit("op ").next().unwrap_or_default().to_owned()
}

#[test]
fn integers_of_the_width_are_accepted() {
    let small = "#e<size small>";
    assert_eq!(answer("4 : i32", "4 : i64", small, "4 : i32"), "valid");
    // An attribute with a class in C++ is not converted to a property; one that is an integer there fails its
    // constraint.
    let other = |name: &str, value: &str| {
        format!("e.box: Invalid attribute `{name}` in property conversion: {value}")
    };
    assert_eq!(answer("4 : i64", "4 : i64", small, "4 : i32"), other("unit", "4 : i64"));
    assert_eq!(answer("5 : i32", "4 : i64", small, "4 : i32"), other("unit", "5 : i32"));
    assert_eq!(answer("4 : i32", "4 : i32", small, "4 : i32"), other("size", "4 : i32"));
    for color in ["4 : i64", "4 : si32", "1 : i32"] {
        let fails = "attribute 'color' failed to satisfy constraint: colors";
        assert_eq!(answer("4 : i32", "4 : i64", small, color), fails, "{color}");
    }
    assert!(answer("4 : i32", "4 : i64", "4 : i64", "4 : i32").contains("`wrapped`"));
}
