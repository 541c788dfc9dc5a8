include "isogloss/Op.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
