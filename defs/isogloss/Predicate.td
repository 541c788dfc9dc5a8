// Structural tests: conditions on types, attributes, properties and regions that
// need no code. A condition of one's own is a `RustPred`.

#ifndef ISOGLOSS_PREDICATE_TD
#define ISOGLOSS_PREDICATE_TD

include "isogloss/Constraint.td"
// `CppFunction` names a function in Rust for a condition in C++.
include "isogloss/RustType.td"

// A test by its name. The classes below have one for each.
class StructuralPred<string name, list<string> values = []> : Pred {
  // The name of the test.
  string test = name;
  // Its arguments.
  list<string> arguments = values;
}

// An instance of a class: the handle of a type or attribute definition, an
// interface, or a family such as `FloatType`.
class IsA<string name> : StructuralPred<"isa", [name]>;

// The type or attribute has a trait.
class HasTrait<string trait> : StructuralPred<"trait", [trait]>;

// The type or attribute has an interface, or its dialect promises one.
class HasPromise<string interface> : StructuralPred<"promise", [interface]>;

// A property that is there or is not:
//   of types: "signless", "signed", "unsigned" (of integers), "ranked",
//     "static shape", "strided", "scalable", "trailing scalable", "all scalable";
//   of integers and floats: "negative", "positive"; of integers: "power of two";
//   of arrays: "sorted", "strictly sorted";
//   of optional properties: "present";
//   of attributes: "absent".
class Is<string property> : StructuralPred<"is", [property]>;

// A number compared with another: `==`, `!=`, `<`, `<=`, `>`, `>=`. The number is
// the "width" of an integer type in bits, the "rank" or "element count" of a
// shape, "dim N" (from the end if negative), the "size" of an array, a list, a text or
// bytes, the "value" of an integer or a float, the "unsigned value" of the bits of an integer, the "blocks" of a region, or
// the "operands" or "results" of an operation.
class Compare<string measure, string comparison, int number>
    : StructuralPred<"compare", [measure, comparison, !cast<string>(number)]>;

// A number is one of several.
class OneOf<string measure, list<int> numbers>
    : StructuralPred<"one of", [measure] # !foreach(n, numbers, !cast<string>(n))>;

// The shape is this.
class HasShape<list<int> dims>
    : StructuralPred<"shape", !foreach(dim, dims, !cast<string>(dim))>;

// An attribute or a property has this value, which is written as a default value is.
class Equals<string value> : StructuralPred<"equals", [value]>;

// An opaque type of a dialect, by its name.
class IsOpaque<string dialect, string name> : StructuralPred<"opaque", [dialect, name]>;

// A type or attribute of a dialect, of any mnemonic or of one of these. The dialect
// need not be known when this is read.
class HasMnemonic<string dialect, list<string> mnemonics = []>
    : StructuralPred<"mnemonic", [dialect] # mnemonics>;

// Values are equal; each is a path as in `Within`.
class Same<list<string> paths> : StructuralPred<"same", paths>;

// Types are equal, where shapes that may turn out to be equal count as such.
class Broadcastable<string from, string to>
    : StructuralPred<"broadcastable", [from, to]>;

// A condition on a part. The path begins with `$name` for an argument or result of
// the operation, with "operand N" or "result N", or with neither for what the
// condition is about. Steps are separated by dots: "type", "elementType" (of a
// shaped or complex type), "elementTypeOrSelf", "value" (of a type attribute), "each"
// (element of an array or a tuple), "eachFlattened", "at N", "shape", "rank",
// "elementCount", "typeId", "parameter NAME" (of a type or an attribute).
class Within<string steps, Pred condition> : Pred {
  // The steps from the subject, separated by dots.
  string path = steps;
  // The condition on what is at the end of the path.
  Pred inner = condition;
}

// A function of the author by its path: `fn holds(subject: Subject<'_>) -> bool`. The
// value of a parameter is `subject.value::<u32>()`, also of an enum or a Rust type of
// the author.
class RustPred<string path> : Pred {
  // The path of a Rust function `fn(isogloss::constraint::Subject<'_>) ->
  // bool`.
  string rustPath = path;
}

// What is always so, and what never is.
defvar TruePred = And<[]>;
defvar False = Or<[]>;

#endif // ISOGLOSS_PREDICATE_TD
