//! Forms of the library (`isogloss/forms/`), and whether they apply to a definition. Dialects of other projects have the
//! names of dialects that the library has forms for: a form of the library takes the place of C++ only.

use super::forms::{refuse_a_directive, refuse_a_form};
use super::op::Operations;
use super::{Ods, field_place};
use crate::lints::unfit_form;
use crate::model::op::{OpSyntax, Operation};
use crate::model::{self, DefKind, Parameter, Syntax, has_literals_of};
use isogloss_tablegen::{DagValue, Diagnostic, Record, StringValue, Value};

/// The forms of the library that a definition is read with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shipped {
    /// All forms.
    All,
    /// The forms of directives, in the format of the definition.
    Directives,
    /// No form.
    None,
}

/// The declared format of a definition.
fn declared(record: Record<'_>) -> Option<StringValue<'_>> {
    record.find::<Option<StringValue<'_>>>("assemblyFormat").flatten()
}

/// Whether a form is a declared format with more directives.
fn completes(form: Record<'_>, declared: StringValue<'_>) -> bool {
    let form: Option<StringValue<'_>> = form.find("assemblyFormat");
    form.is_some_and(|form| has_literals_of(form.text(), declared.text()))
}

/// A warning that a form of the library is left out, at the field that asks for C++.
fn left_out(record: Record<'_>, noun: &str, name: &str) -> Diagnostic {
    unfit_form::left_out(name, noun, field_place(record, "hasCustomAssemblyFormat"))
}

impl<'r> Operations<'r, '_> {
    /// The operation of a record. A form of the library applies if the definition has the parts that it names, and if
    /// the definition has no format, or one that needs C++ and that the form completes.
    pub(super) fn operation(&mut self, record: Record<'r>) -> Operation {
        let before = self.errors.len();
        let (operation, form) = self.operation_with(record, Shipped::All);
        let form = form.filter(|form| self.forms.is_shipped(*form));
        let fits = match form {
            Some(_) => !refuse_a_form(&self.errors[before..], self.records.sources()),
            None => !refuse_a_directive(&self.errors[before..], self.records.sources()),
        };
        let declared = declared(record);
        if fits && (form.is_none() || declared.is_none()) {
            return operation;
        }
        let of_form = self.errors.split_off(before);
        let (mut own, _) = self.operation_with(record, Shipped::Directives);
        if refuse_a_directive(&self.errors[before..], self.records.sources()) {
            self.errors.truncate(before);
            own = self.operation_with(record, Shipped::None).0;
        }
        match (form, declared) {
            (Some(form), Some(declared))
                if fits && completes(form, declared) && (needs_code(&own) || replaces(form)) =>
            {
                self.errors.truncate(before);
                self.errors.extend(of_form);
                operation
            }
            (Some(_), None) => {
                self.errors.push(left_out(record, "operation", &own.full_name()));
                own
            }
            (Some(_) | None, _) => own,
        }
    }
}

/// Whether a form of the library takes the place of a format that needs no C++, too.
fn replaces(form: Record<'_>) -> bool {
    form.find("replacesFormat").unwrap_or(false)
}

/// Whether the text of an operation is known to C++ only.
fn needs_code(operation: &Operation) -> bool {
    match &operation.syntax {
        OpSyntax::Format(format) => format.needs_author(),
        OpSyntax::Generic | OpSyntax::Custom | OpSyntax::Function => true,
    }
}

impl<'r> Ods<'r, '_> {
    /// The form of a type or an attribute, and the parameters, to which it may give default values. As for operations, a
    /// form of the library takes the place of C++ only.
    pub(super) fn def_form(
        &mut self,
        record: Record<'r>,
        (kind, dialect, mnemonic): (DefKind, &str, Option<&str>),
        params: Vec<Parameter>,
        body: &[Parameter],
        verify: bool,
    ) -> (Option<Record<'r>>, Vec<Parameter>) {
        let form = mnemonic.and_then(|mnemonic| self.forms.def(kind, dialect, mnemonic));
        let Some(found) = form else { return (None, params) };
        let before = self.errors.len();
        let mut completed = params.clone();
        self.form_defaults(found, &mut completed);
        if !self.forms.is_shipped(found) {
            return (form, completed);
        }
        let fits = self.errors.len() == before && self.fits(record, found, [&completed, body], verify);
        self.errors.truncate(before);
        let declared = declared(record);
        let applies = fits
            && declared.is_none_or(|declared| {
                completes(found, declared) && !self.is_readable(record, [&params, body], verify)
            });
        if applies {
            return (form, completed);
        }
        if declared.is_none() {
            let name = format!("{dialect}.{}", mnemonic.unwrap_or_default());
            self.errors.push(left_out(record, kind.word(), &name));
        }
        (None, params)
    }

    /// Whether a definition has the parts that a form of the library names.
    fn fits(
        &mut self,
        record: Record<'r>,
        form: Record<'r>,
        params: [&[Parameter]; 2],
        verify: bool,
    ) -> bool {
        let before = self.errors.len();
        self.format(record, Some(form), params, verify);
        let fits = !refuse_a_form(&self.errors[before..], self.records.sources());
        self.errors.truncate(before);
        fits
    }

    /// Whether the declared format of a definition needs no C++.
    fn is_readable(&mut self, record: Record<'r>, params: [&[Parameter]; 2], verify: bool) -> bool {
        let before = self.errors.len();
        let syntax = self.format(record, None, params, verify);
        let is_sound = super::count_errors(&self.errors[before..]) == 0;
        self.errors.truncate(before);
        let needs_author = match &syntax {
            Syntax::Format(elements) => model::needs_author(elements),
            Syntax::Keyword | Syntax::Custom => true,
        };
        is_sound && !needs_author && !has_own_parser(record)
    }

    /// The syntax of a type or an attribute with a format, either its own or from a form. Forms of directives in the
    /// library that do not fit are left out.
    pub(super) fn format(
        &mut self,
        record: Record<'r>,
        form: Option<Record<'r>>,
        params: [&[Parameter]; 2],
        verify: bool,
    ) -> Syntax {
        let before = self.errors.len();
        let syntax = self.format_with(record, form, params, verify, Shipped::Directives);
        if form.is_some() || !refuse_a_directive(&self.errors[before..], self.records.sources()) {
            return syntax;
        }
        self.errors.truncate(before);
        self.format_with(record, form, params, verify, Shipped::None)
    }
}

/// Whether a parameter of a definition has a parser in C++ other than that of an enum, which the runtime has.
fn has_own_parser(record: Record<'_>) -> bool {
    let Ok(params) = record.get::<DagValue<'_>>("parameters") else { return false };
    params.args().any(|(_, value)| {
        let Value::Record(param) = value else { return false };
        !param.is_subclass_of("EnumParameter")
            && param.find::<&str>("parser").is_some_and(|parser| !parser.trim().is_empty())
    })
}
