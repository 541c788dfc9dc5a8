//! Types and attributes for a constraint that nothing in the pool satisfies: made of the parts that the constraint's
//! condition mentions.

use std::collections::BTreeSet;

use isogloss::constraint::{Comparison, Constraint, Measure, Pred, Step};
use isogloss::def::{Def, FormatElement, ParamDef, ParamKind, ParamPart, Presence, Syntax};
use isogloss::text::{parse_attribute, parse_type};
use isogloss::{Attribute, Context, Type};

/// The number of types that are made for a constraint.
const COUNT: usize = 40;

/// Elements of shaped types that a condition need not mention.
const SCALARS: [&str; 12] =
    ["i1", "i8", "i16", "i32", "i64", "f16", "bf16", "f32", "f64", "index", "f8E5M2", "f8E8M0FNU"];

/// Texts that may follow the mnemonic of a type.
const PARAMETERS: [&str; 20] = [
    "",
    "<i32>",
    "<f32>",
    "<1>",
    "<4>",
    "<8>",
    "<16>",
    "<\"a\">",
    "<i32, f32>",
    "<4xi32>",
    "<4 x i32>",
    "<tensor<4xf32>>",
    "<type>",
    "<value>",
    "<attribute>",
    "<operation>",
    "<int>",
    "<f32, Function>",
    "<(i32) i32>",
    "<[i32 -> i32]>",
];

/// Attributes that few operations have.
const OTHER_ATTRIBUTES: [&str; 24] = [
    "1 : i16",
    "0 : i8",
    "16 : i32",
    "32 : i32",
    "array<i16: 0>",
    "array<i8: 0>",
    "array<i32: 0, 1>",
    "[array<i32: 0, 1>]",
    "[0, 1]",
    "[1, 1, 1]",
    "[[0], [1]]",
    "[unit]",
    "[true]",
    "[{}]",
    "[i32]",
    "[\"a\", \"b\"]",
    "[[\"a\"]]",
    "[array<i64: 0, 1>]",
    "[dense<1> : tensor<2xi64>]",
    "[affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>]",
    "dense<1> : tensor<2x2xi64>",
    "dense<1> : tensor<2xindex>",
    "affine_set<(d0) : (d0 >= 0)>",
    "array<f32: 1.0>",
];

/// Types that parameters of types and attributes have.
const PARAMETER_TYPES: [&str; 10] = [
    "i32",
    "f32",
    "tensor<4xf32>",
    "vector<4xf32>",
    "() -> ()",
    "f16",
    "memref<4x4xf16, 3>",
    "vector<4x4xf16>",
    "tensor<?x4xf32>",
    "index",
];

/// Parameters of types and attributes that C++ parses.
const IN_CPP: [(&str, &[&str]); 6] = [
    ("pdl.range", &["<type>", "<value>", "<operation>", "<attribute>"]),
    ("shard.axisarray", &["<[[0]]>", "<[[0], [1]]>"]),
    (
        "sparse_tensor.encoding",
        &["<{ map = (d0) -> (d0 : dense) }>", "<{ map = (d0) -> (d0 : compressed) }>"],
    ),
    ("sparse_tensor.iterator", &["<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>"]),
    (
        "sparse_tensor.iter_space",
        &["<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>"],
    ),
    ("sparse_tensor.storage_specifier", &["<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>"]),
];

/// The number of texts that are made for a def.
const VARIANTS: usize = 12;

/// Texts of a def that may be valid: made from its format, and some that are common.
fn instances(context: &Context, def: &'static Def, sigil: char) -> Vec<String> {
    let Some(mnemonic) = def.mnemonic else { return Vec::new() };
    let name = format!("{sigil}{}.{mnemonic}", def.dialect);
    let in_cpp = IN_CPP.iter().find(|(known, _)| name[1..] == **known);
    if let Some((_, parameters)) = in_cpp {
        return parameters.iter().map(|parameters| format!("{name}{parameters}")).collect();
    }
    let made = (0..VARIANTS).filter_map(|variant| match def.syntax {
        Syntax::Format(elements) => Some(formatted(context, def, elements, variant)?.join(" ")),
        _ => None,
    });
    let made: BTreeSet<String> = made.collect();
    // C++ checks parameters with an interface, which the common ones do not have.
    let is_checked = def.params.iter().any(|param| param.type_name.ends_with("Interface"));
    let common = PARAMETERS.iter().filter(|_| !is_checked).map(|parameters| (*parameters).to_owned());
    let both = |parameters: String| {
        [format!("{name}{parameters}"), format!("{sigil}{}<{mnemonic}{parameters}>", def.dialect)]
    };
    made.into_iter().chain(common).flat_map(both).collect()
}

/// The pieces of a format with values for the parameters; `None` for directives of an author.
fn formatted(
    context: &Context,
    def: &'static Def,
    elements: &'static [FormatElement],
    variant: usize,
) -> Option<Vec<String>> {
    let (mut pieces, params) = (Vec::new(), def.params);
    let of = |index: u8| {
        let param: &ParamDef = &params[index as usize];
        // C++ checks that an attribute has the interface that the parameter requires.
        let own = context.dialect(def.dialect).filter(|_| param.type_name.ends_with("Interface"));
        let mut named =
            own.iter().flat_map(|dialect| dialect.attributes).filter(|attribute| attribute.params.is_empty());
        match named
            .next()
            .and_then(|attribute| Some(format!("#{}.{}", attribute.dialect, attribute.mnemonic?)))
        {
            Some(text) => Some(text),
            None => value(context, &param.kind, variant + index as usize),
        }
    };
    for element in elements {
        match element {
            FormatElement::Literal { text, .. } => pieces.push((*text).to_owned()),
            FormatElement::Part { part: ParamPart::Param { index, .. }, .. } => pieces.push(of(*index)?),
            FormatElement::Part { part: ParamPart::Params(indices), .. } => {
                let list: Option<Vec<String>> = indices.iter().map(|index| of(*index)).collect();
                pieces.push(list?.join(", "));
            }
            FormatElement::Part { part: ParamPart::Struct(fields), .. } => {
                let presence = |index: u8| params[index as usize].presence;
                let needed = |index: u8| matches!(presence(index), Presence::Required);
                let fields = fields.iter().filter(|field| variant % 2 == 1 || needed(field.index));
                let list: Option<Vec<String>> = fields
                    .map(|field| {
                        Some(format!("{} = {}", params[field.index as usize].name, of(field.index)?))
                    })
                    .collect();
                pieces.push(list?.join(", "));
            }
            FormatElement::Optional { then, otherwise, .. } => {
                let branch = if variant % 2 == 1 { then } else { otherwise };
                pieces.extend(formatted(context, def, branch, variant)?);
            }
            FormatElement::Whitespace(_) => {}
            _ => return None,
        }
    }
    Some(pieces)
}

/// The text of a value of a parameter.
fn value(context: &Context, kind: &ParamKind, variant: usize) -> Option<String> {
    let pick = |choices: &[&str]| choices[variant % choices.len()].to_owned();
    Some(match kind {
        ParamKind::Bool => pick(&["true", "false"]),
        ParamKind::Int { .. } => pick(&["1", "4", "16", "8", "2", "0", "32"]),
        ParamKind::ApInt => pick(&["1", "0"]),
        ParamKind::ApFloat => pick(&["1.0", "2.5"]),
        ParamKind::Str | ParamKind::Bytes => "\"a\"".to_owned(),
        ParamKind::Type(filter) => {
            let allowed = |text: &&str| {
                let ty = parse_type(context, text).ok();
                ty.is_some_and(|ty| filter.is_none_or(|filter| filter.accepts(ty.node())))
            };
            let choices: Vec<&str> = PARAMETER_TYPES.iter().copied().filter(allowed).collect();
            choices.get(variant % choices.len().max(1))?.to_string()
        }
        ParamKind::Attr(_) => pick(&["1 : i32", "\"a\"", "@f", "array<i64: 1>", "1.0 : f32", "unit", "[1]"]),
        ParamKind::Enum(def) | ParamKind::NamedEnum(def, _) => {
            def.cases.get(variant % def.cases.len().max(1))?.text.to_owned()
        }
        ParamKind::DenseArray(element) if element.starts_with('f') => pick(&["[1.0]", "[]"]),
        ParamKind::DenseArray("i1") => pick(&["[true]", "[]"]),
        ParamKind::DenseArray(_) => pick(&["[1, 2]", "[]"]),
        ParamKind::Array(element) => value(context, element, variant)?,
        _ => return None,
    })
}

/// The parts that a condition mentions.
#[derive(Default)]
struct Mentioned {
    defs: Vec<&'static Def>,
    dialects: BTreeSet<&'static str>,
    counts: BTreeSet<i64>,
    ranks: BTreeSet<i64>,
    widths: BTreeSet<i64>,
    shapes: Vec<&'static [i64]>,
    /// Whether it requires an interface: defs of every dialect can have it.
    interface: bool,
}

impl Mentioned {
    fn add(&mut self, pred: &'static Pred) {
        match pred {
            Pred::All(parts) | Pred::Any(parts) => parts.iter().for_each(|part| self.add(part)),
            Pred::Not(part) => self.add(part),
            Pred::Within(path, part) => match path.steps.last() {
                Some(Step::Rank) => self.numbers(part, Measure::Rank),
                Some(Step::ElementCount) => self.numbers(part, Measure::ElementCount),
                _ => self.add(part),
            },
            Pred::Def(def) => self.defs.push(def),
            Pred::Interface(_) | Pred::Class(_) => self.interface = true,
            Pred::Mnemonic { dialect, .. } => {
                self.dialects.insert(dialect);
            }
            Pred::Compare(measure, comparison, number) => {
                let more =
                    i64::from(*comparison == Comparison::Greater || *comparison == Comparison::NotEqual);
                self.number(*measure, number + more);
            }
            Pred::OneOf(measure, numbers) => numbers.iter().for_each(|number| self.number(*measure, *number)),
            Pred::Shape(shape) => self.shapes.push(shape),
            _ => {}
        }
    }

    /// The numbers that a condition compares a measure with.
    fn numbers(&mut self, pred: &'static Pred, measure: Measure) {
        match pred {
            Pred::All(parts) | Pred::Any(parts) => parts.iter().for_each(|part| self.numbers(part, measure)),
            Pred::Compare(Measure::Value, _, number) => self.number(measure, *number),
            Pred::OneOf(Measure::Value, numbers) => {
                numbers.iter().for_each(|number| self.number(measure, *number));
            }
            _ => {}
        }
    }

    fn number(&mut self, measure: Measure, number: i64) {
        let numbers = match measure {
            Measure::ElementCount => &mut self.counts,
            Measure::Rank => &mut self.ranks,
            Measure::Width => &mut self.widths,
            _ => return,
        };
        numbers.insert(number);
    }

    /// Texts of attributes, and of arrays of them.
    fn attribute_texts(&self, context: &Context) -> Vec<String> {
        let own = context
            .dialects()
            .iter()
            .filter(|dialect| self.interface || self.dialects.contains(dialect.name))
            .flat_map(|dialect| dialect.attributes);
        let mut texts: Vec<String> =
            self.defs.iter().chain(own).flat_map(|def| instances(context, def, '#')).collect();
        texts.retain(|text| parse_attribute(context, text).is_ok());
        let arrays: Vec<String> = texts.iter().map(|text| format!("[{text}]")).collect();
        texts.extend(arrays);
        texts.extend(self.counts.iter().chain(&self.ranks).map(|count| {
            let list: Vec<String> = (0..(*count).clamp(0, 8)).map(|at| at.to_string()).collect();
            format!("[{}]", list.join(", "))
        }));
        texts.extend(OTHER_ATTRIBUTES.map(str::to_owned));
        texts
    }

    fn texts(&self, context: &Context) -> Vec<String> {
        let own = context
            .dialects()
            .iter()
            .filter(|dialect| self.interface || self.dialects.contains(dialect.name))
            .flat_map(|dialect| dialect.types);
        let mut scalars: Vec<String> = self
            .defs
            .iter()
            .chain(own)
            .flat_map(|def| instances(context, def, '!'))
            .filter(|text| parse_type(context, text).is_ok())
            .collect();
        scalars.extend(
            self.widths.iter().flat_map(|width| ["i", "f", "si", "ui"].map(|kind| format!("{kind}{width}"))),
        );
        scalars.extend(SCALARS.map(str::to_owned));
        scalars.extend((0..8).map(|space| format!("!llvm.ptr<{space}>")));
        let mut shapes: Vec<String> = self.shapes.iter().map(|shape| dims(shape)).collect();
        shapes.extend(self.counts.iter().map(|count| dims(&[*count])));
        for rank in self.ranks.iter().filter(|rank| (0..8).contains(*rank)) {
            for dim in [1, 2] {
                shapes.push(dims(&vec![dim; *rank as usize]));
            }
        }
        shapes.extend(["", "4x", "2x2x", "?x", "1x1x1x"].map(str::to_owned));
        shapes.extend(self.counts.iter().chain(&[2, 4, 8, 16]).map(|count| format!("[{count}]x")));
        shapes.extend([2, 4, 8, 16].map(|count| format!("[{count}]x[{count}]x")));
        let mut texts = scalars.clone();
        for scalar in &scalars {
            for shape in &shapes {
                texts.extend(["vector", "tensor", "memref"].map(|kind| format!("{kind}<{shape}{scalar}>")));
            }
        }
        texts
    }
}

fn dims(shape: &[i64]) -> String {
    let dim = |dim: &i64| if *dim < 0 { "?x".to_owned() } else { format!("{dim}x") };
    shape.iter().map(dim).collect()
}

/// Types that satisfy a constraint, with their texts.
pub(super) fn types<'c>(context: &'c Context, constraint: &'static Constraint) -> Vec<(String, Type<'c>)> {
    let mut mentioned = Mentioned::default();
    mentioned.add(&constraint.pred);
    let parsed = mentioned
        .texts(context)
        .into_iter()
        .filter_map(|text| parse_type(context, &text).ok().map(|ty| (text, ty)));
    parsed.filter(|(_, ty)| constraint.accepts(*ty)).take(COUNT).collect()
}

/// Attributes that satisfy a constraint, with their texts.
pub(super) fn attributes<'c>(
    context: &'c Context,
    constraint: &'static Constraint,
) -> Vec<(String, Attribute<'c>)> {
    let mut mentioned = Mentioned::default();
    mentioned.add(&constraint.pred);
    let parsed = mentioned
        .attribute_texts(context)
        .into_iter()
        .filter_map(|text| parse_attribute(context, &text).ok().map(|attribute| (text, attribute)));
    parsed.filter(|(_, attribute)| constraint.accepts(*attribute)).take(COUNT).collect()
}
