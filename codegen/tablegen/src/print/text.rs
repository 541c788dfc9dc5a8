//! The text form of records, as `llvm-tblgen --print-records` writes it.

use std::fmt::{self, Write as _};
use std::io::{self, Write};

use super::{write_name, write_type, write_value};
use crate::store::{FieldKind, RecordData, RecordId};
use crate::{Record, Records};

/// Lets the formatting functions write to a byte stream, keeping its error.
struct Stream<'w> {
    out: &'w mut dyn Write,
    error: Option<io::Error>,
}

impl fmt::Write for Stream<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.out.write_all(text.as_bytes()).map_err(|error| {
            self.error = Some(error);
            fmt::Error
        })
    }
}

/// Runs a formatting function on a byte stream.
pub(super) fn stream(
    out: &mut dyn Write,
    write: impl FnOnce(&mut dyn fmt::Write) -> fmt::Result,
) -> io::Result<()> {
    let mut stream = Stream { out, error: None };
    match write(&mut stream) {
        Ok(()) => Ok(()),
        Err(fmt::Error) => Err(stream.error.unwrap_or_else(|| io::Error::other("formatting failed"))),
    }
}

impl Records {
    /// Writes all classes and records in TableGen's own text form, the output
    /// of `llvm-tblgen --print-records`.
    ///
    /// Give a buffered writer.
    ///
    /// # Errors
    ///
    /// Those of the writer.
    pub fn write_text(&self, out: &mut dyn Write) -> io::Result<()> {
        let classes = self.classes_by_name();
        stream(out, |out| {
            out.write_str("------------- Classes -----------------\n")?;
            for class in classes {
                out.write_str("class ")?;
                class.write_to(out)?;
            }
            out.write_str("------------- Defs -----------------\n")?;
            for def in self.defs_by_name() {
                out.write_str("def ")?;
                def.write_to(out)?;
            }
            Ok(())
        })
    }
}

impl fmt::Display for Record<'_> {
    /// The record in TableGen's text form: name, ancestors and fields.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_to(f)
    }
}

impl Record<'_> {
    fn write_to(self, out: &mut dyn fmt::Write) -> fmt::Result {
        let store = &self.records.store;
        let data = store.rec(self.id);
        write_name(out, store, data.name)?;
        write_args(out, self.records, data)?;
        out.write_str(" {")?;
        let supers: Vec<RecordId> = store.superclasses(self.id);
        if !supers.is_empty() {
            out.write_str("\t//")?;
            for class in supers {
                out.write_str(" ")?;
                write_name(out, store, store.rec(class).name)?;
            }
        }
        out.write_str("\n")?;
        for kind in [FieldKind::Open, FieldKind::Normal] {
            for index in (0..data.fields.len()).filter(|&index| data.fields[index].kind == kind) {
                out.write_str("  ")?;
                write_field(out, self.records, data, index)?;
                out.write_str(";\n")?;
            }
        }
        out.write_str("}\n")
    }
}

fn write_args(out: &mut dyn fmt::Write, records: &Records, data: &RecordData) -> fmt::Result {
    if data.args().is_empty() {
        return Ok(());
    }
    out.write_str("<")?;
    for (nth, &arg) in data.args().iter().enumerate() {
        if nth > 0 {
            out.write_str(", ")?;
        }
        if let Some(index) = data.field(arg) {
            write_field(out, records, data, index)?;
        }
    }
    out.write_str(">")
}

fn write_field(out: &mut dyn fmt::Write, records: &Records, data: &RecordData, index: usize) -> fmt::Result {
    let store = &records.store;
    let field = &data.fields[index];
    if field.kind == FieldKind::Open {
        out.write_str("field ")?;
    }
    let code = matches!(store.values.node(field.value), crate::store::Node::Code(_));
    match code {
        true => out.write_str("code")?,
        false => write_type(out, store, field.ty)?,
    }
    out.write_str(" ")?;
    out.write_str(store.syms.get(field.name))?;
    out.write_str(" = ")?;
    write_value(out, store, field.value)
}
