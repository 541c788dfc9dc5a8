//! Types for a constraint that no type of the pool satisfies: made of what the constraint's condition mentions.

use std::collections::BTreeSet;

use isogloss::constraint::{Comparison, Constraint, Measure, Pred, Step};
use isogloss::def::Def;
use isogloss::text::parse_type;
use isogloss::{Context, Type};

/// How many types are made for a constraint.
const COUNT: usize = 40;

/// Elements of shaped types that a condition need not mention.
const SCALARS: [&str; 12] =
    ["i1", "i8", "i16", "i32", "i64", "f16", "bf16", "f32", "f64", "index", "f8E5M2", "f8E8M0FNU"];

/// What may follow the mnemonic of a type.
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

/// What a condition mentions.
#[derive(Default)]
struct Mentioned {
    defs: Vec<&'static Def>,
    dialects: BTreeSet<&'static str>,
    counts: BTreeSet<i64>,
    ranks: BTreeSet<i64>,
    widths: BTreeSet<i64>,
    shapes: Vec<&'static [i64]>,
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

    fn texts(&self, context: &Context) -> Vec<String> {
        let own =
            self.dialects.iter().filter_map(|name| context.dialect(name)).flat_map(|dialect| dialect.types);
        let defs = self.defs.iter().chain(own);
        let named = defs.filter_map(|def| Some(format!("!{}.{}", def.dialect, def.mnemonic?)));
        let mut scalars: Vec<String> = named
            .flat_map(|name| PARAMETERS.iter().map(move |parameters| format!("{name}{parameters}")))
            .filter(|text| parse_type(context, text).is_ok())
            .collect();
        scalars.extend(
            self.widths.iter().flat_map(|width| ["i", "f", "si", "ui"].map(|kind| format!("{kind}{width}"))),
        );
        scalars.extend(SCALARS.map(str::to_owned));
        let mut shapes: Vec<String> = self.shapes.iter().map(|shape| dims(shape)).collect();
        shapes.extend(self.counts.iter().map(|count| dims(&[*count])));
        for rank in self.ranks.iter().filter(|rank| (0..8).contains(*rank)) {
            for dim in [1, 2] {
                shapes.push(dims(&vec![dim; *rank as usize]));
            }
        }
        shapes.extend(["", "4x", "2x2x", "?x", "1x1x1x"].map(str::to_owned));
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
