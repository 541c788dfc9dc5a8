//! The grammar `tablegen.pest` as an oracle for the syntax of definition files.
//!
//! pest's virtual machine runs the grammar. This module adds the parts that the grammar lacks: the stack of open
//! conditions, the set of macros, and the check that numbers fit into 64 bits.

use std::collections::BTreeSet;
use std::fs;

use pest::iterators::{Pair, Pairs};
use pest_vm::Vm;

use crate::repository;

/// The compiled grammar.
pub struct Grammar {
    machine: Vm,
}

/// One open `#ifdef` or `#ifndef`.
struct Condition {
    /// Whether the condition's own macro selects the lines that follow.
    read: bool,
    /// Whether its `#else` was passed.
    inverted: bool,
}

impl Default for Grammar {
    fn default() -> Self {
        Self::new()
    }
}

impl Grammar {
    /// Compiles the grammar's file.
    ///
    /// # Panics
    /// If the file is missing or is not a valid grammar.
    #[must_use]
    pub fn new() -> Self {
        let path = repository().join("codegen/tablegen/tablegen.pest");
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let pairs = pest_meta::parser::parse(pest_meta::parser::Rule::grammar_rules, &text)
            .unwrap_or_else(|error| panic!("{error}"));
        let problems = pest_meta::validator::validate_pairs(pairs.clone());
        assert!(problems.is_ok(), "the grammar is not valid: {problems:?}");
        let rules = pest_meta::parser::consume_rules(pairs).unwrap_or_else(|errors| panic!("{errors:?}"));
        Self { machine: Vm::new(pest_meta::optimizer::optimize(rules)) }
    }

    /// Whether `text` is a definition file, as far as its syntax goes, when the `macros` are defined.
    ///
    /// # Errors
    /// The position at which the grammar stopped matching.
    pub fn accepts(&self, text: &str, macros: &[String]) -> Result<(), String> {
        let read = self.without_directives(text, macros)?;
        let file = self.machine.parse("file", &read).map_err(|error| error.to_string())?;
        file.flatten().try_for_each(|pair| check_number(&pair))
    }

    /// Checks that every bang operator in `text` has the number of operands that it takes.
    ///
    /// # Errors
    /// The first operator with an invalid number of operands, or a syntax error.
    pub fn accepts_operators(&self, text: &str, macros: &[String]) -> Result<(), String> {
        let read = self.without_directives(text, macros)?;
        let file = self.machine.parse("file", &read).map_err(|error| error.to_string())?;
        let mut operators = file.flatten().filter(|pair| pair.as_rule() == "operator");
        operators.try_for_each(|operator| {
            let call = self.prefix("operator_call", operator.as_str())?;
            let whole = call.as_str().len() == operator.as_str().trim_end().len();
            if whole { Ok(()) } else { Err(format!("operands of {}", operator.as_str())) }
        })
    }

    /// `text` with spaces instead of directives and of the lines they exclude; line numbers do
    /// not change.
    fn without_directives(&self, text: &str, macros: &[String]) -> Result<String, String> {
        let mut macros: BTreeSet<String> = macros.iter().cloned().collect();
        let mut conditions: Vec<Condition> = Vec::new();
        let mut read = String::with_capacity(text.len());
        let mut rest = text;
        loop {
            let reading = conditions.iter().all(|condition| condition.read);
            let region = self.prefix(if reading { "region_read" } else { "region_skipped" }, rest)?.as_str();
            if reading {
                read.push_str(region);
            } else {
                push_blanks(&mut read, region);
            }
            rest = &rest[region.len()..];
            if rest.is_empty() {
                break;
            }
            let directives = self.prefix("directive", rest)?;
            let directive = directives.as_str();
            push_blanks(&mut read, directive);
            rest = &rest[directive.len()..];
            for pair in directives.flatten().skip(1) {
                apply(&pair, &mut macros, &mut conditions)?;
            }
        }
        if conditions.is_empty() { Ok(read) } else { Err("a condition is still open at the end".to_owned()) }
    }

    /// Matches `rule` at the beginning of `text`.
    fn prefix<'a>(&'a self, rule: &'a str, text: &'a str) -> Result<Pairs<'a, &'a str>, String> {
        self.machine.parse(rule, text).map_err(|error| error.to_string())
    }
}

/// Applies `pair` if it is a directive of a condition or macro; ignores other pairs.
fn apply(
    pair: &Pair<'_, &str>,
    macros: &mut BTreeSet<String>,
    conditions: &mut Vec<Condition>,
) -> Result<(), String> {
    let name = || pair.clone().into_inner().as_str().to_owned();
    match pair.as_rule() {
        "define" => {
            macros.insert(name());
        }
        "ifdef" => conditions.push(Condition { read: macros.contains(&name()), inverted: false }),
        "ifndef" => conditions.push(Condition { read: !macros.contains(&name()), inverted: false }),
        "else_" => match conditions.last_mut() {
            Some(condition) if !condition.inverted => {
                condition.read = !condition.read;
                condition.inverted = true;
            }
            _ => return Err("an #else belongs to no condition".to_owned()),
        },
        "endif" => {
            conditions.pop().ok_or("an #endif belongs to no condition")?;
        }
        _ => {}
    }
    Ok(())
}

/// Writes a space for every byte of `text`, but keeps line breaks.
fn push_blanks(output: &mut String, text: &str) {
    output.extend(text.bytes().map(|byte| if byte == b'\n' { '\n' } else { ' ' }));
}

/// Whether a number fits into 64 bits: without a sign as an unsigned one, with a sign as a signed one. Read as a signed
/// one in any case, the end of a range must not be positive.
fn check_number(pair: &Pair<'_, &str>) -> Result<(), String> {
    let text = pair.as_str();
    let value = match pair.as_rule() {
        "hexadecimal" => u64::from_str_radix(&text[2..], 16).ok().map(u64::cast_signed),
        "binary" => u64::from_str_radix(&text[2..], 2).ok().map(u64::cast_signed),
        "decimal" if text.starts_with(['+', '-']) => text.parse::<i64>().ok(),
        "decimal" => text.parse::<u64>().ok().map(u64::cast_signed),
        "range_end" => {
            let positive =
                text.parse::<u64>().or_else(|_| u64::from_str_radix(text.trim_start_matches("0x"), 16));
            return match positive {
                Ok(value) if value.cast_signed() > 0 => Err(format!("{text} cannot end a range")),
                _ => Ok(()),
            };
        }
        _ => return Ok(()),
    };
    value.map(|_| ()).ok_or_else(|| format!("{text} is out of range"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, accepted: bool) {
        let result = Grammar::new().accepts(text, &["OUTSIDE".to_owned()]);
        assert_eq!(result.is_ok(), accepted, "{text}: {result:?}");
    }

    #[test]
    fn directives_inside_of_comments_and_code_are_none() {
        check("/*\n#endif\n*/ def a { code c = [{\n#endif\n}]; }", true);
    }

    #[test]
    fn what_a_condition_excludes_is_not_read() {
        check("#ifdef INSIDE\n` \" @\n#endif\ndef a;", true);
        check("#ifdef OUTSIDE\n` \" @\n#endif\ndef a;", false);
    }

    #[test]
    fn conditions_are_closed_in_their_own_file() {
        check("#ifdef OUTSIDE\ndef a;\n", false);
        check("def a;\n#endif\n", false);
        check("#ifdef X\n#else\n#else\n#endif\n", false);
    }

    #[test]
    fn a_number_has_to_fit() {
        check("defvar a = 18446744073709551615;", true);
        check("defvar a = 18446744073709551616;", false);
        check("defvar a = -9223372036854775809;", false);
        check("defvar a = b{3-0, 3 0, 3 0x0, 3 -1};", true);
        check("defvar a = b{3 1};", false);
    }

    #[test]
    fn operators_take_what_they_take() {
        let grammar = Grammar::new();
        let right = [
            "!add(1, 2)",
            "!range(1)",
            "!cast<int>(x)",
            "!cond(0: 1,)",
            "!foldl(0, [1], a, b, 2)",
            "!instances<R>()",
        ];
        for operator in right {
            assert_eq!(grammar.accepts_operators(&format!("defvar x = {operator};"), &[]), Ok(()));
        }
        let wrong = [
            "!add(1)",
            "!add<int>(1, 2)",
            "!cast(x)",
            "!cast<code>(x)",
            "!if(1, 2)",
            "!cond()",
            "!foreach(1, [1], 2)",
        ];
        for operator in wrong {
            assert!(
                grammar.accepts_operators(&format!("defvar x = {operator};"), &[]).is_err(),
                "{operator}"
            );
        }
    }
}
