//! The aliases of types, attributes and locations, which are defined before or
//! after the operation: `#map1 = affine_map<...>`.

use super::numbering::Numbering;
use super::print::{OpPrintFlags, OpPrinter};
use crate::Handle;
use crate::builtin::{Location, OP_ASM_ATTR_INTERFACE, OP_ASM_TYPE_INTERFACE, OpAsmInterfaceTable};
use crate::def::DefKind;
use crate::ir::OpRef;
use crate::ir::ids::Run;
use crate::node::Node;
use crate::text::{AliasMap, AsmPrinter, Collector, PrintOptions, TypeElision};
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::Cell;

/// The names of an output, and the order of their definitions.
#[derive(Debug, Default)]
pub(crate) struct Aliases<'c> {
    pub(crate) map: AliasMap<'c>,
    /// In the order of definition; whether it is defined after the operation.
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

    /// Writes the definitions before the operation, or those after it.
    pub(crate) fn define(&self, asm: &mut AsmPrinter<'_, 'c>, deferred: bool) {
        for (node, _) in self.definitions.iter().filter(|(_, after)| *after == deferred) {
            asm.write(self.map.get(*node).unwrap_or_default());
            asm.write(" = ");
            asm.expanded(*node, TypeElision::Never);
            asm.write("\n");
        }
    }
}

/// Nodes that were collected lately, by their addresses. Most nodes repeat: such a
/// one needs no look at it and no search.
struct Recent<'c>(Vec<Option<Node<'c>>>);

impl<'c> Recent<'c> {
    const PLACES: usize = 1 << 12;

    fn new() -> Self {
        Self(vec![None; Self::PLACES])
    }

    /// Whether a node may have an alias and was not collected lately.
    #[inline]
    fn is_new(&mut self, node: Node<'c>) -> bool {
        let place = &mut self.0[(node.address() >> 4) % Self::PLACES];
        place.replace(node) != Some(node) && node.summary().may_alias
    }
}

/// What was collected already.
pub(crate) struct Seen<'o, 'c> {
    nodes: Recent<'c>,
    /// The dictionaries of operations, as opposed to the same dictionaries as values.
    recent_dictionaries: Recent<'c>,
    dictionaries: FxHashSet<Node<'c>>,
    /// Whether what is collected next may be defined after the operation.
    pub(super) deferrable: &'o Cell<bool>,
}

impl<'o, 'c> Seen<'o, 'c> {
    fn new(deferrable: &'o Cell<bool>) -> Self {
        let [nodes, recent_dictionaries] = [Recent::new(), Recent::new()];
        Self { nodes, recent_dictionaries, dictionaries: FxHashSet::default(), deferrable }
    }

    /// Whether a node may have an alias and was not collected lately.
    #[inline]
    pub(super) fn is_new(&mut self, node: Node<'c>) -> bool {
        self.nodes.is_new(node)
    }

    /// Whether the attributes of an operation may have aliases and were not collected before.
    #[inline]
    pub(super) fn is_new_dictionary(&mut self, attributes: Node<'c>) -> bool {
        self.recent_dictionaries.is_new(attributes) && self.dictionaries.insert(attributes)
    }
}

/// The nodes that were visited, in order.
struct Found<'o, 'c> {
    index: FxHashMap<Node<'c>, u32>,
    visits: Vec<Visited<'c>>,
    /// The nodes whose parts are being visited, and where their parts begin in `pending`.
    open: Vec<(u32, usize)>,
    /// The parts of the open nodes.
    pending: Vec<u32>,
    /// The parts of the other nodes.
    parts: Vec<u32>,
    bases: Bases,
    deferrable: &'o Cell<bool>,
}

struct Visited<'c> {
    node: Node<'c>,
    /// In [`Bases::names`]; `None` if the node has no alias.
    base: Option<u32>,
    /// 0: no alias here or below; else one more than the deepest below.
    depth: u32,
    deferrable: bool,
    /// In [`Found::parts`].
    parts: Run,
}

/// What aliases begin with, each once.
#[derive(Default)]
struct Bases {
    names: Vec<String>,
    /// By the address of the text that a definition gives.
    of_texts: FxHashMap<usize, u32>,
}

impl Bases {
    /// What a node's alias begins with, if it has one.
    fn of(&mut self, node: Node<'_>) -> Option<u32> {
        let text = base_text(node)?;
        let names = &mut self.names;
        Some(*self.of_texts.entry(text.as_ptr().addr()).or_insert_with(|| {
            let base = sanitized(text);
            let known = names.iter().position(|name| *name == base);
            known.unwrap_or_else(|| {
                names.push(base);
                names.len() - 1
            }) as u32
        }))
    }
}

impl<'o, 'c> Found<'o, 'c> {
    fn new(deferrable: &'o Cell<bool>) -> Self {
        Self {
            index: FxHashMap::default(),
            visits: Vec::new(),
            open: Vec::new(),
            pending: Vec::new(),
            parts: Vec::new(),
            bases: Bases::default(),
            deferrable,
        }
    }

    /// The parts of an alias that is defined before the operation are defined there, too.
    fn keep_before(&mut self, at: u32) {
        let mut pending = vec![at];
        while let Some(at) = pending.pop() {
            let visited = &mut self.visits[at as usize];
            if std::mem::take(&mut visited.deferrable) {
                pending.extend(&self.parts[visited.parts.range()]);
            }
        }
    }

    fn named<'r>(self) -> Aliases<'r>
    where
        'c: 'r,
    {
        let names = &self.bases.names;
        let mut sorted: Vec<usize> = (0..names.len()).collect();
        sorted.sort_by_key(|base| &names[*base]);
        let mut ranks = vec![0; names.len()];
        for (rank, base) in sorted.into_iter().enumerate() {
            ranks[base] = rank;
        }
        let is_type = |node: Node<'_>| node.def().kind == DefKind::Type;
        let with_base = |visited: &Visited<'c>| {
            Some((visited.base? as usize, visited.node, visited.depth, visited.deferrable))
        };
        let mut named: Vec<_> = self.visits.iter().filter_map(with_base).collect();
        named.sort_by_key(|(base, node, depth, _)| (*depth, !is_type(*node), ranks[*base]));
        let mut counts = vec![0u32; names.len()];
        let mut aliases = Aliases::default();
        aliases.map.reserve(named.len());
        for (base, node, _, deferrable) in named {
            let sigil = if is_type(node) { '!' } else { '#' };
            let (count, base) = (&mut counts[base], &names[base]);
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
        if !node.summary().may_alias {
            return false;
        }
        let deferrable = self.deferrable.get();
        let next = self.visits.len() as u32;
        let at = *self.index.entry(node).or_insert(next);
        if !self.open.is_empty() {
            self.pending.push(at);
        }
        if at == next {
            let base = self.bases.of(node);
            let depth = u32::from(base.is_some());
            self.visits.push(Visited { node, base, depth, deferrable, parts: Run::EMPTY });
            self.open.push((at, self.pending.len()));
            return true;
        }
        if !deferrable {
            self.keep_before(at);
        }
        false
    }

    fn leave(&mut self, _node: Node<'c>) {
        let Some((at, first)) = self.open.pop() else { return };
        let below =
            self.pending[first..].iter().map(|part| self.visits[*part as usize].depth).max().unwrap_or(0);
        let start = self.parts.len();
        self.parts.extend(self.pending.drain(first..));
        let visited = &mut self.visits[at as usize];
        visited.parts = Run::since(start, self.parts.len());
        if below > 0 {
            visited.depth = below + 1;
        }
    }
}

/// What a node's alias begins with as its definition says it, if it has one.
fn base_text(node: Node<'_>) -> Option<&'static str> {
    let def = node.def();
    let interface = match def.kind {
        DefKind::Type => &OP_ASM_TYPE_INTERFACE,
        _ => &OP_ASM_ATTR_INTERFACE,
    };
    match node.interface::<OpAsmInterfaceTable>(interface) {
        Some(table) => (table.alias)(node),
        None if Location::accepts(node) => Some("loc"),
        None if def.alias => def.mnemonic,
        None => None,
    }
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
