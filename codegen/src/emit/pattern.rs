//! Rewrite patterns: a unit struct with `Pattern` for each, and the function that adds all.

use super::constraint::{Constraints, Owner};
use super::op::index;
use super::{Emitter, docs};
use crate::model::constraint::{Buildable, Comparison, Constraint};
use crate::model::lower::BackEnd as _;
use crate::model::op::{Arity, Operation};
use crate::model::pattern::{
    AttributeValue, Check, Code, Condition, Constant, Create, Literal as Argument, Location, NativeArgument,
    Pattern, PatternValue, Place, Step, SymbolId, SymbolKind, Term, TypeValue, Types,
};
use crate::model::{Dialect, Name};
use crate::names;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use std::cell::RefCell;
use std::collections::HashSet;

impl Emitter<'_> {
    /// The patterns of a dialect.
    pub(super) fn patterns(&self, dialect: &Dialect, statics: &RefCell<Constraints>) -> TokenStream {
        if dialect.patterns.is_empty() {
            return TokenStream::new();
        }
        let runtime = self.runtime;
        let items = dialect.patterns.iter().map(|pattern| self.pattern(pattern, statics));
        let items: TokenStream = items.collect();
        let patterns = dialect.patterns.iter().map(|pattern| names::type_name(&pattern.name));
        let prelude = if self.has_prelude {
            TokenStream::new()
        } else {
            quote!(
                use ::std::prelude::v1::*;
            )
        };
        let plumbing = names_word(&items, "p").then(|| {
            quote!(
                use #runtime::plumbing::op as p;
            )
        });
        let building = names_word(&items, "Building").then(|| {
            quote!(
                use #runtime::ir::Building;
            )
        });
        quote! {
            /// The rewrite patterns of the definition file.
            pub mod patterns {
                #prelude
                #[allow(unused_imports)]
                use super::*;
                #building
                use #runtime::ir::OpRef;
                #plumbing
                use #runtime::plumbing::rewrite as r;
                #items
            }
            /// A set with the rewrite patterns of the definition file.
            #[must_use]
            pub fn patterns() -> #runtime::rewrite::Patterns {
                let mut patterns = #runtime::rewrite::Patterns::new();
                populate_with_generated(&mut patterns);
                patterns
            }
            /// Adds the rewrite patterns of the definition file to a set (MLIR `populateWithGenerated`).
            pub fn populate_with_generated(patterns: &mut #runtime::rewrite::Patterns) {
                #(patterns.add(patterns::#patterns);)*
            }
        }
    }

    fn pattern(&self, pattern: &Pattern, statics: &RefCell<Constraints>) -> TokenStream {
        let Some(root) = pattern.operation(pattern.root) else { return TokenStream::new() };
        let name = names::type_name(&pattern.name);
        let text = pattern.text.split_first().map(|(source, results)| match results {
            [] => format!("Erases `{source}`."),
            _ => format!("`{source}` becomes `{}`.", results.join("`, `")),
        });
        let text = text.unwrap_or_else(|| format!("Rewrites `{}`.", root.operation.full_name()));
        let docs = docs::lines(&docs::sanitize(&text));
        let body =
            Body { emitter: self, pattern, statics, used: RefCell::default(), captured: RefCell::default() };
        let (variable, body) = body.matches();
        let full = root.operation.full_name();
        let label = &pattern.name;
        let benefit = Literal::u32_unsuffixed(pattern.benefit);
        let handle = names::type_name(&root.operation.class);
        let (op, of, named, view) = if root.is_own {
            (
                quote!(#handle<'static, 'static>),
                quote!(#handle<'a, 'c>),
                TokenStream::new(),
                quote!(let #variable = OpRef::from(#variable);),
            )
        } else {
            (
                quote!(OpRef<'static, 'static>),
                quote!(OpRef<'a, 'c>),
                quote!(fn op_name(&self) -> Option<&str> { Some(#full) }),
                TokenStream::new(),
            )
        };
        quote! {
            #docs
            #[derive(Clone, Copy, Debug, Default)]
            pub struct #name;
            impl r::Pattern for #name {
                type Op = #op;
                fn benefit(&self) -> u32 { #benefit }
                fn name(&self) -> &str { #label }
                #named
                fn matches<'a, 'c: 'a>(&self, #variable: #of) -> Option<r::Edit<'c>> {
                    #view
                    #body
                }
            }
        }
    }

    /// The parts of a pattern that have no counterpart in Rust.
    pub(crate) fn unknown_parts(&self, pattern: &Pattern) -> Vec<Name> {
        let mut found = pattern.unknown.clone();
        let mut constraints = Vec::new();
        let mut constants = Vec::new();
        let mut built = Vec::new();
        collect_checks(&pattern.checks, &mut constraints, &mut constants);
        for step in &pattern.steps {
            match step {
                Step::Create(create) => {
                    constants.extend(create.attributes.iter().filter_map(|(_, value)| match value {
                        AttributeValue::Constant(constant) => Some(&**constant),
                        AttributeValue::Symbol(_) | AttributeValue::Returned(_) => None,
                    }));
                    if let Types::Given(types) = &create.types {
                        built.extend(types.iter().filter_map(|ty| match ty {
                            TypeValue::Built(built) => Some(built),
                            TypeValue::Of(_) | TypeValue::Returned(_) => None,
                        }));
                    }
                }
                Step::Call(call) => collect_code(&call.code, &mut constants, &mut built),
            }
        }
        for constraint in constraints {
            let place = constraint.record.span;
            found.extend(self.unknown_conditions(constraint).into_iter().map(|text| Name::new(text, place)));
        }
        for constant in constants.into_iter().filter(|constant| !self.has_constant(constant)) {
            let text = match constant {
                Constant::Attribute(attribute) => attribute.default().cloned(),
                Constant::Property(property) => property.default.clone(),
                Constant::Text(_) => None,
            };
            found.extend(text);
        }
        for built in built {
            match built {
                Buildable::Text(_) => {}
                Buildable::Def(class) if (&self).type_text(class).is_some() => {}
                Buildable::Def(class) => found.push(Name::new(class.name.as_str(), pattern.record.span)),
                Buildable::Cpp(text) => found.push(Name::new(text.as_str(), pattern.record.span)),
            }
        }
        found.dedup_by(|a, b| a.text == b.text);
        found
    }

    fn has_constant(&self, constant: &Constant) -> bool {
        match constant {
            Constant::Attribute(attribute) => attribute.default().is_some_and(|text| {
                let value = self.attribute_value(attribute);
                self.readable_default(&value, &text.text, attribute.default_text.as_deref())
            }),
            Constant::Property(property) => property
                .default
                .as_ref()
                .is_some_and(|text| self.readable_default(&self.property_value(property), &text.text, None)),
            Constant::Text(_) => true,
        }
    }

    /// A constant; `context` is an expression.
    fn pattern_constant(&self, constant: &Constant, context: &TokenStream) -> TokenStream {
        let function = match constant {
            Constant::Attribute(attribute) => {
                let text = attribute.default().map_or("", |text| text.text.as_str());
                self.default_function(
                    &self.attribute_value(attribute),
                    text,
                    attribute.default_text.as_deref(),
                )
            }
            Constant::Property(property) => {
                let text = property.default.as_ref().map_or("", |text| text.text.as_str());
                self.default_function(&self.property_value(property), text, None)
            }
            Constant::Text(text) => return quote!(r::string(#context, #text)),
        };
        quote!(r::constant(#context, #function))
    }
}

fn collect_checks<'p>(
    checks: &'p [Check],
    constraints: &mut Vec<&'p Constraint>,
    constants: &mut Vec<&'p Constant>,
) {
    for check in checks {
        match check {
            Check::Accepts { constraint, .. } => constraints.push(constraint),
            Check::Equals(_, constant) => constants.push(constant),
            Check::Attribute { default, .. } => constants.extend(default.as_deref()),
            Check::Either { checks, .. } => collect_checks(checks, constraints, constants),
            Check::Holds(condition) => collect_conditions(condition, constraints),
            Check::Defined { .. }
            | Check::Operand { .. }
            | Check::Length { .. }
            | Check::Same(..)
            | Check::Constant { .. }
            | Check::Native { .. } => {}
        }
    }
}

fn collect_conditions<'p>(condition: &'p Condition, constraints: &mut Vec<&'p Constraint>) {
    match condition {
        Condition::All(parts) | Condition::Any(parts) => {
            parts.iter().for_each(|part| collect_conditions(part, constraints));
        }
        Condition::Not(part) => collect_conditions(part, constraints),
        Condition::Same(both) => both.iter().for_each(|part| collect_conditions(part, constraints)),
        Condition::Accepts(_, constraint) => constraints.push(constraint),
        Condition::Equal(..)
        | Condition::Compare(..)
        | Condition::OneUse(_)
        | Condition::Unused(_)
        | Condition::Function(..) => {}
    }
}

fn collect_code<'p>(code: &'p Code, constants: &mut Vec<&'p Constant>, built: &mut Vec<&'p Buildable>) {
    match code {
        Code::Attribute(AttributeValue::Constant(constant)) => constants.push(constant),
        Code::Type(ty) => built.push(ty),
        Code::Integer(ty, _) | Code::Float(ty, _) | Code::TypeAttribute(ty) => {
            collect_code(ty, constants, built);
        }
        Code::Call(_, arguments) => {
            arguments.iter().for_each(|argument| collect_code(argument, constants, built));
        }
        Code::Attribute(AttributeValue::Symbol(_) | AttributeValue::Returned(_))
        | Code::Value(_)
        | Code::List(_)
        | Code::Rewriter
        | Code::Location
        | Code::TypeOf(_)
        | Code::Bool(_)
        | Code::Text(_)
        | Code::Unit
        | Code::Literal(_) => {}
    }
}

/// Values as tokens: one, or an expression of a vector or an array.
struct Values {
    tokens: TokenStream,
    is_list: bool,
}

/// The body of a pattern's function.
struct Body<'b, 'e> {
    emitter: &'b Emitter<'e>,
    pattern: &'b Pattern,
    statics: &'b RefCell<Constraints>,
    /// The symbols whose variables the code names so far. It is written from its end to its start.
    used: RefCell<HashSet<SymbolId>>,
    /// What the edit takes from the match, by the names of its variables.
    captured: RefCell<Vec<(Ident, TokenStream)>>,
}

impl Body<'_, '_> {
    /// The variable of the root, and the statements.
    fn matches(&self) -> (Ident, TokenStream) {
        let edit = self.edit();
        let count = self.count();
        let captured = self.captured.take();
        // Those that take the name of what they are made of come last.
        let shadows =
            |name: &Ident| self.pattern.symbols.iter().any(|symbol| name == symbol.variable.as_str());
        let (last, first): (Vec<_>, Vec<_>) = captured.into_iter().partition(|(name, _)| shadows(name));
        let captured = first.into_iter().chain(last).map(|(name, value)| quote!(let #name = #value;));
        let captured: Vec<TokenStream> = captured.collect();
        let checks = self.checks(&self.pattern.checks);
        let root = self.variable(self.pattern.root);
        (root, quote!(#checks #count #(#captured)* #edit))
    }

    /// The check that values of variadic operands are as many as the results that they replace.
    fn count(&self) -> TokenStream {
        let is_list = |value: &PatternValue| *self.kind(value.symbol()) == SymbolKind::Values;
        let is_matched = |value: &PatternValue| {
            let kind = self.kind(value.symbol());
            matches!(kind, SymbolKind::Matched(_) | SymbolKind::Value | SymbolKind::Values)
        };
        let replacements = &self.pattern.replacements;
        if !replacements.iter().any(is_list) || !replacements.iter().all(is_matched) {
            return TokenStream::new();
        }
        let counts = replacements.iter().map(|value| {
            let Values { tokens, is_list } = self.matched(*value);
            if is_list { quote!(#tokens.len()) } else { quote!(1) }
        });
        let counts: Vec<TokenStream> = counts.collect();
        let root = self.variable(self.pattern.root);
        quote!(if #(#counts)+* != #root.num_results() { return None; })
    }

    fn variable(&self, symbol: SymbolId) -> Ident {
        self.used.borrow_mut().insert(symbol);
        names::ident(self.pattern.symbols[symbol.0].variable.trim_start_matches("r#"))
    }

    /// The variable that a check binds; `_` if what follows does not use it.
    fn bound(&self, symbol: SymbolId) -> TokenStream {
        if self.used.borrow().contains(&symbol) {
            let variable = self.variable(symbol);
            quote!(#variable)
        } else {
            quote!(_)
        }
    }

    fn is_used(&self, symbol: SymbolId) -> bool {
        self.used.borrow().contains(&symbol)
    }

    fn kind(&self, symbol: SymbolId) -> &SymbolKind {
        &self.pattern.symbols[symbol.0].kind
    }

    fn operation(&self, symbol: SymbolId) -> Option<&Operation> {
        self.pattern.operation(symbol).map(|op| &*op.operation)
    }

    /// A value of the match that the edit uses.
    fn capture(&self, name: &str, value: TokenStream) -> Ident {
        let text = value.to_string();
        let mut captured = self.captured.borrow_mut();
        if let Some((known, _)) = captured.iter().find(|(_, known)| known.to_string() == text) {
            return known.clone();
        }
        let is_taken = |name: &str, captured: &[(Ident, TokenStream)]| {
            captured.iter().any(|(known, _)| known == name)
                || self.pattern.symbols.iter().any(|symbol| symbol.variable == name)
        };
        let mut free = name.to_owned();
        let is_own =
            text == name || text.contains(&format!("{name} ")) || text.ends_with(&format!("({name})"));
        let is_variable = self.pattern.symbols.iter().any(|symbol| symbol.variable == name);
        if !(is_own && is_variable) {
            while is_taken(&free, &captured) {
                free.push('_');
            }
        }
        let ident = names::ident(&free);
        captured.push((ident.clone(), value));
        ident
    }

    // ---- the match ------------------------------------------------------------------

    fn checks(&self, checks: &[Check]) -> TokenStream {
        let mut written: Vec<TokenStream> = checks.iter().rev().map(|check| self.check(check)).collect();
        written.reverse();
        quote!(#(#written)*)
    }

    fn check(&self, check: &Check) -> TokenStream {
        match check {
            Check::Defined { op, value } => {
                let bound = self.bound(*op);
                let filter = match self.pattern.operation(*op) {
                    Some(found) if found.is_own => {
                        let table = names::table(&found.operation.class);
                        quote!(op.is(&#table))
                    }
                    Some(found) => {
                        let name = found.operation.full_name();
                        quote!(op.name() == #name)
                    }
                    None => quote!(true),
                };
                let value = self.place(*value);
                let found = quote!(#value.defining_op().filter(|op| #filter)?);
                if bound.to_string() == "_" { quote!(#found;) } else { quote!(let #bound = #found;) }
            }
            Check::Operand { symbol, value } => {
                if !self.is_used(*symbol) {
                    return TokenStream::new();
                }
                let variable = self.variable(*symbol);
                let list = *self.kind(*symbol) == SymbolKind::Values;
                let value = if list { self.places(*value) } else { self.place(*value) };
                quote!(let #variable = #value;)
            }
            Check::Length { values, count } => {
                let (values, count) = (self.variable(*values), index(*count));
                quote!(if #values.len() != #count { return None; })
            }
            Check::Attribute { symbol, op, name, default } => {
                if !self.is_used(*symbol) {
                    return TokenStream::new();
                }
                let variable = self.variable(*symbol);
                let op = self.variable(*op);
                let found = quote!(#op.inherent_attr(#name));
                let optional = matches!(self.kind(*symbol), SymbolKind::Attribute { optional: true });
                match default {
                    Some(default) => {
                        let default = self.emitter.pattern_constant(default, &quote!(#op.context()));
                        quote!(let #variable = #found.unwrap_or_else(|| #default);)
                    }
                    None if optional => quote!(let #variable = #found;),
                    None => quote!(let #variable = #found?;),
                }
            }
            Check::Accepts { symbol, constraint } => {
                let accepted = self.accepts(PatternValue::Symbol(*symbol), constraint);
                quote!(if !#accepted { return None; })
            }
            Check::Equals(symbol, constant) => {
                let variable = self.variable(*symbol);
                let root = self.variable(self.pattern.root);
                let constant = self.emitter.pattern_constant(constant, &quote!(#root.context()));
                match self.kind(*symbol) {
                    SymbolKind::Attribute { optional: true } => {
                        quote!(if #variable != Some(#constant) { return None; })
                    }
                    SymbolKind::Attribute { .. }
                    | SymbolKind::Matched(_)
                    | SymbolKind::Value
                    | SymbolKind::Values
                    | SymbolKind::Created(_)
                    | SymbolKind::Returned(_) => quote!(if #variable != #constant { return None; }),
                }
            }
            Check::Same(first, second) => {
                let (first, second) = (self.variable(*first), self.variable(*second));
                if *self.kind(*self.first_of(check)) == SymbolKind::Values {
                    quote!(if !#first.clone().eq(#second.clone()) { return None; })
                } else {
                    quote!(if #first != #second { return None; })
                }
            }
            Check::Either { operands, inputs, checks, bound } => {
                // What is used after it is what the closure returns.
                let returned: Vec<SymbolId> =
                    bound.iter().copied().filter(|symbol| self.is_used(*symbol)).collect();
                let variables: Vec<Ident> = returned.iter().map(|symbol| self.variable(*symbol)).collect();
                let checks = self.checks(checks);
                let parameters = inputs.map(|input| self.bound(input));
                let [first, second] = operands.map(|place| self.place(place));
                let result = match variables.as_slice() {
                    [] => quote!(()),
                    [only] => quote!(#only),
                    several => quote!((#(#several),*)),
                };
                let [one, two] = parameters;
                let binding = if variables.is_empty() { TokenStream::new() } else { quote!(let #result =) };
                quote! {
                    let either = |#one: r::ValueRef<'a, 'c>, #two: r::ValueRef<'a, 'c>| {
                        #checks
                        Some(#result)
                    };
                    #binding either(#first, #second).or_else(|| either(#second, #first))?;
                }
            }
            Check::Holds(condition) => match condition {
                Condition::All(parts) => {
                    let parts = parts.iter().rev().map(|part| self.check(&Check::Holds(part.clone())));
                    let mut parts: Vec<TokenStream> = parts.collect();
                    parts.reverse();
                    quote!(#(#parts)*)
                }
                Condition::Not(part) => {
                    let part = self.condition(part);
                    quote!(if #part { return None; })
                }
                Condition::Any(_)
                | Condition::Same(_)
                | Condition::Accepts(..)
                | Condition::Equal(..)
                | Condition::Compare(..)
                | Condition::OneUse(_)
                | Condition::Unused(_)
                | Condition::Function(..) => {
                    let mark = if let Condition::Function(path, _) = condition {
                        self.emitter.mark(path.span)
                    } else {
                        TokenStream::new()
                    };
                    let negated = self.negated(condition);
                    quote!(#mark if #negated { return None; })
                }
            },
            Check::Constant { symbol, value } => {
                let bound = self.bound(*symbol);
                let value = self.place(*value);
                if bound.to_string() == "_" {
                    quote!(#value.constant()?;)
                } else {
                    quote!(let #bound = #value.constant()?;)
                }
            }
            Check::Native { path, argument, bound } => {
                let variables: Vec<TokenStream> = bound.iter().map(|symbol| self.bound(*symbol)).collect();
                let argument = match argument {
                    NativeArgument::Definer(place) => {
                        let value = self.place(*place);
                        quote!(#value.defining_op()?)
                    }
                    NativeArgument::Attribute(symbol) => {
                        let variable = self.variable(*symbol);
                        quote!(#variable)
                    }
                };
                let (mark, path) = (self.emitter.mark(path.span), self.path(path));
                match variables.as_slice() {
                    [] => quote!(#mark #path(#argument)?;),
                    [only] => quote!(#mark let #only = #path(#argument)?;),
                    several => quote!(#mark let (#(#several),*) = #path(#argument)?;),
                }
            }
        }
    }

    fn first_of<'k>(&self, check: &'k Check) -> &'k SymbolId {
        match check {
            Check::Same(first, _) => first,
            Check::Defined { op, .. } | Check::Attribute { op, .. } => op,
            Check::Operand { symbol, .. }
            | Check::Accepts { symbol, .. }
            | Check::Equals(symbol, _)
            | Check::Constant { symbol, .. } => symbol,
            Check::Length { values, .. } => values,
            Check::Either { inputs, .. } => &inputs[0],
            Check::Holds(_) | Check::Native { .. } => &SymbolId(0),
        }
    }

    /// The path of a function of the author.
    fn path(&self, path: &Name) -> TokenStream {
        match syn::parse_str::<syn::Path>(&path.text) {
            Ok(parsed) => quote!(#parsed),
            Err(_) => {
                let message = format!("`{}` is not a path of Rust", path.text);
                quote!(::core::compile_error!(#message))
            }
        }
    }

    /// One value.
    fn place(&self, place: Place) -> TokenStream {
        match place {
            Place::Operand(op, at) => {
                let variable = self.variable(op);
                let operands = self.operation(op).map_or(&[][..], |operation| &operation.operands);
                let is_simple = operands[..=at].iter().all(|group| group.arity == Arity::One);
                let at = index(at);
                if is_simple {
                    quote!(#variable.operand(#at)?)
                } else {
                    quote!(#variable.operand_group(#at).get(0)?)
                }
            }
            Place::Element(values, at) => {
                let (values, at) = (self.variable(values), index(at));
                quote!(#values.get(#at)?)
            }
            Place::Symbol(symbol) => {
                let variable = self.variable(symbol);
                quote!(#variable)
            }
        }
    }

    /// The values of a variadic operand.
    fn places(&self, place: Place) -> TokenStream {
        match place {
            Place::Operand(op, at) => {
                let (variable, at) = (self.variable(op), index(at));
                quote!(#variable.operand_group(#at))
            }
            Place::Element(..) | Place::Symbol(_) => self.place(place),
        }
    }

    /// A value of the match: one value, or all of a list.
    fn matched(&self, value: PatternValue) -> Values {
        let symbol = value.symbol();
        let variable = self.variable(symbol);
        let result = |at: usize| {
            let results = self.operation(symbol).map_or(&[][..], |operation| &operation.results);
            let is_simple = results.iter().take(at + 1).all(|group| group.arity == Arity::One);
            let is_list = results.get(at).is_some_and(|group| group.arity != Arity::One);
            let at = index(at);
            let tokens = match (is_simple, is_list) {
                (true, _) => quote!(#variable.result(#at)?),
                (false, true) => quote!(#variable.result_group(#at)),
                (false, false) => quote!(#variable.result_group(#at).get(0)?),
            };
            Values { tokens, is_list }
        };
        match (value, self.kind(symbol)) {
            (PatternValue::Part(_, at), _) => result(at),
            (PatternValue::Symbol(_), SymbolKind::Matched(_)) => {
                match self.operation(symbol).map_or(0, |operation| operation.results.len()) {
                    1 => result(0),
                    _ => Values { tokens: quote!(#variable.results()), is_list: true },
                }
            }
            (PatternValue::Symbol(_), SymbolKind::Values) => {
                Values { tokens: quote!(#variable.clone()), is_list: true }
            }
            (
                PatternValue::Symbol(_),
                SymbolKind::Value
                | SymbolKind::Attribute { .. }
                | SymbolKind::Created(_)
                | SymbolKind::Returned(_),
            ) => Values { tokens: quote!(#variable), is_list: false },
        }
    }

    fn accepts(&self, value: PatternValue, constraint: &Constraint) -> TokenStream {
        let reference =
            self.emitter.constraint(constraint, Owner::Parameter(constraint.record.span), self.statics);
        // Without the `&`.
        let constraint: TokenStream = reference.into_iter().skip(1).collect();
        let Values { tokens, is_list } = self.matched(value);
        match self.kind(value.symbol()) {
            SymbolKind::Attribute { optional: true } => {
                quote!(#tokens.is_some_and(|attribute| #constraint.accepts(attribute)))
            }
            SymbolKind::Attribute { optional: false } => quote!(#constraint.accepts(#tokens)),
            SymbolKind::Matched(_)
            | SymbolKind::Value
            | SymbolKind::Values
            | SymbolKind::Created(_)
            | SymbolKind::Returned(_) => {
                if is_list {
                    quote!(#tokens.all(|value| #constraint.accepts(value.ty())))
                } else {
                    quote!(#constraint.accepts(#tokens.ty()))
                }
            }
        }
    }

    /// A condition as an expression of type `bool`.
    fn condition(&self, condition: &Condition) -> TokenStream {
        match condition {
            Condition::All(parts) if parts.is_empty() => quote!(true),
            Condition::Any(parts) if parts.is_empty() => quote!(false),
            Condition::All(parts) => {
                let parts = parts.iter().map(|part| self.operand(part));
                quote!(#(#parts)&&*)
            }
            Condition::Any(parts) => {
                let parts = parts.iter().map(|part| self.operand(part));
                quote!(#(#parts)||*)
            }
            Condition::Not(part) => self.negated(part),
            Condition::Same(both) => {
                let [left, right] = [0, 1].map(|at| self.operand(&both[at]));
                quote!(#left == #right)
            }
            Condition::Accepts(value, constraint) => self.accepts(*value, constraint),
            Condition::Equal(left, right) => self.compared(left, right, &quote!(==)),
            Condition::Compare(comparison, left, right) => {
                let operator = match comparison {
                    Comparison::Equal => quote!(==),
                    Comparison::NotEqual => quote!(!=),
                    Comparison::Less => quote!(<),
                    Comparison::LessOrEqual => quote!(<=),
                    Comparison::Greater => quote!(>),
                    Comparison::GreaterOrEqual => quote!(>=),
                };
                self.compared(left, right, &operator)
            }
            Condition::OneUse(value) => {
                let value = self.matched(*value).tokens;
                quote!(#value.has_one_use())
            }
            Condition::Unused(value) => {
                let value = self.matched(*value).tokens;
                quote!(#value.is_unused())
            }
            Condition::Function(path, values) => {
                let arguments: Vec<TokenStream> =
                    values.iter().map(|value| self.matched(*value).tokens).collect();
                let path = self.path(path);
                quote!(#path(#(#arguments),*))
            }
        }
    }

    /// A condition as an operand of a binary operator.
    fn operand(&self, condition: &Condition) -> TokenStream {
        let tokens = self.condition(condition);
        match condition {
            Condition::All(parts) | Condition::Any(parts) if parts.len() > 1 => quote!((#tokens)),
            Condition::Same(_) => quote!((#tokens)),
            Condition::All(_)
            | Condition::Any(_)
            | Condition::Not(_)
            | Condition::Accepts(..)
            | Condition::Equal(..)
            | Condition::Compare(..)
            | Condition::OneUse(_)
            | Condition::Unused(_)
            | Condition::Function(..) => tokens,
        }
    }

    fn negated(&self, condition: &Condition) -> TokenStream {
        let is_plain = |term: &Term| matches!(term, Term::Itself(_) | Term::Type(_));
        match condition {
            Condition::Not(part) => self.condition(part),
            Condition::Equal(left, right) if is_plain(left) && is_plain(right) => {
                self.compared(left, right, &quote!(!=))
            }
            Condition::Same(both) => {
                let [left, right] = [0, 1].map(|at| self.operand(&both[at]));
                quote!(#left != #right)
            }
            Condition::All(_)
            | Condition::Any(_)
            | Condition::Accepts(..)
            | Condition::Equal(..)
            | Condition::Compare(..)
            | Condition::OneUse(_)
            | Condition::Unused(_)
            | Condition::Function(..) => {
                let tokens = self.condition(condition);
                let is_joined =
                    matches!(condition, Condition::All(parts) | Condition::Any(parts) if parts.len() > 1);
                if is_joined { quote!(!(#tokens)) } else { quote!(!#tokens) }
            }
        }
    }

    fn compared(&self, left: &Term, right: &Term, operator: &TokenStream) -> TokenStream {
        let (first, first_may_lack) = self.term(left);
        let (second, second_may_lack) = self.term(right);
        match (first_may_lack, second_may_lack) {
            (false, false) => quote!(#first #operator #second),
            (true, false) => quote!(#first.is_some_and(|left| left #operator #second)),
            (false, true) => quote!(#second.is_some_and(|right| #first #operator right)),
            (true, true) => quote!(#first.zip(#second).is_some_and(|(left, right)| left #operator right)),
        }
    }

    /// A term, and whether it is an option.
    fn term(&self, term: &Term) -> (TokenStream, bool) {
        match term {
            Term::Itself(value) => {
                let optional = matches!(self.kind(value.symbol()), SymbolKind::Attribute { optional: true });
                (self.matched(*value).tokens, optional)
            }
            Term::Type(value) => {
                let value = self.matched(*value).tokens;
                (quote!(#value.ty()), false)
            }
            Term::Element(of, or_self) => {
                let (function, may_lack) = if *or_self {
                    (quote!(r::element_type_or_self), false)
                } else {
                    (quote!(r::element_type), true)
                };
                self.applied(&function, of, may_lack)
            }
            Term::Width(of) => self.applied(&quote!(r::width), of, true),
            Term::Rank(of) => self.applied(&quote!(r::rank), of, true),
            Term::Integer(value) => {
                let optional = matches!(self.kind(value.symbol()), SymbolKind::Attribute { optional: true });
                let value = self.matched(*value).tokens;
                if optional {
                    (quote!(#value.and_then(r::integer_value)), true)
                } else {
                    (quote!(r::integer_value(#value)), true)
                }
            }
            Term::Number(number) => {
                let number = Literal::i64_unsuffixed(*number);
                (quote!(#number), false)
            }
        }
    }

    /// A function of a term.
    fn applied(&self, function: &TokenStream, of: &Term, may_lack: bool) -> (TokenStream, bool) {
        match (self.term(of), may_lack) {
            ((of, false), may_lack) => (quote!(#function(#of)), may_lack),
            ((of, true), true) => (quote!(#of.and_then(#function)), true),
            ((of, true), false) => (quote!(#of.map(#function)), true),
        }
    }

    // ---- the edit -------------------------------------------------------------------

    fn edit(&self) -> TokenStream {
        let pattern = self.pattern;
        let is_located = |step: &Step| match step {
            Step::Create(create) => create.location.is_some(),
            Step::Call(call) => call.location.is_some(),
        };
        let mut statements: Vec<TokenStream> = Vec::new();
        let creates = !pattern.steps.is_empty();
        if creates && (pattern.matched.len() > 1 || pattern.steps.iter().any(is_located)) {
            let ops: Vec<Ident> = pattern.matched.iter().map(|symbol| self.variable(*symbol)).collect();
            let root = self.variable(pattern.root);
            let location = match ops.as_slice() {
                [only] => self.capture("location", quote!(#only.location())),
                several => self.capture(
                    "location",
                    quote!(r::fused(#root.context(), &[#(#several.location()),*], None)),
                ),
            };
            statements.push(quote!(r::set_location(rewriter, #location);));
        }
        let steps: Vec<TokenStream> = self.steps();
        let replacement = self.replacement();
        let body = quote!(#(#statements)* #(#steps)* #replacement);
        let context = names_word(&body, "context").then(|| quote!(let context = rewriter.context();));
        quote!(Some(r::Edit::new(move |rewriter| { #context #body })))
    }

    /// The steps. Symbols of results that nothing uses have no variable, so that the last step is written first.
    fn steps(&self) -> Vec<TokenStream> {
        // What replaces the root is used.
        for value in &self.pattern.replacements {
            self.used.borrow_mut().insert(value.symbol());
        }
        let mut written: Vec<TokenStream> = self
            .pattern
            .steps
            .iter()
            .rev()
            .map(|step| match step {
                Step::Create(create) => self.create(create),
                Step::Call(call) => {
                    let mut before = Vec::new();
                    let result = self.bound(call.result);
                    let is_void = *self.kind(call.result) == SymbolKind::Returned(0);
                    let code = self.code(&call.code, &mut before);
                    let mark = if let Code::Call(path, _) = &call.code {
                        self.emitter.mark(path.span)
                    } else {
                        TokenStream::new()
                    };
                    let call_tokens = if is_void || result.to_string() == "_" {
                        quote!(#mark #code;)
                    } else {
                        quote!(#mark let #result = #code;)
                    };
                    let call_tokens = quote!(#(#before)* #call_tokens);
                    self.located(call.location.as_ref(), call_tokens)
                }
            })
            .collect();
        written.reverse();
        written
    }

    /// A step at a location of its own.
    fn located(&self, location: Option<&Location>, step: TokenStream) -> TokenStream {
        let Some(location) = location else { return step };
        let text = location.text.as_deref();
        let mut before = Vec::new();
        let values: Vec<TokenStream> =
            location.values.iter().map(|value| self.location_of(*value, &mut before)).collect();
        let own = match (text, values.as_slice()) {
            (Some(name), []) => quote!(r::named_location(context, #name)),
            (None, [only]) => quote!(#only),
            (None, several) => quote!(r::fused(context, &[#(#several),*], None)),
            (Some(text), several) => quote!(r::fused(context, &[#(#several),*], Some(#text))),
        };
        let own = match (text, values.as_slice()) {
            (None, [_]) => own,
            _ => {
                before.push(quote!(let own = #own;));
                quote!(own)
            }
        };
        quote!(#(#before)* r::set_location(rewriter, #own); #step r::set_location(rewriter, location);)
    }

    fn location_of(&self, value: PatternValue, before: &mut Vec<TokenStream>) -> TokenStream {
        let symbol = value.symbol();
        let text = self.pattern.symbols[symbol.0].variable.trim_start_matches("r#").to_owned();
        let captured = format!("{text}_location");
        match self.kind(symbol) {
            SymbolKind::Matched(_) => {
                let variable = self.variable(symbol);
                let captured = self.capture(&captured, quote!(#variable.location()));
                quote!(#captured)
            }
            SymbolKind::Values => {
                let variable = self.variable(symbol);
                let captured = self.capture(&captured, quote!(r::location_of(#variable.get(0)?)));
                quote!(#captured)
            }
            SymbolKind::Value | SymbolKind::Attribute { .. } => {
                let variable = self.variable(symbol);
                let captured = self.capture(&captured, quote!(r::location_of(#variable)));
                quote!(#captured)
            }
            SymbolKind::Created(_) | SymbolKind::Returned(_) => {
                let name = format_ident!("{captured}");
                let values = self.edited(value);
                let of =
                    match (values.is_list, self.operation(symbol).is_some_and(|op| op.results.is_empty())) {
                        (_, true) => {
                            let variable = self.variable(symbol);
                            quote!(r::location_of_op(rewriter, #variable))
                        }
                        (true, false) => {
                            let tokens = values.tokens;
                            quote!(r::location_of_created(rewriter, #tokens[0]))
                        }
                        (false, false) => {
                            let tokens = values.tokens;
                            quote!(r::location_of_created(rewriter, #tokens))
                        }
                    };
                before.push(quote!(let #name = #of;));
                quote!(#name)
            }
        }
    }

    /// A value in the edit.
    fn edited(&self, value: PatternValue) -> Values {
        let symbol = value.symbol();
        let name = self.pattern.symbols[symbol.0].variable.trim_start_matches("r#").to_owned();
        match self.kind(symbol) {
            SymbolKind::Matched(_) => {
                let Values { tokens, is_list } = self.matched(value);
                let name = match value {
                    PatternValue::Symbol(_) => format!("{name}_result"),
                    PatternValue::Part(_, at) => format!("{name}_{at}"),
                };
                let captured = if is_list { quote!(r::ids(#tokens)) } else { quote!(#tokens.id()) };
                let captured = self.capture(&name, captured);
                Values { tokens: quote!(#captured), is_list }
            }
            SymbolKind::Value => {
                let variable = self.variable(symbol);
                let captured = self.capture(&name, quote!(#variable.id()));
                Values { tokens: quote!(#captured), is_list: false }
            }
            SymbolKind::Values => {
                let variable = self.variable(symbol);
                let captured = self.capture(&name, quote!(r::ids(#variable.clone())));
                Values { tokens: quote!(#captured), is_list: true }
            }
            SymbolKind::Attribute { .. } => {
                let variable = self.variable(symbol);
                Values { tokens: quote!(#variable), is_list: false }
            }
            SymbolKind::Created(_) => {
                let variable = self.variable(symbol);
                let results = self.operation(symbol).map_or(&[][..], |operation| &operation.results);
                let is_grouped = results.iter().any(|group| group.arity != Arity::One);
                match value {
                    PatternValue::Symbol(_) if is_grouped => {
                        Values { tokens: quote!(#variable.concat()), is_list: true }
                    }
                    PatternValue::Symbol(_) => {
                        Values { tokens: quote!(#variable), is_list: results.len() > 1 }
                    }
                    PatternValue::Part(_, 0) if results.len() == 1 && !is_grouped => {
                        Values { tokens: quote!(#variable), is_list: false }
                    }
                    PatternValue::Part(_, at) => {
                        let is_list = results.get(at).is_some_and(|group| group.arity != Arity::One);
                        let at = index(at);
                        let tokens = if is_grouped && !is_list {
                            quote!(#variable[#at][0])
                        } else if is_list {
                            quote!(#variable[#at].clone())
                        } else {
                            quote!(#variable[#at])
                        };
                        Values { tokens, is_list }
                    }
                }
            }
            SymbolKind::Returned(count) => {
                let variable = self.variable(symbol);
                match value {
                    PatternValue::Part(_, 0) if *count == 1 => {
                        Values { tokens: quote!(#variable), is_list: false }
                    }
                    PatternValue::Symbol(_) => Values { tokens: quote!(#variable), is_list: *count > 1 },
                    PatternValue::Part(_, at) => {
                        let at = index(at);
                        Values { tokens: quote!(#variable[#at]), is_list: false }
                    }
                }
            }
        }
    }

    /// Several values as an expression that can be iterated, and as a slice.
    fn all(&self, values: &[PatternValue]) -> (TokenStream, TokenStream) {
        let written: Vec<Values> = values.iter().map(|value| self.edited(*value)).collect();
        match written.as_slice() {
            [Values { tokens, is_list: true }] => (quote!(#tokens.iter().copied()), quote!(&#tokens)),
            several if several.iter().all(|value| !value.is_list) => {
                let tokens: Vec<&TokenStream> = several.iter().map(|value| &value.tokens).collect();
                (quote!([#(#tokens),*]), quote!(&[#(#tokens),*]))
            }
            several => {
                let parts =
                    several.iter().map(
                        |Values { tokens, is_list }| {
                            if *is_list { quote!(&#tokens[..]) } else { quote!(&[#tokens][..]) }
                        },
                    );
                let joined = quote!([#(#parts),*].concat());
                (joined.clone(), quote!(&#joined))
            }
        }
    }

    fn create(&self, create: &Create) -> TokenStream {
        let Some(definition) = self.pattern.operation(create.op) else { return TokenStream::new() };
        let operation = &*definition.operation;
        let result = self.bound(create.op);
        let is_bound = result.to_string() != "_";
        let table = if definition.is_own {
            let table = names::table(&operation.class);
            quote!(&#table)
        } else {
            let root = self.variable(self.pattern.root);
            let full = operation.full_name();
            let name =
                format!("{}_def", names::value(&operation.name.text).to_string().trim_start_matches("r#"));
            let captured = self.capture(&name, quote!(#root.context().op(#full)?));
            quote!(#captured)
        };
        let mut before = Vec::new();
        let mut calls = Vec::new();
        for (group, values) in operation.operands.iter().zip(&create.operands) {
            if group.arity == Arity::One {
                let value = values.first().map(|value| self.edited(*value).tokens);
                calls.push(quote!(.operand(#value)));
            } else {
                let (values, _) = self.all(values);
                calls.push(quote!(.operands(#values)));
            }
        }
        for (name, value) in &create.attributes {
            let value = self.attribute(value);
            calls.push(quote!(.inherent_attr(#name, #value)));
        }
        match &create.types {
            Types::Inferred => {}
            Types::OfRoot(first) => {
                let root = self.pattern.root;
                let root_name = self.pattern.symbols[root.0].variable.clone();
                for at in 0..operation.results.len() {
                    let of = PatternValue::Part(root, first + at);
                    let Values { tokens, is_list } = self.matched(of);
                    let name = format!("{}_type", root_name.trim_start_matches("r#"));
                    let name = if first + at == 0 { name } else { format!("{name}_{}", first + at) };
                    if is_list {
                        let types = quote!(#tokens.map(|value| value.ty()).collect::<Vec<_>>());
                        let captured = self.capture(&format!("{name}s"), types);
                        calls.push(quote!(.results(#captured.iter().copied())));
                    } else {
                        let captured = self.capture(&name, quote!(#tokens.ty()));
                        calls.push(quote!(.results([#captured])));
                    }
                }
            }
            Types::Given(types) => {
                for ty in types {
                    let ty = self.ty(ty, &mut before);
                    calls.push(quote!(.results([#ty])));
                }
            }
        }
        let results = &operation.results;
        let is_grouped = results.iter().any(|group| group.arity != Arity::One);
        let made = quote!(Building::new(rewriter, #table) #(#calls)*);
        let step = if !is_bound {
            quote!(#made.create();)
        } else if is_grouped {
            quote! {
                let #result = #made.create();
                let #result = r::result_groups(rewriter, #result);
            }
        } else {
            match results.len() {
                0 => quote!(let #result = #made.create();),
                1 => quote!(let #result = #made.create_value();),
                count => {
                    let count = index(count);
                    quote!(let #result = #made.create_values::<#count>();)
                }
            }
        };
        let step = quote!(#(#before)* #step);
        self.located(create.location.as_ref(), step)
    }

    fn attribute(&self, value: &AttributeValue) -> TokenStream {
        match value {
            AttributeValue::Symbol(symbol) | AttributeValue::Returned(symbol) => {
                let variable = self.variable(*symbol);
                quote!(#variable)
            }
            AttributeValue::Constant(constant) => self.emitter.pattern_constant(constant, &quote!(context)),
        }
    }

    fn built(&self, built: &Buildable) -> TokenStream {
        let text = match built {
            Buildable::Text(text) => Some(text.clone()),
            Buildable::Def(class) => (&self.emitter).type_text(class),
            Buildable::Cpp(_) => None,
        };
        match text {
            Some(text) => quote!(r::type_of_text(context, #text)),
            None => quote!(::core::compile_error!("a type in C++")),
        }
    }

    fn ty(&self, ty: &TypeValue, before: &mut Vec<TokenStream>) -> TokenStream {
        match ty {
            TypeValue::Of(value) => self.type_of(*value, before),
            TypeValue::Built(built) => self.built(built),
            TypeValue::Returned(symbol) => {
                let variable = self.variable(*symbol);
                quote!(#variable)
            }
        }
    }

    /// The type of one value.
    fn type_of(&self, value: PatternValue, before: &mut Vec<TokenStream>) -> TokenStream {
        let symbol = value.symbol();
        let text = self.pattern.symbols[symbol.0].variable.trim_start_matches("r#").to_owned();
        let name = match value {
            PatternValue::Symbol(_) => format!("{text}_type"),
            PatternValue::Part(_, at) => format!("{text}_{at}_type"),
        };
        match self.kind(symbol) {
            SymbolKind::Matched(_)
            | SymbolKind::Value
            | SymbolKind::Values
            | SymbolKind::Attribute { .. } => {
                let Values { tokens, is_list } = self.matched(value);
                let one = if is_list { quote!(#tokens.get(0)?) } else { tokens };
                let captured = self.capture(&name, quote!(#one.ty()));
                quote!(#captured)
            }
            SymbolKind::Created(_) | SymbolKind::Returned(_) => {
                let Values { tokens, is_list } = self.edited(value);
                let one = if is_list { quote!(#tokens[0]) } else { tokens };
                let name = format_ident!("{name}");
                before.push(quote!(let #name = r::type_of(rewriter, #one);));
                quote!(#name)
            }
        }
    }

    fn code(&self, code: &Code, before: &mut Vec<TokenStream>) -> TokenStream {
        match code {
            Code::Value(value) => {
                let Values { tokens, is_list } = self.edited(*value);
                if is_list { quote!(&#tokens[..]) } else { tokens }
            }
            Code::List(values) => self.all(values).1,
            Code::Attribute(value) => self.attribute(value),
            Code::Rewriter => quote!(rewriter),
            Code::Location => {
                before.push(quote!(let loc = rewriter.loc();));
                quote!(loc)
            }
            Code::TypeOf(value) => self.type_of(*value, before),
            Code::Type(built) => self.built(built),
            Code::Integer(ty, value) => {
                let ty = self.code(ty, before);
                let value = Literal::i64_unsuffixed(*value);
                quote!(r::integer(#ty, #value))
            }
            Code::Float(ty, value) => {
                let ty = self.code(ty, before);
                let value = Literal::f64_unsuffixed(*value);
                quote!(r::float(#ty, #value))
            }
            Code::Bool(value) => quote!(r::truth(context, #value)),
            Code::Text(text) => quote!(r::string(context, #text)),
            Code::Unit => quote!(r::unit(context)),
            Code::TypeAttribute(ty) => {
                let ty = self.code(ty, before);
                quote!(r::type_attribute(#ty))
            }
            Code::Literal(argument) => match argument {
                Argument::Integer(value) => {
                    let value = Literal::i64_unsuffixed(*value);
                    quote!(#value)
                }
                Argument::Float(value) => {
                    let value = Literal::f64_unsuffixed(*value);
                    quote!(#value)
                }
                Argument::Bool(value) => quote!(#value),
                Argument::Text(text) => quote!(#text),
            },
            Code::Call(path, arguments) => {
                let path = self.path(path);
                let arguments = arguments.iter().map(|argument| match argument {
                    // The rewriter is borrowed once.
                    Code::Call(..) => {
                        let inner = self.code(argument, before);
                        let name = format_ident!("made_{}", before.len());
                        before.push(quote!(let #name = #inner;));
                        quote!(#name)
                    }
                    Code::Value(_)
                    | Code::List(_)
                    | Code::Attribute(_)
                    | Code::Rewriter
                    | Code::Location
                    | Code::TypeOf(_)
                    | Code::Type(_)
                    | Code::Integer(..)
                    | Code::Float(..)
                    | Code::Bool(_)
                    | Code::Text(_)
                    | Code::Unit
                    | Code::TypeAttribute(_)
                    | Code::Literal(_) => self.code(argument, before),
                });
                let arguments: Vec<TokenStream> = arguments.collect();
                quote!(#path(#(#arguments),*))
            }
        }
    }

    fn replacement(&self) -> TokenStream {
        let (_, slice) = self.all(&self.pattern.replacements);
        quote!(rewriter.replace(#slice);)
    }
}

/// Whether tokens name a variable or a module.
fn names_word(tokens: &TokenStream, word: &str) -> bool {
    let mut before_is_dot = false;
    tokens.clone().into_iter().any(|token| match token {
        proc_macro2::TokenTree::Group(group) => {
            before_is_dot = false;
            names_word(&group.stream(), word)
        }
        proc_macro2::TokenTree::Ident(ident) => {
            let found = !before_is_dot && ident == word;
            before_is_dot = false;
            found
        }
        proc_macro2::TokenTree::Punct(punct) => {
            before_is_dot = punct.as_char() == '.';
            false
        }
        proc_macro2::TokenTree::Literal(_) => {
            before_is_dot = false;
            false
        }
    })
}
