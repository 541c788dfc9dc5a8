//! The result of a run as text, for tests that compare runs.

use crate::{Records, Renderer};

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
