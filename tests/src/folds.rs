//! Programs of one operation each whose folder decides the canonical form: constants, operations that change nothing,
//! and operations that undo another one. Patterns of the reference tool do not apply to them.

use crate::mutate::Random;

const INTEGERS: [&str; 7] = ["i1", "i7", "i8", "i32", "i64", "i128", "index"];
const FLOATS: [&str; 6] = ["f16", "bf16", "f32", "f64", "f8E4M3FN", "f8E5M2"];
const PREDICATES: [&str; 10] = ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"];
const FLOAT_PREDICATES: [&str; 16] = [
    "false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une",
    "uno", "true",
];

/// Operations of `arith` on two integers, and what may be inside an operand.
const INTEGER_OPS: [(&str, &[&str]); 20] = [
    ("addi", &["subi"]),
    ("subi", &["addi"]),
    ("muli", &[]),
    ("divui", &[]),
    ("divsi", &[]),
    ("ceildivui", &[]),
    ("ceildivsi", &[]),
    ("floordivsi", &[]),
    ("remui", &[]),
    ("remsi", &[]),
    ("andi", &["andi"]),
    ("ori", &[]),
    ("xori", &["xori"]),
    ("shli", &[]),
    ("shrui", &[]),
    ("shrsi", &[]),
    ("maxsi", &[]),
    ("maxui", &[]),
    ("minsi", &[]),
    ("minui", &[]),
];
const FLOAT_OPS: [&str; 9] =
    ["addf", "subf", "mulf", "divf", "remf", "maximumf", "minimumf", "maxnumf", "minnumf"];
const EXTENDED_OPS: [&str; 3] = ["addui_extended", "mulsi_extended", "mului_extended"];
const INDEX_OPS: [&str; 20] = [
    "add",
    "sub",
    "mul",
    "divs",
    "divu",
    "ceildivs",
    "ceildivu",
    "floordivs",
    "rems",
    "remu",
    "maxs",
    "maxu",
    "mins",
    "minu",
    "shl",
    "shrs",
    "shru",
    "and",
    "or",
    "xor",
];
/// Conversions of `arith`, each with pairs of types.
const CASTS: [(&str, &[(&str, &str)]); 12] = [
    ("extui", &[("i1", "i8"), ("i7", "i64"), ("i8", "i128")]),
    ("extsi", &[("i1", "i8"), ("i7", "i64"), ("i8", "i128")]),
    ("trunci", &[("i8", "i1"), ("i64", "i7"), ("i128", "i64")]),
    ("extf", &[("f16", "f32"), ("bf16", "f64"), ("f8E5M2", "f16")]),
    ("truncf", &[("f32", "f16"), ("f64", "bf16"), ("f16", "f8E5M2"), ("f64", "f32")]),
    ("uitofp", &[("i1", "f16"), ("i64", "f32"), ("i128", "bf16"), ("i8", "f64")]),
    ("sitofp", &[("i1", "f16"), ("i64", "f32"), ("i128", "bf16"), ("i8", "f64")]),
    ("fptoui", &[("f16", "i8"), ("f32", "i64"), ("f64", "i128"), ("bf16", "i1")]),
    ("fptosi", &[("f16", "i8"), ("f32", "i64"), ("f64", "i128"), ("bf16", "i1")]),
    ("index_cast", &[("index", "i8"), ("i32", "index"), ("i128", "index")]),
    ("index_castui", &[("index", "i8"), ("i32", "index"), ("i128", "index")]),
    ("bitcast", &[("i32", "f32"), ("f64", "i64"), ("f16", "bf16"), ("i8", "i8")]),
];

/// Operations of `math` on one float, and the types that the reference tool folds them for; the standard library has no equal of
/// its other functions.
const FUNCTIONS: [(&str, &[&str]); 22] = [
    ("absf", &FLOATS),
    ("ceil", &["f16", "bf16", "f32", "f64"]),
    ("floor", &["f16", "bf16", "f32", "f64"]),
    ("roundeven", &["f16", "bf16", "f32", "f64"]),
    ("round", &["f16", "f32", "f64"]),
    ("trunc", &["f16", "f32", "f64"]),
    ("sqrt", &["f16", "f32", "f64"]),
    ("log", &["f16", "f32", "f64"]),
    ("log2", &["f16", "f32", "f64"]),
    ("log10", &["f16", "f32", "f64"]),
    ("log1p", &["f16", "f32", "f64"]),
    ("acos", &["f16", "f32", "f64"]),
    ("asin", &["f16", "f32", "f64"]),
    ("atan", &["f16", "f32", "f64"]),
    ("cos", &["f16", "f32", "f64"]),
    ("cosh", &["f16", "f32", "f64"]),
    ("exp", &["f16", "f32", "f64"]),
    ("exp2", &["f16", "f32", "f64"]),
    ("expm1", &["f16", "f32", "f64"]),
    ("sin", &["f16", "f32", "f64"]),
    ("tan", &["f16", "f32", "f64"]),
    ("tanh", &["f16", "f32", "f64"]),
];
const FUNCTIONS_OF_TWO: [&str; 3] = ["copysign", "atan2", "powf"];
const BIT_COUNTS: [&str; 4] = ["absi", "ctlz", "cttz", "ctpop"];
const CLASSES: [&str; 4] = ["isfinite", "isinf", "isnan", "isnormal"];

/// The parts of a program.
struct Function<'r> {
    random: &'r mut Random,
    arguments: Vec<(String, String)>,
    body: String,
    values: usize,
    /// Whether an operand may be poison.
    poison: bool,
}

/// The number of programs for each operation.
const EACH: usize = 60;

/// The programs.
#[must_use]
pub fn programs() -> Vec<String> {
    let mut random = Random::new(7);
    let mut found = Vec::new();
    let mut program = |write: &dyn Fn(&mut Function<'_>)| {
        for _ in 0..EACH {
            let mut function = Function {
                random: &mut random,
                arguments: Vec::new(),
                body: String::new(),
                values: 0,
                poison: true,
            };
            write(&mut function);
            found.push(function.text());
        }
    };
    for (op, inner) in INTEGER_OPS {
        program(&|function| function.integers(op, inner));
    }
    for op in FLOAT_OPS {
        program(&|function| function.floats(op));
    }
    for op in EXTENDED_OPS {
        program(&|function| function.extended(op));
    }
    for (op, types) in CASTS {
        program(&|function| function.cast(op, types));
    }
    for op in INDEX_OPS {
        program(&|function| function.index(op));
    }
    for (op, elements) in FUNCTIONS {
        program(&|function| function.function(op, elements));
    }
    for op in FUNCTIONS_OF_TWO {
        program(&|function| function.function_of_two(op));
    }
    for op in BIT_COUNTS {
        program(&|function| function.bit_count(op));
    }
    for op in CLASSES {
        program(&|function| function.class(op));
    }
    program(&|function| function.integer_power());
    program(&|function| function.size());
    program(&|function| function.element());
    program(&|function| function.elements());
    program(&|function| function.index_casts());
    program(&|function| function.index_comparison());
    program(&|function| function.integer_comparison());
    program(&|function| function.float_comparison());
    program(&|function| function.choice());
    program(&|function| function.negation());
    program(&|function| function.negated_condition());
    for _ in 0..3 {
        program(&|function| function.view());
        program(&|function| function.slice());
        program(&|function| function.complex());
        program(&|function| function.complex_elements());
    }
    found
}

impl Function<'_> {
    fn pick<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.random.below(of.len())]
    }

    fn line(&mut self, text: &str) {
        self.body.push_str("  ");
        self.body.push_str(text);
        self.body.push('\n');
    }

    fn define(&mut self, op: &str) -> String {
        self.values += 1;
        let name = format!("%v{}", self.values);
        self.line(&format!("{name} = {op}"));
        name
    }

    fn keep(&mut self, value: &str, ty: &str) {
        self.line(&format!("\"t.keep\"({value}) : ({ty}) -> ()"));
    }

    fn text(self) -> String {
        let arguments: Vec<String> =
            self.arguments.iter().map(|(name, ty)| format!("{name}: {ty}")).collect();
        format!("func.func @f({}) {{\n{}  return\n}}\n", arguments.join(", "), self.body)
    }

    /// A scalar, a vector, a tensor, a scalable vector.
    fn shape(&mut self) -> usize {
        self.pick(&[0, 0, 0, 1, 2, 3])
    }

    fn argument(&mut self, ty: &str) -> String {
        let same = self.arguments.iter().find(|(_, of)| of == ty).map(|(name, _)| name.clone());
        if let Some(name) = same.filter(|_| self.random.below(2) == 0) {
            return name;
        }
        let name = format!("%a{}", self.arguments.len());
        self.arguments.push((name.clone(), ty.to_owned()));
        name
    }

    fn number(&mut self, element: &str) -> String {
        if FLOATS.contains(&element) {
            return self.float(element);
        }
        let width: u32 = element.strip_prefix('i').and_then(|width| width.parse().ok()).unwrap_or(64);
        if width == 1 {
            return self.pick(&["true", "false"]).to_owned();
        }
        let (least, greatest) = (-1_i128 << (width - 1), !(-1_i128 << (width - 1)));
        let any = i128::try_from(self.random.below(1 << 30)).expect("small");
        let number = self.pick(&[0, 1, -1, 2, 3, -2, 5, 7, least, greatest, any << 33, any]);
        number.clamp(least, greatest).to_string()
    }

    fn float(&mut self, element: &str) -> String {
        let special: &[&str] = match element {
            "f16" => &["0x7C00", "0xFC00", "0x7E00", "0xFE01", "0x0001"],
            "bf16" => &["0x7F80", "0xFF80", "0x7FC0", "0xFFC1", "0x0001"],
            "f32" => &["0x7F800000", "0xFF800000", "0x7FC00000", "0xFFC00001", "0x7F800001", "0x00000001"],
            "f64" => {
                &["0x7FF0000000000000", "0xFFF0000000000000", "0x7FF8000000000000", "0x0000000000000001"]
            }
            "f8E4M3FN" => &["0x7F", "0xFF", "0x7E", "0x01"],
            _ => &["0x7C", "0xFC", "0x7E", "0x01"],
        };
        let plain = [
            "0.0", "-0.0", "1.0", "-1.0", "2.0", "0.5", "3.0", "1.5", "-2.5", "0.1", "100.0", "7.25",
            "1.0e-3", "12345.0", "3.0e30", "1.0e-30",
        ];
        if self.random.below(4) == 0 { self.pick(special) } else { self.pick(&plain) }.to_owned()
    }

    /// A constant, poison, or an argument.
    fn operand(&mut self, element: &str, shape: usize) -> String {
        let ty = typed(element, shape);
        match self.random.below(100) {
            0..3 if self.poison => self.define(&format!("ub.poison : {ty}")),
            3..58 => {
                let value = self.constant(element, shape);
                self.define(&format!("arith.constant {value}"))
            }
            _ => self.argument(&ty),
        }
    }

    fn constant(&mut self, element: &str, shape: usize) -> String {
        let ty = typed(element, shape);
        if shape == 0 {
            let number = self.number(element);
            return if element == "i1" { number } else { format!("{number} : {ty}") };
        }
        let count = [0, 3, 2, 0][shape];
        if count > 0 && self.random.below(2) == 0 {
            let numbers: Vec<String> = (0..count).map(|_| self.number(element)).collect();
            return format!("dense<[{}]> : {ty}", numbers.join(", "));
        }
        format!("dense<{}> : {ty}", self.number(element))
    }

    fn integers(&mut self, op: &str, inner: &[&str]) {
        let (element, shape) = (self.pick(&INTEGERS), self.shape());
        // The reference tool folds shifts of vectors by too much if the last element is in range, divides rounding up only where
        // the negative numbers exist, and rounds down whatever the last divisor allows.
        let (element, shape) = match op {
            "shli" | "shrui" | "shrsi" | "floordivsi" => (element, 0),
            "ceildivsi" => return self.ceiling(),
            _ => (element, shape),
        };
        let ty = typed(element, shape);
        let mut lhs = self.operand(element, shape);
        let mut rhs = if self.random.below(12) == 0 { lhs.clone() } else { self.operand(element, shape) };
        if !inner.is_empty() && self.random.below(3) == 0 {
            let (x, y) = (self.argument(&ty), self.argument(&ty));
            let inner = self.pick(inner);
            let value = self.define(&format!("arith.{inner} {x}, {y} : {ty}"));
            let other = self.pick(&[&x, &y]).clone();
            (lhs, rhs) = if self.random.below(2) == 0 { (value, other) } else { (other, value) };
        } else if ["andi", "ori"].contains(&op) && self.random.below(4) == 0 {
            let x = self.argument(&ty);
            let ones = match (element, shape) {
                ("i1", 0) => "true".to_owned(),
                ("i1", _) => format!("dense<true> : {ty}"),
                (_, 0) => format!("-1 : {ty}"),
                _ => format!("dense<-1> : {ty}"),
            };
            let ones = self.define(&format!("arith.constant {ones}"));
            let complement = self.define(&format!("arith.xori {x}, {ones} : {ty}"));
            (lhs, rhs) = if self.random.below(2) == 0 { (complement, x) } else { (x, complement) };
        }
        let result = self.define(&format!("arith.{op} {lhs}, {rhs} : {ty}"));
        self.keep(&result, &ty);
    }

    fn ceiling(&mut self) {
        let [lhs, rhs] = [(); 2].map(|()| {
            let number = self.pick(&["-7", "-6", "-1", "0", "1", "2", "3", "5", "100"]);
            self.define(&format!("arith.constant {number} : i32"))
        });
        let argument = self.argument("i32");
        let lhs = if self.random.below(4) == 0 { argument } else { lhs };
        let result = self.define(&format!("arith.ceildivsi {lhs}, {rhs} : i32"));
        self.keep(&result, "i32");
    }

    fn floats(&mut self, op: &str) {
        let (element, shape) = (self.pick(&FLOATS), self.shape());
        let ty = typed(element, shape);
        let lhs = self.operand(element, shape);
        let rhs = if self.random.below(12) == 0 { lhs.clone() } else { self.operand(element, shape) };
        let flags = self.pick(&["", "", "", " fastmath<nnan,nsz>", " fastmath<fast>"]);
        let result = self.define(&format!("arith.{op} {lhs}, {rhs}{flags} : {ty}"));
        self.keep(&result, &ty);
    }

    fn extended(&mut self, op: &str) {
        // The reference tool does not expect poison here.
        self.poison = false;
        let (element, shape) = (self.pick(&INTEGERS), self.shape());
        let (ty, bit) = (typed(element, shape), typed("i1", shape));
        let (lhs, mut rhs) = (self.operand(element, shape), self.operand(element, shape));
        let is_one = |body: &str, name: &str| {
            let definition = body.lines().find(|line| line.trim_start().starts_with(&format!("{name} = ")));
            definition
                .is_some_and(|line| line.contains("1 :") || line.contains("<1>") || line.contains("true"))
        };
        // A pattern multiplies by one.
        if op == "mulsi_extended" && (is_one(&self.body, &rhs) || is_one(&self.body, &lhs)) {
            rhs = self.argument(&ty);
            if is_one(&self.body, &lhs) {
                return self.keep(&rhs, &ty);
            }
        }
        let (second, types) = match op {
            "addui_extended" => (bit.clone(), format!("{ty}, {bit}")),
            _ => (ty.clone(), ty.clone()),
        };
        self.values += 1;
        let name = format!("%v{}", self.values);
        self.line(&format!("{name}:2 = arith.{op} {lhs}, {rhs} : {types}"));
        self.keep(&format!("{name}#0"), &ty);
        self.keep(&format!("{name}#1"), &second);
    }

    fn cast(&mut self, op: &str, types: &[(&str, &str)]) {
        // Only some of the conversions of the reference tool see poison.
        self.poison = false;
        let ((from, to), shape) = (self.pick(types), self.pick(&[0, 0, 1, 2]));
        let operand = self.operand(from, shape);
        let (from, to) = (typed(from, shape), typed(to, shape));
        let result = self.define(&format!("arith.{op} {operand} : {from} to {to}"));
        self.keep(&result, &to);
        let again = match op {
            "extui" | "extsi" => Some(typed("i200", shape)),
            "index_cast" | "index_castui" => Some(from),
            _ => None,
        };
        if let Some(ty) = again
            && self.random.below(3) == 0
        {
            let twice = self.define(&format!("arith.{op} {result} : {to} to {ty}"));
            self.keep(&twice, &ty);
        }
    }

    fn index_operand(&mut self) -> String {
        if self.random.below(5) < 2 {
            return self.argument("index");
        }
        let number = self.pick(&[
            0,
            1,
            -1,
            2,
            3,
            5,
            31,
            32,
            63,
            7,
            1 << 31,
            (1 << 31) - 1,
            1 << 32,
            -(1 << 31),
            i64::MAX,
            i64::MIN,
            1 << 40,
            123_456_789_012,
        ]);
        self.define(&format!("index.constant {number}"))
    }

    fn index(&mut self, op: &str) {
        let (lhs, rhs) = (self.index_operand(), self.index_operand());
        // The least number has no negative one, by which the reference tool rounds up.
        if op == "ceildivs"
            && (self.body.contains("-2147483648") || self.body.contains(&i64::MIN.to_string()))
        {
            return self.keep(&lhs, "index");
        }
        let result = self.define(&format!("index.{op} {lhs}, {rhs}"));
        self.keep(&result, "index");
    }

    fn index_casts(&mut self) {
        let (op, ty) =
            (self.pick(&["casts", "castu"]), self.pick(&["i1", "i8", "i32", "i33", "i64", "i128"]));
        let operand = self.index_operand();
        let result = self.define(&format!("index.{op} {operand} : index to {ty}"));
        self.keep(&result, ty);
    }

    fn index_comparison(&mut self) {
        let (lhs, rhs, predicate) = (self.index_operand(), self.index_operand(), self.pick(&PREDICATES));
        let result = self.define(&format!("index.cmp {predicate}({lhs}, {rhs})"));
        self.keep(&result, "i1");
    }

    fn integer_comparison(&mut self) {
        let (element, shape, predicate) = (self.pick(&INTEGERS), self.shape(), self.pick(&PREDICATES));
        let ty = typed(element, shape);
        let mut lhs = self.operand(element, shape);
        if element == "i64" && self.random.below(3) == 0 {
            let bit = self.argument(&typed("i1", shape));
            let op = self.pick(&["extui", "extsi"]);
            lhs = self.define(&format!("arith.{op} {bit} : {} to {ty}", typed("i1", shape)));
        }
        let rhs = if self.random.below(12) == 0 { lhs.clone() } else { self.operand(element, shape) };
        let result = self.define(&format!("arith.cmpi {predicate}, {lhs}, {rhs} : {ty}"));
        self.keep(&result, &typed("i1", shape));
    }

    fn float_comparison(&mut self) {
        let (element, shape, predicate) = (self.pick(&FLOATS), self.shape(), self.pick(&FLOAT_PREDICATES));
        let ty = typed(element, shape);
        let (lhs, rhs) = (self.operand(element, shape), self.operand(element, shape));
        let result = self.define(&format!("arith.cmpf {predicate}, {lhs}, {rhs} : {ty}"));
        self.keep(&result, &typed("i1", shape));
    }

    fn choice(&mut self) {
        let (element, shape) = (self.pick(&["i1", "i32", "index", "f32", "f8E5M2"]), self.pick(&[0, 1, 2]));
        let ty = typed(element, shape);
        let mask = if element == "i1" { shape } else { self.pick(&[0, shape]) };
        let condition = self.operand("i1", mask);
        if element == "i1" && shape == 0 {
            // With the constants in the other order, a pattern of the reference tool applies.
            let (yes, no) = (self.define("arith.constant true"), self.define("arith.constant false"));
            let result = self.define(&format!("arith.select {condition}, {yes}, {no} : i1"));
            return self.keep(&result, "i1");
        }
        let yes = self.operand(element, shape);
        let no = if self.random.below(10) == 0 { yes.clone() } else { self.operand(element, shape) };
        let mask = if mask == 0 { String::new() } else { format!("{}, ", typed("i1", mask)) };
        let result = self.define(&format!("arith.select {condition}, {yes}, {no} : {mask}{ty}"));
        self.keep(&result, &ty);
    }

    fn negation(&mut self) {
        let (element, shape) = (self.pick(&FLOATS), self.shape());
        let ty = typed(element, shape);
        let operand = self.operand(element, shape);
        let mut result = self.define(&format!("arith.negf {operand} : {ty}"));
        if self.random.below(3) == 0 {
            result = self.define(&format!("arith.negf {result} : {ty}"));
        }
        self.keep(&result, &ty);
    }

    fn function(&mut self, op: &str, elements: &[&str]) {
        let (element, shape) = (self.pick(elements), self.shape());
        let ty = typed(element, shape);
        let operand = self.operand(element, shape);
        let result = self.define(&format!("math.{op} {operand} : {ty}"));
        self.keep(&result, &ty);
    }

    fn function_of_two(&mut self, op: &str) {
        let (element, shape) = (self.pick(&["f32", "f64"]), self.shape());
        let ty = typed(element, shape);
        let (lhs, rhs) = (self.operand(element, shape), self.operand(element, shape));
        let result = self.define(&format!("math.{op} {lhs}, {rhs} : {ty}"));
        self.keep(&result, &ty);
    }

    fn bit_count(&mut self, op: &str) {
        let (element, shape) = (self.pick(&INTEGERS), self.shape());
        let ty = typed(element, shape);
        let operand = self.operand(element, shape);
        let result = self.define(&format!("math.{op} {operand} : {ty}"));
        self.keep(&result, &ty);
    }

    fn class(&mut self, op: &str) {
        // The reference tool classifies neither elements nor poison.
        self.poison = false;
        let element = self.pick(&FLOATS);
        let operand = self.operand(element, 0);
        let result = self.define(&format!("math.{op} {operand} : {element}"));
        self.keep(&result, "i1");
    }

    fn integer_power(&mut self) {
        let (element, shape) = (self.pick(&["i8", "i32", "i64"]), self.shape());
        let ty = typed(element, shape);
        let (base, exponent) = (self.operand(element, shape), self.operand(element, shape));
        let result = self.define(&format!("math.ipowi {base}, {exponent} : {ty}"));
        self.keep(&result, &ty);
    }

    /// The size of a dimension of a tensor or a memref.
    fn size(&mut self) {
        let (kind, shape) = (self.pick(&["tensor", "memref"]), self.pick(&["4x?", "?x?", "2x3x5"]));
        let ty = format!("{kind}<{shape}xf32>");
        let source = if kind == "memref" && shape == "?x?" {
            let (rows, columns) = (self.argument("index"), self.argument("index"));
            self.define(&format!("memref.alloc({rows}, {columns}) : {ty}"))
        } else {
            self.argument(&ty)
        };
        let index = self.pick(&[0, 1, 2, 7]);
        let index = self.define(&format!("arith.constant {index} : index"));
        let size = self.define(&format!("{kind}.dim {source}, {index} : {ty}"));
        self.keep(&size, "index");
        if kind == "memref" {
            self.keep(&source, &ty);
        }
        let rank = self.define(&format!("{kind}.rank {source} : {ty}"));
        self.keep(&rank, "index");
    }

    /// An element of a constant, or of a tensor of elements.
    fn element(&mut self) {
        let element = self.pick(&["i1", "i8", "i64", "index", "f16", "f64"]);
        let ty = typed(element, 2);
        let source = if self.random.below(2) == 0 {
            let elements = [self.argument(element), self.argument(element)];
            self.define(&format!("tensor.from_elements {}, {} : {ty}", elements[0], elements[1]))
        } else {
            let value = self.constant(element, 2);
            self.define(&format!("arith.constant {value}"))
        };
        let index = self.pick(&["0", "1", "argument"]);
        let index = match index {
            "argument" => self.argument("index"),
            number => self.define(&format!("arith.constant {number} : index")),
        };
        let result = self.define(&format!("tensor.extract {source}[{index}] : {ty}"));
        self.keep(&result, element);
    }

    /// A tensor of elements that may be constants, and one with equal elements.
    fn elements(&mut self) {
        self.poison = false;
        let element = self.pick(&["i1", "i8", "i64", "index", "f16", "f64"]);
        let values: Vec<String> = (0..3).map(|_| self.operand(element, 0)).collect();
        let ty = format!("tensor<3x{element}>");
        let elements = self.define(&format!("tensor.from_elements {} : {ty}", values.join(", ")));
        self.keep(&elements, &ty);
        let splat = self.define(&format!("tensor.splat {} : {ty}", values[0]));
        self.keep(&splat, &ty);
    }
}

impl Function<'_> {
    /// An `scf.if` with a condition that may be negated. Each region has an effect, so that it stays.
    fn negated_condition(&mut self) {
        let condition = self.argument("i1");
        let constant = self.pick(&["true", "true", "false", "unknown"]);
        let other = match constant {
            "unknown" => self.define("\"t.unknown\"() : () -> i1"),
            truth => self.define(&format!("arith.constant {truth}")),
        };
        let condition = match self.random.below(4) {
            0 => condition,
            1 => self.define(&format!("arith.xori {other}, {condition} : i1")),
            _ => self.define(&format!("arith.xori {condition}, {other} : i1")),
        };
        if self.random.below(3) == 0 {
            self.line(&format!("scf.if {condition} {{"));
            self.line("  \"t.then\"() : () -> ()");
            if self.random.below(2) == 0 {
                self.line("} else {");
                self.line("  \"t.else\"() : () -> ()");
            }
            self.line("}");
            return;
        }
        let result = self.define(&format!("scf.if {condition} -> (f32) {{"));
        for (region, end) in [("then", "} else {"), ("else", "}")] {
            self.line(&format!("  %{region} = \"t.{region}\"() : () -> f32"));
            self.line(&format!("  scf.yield %{region} : f32"));
            self.line(end);
        }
        self.keep(&result, "f32");
    }
}

impl Function<'_> {
    /// Three sizes: numbers and arguments.
    fn sizes(&mut self) -> Vec<String> {
        (0..3)
            .map(|_| {
                if self.random.below(2) == 0 {
                    self.argument("index")
                } else {
                    self.pick(&["1", "3"]).to_owned()
                }
            })
            .collect()
    }

    /// Asks for each size of a value, and for one too many.
    fn keep_sizes(&mut self, kind: &str, value: &str, ty: &str) {
        for index in 0..4 {
            let index = self.define(&format!("arith.constant {index} : index"));
            let size = self.define(&format!("{kind}.dim {value}, {index} : {ty}"));
            self.keep(&size, "index");
        }
    }

    /// Sizes of views of a memref.
    fn view(&mut self) {
        let sizes = self.sizes();
        let (shape, dynamic) = (shape_of(&sizes), dynamic_of(&sizes));
        match self.random.below(4) {
            0 => {
                let (bytes, at) = (self.argument("memref<2048xi8>"), self.argument("index"));
                let ty = format!("memref<{shape}xf32>");
                let view = self.define(&format!(
                    "memref.view {bytes}[{at}][{}] : memref<2048xi8> to {ty}",
                    dynamic.join(", ")
                ));
                self.keep_sizes("memref", &view, &ty);
            }
            1 => {
                let source = self.argument("memref<?x?x?xf32>");
                let ty = self.pick(&[
                    "memref<?x4x?xf32>",
                    "memref<*xf32>",
                    "memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>",
                ]);
                let cast = self.define(&format!("memref.cast {source} : memref<?x?x?xf32> to {ty}"));
                self.keep_sizes("memref", &cast, ty);
                if self.random.below(2) == 0 {
                    let again = self.define(&format!("memref.cast {cast} : {ty} to memref<?x?x?xf32>"));
                    self.keep_sizes("memref", &again, "memref<?x?x?xf32>");
                }
            }
            other => {
                let source = self.argument("memref<?x?x?xf32>");
                let reduced = other == 2;
                let kept: Vec<usize> = (0..3).filter(|at| !reduced || sizes[*at] != "1").collect();
                let strides: Vec<&str> = kept.iter().map(|at| ["?", "?", "1"][*at]).collect();
                let left: Vec<String> = kept.iter().map(|at| sizes[*at].clone()).collect();
                let dims: String =
                    left.iter().map(|size| format!("{}x", shape_of(std::slice::from_ref(size)))).collect();
                let ty = format!("memref<{dims}f32, strided<[{}]>>", strides.join(", "));
                if left.is_empty() {
                    return;
                }
                let view = self.define(&format!(
                    "memref.subview {source}[0, 0, 0] [{}] [1, 1, 1] : memref<?x?x?xf32> to {ty}",
                    sizes.join(", ")
                ));
                self.keep_sizes("memref", &view, &ty);
            }
        }
    }

    /// Sizes of parts of a tensor, and of tensors that are only described by their sizes.
    fn slice(&mut self) {
        let sizes = self.sizes();
        let (shape, dynamic) = (shape_of(&sizes), dynamic_of(&sizes).join(", "));
        let ty = format!("tensor<{shape}xf32>");
        let value = match self.random.below(4) {
            0 => self.define(&format!("tensor.empty({dynamic}) : {ty}")),
            1 => {
                let source = self.argument("tensor<?x?x?xf32>");
                self.define(&format!("tensor.cast {source} : tensor<?x?x?xf32> to {ty}"))
            }
            2 => {
                let body = "{ ^bb0(%i: index, %j: index, %k: index): %e = \"t.e\"() : () -> f32 tensor.yield %e : f32 }";
                self.define(&format!("tensor.generate {dynamic} {body} : {ty}"))
            }
            _ => {
                let (source, at) = (self.argument("tensor<?x?x?xf32>"), self.argument("index"));
                let sizes = sizes.join(", ");
                self.define(&format!("tensor.extract_slice {source}[0, {at}, 0] [{sizes}] [1, 1, 2] : tensor<?x?x?xf32> to {ty}"))
            }
        };
        self.keep_sizes("tensor", &value, &ty);
    }

    /// Operations on complex numbers that may undo each other.
    fn complex(&mut self) {
        let element = self.pick(&["f16", "f32", "f64"]);
        let ty = format!("complex<{element}>");
        let mut parts = vec![self.argument(element), self.argument(element)];
        let mut numbers = vec![self.argument(&ty), self.argument(&ty)];
        for _ in 0..7 {
            let number = numbers[self.random.below(numbers.len())].clone();
            let other = numbers[self.random.below(numbers.len())].clone();
            match self.random.below(8) {
                0 => {
                    let real = self.pick(&["0.0", "-0.0", "1.0", "2.5", "-1.0"]);
                    let imaginary = self.pick(&["0.0", "0.0", "-0.0", "1.0"]);
                    let text =
                        format!("complex.constant [{real} : {element}, {imaginary} : {element}] : {ty}");
                    numbers.push(self.define(&text));
                }
                1 => {
                    let name = self.pick(&["re", "im"]);
                    parts.push(self.define(&format!("complex.{name} {number} : {ty}")));
                }
                2 => {
                    let (real, imaginary) = (self.pick(&["re", "im"]), self.pick(&["re", "im"]));
                    let real = self.define(&format!("complex.{real} {number} : {ty}"));
                    let imaginary = self.define(&format!("complex.{imaginary} {number} : {ty}"));
                    numbers.push(self.define(&format!("complex.create {real}, {imaginary} : {ty}")));
                }
                3 => {
                    let (real, imaginary) = (
                        parts[self.random.below(parts.len())].clone(),
                        parts[self.random.below(parts.len())].clone(),
                    );
                    numbers.push(self.define(&format!("complex.create {real}, {imaginary} : {ty}")));
                }
                4 => {
                    let name = self.pick(&["neg", "conj", "exp", "log"]);
                    numbers.push(self.define(&format!("complex.{name} {number} : {ty}")));
                    let reverse = match name {
                        "exp" => "log",
                        "log" => "exp",
                        name => name,
                    };
                    let last = numbers[numbers.len() - 1].clone();
                    numbers.push(self.define(&format!("complex.{reverse} {last} : {ty}")));
                }
                5 => {
                    let (name, reverse) = self.pick(&[("add", "sub"), ("sub", "add")]);
                    let inner = self.define(&format!("complex.{name} {number}, {other} : {ty}"));
                    let text = if self.random.below(2) == 0 {
                        format!("{inner}, {other}")
                    } else {
                        format!("{other}, {inner}")
                    };
                    numbers.push(self.define(&format!("complex.{reverse} {text} : {ty}")));
                }
                _ => {
                    let name = self.pick(&["add", "sub", "mul", "div"]);
                    numbers.push(self.define(&format!("complex.{name} {number}, {other} : {ty}")));
                }
            }
        }
        let (number, part) = (numbers[numbers.len() - 1].clone(), parts[parts.len() - 1].clone());
        self.keep(&number, &ty);
        self.keep(&part, element);
    }

    /// Elements of complex constants, and constants of such elements.
    fn complex_elements(&mut self) {
        let element = self.pick(&["f16", "f32", "f64", "i8", "i3"]);
        let is_float = element.starts_with('f');
        let ty = format!("complex<{element}>");
        let tensor = format!("tensor<2x{ty}>");
        let number = |function: &mut Self| {
            let parts = if is_float { ["1.0", "-0.0", "2.5"] } else { ["1", "0", "-2"] };
            format!("({}, {})", function.pick(&parts), function.pick(&parts))
        };
        let (one, two) = (number(self), number(self));
        let value = if self.random.below(3) == 0 { one } else { format!("[{one}, {two}]") };
        let constant = self.define(&format!("arith.constant dense<{value}> : {tensor}"));
        let mut elements = Vec::new();
        for index in 0..2 {
            let index = self.define(&format!("arith.constant {index} : index"));
            elements.push(self.define(&format!("tensor.extract {constant}[{index}] : {tensor}")));
        }
        if is_float && self.random.below(2) == 0 {
            elements.push(self.argument(&ty));
        }
        let (first, second) = (self.pick(&[0, 1]), self.random.below(elements.len()));
        let again = self
            .define(&format!("tensor.from_elements {}, {} : {tensor}", elements[first], elements[second]));
        self.keep(&again, &tensor);
        let first = elements[0].clone();
        self.keep(&first, &ty);
    }
}

/// The shape of sizes, in which arguments are dynamic.
fn shape_of(sizes: &[String]) -> String {
    let sizes: Vec<&str> = sizes.iter().map(|size| if size.starts_with('%') { "?" } else { size }).collect();
    sizes.join("x")
}

/// The sizes that are arguments.
fn dynamic_of(sizes: &[String]) -> Vec<String> {
    sizes.iter().filter(|size| size.starts_with('%')).cloned().collect()
}

/// The type of a scalar, a vector, a tensor or a scalable vector.
fn typed(element: &str, shape: usize) -> String {
    match shape {
        0 => element.to_owned(),
        1 => format!("vector<3x{element}>"),
        2 => format!("tensor<2x{element}>"),
        _ => format!("vector<[4]x{element}>"),
    }
}
