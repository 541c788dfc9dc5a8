//! Directives of the forms of OpenACC (`acc`).

use isogloss::directives;
use isogloss::ir::format::{DirectiveText, OpDirective, ValueDirective};

mod tagged;

directives! {
    typed_word TYPED_WORD "typed-word" "a word" "word(%operand";
    tag TAG "tag" "'['" "([attribute])?" { value: Some(ValueDirective { parse: tag::parse_value, print: tag::print_value }) };
    tagged_clause TAGGED_CLAUSE "tagged-clause" "'('" "([attribute, ...], %operand : type [attribute], ...)?";
    tagged_groups TAGGED_GROUPS "tagged-groups" "'{'" "{%operand : type, ...} [attribute], ...";
    tagged_group_clause TAGGED_GROUP_CLAUSE "tagged-group-clause" "'('" "([attribute, ...], {(word:)? %operand : type, ...} [attribute], ...)?";
    tagged_kind_clause TAGGED_KIND_CLAUSE "tagged-kind-clause" "'('" "([attribute, ...], {word=%operand : type, ...} [attribute], ...)?";
    only_tags ONLY_TAGS "only-tags" "'('" "([attribute, ...])?";
    tagged_names TAGGED_NAMES "tagged-names" "a symbol or a string" "@symbol [attribute], ...";
    tagged_values TAGGED_VALUES "tagged-values" "'('" "([attribute, ...], word: attribute [attribute], ...)?";
    operands_or_flag OPERANDS_OR_FLAG "operands-or-flag" "'('" "(%operand, ... : type, ...)?";
    implied_element IMPLIED_ELEMENT "implied-element" "a keyword" "(word(type))?";
}
