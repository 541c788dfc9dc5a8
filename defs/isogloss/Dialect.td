// The entry of the standard library: all that a file needs to define a dialect
// with its types, attributes, enums and interfaces.
//
//   include "isogloss/Dialect.td"
//   def Toy_Dialect : Dialect { let name = "toy"; }
//
// Names of classes and fields are those of MLIR's ODS. Layout rules are in
// "isogloss/DataLayout.td".

#ifndef ISOGLOSS_DIALECT_TD
#define ISOGLOSS_DIALECT_TD

include "isogloss/DialectBase.td"
include "isogloss/Constraint.td"
include "isogloss/Trait.td"
include "isogloss/Parameter.td"
include "isogloss/TypeDef.td"
include "isogloss/Enum.td"
include "isogloss/Interface.td"
include "isogloss/RustType.td"

#endif // ISOGLOSS_DIALECT_TD
