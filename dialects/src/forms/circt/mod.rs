//! Directives of the forms of CIRCT.

use isogloss::directives;
use isogloss::ir::format::{DirectiveText, OpDirective};

directives! {
    value_name VALUE_NAME "value-name" "a name" "(name \"x\")?";
    joined_integer JOINED_INTEGER "joined-integer" "a type" "";
    named_operands NAMED_OPERANDS "named-operands" "'('" "(name: %operand: type, ...)";
    port_lists PORT_LISTS "port-lists" "'('" "(in %argument: type, out %argument: type, ...)" { argument_names: Some([1, 8]) };
    implied_dict IMPLIED_DICT "implied-dict" "'{' in attribute dictionary" "{...}?";
    shared_type SHARED_TYPE "shared-type" "a type" "type, type";
    implied_word IMPLIED_WORD "implied-word" "a keyword" "(keyword)?";
    member MEMBER "member" "'['" "[name] {...}? : type";
    sized_integer SIZED_INTEGER "sized-integer" "an integer" "integer : type";
    counted COUNTED "counted" "'['" "[integer] %operand {...}? : type";
    word_operands WORD_OPERANDS "word-operands" "a keyword" "keyword %operand, ...";
    members MEMBERS "members" "'('" "(%argument: type, ...) (-> (name: type, ...))?" { argument_names: Some([2, 3]) };
    typed_arguments TYPED_ARGUMENTS "typed-arguments" "'('" "((name =)? %argument: type, ...)";
    nested_symbols NESTED_SYMBOLS "nested-symbols" "'['" "[@symbol::@symbol, ...]";
    guarded GUARDED "guarded" "an operand" "(%guard ?)? %operand";
    two_port_lists TWO_PORT_LISTS "two-port-lists" "'('" "(%argument: type, ...) -> (%argument: type, ...)" { argument_names: Some([1, 4]) };
    named_types NAMED_TYPES "named-types" "'('" "(name: type, ...)";
    parameter_list PARAMETER_LIST "parameter-list" "'<'" "<name: type = value, ...>?";
    ports PORTS "ports" "'('" "(in %argument : type, out name : type, ...)";
}
