//! Result patterns.

use super::{Given, MAX_DEPTH, PatternNode, Reader, indexed};
use crate::codes;
use crate::model::constraint::Buildable;
use crate::model::op::{
    ArgumentRef, Arity, AttrForm, AttrPresence, CoreTrait, OpAttribute, OpProperty, Operation, ResultTypes,
};
use crate::model::pattern::{
    AttributeValue, Call, Constant, Create, Location, PatternValue, Step, SymbolId, SymbolKind, TypeValue,
    Types,
};
use crate::model::{Name, last_name, may_share};
use crate::ods::cpp_names::enum_name;
use isogloss_tablegen::{DagValue, Diagnostic, Record, Span, Value};
use std::sync::Arc;

/// The result patterns of a record, with their spans.
type Listed<'r> = Vec<(DagValue<'r>, Span)>;

impl<'r> Reader<'_, 'r, '_, '_> {
    /// Reads the result patterns and the supplemental ones.
    pub(super) fn results(&mut self, root: SymbolId) {
        let results = self.listed("resultPatterns");
        let supplemental = self.listed("supplementalPatterns");
        for (dag, _) in results.iter().chain(&supplemental) {
            self.bind_results(*dag, 0);
        }
        let texts: Vec<String> = results.iter().filter_map(|(dag, _)| self.text(*dag)).collect();
        self.pattern.text.extend(texts);
        let expected = self.pattern.operation(root).map_or(0, |op| op.operation.results.len());
        // The last patterns replace the results of the root, from the last result to the first.
        let mut offsets = vec![0; results.len()];
        let mut missing = i64::try_from(expected).unwrap_or(i64::MAX);
        let mut first = results.len();
        for (index, (dag, span)) in results.iter().enumerate().rev() {
            if missing == 0 {
                break;
            }
            let count = self.value_count(*dag);
            missing -= i64::try_from(count).unwrap_or(i64::MAX);
            if missing < 0 {
                let message = format!(
                    "this node has {count} results, and of those of the matched operation {} are left to replace",
                    missing + i64::try_from(count).unwrap_or(0)
                );
                let help = "select one of its results: `(Op:$pair__0 ...)`".to_owned();
                return self.error(codes::PATTERN_RESULT, *span, message, Some(help));
            }
            (offsets[index], first) = (missing, index);
        }
        if missing > 0 {
            let full = self.pattern.operation(root).map_or_else(String::new, |op| op.operation.full_name());
            let plural = if expected == 1 { "" } else { "s" };
            let message = format!(
                "`{full}` has {expected} result{plural}, and the result patterns replace {}",
                i64::try_from(expected).unwrap_or(0) - missing
            );
            let span = results.first().map_or(self.record.span(), |(_, span)| *span);
            return self.error(codes::PATTERN_RESULT, span, message, None);
        }
        for (index, (dag, span)) in results.iter().enumerate() {
            let replaces = (index >= first).then(|| usize::try_from(offsets[index]).unwrap_or(0));
            let value = self.top_node(*dag, *span, replaces);
            if let (Some(value), Some(offset)) = (value, replaces) {
                self.check_replaced(root, offset, value, self.value_count(*dag), *span);
            }
            if let (Some(value), true) = (value, index >= first) {
                self.pattern.replacements.push(value);
            }
        }
        for (dag, span) in supplemental {
            self.top_node(dag, span, None);
        }
    }

    /// The nodes in a list.
    fn listed(&mut self, field: &str) -> Listed<'r> {
        let Some(list) = self.list(field) else { return Vec::new() };
        let mut nodes = Vec::new();
        for value in list.iter() {
            if let Value::Dag(dag) = value {
                let span = self.place(dag);
                nodes.push((dag, span));
            }
        }
        nodes
    }

    fn top_node(&mut self, dag: DagValue<'r>, span: Span, replaces: Option<usize>) -> Option<PatternValue> {
        match Self::node(dag) {
            PatternNode::Location | PatternNode::ReturnType | PatternNode::Variadic | PatternNode::Either => {
                let message = "this directive is an argument of an operation, and not a result pattern";
                self.error(codes::PATTERN_DIRECTIVE, span, message, None);
                None
            }
            PatternNode::Op(_)
            | PatternNode::Native(_)
            | PatternNode::ReplaceWithValue
            | PatternNode::Other => self.result_node(dag, 0, replaces),
        }
    }

    /// Binds the names of the nodes of a result pattern, so that others can use them.
    fn bind_results(&mut self, dag: DagValue<'r>, depth: usize) {
        if depth > MAX_DEPTH {
            return;
        }
        let named = dag.operator_name().filter(|name| *name != "_");
        let span = self.place(dag);
        let kind = match Self::node(dag) {
            PatternNode::Op(record) => Some(SymbolKind::Created(self.definition(record))),
            PatternNode::Native(record) => {
                let returns = record.find::<i64>("numReturns").unwrap_or(1);
                Some(SymbolKind::Returned(usize::try_from(returns).unwrap_or(0)))
            }
            PatternNode::Either
            | PatternNode::Variadic
            | PatternNode::ReplaceWithValue
            | PatternNode::Location
            | PatternNode::ReturnType => {
                if let Some(name) = named {
                    let message = format!("a directive of a result pattern cannot be named `${name}`");
                    self.error(codes::PATTERN_SYMBOL, span, message, None);
                }
                None
            }
            PatternNode::Other => None,
        };
        if let (Some(name), Some(kind)) = (named, kind) {
            let base = indexed(name).0;
            let symbol = self.symbol(base, kind);
            self.bind(base, symbol, span, false);
        }
        for (_, value) in dag.args() {
            if let Value::Dag(inner) = value {
                self.bind_results(inner, depth + 1);
            }
        }
    }

    /// The number of results that a node replaces.
    fn value_count(&self, dag: DagValue<'r>) -> usize {
        match Self::node(dag) {
            PatternNode::Op(record) => match dag.operator_name().map(indexed) {
                Some((_, Some(_))) => 1,
                Some((_, None)) | None => {
                    let index = self.used.get(record.name());
                    index.map_or(0, |index| self.pattern.operations[*index].operation.results.len())
                }
            },
            PatternNode::Native(record) => match dag.operator_name().map(indexed) {
                Some((_, Some(_))) => 1,
                Some((_, None)) | None => {
                    usize::try_from(record.find::<i64>("numReturns").unwrap_or(1)).unwrap_or(0)
                }
            },
            PatternNode::ReplaceWithValue => 1,
            // An error about them is reported elsewhere.
            PatternNode::Either
            | PatternNode::Variadic
            | PatternNode::Location
            | PatternNode::ReturnType
            | PatternNode::Other => 1,
        }
    }

    /// The value of a node; `replaces` is the first result of the root that it replaces.
    pub(super) fn result_node(
        &mut self,
        dag: DagValue<'r>,
        depth: usize,
        replaces: Option<usize>,
    ) -> Option<PatternValue> {
        let span = self.place(dag);
        if depth > MAX_DEPTH {
            let message = format!("the pattern nests deeper than {MAX_DEPTH} levels");
            self.error(codes::PATTERN_NODE, span, message, None);
            return None;
        }
        let part = |symbol: SymbolId| match dag.operator_name().map(indexed) {
            Some((_, Some(index))) => PatternValue::Part(symbol, index),
            Some((_, None)) | None => PatternValue::Symbol(symbol),
        };
        let value = match Self::node(dag) {
            PatternNode::Op(record) => part(self.creation(dag, record, depth, replaces)?),
            PatternNode::Native(record) => part(self.native_call(dag, record, depth)?),
            PatternNode::ReplaceWithValue => {
                if dag.len() != 1 {
                    let message = format!("`replaceWithValue` takes one argument, not {}", dag.len());
                    self.error(codes::PATTERN_DIRECTIVE, span, message, None);
                    return None;
                }
                let span = self.argument_place(dag, 0);
                let value = self.result_symbol(dag.arg_name(0).unwrap_or_default(), span)?;
                if let SymbolKind::Attribute { .. } = self.kind(value.symbol()) {
                    let message = "an attribute cannot replace a result";
                    let help = "create a constant operation with the attribute".to_owned();
                    self.error(codes::PATTERN_RESULT, span, message, Some(help));
                    return None;
                }
                let is_list = matches!(self.kind(value.symbol()), SymbolKind::Values);
                if !is_list && !self.is_single(value) {
                    let message = "`replaceWithValue` is of one value, and this has several";
                    let help = "select one of them: `(replaceWithValue $pair__0)`".to_owned();
                    self.error(codes::PATTERN_RESULT, span, message, Some(help));
                    return None;
                }
                value
            }
            PatternNode::Either | PatternNode::Variadic | PatternNode::Location | PatternNode::ReturnType => {
                let message = "this directive is an argument of an operation";
                self.error(codes::PATTERN_DIRECTIVE, span, message, None);
                return None;
            }
            PatternNode::Other => {
                self.not_a_node(dag);
                return None;
            }
        };
        if let PatternValue::Part(symbol, index) = value {
            let count = match self.kind(symbol) {
                SymbolKind::Returned(count) => *count,
                SymbolKind::Created(_) | SymbolKind::Matched(_) => {
                    self.pattern.operation(symbol).map_or(0, |op| op.operation.results.len())
                }
                SymbolKind::Value | SymbolKind::Values | SymbolKind::Attribute { .. } => usize::MAX,
            };
            if index >= count {
                let message = format!("result {index} does not exist: there are {count}");
                self.error(codes::PATTERN_SYMBOL, span, message, None);
                return None;
            }
        }
        Some(value)
    }

    /// The symbol of a name in a result pattern. A node can be named only after it is created.
    pub(super) fn result_symbol(&mut self, name: &str, span: Span) -> Option<PatternValue> {
        let value = self.lookup(name, span)?;
        let is_result = matches!(self.kind(value.symbol()), SymbolKind::Created(_) | SymbolKind::Returned(_));
        if is_result && !self.defined.contains(&value.symbol()) {
            let message = format!("`${name}` is used before its node is created");
            let help = "move the pattern that creates it before this one".to_owned();
            self.error(codes::PATTERN_SYMBOL, span, message, Some(help));
            return None;
        }
        Some(value)
    }

    /// The creation of an operation.
    fn creation(
        &mut self,
        dag: DagValue<'r>,
        record: Record<'r>,
        depth: usize,
        replaces: Option<usize>,
    ) -> Option<SymbolId> {
        let span = self.place(dag);
        let definition = self.definition(record);
        let operation = Arc::clone(&self.pattern.operations[definition].operation);
        let named = dag.operator_name().filter(|name| *name != "_").map(|name| indexed(name).0);
        let bound = named.and_then(|name| self.bound.get(name)).map(|bound| bound.symbol);
        // After an error, uses of it cause no others.
        let errors = self.all.operations.errors.len();
        self.defined.extend(bound);
        let (location, types, count) = self.trailing(dag, depth);
        if count != operation.arguments.len() {
            self.wrong_count(definition, count, span);
            return None;
        }
        let mut operands = Vec::new();
        let mut attributes = Vec::new();
        let mut is_sound = true;
        for (index, (argument, (name, value))) in operation.arguments.iter().zip(dag.args()).enumerate() {
            let span = self.argument_place(dag, index);
            match argument {
                ArgumentRef::Operand(at) => {
                    let arity = &operation.operands[*at].arity;
                    let declared = operation.operands[*at].name.as_ref();
                    let declared = declared.map_or("", |name| name.text.as_str());
                    match self.operand_values(name, value, arity, declared, span, depth) {
                        Some(values) => {
                            let operand = &operation.operands[*at];
                            if let ([value], Arity::One) = (values.as_slice(), &operand.arity) {
                                let wanted = Given::of(&operand.constraint, operand.span);
                                let what = format!("operand `{declared}` of `{}`", operation.full_name());
                                let given = self.value_given(*value, 0);
                                self.check_kind(codes::PATTERN_ARGUMENT, &what, &wanted, given, span);
                            }
                            operands.push(values);
                        }
                        None => is_sound = false,
                    }
                }
                ArgumentRef::Attribute(at) => {
                    let declared = &operation.attributes[*at].name.text;
                    let case = self.enum_case(value, *argument, &operation, span);
                    let given = match case {
                        Some(case) => case,
                        None => self.attribute_value(name, value, declared, span, depth),
                    };
                    match given {
                        Some(given) => {
                            self.check_attribute(&given, *argument, &operation, span);
                            attributes.push((declared.clone(), given));
                        }
                        None => is_sound = false,
                    }
                }
                ArgumentRef::Property(at) => {
                    let declared = &operation.properties[*at].name.text;
                    let case = self.enum_case(value, *argument, &operation, span);
                    let given = match case {
                        Some(case) => case,
                        None => self.attribute_value(name, value, declared, span, depth),
                    };
                    match given {
                        Some(given) => {
                            self.check_attribute(&given, *argument, &operation, span);
                            attributes.push((declared.clone(), given));
                        }
                        None => is_sound = false,
                    }
                }
            }
        }
        let full = operation.full_name();
        if !operation.regions.is_empty() || !operation.successors.is_empty() {
            let message =
                format!("`{full}` has regions or successors, which a result pattern cannot give it");
            let help = "create it in a `RustCall`, a function of Rust".to_owned();
            self.error(codes::PATTERN_LIMIT, span, message, Some(help));
            return None;
        }
        if !is_sound || self.all.operations.errors.len() > errors {
            return None;
        }
        let is_part = matches!(dag.operator_name().map(indexed), Some((_, Some(_))));
        let types = self.types(&operation, types, replaces, is_part, span)?;
        let op = match bound {
            Some(symbol) if *self.kind(symbol) == SymbolKind::Created(definition) => symbol,
            Some(_) | None => self.symbol(&operation.name.text, SymbolKind::Created(definition)),
        };
        self.defined.insert(op);
        let create = Create { op, operands, attributes, types, location };
        self.pattern.steps.push(Step::Create(Box::new(create)));
        Some(op)
    }

    /// The case of an enum as the value of an attribute or a property. The inner `None` follows an error; the outer
    /// `None` means that the value is not a case.
    fn enum_case(
        &mut self,
        value: Value<'r>,
        argument: ArgumentRef,
        operation: &Operation,
        span: Span,
    ) -> Option<Option<AttributeValue>> {
        let Value::Record(case) = value else { return None };
        if !case.is_subclass_of("EnumCase") {
            return None;
        }
        let (symbol, number): (&str, i64) = (case.find("symbol")?, case.find("value")?);
        // A case of another enum does not belong to this one.
        let mut text = |class: Option<&str>| {
            let Some(class) = class else { return Some(Name::new(number.to_string(), span)) };
            let infos = self.record.records().derived_from("EnumInfo");
            let own = infos.filter(|info| last_name(&enum_name(*info)) == last_name(class));
            let mut cases = own.filter_map(|info| info.find::<Vec<Record<'_>>>("enumerants")).flatten();
            if cases.any(|known| known == case) {
                return Some(Name::new(format!("{class}::{symbol}"), span));
            }
            let message = format!("`{}` is not a case of `{}`", case.name(), last_name(class));
            self.error(codes::PATTERN_ARGUMENT, span, message, None);
            None
        };
        let constant = match argument {
            ArgumentRef::Operand(_) => return None,
            ArgumentRef::Attribute(at) => {
                let attribute = &operation.attributes[at];
                let class = match &attribute.form {
                    AttrForm::EnumInteger(class) | AttrForm::EnumAttr(class) => Some(class.as_str()),
                    AttrForm::Attribute | AttrForm::SymbolName | AttrForm::DenseArray | AttrForm::Derived => {
                        None
                    }
                };
                text(class).map(|text| {
                    Constant::Attribute(OpAttribute {
                        presence: AttrPresence::Default(text),
                        default_text: None,
                        unknown_default: false,
                        ..attribute.clone()
                    })
                })
            }
            ArgumentRef::Property(at) => {
                let property = &operation.properties[at];
                text(property.enumeration.as_deref())
                    .map(|text| Constant::Property(OpProperty { default: Some(text), ..property.clone() }))
            }
        };
        Some(constant.map(|constant| AttributeValue::Constant(Box::new(constant))))
    }

    // ---- kinds ------------------------------------------------------------------------

    /// Checks that the replacements of the root's results can have their types.
    fn check_replaced(
        &mut self,
        root: SymbolId,
        offset: usize,
        value: PatternValue,
        count: usize,
        span: Span,
    ) {
        let Some(matched) = self.pattern.operation(root).map(|op| Arc::clone(&op.operation)) else { return };
        for (at, result) in matched.results.iter().enumerate().skip(offset).take(count) {
            if result.arity == Arity::One {
                let wanted = Given::of(&result.constraint, result.span);
                let what = match matched.results.len() {
                    1 => format!("the result of `{}`", matched.full_name()),
                    _ => format!("result #{at} of `{}`", matched.full_name()),
                };
                let given = self.value_given(value, at - offset);
                self.check_kind(codes::PATTERN_RESULT, &what, &wanted, given, span);
            }
        }
    }

    /// The known type of a value, or of one of several values.
    fn value_given(&self, value: PatternValue, at: usize) -> Option<Given> {
        let at = match value {
            PatternValue::Part(_, index) => index,
            PatternValue::Symbol(_) => at,
        };
        match self.kind(value.symbol()) {
            SymbolKind::Matched(_) | SymbolKind::Created(_) => {
                let result = self.pattern.operation(value.symbol())?.operation.results.get(at)?;
                (result.arity == Arity::One).then(|| Given::of(&result.constraint, result.span))
            }
            SymbolKind::Value => self.given.get(&value.symbol()).cloned(),
            SymbolKind::Values | SymbolKind::Attribute { .. } | SymbolKind::Returned(_) => None,
        }
    }

    /// Checks that an attribute can satisfy the constraint of the operation.
    fn check_attribute(
        &mut self,
        value: &AttributeValue,
        argument: ArgumentRef,
        operation: &Operation,
        span: Span,
    ) {
        let given = match value {
            AttributeValue::Symbol(symbol) => self.given.get(symbol).cloned(),
            AttributeValue::Constant(constant) => match &**constant {
                Constant::Attribute(attribute) => Some(Given::of(&attribute.constraint, Span::NONE)),
                Constant::Property(property) => {
                    Some(Given { span: Span::NONE, ..Given::of_property(property) })
                }
                Constant::Text(_) => None,
            },
            AttributeValue::Returned(_) => None,
        };
        let (wanted, name) = match argument {
            ArgumentRef::Attribute(at) => {
                let attribute = &operation.attributes[at];
                (Given::of(&attribute.constraint, attribute.name.span), &attribute.name.text)
            }
            ArgumentRef::Property(at) => {
                let property = &operation.properties[at];
                (Given::of_property(property), &property.name.text)
            }
            ArgumentRef::Operand(_) => return,
        };
        let what = format!("`{name}` of `{}`", operation.full_name());
        self.check_kind(codes::PATTERN_ARGUMENT, &what, &wanted, given, span);
    }

    fn check_kind(
        &mut self,
        code: &'static str,
        what: &str,
        wanted: &Given,
        given: Option<Given>,
        span: Span,
    ) {
        let Some(given) = given.filter(|given| !may_share(&wanted.condition, &given.condition)) else {
            return;
        };
        let message = format!("{what} is {}, and this is {}", wanted.summary, given.summary);
        let mut error = Diagnostic::error(message).code(code).primary(span, "this");
        error = error.secondary(wanted.span, format!("{} is wanted", wanted.summary));
        if !given.span.is_none() {
            error = error.secondary(given.span, format!("{} is given", given.summary));
        }
        self.all.operations.errors.push(error);
    }

    /// The source of the types of an operation that is created.
    fn types(
        &mut self,
        operation: &Operation,
        given: Option<Vec<TypeValue>>,
        replaces: Option<usize>,
        is_part: bool,
        span: Span,
    ) -> Option<Types> {
        let full = operation.full_name();
        if let Some(given) = given {
            if replaces.is_some() {
                let message = format!(
                    "`{full}` replaces the matched operation, so its types are those of the results there"
                );
                let help = "omit `returnType`".to_owned();
                self.error(codes::PATTERN_RESULT, span, message, Some(help));
                return None;
            }
            if given.len() != operation.results.len() {
                let (count, expected) = (given.len(), operation.results.len());
                let plural = |count: usize| if count == 1 { "" } else { "s" };
                let message = format!(
                    "`{full}` has {expected} result{}, and `returnType` has {count} type{}",
                    plural(expected),
                    plural(count)
                );
                self.error(codes::PATTERN_RESULT, span, message, None);
                return None;
            }
            return Some(Types::Given(given));
        }
        let infers = !matches!(operation.result_types, ResultTypes::Given);
        let always = operation.has(CoreTrait::SameOperandsAndResultType)
            || operation.has(CoreTrait::FirstAttrDerivedResultType);
        match replaces {
            _ if operation.results.is_empty() => Some(Types::Inferred),
            Some(_) if infers && always => Some(Types::Inferred),
            Some(first) if !is_part => Some(Types::OfRoot(first)),
            Some(_) | None if infers => Some(Types::Inferred),
            Some(_) | None => {
                let message = format!("the result types of `{full}` do not follow from its operands");
                let help =
                    "write them: `(Op ..., (returnType $x))`, or give the operation a trait that infers them";
                self.error(codes::PATTERN_LIMIT, span, message, Some(help.to_owned()));
                None
            }
        }
    }

    // ---- arguments ------------------------------------------------------------------

    /// The values of an operand.
    fn operand_values(
        &mut self,
        name: Option<&'r str>,
        value: Value<'r>,
        arity: &Arity,
        declared: &str,
        span: Span,
        depth: usize,
    ) -> Option<Vec<PatternValue>> {
        if let Arity::Nested { .. } = arity {
            let message =
                format!("operand `{declared}` has groups of values, which a pattern cannot give it");
            self.error(codes::PATTERN_LIMIT, span, message, None);
            return None;
        }
        let list = arity.is_variable();
        if let Value::Dag(inner) = value
            && let PatternNode::Variadic = Self::node(inner)
        {
            if !list {
                let message = format!("operand `{declared}` is not variadic");
                self.error(codes::PATTERN_DIRECTIVE, span, message, None);
                return None;
            }
            let mut values = Vec::new();
            for (index, (name, value)) in inner.args().enumerate() {
                let span = self.argument_place(inner, index);
                values.extend(self.value(name, value, span, depth)?);
            }
            return Some(values);
        }
        if let (Value::Dag(inner), true) = (value, *arity == Arity::Variadic)
            && !matches!(Self::node(inner), PatternNode::Native(_) | PatternNode::ReplaceWithValue)
        {
            let message = format!("operand `{declared}` is variadic, and a node is one value");
            let help = "write `(variadic (Op ...))`".to_owned();
            self.error(codes::PATTERN_ARGUMENT, span, message, Some(help));
            return None;
        }
        let values = self.value(name, value, span, depth)?;
        if !list && !values.iter().all(|value| self.is_single(*value)) {
            let message = format!("operand `{declared}` is one value, and this is a list");
            let is_operation = matches!(values.first(), Some(PatternValue::Symbol(symbol))
                if !matches!(self.kind(*symbol), SymbolKind::Values));
            let help = is_operation.then(|| "select a result: `$pair__0`".to_owned());
            self.error(codes::PATTERN_ARGUMENT, span, message, help);
            return None;
        }
        Some(values)
    }

    /// A value in the position of an operand.
    pub(super) fn value(
        &mut self,
        name: Option<&'r str>,
        value: Value<'r>,
        span: Span,
        depth: usize,
    ) -> Option<Vec<PatternValue>> {
        let value = match value {
            Value::Dag(inner) => self.result_node(inner, depth + 1, None)?,
            Value::Record(record) if record.is_subclass_of("NativeCodeCall") => {
                let code = self.native_leaf(record, name, span)?;
                let result = self.symbol("made", SymbolKind::Returned(1));
                self.defined.insert(result);
                self.pattern.steps.push(Step::Call(Box::new(Call { result, code, location: None })));
                PatternValue::Symbol(result)
            }
            Value::String(_) => {
                let message =
                    "a string is not a value; a string attribute is `ConstantStrAttr<StrAttr, \"text\">`";
                self.error(codes::PATTERN_ARGUMENT, span, message, None);
                return None;
            }
            _ => self.result_symbol(name.unwrap_or_default(), span)?,
        };
        if let SymbolKind::Attribute { .. } = self.kind(value.symbol()) {
            let message = "this is an attribute, and the argument is an operand";
            let help = "create a constant operation with the attribute".to_owned();
            self.error(codes::PATTERN_ARGUMENT, span, message, Some(help));
            return None;
        }
        Some(vec![value])
    }

    /// Whether it is a single value.
    pub(super) fn is_single(&self, value: PatternValue) -> bool {
        let result = |index: usize| {
            let results = self.pattern.operation(value.symbol()).map(|op| &op.operation.results);
            results.and_then(|results| results.get(index)).is_some_and(|result| result.arity == Arity::One)
        };
        match (value, self.kind(value.symbol())) {
            (PatternValue::Symbol(_), SymbolKind::Matched(_) | SymbolKind::Created(_)) => {
                let count = self.pattern.operation(value.symbol()).map_or(0, |op| op.operation.results.len());
                count == 1 && result(0)
            }
            (PatternValue::Part(_, index), SymbolKind::Matched(_) | SymbolKind::Created(_)) => result(index),
            (PatternValue::Symbol(_), SymbolKind::Returned(count)) => *count == 1,
            (PatternValue::Part(..), SymbolKind::Returned(_)) => true,
            (_, SymbolKind::Value) => true,
            (_, SymbolKind::Values | SymbolKind::Attribute { .. }) => false,
        }
    }

    /// The value of an attribute or a property.
    fn attribute_value(
        &mut self,
        name: Option<&'r str>,
        value: Value<'r>,
        declared: &str,
        span: Span,
        depth: usize,
    ) -> Option<AttributeValue> {
        match value {
            Value::Dag(inner) => match Self::node(inner) {
                PatternNode::Native(record) => {
                    Some(AttributeValue::Returned(self.native_call(inner, record, depth + 1)?))
                }
                PatternNode::Op(_)
                | PatternNode::Either
                | PatternNode::Variadic
                | PatternNode::ReplaceWithValue
                | PatternNode::Location
                | PatternNode::ReturnType
                | PatternNode::Other => {
                    let message =
                        format!("`{declared}` is an attribute: a node in its place is a `NativeCodeCall`");
                    self.error(codes::PATTERN_ARGUMENT, span, message, None);
                    None
                }
            },
            Value::Record(record) if record.is_subclass_of("NativeCodeCall") => {
                let code = self.native_leaf(record, name, span)?;
                let result = self.symbol("made", SymbolKind::Returned(1));
                self.defined.insert(result);
                self.pattern.steps.push(Step::Call(Box::new(Call { result, code, location: None })));
                Some(AttributeValue::Returned(result))
            }
            Value::String(_) => {
                let message =
                    "a string is not an argument; a string attribute is `ConstantStrAttr<StrAttr, \"text\">`";
                self.error(codes::PATTERN_ARGUMENT, span, message, None);
                None
            }
            Value::Record(record)
                if record.field("value").is_some() && self.constant(record, span).is_some() =>
            {
                Some(AttributeValue::Constant(Box::new(self.constant(record, span)?)))
            }
            _ => {
                let found = self.result_symbol(name.unwrap_or_default(), span)?;
                match self.kind(found.symbol()) {
                    SymbolKind::Attribute { .. } => Some(AttributeValue::Symbol(found.symbol())),
                    SymbolKind::Returned(_) => Some(AttributeValue::Returned(found.symbol())),
                    SymbolKind::Matched(_)
                    | SymbolKind::Value
                    | SymbolKind::Values
                    | SymbolKind::Created(_) => {
                        let message = format!("`{declared}` is an attribute, and this is a value");
                        self.error(codes::PATTERN_ARGUMENT, span, message, None);
                        None
                    }
                }
            }
        }
    }

    // ---- directives at the end ------------------------------------------------------

    /// `location` and `returnType` at the end of the arguments, and the number of arguments before them.
    pub(super) fn trailing(
        &mut self,
        dag: DagValue<'r>,
        depth: usize,
    ) -> (Option<Location>, Option<Vec<TypeValue>>, usize) {
        let (mut location, mut types, mut count) = (None, None, dag.len());
        while let Some(Value::Dag(inner)) = count.checked_sub(1).and_then(|last| dag.arg(last)) {
            let span = self.place(inner);
            match Self::node(inner) {
                PatternNode::Location => {
                    if location.is_some() {
                        self.error(codes::PATTERN_DIRECTIVE, span, "`location` is there twice", None);
                    }
                    location = Some(self.location(inner));
                }
                PatternNode::ReturnType => {
                    if types.is_some() {
                        self.error(codes::PATTERN_DIRECTIVE, span, "`returnType` is there twice", None);
                    }
                    types = Some(self.return_types(inner, depth));
                }
                PatternNode::Op(_)
                | PatternNode::Native(_)
                | PatternNode::Either
                | PatternNode::Variadic
                | PatternNode::ReplaceWithValue
                | PatternNode::Other => break,
            }
            count -= 1;
        }
        (location, types, count)
    }

    fn location(&mut self, dag: DagValue<'r>) -> Location {
        let mut location = Location::default();
        if dag.is_empty() {
            let span = self.place(dag);
            let help = "a name, or symbols whose locations it has: `(location \"name\")`, `(location $x)`"
                .to_owned();
            self.error(codes::PATTERN_DIRECTIVE, span, "`location` has no argument", Some(help));
        }
        for (index, (name, value)) in dag.args().enumerate() {
            let span = self.argument_place(dag, index);
            if let Value::String(text) = value {
                if location.text.is_some() {
                    self.error(codes::PATTERN_DIRECTIVE, span, "a location has one text", None);
                }
                location.text = Some(text.text().to_owned());
                continue;
            }
            let Some(value) = self.result_symbol(name.unwrap_or_default(), span) else { continue };
            match self.kind(value.symbol()) {
                SymbolKind::Attribute { .. } | SymbolKind::Returned(_) => {
                    let message = "a location is that of an operation or of a value";
                    self.error(codes::PATTERN_DIRECTIVE, span, message, None);
                }
                SymbolKind::Matched(_) | SymbolKind::Value | SymbolKind::Values | SymbolKind::Created(_) => {
                    location.values.push(value);
                }
            }
        }
        location
    }

    fn return_types(&mut self, dag: DagValue<'r>, depth: usize) -> Vec<TypeValue> {
        let mut types = Vec::new();
        for (index, (name, value)) in dag.args().enumerate() {
            let span = self.argument_place(dag, index);
            let ty = match value {
                Value::String(text) => match self.all.operations.constraints.built(text.text()) {
                    Buildable::Cpp(text) => {
                        self.unknown(text.clone(), span);
                        Some(TypeValue::Built(Buildable::Cpp(text)))
                    }
                    built => Some(TypeValue::Built(built)),
                },
                Value::Dag(inner) => match Self::node(inner) {
                    PatternNode::Native(record) => {
                        self.native_call(inner, record, depth + 1).map(TypeValue::Returned)
                    }
                    PatternNode::Op(_)
                    | PatternNode::Either
                    | PatternNode::Variadic
                    | PatternNode::ReplaceWithValue
                    | PatternNode::Location
                    | PatternNode::ReturnType
                    | PatternNode::Other => {
                        let message = "a node in `returnType` is a `NativeCodeCall`";
                        self.error(codes::PATTERN_DIRECTIVE, span, message, None);
                        None
                    }
                },
                _ => match self.result_symbol(name.unwrap_or_default(), span) {
                    Some(value) if self.is_single(value) => Some(TypeValue::Of(value)),
                    Some(_) => {
                        self.error(codes::PATTERN_DIRECTIVE, span, "a type is that of one value", None);
                        None
                    }
                    None => None,
                },
            };
            types.extend(ty);
        }
        types
    }
}
