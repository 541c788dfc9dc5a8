isogloss::dialect! { r#"
include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_Weighed : OpInterface<"Weighed"> {
  let methods = [
    InterfaceMethod<"The weight.", "u64", "getWeight", (ins "u64":$scale)>,
    InterfaceMethod<"Twice the weight.", "u64", "getDouble", (ins), "", "2 * self.weight(1)">
  ];
}
def T_WeighOp : Op<T_Dialect, "weigh", [DeclareOpInterfaceMethods<T_Weighed>]>;
"# }

fn main() {}
