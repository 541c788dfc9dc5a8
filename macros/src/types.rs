//! The types of fields as types of parameters.

use isogloss_codegen::model::{DefKind, FieldForm, ParamType, Presence};
use isogloss_codegen::type_text;
use quote::{ToTokens, quote};
use syn::{Error, GenericArgument, PathArguments, Type};

/// The type of a parameter from the type of its field, and how the field holds its value.
///
/// Only the types that the generator treats specially are recognized; every other type must
/// implement `Parameter` and `ParamSyntax`.
pub(crate) fn param_type(ty: &Type) -> (ParamType, FieldForm) {
    match ty {
        Type::Reference(reference) => match &*reference.elem {
            Type::Path(path) if path.path.is_ident("str") => (ParamType::Str, FieldForm::Value),
            Type::Slice(slice) if is_byte(&slice.elem) => (ParamType::Bytes, FieldForm::Value),
            Type::Slice(slice) => (list(&slice.elem), FieldForm::Value),
            _ => rust(ty),
        },
        Type::Path(path) => {
            let Some(last) = path.path.segments.last() else { return rust(ty) };
            let plain = path.path.segments.len() == 1;
            let argument = match &last.arguments {
                PathArguments::AngleBracketed(arguments) => {
                    arguments.args.iter().find_map(|argument| match argument {
                        GenericArgument::Type(inner) => Some(inner),
                        _ => None,
                    })
                }
                _ => None,
            };
            match (last.ident.to_string().as_str(), argument) {
                ("bool", None) if plain => (ParamType::Bool, FieldForm::Value),
                ("Type", None) => (ParamType::Type, FieldForm::Value),
                ("Attribute", None) => (ParamType::Attribute, FieldForm::Value),
                ("ApInt", None) => (ParamType::ApInt, FieldForm::Owned),
                ("String", None) => (ParamType::Str, FieldForm::Owned),
                ("Vec", Some(element)) if is_byte(element) => (ParamType::Bytes, FieldForm::Owned),
                ("Vec", Some(element)) => (list(element), FieldForm::Owned),
                ("List", Some(element)) => (list(element), FieldForm::List),
                ("Option", Some(inner)) => {
                    let (inner, form) = param_type(inner);
                    (ParamType::Option(Box::new(inner)), form)
                }
                (name, None) if plain => {
                    integer(name).map_or_else(|| rust(ty), |integer| (integer, FieldForm::Value))
                }
                _ => rust(ty),
            }
        }
        _ => rust(ty),
    }
}

fn list(element: &Type) -> ParamType {
    ParamType::List(Box::new(param_type(element).0))
}

fn is_byte(ty: &Type) -> bool {
    matches!(ty, Type::Path(path) if path.path.is_ident("u8"))
}

/// An error for a field that cannot hold the list that the parameter stores.
pub(crate) fn check_list(ty: &ParamType, form: FieldForm, field: &Type) -> Result<(), Error> {
    let list = match ty {
        ParamType::Option(inner) => inner,
        ty => ty,
    };
    let ParamType::List(element) = list else { return Ok(()) };
    let spelled = type_text(element_of(field).to_token_stream());
    match (&**element, form, element.is_stored_plainly()) {
        (ParamType::List(_) | ParamType::Option(_) | ParamType::ApInt, ..) => {
            Err(Error::new_spanned(field, format!("a list cannot have elements `{spelled}`")))
        }
        (ParamType::Str, FieldForm::Owned, _) if spelled == "String" => {
            Err(Error::new_spanned(field, "the elements are borrowed from the context: write `Vec<&'c str>`"))
        }
        (_, FieldForm::Value, false) => Err(Error::new_spanned(
            field,
            format!(
                "write `Vec<{spelled}>`: the context has slices of `Type`, `Attribute`, `i64` and `bool` only"
            ),
        )),
        (_, FieldForm::List, true) => {
            Err(Error::new_spanned(field, format!("the context has a slice: write `&'c [{spelled}]`")))
        }
        (_, FieldForm::Value, true) | (_, FieldForm::Owned, _) | (_, FieldForm::List, false) => Ok(()),
    }
}

/// The type of the elements of a list.
fn element_of(ty: &Type) -> &Type {
    match ty {
        Type::Reference(reference) => match &*reference.elem {
            Type::Slice(slice) => &slice.elem,
            other => other,
        },
        Type::Path(path) => match path.path.segments.last().map(|last| &last.arguments) {
            Some(PathArguments::AngleBracketed(arguments)) => {
                let inner = arguments.args.iter().find_map(|argument| match argument {
                    GenericArgument::Type(inner) => Some(inner),
                    _ => None,
                });
                match (inner, path.path.segments.last().is_some_and(|last| last.ident == "Option")) {
                    (Some(inner), true) => element_of(inner),
                    (Some(inner), false) => inner,
                    (None, _) => ty,
                }
            }
            _ => ty,
        },
        _ => ty,
    }
}

/// The type of the values of a parameter, or of their elements.
pub(crate) fn single(ty: &ParamType) -> &ParamType {
    match ty {
        ParamType::Option(inner) | ParamType::List(inner) => single(inner),
        ty => ty,
    }
}

/// Whether the values of a parameter, or their elements, are types or attributes. The last name in the path of a handle
/// shows it.
pub(crate) fn kind(ty: &ParamType) -> Option<DefKind> {
    match ty {
        ParamType::Type => Some(DefKind::Type),
        ParamType::Attribute => Some(DefKind::Attribute),
        ParamType::Handle(handle) => Some(handle.kind),
        ParamType::Option(inner) | ParamType::List(inner) => kind(inner),
        ParamType::Rust(path) => {
            let Ok(Type::Path(path)) = syn::parse2::<Type>(path.clone()) else { return None };
            let last = path.path.segments.last()?;
            let PathArguments::AngleBracketed(arguments) = &last.arguments else { return None };
            if !matches!(arguments.args.first(), Some(GenericArgument::Lifetime(_))) {
                return None;
            }
            let name = last.ident.to_string();
            let kinds = [("Type", DefKind::Type), ("Attr", DefKind::Attribute)];
            kinds.into_iter().find_map(|(end, kind)| name.ends_with(end).then_some(kind))
        }
        _ => None,
    }
}

fn rust(ty: &Type) -> (ParamType, FieldForm) {
    (ParamType::Rust(ty.to_token_stream()), FieldForm::Value)
}

fn integer(name: &str) -> Option<ParamType> {
    let (sign, bits) = name.split_at_checked(1)?;
    let bits: u8 = bits.parse().ok().filter(|bits| [8, 16, 32, 64].contains(bits))?;
    match sign {
        "i" => Some(ParamType::Int { bits, signed: true }),
        "u" => Some(ParamType::Int { bits, signed: false }),
        _ => None,
    }
}

/// Whether a parameter may be omitted.
pub(crate) fn presence(ty: &ParamType, default: Option<&syn::Expr>) -> Presence {
    match (default, ty) {
        (Some(default), _) => Presence::Default(quote!(#default).into()),
        (None, ParamType::Option(_)) => Presence::Optional,
        (None, _) => Presence::Required,
    }
}
