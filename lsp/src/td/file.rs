//! One definition file: its tree, and what is declared in it.

use crate::names::FileName;
use crate::text::Lines;
use isogloss_tablegen::Text;
use isogloss_tablegen::tree::{Element, Include, Node, NodeKind, Token, TokenKind, Tree};
use rustc_hash::FxHashMap;
use std::borrow::Borrow;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{Deref, Range};
use std::sync::{Arc, OnceLock};

/// A definition file, parsed. It does not change: an edit makes another one.
#[derive(Debug)]
pub(crate) struct TdFile {
    pub(crate) name: FileName,
    pub(crate) text: Text,
    pub(crate) tree: Tree,
    lines: OnceLock<Arc<Lines>>,
    /// What is declared, in the order of the text: each before what is declared in it.
    pub(crate) decls: Vec<Decl>,
    pub(crate) includes: Vec<Included>,
    /// Declarations at the top level, or in statements there, by name.
    globals: FxHashMap<Name, Vec<u32>>,
    /// The starts of the names of declarations, ascending, with the first declaration of each.
    by_start: Vec<(usize, u32)>,
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
    /// How messages call it.
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

/// A name in a definition file: a part of its text, which no declaration copies.
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
    /// The name; empty for a record without one. Of a record whose name is an expression it is the text of that.
    pub(crate) name: Name,
    /// Where the name is; of a record without one, the keyword.
    pub(crate) name_range: Range<usize>,
    /// Whether the name is an identifier, and not an expression.
    pub(crate) is_plain: bool,
    pub(crate) range: Range<usize>,
    /// The type that is written.
    pub(crate) ty: Option<Range<usize>>,
    /// The value that is written: after `=`.
    pub(crate) value: Option<Range<usize>>,
    /// The declaration around it.
    pub(crate) parent: Option<u32>,
    /// The parents that follow the `:`.
    pub(crate) parents: Vec<ParentName>,
    pub(crate) has_body: bool,
}

/// A parent of a class or record.
#[derive(Debug)]
pub(crate) struct ParentName {
    pub(crate) name: Name,
    /// Its range, with its arguments.
    pub(crate) whole: Range<usize>,
}

/// An `include`.
#[derive(Debug)]
pub(crate) struct Included {
    /// The name, without quotes.
    pub(crate) name: Box<str>,
    /// The name with quotes.
    pub(crate) range: Range<usize>,
}

impl TdFile {
    pub(crate) fn new(name: FileName, text: Text) -> Self {
        let tree = Tree::parse(name.as_str(), text);
        Self::of_tree(name, tree, 0)
    }

    /// The file after an edit.
    pub(crate) fn with_text(&self, text: Text) -> Self {
        Self::of_tree(self.name.clone(), self.tree.with_text(text), self.decls.len())
    }

    /// The file of a tree, which has about so many declarations.
    fn of_tree(name: FileName, tree: Tree, count: usize) -> Self {
        let text = tree.owned_text().clone();
        let mut builder =
            Builder { text: text.clone(), decls: Vec::with_capacity(count + 1), open: Vec::new() };
        let mut includes = Vec::new();
        for node in tree.root().descendants() {
            if let Some(include) = Include::cast(node) {
                includes.extend(include.name().map(|name| Included {
                    name: name.text().trim_matches('"').into(),
                    range: name.range(),
                }));
            }
            builder.node(node);
        }
        let decls = builder.decls;
        let mut globals: FxHashMap<Name, Vec<u32>> = FxHashMap::default();
        let mut by_start = Vec::with_capacity(decls.len());
        for (index, decl) in decls.iter().enumerate() {
            let index = u32::try_from(index).unwrap_or(u32::MAX);
            by_start.push((decl.name_range.start, index));
            let is_global = match decl.kind {
                DeclKind::Class
                | DeclKind::Multiclass
                | DeclKind::Def
                | DeclKind::Defm
                | DeclKind::Defset
                | DeclKind::Deftype => true,
                DeclKind::Defvar => decl.parent.is_none(),
                DeclKind::Field
                | DeclKind::Let
                | DeclKind::TemplateArg
                | DeclKind::LoopVariable
                | DeclKind::OperatorVariable => false,
            };
            if is_global && !decl.name.is_empty() {
                globals.entry(decl.name.clone()).or_default().push(index);
            }
        }
        // They are almost in order.
        by_start.sort_by_key(|(start, _)| *start);
        by_start.dedup_by_key(|(start, _)| *start);
        Self { name, text, tree, lines: OnceLock::new(), decls, includes, globals, by_start }
    }

    /// The lines of the text, which are found when they are needed first.
    pub(crate) fn lines(&self) -> &Arc<Lines> {
        self.lines.get_or_init(|| Arc::new(Lines::new(&self.text)))
    }

    pub(crate) fn decl(&self, index: u32) -> &Decl {
        &self.decls[index as usize]
    }

    /// What is declared in a declaration.
    pub(crate) fn children(&self, index: u32) -> impl Iterator<Item = u32> {
        let end = self.decl(index).range.end;
        let after = (index + 1..).zip(&self.decls[index as usize + 1..]);
        let inside = after.take_while(move |(_, decl)| decl.range.start < end);
        inside.filter(move |(_, decl)| decl.parent == Some(index)).map(|(child, _)| child)
    }

    /// The declarations that other files see, by name.
    pub(crate) fn all_globals(&self) -> impl Iterator<Item = (&Name, &[u32])> {
        self.globals.iter().map(|(name, decls)| (name, &**decls))
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

    /// The smallest declaration around a byte, of those that `wanted` takes.
    pub(crate) fn decl_around(&self, offset: usize, wanted: impl Fn(&Decl) -> bool) -> Option<u32> {
        let after = self.decls.partition_point(|decl| decl.range.start <= offset);
        let mut at = after.checked_sub(1).map(|index| index as u32);
        while let Some(index) = at {
            let decl = self.decl(index);
            if decl.range.contains(&offset) && wanted(decl) {
                return Some(index);
            }
            // What is declared before may be a sibling, whose parent is around both.
            at = decl.parent;
        }
        None
    }

    /// The class or record around a byte.
    pub(crate) fn record_around(&self, offset: usize) -> Option<u32> {
        self.decl_around(offset, |decl| decl.kind.is_record())
    }

    /// The token that a cursor is in or beside; a name or literal before others.
    pub(crate) fn token_at(&self, offset: usize) -> Option<Token<'_>> {
        let rank = |kind: TokenKind| match kind {
            TokenKind::Identifier | TokenKind::ArgumentName | TokenKind::Operator => 0,
            TokenKind::String | TokenKind::Code | TokenKind::Keyword => 1,
            kind if kind.is_trivia() => 3,
            _ => 2,
        };
        self.tree.tokens_at(offset).min_by_key(|token| rank(token.kind()))
    }

    /// The comment before a node as text, without the slashes.
    pub(crate) fn comment_before(&self, decl: &Decl) -> String {
        let node = self.tree.node_around(decl.range.clone());
        let lines = node.comments_before().into_iter().flat_map(|comment| {
            let text = comment.text();
            let text = text.strip_prefix("/*").map_or(text, |text| text.strip_suffix("*/").unwrap_or(text));
            text.lines().map(|line| line.trim().trim_start_matches('/').trim().to_owned()).collect::<Vec<_>>()
        });
        let lines: Vec<String> = lines.filter(|line| !is_rule(line)).collect();
        lines.join("\n").trim().to_owned()
    }
}

/// Whether a line of a comment is a rule, or the name of a section between two: `---- names ----`.
fn is_rule(line: &str) -> bool {
    line.contains("---") || line.contains("===")
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
                // Of a `let`, a value or an argument there is no parent.
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

    /// What is around a node at a byte is what does not end before.
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
        assert_eq!(file.comment_before(file.decl(0)), "One.\nTwo.");
    }
}
