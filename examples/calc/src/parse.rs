//! The parser: the function for each rule of the grammar creates the operations.

use crate::{Error, ForOp, IfOp, Predicate};
use isogloss::builtin::{FileLineColRange, SymbolRefAttr};
use isogloss::dialects::func::{self, FuncOp};
use isogloss::ir::{Builder, Ir, OpId, Position, ValueId};
use isogloss::{Context, Type};
use std::collections::HashMap;

/// The maximum nesting depth of values.
pub const MAX_NESTING: u32 = 200;

type Parsed<T> = Result<T, Error>;

struct Parser<'s, 'c> {
    file: &'s str,
    /// The next token; empty at the end of the program.
    token: &'s str,
    at: Position,
    /// The text after the token.
    rest: &'s str,
    end: Position,
    /// The result types of functions.
    functions: HashMap<&'s str, Type<'c>>,
    /// The visible names, innermost last.
    names: Vec<(&'s str, ValueId)>,
    nesting: u32,
}

/// The IR of a program, not yet verified.
pub(crate) fn parse<'c>(context: &'c Context, file: &str, source: &str) -> Parsed<Ir<'c>> {
    let (at, functions, names) = (Position::START, HashMap::new(), Vec::new());
    let mut parser = Parser { file, token: "", at, rest: source, end: at, functions, names, nesting: 0 };
    parser.advance();
    let mut ir = Ir::new(context);
    let body = ir.body();
    let mut builder = ir.builder_at_end(body);
    while !parser.token.is_empty() {
        parser.function(&mut builder)?;
    }
    Ok(ir)
}

/// The precedence of an operator, and the function that creates its operation.
#[allow(clippy::type_complexity)]
fn operator<'c>(token: &str) -> Option<(u32, fn(&mut Builder<'_, 'c>, ValueId, ValueId) -> ValueId)> {
    Some(match token {
        "==" => (0, |b, lhs, rhs| crate::cmp(b, Predicate::Eq, lhs, rhs)),
        "!=" => (0, |b, lhs, rhs| crate::cmp(b, Predicate::Ne, lhs, rhs)),
        "<" => (0, |b, lhs, rhs| crate::cmp(b, Predicate::Lt, lhs, rhs)),
        "<=" => (0, |b, lhs, rhs| crate::cmp(b, Predicate::Le, lhs, rhs)),
        ">" => (0, |b, lhs, rhs| crate::cmp(b, Predicate::Gt, lhs, rhs)),
        ">=" => (0, |b, lhs, rhs| crate::cmp(b, Predicate::Ge, lhs, rhs)),
        "+" => (1, crate::add),
        "-" => (1, crate::sub),
        "*" => (2, crate::mul),
        "/" => (2, crate::div),
        "%" => (2, crate::rem),
        _ => return None,
    })
}

impl<'s, 'c> Parser<'s, 'c> {
    /// Moves to the next token and returns the current one. `#` begins a comment.
    fn advance(&mut self) -> &'s str {
        let taken = self.token;
        let is_word = |c: char| c.is_alphanumeric() || c == '_';
        loop {
            let word = |part: fn(char) -> bool| self.rest.find(|c| !part(c)).unwrap_or(self.rest.len());
            let len = match self.rest.chars().next() {
                None => 0,
                Some('#') => word(|c| c != '\n'),
                Some(c) if c.is_whitespace() => word(char::is_whitespace),
                Some(c) if is_word(c) => word(is_word),
                Some(_) if ["->", "..", "==", "!=", "<=", ">="].iter().any(|t| self.rest.starts_with(t)) => 2,
                Some(c) => c.len_utf8(),
            };
            (self.token, self.rest) = self.rest.split_at(len);
            (self.at, self.end) = (self.end, self.end.after(self.token.as_bytes()));
            if !self.token.starts_with(|c: char| c == '#' || c.is_whitespace()) {
                return taken;
            }
        }
    }

    fn error<T>(&self, at: Position, message: impl Into<String>) -> Parsed<T> {
        Err(Error { place: Some((self.file.to_owned(), at)), message: message.into() })
    }

    fn unexpected<T>(&self, expected: &str) -> Parsed<T> {
        let found =
            if self.token.is_empty() { "the end of the program" } else { &format!("`{}`", self.token) };
        self.error(self.at, format!("expected {expected}, found {found}"))
    }

    fn eat(&mut self, token: &str) -> bool {
        self.token == token && !self.advance().is_empty()
    }

    fn expect(&mut self, token: &str) -> Parsed<()> {
        if self.eat(token) { Ok(()) } else { self.unexpected(&format!("`{token}`")) }
    }

    fn name(&mut self) -> Parsed<&'s str> {
        let is_name = self.token.starts_with(|c: char| c.is_alphabetic() || c == '_');
        if is_name { Ok(self.advance()) } else { self.unexpected("a name") }
    }

    /// Parses items between commas, up to `)`.
    fn list<T>(&mut self, mut item: impl FnMut(&mut Self) -> Parsed<T>) -> Parsed<Vec<T>> {
        let mut items = Vec::new();
        while !self.eat(")") {
            if !items.is_empty() {
                self.expect(",")?;
            }
            items.push(item(self)?);
        }
        Ok(items)
    }

    fn ty(&mut self, context: &'c Context) -> Parsed<Type<'c>> {
        let width = match self.token {
            "int" => 64,
            "bool" => 1,
            _ => return self.unexpected("`int` or `bool`"),
        };
        self.advance();
        Ok(context.integer(width))
    }

    /// Sets the location of the next operations.
    fn locate(&self, builder: &mut Builder<'_, 'c>, at: Position) {
        let place = FileLineColRange::get(builder.context(), self.file, at.line, at.column);
        let loc = builder.ir().intern_location(place.into());
        builder.set_loc(loc);
    }

    fn function(&mut self, builder: &mut Builder<'_, 'c>) -> Parsed<OpId> {
        let context = builder.context();
        self.expect("fn")?;
        let at = self.at;
        let name = self.name()?;
        self.expect("(")?;
        let parameters = self.list(|this| {
            let name = this.name()?;
            this.expect(":")?;
            Ok((name, this.ty(context)?))
        })?;
        self.expect("->")?;
        let result = self.ty(context)?;
        self.functions.insert(name, result);
        let (names, types): (Vec<_>, Vec<_>) = parameters.into_iter().unzip();
        self.locate(builder, at);
        let ty = context.function(&types, &[result]);
        let function = FuncOp::builder(builder, name, ty).body(&types[..], |builder, arguments| {
            self.names = names.into_iter().zip(arguments).collect();
            let at = self.at;
            let value = self.block(builder)?;
            self.locate(builder, at);
            func::r#return(builder, &[value]);
            Ok(())
        })?;
        Ok(function.create())
    }

    /// Parses `let`s and a value in braces.
    fn block(&mut self, builder: &mut Builder<'_, 'c>) -> Parsed<ValueId> {
        self.expect("{")?;
        let visible = self.names.len();
        while self.eat("let") {
            let name = self.name()?;
            self.expect("=")?;
            let value = self.value(builder, 0)?;
            self.expect(";")?;
            self.names.push((name, value));
        }
        let value = self.value(builder, 0)?;
        self.names.truncate(visible);
        self.expect("}").map(|()| value)
    }

    /// Builds the block of a region, which yields the value that `read` parses; returns its type.
    fn region(
        &mut self,
        builder: &mut Builder<'_, 'c>,
        read: fn(&mut Self, &mut Builder<'_, 'c>) -> Parsed<ValueId>,
    ) -> Parsed<Type<'c>> {
        let at = self.at;
        let value = read(self, builder)?;
        self.locate(builder, at);
        crate::r#yield(builder, value);
        Ok(builder.ir().value(value).ty())
    }

    /// Parses a value with operators of at least a precedence.
    fn value(&mut self, builder: &mut Builder<'_, 'c>, least: u32) -> Parsed<ValueId> {
        let mut value = self.atom(builder)?;
        while let Some((found, create)) = operator(self.token).filter(|(found, _)| *found >= least) {
            let at = self.at;
            self.advance();
            let rhs = self.value(builder, found + 1)?;
            self.locate(builder, at);
            value = create(builder, value, rhs);
        }
        Ok(value)
    }

    fn atom(&mut self, builder: &mut Builder<'_, 'c>) -> Parsed<ValueId> {
        let at = self.at;
        if self.nesting == MAX_NESTING {
            return self.error(at, format!("more than {MAX_NESTING} nested values"));
        }
        self.nesting += 1;
        let value = if self.eat("(") {
            let value = self.value(builder, 0)?;
            self.expect(")").map(|()| value)?
        } else if self.eat("-") {
            let value = self.atom(builder)?;
            self.locate(builder, at);
            let zero = crate::constant(builder, 0);
            crate::sub(builder, zero, value)
        } else if self.eat("if") {
            self.conditional(builder, at)?
        } else if self.eat("for") {
            self.repetition(builder, at)?
        } else if self.token.starts_with(|c: char| c.is_ascii_digit()) {
            self.locate(builder, at);
            match self.advance().parse() {
                Ok(number) => crate::constant(builder, number),
                Err(_) => return self.error(at, "not a number of at most 64 bits"),
            }
        } else {
            let Ok(name) = self.name() else { return self.unexpected("a value") };
            let known = self.names.iter().rfind(|(known, _)| *known == name);
            self.locate(builder, at);
            match (name, known) {
                ("true" | "false", _) => crate::truth(builder, name == "true"),
                _ if self.token == "(" => self.call(builder, name, at)?,
                (_, Some((_, value))) => *value,
                (_, None) => return self.error(at, format!("no value named `{name}`")),
            }
        };
        self.nesting -= 1;
        Ok(value)
    }

    fn conditional(&mut self, builder: &mut Builder<'_, 'c>, at: Position) -> Parsed<ValueId> {
        let condition = self.value(builder, 0)?;
        self.locate(builder, at);
        // The value of the first region decides the type of the result.
        let mut ty = builder.context().i64();
        let op = IfOp::builder(builder, ty, condition)
            .consequent([], |builder, []| {
                ty = self.region(builder, Self::block)?;
                self.expect("else")
            })?
            .alternative([], |builder, []| {
                self.region(builder, if self.token == "if" { Self::atom } else { Self::block }).map(|_| ())
            })?;
        let value = op.create_value();
        builder.ir().set_type(value, ty);
        Ok(value)
    }

    fn repetition(&mut self, builder: &mut Builder<'_, 'c>, at: Position) -> Parsed<ValueId> {
        let index = self.name()?;
        self.expect("in")?;
        let lower = self.value(builder, 0)?;
        self.expect("..")?;
        let upper = self.value(builder, 0)?;
        self.expect("with")?;
        let name = self.name()?;
        self.expect("=")?;
        let init = self.value(builder, 0)?;
        self.locate(builder, at);
        let types = [builder.context().i64(), builder.ir().value(init).ty()];
        let op = ForOp::builder(builder, lower, upper, init).body(types, |builder, values| {
            self.names.extend([index, name].into_iter().zip(values));
            self.region(builder, Self::block).map(|_| ())
        })?;
        self.names.truncate(self.names.len() - 2);
        Ok(op.create_value())
    }

    fn call(&mut self, builder: &mut Builder<'_, 'c>, name: &str, at: Position) -> Parsed<ValueId> {
        let Some(&result) = self.functions.get(name) else {
            return self.error(at, format!("no function named `{name}` before this one"));
        };
        self.expect("(")?;
        let arguments = self.list(|this| this.value(builder, 0))?;
        self.locate(builder, at);
        let callee = SymbolRefAttr::get(builder.context(), name);
        let call = func::call(builder, &[result], callee, &arguments);
        Ok(builder.ir().op(call).result(0).expect("it has one").id())
    }
}
