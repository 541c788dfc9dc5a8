//! Converts types and attributes of the model to tables.

use crate::condition::{Conditions, Maker};
use crate::names::{self, Names};
use crate::values;
use crate::{layout, leak};
use isogloss::Param;
use isogloss::affine::{AFFINE_MAP_PARAM, INTEGER_SET_PARAM};
use isogloss::builtin::ShapedTypeInterfaceTable;
use isogloss::def::{
    Accepts, Constraint, Def, DefKind, FormatElement, InterfaceImpl, ParamDef, ParamKind, ParamPart,
    StructField, Syntax,
};
use isogloss_codegen::model::constraint::ClassKind;
use isogloss_codegen::model::{self, Leaf, ParamType, Presence};

/// A parameter's type has no counterpart, or a part of the format is C++.
pub(crate) struct Unreadable(pub(crate) String);

/// The table of a type or an attribute.
pub(crate) struct Made {
    pub(crate) table: &'static Def,
    /// Why its text is not parsed.
    pub(crate) unreadable: Option<Unreadable>,
    /// Whether it is a type with a data layout that is not interpreted.
    pub(crate) has_unknown_layout: bool,
}

/// The table of a type or an attribute, whose slot in `names` exists. If the format is not interpreted, the text is
/// stored verbatim ([`Syntax::Verbatim`]).
pub(crate) fn def(
    def: &model::Def,
    dialect: &'static str,
    names: &mut Names,
    conditions: &mut Conditions,
) -> Made {
    let kind = match def.kind {
        model::DefKind::Type => DefKind::Type,
        model::DefKind::Attribute => DefKind::Attribute,
    };
    let interfaces = def.interfaces.iter().map(|item| &item.full_class).chain(&def.ignored_interfaces);
    let base = Def {
        mnemonic: def.mnemonic.as_ref().map(|mnemonic| leak::text(&mnemonic.text)),
        summary: leak::text(&def.docs.summary),
        alias: def.alias,
        alias_name: def.alias_name.as_deref().map(leak::text),
        interfaces: leak::slice(interfaces.map(|name| names.named_interface(name)).collect()),
        ..Def::new(kind, dialect, leak::text(&def.unique_name), leak::text(&def.class))
    };
    let (mut table, unreadable) = match parameters_and_syntax(def, names, conditions) {
        Ok((params, syntax)) => {
            let interfaces = with_shape(base.interfaces, params);
            (Def { params, syntax, interfaces, bytecode: def.bytecode, ..base }, None)
        }
        Err(why) => {
            let mut params = vec![ParamDef::new("text", ParamKind::Bytes, "text")];
            // MLIR prints the type of such an attribute after it, independent of its printer.
            if base.interfaces.iter().any(|item| item.interface.name == "TypedAttr") {
                params.push(ParamDef::new("type", ParamKind::SelfType, "Type").optional());
            }
            params.push(ParamDef::new("spelling", ParamKind::Body, "text"));
            (Def { params: leak::slice(params), syntax: Syntax::Verbatim, ..base }, Some(why))
        }
    };
    let has_layout = table.interfaces.iter().any(|item| item.interface.name == layout::TYPE_INTERFACE);
    let has_unknown_layout = has_layout && layout::implement(&mut table, def, unreadable.is_none());
    let table: &'static Def = leak::value(table);
    if let Some(slot) = names.slot(dialect, &def.class) {
        let _ = slot.set(table);
    }
    Made { table, unreadable, has_unknown_layout }
}

/// The interfaces of a def, with the functions of `ShapedType` if parameter accessors have their names.
fn with_shape(listed: &'static [InterfaceImpl], params: &[ParamDef]) -> &'static [InterfaceImpl] {
    let is_shaped =
        |item: &InterfaceImpl| matches!(item.interface.name, "ShapedType" | "ShapedTypeInterface");
    match ShapedTypeInterfaceTable::by_parameters(params) {
        Some(shape) if listed.iter().any(is_shaped) => {
            let others = listed.iter().copied();
            leak::slice(others.chain([shape]).collect())
        }
        _ => listed,
    }
}

fn parameters_and_syntax(
    def: &model::Def,
    names: &Names,
    conditions: &mut Conditions,
) -> Result<(&'static [ParamDef], Syntax), Unreadable> {
    if !def.sound {
        return Err(Unreadable("its definition is not understood".to_owned()));
    }
    // Tables have indices of eight bits.
    if def.params.len() > usize::from(u8::MAX) {
        return Err(Unreadable("it has more than 255 parameters".to_owned()));
    }
    if !def.body.is_empty() {
        return Err(Unreadable("it has a body".to_owned()));
    }
    let syntax = match &def.syntax {
        model::Syntax::Keyword => Syntax::Keyword,
        model::Syntax::Format(elements) => Syntax::Format(format(elements)?),
        model::Syntax::Custom => return Err(Unreadable("`hasCustomAssemblyFormat`".to_owned())),
    };
    // The parameters of a def without a format have no text.
    if matches!(syntax, Syntax::Keyword) && !def.params.is_empty() {
        return Err(Unreadable("its parameters have no text".to_owned()));
    }
    let params =
        def.params.iter().map(|param| parameter(param, names, conditions)).collect::<Result<_, _>>()?;
    Ok((leak::slice(params), syntax))
}

fn parameter(
    param: &model::Parameter,
    names: &Names,
    conditions: &mut Conditions,
) -> Result<ParamDef, Unreadable> {
    let spelled = leak::text(&param.type_text);
    let kind = kind(&param.ty, names).ok_or_else(|| Unreadable(format!("`{}`", param.type_text)))?;
    let mut made = ParamDef::new(leak::text(&param.name.text), kind, spelled);
    if param.named_enum {
        made = made.named_enum();
    }
    if let Some(element) = param.dense_array() {
        made = made.dense_array(element);
    }
    if let Some(constraint) = &param.constraint {
        made = made.constrained(Maker { names, conditions, owner: None }.constraint(constraint));
    }
    match &param.presence {
        Presence::Required => Ok(made),
        Presence::Optional => Ok(made.optional()),
        Presence::Type(text) => Ok(made.or_type(leak::text(text))),
        Presence::Next(index) => Ok(made.or_next(*index)),
        // Builders need the value, the parser does not: it is absent if the text omits it.
        Presence::Function { .. } => Ok(made.optional()),
        Presence::Default(value) => {
            let text = value.tokens.to_string();
            match default(&param.ty, &text, names) {
                Some(value) => Ok(made.or_constant(value)),
                None => Ok(made.optional()),
            }
        }
    }
}

/// The kind of a parameter by its type; `None` if the type has no counterpart.
fn kind(ty: &ParamType, names: &Names) -> Option<ParamKind> {
    Some(match ty {
        ParamType::Bool => ParamKind::Bool,
        ParamType::Int { bits, signed } => ParamKind::Int { bits: *bits, signed: *signed },
        ParamType::ApInt => ParamKind::ApInt,
        ParamType::Str => ParamKind::Str,
        ParamType::Bytes => ParamKind::Bytes,
        ParamType::Type => ParamKind::Type(None),
        ParamType::Attribute => ParamKind::Attr(None),
        ParamType::SelfType => ParamKind::SelfType,
        ParamType::Option(inner) => kind(inner, names)?,
        ParamType::List(element) => ParamKind::Array(leak::value(kind(element, names)?)),
        ParamType::Enum(ty) => ParamKind::Enum(names.enumeration(&ty.class)?.def),
        ParamType::Handle(handle) => {
            let class = &handle.class.name;
            let accepts = match &handle.class.kind {
                ClassKind::Builtin => names::class(class).map(|known| Accepts::Function(known.accepts)),
                ClassKind::Definition { dialect } => names.slot(dialect, class).map(Accepts::Def),
                // Any type or attribute.
                ClassKind::Interface { .. } | ClassKind::EnumAttr { .. } | ClassKind::Unknown => None,
            };
            let restriction = accepts.map(|accepts| -> &'static Constraint {
                leak::value(Constraint { name: leak::text(class), accepts, def: None })
            });
            match handle.kind {
                model::DefKind::Type => ParamKind::Type(restriction),
                model::DefKind::Attribute => ParamKind::Attr(restriction),
            }
        }
        ParamType::Rust(path) => match model::last_name(&path.to_string()).split_whitespace().next()? {
            "ApFloat" => ParamKind::ApFloat,
            "AffineMap" => ParamKind::Custom(&AFFINE_MAP_PARAM),
            "IntegerSet" => ParamKind::Custom(&INTEGER_SET_PARAM),
            _ => return None,
        },
    })
}

/// A default value, which is a Rust expression.
fn default(ty: &ParamType, text: &str, names: &Names) -> Option<Param<'static>> {
    let text = text.trim();
    Some(match ty {
        ParamType::Bool => Param::Bool(text.parse().ok()?),
        ParamType::Int { signed: true, .. } => Param::Int(text.replace(' ', "").parse().ok()?),
        ParamType::Int { signed: false, .. } => Param::UInt(text.parse().ok()?),
        ParamType::Str => Param::Str(leak::text(text.strip_prefix('"')?.strip_suffix('"')?)),
        ParamType::Bytes => Param::Bytes(b""),
        ParamType::List(element) => empty_list(element),
        ParamType::Enum(ty) => {
            let found = names.enumeration(&ty.class)?.def;
            Param::UInt(values::case(found, text)? as u64)
        }
        _ => return None,
    })
}

/// The empty list of elements of a type, as parsers store it.
fn empty_list(element: &ParamType) -> Param<'static> {
    match element {
        ParamType::Bool => Param::Bools(&[]),
        ParamType::Int { bits: 64, signed: true } => Param::Ints(&[]),
        ParamType::Type => Param::Types(&[]),
        ParamType::Attribute => Param::Attrs(&[]),
        ParamType::Handle(handle) if handle.kind == model::DefKind::Type => Param::Types(&[]),
        ParamType::Handle(_) => Param::Attrs(&[]),
        _ => Param::List(&[]),
    }
}

/// The elements of an assembly format.
fn format(elements: &[model::FormatElement]) -> Result<&'static [FormatElement], Unreadable> {
    let mut made = Vec::with_capacity(elements.len());
    for element in elements {
        made.push(match element {
            model::FormatElement::Literal { text, space } => {
                FormatElement::Literal { text: leak::text(text), space: *space }
            }
            model::FormatElement::Whitespace(text) if text.is_empty() => continue,
            model::FormatElement::Whitespace(text) => FormatElement::Whitespace(leak::text(text)),
            model::FormatElement::Leaf { leaf, space } => {
                FormatElement::Part { part: leaf_part(leaf)?, space: *space }
            }
            model::FormatElement::Optional { anchor, inverted, then, otherwise } => FormatElement::Optional {
                anchor: numbers(anchor),
                inverted: *inverted,
                then: format(then)?,
                otherwise: format(otherwise)?,
            },
            other @ model::FormatElement::Body(_) => return Err(Unreadable(format!("{other:?}"))),
        });
    }
    Ok(leak::slice(made))
}

fn leaf_part(leaf: &Leaf) -> Result<ParamPart, Unreadable> {
    let unreadable = |name: &str| Err(Unreadable(format!("`custom<{name}>`")));
    Ok(match leaf {
        Leaf::Variable { index, qualified, required } => {
            ParamPart::Param { index: *index as u8, qualified: *qualified, required: *required }
        }
        Leaf::Params(indices) => ParamPart::Params(numbers(indices)),
        Leaf::Struct(fields) => match fields.iter().find_map(|field| field.custom.as_ref()) {
            Some(name) => return unreadable(name),
            None => ParamPart::Struct(leak::slice(
                fields
                    .iter()
                    .map(|field| StructField {
                        index: field.index as u8,
                        custom: None,
                        qualified: field.qualified,
                    })
                    .collect(),
            )),
        },
        Leaf::Custom { name, .. } => return unreadable(name),
        other @ Leaf::Operation(_) => return Err(Unreadable(format!("{other:?}"))),
    })
}

fn numbers(indices: &[usize]) -> &'static [u8] {
    leak::slice(indices.iter().map(|index| *index as u8).collect())
}
