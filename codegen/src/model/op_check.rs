//! Checks of single operations and of all operations of a dialect, including errors that
//! `mlir-tblgen` accepts silently.

use super::Name;
use super::check::Seen;
use super::op::{
    Arity, AttrPresence, CoreTrait, OpClassRef, OpSyntax, OpTraitKind, Operation, PartRef, ValueGroup,
};
use crate::lints::{
    incomplete_terminator, trait_conflict, unknown_op_class, unknown_trait, unreadable_format,
};
use crate::{codes, names};
use isogloss_tablegen::{Diagnostic, Span};
use std::collections::{BTreeMap, BTreeSet};

/// Whether `mlir-tblgen` rejects the name of a part, because every operation has a C++ member of this name. Accessors
/// of attributes and properties return other types, and accessors of all operands or regions return the same.
fn is_reserved_in_cpp(operation: &Operation, part: PartRef, name: &str) -> bool {
    let is_value = !matches!(part, PartRef::Attribute(_) | PartRef::Property(_));
    let is_variable = |groups: &[ValueGroup]| matches!(groups, [only] if only.arity.is_variable());
    match name {
        "attributes" | "attribute_names" | "operation_name" => true,
        "operation" => is_value,
        "operands" => is_value && !(matches!(part, PartRef::Operand(_)) && is_variable(&operation.operands)),
        "regions" => is_value && !(matches!(part, PartRef::Region(_)) && operation.is_all_of(name)),
        "properties" => !is_value || matches!(part, PartRef::Region(_)),
        "type" => is_value && operation.results.len() != 1,
        _ => false,
    }
}

/// Adds the errors of an operation to `errors`.
pub fn check_operation(operation: &Operation, errors: &mut Vec<Diagnostic>) {
    check_name(operation, errors);
    check_segments(operation, errors);
    check_order(operation, errors);
    check_nested(operation, errors);
    check_parts(operation, errors);
    check_traits(operation, errors);
}

/// Adds the conflicts between the operations of a dialect to `errors`.
pub fn check_operations(operations: &[Operation], errors: &mut Vec<Diagnostic>) {
    let mut by_name: BTreeMap<String, &Operation> = BTreeMap::new();
    for operation in operations {
        by_name.entry(operation.full_name()).or_insert(operation);
    }
    let (mut texts, mut classes) = (Seen::default(), Seen::default());
    for operation in operations {
        let name = operation.full_name();
        let text = || format!("operation with the name `{}`", operation.full_name());
        texts.add(name, operation.name.span, text, codes::OP_DUPLICATE, errors);
        let class = || format!("operation of the class `{}`", operation.class);
        let key = operation.class.clone();
        classes.add(key, operation.record.span, class, codes::DUPLICATE_CLASS, errors);
        check_classes(operation, operations, &by_name, errors);
        // A word of the lexer ends before a `-`. The generic form has the name in quotes.
        if operation.name.text.contains('-') && !matches!(operation.syntax, OpSyntax::Generic) {
            errors.push(unreadable_format::operation_name(&operation.full_name(), operation.name.span));
        }
    }
}

/// Checks that the operations named by traits exist, and that implicit terminators can be terminators. MLIR's own files
/// name operations of files that they do not include, and implicit terminators that only their own builder could
/// create: doubtful cases are warnings.
fn check_classes(
    operation: &Operation,
    all: &[Operation],
    by_name: &BTreeMap<String, &Operation>,
    errors: &mut Vec<Diagnostic>,
) {
    for item in &operation.traits {
        let (classes, is_terminator) = match &item.kind {
            OpTraitKind::HasParent(parents) => (parents.as_slice(), false),
            OpTraitKind::ImplicitTerminator(terminator) => (std::slice::from_ref(terminator), true),
            OpTraitKind::Core(_)
            | OpTraitKind::Predicate(_)
            | OpTraitKind::Interface(_)
            | OpTraitKind::Effects(_)
            | OpTraitKind::Foreign { .. } => continue,
        };
        for class in classes {
            match &class.name {
                Some(name) if is_terminator => {
                    let found = by_name.get(name);
                    errors.extend(found.and_then(|found| bad_terminator(operation, found, item.span)));
                }
                // `dialect.name` is a full name.
                None if !class.class.contains('.') => {
                    errors.push(unknown_class(class, item.place_of(&class.class), all));
                }
                _ => {}
            }
        }
    }
}

fn unknown_class(class: &OpClassRef, span: Span, all: &[Operation]) -> Diagnostic {
    let close = isogloss_tablegen::closest(&class.class, all.iter().map(|known| known.class.as_str()));
    unknown_op_class::report(&class.class, span, close)
}

/// The error about an implicit terminator, which is created without any arguments.
fn bad_terminator(operation: &Operation, terminator: &Operation, span: Span) -> Option<Diagnostic> {
    let (name, of) = (terminator.full_name(), operation.full_name());
    let diagnostic = if !terminator.has(CoreTrait::IsTerminator) {
        Diagnostic::error(format!(
            "`{name}` ends the regions of `{of}`, but does not have the trait `Terminator`"
        ))
        .code(codes::OP_CLASS)
    } else {
        incomplete_terminator::report(&name, &of, required_part(terminator)?)
    };
    let diagnostic = diagnostic.primary(span, "the implicit terminator");
    Some(diagnostic.secondary(terminator.record.span, "defined here"))
}

/// The missing part of an operation that is created without any arguments.
fn required_part(operation: &Operation) -> Option<&'static str> {
    let required = |groups: &[ValueGroup]| groups.iter().any(|group| group.arity == Arity::One);
    if required(&operation.operands) {
        Some("its operand")
    } else if required(&operation.results) {
        Some("its result")
    } else if operation.attributes.iter().any(|item| item.presence == AttrPresence::Required) {
        Some("its attribute")
    } else if !operation.successors.is_empty() {
        Some("its successor")
    } else {
        None
    }
}

fn check_name(operation: &Operation, errors: &mut Vec<Diagnostic>) {
    let name = &operation.name;
    let is_part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '-');
    let is_word = |word: &str| !word.is_empty() && word.chars().all(is_part);
    if !name.text.split('.').all(is_word) {
        let message = match name.text.as_str() {
            "" => "the name of the operation is empty".to_owned(),
            name => format!("`{name}` cannot be the name of an operation"),
        };
        let help = "a name consists of letters, digits, `_`, `$` and `-`, with dots between words";
        errors.push(Diagnostic::error(message).code(codes::BAD_MNEMONIC).at(name.span).help(help));
    }
    if !names::is_name(&operation.class) {
        let message = format!("`{}` cannot be the name of a Rust type", operation.class);
        errors.push(Diagnostic::error(message).code(codes::BAD_NAME).at(operation.record.span));
    }
}

fn check_segments(operation: &Operation, errors: &mut Vec<Diagnostic>) {
    let sides = [
        (
            "operand",
            &operation.operands,
            CoreTrait::AttrSizedOperandSegments,
            CoreTrait::SameVariadicOperandSize,
        ),
        ("result", &operation.results, CoreTrait::AttrSizedResultSegments, CoreTrait::SameVariadicResultSize),
    ];
    for (word, groups, sized, equal) in sides {
        let variable: Vec<&ValueGroup> = groups.iter().filter(|group| group.arity.is_variable()).collect();
        let (has_sized, has_equal) = (operation.has(sized), operation.has(equal));
        let (sized, equal) = (sized.name(), equal.name());
        let record = operation.record.span;
        if has_sized && has_equal {
            let message = format!("`{}` cannot have both `{sized}` and `{equal}`", operation.record.text);
            errors.push(Diagnostic::error(message).code(codes::OP_SEGMENTS).at(record));
        } else if has_sized && variable.len() < 2 {
            let message = format!(
                "`{}` must have at least two variadic {word}s to use the trait `{sized}`",
                operation.record.text
            );
            errors.push(Diagnostic::error(message).code(codes::OP_SEGMENTS).at(record));
        } else if let [first, second, ..] = variable.as_slice()
            && !has_sized
            && !has_equal
        {
            let message = format!("several {word}s are variadic, and no trait says how long each is");
            errors.push(
                Diagnostic::error(message)
                    .code(codes::OP_SEGMENTS)
                    .primary(second.span, "variadic too")
                    .secondary(first.span, "the first variadic one")
                    .help(format!("add the trait `{sized}`, or `{equal}` if all have one size")),
            );
        }
    }
}

/// Only the last region and the last successor may be variadic.
fn check_order(operation: &Operation, errors: &mut Vec<Diagnostic>) {
    let mut check = |word: &str, parts: &[(bool, Option<&Name>)]| {
        let Some((_, first)) = parts.split_last() else { return };
        for (_, name) in first.iter().filter(|(variadic, _)| *variadic) {
            let span = name.map_or(operation.record.span, |name| name.span);
            let message = format!("only the last {word} can be variadic");
            errors.push(Diagnostic::error(message).code(codes::OP_ORDER).at(span));
        }
    };
    let regions = operation.regions.iter().map(|region| (region.variadic, region.name.as_ref()));
    check("region", &regions.collect::<Vec<_>>());
    let successors =
        operation.successors.iter().map(|successor| (successor.variadic, successor.name.as_ref()));
    check("successor", &successors.collect::<Vec<_>>());
}

fn check_nested(operation: &Operation, errors: &mut Vec<Diagnostic>) {
    for group in &operation.results {
        if let Arity::Nested { .. } = group.arity {
            let message = "results cannot be `VariadicOfVariadic`";
            errors.push(Diagnostic::error(message).code(codes::OP_NESTED).at(group.span));
        }
    }
    for group in &operation.operands {
        let Arity::Nested { sizes } = &group.arity else { continue };
        match operation.attributes.iter().find(|attribute| attribute.name.text == *sizes) {
            None => {
                let message = format!("there is no attribute `{sizes}` for the sizes of the groups");
                let mut error = Diagnostic::error(message).code(codes::OP_NESTED).at(group.span);
                let known = operation.attributes.iter().map(|attribute| attribute.name.text.as_str());
                error = match isogloss_tablegen::closest(sizes, known) {
                    Some(close) => error.help(format!("did you mean `{close}`?")),
                    None => error.help(format!("declare `DenseI32ArrayAttr:${sizes}`")),
                };
                errors.push(error);
            }
            Some(attribute) if !attribute.storage.ends_with("DenseI32ArrayAttr") => {
                let message = format!("the sizes of the groups, `{sizes}`, must be a `DenseI32ArrayAttr`");
                let error = Diagnostic::error(message).code(codes::OP_NESTED).at(attribute.name.span);
                errors.push(error.secondary(group.span, "the groups"));
            }
            Some(_) => {}
        }
    }
}

/// The generated methods that read and set the parts of an operation.
struct Methods<'o> {
    seen: BTreeMap<String, (&'o str, Span)>,
    /// The reported pairs of parts: one report for each is enough.
    reported: BTreeSet<(Span, Span)>,
}

impl<'o> Methods<'o> {
    fn add(&mut self, method: String, part: &'o Name, errors: &mut Vec<Diagnostic>) {
        match self.seen.get(&method) {
            Some((_, span)) if !self.reported.insert((part.span, *span)) => {}
            Some((first, span)) => {
                let message = if *first == part.text {
                    format!("there is another part with the name `{first}`")
                } else {
                    format!("`{}` and `{first}` would both have the method `{method}`", part.text)
                };
                errors.push(
                    Diagnostic::error(message)
                        .code(codes::OP_DUPLICATE_PART)
                        .primary(part.span, "the second one")
                        .secondary(*span, "the first one"),
                );
            }
            None => {
                self.seen.insert(method, (&part.text, part.span));
            }
        }
    }
}

fn check_parts(operation: &Operation, errors: &mut Vec<Diagnostic>) {
    let mut methods = Methods { seen: BTreeMap::new(), reported: BTreeSet::new() };
    for name in operation.part_names() {
        if !names::is_name(&name.text) || name.text == "_" {
            let message = format!("`{}` cannot be the name of a part of an operation", name.text);
            errors.push(Diagnostic::error(message).code(codes::BAD_NAME).at(name.span));
            continue;
        }
        let snake = names::value_text(&name.text);
        if let Some(part) = operation.find(&name.text)
            && is_reserved_in_cpp(operation, part, snake.strip_prefix("r#").unwrap_or(&snake))
        {
            let message = format!("`{}` is the name of a method of every operation in C++", name.text);
            let error = Diagnostic::error(message).code(codes::OP_RESERVED).at(name.span);
            errors.push(error.note("`mlir-tblgen` rejects it").help("rename the part"));
        }
        methods.add(snake, name, errors);
    }
    for name in operation.settable_names().filter(|name| names::is_name(&name.text)) {
        methods.add(names::part_setter_text(&name.text), name, errors);
    }
    for attribute in &operation.attributes {
        if names::is_name(&attribute.name.text) {
            let method = names::value_text(&[&attribute.name.text, "_attr"].concat());
            methods.add(method, &attribute.name, errors);
        }
        if let AttrPresence::Default(value) | AttrPresence::OptionalDefault(value) = &attribute.presence
            && value.text.trim().is_empty()
        {
            let message = format!("the default value of `{}` is empty", attribute.name.text);
            errors.push(Diagnostic::error(message).code(codes::DEFAULT_VALUE).at(attribute.name.span));
        }
    }
}

fn check_traits(operation: &Operation, errors: &mut Vec<Diagnostic>) {
    for item in &operation.traits {
        if let OpTraitKind::Foreign { name, similar: Some(close), .. } = &item.kind {
            errors.push(unknown_trait::report(name, item.span, close));
        }
        let OpTraitKind::Predicate(predicate) = &item.kind else { continue };
        let mut unknown: Vec<&str> = Vec::new();
        for name in predicate.names() {
            if operation.find(name).is_none() && !unknown.contains(&name) {
                unknown.push(name);
            }
        }
        for name in unknown {
            let message = format!("`{}` has no argument or result `{name}`", operation.record.text);
            let mut error = Diagnostic::error(message)
                .code(codes::OP_TRAIT_ARGUMENT)
                .at(item.place_of(name))
                .note(format!("a trait verifies that {}", predicate.summary));
            // Predicates are about values, attributes and properties.
            let known: Vec<&str> = operation
                .part_names()
                .map(|name| name.text.as_str())
                .filter(|name| {
                    !matches!(operation.find(name), Some(PartRef::Region(_) | PartRef::Successor(_)))
                })
                .collect();
            if let Some(help) = super::name_help(name, &known, "", "part") {
                error = error.help(help);
            }
            errors.push(error);
        }
    }
    if !operation.successors.is_empty() && !operation.has(CoreTrait::IsTerminator) {
        errors.push(trait_conflict::successors(&operation.record.text, operation.record.span));
    }
    let has_terminator =
        operation.traits.iter().any(|item| matches!(item.kind, OpTraitKind::ImplicitTerminator(_)));
    if has_terminator && operation.has(CoreTrait::NoTerminator) {
        let message = format!(
            "`{}` cannot have both `SingleBlockImplicitTerminator` and `NoTerminator`",
            operation.record.text
        );
        errors.push(Diagnostic::error(message).code(codes::OP_TRAIT_CONFLICT).at(operation.record.span));
    }
    if operation.regions.is_empty() && (has_terminator || operation.has(CoreTrait::SingleBlock)) {
        errors.push(trait_conflict::no_region(&operation.record.text, operation.record.span));
    }
}
