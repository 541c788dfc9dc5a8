//! The syntax of the types.

use super::verify::{MAX_STORAGE_BITS, floats, shape_of, verify_scale};
use super::{
    AnyQuantizedType, CalibratedQuantizedType, QuantDialect, SIGNED, Storage, UniformQuantizedPerAxisType,
    UniformQuantizedSubChannelType, UniformQuantizedType, range,
};
use isogloss::builtin::{DenseElementsAttr, IntegerType, RankedTensorType, Signedness};
use isogloss::numeric::ApFloat;
use isogloss::text::{AsmParser, AsmPrinter, CustomPrinter, Delimiter, Parsed, Tok, TypeSyntax};
use isogloss::{Diagnostic, Type};

impl TypeSyntax for QuantDialect {
    fn parse<'c>(p: &mut AsmParser<'_, 'c>) -> Parsed<Option<Type<'c>>> {
        let place = p.span();
        let ty = match p.keyword()? {
            "any" => any(p),
            "uniform" => uniform(p),
            "calibrated" => calibrated(p),
            other => Err(Diagnostic::error(format!("unknown quantized type {other}"))),
        };
        // Verifiers report the whole type.
        ty.map(Some).map_err(|error| error.with_default_span(place))
    }

    fn print<'c>(_: Type<'c>, _: &mut AsmPrinter<'_, 'c>) -> bool {
        false
    }
}

/// `any<i8<-8:7>:f32>`.
fn any<'c>(p: &mut AsmParser<'_, 'c>) -> Parsed<Type<'c>> {
    p.expect(Tok::Less)?;
    let Storage { flags, ty, min, max, .. } = storage(p)?;
    let expressed = if p.eat(Tok::Colon) { Some(expressed(p)?) } else { None };
    p.expect(Tok::Greater)?;
    Ok(AnyQuantizedType::get_checked(p.context(), flags, ty, expressed, min, max)?.into())
}

/// `calibrated<f32<-1.0:1.0>>`.
fn calibrated<'c>(p: &mut AsmParser<'_, 'c>) -> Parsed<Type<'c>> {
    p.expect(Tok::Less)?;
    let expressed = expressed(p)?;
    p.expect(Tok::Less)?;
    let min = p.float()?;
    p.expect(Tok::Colon)?;
    let max = p.float()?;
    p.expect(Tok::Greater)?;
    p.expect(Tok::Greater)?;
    Ok(CalibratedQuantizedType::get_checked(p.context(), expressed, min, max)?.into())
}

/// The positions where each of several scales applies.
enum Scales {
    Axis(i32),
    Blocks(Vec<i32>, Vec<i64>),
}

/// `uniform<i8:f32, 2.0:10>`, or with an axis or blocks after the expressed type.
fn uniform<'c>(p: &mut AsmParser<'_, 'c>) -> Parsed<Type<'c>> {
    p.expect(Tok::Less)?;
    let Storage { flags, ty, min, max, .. } = storage(p)?;
    p.expect(Tok::Colon)?;
    let expressed = expressed(p)?;
    let scales = match p.eat(Tok::Colon) {
        false => None,
        true if p.at(Tok::LBrace) => Some(blocks(p)?),
        true => Some(Scales::Axis(p.integer()?)),
    };
    p.expect(Tok::Comma)?;
    let context = p.context();
    let Some(scales) = scales else {
        let (scale, zero_point) = scale(p, expressed)?;
        p.expect(Tok::Greater)?;
        let ty =
            UniformQuantizedType::get_checked(context, flags, ty, expressed, scale, zero_point, min, max)?;
        return Ok(ty.into());
    };
    let mut listed = Vec::new();
    let shape = scale_list(p, expressed, &mut listed)?;
    p.expect(Tok::Greater)?;
    let (values, zero_points): (Vec<ApFloat>, Vec<i64>) = listed.into_iter().unzip();
    Ok(match scales {
        Scales::Blocks(dimensions, sizes) => {
            let tensor = |element| RankedTensorType::get_checked(context, &shape, element, None);
            let mut bytes = Vec::new();
            if let Some(kind) = expressed.float_kind() {
                values.iter().for_each(|value| value.convert(kind).append_le_bytes(&mut bytes));
            }
            let values = DenseElementsAttr::of_bytes(tensor(expressed)?.into(), &bytes)?;
            let zero_points = DenseElementsAttr::from_i64s_wrapping(tensor(ty)?.into(), &zero_points)?;
            UniformQuantizedSubChannelType::get_checked(
                context,
                flags,
                ty,
                expressed,
                values,
                zero_points,
                &dimensions,
                &sizes,
                min,
                max,
            )?
            .into()
        }
        Scales::Axis(axis) => UniformQuantizedPerAxisType::get_checked(
            context,
            flags,
            ty,
            expressed,
            &values,
            &zero_points,
            axis,
            min,
            max,
        )?
        .into(),
    })
}

/// The type of stored integers and their range: `u8<0:200>`. `u8` is signless: the flags say that integers are unsigned.
fn storage<'c>(p: &mut AsmParser<'_, 'c>) -> Parsed<Storage<'c>> {
    let place = p.span();
    let (ty, bits, is_signed) = if let Some(ty) = p.optional_type()? {
        let Some(integer) = ty.dyn_cast::<IntegerType<'_>>() else {
            return Err(Diagnostic::error("storage type must be integral").at(place));
        };
        (Some(ty), integer.width(), integer.signedness() != Signedness::Unsigned)
    } else {
        let Some(width) = p.keyword()?.strip_prefix('u') else {
            return Err(Diagnostic::error("illegal storage type prefix").at(place));
        };
        let Ok(bits) = width.parse() else {
            return Err(Diagnostic::error("expected storage type width").at(place));
        };
        (None, bits, false)
    };
    if bits == 0 || bits > MAX_STORAGE_BITS {
        return Err(Diagnostic::error(format!("illegal storage type size: {bits}")).at(place));
    }
    let ty = ty.unwrap_or_else(|| IntegerType::get(p.context(), bits, Signedness::Signless).into());
    let (least, greatest) = range(is_signed, bits);
    let (mut min, mut max) = (least, greatest);
    if p.eat(Tok::Less) {
        let place_of_min = p.span();
        min = p.integer()?;
        p.expect(Tok::Colon)?;
        let place_of_max = p.span();
        max = p.integer()?;
        p.expect(Tok::Greater)?;
        if min < least {
            return Err(Diagnostic::error(format!("illegal storage type minimum: {min}")).at(place_of_min));
        }
        if max > greatest {
            return Err(Diagnostic::error(format!("illegal storage type maximum: {max}")).at(place_of_max));
        }
    }
    Ok(Storage { flags: if is_signed { SIGNED } else { 0 }, ty, expressed: None, min, max })
}

/// A type of floats.
fn expressed<'c>(p: &mut AsmParser<'_, 'c>) -> Parsed<Type<'c>> {
    let place = p.span();
    let ty = p.ty()?;
    match ty.float_kind() {
        Some(_) => Ok(ty),
        None => Err(Diagnostic::error("invalid kind of type specified").at(place)),
    }
}

/// A scale and its zero point: `2.0:10`.
fn scale(p: &mut AsmParser<'_, '_>, expressed: Type<'_>) -> Parsed<(ApFloat, i64)> {
    let scale = p.float()?;
    verify_scale(scale.to_f64(), expressed).map_err(|error| error.at(p.span()))?;
    let zero_point = if p.eat(Tok::Colon) { p.integer()? } else { 0 };
    Ok((scale, zero_point))
}

/// Scales in nested braces; returns the sizes of the dimensions.
fn scale_list(
    p: &mut AsmParser<'_, '_>,
    expressed: Type<'_>,
    found: &mut Vec<(ApFloat, i64)>,
) -> Parsed<Vec<i64>> {
    p.expect(Tok::LBrace)?;
    let mut shape = vec![0];
    loop {
        let inner = if p.at(Tok::LBrace) {
            p.with_nesting(|p| scale_list(p, expressed, found))?
        } else {
            found.push(scale(p, expressed)?);
            Vec::new()
        };
        if shape[0] == 0 {
            shape.extend_from_slice(&inner);
        } else if shape[1..] != inner {
            return Err(p.error("tensor literal is invalid; ranks are not consistent between elements"));
        }
        shape[0] += 1;
        if !p.eat(Tok::Comma) {
            break;
        }
    }
    p.expect(Tok::RBrace)?;
    Ok(shape)
}

/// `{0:2, 1:4}`: dimensions, and the sizes of blocks along them.
fn blocks(p: &mut AsmParser<'_, '_>) -> Parsed<Scales> {
    let (mut dimensions, mut sizes) = (Vec::new(), Vec::new());
    p.comma_separated(Delimiter::Brace, |p| {
        dimensions.push(p.integer()?);
        p.expect(Tok::Colon)?;
        sizes.push(p.integer()?);
        Ok(())
    })?;
    Ok(Scales::Blocks(dimensions, sizes))
}

fn print_storage(storage: Storage<'_>, p: &mut AsmPrinter<'_, '_>) {
    let bits = storage.ty.dyn_cast::<IntegerType<'_>>().map_or(0, IntegerType::width);
    let (Storage { min, max, .. }, is_signed) = (storage, storage.is_signed());
    p.write(&format!("{}{bits}", if is_signed { 'i' } else { 'u' }));
    if (min, max) != range(is_signed, bits) {
        p.write(&format!("<{min}:{max}>"));
    }
}

fn print_expressed<'c>(ty: Type<'c>, p: &mut AsmPrinter<'_, 'c>) {
    p.write(":");
    p.ty(ty);
}

fn scale_text(scale: ApFloat, zero_point: i64) -> String {
    if zero_point == 0 { scale.to_string() } else { format!("{scale}:{zero_point}") }
}

/// Prints scales in nested braces.
fn print_list(shape: &[i64], scales: &mut impl Iterator<Item = String>, p: &mut AsmPrinter<'_, '_>) {
    let Some((size, inner)) = shape.split_first() else {
        scales.next().into_iter().for_each(|scale| p.write(&scale));
        return;
    };
    p.write("{");
    for at in 0..*size {
        p.write(if at == 0 { "" } else { ", " });
        print_list(inner, scales, p);
    }
    p.write("}");
}

/// Implements the printer of a type: its keyword, its storage and the rest.
macro_rules! printers {
    ($($handle:ident: $keyword:literal, |$ty:ident, $p:ident| $print:block)*) => {$(
        impl<'c> CustomPrinter<'c> for $handle<'c> {
            fn print(self, $p: &mut AsmPrinter<'_, 'c>) {
                let $ty = self;
                $p.write(concat!($keyword, "<"));
                if let Some(storage) = Storage::of($ty.into()) {
                    print_storage(storage, $p);
                }
                $print
                $p.write(">");
            }
        }
    )*};
}

printers! {
    AnyQuantizedType: "any", |ty, p| {
        if let Some(expressed) = ty.expressed_type() {
            print_expressed(expressed, p);
        }
    }
    UniformQuantizedType: "uniform", |ty, p| {
        print_expressed(ty.expressed_type(), p);
        p.write(&format!(", {}", scale_text(ty.scale(), ty.zero_point())));
    }
    UniformQuantizedPerAxisType: "uniform", |ty, p| {
        print_expressed(ty.expressed_type(), p);
        let scales = ty.scales().iter().zip(ty.zero_points()).map(|(scale, zero)| scale_text(scale, *zero));
        let scales: Vec<String> = scales.collect();
        p.write(&format!(":{}, {{{}}}", ty.quantized_dimension(), scales.join(",")));
    }
    UniformQuantizedSubChannelType: "uniform", |ty, p| {
        print_expressed(ty.expressed_type(), p);
        let blocks = ty.quantized_dimensions().iter().zip(ty.block_sizes());
        let blocks: Vec<String> = blocks.map(|(axis, size)| format!("{axis}:{size}")).collect();
        p.write(&format!(":{{{}}}, ", blocks.join(", ")));
        let zero_points = ty.zero_points().to_i64s().unwrap_or_default();
        let mut scales = floats(ty.scales()).zip(zero_points).map(|(scale, zero)| scale_text(scale, zero));
        print_list(shape_of(ty.scales()), &mut scales, p);
    }
    CalibratedQuantizedType: "calibrated", |ty, p| {
        p.ty(ty.expressed_type());
        p.write(&format!("<{}:{}>", ty.min(), ty.max()));
    }
}
