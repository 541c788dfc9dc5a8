//! The directives of operations' formats with arguments whose text is the library's, and that dialects of several projects use:
//! a file for each, with the function that parses it and the one that prints it. They are called as an author's `custom<X>` is.
//! The generator's row, of the same name, is in `model/format/directives/`.
//!
//! Not here: directives that serve the forms of one project, which are in `isogloss-dialects` (`forms`); directives without
//! arguments (`bare`), and those that the interpreter of formats has itself (`type`, `functional-type`, `oilist`).

pub(super) use dict::Strings;
pub(super) use each::expected;
pub(super) use hidden::HiddenRegions;

use crate::Attribute;
use crate::ir::format::{DirectiveText, OpArgument, OpDirective, OpElement, OpPart, ValueDirective};
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
    bindings BINDINGS "bindings" "'('" "(%argument = %operand : type, ...)";
    affine_indices AFFINE_INDICES "affine-indices" "'['" "[%operand + integer, ...]" { applied_map: Some(0) };
    same_types SAME_TYPES "same-types" "a type" "";
    enclosed ENCLOSED "enclosed" "an opening bracket" "[...]";
    wrapped_types WRAPPED_TYPES "wrapped-types" "a type" "";
    type_part TYPE_PART "type-part" "a type" "";
    unless_equal UNLESS_EQUAL "unless-equal" "a keyword" "(word string)?";
    arguments ARGUMENTS "arguments" "'('" "(%argument: type, ...)";
    constant CONSTANT "constant" "an attribute or ':'" "{...}? attribute? (: type)?";
    integers INTEGERS "integers" "integers" "integer, ...";
    each EACH "each" "a list" "...";
    renamed_symbol RENAMED_SYMBOL "renamed-symbol" "a symbol" "@symbol as(name)";
    symbol SYMBOL "symbol" "a symbol" "@name" { undeclared: [0, 1] };
    type_list TYPE_LIST "type-list" "'('" "(type, ...)";
    arrow_types ARROW_TYPES "arrow-types" "'->'" "(-> type)?";
    dict DICT "dict" "'{' in attribute dictionary" "{...}";
    hidden HIDDEN "hidden" "a region" "";
    keyed_dict KEYED_DICT "keyed-dict" "a keyword" "(keyword {...})?";
    tensor_types TENSOR_TYPES "tensor-types" "a type" "";
    given_type GIVEN_TYPE "given-type" "a value" "";
    visibility VISIBILITY "visibility" "a visibility" "(keyword)?" { undeclared: [0, 1] };
    common_type COMMON_TYPE "common-type" "a type" "type";
    fields STRUCT "struct" "the name of an attribute" "name = value, ...";
    body BODY "body" "'{' to begin a region" "{...}";
    computed_types COMPUTED_TYPES "computed-types" "a type" "";
    full_dict FULL_DICT "full-dict" "'{' in attribute dictionary" "{...}?";
    dimension_list DIMENSION_LIST "dimension-list" "a dimension" "integerxinteger";
    whole_region WHOLE_REGION "whole-region" "'{' to begin a region" "{...}";
    unwrapped_types UNWRAPPED_TYPES "unwrapped-types" "a type" "";
    keyed_operands KEYED_OPERANDS "keyed-operands" "'{'" "{\"name\" = %operand, ...}?";
    enum_case ENUM "enum" "a case of an enum" "case";
    bare_word BARE_WORD "bare-word" "a keyword" "word" { value: Some(ValueDirective { parse: bare_word::parse_value, print: bare_word::print_value }) };
    loop_nest LOOP_NEST "loop-nest" "'('" "(%argument, ...) : type = (%operand, ...) to (%operand, ...) inclusive? step (%operand, ...)";
    region_clauses REGION_CLAUSES "region-clauses" "a keyword" "(word(@symbol %operand -> %argument, ... : type, ...))*";
    controlled_region CONTROLLED_REGION "controlled-region" "a keyword" "(control(%argument : type, ...) = (%operand : type) to (...) step (...))?";
    keyword KEYWORD "keyword" "a keyword" "keyword" { value: Some(ValueDirective { parse: keyword::parse_value, print: keyword::print_value }) };
    signature SIGNATURE "signature" "'('" "(%argument: type, ...) -> type";
}

mod expression;

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

/// The names that a directive of the form of an operation gives to the arguments of a region, and the index of the region
/// ([`OpDirective::argument_names`]).
#[must_use]
pub fn argument_names<'c>(op: OpRef<'_, 'c>) -> Option<(usize, &'c [Attribute<'c>])> {
    let [names, body] = pair_of(op, |directive| directive.argument_names)?;
    Some((body.region_index()?, names.elements_of(op)))
}
