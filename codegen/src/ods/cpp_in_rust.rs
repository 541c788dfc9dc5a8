//! C++ in texts that are Rust: bodies of methods of interfaces, default values of parameters.
//!
//! [`find`] recognizes text that is certainly C++, such as `nullptr` and `getWidth()`. Text that may also be Rust, such
//! as `->` and `if (a)`, counts as C++ only if the whole text is not Rust. [`in_rust`] translates simple cases.

use crate::model::{CppToken, CppTokenKind, cpp_tokens};
use crate::names;
use heck::ToSnakeCase;
use std::ops::Range;

/// C++ in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Found {
    /// The range in the text.
    pub(super) range: Range<usize>,
    /// Its name in a message: "`nullptr`".
    pub(super) what: String,
    /// How Rust spells it.
    pub(super) rust: String,
}

/// The tokens of a text in either language, without comments.
fn tokens(text: &str) -> Vec<CppToken<'_>> {
    let mut tokens = cpp_tokens(text);
    tokens.retain(|token| token.kind != CppTokenKind::Comment);
    tokens
}

/// Names of C++ and LLVM that Rust does not have, with their replacements.
const NAMES: [(&str, &str); 13] = [
    ("nullptr", "`None`"),
    ("StringRef", "`&str`"),
    ("ArrayRef", "a slice, `&[T]`"),
    ("MutableArrayRef", "a slice, `&mut [T]`"),
    ("SmallVector", "`Vec<T>`"),
    ("SmallVectorImpl", "`Vec<T>`"),
    ("Twine", "`&str`"),
    ("LogicalResult", "`Result<(), Diagnostic>`"),
    ("FailureOr", "`Result<T, Diagnostic>`"),
    ("reinterpret_cast", "a conversion: `value as u32`, `u32::try_from(value)`"),
    ("const_cast", "a value of its own"),
    ("dynamic_cast", "`value.dyn_cast::<T>()`"),
    ("typename", "nothing: a type is written without it"),
];

/// Names of the standard library of C++ after `std::`.
const STANDARD: [(&str, &str); 12] = [
    ("optional", "`Option<T>`: `Some(value)`"),
    ("nullopt", "`None`"),
    ("make_optional", "`Some(value)`"),
    ("string", "`String`"),
    ("string_view", "`&str`"),
    ("vector", "`Vec<T>`"),
    ("pair", "a tuple, `(a, b)`"),
    ("move", "the value alone"),
    ("map", "`BTreeMap<K, V>`"),
    ("tie", "a tuple, `(a, b)`"),
    ("numeric_limits", "`i64::MAX`, `i64::MIN`"),
    ("get", "a field: `.0`"),
];

/// The function templates of LLVM's casts.
const CASTS: [&str; 8] = [
    "isa",
    "cast",
    "dyn_cast",
    "dyn_cast_or_null",
    "dyn_cast_if_present",
    "isa_and_nonnull",
    "isa_and_present",
    "cast_or_null",
];

/// C++ types at the start of a cast in parentheses, or of a declaration.
const CPP_TYPES: [&str; 12] = [
    "unsigned", "int", "size_t", "int8_t", "int16_t", "int32_t", "int64_t", "uint8_t", "uint16_t",
    "uint32_t", "uint64_t", "double",
];

/// The Rust type of a C++ type.
fn rust_type(cpp: &str) -> &str {
    match cpp {
        "unsigned" | "uint32_t" => "u32",
        "int" | "int32_t" => "i32",
        "int64_t" => "i64",
        "size_t" | "uint64_t" => "u64",
        "int8_t" => "i8",
        "int16_t" => "i16",
        "uint8_t" => "u8",
        "uint16_t" => "u16",
        "double" => "f64",
        other => other,
    }
}

/// C++ methods of an operation without arguments, with the calls in Rust.
const OF_OPERATIONS: [(&str, &str); 18] = [
    ("getNumOperands", "operands().len()"),
    ("getNumResults", "results().len()"),
    ("getNumRegions", "regions().len()"),
    ("getNumSuccessors", "successors().len()"),
    ("getOperands", "operands()"),
    ("getResults", "results()"),
    ("getRegions", "regions()"),
    ("getSuccessors", "successors()"),
    ("getContext", "context()"),
    ("getLoc", "loc()"),
    ("getName", "name()"),
    ("getBlock", "block()"),
    ("getParentOp", "parent()"),
    ("getNextNode", "next()"),
    ("getPrevNode", "prev()"),
    ("getAttrs", "attributes()"),
    ("getAttrDictionary", "all_attributes()"),
    ("getOperation", "id()"),
];

/// The call in Rust for a method of an operation that has another name in C++: `operands().len()` for `num_operands`.
pub(super) fn call_of_operation(name: &str) -> Option<&'static str> {
    let is = |(cpp, _): &&(&str, &str)| names::method(cpp) == name;
    OF_OPERATIONS.iter().find(is).map(|(_, rust)| *rust)
}

/// The Rust methods that a body in C++ may call.
pub(super) trait Calls {
    /// The Rust for `$_ctxt`.
    fn context(&self) -> &str;

    /// The name in Rust of a C++ method of a value, `op` or `self`; `None` if there is none.
    fn function(&self, value: &str, cpp: &str) -> Option<String>;

    /// The help for a function that does not exist.
    fn instead(&self) -> &str;
}

/// The first C++ in a text. `is_rust`: whether the text is syntactically Rust.
pub(super) fn find(text: &str, is_rust: bool) -> Option<Found> {
    find_with(text, is_rust, Namespaces::Cpp)
}

/// How the namespaces `llvm` and `mlir` are treated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Namespaces {
    /// As C++.
    Cpp,
    /// As namespaces of a class that the definition files define.
    Known,
}

/// As [`find`]; `namespaces` says whether C++ namespaces are reported.
pub(super) fn find_with(text: &str, is_rust: bool, namespaces: Namespaces) -> Option<Found> {
    found_by(text, is_rust, namespaces, None)
}

/// As [`find`], in the body of a method, where `$_ctxt` is C++.
pub(super) fn find_in_body(text: &str, is_rust: bool, calls: &dyn Calls) -> Option<Found> {
    found_by(text, is_rust, Namespaces::Cpp, Some(calls))
}

fn found_by(text: &str, is_rust: bool, namespaces: Namespaces, calls: Option<&dyn Calls>) -> Option<Found> {
    let tokens = tokens(text);
    let reader = Reader { tokens: &tokens, namespaces, calls };
    let certain = (0..tokens.len()).find_map(|at| reader.certain(at));
    let likely = || if is_rust { None } else { (0..tokens.len()).find_map(|at| reader.likely(at)) };
    let mut found = certain.or_else(likely)?;
    if let Some(whole) = in_rust_with(text, calls) {
        found.rust = format!("`{whole}`");
    }
    Some(found)
}

struct Reader<'t> {
    tokens: &'t [CppToken<'t>],
    namespaces: Namespaces,
    /// The methods that a body may call; `None` outside of bodies.
    calls: Option<&'t dyn Calls>,
}

impl<'t> Reader<'t> {
    fn text(&self, at: usize) -> &'t str {
        self.tokens.get(at).map_or("", |token| token.text)
    }

    fn before(&self, at: usize) -> &'t str {
        at.checked_sub(1).map_or("", |at| self.text(at))
    }

    fn is_word(&self, at: usize) -> bool {
        self.tokens.get(at).is_some_and(|token| token.kind == CppTokenKind::Word)
    }

    /// The first token of the path that ends at `at`: the first `::` of `::llvm::isa`.
    fn path_start(&self, at: usize) -> usize {
        let mut start = at;
        while start >= 1 && self.text(start - 1) == "::" {
            start -= 1;
            if start >= 1 && self.is_word(start - 1) {
                start -= 1;
            }
        }
        start
    }

    fn found(&self, tokens: Range<usize>, what: impl Into<String>, rust: impl Into<String>) -> Option<Found> {
        let range = self.tokens[tokens.start].start..self.tokens[tokens.end - 1].range().end;
        Some(Found { range, what: what.into(), rust: rust.into() })
    }

    /// Text that cannot be Rust.
    fn certain(&self, at: usize) -> Option<Found> {
        let token = self.tokens[at];
        let word = token.text;
        if token.kind == CppTokenKind::Number {
            let digits = word.trim_end_matches(['u', 'U', 'l', 'L']);
            let is_suffixed = digits.len() < word.len() && digits.bytes().all(|byte| byte.is_ascii_digit());
            return is_suffixed
                .then(|| self.found(at..at + 1, format!("the number `{word}`"), format!("`{digits}`")))?;
        }
        if token.kind != CppTokenKind::Word {
            return None;
        }
        let start = self.path_start(at);
        let path = start..at + 1;
        // A name in the author's crate.
        if start < at && ["crate", "super", "self"].contains(&self.text(start)) {
            return None;
        }
        let next = self.text(at + 1);
        if let Some(context) = self.calls.map(Calls::context) {
            if self.builds_integer_type(at).is_some() {
                return self.found(path, "`IntegerType::get`", format!("`{context}.integer(width)`"));
            }
            if word == "$_ctxt" {
                return self.found(at..at + 1, "`$_ctxt`", format!("`{context}`"));
            }
        }
        if word == "$_builder" {
            return self.found(at..at + 1, "`$_builder`", "functions of `context`: `context.i32()`");
        }
        if word == "static_cast" {
            return self.found(at..at + 1, "`static_cast`", "a conversion: `value as u32`");
        }
        if CASTS.contains(&word) && next == "<" {
            let method = word.split('_').next().unwrap_or(word);
            let method = if word.starts_with("dyn_cast") { "dyn_cast" } else { method };
            return self.found(path, format!("the template `{word}`"), format!("`value.{method}::<T>()`"));
        }
        if word.starts_with('k')
            && word[1..].starts_with(|letter: char| letter.is_ascii_uppercase())
            && next != ":"
        {
            let rust = match word {
                "kDynamic" => "`::isogloss::builtin::DYNAMIC`".to_owned(),
                _ => format!("a constant: `crate::{}`", names::constant(&word[1..])),
            };
            return self.found(path, format!("the constant `{word}`"), rust);
        }
        let standard = self.before(at) == "::" && at >= 2 && self.text(at - 2) == "std";
        if standard && let Some((_, rust)) = STANDARD.iter().find(|(name, _)| *name == word) {
            return self.found(path, format!("`std::{word}`"), *rust);
        }
        if self.namespaces == Namespaces::Cpp && ["llvm", "mlir"].contains(&word) && next == "::" {
            let mut end = at + 1;
            while self.text(end) == "::" && self.is_word(end + 1) {
                end += 2;
            }
            let last = self.text(end - 1);
            if CASTS.contains(&last) || NAMES.iter().any(|(name, _)| *name == last) || last.starts_with('k') {
                return None; // The rules of the last name apply.
            }
            let rust = format!("a path of Rust: `::isogloss::builtin::{last}`, `crate::{last}`");
            return self.found(start..end, format!("the namespace `{word}`"), rust);
        }
        if CPP_TYPES.contains(&word) && self.before(at) == "(" && next == ")" {
            let rust = format!("`value as {}`", rust_type(word));
            return self.found(at - 1..at + 2, format!("the cast `({word})`"), rust);
        }
        if CPP_TYPES.contains(&word) && self.is_word(at + 1) && self.text(at + 2) == "=" {
            let name = self.text(at + 1);
            let rust = format!("`let {name}: {} = ...;`", rust_type(word));
            return self.found(at..at + 2, format!("the declaration `{word} {name}`"), rust);
        }
        // `int` may be a name in Rust.
        if CPP_TYPES.contains(&word) && rust_type(word) != word && word != "int" && word != "double" {
            return self.found(path, format!("`{word}`"), format!("`{}`", rust_type(word)));
        }
        if let Some((_, rust)) = NAMES.iter().find(|(name, _)| *name == word) {
            return self.found(path, format!("`{word}`"), *rust);
        }
        let is_method = matches!(self.before(at), "." | "->") && next == "(";
        if is_method
            && word.starts_with(|letter: char| letter.is_ascii_lowercase())
            && word != word.to_snake_case()
        {
            let rust = match (self.function(at), self.calls) {
                (Some(method), _) => format!("`{method}`"),
                (None, Some(calls)) => calls.instead().to_owned(),
                (None, None) => format!("`{}`", names::method(word)),
            };
            return self.found(at..at + 1, format!("the method `{word}`"), rust);
        }
        if word == "auto" && self.before(at) == "(" && at >= 2 && self.text(at - 2) == "for" {
            return self.found(at - 2..at + 1, "`for (auto ... : list)`", "`for item in list { ... }`");
        }
        if word == "auto" && (self.is_word(at + 1) || ["&", "*", "["].contains(&next)) {
            return self.found(at..at + 1, "`auto`", "`let name = ...;`");
        }
        if matches!(word, "success" | "failure")
            && next == "("
            && self.text(at + 2) == ")"
            && self.before(at) != "."
        {
            let rust = if word == "success" { "`Ok(())`" } else { "`Err(Diagnostic::error(...))`" };
            return self.found(path, format!("`{word}()`"), rust);
        }
        if matches!(word, "failed" | "succeeded") && next == "(" && !matches!(self.before(at), "." | "fn") {
            let method = if word == "failed" { "is_err" } else { "is_ok" };
            return self.found(path, format!("`{word}()`"), format!("`result.{method}()`"));
        }
        None
    }

    /// The call in Rust for the C++ method that is called at `at`, without its arguments unless there are none.
    fn function(&self, at: usize) -> Option<String> {
        let word = self.text(at);
        let Some(calls) = self.calls else { return Some(names::method(word).to_string()) };
        let value = match at.checked_sub(2).map(|at| self.text(at))? {
            "$_op" | "op" => "op",
            "$_type" | "$_attr" | "$_self" | "self" => "self",
            _ => return None,
        };
        let has_arguments = self.text(at + 2) != ")";
        let known = OF_OPERATIONS.iter().find(|(cpp, _)| value == "op" && *cpp == word && !has_arguments);
        match known {
            Some((_, rust)) => Some((*rust).to_owned()),
            None => calls.function(value, word),
        }
    }

    /// The width of `IntegerType::get($_ctxt, width)`, whose `get` is at `at`.
    fn builds_integer_type(&self, at: usize) -> Option<&'t str> {
        let class = at.checked_sub(2)?;
        let is_call = self.text(class) == "IntegerType"
            && self.text(at) == "get"
            && [(at + 1, "("), (at + 2, "$_ctxt"), (at + 3, ","), (at + 5, ")")]
                .into_iter()
                .all(|(at, text)| self.text(at) == text);
        is_call.then(|| self.text(at + 4))
    }

    /// Text that is C++ if the whole text is not Rust.
    fn likely(&self, at: usize) -> Option<Found> {
        let token = self.tokens[at];
        let next = self.text(at + 1);
        match token.text {
            "->" if self.is_word(at + 1) => self.found(at..at + 1, "`->`", "`.`"),
            "++" | "--" => {
                let sign = &token.text[..1];
                self.found(at..at + 1, format!("`{}`", token.text), format!("`name {sign}= 1`"))
            }
            "?" if self.tokens[at..].iter().any(|token| token.text == ":") => {
                self.found(at..at + 1, "`a ? b : c`", "`if a { b } else { c }`")
            }
            "if" | "while" if next == "(" && !self.has_block(at + 1) => {
                let what = format!("`{} (a) b;`", token.text);
                self.found(at..at + 1, what, format!("`{} a {{ b }}`", token.text))
            }
            "for" if next == "(" => {
                self.found(at..at + 1, "`for (... : list)`", "`for item in list { ... }`")
            }
            _ if token.kind == CppTokenKind::Word
                && self.is_word(at + 1)
                && self.text(at + 2) == "="
                && !["let", "mut", "const", "static", "return"].contains(&token.text) =>
            {
                let what = format!("the declaration `{} {next} = ...`", token.text);
                self.found(at..at + 2, what, format!("`let {next} = ...;`"))
            }
            _ => None,
        }
    }

    /// Whether a block follows the parentheses that open at `at`.
    fn has_block(&self, at: usize) -> bool {
        self.matching(at).is_some_and(|end| self.text(end + 1) == "{")
    }

    /// The token that closes the bracket at `open`.
    fn matching(&self, open: usize) -> Option<usize> {
        let mut depth = 0usize;
        for (at, token) in self.tokens.iter().enumerate().skip(open) {
            match token.text {
                "(" | "[" | "{" => depth += 1,
                ")" | "]" | "}" => {
                    depth = depth.checked_sub(1)?;
                    if depth == 0 {
                        return Some(at);
                    }
                }
                _ => {}
            }
        }
        None
    }
}

/// A short text in Rust, if all its C++ is of simple forms.
pub(super) fn in_rust(text: &str) -> Option<String> {
    in_rust_with(text, None)
}

/// As [`in_rust`], for a body.
pub(super) fn body_in_rust(text: &str, calls: &dyn Calls) -> Option<String> {
    in_rust_with(text, Some(calls))
}

fn in_rust_with(text: &str, calls: Option<&dyn Calls>) -> Option<String> {
    const LONGEST: usize = 80;
    let text = text.trim();
    if text.len() > LONGEST || text.contains('\n') {
        return None;
    }
    let tokens = tokens(text);
    let all = Reader { tokens: &tokens, namespaces: Namespaces::Cpp, calls };
    let mut rust = String::new();
    let mut end = 0;
    let mut at = 0;
    let statement = all.text(0) == "return";
    if statement {
        if tokens.iter().filter(|token| token.text == ";").count() > 1 {
            return None;
        }
        (at, end) = (1, tokens.get(1)?.start);
    }
    while let Some(token) = tokens.get(at) {
        if token.start > end {
            rust.push(' ');
        }
        let (piece, next) = all.piece(at)?;
        rust.push_str(&piece);
        end = tokens[next - 1].range().end;
        at = next;
    }
    let rust = rust.trim().trim_end_matches(';').trim_end().to_owned();
    let is_expression = syn::parse_str::<syn::Expr>(&rust).is_ok();
    (is_expression && rust != text && find_in(&rust).is_none()).then_some(rust)
}

/// As [`find`], without a translation.
fn find_in(text: &str) -> Option<Found> {
    let tokens = tokens(text);
    let reader = Reader { tokens: &tokens, namespaces: Namespaces::Cpp, calls: None };
    (0..tokens.len()).find_map(|at| reader.certain(at))
}

impl Reader<'_> {
    /// The Rust for the tokens from `at`, and the token after them.
    fn piece(&self, at: usize) -> Option<(String, usize)> {
        let token = self.tokens[at];
        let spelled = |text: &str| Some((text.to_owned(), at + 1));
        if token.kind == CppTokenKind::Number {
            let digits = token.text.trim_end_matches(['u', 'U', 'l', 'L']);
            return spelled(if digits.is_empty() { token.text } else { digits });
        }
        // A path of C++ namespaces.
        let mut last = at;
        if token.text == "::" {
            last += 1;
        }
        while self.is_word(last) && self.text(last + 1) == "::" && self.is_word(last + 2) {
            last += 2;
        }
        let path: Vec<&str> = self.tokens[at..=last.min(self.tokens.len() - 1)]
            .iter()
            .filter(|token| token.kind == CppTokenKind::Word)
            .map(|token| token.text)
            .collect();
        let name = *path.last().unwrap_or(&"");
        if CASTS.contains(&name) && self.text(last + 1) == "<" {
            return self.cast(name, last + 1);
        }
        match (path.as_slice(), name) {
            ([.., "ShapedType", _], "kDynamic") => {
                return Some(("::isogloss::builtin::DYNAMIC".to_owned(), last + 1));
            }
            ([.., "IntegerType", _], "get") if self.builds_integer_type(last).is_some() => {
                let width = self.builds_integer_type(last)?;
                return Some((format!("{}.integer({width})", self.context()), last + 6));
            }
            (["std", _], "nullopt") => return Some(("None".to_owned(), last + 1)),
            (["llvm" | "mlir", .., _], _) => return Some((name.to_owned(), last + 1)),
            (["static_cast"], _) if self.text(at + 1) == "<" && self.text(at + 3) == ">" => {
                let close = self.matching(at + 4)?;
                let value = self.joined(at + 5, close)?;
                return Some((format!("{value} as {}", rust_type(self.text(at + 2))), close + 1));
            }
            _ => {}
        }
        match token.text {
            "->" => spelled("."),
            "nullptr" => spelled("None"),
            "$_type" | "$_attr" | "$_self" => spelled("self"),
            "$_op" => spelled("op"),
            "$_ctxt" => spelled(self.context()),
            "?" | "=>" => None,
            "StringRef" if self.text(at + 1) == "(" && self.text(at + 3) == ")" => {
                Some((self.text(at + 2).to_owned(), at + 4))
            }
            "$_builder" if matches!(self.text(at + 1), "." | "->") && self.text(at + 3) == "(" => {
                let ty = self.text(at + 2).strip_prefix("get")?.strip_suffix("Type")?;
                Some((format!("context.{}", ty.to_snake_case()), at + 3))
            }
            "(" if CPP_TYPES.contains(&self.text(at + 1)) && self.text(at + 2) == ")" => {
                self.tokens.get(at + 3).filter(|token| token.kind != CppTokenKind::Mark)?;
                let end = if self.text(at + 4) == "(" { self.matching(at + 4)? + 1 } else { at + 4 };
                Some((format!("{} as {}", self.joined(at + 3, end)?, rust_type(self.text(at + 1))), end))
            }
            word if matches!(self.before(at), "." | "->") && self.text(at + 1) == "(" => {
                // A name in snake case may be a method of any trait.
                if self.calls.is_some() && word == word.to_snake_case() {
                    return spelled(word);
                }
                let function = self.function(at)?;
                match function.strip_suffix("()") {
                    Some(function) if !function.contains("()") => Some((function.to_owned(), at + 1)),
                    _ if function.contains("()") => Some((function, at + 3)),
                    _ => Some((function, at + 1)),
                }
            }
            word => spelled(word),
        }
    }

    fn context(&self) -> &str {
        self.calls.map_or("context", Calls::context)
    }

    /// The Rust for tokens of one expression.
    fn joined(&self, from: usize, to: usize) -> Option<String> {
        let (mut rust, mut at) = (String::new(), from);
        while at < to {
            let (piece, next) = self.piece(at)?;
            rust.push_str(&piece);
            at = next;
        }
        Some(rust)
    }

    /// A cast of LLVM, whose template arguments open at `open`.
    fn cast(&self, name: &str, open: usize) -> Option<(String, usize)> {
        let close = (open..self.tokens.len()).find(|at| self.text(*at) == ">")?;
        let types = &self.tokens[open + 1..close];
        let class = types.last().filter(|token| token.kind == CppTokenKind::Word)?.text;
        if types.iter().any(|token| token.text == ",") {
            return None;
        }
        let end = self.matching(close + 1)?;
        let value = self.joined(close + 2, end)?;
        let method = match name {
            name if name.starts_with("isa") => "isa",
            name if name.starts_with("dyn_cast") => "dyn_cast",
            _ => "cast",
        };
        Some((format!("{value}.{method}::<{class}>()"), end + 1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rust(text: &str) -> String {
        let is_rust = syn::parse_str::<syn::Block>(&format!("{{{}}}", text.replace('$', " "))).is_ok();
        find(text, is_rust).map_or_else(String::new, |found| format!("{} | {}", found.what, found.rust))
    }

    #[test]
    fn cpp_is_recognized_and_translated() {
        let cases = [
            ("return $_type.getWidth() / 2;", "the method `getWidth` | `self.width() / 2`"),
            ("return $_type->foo();", "`->` | `self.foo()`"),
            ("::mlir::ShapedType::kDynamic", "the constant `kDynamic` | `::isogloss::builtin::DYNAMIC`"),
            ("static_cast<unsigned>(n)", "`static_cast` | `n as u32`"),
            ("isa<::mlir::FloatType>(t)", "the template `isa` | `t.isa::<FloatType>()`"),
            ("64ull", "the number `64ull` | `64`"),
            ("nullptr", "`nullptr` | `None`"),
            ("std::nullopt", "`std::nullopt` | `None`"),
            ("$_builder.getI32Type()", "`$_builder` | `context.i32()`"),
            ("(unsigned) n", "the cast `(unsigned)` | `n as u32`"),
            ("a ? b : c", "`a ? b : c` | `if a { b } else { c }`"),
            ("if (a) return 1; return 2;", "`if (a) b;` | `if a { b }`"),
            ("auto x = f(); return x;", "`auto` | `let name = ...;`"),
            ("Foo x = f(); x", "the declaration `Foo x = ...` | `let x = ...;`"),
        ];
        for (cpp, expected) in cases {
            assert_eq!(rust(cpp), expected, "{cpp}");
        }
    }

    #[test]
    fn rust_is_not_cpp() {
        for text in [
            "self.weight() / 1000",
            "if (self.width() > 3) { 1 } else { 2 }",
            "let f = |x: u32| -> u32 { x }; f(2)",
            "op.attribute(\"a->b\").is_some()",
            "std::cmp::max(1, 2)",
            "crate::angle::<u32>(1u32)",
            "self.ok()?.len(); a::<B>()",
            "match x { Some(k) => k, None => 1 } // a ? b : nullptr",
            "0xffu8 as u64",
            "1_000u64",
        ] {
            assert_eq!(rust(text), "", "{text}");
        }
    }
}
