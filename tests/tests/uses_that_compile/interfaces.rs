//! An interface with a required, a provided, a fixed and a static method, and a base.
#![deny(warnings, missing_docs)]

use isogloss::Context;

isogloss::dialect! { r#"
def T_Dialect : Dialect { let name = "t"; }
def Named : TypeInterface<"Named"> {
  let methods = [InterfaceMethod<"What it is called.", "&str", "label">];
}
def Countable : TypeInterface<"Countable", [Named]> {
  let description = "Things that can be counted.";
  let methods = [
    InterfaceMethod<"How many.", "u64", "count">,
    InterfaceMethod<"How many, and some.", "u64", "countPlus", (ins "u64":$more), [{}], "self.count() + more">,
    InterfaceMethod<"Whether there are any.", "bool", "isEmpty", (ins), "self.count() == 0">
  ];
}
def T_BagType : TypeDef<T_Dialect, "Bag", [Countable]> {
  let mnemonic = "bag";
  let parameters = (ins "u64":$size);
  let assemblyFormat = "`<` $size `>`";
}
"# }

impl<'c> Named<'c> for BagType<'c> {
    fn label(self) -> &'c str {
        "bag"
    }
}

impl<'c> Countable<'c> for BagType<'c> {
    fn count(self) -> u64 {
        self.size()
    }
}

#[test]
fn interfaces_are_called_through_their_handles() {
    let context = Context::with_dialects([dialect()]);
    let ty = isogloss::Type::from(BagType::get(&context, 3));
    let countable = ty.dyn_cast::<AnyCountable<'_>>().expect("a bag can be counted");
    assert_eq!((countable.count(), countable.count_plus(2), countable.is_empty()), (3, 5, false));
    assert_eq!(countable.label(), "bag");
    assert!(ty.isa::<AnyNamed<'_>>() && !context.i32().isa::<AnyCountable<'_>>());
}
