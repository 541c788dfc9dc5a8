// Enums: sets of names with numbers, and bit sets.
//
// There are two generations of names in ODS: `I32Enum` with `I32EnumCase`, and
// the older `I32EnumAttr` with `I32EnumAttrCase`. Both give a Rust `enum`; they
// differ in how text is written, see `BitEnumAttr`.

#ifndef ISOGLOSS_ENUM_TD
#define ISOGLOSS_ENUM_TD

include "isogloss/Predicate.td"
include "isogloss/Parameter.td"
include "isogloss/TypeDef.td"

// One case: its Rust name, its number, its text.
class EnumCase<string sym, int number, string text, int size> {
  // The name of the case, from which that in Rust is made.
  string symbol = sym;
  // The number; of a bit enum the bits.
  int value = number;
  // The text.
  string str = text;
  // The bits of the number.
  int width = size;
}
class I32EnumCase<string sym, int number, string text = sym>
    : EnumCase<sym, number, text, 32>;
class I64EnumCase<string sym, int number, string text = sym>
    : EnumCase<sym, number, text, 64>;
class I32EnumAttrCase<string sym, int number, string text = sym>
    : EnumCase<sym, number, text, 32>;
class I64EnumAttrCase<string sym, int number, string text = sym>
    : EnumCase<sym, number, text, 64>;

// A case of a bit set, by its bits.
class BitEnumCaseBase<string sym, int mask, string text, int width>
    : EnumCase<sym, mask, text, width>;
// The case without a bit.
class BitEnumCaseNone<string sym, string text, int width>
    : BitEnumCaseBase<sym, 0, text, width>;
// A case of one bit, counted from 0.
class BitEnumCaseBit<string sym, int position, string text, int width>
    : BitEnumCaseBase<sym, !shl(1, position), text, width> {
  assert !and(!ge(position, 0), !lt(position, width)),
         "the bit of `" # sym # "` must be at least 0 and below " # width;
}
// A case that is a group of other cases.
class BitEnumCaseGroup<string sym, list<BitEnumCaseBase> members, string text = sym>
    : BitEnumCaseBase<sym, !foldl(0, members, mask, member, !or(mask, member.value)), text, !head(members).width>;

class I8BitEnumCase<string sym, int mask, string text = sym>
    : BitEnumCaseBase<sym, mask, text, 8>;
class I8BitEnumCaseNone<string sym, string text = sym>
    : BitEnumCaseNone<sym, text, 8>;
class I8BitEnumCaseBit<string sym, int position, string text = sym>
    : BitEnumCaseBit<sym, position, text, 8>;
class I8BitEnumAttrCase<string sym, int mask, string text = sym>
    : BitEnumCaseBase<sym, mask, text, 8>;
class I8BitEnumAttrCaseNone<string sym, string text = sym>
    : BitEnumCaseNone<sym, text, 8>;
class I8BitEnumAttrCaseBit<string sym, int position, string text = sym>
    : BitEnumCaseBit<sym, position, text, 8>;
class I8BitEnumAttrCaseGroup<string sym, list<BitEnumCaseBase> members, string text = sym>
    : BitEnumCaseGroup<sym, members, text>;

class I16BitEnumCase<string sym, int mask, string text = sym>
    : BitEnumCaseBase<sym, mask, text, 16>;
class I16BitEnumCaseNone<string sym, string text = sym>
    : BitEnumCaseNone<sym, text, 16>;
class I16BitEnumCaseBit<string sym, int position, string text = sym>
    : BitEnumCaseBit<sym, position, text, 16>;
class I16BitEnumAttrCase<string sym, int mask, string text = sym>
    : BitEnumCaseBase<sym, mask, text, 16>;
class I16BitEnumAttrCaseNone<string sym, string text = sym>
    : BitEnumCaseNone<sym, text, 16>;
class I16BitEnumAttrCaseBit<string sym, int position, string text = sym>
    : BitEnumCaseBit<sym, position, text, 16>;
class I16BitEnumAttrCaseGroup<string sym, list<BitEnumCaseBase> members, string text = sym>
    : BitEnumCaseGroup<sym, members, text>;

class I32BitEnumCase<string sym, int mask, string text = sym>
    : BitEnumCaseBase<sym, mask, text, 32>;
class I32BitEnumCaseNone<string sym, string text = sym>
    : BitEnumCaseNone<sym, text, 32>;
class I32BitEnumCaseBit<string sym, int position, string text = sym>
    : BitEnumCaseBit<sym, position, text, 32>;
class I32BitEnumAttrCase<string sym, int mask, string text = sym>
    : BitEnumCaseBase<sym, mask, text, 32>;
class I32BitEnumAttrCaseNone<string sym, string text = sym>
    : BitEnumCaseNone<sym, text, 32>;
class I32BitEnumAttrCaseBit<string sym, int position, string text = sym>
    : BitEnumCaseBit<sym, position, text, 32>;
class I32BitEnumAttrCaseGroup<string sym, list<BitEnumCaseBase> members, string text = sym>
    : BitEnumCaseGroup<sym, members, text>;

class I64BitEnumCase<string sym, int mask, string text = sym>
    : BitEnumCaseBase<sym, mask, text, 64>;
class I64BitEnumCaseNone<string sym, string text = sym>
    : BitEnumCaseNone<sym, text, 64>;
class I64BitEnumCaseBit<string sym, int position, string text = sym>
    : BitEnumCaseBit<sym, position, text, 64>;
class I64BitEnumAttrCase<string sym, int mask, string text = sym>
    : BitEnumCaseBase<sym, mask, text, 64>;
class I64BitEnumAttrCaseNone<string sym, string text = sym>
    : BitEnumCaseNone<sym, text, 64>;
class I64BitEnumAttrCaseBit<string sym, int position, string text = sym>
    : BitEnumCaseBit<sym, position, text, 64>;
class I64BitEnumAttrCaseGroup<string sym, list<BitEnumCaseBase> members, string text = sym>
    : BitEnumCaseGroup<sym, members, text>;

// An enum.
class EnumInfo<string name, string line, list<EnumCase> cases, int width> {
  // The name in messages.
  string summary = line;
  // Documentation, in Markdown.
  string description = "";
  // The namespace of the C++ enum.
  string cppNamespace = "";
  // The name of the Rust enum.
  string className = name;
  // The path of an enum that exists in Rust, by `DialectEnum` or in another crate; then none is
  // generated, and the cases are those of the enum.
  string rustPath = "";
  // The C++ type, by which other definitions may spell it.
  string cppType = cppNamespace # "::" # className;
  // The cases, in order.
  list<EnumCase> enumerants = cases;
  // The size of the number that stores it, in bits.
  int bitwidth = width;
  // The C++ type of the number.
  string underlyingType = "uint" # width # "_t";
  // Names of C++ functions.
  string underlyingToSymbolFnName = "symbolize" # name;
  string stringToSymbolFnName = "symbolize" # name;
  string symbolToStringFnName = "stringify" # name;
  string symbolToStringFnRetType = "::llvm::StringRef";
  string maxEnumValFnName = "getMaxEnumValFor" # name;
}
class IntEnum<string name, string line, list<EnumCase> cases, int width>
    : EnumInfo<name,
               !if(!empty(line),
                   "allowed i" # width # " cases: " #
                   !interleave(!foreach(item, cases, item.value), ", "),
                   line),
               cases, width>;
class I32Enum<string name, string line, list<EnumCase> cases>
    : IntEnum<name, line, cases, 32>;
class I64Enum<string name, string line, list<EnumCase> cases>
    : IntEnum<name, line, cases, 64>;

// A bit set.
class BitEnumBase<list<BitEnumCaseBase> cases> {
  // All bits of all cases.
  int validBits = !foldl(0, cases, mask, item, !or(mask, item.value));
  // The separator of cases in the text.
  string separator = "|";
  // Whether bits that a printed group covers are left out.
  bit printBitEnumPrimaryGroups = 0;
  // Whether several cases are written as one quoted text.
  bit printBitEnumQuoted = 0;
}
class BitEnum<string name, string line, list<BitEnumCaseBase> cases, int width>
    : BitEnumBase<cases>, EnumInfo<name, line, cases, width> {
  let symbolToStringFnRetType = "std::string";
}

// An integer attribute that is a case of an enum, or bits that a bit set has.
class IsCase<string enum> : StructuralPred<"case", [enum]>;

// A signless integer of a width that is a case of an enum, or bits that a bit set has.
class IsCaseOfWidth<string enum, int width>
    : And<[IsA<"IntegerAttr">,
           Within<"type", And<[Is<"signless">, Compare<"width", "==", width>]>>,
           IsCase<enum>]>;

// The older enums, which double as attributes of operations.
class EnumAttrInfo<string name, string line, list<EnumCase> cases, int width>
    : EnumInfo<name, line, cases, width>, Attr<CPred<"">, line> {
  let summary = line;
  // Whether there is an attribute class that stores it as an integer.
  bit genSpecializedAttr = 1;
  // The name of that class.
  string specializedAttrClassName = name # "Attr";
  // What an operation's attribute is then, and otherwise: an integer that is a case.
  let storageType = !if(genSpecializedAttr, cppNamespace # "::" # specializedAttrClassName, "IntegerAttr");
  let returnType = !if(genSpecializedAttr, className, "APInt");
  let predicate = IsCaseOfWidth<cppNamespace # "::" # name, width>;
  // C++ only; not used.
  string parameterParser = ?;
  string parameterPrinter = ?;
}
class IntEnumAttr<string name, string line, list<EnumCase> cases, int width>
    : EnumAttrInfo<name,
                   !if(!empty(line),
                       "allowed " # width # "-bit signless integer cases: " #
                       !interleave(!foreach(item, cases, item.value), ", "),
                       line),
                   cases, width>;
class I32EnumAttr<string name, string line, list<I32EnumAttrCase> cases>
    : IntEnumAttr<name, line, cases, 32>;
class I64EnumAttr<string name, string line, list<I64EnumAttrCase> cases>
    : IntEnumAttr<name, line, cases, 64>;
// An attribute of operations that is a case of an enum that exists in Rust.
class RustEnumAttr<string name, string path> : I32EnumAttr<name, "case of " # name, []> {
  let rustPath = path;
}
class BitEnumAttr<string name, string line, list<BitEnumCaseBase> cases, int width>
    : BitEnumBase<cases>, EnumAttrInfo<name, line, cases, width> {
  let symbolToStringFnRetType = "std::string";
  let printBitEnumQuoted = 1;
}
class I8BitEnum<string name, string line, list<BitEnumCaseBase> cases>
    : BitEnum<name, line, cases, 8>;
class I8BitEnumAttr<string name, string line, list<BitEnumCaseBase> cases>
    : BitEnumAttr<name, line, cases, 8>;
class I16BitEnum<string name, string line, list<BitEnumCaseBase> cases>
    : BitEnum<name, line, cases, 16>;
class I16BitEnumAttr<string name, string line, list<BitEnumCaseBase> cases>
    : BitEnumAttr<name, line, cases, 16>;
class I32BitEnum<string name, string line, list<BitEnumCaseBase> cases>
    : BitEnum<name, line, cases, 32>;
class I32BitEnumAttr<string name, string line, list<BitEnumCaseBase> cases>
    : BitEnumAttr<name, line, cases, 32>;
class I64BitEnum<string name, string line, list<BitEnumCaseBase> cases>
    : BitEnum<name, line, cases, 64>;
class I64BitEnumAttr<string name, string line, list<BitEnumCaseBase> cases>
    : BitEnumAttr<name, line, cases, 64>;

// A parameter that is a case of an enum.
class EnumParameter<EnumInfo info>
    : AttrOrTypeParameter<info.cppType, info.summary> {
  // The enum.
  EnumInfo enum = info;
}

// An attribute that holds a case of an enum.
class EnumAttr<Dialect dialect, EnumInfo info, string name = "", list<Trait> traits = []>
    : AttrDef<dialect, info.className, traits> {
  let summary = info.summary;
  let description = info.description;
  let cppNamespace = info.cppNamespace;
  let returnType = info.cppType;
  // The enum.
  EnumInfo enum = info;
  let mnemonic = name;
  let parameters = (ins EnumParameter<info>:$value);
  let assemblyFormat = "$value";
}

#endif // ISOGLOSS_ENUM_TD
