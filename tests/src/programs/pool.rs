//! Types and attributes that programs are made of, and the ones that satisfy a constraint.

use std::collections::BTreeMap;

use super::suggest;
use isogloss::constraint::Constraint;
use isogloss::def::ParamKind;
use isogloss::ir::PropertyDef;
use isogloss::text::{parse_attribute, parse_type};
use isogloss::{Attribute, Context, Type};

/// Types in MLIR's syntax, the simple ones first.
const TYPES: [&str; 60] = [
    "i32",
    "f32",
    "index",
    "i1",
    "i64",
    "f64",
    "i8",
    "bf16",
    "si32",
    "ui8",
    "i128",
    "f16",
    "f80",
    "tf32",
    "f8E4M3FN",
    "none",
    "complex<f32>",
    "complex<f64>",
    "complex<i32>",
    "tuple<i32, f32>",
    "() -> ()",
    "(i32) -> f32",
    "vector<4xf32>",
    "vector<4xi1>",
    "vector<4xi32>",
    "vector<2x[4]xi64>",
    "vector<4xindex>",
    "vector<f32>",
    "vector<4xbf16>",
    "tensor<4xf32>",
    "tensor<?x2xi32>",
    "tensor<*xf32>",
    "tensor<2x2xi1>",
    "tensor<f64>",
    "tensor<4xindex>",
    "tensor<?xcomplex<f32>>",
    "tensor<4x!t.x>",
    "memref<4xf32>",
    "memref<?x?xi32>",
    "memref<4xindex>",
    "memref<*xf32>",
    "memref<2x3xf32, strided<[3, 1], offset: ?>>",
    "memref<i64, 3>",
    "memref<f32>",
    "memref<16xi8>",
    "memref<?xf32, strided<[?], offset: ?>>",
    "memref<?x?xf32, strided<[?, ?], offset: ?>>",
    "!t.x",
    "!llvm.ptr",
    "!llvm.ptr<3>",
    "vector<4x!llvm.ptr>",
    "!llvm.struct<(i32, f32)>",
    "!llvm.struct<(i32, i1)>",
    "!llvm.struct<(f32, f32)>",
    "!llvm.array<2 x i32>",
    "!llvm.token",
    "!llvm.metadata",
    "!llvm.func<void ()>",
    "!llvm.func<i32 (i32)>",
    "!llvm.void",
];

/// Attributes in MLIR's syntax.
const ATTRIBUTES: [&str; 66] = [
    "unit",
    "true",
    "false",
    "0 : i32",
    "1 : i32",
    "5 : i32",
    "-1 : i32",
    "0 : i64",
    "3 : i64",
    "16 : i64",
    "9 : i64",
    "7 : index",
    "2 : i8",
    "-4 : i16",
    "12 : si32",
    "200 : ui8",
    "1.5 : f32",
    "-0.0 : f64",
    "0x7FC00000 : f32",
    "2.5 : bf16",
    "\"text\"",
    "\"\"",
    "\"a\\0Ab\"",
    "@f",
    "@f::@g",
    "i32",
    "() -> ()",
    "memref<4xf32>",
    "affine_map<(d0, d1) -> (d0, d1)>",
    "affine_map<(d0, d1) -> (d1, d0)>",
    "[[0, 1]]",
    "[]",
    "[1.0 : f32, 2.0 : f32]",
    "[1 : i32, -1 : i32]",
    "[1.0 : f64, 2.0 : f64]",
    "[#t.x]",
    "[@f]",
    "[\"a\"]",
    "{}",
    "{a = 1 : i8}",
    "array<i64>",
    "array<i64: 1>",
    "array<i64: 0, 4>",
    "array<i32: 1, 2>",
    "array<i1: true>",
    "dense<1> : vector<4xi32>",
    "dense<[1, 2]> : tensor<2xi64>",
    "dense<2.0> : tensor<4xf32>",
    "dense<true> : vector<4xi1>",
    "dense<1.0> : vector<2x[4]xf32>",
    "#t.x",
    "!llvm.func<void ()>",
    "!llvm.func<i32 (i32)>",
    "#llvm.blocktag<id = 1>",
    "#llvm.blockaddress<function = @f, tag = <id = 1>>",
    "#llvm.alias_scope<id = \"s\", domain = <id = distinct[0]<>>>",
    "[#llvm.alias_scope<id = \"s\", domain = <id = distinct[0]<>>>]",
    "[#llvm.access_group<id = distinct[0]<>>]",
    "#llvm.memory_effects<other = none, argMem = read, inaccessibleMem = write, errnoMem = none, targetMem0 = none, \
     targetMem1 = none>",
    "#llvm.di_local_variable<scope = #llvm.di_file<\"a\" in \"b\">, name = \"v\">",
    "#llvm.di_label<scope = #llvm.di_file<\"a\" in \"b\">, name = \"l\">",
    "#llvm.di_expression<[DW_OP_deref]>",
    "#llvm.dereferenceable<bytes = 4>",
    "[#llvm.mlir.module_flag<error, \"wchar_size\", 4 : i32>]",
    "#llvm.target_features<[\"+a\"]>",
    "array<i32: 0, -2147483648>",
];

/// The pool of a context.
#[derive(Debug)]
pub(super) struct Pool<'c> {
    context: &'c Context,
    types: Vec<(String, Type<'c>)>,
    attributes: Vec<String>,
    parsed: Vec<Attribute<'c>>,
    /// The types that satisfy a constraint, by the address of the constraint.
    satisfied: BTreeMap<usize, Vec<usize>>,
    /// The attributes that a property can have, by the address of the property.
    allowed: BTreeMap<usize, Vec<String>>,
}

impl<'c> Pool<'c> {
    pub(super) fn new(context: &'c Context) -> Self {
        let types = TYPES.into_iter().map(str::to_owned);
        let types = types.filter_map(|text| Some((text.clone(), parse_type(context, &text).ok()?))).collect();
        let mut attributes: Vec<String> = ATTRIBUTES.into_iter().map(str::to_owned).collect();
        attributes.extend(enum_attributes(context));
        attributes.retain(|text| parse_attribute(context, text).is_ok());
        let parsed = attributes.iter().filter_map(|text| parse_attribute(context, text).ok()).collect();
        Self { context, types, attributes, parsed, satisfied: BTreeMap::new(), allowed: BTreeMap::new() }
    }

    pub(super) fn type_count(&self) -> usize {
        self.types.len()
    }

    pub(super) fn type_text(&self, index: usize) -> &str {
        &self.types[index].0
    }

    pub(super) fn attributes(&self) -> &[String] {
        &self.attributes
    }

    /// The indices of the types that satisfy a constraint.
    pub(super) fn types_of(&mut self, constraint: &'static Constraint) -> &[usize] {
        let (context, types) = (self.context, &mut self.types);
        self.satisfied.entry(std::ptr::from_ref(constraint).addr()).or_insert_with(|| {
            let found: Vec<usize> =
                (0..types.len()).filter(|index| constraint.accepts(types[*index].1)).collect();
            if !found.is_empty() {
                return found;
            }
            let first = types.len();
            types.extend(suggest::types(context, constraint));
            (first..types.len()).collect()
        })
    }

    /// The attributes that a property can have.
    pub(super) fn attributes_of(&mut self, property: &PropertyDef) -> &[String] {
        let (context, attributes, parsed) = (self.context, &self.attributes, &self.parsed);
        self.allowed.entry(std::ptr::from_ref(property).addr()).or_insert_with(|| {
            let allowed = |attribute: Attribute<'c>| {
                property.can_hold(attribute)
                    && property.constraint.is_none_or(|constraint| constraint.accepts(attribute))
            };
            let pairs = attributes.iter().zip(parsed);
            let found: Vec<String> =
                pairs.filter(|(_, parsed)| allowed(**parsed)).map(|(text, _)| text.clone()).collect();
            match property.constraint {
                Some(constraint) if found.is_empty() => {
                    let suggested = suggest::attributes(context, constraint);
                    suggested
                        .into_iter()
                        .filter(|(_, parsed)| allowed(*parsed))
                        .map(|(text, _)| text)
                        .collect()
                }
                _ => found,
            }
        })
    }
}

/// The attributes of enums that the dialects of a context define: `#arith.fastmath<nnan>`.
fn enum_attributes(context: &Context) -> Vec<String> {
    let mut found = Vec::new();
    for dialect in context.dialects() {
        for def in dialect.attributes {
            let (Some(mnemonic), [param]) = (def.mnemonic, def.params) else { continue };
            let (ParamKind::Enum(cases) | ParamKind::NamedEnum(cases, _)) = param.kind else { continue };
            for case in cases.cases.iter().take(4) {
                found.push(format!("#{}<{mnemonic}<{}>>", dialect.name, case.text));
                found.push(format!("#{}<{mnemonic} {}>", dialect.name, case.text));
            }
        }
    }
    found
}
