//! The bang operators and keywords of TableGen, for display.

use super::resolve::{TdType, element};
use isogloss_tablegen::{BangOperator, bang_operators};

/// How the type of an operator's result is derived.
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
    /// The common type of all operands.
    Operands,
    /// The type of one operand.
    Operand(usize),
    /// The element type of the first operand.
    Element,
    /// The element type of the first operand, if its elements are lists.
    Flat,
    /// A list of the first operand's type.
    ListOfOperand,
    /// A list of the third operand's type, or a dag if the second one is a dag.
    Mapped,
    /// The type of the second operand, or of the third.
    Choice,
    /// The type of a value after `:`.
    Cases,
}

impl OperatorType {
    /// The operand type that a result type implies, or `Unknown`.
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

/// The type of an operator's result; `None` if the name is not an operator.
pub(crate) fn result_type(operator: &str) -> Option<OperatorType> {
    Some(match operator {
        "!add" | "!and" | "!div" | "!find" | "!logtwo" | "!mul" | "!or" | "!shl" | "!size" | "!sra"
        | "!srl" | "!sub" | "!xor" => OperatorType::Int,
        "!cast" | "!getdagarg" | "!getdagop" => OperatorType::Argument,
        "!con" | "!dag" | "!setdagarg" | "!setdagname" | "!setdagop" | "!setdagopname" => OperatorType::Dag,
        "!cond" => OperatorType::Cases,
        "!empty" | "!eq" | "!exists" | "!ge" | "!gt" | "!initialized" | "!isa" | "!le" | "!lt" | "!match"
        | "!ne" | "!not" => OperatorType::Bit,
        "!filter" => OperatorType::Operand(1),
        "!foldl" => OperatorType::Operand(0),
        "!foreach" => OperatorType::Mapped,
        "!getdagname" | "!getdagopname" | "!interleave" | "!repr" | "!strconcat" | "!substr" | "!tolower"
        | "!toupper" => OperatorType::String,
        "!head" => OperatorType::Element,
        "!if" => OperatorType::Choice,
        "!instances" => OperatorType::ListOfArgument,
        "!listconcat" | "!listremove" | "!tail" => OperatorType::Operands,
        "!listflatten" => OperatorType::Flat,
        "!listsplat" => OperatorType::ListOfOperand,
        "!range" => OperatorType::ListOfInt,
        "!subst" => OperatorType::Operand(2),
        _ => return None,
    })
}

/// The keywords, with descriptions.
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

pub(crate) fn operator(name: &str) -> Option<&'static BangOperator> {
    bang_operators().iter().find(|operator| operator.name == name)
}

pub(crate) fn is_keyword(name: &str) -> bool {
    KEYWORDS.iter().any(|(keyword, _)| *keyword == name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use isogloss_tablegen::tree::{TokenKind, Tree};

    #[test]
    fn every_operator_has_a_type_of_its_result() {
        assert!(bang_operators().len() > 40);
        for operator in bang_operators() {
            assert!(result_type(operator.name).is_some(), "{}", operator.name);
        }
    }

    #[test]
    fn keywords_are_those_of_the_language() {
        // `include` is a keyword before a string.
        for (keyword, _) in KEYWORDS.iter().filter(|(keyword, _)| *keyword != "include") {
            let tree = Tree::parse("a.td", *keyword);
            assert_eq!(tree.tokens().next().map(|token| token.kind()), Some(TokenKind::Keyword), "{keyword}");
        }
    }
}
