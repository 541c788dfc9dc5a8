//! Rust in definition files: default values of parameters, and bodies of methods of interfaces. The checks use only the
//! definition files: syntax, C++ instead of Rust, literals, cases of enums, and the numbers of arguments. The compiler
//! checks the rest, and the generated Rust names the location.

use super::classes::interface_kind;
use super::cpp_in_rust::{Calls, Namespaces};
use super::rust_path::in_runtime;
use super::{Ods, cpp_in_rust};
use crate::model::{AuthorCode, DefKind, InterfaceKind, Name, ParamType};
use crate::{codes, lints, names};
use isogloss_tablegen::{Diagnostic, Record, StringValue, closest};
use proc_macro2::{Delimiter, Ident, LineColumn, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use std::collections::BTreeMap;
use std::ops::Range;
use syn::punctuated::Punctuated;
use syn::{Expr, Lit, Stmt, Token, UnOp};

/// An error at a part of a text.
pub(super) struct Wrong {
    pub(super) range: Range<usize>,
    pub(super) message: String,
    pub(super) help: Vec<String>,
}

impl Wrong {
    fn new(range: Range<usize>, message: impl Into<String>) -> Self {
        Self { range, message: message.into(), help: Vec::new() }
    }

    fn help(mut self, help: impl Into<String>) -> Self {
        self.help.push(help.into());
        self
    }

    fn did_you_mean<'k>(self, name: &str, known: impl IntoIterator<Item = &'k str>) -> Self {
        match closest(name, known) {
            Some(close) => self.help(format!("did you mean `{close}`?")),
            None => self,
        }
    }
}

/// Whether an expression was checked completely.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Judged {
    Yes,
    /// The compiler checks the rest.
    ByCompiler,
}

/// The methods that a body of an interface can call on its value.
pub(super) struct Callable {
    /// The methods: names in Rust with the number of arguments.
    methods: BTreeMap<String, usize>,
    /// The context, `$_ctxt` in C++.
    context: &'static str,
    /// Whether the value is an operation.
    is_operation: bool,
    /// The variable on which the interface's methods are called.
    receiver: &'static str,
}

impl Callable {
    /// As for a method, in the verifier of an interface, which has the operation only.
    pub(super) fn in_verifier(self) -> Self {
        Self { receiver: names::VIEW, ..self }
    }
}

impl Calls for Callable {
    fn context(&self) -> &str {
        self.context
    }

    fn function(&self, value: &str, cpp: &str) -> Option<String> {
        let name = names::method(cpp).to_string();
        let is_known = self.methods.contains_key(name.trim_start_matches("r#"))
            || self.is_operation && value == "op" && names::OP_REF_FUNCTIONS.contains(&name.as_str());
        is_known.then_some(name)
    }

    fn instead(&self) -> &str {
        if self.is_operation {
            "a function of your crate: `crate::name(op)`"
        } else {
            "a function of your crate: `crate::name(self)`"
        }
    }
}

/// The offset of a location that the parser of Rust reports; `prefix` bytes were put before the text.
fn offset(text: &str, at: LineColumn, prefix: usize) -> usize {
    let mut lines = text.split_inclusive('\n');
    let before: usize = lines.by_ref().take(at.line.saturating_sub(1)).map(str::len).sum();
    let column = if at.line <= 1 { at.column.saturating_sub(prefix) } else { at.column };
    let line = lines.next().unwrap_or("");
    // Columns count characters.
    let inside = line.char_indices().nth(column).map_or(line.len(), |(byte, _)| byte);
    (before + inside).min(text.len())
}

/// The range of tokens of a text.
fn range_of(text: &str, tokens: &impl ToTokens, prefix: usize) -> Range<usize> {
    let mut places = tokens.to_token_stream().into_iter().map(|token| token.span());
    let Some(first) = places.next() else { return 0..text.len() };
    let last = places.last().unwrap_or(first);
    let start = offset(text, first.start(), prefix);
    start..offset(text, last.end(), prefix).max(start)
}

/// The error about a text that is not Rust.
fn not_rust(what: &str, text: &str, error: &syn::Error, prefix: usize) -> Wrong {
    if let Some(wrong) = unbalanced(text) {
        return Wrong::new(wrong.0, format!("{what} is not Rust: {}", wrong.1));
    }
    let start = offset(text, error.span().start(), prefix);
    if let Some(name) = text[start..].strip_prefix('$') {
        let name: String =
            name.chars().take_while(|letter| letter.is_alphanumeric() || *letter == '_').collect();
        let wrong = Wrong::new(
            start..start + 1 + name.len(),
            format!("{what} has the unknown placeholder `${name}`"),
        );
        return wrong.help("the context is `$_ctxt` or `context`");
    }
    let end = offset(text, error.span().end(), prefix).max(start);
    Wrong::new(start..end, format!("{what} is not a Rust expression: {error}"))
}

/// The first bracket or quote without its counterpart, which the parser reports without a location.
fn unbalanced(text: &str) -> Option<(Range<usize>, String)> {
    let mut open: Vec<(usize, char)> = Vec::new();
    let mut letters = text.char_indices();
    while let Some((at, letter)) = letters.next() {
        match letter {
            '"' => {
                let mut is_escaped = false;
                let closing = letters.by_ref().find(|(_, letter)| {
                    let ends = *letter == '"' && !is_escaped;
                    is_escaped = *letter == '\\' && !is_escaped;
                    ends
                });
                if closing.is_none() {
                    return Some((at..at + 1, "the string is not closed".to_owned()));
                }
            }
            '(' | '[' | '{' => open.push((at, letter)),
            ')' | ']' | '}' => {
                let closes = matches!(
                    (open.pop(), letter),
                    (Some((_, '(')), ')') | (Some((_, '[')), ']') | (Some((_, '{')), '}')
                );
                if !closes {
                    return Some((at..at + 1, format!("`{letter}` closes nothing")));
                }
            }
            _ => {}
        }
    }
    open.pop().map(|(at, letter)| (at..at + 1, format!("`{letter}` is not closed")))
}

impl<'r> Ods<'r, '_> {
    /// The default value of the parameter `name` as Rust.
    pub(super) fn default_expression(
        &self,
        name: &str,
        text: &str,
        ty: &ParamType,
    ) -> Result<(TokenStream, Judged), Wrong> {
        let what = format!("the default value of `{name}`");
        // The replacement has the same length, so that the columns of errors match the text.
        let parsed = syn::parse_str::<Expr>(&text.replace("$_ctxt", "r#ctxt"));
        let namespaces = match &parsed {
            Ok(expression) if self.is_of_known_class(expression, ty) => Namespaces::Known,
            _ => Namespaces::Cpp,
        };
        if let Some(found) = cpp_in_rust::find_with(text, parsed.is_ok(), namespaces) {
            let error = Wrong::new(found.range, format!("{what} is C++, not Rust: {}", found.what));
            return Err(match self.call_in_rust(text, ty) {
                Some(rust) => error.help(format!("in Rust: `{rust}`")),
                None => error.help(format!("in Rust: {}", found.rust)),
            });
        }
        if let Some(rust) = self.call_in_rust(text, ty) {
            let message = format!("{what} is C++, not Rust: `IntegerType::get`");
            return Err(Wrong::new(0..text.len(), message).help(format!("in Rust: `{rust}`")));
        }
        let expression = parsed.map_err(|error| not_rust(&what, text, &error, 0))?;
        Checker { ods: self, what: &what, text, ty }.expression(&expression)
    }

    /// Whether an expression is a call of a function of a known class, or a case of an enum: their namespaces are
    /// replaced.
    fn is_of_known_class(&self, expression: &Expr, ty: &ParamType) -> bool {
        match expression {
            Expr::Path(_) => matches!(ty.value_type(), ParamType::Enum(_)),
            Expr::Binary(cases) if is_union(cases, ty) => {
                self.is_of_known_class(&cases.left, ty) && self.is_of_known_class(&cases.right, ty)
            }
            Expr::Call(call) => match &*call.func {
                Expr::Path(function) => function.path.segments.iter().rev().nth(1).is_some_and(|class| {
                    matches!(self.types.named(&class.ident.to_string()), Some(ParamType::Handle(_)))
                }),
                _ => false,
            },
            _ => false,
        }
    }

    /// The Rust for C++ that constructs a builtin type.
    fn call_in_rust(&self, text: &str, ty: &ParamType) -> Option<String> {
        let bare = text.trim().trim_start_matches("::").trim_start_matches("mlir::");
        let width = bare.strip_prefix("IntegerType::get($_ctxt,")?.strip_suffix(')')?.trim();
        width.parse::<u32>().ok()?;
        Some(match ty.value_type() {
            ParamType::Handle(_) => {
                format!(
                    "::isogloss::builtin::IntegerType::get(context, {width}, ::isogloss::builtin::Signedness::Signless)"
                )
            }
            _ => format!("context.integer({width})"),
        })
    }

    /// The methods that a body of an interface can call on its value.
    pub(super) fn callable(&self, interface: Record<'r>) -> Callable {
        let (context, is_operation) = match interface_kind(interface) {
            Some(InterfaceKind::Values(DefKind::Type)) => ("::isogloss::Type::context(self.into())", false),
            Some(InterfaceKind::Values(DefKind::Attribute)) => {
                ("::isogloss::Attribute::context(self.into())", false)
            }
            Some(InterfaceKind::Operations) => ("op.context()", true),
            Some(InterfaceKind::Dialects) | None => ("op.context()", false),
        };
        let mut known = Callable { methods: BTreeMap::new(), context, is_operation, receiver: "self" };
        let (mut pending, mut seen) = (vec![interface], Vec::new());
        while let Some(interface) = pending.pop() {
            if seen.contains(&interface) {
                continue;
            }
            seen.push(interface);
            let methods: Vec<Record<'_>> = interface.find("methods").unwrap_or_default();
            for method in methods.iter().filter(|method| !method.is_subclass_of("StaticInterfaceMethod")) {
                let arguments = method.get::<isogloss_tablegen::DagValue<'_>>("arguments");
                if let (Ok(name), Ok(arguments)) = (method.get::<&str>("name"), arguments) {
                    known.methods.insert(names::method(name).to_string(), arguments.len());
                }
            }
            pending.extend(interface.find::<Vec<Record<'_>>>("baseInterfaces").unwrap_or_default());
        }
        known
    }

    /// A body as Rust: an expression, or the statements of a block. `$_type` and
    /// `$_attr` are accepted for `self`, `$_op` for `op`.
    pub(super) fn rust_body(
        &mut self,
        body: StringValue<'r>,
        method: &Name,
        known: &Callable,
    ) -> Option<AuthorCode> {
        let text = body.text();
        let place = |range: Range<usize>| match body.origin_of(range.clone()) {
            Some(span) => span,
            None => body.origin(range.start).unwrap_or(method.span),
        };
        let what = format!("the body of `{}`", method.text);
        match self.checked_body(&what, text, known) {
            Ok((statements, returns)) => {
                if let Some((range, rust)) = returns {
                    self.errors.push(lints::cpp_return::report(&what, place(range), &rust));
                }
                let tokens = in_runtime(statements, &self.types.runtime);
                Some(AuthorCode { tokens, place: place(0..text.len()) })
            }
            Err(wrong) => {
                let error =
                    Diagnostic::error(wrong.message).code(codes::RUST_EXPRESSION).at(place(wrong.range));
                self.errors.push(wrong.help.into_iter().fold(error, Diagnostic::help));
                None
            }
        }
    }

    /// The statements of a body. If it ends with an unnecessary `return`, also its range and the Rust without it.
    #[allow(clippy::type_complexity)]
    fn checked_body(
        &self,
        what: &str,
        text: &str,
        known: &Callable,
    ) -> Result<(TokenStream, Option<(Range<usize>, String)>), Wrong> {
        // Replacements of the same length keep the columns of errors.
        let rust = text.replace("$_type", "(self)").replace("$_attr", "(self)").replace("$_self", " self ");
        let rust = rust.replace("$_op", " op ");
        let parsed = syn::parse_str::<syn::Block>(&format!("{{{rust}}}"));
        if let Some(found) = cpp_in_rust::find_in_body(text, parsed.is_ok(), known) {
            let error = Wrong::new(found.range, format!("{what} is C++, not Rust: {}", found.what));
            return Err(error.help(format!("in Rust: {}", found.rust)));
        }
        let mut block = parsed.map_err(|error| not_rust(what, text, &error, 1))?;
        let checker = Checker { ods: self, what, text, ty: &ParamType::Bool };
        checker.paths_and_calls(block.to_token_stream(), known)?;
        let tokens = block.to_token_stream();
        if known.is_operation && is_never_bound(&tokens, false) {
            checker.calls_of_operation(tokens.clone(), known)?;
            if let Some(tokens) = with_receiver(tokens, known) {
                block = syn::parse2(tokens).map_err(|error| not_rust(what, text, &error, 1))?;
            }
        }
        let rust = match block.stmts.as_slice() {
            [Stmt::Expr(Expr::Return(value), Some(_))] if value.expr.is_some() && text.contains("$_") => {
                cpp_in_rust::body_in_rust(text, known)
            }
            _ => None,
        };
        if let Some(rust) = rust
            && let Some(Stmt::Expr(Expr::Return(value), _)) = block.stmts.pop()
        {
            let value = value.expr;
            let from = text.len() - text.trim_start().len();
            return Ok((quote!(#value), Some((from..text.trim_end().len(), rust))));
        }
        let statements = &block.stmts;
        Ok((quote!(#(#statements)*), None))
    }
}

/// Whether an expression is several cases of a bit set: `Access::Read | Access::Write`.
fn is_union(expression: &syn::ExprBinary, ty: &ParamType) -> bool {
    matches!(expression.op, syn::BinOp::BitOr(_)) && matches!(ty.value_type(), ParamType::Enum(_))
}

/// Checks the Rust of one text.
struct Checker<'a, 'r, 'e> {
    ods: &'a Ods<'r, 'e>,
    what: &'a str,
    text: &'a str,
    /// The type of the expression.
    ty: &'a ParamType,
}

impl Checker<'_, '_, '_> {
    fn wrong(&self, at: &impl ToTokens, why: impl AsRef<str>) -> Wrong {
        Wrong::new(range_of(self.text, at, 0), format!("{} {}", self.what, why.as_ref()))
    }

    /// An expression with C++ names replaced by Rust names.
    fn expression(&self, expression: &Expr) -> Result<(TokenStream, Judged), Wrong> {
        if let Some(literal) = self.literal(expression) {
            return literal.map(|()| (quote!(#expression), Judged::Yes));
        }
        let tokens = match expression {
            Expr::Path(path) => return self.path(&path.path),
            Expr::Call(call) => self.call(call)?,
            Expr::Binary(cases) if is_union(cases, self.ty) => {
                let ((left, first), (right, second)) =
                    (self.expression(&cases.left)?, self.expression(&cases.right)?);
                let judged = if first == second { first } else { Judged::ByCompiler };
                return Ok((quote!(#left | #right), judged));
            }
            other => quote!(#other),
        };
        Ok((with_context(tokens), Judged::ByCompiler))
    }

    /// Whether a literal has the type; `None` if the expression is not a literal.
    fn literal(&self, expression: &Expr) -> Option<Result<(), Wrong>> {
        let (literal, negative) = match expression {
            Expr::Lit(literal) => (&literal.lit, false),
            Expr::Unary(unary) if matches!(unary.op, UnOp::Neg(_)) => match &*unary.expr {
                Expr::Lit(literal) => (&literal.lit, true),
                _ => return None,
            },
            _ => return None,
        };
        let wrong = |expected: &str| Some(Err(self.wrong(expression, format!("is not {expected}"))));
        match (self.ty.value_type(), literal) {
            (ParamType::Bool, Lit::Bool(_)) => Some(Ok(())),
            (ParamType::Bool, Lit::Int(number)) => {
                let rust = if number.base10_digits() == "0" { "false" } else { "true" };
                let wrong = self.wrong(expression, "is not a `bool`").help(format!("in Rust: `{rust}`"));
                Some(Err(wrong))
            }
            (ParamType::Bool, _) => wrong("`true` or `false`"),
            (ParamType::Int { bits, signed }, Lit::Int(number)) => {
                let digits = number.base10_digits();
                let value = if negative { format!("-{digits}") } else { digits.to_owned() };
                let value = value.parse::<i128>().ok();
                let (least, most) = if *signed {
                    (-(1_i128 << (bits - 1)), (1_i128 << (bits - 1)) - 1)
                } else {
                    (0, (1_i128 << bits) - 1)
                };
                let name = format!("{}{bits}", if *signed { "i" } else { "u" });
                if value.is_some_and(|value| (least..=most).contains(&value)) {
                    Some(Ok(()))
                } else {
                    wrong(&format!("in the range of `{name}`, {least} to {most}"))
                }
            }
            (ParamType::Int { bits, signed }, _) => {
                wrong(&format!("a number of the type `{}{bits}`", if *signed { "i" } else { "u" }))
            }
            (ParamType::Enum(ty), _) => {
                let class = last_name(&ty.path);
                let wrong = self.wrong(expression, format!("is not a case of `{class}`"));
                let first = self.ods.types.cases(&class).and_then(|cases| cases.first());
                Some(Err(match first {
                    Some(first) => wrong.help(format!("write a case: `{class}::{first}`")),
                    None => wrong,
                }))
            }
            (ParamType::Type | ParamType::SelfType, _) => wrong("a type: write a call, `context.i32()`"),
            (ParamType::Attribute, _) => wrong("an attribute"),
            (ParamType::Handle(handle), _) => {
                wrong(&format!("{} `{}`", with_article(handle.kind.word()), last_name(&handle.path)))
            }
            _ => None,
        }
    }

    fn path(&self, path: &syn::Path) -> Result<(TokenStream, Judged), Wrong> {
        let named: Vec<String> = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        let ParamType::Enum(ty) = self.ty.value_type() else {
            return Ok((with_context(quote!(#path)), Judged::ByCompiler));
        };
        let class = &ty.path;
        let own = last_name(class);
        match named.as_slice() {
            [.., name, case] => {
                if *name != own && self.ods.types.cases(name).is_some() {
                    let why = format!("is a case of `{name}`, and the parameter is of `{own}`");
                    return Err(self.wrong(path, why));
                }
                let variant =
                    if self.ods.types.is_bit_set(name) { names::flag(case) } else { names::variant(case) };
                let Some(cases) = self.ods.types.cases(name) else {
                    return Ok((quote!(#class::#variant), Judged::ByCompiler));
                };
                if cases.iter().any(|case| variant == case) {
                    Ok((quote!(#class::#variant), Judged::Yes))
                } else {
                    Err(self.unknown_case(path.segments.last(), name, case, cases))
                }
            }
            [only] => {
                let wrong = self.wrong(path, format!("is not a case of `{own}`"));
                let variant = names::variant(only).to_string();
                let cases = self.ods.types.cases(&own).unwrap_or_default();
                let close = cases.iter().find(|case| **case == variant || *case == only).map(String::as_str);
                Err(match close.or_else(|| closest(&variant, cases.iter().map(String::as_str))) {
                    Some(case) => wrong.help(format!("did you mean `{own}::{case}`?")),
                    None => wrong,
                })
            }
            [] => Ok((quote!(#path), Judged::ByCompiler)),
        }
    }

    fn unknown_case(&self, at: impl ToTokens, class: &str, case: &str, cases: &[String]) -> Wrong {
        let mut wrong = self.wrong(&at, format!("names an unknown case: `{class}` has no case `{case}`"));
        let in_rust = names::variant(case).to_string();
        wrong = match closest(&in_rust, cases.iter().map(String::as_str)) {
            Some(close) => wrong.help(format!("did you mean `{class}::{close}`?")),
            None => wrong,
        };
        wrong
    }

    fn call(&self, call: &syn::ExprCall) -> Result<TokenStream, Wrong> {
        let Expr::Path(function) = &*call.func else { return Ok(quote!(#call)) };
        let segments: Vec<_> = function.path.segments.iter().collect();
        let arguments = &call.args;
        let [.., class, method] = segments.as_slice() else {
            let name = function.path.to_token_stream();
            let wrong = self.wrong(&function.path, "calls a function without its path");
            return Err(wrong.help(format!("a function of your crate: `crate::{name}`")));
        };
        let class_name = class.ident.to_string();
        match self.ods.types.named(&class_name) {
            _ if matches!(segments[0].ident.to_string().as_str(), "crate" | "super" | "self") => {
                Ok(quote!(#call))
            }
            Some(ParamType::Handle(handle)) => {
                let (path, method) = (&handle.path, &method.ident);
                let constructor = self.ods.types.constructor(&class_name);
                if let Some(parameters) = constructor.filter(|_| method == "get")
                    && arguments.len() != parameters.len() + 1
                {
                    let all = ["context"].into_iter().chain(parameters.iter().map(String::as_str));
                    let given = arguments.len();
                    let why = format!(
                        "calls `{class_name}::get` with {given} argument{}, and it takes {}",
                        plural(given),
                        parameters.len() + 1
                    );
                    let all: Vec<String> = all.map(|name| names::value(name).to_string()).collect();
                    return Err(self
                        .wrong(&call, why)
                        .help(format!("write `{class_name}::get({})`", all.join(", "))));
                }
                Ok(quote!(::core::convert::Into::into(#path::#method(#arguments))))
            }
            _ => {
                // A path into another crate.
                if function.path.leading_colon.is_some() && segments[0].ident == "isogloss" {
                    return Ok(quote!(#call));
                }
                let wrong = self.wrong(&class.ident, format!("names an unknown type `{class_name}`"));
                let wrong = wrong.did_you_mean(&class_name, self.ods.types.names());
                let spelled = function.path.to_token_stream().to_string().replace(' ', "");
                let spelled = spelled.trim_start_matches("::");
                Err(wrong.help(format!("a function of your crate: `crate::{spelled}`")))
            }
        }
    }

    /// Checks cases of enums, and calls of the interface's own methods.
    fn paths_and_calls(&self, tokens: TokenStream, known: &Callable) -> Result<(), Wrong> {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mark = |at: usize, mark: char| matches!(tokens.get(at), Some(TokenTree::Punct(found)) if found.as_char() == mark);
        let word = |at: usize| match tokens.get(at) {
            Some(TokenTree::Ident(word)) => Some(word),
            _ => None,
        };
        let is_self = |at: usize| match tokens.get(at) {
            Some(TokenTree::Ident(word)) => word == "self",
            // `$_type`
            Some(TokenTree::Group(group)) => group.stream().to_string() == "self",
            _ => false,
        };
        for at in 0..tokens.len() {
            if let (Some(class), Some(case)) = (word(at), word(at + 3))
                && mark(at + 1, ':')
                && mark(at + 2, ':')
                // A longer path may name another enum.
                && !at.checked_sub(1).is_some_and(|at| mark(at, ':'))
                && case.to_string().starts_with(|first: char| first.is_ascii_uppercase())
            {
                self.case(class, case)?;
            }
            if let (true, Some(method), Some(TokenTree::Group(group))) =
                (is_self(at) && mark(at + 1, '.'), word(at + 2), tokens.get(at + 3))
                && group.delimiter() == Delimiter::Parenthesis
            {
                self.own_call(method, group.stream(), known)?;
            }
            if let TokenTree::Group(group) = &tokens[at] {
                self.paths_and_calls(group.stream(), known)?;
            }
        }
        Ok(())
    }

    /// Checks the methods of the operation that a body calls: methods of every operation, and of the interface. Others
    /// may belong to a trait of the author.
    fn calls_of_operation(&self, tokens: TokenStream, known: &Callable) -> Result<(), Wrong> {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        for at in 0..tokens.len() {
            if let TokenTree::Group(group) = &tokens[at] {
                self.calls_of_operation(group.stream(), known)?;
            }
            let Some(method) = called_on(&tokens, at, "op") else { continue };
            let name = method.to_string();
            let name = name.trim_start_matches("r#");
            if known.methods.contains_key(name) || names::OP_REF_FUNCTIONS.contains(&name) {
                continue;
            }
            let own = known.methods.keys().map(String::as_str);
            let help = match cpp_in_rust::call_of_operation(name) {
                Some(rust) => format!("in Rust: `op.{rust}`"),
                None => match closest(name, own.chain(names::OP_REF_FUNCTIONS.iter().copied())) {
                    Some(close) => format!("did you mean `{close}`?"),
                    None => continue,
                },
            };
            let message = format!("{} calls an unknown method `{name}` of the operation", self.what);
            return Err(Wrong::new(range_of(self.text, method, 1), message).help(help));
        }
        Ok(())
    }

    fn case(&self, class: &Ident, case: &Ident) -> Result<(), Wrong> {
        let (class_name, case_name) = (class.to_string(), case.to_string());
        let Some(cases) = self.ods.types.cases(&class_name) else { return Ok(()) };
        // Sets have constants for all bits and for no bits, too.
        if cases.contains(&case_name) || matches!(case_name.as_str(), "ALL" | "NONE" | "EMPTY") {
            return Ok(());
        }
        let wrong = Wrong::new(
            range_of(self.text, case, 1),
            format!("{} names an unknown case: `{class_name}` has no case `{case_name}`", self.what),
        );
        let in_rust = if self.ods.types.is_bit_set(&class_name) {
            names::flag(&case_name).to_string()
        } else {
            case_name
        };
        let close = cases.iter().find(|case| **case == in_rust).map(String::as_str);
        Err(match close.or_else(|| closest(&in_rust, cases.iter().map(String::as_str))) {
            Some(close) => wrong.help(format!("did you mean `{class_name}::{close}`?")),
            None => wrong,
        })
    }

    fn own_call(&self, method: &Ident, arguments: TokenStream, known: &Callable) -> Result<(), Wrong> {
        let name = method.to_string();
        let range = range_of(self.text, method, 1);
        let Some(takes) = known.methods.get(name.trim_start_matches("r#")) else {
            return match closest(&name, known.methods.keys().map(String::as_str)) {
                Some(close) => {
                    Err(Wrong::new(range, format!("{} calls an unknown method `{name}`", self.what))
                        .help(format!("did you mean `{close}`?")))
                }
                None => Ok(()),
            };
        };
        let parser = Punctuated::<Expr, Token![,]>::parse_terminated;
        let Ok(given) = syn::parse::Parser::parse2(parser, arguments) else { return Ok(()) };
        if given.len() == *takes {
            return Ok(());
        }
        let message = format!(
            "{} calls `{name}` with {} argument{}, and it takes {takes}",
            self.what,
            given.len(),
            plural(given.len())
        );
        Err(Wrong::new(range, message))
    }
}

/// The method that is called on a variable at `at`: `m` in `op.m()`.
fn called_on<'t>(tokens: &'t [TokenTree], at: usize, variable: &str) -> Option<&'t Ident> {
    let is_mark = |at: usize, mark: char| matches!(tokens.get(at), Some(TokenTree::Punct(found)) if found.as_char() == mark);
    let is_variable = matches!(&tokens[at], TokenTree::Ident(word) if word == variable)
        && !at.checked_sub(1).is_some_and(|at| is_mark(at, '.') || is_mark(at, ':'));
    let is_call = matches!(tokens.get(at + 3), Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Parenthesis)
        || is_mark(at + 3, ':') && is_mark(at + 4, ':');
    match tokens.get(at + 2) {
        Some(TokenTree::Ident(method)) if is_variable && is_mark(at + 1, '.') && is_call => Some(method),
        _ => None,
    }
}

/// Whether no pattern of a body binds the name `op`: each use of it is the receiver of a call, or in the arguments of a
/// function.
fn is_never_bound(tokens: &TokenStream, is_argument: bool) -> bool {
    let tokens: Vec<TokenTree> = tokens.clone().into_iter().collect();
    let is_mark = |at: usize, mark: char| matches!(tokens.get(at), Some(TokenTree::Punct(found)) if found.as_char() == mark);
    (0..tokens.len()).all(|at| match &tokens[at] {
        TokenTree::Ident(word) if word == "op" => {
            let is_member = at.checked_sub(1).is_some_and(|at| is_mark(at, '.') || is_mark(at, ':'));
            is_member || is_argument || is_mark(at + 1, '.')
        }
        TokenTree::Group(group) => {
            let is_call = group.delimiter() == Delimiter::Parenthesis
                && at.checked_sub(1).is_some_and(|at| {
                    matches!(&tokens[at], TokenTree::Ident(word) if word.to_string().starts_with(|first: char| first.is_lowercase()))
                });
            is_never_bound(&group.stream(), is_call)
        }
        TokenTree::Ident(_) | TokenTree::Punct(_) | TokenTree::Literal(_) => true,
    })
}

/// A body with the interface's own methods called on the view of the operation as the interface; `None` if it calls
/// none.
fn with_receiver(tokens: TokenStream, known: &Callable) -> Option<TokenStream> {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut is_other = false;
    let replaced = |(at, token): (usize, &TokenTree)| match token {
        TokenTree::Group(group) => match with_receiver(group.stream(), known) {
            Some(inside) => {
                is_other = true;
                let mut new = proc_macro2::Group::new(group.delimiter(), inside);
                new.set_span(group.span());
                TokenTree::Group(new)
            }
            None => token.clone(),
        },
        TokenTree::Ident(word) => match called_on(&tokens, at, "op").map(ToString::to_string) {
            Some(method)
                if known.methods.contains_key(method.trim_start_matches("r#"))
                    && !names::OP_REF_FUNCTIONS.contains(&method.as_str()) =>
            {
                is_other = true;
                TokenTree::Ident(Ident::new(known.receiver, word.span()))
            }
            _ => token.clone(),
        },
        TokenTree::Punct(_) | TokenTree::Literal(_) => token.clone(),
    };
    let tokens = tokens.iter().enumerate().map(replaced).collect();
    is_other.then_some(tokens)
}

/// The context as expressions name it.
fn with_context(tokens: TokenStream) -> TokenStream {
    let replaced = |token: TokenTree| match token {
        TokenTree::Ident(word) if word == "r#ctxt" => TokenTree::Ident(Ident::new("context", word.span())),
        TokenTree::Group(group) => {
            let mut new = proc_macro2::Group::new(group.delimiter(), with_context(group.stream()));
            new.set_span(group.span());
            TokenTree::Group(new)
        }
        other => other,
    };
    tokens.into_iter().map(replaced).collect()
}

fn last_name(path: &TokenStream) -> String {
    path.clone().into_iter().last().map_or_else(String::new, |last| last.to_string())
}

fn plural(count: usize) -> &'static str {
    if count == 1 { "" } else { "s" }
}

fn with_article(word: &str) -> String {
    let article = if word.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
    format!("{article} {word}")
}
