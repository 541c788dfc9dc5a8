// An enum without a namespace.
include "isogloss/Enum.td"
def T_Mode : I32Enum<"Mode", "A mode.", [I32EnumCase<"Fast", 0>]>;
