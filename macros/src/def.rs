//! `#[derive(DialectType)]` and `#[derive(DialectAttr)]`.

use crate::attributes::{self, Argument, Errors};
use crate::inline;
use crate::layout::{self, Layout};
use crate::places::Places;
use crate::types;
use heck::ToSnakeCase;
use isogloss_codegen::model::constraint::{Constraint, Path as Part, Predicate, Step};
use isogloss_codegen::model::{
    self, DeclaredDef, DeclaredField, Def, DefKind, Docs, InterfaceUse, Name, ParamType, Parameter, Syntax,
    Text,
};
use isogloss_codegen::{Declared, Diagnostic, Options, declared_tokens, definitions, session};
use isogloss_tablegen::Severity;
use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote};
use std::sync::Arc;
use syn::spanned::Spanned;
use syn::{Data, DeriveInput, Error, Field, Fields, LitStr, Path};

/// The contents of `#[dialect(...)]` on a struct.
#[derive(Default)]
struct Settings {
    dialect: Option<Path>,
    dialect_name: Option<LitStr>,
    mnemonic: Option<LitStr>,
    format: Option<LitStr>,
    class: Option<LitStr>,
    summary: Option<LitStr>,
    custom_format: bool,
    verify: bool,
    alias: bool,
    bytecode: bool,
    interfaces: Vec<Path>,
}

impl Settings {
    fn read(arguments: &[Argument], errors: &mut Errors) -> Self {
        let mut settings = Self::default();
        for (place, argument) in arguments.iter().enumerate() {
            match argument {
                Argument::Text(name, text) => match name.to_string().as_str() {
                    "dialect" => settings.dialect_name = Some(text.clone()),
                    "mnemonic" => settings.mnemonic = Some(text.clone()),
                    "format" => settings.format = Some(text.clone()),
                    "class" => settings.class = Some(text.clone()),
                    "summary" => settings.summary = Some(text.clone()),
                    _ => errors.at(name.span(), attributes::unknown(name, FORMS)),
                },
                Argument::List(name, list) if name == "interfaces" => {
                    for item in list {
                        match item {
                            Argument::Path(path) => settings.interfaces.push(path.clone()),
                            _ => errors.at(item.span(), "expected the path of an interface"),
                        }
                    }
                }
                Argument::Path(path) => match path.get_ident().map(Ident::to_string).as_deref() {
                    Some("custom_format") => settings.custom_format = true,
                    Some("verify") => settings.verify = true,
                    Some("alias") => settings.alias = true,
                    Some("bytecode") => settings.bytecode = true,
                    _ if place == 0 => settings.dialect = Some(path.clone()),
                    _ => errors.at(path.span(), attributes::unknown_path(path, FORMS)),
                },
                Argument::List(name, _) | Argument::Value(name, _) => {
                    errors.at(name.span(), attributes::unknown(name, FORMS));
                }
                Argument::Runtime(_) => {}
                _ => errors.at(argument.span(), "expected `name = \"value\"`"),
            }
        }
        attributes::check_repeated(arguments, errors);
        settings.class = attributes::class_name(settings.class, errors);
        settings
    }
}

/// The arguments on the struct.
const FORMS: &[&str] = &[
    "mnemonic = \"...\"",
    "format = \"...\"",
    "custom_format",
    "verify",
    "alias",
    "bytecode",
    "class = \"...\"",
    "summary = \"...\"",
    "dialect = \"...\"",
    "interfaces(...)",
    "crate = \"...\"",
];

/// The arguments on a field.
const FIELD_FORMS: &[&str] = &["name = \"...\"", "default = \"...\"", "constraint = \"...\"", "body"];

pub(crate) fn expand(input: &DeriveInput, kind: DefKind) -> Result<TokenStream, Error> {
    let mut errors = Errors::default();
    let arguments = attributes::arguments(&input.attrs, "dialect")?;
    let settings = Settings::read(&arguments, &mut errors);
    let fields = named_fields(input, "the parameters", "be the parameters of a type or attribute")?;
    check_generics(input, &mut errors);
    let options = attributes::options(&arguments, &mut errors);
    let mut places = Places::default();
    let mut diagnostics = Vec::new();
    let (mut params, mut declared_fields) =
        (<[Vec<Parameter>; 2]>::default(), <[Vec<DeclaredField>; 2]>::default());
    for field in fields {
        if let Some((param, declared, of_body)) = parameter(field, &options, &mut places, &mut errors) {
            params[usize::from(of_body)].push(param);
            declared_fields[usize::from(of_body)].push(declared);
        }
    }
    let [field_names, body_names] = declared_fields;
    let Some(dialect) = &settings.dialect else {
        let message = "the dialect is missing: its struct must be the first argument, as in `#[dialect(Units, mnemonic = \"...\")]`";
        errors.at(input.ident.span(), message);
        return errors.finish().map(|()| TokenStream::new());
    };
    let name = attributes::dialect_name(dialect, settings.dialect_name.as_ref());
    let declared = DeclaredDef {
        ident: input.ident.clone(),
        has_lifetime: input.generics.lifetimes().next().is_some(),
        fields: field_names,
        body: body_names,
        dialect: dialect.to_token_stream(),
    };
    let mut reader =
        Reader { input, places: &mut places, diagnostics: &mut diagnostics, errors: &mut errors };
    let mut def = reader.definition(kind, &settings, &name, params, &options);
    def.declared = Some(declared);
    let checked = model::Dialect {
        name: Some(Name::new(&name, places.add(&name, dialect.span()))),
        defs: vec![def],
        ..model::Dialect::default()
    };
    if let Err(error) = places.errors(&diagnostics) {
        errors.push(error);
    }
    places.check(&checked, &mut errors);
    errors.finish()?;
    let mut warnings = Vec::new();
    let tokens = |def| declared_tokens(Declared::Def { def, dialect: &name }, &options, &mut warnings);
    let tokens: TokenStream = checked.defs.iter().map(tokens).collect();
    // A derive has no records, so the author's function is named in the condition.
    for warning in &mut warnings {
        warning.help = vec![
            "name a Rust function in its place: `RustPred<\"crate::holds\">`, `fn holds(subject: Subject<'_>) -> bool`"
                .to_owned(),
        ];
    }
    places.errors(&warnings)?;
    let warnings = places.warnings(&warnings);
    Ok(quote!(#tokens #warnings))
}

/// The named fields of a struct; none for a unit struct. `parts` and `role` describe the
/// fields and the struct in errors.
pub(crate) fn named_fields<'i>(
    input: &'i DeriveInput,
    parts: &str,
    role: &str,
) -> Result<Vec<&'i Field>, Error> {
    match &input.data {
        Data::Struct(data) => match &data.fields {
            Fields::Named(fields) => Ok(fields.named.iter().collect()),
            Fields::Unit => Ok(Vec::new()),
            Fields::Unnamed(fields) => Err(Error::new(
                fields.span(),
                format!("the fields must be named: their names are those of {parts}"),
            )),
        },
        _ => Err(Error::new_spanned(&input.ident, format!("only a struct can {role}"))),
    }
}

fn check_generics(input: &DeriveInput, errors: &mut Errors) {
    for parameter in input.generics.params.iter().skip_while(|p| matches!(p, syn::GenericParam::Lifetime(_)))
    {
        errors.at(parameter.span(), "a type or attribute has no type parameters");
    }
    for lifetime in input.generics.lifetimes().skip(1) {
        errors.at(lifetime.span(), "a type or attribute has one lifetime, that of the context");
    }
}

/// The parameter for a field, how the field holds the value, and whether it is a parameter of the body.
fn parameter(
    field: &Field,
    options: &Options,
    places: &mut Places,
    errors: &mut Errors,
) -> Option<(Parameter, DeclaredField, bool)> {
    let ident = field.ident.as_ref()?;
    let arguments = match attributes::arguments(&field.attrs, "dialect") {
        Ok(arguments) => arguments,
        Err(error) => {
            errors.push(error);
            return None;
        }
    };
    let (mut name, mut default) = (ident.to_string().trim_start_matches("r#").to_owned(), None);
    let (mut of_body, mut constraint) = (false, None);
    for argument in &arguments {
        match argument {
            Argument::Text(key, text) if key == "name" => name = text.value(),
            Argument::Text(key, text) if key == "default" => match text.parse::<syn::Expr>() {
                Ok(expression) => default = Some(expression),
                Err(error) => errors.push(error),
            },
            Argument::Text(key, text) if key == "constraint" => constraint = Some(text),
            Argument::Path(path) if path.is_ident("body") => of_body = true,
            _ => errors.at(argument.span(), format!("a field has {}", attributes::listed(FIELD_FORMS))),
        }
    }
    attributes::check_repeated(&arguments, errors);
    let (ty, form) = types::param_type(&field.ty);
    if let Err(error) = types::check_list(&ty, form, &field.ty) {
        errors.push(error);
        return None;
    }
    let presence = types::presence(&ty, default.as_ref());
    let span = places.add(&name, ident.span());
    let type_text = isogloss_codegen::type_text(field.ty.to_token_stream());
    let summary = attributes::first_paragraph(&attributes::documentation(&field.attrs));
    let constraint = constraint
        .and_then(|text| constraint_of(text, &ty, options).map_err(|error| errors.push(error)).ok())
        .flatten();
    let param =
        Parameter { summary, presence, constraint, ..Parameter::new(Name::new(name, span), ty, type_text) };
    Some((param, DeclaredField { ident: ident.clone(), form }, of_body))
}

/// The constraint on a parameter, as a definition file spells it: `AnyFloat`, `AnyTypeOf<[I32, Index]>`. It is
/// evaluated like the type of a parameter in a definition file. `None`: it always holds.
fn constraint_of(text: &LitStr, ty: &ParamType, options: &Options) -> Result<Option<Arc<Constraint>>, Error> {
    let class = match types::kind(ty) {
        Some(DefKind::Type) => "Type",
        Some(DefKind::Attribute) => "Attr",
        None => "Value",
    };
    let constraint = text.value();
    // An author's Rust type may hold types.
    let check = match (class, types::single(ty)) {
        ("Value", ParamType::Rust(_)) | ("Type" | "Attr", _) => String::new(),
        _ => format!("assert !not(!isa<Type>({constraint})), \"it is a constraint on types\"; "),
    };
    let file = format!(
        "include \"isogloss/Op.td\" class Derived_Attr<Pred condition, string line> : Attr<condition, line> {{ let \
         storageType = \"::mlir::Attribute\"; string cppType = storageType; }} class Derived_Type<Pred condition, string \
         line> : Type<condition, line>; class Derived_Value<Pred condition, string line> : Constraint<condition, line> {{ \
         string cppType = \"int64_t\"; }} {check}def Derived_Dialect : Dialect {{ let name = \"derived\"; }} def Derived_Constraint \
         : Derived_{class}<{constraint}.predicate, {constraint}.summary>; def Derived_Def : TypeDef<Derived_Dialect, \"Derived\"> \
         {{ let mnemonic = \"derived\"; let hasCustomAssemblyFormat = 1; let parameters = (ins \
         Derived_Constraint:$value); }}"
    );
    let wrong = |found: &[Diagnostic]| {
        let messages: Vec<_> = found
            .iter()
            .filter(|found| found.severity == Severity::Error)
            .map(|found| found.message.clone() + &inline::remarks(found))
            .collect();
        Error::new(text.span(), format!("`{}` is not a constraint: {}", text.value(), messages.join("\n")))
    };
    let records = session().parse_str("derive", file).map_err(|errors| wrong(&errors.diagnostics))?;
    let mut found = Vec::new();
    let dialects = definitions(&records, options, &mut found);
    let params = dialects.iter().flat_map(|dialect| &dialect.defs).flat_map(|def| &def.params);
    let constraint = params.filter_map(|param| param.constraint.clone()).next();
    if found.iter().any(|found| found.severity == Severity::Error) {
        return Err(wrong(&found));
    }
    Ok(constraint.map(|constraint| {
        let mut constraint = Constraint::clone(&constraint);
        constraint.record = Name::new(text.value(), isogloss_tablegen::Span::NONE);
        if matches!(ty, ParamType::List(_))
            || matches!(ty, ParamType::Option(inner) if matches!(**inner, ParamType::List(_)))
        {
            constraint.predicate = Predicate::of(Part::THIS.then(Step::Each), constraint.predicate);
        }
        Arc::new(constraint)
    }))
}

/// Reads the struct of a derive into the model.
struct Reader<'a> {
    input: &'a DeriveInput,
    places: &'a mut Places,
    diagnostics: &'a mut Vec<Diagnostic>,
    errors: &'a mut Errors,
}

impl Reader<'_> {
    fn definition(
        &mut self,
        kind: DefKind,
        settings: &Settings,
        dialect: &str,
        [params, body]: [Vec<Parameter>; 2],
        options: &Options,
    ) -> Def {
        let Self { input, places, diagnostics, errors } = self;
        let documentation = attributes::documentation(&input.attrs);
        let summary = match &settings.summary {
            Some(summary) => summary.value(),
            None => attributes::first_paragraph(&documentation),
        };
        let record = input.ident.to_string();
        let suffix = if kind == DefKind::Type { "Type" } else { "Attr" };
        let class = settings.class.as_ref().map_or_else(|| format!("{record}{suffix}"), LitStr::value);
        let mnemonic = settings
            .mnemonic
            .as_ref()
            .map(|text| Name::new(text.value(), places.add(&text.value(), text.span())));
        let unique_name = match &mnemonic {
            Some(mnemonic) => format!("{dialect}.{}", mnemonic.text),
            None => format!("{dialect}.{}", record.to_snake_case()),
        };
        let syntax = match (&settings.format, settings.custom_format) {
            (Some(format), false) => {
                let text = format.value();
                let whole = places.add(&text, format.span());
                let locate = |range| whole.part(range);
                let text = Text { text: &text, locate: &locate };
                Syntax::Format(model::compile_format(
                    text,
                    &record,
                    [&params, &body],
                    settings.verify,
                    model::Forms::NONE,
                    diagnostics,
                ))
            }
            (None, true) => Syntax::Custom,
            (None, false) => Syntax::Keyword,
            (Some(format), true) => {
                errors.at(format.span(), "`format` and `custom_format` exclude each other");
                Syntax::Custom
            }
        };
        let mut interfaces: Vec<InterfaceUse> =
            settings.interfaces.iter().map(|path| used(path, places)).collect();
        let of_layout = input.attrs.iter().find(|attribute| attribute.path().is_ident("data_layout"));
        let (layout, layout_overrides, has_layout) = match of_layout {
            Some(attribute) if kind == DefKind::Attribute => {
                errors.at(attribute.path().span(), "an attribute has no layout; only types do");
                (None, false, false)
            }
            Some(_) | None => match layout::read(
                &input.attrs,
                &record,
                &[params.as_slice(), &body].concat(),
                places,
                diagnostics,
                errors,
            ) {
                Some(Layout::Rule { rule, overrides }) => (Some(rule), overrides, true),
                Some(Layout::ByHand) => (None, false, true),
                None => (None, false, false),
            },
        };
        if has_layout {
            interfaces.push(layout_interface(&options.runtime_path));
        }
        let class_place = places.add(&record, input.ident.span());
        Def {
            kind,
            record: Name::new(&record, class_place),
            class,
            class_place,
            unique_name,
            mnemonic,
            docs: Docs { summary, description: String::new() },
            params,
            body,
            syntax,
            verify: settings.verify,
            accessors: true,
            private_builders: false,
            builders: Vec::new(),
            alias: settings.alias,
            alias_name: None,
            bytecode: settings.bytecode,
            layout,
            layout_overrides,
            interfaces,
            ignored_interfaces: Vec::new(),
            declared: None,
            sound: true,
        }
    }
}

/// The use of an interface by the path of its trait.
pub(crate) fn used(path: &Path, places: &mut Places) -> InterfaceUse {
    let name = path.segments.last().map_or_else(String::new, |last| last.ident.to_string());
    let span = places.add(&name, path.span());
    InterfaceUse {
        name: Name::new(name.as_str(), span),
        full_class: name,
        path: path.to_token_stream(),
        by_hand: true,
    }
}

fn layout_interface(runtime: &str) -> InterfaceUse {
    let path: TokenStream = format!("{runtime}::layout::DataLayoutTypeInterface").parse().unwrap_or_default();
    InterfaceUse {
        name: Name::new(model::LAYOUT_INTERFACE, isogloss_tablegen::Span::NONE),
        full_class: model::LAYOUT_INTERFACE.to_owned(),
        path,
        by_hand: true,
    }
}
