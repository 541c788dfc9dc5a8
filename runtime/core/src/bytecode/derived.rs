//! The encoding derived from the parameters of a definition (`bytecode = 1` in a definition file).
//!
//! The documentation of the parent module lists the fields. An entry begins with [`FORM`] in a longer form than
//! necessary. So it differs from every entry in a dialect's own encoding that begins with a number, as MLIR's do.

use super::entries::BytecodeReader;
use super::input::Read;
use super::interface::BytecodeWriter;
use crate::builtin::DenseArrayAttr;
use crate::def::{Constraint, Def, Dialect, EnumDef, ParamDef, ParamKind, Presence};
use crate::numeric::{ApFloat, ApIntRef, FloatKind, MAX_INT_WIDTH};
use crate::param_buf::ParamBuf;
use crate::text::known_type;
use crate::{Attribute, Diagnostic, Node, Param, Parameter as _};

/// Whether a definition has `bytecode = 1`, and each of its parameters has an encoding.
pub(super) fn is_derived(def: &Def) -> bool {
    fn has_encoding(kind: &ParamKind) -> bool {
        match kind {
            ParamKind::Array(element) => has_encoding(element),
            ParamKind::Custom(_) | ParamKind::Body | ParamKind::Stored => false,
            _ => true,
        }
    }
    def.bytecode && def.mnemonic.is_some() && def.params.iter().all(|param| has_encoding(&param.kind))
}

/// The version of the form.
const FORM: u8 = 1;

/// The start of an entry: the version of the form as a number in two bytes, where one would do.
const MARK: [u8; 2] = [FORM << 2 | 0b10, FORM >> 6];

/// The version of the form, if an encoding begins with one.
pub(super) fn form(bytes: &[u8]) -> Option<u8> {
    match *bytes {
        [low, high @ 0..=1, ..] if low & 0b11 == 0b10 => Some(low >> 2 | high << 6),
        _ => None,
    }
}

/// Whether a definition of the dialect has this encoding.
pub(super) fn is_used_by(dialect: &Dialect, is_attribute: bool) -> bool {
    let defs = if is_attribute { dialect.attributes } else { dialect.types };
    defs.iter().any(|def| is_derived(def))
}

/// Writes a type or an attribute. Returns `false`, and writes nothing, if its definition does not have this encoding.
pub(super) fn write<'c, W: BytecodeWriter<'c> + ?Sized>(node: Node<'c>, to: &mut W) -> bool {
    let def = node.def();
    let Some(mnemonic) = def.mnemonic.filter(|_| is_derived(def)) else { return false };
    MARK.iter().for_each(|byte| to.byte(*byte));
    to.string(mnemonic.as_bytes());
    to.varint(def.params.len() as u64);
    for (param, declared) in node.params().iter().zip(def.params) {
        if !matches!(declared.presence, Presence::Required) {
            to.byte(u8::from(!matches!(param, Param::None)));
            if matches!(param, Param::None) {
                continue;
            }
        }
        write_param(*param, to);
    }
    true
}

fn write_param<'c, W: BytecodeWriter<'c> + ?Sized>(param: Param<'c>, to: &mut W) {
    fn list<'c, T, W: BytecodeWriter<'c> + ?Sized>(
        items: &[T],
        to: &mut W,
        mut each: impl FnMut(&T, &mut W),
    ) {
        to.varint(items.len() as u64);
        items.iter().for_each(|item| each(item, to));
    }
    match param {
        Param::Bool(value) => to.byte(value.into()),
        Param::Int(value) => to.signed(value),
        Param::UInt(value) => to.varint(value),
        Param::Type(ty) => to.ty(ty),
        Param::Attr(attribute) => to.attribute(attribute),
        Param::Str(text) => to.string(text.as_bytes()),
        Param::Bytes(bytes) => to.string(bytes),
        Param::BigInt { width, words } => {
            to.varint(width.into());
            list(words, to, |word, to| to.signed(*word as i64));
        }
        Param::Float { kind, halves } => {
            to.string(kind.name().as_bytes());
            halves.iter().for_each(|half| to.varint(*half));
        }
        Param::Ints(ints) => list(ints, to, |int, to| to.signed(*int)),
        Param::Bools(bools) => list(bools, to, |flag, to| to.byte((*flag).into())),
        Param::Types(types) => list(types, to, |ty, to| to.ty(*ty)),
        Param::Attrs(attributes) => list(attributes, to, |attribute, to| to.attribute(*attribute)),
        Param::List(params) => list(params, to, |param, to| write_param(*param, to)),
        // `is_derived` excludes definitions with parameters of other kinds.
        _ => {}
    }
}

/// Reads a type or an attribute that begins with a version of the form.
pub(super) fn read<'c>(from: &mut BytecodeReader<'_, '_, 'c>, is_attribute: bool) -> Read<Node<'c>> {
    let start = from.offset();
    match from.varint()? {
        form if form == FORM.into() => {}
        form => {
            let message = format!("version {form} of the encoding by parameters is not {FORM}");
            return Err(Diagnostic::error(message).at(start..start));
        }
    }
    let mnemonic = from.string()?;
    let Some(def) = from.def_of(mnemonic, is_attribute).filter(|def| is_derived(def)) else {
        let mnemonic = String::from_utf8_lossy(mnemonic);
        return Err(from.error(format!("the dialect has no definition `{mnemonic}` with `bytecode`")));
    };
    let count = from.varint()?;
    if count > def.params.len() as u64 {
        return Err(from.error(format!("`{}` has {} parameters, not {count}", def.name, def.params.len())));
    }
    let mut params = Vec::with_capacity(def.params.len());
    for (index, declared) in def.params.iter().enumerate() {
        let is_given = (index as u64) < count;
        params.push(if is_given {
            read_param(from, declared)?
        } else {
            absent_param(from, declared, &params)?
        });
    }
    ParamBuf::with_borrowed(&params, |params| match from.context().intern_checked(def, params) {
        Ok(node) => Ok(node),
        Err(error) => Err(error.with_default_span(start..start)),
    })
}

fn absent_param<'c>(
    from: &BytecodeReader<'_, '_, 'c>,
    declared: &ParamDef,
    before: &[ParamBuf<'c>],
) -> Read<ParamBuf<'c>> {
    let earlier = |index: u8| before.get(usize::from(index)).and_then(ParamBuf::plain);
    match (declared.presence, declared.presence.default(from.context(), earlier)) {
        (_, Some(default)) => Ok(default.into()),
        (Presence::Required, None) => {
            Err(from.error(format!("the parameter `{}` is missing", declared.name)))
        }
        (_, None) => Ok(Param::None.into()),
    }
}

fn read_param<'c>(from: &mut BytecodeReader<'_, '_, 'c>, declared: &ParamDef) -> Read<ParamBuf<'c>> {
    if !matches!(declared.presence, Presence::Required) && !from.flag()? {
        return Ok(Param::None.into());
    }
    read_kind(from, &declared.kind)
}

/// Reads a parameter of a kind from an encoding that is derived from a definition.
///
/// # Errors
/// The bytes are not such a parameter, or parameters of the kind have no encoding.
pub fn read_kind<'c>(from: &mut BytecodeReader<'_, '_, 'c>, kind: &ParamKind) -> Read<ParamBuf<'c>> {
    let start = from.offset();
    let error = |message: String| Err(Diagnostic::error(message).at(start..start));
    Ok(match kind {
        ParamKind::Bool => Param::Bool(from.flag()?).into(),
        ParamKind::Int { bits, signed: true } => {
            let value = from.signed()?;
            let shift = 64 - u32::from((*bits).clamp(1, 64));
            if value << shift >> shift != value {
                return error(format!("the number {value} has more than {bits} bits"));
            }
            Param::Int(value).into()
        }
        ParamKind::Int { bits, signed: false } => {
            let value = from.varint()?;
            if value.checked_shr((*bits).into()).unwrap_or(0) != 0 {
                return error(format!("the number {value} has more than {bits} bits"));
            }
            Param::UInt(value).into()
        }
        ParamKind::Enum(def) | ParamKind::NamedEnum(def, _) => {
            let value = if def.signed { from.signed()? } else { from.varint()? as i64 };
            return enum_case(def, value).map(ParamBuf::from).map_err(|error| error.at(start..start));
        }
        ParamKind::ApFloat => {
            let name = from.string()?;
            let kind = str::from_utf8(name).ok().and_then(FloatKind::from_name);
            let halves = [from.varint()?, from.varint()?];
            let value = kind
                .map(|kind| ApFloat::from_bits(kind, u128::from(halves[1]) << 64 | u128::from(halves[0])));
            match value {
                Some(value) => value.encode().into(),
                None => return error(format!("unknown float format `{}`", String::from_utf8_lossy(name))),
            }
        }
        ParamKind::ApInt => {
            let width = from.varint()?;
            let words = from.list(|from| Ok(from.signed()? as u64))?;
            let value = u32::try_from(width).ok().filter(|width| *width <= MAX_INT_WIDTH);
            let value = value.and_then(|width| ApIntRef::new(width, &words));
            match value {
                Some(value) => ParamBuf::BigInt(value.to_owned()),
                None => return error(format!("a number of {width} bits has other words")),
            }
        }
        ParamKind::Str => match str::from_utf8(from.string()?) {
            Ok(text) => ParamBuf::Str(text.to_owned()),
            Err(_) => return error("a text is not UTF-8".to_owned()),
        },
        ParamKind::Bytes => ParamBuf::Bytes(from.string()?.to_vec()),
        ParamKind::SelfType => Param::Type(from.ty()?).into(),
        ParamKind::Type(constraint) => {
            let ty = from.ty()?;
            if let Some(constraint) = constraint.filter(|found| !found.accepts(ty.node())) {
                return error(format!("expected {}, but got: {ty}", constraint.name));
            }
            Param::Type(ty).into()
        }
        ParamKind::Attr(constraint) => {
            let attribute = from.attribute()?;
            check_attribute(attribute, *constraint).map_err(|error| error.at(start..start))?;
            Param::Attr(attribute).into()
        }
        ParamKind::DenseArray(element) => {
            let attribute = from.attribute()?;
            let array = attribute.dyn_cast::<DenseArrayAttr<'_>>();
            if array.is_none_or(|array| Ok(array.element_type()) != known_type(attribute.context(), element))
            {
                return error(format!("expected a dense array of {element}, but got: {attribute}"));
            }
            Param::Attr(attribute).into()
        }
        ParamKind::Array(element) => ParamBuf::list(element, from.list(|from| read_kind(from, element))?),
        _ => return error("a parameter of this kind has no encoding".to_owned()),
    })
}

/// The case of an enum with a value, or the set of its cases.
///
/// # Errors
/// No case has the value.
pub fn enum_case<'c>(def: &EnumDef, value: i64) -> Read<Param<'c>> {
    let bits = def.cases.iter().fold(0, |bits, case| bits | case.value);
    let known = match def.separator {
        Some(_) => value & !bits == 0,
        None => def.cases.iter().any(|case| case.value == value),
    };
    match (known, def.signed) {
        (false, _) => Err(Diagnostic::error(format!("the enum `{}` has no case of value {value}", def.name))),
        (true, true) => Ok(Param::Int(value)),
        (true, false) => Ok(Param::UInt(value as u64)),
    }
}

/// Checks that an attribute satisfies the constraint of its parameter.
///
/// # Errors
/// It does not.
pub fn check_attribute(attribute: Attribute<'_>, constraint: Option<&Constraint>) -> Read<()> {
    match constraint.filter(|found| !found.accepts(attribute.node())) {
        None => Ok(()),
        Some(constraint) => {
            Err(Diagnostic::error(format!("expected {}, but got: {attribute}", constraint.name)))
        }
    }
}
