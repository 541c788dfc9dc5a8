//! From the tokens to operations: a parser whose actions are the generated builders.

use crate::lex::{Kind, Token, tokens};
use crate::{Error, ForOp, FuncOp, IfOp, Predicate};
use isogloss::builtin::{FileLineColRange, FunctionType, SymbolRefAttr};
use isogloss::ir::{BlockId, Builder, Ir, Loc, OpId, Position, ValueId};
use isogloss::{Context, Type};
use std::collections::HashMap;

/// How deep values may be nested in one another.
pub const MAX_NESTING: u32 = 200;

type Lowered<T> = Result<T, Error>;

struct Lowering<'s, 'a, 'c> {
    file: &'s str,
    tokens: &'s [Token<'s>],
    next: usize,
    builder: Builder<'a, 'c>,
    /// Where the builder builds.
    block: BlockId,
    /// What functions return.
    functions: HashMap<&'s str, Type<'c>>,
    /// The names that are visible, the innermost last.
    names: Vec<(&'s str, ValueId)>,
    nesting: u32,
}

/// The IR of a program, not yet verified.
pub(crate) fn lower<'c>(context: &'c Context, file: &str, source: &str) -> Lowered<Ir<'c>> {
    let tokens = tokens(file, source)?;
    let mut ir = Ir::new(context);
    let module = ir.body();
    let builder = ir.builder_at_end(module);
    let (functions, names) = (HashMap::new(), Vec::new());
    let mut lowering =
        Lowering { file, tokens: &tokens, next: 0, builder, block: module, functions, names, nesting: 0 };
    lowering.declare()?;
    while lowering.peek() != Kind::End {
        lowering.function(module)?;
    }
    Ok(ir)
}

impl<'s, 'c> Lowering<'s, '_, 'c> {
    fn peek(&self) -> Kind<'s> {
        self.tokens[self.next].kind
    }

    fn at(&self) -> Position {
        self.tokens[self.next].at
    }

    /// Takes the next token, unless it is the end.
    fn advance(&mut self) {
        self.next = (self.next + 1).min(self.tokens.len() - 1);
    }

    fn eat(&mut self, kind: Kind<'_>) -> bool {
        let found = self.peek() == kind;
        if found {
            self.advance();
        }
        found
    }

    fn wrong<T>(&self, expected: &str) -> Lowered<T> {
        let found = match self.peek() {
            Kind::Word(word) => format!("`{word}`"),
            Kind::Number(number) => format!("`{number}`"),
            Kind::Sign(sign) => format!("`{sign}`"),
            Kind::End => "the end of the program".to_owned(),
        };
        Err(Error::new(self.file, self.at(), format!("expected {expected}, found {found}")))
    }

    fn sign(&mut self, sign: &'static str) -> Lowered<()> {
        if self.eat(Kind::Sign(sign)) { Ok(()) } else { self.wrong(&format!("`{sign}`")) }
    }

    fn word(&mut self, word: &str) -> Lowered<()> {
        if self.eat(Kind::Word(word)) { Ok(()) } else { self.wrong(&format!("`{word}`")) }
    }

    fn name(&mut self) -> Lowered<&'s str> {
        match self.peek() {
            Kind::Word(name) => {
                self.advance();
                Ok(name)
            }
            _ => self.wrong("a name"),
        }
    }

    fn ty(&mut self) -> Lowered<Type<'c>> {
        let context = self.builder.context();
        match self.peek() {
            Kind::Word("int") => self.advance(),
            Kind::Word("bool") => {
                self.advance();
                return Ok(context.integer(1));
            }
            _ => return self.wrong("`int` or `bool`"),
        }
        Ok(context.i64())
    }

    /// Creates what follows at a place of the source.
    fn locate(&mut self, at: Position) -> Loc {
        let place = FileLineColRange::get(self.builder.context(), self.file, at.line, at.column);
        let loc = self.builder.ir().intern_location(place.into());
        self.builder.set_loc(loc);
        loc
    }

    /// Builds in another block; the result is the one before.
    fn enter(&mut self, block: BlockId) -> BlockId {
        self.builder.move_to_end(block);
        std::mem::replace(&mut self.block, block)
    }

    /// `fn name(name: type, ...) -> type`: the place of the name, the name, the parameters and the result.
    #[allow(clippy::type_complexity)]
    fn head(&mut self) -> Lowered<(Position, &'s str, Vec<(&'s str, Type<'c>)>, Type<'c>)> {
        self.word("fn")?;
        let at = self.at();
        let name = self.name()?;
        self.sign("(")?;
        let mut parameters = Vec::new();
        while !self.eat(Kind::Sign(")")) {
            if !parameters.is_empty() {
                self.sign(",")?;
            }
            let parameter = self.name()?;
            self.sign(":")?;
            parameters.push((parameter, self.ty()?));
        }
        self.sign("->")?;
        Ok((at, name, parameters, self.ty()?))
    }

    /// Learns what functions return: they may be called before they are defined.
    fn declare(&mut self) -> Lowered<()> {
        while self.peek() != Kind::End {
            let (_, name, _, result) = self.head()?;
            self.functions.insert(name, result);
            while !matches!(self.peek(), Kind::End | Kind::Word("fn")) {
                self.advance();
            }
        }
        self.next = 0;
        Ok(())
    }

    fn function(&mut self, module: BlockId) -> Lowered<()> {
        let (at, name, parameters, result) = self.head()?;
        let types: Vec<_> = parameters.iter().map(|(_, ty)| *ty).collect();
        let loc = self.locate(at);
        self.enter(module);
        let ty = FunctionType::get(self.builder.context(), &types, &[result]);
        let function = FuncOp::create(&mut self.builder, name, ty.into());
        let block = self.builder.ir().create_block();
        for (name, ty) in parameters {
            let value = self.builder.ir().add_argument(block, ty, loc);
            self.names.push((name, value));
        }
        self.append(function, 0, block);
        self.enter(block);
        let at = self.at();
        let value = self.block()?;
        self.locate(at);
        crate::r#return(&mut self.builder, value);
        self.names.clear();
        Ok(())
    }

    fn append(&mut self, op: OpId, region: usize, block: BlockId) {
        let ir = self.builder.ir();
        let region = ir.op(op).regions().nth(region).expect("it is declared").id();
        ir.append_block(region, block);
    }

    /// A value in braces.
    fn block(&mut self) -> Lowered<ValueId> {
        self.sign("{")?;
        let visible = self.names.len();
        while self.eat(Kind::Word("let")) {
            let name = self.name()?;
            self.sign("=")?;
            let value = self.value()?;
            self.sign(";")?;
            self.names.push((name, value));
        }
        let value = self.value()?;
        self.names.truncate(visible);
        self.sign("}")?;
        Ok(value)
    }

    /// The block of a region: `body`, whose value it yields.
    fn region(
        &mut self,
        block: BlockId,
        body: impl FnOnce(&mut Self) -> Lowered<ValueId>,
    ) -> Lowered<ValueId> {
        let outer = self.enter(block);
        let at = self.at();
        let value = body(self)?;
        self.locate(at);
        crate::r#yield(&mut self.builder, value);
        self.enter(outer);
        Ok(value)
    }

    fn value(&mut self) -> Lowered<ValueId> {
        let lhs = self.sum()?;
        let predicate = match self.peek() {
            Kind::Sign("==") => Predicate::Eq,
            Kind::Sign("!=") => Predicate::Ne,
            Kind::Sign("<") => Predicate::Lt,
            Kind::Sign("<=") => Predicate::Le,
            Kind::Sign(">") => Predicate::Gt,
            Kind::Sign(">=") => Predicate::Ge,
            _ => return Ok(lhs),
        };
        let at = self.at();
        self.advance();
        let rhs = self.sum()?;
        self.locate(at);
        Ok(crate::cmp(&mut self.builder, predicate, lhs, rhs))
    }

    fn sum(&mut self) -> Lowered<ValueId> {
        let mut value = self.product()?;
        loop {
            let build = match self.peek() {
                Kind::Sign("+") => crate::add,
                Kind::Sign("-") => crate::sub,
                _ => return Ok(value),
            };
            let at = self.at();
            self.advance();
            let rhs = self.product()?;
            self.locate(at);
            value = build(&mut self.builder, value, rhs);
        }
    }

    fn product(&mut self) -> Lowered<ValueId> {
        let mut value = self.atom()?;
        loop {
            let build = match self.peek() {
                Kind::Sign("*") => crate::mul,
                Kind::Sign("/") => crate::div,
                Kind::Sign("%") => crate::rem,
                _ => return Ok(value),
            };
            let at = self.at();
            self.advance();
            let rhs = self.atom()?;
            self.locate(at);
            value = build(&mut self.builder, value, rhs);
        }
    }

    fn atom(&mut self) -> Lowered<ValueId> {
        if self.nesting == MAX_NESTING {
            return Err(Error::new(
                self.file,
                self.at(),
                format!("more than {MAX_NESTING} values in one another"),
            ));
        }
        self.nesting += 1;
        let at = self.at();
        let value = match self.peek() {
            Kind::Number(number) => {
                self.advance();
                self.locate(at);
                crate::constant(&mut self.builder, number)
            }
            Kind::Sign("-") => {
                self.advance();
                let value = self.atom()?;
                self.locate(at);
                let zero = crate::constant(&mut self.builder, 0);
                crate::sub(&mut self.builder, zero, value)
            }
            Kind::Sign("(") => {
                self.advance();
                let value = self.value()?;
                self.sign(")")?;
                value
            }
            Kind::Word(word) => {
                self.advance();
                self.locate(at);
                match word {
                    "true" | "false" => crate::truth(&mut self.builder, word == "true"),
                    "if" => self.conditional(at)?,
                    "for" => self.repetition(at)?,
                    _ if self.eat(Kind::Sign("(")) => self.call(word, at)?,
                    _ => match self.names.iter().rfind(|(name, _)| *name == word) {
                        Some((_, value)) => *value,
                        None => return Err(Error::new(self.file, at, format!("no value named `{word}`"))),
                    },
                }
            }
            _ => return self.wrong("a value"),
        };
        self.nesting -= 1;
        Ok(value)
    }

    fn conditional(&mut self, at: Position) -> Lowered<ValueId> {
        let condition = self.value()?;
        // The type of the operation is that of its first region, which is therefore built before.
        let [consequent, alternative] = [(); 2].map(|()| self.builder.ir().create_block());
        let value = self.region(consequent, Self::block)?;
        self.word("else")?;
        let chained = self.peek() == Kind::Word("if");
        self.region(alternative, if chained { Self::atom } else { Self::block })?;
        self.locate(at);
        let ty = self.builder.ir().value(value).ty();
        let op = IfOp::create(&mut self.builder, ty, condition);
        self.append(op, 0, consequent);
        self.append(op, 1, alternative);
        Ok(self.result(op))
    }

    fn repetition(&mut self, at: Position) -> Lowered<ValueId> {
        let index = self.name()?;
        self.word("in")?;
        let lower = self.value()?;
        self.sign("..")?;
        let upper = self.value()?;
        self.word("with")?;
        let name = self.name()?;
        self.sign("=")?;
        let init = self.value()?;
        let loc = self.locate(at);
        let op = ForOp::create(&mut self.builder, lower, upper, init);
        let (i64, ir) = (self.builder.context().i64(), self.builder.ir());
        let (block, ty) = (ir.create_block(), ir.value(init).ty());
        self.names.push((index, ir.add_argument(block, i64, loc)));
        self.names.push((name, ir.add_argument(block, ty, loc)));
        self.append(op, 0, block);
        self.region(block, Self::block)?;
        self.names.truncate(self.names.len() - 2);
        Ok(self.result(op))
    }

    fn call(&mut self, name: &str, at: Position) -> Lowered<ValueId> {
        let Some(&result) = self.functions.get(name) else {
            return Err(Error::new(self.file, at, format!("no function named `{name}`")));
        };
        let mut arguments = Vec::new();
        while !self.eat(Kind::Sign(")")) {
            if !arguments.is_empty() {
                self.sign(",")?;
            }
            arguments.push(self.value()?);
        }
        self.locate(at);
        let callee = SymbolRefAttr::get(self.builder.context(), name);
        Ok(crate::call(&mut self.builder, result, callee, &arguments))
    }

    fn result(&mut self, op: OpId) -> ValueId {
        self.builder.ir().op(op).results().next().expect("it has one").id()
    }
}
