include "isogloss/Op.td"
def B_Dialect : Dialect { let name = "b"; }
def B_Costed : OpInterface<"Costed"> {
  let methods = [
    InterfaceMethod<"Cost.", "uint64_t", "cycles">,
    InterfaceMethod<"Free.", "bool", "isFree", (ins), [{}], [{ op.cycles() }]>,
    InterfaceMethod<"Twice.", "uint64_t", "twice", (ins), [{}], [{
      let cycles = self.cycles();
      cycles + op.name()
    }]>
  ];
}
