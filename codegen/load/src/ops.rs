//! Converts operations of the model to tables.

use crate::condition::{Conditions, Maker};
use crate::keep::Keep as _;
use crate::language::Code;
use crate::leak;
use crate::names::Names;
use crate::values;
use isogloss::constraint as c;
use isogloss::def::{DefKind, FormatElement, InterfaceImpl, Syntax};
use isogloss::ir::format::{Anchor, Clause, OpArgument, OpElement, OpPart, TypeSource, TypesOf};
use isogloss::ir::interfaces::{
    ConditionallySpeculatableTable, EffectDef, MemoryEffectOpInterfaceTable,
    RegionBranchTerminatorOpInterfaceTable, RegionKindInterfaceTable,
};
use isogloss::ir::traits::{self, OpTrait};
use isogloss::ir::{
    Arity, CachedAttribute, Language, MissingForm, NameHint, OpDef, OpTraits, PropertyDef, RegionDef,
    SegmentPolicy, SuccessorDef, ValueGroup,
};
use isogloss::plumbing::{op as p, op_format as f};
use isogloss_codegen::model::lower::Lower;
use isogloss_codegen::model::op::{
    CoreKind, DefaultDialect, Effect, OpClassRef, OpSyntax, OpTraitKind, Operation, PartRef, Segments,
};
use isogloss_codegen::model::{
    self, CustomArgument, DESTINATION_STYLE, DeclaredInterface, Leaf, MEMORY_EFFECTS, OpLeaf, Values,
};
use isogloss_dialects::forms::{self, directives};
use isogloss_dialects::verifiers::Verifiers;

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
    pub(crate) fn operation(&mut self, operation: &Operation) -> (OpDef, Unchecked) {
        let mut unchecked = Unchecked { name: operation.full_name(), ..Unchecked::default() };
        let unknown = self.conditions.unknown_leaves;
        let bits = operation.trait_bits().into_iter().filter_map(|(_, name)| OpTraits::named(name));
        let mut def = OpDef {
            summary: leak::text(&operation.docs.summary),
            traits: bits.fold(OpTraits::NONE, OpTraits::union),
            operand_segments: segments(operation, false),
            result_segments: segments(operation, true),
            counted: operation.sound,
            default_dialect: match &operation.default_dialect {
                DefaultDialect::None => None,
                DefaultDialect::Named(dialect) => Some(leak::text(dialect)),
                // All dialects of MLIR that have such a method return their own name.
                DefaultDialect::Hook => Some(self.dialect),
            },
            prints_all_properties: operation.prints_all_properties,
            hints: leak::slice(
                operation
                    .hints
                    .iter()
                    .map(|hint| match hint {
                        model::op::NameHint::Result(at, name) => {
                            NameHint::Result(*at as u16, leak::text(name))
                        }
                        model::op::NameHint::Argument(at, name) => {
                            NameHint::Argument(*at as u16, leak::text(name))
                        }
                    })
                    .collect(),
            ),
            cached: leak::slice(
                operation
                    .cached
                    .iter()
                    .map(|model::op::CachedAttribute { name, value, symbols }| CachedAttribute {
                        name: leak::text(name),
                        value: leak::text(value),
                        symbols: leak::slice(
                            symbols.iter().map(|(name, default)| (leak::text(name), *default)).collect(),
                        ),
                    })
                    .collect(),
            ),
            effects: leak::slice(
                operation.memory_effects().filter_map(|(effect, target)| effect_of(effect, target)).collect(),
            ),
            result_names: if operation.names_results() {
                Some(p::declared_names)
            } else {
                self.namespace.and_then(|namespace| forms::result_names_of(&operation.full_name(), namespace))
            },
            ..OpDef::new(self.dialect, leak::text(&operation.full_name()))
        };
        for results in [false, true] {
            let groups = if results { &operation.results } else { &operation.operands };
            let mut made = Vec::with_capacity(groups.len());
            for (at, group) in groups.iter().enumerate() {
                let constraint = self.maker(operation).constraint(&group.constraint);
                let arity = match &group.arity {
                    model::op::Arity::Optional => Arity::Optional,
                    model::op::Arity::Variadic => Arity::Variadic,
                    model::op::Arity::Nested { sizes } => {
                        let slot = operation.find(sizes).and_then(|part| operation.slot(part));
                        Arity::Nested { property: slot.unwrap_or_default() as u32 }
                    }
                    model::op::Arity::One => Arity::One,
                };
                let written = operation.written_type(at, results).unwrap_or(&model::TypeSource::Text);
                let ty = self.type_source(operation, written).unwrap_or_else(|code| {
                    // The format does not have the type, and nothing else implies it.
                    unchecked.form.get_or_insert(code);
                    TypeSource::Written
                });
                let built = if results { operation.built_type(at) } else { None };
                // Some types are known only to the author's function.
                let inferred = built.and_then(|built| self.type_source(operation, &built).ok());
                made.push(ValueGroup {
                    constraint,
                    ty,
                    inferred: inferred.unwrap_or(TypeSource::Written),
                    ..ValueGroup::new(group.name.as_ref().map_or("", |name| leak::text(&name.text)))
                        .arity(arity)
                });
            }
            *(if results { &mut def.results } else { &mut def.operands }) = leak::slice(made);
        }
        (def.properties, def.always_written) = self.properties(operation, &mut unchecked);
        let regions = operation.regions.iter().map(|region| RegionDef {
            name: region.name.as_ref().map_or("", |name| leak::text(&name.text)),
            variadic: region.variadic,
            constraint: self.maker(operation).constraint(&region.constraint),
        });
        def.regions = leak::slice(regions.collect());
        let successors = operation.successors.iter().map(|successor| SuccessorDef {
            name: successor.name.as_ref().map_or("", |name| leak::text(&name.text)),
            variadic: successor.variadic,
        });
        def.successors = leak::slice(successors.collect());
        self.form(operation, &mut def, &mut unchecked);
        self.traits(operation, &mut def, &mut unchecked);
        if unchecked.form.is_some() {
            def.format = None;
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

    /// The properties, and the optional ones that the format prints.
    fn properties(
        &mut self,
        operation: &Operation,
        unchecked: &mut Unchecked,
    ) -> (&'static [PropertyDef], &'static [u16]) {
        let bound = operation.bound_properties();
        let (mut made, mut written) = (Vec::new(), Vec::new());
        let mut is_unknown = |part: PartRef, problem: Option<String>| {
            if problem.is_some() && operation.always_writes(part) {
                written.extend(slot(operation, part));
            }
            // `CppFunction` may name a function instead of a value; it has such a path.
            let is_function = |text: &String| text.trim_start().starts_with("crate::");
            unchecked.defaults.extend(
                problem.map(|text| if is_function(&text) { Code::rust(text) } else { Code::cpp(text) }),
            );
        };
        for (at, attribute) in operation.attributes.iter().enumerate() {
            let (mut def, problem) = values::attribute(attribute, self.names);
            is_unknown(PartRef::Attribute(at), problem);
            def.constraint = Some(self.maker(operation).constraint(&attribute.constraint));
            def.in_format = bound.contains(&PartRef::Attribute(at));
            made.push(def);
        }
        for (at, property) in operation.properties.iter().enumerate() {
            let (mut def, problem) = values::property(property, self.names);
            is_unknown(PartRef::Property(at), problem);
            def.constraint = Some(self.maker(operation).constraint(&property.constraint));
            def.in_format = bound.contains(&PartRef::Property(at));
            made.push(def);
        }
        made.extend(operation.segment_sizes().map(|sizes| {
            if operation.writes_sizes(sizes.of_results) {
                p::segment_sizes(sizes.name)
            } else {
                p::printed_segment_sizes(sizes.name)
            }
        }));
        (leak::slice(made), leak::slice(written))
    }

    // ---- traits and interfaces -------------------------------------------------------

    fn traits(&mut self, operation: &Operation, def: &mut OpDef, unchecked: &mut Unchecked) {
        let (mut native, mut predicates): (Vec<&'static OpTrait>, Vec<c::Constraint>) = Default::default();
        let mut interfaces: Vec<InterfaceImpl> = Vec::new();
        let named = |name: &str| leak::value(OpTrait::marker(leak::text(name)));
        for item in &operation.traits {
            match &item.kind {
                OpTraitKind::Core(core) if core.kind() == CoreKind::Check => native.push(named(core.name())),
                OpTraitKind::Interface(interface) if interface.infers_types() => {
                    native.push(named(&interface.name));
                    interfaces.push(self.names.named_interface(&interface.full_class));
                }
                OpTraitKind::Interface(interface) => {
                    let known = self.verifiers;
                    let check = known.and_then(|known| known.interface(&interface.full_class, def.name));
                    native.extend(check);
                    if check.is_none() && interface.verify != model::op::InterfaceVerify::None {
                        let verify = self.hook(&interface.name, || interface.name.clone());
                        unchecked.interfaces.push(verify);
                    }
                    let declared = operation.declared(interface).and_then(declared_interface);
                    let declared = declared.or_else(|| {
                        forms::interface_of(&operation.full_name(), self.namespace?, &interface.full_class)
                    });
                    // A definition with its own function decides whether regions are graphs.
                    let is_usual =
                        interface.mlir_name() == Some("RegionKindInterface") && !interface.declared;
                    if declared.is_some() || !is_usual {
                        let named = || self.names.named_interface(&interface.full_class);
                        interfaces.push(declared.unwrap_or_else(named));
                    }
                }
                OpTraitKind::Foreign { name, path, .. } => {
                    let check = path.as_deref().and_then(traits::at_path);
                    let unknown = path.as_deref().filter(|_| check.is_none());
                    unchecked.traits.extend(unknown.map(Code::rust));
                    native.push(check.unwrap_or_else(|| named(name)));
                }
                OpTraitKind::HasParent(parents) => {
                    match parents.iter().map(op_name).collect::<Result<Vec<_>, _>>() {
                        Ok(parents) => {
                            def.parents = leak::slice(parents);
                            native.push(named("HasParent"));
                        }
                        Err(class) => self.unknown_class(operation, "HasParent", &class.text),
                    }
                }
                OpTraitKind::ImplicitTerminator(terminator) => match op_name(terminator) {
                    Ok(name) => {
                        def.implicit_terminator = Some(name);
                        native.push(named("SingleBlockImplicitTerminator"));
                    }
                    Err(class) => {
                        self.unknown_class(operation, "SingleBlockImplicitTerminator", &class.text);
                    }
                },
                OpTraitKind::Predicate(predicate) => {
                    let pred = self.maker(operation).predicate_trait(predicate);
                    predicates.push(c::Constraint::new(leak::text(&predicate.summary), pred));
                }
                OpTraitKind::Core(_) | OpTraitKind::Effects(_) => {}
            }
        }
        // `RecursiveMemoryEffects` is only a part of effects that are C++.
        let in_cpp =
            operation.interface(MEMORY_EFFECTS).is_some_and(|found| operation.declared(found).is_none());
        if in_cpp && def.traits.contains(OpTraits::RECURSIVE_MEMORY_EFFECTS) {
            if operation.interface(DESTINATION_STYLE).is_some() {
                let on_buffers = MemoryEffectOpInterfaceTable::on_buffers();
                interfaces.retain(|item| !std::ptr::eq(item.interface, on_buffers.interface));
                interfaces.push(on_buffers);
            } else {
                def.traits = def.traits.without(OpTraits::RECURSIVE_MEMORY_EFFECTS);
            }
        }
        if operation.declares_memory_effects() && operation.interface(MEMORY_EFFECTS).is_none() {
            interfaces.push(MemoryEffectOpInterfaceTable::declared());
        }
        def.native_traits = leak::slice(native);
        def.predicates = leak::slice(predicates);
        def.interfaces = leak::slice(interfaces);
    }

    /// A condition about an operation that is known by its class only: it is not checked.
    fn unknown_class(&mut self, operation: &Operation, condition: &str, class: &str) {
        self.conditions.leaves += 1;
        self.maker(operation).add_unknown_cpp(&format!("{condition}<{class}>"));
    }

    // ---- types that the text omits ---------------------------------------------------

    fn type_source(&mut self, operation: &Operation, source: &model::TypeSource) -> Result<TypeSource, Code> {
        let maker = Maker { names: self.names, conditions: self.conditions, owner: Some(operation) };
        let source = Lower { back_end: maker, owner: Some(operation) }.type_source(source)?;
        if let model::tables::TypeSource::Inferred = source {
            return Err(
                self.hook("inferReturnTypes", || format!("impl {0}InferTypes for {0}", operation.class))
            );
        }
        source.keep().ok_or_else(|| Code::cpp("a number"))
    }

    // ---- the custom form -------------------------------------------------------------

    fn form(&self, operation: &Operation, def: &mut OpDef, unchecked: &mut Unchecked) {
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
                def.syntax = Some(isogloss::ir::OpSyntax {
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
            OpSyntax::Format(format) => match self.elements((operation, def), &format.elements, false) {
                Ok(elements) => {
                    def.format = Some(elements);
                    def.has_prop_dict = format.has_prop_dict();
                }
                Err(code) => unchecked.form = Some(code),
            },
        }
    }

    /// The custom form that exists in Rust.
    fn rust_form(&self, name: &str) -> Option<isogloss::ir::OpSyntax> {
        self.namespace.and_then(|namespace| forms::of(name, namespace))
    }

    fn elements(
        &self,
        (operation, def): (&Operation, &OpDef),
        elements: &[model::FormatElement],
        in_clause: bool,
    ) -> Result<&'static [OpElement], Code> {
        let mut made = Vec::with_capacity(elements.len());
        for element in elements {
            made.push(match element {
                model::FormatElement::Literal { text, space } => {
                    FormatElement::Literal { text: leak::text(text), space: *space }
                }
                model::FormatElement::Whitespace(text) if text.is_empty() => continue,
                model::FormatElement::Whitespace(text) => FormatElement::Whitespace(leak::text(text)),
                model::FormatElement::Leaf { leaf: Leaf::Operation(leaf), space } => {
                    self.leaf((operation, def), leaf, *space, in_clause)?
                }
                model::FormatElement::Optional { anchor, inverted, then, otherwise } => {
                    let anchors: Vec<Anchor> = anchor
                        .iter()
                        .filter_map(|part| anchor_of(operation, operation.part(*part)?))
                        .collect();
                    FormatElement::Optional {
                        anchor: match anchors.as_slice() {
                            [only] => *only,
                            _ => Anchor::Any(leak::slice(anchors)),
                        },
                        inverted: *inverted,
                        then: self.elements((operation, def), then, false)?,
                        otherwise: self.elements((operation, def), otherwise, false)?,
                    }
                }
                other @ (model::FormatElement::Leaf { .. } | model::FormatElement::Body(_)) => {
                    return Err(Code::cpp(format!("{other:?}")));
                }
            });
        }
        Ok(leak::slice(made))
    }

    fn leaf(
        &self,
        (operation, def): (&Operation, &OpDef),
        leaf: &OpLeaf,
        space: bool,
        in_clause: bool,
    ) -> Result<OpElement, Code> {
        let missing = || Code::cpp("a part that the operation does not have");
        let part = match leaf {
            OpLeaf::Part { part, .. } if in_clause && operation.is_flag(*part) => {
                return Ok(unspaced(OpPart::Flag(slot(operation, *part).ok_or_else(missing)?)));
            }
            OpLeaf::Flag(part) => {
                return Ok(unspaced(OpPart::Flag(slot(operation, *part).ok_or_else(missing)?)));
            }
            OpLeaf::OiList(clauses) => {
                let clauses: Result<Vec<Clause>, Code> =
                    clauses.iter().map(|clause| self.clause((operation, def), clause)).collect();
                return Ok(unspaced(OpPart::Clauses(leak::slice(clauses?))));
            }
            OpLeaf::Part { part, qualified, optional } => match *part {
                PartRef::Operand(index) => OpPart::Operand(index as u16),
                PartRef::Region(index) => OpPart::Region(index as u16),
                PartRef::Successor(index) => OpPart::Successor(index as u16),
                part @ (PartRef::Result(_) | PartRef::Attribute(_) | PartRef::Property(_)) => {
                    OpPart::Property {
                        index: slot(operation, part).ok_or_else(missing)?,
                        qualified: *qualified,
                        optional: *optional,
                    }
                }
            },
            OpLeaf::Type { of, qualified } => OpPart::Type { of: values_of(*of), qualified: *qualified },
            OpLeaf::FunctionalType { inputs, results } => {
                OpPart::FunctionalType { inputs: values_of(*inputs), results: values_of(*results) }
            }
            OpLeaf::Bare(bare) => {
                let element = f::bare(bare.name()).ok_or_else(|| Code::cpp(bare.name()))?;
                return Ok(if space { element } else { element.joined() });
            }
            OpLeaf::Custom { name, by_author, arguments, .. } => {
                let mut made = Vec::with_capacity(arguments.len());
                for argument in arguments {
                    made.push(match argument {
                        CustomArgument::Elements(elements) => {
                            OpArgument::Elements(self.elements((operation, def), elements, true)?)
                        }
                        argument => argument_of(operation, argument).ok_or_else(missing)?,
                    });
                }
                let arguments = leak::slice(made);
                let directive = if *by_author {
                    self.names.directive(self.dialect, name, def, arguments)
                } else {
                    f::directive(name).or_else(|| directives::directive(name))
                };
                let Some(directive) = directive else {
                    return Err(self.hook(&format!("custom<{name}>"), || {
                        format!("impl {name}Directive for {}", model::dialect_class(self.dialect))
                    }));
                };
                OpPart::Custom { directive, arguments }
            }
        };
        Ok(FormatElement::Part { part, space })
    }

    fn clause(
        &self,
        (operation, def): (&Operation, &OpDef),
        clause: &[model::FormatElement],
    ) -> Result<Clause, Code> {
        let Some((model::FormatElement::Literal { text, space }, rest)) = clause.split_first() else {
            return Err(Code::cpp("a clause without a keyword"));
        };
        let anchors = OpLeaf::clause_anchors(rest);
        let anchors = anchors.into_iter().filter_map(|part| anchor_of(operation, part)).collect();
        Ok(Clause {
            keyword: leak::text(text),
            space: *space,
            elements: self.elements((operation, def), rest, true)?,
            anchors: leak::slice(anchors),
        })
    }
}

/// The name of an operation class. A definition may give the name `dialect.name` directly.
fn op_name(class: &OpClassRef) -> Result<&'static str, Code> {
    match &class.name {
        Some(name) => Ok(leak::text(name)),
        None if class.class.contains('.') => Ok(leak::text(&class.class)),
        None => Err(Code::cpp(class.class.clone())),
    }
}

fn unspaced(part: OpPart) -> OpElement {
    FormatElement::Part { part, space: false }
}

fn slot(operation: &Operation, part: PartRef) -> Option<u16> {
    operation.slot(part).and_then(|slot| u16::try_from(slot).ok())
}

fn segments(operation: &Operation, of_results: bool) -> SegmentPolicy {
    let segments = if of_results { operation.result_segments } else { operation.operand_segments };
    match (segments, operation.segment_slot(of_results)) {
        (_, Some(slot)) => SegmentPolicy::Sized { property: slot as u32 },
        (Segments::Equal, None) => SegmentPolicy::Equal,
        (Segments::Counted | Segments::Sized, None) => SegmentPolicy::Rest,
    }
}

fn anchor_of(operation: &Operation, part: PartRef) -> Option<Anchor> {
    Some(match part {
        PartRef::Operand(index) => Anchor::Operand(index as u16),
        PartRef::Result(index) => Anchor::Result(index as u16),
        PartRef::Region(index) => Anchor::Region(index as u16),
        PartRef::Successor(index) => Anchor::Successor(index as u16),
        part @ (PartRef::Attribute(_) | PartRef::Property(_)) => Anchor::Property(slot(operation, part)?),
    })
}

fn values_of(values: Values) -> TypesOf {
    match values {
        Values::Operand(index) => TypesOf::Operand(index as u16),
        Values::Result(index) => TypesOf::Result(index as u16),
        Values::Operands => TypesOf::Operands,
        Values::Results => TypesOf::Results,
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

fn argument_of(operation: &Operation, argument: &CustomArgument) -> Option<OpArgument> {
    Some(match argument {
        CustomArgument::Part(part) => match *part {
            PartRef::Operand(index) => OpArgument::Operand(index as u16),
            PartRef::Region(index) => OpArgument::Region(index as u16),
            PartRef::Successor(index) => OpArgument::Successor(index as u16),
            part @ (PartRef::Result(_) | PartRef::Attribute(_) | PartRef::Property(_)) => {
                OpArgument::Property(slot(operation, part)?)
            }
        },
        CustomArgument::Type(values) => OpArgument::Types(values_of(*values)),
        CustomArgument::AttrDict => OpArgument::AttrDict,
        CustomArgument::PropDict => OpArgument::PropDict,
        CustomArgument::Ref(inner) => OpArgument::Ref(leak::value(argument_of(operation, inner)?)),
        CustomArgument::Text(text) => OpArgument::Text(leak::text(text)),
        // They are converted like the elements of the format.
        CustomArgument::Elements(_) => return None,
    })
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

fn effect_of(effect: &Effect, target: model::EffectTarget) -> Option<EffectDef> {
    let plain = EffectDef::new(effect.kind()?.keep()?, target.keep()?);
    let resource = effect.named_resource().map_or(plain.resource, leak::text);
    Some(EffectDef { resource, stage: u32::try_from(effect.stage).unwrap_or(0), full: effect.full, ..plain })
}
