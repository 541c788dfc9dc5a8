//! Rewrite patterns (MLIR `Pattern`, `PatternBase.td`). Patterns that `mlir-tblgen -gen-rewriters` refuses are errors
//! here, too.
//!
//! `source` reads source patterns, `result` result patterns, `conditions` constraints on several parts, and `code` the
//! C++ of native calls.

mod code;
mod conditions;
mod result;
mod source;

use super::op::Operations;
use super::scopes::{Scope, is_in, root_files};
use super::{Refused, element_place, field_place};
use crate::model::constraint::{Class, Constraint, Predicate, Test};
use crate::model::op::{ArgumentRef, OpProperty, Operation};
use crate::model::pattern::{Pattern, PatternOp, Symbol, SymbolId, SymbolKind};
use crate::model::{Name, Text};
use crate::{Options, codes, lints, names};
use isogloss_tablegen::{
    DagValue, Diagnostic, FileId, ListValue, Record, Records, Span, StringValue, Value, closest,
};
use std::collections::{BTreeSet, HashMap, HashSet};
use std::ops::Range;
use std::sync::Arc;

/// The maximum nesting depth of a pattern.
const MAX_DEPTH: usize = 64;

/// Names that the generated code uses itself.
const OWN_NAMES: &[&str] =
    &["context", "either", "left", "loc", "location", "made", "own", "p", "r", "rewriter", "right"];

/// Whether a record is a pattern.
pub(super) fn is_pattern(record: &Record<'_>) -> bool {
    record.is_subclass_of("Pattern") && record.field("sourcePattern").is_some()
}

/// The patterns of the root file, and of the files of the chosen dialects.
pub(super) fn select<'r>(
    records: &'r Records,
    options: &Options,
    scopes: &[Scope<'r>],
    without: &Refused,
) -> Vec<Record<'r>> {
    let sources = records.sources();
    let own = scopes.iter().flat_map(|scope| scope.items().chain(scope.record));
    let mut files: BTreeSet<FileId> = own.filter_map(|record| sources.file_of(record.span())).collect();
    if options.dialects.is_empty() {
        files.extend(root_files(records));
    }
    let all = records.derived_from("Pattern").filter(is_pattern);
    all.filter(|record| is_in(records, *record, &files) && !without.contains_key(record.name())).collect()
}

/// The error about a pattern with C++ that has no counterpart in Rust; for definitions of MLIR's own classes, a
/// warning.
pub(crate) fn cpp_in_pattern(pattern: &Pattern, unknown: &Name, of_mlir: bool) -> Diagnostic {
    let text = unknown.text.split_whitespace().collect::<Vec<_>>().join(" ");
    let message = format!("the pattern `{}` has C++ without a counterpart in Rust: `{text}`", pattern.name);
    let mut error = Diagnostic::error(message).code(codes::PATTERN_CPP).at(pattern.record.span);
    if !unknown.span.is_none() && unknown.span != pattern.record.span {
        error = error.secondary(unknown.span, "this C++");
    }
    let name = text.split('(').next().unwrap_or_default().trim_start_matches("::");
    let is_name = !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || "_:".contains(c));
    let help = if is_name && text.contains('(') {
        format!("name a Rust function to call instead: `def : CppFunction<{name:?}, \"crate::function\">;`")
    } else if text.contains("$_builder") || text.contains("$_loc") {
        "call a Rust function: `RustCall<\"crate::function\">`, `fn function<'c>(rewriter: &mut Rewriter<'_, 'c>, a: \
         Attribute<'c>) -> Attribute<'c>`; a value is a `ValueId`"
            .to_owned()
    } else {
        "call a Rust function: `RustCall<\"crate::function\">`, or `Constraint<RustPred<\"crate::holds\">>`"
            .to_owned()
    };
    let error = error.help(help);
    if of_mlir { lints::cpp_definition::downgrade(error) } else { error }
}

/// Reads patterns.
pub(super) struct Patterns<'r, 'e, 'o> {
    operations: Operations<'r, 'e>,
    /// The operations of the dialect of the patterns.
    own: &'o [Operation],
    /// The operation definitions that patterns use, by record.
    known: HashMap<&'r str, Arc<Operation>>,
    /// The number of patterns without a name.
    unnamed: usize,
}

impl<'r, 'e, 'o> Patterns<'r, 'e, 'o> {
    pub(super) fn new(operations: Operations<'r, 'e>, own: &'o [Operation]) -> Self {
        Self { operations, own, known: HashMap::new(), unnamed: 0 }
    }

    /// The pattern of a record, and the first error in it.
    pub(super) fn pattern(&mut self, record: Record<'r>) -> Result<Pattern, String> {
        let name = if record.is_anonymous() {
            self.unnamed += 1;
            format!("GeneratedConvert{}", self.unnamed - 1)
        } else {
            record.name().to_owned()
        };
        let before = self.operations.errors.len();
        let pattern = Pattern {
            record: Name::new(record.name(), record.span()),
            name,
            text: Vec::new(),
            benefit: 1,
            operations: Vec::new(),
            symbols: Vec::new(),
            root: SymbolId(0),
            matched: Vec::new(),
            checks: Vec::new(),
            steps: Vec::new(),
            replacements: Vec::new(),
            unknown: Vec::new(),
        };
        let taken = OWN_NAMES.iter().map(|name| (*name).to_owned()).collect();
        let mut reader = Reader {
            all: self,
            record,
            pattern,
            bound: HashMap::new(),
            taken,
            named: HashSet::new(),
            used: HashMap::new(),
            count: 0,
            defined: HashSet::new(),
            given: HashMap::new(),
        };
        reader.read();
        let pattern = reader.pattern;
        match super::first_error(&self.operations.errors[before..]) {
            Some(error) => Err(error),
            None => Ok(pattern),
        }
    }
}

/// The meaning of a name in a pattern.
#[derive(Clone, Copy)]
struct Bound {
    symbol: SymbolId,
    span: Span,
    /// Whether it is an operand, which may be named again.
    is_operand: bool,
}

/// Reads one pattern.
struct Reader<'a, 'r, 'e, 'o> {
    all: &'a mut Patterns<'r, 'e, 'o>,
    record: Record<'r>,
    pattern: Pattern,
    bound: HashMap<&'r str, Bound>,
    /// The variables in Rust.
    taken: HashSet<String>,
    /// The names that the author chose.
    named: HashSet<&'r str>,
    /// The indices of definitions in the pattern.
    used: HashMap<&'r str, usize>,
    /// The number of operations in the source pattern.
    count: i64,
    /// The nodes of result patterns that are created by the steps so far.
    defined: HashSet<SymbolId>,
    /// The conditions that the source pattern implies for values and attributes.
    given: HashMap<SymbolId, Given>,
}

/// A condition that a value or an attribute satisfies.
#[derive(Clone)]
struct Given {
    condition: Predicate,
    /// Its summary, in a message.
    summary: String,
    /// The span of the condition.
    span: Span,
}

impl Given {
    fn of(constraint: &Constraint, span: Span) -> Self {
        let summary = match constraint.summary.as_str() {
            "" => format!("`{}`", constraint.record.text),
            summary => summary.to_owned(),
        };
        Self { condition: constraint.predicate.clone(), summary, span }
    }

    /// A property, whose storage restricts its attribute.
    fn of_property(property: &OpProperty) -> Self {
        use crate::model::StoredValue as S;
        let is_plain = property.option.is_none() && property.element.is_none();
        let native = S::native(&property.storage).filter(|_| is_plain);
        let (class, summary) = if matches!(native, Some(S::Bool | S::Bit | S::Int(_) | S::Unsigned(_))) {
            ("IntegerAttr", "an integer")
        } else if matches!(native, Some(S::Str)) {
            ("StringAttr", "a string")
        } else {
            ("Attribute", "a property")
        };
        let condition = match class {
            "Attribute" => Predicate::TRUE,
            class => Predicate::Test(Test::IsA(Class::builtin(class))),
        };
        Self { condition, summary: summary.to_owned(), span: property.name.span }
    }
}

/// The kind of a node's operator.
enum PatternNode<'r> {
    Op(Record<'r>),
    Native(Record<'r>),
    Either,
    Variadic,
    ReplaceWithValue,
    Location,
    ReturnType,
    Other,
}

impl<'r> Reader<'_, 'r, '_, '_> {
    fn read(&mut self) {
        let Some(source) = self.dag(self.record, "sourcePattern") else { return };
        self.pattern.text.extend(self.text(source));
        self.collect_names(source, 0);
        for field in ["resultPatterns", "supplementalPatterns"] {
            for value in self.list(field).into_iter().flat_map(ListValue::iter) {
                if let Value::Dag(dag) = value {
                    self.collect_names(dag, 0);
                }
            }
        }
        let before = self.all.operations.errors.len();
        let mut checks = Vec::new();
        let Some(root) = self.source_root(source, &mut checks) else { return };
        self.pattern.root = root;
        if let Some(conditions) = self.list("constraints") {
            for (index, condition) in conditions.iter().enumerate() {
                let span = element_place(self.all.operations.records, conditions, index, self.record.span());
                self.condition(condition, span.unwrap_or(self.record.span()), &mut checks);
            }
        }
        self.pattern.checks = checks;
        self.benefit();
        // Without the names of the source pattern, further errors would not help.
        if super::count_errors(&self.all.operations.errors[before..]) == 0 {
            self.results(root);
        }
    }

    /// Collects the names that the author gives.
    fn collect_names(&mut self, dag: DagValue<'r>, depth: usize) {
        if depth > MAX_DEPTH {
            return;
        }
        let names = dag.args().filter_map(|(name, _)| name).chain(dag.operator_name());
        self.named.extend(names.filter(|name| !name.is_empty() && *name != "_").map(|name| indexed(name).0));
        for (_, value) in dag.args() {
            if let Value::Dag(inner) = value {
                self.collect_names(inner, depth + 1);
            }
        }
    }

    /// The number of operations in the source pattern, plus `addBenefit`.
    fn benefit(&mut self) {
        let Some(dag) = self.dag(self.record, "benefitDelta") else { return };
        let added = match (dag.len(), dag.arg(0)) {
            (1, Some(Value::Int(added))) => added,
            _ => {
                let message = format!("`addBenefit` takes one integer, not {} arguments", dag.len());
                let message =
                    if dag.len() == 1 { "`addBenefit` takes an integer".to_owned() } else { message };
                let span = dag.span().unwrap_or(self.record.span());
                self.error(codes::PATTERN_DIRECTIVE, span, message, Some("`(addBenefit 2)`".to_owned()));
                return;
            }
        };
        self.pattern.benefit = u32::try_from(self.count.saturating_add(added).max(0)).unwrap_or(u32::MAX);
    }

    // ---- parts of records ---------------------------------------------------------

    fn dag(&mut self, record: Record<'r>, field: &str) -> Option<DagValue<'r>> {
        match record.get(field) {
            Ok(dag) => Some(dag),
            Err(error) => {
                self.all.operations.errors.push(error.code(codes::FIELD));
                None
            }
        }
    }

    /// A node as written, on one line.
    fn text(&self, dag: DagValue<'r>) -> Option<String> {
        let text = self.all.operations.records.sources().snippet(dag.span()?);
        let words: Vec<&str> = text.split_whitespace().collect();
        text.starts_with('(').then(|| words.join(" "))
    }

    fn list(&mut self, field: &str) -> Option<ListValue<'r>> {
        match self.record.value(field) {
            Some(Value::List(list)) => Some(list),
            _ => None,
        }
    }

    /// The kind of a node.
    fn node(dag: DagValue<'r>) -> PatternNode<'r> {
        let Value::Record(operator) = dag.operator() else { return PatternNode::Other };
        match operator.name() {
            _ if operator.is_subclass_of("Op") => PatternNode::Op(operator),
            _ if operator.is_subclass_of("NativeCodeCall") => PatternNode::Native(operator),
            "either" => PatternNode::Either,
            "variadic" => PatternNode::Variadic,
            "replaceWithValue" => PatternNode::ReplaceWithValue,
            "location" => PatternNode::Location,
            "returnType" => PatternNode::ReturnType,
            _ => PatternNode::Other,
        }
    }

    /// The span of a node.
    fn place(&self, dag: DagValue<'r>) -> Span {
        let sources = self.all.operations.records.sources();
        let own = sources.file_of(self.record.span());
        let places = [dag.operator_span(), dag.span()];
        let mut places = places.into_iter().flatten();
        places.find(|place| sources.file_of(*place) == own).unwrap_or(self.record.span())
    }

    /// The span of an argument of a node.
    fn argument_place(&self, dag: DagValue<'r>, index: usize) -> Span {
        let sources = self.all.operations.records.sources();
        let own = sources.file_of(self.record.span());
        let found = dag.arg_span(index).filter(|place| sources.file_of(*place) == own);
        found.unwrap_or_else(|| self.place(dag))
    }

    fn error(&mut self, code: &'static str, span: Span, message: impl Into<String>, help: Option<String>) {
        let mut error = Diagnostic::error(message.into()).code(code).at(span);
        if let Some(help) = help {
            error = error.help(help);
        }
        if !self.record.is_anonymous() {
            error = error.secondary(self.record.span(), format!("in `{}`", self.record.name()));
        }
        self.all.operations.errors.push(error);
    }

    /// The error about a node that is neither an operation nor a native call.
    fn not_a_node(&mut self, dag: DagValue<'r>) {
        let span = self.place(dag);
        let name = match dag.operator() {
            Value::Record(record) => format!("`{}`", record.name()),
            other => other.kind().to_owned(),
        };
        let message = format!("{name} is not an operation, and not a `NativeCodeCall`");
        let records = self.all.operations.records;
        let names = records.derived_from("Op").map(Record::name);
        let near = match dag.operator() {
            Value::Record(record) => closest(record.name(), names),
            _ => None,
        };
        let help = near.map(|near| format!("did you mean `{near}`?"));
        self.error(codes::PATTERN_NODE, span, message, help);
    }

    // ---- definitions and symbols --------------------------------------------------

    /// The index of the definition of an operation.
    fn definition(&mut self, record: Record<'r>) -> usize {
        if let Some(index) = self.used.get(record.name()) {
            return *index;
        }
        let all = &mut *self.all;
        let own = all.own.iter().find(|operation| operation.record.text == record.name());
        let operation = match (all.known.get(record.name()), own) {
            (Some(known), _) => Arc::clone(known),
            (None, Some(own)) => Arc::new(own.clone()),
            (None, None) => {
                // Its own dialect reports the errors of the definition.
                let errors = all.operations.errors.len();
                let read = all.operations.operation(record);
                all.operations.errors.truncate(errors);
                Arc::new(read)
            }
        };
        all.known.insert(record.name(), Arc::clone(&operation));
        let index = self.pattern.operations.len();
        self.pattern.operations.push(PatternOp { operation, is_own: own.is_some() });
        self.used.insert(record.name(), index);
        index
    }

    /// A new symbol, with a variable similar to `name`. Symbols that the author names keep their names.
    fn symbol(&mut self, name: &str, kind: SymbolKind) -> SymbolId {
        let is_named = |variable: &str| self.named.iter().any(|own| names::value(own) == *variable);
        let is_own = self.named.contains(name);
        let base = names::value(name).to_string();
        let base = base.trim_start_matches('_');
        let base = if base.is_empty() { "part" } else { base };
        let mut variable = base.to_owned();
        let mut number = 0;
        while !is_own && is_named(&variable) || self.taken.contains(&variable) {
            number += 1;
            variable = format!("{}_{number}", base.trim_start_matches("r#"));
        }
        self.taken.insert(variable.clone());
        self.pattern.symbols.push(Symbol { variable, kind });
        SymbolId(self.pattern.symbols.len() - 1)
    }

    fn kind(&self, symbol: SymbolId) -> &SymbolKind {
        &self.pattern.symbols[symbol.0].kind
    }

    /// Binds a name to a symbol. Returns the symbol of an earlier operand with this name.
    fn bind(&mut self, name: &'r str, symbol: SymbolId, span: Span, is_operand: bool) -> Option<SymbolId> {
        if name == "_" {
            return None;
        }
        match self.bound.get(name).copied() {
            None => {
                self.bound.insert(name, Bound { symbol, span, is_operand });
                None
            }
            Some(first) if first.is_operand && is_operand => Some(first.symbol),
            Some(first) => {
                let message = format!("symbol `${name}` is bound more than once");
                let error = Diagnostic::error(message).code(codes::PATTERN_SYMBOL);
                let error = error.primary(span, "bound again").secondary(first.span, "first bound here");
                self.all.operations.errors.push(error.help("operands alone may have the same name"));
                None
            }
        }
    }

    /// The symbol of a name, and the part that an index such as `$pair__1` selects.
    fn lookup(&mut self, name: &str, span: Span) -> Option<crate::model::pattern::PatternValue> {
        use crate::model::pattern::PatternValue;
        if let Some(bound) = self.bound.get(name) {
            return Some(PatternValue::Symbol(bound.symbol));
        }
        let (base, index) = indexed(name);
        if let (Some(index), Some(bound)) = (index, self.bound.get(base).copied()) {
            let count = match self.kind(bound.symbol) {
                SymbolKind::Matched(_) | SymbolKind::Created(_) => {
                    self.pattern.operation(bound.symbol).map_or(0, |op| op.operation.results.len())
                }
                SymbolKind::Returned(count) => *count,
                SymbolKind::Value | SymbolKind::Values | SymbolKind::Attribute { .. } => 0,
            };
            return match selected(name, index, count) {
                Ok(index) => Some(PatternValue::Part(bound.symbol, index)),
                Err(message) => {
                    self.error(codes::PATTERN_SYMBOL, span, message, None);
                    None
                }
            };
        }
        let known = self.bound.keys().copied();
        let help = match closest(base, known) {
            _ if name.is_empty() => Some("name a symbol of the source pattern: `$x`".to_owned()),
            Some(close) => Some(format!("did you mean `${close}`?")),
            None => {
                let mut known: Vec<String> = self.bound.keys().map(|name| format!("`${name}`")).collect();
                known.sort_unstable();
                (!known.is_empty()).then(|| format!("the source pattern binds {}", known.join(", ")))
            }
        };
        let message = match name {
            "" => "a value of a result pattern is a symbol, a node or a constant".to_owned(),
            name => format!("symbol `${name}` is not bound"),
        };
        self.error(codes::PATTERN_SYMBOL, span, message, help);
        None
    }

    /// The number of declared arguments of an operation.
    fn arguments(&self, definition: usize) -> Vec<ArgumentRef> {
        self.pattern.operations[definition].operation.arguments.clone()
    }

    /// The locator of a text of a record.
    fn locate(
        record: Record<'r>,
        field: &'static str,
        text: StringValue<'r>,
    ) -> impl Fn(Range<usize>) -> Span + 'r {
        let place = field_place(record, field);
        move |range| text.origin_of(range).unwrap_or(place)
    }

    /// Parses the C++ in a field.
    fn expression(&self, record: Record<'r>, field: &'static str) -> Option<crate::model::CppExpr> {
        let text: StringValue<'_> = record.find(field)?;
        let locate = Self::locate(record, field, text);
        crate::model::CppExpr::parse(Text { text: text.text(), locate: &locate }).ok()
    }

    /// Records C++ without a counterpart.
    fn unknown(&mut self, text: impl Into<String>, span: Span) {
        self.pattern.unknown.push(Name::new(text, span));
    }
}

/// The index of the result that a name selects, among `count`; else a message.
fn selected(name: &str, index: usize, count: usize) -> Result<usize, String> {
    if index < count {
        return Ok(index);
    }
    let (base, _) = indexed(name);
    Err(format!("`${base}` has {count} results, so `${name}` is none of them"))
}

/// A name without its index, and the index: `$pair__1`.
fn indexed(name: &str) -> (&str, Option<usize>) {
    match name.rsplit_once("__") {
        Some((base, digits)) if !base.is_empty() => match digits.parse() {
            Ok(index) => (base, Some(index)),
            Err(_) => (name, None),
        },
        _ => (name, None),
    }
}

#[cfg(test)]
mod tests {
    use super::{indexed, selected};

    #[test]
    fn an_index_selects_one_of_the_results() {
        assert_eq!(indexed("pair__1"), ("pair", Some(1)));
        assert_eq!(selected("pair__1", 1, 2), Ok(1));
        let message = "`$pair` has 2 results, so `$pair__2` is none of them";
        assert_eq!(selected("pair__2", 2, 2), Err(message.to_owned()));
        assert!(selected("none__0", 0, 0).is_err());
    }
}
