//! Views of a definition: its record, its Rust, its documentation.

use super::check::{Checked, place};
use super::hover;
use super::resolve::Scope;
use super::unit::{DeclId, Unit};
use crate::names::FileName;
use crate::world::World;
use gen_lsp_types::Uri;
use isogloss_codegen::{Options, generate_record};
use isogloss_tablegen::{Record, Span};
use std::fmt::Write as _;

/// The view of the definition at a position: `records`, `rust` or `docs`.
pub(crate) fn of_position(world: &World, view: &str, name: &FileName, offset: usize) -> Option<String> {
    let (unit, position) = world.unit_of(name)?;
    let owner = Scope::new(&unit, position).record_around(offset)?;
    if view == "docs" {
        let (text, _) = hover::hover(world, name, unit.name_of(owner).start())?;
        return Some(text + "\n");
    }
    let checked = super::checked(world, &unit.root)?;
    let write: fn(Record<'_>) -> String = match view {
        "records" => record_text,
        "rust" => rust,
        _ => return None,
    };
    let texts: Vec<String> = records_of(&checked, &unit, owner).into_iter().map(write).collect();
    (!texts.is_empty()).then(|| texts.join("\n"))
}

/// The records of a definition: its own record; the records that a loop or a `defm` creates; or a class.
pub(super) fn records_of<'c>(checked: &'c Checked, unit: &Unit, owner: DeclId) -> Vec<Record<'c>> {
    let decl = unit.decl(owner);
    let records = &checked.records;
    if let Some(record) = records.def(&decl.name).or_else(|| records.class(&decl.name)) {
        return vec![record];
    }
    let whole = unit.whole_of(owner);
    let is_inside = |span: Span| {
        let at = place(records.sources(), &unit.root, span);
        at.file == whole.file().name && whole.contains(at.range.start)
    };
    let defs = records.defs().filter(|record| !record.is_anonymous());
    defs.filter(|record| {
        is_inside(record.span()) || record.instantiated_from().iter().any(|span| is_inside(*span))
    })
    .collect()
}

/// A record with its values, as `isogloss records` prints it.
fn record_text(record: Record<'_>) -> String {
    let mut text = format!("{} {} {{", if record.is_class() { "class" } else { "def" }, record.name());
    let parents: Vec<_> = record.superclasses().iter().map(|class| class.name()).collect();
    let _ = writeln!(text, "\t// {}", parents.join(" "));
    for field in record.fields() {
        let _ = writeln!(text, "  {} {} = {};", field.type_name(), field.name(), field.value());
    }
    text.push_str("}\n");
    text
}

/// The generated Rust of a record.
fn rust(record: Record<'_>) -> String {
    if record.is_class() {
        return format!("// `{}` is a class: its records have Rust.\n", record.name());
    }
    match generate_record(record, &Options::default()) {
        Ok(Some(source)) => source,
        Ok(None) => format!("// `{}` has no Rust of its own.\n", record.name()),
        Err(errors) => errors.iter().map(|error| format!("// {error}\n")).collect(),
    }
}

/// The view of a definition at `PATH:LINE`, as in `isogloss:/view/KIND/...`.
pub(crate) fn view(world: &World, view: &str, of: &str) -> Option<String> {
    let (path, line) = of.rsplit_once(':')?;
    let name = FileName::of_uri(&Uri(format!("file:///{}", path.trim_start_matches('/'))));
    let file = world.td_file(&name)?;
    let offset = file.lines().start(line.parse::<u32>().ok()?.checked_sub(1)?, file.text());
    of_position(world, view, &name, offset)
}
