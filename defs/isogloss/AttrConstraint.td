// Constraints on attributes, by the names that ODS gives them, and how an operation
// reads and writes an attribute. The summaries are what messages of the verifier
// print. `storageType` is the class of the attribute, `returnType` that of the value
// that an accessor gives; an attribute with a `valueType` is written without it.

#ifndef ISOGLOSS_ATTR_CONSTRAINT_TD
#define ISOGLOSS_ATTR_CONSTRAINT_TD

include "isogloss/TypeConstraint.td"
include "isogloss/Enum.td"

// What an attribute of an operation has in common with the attribute that it is
// based on.
class AttrLike<Attr attr, string line = attr.summary>
    : Attr<attr.predicate, line> {
  let storageType = attr.storageType;
  let returnType = attr.returnType;
  let convertFromStorage = attr.convertFromStorage;
  let constBuilderCall = attr.constBuilderCall;
  let valueType = attr.valueType;
  let baseAttr = attr;
}

// An attribute that may be missing.
class OptionalAttr<Attr attr> : AttrLike<attr> {
  let returnType = "Option<" # attr.returnType # ">";
  let constBuilderCall = ?;
  let isOptional = 1;
}
// One that is filled in where it is missing.
class DefaultValuedAttr<Attr attr, string value> : AttrLike<attr> {
  let defaultValue = value;
}
// One that may be missing, and then reads as a value.
class DefaultValuedOptionalAttr<Attr attr, string value> : AttrLike<attr> {
  let defaultValue = value;
  let isOptional = 1;
}
class DefaultValuedStrAttr<Attr attr, string value>
    : DefaultValuedAttr<attr, "\"" # value # "\"">;
class DefaultValuedOptionalStrAttr<Attr attr, string value>
    : DefaultValuedOptionalAttr<attr, "\"" # value # "\"">;
class DefaultValuedEnumAttr<EnumAttrInfo attr, EnumCase case>
    : DefaultValuedAttr<attr, attr.cppType # "::" # case.symbol>;

// At least one of several constraints, and all of several.
class AnyAttrOf<list<Attr> allowed, string line = "", string cpp = "::mlir::Attribute", string read = "$_self">
    : Attr<Or<!foreach(attr, allowed, attr.predicate)>,
           !if(!empty(line), !interleave(!foreach(attr, allowed, attr.summary), " or "), line)> {
  let returnType = cpp;
  let convertFromStorage = read;
  // The alternatives.
  list<Attr> allowedAttributes = allowed;
}
class AllAttrOf<list<AttrConstraint> constraints>
    : AttrConstraint<And<!foreach(constraint, constraints, constraint.predicate)>,
                     !interleave(!foreach(constraint, constraints, constraint.summary),
                                 " and ")>;

// An attribute with further conditions.
class ConfinedAttr<Attr attr, list<AttrConstraint> constraints>
    : Attr<And<[attr.predicate] # !foreach(constraint, constraints, constraint.predicate)>,
           !interleave([attr.summary] # !foreach(constraint, constraints, constraint.summary),
                       " ")> {
  let storageType = attr.storageType;
  let returnType = attr.returnType;
  let convertFromStorage = attr.convertFromStorage;
  let constBuilderCall = attr.constBuilderCall;
  let defaultValue = attr.defaultValue;
  let valueType = attr.valueType;
  let isOptional = attr.isOptional;
  let baseAttr = attr;
  // The further constraints.
  list<AttrConstraint> attrConstraints = constraints;
}

// An attribute whose class determines its value.
class ClassAttr<string handle, string value, string line, Pred condition = IsA<handle>>
    : Attr<condition, line> {
  let storageType = handle;
  let returnType = value;
}

// An attribute with a type.
class TypedAttrBase<Type type, string handle, Pred condition, string line>
    : ClassAttr<handle, handle, line, condition> {
  let valueType = type;
}

def TypedAttrInterface : ClassAttr<"TypedAttr", "Attribute", "TypedAttr instance">;
def LocationAttr : ClassAttr<"LocationAttr", "Location", "location attribute">;
def BoolAttr
    : ClassAttr<"BoolAttr", "bool", "bool attribute"> {
  let valueType = I1;
}

// Integers.
class IntegerAttrOf<Type type>
    : And<[IsA<"IntegerAttr">, Within<"type", type.predicate>]>;
def IndexAttr
    : TypedAttrBase<Index, "IntegerAttr", IntegerAttrOf<Index>, "index attribute"> {
  let returnType = "APInt";
}
def APIntAttr : ClassAttr<"IntegerAttr", "APInt", "arbitrary integer attribute">;
class AnyIntegerAttrBase<AnyI type, string line>
    : TypedAttrBase<type, "IntegerAttr", IntegerAttrOf<type>, line> {
  let returnType = "APInt";
}
class SignlessIntegerAttrBase<I type, string line>
    : TypedAttrBase<type, "IntegerAttr", IntegerAttrOf<type>, line> {
  let returnType = "APInt";
}
class TypedSignlessIntegerAttrBase<I type, string value, string line>
    : SignlessIntegerAttrBase<type, line> {
  let returnType = value;
}
class SignedIntegerAttrBase<SI type, string line>
    : TypedAttrBase<type, "IntegerAttr", IntegerAttrOf<type>, line> {
  let returnType = "APInt";
}
class TypedSignedIntegerAttrBase<SI type, string value, string line>
    : SignedIntegerAttrBase<type, line> {
  let returnType = value;
}
class UnsignedIntegerAttrBase<UI type, string line>
    : TypedAttrBase<type, "IntegerAttr", IntegerAttrOf<type>, line> {
  let returnType = "APInt";
}
class TypedUnsignedIntegerAttrBase<UI type, string value, string line>
    : UnsignedIntegerAttrBase<type, line> {
  let returnType = value;
}
foreach width = [1, 8, 16, 32, 64] in {
  defvar signed = !if(!eq(width, 1), "bool", "i" # width);
  defvar unsigned = !if(!eq(width, 1), "bool", "u" # width);
  def AnyI # width # Attr
      : AnyIntegerAttrBase<!cast<AnyI>("AnyI" # width), width # "-bit integer attribute">;
  def I # width # Attr
      : TypedSignlessIntegerAttrBase<!cast<I>("I" # width), unsigned, width # "-bit signless integer attribute">;
  def SI # width # Attr
      : TypedSignedIntegerAttrBase<!cast<SI>("SI" # width), signed, width # "-bit signed integer attribute">;
  def UI # width # Attr
      : TypedUnsignedIntegerAttrBase<!cast<UI>("UI" # width), unsigned, width # "-bit unsigned integer attribute">;
}

// Floats.
class FloatAttrBase<F type, string line>
    : TypedAttrBase<type, "FloatAttr", And<[IsA<"FloatAttr">, Within<"type", type.predicate>]>, line> {
  let returnType = "APFloat";
}
def F32Attr : FloatAttrBase<F32, "32-bit float attribute">;
def F64Attr : FloatAttrBase<F64, "64-bit float attribute">;

// Text.
def StrAttrPred : IsA<"StringAttr">;
class StringBasedAttr<Pred condition, string line>
    : ClassAttr<"StringAttr", "StringRef", line, condition> {
  let valueType = NoneType;
}
def StrAttr : StringBasedAttr<StrAttrPred, "string attribute">;
// A symbol that the operation defines: an assembly format writes `@name`.
def SymbolNameAttr : StringBasedAttr<StrAttrPred, "string attribute">;
class TypedStrAttr<Type type>
    : StringBasedAttr<And<[StrAttrPred, Within<"type", type.predicate>]>, "string attribute of " # type.summary> {
  let valueType = type;
}

// Types.
class TypeAttrBase<string handle, string line, Pred condition = TruePred>
    : ClassAttr<"TypeAttr", handle, line,
                And<[IsA<"TypeAttr">, Within<"value", IsA<handle>>, Within<"value", condition>]>> {
  let valueType = NoneType;
}
def TypeAttr : TypeAttrBase<"::mlir::Type", "any type attribute">;
class TypeAttrOf<Type type>
    : TypeAttrBase<type.cppType, "type attribute of " # type.summary, type.predicate>;

// Present or not.
def UnitAttr : ClassAttr<"UnitAttr", "bool", "unit attribute"> {
  let defaultValue = "false";
  let valueType = NoneType;
  let isOptional = 1;
}

// Dictionaries.
class DictionaryAttrBase<Pred condition, string line>
    : ClassAttr<"DictionaryAttr", "DictionaryAttr", line, condition> {
  let valueType = NoneType;
}
def DictionaryAttr
    : DictionaryAttrBase<IsA<"DictionaryAttr">, "dictionary of named attribute values">;

// Elements.
class ElementsAttrBase<Pred condition, string line>
    : ClassAttr<"ElementsAttr", "ElementsAttr", line, condition>;
def ElementsAttr
    : ElementsAttrBase<IsA<"ElementsAttr">, "constant vector/tensor attribute">;
class IntElementsAttrBase<Pred condition, string line>
    : ElementsAttrBase<And<[IsA<"DenseIntElementsAttr">, condition]>, line> {
  let storageType = "DenseIntElementsAttr";
  let returnType = "DenseIntElementsAttr";
}
def AnyIntElementsAttr : IntElementsAttrBase<TruePred, "integer elements attribute">;
def IndexElementsAttr
    : IntElementsAttrBase<Within<"type.elementType", Index.predicate>, "index elements attribute">;
class IntElementsAttrOf<int width>
    : IntElementsAttrBase<Within<"type.elementType", AnyI<width>.predicate>, width # "-bit integer elements attribute">;
class SignlessIntElementsAttr<int width>
    : IntElementsAttrBase<Within<"type.elementType", I<width>.predicate>,
                          width # "-bit signless integer elements attribute">;
class RankedSignlessIntElementsAttr<int width, list<int> dims>
    : SignlessIntElementsAttr<width> {
  let predicate = And<[SignlessIntElementsAttr<width>.predicate,
                       Within<"type", HasShape<dims>>]>;
  let summary = width # "-bit signless int elements attribute of shape [" #
                !interleave(dims, ", ") # "]";
}
class RankedI32ElementsAttr<list<int> dims> : RankedSignlessIntElementsAttr<32, dims>;
class RankedI64ElementsAttr<list<int> dims> : RankedSignlessIntElementsAttr<64, dims>;
foreach width = [32, 64] in {
  def AnyI # width # ElementsAttr : IntElementsAttrOf<width>;
  def I # width # ElementsAttr : SignlessIntElementsAttr<width>;
}
class FloatElements<int width>
    : And<[IsA<"DenseFPElementsAttr">, Within<"type.elementType", F<width>.predicate>]>;
class FloatElementsAttr<int width>
    : ElementsAttrBase<FloatElements<width>, width # "-bit float elements attribute"> {
  let storageType = "DenseElementsAttr";
  let returnType = "DenseElementsAttr";
}
def F64ElementsAttr : FloatElementsAttr<64>;
class RankedFloatElementsAttr<int width, list<int> dims>
    : ElementsAttrBase<And<[FloatElements<width>, Within<"type", Is<"ranked">>, Within<"type", HasShape<dims>>]>,
                       width # "-bit float elements attribute of shape [" #
                       !interleave(dims, ", ") # "]"> {
  let storageType = "DenseFPElementsAttr";
  let returnType = "DenseFPElementsAttr";
}
class RankedF32ElementsAttr<list<int> dims> : RankedFloatElementsAttr<32, dims>;
class RankedF64ElementsAttr<list<int> dims> : RankedFloatElementsAttr<64, dims>;
def StringElementsAttr
    : ElementsAttrBase<IsA<"DenseStringElementsAttr">, "string elements attribute"> {
  let storageType = "DenseElementsAttr";
  let returnType = "DenseElementsAttr";
}

// Dense arrays: an assembly format writes `[1, 2]`.
class DenseArrayAttrBase<string handle, string element, string line>
    : ElementsAttrBase<IsA<handle>, line # " dense array attribute"> {
  let storageType = handle;
  let returnType = "ArrayRef<" # element # ">";
}
def DenseBoolArrayAttr : DenseArrayAttrBase<"DenseBoolArrayAttr", "bool", "i1">;
foreach width = [8, 16, 32, 64] in
  def DenseI # width # ArrayAttr
      : DenseArrayAttrBase<"DenseI" # width # "ArrayAttr", "i" # width, "i" # width>;
foreach width = [32, 64] in
  def DenseF # width # ArrayAttr
      : DenseArrayAttrBase<"DenseF" # width # "ArrayAttr", "f" # width, "f" # width>;

// Affine maps and sets.
def AffineMapAttr : ClassAttr<"AffineMapAttr", "AffineMap", "AffineMap attribute"> {
  let valueType = Index;
}
def IntegerSetAttr : ClassAttr<"IntegerSetAttr", "IntegerSet", "IntegerSet attribute"> {
  let valueType = NoneType;
}

// Arrays.
class ArrayAttrBase<Pred condition, string line>
    : ClassAttr<"ArrayAttr", "ArrayAttr", line, condition> {
  let valueType = NoneType;
}
def ArrayAttr : ArrayAttrBase<IsA<"ArrayAttr">, "array attribute">;
class TypedArrayAttrBase<Attr element, string line>
    : ArrayAttrBase<And<[IsA<"ArrayAttr">, Within<"each", element.predicate>]>, line> {
  // The constraint on each element.
  Attr elementAttr = element;
}
def LocationArrayAttr : TypedArrayAttrBase<LocationAttr, "location array attribute">;
def AffineMapArrayAttr : TypedArrayAttrBase<AffineMapAttr, "AffineMap array attribute">;
def BoolArrayAttr : TypedArrayAttrBase<BoolAttr, "1-bit boolean array attribute">;
def I32ArrayAttr : TypedArrayAttrBase<I32Attr, "32-bit integer array attribute">;
def I64ArrayAttr : TypedArrayAttrBase<I64Attr, "64-bit integer array attribute">;
def I64SmallVectorArrayAttr
    : TypedArrayAttrBase<I64Attr, "64-bit integer array attribute">;
def F32ArrayAttr : TypedArrayAttrBase<F32Attr, "32-bit float array attribute">;
def F64ArrayAttr : TypedArrayAttrBase<F64Attr, "64-bit float array attribute">;
def StrArrayAttr : TypedArrayAttrBase<StrAttr, "string array attribute">;
def TypeArrayAttr : TypedArrayAttrBase<TypeAttr, "type array attribute">;
def IndexListArrayAttr
    : TypedArrayAttrBase<I64ArrayAttr, "Array of 64-bit integer array attributes">;
def DictArrayAttr : TypedArrayAttrBase<DictionaryAttr, "Array of dictionary attributes">;

// Symbols.
def SymbolRefAttr
    : ClassAttr<"SymbolRefAttr", "SymbolRefAttr", "symbol reference attribute"> {
  let valueType = NoneType;
}
def FlatSymbolRefAttr
    : ClassAttr<"FlatSymbolRefAttr", "StringRef", "flat symbol reference attribute"> {
  let valueType = NoneType;
}
def SymbolRefArrayAttr
    : TypedArrayAttrBase<SymbolRefAttr, "symbol ref array attribute">;
def FlatSymbolRefArrayAttr
    : TypedArrayAttrBase<FlatSymbolRefAttr, "flat symbol ref array attribute">;

// Attributes that are computed, not stored.
class DerivedAttr<code value, code text, code convert = "">
    : Attr<TruePred, "derived attribute"> {
  let returnType = value;
  let convertFromStorage = convert;
  // C++; not used.
  code body = text;
}
class DerivedTypeAttr<code text> : DerivedAttr<"::mlir::Type", text>;

// An attribute with one value.
class ConstantAttr<Attr attribute, string text>
    : AttrConstraint<And<[attribute.predicate, Equals<text>]>, "constant attribute " # text> {
  // The attribute.
  Attr attr = attribute;
  // Its value, as C++ or text.
  string value = text;
}
class ConstantStrAttr<Attr attribute, string text>
    : ConstantAttr<attribute, "\"" # text # "\"">;
class ConstF32Attr<string text> : ConstantAttr<F32Attr, text>;
def ConstBoolAttrFalse : ConstantAttr<BoolAttr, "false">;
def ConstBoolAttrTrue : ConstantAttr<BoolAttr, "true">;
def ConstUnitAttr : ConstantAttr<UnitAttr, "true">;

// Conditions on integers.
class IntNEQValue<int n>
    : AttrConstraint<Compare<"value", "!=", n>, "whose value is not " # n>;
class IntMinValue<int n>
    : AttrConstraint<Compare<"value", ">=", n>, "whose minimum value is " # n>;
class IntMaxValue<int n>
    : AttrConstraint<Compare<"value", "<=", n>, "whose maximum value is " # n>;
def IntNonNegative
    : AttrConstraint<Neg<Is<"negative">>, "whose value is non-negative">;
def IntPositive : AttrConstraint<Is<"positive">, "whose value is positive">;
def IntPowerOf2
    : AttrConstraint<Is<"power of two">, "whose value is a power of two > 0">;
def IntPositivePowerOf2 : AllAttrOf<[IntPositive, IntPowerOf2]>;
class IntValidAlignment<Attr attr> : ConfinedAttr<attr, [IntPositivePowerOf2]>;
class IntIsOneOf<list<int> values>
    : AttrConstraint<OneOf<"value", values>, "whose value is one of {" # !interleave(values, ", ") # "}">;

// Conditions on arrays.
class ArrayMaxCount<int n>
    : AttrConstraint<Compare<"size", "<=", n>, "with at most " # n # " elements">;
class ArrayMinCount<int n>
    : AttrConstraint<Compare<"size", ">=", n>, "with at least " # n # " elements">;
class ArrayCount<int n>
    : AttrConstraint<Compare<"size", "==", n>, "with exactly " # n # " elements">;
class DenseArrayMaxCt<int n> : ArrayMaxCount<n>;
class DenseArrayMinCt<int n> : ArrayMinCount<n>;
class DenseArrayCount<int n> : ArrayCount<n>;
class DenseArrayStrictlyPositive<DenseArrayAttrBase array>
    : AttrConstraint<Within<"each", Is<"positive">>, "whose value is positive"> {
  // The array.
  Attr arrayAttr = array;
}
class DenseArrayNonNegative<DenseArrayAttrBase array>
    : AttrConstraint<Within<"each", Neg<Is<"negative">>>, "whose value is non-negative"> {
  // The array.
  Attr arrayAttr = array;
}
class DenseArraySorted<DenseArrayAttrBase array>
    : AttrConstraint<Is<"sorted">, "should be in non-decreasing order"> {
  // The array.
  Attr arrayAttr = array;
}
class DenseArrayStrictlySorted<DenseArrayAttrBase array>
    : AttrConstraint<Is<"strictly sorted">, "should be in increasing order"> {
  // The array.
  Attr arrayAttr = array;
}
class IntArrayNth<int index, list<Pred> conditions, string line>
    : AttrConstraint<And<[Compare<"size", ">", index>,
                          Within<"at " # index, And<conditions>>]>,
                     "whose " # index # "-th element must be " # line>;
class IntArrayNthElemEq<int index, int value>
    : IntArrayNth<index, [Compare<"value", "==", value>], "" # value>;
class IntArrayNthElemMinValue<int index, int least>
    : IntArrayNth<index, [Compare<"value", ">=", least>], "at least " # least>;
class IntArrayNthElemMaxValue<int index, int most>
    : IntArrayNth<index, [Compare<"value", "<=", most>], "at most " # most>;
class IntArrayNthElemInRange<int index, int least, int most>
    : IntArrayNth<index, [Compare<"value", ">=", least>, Compare<"value", "<=", most>],
                  "at least " # least # " and at most " # most>;

def IsNullAttr
    : AttrConstraint<Is<"absent">, "empty attribute (for optional attributes)">;

// One case of an enum, as a constraint.
class ConstantEnumCase<Attr attribute, string case>
    : ConstantAttr<attribute, case>;

#endif // ISOGLOSS_ATTR_CONSTRAINT_TD
