//! Diagnostics as text, for people and for editors.

use std::fmt::Write as _;

use crate::{Diagnostic, SourceMap};

/// How diagnostics are written.
///
/// [`Renderer::plain`] writes lines of the form `file:line:column: error: message`, which
/// editors and `grep` understand. [`Renderer::pretty`] shows the
/// source lines and underlines the spans.
///
/// ```
/// use isogloss_tablegen::{Renderer, Session};
/// let errors = Session::new().parse_str("a.td", "def A : B;\n").unwrap_err();
/// let text = Renderer::plain().render(&errors.diagnostics[0], &errors.sources);
/// assert!(text.starts_with("a.td:1:9: error: "));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Renderer {
    style: Style,
}

#[derive(Clone, Copy, Debug)]
enum Style {
    Plain,
    Pretty { color: bool },
}

impl Renderer {
    /// One line for each location, with its message.
    #[must_use]
    pub fn plain() -> Renderer {
        Renderer { style: Style::Plain }
    }

    /// Source lines with underlined spans; `color` adds terminal colors.
    #[must_use]
    pub fn pretty(color: bool) -> Renderer {
        Renderer { style: Style::Pretty { color } }
    }

    /// The text of one diagnostic; ends with a newline.
    #[must_use]
    pub fn render(&self, diagnostic: &Diagnostic, sources: &SourceMap) -> String {
        match self.style {
            Style::Plain => plain(diagnostic, sources),
            Style::Pretty { color } => pretty::render(diagnostic, sources, color),
        }
    }

    /// The text of several diagnostics, one after the other.
    #[must_use]
    pub fn render_all<'a>(
        &self,
        diagnostics: impl IntoIterator<Item = &'a Diagnostic>,
        sources: &SourceMap,
    ) -> String {
        diagnostics.into_iter().map(|diagnostic| self.render(diagnostic, sources)).collect()
    }
}

fn plain(diagnostic: &Diagnostic, sources: &SourceMap) -> String {
    let mut out = String::new();
    let place = diagnostic.span();
    if !place.is_none() {
        let _ = write!(out, "{}: ", sources.location(place));
    }
    let _ = write!(out, "{}", diagnostic.severity);
    if let Some(code) = diagnostic.code {
        let _ = write!(out, "[{code}]");
    }
    let _ = write!(out, ": {}", diagnostic.message);
    let first = diagnostic.labels.iter().find(|label| label.span == place);
    if let Some(label) = first.filter(|label| !label.message.is_empty()) {
        let _ = write!(out, ": {}", label.message);
    }
    out.push('\n');
    let mut line = |span, message: &str| {
        let _ = writeln!(out, "{}: note: {message}", sources.location(span));
    };
    let others = diagnostic.labels.iter().filter(|label| Some(*label) != first);
    for label in others.filter(|label| !label.message.is_empty()) {
        line(label.span, &label.message);
    }
    for frame in &diagnostic.trace {
        line(frame.span, &frame.message);
    }
    for span in sources.include_stack(place) {
        line(span, "included from here");
    }
    for note in &diagnostic.notes {
        let _ = writeln!(out, "  note: {note}");
    }
    for help in &diagnostic.help {
        let _ = writeln!(out, "  help: {help}");
    }
    out
}

mod pretty {
    use std::borrow::Cow;
    use std::ops::Range;

    use annotate_snippets::renderer::DecorStyle;
    use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};

    use crate::{Diagnostic, FileId, Severity, SourceMap, Span};

    pub(super) fn render(diagnostic: &Diagnostic, sources: &SourceMap, color: bool) -> String {
        let level = match diagnostic.severity {
            Severity::Error => Level::ERROR,
            Severity::Warning => Level::WARNING,
            Severity::Note => Level::NOTE,
        };
        let mut title = level.primary_title(diagnostic.message.as_str());
        if let Some(code) = diagnostic.code {
            title = title.id(code);
        }
        let mut group = Group::with_title(title);
        for file in files(diagnostic, sources) {
            group = group.element(snippet(diagnostic, sources, file));
        }
        for note in &diagnostic.notes {
            group = group.element(Level::NOTE.message(note.as_str()));
        }
        for help in &diagnostic.help {
            group = group.element(Level::HELP.message(help.as_str()));
        }
        let mut report = vec![group];
        for frame in &diagnostic.trace {
            report.push(step(&frame.message, frame.span, sources));
        }
        for span in sources.include_stack(diagnostic.span()) {
            report.push(step("included from here", span, sources));
        }
        let renderer = if color { Renderer::styled() } else { Renderer::plain() };
        let mut text = renderer.decor_style(DecorStyle::Ascii).render(&report);
        text.push('\n');
        text
    }

    /// The files of the labels, starting with the file of the primary label.
    fn files(diagnostic: &Diagnostic, sources: &SourceMap) -> Vec<FileId> {
        let spans =
            std::iter::once(diagnostic.span()).chain(diagnostic.labels.iter().map(|label| label.span));
        let mut files = Vec::new();
        for file in spans.filter_map(|span| sources.file_of(span)) {
            if !files.contains(&file) {
                files.push(file);
            }
        }
        files
    }

    fn snippet<'a>(
        diagnostic: &'a Diagnostic,
        sources: &'a SourceMap,
        file: FileId,
    ) -> Snippet<'a, annotate_snippets::Annotation<'a>> {
        let labels: Vec<_> = diagnostic
            .labels
            .iter()
            .filter(|label| sources.file_of(label.span) == Some(file))
            .filter_map(|label| Some((label, sources.range(label.span)?)))
            .collect();
        let window = window(sources.file(file).text(), labels.iter().map(|(_, range)| range));
        let (text, line, offset) = window;
        let mut snippet = Snippet::source(text).line_start(line).path(sources.file(file).name());
        for (label, range) in labels {
            let kind = if label.primary { AnnotationKind::Primary } else { AnnotationKind::Context };
            let mut annotation = kind.span(range.start - offset..range.end - offset);
            if !label.message.is_empty() {
                annotation = annotation.label(label.message.as_str());
            }
            snippet = snippet.annotation(annotation);
        }
        snippet
    }

    fn step<'a>(message: &'a str, span: Span, sources: &'a SourceMap) -> Group<'a> {
        let group = Group::with_title(Level::NOTE.secondary_title(message));
        let (Some(file), Some(range)) = (sources.file_of(span), sources.range(span)) else {
            return group;
        };
        let file = sources.file(file);
        let (text, line, offset) = window(file.text(), std::iter::once(&range));
        let range = range.start - offset..range.end - offset;
        group.element(
            Snippet::source(text)
                .line_start(line)
                .path(file.name())
                .annotation(AnnotationKind::Primary.span(range)),
        )
    }

    /// The whole lines around some ranges, with the number of the first line and the offset of
    /// the text. The rendering library scans all of its input, so it does not get whole files.
    fn window<'a, 'r>(
        text: &'a str,
        ranges: impl Iterator<Item = &'r Range<usize>>,
    ) -> (Cow<'a, str>, usize, usize) {
        let (first, last) =
            ranges.fold((text.len(), 0), |(first, last), r| (first.min(r.start), last.max(r.end)));
        let first = first.min(last);
        let bytes = text.as_bytes();
        let start = bytes[..first].iter().rposition(|&b| b == b'\n').map_or(0, |at| at + 1);
        let end = bytes[last..].iter().position(|&b| b == b'\n').map_or(text.len(), |at| last + at);
        let line = 1 + bytes[..start].iter().filter(|&&b| b == b'\n').count();
        let mut lines = Cow::Borrowed(&text[start..end]);
        // The library counts only lines with text or a newline. A range at the end of the file, after the last newline,
        // would be in the line before, at a column that it does not have.
        if last == text.len() && lines.ends_with('\n') {
            lines.to_mut().push('\n');
        }
        (lines, line, start)
    }
}
