//! Forms that are declared next to the definitions (`isogloss/Form.td`): for operations, types and attributes by name,
//! and for directives.

use super::rust_text::Judged;
use super::{Ods, cpp_table, field_place, list_places, locator};
use crate::codes;
use crate::lints::{unfit_form, unused_form};
use crate::model::op::{CachedAttribute, NameHint, Operation, PartRef};
use crate::model::{DefKind, Dialect, DirectiveForm, ParamType, Parameter, Piece, Presence};
use isogloss_tablegen::{Diagnostic, Record, Records, Severity, SourceMap, Span, StringValue, closest};
use std::collections::BTreeMap;

/// The forms of a definition file. Of several forms with one name, the author's last one applies, or else the library's.
pub(super) struct FormTable<'r> {
    /// The records, by the full names of the operations.
    operations: BTreeMap<&'r str, Record<'r>>,
    types: BTreeMap<&'r str, Record<'r>>,
    attributes: BTreeMap<&'r str, Record<'r>>,
    /// The names of aliases, by the full names of the attributes.
    aliases: BTreeMap<&'r str, Record<'r>>,
    /// The names of values, by the full names of the operations.
    names: BTreeMap<&'r str, Record<'r>>,
    /// The attributes that verification leaves, by the full names of the operations.
    caches: BTreeMap<&'r str, Record<'r>>,
    pub(super) directives: Vec<DirectiveForm<'r>>,
}

/// Whether a span is in a file whose name starts with `folder`.
fn is_in(sources: &SourceMap, span: Span, folder: &str) -> bool {
    sources.file_of(span).is_some_and(|file| sources.file(file).name().starts_with(folder))
}

/// The folder of the forms of the library.
const SHIPPED: &str = "isogloss/forms/";

/// Whether diagnostics have an error about a file of the library in a folder.
fn is_refused(errors: &[Diagnostic], sources: &SourceMap, folder: &str) -> bool {
    let is_of_form = |error: &Diagnostic| error.labels.iter().any(|label| is_in(sources, label.span, folder));
    errors.iter().any(|error| error.severity == Severity::Error && is_of_form(error))
}

/// Whether diagnostics have an error about a form of the library, or about a trait that it adds.
pub(super) fn refuse_a_form(errors: &[Diagnostic], sources: &SourceMap) -> bool {
    is_refused(errors, sources, "isogloss/")
}

/// Whether diagnostics have an error about the form of a directive in the library.
pub(super) fn refuse_a_directive(errors: &[Diagnostic], sources: &SourceMap) -> bool {
    is_refused(errors, sources, SHIPPED)
}

/// Whether a record is a form of the library. Dialects of other projects may have the same names.
fn is_shipped(form: Record<'_>) -> bool {
    is_in(form.records().sources(), form.span(), SHIPPED)
}

impl<'r> FormTable<'r> {
    /// Whether a form is one of the library.
    pub(super) fn is_shipped(&self, form: Record<'_>) -> bool {
        is_shipped(form)
    }

    /// Reads the forms, and checks the forms of directives, which do not depend on a definition.
    pub(super) fn read(records: &'r Records, errors: &mut Vec<Diagnostic>) -> Self {
        let named = |class: &str, field: &str| {
            let (shipped, own): (Vec<_>, Vec<_>) =
                records.derived_from(class).partition(|form| is_shipped(*form));
            let all = shipped.into_iter().chain(own);
            all.filter_map(|form| Some((form.find::<&str>(field)?, form))).collect()
        };
        let mut directives: Vec<_> = records.derived_from("DirectiveForm").filter_map(directive).collect();
        directives.iter_mut().for_each(|form: &mut DirectiveForm<'_>| form.check(errors));
        let functions = records.derived_from("TypeFunction");
        let wrong = functions.filter_map(|record| cpp_table::transformer(record).err());
        errors.extend(wrong.map(|error| error.code(codes::FORM)));
        Self {
            operations: named("OpForm", "operation"),
            types: named("TypeForm", "typeName"),
            attributes: named("AttrForm", "attrName"),
            aliases: named("AttrAlias", "attrName"),
            names: named("OpNames", "operation"),
            caches: named("OpCache", "operation"),
            directives,
        }
    }

    /// The form with the name of an operation; or, if the operation's code is C++, the form with the longest name that
    /// is a prefix followed by `*`.
    pub(super) fn operation(&self, dialect: &str, name: &str, is_cpp: bool) -> Option<Record<'r>> {
        if self.operations.is_empty() {
            return None;
        }
        let full = format!("{dialect}.{name}");
        let own = self.operations.get(full.as_str());
        let of_several = || {
            let beginnings =
                self.operations.iter().filter_map(|(name, form)| Some((name.strip_suffix('*')?, form)));
            let fitting = beginnings.filter(|(beginning, _)| is_cpp && full.starts_with(beginning));
            fitting.max_by_key(|(beginning, _)| beginning.len()).map(|(_, form)| form)
        };
        own.or_else(of_several).copied()
    }

    /// The names of the values of an operation in custom form.
    pub(super) fn hints(&self, operation: &Operation, errors: &mut Vec<Diagnostic>) -> Vec<NameHint> {
        if self.names.is_empty() {
            return Vec::new();
        }
        let Some(record) = self.names.get(operation.full_name().as_str()).copied() else { return Vec::new() };
        let list = |field: &str| record.get::<Vec<&str>>(field).unwrap_or_default();
        let results = list("results").into_iter().enumerate().filter(|(_, name)| !name.is_empty());
        let mut hints: Vec<NameHint> =
            results.map(|(index, name)| NameHint::Result(index, name.to_owned())).collect();
        let places = list_places(record, "arguments");
        for (at, text) in list("arguments").into_iter().enumerate() {
            let (operand, name) = text.split_once('=').unwrap_or((text, ""));
            if let Some(PartRef::Operand(index)) = operation.find(operand.trim()) {
                hints.push(NameHint::Argument(index, name.trim().to_owned()));
                continue;
            }
            let place = places.get(at).copied().unwrap_or_else(|| field_place(record, "arguments"));
            if !self.is_shipped(record) {
                errors.push(unfit_form::argument_name(text, place));
            }
        }
        hints
    }

    /// The attributes that the verification of an operation leaves at it.
    pub(super) fn cached(&self, operation: &Operation, errors: &mut Vec<Diagnostic>) -> Vec<CachedAttribute> {
        if self.caches.is_empty() {
            return Vec::new();
        }
        let Some(record) = self.caches.get(operation.full_name().as_str()).copied() else {
            return Vec::new();
        };
        let text = |field: &str| record.find::<&str>(field).unwrap_or_default().to_owned();
        let places = list_places(record, "symbols");
        let texts: Vec<&str> = record.get("symbols").unwrap_or_default();
        let mut symbols = Vec::with_capacity(texts.len());
        for (at, text) in texts.into_iter().enumerate() {
            let (name, value) = text.split_once('=').unwrap_or((text, ""));
            let part = operation.find(name.trim()).filter(|part| matches!(part, PartRef::Attribute(_)));
            match (part, value.trim().parse()) {
                (Some(_), Ok(value)) => symbols.push((name.trim().to_owned(), value)),
                (Some(_), Err(_)) | (None, _) => {
                    let place = places.get(at).copied().unwrap_or_else(|| field_place(record, "symbols"));
                    if !self.is_shipped(record) {
                        errors.push(unfit_form::cached_symbol(text, place));
                    }
                }
            }
        }
        vec![CachedAttribute { name: text("attribute"), value: text("value"), symbols }]
    }

    /// The form of a type or an attribute.
    pub(super) fn def(&self, kind: DefKind, dialect: &str, mnemonic: &str) -> Option<Record<'r>> {
        let table = match kind {
            DefKind::Type => &self.types,
            DefKind::Attribute => &self.attributes,
        };
        if table.is_empty() {
            return None;
        }
        table.get(format!("{dialect}.{mnemonic}").as_str()).copied()
    }

    /// The name of the alias of an attribute.
    pub(super) fn alias(&self, kind: DefKind, dialect: &str, mnemonic: &str) -> Option<String> {
        if kind == DefKind::Type || self.aliases.is_empty() {
            return None;
        }
        let record = self.aliases.get(format!("{dialect}.{mnemonic}").as_str())?;
        record.find::<&str>("alias").map(str::to_owned)
    }

    /// Warns about forms for items that the dialects do not have.
    pub(super) fn warn_of_unknown(&self, dialects: &[Dialect], errors: &mut Vec<Diagnostic>) {
        // `None`: operations.
        let kinds = [
            (None, "an operation", "operation", &self.operations),
            (None, "an operation", "operation", &self.names),
            (None, "an operation", "operation", &self.caches),
            (Some(DefKind::Type), "a type", "typeName", &self.types),
            (Some(DefKind::Attribute), "an attribute", "attrName", &self.attributes),
            (Some(DefKind::Attribute), "an attribute", "attrName", &self.aliases),
        ];
        for (kind, noun, field, forms) in kinds {
            for (full, record) in forms.iter().filter(|(_, record)| !self.is_shipped(**record)) {
                let Some((prefix, name)) = full.split_once('.') else {
                    errors.push(unfit_form::item_name(full, noun, field_place(*record, field)));
                    continue;
                };
                let Some(dialect) = dialects.iter().find(|dialect| dialect.prefix() == prefix) else {
                    continue;
                };
                let known: Vec<&str> = match kind {
                    None => dialect.operations.iter().map(|known| known.name.text.as_str()).collect(),
                    Some(kind) => {
                        let of_kind = dialect.defs.iter().filter(|def| def.kind == kind);
                        of_kind.filter_map(|def| Some(def.mnemonic.as_ref()?.text.as_str())).collect()
                    }
                };
                let is_known = match name.strip_suffix('*') {
                    Some(beginning) if kind.is_none() => known.iter().any(|name| name.starts_with(beginning)),
                    Some(_) | None => known.contains(&name),
                };
                if !is_known {
                    let noun = kind.map_or("operation", DefKind::word);
                    let (place, close) = (field_place(*record, field), closest(name, known));
                    errors.push(unused_form::report(prefix, noun, name, place, close));
                }
            }
        }
    }
}

impl<'r> Ods<'r, '_> {
    /// Gives parameters the default values of a form.
    pub(super) fn form_defaults(&mut self, form: Record<'r>, params: &mut [Parameter]) {
        let defaults: Vec<&str> = form.find("defaults").unwrap_or_default();
        let places = list_places(form, "defaults");
        for (at, text) in defaults.into_iter().enumerate() {
            let (name, value) = text.split_once('=').unwrap_or((text, ""));
            let param = params.iter_mut().find(|param| param.name.text == name.trim());
            if let Some(param) = param
                && text.trim_end().ends_with('=')
            {
                let ty = std::mem::replace(&mut param.ty, ParamType::SelfType);
                (param.ty, param.presence) = super::params::absent(ty);
                continue;
            }
            if let Some((index, next)) = next_of(params, name.trim(), value) {
                params[index].presence = Presence::Next(next);
                continue;
            }
            let param = params.iter_mut().find(|param| param.name.text == name.trim());
            let judged = param.map(|param| {
                let judged = self.default_expression(&param.name.text, value.trim(), &param.ty);
                (param, judged)
            });
            if let Some((param, Ok((tokens, Judged::Yes)))) = judged {
                param.presence = Presence::Default(tokens.into());
                continue;
            }
            let message = format!("`{text}` gives no parameter a default value");
            let place = places.get(at).copied().unwrap_or_else(|| field_place(form, "defaults"));
            let error = Diagnostic::error(message).code(codes::FORM).at(place);
            self.errors.push(error.help("write `name = value`"));
        }
    }
}

/// The indices of an integer parameter and of an earlier one in `other + 1`, its default value.
fn next_of(params: &[Parameter], name: &str, value: &str) -> Option<(usize, u8)> {
    let integer = |name: &str| {
        params.iter().position(|param| param.name.text == name && matches!(param.ty, ParamType::Int { .. }))
    };
    let earlier = value.trim().strip_suffix('1')?.trim_end().strip_suffix('+')?.trim_end();
    let (index, earlier) = (integer(name)?, integer(earlier)?);
    (earlier < index).then_some((index, u8::try_from(earlier).ok()?))
}

/// A record `DirectiveForm`.
fn directive(record: Record<'_>) -> Option<DirectiveForm<'_>> {
    let format: StringValue<'_> = record.find("assemblyFormat")?;
    let parameters: Vec<&str> = record.find("parameters")?;
    Some(DirectiveForm {
        name: record.find::<&str>("directive")?.to_owned(),
        dialect: record.find::<&str>("dialect")?.to_owned(),
        parameters: parameters.into_iter().map(str::to_owned).collect(),
        format: Piece::new(format.text(), locator(record, "assemblyFormat", format)),
        sound: true,
        shipped: is_shipped(record),
    })
}
