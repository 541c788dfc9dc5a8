// Properties: parts of an operation whose accessors and builders have Rust values. They are
// stored and written as attributes.

#ifndef ISOGLOSS_PROPERTY_TD
#define ISOGLOSS_PROPERTY_TD

include "isogloss/Predicate.td"
include "isogloss/Enum.td"

// A condition on a property.
class PropConstraint<Pred condition, string line = "", string type = "">
    : Constraint<condition, line> {
  code interfaceType = type;
}

// A property of a C++ type: `bool`, `int8_t`, `uint8_t`, `int16_t`, `int32_t`, `int64_t`, `uint32_t`, `uint64_t`,
// `std::string`, or the class of an attribute. A property of another type is any attribute:
// its accessor returns an `Attribute`, and its builder takes one. This includes Rust types
// by their paths, `Property<"crate::Angle">`. To store a Rust type, make it a parameter of an
// attribute, `"crate::Angle":$value` of an `AttrDef`, and name the class of that attribute.
class Property<string type = "", string line = "", string accessor = type>
    : PropConstraint<TruePred, line, accessor> {
  // Documentation, in Markdown.
  string description = "";
  // The C++ type, which decides what is stored and what an accessor returns.
  code storageType = type;
  // The property that it is based on.
  Property baseProperty = ?;
  // What it is when left out; empty: it must be given.
  string defaultValue = "";
  string storageTypeValueOverride = "";
  // C++ texts of ODS, which are not read.
  code convertFromStorage = "$_storage";
  code assignToStorage = "$_storage = $_value";
  code convertToAttribute = "";
  code convertFromAttribute = "";
  code hashProperty = "";
  code parser = "";
  code optionalParser = "";
  code printer = "";
  code writeToMlirBytecode = "";
  code readFromMlirBytecode = "";
}

// A property based on another.
class PropertyLike<Property p, string line = p.summary>
    : Property<p.storageType, line, p.interfaceType> {
  let description = p.description;
  let predicate = p.predicate;
  let baseProperty = p;
  let defaultValue = p.defaultValue;
  let parser = p.parser;
  let optionalParser = p.optionalParser;
  let printer = p.printer;
}

class IntProp<string type, string line = "">
    : Property<type, !if(!empty(line), type, line)>;
def I32Prop : IntProp<"int32_t">;
def I64Prop : IntProp<"int64_t">;
def StringProp : Property<"std::string", "string", "StringRef">;
def BoolProp : IntProp<"bool", "boolean">;
// Present or not.
def UnitProp : Property<"bool", "unit property"> {
  let defaultValue = "false";
}

// One that may be left out, and then has a value.
class DefaultValuedProp<Property p, string value = "", string stored = "">
    : PropertyLike<p> {
  let defaultValue = value;
  let storageTypeValueOverride = stored;
}
// One that may be left out: an `Option` of a truth value, a unit, a number, a string, an enum, a
// list or an option, stored as an array of no or one attribute. An option of something else is
// any attribute, which must be given. Its default value, if it is not none, is that of the value
// in it: `DefaultValuedProp<OptionalProp<I64Prop, 0>, "3">`.
class OptionalProp<Property p, bit delegate = 1>
    : Property<"Option<" # p.storageType # ">", "optional " # p.summary, "Option<" # p.interfaceType # ">"> {
  let predicate = Within<"each", p.predicate>;
  let baseProperty = p;
  let defaultValue = "std::nullopt";
  // Whether the text of the value is that of the property inside, if that has no default value.
  // Otherwise it is `some<...>`. That of no value is `none`.
  bit canDelegateParsing = delegate;
}
// One with a further condition.
class ConfinedProp<Property p, Pred condition, string line = "">
    : PropertyLike<p, !if(!empty(line), p.summary, line)> {
  let predicate = And<[p.predicate, condition]>;
}
// One with one value.
class ConstantProp<Property p, string text>
    : ConfinedProp<p, Equals<text>, "constant '" # p.summary # "': " # text> {
  // The only value.
  string value = text;
}
// A list of them, stored as an array of their attributes, `[1, 2]`.
class ArrayProp<Property element = Property<>, string line = "">
    : Property<"Vec<" # element.storageType # ">",
               !if(!empty(line), "array of " # element.summary, line),
               "ArrayRef<" # element.storageType # ">"> {
  let predicate = Within<"each", element.predicate>;
  // The property of an element.
  Property elementProperty = element;
}
// A list of `int32_t` or of `int64_t`, stored as a dense array, `array<i64: 1, 2>`.
class IntArrayProp<Property element, string line = ""> : ArrayProp<element, line>;

// A case of an enum; the forms with an attribute also read that.
class EnumProp<EnumInfo info> : Property<info.cppType, info.summary> {
  // The enum.
  EnumInfo enum = info;
  let description = info.description;
}
class EnumPropWithAttrForm<EnumInfo info, Attr attribute> : EnumProp<info> {
  // The attribute that the property is stored as in text.
  Attr attrForm = attribute;
  // C++ storage; not used.
  bit storeInCustomAttribute = 0;
}
class NamedEnumProp<EnumInfo info, string keyword> : EnumProp<info> {
  // The keyword before the case.
  string mnemonic = keyword;
}
class NamedEnumPropWithAttrForm<EnumInfo info, string keyword, Attr attribute>
    : EnumPropWithAttrForm<info, attribute> {
  // The keyword before the case.
  string mnemonic = keyword;
}

#endif // ISOGLOSS_PROPERTY_TD
