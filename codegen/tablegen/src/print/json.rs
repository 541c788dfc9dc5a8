//! The JSON form of records, as `llvm-tblgen --dump-json` writes it.
//!
//! One object with an entry for each record, keys in byte order, on one line.

use std::fmt::{self, Write as _};
use std::io;

use super::text::{Stream, stream};
use super::value::write_int;
use super::{write_name, write_value};
use crate::records::by_name;
use crate::scan::{equal, less, position};
use crate::store::{FieldKind, LEAD, Node, RecordId, Store, Sym, ValueId, bytes_of, may_hold_lone_bytes};
use crate::{Record, Records, SourceFile};

impl Records {
    /// Writes all records as JSON, the output of `llvm-tblgen --dump-json`.
    ///
    /// # Errors
    ///
    /// Those of the writer.
    pub fn write_json(&self, out: &mut (dyn io::Write + Send)) -> io::Result<()> {
        // `write_escaped` decodes lone bytes.
        stream(out, false, |out| write_all(out, self))
    }
}

impl Record<'_> {
    /// Writes one record as in [`Records::write_json`]: its name and its object,
    /// `"Name":{...}`.
    ///
    /// # Errors
    ///
    /// Those of the writer.
    pub fn write_json_member(self, out: &mut (dyn io::Write + Send)) -> io::Result<()> {
        let syms = &self.records.store.syms;
        let files = file_names(self.records);
        stream(out, false, |out| write_record(out, self.records, self.id, &files, |name| syms.get(name)))
    }
}

fn write_all(out: &mut Stream<'_>, records: &Records) -> fmt::Result {
    const INSTANCES: &str = "!instanceof";
    const VERSION: &str = "!tablegen_json_version";
    let ranks = field_ranks(&records.store);
    let files = file_names(records);
    let defs = records.sorted_defs();
    let name = |def: &RecordId| records.record(*def).name();
    // Few names are before the two members that are not records. A record with the name of one
    // of them replaces the version, but not the instances.
    let (before, rest) = defs.split_at(defs.partition_point(|def| name(def) < INSTANCES));
    let rest = &rest[rest.iter().take_while(|def| name(def) == INSTANCES).count()..];
    let (between, after) = rest.split_at(rest.partition_point(|def| name(def) < VERSION));
    let write_some = |out: &mut Stream<'_>, defs: &[RecordId]| {
        defs.iter().try_for_each(|&def| {
            write_record(out, records, def, &files, |name| ranks[name.0 as usize])?;
            out.write_str(",")
        })
    };
    out.write_str("{")?;
    write_some(out, before)?;
    out.write_str("\"!instanceof\":{")?;
    write_instances(out, records)?;
    out.write_str("},")?;
    write_some(out, between)?;
    if after.first().is_none_or(|def| name(def) != VERSION) {
        out.write_str("\"!tablegen_json_version\":1")?;
        out.write_str(if after.is_empty() { "" } else { "," })?;
    }
    if let Some((&last, rest)) = after.split_last() {
        write_some(out, rest)?;
        write_record(out, records, last, &files, |name| ranks[name.0 as usize])?;
    }
    out.write_str("}\n")
}

/// By symbol, the rank of each field name in byte order. Sorting the fields of each record
/// by numbers is faster than by names.
fn field_ranks(store: &Store) -> Vec<u32> {
    let mut ranks = Vec::new();
    let mut names = Vec::new();
    for field in store.recs.iter().flat_map(|data| &data.fields) {
        let at = field.name.0 as usize;
        if ranks.len() <= at {
            ranks.resize(at + 1, u32::MAX);
        }
        if ranks[at] == u32::MAX {
            ranks[at] = 0;
            names.push((store.syms.get(field.name), field.name));
        }
    }
    for (rank, name) in by_name(names.into_iter()).enumerate() {
        ranks[name.0 as usize] = rank as u32;
    }
    ranks
}

/// By file, its name without the directory.
fn file_names(records: &Records) -> Vec<&str> {
    let last = |file: &'_ SourceFile| file.name().rfind('/').map_or(0, |slash| slash + 1);
    records.sources.files().iter().map(|file| &file.name()[last(file)..]).collect()
}

/// For each class the names of the records that derive from it.
fn write_instances(out: &mut Stream<'_>, records: &Records) -> fmt::Result {
    let store = &records.store;
    let mut members: Vec<Vec<RecordId>> = vec![Vec::new(); store.recs.len()];
    for &def in records.sorted_defs() {
        for class in store.superclasses(def) {
            // Once for each path to the ancestor, as in the reference tool.
            members[class.index()].push(def);
        }
    }
    for (index, class) in records.classes_by_name().into_iter().enumerate() {
        comma(out, index)?;
        write_string(out, class.name())?;
        out.write_str(":[")?;
        for (index, &def) in members[class.id.index()].iter().enumerate() {
            comma(out, index)?;
            write_string(out, records.record(def).name())?;
        }
        out.write_str("]")?;
    }
    Ok(())
}

fn comma(out: &mut Stream<'_>, index: usize) -> fmt::Result {
    if index > 0 { out.write_str(",") } else { Ok(()) }
}

/// A record as a member. `files` are the names of the files; `rank` is the order of the
/// field names.
fn write_record<K: Ord>(
    out: &mut Stream<'_>,
    records: &Records,
    def: RecordId,
    files: &[&str],
    rank: impl Fn(Sym) -> K,
) -> fmt::Result {
    let store = &records.store;
    let data = store.rec(def);
    let name = records.record(def).name();
    write_string(out, name)?;
    out.write_str(":{\"!anonymous\":")?;
    out.write_str(if data.is_anonymous() { "true" } else { "false" })?;
    out.write_str(",\"!fields\":[")?;
    let open = data.own_fields().iter().filter(|field| store.decl(field).kind == FieldKind::Open);
    for (index, field) in open.enumerate() {
        comma(out, index)?;
        write_string(out, store.syms.get(field.name))?;
    }
    out.write_str("],\"!locs\":[")?;
    let places = std::iter::once(&data.span).chain(data.instantiated());
    for (index, &place) in places.enumerate() {
        comma(out, index)?;
        let location = records.sources.location(place);
        let file = records.sources.file_of(place).map_or(location.file, |file| files[file.index()]);
        write_printed(out, |out| {
            out.write_str(file)?;
            out.write_str(":")?;
            write_int(out, i64::from(location.line))
        })?;
    }
    out.write_str("],\"!name\":")?;
    write_string(out, name)?;
    out.write_str(",\"!superclasses\":[")?;
    for (index, class) in store.superclasses(def).into_iter().enumerate() {
        comma(out, index)?;
        write_string(out, records.record(class).name())?;
    }
    out.write_str("]")?;
    let fields = data.own_fields().iter();
    let mut fields: Vec<_> = fields.map(|field| (rank(field.name), field.name, field.value)).collect();
    // Names are unique.
    fields.sort_unstable_by(|a, b| a.0.cmp(&b.0));
    for (_, name, value) in fields {
        // A name needs no escapes.
        out.write_str(",\"")?;
        out.write_str(store.syms.get(name))?;
        out.write_str("\":")?;
        write_json_value(out, store, value)?;
    }
    out.write_str("}")
}

fn write_json_value(out: &mut Stream<'_>, store: &Store, id: ValueId) -> fmt::Result {
    match store.values.node(id) {
        Node::Bits(_) | Node::List(..) | Node::Dag(_) => {
            isogloss_stack::ensure(|| write_json_here(&mut *out, store, id)).unwrap_or(Err(fmt::Error))
        }
        _ => write_json_here(out, store, id),
    }
}

fn write_json_here(out: &mut Stream<'_>, store: &Store, id: ValueId) -> fmt::Result {
    match store.values.node(id) {
        Node::Unset => out.write_str("null"),
        Node::Bit(bit) => out.write_str(if bit { "1" } else { "0" }),
        Node::Int(int) => write_int(out, int),
        Node::Str(sym) | Node::Code(sym) => write_string(out, store.syms.get(sym)),
        Node::Bits(items) | Node::List(_, items) => {
            out.write_str("[")?;
            for (index, &item) in store.values.slice(items).iter().enumerate() {
                comma(out, index)?;
                write_json_value(out, store, item)?;
            }
            out.write_str("]")
        }
        Node::Def(record) => {
            out.write_str("{\"def\":")?;
            write_printed(out, |out| write_name(out, store, store.rec(record).name))?;
            out.write_str(",\"kind\":\"def\",\"printable\":")?;
            write_printed(out, |out| write_value(out, store, id))?;
            out.write_str("}")
        }
        Node::Dag(parts) => write_dag(out, store, id, store.values.slice(parts)),
        Node::Var(name, _) => {
            out.write_str("{\"kind\":\"var\",\"printable\":")?;
            write_string(out, store.syms.get(name))?;
            out.write_str(",\"var\":")?;
            write_string(out, store.syms.get(name))?;
            out.write_str("}")
        }
        Node::VarBit(base, bit) if matches!(store.values.node(base), Node::Var(..)) => {
            write!(out, "{{\"index\":{bit},\"kind\":\"varbit\",\"printable\":")?;
            write_printed(out, |out| write_value(out, store, id))?;
            out.write_str(",\"var\":")?;
            write_printed(out, |out| write_value(out, store, base))?;
            out.write_str("}")
        }
        _ => {
            out.write_str("{\"kind\":\"complex\",\"printable\":")?;
            write_printed(out, |out| write_value(out, store, id))?;
            out.write_str("}")
        }
    }
}

fn write_dag(out: &mut Stream<'_>, store: &Store, id: ValueId, parts: &[ValueId]) -> fmt::Result {
    out.write_str("{\"args\":[")?;
    for (index, pair) in parts[2..].chunks_exact(2).enumerate() {
        comma(out, index)?;
        out.write_str("[")?;
        write_json_value(out, store, pair[0])?;
        out.write_str(",")?;
        write_json_value(out, store, pair[1])?;
        out.write_str("]")?;
    }
    out.write_str("],\"kind\":\"dag\"")?;
    if parts[1] != ValueId::UNSET {
        out.write_str(",\"name\":")?;
        write_json_value(out, store, parts[1])?;
    }
    out.write_str(",\"operator\":")?;
    write_json_value(out, store, parts[0])?;
    out.write_str(",\"printable\":")?;
    write_printed(out, |out| write_value(out, store, id))?;
    out.write_str("}")
}

fn write_string(out: &mut Stream<'_>, text: &str) -> fmt::Result {
    out.write_str("\"")?;
    write_escaped(out, text)?;
    out.write_str("\"")
}

/// Writes the output of `print` as a JSON string.
fn write_printed(
    out: &mut Stream<'_>,
    print: impl FnOnce(&mut dyn fmt::Write) -> fmt::Result,
) -> fmt::Result {
    out.write_str("\"")?;
    print(&mut Escaped { out })?;
    out.write_str("\"")
}

/// A writer that escapes text for JSON.
struct Escaped<'o, 'w> {
    out: &'o mut Stream<'w>,
}

impl fmt::Write for Escaped<'_, '_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        write_escaped(self.out, text)
    }
}

fn write_escaped(out: &mut Stream<'_>, text: &str) -> fmt::Result {
    let Some(at) = first_special(text.as_bytes()) else { return out.write_str(text) };
    if !may_hold_lone_bytes(text) {
        return write_escaped_from(out, text, at);
    }
    // Adjacent lone bytes may form a character; others cannot be written as JSON.
    let bytes = bytes_of(text);
    let text = String::from_utf8_lossy(&bytes);
    match first_special(text.as_bytes()) {
        Some(at) => write_escaped_from(out, &text, at),
        None => out.write_str(&text),
    }
}

/// Escapes a text whose first special byte is at `at`.
fn write_escaped_from(out: &mut Stream<'_>, text: &str, at: usize) -> fmt::Result {
    let (mut rest, mut next) = (text, Some(at));
    while let Some(at) = next {
        let (escape, length) = match rest.as_bytes()[at] {
            b'"' => ("\\\"", 1),
            b'\\' => ("\\\\", 1),
            b'\n' => ("\\n", 1),
            b'\t' => ("\\t", 1),
            b'\r' => ("\\r", 1),
            LEAD => (&rest[at..at + 4], 4),
            byte => {
                out.write_str(&rest[..at])?;
                write!(out, "\\u{byte:04x}")?;
                rest = &rest[at + 1..];
                next = first_special(rest.as_bytes());
                continue;
            }
        };
        out.write_str(&rest[..at])?;
        out.write_str(escape)?;
        rest = &rest[at + length..];
        next = first_special(rest.as_bytes());
    }
    out.write_str(rest)
}

/// Whether JSON requires an escape for a byte, or the byte may start the encoding of a lone
/// byte.
fn is_special(byte: u8) -> bool {
    byte < 0x20 || byte == b'"' || byte == b'\\' || byte == LEAD
}

/// The position of the first special byte.
fn first_special(bytes: &[u8]) -> Option<usize> {
    let in_word = |word| less(word, 0x20) | equal(word, b'"') | equal(word, b'\\') | equal(word, LEAD);
    position(bytes, in_word, is_special)
}

#[cfg(test)]
mod tests {
    use crate::Session;

    #[test]
    fn records_become_one_object() {
        let text = "class C<int i> { int x = i; }\ndef a : C<3> { field bit f; string s = \"\\t\\\"\"; }";
        let records = Session::new().parse_str("dir/a.td", text).expect("a good text");
        let mut json = Vec::new();
        records.write_json(&mut json).expect("written");
        let expected = concat!(
            r#"{"!instanceof":{"C":["a"]},"!tablegen_json_version":1,"#,
            r#""a":{"!anonymous":false,"!fields":["f"],"!locs":["a.td:2"],"!name":"a","#,
            r#""!superclasses":["C"],"f":null,"s":"\t\"","x":3}}"#,
            "\n"
        );
        assert_eq!(String::from_utf8(json).expect("UTF-8"), expected);
    }

    #[test]
    fn records_are_among_the_other_members() {
        let names = ["", "!a", "!instanceof", "!j", "!tablegen_json_version", "!z"];
        let text: String = names.iter().map(|name| format!("def \"{name}\";\n")).collect();
        for count in 1..=names.len() {
            let text: String = text.split_inclusive('\n').take(count).collect();
            let records = Session::new().parse_str("a.td", text).expect("a good text");
            let mut json = Vec::new();
            records.write_json(&mut json).expect("written");
            let mut json = String::from_utf8(json).expect("UTF-8");
            json = json.replace("\"!instanceof\":{}", "I").replace("\"!tablegen_json_version\":1", "V");
            for (index, name) in names.iter().enumerate() {
                let member = format!(
                    "\"{name}\":{{\"!anonymous\":false,\"!fields\":[],\"!locs\":[\"a.td:{}\"],\"!name\":\"{name}\",\
                     \"!superclasses\":[]}}",
                    index + 1
                );
                json = json.replace(&member, &index.to_string());
            }
            // As in the reference tool, no record replaces the instances.
            let expected =
                ["0,I,V", "0,1,I,V", "0,1,I,V", "0,1,I,3,V", "0,1,I,3,4", "0,1,I,3,4,5"][count - 1];
            assert_eq!(json, format!("{{{expected}}}\n"));
        }
    }
}
