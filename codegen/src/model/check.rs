//! Checks of a dialect and its items. `mlir-tblgen` accepts many of these errors silently.

use super::{
    Def, Dialect, Enum, Interface, InterfaceKind, InterfaceUse, MethodBody, Parameter, Syntax, layout,
};
use crate::{codes, lints, names};
use isogloss_tablegen::{Diagnostic, Span};
use std::collections::BTreeMap;

/// Checks a dialect as a whole and each of its items; errors are added to `errors`.
pub fn check(dialect: &Dialect, errors: &mut Vec<Diagnostic>) {
    if let Some(name) = &dialect.name
        && !names::is_name(&name.text)
    {
        let message = format!(
            "`{}` cannot be the name of a dialect: a dialect name consists of letters, digits and `_`, not \
             starting with a digit",
            name.text
        );
        errors.push(Diagnostic::error(message).code(codes::BAD_NAME).at(name.span));
    }
    let mut mnemonics = Seen::default();
    let mut classes = Seen::default();
    for def in &dialect.defs {
        if let Some(mnemonic) = &def.mnemonic {
            let what = || format!("{} with the mnemonic `{}`", def.kind.word(), mnemonic.text);
            let key = format!("{:?} {}", def.kind, mnemonic.text);
            mnemonics.add(key, mnemonic.span, what, codes::DUPLICATE_MNEMONIC, errors);
        }
        class(&mut classes, &def.class, def.class_place, errors);
        check_def(def, errors);
    }
    layout::check_cycles(&dialect.defs, errors);
    for item in dialect.enums.iter().filter(|item| item.path.is_none()) {
        class(&mut classes, &item.class, item.class_place, errors);
        check_enum(item, errors);
    }
    for interface in &dialect.interfaces {
        class(&mut classes, &interface.class, interface.class_place, errors);
        check_interface(interface, errors);
    }
}

/// The error about a name that cannot be an identifier.
fn bad_name(name: &str, of: &str, span: Span) -> Diagnostic {
    let message = match name {
        "" => format!("the name of {of} is empty"),
        name => format!("`{name}` cannot be the name of {of}"),
    };
    let help = "a name consists of letters, digits and `_`, and does not begin with a digit";
    Diagnostic::error(message).code(codes::BAD_NAME).at(span).help(help)
}

fn class(classes: &mut Seen, class: &str, place: Span, errors: &mut Vec<Diagnostic>) {
    if !names::is_name(class) {
        errors.push(bad_name(class, "a Rust type", place));
    }
    let what = || format!("definition of `{class}`");
    classes.add(class.to_owned(), place, what, codes::DUPLICATE_CLASS, errors);
}

/// The span of the first occurrence of each key.
#[derive(Default)]
pub(super) struct Seen(BTreeMap<String, Span>);

impl Seen {
    /// Adds a key, or reports a duplicate `what`.
    pub(super) fn add(
        &mut self,
        key: String,
        span: Span,
        what: impl FnOnce() -> String,
        code: &'static str,
        errors: &mut Vec<Diagnostic>,
    ) {
        match self.0.get(&key) {
            Some(first) => errors.push(
                Diagnostic::error(format!("there is another {}", what()))
                    .code(code)
                    .primary(span, "the second one")
                    .secondary(*first, "the first one"),
            ),
            None => {
                self.0.insert(key, span);
            }
        }
    }
}

fn check_def(def: &Def, errors: &mut Vec<Diagnostic>) {
    match &def.mnemonic {
        Some(mnemonic) if !names::is_mnemonic(&mnemonic.text) => {
            let message = format!("`{}` cannot be a mnemonic: it must be a single keyword", mnemonic.text);
            let error = Diagnostic::error(message).code(codes::BAD_MNEMONIC).at(mnemonic.span);
            let bare = mnemonic.text.trim_start_matches(['!', '#']);
            let bare = bare.rsplit('.').next().unwrap_or(bare);
            errors.push(if mnemonic.text.starts_with(['!', '#']) && names::is_mnemonic(bare) {
                let setting = match def.declared {
                    Some(_) => format!("mnemonic = \"{bare}\""),
                    None => format!("let mnemonic = \"{bare}\";"),
                };
                error.help(format!("a mnemonic has neither a sigil nor the dialect: `{setting}`"))
            } else {
                error
            });
        }
        Some(_)
            if matches!(def.syntax, Syntax::Keyword) && !(def.params.is_empty() && def.body.is_empty()) =>
        {
            // Derives and definition files differ in spelling.
            let (needed, form) = match def.declared {
                Some(_) => (
                    "`format = \"...\"` or `custom_format`",
                    "``#[dialect(..., format = \"`<` params `>`\")]``",
                ),
                None => (
                    "`assemblyFormat` or `hasCustomAssemblyFormat = 1`",
                    "``let assemblyFormat = \"`<` params `>`\";``",
                ),
            };
            let message =
                format!("`{}` has a mnemonic and parameters, so it needs {needed}", def.record.text);
            let error = Diagnostic::error(message).code(codes::NO_SYNTAX).at(def.record.span);
            errors.push(if def.body.is_empty() {
                error.help(format!("all parameters in order: {form}"))
            } else {
                error
            });
        }
        // Without a unique name, too, the missing mnemonic is reported elsewhere.
        None if matches!(def.syntax, Syntax::Format(_)) && !def.unique_name.is_empty() => {
            let message = format!(
                "`{}` has no mnemonic, and an assembly format can only be used when a mnemonic is set",
                def.record.text
            );
            errors.push(Diagnostic::error(message).code(codes::SYNTAX_WITHOUT_MNEMONIC).at(def.record.span));
        }
        _ => {}
    }
    let mut error = |code, message: String, span| {
        errors.push(Diagnostic::error(message).code(code).at(span));
    };
    if !def.accessors && matches!(def.syntax, Syntax::Format(_)) {
        let message = "an `assemblyFormat` needs accessors: `genAccessors` must be 1".to_owned();
        error(codes::FORMAT_NEEDS_ACCESSORS, message, def.record.span);
    }
    let count = match def.layout {
        // Rules number both in one list.
        Some(_) => def.params.len() + def.body.len(),
        None => def.params.len().max(def.body.len()),
    };
    if count > 255 {
        let message = format!("`{}` has {count} parameters, more than 255", def.record.text);
        error(codes::TOO_MANY_PARAMETERS, message, def.record.span);
    }
    check_params(def.params.iter().chain(&def.body), errors);
    if def.layout.is_some() && !def.interfaces.iter().any(InterfaceUse::is_layout) {
        errors.push(
            Diagnostic::error(format!(
                "`{}` has a layout rule, but does not implement the interface that uses it",
                def.record.text
            ))
            .code(codes::LAYOUT_INTERFACE)
            .at(def.record.span)
            .help(format!("list `{}` among its traits", layout::INTERFACE)),
        );
    }
    let mut seen = Seen::default();
    for used in &def.interfaces {
        let what = || format!("mention of the interface `{}`", used.name.text);
        seen.add(used.full_class.clone(), used.name.span, what, codes::DUPLICATE_CLASS, errors);
    }
}

fn check_params<'p>(params: impl Iterator<Item = &'p Parameter>, errors: &mut Vec<Diagnostic>) {
    let mut seen = Seen::default();
    for param in params {
        if !names::is_name(&param.name.text) {
            errors.push(bad_name(&param.name.text, "a parameter", param.name.span));
        }
        let key = names::value_text(&param.name.text);
        let what = || format!("parameter `{}`", names::value(&param.name.text));
        seen.add(key, param.name.span, what, codes::DUPLICATE_PARAMETER, errors);
    }
}

fn check_enum(item: &Enum, errors: &mut Vec<Diagnostic>) {
    let (mut symbols, mut texts, mut values) = (Seen::default(), Seen::default(), Seen::default());
    for case in &item.cases {
        let span = case.symbol.span;
        if case.symbol.text.is_empty() {
            errors.push(bad_name("", "a case", span));
            continue;
        }
        let in_rust = match item.bit_set {
            Some(_) => names::flag(&case.symbol.text),
            None => names::variant(&case.symbol.text),
        };
        let code = codes::DUPLICATE_CASE;
        symbols.add(in_rust.to_string(), span, || format!("case named `{in_rust}`"), code, errors);
        let written = || format!("case written `{}`", case.text);
        let before = errors.len();
        texts.add(case.text.clone(), case.text_place, written, code, errors);
        if errors.len() > before
            && !item.is_declared
            && let Some(error) = errors.pop()
        {
            errors.push(lints::duplicate_case::downgrade(error));
        }
        if item.bit_set.is_none() {
            let (what, before) = (|| format!("case with the number {}", case.value), errors.len());
            values.add(case.value.to_string(), case.value_place, what, code, errors);
            if errors.len() > before
                && let (Some(error), Some(free)) =
                    (errors.pop(), item.cases.iter().map(|case| case.value).max())
            {
                let free = free.saturating_add(1);
                errors.push(error.help(format!("each case has a number of its own; {free} is free")));
            }
        }
        let fits = item.bits >= 64 || (case.value as u64) >> item.bits == 0;
        if !fits {
            let message = format!("{} does not fit the {} bits of `{}`", case.value, item.bits, item.class);
            errors.push(Diagnostic::error(message).code(codes::BAD_CASE).at(case.value_place));
        }
        if let Some(set) = &item.bit_set {
            let separator = set.separator.trim();
            if !separator.is_empty() && case.text.contains(separator) {
                let message =
                    format!("the text `{}` contains `{separator}`, which separates cases", case.text);
                errors.push(Diagnostic::error(message).code(codes::BAD_CASE).at(case.text_place));
            }
            if !set.quoted && !names::is_mnemonic(&case.text) {
                let message =
                    format!("`{}` is not a keyword, and the bit set is printed without quotes", case.text);
                errors.push(
                    Diagnostic::error(message)
                        .code(codes::BAD_CASE)
                        .at(case.text_place)
                        .help("`let printBitEnumQuoted = 1;` prints it in quotes"),
                );
            }
        }
    }
}

fn check_interface(interface: &Interface, errors: &mut Vec<Diagnostic>) {
    let mut seen = Seen::default();
    for method in &interface.methods {
        let name = &method.name;
        let key = names::method(&name.text).to_string();
        let what = || format!("method `{}` of `{}`", names::method(&name.text), interface.class);
        seen.add(key, name.span, what, codes::DUPLICATE_METHOD, errors);
        if !names::is_name(&name.text) {
            errors.push(bad_name(&name.text, "a method", name.span));
        }
        let mut arguments = Seen::default();
        for (argument, _) in &method.arguments {
            let key = names::value_text(&argument.text);
            let what = || format!("argument `{}` of `{}`", names::value(&argument.text), name.text);
            arguments.add(key, argument.span, what, codes::DUPLICATE_PARAMETER, errors);
        }
        let of_value = matches!(interface.kind, InterfaceKind::Values(_)) && !method.is_static;
        if !of_value && matches!(method.body, MethodBody::Final(_)) {
            let what = if method.is_static { "static method" } else { "method" };
            let message = format!("{what} `{}` cannot have a fixed body", name.text);
            errors.push(Diagnostic::error(message).code(codes::INTERFACE_STATIC).at(name.span));
        }
    }
}
