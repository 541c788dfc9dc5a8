//! One run from text to records.

use std::path::Path;
use std::sync::Arc;

use crate::{Dependencies, Diagnostic, Errors, Records, Session, SourceMap};

pub(crate) fn parse_file(session: &Session, path: &Path) -> Result<Records, Box<Errors>> {
    let name = path.display().to_string();
    match std::fs::read(path) {
        Ok(bytes) => {
            let text = String::from_utf8_lossy(&bytes).into_owned();
            parse_text(session, name, text.into(), Some(path))
        }
        Err(error) => Err(Box::new(Errors {
            sources: SourceMap::new(),
            diagnostics: vec![Diagnostic::error(format!("can not read `{name}`: {error}"))],
            dependencies: Dependencies::default(),
        })),
    }
}

pub(crate) fn parse_text(
    _session: &Session,
    name: String,
    text: Arc<str>,
    _path: Option<&Path>,
) -> Result<Records, Box<Errors>> {
    let mut sources = SourceMap::new();
    let file = sources.add(name, text);
    let place = sources.span(file, 0..0);
    Err(Box::new(Errors {
        sources,
        diagnostics: vec![Diagnostic::error("evaluation is not in place yet").at(place)],
        dependencies: Dependencies::default(),
    }))
}
