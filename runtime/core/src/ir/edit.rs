//! Changes to the operations of an [`Ir`]: operands, successors, types, attributes.

use super::arguments::OptionalAttribute;
use super::data::UseData;
use super::def::{Arity, SegmentPolicy};
use super::ids::{BlockId, EdgeId, OpId, OpIndex, PropertyId, PublicId, Run, UseId, ValueId, ValueIndex};
use super::links::link_use;
use super::location::Loc;
use super::range::Operands;
use super::storage::Ir;
use super::view::ValueRef;
use crate::builtin::{DenseArrayAttr, DictionaryAttr, StringAttr, string_bytes};
use crate::{Attribute, Node, Type};

impl<'c> Ir<'c> {
    // ---- values -------------------------------------------------------------

    /// Replaces every use of a value by a use of another one. In order, each use is linked in
    /// front of the uses of the other value, as in MLIR: bytecode keeps the order of uses.
    #[track_caller]
    #[doc(alias = "replaceAllUsesWith")]
    pub fn replace_all_uses(&mut self, value: ValueId, with: ValueId) {
        let (value, with) = (self.values.check(value), self.values.check(with));
        self.move_uses(value, with);
    }

    /// As [`Self::replace_all_uses`].
    #[track_caller]
    pub(crate) fn move_uses(&mut self, value: ValueIndex, with: ValueIndex) {
        if value == with {
            return;
        }
        let (mut uses, mut values) = (self.uses.places(), self.values.places());
        let mut following = values[value].first_use.take();
        while let Some(slot) = following {
            following = uses[slot].next;
            link_use(&mut uses, &mut values, slot, with);
        }
    }

    /// Sets the operand at an index.
    ///
    /// # Panics
    /// If there is no such operand.
    #[track_caller]
    #[doc(alias = "setOperand")]
    pub fn set_operand(&mut self, op: OpId, index: usize, value: ValueId) {
        let (op, value) = (self.ops.check(op), self.values.check(value));
        match self.ops[op].operands.get::<UseId>(index) {
            Some(slot) => {
                self.unlink_uses(Run::of(slot));
                self.link_use(slot, value);
            }
            None => self.refuse_index(op, "operand", index, self.op_at(op).operands().len()),
        }
    }

    /// Replaces all operands of an operation. Their number may change.
    #[track_caller]
    #[doc(alias = "setOperands")]
    pub fn set_operands(&mut self, op: OpId, values: &[ValueId]) {
        let op = self.ops.check(op);
        self.check_ids(values, &[], &[]);
        let old = self.ops[op].operands;
        self.unlink_uses(old);
        // No list of uses contains the old operands now: they may move.
        let run = self.uses.resize_run(old, values.len(), UseData::vacant(op));
        self.ops[op].operands = run;
        for (slot, &value) in run.ids::<UseId>().zip(values) {
            self.uses[slot].op = op;
            self.link_use(slot, value.bare());
        }
    }

    /// Replaces the operands of one declared group (ODS `$name`), as
    /// [`OpRef::operand_group`](super::OpRef::operand_group) returns them. Updates the property with the sizes of the groups.
    /// If the number of the values of a variadic of variadics changes, they become one group of it; see
    /// [`Self::set_operand_groups`].
    ///
    /// # Panics
    /// If the operation is not registered or has no such group, or the definition does not allow the number
    /// of values: a required operand has one value, an optional one at most one, and groups of equal
    /// size (`SameVariadicOperandSize`) keep their size.
    #[track_caller]
    pub fn set_operand_group(&mut self, op: OpId, group: usize, values: &[ValueId]) {
        self.check_ids(values, &[], &[]);
        let view = self.op(op);
        let groups = view.def().map_or(&[][..], |def| def.operands);
        let Some(declared) = groups.get(group) else {
            panic!("`{}` has no operand group {group}", view.name())
        };
        let old = view.operand_group(group).len();
        let policy = view.def().map_or(SegmentPolicy::Rest, |def| def.operand_segments);
        let allowed = match (declared.arity, policy) {
            (Arity::One, _) => values.len() == 1,
            (_, SegmentPolicy::Equal) => values.len() == old,
            (Arity::Optional, _) => values.len() <= 1,
            (Arity::Variadic | Arity::Nested { .. }, SegmentPolicy::Rest | SegmentPolicy::Sized { .. }) => {
                true
            }
        };
        assert!(
            allowed,
            "operand `{}` of `{}` cannot have {} values",
            declared.name,
            view.name(),
            values.len()
        );
        let len = |at: usize| if at == group { values.len() } else { view.operand_group(at).len() };
        let sizes: Vec<i32> = (0..groups.len()).map(|at| len(at) as i32).collect();
        let before: usize = (0..group).map(|at| view.operand_group(at).len()).sum();
        let ids = |operands: Operands<'_, 'c>| operands.map(ValueRef::id).collect::<Vec<_>>();
        let mut all = ids(view.operands());
        if old == values.len() {
            for (index, value) in values.iter().enumerate() {
                self.set_operand(op, before + index, *value);
            }
            return;
        }
        all.splice(before..before + old, values.iter().copied());
        self.set_operands(op, &all);
        let inner = match declared.arity {
            Arity::Nested { property } => Some((property as usize, vec![values.len() as i32])),
            Arity::One | Arity::Optional | Arity::Variadic => None,
        };
        let outer = policy.property().map(|property| (property, sizes));
        for (property, sizes) in inner.into_iter().chain(outer) {
            let sizes = DenseArrayAttr::i32s(self.context, &sizes);
            self.set_property(op, property, Some(sizes.into()));
        }
    }

    /// Replaces the groups of one declared operand that is a variadic of variadics (ODS `VariadicOfVariadic`), as
    /// [`OpRef::nested_operand_groups`](super::OpRef::nested_operand_groups) returns them.
    ///
    /// # Panics
    /// As [`Self::set_operand_group`], and if the operand is of another kind.
    #[track_caller]
    pub fn set_operand_groups(&mut self, op: OpId, group: usize, groups: &[&[ValueId]]) {
        let view = self.op(op);
        let arity = view.def().and_then(|def| def.operands.get(group)).map(|declared| declared.arity);
        let Some(Arity::Nested { property }) = arity else {
            panic!("operand {group} of `{}` is not a variadic of variadics", view.name())
        };
        let sizes: Vec<i32> = groups.iter().map(|group| group.len() as i32).collect();
        self.set_operand_group(op, group, &groups.concat());
        let sizes = DenseArrayAttr::i32s(self.context, &sizes);
        self.set_property(op, property as usize, Some(sizes.into()));
    }

    /// Sets the successor at an index.
    ///
    /// # Panics
    /// If there is no such successor.
    #[track_caller]
    pub fn set_successor(&mut self, op: OpId, index: usize, block: BlockId) {
        let (op, block) = (self.ops.check(op), self.blocks.check(block));
        match self.extra(op).successors.get::<EdgeId>(index) {
            Some(slot) => {
                self.unlink_edge(slot);
                self.link_edge(slot, block);
            }
            None => self.refuse_index(op, "successor", index, self.op_at(op).successors().len()),
        }
    }

    /// Replaces all successors of an operation. Their number may change.
    #[track_caller]
    pub fn set_successors(&mut self, op: OpId, blocks: &[BlockId]) {
        let op = self.ops.check(op);
        self.check_ids(&[], blocks, &[]);
        let old = self.extra(op).successors;
        for slot in old.ids::<EdgeId>().rev() {
            self.unlink_edge(slot);
        }
        self.edges.remove_run(old);
        let run = self.create_edges(op, blocks.iter().map(|block| block.bare()));
        if run.len > 0 || old.len > 0 {
            self.extra_mut(op).successors = run;
        }
    }

    /// Sets the type of a value. The verifier checks whether the uses accept it.
    ///
    /// # Panics
    /// If the type is of another context.
    #[track_caller]
    pub fn set_type(&mut self, value: ValueId, ty: Type<'c>) {
        self.check_types(&[ty]);
        self.values[value].ty = ty;
    }

    /// Replaces the types and attributes of an operation and of everything inside it by the results of `new`: the types
    /// of results and block arguments, the dictionary of discardable attributes, and each property. A node of another
    /// kind is ignored.
    ///
    /// # Panics
    /// If a type or an attribute is of another context.
    #[track_caller]
    pub fn replace_nodes(&mut self, root: OpId, mut new: impl FnMut(Node<'c>) -> Node<'c>) {
        for op in self.ids_inside(root) {
            let view = self.op(op);
            let arguments =
                view.regions().flat_map(|region| region.blocks()).flat_map(|block| block.arguments());
            let values: Vec<ValueId> = view.results().chain(arguments).map(ValueRef::id).collect();
            for value in values {
                if let Some(ty) = Type::from_node(new(self.values[value].ty.node())) {
                    self.set_type(value, ty);
                }
            }
            if let Some(found) = self.op(op).attributes()
                && let Some(found) = Attribute::from_node(new(found.into()))
                && let Some(found) = found.dyn_cast::<DictionaryAttr<'_>>()
            {
                self.set_attributes(op, Some(found));
            }
            let properties = self.ops[op].properties;
            for slot in properties.ids::<PropertyId>() {
                let Some(property) = self.slots[slot] else { continue };
                if let Some(found) = Attribute::from_node(new(property.node())) {
                    self.check_attributes(&[found]);
                    self.slots[slot] = Some(found);
                }
            }
        }
    }

    // ---- attributes ---------------------------------------------------------

    /// Sets a property of a registered operation by its index in
    /// [`OpDef::properties`](super::OpDef::properties). `None` removes it; the sizes of segments are zero then.
    ///
    /// # Panics
    /// If the index is too high, or the value is of another context.
    #[inline]
    #[track_caller]
    pub fn set_property(&mut self, op: OpId, index: usize, value: Option<Attribute<'c>>) {
        self.check_attributes(value.as_slice());
        let op = self.ops.check(op);
        let value = value.or_else(|| {
            let mut segments = self.def(op)?.segment_properties();
            let (_, groups) = segments.find(|(property, _)| *property == index)?;
            Some(DenseArrayAttr::i32s(self.context, &vec![0; groups]).into())
        });
        let run = self.ops[op].properties;
        match self.slots[run].get_mut(index) {
            Some(slot) => *slot = value,
            None => self.refuse_index(op, "property", index, self.op_at(op).properties().count()),
        }
    }

    /// Sets the properties of an unregistered operation: an attribute of any kind.
    /// `None` removes it.
    ///
    /// # Panics
    /// If the operation is registered: [`Self::set_property`] sets its properties. If the value is of another context.
    #[track_caller]
    pub fn set_foreign_properties(&mut self, op: OpId, value: Option<Attribute<'c>>) {
        let op = self.ops.check(op);
        assert!(self.def(op).is_none(), "the operation is registered; `set_property` sets its properties");
        self.check_attributes(value.as_slice());
        let run = self.slots.resize_run(self.ops[op].properties, value.iter().len(), None);
        self.slots[run].fill(value);
        self.ops[op].properties = run;
    }

    /// Sets a property of a registered operation or, if it has no property of that
    /// name, a discardable attribute. `None` removes it.
    ///
    /// # Panics
    /// If the value is of another context.
    #[track_caller]
    #[doc(alias = "setAttr")]
    pub fn set_attribute(&mut self, op: OpId, name: &str, value: impl OptionalAttribute<'c>) {
        self.replace_attribute(op, name, value.into_option());
    }

    #[track_caller]
    fn replace_attribute(&mut self, op: OpId, name: &str, value: Option<Attribute<'c>>) {
        self.check_attributes(value.as_slice());
        let id = op;
        let op = self.ops.check(id);
        if let Some(index) = self.def(op).and_then(|def| def.property_index(name.as_bytes())) {
            return self.set_property(id, index, value);
        }
        let (names, values) = self.op_at(op).discardable();
        match (names.binary_search_by_key(&name.as_bytes(), |known| string_bytes(*known)), value) {
            (Ok(at), Some(value)) if self.op_at(op).interned_attributes().is_none() => {
                let run = self.extra(op).attributes;
                self.attributes[run][run.len as usize / 2 + at] = value;
            }
            (Err(_), None) => {}
            (found, value) => {
                let (mut names, mut values) = (names.to_vec(), values.to_vec());
                match (found, value) {
                    (Ok(at), Some(value)) => values[at] = value,
                    (Err(at), Some(value)) => {
                        names.insert(at, StringAttr::get(self.context, name).into());
                        values.insert(at, value);
                    }
                    (Ok(at) | Err(at), None) => {
                        names.remove(at);
                        values.remove(at);
                    }
                }
                self.set_discardable(op, &names, &values);
            }
        }
    }

    /// A dictionary of entries whose names differ.
    #[track_caller]
    pub(crate) fn dictionary<'n>(
        &self,
        entries: impl IntoIterator<Item = (&'n [u8], Attribute<'c>)>,
    ) -> DictionaryAttr<'c> {
        let entries = entries.into_iter().map(|(name, value)| (StringAttr::get(self.context, name), value));
        match DictionaryAttr::get(self.context, entries) {
            Ok(dictionary) => dictionary,
            Err(error) => panic!("{}", error.message()),
        }
    }

    /// Replaces all discardable attributes.
    ///
    /// # Panics
    /// If the attributes are of another context.
    #[track_caller]
    pub fn set_attributes(&mut self, op: OpId, attributes: Option<DictionaryAttr<'c>>) {
        self.check_attributes(attributes.map(Attribute::from).as_slice());
        let op = self.ops.check(op);
        self.replace_discardable(op, |ir| ir.store_dictionary(attributes));
    }

    /// Replaces all discardable attributes: names in ascending order, and a value for each.
    #[track_caller]
    pub(crate) fn set_discardable(&mut self, op: OpIndex, names: &[Attribute<'c>], values: &[Attribute<'c>]) {
        self.replace_discardable(op, |ir| ir.create_attributes(names, values));
    }

    fn replace_discardable(&mut self, op: OpIndex, store: impl FnOnce(&mut Self) -> Run) {
        let old = self.extra(op).attributes;
        self.attributes.remove_run(old);
        let new = store(self);
        if old.len > 0 || new.len > 0 {
            self.extra_mut(op).attributes = new;
        }
    }

    /// Sets the location of an operation.
    #[track_caller]
    pub fn set_loc(&mut self, op: OpId, loc: Loc) {
        self.ops[op].loc = loc;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Context;
    use crate::builtin::{IntegerAttr, UnitAttr};
    use crate::def::Dialect;
    use crate::ir::text::{FileOptions, parse_file};
    use crate::ir::{OpDef, OpParts, PropertyDef};

    #[test]
    fn arguments_keep_their_order_when_their_run_moves() {
        let ctx = Context::new();
        let mut ir = Ir::new(&ctx);
        let blocks = [ir.create_block(), ir.create_block()];
        let mut added = [Vec::new(), Vec::new()];
        for _ in 0..100 {
            for (block, added) in blocks.iter().zip(&mut added) {
                added.push(ir.add_argument(*block, ctx.i32(), Loc::UNKNOWN));
            }
        }
        for (block, added) in blocks.iter().zip(&added) {
            assert!(ir.block(*block).arguments().map(ValueRef::id).eq(added.iter().copied()));
            for (index, value) in (0..).zip(added) {
                assert_eq!(ir.value(*value).def(), Some(crate::ir::ValueDef::Argument(*block, index)));
            }
        }
    }

    #[test]
    fn a_replacement_of_another_kind_is_ignored() {
        let ctx = Context::with_dialects([&DIALECT]);
        let text = "module {\n  %0 = \"t.op\"() <{b, z = 1 : i32}> {y = i32} : () -> i32\n}\n";
        let mut ir = Ir::parse(&ctx, text).expect("it is right");
        let root = ir.root().expect("a module").id();
        let unit = Attribute::from(UnitAttr::get(&ctx));
        // An attribute is not a type, and a unit is not a dictionary.
        ir.replace_nodes(root, |node| if Type::from_node(node).is_some() { unit.node() } else { node });
        assert_eq!(ir.to_string(), text);
        ir.replace_nodes(root, |node| Attribute::from_node(node).map_or(node, |_| ctx.i64().node()));
        assert_eq!(ir.to_string(), text);
    }

    #[test]
    #[cfg_attr(not(any(debug_assertions, feature = "check-ids")), ignore = "names are not checked")]
    #[should_panic(expected = "of another `Ir`")]
    fn the_name_of_an_operation_is_one_of_its_ir() {
        let ctx = Context::new();
        let name = Ir::new(&ctx).intern_name("t.op");
        let mut ir = Ir::new(&ctx);
        ir.create_op(&OpParts::new(name, Loc::UNKNOWN));
    }

    static OP: OpDef = OpDef {
        properties: &[
            PropertyDef::new("z"),
            PropertyDef::new("b").default(|ctx| UnitAttr::get(ctx).into()),
            PropertyDef::new("c").optional_default(|ctx| UnitAttr::get(ctx).into()),
        ],
        ..OpDef::new("t", "t.op")
    };
    static DIALECT: Dialect = Dialect { ops: &[&OP], ..Dialect::new("t") };

    #[test]
    fn properties_are_slots_in_the_order_of_the_definition() {
        let ctx = Context::with_dialects([&DIALECT]);
        let mut ir = Ir::new(&ctx);
        let body = ir.body();
        let unit = UnitAttr::get(&ctx);
        let op = ir
            .builder_at_end(body)
            .op(&OP)
            .attribute("z", unit)
            .attribute("y", IntegerAttr::get(ctx.i32(), 1))
            .create();
        let given =
            |ir: &Ir<'_>| -> Vec<bool> { ir.op(op).properties().map(|(_, value)| value.is_some()).collect() };
        assert_eq!(given(&ir), [true, true, false]);
        assert_eq!(ir.op(op).property(0), Some(unit.into()));
        assert_eq!(ir.op(op).inherent_attr("y"), None);
        let names: Vec<&[u8]> = ir.op(op).all_attributes().map(|(name, _)| name).collect();
        assert_eq!(names, [b"b", b"y", b"z"]);
        assert_eq!(ir.to_string(), "module {\n  \"t.op\"() <{b, z}> {y = 1 : i32} : () -> ()\n}\n");
        ir.set_property(op, 2, Some(unit.into()));
        ir.set_attribute(op, "z", None);
        assert_eq!(given(&ir), [false, true, true]);
    }

    #[test]
    fn discardable_attributes_change_as_a_list_and_as_a_dictionary() {
        let ctx = Context::new();
        let text = r#""t.a"() {a, c = 1 : i32} : () -> () "t.b"() : () -> ()"#;
        let mut ir = Ir::parse(&ctx, text).expect("valid");
        let ids: Vec<OpId> = ir.block(ir.body()).ops().map(|op| op.id()).collect();
        let dictionary = ir.op(ids[0]).attributes();
        ir.set_attributes(ids[1], dictionary);
        let unit = Some(UnitAttr::get(&ctx).into());
        for op in ids {
            assert_eq!(ir.op(op).attributes(), dictionary);
            ir.set_attribute(op, "c", unit);
            ir.set_attribute(op, "b", unit);
            ir.set_attribute(op, "a", None);
            ir.set_attribute(op, "d", None);
            assert_eq!(ir.op(op).attributes().map(|all| all.to_string()).as_deref(), Some("{b, c}"));
            assert_eq!((ir.op(op).attribute("a"), ir.op(op).attribute("b")), (None, unit));
            let copy = ir.clone_op(op);
            assert_eq!(ir.op(copy).attributes(), ir.op(op).attributes());
            ir.set_attributes(op, None);
            assert_eq!(ir.op(op).attributes(), None);
            assert_ne!(ir.op(copy).attributes(), None);
        }
    }

    #[test]
    fn unknown_properties_are_dropped_and_braces_come_second() {
        let ctx = Context::with_dialects([&DIALECT]);
        let text = r#""t.op"() <{x, z = 1 : i32}> {z = 2 : i32, y, c} : () -> ()"#;
        let options = FileOptions::default();
        let parsed = parse_file(&ctx, text.as_bytes(), &options);
        assert!(parsed.errors.is_empty());
        let messages: Vec<&str> = parsed.warnings.iter().map(|found| found.message()).collect();
        assert_eq!(messages, ["'t.op' has no property `x`: it is dropped"]);
        let expected = "module {\n  \"t.op\"() <{b, c, z = 1 : i32}> {y} : () -> ()\n}\n";
        assert_eq!(parsed.ir.to_string(), expected);
    }
}
