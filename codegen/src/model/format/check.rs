//! Checks of an assembly format, which convert its syntax tree to elements.

use super::directives::{Count, Directive, DirectiveArgument, Kind};
use super::syntax::{Element, Written};
use super::{FormatElement, Leaf, StructField, Subject, Variable};
use crate::codes;
use crate::lints::unreadable_format;
use crate::model::{CppExpr, CppExprKind, Text, name_help};
use isogloss_tablegen::{Diagnostic, Span};
use std::ops::Range;

/// The elements of a format, as far as they are valid; errors are added to `errors`.
pub(super) fn check(
    format: Text<'_>,
    subject: &Subject<'_>,
    elements: &[Element],
    errors: &mut Vec<Diagnostic>,
) -> Vec<FormatElement> {
    let before = errors.len();
    let mut checker = Checker {
        format,
        subject,
        errors,
        bound: vec![None; subject.variables.len()],
        body: Body::None,
        incomplete: None,
    };
    let checked = checker.sequence(elements);
    if checker.errors.len() == before {
        checker.nothing_missing();
    }
    checked
}

struct Checker<'a, 'e> {
    format: Text<'a>,
    subject: &'a Subject<'a>,
    errors: &'e mut Vec<Diagnostic>,
    /// The range at which each variable was bound.
    bound: Vec<Option<Range<usize>>>,
    body: Body,
    /// The index of the error about a parameter of the name that is missing before the body.
    incomplete: Option<usize>,
}

/// The position of the body's group.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Body {
    /// Not found yet.
    None,
    /// The current element is inside of it.
    Here,
    /// It is before the current element.
    Found,
}

impl Checker<'_, '_> {
    fn error(&mut self, code: &'static str, range: &Range<usize>, message: impl Into<String>) {
        self.errors.push(self.format.error(code, range.clone(), message));
    }

    /// The elements of the format or of a branch.
    fn sequence(&mut self, elements: &[Element]) -> Vec<FormatElement> {
        let mut found = Vec::new();
        for (place, element) in elements.iter().enumerate() {
            let checked = self.element(element);
            if let Some(next) = elements.get(place + 1) {
                self.check_next(checked.as_ref(), next);
            }
            found.extend(checked);
        }
        found
    }

    fn element(&mut self, element: &Element) -> Option<FormatElement> {
        let range = &element.range;
        match &element.kind {
            Written::Literal(text) => self.literal(text, range),
            Written::Text(_) => {
                let message = "strings may only be used as `custom` directive arguments";
                self.error(codes::FORMAT_PLACEMENT, range, message);
                None
            }
            Written::Variable(name) => {
                let index = self.bind(name, range)?;
                Some(leaf(Leaf::Variable { index, qualified: false, required: false }))
            }
            Written::Directive { directive, custom, arguments, .. } => {
                if !directive.is_element {
                    let message = format!("'{}' is only valid within a `custom` directive", directive.name);
                    self.error(codes::FORMAT_PLACEMENT, range, message);
                    return None;
                }
                self.directive(range, directive, custom.as_deref(), arguments.as_deref()).map(leaf)
            }
            Written::Unknown { name } => {
                self.unknown_directive(name, range);
                None
            }
            Written::Group { then, otherwise } => self.group(range, then, otherwise),
        }
    }

    fn literal(&mut self, text: &str, range: &Range<usize>) -> Option<FormatElement> {
        literal(self.format, text, range).map_err(|error| self.errors.push(*error)).ok()
    }

    fn lookup(&mut self, name: &str, range: &Range<usize>) -> Option<usize> {
        let variables = &self.subject.variables;
        let Some(index) = variables.iter().position(|variable| variable.name.text == name) else {
            let known: Vec<&str> = variables.iter().map(|variable| variable.name.text.as_str()).collect();
            let message = format!("{} has no parameter named '{name}'", self.subject.name);
            let mut error = self.format.error(codes::FORMAT_UNKNOWN_PARAMETER, range.clone(), message);
            if let Some(help) = name_help(name, &known, "$", "parameter") {
                error = error.help(help);
            }
            self.errors.push(error);
            return None;
        };
        if let Some(message) = variables[index].excluded() {
            let error = self.format.error(codes::FORMAT_PLACEMENT, range.clone(), message);
            let help = "its text is after the attribute: `#a<5> : i32`; only one with a default value can be in the format";
            self.errors.push(error.help(help));
            return None;
        }
        Some(index)
    }

    /// Looks up a variable and binds it.
    fn bind(&mut self, name: &str, range: &Range<usize>) -> Option<usize> {
        let index = self.lookup(name, range)?;
        if let Some(first) = &self.bound[index] {
            let message = format!("duplicate {} '{name}'", self.subject.variables[index].noun);
            let error = self
                .format
                .error(codes::FORMAT_DUPLICATE_PARAMETER, range.clone(), message)
                .secondary(self.format.at(first.clone()), "first used here");
            self.errors.push(error);
            return None;
        }
        let of_body = self.subject.is_of_body(index);
        let message = match self.body {
            Body::Here | Body::Found if !of_body => {
                Some("is a parameter of the name: it belongs before the body")
            }
            Body::Found if of_body => {
                Some("is a parameter of the body: it belongs in the group of the others")
            }
            Body::None if of_body => {
                Some("is a parameter of the body: it belongs in an optional group after the name")
            }
            Body::None | Body::Here | Body::Found => None,
        };
        if let Some(message) = message {
            let message = format!("'{name}' {message}");
            // The position of the parameter is more precise than that of the group.
            if let Some(at) = self.incomplete.take_if(|at| self.errors[*at].message == message) {
                self.errors.remove(at);
            }
            self.error(codes::FORMAT_PLACEMENT, range, message);
            return None;
        }
        self.bound[index] = Some(range.clone());
        Some(index)
    }

    /// A directive, as an element or as an argument of another.
    fn directive(
        &mut self,
        range: &Range<usize>,
        directive: &'static Directive,
        custom: Option<&str>,
        arguments: Option<&[Element]>,
    ) -> Option<Leaf> {
        let name = directive.name;
        if !directive.fits(self.subject.kind) {
            let message = format!("`{name}` is a directive of the formats of operations");
            self.error(codes::FORMAT_DIRECTIVE, range, message);
            return None;
        }
        let message = match (directive.is_named, custom) {
            (true, None) => Some("expected `<` before the name of a custom directive".to_owned()),
            (false, Some(_)) => Some(format!("`{name}` takes no name in angle brackets")),
            _ => None,
        };
        if let Some(message) = message {
            self.error(codes::FORMAT_SYNTAX, range, message);
            return None;
        }
        let arguments = arguments.unwrap_or(&[]);
        self.check_arguments(range, directive, arguments)?;
        match directive.kind {
            Kind::Params => Some(Leaf::Params(self.all_variables(range)?)),
            Kind::Struct => self.structure(arguments),
            Kind::Qualified => match arguments {
                [Element { kind: Written::Variable(name), range, .. }] => {
                    let index = self.bind(name, range)?;
                    Some(Leaf::Variable { index, qualified: true, required: false })
                }
                _ => None,
            },
            Kind::Custom => self.custom(range, custom.unwrap_or_default(), arguments),
            // `ref` is never an element; the others belong to operations.
            Kind::Ref
            | Kind::Type
            | Kind::FunctionalType
            | Kind::Results
            | Kind::Bare(_)
            | Kind::Text(_)
            | Kind::OiList => None,
        }
    }

    /// Checks the number and the kinds of the arguments against the table.
    fn check_arguments(
        &mut self,
        range: &Range<usize>,
        directive: &'static Directive,
        arguments: &[Element],
    ) -> Option<()> {
        let right_count = match directive.count {
            Count::None => arguments.is_empty(),
            Count::Exactly(count) => arguments.len() == count,
            Count::Some | Count::Clauses => !arguments.is_empty(),
        };
        let expected = || format!("`{}` argument list expected {}", directive.name, directive.expected);
        for argument in arguments {
            let allowed = directive.arguments.iter().any(|allowed| match allowed {
                DirectiveArgument::Variable => matches!(argument.kind, Written::Variable(_)),
                DirectiveArgument::Text => matches!(argument.kind, Written::Text(_)),
                DirectiveArgument::Directive(kind) => {
                    matches!(&argument.kind, Written::Directive { directive, .. }
                    if directive.kind == *kind && directive.fits(self.subject.kind))
                }
            });
            if !allowed {
                let message = match argument.kind {
                    Written::Literal(_) => {
                        "literals may only be used in the top-level section of the format".into()
                    }
                    Written::Text(_)
                    | Written::Variable(_)
                    | Written::Directive { .. }
                    | Written::Unknown { .. }
                    | Written::Group { .. } => expected(),
                };
                self.error(codes::FORMAT_PLACEMENT, &argument.range, message);
                return None;
            }
        }
        if !right_count {
            self.error(codes::FORMAT_PLACEMENT, range, expected());
            return None;
        }
        Some(())
    }

    fn unknown_directive(&mut self, name: &str, range: &Range<usize>) {
        let message = format!(
            "unsupported directive `{name}`: expected literal, variable, directive, or optional group"
        );
        let is_variable = self.subject.variables.iter().any(|variable| variable.name.text == name);
        let help = if is_variable {
            format!("a parameter is written `${name}`")
        } else {
            super::word_help(name, |directive| directive.of_values)
        };
        let error = self.format.error(codes::FORMAT_DIRECTIVE, range.clone(), message);
        self.errors.push(error.help(help));
    }

    /// The variables that `params` captures: all variables of the format.
    fn all_variables(&mut self, range: &Range<usize>) -> Option<Vec<usize>> {
        let mut indices = Vec::new();
        for (index, variable) in self.subject.variables.iter().enumerate() {
            if variable.is_self_type || self.subject.is_of_body(index) != (self.body == Body::Here) {
                continue;
            }
            if self.bound[index].is_some() {
                let message = format!("`params` captures duplicate parameter: {}", variable.name.text);
                self.error(codes::FORMAT_DUPLICATE_PARAMETER, range, message);
                return None;
            }
            self.bound[index] = Some(range.clone());
            indices.push(index);
        }
        Some(indices)
    }

    fn structure(&mut self, arguments: &[Element]) -> Option<Leaf> {
        let mut fields = Vec::new();
        for argument in arguments {
            let found = match &argument.kind {
                Written::Variable(name) => {
                    let index = self.bind(name, &argument.range)?;
                    Leaf::Variable { index, qualified: false, required: false }
                }
                Written::Directive { directive, custom, arguments } => {
                    self.directive(&argument.range, directive, custom.as_deref(), arguments.as_deref())?
                }
                Written::Literal(_) | Written::Text(_) | Written::Unknown { .. } | Written::Group { .. } => {
                    return None;
                }
            };
            match found {
                Leaf::Variable { index, qualified, .. } => {
                    fields.push(StructField { index, custom: None, qualified });
                }
                Leaf::Custom { name, bound, refs, .. } => {
                    let ([index], []) = (bound.as_slice(), refs.as_slice()) else {
                        let message = "`struct` can only contain `custom` directives with a single argument";
                        self.error(codes::FORMAT_PLACEMENT, &argument.range, message);
                        return None;
                    };
                    fields.push(StructField { index: *index, custom: Some(name), qualified: false });
                }
                other @ (Leaf::Params(_) | Leaf::Struct(_) | Leaf::Operation(_)) => {
                    let indices = other.variables().into_iter();
                    fields.extend(indices.map(|index| StructField { index, custom: None, qualified: false }));
                }
            }
        }
        Some(Leaf::Struct(fields))
    }

    fn custom(&mut self, range: &Range<usize>, name: &str, arguments: &[Element]) -> Option<Leaf> {
        let (mut bound, mut refs) = (Vec::new(), Vec::new());
        for argument in arguments {
            match &argument.kind {
                Written::Variable(name) => bound.push(self.bind(name, &argument.range)?),
                Written::Directive { directive, arguments, .. } => {
                    let arguments = arguments.as_deref().unwrap_or(&[]);
                    self.check_arguments(&argument.range, directive, arguments)?;
                    let [inner] = arguments else { return None };
                    let (name, range) = self.unqualified(inner)?;
                    match directive.kind {
                        Kind::Qualified => bound.push(self.bind(name, range)?),
                        Kind::Params
                        | Kind::Struct
                        | Kind::Ref
                        | Kind::Custom
                        | Kind::Type
                        | Kind::FunctionalType
                        | Kind::Results
                        | Kind::OiList
                        | Kind::Text(_)
                        | Kind::Bare(_) => refs.push(self.reference(name, range)?),
                    }
                }
                Written::Text(text) if is_context(text) => {}
                Written::Text(text) => {
                    let message = format!("the C++ argument \"{text}\" has no counterpart in Rust");
                    let error = self
                        .format
                        .error(codes::FORMAT_CPP_ARGUMENT, argument.range.clone(), message)
                        .help("omit it: the directive is implemented in Rust, which can contain the value");
                    self.errors.push(error);
                    return None;
                }
                Written::Literal(_) | Written::Unknown { .. } | Written::Group { .. } => return None,
            }
        }
        if bound.is_empty() && refs.is_empty() {
            let message = "`custom` directive with no bound parameters";
            self.error(codes::FORMAT_PLACEMENT, range, message);
            return None;
        }
        Some(Leaf::Custom { name: name.to_owned(), bound, refs, optional: false })
    }

    /// The variable of an argument, also in `qualified`, because the author prints it.
    fn unqualified<'w>(&mut self, argument: &'w Element) -> Option<(&'w str, &'w Range<usize>)> {
        match &argument.kind {
            Written::Variable(name) => Some((name, &argument.range)),
            Written::Directive { directive, arguments: Some(arguments), .. } => {
                self.check_arguments(&argument.range, directive, arguments)?;
                match arguments.as_slice() {
                    [Element { kind: Written::Variable(name), range, .. }] => Some((name, range)),
                    _ => None,
                }
            }
            Written::Literal(_)
            | Written::Text(_)
            | Written::Directive { .. }
            | Written::Unknown { .. }
            | Written::Group { .. } => None,
        }
    }

    fn reference(&mut self, name: &str, range: &Range<usize>) -> Option<usize> {
        let index = self.lookup(name, range)?;
        if self.subject.is_of_body(index) != (self.body == Body::Here) {
            let message = "the body cannot refer to the name, nor the name to the body";
            self.error(codes::FORMAT_PLACEMENT, range, message);
            return None;
        }
        if self.bound[index].is_none() && !self.subject.variables[index].is_self_type {
            let noun = self.subject.variables[index].noun;
            let message = format!("{noun} '{name}' must be bound before it is referenced");
            self.error(codes::FORMAT_PLACEMENT, range, message);
            return None;
        }
        Some(index)
    }

    fn group(
        &mut self,
        range: &Range<usize>,
        then: &[Element],
        otherwise: &[Element],
    ) -> Option<FormatElement> {
        let is_body = self.body == Body::None && self.mentions_body(then);
        if is_body {
            self.body = Body::Here;
        }
        let found = self.group_of(range, then, otherwise, is_body);
        if is_body {
            self.body = Body::Found;
        }
        found
    }

    /// Whether one of the elements has a parameter of the body.
    fn mentions_body(&self, elements: &[Element]) -> bool {
        let variables = &self.subject.variables;
        elements.iter().any(|element| match &element.kind {
            Written::Variable(name) => {
                let index = variables.iter().position(|variable| variable.name.text == *name);
                index.is_some_and(|index| self.subject.is_of_body(index))
            }
            Written::Directive { directive, .. } if directive.kind == Kind::Params => {
                // After the name, `params` can capture only the body.
                let names = self.bound.iter().zip(variables).take(self.subject.names);
                self.subject.names < variables.len()
                    && names.into_iter().all(|(bound, name)| bound.is_some() || !name.is_required())
            }
            Written::Directive { arguments, .. } => self.mentions_body(arguments.as_deref().unwrap_or(&[])),
            Written::Group { then, otherwise } => self.mentions_body(then) || self.mentions_body(otherwise),
            Written::Literal(_) | Written::Text(_) | Written::Unknown { .. } => false,
        })
    }

    fn group_of(
        &mut self,
        range: &Range<usize>,
        then: &[Element],
        otherwise: &[Element],
        is_body: bool,
    ) -> Option<FormatElement> {
        let inverted = !then.iter().any(|element| element.anchor.is_some());
        if is_body {
            self.name_is_complete(range);
            if inverted || !otherwise.is_empty() {
                let message = "the optional group of the body has no alternative";
                self.error(codes::FORMAT_GROUP, range, message);
                return None;
            }
        }
        let mut checked_then = self.sequence(then);
        let checked_otherwise = self.sequence(otherwise);
        let marked = if inverted { (otherwise, &checked_otherwise) } else { (then, &checked_then) };
        let (place, anchor) = self.anchor(range, [then, otherwise], marked.0, marked.1)?;
        if !inverted
            && place > 0
            && let FormatElement::Leaf { leaf: Leaf::Variable { index, required, .. }, .. } =
                &mut checked_then[place]
        {
            *required = !self.subject.variables[*index].is_option;
        }
        let first = checked_then.iter_mut().find(|e| !matches!(e, FormatElement::Whitespace(_)));
        match first {
            Some(FormatElement::Leaf { leaf: Leaf::Custom { optional, .. }, .. }) => *optional = true,
            Some(FormatElement::Literal { .. } | FormatElement::Leaf { .. }) => {}
            Some(FormatElement::Whitespace(_) | FormatElement::Optional { .. } | FormatElement::Body(_))
            | None => {
                let message = "first parsable element of an optional group must be a literal, variable, or custom directive";
                self.error(codes::FORMAT_GROUP, range, message);
                return None;
            }
        }
        if is_body {
            return Some(FormatElement::Body(relative(checked_then, self.subject.names)));
        }
        self.all_optional(then, &checked_then);
        self.all_optional(otherwise, &checked_otherwise);
        Some(FormatElement::Optional { anchor, inverted, then: checked_then, otherwise: checked_otherwise })
    }

    /// The one element with a `^`: its position in the branch `marked`, and its variables.
    fn anchor(
        &mut self,
        range: &Range<usize>,
        branches: [&[Element]; 2],
        marked: &[Element],
        checked: &[FormatElement],
    ) -> Option<(usize, Vec<usize>)> {
        let anchored = branches.into_iter().flatten().filter(|element| element.anchor.is_some());
        let anchored: Vec<&Element> = anchored.collect();
        let anchor = match anchored.as_slice() {
            [] => {
                let error = self
                    .format
                    .error(codes::FORMAT_GROUP, range.clone(), "optional group has no anchor")
                    .help("put `^` after the parameter whose presence selects the group");
                self.errors.push(error);
                return None;
            }
            [anchor] => *anchor,
            [first, second, ..] => {
                let message = "only one element can be marked as the anchor of an optional group";
                let error = self
                    .format
                    .error(codes::FORMAT_GROUP, second.range.clone(), message)
                    .secondary(self.format.at(first.range.clone()), "the first anchor");
                self.errors.push(error);
                return None;
            }
        };
        if marked.len() != checked.len() {
            return None; // An invalid element was reported.
        }
        let place = marked.iter().position(|element| element.anchor.is_some())?;
        let leaf = match &checked[place] {
            FormatElement::Leaf { leaf, .. } => Some(leaf),
            FormatElement::Literal { .. }
            | FormatElement::Whitespace(_)
            | FormatElement::Optional { .. }
            | FormatElement::Body(_) => None,
        };
        let variables = leaf.map(Leaf::variables).unwrap_or_default();
        if variables.is_empty() {
            let message = if matches!(leaf, Some(Leaf::Custom { .. })) {
                "`custom` directive with no bound parameters cannot be used as optional group anchor"
            } else {
                "optional group anchor must be a parameter or directive"
            };
            self.error(codes::FORMAT_GROUP, &anchor.range, message);
            return None;
        }
        Some((place, variables))
    }

    /// Inside a group everything may be absent, so every variable must be optional.
    fn all_optional(&mut self, elements: &[Element], checked: &[FormatElement]) {
        if elements.len() != checked.len() {
            return;
        }
        for (element, checked) in elements.iter().zip(checked) {
            let FormatElement::Leaf { leaf, .. } = checked else { continue };
            let variables = &self.subject.variables;
            let required = leaf.variables().into_iter().find(|index| !variables[*index].is_optional);
            let Some(required) = required.map(|index| &variables[index]) else { continue };
            let name = &required.name.text;
            let message = match leaf.directive() {
                Some(directive) => format!(
                    "`{}` is only allowed in an optional group if all {}parameters are optional, and '{name}' is not",
                    directive.name, directive.captures
                ),
                None => format!("parameters in an optional group must be optional, and '{name}' is not"),
            };
            let error = self
                .format
                .error(codes::FORMAT_GROUP, element.range.clone(), message)
                .secondary(required.name.span, "declared here")
                .help("declare it as `OptionalParameter<...>` or `DefaultValuedParameter<...>`");
            self.errors.push(error);
        }
    }

    /// Reports a comma after a `struct` with optional members, which are separated by commas, too.
    fn check_next(&mut self, checked: Option<&FormatElement>, next: &Element) {
        if let (Some(FormatElement::Leaf { leaf: leaf @ Leaf::Struct(_), .. }), Written::Literal(literal)) =
            (checked, &next.kind)
            && literal == ","
            && leaf.variables().iter().any(|index| self.subject.variables[*index].is_optional)
        {
            let message = "`struct` directive with optional parameters cannot be followed by a comma literal";
            self.error(codes::FORMAT_AMBIGUOUS, &next.range, message);
        }
    }

    /// Reports a required parameter of the name that is missing before the body.
    fn name_is_complete(&mut self, range: &Range<usize>) {
        let names = self.bound.iter().zip(&self.subject.variables).take(self.subject.names);
        let missing = names.into_iter().find(|(bound, name)| bound.is_none() && name.is_required());
        if let Some((_, missing)) = missing {
            let message =
                format!("'{}' is a parameter of the name: it belongs before the body", missing.name.text);
            let error = self.format.error(codes::FORMAT_PLACEMENT, range.clone(), message);
            self.incomplete = Some(self.errors.len());
            self.errors.push(error.secondary(missing.name.span, "declared here"));
        }
    }

    fn nothing_missing(&mut self) {
        for (bound, variable) in self.bound.iter().zip(&self.subject.variables) {
            // Duplicate names are reported elsewhere; here the first one counts.
            let same = |(other, bound): (&Variable<'_>, &Option<Range<usize>>)| {
                bound.is_some() && other.name.text == variable.name.text
            };
            let is_twin = self.subject.variables.iter().zip(&self.bound).any(same);
            if bound.is_some() || variable.is_self_type || is_twin {
                continue;
            }
            let range = 0..self.format.text.len();
            let (noun, name) = (variable.noun, &variable.name.text);
            if variable.is_required() {
                let message = format!("format is missing reference to {noun}: {name}");
                let error = self
                    .format
                    .error(codes::FORMAT_MISSING_PARAMETER, range, message)
                    .secondary(variable.name.span, "declared here")
                    .help(format!("add `${name}` to the format"));
                self.errors.push(error);
            } else {
                let place = self.format.at(range);
                self.errors.push(unreadable_format::lost_value(name, place, variable.name.span));
            }
        }
    }
}

/// The elements of a body, with indices into its own parameters, which follow `names` others.
fn relative(elements: Vec<FormatElement>, names: usize) -> Vec<FormatElement> {
    let all =
        |indices: Vec<usize>| -> Vec<usize> { indices.into_iter().map(|index| index - names).collect() };
    let moved = |leaf| match leaf {
        Leaf::Variable { index, qualified, required } => {
            Leaf::Variable { index: index - names, qualified, required }
        }
        Leaf::Params(indices) => Leaf::Params(all(indices)),
        Leaf::Struct(fields) => {
            let fields = fields.into_iter();
            Leaf::Struct(fields.map(|field| StructField { index: field.index - names, ..field }).collect())
        }
        Leaf::Custom { name, bound, refs, optional } => {
            Leaf::Custom { name, bound: all(bound), refs: all(refs), optional }
        }
        leaf @ Leaf::Operation(_) => leaf,
    };
    let elements = elements.into_iter().map(|element| match element {
        FormatElement::Leaf { leaf, space } => FormatElement::Leaf { leaf: moved(leaf), space },
        FormatElement::Optional { anchor, inverted, then, otherwise } => FormatElement::Optional {
            anchor: all(anchor),
            inverted,
            then: relative(then, names),
            otherwise: relative(otherwise, names),
        },
        other @ (FormatElement::Literal { .. } | FormatElement::Whitespace(_) | FormatElement::Body(_)) => {
            other
        }
    });
    elements.collect()
}

fn leaf(leaf: Leaf) -> FormatElement {
    FormatElement::Leaf { leaf, space: false }
}

/// Whether a C++ argument is the context, which the parser and the printer provide: `$_ctxt`,
/// `$_builder.getContext()`.
fn is_context(text: &str) -> bool {
    let Ok(expression) = CppExpr::parse(Text { text, locate: &|_| Span::NONE }) else { return false };
    match &expression.kind {
        CppExprKind::Placeholder(name) => name == "_ctxt",
        CppExprKind::Call(function, arguments) => match &function.kind {
            CppExprKind::Member(value, method) => {
                arguments.is_empty()
                    && method.name == "getContext"
                    && value.as_placeholder() == Some("_builder")
            }
            _ => false,
        },
        _ => false,
    }
}

/// A keyword, punctuation or whitespace.
pub(super) fn literal(
    format: Text<'_>,
    text: &str,
    range: &Range<usize>,
) -> Result<FormatElement, Box<Diagnostic>> {
    match text {
        "" | " " => return Ok(FormatElement::Whitespace(text.to_owned())),
        "\\n" => return Ok(FormatElement::Whitespace("\n".to_owned())),
        _ => {}
    }
    match valid_literal(text) {
        Ok(()) => Ok(FormatElement::Literal { text: text.to_owned(), space: false }),
        Err(reason) => {
            let message = format!("expected valid literal but got '{text}': {reason}");
            let error = format.error(codes::FORMAT_LITERAL, range.clone(), message);
            // Marks that are literals by themselves.
            let marks: Vec<String> = text.chars().map(|mark| format!("`{mark}`")).collect();
            let are_marks = text.chars().all(|mark| "_:,=<>()[]{}?+*-".contains(mark));
            Err(Box::new(if are_marks && marks.len() > 1 {
                error.help(format!(
                    "each mark is a literal of its own; `` between them prints no space: {}",
                    marks.join(" `` ")
                ))
            } else {
                error.help(
                    "write a keyword, or `custom<Name>(...)`, whose functions in Rust read and print it",
                )
            }))
        }
    }
}

/// Checks that the lexer of types and attributes reads a literal as one token.
fn valid_literal(text: &str) -> Result<(), &'static str> {
    let mut chars = text.chars();
    let (first, rest) = (chars.next().unwrap_or(' '), chars.as_str());
    if rest.is_empty() {
        return if first.is_ascii_alphabetic() || "_:,=<>()[]{}?+*-".contains(first) {
            Ok(())
        } else {
            Err("single character literal must be a letter or one of '_:,=<>()[]{}?+*-'")
        };
    }
    if text == "->" || text == "..." {
        return Ok(());
    }
    if !first.is_ascii_alphabetic() && first != '_' {
        return Err("valid keyword starts with a letter or '_'");
    }
    if !rest.chars().all(|c| c.is_ascii_alphanumeric() || "_$.".contains(c)) {
        return Err("keywords should contain only alphanum, '_', '$', or '.' characters");
    }
    Ok(())
}
