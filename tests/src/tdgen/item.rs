//! Statements: classes, records, multiclasses, loops, conditions and `let` scopes.

use std::fmt::Write as _;

use super::{Arg, Class, Def, Generator, Ty};

impl Generator {
    pub(super) fn file(&mut self) {
        let count = 3 + self.below(7);
        self.class();
        for _ in 0..count {
            self.item();
        }
    }

    /// A file of multiclasses, with the classes and records that they need.
    pub(super) fn multiclasses(&mut self) {
        for _ in 0..1 + self.below(3) {
            self.class();
        }
        for _ in 0..self.below(3) {
            self.def();
        }
        for _ in 0..1 + self.below(3) {
            self.multiclass();
        }
        for _ in 0..self.below(4) {
            match self.below(6) {
                0 => self.foreach(),
                1 => self.conditional(),
                2 => self.let_in(),
                3 => self.def(),
                _ => self.defm(),
            }
        }
    }

    fn line(&mut self, text: &str) {
        for _ in 0..self.nesting {
            self.out.push_str("  ");
        }
        self.out.push_str(text);
        self.out.push('\n');
    }

    fn value(&mut self, ty: &Ty) -> String {
        let depth = self.depth;
        self.expr(ty, depth)
    }

    /// A value for the field `name`, which usually does not refer to the field itself.
    fn field_value(&mut self, name: &str, ty: &Ty) -> String {
        if self.chance(10) && self.dares() {
            return self.value(ty);
        }
        let mut others = self.vars.clone();
        others.retain(|(own, _)| own != name);
        let vars = std::mem::replace(&mut self.vars, others);
        let value = self.value(ty);
        self.vars = vars;
        value
    }

    /// An operand of `dump`.
    fn dumped(&mut self) -> String {
        if self.dares() {
            let ty = if self.chance(60) { Ty::Str } else { self.ty(1) };
            return self.value(&ty);
        }
        let ty = self.ty(1);
        format!("!repr({})", self.value(&ty))
    }

    fn item(&mut self) {
        let outermost = self.nesting == 0;
        if self.in_multiclass && self.chance(45) {
            return self.item_of_multiclass();
        }
        match self.below(22) {
            0..=4 if outermost => self.class(),
            5..=9 => self.def(),
            10 | 11 if outermost => self.multiclass(),
            10..=13 if !self.multiclasses.is_empty() => self.defm(),
            14 => self.foreach(),
            15 => self.conditional(),
            16 => self.let_in(),
            17 => self.defvar(),
            18 if outermost => self.defset(),
            19 => self.speak(),
            20 if outermost => self.preprocessor(),
            21 if outermost && self.chance(30) => self.deftype(),
            0..=2 if self.chance(self.wildness) => self.class(),
            _ => self.def(),
        }
    }

    /// A statement that a `defm` resolves late.
    fn item_of_multiclass(&mut self) {
        // Each level has two branches.
        let deep = self.nesting > 4;
        match self.below(8) {
            0..=2 if !deep => self.late_conditional(),
            3 if !deep => self.foreach(),
            4 if !self.multiclasses.is_empty() => self.defm(),
            5 => self.let_in(),
            6 => self.defvar(),
            7 => self.speak(),
            _ => self.def(),
        }
    }

    // Classes.

    fn template_args(&mut self) -> (Vec<Arg>, String) {
        let count = *self.random.pick(&[0, 0, 1, 1, 2, 3]);
        let mut args: Vec<Arg> = Vec::new();
        let mut texts = Vec::new();
        let mut has_default = false;
        for _ in 0..count {
            let ty = self.ty(1);
            let name = self.fresh("t");
            has_default |= self.chance(40);
            let mut text = format!("{} {name}", self.spell(&ty));
            if has_default {
                let value = self.value(&ty);
                let _ = write!(text, " = {value}");
            }
            texts.push(text);
            self.vars.push((name.clone(), ty.clone()));
            args.push(Arg { name, ty, has_default });
        }
        if args.is_empty() { (args, String::new()) } else { (args, format!("<{}>", texts.join(", "))) }
    }

    /// Parents of a class or record: their text and their indices.
    fn parents(&mut self) -> (String, Vec<usize>) {
        let mut chosen: Vec<usize> = Vec::new();
        if !self.classes.is_empty() {
            for _ in 0..*self.random.pick(&[0, 1, 1, 1, 2, 2, 3]) {
                let class = self.below(self.classes.len());
                let related = chosen.iter().any(|&other| {
                    other == class
                        || self.classes[other].ancestors.contains(&class)
                        || self.classes[class].ancestors.contains(&other)
                });
                if !related || self.chance(5) && self.dares() {
                    chosen.push(class);
                }
            }
        }
        let texts: Vec<String> = chosen
            .iter()
            .map(|&class| {
                let name = self.classes[class].name.clone();
                let depth = self.depth.saturating_sub(1);
                let args = self.arguments(&self.classes[class].args.clone(), depth);
                if args.is_empty() && self.chance(80) { name } else { format!("{name}<{args}>") }
            })
            .collect();
        if texts.is_empty() { (String::new(), chosen) } else { (format!(" : {}", texts.join(", ")), chosen) }
    }

    fn inherited(&self, parents: &[usize]) -> (Vec<(String, Ty)>, Vec<usize>) {
        let mut fields: Vec<(String, Ty)> = Vec::new();
        let mut ancestors = Vec::new();
        for &parent in parents {
            let class = &self.classes[parent];
            fields.extend(class.fields.iter().cloned());
            ancestors.extend(class.ancestors.iter().copied());
            ancestors.push(parent);
        }
        (fields, ancestors)
    }

    fn class(&mut self) {
        let base = self.vars.len();
        let name = self.fresh("C");
        let (args, args_text) = self.template_args();
        let was = std::mem::replace(&mut self.in_template, true);
        let (parents_text, parents) = self.parents();
        let (fields, ancestors) = self.inherited(&parents);
        let (body, fields) = self.body(fields);
        self.in_template = was;
        self.vars.truncate(base);
        self.line(&format!("class {name}{args_text}{parents_text}{body}"));
        self.classes.push(Class { name, args, fields, ancestors });
    }

    /// The body of a class or record with the inherited `fields`, and all its fields.
    fn body(&mut self, mut fields: Vec<(String, Ty)>) -> (String, Vec<(String, Ty)>) {
        let count = self.below(4);
        if count == 0 {
            return (if self.chance(90) { ";" } else { " {}" }.to_owned(), fields);
        }
        self.vars.extend(fields.iter().cloned());
        let mut lines = Vec::new();
        for _ in 0..count {
            lines.push(self.body_item(&mut fields));
        }
        let indent = "  ".repeat(self.nesting + 1);
        let (outer, text) = ("  ".repeat(self.nesting), lines.join(&format!("\n{indent}")));
        (format!(" {{\n{indent}{text}\n{outer}}}"), fields)
    }

    fn body_item(&mut self, fields: &mut Vec<(String, Ty)>) -> String {
        match self.below(12) {
            0..=2 if !fields.is_empty() => {
                let (name, ty) = {
                    let at = self.below(fields.len());
                    fields[at].clone()
                };
                self.body_let(&name, &ty)
            }
            3 => {
                let ty = self.ty(1);
                let name = self.fresh("v");
                let value = self.value(&ty);
                self.vars.push((name.clone(), ty));
                format!("defvar {name} = {value};")
            }
            4 if self.chance(40) => {
                let condition = if self.dares() { self.value(&Ty::Bit) } else { "1".to_owned() };
                let message = self.expr(&Ty::Str, 1);
                format!("assert {condition}, {message};")
            }
            4 => {
                let value = self.dumped();
                format!("dump {value};")
            }
            5 if !fields.is_empty() => {
                let (name, ty) = {
                    let at = self.below(fields.len());
                    fields[at].clone()
                };
                let (spelled, value) = (self.spell(&ty), self.field_value(&name, &ty));
                format!("{spelled} {name} = {value};")
            }
            _ => {
                let ty = self.ty(2);
                let name = self.fresh("f");
                let field = if self.chance(15) { "field " } else { "" };
                let spelled = self.spell(&ty);
                let text = if self.chance(10) {
                    format!("{field}{spelled} {name};")
                } else {
                    let value = self.value(&ty);
                    format!("{field}{spelled} {name} = {value};")
                };
                self.vars.push((name.clone(), ty.clone()));
                fields.push((name, ty));
                text
            }
        }
    }

    fn body_let(&mut self, name: &str, ty: &Ty) -> String {
        if let Ty::Bits(width) = ty
            && self.chance(60)
        {
            let (range, count) = self.range(*width);
            let value = self.field_value(name, &Ty::Bits(count));
            return format!("let {name}{{{range}}} = {value};");
        }
        let value = self.field_value(name, ty);
        format!("let {name} = {value};")
    }

    /// A range of bits and its length.
    fn range(&mut self, width: u32) -> (String, u32) {
        let low = self.below(width as usize) as u32;
        let high = low + self.below((width - low) as usize) as u32;
        let text = match self.below(4) {
            _ if low == high => low.to_string(),
            0 => format!("{low}-{high}"),
            1 => format!("{high}...{low}"),
            2 if high == low + 1 => format!("{high}, {low}"),
            _ => format!("{high}-{low}"),
        };
        (text, high - low + 1)
    }

    // Records.

    fn def_name(&mut self) -> (String, Option<String>) {
        let own = self.fresh("d");
        if self.nesting == 0 && self.chance(85) {
            return (format!(" {own}"), Some(own));
        }
        match self.below(7) {
            0 => (String::new(), None),
            1 if self.in_multiclass => (" NAME".to_owned(), None),
            2 if self.in_multiclass => (format!(" NAME#{own}"), None),
            3 if self.in_multiclass => (" \"\"".to_owned(), None),
            4 => match self.vars.last().map(|(name, _)| name.clone()) {
                Some(var) => (format!(" {own}_#{var}"), None),
                None => (format!(" {own}"), None),
            },
            5 => {
                let text = self.expr(&Ty::Str, 1);
                let text =
                    if text.starts_with('[') || text.starts_with('{') { "\"q\"".to_owned() } else { text };
                (format!(" \"{own}_\"#{text}"), None)
            }
            _ => match self.vars.last().map(|(name, _)| name.clone()) {
                Some(var) if self.nesting > 0 && !self.in_multiclass => (format!(" {own}_#{var}"), None),
                _ => (format!(" {own}"), None),
            },
        }
    }

    fn def(&mut self) {
        let base = self.vars.len();
        let (text, name) = self.def_name();
        let (parents_text, parents) = self.parents();
        let (fields, _) = self.inherited(&parents);
        let (body, fields) = self.body(fields);
        self.vars.truncate(base);
        self.line(&format!("def{text}{parents_text}{body}"));
        if let Some(name) = name {
            self.defs.push(Def { name, classes: parents, fields });
        }
    }

    fn block(&mut self, head: &str, count: usize) {
        self.line(&format!("{head} {{"));
        self.nesting += 1;
        let (vars, defs) = (self.vars.len(), self.defs.len());
        for _ in 0..count {
            self.item();
        }
        self.vars.truncate(vars);
        self.defs.truncate(defs);
        self.nesting -= 1;
        self.line("}");
    }

    fn multiclass(&mut self) {
        let base = self.vars.len();
        let name = self.fresh("M");
        let (args, args_text) = self.template_args();
        let mut parents = String::new();
        if !self.multiclasses.is_empty() && self.chance(25) {
            let at = self.below(self.multiclasses.len());
            let parent = self.multiclasses[at].clone();
            let depth = self.depth.saturating_sub(1);
            let values = self.arguments(&parent.args, depth);
            parents = format!(" : {}<{values}>", parent.name);
        }
        let template = std::mem::replace(&mut self.in_template, true);
        let multi = std::mem::replace(&mut self.in_multiclass, true);
        let count = 1 + self.below(3);
        self.block(&format!("multiclass {name}{args_text}{parents}"), count);
        self.in_template = template;
        self.in_multiclass = multi;
        self.vars.truncate(base);
        self.multiclasses.push(Class { name, args, fields: Vec::new(), ancestors: Vec::new() });
        for _ in 0..self.below(3) {
            self.defm_of(self.multiclasses.len() - 1);
        }
    }

    fn defm(&mut self) {
        let at = self.below(self.multiclasses.len());
        self.defm_of(at);
    }

    fn defm_of(&mut self, at: usize) {
        let multi = self.multiclasses[at].clone();
        let (name, _) = self.def_name();
        let depth = self.depth.saturating_sub(1);
        let args = self.arguments(&multi.args, depth);
        let mut parents =
            if args.is_empty() && self.chance(80) { multi.name } else { format!("{}<{args}>", multi.name) };
        if self.chance(15) {
            let at = self.below(self.multiclasses.len());
            let other = self.multiclasses[at].clone();
            let args = self.arguments(&other.args, depth);
            let _ = write!(parents, ", {}<{args}>", other.name);
        }
        if self.chance(if self.careful { 4 } else { 15 }) && !self.classes.is_empty() {
            let class = self.below(self.classes.len());
            let class = self.classes[class].clone();
            let args = self.arguments(&class.args, depth);
            let _ = write!(parents, ", {}<{args}>", class.name);
        }
        self.line(&format!("defm{name} : {parents};"));
    }

    // Loops, branches, and other statements.

    fn foreach(&mut self) {
        let name = self.fresh("i");
        let (list, ty) = match self.below(6) {
            0 => ("0-2".to_owned(), Ty::Int),
            1 => ("{0, 2-3}".to_owned(), Ty::Int),
            2 => ("!range(3)".to_owned(), Ty::Int),
            3 => ("[\"a\", \"b\"]".to_owned(), Ty::Str),
            _ => {
                let ty = self.ty(0);
                (self.value(&Ty::list(ty.clone())), ty)
            }
        };
        self.vars.push((name.clone(), ty));
        let count = 1 + self.below(2);
        self.block(&format!("foreach {name} = {list} in"), count);
        self.vars.pop();
    }

    fn conditional(&mut self) {
        let condition = self.value(&Ty::Bit);
        self.branches(&condition);
    }

    /// A branch of a multiclass that only the `defm` decides.
    fn late_conditional(&mut self) {
        let condition = self.late(2);
        self.branches(&condition);
    }

    fn branches(&mut self, condition: &str) {
        let count = 1 + self.below(2);
        self.block(&format!("if {condition} then"), count);
        if self.chance(50) {
            let count = 1 + self.below(2);
            self.block("else", count);
        }
    }

    fn let_in(&mut self) {
        let fields: Vec<(String, Ty)> = self.classes.iter().flat_map(|class| class.fields.clone()).collect();
        if fields.is_empty() {
            return self.def();
        }
        let mut texts = Vec::new();
        for _ in 0..1 + self.below(2) {
            let at = self.below(fields.len());
            let (name, ty) = fields[at].clone();
            texts.push(match ty {
                Ty::Bits(width) if self.chance(50) => {
                    let (range, count) = self.range(width);
                    let value = self.value(&Ty::Bits(count));
                    format!("{name}<{range}> = {value}")
                }
                ty => {
                    let value = self.value(&ty);
                    format!("{name} = {value}")
                }
            });
        }
        // Most records in the scope must have the fields.
        let head = format!("let {} in", texts.join(", "));
        if self.chance(30) {
            let count = 1 + self.below(2);
            return self.block(&head, count);
        }
        let field = texts[0].split([' ', '<']).next().unwrap_or("").to_owned();
        let class = self.classes.iter().position(|class| class.fields.iter().any(|(name, _)| *name == field));
        let Some(class) = class else { return };
        let instance = self.classes[class].name.clone();
        let args = self.arguments(&self.classes[class].args.clone(), 1);
        let (name, own) = self.def_name();
        self.line(&format!("{head} {{\n  def{name} : {instance}<{args}>;\n}}"));
        if let Some(name) = own {
            let fields = self.classes[class].fields.clone();
            self.defs.push(Def { name, classes: vec![class], fields });
        }
    }

    fn defvar(&mut self) {
        let ty = self.ty(2);
        let name = if self.chance(97) { self.fresh("v") } else { "v1".to_owned() };
        let value = self.value(&ty);
        self.line(&format!("defvar {name} = {value};"));
        self.vars.push((name, ty));
    }

    fn defset(&mut self) {
        if self.classes.is_empty() {
            return self.def();
        }
        let class = self.below(self.classes.len());
        let name = self.fresh("s");
        let ty = self.spell(&Ty::list(Ty::Class(class)));
        self.line(&format!("defset {ty} {name} = {{"));
        self.nesting += 1;
        for _ in 0..1 + self.below(3) {
            let (own, _) = self.def_name();
            let depth = self.depth.saturating_sub(1);
            let args = self.arguments(&self.classes[class].args.clone(), depth);
            let class = self.classes[class].name.clone();
            self.line(&format!("def{own} : {class}<{args}>;"));
        }
        self.nesting -= 1;
        self.line("}");
        self.vars.push((name, Ty::list(Ty::Class(class))));
    }

    fn deftype(&mut self) {
        let name = self.fresh("T");
        let ty = self.ty(1);
        let ty = self.spell(&ty);
        self.line(&format!("deftype {name} = {ty};"));
        let own = self.fresh("d");
        self.line(&format!("def {own} {{ {name} f = ?; }}"));
    }

    fn speak(&mut self) {
        let depth = self.depth;
        if self.chance(40) {
            let condition = match self.below(3) {
                _ if self.dares() => self.expr(&Ty::Bit, depth),
                0 if self.in_multiclass => format!("!or({}, 1)", self.late(1)),
                _ => "true".to_owned(),
            };
            let message = self.expr(&Ty::Str, 1);
            return self.line(&format!("assert {condition}, {message};"));
        }
        let value = self.dumped();
        self.line(&format!("dump {value};"));
    }

    fn preprocessor(&mut self) {
        let name = self.pick(&["A", "B"]);
        if self.chance(40) {
            return self.line(&format!("#define {name}"));
        }
        let directive = self.pick(&["#ifdef", "#ifndef"]);
        self.line(&format!("{directive} {name}"));
        let (vars, defs, classes, multis) =
            (self.vars.len(), self.defs.len(), self.classes.len(), self.multiclasses.len());
        self.item();
        self.vars.truncate(vars);
        self.defs.truncate(defs);
        self.classes.truncate(classes);
        self.multiclasses.truncate(multis);
        if self.chance(50) {
            self.line("#else");
            self.def();
            self.defs.truncate(defs);
        }
        if !self.chance(self.wildness) {
            self.line("#endif");
        }
    }
}
