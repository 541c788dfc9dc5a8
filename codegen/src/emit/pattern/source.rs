//! The match: checks in the order of the source pattern, and conditions.

use super::*;

impl Body<'_, '_> {
    pub(super) fn checks(&self, checks: &[Check]) -> TokenStream {
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
                // The closure returns the symbols that later code uses.
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
                    if let Condition::Absent(value) = &**part
                        && matches!(self.kind(value.symbol()), SymbolKind::Attribute { optional: true })
                    {
                        let value = self.matched(*value).tokens;
                        return quote!(#value?;);
                    }
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
                | Condition::Absent(_)
                | Condition::AllEqual(_)
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
    pub(super) fn path(&self, path: &Name) -> TokenStream {
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
    pub(super) fn matched(&self, value: PatternValue) -> Values {
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
        let reference = self.emitter.constraint(constraint, None, self.statics);
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
            Condition::Absent(value) => self.presence(*value, false),
            Condition::AllEqual(value) => {
                let value = self.matched(*value).tokens;
                quote!(r::all_equal(#value))
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
    pub(super) fn operand(&self, condition: &Condition) -> TokenStream {
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
            | Condition::Absent(_)
            | Condition::AllEqual(_)
            | Condition::Function(..) => tokens,
        }
    }

    fn negated(&self, condition: &Condition) -> TokenStream {
        let is_plain = |term: &Term| matches!(term, Term::Itself(_) | Term::Type(_));
        match condition {
            Condition::Not(part) => self.condition(part),
            Condition::Absent(value) => self.presence(*value, true),
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
            | Condition::AllEqual(_)
            | Condition::Function(..) => {
                let tokens = self.condition(condition);
                let is_joined =
                    matches!(condition, Condition::All(parts) | Condition::Any(parts) if parts.len() > 1);
                if is_joined { quote!(!(#tokens)) } else { quote!(!#tokens) }
            }
        }
    }

    /// Whether an attribute is present, or whether it is absent.
    fn presence(&self, value: PatternValue, is_there: bool) -> TokenStream {
        match self.kind(value.symbol()) {
            SymbolKind::Attribute { optional: true } => {
                let value = self.matched(value).tokens;
                if is_there { quote!(#value.is_some()) } else { quote!(#value.is_none()) }
            }
            SymbolKind::Attribute { optional: false }
            | SymbolKind::Matched(_)
            | SymbolKind::Value
            | SymbolKind::Values
            | SymbolKind::Created(_)
            | SymbolKind::Returned(_) => quote!(#is_there),
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
            Term::Count(value) => {
                let value = self.matched(*value).tokens;
                (quote!(r::count(#value)), false)
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
}
