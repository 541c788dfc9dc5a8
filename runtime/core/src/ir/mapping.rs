//! Copies that use other values and blocks than their originals: [`IrMapping`] (MLIR `IRMapping`), within an [`Ir`] and
//! from one to another.
//!
//! Not here: copies that use the same ones (`clone`).

use super::ids::{BlockId, OpId, RegionId, ValueId};
use super::location::Loc;
use super::storage::{Ir, OpParts};
use super::view::{BlockRef, OpRef, RegionRef, ValueRef};
use rustc_hash::FxHashMap;

/// Maps the values and blocks of an original to their counterparts in a copy: see [`Ir::clone_op_with`],
/// [`Ir::clone_region`] and [`Ir::clone_from_ir`].
///
/// The caller maps values and blocks from outside of the original. Copying adds the ones inside: afterwards, each value
/// and block of the original is mapped to its copy.
#[derive(Clone, Debug, Default)]
pub struct IrMapping {
    values: FxHashMap<ValueId, ValueId>,
    blocks: FxHashMap<BlockId, BlockId>,
}

impl IrMapping {
    /// A mapping without entries.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// A copy has `to` for `from`.
    pub fn map(&mut self, from: ValueId, to: ValueId) {
        self.values.insert(from, to);
    }

    /// A copy has the block `to` for `from`.
    pub fn map_block(&mut self, from: BlockId, to: BlockId) {
        self.blocks.insert(from, to);
    }

    /// The value that a copy uses for a value.
    #[must_use]
    pub fn value(&self, from: ValueId) -> Option<ValueId> {
        self.values.get(&from).copied()
    }

    /// The block that a copy uses for a block.
    #[must_use]
    pub fn block(&self, from: BlockId) -> Option<BlockId> {
        self.blocks.get(&from).copied()
    }

    /// Adds the values and blocks inside an operation and its copy.
    fn add_copy(&mut self, from: OpRef<'_, '_>, to: OpRef<'_, '_>) {
        for (from, to) in from.walk().zip(to.walk()) {
            self.add_values(from.results(), to.results());
            for (from, to) in from.regions().zip(to.regions()) {
                for (from, to) in from.blocks().zip(to.blocks()) {
                    self.map_block(from.id(), to.id());
                    self.add_values(from.arguments(), to.arguments());
                }
            }
        }
    }

    fn add_values<'a, 'b, 'c: 'a, 'd: 'b>(
        &mut self,
        from: impl Iterator<Item = ValueRef<'a, 'c>>,
        to: impl Iterator<Item = ValueRef<'b, 'd>>,
    ) {
        self.values.extend(from.map(ValueRef::id).zip(to.map(ValueRef::id)));
    }
}

impl<'c> Ir<'c> {
    /// As [`Self::clone_op`]. The copy uses the mapped values and blocks in place of the operation's.
    ///
    /// ```
    /// # use isogloss::{Context, ir::{Ir, IrMapping}};
    /// let ctx = Context::new();
    /// let mut ir = Ir::parse(&ctx, r#"
    ///   %0, %1 = "t.two"() : () -> (i8, i8)
    ///   "t.use"(%0, %1) : (i8, i8) -> ()"#)?;
    /// let two = ir.block(ir.body()).first_op().unwrap();
    /// let user = two.next().unwrap().id();
    /// let (a, b) = (two.result(0).unwrap().id(), two.result(1).unwrap().id());
    /// let mut mapping = IrMapping::new();
    /// mapping.map(a, b);
    /// let copy = ir.clone_op_with(user, &mut mapping);
    /// assert_eq!(ir.op(copy).operand(0).unwrap().id(), b);
    /// # Ok::<(), isogloss::Diagnostic>(())
    /// ```
    #[track_caller]
    pub fn clone_op_with(&mut self, op: OpId, mapping: &mut IrMapping) -> OpId {
        let copy = self.clone_op(op);
        mapping.add_copy(self.op(op), self.op(copy));
        self.use_mapped(copy, mapping);
        copy
    }

    /// Copies the blocks of a region to the end of another one, which may be a region of the same operation (MLIR
    /// `Region::cloneInto`). An argument that is mapped before is not copied: the copy uses the value that it is mapped to.
    ///
    /// Returns the copy of the entry block; `None` if the region has no blocks.
    #[track_caller]
    pub fn clone_region(&mut self, from: RegionId, to: RegionId, mapping: &mut IrMapping) -> Option<BlockId> {
        let blocks: Vec<BlockId> = self.region(from).blocks().map(BlockRef::id).collect();
        let copies: Vec<BlockId> = blocks.iter().map(|_| self.create_block()).collect();
        for (&block, &copy) in blocks.iter().zip(&copies) {
            mapping.map_block(block, copy);
            let arguments: Vec<_> =
                self.block(block).arguments().map(|value| (value.id(), value.ty(), value.loc())).collect();
            for (argument, ty, loc) in arguments {
                if mapping.value(argument).is_none() {
                    let new = self.add_argument(copy, ty, loc);
                    mapping.map(argument, new);
                }
            }
            self.append_block(to, copy);
        }
        let mut ops = Vec::new();
        for (&block, &copy) in blocks.iter().zip(&copies) {
            let originals: Vec<OpId> = self.block(block).ops().map(OpRef::id).collect();
            for op in originals {
                let new = self.clone_op(op);
                mapping.add_copy(self.op(op), self.op(new));
                self.append_op(copy, new);
                ops.push(new);
            }
        }
        // A value may be used before it is copied.
        for op in ops {
            self.use_mapped(op, mapping);
        }
        copies.first().copied()
    }

    /// Replaces mapped values and blocks in a copied operation and its contents.
    #[track_caller]
    fn use_mapped(&mut self, copy: OpId, mapping: &IrMapping) {
        for op in self.ids_inside(copy) {
            let view = self.op(op);
            let operands = view.operands().map(|value| mapping.value(value.id())).enumerate();
            let operands: Vec<_> = operands.filter_map(|(index, value)| Some((index, value?))).collect();
            let successors = view.successors().map(|block| mapping.block(block.id())).enumerate();
            let successors: Vec<_> = successors.filter_map(|(index, block)| Some((index, block?))).collect();
            for (index, value) in operands {
                self.set_operand(op, index, value);
            }
            for (index, block) in successors {
                self.set_successor(op, index, block);
            }
        }
    }

    /// Copies an operation of another `Ir` of the same context, with everything inside it. The copy is in no block. Locations
    /// are copied; resources are not: see [`Self::add_resources`].
    ///
    /// Values and blocks that the operation uses from outside must be mapped to parts of this `Ir`.
    ///
    /// ```
    /// # use isogloss::{Context, ir::{Ir, IrMapping}};
    /// let ctx = Context::new();
    /// let library = Ir::parse(&ctx, r#""t.f"() ({ %0 = "t.one"() : () -> i8 }) : () -> ()"#)?;
    /// let f = library.block(library.body()).first_op().unwrap();
    /// let mut ir = Ir::new(&ctx);
    /// let copy = ir.clone_from_ir(f, &mut IrMapping::new());
    /// let body = ir.body();
    /// ir.append_op(body, copy);
    /// assert_eq!(ir.to_string(), library.to_string());
    /// # Ok::<(), isogloss::Diagnostic>(())
    /// ```
    ///
    /// # Panics
    /// If it uses a value or a block from outside that is not mapped, or is of another context.
    #[track_caller]
    pub fn clone_from_ir(&mut self, op: OpRef<'_, 'c>, mapping: &mut IrMapping) -> OpId {
        // The regions of the copies of operations around the next one.
        let mut copies = Vec::new();
        for original in op.walk() {
            let copy = self.clone_alone_from(original, mapping);
            if original != op
                && let Some(block) = original.block().and_then(|block| mapping.block(block.id()))
            {
                self.append_op(block, copy);
            }
            copies.push((original, copy));
        }
        // A value may be used before it is copied.
        for &(original, copy) in &copies {
            let mapped = |value: ValueRef<'_, 'c>| match mapping.value(value.id()) {
                Some(mapped) => mapped,
                None => panic!("`{}` uses {value}, which is outside and not mapped", original.name()),
            };
            let mapped_block = |block: BlockRef<'_, 'c>| match mapping.block(block.id()) {
                Some(mapped) => mapped,
                None => panic!("`{}` branches to {block}, which is outside and not mapped", original.name()),
            };
            let operands: Vec<ValueId> = original.operands().map(mapped).collect();
            let successors: Vec<BlockId> = original.successors().map(mapped_block).collect();
            self.set_operands(copy, &operands);
            self.set_successors(copy, &successors);
        }
        copies[0].1
    }

    /// Copies an operation of another `Ir` without operands and successors, and its regions with empty blocks.
    #[track_caller]
    fn clone_alone_from(&mut self, original: OpRef<'_, 'c>, mapping: &mut IrMapping) -> OpId {
        let regions: Vec<RegionId> =
            original.regions().map(|region| self.clone_blocks_from(region, mapping)).collect();
        let types: Vec<_> = original.results().map(ValueRef::ty).collect();
        let properties = original.ir().slots[original.ir().ops[original.id].properties].to_vec();
        let name = self.intern_name(original.name());
        let loc = self.loc_from(original.ir(), original.loc());
        let copy = self.create_op(&OpParts {
            result_types: &types,
            regions: &regions,
            properties: &properties,
            attributes: original.attributes(),
            ..OpParts::new(name, loc)
        });
        mapping.add_values(original.results(), self.op(copy).results());
        copy
    }

    fn clone_blocks_from(&mut self, region: RegionRef<'_, 'c>, mapping: &mut IrMapping) -> RegionId {
        let copy = self.create_region();
        for block in region.blocks() {
            let new = self.create_block();
            mapping.map_block(block.id(), new);
            for argument in block.arguments() {
                let loc = self.loc_from(region.ir(), argument.loc());
                let value = self.add_argument(new, argument.ty(), loc);
                mapping.map(argument.id(), value);
            }
            self.append_block(copy, new);
        }
        copy
    }

    /// The location in this `Ir` for a location of another one.
    fn loc_from(&mut self, other: &Ir<'c>, loc: Loc) -> Loc {
        match other.sources.position(loc) {
            Some((file, at)) => self.sources.add_position(file, at),
            None => self.sources.intern(other.sources.location(loc)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Context;
    use crate::dialects::func;
    use crate::ir::text::{OpPrintFlags, print};
    use crate::text::PrintOptions;

    const LOOP: &str = r#"func.func @f(%n: i8) {
  "t.start"(%n)[^head] : (i8) -> ()
^tail:
  "t.use"(%a, %n) : (i8, i8) -> ()
  "t.end"() : () -> ()
^head:
  %a = "t.make"() ({ "t.inner"(%n) : (i8) -> () }) : () -> i8
  "t.jump"(%a)[^tail, ^head] : (i8) -> ()
}"#;

    fn first<'a, 'c>(ir: &'a Ir<'c>) -> OpRef<'a, 'c> {
        ir.block(ir.body()).first_op().expect("an operation")
    }

    #[test]
    fn an_operation_with_all_parts_is_the_same_in_another_ir() {
        let ctx = Context::with_dialects([func::dialect()]);
        let source = Ir::parse(&ctx, LOOP).expect("valid");
        let mut ir = Ir::new(&ctx);
        let body = ir.body();
        // Numbers of parts differ in both.
        ir.builder_at_end(body).op("t.other").result(ctx.i32()).region().create();
        let copy = ir.clone_from_ir(first(&source), &mut IrMapping::new());
        ir.append_op(body, copy);
        let other = first(&ir).id();
        ir.erase(other);
        let text = |ir: &Ir<'_>| {
            let mut text = Vec::new();
            print(first(ir), OpPrintFlags::default().debug_info(true), &PrintOptions::default(), &mut text);
            String::from_utf8(text).expect("a text")
        };
        assert_eq!(text(&ir), text(&source));
        assert!(ir.verify().is_ok() && source.verify().is_ok());
    }

    #[test]
    fn values_from_outside_are_mapped_or_refused() {
        let ctx = Context::new();
        let source =
            Ir::parse(&ctx, "%0 = \"t.a\"() : () -> i8\n\"t.use\"(%0, %0) : (i8, i8) -> ()").expect("valid");
        let user = first(&source).next().expect("a user");
        let mut ir = Ir::parse(&ctx, "%0 = \"t.b\"() : () -> i8").expect("valid");
        let (body, own) = (ir.body(), first(&ir).result(0).expect("a result").id());
        let mut mapping = IrMapping::new();
        mapping.map(first(&source).result(0).expect("a result").id(), own);
        let copy = ir.clone_from_ir(user, &mut mapping);
        ir.append_op(body, copy);
        assert!(ir.verify().is_ok() && ir.value(own).uses().count() == 2, "{ir}");
        let panic = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            ir.clone_from_ir(user, &mut IrMapping::new())
        }));
        let panic = panic.expect_err("it is refused");
        let message = panic.downcast_ref::<String>().expect("a message");
        assert_eq!(message, "`t.use` uses %0, which is outside and not mapped");
    }

    #[test]
    fn the_copy_of_a_region_uses_its_own_values_and_what_is_mapped() {
        let ctx = Context::with_dialects([func::dialect()]);
        let mut ir = Ir::parse(&ctx, LOOP).expect("valid");
        let function = first(&ir);
        let (function, region) = (function.id(), function.region(0).expect("a body").id());
        let (entry, argument) = {
            let entry = ir.region(region).entry().expect("an entry");
            (entry.id(), entry.argument(0).expect("an argument").id())
        };
        // The body follows itself: the copy's blocks use the argument of the function.
        let mut mapping = IrMapping::new();
        mapping.map(argument, argument);
        let copy = ir.clone_region(region, region, &mut mapping).expect("a block");
        assert_eq!((mapping.block(entry), ir.block(copy).num_arguments()), (Some(copy), 0));
        let end = ir.op(function).walk().find(|op| op.name() == "t.end").expect("an end").id();
        let block = ir.op(end).block().expect("a block").id();
        ir.erase(end);
        ir.builder_at_end(block).op("t.jump").successor(copy).create();
        assert!(ir.verify().is_ok(), "{ir}");
        assert_eq!(ir.value(argument).users_in_order().len(), 6);
    }
}
