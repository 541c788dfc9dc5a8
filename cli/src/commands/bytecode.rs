//! `isogloss bytecode`: shows the contents of a bytecode file.

use crate::input;
use crate::json::quoted;
use crate::output::{Color, Failure, stdout};
use clap::ValueEnum;
use isogloss::Diagnostic;
use isogloss::bytecode::{BytecodeInfo, DialectInfo, ResourceInfo, dump_bytecode_to, version_note};
use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::path::PathBuf;

/// Show the contents of a bytecode file.
///
/// Lists the sections with their sizes, the dialects with their versions, the numbers of
/// types, attributes and operations, and the largest resources.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The file; `-`, the default, reads standard input.
    #[arg(value_name = "FILE.mlirbc", default_value = "-")]
    file: PathBuf,
    /// The output format.
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// Show every item of the file with its offset, one per line.
    #[arg(long, conflicts_with = "format")]
    dump: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    /// For people.
    Text,
    /// For programs.
    Json,
}

/// The maximum number of resources in the output.
const LARGEST: usize = 10;

pub(crate) fn run(args: &Args, _color: Color) -> Result<(), Failure> {
    let (bytes, name) = input::read(&args.file)?;
    let out = &mut stdout();
    let shown = if args.dump {
        dump_bytecode_to(&bytes, out)?
    } else {
        match BytecodeInfo::of(&bytes) {
            Ok(info) => {
                let shown = match args.format {
                    Format::Text => text(&info, bytes.len()),
                    Format::Json => json(&info, bytes.len()),
                };
                out.write_all(shown.as_bytes())?;
                Ok(())
            }
            Err(error) => Err(error),
        }
    };
    out.close()?;
    shown.map_err(|error| reject(&name, &bytes, &error))
}

fn reject(name: &str, bytes: &[u8], error: &Diagnostic) -> Failure {
    let mut message = format!("{name}:0:0: error: {}\n", error.message());
    let notes = error.notes().iter().map(|note| note.message().to_owned()).chain(version_note(bytes));
    notes.for_each(|note| {
        let _ = writeln!(message, "{name}:0:0: note: {note}");
    });
    let _ = io::stderr().write_all(message.as_bytes());
    Failure::Reported
}

/// The largest resources, larger ones first.
fn largest(info: &BytecodeInfo) -> Vec<&ResourceInfo> {
    let mut resources: Vec<_> = info.resources.iter().collect();
    resources.sort_by_key(|found| std::cmp::Reverse(found.data.len()));
    resources.truncate(LARGEST);
    resources
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn text(info: &BytecodeInfo, size: usize) -> String {
    let mut out = format!("bytecode version {}, written by {}, {size} bytes\n", info.version, info.producer);
    out.push_str("\nsections\n");
    for section in &info.sections {
        let aligned = match section.alignment {
            1 => String::new(),
            alignment => format!(", aligned to {alignment}"),
        };
        let (name, size, at) = (section.kind.name(), section.data.len(), section.offset);
        let _ = writeln!(out, "  {name:<16} {size:>10} bytes at {at}{aligned}");
    }
    let BytecodeInfo { operations, blocks, attributes, types, strings, properties, .. } = info;
    let _ = writeln!(
        out,
        "\ncounts\n  operations {operations}\n  blocks {blocks}\n  attributes {attributes}\n  types {types}\n  \
         strings {strings}\n  properties {properties}\n  resources {}",
        info.resources.len()
    );
    out.push_str("\ndialects\n");
    for dialect in &info.dialects {
        let DialectInfo { name, version, attributes, types, operation_names, operations, .. } = dialect;
        let version = version.as_ref().map_or(String::new(), |bytes| format!(" version {}", hex(bytes)));
        let _ = writeln!(
            out,
            "  {name}{version}: {operations} operations of {operation_names} names, {} attributes ({} as text), {} \
             types ({} as text)",
            attributes.0, attributes.1, types.0, types.1
        );
    }
    if !info.resources.is_empty() {
        out.push_str("\nlargest resources\n");
        for found in largest(info) {
            let (size, at) = (found.data.len(), found.data.start);
            let _ =
                writeln!(out, "  {size:>10} bytes at {at}: {} {:?} ({})", found.owner, found.key, found.kind);
        }
    }
    out
}

fn json(info: &BytecodeInfo, size: usize) -> String {
    let sections = info.sections.iter().map(|section| {
        format!(
            "{{\"name\":\"{}\",\"offset\":{},\"size\":{},\"alignment\":{}}}",
            section.kind.name(),
            section.offset,
            section.data.len(),
            section.alignment
        )
    });
    let dialects = info.dialects.iter().map(|dialect| {
        let version = dialect.version.as_ref().map_or("null".to_owned(), |bytes| quoted(&hex(bytes)));
        format!(
            "{{\"name\":{},\"version\":{version},\"operations\":{},\"operation_names\":{},\"attributes\":{},\
             \"attributes_as_text\":{},\"types\":{},\"types_as_text\":{}}}",
            quoted(&dialect.name),
            dialect.operations,
            dialect.operation_names,
            dialect.attributes.0,
            dialect.attributes.1,
            dialect.types.0,
            dialect.types.1
        )
    });
    let resources = largest(info).into_iter().map(|found| {
        format!(
            "{{\"owner\":{},\"external\":{},\"key\":{},\"kind\":\"{}\",\"offset\":{},\"size\":{}}}",
            quoted(&found.owner),
            found.external,
            quoted(&found.key),
            found.kind,
            found.data.start,
            found.data.len()
        )
    });
    let list = |items: &mut dyn Iterator<Item = String>| items.collect::<Vec<_>>().join(",");
    format!(
        "{{\"version\":{},\"producer\":{},\"size\":{size},\"operations\":{},\"blocks\":{},\"attributes\":{},\
         \"types\":{},\"strings\":{},\"properties\":{},\"resources\":{},\"sections\":[{}],\"dialects\":[{}],\
         \"largest_resources\":[{}]}}\n",
        info.version,
        quoted(&info.producer),
        info.operations,
        info.blocks,
        info.attributes,
        info.types,
        info.strings,
        info.properties,
        info.resources.len(),
        list(&mut { sections }),
        list(&mut { dialects }),
        list(&mut { resources }),
    )
}
