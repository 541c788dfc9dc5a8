//! Which types, attributes and locations are named at the top of the text, and
//! how: `#map1 = affine_map<...>`.

use super::numbering::Numbering;
use super::print::{OpPrintFlags, OpPrinter};
use crate::Handle;
use crate::builtin::{DistinctAttr, Location, UnitAttr};
use crate::def::DefKind;
use crate::ir::OpRef;
use crate::node::Node;
use crate::text::{AliasMap, AsmPrinter, Collector, PrintOptions, TypeElision};
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::Cell;

/// The names of an output, and the order of their definitions.
#[derive(Debug, Default)]
pub(crate) struct Aliases<'c> {
    pub(crate) map: AliasMap<'c>,
    /// In the order of definition; whether it stands behind the operation.
    definitions: Vec<(Node<'c>, bool)>,
}

impl<'c> Aliases<'c> {
    /// Finds what needs a name in an operation and everything inside it.
    pub(crate) fn collect(
        op: OpRef<'_, 'c>,
        flags: OpPrintFlags,
        options: &PrintOptions,
        numbering: &Numbering,
    ) -> Self {
        let deferrable = Cell::new(false);
        let mut found = Found { deferrable: &deferrable, ..Found::new(&deferrable) };
        let mut scratch = Vec::new();
        let asm = AsmPrinter::new(&mut scratch, options).collector(&mut found);
        OpPrinter::new(asm, op.ir(), flags, numbering).collecting(Seen::new(&deferrable)).operation(op);
        found.named()
    }

    /// Writes the definitions that stand before the operation, or behind it.
    pub(crate) fn define(&self, asm: &mut AsmPrinter<'_, 'c>, deferred: bool) {
        for (node, _) in self.definitions.iter().filter(|(_, behind)| *behind == deferred) {
            asm.write(self.map.get(*node).unwrap_or_default());
            asm.write(" = ");
            asm.expanded(*node, TypeElision::Never);
            asm.write("\n");
        }
    }
}

/// Nodes that were collected already: most repeat.
struct Collected<'c> {
    /// By address: what was seen lately, and needs no look at the node nor any hashing.
    recent: Vec<Option<Node<'c>>>,
    /// What may have an alias.
    nodes: FxHashSet<Node<'c>>,
}

impl<'c> Collected<'c> {
    const RECENT: usize = 1 << 12;

    fn new() -> Self {
        Self { recent: vec![None; Self::RECENT], nodes: FxHashSet::default() }
    }

    /// Whether a node comes for the first time, and may have an alias.
    #[inline]
    fn is_new(&mut self, node: Node<'c>) -> bool {
        let recent = &mut self.recent[(node.address() >> 4) % Self::RECENT];
        recent.replace(node) != Some(node) && node.shape().may_alias && self.nodes.insert(node)
    }
}

/// What was collected already.
pub(crate) struct Seen<'o, 'c> {
    nodes: Collected<'c>,
    /// Those of operations, told apart from the same dictionaries as values.
    dictionaries: Collected<'c>,
    /// Whether what is collected next may be defined behind the operation.
    pub(super) deferrable: &'o Cell<bool>,
}

impl<'o, 'c> Seen<'o, 'c> {
    fn new(deferrable: &'o Cell<bool>) -> Self {
        Self { nodes: Collected::new(), dictionaries: Collected::new(), deferrable }
    }

    /// Whether a node that may have an alias comes for the first time.
    #[inline]
    pub(super) fn is_new(&mut self, node: Node<'c>) -> bool {
        self.nodes.is_new(node)
    }

    /// The same for the attributes of an operation.
    #[inline]
    pub(super) fn is_new_dictionary(&mut self, attributes: Node<'c>) -> bool {
        self.dictionaries.is_new(attributes)
    }
}

/// The nodes that were visited, in order.
struct Found<'o, 'c> {
    index: FxHashMap<Node<'c>, usize>,
    visits: Vec<Visited<'c>>,
    /// Those whose parts are being visited.
    open: Vec<usize>,
    deferrable: &'o Cell<bool>,
}

struct Visited<'c> {
    node: Node<'c>,
    base: Option<String>,
    /// 0: no alias here or below; else one more than the deepest below.
    depth: u32,
    deferrable: bool,
    parts: Vec<usize>,
}

impl<'o, 'c> Found<'o, 'c> {
    fn new(deferrable: &'o Cell<bool>) -> Self {
        Self { index: FxHashMap::default(), visits: Vec::new(), open: Vec::new(), deferrable }
    }

    /// What an alias is defined before the operation for is so, too.
    fn keep_before(&mut self, at: usize) {
        let mut pending = vec![at];
        while let Some(at) = pending.pop() {
            if std::mem::take(&mut self.visits[at].deferrable) {
                pending.extend(&self.visits[at].parts);
            }
        }
    }

    fn named<'r>(mut self) -> Aliases<'r>
    where
        'c: 'r,
    {
        self.visits.retain(|visited| visited.base.is_some());
        self.visits.sort_by(|a, b| {
            let key = |v: &Visited<'c>| (v.depth, v.node.def().kind != DefKind::Type);
            key(a).cmp(&key(b)).then_with(|| a.base.cmp(&b.base))
        });
        let mut counts: FxHashMap<String, u32> = FxHashMap::default();
        let mut aliases = Aliases::default();
        for Visited { node, base, deferrable, .. } in self.visits {
            let base = base.unwrap_or_default();
            let sigil = if node.def().kind == DefKind::Type { '!' } else { '#' };
            let count = counts.entry(base.clone()).or_default();
            let name = if *count == 0 { format!("{sigil}{base}") } else { format!("{sigil}{base}{count}") };
            *count += 1;
            aliases.map.insert(node, name);
            aliases.definitions.push((node, deferrable));
        }
        aliases
    }
}

impl<'c> Collector<'c> for Found<'_, 'c> {
    fn enter(&mut self, node: Node<'c>) -> bool {
        if !node.shape().may_alias {
            return false;
        }
        let deferrable = self.deferrable.get();
        let next = self.visits.len();
        let at = *self.index.entry(node).or_insert(next);
        if let Some(parent) = self.open.last() {
            self.visits[*parent].parts.push(at);
        }
        if at == next {
            let base = base_name(node);
            let depth = u32::from(base.is_some());
            self.visits.push(Visited { node, base, depth, deferrable, parts: Vec::new() });
            self.open.push(at);
            return true;
        }
        if !deferrable {
            self.keep_before(at);
        }
        false
    }

    fn leave(&mut self, _node: Node<'c>) {
        let Some(at) = self.open.pop() else { return };
        let below = self.visits[at].parts.iter().map(|part| self.visits[*part].depth).max().unwrap_or(0);
        if below > 0 {
            self.visits[at].depth = below + 1;
        }
    }
}

/// What a node's alias begins with, if it gets one.
fn base_name(node: Node<'_>) -> Option<String> {
    let def = node.def();
    let base = match def.name {
        "builtin.affine_map" => "map",
        "builtin.integer_set" => "set",
        "builtin.distinct" => {
            let distinct = DistinctAttr::from_node(node).map(DistinctAttr::referenced);
            if distinct.is_some_and(|referenced| referenced.isa::<UnitAttr<'_>>()) {
                return None;
            }
            "distinct"
        }
        _ if Location::accepts(node) => "loc",
        _ if def.alias => def.mnemonic?,
        _ => return None,
    };
    Some(sanitized(base))
}

/// A mnemonic as an alias: no leading or trailing digit, no odd characters.
fn sanitized(base: &str) -> String {
    let mut name = String::with_capacity(base.len());
    if base.starts_with(|c: char| c.is_ascii_digit()) {
        name.push('_');
    }
    for byte in base.bytes() {
        if byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-' | b'$') {
            name.push(char::from(byte));
        } else {
            name.push_str(&format!("{byte:02X}"));
        }
    }
    if name.ends_with(|c: char| c.is_ascii_digit()) {
        name.push('_');
    }
    name
}
