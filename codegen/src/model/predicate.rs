//! The C++ expressions of predicates (ODS `CPred`).

use super::Text;
use crate::codes;
use crate::grammar::{self, predicate_parser as parser};
use isogloss_tablegen::Diagnostic;
use parser::Rule;

/// Checks that a predicate is an expression of the kind that predicates are: names,
/// calls, methods, operators, lambdas of one statement. What its names mean is not
/// looked at.
///
/// # Errors
/// When it is none.
pub fn check_predicate(text: Text<'_>) -> Result<(), Box<Diagnostic>> {
    grammar::parse::<parser::Grammar, Rule>(Rule::predicate, text.text, word)
        .map(|_| ())
        .map_err(|error| Box::new(text.syntax_error(codes::PREDICATE, error)))
}

fn word(rule: Rule) -> Option<&'static str> {
    Some(match rule {
        Rule::expression | Rule::disjunction | Rule::conjunction | Rule::comparison | Rule::sum => {
            "an expression"
        }
        Rule::product | Rule::unary | Rule::postfix => "an expression",
        Rule::comparator | Rule::sum_op | Rule::product_op => "an operator",
        Rule::method => "a method",
        Rule::call => "`(`",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use isogloss_tablegen::Span;

    fn check(text: &str) -> Result<(), String> {
        check_predicate(Text { text, locate: &|_| Span::NONE }).map_err(|error| error.message.clone())
    }

    #[test]
    fn predicates_of_upstream_shapes_are_accepted() {
        let texts = [
            "::llvm::isa<::mlir::IntegerType>($_self)",
            "($_self.getWidth() > 8 && !$_self.isSigned()) || $_self == nullptr",
            "::llvm::all_of($_self, [](::mlir::Type t) { return t.isF32(); })",
            "$_self.getShape()[0] == 4 ? true : $a->foo()",
            "::llvm::cast<::mlir::VectorType>($_self).getElementTypeBitWidth() % 8 == 0",
            "[](::mlir::Type elementType) { return (elementType.isF32()); }(x)",
        ];
        for text in texts {
            assert_eq!(check(text), Ok(()), "{text}");
        }
    }

    #[test]
    fn what_is_no_expression_is_refused() {
        assert_eq!(check("$_self.isF32( &&").err().as_deref(), Some("expected an expression, found `&`"));
        assert!(check("").is_err() && check("a b").is_err());
        assert!(check(&"(".repeat(100_000)).is_err_and(|message| message.contains("nest deeper")));
    }
}
