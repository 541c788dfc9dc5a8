//! The result of a run as text, for tests that compare runs.

use crate::{Changes, Records, Renderer};

/// All records, the locations of records and fields, and the diagnostics.
pub(crate) fn shown(records: &Records) -> String {
    let diagnostics = Renderer::plain().render_all(records.diagnostics(), records.sources());
    let mut text = Vec::new();
    records.write_detailed(&mut text).expect("written to memory");
    let place = |span| records.sources().range(span);
    for record in records.classes().chain(records.defs()) {
        let fields = record.fields().map(|field| (place(field.origin()), place(field.value_span())));
        text.extend(format!("{:?} {:?}\n", place(record.span()), fields.collect::<Vec<_>>()).into_bytes());
    }
    text.extend(diagnostics.into_bytes());
    String::from_utf8_lossy(&text).into_owned()
}

/// Checks that records not among the changed names have the same values, at the moved positions.
pub(crate) fn assert_unchanged(old: &Records, new: &Records, changes: &Changes) {
    let named = new.defs().filter(|def| !def.is_anonymous());
    for (one, other) in old.defs().filter(|def| !def.is_anonymous()).zip(named) {
        assert_eq!(one.name(), other.name());
        if changes.has(one.name()) {
            continue;
        }
        assert_eq!(changes.moved().span(one.span()), Some(other.span()), "{}", one.name());
        for (field, other) in one.fields().zip(other.fields()) {
            assert_eq!(field.value().to_string(), other.value().to_string());
            assert_eq!(changes.moved().span(field.origin()), Some(other.origin()), "{}", field.name());
        }
    }
}
