//! The stable codes of this crate's errors, and their explanations (`isogloss explain`).
//!
//! A code is never reused. E02xx: definitions; E03xx: assembly formats; E04xx:
//! types and expressions; E05xx: layout rules; E06xx: interfaces; E07xx: files;
//! E08xx: operations.

macro_rules! codes {
    ($($name:ident = $code:literal, $text:literal;)*) => {
        $(pub(crate) const $name: &str = $code;)*

        /// The explanation of a code; `None` for a code that this crate does not have.
        ///
        /// ```
        /// assert!(isogloss_codegen::explain("E0301").unwrap().contains("parameter"));
        /// assert_eq!(isogloss_codegen::explain("E9999"), None);
        /// ```
        #[must_use]
        pub fn explain(code: &str) -> Option<&'static str> {
            EXPLANATIONS.iter().find(|(known, _)| *known == code).map(|(_, text)| *text)
        }

        /// All codes with their explanations, by area.
        pub const EXPLANATIONS: &[(&str, &str)] = &[$(($code, $text)),*];
    };
}

codes! {
    FIELD = "E0200", "A field of a record is missing, or its value does not have the type of the ODS field. The record may derive from a class of the same name that is not ODS's.";
    DUPLICATE_MNEMONIC = "E0201", "Two types, or two attributes, of one dialect have the same mnemonic. The parser finds a definition by its mnemonic, so the second could never be read.";
    DUPLICATE_CLASS = "E0202", "Two definitions would generate Rust items of the same name. Names come from the second argument of TypeDef and AttrDef, or from the name of an enum or an interface; `let cppClassName` changes it.";
    DUPLICATE_PARAMETER = "E0203", "Two parameters of one definition have the same name, or names that are equal in snake case.";
    UNNAMED_PARAMETER = "E0204", "Every parameter needs a name, because it becomes an accessor: (ins \"u64\":$rows).";
    BAD_NAME = "E0205", "A name cannot be a Rust identifier.";
    BAD_MNEMONIC = "E0206", "A mnemonic is one keyword: a letter or underscore, then letters, digits, and any of `_`, `.`, `$` and `-`.";
    DUPLICATE_CASE = "E0207", "Two cases of one enum have the same name, text or (outside bit sets) number; they could not be distinguished when the text or the number is read back.";
    BAD_CASE = "E0208", "A case of an enum does not fit: its number is too large for the enum, or its text cannot be read back.";
    BOTH_SYNTAXES = "E0209", "An assembly format and a hand-written parser exclude each other: keep either assemblyFormat or hasCustomAssemblyFormat.";
    NO_SYNTAX = "E0210", "A definition with a mnemonic and parameters needs a syntax for them: assemblyFormat, or hasCustomAssemblyFormat with its hook.";
    SYNTAX_WITHOUT_MNEMONIC = "E0211", "An assemblyFormat describes the text after the mnemonic, so a mnemonic is required. With hasCustomAssemblyFormat it is not: the hook then prints the whole text, and the dialect's own syntax (hasCustomTypeSyntax, hasCustomAttributeSyntax) parses it.";
    FORMAT_NEEDS_ACCESSORS = "E0212", "An assembly format reads parameters, so they must have accessors (genAccessors = 1).";
    UNKNOWN_DIALECT = "E0213", "A dialect named in dependentDialects is not in the definition files and has no known Rust path. The path of a dialect of another crate is set by a record, def : CppDialect<\"MyDialect\", \"::my_crate::my\">, or by the option extern_dialect: a method of Config, an argument of `dialect!`, a flag of `isogloss generate`.";
    NO_DIALECT = "E0214", "No dialect to generate: the file defines none, and Config::dialect names none.";
    TOO_MANY_PARAMETERS = "E0215", "A definition may have at most 255 parameters; formats and layout rules number them in one byte.";
    STORAGE = "E0216", "A definition whose storage is written by hand (genStorageClass = 0, hasStorageCustomConstructor = 1) cannot be generated: in Rust the runtime stores the parameters. Declare the parameters, or write the def by hand.";
    NO_EFFECT = "E0217", "The definition sets an ODS field that has no effect in Rust, most often to C++ code. The field is ignored; the help names the alternative.";
    FORMAT_UNKNOWN_PARAMETER = "E0301", "An assembly format names a parameter that the definition does not have.";
    FORMAT_DUPLICATE_PARAMETER = "E0302", "An assembly format contains a parameter twice. Only `ref($name)` inside `custom` may mention it again.";
    FORMAT_MISSING_PARAMETER = "E0303", "An assembly format must contain every parameter; otherwise the printed text could not be read back.";
    FORMAT_SYNTAX = "E0304", "An assembly format consists of literals in backticks, `$parameter`, `params`, `struct(...)`, `qualified($parameter)`, `custom<Name>(...)` and optional groups `( ... $anchor^ ... )?`.";
    FORMAT_LITERAL = "E0305", "A literal is one token: a keyword, one character of punctuation, `->` or `...`; or whitespace: an empty string, one space, or a newline.";
    FORMAT_PLACEMENT = "E0306", "An element of an assembly format is not allowed here.";
    FORMAT_DIRECTIVE = "E0307", "The directive does not exist, or not in assembly formats of this kind: types and attributes have other directives than operations.";
    FORMAT_GROUP = "E0308", "An optional group has exactly one anchor, a parameter or directive marked with `^`; all parameters in it are optional; and its first element is a literal, a parameter or a custom directive, by which the parser recognizes the group.";
    FORMAT_AMBIGUOUS = "E0309", "The parser could not decide whether an optional part is present, because what follows may begin in the same way.";
    FORMAT_CPP_ARGUMENT = "E0310", "A custom directive has a C++ argument. In Rust the directive is an implementation of a trait, which can contain the value.";
    FORMAT_UNREADABLE = "E0311", "An operation's format prints text that it cannot parse back: groups that begin alike, a list before a comma, a property that is not printed.";
    FORMAT_TYPE = "E0312", "The format does not contain the type of an operand or a result, and no trait or constraint determines it. Write `type($name)`, or list a trait such as SameOperandsAndResultType or AllTypesMatch.";
    UNKNOWN_TYPE = "E0401", "The type of a parameter, argument or result is unknown. Name a Rust type of your own by its path (`crate::Angle`), or map a C++ spelling by a record: def : CppType<\"Angle\", \"crate::Angle\">.";
    TYPE_SYNTAX = "E0402", "The type of a parameter is neither a valid C++ type nor a valid Rust type.";
    UNSUPPORTED_TYPE = "E0403", "A type that cannot be a parameter, such as a list of lists.";
    DEFAULT_VALUE = "E0404", "A default value must be a Rust expression, or a C++ expression with a counterpart: a literal, `T()`, `E::Case`. The expression may use `context`, also spelled `$_ctxt`.";
    RUST_EXPRESSION = "E0405", "The body of an interface's method must be a Rust expression or the statements of a block.";
    PREDICATE = "E0406", "A predicate (CPred) is a C++ expression of names, calls, methods and operators over `$_self`. Predicates are combined by And, Or, Neg, SubstLeaves and Concat.";
    COUNT_SYNTAX = "E0501", "A layout expression consists of numbers, parameters, `+ - * / %`, `ceildiv`, `floordiv`, `mod`, parentheses, and the functions len, product, min, max and round_up.";
    COUNT_MEANING = "E0502", "A layout expression uses a parameter of the wrong type, or an unknown function.";
    LAYOUT_UNKNOWN_PARAMETER = "E0503", "A layout rule names a parameter that the definition does not have.";
    LAYOUT_PARAMETER = "E0504", "A layout rule needs a parameter that is a type, or a list of types.";
    LAYOUT_RULE = "E0505", "The layout rule is not one of \"isogloss/DataLayout.td\".";
    LAYOUT_INTERFACE = "E0506", "A layout rule implements DataLayoutTypeInterface, which must be among the traits.";
    LAYOUT_ALIGNMENT = "E0507", "Alignments are powers of two, in bytes (sizes are in bits), and the preferred alignment is not less than the ABI alignment.";
    LAYOUT_CYCLE = "E0508", "The layout of a type depends on itself, directly or through other types, so no value of the type could exist. A struct may have itself as an optional member or in a list.";
    LAYOUT_KEY = "E0509", "An entry rule names the entry of a scope that applies (\"exact\", \"first\", or an expression for the width of a type), and which entries combine with those of outer scopes (\"any\", \"identical\", \"relax\", \"redefine\").";
    DUPLICATE_METHOD = "E0601", "An interface has two methods of one name. Rust has no overloading.";
    BODY_AND_DEFAULT = "E0602", "A method has either a body, which cannot be overridden, or a default, which can.";
    UNKNOWN_METHOD = "E0603", "A list of overridden methods names a method that the interface does not have.";
    INTERFACE_KIND = "E0604", "A type can only implement type interfaces, an attribute only attribute interfaces, an operation only operation interfaces; the bases of an interface are of its own kind.";
    INTERFACE_CYCLE = "E0605", "An interface is its own base, directly or through other interfaces.";
    INTERFACE_STATIC = "E0606", "A static method, and a method of an interface of operations, cannot have a body that no implementation overrides; give it as a default (defaultBody).";
    OP_ARGUMENT = "E0801", "The lists of an operation hold constraints: `(ins I32:$x, StrAttr:$name)` for arguments, `(outs I32:$y)`, `(region AnyRegion:$body)`, `(successor AnySuccessor:$dest)`. Arguments may be constraints on types (operands), attributes and properties.";
    OP_UNNAMED = "E0802", "An attribute or property of an operation is found by its name, so it must have one.";
    OP_DUPLICATE = "E0803", "Two operations have the same name, so the second could never be parsed.";
    OP_DUPLICATE_PART = "E0804", "Two parts of an operation have the same name, or names that become the same method in Rust: an attribute `x` is read by `x` and `x_attr`.";
    OP_RESERVED = "E0805", "A part of an operation has the name of a method of every operation, which mlir-tblgen rejects. In Rust its accessor has an underscore after the name.";
    OP_SEGMENTS = "E0806", "Several operands, or several results, are variadic, and no trait divides the values among them. With AttrSizedOperandSegments (AttrSizedResultSegments) the operation stores the size of each; with SameVariadicOperandSize (SameVariadicResultSize) all have the same size. The two traits exclude each other, and the former needs at least two variadic parts.";
    OP_NESTED = "E0807", "VariadicOfVariadic<T, \"sizes\"> is for operands, and needs an attribute DenseI32ArrayAttr:$sizes of the same operation.";
    OP_ORDER = "E0808", "Only the last of an operation's regions, and the last of its successors, may be variadic.";
    OP_TRAIT_ORDER = "E0809", "A trait requires another one before it in the list (dependentTraits).";
    OP_TRAIT_ARGUMENT = "E0810", "A trait, such as AllTypesMatch or TypesMatchWith, names an argument or a result that the operation does not have.";
    OP_TRAIT_CONFLICT = "E0811", "Traits of an operation exclude each other, or apply to regions that the operation does not have.";
    OP_TRAIT_CYCLE = "E0812", "A list of traits contains itself.";
    OP_BUILDER = "E0813", "The arguments of a builder are types, as strings, or CArg with a default value.";
    OP_CLASS = "E0814", "A trait names the class of another operation (HasParent, ParentOneOf, SingleBlockImplicitTerminator) that no definition file has, or whose operations cannot end a block: an implicit terminator has the trait Terminator, and is created without operands, results, attributes and successors.";
    UNCHECKED = "E0821", "A condition or a transformer is C++ without a counterpart in Rust, so it is not verified. Name a Rust function to call instead: def : CppFunction<\"isFoo\", \"crate::is_foo\">.";
    OP_DEFAULT = "E0822", "The default value of an operation's attribute is C++ without a counterpart in Rust, so the attribute is required. Write a number, `true`, `false`, a quoted string, a case of an enum or `{}`, or name a Rust function to call instead: def : CppFunction<\"makeFoo()\", \"crate::make_foo\">.";
    READ = "E0701", "A file could not be read or written.";
    OPTION = "E0702", "The value of an option of the generator is wrong: the path of the runtime or of a dialect of another crate is a Rust path.";
}
