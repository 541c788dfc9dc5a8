//! Assembly formats, checked against their definitions (ODS `assemblyFormat`).
//!
//! A format is a list of [`FormatElement`]s. An element with a value is a [`Leaf`]. The rules
//! for binding, groups and spacing apply to *variables*, by their index in the [`Subject`],
//! whether a variable is a parameter or a part of an operation.

mod check;
mod directives;
mod first;
mod forms;
mod op_ambiguous;
mod op_checker;
mod op_first;
mod op_groups;
mod op_types;
mod operation;
mod spacing;
mod syntax;
mod value_first;

pub(crate) use directives::Home;
pub use directives::{Bare, FormatDirective, format_directives};
pub use forms::{DirectiveForm, Forms, has_literals_of};
pub use operation::{CustomArgument, OpFormat, OpLeaf, TypeSource, Values, compile_op_format};
pub use syntax::{FormatToken, FormatTokenKind, FormatTree};

use super::{Name, ParamType, Parameter, Text};
use crate::codes;
use crate::grammar::SyntaxError;
use directives::{Directive, Kind, SubjectKind};
use forms::Expanded;
use isogloss_tablegen::Diagnostic;

/// One element of a format; the counterpart of the runtime's `FormatElement`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FormatElement {
    /// A keyword or punctuation.
    Literal {
        /// The text.
        text: String,
        /// Whether a space is printed before it.
        space: bool,
    },
    /// Printed whitespace; an empty string suppresses the space.
    Whitespace(String),
    /// A variable or directive.
    Leaf {
        /// The variable or directive.
        leaf: Leaf,
        /// Whether a space is printed before it.
        space: bool,
    },
    /// A group that may be absent.
    Optional {
        /// The variables whose presence selects `then`.
        anchor: Vec<usize>,
        /// Whether their absence selects `then` instead.
        inverted: bool,
        /// The first branch.
        then: Vec<FormatElement>,
        /// The second branch.
        otherwise: Vec<FormatElement>,
    },
    /// The body of a type or attribute, which is absent inside of that body. Indices inside refer to the body's
    /// parameters.
    Body(Vec<FormatElement>),
}

/// An element that parses and prints values. Indices are those of the subject's variables,
/// which for a type or attribute are its parameters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Leaf {
    /// One variable.
    Variable {
        /// The index.
        index: usize,
        /// Whether a type or attribute is printed in full.
        qualified: bool,
        /// Whether an optional variable must have text: it is the anchor of a group that the parser entered because of
        /// an earlier element.
        required: bool,
    },
    /// Parameters separated by commas.
    Params(Vec<usize>),
    /// Parameters as `key = value`.
    Struct(Vec<StructField>),
    /// A custom directive, which the author implements.
    Custom {
        /// The name of the directive.
        name: String,
        /// The variables that it parses and prints.
        bound: Vec<usize>,
        /// The variables that it may only read (`ref`).
        refs: Vec<usize>,
        /// Whether it may parse no value, because it is the first element of an optional
        /// group.
        optional: bool,
    },
    /// An element of operations' formats.
    Operation(OpLeaf),
}

/// Whether the text of a type or an attribute needs code of the author: a directive that is not one of the library.
#[must_use]
pub fn needs_author(elements: &[FormatElement]) -> bool {
    elements.iter().any(|element| match element {
        FormatElement::Leaf { leaf: Leaf::Custom { .. }, .. } => true,
        FormatElement::Leaf { leaf: Leaf::Struct(fields), .. } => {
            fields.iter().any(|field| field.custom.is_some())
        }
        FormatElement::Leaf { .. } | FormatElement::Literal { .. } | FormatElement::Whitespace(_) => false,
        FormatElement::Optional { then, otherwise, .. } => needs_author(then) || needs_author(otherwise),
        FormatElement::Body(elements) => needs_author(elements),
    })
}

/// A member of a `struct` directive.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct StructField {
    /// The parameter.
    pub index: usize,
    /// The custom directive that parses and prints its value, if there is one.
    pub custom: Option<String>,
    /// Whether a type or attribute is printed in full.
    pub qualified: bool,
}

impl Leaf {
    /// The variables that it parses.
    fn variables(&self) -> Vec<usize> {
        match self {
            Self::Variable { index, .. } => vec![*index],
            Self::Params(indices) => indices.clone(),
            Self::Struct(fields) => fields.iter().map(|field| field.index).collect(),
            Self::Custom { bound, .. } => bound.clone(),
            // `op_checker` checks these.
            Self::Operation(_) => Vec::new(),
        }
    }

    /// Whether it prints the space before it by itself.
    fn spaces_itself(&self) -> bool {
        match self {
            Self::Operation(leaf) => leaf.spaces_itself(),
            leaf @ (Self::Variable { .. } | Self::Params(_) | Self::Struct(_) | Self::Custom { .. }) => {
                leaf.directive().is_some_and(|directive| directive.spaces_itself)
            }
        }
    }

    /// The directive as written; `None` for a variable.
    fn directive(&self) -> Option<&'static Directive> {
        match self {
            Self::Variable { .. } | Self::Operation(_) => None,
            Self::Params(_) => Some(Directive::of(Kind::Params)),
            Self::Struct(_) => Some(Directive::of(Kind::Struct)),
            Self::Custom { .. } => Some(Directive::of(Kind::Custom)),
        }
    }
}

/// The definition that a format belongs to.
struct Subject<'a> {
    kind: SubjectKind,
    /// The name of the def, for messages.
    name: &'a str,
    variables: Vec<Variable<'a>>,
    /// The number of variables before those of the body, if there is one.
    names: usize,
    /// Whether the author verifies them.
    verified: bool,
}

impl Subject<'_> {
    /// Whether a variable belongs to the body.
    fn is_of_body(&self, variable: usize) -> bool {
        variable >= self.names
    }
}

/// A variable, which a format mentions as `$name`.
struct Variable<'a> {
    name: &'a Name,
    ty: &'a ParamType,
    /// Its kind, for messages.
    noun: &'static str,
    /// Whether it may be absent.
    is_optional: bool,
    /// Whether its type is an option, whose text may be missing wherever the parser looks for it.
    is_option: bool,
    /// Whether it is the type after the trailing colon of an attribute, so that a format need not mention it.
    is_self_type: bool,
}

impl Variable<'_> {
    /// The error if a format mentions it.
    fn excluded(&self) -> Option<&'static str> {
        let is_always_after_colon = self.is_self_type && !self.is_optional;
        is_always_after_colon.then_some("unexpected self type parameter in assembly format")
    }

    /// Whether a format must mention it.
    fn is_required(&self) -> bool {
        !self.is_optional && !self.is_self_type
    }
}

/// Compiles a format for a type or an attribute named `def`, with its parameters and those of its
/// body, and with the forms of its directives; `verified`: the author verifies them. Errors are added to `errors`.
pub fn compile_format(
    format: Text<'_>,
    def: &str,
    [params, body]: [&[Parameter]; 2],
    verified: bool,
    forms: Forms<'_>,
    errors: &mut Vec<Diagnostic>,
) -> Vec<FormatElement> {
    let variables = params.iter().chain(body).map(|param| Variable {
        name: &param.name,
        ty: &param.ty,
        noun: "parameter",
        is_optional: param.is_optional(),
        is_option: param.is_option,
        is_self_type: param.ty.is_self_type(),
    });
    let subject = Subject {
        kind: SubjectKind::Value,
        name: def,
        variables: variables.collect(),
        names: params.len(),
        verified,
    };
    compile(format, &subject, forms, errors)
}

/// A syntax error, with a hint if the text at it is a frequent mistake.
fn syntax_error(format: Text<'_>, error: SyntaxError) -> Diagnostic {
    let (before, rest) = format.text.split_at(error.range.start);
    // If no named rule fits, a mark without backticks is the likely mistake, too.
    let may_be_literal = |expected: &Vec<_>| expected.is_empty() || expected.contains(&syntax::LITERAL);
    let help = match rest.chars().next() {
        Some('?') => {
            Some("an optional group is in parentheses, and names its anchor: `($name^)?`".to_owned())
        }
        Some('\'') => Some("a literal is written in backticks".to_owned()),
        Some(mark @ ('<' | '>' | '[' | ']' | '{' | '}' | ',' | ':' | '=' | '-' | '*' | '+' | '@'))
            if error.expected.as_ref().is_some_and(may_be_literal) =>
        {
            Some(if before.ends_with("custom") {
                "a custom directive is named by an identifier: `custom<Name>($parameter)`".to_owned()
            } else {
                format!("a literal is written in backticks: `` `{mark}` ``")
            })
        }
        _ if before.ends_with('$') => Some("the name of a parameter follows the `$`".to_owned()),
        _ => None,
    };
    let open = rest.is_empty().then(|| syntax::unclosed(before, &error)).flatten();
    let error = format.syntax_error(codes::FORMAT_SYNTAX, error);
    let error = help.into_iter().fold(error, Diagnostic::help);
    match open {
        Some(at) => error.secondary(format.at(at..at + 1), "this `(` is not closed"),
        None => error,
    }
}

/// Reports anchors outside of groups.
fn check_anchors(format: Text<'_>, elements: &[syntax::Element], errors: &mut Vec<Diagnostic>) {
    for anchor in elements.iter().filter_map(|element| element.anchor.clone()) {
        let message = "`^` marks the anchor of an optional group, and this element is not in one";
        let error = format.error(codes::FORMAT_GROUP, anchor, message);
        errors.push(error.help("write the group in parentheses: `($name^)?`"));
    }
}

/// The suggested replacement for a word that is not a directive.
fn word_help(name: &str, fits: fn(&FormatDirective) -> bool) -> String {
    let directives = format_directives();
    let known = directives.iter().filter(|directive| fits(directive)).map(|directive| directive.name);
    let dashed = name.replace('_', "-");
    let close = known.clone().find(|known| *known == dashed);
    match close.or_else(|| isogloss_tablegen::closest(name, known)) {
        Some(close) => format!("did you mean `{close}`?"),
        None => format!("a keyword is written in backticks: `` `{name}` ``"),
    }
}

fn compile(
    format: Text<'_>,
    subject: &Subject<'_>,
    forms: Forms<'_>,
    errors: &mut Vec<Diagnostic>,
) -> Vec<FormatElement> {
    let before = errors.len();
    let Some(expanded) = Expanded::read(format, forms, errors) else { return Vec::new() };
    let locate = |range| expanded.locate(range);
    let format = Text { text: &expanded.text, locate: &locate };
    let elements = &expanded.elements;
    let mut compiled = check::check(format, subject, elements, errors);
    if errors.len() == before {
        first::check(format, subject, elements, &compiled, errors);
    }
    expanded.add_uses(&mut errors[before..]);
    spacing::apply(&mut compiled, subject.kind);
    compiled
}
