//! Properties of every layout, checked on random types in random nested scopes.

use isogloss::ir::{Ir, OpRef};
use isogloss::layout::{DataLayout, LayoutError, ScopedDataLayout, TypeShape};
use isogloss::text::parse_type;
use isogloss::{Context, Type, dlti, llvm};

const SEEDS: u64 = 200;
const TYPES: usize = 40;

/// Numbers that look random and are the same every time.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % bound as u64) as usize
    }

    fn pick<'t>(&mut self, texts: &[&'t str]) -> &'t str {
        texts[self.below(texts.len())]
    }

    fn scalar(&mut self) -> String {
        match self.below(7) {
            0 => format!("i{}", 1 + self.below(300)),
            1 => format!("{}{}", self.pick(&["si", "ui"]), 1 + self.below(70)),
            2 => "index".to_owned(),
            3 => format!("!llvm.ptr<{}>", self.below(4)),
            4 => format!("complex<{}>", self.pick(&["i7", "i64", "f32", "f80", "f16"])),
            _ => self.pick(&["f16", "bf16", "f32", "f64", "f80", "f128", "tf32", "f4E2M1FN"]).to_owned(),
        }
    }

    fn ty(&mut self, depth: usize) -> String {
        if depth == 0 {
            return self.scalar();
        }
        match self.below(6) {
            0 => format!("!llvm.array<{} x {}>", self.below(9), self.ty(depth - 1)),
            1 => {
                let element = self.pick(&["i1", "i8", "i33", "f16", "f80", "index"]);
                let scalable = if self.below(4) == 0 { "[4]" } else { "3" };
                format!("vector<{}x{scalable}x{element}>", 1 + self.below(6))
            }
            2 | 3 => {
                let members: Vec<_> = (0..self.below(6)).map(|_| self.ty(depth - 1)).collect();
                let packed = if self.below(3) == 0 { "packed " } else { "" };
                format!("!llvm.struct<{packed}({})>", members.join(", "))
            }
            _ => self.scalar(),
        }
    }

    /// Entries that combine with the entries of outer levels: alignments are halved from level to level, sizes stay.
    fn spec(&mut self, level: usize) -> String {
        let bits = 256 >> level;
        let mut entries = Vec::new();
        for key in ["i8", "i32", "i64", "f32", "f80", "f16", "!llvm.struct<()>"] {
            if self.below(3) == 0 {
                entries.push(format!("{key} = dense<[{bits}, {}]> : vector<2xi64>", bits * 2));
            }
        }
        for space in ["", "<1>", "<2>"] {
            if self.below(3) == 0 {
                entries.push(format!("!llvm.ptr{space} = dense<[64, {bits}, {bits}, 32]> : vector<4xi64>"));
            }
        }
        if self.below(3) == 0 {
            entries.push("index = 32 : i32".to_owned());
        }
        format!("#dlti.dl_spec<{}>", entries.join(", "))
    }

    fn module(&mut self, levels: usize) -> String {
        let mut text = "\"t.leaf\"() : () -> ()".to_owned();
        for level in (0..levels).rev() {
            let spec = self.spec(level);
            text = format!("builtin.module attributes {{dlti.dl_spec = {spec}}} {{ {text} }}");
        }
        text
    }
}

fn is_power_of_two_or_zero(value: u64) -> bool {
    value == 0 || value.is_power_of_two()
}

/// The properties of a single type.
fn check<'c>(ty: Type<'c>, layout: &DataLayout<'c>) {
    let Ok(answers) = layout.layout(ty) else { return };
    let (size, bits) = (answers.size.min_value(), answers.size_in_bits.min_value());
    assert!(bits <= size * 8, "{ty}: {bits} bits in {size} bytes");
    assert_eq!(answers.size.is_scalable(), answers.size_in_bits.is_scalable(), "{ty}");
    assert!(is_power_of_two_or_zero(answers.abi_alignment), "{ty}");
    assert!(is_power_of_two_or_zero(answers.preferred_alignment), "{ty}");
    assert_eq!(layout.size(ty), Ok(answers.size));
    assert_eq!(layout.size_in_bits(ty), Ok(answers.size_in_bits));
    assert_eq!(layout.abi_alignment(ty), Ok(answers.abi_alignment));
    assert_eq!(layout.preferred_alignment(ty), Ok(answers.preferred_alignment));
    assert_eq!(layout.index_bit_width(ty), Ok(answers.index_bit_width));
    match layout.shape(ty).expect("what has a layout has a shape") {
        TypeShape::Struct(shape) => {
            assert_eq!(shape.layout.size, answers.size, "{ty}");
            let packed = ty.to_string().starts_with("!llvm.struct<packed");
            let mut end = 0;
            for field in shape.fields {
                let offset = field.offset.min_value();
                assert!(offset >= end, "{ty}: a field at {offset} before {end}");
                assert!(packed || offset.is_multiple_of(field.layout.abi_alignment), "{ty}: {offset}");
                assert!(packed || answers.abi_alignment >= field.layout.abi_alignment, "{ty}");
                end = offset + field.layout.size.min_value();
            }
            assert!(size >= end, "{ty}: {size} bytes, fields to {end}");
        }
        TypeShape::Array { element, count, stride } if ty.def().dialect == "llvm" => {
            let element = layout.layout(element).expect("a part of what has a layout");
            assert_eq!(stride, element.size.min_value().next_multiple_of(element.abi_alignment), "{ty}");
            assert_eq!((size, answers.abi_alignment), (stride * count, element.abi_alignment), "{ty}");
        }
        _ => {}
    }
}

#[test]
fn invariants_hold_in_random_scopes() {
    let mut answered = 0;
    for seed in 0..SEEDS {
        let mut random = Random(seed);
        let context = Context::with_dialects([dlti::dialect(), llvm::dialect()]);
        let levels = 1 + random.below(4);
        let text = random.module(levels);
        let ir = Ir::parse(&context, &text).unwrap_or_else(|error| panic!("{text}: {error}"));
        ir.verify().unwrap_or_else(|found| panic!("{text}: {found:?}"));
        let leaf = ir.root().into_iter().flat_map(OpRef::walk).last().expect("a leaf");
        let layout = ScopedDataLayout::closest(leaf).expect("scopes that combine");
        let types: Vec<_> = (0..TYPES)
            .map(|_| {
                let text = random.ty(3);
                parse_type(&context, &text).unwrap_or_else(|error| panic!("{text}: {error}"))
            })
            .collect();
        for ty in &types {
            check(*ty, &layout);
        }
        // In another order, from nothing, each time anew: the same answers.
        let backwards = ScopedDataLayout::closest(leaf).expect("scopes that combine");
        for ty in types.iter().rev() {
            let kept = layout.layout(*ty);
            let alone = ScopedDataLayout::closest(leaf).expect("scopes that combine").layout(*ty);
            assert_eq!(backwards.layout(*ty), kept, "{ty}");
            assert_eq!(alone, kept, "{ty}");
            match kept {
                Ok(_) => answered += 1,
                Err(
                    LayoutError::Scalable { .. }
                    | LayoutError::MixedScalable { .. }
                    | LayoutError::ZeroAlignment { .. },
                ) => {}
                Err(error) => panic!("{ty}: {error}"),
            }
        }
    }
    assert!(answered > SEEDS as usize * TYPES / 2, "only {answered} types had a layout");
}
