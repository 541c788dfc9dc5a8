//! The directives of operations' formats with arguments whose text is the library's: a file for each, with the function that
//! parses it and the one that prints it. They are called as an author's `custom<X>` is. The generator's row, of the same
//! name, is in `model/format/directives/`.
//!
//! Not here: directives without arguments (`bare`), and those that the interpreter of formats has itself (`type`,
//! `functional-type`, `oilist`).

pub(super) use dict::Strings;
pub(super) use hidden::HiddenRegions;

use crate::Attribute;
use crate::ir::format::{DirectiveText, OpArgument, OpDirective, OpElement, OpPart};
use crate::ir::{OpRef, RegionRef, ValueRef};

/// The table of some directives. A row has the file of the directive, its static, its name in formats, and its
/// [`DirectiveText`]; then the other fields of [`OpDirective`] that are not the ones of [`OpDirective::new`].
#[doc(hidden)]
#[macro_export]
macro_rules! directives {
    ($(
        $module:ident $constant:ident $name:literal $expected:literal $form:literal $({ $($field:ident: $value:expr),* })?;
    )*) => {
        $(
            mod $module;

            #[doc = concat!("The directive `", $name, "` of formats, with the text `", $form, "`.")]
            pub static $constant: OpDirective = OpDirective {
                text: Some(DirectiveText { expected: $expected, form: $form }),
                prints_own_attributes: true,
                $($($field: $value,)*)?
                ..OpDirective::new($name, $module::parse, $module::print)
            };
        )*

        /// The directive of that name in formats.
        #[must_use]
        pub fn directive(name: &str) -> Option<&'static OpDirective> {
            [$(&$constant,)*].into_iter().find(|directive| directive.name == name)
        }
    };
}

directives! {
    dynamic_index_list DYNAMIC_INDEX_LIST "dynamic-index-list" "a list of values and integers" "[%value, 4, ...]";
    applied_map APPLIED_MAP "applied-map" "an affine map" "#map(%operand, ...)";
    assignments ASSIGNMENTS "assignments" "'('" "(%argument = %operand, ...)";
    bindings BINDINGS "bindings" "'('" "(%argument = %operand : type, ...)";
    affine_indices AFFINE_INDICES "affine-indices" "'['" "[%operand + integer, ...]" { applied_map: Some(0) };
    affine_loop AFFINE_LOOP "affine-loop" "the index of a loop" "%index = bound to bound step integer";
    aliased_type ALIASED_TYPE "aliased-type" "a type" "type (as type)?";
    shadowed SHADOWED "shadowed" "'{' to begin a region" "{...}" { shadowed: Some([0, 1]) };
    captures CAPTURES "captures" "'('" "(%operand as %argument: type, ...)";
    declared_signature DECLARED_SIGNATURE "declared-signature" "'('" "(%argument : type ..., ...) -> type";
    given_attribute GIVEN_ATTRIBUTE "given-attribute" "an attribute" "";
    same_types SAME_TYPES "same-types" "a type" "";
    indexed_operands INDEXED_OPERANDS "indexed-operands" "an operand" "%operand[%operand + integer, ...], ... : type, ..." { undeclared: [3, u8::MAX] };
    typed_word TYPED_WORD "typed-word" "a word" "word(%operand";
    starred STARRED "starred" "'*'" "* or (%operand, ...)";
    sliced_operands SLICED_OPERANDS "sliced-operands" "'('" "(%operand[%offset to %end for %length], ...)";
    annotated_operands ANNOTATED_OPERANDS "annotated-operands" "an operand" "%operand<...>, ...";
    enclosed ENCLOSED "enclosed" "an opening bracket" "[...]";
    value_name VALUE_NAME "value-name" "a name" "(name \"x\")?";
    wrapped_types WRAPPED_TYPES "wrapped-types" "a type" "";
    joined_integer JOINED_INTEGER "joined-integer" "a type" "";
    named_operands NAMED_OPERANDS "named-operands" "'('" "(name: %operand: type, ...)";
    port_lists PORT_LISTS "port-lists" "'('" "(in %argument: type, out %argument: type, ...)" { argument_names: Some([1, 8]) };
    implied_dict IMPLIED_DICT "implied-dict" "'{' in attribute dictionary" "{...}?";
    shared_type SHARED_TYPE "shared-type" "a type" "type, type";
    implied_word IMPLIED_WORD "implied-word" "a keyword" "(keyword)?";
    type_part TYPE_PART "type-part" "a type" "";
    member_path MEMBER_PATH "member-path" "a member or an operand" "member, %operand, ... : (type, ...) -> type";
    member MEMBER "member" "'['" "[name] {...}? : type";
    sized_integer SIZED_INTEGER "sized-integer" "an integer" "integer : type";
    counted COUNTED "counted" "'['" "[integer] %operand {...}? : type";
    word_operands WORD_OPERANDS "word-operands" "a keyword" "keyword %operand, ...";
    members MEMBERS "members" "'('" "(%argument: type, ...) (-> (name: type, ...))?" { argument_names: Some([2, 3]) };
    paired_fields PAIRED_FIELDS "paired-fields" "a pair of lists" "name = [...] x [...], ...";
    stripped_fields STRIPPED_FIELDS "stripped-fields" "','" "(, name = value)*";
    reduction REDUCTION "reduction" "'('" "(%operand init: %operand), ... across dimensions = [...] : type";
    numbered_words NUMBERED_WORDS "numbered-words" "a keyword" "keyword, ...";
    typed_arguments TYPED_ARGUMENTS "typed-arguments" "'('" "((name =)? %argument: type, ...)";
    unless_equal UNLESS_EQUAL "unless-equal" "a keyword" "(word string)?";
    nested_symbols NESTED_SYMBOLS "nested-symbols" "'['" "[@symbol::@symbol, ...]";
    guarded GUARDED "guarded" "an operand" "(%guard ?)? %operand";
    two_port_lists TWO_PORT_LISTS "two-port-lists" "'('" "(%argument: type, ...) -> (%argument: type, ...)" { argument_names: Some([1, 4]) };
    named_types NAMED_TYPES "named-types" "'('" "(name: type, ...)";
    nested_index_lists NESTED_INDEX_LISTS "nested-index-lists" "'['" "[[%value, 4, ...], ...]";
    arguments ARGUMENTS "arguments" "'('" "(%argument: type, ...)";
    constant CONSTANT "constant" "an attribute or ':'" "{...}? attribute? (: type)?";
    integers INTEGERS "integers" "integers" "integer, ...";
    one_or_more ONE_OR_MORE "one-or-more" "an attribute" "attribute or {attribute, ...}";
    paired PAIRED "paired" "a pair of operands" "%a ... %b, ...";
    parameter_list PARAMETER_LIST "parameter-list" "'<'" "<name: type = value, ...>?";
    ports PORTS "ports" "'('" "(in %argument : type, out name : type, ...)";
    projection_defaults PROJECTION_DEFAULTS "projection-defaults" "a type" "";
    projection_dict PROJECTION_DICT "projection-dict" "'{' in attribute dictionary" "{...}?";
    ranges RANGES "ranges" "'['" "[start:limit:stride, ...]";
    renamed_fields RENAMED_FIELDS "renamed-fields" "the name of an attribute" "name = value, ...";
    renamed_symbol RENAMED_SYMBOL "renamed-symbol" "a symbol" "@symbol as(name)";
    symbol SYMBOL "symbol" "a symbol" "@name" { undeclared: [0, 1] };
    type_list TYPE_LIST "type-list" "'('" "(type, ...)";
    typed_operands TYPED_OPERANDS "typed-operands" "an operand" "%operand: type, ...";
    arrow_types ARROW_TYPES "arrow-types" "'->'" "(-> type)?";
    dict DICT "dict" "'{' in attribute dictionary" "{...}";
    from_to_types FROM_TO_TYPES "from-to-types" "a type" "(type, ...)? (->)? (type, ...)?";
    hidden HIDDEN "hidden" "a region" "";
    keyed_dict KEYED_DICT "keyed-dict" "a keyword" "(keyword {...})?";
    tensor_types TENSOR_TYPES "tensor-types" "a type" "";
    given_type GIVEN_TYPE "given-type" "a value" "";
    sized_function SIZED_FUNCTION "sized-function" "'('" "(type{%size, ...}, ...) -> (%operand as type, ...)";
    sized_types SIZED_TYPES "sized-types" "a type" "type{%size, ...}, ...";
    tied_signature TIED_SIGNATURE "tied-signature" "'('" "(%argument: type, ...) -> (%argument as type, ...)";
    tied_type TIED_TYPE "tied-type" "a type" "(%operand as)? type{%size, ...}";
    tied_types TIED_TYPES "tied-types" "a type" "(%operand as type, ...)";
    visibility VISIBILITY "visibility" "a visibility" "(keyword)?" { undeclared: [0, 1] };
    type_or_value TYPE_OR_VALUE "type-or-value" "':' or '='" ": type or = attribute";
    common_type COMMON_TYPE "common-type" "a type" "type";
    fields STRUCT "struct" "the name of an attribute" "name = value, ...";
    body BODY "body" "'{' to begin a region" "{...}";
    implied_attribute IMPLIED_ATTRIBUTE "implied-attribute" "a keyword" "(word = attribute)?";
    identity_maps IDENTITY_MAPS "identity-maps" "a map" "";
    computed_types COMPUTED_TYPES "computed-types" "a type" "";
    full_dict FULL_DICT "full-dict" "'{' in attribute dictionary" "{...}?";
    flag FLAG "flag" "a keyword" "keyword";
    dimension_list DIMENSION_LIST "dimension-list" "a dimension" "integerxinteger";
    one_line_region ONE_LINE_REGION "one-line-region" "'{' to begin a region" "{ operation }";
    word_dict WORD_DICT "word-dict" "'{' in attribute dictionary" "{name = word, ...}?";
    affine_ranges AFFINE_RANGES "affine-ranges" "'('" "(%index, ...) = (bound, ...) to (bound, ...)";
    payload PAYLOAD "payload" "'{'" "({ operation })?";
    payload_body PAYLOAD_BODY "payload-body" "'('" "((%argument: type, ...) {...})?";
    unwrapped_captures UNWRAPPED_CAPTURES "unwrapped-captures" "'('" "(%operand as %argument: type, ...)?";
    loop_range LOOP_RANGE "loop-range" "the index of a loop" "%index = %from to %to step %step (: type)?";
    type_then_value TYPE_THEN_VALUE "type-then-value" "a type" "type (= attribute)?";
    bracketed BRACKETED "bracketed" "a string" "string or <string>";
    index_elements INDEX_ELEMENTS "index-elements" "'['" "[integer, ...]";
    initialized_function INITIALIZED_FUNCTION "initialized-function" "'(' or ':'" "(%argument = %operand, ...)? : type";
    whole_region WHOLE_REGION "whole-region" "'{' to begin a region" "{...}";
    ordering ORDERING "ordering" "a keyword" "(word(%operand, ... -> type))?";
    shape_and_value SHAPE_AND_VALUE "shape-and-value" "':' or '='" ": type or = attribute";
    flagged_operands FLAGGED_OPERANDS "flagged-operands" "a word or operands in brackets" "word? [%operand, ...]?";
    named_values NAMED_VALUES "named-values" "'('" "(name: %operand, ...)";
    optional_region OPTIONAL_REGION "optional-region" "a region" "{...}?";
    one_type ONE_TYPE "one-type" "a type" "type";
    undeclared_flag UNDECLARED_FLAG "undeclared-flag" "a keyword" "word?" { undeclared: [0, 1] };
    default_type DEFAULT_TYPE "default-type" "':'" "(: type)?";
    angled_attribute ANGLED_ATTRIBUTE "angled-attribute" "'<'" "(<attribute>)?";
    selection SELECTION "selection" "integers" "integer, ...";
    symbol_pairs SYMBOL_PAIRS "symbol-pairs" "a symbol" "@symbol -> @symbol, ...";
    value_or_attribute VALUE_OR_ATTRIBUTE "value-or-attribute" "an operand or an integer" "%operand or integer";
    operands_and_types OPERANDS_AND_TYPES "operands-and-types" "an operand" "%operand : type";
    packed_index_list PACKED_INDEX_LIST "packed-index-list" "a list of values and integers" "[%value, 4, ...]";
    types_or_word TYPES_OR_WORD "types-or-word" "'->'" "(-> (%operand : type))?";
    element_loop ELEMENT_LOOP "element-loop" "an argument" "%argument : type in %operand";
    mapped_type MAPPED_TYPE "mapped-type" "a type" "";
    joined_type JOINED_TYPE "joined-type" "a type" "";
    multiple MULTIPLE "multiple" "an integer" "integer word %operand {...}? : type";
    unwrapped_types UNWRAPPED_TYPES "unwrapped-types" "a type" "";
    wrapped_signature WRAPPED_SIGNATURE "wrapped-signature" "'('" "(%argument: type, ...) -> type";
    attributions ATTRIBUTIONS "attributions" "a keyword" "(word(%argument : type, ...))?" { undeclared: [2, 3] };
    launch_sizes LAUNCH_SIZES "launch-sizes" "a keyword" "word(%argument, ...) in (%argument = %operand, ...)";
    options OPTIONS "options" "'{'" "{\"name\" = value, ...}";
    keyed_operands KEYED_OPERANDS "keyed-operands" "'{'" "{\"name\" = %operand, ...}?";
    passed_operands PASSED_OPERANDS "passed-operands" "a keyword" "word(%operand : type, ...)?";
    attribute_of ATTRIBUTE_OF "attribute-of" "an attribute" "attribute" { undeclared: [0, 1] };
    counted_attribute COUNTED_ATTRIBUTE "counted-attribute" "a keyword" "(word(integer))?" { undeclared: [0, 1] };
    wide_integer WIDE_INTEGER "wide-integer" "an integer" "integer";
    quoted_number QUOTED_NUMBER "quoted-number" "a string" "\"word\"" { undeclared: [0, 1] };
    quoted_word QUOTED_WORD "quoted-word" "a string" "\"word\" or [\"word\"]?";
    bare_word BARE_WORD "bare-word" "a keyword" "word";
    implied_call IMPLIED_CALL "implied-call" "a keyword" "(word(word))?";
    number_list NUMBER_LIST "number-list" "an integer" "integer, ...";
    trailing_list TRAILING_LIST "trailing-list" "','" "(, attribute)*";
    pointer_access POINTER_ACCESS "pointer-access" "a string" "\"class\" %pointer, ... [\"access\", 4]? : type";
    path_type PATH_TYPE "path-type" "a type" "";
    called CALLED "called" "a symbol or an operand" "@symbol(%operand, ...)";
    called_types CALLED_TYPES "called-types" "'('" "(type, ...) -> type";
    index_loop INDEX_LOOP "index-loop" "an argument" "%argument = %operand to %operand step %operand";
    loop_results LOOP_RESULTS "loop-results" "a keyword" "(iter_args(%argument = %operand, ...) -> (type, ...))?";
    space_loop SPACE_LOOP "space-loop" "an argument" "%argument in %operand (at(%argument or _, ...))? (iter_args(%argument = %operand, ...))? : type (-> (type, ...))?";
    space_cases SPACE_CASES "space-cases" "'('" "(%operand, ...) (at(%argument or _, ...))? (iter_args(%argument = %operand, ...))? : (type, ...) (-> (type, ...))? (case %argument or _, ... {...})*";
    designator DESIGNATOR "designator" "'('" "(%operand, %operand:%operand:%operand, ...)?";
    flag_word FLAG_WORD "flag-word" "a keyword" "word?";
    dense_range DENSE_RANGE "dense-range" "a keyword" "word (integer, ...) word (integer, ...)";
    reduced_operands REDUCED_OPERANDS "reduced-operands" "a keyword" "(word(attribute -> %operand : type, ...))?";
    bound_argument BOUND_ARGUMENT "bound-argument" "an argument" "%argument = %operand";
    unspaced_attribute UNSPACED_ATTRIBUTE "unspaced-attribute" "an attribute" "attribute";
    flag_words FLAG_WORDS "flag-words" "a keyword" "word, ...";
    flag_list FLAG_LIST "flag-list" "a keyword" "word, ...";
    typed_pairs TYPED_PAIRS "typed-pairs" "an operand" "%operand : type -> %operand : type, ...";
    attributed_operands ATTRIBUTED_OPERANDS "attributed-operands" "an operand or an attribute" "%operand : type -> attribute, ...";
    modified_operand MODIFIED_OPERAND "modified-operand" "a keyword or an operand" "(word,)? %operand: type";
    modified_word MODIFIED_WORD "modified-word" "a keyword" "(word:)? word";
    schedule SCHEDULE "schedule" "a keyword" "word (= %operand : type)? (, word)* ";
    linear LINEAR "linear" "an operand" "%operand = %operand : type, ...";
    index_arrays INDEX_ARRAYS "index-arrays" "'['" "[integer, ...], ...";
    loop_nest LOOP_NEST "loop-nest" "'('" "(%argument, ...) : type = (%operand, ...) to (%operand, ...) inclusive? step (%operand, ...)";
    bounded_argument BOUNDED_ARGUMENT "bounded-argument" "an argument" "%argument : type in range(%operand)";
    region_clauses REGION_CLAUSES "region-clauses" "a keyword" "(word(@symbol %operand -> %argument, ... : type, ...))*";
    tagged_operands TAGGED_OPERANDS "tagged-operands" "an operand" "%operand : type [attribute], ...";
    tagged_clause TAGGED_CLAUSE "tagged-clause" "'('" "([attribute, ...], %operand : type [attribute], ...)?";
    tagged_groups TAGGED_GROUPS "tagged-groups" "'{'" "{%operand : type, ...} [attribute], ...";
    tagged_group_clause TAGGED_GROUP_CLAUSE "tagged-group-clause" "'('" "([attribute, ...], {(word:)? %operand : type, ...} [attribute], ...)?";
    tagged_kind_clause TAGGED_KIND_CLAUSE "tagged-kind-clause" "'('" "([attribute, ...], {word=%operand : type, ...} [attribute], ...)?";
    only_tags ONLY_TAGS "only-tags" "'('" "([attribute, ...])?";
    tagged_names TAGGED_NAMES "tagged-names" "a symbol or a string" "@symbol [attribute], ...";
    tagged_values TAGGED_VALUES "tagged-values" "'('" "([attribute, ...], word: attribute [attribute], ...)?";
    operands_or_flag OPERANDS_OR_FLAG "operands-or-flag" "'('" "(%operand, ... : type, ...)?";
    implied_element IMPLIED_ELEMENT "implied-element" "a keyword" "(word(type))?";
    controlled_region CONTROLLED_REGION "controlled-region" "a keyword" "(control(%argument : type, ...) = (%operand : type) to (...) step (...))?";
    attribute_part ATTRIBUTE_PART "attribute-part" "an attribute" "";
    attribute_list ATTRIBUTE_LIST "attribute-list" "an attribute" "attribute, ...";
    type_or_function TYPE_OR_FUNCTION "type-or-function" "a type" "type or (type) -> type";
    type_attribute TYPE_ATTRIBUTE "type-attribute" "a type" "";
    cases CASES "cases" "'['" "[attribute, %operand, ..., ^block(%operand : type, ...), ...]" { undeclared: [6, u8::MAX] };
    keyword KEYWORD "keyword" "a keyword" "keyword";
    signature SIGNATURE "signature" "'('" "(%argument: type, ...) -> type";
}

mod expression;
mod projection;
mod spaces;
mod tagged;
mod ties;

/// The directives in a form outside of its groups, with their arguments.
fn all(
    elements: &'static [OpElement],
) -> impl Iterator<Item = (&'static OpDirective, &'static [OpArgument])> {
    elements.iter().filter_map(|element| match element {
        OpElement::Part { part: OpPart::Custom { directive, arguments }, .. } => {
            Some((*directive, *arguments))
        }
        OpElement::Part { .. }
        | OpElement::Literal { .. }
        | OpElement::Whitespace(_)
        | OpElement::Optional { .. } => None,
    })
}

/// Whether a form writes no attributes but those of the operation and of what is inside it.
pub(super) fn print_own_attributes(elements: &'static [OpElement]) -> bool {
    elements.iter().all(|element| match element {
        OpElement::Part { part: OpPart::Custom { directive, .. }, .. } => directive.prints_own_attributes,
        OpElement::Part { part: OpPart::Clauses(clauses), .. } => {
            clauses.iter().all(|clause| print_own_attributes(clause.elements))
        }
        OpElement::Part { .. } | OpElement::Literal { .. } | OpElement::Whitespace(_) => true,
        OpElement::Optional { then, otherwise, .. } => {
            print_own_attributes(then) && print_own_attributes(otherwise)
        }
    })
}

/// The names of the attributes that directives of a form write though the operation does not declare them.
pub(super) fn undeclared(elements: &'static [OpElement]) -> impl Iterator<Item = &'static str> {
    all(elements).flat_map(|(directive, arguments)| OpArgument::texts(directive.undeclared_of(arguments)))
}

/// The index of the property with a map that a form writes with values in it.
pub(super) fn applied_map(elements: &'static [OpElement]) -> Option<usize> {
    all(elements).find_map(|(directive, arguments)| {
        arguments.get(usize::from(directive.applied_map?))?.property_index()
    })
}

/// The two arguments at positions that a directive of the form of an operation has.
fn pair_of(
    op: OpRef<'_, '_>,
    positions: fn(&OpDirective) -> Option<[u8; 2]>,
) -> Option<[&'static OpArgument; 2]> {
    all(op.def()?.format?).find_map(|(directive, arguments)| {
        let [first, second] = positions(directive)?.map(|at| arguments.get(usize::from(at)));
        Some([first?, second?])
    })
}

/// The arguments of a region that have the names of operands there, with these.
pub(super) fn shadowed_arguments<'a, 'c>(
    region: RegionRef<'a, 'c>,
) -> Vec<(ValueRef<'a, 'c>, ValueRef<'a, 'c>)> {
    let found = region.parent().and_then(|op| Some((op, pair_of(op, |directive| directive.shadowed)?)));
    let Some((op, [body, operands])) = found else { return Vec::new() };
    if body.region_of(op).is_none_or(|own| own.id() != region.id()) {
        return Vec::new();
    }
    body.entry_of(op).zip(operands.operands_of(op)).collect()
}

/// The names that a directive of the form gives to the arguments of a region, and the index of the region.
pub(super) fn argument_names<'c>(op: OpRef<'_, 'c>) -> Option<(usize, &'c [Attribute<'c>])> {
    let [names, body] = pair_of(op, |directive| directive.argument_names)?;
    Some((body.region_index()?, names.elements_of(op)))
}
