//! Parameters of types and attributes, with their default values.

use super::{Ods, field_error, locator};
use crate::codes;
use crate::model::constraint::{Constraint, Predicate, Test};
use crate::model::{CppExpr, Name, ParamType, Parameter, Presence, Text};
use isogloss_tablegen::{DagValue, Diagnostic, Record, Span, StringValue, Value};
use proc_macro2::TokenStream;
use quote::quote;
use std::ops::Range;
use std::sync::Arc;

impl<'r> Ods<'r, '_> {
    /// The parameters of a def that a field lists.
    pub(super) fn params(&mut self, record: Record<'r>, field: &str) -> Vec<Parameter> {
        let dag: DagValue<'_> = match record.get(field) {
            Ok(dag) => dag,
            Err(error) => {
                self.errors.push(error.code(codes::FIELD));
                return Vec::new();
            }
        };
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
            let error = field_error(record, "parameters", message).code(codes::UNNAMED_PARAMETER);
            self.errors.push(error.help("write `\"u64\":$rows`"));
            return None;
        };
        let name = Name::new(name, span);
        match value {
            Value::String(spelled) => {
                let locate = |range: Range<usize>| spelled.origin_of(range).unwrap_or(span);
                let text = Text { text: spelled.text(), locate: &locate };
                let ty = self.spelled_or_unknown(text);
                let presence = match ty {
                    ParamType::Option(_) => Presence::Optional,
                    _ => Presence::Required,
                };
                Some(Parameter { presence, ..Parameter::new(name, ty, spelled.text()) })
            }
            Value::Record(param) => self.record_param(record, name, param),
            other => {
                let message = format!("parameter `{}` is {}, not a type", name.text, other.kind());
                self.errors.push(Diagnostic::error(message).code(codes::FIELD).at(span));
                None
            }
        }
    }

    /// The type that a text spells; `None` with an error.
    pub(super) fn spelled(&mut self, text: Text<'_>) -> Option<ParamType> {
        match self.types.read_or_opaque(text) {
            Ok((ty, error)) => {
                self.errors.extend(error.map(|error| super::foreign::as_warning(*error)));
                Some(ty)
            }
            Err(error) => {
                self.errors.push(*error);
                None
            }
        }
    }

    /// As [`Self::spelled`], with a substitute after an error, so that uses of the parameter
    /// cause no further errors.
    fn spelled_or_unknown(&mut self, text: Text<'_>) -> ParamType {
        self.spelled(text).unwrap_or(ParamType::Rust(quote!(())))
    }

    /// A parameter given by a record: a parameter class, or a def or constraint
    /// with a `cppType`.
    fn record_param(&mut self, owner: Record<'r>, name: Name, param: Record<'r>) -> Option<Parameter> {
        let span = name.span;
        if param.field("cppType").is_none() {
            let message = format!("missing `cppType` field in parameter `{}`", name.text);
            let error = Diagnostic::error(message).code(codes::FIELD).at(span);
            self.errors.push(error.secondary(param.span(), "this record is not the type of a parameter"));
            return Some(Parameter::new(name, ParamType::Rust(quote!(())), param.name()));
        }
        let spelled: StringValue<'_> =
            param.get("cppType").map_err(|error| self.errors.push(error.code(codes::FIELD))).ok()?;
        let in_owner = |at: Span| if owner.span().is_none() { span } else { at };
        let locate = |range: Range<usize>| spelled.origin_of(range).map_or(span, in_owner);
        let text = Text { text: spelled.text(), locate: &locate };
        self.warn_of_parameter(owner, param);
        let type_text = spelled.text();
        let summary = param.get::<Option<&str>>("summary").ok().flatten().unwrap_or("").to_owned();
        if param.is_subclass_of("AttributeSelfTypeParameter") {
            let default = self.default_text(param).filter(|text| !text.text().is_empty());
            let (ty, presence) = match default {
                None => (ParamType::SelfType, Presence::Required),
                Some(default) if is_zero(default) => absent(ParamType::SelfType),
                Some(default) => {
                    (ParamType::SelfType, self.default_value(param, default, &ParamType::Type, span)?)
                }
            };
            return Some(Parameter { summary, presence, ..Parameter::new(name, ty, type_text) });
        }
        let ty = self.spelled_or_unknown(text);
        let default = self.default_text(param).filter(|text| !text.text().is_empty());
        let (ty, presence) = match default {
            _ if param.is_subclass_of("OptionalParameter") => absent(ty),
            None if matches!(ty, ParamType::Option(_)) => (ty, Presence::Optional),
            None => (ty, Presence::Required),
            Some(default) if is_zero(default) => absent(ty),
            Some(default) => {
                let presence = self.default_value(param, default, &ty, span)?;
                (ty, presence)
            }
        };
        let info =
            param.is_subclass_of("EnumParameter").then(|| param.get::<Record<'_>>("enum").ok()).flatten();
        let named_enum = info.is_some_and(|info| info.is_subclass_of("EnumAttrInfo"));
        let constraint = self.param_constraint(&name, &ty, param);
        let param = Parameter::new(name, ty, type_text);
        Some(Parameter { summary, presence, named_enum, constraint, ..param })
    }

    /// The constraint on a parameter whose type is a constraint; `None` if its Rust type says as much.
    fn param_constraint(
        &mut self,
        name: &Name,
        ty: &ParamType,
        record: Record<'r>,
    ) -> Option<Arc<Constraint>> {
        if !record.is_subclass_of("Constraint") {
            return None;
        }
        let constraint = self.constraints.constraint(record, self.errors);
        match (ty.value_type(), &constraint.predicate) {
            (_, predicate) if predicate.is_true() => None,
            (ParamType::Handle(handle), Predicate::Test(Test::IsA(class)))
                if handle.is_named(&class.name) =>
            {
                None
            }
            (ParamType::Type | ParamType::Attribute | ParamType::Handle(_), _) => Some(constraint),
            _ => {
                let message = format!("the constraint of parameter `{}` is not verified", name.text);
                let warning = Diagnostic::warning(message).code(codes::UNCHECKED).at(name.span);
                let why = "this constraint applies to types and attributes";
                let help = "check the parameter in the verifier: `let genVerifyDecl = 1;`";
                self.errors.push(warning.secondary(record.span(), why).help(help));
                None
            }
        }
    }

    fn default_text(&mut self, param: Record<'r>) -> Option<StringValue<'r>> {
        param.get::<Option<StringValue<'_>>>("defaultValue").ok().flatten()
    }

    /// The default value of a parameter.
    fn default_value(
        &mut self,
        param: Record<'r>,
        default: StringValue<'r>,
        ty: &ParamType,
        span: Span,
    ) -> Option<Presence> {
        if matches!(ty, ParamType::Str) {
            let text = default.text();
            let text = text.strip_prefix('"').and_then(|t| t.strip_suffix('"')).unwrap_or(text);
            return Some(Presence::Default(quote!(#text)));
        }
        let rust = default.text().replace("$_ctxt", "context");
        let expression = syn::parse_str::<syn::Expr>(&rust)
            .map_err(|error| error.to_string())
            .and_then(|expression| self.expression(&expression, ty));
        match expression {
            Ok(tokens) => Some(Presence::Default(tokens)),
            Err(why) => {
                if self.types.of_mlir {
                    let message = format!("the default value `{}` is C++", default.text());
                    self.errors.push(Diagnostic::warning(message).code(codes::DEFAULT_VALUE).at(span));
                    return Some(Presence::Default(self.types.foreign_default(default.text())));
                }
                let locate = locator(param, "defaultValue", default);
                let at = default.origin(0).map_or(span, |_| locate(0..default.text().len()));
                let message =
                    format!("the default value `{}` has no counterpart in Rust: {why}", default.text());
                self.errors.push(Diagnostic::error(message).code(codes::DEFAULT_VALUE).at(at));
                None
            }
        }
    }

    /// An expression with C++ names replaced by Rust names.
    fn expression(&self, expression: &syn::Expr, ty: &ParamType) -> Result<TokenStream, String> {
        if self.types.of_mlir && !is_value_in_both(expression, ty) {
            return Err("it is C++".to_owned());
        }
        match expression {
            syn::Expr::Path(path) => {
                let names: Vec<String> =
                    path.path.segments.iter().map(|segment| segment.ident.to_string()).collect();
                match (ty.value_type(), names.as_slice()) {
                    (ParamType::Enum(class), [.., name, case]) => {
                        let variant = match self.types.is_bit_set(name) {
                            true => crate::names::flag(case),
                            false => crate::names::variant(case),
                        };
                        Ok(quote!(#class::#variant))
                    }
                    _ => Ok(quote!(#path)),
                }
            }
            syn::Expr::Call(call) => {
                let syn::Expr::Path(function) = &*call.func else { return Ok(quote!(#call)) };
                let segments: Vec<_> = function.path.segments.iter().collect();
                let arguments = &call.args;
                match segments.as_slice() {
                    [.., class, method] => match self.types.named(&class.ident.to_string()) {
                        Some(ParamType::Handle(handle)) => {
                            let (path, method) = (&handle.path, &method.ident);
                            Ok(quote!(#path::#method(#arguments).into()))
                        }
                        _ if segments[0].ident == "crate" => Ok(quote!(#call)),
                        _ => Err(format!("unknown type `{}`", class.ident)),
                    },
                    _ => Err("a function must be named by its path".to_owned()),
                }
            }
            other => Ok(quote!(#other)),
        }
    }
}

/// Whether a C++ expression means the same in Rust: a literal, or the case of an enum.
fn is_value_in_both(expression: &syn::Expr, ty: &ParamType) -> bool {
    match expression {
        syn::Expr::Lit(_) => true,
        syn::Expr::Unary(negated) => is_value_in_both(&negated.expr, ty),
        syn::Expr::Path(path) => {
            path.path.segments.len() > 1 && matches!(ty.value_type(), ParamType::Enum(_))
        }
        _ => false,
    }
}

/// Whether a default value is a default-constructed C++ value.
fn is_zero(default: StringValue<'_>) -> bool {
    let text = Text { text: default.text(), locate: &|_| Span::NONE };
    CppExpr::parse(text).is_ok_and(|expression| expression.is_zero())
}

/// The type and the presence of a parameter whose default is the zero of its type: absent, 0
/// or empty.
fn absent(ty: ParamType) -> (ParamType, Presence) {
    match ty {
        ParamType::Bool => (ty, Presence::Default(quote!(false))),
        ParamType::Int { .. } => (ty, Presence::Default(quote!(0))),
        ParamType::Str => (ty, Presence::Default(quote!(""))),
        ParamType::Bytes => (ty, Presence::Default(quote!(b""))),
        ParamType::List(_) => (ty, Presence::Default(quote!(&[]))),
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
