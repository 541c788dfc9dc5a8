//! Conditions from `Pred` records: `CPred` texts and their combinations, each as one
//! C++ expression.

use super::Ods;
use crate::codes;
use crate::model::{CppExpr, CppExprKind, MAX_CPP_DEPTH, Text};
use isogloss_tablegen::{Diagnostic, Record, Span, StringValue};
use std::cell::OnceCell;
use std::collections::BTreeSet;
use std::ops::Range;

/// The maximum nesting depth of `Pred` records.
const MAX_NESTING: usize = 64;

/// The placeholders that `mlir-tblgen` replaces.
const PLACEHOLDERS: &[&str] = &["_self", "_op", "_builder", "_ctxt"];

/// The placeholder for the condition between the two texts of a `Concat`.
const HOLE: &str = "isogloss_condition";

impl<'r> Ods<'r, '_> {
    /// The condition of a `Pred` record; `None`, with an error, if it is malformed.
    pub(super) fn predicate(&mut self, record: Record<'r>) -> Option<CppExpr> {
        read(record, 0).map_err(|error| self.errors.push(*error)).ok()
    }

    /// Checks the conditions that the root file defines.
    pub(super) fn check_predicates(&mut self) {
        let sources = self.records.sources();
        let in_root =
            |record: &Record<'_>| sources.file_of(record.span()).is_some_and(|file| file.index() == 0);
        let patterns = self.records.derived_from("SubstLeaves");
        let patterns: BTreeSet<&str> = patterns.filter_map(|record| record.find("pattern")).collect();
        for record in self.records.derived_from("CPred").filter(in_root) {
            // The classes of types and attributes contain an empty one.
            if record.find::<&str>("predExpr").is_some_and(|text| text == "()") {
                continue;
            }
            // C++ that is not understood is not checked here; it is reported at its use.
            let condition = if self.types.of_mlir { read(record, 0).ok() } else { self.predicate(record) };
            if let Some(condition) = condition {
                self.check_placeholders(&condition, &patterns);
            }
        }
        // A combination would repeat the errors of its conditions.
        let combined = self.records.derived_from("CombinedPred").filter(in_root);
        for record in combined.filter(|record| children(*record).iter().all(|child| read(*child, 0).is_ok()))
        {
            self.predicate(record);
        }
    }

    /// Reports unknown placeholders. The generator defines names that begin with `_`; others are arguments of an
    /// operation.
    fn check_placeholders(&mut self, condition: &CppExpr, patterns: &BTreeSet<&str>) {
        let known = |name: &str| {
            !name.starts_with('_')
                || PLACEHOLDERS.contains(&name)
                || patterns.iter().any(|pattern| pattern.strip_prefix('$') == Some(name))
        };
        let errors = &mut *self.errors;
        condition.walk(&mut |part| {
            if let Some(name) = part.as_placeholder().filter(|name| !known(name)) {
                let message = format!("unknown placeholder `${name}`");
                let mut error = Diagnostic::error(message).code(codes::PREDICATE).at(part.span);
                if let Some(close) = isogloss_tablegen::closest(name, PLACEHOLDERS.iter().copied()) {
                    error = error.help(format!("did you mean `${close}`?"));
                }
                errors.push(error);
            }
        });
    }
}

fn children(record: Record<'_>) -> Vec<Record<'_>> {
    record.find("children").unwrap_or_default()
}

/// The expression of a record with a text, or the error about the text; `None` for a combination.
pub(super) fn text_expression(record: Record<'_>) -> Option<Condition> {
    record.field("predExpr").map(|_| read(record, 0))
}

pub(super) type Condition = Result<CppExpr, Box<Diagnostic>>;

fn read(record: Record<'_>, depth: usize) -> Condition {
    read_with(record, depth, &mut |_| None)
}

/// As [`read`], but if `leaf` returns an expression for a record, that is its condition.
pub(super) fn read_with<'r>(
    record: Record<'r>,
    depth: usize,
    leaf: &mut dyn FnMut(Record<'r>) -> Option<CppExpr>,
) -> Condition {
    if let Some(expression) = leaf(record) {
        return Ok(expression);
    }
    let wrong = |message: String| Box::new(record.error(message).code(codes::PREDICATE));
    if depth > MAX_NESTING {
        return Err(wrong(format!("predicates nest deeper than {MAX_NESTING} levels")));
    }
    if record.field("predExpr").is_some() {
        let text: StringValue<'_> = record.get("predExpr").map_err(|error| error.code(codes::FIELD))?;
        let locate = locator(record, text);
        let parsed = CppExpr::parse(Text { text: text.text(), locate: &locate });
        // `CPred` puts parentheses around the text.
        let written = text.text().trim_start_matches('(').trim_start();
        return parsed.map_err(|error| match written.strip_prefix("return ") {
            _ if text.text().contains("(|") => Box::new(error.help(
                "a condition in Rust is a function: `def : CppFunction<\"isFoo\", \"crate::is_foo\">;`, called as \
                 `isFoo($_self)`",
            )),
            Some(rest) => {
                let rest = rest.trim_end_matches(|end: char| end == ')' || end == ';' || end.is_whitespace());
                let closing = if rest.contains('(') { ")" } else { "" };
                Box::new(error.help(format!("a condition is an expression: `{rest}{closing}`")))
            }
            None => error,
        });
    }
    let parts = children(record).into_iter().map(|child| read_with(child, depth + 1, leaf));
    let mut parts = parts.collect::<Result<Vec<_>, _>>()?;
    let combiner: Record<'_> = record.get("kind").map_err(|error| error.code(codes::FIELD))?;
    let combined = match (combiner.name(), parts.len()) {
        ("PredCombinerAnd" | "PredCombinerOr", 1) => parts.remove(0),
        ("PredCombinerAnd", _) => CppExpr::new(CppExprKind::All(parts), record.span()),
        ("PredCombinerOr", _) => CppExpr::new(CppExprKind::Any(parts), record.span()),
        ("PredCombinerNot", 1) => CppExpr::new(CppExprKind::Not(Box::new(parts.remove(0))), record.span()),
        ("PredCombinerSubstLeaves", 1) => substituted(record, parts.remove(0))?,
        ("PredCombinerConcat", 1) => concatenated(record, &parts.remove(0))?,
        (name, count) => return Err(wrong(format!("`{name}` does not combine {count} predicates"))),
    };
    if combined.is_too_large() {
        return Err(too_large(record));
    }
    Ok(combined)
}

/// The span of a part of a text in the file of its record. A library may join texts of its own, such as a parenthesis,
/// to the author's; such a part is located at the byte before it.
fn locator<'r>(record: Record<'r>, text: StringValue<'r>) -> impl Fn(Range<usize>) -> Span {
    let own = OnceCell::new();
    move |part| {
        let own: &Vec<Range<usize>> = own.get_or_init(|| {
            let sources = record.records().sources();
            let file = sources.file_of(record.span());
            let parts =
                text.parts().filter(|(_, place)| place.is_some_and(|place| sources.file_of(place) == file));
            parts.map(|(range, _)| range).collect()
        });
        let before = own[..own.partition_point(|own| own.start <= part.start)].last();
        let place = before.and_then(|own| {
            // The end of the text belongs to its last part.
            let is_within =
                own.contains(&part.start) || part.start == text.text().len() && own.end == part.start;
            if is_within { text.origin_of(part) } else { text.origin(own.end - 1) }
        });
        place.unwrap_or(record.span())
    }
}

fn too_large(record: Record<'_>) -> Box<Diagnostic> {
    let message = format!("the predicate `{}` is too large: at most {MAX_CPP_DEPTH} levels", record.name());
    Box::new(record.error(message).code(codes::PREDICATE))
}

/// `SubstLeaves<"$name", "replacement", condition>`.
fn substituted(record: Record<'_>, condition: CppExpr) -> Condition {
    let pattern = parsed(record, "pattern")?;
    let Some(name) = pattern.as_placeholder() else {
        let message = "the pattern of `SubstLeaves` must be a placeholder, such as `$_self`";
        return Err(Box::new(record.error(message).code(codes::PREDICATE)));
    };
    let replacement = parsed(record, "replacement")?;
    condition.with_placeholder(name, &replacement).ok_or_else(|| too_large(record))
}

/// `Concat<"before", condition, "after">`: the condition in the middle of an expression.
fn concatenated(record: Record<'_>, condition: &CppExpr) -> Condition {
    let field = |name| record.get::<&str>(name).map_err(|error| Box::new(error.code(codes::FIELD)));
    let whole = format!("{} ${HOLE} {}", field("prefix")?, field("suffix")?);
    let text = Text { text: &whole, locate: &|_| record.span() };
    let around = CppExpr::parse(text)?;
    around.with_placeholder(HOLE, condition).ok_or_else(|| too_large(record))
}

fn parsed(record: Record<'_>, field: &str) -> Condition {
    let text: StringValue<'_> = record.get(field).map_err(|error| error.code(codes::FIELD))?;
    let locate = |range: Range<usize>| text.origin_of(range).unwrap_or(record.span());
    CppExpr::parse(Text { text: text.text(), locate: &locate })
}

#[cfg(test)]
mod tests {
    use crate::{Options, definitions, session};

    /// The messages about a definition file.
    fn messages(text: &str) -> Vec<String> {
        let file = format!(
            "include \"isogloss/Dialect.td\"\ninclude \"isogloss/Constraint.td\"\n\
             def T_Dialect : Dialect {{ let name = \"t\"; }}\n{text}"
        );
        let records = session().parse_str("t.td", file).expect("records");
        let mut diagnostics = Vec::new();
        definitions(&records, &Options::default(), &mut diagnostics);
        diagnostics.into_iter().map(|diagnostic| diagnostic.message).collect()
    }

    #[test]
    fn combinations_are_read() {
        let text = r#"
            def IsInt : CPred<"::llvm::isa<::mlir::IntegerType>($_self)">;
            def Both : And<[IsInt, Neg<CPred<"$_self.isF32()">>]>;
            def Element : SubstLeaves<"$_self", "elementType", Both>;
            def OfElement : Concat<"[](Type elementType) { return ", Element, "; }(f($_self))">;
            def Any : Or<[OfElement]>;
        "#;
        assert_eq!(messages(text), [""; 0]);
    }

    #[test]
    fn wrong_predicates_are_reported_once() {
        assert_eq!(messages(r#"def P : Neg<CPred<"$_slef.isF32()">>;"#), ["unknown placeholder `$_slef`"]);
        assert_eq!(
            messages(r#"def P : And<[CPred<"a b">]>;"#),
            ["expected `<`, an operator, a method or `(`, found `b`"]
        );
        assert_eq!(
            messages(r#"def P : SubstLeaves<"self", "x", CPred<"$_self">>;"#),
            ["the pattern of `SubstLeaves` must be a placeholder, such as `$_self`"]
        );
    }

    #[test]
    fn a_predicate_that_doubles_is_rejected() {
        let double =
            |n: usize| format!("def P{} : SubstLeaves<\"$_self\", \"f($_self, $_self)\", P{n}>;\n", n + 1);
        let text: String = (0..30).map(double).collect();
        let messages = messages(&format!("def P0 : CPred<\"$_self\">;\n{text}"));
        assert!(messages[0].contains("too large"), "{messages:?}");
    }
}
