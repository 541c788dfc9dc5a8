//! Source patterns.

use super::{Given, MAX_DEPTH, PatternNode, Reader, indexed};
use crate::codes;
use crate::model::op::{ArgumentRef, AttrPresence};
use crate::model::pattern::{Check, Constant, NativeArgument, Place, SymbolId, SymbolKind};
use isogloss_tablegen::{DagValue, Record, Span, Value};

impl<'r> Reader<'_, 'r, '_, '_> {
    /// The operation at the root of the source pattern.
    pub(super) fn source_root(&mut self, dag: DagValue<'r>, checks: &mut Vec<Check>) -> Option<SymbolId> {
        let PatternNode::Op(record) = Self::node(dag) else {
            let span = self.place(dag);
            let message = match Self::node(dag) {
                PatternNode::Native(_) => {
                    "the root of a source pattern is an operation, not a `NativeCodeCall`"
                }
                PatternNode::Op(_)
                | PatternNode::Either
                | PatternNode::Variadic
                | PatternNode::ReplaceWithValue
                | PatternNode::Location
                | PatternNode::ReturnType => "the root of a source pattern is an operation, not a directive",
                PatternNode::Other => {
                    self.not_a_node(dag);
                    return None;
                }
            };
            self.error(codes::PATTERN_NODE, span, message, None);
            return None;
        };
        let op = self.matched(dag, record);
        self.pattern.matched.push(op);
        self.source_arguments(dag, op, 0, checks);
        Some(op)
    }

    /// The symbol of an operation of the source pattern.
    fn matched(&mut self, dag: DagValue<'r>, record: Record<'r>) -> SymbolId {
        let definition = self.definition(record);
        self.count += 1;
        let kind = SymbolKind::Matched(definition);
        let name = dag.operator_name().unwrap_or_default();
        let (base, _) = indexed(name);
        if base.is_empty() || base == "_" {
            let own = self.pattern.operations[definition].operation.name.text.clone();
            return self.symbol(&own, kind);
        }
        let symbol = self.symbol(base, kind);
        let span = self.place(dag);
        self.bind(base, symbol, span, false);
        symbol
    }

    /// The arguments of an operation.
    fn source_arguments(&mut self, dag: DagValue<'r>, op: SymbolId, depth: usize, checks: &mut Vec<Check>) {
        if depth > MAX_DEPTH {
            let message = format!("the pattern nests deeper than {MAX_DEPTH} levels");
            let span = self.place(dag);
            return self.error(codes::PATTERN_NODE, span, message, None);
        }
        let SymbolKind::Matched(definition) = *self.kind(op) else { return };
        let declared = self.arguments(definition);
        let given: usize = dag
            .args()
            .map(|(_, value)| match value {
                Value::Dag(inner) if matches!(Self::node(inner), PatternNode::Either) => inner.len().max(1),
                _ => 1,
            })
            .sum();
        let is_wrong_either = dag.args().any(|(_, value)| match value {
            Value::Dag(inner) => matches!(Self::node(inner), PatternNode::Either) && inner.len() != 2,
            _ => false,
        });
        if given != declared.len() && !is_wrong_either {
            let span = self.place(dag);
            return self.wrong_count(definition, given, span);
        }
        let mut at = 0;
        for (index, (name, value)) in dag.args().enumerate() {
            let span = self.argument_place(dag, index);
            if let Value::Dag(inner) = value
                && let PatternNode::Either = Self::node(inner)
            {
                self.either(inner, op, declared.get(at..at + 2).unwrap_or_default(), depth, checks);
                at += 2;
                continue;
            }
            let Some(argument) = declared.get(at).copied() else { return };
            at += 1;
            match argument {
                ArgumentRef::Operand(group) => {
                    let arity = self.pattern.operations[definition].operation.operands[group].arity.clone();
                    let place = Place::Operand(op, group);
                    let declared = self.pattern.operations[definition].operation.operands[group].name.clone();
                    let declared = declared.map_or_else(|| "operand".to_owned(), |name| name.text);
                    if let Value::Dag(inner) = value
                        && let PatternNode::Variadic = Self::node(inner)
                    {
                        if arity.is_variable() {
                            self.variadic(inner, place, &declared, depth, checks);
                        } else {
                            let full = self.pattern.operations[definition].operation.full_name();
                            let message = format!("operand `{declared}` of `{full}` is not variadic");
                            self.error(codes::PATTERN_DIRECTIVE, span, message, None);
                        }
                        continue;
                    }
                    if let (Value::Dag(inner), true) = (value, arity.is_variable()) {
                        let message =
                            format!("operand `{declared}` is variadic, and a node matches one value");
                        let text = "match its values one by one: `(variadic (Op ...), $rest)`".to_owned();
                        let span = self.place(inner);
                        self.error(codes::PATTERN_ARGUMENT, span, message, Some(text));
                        continue;
                    }
                    let list = arity.is_variable();
                    self.operand(place, list, name, value, span, &declared, (definition, at), depth, checks);
                }
                ArgumentRef::Attribute(_) | ArgumentRef::Property(_) => {
                    self.attribute(op, definition, argument, at, name, value, span, checks);
                }
            }
        }
        if depth > 0 {
            self.pattern.matched.push(op);
        }
    }

    pub(super) fn wrong_count(&mut self, definition: usize, given: usize, span: Span) {
        let operation = &self.pattern.operations[definition].operation;
        let expected = operation.arguments.len();
        let names: Vec<String> = operation.settable_names().map(|name| format!("${}", name.text)).collect();
        let full = operation.full_name();
        let plural = if expected == 1 { "" } else { "s" };
        let message = format!("`{full}` has {expected} argument{plural}, and the pattern has {given}");
        let names: Vec<String> = names.into_iter().take(expected).collect();
        let help = (!names.is_empty()).then(|| format!("they are {}", names.join(", ")));
        self.error(codes::PATTERN_ARGUMENT, span, message, help);
    }

    /// An operand that is not divided into several arguments.
    #[allow(clippy::too_many_arguments)] // The parts of one argument.
    fn operand(
        &mut self,
        place: Place,
        list: bool,
        name: Option<&'r str>,
        value: Value<'r>,
        span: Span,
        declared: &str,
        (definition, at): (usize, usize),
        depth: usize,
        checks: &mut Vec<Check>,
    ) {
        match value {
            Value::Dag(inner) => self.nested(inner, place, depth, checks),
            Value::Unset => _ = self.operand_symbol(place, list, name, None, span, declared, checks),
            Value::Record(record) if record.is_subclass_of("TypeConstraint") => {
                self.operand_symbol(place, list, name, Some(record), span, declared, checks);
            }
            other => {
                let full = self.pattern.operations[definition].operation.full_name();
                let what = described(other);
                let message = format!("argument {at} of `{full}` is the operand `{declared}`, not {what}");
                let help = "write a symbol, a constraint on its type, or a node".to_owned();
                self.error(codes::PATTERN_ARGUMENT, span, message, Some(help));
            }
        }
    }

    /// A value that a name or a constraint matches.
    #[allow(clippy::too_many_arguments)] // The parts of one argument.
    fn operand_symbol(
        &mut self,
        place: Place,
        list: bool,
        name: Option<&'r str>,
        constraint: Option<Record<'r>>,
        span: Span,
        declared: &str,
        checks: &mut Vec<Check>,
    ) -> Option<SymbolId> {
        let name = name.filter(|name| !name.is_empty() && *name != "_");
        if name.is_none() && constraint.is_none() {
            return None;
        }
        if constraint.is_some() && (list || matches!(place, Place::Element(..))) {
            let message =
                format!("the values of the variadic operand `{declared}` cannot be constrained here");
            let help = "write the constraint in the list of the pattern: `[(AnyFloat $x)]`".to_owned();
            self.error(codes::PATTERN_LIMIT, span, message, Some(help));
            return None;
        }
        if let Some(name) = name
            && let (_, Some(_)) = indexed(name)
        {
            let message = format!("an operand has no results, so `${name}` cannot end in an index");
            self.error(codes::PATTERN_SYMBOL, span, message, None);
            return None;
        }
        let kind = if list { SymbolKind::Values } else { SymbolKind::Value };
        let symbol = match place {
            Place::Symbol(symbol) => {
                if let Some(name) = name {
                    self.rename(symbol, name);
                }
                symbol
            }
            Place::Operand(..) | Place::Element(..) => {
                let symbol = self.symbol(name.unwrap_or(declared), kind);
                checks.push(Check::Operand { symbol, value: place });
                if let Place::Operand(op, group) = place
                    && let SymbolKind::Matched(definition) = *self.kind(op)
                {
                    let operand = &self.pattern.operations[definition].operation.operands[group];
                    let given = Given::of(&operand.constraint, operand.span);
                    self.given.insert(symbol, given);
                }
                symbol
            }
        };
        if let Some(record) = constraint {
            let constraint = self.all.operations.constraint(record);
            if !constraint.predicate.is_true() {
                checks.push(Check::Accepts { symbol, constraint });
            }
        }
        if let Some(name) = name
            && let Some(first) = self.bind(name, symbol, span, true)
        {
            checks.push(Check::Same(first, symbol));
        }
        Some(symbol)
    }

    /// Renames a variable that the author has not named.
    fn rename(&mut self, symbol: SymbolId, name: &str) {
        let wanted = crate::names::value(name).to_string();
        if self.taken.insert(wanted.clone()) {
            self.pattern.symbols[symbol.0].variable = wanted;
        }
    }

    /// A node in the position of a value.
    fn nested(&mut self, dag: DagValue<'r>, value: Place, depth: usize, checks: &mut Vec<Check>) {
        match Self::node(dag) {
            PatternNode::Op(record) => {
                let op = self.matched(dag, record);
                checks.push(Check::Defined { op, value });
                self.source_arguments(dag, op, depth + 1, checks);
            }
            PatternNode::Native(record) => {
                self.native_match(dag, record, NativeArgument::Definer(value), checks);
            }
            PatternNode::Either | PatternNode::Variadic => {
                let span = self.place(dag);
                let message = "`either` and `variadic` are arguments of an operation, and do not nest";
                self.error(codes::PATTERN_DIRECTIVE, span, message, None);
            }
            PatternNode::ReplaceWithValue | PatternNode::Location | PatternNode::ReturnType => {
                let span = self.place(dag);
                let message = "this directive is for result patterns";
                self.error(codes::PATTERN_DIRECTIVE, span, message, None);
            }
            PatternNode::Other => self.not_a_node(dag),
        }
    }

    /// `(either $x, $y)`.
    fn either(
        &mut self,
        dag: DagValue<'r>,
        op: SymbolId,
        declared: &[ArgumentRef],
        depth: usize,
        checks: &mut Vec<Check>,
    ) {
        let span = self.place(dag);
        if dag.len() != 2 {
            let message = format!("`either` is of two operands, not of {}", dag.len());
            return self.error(codes::PATTERN_DIRECTIVE, span, message, None);
        }
        let &[ArgumentRef::Operand(first), ArgumentRef::Operand(second)] = declared else {
            let message = "`either` is of two operands that follow one another, not of attributes";
            return self.error(codes::PATTERN_DIRECTIVE, span, message, None);
        };
        let SymbolKind::Matched(definition) = *self.kind(op) else { return };
        let operands = &self.pattern.operations[definition].operation.operands;
        if [first, second].iter().any(|index| operands[*index].arity.is_variable()) {
            let message = "`either` is of two operands with one value each, not of a variadic one";
            return self.error(codes::PATTERN_DIRECTIVE, span, message, None);
        }
        let names = [first, second].map(|index| {
            operands[index].name.as_ref().map_or_else(|| "operand".to_owned(), |name| name.text.clone())
        });
        let inputs = [0, 1].map(|index| self.symbol(&names[index], SymbolKind::Value));
        let before = self.pattern.symbols.len();
        let mut inner = Vec::new();
        for (index, (name, value)) in dag.args().enumerate() {
            let span = self.argument_place(dag, index);
            let place = Place::Symbol(inputs[index]);
            let at = (definition, [first, second][index] + 1);
            match value {
                Value::Dag(node) if matches!(Self::node(node), PatternNode::Either) => {
                    self.error(codes::PATTERN_DIRECTIVE, span, "`either` cannot be nested", None);
                }
                value => {
                    self.operand(place, false, name, value, span, &names[index], at, depth, &mut inner);
                }
            }
        }
        let mut bound: Vec<SymbolId> = inputs.to_vec();
        bound.extend((before..self.pattern.symbols.len()).map(SymbolId));
        let operands = [Place::Operand(op, first), Place::Operand(op, second)];
        checks.push(Check::Either { operands, inputs, checks: inner, bound });
    }

    /// `(variadic $x, $y)`.
    fn variadic(
        &mut self,
        dag: DagValue<'r>,
        place: Place,
        declared: &str,
        depth: usize,
        checks: &mut Vec<Check>,
    ) {
        let name = dag.operator_name().filter(|name| *name != "_");
        let values = self.symbol(name.unwrap_or(declared), SymbolKind::Values);
        checks.push(Check::Operand { symbol: values, value: place });
        checks.push(Check::Length { values, count: dag.len() });
        if let Some(name) = name {
            let span = self.place(dag);
            if let Some(first) = self.bind(name, values, span, true) {
                checks.push(Check::Same(first, values));
            }
        }
        let Place::Operand(op, _) = place else { return };
        let SymbolKind::Matched(definition) = *self.kind(op) else { return };
        for (index, (name, value)) in dag.args().enumerate() {
            let span = self.argument_place(dag, index);
            if let Value::Dag(inner) = value
                && !matches!(Self::node(inner), PatternNode::Op(_))
            {
                let message = "an element of `variadic` is a symbol, a constraint or an operation";
                self.error(codes::PATTERN_DIRECTIVE, span, message, None);
                continue;
            }
            let element = Place::Element(values, index);
            self.operand(element, false, name, value, span, declared, (definition, index + 1), depth, checks);
        }
    }

    /// An attribute or a property.
    #[allow(clippy::too_many_arguments)] // The parts of one argument.
    fn attribute(
        &mut self,
        op: SymbolId,
        definition: usize,
        argument: ArgumentRef,
        at: usize,
        name: Option<&'r str>,
        value: Value<'r>,
        span: Span,
        checks: &mut Vec<Check>,
    ) {
        let operation = std::sync::Arc::clone(&self.pattern.operations[definition].operation);
        let (declared, optional, default, what, class) = match argument {
            ArgumentRef::Operand(_) => return,
            ArgumentRef::Attribute(index) => {
                let attribute = &operation.attributes[index];
                let default = match &attribute.presence {
                    AttrPresence::OptionalDefault(_) => {
                        Some(Box::new(Constant::Attribute(attribute.clone())))
                    }
                    AttrPresence::Required
                    | AttrPresence::Optional
                    | AttrPresence::Default(_)
                    | AttrPresence::Unit => None,
                };
                let optional = attribute.is_optional() && default.is_none();
                (&attribute.name.text, optional, default, "attribute", "AttrConstraint")
            }
            ArgumentRef::Property(index) => {
                let property = &operation.properties[index];
                let optional = property.is_flag() || property.option.is_some();
                (&property.name.text, optional, None, "property", "PropConstraint")
            }
        };
        let name = name.filter(|name| !name.is_empty() && *name != "_");
        let kind = SymbolKind::Attribute { optional };
        let constraint = match value {
            Value::Unset if name.is_none() => return,
            Value::Unset | Value::String(_) => None,
            Value::Record(record) if record.is_subclass_of(class) => Some(record),
            Value::Dag(inner) if matches!(Self::node(inner), PatternNode::Native(_)) => None,
            other => {
                let what_it_is = described(other);
                let full = operation.full_name();
                let message =
                    format!("argument {at} of `{full}` is the {what} `{declared}`, not {what_it_is}");
                let help = match what {
                    "attribute" => {
                        "write a symbol, a constraint on attributes, or `ConstantAttr<I32Attr, \"1\">`"
                    }
                    _ => "write a symbol, a constraint on properties, or `ConstantProp<I32Prop, \"1\">`",
                };
                return self.error(codes::PATTERN_ARGUMENT, span, message, Some(help.to_owned()));
            }
        };
        let symbol = self.symbol(name.unwrap_or(declared), kind);
        let given = match argument {
            ArgumentRef::Attribute(at) => {
                let attribute = &operation.attributes[at];
                Some(Given::of(&attribute.constraint, attribute.name.span))
            }
            ArgumentRef::Property(at) => Some(Given::of_property(&operation.properties[at])),
            ArgumentRef::Operand(_) => None,
        };
        self.given.extend(given.map(|given| (symbol, given)));
        checks.push(Check::Attribute { symbol, op, name: declared.clone(), default });
        if let Value::String(text) = value {
            checks.push(Check::Equals(symbol, Box::new(Constant::Text(text.text().to_owned()))));
        }
        if let Some(record) = constraint {
            match self.constant(record, span) {
                Some(constant) => checks.push(Check::Equals(symbol, Box::new(constant))),
                None => {
                    let constraint = self.all.operations.constraint(record);
                    if !constraint.predicate.is_true() {
                        checks.push(Check::Accepts { symbol, constraint });
                    }
                }
            }
        }
        if let Value::Dag(inner) = value
            && let PatternNode::Native(record) = Self::node(inner)
        {
            self.native_match(inner, record, NativeArgument::Attribute(symbol), checks);
        }
        if let Some(name) = name {
            if let (_, Some(_)) = indexed(name) {
                let message = format!("an attribute has no results, so `${name}` cannot end in an index");
                return self.error(codes::PATTERN_SYMBOL, span, message, None);
            }
            self.bind(name, symbol, span, false);
        }
    }
}

/// A description of a value, for a message.
fn described(value: Value<'_>) -> String {
    match value {
        Value::Record(record) => format!("`{}`", record.name()),
        other => other.kind().to_owned(),
    }
}
