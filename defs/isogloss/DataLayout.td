// Layout rules: declarations of how types are laid out in memory.
//
//   let dataLayout = ArrayLayout<"element", "rows * columns">;
//
// Sizes are in bits, alignments in bytes. Expressions are over the parameters of
// the type: `+ - * ( )`, `/` or `floordiv`, `ceildiv`, `%` or `mod`,
// `min(a, b)`, `max(a, b)`, `round_up(a, b)`, and for lists `len(p)` and
// `product(p)`.

#ifndef ISOGLOSS_DATA_LAYOUT_TD
#define ISOGLOSS_DATA_LAYOUT_TD

include "isogloss/Dialect.td"
include "isogloss/DataLayoutInterfaces.td"

// Given by expressions.
class ComputedLayout<string size, string alignment, string preferredAlignment = alignment> : LayoutRule {
  // The size in bits, an expression.
  string sizeInBits = size;
  // The ABI alignment in bytes, an expression.
  string abi = alignment;
  // The preferred alignment in bytes, an expression.
  string preferred = preferredAlignment;
}

// Always the same.
class FixedLayout<int size, int alignment, int preferredAlignment = alignment>
    : ComputedLayout<!cast<string>(size), !cast<string>(alignment), !cast<string>(preferredAlignment)>;

// The layout of a parameter that is a type.
class LikeLayout<string name> : LayoutRule {
  // The name of the parameter.
  string parameter = name;
}

// Parameters one after the other, each at its alignment, with padding at the
// end as in C. A parameter may be a type, an optional type or a list of types.
class StructLayout<list<string> names> : LayoutRule {
  // The names of the parameters, in order.
  list<string> members = names;
  // Whether there is no padding.
  bit packed = 0;
}
// The same without any padding.
class PackedStructLayout<list<string> names> : StructLayout<names> {
  let packed = 1;
}

// A number of values of a parameter, each at its alignment.
class ArrayLayout<string name, string expression> : LayoutRule {
  // The name of the parameter that is the type of an element.
  string element = name;
  // The number of elements, an expression.
  string count = expression;
}

// A layout, multiplied by the vector length of the machine.
class ScalableLayout<LayoutRule leastLayout> : LayoutRule {
  // The layout for a vector length of 1.
  LayoutRule least = leastLayout;
}

// A layout, with a width in bits for index computations.
class IndexLayout<string expression, LayoutRule rest> : LayoutRule {
  // The width in bits, an expression.
  string indexWidth = expression;
  // The layout.
  LayoutRule rule = rest;
}

// The scope's entry for the type, `dense<[abi, preferred]>` in bits; without an
// entry, another rule.
//
// - "exact": the entry for the very same type, as floats have it.
// - "first": the first entry for any type of this def, as structs have it.
// - Anything else is the width of a type, an expression: the entry of the next
// larger width counts, or else the largest, as integers have it.
class EntryLayout<string lookup, LayoutRule otherwise> : LayoutRule {
  // Which entry counts: "exact", "first", or an expression for the width.
  string key = lookup;
  // The layout without an entry.
  LayoutRule fallback = otherwise;
  // What an entry of an inner scope may be where an outer scope has one for the
  // same key: "any", "identical", "relax" for the same size with an ABI
  // alignment that divides the outer one, or "redefine" for any where the inner
  // scope has an entry for every key of the outer one.
  string compatibility = "any";
  // Whether entries have the form of pointers: size, alignments, width of indices.
  bit pointer = 0;
  // The parameter that selects the entry, if it is not the whole type.
  string space = "";
}

// A pointer: the scope's entry, `dense<[size, abi, preferred, index]>` in bits;
// otherwise 64 bits, aligned to 8 bytes. An entry is selected by the
// parameter that names the memory space, if there is one.
class PointerLayout<string spaceParameter = "",
                    LayoutRule otherwise = IndexLayout<"64", FixedLayout<64, 8>>>
    : EntryLayout<!if(!empty(spaceParameter), "first", "space"), otherwise> {
  let compatibility = "relax";
  let pointer = 1;
  let space = spaceParameter;
}

#endif // ISOGLOSS_DATA_LAYOUT_TD
