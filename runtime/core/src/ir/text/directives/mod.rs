//! The directives of operations' formats with arguments whose text is the library's: a file for each, with the function that
//! parses it and the one that prints it. They are called as an author's `custom<X>` is. The generator's row, of the same
//! name, is in `model/format/directives/`.
//!
//! Not here: directives without arguments (`bare`), and those that the interpreter of formats has itself (`type`,
//! `functional-type`, `oilist`).

pub(super) use attribute_text::Made;
pub(super) use hidden::HiddenRegions;

use crate::ir::format::{OpArgument, OpDirective, OpElement, OpPart, TypesOf};
use crate::ir::{OpRef, Operands, RegionRef, ValueRef};
use crate::{Attribute, Type};
use std::ptr;

macro_rules! directives {
    ($($(#[$doc:meta])* $module:ident $constant:ident $name:literal $expected:literal $form:literal;)*) => {
        $(
            mod $module;

            $(#[$doc])*
            pub static $constant: OpDirective =
                OpDirective { name: $name, parse: $module::parse, print: $module::print };
        )*

        /// The directive of that name in formats.
        #[must_use]
        pub fn directive(name: &str) -> Option<&'static OpDirective> {
            [$(&$constant,)*].into_iter().find(|directive| directive.name == name)
        }

        /// Whether all directives of a form are those of this module. They write no attributes but those of the operation and
        /// of what is inside it.
        pub(super) fn are_shipped(elements: &'static [OpElement]) -> bool {
            let is_shipped = |directive: &OpDirective| [$(&$constant,)*].into_iter().any(|own| ptr::eq(own, directive));
            elements.iter().all(|element| match element {
                OpElement::Part { part: OpPart::Custom { directive, .. }, .. } => is_shipped(directive),
                OpElement::Part { part: OpPart::Clauses(clauses), .. } => {
                    clauses.iter().all(|clause| are_shipped(clause.elements))
                }
                OpElement::Part { .. } | OpElement::Literal { .. } | OpElement::Whitespace(_) => true,
                OpElement::Optional { then, otherwise, .. } => are_shipped(then) && are_shipped(otherwise),
            })
        }

        /// What an error expects where a directive finds nothing of its text, and how readers of errors see the text.
        pub(super) fn words(directive: &'static OpDirective) -> Option<(&'static str, &'static str)> {
            let all: &[(&'static OpDirective, _)] = &[$((&$constant, ($expected, $form)),)*];
            all.iter().find(|(known, _)| ptr::eq(*known, directive)).map(|(_, words)| *words)
        }
    };
}

// The file; the table; the name in formats; what its text is, where it is missing; its text, as readers of errors see it.
directives! {
    /// A list of values and integers: `[%a, 4]`.
    dynamic_index_list DYNAMIC_INDEX_LIST "dynamic-index-list" "a list of values and integers" "[%value, 4, ...]";
    /// An affine map, and the values that it is applied to: `affine_map<(d0)[s0] -> (d0 + s0)>(%a)[%b]`.
    applied_map APPLIED_MAP "applied-map" "an affine map" "#map(%operand, ...)";
    /// Operands after the names of the arguments of a region: `(%a = %x)`.
    assignments ASSIGNMENTS "assignments" "'('" "(%argument = %operand, ...)";
    /// The arguments of a region, each with the operand that it gets: `(%a = %b : i32)`.
    bindings BINDINGS "bindings" "'('" "(%argument = %operand : type, ...)";
    /// The results of an affine map with operands in the places of dimensions: `[%i + 3]`.
    affine_indices AFFINE_INDICES "affine-indices" "'['" "[%operand + integer, ...]";
    /// A loop with affine bounds: `%i = 0 to %n step 2`.
    affine_loop AFFINE_LOOP "affine-loop" "the index of a loop" "%index = bound to bound step integer";
    /// The type in an attribute, and that of a value: `i32 as i8`.
    aliased_type ALIASED_TYPE "aliased-type" "a type" "type (as type)?";
    /// A region whose arguments have the names of operands.
    shadowed SHADOWED "shadowed" "'{' to begin a region" "{...}";
    /// The arguments of a region after the operands that they get: `(%a as %x: i32)`.
    captures CAPTURES "captures" "'('" "(%operand as %argument: type, ...)";
    /// The arguments and results of a function without a body: `(%a : i32, i8 ...) -> f32`.
    declared_signature DECLARED_SIGNATURE "declared-signature" "'('" "(%argument : type ..., ...) -> type";
    /// An attribute that always has the same value: no text.
    given_attribute GIVEN_ATTRIBUTE "given-attribute" "an attribute" "";
    /// Results with the types of operands: no text.
    same_types SAME_TYPES "same-types" "a type" "";
    /// Operands with the results of affine maps, and more: `%a[%i + 3], %b : t`.
    indexed_operands INDEXED_OPERANDS "indexed-operands" "an operand" "%operand[%operand + integer, ...], ... : type, ...";
    /// An operand after a word for its type: `ptr(%a`.
    typed_word TYPED_WORD "typed-word" "a word" "word(%operand";
    /// No, one or several operands: `*`, `%a`, `(%a, %b)`.
    starred STARRED "starred" "'*'" "* or (%operand, ...)";
    /// Operands, some with a range: `(%a[%o to %e for %l], %b)`.
    sliced_operands SLICED_OPERANDS "sliced-operands" "'('" "(%operand[%offset to %end for %length], ...)";
    /// Operands, each with attributes.
    annotated_operands ANNOTATED_OPERANDS "annotated-operands" "an operand" "%operand<...>, ...";
    /// An attribute without the beginning and the end of its text.
    enclosed ENCLOSED "enclosed" "an opening bracket" "[...]";
    /// The name of the value that the operation defines, or another one.
    value_name VALUE_NAME "value-name" "a name" "(name \"x\")?";
    /// Types around those of other values: no text.
    wrapped_types WRAPPED_TYPES "wrapped-types" "a type" "";
    /// An integer with as many bits as some together: no text.
    joined_integer JOINED_INTEGER "joined-integer" "a type" "";
    /// Operands after names, each with its type: `(a: %x: i32)`.
    named_operands NAMED_OPERANDS "named-operands" "'('" "(name: %operand: type, ...)";
    /// The arguments and results of a module as ports, of which each property is a list of its own: `(in %a: i1, out %b: i2)`.
    port_lists PORT_LISTS "port-lists" "'('" "(in %argument: type, out %argument: type, ...)";
    /// The attributes that the format does not name, some of which may be left out.
    implied_dict IMPLIED_DICT "implied-dict" "'{' in attribute dictionary" "{...}?";
    /// The types of two values, or one, if they are equal.
    shared_type SHARED_TYPE "shared-type" "a type" "type, type";
    /// A word for an attribute, of which one is not written.
    implied_word IMPLIED_WORD "implied-word" "a keyword" "(keyword)?";
    /// A type that is a part of the text of another one: no text.
    type_part TYPE_PART "type-part" "a type" "";
    /// The way to a part of a type with members: `a, %i, b : (!d.ref<...>, index) -> i8`.
    member_path MEMBER_PATH "member-path" "a member or an operand" "member, %operand, ... : (type, ...) -> type";
    /// A member of a type with names: `[a] : type`.
    member MEMBER "member" "'['" "[name] {...}? : type";
    /// An integer with as many bits as its type has.
    sized_integer SIZED_INTEGER "sized-integer" "an integer" "integer : type";
    /// A number of results with the type of an operand: `[2] %x : type`.
    counted COUNTED "counted" "'['" "[integer] %operand {...}? : type";
    /// Operands, each after a word: `up %a, down %b`.
    word_operands WORD_OPERANDS "word-operands" "a keyword" "keyword %operand, ...";
    /// The arguments of a region, and the names and types of what it defines: `(%a: i8) -> (x: i8)`.
    members MEMBERS "members" "'('" "(%argument: type, ...) (-> (name: type, ...))?";
    /// An attribute with lists of integers as pairs of lists.
    paired_fields PAIRED_FIELDS "paired-fields" "a pair of lists" "name = [...] x [...], ...";
    /// Attributes after their names, without the beginnings and ends of their texts.
    stripped_fields STRIPPED_FIELDS "stripped-fields" "','" "(, name = value)*";
    /// Values, each with what its reduction begins with, and the region that reduces two.
    reduction REDUCTION "reduction" "'('" "(%operand init: %operand), ... across dimensions = [...] : type";
    /// Integers as words: `row, none`.
    numbered_words NUMBERED_WORDS "numbered-words" "a keyword" "keyword, ...";
    /// The arguments of a region whose types are those of a type.
    typed_arguments TYPED_ARGUMENTS "typed-arguments" "'('" "((name =)? %argument: type, ...)";
    /// A string after a word, unless it is that of another attribute.
    unless_equal UNLESS_EQUAL "unless-equal" "a keyword" "(word string)?";
    /// Symbols in brackets, of which those with nested references are other attributes.
    nested_symbols NESTED_SYMBOLS "nested-symbols" "'['" "[@symbol::@symbol, ...]";
    /// An operand after its guard: `%guard ? %x`.
    guarded GUARDED "guarded" "an operand" "(%guard ?)? %operand";
    /// The arguments of a region in two lists: `(%a: i8) -> (%b: i8)`.
    two_port_lists TWO_PORT_LISTS "two-port-lists" "'('" "(%argument: type, ...) -> (%argument: type, ...)";
    /// Types after names: `(a: i32)`.
    named_types NAMED_TYPES "named-types" "'('" "(name: type, ...)";
    /// Lists of values and integers in a list: `[[%a, 4], [8]]`.
    nested_index_lists NESTED_INDEX_LISTS "nested-index-lists" "'['" "[[%value, 4, ...], ...]";
    /// The arguments of a region: `(%a: i32)`.
    arguments ARGUMENTS "arguments" "'('" "(%argument: type, ...)";
    /// An attribute whose type a result has, or the type.
    constant CONSTANT "constant" "an attribute or ':'" "{...}? attribute? (: type)?";
    /// Integers without brackets.
    integers INTEGERS "integers" "integers" "integer, ...";
    /// An array of attributes in braces, or the only one alone.
    one_or_more ONE_OR_MORE "one-or-more" "an attribute" "attribute or {attribute, ...}";
    /// Two lists of operands as pairs.
    paired PAIRED "paired" "a pair of operands" "%a ... %b, ...";
    /// Parameters with their types and values in angle brackets.
    parameter_list PARAMETER_LIST "parameter-list" "'<'" "<name: type = value, ...>?";
    /// The arguments and results of a module as ports: `(in %a : i1, out b : i2)`.
    ports PORTS "ports" "'('" "(in %argument : type, out name : type, ...)";
    /// The types and attributes of the access of a vector in a shaped value: no text.
    projection_defaults PROJECTION_DEFAULTS "projection-defaults" "a type" "";
    /// The attributes that the format does not name, with those of the access of a vector in a shaped value.
    projection_dict PROJECTION_DICT "projection-dict" "'{' in attribute dictionary" "{...}?";
    /// Ranges of integers: `[0:4:2]`.
    ranges RANGES "ranges" "'['" "[start:limit:stride, ...]";
    /// Attributes after other names than theirs: `x = 1`.
    renamed_fields RENAMED_FIELDS "renamed-fields" "the name of an attribute" "name = value, ...";
    /// A symbol and the name that it has here: `@a as("b")`.
    renamed_symbol RENAMED_SYMBOL "renamed-symbol" "a symbol" "@symbol as(name)";
    /// A string as a symbol.
    symbol SYMBOL "symbol" "a symbol" "@name";
    /// Types in parentheses.
    type_list TYPE_LIST "type-list" "'('" "(type, ...)";
    /// Operands, each with its type.
    typed_operands TYPED_OPERANDS "typed-operands" "an operand" "%operand: type, ...";
    /// Types after an arrow, or nothing.
    arrow_types ARROW_TYPES "arrow-types" "'->'" "(-> type)?";
    /// A dictionary of some attributes.
    dict DICT "dict" "'{' in attribute dictionary" "{...}";
    /// Types of operands and of results, with an arrow between them if there are both.
    from_to_types FROM_TO_TYPES "from-to-types" "a type" "(type, ...)? (->)? (type, ...)?";
    /// A region that the text does not have.
    hidden HIDDEN "hidden" "a region" "";
    /// The attributes that the format does not name, after some words.
    keyed_dict KEYED_DICT "keyed-dict" "a keyword" "(keyword {...})?";
    /// A result of the same type for each operand that is a tensor: no text.
    tensor_types TENSOR_TYPES "tensor-types" "a type" "";
    /// The type that a value has if it is there: no text.
    given_type GIVEN_TYPE "given-type" "a value" "";
    /// A function type, with the values of dynamic dimensions and with tied results.
    sized_function SIZED_FUNCTION "sized-function" "'('" "(type{%size, ...}, ...) -> (%operand as type, ...)";
    /// Types, each with the values of its dynamic dimensions.
    sized_types SIZED_TYPES "sized-types" "a type" "type{%size, ...}, ...";
    /// The arguments and results of a function, of which a result may be tied to an argument.
    tied_signature TIED_SIGNATURE "tied-signature" "'('" "(%argument: type, ...) -> (%argument as type, ...)";
    /// A type with the values of its dynamic dimensions, after the operand that it is tied to.
    tied_type TIED_TYPE "tied-type" "a type" "(%operand as)? type{%size, ...}";
    /// The types of results, of which one may be tied to an operand.
    tied_types TIED_TYPES "tied-types" "a type" "(%operand as type, ...)";
    /// The visibility of a symbol, which the operation need not declare.
    visibility VISIBILITY "visibility" "a visibility" "(keyword)?";
    /// An attribute with its type, or a type without an attribute.
    type_or_value TYPE_OR_VALUE "type-or-value" "':' or '='" ": type or = attribute";
    /// One type if all types are equal; otherwise a function type.
    common_type COMMON_TYPE "common-type" "a type" "type";
    /// Attributes after their names: `a = 1, b = 2`.
    fields STRUCT "struct" "the name of an attribute" "name = value, ...";
    /// A region whose arguments other directives name.
    body BODY "body" "'{' to begin a region" "{...}";
    /// An attribute after a word, of which one is not written.
    implied_attribute IMPLIED_ATTRIBUTE "implied-attribute" "a keyword" "(word = attribute)?";
    /// Identity maps for types: no text.
    identity_maps IDENTITY_MAPS "identity-maps" "a map" "";
    /// Types that are made of others: no text.
    computed_types COMPUTED_TYPES "computed-types" "a type" "";
    /// The attributes that the format does not name, also those with default values.
    full_dict FULL_DICT "full-dict" "'{' in attribute dictionary" "{...}?";
    /// A truth value as one of two words.
    flag FLAG "flag" "a keyword" "keyword";
    /// Integers as sizes: `16x8`.
    dimension_list DIMENSION_LIST "dimension-list" "a dimension" "integerxinteger";
    /// A region of one operation in a line: `{ d.x }`.
    one_line_region ONE_LINE_REGION "one-line-region" "'{' to begin a region" "{ operation }";
    /// The attributes that the format does not name, some of which are words.
    word_dict WORD_DICT "word-dict" "'{' in attribute dictionary" "{name = word, ...}?";
    /// A loop with several indices and affine bounds: `(%i, %j) = (0, 0) to (%n, 10)`.
    affine_ranges AFFINE_RANGES "affine-ranges" "'('" "(%index, ...) = (bound, ...) to (bound, ...)";
    /// A region of one operation by its name: `{ d.add }`.
    payload PAYLOAD "payload" "'{'" "({ operation })?";
    /// The region of `payload`, if that does not have it.
    payload_body PAYLOAD_BODY "payload-body" "'('" "((%argument: type, ...) {...})?";
    /// The arguments of a region, of types inside of those of the operands that they get: `(%a as %x: !d.value<i32>)`.
    unwrapped_captures UNWRAPPED_CAPTURES "unwrapped-captures" "'('" "(%operand as %argument: type, ...)?";
    /// The index of a loop, its bounds and its step: `%i = %a to %b step %c`.
    loop_range LOOP_RANGE "loop-range" "the index of a loop" "%index = %from to %to step %step (: type)?";
    /// A type and a value of it: `i32 = 4`.
    type_then_value TYPE_THEN_VALUE "type-then-value" "a type" "type (= attribute)?";
    /// A string, in brackets if a unit is there.
    bracketed BRACKETED "bracketed" "a string" "string or <string>";
    /// The elements of a tensor of indices: `[1, 2]`.
    index_elements INDEX_ELEMENTS "index-elements" "'['" "[integer, ...]";
    /// The arguments of a region with what they get, and a function type: `(%a = %x) : (i32) -> i32`.
    initialized_function INITIALIZED_FUNCTION "initialized-function" "'(' or ':'" "(%argument = %operand, ...)? : type";
    /// A region with its terminator.
    whole_region WHOLE_REGION "whole-region" "'{' to begin a region" "{...}";
    /// Operands and the type of a result after a word: `ordering(%a -> !d.token)`.
    ordering ORDERING "ordering" "a keyword" "(word(%operand, ... -> type))?";
    /// The type of a tensor, or a value of it.
    shape_and_value SHAPE_AND_VALUE "shape-and-value" "':' or '='" ": type or = attribute";
    /// The word, if there is a token, whose type is then known, and operands in brackets, if there are some: `async [%a, %b]`.
    flagged_operands FLAGGED_OPERANDS "flagged-operands" "a word or operands in brackets" "word? [%operand, ...]?";
    /// Operands, each after its name, in parentheses: `(a: %x, b: %y)`.
    named_values NAMED_VALUES "named-values" "'('" "(name: %operand, ...)";
    /// A region, or nothing, if it has one block without operations and arguments.
    optional_region OPTIONAL_REGION "optional-region" "a region" "{...}?";
    /// The type that all operands have, once: `i32`.
    one_type ONE_TYPE "one-type" "a type" "type";
    /// A word for the unit attribute of this name, which the operation need not declare.
    undeclared_flag UNDECLARED_FLAG "undeclared-flag" "a keyword" "word?";
    /// `: i32`, a type that the values have that are there; nothing, if it is the one of the string.
    default_type DEFAULT_TYPE "default-type" "':'" "(: type)?";
    /// An attribute in angle brackets; nothing, if it is the one of the string.
    angled_attribute ANGLED_ATTRIBUTE "angled-attribute" "'<'" "(<attribute>)?";
    /// Numbers, all but some numbers, or all: `1, 2`, `except(1, 2)`, `all`.
    selection SELECTION "selection" "integers" "integer, ...";
    /// Pairs of symbols from two arrays, a line each: `@a -> @b, @c -> @d`.
    symbol_pairs SYMBOL_PAIRS "symbol-pairs" "a symbol" "@symbol -> @symbol, ...";
    /// An operand, `%a`, or an integer of this type, `3`, where an operand may be.
    value_or_attribute VALUE_OR_ATTRIBUTE "value-or-attribute" "an operand or an integer" "%operand or integer";
    /// Operands and then their types, `%a : i32`, or `%a, %b : (i32, f32)`; nothing without operands.
    operands_and_types OPERANDS_AND_TYPES "operands-and-types" "an operand" "%operand : type";
    /// Values and integers in a list, `[%a, 4]`, or one value with the whole list, `*(%a)`.
    packed_index_list PACKED_INDEX_LIST "packed-index-list" "a list of values and integers" "[%value, 4, ...]";
    /// ` -> (%a : i32)`, operands after an arrow; with the flag ` -> <inferred>`; nothing without both.
    types_or_word TYPES_OR_WORD "types-or-word" "'->'" "(-> (%operand : type))?";
    /// The argument of a region with its type, and the operand that it is an element of: `%a : !d.value in %b`.
    element_loop ELEMENT_LOOP "element-loop" "an argument" "%argument : type in %operand";
    /// No text.
    mapped_type MAPPED_TYPE "mapped-type" "a type" "";
    /// No text.
    joined_type JOINED_TYPE "joined-type" "a type" "";
    /// An integer and an operand with its type, `3 times %x {...} : !d.bits<4>`; the number in the type of the result is so many times that of the operand.
    multiple MULTIPLE "multiple" "an integer" "integer word %operand {...}? : type";
    /// No text.
    unwrapped_types UNWRAPPED_TYPES "unwrapped-types" "a type" "";
    /// As `signature`; an argument of the body has a type whose text is that of the argument of the function between these: `(%a: !d.ref<i32>) -> i32`.
    wrapped_signature WRAPPED_SIGNATURE "wrapped-signature" "'('" "(%argument: type, ...) -> type";
    /// More arguments of a region in two lists with attributes, `workgroup(%a : i8 {d.x}) private(%b : i8)`.
    attributions ATTRIBUTIONS "attributions" "a keyword" "(word(%argument : type, ...))?";
    /// Three operands for each word.
    launch_sizes LAUNCH_SIZES "launch-sizes" "a keyword" "word(%argument, ...) in (%argument = %operand, ...)";
    /// A dictionary whose values may be operands, or be in lists with them: `{"a" = 1, "b" = %x, "c" = [%x, "d"]}`.
    options OPTIONS "options" "'{'" "{\"name\" = value, ...}";
    /// Operands after their names as strings, `{"a" = %x, "b" = %y}`; nothing without operands.
    keyed_operands KEYED_OPERANDS "keyed-operands" "'{'" "{\"name\" = %operand, ...}?";
    /// Operands with their types after a word, `args(%a : i32, %b : f32)`; nothing without operands.
    passed_operands PASSED_OPERANDS "passed-operands" "a keyword" "word(%operand : type, ...)?";
    /// The attribute of this name, which the operation need not declare; with a type, an integer of this type: `3`.
    attribute_of ATTRIBUTE_OF "attribute-of" "an attribute" "attribute";
    /// An integer of this type after a word, `word(3)`, for the attribute of this name, which the operation need not declare; nothing without it.
    counted_attribute COUNTED_ATTRIBUTE "counted-attribute" "a keyword" "(word(integer))?";
    /// An integer of any size without its type: `-123`.
    wide_integer WIDE_INTEGER "wide-integer" "an integer" "integer";
    /// The number of a word in quotes, `"one"`, for the attribute of this name, which the operation need not declare.
    quoted_number QUOTED_NUMBER "quoted-number" "a string" "\"word\"";
    /// The text of an attribute between these, in quotes, `"small"`, or in brackets, too, `["small"]`.
    quoted_word QUOTED_WORD "quoted-word" "a string" "\"word\" or [\"word\"]?";
    /// The text of an attribute between these as a keyword: `small`.
    bare_word BARE_WORD "bare-word" "a keyword" "word";
    /// The text of an attribute between these after a word, `kind(small)`; nothing, if it is that of the fourth string.
    implied_call IMPLIED_CALL "implied-call" "a keyword" "(word(word))?";
    /// An array of integers of this type without their types and without brackets: `1, 2`.
    number_list NUMBER_LIST "number-list" "an integer" "integer, ...";
    /// The elements of an array, each after a comma: `, @a, @b`; with a type, integers of this type, `, 1, 2`.
    trailing_list TRAILING_LIST "trailing-list" "','" "(, attribute)*";
    /// A pointer after the last part of its type in quotes, values, attributes in brackets, and the type of what it points to: `"Private" %p, %x ["Aligned", 4] {...} : i8`, where `%p` is a `!d.ptr<i8, Private>`.
    pointer_access POINTER_ACCESS "pointer-access" "a string" "\"class\" %pointer, ... [\"access\", 4]? : type";
    /// No text.
    path_type PATH_TYPE "path-type" "a type" "";
    /// A symbol, or else the first operand, and the other operands: `@f(%a, %b)`, `%f(%a)`.
    called CALLED "called" "a symbol or an operand" "@symbol(%operand, ...)";
    /// The types of what `called` has, with attributes: `(i32 {d.x}, f32) -> i32`.
    called_types CALLED_TYPES "called-types" "'('" "(type, ...) -> type";
    /// The argument of a region, an index, and its bounds: `%i = %a to %b step %c`.
    index_loop INDEX_LOOP "index-loop" "an argument" "%argument = %operand to %operand step %operand";
    /// The further arguments of a region with the operands that they begin with, and the types of the results: `iter_args(%a = %x) -> (i32)`.
    loop_results LOOP_RESULTS "loop-results" "a keyword" "(iter_args(%argument = %operand, ...) -> (type, ...))?";
    /// An argument of a region that is the iterator of a space, and what else the loop has: `%it in %space at(%c, _) iter_args(%a = %x) : type -> (type, ...)`.
    space_loop SPACE_LOOP "space-loop" "an argument" "%argument in %operand (at(%argument or _, ...))? (iter_args(%argument = %operand, ...))? : type (-> (type, ...))?";
    /// Several spaces, and a region for each case of iterators: `(%s, %t) : (type, type) case %it, _ {...}`.
    space_cases SPACE_CASES "space-cases" "'('" "(%operand, ...) (at(%argument or _, ...))? (iter_args(%argument = %operand, ...))? : (type, ...) (-> (type, ...))? (case %argument or _, ... {...})*";
    /// Operands in parentheses, one or three for each dimension: `(%a, %b:%c:%d)`; nothing without dimensions.
    designator DESIGNATOR "designator" "'('" "(%operand, %operand:%operand:%operand, ...)?";
    /// A word for an attribute that is false or true; nothing without it.
    flag_word FLAG_WORD "flag-word" "a keyword" "word?";
    /// Lower and upper bounds in turn, of a dense attribute of indices, as two lists: `from (0, 0) to (7, 2)`.
    dense_range DENSE_RANGE "dense-range" "a keyword" "word (integer, ...) word (integer, ...)";
    /// Operands, each after an attribute and with its type, `reduce(#d.kind<add> -> %a : i32)`; nothing without operands.
    reduced_operands REDUCED_OPERANDS "reduced-operands" "a keyword" "(word(attribute -> %operand : type, ...))?";
    /// An argument of a region of this type, and the operand that it begins with: `%a = %b`.
    bound_argument BOUND_ARGUMENT "bound-argument" "an argument" "%argument = %operand";
    /// An attribute without its dialect and the name of its class, and without a blank before it.
    unspaced_attribute UNSPACED_ATTRIBUTE "unspaced-attribute" "an attribute" "attribute";
    /// An integer of 64 bits as words, one for each bit that is set, from the lowest: `first, second`. Zero is the first word.
    flag_words FLAG_WORDS "flag-words" "a keyword" "word, ...";
    /// The words of an attribute between `|` as a list, `a, b`; with `=`, a word is another one in the text of the attribute.
    flag_list FLAG_LIST "flag-list" "a keyword" "word, ...";
    /// Pairs of operands with their types, `%a : i8 -> %b : i32, ...`.
    typed_pairs TYPED_PAIRS "typed-pairs" "an operand" "%operand : type -> %operand : type, ...";
    /// Operands, each with its type and an element of an array, in the order of the pattern, `small -> %a : i8`; without the texts around it the element is in full, `4 : i64 -> %a : i8`.
    attributed_operands ATTRIBUTED_OPERANDS "attributed-operands" "an operand or an attribute" "%operand : type -> attribute, ...";
    /// An operand with its type, `%a: i32`, after the text of an attribute between these, if it is there: `strict, %a: i32`.
    modified_operand MODIFIED_OPERAND "modified-operand" "a keyword or an operand" "(word,)? %operand: type";
    /// The text of an attribute in angle brackets, after that of another one, if it is there: `strict:small`.
    modified_word MODIFIED_WORD "modified-word" "a keyword" "(word:)? word";
    /// A word, an operand with its type, another word, and the word of the flag, of which all but the first may be absent: `dynamic = %a : i32, nonmonotonic, simd`.
    schedule SCHEDULE "schedule" "a keyword" "word (= %operand : type)? (, word)* ";
    /// Pairs of operands with the type of the first, `%a = %b : i8, ...`.
    linear LINEAR "linear" "an operand" "%operand = %operand : type, ...";
    /// An array of arrays of integers of 64 bits without their types and without the outer brackets: `[0, 1], [2]`.
    index_arrays INDEX_ARRAYS "index-arrays" "'['" "[integer, ...], ...";
    /// The arguments of a region with their type and bounds, which are operands of it: `(%i, %j) : i32 = (%a, %b) to (%c, %d) inclusive step (%e, %f)`.
    loop_nest LOOP_NEST "loop-nest" "'('" "(%argument, ...) : type = (%operand, ...) to (%operand, ...) inclusive? step (%operand, ...)";
    /// The argument of a region with its type, and an operand of that type: `%i : i32 in range(%n)`.
    bounded_argument BOUNDED_ARGUMENT "bounded-argument" "an argument" "%argument : type in range(%operand)";
    /// The arguments of a region in clauses, each with the operands that they get: `private(@a %x -> %y : i8)`.
    region_clauses REGION_CLAUSES "region-clauses" "a keyword" "(word(@symbol %operand -> %argument, ... : type, ...))*";
    /// Operands with their types and tags, `%a : i32 [#d.tag], %b : i64`; the tag of the string is not written.
    tagged_operands TAGGED_OPERANDS "tagged-operands" "an operand" "%operand : type [attribute], ...";
    /// As `tagged-operands`, in parentheses, after tags without operands: `([#d.a], %a : i32 [#d.b])`; nothing with the tag of the string alone.
    tagged_clause TAGGED_CLAUSE "tagged-clause" "'('" "([attribute, ...], %operand : type [attribute], ...)?";
    /// Groups of operands with their types, each with a tag: `{%a : i32, %b : i64} [#d.tag], {%c : i32}`.
    tagged_groups TAGGED_GROUPS "tagged-groups" "'{'" "{%operand : type, ...} [attribute], ...";
    /// As `tagged-groups`, in parentheses, after tags without operands; a group whose flag is set has the word: `([#d.a], {word: %a : i32} [#d.b])`.
    tagged_group_clause TAGGED_GROUP_CLAUSE "tagged-group-clause" "'('" "([attribute, ...], {(word:)? %operand : type, ...} [attribute], ...)?";
    /// As `tagged-groups`, in parentheses, after tags without operands; each operand has a kind: `([#d.a], {num=%a : i32} [#d.b])`.
    tagged_kind_clause TAGGED_KIND_CLAUSE "tagged-kind-clause" "'('" "([attribute, ...], {word=%operand : type, ...} [attribute], ...)?";
    /// Tags in parentheses and brackets, `([#d.a, #d.b])`; nothing with the tag of the string alone.
    only_tags ONLY_TAGS "only-tags" "'('" "([attribute, ...])?";
    /// Symbols and strings, each with a tag, `@a [#d.a], "b"`; the tag of the string is not written.
    tagged_names TAGGED_NAMES "tagged-names" "a symbol or a string" "@symbol [attribute], ...";
    /// Attributes after a word, each with a tag, in parentheses, after tags without attributes: `([#d.a], word: 1 : i64 [#d.b])`; nothing with the tag of the string alone.
    tagged_values TAGGED_VALUES "tagged-values" "'('" "([attribute, ...], word: attribute [attribute], ...)?";
    /// Operands and then their types in parentheses, `(%a, %b : i32, i64)`; nothing with the flag.
    operands_or_flag OPERANDS_OR_FLAG "operands-or-flag" "'('" "(%operand, ... : type, ...)?";
    /// The type of an attribute after a word, `word(i32)`; nothing, if it is the element type of the shaped type of `$x`.
    implied_element IMPLIED_ELEMENT "implied-element" "a keyword" "(word(type))?";
    /// The arguments of a region with their types and bounds, `control(%i : index) = (%a : index) to (%b : index) step (%c : index)`; nothing without arguments.
    controlled_region CONTROLLED_REGION "controlled-region" "a keyword" "(control(%argument : type, ...) = (%operand : type) to (...) step (...))?";
    /// No text.
    attribute_part ATTRIBUTE_PART "attribute-part" "an attribute" "";
    /// The elements of an array without brackets: `@a, @b`.
    attribute_list ATTRIBUTE_LIST "attribute-list" "an attribute" "attribute, ...";
    /// The type of an operand, `i32`; with results, the types of both as a function type, `(i32) -> (i8, f32)`.
    type_or_function TYPE_OR_FUNCTION "type-or-function" "a type" "type or (type) -> type";
    /// No text.
    type_attribute TYPE_ATTRIBUTE "type-attribute" "a type" "";
    /// The cases of a switch in brackets: an attribute, values that `$x` is compared with, and a block with operands, `[#d.is, %a, ^bb1(%b : i8), unit, ^bb2]`.
    cases CASES "cases" "'['" "[attribute, %operand, ..., ^block(%operand : type, ...), ...]";
    /// A string as a keyword.
    keyword KEYWORD "keyword" "a keyword" "keyword";
    /// The arguments and results of a function: `(%a: i32 {d.x}) -> f32`.
    signature SIGNATURE "signature" "'('" "(%argument: type, ...) -> type";
}

mod attribute_text;
mod expression;
mod projection;
mod spaces;
mod tagged;
mod ties;
mod type_text;

/// The names of the attributes that directives of a form write though the operation does not declare them.
pub(super) fn undeclared(elements: &'static [OpElement]) -> impl Iterator<Item = &'static str> {
    elements.iter().flat_map(|element| {
        let mut arguments: &'static [OpArgument] = &[];
        if let OpElement::Part { part: OpPart::Custom { directive, arguments: given }, .. } = element {
            arguments = undeclared_names(directive, given);
        }
        texts(arguments)
    })
}

/// The index of the property with the map that a form writes by `affine-indices`.
pub(super) fn map_of_indices(elements: &'static [OpElement]) -> Option<usize> {
    elements.iter().find_map(|element| {
        let OpElement::Part { part: OpPart::Custom { directive, arguments }, .. } = element else {
            return None;
        };
        arguments.first().filter(|_| ptr::eq(*directive, &AFFINE_INDICES))?.property_index()
    })
}

/// The arguments of a directive that are names of attributes that the operation need not declare.
fn undeclared_names(directive: &'static OpDirective, given: &'static [OpArgument]) -> &'static [OpArgument] {
    let is = |known: &'static OpDirective| ptr::eq(directive, known);
    let names = if is(&CASES) {
        6..given.len()
    } else if is(&ATTRIBUTIONS) {
        2..3
    } else if is(&INDEXED_OPERANDS) {
        3..given.len()
    } else if [&VISIBILITY, &SYMBOL, &UNDECLARED_FLAG, &ATTRIBUTE_OF, &COUNTED_ATTRIBUTE, &QUOTED_NUMBER]
        .into_iter()
        .any(is)
    {
        0..1
    } else {
        0..0
    };
    given.get(names).unwrap_or_default()
}

/// The arguments of a region that have the names of operands there, with these.
pub(super) fn shadowed_arguments<'a, 'c>(
    region: RegionRef<'a, 'c>,
) -> Vec<(ValueRef<'a, 'c>, ValueRef<'a, 'c>)> {
    shadowed::pairs(region)
}

/// The arguments of a directive of an operation's form, if it has that.
fn custom(op: OpRef<'_, '_>, wanted: &'static OpDirective) -> Option<&'static [OpArgument]> {
    op.def()?.format?.iter().find_map(|element| {
        let OpElement::Part { part: OpPart::Custom { directive, arguments }, .. } = element else {
            return None;
        };
        ptr::eq(*directive, wanted).then_some(*arguments)
    })
}

/// The names that a directive of the form gives to the arguments of a region, and the index of the region.
pub(super) fn argument_names<'c>(op: OpRef<'_, 'c>) -> Option<(usize, &'c [Attribute<'c>])> {
    let elements = op.def()?.format?;
    elements.iter().find_map(|element| {
        let OpElement::Part { part: OpPart::Custom { directive, arguments }, .. } = element else {
            return None;
        };
        let (names_at, body_at) = if ptr::eq(*directive, &PORT_LISTS) {
            (1, 8)
        } else if ptr::eq(*directive, &TWO_PORT_LISTS) {
            (1, 4)
        } else if ptr::eq(*directive, &MEMBERS) {
            (2, 3)
        } else {
            return None;
        };
        let body = arguments.get(body_at).and_then(OpArgument::region_index)?;
        Some((body, named_operands::names(op, arguments.get(names_at)?)))
    })
}

/// The strings among arguments.
fn texts(arguments: &[OpArgument]) -> impl Iterator<Item = &'static str> {
    arguments.iter().filter_map(OpArgument::text)
}

/// The values of an argument that is an operand, or the `ref` of one.
fn operands<'a, 'c>(op: OpRef<'a, 'c>, argument: &OpArgument) -> Operands<'a, 'c> {
    match argument.operand_index() {
        Some(index) => op.operand_group(index),
        None => op.operands().slice(0..0),
    }
}

/// The types of an argument with types, or the `ref` of one.
fn types<'c>(op: OpRef<'_, 'c>, argument: &OpArgument) -> Vec<Type<'c>> {
    match argument {
        OpArgument::Types(TypesOf::Operand(index)) => {
            op.operand_group(usize::from(*index)).map(ValueRef::ty).collect()
        }
        OpArgument::Types(TypesOf::Result(index)) => {
            op.result_group(usize::from(*index)).map(ValueRef::ty).collect()
        }
        OpArgument::Types(TypesOf::Operands) => op.operands().map(ValueRef::ty).collect(),
        OpArgument::Types(TypesOf::Results) => op.results().map(ValueRef::ty).collect(),
        OpArgument::Ref(inner) => types(op, inner),
        OpArgument::Operand(_)
        | OpArgument::Property(_)
        | OpArgument::Region(_)
        | OpArgument::Successor(_)
        | OpArgument::AttrDict
        | OpArgument::PropDict
        | OpArgument::Text(_) => Vec::new(),
    }
}
