//! Converts operations of the model to tables.

use crate::condition::{Conditions, Maker};
use crate::keep::{Keep, Kept, OpDef};
use crate::language::Code;
use crate::leak;
use crate::names::Names;
use crate::values::{self, Change};
use isogloss::constraint as c;
use isogloss::def::{DefKind, InterfaceImpl, Syntax};
use isogloss::ir::format::{OpArgument, OpDirective, OpElement};
use isogloss::ir::interfaces::{
    ConditionallySpeculatableTable, MemoryEffectOpInterfaceTable, RegionBranchTerminatorOpInterfaceTable,
    RegionKindInterfaceTable,
};
use isogloss::ir::traits::{self, OpTrait};
use isogloss::ir::{self, Language, MissingForm, OpTraits};
use isogloss::plumbing::{op as p, op_format as f};
use isogloss_codegen::model::constraint::Constraint;
use isogloss_codegen::model::lower::{Foreign, Lower};
use isogloss_codegen::model::op::{
    CoreTrait, InterfaceVerify, OpAttribute, OpClassRef, OpInterface, OpProperty, OpSyntax, OpTraitKind,
    Operation, PredicateTrait,
};
use isogloss_codegen::model::op_def::format::{self, FormatBackEnd};
use isogloss_codegen::model::op_def::{Argument, ImpliedType, OpBackEnd};
use isogloss_codegen::model::{
    self, Bare, CustomArgument, DESTINATION_STYLE, DeclaredInterface, MEMORY_EFFECTS, StoredValue, tables,
};
use isogloss_dialects::forms::{self, directives};
use isogloss_dialects::verifiers::Verifiers;
use isogloss_tablegen::Span;
use std::sync::Arc;

/// The code of an operation that the loader does not understand or run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Unchecked {
    /// The name of the operation.
    pub name: String,
    /// Conditions without a counterpart.
    pub conditions: Vec<Code>,
    /// Default values without a counterpart: the attribute may be absent, and has no default.
    pub defaults: Vec<Code>,
    /// The part of the definition that prevents its custom form.
    pub form: Option<Code>,
    /// Its verifier (ODS `hasVerifier`, `hasRegionVerifier`).
    pub verifier: Option<Code>,
    /// The verifiers of its interfaces.
    pub interfaces: Vec<Code>,
    /// Traits whose checks are the author's Rust (`rustPath`).
    pub traits: Vec<Code>,
}

impl Unchecked {
    /// Whether the definition is completely interpreted.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        let Self { name: _, conditions, defaults, form, verifier, interfaces, traits } = self;
        let lists = [conditions, defaults, interfaces, traits];
        lists.iter().all(|list| list.is_empty()) && form.is_none() && verifier.is_none()
    }
}

/// Creates the tables of operations.
pub(crate) struct Operations<'m> {
    pub(crate) dialect: &'static str,
    /// The language of the author's hooks.
    pub(crate) hooks: Language,
    /// The verifiers that exist in Rust.
    pub(crate) verifiers: Option<&'static Verifiers>,
    /// The C++ namespace in the dialect's definitions, if any.
    pub(crate) namespace: Option<&'m str>,
    pub(crate) names: &'m mut Names,
    pub(crate) conditions: &'m mut Conditions,
}

impl Operations<'_> {
    /// The table of an operation, and its unchecked parts.
    pub(crate) fn operation(&mut self, operation: &Operation) -> (ir::OpDef, Unchecked) {
        let mut unchecked = Unchecked { name: operation.full_name(), ..Unchecked::default() };
        let unknown = self.conditions.unknown_leaves;
        let table = OpDef::of(operation, &mut OpItems { operations: &mut *self, unchecked: &mut unchecked });
        let mut def = table.keep().unwrap_or_else(|| {
            unchecked.form = Some(Code::cpp("a number"));
            p::declared(self.dialect, leak::text(&operation.full_name()))
        });
        def.counted = operation.sound;
        def.result_names = if operation.names_results() {
            Some(p::declared_names)
        } else {
            self.namespace.and_then(|namespace| forms::result_names_of(&operation.full_name(), namespace))
        };
        self.form(operation, &mut def, &mut unchecked);
        // `RecursiveMemoryEffects` is only a part of effects that are C++.
        if effects_are_cpp(operation) && operation.interface(DESTINATION_STYLE).is_none() {
            def.traits = def.traits.without(OpTraits::RECURSIVE_MEMORY_EFFECTS);
        }
        if unchecked.form.is_some() {
            (def.format, def.has_prop_dict) = (None, false);
            // A type or an attribute without parameters is printed as its name.
            let declared = |code: &Code| {
                let def = self.names.def(self.dialect, model::last_name(&code.text))?;
                let Syntax::Verbatim = def.syntax else { return None };
                let class = if def.kind == DefKind::Type { "TypeForm" } else { "AttrForm" };
                Some(leak::text(&format!("{class}<\"{}.{}\", \"\">", def.dialect, def.mnemonic?)))
            };
            let missing = |code: &Code| {
                MissingForm::new(leak::text(&code.text), code.language).declared_by(declared(code))
            };
            def.missing_form = unchecked.form.as_ref().map(missing);
        }
        let verifies = operation.hooks.verify || operation.hooks.verify_regions;
        unchecked.verifier = verifies.then(|| {
            let (name, verify) = if operation.hooks.verify {
                ("hasVerifier", "Verify")
            } else {
                ("hasRegionVerifier", "RegionVerify")
            };
            let class = &operation.class;
            self.hook(name, || format!("impl {class}{verify} for {class}"))
        });
        unchecked.conditions = self.conditions.take_unknown();
        if let Some(known) = self.verifiers.and_then(|verifiers| verifiers.op(def.name)) {
            (def.verify, def.verify_regions) = (known.verify, known.verify_regions);
            def.verify_signature = known.verify_signature;
            if let Some(conditions) = known.conditions {
                let others = def.native_traits.iter().copied();
                def.native_traits = leak::slice(std::iter::once(conditions).chain(others).collect());
                unchecked.conditions.clear();
                self.conditions.unknown_leaves = unknown;
            }
            unchecked.verifier = None;
        }
        (def, unchecked)
    }

    /// A hook: its name in the definition, and its form in Rust.
    fn hook(&self, name: &str, in_rust: impl FnOnce() -> String) -> Code {
        match self.hooks {
            Language::Cpp => Code::cpp(name),
            Language::Rust => Code::rust(in_rust()),
        }
    }

    fn maker<'s>(&'s mut self, operation: &'s Operation) -> Maker<'s> {
        Maker { names: self.names, conditions: self.conditions, owner: Some(operation) }
    }

    /// The entries of the interfaces that an operation implements.
    fn interfaces(&mut self, operation: &Operation) -> Vec<InterfaceImpl> {
        let mut interfaces: Vec<InterfaceImpl> = Vec::new();
        for item in &operation.traits {
            let OpTraitKind::Interface(interface) = &item.kind else { continue };
            let declared = || {
                let by_definition = operation.declared(interface).and_then(declared_interface);
                by_definition.or_else(|| {
                    forms::interface_of(&operation.full_name(), self.namespace?, &interface.full_class)
                })
            };
            let declared = if interface.infers_types() { None } else { declared() };
            // A definition with its own function decides whether regions are graphs.
            let is_usual = interface.mlir_name() == Some("RegionKindInterface") && !interface.declared;
            if declared.is_some() || !is_usual {
                let named = || self.names.named_interface(&interface.full_class);
                interfaces.push(declared.unwrap_or_else(named));
            }
        }
        let is_recursive = operation.has(CoreTrait::HasRecursiveMemoryEffects);
        if is_recursive && effects_are_cpp(operation) && operation.interface(DESTINATION_STYLE).is_some() {
            let on_buffers = MemoryEffectOpInterfaceTable::on_buffers();
            interfaces.retain(|item| !std::ptr::eq(item.interface, on_buffers.interface));
            interfaces.push(on_buffers);
        }
        if operation.declares_memory_effects() && operation.interface(MEMORY_EFFECTS).is_none() {
            interfaces.push(MemoryEffectOpInterfaceTable::declared());
        }
        interfaces
    }

    // ---- the custom form -------------------------------------------------------------

    fn form(&self, operation: &Operation, def: &mut ir::OpDef, unchecked: &mut Unchecked) {
        // Tables have indices of sixteen bits.
        let parts = operation.part_count();
        if parts > usize::from(u16::MAX) {
            unchecked.form = Some(Code::cpp(format!("{parts} parts")));
            return;
        }
        match &operation.syntax {
            OpSyntax::Generic if operation.sound => {}
            OpSyntax::Custom | OpSyntax::Function
                if operation.sound
                    && (has_function_form(operation) || matches!(operation.syntax, OpSyntax::Function)) =>
            {
                def.syntax = Some(ir::OpSyntax {
                    parse: isogloss::ir::text::parse_function,
                    print: isogloss::ir::text::print_function,
                });
            }
            OpSyntax::Custom if operation.sound && self.rust_form(def.name).is_some() => {
                def.syntax = self.rust_form(def.name);
            }
            OpSyntax::Custom | OpSyntax::Function | OpSyntax::Generic => {
                unchecked.form = Some(if operation.sound {
                    self.hook("hasCustomAssemblyFormat", || format!("impl OpFormat for {}", operation.class))
                } else {
                    Code::cpp("assemblyFormat")
                });
            }
            OpSyntax::Format(format) => {
                let mut directives = Directives { operations: self, def };
                match format::elements(operation, &format.elements, &mut directives) {
                    Ok(elements) => def.format = elements.keep(),
                    Err(code) => unchecked.form = Some(code.into()),
                }
            }
        }
    }

    /// The custom form that exists in Rust.
    fn rust_form(&self, name: &str) -> Option<ir::OpSyntax> {
        self.namespace.and_then(|namespace| forms::of(name, namespace))
    }
}

/// Whether the C++ form of an operation is the form of functions: it implements `FunctionOpInterface`, and has exactly
/// the parts of `func.func`.
fn has_function_form(operation: &Operation) -> bool {
    const REQUIRED: [&str; 2] = ["sym_name", "function_type"];
    const OPTIONAL: [&str; 3] = ["sym_visibility", "arg_attrs", "res_attrs"];
    let has = |name: &&str| operation.attributes.iter().any(|attribute| attribute.name.text == *name);
    let is_of_function = |name: &str| REQUIRED.contains(&name) || OPTIONAL.contains(&name);
    operation.interface("FunctionOpInterface").is_some()
        && REQUIRED.iter().all(has)
        && operation.attributes.iter().all(|attribute| is_of_function(&attribute.name.text))
        && operation.operands.is_empty()
        && operation.results.is_empty()
        && operation.properties.is_empty()
        && operation.successors.is_empty()
        && operation.regions.len() == 1
}

/// The entry of an interface that the definition implements without code.
fn declared_interface(by: DeclaredInterface) -> Option<InterfaceImpl> {
    Some(match by {
        DeclaredInterface::MemoryEffects => MemoryEffectOpInterfaceTable::declared(),
        DeclaredInterface::Speculatability => ConditionallySpeculatableTable::declared(),
        DeclaredInterface::GraphRegions => RegionKindInterfaceTable::graph_regions(),
        DeclaredInterface::ReturnLike => RegionBranchTerminatorOpInterfaceTable::return_like(),
    })
}

/// Whether C++ has the memory effects of an operation.
fn effects_are_cpp(operation: &Operation) -> bool {
    operation.interface(MEMORY_EFFECTS).is_some_and(|found| operation.declared(found).is_none())
}

/// Makes the items of an operation's table, and collects the code without a counterpart.
struct OpItems<'o, 'm> {
    operations: &'o mut Operations<'m>,
    unchecked: &'o mut Unchecked,
}

impl OpBackEnd<Kept> for OpItems<'_, '_> {
    fn constraint(&mut self, owner: &Operation, constraint: &Arc<Constraint>) -> &'static c::Constraint {
        self.operations.maker(owner).constraint(constraint)
    }

    fn has_enum(&self, class: &str) -> bool {
        self.operations.names.enumeration(class).is_some()
    }

    fn storage(&mut self, stored: StoredValue<'_>) -> Option<Change> {
        values::storage(stored, self.operations.names)
    }

    fn cases(&mut self, class: &str, property: &OpProperty) -> Option<Change> {
        values::cases(class, property, self.operations.names)
    }

    fn default(
        &mut self,
        attribute: Option<&OpAttribute>,
        stored: StoredValue<'_>,
        text: &str,
        is_option: bool,
    ) -> Option<Change> {
        let found = values::default(attribute, stored, text, is_option, self.operations.names);
        if found.is_none() {
            // `CppFunction` may name a function instead of a value; it has such a path.
            let is_function = text.trim_start().starts_with("crate::");
            self.unchecked.defaults.push(if is_function { Code::rust(text) } else { Code::cpp(text) });
        }
        found
    }

    fn mark(&self, _: Option<&OpAttribute>, _: StoredValue<'_>) {}

    fn type_source(
        &mut self,
        owner: &Operation,
        ty: &ImpliedType<'_>,
    ) -> Option<tables::TypeSource<c::Step>> {
        let lower = Lower { back_end: self.operations.maker(owner), owner: Some(owner) };
        let code = match lower.type_source(ty.source) {
            Ok(tables::TypeSource::Inferred) => {
                let name = || format!("impl {0}InferTypes for {0}", owner.class);
                self.operations.hook("inferReturnTypes", name)
            }
            Ok(source) => return Some(source),
            Err(code) => code.into(),
        };
        // The format does not have the type, and nothing else implies it. Some types of results are known only to the
        // author's function.
        if ty.is_parsed {
            self.unchecked.form.get_or_insert(code);
        }
        None
    }

    fn op_name(&mut self, owner: &Operation, of_trait: &str, class: &OpClassRef) -> Option<String> {
        // A definition may give the name `dialect.name` directly.
        let direct = || class.class.contains('.').then(|| class.class.clone());
        let name = class.name.clone().or_else(direct);
        if name.is_none() {
            let condition = format!("{of_trait}<{}>", class.class);
            self.operations.conditions.leaves += 1;
            self.operations.maker(owner).add_unknown_cpp(&condition);
        }
        name
    }

    fn interface_check(&mut self, owner: &Operation, interface: &OpInterface) -> Option<&'static OpTrait> {
        let known = self.operations.verifiers;
        let check = known.and_then(|known| known.interface(&interface.full_class, &owner.full_name()));
        if check.is_none() && interface.verify != InterfaceVerify::None {
            let verify = self.operations.hook(&interface.name, || interface.name.clone());
            self.unchecked.interfaces.push(verify);
        }
        check
    }

    fn foreign_trait(&mut self, path: &str) -> Option<&'static OpTrait> {
        let check = traits::at_path(path);
        if check.is_none() {
            self.unchecked.traits.push(Code::rust(path));
        }
        check
    }

    fn predicate(&mut self, owner: &Operation, predicate: &PredicateTrait, _: Span) -> c::Constraint {
        let pred = self.operations.maker(owner).predicate_trait(predicate);
        c::Constraint::new(leak::text(&predicate.summary), pred)
    }

    fn interfaces(&mut self, owner: &Operation) -> Vec<InterfaceImpl> {
        self.operations.interfaces(owner)
    }

    fn hooked_dialect(&self, owner: &Operation) -> Option<String> {
        // All dialects of MLIR that have such a method return their own name.
        Some(owner.dialect.clone())
    }
}

/// Finds the directives of an operation's format.
struct Directives<'o, 'm> {
    operations: &'o Operations<'m>,
    def: &'o ir::OpDef,
}

impl FormatBackEnd<Kept> for Directives<'_, '_> {
    fn bare(&mut self, bare: Bare) -> Option<OpElement> {
        f::bare(bare.name())
    }

    fn directive(
        &mut self,
        owner: &Operation,
        (name, by_author): (&str, bool),
        _: &[CustomArgument],
        arguments: &[Argument<Kept>],
    ) -> Result<&'static OpDirective, Foreign> {
        let found = if by_author {
            let arguments: Option<Vec<OpArgument>> = arguments.iter().map(Keep::keep).collect();
            let dialect = self.operations.dialect;
            arguments.and_then(|found| self.operations.names.directive(dialect, name, self.def, &found))
        } else {
            f::directive(name).or_else(|| directives::directive(name))
        };
        found.ok_or_else(|| {
            let in_rust = || format!("impl {name}Directive for {}", model::dialect_class(&owner.dialect));
            let Code { language, text } = self.operations.hook(&format!("custom<{name}>"), in_rust);
            Foreign { text, place: Span::NONE, is_rust: language == Language::Rust }
        })
    }
}
