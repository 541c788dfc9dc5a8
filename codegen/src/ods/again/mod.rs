//! An incremental check: after an edit, only affected records are read again.
//!
//! The diagnostics depend on the values of records. The reader logs which fields of records it reads
//! ([`Records::note_reads`]), and which operations it inspects for another operation.
//!
//! Operations are read after all types, constraints, forms and names. The diagnostics about an operation stay, at moved
//! positions, if
//!
//! - only operations have changed values, and this operation has none;
//! - no field that was read for types, constraints and forms has a changed value, in the last check or in this one;
//! - only C++ names of operations have changed, and this operation uses none of their classes;
//! - the dialects have the same types, attributes, enums and interfaces;
//! - no changed operation was read for another one;
//! - no class whose records were listed has other instances than before.
//!
//! If only the third condition fails, the operation is read again; otherwise all operations are.
//!
//! Diagnostics about other records stay, too, without reading the records ([`Recheck::read_changed`]), if in addition
//!
//! - no field that was read for them has a changed value, and no class whose records they list has other instances;
//! - the outlines ([`OpOutline`]) of the changed operations are the same.
//!
//! The conditions that the file defines are checked separately: again only if a changed record was read for them.
//!
//! `kept` has the cache, and moves its spans.

mod kept;

use super::counterparts::Counterparts;
use super::cpp_names::CppNames;
use super::cpp_table::constraints_of;
use super::forms::FormTable;
use super::op::Operations;
use super::scopes::Scope;
use super::types::Types;
use super::{Extent, Ods, Refused, first_error, foreign, record_at, said_once};
use crate::Options;
use crate::model::constraint::{Constraint, Predicate, Test};
use crate::model::op::{OpTraitKind, Operation};
use crate::model::{Dialect, OpOutline};
use isogloss_tablegen::{Changes, Diagnostic, NotedReads, Reads, Record, Records, Severity};
pub use kept::Kept;
pub(super) use kept::KeptOperation;
use kept::{KeptPredicates, KeptScope, Pass, ScopeNames, Setting, all_moved};
use std::cell::OnceCell;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

/// The last check.
#[derive(Clone, Copy)]
pub(crate) struct Last<'k> {
    /// The records before and after the edit.
    pub(crate) records: [&'k Records; 2],
    /// The changes of the edit.
    pub(crate) changes: &'k Changes,
    /// The cached results.
    pub(crate) kept: &'k Kept,
}

impl Last<'_> {
    /// Whether the instances of some classes have changed.
    fn has_others_of(&self, classes: &HashSet<String>) -> bool {
        let [before, after] = self.records;
        let mut others = self.changes.other_instances(before, after);
        others.any(|record| classes.iter().any(|class| record.is_subclass_of(class)))
    }

    /// Whether the instances of any class have changed.
    fn has_other_instances(&self) -> bool {
        let [before, after] = self.records;
        self.changes.other_instances(before, after).next().is_some()
    }
}

/// A check that reuses the results of the last one.
pub(crate) struct Recheck<'k> {
    records: &'k Records,
    last: Option<Last<'k>>,
    noted: NotedReads,
    /// The passes so far; the last one is in progress.
    passes: Vec<Pass>,
    /// The reads before [`Self::begin_shared`], and the reads between that and [`Self::end_shared`].
    beside: Reads,
    shared: Vec<Reads>,
    /// The pass of the last check with reusable operations, and the last names of the classes whose users must be read
    /// again.
    known: Option<&'k Pass>,
    other_classes: Vec<String>,
    /// Whether the scopes have the same operations as in that pass.
    has_same_operations: bool,
    /// The positions of the operations of the current pass, by name.
    operations: HashMap<&'k str, (usize, usize)>,
    /// Whether the outlines of the operations of the current scope are unchanged.
    looks_alike: bool,
}

impl<'k> Recheck<'k> {
    pub(crate) fn new(records: &'k Records, last: Option<Last<'k>>) -> Self {
        let noted = records.note_reads();
        Self {
            records,
            last,
            noted,
            passes: Vec::new(),
            beside: Reads::default(),
            shared: Vec::new(),
            known: None,
            other_classes: Vec::new(),
            has_same_operations: false,
            operations: HashMap::new(),
            looks_alike: false,
        }
    }

    /// Begins a pass, without some records.
    pub(super) fn begin(&mut self, without: &Refused) {
        self.passes.push(Pass { without: without.clone(), ..Pass::default() });
        drop(self.noted.take());
    }

    /// The corresponding pass of the last check.
    fn last_pass(&self) -> Option<(Last<'k>, &'k Pass)> {
        let index = self.passes.len().checked_sub(1)?;
        let last = self.last?;
        let without = &self.passes[index].without;
        let pass = last.kept.passes.get(index).filter(|known| known.without.keys().eq(without.keys()))?;
        Some((last, pass))
    }

    /// Reads only the changed operations, if the edit affects nothing else. All other diagnostics stay. The dialects
    /// have items only if one of the operations has a default value, which may be one of these items.
    pub(super) fn read_changed(
        &mut self,
        options: &Options,
        errors: &mut Vec<Diagnostic>,
    ) -> Option<(Vec<Dialect>, Refused)> {
        let read = self.only_changed(options, errors);
        if read.is_none() {
            // The rest is read again, and logged for its own purpose.
            drop(self.noted.take());
        }
        read
    }

    fn only_changed(
        &mut self,
        options: &Options,
        errors: &mut Vec<Diagnostic>,
    ) -> Option<(Vec<Dialect>, Refused)> {
        let (last, known) = self.last_pass()?;
        let (changes, setting) = (last.changes, &known.setting);
        let names = || changes.names().filter(|name| !known.without.contains_key(*name));
        let changed = names().map(|name| {
            let is_seen = known.seen_by_others.contains(name);
            setting.operations.get(name).copied().filter(|_| !is_seen)
        });
        let mut changed: Vec<(usize, usize)> = changed.collect::<Option<_>>()?;
        changed.sort_unstable();
        let is_concerned = setting.has_patterns
            || known.predicates.are_concerned(last)
            || last.has_others_of(&setting.listed)
            || last.has_others_of(&known.listed_by_operations)
            || setting.has_anonymous && last.has_other_instances()
            || changes.fields(self.records).any(|(_, field)| setting.fields.contains(field));
        if is_concerned {
            return None;
        }
        let mut pass = known.moved(&changes.moved(), &changed)?;
        let selected: Vec<_> =
            setting.scopes.iter().map(|scope| scope.scope(self.records)).collect::<Option<_>>()?;
        // These diagnostics were given before.
        let mut unheard = Vec::new();
        let mut types = Types::new(self.records, options, &setting.names, &selected, &mut unheard);
        if let Some(counterparts) = &setting.counterparts {
            types.add_counterparts(counterparts.traits());
        }
        let constraints = constraints_of(self.records, options, &setting.names);
        let forms = FormTable::read(self.records, &mut unheard);
        let mut ods = Ods::new(self.records, types, constraints, forms, &mut unheard);
        let (mut found, mut operations) = (Vec::new(), Vec::new());
        let mut reader =
            Operations::new(self.records, &ods.types, &mut ods.constraints, &ods.forms, &mut found);
        // The records that may contain an error.
        let all = OnceCell::new();
        drop(self.noted.take());
        for name in names() {
            let (record, (scope, at)) = (self.records.def(name)?, setting.operations[name]);
            let operation = reader.operation(record);
            let own = std::mem::take(reader.errors);
            let error = first_error(&own);
            pass.note(&self.noted.take(), record, |name| setting.operations.contains_key(name));
            let kept = &mut pass.scopes[scope].operations[at];
            let had_error = known.scopes[scope].operations[at].error.is_some();
            if kept.outline != operation.outline() {
                return None;
            }
            // The refused records depend on all errors, and on their positions.
            if (had_error || error.is_some()) && foreign::is_of_mlir(self.records) {
                let all = all.get_or_init(|| {
                    let others = selected.iter().flat_map(Scope::items);
                    let operations = setting.operations.keys().filter_map(|name| self.records.def(name));
                    others.chain(operations).collect::<Vec<_>>()
                });
                let is_inside = |error: &Diagnostic| record_at(error, all.iter().copied()) == Some(record);
                let mut errors = own.iter().filter(|found| found.severity == Severity::Error);
                if had_error != error.is_some() || known.refuses_others() || !errors.all(is_inside) {
                    return None;
                }
            }
            pass.refused.extend(error.clone().map(|error| (name.to_owned(), error)));
            (kept.diagnostics, kept.error, kept.is_new) = (own, error, true);
            operations.push((scope, operation));
        }
        let mut dialects = Vec::new();
        let in_rust = !foreign::is_of_mlir(self.records);
        let is_read =
            |operation: &Operation| has_defaults(operation) || in_rust && has_conditions_in_cpp(operation);
        if operations.iter().any(|(_, operation)| is_read(operation)) {
            dialects.extend(selected.iter().map(|scope| ods.dialect(scope)));
            ods.foreign_items(&selected, &mut dialects);
            let outlines =
                |scope: &KeptScope| scope.operations.iter().map(|kept| kept.outline.clone()).collect();
            let outlines: Vec<Vec<OpOutline>> = pass.scopes.iter().map(outlines).collect();
            let counterparts = setting.counterparts.as_ref();
            ods.foreign_interfaces(&mut dialects, &outlines, counterparts, Extent::Own, options);
            operations.into_iter().for_each(|(scope, operation)| dialects[scope].operations.push(operation));
        }
        errors.extend_from_slice(&pass.before);
        for scope in &pass.scopes {
            scope.operations.iter().for_each(|kept| errors.extend_from_slice(&kept.diagnostics));
            errors.extend_from_slice(&scope.conflicts);
        }
        errors.extend_from_slice(&pass.after);
        said_once(errors);
        let refused = pass.refused.clone();
        *self.passes.last_mut()? = pass;
        Some((dialects, refused))
    }

    /// Checks the conditions that the file defines, if an edit affects them.
    pub(super) fn predicates(&mut self, ods: &mut Ods<'k, '_>) {
        let known = self.last_pass().filter(|(last, pass)| !pass.predicates.are_concerned(*last));
        let known = known.and_then(|(last, pass)| pass.predicates.moved(&last.changes.moved()));
        let kept =
            known.inspect(|known| ods.errors.extend_from_slice(&known.diagnostics)).unwrap_or_else(|| {
                let before = self.noted.take();
                let from = ods.errors.len();
                ods.check_predicates();
                let reads = self.noted.take();
                self.noted.put_back(before);
                KeptPredicates {
                    read: Arc::new(reads.names(self.records).map(str::to_owned).collect()),
                    listed: Arc::new(reads.classes().map(str::to_owned).collect()),
                    diagnostics: ods.errors[from..].to_vec(),
                }
            });
        if let Some(pass) = self.passes.last_mut() {
            pass.predicates = kept;
        }
    }

    /// Begins the part that all operations depend on.
    pub(super) fn begin_shared(&mut self) {
        self.beside = self.noted.take();
    }

    pub(super) fn end_shared(&mut self) {
        self.shared.push(self.noted.take());
        self.noted.put_back(std::mem::take(&mut self.beside));
    }

    /// Begins the operations; `said` has the diagnostics before them. Patterns need all operations to be read.
    pub(super) fn begin_operations(
        &mut self,
        selected: &[Scope<'k>],
        names: &Arc<CppNames>,
        counterparts: Option<&Counterparts>,
        has_patterns: bool,
        said: &[Diagnostic],
    ) {
        let reads = self.noted.take();
        for (index, scope) in selected.iter().enumerate() {
            let names = scope.operations.iter().enumerate();
            self.operations.extend(names.map(|(at, record)| (record.name(), (index, at))));
        }
        let mut setting = Setting {
            names: Arc::clone(names),
            counterparts: counterparts.cloned(),
            scopes: selected.iter().map(ScopeNames::of).collect(),
            operations: self.operations.iter().map(|(name, at)| ((*name).to_owned(), *at)).collect(),
            has_patterns,
            fields: HashSet::new(),
            shared_fields: HashSet::new(),
            listed: HashSet::new(),
            has_anonymous: selected.iter().any(|scope| {
                scope.record.into_iter().chain(scope.items()).any(|record| record.is_anonymous())
            }),
        };
        self.shared.drain(..).for_each(|reads| setting.add(&reads, self.records));
        setting.shared_fields = setting.fields.clone();
        setting.add(&reads, self.records);
        self.other_classes.clear();
        self.has_same_operations = false;
        self.known = self.last_pass().filter(|_| !has_patterns).and_then(|(last, known)| {
            let mut names = last.changes.names();
            let mut fields = last.changes.fields(self.records);
            let is_concerned = names
                .any(|name| !self.operations.contains_key(name) || known.seen_by_others.contains(name))
                || fields.any(|(_, field)| {
                    setting.shared_fields.contains(field) || known.setting.shared_fields.contains(field)
                })
                || setting.scopes != known.setting.scopes
                || [&setting.listed, &known.setting.listed, &*known.listed_by_operations]
                    .into_iter()
                    .any(|listed| last.has_others_of(listed));
            if is_concerned {
                return None;
            }
            let others = setting.names.other_operations(&known.setting.names)?;
            self.other_classes = others.into_iter().map(str::to_owned).collect();
            self.has_same_operations = setting.operations == known.setting.operations;
            Some(known)
        });
        let Some(pass) = self.passes.last_mut() else { return };
        pass.setting = Arc::new(setting);
        pass.before = said.to_vec();
        pass.is_new = true;
        if let Some(known) = self.known {
            pass.listed_by_operations = Arc::clone(&known.listed_by_operations);
            pass.seen_by_others = Arc::clone(&known.seen_by_others);
        }
    }

    /// Begins to read the operations of the next scope.
    pub(super) fn begin_scope(&mut self) {
        if let Some(pass) = self.passes.last_mut() {
            pass.scopes.push(KeptScope::default());
        }
        self.looks_alike = self.known.is_some() && self.has_same_operations;
    }

    /// The cached results for an operation, if they are still valid.
    pub(super) fn known(&mut self, name: &str) -> Option<&KeptOperation> {
        let last = self.last.filter(|last| !last.changes.has(name))?;
        let kept = self.last_operation(name)?;
        if self.other_classes.iter().any(|class| kept.outline.names_class(class)) {
            return None;
        }
        let kept = kept.moved(&last.changes.moved())?;
        let operations = &mut self.passes.last_mut()?.scopes.last_mut()?.operations;
        operations.push(kept);
        operations.last()
    }

    /// The results for an operation in the last check.
    fn last_operation(&self, name: &str) -> Option<&'k KeptOperation> {
        let known = self.known?;
        let (scope, at) = *known.setting.operations.get(name)?;
        known.scopes.get(scope)?.operations.get(at)
    }

    /// Caches the results for an operation.
    pub(super) fn keep(
        &mut self,
        record: Record<'_>,
        outline: &OpOutline,
        diagnostics: &[Diagnostic],
        error: Option<String>,
    ) {
        let reads = self.noted.take();
        let last = self.last_operation(record.name()).zip(self.last);
        let last = last.and_then(|(kept, last)| kept.outline.moved(&last.changes.moved()));
        self.looks_alike &= last.is_some_and(|last| last == *outline);
        let Some(pass) = self.passes.last_mut() else { return };
        pass.note(&reads, record, |name| self.operations.contains_key(name));
        let kept = KeptOperation {
            diagnostics: diagnostics.to_vec(),
            error,
            is_new: true,
            ..KeptOperation::unread(outline.clone())
        };
        if let Some(scope) = pass.scopes.last_mut() {
            scope.operations.push(kept);
        }
    }

    /// Adds the diagnostics about conflicts between the operations of the scope: the cached ones if all outlines are
    /// unchanged, else the result of `check`.
    pub(super) fn conflicts(
        &mut self,
        errors: &mut Vec<Diagnostic>,
        check: impl FnOnce(&mut Vec<Diagnostic>),
    ) {
        let from = errors.len();
        let index = self.passes.last().map_or(0, |pass| pass.scopes.len()).saturating_sub(1);
        let known =
            self.known.filter(|_| self.looks_alike).zip(self.last).and_then(|(known, last)| {
                all_moved(&known.scopes.get(index)?.conflicts, &last.changes.moved())
            });
        match known {
            Some(known) => errors.extend(known),
            None => check(errors),
        }
        if let Some(scope) = self.passes.last_mut().and_then(|pass| pass.scopes.last_mut()) {
            scope.conflicts = errors[from..].to_vec();
        }
    }

    /// Ends a pass, with the diagnostics after the operations, and the records with errors.
    pub(super) fn end(&mut self, said: &[Diagnostic], refused: &Refused) {
        let reads = self.noted.take();
        let Some(pass) = self.passes.last_mut() else { return };
        // There is no other owner yet.
        if let Some(setting) = Arc::get_mut(&mut pass.setting) {
            setting.add(&reads, self.records);
        }
        pass.after = said.to_vec();
        pass.refused = refused.clone();
        self.operations.clear();
    }

    /// Adds the diagnostics about conditions on parameters of types and attributes to diagnostics without errors: the result of `find` if
    /// types and attributes were read, else the cached ones. `None` if they are not cached.
    pub(crate) fn add_parameter_conditions(
        &mut self,
        find: impl FnOnce() -> Vec<Diagnostic>,
        diagnostics: &mut Vec<Diagnostic>,
    ) -> Option<()> {
        let pass = self.passes.last_mut()?;
        if pass.is_new {
            pass.parameter_conditions = Some(find());
        }
        diagnostics.extend_from_slice(pass.parameter_conditions.as_deref()?);
        Some(())
    }

    /// Adds the warnings about default values to diagnostics without errors: from `found`, by record name, for the
    /// operations that were read, and from the cache for the others. `None` if the latter are not cached.
    pub(crate) fn add_defaults(
        &mut self,
        mut found: HashMap<String, Vec<Diagnostic>>,
        diagnostics: &mut Vec<Diagnostic>,
    ) -> Option<()> {
        let pass = self.passes.last_mut()?;
        for kept in pass.scopes.iter_mut().flat_map(|scope| &mut scope.operations) {
            if kept.is_new {
                kept.defaults = Some(found.remove(kept.outline.record()).unwrap_or_default());
            }
            diagnostics.extend_from_slice(kept.defaults.as_deref()?);
        }
        Some(())
    }

    pub(crate) fn finish(self, diagnostics: Vec<Diagnostic>) -> Kept {
        Kept { diagnostics, passes: self.passes }
    }
}

/// Whether a condition on an operation may have no counterpart in Rust.
fn has_conditions_in_cpp(operation: &Operation) -> bool {
    let values = operation.operands.iter().chain(&operation.results).map(|part| &part.constraint);
    let attributes = operation.attributes.iter().map(|part| &part.constraint);
    let properties = operation.properties.iter().map(|part| &part.constraint);
    let regions = operation.regions.iter().map(|part| &part.constraint);
    let is_in_cpp = |constraint: &Constraint| {
        let mut found = false;
        constraint.predicate.leaves(&mut |leaf| {
            found |= matches!(leaf, Predicate::Cpp { .. } | Predicate::Test(Test::Named { .. }));
        });
        found
    };
    values.chain(attributes).chain(properties).chain(regions).any(|constraint| is_in_cpp(constraint))
        || operation.traits.iter().any(|item| matches!(item.kind, OpTraitKind::Predicate(_)))
}

/// Whether a part of an operation has a default value.
fn has_defaults(operation: &Operation) -> bool {
    operation.attributes.iter().any(|attribute| attribute.default().is_some())
        || operation.properties.iter().any(|property| property.default.is_some())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Options, check, check_again};
    use isogloss_tablegen::{Checkpoint, Session};

    const TEXT: &str = r#"include "isogloss/Op.td"
include "isogloss/Enum.td"
def Toy_Dialect : Dialect { let name = "toy"; }
class Toy_Op<string mnemonic, list<Trait> traits = []> : Op<Toy_Dialect, mnemonic, traits>;
class Toy_Binary<string mnemonic, TypeConstraint type = F32> : Toy_Op<mnemonic, [SameOperandsAndResultType]> {
  let summary = mnemonic # " of two";
  let arguments = (ins type:$lhs, type:$rhs);
  let results = (outs type:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
}
def Toy_PairType : TypeDef<Toy_Dialect, "Pair"> {
  let mnemonic = "pair";
  let parameters = (ins "Type":$first, "Type":$second);
  let assemblyFormat = "`<` $first `,` $second `>`";
}
def Toy_Small : TypeConstraint<CPred<"small($_self)">, "small">;
def Toy_BoxType : TypeDef<Toy_Dialect, "Box"> {
  let mnemonic = "box";
  let parameters = (ins AnyInteger:$held);
  let assemblyFormat = "`<` $held `>`";
}
def Toy_AddOp : Toy_Binary<"add">;
def Toy_MulOp : Toy_Binary<"mul", Toy_Small> { let description = [{ Multiplies. }]; }
foreach i = [1, 2] in def Toy_Neg#i : Toy_Op<"neg" # i> { let arguments = (ins Variadic<F32>:$many); }
def Toy_LoopOp : Toy_Op<"loop", [SingleBlockImplicitTerminator<"YieldOp">]> {
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
}
def Toy_YieldOp : Toy_Op<"yield", [Terminator, ParentOneOf<["LoopOp"]>]> {
  let arguments = (ins Optional<AnyType>:$value, DefaultValuedAttr<I32Attr, "7">:$count);
  let assemblyFormat = "($value^ `:` type($value))? attr-dict";
}
def Other_Dialect : Dialect { let name = "other"; let cppNamespace = "::other"; }
def Toy_Kind : I32EnumAttr<"Kind", "", [I32EnumAttrCase<"One", 0>, I32EnumAttrCase<"Two", 1>]>;
def Other_AwayOp : Op<Other_Dialect, "away", [MemoryEffects<[MemRead]>]> {
  let arguments = (ins F32:$value, DefaultValuedAttr<Toy_Kind, "Kind::One">:$kind);
}
def Toy_LastOp : Toy_Op<"last"> {
  let summary = "the last";
  let arguments = (ins OptionalAttr<StrAttr>:$name, Toy_PairType:$pair);
  let assemblyFormat = "$pair (`named` $name^)? attr-dict `:` type($pair)";
}
"#;

    /// Edits in both directions: a text and its replacement, at any occurrence.
    const EDITS: &[(&str, &str)] = &[
        ("the last", "the very last"),
        (" of two", " of 2"),
        ("(ins Toy_Small:$held", "(ins AnyType:$held"),
        ("Multiplies", "Multiplies\n  well"),
        ("F32", "F64"),
        ("AnyType", "I1"),
        ("Toy_Small", "AnyInteger"),
        ("Toy_Small", "Toy_Smal"),
        ("\"small\"", "\"tiny\""),
        ("small($_self)", "small($_sel)"),
        ("SameOperandsAndResultType", "Pure"),
        ("[Terminator, ", "["),
        ("YieldOp\">", "YeldOp\">"),
        ("LoopOp\"]", "LopOp\"]"),
        ("$lhs `,`", "$lsh `,`"),
        ("$rhs attr-dict", "$rhs"),
        ("type($pair)", "type($par)"),
        ("$many", "$lots"),
        ("$count", "$value"),
        ("Variadic<F32>", "Variadic<I8>"),
        ("Variadic<F32>", "Variadic<Type<CPred<\"a($_self)\">>>"),
        ("OptionalAttr<StrAttr>", "OptionalAttr<Attr<CPred<\"a($_sel)\">>>"),
        ("OptionalAttr<StrAttr>", "OptionalAttr<I8Attr>"),
        ("OptionalAttr<StrAttr>", "OptionalAttr<I32EnumAttr<\"Other\", \"\", [I32EnumAttrCase<\"A\", 0>]>>"),
        ("F32:$value", "AnyTypeOf<[F32, I1]>:$value"),
        ("Optional<AnyType>", "Variadic<AnyType>"),
        ("OptionalAttr<StrAttr>", "UnitAttr"),
        ("\"7\"", "\"seven()\""),
        ("\"add\"", "\"mul\""),
        ("\"last\"", "\"la st\""),
        ("let mnemonic = \"pair\"", "let mnemonic = \"pear\""),
        ("name = \"toy\"", "name = \"boy\""),
        ("def Toy_Last", "// Here.\ndef Toy_Last"),
        ("[1, 2] in", "[1, 2, 3] in"),
        ("SizedRegion<1>", "AnyRegion"),
        ("SizedRegion<1>", "SizedRegion<2>"),
        ("let hasCustomAssemblyFormat = 1", "let hasVerifier = 1"),
        ("\n}\ndef Toy_YieldOp", "\n  let cppNamespace = \"::boy\";\n}\ndef Toy_YieldOp"),
        ("list<Trait> traits = []>", "list<Trait> traits = [], string unused = \"\">"),
        ("/Enum.td\"", "/Enum.td\"\ninclude \"isogloss/OpInterfaces.td\""),
        (": Toy_Op<\"last\">", ": Toy_Binary<\"last\">"),
        (": Toy_Op<\"last\">", ": Op<Other_Dialect, \"last\">"),
        ("\"away\"", "\"last\""),
        ("Op<Other_Dialect, ", "Op<Toy_Dialect, "),
        ("name = \"other\"", "name = \"toy\""),
        (" let cppNamespace = \"::other\";", ""),
        ("\"YieldOp\"", "\"AwayOp\""),
        ("Other_AwayOp", "Toy_AddOp"),
        ("Other_AwayOp", "Other_AddOp"),
        ("Kind::One", "Kind::Three"),
        ("\"Two\"", "\"Three\""),
        ("Effects<[MemRead]>", "Effects<[MemWrite]>"),
        ("MemoryEffects<[MemRead]>", "Pure, Traits"),
        ("def Toy_MulOp", "def Toy_Mul"),
        ("def Toy_Neg#i", "def Toy_Last#i"),
        ("def Toy_AddOp : Toy_Binary<\"add\">;\n", ""),
    ];

    struct Checks {
        session: Session,
        checkpoint: Option<Checkpoint>,
        last: Option<(Records, Kept)>,
        /// The number of operations that were reused, and the number of checks that read only operations.
        kept: usize,
        of_operations: usize,
        /// Whether the classes are MLIR's own.
        of_mlir: bool,
    }

    /// A session in which the library is also in MLIR's folder.
    fn session() -> Session {
        let files = isogloss_defs::files().iter().filter_map(|(name, text)| {
            let name = format!("mlir/IR/{}", name.strip_prefix("isogloss/")?);
            Some((name, text.replace("include \"isogloss/", "include \"mlir/IR/")))
        });
        files.fold(crate::session(), |session, (name, text)| session.file(name, text))
    }

    impl Checks {
        fn new(of_mlir: bool) -> Self {
            Self { session: session(), checkpoint: None, last: None, kept: 0, of_operations: 0, of_mlir }
        }

        /// Checks a text after the last one, and compares the diagnostics with those of a full check.
        fn check(&mut self, text: &str) {
            // Long enough that the text before it is not evaluated again.
            let comment = format!("\n// {}\ndef Toy_LoopOp", "x".repeat(10_000));
            let text = text.replacen("\ndef Toy_LoopOp", &comment, 1);
            let text = &*if self.of_mlir { text.replace("\"isogloss/", "\"mlir/IR/") } else { text };
            let records = self.session.evaluate_again("toy.td", text, &mut self.checkpoint);
            let last = self.last.as_ref().map(|(records, kept)| (records, kept));
            let kept = check_again(&records, &Options::default(), last);
            let (_, expected) = check(&records, &Options::default());
            let shown = |found: &[Diagnostic]| {
                isogloss_tablegen::Renderer::plain().render_all(found, records.sources())
            };
            assert_eq!(shown(kept.diagnostics()), shown(&expected), "{text}");
            let scopes = kept.passes.iter().flat_map(|pass| &pass.scopes);
            let operations = scopes.flat_map(|scope| &scope.operations);
            self.kept += operations.filter(|kept| !kept.is_new).count();
            let settings = |kept: &Kept| kept.passes.first().map(|pass| Arc::as_ptr(&pass.setting));
            let before = self.last.as_ref().map(|(_, kept)| settings(kept));
            self.of_operations += usize::from(before == Some(settings(&kept)));
            self.last = Some((records, kept));
        }
    }

    #[test]
    fn an_edit_of_one_operation_keeps_the_others() {
        let kept = |from: &str, to: &str| {
            assert!(TEXT.contains(from));
            let mut checks = Checks::new(false);
            checks.check(TEXT);
            checks.check(&TEXT.replacen(from, to, 1));
            (checks.kept, checks.of_operations)
        };
        assert_eq!(kept("the last", "the very last"), (7, 1));
        assert_eq!(kept("$pair (`named`", "$pear (`named`"), (7, 1));
        assert_eq!(kept("Multiplies", "Divides"), (7, 1));
        assert_eq!(kept("\ndef Toy_LoopOp", "\n// Repeats.\ndef Toy_LoopOp"), (8, 1));
        assert_eq!(kept("ins F32:$value", "ins F64:$value"), (7, 1));
        assert_eq!(kept("Kind::One", "Kind::None"), (7, 1));
        // The outline.
        assert_eq!(kept("[Terminator, ", "["), (7, 0));
        // Another instance of a class; of a class whose records are listed; and of a class of conditions.
        assert_eq!(kept("OptionalAttr<StrAttr>", "OptionalAttr<I8Attr>"), (7, 1));
        let other = "OptionalAttr<I32EnumAttr<\"Other\", \"\", [I32EnumAttrCase<\"A\", 0>]>>";
        assert_eq!(kept("OptionalAttr<StrAttr>", other), (0, 0));
        assert_eq!(kept("MemoryEffects<[MemRead]>", "MemoryEffects<[MemWrite]>"), (7, 1));
        assert_eq!(kept("OptionalAttr<StrAttr>", "OptionalAttr<Attr<CPred<\"a($_self)\">>>"), (7, 0));
        // A class, a constraint, and names.
        assert_eq!(kept(" of two", " of 2"), (0, 0));
        assert_eq!(kept("\"small\"", "\"tiny\""), (0, 0));
        assert_eq!(kept("let mnemonic = \"pair\"", "let mnemonic = \"pear\""), (0, 0));
        // The name of an operation: the operations that name its class are read again.
        assert_eq!(kept("\"yield\"", "\"end\""), (6, 0));
        assert_eq!(kept("\"loop\"", "\"for\""), (6, 0));
        assert_eq!(kept("\"away\"", "\"off\""), (7, 0));
        // Its class.
        assert_eq!(kept("Op<Other_Dialect, ", "Op<Toy_Dialect, "), (0, 0));
    }

    #[test]
    fn an_edit_of_a_wrong_operation_keeps_the_others() {
        for of_mlir in [false, true] {
            let mut checks = Checks::new(of_mlir);
            let mut kept = Vec::new();
            for name in ["$pear", "$pears", "$pair_of", "$pair"] {
                assert!(TEXT.contains("$pair (`named`"));
                let before = (checks.kept, checks.of_operations);
                checks.check(&TEXT.replacen("$pair (`named`", &format!("{name} (`named`"), 1));
                kept.push((checks.kept - before.0, checks.of_operations - before.1));
            }
            // Definitions of MLIR are read without the refused operation, too. Diagnostics about default values, if
            // there is no error, need all operations.
            let expected = if of_mlir { (14, 1) } else { (7, 1) };
            assert_eq!(kept[1..], [expected, expected, (0, 0)], "{of_mlir}");
        }
    }

    #[test]
    fn random_edits_of_records_say_what_a_check_of_the_text_says() {
        for of_mlir in [false, true] {
            random_edits(of_mlir);
        }
    }

    fn random_edits(of_mlir: bool) {
        let mut checks = Checks::new(of_mlir);
        let mut random = 0x2545_F491_4F6C_DD1D_u64;
        let mut below = |end: usize| {
            random ^= random << 13;
            random ^= random >> 7;
            random ^= random << 17;
            usize::try_from(random >> 11).unwrap_or(0) % end.max(1)
        };
        let mut text = TEXT.to_owned();
        checks.check(&text);
        for step in 0..400 {
            if step % 40 == 39 {
                text = TEXT.to_owned();
            }
            let (one, other) = EDITS[below(EDITS.len())];
            // In both directions, equally often.
            let (from, to) = if below(2) == 0 { (one, other) } else { (other, one) };
            let places: Vec<usize> = text.match_indices(from).map(|(at, _)| at).collect();
            if places.is_empty() {
                continue;
            }
            let at = places[below(places.len())];
            text.replace_range(at..at + from.len(), to);
            checks.check(&text);
        }
        assert!(checks.kept > 300 && checks.of_operations > 30, "{} {}", checks.kept, checks.of_operations);
    }
}
