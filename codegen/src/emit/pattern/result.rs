//! The edit: creation of operations, native calls, and the replacement of the root.

use super::*;

impl Body<'_, '_> {
    pub(super) fn edit(&self) -> TokenStream {
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

    /// The steps. The last step is emitted first, because results without a use get no variable.
    fn steps(&self) -> Vec<TokenStream> {
        // The replacements of the root are used.
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

    /// Wraps a step that has a location of its own.
    fn located(&self, location: Option<&Location>, step: TokenStream) -> TokenStream {
        let Some(location) = location else { return step };
        let text = location.text.as_deref();
        let mut before = Vec::new();
        let values: Vec<TokenStream> =
            location.values.iter().map(|value| self.location_of(*value, &mut before)).collect();
        let own = match (text, values.as_slice()) {
            (None, [only]) => quote!(#only),
            (text, several) => {
                let made = match (text, several) {
                    (Some(name), []) => quote!(r::named_location(context, #name)),
                    (None, several) => quote!(r::fused(context, &[#(#several),*], None)),
                    (Some(text), several) => quote!(r::fused(context, &[#(#several),*], Some(#text))),
                };
                before.push(quote!(let own = #made;));
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
    pub(super) fn all(&self, values: &[PatternValue]) -> (TokenStream, TokenStream) {
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
            Buildable::Def(class) => self.emitter.index.type_text(class),
            Buildable::Cpp(_) => None,
        };
        match text {
            Some(text) => quote!(r::type_of_text(context, #text)),
            None => quote!(::core::compile_error!("a type in C++")),
        }
    }

    pub(super) fn ty(&self, ty: &TypeValue, before: &mut Vec<TokenStream>) -> TokenStream {
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
            Code::Zero(ty) => {
                let ty = self.code(ty, before);
                quote!(r::zero(#ty))
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
                    | Code::Zero(_)
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
