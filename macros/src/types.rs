//! The types of fields as types of parameters.

use isogloss_codegen::model::{ParamType, Presence};
use quote::{ToTokens, quote};
use syn::{GenericArgument, PathArguments, Type};

/// The type of a parameter from the type of its field.
///
/// Only the types that the generator treats specially are recognized; every other type must
/// implement `Parameter` and `ParamSyntax`.
pub(crate) fn param_type(ty: &Type) -> ParamType {
    match ty {
        Type::Reference(reference) => match &*reference.elem {
            Type::Path(path) if path.path.is_ident("str") => ParamType::Str,
            Type::Slice(slice) if matches!(&*slice.elem, Type::Path(path) if path.path.is_ident("u8")) => {
                ParamType::Bytes
            }
            Type::Slice(slice) => ParamType::List(Box::new(param_type(&slice.elem))),
            _ => rust(ty),
        },
        Type::Path(path) => {
            let Some(last) = path.path.segments.last() else { return rust(ty) };
            let plain = path.path.segments.len() == 1;
            match (last.ident.to_string().as_str(), &last.arguments) {
                ("bool", _) if plain => ParamType::Bool,
                ("Type", _) => ParamType::Type,
                ("Attribute", _) => ParamType::Attribute,
                ("Option", PathArguments::AngleBracketed(arguments)) => match arguments.args.first() {
                    Some(GenericArgument::Type(inner)) => ParamType::Option(Box::new(param_type(inner))),
                    _ => rust(ty),
                },
                (name, _) if plain => integer(name).unwrap_or_else(|| rust(ty)),
                _ => rust(ty),
            }
        }
        _ => rust(ty),
    }
}

fn rust(ty: &Type) -> ParamType {
    ParamType::Rust(ty.to_token_stream())
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
        (Some(default), _) => Presence::Default(quote!(#default)),
        (None, ParamType::Option(_)) => Presence::Optional,
        (None, _) => Presence::Required,
    }
}
