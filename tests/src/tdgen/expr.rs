//! Expressions of a wanted type.

use super::{Generator, Ty};

/// String literals; some have characters that printing, slicing and matching treat specially.
const STRINGS: [&str; 18] = [
    "\"\"",
    "\"a\"",
    "\"b\"",
    "\"abc\"",
    "\"A_b\"",
    "\"d1\"",
    "\"é\"",
    "\"x y\"",
    "\"1\"",
    "\"12\"",
    "\"\\\"\"",
    "\"\\n\"",
    "\"a.b\"",
    "\"/\"",
    "[{}]",
    "[{c}]",
    "[{ a; }]",
    "\"a\" \"b\"",
];

const REGEXES: [&str; 8] =
    ["\"a\"", "\"^a\"", "\".*\"", "\"[a-c]+$\"", "\"(a|b)\"", "\"d[0-9]\"", "\"\"", "\"(\""];

const INTS: [&str; 16] = [
    "0",
    "1",
    "2",
    "3",
    "-1",
    "5",
    "7",
    "8",
    "10",
    "64",
    "0x1F",
    "0b101",
    "255",
    "-8",
    "9223372036854775807",
    "+3",
];

/// Elements of a list; a brace right after the bracket would begin a code literal.
fn separated(items: &[String]) -> String {
    let text = items.join(", ");
    if text.starts_with('{') { format!(" {text}") } else { text }
}

impl Generator {
    /// An expression, usually of type `ty`.
    pub(super) fn expr(&mut self, ty: &Ty, depth: usize) -> String {
        if self.chance(self.wildness) {
            let other = self.ty(1);
            return self.typed(&other, depth);
        }
        self.typed(ty, depth)
    }

    fn typed(&mut self, ty: &Ty, depth: usize) -> String {
        if self.chance(3) && self.dares() {
            return "?".to_owned();
        }
        if depth == 0 || self.chance(25) {
            return self.leaf(ty);
        }
        let depth = depth - 1;
        if self.chance(18) {
            return self.any(ty, depth);
        }
        match ty {
            Ty::Bit => self.bit(depth),
            Ty::Bits(width) => self.bits(*width, depth),
            Ty::Int => self.int(depth),
            Ty::Str => self.string(depth),
            Ty::Dag => self.dag(depth),
            Ty::List(element) => self.list(element, depth),
            Ty::Class(class) => self.record(*class, depth),
        }
    }

    fn int_expr(&mut self, depth: usize) -> String {
        self.expr(&Ty::Int, depth)
    }

    fn str_expr(&mut self, depth: usize) -> String {
        self.expr(&Ty::Str, depth)
    }

    fn dag_expr(&mut self, depth: usize) -> String {
        self.expr(&Ty::Dag, depth)
    }

    fn list_expr(&mut self, element: &Ty, depth: usize) -> String {
        self.expr(&Ty::list(element.clone()), depth)
    }

    /// A non-empty list: for an empty one, the reference tool reads invalid memory if it folds
    /// `!head` or `!tail` late.
    fn full_list(&mut self, element: &Ty, depth: usize) -> String {
        let list = self.list_expr(element, depth);
        let first = self.leaf(element);
        if self.chance(50) {
            format!("!listconcat([{}], {list})", separated(&[first]))
        } else {
            format!("[{}]", separated(&[first]))
        }
    }

    /// A dag that mostly has arguments 0 and 1, called `n` and `m`.
    fn full_dag(&mut self, ty: &Ty, depth: usize) -> String {
        if self.dares() {
            return self.dag_expr(depth);
        }
        let (operator, first) = (self.operator(depth), self.expr(ty, depth.min(1)));
        let second = self.expr(ty, depth.min(1));
        format!("({operator} {first}:$n, {second}:$m)")
    }

    fn any_expr(&mut self, depth: usize) -> String {
        let ty = self.ty(1);
        self.expr(&ty, depth)
    }

    /// A variable or field of a suitable type, if any.
    fn variable(&mut self, ty: &Ty) -> Option<String> {
        let vars: Vec<String> =
            self.vars.iter().filter(|(_, own)| self.fits(own, ty)).map(|(name, _)| name.clone()).collect();
        if vars.is_empty() {
            return None;
        }
        let at = self.below(vars.len());
        Some(vars[at].clone())
    }

    /// The value of a field of a known record.
    fn field(&mut self, ty: &Ty) -> Option<String> {
        let mut found = Vec::new();
        for def in &self.defs {
            for (name, own) in &def.fields {
                if self.fits(own, ty) {
                    found.push(format!("{}.{name}", def.name));
                }
            }
        }
        for (var, own) in &self.vars {
            let Ty::Class(class) = own else { continue };
            for (name, own) in &self.classes[*class].fields {
                if self.fits(own, ty) {
                    found.push(format!("{var}.{name}"));
                }
            }
        }
        if found.is_empty() {
            return None;
        }
        let at = self.below(found.len());
        Some(found[at].clone())
    }

    fn leaf(&mut self, ty: &Ty) -> String {
        if self.chance(50)
            && let Some(name) = self.variable(ty)
        {
            return name;
        }
        if self.chance(20)
            && let Some(field) = self.field(ty)
        {
            return field;
        }
        match ty {
            Ty::Bit => self.pick(&["0", "1", "true", "false"]).to_owned(),
            Ty::Bits(width) => self.bits_literal(*width),
            Ty::Int => self.random.pick(&INTS[..]).to_string(),
            Ty::Str => {
                if self.in_template && self.chance(6) {
                    return "NAME".to_owned();
                }
                self.random.pick(&STRINGS[..]).to_string()
            }
            Ty::Dag => {
                let op = self.operator(0);
                if self.chance(50) { format!("({op})") } else { format!("({op} 1, \"a\":$n)") }
            }
            Ty::List(element) => {
                if self.chance(30) {
                    let element = self.spell(element);
                    return format!("[]<{element}>");
                }
                let count = self.below(3) + 1;
                let items: Vec<String> = (0..count).map(|_| self.leaf(element)).collect();
                format!("[{}]", separated(&items))
            }
            Ty::Class(class) => self.record_leaf(*class),
        }
    }

    fn record_leaf(&mut self, class: usize) -> String {
        let names: Vec<String> = self
            .defs
            .iter()
            .filter(|def| {
                def.classes.iter().any(|&own| own == class || self.classes[own].ancestors.contains(&class))
            })
            .map(|def| def.name.clone())
            .collect();
        if !names.is_empty() && self.chance(60) {
            let at = self.below(names.len());
            return names[at].clone();
        }
        self.instance(class, 0)
    }

    fn instance(&mut self, class: usize, depth: usize) -> String {
        let name = self.classes[class].name.clone();
        let args = self.arguments(&self.classes[class].args.clone(), depth);
        format!("{name}<{args}>")
    }

    /// Arguments for the template arguments `args`.
    pub(super) fn arguments(&mut self, args: &[super::Arg], depth: usize) -> String {
        let mut texts = Vec::new();
        let mut named = false;
        for arg in args {
            if arg.has_default && self.chance(40) {
                named = true;
                continue;
            }
            named |= self.chance(8);
            let value = self.expr(&arg.ty, depth);
            texts.push(if named { format!("{} = {value}", arg.name) } else { value });
        }
        if self.chance(self.wildness) {
            texts.push(self.any_expr(0));
        }
        texts.join(", ")
    }

    /// An expression of any type whose parts have that type.
    fn any(&mut self, ty: &Ty, depth: usize) -> String {
        match self.below(10) {
            9 if !self.classes.is_empty() => self.field_of_instance(ty, depth),
            0 | 1 => {
                let (then, otherwise) = (self.branch(ty), self.branch(ty));
                let (a, b) = (self.expr(&Ty::Bit, depth), self.expr(&then, depth));
                let c = self.expr(&otherwise, depth);
                format!("!if({a}, {b}, {c})")
            }
            2 => {
                let count = self.below(3) + 1;
                let mut pairs = Vec::new();
                for at in 0..count {
                    let last = at + 1 == count && self.chance(80);
                    let condition = if last { "true".to_owned() } else { self.expr(&Ty::Bit, depth) };
                    let branch = self.branch(ty);
                    let value = self.expr(&branch, depth);
                    pairs.push(format!("{condition}: {value}"));
                }
                format!("!cond({})", pairs.join(", "))
            }
            3 => {
                let list = self.full_list(ty, depth);
                format!("!head({list})")
            }
            4 => {
                let list = self.full_list(ty, depth);
                let index = if self.dares() { self.int_expr(0) } else { "0".to_owned() };
                if list.contains('#') || list.starts_with('[') && !self.dares() {
                    format!("!head({list})")
                } else {
                    format!("{list}[{index}]")
                }
            }
            5 => {
                let element = self.ty(0);
                let (start, list) = (self.expr(ty, depth), self.list_expr(&element, depth));
                let (a, b) = (self.variable_name("a"), self.variable_name("i"));
                let base = self.vars.len();
                self.vars.push((a.clone(), ty.clone()));
                self.vars.push((b.clone(), element));
                let body = self.expr(ty, depth);
                self.vars.truncate(base);
                format!("!foldl({start}, {list}, {a}, {b}, {body})")
            }
            6 => {
                let (dag, name) = (self.full_dag(ty, depth), self.spell(ty));
                let key = self.key();
                format!("!getdagarg<{name}>({dag}, {key})")
            }
            7 => {
                let (name, value) = (self.spell(ty), self.expr(ty, depth));
                format!("!cast<{name}>({value})")
            }
            _ => match self.field(ty) {
                Some(field) => field,
                None => self.leaf(ty),
            },
        }
    }

    /// A condition of a multiclass that is mostly not known before a `defm` gives it a name and arguments.
    pub(super) fn late(&mut self, depth: usize) -> String {
        if depth > 0 && self.chance(45) {
            let first = self.late(depth - 1);
            let second = if self.chance(50) { self.late(depth - 1) } else { self.expr(&Ty::Bit, 1) };
            return match self.below(5) {
                0 => format!("!and({first}, {second})"),
                1 => format!("!or({first}, {second})"),
                2 => format!("!and(!not({first}), {second})"),
                3 => format!("!if({first}, !not({second}), {second})"),
                _ => format!("!not({first})"),
            };
        }
        let ty = if self.classes.is_empty() { Ty::Int } else { Ty::Class(self.below(self.classes.len())) };
        let class = self.spell(&ty);
        match self.below(8) {
            0 => format!("!exists<{class}>(NAME)"),
            1 => {
                let suffix = self.random.pick(&["\"_a\"", "d1", "\"\""]).to_string();
                format!("!exists<{class}>(NAME # {suffix})")
            }
            2 | 3 => {
                let name = match self.defs.len() {
                    0 => self.str_expr(1),
                    count => format!("\"{}\"", self.defs[self.random.below(count)].name),
                };
                format!("!exists<{class}>({name})")
            }
            4 => {
                let regex = self.regex();
                format!("!match(NAME, {regex})")
            }
            5 => "!empty(NAME)".to_owned(),
            6 => {
                let (left, right) = (self.int_expr(1), self.int_expr(0));
                format!("!lt({left}, {right})")
            }
            _ => {
                let text = self.str_expr(1);
                format!("!exists<{class}>({text})")
            }
        }
    }

    /// A field of an anonymous record, which the expression makes.
    fn field_of_instance(&mut self, ty: &Ty, depth: usize) -> String {
        let mut found = Vec::new();
        for (class, own) in self.classes.iter().enumerate() {
            let fields = own.fields.iter().filter(|(_, own)| self.fits(own, ty));
            found.extend(fields.map(|(name, _)| (class, name.clone())));
        }
        if found.is_empty() {
            return self.leaf(ty);
        }
        let (class, field) = found.swap_remove(self.random.below(found.len()));
        format!("{}.{field}", self.instance(class, depth.min(1)))
    }

    /// The key of a dag argument: its index or its name.
    fn key(&mut self) -> String {
        if self.chance(4) && self.dares() {
            return self.any_expr(0);
        }
        self.pick(&["0", "0", "1", "\"n\"", "\"m\""]).to_owned()
    }

    fn variable_name(&mut self, usual: &str) -> String {
        if self.chance(90) { usual.to_owned() } else { self.pick(&["x", "f1", "a1", "e"]).to_owned() }
    }

    fn regex(&mut self) -> String {
        // The last two are invalid.
        let known = if self.dares() { REGEXES.len() } else { REGEXES.len() - 2 };
        if self.chance(10) && self.dares() { self.str_expr(0) } else { REGEXES[self.below(known)].to_owned() }
    }

    fn bits_literal(&mut self, width: u32) -> String {
        match self.below(3) {
            0 => {
                let digits: String = (0..width).map(|_| if self.chance(50) { '1' } else { '0' }).collect();
                format!("0b{digits}")
            }
            1 => self.below(1 << width.min(8)).to_string(),
            _ => {
                let digits: &[&str] = if self.careful { &["0", "1"] } else { &["0", "1", "?", "0", "1"] };
                let bits: Vec<&str> = (0..width).map(|_| self.pick(digits)).collect();
                format!("{{{}}}", bits.join(", "))
            }
        }
    }

    fn bit(&mut self, depth: usize) -> String {
        match self.below(11) {
            0 | 1 => {
                let mut op = self.pick(&["eq", "ne", "le", "lt", "ge", "gt"]);
                let ty = match self.below(6) {
                    0 => Ty::Str,
                    1 => Ty::Bit,
                    2 if !self.classes.is_empty() => {
                        op = if self.dares() { op } else { "eq" };
                        Ty::Class(self.below(self.classes.len()))
                    }
                    _ => Ty::Int,
                };
                let (a, b) = (self.expr(&ty, depth), self.expr(&ty, depth));
                format!("!{op}({a}, {b})")
            }
            2 => {
                let value = self.expr(&Ty::Bit, depth);
                format!("!not({value})")
            }
            3 => {
                let ty = self.countable();
                let value = self.expr(&ty, depth);
                format!("!empty({value})")
            }
            4 => {
                let (ty, value) = (self.ty(1), self.any_expr(depth));
                let ty = self.spell(&ty);
                format!("!isa<{ty}>({value})")
            }
            5 => {
                let ty =
                    if self.classes.is_empty() { Ty::Int } else { Ty::Class(self.below(self.classes.len())) };
                let ty = self.spell(&ty);
                let name = self.str_expr(depth);
                format!("!exists<{ty}>({name})")
            }
            6 => {
                let text = self.str_expr(depth);
                let regex = self.regex();
                format!("!match({text}, {regex})")
            }
            7 => {
                let value = self.any_expr(depth);
                format!("!initialized({value})")
            }
            8 => {
                let op = self.pick(&["and", "or", "xor"]);
                let (a, b) = (self.expr(&Ty::Bit, depth), self.expr(&Ty::Bit, depth));
                format!("!{op}({a}, {b})")
            }
            9 => {
                let width = 1 + self.below(4) as u32;
                match self.variable(&Ty::Bits(width)) {
                    Some(name) => format!("{name}{{{}}}", self.below(width as usize)),
                    None => self.leaf(&Ty::Bit),
                }
            }
            _ => {
                let (value, regex) = (self.any_expr(depth), self.ty(0));
                let ty = self.spell(&regex);
                format!("!isa<{ty}>({value})")
            }
        }
    }

    /// An operand type of `!size` and `!empty`.
    fn countable(&mut self) -> Ty {
        match self.below(3) {
            0 => Ty::Str,
            1 => Ty::Dag,
            _ => Ty::list(self.ty(0)),
        }
    }

    fn bits(&mut self, width: u32, depth: usize) -> String {
        match self.below(4) {
            0 => {
                let bits: Vec<String> = (0..width).map(|_| self.expr(&Ty::Bit, depth.min(1))).collect();
                format!("{{{}}}", bits.join(", "))
            }
            1 => {
                let wider = width + self.below(3) as u32;
                match self.variable(&Ty::Bits(wider)) {
                    Some(name) => {
                        let low = self.below((wider - width) as usize + 1) as u32;
                        let (first, last) = (low + width - 1, low);
                        if self.chance(80) {
                            format!("{name}{{{first}-{last}}}")
                        } else {
                            format!("{name}{{{last}...{first}}}")
                        }
                    }
                    None => self.bits_literal(width),
                }
            }
            2 => self.int_expr(depth),
            _ => self.leaf(&Ty::Bits(width)),
        }
    }

    fn int(&mut self, depth: usize) -> String {
        match self.below(9) {
            0..=2 => {
                let op = self.pick(&["add", "mul", "and", "or", "xor", "add"]);
                let count = if self.chance(80) { 2 } else { 3 };
                let operands: Vec<String> = (0..count).map(|_| self.int_expr(depth)).collect();
                format!("!{op}({})", operands.join(", "))
            }
            3 => {
                let op = self.pick(&["sub", "div", "shl", "sra", "srl", "sub"]);
                let left = self.int_expr(depth);
                let right = if op == "sub" || self.chance(25) && self.dares() {
                    self.int_expr(depth)
                } else {
                    (1 + self.below(4)).to_string()
                };
                format!("!{op}({left}, {right})")
            }
            4 => {
                let ty = self.countable();
                let value = self.expr(&ty, depth);
                format!("!size({value})")
            }
            5 => {
                let value =
                    if !self.dares() { (1 + self.below(20)).to_string() } else { self.int_expr(depth) };
                format!("!logtwo({value})")
            }
            6 => {
                let (text, wanted) = (self.str_expr(depth), self.str_expr(depth.min(1)));
                if self.chance(60) {
                    format!("!find({text}, {wanted})")
                } else {
                    let start = if !self.dares() { "0".to_owned() } else { self.int_expr(0) };
                    format!("!find({text}, {wanted}, {start})")
                }
            }
            7 => self.expr(&Ty::Bit, depth),
            _ => {
                let ty = match self.below(3) {
                    0 => Ty::Bits(1 + self.below(6) as u32),
                    1 => Ty::Bit,
                    _ => Ty::Int,
                };
                let value = self.expr(&ty, depth);
                format!("!cast<int>({value})")
            }
        }
    }

    fn string(&mut self, depth: usize) -> String {
        match self.below(13) {
            0 | 1 => {
                let count = if self.chance(80) { 2 } else { 3 };
                let operands: Vec<String> = (0..count).map(|_| self.str_expr(depth)).collect();
                format!("!strconcat({})", operands.join(", "))
            }
            2..=4 => {
                let left = self.str_expr(depth);
                let right = match self.below(4) {
                    0 => self.int_expr(depth.min(1)),
                    1 => "foo".to_owned(),
                    _ => self.str_expr(depth),
                };
                format!("{left} # {right}")
            }
            5 => {
                let element = match self.below(4) {
                    0 => Ty::Int,
                    1 => Ty::Bit,
                    _ => Ty::Str,
                };
                let (list, separator) = (self.list_expr(&element, depth), self.str_expr(0));
                format!("!interleave({list}, {separator})")
            }
            6 => {
                let ty = if self.chance(80) || self.classes.is_empty() {
                    Ty::Str
                } else {
                    Ty::Class(self.below(self.classes.len()))
                };
                let (from, to, subject) = (self.expr(&ty, 0), self.expr(&ty, 0), self.expr(&ty, depth));
                format!("!subst({from}, {to}, {subject})")
            }
            7 => {
                let (text, mut start) = (self.str_expr(depth), self.below(3));
                if !self.dares() {
                    start = 0;
                }
                if self.chance(50) {
                    format!("!substr({text}, {start})")
                } else {
                    let length = if !self.dares() { self.below(4).to_string() } else { self.int_expr(0) };
                    format!("!substr({text}, {start}, {length})")
                }
            }
            8 => {
                let (op, text) = (self.pick(&["tolower", "toupper"]), self.str_expr(depth));
                format!("!{op}({text})")
            }
            9 => {
                let value = self.any_expr(depth);
                format!("!repr({value})")
            }
            10 => {
                let value = self.any_expr(depth);
                format!("!cast<string>({value})")
            }
            11 => {
                let (dag, index) = (self.full_dag(&Ty::Int, depth), self.below(2));
                format!("!getdagname({dag}, {index})")
            }
            _ => {
                let dag = self.dag_expr(depth);
                // For an operator without a name, the reference tool reads a null pointer.
                format!("!getdagopname(!setdagopname({dag}, \"o\"))")
            }
        }
    }

    /// The operator of a dag.
    fn operator(&mut self, depth: usize) -> String {
        if !self.defs.is_empty() && self.chance(60) {
            let at = self.below(self.defs.len());
            return self.defs[at].name.clone();
        }
        if !self.classes.is_empty() && self.chance(60) {
            let class = self.below(self.classes.len());
            // Arguments may have dags with operators of their own.
            if depth > 0 || self.classes[class].args.is_empty() {
                return self.instance(class, depth.saturating_sub(1));
            }
        }
        "?".to_owned()
    }

    fn dag(&mut self, depth: usize) -> String {
        match self.below(12) {
            0..=3 => {
                let mut op = self.operator(depth);
                if self.chance(15) {
                    op.push_str(self.pick(&[":$op", ":$n"]));
                }
                let count = self.below(4);
                let mut args = Vec::new();
                for _ in 0..count {
                    args.push(match self.below(8) {
                        0 => "$n".to_owned(),
                        1 => "?:$m".to_owned(),
                        2 | 3 => {
                            let value = self.any_expr(depth);
                            let name = self.pick(&["n", "m", "def", "x1"]);
                            format!("{value}:${name}")
                        }
                        _ => self.any_expr(depth),
                    });
                }
                let blank = if count == 0 { "" } else { " " };
                let args = args.join(", ");
                // A bracket would begin a slice of the operator.
                if args.starts_with(['[', '{']) && !self.dares() {
                    return format!("({op})");
                }
                format!("({op}{blank}{args})")
            }
            4 => {
                let (element, op) = (self.ty(0), self.operator(depth));
                let (args, names) = (self.list_expr(&element, depth), self.list_expr(&Ty::Str, depth));
                match self.below(4) {
                    0 => format!("!dag({op}, ?, {names})"),
                    1 => format!("!dag({op}, {args}, ?)"),
                    3 if self.dares() => format!("!dag({op}, {args}, {names})"),
                    _ => {
                        let element = self.leaf(&element);
                        format!("!dag({op}, [{}], [\"n\"])", separated(&[element]))
                    }
                }
            }
            5 | 6 => {
                let count = if self.chance(80) { 2 } else { 3 };
                let mut operands: Vec<String> = (0..count).map(|_| self.dag_expr(depth)).collect();
                if !self.dares() {
                    // Operators have to be the same.
                    operands.truncate(1);
                    let args = self.any_expr(depth);
                    operands.push(format!("(? {args}:$c)"));
                }
                format!("!con({})", operands.join(", "))
            }
            7 => {
                let (dag, mut op) = (self.dag_expr(depth), self.operator(depth));
                if op == "?" && !self.dares() {
                    op = self.operator(1);
                }
                format!("!setdagop({dag}, {op})")
            }
            8 => {
                let (dag, name) = (self.dag_expr(depth), self.str_expr(depth.min(1)));
                format!("!setdagopname({dag}, {name})")
            }
            9 => {
                let (dag, value) = (self.full_dag(&Ty::Str, depth), self.any_expr(depth));
                let key = self.key();
                format!("!setdagarg({dag}, {key}, {value})")
            }
            10 => {
                let (dag, name) = (self.full_dag(&Ty::Bit, depth), self.str_expr(depth.min(1)));
                let key = self.key();
                format!("!setdagname({dag}, {key}, {name})")
            }
            _ => {
                let dag = self.dag_expr(depth);
                let name = self.variable_name("e");
                let ty = self.ty(0);
                self.vars.push((name.clone(), ty));
                let body = self.any_expr(depth);
                self.vars.pop();
                format!("!foreach({name}, {dag}, {body})")
            }
        }
    }

    fn list(&mut self, element: &Ty, depth: usize) -> String {
        match self.below(15) {
            0 | 1 => {
                let count = self.below(4);
                let items: Vec<String> = (0..count).map(|_| self.expr(element, depth)).collect();
                let ty = if count == 0 || self.chance(15) {
                    format!("<{}>", self.spell(element))
                } else {
                    String::new()
                };
                let comma = if count > 0 && self.chance(5) { "," } else { "" };
                format!("[{}{comma}]{ty}", separated(&items))
            }
            2 | 3 => {
                let count = if self.chance(80) { 2 } else { 3 };
                let operands: Vec<String> = (0..count).map(|_| self.list_expr(element, depth)).collect();
                format!("!listconcat({})", operands.join(", "))
            }
            4 => {
                let value = self.expr(element, depth);
                let count = if !self.dares() { self.below(4).to_string() } else { self.int_expr(0) };
                format!("!listsplat({value}, {count})")
            }
            5 => {
                let (a, b) = (self.list_expr(element, depth), self.list_expr(element, depth));
                format!("!listremove({a}, {b})")
            }
            6 => {
                let nested = Ty::list(element.clone());
                let list = self.full_list(&nested, depth);
                format!("!listflatten({list})")
            }
            7 => {
                let list = self.full_list(element, depth);
                format!("!tail({list})")
            }
            8..=10 => {
                let own = self.ty(0);
                let list = self.list_expr(&own, depth);
                let name = self.variable_name("e");
                self.vars.push((name.clone(), own));
                let body = self.expr(element, depth);
                self.vars.pop();
                format!("!foreach({name}, {list}, {body})")
            }
            11 => {
                let list = self.list_expr(element, depth);
                let name = self.variable_name("e");
                self.vars.push((name.clone(), element.clone()));
                let body = self.expr(&Ty::Bit, depth);
                self.vars.pop();
                format!("!filter({name}, {list}, {body})")
            }
            12 => {
                if *element == Ty::Int {
                    let first = self.int_small(depth);
                    return match self.below(4) {
                        0 => format!("!range({first})"),
                        1 => format!("!range({}, {first})", self.below(4)),
                        2 => format!(
                            "!range({first}, {}, {})",
                            self.below(9),
                            self.pick(&["1", "2", "-1", "-2"])
                        ),
                        _ => {
                            let list = self.list_expr(&Ty::Str, depth);
                            format!("!range({list})")
                        }
                    };
                }
                if let Ty::Class(class) = element {
                    let name = self.classes[*class].name.clone();
                    return if self.chance(50) {
                        format!("!instances<{name}>()")
                    } else {
                        let regex = self.regex();
                        format!("!instances<{name}>({regex})")
                    };
                }
                self.leaf(&Ty::list(element.clone()))
            }
            13 => {
                let (a, b) = (self.list_expr(element, 0), self.list_expr(element, 0));
                format!("{a} # {b}")
            }
            _ => {
                let list = self.leaf(&Ty::list(element.clone()));
                if list.starts_with('[') && !self.dares() {
                    return list;
                }
                let slice = self.pick(&["0,", "0...1", "1, 0", "1-0", "[0]", "!range(2)"]);
                format!("{list}[{}]", if self.dares() { slice } else { "0," })
            }
        }
    }

    fn int_small(&mut self, depth: usize) -> String {
        if self.chance(70) { self.below(7).to_string() } else { self.int_expr(depth) }
    }

    fn record(&mut self, class: usize, depth: usize) -> String {
        let name = self.classes[class].name.clone();
        match self.below(8) {
            0..=3 => self.instance(class, depth),
            4 => {
                let text = match self.record_leaf(class) {
                    name if name.contains('<') => self.str_expr(depth),
                    name => format!("\"{name}\""),
                };
                format!("!cast<{name}>({text})")
            }
            5 => {
                let dag = self.dag_expr(depth);
                format!("!getdagop<{name}>({dag})")
            }
            6 => {
                let (from, to, subject) =
                    (self.record_leaf(class), self.record_leaf(class), self.expr(&Ty::Class(class), depth));
                format!("!subst({from}, {to}, {subject})")
            }
            _ => self.record_leaf(class),
        }
    }
}
