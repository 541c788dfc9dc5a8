//! `isogloss layout`: the memory layout of a type.

use super::Loading;
use crate::input;
use crate::opt::render_violation;
use crate::output::{Color, Failure, stdout};
use clap::ValueEnum;
use isogloss::builtin::MemRefType;
use isogloss::def::Dialect;
use isogloss::dlti::DataLayoutSpecAttr;
use isogloss::ir::VerifyOptions;
use isogloss::ir::text::{FileOptions, parse_file};
use isogloss::layout::{
    AddressTable, DataLayout, DataLayoutSpecInterfaceTable, Picture, PictureDiff, ScopedDataLayout,
    asked_types, report_json,
};
use isogloss::memref::Addressing;
use isogloss::text::{LineIndex, ParserOptions, parse_attribute_with, parse_type_with_warnings};
use isogloss::{Attribute, Context, Diagnostic, Severity, Type};
use std::io::{self, Write as _};
use std::path::Path;

/// Show the size, the alignment and all offsets of a type, or answer the queries of a file.
///
/// TYPE is a type as text, `!llvm.struct<(i8, i64)>`; for a memref the address of every element
/// is shown. FILE.mlir is a module whose operations query by attributes: `query_type = T`,
/// `query_types = [T, ...]`, `query = [KEY, ...]` and `query_device = ["DEVICE", "PROPERTY"]`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// A type, a file that ends in `.mlir` or `.mlirbc`, or `-` for a file on standard input.
    #[arg(value_name = "TYPE|FILE.mlir")]
    subject: String,
    /// The output format; by default text for a type and json for a file. For a file, svg is
    /// one image of all types that it queries.
    #[arg(long, value_enum)]
    format: Option<Format>,
    /// The data layout specification to use, `#dlti.dl_spec<...>`.
    #[arg(long, value_name = "SPEC")]
    spec: Option<String>,
    /// The data layout specification as an LLVM data layout string,
    /// `e-m:e-i64:64-n8:16:32:64-S128`.
    #[arg(long, value_name = "STRING", conflicts_with = "spec")]
    datalayout: Option<String>,
    /// Show the differences to the layout under SPEC2, a specification or an LLVM data layout string.
    #[arg(long, value_name = "SPEC2")]
    diff: Option<String>,
    #[command(flatten)]
    loading: Loading,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    /// A table and a map of the bytes.
    Text,
    /// An image.
    Svg,
    /// One object for each line, for programs.
    Json,
}

pub(crate) fn run(args: &Args, known: &[&'static Dialect], color: Color) -> Result<(), Failure> {
    let path = Path::new(&args.subject);
    let is_file = args.subject == "-" || path.extension().is_some_and(|it| it == "mlir" || it == "mlirbc");
    if is_file {
        return file(args, path, known, color);
    }
    // A file name cannot be parsed as a type.
    if path.extension().is_some() && !args.subject.starts_with('!') && path.exists() {
        return Err(Failure::Io(format!("{}: a file with IR ends in `.mlir` or `.mlirbc`", args.subject)));
    }
    one_type(args, known, color)
}

fn file(args: &Args, path: &Path, known: &[&'static Dialect], color: Color) -> Result<(), Failure> {
    if args.spec.is_some() || args.datalayout.is_some() {
        return Err(Failure::Usage(
            "`--spec` and `--datalayout` apply to a TYPE: a file has its own data layouts".into(),
        ));
    }
    let (text, name) = input::read(path)?;
    let options = FileOptions::default().name(name).parser(ParserOptions::default().allow_unregistered(true));
    let context = &*Context::with_dialects(args.loading.dialects(known, color)?);
    match args.format.unwrap_or(Format::Json) {
        Format::Json if args.diff.is_none() => answers(context, &text, &options),
        format => pictures(args, context, &text, &options, format, color),
    }
}

/// The answers to the queries of a file, as JSON.
fn answers(context: &Context, text: &[u8], options: &FileOptions) -> Result<(), Failure> {
    let report = report_json(context, text, options);
    let out = &mut stdout();
    report.lines.iter().try_for_each(|line| writeln!(out, "{line}"))?;
    out.close()?;
    if report.accepted { Ok(()) } else { Err(Failure::Reported) }
}

/// A picture of each type that a file queries, in the scope of its operation.
fn pictures(
    args: &Args,
    context: &Context,
    text: &[u8],
    options: &FileOptions,
    format: Format,
    color: Color,
) -> Result<(), Failure> {
    let file = parse_file(context, text, options);
    let lines = LineIndex::new(text).color(color.enabled());
    if !file.errors.is_empty() {
        return Err(shown(file.errors.iter().map(|error| lines.render(&options.name, error))));
    }
    let found = file.ir.inspect(&VerifyOptions::allow_unregistered(true));
    if !found.accepted {
        let rendered = |violation| render_violation(violation, &options.name, text, color.enabled());
        return Err(shown(found.reports.iter().map(rendered)));
    }
    let (mut pictures, mut wrong) = (Vec::new(), Vec::new());
    let asked = asked_types(&file.ir);
    if format == Format::Svg && asked.is_empty() {
        return Err(Failure::Io("no `query_type` attributes found; nothing to draw".into()));
    }
    for (op, ty) in asked {
        let layout = ScopedDataLayout::closest(op).map_err(|error| Failure::Io(error.message().into()))?;
        match Picture::of(ty, &layout) {
            Ok(picture) => pictures.push((ty, picture)),
            Err(error) => {
                let mut line = String::new();
                let place = op.location().to_string();
                lines.headline(&place, Severity::Error, &error.to_string(), &mut line);
                wrong.push(line);
            }
        }
    }
    let text = drawn(args, context, pictures, format, color)?;
    let out = &mut stdout();
    out.write_all(text.as_bytes())?;
    out.close()?;
    if wrong.is_empty() { Ok(()) } else { Err(shown(wrong.into_iter())) }
}

/// Prints rendered errors.
pub(crate) fn shown(errors: impl Iterator<Item = String>) -> Failure {
    let _ = io::stderr().write_all(errors.collect::<String>().as_bytes());
    Failure::Reported
}

fn one_type(args: &Args, known: &[&'static Dialect], color: Color) -> Result<(), Failure> {
    let context = &*Context::with_dialects(args.loading.dialects(known, color)?);
    let options = ParserOptions::default().allow_unregistered(true);
    let (ty, warnings) = parse_type_with_warnings(context, args.subject.as_bytes(), options)
        .map_err(|error| reject("<type>", &args.subject, &error, color))?;
    let lines = LineIndex::new(args.subject.as_bytes()).color(color.enabled());
    for warning in &warnings {
        eprint!("{}", lines.render("<type>", warning));
    }
    let format = args.format.unwrap_or(Format::Text);
    if let Some(memref) = ty.dyn_cast::<MemRefType<'_>>() {
        if args.diff.is_some() {
            return Err(Failure::Usage(
                "`--diff` does not apply to a memref: the addresses of its elements depend on no data layout"
                    .into(),
            ));
        }
        return addresses(memref, format, &data_layout(args, context, color)?);
    }
    let spec = specification(args, context, color)?;
    let picture = picture(context, ty, spec)?;
    let text = drawn(args, context, vec![(ty, picture)], format, color)?;
    let out = &mut stdout();
    out.write_all(text.as_bytes())?;
    out.close()
}

/// The specification that the arguments give, if any.
fn specification<'c>(
    args: &Args,
    context: &'c Context,
    color: Color,
) -> Result<Option<Attribute<'c>>, Failure> {
    Ok(match (&args.spec, &args.datalayout) {
        (Some(text), _) => Some(read_spec(context, "<spec>", text, color)?),
        (None, Some(text)) => Some(read_datalayout(context, "<datalayout>", text, color)?),
        (None, None) => None,
    })
}

/// The data layout that the arguments specify.
fn data_layout<'c>(args: &Args, context: &'c Context, color: Color) -> Result<DataLayout<'c>, Failure> {
    let specs: Vec<_> = specification(args, context, color)?.into_iter().collect();
    DataLayout::with_specs(context, &specs).map_err(|error| Failure::Io(error.message().into()))
}

/// Pictures, or their differences under another specification.
fn drawn<'c>(
    args: &Args,
    context: &'c Context,
    pictures: Vec<(Type<'c>, Picture)>,
    format: Format,
    color: Color,
) -> Result<String, Failure> {
    let (types, pictures): (Vec<_>, Vec<_>) = pictures.into_iter().unzip();
    let Some(other) = &args.diff else {
        return Ok(match format {
            Format::Text => paragraphs(pictures.iter().map(Picture::to_text)),
            Format::Svg => Picture::all_to_svg(&pictures),
            Format::Json => pictures.iter().map(|picture| picture.to_json() + "\n").collect(),
        });
    };
    let other = if other.starts_with('#') {
        read_spec(context, "<diff>", other, color)?
    } else {
        read_datalayout(context, "<diff>", other, color)?
    };
    let others: Vec<_> =
        types.into_iter().map(|ty| picture(context, ty, Some(other))).collect::<Result<_, _>>()?;
    let diffs: Vec<_> = pictures.iter().zip(&others).map(|(old, new)| PictureDiff::new(old, new)).collect();
    Ok(match format {
        Format::Text => paragraphs(diffs.iter().map(PictureDiff::to_text)),
        Format::Svg => PictureDiff::all_to_svg(&diffs),
        Format::Json => diffs.iter().map(|diff| diff.to_json() + "\n").collect(),
    })
}

/// Texts separated by empty lines.
fn paragraphs(texts: impl Iterator<Item = String>) -> String {
    texts.collect::<Vec<_>>().join("\n")
}

/// Prints the addresses of a memref's elements and its extent; a memref has no size of its own.
fn addresses<'c>(memref: MemRefType<'c>, format: Format, layout: &DataLayout<'c>) -> Result<(), Failure> {
    let failed = |error: Diagnostic| Failure::Io(error.message().into());
    let addressing = Addressing::of(memref);
    let bytes =
        addressing.as_ref().ok().and_then(|addressing| addressing.extent().bytes(memref, layout).ok());
    let table = AddressTable::of(memref);
    let table = table.map(|table| bytes.into_iter().fold(table, AddressTable::with_bytes));
    let text = match (table, format) {
        (Ok(table), Format::Text) => table.to_text(),
        (Ok(table), Format::Svg) => table.to_svg(),
        (Ok(table), Format::Json) => table.to_json() + "\n",
        // The size is known even if there are too many elements for a table.
        (Err(error), Format::Text) => {
            let addressing = addressing.map_err(|_| failed(error))?;
            let mut text = format!("{memref}\n  {}\n", AddressTable::extent(&addressing));
            text.extend(bytes.map(|bytes| format!("  {bytes} bytes\n")));
            text.extend(AddressTable::shared(memref).map(|shared| format!("  {shared}\n")));
            text
        }
        (Err(error), _) => return Err(failed(error)),
    };
    let out = &mut stdout();
    out.write_all(text.as_bytes())?;
    out.close()
}

fn picture<'c>(context: &'c Context, ty: Type<'c>, spec: Option<Attribute<'c>>) -> Result<Picture, Failure> {
    let specs: Vec<_> = spec.into_iter().collect();
    let layout =
        DataLayout::with_specs(context, &specs).map_err(|error| Failure::Io(error.message().into()))?;
    Picture::of(ty, &layout).map_err(|error| Failure::Io(error.to_string()))
}

fn read_spec<'c>(
    context: &'c Context,
    name: &str,
    text: &str,
    color: Color,
) -> Result<Attribute<'c>, Failure> {
    let options = ParserOptions::default().allow_unregistered(true);
    let spec = parse_attribute_with(context, text.as_bytes(), options)
        .map_err(|error| reject(name, text, &error, color))?;
    // `DataLayout::with_specs` rejects attributes that are not specifications.
    match DataLayoutSpecInterfaceTable::find(spec).map(|table| (table.verify_spec)(spec.node())) {
        Some(Err(error)) => Err(reject(name, text, &error, color)),
        _ => Ok(spec),
    }
}

fn read_datalayout<'c>(
    context: &'c Context,
    name: &str,
    text: &str,
    color: Color,
) -> Result<Attribute<'c>, Failure> {
    DataLayoutSpecAttr::from_llvm_string(context, text)
        .map(Attribute::from)
        .map_err(|error| reject(name, text, &error, color))
}

/// Prints an error in an argument of the command line.
pub(crate) fn reject(name: &str, text: &str, error: &Diagnostic, color: Color) -> Failure {
    shown(std::iter::once(LineIndex::new(text.as_bytes()).color(color.enabled()).render(name, error)))
}
