//! The detailed form of records, as `llvm-tblgen --print-detailed-records` writes it, without
//! the memory statistics at its end.

use std::fmt;
use std::io;

use super::text::stream;
use super::{write_type, write_value};
use crate::store::{FieldData, FieldKind, Node, RecordId};
use crate::{Records, Span};

impl Records {
    /// Writes global variables, classes and records with the location of each: the output of
    /// `llvm-tblgen --print-detailed-records` without the memory statistics at its end.
    ///
    /// ```
    /// # use isogloss_tablegen::Session;
    /// let records = Session::new().parse_str("a.td", "class A<int n> { int x = n; }\ndef a : A<1>;")?;
    /// let mut text = Vec::new();
    /// records.write_detailed(&mut text)?;
    /// let text = String::from_utf8(text)?;
    /// assert!(text.ends_with("\na  |a.td:2|\n  Superclasses: A\n  Fields:\n    int x = 1  |a.td:1|\n\n"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Those of the writer.
    pub fn write_detailed(&self, out: &mut (dyn io::Write + Send)) -> io::Result<()> {
        stream(out, self.store.syms.has_lone_bytes(), |out| Detailed { records: self, out }.all())
    }
}

struct Detailed<'r, 'o> {
    records: &'r Records,
    out: &'o mut dyn fmt::Write,
}

impl Detailed<'_, '_> {
    fn all(&mut self) -> fmt::Result {
        let root = self.records.sources.files().first().map_or("", |file| file.name());
        writeln!(self.out, "DETAILED RECORDS for file {root}\n")?;
        self.globals()?;
        let classes = self.records.classes_by_name();
        self.headline("Classes", classes.len())?;
        for class in classes {
            self.head(class.id)?;
            self.template_args(class.id)?;
            self.body(class.id)?;
            self.out.write_str("\n")?;
        }
        let defs = self.records.sorted_defs();
        self.headline("Records", defs.len())?;
        for &def in defs {
            self.head(def)?;
            self.defms(def)?;
            self.body(def)?;
            self.out.write_str("\n")?;
        }
        Ok(())
    }

    fn headline(&mut self, what: &str, count: usize) -> fmt::Result {
        write!(self.out, "-------------------- {what} ({count}) --------------------\n\n")
    }

    fn globals(&mut self) -> fmt::Result {
        let store = &self.records.store;
        let mut globals: Vec<_> = store.globals().iter().map(|global| (global.name, global.value)).collect();
        globals.sort_unstable_by_key(|&(name, _)| store.syms.get(name));
        self.headline("Global Variables", globals.len())?;
        for (name, value) in globals {
            write!(self.out, "{} = ", store.syms.get(name))?;
            write_value(self.out, store, value)?;
            self.out.write_str("\n")?;
        }
        self.out.write_str("\n")
    }

    fn head(&mut self, id: RecordId) -> fmt::Result {
        let data = self.records.store.rec(id);
        match self.records.record(id).name() {
            "" => self.out.write_str("\"\" ")?,
            name => write!(self.out, "{name} ")?,
        }
        self.place(data.span)?;
        self.out.write_str("\n")
    }

    /// ` |file:line|`.
    fn place(&mut self, span: Span) -> fmt::Result {
        let location = self.records.sources.location(span);
        let file = location.file.rsplit('/').next().unwrap_or(location.file);
        write!(self.out, " |{file}:{}|", location.line)
    }

    fn defms(&mut self, def: RecordId) -> fmt::Result {
        let data = self.records.store.rec(def);
        if data.instantiated().is_empty() {
            return Ok(());
        }
        self.out.write_str("  Defm sequence:")?;
        for &span in data.instantiated().iter().rev().chain([&data.span]) {
            self.place(span)?;
        }
        self.out.write_str("\n")
    }

    fn template_args(&mut self, class: RecordId) -> fmt::Result {
        let data = self.records.store.rec(class);
        self.list("Template args", data.args().is_empty())?;
        for &arg in data.args() {
            if let Some(index) = data.field(arg) {
                self.field(&data.fields[index])?;
            }
        }
        Ok(())
    }

    /// Begins a list of lines.
    fn list(&mut self, what: &str, is_empty: bool) -> fmt::Result {
        writeln!(self.out, "  {what}:{}", if is_empty { " (none)" } else { "" })
    }

    fn body(&mut self, id: RecordId) -> fmt::Result {
        let store = &self.records.store;
        let data = store.rec(id);
        let ancestors = store.superclasses(id);
        self.out.write_str("  Superclasses:")?;
        if ancestors.is_empty() {
            self.out.write_str(" (none)")?;
        }
        for class in ancestors {
            let name = self.records.record(class).name();
            // Indirect ancestors are in parentheses.
            let direct = data.supers().iter().any(|&(parent, _)| parent == class);
            if direct {
                write!(self.out, " {name}")?;
            } else {
                write!(self.out, " ({name})")?;
            }
        }
        self.out.write_str("\n")?;
        // As in the reference tool, template arguments count but are not listed.
        self.list("Fields", data.fields.is_empty())?;
        for field in data.own_fields() {
            self.field(field)?;
        }
        Ok(())
    }

    fn field(&mut self, field: &FieldData) -> fmt::Result {
        let store = &self.records.store;
        let decl = store.decl(field);
        self.out.write_str(if decl.kind == FieldKind::Open { "    field " } else { "    " })?;
        match store.values.node(field.value) {
            Node::Code(_) => self.out.write_str("code")?,
            _ => write_type(self.out, store, decl.ty)?,
        }
        write!(self.out, " {} = ", store.syms.get(field.name))?;
        write_value(self.out, store, field.value)?;
        self.out.write_str(" ")?;
        let at = store.setting(field).at;
        self.place(Span::new(at, at))?;
        self.out.write_str("\n")
    }
}
