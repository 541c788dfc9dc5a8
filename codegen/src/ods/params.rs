//! Parameters of types and attributes, with their default values.

use super::rust_text::Judged;
use super::{Ods, cpp_in_rust, enums, field_error, locator};
use crate::model::constraint::{Buildable, ClassKind, Comparison, Constraint, Measure, Predicate, Test};
use crate::model::{AuthorCode, CppExpr, DefKind, Name, ParamType, Parameter, Presence, Text, last_name};
use crate::{codes, lints};
use isogloss_tablegen::{DagValue, Diagnostic, Record, Span, StringValue, Value, closest};
use quote::quote;
use std::ops::Range;
use std::sync::Arc;

impl<'r> Ods<'r, '_> {
    /// The parameters of a def in a field.
    pub(super) fn params(&mut self, record: Record<'r>, field: &str) -> Vec<Parameter> {
        let dag: DagValue<'_> = match record.get(field) {
            Ok(dag) => dag,
            Err(error) => {
                self.errors.push(error.code(codes::FIELD));
                return Vec::new();
            }
        };
        if matches!(dag.operator(), Value::Record(operator) if operator.name() == "outs") {
            let message = format!("`{field}` is a list of `ins`, not of `outs`");
            let error = field_error(record, field, message).code(codes::FIELD);
            self.errors.push(error.help(format!("write `let {field} = (ins ...);`")));
        }
        let field = super::field_place(record, field);
        dag.args()
            .enumerate()
            .filter_map(|(index, (name, value))| {
                let span = dag.arg_span(index).unwrap_or(field);
                self.param(record, span, name, value)
            })
            .collect()
    }

    fn param(
        &mut self,
        record: Record<'r>,
        span: Span,
        name: Option<&str>,
        value: Value<'r>,
    ) -> Option<Parameter> {
        let Some(name) = name else {
            let message = format!("all parameters of `{}` must have a name", record.name());
            let mut error = Diagnostic::error(message).code(codes::UNNAMED_PARAMETER).at(span);
            if !record.is_anonymous() {
                error = error.secondary(record.span(), format!("in `{}`", record.name()));
            }
            self.errors.push(error.help("write `\"u64\":$rows`"));
            return None;
        };
        let name = Name::new(name, span);
        match value {
            Value::String(spelled) => {
                let locate = |range: Range<usize>| spelled.origin_of(range).unwrap_or(span);
                let text = Text { text: spelled.text(), locate: &locate };
                let ty = self.spelled_or_unknown(text);
                if self.types.of_mlir && matches!(ty, ParamType::ApInt) {
                    let message = "a raw `APInt` cannot be a parameter: numbers of different widths are not comparable in C++";
                    let error = text.error(codes::PARAMETER, 0..text.text.len(), message);
                    self.errors.push(error.help(format!("write `APIntParameter<\"\">:${}`", name.text)));
                }
                let presence = match ty {
                    ParamType::Option(_) => Presence::Optional,
                    _ => Presence::Required,
                };
                let rust_type = self.types.place_of(&ty, name.span);
                Some(Parameter { presence, rust_type, ..Parameter::new(name, ty, spelled.text()) })
            }
            Value::Record(param) => self.record_param(record, name, param),
            other => {
                let message = format!("parameter `{}` is {}, not a type", name.text, other.kind());
                self.errors.push(Diagnostic::error(message).code(codes::PARAMETER).at(span));
                Some(Parameter::new(name, unknown(), other.kind()))
            }
        }
    }

    /// The type for a text; `None` with an error.
    pub(super) fn spelled(&mut self, text: Text<'_>) -> Option<ParamType> {
        self.spelled_or(text, |error| error)
    }

    /// As [`Self::spelled`]; `report` changes the error to report.
    fn spelled_or(
        &mut self,
        text: Text<'_>,
        report: impl FnOnce(Diagnostic) -> Diagnostic,
    ) -> Option<ParamType> {
        match self.types.read_or_opaque(text) {
            Ok((ty, error)) => {
                self.errors.extend(error.map(|error| lints::cpp_definition::downgrade(*error)));
                Some(ty)
            }
            Err(error) => {
                self.errors.push(report(*error));
                None
            }
        }
    }

    /// As [`Self::spelled`], with a substitute after an error, so that uses of the parameter
    /// cause no further errors.
    fn spelled_or_unknown(&mut self, text: Text<'_>) -> ParamType {
        self.spelled(text).unwrap_or_else(unknown)
    }

    /// A parameter given by a record: a parameter class, or a def or constraint
    /// with a `cppType`.
    fn record_param(&mut self, owner: Record<'r>, name: Name, param: Record<'r>) -> Option<Parameter> {
        let span = name.span;
        if param.field("cppType").is_none() {
            let message = format!("missing `cppType` field in parameter `{}`", name.text);
            let error = Diagnostic::error(message).code(codes::PARAMETER).at(span);
            let mut error = error.secondary(param.span(), "this record is not the type of a parameter");
            if param.is_subclass_of("AttrConstraint") {
                let class: &str = param.find("storageType").unwrap_or("::mlir::Attribute");
                let written = format!("`\"{}\":${}`", class.trim(), name.text);
                let help = format!(
                    "it constrains an attribute of an operation; the type of a parameter is a string: {written}"
                );
                error = error.help(help);
            }
            self.errors.push(error);
            return Some(Parameter::new(name, unknown(), param.name()));
        }
        let spelled: StringValue<'_> =
            param.get("cppType").map_err(|error| self.errors.push(error.code(codes::FIELD))).ok()?;
        let in_owner = |at: Span| if owner.span().is_none() { span } else { at };
        let locate = |range: Range<usize>| spelled.origin_of(range).map_or(span, in_owner);
        let text = Text { text: spelled.text(), locate: &locate };
        self.warn_of_parameter(owner, param);
        let type_text = spelled.text();
        let summary = param.find::<Option<&str>>("summary").flatten().unwrap_or("").to_owned();
        if param.is_subclass_of("AttributeSelfTypeParameter") {
            let default = self.default_text(param).filter(|text| !text.text().is_empty());
            let (ty, presence) = match default {
                None => (ParamType::SelfType, Presence::Required),
                Some(default) if is_zero(default) => absent(ParamType::SelfType),
                Some(default) => {
                    (ParamType::SelfType, self.default_value(param, default, &name, &ParamType::SelfType))
                }
            };
            return Some(Parameter { summary, presence, ..Parameter::new(name, ty, type_text) });
        }
        let info = param.is_subclass_of("EnumParameter").then(|| param.find::<Record<'_>>("enum")).flatten();
        let report = |error| info.map_or(error, |info| enum_of_no_dialect(owner, span, info));
        let spelled = self.spelled_or(text, report);
        let is_known = spelled.is_some();
        let ty = spelled.unwrap_or_else(unknown);
        let is_option = matches!(ty, ParamType::Option(_));
        let default = self.default_text(param).filter(|text| !text.text().is_empty());
        let (ty, presence) = match default {
            _ if param.is_subclass_of("OptionalParameter") => absent(ty),
            None if matches!(ty, ParamType::Option(_)) => (ty, Presence::Optional),
            None => (ty, Presence::Required),
            Some(default) if is_zero(default) => absent(ty),
            // The unknown type is reported already.
            Some(_) if !is_known => (ty, Presence::Default(quote!(()).into())),
            Some(default) => {
                let presence = self.default_value(param, default, &name, &ty);
                (ty, presence)
            }
        };
        // MLIR's own `EnumParameter` does not name the enum: it has the parser of an `EnumAttrInfo`, and no parser for
        // other enums.
        let named_enum = match info {
            Some(info) => info.is_subclass_of("EnumAttrInfo"),
            None => param.is_subclass_of("EnumParameter") && param.find::<&str>("parser").is_some(),
        };
        let constraint = self.param_constraint(&name, &ty, param);
        let rust_type = self.types.place_of(&ty, name.span);
        let param = Parameter::new(name, ty, type_text);
        Some(Parameter { summary, presence, is_option, named_enum, constraint, rust_type, ..param })
    }

    /// The constraint on a parameter whose type is a constraint; `None` if its Rust type implies it.
    fn param_constraint(
        &mut self,
        name: &Name,
        ty: &ParamType,
        record: Record<'r>,
    ) -> Option<Arc<Constraint>> {
        // An enum that also constrains attributes: as a parameter, it has only its cases as values.
        if !record.is_subclass_of("Constraint") || record.is_subclass_of("EnumInfo") {
            return None;
        }
        let constraint = self.constraints.constraint(record, self.errors);
        if constraint.predicate.is_true() {
            return None;
        }
        match ty.value_type() {
            ParamType::Handle(handle) => {
                let is_its_class = matches!(&constraint.predicate, Predicate::Test(Test::IsA(class))
                    if handle.class == *class && !matches!(class.kind, ClassKind::Interface { .. }));
                (!is_its_class).then_some(constraint)
            }
            ParamType::Enum(ty) => {
                Some(self.constraint_on_enum(name, last_name(&ty.path.to_string()), &constraint))
            }
            _ => Some(constraint),
        }
    }

    /// A constraint on a parameter of an enum, with the numbers of the cases that it names.
    fn constraint_on_enum(&mut self, name: &Name, class: &str, constraint: &Constraint) -> Arc<Constraint> {
        let tables = self.case_values.get_or_init(|| enums::case_values(self.records));
        let Some(values) = tables.get(class) else { return Arc::new(constraint.clone()) };
        let errors = &mut *self.errors;
        let mut value_of = |text: &str| {
            let (before, symbol) = text.rsplit_once("::")?;
            if before.rsplit("::").next() != Some(class) {
                return None;
            }
            let found = values.get(symbol).copied();
            if found.is_none() {
                let message = format!("`{class}` has no case `{symbol}`");
                let mut error = Diagnostic::error(message).code(codes::PREDICATE).at(name.span);
                if let Some(close) = closest(symbol, values.keys().copied()) {
                    error = error.help(format!("did you mean `{class}::{close}`?"));
                }
                errors.push(error.secondary(constraint.record.span, "this constraint"));
            }
            found
        };
        let predicate = constraint.predicate.clone().map_leaves(&mut |leaf| match &leaf {
            Predicate::Test(Test::Equals(text)) => match value_of(text) {
                Some(value) => Predicate::Test(Test::Compare(Measure::Value, Comparison::Equal, value)),
                None => leaf,
            },
            Predicate::Test(Test::Named { name, arguments, compare: None, .. }) => {
                let ([case], "bitEnumContainsAll" | "bitEnumContainsAny") =
                    (arguments.as_slice(), name.text.as_str())
                else {
                    return leaf;
                };
                let Some(bits) = value_of(case) else { return leaf };
                let bits = bits.cast_unsigned();
                let any_of = |bits: u64| Predicate::Not(Box::new(Predicate::Test(Test::BitsWithin(!bits))));
                match name.text.as_str() {
                    "bitEnumContainsAny" => any_of(bits),
                    _ => {
                        let each = (0..u64::BITS).map(|bit| bits & (1 << bit)).filter(|bit| *bit != 0);
                        Predicate::all(each.map(any_of))
                    }
                }
            }
            Predicate::All(_)
            | Predicate::Any(_)
            | Predicate::Not(_)
            | Predicate::Of(..)
            | Predicate::Test(_)
            | Predicate::Rust(_)
            | Predicate::Cpp { .. } => leaf,
        });
        Arc::new(Constraint { predicate, ..constraint.clone() })
    }

    fn default_text(&mut self, param: Record<'r>) -> Option<StringValue<'r>> {
        param.find::<Option<StringValue<'_>>>("defaultValue").flatten()
    }

    /// The default value of a parameter.
    fn default_value(
        &mut self,
        param: Record<'r>,
        default: StringValue<'r>,
        name: &Name,
        ty: &ParamType,
    ) -> Presence {
        if matches!(ty, ParamType::Str) {
            let text = default.text();
            let text = match cpp_in_rust::in_rust(text) {
                Some(rust) if rust.starts_with('"') => rust,
                _ => text.to_owned(),
            };
            let text = text.strip_prefix('"').and_then(|t| t.strip_suffix('"')).unwrap_or(&text);
            return Presence::Default(quote!(#text).into());
        }
        let is_type = match ty.value_type() {
            ParamType::Type | ParamType::SelfType => true,
            ParamType::Handle(handle) => handle.kind == DefKind::Type,
            _ => false,
        };
        let is_translated = self.types.of_mlir || default.text().trim().ends_with("::get($_ctxt)");
        if is_translated
            && is_type
            && let Buildable::Text(text) = self.constraints.built(default.text())
        {
            return Presence::Type(text);
        }
        let judged = self.default_expression(&name.text, default.text(), ty);
        let is_enum = matches!(ty.value_type(), ParamType::Enum(_));
        match judged {
            Ok((tokens, Judged::Yes)) => Presence::Default(tokens.into()),
            Ok((tokens, Judged::ByCompiler)) if self.types.of_mlir && is_enum => {
                Presence::Default(tokens.into())
            }
            _ if self.types.of_mlir => {
                self.errors.push(lints::cpp_default::report(default.text(), name.span));
                self.types.foreign_default(default.text())
            }
            Ok((tokens, Judged::ByCompiler)) => {
                Presence::Default(AuthorCode { tokens, place: default.origin(0).unwrap_or(name.span) })
            }
            Err(wrong) => {
                let locate = locator(param, "defaultValue", default);
                let at = default.origin(0).map_or(name.span, |_| locate(wrong.range));
                let error = Diagnostic::error(wrong.message).code(codes::DEFAULT_VALUE).at(at);
                self.errors.push(wrong.help.into_iter().fold(error, Diagnostic::help));
                // Nothing is generated after an error.
                Presence::Default(quote!(()).into())
            }
        }
    }
}

/// A substitute for an unknown type, so that uses of the parameter cause no further errors.
fn unknown() -> ParamType {
    ParamType::Rust(quote!(()))
}

/// Whether a default value is a default-constructed C++ value.
fn is_zero(default: StringValue<'_>) -> bool {
    let text = Text { text: default.text(), locate: &|_| Span::NONE };
    CppExpr::parse(text).is_ok_and(|expression| expression.is_zero())
}

/// The type and the presence of a parameter whose default is the zero of its type: absent, 0
/// or empty.
pub(super) fn absent(ty: ParamType) -> (ParamType, Presence) {
    match ty {
        ParamType::Bool => (ty, Presence::Default(quote!(false).into())),
        ParamType::Int { .. } => (ty, Presence::Default(quote!(0).into())),
        ParamType::Str => (ty, Presence::Default(quote!("").into())),
        ParamType::Bytes => (ty, Presence::Default(quote!(b"").into())),
        ParamType::List(_) => (ty, Presence::Default(quote!(&[]).into())),
        ParamType::Option(_) => (ty, Presence::Optional),
        ParamType::ApInt
        | ParamType::SelfType
        | ParamType::Type
        | ParamType::Attribute
        | ParamType::Handle(_)
        | ParamType::Enum(_)
        | ParamType::Rust(_) => (ParamType::Option(Box::new(ty)), Presence::Optional),
    }
}

/// The error about a parameter of an enum that is in a file without a dialect and has no namespace.
fn enum_of_no_dialect(owner: Record<'_>, place: Span, info: Record<'_>) -> Diagnostic {
    let class = info.get::<&str>("className").unwrap_or_else(|_| info.name());
    let message = format!("the enum `{class}` is not of a dialect that is generated");
    let dialect = owner.get::<Record<'_>>("dialect").and_then(|dialect| dialect.get::<&str>("cppNamespace"));
    let namespace = dialect.unwrap_or("::my");
    Diagnostic::error(message)
        .code(codes::UNKNOWN_TYPE)
        .at(place)
        .secondary(info.span(), "it is in another file, and its namespace is not that of the dialect")
        .help(format!("name the dialect by its namespace: `let cppNamespace = \"{namespace}\";`"))
}
