//! `isogloss query`: looks up target information by keys.

use crate::commands::layout::{reject, shown};
use crate::input;
use crate::opt::render_violation;
use crate::output::{Color, Failure, stdout};
use clap::ValueEnum;
use isogloss::builtin::{StringAttr, SymbolRefAttr};
use isogloss::def::Dialect;
use isogloss::dlti;
use isogloss::ir::symbol::SymbolTables;
use isogloss::ir::text::{FileOptions, parse_file};
use isogloss::ir::{Ir, OpRef, VerifyOptions, Violation};
use isogloss::layout::{EntryKey, query_json};
use isogloss::text::{LineIndex, ParserOptions, parse_attribute_with, parse_type_with};
use isogloss::{Context, Diagnostic};
use std::io::Write as _;
use std::path::PathBuf;

/// Look up a path of keys in the target information (`dlti`) of an operation.
///
/// The search starts at the operation that SYMBOL names, by default the module of the file,
/// and uses the closest enclosing operation with such an attribute, as `transform.dlti.query`
/// does. Each KEY is looked up in the value of the one before. A KEY is a type if it is
/// spelled as one, `i32`, and otherwise a string; a quoted KEY is always a string.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The file; `-` reads standard input.
    #[arg(value_name = "FILE.mlir")]
    file: PathBuf,
    /// The symbol, `@name` or `@outer::@name`, and the keys.
    #[arg(value_name = "@SYMBOL KEY", required = true, num_args = 1..)]
    path: Vec<String>,
    /// The output format.
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// Reject old spellings.
    #[arg(long)]
    no_old_syntax: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    /// The attribute, as in a file.
    Text,
    /// For programs.
    Json,
}

pub(crate) fn run(args: &Args, known: &[&'static Dialect], color: Color) -> Result<(), Failure> {
    let (text, name) = input::read(&args.file)?;
    let parser = ParserOptions::default().allow_unregistered(true).old_syntax(!args.no_old_syntax);
    let options = FileOptions::default().name(name).parser(parser.clone());
    let context = &*Context::with_dialects(known.iter().copied());
    let file = parse_file(context, &text, &options);
    let lines = LineIndex::new(&text).color(color.enabled());
    for warning in &file.warnings {
        eprint!("{}", lines.render(&options.name, warning));
    }
    if !file.errors.is_empty() {
        return Err(shown(file.errors.iter().map(|error| lines.render(&options.name, error))));
    }
    let rendered =
        |violation: &Violation<'_>| render_violation(violation, &options.name, &text, color.enabled());
    let found = file.ir.inspect(&VerifyOptions::allow_unregistered(true));
    if !found.accepted {
        return Err(shown(found.reports.iter().map(rendered)));
    }

    let (symbol, keys) = match args.path.split_first() {
        Some((symbol, keys)) if symbol.starts_with('@') => (Some(symbol.as_str()), keys),
        _ => (None, args.path.as_slice()),
    };
    let op = match symbol {
        Some(symbol) => find(&file.ir, symbol, &parser, color)?,
        None => file.ir.root(),
    };
    let op = op.ok_or_else(|| Failure::Io(format!("no symbol {}", symbol.unwrap_or("in an empty file"))))?;
    let keys: Vec<_> = keys
        .iter()
        .map(|key| parse_key(context, key, &parser).map_err(|error| reject("<key>", key, &error, color)))
        .collect::<Result<_, _>>()?;

    let out = &mut stdout();
    let found = dlti::query(op, &keys);
    match (args.format, &found) {
        (Format::Json, _) => writeln!(out, "{}", query_json(op, &keys))?,
        (Format::Text, Ok(value)) => writeln!(out, "{value}")?,
        (Format::Text, Err(_)) => {}
    }
    out.close()?;
    match found {
        Ok(_) => Ok(()),
        Err(_) if args.format == Format::Json => Err(Failure::Reported),
        Err(error) => Err(shown(std::iter::once(rendered(&error)))),
    }
}

/// The operation that a symbol names in a module.
fn find<'a, 'c>(
    ir: &'a Ir<'c>,
    symbol: &str,
    parser: &ParserOptions,
    color: Color,
) -> Result<Option<OpRef<'a, 'c>>, Failure> {
    let reference = parse_attribute_with(ir.context(), symbol.as_bytes(), parser.clone())
        .map_err(|error| reject("<symbol>", symbol, &error, color))?;
    let reference = reference.dyn_cast::<SymbolRefAttr<'_>>();
    Ok(ir.root().zip(reference).and_then(|(root, reference)| SymbolTables::default().lookup(root, reference)))
}

fn parse_key<'c>(
    context: &'c Context,
    key: &str,
    parser: &ParserOptions,
) -> Result<EntryKey<'c>, Diagnostic> {
    if key.starts_with('"') {
        let text = parse_attribute_with(context, key.as_bytes(), parser.clone())?;
        let text = text.dyn_cast::<StringAttr<'_>>();
        return text.map(EntryKey::from).ok_or_else(|| Diagnostic::error("expected a string"));
    }
    // Without old spellings, so that a word such as `half` is a key.
    match parse_type_with(context, key.as_bytes(), parser.clone().old_syntax(false)) {
        Ok(ty) => Ok(EntryKey::from(ty)),
        Err(error) if key.starts_with('!') => Err(error),
        Err(_) => Ok(StringAttr::get(context, key).into()),
    }
}
