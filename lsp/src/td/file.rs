//! One definition file: its tree and its declarations.

use super::span::Span;
use crate::names::FileName;
use crate::text::Lines;
use crate::world::locked;
use isogloss_tablegen::Text;
use isogloss_tablegen::tree::{Element, Include, Node, NodeKind, Token, TokenKind, Tree, Updated};
use rustc_hash::{FxHashMap, FxHashSet};
use std::borrow::Borrow;
use std::fmt;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::{Deref, Range};
use std::sync::{Arc, Mutex, OnceLock};

/// A parsed definition file. It is immutable: an edit makes a new one.
#[derive(Debug)]
pub(crate) struct TdFile {
    pub(crate) name: FileName,
    text: Text,
    pub(crate) tree: Tree,
    lines: OnceLock<Arc<Lines>>,
    /// The declarations in text order: parents before children.
    pub(crate) decls: Vec<Decl>,
    pub(crate) includes: Vec<Included>,
    /// Declarations at the top level, or in statements there, by name.
    globals: Arc<FxHashMap<Box<str>, Vec<u32>>>,
    /// The starts of the names of declarations, ascending, with the first declaration of each.
    by_start: Vec<(usize, u32)>,
    /// A hash of the text, computed on demand.
    hash: OnceLock<u64>,
    /// Names that no identifier in the file matches.
    absent: Mutex<FxHashSet<Box<str>>>,
}

/// The kind of a declaration.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum DeclKind {
    Class,
    Multiclass,
    Def,
    Defm,
    Defset,
    Deftype,
    Defvar,
    /// A field of a class or record.
    Field,
    /// `let` in a body, which gives a field another value.
    Let,
    TemplateArg,
    /// The variable of a `foreach`.
    LoopVariable,
    /// A variable of `!foreach`, `!filter` or `!foldl`.
    OperatorVariable,
}

impl DeclKind {
    /// The word for it in messages.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Self::Class => "class",
            Self::Multiclass => "multiclass",
            Self::Def => "def",
            Self::Defm => "defm",
            Self::Defset => "defset",
            Self::Deftype => "deftype",
            Self::Defvar => "defvar",
            Self::Field => "field",
            Self::Let => "let",
            Self::TemplateArg => "template argument",
            Self::LoopVariable => "variable of the loop",
            Self::OperatorVariable => "variable of the operator",
        }
    }

    /// Whether it may have parents, a body or fields.
    pub(crate) fn is_record(self) -> bool {
        matches!(self, Self::Class | Self::Def | Self::Defm | Self::Multiclass)
    }
}

/// A name in a definition file, as a slice of its shared text.
#[derive(Clone)]
pub(crate) struct Name {
    text: Text,
    start: u32,
    end: u32,
}

impl Name {
    fn new(text: &Text, range: Range<usize>) -> Self {
        // A file of more than 4 GiB is not read.
        let offset = |at: usize| u32::try_from(at).unwrap_or_default();
        Self { text: text.clone(), start: offset(range.start), end: offset(range.end) }
    }

    /// The same name in another text, shifted by a number of bytes.
    fn moved(&self, text: &Text, by: isize) -> Self {
        let moved = |at: u32| (at as usize).wrapping_add_signed(by);
        Self::new(text, moved(self.start)..moved(self.end))
    }
}

/// A range shifted by a number of bytes.
fn moved(range: &Range<usize>, by: isize) -> Range<usize> {
    range.start.wrapping_add_signed(by)..range.end.wrapping_add_signed(by)
}

impl Deref for Name {
    type Target = str;

    fn deref(&self) -> &str {
        self.text.get(self.start as usize..self.end as usize).unwrap_or_default()
    }
}

impl Borrow<str> for Name {
    fn borrow(&self) -> &str {
        self
    }
}

impl PartialEq for Name {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl Eq for Name {}

impl Hash for Name {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl fmt::Debug for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&**self, f)
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self)
    }
}

/// A declaration.
#[derive(Debug)]
pub(crate) struct Decl {
    pub(crate) kind: DeclKind,
    /// The name; empty for an anonymous record. If the name of a record is an expression, the text of the expression.
    pub(crate) name: Name,
    /// The range of the name, or of the keyword of an anonymous record. Other modules get ranges of a declaration as
    /// [`Span`]s.
    name_range: Range<usize>,
    /// Whether the name is an identifier, and not an expression.
    pub(crate) is_plain: bool,
    range: Range<usize>,
    /// The written type.
    ty: Option<Range<usize>>,
    /// The written value, after `=`.
    value: Option<Range<usize>>,
    /// The declaration around it.
    parent: Option<u32>,
    /// The parents that follow the `:`.
    pub(crate) parents: Vec<ParentName>,
    pub(crate) has_body: bool,
}

impl Decl {
    /// The same in another text, shifted by a number of bytes and declarations.
    fn moved(&self, text: &Text, bytes: isize, decls: isize) -> Self {
        let parents = self.parents.iter();
        Self {
            kind: self.kind,
            name: self.name.moved(text, bytes),
            name_range: moved(&self.name_range, bytes),
            is_plain: self.is_plain,
            range: moved(&self.range, bytes),
            ty: self.ty.as_ref().map(|range| moved(range, bytes)),
            value: self.value.as_ref().map(|range| moved(range, bytes)),
            parent: self.parent.map(|parent| moved_index(parent, decls)),
            parents: parents
                .map(|parent| ParentName {
                    name: parent.name.moved(text, bytes),
                    whole: moved(&parent.whole, bytes),
                })
                .collect(),
            has_body: self.has_body,
        }
    }

    pub(crate) fn has_value(&self) -> bool {
        self.value.is_some()
    }

    /// Whether it is in another declaration.
    pub(crate) fn is_inside(&self) -> bool {
        self.parent.is_some()
    }

    /// Whether other files see it: it is at the top level, or in a statement there.
    fn is_global(&self) -> bool {
        let is_seen = match self.kind {
            DeclKind::Class
            | DeclKind::Multiclass
            | DeclKind::Def
            | DeclKind::Defm
            | DeclKind::Defset
            | DeclKind::Deftype => true,
            DeclKind::Defvar => self.parent.is_none(),
            DeclKind::Field
            | DeclKind::Let
            | DeclKind::TemplateArg
            | DeclKind::LoopVariable
            | DeclKind::OperatorVariable => false,
        };
        is_seen && !self.name.is_empty()
    }
}

/// The index of a declaration, shifted.
fn moved_index(index: u32, by: isize) -> u32 {
    u32::try_from((index as usize).wrapping_add_signed(by)).unwrap_or(u32::MAX)
}

/// A parent of a class or record.
#[derive(Debug)]
pub(crate) struct ParentName {
    pub(crate) name: Name,
    /// Its range, with its arguments.
    whole: Range<usize>,
}

/// An `include`.
#[derive(Clone, Debug)]
pub(crate) struct Included {
    /// The name, without quotes.
    pub(crate) name: Box<str>,
    /// The name with quotes.
    pub(crate) range: Range<usize>,
}

impl TdFile {
    pub(crate) fn new(name: FileName, text: Text) -> Self {
        let tree = Tree::parse(name.as_str(), text);
        let Declared { decls, includes } = Declared::of(&tree, &(0..tree.text().len()));
        let globals = Arc::new(globals(&decls));
        let by_start = starts(&decls, 0);
        let text = tree.owned_text().clone();
        let (lines, hash, absent) = (OnceLock::new(), OnceLock::new(), Mutex::default());
        Self { name, text, tree, lines, decls, includes, globals, by_start, hash, absent }
    }

    /// The file after an edit. Declarations in unchanged statements are reused.
    pub(crate) fn with_text(&self, text: Text) -> Self {
        let Updated { tree, before, after, .. } = self.tree.updated(text);
        let text = tree.owned_text().clone();
        let new = Declared::of(&tree, &after);
        let index = |at: usize| self.decls.partition_point(|decl| decl.range.start < at);
        let (first, last) = (index(before.start), index(before.end));
        let bytes = after.end as isize - before.end as isize;
        let count = (first + new.decls.len()) as isize - last as isize;

        let seen = |decls: &[Decl]| {
            decls.iter().map(|decl| (decl.is_global(), decl.name.clone())).collect::<Vec<_>>()
        };
        let are_same_globals = seen(&self.decls[first..last]) == seen(&new.decls);
        let mut by_start = Vec::with_capacity(self.by_start.len() + new.decls.len());
        let place = |at: usize| self.by_start.partition_point(|(start, _)| *start < at);
        by_start.extend_from_slice(&self.by_start[..place(before.start)]);
        by_start.extend(starts(&new.decls, first));
        let rest = self.by_start[place(before.end)..].iter();
        by_start
            .extend(rest.map(|(start, decl)| (start.wrapping_add_signed(bytes), moved_index(*decl, count))));
        let mut decls = Vec::with_capacity(self.decls.len() + new.decls.len());
        decls.extend(self.decls[..first].iter().map(|decl| decl.moved(&text, 0, 0)));
        decls.extend(new.decls.into_iter().map(|decl| Decl {
            parent: decl.parent.map(|parent| moved_index(parent, first as isize)),
            ..decl
        }));
        decls.extend(self.decls[last..].iter().map(|decl| decl.moved(&text, bytes, count)));
        let is_before = |include: &&Included| include.range.start < before.start;
        let mut includes: Vec<Included> = self.includes.iter().filter(is_before).cloned().collect();
        includes.extend(new.includes);
        let rest = self.includes.iter().filter(|include| include.range.start >= before.end);
        includes
            .extend(rest.map(|include| Included { range: moved(&include.range, bytes), ..include.clone() }));

        let lines = OnceLock::new();
        if let Some(known) = self.lines.get() {
            // There are none yet.
            let _ = lines.set(Arc::new(known.edited(&before, &text[after.clone()])));
        }
        let globals = if are_same_globals { Arc::clone(&self.globals) } else { Arc::new(globals(&decls)) };
        let mut absent = locked(&self.absent).clone();
        if !absent.is_empty() {
            let first = tree.token_at(after.start).into_iter();
            let new = first.flat_map(|first| std::iter::successors(Some(first), |token| token.next()));
            let new = new.take_while(|token| token.range().start < after.end);
            new.for_each(|token| _ = absent.remove(token.text()));
        }
        let absent = Mutex::new(absent);
        let (name, hash) = (self.name.clone(), OnceLock::new());
        Self { name, text, tree, lines, decls, includes, globals, by_start, hash, absent }
    }

    /// The lines of the text, computed on demand.
    pub(crate) fn lines(&self) -> &Arc<Lines> {
        self.lines.get_or_init(|| Arc::new(Lines::new(&self.text)))
    }

    pub(crate) fn text(&self) -> &Text {
        &self.text
    }

    /// A hash of the text.
    pub(crate) fn text_hash(&self) -> u64 {
        *self.hash.get_or_init(|| {
            let mut hasher = DefaultHasher::new();
            self.text.hash(&mut hasher);
            hasher.finish()
        })
    }

    /// A range of this file.
    pub(crate) fn span(&self, range: &Range<usize>) -> Span<'_> {
        Span::new(self, range)
    }

    /// The range of a declaration.
    pub(crate) fn whole_of(&self, index: u32) -> Span<'_> {
        self.span(&self.decl(index).range)
    }

    /// The range of the name of a declaration, or of the keyword of an anonymous record.
    pub(crate) fn name_of(&self, index: u32) -> Span<'_> {
        self.span(&self.decl(index).name_range)
    }

    /// The type of a declaration, as written.
    pub(crate) fn type_of(&self, index: u32) -> Option<Span<'_>> {
        self.decl(index).ty.as_ref().map(|range| self.span(range))
    }

    /// The value of a declaration, as written.
    pub(crate) fn value_of(&self, index: u32) -> Option<Span<'_>> {
        self.decl(index).value.as_ref().map(|range| self.span(range))
    }

    /// The parents of a class or record with their arguments, as written.
    pub(crate) fn parents_of(&self, index: u32) -> impl Iterator<Item = Span<'_>> {
        self.decl(index).parents.iter().map(|parent| self.span(&parent.whole))
    }

    /// The declaration around a declaration.
    pub(crate) fn parent_of(&self, index: u32) -> Option<u32> {
        self.decl(index).parent
    }

    /// The positions of all declarations.
    pub(crate) fn indices(&self) -> impl DoubleEndedIterator<Item = u32> + use<> {
        0..u32::try_from(self.decls.len()).unwrap_or(u32::MAX)
    }

    pub(crate) fn decl(&self, index: u32) -> &Decl {
        &self.decls[index as usize]
    }

    /// The declarations directly inside a declaration.
    pub(crate) fn children(&self, index: u32) -> impl Iterator<Item = u32> {
        let end = self.decl(index).range.end;
        let after = (index + 1..).zip(&self.decls[index as usize + 1..]);
        let inside = after.take_while(move |(_, decl)| decl.range.start < end);
        inside.filter(move |(_, decl)| decl.parent == Some(index)).map(|(child, _)| child)
    }

    /// The declarations that other files see, by name.
    pub(crate) fn all_globals(&self) -> impl Iterator<Item = (&str, &[u32])> {
        self.globals.iter().map(|(name, decls)| (&**name, &**decls))
    }

    /// The declarations of a name that other files see.
    pub(crate) fn globals(&self, name: &str) -> &[u32] {
        self.globals.get(name).map_or(&[], |decls| decls)
    }

    /// The declaration whose name begins at a byte.
    pub(crate) fn decl_at(&self, start: usize) -> Option<u32> {
        let at = self.by_start.binary_search_by_key(&start, |(start, _)| *start).ok()?;
        Some(self.by_start[at].1)
    }

    /// The declaration of a range.
    pub(crate) fn decl_of(&self, range: &Range<usize>) -> Option<u32> {
        let at = self.decls.partition_point(|decl| decl.range.start < range.start);
        let mut same = (at..self.decls.len()).take_while(|at| self.decls[*at].range.start == range.start);
        same.find(|at| self.decls[*at].range == *range).map(|at| at as u32)
    }

    /// The smallest declaration around a byte that `wanted` accepts.
    pub(crate) fn decl_around(&self, offset: usize, wanted: impl Fn(u32) -> bool) -> Option<u32> {
        let after = self.decls.partition_point(|decl| decl.range.start <= offset);
        let mut at = after.checked_sub(1).map(|index| index as u32);
        while let Some(index) = at {
            let decl = self.decl(index);
            if decl.range.contains(&offset) && wanted(index) {
                return Some(index);
            }
            // The preceding declaration may be a sibling; its parent is around both.
            at = decl.parent;
        }
        None
    }

    /// The class or record around a byte.
    pub(crate) fn record_around(&self, offset: usize) -> Option<u32> {
        self.decl_around(offset, |index| self.decl(index).kind.is_record())
    }

    /// The identifiers equal to a name. Searching the text is faster than iterating over tokens.
    pub(crate) fn identifiers<'f>(&'f self, name: &'f str) -> impl Iterator<Item = Token<'f>> {
        let places = memchr::memmem::find_iter(self.text.as_bytes(), name.as_bytes());
        let tokens = places.filter_map(|at| self.tree.token_at(at).filter(|token| token.range().start == at));
        tokens.filter(move |token| token.kind() == TokenKind::Identifier && token.text() == name)
    }

    /// Whether no identifier matches a name. The result stays cached after an edit.
    pub(crate) fn lacks(&self, name: &str) -> bool {
        if locked(&self.absent).contains(name) {
            return true;
        }
        let is_absent = self.identifiers(name).next().is_none();
        if is_absent {
            locked(&self.absent).insert(name.into());
        }
        is_absent
    }

    /// The token at a cursor; a name or literal takes precedence.
    pub(crate) fn token_at(&self, offset: usize) -> Option<Token<'_>> {
        let rank = |kind: TokenKind| match kind {
            TokenKind::Identifier | TokenKind::ArgumentName | TokenKind::Operator => 0,
            TokenKind::String | TokenKind::Code | TokenKind::Keyword => 1,
            kind if kind.is_trivia() => 3,
            _ => 2,
        };
        self.tree.tokens_at(offset).min_by_key(|token| rank(token.kind()))
    }
}

/// The declarations of a file that others see, by name.
fn globals(decls: &[Decl]) -> FxHashMap<Box<str>, Vec<u32>> {
    let mut globals: FxHashMap<Box<str>, Vec<u32>> = FxHashMap::default();
    for (decl, index) in decls.iter().zip(0..).filter(|(decl, _)| decl.is_global()) {
        match globals.get_mut(&*decl.name) {
            Some(known) => known.push(index),
            None => _ = globals.insert((*decl.name).into(), vec![index]),
        }
    }
    globals
}

/// The starts of the names of declarations, ascending, with the index of the first declaration of each. `before`
/// declarations precede these.
fn starts(decls: &[Decl], before: usize) -> Vec<(usize, u32)> {
    let mut starts: Vec<(usize, u32)> =
        decls.iter().zip(before as u32..).map(|(decl, index)| (decl.name_range.start, index)).collect();
    // They are almost in order.
    starts.sort_by_key(|(start, _)| *start);
    starts.dedup_by_key(|(start, _)| *start);
    starts
}

/// The declarations in some statements at the top level.
struct Declared {
    decls: Vec<Decl>,
    includes: Vec<Included>,
}

impl Declared {
    /// The declarations in the statements that begin in a range.
    fn of(tree: &Tree, range: &Range<usize>) -> Self {
        let mut builder = Builder { text: tree.owned_text().clone(), decls: Vec::new(), open: Vec::new() };
        let mut includes = Vec::new();
        let statements = tree.root().children().filter(|statement| range.contains(&statement.range().start));
        for node in statements.flat_map(|statement| std::iter::once(statement).chain(statement.descendants()))
        {
            if let Some(include) = Include::cast(node) {
                includes.extend(include.name().map(|name| Included {
                    name: name.text().trim_matches('"').into(),
                    range: name.range(),
                }));
            }
            builder.node(node);
        }
        Self { decls: builder.decls, includes }
    }
}

struct Builder {
    text: Text,
    decls: Vec<Decl>,
    /// The declarations around the current node.
    open: Vec<u32>,
}

impl Builder {
    fn node(&mut self, node: Node<'_>) {
        match node.kind() {
            NodeKind::Class => self.named(DeclKind::Class, node),
            NodeKind::Multiclass => self.named(DeclKind::Multiclass, node),
            NodeKind::Defset => self.named(DeclKind::Defset, node),
            NodeKind::Deftype => self.named(DeclKind::Deftype, node),
            NodeKind::Defvar => self.named(DeclKind::Defvar, node),
            NodeKind::Foreach => self.named(DeclKind::LoopVariable, node),
            NodeKind::Field => self.named(DeclKind::Field, node),
            NodeKind::Let => self.named(DeclKind::Let, node),
            NodeKind::TemplateArg => self.named(DeclKind::TemplateArg, node),
            NodeKind::Def => self.record(DeclKind::Def, node),
            NodeKind::Defm => self.record(DeclKind::Defm, node),
            NodeKind::Operator => {
                for name in operator_variables(node) {
                    self.add(DeclKind::OperatorVariable, node, name.range(), true);
                }
            }
            NodeKind::Parent => {
                let whole = node.range();
                self.close_before(whole.start);
                let name = node.token(TokenKind::Identifier);
                // A `let`, a value or an argument has no parents.
                let owner = node.ancestors().nth(1).map(|owner| owner.range());
                let around = self
                    .open
                    .iter()
                    .rev()
                    .find(|index| Some(&self.decls[**index as usize].range) == owner.as_ref());
                if let (Some(name), Some(around)) = (name, around) {
                    let name = Name::new(&self.text, name.range());
                    self.decls[*around as usize].parents.push(ParentName { name, whole });
                }
            }
            _ => {}
        }
    }

    /// Closes the declarations that end before a byte.
    fn close_before(&mut self, start: usize) {
        while self.open.last().is_some_and(|last| self.decls[*last as usize].range.end <= start) {
            self.open.pop();
        }
    }

    /// A declaration whose name is a token of its own.
    fn named(&mut self, kind: DeclKind, node: Node<'_>) {
        if let Some(name) = node.token(TokenKind::Identifier) {
            self.add(kind, node, name.range(), true);
        }
    }

    /// A record, whose name is an expression or missing.
    fn record(&mut self, kind: DeclKind, node: Node<'_>) {
        match record_name(node) {
            Some(name) => {
                let is_plain = name.kind() == NodeKind::Name;
                self.add(kind, node, name.range(), is_plain);
            }
            None => {
                let keyword = node.first_token().map_or(node.range(), Token::range);
                self.add(kind, node, keyword.start..keyword.start, false);
                if let Some(decl) = self.decls.last_mut() {
                    decl.name_range = keyword;
                }
            }
        }
    }

    fn add(&mut self, kind: DeclKind, node: Node<'_>, name_range: Range<usize>, is_plain: bool) {
        let index = u32::try_from(self.decls.len()).unwrap_or(u32::MAX);
        let range = node.range();
        self.close_before(range.start);
        let parent = self.open.last().copied();
        let is_statement = node.kind() != NodeKind::Operator;
        self.decls.push(Decl {
            kind,
            name: Name::new(&self.text, name_range.clone()),
            name_range,
            is_plain,
            range,
            ty: node.child(NodeKind::Type).filter(|_| is_statement).map(|ty| ty.range()),
            value: value_of(node).filter(|_| is_statement).map(|value| value.range()),
            parent,
            parents: Vec::new(),
            has_body: node.child(NodeKind::Body).is_some(),
        });
        // Variables of an operator have no range of their own.
        if is_statement {
            self.open.push(index);
        }
    }
}

/// The name of a `def` or `defm`.
pub(crate) fn record_name(node: Node<'_>) -> Option<Node<'_>> {
    node.children().next().filter(|name| {
        !matches!(name.kind(), NodeKind::Parents | NodeKind::Body | NodeKind::Include | NodeKind::Error)
    })
}

/// The node after the `=`.
fn value_of(node: Node<'_>) -> Option<Node<'_>> {
    let mut elements = node.elements();
    elements.find(|element| matches!(element, Element::Token(token) if token.kind() == TokenKind::Equal))?;
    elements.find_map(|element| match element {
        Element::Node(node) => Some(node).filter(|node| node.kind() != NodeKind::Block),
        Element::Token(_) => None,
    })
}

/// The variables that an operator binds, as nodes.
pub(crate) fn operator_variables(node: Node<'_>) -> Vec<Node<'_>> {
    let operator = node.token(TokenKind::Operator).map_or("", Token::text);
    let positions: &[usize] = match operator {
        "!foreach" | "!filter" => &[0],
        "!foldl" => &[2, 3],
        _ => &[],
    };
    let children: Vec<_> = node.children().filter(|child| child.kind() != NodeKind::Type).collect();
    let named = positions.iter().filter_map(|at| children.get(*at).copied());
    named.filter(|name| name.kind() == NodeKind::Name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outline(text: &str) -> String {
        let file = TdFile::new(FileName::new("a.td"), text.into());
        let mut result = String::new();
        for decl in &file.decls {
            let mut depth = 0;
            let mut at = decl.parent;
            while let Some(parent) = at {
                depth += 1;
                at = file.decl(parent).parent;
            }
            let parents: Vec<_> = decl.parents.iter().map(|parent| &*parent.name).collect();
            result +=
                &format!("{}{} {} {}\n", "  ".repeat(depth), decl.kind.word(), decl.name, parents.join(","));
        }
        result.lines().map(str::trim_end).collect::<Vec<_>>().join("\n")
    }

    #[test]
    fn declarations_with_what_is_in_them() {
        let text = "class A<int n> : B<n>, C { int x = n; let y = 1; }\nforeach i = [1] in def D#i : A<i>;\n\
            multiclass M : N { def : A<1>; defvar v = !foreach(e, [1], e); }\ndefm X : M, A<2>;";
        let expected = "class A B,C\n  template argument n\n  field x\n  let y\nvariable of the loop i\n  def D#i A\n\
            multiclass M N\n  def  A\n  defvar v\n    variable of the operator e\ndefm X M,A";
        assert_eq!(outline(text), expected);
    }

    /// Prints everything that a file knows about itself.
    fn shown(file: &TdFile) -> String {
        let mut globals: Vec<_> = file.all_globals().collect();
        globals.sort_unstable();
        let lines: Vec<usize> = (0..6).map(|line| file.lines().start(line, &file.text)).collect();
        format!("{:?}\n{:?}\n{globals:?}\n{:?}\n{lines:?}", file.decls, file.includes, file.by_start)
    }

    #[test]
    fn a_file_after_an_edit_is_that_of_its_text() {
        let text = "// A.\ninclude \"a.td\"\nclass A<int n> : B<n> { int x = n; }\nforeach i = [1, 2] in {\n  \
            def D#i : A<i>, C { let x = !foldl(0, [1], a, b, !add(a, b)); }\n}\ninclude \"b.td\"\n\
            multiclass M : N { def : A<1>; defvar v = 1; }\ndefvar v = 2;\ndef X : A<v>;\ndef Y : A<3>;\n";
        let edits = [
            ("// A", "// More\n// A"),
            ("int x", "int y = 1; int x"),
            ("[1, 2]", "[1,\n2, 3]"),
            ("def D#i", "defvar w = i; def D#i"),
            ("def X", "def Z"),
            ("def X : A<v>;\n", ""),
            ("defvar v = 2", "defvar w = 2"),
            ("include \"b", "include \"c.td\"\ninclude \"b"),
            ("include \"a.td\"\n", ""),
            ("def Y", "def"),
            ("multiclass M", "multiclass"),
            ("in {", "in"),
            ("def Y", "#ifdef A\ndef X;\n#else\ndef Y"),
            ("A<3>;\n", "A<3>"),
        ];
        let mut last = TdFile::new(FileName::new("a.td"), text.into());
        let mut check = |text: &str| {
            last.lines();
            last = last.with_text(text.into());
            let new = TdFile::new(FileName::new("a.td"), text.into());
            assert_eq!(shown(&last), shown(&new), "{text}");
            for name in ["A", "X", "Y", "Z", "w", "in", "include", "td"] {
                let is_there = |file: &TdFile| {
                    file.tree
                        .tokens()
                        .any(|token| token.kind() == TokenKind::Identifier && token.text() == name)
                };
                assert_eq!((last.lacks(name), new.lacks(name)), (!is_there(&new), !is_there(&new)), "{name}");
            }
        };
        for (from, to) in edits {
            assert!(text.contains(from), "{from}");
            check(&text.replacen(from, to, 1));
            check(text);
        }
        // Apply the edits one after the other.
        let mut text = text.to_owned();
        for (from, to) in edits {
            text = text.replacen(from, to, 1);
            check(&text);
        }
    }

    #[test]
    fn what_is_around_a_byte() {
        let text = "class A { int x; }\ndef B : A { let x = 1; }\n// End.\n";
        let file = TdFile::new(FileName::new("a.td"), text.into());
        let around = |needle: &str| {
            let at = text.find(needle).expect("in the text");
            file.record_around(at).map(|index| file.decl(index).name.to_string())
        };
        assert_eq!(around("int x").as_deref(), Some("A"));
        assert_eq!(around("1;").as_deref(), Some("B"));
        assert_eq!(around("End"), None);
    }

    #[test]
    fn comments_before_a_declaration() {
        let text = "//===--- X ---===//\n// One.\n/// Two.\ndef A;";
        let file = TdFile::new(FileName::new("a.td"), text.into());
        assert_eq!(file.whole_of(0).comment_before(), "One.\nTwo.");
    }
}
