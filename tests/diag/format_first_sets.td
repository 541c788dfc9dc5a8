// Formats of types whose text is read back as something else, or not at all, each with a text.
include "isogloss/Dialect.td"
def T_Dialect : Dialect { let name = "t"; }
class T_Type<string name> : TypeDef<T_Dialect, name> { let mnemonic = !tolower(name); }
// !t.numbers<3>, where b is 3
def T_Numbers : T_Type<"Numbers"> {
  let parameters = (ins OptionalParameter<"u32">:$a, OptionalParameter<"u32">:$b);
  let assemblyFormat = "`<` $a $b `>`";
}
// !t.comma<1, 2>, where a is 1
def T_Comma : T_Type<"Comma"> {
  let parameters = (ins OptionalArrayRefParameter<"u32">:$a, "u32":$b);
  let assemblyFormat = "`<` ($a^)? `,` $b `>`";
}
// !t.words<true>, where b is true
def T_Words : T_Type<"Words"> {
  let parameters = (ins OptionalParameter<"bool">:$a, OptionalParameter<"u32">:$b);
  let assemblyFormat = "`<` (`true` $b^)? ($a^)? `>`";
}

// These are read back.
def T_Keyed : T_Type<"Keyed"> {
  let parameters = (ins OptionalParameter<"u32">:$a, OptionalParameter<"u32">:$b);
  let assemblyFormat = "`<` ($a^)? (`,` $b^)? `>`";
}
// A list that is not optional has elements.
def T_List : T_Type<"List"> {
  let parameters = (ins ArrayRefParameter<"u32">:$a);
  let assemblyFormat = "`<` $a `>`";
}
