//! Answers of both languages, at byte ranges of files. `protocol` converts them to values of the protocol.

use crate::names::FileName;
use gen_lsp_types as lsp;
use isogloss_tablegen::Severity;
use std::ops::Range;

/// A range of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    pub(crate) file: FileName,
    pub(crate) range: Range<usize>,
}

/// By file, then by position.
impl Ord for Place {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        let key = |place: &Self| (place.range.start, place.range.end);
        self.file.cmp(&other.file).then_with(|| key(self).cmp(&key(other)))
    }
}

impl PartialOrd for Place {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

/// A diagnostic, at ranges of files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Finding {
    pub(crate) severity: Severity,
    pub(crate) code: Option<&'static str>,
    pub(crate) message: String,
    pub(crate) help: Vec<String>,
    pub(crate) at: Place,
    pub(crate) related: Vec<(Place, String)>,
    /// Whether the code has no effect, and whether it uses deprecated items.
    pub(crate) unnecessary: bool,
    pub(crate) deprecated: bool,
    /// Whether it is a hint: an editor shows it, but does not list it.
    pub(crate) is_hint: bool,
}

impl Finding {
    pub(crate) fn new(severity: Severity, message: impl Into<String>, at: Place) -> Self {
        Self {
            severity,
            code: None,
            message: message.into(),
            help: Vec::new(),
            at,
            related: Vec::new(),
            unnecessary: false,
            deprecated: false,
            is_hint: false,
        }
    }
}

/// A completion item.
#[derive(Clone, Debug)]
pub(crate) struct CompletionItem {
    pub(crate) label: String,
    pub(crate) kind: lsp::CompletionItemKind,
    pub(crate) detail: Option<String>,
    pub(crate) documentation: Option<String>,
    /// A snippet, inserted instead of the label.
    pub(crate) snippet: Option<String>,
    /// The replaced range.
    pub(crate) range: Range<usize>,
    /// Items of a lower rank come first.
    pub(crate) rank: u8,
}

impl CompletionItem {
    pub(crate) fn new(label: impl Into<String>, kind: lsp::CompletionItemKind, range: &Range<usize>) -> Self {
        Self {
            label: label.into(),
            kind,
            detail: None,
            documentation: None,
            snippet: None,
            range: range.clone(),
            rank: 5,
        }
    }
}

/// An action that the user can choose.
pub(crate) struct Action {
    pub(crate) title: String,
    /// The diagnostic that it removes.
    pub(crate) fixes: Option<Finding>,
    pub(crate) edits: Edits,
}

/// The edits of an action.
pub(crate) enum Edits {
    Known(Vec<(Place, String)>),
    /// The other form of the operation whose name is at this byte, computed when the action is chosen.
    OtherForm(usize),
}

/// A text that an editor shows in a line of the file.
pub(crate) struct Hint {
    pub(crate) at: usize,
    pub(crate) label: String,
    /// Whether it is the name of an argument, shown before it; otherwise a value or type, shown after it.
    pub(crate) is_parameter: bool,
}

/// The types of semantic tokens, as the server numbers them.
pub(crate) const TOKEN_TYPES: [&str; 16] = [
    "class",
    "interface",
    "type",
    "variable",
    "parameter",
    "property",
    "enumMember",
    "function",
    "macro",
    "keyword",
    "string",
    "number",
    "operator",
    "comment",
    "namespace",
    "decorator",
];

/// The modifiers of semantic tokens: bits.
pub(crate) const TOKEN_MODIFIERS: [&str; 2] = ["declaration", "defaultLibrary"];

/// The number of a type of semantic tokens.
pub(crate) fn token_type(ty: &str) -> u32 {
    TOKEN_TYPES.iter().position(|known| *known == ty).map_or(0, |at| at as u32)
}

/// A token: its range in the text, its type and its modifiers.
pub(crate) type TypedToken = (Range<usize>, u32, u32);

/// A declaration of the workspace.
pub(crate) struct WorkspaceSymbol {
    pub(crate) name: String,
    pub(crate) kind: lsp::SymbolKind,
    pub(crate) at: Place,
}

/// A declaration in a hierarchy of types or calls.
pub(crate) struct HierarchyItem {
    pub(crate) name: String,
    pub(crate) kind: lsp::SymbolKind,
    pub(crate) file: FileName,
    pub(crate) range: Range<usize>,
    pub(crate) name_range: Range<usize>,
}

/// A declaration that calls another one, or is called.
pub(crate) struct Call {
    pub(crate) item: HierarchyItem,
    /// The ranges of the calls, in the file of the caller.
    pub(crate) ranges: Vec<Range<usize>>,
}

/// The ranges that contain a byte, each nested in the next.
pub(crate) fn nested(mut ranges: Vec<Range<usize>>, offset: usize) -> Vec<Range<usize>> {
    ranges.retain(|range| range.start <= offset && offset <= range.end);
    // A client rejects a range that is not inside the next.
    let mut last: Option<Range<usize>> = None;
    ranges.retain(|range| {
        let fits = last
            .as_ref()
            .is_none_or(|last| range.start <= last.start && last.end <= range.end && range != last);
        if fits {
            last = Some(range.clone());
        }
        fits
    });
    ranges
}
