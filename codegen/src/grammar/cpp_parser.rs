// @generated from cpp.pest by `cargo test -p isogloss-grammars`. Do not edit.

/// The parser.
pub(crate) struct Grammar;
#[allow(dead_code, non_camel_case_types, clippy::upper_case_acronyms)]
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Rule {
    ///End-of-input
    EOI,
    r#WHITESPACE,
    r#COMMENT,
    r#whole_type,
    r#whole_expression,
    r#type,
    r#reference,
    r#slice,
    r#lifetime,
    r#cpp,
    r#constant,
    r#pointer,
    r#suffix,
    r#type_member,
    r#path,
    r#words,
    r#word,
    r#qualified,
    r#templates,
    r#template,
    r#integer,
    r#expression,
    r#binary,
    r#operator,
    r#operand,
    r#prefix,
    r#cast,
    r#cast_type,
    r#member,
    r#call,
    r#index,
    r#primary,
    r#parenthesis,
    r#braces,
    r#named,
    r#segment,
    r#placeholder,
    r#lambda,
    r#parameters,
    r#parameter,
    r#returns,
    r#statement,
    r#variable,
    r#code,
    r#comment,
    r#quoted,
    r#numeral,
    r#spelled,
    r#mark,
    r#number,
    r#character,
    r#text,
    r#name,
    r#name_char,
}
impl Rule {
    pub fn all_rules() -> &'static [Rule] {
        &[
            Rule::r#WHITESPACE,
            Rule::r#COMMENT,
            Rule::r#whole_type,
            Rule::r#whole_expression,
            Rule::r#type,
            Rule::r#reference,
            Rule::r#slice,
            Rule::r#lifetime,
            Rule::r#cpp,
            Rule::r#constant,
            Rule::r#pointer,
            Rule::r#suffix,
            Rule::r#type_member,
            Rule::r#path,
            Rule::r#words,
            Rule::r#word,
            Rule::r#qualified,
            Rule::r#templates,
            Rule::r#template,
            Rule::r#integer,
            Rule::r#expression,
            Rule::r#binary,
            Rule::r#operator,
            Rule::r#operand,
            Rule::r#prefix,
            Rule::r#cast,
            Rule::r#cast_type,
            Rule::r#member,
            Rule::r#call,
            Rule::r#index,
            Rule::r#primary,
            Rule::r#parenthesis,
            Rule::r#braces,
            Rule::r#named,
            Rule::r#segment,
            Rule::r#placeholder,
            Rule::r#lambda,
            Rule::r#parameters,
            Rule::r#parameter,
            Rule::r#returns,
            Rule::r#statement,
            Rule::r#variable,
            Rule::r#code,
            Rule::r#comment,
            Rule::r#quoted,
            Rule::r#numeral,
            Rule::r#spelled,
            Rule::r#mark,
            Rule::r#number,
            Rule::r#character,
            Rule::r#text,
            Rule::r#name,
            Rule::r#name_char,
        ]
    }
}
#[allow(clippy::all)]
impl ::pest::Parser<Rule> for Grammar {
    fn parse<'i>(
        rule: Rule,
        input: &'i str,
    ) -> ::std::result::Result<
        ::pest::iterators::Pairs<'i, Rule>,
        ::pest::error::Error<Rule>,
    > {
        mod rules {
            #![allow(clippy::upper_case_acronyms)]
            pub mod hidden {
                use super::super::Rule;
                #[inline]
                #[allow(dead_code, non_snake_case, unused_variables)]
                pub fn skip(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    if state.atomicity() == ::pest::Atomicity::NonAtomic {
                        state
                            .sequence(|state| {
                                state
                                    .repeat(|state| super::visible::WHITESPACE(state))
                                    .and_then(|state| {
                                        state
                                            .repeat(|state| {
                                                state
                                                    .sequence(|state| {
                                                        super::visible::COMMENT(state)
                                                            .and_then(|state| {
                                                                state.repeat(|state| super::visible::WHITESPACE(state))
                                                            })
                                                    })
                                            })
                                    })
                            })
                    } else {
                        Ok(state)
                    }
                }
            }
            pub mod visible {
                use super::super::Rule;
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#WHITESPACE(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .match_string(" ")
                                    .or_else(|state| { state.match_string("\t") })
                                    .or_else(|state| { state.match_string("\r") })
                                    .or_else(|state| { state.match_string("\n") })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#COMMENT(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .match_string("/*")
                                            .and_then(|state| {
                                                state
                                                    .repeat(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                state
                                                                    .lookahead(false, |state| { state.match_string("*/") })
                                                                    .and_then(|state| { self::r#ANY(state) })
                                                            })
                                                    })
                                            })
                                            .and_then(|state| { state.match_string("*/") })
                                    })
                                    .or_else(|state| {
                                        state
                                            .sequence(|state| {
                                                state
                                                    .match_string("//")
                                                    .and_then(|state| {
                                                        state
                                                            .repeat(|state| {
                                                                state
                                                                    .sequence(|state| {
                                                                        state
                                                                            .lookahead(false, |state| { state.match_string("\n") })
                                                                            .and_then(|state| { self::r#ANY(state) })
                                                                    })
                                                            })
                                                    })
                                            })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#whole_type(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#whole_type,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::r#SOI(state)
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { self::r#type(state) })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { self::r#EOI(state) })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#whole_expression(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#whole_expression,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::r#SOI(state)
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { self::r#expression(state) })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { self::r#EOI(state) })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#type(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#type,
                            |state| {
                                self::r#reference(state)
                                    .or_else(|state| { self::r#slice(state) })
                                    .or_else(|state| { self::r#cpp(state) })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#reference(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#reference,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .match_string("&")
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state.optional(|state| { self::r#lifetime(state) })
                                            })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                self::r#slice(state).or_else(|state| { self::r#cpp(state) })
                                            })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#slice(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#slice,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .match_string("[")
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { self::r#type(state) })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { state.match_string("]") })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#lifetime(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#lifetime,
                            |state| {
                                state
                                    .atomic(
                                        ::pest::Atomicity::Atomic,
                                        |state| {
                                            state
                                                .sequence(|state| {
                                                    state
                                                        .match_string("'")
                                                        .and_then(|state| { self::r#name(state) })
                                                })
                                        },
                                    )
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#cpp(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#cpp,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .optional(|state| { self::r#constant(state) })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { self::r#path(state) })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state.optional(|state| { self::r#templates(state) })
                                            })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state
                                                    .sequence(|state| {
                                                        state
                                                            .optional(|state| {
                                                                state
                                                                    .sequence(|state| {
                                                                        state
                                                                            .match_string("::")
                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                            .and_then(|state| { self::r#type_member(state) })
                                                                    })
                                                                    .and_then(|state| {
                                                                        state
                                                                            .repeat(|state| {
                                                                                state
                                                                                    .sequence(|state| {
                                                                                        super::hidden::skip(state)
                                                                                            .and_then(|state| {
                                                                                                state
                                                                                                    .sequence(|state| {
                                                                                                        state
                                                                                                            .match_string("::")
                                                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                                                            .and_then(|state| { self::r#type_member(state) })
                                                                                                    })
                                                                                            })
                                                                                    })
                                                                            })
                                                                    })
                                                            })
                                                    })
                                            })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state
                                                    .sequence(|state| {
                                                        state
                                                            .optional(|state| {
                                                                self::r#constant(state)
                                                                    .or_else(|state| { self::r#pointer(state) })
                                                                    .or_else(|state| { self::r#suffix(state) })
                                                                    .and_then(|state| {
                                                                        state
                                                                            .repeat(|state| {
                                                                                state
                                                                                    .sequence(|state| {
                                                                                        super::hidden::skip(state)
                                                                                            .and_then(|state| {
                                                                                                self::r#constant(state)
                                                                                                    .or_else(|state| { self::r#pointer(state) })
                                                                                                    .or_else(|state| { self::r#suffix(state) })
                                                                                            })
                                                                                    })
                                                                            })
                                                                    })
                                                            })
                                                    })
                                            })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#constant(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#constant,
                            |state| {
                                state
                                    .atomic(
                                        ::pest::Atomicity::Atomic,
                                        |state| {
                                            state
                                                .sequence(|state| {
                                                    state
                                                        .match_string("const")
                                                        .or_else(|state| { state.match_string("typename") })
                                                        .or_else(|state| { state.match_string("struct") })
                                                        .or_else(|state| { state.match_string("enum") })
                                                        .and_then(|state| {
                                                            state.lookahead(false, |state| { self::r#name_char(state) })
                                                        })
                                                })
                                        },
                                    )
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#pointer(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state.rule(Rule::r#pointer, |state| { state.match_string("*") })
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#suffix(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#suffix,
                            |state| {
                                state
                                    .match_string("&&")
                                    .or_else(|state| { state.match_string("&") })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#type_member(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#type_member,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::r#name(state)
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state.optional(|state| { self::r#templates(state) })
                                            })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#path(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#path,
                            |state| {
                                self::r#words(state)
                                    .or_else(|state| { self::r#qualified(state) })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#words(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#words,
                            |state| {
                                state
                                    .atomic(
                                        ::pest::Atomicity::Atomic,
                                        |state| {
                                            state
                                                .sequence(|state| {
                                                    self::r#word(state)
                                                        .and_then(|state| {
                                                            state
                                                                .repeat(|state| {
                                                                    state
                                                                        .sequence(|state| {
                                                                            state
                                                                                .sequence(|state| {
                                                                                    self::r#WHITESPACE(state)
                                                                                        .and_then(|state| {
                                                                                            state.repeat(|state| { self::r#WHITESPACE(state) })
                                                                                        })
                                                                                })
                                                                                .and_then(|state| { self::r#word(state) })
                                                                        })
                                                                })
                                                        })
                                                })
                                        },
                                    )
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#word(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .sequence(|state| {
                            state
                                .match_string("unsigned")
                                .or_else(|state| { state.match_string("signed") })
                                .or_else(|state| { state.match_string("long") })
                                .or_else(|state| { state.match_string("short") })
                                .or_else(|state| { state.match_string("int") })
                                .or_else(|state| { state.match_string("char") })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state
                                        .lookahead(
                                            false,
                                            |state| {
                                                self::r#name_char(state)
                                                    .or_else(|state| { state.match_string("::") })
                                            },
                                        )
                                })
                        })
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#qualified(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#qualified,
                            |state| {
                                state
                                    .atomic(
                                        ::pest::Atomicity::Atomic,
                                        |state| {
                                            state
                                                .sequence(|state| {
                                                    state
                                                        .optional(|state| { state.match_string("::") })
                                                        .and_then(|state| { self::r#name(state) })
                                                        .and_then(|state| {
                                                            state
                                                                .repeat(|state| {
                                                                    state
                                                                        .sequence(|state| {
                                                                            state
                                                                                .match_string("::")
                                                                                .and_then(|state| { self::r#name(state) })
                                                                        })
                                                                })
                                                        })
                                                })
                                        },
                                    )
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#templates(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#templates,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .match_string("<")
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state
                                                    .optional(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                self::r#template(state)
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| {
                                                                        state
                                                                            .sequence(|state| {
                                                                                state
                                                                                    .optional(|state| {
                                                                                        state
                                                                                            .sequence(|state| {
                                                                                                state
                                                                                                    .match_string(",")
                                                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                                                    .and_then(|state| { self::r#template(state) })
                                                                                            })
                                                                                            .and_then(|state| {
                                                                                                state
                                                                                                    .repeat(|state| {
                                                                                                        state
                                                                                                            .sequence(|state| {
                                                                                                                super::hidden::skip(state)
                                                                                                                    .and_then(|state| {
                                                                                                                        state
                                                                                                                            .sequence(|state| {
                                                                                                                                state
                                                                                                                                    .match_string(",")
                                                                                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                                                                                    .and_then(|state| { self::r#template(state) })
                                                                                                                            })
                                                                                                                    })
                                                                                                            })
                                                                                                    })
                                                                                            })
                                                                                    })
                                                                            })
                                                                    })
                                                            })
                                                    })
                                            })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { state.match_string(">") })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#template(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    self::r#lifetime(state)
                        .or_else(|state| { self::r#integer(state) })
                        .or_else(|state| { self::r#type(state) })
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#integer(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#integer,
                            |state| {
                                state
                                    .atomic(
                                        ::pest::Atomicity::Atomic,
                                        |state| {
                                            state
                                                .sequence(|state| {
                                                    state
                                                        .optional(|state| { state.match_string("-") })
                                                        .and_then(|state| { self::r#ASCII_DIGIT(state) })
                                                        .and_then(|state| {
                                                            state.repeat(|state| { self::r#ASCII_DIGIT(state) })
                                                        })
                                                })
                                        },
                                    )
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#expression(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#expression,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::r#binary(state)
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state
                                                    .sequence(|state| {
                                                        state
                                                            .optional(|state| {
                                                                state
                                                                    .sequence(|state| {
                                                                        state
                                                                            .match_string("?")
                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                            .and_then(|state| { self::r#binary(state) })
                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                            .and_then(|state| { state.match_string(":") })
                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                            .and_then(|state| { self::r#binary(state) })
                                                                    })
                                                                    .and_then(|state| {
                                                                        state
                                                                            .repeat(|state| {
                                                                                state
                                                                                    .sequence(|state| {
                                                                                        super::hidden::skip(state)
                                                                                            .and_then(|state| {
                                                                                                state
                                                                                                    .sequence(|state| {
                                                                                                        state
                                                                                                            .match_string("?")
                                                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                                                            .and_then(|state| { self::r#binary(state) })
                                                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                                                            .and_then(|state| { state.match_string(":") })
                                                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                                                            .and_then(|state| { self::r#binary(state) })
                                                                                                    })
                                                                                            })
                                                                                    })
                                                                            })
                                                                    })
                                                            })
                                                    })
                                            })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#binary(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#binary,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::r#operand(state)
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state
                                                    .sequence(|state| {
                                                        state
                                                            .optional(|state| {
                                                                state
                                                                    .sequence(|state| {
                                                                        self::r#operator(state)
                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                            .and_then(|state| { self::r#operand(state) })
                                                                    })
                                                                    .and_then(|state| {
                                                                        state
                                                                            .repeat(|state| {
                                                                                state
                                                                                    .sequence(|state| {
                                                                                        super::hidden::skip(state)
                                                                                            .and_then(|state| {
                                                                                                state
                                                                                                    .sequence(|state| {
                                                                                                        self::r#operator(state)
                                                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                                                            .and_then(|state| { self::r#operand(state) })
                                                                                                    })
                                                                                            })
                                                                                    })
                                                                            })
                                                                    })
                                                            })
                                                    })
                                            })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#operator(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#operator,
                            |state| {
                                state
                                    .match_string("||")
                                    .or_else(|state| { state.match_string("&&") })
                                    .or_else(|state| { state.match_string("==") })
                                    .or_else(|state| { state.match_string("!=") })
                                    .or_else(|state| { state.match_string("<=") })
                                    .or_else(|state| { state.match_string(">=") })
                                    .or_else(|state| { state.match_string("<<") })
                                    .or_else(|state| { state.match_string("<") })
                                    .or_else(|state| { state.match_string(">") })
                                    .or_else(|state| { state.match_string("|") })
                                    .or_else(|state| { state.match_string("&") })
                                    .or_else(|state| { state.match_string("+") })
                                    .or_else(|state| { state.match_string("-") })
                                    .or_else(|state| { state.match_string("*") })
                                    .or_else(|state| { state.match_string("/") })
                                    .or_else(|state| { state.match_string("%") })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#operand(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#operand,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .sequence(|state| {
                                                state
                                                    .optional(|state| {
                                                        self::r#prefix(state)
                                                            .and_then(|state| {
                                                                state
                                                                    .repeat(|state| {
                                                                        state
                                                                            .sequence(|state| {
                                                                                super::hidden::skip(state)
                                                                                    .and_then(|state| { self::r#prefix(state) })
                                                                            })
                                                                    })
                                                            })
                                                    })
                                            })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { self::r#primary(state) })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state
                                                    .sequence(|state| {
                                                        state
                                                            .optional(|state| {
                                                                self::r#member(state)
                                                                    .or_else(|state| { self::r#call(state) })
                                                                    .or_else(|state| { self::r#index(state) })
                                                                    .and_then(|state| {
                                                                        state
                                                                            .repeat(|state| {
                                                                                state
                                                                                    .sequence(|state| {
                                                                                        super::hidden::skip(state)
                                                                                            .and_then(|state| {
                                                                                                self::r#member(state)
                                                                                                    .or_else(|state| { self::r#call(state) })
                                                                                                    .or_else(|state| { self::r#index(state) })
                                                                                            })
                                                                                    })
                                                                            })
                                                                    })
                                                            })
                                                    })
                                            })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#prefix(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#prefix,
                            |state| {
                                state
                                    .match_string("!")
                                    .or_else(|state| { state.match_string("-") })
                                    .or_else(|state| { state.match_string("*") })
                                    .or_else(|state| { state.match_string("~") })
                                    .or_else(|state| {
                                        state
                                            .sequence(|state| {
                                                state
                                                    .lookahead(false, |state| { state.match_string("&&") })
                                                    .and_then(|state| { super::hidden::skip(state) })
                                                    .and_then(|state| { state.match_string("&") })
                                            })
                                    })
                                    .or_else(|state| { self::r#cast(state) })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#cast(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#cast,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .match_string("(")
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { self::r#cast_type(state) })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { state.match_string(")") })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#cast_type(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#cast_type,
                            |state| {
                                state
                                    .match_string("int64_t")
                                    .or_else(|state| { state.match_string("int32_t") })
                                    .or_else(|state| { state.match_string("int") })
                                    .or_else(|state| { state.match_string("unsigned") })
                                    .or_else(|state| { state.match_string("uint64_t") })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#member(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#member,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .match_string(".")
                                            .or_else(|state| { state.match_string("->") })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state.optional(|state| { state.match_string("template") })
                                            })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { self::r#name(state) })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state.optional(|state| { self::r#templates(state) })
                                            })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#call(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#call,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .match_string("(")
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state
                                                    .optional(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                self::r#expression(state)
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| {
                                                                        state
                                                                            .sequence(|state| {
                                                                                state
                                                                                    .optional(|state| {
                                                                                        state
                                                                                            .sequence(|state| {
                                                                                                state
                                                                                                    .match_string(",")
                                                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                                                    .and_then(|state| { self::r#expression(state) })
                                                                                            })
                                                                                            .and_then(|state| {
                                                                                                state
                                                                                                    .repeat(|state| {
                                                                                                        state
                                                                                                            .sequence(|state| {
                                                                                                                super::hidden::skip(state)
                                                                                                                    .and_then(|state| {
                                                                                                                        state
                                                                                                                            .sequence(|state| {
                                                                                                                                state
                                                                                                                                    .match_string(",")
                                                                                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                                                                                    .and_then(|state| { self::r#expression(state) })
                                                                                                                            })
                                                                                                                    })
                                                                                                            })
                                                                                                    })
                                                                                            })
                                                                                    })
                                                                            })
                                                                    })
                                                            })
                                                    })
                                            })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { state.match_string(")") })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#index(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#index,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .match_string("[")
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { self::r#expression(state) })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { state.match_string("]") })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#primary(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    self::r#lambda(state)
                        .or_else(|state| { self::r#number(state) })
                        .or_else(|state| { self::r#character(state) })
                        .or_else(|state| { self::r#text(state) })
                        .or_else(|state| { self::r#braces(state) })
                        .or_else(|state| { self::r#placeholder(state) })
                        .or_else(|state| { self::r#parenthesis(state) })
                        .or_else(|state| { self::r#named(state) })
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#parenthesis(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .sequence(|state| {
                            state
                                .match_string("(")
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::r#expression(state) })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { state.match_string(")") })
                        })
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#braces(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#braces,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .match_string("{")
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state
                                                    .optional(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                self::r#expression(state)
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| {
                                                                        state
                                                                            .sequence(|state| {
                                                                                state
                                                                                    .optional(|state| {
                                                                                        state
                                                                                            .sequence(|state| {
                                                                                                state
                                                                                                    .match_string(",")
                                                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                                                    .and_then(|state| { self::r#expression(state) })
                                                                                            })
                                                                                            .and_then(|state| {
                                                                                                state
                                                                                                    .repeat(|state| {
                                                                                                        state
                                                                                                            .sequence(|state| {
                                                                                                                super::hidden::skip(state)
                                                                                                                    .and_then(|state| {
                                                                                                                        state
                                                                                                                            .sequence(|state| {
                                                                                                                                state
                                                                                                                                    .match_string(",")
                                                                                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                                                                                    .and_then(|state| { self::r#expression(state) })
                                                                                                                            })
                                                                                                                    })
                                                                                                            })
                                                                                                    })
                                                                                            })
                                                                                    })
                                                                            })
                                                                    })
                                                            })
                                                    })
                                            })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { state.match_string("}") })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#named(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#named,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .optional(|state| { state.match_string("::") })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { self::r#segment(state) })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state
                                                    .sequence(|state| {
                                                        state
                                                            .optional(|state| {
                                                                state
                                                                    .sequence(|state| {
                                                                        state
                                                                            .match_string("::")
                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                            .and_then(|state| { self::r#segment(state) })
                                                                    })
                                                                    .and_then(|state| {
                                                                        state
                                                                            .repeat(|state| {
                                                                                state
                                                                                    .sequence(|state| {
                                                                                        super::hidden::skip(state)
                                                                                            .and_then(|state| {
                                                                                                state
                                                                                                    .sequence(|state| {
                                                                                                        state
                                                                                                            .match_string("::")
                                                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                                                            .and_then(|state| { self::r#segment(state) })
                                                                                                    })
                                                                                            })
                                                                                    })
                                                                            })
                                                                    })
                                                            })
                                                    })
                                            })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state.optional(|state| { self::r#braces(state) })
                                            })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#segment(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#segment,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::r#name(state)
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state
                                                    .optional(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                self::r#templates(state)
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| {
                                                                        state
                                                                            .lookahead(
                                                                                true,
                                                                                |state| {
                                                                                    state
                                                                                        .match_string("(")
                                                                                        .or_else(|state| { state.match_string("::") })
                                                                                        .or_else(|state| { state.match_string("{") })
                                                                                },
                                                                            )
                                                                    })
                                                            })
                                                    })
                                            })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#placeholder(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#placeholder,
                            |state| {
                                state
                                    .atomic(
                                        ::pest::Atomicity::Atomic,
                                        |state| {
                                            state
                                                .sequence(|state| {
                                                    state
                                                        .match_string("$")
                                                        .and_then(|state| { self::r#name_char(state) })
                                                        .and_then(|state| {
                                                            state.repeat(|state| { self::r#name_char(state) })
                                                        })
                                                })
                                        },
                                    )
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#lambda(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#lambda,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .match_string("[")
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state
                                                    .optional(|state| {
                                                        state
                                                            .match_string("&")
                                                            .or_else(|state| { state.match_string("=") })
                                                    })
                                            })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { state.match_string("]") })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state.optional(|state| { self::r#parameters(state) })
                                            })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state
                                                    .optional(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                state
                                                                    .match_string("->")
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| { self::r#type(state) })
                                                            })
                                                    })
                                            })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { state.match_string("{") })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state
                                                    .sequence(|state| {
                                                        state
                                                            .optional(|state| {
                                                                self::r#statement(state)
                                                                    .and_then(|state| {
                                                                        state
                                                                            .repeat(|state| {
                                                                                state
                                                                                    .sequence(|state| {
                                                                                        super::hidden::skip(state)
                                                                                            .and_then(|state| { self::r#statement(state) })
                                                                                    })
                                                                            })
                                                                    })
                                                            })
                                                    })
                                            })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { state.match_string("}") })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#parameters(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#parameters,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .match_string("(")
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state
                                                    .optional(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                self::r#parameter(state)
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| {
                                                                        state
                                                                            .sequence(|state| {
                                                                                state
                                                                                    .optional(|state| {
                                                                                        state
                                                                                            .sequence(|state| {
                                                                                                state
                                                                                                    .match_string(",")
                                                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                                                    .and_then(|state| { self::r#parameter(state) })
                                                                                            })
                                                                                            .and_then(|state| {
                                                                                                state
                                                                                                    .repeat(|state| {
                                                                                                        state
                                                                                                            .sequence(|state| {
                                                                                                                super::hidden::skip(state)
                                                                                                                    .and_then(|state| {
                                                                                                                        state
                                                                                                                            .sequence(|state| {
                                                                                                                                state
                                                                                                                                    .match_string(",")
                                                                                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                                                                                    .and_then(|state| { self::r#parameter(state) })
                                                                                                                            })
                                                                                                                    })
                                                                                                            })
                                                                                                    })
                                                                                            })
                                                                                    })
                                                                            })
                                                                    })
                                                            })
                                                    })
                                            })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { state.match_string(")") })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#parameter(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#parameter,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::r#type(state)
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state.optional(|state| { self::r#name(state) })
                                            })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#returns(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#returns,
                            |state| {
                                state
                                    .atomic(
                                        ::pest::Atomicity::Atomic,
                                        |state| {
                                            state
                                                .sequence(|state| {
                                                    state
                                                        .match_string("return")
                                                        .and_then(|state| {
                                                            state.lookahead(false, |state| { self::r#name_char(state) })
                                                        })
                                                })
                                        },
                                    )
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#statement(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#statement,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .optional(|state| {
                                                state
                                                    .sequence(|state| {
                                                        self::r#returns(state)
                                                            .and_then(|state| { super::hidden::skip(state) })
                                                            .and_then(|state| { self::r#expression(state) })
                                                    })
                                                    .or_else(|state| { self::r#variable(state) })
                                                    .or_else(|state| { self::r#expression(state) })
                                            })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { state.match_string(";") })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#variable(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#variable,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::r#type(state)
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { self::r#name(state) })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { state.match_string("=") })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { self::r#expression(state) })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#code(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .atomic(
                            ::pest::Atomicity::CompoundAtomic,
                            |state| {
                                state
                                    .rule(
                                        Rule::r#code,
                                        |state| {
                                            state
                                                .repeat(|state| {
                                                    self::r#WHITESPACE(state)
                                                        .or_else(|state| { self::r#comment(state) })
                                                        .or_else(|state| { self::r#quoted(state) })
                                                        .or_else(|state| { self::r#numeral(state) })
                                                        .or_else(|state| { self::r#spelled(state) })
                                                        .or_else(|state| { self::r#mark(state) })
                                                })
                                        },
                                    )
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#comment(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state.rule(Rule::r#comment, |state| { self::r#COMMENT(state) })
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#quoted(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#quoted,
                            |state| {
                                self::r#text(state)
                                    .or_else(|state| {
                                        state
                                            .sequence(|state| {
                                                state
                                                    .match_string("'")
                                                    .and_then(|state| { super::hidden::skip(state) })
                                                    .and_then(|state| {
                                                        state.optional(|state| { state.match_string("\\") })
                                                    })
                                                    .and_then(|state| { super::hidden::skip(state) })
                                                    .and_then(|state| { self::r#ANY(state) })
                                                    .and_then(|state| { super::hidden::skip(state) })
                                                    .and_then(|state| { state.match_string("'") })
                                            })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#numeral(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#numeral,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::r#ASCII_DIGIT(state)
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state
                                                    .sequence(|state| {
                                                        state
                                                            .optional(|state| {
                                                                self::r#name_char(state)
                                                                    .or_else(|state| {
                                                                        state
                                                                            .sequence(|state| {
                                                                                state
                                                                                    .match_string(".")
                                                                                    .or_else(|state| { state.match_string("'") })
                                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                                    .and_then(|state| { self::r#ASCII_DIGIT(state) })
                                                                            })
                                                                    })
                                                                    .and_then(|state| {
                                                                        state
                                                                            .repeat(|state| {
                                                                                state
                                                                                    .sequence(|state| {
                                                                                        super::hidden::skip(state)
                                                                                            .and_then(|state| {
                                                                                                self::r#name_char(state)
                                                                                                    .or_else(|state| {
                                                                                                        state
                                                                                                            .sequence(|state| {
                                                                                                                state
                                                                                                                    .match_string(".")
                                                                                                                    .or_else(|state| { state.match_string("'") })
                                                                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                                                                    .and_then(|state| { self::r#ASCII_DIGIT(state) })
                                                                                                            })
                                                                                                    })
                                                                                            })
                                                                                    })
                                                                            })
                                                                    })
                                                            })
                                                    })
                                            })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#spelled(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#spelled,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .optional(|state| { state.match_string("$") })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { self::r#name_char(state) })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state
                                                    .sequence(|state| {
                                                        state
                                                            .optional(|state| {
                                                                self::r#name_char(state)
                                                                    .and_then(|state| {
                                                                        state
                                                                            .repeat(|state| {
                                                                                state
                                                                                    .sequence(|state| {
                                                                                        super::hidden::skip(state)
                                                                                            .and_then(|state| { self::r#name_char(state) })
                                                                                    })
                                                                            })
                                                                    })
                                                            })
                                                    })
                                            })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#mark(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#mark,
                            |state| {
                                state
                                    .match_string("->")
                                    .or_else(|state| { state.match_string("::") })
                                    .or_else(|state| { state.match_string("=>") })
                                    .or_else(|state| { state.match_string("==") })
                                    .or_else(|state| { state.match_string("!=") })
                                    .or_else(|state| { state.match_string("<=") })
                                    .or_else(|state| { state.match_string(">=") })
                                    .or_else(|state| { state.match_string("++") })
                                    .or_else(|state| { state.match_string("--") })
                                    .or_else(|state| { state.match_string("&&") })
                                    .or_else(|state| { self::r#ANY(state) })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#number(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#number,
                            |state| {
                                state
                                    .atomic(
                                        ::pest::Atomicity::Atomic,
                                        |state| {
                                            state
                                                .sequence(|state| {
                                                    self::r#ASCII_DIGIT(state)
                                                        .and_then(|state| {
                                                            state
                                                                .repeat(|state| {
                                                                    self::r#ASCII_ALPHANUMERIC(state)
                                                                        .or_else(|state| { state.match_string("_") })
                                                                        .or_else(|state| { state.match_string(".") })
                                                                })
                                                        })
                                                })
                                        },
                                    )
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#character(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#character,
                            |state| {
                                state
                                    .atomic(
                                        ::pest::Atomicity::Atomic,
                                        |state| {
                                            state
                                                .sequence(|state| {
                                                    state
                                                        .match_string("'")
                                                        .and_then(|state| {
                                                            state
                                                                .sequence(|state| {
                                                                    state
                                                                        .sequence(|state| {
                                                                            state
                                                                                .match_string("\\")
                                                                                .and_then(|state| { self::r#ANY(state) })
                                                                        })
                                                                        .or_else(|state| {
                                                                            state
                                                                                .sequence(|state| {
                                                                                    state
                                                                                        .lookahead(false, |state| { state.match_string("'") })
                                                                                        .and_then(|state| { self::r#ANY(state) })
                                                                                })
                                                                        })
                                                                        .and_then(|state| {
                                                                            state
                                                                                .repeat(|state| {
                                                                                    state
                                                                                        .sequence(|state| {
                                                                                            state
                                                                                                .match_string("\\")
                                                                                                .and_then(|state| { self::r#ANY(state) })
                                                                                        })
                                                                                        .or_else(|state| {
                                                                                            state
                                                                                                .sequence(|state| {
                                                                                                    state
                                                                                                        .lookahead(false, |state| { state.match_string("'") })
                                                                                                        .and_then(|state| { self::r#ANY(state) })
                                                                                                })
                                                                                        })
                                                                                })
                                                                        })
                                                                })
                                                        })
                                                        .and_then(|state| { state.match_string("'") })
                                                })
                                        },
                                    )
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#text(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#text,
                            |state| {
                                state
                                    .atomic(
                                        ::pest::Atomicity::Atomic,
                                        |state| {
                                            state
                                                .sequence(|state| {
                                                    state
                                                        .match_string("\"")
                                                        .and_then(|state| {
                                                            state
                                                                .repeat(|state| {
                                                                    state
                                                                        .sequence(|state| {
                                                                            state
                                                                                .match_string("\\")
                                                                                .and_then(|state| { self::r#ANY(state) })
                                                                        })
                                                                        .or_else(|state| {
                                                                            state
                                                                                .sequence(|state| {
                                                                                    state
                                                                                        .lookahead(false, |state| { state.match_string("\"") })
                                                                                        .and_then(|state| { self::r#ANY(state) })
                                                                                })
                                                                        })
                                                                })
                                                        })
                                                        .and_then(|state| { state.match_string("\"") })
                                                })
                                        },
                                    )
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#name(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::r#name,
                            |state| {
                                state
                                    .atomic(
                                        ::pest::Atomicity::Atomic,
                                        |state| {
                                            state
                                                .sequence(|state| {
                                                    state
                                                        .lookahead(
                                                            false,
                                                            |state| {
                                                                state
                                                                    .sequence(|state| {
                                                                        state
                                                                            .match_string("return")
                                                                            .and_then(|state| {
                                                                                state.lookahead(false, |state| { self::r#name_char(state) })
                                                                            })
                                                                    })
                                                            },
                                                        )
                                                        .and_then(|state| {
                                                            self::r#ASCII_ALPHA(state)
                                                                .or_else(|state| { state.match_string("_") })
                                                        })
                                                        .and_then(|state| {
                                                            state.repeat(|state| { self::r#name_char(state) })
                                                        })
                                                })
                                        },
                                    )
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn r#name_char(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    self::r#ASCII_ALPHANUMERIC(state)
                        .or_else(|state| { state.match_string("_") })
                }
                #[inline]
                #[allow(dead_code, non_snake_case, unused_variables)]
                pub fn ANY(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state.skip(1)
                }
                #[inline]
                #[allow(dead_code, non_snake_case, unused_variables)]
                pub fn EOI(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state.rule(Rule::EOI, |state| state.end_of_input())
                }
                #[inline]
                #[allow(dead_code, non_snake_case, unused_variables)]
                pub fn SOI(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state.start_of_input()
                }
                #[inline]
                #[allow(dead_code, non_snake_case, unused_variables)]
                pub fn ASCII_DIGIT(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state.match_range('0'..'9')
                }
                #[inline]
                #[allow(dead_code, non_snake_case, unused_variables)]
                pub fn ASCII_ALPHA(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .match_range('a'..'z')
                        .or_else(|state| state.match_range('A'..'Z'))
                }
                #[inline]
                #[allow(dead_code, non_snake_case, unused_variables)]
                pub fn ASCII_ALPHANUMERIC(
                    state: ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::std::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .match_range('a'..'z')
                        .or_else(|state| state.match_range('A'..'Z'))
                        .or_else(|state| state.match_range('0'..'9'))
                }
            }
            pub use self::visible::*;
        }
        ::pest::state(
            input,
            |state| {
                match rule {
                    Rule::r#WHITESPACE => rules::r#WHITESPACE(state),
                    Rule::r#COMMENT => rules::r#COMMENT(state),
                    Rule::r#whole_type => rules::r#whole_type(state),
                    Rule::r#whole_expression => rules::r#whole_expression(state),
                    Rule::r#type => rules::r#type(state),
                    Rule::r#reference => rules::r#reference(state),
                    Rule::r#slice => rules::r#slice(state),
                    Rule::r#lifetime => rules::r#lifetime(state),
                    Rule::r#cpp => rules::r#cpp(state),
                    Rule::r#constant => rules::r#constant(state),
                    Rule::r#pointer => rules::r#pointer(state),
                    Rule::r#suffix => rules::r#suffix(state),
                    Rule::r#type_member => rules::r#type_member(state),
                    Rule::r#path => rules::r#path(state),
                    Rule::r#words => rules::r#words(state),
                    Rule::r#word => rules::r#word(state),
                    Rule::r#qualified => rules::r#qualified(state),
                    Rule::r#templates => rules::r#templates(state),
                    Rule::r#template => rules::r#template(state),
                    Rule::r#integer => rules::r#integer(state),
                    Rule::r#expression => rules::r#expression(state),
                    Rule::r#binary => rules::r#binary(state),
                    Rule::r#operator => rules::r#operator(state),
                    Rule::r#operand => rules::r#operand(state),
                    Rule::r#prefix => rules::r#prefix(state),
                    Rule::r#cast => rules::r#cast(state),
                    Rule::r#cast_type => rules::r#cast_type(state),
                    Rule::r#member => rules::r#member(state),
                    Rule::r#call => rules::r#call(state),
                    Rule::r#index => rules::r#index(state),
                    Rule::r#primary => rules::r#primary(state),
                    Rule::r#parenthesis => rules::r#parenthesis(state),
                    Rule::r#braces => rules::r#braces(state),
                    Rule::r#named => rules::r#named(state),
                    Rule::r#segment => rules::r#segment(state),
                    Rule::r#placeholder => rules::r#placeholder(state),
                    Rule::r#lambda => rules::r#lambda(state),
                    Rule::r#parameters => rules::r#parameters(state),
                    Rule::r#parameter => rules::r#parameter(state),
                    Rule::r#returns => rules::r#returns(state),
                    Rule::r#statement => rules::r#statement(state),
                    Rule::r#variable => rules::r#variable(state),
                    Rule::r#code => rules::r#code(state),
                    Rule::r#comment => rules::r#comment(state),
                    Rule::r#quoted => rules::r#quoted(state),
                    Rule::r#numeral => rules::r#numeral(state),
                    Rule::r#spelled => rules::r#spelled(state),
                    Rule::r#mark => rules::r#mark(state),
                    Rule::r#number => rules::r#number(state),
                    Rule::r#character => rules::r#character(state),
                    Rule::r#text => rules::r#text(state),
                    Rule::r#name => rules::r#name(state),
                    Rule::r#name_char => rules::r#name_char(state),
                    Rule::EOI => rules::EOI(state),
                }
            },
        )
    }
}
