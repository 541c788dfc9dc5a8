//! Operations, their regions and blocks.
//!
//! The definitions of all blocks are chosen before their region is written, so that operands may refer to later
//! operations: in graph regions to any, in other regions to operations that dominate the use.

use std::fmt::Write as _;

use super::{Generator, Value};

/// Names of unregistered operations.
const NAMES: [&str; 12] = [
    "t.op",
    "t.add",
    "arith2.addi",
    "loop.for",
    "with space.op",
    "nodot",
    "t.long_name_of_an_operation",
    "mem.load",
    "mem.store",
    "A.B$C",
    "t.x.y.z",
    "q\\22uote.op",
];

/// The kind of region of a block.
#[derive(Clone, Copy, Debug)]
pub(super) struct Region {
    /// Whether uses may precede definitions.
    graph: bool,
    /// Whether it is the body of a module, where symbols are allowed.
    symbols: bool,
    /// Whether it is directly inside a function that is directly inside a module.
    function: bool,
    /// The number of enclosing regions.
    depth: usize,
}

impl Region {
    /// The body of the outermost module.
    pub(super) const MODULE: Self = Self { graph: true, symbols: true, function: false, depth: 0 };

    /// Whether it is the body of the outermost module.
    pub(super) const fn is_outermost(self) -> bool {
        self.depth == 0
    }
}

/// One operation that will be written: the types of its results and their common name.
struct Plan {
    name: String,
    types: Vec<String>,
}

impl Plan {
    fn values(&self) -> impl Iterator<Item = Value> + '_ {
        self.types.iter().enumerate().map(|(at, ty)| {
            let name = if self.types.len() == 1 { self.name.clone() } else { format!("{}#{at}", self.name) };
            Value { name, ty: ty.clone() }
        })
    }

    /// The text before the operation's name.
    fn binding(&self) -> String {
        match self.types.len() {
            0 => String::new(),
            1 => format!("{} = ", self.name),
            count => format!("{}:{count} = ", self.name),
        }
    }
}

/// A block that will be written.
struct Block {
    label: String,
    arguments: Vec<Value>,
    plans: Vec<Plan>,
    /// The numbers of the successors.
    successors: Vec<usize>,
}

impl Block {
    fn values(&self) -> Vec<Value> {
        self.arguments.iter().cloned().chain(self.plans.iter().flat_map(Plan::values)).collect()
    }
}

impl Generator {
    fn value_name(&mut self) -> String {
        let number = self.number();
        let base = *self.random.pick(&["", "", "", "v", "arg", "c-", "x.", "$", "_"]);
        format!("%{base}{number}")
    }

    fn plan(&mut self) -> Plan {
        let count = [0, 1, 1, 1, 1, 1, 2, 3][self.random.below(8)];
        let types = (0..count).map(|_| self.ty()).collect();
        Plan { name: self.value_name(), types }
    }

    fn plans(&mut self, operations: usize) -> Vec<Plan> {
        (0..operations).map(|_| self.plan()).collect()
    }

    /// Up to four values as operands.
    fn operands(&mut self, visible: &[Value]) -> Vec<Value> {
        if visible.is_empty() {
            return Vec::new();
        }
        (0..[0, 1, 1, 2, 2, 3, 4][self.random.below(7)]).map(|_| self.random.pick(visible).clone()).collect()
    }

    /// A block without label, arguments and successors, of about that many operations.
    pub(super) fn block(&mut self, outer: &[Value], region: Region, operations: usize) {
        let plans = self.plans(operations);
        let all: Vec<Value> = plans.iter().flat_map(Plan::values).collect();
        let mut visible = outer.to_vec();
        if region.graph {
            visible.extend(all);
        }
        for plan in &plans {
            self.operation(plan, &visible, region);
            if !region.graph {
                visible.extend(plan.values());
            }
        }
    }

    fn operation(&mut self, plan: &Plan, visible: &[Value], region: Region) {
        let binding = plan.binding();
        self.out.push_str(&binding);
        match self.random.below(20) {
            0 if plan.types.is_empty() && region.depth < self.profile.depth => self.module(region),
            1 if plan.types.is_empty() && region.symbols && self.profile.functions => self.function(region),
            2 if !plan.types.is_empty() => self.cast(plan, visible),
            3 if region.function => self.call(plan, visible),
            4 if region.function => {
                let operands = self.operands(visible);
                // The result names belong to the second of the two operations.
                self.out.truncate(self.out.len() - binding.len());
                self.indirect_call(&operands, &plan.types, &binding);
            }
            5 if plan.types.is_empty() && region.symbols && self.profile.dialects => self.gpu_module(region),
            _ => self.unregistered(plan, visible, region),
        }
    }

    fn unregistered(&mut self, plan: &Plan, visible: &[Value], region: Region) {
        let operands = self.operands(visible);
        let name = *self.random.pick(&NAMES);
        let names: Vec<&str> = operands.iter().map(|value| value.name.as_str()).collect();
        let _ = write!(self.out, "\"{name}\"({})", names.join(", "));
        if self.random.chance(20) {
            self.in_properties = true;
            let properties = if self.random.chance(90) {
                format!("{{{}}}", self.entries_of_operation())
            } else {
                self.attribute()
            };
            self.in_properties = false;
            let _ = write!(self.out, " <{properties}>");
        }
        if region.depth < self.profile.depth && self.random.chance(20) {
            self.regions(visible, region);
        }
        self.attributes_and_signature(&operands, plan, region);
    }

    fn entries_of_operation(&mut self) -> String {
        let count = [0, 0, 1, 1, 2, 3, 4][self.random.below(7)];
        self.entries(count, Self::attribute)
    }

    /// The attributes, the types and the location of an operation in generic form.
    fn attributes_and_signature(&mut self, operands: &[Value], plan: &Plan, region: Region) {
        let mut attributes = self.entries_of_operation();
        if region.symbols && self.random.chance(10) {
            let symbol = self.symbol();
            let separator = if attributes.is_empty() { "" } else { ", " };
            let quoted = if symbol.starts_with('"') { symbol } else { format!("\"{symbol}\"") };
            attributes = format!("{attributes}{separator}sym_name = {quoted}");
        }
        if !attributes.is_empty() {
            let _ = write!(self.out, " {{{attributes}}}");
        }
        self.signature(operands, plan);
    }

    fn signature(&mut self, operands: &[Value], plan: &Plan) {
        let inputs: Vec<&str> = operands.iter().map(|value| value.ty.as_str()).collect();
        let location = self.trailing_location();
        let _ = writeln!(self.out, " : ({}) -> ({}){location}", inputs.join(", "), plan.types.join(", "));
    }

    fn regions(&mut self, visible: &[Value], region: Region) {
        let inner = Region { graph: true, symbols: false, function: false, depth: region.depth + 1 };
        self.out.push_str(" (");
        for at in 0..1 + self.random.below(2) {
            self.out.push_str(if at == 0 { "{\n" } else { ", {\n" });
            match self.random.below(10) {
                0 => {}
                1..=4 => self.control_flow(visible, inner, Vec::new(), &Ending::Unregistered),
                _ => {
                    let operations = 1 + self.random.below(self.profile.operations.min(4));
                    if self.random.chance(30) {
                        let arguments = self.block_arguments();
                        let written = self.written_arguments(&arguments);
                        let _ = writeln!(self.out, "^entry({written}):");
                        let visible = [visible, &arguments].concat();
                        self.block(&visible, inner, operations);
                    } else {
                        self.block(visible, inner, operations);
                    }
                }
            }
            self.out.push('}');
        }
        self.out.push(')');
    }

    fn block_arguments(&mut self) -> Vec<Value> {
        (0..self.random.below(4)).map(|_| Value { name: self.value_name(), ty: self.ty() }).collect()
    }

    fn written_arguments(&mut self, arguments: &[Value]) -> String {
        let written: Vec<String> = arguments
            .iter()
            .map(|Value { name, ty }| {
                let location = self.trailing_location();
                format!("{name}: {ty}{location}")
            })
            .collect();
        written.join(", ")
    }

    /// The blocks of a region with branches between them. The entry block has these arguments; without any, and in a
    /// function, it has no label.
    fn control_flow(&mut self, outer: &[Value], region: Region, entry: Vec<Value>, ending: &Ending) {
        let blocks = self.plan_blocks(entry, ending);
        let single = blocks.len() == 1;
        let dominators = dominators(&blocks);
        for (at, block) in blocks.iter().enumerate() {
            let labelled = at > 0 || (!ending.is_function() && !block.arguments.is_empty());
            if labelled {
                let arguments = self.written_arguments(&block.arguments);
                let _ = writeln!(self.out, "{}({arguments}):", block.label);
            }
            // A region of one block is a graph, unless it is a function's.
            let graph = single && !ending.is_function();
            let mut visible = outer.to_vec();
            for (other, values) in blocks.iter().enumerate() {
                // A block that cannot be reached is dominated by all.
                if other != at && dominators[at].as_ref().is_none_or(|set| set.contains(&other)) {
                    visible.extend(values.values());
                }
            }
            visible.extend(if graph { block.values() } else { block.arguments.clone() });
            let inner = Region { graph, symbols: false, function: ending.is_function(), ..region };
            for plan in &block.plans {
                self.operation(plan, &visible, inner);
                if !graph {
                    visible.extend(plan.values());
                }
            }
            self.terminator(&blocks, block, &visible, ending);
        }
    }

    fn plan_blocks(&mut self, entry: Vec<Value>, ending: &Ending) -> Vec<Block> {
        let count = 1 + self.random.below(4);
        (0..count)
            .map(|at| {
                let arguments = match at {
                    0 if ending.is_function() => entry.clone(),
                    _ => self.block_arguments(),
                };
                let operations = self.random.below(3);
                let mut plans = self.plans(operations);
                if let (0, Ending::Function(results)) = (at, ending) {
                    plans.insert(0, Plan { name: results.name.clone(), types: results.types.clone() });
                }
                let successors = if count == 1 || self.random.chance(20) {
                    Vec::new()
                } else {
                    (0..1 + self.random.below(3)).map(|_| 1 + self.random.below(count - 1)).collect()
                };
                let label = format!("^{}{at}", self.random.pick(&["bb", "b.", "L-", "_", "$"]));
                Block { label, arguments, plans, successors }
            })
            .collect()
    }

    fn terminator(&mut self, blocks: &[Block], block: &Block, visible: &[Value], ending: &Ending) {
        if let (true, Ending::Function(results)) = (block.successors.is_empty(), ending) {
            let values: Vec<Value> = results.values().collect();
            let names: Vec<&str> = values.iter().map(|value| value.name.as_str()).collect();
            let colon = if names.is_empty() { "" } else { " : " };
            let location = self.trailing_location();
            let _ = writeln!(
                self.out,
                "return {}{colon}{}{location}",
                names.join(", "),
                results.types.join(", ")
            );
            return;
        }
        let operands = self.operands(visible);
        let names: Vec<&str> = operands.iter().map(|value| value.name.as_str()).collect();
        let labels: Vec<&str> = block.successors.iter().map(|at| blocks[*at].label.as_str()).collect();
        let successors = if labels.is_empty() { String::new() } else { format!("[{}]", labels.join(", ")) };
        let _ = write!(self.out, "\"t.end\"({}){successors}", names.join(", "));
        let entries = self.entries_of_operation();
        if !entries.is_empty() {
            let _ = write!(self.out, " {{{entries}}}");
        }
        self.signature(&operands, &Plan { name: String::new(), types: Vec::new() });
    }

    fn module(&mut self, region: Region) {
        let name = if region.symbols && self.random.chance(50) {
            format!(" @{}", self.symbol())
        } else {
            String::new()
        };
        let attributes = if region.is_outermost() && self.profile.dialects && self.random.chance(20) {
            format!(" attributes {{{}}}", self.layout_spec())
        } else {
            self.prefixed_attributes()
        };
        let _ = writeln!(self.out, "builtin.module{name}{attributes} {{");
        self.symbols(region);
        self.out.push('}');
        let location = self.trailing_location();
        self.line(&location);
    }

    /// The operations of a symbol table.
    pub(super) fn symbols(&mut self, region: Region) {
        let inner = Region { graph: true, symbols: true, function: false, depth: region.depth + 1 };
        let operations = self.random.below(self.profile.operations.min(4) + 1);
        let outer = std::mem::take(&mut self.declarations);
        self.block(&[], inner, operations);
        self.declare_functions();
        self.declarations = outer;
    }

    /// ` attributes {...}` with names that have a dialect, or nothing.
    fn prefixed_attributes(&mut self) -> String {
        if !self.random.chance(20) {
            return String::new();
        }
        let value = self.attribute();
        format!(" attributes {{d.unit, d.value = {value}}}")
    }

    fn function(&mut self, region: Region) {
        let name = self.symbol();
        let arguments = self.block_arguments();
        let results = self.plan();
        let written: Vec<String> = arguments
            .iter()
            .map(|Value { name, ty }| {
                let attributes = if self.random.chance(20) {
                    format!(" {{d.arg = {}}}", self.attribute())
                } else {
                    String::new()
                };
                let location = self.trailing_location();
                format!("{name}: {ty}{attributes}{location}")
            })
            .collect();
        let result_types: Vec<String> = results
            .types
            .iter()
            .map(|ty| {
                if self.random.chance(20) {
                    format!("{ty} {{d.res = {}}}", self.attribute())
                } else {
                    ty.clone()
                }
            })
            .collect();
        let visibility = *self.random.pick(&["", "", "public ", "private ", "nested "]);
        let attributes = self.prefixed_attributes();
        let _ = writeln!(
            self.out,
            "func.func {visibility}@{name}({}) -> ({}){attributes} {{",
            written.join(", "),
            result_types.join(", ")
        );
        let inner = Region { graph: false, symbols: false, function: true, depth: region.depth + 1 };
        self.control_flow(&[], inner, arguments, &Ending::Function(results));
        self.out.push('}');
        let location = self.trailing_location();
        self.line(&location);
    }

    fn call(&mut self, plan: &Plan, visible: &[Value]) {
        let (operands, callee) = (self.operands(visible), self.symbol());
        let names: Vec<&str> = operands.iter().map(|value| value.name.as_str()).collect();
        let inputs: Vec<&str> = operands.iter().map(|value| value.ty.as_str()).collect();
        let signature = format!("({}) -> ({})", inputs.join(", "), plan.types.join(", "));
        let _ = writeln!(self.out, "func.call @{callee}({}) : {signature}", names.join(", "));
        self.declarations.push(format!("func.func private @{callee}{signature}"));
    }

    fn cast(&mut self, plan: &Plan, visible: &[Value]) {
        let operands = self.operands(visible);
        let names: Vec<&str> = operands.iter().map(|value| value.name.as_str()).collect();
        let inputs: Vec<&str> = operands.iter().map(|value| value.ty.as_str()).collect();
        let from = if names.is_empty() {
            String::new()
        } else {
            format!(" {} : {}", names.join(", "), inputs.join(", "))
        };
        let location = self.trailing_location();
        let _ = writeln!(
            self.out,
            "builtin.unrealized_conversion_cast{from} to {}{location}",
            plan.types.join(", ")
        );
    }
}

/// The terminator of the blocks without successors.
enum Ending {
    /// An unregistered operation.
    Unregistered,
    /// A return of the results of the first operation of the entry block.
    Function(Plan),
}

impl Ending {
    fn is_function(&self) -> bool {
        matches!(self, Self::Function(_))
    }
}

/// The blocks that dominate each block, itself included; `None` for one that cannot be reached.
fn dominators(blocks: &[Block]) -> Vec<Option<Vec<usize>>> {
    let mut sets: Vec<Option<Vec<usize>>> = vec![None; blocks.len()];
    sets[0] = Some(vec![0]);
    loop {
        let mut changed = false;
        for at in 1..blocks.len() {
            let before = blocks.iter().enumerate().filter(|(_, block)| block.successors.contains(&at));
            let mut common: Option<Vec<usize>> = None;
            for set in before.filter_map(|(block, _)| sets[block].as_ref()) {
                common = Some(match common {
                    None => set.clone(),
                    Some(common) => common.into_iter().filter(|block| set.contains(block)).collect(),
                });
            }
            if let Some(common) = &mut common {
                common.retain(|block| *block != at);
                common.push(at);
            }
            if common != sets[at] {
                sets[at] = common;
                changed = true;
            }
        }
        if !changed {
            return sets;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn blocks(successors: &[&[usize]]) -> Vec<Block> {
        let block = |successors: &&[usize]| Block {
            label: String::new(),
            arguments: Vec::new(),
            plans: Vec::new(),
            successors: successors.to_vec(),
        };
        successors.iter().map(block).collect()
    }

    #[test]
    fn the_join_of_a_diamond_is_dominated_by_its_head_alone() {
        let found = dominators(&blocks(&[&[1, 2], &[3], &[3], &[], &[3]]));
        assert_eq!(found, [Some(vec![0]), Some(vec![0, 1]), Some(vec![0, 2]), Some(vec![0, 3]), None]);
    }

    #[test]
    fn the_head_of_a_loop_dominates_its_body() {
        let found = dominators(&blocks(&[&[2], &[2, 3], &[1], &[]]));
        assert_eq!(found, [Some(vec![0]), Some(vec![0, 2, 1]), Some(vec![0, 2]), Some(vec![0, 2, 1, 3])]);
    }
}
