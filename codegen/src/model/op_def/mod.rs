//! The table of an operation, one value for both back ends: its parts have the names of the runtime's `OpDef`, and
//! [`OpDef::of`] makes them from the model. [`op_tables!`](crate::op_tables) lists the parts, from which the emitter prints
//! and the loader keeps a value. The functions of an author (`verify`, `fold`, `syntax` and others) are no part of it: each
//! back end adds its own.

pub mod format;
mod list;
mod property;

pub use list::{
    Anchor, Argument, Chain, Class, Clause, EffectDef, Element, ElementCall, Elements, Group, GroupCall,
    Inside, Items, NameHint, NativeTrait, OpDef, OpTraits, OptionText, Property, PropertyCall, PropertyStart,
    PropertyText, Region, Segments, Successor, TypesOf, Unset,
};

use super::constraint::Constraint;
use super::op::{
    self, CoreKind, DefaultDialect, OpAttribute, OpClassRef, OpInterface, OpProperty, OpSyntax, OpTraitKind,
    Operation, PredicateTrait, ValueGroup,
};
use super::tables::TypeSource;
use super::{EffectTarget, Name, OpFormat, StoredValue, TypeSource as Source};
use isogloss_tablegen::Span;
use std::sync::Arc;

/// Calls the macro `fields` of [`op_tables!`](crate::op_tables) for the table of an operation.
#[doc(hidden)]
#[macro_export]
macro_rules! op_fields {
    ($fields:ident) => {
        $fields! { p OpDef<I> = declared(dialect: String, name: String) {
            summary: String, traits: OpTraits, operands: Vec<Chain<Group<I>, GroupCall<I>>>,
            results: Vec<Chain<Group<I>, GroupCall<I>>>, operand_segments: Segments, result_segments: Segments,
            properties: Vec<Property<I>>, regions: Vec<Region<I>>, successors: Vec<Successor>, parents: Vec<String>,
            implicit_terminator: Option<String>, native_traits: Vec<NativeTrait<I>>, predicates: Vec<I::Predicate>,
            interfaces: Vec<I::Interface>, effects: Vec<EffectDef>, format: Option<Elements<I>>, has_prop_dict: bool,
            hints: Vec<NameHint>, cached: Vec<op::CachedAttribute>, always_written: Vec<usize>, prints_all_properties: bool,
            default_dialect: Option<String>
        } }
    };
}

/// A back end that names the items of an operation's table.
pub trait OpBackEnd<I: Items> {
    /// The table of a constraint on a part of the operation.
    fn constraint(&mut self, owner: &Operation, constraint: &Arc<Constraint>) -> I::Constraint;
    /// The source of the type of an operand or a result; `None` if it is code without a counterpart.
    fn type_source(&mut self, owner: &Operation, ty: &ImpliedType<'_>) -> Option<TypeSource<I::Step>>;
    /// Whether it has an enum, by its full C++ name.
    fn has_enum(&self, class: &str) -> bool;
    /// The storage of values that only a back end can name, with the text of an enum or a definition. `None` if all
    /// attributes can be stored.
    fn storage(&mut self, stored: StoredValue<'_>) -> Option<I::PropertyCall>;
    /// The storage and text of cases of an enum as native values.
    fn cases(&mut self, class: &str, property: &OpProperty) -> Option<I::PropertyCall>;
    /// A default value in C++ or Rust of an attribute, or else of a property; `None` if it is not understood.
    fn default(
        &mut self,
        attribute: Option<&OpAttribute>,
        stored: StoredValue<'_>,
        text: &str,
        is_option: bool,
    ) -> Option<I::PropertyCall>;
    /// A comment at an attribute, or else at a property.
    fn mark(&self, attribute: Option<&OpAttribute>, stored: StoredValue<'_>) -> I::Mark;
    /// The name of an operation class; `None` if the trait that has it is not checked.
    fn op_name(&mut self, owner: &Operation, of_trait: &str, class: &OpClassRef) -> Option<String>;
    /// The check of an interface.
    fn interface_check(&mut self, owner: &Operation, interface: &OpInterface) -> Option<I::Trait>;
    /// The trait at a path in Rust.
    fn foreign_trait(&mut self, path: &str) -> Option<I::Trait>;
    /// The condition of a trait.
    fn predicate(&mut self, owner: &Operation, predicate: &PredicateTrait, span: Span) -> I::Predicate;
    /// The entries of the interfaces that it implements.
    fn interfaces(&mut self, owner: &Operation) -> Vec<I::Interface>;
    /// The default dialect of an operation whose author implements a method that returns it.
    fn hooked_dialect(&self, owner: &Operation) -> Option<String>;
}

/// The type of an operand or a result that the text or a builder does not contain.
#[derive(Clone, Copy, Debug)]
pub struct ImpliedType<'m> {
    /// The source of its type.
    pub source: &'m Source,
    /// Whether the parser needs the type.
    pub is_parsed: bool,
}

impl EffectDef {
    fn of((effect, target): (&op::Effect, EffectTarget)) -> Option<Self> {
        let resource = effect.named_resource().unwrap_or_default().to_owned();
        let stage = u32::try_from(effect.stage).unwrap_or(0);
        Some(Self { kind: effect.kind()?, target, resource, stage, full: effect.full })
    }
}

impl<I: Items> OpDef<I> {
    /// The table of an operation without the [elements](format::elements) of its format.
    pub fn of(owner: &Operation, back_end: &mut impl OpBackEnd<I>) -> Self {
        let hint = |hint: &op::NameHint| match hint {
            op::NameHint::Result(at, name) => NameHint::Result(*at, name.clone()),
            op::NameHint::Argument(at, name) => NameHint::Argument(*at, name.clone()),
        };
        // Messages and the numbers in names of constraints have the order of the fields.
        let mut table = Self {
            dialect: owner.dialect.clone(),
            name: owner.full_name(),
            summary: owner.docs.summary.clone(),
            traits: OpTraits(owner.trait_bits()),
            operands: groups(owner, back_end, false),
            results: groups(owner, back_end, true),
            operand_segments: segments(owner, false),
            result_segments: segments(owner, true),
            properties: Vec::new(),
            regions: Vec::new(),
            successors: (owner.successors.iter())
                .map(|part| Successor::Declared(name(part.name.as_ref()), part.variadic))
                .collect(),
            parents: Vec::new(),
            implicit_terminator: None,
            native_traits: Vec::new(),
            predicates: Vec::new(),
            interfaces: Vec::new(),
            effects: owner.memory_effects().filter_map(EffectDef::of).collect(),
            format: None,
            has_prop_dict: matches!(&owner.syntax, OpSyntax::Format(format) if OpFormat::has_prop_dict(format)),
            hints: owner.hints.iter().map(hint).collect(),
            cached: owner.cached.clone(),
            always_written: Vec::new(),
            prints_all_properties: owner.prints_all_properties,
            default_dialect: match &owner.default_dialect {
                DefaultDialect::None => None,
                DefaultDialect::Named(dialect) => Some(dialect.clone()),
                DefaultDialect::Hook => back_end.hooked_dialect(owner),
            },
        };
        table.add_properties(owner, back_end);
        for region in &owner.regions {
            let constraint = back_end.constraint(owner, &region.constraint);
            table.regions.push(Region::Declared(name(region.name.as_ref()), region.variadic, constraint));
        }
        table.add_traits(owner, back_end);
        table.interfaces = back_end.interfaces(owner);
        table
    }

    fn add_traits(&mut self, owner: &Operation, back_end: &mut impl OpBackEnd<I>) {
        let named = |name: &str| NativeTrait::Named(name.to_owned());
        for item in &owner.traits {
            let native = match &item.kind {
                OpTraitKind::Core(core) if core.kind() == CoreKind::Check => Some(named(core.name())),
                OpTraitKind::Interface(interface) if interface.infers_types() => Some(named(&interface.name)),
                OpTraitKind::Interface(interface) => {
                    back_end.interface_check(owner, interface).map(NativeTrait::Made)
                }
                OpTraitKind::Foreign { name, path, .. } => {
                    let check = path.as_deref().and_then(|path| back_end.foreign_trait(path));
                    Some(check.map_or_else(|| named(name), NativeTrait::Made))
                }
                OpTraitKind::HasParent(parents) => {
                    let parents = parents.iter().map(|class| back_end.op_name(owner, "HasParent", class));
                    parents.collect::<Option<_>>().map(|parents| {
                        self.parents = parents;
                        named("HasParent")
                    })
                }
                OpTraitKind::ImplicitTerminator(class) => {
                    const NAME: &str = "SingleBlockImplicitTerminator";
                    self.implicit_terminator = back_end.op_name(owner, NAME, class);
                    self.implicit_terminator.is_some().then(|| named(NAME))
                }
                OpTraitKind::Predicate(predicate) => {
                    self.predicates.push(back_end.predicate(owner, predicate, item.span));
                    None
                }
                OpTraitKind::Core(_) | OpTraitKind::Effects(_) => None,
            };
            self.native_traits.extend(native);
        }
    }
}

/// The operands or the results.
fn groups<I: Items>(
    owner: &Operation,
    back_end: &mut impl OpBackEnd<I>,
    are_results: bool,
) -> Vec<Chain<Group<I>, GroupCall<I>>> {
    let groups = if are_results { &owner.results } else { &owner.operands };
    let group = |(at, group): (usize, &ValueGroup)| {
        let (name, constraint) = (name(group.name.as_ref()), back_end.constraint(owner, &group.constraint));
        let start = match &group.arity {
            op::Arity::One => Group::One(name, constraint),
            op::Arity::Optional => Group::Optional(name, constraint),
            op::Arity::Variadic => Group::Variadic(name, constraint),
            op::Arity::Nested { sizes } => {
                let slot = owner.find(sizes).and_then(|part| owner.slot(part));
                Group::Nested(name, constraint, slot.unwrap_or_default() as u32)
            }
        };
        let written = owner.written_type(at, are_results);
        let built = if are_results { owner.built_type(at) } else { None };
        let mut source = |source, is_parsed| back_end.type_source(owner, &ImpliedType { source, is_parsed });
        let calls = if let (Some(written), Some(built)) = (written, &built)
            && written == built
        {
            source(written, true).map(GroupCall::Derived).into_iter().collect()
        } else {
            let written = written.and_then(|written| source(written, true)).map(GroupCall::Type);
            let built = built.as_ref().and_then(|built| source(built, false));
            written.into_iter().chain(built.map(GroupCall::Inferred)).collect()
        };
        Chain { start, calls }
    };
    groups.iter().enumerate().map(group).collect()
}

fn name(name: Option<&Name>) -> String {
    name.map_or_else(String::new, |name| name.text.clone())
}

fn segments(owner: &Operation, of_results: bool) -> Segments {
    let segments = if of_results { owner.result_segments } else { owner.operand_segments };
    match (segments, owner.segment_slot(of_results)) {
        (op::Segments::Equal, _) => Segments::Equal,
        (op::Segments::Counted | op::Segments::Sized, Some(slot)) => {
            Segments::Sized { property: slot as u32 }
        }
        (op::Segments::Counted | op::Segments::Sized, None) => Segments::Rest,
    }
}
