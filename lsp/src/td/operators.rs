//! The bang operators and keywords of TableGen, for people.

use super::resolve::{TdType, element};

/// A bang operator.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OperatorHelp {
    /// With the `!`.
    pub(crate) name: &'static str,
    /// The operator with its operands.
    pub(crate) usage: &'static str,
    pub(crate) result: OperatorType,
    pub(crate) meaning: &'static str,
}

/// What the type of an operator's result is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OperatorType {
    Bit,
    Int,
    String,
    Dag,
    ListOfInt,
    /// The type in `<>`.
    Argument,
    ListOfArgument,
    /// That of all operands.
    Operands,
    /// That of an operand.
    Operand(usize),
    /// That of the elements of the first operand.
    Element,
    /// That of the elements of the first operand, if these are lists.
    Flat,
    /// A list of the first operand.
    ListOfOperand,
    /// A list of the third operand, or a dag if the second one is a dag.
    Mapped,
    /// That of the second operand, or of the third.
    Choice,
    /// That of a value after `:`.
    Cases,
}

impl OperatorType {
    /// The type that an operand has if the result has a type; unknown if it does not follow.
    pub(crate) fn of_operand(self, index: usize, result: TdType) -> TdType {
        match self {
            Self::Operands | Self::Cases => result,
            Self::Operand(own) if own == index => result,
            Self::Choice if matches!(index, 1 | 2) => result,
            Self::ListOfOperand if index == 0 => element(result),
            Self::Mapped if index == 2 => element(result),
            Self::Bit
            | Self::Int
            | Self::String
            | Self::Dag
            | Self::ListOfInt
            | Self::Argument
            | Self::ListOfArgument
            | Self::Operand(_)
            | Self::Element
            | Self::Flat
            | Self::ListOfOperand
            | Self::Mapped
            | Self::Choice => TdType::Unknown,
        }
    }
}

/// Makes rows of the table: the name is the beginning of the usage.
macro_rules! rows {
    ($($name:literal $rest:literal $result:ident $(($operand:literal))?: $meaning:literal;)*) => {
        &[$(OperatorHelp {
            name: $name,
            usage: concat!($name, $rest),
            result: OperatorType::$result$(($operand))?,
            meaning: $meaning,
        }),*]
    };
}

/// All operators, by name.
pub(crate) static OPERATORS: &[OperatorHelp] = rows! {
    "!add" "(a, b, ...)" Int: "The sum of integers.";
    "!and" "(a, b, ...)" Int: "The bits that are set in all integers.";
    "!cast" "<type>(a)" Argument: "The record of a name, or a value as another type.";
    "!con" "(a, b, ...)" Dag: "Dags with the same operator as one, with all arguments.";
    "!cond" "(condition: value, ...)" Cases: "The value of the first condition that holds. It is an error if none does.";
    "!dag" "(op, arguments, names)" Dag: "A dag of an operator, a list of arguments and a list of their names.";
    "!div" "(a, b)" Int: "The quotient of integers, rounded to zero.";
    "!empty" "(a)" Bit: "Whether a string, list or dag has nothing in it.";
    "!eq" "(a, b)" Bit: "Whether two values are equal.";
    "!exists" "<type>(name)" Bit: "Whether there is a record of a name and a type.";
    "!filter" "(variable, list, predicate)" Operand(1): "The elements of a list for which the predicate holds.";
    "!find" "(text, part, start)" Int: "The position of a part in a text, from `start` on (0 by default); -1 if it is not there.";
    "!foldl" "(start, list, sum, variable, expression)" Operand(0): "The expression for each element of a list, with the result for the one before it as `sum`.";
    "!foreach" "(variable, list, expression)" Mapped: "The expression for each element of a list, or argument of a dag.";
    "!ge" "(a, b)" Bit: "Whether `a` is greater than `b`, or equal.";
    "!getdagarg" "<type>(dag, key)" Argument: "The argument of a dag with an index or a name.";
    "!getdagname" "(dag, index)" String: "The name of the argument of a dag with an index.";
    "!getdagop" "<type>(dag)" Argument: "The operator of a dag.";
    "!getdagopname" "(dag)" String: "The name of the operator of a dag.";
    "!gt" "(a, b)" Bit: "Whether `a` is greater than `b`.";
    "!head" "(list)" Element: "The first element of a list.";
    "!if" "(condition, then, else)" Choice: "One of two values.";
    "!initialized" "(a)" Bit: "Whether a value is set: 1 if it is not `?`.";
    "!instances" "<type>(regex)" ListOfArgument: "The records of a class whose names match a regular expression; all by default.";
    "!interleave" "(list, separator)" String: "The elements of a list as a text, with a separator between them.";
    "!isa" "<type>(a)" Bit: "Whether a value is of a type: 1 if it is.";
    "!le" "(a, b)" Bit: "Whether `a` is less than `b`, or equal.";
    "!listconcat" "(a, b, ...)" Operands: "Lists as one list.";
    "!listflatten" "(list)" Flat: "A list of lists as one list.";
    "!listremove" "(a, b)" Operands: "The elements of `a` that are not in `b`.";
    "!listsplat" "(value, count)" ListOfOperand: "A list of `count` times the same value.";
    "!logtwo" "(a)" Int: "The logarithm of an integer to the base 2, rounded down.";
    "!lt" "(a, b)" Bit: "Whether `a` is less than `b`.";
    "!match" "(text, regex)" Bit: "Whether a text matches a regular expression.";
    "!mul" "(a, b, ...)" Int: "The product of integers.";
    "!ne" "(a, b)" Bit: "Whether two values are not equal.";
    "!not" "(a)" Bit: "1 if the value is 0, else 0.";
    "!or" "(a, b, ...)" Int: "The bits that are set in one of the integers.";
    "!range" "(start, end, step)" ListOfInt: "The integers from `start` (0 by default) to `end`, without it; or the indices of a list.";
    "!repr" "(a)" String: "A value as a text, as it is printed.";
    "!setdagarg" "(dag, key, value)" Dag: "A dag with another argument in place of that with an index or a name.";
    "!setdagname" "(dag, key, name)" Dag: "A dag with another name of the argument with an index or a name.";
    "!setdagop" "(dag, op)" Dag: "A dag with another operator.";
    "!setdagopname" "(dag, name)" Dag: "A dag with another name of its operator.";
    "!shl" "(a, count)" Int: "An integer, its bits moved to the left.";
    "!size" "(a)" Int: "The number of elements of a list, arguments of a dag, or characters of a text.";
    "!sra" "(a, count)" Int: "An integer, its bits moved to the right, with the sign repeated.";
    "!srl" "(a, count)" Int: "An integer, its bits moved to the right, with zeros before them.";
    "!strconcat" "(a, b, ...)" String: "Texts as one text.";
    "!sub" "(a, b)" Int: "The difference of integers.";
    "!subst" "(from, to, value)" Operand(2): "A text or record with `to` in place of each `from`.";
    "!substr" "(text, start, length)" String: "A part of a text, to its end by default.";
    "!tail" "(list)" Operands: "A list without its first element.";
    "!tolower" "(a)" String: "A text in lower case.";
    "!toupper" "(a)" String: "A text in upper case.";
    "!xor" "(a, b, ...)" Int: "The bits that are set in an odd number of the integers.";
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
    fn every_operator_of_the_language_has_a_row() {
        let mut names: Vec<String> =
            isogloss_tablegen::operator_names().map(|name| format!("!{name}")).collect();
        names.sort();
        assert_eq!(OPERATORS.iter().map(|operator| operator.name).collect::<Vec<_>>(), names);
    }

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
