//! Views of a definition: its record, its Rust, its documentation.

use super::hover;
use super::resolve::Scope;
use crate::names::FileName;
use crate::world::World;
use gen_lsp_types::Uri;
use std::fmt::Write as _;

/// The view of the definition at a position: `records`, `rust` or `docs`.
pub(crate) fn of_position(world: &World, view: &str, name: &FileName, offset: usize) -> Option<String> {
    let (unit, position) = world.unit_of(name)?;
    let owner = Scope::new(&unit, position).record_around(offset)?;
    let record = unit.decl(owner).name.clone();
    let checked = super::checked(world, &unit.root)?;
    match view {
        "records" => {
            let record = checked.records.def(&record).or_else(|| checked.records.class(&record))?;
            let mut text =
                format!("{} {} {{", if record.is_class() { "class" } else { "def" }, record.name());
            let parents: Vec<_> = record.superclasses().iter().map(|class| class.name()).collect();
            let _ = writeln!(text, "\t// {}", parents.join(" "));
            for field in record.fields() {
                let _ = writeln!(text, "  {} {} = {};", field.type_name(), field.name(), field.value());
            }
            text.push_str("}\n");
            Some(text)
        }
        "rust" => {
            let generated =
                isogloss_codegen::generate(&checked.records, &isogloss_codegen::Options::default());
            Some(match generated {
                Ok(generated) => generated.source,
                Err(errors) => errors.iter().map(|error| format!("// {error}\n")).collect(),
            })
        }
        "docs" => hover::hover(world, name, unit.decl(owner).name_range.start).map(|(text, _)| text),
        _ => None,
    }
}

/// The view of a definition by its place: `PATH:LINE`, as `isogloss:/view/KIND/...` has it.
pub(crate) fn view(world: &World, view: &str, of: &str) -> Option<String> {
    let (path, line) = of.rsplit_once(':')?;
    let name = FileName::of_uri(&Uri(format!("file:///{}", path.trim_start_matches('/'))));
    let file = world.td_file(&name)?;
    let offset = file.lines.start(line.parse::<u32>().ok()?.checked_sub(1)?, &file.text);
    of_position(world, view, &name, offset)
}
