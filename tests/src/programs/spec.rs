//! [`Spec`], a program of one operation, and its text.

/// An operation with the types of its parts, from which the text of a program is made.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spec {
    /// Its name.
    pub op: String,
    /// The types of its operands.
    pub operands: Vec<String>,
    /// The types of its results.
    pub results: Vec<String>,
    /// Names and values of its properties.
    pub properties: Vec<(String, String)>,
    /// The number of its successors.
    pub successors: usize,
    /// Its regions; `None` for one without blocks.
    pub regions: Vec<Option<Body>>,
    /// Whether the program is the body of a function.
    pub in_function: bool,
}

/// A region with one block.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Body {
    /// The types of the block's arguments.
    pub arguments: Vec<String>,
    /// The operations before the last one.
    pub before: Vec<Spec>,
    /// The last operation.
    pub last: Option<Box<Spec>>,
    /// Whether an unknown operation ends the block if there is no last one.
    pub ends: bool,
    /// Whether an unknown operation comes before.
    pub noise: bool,
}

impl Spec {
    /// The program in the generic form: the operands are defined by an unknown operation before.
    #[must_use]
    pub fn text(&self) -> String {
        let mut text = String::new();
        let mut values = 0;
        if self.properties.iter().any(|(_, value)| value.contains("@f")) {
            text.push_str(&self.declaration());
        }
        if self.op == "memref.alloca" {
            // It needs a scope.
            text.push_str("memref.alloca_scope {\n");
            self.write(&mut text, &mut values, &[]);
            text.push_str("}\n");
            return text;
        }
        if self.op == "tensor.parallel_insert_slice" {
            // It is valid in another operation only, and inserts into an argument of a third one.
            let dest = self.operands.get(1).map_or("tensor<4xf32>", String::as_str);
            text.push_str(&format!("%o = \"t.value\"() : () -> {}\n", in_results(dest)));
            text.push_str(&format!("%s = scf.forall (%i) in (2) shared_outs(%d = %o) -> ({dest}) {{\n"));
            let mut names = self.define_operands(&mut text, &mut values, &[]);
            if let Some(name) = names.get_mut(1) {
                "%d".clone_into(name);
            }
            text.push_str("scf.forall.in_parallel {\n");
            self.write_with(&names, &mut text, &mut values);
            text.push_str("}\n}\n");
            return text;
        }
        if self.successors == 0 && !self.in_function {
            self.write(&mut text, &mut values, &[]);
            return text;
        }
        // Terminators with successors need blocks.
        text.push_str(if self.in_function { "func.func @around() {\n" } else { "\"t.region\"() ({\n" });
        self.write(&mut text, &mut values, &[]);
        for block in 0..self.successors {
            text.push_str(&format!("^b{block}:\n"));
            if self.op == "llvm.invoke" && block == 1 {
                text.push_str("  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>\n");
            }
            text.push_str("  \"t.end\"() : () -> ()\n");
        }
        if self.in_function {
            let ends = if self.successors == 0 { "\"t.end\"() : () -> ()\n}\n" } else { "}\n" };
            text.push_str(ends);
        } else {
            text.push_str("}) : () -> ()\n");
        }
        text
    }

    /// Writes the definitions of the operands and the operation. `near` are values that may be used.
    fn write(&self, text: &mut String, values: &mut usize, near: &[(String, String)]) {
        let names = self.define_operands(text, values, near);
        self.write_with(&names, text, values);
    }

    /// The symbol that the operation names.
    fn declaration(&self) -> String {
        let function = |ty: &str| format!("func.func private @f{}\n", ty.replacen("->", " -> ", 1));
        let results = self.results.join(", ");
        match self.op.as_str() {
            "llvm.mlir.addressof" => return "llvm.mlir.global external @f() : i32\n".to_owned(),
            "llvm.mlir.ifunc" => {
                return "llvm.func @f() -> !llvm.ptr {\n  %0 = llvm.mlir.zero : !llvm.ptr\n  llvm.return %0 : \
                        !llvm.ptr\n}\n"
                    .to_owned();
            }
            "llvm.dso_local_equivalent" | "llvm.blockaddress" => {
                return "llvm.func @f() {\n  llvm.blocktag <id = 1>\n  llvm.return\n}\n".to_owned();
            }
            "llvm.invoke" | "llvm.call" => {
                let results = if results.is_empty() { "" } else { &format!(" -> {results}") };
                return format!("llvm.func @f({}){results}\n", self.operands.join(", "));
            }
            _ => {}
        }
        match self.results.as_slice() {
            [ty] if ty.contains("->") => function(ty),
            [ty] if ty.starts_with("memref") => format!("memref.global @f : {ty}\n"),
            _ => function(&format!("({}) -> ({results})", self.operands.join(", "))),
        }
    }

    /// Writes the definitions of the operands; returns their names.
    fn define_operands(
        &self,
        text: &mut String,
        values: &mut usize,
        near: &[(String, String)],
    ) -> Vec<String> {
        let mut names = Vec::new();
        for ty in &self.operands {
            let found = near.iter().find(|(_, known)| known == ty).map(|(name, _)| name.clone());
            names.push(found.unwrap_or_else(|| {
                *values += 1;
                let name = format!("%v{values}");
                // The initializer of an alias has no other effects.
                let value =
                    if ty == "!llvm.ptr" && self.op == "llvm.return" { "llvm.mlir.zero" } else { "t.value" };
                text.push_str(&format!("{name} = \"{value}\"() : () -> {}\n", in_results(ty)));
                name
            }));
        }
        names
    }

    /// Writes the operation with these names of operands.
    fn write_with(&self, names: &[String], text: &mut String, values: &mut usize) {
        if !self.results.is_empty() {
            *values += 1;
            text.push_str(&format!("%r{values}"));
            if self.results.len() > 1 {
                text.push_str(&format!(":{}", self.results.len()));
            }
            text.push_str(" = ");
        }
        text.push_str(&format!("\"{}\"({})", self.op, names.join(", ")));
        if self.successors > 0 {
            let blocks: Vec<String> = (0..self.successors).map(|block| format!("^b{block}")).collect();
            text.push_str(&format!("[{}]", blocks.join(", ")));
        }
        if !self.properties.is_empty() {
            let entries: Vec<String> =
                self.properties.iter().map(|(name, value)| format!("{name} = {value}")).collect();
            text.push_str(&format!(" <{{{}}}>", entries.join(", ")));
        }
        if !self.regions.is_empty() {
            text.push_str(" (");
            for (index, region) in self.regions.iter().enumerate() {
                text.push_str(if index > 0 { ", {\n" } else { "{\n" });
                if let Some(body) = region {
                    body.write(text, values);
                }
                text.push('}');
            }
            text.push(')');
        }
        text.push_str(&format!(" : ({}) -> ({})\n", self.operands.join(", "), self.results.join(", ")));
    }

    /// Programs with one part less, or with a simpler part, the smallest first.
    #[must_use]
    pub fn smaller(&self) -> Vec<Self> {
        let mut found = Vec::new();
        let mut with = |change: &dyn Fn(&mut Self)| {
            let mut changed = self.clone();
            change(&mut changed);
            if changed != *self {
                found.push(changed);
            }
        };
        for at in 0..self.regions.len() {
            with(&|spec| {
                spec.regions.remove(at);
            });
            with(&|spec| spec.regions[at] = None);
            let Some(Some(body)) = self.regions.get(at) else { continue };
            with(&|spec| spec.regions[at] = Some(Body { noise: false, ..body.clone() }));
            for argument in 0..body.arguments.len() {
                with(&|spec| {
                    let mut body = body.clone();
                    body.arguments.remove(argument);
                    spec.regions[at] = Some(body);
                });
            }
            for last in body.last.iter().flat_map(|last| last.smaller()) {
                with(&|spec| {
                    spec.regions[at] = Some(Body { last: Some(Box::new(last.clone())), ..body.clone() });
                });
            }
        }
        for at in 0..self.properties.len() {
            with(&|spec| {
                spec.properties.remove(at);
            });
        }
        for at in 0..self.operands.len() {
            with(&|spec| {
                spec.operands.remove(at);
            });
        }
        for at in 0..self.results.len() {
            with(&|spec| {
                spec.results.remove(at);
            });
        }
        for simple in ["i32", "f32", "index"] {
            let is_simple = |ty: &String| ["i32", "f32", "index"].contains(&ty.as_str());
            with(&|spec| {
                for ty in spec.operands.iter_mut().chain(&mut spec.results).filter(|ty| !is_simple(ty)) {
                    simple.clone_into(ty);
                }
            });
        }
        found
    }
}

impl Body {
    fn write(&self, text: &mut String, values: &mut usize) {
        let mut near = Vec::new();
        for ty in &self.arguments {
            *values += 1;
            near.push((format!("%a{values}"), ty.clone()));
        }
        if !near.is_empty() || (self.last.is_none() && !self.noise && self.before.is_empty()) {
            let arguments: Vec<String> = near.iter().map(|(name, ty)| format!("{name}: {ty}")).collect();
            let list = if near.is_empty() { String::new() } else { format!("({})", arguments.join(", ")) };
            text.push_str(&format!("^bb0{list}:\n"));
        }
        if self.noise {
            text.push_str("\"t.use\"() : () -> ()\n");
        }
        self.before.iter().for_each(|spec| spec.write(text, values, &near));
        match &self.last {
            Some(last) => last.write(text, values, &near),
            None if self.ends => text.push_str("\"t.end\"() : () -> ()\n"),
            None => {}
        }
    }
}

/// A type as the only result of an operation: a function type needs parentheses.
fn in_results(ty: &str) -> String {
    if ty.contains("->") { format!("({ty})") } else { ty.to_owned() }
}
