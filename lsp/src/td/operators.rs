//! The bang operators and keywords of TableGen, for people.

/// A bang operator.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OperatorHelp {
    /// With the `!`.
    pub(crate) name: &'static str,
    /// The operator with its operands.
    pub(crate) usage: &'static str,
    pub(crate) meaning: &'static str,
}

/// Makes rows of the table: the name is the beginning of the usage.
macro_rules! rows {
    ($($name:literal $rest:literal: $meaning:literal;)*) => {
        &[$(OperatorHelp { name: $name, usage: concat!($name, $rest), meaning: $meaning }),*]
    };
}

/// All operators, by name.
pub(crate) static OPERATORS: &[OperatorHelp] = rows! {
    "!add" "(a, b, ...)": "The sum of integers.";
    "!and" "(a, b, ...)": "The bits that are set in all integers.";
    "!cast" "<type>(a)": "The record of a name, or a value as another type.";
    "!con" "(a, b, ...)": "Dags with the same operator as one, with all arguments.";
    "!cond" "(condition: value, ...)": "The value of the first condition that holds. It is an error if none does.";
    "!dag" "(op, arguments, names)": "A dag of an operator, a list of arguments and a list of their names.";
    "!div" "(a, b)": "The quotient of integers, rounded to zero.";
    "!empty" "(a)": "Whether a string, list or dag has nothing in it.";
    "!eq" "(a, b)": "Whether two values are equal.";
    "!exists" "<type>(name)": "Whether there is a record of a name and a type.";
    "!filter" "(variable, list, predicate)": "The elements of a list for which the predicate holds.";
    "!find" "(text, part, start)": "The position of a part in a text, from `start` on (0 by default); -1 if it is not there.";
    "!foldl" "(start, list, sum, variable, expression)": "The expression for each element of a list, with the result for the one before it as `sum`.";
    "!foreach" "(variable, list, expression)": "The expression for each element of a list, or argument of a dag.";
    "!ge" "(a, b)": "Whether `a` is greater than `b`, or equal.";
    "!getdagarg" "<type>(dag, key)": "The argument of a dag with an index or a name.";
    "!getdagname" "(dag, index)": "The name of the argument of a dag with an index.";
    "!getdagop" "<type>(dag)": "The operator of a dag.";
    "!getdagopname" "(dag)": "The name of the operator of a dag.";
    "!gt" "(a, b)": "Whether `a` is greater than `b`.";
    "!head" "(list)": "The first element of a list.";
    "!if" "(condition, then, else)": "One of two values.";
    "!initialized" "(a)": "Whether a value is set: 1 if it is not `?`.";
    "!instances" "<type>(regex)": "The records of a class whose names match a regular expression; all by default.";
    "!interleave" "(list, separator)": "The elements of a list as a text, with a separator between them.";
    "!isa" "<type>(a)": "Whether a value is of a type: 1 if it is.";
    "!le" "(a, b)": "Whether `a` is less than `b`, or equal.";
    "!listconcat" "(a, b, ...)": "Lists as one list.";
    "!listflatten" "(list)": "A list of lists as one list.";
    "!listremove" "(a, b)": "The elements of `a` that are not in `b`.";
    "!listsplat" "(value, count)": "A list of `count` times the same value.";
    "!logtwo" "(a)": "The logarithm of an integer to the base 2, rounded down.";
    "!lt" "(a, b)": "Whether `a` is less than `b`.";
    "!match" "(text, regex)": "Whether a text matches a regular expression.";
    "!mul" "(a, b, ...)": "The product of integers.";
    "!ne" "(a, b)": "Whether two values are not equal.";
    "!not" "(a)": "1 if the value is 0, else 0.";
    "!or" "(a, b, ...)": "The bits that are set in one of the integers.";
    "!range" "(start, end, step)": "The integers from `start` (0 by default) to `end`, without it; or the indices of a list.";
    "!repr" "(a)": "A value as a text, as it is printed.";
    "!setdagarg" "(dag, key, value)": "A dag with another argument in place of that with an index or a name.";
    "!setdagname" "(dag, key, name)": "A dag with another name of the argument with an index or a name.";
    "!setdagop" "(dag, op)": "A dag with another operator.";
    "!setdagopname" "(dag, name)": "A dag with another name of its operator.";
    "!shl" "(a, count)": "An integer, its bits moved to the left.";
    "!size" "(a)": "The number of elements of a list, arguments of a dag, or characters of a text.";
    "!sra" "(a, count)": "An integer, its bits moved to the right, with the sign repeated.";
    "!srl" "(a, count)": "An integer, its bits moved to the right, with zeros before them.";
    "!strconcat" "(a, b, ...)": "Texts as one text.";
    "!sub" "(a, b)": "The difference of integers.";
    "!subst" "(from, to, value)": "A text or record with `to` in place of each `from`.";
    "!substr" "(text, start, length)": "A part of a text, to its end by default.";
    "!tail" "(list)": "A list without its first element.";
    "!tolower" "(a)": "A text in lower case.";
    "!toupper" "(a)": "A text in upper case.";
    "!xor" "(a, b, ...)": "The bits that are set in an odd number of the integers.";
};

/// The keywords, with what they are for.
pub(crate) const KEYWORDS: &[(&str, &str)] = &[
    ("assert", "reports an error if a condition does not hold"),
    ("bit", "the type of one bit"),
    ("bits", "the type of a number of bits: `bits<4>`"),
    ("class", "declares a template for records"),
    ("code", "the type of texts, as `string`"),
    ("dag", "the type of an operator with arguments"),
    ("def", "defines a record"),
    ("defm", "defines the records of a multiclass"),
    ("defset", "collects the records that are defined in its braces"),
    ("deftype", "names a type"),
    ("defvar", "names a value"),
    ("dump", "prints a text"),
    ("else", "begins what is defined if the condition of `if` does not hold"),
    ("false", "the bit 0"),
    ("field", "declares a field that may remain without a value"),
    ("foreach", "repeats definitions for each element of a list"),
    ("if", "chooses definitions by a condition"),
    ("in", "begins what a `let` or `foreach` is for"),
    ("include", "reads another file here"),
    ("int", "the type of integers of 64 bits"),
    ("let", "gives an inherited field another value"),
    ("list", "the type of lists: `list<int>`"),
    ("multiclass", "declares a group of records that `defm` defines"),
    ("string", "the type of texts"),
    ("then", "begins what is defined if the condition of `if` holds"),
    ("true", "the bit 1"),
];

pub(crate) fn operator(name: &str) -> Option<&'static OperatorHelp> {
    OPERATORS.iter().find(|operator| operator.name == name)
}

pub(crate) fn is_keyword(name: &str) -> bool {
    KEYWORDS.iter().any(|(keyword, _)| *keyword == name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use isogloss_tablegen::tree::{TokenKind, Tree};

    #[test]
    fn every_row_is_of_the_language() {
        for operator in OPERATORS {
            let tree = Tree::parse("a.td", format!("defvar x = {}(1);", operator.name));
            assert!(tree.tokens().any(|token| token.kind() == TokenKind::Operator), "{}", operator.name);
        }
        // `include` is a keyword before a string.
        for (keyword, _) in KEYWORDS.iter().filter(|(keyword, _)| *keyword != "include") {
            let tree = Tree::parse("a.td", *keyword);
            assert_eq!(tree.tokens().next().map(|token| token.kind()), Some(TokenKind::Keyword), "{keyword}");
        }
        assert!(OPERATORS.is_sorted_by_key(|operator| operator.name));
    }
}
