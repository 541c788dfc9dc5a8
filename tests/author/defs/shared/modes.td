// An enum that is defined only if a macro is.
include "isogloss/Enum.td"

#ifdef WITH_MODES
def Options_Mode : I32Enum<"Mode", "A mode.", [I32EnumCase<"Fast", 0, "fast">, I32EnumCase<"Slow", 1, "slow">]> {
  let cppNamespace = "::options";
}
#endif
