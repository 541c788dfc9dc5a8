//! A check after an edit: operations that the edit does not concern are not read again.
//!
//! What the reader says about an operation follows from the values of its record, from records that it refers to, and from what was
//! read before all operations: types, constraints, forms, names. All of the latter is read again after each edit, and the fields of
//! records that this needs are noted ([`Records::note_reads`]), as are the operations that the reader of another operation looks at. So
//! what was said about an operation stays, at the places where the edit moved it, if
//!
//! - only operations have other values than before, and it is not one of them;
//! - no field with another value was read before the operations, neither the last time nor this time;
//! - no operation with other values was read for another one.
//!
//! If the second or the third does not hold, all operations are read.
//!
//! The conditions that the file defines are checked by themselves: again if one of the records with other values was read for that.

use super::scopes::Scope;
use super::{Ods, Refused};
use crate::model::OpOutline;
use isogloss_tablegen::{Changes, Diagnostic, Moved, NotedReads, Reads, Record, Records};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

/// What a check keeps for the check after the next edit: see [`check_again`](crate::check_again).
#[derive(Debug, Default)]
pub struct Kept {
    diagnostics: Vec<Diagnostic>,
    /// Of definitions for MLIR's classes those with errors are left out, and the others read again.
    passes: Vec<Pass>,
}

/// What was found when all records but some were read.
#[derive(Debug)]
struct Pass {
    without: Refused,
    predicates: Arc<KeptPredicates>,
    /// What was read before the operations, but for the conditions.
    before: Arc<Reads>,
    operations: HashMap<String, KeptOperation>,
    /// The operations that were looked at to read others.
    seen_by_others: HashSet<String>,
    /// Whether records of a class were listed to read an operation.
    lists: bool,
}

/// What was found about the conditions that the file defines.
#[derive(Debug, Default)]
struct KeptPredicates {
    /// The records that were read.
    read: HashSet<String>,
    diagnostics: Vec<Diagnostic>,
}

impl KeptPredicates {
    /// The same after an edit; `None` if one of the places was edited.
    fn moved(&self, moved: &Moved) -> Option<Self> {
        Some(Self { read: self.read.clone(), diagnostics: all_moved(&self.diagnostics, moved)? })
    }
}

/// What was found about an operation.
#[derive(Debug)]
pub(super) struct KeptOperation {
    pub(super) outline: Arc<OpOutline>,
    pub(super) diagnostics: Vec<Diagnostic>,
    pub(super) error: Option<String>,
    /// The warnings about its default values, if there was no error.
    defaults: Option<Vec<Diagnostic>>,
    /// Whether it was read this time.
    is_new: bool,
}

impl Kept {
    /// The same after an edit that changes no record; `None` if one of the places was edited.
    pub(crate) fn moved(&self, moved: &Moved) -> Option<Kept> {
        let passes = self.passes.iter().map(|pass| {
            let operations = pass.operations.iter();
            let operations = operations.map(|(name, kept)| Some((name.clone(), kept.moved(moved)?)));
            Some(Pass {
                without: pass.without.clone(),
                predicates: Arc::new(pass.predicates.moved(moved)?),
                before: Arc::clone(&pass.before),
                operations: operations.collect::<Option<_>>()?,
                seen_by_others: pass.seen_by_others.clone(),
                lists: pass.lists,
            })
        });
        let passes = passes.collect::<Option<_>>()?;
        Some(Self { diagnostics: all_moved(&self.diagnostics, moved)?, passes })
    }

    /// What was said about the dialects.
    #[must_use]
    pub fn diagnostics(&self) -> &[Diagnostic] {
        &self.diagnostics
    }
}

impl KeptOperation {
    /// The same after an edit; `None` if one of the places was edited.
    fn moved(&self, moved: &Moved) -> Option<Self> {
        Some(Self {
            outline: Arc::new(self.outline.moved(moved)?),
            diagnostics: all_moved(&self.diagnostics, moved)?,
            error: self.error.clone(),
            defaults: match &self.defaults {
                Some(defaults) => Some(all_moved(defaults, moved)?),
                None => None,
            },
            is_new: false,
        })
    }
}

fn all_moved(found: &[Diagnostic], moved: &Moved) -> Option<Vec<Diagnostic>> {
    found.iter().map(|found| moved.diagnostic(found)).collect()
}

/// A check that uses what the last one kept.
pub(crate) struct Recheck<'k> {
    records: &'k Records,
    last: Option<(&'k Changes, &'k Kept)>,
    noted: NotedReads,
    /// Those until now; the last is under way.
    passes: Vec<Pass>,
    /// The pass of the last check from which operations can be taken.
    known: Option<&'k Pass>,
    /// The names of the operations, and these in their order.
    operations: HashSet<&'k str>,
    order: Vec<&'k str>,
}

impl<'k> Recheck<'k> {
    pub(crate) fn new(records: &'k Records, last: Option<(&'k Changes, &'k Kept)>) -> Self {
        let noted = records.note_reads();
        Self {
            records,
            last,
            noted,
            passes: Vec::new(),
            known: None,
            operations: HashSet::new(),
            order: Vec::new(),
        }
    }

    /// Begins to read all records but some.
    pub(super) fn begin(&mut self, without: &Refused) {
        self.passes.push(Pass {
            without: without.clone(),
            predicates: Arc::default(),
            before: Arc::default(),
            operations: HashMap::new(),
            seen_by_others: HashSet::new(),
            lists: false,
        });
        drop(self.noted.take());
    }

    /// The pass of the last check that read what this one reads.
    fn last_pass(&self) -> Option<(&'k Changes, &'k Pass)> {
        let index = self.passes.len().checked_sub(1)?;
        let (changes, kept) = self.last?;
        let pass = kept.passes.get(index).filter(|known| known.without == self.passes[index].without)?;
        Some((changes, pass))
    }

    /// Checks the conditions that the file defines, if an edit concerns them. An instance of a class that an edit changes is
    /// another one.
    pub(super) fn predicates(&mut self, ods: &mut Ods<'k, '_>) {
        let known = self.last_pass().and_then(|(changes, pass)| {
            let is_concerned = changes.has_other_instances()
                || changes.names().any(|name| pass.predicates.read.contains(name));
            pass.predicates.moved(&changes.moved()).filter(|_| !is_concerned)
        });
        let kept =
            known.inspect(|known| ods.errors.extend_from_slice(&known.diagnostics)).unwrap_or_else(|| {
                let before = self.noted.take();
                let from = ods.errors.len();
                ods.check_predicates();
                let reads = self.noted.take();
                self.noted.put_back(before);
                KeptPredicates {
                    read: reads.names(self.records).map(str::to_owned).collect(),
                    diagnostics: ods.errors[from..].to_vec(),
                }
            });
        if let Some(pass) = self.passes.last_mut() {
            pass.predicates = Arc::new(kept);
        }
    }

    /// Begins to read the operations. Patterns need the operations that are read.
    pub(super) fn begin_operations(&mut self, selected: &[Scope<'k>], has_patterns: bool) {
        let before = self.noted.take();
        let index = self.passes.len() - 1;
        self.order =
            selected.iter().flat_map(|scope| &scope.operations).map(|record| record.name()).collect();
        self.operations = self.order.iter().copied().collect();
        self.known = self.last_pass().filter(|_| !has_patterns).and_then(|(changes, known)| {
            let is_concerned = changes.concern(&known.before, &before)
                || known.lists && changes.has_other_instances()
                || changes
                    .names()
                    .any(|name| !self.operations.contains(name) || known.seen_by_others.contains(name));
            (!is_concerned).then_some(known)
        });
        self.passes[index].before = Arc::new(before);
        if let Some(known) = self.known {
            let pass = &mut self.passes[index];
            pass.lists = known.lists;
            pass.seen_by_others = known.seen_by_others.clone();
        }
    }

    /// What is known of an operation.
    pub(super) fn known(&mut self, name: &str) -> Option<&KeptOperation> {
        let (changes, _) = self.last.filter(|(changes, _)| !changes.has(name))?;
        let kept = self.known?.operations.get(name)?.moved(&changes.moved())?;
        let pass = self.passes.last_mut()?;
        Some(pass.operations.entry(name.to_owned()).insert_entry(kept).into_mut())
    }

    /// Keeps what was found about an operation.
    pub(super) fn keep(
        &mut self,
        record: Record<'_>,
        outline: &Arc<OpOutline>,
        diagnostics: &[Diagnostic],
        error: Option<String>,
    ) {
        let reads = self.noted.take();
        let Some(pass) = self.passes.last_mut() else { return };
        let others = reads.names(self.records).filter(|name| *name != record.name());
        let others = others.filter(|name| self.operations.contains(name));
        pass.seen_by_others.extend(others.map(str::to_owned));
        pass.lists |= reads.lists();
        let kept = KeptOperation {
            outline: Arc::clone(outline),
            diagnostics: diagnostics.to_vec(),
            error,
            defaults: None,
            is_new: true,
        };
        pass.operations.insert(record.name().to_owned(), kept);
    }

    /// Adds the warnings about default values to the diagnostics, which have no error: those of the operations that were read, by the
    /// names of their records, and those that were kept. `None` if the latter are not known.
    pub(crate) fn add_defaults(
        &mut self,
        mut found: HashMap<String, Vec<Diagnostic>>,
        diagnostics: &mut Vec<Diagnostic>,
    ) -> Option<()> {
        let pass = self.passes.last_mut()?;
        for name in &self.order {
            let Some(kept) = pass.operations.get_mut(*name) else { continue };
            if kept.is_new {
                kept.defaults = Some(found.remove(*name).unwrap_or_default());
            }
            diagnostics.extend_from_slice(kept.defaults.as_deref()?);
        }
        Some(())
    }

    pub(crate) fn finish(self, diagnostics: Vec<Diagnostic>) -> Kept {
        Kept { diagnostics, passes: self.passes }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Options, check, check_again};
    use isogloss_tablegen::{Checkpoint, Session};

    const TEXT: &str = r#"include "isogloss/Op.td"
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
def Toy_LastOp : Toy_Op<"last"> {
  let summary = "the last";
  let arguments = (ins OptionalAttr<StrAttr>:$name, Toy_PairType:$pair);
  let assemblyFormat = "$pair (`named` $name^)? attr-dict `:` type($pair)";
}
"#;

    /// What was and what is written: of any occurrence.
    const EDITS: &[(&str, &str)] = &[
        ("the last", "the very last"),
        (" of two", " of 2"),
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
        ("include \"isogloss/Op.td\"", "include \"isogloss/Op.td\"\ninclude \"isogloss/Enum.td\""),
        (": Toy_Op<\"last\">", ": Toy_Binary<\"last\">"),
    ];

    struct Checks {
        session: Session,
        checkpoint: Option<Checkpoint>,
        last: Option<(Records, Kept)>,
        /// How many operations were not read again.
        kept: usize,
    }

    impl Checks {
        fn new() -> Self {
            Self { session: crate::session(), checkpoint: None, last: None, kept: 0 }
        }

        /// Checks a text after the last one: that must say what a check of it alone says.
        fn check(&mut self, text: &str) {
            // So long that what is before it is not evaluated again.
            let comment = format!("\n// {}\ndef Toy_LoopOp", "x".repeat(10_000));
            let text = &*text.replacen("\ndef Toy_LoopOp", &comment, 1);
            let records = self.session.evaluate_again("toy.td", text, &mut self.checkpoint);
            let last = self.last.as_ref().map(|(records, kept)| (records, kept));
            let kept = check_again(&records, &Options::default(), last);
            let (_, expected) = check(&records, &Options::default());
            let shown = |found: &[Diagnostic]| {
                isogloss_tablegen::Renderer::plain().render_all(found, records.sources())
            };
            assert_eq!(shown(kept.diagnostics()), shown(&expected), "{text}");
            let operations = kept.passes.iter().flat_map(|pass| pass.operations.values());
            self.kept += operations.filter(|kept| !kept.is_new).count();
            self.last = Some((records, kept));
        }
    }

    #[test]
    fn an_edit_of_one_operation_keeps_the_others() {
        let kept = |from: &str, to: &str| {
            assert!(TEXT.contains(from));
            let mut checks = Checks::new();
            checks.check(TEXT);
            checks.check(&TEXT.replacen(from, to, 1));
            checks.kept
        };
        assert_eq!(kept("the last", "the very last"), 6);
        assert_eq!(kept("$pair (`named`", "$pear (`named`"), 6);
        assert_eq!(kept("Multiplies", "Divides"), 6);
        assert_eq!(kept("\ndef Toy_LoopOp", "\n// Repeats.\ndef Toy_LoopOp"), 7);
        // A class, a constraint, and a name that others look up.
        assert_eq!(kept(" of two", " of 2"), 0);
        assert_eq!(kept("\"small\"", "\"tiny\""), 0);
        assert_eq!(kept("\"yield\"", "\"end\""), 0);
    }

    #[test]
    fn random_edits_of_records_say_what_a_check_of_the_text_says() {
        let mut checks = Checks::new();
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
            if step % 60 == 59 {
                text = TEXT.to_owned();
            }
            let (one, other) = EDITS[below(EDITS.len())];
            // As often there as back.
            let (from, to) = if below(2) == 0 { (one, other) } else { (other, one) };
            let places: Vec<usize> = text.match_indices(from).map(|(at, _)| at).collect();
            if places.is_empty() {
                continue;
            }
            let at = places[below(places.len())];
            text.replace_range(at..at + from.len(), to);
            checks.check(&text);
        }
        assert!(checks.kept > 200, "{}", checks.kept);
    }
}
