//! Assembly formats, checked against the parameters they are for (ODS
//! `assemblyFormat`).

use super::format_syntax::{self as syntax, Element, Kind};
use super::{Parameter, Text, spacing};
use crate::codes;
use isogloss_tablegen::Diagnostic;
use std::ops::Range;

/// One element of a format; the counterpart of the runtime's table of that name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FormatElement {
    /// A keyword or punctuation.
    Literal {
        /// The text.
        text: String,
        /// Whether a space is printed before it.
        space: bool,
    },
    /// Printed white space; the empty one only keeps a space away.
    Whitespace(String),
    /// A parameter.
    Param {
        /// Which.
        index: usize,
        /// Whether a space is printed before it.
        space: bool,
        /// Whether a type or attribute is printed in full.
        qualified: bool,
    },
    /// Parameters with commas between them.
    Params {
        /// Which.
        indices: Vec<usize>,
        /// Whether a space is printed before them.
        space: bool,
    },
    /// Parameters as `key = value`.
    Struct {
        /// Which.
        fields: Vec<StructField>,
        /// Whether a space is printed before them.
        space: bool,
    },
    /// What the author reads and writes.
    Custom {
        /// The name of the directive.
        name: String,
        /// The parameters that it reads and writes.
        bound: Vec<usize>,
        /// The parameters that it may look at.
        refs: Vec<usize>,
        /// Whether a space is printed before it.
        space: bool,
        /// Whether it may find nothing: it is the first of an optional group.
        optional: bool,
    },
    /// A group that may be left out.
    Optional {
        /// The parameters that decide.
        anchor: Vec<usize>,
        /// Whether their absence selects `then`.
        inverted: bool,
        /// The first branch.
        then: Vec<FormatElement>,
        /// The second branch.
        otherwise: Vec<FormatElement>,
    },
}

/// A member of a `struct` directive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StructField {
    /// The parameter.
    pub index: usize,
    /// The custom directive that reads and writes its value, if not the usual.
    pub custom: Option<String>,
}

impl FormatElement {
    /// The parameters that it reads.
    fn parameters(&self) -> Vec<usize> {
        match self {
            Self::Param { index, .. } => vec![*index],
            Self::Params { indices, .. } => indices.clone(),
            Self::Struct { fields, .. } => fields.iter().map(|field| field.index).collect(),
            Self::Custom { bound, .. } => bound.clone(),
            Self::Literal { .. } | Self::Whitespace(_) | Self::Optional { .. } => Vec::new(),
        }
    }
}

/// Compiles a format for a def named `def`; what is wrong goes to `errors`.
pub fn compile_format(
    format: Text<'_>,
    def: &str,
    params: &[Parameter],
    errors: &mut Vec<Diagnostic>,
) -> Vec<FormatElement> {
    let elements = match syntax::read(format.text) {
        Ok(elements) => elements,
        Err(error) => {
            errors.push(format.syntax_error(codes::FORMAT_SYNTAX, error));
            return Vec::new();
        }
    };
    let before = errors.len();
    let mut compiler = Compiler { format, def, params, errors, bound: vec![None; params.len()] };
    let mut compiled = compiler.sequence(&elements);
    if compiler.errors.len() == before {
        compiler.nothing_missing();
    }
    spacing::apply(&mut compiled);
    compiled
}

struct Compiler<'a, 'e> {
    format: Text<'a>,
    def: &'a str,
    params: &'a [Parameter],
    errors: &'e mut Vec<Diagnostic>,
    /// Where each parameter was bound.
    bound: Vec<Option<Range<usize>>>,
}

impl Compiler<'_, '_> {
    fn error(&mut self, code: &'static str, range: &Range<usize>, message: impl Into<String>) {
        self.errors.push(self.format.error(code, range.clone(), message));
    }

    /// Elements in a row, at the top or in a branch.
    fn sequence(&mut self, elements: &[Element]) -> Vec<FormatElement> {
        let mut found = Vec::new();
        for (place, element) in elements.iter().enumerate() {
            let compiled = self.element(element);
            if let Some(next) = elements.get(place + 1) {
                self.check_next(compiled.as_ref(), element, next);
            }
            found.extend(compiled);
        }
        found
    }

    fn element(&mut self, element: &Element) -> Option<FormatElement> {
        let range = &element.range;
        match &element.kind {
            Kind::Literal(text) => self.literal(text, range),
            Kind::Text(_) => {
                let message = "strings may only be used as `custom` directive arguments";
                self.error(codes::FORMAT_PLACEMENT, range, message);
                None
            }
            Kind::Parameter(name) => {
                let index = self.bind(name, range)?;
                Some(FormatElement::Param { index, space: false, qualified: false })
            }
            Kind::Directive { name, custom, arguments } => {
                self.directive(range, name, custom.as_deref(), arguments.as_deref())
            }
            Kind::Group { then, otherwise } => self.group(range, then, otherwise),
        }
    }

    fn literal(&mut self, text: &str, range: &Range<usize>) -> Option<FormatElement> {
        match text {
            "" | " " => return Some(FormatElement::Whitespace(text.to_owned())),
            "\\n" => return Some(FormatElement::Whitespace("\n".to_owned())),
            _ => {}
        }
        if let Err(reason) = valid_literal(text) {
            let message = format!("expected valid literal but got '{text}': {reason}");
            self.error(codes::FORMAT_LITERAL, range, message);
            return None;
        }
        Some(FormatElement::Literal { text: text.to_owned(), space: false })
    }

    fn lookup(&mut self, name: &str, range: &Range<usize>) -> Option<usize> {
        let Some(index) = self.params.iter().position(|param| param.name.text == name) else {
            let known = self.params.iter().map(|param| param.name.text.as_str());
            let message = format!("{} has no parameter named '{name}'", self.def);
            let mut error = self.format.error(codes::FORMAT_UNKNOWN_PARAMETER, range.clone(), message);
            if let Some(close) = crate::suggest::closest(name, known) {
                error = error.help(format!("did you mean `${close}`?"));
            }
            self.errors.push(error);
            return None;
        };
        if self.params[index].ty.is_self_type() {
            let message = "unexpected self type parameter in assembly format";
            self.error(codes::FORMAT_PLACEMENT, range, message);
            return None;
        }
        Some(index)
    }

    /// The parameter of that name, which from now on is bound.
    fn bind(&mut self, name: &str, range: &Range<usize>) -> Option<usize> {
        let index = self.lookup(name, range)?;
        if let Some(first) = &self.bound[index] {
            let error = self
                .format
                .error(
                    codes::FORMAT_DUPLICATE_PARAMETER,
                    range.clone(),
                    format!("duplicate parameter '{name}'"),
                )
                .secondary(self.format.at(first.clone()), "first used here");
            self.errors.push(error);
            return None;
        }
        self.bound[index] = Some(range.clone());
        Some(index)
    }

    fn directive(
        &mut self,
        range: &Range<usize>,
        name: &str,
        custom: Option<&str>,
        arguments: Option<&[Element]>,
    ) -> Option<FormatElement> {
        if custom.is_some() != (name == "custom")
            && matches!(name, "custom" | "params" | "struct" | "qualified" | "ref")
        {
            let message = match custom {
                None => "expected `<` before the name of a custom directive",
                Some(_) => "only `custom` takes a name in angle brackets",
            };
            self.error(codes::FORMAT_SYNTAX, range, message);
            return None;
        }
        match (name, custom) {
            ("params", _) => {
                let indices = self.all_params(range)?;
                Some(FormatElement::Params { indices, space: false })
            }
            ("struct", _) => self.structure(range, arguments.unwrap_or(&[])),
            ("qualified", _) => {
                let [Element { kind: Kind::Parameter(name), range, .. }] = arguments.unwrap_or(&[]) else {
                    let message = "`qualified` argument list expected a variable";
                    self.error(codes::FORMAT_PLACEMENT, range, message);
                    return None;
                };
                let index = self.bind(name, range)?;
                Some(FormatElement::Param { index, space: false, qualified: true })
            }
            ("ref", _) => {
                let message = "'ref' is only valid within a `custom` directive";
                self.error(codes::FORMAT_PLACEMENT, range, message);
                None
            }
            ("custom", Some(name)) => self.custom(range, name, arguments.unwrap_or(&[])),
            _ => {
                let message = format!(
                    "unsupported directive `{name}`: expected literal, variable, directive, or optional group"
                );
                let mut error = self.format.error(codes::FORMAT_DIRECTIVE, range.clone(), message);
                if let Some(index) = self.params.iter().position(|param| param.name.text == name) {
                    error = error.help(format!("a parameter is written `${}`", self.params[index].name.text));
                } else if ["custom", "params", "struct", "qualified"].contains(&name) {
                    error = error.help("`custom` is followed by a name: `custom<Name>($parameter)`");
                } else {
                    error = error.help(format!("a keyword is written in backticks: `` `{name}` ``"));
                }
                self.errors.push(error);
                None
            }
        }
    }

    /// What `params` captures: every parameter but the self type.
    fn all_params(&mut self, range: &Range<usize>) -> Option<Vec<usize>> {
        let mut indices = Vec::new();
        for (index, param) in self.params.iter().enumerate() {
            if param.ty.is_self_type() {
                continue;
            }
            if self.bound[index].is_some() {
                let message = format!("`params` captures duplicate parameter: {}", param.name.text);
                self.error(codes::FORMAT_DUPLICATE_PARAMETER, range, message);
                return None;
            }
            self.bound[index] = Some(range.clone());
            indices.push(index);
        }
        Some(indices)
    }

    fn structure(&mut self, range: &Range<usize>, arguments: &[Element]) -> Option<FormatElement> {
        let mut fields = Vec::new();
        for argument in arguments {
            match &argument.kind {
                Kind::Parameter(name) => {
                    let index = self.bind(name, &argument.range)?;
                    fields.push(StructField { index, custom: None });
                }
                Kind::Directive { name, .. } if name == "params" => {
                    let indices = self.all_params(&argument.range)?;
                    fields.extend(indices.into_iter().map(|index| StructField { index, custom: None }));
                }
                Kind::Directive { name, custom: Some(custom), arguments } if name == "custom" => {
                    let directive =
                        self.custom(&argument.range, custom, arguments.as_deref().unwrap_or(&[]))?;
                    let FormatElement::Custom { bound, refs, .. } = directive else { return None };
                    let ([index], []) = (bound.as_slice(), refs.as_slice()) else {
                        let message = "`struct` can only contain `custom` directives with a single argument";
                        self.error(codes::FORMAT_PLACEMENT, &argument.range, message);
                        return None;
                    };
                    fields.push(StructField { index: *index, custom: Some(custom.clone()) });
                }
                Kind::Literal(_) => {
                    let message = "literals may only be used in the top-level section of the format";
                    self.error(codes::FORMAT_PLACEMENT, &argument.range, message);
                    return None;
                }
                _ => {
                    let message = "expected a parameter or directive in `struct` argument list";
                    self.error(codes::FORMAT_PLACEMENT, &argument.range, message);
                    return None;
                }
            }
        }
        if fields.is_empty() {
            let message = "`struct` argument list expected a variable or directive";
            self.error(codes::FORMAT_PLACEMENT, range, message);
            return None;
        }
        Some(FormatElement::Struct { fields, space: false })
    }

    fn custom(&mut self, range: &Range<usize>, name: &str, arguments: &[Element]) -> Option<FormatElement> {
        let (mut bound, mut refs) = (Vec::new(), Vec::new());
        for argument in arguments {
            match &argument.kind {
                Kind::Parameter(name) => bound.push(self.bind(name, &argument.range)?),
                Kind::Directive { name, arguments, .. } if name == "ref" => {
                    refs.push(self.reference(&argument.range, arguments.as_deref().unwrap_or(&[]))?);
                }
                // The parser and the printer that a directive is given know it.
                Kind::Text(text) if text == "$_ctxt" => {}
                Kind::Text(text) => {
                    let message = format!("the C++ argument \"{text}\" has no counterpart in Rust");
                    let error = self
                        .format
                        .error(codes::FORMAT_CPP_ARGUMENT, argument.range.clone(), message)
                        .help("leave it out: the directive is implemented in Rust and can say it there");
                    self.errors.push(error);
                    return None;
                }
                _ => {
                    let message = "expected a variable, `ref` or a string as argument of `custom`";
                    self.error(codes::FORMAT_PLACEMENT, &argument.range, message);
                    return None;
                }
            }
        }
        if bound.is_empty() && refs.is_empty() {
            let message = "`custom` directive with no bound parameters";
            self.error(codes::FORMAT_PLACEMENT, range, message);
            return None;
        }
        Some(FormatElement::Custom { name: name.to_owned(), bound, refs, space: false, optional: false })
    }

    fn reference(&mut self, range: &Range<usize>, arguments: &[Element]) -> Option<usize> {
        let [Element { kind: Kind::Parameter(name), range, .. }] = arguments else {
            self.error(codes::FORMAT_PLACEMENT, range, "`ref` expects one variable");
            return None;
        };
        let index = self.lookup(name, range)?;
        if self.bound[index].is_none() {
            let message = format!("parameter '{name}' must be bound before it is referenced");
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
        let inverted = !then.iter().any(|element| element.anchor.is_some());
        let mut compiled_then = self.sequence(then);
        let compiled_otherwise = self.sequence(otherwise);
        let anchor = self.anchor(range, then, otherwise, inverted, &compiled_then, &compiled_otherwise)?;
        let first = compiled_then.iter().position(|e| !matches!(e, FormatElement::Whitespace(_)));
        match first.map(|place| &mut compiled_then[place]) {
            Some(FormatElement::Custom { optional, .. }) => *optional = true,
            Some(FormatElement::Literal { .. } | FormatElement::Param { .. }) => {}
            Some(FormatElement::Params { .. } | FormatElement::Struct { .. }) => {}
            _ => {
                let message = "first parsable element of an optional group must be a literal, variable, or custom directive";
                self.error(codes::FORMAT_GROUP, range, message);
                return None;
            }
        }
        self.all_optional(then, &compiled_then);
        self.all_optional(otherwise, &compiled_otherwise);
        Some(FormatElement::Optional { anchor, inverted, then: compiled_then, otherwise: compiled_otherwise })
    }

    /// The parameters of the one element with a `^`.
    fn anchor(
        &mut self,
        range: &Range<usize>,
        then: &[Element],
        otherwise: &[Element],
        inverted: bool,
        compiled_then: &[FormatElement],
        compiled_otherwise: &[FormatElement],
    ) -> Option<Vec<usize>> {
        let anchored: Vec<&Element> =
            then.iter().chain(otherwise).filter(|element| element.anchor.is_some()).collect();
        let anchor = match anchored.as_slice() {
            [] => {
                let error = self
                    .format
                    .error(codes::FORMAT_GROUP, range.clone(), "optional group has no anchor")
                    .help("put `^` behind the parameter whose presence selects the group");
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
        let branch = if inverted { (otherwise, compiled_otherwise) } else { (then, compiled_then) };
        if branch.0.len() != branch.1.len() {
            return None; // An element was wrong, and that was said.
        }
        let place = branch.0.iter().position(|element| element.anchor.is_some())?;
        let parameters = branch.1[place].parameters();
        if parameters.is_empty() {
            let message = if matches!(branch.1[place], FormatElement::Custom { .. }) {
                "`custom` directive with no bound parameters cannot be used as optional group anchor"
            } else {
                "optional group anchor must be a parameter or directive"
            };
            self.error(codes::FORMAT_GROUP, &anchor.range, message);
            return None;
        }
        Some(parameters)
    }

    /// Inside a group everything may be absent, so every parameter must be optional.
    fn all_optional(&mut self, elements: &[Element], compiled: &[FormatElement]) {
        if elements.len() != compiled.len() {
            return;
        }
        for (element, compiled) in elements.iter().zip(compiled) {
            let required = compiled.parameters().into_iter().find(|index| !self.params[*index].is_optional());
            let Some(required) = required else { continue };
            let name = &self.params[required].name.text;
            let message = match compiled {
                FormatElement::Params { .. } => {
                    format!(
                        "`params` is only allowed in an optional group if all parameters are optional, and '{name}' is not"
                    )
                }
                FormatElement::Struct { .. } => {
                    format!(
                        "`struct` is only allowed in an optional group if all captured parameters are optional, and '{name}' is not"
                    )
                }
                FormatElement::Custom { .. } => {
                    format!(
                        "`custom` is only allowed in an optional group if all bound parameters are optional, and '{name}' is not"
                    )
                }
                _ => format!("parameters in an optional group must be optional, and '{name}' is not"),
            };
            let param = &self.params[required];
            let error = self
                .format
                .error(codes::FORMAT_GROUP, element.range.clone(), message)
                .secondary(param.name.span, "declared here")
                .help("declare it as `OptionalParameter<...>` or `DefaultValuedParameter<...>`");
            self.errors.push(error);
        }
    }

    /// What may not stand behind what.
    fn check_next(&mut self, compiled: Option<&FormatElement>, element: &Element, next: &Element) {
        let Kind::Literal(literal) = &next.kind else { return };
        match compiled {
            Some(FormatElement::Struct { fields, .. })
                if literal == "," && fields.iter().any(|field| self.params[field.index].is_optional()) =>
            {
                let message =
                    "`struct` directive with optional parameters cannot be followed by a comma literal";
                self.error(codes::FORMAT_AMBIGUOUS, &next.range, message);
            }
            Some(FormatElement::Optional { then, otherwise, .. }) if otherwise.is_empty() => {
                let first = then.iter().find(|e| !matches!(e, FormatElement::Whitespace(_)));
                if matches!(first, Some(FormatElement::Literal { text, .. }) if text == literal) {
                    let message = format!(
                        "the literal `{literal}` is ambiguous: the optional group before it begins with it too"
                    );
                    let error = self
                        .format
                        .error(codes::FORMAT_AMBIGUOUS, next.range.clone(), message)
                        .secondary(self.format.at(element.range.clone()), "this group");
                    self.errors.push(error);
                }
            }
            _ => {}
        }
    }

    fn nothing_missing(&mut self) {
        for (index, param) in self.params.iter().enumerate() {
            if self.bound[index].is_none() && !param.ty.is_self_type() {
                let range = 0..self.format.text.len();
                let message = format!("format is missing reference to parameter: {}", param.name.text);
                let error = self
                    .format
                    .error(codes::FORMAT_MISSING_PARAMETER, range, message)
                    .secondary(param.name.span, "declared here")
                    .help(format!("put `${}` where it is to be written", param.name.text));
                self.errors.push(error);
            }
        }
    }
}

/// Whether the lexer of types and attributes reads it as one token.
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
