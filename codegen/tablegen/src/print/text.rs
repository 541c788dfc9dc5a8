//! The text form of records, as `llvm-tblgen --print-records` writes it.

use std::fmt::{self, Write as _};
use std::io::{self, Write};

use super::{write_name, write_type, write_value};
use crate::store::{FieldData, FieldKind, Node, RecordData, RecordId, Store, bytes_of};
use crate::{Record, Records};

/// Adapts a byte stream to `fmt::Write`: buffers small writes and stores the error.
pub(super) struct Stream<'w> {
    out: &'w mut (dyn Write + Send),
    lone_bytes: bool,
    buffer: String,
    error: Option<io::Error>,
}

/// The number of bytes in the buffer at which it is flushed. A `BufWriter` with a smaller
/// buffer passes them on directly.
const FLUSH_AT: usize = 32 << 10;

/// The error message for a value that cannot be written. Only limits above the default allow such values.
const TOO_DEEP: &str = "a value is nested too deep for the stack";

impl Stream<'_> {
    fn flush(&mut self) -> fmt::Result {
        let buffer = std::mem::take(&mut self.buffer);
        let result = self.pass_on(&buffer);
        self.buffer = buffer;
        self.buffer.clear();
        result
    }

    fn pass_on(&mut self, text: &str) -> fmt::Result {
        let result = if self.lone_bytes {
            self.out.write_all(&bytes_of(text))
        } else {
            self.out.write_all(text.as_bytes())
        };
        result.map_err(|error| {
            self.error = Some(error);
            fmt::Error
        })
    }
}

impl fmt::Write for Stream<'_> {
    #[inline]
    fn write_str(&mut self, text: &str) -> fmt::Result {
        // A copy of a large literal would need as much memory again.
        if text.len() >= FLUSH_AT {
            self.flush()?;
            return self.pass_on(text);
        }
        self.buffer.push_str(text);
        if self.buffer.len() >= FLUSH_AT { self.flush() } else { Ok(()) }
    }
}

/// Runs a formatting function on a byte stream. `lone_bytes` says whether its output may hold lone bytes that are not
/// decoded.
pub(super) fn stream(
    out: &mut (dyn Write + Send),
    lone_bytes: bool,
    write: impl FnOnce(&mut Stream<'_>) -> fmt::Result,
) -> io::Result<()> {
    let buffer = String::with_capacity(FLUSH_AT + (FLUSH_AT >> 3));
    let mut stream = Stream { out, lone_bytes, buffer, error: None };
    match write(&mut stream).and_then(|()| stream.flush()) {
        Ok(()) => Ok(()),
        Err(fmt::Error) => Err(stream.error.unwrap_or_else(|| io::Error::other(TOO_DEEP))),
    }
}

impl Records {
    /// Writes all classes and records in TableGen's own text form, the output
    /// of `llvm-tblgen --print-records`.
    ///
    /// # Errors
    ///
    /// Those of the writer.
    pub fn write_text(&self, out: &mut (dyn Write + Send)) -> io::Result<()> {
        let classes = self.classes_by_name();
        stream(out, self.store.syms.has_lone_bytes(), |out| {
            out.write_str("------------- Classes -----------------\n")?;
            for class in classes {
                out.write_str("class ")?;
                write_record(out, &self.store, class.id)?;
            }
            out.write_str("------------- Defs -----------------\n")?;
            for def in self.defs_by_name() {
                out.write_str("def ")?;
                write_record(out, &self.store, def.id)?;
            }
            Ok(())
        })
    }
}

impl fmt::Display for Record<'_> {
    /// The record in TableGen's text form: name, ancestors and fields.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_record(f, &self.records.store, self.id)
    }
}

pub(crate) fn write_record(out: &mut dyn fmt::Write, store: &Store, id: RecordId) -> fmt::Result {
    let data = store.rec(id);
    write_name(out, store, data.name)?;
    write_args(out, store, data)?;
    out.write_str(" {")?;
    let supers = store.superclasses(id);
    if !supers.is_empty() {
        out.write_str("\t//")?;
        for class in supers {
            out.write_str(" ")?;
            write_name(out, store, store.rec(class).name)?;
        }
    }
    out.write_str("\n")?;
    for kind in [FieldKind::Open, FieldKind::Normal] {
        for field in data.own_fields() {
            if store.decl(field).kind == kind {
                out.write_str("  ")?;
                write_field(out, store, field)?;
                out.write_str(";\n")?;
            }
        }
    }
    out.write_str("}\n")
}

fn write_args(out: &mut dyn fmt::Write, store: &Store, data: &RecordData) -> fmt::Result {
    if data.args().is_empty() {
        return Ok(());
    }
    out.write_str("<")?;
    for (nth, &arg) in data.args().iter().enumerate() {
        if nth > 0 {
            out.write_str(", ")?;
        }
        if let Some(index) = data.field(arg) {
            write_field(out, store, &data.fields[index])?;
        }
    }
    out.write_str(">")
}

fn write_field(out: &mut dyn fmt::Write, store: &Store, field: &FieldData) -> fmt::Result {
    let decl = store.decl(field);
    if decl.kind == FieldKind::Open {
        out.write_str("field ")?;
    }
    match store.values.node(field.value) {
        Node::Code(_) => out.write_str("code")?,
        _ => write_type(out, store, decl.ty)?,
    }
    out.write_str(" ")?;
    out.write_str(store.syms.get(field.name))?;
    out.write_str(" = ")?;
    write_value(out, store, field.value)
}
