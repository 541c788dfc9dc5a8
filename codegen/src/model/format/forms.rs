//! Forms of directives `custom<X>`, which are expanded before a format is checked.
//!
//! The texts of the forms are appended to the text of the format, so that a range identifies the text of an element,
//! and errors point into it.

use super::syntax::{self, Element, Written};
use crate::codes;
use crate::model::{Piece, Text, name_help};
use isogloss_tablegen::{Diagnostic, Span};
use std::cell::Cell;
use std::ops::Range;

/// The maximum length of a format with all forms expanded: forms that contain each other twice grow exponentially.
const MAX_LENGTH: usize = 1 << 20;

/// The maximum number of elements to substitute for parameters: arguments in arguments grow exponentially, too.
const MAX_ELEMENTS: usize = 1 << 16;

/// The maximum depth of forms in forms.
const MAX_DEPTH: usize = 64;

/// The form of a directive `custom<X>` (Isogloss `DirectiveForm`).
#[derive(Debug)]
pub struct DirectiveForm<'a> {
    /// The name in the angle brackets.
    pub name: String,
    /// The dialect whose formats use the form; empty for all dialects.
    pub dialect: String,
    /// The names of the parameters.
    pub parameters: Vec<String>,
    /// The form.
    pub format: Piece<'a>,
    /// Whether it has no errors of its own.
    pub sound: bool,
    /// Whether it is one of the library. Other forms take precedence.
    pub shipped: bool,
}

impl DirectiveForm<'_> {
    /// Reports a form that is not well-formed, or has variables other than its parameters.
    pub fn check(&mut self, errors: &mut Vec<Diagnostic>) {
        let before = errors.len();
        let text = self.format.text();
        match syntax::read(text.text) {
            Ok(elements) => self.check_variables(text, &elements, errors),
            Err(error) => errors.push(super::syntax_error(text, error)),
        }
        self.sound = errors.len() == before;
    }

    fn check_variables(&self, text: Text<'_>, elements: &[Element], errors: &mut Vec<Diagnostic>) {
        for element in elements {
            match &element.kind {
                Written::Variable(name) if !self.parameters.contains(name) => {
                    let message = format!("the form of `custom<{}>` has no parameter `{name}`", self.name);
                    let error = text.error(codes::FORMAT_UNKNOWN_PARAMETER, element.range.clone(), message);
                    let known: Vec<&str> = self.parameters.iter().map(String::as_str).collect();
                    let help = name_help(name, &known, "$", "parameter");
                    errors.push(help.into_iter().fold(error, Diagnostic::help));
                }
                Written::Directive { arguments, .. } => {
                    self.check_variables(text, arguments.as_deref().unwrap_or(&[]), errors);
                }
                Written::Group { then, otherwise } => {
                    self.check_variables(text, then, errors);
                    self.check_variables(text, otherwise, errors);
                }
                Written::Literal(_) | Written::Text(_) | Written::Variable(_) | Written::Unknown { .. } => {}
            }
        }
    }
}

/// The forms that apply to the formats of a dialect.
#[derive(Clone, Copy, Debug)]
pub struct Forms<'a> {
    /// The name of the dialect.
    pub dialect: &'a str,
    /// The forms of directives.
    pub directives: &'a [DirectiveForm<'a>],
    /// Whether forms of the library apply.
    pub with_shipped: bool,
}

impl Forms<'_> {
    /// No forms.
    pub const NONE: Forms<'static> = Forms { dialect: "", directives: &[], with_shipped: false };
}

impl<'a> Forms<'a> {
    /// The form of a directive. The author's form takes precedence over one of the library, then a form of the dialect
    /// over one of all dialects, then one with as many parameters as arguments.
    fn find(&self, name: &str, arguments: usize) -> Option<&'a DirectiveForm<'a>> {
        let of = |dialect: &str, shipped: bool| {
            let is_one = |form: &&DirectiveForm<'_>| {
                form.name == name && form.dialect == dialect && form.shipped == shipped
            };
            let named = || self.directives.iter().filter(is_one);
            named().find(|form| form.parameters.len() == arguments).or_else(|| named().next())
        };
        let of_kind = |shipped: bool| of(self.dialect, shipped).or_else(|| of("", shipped));
        of_kind(false).or_else(|| of_kind(true).filter(|_| self.with_shipped))
    }
}

/// A format with its directives expanded to forms.
pub(super) struct Expanded<'a> {
    format: Text<'a>,
    pub(super) elements: Vec<Element>,
    /// The text of the format, followed by the texts of the forms.
    pub(super) text: String,
    used: Vec<Used<'a>>,
    /// The number of elements that may still be substituted for parameters.
    elements_left: Cell<usize>,
}

/// The use of a form.
struct Used<'a> {
    form: &'a DirectiveForm<'a>,
    /// The start of its text.
    start: usize,
    /// The expanded directive.
    at: Range<usize>,
}

impl<'a> Expanded<'a> {
    /// Parses a format, and expands its directives to forms. `None` if there are errors.
    pub(super) fn read(format: Text<'a>, forms: Forms<'a>, errors: &mut Vec<Diagnostic>) -> Option<Self> {
        let written = match syntax::read(format.text) {
            Ok(written) => written,
            Err(error) => {
                errors.push(super::syntax_error(format, error));
                return None;
            }
        };
        let text = format.text.to_owned();
        let elements_left = Cell::new(MAX_ELEMENTS);
        let mut expanded = Self { format, elements: Vec::new(), text, used: Vec::new(), elements_left };
        let before = errors.len();
        super::check_anchors(format, &written, errors);
        if forms.directives.is_empty() {
            expanded.elements = written;
        } else {
            expanded.elements = expanded.sequence(written, forms, &mut Vec::new(), errors)?;
        }
        // An anchor outside of a group has no effect, so the check of the format finds further errors.
        (errors.len() == before || expanded.used.is_empty()).then_some(expanded)
    }

    /// The source range of a part of the text.
    pub(super) fn locate(&self, range: Range<usize>) -> Span {
        let from = self.used.iter().rev().find(|used| range.start >= used.start);
        let (start, text) = from.map_or((0, self.format), |used| (used.start, used.form.format.text()));
        let within = |at: usize| (at - start).min(text.text.len());
        text.at(within(range.start)..within(range.end))
    }

    /// Adds the use of the form to errors in its text, and the form to other errors at a directive.
    pub(super) fn add_uses(&self, errors: &mut [Diagnostic]) {
        for error in errors {
            let whole = |used: &Used<'_>| {
                let text = used.form.format.text();
                text.at(0..text.text.len())
            };
            let in_form = self.used.iter().rev().find(|used| whole(used).contains(error.span()));
            let at_use = || self.used.iter().find(|used| self.locate(used.at.clone()).contains(error.span()));
            let (used, place, here) = match in_form {
                Some(used) => (used, self.locate(used.at.clone()), " is used here"),
                None => match at_use() {
                    Some(used) => (used, whole(used), ""),
                    None => continue,
                },
            };
            let message = format!("the form of `custom<{}>`{here}", used.form.name);
            *error = error.clone().secondary(place, message);
        }
    }

    fn sequence(
        &mut self,
        elements: Vec<Element>,
        forms: Forms<'a>,
        inside: &mut Vec<&'a str>,
        errors: &mut Vec<Diagnostic>,
    ) -> Option<Vec<Element>> {
        let mut found = Vec::with_capacity(elements.len());
        for element in elements {
            let Element { kind, range, anchor } = element;
            match kind {
                Written::Group { then, otherwise } => {
                    let then = self.sequence(then, forms, inside, errors)?;
                    let otherwise = self.sequence(otherwise, forms, inside, errors)?;
                    found.push(Element { kind: Written::Group { then, otherwise }, range, anchor });
                }
                Written::Directive { directive, custom: Some(custom), arguments } => {
                    let given = arguments.as_ref().map_or(0, Vec::len);
                    let Some(form) = forms.find(&custom, given) else {
                        let kind = Written::Directive { directive, custom: Some(custom), arguments };
                        found.push(Element { kind, range, anchor });
                        continue;
                    };
                    let arguments = arguments.unwrap_or_default();
                    let elements = self.form(form, range, &arguments, forms, inside, errors)?;
                    found.extend(match anchor {
                        Some(anchor) => anchored(elements, anchor),
                        None => elements,
                    });
                }
                // The clauses of an `oilist` are groups.
                Written::Directive { directive, custom: None, arguments: Some(arguments) } => {
                    let arguments = Some(self.sequence(arguments, forms, inside, errors)?);
                    let kind = Written::Directive { directive, custom: None, arguments };
                    found.push(Element { kind, range, anchor });
                }
                kind @ (Written::Literal(_)
                | Written::Text(_)
                | Written::Variable(_)
                | Written::Directive { .. }
                | Written::Unknown { .. }) => found.push(Element { kind, range, anchor }),
            }
        }
        Some(found)
    }

    /// The elements of a form with the arguments of a directive.
    fn form(
        &mut self,
        form: &'a DirectiveForm<'a>,
        at: Range<usize>,
        arguments: &[Element],
        forms: Forms<'a>,
        inside: &mut Vec<&'a str>,
        errors: &mut Vec<Diagnostic>,
    ) -> Option<Vec<Element>> {
        let (name, text) = (&form.name, form.format.text());
        let (expected, given) = (form.parameters.len(), arguments.len());
        let problem = if inside.contains(&name.as_str()) {
            Some(format!("the form of `custom<{name}>` contains itself"))
        } else if self.text.len() + text.text.len() > MAX_LENGTH
            || self.elements_left.get() == 0
            || inside.len() == MAX_DEPTH
        {
            Some("the format has too many forms of directives in it".to_owned())
        } else if expected != given {
            let s = if expected == 1 { "" } else { "s" };
            Some(format!("the form of `custom<{name}>` has {expected} parameter{s}, but this has {given}"))
        } else {
            None
        };
        if let Some(message) = problem {
            let error = Diagnostic::error(message).code(codes::FORM).at(self.locate(at));
            errors.push(error.secondary(text.at(0..text.text.len()), "the form"));
            return None;
        }
        // The form reports its own errors.
        let elements = syntax::read(text.text).ok().filter(|_| form.sound)?;
        let start = self.text.len();
        self.text.push_str(text.text);
        self.used.push(Used { form, start, at });
        let elements_left = &self.elements_left;
        let sizes: Vec<usize> = arguments.iter().map(size).collect();
        let bind = |name: &str| {
            let index = form.parameters.iter().position(|parameter| parameter == name)?;
            let left = elements_left.get().checked_sub(*sizes.get(index)?);
            elements_left.set(left.unwrap_or(0));
            left.and_then(|_| arguments.get(index)).cloned()
        };
        let elements = elements.into_iter().map(|element| bound(element, start, &bind)).collect();
        if self.elements_left.get() == 0 {
            let message = "the format has too many forms of directives in it";
            errors.push(Diagnostic::error(message).code(codes::FORM).at(text.at(0..text.text.len())));
            return None;
        }
        inside.push(name);
        let elements = self.sequence(elements, forms, inside, errors)?;
        inside.pop();
        Some(elements)
    }
}

/// The number of elements in an element, including itself.
fn size(element: &Element) -> usize {
    let all = |elements: &[Element]| elements.iter().map(size).sum::<usize>();
    1 + match &element.kind {
        Written::Directive { arguments, .. } => arguments.as_deref().map_or(0, all),
        Written::Group { then, otherwise } => all(then) + all(otherwise),
        Written::Literal(_) | Written::Text(_) | Written::Variable(_) | Written::Unknown { .. } => 0,
    }
}

/// An element of a form, with its ranges moved by `start` and its variables replaced by arguments.
fn bound(element: Element, start: usize, bind: &dyn Fn(&str) -> Option<Element>) -> Element {
    let moved = |range: Range<usize>| range.start + start..range.end + start;
    let all = |elements: Vec<Element>| elements.into_iter().map(|inner| bound(inner, start, bind)).collect();
    let Element { kind, range, anchor } = element;
    let (range, anchor) = (moved(range), anchor.map(moved));
    let kind = match kind {
        Written::Variable(name) => match bind(&name) {
            Some(argument) => return Element { anchor, ..argument },
            None => Written::Variable(name),
        },
        Written::Directive { directive, custom, arguments } => {
            Written::Directive { directive, custom, arguments: arguments.map(all) }
        }
        Written::Group { then, otherwise } => Written::Group { then: all(then), otherwise: all(otherwise) },
        kind @ (Written::Literal(_) | Written::Text(_) | Written::Unknown { .. }) => kind,
    };
    Element { kind, range, anchor }
}

/// The elements of a form that is the anchor of a group. If the form is a group itself, its elements with its own
/// anchor; otherwise the first variable or directive becomes the anchor.
fn anchored(mut elements: Vec<Element>, anchor: Range<usize>) -> Vec<Element> {
    if let [Element { kind: Written::Group { then, otherwise }, .. }] = elements.as_mut_slice()
        && otherwise.is_empty()
    {
        return std::mem::take(then);
    }
    let has_value = |element: &&mut Element| match &element.kind {
        Written::Variable(_) | Written::Directive { .. } => true,
        Written::Literal(_) | Written::Text(_) | Written::Unknown { .. } | Written::Group { .. } => false,
    };
    if let Some(element) = elements.iter_mut().find(has_value) {
        element.anchor = Some(anchor);
    }
    elements
}

/// Whether a format has the literals of another one, in their order. Both are taken as written: without the forms of their
/// directives.
#[must_use]
pub fn has_literals_of(format: &str, other: &str) -> bool {
    let (Ok(format), Ok(other)) = (syntax::read(format), syntax::read(other)) else { return false };
    let (mut found, mut wanted) = (Vec::new(), Vec::new());
    literals(&format, &mut found);
    literals(&other, &mut wanted);
    let mut found = found.into_iter();
    wanted.into_iter().all(|literal| found.any(|other| other == literal))
}

/// Adds the literals of elements that are not blank.
fn literals<'e>(elements: &'e [Element], found: &mut Vec<&'e str>) {
    for element in elements {
        match &element.kind {
            Written::Literal(text) => {
                found.extend(Some(text.as_str()).filter(|text| !text.trim().is_empty()));
            }
            Written::Directive { arguments, .. } => literals(arguments.as_deref().unwrap_or_default(), found),
            Written::Group { then, otherwise } => {
                literals(then, found);
                literals(otherwise, found);
            }
            Written::Text(_) | Written::Variable(_) | Written::Unknown { .. } => {}
        }
    }
}
