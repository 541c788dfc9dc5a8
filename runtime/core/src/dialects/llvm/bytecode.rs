//! The encoding of debug information and of annotations of loops, as `LLVMDialectBytecode.td` lists their fields.
//! Attributes without an encoding there are text.
//!
//! An attribute is its code and its parameters:
//!
//! | parameter | fields |
//! | --- | --- |
//! | a number, an enum | a number |
//! | a number that may be absent | 0, or twice the number and 1 |
//! | a truth value | a byte |
//! | a required string | a string |
//! | another attribute, which may be absent | the number of an attribute or nothing |
//! | a list | a byte, 0 if it is empty; then how many elements, and each of them |

use super::generated::*;
use crate::builtin::StringAttr;
use crate::bytecode::{
    BytecodeDialectInterface, BytecodeReader, BytecodeWriter, check_attribute, enum_case, read_kind,
};
use crate::def::{Constraint, Def, ParamDef, ParamKind, Presence};
use crate::{Attribute, DefHandle, Diagnostic, List, Param, ParamBuf, Parameter};

/// The attributes that have an encoding, by their codes.
const ENCODED: [&Def; 19] = [
    DIBasicTypeAttr::DEF,
    DICompileUnitAttr::DEF,
    DICompositeTypeAttr::DEF,
    DIDerivedTypeAttr::DEF,
    DIExpressionElemAttr::DEF,
    DIExpressionAttr::DEF,
    DIFileAttr::DEF,
    DIGlobalVariableAttr::DEF,
    DIGlobalVariableExpressionAttr::DEF,
    DIImportedEntityAttr::DEF,
    DILabelAttr::DEF,
    DILexicalBlockAttr::DEF,
    DILexicalBlockFileAttr::DEF,
    DILocalVariableAttr::DEF,
    DINamespaceAttr::DEF,
    DISubprogramAttr::DEF,
    DISubrangeAttr::DEF,
    DISubroutineTypeAttr::DEF,
    LoopAnnotationAttr::DEF,
];

/// Parameters without a field, at the end: their value is lost.
fn is_lost(def: &Def, param: &ParamDef) -> bool {
    std::ptr::eq(def, DICompileUnitAttr::DEF) && param.name == "splitDebugFilename"
}

impl BytecodeDialectInterface for LlvmDialect {
    fn write_attribute<'c>(attribute: Attribute<'c>, to: &mut dyn BytecodeWriter<'c>) -> bool {
        let def = attribute.def();
        let Some(code) = ENCODED.iter().position(|found| std::ptr::eq(*found, def)) else { return false };
        to.varint(code as u64);
        for (declared, param) in def.params.iter().zip(attribute.node().params()) {
            if !is_lost(def, declared) {
                write_field(declared, *param, to);
            }
        }
        true
    }

    fn read_attribute<'c>(from: &mut BytecodeReader<'_, '_, 'c>) -> Result<Attribute<'c>, Diagnostic> {
        let start = from.offset();
        let code = from.varint()?;
        let Some(def) = usize::try_from(code).ok().and_then(|code| ENCODED.get(code)) else {
            return Err(Diagnostic::error(format!("unknown attribute code: {code}")).at(start..start));
        };
        let mut params = Vec::with_capacity(def.params.len());
        for declared in def.params {
            params.push(if is_lost(def, declared) {
                Param::None.into()
            } else {
                read_field(declared, from)?
            });
        }
        let node = ParamBuf::with_borrowed(&params, |params| from.context().intern_checked(def, params));
        let node = node.map_err(|error| error.with_default_span(start..start))?;
        Attribute::from_node(node).ok_or_else(|| from.error("expected an attribute"))
    }
}

/// Whether a parameter is a string that is written as such.
fn is_string(declared: &ParamDef) -> bool {
    matches!(declared.presence, Presence::Required)
        && matches!(declared.kind, ParamKind::Attr(Some(Constraint { def: Some(def), .. }))
            if std::ptr::eq(def(), StringAttr::DEF))
}

fn write_field<'c>(declared: &ParamDef, param: Param<'c>, to: &mut dyn BytecodeWriter<'c>) {
    let optional = matches!(declared.presence, Presence::Optional);
    match (&declared.kind, param) {
        (_, Param::Bool(value)) => to.byte(value.into()),
        (ParamKind::Int { .. }, Param::UInt(value)) if optional => to.varint(value << 1 | 1),
        (_, Param::UInt(value)) => to.varint(value),
        (_, Param::Int(value)) => to.varint(value as u64),
        (ParamKind::Attr(_), Param::Attr(attribute)) => match attribute.dyn_cast::<StringAttr<'_>>() {
            Some(string) if is_string(declared) => to.string(string.bytes()),
            _ if optional => to.optional_attribute(Some(attribute)),
            _ => to.attribute(attribute),
        },
        (ParamKind::Attr(_), _) => to.optional_attribute(None),
        (ParamKind::Array(ParamKind::Attr(_)), list) => {
            write_list(list, to, |element, to| to.optional_attribute(Some(element)));
        }
        (ParamKind::Array(_), list) => write_list(list, to, |element: u64, to| to.varint(element)),
        // Nothing is 0 among the numbers.
        _ => to.varint(0),
    }
}

fn write_list<'c, T: Parameter<'c>>(
    list: Param<'c>,
    to: &mut dyn BytecodeWriter<'c>,
    mut each: impl FnMut(T, &mut dyn BytecodeWriter<'c>),
) {
    let Some(list) = List::<T>::decode(list).filter(|list| !list.is_empty()) else { return to.byte(0) };
    to.byte(1);
    to.varint(list.len() as u64);
    list.iter().for_each(|element| each(element, to));
}

fn read_field<'c>(
    declared: &'static ParamDef,
    from: &mut BytecodeReader<'_, '_, 'c>,
) -> Result<ParamBuf<'c>, Diagnostic> {
    let start = from.offset();
    let at = |error: Diagnostic| error.at(start..start);
    let optional = matches!(declared.presence, Presence::Optional);
    Ok(match &declared.kind {
        ParamKind::Int { bits, .. } if optional => match from.varint()? {
            0 => Param::None.into(),
            word if word & 1 == 0 || (word >> 1).checked_shr((*bits).into()).unwrap_or(0) != 0 => {
                return Err(at(Diagnostic::error(format!("invalid number that may be absent: {word}"))));
            }
            word => Param::UInt(word >> 1).into(),
        },
        ParamKind::Enum(def) | ParamKind::NamedEnum(def, _) => match from.varint()? {
            0 if optional => Param::None.into(),
            value => enum_case(def, value as i64).map_err(at)?.into(),
        },
        ParamKind::Attr(_) if is_string(declared) => {
            Param::Attr(StringAttr::get(from.context(), from.string()?).into()).into()
        }
        ParamKind::Attr(constraint) if optional => match from.optional_attribute()? {
            None => Param::None.into(),
            Some(attribute) => {
                check_attribute(attribute, *constraint).map_err(at)?;
                Param::Attr(attribute).into()
            }
        },
        ParamKind::Array(element) => {
            let elements =
                if from.flag()? { from.list(|from| read_element(element, from))? } else { Vec::new() };
            ParamBuf::list(element, elements)
        }
        kind => read_kind(from, kind)?,
    })
}

/// Attributes of a list may be absent there, though not in the text.
fn read_element<'c>(
    kind: &'static ParamKind,
    from: &mut BytecodeReader<'_, '_, 'c>,
) -> Result<ParamBuf<'c>, Diagnostic> {
    let start = from.offset();
    let ParamKind::Attr(constraint) = kind else { return read_kind(from, kind) };
    let Some(attribute) = from.optional_attribute()? else {
        return Err(Diagnostic::error("an element of a list is absent").at(start..start));
    };
    check_attribute(attribute, *constraint).map_err(|error| error.at(start..start))?;
    Ok(Param::Attr(attribute).into())
}
